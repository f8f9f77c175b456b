import { zoneExample } from '../../../src/preflight/dns/example-zone.ts'
import type { RuleExamples } from '../cases/rule-examples.ts'
import { zoneLines } from '../cases/zone-lines.ts'

export const examples: RuleExamples = {
  bad: [
    {
      ...zoneExample({ more: ['default._bimi IN TXT "v=BIMI1; l=https://fernhill-bikes.com/logo.png"'] }),
      line: zoneLines.more,
    },
    {
      ...zoneExample({
        dmarc: '"v=DMARC1; p=none"',
        more: ['default._bimi IN TXT "v=BIMI1; l=https://fernhill-bikes.com/logo.svg"'],
      }),
      line: zoneLines.more,
    },
  ],
  good: [
    zoneExample({
      more: [
        'default._bimi IN TXT "v=BIMI1; l=https://fernhill-bikes.com/logo.svg; a=https://fernhill-bikes.com/vmc.pem"',
      ],
    }),
  ],
}
