import { zoneExample } from '../../../src/preflight/dns/example-zone.ts'
import type { RuleExamples } from '../cases/rule-examples.ts'
import { zoneLines } from '../cases/zone-lines.ts'

export const examples: RuleExamples = {
  bad: [
    { ...zoneExample({ dmarc: '"v=DMARC1; p=reject; t=y"' }), line: zoneLines.dmarc },
    { ...zoneExample({ dmarc: '"v=DMARC1; rua=mailto:dmarc@fernhill-bikes.com"' }), line: zoneLines.dmarc },
  ],
  good: [],
}
