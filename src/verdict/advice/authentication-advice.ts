/** Suggests fixes for SPF, DKIM and DMARC failures. */

import type { AuthenticationName } from '../../foundation/contract/rate-kinds.ts'

interface AdviceRow {
  /** A pattern that is matched against the service's explanation of the failure in lower case. */
  readonly pattern: RegExp
  readonly fix: string
}

/**
 * Advice on SPF failures; the first matching row is used. Source: RFC 7208 §3.2 (one record), §4.6.4 (limits), §4.6
 * (syntax), §5.2 and §6.1 (includes, redirects).
 */
const spfRows: readonly AdviceRow[] = [
  {
    pattern: /multiple spf records|more than one spf record/u,
    fix: 'Publish exactly one v=spf1 record: merge the others into it and delete them.',
  },
  {
    pattern: /too many void|void (?:dns )?look-?ups/u,
    fix: 'Remove SPF terms whose domain names do not exist in DNS: SPF allows at most 2 such lookups (void lookups).',
  },
  {
    pattern: /too many dns|too many (?:dns )?look-?ups|look-?up limit/u,
    fix: 'Reduce the SPF record to at most 10 DNS lookups, counting those in included records: remove services that no longer send your mail, and list networks with ip4 and ip6.',
  },
  {
    pattern: /\bpermerror\b.*\b(?:no spf records? found|(?:include|redirect) target)/u,
    fix: 'Fix the include or redirect in the SPF record: the domain that it points to has no SPF record.',
  },
  {
    pattern: /\bpermerror\b/u,
    fix: 'Fix the SPF record: publish exactly one v=spf1 record, with valid syntax and at most 10 DNS lookups.',
  },
  {
    pattern: /\btemperror\b/u,
    fix: 'Check the name servers of the envelope sender’s domain and of every domain that its SPF record includes.',
  },
  {
    pattern: /^(?:spf )?none\b/u,
    fix: 'For the envelope sender’s domain, publish an SPF record that authorizes the sending server.',
  },
]

/**
 * Advice on DKIM failures; the first matching row is used. Source: RFC 6376 §3.6.1 (key records), RFC 8301 §3
 * (algorithms and key sizes).
 */
const dkimRows: readonly AdviceRow[] = [
  {
    pattern: /^(?:dkim )?none\b/u,
    fix: 'Make the sending server sign the mail with DKIM for the From: domain.',
  },
  {
    pattern: /\bno key\b/u,
    fix: 'Publish the public key as a TXT record for the signature’s selector, or sign with a selector whose key is published.',
  },
]

const rowsOf: Readonly<Record<AuthenticationName, readonly AdviceRow[]>> = { spf: spfRows, dkim: dkimRows, dmarc: [] }

const general: Readonly<Record<AuthenticationName, string>> = {
  spf: 'Add the sending server to the SPF record of the envelope sender’s domain (at most 10 DNS lookups), or send through a server that the record authorizes.',
  dkim: 'Sign the message after all other changes to it, and check that the selector’s DNS record matches the private key.',
  dmarc:
    'Make SPF or DKIM pass for the domain in the From: address: DMARC requires a pass that is aligned with this domain.',
}

/**
 * Suggests a fix for a failed check. The fix is specific if the service's explanation states the cause. Source: RFC
 * 7208 (SPF), RFC 6376 (DKIM), RFC 9989 (DMARC); the bulk sender rules of Gmail, Yahoo and Outlook.com.
 */
export function authenticationAdvice(name: AuthenticationName, detail: string | null): string {
  const words = detail?.toLowerCase() ?? ''
  return rowsOf[name].find(({ pattern }) => pattern.test(words))?.fix ?? general[name]
}
