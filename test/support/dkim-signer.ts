/** A DKIM signer written only from RFC 6376, so that the verifier is not tested with its own library. */

import type { KeyObject } from 'node:crypto'
import { createHash, generateKeyPairSync, sign } from 'node:crypto'

/** A key pair and the TXT record that publishes it. */
export interface SigningKey {
  readonly privateKey: KeyObject
  readonly record: string
}

/** Creates a new key: RSA (2048 bits by default) or Ed25519. */
export function aSigningKey(kind: 'rsa' | 'ed25519' = 'rsa', bits: number = 2048): SigningKey {
  if (kind === 'ed25519') {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64')
    return { privateKey, record: `v=DKIM1; k=ed25519; p=${raw}` }
  }
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  return { privateKey, record: `v=DKIM1; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}` }
}

export interface Signature {
  readonly domain: string
  readonly selector?: string
  readonly key: SigningKey
  /** The names of the signed fields; by default the important ones. */
  readonly fields?: readonly string[]
  /** Further tags, such as `l=10`. */
  readonly tags?: string
  readonly algorithm?: 'rsa-sha256' | 'rsa-sha1'
}

/** Returns `mail` with one more signature on top (relaxed/relaxed). */
export function signed(mail: Buffer, signature: Signature): Buffer {
  const end = mail.indexOf('\r\n\r\n')
  const header = mail.subarray(0, end + 2).toString('latin1')
  const body = relaxedBody(mail.subarray(end + 4).toString('latin1'))
  const length = /\bl=(\d+)/u.exec(signature.tags ?? '')?.[1]
  const covered = length === undefined ? body : body.slice(0, Number(length))
  const isEd25519 = signature.key.privateKey.asymmetricKeyType === 'ed25519'
  const algorithm = isEd25519 ? 'ed25519-sha256' : (signature.algorithm ?? 'rsa-sha256')
  const hash = algorithm.endsWith('sha1') ? 'sha1' : 'sha256'
  const fields = signature.fields ?? ['from', 'to', 'subject', 'date', 'message-id']
  const tags = [
    `v=1; a=${algorithm}; c=relaxed/relaxed; d=${signature.domain}; s=${signature.selector ?? 's1'}`,
    ...(signature.tags === undefined ? [] : [signature.tags]),
    `h=${fields.join(':')}; bh=${createHash(hash).update(covered, 'latin1').digest('base64')}; b=`,
  ].join('; ')
  const lines = [...fields.flatMap((name) => lastField(header, name)), `DKIM-Signature: ${tags}`]
  const data = Buffer.from(lines.map(relaxedField).join('\r\n'), 'latin1')
  const value = isEd25519
    ? sign(null, createHash('sha256').update(data).digest(), signature.key.privateKey)
    : sign(hash, data, signature.key.privateKey)
  return Buffer.concat([Buffer.from(`DKIM-Signature: ${tags}${value.toString('base64')}\r\n`), mail])
}

/** Returns the last field with this name, as a list of one or none. */
export function lastField(header: string, name: string): readonly string[] {
  const fields = header.split(/\r\n(?![ \t])/u).filter((field) => field.toLowerCase().startsWith(`${name}:`))
  return fields.slice(-1)
}

/** Implements relaxed header canonicalization (RFC 6376 §3.4.2). */
export function relaxedField(field: string): string {
  const [, name = '', value = ''] = /^([^:]*):([^]*)$/u.exec(field) ?? []
  return `${name.trim().toLowerCase()}:${value
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/gu, ' ')
    // Not trim(): in Latin-1 the byte A0 is a space.
    .replaceAll(/^ | $/gu, '')}`
}

/** Implements relaxed body canonicalization (RFC 6376 §3.4.4). */
export function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/gu, ' ').replace(/ $/u, ''))
  const text = lines.join('\r\n').replace(/(?:\r\n)+$/u, '')
  return text === '' ? '' : `${text}\r\n`
}
