/** Stores the values that a user set, combines the values from several sources, and builds the settings object. */

import { type Parsed, type Problem, problemsOf, type SourcePlace } from '../../../foundation/errors/problem.ts'
import { shorten } from '../../../foundation/errors/shorten.ts'
import { hideUrlSecrets } from './bad-text.ts'
import { type ConfigValue, toPlain } from './config-value.ts'
import type { FieldsOf, NameIn, Row, SettingInput, Table, ValueIn } from './row.ts'

/** The kind of source that a value was read from. */
export type Source = 'input' | 'flag' | 'environment' | 'config' | 'default'

/** A value that the user set, with its source and the result of parsing it. */
export interface Given {
  readonly input: SettingInput
  /** The name of the setting in error messages, such as `templates[1].subject`, `--listen` or `PRESEND_STORAGE`. */
  readonly label: string
  readonly source: Source
  readonly place: SourcePlace | null
  readonly parsed: Parsed<unknown>
}

/** The values from one source, or from several sources combined, keyed by setting name. */
export type Layer = ReadonlyMap<string, Given>

/** Parses a value that the user set, and adds its position to all problems. */
export function parseGiven(row: Row, given: Omit<Given, 'parsed'>): Given {
  const parsed = row.kind.parse(given.input, given.label)
  if (parsed.status === 'ok') return { ...given, parsed }
  return { ...given, parsed: { status: 'bad', problems: parsed.problems.map((problem) => atSource(problem, given)) } }
}

/**
 * Adds the position in the config file to a problem. A position reported by the parser takes precedence, because it is
 * more precise than the key's position. Inputs and flags have no position.
 */
function atSource({ place, ...problem }: Problem, given: Omit<Given, 'parsed'>): Problem {
  const known = given.input.form === 'config' ? (place ?? given.place) : null
  return known === null ? problem : { ...problem, place: known }
}

/** Combines layers of values. If a setting has a value in several layers, the value in the last layer applies. */
export function overlay(...layers: readonly Layer[]): Layer {
  return new Map(layers.flatMap((layer) => Array.from(layer)))
}

/** Returns the problems with all values in a layer, in the order of the settings table. */
export function layerProblems(table: Table, layer: Layer): readonly Problem[] {
  return Object.keys(table).flatMap((name) => {
    const given = layer.get(name)
    return given === undefined ? [] : problemsOf(given.parsed)
  })
}

/**
 * Gives access to the values in a layer. Rules use this interface, because they run before all values are known to be
 * valid.
 */
export interface Values<T extends Table> {
  /** Returns true if the user set a value, even an invalid one, so that rules do not report it as missing. */
  isGiven(name: NameIn<T>): boolean
  given(name: NameIn<T>): Given | null
  /** Returns the value that the user set, or the default; `null` if there is neither, or if the value is invalid. */
  get<Name extends NameIn<T>>(name: Name): ValueIn<T, Name> | null
  /**
   * Returns the value that the user set, or the default. @throws TypeError if there is neither, or if the value is
   * invalid
   */
  always<Name extends NameIn<T>>(name: Name): NonNullable<ValueIn<T, Name>>
  /** Returns the name of a setting and the position of its value, for a problem that a rule reports. */
  at(name: NameIn<T>): { readonly input: string; readonly place?: SourcePlace }
  /** Builds the settings object. Call this function only if all values in the layer are valid. */
  fields(): FieldsOf<T>
}

/**
 * Gives access to the values in a layer. @param label returns the name that error messages show for a setting that is
 * not set
 */
export function valuesOf<T extends Table>(
  table: T,
  layer: Layer,
  label: (name: string) => string = (name) => name,
): Values<T> {
  const values = {
    isGiven: (name: string) => layer.has(name),
    given: (name: string) => layer.get(name) ?? null,
    get: (name: string) => valueOf(table[name], layer),
    always: (name: string) => {
      const value = valueOf(table[name], layer)
      if (value === null || value === undefined) throw new TypeError(`The ${name} setting has no value`)
      return value
    },
    at: (name: string) => {
      const given = layer.get(name)
      const input = given?.label ?? label(name)
      return given === undefined || given.place === null ? { input } : { input, place: given.place }
    },
    fields: () => buildFields(Object.values(table), layer),
  }
  // The cast is safe: a layer maps names to values of any type, but each value was parsed by the row with that name.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return values as Values<T>
}

function valueOf(row: Row | undefined, layer: Layer): unknown {
  const parsed = row === undefined ? undefined : layer.get(row.name)?.parsed
  if (parsed === undefined) return row?.defaultValue
  return parsed.status === 'ok' ? parsed.value : null
}

function buildFields(rows: readonly Row[], layer: Layer): unknown {
  const sections = Map.groupBy(rows, (row) => row.field.replace(/\..*$/u, ''))
  return Object.fromEntries(
    [...sections].map(([section, group]) => {
      const [first] = group
      if (first?.field === section) return [section, valueOf(first, layer)]
      const keys = group.map((row) => [row.field.slice(section.length + 1), valueOf(row, layer)])
      return [section, Object.fromEntries(keys)]
    }),
  )
}

/** Renders a value for the log, as the user set it: on one line of at most 80 characters, without secrets in URLs. */
export function showGiven({ input }: Given): string {
  return showText(input.form === 'text' ? input.text : textOf(input.value))
}

function textOf(value: ConfigValue): string {
  if (value.kind === 'scalar') return value.text
  const texts = value.kind === 'list' ? value.items.map((item) => (item.kind === 'scalar' ? item.text : null)) : [null]
  return texts.includes(null) ? JSON.stringify(toPlain(value)) : texts.join('\n')
}

/** Renders a value on one line of at most 80 characters. Multiple lines become a list. */
function showText(text: string): string {
  const list = hideUrlSecrets(text)
    .trim()
    .replaceAll(/\s*\n\s*/gu, ', ')
  return shorten(list.replaceAll(/\p{Cc}+/gu, ' '), 80)
}
