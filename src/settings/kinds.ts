/** The forms that values of settings have: each is a type in words, a JSON Schema, and a parser for both sources. */

import type { Parsed, Problem } from '../errors/problem.ts'
import { bad, ok } from '../errors/problem.ts'
import { type ConfigValue, nameShape } from './config/config-value.ts'
import { choice, parseBoolean } from './parsers/choice.ts'
import { duration, durationPattern } from './parsers/duration.ts'
import { limitHeaders, parseHeader, parseHeaderLine, unfoldHeaderLines } from './parsers/headers.ts'
import { joinParsed } from './parsers/join-parsed.ts'
import { parsePercent, parseThreshold, positiveNumber, wholeNumber } from './parsers/number.ts'
import type { JsonSchema, Kind, ParseText, SettingInput } from './setting.ts'
import type { HeaderSetting } from './settings.ts'

/** What a kind says beside its parser. */
interface KindWords {
  readonly type: string
  readonly valueName: string
  readonly unit?: string
  readonly schema?: JsonSchema
}

/** A single value. */
export function single<T>(words: KindWords, parse: ParseText<T>): Kind<T> {
  return {
    unit: null,
    schema: { type: 'string' },
    ...words,
    isList: false,
    parse: (given, name) => {
      if (given.form === 'text') return parse(given.text, name)
      if (given.value.kind === 'scalar') return parse(given.value.text.trim(), name)
      return bad({ input: name, came: nameShape(given.value), expected: 'a single value' })
    },
  }
}

/** A text with a parser of its own. */
export function textOf<T>(valueName: string, parse: ParseText<T>): Kind<T> {
  return single({ type: valueName === 'path' ? 'path' : 'text', valueName }, parse)
}

/** One of a closed list. */
export function oneOf<T extends string>(values: readonly T[]): Kind<T> {
  return single({ type: 'choice', valueName: values.join('|'), schema: { enum: values } }, choice(values))
}

/** `true` or `false`. */
export function trueOrFalse(): Kind<boolean> {
  return single({ type: 'boolean', valueName: 'true|false', schema: { type: 'boolean' } }, parseBoolean)
}

const percentSchema = { type: 'number', minimum: 0, maximum: 100 }

/** A percentage. */
export function percent(): Kind<number> {
  const schema = { anyOf: [percentSchema, { type: 'string', pattern: '^[0-9]+(\\.[0-9]+)?%?$' }] }
  return single({ type: 'percent', unit: 'percent', valueName: 'percent', schema }, parsePercent)
}

/** What the config file may hold for a threshold. */
export const thresholdSchema: JsonSchema = {
  anyOf: [percentSchema, { enum: ['none'] }, { type: 'string', pattern: '^[0-9]+(\\.[0-9]+)?%$' }],
}

/** A percentage or `none`. */
export function threshold(): Kind<number | 'none'> {
  const words = { type: 'percent or none', unit: 'percent', valueName: 'percent', schema: thresholdSchema }
  return single(words, parseThreshold)
}

/** A whole number in a range. */
export function integer(range: { readonly min: number; readonly max: number }, unit?: string): Kind<number> {
  const schema = { type: 'integer', minimum: range.min, maximum: range.max }
  const words = { type: 'whole number', valueName: 'number', schema }
  return single(unit === undefined ? words : { ...words, unit }, wholeNumber(range))
}

/** A number above zero. */
export function positive(max: number, unit: string): Kind<number> {
  const schema = { type: 'number', exclusiveMinimum: 0, maximum: max }
  return single({ type: 'number', unit, valueName: 'number', schema }, positiveNumber(max))
}

/** A duration. */
export function timeSpan(range: { readonly minMs: number; readonly maxMs: number }): Kind<number> {
  const schema = { type: 'string', pattern: durationPattern }
  return single({ type: 'duration', unit: 'duration', valueName: 'duration', schema }, duration(range))
}

/** A duration, or the word `auto`. */
export function timeSpanOrAuto(range: { readonly minMs: number; readonly maxMs: number }): Kind<number | 'auto'> {
  const parse = duration(range)
  const words = { type: 'duration or auto', unit: 'duration', valueName: 'auto|duration' }
  const schema = { anyOf: [{ enum: ['auto'] }, { type: 'string', pattern: durationPattern }] }
  return single<number | 'auto'>({ ...words, schema }, (text, input) => {
    if (text === 'auto') return ok('auto')
    const parsed = parse(text, input)
    return parsed.status === 'ok' ? parsed : bad(...parsed.problems.map(orAuto))
  })
}

function orAuto(problem: Problem): Problem {
  return { ...problem, expected: `auto, or ${problem.expected}` }
}

/** How a text is cut into items: one a line, or at commas, spaces and lines. */
export type ListForm = 'lines' | 'words'

/** A list; items that come twice count once. */
export function listOf<T>(words: KindWords, form: ListForm, parseItem: ParseText<T>): Kind<readonly T[]> {
  return {
    unit: null,
    schema: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, minItems: 1 }] },
    ...words,
    isList: true,
    parse: (given, name) => {
      const items = itemsOf(given, form, name)
      if (items.status === 'bad') return items
      const parsed = parseItems(items.value, parseItem, name)
      return parsed.status === 'bad' ? parsed : ok([...new Set(parsed.value)])
    },
  }
}

