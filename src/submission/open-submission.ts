/** The door of this room: hands messages to one SMTP server and tells what became of each. */

import type { ComposedMessage } from '../mail/message.ts'
import type { SubmissionOutcome } from '../mail/submission-outcome.ts'
import type { Clock, Random } from '../world/world.ts'
import { ConnectionPool } from './connection-pool.ts'
import { createPace } from './pace.ts'
import { defaultLimits, type SubmissionLimits, type SubmissionSetting } from './submission-setting.ts'
import { type BatchOptions, type BatchParts, submitBatch } from './submit-batch.ts'

export interface Submission extends AsyncDisposable {
  /**
   * Connects, starts TLS and logs in, once; the session is kept for the first message.
   *
   * @throws PresendError SMTP_UNREACHABLE, SMTP_TLS_FAILED, SMTP_STARTTLS_MISSING, SMTP_AUTH_MISSING,
   * SMTP_AUTH_REFUSED or SMTP_REFUSED; the signal's reason
   */
  verify(signal: AbortSignal): Promise<void>
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
  { clock, random }: { readonly clock: Clock; readonly random: Random },
  limits: Partial<SubmissionLimits> = {},
): Submission {
  const context = { setting: protectPassword(setting), clock, random, limits: { ...defaultLimits, ...limits } }
  const pace = createPace(clock, setting)
  const pool = new ConnectionPool(context, pace)
  const parts: BatchParts = { context, pool, pace, stuffed: new WeakMap(), habits: { takesEarlyEnvelopes: true } }
  const disposed = new AbortController()
  const running = new Set<Promise<unknown>>()
  return {
    verify: async (signal) => {
      pool.release(await pool.acquire(signal, 'once'))
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
