import { zoneExample } from '../../../src/preflight/dns/example-zone.ts'
import type { RuleExamples } from '../cases/rule-examples.ts'
import { zoneLines } from '../cases/zone-lines.ts'

export const examples: RuleExamples = {
  bad: [{ ...zoneExample({ dkim: '"v=DKIM1; k=rsa"' }), line: zoneLines.dkim }],
  good: [zoneExample({})],
}
