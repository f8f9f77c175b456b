/** What to do when SPF, DKIM or DMARC fails at a seed. */

import type { AuthenticationName } from '../tally.ts'

interface AdviceRow {
  /** Matches the service's sentence, in lower case. */
  readonly pattern: RegExp
  readonly fix: string
}

/** First match wins. Source: RFC 7208 §3.2 (one record), §4.6.4 (limits), §4.6 (syntax), §5.2 and §6.1 (includes, redirects). */
const spfRows: readonly AdviceRow[] = [
  {
    pattern: /multiple spf records|more than one spf record/u,
    fix: 'Publish exactly one v=spf1 record: put what the others name into it, and delete them.',
  },
  {
    pattern: /too many void|void (?:dns )?look-?ups/u,
    fix: 'Remove the terms of the SPF record whose names do not exist: at most 2 look-ups may find nothing.',
  },
  {
    pattern: /too many dns|too many (?:dns )?look-?ups|look-?up limit/u,
    fix: 'Shorten the SPF record to at most 10 look-ups, those of its includes among them: remove services that no longer send, and name networks by ip4 and ip6.',
  },
  {
    pattern: /\bpermerror\b.*\b(?:no spf records? found|(?:include|redirect) target)/u,
    fix: 'Correct the include or redirect of the SPF record: the domain that it names has no SPF record of its own.',
  },
  {
    pattern: /\bpermerror\b/u,
    fix: 'Correct the SPF record: exactly one v=spf1 record, without typing errors, with at most 10 look-ups.',
  },
  {
    pattern: /\btemperror\b/u,
    fix: 'Check the name servers of the envelope sender’s domain, and of every domain that its SPF record includes.',
  },
  {
    pattern: /^(?:spf )?none\b/u,
    fix: 'Publish an SPF record for the envelope sender’s domain that names the sending server.',
  },
]

/** First match wins. Source: RFC 6376 §3.6.1 (key records), RFC 8301 §3 (algorithms and key sizes). */
const dkimRows: readonly AdviceRow[] = [
  {
    pattern: /^(?:dkim )?none\b/u,
    fix: 'Let the server that sends the mail sign it with DKIM, for the domain of the From: address.',
  },
  {
    pattern: /\bno key\b/u,
    fix: 'Publish the public key as a TXT record at the selector that the signature names, or sign with a selector whose record is there.',
  },
]

const rowsOf: Readonly<Record<AuthenticationName, readonly AdviceRow[]>> = { spf: spfRows, dkim: dkimRows, dmarc: [] }

const general: Readonly<Record<AuthenticationName, string>> = {
  spf: 'Add the sending server to the SPF record of the envelope sender’s domain, with at most 10 look-ups, or send through the service that the record names.',
  dkim: 'Sign last, after every change to the message, and compare the selector’s DNS record with the private key.',
  dmarc: 'Let SPF or DKIM pass with the domain of the From: address: DMARC counts only a pass that is aligned with it.',
}

/**
 * What to do, by the cause where the service's sentence names it.
 *
 * Source: RFC 7208 (SPF), RFC 6376 (DKIM), RFC 9989 (DMARC); the bulk sender rules of Gmail, Yahoo and Outlook.com.
 */
export function authenticationAdvice(name: AuthenticationName, detail: string | null): string {
  const words = detail?.toLowerCase() ?? ''
  return rowsOf[name].find(({ pattern }) => pattern.test(words))?.fix ?? general[name]
}
