import { zoneExample } from '../../../src/preflight/dns/example-zone.ts'
import type { RuleExamples } from '../cases/rule-examples.ts'
import { zoneLines } from '../cases/zone-lines.ts'

const oldKey =
  'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDbUaO0Su8Mg69VerI8Y/BnS4GB+laZiaqoW68SdY1m4JaE2SD08/W0EYl2X/lh4lzzGSdwCeeEi/aVqIwaHxdzaal4MvQl1X0Nb4zM9P15QEZeKQGOzYfoyQV6g46MiguN1BN2p/Seto1y7d/4SD37ZwB55/VWYeeEHPvnrCsCkwIDAQAB'

export const examples: RuleExamples = {
  bad: [{ ...zoneExample({ dkim: `"v=DKIM1; k=rsa; p=${oldKey}"` }), line: zoneLines.dkim, severity: 'warning' }],
  good: [
    zoneExample({
      about: 'An Ed25519 key',
      dkim: '"v=DKIM1; k=ed25519; p=BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc="',
    }),
  ],
}
