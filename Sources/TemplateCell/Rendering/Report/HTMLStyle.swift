/// The style sheet of pages.
enum HTMLStyle {
  /// The rules: light colours, dark ones where the reader prefers them, and what does not depend on colours.
  static var rules: String {
    ":root{\(variables(.light))}\n@media (prefers-color-scheme:dark){:root{\(variables(.dark))}}\n" + shapes
  }

  private static let purposes: [Palette.Purpose] = [
    .page, .surface, .band, .rule, .ink, .muted, .link, .broken, .good, .determines,
  ]

  private static func variables(_ palette: Palette) -> String {
    purposes.map { "--\($0.rawValue):\(palette[$0])" }.joined(separator: ";")
  }

  private static let shapes = """
    :root{color-scheme:light dark}
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
    body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,\
    sans-serif}
    header,nav,main,footer{max-width:70rem;margin:0 auto;padding:0 1rem}
    main:focus{outline:none}
    h1{font-size:1.75rem;line-height:1.2;margin:1.5rem 0 .5rem}
    h2{font-size:1.25rem;line-height:1.3;margin:0 0 .75rem}
    p{margin:.5rem 0;max-width:45rem}
    a{color:var(--link)}
    a:focus-visible,summary:focus-visible,.scroll:focus-visible{outline:3px solid var(--link);outline-offset:2px;\
    border-radius:2px}
    .skip{position:absolute;left:1rem;top:-4rem;padding:.5rem 1rem;background:var(--surface);z-index:1}
    .skip:focus{top:.5rem}
    nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:.75rem 0;padding:0;list-style:none}
    nav a{display:inline-block;padding:.25rem 0}
    section{background:var(--surface);border:1px solid var(--rule);border-radius:8px;padding:1rem;margin:0 0 1rem;\
    scroll-margin-top:1rem}
    .scroll{overflow-x:auto;max-width:100%}
    table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:.875rem}
    caption{text-align:start;color:var(--muted);padding-bottom:.25rem}
    caption span{display:block;position:sticky;left:0;max-width:calc(100vw - 5rem)}
    th,td{padding:.3rem .6rem;border-bottom:1px solid var(--rule);text-align:start;vertical-align:top;\
    white-space:nowrap}
    th:first-child{position:sticky;left:0}
    thead th{background:var(--band);vertical-align:bottom;white-space:normal}
    tbody th{font-weight:600;background:var(--surface)}
    .number{text-align:end}
    .wrap{white-space:normal;min-width:16rem}
    figure{margin:.75rem 0}
    figcaption,footer{color:var(--muted);font-size:.875rem}
    .picture svg{display:block;max-width:100%;height:auto;border:1px solid var(--rule);border-radius:4px;\
    background:var(--surface)}
    .plan{container-type:inline-size}
    .plan .hint{margin:0;max-height:calc((var(--least) - 100cqw)*99);overflow:hidden;color:var(--muted);\
    font-size:.875rem}
    .plan .scroll{border:1px solid var(--rule);border-radius:4px}
    .plan svg{display:block;max-width:100%;height:auto}
    @media (max-width:40rem){tbody th{white-space:normal;min-width:6rem}}
    .chart svg{display:block;width:100%}
    .pair{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));align-items:start}
    .pair>*{min-width:0}
    section>:last-child,.pair>*>:last-child{margin-bottom:0}
    details{margin:.75rem 0}
    summary{cursor:pointer;padding:.25rem 0;color:var(--link)}
    code{font:.8125rem ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
    .steps{padding-inline-start:2rem}
    .steps li{margin:.4rem 0}
    .steps b{color:var(--determines)}
    .steps code{display:block;color:var(--muted)}
    .sum{font-weight:600;overflow-wrap:anywhere}
    .good{color:var(--good);font-weight:600}
    .bad{color:var(--broken);font-weight:600}
    @media print{nav,.skip{display:none}section{border:0;padding:0}figure,tr,li{break-inside:avoid}\
    h2,caption{break-after:avoid}.scroll{overflow:visible}.plan svg{min-width:0!important}\
    .plan .hint{display:none}details::details-content{content-visibility:visible;block-size:auto}}

    """
}
