/** Values that only a service has: where it listens, where its data lies, whom it trusts. */

import type { Parsed, Problem } from '../../errors/problem.ts'
import { bad, ok } from '../../errors/problem.ts'
import { isIpAddress, parseNetwork as parseIpNetwork } from '../../world/ip-address.ts'
import { Secret } from '../../world/secret.ts'
import { badSecret, badText } from '../parsers/bad-text.ts'
import { duration } from '../parsers/duration.ts'
import { isLoopback, parseEnvelopeFrom, toHost } from '../parsers/host.ts'
import { oneLine } from '../parsers/text.ts'
import type { ParseText } from '../setting.ts'
import type { ListenAddress, SendingIpSetting } from './service-settings.ts'

/** `host:port`; IPv6 in brackets; port 0 is a free one. */
export function parseListen(text: string, input: string): Parsed<ListenAddress> {
  const [, name = '', digits = ''] = /^(\[[^\]]*\]|[^:]*):(\d{1,5})$/u.exec(text) ?? []
  const host = toHost(name)
  const port = Number(digits)
  if (digits !== '' && host !== null && port <= 65_535) return ok({ host, port })
  const isPort = /^:?\d{1,5}$/u.test(text)
  const todo = isPort
    ? `write 127.0.0.1:${text.replace(':', '')}, or 0.0.0.0:${text.replace(':', '')} for all`
    : undefined
  return badText({ input, text }, 'an address and a port, such as 127.0.0.1:8025 or [::1]:8025', todo)
}

/** The same, or `none`. */
export function parseListenOrNone(text: string, input: string): Parsed<ListenAddress | 'none'> {
  if (text === 'none') return ok('none')
  const parsed = parseListen(text, input)
  return parsed.status === 'ok' ? parsed : bad(...parsed.problems.map(orNone))
}

function orNone(problem: Problem): Problem {
  return { ...problem, expected: `${problem.expected}, or none` }
}

/** The URL by which others reach the service; a trailing slash is cut. */
export function parsePublicUrl(text: string, input: string): Parsed<string> {
  return parseWebUrl({ text, input, example: 'https://presend.example' })
}

/** The URL of rspamd's worker. */
export function parseEngineUrl(text: string, input: string): Parsed<string> {
  return parseWebUrl({ text, input, example: 'http://127.0.0.1:11334' })
}

