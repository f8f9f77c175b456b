/** What both requests that create a test say in header fields. */

import type { MailType } from '../../contract/names.ts'
import { bad, ok, type Parsed } from '../../errors/problem.ts'
import { readMailType } from './read-mail-type.ts'
import { type AskedRequest, readSenderDomain } from './read-sender-domain.ts'

export interface TestFields {
  readonly senderDomain: string | null
  readonly mailType: MailType | null
}

/** Both fields, or every problem with them. */
export function readTestFields(request: AskedRequest): Parsed<TestFields> {
  const senderDomain = readSenderDomain(request)
  const mailType = readMailType(request)
  const problems = [senderDomain, mailType].flatMap((field) => (field.status === 'bad' ? field.problems : []))
  if (senderDomain.status === 'bad' || mailType.status === 'bad') return bad(...problems)
  return ok({ senderDomain: senderDomain.value, mailType: mailType.value })
}
