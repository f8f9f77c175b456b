/** Extra header fields, `Name: value`. */

import type { Parsed } from '../../errors/problem.ts'
import { bad, ok } from '../../errors/problem.ts'
import type { HeaderSetting } from '../settings.ts'
import { badText } from './bad-text.ts'
import { oneLine } from './text.ts'

/** Fields that presend or a receiver writes, and what to do instead. */
const reservedFields: Readonly<Record<string, string>> = {
  from: 'use the setting from',
  'reply-to': 'use the setting reply-to',
  subject: 'use the setting subject',
  'return-path': 'use the setting envelope-from; receivers write this field',
  'dkim-signature': 'use dkim-domain, dkim-selector and dkim-private-key',
  to: 'remove it: each copy is addressed to its seed mailbox',
  cc: 'remove it: each copy goes to one seed mailbox and to nobody else',
  bcc: 'remove it: each copy goes to one seed mailbox and to nobody else',
  date: 'remove it: presend writes the time of sending',
  'message-id': 'remove it: presend gives each copy its own',
  'mime-version': 'remove it: presend writes it',
  'x-presend-test': 'remove it: presend writes the tracking id there',
  received: 'remove it: servers write it',
  'received-spf': 'remove it: receivers write it',
  'authentication-results': 'remove it: receivers write it',
}

/** One field from its name and value. */
export function parseHeader(header: HeaderSetting, input: string): Parsed<HeaderSetting> {
  const given = { input, text: `${header.name}: ${header.value}` }
  // RFC 5322 §2.2 ftext: visible ASCII but the colon.
  if (!/^[\u0021-\u0039\u003b-\u007e]{1,76}$/u.test(header.name)) {
    return badText(given, 'a header name of visible ASCII characters without space or colon')
  }
  const reserved = reservedAdvice(header.name.toLowerCase())
  if (reserved !== null) return badText(given, `another header than ${header.name}`, reserved)
  if (header.value === '') return badText(given, 'a value after the colon')
  const value = oneLine(4000)(header.value, input)
  return value.status === 'bad' ? value : ok({ name: header.name, value: header.value })
}

function reservedAdvice(name: string): string | null {
  if (name.startsWith('content-')) return 'remove it: presend writes it from the parts of the message'
  if (name.startsWith('arc-')) return 'remove it: forwarders write it'
  return Object.hasOwn(reservedFields, name) ? (reservedFields[name] ?? null) : null
}

/** Joins what RFC 5322 §2.2.3 folds: a line that stands further in than the first continues the one above it. */
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

/** One line `Name: value`. */
export function parseHeaderLine(line: string, input: string): Parsed<HeaderSetting> {
  const colon = line.indexOf(':')
  if (colon < 1) return badText({ input, text: line }, 'a line Name: value', 'write one header a line')
  return parseHeader({ name: line.slice(0, colon), value: line.slice(colon + 1).trim() }, input)
}

/** Refuses more fields than any real message has. */
export function limitHeaders(headers: readonly HeaderSetting[], input: string): Parsed<readonly HeaderSetting[]> {
  if (headers.length <= 100) return ok(headers)
  return bad({ input, came: `${headers.length} headers`, expected: 'at most 100' })
}
