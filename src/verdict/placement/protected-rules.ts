/**
 * Rules for protected seeds (mailboxes behind a gateway), based on the defaults and recommendations of gateway vendors.
 */

import { dmarcFailsWith, reverseDnsIsBroken, showsRecipientDomain, spfFails } from './conditions.ts'
import type { PlacementFacts } from './facts.ts'
import { attachmentIsBlocked } from './form-conditions.ts'
import {
  doesNotFire,
  fires,
  firesIf,
  type PlacementRule,
  type RuleFinding,
  type RuleRow,
  reply,
  toRule,
} from './placement-rule.ts'
import { isMarketing } from './tab-evidence.ts'

const mimecastCodes = 'Mimecast SMTP error codes, 2022-06-17'
const mimecastDns = 'Mimecast DNS authentication, inbound checks, 2017-03-29; the customer chooses the action'
const proofpoint = 'Proofpoint postmaster page, undated'

const rows: readonly RuleRow[] = [
  {
    id: 'H-P4',
    kind: 'temporary',
    reply: reply(451),
    documentedBy: 'Mimecast',
    source: mimecastCodes,
    mark: 'V/D',
    when: isFirstContact,
  },
  {
    id: 'H-P7',
    reply: reply(550),
    documentedBy: null,
    source: 'every gateway blocks executable attachments, but the lists differ',
    mark: 'D',
    when: attachmentIsBlocked,
  },
  {
    id: 'H-P1',
    reply: reply(550),
    documentedBy: 'Mimecast',
    source: mimecastDns,
    mark: 'V/D',
    when: (facts) => dmarcFailsWith(facts, 'reject'),
  },
  { id: 'H-P2', reply: reply(550), documentedBy: 'Mimecast', source: mimecastDns, mark: 'V/D', when: spfFails },
  {
    id: 'H-P3',
    reply: reply(550),
    documentedBy: 'Mimecast',
    source: mimecastCodes,
    mark: 'V/S',
    when: showsRecipientDomain,
  },
  {
    id: 'J-P1',
    kind: 'junk',
    documentedBy: 'Mimecast',
    source: mimecastDns,
    mark: 'V',
    when: (facts) => dmarcFailsWith(facts, 'quarantine'),
  },
  { id: 'J-P3', kind: 'junk', documentedBy: null, source: proofpoint, mark: 'D', when: hasBadHostName },
  {
    id: 'J-P4',
    kind: 'junk',
    documentedBy: 'Proofpoint',
    source: 'Proofpoint Essentials, spam settings, undated',
    mark: 'V/D',
    when: isHeldBulk,
  },
]

export const protectedRules: readonly PlacementRule[] = rows.map(toRule)

function isFirstContact({ seedOptions, history }: PlacementFacts): RuleFinding {
  if (!seedOptions.includes('greylist')) return doesNotFire
  if (history.status === 'not-measured') return history
  return firesIf(
    history.value.temporaryRefusalCount === 0,
    'this is the first delivery attempt, and the gateway uses greylisting',
  )
}

function hasBadHostName(facts: PlacementFacts): RuleFinding {
  const reverse = reverseDnsIsBroken(facts)
  if (reverse.status === 'fires') return reverse
  const helo = facts.heloName
  if (helo.status === 'not-measured') return reverse.status === 'not-measured' ? reverse : helo
  const isFull = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/iu.test(helo.value)
  return isFull ? reverse : fires(`the EHLO name "${helo.value}" is not a fully qualified host name`)
}

function isHeldBulk({ seedOptions, content, mailType }: PlacementFacts): RuleFinding {
  if (!seedOptions.includes('hold-bulk')) return doesNotFire
  return firesIf(
    isMarketing(content, mailType),
    'the message is marketing mail, and this gateway quarantines bulk mail',
  )
}
