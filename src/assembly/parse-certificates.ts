/** Certificates in PEM form. */

import { X509Certificate } from 'node:crypto'

import { bad, ok, type Parsed, type Problem } from '../errors/problem.ts'

/** The PEM text as it is, if everything between its BEGIN and END lines is a certificate. Problems quote none of it. */
export function parseCertificates(pem: string, file: string): Parsed<string> {
  const blocks = [...pem.matchAll(/^-----BEGIN [^-\r\n]*-----\r?\n[^-]*^-----END [^-\r\n]*-----/gmu)]
  const expected = 'certificates in PEM form (-----BEGIN CERTIFICATE-----)'
  if (blocks.length === 0) return bad({ input: 'smtp-ca', came: 'a file without any', expected, place: { file } })
  const problems = blocks.flatMap((block): readonly Problem[] => {
    if (isCertificate(block[0])) return []
    const line = pem.slice(0, block.index).split('\n').length
    return [{ input: 'smtp-ca', came: 'something else', expected, place: { file, line } }]
  })
  return problems.length === 0 ? ok(pem) : bad(...problems.slice(0, 5))
}

function isCertificate(block: string): boolean {
  try {
    return new X509Certificate(block).subject !== undefined
  } catch {
    // OpenSSL's own words are about ASN.1 and help nobody here.
    return false
  }
}
