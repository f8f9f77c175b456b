/** Reads the keys of a map in a config file: settings, other allowed keys, and unknown keys. */

import { suggestName } from '../../../foundation/errors/closest-name.ts'
import type { Problem } from '../../../foundation/errors/problem.ts'
import { type ConfigEntry, type ConfigValue, nameShape } from './config-value.ts'
import type { Row, Table } from './row.ts'
import { type Given, type Layer, parseGiven } from './values.ts'

/** Describes the keys allowed in one map of a config file: the top level or a nested map. */
export interface LevelForm {
  /**
   * The settings that the map may contain. If the name of a setting contains a dot, the part before the dot is the key
   * of a nested map.
   */
  readonly table: Table
  readonly otherKeys: readonly string[]
  /** The text that precedes the names of settings in error messages, such as `seeds[0].`; empty for the whole file. */
  readonly prefix: string
  /** Explains why a known key is not allowed in the map. Returns `null` for an unknown key. */
  readonly explain?: (key: string) => Pick<Problem, 'expected' | 'rule' | 'todo'> | null
  /** Whether an empty list is a problem, or counts as not set (`ignored`). */
  readonly emptyLists: 'ignored' | 'refused'
  /** The text that refers users to the documentation of all keys when a key is unknown. */
  readonly reference?: string
}

/** The parsed content of a map in a config file. */
export interface Level {
  readonly layer: Layer
  /** The entries whose keys are in `otherKeys`. */
  readonly others: ReadonlyMap<string, ConfigEntry>
  readonly problems: readonly Problem[]
}

/** Reads a map in a config file. Problems never show the values of unknown keys, which could be secrets. */
export function readLevel(entries: readonly ConfigEntry[], form: LevelForm): Level {
  const layer = new Map<string, Given>()
  const others = new Map<string, ConfigEntry>()
  const problems: Problem[] = []
  for (const entry of entries) {
    const known = entry.key.includes('.') ? null : rowNamed(entry.key, form)
    if (form.otherKeys.includes(entry.key)) others.set(entry.key, entry)
    else if (known !== null) addGiven(layer, { entry, row: known, form })
    else if (keysBelow(entry.key, form).length > 0) problems.push(...readSection(entry, form, layer))
    else problems.push(unknownKey(entry, form))
  }
  return { layer, others, problems }
}

function readSection(section: ConfigEntry, form: LevelForm, layer: Map<string, Given>): readonly Problem[] {
  if (isBlank(section.value)) return []
  const keys = keysBelow(section.key, form)
  const label = `${form.prefix}${section.key}`
  if (section.value.kind !== 'map') {
    const expected = `a map with the keys ${keys.join(', ')}`
    return [{ input: label, came: nameShape(section.value), expected, place: section.value.place }]
  }
  return section.value.entries.flatMap((entry) => {
    const row = keys.includes(entry.key) ? rowNamed(`${section.key}.${entry.key}`, form) : null
    if (row === null) return [unknownKey(entry, { ...form, otherKeys: keys, table: {}, prefix: `${label}.` })]
    addGiven(layer, { entry, row, form })
    return []
  })
}

function rowNamed(name: string, { table }: LevelForm): Row | null {
  return Object.hasOwn(table, name) ? (table[name] ?? null) : null
}

function keysBelow(section: string, { table }: LevelForm): readonly string[] {
  const names = Object.keys(table).filter((name) => name.startsWith(`${section}.`))
  return names.map((name) => name.slice(section.length + 1))
}

function addGiven(
  layer: Map<string, Given>,
  { entry, row, form }: { readonly entry: ConfigEntry; readonly row: Row; readonly form: LevelForm },
): void {
  const { value, place } = entry
  if (isBlank(value) || (form.emptyLists === 'ignored' && isEmptyList(value))) return
  const label = `${form.prefix}${row.name}`
  layer.set(row.name, parseGiven(row, { input: { form: 'config', value }, label, source: 'config', place }))
}

/** Returns true for an empty value and for blank text, which, like empty inputs, count as not set. */
export function isBlank(value: ConfigValue): boolean {
  return value.kind === 'empty' || (value.kind === 'scalar' && value.text.trim() === '')
}

function isEmptyList(value: ConfigValue): boolean {
  return value.kind === 'list' && value.items.length === 0
}

function unknownKey({ key, place }: ConfigEntry, form: LevelForm): Problem {
  const input = `${form.prefix}${key.slice(0, 60)}`
  const explained = form.explain?.(key) ?? null
  if (explained !== null) return { input, ...explained, place }
  const names = Object.keys(form.table)
  const known = [...new Set([...names.map((name) => name.replace(/\..*$/u, '')), ...form.otherKeys])]
  const todo = misplaced(key, form) ?? suggestName(key, known, form.reference)
  return { input, expected: 'a known key', todo, place }
}

/** Explains a key that was written outside its map, such as `dns.zone-file` instead of `dns: {zone-file: …}`. */
function misplaced(key: string, { table, prefix }: LevelForm): string | null {
  const full = Object.keys(table).filter((name) => name.includes('.') && `.${name}`.endsWith(`.${key}`))
  return full.length === 1 ? `write it in a map: ${prefix}${(full[0] ?? '').replace('.', ': {')}: …}` : null
}
