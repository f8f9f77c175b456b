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
