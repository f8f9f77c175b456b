/** What to do about an SMTP reply, by its code and words. */

import { isTransient, type SmtpReply } from '../../mail/submission-outcome.ts'

interface AdviceRow {
  /** Matches `code enhanced text`, in lower case. */
  readonly pattern: RegExp
  readonly fix: string
  /** The reply is about SPF, DKIM or DMARC: a failed check of the same copy explains it better. */
  readonly isAboutAuthentication?: true
}

const alignment =
  'Let SPF or DKIM pass with a domain that belongs to the From: address: sign with DKIM as that domain, or use a Return-Path below it.'
const spfRecord = 'Add the sending service to the SPF record of the envelope sender’s domain (envelope-from).'
const signing =
  'Sign with DKIM, and publish the key that belongs to the selector (dkim-domain, dkim-selector, dkim-private-key).'
const slowDown =
  'The server limits this sender: lower smtp-rate and smtp-connections, and check the reputation of the address and the domain.'

/** RFC 4954 §6 and RFC 3207 §4: 530 asks for a login or for STARTTLS; other servers refuse to relay instead. */
const loginWanted =
  /^530\b|authentication (?:is )?required|relay(?:ing)? (?:access )?denied|not permitted to relay|unable to relay/u
const tlsWanted = /^530\b.*\b(?:starttls|tls)\b/u

/** What the server requires of every client, whatever the mail is; `null`: its reply is about something else. */
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
  { pattern: tlsWanted, fix: 'The SMTP server requires TLS: set smtp-security to starttls or tls.' },
  {
    pattern: loginWanted,
    fix: 'The SMTP server does not relay for clients that are not logged in: set smtp-username and smtp-password.',
  },
  {
    pattern: /\b5\.7\.515\b/u,
    fix: 'SPF, DKIM and DMARC must all pass for a bulk sender: publish SPF and DMARC, sign with DKIM, and align one of them with From:.',
    isAboutAuthentication: true,
  },
  {
    pattern: /\b[45]\.7\.(?:31|40)\b/u,
    fix: 'Publish a DMARC record at _dmarc.<From: domain>, with "v=DMARC1; p=none" at least.',
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
    fix: 'Give the sending address a PTR record whose name resolves back to that address.',
  },
  { pattern: /\b[45]\.7\.29\b/u, fix: 'Send over TLS: enable STARTTLS at the sending server.' },
  {
    pattern: /\b[45]\.7\.24\b/u,
    fix: 'Remove entries from the SPF record that allow almost every address (+all, very wide networks).',
  },
  { pattern: /\b[45]\.7\.28\b|\[ts\w+\]|too many|rate limit|throttl/u, fix: slowDown },
  { pattern: /\b[45]\.3\.4\b/u, fix: 'Make the message, its header fields or its attachments smaller.' },
  {
    pattern: /^552 5\.7\.0\b|blocked (?:attachment|content)/u,
    fix: 'Remove the attachment and link to the file instead.',
  },
  {
    pattern: /\b5\.6\.0\b|malformed|rfc ?5322/u,
    fix: 'Correct the header fields: exactly one From:, one Date: and one Message-ID:.',
  },
  {
    pattern: /\[(?:hm|cs)\d+\]|spam|unsolicited|content/u,
    fix: 'The content or the sender’s reputation was rejected: compare with an earlier version of the template, and check the linked domains.',
  },
  {
    pattern: /\b5\.1\.[126]\b|user unknown|no such user|unknown recipient/u,
    fix: 'The seed mailbox does not exist. The template is not the cause: tell the operator of the seeds.',
  },
  {
    pattern: /\b[45]\.2\.2\b|mailbox full|over quota/u,
    fix: 'The seed mailbox is full: tell the operator of the seeds.',
  },
  {
    pattern: /gr[ea]ylist|\b4\.7\.1\b|try again later/u,
    fix: 'The server greylists this sender: raise timeout above its delay.',
  },
]

const transientFix = 'The server deferred the copy until the timeout expired: try again later, or raise timeout.'
const permanentFix = 'The rejection is permanent (5xx): change what the reply names, then run again.'

/** What to do about a refusal or a deferral. */
export interface ReplyAdvice {
  readonly fix: string
  /** True also where the reply gives no reason that is known: then a failed check of the copy is the best one. */
  readonly isAboutAuthentication: boolean
}

/** The advice for a reply. */
export function adviseOnReply(reply: SmtpReply): ReplyAdvice {
  const words = wordsOf(reply)
  const row = rows.find((one) => one.pattern.test(words))
  if (row === undefined) return { fix: isTransient(reply) ? transientFix : permanentFix, isAboutAuthentication: true }
  return { fix: row.fix, isAboutAuthentication: row.isAboutAuthentication === true }
}

function wordsOf(reply: SmtpReply): string {
  return `${reply.code} ${reply.enhancedCode ?? ''} ${reply.text}`.toLowerCase()
}
