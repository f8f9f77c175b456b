/** What a caller says about watching a test. */

/** How results are to be watched. */
export interface WatchOptions {
  /** Monotonic time at which watching ends. */
  readonly deadlineMs: number
  /** Seeds that a result may still come for. */
  readonly expectedCount: number
  /** As soon as so many results are in, the run may be decided; absent: 90 % of the expected. A hint to the schedule. */
  readonly decisiveCount?: number
  /** Fixed gap between polls; `null` or absent: adaptive. */
  readonly pollIntervalMs?: number | null
}
