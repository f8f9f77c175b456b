/** Parses the additional header fields of a message. */

import { bad, joinParsed, ok, type Parsed } from '../../../foundation/errors/problem.ts'
import { badText } from '../engine/bad-text.ts'
import { type ConfigValue, nameShape } from '../engine/config-value.ts'
import type { Kind, SettingInput } from '../engine/row.ts'
import { itemOf, parseItems, placed } from './kinds.ts'
import { oneLine } from './text.ts'

/** A header field whose syntax has been checked. */
export interface HeaderSetting {
  readonly name: string
  readonly value: string
}

const oneCopy = 'remove it: each copy is addressed to one seed mailbox'
const written = 'remove it: presend sets it'
const trace = 'remove it: mail servers add it'

/** Header fields that users must not set, with advice on what to do instead. */
const reservedFields: Readonly<Record<string, string>> = {
  from: 'use the from setting',
  'reply-to': 'use the reply-to setting',
  subject: 'use the subject setting',
  'return-path': 'use the envelope-from setting; mail servers add this field',
  'dkim-signature': 'use dkim-domain, dkim-selector and dkim-private-key',
  to: oneCopy,
  cc: oneCopy,
  bcc: oneCopy,
  date: written,
  'message-id': written,
  'mime-version': written,
  'x-presend-test': written,
  received: trace,
  'received-spf': trace,
  'authentication-results': trace,
}

const valueSchema = { type: ['string', 'number', 'boolean'] }
const mapSchema = {
  type: 'object',
  additionalProperties: { anyOf: [valueSchema, { type: 'array', items: valueSchema }] },
}
const lineSchema = { type: 'string', pattern: '^[^:\\s]+:' }

/**
 * The setting type for header fields, which are lines such as `Name: value`. In a config file, the value can also be a
 * list of lines, or a map of names to values.
 */
export function headerLines(): Kind<readonly HeaderSetting[], readonly HeaderSetting[]> {
  return {
    valueName: 'lines',
    schema: { anyOf: [mapSchema, { type: 'array', items: { anyOf: [lineSchema, mapSchema] } }, { type: 'string' }] },
    isList: true,
    absent: [],
    parse: (given, name) => {
      const parsed =
        (given.form === 'config' ? valueToHeaders(given.value, name) : null) ??
        parseItems(unfoldLines(given), { form: 'lines', parseItem: parseHeaderLine }, name)
      if (parsed.status === 'bad' || parsed.value.length <= 100) return parsed
      return bad({ input: name, came: String(parsed.value.length), expected: 'at most 100 header fields' })
    },
  }
}

function unfoldLines(given: SettingInput): SettingInput {
  if (given.form === 'text') return { ...given, text: unfoldHeaderLines(given.text) }
  const { value } = given
  return value.kind === 'scalar' ? { ...given, value: { ...value, text: unfoldHeaderLines(value.text) } } : given
}

/** Parses a map of header fields, or a list that contains maps. Returns `null` for a value that contains only lines. */
function valueToHeaders(value: ConfigValue, name: string): Parsed<readonly HeaderSetting[]> | null {
  if (value.kind === 'map') return mapToHeaders(value, name)
  if (value.kind !== 'list' || value.items.every((item) => item.kind !== 'map')) return null
  const lists = joinParsed(value.items.map((item) => itemToHeaders(item, name)))
  return lists.status === 'bad' ? lists : ok(lists.value.flat())
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

/** Parses the name and the value of a header field. */
export function parseHeader(header: HeaderSetting, input: string): Parsed<HeaderSetting> {
  const given = { input, text: `${header.name}: ${header.value}` }
  // The name of a header field consists of visible ASCII characters other than the colon (RFC 5322 §2.2).
  if (!/^[\u0021-\u0039\u003b-\u007e]{1,76}$/u.test(header.name)) {
    return badText(given, 'a header name of visible ASCII characters without spaces or colons')
  }
  const reserved = reservedAdvice(header.name.toLowerCase())
  if (reserved !== null) return badText(given, `a header other than ${header.name}`, reserved)
  if (header.value === '') return badText(given, 'a value after the colon')
  const value = oneLine(4000)(header.value, input)
  return value.status === 'bad' ? value : ok({ name: header.name, value: header.value })
}

function reservedAdvice(name: string): string | null {
  if (name.startsWith('content-')) return written
  if (name.startsWith('arc-')) return trace
  return Object.hasOwn(reservedFields, name) ? (reservedFields[name] ?? null) : null
}

/** Unfolds lines (RFC 5322 §2.2.3). A line with more indentation than the first line continues the line above it. */
export function unfoldHeaderLines(text: string): string {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '')
  const indent = indentOf(lines[0] ?? '')
  return lines
    .map((line, index) => (index > 0 && indentOf(line) > indent ? ` ${line.trim()}` : `\n${line.trim()}`))
    .join('')
    .trim()
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

/** Parses a header field, such as `Name: value`. */
export function parseHeaderLine(line: string, input: string): Parsed<HeaderSetting> {
  const colon = line.indexOf(':')
  if (colon < 1) return badText({ input, text: line }, 'a line in the form Name: value', 'write one header per line')
  return parseHeader({ name: line.slice(0, colon), value: line.slice(colon + 1).trim() }, input)
}
