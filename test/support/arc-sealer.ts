/** An ARC sealer written only from RFC 8617, so that the verifier is not tested with its own library. */

import { createHash, sign } from 'node:crypto'

import { lastField, relaxedBody, relaxedField, type SigningKey } from './dkim-signer.ts'

export interface Seal {
  readonly domain: string
  readonly key: SigningKey
  readonly selector?: string
  /** The result of the chain below (RFC 8617 §4.1.3). Default: `none` for the first set, else `pass`. */
  readonly cv?: 'none' | 'pass' | 'fail'
  /** The instance number. Default: one more than the highest existing one. */
  readonly instance?: number
  /** The results of the sealer's own checks of the message. */
  readonly results?: string
}

const signedFields = ['from', 'to', 'subject', 'date', 'message-id']

/** Returns `mail` with one more ARC set on top. */
export function sealed(mail: Buffer, seal: Seal): Buffer {
  const end = mail.indexOf('\r\n\r\n')
  const header = mail.subarray(0, end + 2).toString('latin1')
  const body = relaxedBody(mail.subarray(end + 4).toString('latin1'))
  const earlier = setsOf(header)
  const instance = seal.instance ?? earlier.length + 1
  const { domain, selector = 's1', key } = seal
  const results = `ARC-Authentication-Results: i=${instance}; ${domain}; ${seal.results ?? 'spf=pass smtp.mailfrom=shop.example'}`
  const bodyHash = createHash('sha256').update(body, 'latin1').digest('base64')
  const signature = withSignature(
    `ARC-Message-Signature: i=${instance}; a=rsa-sha256; c=relaxed/relaxed; d=${domain}; s=${selector}; h=${signedFields.join(':')}; bh=${bodyHash}; b=`,
    signedFields.flatMap((name) => lastField(header, name)),
    key,
  )
  const cv = seal.cv ?? (instance === 1 ? 'none' : 'pass')
  const sealField = withSignature(
    `ARC-Seal: i=${instance}; a=rsa-sha256; cv=${cv}; d=${domain}; s=${selector}; b=`,
    // A seal that reports a broken chain covers only its own set (RFC 8617 §5.1.2).
    [...(cv === 'fail' ? [] : earlier.flat()), results, signature],
    key,
  )
  return Buffer.concat([Buffer.from(`${[sealField, signature, results].join('\r\n')}\r\n`, 'latin1'), mail])
}

/** Returns the fields of each instance in the order in which a seal covers them (RFC 8617 §5.1.1). */
function setsOf(header: string): readonly (readonly string[])[] {
  const fields = header.split(/\r\n(?![ \t])/u)
  const find = (name: string, instance: number): readonly string[] =>
    fields.filter((field) => new RegExp(`^${name}:\\s*i=${instance};`, 'iu').test(field))
  const sets: (readonly string[])[] = []
  for (let instance = 1; find('ARC-Seal', instance).length > 0; instance += 1) {
    const names = ['ARC-Authentication-Results', 'ARC-Message-Signature', 'ARC-Seal']
    sets.push(names.flatMap((name) => find(name, instance)))
  }
  return sets
}

/** The field's own value is signed last, without its signature and without a line ending (RFC 6376 §3.7). */
function withSignature(field: string, covered: readonly string[], { privateKey }: SigningKey): string {
  const data = Buffer.from([...covered, field].map(relaxedField).join('\r\n'), 'latin1')
  return `${field}${sign('sha256', data, privateKey).toString('base64')}`
}
