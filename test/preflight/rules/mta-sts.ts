import { zoneExample } from '../../../src/preflight/dns/example-zone.ts'
import type { RuleExamples } from '../cases/rule-examples.ts'
import { zoneLines } from '../cases/zone-lines.ts'

export const examples: RuleExamples = {
  bad: [{ ...zoneExample({ more: ['_mta-sts IN TXT "v=STSv1; id=20261101"'] }), line: zoneLines.more }],
  good: [zoneExample({ more: ['_mta-sts IN TXT "v=STSv1; id=20261101;"', 'mta-sts IN A 198.51.100.9'] })],
}
