/** DKIM by mailauth, under RFC 6376, 8301 and 8463 to the letter. */

import { dkimVerify } from 'mailauth/lib/dkim/verify.js'

import type { ReceivedMessage } from '../../mail/parse-message.ts'
import type { DkimResult } from './authentication-verdict.ts'
import type { MailauthResolver } from './mailauth-resolver.ts'

/** RFC 6376 §6.1 lets a verifier limit them; each one costs a key and a hash, and a hostile message may have thousands. */
export const maxSignatureCount = 20

/** A message as bytes and as it was parsed. */
export interface SignedMessage {
  readonly bytes: Uint8Array
  readonly message: ReceivedMessage
}

export interface DkimSignatureCheck {
  readonly result: DkimResult
  readonly domain: string
  readonly selector: string
  /** Why it does not pass; foreign text. */
  readonly comment: string | null
  /** Octets of the body that `l=` leaves unsigned. */
  readonly unsignedBytes: number
}

/** Whom From: names, as DMARC needs it. */
export interface AuthorCheck {
  /** Every address of the From: field. */
  readonly fromAddresses: readonly string[]
  readonly fromFieldCount: number
}

export interface DkimCheck extends AuthorCheck {
  /** Empty: the message is not signed. */
  readonly signatures: readonly DkimSignatureCheck[]
}

const dkimResults: readonly DkimResult[] = ['none', 'pass', 'fail', 'policy', 'neutral', 'temperror', 'permerror']

/** Verifies every signature; also says whom From: names, since DMARC needs both from one reading of the header. */
export async function checkDkim(signed: SignedMessage, resolver: MailauthResolver, nowMs: number): Promise<DkimCheck> {
  const { bytes, message } = signed
  if (signatureCount(message) > maxSignatureCount) return await refuseSignatures(message, resolver)
  return await verify(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), resolver, nowMs)
}

/** How many DKIM-Signature fields the message has. */
export function signatureCount(message: ReceivedMessage): number {
  return message.headerFields.filter((field) => field.name.toLowerCase() === 'dkim-signature').length
}

async function verify(message: Buffer, resolver: MailauthResolver, nowMs: number): Promise<DkimCheck> {
  const answer = await dkimVerify(message, { resolver: resolver.resolve, strict: true, curTime: new Date(nowMs) })
  const signatures = answer.results.flatMap((row): readonly DkimSignatureCheck[] => {
    if (row.status.result === 'none' || row.signingDomain === undefined) return []
    return [
      {
        result: dkimResults.find((known) => known === row.status.result) ?? 'permerror',
        domain: row.signingDomain.toLowerCase(),
        selector: row.selector ?? '',
        comment: explain(row.status.comment ?? null, row),
        unsignedBytes: row.status.underSized ?? 0,
      },
    ]
  })
  return { signatures, fromAddresses: answer.headerFrom, fromFieldCount: answer.fromFields }
}

/** Reads From: alone, so that none of the signatures costs anything. */
export async function readAuthor(message: ReceivedMessage, resolver: MailauthResolver): Promise<AuthorCheck> {
  const fromFields = message.headerFields.filter((field) => field.name.toLowerCase() === 'from')
  const lines = fromFields.map((field) => `From:${field.rawValue}\r\n`)
  const { fromAddresses, fromFieldCount } = await verify(Buffer.from(`${lines.join('')}\r\n`), resolver, 0)
  return { fromAddresses, fromFieldCount }
}

async function refuseSignatures(message: ReceivedMessage, resolver: MailauthResolver): Promise<DkimCheck> {
  const read = await readAuthor(message, resolver)
  const comment = `more than ${maxSignatureCount} signatures, so none was tried`
  return { ...read, signatures: [{ result: 'policy', domain: '', selector: '', comment, unsignedBytes: 0 }] }
}

/** Says where the missing key was looked for: this is the fault most people have to find. */
function explain(
  comment: string | null,
  row: { readonly selector?: string; readonly signingDomain?: string },
): string | null {
  return comment === 'no key' ? `no key record at ${row.selector}._domainkey.${row.signingDomain}` : comment
}
