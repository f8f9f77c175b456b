/** Creates X.509 certificates in memory, so that the repository contains no keys. */

import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { isIPv4 } from 'node:net'

export interface TestCertificate {
  readonly certPem: string
  readonly keyPem: string
  /** The private key, for use as `issuer`. */
  readonly key: KeyObject
  readonly name: string
}

export interface CertificateOptions {
  /** The host names and IPv4 addresses. */
  readonly hosts?: readonly string[]
  /** Absent: self-signed. */
  readonly issuer?: TestCertificate
  readonly isAuthority?: boolean
  readonly notBefore?: Date
  readonly notAfter?: Date
  readonly name?: string
}

const oids = {
  ecdsaWithSha256: '06082a8648ce3d040302',
  commonName: '0603550403',
  basicConstraints: '0603551d13',
  subjectAltName: '0603551d11',
} as const

/** Creates a certificate for `127.0.0.1` and `localhost`, self-signed and valid unless the options say otherwise. */
export function makeCertificate(options: CertificateOptions = {}): TestCertificate {
  const name = options.name ?? 'presend test'
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const issuer = options.issuer ?? { key: privateKey, name }
  const algorithm = der(0x30, Buffer.from(oids.ecdsaWithSha256, 'hex'))
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1, ...Buffer.from(name).subarray(0, 8)])),
    algorithm,
    commonName(issuer.name),
    der(0x30, time(options.notBefore ?? new Date('2020-01-01')), time(options.notAfter ?? new Date('2120-01-01'))),
    commonName(name),
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, constraints(options.isAuthority ?? options.issuer === undefined), hostNames(options.hosts))),
  )
  const signature = sign('sha256', body, issuer.key)
  const certificate = der(0x30, body, algorithm, der(0x03, Buffer.from([0]), signature))
  return {
    certPem: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replaceAll(/.{64}/gu, '$&\n').trimEnd()}\n-----END CERTIFICATE-----\n`,
    keyPem: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    key: privateKey,
    name,
  }
}

function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  const length =
    content.length < 0x80 ? [content.length] : [0x82, Math.floor(content.length / 256), content.length % 256]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

function commonName(name: string): Buffer {
  return der(0x30, der(0x31, der(0x30, Buffer.from(oids.commonName, 'hex'), der(0x0c, Buffer.from(name)))))
}

function time(date: Date): Buffer {
  return der(0x18, Buffer.from(`${date.toISOString().replaceAll(/[-:T]|\.\d+Z/gu, '')}Z`))
}

function constraints(isAuthority: boolean): Buffer {
  const value = der(0x30, isAuthority ? der(0x01, Buffer.from([0xff])) : Buffer.alloc(0))
  return der(0x30, Buffer.from(oids.basicConstraints, 'hex'), der(0x04, value))
}

function hostNames(hosts: readonly string[] = ['127.0.0.1', 'localhost']): Buffer {
  const names = hosts.map((host) =>
    isIPv4(host) ? der(0x87, Buffer.from(host.split('.').map(Number))) : der(0x82, Buffer.from(host)),
  )
  return der(0x30, Buffer.from(oids.subjectAltName, 'hex'), der(0x04, der(0x30, ...names)))
}
