/** Summarizes postmaster data in one sentence, without the outcome. */

import type { CheckResult, MetricEvaluation, Outcome, PostmasterReport } from '../../../check/check-result.ts'
import { type Because, because, reasonWithNote } from '../../../check/outcome-sentence.ts'
import { renderCount } from '../../../foundation/errors/render-count.ts'
import type { PostmasterJudgement } from './judge-postmaster.ts'
import { limitText, metricTitle, valueText } from './metric-text.ts'

/** The maximum number of reasons in a sentence. The table of metrics shows the remaining reasons. */
const maxReasons = 2

/** Summarizes one domain: `postmaster data for shop.example: user-reported spam rate was 0.34% on 2026-06-03 and must stay below 0.3%`. */
export function domainReason(domain: string, judgement: PostmasterJudgement): string {
  const { outcome, metrics, obstacle } = judgement
  return `${subjectOf(domain)}: ${obstacle ?? explain(outcome, metrics)}`
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

/** An outcome and its reason. */
export type Verdict = Pick<CheckResult, 'outcome' | 'reason' | 'simulated'>

/**
 * Summarizes all domains. For one domain, returns its reason; for several, counts the outcomes and adds the first
 * reason.
 */
export function postmasterReason(reports: readonly PostmasterReport[], outcome: Outcome): string {
  const [only] = reports
  if (only !== undefined && reports.length === 1) return only.reason
  const outcomes = new Set(reports.map((report) => report.outcome))
  const counts = [...outcomes].map((one) => `${reports.filter((report) => report.outcome === one).length} ${one}`)
  const first = reports.find((report) => report.outcome === outcome)
  const reason = outcome === 'pass' || first === undefined ? '' : ` (${first.reason})`
  return `postmaster data for ${renderCount(reports.length, 'domain')}: ${counts.join(', ')}${reason}`
}

/** Joins the two reasons for a run that both sent mail and read postmaster data. The worse outcome comes first. */
export function joinReasons(mail: Verdict, postmaster: Verdict, outcome: Outcome): Because {
  const isMailFirst = mail.outcome === outcome
  const [first, second] = isMailFirst ? [mail, postmaster] : [postmaster, mail]
  const start = reasonWithNote(first)
  if (first.outcome === second.outcome) return { ...second, reason: `${start}; ${second.reason}` }
  return because(`${start}; ${isMailFirst ? 'postmaster data' : 'the mail'}: ${second.outcome}`)
}
