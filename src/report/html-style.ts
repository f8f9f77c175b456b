/** The style sheet of the HTML report, for light and dark mode. */

export const reportStyle: string = `
:root { color-scheme: light dark; --text: #1c2128; --soft: #59636e; --line: #d1d9e0; --paper: #ffffff; --panel: #f6f8fa;
  --pass: #1a7f37; --fail: #c62828; --misconfigured: #8250df; --inconclusive: #9a6700;
  --inbox: #2da44e; --tab: #54aeff; --spam: #e5534b; --none: #8c959f; }
@media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --soft: #9198a1; --line: #3d444d; --paper: #0d1117;
  --panel: #151b23; --pass: #3fb950; --fail: #f85149; --misconfigured: #ab7df8; --inconclusive: #d29922; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
h1 { font-size: 1.35rem; line-height: 1.35; margin: 0 0 1rem; padding: 1rem 1.25rem; background: var(--panel);
  border-left: .4rem solid var(--soft); border-radius: .25rem; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .5rem; padding-top: 1rem; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
h1.pass { border-color: var(--pass); } h1.fail { border-color: var(--fail); }
h1.misconfigured { border-color: var(--misconfigured); } h1.inconclusive { border-color: var(--inconclusive); }
.facts { color: var(--soft); margin: .25rem 0 1rem; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: .1rem 1.25rem;
  overflow-wrap: anywhere; }
.note { margin: .5rem 0; padding: .6rem .9rem; background: var(--panel); border-left: .25rem solid var(--line); overflow-wrap: anywhere; }
p.warning { border-color: var(--inconclusive); }
.findings { margin: .25rem 0 1rem; padding-left: 1.25rem; } .findings li { margin: .4rem 0; overflow-wrap: anywhere; }
.findings .error::marker { color: var(--fail); } .findings .warning::marker { color: var(--inconclusive); } .findings .info::marker { color: var(--soft); }
.fix { color: var(--soft); } .muted { color: var(--soft); font-size: .9rem; margin: .25rem 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .7rem; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; white-space: nowrap; }
td { overflow-wrap: break-word; }
td code { overflow-wrap: break-word; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
code { font: .95em/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.word { font-weight: 600; color: var(--soft); }
.word.pass, .word.met, .word.ok { color: var(--pass); } .word.fail, .word.missed, .word.failing { color: var(--fail); }
.word.inconclusive, .word.undecided, .word.missing, .word.warned { color: var(--inconclusive); } .word.misconfigured { color: var(--misconfigured); }
details { margin: 1rem 0; } summary { cursor: pointer; font-weight: 600; }
svg { display: block; width: 100%; max-width: 44rem; height: auto; margin: .75rem 0; }
svg text { fill: var(--text); font: 13px system-ui, sans-serif; }
.bar-inbox { fill: var(--inbox); } .bar-tab { fill: var(--tab); } .bar-spam { fill: var(--spam); } .bar-none { fill: var(--none); }
.day-ok { fill: var(--tab); } .day-warned { fill: var(--inconclusive); } .day-missed { fill: var(--fail); } .judged { fill: var(--panel); }
.axis { stroke: var(--line); } .limit-warned { stroke: var(--inconclusive); stroke-dasharray: 4 3; }
.limit-missed { stroke: var(--fail); stroke-dasharray: 7 3; } svg text.end { text-anchor: end; }
footer { margin-top: 3rem; color: var(--soft); font-size: .85rem; }
@media print { body { max-width: none; } details { display: none; } }
`
