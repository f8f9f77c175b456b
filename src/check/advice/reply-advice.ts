/** What to do about an SMTP reply, by its code and words. */

import { isTransient, type SmtpReply } from '../../mail/submission-outcome.ts'

interface AdviceRow {
  /** Matches `code enhanced text`, in lower case. */
  readonly pattern: RegExp
  readonly fix: string
}

const alignment =
  'Let SPF or DKIM pass with a domain that belongs to the From: address: sign with DKIM as that domain, or use a Return-Path below it.'
const slowDown =
  'The server limits this sender: lower smtp-rate and smtp-connections, and look up the standing of the address and the domain.'

/** RFC 4954 §6 and RFC 3207 §4: 530 asks for a login or for STARTTLS; other servers refuse to relay instead. */
const loginWanted =
  /^530\b|authentication (?:is )?required|relay(?:ing)? (?:access )?denied|not permitted to relay|unable to relay/u
const tlsWanted = /^530\b.*\b(?:starttls|tls)\b/u

/** What the server wants of whoever sends, whatever the mail is; `null`: its reply is about something else. */
export function wantedOfClient(reply: SmtpReply): 'login' | 'tls' | null {
  const words = wordsOf(reply)
  if (tlsWanted.test(words)) return 'tls'
  return loginWanted.test(words) ? 'login' : null
}

/**
 * First match wins, so the more specific rows come first.
 * Source: Gmail's SMTP error list, Yahoo's SMTP error codes, Microsoft's announcement for high-volume senders (5.7.515).
 */
const rows: readonly AdviceRow[] = [
  { pattern: tlsWanted, fix: 'The SMTP server wants TLS first: set smtp-security to starttls or tls.' },
  {
    pattern: loginWanted,
    fix: 'The SMTP server does not take mail from you for other domains: log in with smtp-username and smtp-password.',
  },
  {
    pattern: /\b5\.7\.515\b/u,
    fix: 'SPF, DKIM and DMARC must all pass for a bulk sender: publish SPF and DMARC, sign with DKIM, and align one of them with From:.',
  },
  {
    pattern: /\b[45]\.7\.(?:31|40)\b/u,
    fix: 'Publish a DMARC record at _dmarc.<From: domain>, with "v=DMARC1; p=none" at least.',
  },
  { pattern: /\b[45]\.7\.32\b/u, fix: alignment },
  {
    pattern: /\b[45]\.7\.27\b/u,
    fix: 'Add the sending service to the SPF record of the envelope sender’s domain (envelope-from).',
  },
  {
    pattern: /\b[45]\.7\.30\b/u,
    fix: 'Sign with DKIM, and publish the key that belongs to the selector (dkim-domain, dkim-selector, dkim-private-key).',
  },
  { pattern: /\b5\.7\.(?:26|9|509)\b|dmarc/u, fix: alignment },
  { pattern: /\b4\.7\.26\b/u, fix: 'The DMARC record could not be read: check the name servers of the From: domain.' },
  {
    pattern: /\b4\.7\.23\b|\b5\.7\.25\b|\bptr\b|reverse dns/u,
    fix: 'Give the sending address a PTR record whose name resolves back to that address.',
  },
  { pattern: /\b[45]\.7\.29\b/u, fix: 'Hand the mail over by TLS: switch STARTTLS on at the sending server.' },
  {
    pattern: /\b[45]\.7\.24\b/u,
    fix: 'Remove entries from the SPF record that allow almost everybody (+all, very wide networks).',
  },
  { pattern: /\b[45]\.7\.28\b|\[ts\w+\]|too many|rate limit|throttl/u, fix: slowDown },
  { pattern: /\b[45]\.3\.4\b/u, fix: 'Make the message, its header fields or its attachments smaller.' },
  {
    pattern: /^552 5\.7\.0\b|blocked (?:attachment|content)/u,
    fix: 'Remove the attachment and link to the file instead.',
  },
  {
    pattern: /\b5\.6\.0\b|malformed|rfc ?5322/u,
    fix: 'Correct the header fields: one From:, one Date:, one Message-ID:, nothing twice; see the server’s words.',
  },
  {
    pattern: /\[(?:hm|cs)\d+\]|spam|unsolicited|content/u,
    fix: 'The content or the sender’s reputation is refused: compare with an earlier version of the template, and check the linked domains.',
  },
  {
    pattern: /\b5\.1\.[126]\b|user unknown|no such user|unknown recipient/u,
    fix: 'The seed mailbox does not exist: this is the service’s matter, not the template’s; tell whoever runs the seeds.',
  },
  { pattern: /\b[45]\.2\.2\b|mailbox full|over quota/u, fix: 'The seed mailbox is full: tell whoever runs the seeds.' },
  {
    pattern: /gr[ea]ylist|\b4\.7\.1\b|try again later/u,
    fix: 'The server asks for another try later: raise timeout above its waiting time.',
  },
]

const transientFix = 'The server deferred the copy until the time was up: try again later, or raise timeout.'
const permanentFix = 'Read the server’s words; a 5xx reply is final, so something must change before the next try.'

/** What to do about a refusal or a deferral. */
export function replyAdvice(reply: SmtpReply): string {
  const words = wordsOf(reply)
  const row = rows.find((one) => one.pattern.test(words))
  return row?.fix ?? (isTransient(reply) ? transientFix : permanentFix)
}

function wordsOf(reply: SmtpReply): string {
  return `${reply.code} ${reply.enhancedCode ?? ''} ${reply.text}`.toLowerCase()
}
