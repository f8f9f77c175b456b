/** The style sheet of the report page. */

import { pageStyle } from '../../pages/page-style.ts'

export const reportPageStyle: string = `${pageStyle}
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
h1 { font-size: 1.35rem; margin: 0 0 1rem; padding: 1rem 1.25rem; background: var(--panel); border-left: .4rem solid var(--soft);
  border-radius: .25rem; }
h1.good { border-color: var(--good); } h1.mixed { border-color: var(--warn); } h1.bad { border-color: var(--bad); }
h1.open { border-color: var(--tab); }
h2 { font-size: 1.1rem; margin: 2.25rem 0 .75rem; }
.facts { display: flex; flex-wrap: wrap; gap: .1rem 1.5rem; margin: 0; padding: 0; list-style: none; color: var(--soft); font-size: .95rem; }
.facts li { min-width: 0; overflow-wrap: anywhere; } .facts b { color: var(--text); font-weight: 600; }
.note { margin: 1rem 0; padding: .6rem .9rem; background: var(--panel); border-left: .25rem solid var(--tab); border-radius: .2rem; font-size: .95rem; }
.note.observed { border-color: var(--good); } .note.unjudged { border-color: var(--warn); }
svg { display: block; width: 100%; height: 1.4rem; border-radius: .2rem; }
.bars { display: grid; grid-template-columns: max-content 1fr; gap: .4rem 1rem; align-items: center; margin: 0; }
.bars dt { color: var(--soft); } .bars dd { margin: 0; min-width: 0; }
.fill-inbox { fill: #2da44e; } .fill-tab { fill: #54aeff; } .fill-spam { fill: #e5534b; } .fill-refused { fill: #8250df; }
.fill-undecided { fill: #d4a72c; } .fill-deferred { fill: #bf8700; } .fill-waiting { fill: #8c959f; }
.swatch { display: inline-block; width: .7em; height: .7em; margin-right: .4em; border-radius: .15em; }
.swatch-inbox { background: #2da44e; } .swatch-tab { background: #54aeff; } .swatch-spam { background: #e5534b; }
.swatch-refused { background: #8250df; } .swatch-undecided { background: #d4a72c; } .swatch-deferred { background: #bf8700; }
.swatch-waiting { background: #8c959f; }
table.placement { margin-top: 1rem; } table.placement td .swatch { display: none; }
@media (max-width: 40rem) {
  table.placement, table.placement tbody, table.placement tr { display: block; width: 100%; }
  table.placement thead { display: none; }
  table.placement tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
  table.placement td, table.counts.placement td:not(:first-child) { display: flex; align-items: baseline; padding: .1rem 0;
    border: 0; text-align: left; }
  table.placement td:first-child { font-weight: 600; } table.counts.placement td.zero:not(:first-child) { display: none; } table.placement td .swatch { display: inline-block; order: -2; }
  table.placement td[data-title]::before { content: attr(data-title); flex: 1; order: -1; color: var(--soft); }
}
table.counts { width: auto; min-width: 50%; }
table.counts td:not(:first-child), table.counts th:not(:first-child) { text-align: right; padding: .4rem 0 .4rem 1.25rem; font-variant-numeric: tabular-nums; }
.seeds { display: grid; align-items: start; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); gap: 1rem; }
.seed { border: 1px solid var(--line); border-radius: .375rem; padding: .8rem 1rem; min-width: 0; }
.seed h3 { margin: 0; font-size: 1rem; display: flex; flex-wrap: wrap; gap: .25rem .6rem; align-items: baseline; }
.seed h3 code { font-weight: 500; }
.seed p { margin: .4rem 0; font-size: .93rem; }
.folder { padding: 0 .5rem; border: 1px solid currentColor; border-radius: .25rem; font-size: .88rem; }
.inbox { color: var(--good); } .tab { color: var(--tab); } .spam { color: var(--bad); } .refused { color: var(--refused); }
.undecided, .deferred { color: var(--warn); } .waiting { color: var(--soft); }
.verdicts { margin: .5rem 0; padding: 0; list-style: none; font-size: .93rem; }
.verdicts li { padding: .15rem 0; } .verdicts b { display: inline-block; min-width: 4.5rem; }
.pass { color: var(--good); font-weight: 600; } .fail { color: var(--bad); font-weight: 600; } .unmeasured { color: var(--soft); font-weight: 600; }
details { margin: .4rem 0 0; font-size: .9rem; } summary { cursor: pointer; color: var(--link); }
details ul { margin: .4rem 0 0; padding-left: 1.1rem; }
`
