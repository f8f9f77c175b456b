/** Defines the types of settings. Each type has a JSON Schema and parses both text and config file values. */

import { bad, joinParsed, ok, type Parsed, type Problem } from '../../../foundation/errors/problem.ts'
import { amendProblems } from '../engine/bad-text.ts'
import { type ConfigValue, nameShape } from '../engine/config-value.ts'
import type { JsonSchema, Kind, ParseText, SettingInput } from '../engine/row.ts'
import { choice, didYouMean, parseBoolean } from './choice.ts'
import { duration, durationPattern } from './duration.ts'
import { parsePercent, positiveNumber, wholeNumber } from './number.ts'

/** The description of a setting type, without its parser. */
export interface KindWords {
  readonly valueName: string
  readonly schema: JsonSchema
}

/** Creates a setting type for a single value. */
export function single<T>({ valueName, schema }: KindWords, parse: ParseText<T>): Kind<T> {
  return {
    valueName,
    schema,
    isList: false,
    absent: null,
    parse: (given, name) => {
      if (given.form === 'text') return parse(given.text, name)
      if (given.value.kind === 'scalar') return parse(given.value.text.trim(), name)
      return bad({ input: name, came: nameShape(given.value), expected: 'a single value' })
    },
  }
}

/** Creates a setting type for a string that `parse` converts. */
export function textOf<T>(valueName: string, parse: ParseText<T>): Kind<T> {
  return single({ valueName, schema: { type: 'string' } }, parse)
}

/** Extends a setting type with a keyword, such as `none`, which is parsed as `null`. */
export function orWord<T>(word: string, kind: Kind<T>): Kind<T | null> {
  const isText = kind.schema['type'] === 'string' && Object.keys(kind.schema).length === 1
  const { anyOf = [kind.schema] } = kind.schema
  const addWord = (problem: Problem): Problem => ({ ...problem, expected: `${problem.expected}, or ${word}` })
  return {
    ...kind,
    valueName: `${kind.valueName}|${word}`,
    schema: isText ? kind.schema : { anyOf: [...(Array.isArray(anyOf) ? anyOf : []), { enum: [word] }] },
    parse: (given, name) => {
      const isWord = given.form === 'text' ? given.text === word : isScalar(given.value, word)
      if (isWord) return ok(null)
      const parsed = kind.parse(given, name)
      if (parsed.status === 'ok') return parsed
      const todo = given.form === 'text' ? didYouMean(given.text, [word]) : undefined
      const problems = parsed.problems.map(addWord)
      return bad(...(todo === undefined ? problems : amendProblems(problems, { todo })))
    },
  }
}

function isScalar(value: ConfigValue, text: string): boolean {
  return value.kind === 'scalar' && value.text.trim() === text
}

/** Creates a setting type for a value from a fixed list. */
export function oneOf<const T extends string>(values: readonly T[], valueName: string = values.join('|')): Kind<T> {
  return single({ valueName, schema: { enum: values } }, choice(values))
}

/** Creates a setting type for `true` or `false`. */
export function trueOrFalse(): Kind<boolean> {
  return single({ valueName: 'true|false', schema: { type: 'boolean' } }, parseBoolean)
}

const percentSchema = { type: 'number', minimum: 0, maximum: 100 }
const percentText = { type: 'string', pattern: '^[0-9]+(\\.[0-9]+)?%?$' }
/** The JSON Schema for a percentage that must have a percent sign, because a plain number would mean a ratio. */
export const percentWithSign: JsonSchema = { type: 'string', pattern: '^[0-9]+(\\.[0-9]+)?%$' }

/** Creates a setting type for a percentage. */
export function percent(): Kind<number> {
  return single({ valueName: 'percent', schema: { anyOf: [percentSchema, percentText] } }, parsePercent)
}

/** Creates a setting type for a percentage, or for `none`, which is parsed as `null`. */
export function threshold(): Kind<number | null> {
  return orWord('none', percent())
}

