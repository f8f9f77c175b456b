/** Hands the copies of one test over, and keeps what became of each as soon as it is known. */

import type { Seed } from '../contract/test.ts'
import type { ComposedMessage } from '../mail/message.ts'
import type { SubmissionOutcome } from '../mail/submission-outcome.ts'
import { settlesWithin } from './abortable.ts'
import type { CheckPorts } from './ports.ts'
import { describeFailure, type Failure } from './run-error.ts'

/** What is to be sent, and until when. */
export interface SendingRequest {
  readonly seeds: readonly Seed[]
  /** One a seed, in their order. */
  readonly copies: readonly ComposedMessage[]
  readonly deadlineMs: number
  /** Called once a copy. */
  readonly onOutcome: (outcome: SubmissionOutcome) => void
}

/** Copies on their way. */
export interface Sending {
  /** By seed address; grows while copies are sent. */
  readonly outcomes: ReadonlyMap<string, SubmissionOutcome>
  /** Resolves when every copy has its outcome, or when only copies that are tried again hold it up. Never rejects. */
  readonly mostlyDone: Promise<void>
  /** Why the submission as a whole failed; `null`: it did not. */
  failure(): Failure | null
  /** Ends retries and takes in what is known then; resolves within about a second. */
  stop(): Promise<void>
}

/** After so long without news the copies still open are being tried again, and results can be looked at meanwhile. */
const quietMs = 5000

/** A submission that is told to stop needs a moment for the replies that are on their way. */
const stopGraceMs = 1000

/** Starts sending. Nothing here rejects: what goes wrong is in `failure()`. */
export function startSending(request: SendingRequest, ports: CheckPorts, signal: AbortSignal): Sending {
  const outcomes = new Map<string, SubmissionOutcome>()
  const seedOf = new Map(
    request.copies.map((copy, index) => [copy.envelope.recipient, request.seeds[index]?.address] as const),
  )
  const stopper = new AbortController()
  let failed: Failure | null = null
  function note(outcome: SubmissionOutcome): void {
    outcomes.set(seedOf.get(outcome.seed) ?? outcome.seed, outcome)
    request.onOutcome(outcome)
  }
  async function submit(): Promise<void> {
    try {
      const options = { deadlineMs: request.deadlineMs, onOutcome: note }
      const all = await ports.submit(request.copies, options, AbortSignal.any([signal, stopper.signal]))
      for (const [index, outcome] of all.entries()) {
        const seed = request.seeds[index]
        if (seed !== undefined) outcomes.set(seed.address, outcome)
      }
    } catch (error) {
      failed = describeFailure(error, signal)
    }
  }
  const finished = submit()
  return {
    outcomes,
    mostlyDone: awaitQuiet({ finished, outcomeCount: () => outcomes.size, deadlineMs: request.deadlineMs }, ports),
    failure: () => failed,
    stop: async () => {
      stopper.abort(new Error('the outcome is decided'))
      await settlesWithin(finished, stopGraceMs, ports.clock)
    },
  }
}

interface Awaited {
  readonly finished: Promise<void>
  readonly outcomeCount: () => number
  readonly deadlineMs: number
}

async function awaitQuiet({ finished, outcomeCount, deadlineMs }: Awaited, { clock }: CheckPorts): Promise<void> {
  // The submission ends itself at the deadline; this only makes sure that the run does, too.
  const endMs = deadlineMs + stopGraceMs
  while (clock.monotonicMs() < endMs) {
    const before = outcomeCount()
    if (await settlesWithin(finished, Math.min(quietMs, endMs - clock.monotonicMs()), clock)) return
    // Before the first outcome there is nothing that a mailbox could show.
    if (before > 0 && outcomeCount() === before) return
  }
}
