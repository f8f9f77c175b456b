/** The address by which a postmaster account is known. */

import { bad, ok, type Parsed, quoteValue } from '../../errors/problem.ts'
import { plainText } from '../../report/plain-text.ts'

/** In lower case; it names an account, and no mail is ever sent to it. */
export function parseAccountEmail(text: string, input: string): Parsed<string> {
  const email = text.trim().toLowerCase()
  const isAddress = /^[^\s@]{1,64}@[^\s@]{1,253}$/u.test(email) && plainText(email) === email
  if (isAddress) return ok(email)
  return bad({ input, came: quoteValue(text), expected: 'an e-mail address that names the account' })
}
