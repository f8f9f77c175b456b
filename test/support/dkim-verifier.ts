/**
 * Verifies a DKIM signature (relaxed/relaxed), written only from RFC 6376 and 8463, independently of the signer's
 * library.
 */

import { createHash, type KeyObject, verify } from 'node:crypto'

import { relaxedBody, relaxedField } from './dkim-signer.ts'

/** Returns true if the first DKIM-Signature of `message` is valid for this public key. */
export function isSignatureValid(message: Buffer, publicKey: KeyObject): boolean {
  const text = message.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  const fields = text.slice(0, end).split(/\r\n(?![ \t])/u)
  const own = fields.find((field) => /^dkim-signature:/iu.test(field))
  if (own === undefined) return false
  const tags = tagsOf(own)
  const bodyHash = createHash('sha256')
    .update(relaxedBody(text.slice(end + 4)), 'latin1')
    .digest('base64')
  if (tags.get('bh') !== bodyHash) return false
  const signed = signedFields(fields, (tags.get('h') ?? '').toLowerCase().split(':'))
  const unsigned = relaxedField(own).replace(/(?<=;\s*b=)[^;]*/u, '')
  const data = Buffer.from([...signed.map(relaxedField), unsigned].join('\r\n'), 'latin1')
  const signature = Buffer.from(tags.get('b') ?? '', 'base64')
  if (tags.get('a') === 'rsa-sha256') return verify('sha256', data, publicKey, signature)
  if (tags.get('a') !== 'ed25519-sha256') return false
  return verify(null, createHash('sha256').update(data).digest(), publicKey, signature)
}

/** Returns the tags of a DKIM-Signature field, without white space. */
export function tagsOf(field: string): ReadonlyMap<string, string> {
  const value = field.slice(field.indexOf(':') + 1).replaceAll(/\s/gu, '')
  return new Map(
    value.split(';').map((tag): [string, string] => [tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1)]),
  )
}

/**
 * If several fields have the same name, the lowest is signed first; a missing field counts as empty (RFC 6376 §5.4.2).
 */
function signedFields(fields: readonly string[], names: readonly string[]): readonly string[] {
  const left = [...fields]
  return names.flatMap((name) => {
    const at = left.findLastIndex((field) => field.slice(0, field.indexOf(':')).trim().toLowerCase() === name)
    return at < 0 ? [] : left.splice(at, 1)
  })
}
