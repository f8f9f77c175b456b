/** Creates facts about a faultless message, with changes by the test. */

import { parseMessage } from '../../../src/foundation/mail/parse-message.ts'
import type { Authentication } from '../../../src/verdict/authentication/authentication-verdict.ts'
import { readContent } from '../../../src/verdict/content/message-content.ts'
import { readHeaderForm } from '../../../src/verdict/header-form.ts'
import type { PlacementFacts } from '../../../src/verdict/placement/facts.ts'
import { measured } from '../../../src/verdict/placement/facts.ts'
import type { MailParts } from '../../support/mail-builder.ts'
import { aMail } from '../../support/mail-builder.ts'

/** SPF, DKIM and DMARC pass for shop.example. */
export const passing: Authentication = {
  spf: {
    isMeasured: true,
    isPass: true,
    result: 'pass',
    domain: 'shop.example',
    isAligned: true,
    record: 'v=spf1 ip4:198.51.100.7 -all',
    detail: 'SPF pass',
  },
  dkim: {
    isMeasured: true,
    isPass: true,
    result: 'pass',
    domain: 'shop.example',
    isAligned: true,
    detail: 'DKIM pass',
  },
  dmarc: {
    isMeasured: true,
    isPass: true,
    result: 'pass',
    domain: 'shop.example',
    isAligned: true,
    detail: 'DMARC pass',
    policy: 'reject',
    policyDomain: 'shop.example',
    carriedBy: 'SPF and DKIM',
  },
}

const open = {
  isMeasured: false,
  isPass: null,
  result: null,
  domain: null,
  isAligned: null,
  detail: 'it was not measured',
} as const

/** Neither SPF, DKIM nor DMARC was measured. */
export const unmeasured: Authentication = {
  spf: { ...open, record: null },
  dkim: open,
  dmarc: { ...open, policy: null, policyDomain: null, carriedBy: null },
}

export type AuthenticationChanges = {
  readonly [Method in keyof Authentication]?: Partial<Authentication[Method]>
}

/** Returns `passing` with other results; `isPass` follows from the result. */
export function authenticationOf(changes: AuthenticationChanges): Authentication {
  const { spf, dkim, dmarc } = passing
  return {
    spf: { ...spf, ...passOf(changes.spf), ...changes.spf },
    dkim: { ...dkim, ...passOf(changes.dkim), ...changes.dkim },
    dmarc: { ...dmarc, ...passOf(changes.dmarc), ...changes.dmarc },
  }
}

function passOf(change: { readonly result?: string | null } | undefined): { readonly isPass?: boolean } {
  return change?.result === undefined ? {} : { isPass: change.result === 'pass' }
}

/** Facts about a message for which no rule fires. */
export async function factsOf(parts: MailParts = {}, changes: Partial<PlacementFacts> = {}): Promise<PlacementFacts> {
  const mail = aMail(parts)
  return {
    providerType: 'consumer',
    providerName: 'seeds.example',
    seedOptions: [],
    senderClass: 'bulk',
    mailType: null,
    recipientDomain: 'seeds.example',
    envelopeSenderDomain: 'shop.example',
    hasUnicodeAddress: false,
    authentication: passing,
    content: readContent(await parseMessage(mail)),
    headerForm: readHeaderForm(mail),
    measuredAddress: measured('198.51.100.7'),
    reverseDns: measured({ names: ['mail.shop.example'], isForwardConfirmed: true }),
    envelopeSenderExistence: measured('exists'),
    authorDomainExistence: measured('exists'),
    isTls: measured(true),
    heloName: measured('mail.shop.example'),
    history: measured({ acceptedCopyCount: 0, temporaryRefusalCount: 0 }),
    ...changes,
  }
}
