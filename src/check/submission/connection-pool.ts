/** Manages the sessions of one submission: reuses them, opens more within the server's limits, and closes them. */

import { createSecureContext } from 'node:tls'

import { PresendError } from '../../foundation/errors/presend-error.ts'
import { untilAborted } from '../../foundation/world/until-aborted.ts'
import { createTokenSource } from './authentication.ts'
import { openSession, type SharedCredentials } from './open-session.ts'
import type { Pace } from './pace.ts'
import { delayAfterReplyMs, retryDelayMs } from './retry-policy.ts'
import { SessionDeferred } from './session-error.ts'
import type { SmtpSession } from './smtp-session.ts'
import type { SubmissionContext } from './submission-setting.ts'

/** Determines which failures `acquire` retries, and until when. */
export interface AcquireOptions {
  /** The monotonic time after which no further attempt starts. */
  readonly deadlineMs: number
  /** `deferred` retries only deferrals (4yz); `all` also retries if the server is unreachable. */
  readonly retries: 'deferred' | 'all'
  /** Called before each wait for another attempt. */
  readonly onRetry?: (error: PresendError, delayMs: number) => void
}

export class ConnectionPool {
  readonly #context: SubmissionContext
  readonly #pace: Pace
  readonly #idle: SmtpSession[] = []
  readonly #busy = new Set<SmtpSession>()
  readonly #quitting = new Set<Promise<void>>()
  readonly #closed = new AbortController()
  /** Resolves when a session is opened, released or closed, or fails to open. */
  #change = Promise.withResolvers<void>()
  #openingCount = 0
  /** The number of sessions that are being opened in the background, for any waiting caller. */
  #preparingCount = 0
  #waitingCount = 0
  /**
   * True once a session has been opened. Becomes false again if a session cannot be opened while no other session is
   * open.
   */
  #isServerUp = false
  #shared: SharedCredentials | null = null

  constructor(context: SubmissionContext, pace: Pace) {
    this.#context = context
    this.#pace = pace
  }

  /**
   * True if more connections are open than allowed. A caller should then release its session after the current message.
   */
  get isOverLimit(): boolean {
    return this.#openCount() > this.#pace.connectionLimit
  }

