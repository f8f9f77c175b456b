import { zoneExample } from '../../../src/preflight/dns/example-zone.ts'
import type { RuleExamples } from '../cases/rule-examples.ts'
import { zoneLines } from '../cases/zone-lines.ts'

export const examples: RuleExamples = {
  bad: [
    {
      ...zoneExample({
        spf: '"v=spf1 include:_spf.fernhill-bikes.com ~all"',
        more: ['_spf IN TXT "v=spf1 ip4:192.0.2.1 ~all"', '_spf IN TXT "v=spf1 ip4:192.0.2.2 ~all"'],
      }),
      line: zoneLines.more + 1,
    },
  ],
  good: [zoneExample({ more: ['@ IN TXT "site-verification=8d1f0c"', '@ IN TXT "v=spf10 -all"'] })],
}
