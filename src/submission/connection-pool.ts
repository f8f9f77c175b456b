/** Keeps sessions for reuse, opens more as long as the server lets us, and says when it is gone. */

import type { SecureContext } from 'node:tls'

import { PresendError } from '../errors/presend-error.ts'
import { openSession, type SmtpSession } from './open-session.ts'
import { readAuthorities } from './open-socket.ts'
import type { Pace } from './pace.ts'
import { delayAfterReplyMs, retryDelayMs } from './retry-policy.ts'
import { SessionDeferred } from './session-error.ts'
import type { SubmissionContext } from './submission-setting.ts'

/** How long and how often a caller of `acquire` is ready to try. */
export interface Patience {
  /** Monotonic; no attempt begins after it. */
  readonly deadlineMs: number
  /** `deferred`: only what a server defers (4yz) is tried again; `all`: a server that cannot be reached is, too. */
  readonly retries: 'deferred' | 'all'
  /** Called before each wait for another attempt. */
  readonly onRetry?: (error: PresendError, delayMs: number) => void
}

/** The sessions of one submission. */
export class ConnectionPool {
  readonly #context: SubmissionContext
  readonly #pace: Pace
  readonly #idle: SmtpSession[] = []
  readonly #busy = new Set<SmtpSession>()
  readonly #quitting = new Set<Promise<void>>()
  readonly #closed = new AbortController()
  readonly #changes = new Set<() => void>()
  #openingCount = 0
  /** False until a session was opened, and again when none stands and opening fails. */
  #isWelcome = false
  #authorities: SecureContext | null = null

  constructor(context: SubmissionContext, pace: Pace) {
    this.#context = context
    this.#pace = pace
  }

  /** True when fewer connections are allowed than there are: finish and release. */
  get isOverLimit(): boolean {
    return this.#openCount() > this.#pace.connectionLimit
  }

  /**
   * A session that waits for MAIL: an idle one, or a new one within the pace's limit.
   *
   * While no session is open, a server that defers (a 421 greeting, a 454 to AUTH) is tried again until the deadline,
   * and one that cannot be reached a few times.
   *
   * @throws PresendError when no session is open and none can be opened; the signal's reason
   */
  async acquire(callerSignal: AbortSignal, patience: Patience): Promise<SmtpSession> {
    const signal = AbortSignal.any([callerSignal, this.#closed.signal])
    let failedCount = 0
    for (;;) {
      signal.throwIfAborted()
      const found = this.#takeIdle() ?? (this.#mayOpen() ? await this.#open(signal) : null)
      if (found instanceof PresendError) {
        failedCount += 1
        await this.#afterFailure({ error: found, failedCount, patience }, signal)
      } else if (found !== null) {
        this.#busy.add(found)
        return found
      } else {
        await this.#nextChange(signal)
      }
    }
  }

  /** Takes a session back; a lost one, or one too many, is closed. */
  release(session: SmtpSession): void {
    this.#busy.delete(session)
    if (this.#closed.signal.aborted) session.dialogue.end('stopped', 'the submission was closed')
    if (session.dialogue.lost === null) {
      if (session.history.isUsedUp || this.#openCount() >= this.#pace.connectionLimit) this.#quit(session)
      else this.#idle.push(session)
    }
    this.#announceChange()
  }

  /** Says QUIT on idle sessions and closes everything. */
  async close(): Promise<void> {
    this.#closed.abort(new Error('the submission was closed'))
    for (const { dialogue } of this.#busy) dialogue.end('stopped', 'the submission was closed')
    for (const session of this.#idle.splice(0)) this.#quit(session)
    await Promise.all(this.#quitting)
  }

  #openCount(): number {
    return this.#busy.size + this.#idle.filter(({ dialogue }) => dialogue.lost === null).length
  }

  #takeIdle(): SmtpSession | null {
    for (let session = this.#idle.pop(); session !== undefined; session = this.#idle.pop()) {
      if (session.dialogue.lost === null) return session
    }
    return null
  }

  /**
   * Until one was let in, only one tries: fifty refused passwords would lock the account, and a server that is
   * starting again need not be stormed.
   */
  #mayOpen(): boolean {
    if (!this.#isWelcome) return this.#openingCount === 0
    // A server that allows one connection counts the old one until it is closed.
    return this.#openCount() + this.#openingCount + this.#quitting.size < this.#pace.connectionLimit
  }

  async #open(signal: AbortSignal): Promise<SmtpSession | PresendError> {
    this.#openingCount += 1
    try {
      const request = { context: this.#context, secureContext: () => this.#readAuthorities() }
      const session = await openSession(request, signal)
      this.#isWelcome = true
      return session
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof PresendError)) throw error
      // Where others stand the server has just shown how many it takes; where none does, it is down.
      if (this.#openCount() > 0) this.#pace.limitConnections(this.#openCount() + this.#openingCount - 1)
      else this.#isWelcome = false
      return error
    } finally {
      this.#openingCount -= 1
      this.#announceChange()
    }
  }

  #readAuthorities(): SecureContext {
    this.#authorities ??= readAuthorities(this.#context.setting)
    return this.#authorities
  }

  async #afterFailure({ error, failedCount, patience }: OpeningFailure, signal: AbortSignal): Promise<void> {
    // Another session is open or being opened: wait for it instead.
    if (this.#openCount() + this.#openingCount > 0) return
    const { limits, clock, random } = this.#context
    const reply = error instanceof SessionDeferred ? error.reply : null
    const isRetried = reply !== null || (patience.retries === 'all' && failedCount < limits.maxConnectCount)
    if (error.outcome === 'misconfigured' || !isRetried) throw error
    const delayMs = delayAfterReplyMs(reply, retryDelayMs(failedCount, random.fraction(), limits))
    if (clock.monotonicMs() + delayMs >= patience.deadlineMs) throw tooLate(error, delayMs)
    patience.onRetry?.(error, delayMs)
    // It keeps its place among those that are opening, so that the others wait instead of trying too.
    this.#openingCount += 1
    try {
      await clock.sleep(delayMs, signal)
    } finally {
      this.#openingCount -= 1
    }
  }

  #announceChange(): void {
    for (const wake of this.#changes) wake()
    this.#changes.clear()
  }

  async #nextChange(signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const wake = (): void => resolve()
    this.#changes.add(wake)
    signal.addEventListener('abort', wake, { once: true })
    await promise
    this.#changes.delete(wake)
    signal.removeEventListener('abort', wake)
  }

  #quit(session: SmtpSession): void {
    const quitted = this.#sayQuit(session).finally(() => {
      this.#quitting.delete(quitted)
      this.#announceChange()
    })
    this.#quitting.add(quitted)
  }

  async #sayQuit({ dialogue }: SmtpSession): Promise<void> {
    const { limits, clock } = this.#context
    dialogue.write('QUIT\r\n')
    const answered = new AbortController()
    const farewell = dialogue.expect(limits.replyMs).then(() => answered.abort())
    // Woken early by the farewell, which is no error here.
    await clock.sleep(limits.quitMs, answered.signal).catch(() => undefined)
    dialogue.end('stopped', 'the session was closed')
    await farewell
  }
}

interface OpeningFailure {
  readonly error: PresendError
  /** Failures in a row of this caller, this one included. */
  readonly failedCount: number
  readonly patience: Patience
}

function tooLate(error: PresendError, delayMs: number): PresendError {
  const { parts } = error
  const came = `${parts.came}, and the next attempt, in ${Math.ceil(delayMs / 1000)} s, would exceed timeout`
  return new PresendError({ ...parts, came })
}
