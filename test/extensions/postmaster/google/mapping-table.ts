/** Renders the mapping of metrics to series for docs/postmaster.md. */

import {
  errorMetrics,
  type MetricDefinition,
  rateMetrics,
} from '../../../../src/extensions/postmaster/google/metric-table.ts'

/** One row of the table. */
export interface MappingRow {
  readonly field: string
  readonly metric: string
  readonly note: string
}

/** Returns every field of the seven series, in order. */
export function mappingRows(): readonly MappingRow[] {
  const { spam_rate: spam, spf, dkim, dmarc, tls } = rateMetrics
  const none = 'no longer provided by Google; empty unless imported'
  const together = 'all three rates for a day, or no entry; a missing rate is never 0'
  return [
    {
      field: 'spam_rate_data.value',
      metric: metricText(spam),
      note: 'share of inbox mail that readers reported as spam, 0–1',
    },
    { field: 'ip_reputation_data', metric: '–', note: none },
    { field: 'domain_reputation_data', metric: '–', note: none },
    {
      field: 'feedback_loop_data.fbl_count',
      metric: 'FEEDBACK_LOOP_ID',
      note: 'number of identifiers on the day',
    },
    {
      field: 'feedback_loop_data.spam_count',
      metric: 'FEEDBACK_LOOP_SPAM_RATE of each identifier',
      note: 'number of identifiers with a rate above 0; Google does not count messages',
    },
    { field: 'authentication_data.spf_success_ratio', metric: metricText(spf), note: together },
    { field: 'authentication_data.dkim_success_ratio', metric: metricText(dkim), note: together },
    { field: 'authentication_data.dmarc_success_ratio', metric: metricText(dmarc), note: together },
    {
      field: 'encryption_data.tls_success_ratio',
      metric: metricText(tls),
      note: 'mail that Gmail received from the domain; `outbound` (mail sent to the domain) is not requested',
    },
    ...errorMetrics.map((error) => ({
      field: `delivery_errors_data.errors: ${error.errorClass}, ${error.errorType}`,
      metric: metricText(error),
      note: 'share of the mail; omitted on days on which it is 0',
    })),
  ]
}

function metricText({ metric, filter }: MetricDefinition): string {
  return filter === null ? metric : `${metric} with ${filter}`
}

/** The rows as a Markdown table. */
export function renderMapping(): string {
  const rows = mappingRows().map(({ field, metric, note }) => {
    const name = metric === '–' ? metric : `\`${metric}\``
    return `| \`${field}\` | ${name} | ${note} |`
  })
  return ['| field | Google metric | meaning |', '|---|---|---|', ...rows, ''].join('\n')
}
