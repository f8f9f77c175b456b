/** Email addresses as names of accounts. */

import { bad, ok, type Parsed, quoteValue } from '../errors/problem.ts'
import { plainText } from '../report/plain-text.ts'

/** Returns the address in lower case. presend does not send mail to it. */
export function parseEmail(text: string, input: string): Parsed<string> {
  const email = text.trim().toLowerCase()
  const isAddress = /^[^\s@]{1,64}@[^\s@]{1,253}$/u.test(email) && plainText(email) === email
  if (isAddress) return ok(email)
  return bad({ input, came: quoteValue(text), expected: 'an email address' })
}
