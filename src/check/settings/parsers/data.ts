/** Parses template data: a file, an inline object, or several named data sets. */

import { basename, dirname, extname } from 'node:path'

import { bad, joinParsed, ok, type Parsed } from '../../../foundation/errors/problem.ts'
import { amendProblems } from '../engine/bad-text.ts'
import { type ConfigEntry, type ConfigValue, nameShape, toPlainObject } from '../engine/config-value.ts'
import type { Kind, SettingInput } from '../engine/row.ts'
import { parseInline, refuseUnrepresentable } from './object.ts'
import { oneLine, parsePath } from './text.ts'

/** The data that a template is rendered with. */
export type DataSource =
  | { readonly kind: 'none' }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'inline'; readonly value: Readonly<Record<string, unknown>> }

export interface DataSet {
  /** The name of the data set; `null` when there is only one. */
  readonly name: string | null
  readonly source: DataSource
}

/** A pattern that matches the data files for each template, such as `fixtures/{name}.*.json`. */
export interface DataPattern {
  readonly kind: 'pattern'
  readonly pattern: string
}

/** An entry in the `data` setting. A pattern without a name creates one data set for each file that it matches. */
export interface DataSetting {
  readonly name: string | null
  readonly source: DataSource | DataPattern
}

/** The placeholder for the template's file name in patterns for data files. */
export const namePlaceholder = '{name}'

const namedSetSchema = {
  type: 'object',
  properties: { name: { type: 'string' }, data: { type: ['string', 'object'] } },
  required: ['name', 'data'],
  additionalProperties: false,
}

/** The setting type for data sets. A template is rendered with each of its data sets. */
export const dataSets: Kind<readonly DataSetting[], readonly DataSetting[]> = {
  valueName: 'path|object',
  isList: false,
  absent: [{ name: null, source: { kind: 'none' } }],
  parse: parseData,
  schema: {
    anyOf: [
      { type: 'string', pattern: '\\.([jJ][sS][oO][nN]|[yY][aA]?[mM][lL])$' },
      { type: 'object' },
      { type: 'array', minItems: 1, items: { anyOf: [{ type: 'string' }, namedSetSchema] } },
    ],
  },
}

const dataFilePattern = /\.(?:json|ya?ml)$/iu

/** Parses the data sets for a template. If there is only one data set, it has no name. */
export function parseData(given: SettingInput, input: string): Parsed<readonly DataSetting[]> {
  if (given.form === 'config') return fromValue(given.value, input)
  // Distinguish inline data from a path: a path does not begin with `{` or `[`, and contains no newline and no `: `.
  const isInline = /^[{[]|\n|:\s/u.test(given.text)
  if (!isInline) return single(pathSource(given.text, input))
  const parsed = parseInline(given.text, input)
  return parsed.status === 'bad' ? parsed : fromValue(parsed.value, input)
}

function fromValue(value: ConfigValue, input: string): Parsed<readonly DataSetting[]> {
  if (value.kind === 'empty') return bad({ input, came: 'nothing', expected: 'a path or an object' })
  if (value.kind === 'scalar') return single(pathSource(value.text, input))
  if (value.kind === 'list')
    return distinct(joinParsed(value.items.map((item) => listedSet(item, input))), input, value)
  return isMapOfFiles(value.entries)
    ? joinParsed(value.entries.map((entry) => namedSet(entry.key, entry.value, input)))
    : single(inlineSource(value, input))
}

/**
 * Returns true for a map that names data sets and their files, such as `{de: data/de.json, en: data/en.yml}`. Any other
 * map is itself the data.
 */
function isMapOfFiles(entries: readonly ConfigEntry[]): boolean {
  return (
    entries.length > 0 &&
    entries.every((entry) => entry.value.kind === 'scalar' && dataFilePattern.test(entry.value.text))
  )
}

function listedSet(item: ConfigValue, input: string): Parsed<DataSetting> {
  if (item.kind === 'scalar') return namedSet(nameOfPath(item.text), item, input)
  const entries = item.kind === 'map' ? item.entries : []
  const name = entries.find((entry) => entry.key === 'name')?.value
  const data = entries.find((entry) => entry.key === 'data')?.value
  if (name?.kind === 'scalar' && data !== undefined && entries.length === 2) return namedSet(name.text, data, input)
  const expected = 'each item to be a path, or a map with the keys name and data'
  return bad({
    input,
    came: item.kind === 'map' ? 'a map with other keys' : nameShape(item),
    expected,
    place: item.place,
  })
}

/** Derives the name of a data set from its path: both `data/{name}.de.json` and `de/{name}.json` become `de`. */
function nameOfPath(path: string): string {
  const file = basename(path, extname(path))
  if (!file.includes(namePlaceholder)) return file
  const rest = file.replaceAll(namePlaceholder, '').replaceAll(/^[._-]+|[._-]+$/gu, '')
  return rest === '' ? basename(dirname(path)) : rest
}

function namedSet(name: string, value: ConfigValue, input: string): Parsed<DataSetting> {
  const parsedName = oneLine(100)(name, input)
  if (parsedName.status === 'bad') return bad(...amendProblems(parsedName.problems, { place: value.place }))
  const source = value.kind === 'scalar' ? pathSource(value.text, input) : inlineSource(value, input)
  return source.status === 'bad' ? source : ok({ name, source: source.value })
}

function pathSource(text: string, input: string): Parsed<DataSource | DataPattern> {
  const path = parsePath(text, input)
  if (path.status === 'bad') return path
  const isPattern = path.value.includes(namePlaceholder) || /[*?[]/u.test(path.value)
  if (dataFilePattern.test(path.value))
    return ok(isPattern ? { kind: 'pattern', pattern: path.value } : { kind: 'file', path: path.value })
  return bad({
    input,
    came: JSON.stringify(text.slice(0, 80)),
    expected: 'the path of a .json, .yaml or .yml file, or an object such as {"name": "Ada"}',
  })
}

function inlineSource(value: ConfigValue, input: string): Parsed<DataSource> {
  if (value.kind !== 'map')
    return bad({ input, came: nameShape(value), expected: 'a path or an object', place: value.place })
  const problem = refuseUnrepresentable(value, input)
  return problem === null ? ok({ kind: 'inline', value: toPlainObject(value.entries) }) : bad(problem)
}

function single(source: Parsed<DataSource | DataPattern>): Parsed<readonly DataSetting[]> {
  return source.status === 'bad' ? source : ok([{ name: null, source: source.value }])
}

function distinct(
  sets: Parsed<readonly DataSetting[]>,
  input: string,
  list: ConfigValue,
): Parsed<readonly DataSetting[]> {
  if (sets.status === 'bad') return sets
  if (sets.value.length === 0) return bad({ input, came: 'an empty list', expected: 'at least one data set' })
  const names = sets.value.map((set) => set.name ?? '')
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice === undefined) return sets
  const expected = 'unique names'
  const todo = 'name the data sets: - {name: …, data: …}'
  return bad({ input, came: `two data sets named ${JSON.stringify(twice)}`, expected, todo, place: list.place })
}
