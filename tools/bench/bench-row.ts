/** Defines one row of the table that `npm run bench` prints: a figure, and the baseline measured in the same run. */

/** A row whose cells are rendered as text. `isMet` is true if the goal is met. */
export interface BenchRow {
  readonly what: string
  readonly measured: string
  readonly baseline: string
  /** The measured value divided by the baseline; `–` if the goal is an absolute value. */
  readonly ratio: string
  readonly goal: string
  readonly isMet: boolean
}
