import TemplateCell

print("TemplateCell")
