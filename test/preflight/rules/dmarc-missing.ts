import { zoneExample } from '../../../src/preflight/dns/example-zone.ts'
import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [],
  good: [
    zoneExample({}),
    zoneExample({
      about: 'A misplaced record, which dmarc-syntax reports',
      dmarc: null,
      more: ['@ IN TXT "v=DMARC1; p=none"'],
    }),
  ],
}
