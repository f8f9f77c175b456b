/** Everything the placement rules may look at. A fact that was not measured says why, and no rule guesses it. */

import type { MailType, ProviderType } from '../../contract/names.ts'
import type { Authentication } from '../authentication/authentication-verdict.ts'
import type { MessageContent } from '../content/message-content.ts'
import type { HeaderForm } from '../header-form.ts'
import type { SeedHistory, SeedOption } from '../judgement.ts'

/** A value that was measured, or why it was not. */
export type Fact<T> = { readonly status: 'measured'; readonly value: T } | UnmeasuredFact

/** A fact that is not known. */
export interface UnmeasuredFact {
  readonly status: 'not-measured'
  readonly reason: string
  /** True: because DNS could not be asked at all; asking again later may tell. Absent: nothing is open. */
  readonly isOpen?: true
}

export interface ReverseDns {
  readonly names: readonly string[]
  /** One of the names resolves back to the address. */
  readonly isForwardConfirmed: boolean
}

/** Whether a domain is there: `unanswered` when its own name servers fail. */
export type DomainExistence = 'exists' | 'missing' | 'unanswered'

export interface PlacementFacts {
  readonly providerType: ProviderType
  readonly providerName: string
  readonly seedOptions: readonly SeedOption[]
  readonly senderClass: 'bulk' | 'all'
  /** `null`: the sender did not say. */
  readonly mailType: MailType | null
  readonly recipientDomain: string
  readonly envelopeSenderDomain: string | null
  readonly hasUnicodeAddress: boolean
  readonly authentication: Authentication
  readonly content: MessageContent
  readonly headerForm: HeaderForm
  readonly measuredAddress: Fact<string>
  readonly reverseDns: Fact<ReverseDns>
  readonly envelopeSenderExistence: Fact<DomainExistence>
  readonly authorDomainExistence: Fact<DomainExistence>
  /** True: the client used TLS although it could have gone without. */
  readonly isTls: Fact<boolean>
  readonly heloName: Fact<string>
  readonly history: Fact<SeedHistory>
}

/** A measured fact. */
export function measured<T>(value: T): Fact<T> {
  return { status: 'measured', value }
}

/** A fact that nobody measured, and why. */
export function notMeasured(reason: string): UnmeasuredFact {
  return { status: 'not-measured', reason }
}

/** A fact that DNS will tell when it can be asked again. */
export function leftOpen(reason: string): UnmeasuredFact {
  return { status: 'not-measured', reason, isOpen: true }
}
