/** Renders a report as TAP lines or as JSON. */

import { show } from './expect.ts'
import type { CheckOutcome, ConformanceReport } from './run-checks.ts'

/** Renders one outcome as a TAP line. For a failed check, adds the expected and the actual value. */
export function renderOutcome(outcome: CheckOutcome, number: number): string {
  const { check } = outcome
  const by = check.decidedBy === 'presend' ? ' (decided by presend)' : ''
  const title = `${number} - ${check.id}: ${escape(check.says)}${by}`
  if (outcome.status === 'held') return `ok ${title}\n`
  if (outcome.status === 'not-checked') {
    return `ok ${title} # SKIP not checked: requires ${escape(outcome.toGive.join('; and '))}\n`
  }
  return [
    `not ok ${title}`,
    '  ---',
    `  section: ${JSON.stringify(check.section)}`,
    `  expected: ${JSON.stringify(outcome.expected)}`,
    `  actual: ${JSON.stringify(outcome.came)}`,
    '  ...',
    '',
  ].join('\n')
}

/** Escapes `#` and line breaks, which have a special meaning in TAP. */
function escape(text: string): string {
  return text.replaceAll('#', '\\#').replace(/\s+/gu, ' ')
}

/** Renders the last lines: the counts, and the requirements that were not met. */
export function renderSummary(report: ConformanceReport): string {
  const count = (status: CheckOutcome['status']): number =>
    report.outcomes.filter((each) => each.status === status).length
  const wanted = Map.groupBy(
    report.outcomes.flatMap((outcome) =>
      (outcome.status === 'not-checked' ? outcome.toGive : []).filter((toGive) => toGive !== report.stopped),
    ),
    (toGive) => toGive,
  )
  return [
    `# ${count('held')} passed, ${count('broken')} failed, ${count('not-checked')} not checked`,
    `# profile ${report.profile}, ${report.requestCount} requests to ${report.baseUrl}`,
    ...(report.stopped === null ? [] : [`# the run stopped, because it requires ${escape(report.stopped)}`]),
    ...[...wanted].map(([toGive, each]) => `# ${each.length} not checked: requires ${escape(toGive)}`),
    '',
  ].join('\n')
}

/** Renders the report as one JSON object, without the token. */
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
