/** One look at a test, and what it says. */

import type { TestSnapshot } from '../contract/test.ts'
import type { Answer } from './ask.ts'
import type { RateLimit } from './rate-limit.ts'

/** How one poll is to be made. */
export interface PollQuestion {
  /** The server is asked to hold its answer back until something differs from `etag`; `null`: answer at once. */
  readonly hold: { readonly seconds: number; readonly etag: string } | null
  /** Monotonic time at which it must be over, retries and all. */
  readonly deadlineMs: number
}

/** What one poll says. `requestCount`: answers that it took. */
export type PollAnswer =
  | {
      readonly status: 'told'
      readonly snapshot: TestSnapshot
      readonly receivedCount: number
      readonly etag: string | null
      readonly rateLimit: RateLimit | null
      readonly requestCount: number
    }
  | { readonly status: 'unchanged'; readonly rateLimit: RateLimit | null; readonly requestCount: number }
  | Extract<Answer<never>, { status: 'given-up' }>

/** Looks at the test once. @throws the signal's reason, nothing else */
export type Poll = (question: PollQuestion, signal: AbortSignal) => Promise<PollAnswer>
