/**
 * One row of the table that `npm run bench` prints: a figure next to its baseline, which was measured in the same run.
 */

/** A row whose cells are finished text. `isMet` says whether the goal is reached. */
export interface BenchRow {
  readonly what: string
  readonly measured: string
  readonly baseline: string
  /** The measured value divided by the baseline; `–` if the goal is absolute. */
  readonly ratio: string
  readonly goal: string
  readonly isMet: boolean
}
