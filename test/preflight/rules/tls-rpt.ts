import { zoneExample } from '../../../src/preflight/dns/example-zone.ts'
import type { RuleExamples } from '../cases/rule-examples.ts'
import { zoneLines } from '../cases/zone-lines.ts'

export const examples: RuleExamples = {
  bad: [
    {
      ...zoneExample({ more: ['_smtp._tls IN TXT "v=TLSRPT1; rua=mailto:tls@fernhill-bikes.com"'] }),
      line: zoneLines.more,
    },
  ],
  good: [
    zoneExample({
      more: ['_smtp._tls IN TXT "v=TLSRPTv1; rua=mailto:tls@fernhill-bikes.com,https://fernhill-bikes.com/tls"'],
    }),
  ],
}
