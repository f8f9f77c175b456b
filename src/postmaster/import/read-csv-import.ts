/** Imports data from CSV files that have a heading row. */

import { domainReply } from '../../contract/postmaster-replies.ts'
import { parseWire } from '../../contract/wire-schema.ts'
import { bad, ok, type Parsed, type Problem, quoteValue } from '../../errors/problem.ts'
import { renderCount } from '../../errors/render-count.ts'
import { type DayCollector, dayCollector, type Entry } from './collect-days.ts'
import {
  type CsvColumn,
  csvColumns,
  type FieldValue,
  keyColumns,
  normalHeading,
  unplacedColumns,
} from './csv-columns.ts'
import {
  addSeries,
  type ImportedFile,
  type ImportRules,
  noSeries,
  parseDay,
  parseImportedDomain,
  seriesOfWire,
} from './import-rules.ts'
import { type CsvCell, type CsvRow, readCsv } from './read-csv.ts'

/** Reports all problems in all rows. Empty cells mean no data. */
export function readCsvImport(text: string, rules: ImportRules): Parsed<ImportedFile> {
  const csv = readCsv(text, rules.file)
  if (csv.status === 'bad') return csv
  const [heading, ...rows] = csv.value
  const place = { file: rules.file }
  if (heading === undefined) {
    return bad({ input: 'csv', came: 'an empty file', expected: 'a heading row and data rows', place })
  }
  const columns = readHeading(heading, rules)
  if (columns.status === 'bad') return columns
  const collector = dayCollector()
  const problems = rows.flatMap((row) => addRow(collector, { row, columns: columns.value, rules }))
  const all = [...problems, ...collector.problems]
  // Don't use bad(...all), because a function call accepts only about 100,000 arguments.
  if (all.length > 0) return { status: 'bad', problems: all }
  if (collector.days.length === 0) return bad({ input: 'csv', came: 'none', expected: 'at least one day', place })
  const leftOut = columns.value.flatMap(({ role, title }) => (role.kind === 'unplaced' ? [`the ${title} column`] : []))
  return ok({ days: collector.days, leftOut })
}

/**
 * The role of a column. `isForeign` means that the heading comes from a provider's export and does not state the unit
 * of the values.
 */
type Role =
  | { readonly kind: 'domain' | 'date' | 'unplaced' }
  | { readonly kind: 'value'; readonly column: CsvColumn; readonly isForeign: boolean }

interface TitledColumn {
  readonly title: string
  readonly role: Role
}

function readHeading(heading: CsvRow, rules: ImportRules): Parsed<readonly TitledColumn[]> {
  const problems: Problem[] = []
  const columns: TitledColumn[] = []
  const seen = new Set<string>()
  for (const cell of heading.cells) {
    const role = roleOf(cell.text)
    const name = role === null ? '' : roleName(role)
    if (role === null) problems.push(unknownColumn(cell))
    else if (name !== 'unplaced' && seen.has(name)) {
      problems.push({ input: cell.text, came: `${name} twice`, expected: 'each column once', place: cell.place })
    }
    seen.add(name)
    columns.push({ title: cell.text, role: role ?? { kind: 'unplaced' } })
  }
  const { place } = heading
  if (!seen.has('date')) problems.push({ input: 'csv', expected: 'a date column', place })
  if (!seen.has('domain') && rules.domain === null) {
    problems.push({ input: 'csv', expected: 'a domain column, or --domain', place })
  }
  if (seen.has('domain') && rules.domain !== null) {
    const todo = 'remove --domain, because the file has a domain column'
    problems.push({ input: 'csv', came: 'both', expected: 'either a domain column or --domain', todo, place })
  }
  if (!columns.some(({ role }) => role.kind === 'value')) {
    const expected = `at least one of the columns ${csvColumns.map((column) => column.name).join(', ')}`
    problems.push({ input: 'csv', expected, place })
  }
  return problems.length > 0 ? bad(...problems) : ok(columns)
}

function roleName(role: Role): string {
  return role.kind === 'value' ? role.column.name : role.kind
}

function roleOf(title: string): Role | null {
  const heading = normalHeading(title)
  if (keyColumns.domain.includes(heading)) return { kind: 'domain' }
  if (keyColumns.date.includes(heading)) return { kind: 'date' }
  if (unplacedColumns.includes(heading)) return { kind: 'unplaced' }
  // Only an exact match counts as presend's own column: `Spam rate` is a provider's heading, which does not state the
  // unit.
  const own = csvColumns.find((column) => column.name === title.toLowerCase())
  if (own !== undefined) return { kind: 'value', column: own, isForeign: false }
  const foreign = csvColumns.find((column) => column.otherNames.includes(heading))
  return foreign === undefined ? null : { kind: 'value', column: foreign, isForeign: true }
}

