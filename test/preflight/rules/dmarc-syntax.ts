import { zoneExample } from '../../../src/preflight/dns/example-zone.ts'
import type { RuleExamples } from '../cases/rule-examples.ts'
import { zoneLines } from '../cases/zone-lines.ts'

export const examples: RuleExamples = {
  bad: [
    { ...zoneExample({ dmarc: '"v=DMARC1; p=none rua=mailto:dmarc@fernhill-bikes.com"' }), line: zoneLines.dmarc },
    { ...zoneExample({ dmarc: '" v=DMARC1; p=none"' }), line: zoneLines.dmarc },
    { ...zoneExample({ dmarc: '"v=dmarc1; p=none"' }), line: zoneLines.dmarc },
    { ...zoneExample({ dmarc: '"p=none; v=DMARC1"' }), line: zoneLines.dmarc },
    { ...zoneExample({ dmarc: null, more: ['@ IN TXT "v=DMARC1; p=none"'] }), line: zoneLines.more },
  ],
  good: [zoneExample({ dmarc: '"v=DMARC1; rua=mailto:dmarc@fernhill-bikes.com; p=reject; x=y"' })],
}
