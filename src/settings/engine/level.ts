/** Reads one level of a config file: its settings, its other keys, and unknown keys. */

import type { Problem } from '../../errors/problem.ts'
import { suggestName } from './closest-name.ts'
import { type ConfigEntry, type ConfigValue, nameShape } from './config-value.ts'
import type { Row, Table } from './row.ts'
import { type Given, type Layer, parseGiven } from './values.ts'

/** Describes the keys that are allowed at a level. */
export interface LevelForm {
  /**
   * The settings that are allowed at this level. If a setting's name contains a dot, the part before the dot is a
   * section.
   */
  readonly table: Table
  readonly otherKeys: readonly string[]
  /** The text before names in problems: empty, or for example `seeds[0].`. */
  readonly prefix: string
  /** Explains why a known key is not allowed at this level; returns `null` if the key is unknown. */
  readonly explain?: (key: string) => Pick<Problem, 'expected' | 'todo'> | null
  /** How to treat empty lists. `ignored` means that an empty list counts as missing. */
  readonly emptyLists: 'ignored' | 'refused'
  /** Where all keys are documented; used in the problem for an unknown key. */
  readonly reference?: string
}

/** The parsed content of one level. */
export interface Level {
  readonly layer: Layer
  /** The entries for the keys in `otherKeys`. */
  readonly others: ReadonlyMap<string, ConfigEntry>
  readonly problems: readonly Problem[]
}

/** Reads the keys of a level. Problems never show the values of unknown keys, which could be secrets. */
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

/** Returns true for an empty value and for blank text. Like empty inputs, such values count as not set. */
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
  return { input, expected: 'a key that presend knows', todo, place }
}

/** Explains a key written at the wrong level: `zone-file` or `dns.zone-file` instead of `dns: {zone-file: …}`. */
function misplaced(key: string, { table, prefix }: LevelForm): string | null {
  const full = Object.keys(table).filter((name) => name.includes('.') && `.${name}`.endsWith(`.${key}`))
  return full.length === 1 ? `write it in a map: ${prefix}${(full[0] ?? '').replace('.', ': {')}: …}` : null
}
