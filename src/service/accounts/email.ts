/** Email addresses that identify accounts. */

import { plainText } from '../../foundation/errors/plain-text.ts'
import { bad, ok, type Parsed, quoteValue } from '../../foundation/errors/problem.ts'
import { lowerAddress } from '../../foundation/world/lower-address.ts'

/** Parses an account's address and returns it in lower case. */
export function parseEmail(text: string, input: string): Parsed<string> {
  const email = lowerAddress(text.trim())
  const isAddress = /^[^\s@]{1,64}@[^\s@]{1,253}$/u.test(email) && plainText(email) === email
  if (isAddress) return ok(email)
  return bad({ input, came: quoteValue(text), expected: 'an email address' })
}
