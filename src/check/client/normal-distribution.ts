/** Approximates the standard normal distribution, accurately enough for waiting times. */

/** Returns the density of the standard normal distribution at `z`. */
export function normalDensity(z: number): number {
  return Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI)
}

const tailTerms = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429]

/**
 * Returns the share of the standard normal distribution below `z`, from 0 to 1, with an error below 1e-7. Source:
 * Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17.
 */
export function normalShareBelow(z: number): number {
  const step = 1 / (1 + 0.231_641_9 * Math.abs(z))
  const series = tailTerms.reduceRight((sum, term) => (sum + term) * step, 0)
  const tail = normalDensity(z) * series
  return z > 0 ? 1 - tail : tail
}

/**
 * Returns the `z` value below which `share` of the distribution lies, with an error below 5e-4. Source: Abramowitz and
 * Stegun, 26.2.23.
 */
export function normalQuantile(share: number): number {
  if (share > 0.5) return -normalQuantile(1 - share)
  const depth = Math.sqrt(-2 * Math.log(Math.max(share, 1e-12)))
  const top = 2.515_517 + depth * (0.802_853 + depth * 0.010_328)
  const bottom = 1 + depth * (1.432_788 + depth * (0.189_269 + depth * 0.001_308))
  return top / bottom - depth
}
