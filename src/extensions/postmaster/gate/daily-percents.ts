/** The values of all metrics by day, for charts and tables. */

import type { PostmasterDay } from '../../../check/check-result.ts'
import { type DayRange, daysIn } from '../../../foundation/contract/day.ts'
import type { DayPercent } from '../../../foundation/contract/postmaster-metrics.ts'
import type { Metric } from './metrics.ts'

/** A metric and its values, one for each day with data. */
export interface MetricValues {
  readonly metric: Metric
  readonly days: readonly DayPercent[]
}

/**
 * Returns one entry per day of the range, with `null` for each metric that has no value on that day.
 *
 * @param judged the evaluated days; `null` if no days were evaluated
 */
export function dailyPercents(
  values: readonly MetricValues[],
  range: DayRange,
  judged: DayRange | null,
): readonly PostmasterDay[] {
  const byMetric = new Map(
    values.map(({ metric, days }) => [metric.name, new Map(days.map(({ date, percent }) => [date, percent]))]),
  )
  return daysIn(range).map((date) => {
    const of = (name: Metric['name']): number | null => byMetric.get(name)?.get(date) ?? null
    return {
      date,
      isJudged: judged !== null && judged.startDate <= date && date <= judged.endDate,
      percents: {
        spam: of('spam'),
        spf: of('spf'),
        dkim: of('dkim'),
        dmarc: of('dmarc'),
        tls: of('tls'),
        'delivery-errors': of('delivery-errors'),
      },
    }
  })
}
