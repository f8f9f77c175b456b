/** Checks DKIM with mailauth in its strict mode (RFC 6376, 8301, 8463). */

import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { valuesOf } from '../../mail/header-section.ts'
import type { ReceivedMessage } from '../../mail/parse-message.ts'
import { domainOf } from '../../world/domain.ts'
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
  const signatures = answer.results.flatMap((row): readonly DkimSignatureCheck[] => {
    if (row.status.result === 'none' || row.signingDomain === undefined) return []
    return [
      {
        result: dkimResults.find((known) => known === row.status.result) ?? 'permerror',
        domain: domainOf(row.signingDomain) ?? row.signingDomain.toLowerCase(),
        selector: row.selector ?? '',
        comment: explain(row.status.comment ?? null, row),
        unsignedBytes: row.status.underSized ?? 0,
      },
    ]
  })
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

/** Adds the name of the missing key record. A missing key is the most common DKIM problem. */
function explain(
  comment: string | null,
  row: { readonly selector?: string; readonly signingDomain?: string },
): string | null {
  return comment === 'no key' ? `no key record at ${row.selector}._domainkey.${row.signingDomain}` : comment
}
