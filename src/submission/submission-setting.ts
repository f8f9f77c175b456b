/** The settings and limits of a submission. */

import type { Secret } from '../world/secret.ts'
import type { Clock, Random } from '../world/world.ts'

/** Credentials for XOAUTH2: an access token, or a refresh token and a client to get one (RFC 6749 §6). */
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

/** The server to submit to. Files are read and `auto` is resolved. */
export interface SubmissionSetting {
  readonly host: string
  readonly port: number
  /** The username; null if presend does not log in. */
  readonly username: string | null
  readonly password: Secret | null
  /** OAuth 2.0 credentials; null if presend logs in with the password. */
  readonly oauth2: OAuth2Setting | null
  /**
   * `tls` starts TLS with the first byte. `starttls` requires STARTTLS. `opportunistic` uses STARTTLS if it is offered,
   * and verifies the certificate only if `ca` is set, because an attacker who can forge a certificate can also remove
   * the offer (RFC 7435). `none` never uses TLS.
   */
  readonly security: 'tls' | 'starttls' | 'opportunistic' | 'none'
  /** The trusted certificate authorities, as PEM; null to trust those that Node trusts. */
  readonly ca: string | null
  /** ≥ 1. */
  readonly connectionCount: number
  /** Maximum rate over all connections; null if there is no limit. */
  readonly mailsPerSecond: number | null
  readonly heloName: string
}

/** Time limits, size limits and retry counts. */
export interface SubmissionLimits {
  readonly connectMs: number
  readonly tlsMs: number
  readonly greetingMs: number
  /** Limit for every reply other than the greeting and the final reply. */
  readonly replyMs: number
  readonly finalReplyMs: number
  /** How long a stopped run waits for the final replies to copies that were sent completely. */
  readonly stopGraceMs: number
  readonly quitMs: number
  readonly maxReplyBytes: number
  readonly firstRetryMs: number
  readonly longestRetryMs: number
  /** Maximum number of connections that may be lost while one copy is being sent, before its final dot. */
  readonly maxLossCount: number
  /** Maximum number of consecutive failed connection attempts while no connection is open. */
  readonly maxConnectCount: number
}

/**
 * The default limits. They are shorter than those of RFC 5321 §4.5.3.2 (several minutes), which are meant for
 * unattended relays.
 */
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
