/** The judge and its spam engine, with a stopwatch and a tally. */

import type { SpamFilter } from '../../verdict/spam/spam-filter.ts'
import type { Clock } from '../../world/world.ts'
import type { ServiceLog } from './service-log.ts'
import type { ServiceMetrics } from './service-metrics.ts'

/** The same engine; what it cannot judge is counted, and said with the reason. */
export function measuredFilter<Input>(
  filter: SpamFilter<Input>,
  { metrics, log }: { readonly metrics: Pick<ServiceMetrics, 'engineFailed'>; readonly log: Pick<ServiceLog, 'warn'> },
): SpamFilter<Input> {
  return {
    ...filter,
    judge: async (input, signal) => {
      const answer = await filter.judge(input, signal)
      if (answer.status === 'failed') {
        metrics.engineFailed(filter.engine)
        log.warn('spam engine failed', { engine: filter.engine, reason: answer.reason })
      }
      return answer
    },
  }
}

/** The same work; the time it takes is counted, also when it fails. */
export function timed<In extends readonly unknown[], Out>(
  work: (...input: In) => Promise<Out>,
  { metrics, clock }: { readonly metrics: Pick<ServiceMetrics, 'judged'>; readonly clock: Pick<Clock, 'monotonicMs'> },
): (...input: In) => Promise<Out> {
  return async (...input) => {
    const startMs = clock.monotonicMs()
    try {
      return await work(...input)
    } finally {
      metrics.judged(clock.monotonicMs() - startMs)
    }
  }
}
