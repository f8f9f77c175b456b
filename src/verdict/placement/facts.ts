/** The facts that placement rules use. An unknown fact has a reason instead of a value; rules never guess the value. */

import type { MailType, ProviderType } from '../../foundation/contract/names.ts'
import type { Authentication } from '../authentication/authentication-verdict.ts'
import type { MessageContent } from '../content/message-content.ts'
import type { HeaderForm } from '../header-form.ts'
import type { SeedHistory, SeedOption } from '../judgement.ts'

/** A known value, or why it is unknown. */
export type Fact<T> = { readonly status: 'measured'; readonly value: T } | UnmeasuredFact

export interface UnmeasuredFact {
  readonly status: 'not-measured'
  readonly reason: string
  /** Whether DNS was unavailable, in which case a later query may succeed. */
  readonly isOpen?: true
}

export interface ReverseDns {
  readonly names: readonly string[]
  /** Whether one of the address's names resolves back to the address. */
  readonly isForwardConfirmed: boolean
}

/** Whether the domain exists. `unanswered`: the domain's name servers do not answer the query. */
export type DomainExistence = 'exists' | 'missing' | 'unanswered'

export interface PlacementFacts {
  readonly providerType: ProviderType
  readonly providerName: string
  readonly seedOptions: readonly SeedOption[]
  readonly senderClass: 'bulk' | 'all'
  /** The mail type; null if the sender did not specify it. */
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
  /** Whether the client used TLS. */
  readonly isTls: Fact<boolean>
  readonly heloName: Fact<string>
  readonly history: Fact<SeedHistory>
}

export function measured<T>(value: T): Fact<T> {
  return { status: 'measured', value }
}

export function notMeasured(reason: string): UnmeasuredFact {
  return { status: 'not-measured', reason }
}

/** Builds a fact that is unknown because DNS was unavailable; a later query may succeed. */
export function leftOpen(reason: string): UnmeasuredFact {
  return { status: 'not-measured', reason, isOpen: true }
}
