/** Parses mailboxes such as `Lanternfish Books <news@lanternfish.example>` (RFC 5322 §3.4). */

import { decodeWords } from 'postal-mime'

import { bad, joinParsed, ok, type Parsed, type Problem, quoteValue } from '../errors/problem.ts'
import { parseDomain } from '../world/domain.ts'
import { hasControlCharacters, withoutControlCharacters } from './control-characters.ts'
import { type MailboxSource, splitMailboxes } from './split-mailboxes.ts'

/** A mailbox (RFC 5322 §3.4). */
export interface MailAddress {
  readonly displayName: string | null
  readonly localPart: string
  /** The domain, as A-labels in lowercase. */
  readonly domain: string
  /** The address as `local@domain`, with the domain as A-labels. */
  readonly address: string
}

/** Limits from RFC 5321 §4.5.3.1. A path is at most 256 octets long, including its angle brackets. */
const maxLocalPartOctets = 64
const maxAddressOctets = 254
const maxNameCharacters = 255
const maxListLength = 100

/** A dot-atom (RFC 5322 §3.2.3), including the non-ASCII characters added by RFC 6531. */
const dotAtom = /^(?!\.)(?:\.?(?:[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]|[^\p{ASCII}\p{Z}\p{C}]))+$/u

/**
 * Parses exactly one mailbox. Converts the domain to A-labels, and drops comments and redundant quotes. Problems have
 * `input: 'address'`.
 */
export function parseAddress(text: string): Parsed<MailAddress> {
  const parsed = parseAddressList(text)
  if (parsed.status === 'bad') return parsed
  const [address, ...others] = parsed.value
  if (address === undefined || others.length > 0) {
    return bad(problem(text, 'exactly one address', `a name with a comma needs quotes: "Books, Inc." <a@shop.example>`))
  }
  return ok(address)
}

/** Parses a list of up to 100 mailboxes, separated by commas. Reports all invalid mailboxes. */
export function parseAddressList(text: string): Parsed<readonly MailAddress[]> {
  // Reject line endings, because a line ending would start another header field.
  if (hasControlCharacters(text)) {
    return bad(problem(text, 'an address without control characters or line endings'))
  }
  const sources = splitMailboxes(text)
  if (sources === null) return bad(problem(text, form, 'close every quote, bracket and parenthesis'))
  if (sources.length > maxListLength) return bad(problem(text, `at most ${maxListLength} addresses`))
  return joinParsed(sources.map(parseMailbox))
}

/** Renders `"Name" <address>`, or only the address, without encoding. `parseAddress` can parse the result. */
export function renderAddress({ displayName, address }: MailAddress): string {
  return displayName === null ? address : `${quote(withoutControlCharacters(displayName))} <${address}>`
}

/** Returns true if the address needs SMTPUTF8 (RFC 6531): a non-ASCII local part has no ASCII form. */
export function needsSmtpUtf8(address: MailAddress): boolean {
  return /\P{ASCII}/u.test(address.localPart)
}

const form = 'an address such as "news@shop.example" or "Shop <news@shop.example>"'

function parseMailbox(source: MailboxSource): Parsed<MailAddress> {
  const displayName = readName(source)
  if (displayName !== null && displayName.length > maxNameCharacters) {
    return bad(problem(source.text, `a display name of at most ${maxNameCharacters} characters`))
  }
  const localPart = readLocalPart(source)
  if (localPart === null || source.domain === null) return bad(problem(source.text, form))
  const domain = parseDomain(source.domain)
  if (domain === null)
    return bad(problem(source.text, `a valid domain name instead of ${quoteValue(source.domain)} after the @`))
  const address = `${localPart}@${domain}`
  if (Buffer.byteLength(localPart) > maxLocalPartOctets || Buffer.byteLength(address) > maxAddressOctets) {
    const limits = `at most ${maxLocalPartOctets} octets before the @ and ${maxAddressOctets} in total`
    return bad(problem(source.text, limits))
  }
  return ok({ displayName, localPart, domain, address })
}

function readName({ name }: MailboxSource): string | null {
  if (name === null) return null
  const text = name
    .map((piece) => (piece.isQuoted ? piece.text : decodeWords(piece.text.replaceAll(/ +/gu, ' '))))
    .join('')
  // Replace control characters after decoding, because an encoded-word can contain them, too.
  const clean = withoutControlCharacters(text).trim()
  return clean === '' ? null : clean
}

function readLocalPart({ localPart }: MailboxSource): string | null {
  if (localPart === null) return null
  if (dotAtom.test(localPart.text)) return localPart.text
  return localPart.isQuoted ? quote(localPart.text) : null
}

function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/gu, String.raw`\$&`)}"`
}

function problem(text: string, expected: string, todo?: string): Problem {
  return { input: 'address', came: quoteValue(text), expected, ...(todo === undefined ? {} : { todo }) }
}
