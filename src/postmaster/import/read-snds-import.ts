/**
 * Reads exports of Microsoft's Smart Network Data Services. SNDS has IP addresses but no domains, so the user must
 * specify the domain. The export has no heading; its columns are: IP address, activity start, activity end, RCPT
 * commands, DATA commands, message recipients, filter result, complaint rate, trap message period start and end, trap
 * hits, sample HELO, sample MAIL FROM, comments. Source: the SNDS help, "Automated Data Access", and published files.
 */

import { isIP } from 'node:net'

import { bad, ok, type Parsed, type Problem, quoteValue } from '../../errors/problem.ts'
import { emptyDay, type PostmasterDay } from '../storage/accounts-and-days.ts'
import { type ImportedFile, type ImportRules, parseDay } from './import-rules.ts'
import { type CsvCell, type CsvRow, readCsv } from './read-csv.ts'

/** Positions of the columns that are read. `leftOut` lists columns that are ignored. */
const columnAt = { address: 0, start: 1, end: 2, recipients: 5, filter: 6, complaints: 7 } as const
const minColumns = 8

const leftOut: readonly string[] = [
  'RCPT and DATA commands (no matching series)',
  'trap hits (traps are not user complaints)',
  'sample HELO and MAIL FROM',
]

/** The data of one IP address on one day. */
interface AddressDay {
  readonly address: string
  readonly date: string
  readonly recipientCount: number
  readonly filter: Filter | null
  /** The upper bound of the complaint rate, 0–1; `null` if unknown. */
  readonly complaintRatio: number | null
  readonly row: CsvRow
}

/**
 * Maps SNDS filter results to reputations. In SNDS, GREEN means that less than 10% of the mail was classified as spam;
 * YELLOW means 10% to 90%; RED means more than 90%. YELLOW maps to LOW rather than MEDIUM, which Google defines as
 * sending spam only "occasionally".
 */
const reputationOf = { GREEN: 'high', YELLOW: 'low', RED: 'bad' } as const
type Filter = keyof typeof reputationOf

/** Reports every problem in every row. */
export function readSndsImport(text: string, rules: ImportRules): Parsed<ImportedFile> {
  const { domain, file } = rules
  const csv = readCsv(text, file)
  if (csv.status === 'bad') return csv
  if (domain === null) {
    const todo = 'pass the domain that these IP addresses send mail for, such as --domain shop.example'
    return bad({
      input: '--domain',
      came: 'nothing',
      expected: 'a domain, because SNDS data contains only IP addresses',
      todo,
    })
  }
  const rows = csv.value.filter((row, index) => !(index === 0 && isHeading(row)))
  const read = rows.map((row) => readRow(row, rules))
  const problems = read.flatMap((one) => (one.status === 'bad' ? one.problems : []))
  const days = read.flatMap((one) => (one.status === 'ok' ? [one.value] : []))
  const all = [...problems, ...duplicates(days)]
  if (all.length > 0) return { status: 'bad', problems: all }
  if (days.length === 0) return bad({ input: 'snds', came: 'none', expected: 'at least one row', place: { file } })
  return ok({ days: toDays(days, domain), leftOut })
}

function isHeading({ cells }: CsvRow): boolean {
  return /^ip(?:[ _-]?address)?$/iu.test(cells[0]?.text ?? '')
}

function readRow(row: CsvRow, { nowMs }: ImportRules): Parsed<AddressDay> {
  if (row.cells.length < minColumns) {
    const expected = `at least ${minColumns} cells, as in SNDS exports`
    return bad({ input: 'snds', came: String(row.cells.length), expected, place: row.place })
  }
  const cell = (index: number): CsvCell => row.cells[index] ?? { text: '', place: row.place }
  const problems: Problem[] = []
  const keep = <T>(parsed: Parsed<T>, other: T): T => {
    if (parsed.status === 'ok') return parsed.value
    problems.push(...parsed.problems)
    return other
  }
  const address = cell(columnAt.address)
  if (isIP(address.text) === 0) {
    const { text, place } = address
    problems.push({ input: 'IP address', came: quoteValue(text), expected: 'an IP address', place })
  }
  const date = keep(parseActivityDay(cell(columnAt.start), nowMs), '')
  const recipientCount = keep(parseRecipients(cell(columnAt.recipients)), 0)
  const filter = keep(parseFilter(cell(columnAt.filter)), null)
  const complaintRatio = keep(parseComplaints(cell(columnAt.complaints)), null)
  if (problems.length > 0) return bad(...problems)
  return ok({ address: address.text, date, recipientCount, filter, complaintRatio, row })
}

