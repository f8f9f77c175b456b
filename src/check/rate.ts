/** Percentages: how they are made, compared and printed. */

/**
 * A share in percent, unrounded.
 *
 * @returns `null` when there is nothing to divide by ("not measured", never 0 or 100)
 */
export function ratePercent(hitCount: number, outOfCount: number): number | null {
  return outOfCount === 0 ? null : (100 * hitCount) / outOfCount
}

/** Most decimals that are tried before a number is printed as it is. */
const mostDecimals = 12

/**
 * A percentage with one decimal, without the sign: `66.7`.
 *
 * A value under its threshold never prints as equal to it or above it (99.96 under 100 is `99.9`), one that meets it
 * never as less; 0 is printed only for 0, and 100 only for 100. Where one decimal cannot say that, more are printed.
 */
export function renderPercent(
  percent: number,
  thresholdPercent: number | null,
  bound: 'at-least' | 'at-most' = 'at-least',
): string {
  const limit = thresholdPercent === null ? null : { percent: thresholdPercent, bound }
  for (let decimals = 1; decimals <= mostDecimals; decimals += 1) {
    const shown = [percent.toFixed(decimals), floorTo(percent, decimals)].find((text) =>
      isFaithful(Number(text), percent, limit),
    )
    if (shown !== undefined) return shown
  }
  return String(percent)
}

/** A count, which is a share of the seeds where a service gives nothing else: `6`, `4.8`. */
export function renderNumber(count: number): string {
  return String(Number(count.toFixed(1)))
}

/** A threshold as the user wrote it: `85`, `99.5`. */
export function renderThreshold(thresholdPercent: number): string {
  return String(thresholdPercent)
}

/** `1 seed`, `3 seeds`: a count with its noun. */
export function renderCount(count: number, singular: string, plural: string = `${singular}s`): string {
  return `${renderNumber(count)} ${count === 1 ? singular : plural}`
}

function floorTo(percent: number, decimals: number): string {
  const scale = 10 ** decimals
  return (Math.floor(percent * scale) / scale).toFixed(decimals)
}

interface Limit {
  readonly percent: number
  readonly bound: 'at-least' | 'at-most'
}

function isFaithful(shown: number, percent: number, limit: Limit | null): boolean {
  return (
    (limit === null || keeps(shown, limit) === keeps(percent, limit)) &&
    shown > 0 === percent > 0 &&
    shown < 100 === percent < 100
  )
}

function keeps(percent: number, limit: Limit): boolean {
  return limit.bound === 'at-least' ? percent >= limit.percent : percent <= limit.percent
}
