/** What to change in a template for the tests of rspamd and SpamAssassin that hit it most often. */

import type { SpamSymbol } from '../../contract/test.ts'

/** Names of both engines that share one advice. Source: the rule files of rspamd 3.4 and SpamAssassin 4.0.1. */
const advice: readonly (readonly [names: string, fix: string])[] = [
  [
    'R_SPF_FAIL R_SPF_SOFTFAIL SPF_FAIL SPF_SOFTFAIL',
    'Add the sending service to the SPF record of the Return-Path domain.',
  ],
  ['R_SPF_PERMFAIL T_SPF_PERMERROR', 'Keep one v=spf1 record, without typing errors, within 10 look-ups.'],
  ['R_SPF_NA SPF_NONE', 'Publish an SPF record for the envelope sender’s domain.'],
  ['R_DKIM_REJECT DKIM_INVALID', 'Sign after the last change to the message, and compare the DNS record with the key.'],
  ['R_DKIM_PERMFAIL', 'Publish the DKIM key at <selector>._domainkey.<domain>.'],
  ['R_DKIM_NA', 'Sign with DKIM as the From: domain.'],
  [
    'DMARC_POLICY_REJECT DMARC_REJECT DMARC_POLICY_QUARANTINE DMARC_QUAR DMARC_POLICY_SOFTFAIL DMARC_NONE',
    'Let SPF or DKIM pass with the From: domain; nothing in the template helps.',
  ],
  ['DMARC_NA DMARC_MISSING', 'Publish a DMARC record at _dmarc.<From: domain>.'],
  ['SPOOF_DISPLAY_NAME FROM_NEQ_DISPLAY_NAME', 'Take the address out of the display name of From:.'],
  [
    'FREEMAIL_FROM FREEMAIL_ENVFROM FREEMAIL_REPLYTO_NEQ_FROM_DOM FREEMAIL_REPLYTO FREEMAIL_FORGED_REPLYTO',
    'Send from and answer to an address of your own domain.',
  ],
  ['REPLYTO_DOM_NEQ_FROM_DOM SPOOF_REPLYTO', 'Use a Reply-To of the same domain as From:, or none.'],
  ['REPLYTO_EQ_TO_ADDR REPLYTO_UNPARSEABLE', 'Check reply-to: a variable may be unfilled or in the wrong place.'],
  ['RDNS_NONE', 'Give the sending address a PTR record that resolves back.'],
  [
    'MISSING_MID INVALID_MSGID MID_RHS_NOT_FQDN MID_BARE_IP',
    'Let the mail library write the Message-ID, with a real domain on its right side.',
  ],
  ['MISSING_DATE INVALID_DATE', 'Let the mail library write the Date.'],
  [
    'DATE_IN_PAST DATE_IN_FUTURE DATE_IN_PAST_96_XX DATE_IN_FUTURE_96_XX',
    'Set the clock of the sending machine; a Date stored in a template grows old.',
  ],
  ['MISSING_SUBJECT EMPTY_SUBJECT', 'Fill in the subject; a variable may be empty.'],
  ['MISSING_TO MISSING_HEADERS R_UNDISC_RCPT', 'Send one message to each recipient, with a real To:.'],
  ['MULTIPLE_UNIQUE_HEADERS', 'Remove header fields that the mail library writes as well.'],
  [
    'FROM_EXCESS_BASE64 SUBJ_EXCESS_BASE64 SUBJ_EXCESS_QP FROM_EXCESS_QP',
    'Encode only header fields that hold other than ASCII characters.',
  ],
  [
    'SUBJECT_NEEDS_ENCODING FROM_NEEDS_ENCODING SUBJ_ILLEGAL_CHARS FROM_ILLEGAL_CHARS',
    'Encode header fields by RFC 2047.',
  ],
  ['HAS_X_PRIO_ONE XPRIO', 'Do not mark mailings as urgent.'],
  [
    'FORGED_MUA_OUTLOOK FORGED_OUTLOOK_HTML OLD_X_MAILER MISSING_MIMEOLE',
    'Remove header fields copied from another mail program (X-Mailer, X-MSMail-Priority).',
  ],
  ['SUBJ_ALL_CAPS', 'Write the subject in sentence case.'],
  ['SUBJECT_ENDS_EXCLAIM SUBJECT_HAS_EXCLAIM PLING_QUERY', 'Drop the exclamation mark from the subject.'],
  ['SUBJECT_HAS_CURRENCY', 'Move the amount from the subject into the body.'],
  ['FAKE_REPLY', 'Remove "Re:" or "Fwd:" from a subject that answers nothing.'],
  ['URL_IN_SUBJECT', 'Move the web address from the subject into the body.'],
  ['LONG_SUBJ', 'Shorten the subject to about 50 characters.'],
  ['GAPPY_SUBJECT FUZZY_CREDIT FUZZY_OFFERS', 'Spell the words of the subject normally.'],
  ['MIME_HTML_ONLY MIME_HTML_ONLY_MULTI MIME_MA_MISSING_TEXT', 'Send a text part beside the HTML.'],
  ['R_PARTS_DIFFER MPART_ALT_DIFF', 'Make the text part from the HTML, so that both say the same.'],
  ['MIME_BASE64_TEXT MIME_BASE64_TEXT_BOGUS', 'Encode text as quoted-printable, not as base64.'],
  [
    'R_BAD_CTE_7BIT PP_MIME_FAKE_ASCII_TEXT R_MISSING_CHARSET',
    'Declare UTF-8 with quoted-printable for every text part.',
  ],
  ['R_MIXED_CHARSET', 'Replace look-alike letters of another script, which often come with pasted text.'],
  [
    'MIME_BAD_EXTENSION MIME_BAD_ATTACHMENT MIME_DOUBLE_BAD_EXTENSION MIME_ENCRYPTED_ARCHIVE',
    'Link to the file instead of attaching it.',
  ],
  ['HTML_MIME_NO_HTML_TAG', 'Send a whole document: doctype, html, head and body.'],
  [
    'ZERO_FONT HTML_TEXT_INVISIBLE_FONT HTML_TEXT_INVISIBLE_STYLE STY_INVIS_DIRECT',
    'Remove invisible text; keep one hidden preheader with readable words.',
  ],
  [
    'R_WHITE_ON_WHITE MANY_INVISIBLE_PARTS HTML_FONT_LOW_CONTRAST',
    'Raise the contrast between text and background, and hide at most the preheader.',
  ],
  ['R_EMPTY_IMAGE', 'Give every image a source and an alternative text.'],
  [
    'R_SUSPICIOUS_IMAGES HTML_SHORT_LINK_IMG_1 HTML_SHORT_LINK_IMG_2 HTML_SHORT_LINK_IMG_3 HTML_IMAGE_ONLY_08 HTML_IMAGE_ONLY_16 HTML_IMAGE_ONLY_24 HTML_IMAGE_ONLY_32 HTML_IMAGE_RATIO_02 HTML_IMAGE_RATIO_04',
    'Say it in live text of at least some 500 characters; let images only illustrate it.',
  ],
  ['HTML_FONT_SIZE_HUGE HTML_FONT_SIZE_LARGE', 'Set sizes by CSS, up to about 32 px.'],
  [
    'HTML_TAG_BALANCE_BODY HTML_TAG_BALANCE_CENTER HTML_EXTRA_CLOSE HTML_BADTAG_40_50 HTML_OBFUSCATE_10_20',
    'Run the HTML through a validator, and close every tag.',
  ],
  ['EXT_CSS', 'Put the style sheet into the message.'],
  [
    'HTML_IFRAME_SRC HTML_EMBEDS HTML_FORMACTION_MAILTO',
    'Remove frames, embedded objects and forms: mail programs drop them.',
  ],
  ['LOTS_OF_MONEY', 'Avoid large sums together with words such as winner, transfer or claim.'],
  ['DEAR_SOMETHING DEAR_FRIEND', 'Greet the reader by name, or without one.'],
  ['EXCUSE_REMOVE EXCUSE_4 EXCUSE_24', 'Say plainly why the reader gets this, and link "Unsubscribe".'],
  ['URI_PHISH T_FILL_THIS_FORM_SHORT', 'Say what happened instead of asking to verify an account.'],
  ['PHISHING', 'Use words as link text, not an address of another domain than the target.'],
  ['HTTP_TO_HTTPS HTTPS_HTTP_MISMATCH', 'Link by https everywhere.'],
  ['HTTP_TO_IP NORMAL_HTTP_TO_IP NUMERIC_HTTP_ADDR', 'Link to a host name, not to an address of numbers.'],
  [
    'R_SUSPICIOUS_URL URI_OBFU_WWW OMOGRAPH_URL ZERO_WIDTH_SPACE_URL',
    'Check the addresses in the rendered links: odd characters, unfilled variables, reserved domains as link text.',
  ],
  ['URI_COUNT_ODD', 'Make the text part anew, so that both parts have the same links.'],
  ['URI_HEX LONG_HEX_URI TRACKER_ID', 'Shorten the tracking part of the links, and use a readable host name.'],
  [
    'URIBL_BLACK DBL_SPAM ABUSE_SURBL URIBL_DBL_SPAM URIBL_ABUSE_SURBL',
    'Find the linked domain that is on a block list; often it is a shortener or a shared tracking host.',
  ],
  [
    'RBL_SPAMHAUS_SBL RBL_SPAMHAUS_XBL RCVD_IN_SBL RCVD_IN_XBL',
    'The sending address is on a block list: ask the sending service for a clean one.',
  ],
  ['BAYES_SPAM BAYES_99 BAYES_80', 'Compare with an earlier version of the template, and reword what differs.'],
]

const fixes: ReadonlyMap<string, string> = new Map(
  advice.flatMap(([names, fix]) => names.split(' ').map((name) => [name, fix] as const)),
)

/** Symbols that a report names, largest score first. */
const mostSymbols = 5

/** The tests that cost most, largest first; those without points say nothing. */
export function worstSymbols(symbols: readonly SpamSymbol[]): readonly SpamSymbol[] {
  return symbols
    .filter((symbol) => symbol.score > 0)
    .toSorted((left, right) => right.score - left.score)
    .slice(0, mostSymbols)
}

/** What to change for a symbol: the service's own advice, else ours; `null` when nobody knows. */
export function symbolAdvice(symbol: SpamSymbol): string | null {
  return symbol.fix ?? fixes.get(symbol.name) ?? null
}
