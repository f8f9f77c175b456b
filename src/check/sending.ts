/** Submits the copies of one test and records each outcome as soon as it is known. */

import type { Seed } from '../foundation/contract/test.ts'
import type { PresendError } from '../foundation/errors/presend-error.ts'
import type { ComposedMessage } from '../foundation/mail/message.ts'
import type { SubmissionOutcome } from '../foundation/mail/submission-outcome.ts'
import { withinTime } from '../foundation/world/time-limit.ts'
import type { CheckPorts } from './ports.ts'
import { describeFailure, type Failure } from './run-error.ts'

export interface SendingRequest {
  readonly seeds: readonly Seed[]
  /** The messages, in the same order as the seeds. */
  readonly copies: readonly ComposedMessage[]
  readonly deadlineMs: number
  /** Called once for each copy. */
  readonly onOutcome: (outcome: SubmissionOutcome) => void
}

/** A submission in progress. */
export interface Sending {
  /** The outcomes, keyed by seed address. The map is updated while copies are being sent. */
  readonly outcomes: ReadonlyMap<string, SubmissionOutcome>
  /** Resolves when every copy has an outcome, or when only retries remain. Never rejects. */
  readonly mostlyDone: Promise<void>
  /**
   * Waits until every copy has its final outcome, including retries, or until shortly after the deadline. Resolves
   * early if the run is canceled. Never rejects.
   */
  finish(): Promise<void>
  /** Returns the error that made the whole submission fail; `null` if it did not fail. */
  failure(): Failure | null
  /** Stops retrying. Resolves within about a second. */
  stop(): Promise<void>
}

/**
 * If no copy gets an outcome for this long, the remaining copies are assumed to be waiting for a retry, and the caller
 * can start watching for results.
 */
const quietMs = 5000

/** How long a stopped submission waits for replies to copies that are already being sent. */
const stopGraceMs = 1000

/** Starts submitting the copies. Does not throw; errors are returned by `failure()`. */
export function startSending(request: SendingRequest, ports: CheckPorts, signal: AbortSignal): Sending {
  const outcomes = new Map<string, SubmissionOutcome>()
  const seedOf = new Map(
    request.copies.map((copy, index) => [copy.envelope.recipient, request.seeds[index]?.address] as const),
  )
  const stopper = new AbortController()
  let failed: Failure | null = null
  function note(outcome: SubmissionOutcome): void {
    outcomes.set(seedOf.get(outcome.seed) ?? outcome.seed, withoutError(outcome))
    request.onOutcome(outcome)
  }
  async function submit(): Promise<void> {
    try {
      const options = { deadlineMs: request.deadlineMs, onOutcome: note }
      const all = await ports.submit(request.copies, options, AbortSignal.any([signal, stopper.signal]))
      for (const [index, outcome] of all.entries()) {
        const seed = request.seeds[index]
        if (seed !== undefined) outcomes.set(seed.address, withoutError(outcome))
      }
      const error = errorOfAll(all)
      if (error !== null) failed = describeFailure(error, signal)
    } catch (error) {
      failed = describeFailure(error, signal)
    }
  }
  const finished = submit()
  return {
    outcomes,
    mostlyDone: awaitQuiet({ finished, outcomeCount: () => outcomes.size, deadlineMs: request.deadlineMs }, ports),
    finish: async () => {
      const limitMs = request.deadlineMs + stopGraceMs - ports.clock.monotonicMs()
      await isOverWithin(finished, limitMs, { clock: ports.clock, signal })
    },
    failure: () => failed,
    stop: async () => {
      stopper.abort(new Error('the outcome is decided'))
      await isOverWithin(finished, stopGraceMs, ports)
    },
  }
}

/** Returns the error because of which no copy was attempted; `null` if a copy was, or if there was no error. */
function errorOfAll(outcomes: readonly SubmissionOutcome[]): PresendError | null {
  const errors = outcomes.map((outcome) => (outcome.status === 'not-attempted' ? (outcome.error ?? null) : null))
  return errors.includes(null) ? null : (errors[0] ?? null)
}

/** Removes the error from an outcome, because reports contain only data. */
function withoutError(outcome: SubmissionOutcome): SubmissionOutcome {
  if (outcome.status !== 'not-attempted') return outcome
  const { status, seed, reason } = outcome
  return { status, seed, reason }
}

interface Awaited {
  readonly finished: Promise<void>
  readonly outcomeCount: () => number
  readonly deadlineMs: number
}

async function awaitQuiet({ finished, outcomeCount, deadlineMs }: Awaited, { clock }: CheckPorts): Promise<void> {
  // The submission should end by itself at the deadline. If it is still running shortly afterwards, stop waiting for
  // it.
  const endMs = deadlineMs + stopGraceMs
  while (clock.monotonicMs() < endMs) {
    const before = outcomeCount()
    if (await isOverWithin(finished, Math.min(quietMs, endMs - clock.monotonicMs()), { clock })) return
    // There are no results to watch for until the first copy has an outcome.
    if (before > 0 && outcomeCount() === before) return
  }
}

/** Waits at most `limitMs` for `finished`, which never rejects. Resolves with true if `finished` resolved in time. */
async function isOverWithin(
  finished: Promise<void>,
  limitMs: number,
  { clock, signal = new AbortController().signal }: Pick<CheckPorts, 'clock'> & { readonly signal?: AbortSignal },
): Promise<boolean> {
  return await withinTime(async () => await finished, limitMs, { clock, signal }).then(
    () => true,
    () => false,
  )
}
