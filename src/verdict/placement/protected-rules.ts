/** Rules of protected seeds (behind a gateway), from the defaults and advice that vendors document. */

import { dmarcFailsWith, reverseDnsIsBroken, showsRecipientDomain, spfFails } from './conditions.ts'
import type { PlacementFacts } from './facts.ts'
import { attachmentIsBlocked } from './form-conditions.ts'
import type { PlacementRule, RuleFinding } from './placement-rule.ts'
import { doesNotFire, fires, firesIf } from './placement-rule.ts'
import { isMarketing } from './tab-evidence.ts'

const mimecastCodes = 'Mimecast SMTP error codes, 2022-06-17'
const mimecastDns = 'Mimecast DNS authentication, inbound checks, 2017-03-29; the customer chooses the action'
const proofpoint = 'Proofpoint postmaster page, undated copy'

type Row = Omit<PlacementRule, 'isBulkOnly'>

const rows: readonly Row[] = [
  {
    id: 'H-P4',
    kind: 'temporary',
    reply: { code: 451, enhancedCode: null },
    documentedBy: 'Mimecast',
    source: mimecastCodes,
    mark: 'V/D',
    when: isFirstContact,
  },
  {
    id: 'H-P7',
    kind: 'refusal',
    reply: { code: 550, enhancedCode: null },
    documentedBy: null,
    source: 'every gateway blocks programs; the list differs',
    mark: 'D',
    when: attachmentIsBlocked,
  },
  {
    id: 'H-P1',
    kind: 'refusal',
    reply: { code: 550, enhancedCode: null },
    documentedBy: 'Mimecast',
    source: mimecastDns,
    mark: 'V/D',
    when: (facts) => dmarcFailsWith(facts, 'reject'),
  },
  {
    id: 'H-P2',
    kind: 'refusal',
    reply: { code: 550, enhancedCode: null },
    documentedBy: 'Mimecast',
    source: mimecastDns,
    mark: 'V/D',
    when: spfFails,
  },
  {
    id: 'H-P3',
    kind: 'refusal',
    reply: { code: 550, enhancedCode: null },
    documentedBy: 'Mimecast',
    source: mimecastCodes,
    mark: 'V/S',
    when: showsRecipientDomain,
  },
  {
    id: 'J-P1',
    kind: 'junk',
    reply: null,
    documentedBy: 'Mimecast',
    source: mimecastDns,
    mark: 'V',
    when: (facts) => dmarcFailsWith(facts, 'quarantine'),
  },
  { id: 'J-P3', kind: 'junk', reply: null, documentedBy: null, source: proofpoint, mark: 'D', when: hasBadHostName },
  {
    id: 'J-P4',
    kind: 'junk',
    reply: null,
    documentedBy: 'Proofpoint',
    source: 'Proofpoint Essentials, spam settings, undated copy',
    mark: 'V/D',
    when: isHeldBulk,
  },
]

export const protectedRules: readonly PlacementRule[] = rows.map(complete)

function complete(row: Row): PlacementRule {
  return { isBulkOnly: false, ...row }
}

function isFirstContact({ seedOptions, history }: PlacementFacts): RuleFinding {
  if (!seedOptions.includes('greylist')) return doesNotFire
  if (history.status === 'not-measured') return history
  return firesIf(
    history.value.temporaryRefusalCount === 0,
    'this is the first attempt, and the gateway uses greylisting',
  )
}

function hasBadHostName(facts: PlacementFacts): RuleFinding {
  const reverse = reverseDnsIsBroken(facts)
  if (reverse.status === 'fires') return reverse
  const helo = facts.heloName
  if (helo.status === 'not-measured') return reverse.status === 'not-measured' ? reverse : helo
  const isFull = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/iu.test(helo.value)
  return isFull ? reverse : fires(`the EHLO name "${helo.value}" is not a full host name`)
}

function isHeldBulk({ seedOptions, content, mailType }: PlacementFacts): RuleFinding {
  if (!seedOptions.includes('hold-bulk')) return doesNotFire
  return firesIf(isMarketing(content, mailType), 'it is marketing mail, and this gateway holds bulk mail')
}
