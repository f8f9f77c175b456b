/**
 * Creates a self-signed certificate for a receiver at startup. Mail servers encrypt connections without verifying the
 * certificate, as is usual for MX hosts (RFC 7435). Nothing is written to disk.
 */

import { generateKeyPairSync, sign } from 'node:crypto'
import { dayMs } from '../../../foundation/errors/day-ms.ts'

import type { Clock, Random } from '../../../foundation/world/world.ts'

/** A certificate and its private key, as PEM. */
export interface TlsIdentity {
  readonly certPem: string
  /** The private key, which must be kept secret. */
  readonly keyPem: string
}

/** The certificate is valid for ten years. The service creates a new certificate at each start. */
const validDays = 3650
/**
 * The maximum length of a common name; longer host names are written only to the subject alternative name. Source: RFC
 * 5280, appendix A.1
 */
const maxCommonNameLength = 64

/** DER tags and object identifiers. Source: RFC 5280 §4.1, RFC 5758 §3.2, ITU-T X.690 */
const tag = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  utf8: 0x0c,
  utcTime: 0x17,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
}
const oid = {
  ecdsaWithSha256: Buffer.from('06082a8648ce3d040302', 'hex'),
  commonName: Buffer.from('0603550403', 'hex'),
  subjectAltName: Buffer.from('0603551d11', 'hex'),
}

/** Creates a new P-256 key and a self-signed certificate for `hostName`. */
export function selfSignedCertificate(
  hostName: string,
  { clock, random }: { readonly clock: Clock; readonly random: Pick<Random, 'bytes'> },
): TlsIdentity {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const nowMs = clock.nowMs()
  const commonName = hostName.slice(0, maxCommonNameLength)
  const name = sequence(der(tag.set, sequence(oid.commonName, der(tag.utf8, Buffer.from(commonName)))))
  const body = sequence(
    der(0xa0, der(tag.integer, Buffer.from([2]))),
    // The serial number must be positive, so the first octet is not zero and its high bit is not set.
    der(tag.integer, Buffer.from([0x40]), random.bytes(15)),
    sequence(oid.ecdsaWithSha256),
    name,
    sequence(time(nowMs - dayMs), time(nowMs + validDays * dayMs)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternativeName(hostName))),
  )
  const signature = der(tag.bits, Buffer.from([0]), sign('sha256', body, privateKey))
  return {
    certPem: pem(sequence(body, sequence(oid.ecdsaWithSha256), signature)),
    keyPem: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  }
}

function sequence(...contents: readonly Uint8Array[]): Buffer {
  return der(tag.sequence, ...contents)
}

function der(type: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  return Buffer.concat([Buffer.from([type, ...sizeOf(content)]), content])
}

/** Encodes a length in the shortest form, as DER requires. No value here is longer than 64 KiB. */
function sizeOf({ length }: Uint8Array): readonly number[] {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
}

/** Encodes a time. UTCTime has a two-digit year and cannot represent times after 2049, which need another type. */
function time(atMs: number): Buffer {
  const digits = new Date(atMs).toISOString().replaceAll(/\..*|\D/gu, '')
  const isShort = digits < '2050'
  return der(isShort ? tag.utcTime : tag.time, Buffer.from(`${isShort ? digits.slice(2) : digits}Z`))
}

function alternativeName(hostName: string): Buffer {
  const dnsName = der(0x82, Buffer.from(hostName))
  return sequence(oid.subjectAltName, der(tag.octets, sequence(dnsName)))
}

function pem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/gu) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
