/** Computes the statistics that the benches report. */

/** Returns the median: the middle value, or the mean of the two middle values. Returns `NaN` if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2
}

/** Returns the arithmetic mean, or `NaN` if there are no values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/**
 * Returns the percentile: the smallest value that is at least as large as `percent` percent of all values. Returns
 * `NaN` if there are no values.
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.max(Math.ceil((sorted.length * percent) / 100) - 1, 0)] ?? Number.NaN
}
