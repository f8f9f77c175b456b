/** Logs how one copy was judged, for whoever asks why it lies where it lies. */

import type { JudgedCopy } from '../../seeds/reception.ts'
import type { ServiceLog } from './service-log.ts'

/** One line at level debug. */
export function logJudgement({ numericId, seed, judgement, moment }: JudgedCopy, log: Pick<ServiceLog, 'debug'>): void {
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
    kept: moment === 'taken',
  })
}

function resultOf(verdict: { readonly result?: string | null }): string {
  return verdict.result ?? 'not measured'
}

/** A reason quotes the words of the message that led to it, and addresses: neither belongs into a log. */
function withoutQuotes(reason: string): string {
  return reason
    .replaceAll(/“[^”]*”|"[^"]*"/gu, '"…"')
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;]+/gu, '…@…')
    .slice(0, 500)
}