function unknownColumn({ text, place }: CsvCell): Problem {
  const names = ['domain', 'date', ...csvColumns.map((column) => column.name)].join(', ')
  const todo = `rename the column to one of ${names}, or remove it`
  return { input: 'csv', came: quoteValue(text), expected: 'a known column', todo, place }
}

interface RowInput {
  readonly row: CsvRow
  readonly columns: readonly TitledColumn[]
  readonly rules: ImportRules
}

/** Parsed cells by series, then by field; `null` for an invalid cell, which has already been reported. */
type Fields = Map<string, Map<string, FieldValue | null>>

function addRow(collector: DayCollector, { row, columns, rules }: RowInput): readonly Problem[] {
  const problems: Problem[] = []
  const keys: { domain: string | null; date: string | null } = { domain: rules.domain, date: null }
  const fields: Fields = new Map()
  const surplus = row.cells.slice(columns.length).find((cell) => cell.text !== '')
  if (surplus !== undefined) {
    const expected = `${renderCount(columns.length, 'cell')}, as in the heading row`
    problems.push({ input: 'csv', came: String(row.cells.length), expected, place: surplus.place })
  }
  for (const [index, { title, role }] of columns.entries()) {
    const cell = row.cells[index] ?? { text: '', place: row.place }
    if (role.kind === 'unplaced') continue
    if (role.kind === 'value') {
      if (cell.text === '') continue
      const value = parseValue(cell, role, title)
      if (value.status === 'bad') problems.push(...value.problems)
      setField(fields, role.column, value.status === 'ok' ? value.value : null)
      continue
    }
    const at = { input: title, place: cell.place }
    const key = role.kind === 'date' ? parseDay(cell.text, at, rules.nowMs) : parseImportedDomain(cell.text, at)
    if (key.status === 'bad') problems.push(...key.problems)
    else keys[role.kind] = key.value
  }
  problems.push(...incompleteSeries(fields, row))
  if (problems.length > 0 || keys.domain === null || keys.date === null) return problems
  return addFields(collector, { domain: keys.domain, date: keys.date, fields, row })
}

function parseValue(cell: CsvCell, role: Extract<Role, { kind: 'value' }>, title: string): Parsed<FieldValue> {
  const isPercent = /%|percent/iu.test(title)
  if (isPercent && /^[\d.]+$/u.test(cell.text)) return role.column.parse({ ...cell, text: `${cell.text}%` }, title)
  const value = role.column.parse(cell, title)
  // Rejects values without a unit in columns from a provider's export, where 0.3 may mean 0.3% or 30%.
  const isUnclear = role.isForeign && !isPercent && typeof (value.status === 'ok' ? value.value : 0) === 'number'
  if (!isUnclear || value.status === 'bad' || /%|^0(?:\.0*)?$/u.test(cell.text)) return value
  const todo = `write ${cell.text}%, or rename the column to ${role.column.name} if its values are ratios from 0 to 1`
  return bad({
    input: title,
    came: quoteValue(cell.text),
    expected: 'a percentage with a % sign',
    todo,
    place: cell.place,
  })
}

function setField(fields: Fields, column: CsvColumn, value: FieldValue | null): void {
  const own = fields.get(column.series) ?? new Map<string, FieldValue | null>()
  own.set(column.field, value)
  fields.set(column.series, own)
}

/** Checks that a row has values in all of a series' columns, or in none of them. */
function incompleteSeries(fields: Fields, row: CsvRow): readonly Problem[] {
  return [...fields].flatMap(([series, own]): readonly Problem[] => {
    const wanted = csvColumns.filter((column) => column.series === series)
    const missing = wanted.filter((column) => !own.has(column.field)).map((column) => column.name)
    if (missing.length === 0) return []
    const expected = `values for all of ${wanted.map((column) => column.name).join(', ')}, or for none of them`
    return [{ input: 'csv', came: `no value for ${missing.join(' or ')}`, expected, place: row.place }]
  })
}

/** Validates an entry with the schema of API responses. */
function addFields(
  collector: DayCollector,
  { domain, date, fields, row }: Pick<RowInput, 'row'> & Pick<Entry, 'domain' | 'date'> & { readonly fields: Fields },
): readonly Problem[] {
  const given = seriesOfWire.flatMap(([wire, series]) => {
    const own = fields.get(series)
    return own === undefined ? [] : [[wire, [{ date, ...Object.fromEntries(own) }]] as const]
  })
  const parsed = parseWire(domainReply, { ...noSeries, ...Object.fromEntries(given) })
  if (parsed.status === 'bad') return parsed.problems.map((problem) => ({ ...problem, place: row.place }))
  addSeries(collector, { domain, series: parsed.value }, () => ({ input: 'csv', place: row.place }))
  return []
}
