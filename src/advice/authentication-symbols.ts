/** Symbols about who sends: to be mended in DNS and at the sending service, not in the template. Names as in the rule files of rspamd 3.4 and SpamAssassin 4.0.1. */

import type { SymbolNote } from './symbol-note.ts'

export const authenticationSymbols: readonly SymbolNote[] = [
  [
    'R_SPF_FAIL R_SPF_SOFTFAIL SPF_FAIL SPF_SOFTFAIL',
    'The sending address is not among those that the envelope domain’s SPF record allows.',
    'Add the sending service to the SPF record of the Return-Path domain.',
  ],
  [
    'R_SPF_PERMFAIL T_SPF_PERMERROR',
    'The SPF record cannot be evaluated: two records, a typing error, or more than 10 look-ups.',
    'Keep one v=spf1 record, without typing errors, within 10 look-ups.',
  ],
  [
    'R_SPF_NA SPF_NONE',
    'The envelope domain publishes no SPF record.',
    'Publish an SPF record for the envelope sender’s domain.',
  ],
  [
    'R_SPF_DNSFAIL T_SPF_TEMPERROR',
    'DNS did not answer while SPF was checked.',
    'Try again; if it stays, the domain’s name servers are at fault.',
  ],
  [
    'R_DKIM_REJECT DKIM_INVALID',
    'There is a DKIM signature and it does not verify: the body or a signed header changed after signing, or key and record differ.',
    'Sign after the last change to the message, and compare the DNS record with the key.',
  ],
  [
    'R_DKIM_PERMFAIL DKIM_INVALID',
    'The signature’s key record is missing or unusable.',
    'Publish the DKIM key at <selector>._domainkey.<domain>.',
  ],
  ['R_DKIM_NA', 'The message is not signed.', 'Sign with DKIM as the From: domain.'],
  [
    'DMARC_POLICY_REJECT DMARC_REJECT',
    'DMARC fails and the domain asks for rejection: a real provider answers 550.',
    'Let SPF or DKIM pass with the From: domain; nothing in the template helps.',
  ],
  [
    'DMARC_POLICY_QUARANTINE DMARC_QUAR',
    'DMARC fails and the domain asks for the spam folder.',
    'Let SPF or DKIM pass with the From: domain; nothing in the template helps.',
  ],
  [
    'DMARC_POLICY_SOFTFAIL DMARC_NONE',
    'DMARC fails, and the domain asks for nothing: delivered, but trust is lost.',
    'Let SPF or DKIM pass with the From: domain; nothing in the template helps.',
  ],
  [
    'DMARC_NA DMARC_MISSING',
    'The From: domain has no DMARC record. Bulk senders must have one at Gmail, Yahoo and Outlook.com.',
    'Publish a DMARC record at _dmarc.<From: domain>.',
  ],
  [
    'FORGED_SENDER HEADER_FROM_DIFFERENT_DOMAINS',
    'Envelope sender and From: are of different domains. Normal for sending services; harmful only together with failing DMARC.',
    'Use a Return-Path below your own domain, if the sending service offers it.',
  ],
  [
    'SPOOF_DISPLAY_NAME',
    'The From: display name contains an e-mail address or domain other than the real one.',
    'Take the address out of the display name of From:.',
  ],
  [
    'FROM_NEQ_DISPLAY_NAME',
    'The display name shows another address than the one in angle brackets.',
    'Take the address out of the display name of From:.',
  ],
  [
    'FREEMAIL_FROM FREEMAIL_ENVFROM',
    'Sent from a free mailbox domain (gmail.com, yahoo.com …).',
    'Send from and answer to an address of your own domain.',
  ],
  [
    'FREEMAIL_REPLYTO_NEQ_FROM_DOM',
    'From: and Reply-To are two different free-mail services.',
    'Send from and answer to an address of your own domain.',
  ],
  [
    'FREEMAIL_REPLYTO FREEMAIL_FORGED_REPLYTO',
    'Replies go to a free mailbox although From: is something else: the pattern of fraud mail.',
    'Send from and answer to an address of your own domain.',
  ],
  [
    'REPLYTO_DOM_NEQ_FROM_DOM SPOOF_REPLYTO',
    'Reply-To is of another domain than From:.',
    'Use a Reply-To of the same domain as From:, or none.',
  ],
  [
    'REPLYTO_EQ_TO_ADDR',
    'Reply-To is the recipient’s own address: usually a merge field in the wrong header.',
    'Check reply-to: a variable may be unfilled or in the wrong place.',
  ],
  [
    'REPLYTO_UNPARSEABLE',
    'The Reply-To header is no valid address.',
    'Check reply-to: a variable may be unfilled or in the wrong place.',
  ],
  [
    'RDNS_NONE',
    'The sending address has no reverse DNS name. Gmail rejects this (5.7.25).',
    'Give the sending address a PTR record that resolves back.',
  ],
  [
    'BAYES_SPAM BAYES_99 BAYES_80',
    'The statistics that this engine has learned say spam; presend trains none.',
    'Compare with an earlier version of the template, and reword what differs.',
  ],
  [
    'FUZZY_DENIED',
    'A near copy of reported spam (only with a fuzzy storage).',
    'Change text that others use word for word, and ask whether your account was abused.',
  ],
  [
    'RCVD_NO_TLS_LAST',
    'The last hop was not encrypted.',
    'Switch STARTTLS on at the sending server; in a test without TLS it means nothing.',
  ],
  ['ONCE_RECEIVED NO_RELAYS', 'One hop or none: normal for a pre-send test.', 'Nothing: it is normal before sending.'],
]
