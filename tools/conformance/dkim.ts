/** Signs messages with DKIM (RFC 6376), using rsa-sha256 and simple/simple canonicalization. */

import { createHash, sign } from 'node:crypto'

export interface DkimSigner {
  readonly domain: string
  readonly selector: string
  readonly privateKeyPem: string
}

/** Returns the DKIM-Signature line to prepend. Signs all given header lines. */
export function signatureLine(
  headerLines: readonly string[],
  bodyLines: readonly string[],
  { domain, selector, privateKeyPem }: DkimSigner,
): string {
  // Ignore empty lines at the end of the body, so that it ends with exactly one CRLF (RFC 6376 §3.4.3).
  const body = `${bodyLines.join('\r\n').replace(/(?:\r\n)+$/u, '')}\r\n`
  const bodyHash = createHash('sha256').update(body).digest('base64')
  const names = headerLines.map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
  const tags = `v=1; a=rsa-sha256; c=simple/simple; d=${domain}; s=${selector}; h=${names.join(':')}; bh=${bodyHash}; b=`
  const unsigned = `DKIM-Signature: ${tags}`
  const signed = [...headerLines, unsigned].join('\r\n')
  return unsigned + sign('sha256', Buffer.from(signed), privateKeyPem).toString('base64')
}
