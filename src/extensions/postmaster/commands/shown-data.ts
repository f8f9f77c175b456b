/** The JSON and CSV output of `presend postmaster show`. */

import type { DayRange } from '../../../foundation/contract/day.ts'
import type { PostmasterAccount } from '../../../foundation/contract/postmaster-data.ts'
import type { PostmasterSeries, SeriesName } from '../../../foundation/contract/postmaster-replies.ts'

/** The postmaster data that `presend postmaster show` prints. */
export interface ShownData {
  readonly account: PostmasterAccount
  /** The domain; `null` if the data covers all of the account's domains combined. */
  readonly domain: string | null
  readonly range: DayRange
  readonly series: PostmasterSeries
}

/** Lists the days that have data, in ascending order. */
export function datesOf(series: PostmasterSeries): readonly string[] {
  const days: readonly { readonly date: string }[] = Object.values(series).flat()
  return [...new Set(days.map(({ date }) => date))].toSorted()
}

/**
 * Builds the object that `--json` prints. The `data` field has the API's format, so that users can import the data
 * again.
 */
export function shownObject({ account, domain, range, series }: ShownData): Readonly<Record<string, unknown>> {
  return {
    account: { id: account.id, email: account.email, source: account.source },
    domain,
    start_date: range.startDate,
    end_date: range.endDate,
    data: {
      spam_rate_data: series.spamRate,
      ip_reputation_data: series.ipReputation,
      domain_reputation_data: series.domainReputation.filter(({ reputation }) => reputation !== null),
      feedback_loop_data: series.feedbackLoop,
      authentication_data: series.authentication,
      encryption_data: series.encryption,
      delivery_errors_data: series.deliveryErrors.map(({ date, errors }) => ({
        date,
        errors: errors.map(({ error_class = null, error_type = null, error_ratio = null }) => ({
          error_class,
          error_type,
          error_ratio,
        })),
      })),
    },
  }
}

interface CsvColumn {
  readonly name: string
  readonly series: SeriesName
  /** The field of each entry of the series. */
  readonly field: string
}

const csvColumns: readonly CsvColumn[] = [
  { name: 'spam_rate', series: 'spamRate', field: 'value' },
  { name: 'ip_high', series: 'ipReputation', field: 'high' },
  { name: 'ip_medium', series: 'ipReputation', field: 'medium' },
  { name: 'ip_low', series: 'ipReputation', field: 'low' },
  { name: 'ip_bad', series: 'ipReputation', field: 'bad' },
  { name: 'domain_reputation', series: 'domainReputation', field: 'reputation' },
  { name: 'spam_count', series: 'feedbackLoop', field: 'spam_count' },
  { name: 'fbl_count', series: 'feedbackLoop', field: 'fbl_count' },
  { name: 'spf_success_ratio', series: 'authentication', field: 'spf_success_ratio' },
  { name: 'dkim_success_ratio', series: 'authentication', field: 'dkim_success_ratio' },
  { name: 'dmarc_success_ratio', series: 'authentication', field: 'dmarc_success_ratio' },
  { name: 'tls_success_ratio', series: 'encryption', field: 'tls_success_ratio' },
  { name: 'delivery_errors', series: 'deliveryErrors', field: 'errors' },
]

/**
 * Renders CSV with a header and one row per day, separated by CRLF (RFC 4180 §2). Ratios are from 0 to 1; an empty cell means no data. Every non-empty cell starts with a digit or a
 * letter, so that no spreadsheet interprets it as a formula.
 */
export function shownCsv({ domain, series }: ShownData): string {
  const columns = csvColumns.map((column) => ({ name: column.name, cells: cellsOf(column, series) }))
  const keys = domain === null ? [] : [domain]
  const rows = datesOf(series)
    .map((date) => ({ date, cells: columns.map(({ cells }) => cells.get(date) ?? '') }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ date, cells }) => keys.concat(date, cells))
  const header = [...(domain === null ? [] : ['domain']), 'date', ...columns.map(({ name }) => name)]
  return [header, ...rows].map((row) => `${row.map(quoteCell).join(',')}\r\n`).join('')
}

/** Returns a column's cells by date. */
function cellsOf({ series: name, field }: CsvColumn, series: PostmasterSeries): ReadonlyMap<string, string> {
  if (name === 'deliveryErrors')
    return new Map(series.deliveryErrors.map(({ date, errors }) => [date, errorsCell(errors)]))
  const days: readonly Readonly<Record<string, unknown>>[] = series[name]
  return new Map(days.map((day) => [String(day['date']), valueCell(day[field])]))
}

function valueCell(value: unknown): string {
  if (typeof value === 'number') return numberText(value)
  return typeof value === 'string' ? value : ''
}

/** Renders `TEMPORARY_ERROR/RATE_LIMIT_EXCEEDED=0.01; …`, or `none`. If a ratio is unknown, the cell is empty. */
function errorsCell(errors: PostmasterSeries['deliveryErrors'][number]['errors']): string {
  if (errors.some((error) => error.error_ratio === undefined)) return ''
  const parts = errors.map((error) => {
    const [name, type] = [error.error_class, error.error_type].map(safeName)
    return `${name}/${type}=${numberText(error.error_ratio ?? 0)}`
  })
  return parts.length === 0 ? 'none' : parts.join('; ')
}

/** Error names come from the service, so they could contain a spreadsheet formula or a character that ends the cell. */
function safeName(text: string | undefined): string {
  return text !== undefined && /^\w[\w -]{0,99}$/u.test(text) ? text : 'UNKNOWN'
}

/** Renders a number without an exponent, because some spreadsheets treat numbers with an exponent as text. */
function numberText(value: number): string {
  const text = String(value)
  return /e/u.test(text) ? value.toFixed(18).replace(/0+$/u, '').replace(/\.$/u, '') : text
}

function quoteCell(text: string): string {
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
