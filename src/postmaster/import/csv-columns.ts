/** The columns of CSV files: presend's own headings, and those in providers' exports. */

import type { DeliveryError, SeriesName } from '../../contract/postmaster-replies.ts'
import { bad, ok, type Parsed, quoteValue } from '../../errors/problem.ts'
import type { CsvCell } from './read-csv.ts'

/** A parsed cell. */
export type FieldValue = number | string | readonly DeliveryError[]

/** A column of a CSV file. */
export interface CsvColumn {
  /** The heading in presend's own files. */
  readonly name: string
  readonly series: SeriesName
  /** The field that the column fills in each entry of the series. */
  readonly field: string
  /** Normalized headings in providers' exports. Values under these headings need a unit: `0.3%`. */
  readonly otherNames: readonly string[]
  parse(cell: CsvCell, input: string): Parsed<FieldValue>
}

/** The required columns. The `domain` column may be missing if the command line specifies a domain. */
export const keyColumns: Readonly<Record<'domain' | 'date', readonly string[]>> = {
  domain: ['domain', 'dkim domain', 'sending domain', 'item'],
  date: ['date', 'day'],
}

/** The columns of all series, in order. */
export const csvColumns: readonly CsvColumn[] = [
  column(
    'spam_rate',
    [
      'spamRate',
      'value',
      ['user reported spam rate', 'spam rate', 'user reported spam', 'spam complaint rate', 'complaint rate'],
    ],
    ratio,
  ),
  column('ip_high', ['ipReputation', 'high'], count),
  column('ip_medium', ['ipReputation', 'medium'], count),
  column('ip_low', ['ipReputation', 'low'], count),
  column('ip_bad', ['ipReputation', 'bad'], count),
  column('domain_reputation', ['domainReputation', 'reputation', ['reputation']], reputation),
  column('spam_count', ['feedbackLoop', 'spam_count'], count),
  column('fbl_count', ['feedbackLoop', 'fbl_count'], count),
  column('spf_success_ratio', ['authentication', 'spf_success_ratio', ['spf success rate', 'spf']], ratio),
  column('dkim_success_ratio', ['authentication', 'dkim_success_ratio', ['dkim success rate', 'dkim']], ratio),
  column('dmarc_success_ratio', ['authentication', 'dmarc_success_ratio', ['dmarc success rate', 'dmarc']], ratio),
  column('tls_success_ratio', ['encryption', 'tls_success_ratio', ['tls inbound', 'tls', 'tls success rate']], ratio),
  column('delivery_errors', ['deliveryErrors', 'errors'], deliveryErrors),
]

/** Columns in providers' exports that belong to no series; the import ignores them and prints a notice. */
export const unplacedColumns: readonly string[] = [
  'delivered',
  'delivered messages',
  'delivery volume',
  'inbox delivered',
  'volume',
  'messages',
]

/** Normalizes a heading: `User-reported spam rate (%)` → `user reported spam rate`. */
export function normalHeading(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

type CellParser = (cell: CsvCell, input: string) => Parsed<FieldValue>

type ColumnTarget = readonly [series: SeriesName, field: string, otherNames?: readonly string[]]

function column(name: string, [series, field, otherNames = []]: ColumnTarget, parse: CellParser): CsvColumn {
  return { name, series, field, otherNames, parse }
}

/** Parses `0.003`, or `0.3%`. */
function ratio({ text, place }: CsvCell, input: string): Parsed<FieldValue> {
  const [, digits, percent] =
    /^(\d{1,3}(?:\.\d{1,30})?|\.\d{1,30}|\d(?:\.\d{1,30})?e-\d{1,3})\s*(%?)$/iu.exec(text) ?? []
  const value = digits === undefined ? Number.NaN : Number(digits) / (percent === '%' ? 100 : 1)
  if (value <= 1) return ok(value)
  const expected = 'a ratio from 0 to 1, or a percentage with a % sign (0.3%)'
  return bad({ input, came: quoteValue(text), expected, place })
}

function count({ text, place }: CsvCell, input: string): Parsed<FieldValue> {
  if (/^\d{1,15}$/u.test(text)) return ok(Number(text))
  return bad({ input, came: quoteValue(text), expected: 'a non-negative integer', place })
}

function reputation({ text, place }: CsvCell, input: string): Parsed<FieldValue> {
  const word = text.toUpperCase()
  if (['HIGH', 'MEDIUM', 'LOW', 'BAD'].includes(word)) return ok(word)
  return bad({ input, came: quoteValue(text), expected: 'HIGH, MEDIUM, LOW or BAD', place })
}

/** Parses `TEMPORARY_ERROR/RATE_LIMIT_EXCEEDED=0.01; PERMANENT_ERROR/BAD_ATTACHMENT=0.2%`, or `none`. */
function deliveryErrors(cell: CsvCell, input: string): Parsed<FieldValue> {
  if (cell.text.toLowerCase() === 'none') return ok([])
  const errors: DeliveryError[] = []
  for (const part of cell.text.split(';')) {
    const [, errorClass, errorType, share] = /^\s*([\w -]{1,100})\/([\w -]{1,100})=\s*(\S{1,40})\s*$/u.exec(part) ?? []
    const value = share === undefined ? null : ratio({ ...cell, text: share }, input)
    if (
      errorClass === undefined ||
      errorType === undefined ||
      value?.status !== 'ok' ||
      typeof value.value !== 'number'
    ) {
      const expected = 'none, or entries in the form CLASS/TYPE=ratio, separated by semicolons'
      return bad({ input, came: quoteValue(part.trim()), expected, place: cell.place })
    }
    errors.push({ error_class: errorClass, error_type: errorType, error_ratio: value.value })
  }
  return ok(errors)
}
