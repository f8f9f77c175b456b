/** The mapping of metrics to series in words, for docs/postmaster.md. */

import { errorMetrics, type MetricDefinition, rateMetrics } from './metric-table.ts'

/** One row: a field of a series, what gives it, and what was decided. */
export interface MappingRow {
  readonly field: string
  readonly metric: string
  readonly note: string
}

/** Every field of the seven series, in their order. */
export function mappingRows(): readonly MappingRow[] {
  const { spam_rate: spam, spf, dkim, dmarc, tls } = rateMetrics
  const none = 'Google no longer gives it: empty unless imported'
  const together = 'all three of a day, or no entry: a rate that was not given is never a 0'
  return [
    { field: 'spam_rate_data.value', metric: wordsOf(spam), note: 'reported by readers of inboxed mail, 0–1' },
    { field: 'ip_reputation_data', metric: '–', note: none },
    { field: 'domain_reputation_data', metric: '–', note: none },
    {
      field: 'feedback_loop_data.fbl_count',
      metric: 'FEEDBACK_LOOP_ID',
      note: 'how many identifiers the day names',
    },
    {
      field: 'feedback_loop_data.spam_count',
      metric: 'FEEDBACK_LOOP_SPAM_RATE of each identifier',
      note: 'how many of them have a rate above 0; Google counts no messages',
    },
    { field: 'authentication_data.spf_success_ratio', metric: wordsOf(spf), note: together },
    { field: 'authentication_data.dkim_success_ratio', metric: wordsOf(dkim), note: together },
    { field: 'authentication_data.dmarc_success_ratio', metric: wordsOf(dmarc), note: together },
    {
      field: 'encryption_data.tls_success_ratio',
      metric: wordsOf(tls),
      note: 'mail that Gmail took from the domain; `outbound`, what Gmail sent to it, is not asked for',
    },
    ...errorMetrics.map((error) => ({
      field: `delivery_errors_data.errors: ${error.errorClass}, ${error.errorType}`,
      metric: wordsOf(error),
      note: 'share of the mail; not listed on a day on which it is 0',
    })),
  ]
}

function wordsOf({ metric, filter }: MetricDefinition): string {
  return filter === null ? metric : `${metric} with ${filter}`
}

/** The rows as a Markdown table. */
export function renderMapping(): string {
  const rows = mappingRows().map(({ field, metric, note }) => {
    const name = metric === '–' ? metric : `\`${metric}\``
    return `| \`${field}\` | ${name} | ${note} |`
  })
  return ['| field | Google’s metric | what it is |', '|---|---|---|', ...rows, ''].join('\n')
}
