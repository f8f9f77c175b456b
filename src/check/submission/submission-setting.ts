/** The settings and limits of a submission. */

import type { Secret } from '../../foundation/world/secret.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'

/**
 * Credentials for XOAUTH2: an access token, or a refresh token and the client credentials needed to get an access token
 * (RFC 6749 §6).
 */
export type OAuth2Setting =
  | { readonly accessToken: Secret }
  | {
      readonly tokenUrl: string
      readonly clientId: string
      readonly clientSecret: Secret
      readonly refreshToken: Secret
      /** The scope to request; null to request the scope of the refresh token. */
      readonly scope: string | null
    }

/** The server to which mail is submitted. Files have already been read, and `auto` values have been resolved. */
export interface SubmissionSetting {
  readonly host: string
  readonly port: number
  /** The username; null if presend does not log in. */
  readonly username: string | null
  readonly password: Secret | null
  /** OAuth 2.0 credentials; null if presend logs in with the password. */
  readonly oauth2: OAuth2Setting | null
  /**
   * `tls` starts TLS immediately after connecting. `starttls` requires STARTTLS. `opportunistic` uses STARTTLS if the
   * server offers it, and verifies the certificate only if `ca` is set, because an attacker who can forge a certificate
   * can also remove the offer (RFC 7435). `none` never uses TLS.
   */
  readonly security: 'tls' | 'starttls' | 'opportunistic' | 'none'
  /** The trusted certificate authorities, as PEM; null to trust the same authorities as Node. */
  readonly ca: string | null
  /** The maximum number of concurrent connections, at least 1. */
  readonly connectionCount: number
  /** The maximum message rate over all connections; null if the rate is not limited. */
  readonly mailsPerSecond: number | null
  readonly heloName: string
}

/** The time limits, size limits and retry counts. */
export interface SubmissionLimits {
  readonly connectMs: number
  readonly tlsMs: number
  readonly greetingMs: number
  /** The time limit for every reply other than the greeting and the final reply. */
  readonly replyMs: number
  readonly finalReplyMs: number
  /** How long a run that has been stopped waits for the final replies to copies that have been sent completely. */
  readonly stopGraceMs: number
  readonly quitMs: number
  readonly maxReplyBytes: number
  readonly firstRetryMs: number
  readonly longestRetryMs: number
  /** The maximum number of connections that may be lost before the final dot of the same copy. */
  readonly maxLossCount: number
  /** The maximum number of consecutive failed connection attempts while no connection is open. */
  readonly maxConnectCount: number
}

/** The default limits, which are shorter than the limits for unattended relays in RFC 5321 §4.5.3.2 (several minutes). */
export const defaultLimits: SubmissionLimits = {
  connectMs: 15_000,
  tlsMs: 15_000,
  greetingMs: 30_000,
  replyMs: 60_000,
  finalReplyMs: 120_000,
  stopGraceMs: 500,
  quitMs: 500,
  maxReplyBytes: 64 * 1024,
  firstRetryMs: 1000,
  longestRetryMs: 60_000,
  maxLossCount: 5,
  maxConnectCount: 5,
}

export interface SubmissionContext {
  readonly setting: SubmissionSetting
  readonly limits: SubmissionLimits
  readonly clock: Clock
  readonly random: Random
  /** Receives each line of the SMTP dialogue, without secrets and message content. */
  readonly trace?: ((line: string) => void) | undefined
}
