/** Computes and renders percentages. */

import type { RateEvaluation } from './check-result.ts'

/** Returns a percentage, not rounded; `null` (not measured) if `outOfCount` is 0. */
export function ratePercent(hitCount: number, outOfCount: number): number | null {
  return outOfCount === 0 ? null : (100 * hitCount) / outOfCount
}

const mostDecimals = 12

/**
 * Renders a percentage with one decimal place and without the percent sign: `66.7`.
 *
 * Rounding never moves a value across its threshold, nor to 0 or 100; if necessary, more decimal places are used. For
 * example, 99.96 becomes `99.9` if the threshold is 100.
 */
export function renderPercent(
  percent: number,
  thresholdPercent: number | null,
  bound: RateEvaluation['bound'] = 'at-least',
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

/** Renders a count: `6`, or `4.8` if the service returns only percentages. */
export function renderNumber(count: number): string {
  return String(Number(count.toFixed(1)))
}

/** Renders a threshold as the user wrote it: `85` or `99.5`. */
export function renderThreshold(thresholdPercent: number): string {
  return String(thresholdPercent)
}

function floorTo(percent: number, decimals: number): string {
  const scale = 10 ** decimals
  return (Math.floor(percent * scale) / scale).toFixed(decimals)
}

interface Limit {
  readonly percent: number
  readonly bound: RateEvaluation['bound']
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
