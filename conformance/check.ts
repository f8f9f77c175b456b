/** What a check is: one sentence that a service keeps or breaks, and where the sentence stands. */

import type { Session } from './session.ts'

/** `document`: api-v1.md says so. `presend`: the document is silent, and presend's own service decides it this way. */
export type DecidedBy = 'document' | 'presend'

/** What some checks need besides a base URL and a token, and how to give it. */
export const needs = {
  'other-token': '--other-token: a token of another workspace',
  'free-token': '--free-token: a token of a workspace on a plan without API access',
  'revoked-token': '--revoked-token: a token that was revoked',
  plan: '--plan pro|enterprise: the plan that --token is on',
  'exhaust-token': '--exhaust-rate-limit: a token whose hour may be used up; it is no good for an hour afterwards',
  smtp: '--smtp-host and --smtp-port: a server that delivers to the seed mailboxes',
  'judged-mail': '--mail "from@domain spf=pass dkim=fail dmarc=pass": a sender whose verdicts you know',
  webhook: '--webhook-listen and --webhook-secret: where the service sends its webhooks, and the secret it signs with',
  'broken-service':
    '--broken-base-url: a service of the same kind and tokens where the seeds of a provider type cannot be monitored',
  slow: '--slow: checks that must wait for more than a minute',
  'test-timeout': '--test-timeout: how long the service keeps a test open that asks for nothing, at most 60 s',
  'postmaster-data': '--postmaster-email and --postmaster-item: a connected account, and a domain that has data',
} as const

/** The name of something that a check needs. */
export type Need = keyof typeof needs

/** One check. */
export interface Check {
  /** Stable, `group/what`. */
  readonly id: string
  /** The sentence that must hold. */
  readonly says: string
  /** The heading of api-v1.md that it was read from, or that leaves it open. */
  readonly section: string
  readonly decidedBy: DecidedBy
  readonly needs?: readonly Need[]
  /** Resolves when the sentence holds. @throws Mismatch with what came instead */
  run(session: Session): Promise<void>
}

/** The checks of one part of the document. */
export interface CheckGroup {
  readonly title: string
  readonly checks: readonly Check[]
}
