import { zoneExample } from '../../../src/preflight/dns/example-zone.ts'
import type { RuleExamples } from '../cases/rule-examples.ts'
import { zoneLines } from '../cases/zone-lines.ts'

const reverseZone =
  '100.51.198.in-addr.arpa. IN SOA ns1.fernhill-bikes.com. hostmaster.fernhill-bikes.com. 1 7200 3600 1209600 3600'

export const examples: RuleExamples = {
  bad: [
    {
      ...zoneExample({
        settings: { sendingIp: '198.51.100.7' },
        more: [reverseZone, '7.100.51.198.in-addr.arpa. IN PTR mx1.fernhill-bikes.com.'],
      }),
      line: zoneLines.more + 1,
    },
  ],
  good: [],
}
