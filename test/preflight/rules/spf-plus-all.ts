import { zoneExample } from '../../../src/preflight/dns/example-zone.ts'
import type { RuleExamples } from '../cases/rule-examples.ts'
import { zoneLines } from '../cases/zone-lines.ts'

export const examples: RuleExamples = {
  bad: [
    { ...zoneExample({ spf: '"v=spf1 mx all"' }), line: zoneLines.spf },
    { ...zoneExample({ spf: '"v=spf1 ip4:0.0.0.0/0 -all"' }), line: zoneLines.spf },
    { ...zoneExample({ spf: '"v=spf1 mx ?all"' }), line: zoneLines.spf, severity: 'warning' },
    { ...zoneExample({ spf: '"v=spf1 ip4:192.0.0.0/8 -all"' }), line: zoneLines.spf, severity: 'warning' },
    {
      ...zoneExample({ spf: '"v=spf1 include:_spf.fernhill-bikes.com ~all"', more: ['_spf IN TXT "v=spf1 +all"'] }),
      line: zoneLines.more,
    },
  ],
  good: [zoneExample({ spf: '"v=spf1 mx -all"' })],
}
