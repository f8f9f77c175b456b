/** Parses certificates in PEM format. */

import { X509Certificate } from 'node:crypto'

import { bad, ok, type Parsed, type Problem } from '../../foundation/errors/problem.ts'

/** Returns the PEM text if it contains only certificates. Error messages never quote the text. */
export function parseCertificates(pem: string, file: string): Parsed<string> {
  const blocks = [...pem.matchAll(/^-----BEGIN [^-\r\n]*-----\r?\n[^-]*^-----END [^-\r\n]*-----/gmu)]
  const expected = 'PEM certificates (-----BEGIN CERTIFICATE-----)'
  if (blocks.length === 0)
    return bad({ input: 'smtp-ca', came: 'a file without certificates', expected, place: { file } })
  const problems = blocks.flatMap((block): readonly Problem[] => {
    if (isCertificate(block[0])) return []
    const line = pem.slice(0, block.index).split('\n').length
    return [{ input: 'smtp-ca', came: 'a block that is not a certificate', expected, place: { file, line } }]
  })
  return problems.length === 0 ? ok(pem) : bad(...problems.slice(0, 5))
}

function isCertificate(block: string): boolean {
  try {
    return new X509Certificate(block).subject !== undefined
  } catch {
    // Omit OpenSSL's ASN.1 error, which would not help the user.
    return false
  }
}
