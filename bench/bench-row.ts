/** One line of the table that `npm run bench` prints: a figure beside its baseline, measured in the same run. */

/** All cells are finished text; `isMet` says whether the goal is reached. */
export interface BenchRow {
  readonly what: string
  readonly measured: string
  readonly baseline: string
  /** Measured ÷ baseline, or `–` where the goal is absolute. */
  readonly ratio: string
  readonly goal: string
  readonly isMet: boolean
}
