import { zoneExample } from '../../../src/preflight/dns/example-zone.ts'
import type { RuleExamples } from '../cases/rule-examples.ts'
import { zoneLines } from '../cases/zone-lines.ts'

export const examples: RuleExamples = {
  bad: [{ ...zoneExample({ spf: '"v=spf1 -all"', settings: { sendingIp: '2001:db8::1' } }), line: zoneLines.spf }],
  good: [],
}
