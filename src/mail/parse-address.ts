/** Mailboxes as people write them: `Lanternfish Books <news@lanternfish.example>`, RFC 5322 §3.4. */

import { decodeWords } from 'postal-mime'

import { bad, ok, type Parsed, type Problem, quoteValue } from '../errors/problem.ts'
import type { MailAddress } from './address.ts'
import { hasControlCharacters, withoutControlCharacters } from './control-characters.ts'
import { parseDomain } from './domain.ts'
import { encodeWords, looksLikeEncodedWord } from './encoded-word.ts'
import { type MailboxSource, splitMailboxes } from './split-mailboxes.ts'

/** RFC 5321 §4.5.3.1: octets of a local part, and of a whole address (a path of 256 without its brackets). */
const maxLocalPartOctets = 64
const maxAddressOctets = 254
const maxNameCharacters = 255
const maxListLength = 100

/** RFC 5322 §3.2.3, and the non-ASCII characters that RFC 6531 adds. */
const dotAtom = /^(?!\.)(?:\.?(?:[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]|[^\p{ASCII}\p{Z}\p{C}]))+$/u
const bareName = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?: [A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/u

/**
 * Exactly one mailbox, with or without a display name. The domain becomes A-labels; comments are dropped;
 * quotes that a local part does not need are dropped too. Problems carry `input: 'address'`.
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

/** One mailbox or several, separated by commas; at most 100. All wrong ones are reported. */
export function parseAddressList(text: string): Parsed<readonly MailAddress[]> {
  // Refused before anything looks at it: a line end here would start a header field of its own.
  if (hasControlCharacters(text)) {
    return bad(problem(text, 'an address without control characters or line ends'))
  }
  const sources = splitMailboxes(text)
  if (sources === null) return bad(problem(text, form, 'close every quote, bracket and parenthesis'))
  if (sources.length > maxListLength) return bad(problem(text, `at most ${maxListLength} addresses`))
  const parsed = sources.map((source) => parseMailbox(source))
  const problems = parsed.flatMap((one) => (one.status === 'bad' ? one.problems : []))
  if (problems.length > 0) return bad(...problems)
  return ok(parsed.flatMap((one) => (one.status === 'ok' ? [one.value] : [])))
}

/**
 * The mailbox as it stands in a header field, in ASCII unless its local part is not (RFC 6532):
 * `Name <address>` or the address alone. Not folded.
 */
export function renderAddress(address: MailAddress): string {
  return address.displayName === null ? address.address : `${renderName(address.displayName)} <${address.address}>`
}

/** True when the address can only travel with SMTPUTF8 (RFC 6531): a local part has no ASCII form. */
export function needsSmtpUtf8(address: MailAddress): boolean {
  return /\P{ASCII}/u.test(address.localPart)
}

const form = 'an address such as "news@shop.example" or "Shop <news@shop.example>"'

function parseMailbox(source: MailboxSource): Parsed<MailAddress> {
  const displayName = readName(source)
  if (displayName !== null && displayName.length > maxNameCharacters) {
    return bad(problem(source.text, `a name of at most ${maxNameCharacters} characters`))
  }
  const localPart = readLocalPart(source)
  if (localPart === null || source.domain === null) return bad(problem(source.text, form))
  const domain = parseDomain(source.domain)
  if (domain === null) return bad(problem(source.text, `a domain name after the @, not ${quoteValue(source.domain)}`))
  const address = `${localPart}@${domain}`
  if (Buffer.byteLength(localPart) > maxLocalPartOctets || Buffer.byteLength(address) > maxAddressOctets) {
    const limits = `at most ${maxLocalPartOctets} octets before the @ and ${maxAddressOctets} in all`
    return bad(problem(source.text, limits))
  }
  return ok({ displayName, localPart, domain, address })
}

function readName({ name }: MailboxSource): string | null {
  if (name === null) return null
  const text = name
    .map((piece) => (piece.isQuoted ? piece.text : decodeWords(piece.text.replaceAll(/ +/gu, ' '))))
    .join('')
  // An encoded-word can hide what the text as written could not hold.
  const clean = withoutControlCharacters(text).trim()
  return clean === '' ? null : clean
}

function readLocalPart({ localPart }: MailboxSource): string | null {
  if (localPart === null) return null
  if (dotAtom.test(localPart.text)) return localPart.text
  return localPart.isQuoted ? quote(localPart.text) : null
}

/** Total: what no parser of ours would let through (line ends, endless words) is written harmlessly all the same. */
function renderName(written: string): string {
  const name = withoutControlCharacters(written)
  if (/[^ -~]/u.test(name) || looksLikeEncodedWord(name) || name.length > maxNameCharacters) return encodeWords(name)
  return bareName.test(name) ? name : quote(name)
}

function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/gu, String.raw`\$&`)}"`
}

function problem(text: string, expected: string, todo?: string): Problem {
  return { input: 'address', came: quoteValue(text), expected, ...(todo === undefined ? {} : { todo }) }
}
