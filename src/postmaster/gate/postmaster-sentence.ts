/** Summarizes postmaster data in one sentence. */

import type { MetricEvaluation, Outcome, PostmasterReport } from '../../check/check-result.ts'
import { renderCount } from '../../errors/render-count.ts'
import type { PostmasterJudgement } from './judge-postmaster.ts'
import { limitText, metricTitle, valueText } from './metric-text.ts'

/** The maximum number of reasons in a sentence. The table of metrics shows the remaining reasons. */
const maxReasons = 2

/** Summarizes one domain: `fail: postmaster data for shop.example: user-reported spam rate was 0.34% on 2026-06-03 and must stay below 0.3%`. */
export function domainSentence(domain: string, judgement: PostmasterJudgement): string {
  const { outcome, metrics, obstacle } = judgement
  return `${outcome}: ${subjectOf(domain)}: ${obstacle ?? explain(outcome, metrics)}`
}

/** Returns the phrase that sentences use for a domain's data: `postmaster data for shop.example`. */
export function subjectOf(domain: string): string {
  return `postmaster data for ${domain}`
}

function explain(outcome: Outcome, metrics: readonly MetricEvaluation[]): string {
  if (outcome === 'fail') return listReasons(metrics, 'missed')
  return outcome === 'inconclusive' ? listReasons(metrics, 'undecided') : keptLimits(metrics)
}

function listReasons(metrics: readonly MetricEvaluation[], status: 'missed' | 'undecided'): string {
  const reasons = metrics.flatMap((metric) =>
    metric.status === status && metric.reason !== null ? [metric.reason] : [],
  )
  const more = reasons.length - maxReasons
  const shown = reasons.slice(0, maxReasons).join('; ')
  return more <= 0 ? shown : `${shown}; ${renderCount(more, 'more limit')} ${status}`
}

function keptLimits(metrics: readonly MetricEvaluation[]): string {
  const kept = metrics.flatMap((metric) => {
    if (metric.percent === null || (metric.status !== 'met' && metric.status !== 'warned')) return []
    const over = metric.status === 'warned' ? 'at or above the warning threshold; ' : ''
    return [`${metricTitle(metric.metric)} ${valueText(metric, metric.percent)} (${over}limit ${limitText(metric)})`]
  })
  return kept.length === 0 ? 'data was found, but no limit is set' : kept.join(', ')
}

/** An outcome and its sentence, which starts with the outcome. */
export interface Verdict {
  readonly outcome: Outcome
  readonly sentence: string
}

/**
 * Summarizes all domains. For one domain, returns its sentence; for several, counts the outcomes and adds the first
 * reason.
 */
export function postmasterSentence(reports: readonly PostmasterReport[], outcome: Outcome): string {
  const [only] = reports
  if (only !== undefined && reports.length === 1) return only.sentence
  const outcomes = new Set(reports.map((report) => report.outcome))
  const counts = [...outcomes].map((one) => `${reports.filter((report) => report.outcome === one).length} ${one}`)
  const first = reports.find((report) => report.outcome === outcome)
  const reason = outcome === 'pass' || first === undefined ? '' : ` (${withoutOutcome(first.sentence)})`
  return `${outcome}: postmaster data for ${renderCount(reports.length, 'domain')}: ${counts.join(', ')}${reason}`
}

/** Joins the two sentences for a run that both sent mail and read postmaster data. The worse outcome comes first. */
export function joinSentences(mail: Verdict, postmaster: Verdict, outcome: Outcome): string {
  const isMailFirst = mail.outcome === outcome
  const [first, second] = isMailFirst ? [mail, postmaster] : [postmaster, mail]
  const rest =
    first.outcome === second.outcome
      ? withoutOutcome(second.sentence)
      : `${isMailFirst ? 'postmaster data' : 'the mail'}: ${second.outcome}`
  return `${outcome}: ${withoutOutcome(first.sentence)}; ${rest}`
}

function withoutOutcome(sentence: string): string {
  return sentence.replace(/^[a-z]+: /u, '')
}
