/** The style sheet of the API's page. */

import { pageStyle } from '../pages/page-style.ts'

export const docsStyle: string = `${pageStyle}
.layout { max-width: 78rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
nav { font-size: .92rem; }
nav h2 { font-size: .8rem; letter-spacing: .04em; text-transform: uppercase; color: var(--soft); margin: 1.25rem 0 .25rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: flex; align-items: baseline; padding: .2rem 0; text-decoration: none; color: var(--text); }
nav a:hover { color: var(--link); text-decoration: underline; }
main { min-width: 0; margin-top: 2rem; }
main > p:first-child { margin-top: 0; }
h1 { font-size: 1.75rem; margin: 0 0 .5rem; }
main > h2 { font-size: 1.35rem; margin: 3rem 0 0; padding-top: 1.25rem; border-top: 2px solid var(--line); }
article { margin: 2rem 0 0; padding: 0 0 1rem; scroll-margin-top: 1rem; }
article + article { border-top: 1px solid var(--line); padding-top: 1.5rem; }
article h3 { font-size: 1.15rem; margin: 0; }
article h4 { font-size: .95rem; margin: 1.5rem 0 .25rem; }
.path { margin: .35rem 0 .75rem; font-size: 1rem; }
.method { display: inline-block; min-width: 3.4rem; margin-right: .5rem; padding: .05rem .45rem; border: 1px solid currentColor;
  border-radius: .25rem; text-align: center; font: 600 .8rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.get { color: var(--good); } .post { color: var(--tab); }
nav .method { flex: none; min-width: 2.9rem; font-size: .7rem; padding: 0 .2rem; margin-right: .4rem; }
.badge { padding: 0 .4rem; border: 1px solid var(--line); border-radius: 1rem; color: var(--soft); font-size: .78rem; white-space: nowrap; }
.badge.must { color: var(--bad); border-color: currentColor; }
table.fields td:first-child { width: 32%; } table.fields td:nth-child(2) { width: 22%; }
td p { margin: 0; }
details { margin: .5rem 0; } summary { cursor: pointer; font-weight: 600; padding: .25rem 0; }
@media (min-width: 62rem) {
  .layout { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 0 3rem; }
  header { grid-column: 1 / -1; }
  nav h2:first-child { margin-top: 0; }
  main { margin-top: 0; }
  nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 3rem); overflow-y: auto; }
}
@media (max-width: 40rem) {
  table.fields, table.fields tbody, table.fields tr, table.fields td { display: block; width: auto !important; border: 0; padding: 0; }
  table.fields thead { position: absolute; left: -100vw; }
  table.fields tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
}
`
