/** DKIM signatures, relaxed/relaxed: RFC 6376; Ed25519: RFC 8463. */

import { createHash, createPrivateKey, type KeyObject, sign as signBytes } from 'node:crypto'

import { bad, ok, type Parsed, type Problem, quoteValue } from '../errors/problem.ts'
import { parseDomain } from './domain.ts'
import type { DkimKey } from './message.ts'

/** A key that can sign, checked. */
export interface DkimSigner {
  readonly algorithm: 'rsa-sha256' | 'ed25519-sha256'
  /** A-labels. */
  readonly domain: string
  readonly selector: string
  readonly key: KeyObject
}

/**
 * Signed once more than they occur ("oversigned"), so that nobody can add another one behind our back.
 * RFC 8058 §4 wants both List-Unsubscribe fields signed.
 */
const oversignedFields: readonly string[] = [
  'from',
  'reply-to',
  'subject',
  'to',
  'date',
  'message-id',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'list-unsubscribe',
  'list-unsubscribe-post',
]
/** Signed where they occur: RFC 6376 §5.4.1. */
const signedWherePresent =
  /^(?:sender|cc|in-reply-to|references|list-id|list-help|list-subscribe|list-post|list-owner|list-archive|feedback-id)$/u

/** Shorter keys do not verify anywhere: RFC 8301 §3.2. */
const minRsaBits = 1024

/**
 * A signer for the key, or all that is wrong with it (`input` is the setting's name). Call it before anything is
 * created or sent. The key itself is never shown.
 */
export function parseDkimKey(key: DkimKey): Parsed<DkimSigner> {
  const domain = parseDomain(key.domain)
  const selector = parseDomain(key.selector)
  const privateKey = readPrivateKey(key.privateKeyPem)
  const problems: Problem[] = []
  if (domain === null) {
    problems.push({
      input: 'dkim-domain',
      came: quoteValue(key.domain),
      expected: 'a domain name such as "shop.example"',
    })
  }
  if (selector === null) {
    const expected = 'a selector such as "mail2026": the part before "._domainkey" in DNS'
    problems.push({ input: 'dkim-selector', came: quoteValue(key.selector), expected })
  }
  if (privateKey.status === 'bad') problems.push(...privateKey.problems)
  if (domain === null || selector === null || privateKey.status === 'bad') return bad(...problems)
  const algorithm = privateKey.value.asymmetricKeyType === 'ed25519' ? 'ed25519-sha256' : 'rsa-sha256'
  return ok({ algorithm, domain, selector, key: privateKey.value })
}

/** Base64 of the SHA-256 of a body, which starts behind the empty line; relaxed form (RFC 6376 §3.4.4). */
export function hashBody(body: Uint8Array): string {
  return createHash('sha256').update(relaxBody(body)).digest('base64')
}

/** What all copies of a message have in common for their signatures. */
export interface SharedSigning {
  readonly bodyHash: string
  /** Folded fields as they are sent, top first; one character a byte (latin1), since a finished message may hold any. */
  readonly sharedFields: readonly string[]
  /** Names of the fields that every copy has of its own; none of them is among the shared. */
  readonly ownNames: readonly string[]
  readonly signedAtMs: number
}

/**
 * Gives the DKIM-Signature field of a copy, folded, without its last CRLF. Of the header only the copy's own fields
 * (folded, in the order of `ownNames`) are looked at each time; all else is worked out once.
 */
export function openSigning(signer: DkimSigner, shared: SharedSigning): (ownFields: readonly string[]) => string {
  // RFC 6376 §5.4.2: of fields with the same name the verifier takes the lowest first.
  const sharedSigned = shared.sharedFields
    .map(relaxField)
    .filter(({ name }) => isSigned(name))
    .toReversed()
  const names = [...sharedSigned.map(({ name }) => name), ...shared.ownNames, ...oversignedFields]
  const unsigned = [
    `DKIM-Signature: v=1; a=${signer.algorithm}; c=relaxed/relaxed;`,
    ` d=${signer.domain}; s=${signer.selector}; t=${Math.floor(shared.signedAtMs / 1000)};`,
    ` h=${foldList(names)};`,
    ` bh=${shared.bodyHash};`,
    ' b=',
  ].join('\r\n')
  const before = sharedSigned.map(({ line }) => `${line}\r\n`).join('')
  const after = relaxField(unsigned).line
  return (ownFields) => {
    const own = ownFields.map((field) => `${relaxField(field).line}\r\n`).join('')
    return `${unsigned}${foldSignature(signInput(signer, `${before}${own}${after}`))}`
  }
}

