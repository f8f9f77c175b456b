/** Builders for tests of sending: messages, settings, and a clock that shortens waits. */

import { openSubmission, type Submission } from '../../src/check/submission/open-submission.ts'
import type { SubmissionLimits, SubmissionSetting } from '../../src/check/submission/submission-setting.ts'
import type { ComposedMessage } from '../../src/foundation/mail/message.ts'
import type { SubmissionOutcome } from '../../src/foundation/mail/submission-outcome.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import type { Clock } from '../../src/foundation/world/world.ts'
import { fakeRandom } from './fake-random.ts'

const sharedBody = Buffer.from(`${'A line of the shared body.\r\n'.repeat(20)}.a line that begins with a dot\r\n`)

/** Creates one copy for `seed<index>@seeds.example`, with a body that all copies share. */
export function aMessage(index: number = 1, changes: Partial<ComposedMessage> = {}): ComposedMessage {
  const recipient = `seed${index}@seeds.example`
  const messageId = `<${index}@sender.example>`
  const head = Buffer.from(`To: ${recipient}\r\nMessage-ID: ${messageId}\r\n\r\n`)
  const chunks = changes.chunks ?? [head, sharedBody]
  return {
    envelope: { sender: 'shop@sender.example', recipient },
    messageId,
    sizeBytes: chunks.reduce((sum, chunk) => sum + chunk.length, 0),
    needsSmtpUtf8: false,
    ...changes,
    chunks,
  }
}

/** Creates copies 1 to `count`. */
export function someMessages(count: number): readonly ComposedMessage[] {
  return Array.from({ length: count }, (_, index) => aMessage(index + 1))
}

/** Settings for a server at `place`, without TLS, without a login, and with up to five connections. */
export function aSetting(
  place: { readonly host: string; readonly port: number },
  changes: Partial<SubmissionSetting> = {},
): SubmissionSetting {
  return {
    host: place.host,
    port: place.port,
    username: null,
    password: null,
    security: 'none',
    ca: null,
    oauth2: null,
    connectionCount: 5,
    mailsPerSecond: null,
    heloName: 'client.example',
    ...changes,
  }
}

/** Returns the machine's clock running `factor` times as fast: at 100, a wait of a second takes ten milliseconds. */
export function hurriedClock(factor: number = 100): Clock {
  const clock = nodeClock()
  return {
    nowMs: () => clock.nowMs(),
    monotonicMs: () => clock.monotonicMs() * factor,
    sleep: async (delayMs, signal) => await clock.sleep(delayMs / factor, signal),
  }
}

/** Creates a submission on a hurried clock, with limits that keep all waits in tests short. */
export function hurriedSubmission(
  place: { readonly host: string; readonly port: number },
  changes: Partial<SubmissionSetting> = {},
  limits: Partial<SubmissionLimits> = {},
): Submission {
  return openSubmission(aSetting(place, changes), { clock: hurriedClock(), random: fakeRandom() }, limits)
}

/** Submits with a deadline after ten minutes of hurried time, and with a signal that never aborts. */
export async function submitAll(
  submission: Submission,
  messages: readonly ComposedMessage[],
): Promise<readonly SubmissionOutcome[]> {
  const deadlineMs = hurriedClock().monotonicMs() + 600_000
  return await submission.submit(messages, { deadlineMs, onOutcome: () => undefined }, new AbortController().signal)
}

/** Counts the outcomes by status. */
export function countStatuses(outcomes: readonly SubmissionOutcome[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    [...Map.groupBy(outcomes, ({ status }) => status)].map(([status, group]) => [status, group.length]),
  )
}