function parseWebUrl(given: {
  readonly text: string
  readonly input: string
  readonly example: string
}): Parsed<string> {
  const { text, example } = given
  const url = text.length > 2048 ? null : URL.parse(text)
  if (url === null || !/^https?:$/u.test(url.protocol)) return badText(given, `a URL such as ${example}`)
  if (url.username !== '' || url.password !== '') return badText(given, 'a URL without user and password')
  if (/[?#]/u.test(text)) return badText(given, 'a URL without query (?) and fragment (#)')
  return ok(`${url.origin}${url.pathname.replace(/\/+$/u, '')}`)
}

/**
 * A storage location as far as its form goes; `storage/` reads what is in it. Nothing of a URL is shown but its host and
 * database, since it may hold a password.
 */
export function parseStorage(text: string, input: string): Parsed<Secret> {
  const expected = 'sqlite:PATH, postgres://USER@HOST/DATABASE or memory'
  if (text === 'sqlite::memory:') return badText({ input, text }, expected, 'write memory')
  if (text === 'memory' || /^sqlite:./u.test(text)) return ok(new Secret(text))
  const url = /^postgres(?:ql)?:\/\/[^/?#]*\/[^/?#]/u.test(text) ? URL.parse(text) : null
  // A password with a bare `/`, `?` or `#` ends the host too early: what is shown of such a URL could be the rest of it.
  const isUrl = url !== null && !`${url.pathname}${url.search}${url.hash}`.includes('@')
  if (isUrl) return ok(new Secret(text))
  if (text.includes('@'))
    return badSecret(input, expected, 'write special characters of a password as %40 (@), %2F (/)…')
  const todo = /\.(?:db|sqlite3?)$/u.test(text) ? `write sqlite:${text}` : undefined
  return badText({ input, text }, expected, todo)
}

/** `client`, `none` or an address. */
export function parseSendingIp(text: string, input: string): Parsed<SendingIpSetting> {
  if (text === 'client' || text === 'none') return ok({ kind: text })
  if (isIpAddress(text)) return ok({ kind: 'fixed', address: text })
  return badText({ input, text }, 'client, none, or an IPv4 or IPv6 address')
}

/** An address or a network, `10.0.0.0/8`. */
export function parseNetwork(text: string, input: string): Parsed<string> {
  if (parseIpNetwork(text) !== null) return ok(text)
  return badText({ input, text }, 'an IP address or a network, such as 127.0.0.1 or 10.0.0.0/8')
}

/** A DNS server: an address, with a port when it is not 53. */
export function parseDnsServer(text: string, input: string): Parsed<string> {
  const [, bracketed, port] = /^\[([^\]]+)\](?::(\d{1,5}))?$/u.exec(text) ?? /^(\d[\d.]*):(\d{1,5})$/u.exec(text) ?? []
  const isPort = port === undefined || (Number(port) >= 1 && Number(port) <= 65_535)
  if (isIpAddress(bracketed ?? text) && isPort) return ok(text)
  return badText({ input, text }, 'the IP address of a DNS server, such as 127.0.0.53 or 127.0.0.1:5353')
}

/** A path, or `none`. */
export function parsePathOrNone(text: string, input: string): Parsed<string> {
  return text === 'none' ? ok('none') : parseFilePath(text, input)
}

/** A path, relative to the working directory or absolute. */
export function parseFilePath(text: string, input: string): Parsed<string> {
  if (/^[a-z][a-z0-9+.-]*:\/\//iu.test(text)) return badText({ input, text }, 'a path, not a URL')
  return oneLine(4096)(text, input)
}

const dayMs = 86_400_000

/** A parser for durations from a second on that may be written in days; the answer is in milliseconds. */
export function durationUpToDays(maxDays: number): ParseText<number> {
  const parse = duration({ minMs: 1000, maxMs: maxDays * dayMs })
  return (text, input) => {
    const [, days] = /^(\d{1,6})d$/u.exec(text) ?? []
    const parsed = parse(days === undefined ? text : `${Number(days) * 24}h`, input)
    if (parsed.status === 'ok') return parsed
    return badText({ input, text }, `a duration from 1s to ${maxDays}d, such as 30d or 36h`)
  }
}

/** The address of a seed mailbox, in lower case. */
export function parseSeedAddress(text: string, input: string): Parsed<string> {
  const parsed = parseEnvelopeFrom(text, input)
  if (parsed.status === 'ok') return ok(parsed.value.toLowerCase())
  return badText({ input, text }, 'one address, such as seed1@box.example')
}

/** A provider of access tokens; in the clear only on this machine, since refresh tokens go there. */
export function parseOAuthProvider(text: string, input: string): Parsed<string> {
  const expected = 'google, microsoft, or the URL of a token endpoint such as https://login.box.example/token'
  const name = text.toLowerCase()
  if (name === 'google' || name === 'microsoft') return ok(name)
  const url = text.length > 2048 ? null : URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '')
    return badText({ input, text }, expected)
  if (url.protocol === 'https:') return ok(`https://${url.host}${url.pathname}${url.search}`)
  const isOwn = url.protocol === 'http:' && isLoopback(url.hostname)
  if (isOwn) return ok(`http://${url.host}${url.pathname}${url.search}`)
  return badText({ input, text }, expected, 'refresh tokens go there: plain http is for this machine alone')
}

/** The name of an environment variable. What is none may be the password itself, so it is not shown. */
export function parseVariableName(text: string, input: string): Parsed<string> {
  if (/^[A-Za-z_][A-Za-z0-9_]{0,199}$/u.test(text)) return ok(text)
  return badSecret(input, 'the name of an environment variable, such as SEED1_PASSWORD')
}
