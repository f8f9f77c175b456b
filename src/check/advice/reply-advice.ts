/** Suggests fixes for SMTP replies. */

import { isTransient, type SmtpReply } from '../../foundation/mail/submission-outcome.ts'

interface AdviceRow {
  /** A pattern that is matched against the reply's code, enhanced status code and text, in lower case. */
  readonly pattern: RegExp
  readonly fix: string
  /**
   * True for replies about SPF, DKIM or DMARC. If the service reports why such a check failed, that reason explains the
   * rejection better than the reply.
   */
  readonly isAboutAuthentication?: true
}

const alignment =
  'Make SPF or DKIM pass for the domain in the From: address: sign with DKIM for that domain, or use a Return-Path address in that domain.'
const spfRecord = 'Add the sending service to the SPF record of the envelope sender’s domain (envelope-from).'
const signing = 'Sign with DKIM, and publish the selector’s public key (dkim-domain, dkim-selector, dkim-private-key).'
const slowDown =
  'The server rate-limits this sender: lower smtp-rate and smtp-connections, and check the reputation of your IP address and domain.'

/** Servers that require a login or STARTTLS reply with 530 (RFC 4954 §6, RFC 3207 §4) or refuse to relay. */
const loginRequired =
  /^530\b|authentication (?:is )?required|relay(?:ing)? (?:access )?denied|not permitted to relay|unable to relay/u
const tlsRequired = /^530\b.*\b(?:starttls|tls)\b/u

/**
 * According to a reply, returns what the server requires of every client: a login or TLS; `null` if the reply mentions
 * neither.
 */
export function clientRequirement(reply: SmtpReply): 'login' | 'tls' | null {
  const words = searchText(reply)
  if (tlsRequired.test(words)) return 'tls'
  return loginRequired.test(words) ? 'login' : null
}

/**
 * The first row that matches is used, so more specific rows come first. Source: Gmail's SMTP error list, Yahoo's SMTP
 * error codes, Microsoft's announcement for high-volume senders (5.7.515).
 */
const rows: readonly AdviceRow[] = [
  { pattern: tlsRequired, fix: 'The SMTP server requires TLS: set smtp-security to starttls or tls.' },
  {
    pattern: loginRequired,
    fix: 'The SMTP server requires a login: set smtp-username and smtp-password.',
  },
  {
    pattern: /\b5\.7\.515\b/u,
    fix: 'Bulk senders must pass SPF, DKIM and DMARC: publish SPF and DMARC records, sign with DKIM, and align SPF or DKIM with From:.',
    isAboutAuthentication: true,
  },
  {
    pattern: /\b[45]\.7\.(?:31|40)\b/u,
    fix: 'Publish a DMARC record at _dmarc.<From: domain>, at least "v=DMARC1; p=none".',
    isAboutAuthentication: true,
  },
  { pattern: /\b[45]\.7\.32\b/u, fix: alignment, isAboutAuthentication: true },
  { pattern: /\b[45]\.7\.27\b/u, fix: spfRecord, isAboutAuthentication: true },
  { pattern: /\b[45]\.7\.30\b/u, fix: signing, isAboutAuthentication: true },
  { pattern: /\b5\.7\.(?:26|9|509)\b|dmarc/u, fix: alignment, isAboutAuthentication: true },
  { pattern: /\b[45]\.7\.23\b.*\bspf\b|\bspf\b/u, fix: spfRecord, isAboutAuthentication: true },
  { pattern: /\bdkim\b/u, fix: signing, isAboutAuthentication: true },
  { pattern: /\b4\.7\.26\b/u, fix: 'The DMARC record could not be read: check the name servers of the From: domain.' },
  {
    pattern: /\b4\.7\.23\b|\b5\.7\.25\b|\bptr\b|reverse dns/u,
    fix: 'Give the sending IP address a PTR record whose name resolves back to that address.',
  },
  { pattern: /\b[45]\.7\.29\b/u, fix: 'Send over TLS: enable STARTTLS on the sending server.' },
  {
    pattern: /\b[45]\.7\.24\b/u,
    fix: 'Remove SPF terms that allow almost any address (+all, very large networks).',
  },
  { pattern: /\b[45]\.7\.28\b|\[ts\w+\]|too many|rate limit|throttl/u, fix: slowDown },
  { pattern: /\b[45]\.3\.4\b/u, fix: 'Make the message, its header fields or its attachments smaller.' },
  {
    pattern: /^552 5\.7\.0\b|blocked (?:attachment|content)/u,
    fix: 'Remove the attachment and link to the file instead.',
  },
  {
    pattern: /\b5\.6\.0\b|malformed|rfc ?5322/u,
    fix: 'Fix the header fields: a message must have exactly one From:, one Date: and one Message-ID:.',
  },
  {
    pattern: /\[(?:hm|cs)\d+\]|spam|unsolicited|content/u,
    fix: 'The server rejected the message because of its content or the sender’s reputation: compare the template with an earlier version, and check the linked domains.',
  },
  {
    pattern: /\b5\.1\.[126]\b|user unknown|no such user|unknown recipient/u,
    fix: 'The seed mailbox does not exist, so the template is not the cause: contact the operator of the seeds.',
  },
  {
    pattern: /\b[45]\.2\.2\b|mailbox full|over quota/u,
    fix: 'The seed mailbox is full: contact the operator of the seeds.',
  },
  {
    pattern: /gr[ea]ylist|\b4\.7\.1\b|try again later/u,
    fix: 'The server greylists this sender: set a timeout that is longer than the greylisting delay.',
  },
]

const transientFix =
  'The server was still deferring the copy when the timeout expired: retry later, or set a longer timeout.'
const permanentFix = 'The rejection is permanent (5xx): fix the problem named in the reply, then run again.'

export interface ReplyAdvice {
  readonly fix: string
  /**
   * True if a failed SPF, DKIM or DMARC check of the same copy explains the rejection better than the reply, or if
   * presend does not recognize the reply.
   */
  readonly isAboutAuthentication: boolean
}

/** Returns the advice for a reply. */
export function adviseOnReply(reply: SmtpReply): ReplyAdvice {
  const words = searchText(reply)
  const row = rows.find((one) => one.pattern.test(words))
  if (row === undefined) return { fix: isTransient(reply) ? transientFix : permanentFix, isAboutAuthentication: true }
  return { fix: row.fix, isAboutAuthentication: row.isAboutAuthentication === true }
}

function searchText(reply: SmtpReply): string {
  return `${reply.code} ${reply.enhancedCode ?? ''} ${reply.text}`.toLowerCase()
}