/** Parses `9/11/2026 8:00 AM`. SNDS counts an activity period toward the day on which it starts. */
function parseActivityDay({ text, place }: CsvCell, nowMs: number): Parsed<string> {
  const at = { input: 'activity start', place }
  const [, month, day, year] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[AP]M)?)?$/iu.exec(text) ?? []
  if (month === undefined || day === undefined || year === undefined) {
    return bad({ ...at, came: quoteValue(text), expected: 'month/day/year and a time, as in SNDS exports' })
  }
  return parseDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, at, nowMs)
}

function parseRecipients({ text, place }: CsvCell): Parsed<number> {
  if (text === '') return ok(0)
  if (/^\d{1,12}$/u.test(text)) return ok(Number(text))
  return bad({ input: 'message recipients', came: quoteValue(text), expected: 'a whole number', place })
}

function parseFilter({ text, place }: CsvCell): Parsed<Filter | null> {
  const word = text.toUpperCase()
  if (word === '' || word === 'N/A') return ok(null)
  if (word === 'GREEN' || word === 'YELLOW' || word === 'RED') return ok(word)
  return bad({ input: 'filter result', came: quoteValue(text), expected: 'GREEN, YELLOW or RED', place })
}

/** Parses `< 0.1%`, `0.4%` or `1% - < 2%`; returns the upper bound of a range. */
function parseComplaints({ text, place }: CsvCell): Parsed<number | null> {
  if (text === '' || text.toUpperCase() === 'N/A') return ok(null)
  const [, percent] = /^(?:(?:\d{1,3}(?:\.\d{1,6})?\s*%\s*-\s*)?<?\s*)(\d{1,3}(?:\.\d{1,6})?)\s*%$/u.exec(text) ?? []
  const value = percent === undefined ? Number.NaN : Number(percent) / 100
  if (value <= 1) return ok(value)
  return bad({ input: 'complaint rate', came: quoteValue(text), expected: 'a percentage, such as < 0.1%', place })
}

/** Reports duplicate activity periods, because they would be counted twice. */
function duplicates(days: readonly AddressDay[]): readonly Problem[] {
  const seen = new Map<string, CsvRow>()
  return days.flatMap(({ address, row }): readonly Problem[] => {
    const key = `${address} ${row.cells[columnAt.start]?.text} ${row.cells[columnAt.end]?.text}`
    const before = seen.get(key)
    seen.set(key, row)
    if (before === undefined) return []
    const expected = `one row per IP address and activity period (first on line ${before.place.line})`
    return [{ input: 'snds', came: `a second row for ${address}`, expected, place: row.place }]
  })
}

function toDays(all: readonly AddressDay[], domain: string): readonly PostmasterDay[] {
  return [...Map.groupBy(all, (one) => one.date)].map(([date, own]) =>
    Object.assign(emptyDay(domain, date), { spamRate: spamRateOf(own), ipReputation: ipReputationOf(own) }),
  )
}

/** Computes the mean complaint rate over the addresses that have one, weighted by recipients. */
function spamRateOf(days: readonly AddressDay[]): PostmasterDay['spamRate'] {
  let complaints = 0
  let recipients = 0
  for (const { complaintRatio, recipientCount } of days) {
    if (complaintRatio === null) continue
    complaints += complaintRatio * recipientCount
    recipients += recipientCount
  }
  return recipients === 0 ? null : { value: complaints / recipients }
}

/** Counts the IP addresses by their worst filter result on a day. */
function ipReputationOf(days: readonly AddressDay[]): PostmasterDay['ipReputation'] {
  const counts = { high: 0, medium: 0, low: 0, bad: 0 }
  for (const own of Map.groupBy(days, (one) => one.address).values()) {
    const worst = (['RED', 'YELLOW', 'GREEN'] as const).find((filter) => own.some((one) => one.filter === filter))
    if (worst !== undefined) counts[reputationOf[worst]] += 1
  }
  return counts.high + counts.low + counts.bad === 0 ? null : counts
}
