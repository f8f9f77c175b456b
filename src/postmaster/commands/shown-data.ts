/** The JSON and CSV output of `presend postmaster show`. */

import type {
  DayRange,
  DeliveryError,
  DeliveryErrorsDay,
  PostmasterAccount,
  PostmasterSeries,
} from '../../contract/postmaster-data.ts'

/** The data to show. */
export interface ShownData {
  readonly account: PostmasterAccount
  /** `null`: all domains of the account together. */
  readonly domain: string | null
  readonly range: DayRange
  readonly series: PostmasterSeries
}

/** The object for `--json`. `data` has the form of the API, so that it can be imported. */
export function shownObject({ account, domain, range, series }: ShownData): Readonly<Record<string, unknown>> {
  return {
    account: { id: account.id, email: account.email, source: account.source },
    domain,
    start_date: range.startDate,
    end_date: range.endDate,
    data: {
      spam_rate_data: series.spamRate.map((day) => ({ date: day.date, value: day.userReportedSpamRatio })),
      ip_reputation_data: series.ipReputation.map((day) => ({
        date: day.date,
        high: day.highCount,
        medium: day.mediumCount,
        low: day.lowCount,
        bad: day.badCount,
      })),
      domain_reputation_data: series.domainReputation.filter(({ reputation }) => reputation !== null),
      feedback_loop_data: series.feedbackLoop.map((day) => ({
        date: day.date,
        spam_count: day.spamCount,
        fbl_count: day.loopCount,
      })),
      authentication_data: series.authentication.map((day) => ({
        date: day.date,
        spf_success_ratio: day.spfSuccessRatio,
        dkim_success_ratio: day.dkimSuccessRatio,
        dmarc_success_ratio: day.dmarcSuccessRatio,
      })),
      encryption_data: series.encryption.map((day) => ({ date: day.date, tls_success_ratio: day.tlsSuccessRatio })),
      delivery_errors_data: series.deliveryErrors.map(({ date, errors }) => ({
        date,
        errors: errors.map(errorObject),
      })),
    },
  }
}

function errorObject({ errorClass, errorType, errorRatio }: DeliveryError): Readonly<Record<string, unknown>> {
  return { error_class: errorClass, error_type: errorType, error_ratio: errorRatio }
}

type Cells = Readonly<Record<string, string | number>>

/** The columns of `presend postmaster import`. */
const valueColumns = [
  'spam_rate',
  'ip_high',
  'ip_medium',
  'ip_low',
  'ip_bad',
  'domain_reputation',
  'spam_count',
  'fbl_count',
  'spf_success_ratio',
  'dkim_success_ratio',
  'dmarc_success_ratio',
  'tls_success_ratio',
  'delivery_errors',
] as const

/**
 * Renders a header and one row per day, with CRLF (RFC 4180 §2). Ratios are 0–1; an empty cell means no data. All cells
 * begin with a digit or a letter, so that none is taken for a formula.
 */
export function shownCsv({ domain, series }: ShownData): string {
  const columns = [...(domain === null ? [] : ['domain']), 'date', ...valueColumns]
  const lines = rowsOf(series).map(([date, cells]) => {
    const cellOf = (column: string): string | number => {
      if (column === 'date') return date
      return column === 'domain' ? (domain ?? '') : (cells[column] ?? '')
    }
    return columns.map((column) => quoteCell(String(cellOf(column)))).join(',')
  })
  return [columns.join(','), ...lines].map((line) => `${line}\r\n`).join('')
}

function rowsOf(series: PostmasterSeries): readonly (readonly [date: string, cells: Cells])[] {
  const byDate = new Map<string, Cells>()
  const add = (date: string, cells: Cells): void => void byDate.set(date, { ...byDate.get(date), ...cells })
  for (const day of series.spamRate) add(day.date, { spam_rate: numberText(day.userReportedSpamRatio) })
  for (const { date, highCount, mediumCount, lowCount, badCount } of series.ipReputation) {
    add(date, { ip_high: highCount, ip_medium: mediumCount, ip_low: lowCount, ip_bad: badCount })
  }
  for (const { date, reputation } of series.domainReputation) {
    if (reputation !== null) add(date, { domain_reputation: reputation })
  }
  for (const { date, spamCount, loopCount } of series.feedbackLoop) {
    add(date, { spam_count: spamCount, fbl_count: loopCount })
  }
  for (const day of series.authentication) {
    add(day.date, {
      spf_success_ratio: numberText(day.spfSuccessRatio),
      dkim_success_ratio: numberText(day.dkimSuccessRatio),
      dmarc_success_ratio: numberText(day.dmarcSuccessRatio),
    })
  }
  for (const day of series.encryption) add(day.date, { tls_success_ratio: numberText(day.tlsSuccessRatio) })
  for (const day of series.deliveryErrors) add(day.date, { delivery_errors: errorsCell(day) })
  return [...byDate].toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** `TEMPORARY_ERROR/RATE_LIMIT_EXCEEDED=0.01; …` or `none`; empty if a ratio is unknown. */
function errorsCell({ errors }: DeliveryErrorsDay): string {
  if (errors.some(({ errorRatio }) => errorRatio === null)) return ''
  const parts = errors.map((error) => {
    const [name, type] = [error.errorClass, error.errorType].map(safeName)
    return `${name}/${type}=${numberText(error.errorRatio ?? 0)}`
  })
  return parts.length === 0 ? 'none' : parts.join('; ')
}

/** Names come from the service and could be a formula, or end the cell. */
function safeName(text: string | null): string {
  return text !== null && /^\w[\w -]{0,99}$/u.test(text) ? text : 'UNKNOWN'
}

/** Avoids exponents, which some spreadsheets read as text. */
function numberText(value: number): string {
  const text = String(value)
  return /e/u.test(text) ? value.toFixed(18).replace(/0+$/u, '').replace(/\.$/u, '') : text
}

function quoteCell(text: string): string {
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
