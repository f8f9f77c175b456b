/** Keys of the service file → a layer of given values by row name; and the values that rows make of a layer. */

import type { Parsed, Problem, SourcePlace } from '../../errors/problem.ts'
import { closestName } from '../closest-name.ts'
import { type ConfigEntry, type ConfigValue, nameShape } from '../config/config-value.ts'
import { isBlank } from '../config/sections.ts'
import type { SettingInput } from '../setting.ts'
import type { EffectiveSetting } from '../settings.ts'
import type { ServiceRow, ServiceRows } from './service-row.ts'

/** One value that was given, and where. */
export interface GivenRow {
  readonly input: SettingInput
  /** As problems name it: `seeds[0].type`. */
  readonly label: string
  readonly source: EffectiveSetting['source']
  readonly place: SourcePlace | null
}

/** What was given, by row name. */
export type RowLayer = ReadonlyMap<string, GivenRow>

/** One level of the file, read. */
export interface RowLevel {
  readonly layer: RowLayer
  /** The keys that are no rows, by name. */
  readonly others: ReadonlyMap<string, ConfigEntry>
  readonly problems: readonly Problem[]
}

/** Which keys a level may have. */
export interface LevelForm {
  /** Names of rows; one with a dot stands in a map. */
  readonly names: readonly string[]
  readonly otherKeys: readonly string[]
  /** Stands before names in problems: empty, or `seeds[0].`. */
  readonly prefix: string
}

/** Sorts the keys of a level. Values are parsed later; those of unknown keys are never shown. */
export function readLevel(entries: readonly ConfigEntry[], form: LevelForm): RowLevel {
  const layer = new Map<string, GivenRow>()
  const others = new Map<string, ConfigEntry>()
  const problems: Problem[] = []
  for (const entry of entries) {
    if (form.otherKeys.includes(entry.key)) others.set(entry.key, entry)
    else if (!entry.key.includes('.') && form.names.includes(entry.key))
      addGiven(layer, entry, { name: entry.key, prefix: form.prefix })
    else if (keysBelow(entry.key, form.names).length > 0) problems.push(...readMap(entry, form, layer))
    else problems.push(unknownKey(entry, form))
  }
  return { layer, others, problems }
}

function readMap(section: ConfigEntry, form: LevelForm, layer: Map<string, GivenRow>): readonly Problem[] {
  if (isBlank(section.value)) return []
  const keys = keysBelow(section.key, form.names)
  const label = `${form.prefix}${section.key}`
  if (section.value.kind !== 'map') {
    const expected = `a map with the keys ${keys.join(', ')}`
    return [{ input: label, came: nameShape(section.value), expected, place: section.value.place }]
  }
  const problems: Problem[] = []
  for (const entry of section.value.entries) {
    if (keys.includes(entry.key)) addGiven(layer, entry, { name: `${section.key}.${entry.key}`, prefix: form.prefix })
    else problems.push(unknownKey(entry, { names: keys, otherKeys: [], prefix: `${label}.` }))
  }
  return problems
}

function addGiven(
  layer: Map<string, GivenRow>,
  entry: ConfigEntry,
  { name, prefix }: { readonly name: string; readonly prefix: string },
): void {
  if (isBlank(entry.value) || isEmptyList(entry.value)) return
  const input = { form: 'config', value: entry.value } as const
  layer.set(name, { input, label: `${prefix}${name}`, source: 'config', place: entry.place })
}

/** `trusted-proxies: []` says what leaving it out says. */
function isEmptyList(value: ConfigValue): boolean {
  return value.kind === 'list' && value.items.length === 0
}

function keysBelow(section: string, names: readonly string[]): readonly string[] {
  return names.filter((name) => name.startsWith(`${section}.`)).map((name) => name.slice(section.length + 1))
}

function unknownKey(entry: ConfigEntry, form: LevelForm): Problem {
  const input = `${form.prefix}${entry.key.slice(0, 60)}`
  const known = [...new Set([...form.names.map((name) => name.replace(/\..*$/u, '')), ...form.otherKeys])]
  const closest = closestName(entry.key, known)
  const todo = closest === null ? `use one of: ${known.join(', ')}` : `did you mean ${closest}?`
  return { input, expected: 'a key that presend knows', todo: misplaced(entry.key, form) ?? todo, place: entry.place }
}

/** A key that stands one level too high: `zone-file` or `dns.zone-file` for `dns: {zone-file: …}`. */
function misplaced(key: string, { names, prefix }: LevelForm): string | null {
  const full = names.filter((name) => `.${name}`.endsWith(`.${key}`))
  return full.length === 1 ? `it stands in a map: ${prefix}${(full[0] ?? '').replace('.', ': {')}: …}` : null
}

/** The values of a layer. */
export interface RowValues<Values> {
  /** True even when the value is malformed: rules between settings must not call it missing. */
  isGiven(name: keyof Values & string): boolean
  /** The given value, else the default; `null`: neither, or the given one is malformed. */
  get<Name extends keyof Values & string>(name: Name): Values[Name] | null
  /** The same for a row that has a default. Call it only once a layer is known to have no problems. */
  always<Name extends keyof Values & string>(name: Name): Values[Name]
  /** Where a value was given, for a problem of a rule between settings. */
  at(name: keyof Values & string): { readonly input: string; readonly place?: SourcePlace }
}

/** What `rows` make of a layer. `prefix` stands before names in problems. */
export function rowValues<Values>(rows: ServiceRows<Values>, layer: RowLayer, prefix: string = ''): RowValues<Values> {
  function get<Name extends keyof Values & string>(name: Name): Values[Name] | null {
    const parsed = parseRow(rows[name], layer)
    return parsed?.status === 'ok' ? parsed.value : null
  }
  return {
    isGiven: (name) => layer.has(name),
    get,
    always: (name) => {
      const value = get(name)
      if (value === null) throw new TypeError(`The key ${name} has no value, though its row should have a default`)
      return value
    },
    at: (name) => {
      const place = layer.get(name)?.place ?? null
      return place === null ? { input: `${prefix}${name}` } : { input: `${prefix}${name}`, place }
    },
  }
}

/** All problems of the values of a layer, in the table's order. */
export function rowProblems(rows: readonly ServiceRow<string, unknown>[], layer: RowLayer): readonly Problem[] {
  return rows.flatMap((row) => {
    const parsed = layer.has(row.name) ? parseRow(row, layer) : null
    return parsed?.status === 'bad' ? parsed.problems : []
  })
}

function parseRow<T>(row: ServiceRow<string, T>, layer: RowLayer): Parsed<T> | null {
  const given = layer.get(row.name)
  if (given !== undefined) return atSource(row.kind.parse(given.input, given.label), row, given)
  return row.default === null ? null : row.kind.parse({ form: 'text', text: row.default }, row.name)
}

/** The same answer, its problems with the place in the file, or with the flag or variable they came from. */
function atSource<T>(parsed: Parsed<T>, row: ServiceRow<string, T>, given: GivenRow): Parsed<T> {
  if (parsed.status === 'ok') return parsed
  return { status: 'bad', problems: parsed.problems.map((problem) => sourced(problem, row, given)) }
}

function sourced(problem: Problem, row: ServiceRow<string, unknown>, given: GivenRow): Problem {
  if (given.source === 'environment') return { ...problem, input: row.environmentVariable ?? problem.input }
  if (given.source === 'flag') return { ...problem, input: `--${problem.input}` }
  return given.place === null ? problem : { place: given.place, ...problem }
}
