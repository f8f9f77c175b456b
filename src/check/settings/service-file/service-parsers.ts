/** Defines parsers for the settings that only the service has. */

import { dayMs } from '../../../foundation/errors/day-ms.ts'
import { ok, type Parsed } from '../../../foundation/errors/problem.ts'
import { isIpAddress, isLoopbackHost, parseNetwork as parseIpNetwork } from '../../../foundation/world/ip-address.ts'
import { Secret } from '../../../foundation/world/secret.ts'
import { badSecret, badText } from '../engine/bad-text.ts'
import type { ParseText } from '../engine/row.ts'
import { duration } from '../parsers/duration.ts'
import { bareAddress, toHost } from '../parsers/host.ts'
import { oneLine } from '../parsers/text.ts'

/** The address on which a server listens. */
export interface ListenAddress {
  /** The host: an IP address or a host name, never in brackets. */
  readonly host: string
  /** The port; 0 means any free port. */
  readonly port: number
}

/**
 * The client address that SPF evaluates: the address of the connecting client, a fixed address, or none. If there is no
 * address, SPF is not checked.
 */
export type SendingIpSetting =
  | { readonly kind: 'client' }
  | { readonly kind: 'fixed'; readonly address: string }
  | { readonly kind: 'none' }

/** Parses a host and a port, such as `127.0.0.1:8025` or `[::1]:8025`. Port 0 means any free port. */
export function parseListen(text: string, input: string): Parsed<ListenAddress> {
  const [, name = '', digits = ''] = /^(\[[^\]]*\]|[^:]*):(\d{1,5})$/u.exec(text) ?? []
  const host = toHost(name)
  const port = Number(digits)
  if (digits !== '' && host !== null && port <= 65_535) return ok({ host, port })
  const isPort = /^:?\d{1,5}$/u.test(text)
  const todo = isPort
    ? `write 127.0.0.1:${text.replace(':', '')}, or 0.0.0.0:${text.replace(':', '')} for all interfaces`
    : undefined
  return badText({ input, text }, 'an address and a port, such as 127.0.0.1:8025 or [::1]:8025', todo)
}

/**
 * Checks the syntax of a storage location, which `storage/` parses later. Problems show only the host and database of a
 * URL.
 */
export function parseStorage(text: string, input: string): Parsed<Secret> {
  const expected = 'sqlite:PATH, postgres://USER@HOST/DATABASE or memory'
  if (text === 'sqlite::memory:') return badText({ input, text }, expected, 'write memory')
  if (text === 'memory' || /^sqlite:./u.test(text)) return ok(new Secret(text))
  const url = /^postgres(?:ql)?:\/\/[^/?#]*\/[^/?#]/u.test(text) ? URL.parse(text) : null
  // An unescaped `/`, `?` or `#` in a password ends the host part of the URL early, so the rest of the URL could
  // contain part of the password.
  const isUrl = url !== null && !`${url.pathname}${url.search}${url.hash}`.includes('@')
  if (isUrl) return ok(new Secret(text))
  if (text.includes('@'))
    return badSecret(input, expected, 'escape special characters in the password: %40 for @, %2F for /')
  const todo = /\.(?:db|sqlite3?)$/u.test(text) ? `write sqlite:${text}` : undefined
  return badText({ input, text }, expected, todo)
}

/** Parses `client`, `none` or an IP address. */
export function parseSendingIp(text: string, input: string): Parsed<SendingIpSetting> {
  if (text === 'client' || text === 'none') return ok({ kind: text })
  if (isIpAddress(text)) return ok({ kind: 'fixed', address: text })
  return badText({ input, text }, 'client, none, or an IPv4 or IPv6 address')
}

/** Parses an IP address, or a network such as `10.0.0.0/8`. */
export function parseNetwork(text: string, input: string): Parsed<string> {
  if (parseIpNetwork(text) !== null) return ok(text)
  return badText({ input, text }, 'an IP address or a network, such as 127.0.0.1 or 10.0.0.0/8')
}

/** Parses the address of a DNS server, with or without a port. The default port is 53. */
export function parseDnsServer(text: string, input: string): Parsed<string> {
  const [, bracketed, port] = /^\[([^\]]+)\](?::(\d{1,5}))?$/u.exec(text) ?? /^(\d[\d.]*):(\d{1,5})$/u.exec(text) ?? []
  const isPort = port === undefined || (Number(port) >= 1 && Number(port) <= 65_535)
  if (isIpAddress(bracketed ?? text) && isPort) return ok(text)
  return badText({ input, text }, 'the IP address of a DNS server, such as 127.0.0.53 or 127.0.0.1:5353')
}

/** Parses a path, which may be absolute or relative to the working directory. */
export function parseFilePath(text: string, input: string): Parsed<string> {
  if (/^[a-z][a-z0-9+.-]*:\/\//iu.test(text)) return badText({ input, text }, 'a path, not a URL')
  return oneLine(4096)(text, input)
}

/**
 * Creates a parser that converts durations to milliseconds. A duration must be at least one second and may be given in
 * days, such as `30d`.
 */
export function durationUpToDays(maxDays: number): ParseText<number> {
  const parse = duration({ minMs: 1000, maxMs: maxDays * dayMs })
  return (text, input) => {
    const [, days] = /^(\d{1,6})d$/u.exec(text) ?? []
    const parsed = parse(days === undefined ? text : `${Number(days) * 24}h`, input)
    if (parsed.status === 'ok') return parsed
    return badText({ input, text }, `a duration from 1s to ${maxDays}d, such as 30d or 36h`)
  }
}

/** Parses the address of a seed mailbox, and converts it to lowercase. */
export function parseSeedAddress(text: string, input: string): Parsed<string> {
  const parsed = bareAddress('seed1@box.example')(text, input)
  return parsed.status === 'ok' ? ok(parsed.value.toLowerCase()) : parsed
}

/**
 * Parses the provider that issues access tokens. Plain HTTP is allowed only for this machine, because refresh tokens
 * are sent to the provider.
 */
export function parseOAuthProvider(text: string, input: string): Parsed<string> {
  const expected = 'google, microsoft, or the URL of a token endpoint such as https://login.box.example/token'
  const name = text.toLowerCase()
  if (name === 'google' || name === 'microsoft') return ok(name)
  const url = text.length > 2048 ? null : URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '')
    return badText({ input, text }, expected)
  if (url.protocol === 'https:') return ok(`https://${url.host}${url.pathname}${url.search}`)
  const isOwn = url.protocol === 'http:' && isLoopbackHost(url.hostname)
  if (isOwn) return ok(`http://${url.host}${url.pathname}${url.search}`)
  return badText({ input, text }, expected, 'use https://, because refresh tokens are sent to this URL')
}

/**
 * Parses the name of an environment variable. Problems do not show an invalid name, because it could be the password
 * itself.
 */
export function parseVariableName(text: string, input: string): Parsed<string> {
  if (/^[A-Za-z_][A-Za-z0-9_]{0,199}$/u.test(text)) return ok(text)
  return badSecret(input, 'the name of an environment variable, such as SEED1_PASSWORD')
}
