/** Checks DKIM with mailauth in its strict mode (RFC 6376, 8301, 8463). */

import { createPublicKey } from 'node:crypto'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { valuesOf } from '../../foundation/mail/header-section.ts'
import type { ReceivedMessage } from '../../foundation/mail/parse-message.ts'
import { maxSignatureSkewMs } from '../../foundation/mail/signature-clock-skew.ts'
import { domainOf } from '../../foundation/world/domain.ts'
import { type DkimResult, dkimResults } from './authentication-verdict.ts'
import type { MailauthResolver } from './mailauth-resolver.ts'

/**
 * The maximum number of signatures to verify. The number of signatures is limited, as RFC 6376 §6.1 allows, because
 * each signature costs a DNS query and a hash.
 */
export const maxSignatureCount = 20

export interface SignedMessage {
  readonly bytes: Uint8Array
  readonly message: ReceivedMessage
}

export interface DkimSignatureCheck {
  readonly result: DkimResult
  /** The signing domain; empty if unknown. */
  readonly domain: string
  /** The selector; empty if unknown. */
  readonly selector: string
  /** Why the signature does not pass; untrusted text. */
  readonly comment: string | null
  /** The number of body bytes that `l=` leaves unsigned. */
  readonly unsignedBytes: number
}

/** The addresses in the From field, which DMARC needs. */
export interface AuthorCheck {
  readonly fromAddresses: readonly string[]
  readonly fromFieldCount: number
}

export interface DkimCheck extends AuthorCheck {
  /** The signatures; empty if the message is not signed. */
  readonly signatures: readonly DkimSignatureCheck[]
}

/** Verifies all signatures and reads the addresses in the From field. */
export async function checkDkim(signed: SignedMessage, resolver: MailauthResolver, nowMs: number): Promise<DkimCheck> {
  const { bytes, message } = signed
  if (signatureCount(message) > maxSignatureCount) return await refuseSignatures(message, resolver)
  return await verify(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), resolver, nowMs)
}

/** Returns the number of DKIM-Signature fields. */
export function signatureCount(message: ReceivedMessage): number {
  return valuesOf(message.headerFields, 'dkim-signature').length
}

async function verify(message: Buffer, resolver: MailauthResolver, nowMs: number): Promise<DkimCheck> {
  const answer = await dkimVerify(message, { resolver: resolver.resolve, strict: true, curTime: new Date(nowMs) })
  const rows = answer.results.filter((row) => row.status.result !== 'none' && row.signingDomain !== undefined)
  const signatures = await Promise.all(
    rows.map(async (row): Promise<DkimSignatureCheck> => {
      const { signingDomain = '' } = row
      const comments = [explain(row), await sharedSelector(row, resolver), futureTime(row, nowMs)]
      return {
        result: dkimResults.find((known) => known === row.status.result) ?? 'permerror',
        domain: domainOf(signingDomain) ?? signingDomain.toLowerCase(),
        selector: row.selector ?? '',
        comment: comments.filter((comment) => comment !== null).join('; ') || null,
        unsignedBytes: row.status.underSized ?? 0,
      }
    }),
  )
  return { signatures, fromAddresses: answer.headerFrom, fromFieldCount: answer.fromFields }
}

/** Reads the addresses in the From field without verifying signatures. */
export async function readAuthor(message: ReceivedMessage, resolver: MailauthResolver): Promise<AuthorCheck> {
  const fromFields = message.headerFields.filter((field) => field.name.toLowerCase() === 'from')
  const lines = fromFields.map((field) => `From:${field.rawValue}\r\n`)
  const { fromAddresses, fromFieldCount } = await verify(Buffer.from(`${lines.join('')}\r\n`), resolver, 0)
  return { fromAddresses, fromFieldCount }
}

async function refuseSignatures(message: ReceivedMessage, resolver: MailauthResolver): Promise<DkimCheck> {
  const read = await readAuthor(message, resolver)
  const comment = `the message has more than ${maxSignatureCount} DKIM signatures, so none was verified`
  return { ...read, signatures: [{ result: 'policy', domain: '', selector: '', comment, unsignedBytes: 0 }] }
}

type SignatureRow = Awaited<ReturnType<typeof dkimVerify>>['results'][number]

function keyNameOf({ selector = '', signingDomain = '' }: SignatureRow): string {
  return `${selector}._domainkey.${domainOf(signingDomain) ?? signingDomain}`
}

/** Adds the name of the missing key record, which is the most common DKIM problem, and the length of a short key. */
function explain(row: SignatureRow): string | null {
  const comment = row.status.comment ?? null
  if (comment === 'no key') return `no key record at ${keyNameOf(row)}`
  if (row.status.policy?.['dkim-rules'] !== 'weak-key') return comment
  const bits = rsaBitsOf(row.rr ?? '')
  const length = bits === null ? 'shorter than 1024 bits' : `${bits} bits long`
  return `the RSA key at ${keyNameOf(row)} is ${length}, and verifiers must not accept keys under 1024 bits (RFC 8301)`
}

function rsaBitsOf(record: string): number | null {
  const key = Buffer.from(/(?:^|;)\s*p\s*=([^;]*)/u.exec(record)?.[1] ?? '', 'base64')
  for (const type of ['spki', 'pkcs1'] as const) {
    try {
      return createPublicKey({ key, format: 'der', type }).asymmetricKeyDetails?.modulusLength ?? null
    } catch {
      // The key is not in this format.
    }
  }
  return null
}

/** Warns about a second record at the selector: which one a receiver uses is undefined (RFC 6376 §3.6.2.2). */
async function sharedSelector(row: SignatureRow, { resolve }: MailauthResolver): Promise<string | null> {
  if (row.rr === undefined) return null
  const { length } = await resolve(keyNameOf(row), 'TXT')
  if (length < 2) return null
  return `${keyNameOf(row)} has ${length} TXT records, and other receivers may use another one (RFC 6376 §3.6.2.2)`
}

/** Warns about a `t=` in the future: receivers may ignore the signature (RFC 6376 §3.5). */
function futureTime({ signTime }: SignatureRow, nowMs: number): string | null {
  const atMs = typeof signTime === 'string' ? Date.parse(signTime) : Number.NaN
  if (!(atMs > nowMs + maxSignatureSkewMs)) return null
  return `its t= is ${new Date(atMs).toISOString()}, in the future, so receivers may ignore the signature (RFC 6376 §3.5)`
}
