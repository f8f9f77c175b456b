/** Email addresses that identify accounts. */

import { bad, ok, type Parsed, quoteValue } from '../errors/problem.ts'
import { plainText } from '../report/plain-text.ts'
import { lowerAddress } from '../world/lower-address.ts'

/** Parses an account's address and returns it in lower case. */
export function parseEmail(text: string, input: string): Parsed<string> {
  const email = lowerAddress(text.trim())
  const isAddress = /^[^\s@]{1,64}@[^\s@]{1,253}$/u.test(email) && plainText(email) === email
  if (isAddress) return ok(email)
  return bad({ input, came: quoteValue(text), expected: 'an email address' })
}
