/** What a submission is opened with: the server, and how long anything may take. */

import type { Secret } from '../world/secret.ts'
import type { Clock, Random } from '../world/world.ts'

/** The server that mail is submitted to, complete: files are read, `auto` is resolved. */
export interface SubmissionSetting {
  readonly host: string
  readonly port: number
  /** `null`: no AUTH. */
  readonly username: string | null
  readonly password: Secret | null
  /**
   * `tls`: from the first byte; `starttls`: required; `opportunistic`: used where offered, and the certificate is
   * verified only when `ca` is given (whoever can forge one can also take the offer away: RFC 7435); `none`: never.
   */
  readonly security: 'tls' | 'starttls' | 'opportunistic' | 'none'
  /** PEM; the only authorities that are trusted then. `null`: those that Node trusts. */
  readonly ca: string | Uint8Array | null
  /** Most connections at a time, ≥ 1. */
  readonly connectionCount: number
  /** Over all connections; `null`: no limit. */
  readonly mailsPerSecond: number | null
  readonly heloName: string
}

/** Time and size limits of the dialogue, and how often what is tried again. */
export interface SubmissionLimits {
  readonly connectMs: number
  readonly tlsMs: number
  readonly greetingMs: number
  /** Any reply but the greeting and the final one. */
  readonly replyMs: number
  readonly finalReplyMs: number
  /** The reply to an envelope that was sent right behind the final dot, counted from the final reply. */
  readonly earlyEnvelopeMs: number
  /** What a copy in flight gets after the run was stopped, to learn its final reply. */
  readonly stopGraceMs: number
  readonly quitMs: number
  readonly maxReplyBytes: number
  readonly firstRetryMs: number
  readonly longestRetryMs: number
  /** Connections lost under one copy before its final dot, after which it is given up. */
  readonly maxLossCount: number
  /** Failed attempts in a row to open a connection while none is open. */
  readonly maxConnectCount: number
}

/** RFC 5321 §4.5.3.2 asks for minutes, meant for relays that run unattended; someone waits for this run. */
export const defaultLimits: SubmissionLimits = {
  connectMs: 15_000,
  tlsMs: 15_000,
  greetingMs: 30_000,
  replyMs: 60_000,
  finalReplyMs: 120_000,
  earlyEnvelopeMs: 10_000,
  stopGraceMs: 500,
  quitMs: 500,
  maxReplyBytes: 64 * 1024,
  firstRetryMs: 1000,
  longestRetryMs: 60_000,
  maxLossCount: 5,
  maxConnectCount: 5,
}

/** What all parts of a submission share. */
export interface SubmissionContext {
  readonly setting: SubmissionSetting
  readonly limits: SubmissionLimits
  readonly clock: Clock
  readonly random: Random
  /** Takes each line of the dialogue, without secrets and content; absent: nobody listens. */
  readonly trace?: ((line: string) => void) | undefined
}
