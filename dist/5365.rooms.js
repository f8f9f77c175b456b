export const id = 5365;
export const ids = [5365];
export const modules = {

/***/ 73007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ engineTitle)
/* harmony export */ });
/** What a spam engine is called in reports. */
/** `built-in, rules 2`, `spamd, rules 4.0.1`; an engine that names its version itself is not told it twice. */
function engineTitle({ engine, version }) {
    return version === undefined || engine.includes(version) ? engine : `${engine}, rules ${version}`;
}


/***/ }),

/***/ 66715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ml: () => (/* binding */ explainSymbol),
  hC: () => (/* binding */ symbolAdvice),
  vX: () => (/* binding */ worstSymbols)
});

;// CONCATENATED MODULE: ./lib/advice/authentication-symbols.js
/** Symbols about who sends: to be mended in DNS and at the sending service, not in the template. Names as in the rule files of rspamd 3.4 and SpamAssassin 4.0.1. */
const authenticationSymbols = [
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
];

;// CONCATENATED MODULE: ./lib/advice/content-symbols.js
/** Symbols about MIME structure, HTML, text and links. Names as in the rule files of rspamd 3.4 and SpamAssassin 4.0.1. */
const contentSymbols = [
    ['MIME_HTML_ONLY', 'Only an HTML part.', 'Send a text part beside the HTML.'],
    [
        'MIME_MA_MISSING_TEXT MIME_HTML_ONLY_MULTI',
        'There is a multipart/alternative without a text part.',
        'Send a text part beside the HTML.',
    ],
    [
        'MIME_MA_MISSING_HTML',
        'There is a multipart/alternative without an HTML part.',
        'Add the HTML part, or send text/plain alone.',
    ],
    [
        'R_PARTS_DIFFER MPART_ALT_DIFF',
        'The text part says something else than the HTML part.',
        'Make the text part from the HTML, so that both say the same.',
    ],
    [
        'CTYPE_MIXED_BOGUS',
        'There is a multipart/mixed around a single part.',
        'Use multipart/alternative; multipart/mixed is for attachments.',
    ],
    [
        'CTYPE_MISSING_DISPOSITION',
        'An attachment without Content-Disposition.',
        'Give each attachment a Content-Disposition with its file name.',
    ],
    [
        'MIME_BASE64_TEXT',
        'Text is base64-encoded although it needs none.',
        'Encode text as quoted-printable, not as base64.',
    ],
    [
        'MIME_BASE64_TEXT_BOGUS',
        'The base64 text is plain ASCII: hidden for no reason.',
        'Encode text as quoted-printable, not as base64.',
    ],
    [
        'R_BAD_CTE_7BIT PP_MIME_FAKE_ASCII_TEXT',
        'Declared 7bit/ASCII, contains 8-bit bytes.',
        'Declare UTF-8 with quoted-printable for every text part.',
    ],
    ['R_MISSING_CHARSET', 'A text part without charset.', 'Declare UTF-8 with quoted-printable for every text part.'],
    [
        'R_MIXED_CHARSET',
        'Words mix letters of different scripts (look-alikes).',
        'Replace look-alike letters of another script, which often come with pasted text.',
    ],
    [
        'BROKEN_CONTENT_TYPE BROKEN_HEADERS MISSING_HB_SEP',
        'The header block is damaged (no empty line, wrong folding).',
        'Compose with a mail library; in an .eml file look at the line ends.',
    ],
    [
        'MIME_BAD_EXTENSION MIME_BAD_ATTACHMENT',
        'An attachment type that filters refuse (.exe, .js, .html …).',
        'Link to the file instead of attaching it.',
    ],
    [
        'MIME_DOUBLE_BAD_EXTENSION',
        'An attachment hides its type behind another one, as in invoice.pdf.exe.',
        'Link to the file instead of attaching it.',
    ],
    ['MIME_ENCRYPTED_ARCHIVE', 'A password-protected archive.', 'Link to the file instead of attaching it.'],
    ['MIME_QP_LONG_LINE', 'A quoted-printable line over 76 characters.', 'Let the mail library encode the parts.'],
    ['HTML_MIME_NO_HTML_TAG', 'HTML part without <html>.', 'Send a whole document: doctype, html, head and body.'],
    ['TO_MALFORMED', 'The To: address is not of a valid form.', 'Write the recipient as Name <local@domain>.'],
    [
        'ZERO_FONT HTML_TEXT_INVISIBLE_FONT',
        'Text with font size 0.',
        'Remove invisible text; keep one hidden preheader with readable words.',
    ],
    [
        'R_WHITE_ON_WHITE MANY_INVISIBLE_PARTS HTML_FONT_LOW_CONTRAST',
        'Text in (nearly) its background’s colour, or many hidden elements.',
        'Raise the contrast between text and background, and hide at most the preheader.',
    ],
    [
        'HTML_TEXT_INVISIBLE_STYLE',
        'Hidden text together with other signs of spam.',
        'Remove invisible text; keep one hidden preheader with readable words.',
    ],
    [
        'STY_INVIS_DIRECT',
        'Invisible text in a message without a relay chain.',
        'Remove invisible text; keep one hidden preheader with readable words.',
    ],
    ['R_EMPTY_IMAGE', 'An image without a source or text.', 'Give every image a source and an alternative text.'],
    [
        'R_SUSPICIOUS_IMAGES HTML_SHORT_LINK_IMG_1 HTML_SHORT_LINK_IMG_2 HTML_SHORT_LINK_IMG_3',
        'Very little text around one or more linked images.',
        'Say it in live text of at least some 500 characters; let images only illustrate it.',
    ],
    [
        'HTML_IMAGE_ONLY_08 HTML_IMAGE_ONLY_16 HTML_IMAGE_ONLY_24 HTML_IMAGE_ONLY_32',
        'Images with few bytes of words.',
        'Say it in live text of at least some 500 characters; let images only illustrate it.',
    ],
    [
        'HTML_IMAGE_RATIO_02 HTML_IMAGE_RATIO_04',
        'Large image area compared with the text.',
        'Say it in live text of at least some 500 characters; let images only illustrate it.',
    ],
    ['HTML_FONT_SIZE_HUGE HTML_FONT_SIZE_LARGE', 'A <font size> is very large.', 'Set sizes by CSS, up to about 32 px.'],
    ['HTML_FONT_FACE_BAD', 'A font name that is no word.', 'Use names of real font families.'],
    [
        'HTML_TAG_BALANCE_BODY HTML_TAG_BALANCE_CENTER HTML_EXTRA_CLOSE',
        'Unbalanced or surplus tags.',
        'Run the HTML through a validator, and close every tag.',
    ],
    [
        'HTML_BADTAG_40_50 HTML_OBFUSCATE_10_20',
        'Many unknown or broken tags.',
        'Run the HTML through a validator, and close every tag.',
    ],
    ['EXT_CSS', 'A style sheet is loaded from elsewhere.', 'Put the style sheet into the message.'],
    [
        'HTML_IFRAME_SRC HTML_EMBEDS HTML_FORMACTION_MAILTO',
        'There is an iframe, an embedded object, or a form that sends mail.',
        'Remove frames, embedded objects and forms: mail programs drop them.',
    ],
    [
        'HTML_COMMENT_SAVED_URL',
        'Saved from a web page by a browser.',
        'Build the template from its source, not from a saved page.',
    ],
    ['BITCOIN_ADDR', 'A Bitcoin address.', 'Link to a payment page instead.'],
    [
        'LOTS_OF_MONEY',
        'Large sums of money are named.',
        'Avoid large sums together with words such as winner, transfer or claim.',
    ],
    ['DEAR_SOMETHING DEAR_FRIEND', '"Dear friend/Sir/…" without a name.', 'Greet the reader by name, or without one.'],
    [
        'EXCUSE_REMOVE EXCUSE_4 EXCUSE_24',
        'Excuses such as "you asked for this", "to be removed …".',
        'Say plainly why the reader gets this, and link "Unsubscribe".',
    ],
    [
        'URI_PHISH T_FILL_THIS_FORM_SHORT',
        'Words of phishing: verify your account, fill in this form.',
        'Say what happened instead of asking to verify an account.',
    ],
    [
        'PHISHING',
        'A link’s text shows another domain than its target (also caused by click tracking).',
        'Use words as link text, not an address of another domain than the target.',
    ],
    ['HTTP_TO_HTTPS HTTPS_HTTP_MISMATCH', 'The text says https, the target is http.', 'Link by https everywhere.'],
    [
        'HTTP_TO_IP NORMAL_HTTP_TO_IP NUMERIC_HTTP_ADDR',
        'A link to an IP address.',
        'Link to a host name, not to an address of numbers.',
    ],
    [
        'R_SUSPICIOUS_URL',
        'A link’s address is not well-formed or hidden: user@host, odd encoding, an unfilled variable in the host; or its text is a whole address under a name that is no public top-level domain, such as .example.',
        'Check the addresses in the rendered links: odd characters, unfilled variables, reserved domains as link text.',
    ],
    [
        'OMOGRAPH_URL ZERO_WIDTH_SPACE_URL',
        'Look-alike or zero-width characters in a link.',
        'Check the addresses in the rendered links: odd characters, unfilled variables, reserved domains as link text.',
    ],
    [
        'URI_COUNT_ODD',
        'An odd number of addresses in multipart/alternative: text and HTML parts have different links.',
        'Make the text part anew, so that both parts have the same links.',
    ],
    [
        'URI_HIDDEN_PATH',
        'A path that begins with a dot, as on cracked sites.',
        'Link to a path without a dot at its beginning.',
    ],
    [
        'URI_HEX',
        'A long hexadecimal sequence in a host name.',
        'Shorten the tracking part of the links, and use a readable host name.',
    ],
    [
        'LONG_HEX_URI TRACKER_ID',
        'A long hexadecimal tracking id in an address.',
        'Shorten the tracking part of the links, and use a readable host name.',
    ],
    [
        'FSL_HELO_NON_FQDN_1 HELO_NO_DOMAIN',
        'The sending machine greets with a name without a domain.',
        'Let the sending server greet with its full host name.',
    ],
    [
        'URI_OBFU_WWW',
        'An address written so that filters do not see it.',
        'Check the addresses in the rendered links: odd characters, unfilled variables, reserved domains as link text.',
    ],
    [
        'PDS_OTHER_BAD_TLD FROM_SUSPICIOUS_NTLD',
        'A top-level domain that is often abused.',
        'Use your main domain for links and From:.',
    ],
    [
        'URIBL_BLACK DBL_SPAM ABUSE_SURBL URIBL_DBL_SPAM URIBL_ABUSE_SURBL',
        'A linked domain is on a block list (only with DNS switched on).',
        'Find the linked domain that is on a block list; often it is a shortener or a shared tracking host.',
    ],
    [
        'RBL_SPAMHAUS_SBL RBL_SPAMHAUS_XBL RCVD_IN_SBL RCVD_IN_XBL',
        'The sending address is on a block list (only with DNS switched on).',
        'Ask the sending service for a clean address.',
    ],
];