  /**
   * Returns an idle session, or opens a new session if the connection limit allows it. While no session is open,
   * retries until the deadline if the server replies with 4yz (such as a 421 greeting or a 454 reply to AUTH), and a
   * few times if the server is unreachable.
   *
   * @throws PresendError if no session is open and none can be opened; the signal's reason
   */
  async acquire(callerSignal: AbortSignal, options: AcquireOptions): Promise<SmtpSession> {
    const signal = AbortSignal.any([callerSignal, this.#closed.signal])
    let failedCount = 0
    for (;;) {
      signal.throwIfAborted()
      const found = this.#takeIdle() ?? (this.#isOpeningNeeded() && this.#mayOpen() ? await this.#open(signal) : null)
      if (found instanceof PresendError) {
        failedCount += 1
        await this.#waitAfterFailure({ error: found, failedCount, options }, signal)
      } else if (found === null) {
        await this.#nextChange(signal)
      } else {
        this.#busy.add(found)
        return found
      }
    }
  }

  /**
   * Opens sessions in the background until `count` sessions are open. Opens fewer sessions if the rate limit or the
   * server does not allow that many. Does nothing before the first session has been opened.
   */
  prepare(count: number): void {
    if (!this.#isServerUp) return
    while (this.#openCount() + this.#openingCount < count && this.#mayOpen()) void this.#openIdle()
  }

  /** Returns a session to the pool. Closes the session if it is lost or used up, or if too many sessions are open. */
  release(session: SmtpSession): void {
    this.#busy.delete(session)
    if (this.#closed.signal.aborted) session.end('the submission was closed')
    if (session.isOpen) {
      if (session.isUsedUp || this.#openCount() >= this.#pace.connectionLimit) this.#quit(session)
      else this.#idle.push(session)
    }
    this.#announceChange()
  }

  /** Closes all sessions. Idle sessions are closed with QUIT. */
  async close(): Promise<void> {
    this.#closed.abort(new Error('the submission was closed'))
    for (const session of this.#busy) session.end('the submission was closed')
    for (const session of this.#idle.splice(0)) this.#quit(session)
    await Promise.all(this.#quitting)
  }

  #openCount(): number {
    return this.#busy.size + this.#idle.filter((session) => session.isOpen).length
  }

  #takeIdle(): SmtpSession | null {
    for (let session = this.#idle.pop(); session !== undefined; session = this.#idle.pop()) {
      if (session.isOpen) return session
    }
    return null
  }

  /**
   * Returns true if another attempt to open a session may start. Until the first session is open, only one attempt may
   * run at a time, because many attempts with a wrong password could lock the account.
   */
  #mayOpen(): boolean {
    if (!this.#isServerUp) return this.#openingCount === 0
    // A server that allows only one connection counts an old connection until it is closed.
    return this.#openCount() + this.#openingCount + this.#quitting.size < this.#pace.connectionLimit
  }

  async #open(signal: AbortSignal): Promise<SmtpSession | PresendError> {
    this.#openingCount += 1
    try {
      const session = await openSession(this.#context, this.#credentials(), signal)
      this.#isServerUp = true
      return session
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof PresendError)) throw error
      // A failure while other sessions are open means that the server has reached its connection limit. A failure while
      // no session is open means that the server is down.
      if (this.#openCount() > 0) this.#pace.limitConnections(this.#openCount() + this.#openingCount - 1)
      else this.#isServerUp = false
      return error
    } finally {
      this.#openingCount -= 1
      this.#announceChange()
    }
  }

  /**
   * Opens one session in the background. Never rejects: if the session cannot be opened, callers use the sessions that
   * are open.
   */
  async #openIdle(): Promise<void> {
    this.#preparingCount += 1
    const session = await this.#open(this.#closed.signal).catch(() => null)
    this.#preparingCount -= 1
    if (session === null || session instanceof PresendError) this.#announceChange()
    else this.release(session)
  }

  /**
   * Returns false if the sessions that are already being opened in the background are enough for all waiting callers,
   * including this one.
   */
  #isOpeningNeeded(): boolean {
    return this.#waitingCount >= this.#preparingCount
  }

  #credentials(): SharedCredentials {
    const { setting } = this.#context
    this.#shared ??= {
      secureContext:
        setting.security === 'none' ? null : createSecureContext(setting.ca === null ? {} : { ca: setting.ca }),
      oauth2: createTokenSource(setting),
    }
    return this.#shared
  }

  async #waitAfterFailure({ error, failedCount, options }: OpeningFailure, signal: AbortSignal): Promise<void> {
    // Wait for a session that is open or being opened instead of opening another.
    if (this.#openCount() + this.#openingCount > 0) return
    const { limits, clock, random } = this.#context
    const reply = error instanceof SessionDeferred ? error.reply : null
    const isRetried = reply !== null || (options.retries === 'all' && failedCount < limits.maxConnectCount)
    if (error.outcome === 'misconfigured' || !isRetried) throw error
    const delayMs = delayAfterReplyMs(reply, retryDelayMs(failedCount, random.fraction(), limits))
    if (clock.monotonicMs() + delayMs >= options.deadlineMs) throw tooLate(error, delayMs)
    options.onRetry?.(error, delayMs)
    // While it waits, this caller counts as opening a session, so that other callers wait instead of trying as well.
    this.#openingCount += 1
    try {
      await clock.sleep(delayMs, signal)
    } finally {
      this.#openingCount -= 1
    }
  }

  #announceChange(): void {
    this.#change.resolve()
    this.#change = Promise.withResolvers()
  }

  async #nextChange(signal: AbortSignal): Promise<void> {
    this.#waitingCount += 1
    try {
      await untilAborted(this.#change.promise, signal)
    } finally {
      this.#waitingCount -= 1
    }
  }

  #quit(session: SmtpSession): void {
    const quitted = session.quit().finally(() => {
      this.#quitting.delete(quitted)
      this.#announceChange()
    })
    this.#quitting.add(quitted)
  }
}

interface OpeningFailure {
  readonly error: PresendError
  /** The number of this caller's consecutive failures, including the current one. */
  readonly failedCount: number
  readonly options: AcquireOptions
}

function tooLate(error: PresendError, delayMs: number): PresendError {
  const { parts } = error
  const came = `${parts.came}, and the next attempt (in ${Math.ceil(delayMs / 1000)} s) would come after the timeout`
  return new PresendError({ ...parts, came })
}
