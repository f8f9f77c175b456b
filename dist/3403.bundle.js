var m=Object.defineProperty;var i=(o,r)=>m(o,"name",{value:r,configurable:!0});export const id=3403,ids=[3403],modules={23403:((o,r,e)=>{e.d(r,{U:i(()=>a,"U"),reportSheet:i(()=>t,"reportSheet")});var d=e(77598),n=e(48582);const a=`${n.x}
:root { --inbox: #2da44e; --rejected: #8250df; --delayed: #bf8700;
  --missing: #8c959f; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem 1.25rem 4rem; }
main > nav { margin-bottom: .75rem; }
h1 { font-size: 1.3rem; margin: 0; }
h2 { font-size: 1.15rem; margin: 2rem 0 .6rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
.status { padding: .9rem 1.1rem; background: var(--panel); border-left: .4rem solid var(--soft); border-radius: .3rem; overflow-wrap: anywhere; }
.status p { margin: .15rem 0 0; }
.status.pass { border-color: var(--good); } .status.fail { border-color: var(--bad); }
.status.misconfigured { border-color: var(--refused); } .status.inconclusive { border-color: var(--warn); }
.status.open { border-color: var(--tab); }
.word { font-weight: 600; color: var(--soft); }
.word.pass, .word.met, .word.ok { color: var(--good); } .word.fail, .word.missed, .word.failing { color: var(--bad); }
.word.inconclusive, .word.undecided, .word.missing, .word.elsewhere, .word.warned { color: var(--warn); } .word.misconfigured { color: var(--refused); }
.fixes { margin: 0; padding-left: 1.4rem; } .fixes li { margin: .5rem 0; overflow-wrap: anywhere; }
.fixes .fix { display: block; font-weight: 600; } .fixes .error::marker { color: var(--bad); } .fixes .warning::marker { color: var(--warn); }
.fixes .soft { font-size: .92rem; }
.note { margin: .8rem 0; padding: .6rem .9rem; background: var(--panel); border-left: .25rem solid var(--line); border-radius: .2rem;
  font-size: .95rem; overflow-wrap: anywhere; }
.note.warning { border-color: var(--warn); }
.muted { color: var(--soft); font-size: .92rem; }
.facts { display: flex; flex-wrap: wrap; gap: .1rem 1.25rem; margin: 1.5rem 0 0; padding: 0; list-style: none; color: var(--soft);
  font-size: .92rem; }
.facts li { min-width: 0; overflow-wrap: anywhere; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td, th { padding-right: .9rem; } td.number, th.number { padding-right: .9rem; }
details { margin: .5rem 0; } summary { cursor: pointer; color: var(--link); width: fit-content; padding: .1rem 0; }
.explain { font-size: .92rem; } .explain p { margin: .3rem 0 .6rem; max-width: 42rem; }
svg { display: block; width: 100%; height: auto; }
.bars { display: grid; grid-template-columns: minmax(0, max-content) minmax(8rem, 1fr); gap: .35rem 1rem; align-items: center; margin: 0; }
.bars dt { min-width: 0; overflow-wrap: anywhere; } .bars dd { margin: 0; min-width: 0; }
.bars svg { height: 1.2rem; border-radius: .2rem; }
.fill-inbox { fill: var(--inbox); } .fill-tab { fill: var(--in-tab); } .fill-spam { fill: var(--spam); } .fill-refused { fill: var(--rejected); }
.fill-undecided { fill: var(--unknown); } .fill-deferred { fill: var(--delayed); } .fill-waiting { fill: var(--missing); }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin: .6rem 0; padding: 0; list-style: none; font-size: .92rem; }
.swatch { display: inline-block; width: .8em; height: .8em; margin-right: .4em; border-radius: .15em; }
.swatch-inbox { background: var(--inbox); } .swatch-tab { background: var(--in-tab); } .swatch-spam { background: var(--spam); }
.swatch-refused { background: var(--rejected); } .swatch-undecided { background: var(--unknown); }
.swatch-deferred { background: var(--delayed); } .swatch-waiting { background: var(--missing); }
.mail { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .15rem 1rem; margin: 0 0 .5rem; }
.mail dt { color: var(--soft); } .mail dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: .3rem; background: #fff; }
pre { font: .85rem/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; max-height: 30rem; overflow: auto; }
pre.wrap { white-space: pre-wrap; overflow-wrap: anywhere; }
.groups { display: grid; align-items: start; grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr)); gap: .8rem; }
.group { border: 1px solid var(--line); border-radius: .3rem; padding: .7rem .9rem; min-width: 0; overflow-wrap: anywhere; }
.group p { margin: .3rem 0; font-size: .93rem; } .group .place { margin-top: 0; }
.folder { padding: 0 .5rem; border: 1px solid currentColor; border-radius: .25rem; font-size: .88rem; }
.inbox { color: var(--good); } .tab { color: var(--tab); } .spam { color: var(--bad); } .refused { color: var(--refused); }
.undecided, .deferred { color: var(--warn); } .waiting { color: var(--soft); }
.verdicts { display: flex; flex-wrap: wrap; gap: .1rem 1rem; margin: .3rem 0; padding: 0; list-style: none; font-size: .93rem; }
.addresses { display: flex; flex-wrap: wrap; gap: .1rem .8rem; } .plain { list-style: none; padding: 0; }
.plain li { margin: .25rem 0; }
span.pass { color: var(--good); font-weight: 600; } span.fail { color: var(--bad); font-weight: 600; }
span.unmeasured { color: var(--soft); font-weight: 600; }
.reasons, .symbols { padding-left: 1.2rem; } .reasons li, .symbols li { margin: .35rem 0; overflow-wrap: anywhere; }
${n.y}@media (max-width: 40rem) { main { padding: .6rem .9rem 3rem; } h1 { font-size: 1.15rem; } h2 { margin-top: 1.4rem; }
  .status { padding: .7rem .9rem; } .fixes li { margin: .35rem 0; } table { font-size: .85rem; } .number { white-space: normal; }
  td, th, td.number, th.number { padding-right: .5rem; } .bars { grid-template-columns: minmax(0, 10rem) 1fr; gap: .3rem .7rem; } .mail { grid-template-columns: 1fr; gap: 0; } .mail dd { margin-bottom: .35rem; } }
@media print { main { max-width: none; padding: 0; } .explain, iframe { display: none; } details:not([open]) { display: none; }
  .group, section { break-inside: avoid-page; } .fill-inbox, .fill-tab, .fill-spam, .fill-refused, .fill-undecided, .fill-deferred,
  .fill-waiting, .swatch { print-color-adjust: exact; -webkit-print-color-adjust: exact; } pre { max-height: none; } }
`,t={path:`assets/report-${(0,d.createHash)("sha256").update(a).digest("hex").slice(0,16)}.css`,text:a}})};
