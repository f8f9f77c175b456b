/** Symbols about header fields and the subject. Names as in the rule files of rspamd 3.4 and SpamAssassin 4.0.1. */

import type { SymbolNote } from './symbol-note.ts'

export const headerSymbols: readonly SymbolNote[] = [
  [
    'MISSING_MID',
    'No Message-ID. Gmail rejects this.',
    'Let the mail library write the Message-ID, with a real domain on its right side.',
  ],
  [
    'INVALID_MSGID',
    'Message-ID is malformed.',
    'Let the mail library write the Message-ID, with a real domain on its right side.',
  ],
  [
    'MID_RHS_NOT_FQDN MID_BARE_IP',
    'The right side of the Message-ID is localhost, a bare host name or an address.',
    'Let the mail library write the Message-ID, with a real domain on its right side.',
  ],
  ['MISSING_DATE', 'No Date header.', 'Let the mail library write the Date.'],
  ['INVALID_DATE', 'The Date header is not of RFC 5322’s form.', 'Let the mail library write the Date.'],
  [
    'DATE_IN_PAST DATE_IN_FUTURE DATE_IN_PAST_96_XX DATE_IN_FUTURE_96_XX',
    'Date is far from the time of receipt.',
    'Set the clock of the sending machine; a Date stored in a template grows old.',
  ],
  [
    'MISSING_SUBJECT EMPTY_SUBJECT',
    'No subject, or an empty one (an unfilled variable).',
    'Fill in the subject; a variable may be empty.',
  ],
  ['MISSING_TO MISSING_HEADERS', 'No To: header.', 'Send one message to each recipient, with a real To:.'],
  ['R_UNDISC_RCPT', 'To: says "undisclosed recipients".', 'Send one message to each recipient, with a real To:.'],
  ['MISSING_FROM', 'No From: header.', 'Set from: a message needs an author.'],
  ['MULTIPLE_FROM', 'Several addresses in From:. Gmail rejects this.', 'Name one author in From:.'],
  [
    'MULTIPLE_UNIQUE_HEADERS',
    'A header that may stand once (Subject, Date, To, Message-ID …) stands twice.',
    'Remove header fields that the mail library writes as well.',
  ],
  [
    'MISSING_MIME_VERSION MIME_HEADER_CTYPE_ONLY',
    'There is a Content-Type without MIME-Version: 1.0.',
    'Add MIME-Version: 1.0, or let the mail library compose the message.',
  ],
  [
    'FROM_NO_DN',
    'From: has no display name.',
    'Give From: the name that readers know, as in Acme <hello@acme.example>.',
  ],
  [
    'FROM_NAME_HAS_TITLE HK_NAME_FM_MR_MRS',
    'The sender’s name has a title (Mr, Mrs, Dr).',
    'Use the brand’s name or a plain one, without a title.',
  ],
  [
    'FROM_EXCESS_BASE64 SUBJ_EXCESS_BASE64',
    'A header of plain ASCII is base64-encoded, as if to hide it.',
    'Encode only header fields that hold other than ASCII characters.',
  ],
  [
    'SUBJ_EXCESS_QP FROM_EXCESS_QP',
    'A header of plain ASCII is written as quoted-printable, as if to hide it.',
    'Encode only header fields that hold other than ASCII characters.',
  ],
  [
    'SUBJECT_NEEDS_ENCODING FROM_NEEDS_ENCODING SUBJ_ILLEGAL_CHARS FROM_ILLEGAL_CHARS',
    'Raw non-ASCII bytes stand in a header.',
    'Encode header fields by RFC 2047.',
  ],
  ['R_NO_SPACE_IN_FROM FROM_MISSPACED', 'No space between display name and <.', 'Write the author as Name <address>.'],
  ['HAS_X_PRIO_ONE XPRIO', 'The message is marked urgent.', 'Do not mark mailings as urgent.'],
  [
    'FORGED_MUA_OUTLOOK FORGED_OUTLOOK_HTML',
    'X-Mailer says Outlook and the message does not look like Outlook’s.',
    'Remove header fields copied from another mail program (X-Mailer, X-MSMail-Priority).',
  ],
  [
    'OLD_X_MAILER',
    'X-Mailer names a very old program.',
    'Remove header fields copied from another mail program (X-Mailer, X-MSMail-Priority).',
  ],
  [
    'MISSING_MIMEOLE',
    'There is X-MSMail-Priority without X-MimeOLE: a copied header.',
    'Remove header fields copied from another mail program (X-Mailer, X-MSMail-Priority).',
  ],
  [
    'MAILLIST HAS_LIST_UNSUB MAILING_LIST_MULTI',
    'It looks like a mailing list, which is neither good nor bad.',
    'Keep it: marketing mail needs List-Unsubscribe and List-Unsubscribe-Post.',
  ],
  [
    'LIST_PRTL_SAME_USER',
    'Some List-* headers are there, others are missing, and From: and To: have the same name before the @.',
    'Send the full set: List-Id, List-Unsubscribe, List-Unsubscribe-Post.',
  ],
  ['SUBJ_ALL_CAPS', 'The subject is all capitals.', 'Write the subject in sentence case.'],
  [
    'SUBJECT_ENDS_EXCLAIM SUBJECT_HAS_EXCLAIM PLING_QUERY',
    'There are exclamation marks in the subject.',
    'Drop the exclamation mark from the subject.',
  ],
  [
    'SUBJECT_ENDS_QUESTION SUBJECT_HAS_QUESTION',
    'There is a question mark in the subject.',
    'Leave it if it is a real question.',
  ],
  ['SUBJECT_HAS_CURRENCY', 'A currency sign in the subject.', 'Move the amount from the subject into the body.'],
  [
    'SUBJECT_ENDS_SPACES',
    'The subject ends with spaces: usually an empty variable.',
    'Trim the subject, and look for an empty variable in the data.',
  ],
  [
    'FAKE_REPLY',
    'Subject begins with Re: without In-Reply-To or References.',
    'Remove "Re:" or "Fwd:" from a subject that answers nothing.',
  ],
  ['URL_IN_SUBJECT', 'A web address stands in the subject.', 'Move the web address from the subject into the body.'],
  ['LONG_SUBJ', 'The subject is over 200 characters.', 'Shorten the subject to about 50 characters.'],
  ['GAPPY_SUBJECT', 'The letters of the subject are spaced out.', 'Spell the words of the subject normally.'],
  [
    'FUZZY_CREDIT FUZZY_OFFERS',
    'Misspelt "trigger" words, as used to trick filters.',
    'Spell the words of the subject normally.',
  ],
]
