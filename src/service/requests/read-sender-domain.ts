/** The request header field that says whose mail a new test is for. */

import { httpHeaders } from '../../contract/http-headers.ts'
import { bad, ok, type Parsed, quoteValue } from '../../errors/problem.ts'
import { parseDomain } from '../../mail/domain.ts'

/** As much of a request as is looked at. */
export interface AskedRequest {
  readonly req: { header(name: string): string | undefined }
}

/** The domain as A-labels in lower case; `null`: the field was not sent, and mail of any sender is taken. */
export function readSenderDomain({ req }: AskedRequest): Parsed<string | null> {
  const field = req.header(httpHeaders.senderDomain)
  if (field === undefined) return ok(null)
  const text = asUnicode(field).trim()
  const domain = parseDomain(text)
  if (domain !== null) return ok(domain)
  return bad({
    input: httpHeaders.senderDomain,
    came: quoteValue(text),
    expected: 'the domain of the From field, such as shop.example',
  })
}

/** HTTP hands bytes over as ISO 8859-1 (RFC 9110 §5.5); whoever writes a domain in letters beyond ASCII writes UTF-8. */
function asUnicode(field: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(field, 'latin1'))
  } catch {
    // Not UTF-8: then the letters are those that ISO 8859-1 has.
    return field
  }
}