;// CONCATENATED MODULE: ./lib/advice/header-symbols.js
/** Symbols about header fields and the subject. Names as in the rule files of rspamd 3.4 and SpamAssassin 4.0.1. */
const headerSymbols = [
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
];

;// CONCATENATED MODULE: ./lib/advice/symbol-advice.js
/** What the tests of rspamd and SpamAssassin mean, and what to change in a message that they hit. */



/** Where two rows have a name, the first one speaks of it. */
const notes = new Map([...authenticationSymbols, ...headerSymbols, ...contentSymbols]
    .toReversed()
    .flatMap(([names, meaning, fix]) => names.split(' ').map((name) => [name, { meaning, fix }])));
/** Symbols that a report names, largest score first. */
const mostSymbols = 5;
/** The tests that cost most, largest first; those without points, or with good ones, say nothing. */
function worstSymbols(symbols) {
    return symbols
        .filter((symbol) => symbol.score > 0)
        .toSorted((left, right) => right.score - left.score)
        .slice(0, mostSymbols);
}
/** What a symbol means and what to change: the engine's own words where it has a fix of its own, else ours, else its. */
function explainSymbol({ name, score, description, fix }) {
    const note = notes.get(name);
    if (note === undefined)
        return { name, score, meaning: description, fix };
    if (fix === null)
        return { name, score, ...note };
    return { name, score, meaning: description === '' ? note.meaning : description, fix };
}
/** What to change for a symbol; `null` when nobody knows. */
function symbolAdvice(symbol) {
    return explainSymbol(symbol).fix;
}


/***/ })

};
