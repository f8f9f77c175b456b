/** The few statistics that the benches quote. */

/** The middle value; the mean of the two middle ones of an even count. `NaN` for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2
}
