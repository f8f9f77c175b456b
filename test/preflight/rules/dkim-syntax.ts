import { zoneExample } from '../../../src/preflight/dns/example-zone.ts'
import type { RuleExamples } from '../cases/rule-examples.ts'
import { zoneLines } from '../cases/zone-lines.ts'

const key = 'BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc='

export const examples: RuleExamples = {
  bad: [
    { ...zoneExample({ dkim: '"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQ"' }), line: zoneLines.dkim },
    { ...zoneExample({ dkim: `"v=DKIM1; k=ed 25519; p=${key}"` }), line: zoneLines.dkim },
    { ...zoneExample({ dkim: `"v=dkim1; k=ed25519; p=${key}"` }), line: zoneLines.dkim },
  ],
  good: [],
}
