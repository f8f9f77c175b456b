import { quoteTxt } from '../../../src/preflight/dns/dns-rule.ts'
import { zoneExample } from '../../../src/preflight/dns/example-zone.ts'
import type { RuleExamples } from '../cases/rule-examples.ts'
import { zoneLines } from '../cases/zone-lines.ts'

function includes(count: number): { readonly spf: string; readonly more: readonly string[] } {
  const names = Array.from({ length: count }, (_, index) => `i${index}`)
  return {
    spf: quoteTxt(`v=spf1 ${names.map((name) => `include:${name}.fernhill-bikes.com`).join(' ')} ~all`),
    more: names.map((name, index) => `${name} IN TXT "v=spf1 ip4:198.51.100.${index} ~all"`),
  }
}

export const examples: RuleExamples = {
  bad: [
    { ...zoneExample({ ...includes(9) }), line: zoneLines.spf, severity: 'notice' },
    { ...zoneExample({ spf: '"v=spf1 include:fernhill-bikes.com ~all"' }), line: zoneLines.spf },
  ],
  good: [],
}
