/** Defines the events that report the progress of a run. */

import type { TrackingId } from '../contract/identifiers.ts'
import type { CreatedTest } from '../contract/test.ts'

export type ProgressEvent =
  | { readonly status: 'planned'; readonly messageCount: number }
  | { readonly status: 'rendered'; readonly templatePath: string; readonly subject: string; readonly htmlBytes: number }
  | { readonly status: 'submission-verified' }
  | { readonly status: 'created'; readonly templatePath: string; readonly test: CreatedTest }
  | { readonly status: 'awaiting'; readonly templatePath: string; readonly test: CreatedTest }
  | {
      readonly status: 'submitting'
      readonly templatePath: string
      readonly trackingId: TrackingId
      /** The number of copies whose outcome is known. */
      readonly doneCount: number
      readonly acceptedCount: number
      readonly seedCount: number
    }
  | {
      readonly status: 'waiting'
      readonly templatePath: string
      readonly trackingId: TrackingId
      readonly receivedCount: number
      readonly expectedCount: number
      readonly waitedMs: number
    }
  | {
      readonly status: 'decided'
      readonly templatePath: string
      readonly outcome: string
      readonly outstandingCount: number
    }
  | { readonly status: 'postmaster-read'; readonly domain: string; readonly outcome: string }
  | { readonly status: 'notice'; readonly text: string }
