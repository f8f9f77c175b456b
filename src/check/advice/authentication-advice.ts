/** What to do when SPF, DKIM or DMARC fails at a seed. */

import type { AuthenticationName } from '../tally.ts'

/** Source: RFC 7208 (SPF), RFC 6376 (DKIM), RFC 9989 (DMARC); the bulk sender rules of Gmail, Yahoo and Outlook.com. */
export const authenticationAdvice: Readonly<Record<AuthenticationName, string>> = {
  spf: 'Add the sending server to the SPF record of the envelope sender’s domain, with at most 10 look-ups, or send through the service that the record names.',
  dkim: 'Sign last, after every change to the message, and compare the selector’s DNS record with the private key.',
  dmarc: 'Let SPF or DKIM pass with the domain of the From: address: DMARC counts only a pass that is aligned with it.',
}
