import { zoneExample } from '../../../src/preflight/dns/example-zone.ts'
import type { RuleExamples } from '../cases/rule-examples.ts'
import { zoneLines } from '../cases/zone-lines.ts'

export const examples: RuleExamples = {
  bad: [{ ...zoneExample({ mx: '0 .' }), severity: 'error', line: zoneLines.mx }],
  good: [
    zoneExample({}),
    zoneExample({ about: 'An address record instead of an MX record', mx: null, more: ['@ IN A 198.51.100.9'] }),
  ],
}
