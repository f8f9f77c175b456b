/**
 * Sends uploaded messages to the seeds of their tests, at most once.
 *
 * Each send operation is recorded before it connects to the server. The message exists only in this process. If the
 * process dies, no copy is sent again, and the missing result shows that copies may not have been sent. A queued job
 * would have to store the message in the database, without being any more reliable.
 */

import type { MailServerSetting } from '../../check/settings/service-file/mail-server.ts'
import { heloName, openSubmission } from '../../check/submission/open-submission.ts'
import type { TrackingId } from '../../foundation/contract/identifiers.ts'
import type { ComposedMessage } from '../../foundation/mail/message.ts'
import { renderReply, type SubmissionOutcome } from '../../foundation/mail/submission-outcome.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'
import type { Store, TestSeed } from '../storage/store.ts'
import type { SendingResult, SentCopy } from '../storage/test-sending.ts'
import type { UploadReader } from './open-uploads.ts'
import type { Upload } from './upload-job-types.ts'

/** The maximum time for sending all copies, including retries of deferred copies. */
const sendLimitMs = 300_000
/** The maximum number of concurrent send operations, each of which keeps its message in memory. */
const maxSendingCount = 4
/** The time that copies in progress have to finish after the service is stopped. */
const drainMs = 5000
const stopped = new Error('the service was stopped')

/** The mail server, and the certificate authorities to trust. */
export interface MailServer extends Omit<MailServerSetting, 'caPath'> {
  /** Certificate authorities in PEM; `null` to trust the authorities that Node trusts. */
  readonly ca: string | null
}

/** The test for which the message is sent. */
export interface SentTest {
  readonly numericId: number
  readonly trackingId: TrackingId
  readonly seeds: readonly Pick<TestSeed, 'address'>[]
}

/** A slot that is reserved for one send operation. Disposing the slot without sending frees it. */
export interface SendingPlace extends Disposable {
  /**
   * Starts sending in the background. Resolves when the start has been recorded. If the start cannot be recorded,
   * rejects and sends nothing.
   */
  start(test: SentTest, upload: Upload): Promise<void>
}

/** Sends uploaded messages in the background. */
export interface MailSender {
  /** Reserves a slot for a send operation. @returns `null` if too many are in progress */
  reserve(): SendingPlace | null
  /** Gives copies in progress a few seconds to finish, and records the remaining copies as not sent. Never rejects. */
  drain(signal: AbortSignal): Promise<void>
}

export interface MailSenderDeps {
  readonly store: Pick<Store, 'startSending' | 'endSending'>
  readonly clock: Clock
  readonly random: Random
  /** Composes the copies of an uploaded message. */
  readonly compose: UploadReader['compose']
  /** Called once per send operation, with its result. */
  readonly onEnd: (sent: { readonly numericId: number; readonly result: SendingResult }) => void
  /** Called if the result could not be stored. */
  readonly onError: (error: unknown, numericId: number) => void
}

/** Creates the sender. The sender opens connections only when it sends a message. */
export function mailSender(server: MailServer, deps: MailSenderDeps): MailSender {
  const { store, clock } = deps
  const running = new Set<Promise<void>>()
  const stop = new AbortController()
  let takenCount = 0

  async function run(test: SentTest, upload: Upload): Promise<void> {
    try {
      const result = await sendCopies({ server, test, upload }, deps, stop.signal)
      await store.endSending(test.numericId, result, clock.nowMs())
      deps.onEnd({ numericId: test.numericId, result })
    } catch (error) {
      deps.onError(error, test.numericId)
    } finally {
      takenCount -= 1
    }
  }

  return {
    reserve: () => {
      if (takenCount >= maxSendingCount || stop.signal.aborted) return null
      takenCount += 1
      let isStarted = false
      return {
        start: async (test, upload) => {
          const startedAtMs = clock.nowMs()
          const times = { startedAtMs, deadlineAtMs: startedAtMs + sendLimitMs }
          if (!(await store.startSending(test.numericId, times))) return
          isStarted = true
          const sending = run(test, upload)
          running.add(sending)
          // run() never rejects.
          void sending.then(() => running.delete(sending))
        },
        [Symbol.dispose]: () => {
          if (!isStarted) takenCount -= 1
        },
      }
    },
    drain: async (signal) => {
      const finished = new AbortController()
      const timer = clock.sleep(drainMs, AbortSignal.any([signal, finished.signal])).catch(() => undefined)
      const stopping = timer.then(() => stop.abort(stopped))
      await Promise.allSettled(running)
      finished.abort()
      await stopping
    },
  }
}

interface Order {
  readonly server: MailServer
  readonly test: SentTest
  readonly upload: Upload
}

/** Sends one copy per seed. If sending fails, the failure is recorded as the reason for each copy that was not sent. */
async function sendCopies(order: Order, deps: MailSenderDeps, signal: AbortSignal): Promise<SendingResult> {
  const addresses = order.test.seeds.map(({ address }) => address)
  try {
    const { bytes } = order.upload
    const { trackingId } = order.test
    const { copies, warnings } = await deps.compose({ bytes, trackingId, recipients: addresses }, signal)
    const limits = { connectionCount: 5, limitMs: sendLimitMs }
    const outcomes = await submitThrough(order.server, copies, { ...deps, ...limits, signal })
    return { warnings, copies: outcomes.map((outcome, index) => toSentCopy(addresses[index] ?? '', outcome)) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown error'
    return { warnings: [], copies: addresses.map((address) => ({ address, status: 'not-attempted', reason })) }
  }
}

/** The limits and dependencies of sending. */
export interface SubmitOptions {
  readonly connectionCount: number
  /** The maximum time for sending all messages, including retries of deferred messages. */
  readonly limitMs: number
  readonly clock: Clock
  readonly random: Random
  readonly signal: AbortSignal
}

/** Sends each message at most once. Returns the outcomes in the order of the messages. */
export async function submitThrough(
  server: MailServer,
  messages: readonly ComposedMessage[],
  { connectionCount, limitMs, clock, random, signal }: SubmitOptions,
): Promise<readonly SubmissionOutcome[]> {
  const rest = { oauth2: null, connectionCount, mailsPerSecond: null, heloName: heloName() }
  await using submission = openSubmission({ ...server, ...rest }, { clock, random })
  const deadlineMs = clock.monotonicMs() + limitMs
  return await submission.submit(messages, { deadlineMs, onOutcome: () => undefined }, signal)
}

function toSentCopy(address: string, outcome: SubmissionOutcome): SentCopy {
  const { status } = outcome
  switch (status) {
    case 'accepted':
      return { address, status, reason: '' }
    case 'rejected':
      return { address, status, reason: renderReply(outcome.reply) }
    case 'unknown':
    case 'not-attempted':
      return { address, status, reason: outcome.reason }
    default:
      return status satisfies never
  }
}
