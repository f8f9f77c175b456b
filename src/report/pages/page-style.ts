/** The CSS that all pages share. The colors are light or dark, depending on the reader's system setting. */

export const pageStyle: string = `
:root { color-scheme: light dark; --text: #1c2128; --soft: #57606a; --line: #d1d9e0; --paper: #ffffff; --panel: #f6f8fa;
  --link: #0b5cad; --good: #1a7f37; --bad: #c62828; --refused: #6639ba; --warn: #8a5a00; --tab: #0969da; }
@media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --soft: #9aa4ae; --line: #3d444d; --paper: #0d1117;
  --panel: #161b22; --link: #79b8ff; --good: #3fb950; --bad: #ff7b72; --refused: #c297ff; --warn: #d9a520; --tab: #79b8ff; } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--text);
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; overflow-wrap: break-word; }
a { color: var(--link); }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
h1, h2, h3, h4 { line-height: 1.3; overflow-wrap: anywhere; }
code { font: .92em/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
pre { margin: .5rem 0 1rem; padding: .75rem 1rem; background: var(--panel); border: 1px solid var(--line);
  border-radius: .375rem; overflow-x: auto; }
pre code { overflow-wrap: normal; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; }
td, dd, pre, h1, h2 { unicode-bidi: plaintext; }
.soft { color: var(--soft); }
.scroll { overflow-x: auto; }
footer { margin-top: 3rem; color: var(--soft); font-size: .875rem; }
@media print { pre, .scroll { overflow: visible; white-space: pre-wrap; } }
`

/** The CSS of charts in reports and in the dashboard. */
export const chartStyle: string = `:root { --in-tab: #54aeff; --spam: #e5534b; --unknown: #d4a72c; }
.chart { display: block; width: 100%; height: auto; max-width: 44rem; margin: .75rem 0; overflow: visible; }
.chart text { fill: var(--text); font: 13px system-ui, sans-serif; }
.chart text.end { text-anchor: end; }
.day-ok { fill: var(--in-tab); } .day-warned { fill: var(--unknown); } .day-missed { fill: var(--spam); } .judged { fill: var(--panel); }
.axis { stroke: var(--line); } .limit-warned { stroke: var(--warn); stroke-dasharray: 4 3; }
.limit-missed { stroke: var(--bad); stroke-dasharray: 7 3; }
@media (max-width: 40rem) { .chart text { font-size: 22px; } }
`
