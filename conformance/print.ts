/** A report as lines for people (and for whatever reads TAP), or as JSON. */

import { show } from './expect.ts'
import type { CheckOutcome, ConformanceReport } from './run-checks.ts'

/** One outcome: a TAP line, and what was expected and came below it when the check is broken. */
export function renderOutcome(outcome: CheckOutcome, number: number): string {
  const { check } = outcome
  const by = check.decidedBy === 'presend' ? ' (presend decides)' : ''
  const title = `${number} - ${check.id}: ${escape(check.says)}${by}`
  if (outcome.status === 'held') return `ok ${title}\n`
  if (outcome.status === 'not-checked') {
    return `ok ${title} # SKIP not checked: give ${escape(outcome.toGive.join('; and '))}\n`
  }
  return [
    `not ok ${title}`,
    '  ---',
    `  section: ${JSON.stringify(check.section)}`,
    `  expected: ${JSON.stringify(outcome.expected)}`,
    `  came: ${JSON.stringify(outcome.came)}`,
    '  ...',
    '',
  ].join('\n')
}

/** TAP gives `#` a meaning, and a line is one test. */
function escape(text: string): string {
  return text.replaceAll('#', '\\#').replace(/\s+/gu, ' ')
}

/** The last lines: counts, and what was not checked for want of something. */
export function renderSummary(report: ConformanceReport): string {
  const count = (status: CheckOutcome['status']): number =>
    report.outcomes.filter((each) => each.status === status).length
  const wanted = Map.groupBy(
    report.outcomes.flatMap((outcome) => (outcome.status === 'not-checked' ? outcome.toGive : [])),
    (toGive) => toGive,
  )
  return [
    `# ${count('held')} hold, ${count('broken')} do not, ${count('not-checked')} were not checked`,
    `# profile ${report.profile}, ${report.requestCount} requests to ${report.baseUrl}`,
    ...(report.stopped === null ? [] : [`# the run was not made to its end; it needs ${escape(report.stopped)}`]),
    ...[...wanted].map(([toGive, each]) => `# ${each.length} more with ${escape(toGive)}`),
    '',
  ].join('\n')
}

/** The report as one JSON object; the token is not in it. */
export function renderJson(report: ConformanceReport): string {
  const checks = report.outcomes.map(({ check, ...outcome }) => {
    const { id, says, section, decidedBy } = check
    return { id, says, section, decided_by: decidedBy, ...toWire(outcome) }
  })
  const { baseUrl, profile, requestCount, stopped } = report
  return `${JSON.stringify({ base_url: baseUrl, profile, request_count: requestCount, stopped, checks }, null, 2)}\n`
}

function toWire(outcome: {
  readonly status: string
  readonly toGive?: readonly string[]
  readonly tookMs?: number
}): object {
  const { toGive, tookMs, ...rest } = outcome
  return {
    ...rest,
    ...(toGive === undefined ? {} : { to_give: toGive.map(show) }),
    ...(tookMs === undefined ? {} : { took_ms: Math.round(tookMs) }),
  }
}
