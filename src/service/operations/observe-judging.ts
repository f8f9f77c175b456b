/** Counts, times and logs the judging of messages. */

import type { Clock } from '../../foundation/world/world.ts'
import type { SpamFilter } from '../../verdict/spam/spam-filter.ts'
import type { JudgedCopy } from '../receiving/reception.ts'
import type { ServiceLog } from './service-log.ts'
import type { ServiceMetrics } from './service-metrics.ts'

/** Wraps a spam engine: counts and logs its failures. */
export function observedFilter<Input>(
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

/** Wraps a function and records the duration of each call, even if the call fails. */
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

/** Logs how one copy was judged. */
export function logJudgement(
  { numericId, seed, judgement, isAcknowledged }: JudgedCopy,
  log: Pick<ServiceLog, 'debug'>,
): void {
  const { reply, folder, reason, spf, dkim, dmarc, spam, firedRules } = judgement
  log.debug('copy judged', {
    test: numericId,
    seed,
    folder,
    reply: reply?.code ?? null,
    spf: resultOf(spf),
    dkim: resultOf(dkim),
    dmarc: resultOf(dmarc),
    ...(spam === null ? {} : { engine: spam.engine, score: spam.score, threshold: spam.threshold }),
    rules: firedRules.filter((rule) => rule.isDeciding).map((rule) => rule.id),
    reason: withoutQuotes(reason),
    kept: isAcknowledged,
  })
}

function resultOf(verdict: { readonly result?: string | null }): string {
  return verdict.result ?? 'not measured'
}

/**
 * Returns the reason without quoted text, because quotations can contain words and addresses from the message, which
 * must not be logged.
 */
function withoutQuotes(reason: string): string {
  return reason
    .replaceAll(/“[^”]*”|"[^"]*"/gu, '"…"')
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;]+/gu, '…@…')
    .slice(0, 500)
}
