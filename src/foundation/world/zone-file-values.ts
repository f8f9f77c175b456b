/** Parses the data of one record in a master file. */

import { isIPv4, isIPv6 } from 'node:net'

import type { DnsType } from './world.ts'
import { parseZoneName, type ZoneText } from './zone-file-name.ts'
import { decodeEscapes, type ZoneToken } from './zone-file-tokens.ts'

type ReadValue = (tokens: readonly ZoneToken[], origin: string | null) => ZoneText

/** A parser for each record type that presend queries. */
export const valueReaders: Readonly<Record<DnsType, ReadValue>> = {
  A: (tokens) => readAddress(tokens, isIPv4, 'one IPv4 address'),
  AAAA: (tokens) => readAddress(tokens, isIPv6, 'one IPv6 address'),
  CNAME: readTarget,
  NS: readTarget,
  PTR: readTarget,
  MX: readMx,
  SOA: readSoa,
  TXT: readTxt,
}

function readAddress(tokens: readonly ZoneToken[], isAddress: (text: string) => boolean, expected: string): ZoneText {
  const [token] = tokens
  if (token === undefined || tokens.length > 1 || !isAddress(token.text)) return wrong(tokens, expected)
  return { status: 'ok', value: token.text.toLowerCase() }
}

function readTarget(tokens: readonly ZoneToken[], origin: string | null): ZoneText {
  const [token] = tokens
  if (token === undefined || tokens.length > 1) return wrong(tokens, 'one name')
  return readName(token, origin)
}

function readMx(tokens: readonly ZoneToken[], origin: string | null): ZoneText {
  const [preference, exchange] = tokens
  if (preference === undefined || exchange === undefined || tokens.length > 2 || !isNumber(preference, 65_535)) {
    return wrong(tokens, 'a preference from 0 to 65535 and a name')
  }
  const name = readName(exchange, origin)
  // A null MX record contains the root name (RFC 7505).
  return name.status === 'bad' ? name : { status: 'ok', value: `${preference.text} ${name.value || '.'}` }
}

function readSoa(tokens: readonly ZoneToken[], origin: string | null): ZoneText {
  const [primary, mailbox, ...numbers] = tokens
  const areNumbers = numbers.every((token, index) => isNumber(token, 2 ** 32 - 1) || (index > 0 && isDuration(token)))
  if (primary === undefined || mailbox === undefined || numbers.length !== 5 || !areNumbers) {
    return wrong(tokens, 'two names and five numbers (serial, refresh, retry, expire, minimum)')
  }
  const server = readName(primary, origin)
  if (server.status === 'bad') return server
  const contact = readName(mailbox, origin)
  if (contact.status === 'bad') return contact
  return { status: 'ok', value: [server.value, contact.value, ...numbers.map(({ text }) => text)].join(' ') }
}

function readTxt(tokens: readonly ZoneToken[]): ZoneText {
  if (tokens.length === 0) return wrong(tokens, 'at least one string')
  const strings: Uint8Array[] = []
  for (const token of tokens) {
    const bytes = decodeEscapes(token.text)
    if (bytes === null) return wrong([token], 'escapes from \\000 to \\255')
    if (bytes.length > 255) {
      return {
        status: 'bad',
        came: `a string of ${bytes.length} bytes`,
        expected: 'at most 255 bytes in one string (RFC 1035 §3.3)',
        todo: 'split the text into several quoted strings, which are joined without a space',
      }
    }
    strings.push(bytes)
  }
  return { status: 'ok', value: Buffer.concat(strings).toString('utf8') }
}

function readName(token: ZoneToken, origin: string | null): ZoneText {
  return token.isQuoted ? wrong([token], 'a name without quotes') : parseZoneName(token.text, origin)
}

function wrong(tokens: readonly ZoneToken[], expected: string): ZoneText {
  if (tokens.length === 1) return { status: 'bad', expected }
  return { status: 'bad', came: tokens.length === 0 ? 'nothing' : `${tokens.length} words`, expected }
}

function isNumber(token: ZoneToken, greatest: number): boolean {
  return /^\d{1,10}$/u.test(token.text) && Number(token.text) <= greatest
}

/** Returns true for a BIND time: seconds, or units such as `1h30m`. */
export function isDuration(token: ZoneToken): boolean {
  return !token.isQuoted && /^(?:\d{1,10}|(?:\d{1,9}[smhdw])+)$/iu.test(token.text)
}
