/** Defines the events that report the progress of a run. `title` is the name of a test, including its data set. */

import type { TrackingId } from '../foundation/contract/identifiers.ts'
import type { CreatedTest } from '../foundation/contract/test.ts'

export type ProgressEvent =
  | { readonly status: 'planned'; readonly messageCount: number }
  | { readonly status: 'rendered'; readonly title: string; readonly subject: string; readonly htmlBytes: number }
  | { readonly status: 'submission-verified' }
  | { readonly status: 'created'; readonly title: string; readonly test: CreatedTest }
  | { readonly status: 'awaiting'; readonly title: string; readonly test: CreatedTest }
  | {
      readonly status: 'submitting'
      readonly title: string
      readonly trackingId: TrackingId
      /** The number of copies whose outcome is known. */
      readonly doneCount: number
      readonly acceptedCount: number
      readonly seedCount: number
    }
  | {
      readonly status: 'waiting'
      readonly title: string
      readonly trackingId: TrackingId
      readonly receivedCount: number
      readonly expectedCount: number
      readonly waitedMs: number
    }
  | {
      readonly status: 'decided'
      readonly title: string
      readonly outcome: string
      readonly outstandingCount: number
    }
  | { readonly status: 'postmaster-read'; readonly domain: string; readonly outcome: string }
  | { readonly status: 'notice'; readonly text: string }
