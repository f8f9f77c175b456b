/** The door of this room: hands messages to one SMTP server and tells what became of each. */

import type { PresendError } from '../errors/presend-error.ts'
import type { ComposedMessage } from '../mail/message.ts'
import type { SubmissionOutcome } from '../mail/submission-outcome.ts'
import { ConnectionPool } from './connection-pool.ts'
import { createPace } from './pace.ts'
import {
  defaultLimits,
  type SubmissionContext,
  type SubmissionLimits,
  type SubmissionSetting,
} from './submission-setting.ts'
import { type BatchOptions, type BatchParts, submitBatch } from './submit-batch.ts'

/** How long the trial login may take. */
export interface VerifyOptions {
  /** Monotonic; nothing is tried again after it. */
  readonly deadlineMs: number
  /** Called before each wait for another attempt. */
  readonly onRetry?: (error: PresendError, delayMs: number) => void
}

export interface Submission extends AsyncDisposable {
  /**
   * Connects, starts TLS and logs in; the session is kept for the first message. A server that defers (4yz) is tried
   * again until the deadline; any other failure is final.
   *
   * @throws PresendError SMTP_UNREACHABLE, SMTP_TLS_FAILED, SMTP_STARTTLS_MISSING, SMTP_AUTH_MISSING,
   * SMTP_AUTH_REFUSED or SMTP_REFUSED; the signal's reason
   */
  verify(options: VerifyOptions, signal: AbortSignal): Promise<void>
  /**
   * Sends each message at most once and says what became of each, in their order. Never rejects for what a server
   * says. Transient refusals are tried again until the deadline; when `signal` aborts, what was not sent is
   * `not-attempted`, and what waits for its final reply half a second later is `unknown`.
   */
  submit(
    messages: readonly ComposedMessage[],
    options: BatchOptions,
    signal: AbortSignal,
  ): Promise<readonly SubmissionOutcome[]>
}

/**
 * A submission to one server. Nothing is connected before `verify` or `submit`; dispose it, which takes at most
 * half a second more than the server's farewell.
 */
export function openSubmission(
  setting: SubmissionSetting,
  { clock, random, trace }: Pick<SubmissionContext, 'clock' | 'random' | 'trace'>,
  limits: Partial<SubmissionLimits> = {},
): Submission {
  const context = { setting: protectPassword(setting), clock, random, trace, limits: { ...defaultLimits, ...limits } }
  const pace = createPace(clock, setting)
  const pool = new ConnectionPool(context, pace)
  const parts: BatchParts = { context, pool, pace, stuffed: new WeakMap(), habits: { takesEarlyEnvelopes: true } }
  const disposed = new AbortController()
  const running = new Set<Promise<unknown>>()
  return {
    verify: async (options, signal) => {
      pool.release(await pool.acquire(signal, { ...options, retries: 'deferred' }))
    },
    submit: async (messages, options, signal) => {
      const batch = submitBatch(messages, { parts, options }, AbortSignal.any([signal, disposed.signal]))
      running.add(batch)
      try {
        return await batch
      } finally {
        running.delete(batch)
      }
    },
    [Symbol.asyncDispose]: async () => {
      disposed.abort(new Error('the submission was closed'))
      await Promise.allSettled(running)
      await pool.close()
    },
  }
}

/** A password never goes to a server that has not proven who it is, unless TLS was switched off by name. */
function protectPassword(setting: SubmissionSetting): SubmissionSetting {
  const isAtRisk = setting.security === 'opportunistic' && setting.username !== null
  return isAtRisk ? { ...setting, security: 'starttls' } : setting
}
