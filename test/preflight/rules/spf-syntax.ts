import { zoneExample } from '../../../src/preflight/dns/example-zone.ts'
import type { RuleExamples } from '../cases/rule-examples.ts'
import { zoneLines } from '../cases/zone-lines.ts'

export const examples: RuleExamples = {
  bad: [
    { ...zoneExample({ spf: '"v=spf1ip4:198.51.100.0/28 ~all"' }), line: zoneLines.spf },
    {
      ...zoneExample({ more: ['@ IN TXT "v=spf1include:_spf.fernhill-bikes.com ~all"'] }),
      line: zoneLines.more,
      severity: 'warning',
    },
    { ...zoneExample({ spf: '"v=spf1 ip4:198.51.100.0/28" "a ~all"' }), line: zoneLines.spf },
    { ...zoneExample({ spf: '"v=spf1 ~all ip4:198.51.100.0/28"' }), line: zoneLines.spf },
    { ...zoneExample({ spf: '"v=spf1 include:gone.fernhill-bikes.com ~all"' }), line: zoneLines.spf },
    {
      ...zoneExample({ spf: '"v=spf1 redirect=_spf.fernhill-bikes.com ~all"', more: ['_spf IN TXT "v=spf1 -all"'] }),
      line: zoneLines.spf,
      severity: 'warning',
    },
  ],
  good: [zoneExample({ spf: '"v=spf1 ip4:198.51.100.0/28 " "a:mx1.fernhill-bikes.com ~all"' })],
}
