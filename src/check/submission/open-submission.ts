/** The entry point of this folder: sends messages to one SMTP server and reports the outcome for each message. */

import { hostname } from 'node:os'

import type { ComposedMessage } from '../../foundation/mail/message.ts'
import type { SubmissionOutcome } from '../../foundation/mail/submission-outcome.ts'
import { type AcquireOptions, ConnectionPool } from './connection-pool.ts'
import { createPace } from './pace.ts'
import {
  defaultLimits,
  type SubmissionContext,
  type SubmissionLimits,
  type SubmissionSetting,
} from './submission-setting.ts'
import { type BatchOptions, submitBatch } from './submit-batch.ts'

export interface Submission extends AsyncDisposable {
  /**
   * Connects, starts TLS and logs in. The first message reuses this session. If the server defers (4yz), retries until
   * the deadline. Any other failure is final.
   *
   * @throws PresendError SMTP_UNREACHABLE, SMTP_TLS_FAILED, SMTP_STARTTLS_MISSING, SMTP_AUTH_MISSING, SMTP_AUTH_REFUSED
   * or SMTP_REFUSED; the signal's reason
   */
  verify(options: Omit<AcquireOptions, 'retries'>, signal: AbortSignal): Promise<void>
  /**
   * Opens up to `sessionCount` sessions in advance, so that the first messages do not wait for logins. Never throws.
   */
  prepare(sessionCount: number): void
  /**
   * Sends each message at most once and returns the outcomes in the order of the messages. The promise never rejects
   * because of a server failure. Transient refusals are retried until the deadline. When `signal` aborts, copies that
   * were not sent become `not-attempted`, and copies still without a final reply half a second later become `unknown`.
   */
  submit(
    messages: readonly ComposedMessage[],
    options: BatchOptions,
    signal: AbortSignal,
  ): Promise<readonly SubmissionOutcome[]>
}

/**
 * Creates a submission. The first call to `verify` or `submit` connects. Disposing the submission waits at most one
 * second for the reply to QUIT.
 */
export function openSubmission(
  setting: SubmissionSetting,
  { clock, random, trace }: Pick<SubmissionContext, 'clock' | 'random' | 'trace'>,
  limits: Partial<SubmissionLimits> = {},
): Submission {
  const context = { setting: protectLogin(setting), clock, random, trace, limits: { ...defaultLimits, ...limits } }
  const pace = createPace(clock, setting)
  const pool = new ConnectionPool(context, pace)
  const disposed = new AbortController()
  const running = new Set<Promise<unknown>>()
  return {
    verify: async (options, signal) => {
      pool.release(await pool.acquire(signal, { ...options, retries: 'deferred' }))
    },
    prepare: (sessionCount) => pool.prepare(sessionCount),
    submit: async (messages, options, signal) => {
      const both = AbortSignal.any([signal, disposed.signal])
      const batch = submitBatch(messages, { context, pool, pace, options }, both)
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

/** Requires TLS for logging in, unless TLS was disabled explicitly. */
function protectLogin(setting: SubmissionSetting): SubmissionSetting {
  const isAtRisk = setting.security === 'opportunistic' && setting.username !== null
  return isAtRisk ? { ...setting, security: 'starttls' } : setting
}

/**
 * Returns the name to send in EHLO. A client without a fully qualified host name uses an address literal. Source: RFC
 * 5321 §4.1.3.
 */
export function heloName(): string {
  const name = hostname()
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/iu.test(name) ? name : '[127.0.0.1]'
}