/** Creates a setting type for an integer in a range. */
export function integer(range: { readonly min: number; readonly max: number }): Kind<number> {
  const schema = { type: 'integer', minimum: range.min, maximum: range.max }
  return single({ valueName: 'number', schema }, wholeNumber(range))
}

/** Creates a setting type for a number above zero. */
export function positive(max: number): Kind<number> {
  const schema = { type: 'number', exclusiveMinimum: 0, maximum: max }
  return single({ valueName: 'number', schema }, positiveNumber(max))
}

/** Creates a setting type for a duration, in milliseconds. */
export function timeSpan(range: { readonly minMs: number; readonly maxMs: number }): Kind<number> {
  return single({ valueName: 'duration', schema: { type: 'string', pattern: durationPattern } }, duration(range))
}

/** Where a string is split into a list: `lines` at newlines, `words` at commas, spaces and newlines. */
export type ListForm = 'lines' | 'words'

const listSchema = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, minItems: 1 }] }

/** Creates a setting type for a list without duplicates. */
export function listOf<T>(
  { valueName, schema = listSchema }: Pick<KindWords, 'valueName'> & Partial<KindWords>,
  form: ListForm,
  parseItem: ParseText<T>,
): Kind<readonly T[], readonly T[]> {
  return {
    valueName,
    schema,
    isList: true,
    absent: [],
    parse: (given, name) => {
      const parsed = parseItems(given, { form, parseItem }, name)
      return parsed.status === 'bad' ? parsed : ok([...new Set(parsed.value)])
    },
  }
}

/** Creates a setting type for a list of names from a fixed list. */
export function someOf<const T extends string>(
  values: readonly T[],
  valueName: string,
  parseItem: ParseText<T> = choice(values),
): Kind<readonly T[], readonly T[]> {
  const items = { type: 'array', items: { enum: values }, minItems: 1, uniqueItems: true }
  const word = `(${values.join('|')})`
  const text = { type: 'string', pattern: `^\\s*${word}([\\s,]+${word})*[\\s,]*$` }
  return listOf({ valueName, schema: { anyOf: [items, { enum: values }, text] } }, 'words', parseItem)
}

/** An item of a list, with its position if the list is in a config file. */
interface Item {
  readonly text: string
  readonly place?: Problem['place']
}

/** Parses each item in a list. A list must contain at least one item. */
export function parseItems<T>(
  given: SettingInput,
  { form, parseItem }: { readonly form: ListForm; readonly parseItem: ParseText<T> },
  name: string,
): Parsed<readonly T[]> {
  const items = itemsOf(given, form, name)
  if (items.status === 'bad') return items
  if (items.value.length === 0) return bad({ input: name, came: 'an empty list', expected: 'at least one value' })
  return joinParsed(items.value.map((item) => placed(parseItem(item.text, name), item)))
}

function itemsOf(given: SettingInput, form: ListForm, name: string): Parsed<readonly Item[]> {
  if (given.form === 'text') return ok(splitText(given.text, form))
  const { value } = given
  if (value.kind === 'scalar') return ok(splitText(value.text, form))
  if (value.kind === 'list') return joinParsed(value.items.map((item) => itemOf(item, name)))
  return bad({ input: name, came: nameShape(value), expected: 'a list, or a single value' })
}

/** Converts a config file value to a list item. */
export function itemOf(item: ConfigValue, name: string): Parsed<Item> {
  if (item.kind === 'scalar') return ok({ text: item.text.trim(), place: item.place })
  return bad({
    input: name,
    came: nameShape(item),
    expected: 'each item in the list to be a single value',
    place: item.place,
  })
}

function splitText(text: string, form: ListForm): readonly Item[] {
  return text
    .split(form === 'lines' ? /\r?\n/u : /[\s,]+/u)
    .map((item) => ({ text: item.trim() }))
    .filter((item) => item.text !== '')
}

/** Adds an item's position to problems that have no position yet. */
export function placed<T>(parsed: Parsed<T>, { place }: Pick<Item, 'place'>): Parsed<T> {
  if (parsed.status === 'ok' || place === undefined) return parsed
  return bad(...parsed.problems.map((problem) => ({ place, ...problem })))
}
