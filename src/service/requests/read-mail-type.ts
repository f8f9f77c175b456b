/** The request header field that says what kind of mail a new test is for. */

import { httpHeaders } from '../../contract/http-headers.ts'
import { type MailType, mailTypes } from '../../contract/names.ts'
import { bad, ok, type Parsed, quoteValue } from '../../errors/problem.ts'
import type { AskedRequest } from './read-sender-domain.ts'

/** `null`: the field was not sent. */
export function readMailType({ req }: AskedRequest): Parsed<MailType | null> {
  const field = req.header(httpHeaders.mailType)
  if (field === undefined) return ok(null)
  const mailType = mailTypes.find((known) => known === field.trim().toLowerCase())
  if (mailType !== undefined) return ok(mailType)
  return bad({ input: httpHeaders.mailType, came: quoteValue(field), expected: `one of ${mailTypes.join(', ')}` })
}
