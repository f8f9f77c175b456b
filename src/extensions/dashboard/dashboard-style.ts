/** The style sheet of the dashboard. */

import { chartStyle, pageStyle } from '../../report/pages/page-style.ts'

export const dashboardStyle: string = `${pageStyle}${chartStyle}
.top { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center; padding: .6rem 1.25rem;
  border-bottom: 1px solid var(--line); background: var(--panel); }
.brand { font-weight: 700; color: var(--text); text-decoration: none; }
.top nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
.who { margin-left: auto; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; }
.who form { display: flex; gap: .5rem; align-items: center; margin: 0; }
nav a { text-decoration: none; } nav a:hover { text-decoration: underline; }
nav a[aria-current] { font-weight: 600; color: var(--text); }
.tabs { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding-bottom: .5rem; border-bottom: 1px solid var(--line); }
.skip { position: absolute; left: -999rem; } .skip:focus { position: static; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; } h3 { font-size: 1rem; }
form { margin: 1rem 0; } td form { margin: 0; }
.field { margin-bottom: 1rem; max-width: 32rem; }
.filters { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; } .filters .field { margin: 0; }
.filters details { flex-basis: 100%; } summary { cursor: pointer; color: var(--link); width: fit-content; }
label { display: block; font-weight: 600; } .who label { font-weight: 400; }
input, select, textarea, button { font: inherit; color: inherit; }
input:not([type=checkbox]):not([type=radio]), select, textarea { padding: .4rem .6rem; border: 1px solid var(--soft);
  border-radius: .375rem; background: var(--paper); max-width: 100%; }
.field input:not([type=checkbox]):not([type=radio]), .field textarea { width: 100%; }
button { padding: .4rem .9rem; border: 1px solid var(--soft); border-radius: .375rem; background: var(--panel);
  cursor: pointer; }
a.button { display: inline-block; padding: .4rem .9rem; border: 1px solid var(--link); border-radius: .375rem;
  text-decoration: none; }
.notice { padding: .6rem 1rem; border: 1px solid var(--warn); border-radius: .375rem; }
dt { font-weight: 600; } dd { margin: 0 0 .5rem; }
button.dangerous { color: var(--bad); border-color: var(--bad); }
button:focus-visible, input:focus-visible, select:focus-visible, textarea:focus-visible { outline: 2px solid var(--link);
  outline-offset: 2px; }
.scroll th, .scroll time, .scroll code { white-space: nowrap; } .scroll td:not(:has(code)) { max-width: 22rem; }
form.inline { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; } td.number, th.number { padding-right: .9rem; }
.help { margin: .25rem 0 0; color: var(--soft); font-size: .9rem; }
.good { color: var(--good); } .bad { color: var(--bad); }
.error { margin: .25rem 0 0; color: var(--bad); }
[aria-invalid] { border-color: var(--bad) !important; }
.flash { padding: .6rem 1rem; border: 1px solid var(--good); border-radius: .375rem; background: var(--panel); }
.secret { padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .375rem; background: var(--panel); }
@media (max-width: 40rem) { .top { gap: .25rem .9rem; padding: .5rem .9rem; font-size: .92rem; } .who { margin-left: 0; }
  main { padding: 1rem .9rem 3rem; } h1 { font-size: 1.3rem; margin: .5rem 0 1rem; } td form select, td form button { max-width: 9rem; }
  .scroll table { width: max-content; min-width: 100%; } .scroll td:not(:has(code)) { max-width: 16rem; } }
`
