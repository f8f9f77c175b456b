/** Jobs for worker threads that read received mail, which is untrusted. */

import type { Authentication } from '../../verdict/authentication/authentication-verdict.ts'
import type { TwoDomains } from '../../verdict/authentication/compare-domains.ts'
import type { ObservedInput } from '../../verdict/authentication/observed/observed-input.ts'
import type { JudgeInput, Judgement } from '../../verdict/judgement.ts'
import type { SpamFilterAnswer } from '../../verdict/spam/spam-filter.ts'
import type { JobType, PortType } from '../../world/workers/job-type.ts'
import type { DnsAnswer, DnsType } from '../../world/world.ts'

/** A copy, and what its thread needs to know of the main thread. */
export interface JudgeRequest {
  readonly input: JudgeInput
  /** Whether the main thread answers some names from zone files. */
  readonly hasZoneFiles: boolean
  readonly nowMs: number
  /** The engine that the main thread asks for this thread; `null`: the built-in one, in this thread. */
  readonly engine: { readonly engine: string; readonly version: string | null } | null
}

/** A copy in a real mailbox, before anything in it has been read. */
export type ObservedCopy = Omit<ObservedInput, 'message' | 'fields'>

/** A copy in a real mailbox, and what its thread needs to know of the main thread. */
export interface ObserveRequest {
  readonly copy: ObservedCopy
  /** Whether the main thread answers some names from zone files. */
  readonly hasZoneFiles: boolean
  readonly nowMs: number
}

/** Two domains to compare. */
export interface OrganizationRequest extends TwoDomains {
  /** Whether the main thread answers some names from zone files. */
  readonly hasZoneFiles: boolean
}

export const judgeJob: JobType<JudgeRequest, Judgement> = { name: 'judge-message' }

/** SPF, DKIM and DMARC of a copy in a real mailbox. */
export const observeJob: JobType<ObserveRequest, Authentication> = { name: 'observe-authentication' }

/** The tracking ids in subject and body of a message. */
export const trackingIdsJob: JobType<Uint8Array, readonly string[]> = { name: 'find-tracking-ids' }

export const organizationJob: JobType<OrganizationRequest, boolean | null> = { name: 'compare-organizations' }

export const dnsPort: PortType<readonly [name: string, type: DnsType], DnsAnswer> = { name: 'resolve' }

export const coversPort: PortType<readonly [name: string], boolean> = { name: 'is-in-zone-files' }

/** The main thread knows which message is meant. */
export const enginePort: PortType<readonly [], SpamFilterAnswer> = { name: 'ask-engine' }
