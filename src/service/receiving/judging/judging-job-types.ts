/** Types of the jobs that read received mail in worker threads, because the mail is untrusted. */

import type { TrackingId } from '../../../foundation/contract/identifiers.ts'
import type { JobType, PortType } from '../../../foundation/world/workers/job-type.ts'
import type { DnsAnswer, DnsType } from '../../../foundation/world/world.ts'
import type { Authentication } from '../../../verdict/authentication/authentication-verdict.ts'
import type { TwoDomains } from '../../../verdict/authentication/compare-domains.ts'
import type { ObservedInput } from '../../../verdict/authentication/observed/observed-input.ts'
import type { JudgeInput, Judgement } from '../../../verdict/judgement.ts'
import type { SpamFilterAnswer } from '../../../verdict/spam/spam-filter.ts'

/** A received copy to judge, with the settings from the main thread that the worker thread needs. */
export interface JudgeRequest {
  readonly input: JudgeInput
  /** Whether the main thread answers queries for some names from zone files. */
  readonly hasZoneFiles: boolean
  readonly nowMs: number
  /**
   * The spam engine that the main thread queries on behalf of the worker; `null` if the worker uses the built-in
   * engine.
   */
  readonly engine: { readonly engine: string; readonly version: string | null } | null
}

/** A copy found in a real mailbox and not parsed yet. */
export type ObservedCopy = Omit<ObservedInput, 'message' | 'fields'>

/** A copy found in a real mailbox, with the settings from the main thread that the worker thread needs. */
export interface ObserveRequest {
  readonly copy: ObservedCopy
  /** Whether the main thread answers queries for some names from zone files. */
  readonly hasZoneFiles: boolean
  readonly nowMs: number
}

/** Two domains to compare. */
export interface OrganizationRequest extends TwoDomains {
  /** Whether the main thread answers queries for some names from zone files. */
  readonly hasZoneFiles: boolean
}

export const judgeJob: JobType<JudgeRequest, Judgement> = { name: 'judge-message' }

/** Determines the SPF, DKIM and DMARC results of a copy in a real mailbox. */
export const observeJob: JobType<ObserveRequest, Authentication> = { name: 'observe-authentication' }

/** Finds the tracking ids in the subject and the body of a message. */
export const trackingIdsJob: JobType<Uint8Array, readonly TrackingId[]> = { name: 'find-tracking-ids' }

export const organizationJob: JobType<OrganizationRequest, boolean | null> = { name: 'compare-organizations' }

export const dnsPort: PortType<readonly [name: string, type: DnsType], DnsAnswer> = { name: 'resolve' }

export const coversPort: PortType<readonly [name: string], boolean> = { name: 'is-in-zone-files' }

/** Queries the spam engine in the main thread. Takes no arguments, because the main thread already has the message. */
export const enginePort: PortType<readonly [], SpamFilterAnswer> = { name: 'ask-engine' }