function isSigned(name: string): boolean {
  return oversignedFields.includes(name) || signedWherePresent.test(name)
}

function readPrivateKey(pem: string): Parsed<KeyObject> {
  const expected = 'a private key in PEM form, RSA or Ed25519, without a password'
  try {
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType === 'ed25519') return ok(key)
    if (key.asymmetricKeyType !== 'rsa') {
      return bad({ input: 'dkim-private-key', came: `a key of type ${key.asymmetricKeyType}`, expected })
    }
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
    if (bits >= minRsaBits) return ok(key)
    const todo = 'make one of 2048 bits; receivers take shorter ones for unsigned'
    return bad({ input: 'dkim-private-key', came: `an RSA key of ${bits} bits`, expected: 'at least 1024 bits', todo })
  } catch {
    // OpenSSL's words do not help ("DECODER routines::unsupported"), and nothing of the key may be shown.
    return bad({ input: 'dkim-private-key', expected, todo: 'keep its line breaks: it starts with "-----BEGIN"' })
  }
}

interface RelaxedField {
  /** Lower case. */
  readonly name: string
  /** `name:value`, RFC 6376 §3.4.2. */
  readonly line: string
}

function relaxField(field: string): RelaxedField {
  const colon = field.indexOf(':')
  const name = field.slice(0, colon).trimEnd().toLowerCase()
  const value = field
    .slice(colon + 1)
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/gu, ' ')
    // Not trim(): one character is one byte here, and the byte A0 is no space.
    .replaceAll(/^ | $/gu, '')
  return { name, line: `${name}:${value}` }
}

function foldList(names: readonly string[]): string {
  let row = ''
  const rows: string[] = []
  for (const name of names) {
    if (row.length + name.length > 70) {
      rows.push(row)
      row = ''
    }
    row += `${row === '' && rows.length === 0 ? '' : ':'}${name}`
  }
  return [...rows, row].join('\r\n  ')
}

function foldSignature(base64: string): string {
  const rows = [base64.slice(0, 72)]
  for (let at = 72; at < base64.length; at += 74) rows.push(base64.slice(at, at + 74))
  return rows.join('\r\n ')
}

function signInput({ algorithm, key }: DkimSigner, input: string): string {
  if (algorithm === 'rsa-sha256') return signBytes('sha256', Buffer.from(input, 'latin1'), key).toString('base64')
  // RFC 8463 §3: PureEdDSA over the SHA-256 of what RSA would sign.
  return signBytes(null, createHash('sha256').update(input, 'latin1').digest(), key).toString('base64')
}

/** Every run of blanks is one space, none at a line's end, no empty lines at the end. One pass, linear in any body. */
function relaxBody(body: Uint8Array): Buffer {
  const relaxed = Buffer.allocUnsafe(body.length + 2)
  let length = 0
  let contentEnd = 0
  let hasBlank = false
  for (const byte of body) {
    if (byte === 0x20 || byte === 0x09) {
      hasBlank = true
      continue
    }
    const isLineEnd = byte === 0x0d || byte === 0x0a
    if (hasBlank && !isLineEnd) relaxed[length++] = 0x20
    hasBlank = false
    relaxed[length++] = byte
    if (!isLineEnd) contentEnd = length
  }
  return contentEnd === 0 ? Buffer.alloc(0) : Buffer.concat([relaxed.subarray(0, contentEnd), Buffer.from('\r\n')])
}