/** Names out of a closed list. */
export function someOf<T extends string>(
  values: readonly T[],
  words: Pick<KindWords, 'type' | 'valueName'>,
  parseItem: ParseText<T> = choice(values),
): Kind<readonly T[]> {
  const items = { type: 'array', items: { enum: values }, minItems: 1, uniqueItems: true }
  const word = `(${values.join('|')})`
  const text = { type: 'string', pattern: `^\\s*${word}([\\s,]+${word})*[\\s,]*$` }
  return listOf({ ...words, schema: { anyOf: [items, { enum: values }, text] } }, 'words', parseItem)
}

const headerValueSchema = { type: ['string', 'number', 'boolean'] }
const headerMapSchema = {
  type: 'object',
  additionalProperties: { anyOf: [headerValueSchema, { type: 'array', items: headerValueSchema }] },
}

/** Header fields: lines `Name: value`, in the config file also a list of such lines or a map of names to values. */
export function headerLines(): Kind<readonly HeaderSetting[]> {
  const anyOf = [
    headerMapSchema,
    { type: 'array', items: { anyOf: [{ type: 'string', pattern: '^[^:\\s]+:' }, headerMapSchema] } },
    { type: 'string' },
  ]
  return {
    type: 'lines Name: value',
    unit: null,
    valueName: 'lines',
    schema: { anyOf },
    isList: true,
    parse: (given, name) => {
      const headers = given.form === 'config' ? valueToHeaders(given.value, name) : null
      if (headers !== null) return headers.status === 'bad' ? headers : limitHeaders(headers.value, name)
      const items = itemsOf(withUnfoldedLines(given), 'lines', name)
      if (items.status === 'bad') return items
      const parsed = parseItems(items.value, parseHeaderLine, name)
      return parsed.status === 'bad' ? parsed : limitHeaders(parsed.value, name)
    },
  }
}

function withUnfoldedLines(given: SettingInput): SettingInput {
  if (given.form === 'text') return { ...given, text: unfoldHeaderLines(given.text) }
  const { value } = given
  return value.kind === 'scalar' ? { ...given, value: { ...value, text: unfoldHeaderLines(value.text) } } : given
}

/** `null` for the forms that are lines alone. */
function valueToHeaders(value: ConfigValue, name: string): Parsed<readonly HeaderSetting[]> | null {
  if (value.kind === 'map') return mapToHeaders(value, name)
  if (value.kind !== 'list' || value.items.every((item) => item.kind !== 'map')) return null
  return flatten(value.items.map((item) => itemToHeaders(item, name)))
}

function itemToHeaders(item: ConfigValue, name: string): Parsed<readonly HeaderSetting[]> {
  if (item.kind === 'map') return mapToHeaders(item, name)
  const line = itemOf(item, name)
  return line.status === 'bad' ? line : joinParsed([placed(parseHeaderLine(line.value.text, name), line.value)])
}

function mapToHeaders(value: ConfigValue & { kind: 'map' }, name: string): Parsed<readonly HeaderSetting[]> {
  const items = value.entries.flatMap((entry) => {
    const values = entry.value.kind === 'list' ? entry.value.items : [entry.value]
    return values.map((one) => {
      if (one.kind !== 'scalar') {
        return bad({ input: name, came: nameShape(one), expected: `text for ${entry.key}`, place: entry.place })
      }
      return placed(parseHeader({ name: entry.key, value: one.text.trim() }, name), entry)
    })
  })
  return joinParsed(items)
}

function flatten<T>(lists: readonly Parsed<readonly T[]>[]): Parsed<readonly T[]> {
  const joined = joinParsed(lists)
  return joined.status === 'bad' ? joined : ok(joined.value.flat())
}

interface Item {
  readonly text: string
  readonly place?: Problem['place']
}

function itemsOf(given: SettingInput, form: ListForm, name: string): Parsed<readonly Item[]> {
  if (given.form === 'text') return someItems(splitText(given.text, form), name)
  const { value } = given
  if (value.kind === 'scalar') return someItems(splitText(value.text, form), name)
  if (value.kind !== 'list') {
    return bad({ input: name, came: nameShape(value), expected: 'a list, or a single value' })
  }
  const items = joinParsed(value.items.map((item) => itemOf(item, name)))
  return items.status === 'bad' ? items : someItems(items.value, name)
}

function itemOf(item: ConfigValue, name: string): Parsed<Item> {
  if (item.kind === 'scalar') return ok({ text: item.text.trim(), place: item.place })
  return bad({ input: name, came: nameShape(item), expected: 'a single value in the list', place: item.place })
}

function someItems(items: readonly Item[], name: string): Parsed<readonly Item[]> {
  return items.length > 0 ? ok(items) : bad({ input: name, came: 'an empty list', expected: 'at least one value' })
}

function splitText(text: string, form: ListForm): readonly Item[] {
  return text
    .split(form === 'lines' ? /\r?\n/u : /[\s,]+/u)
    .map((item) => ({ text: item.trim() }))
    .filter((item) => item.text !== '')
}

function parseItems<T>(items: readonly Item[], parseItem: ParseText<T>, name: string): Parsed<readonly T[]> {
  return joinParsed(items.map((item) => placed(parseItem(item.text, name), item)))
}

/** The same answer, its problems at the place of the item unless they have one. */
function placed<T>(parsed: Parsed<T>, item: Pick<Item, 'place'>): Parsed<T> {
  const { place } = item
  if (parsed.status === 'ok' || place === undefined) return parsed
  return bad(...parsed.problems.map((problem) => ({ place, ...problem })))
}
