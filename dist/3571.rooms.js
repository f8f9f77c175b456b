export const id = 3571;
export const ids = [3571];
export const modules = {

/***/ 94403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v6: () => (/* binding */ engineTitle),
  Ml: () => (/* binding */ explainSymbol),
  hC: () => (/* binding */ symbolAdvice),
  vX: () => (/* binding */ worstSymbols)
});

;// CONCATENATED MODULE: ./lib/advice/symbol-table.js
/**
 * Symbols of rspamd 3.4 and SpamAssassin 4.0.1, with the names of their rule files. An unindented line is a fix; the
 * indented lines below it are symbols and their meaning.
 */
const symbolTable = `
Add the sending service to the SPF record of the Return-Path domain.
  R_SPF_FAIL R_SPF_SOFTFAIL SPF_FAIL SPF_SOFTFAIL: The envelope domain's SPF record does not allow the sending address.
Keep one v=spf1 record, without syntax errors, with at most 10 DNS lookups.
  R_SPF_PERMFAIL T_SPF_PERMERROR: The SPF record is invalid: two records, a syntax error, or more than 10 lookups.
Publish an SPF record for the envelope sender's domain.
  R_SPF_NA SPF_NONE: The envelope domain has no SPF record.
Try again. If the error persists, check the domain's name servers.
  R_SPF_DNSFAIL T_SPF_TEMPERROR: The SPF lookup got no DNS reply.
Sign after the last change to the message, and compare the DNS record with the key.
  R_DKIM_REJECT DKIM_INVALID: The DKIM signature does not verify: body or signed header fields changed, or the key differs.
Publish the DKIM key at <selector>._domainkey.<domain>.
  R_DKIM_PERMFAIL: The public key of the DKIM signature is missing or unusable.
Sign with DKIM as the From: domain.
  R_DKIM_NA: The message is not signed.
Make SPF or DKIM pass with the From: domain. A template change cannot fix this.
  DMARC_POLICY_REJECT DMARC_REJECT: DMARC fails and the domain requests rejection; real providers reply with 550.
  DMARC_POLICY_QUARANTINE DMARC_QUAR: DMARC fails and the domain requests the spam folder.
  DMARC_POLICY_SOFTFAIL DMARC_NONE: DMARC fails and the domain requests no action; the message is delivered with less trust.
Publish a DMARC record at _dmarc.<From: domain>.
  DMARC_NA DMARC_MISSING: The From: domain has no DMARC record. Gmail, Yahoo and Outlook.com require one from bulk senders.
Use a Return-Path below your own domain, if the sending service offers it.
  FORGED_SENDER HEADER_FROM_DIFFERENT_DOMAINS: Envelope sender and From: have different domains. Normal for sending services; harmful only if DMARC fails too.
Remove the address from the display name of From:.
  SPOOF_DISPLAY_NAME: The From: display name contains an email address or domain other than the real one.
  FROM_NEQ_DISPLAY_NAME: The display name shows a different address from the one in angle brackets.
Use From: and Reply-To: addresses of your own domain.
  FREEMAIL_FROM FREEMAIL_ENVFROM: The sender is at a freemail domain (gmail.com, yahoo.com …).
  FREEMAIL_REPLYTO_NEQ_FROM_DOM: From: and Reply-To: are at two different freemail services.
  FREEMAIL_REPLYTO FREEMAIL_FORGED_REPLYTO: Reply-To: is a freemail address but From: is not, a pattern of fraud.
Use a Reply-To: of the same domain as From:, or none.
  REPLYTO_DOM_NEQ_FROM_DOM SPOOF_REPLYTO: Reply-To: and From: have different domains.
Check reply-to: a variable may be empty or in the wrong place.
  REPLYTO_EQ_TO_ADDR: Reply-To: is the recipient's own address, usually a merge field in the wrong header.
  REPLYTO_UNPARSEABLE: Reply-To: is not a valid address.
Give the sending address a PTR record that resolves back to it.
  RDNS_NONE: The sending address has no reverse DNS name. Gmail rejects such mail (5.7.25).
Compare with an earlier version of the template, and reword what differs.
  BAYES_SPAM BAYES_99 BAYES_80: The engine's trained statistics classify the message as spam. presend does not train them.
Change text that others use word for word, and find out whether your account was abused.
  FUZZY_DENIED: The message nearly matches reported spam (only with fuzzy storage).
Enable STARTTLS on the sending server. Ignore this in a test without TLS.
  RCVD_NO_TLS_LAST: The last hop was not encrypted.
No action needed: this is normal before sending.
  ONCE_RECEIVED NO_RELAYS: The message has passed one server or none.

Let the mail library write the Message-ID, with a real domain on its right side.
  MISSING_MID: Message-ID is missing. Gmail rejects such mail.
  INVALID_MSGID: Message-ID is malformed.
  MID_RHS_NOT_FQDN MID_BARE_IP: The right side of the Message-ID is localhost, an unqualified host name or an IP address.
Let the mail library write the Date.
  MISSING_DATE: Date is missing.
  INVALID_DATE: Date does not have the format of RFC 5322.
Set the clock of the sending server, and do not store a Date in the template.
  DATE_IN_PAST DATE_IN_FUTURE DATE_IN_PAST_96_XX DATE_IN_FUTURE_96_XX: Date is far from the time of receipt.
Fill in the subject; a variable may be empty.
  MISSING_SUBJECT EMPTY_SUBJECT: The subject is missing or empty.
Send one message to each recipient, with a real To:.
  MISSING_TO MISSING_HEADERS: To: is missing.
  R_UNDISC_RCPT: To: says "undisclosed recipients".
Set from: every message needs an author.
  MISSING_FROM: From: is missing.
Name one author in From:.
  MULTIPLE_FROM: From: has several addresses. Gmail rejects such mail.
Remove header fields that the mail library also writes.
  MULTIPLE_UNIQUE_HEADERS: A header field that may occur once (Subject, Date, To, Message-ID …) occurs twice.
Add MIME-Version: 1.0, or let the mail library compose the message.
  MISSING_MIME_VERSION MIME_HEADER_CTYPE_ONLY: Content-Type is present without MIME-Version: 1.0.
Give From: the name that readers know, as in Acme <hello@acme.example>.
  FROM_NO_DN: From: has no display name.
Use your brand's name or a plain name without a title.
  FROM_NAME_HAS_TITLE HK_NAME_FM_MR_MRS: The sender's name has a title (Mr, Mrs, Dr).
Encode only header fields with non-ASCII characters.
  FROM_EXCESS_BASE64 SUBJ_EXCESS_BASE64: An ASCII header field is base64-encoded, as if to hide it.
  SUBJ_EXCESS_QP FROM_EXCESS_QP: An ASCII header field is quoted-printable, as if to hide it.
Encode header fields as in RFC 2047.
  SUBJECT_NEEDS_ENCODING FROM_NEEDS_ENCODING SUBJ_ILLEGAL_CHARS FROM_ILLEGAL_CHARS: A header field contains raw non-ASCII bytes.
Write the author as Name <address>.
  R_NO_SPACE_IN_FROM FROM_MISSPACED: The space between display name and < is missing.
Do not mark mailings as urgent.
  HAS_X_PRIO_ONE XPRIO: The message is marked urgent.
Remove header fields copied from another mail program (X-Mailer, X-MSMail-Priority).
  FORGED_MUA_OUTLOOK FORGED_OUTLOOK_HTML: X-Mailer names Outlook but the message does not look like Outlook's.
  OLD_X_MAILER: X-Mailer names a very old program.
  MISSING_MIMEOLE: X-MSMail-Priority is present without X-MimeOLE, probably copied.
Keep it: marketing mail needs List-Unsubscribe and List-Unsubscribe-Post.
  MAILLIST HAS_LIST_UNSUB MAILING_LIST_MULTI: The message looks like mailing list mail, which is neither good nor bad.
Send the full set: List-Id, List-Unsubscribe, List-Unsubscribe-Post.
  LIST_PRTL_SAME_USER: Some List-* header fields are missing, and From: and To: have the same local part.
Write the subject in sentence case.
  SUBJ_ALL_CAPS: The subject is in all capitals.
Remove the exclamation mark from the subject.
  SUBJECT_ENDS_EXCLAIM SUBJECT_HAS_EXCLAIM PLING_QUERY: The subject has exclamation marks.
Keep it if it is a real question.
  SUBJECT_ENDS_QUESTION SUBJECT_HAS_QUESTION: The subject has a question mark.
Move the amount from the subject to the body.
  SUBJECT_HAS_CURRENCY: The subject has a currency sign.
Trim the subject, and look for an empty variable in the data.
  SUBJECT_ENDS_SPACES: The subject ends with spaces, usually because of an empty variable.
Remove "Re:" or "Fwd:" from a subject that is not a reply.
  FAKE_REPLY: The subject begins with Re:, but In-Reply-To and References are missing.
Move the URL from the subject to the body.
  URL_IN_SUBJECT: The subject contains a URL.
Shorten the subject to about 50 characters.
  LONG_SUBJ: The subject has more than 200 characters.
Spell the words of the subject normally.
  GAPPY_SUBJECT: The letters of the subject are spaced out.
  FUZZY_CREDIT FUZZY_OFFERS: Trigger words are misspelled, as if to evade filters.

Add a text part to the HTML.
  MIME_HTML_ONLY: The message has only an HTML part.
  MIME_MA_MISSING_TEXT MIME_HTML_ONLY_MULTI: multipart/alternative has no text part.
Add the HTML part, or send text/plain alone.
  MIME_MA_MISSING_HTML: multipart/alternative has no HTML part.
Generate the text part from the HTML, so that their content matches.
  R_PARTS_DIFFER MPART_ALT_DIFF: Text part and HTML part have different content.
Use multipart/alternative; multipart/mixed is for attachments.
  CTYPE_MIXED_BOGUS: multipart/mixed contains a single part.
Give each attachment a Content-Disposition with its file name.
  CTYPE_MISSING_DISPOSITION: An attachment has no Content-Disposition.
Encode text as quoted-printable, not base64.
  MIME_BASE64_TEXT: Text is base64-encoded without need.
  MIME_BASE64_TEXT_BOGUS: ASCII text is base64-encoded, as if to hide it.
Declare UTF-8 with quoted-printable for every text part.
  R_BAD_CTE_7BIT PP_MIME_FAKE_ASCII_TEXT: A part declared as 7bit or ASCII contains 8-bit bytes.
  R_MISSING_CHARSET: A text part has no charset.
Replace look-alike letters of other scripts, which often come from pasted text.
  R_MIXED_CHARSET: Words mix letters of different scripts (look-alikes).
Compose with a mail library. In an .eml file, check the line endings.
  BROKEN_CONTENT_TYPE BROKEN_HEADERS MISSING_HB_SEP: The header section is malformed (missing empty line, bad folding).
Link to the file instead of attaching it.
  MIME_BAD_EXTENSION MIME_BAD_ATTACHMENT: An attachment has a type that filters block (.exe, .js, .html …).
  MIME_DOUBLE_BAD_EXTENSION: An attachment hides its type behind another one, as in invoice.pdf.exe.
  MIME_ENCRYPTED_ARCHIVE: An attachment is a password-protected archive.
Let the mail library encode the parts.
  MIME_QP_LONG_LINE: A quoted-printable line has more than 76 characters.
Send a complete document: doctype, html, head and body.
  HTML_MIME_NO_HTML_TAG: The HTML part has no <html> tag.
Write the recipient as Name <local@domain>.
  TO_MALFORMED: The To: address is invalid.
Remove invisible text, except for one preheader with readable words.
  ZERO_FONT HTML_TEXT_INVISIBLE_FONT: Text has font size 0.
  HTML_TEXT_INVISIBLE_STYLE: Hidden text occurs together with other signs of spam.
  STY_INVIS_DIRECT: A message without relays contains invisible text.
Increase the contrast between text and background, and hide nothing but the preheader.
  R_WHITE_ON_WHITE MANY_INVISIBLE_PARTS HTML_FONT_LOW_CONTRAST: Text nearly has the color of its background, or many elements are hidden.
Give every image a source and an alternative text.
  R_EMPTY_IMAGE: An image has no source or no alternative text.
Write the content as text of at least 500 characters, and use images only to illustrate it.
  R_SUSPICIOUS_IMAGES HTML_SHORT_LINK_IMG_1 HTML_SHORT_LINK_IMG_2 HTML_SHORT_LINK_IMG_3: Linked images have very little text around them.
  HTML_IMAGE_ONLY_08 HTML_IMAGE_ONLY_16 HTML_IMAGE_ONLY_24 HTML_IMAGE_ONLY_32: Images have few words around them.
  HTML_IMAGE_RATIO_02 HTML_IMAGE_RATIO_04: The image area is large compared with the text.
Set sizes with CSS, up to about 32 px.
  HTML_FONT_SIZE_HUGE HTML_FONT_SIZE_LARGE: A <font size> is very large.
Use the names of real font families.
  HTML_FONT_FACE_BAD: A font name is not a word.
Run the HTML through a validator, and close every tag.
  HTML_TAG_BALANCE_BODY HTML_TAG_BALANCE_CENTER HTML_EXTRA_CLOSE: Tags are unbalanced or superfluous.
  HTML_BADTAG_40_50 HTML_OBFUSCATE_10_20: Many tags are unknown or broken.
Include the style sheet in the message.
  EXT_CSS: The message loads an external style sheet.
Remove frames, embedded objects and forms: mail programs drop them.
  HTML_IFRAME_SRC HTML_EMBEDS HTML_FORMACTION_MAILTO: The HTML has a frame, an embedded object, or a form that sends mail.
Build the template from its source, not from a saved page.
  HTML_COMMENT_SAVED_URL: The HTML was saved from a web page by a browser.
Link to a payment page instead.
  BITCOIN_ADDR: The text contains a Bitcoin address.
Avoid large sums together with words such as winner, transfer or claim.
  LOTS_OF_MONEY: The text names large sums of money.
Greet the reader by name, or without one.
  DEAR_SOMETHING DEAR_FRIEND: The greeting is impersonal, such as "Dear friend".
State why the reader gets this mail, and link "Unsubscribe".
  EXCUSE_REMOVE EXCUSE_4 EXCUSE_24: The text makes excuses, such as "you asked for this" or "to be removed …".
State what happened instead of asking to verify an account.
  URI_PHISH T_FILL_THIS_FORM_SHORT: The text has phrases of phishing: verify your account, fill in this form.
Use words as link text, not the URL of another domain.
  PHISHING: A link text shows another domain than the link's target (click tracking also causes this).
Use https in all links.
  HTTP_TO_HTTPS HTTPS_HTTP_MISMATCH: A link text says https, but the target is http.
Link to a host name, not an IP address.
  HTTP_TO_IP NORMAL_HTTP_TO_IP NUMERIC_HTTP_ADDR: A link leads to an IP address.
Check the URLs of the rendered links for odd characters, empty variables, and reserved domains as link text.
  R_SUSPICIOUS_URL: A link's URL is malformed or obscured: user@host, odd encoding, an empty variable in the host; or its text is a URL under a name without a public top-level domain, such as .example.
  OMOGRAPH_URL ZERO_WIDTH_SPACE_URL: A link contains look-alike or zero-width characters.
  URI_OBFU_WWW: A URL is written so that filters do not recognize it.
Generate the text part again, so that both parts have the same links.
  URI_COUNT_ODD: The text part and the HTML part have different links.
Link to a path that does not begin with a dot.
  URI_HIDDEN_PATH: A path begins with a dot, as on compromised sites.
Shorten the tracking part of the links, and use a readable host name.
  URI_HEX: A host name contains a long hexadecimal sequence.
  LONG_HEX_URI TRACKER_ID: A URL contains a long hexadecimal tracking id.
Make the sending server greet with its full host name.
  FSL_HELO_NON_FQDN_1 HELO_NO_DOMAIN: The EHLO name of the sending server has no domain.
Use your main domain for links and From:.
  PDS_OTHER_BAD_TLD FROM_SUSPICIOUS_NTLD: A top-level domain is often abused.
Find the linked domain that is on a blocklist; it is often a shortener or a shared tracking host.
  URIBL_BLACK DBL_SPAM ABUSE_SURBL URIBL_DBL_SPAM URIBL_ABUSE_SURBL: A linked domain is on a blocklist (only with DNS enabled).
Ask the sending service for an address with a good reputation.
  RBL_SPAMHAUS_SBL RBL_SPAMHAUS_XBL RCVD_IN_SBL RCVD_IN_XBL: The sending address is on a blocklist (only with DNS enabled).
`;

;// CONCATENATED MODULE: ./lib/advice/symbol-advice.js
/** Explains the symbols of spam engines and what to change in a message. */

const notes = parseTable(symbolTable);
function parseTable(table) {
    const found = new Map();
    let fix = '';
    for (const line of table.split('\n')) {
        const [, names, meaning = ''] = /^ {2}([A-Z0-9_ ]+): (.+)$/u.exec(line) ?? [];
        if (names === undefined)
            fix = line;
        else
            for (const name of names.split(' '))
                found.set(name, { meaning, fix });
    }
    return found;
}
const maxReportedSymbols = 5;
/** The five symbols with the highest scores, highest first. Symbols that lower the score are left out. */
function worstSymbols(symbols) {
    return symbols
        .filter((symbol) => symbol.score > 0)
        .toSorted((left, right) => right.score - left.score)
        .slice(0, maxReportedSymbols);
}
/** Explains a symbol. The engine's texts win if it has a fix, else those of the table. */
function explainSymbol({ name, score, description, fix }) {
    const note = notes.get(name);
    if (note === undefined)
        return { name, score, meaning: description, fix };
    if (fix === null)
        return { name, score, ...note };
    return { name, score, meaning: description === '' ? note.meaning : description, fix };
}
/** What to change for a symbol; null if unknown. */
function symbolAdvice(symbol) {
    return explainSymbol(symbol).fix;
}
/** The engine with the version of its rules, unless its name contains it: `built-in, rules 2`, `rspamd 3.4`. */
function engineTitle({ engine, version }) {
    return version === undefined || engine.includes(version) ? engine : `${engine}, rules ${version}`;
}


/***/ }),

/***/ 77699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ joinEvidence),
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   c4: () => (/* binding */ isSummaryAlone),
/* harmony export */   nI: () => (/* binding */ countsAsInbox)
/* harmony export */ });
/* harmony import */ var _contract_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(766);
/* harmony import */ var _mail_submission_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25402);
/* harmony import */ var _rate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10300);
/** The evidence of one test at one moment: seeds, submissions and results. */



/** Joins seeds, submissions and results. Ignores results for unknown addresses and all but the first per seed. */
function joinEvidence(evidence) {
    const known = new Set(evidence.seeds.map((seed) => addressKey(seed.address)));
    const results = new Map();
    let unknownCount = 0;
    let duplicateCount = 0;
    for (const result of evidence.snapshot?.results ?? []) {
        const key = addressKey(result.address);
        if (!known.has(key))
            unknownCount += 1;
        else if (results.has(key))
            duplicateCount += 1;
        else
            results.set(key, result);
    }
    return {
        seeds: evidence.seeds.map((seed) => joinSeed(seed, evidence.submissions.get(seed.address) ?? null, results.get(addressKey(seed.address)) ?? null)),
        notices: [
            ...(unknownCount === 0
                ? []
                : [`ignored ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(unknownCount, 'result')} for addresses that are not seeds of this test`]),
            ...(duplicateCount === 0
                ? []
                : [`ignored ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(duplicateCount, 'duplicate result')}: only the first result of a seed counts`]),
        ],
    };
}
/** True when the server rejected the copy permanently: it counts as not inbox. */
function isRefused(submission) {
    return submission?.status === 'rejected' && !(0,_mail_submission_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransient */ .d)(submission.reply);
}
/** True when the service returns only a summary, as for external tests at a service without extensions. */
function isSummaryAlone(snapshot) {
    return snapshot !== null && snapshot.results === null && snapshot.summary !== null;
}
/** True for a copy in one of the folders or in a simulated tab, which never affects the outcome. */
function countsAsInbox({ folder, result }, inboxFolders) {
    if (folder === null)
        return false;
    return inboxFolders.includes(folder) || ((0,_contract_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isTab */ .KG)(folder) && result?.placementKind === 'simulated');
}
function joinSeed(seed, submission, result) {
    const fate = fateOf(submission, result);
    return { seed, submission, result, fate, folder: fate === 'received' ? (result?.folder ?? null) : null };
}
function fateOf(submission, result) {
    // A refusal outweighs any later result; otherwise early decisions could be wrong.
    if (isRefused(submission))
        return 'refused';
    if (result !== null && result.folder !== null)
        return 'received';
    return submission?.status === 'not-attempted' ? 'unsent' : 'pending';
}
/** Services may change the case of addresses; no two seeds differ only by case. */
function addressKey(address) {
    return address.toLowerCase();
}


/***/ }),

/***/ 79396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CL: () => (/* binding */ runOutcome),
/* harmony export */   XF: () => (/* binding */ countOutcomes),
/* harmony export */   nm: () => (/* binding */ runSentence),
/* harmony export */   o3: () => (/* binding */ testTitle),
/* harmony export */   oT: () => (/* binding */ testSentence),
/* harmony export */   yZ: () => (/* binding */ joinWords)
/* harmony export */ });
/* harmony import */ var _mail_submission_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25402);
/* harmony import */ var _rate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10300);
/* harmony import */ var _rate_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27821);
/** Renders the outcome and its reason as one sentence with figures. */



/** Reasons per sentence; the rate table lists all. */
const mostReasons = 2;
/** `fail: inbox rate 66.7% is below 85% (6 of 9 seeds in the inbox; 3 in Spam)`. */
function testSentence(input) {
    const note = namesFolders(input) ? simulationNotes[input.simulated] : '';
    return `${input.outcome}: ${explain[input.outcome](input)}${note}`;
}
/** Added because the sentence is also shown on its own, for example in an annotation. */
const simulationNotes = {
    none: '',
    some: ' – partly local simulation',
    all: ' – local simulation',
};
const decisiveStatus = { pass: 'met', fail: 'missed', inconclusive: 'undecided' };
function namesFolders({ outcome, rates, ending }) {
    if (outcome === 'inconclusive' && ending.kind === 'interrupted')
        return false;
    return outcome === 'pass' || rates.some((one) => isOnFolders(one) && one.status === decisiveStatus[outcome]);
}
function isOnFolders({ rate }) {
    return rate === 'inbox' || rate === 'tab';
}
const explain = {
    pass: passReason,
    fail: ({ rates }) => listReasons(reasonsOf(rates, 'missed'), 'missed'),
    inconclusive: doubt,
};
function passReason({ rates, ending }) {
    const overall = rates.filter((rate) => rate.scope === 'overall');
    const said = overall.flatMap((rate) => (rate.percent === null ? [] : [passPart(rate, rate.percent)]));
    const unmeasured = overall.filter(isUnmeasuredMethod).map((rate) => rate.rate.toUpperCase());
    const rest = unmeasured.length === 0 ? '' : `; ${joinWords(unmeasured)} not measured`;
    const typeCount = rates.filter((rate) => rate.scope !== 'overall' && rate.status === 'met').length;
    const types = typeCount === 0 ? '' : `; ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(typeCount, 'provider type threshold')} met`;
    const early = ending.kind === 'interrupted' ? '; decided before the run was interrupted' : '';
    return `${said.join(', ')}${types}${rest}${early}`;
}
function isUnmeasuredMethod({ rate, percent }) {
    return percent === null && rate !== 'inbox' && rate !== 'tab';
}
function passPart(rate, percent) {
    const shown = `${(0,_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPercent */ .yn)(percent, rate.thresholdPercent, rate.bound)}%`;
    const least = rate.openCount === 0 || rate.rate !== 'inbox' ? shown : `at least ${shown}`;
    const counts = rate.rate === 'inbox' ? `${(0,_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderNumber */ .kT)(rate.hitCount)} of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(rate.outOfCount, 'seed')}` : '';
    const limit = rate.thresholdPercent === null ? 'no threshold' : `threshold ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderThreshold */ .S_)(rate.thresholdPercent)}%`;
    const details = [counts, limit].filter((part) => part !== '').join(', ');
    return `${(0,_rate_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .titleIn */ .Ey)(rate)} ${least} (${details})`;
}
function doubt({ rates, tally, ending, obstacles }) {
    const reasons = reasonsOf(rates, 'undecided');
    if (ending.kind === 'interrupted') {
        const known = `${tally.receivedCount} of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(tally.seedCount, 'result')} received`;
        return `${ending.reason} (${known})`;
    }
    if (tally.seedCount === 0)
        return 'the test has no seeds, so nothing was measured';
    if (tally.receivedCount === 0) {
        return `no copy was received (0 of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(tally.seedCount, 'seed')}${fates(tally, obstacles)}), so nothing was measured`;
    }
    return listReasons(reasons, 'undecided');
}
function fates(tally, { unsentReason, deferredCount, deferral }) {
    const why = unsentReason === null ? '' : `: ${unsentReason}`;
    const words = deferral === null ? '' : `: ${(0,_mail_submission_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .renderReply */ .V)(deferral)}`;
    return [
        tally.refusedCount === 0 ? '' : `, ${tally.refusedCount} rejected`,
        deferredCount === 0 ? '' : `, ${deferredCount} deferred by the SMTP server${words}`,
        tally.unsentCount === 0 ? '' : `, ${tally.unsentCount} not sent${why}`,
    ].join('');
}
function reasonsOf(rates, status) {
    return rates.flatMap((rate) => (rate.status === status && rate.reason !== null ? [rate.reason] : []));
}
function listReasons(reasons, status) {
    const more = reasons.length - mostReasons;
    return more <= 0
        ? reasons.join('; ')
        : `${reasons.slice(0, mostReasons).join('; ')}; ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(more, 'more threshold')} ${status}`;
}
/** A run takes the first of these that any of its tests has. */
const outcomeOrder = ['misconfigured', 'fail', 'inconclusive', 'pass'];
/** Returns the run's outcome: misconfigured before fail before inconclusive before pass. */
function runOutcome(outcomes) {
    return outcomeOrder.find((outcome) => outcomes.includes(outcome)) ?? 'inconclusive';
}
/** Returns the run's sentence: that of a single test, else the counts by outcome with the first reason. */
function runSentence(tests) {
    const [only] = tests;
    if (only === undefined)
        return 'inconclusive: nothing was tested';
    if (tests.length === 1)
        return only.sentence;
    const outcome = runOutcome(tests.map((test) => test.outcome));
    if (outcome === 'pass')
        return `pass: all ${tests.length} templates passed`;
    const first = tests.find((test) => test.outcome === outcome) ?? only;
    const reason = ` (${testTitle(first)}: ${first.sentence.replace(/^[a-z]+: /u, '')})`;
    return `${outcome}: ${countOutcomes(tests)}${reason}`;
}
const outcomeVerbs = {
    misconfigured: ['is misconfigured', 'are misconfigured'],
    fail: ['fails', 'fail'],
    inconclusive: ['is inconclusive', 'are inconclusive'],
};
/** Counts the tests that do not pass, the worst first: `3 of 10 templates fail, 1 is inconclusive`. */
function countOutcomes(tests) {
    const parts = ['misconfigured', 'fail', 'inconclusive'].flatMap((outcome) => {
        const count = tests.filter((test) => test.outcome === outcome).length;
        return count === 0 ? [] : [{ count, verb: outcomeVerbs[outcome][count === 1 ? 0 : 1] }];
    });
    const said = parts.map(({ count, verb }, index) => index === 0 ? `${count} of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(tests.length, 'template')} ${verb}` : `${count} ${verb}`);
    return said.join(', ');
}
/** `newsletter.hbs`, or `newsletter.hbs [german]` with a named data set. */
function testTitle({ templatePath, dataSet }) {
    return dataSet === null ? templatePath : `${templatePath} [${dataSet}]`;
}
/** `['SPF', 'DKIM']` → `SPF and DKIM`. */
function joinWords(words) {
    return words.length <= 1 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}


/***/ }),

/***/ 27821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ authenticationReason),
/* harmony export */   Ey: () => (/* binding */ titleIn),
/* harmony export */   Gh: () => (/* binding */ lapsedReason),
/* harmony export */   cv: () => (/* binding */ tabReason),
/* harmony export */   hG: () => (/* binding */ simulatedTabsReason),
/* harmony export */   tF: () => (/* binding */ inboxReason)
/* harmony export */ });
/* harmony import */ var _contract_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(766);
/* harmony import */ var _rate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10300);
/** Renders why a threshold is missed or undecided, in one sentence with figures. */


const rateTitles = {
    inbox: 'inbox rate',
    tab: 'tab rate',
    spf: 'SPF pass rate',
    dkim: 'DKIM pass rate',
    dmarc: 'DMARC pass rate',
};
/** `inbox rate 66.7% is below 85% (6 of 9 seeds in the inbox; 3 in Spam)`, or why it is undecided. */
function inboxReason(rate, tally, inboxFolders) {
    const title = titleIn(rate);
    if (tally.seedCount === 0)
        return noSeedsReason(rate);
    const where = whereSeedsAre(rate, tally, inboxFolders);
    if (rate.status === 'missed')
        return `${title} ${belowLimit(rate)} (${where}${tabHint(tally)})`;
    if (rate.percent === null)
        return `${title} not measured: no result for any copy (${where})`;
    return `${title} is between ${shownPercent(rate, rate.percent)} and ${shownPercent(rate, rate.highestPercent ?? rate.percent)}, so ${limitOf(rate)} may or may not be reached (${where}${summaryHint(tally)})`;
}
/** `DKIM pass rate 88.9% is below 100% (8 of 9 checked copies pass)`, or why it was not measured. */
function authenticationReason(rate, tally) {
    const title = titleIn(rate);
    if (tally.seedCount === 0)
        return noSeedsReason(rate);
    if (rate.status === 'missed') {
        return `${title} ${belowLimit(rate)} (${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(rate.hitCount)} of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(rate.outOfCount, 'checked copy', 'checked copies')} pass)`;
    }
    if (rate.percent === null)
        return `${title} must be at least ${limitOf(rate)} but was not measured: ${whyUnmeasured(tally)}`;
    const outstanding = (0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(rate.openCount, 'outstanding copy', 'outstanding copies');
    return `${title} is ${shownPercent(rate, rate.percent)} so far; whether it reaches ${limitOf(rate)} depends on ${outstanding}`;
}
/** `tab rate 33.3% is above 20% (3 of 9 seeds file the mail under a tab)`. */
function tabReason(rate) {
    if (rate.percent === null)
        return `tab rate must be at most ${limitOf(rate)} but was not measured: no folder is known`;
    const counts = `${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(rate.hitCount)} of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(rate.outOfCount, 'seed')} file the mail under a tab`;
    const shown = shownPercent(rate, rate.percent);
    if (rate.status === 'missed')
        return `tab rate ${shown} is above ${limitOf(rate)} (${counts})`;
    const outstanding = (0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(rate.openCount, 'outstanding result');
    return `tab rate is ${shown} so far (${counts}); whether it stays within ${limitOf(rate)} depends on ${outstanding}`;
}
const simulatedTabsReason = 'placement is simulated, so max-tab-rate does not apply';
/** Why a default threshold does not apply. */
function lapsedReason(rate, threshold) {
    return `${titleIn(rate)} not measured, so its default threshold of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderThreshold */ .S_)(threshold.percent)}% does not apply`;
}
/** `inbox rate`, `business DKIM pass rate`. */
function titleIn({ rate, scope }) {
    return scope === 'overall' ? rateTitles[rate] : `${scope} ${rateTitles[rate]}`;
}
function belowLimit(rate) {
    const shown = shownPercent(rate, rate.highestPercent ?? rate.percent ?? 0);
    return rate.openCount === 0
        ? `${shown} is below ${limitOf(rate)}`
        : `can reach at most ${shown}, below ${limitOf(rate)}`;
}
function shownPercent(rate, percent) {
    return `${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPercent */ .yn)(percent, rate.thresholdPercent, rate.bound)}%`;
}
function limitOf(rate) {
    return `${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderThreshold */ .S_)(rate.thresholdPercent ?? 0)}%`;
}
function noSeedsReason(rate) {
    const seeds = rate.scope === 'overall' ? 'no seeds' : `no ${rate.scope} seeds`;
    return `${titleIn(rate)} must be at least ${limitOf(rate)}, but the test has ${seeds}`;
}
function whyUnmeasured(tally) {
    if (tally.receivedCount === 0)
        return 'no copy was received';
    return tally.withoutResultCount === 0
        ? 'nothing in the received copies could be checked'
        : `nothing in the copies received so far could be checked, ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(tally.withoutResultCount, 'result')} outstanding`;
}
/** Counts every seed of the scope once: `6 of 9 seeds in the inbox; 2 in Spam, 1 rejected`. */
function whereSeedsAre(rate, tally, inboxFolders) {
    const hits = `${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(rate.hitCount)} of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(rate.outOfCount, 'seed')} ${inboxPhrase(inboxFolders)}`;
    const missing = tally.inbox.excludedCount === 0 ? 'without a result' : 'without a result (excluded)';
    const rest = [
        ..._contract_names_js__WEBPACK_IMPORTED_MODULE_1__/* .folders */ .oW.map((folder) => [tally.missedFolders[folder], `in ${folder}`]),
        [elsewhereCount(rate, tally), 'elsewhere'],
        [tally.refusedCount, 'rejected'],
        [tally.unsentCount, 'not sent'],
        [tally.withoutResultCount, missing],
    ];
    const said = rest.filter(([count]) => count > 0).map(([count, what]) => `${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(count)} ${what}`);
    return said.length === 0 ? hits : `${hits}; ${said.join(', ')}`;
}
function inboxPhrase(inboxFolders) {
    if (inboxFolders.length > 1 && inboxFolders.includes('INBOX'))
        return 'in the inbox';
    return `in ${inboxFolders.join(' or ')}`;
}
/** Copies received in folders that a summary does not name. */
function elsewhereCount(rate, tally) {
    const namedCount = _contract_names_js__WEBPACK_IMPORTED_MODULE_1__/* .folders */ .oW.reduce((sum, folder) => sum + tally.folders[folder], 0);
    return namedCount === 0 ? Math.max(tally.receivedCount - rate.hitCount, 0) : 0;
}
function tabHint({ missedFolders }) {
    const hasTabs = _contract_names_js__WEBPACK_IMPORTED_MODULE_1__/* .folders */ .oW.some((folder) => (0,_contract_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isTab */ .KG)(folder) && missedFolders[folder] > 0);
    return hasTabs ? '; tabs count as inbox unless inbox-folders excludes them' : '';
}
/** The API's `inbox_rate` counts only INBOX. */
function summaryHint({ inbox }) {
    if (inbox.reported === null || inbox.unknownCount === 0)
        return '';
    return '; the service counts only INBOX: set inbox-folders to INBOX to use its rate';
}


/***/ }),

/***/ 10300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SS: () => (/* binding */ renderCount),
/* harmony export */   S_: () => (/* binding */ renderThreshold),
/* harmony export */   kT: () => (/* binding */ renderNumber),
/* harmony export */   mu: () => (/* binding */ ratePercent),
/* harmony export */   yn: () => (/* binding */ renderPercent)
/* harmony export */ });
/** Computes and renders percentages. */
/** Returns an unrounded percentage; `null` (not measured) when `outOfCount` is 0. */
function ratePercent(hitCount, outOfCount) {
    return outOfCount === 0 ? null : (100 * hitCount) / outOfCount;
}
const mostDecimals = 12;
/**
 * Renders a percentage with one decimal and without the sign: `66.7`.
 *
 * Rounding never moves a value across its threshold (99.96 below 100 is `99.9`) or to 0 or 100; more decimals are used
 * where one is not enough.
 */
function renderPercent(percent, thresholdPercent, bound = 'at-least') {
    const limit = thresholdPercent === null ? null : { percent: thresholdPercent, bound };
    for (let decimals = 1; decimals <= mostDecimals; decimals += 1) {
        const shown = [percent.toFixed(decimals), floorTo(percent, decimals)].find((text) => isFaithful(Number(text), percent, limit));
        if (shown !== undefined)
            return shown;
    }
    return String(percent);
}
/** Renders a count, which is a fraction when the service returns only percentages: `6`, `4.8`. */
function renderNumber(count) {
    return String(Number(count.toFixed(1)));
}
/** Renders a threshold as the user wrote it: `85`, `99.5`. */
function renderThreshold(thresholdPercent) {
    return String(thresholdPercent);
}
/** Renders a count with its noun: `1 seed`, `3 seeds`. */
function renderCount(count, singular, plural = `${singular}s`) {
    return `${renderNumber(count)} ${count === 1 ? singular : plural}`;
}
function floorTo(percent, decimals) {
    const scale = 10 ** decimals;
    return (Math.floor(percent * scale) / scale).toFixed(decimals);
}
function isFaithful(shown, percent, limit) {
    return ((limit === null || keeps(shown, limit) === keeps(percent, limit)) &&
        shown > 0 === percent > 0 &&
        shown < 100 === percent < 100);
}
function keeps(percent, limit) {
    return limit.bound === 'at-least' ? percent >= limit.percent : percent <= limit.percent;
}


/***/ }),

/***/ 83542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ beforeDeadline)
/* harmony export */ });
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7443);
/* harmony import */ var _settings_parsers_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33684);
/* harmony import */ var _world_time_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83141);
/** Ends a step of the run with an error when `timeout` expires. */



/**
 * Runs `work` until the deadline, at which its signal aborts.
 *
 * @throws PresendError RUN_TIMEOUT at the deadline; the signal's reason when it aborts before
 */
async function beforeDeadline(step, work, { clock, deadlineMs, timeoutMs, signal }) {
    try {
        return await (0,_world_time_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .withinTime */ .dn)(work, deadlineMs - clock.monotonicMs(), { clock, signal });
    }
    catch (error) {
        if (!(error instanceof _world_time_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .TimeLimitReached */ .r_))
            throw error;
        throw new _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PresendError */ .Wn({
            code: 'RUN_TIMEOUT',
            outcome: 'inconclusive',
            done: step.doing,
            came: `no reply before the timeout (${(0,_settings_parsers_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDuration */ .PP)(timeoutMs)})`,
            expected: 'a reply',
            todo: `${step.todo}, or set a longer timeout`,
        });
    }
}


/***/ }),

/***/ 95058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ describeFailure)
/* harmony export */ });
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7443);
/** Maps exceptions to outcomes. */

/** UTF-16 units kept of an unknown error's message. */
const longestMessage = 500;
/** Maps an error to an outcome: `inconclusive` unless it is a PresendError. An unknown error is a bug in presend. */
function describeFailure(error, signal) {
    if (error instanceof _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PresendError */ .Wn) {
        const { code, message, outcome, problems } = error;
        return { code, message, outcome, problems, isCancelled: false };
    }
    if (signal.aborted) {
        const message = 'the run was cancelled';
        return { code: 'CANCELLED', message, outcome: 'inconclusive', problems: [], isCancelled: true };
    }
    const came = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return {
        code: 'UNEXPECTED',
        message: `unexpected error: ${came.slice(0, longestMessage)}; this is a bug in presend, please report it`,
        outcome: 'inconclusive',
        problems: [],
        isCancelled: false,
    };
}


/***/ }),

/***/ 40635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ revealDkimKey),
  J: () => (/* binding */ startTest)
});

// EXTERNAL MODULE: ./lib/mail/compose.js + 2 modules
var compose = __webpack_require__(22019);
// EXTERNAL MODULE: ./lib/mail/removed-signatures.js
var removed_signatures = __webpack_require__(66059);
// EXTERNAL MODULE: ./lib/mail/submission-outcome.js
var submission_outcome = __webpack_require__(25402);
// EXTERNAL MODULE: ./lib/contract/names.js
var names = __webpack_require__(766);
// EXTERNAL MODULE: ./lib/check/evidence.js
var check_evidence = __webpack_require__(77699);
// EXTERNAL MODULE: ./lib/check/rate.js
var check_rate = __webpack_require__(10300);
// EXTERNAL MODULE: ./lib/check/rate-reason.js
var rate_reason = __webpack_require__(27821);
;// CONCATENATED MODULE: ./lib/check/judge-rate.js
/** Compares one rate with its threshold, given its current value and the values it can still reach. */


/**
 * Judges the inbox rate of one scope: hits ÷ all seeds that are not excluded. Met only if it holds when every open seed
 * misses; missed only if it is not reached when every open seed hits.
 */
function judgeInboxRate({ scope, tally, threshold, inboxFolders }) {
    const { hitCount, missCount, pendingCount, unknownCount } = tally.inbox;
    const openCount = pendingCount + unknownCount;
    // Counts derived from percentages are fractions that add up to an integer.
    const outOfCount = Math.round(hitCount + missCount + openCount);
    const lowestPercent = hitCount + missCount === 0 ? null : hitPercent(tally, outOfCount);
    const highestPercent = openCount === 0 ? lowestPercent : (0,check_rate/* ratePercent */.mu)(hitCount + openCount, outOfCount);
    const base = {
        rate: 'inbox',
        scope,
        bound: 'at-least',
        percent: lowestPercent,
        hitCount,
        outOfCount,
        openCount,
        highestPercent,
    };
    if (threshold === null)
        return settled({ ...base, thresholdPercent: null, status: 'no-threshold', reason: null });
    // The overall default threshold always applies; otherwise a run without results would pass.
    if (outOfCount === 0 && threshold.onlyWhereMeasured && scope !== 'overall')
        return lapsed(base, threshold);
    const status = statusIn(rangeOf(lowestPercent, highestPercent), threshold);
    const figures = { ...base, thresholdPercent: threshold.percent, status };
    const reason = status === 'met' ? null : (0,rate_reason/* inboxReason */.tF)(figures, tally, inboxFolders);
    return { evaluation: { ...figures, reason }, isFinal: status !== 'undecided' || pendingCount === 0 };
}
/** Uses the service's own percentage when it is all there is. */
function hitPercent({ inbox: { hitCount, reported } }, outOfCount) {
    return reported !== null && reported.seedCount === outOfCount ? reported.percent : (0,check_rate/* ratePercent */.mu)(hitCount, outOfCount);
}
/**
 * Judges the tab rate: observed tabs ÷ all seeds that are neither excluded nor simulated. The threshold does not apply
 * when every received copy is simulated.
 */
function judgeTabRate(tally, maxPercent) {
    const { hitCount, missCount, pendingCount, unknownCount } = tally.inbox;
    const tabCount = tally.observedTabCount;
    // A summary names no folders.
    const unnamedCount = Math.min(tally.receivedCount - folderCount(tally), hitCount + missCount);
    const openCount = pendingCount + unknownCount + unnamedCount + missedUnseenCount(tally);
    const outOfCount = Math.round(hitCount + missCount + pendingCount + unknownCount) - tally.simulatedCount;
    const knownCount = outOfCount - openCount;
    const base = {
        rate: 'tab',
        scope: 'overall',
        bound: 'at-most',
        percent: knownCount <= 0 ? null : (0,check_rate/* ratePercent */.mu)(tabCount, outOfCount),
        hitCount: tabCount,
        outOfCount,
        openCount,
        highestPercent: (0,check_rate/* ratePercent */.mu)(tabCount + openCount, outOfCount),
    };
    if (tally.simulatedCount > 0 && tally.simulatedCount === tally.receivedCount) {
        return settled({
            ...base,
            percent: null,
            thresholdPercent: null,
            status: 'no-threshold',
            reason: rate_reason/* simulatedTabsReason */.hG,
        });
    }
    const status = tabStatus(base, maxPercent);
    const figures = { ...base, thresholdPercent: maxPercent, status };
    const reason = status === 'met' ? null : (0,rate_reason/* tabReason */.cv)(figures);
    return { evaluation: { ...figures, reason }, isFinal: status !== 'undecided' || pendingCount === 0 };
}
/** Seeds that missed the inbox for lack of a result; each may be in a tab. */
function missedUnseenCount({ withoutResultCount, unsentCount, inbox }) {
    const { pendingCount, excludedCount, unknownCount } = inbox;
    return Math.max(withoutResultCount - pendingCount - excludedCount - Math.max(unknownCount - unsentCount, 0), 0);
}
function folderCount({ folders }) {
    return Object.values(folders).reduce((sum, count) => sum + count, 0);
}
function tabStatus({ percent, highestPercent }, maxPercent) {
    if (percent !== null && percent > maxPercent)
        return 'missed';
    return percent !== null && (highestPercent ?? 100) <= maxPercent ? 'met' : 'undecided';
}
/** Judges the pass rate of one method in one scope: passes ÷ received copies that could be checked. */
function judgeAuthenticationRate(rate, input) {
    const { scope, tally, threshold, basis } = input;
    const { passCount, failCount, pendingCount } = tally.authentication[rate];
    const outOfCount = passCount + failCount;
    const base = {
        rate,
        scope,
        bound: 'at-least',
        percent: (0,check_rate/* ratePercent */.mu)(passCount, outOfCount),
        hitCount: passCount,
        outOfCount,
        openCount: pendingCount,
        highestPercent: outOfCount === 0 ? null : (0,check_rate/* ratePercent */.mu)(passCount + pendingCount, outOfCount + pendingCount),
    };
    if (threshold === null)
        return settled({ ...base, thresholdPercent: null, status: 'no-threshold', reason: null });
    const awaitedCount = basis === 'received-copies' ? 0 : pendingCount;
    if (outOfCount === 0 && awaitedCount === 0 && threshold.onlyWhereMeasured)
        return lapsed(base, threshold);
    const status = statusIn(copyRange(base, awaitedCount), threshold);
    const figures = { ...base, thresholdPercent: threshold.percent, status };
    const reason = status === 'met' ? null : (0,rate_reason/* authenticationReason */.Bs)(figures, tally);
    return { evaluation: { ...figures, reason }, isFinal: status !== 'undecided' || pendingCount === 0 };
}
/** Each awaited copy may pass, fail or never arrive. */
function copyRange({ hitCount, outOfCount }, awaitedCount) {
    if (outOfCount === 0)
        return null;
    return rangeOf((0,check_rate/* ratePercent */.mu)(hitCount, outOfCount + awaitedCount), (0,check_rate/* ratePercent */.mu)(hitCount + awaitedCount, outOfCount + awaitedCount));
}
function rangeOf(lowestPercent, highestPercent) {
    return lowestPercent === null || highestPercent === null ? null : { lowestPercent, highestPercent };
}
/** A rate without evidence has no range and stays undecided. */
function statusIn(range, threshold) {
    if (range === null)
        return 'undecided';
    if (range.lowestPercent >= threshold.percent)
        return 'met';
    return range.highestPercent < threshold.percent ? 'missed' : 'undecided';
}
function lapsed(base, threshold) {
    return settled({ ...base, thresholdPercent: null, status: 'no-threshold', reason: (0,rate_reason/* lapsedReason */.Gh)(base, threshold) });
}
function settled(evaluation) {
    return { evaluation, isFinal: true };
}

// EXTERNAL MODULE: ./lib/check/tally.js
var tally = __webpack_require__(55558);
;// CONCATENATED MODULE: ./lib/check/decision.js
/** Decides the outcome from evidence, as soon as no missing result can change it. */





const scopes = ['overall', ...names/* providerTypes */.Nm];
/**
 * Returns the final decision; `null` while an outstanding result could still change it.
 *
 * A certain miss decides at once. A pass needs every threshold certainly met and at least one received copy. With a
 * quorum below 100, authentication is decided on the received copies once the inbox rate is decided and the quorum is
 * reached; with 100, the outcome always equals that of the full evaluation.
 */
function decideEarly(evidence, rules) {
    const decision = decide({ evidence, joined: (0,check_evidence/* joinEvidence */.An)(evidence), rules, moment: 'open' });
    return decision.isFinal ? decision : null;
}
/** Returns the decision at a moment, final or not. */
function decide({ evidence, joined, rules, moment }) {
    const tallies = (0,tally/* tallyEvidence */.s)({ joined, snapshot: evidence.snapshot, rules, moment });
    const hasQuorum = (0,check_evidence/* isSummaryAlone */.c4)(evidence.snapshot)
        ? tallies.overall.inbox.pendingCount === 0
        : isQuorumReached(joined, rules.quorumPercent);
    const inbox = [...judgeInboxRates(tallies, rules), ...judgeTabs(tallies, rules)];
    const isInboxDecided = inbox.every((one) => one.isFinal);
    const authentication = judgeAuthenticationRates(tallies, rules, hasQuorum && isInboxDecided ? 'received-copies' : 'all-copies');
    const judged = [...inbox, ...authentication].toSorted((left, right) => scopeIndex(left) - scopeIndex(right));
    return { ...conclude(judged, tallies, hasQuorum), rates: judged.map((one) => one.evaluation), tallies };
}
function judgeInboxRates(tallies, rules) {
    return scopes.flatMap((scope) => {
        const threshold = thresholdsIn(rules, scope).inbox;
        if (scope !== 'overall' && threshold === null)
            return [];
        return [judgeInboxRate({ scope, tally: tallies[scope], threshold, inboxFolders: rules.inboxFolders })];
    });
}
function judgeTabs({ overall }, { thresholds: { maxTabPercent } }) {
    return maxTabPercent === null ? [] : [judgeTabRate(overall, maxTabPercent)];
}
function judgeAuthenticationRates(tallies, rules, basis) {
    return scopes.flatMap((scope) => tally/* authenticationNames */.J.flatMap((name) => {
        const threshold = thresholdsIn(rules, scope)[name];
        if (scope !== 'overall' && threshold === null)
            return [];
        return [judgeAuthenticationRate(name, { scope, tally: tallies[scope], threshold, basis })];
    }));
}
function thresholdsIn({ thresholds }, scope) {
    return scope === 'overall' ? thresholds.overall : thresholds.byProviderType[scope];
}
function scopeIndex(judged) {
    return scopes.indexOf(judged.evaluation.scope);
}
/**
 * True when enough seeds have a result or a refusal to decide authentication, and every provider has received one copy
 * or refused all: a silent provider may be the one that fails.
 */
function isQuorumReached(joined, quorumPercent) {
    const sentTo = joined.seeds.filter((one) => one.fate !== 'unsent');
    const answered = sentTo.filter((one) => one.fate !== 'pending');
    if (((0,check_rate/* ratePercent */.mu)(answered.length, sentTo.length) ?? -1) < quorumPercent)
        return false;
    return Map.groupBy(sentTo, (one) => one.seed.providerName)
        .values()
        .every((seeds) => seeds.some((one) => one.fate === 'received') || seeds.every((one) => one.fate === 'refused'));
}
function conclude(judged, tallies, hasQuorum) {
    const has = (status) => judged.some((one) => one.evaluation.status === status);
    const isEveryResultIn = tallies.overall.inbox.pendingCount === 0;
    if (has('missed'))
        return { outcome: 'fail', isFinal: true };
    if (tallies.overall.receivedCount === 0)
        return { outcome: 'inconclusive', isFinal: isEveryResultIn };
    const isFinal = judged.every((one) => one.isFinal);
    if (has('undecided'))
        return { outcome: 'inconclusive', isFinal };
    // Without any threshold, wait for the quorum instead of ending at the first result.
    return { outcome: 'pass', isFinal: isFinal && (has('met') || hasQuorum || isEveryResultIn) };
}

// EXTERNAL MODULE: ./lib/advice/symbol-advice.js + 1 modules
var symbol_advice = __webpack_require__(94403);
;// CONCATENATED MODULE: ./lib/check/advice/authentication-advice.js
/** Suggests fixes for SPF, DKIM and DMARC failures. */
/** First match wins. Source: RFC 7208 §3.2 (one record), §4.6.4 (limits), §4.6 (syntax), §5.2 and §6.1 (includes, redirects). */
const spfRows = [
    {
        pattern: /multiple spf records|more than one spf record/u,
        fix: 'Publish exactly one v=spf1 record: merge the others into it and delete them.',
    },
    {
        pattern: /too many void|void (?:dns )?look-?ups/u,
        fix: 'Remove SPF terms whose names do not exist: at most 2 void lookups are allowed.',
    },
    {
        pattern: /too many dns|too many (?:dns )?look-?ups|look-?up limit/u,
        fix: 'Reduce the SPF record to at most 10 DNS lookups, including those of its includes: remove services that no longer send, and use ip4 and ip6 for networks.',
    },
    {
        pattern: /\bpermerror\b.*\b(?:no spf records? found|(?:include|redirect) target)/u,
        fix: 'Fix the include or redirect in the SPF record: the domain it names has no SPF record.',
    },
    {
        pattern: /\bpermerror\b/u,
        fix: 'Fix the SPF record: exactly one v=spf1 record, valid syntax, at most 10 DNS lookups.',
    },
    {
        pattern: /\btemperror\b/u,
        fix: 'Check the name servers of the envelope sender’s domain and of every domain that its SPF record includes.',
    },
    {
        pattern: /^(?:spf )?none\b/u,
        fix: 'Publish an SPF record for the envelope sender’s domain that includes the sending server.',
    },
];
/** First match wins. Source: RFC 6376 §3.6.1 (key records), RFC 8301 §3 (algorithms and key sizes). */
const dkimRows = [
    {
        pattern: /^(?:dkim )?none\b/u,
        fix: 'Sign the mail with DKIM on the sending server, using the domain of the From: address.',
    },
    {
        pattern: /\bno key\b/u,
        fix: 'Publish the public key as a TXT record at the signature’s selector, or sign with a selector that has a record.',
    },
];
const rowsOf = { spf: spfRows, dkim: dkimRows, dmarc: [] };
const general = {
    spf: 'Add the sending server to the SPF record of the envelope sender’s domain (at most 10 DNS lookups), or send through a server that the record includes.',
    dkim: 'Sign after every other change to the message, and check that the selector’s DNS record matches the private key.',
    dmarc: 'Make SPF or DKIM pass for the domain of the From: address: DMARC requires alignment with it.',
};
/**
 * Suggests a fix, specific to the cause if the service's sentence names it.
 *
 * Source: RFC 7208 (SPF), RFC 6376 (DKIM), RFC 9989 (DMARC); the bulk sender rules of Gmail, Yahoo and Outlook.com.
 */
function authenticationAdvice(name, detail) {
    const words = detail?.toLowerCase() ?? '';
    return rowsOf[name].find(({ pattern }) => pattern.test(words))?.fix ?? general[name];
}

;// CONCATENATED MODULE: ./lib/check/advice/reply-advice.js
/** Suggests fixes for SMTP replies. */

const alignment = 'Make SPF or DKIM pass for the domain of the From: address: sign with DKIM for that domain, or use a Return-Path in it.';
const spfRecord = 'Add the sending service to the SPF record of the envelope sender’s domain (envelope-from).';
const signing = 'Sign with DKIM, and publish the selector’s public key (dkim-domain, dkim-selector, dkim-private-key).';
const slowDown = 'The server rate-limits this sender: lower smtp-rate and smtp-connections, and check the reputation of the IP address and domain.';
/** 530 requires a login or STARTTLS (RFC 4954 §6, RFC 3207 §4); other servers refuse to relay instead. */
const loginRequired = /^530\b|authentication (?:is )?required|relay(?:ing)? (?:access )?denied|not permitted to relay|unable to relay/u;
const tlsRequired = /^530\b.*\b(?:starttls|tls)\b/u;
/** Returns what the server requires of any client; `null` when the reply is about something else. */
function clientRequirement(reply) {
    const words = searchText(reply);
    if (tlsRequired.test(words))
        return 'tls';
    return loginRequired.test(words) ? 'login' : null;
}
/**
 * First match wins, so the more specific rows come first.
 * Source: Gmail's SMTP error list, Yahoo's SMTP error codes, Microsoft's announcement for high-volume senders (5.7.515).
 */
const rows = [
    { pattern: tlsRequired, fix: 'The SMTP server requires TLS: set smtp-security to starttls or tls.' },
    {
        pattern: loginRequired,
        fix: 'The SMTP server requires a login: set smtp-username and smtp-password.',
    },
    {
        pattern: /\b5\.7\.515\b/u,
        fix: 'SPF, DKIM and DMARC must all pass for bulk senders: publish SPF and DMARC, sign with DKIM, and align one of them with From:.',
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
    { pattern: /\b[45]\.7\.29\b/u, fix: 'Send over TLS: enable STARTTLS at the sending server.' },
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
        fix: 'Fix the header fields: exactly one From:, one Date: and one Message-ID:.',
    },
    {
        pattern: /\[(?:hm|cs)\d+\]|spam|unsolicited|content/u,
        fix: 'The server rejected the content or the sender’s reputation: compare with an earlier version of the template, and check the linked domains.',
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
        fix: 'The server greylists this sender: raise timeout above the greylisting delay.',
    },
];
const transientFix = 'The server deferred the copy until the timeout expired: retry later, or raise timeout.';
const permanentFix = 'The rejection is permanent (5xx): fix what the reply names, then run again.';
/** Returns the advice for a reply. */
function adviseOnReply(reply) {
    const words = searchText(reply);
    const row = rows.find((one) => one.pattern.test(words));
    if (row === undefined)
        return { fix: (0,submission_outcome/* isTransient */.d)(reply) ? transientFix : permanentFix, isAboutAuthentication: true };
    return { fix: row.fix, isAboutAuthentication: row.isAboutAuthentication === true };
}
function searchText(reply) {
    return `${reply.code} ${reply.enhancedCode ?? ''} ${reply.text}`.toLowerCase();
}

;// CONCATENATED MODULE: ./lib/check/seed-cause.js
/** Explains why a seed is not ok: one cause per problem. Seed reports and findings are built from these. */







/** Returns the rejection and the failed checks of a refused copy. */
function refusalCauses({ submission, result }) {
    const failures = result === null ? [] : authenticationCauses(result);
    if (submission?.status !== 'rejected')
        return failures;
    const { fix, isAboutAuthentication } = adviseOnReply(submission.reply);
    const text = `rejected ${phaseText(submission.phase)}: ${(0,submission_outcome/* renderReply */.V)(submission.reply)}`;
    const [first] = failures;
    // A failed check gives a better fix than the server's reply.
    const ownFix = first !== undefined && isAboutAuthentication ? first.fix : fix;
    return [{ source: 'submission', key: `refused ${ownFix}`, text, fix: ownFix }, ...failures];
}
function phaseText(phase) {
    return phase === 'final-reply' ? 'after DATA' : `at ${phase.toUpperCase()}`;
}
/** Returns why a received copy is not ok: a folder other than the inbox, and failed checks. */
function receivedCauses(evidence, inboxFolders) {
    const { folder, result } = evidence;
    if (folder === null || result === null)
        return [];
    const placement = (0,check_evidence/* countsAsInbox */.nI)(evidence, inboxFolders) ? [] : [placementCause(folder, result)];
    return [...placement, ...authenticationCauses(result)];
}
/** A DMARC failure caused by SPF or DKIM is merged with that failure. */
function authenticationCauses(result) {
    const failing = tally/* authenticationNames */.J.filter((name) => result[name].isPass === false);
    const isConsequence = failing.includes('dmarc') && failing.length > 1;
    const shown = isConsequence ? failing.filter((name) => name !== 'dmarc') : failing;
    return shown.map((name, index) => {
        const { detail } = result[name];
        const names = isConsequence && index === 0 ? [name, 'dmarc'] : [name];
        const title = names.map((one) => one.toUpperCase()).join(' and ');
        const fix = result[name].fix ?? authenticationAdvice(name, detail);
        const text = `${title} ${names.length === 1 ? 'fails' : 'fail'}${detail === null ? '' : `: ${withoutPrefix(detail, name)}`}`;
        return { source: 'authentication', key: `${names.join(' ')} ${fix}`, text, fix };
    });
}
/** Removes the method from the service's sentence, because the title already names it. */
function withoutPrefix(detail, name) {
    return detail.replace(new RegExp(`^${name}[ :]+`, 'iu'), '');
}
function placementCause(folder, { reason: why, spam, placementKind }) {
    const where = `in ${folder}${placementKind === null ? '' : ` (${placementKind})`}`;
    const source = 'placement';
    if ((0,names/* isTab */.KG)(folder))
        return { source, key: where, text: placed(`${where}, a tab`, folder, why), fix: tabFix };
    if (isEngineVerdict(spam)) {
        const fix = joinTexts((0,symbol_advice/* worstSymbols */.vX)(spam.symbols).map(symbol_advice/* symbolAdvice */.hC), ' ') ?? spamFix;
        return { source: 'spam-filter', key: 'engine', text: engineReason(where, spam), fix };
    }
    const text = placed(where, folder, why);
    return { source, key: text, text, fix: spamFix };
}
/** True when the spam engine's score reaches its threshold. */
function isEngineVerdict(spam) {
    return spam !== null && spam.score >= spam.threshold;
}
/** Removes the folder from the service's sentence, which often begins with it. */
function placed(where, folder, why) {
    if (why === null)
        return where;
    const because = `${folder}, because `;
    return why.startsWith(because) ? `${where}, because ${why.slice(because.length)}` : `${where}: ${why}`;
}
/** Describes the engine's verdict and the rules that fired. */
function engineReason(where, spam) {
    const found = (0,symbol_advice/* worstSymbols */.vX)(spam.symbols).map((symbol) => {
        const { name, score, meaning } = (0,symbol_advice/* explainSymbol */.Ml)(symbol);
        const words = meaning.trim().replace(/\.$/u, '');
        const rule = `${name} ${score.toFixed(1)}`;
        return words === '' ? rule : `${words} (${rule})`;
    });
    const list = found.length === 0 ? '' : `: ${found.join('; ')}`;
    return `${where}: spam score ${spam.score.toFixed(1)}, limit ${spam.threshold.toFixed(1)} (${(0,symbol_advice/* engineTitle */.v6)(spam)})${list}`;
}
const tabFix = 'If readers expect this mail in that tab, leave inbox-folders at its default, which counts tabs as inbox; use max-tab-rate to limit tabs separately.';
const spamFix = 'The service gives no reason: compare with an earlier version, and check the linked domains and the sender’s authentication.';
/** Returns why a copy was not sent. */
function unsentCause(submission) {
    const why = submission?.status === 'not-attempted' ? `: ${submission.reason}` : '';
    const fix = 'Fix the cause and run again.';
    return { source: 'submission', key: `unsent${why}`, text: `not sent${why}`, fix };
}
/** Returns why a seed has no result; prefers the service's own reason. */
function waitingCause({ submission, result }) {
    const why = result?.reason ?? '';
    if (why === '')
        return missingCause(submission);
    const fix = /^refused\b/iu.test(why) ? refusedLaterFix : undecidedFix;
    return {
        source: 'waiting',
        key: fix,
        text: `the service reports "${why.replace(/\.$/u, '')}", no folder`,
        fix,
    };
}
const undecidedFix = 'The service could not place the message yet. Run again when its spam engine and DNS are available.';
const refusedLaterFix = 'The mailbox’s server rejected the copy after your SMTP server had accepted it: fix what the reply names; the bounce has the same text.';
function missingCause(submission) {
    const { text, fix } = describeMissing(submission);
    return { source: 'waiting', key: fix, text, fix };
}
function describeMissing(submission) {
    if (submission?.status === 'accepted') {
        const queueId = submission.queueId === null ? '' : ` as ${submission.queueId}`;
        return { text: `accepted by the SMTP server${queueId}, no result`, fix: acceptedFix };
    }
    if (submission?.status === 'unknown') {
        const text = `connection lost after the message was sent (${submission.reason}), no result`;
        return { text, fix: 'It is unknown whether this copy was delivered: check the SMTP server’s log.' };
    }
    if (submission?.status === 'rejected') {
        return { text: `deferred: ${(0,submission_outcome/* renderReply */.V)(submission.reply)}; no result`, fix: replyFix(submission.reply) };
    }
    return { text: 'not sent, no result', fix: 'Raise timeout, or find out why the SMTP server is slow.' };
}
function replyFix(reply) {
    return adviseOnReply(reply).fix;
}
const acceptedFix = 'Look for a bounce at the envelope sender and for the queue id in the server’s log; raise timeout if delivery is just slow.';
/** Joins the distinct texts; `null` when there are none. */
function joinTexts(texts, separator) {
    const said = [...new Set(texts.filter((text) => text !== null && text !== ''))];
    return said.length === 0 ? null : said.join(separator);
}

;// CONCATENATED MODULE: ./lib/check/seed-report.js
/** Builds the report of one seed: status, reason and fix. */

/** Builds the report of one seed. */
function reportSeed(evidence, context) {
    const { seed, submission, result } = evidence;
    const { status, reason, fix } = judgeSeed(evidence, context);
    return { ...seed, submission, result, status, reason, fix };
}
/** Returns status, reason and fix of one seed. */
function judgeSeed(evidence, context) {
    switch (evidence.fate) {
        case 'refused': {
            const causes = refusalCauses(evidence);
            return causes.length === 0 ? { ...toVerdict('failing', []), reason: 'rejected' } : toVerdict('failing', causes);
        }
        case 'received': {
            const causes = receivedCauses(evidence, context.inboxFolders);
            return toVerdict(causes.length === 0 ? 'ok' : 'failing', causes);
        }
        case 'unsent':
            return toVerdict('missing', [unsentCause(evidence.submission)]);
        case 'pending':
            return pendingVerdict(evidence, context);
        default:
            return evidence.fate;
    }
}
function toVerdict(status, causes) {
    const reason = joinTexts(causes.map((one) => one.text), '; ');
    const fix = joinTexts(causes.map((one) => one.fix), ' ');
    return { status, reason, fix, causes };
}
function pendingVerdict(evidence, context) {
    if (context.isSummaryAlone && evidence.submission?.status !== 'rejected') {
        return { ...toVerdict('unreported', []), reason: 'the service does not report individual seeds' };
    }
    const cause = waitingCause(evidence);
    const { text, fix } = cause;
    if (!context.isTimeUp)
        return { ...toVerdict('outstanding', []), reason: `${text} yet when the outcome was decided` };
    if (context.onMissing === 'exclude') {
        const reason = `${text} when the timeout expired; excluded from the inbox rate`;
        return { status: 'excluded', reason, fix, causes: [cause] };
    }
    return { status: 'missing', reason: `${text} when the timeout expired`, fix, causes: [cause] };
}

;// CONCATENATED MODULE: ./lib/check/findings.js
/** Collects the findings of a test: problems shared by seeds, spam engine rules, and notes of the service. */




const severities = ['error', 'warning', 'info'];
/** Spam engine rules add their points to the weight. */
const weights = {
    authentication: 4000,
    submission: 3000,
    placement: 2000,
    'spam-filter': 1000,
    waiting: 0,
};
/** Returns the findings, most severe first. Seeds with the same cause share one. */
function collectFindings({ seeds, context, outcome }) {
    const candidates = seeds.flatMap((evidence) => [
        ...problemsOf(evidence, context).map((cause) => fromCause(cause, evidence, outcome)),
        ...symbolsOf(evidence).map((symbol) => fromSymbol(symbol, evidence, outcome)),
        ...(evidence.result?.notes ?? []).map((note) => fromNote(note, evidence)),
    ]);
    return [...Map.groupBy(candidates, (one) => one.key).values()]
        .map(merge)
        .toSorted((left, right) => severityRank(left) - severityRank(right) || right.weight - left.weight)
        .map((one) => one.finding);
}
/** Omits refusals that a failed check explains, and the engine's verdict when it named its rules. */
function problemsOf(evidence, context) {
    const { causes } = judgeSeed(evidence, context);
    const explained = new Set(causes.filter((one) => one.source === 'authentication').map((one) => one.fix));
    const hasSymbols = symbolsOf(evidence).length > 0;
    return causes.filter((one) => !(one.source === 'submission' && explained.has(one.fix)) && !(one.source === 'spam-filter' && hasSymbols));
}
function fromCause(cause, { seed, fate }, outcome) {
    const { source, key, text, fix } = cause;
    const severity = outcome === 'pass' ? 'warning' : 'error';
    const refused = source === 'authentication' && fate === 'refused' ? ' (copy rejected)' : '';
    return {
        key: `${source} ${key}`,
        finding: {
            source,
            severity,
            text: `${text}${refused}`,
            fix,
            rule: null,
            points: null,
            place: null,
            seeds: [seed.address],
        },
        weight: weights[source],
    };
}
function symbolsOf({ fate, result }) {
    return fate === 'received' ? (0,symbol_advice/* worstSymbols */.vX)(result?.spam?.symbols ?? []) : [];
}
function fromSymbol(symbol, { seed, folder, result }, outcome) {
    const isCause = outcome !== 'pass' && folder === 'Spam' && isEngineVerdict(result?.spam ?? null);
    const { name, score, meaning, fix } = (0,symbol_advice/* explainSymbol */.Ml)(symbol);
    const words = meaning.trim().replace(/\.$/u, '');
    return {
        key: `symbol ${name}`,
        finding: {
            source: 'spam-filter',
            severity: isCause ? 'error' : 'info',
            text: words === '' ? name : words,
            fix,
            rule: name,
            points: score,
            place: null,
            seeds: [seed.address],
        },
        weight: weights['spam-filter'] + Math.min(score, 900),
    };
}
/** A provider requirement that did not affect the placement: always a warning. */
function fromNote({ rule, text, fix }, { seed }) {
    return {
        key: `note ${rule} ${text}`,
        finding: {
            source: 'placement',
            severity: 'warning',
            text: `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
            fix,
            rule,
            points: null,
            place: null,
            seeds: [seed.address],
        },
        weight: weights.placement,
    };
}
/** Merges the findings of one cause, using the text of the most severe. */
function merge(candidates) {
    const [first] = candidates.toSorted((left, right) => severityRank(left) - severityRank(right) || right.weight - left.weight);
    if (first === undefined)
        throw new TypeError('no candidates to merge');
    const seeds = [...new Set(candidates.flatMap((one) => one.finding.seeds))];
    return { ...first, finding: { ...first.finding, seeds } };
}
function severityRank({ finding }) {
    return severities.indexOf(finding.severity);
}
/** Returns `Gmail would probably file this under Promotions: …` for each simulated tab. */
function simulatedTabNotes(seeds) {
    const notes = seeds.flatMap(({ folder, result }) => {
        if (folder === null || !(0,names/* isTab */.KG)(folder) || result?.placementKind !== 'simulated')
            return [];
        const why = result.reason?.replace(new RegExp(`^${folder}, because (?:of )?`, 'u'), '') ?? '';
        return [`Gmail would probably file this under ${folder}${why === '' ? '' : `: ${why}`}`];
    });
    return [...new Set(notes)];
}
/** Returns the highest score relative to its threshold; `null` when no copy was scored. */
function highestSpamScore(seeds) {
    const scored = seeds.flatMap(({ fate, result }) => (fate === 'received' && result?.spam ? [result.spam] : []));
    const [highest] = scored.toSorted((left, right) => right.score - right.threshold - (left.score - left.threshold));
    if (highest === undefined)
        return null;
    const { engine, score, threshold } = highest;
    return { engine, score, threshold };
}

// EXTERNAL MODULE: ./lib/check/outcome-sentence.js
var outcome_sentence = __webpack_require__(79396);
;// CONCATENATED MODULE: ./lib/check/placement.js
/** Counts copies by provider type and folder. */


/** Returns one row per provider type that has seeds. */
function countPlacement(seeds, inboxFolders) {
    const byType = Map.groupBy(seeds, (one) => one.seed.providerType);
    return names/* providerTypes */.Nm.flatMap((providerType) => {
        const ofType = byType.get(providerType) ?? [];
        const folders = ofType.map((one) => one.folder);
        if (folders.length === 0)
            return [];
        return [
            {
                providerType,
                seedCount: folders.length,
                hitCount: ofType.filter((one) => (0,check_evidence/* countsAsInbox */.nI)(one, inboxFolders)).length,
                inboxCount: folders.filter((folder) => folder === 'INBOX').length,
                spamCount: folders.filter((folder) => folder === 'Spam').length,
                tabCount: folders.filter((folder) => folder !== null && (0,names/* isTab */.KG)(folder)).length,
                noneCount: folders.filter((folder) => folder === null).length,
            },
        ];
    });
}

;// CONCATENATED MODULE: ./lib/check/evaluate.js
/** Evaluates one test from its evidence. Pure. */








/**
 * Evaluates one test. `pass`: every threshold is met and at least one copy was received. `fail`: at least one threshold
 * is certainly missed. `inconclusive`: everything else; missing evidence never becomes a pass.
 */
function evaluate({ evidence, rules, ending, serviceKind = 'remote' }) {
    const joined = (0,check_evidence/* joinEvidence */.An)(evidence);
    const moment = ending.kind === 'time-up' ? 'time-up' : 'open';
    const decision = decide({ evidence, joined, rules, moment });
    const outcome = ending.kind === 'interrupted' && !decision.isFinal ? 'inconclusive' : decision.outcome;
    const context = seedContext(evidence, { rules: effectiveRules(rules, decision), ending });
    const outstandingCount = ending.kind === 'time-up' ? 0 : decision.tallies.overall.withoutResultCount;
    return {
        outcome,
        sentence: (0,outcome_sentence/* testSentence */.oT)({
            outcome,
            rates: decision.rates,
            tally: decision.tallies.overall,
            ending,
            obstacles: sendingObstacles(joined),
            simulated: simulatedShare(joined, serviceKind),
        }),
        rates: decision.rates,
        seeds: joined.seeds.map((one) => reportSeed(one, context)),
        findings: collectFindings({ seeds: joined.seeds, context, outcome }),
        tabNotes: simulatedTabNotes(joined.seeds),
        spamScore: highestSpamScore(joined.seeds),
        ...placementFigures({ evidence, joined, decision, inboxFolders: rules.inboxFolders }),
        missingPercent: missingPercent(decision, ending),
        isEarlyDecision: ending.kind !== 'time-up' && decision.isFinal && outstandingCount > 0,
        outstandingCount,
        warnings: [...inboxWarnings(decision, rules), ...joined.notices],
    };
}
function sendingObstacles({ seeds }) {
    const submissions = seeds.filter((one) => one.fate !== 'received').map((one) => one.submission);
    const deferred = submissions.filter((one) => one?.status === 'rejected' && (0,submission_outcome/* isTransient */.d)(one.reply));
    return {
        unsentReason: submissions.find((one) => one?.status === 'not-attempted')?.reason ?? null,
        deferredCount: deferred.length,
        deferral: deferred.find((one) => one?.status === 'rejected')?.reply ?? null,
    };
}
/** At an embedded service a refusal is simulated as well. */
function simulatedShare({ seeds }, serviceKind) {
    const received = seeds.filter((one) => one.fate === 'received' || one.fate === 'refused');
    const simulated = received.filter(({ fate, result }) => fate === 'refused' && serviceKind === 'embedded' ? true : result?.placementKind === 'simulated');
    if (simulated.length === 0)
        return 'none';
    return simulated.length === received.length ? 'all' : 'some';
}
/** Without any received copy, missing seeds are not excluded: every seed is unknown. */
function effectiveRules(rules, { tallies }) {
    return tallies.overall.receivedCount === 0 ? { ...rules, onMissing: 'inconclusive' } : rules;
}
function seedContext(evidence, { rules, ending }) {
    return {
        inboxFolders: rules.inboxFolders,
        onMissing: rules.onMissing,
        isTimeUp: ending.kind === 'time-up',
        isSummaryAlone: (0,check_evidence/* isSummaryAlone */.c4)(evidence.snapshot),
    };
}
function placementFigures({ evidence, joined, decision: { tallies: { overall }, rates, }, inboxFolders, }) {
    const isUnreported = (0,check_evidence/* isSummaryAlone */.c4)(evidence.snapshot);
    const outOfCount = rates.find((rate) => rate.scope === 'overall' && rate.rate === 'inbox')?.outOfCount ?? 0;
    const { Promotions, Social, Updates, Forums, Spam } = overall.folders;
    const shareOf = (count) => isUnreported || overall.receivedCount === 0 ? null : (0,check_rate/* ratePercent */.mu)(count, outOfCount);
    return {
        placement: isUnreported ? [] : countPlacement(joined.seeds, inboxFolders),
        receivedCount: overall.receivedCount,
        pointsPerSeed: (0,check_rate/* ratePercent */.mu)(1, outOfCount),
        tabPercent: shareOf(Promotions + Social + Updates + Forums),
        spamPercent: shareOf(Spam),
    };
}
/** Seeds without a result at the timeout ÷ all seeds sent to. */
function missingPercent({ tallies: { overall } }, ending) {
    const missingCount = ending.kind === 'time-up' ? overall.withoutResultCount : 0;
    return (0,check_rate/* ratePercent */.mu)(missingCount, overall.seedCount - overall.unsentCount);
}
function inboxWarnings({ rates }, rules) {
    const limitPercent = rules.thresholds.warnInboxPercent;
    const inbox = rates.find((rate) => rate.scope === 'overall' && rate.rate === 'inbox');
    if (limitPercent === null || inbox === undefined || inbox.percent === null)
        return [];
    if (inbox.percent >= limitPercent)
        return [];
    const shown = (0,check_rate/* renderPercent */.yn)(inbox.percent, limitPercent);
    const soFar = inbox.openCount === 0 ? '' : ` so far (${(0,check_rate/* renderCount */.SS)(inbox.openCount, 'seed')} outstanding)`;
    return [`inbox rate ${shown}%${soFar} is below warn-inbox-rate ${(0,check_rate/* renderThreshold */.S_)(limitPercent)}%`];
}

// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
;// CONCATENATED MODULE: ./lib/check/login-refusal.js
/** Recognizes an SMTP server that requires a login or TLS that the settings lack. */



/**
 * Returns the error for a run without a login whose copies were all refused for that reason. Many servers refuse only
 * at MAIL or RCPT, so verifying the connection cannot detect it; the template is not to blame.
 */
function loginRefusal(smtp, test, submissions) {
    if (smtp === null || smtp.username !== null)
        return null;
    const replies = test.seeds.map(({ address }) => replyTo(submissions.get(address)));
    const [first] = replies;
    if (first === undefined || first === null)
        return null;
    const wanted = clientRequirement(first);
    if (wanted === null)
        return null;
    if (!replies.every((reply) => reply !== null && clientRequirement(reply) !== null))
        return null;
    return new presend_error/* PresendError */.Wn({
        code: 'SMTP_AUTH_MISSING',
        outcome: 'misconfigured',
        done: `Sending through ${smtp.host} without a login`,
        came: `"${(0,submission_outcome/* renderReply */.V)(first)}" for every copy, so nothing was sent`,
        expected: 'the mail to be accepted',
        todo: wanted === 'tls' ? 'set smtp-security to starttls or tls' : 'set smtp-username and smtp-password',
    });
}
function replyTo(submission) {
    return submission?.status === 'rejected' ? submission.reply : null;
}

// EXTERNAL MODULE: ./lib/check/run-deadline.js
var run_deadline = __webpack_require__(83542);
// EXTERNAL MODULE: ./lib/check/run-error.js
var run_error = __webpack_require__(95058);
// EXTERNAL MODULE: ./lib/world/time-limit.js
var time_limit = __webpack_require__(83141);
;// CONCATENATED MODULE: ./lib/check/sending.js
/** Submits the copies of one test and records each outcome as soon as it is known. */


/** Without an outcome for this long, the open copies are being retried, so the caller can start watching results. */
const quietMs = 5000;
/** After a stop, wait this long for replies in flight. */
const stopGraceMs = 1000;
/** Starts sending. Errors are returned by `failure()`. */
function startSending(request, ports, signal) {
    const outcomes = new Map();
    const seedOf = new Map(request.copies.map((copy, index) => [copy.envelope.recipient, request.seeds[index]?.address]));
    const stopper = new AbortController();
    let failed = null;
    function note(outcome) {
        outcomes.set(seedOf.get(outcome.seed) ?? outcome.seed, outcome);
        request.onOutcome(outcome);
    }
    async function submit() {
        try {
            const options = { deadlineMs: request.deadlineMs, onOutcome: note };
            const all = await ports.submit(request.copies, options, AbortSignal.any([signal, stopper.signal]));
            for (const [index, outcome] of all.entries()) {
                const seed = request.seeds[index];
                if (seed !== undefined)
                    outcomes.set(seed.address, outcome);
            }
        }
        catch (error) {
            failed = (0,run_error/* describeFailure */.I)(error, signal);
        }
    }
    const finished = submit();
    return {
        outcomes,
        mostlyDone: awaitQuiet({ finished, outcomeCount: () => outcomes.size, deadlineMs: request.deadlineMs }, ports),
        failure: () => failed,
        stop: async () => {
            stopper.abort(new Error('the outcome is decided'));
            await isOverWithin(finished, stopGraceMs, ports);
        },
    };
}
async function awaitQuiet({ finished, outcomeCount, deadlineMs }, { clock }) {
    // The submission ends at the deadline by itself; this bounds the run if it does not.
    const endMs = deadlineMs + stopGraceMs;
    while (clock.monotonicMs() < endMs) {
        const before = outcomeCount();
        if (await isOverWithin(finished, Math.min(quietMs, endMs - clock.monotonicMs()), { clock }))
            return;
        // Before the first outcome, there is nothing to watch.
        if (before > 0 && outcomeCount() === before)
            return;
    }
}
/** Resolves with whether `finished`, which never rejects, resolves within `limitMs`. */
async function isOverWithin(finished, limitMs, { clock }) {
    const limit = { clock, signal: new AbortController().signal };
    return await (0,time_limit/* withinTime */.dn)(async () => await finished, limitMs, limit).then(() => true, () => false);
}

;// CONCATENATED MODULE: ./lib/check/test-request.js
/** Builds the request that creates a test. */

/** The API's limit, characters. */
const longestName = 255;
/** How long a service keeps a test open: default and maximum. */
const usualMinutes = 60;
const longestMinutes = 1440;
/**
 * Builds the request for one message. With several messages, the template is appended to the configured name. A test's
 * timeout is sent only if the run's is longer than the service's default, because it is not part of the API document.
 */
function testRequest(settings, message, messageCount) {
    const minutes = Math.ceil(settings.timeoutMs / 60_000);
    return {
        style: settings.testStyle,
        name: shorten(nameOf(settings.testName, (0,outcome_sentence/* testTitle */.o3)(message), messageCount)),
        providerTypes: settings.providerTypes,
        metadata: settings.metadata,
        senderDomain: message.from.domain,
        mailType: message.mailType,
        timeoutMinutes: minutes <= usualMinutes ? null : Math.min(minutes, longestMinutes),
    };
}
function nameOf(testName, title, messageCount) {
    if (testName === null)
        return title;
    return messageCount === 1 ? testName : `${testName}: ${title}`;
}
/** Does not split surrogate pairs. */
function shorten(name) {
    return name.length <= longestName ? name : `${name.slice(0, longestName - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}

// EXTERNAL MODULE: ./lib/check/unsent-report.js
var unsent_report = __webpack_require__(57346);
// EXTERNAL MODULE: ./lib/world/until-aborted.js
var until_aborted = __webpack_require__(15742);
;// CONCATENATED MODULE: ./lib/check/watching.js
/** Waits for results until the outcome is decided, the timeout expires, or the service becomes unavailable. */





/** Only improves the wording of the report, so it is kept short. */
const refusedReadMs = 5000;
/** Watches the results. Never rejects. If all copies were refused, one read may still explain why (SPF, DKIM, DMARC). */
async function watchForDecision(request, ports, signal) {
    let snapshot = null;
    const options = watchOptions(request);
    if (options.expectedCount === 0) {
        return { snapshot: await readRefused(request, ports, signal), ending: { kind: 'time-up' }, failure: null };
    }
    try {
        for await (snapshot of snapshots({ test: request.test, options }, ports, signal)) {
            request.onSnapshot(snapshot, options.expectedCount);
            const evidence = { seeds: request.test.seeds, submissions: request.submissions, snapshot };
            if (decideEarly(evidence, request.rules) !== null)
                return { snapshot, ending: { kind: 'decided' }, failure: null };
        }
        return { snapshot, ending: { kind: 'time-up' }, failure: null };
    }
    catch (error) {
        const failure = (0,run_error/* describeFailure */.I)(error, signal);
        return { snapshot, ending: { kind: 'interrupted', reason: interruption(failure) }, failure };
    }
}
/** Yields the results of a test; stops watching when the reader stops. */
async function* snapshots({ test, options }, ports, signal) {
    const stopper = new AbortController();
    try {
        yield* (0,until_aborted/* itemsUntilAborted */.w)(ports.watchResults(test, options, AbortSignal.any([signal, stopper.signal])), signal);
    }
    finally {
        stopper.abort(new Error('the outcome is decided'));
    }
}
/** Returns the first snapshot; `null` when no copy was refused or none arrived in time. */
async function readRefused(request, ports, signal) {
    const isAnyRefused = request.test.seeds.some(({ address }) => (0,check_evidence/* isRefused */.H0)(request.submissions.get(address) ?? null));
    if (!isAnyRefused)
        return null;
    const deadlineMs = Math.min(request.deadlineMs, ports.clock.monotonicMs() + refusedReadMs);
    const options = { ...watchOptions(request), deadlineMs };
    try {
        for await (const snapshot of snapshots({ test: request.test, options }, ports, signal))
            return snapshot;
    }
    catch {
        // The outcome does not depend on it.
    }
    return null;
}
function interruption(failure) {
    if (failure.isCancelled)
        return 'the run was cancelled before the outcome was decided';
    return `could not read the results: ${failure.message}`;
}
function watchOptions({ test, submissions, rules, deadlineMs, pollIntervalMs }) {
    const fates = test.seeds.map((seed) => submissions.get(seed.address) ?? null);
    const refusedCount = fates.filter(check_evidence/* isRefused */.H0).length;
    const unsentCount = fates.filter((fate) => fate?.status === 'not-attempted').length;
    const expectedCount = test.seeds.length - refusedCount - unsentCount;
    return { deadlineMs, pollIntervalMs, expectedCount, decisiveCount: decisiveCount(rules, expectedCount) };
}
/** Returns the smallest number of results that can reach both the inbox threshold and the quorum. */
function decisiveCount({ thresholds, quorumPercent }, expectedCount) {
    const wantedPercent = Math.max(thresholds.overall.inbox?.percent ?? 0, quorumPercent);
    const counts = Array.from({ length: expectedCount }, (_, index) => index + 1);
    return counts.find((count) => ((0,check_rate/* ratePercent */.mu)(count, expectedCount) ?? 0) >= wantedPercent) ?? expectedCount;
}

;// CONCATENATED MODULE: ./lib/check/run-test.js
/** Runs one test: create → compose → submit → watch → evaluate. */










/** Resolves when the copies are submitted, so that the next test may use the SMTP server. Never rejects. */
async function startTest(job, signal) {
    let test = null;
    try {
        test = await createTest(job, signal);
        job.onProgress({ status: 'created', templatePath: job.message.templatePath, test });
        return await sendTest(job, { test, copies: await composeCopies(job, test) }, signal);
    }
    catch (error) {
        const failure = (0,run_error/* describeFailure */.I)(error, signal);
        return { report: Promise.resolve(failedReport(job, failure, test)), failure };
    }
}
async function createTest({ ports, deadlineMs, ...job }, signal) {
    const message = { ...job.message, mailType: job.setting.mailType };
    const request = testRequest(job.settings, message, job.messageCount);
    return await (0,run_deadline/* beforeDeadline */.O)({ doing: 'Creating the test', todo: 'check that the service behind api-url is up; the test may have been created' }, async (limited) => await ports.createTest(request, { deadlineMs }, limited), { clock: ports.clock, deadlineMs, timeoutMs: job.settings.timeoutMs, signal });
}
async function sendTest(job, prepared, signal) {
    const { test, copies } = prepared;
    const startedMs = job.ports.clock.monotonicMs();
    // An incremental count; recounting for each outcome would be quadratic.
    let acceptedCount = 0;
    const onOutcome = (outcome) => {
        if (outcome.status === 'accepted')
            acceptedCount += 1;
        const doneCount = sending.outcomes.size;
        job.onProgress({
            status: 'submitting',
            trackingId: test.trackingId,
            doneCount,
            acceptedCount,
            seedCount: copies.length,
        });
    };
    const request = { seeds: test.seeds, copies, deadlineMs: job.deadlineMs, onOutcome };
    const sending = startSending(request, job.ports, signal);
    await sending.mostlyDone;
    const refusal = loginRefusal(job.settings.smtp, test, sending.outcomes);
    if (refusal !== null)
        throw refusal;
    return { report: finishTest(job, { ...prepared, sending, startedMs }, signal), failure: null };
}
async function finishTest(job, sent, signal) {
    const watched = await watchForDecision({
        ...sent,
        deadlineMs: job.deadlineMs,
        rules: rulesOf(job),
        pollIntervalMs: job.settings.pollIntervalMs,
        submissions: knownSubmissions(sent),
        onSnapshot: (snapshot, expectedCount) => {
            const { results, summary } = snapshot;
            const receivedCount = results?.filter((one) => one.folder !== null).length ?? summary?.completedCount ?? 0;
            const waitedMs = job.ports.clock.monotonicMs() - sent.startedMs;
            job.onProgress({ status: 'waiting', trackingId: sent.test.trackingId, receivedCount, expectedCount, waitedMs });
        },
    }, job.ports, signal);
    const waitedMs = job.ports.clock.monotonicMs() - sent.startedMs;
    await sent.sending.stop();
    const report = { ...reportOf(job, sent, watched), waitedMs };
    const { templatePath, outcome, outstandingCount } = report;
    job.onProgress({ status: 'decided', templatePath, outcome, outstandingCount });
    return report;
}
function reportOf(job, { test, sending }, watched) {
    const submissions = watched.ending.kind === 'time-up' ? withUnsent(test, sending) : sending.outcomes;
    const evidence = { seeds: test.seeds, submissions, snapshot: watched.snapshot };
    const evaluation = evaluate({
        evidence,
        rules: rulesOf(job),
        ending: watched.ending,
        serviceKind: job.ports.serviceKind,
    });
    const error = errorOf(watched.failure ?? sending.failure());
    const warnings = [...signatureWarnings(job), ...evaluation.warnings];
    return { ...(0,unsent_report/* messageFacts */.rS)(job.message, job.setting.mailType), test, ...evaluation, warnings, error };
}
/** Signatures of an .eml that presend's changes would break are removed before sending. */
function signatureWarnings({ message: { original }, settings }) {
    if (original === undefined)
        return [];
    return (0,removed_signatures/* removedSignatures */.i)(original, settings.trackingIn).map(({ domain, selector, covers }) => {
        const name = [domain, selector].filter((part) => part !== null).join(', selector ');
        const todo = settings.dkim === null
            ? 'send through a server that signs, or set dkim-domain, dkim-selector and dkim-private-key'
            : 'the copies are signed with dkim-private-key instead';
        return `removed the DKIM signature of the .eml (${name}): it covers header fields or content that presend changes (${covers.join(', ')}); ${todo}`;
    });
}
/** Live while copies are sent. After a failed submission, the remaining copies count as unsent. */
function knownSubmissions({ test, sending }) {
    return sending.failure() === null ? sending.outcomes : withUnsent(test, sending);
}
/** Copies without an outcome count as not attempted. */
function withUnsent(test, sending) {
    const reason = sending.failure()?.message ?? 'the SMTP server did not reply before the timeout';
    const unsent = test.seeds.filter((seed) => !sending.outcomes.has(seed.address));
    return new Map([
        ...sending.outcomes,
        ...unsent.map(({ address }) => [address, { status: 'not-attempted', seed: address, reason }]),
    ]);
}
function failedReport({ message, setting }, failure, test) {
    const reason = failure.isCancelled ? 'the run was cancelled before its mail was sent' : failure.message;
    const error = errorOf(failure);
    return (0,unsent_report/* unsentReport */.gq)((0,unsent_report/* messageFacts */.rS)(message, setting.mailType), {
        outcome: failure.outcome,
        reason,
        ...(test === null ? {} : { test }),
        ...(error === null ? {} : { error }),
    });
}
/** Cancellation is not reported as an error. */
function errorOf(failure) {
    return failure === null || failure.isCancelled ? null : { code: failure.code, message: failure.message };
}
async function composeCopies({ message, settings, ports }, test) {
    const request = {
        message,
        recipients: test.seeds.map((seed) => seed.address),
        trackingId: test.trackingId,
        trackingIn: settings.trackingIn,
        envelopeSender: settings.envelopeFrom ?? message.from.address,
        dkim: settings.dkim === null ? null : revealDkimKey(settings.dkim),
    };
    return await (0,compose/* composeMessages */.l)(request, ports);
}
/** Reveals the private key for signing. */
function revealDkimKey({ domain, selector, privateKey }) {
    return { domain, selector, privateKeyPem: privateKey.reveal() };
}
function rulesOf({ setting, settings }) {
    const { inboxFolders, onMissing, quorumPercent } = settings;
    return { thresholds: setting.thresholds, inboxFolders, onMissing, quorumPercent };
}


/***/ }),

/***/ 55558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ authenticationNames),
/* harmony export */   s: () => (/* binding */ tallyEvidence)
/* harmony export */ });
/* harmony import */ var _contract_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(766);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77699);
/** Counts results, overall and by provider type. */


/** Methods measured on received copies. */
const authenticationNames = ['spf', 'dkim', 'dmarc'];
/** Counts all results; decision, report and outputs are derived from these counts. */
function tallyEvidence(input) {
    const { joined, snapshot, rules, moment } = input;
    if (snapshot?.summary !== null && snapshot?.summary !== undefined && (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isSummaryAlone */ .c4)(snapshot)) {
        return tallySummary(input, snapshot.summary, snapshot.isTerminal);
    }
    const overall = tallySeeds(joined.seeds, rules.inboxFolders);
    const byType = Map.groupBy(joined.seeds, (one) => one.seed.providerType);
    const settle = settling(moment, overall.receivedCount === 0 ? 'inconclusive' : rules.onMissing);
    return forScopes((scope) => settle(scope === 'overall' ? overall : tallySeeds(byType.get(scope) ?? [], rules.inboxFolders)));
}
function tallySeeds(seeds, inboxFolders) {
    const counts = countParts(seeds, inboxFolders);
    const received = seeds.filter((one) => one.fate === 'received');
    const verdicts = (name) => tallyVerdicts(received.map((one) => one.result?.[name] ?? null), counts.pending);
    return {
        seedCount: seeds.length,
        receivedCount: received.length,
        folders: countFolders(received),
        missedFolders: countFolders(received.filter((one) => !(0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .countsAsInbox */ .nI)(one, inboxFolders))),
        observedTabCount: received.filter(isObservedTab).length,
        simulatedCount: received.filter((one) => one.result?.placementKind === 'simulated').length,
        refusedCount: seeds.filter((one) => one.fate === 'refused').length,
        unsentCount: counts.unknown,
        withoutResultCount: counts.pending,
        inbox: {
            hitCount: counts.hit,
            missCount: counts.miss,
            pendingCount: counts.pending,
            unknownCount: counts.unknown,
            excludedCount: 0,
            reported: null,
        },
        authentication: { spf: verdicts('spf'), dkim: verdicts('dkim'), dmarc: verdicts('dmarc') },
    };
}
function countParts(seeds, inboxFolders) {
    const counts = { hit: 0, miss: 0, pending: 0, unknown: 0 };
    for (const one of seeds)
        counts[inboxPart(one, inboxFolders)] += 1;
    return counts;
}
function inboxPart(one, inboxFolders) {
    if (one.fate !== 'received')
        return partOfFate[one.fate];
    return (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .countsAsInbox */ .nI)(one, inboxFolders) ? 'hit' : 'miss';
}
/** Unlabeled placement counts as observed. */
function isObservedTab({ folder, result }) {
    return folder !== null && (0,_contract_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isTab */ .KG)(folder) && result?.placementKind !== 'simulated';
}
const partOfFate = {
    refused: 'miss',
    pending: 'pending',
    unsent: 'unknown',
};
function countFolders(received) {
    const counts = { ...noFolders };
    for (const { folder } of received)
        if (folder !== null)
            counts[folder] += 1;
    return counts;
}
const noFolders = {
    INBOX: 0,
    Spam: 0,
    Promotions: 0,
    Social: 0,
    Updates: 0,
    Forums: 0,
};
function tallyVerdicts(verdicts, pendingCount) {
    return {
        passCount: verdicts.filter((verdict) => verdict?.isPass === true).length,
        failCount: verdicts.filter((verdict) => verdict?.isPass === false).length,
        pendingCount,
    };
}
/**
 * Counts a summary: INBOX and other folders of the completed seeds, without provider types and authentication. Its
 * `inbox_rate` counts only INBOX, so with tabs among `inbox-folders` the rest is unknown. The percentage is not rounded
 * to whole seeds: a rate just below its threshold would pass.
 */
function tallySummary({ joined, rules, moment }, summary, isTerminal) {
    const parts = countParts(joined.seeds, rules.inboxFolders);
    const completedCount = completedSeeds(summary, { sentCount: parts.pending, isTerminal });
    const inInboxCount = countOf(summary.inboxPercent, completedCount);
    const elsewhereCount = completedCount - inInboxCount;
    const isOnlyInbox = rules.inboxFolders.every((folder) => folder === 'INBOX');
    const isInboxWanted = rules.inboxFolders.includes('INBOX');
    const overall = scopeOfSummary(joined.seeds, completedCount, {
        hitCount: isInboxWanted ? inInboxCount : 0,
        missCount: parts.miss + (isInboxWanted ? 0 : inInboxCount) + (isOnlyInbox ? elsewhereCount : 0),
        pendingCount: parts.pending - completedCount,
        unknownCount: parts.unknown + (isOnlyInbox ? 0 : elsewhereCount),
        excludedCount: 0,
        reported: isInboxWanted ? { percent: summary.inboxPercent, seedCount: completedCount } : null,
    });
    const isOver = moment === 'time-up' || overall.inbox.pendingCount === 0;
    const settle = settling(moment, completedCount === 0 ? 'inconclusive' : rules.onMissing);
    const byType = Map.groupBy(joined.seeds, (one) => one.seed.providerType);
    return forScopes((scope) => scope === 'overall' ? settle(overall) : tallyUnreported(byType.get(scope) ?? [], isOver ? 'over' : 'open'));
}
/** Converts a percentage to seeds; an integer if the percentage, rounded to one decimal, can mean one. */
function countOf(percent, seedCount) {
    const share = (percent * seedCount) / 100;
    const whole = Math.round(share);
    return Math.abs(share - whole) <= 0.0005 * seedCount ? whole : share;
}
/**
 * Returns the number of seeds with a result. A service may count providers rather than seeds: for a terminal test, its
 * share of completed providers is applied to the seeds.
 */
function completedSeeds({ completedCount, seedCount }, { sentCount, isTerminal }) {
    const share = isTerminal && seedCount > 0 ? completedCount / seedCount : null;
    const count = share === null ? completedCount : Math.round(share * Math.max(sentCount, 0));
    return Math.min(Math.max(count, 0), sentCount);
}
function tallyUnreported(seeds, state) {
    const refusedCount = seeds.filter((one) => one.fate === 'refused').length;
    const restCount = seeds.length - refusedCount;
    return scopeOfSummary(seeds, 0, {
        hitCount: 0,
        missCount: refusedCount,
        pendingCount: state === 'open' ? restCount : 0,
        unknownCount: state === 'open' ? 0 : restCount,
        excludedCount: 0,
        reported: null,
    });
}
function scopeOfSummary(seeds, receivedCount, inbox) {
    const none = { passCount: 0, failCount: 0, pendingCount: 0 };
    return {
        seedCount: seeds.length,
        receivedCount,
        folders: noFolders,
        missedFolders: noFolders,
        observedTabCount: 0,
        simulatedCount: 0,
        refusedCount: seeds.filter((one) => one.fate === 'refused').length,
        unsentCount: seeds.filter((one) => one.fate === 'unsent').length,
        withoutResultCount: seeds.filter((one) => one.fate === 'pending').length - receivedCount,
        inbox,
        authentication: { spf: none, dkim: none, dmarc: none },
    };
}
/** At the timeout, `on-missing` applies to pending seeds, and no further copy can be measured. */
function settling(moment, onMissing) {
    if (moment === 'open')
        return (tally) => tally;
    return (tally) => ({
        ...tally,
        inbox: settleInbox(tally.inbox, onMissing),
        authentication: {
            spf: { ...tally.authentication.spf, pendingCount: 0 },
            dkim: { ...tally.authentication.dkim, pendingCount: 0 },
            dmarc: { ...tally.authentication.dmarc, pendingCount: 0 },
        },
    });
}
function settleInbox(tally, onMissing) {
    const part = settledPart[onMissing];
    return { ...tally, pendingCount: 0, [part]: tally[part] + tally.pendingCount };
}
/** How a seed without a result counts. */
const settledPart = {
    'not-inbox': 'missCount',
    exclude: 'excludedCount',
    inconclusive: 'unknownCount',
};
function forScopes(tallyOf) {
    return {
        overall: tallyOf('overall'),
        consumer: tallyOf('consumer'),
        business: tallyOf('business'),
        protected: tallyOf('protected'),
    };
}


/***/ }),

/***/ 57346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gq: () => (/* binding */ unsentReport),
/* harmony export */   rS: () => (/* binding */ messageFacts),
/* harmony export */   ze: () => (/* binding */ renderContents)
/* harmony export */ });
/* harmony import */ var _rate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10300);
/** Builds reports of messages without a test: dry runs, and tests that could not be started. */

/** Returns the facts of a rendered message. */
function messageFacts(message, mailType) {
    const { displayName, address } = message.from;
    return {
        templatePath: message.templatePath,
        dataSet: message.dataSet,
        subject: message.subject,
        from: displayName === null ? address : `${displayName} <${address}>`,
        mailType,
    };
}
/** Describes a message: `1432 bytes of HTML, 210 bytes of text, 1 attachment`. */
function renderContents({ html, text, attachments }) {
    return [
        html === null ? 'no HTML' : `${Buffer.byteLength(html)} bytes of HTML`,
        `${Buffer.byteLength(text)} bytes of text`,
        ...(attachments.length === 0 ? [] : [(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(attachments.length, 'attachment')]),
    ].join(', ');
}
/** Builds a report without seeds and rates. */
function unsentReport(facts, { outcome, reason, test, error }) {
    return {
        ...facts,
        outcome,
        sentence: `${outcome}: ${reason}`,
        test: test ?? null,
        rates: [],
        seeds: [],
        findings: [],
        tabNotes: [],
        spamScore: null,
        placement: [],
        receivedCount: 0,
        pointsPerSeed: null,
        tabPercent: null,
        spamPercent: null,
        missingPercent: null,
        isEarlyDecision: false,
        outstandingCount: 0,
        warnings: [],
        waitedMs: 0,
        error: error ?? null,
    };
}


/***/ }),

/***/ 22019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ composeMessages)
});

// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/mail/header-section.js
var header_section = __webpack_require__(38684);
// EXTERNAL MODULE: ./lib/mail/original-message.js
var original_message = __webpack_require__(56334);
;// CONCATENATED MODULE: ./lib/mail/mark-body.js
/** Adds a tracking id to the body of a finished message, and changes nothing else. */


/** Real mail nests less deeply, and each level reads its bytes again. */
const maxDepth = 10;
/**
 * Returns what follows the header section, with the id as the last line of the first text part and as a comment at the
 * end of the first HTML part. If there is none (broken boundaries or base64, a signed or encrypted body), the id becomes
 * a line after all parts.
 */
function markBody(original, trackingId) {
    const message = (0,original_message/* bytesOfOriginal */.o8)(original);
    const insertions = new Map();
    findTexts(message, { start: 0, end: message.length }, { insertions, trackingId, depth: 0 });
    const headerBytes = message.length - original.rest.length;
    if (insertions.size === 0) {
        const { rest } = original;
        const separator = rest.length === 0 ? '\r\n' : '';
        return Buffer.concat([rest, Buffer.from(`${separator}\r\npresend:${trackingId}\r\n`)]);
    }
    const pieces = [];
    let copiedTo = headerBytes;
    for (const { at, removedCount, bytes } of [...insertions.values()].toSorted((left, right) => left.at - right.at)) {
        pieces.push(message.subarray(copiedTo, at), bytes);
        copiedTo = at + removedCount;
    }
    return Buffer.concat([...pieces, message.subarray(copiedTo)]);
}
function findTexts(message, entity, search) {
    const section = message.subarray(entity.start, entity.end);
    const fields = (0,header_section/* readHeaderSection */.Dm)(section);
    const contentType = (0,header_section/* valuesOf */.sm)(fields, 'content-type')[0] ?? 'text/plain';
    const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase();
    const bodyStart = startOfBody(section);
    if (bodyStart === null)
        return;
    const body = { start: entity.start + bodyStart, end: entity.end };
    if (mediaType.startsWith('multipart/')) {
        // A change would break the signature or the encryption.
        if (/^multipart\/(?:signed|encrypted)$/u.test(mediaType) || search.depth >= maxDepth)
            return;
        for (const part of partsOf(message, body, boundaryOf(contentType))) {
            findTexts(message, part, { ...search, depth: search.depth + 1 });
        }
        return;
    }
    const isText = mediaType === 'text/plain' || mediaType === 'text/html';
    const isFile = /^attachment/iu.test((0,header_section/* valuesOf */.sm)(fields, 'content-disposition')[0] ?? '');
    if (!isText || isFile || search.insertions.has(mediaType) || /charset\s*=\s*"?utf-(?:16|32)/iu.test(contentType))
        return;
    const encoding = ((0,header_section/* valuesOf */.sm)(fields, 'content-transfer-encoding')[0] ?? '7bit').toLowerCase();
    const insertion = insertionFor(message, body, { encoding, text: markText(mediaType, search.trackingId) });
    if (insertion !== null)
        search.insertions.set(mediaType, insertion);
}
function markText(mediaType, trackingId) {
    return mediaType === 'text/html' ? `<!-- presend:${trackingId} -->\r\n` : `\r\npresend:${trackingId}\r\n`;
}
function insertionFor(message, { start, end }, { encoding, text }) {
    const content = message.subarray(start, end);
    if (encoding === 'base64')
        return appendToBase64(content, start, text);
    const isEnded = content.length === 0 || content.subarray(-2).toString('latin1') === '\r\n';
    const added = `${isEnded ? '' : '\r\n'}${text}`;
    const bytes = encoding === 'quoted-printable' ? quotePrintable(added) : Buffer.from(added);
    return { at: end, removedCount: 0, bytes };
}
/** Only well-formed base64: any other is a fault of the message that must reach the receiver unchanged. */
function appendToBase64(content, at, text) {
    const written = content.toString('latin1').trimEnd();
    const decoded = Buffer.from(written, 'base64');
    if (decoded.toString('base64') !== written.replaceAll('\r\n', ''))
        return null;
    const encoded = Buffer.concat([decoded, Buffer.from(`\r\n${text}`)]).toString('base64');
    return { at, removedCount: written.length, bytes: Buffer.from(encoded.replaceAll(/.{76}(?!$)/gu, '$&\r\n')) };
}
/** Quoted-printable of ASCII text: lines of at most 76 characters, `=` escaped. */
function quotePrintable(text) {
    return Buffer.from(text.replaceAll('=', '=3D').replaceAll(/[^\r\n]{70}(?<!=3?)(?![\r\n])/gu, '$&=\r\n'));
}
function startOfBody(section) {
    if (section.subarray(0, 2).toString('latin1') === '\r\n')
        return 2;
    const end = section.indexOf('\r\n\r\n');
    return end === -1 ? null : end + 4;
}
function boundaryOf(contentType) {
    const match = /;\s*boundary\s*=\s*(?:"([^"]{1,200})"|([^\s;"]{1,200}))/iu.exec(contentType);
    return match?.[1] ?? match?.[2] ?? null;
}
/** The entities between the delimiters, each of which includes the line end before it: RFC 2046 §5.1.1. */
function partsOf(message, { start, end }, boundary) {
    if (boundary === null)
        return [];
    const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
    const parts = [];
    // The first delimiter's line end may be the empty line before the body.
    let found = nextDelimiter(message, delimiter, start - 2);
    while (found !== null && found.at < end && !found.isLast) {
        const next = nextDelimiter(message, delimiter, found.lineEnd);
        // The delimiter's own line end may also start the next delimiter.
        const partStart = found.lineEnd + 2;
        parts.push({ start: partStart, end: Math.max(Math.min(next?.at ?? end, end), partStart) });
        found = next;
    }
    return parts;
}
function nextDelimiter(message, delimiter, from) {
    for (let at = message.indexOf(delimiter, from); at !== -1; at = message.indexOf(delimiter, at + 2)) {
        const lineEnd = message.indexOf('\r\n', at + delimiter.length);
        const suffix = message.toString('latin1', at + delimiter.length, lineEnd === -1 ? message.length : lineEnd);
        // "--outer" is also a prefix of "--outer-inner".
        if (/^(?:--)?[ \t]*$/u.test(suffix)) {
            return { at, lineEnd: lineEnd === -1 ? message.length : lineEnd, isLast: suffix.startsWith('--') };
        }
    }
    return null;
}

// EXTERNAL MODULE: ./lib/mail/removed-signatures.js
var removed_signatures = __webpack_require__(66059);
;// CONCATENATED MODULE: ./lib/mail/copy-layout.js
/** The parts of a message's copies: bytes that all copies share, and the fields that each has of its own. */


/** The recipient's server writes Return-Path (RFC 5321 §4.4); Bcc would reveal other recipients. */
const droppedFields = new Set(['bcc', 'resent-bcc', 'return-path', 'x-presend-test']);
/**
 * Lays out a finished message. Every To and Message-ID is replaced in its place, or added at the top. All other bytes
 * stay as they are, except the fields above, signatures that the changes break, and the tracking id.
 */
function layOutCopies(original, { trackingId, trackingIn }) {
    const kept = original.fields.filter((field) => !droppedFields.has(field.name) && !(0,removed_signatures/* isBrokenSignature */.W)(field, { original, trackingIn }));
    const marked = trackingIn === 'subject' ? markSubject(kept, trackingId) : kept;
    const rest = trackingIn === 'body' ? markBody({ ...original, fields: marked }, trackingId) : original.rest;
    const missing = ['message-id', 'to'].filter((name) => !marked.some((field) => field.name === name));
    return joinShared([
        Buffer.from(`X-Presend-Test: ${trackingId}\r\n`),
        ...missing,
        ...marked.map((field) => (isOwn(field.name) ? field.name : field.bytes)),
        rest,
    ]);
}
/** The bytes of one copy. Adjacent own fields share a chunk. */
function chunksOfCopy(layout, own) {
    const chunks = [];
    let text = '';
    for (const part of layout) {
        if (typeof part === 'string')
            text += `${own[part]}\r\n`;
        else {
            if (text !== '')
                chunks.push(Buffer.from(text));
            text = '';
            chunks.push(part);
        }
    }
    return chunks;
}
function isOwn(name) {
    return name === 'to' || name === 'message-id';
}
function joinShared(parts) {
    const joined = [];
    for (const part of parts) {
        const last = joined.at(-1);
        if (typeof part === 'string')
            joined.push(part);
        else if (Array.isArray(last))
            last.push(part);
        else
            joined.push([part]);
    }
    return joined.map((part) => (typeof part === 'string' ? part : Buffer.concat(part)));
}
/** RFC 5322 §2.1.1. */
const maxLineOctets = 998;
function markSubject(fields, trackingId) {
    if (!fields.some(({ name }) => name === 'subject')) {
        return [...fields, { name: 'subject', bytes: Buffer.from(`Subject: [${trackingId}]\r\n`) }];
    }
    return fields.map((field) => {
        if (field.name !== 'subject')
            return field;
        const text = Buffer.from(field.bytes).toString('latin1').slice(0, -2);
        const lastLine = text.slice(text.lastIndexOf('\n') + 1);
        const fits = lastLine.length + trackingId.length + 3 <= maxLineOctets;
        return { name: 'subject', bytes: Buffer.from(`${text}${fits ? '' : '\r\n'} [${trackingId}]\r\n`, 'latin1') };
    });
}

// EXTERNAL MODULE: ./lib/mail/dkim-signer.js
var dkim_signer = __webpack_require__(15283);
// EXTERNAL MODULE: ./lib/mail/mime-message.js
var mime_message = __webpack_require__(1137);
// EXTERNAL MODULE: ./lib/mail/parse-address.js + 1 modules
var parse_address = __webpack_require__(85429);
// EXTERNAL MODULE: ./lib/mail/tracking.js
var tracking = __webpack_require__(90082);
;// CONCATENATED MODULE: ./lib/mail/compose.js
/** Composes one message into a copy for each seed. */








/**
 * Returns one copy per recipient, in their order. The message is composed once: copies differ in To, Message-ID and
 * DKIM-Signature, and share all other chunks. A finished message (`.eml`) is not composed again: see `layOutCopies`.
 *
 * @throws PresendError MESSAGE_INVALID for a bad recipient, envelope sender or tracking id, SETTINGS_INVALID for a key
 *   that cannot sign
 */
async function composeMessages(request, { clock, random }) {
    refuseTrackingId(request.trackingId);
    const recipients = parseAll('seed address', request.recipients);
    const [sender = null] = parseAll('envelope-from', request.envelopeSender === null ? [] : [request.envelopeSender]);
    const signer = request.dkim === null ? null : readSigner(request.dkim);
    const { from, replyTo } = request.message;
    const isUtf8 = [from, ...replyTo, ...(sender === null ? [] : [sender])].some(parse_address/* needsSmtpUtf8 */.t);
    const nowMs = clock.nowMs();
    const layout = await layOut(request, nowMs, random);
    const copies = [];
    for (const recipient of recipients) {
        const messageId = `<${random.uuid()}@${from.domain}>`;
        const own = { to: `To: ${recipient.address}`, 'message-id': `Message-ID: ${messageId}` };
        const unsigned = chunksOfCopy(layout, own);
        const chunks = signer === null ? unsigned : await sign(unsigned, signer, nowMs);
        copies.push({
            envelope: { sender: sender?.address ?? null, recipient: recipient.address },
            messageId,
            chunks,
            sizeBytes: chunks.reduce((sum, chunk) => sum + chunk.length, 0),
            needsSmtpUtf8: isUtf8 || (0,parse_address/* needsSmtpUtf8 */.t)(recipient),
        });
    }
    return copies;
}
async function layOut(request, nowMs, random) {
    const { message, trackingId, trackingIn } = request;
    if (message.original !== undefined)
        return layOutCopies(message.original, request);
    const boundary = Buffer.from(random.bytes(12)).toString('hex');
    const tracked = (0,tracking/* addTrackingId */.SI)(message, trackingId, trackingIn);
    const composed = (0,original_message/* splitOriginal */.sj)(await (0,mime_message/* composeMime */.vc)(tracked, { dateMs: nowMs, boundary }));
    return layOutCopies(composed, { trackingId, trackingIn: 'header' });
}
async function sign(chunks, signer, signedAtMs) {
    const signature = await (0,dkim_signer/* signMessage */.l)(Buffer.concat(chunks), signer, signedAtMs);
    return [Buffer.from(signature), ...chunks];
}
function refuseTrackingId(trackingId) {
    if ((0,tracking/* isTrackingId */.xs)(trackingId))
        return;
    throw new presend_error/* PresendError */.Wn({
        code: 'MESSAGE_INVALID',
        outcome: 'inconclusive',
        done: 'Adding the tracking id to the message',
        came: (0,problem/* quoteValue */.cl)(trackingId),
        expected: 'at most 200 of A-Z a-z 0-9 and . _ ~ : + = @ / -',
        todo: 'report this id to the operator of the service behind api-url',
    });
}
function parseAll(input, texts) {
    const parsed = texts.map((text) => (0,parse_address/* parseAddress */.or)(text));
    const problems = parsed.flatMap((one) => (one.status === 'bad' ? one.problems : []));
    if (problems.length > 0) {
        const named = problems.map((problem) => Object.assign({}, problem, { input }));
        throw (0,presend_error/* problemsError */.$j)('MESSAGE_INVALID', 'Composing the message', named);
    }
    return parsed.flatMap((one) => (one.status === 'ok' ? [one.value] : []));
}
function readSigner(key) {
    const signer = (0,dkim_signer/* parseDkimKey */.C)(key);
    if (signer.status === 'bad')
        throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', 'Reading the DKIM key', signer.problems);
    return signer.value;
}


/***/ }),

/***/ 15283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ parseDkimKey),
/* harmony export */   l: () => (/* binding */ signMessage)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7443);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32964);
/* harmony import */ var _domain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32243);
/** DKIM signatures by mailauth, relaxed/relaxed: RFC 6376; Ed25519: RFC 8463. */




/** RFC 6376 §5.4.1, and both List-Unsubscribe fields as RFC 8058 §4 requires. */
const signedFields = 'from:sender:reply-to:subject:date:message-id:to:cc:in-reply-to:references:mime-version:content-type:' +
    'content-transfer-encoding:feedback-id:list-id:list-help:list-unsubscribe:list-unsubscribe-post:list-subscribe:' +
    'list-post:list-owner:list-archive';
/** Shorter keys are not accepted by verifiers: RFC 8301 §3.2. */
const minRsaBits = 1024;
/** Checks a key before anything is created or sent. `input` names the setting; the key is never shown. */
function parseDkimKey(key) {
    const domain = (0,_domain_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDomain */ .g)(key.domain);
    const selector = (0,_domain_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDomain */ .g)(key.selector);
    const privateKey = readPrivateKey(key.privateKeyPem);
    const problems = [];
    if (domain === null) {
        const expected = 'a domain name such as "shop.example"';
        problems.push({ input: 'dkim-domain', came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteValue */ .cl)(key.domain), expected });
    }
    if (selector === null) {
        const expected = 'a selector such as "mail2026": the part before "._domainkey" in DNS';
        problems.push({ input: 'dkim-selector', came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteValue */ .cl)(key.selector), expected });
    }
    if (privateKey.status === 'bad')
        problems.push(...privateKey.problems);
    if (domain === null || selector === null || privateKey.status === 'bad')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)(...problems);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ domain, selector, ...privateKey.value });
}
/** Returns the DKIM-Signature field of a message, with its last CRLF. @throws PresendError MESSAGE_INVALID */
async function signMessage(message, signer, signedAtMs) {
    // Takes 100 ms to load, and most runs do not sign.
    const { dkimSign } = await Promise.all(/* import() */[__webpack_require__.e(6135), __webpack_require__.e(7365), __webpack_require__.e(6528)]).then(__webpack_require__.t.bind(__webpack_require__, 96528, 19));
    const { domain: signingDomain, ...key } = signer;
    const { signatures, errors } = await dkimSign(message, {
        canonicalization: 'relaxed/relaxed',
        signTime: new Date(signedAtMs),
        headerList: signedFields,
        // mailauth reads `signatureData`; its types also require the fields beside it.
        ...key,
        signingDomain,
        signatureData: [{ ...key, signingDomain }],
    });
    const [error] = errors;
    if (error === undefined)
        return signatures;
    throw new _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PresendError */ .Wn({
        code: 'MESSAGE_INVALID',
        outcome: 'misconfigured',
        done: `Signing the message for ${signer.domain}`,
        came: error.err.message,
        expected: 'a message that DKIM can sign',
        todo: 'check the header of the message',
    });
}
function readPrivateKey(pem) {
    const expected = 'a private key in PEM form, RSA or Ed25519, without a password';
    try {
        const key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPrivateKey)(pem);
        const privateKey = key.export({ type: 'pkcs8', format: 'pem' }).toString();
        if (key.asymmetricKeyType === 'ed25519')
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ algorithm: 'ed25519-sha256', privateKey });
        if (key.asymmetricKeyType !== 'rsa') {
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)({ input: 'dkim-private-key', came: `a key of type ${key.asymmetricKeyType}`, expected });
        }
        const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
        if (bits >= minRsaBits)
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ algorithm: 'rsa-sha256', privateKey });
        const todo = 'create a key of 2048 bits; receivers treat messages signed with shorter ones as unsigned';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)({ input: 'dkim-private-key', came: `an RSA key of ${bits} bits`, expected: 'at least 1024 bits', todo });
    }
    catch {
        // OpenSSL's message does not help ("DECODER routines::unsupported"), and nothing of the key may be shown.
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)({ input: 'dkim-private-key', expected, todo: 'keep its line breaks: it starts with "-----BEGIN"' });
    }
}


/***/ }),

/***/ 86199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pw: () => (/* binding */ maxHeaderBytes),
/* harmony export */   R_: () => (/* binding */ endOfHeaderSection),
/* harmony export */   wH: () => (/* binding */ findHeaderExcess)
/* harmony export */ });
/** Limits of a header section, checked before any parser reads it. */
/** Gmail rejects header sections over 500 KB. */
const maxHeaderBytes = 512 * 1024;
const maxFieldCount = 10_000;
const maxFieldBytes = 64 * 1024;
/** mailauth joins the lines of a field in quadratic time: 62,000 lines take 10 s. */
const maxFieldLines = 1000;
const newline = 0x0a;
const carriageReturn = 0x0d;
/** The index after the last line of the header section, or the message's length. */
function endOfHeaderSection(message) {
    if (message[0] === newline || (message[0] === carriageReturn && message[1] === newline))
        return 0;
    const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    const ends = [bytes.indexOf('\n\r\n'), bytes.indexOf('\n\n')].filter((index) => index >= 0);
    return ends.length === 0 ? message.length : Math.min(...ends) + 1;
}
/**
 * Describes which limit a header section exceeds; null: none. Linear time. Like mailauth, it counts every line that does
 * not start a field as a continuation.
 */
function findHeaderExcess(message) {
    const sizeBytes = endOfHeaderSection(message);
    if (sizeBytes > maxHeaderBytes)
        return `the header section is larger than ${maxHeaderBytes / 1024} KiB`;
    let fieldCount = 0;
    let lineCount = 0;
    let fieldBytes = 0;
    for (const line of Buffer.from(message.buffer, message.byteOffset, sizeBytes).toString('latin1').split('\n')) {
        if (/^[!-9;-~]+[ \t]*:/u.test(line)) {
            fieldCount += 1;
            lineCount = 0;
            fieldBytes = 0;
        }
        lineCount += 1;
        fieldBytes += line.length + 1;
        if (fieldCount > maxFieldCount)
            return `the header section has more than ${maxFieldCount} fields`;
        if (lineCount > maxFieldLines)
            return `a header field has more than ${maxFieldLines} lines`;
        if (fieldBytes > maxFieldBytes)
            return `a header field is longer than ${maxFieldBytes / 1024} KiB`;
    }
    return null;
}


/***/ }),

/***/ 38684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ readHeaderSection),
/* harmony export */   sm: () => (/* binding */ valuesOf),
/* harmony export */   t8: () => (/* binding */ unfold)
/* harmony export */ });
/* harmony import */ var postal_mime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4286);
/* harmony import */ var _header_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86199);
/** Reads the header section of any received message: split, unfolded and decoded. */


const maxFieldCount = 2000;
/** Longer values are not decoded, because decoding is expensive. */
const maxDecodedCharacters = 16_384;
/**
 * Reads the header fields of a message, first to last: at most 2,000 fields and 512 KiB. Skips lines that are neither a
 * field nor a continuation.
 */
function readHeaderSection(message) {
    const section = new TextDecoder().decode(message.subarray(0, Math.min((0,_header_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .endOfHeaderSection */ .R_)(message), _header_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .maxHeaderBytes */ .Pw)));
    const fields = [];
    for (const line of section.split(/\r?\n/u)) {
        const current = fields.at(-1);
        if (/^[ \t]/u.test(line)) {
            current?.lines.push(line);
            continue;
        }
        const colon = line.indexOf(':');
        const name = line.slice(0, Math.max(colon, 0)).trimEnd();
        if (!/^[\x21-\x39\x3b-\x7e]+$/u.test(name))
            continue;
        if (fields.length === maxFieldCount)
            break;
        fields.push({ name, lines: [line.slice(colon + 1)] });
    }
    return fields.map(({ name, lines }) => ({ name, rawValue: lines.join('\r\n'), value: decodeValue(lines) }));
}
/** The values of all fields with this name (case-insensitive), first to last. */
function valuesOf(fields, name) {
    const wanted = name.toLowerCase();
    return fields.filter((field) => field.name.toLowerCase() === wanted).map((field) => field.value);
}
/** Removes folds (RFC 5322 §2.2.3) and surrounding space. */
function unfold(rawValue) {
    return rawValue.replaceAll(/\r?\n(?=[ \t])/gu, '').trim();
}
function decodeValue(lines) {
    const value = lines.join('').trim();
    return value.includes('=?') && value.length <= maxDecodedCharacters ? (0,postal_mime__WEBPACK_IMPORTED_MODULE_0__/* .decodeWords */ .O0)(value) : value;
}


/***/ }),

/***/ 1137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Al: () => (/* binding */ renderHeaderField),
/* harmony export */   Ob: () => (/* binding */ addressFields),
/* harmony export */   vF: () => (/* binding */ renderAddressField),
/* harmony export */   vc: () => (/* binding */ composeMime)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var nodemailer_lib_mail_composer__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37672);
/* harmony import */ var _control_characters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39347);
/* harmony import */ var _original_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56334);
/* harmony import */ var _parse_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85429);
/** MIME by nodemailer's MailComposer: whole messages and single header fields. */





/** Fields of addresses: their names are encoded, the addresses are not. */
const addressFields = /^(?:sender|errors-to|disposition-notification-to|return-receipt-to)$/iu;
/** Composes a message without To; its Message-ID is a placeholder. */
async function composeMime(message, { dateMs, boundary }) {
    const { from, replyTo, subject, text, html, attachments, headerFields } = message;
    const names = new Map(headerFields.map(({ name }) => [name.toLowerCase(), name]));
    const composer = new nodemailer_lib_mail_composer__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A({
        from: nodemailerAddress(from),
        ...(replyTo.length === 0 ? {} : { replyTo: replyTo.map(nodemailerAddress) }),
        subject: (0,_control_characters_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutControlCharacters */ .a)(subject).trim(),
        date: new Date(dateMs),
        messageId: '<placeholder@presend.invalid>',
        headers: headerFields.map(({ name, value }) => headerEntry(name, value)),
        normalizeHeaderKey: (key) => names.get(key.toLowerCase()) ?? key,
        text,
        ...(html === null ? {} : { html }),
        attachments: attachments.map((file) => attachmentEntry(file, html !== null)),
        baseBoundary: boundary,
        boundaryPrefix: '=_presend',
        disableFileAccess: true,
        disableUrlAccess: true,
    });
    return await composer.compile().build();
}
/** Renders one field, folded, without its last CRLF; non-ASCII text becomes encoded-words. */
function renderHeaderField(name, value) {
    return renderField({ headers: [headerEntry(name, value)] }, name);
}
/** Renders a field of addresses, folded, without its last CRLF. */
function renderAddressField(name, addresses) {
    return renderField({ replyTo: addresses.map(nodemailerAddress) }, 'Reply-To').replace('Reply-To', name);
}
function renderField(mail, name) {
    const { fields } = (0,_original_message_js__WEBPACK_IMPORTED_MODULE_2__/* .splitOriginal */ .sj)(Buffer.from(`${new nodemailer_lib_mail_composer__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A(mail).compile().buildHeaders()}\r\n\r\n`));
    const field = fields.find((one) => one.name === name.toLowerCase());
    const text = field === undefined ? ':' : Buffer.from(field.bytes).toString().trimEnd();
    return `${name}${text.slice(text.indexOf(':'))}`;
}
function headerEntry(name, value) {
    const clean = (0,_control_characters_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutControlCharacters */ .a)(value).trim();
    const prepared = (text) => ({
        key: name,
        value: { prepared: true, foldLines: true, value: text },
    });
    // nodemailer formats these itself and ignores `prepared` for them.
    if (/^(?:sender|references)$/iu.test(name))
        return { key: name, value: clean };
    if (addressFields.test(name)) {
        const addresses = (0,_parse_address_js__WEBPACK_IMPORTED_MODULE_3__/* .parseAddressList */ .Mb)(clean);
        if (addresses.status === 'ok')
            return prepared(valueOf(renderAddressField(name, addresses.value)));
    }
    if (isPlain(clean))
        return prepared(clean);
    // RFC 2919 §2: the description of a List-Id may be encoded, the id may not.
    const id = /^list-id$/iu.test(name) ? /^(.*?)( *<[!-;=?-~]+>)$/u.exec(clean) : null;
    if (id === null)
        return { key: name, value: clean };
    return prepared(`${valueOf(renderHeaderField('Comments', id[1] ?? ''))}${id[2] ?? ''}`);
}
/** True for text that stays as it is: nodemailer would also encode a value with quotes. */
function isPlain(text) {
    return /^[\t -~]*$/u.test(text) && !text.includes('=?');
}
function valueOf(field) {
    return field
        .slice(field.indexOf(':') + 1)
        .replaceAll('\r\n', '')
        .trim();
}
function nodemailerAddress({ displayName, address }) {
    return { name: (0,_control_characters_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutControlCharacters */ .a)(displayName ?? ''), address };
}
function attachmentEntry(file, hasHtml) {
    const isInline = hasHtml && file.contentId !== undefined;
    // Text without a charset is ASCII (RFC 2046 §4.1.2).
    const charset = /^text\//iu.test(file.contentType) && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(file.content) ? '; charset=utf-8' : '';
    return {
        filename: safeFilename(file.filename),
        content: Buffer.from(file.content),
        contentType: `${safeContentType(file.contentType)}${charset}`,
        contentDisposition: isInline ? 'inline' : 'attachment',
        ...(isInline ? { cid: (file.contentId ?? '').replaceAll(/[^!-;=?-~]/gu, '') } : {}),
    };
}
/** File systems allow 255 bytes. `=?` would be decoded by readers, although RFC 2047 §5 forbids it here. */
function safeFilename(name) {
    return name
        .toWellFormed()
        .replaceAll(/[\p{Cc}/\\]|(?<==)\?/gu, '_')
        .slice(-120)
        .toWellFormed();
}
/** A message part must not be base64, and a multipart needs a boundary. */
function safeContentType(contentType) {
    const isToken = /^[a-z0-9!#$&^_.+-]{1,100}\/[a-z0-9!#$&^_.+-]{1,100}$/iu.test(contentType);
    return isToken && !/^(?:message|multipart)\//iu.test(contentType) ? contentType : 'application/octet-stream';
}


/***/ }),

/***/ 56334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GP: () => (/* binding */ maxFieldCount),
/* harmony export */   k2: () => (/* binding */ replaceFields),
/* harmony export */   o8: () => (/* binding */ bytesOfOriginal),
/* harmony export */   sj: () => (/* binding */ splitOriginal)
/* harmony export */ });
/** A finished message (`.eml`), split so that single header fields can be replaced. */
const cr = 0x0d;
const lf = 0x0a;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
const lineEnd = Buffer.from('\r\n');
/** Fields after these are not split. */
const maxFieldCount = 2000;
/**
 * Splits a message. Drops a byte order mark and the `From ` line of mailbox files. Bare CR and LF become CRLF, the only
 * line end in SMTP (RFC 5321 §2.3.8).
 */
function splitOriginal(file) {
    const bytes = withoutMailboxLine(withCrlf(withoutByteOrderMark(file)));
    const fields = [];
    let start = 0;
    while (start < bytes.length && fields.length <= maxFieldCount && !bytes.subarray(start, start + 2).equals(lineEnd)) {
        const found = bytes.indexOf(lineEnd, start);
        const end = found === -1 ? bytes.length : found + 2;
        const last = fields.at(-1);
        const isFold = bytes[start] === 0x20 || bytes[start] === 0x09;
        if (isFold && last !== undefined)
            last.end = end;
        else
            fields.push({ name: nameIn(bytes.subarray(start, end)), start, end });
        start = end;
    }
    return {
        fields: fields.map(({ name, start: from, end }) => ({ name, bytes: endLine(bytes.subarray(from, end)) })),
        rest: bytes.subarray(start),
        replacedNames: [],
    };
}
/** Replaces all fields with these names, at the position of the first, or adds them at the end of the header section. */
function replaceFields(message, newFields) {
    const byName = Map.groupBy(newFields, ({ name }) => name.toLowerCase());
    const added = new Set();
    const bytesOf = (name) => {
        if (added.has(name))
            return [];
        added.add(name);
        return (byName.get(name) ?? []).map(({ line }) => ({ name, bytes: Buffer.from(`${line}\r\n`) }));
    };
    const replaced = message.fields.flatMap((field) => (byName.has(field.name) ? bytesOf(field.name) : [field]));
    return {
        fields: [...replaced, ...[...byName.keys()].flatMap(bytesOf)],
        rest: message.rest,
        replacedNames: [...new Set([...message.replacedNames, ...byName.keys()])],
    };
}
/** Joins the message again. */
function bytesOfOriginal({ fields, rest }) {
    return Buffer.concat([...fields.map(({ bytes }) => bytes), rest]);
}
function nameIn(line) {
    const text = Buffer.from(line).toString('latin1');
    return /^([!-9;-~]+)[ \t]*:/u.exec(text)?.[1]?.toLowerCase() ?? '';
}
function endLine(line) {
    return line.at(-1) === lf ? line : Buffer.concat([line, lineEnd]);
}
function withoutByteOrderMark(bytes) {
    return byteOrderMark.equals(bytes.subarray(0, 3)) ? bytes.subarray(3) : bytes;
}
function withoutMailboxLine(bytes) {
    if (!/^>?From $/u.test(bytes.toString('latin1', 0, bytes[0] === 0x3e ? 6 : 5)))
        return bytes;
    const end = bytes.indexOf(lineEnd);
    return end === -1 ? bytes : bytes.subarray(end + 2);
}
function withCrlf(bytes) {
    const whole = Buffer.allocUnsafe(bytes.length * 2);
    let length = 0;
    // An index loop: messages have millions of bytes.
    for (let index = 0; index < bytes.length; index += 1) {
        const byte = bytes[index] ?? 0;
        const isCrlf = byte === cr && bytes[index + 1] === lf;
        if (byte !== cr && byte !== lf)
            whole[length++] = byte;
        else {
            whole[length++] = cr;
            whole[length++] = lf;
        }
        if (isCrlf)
            index += 1;
    }
    return whole.subarray(0, length);
}


/***/ }),

/***/ 66059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isBrokenSignature),
/* harmony export */   i: () => (/* binding */ removedSignatures)
/* harmony export */ });
/* harmony import */ var _header_section_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38684);
/** DKIM signatures of a finished message that presend's changes break. */

/** The fields that differ in every copy, and the tracking field. */
const changedInCopies = ['to', 'message-id', 'x-presend-test'];
/** Finds the signatures that are removed from the copies. Signatures over unchanged parts stay. */
function removedSignatures(original, trackingIn) {
    return original.fields.flatMap((field) => {
        const signature = signatureIn(field, { original, trackingIn });
        return signature === null || signature.covers.length === 0 ? [] : [signature];
    });
}
/** True for a DKIM signature that covers a changed part. */
function isBrokenSignature(field, message) {
    return (signatureIn(field, message)?.covers.length ?? 0) > 0;
}
function signatureIn(field, { original, trackingIn }) {
    if (field.name !== 'dkim-signature')
        return null;
    const text = (0,_header_section_js__WEBPACK_IMPORTED_MODULE_0__/* .unfold */ .t8)(Buffer.from(field.bytes).toString('latin1')).replace(/^[^:]*:/u, '');
    const tags = new Map(text.split(';').map((tag) => {
        const at = tag.indexOf('=');
        return [tag.slice(0, Math.max(at, 0)).trim(), tag.slice(at + 1).replaceAll(/\s/gu, '')];
    }));
    const signed = new Set((tags.get('h') ?? '').toLowerCase().split(':'));
    const changed = [...changedInCopies, ...original.replacedNames, ...(trackingIn === 'subject' ? ['subject'] : [])];
    return {
        domain: tags.get('d') ?? null,
        selector: tags.get('s') ?? null,
        covers: [...new Set(changed.filter((name) => signed.has(name))), ...(trackingIn === 'body' ? ['body'] : [])],
    };
}


/***/ }),

/***/ 25402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ renderReply),
/* harmony export */   d: () => (/* binding */ isTransient)
/* harmony export */ });
/** The outcome of one copy at the SMTP server, and the reply that decided it. */
/** True for 4yz: try again later (RFC 5321 §4.2.1). */
function isTransient(reply) {
    return reply.code >= 400 && reply.code < 500;
}
/** Renders a reply as the server wrote it: `550 5.7.1 no`. */
function renderReply({ code, enhancedCode, text }) {
    return [String(code), enhancedCode, text].filter((part) => part !== null && part !== '').join(' ');
}


/***/ }),

/***/ 90082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SI: () => (/* binding */ addTrackingId),
/* harmony export */   fD: () => (/* binding */ serviceTrackingIds),
/* harmony export */   xs: () => (/* binding */ isTrackingId)
/* harmony export */ });
/** Adds the tracking id to a message, in addition to its header field `X-Presend-Test`. */
/** True for an id that is safe in a header field, an HTML comment and a line of text. */
function isTrackingId(text) {
    return /^[A-Za-z0-9._~:+=@/-]{1,200}$/u.test(text);
}
/** Matches the ids of presend's own service in any text. */
const serviceTrackingIds = /(?<![A-Za-z0-9_])pst_[A-Za-z0-9]{24}(?![A-Za-z0-9])/gu;
/**
 * Adds the id. `body`: as an HTML comment before `</body>` (or at the end) and as the last line of the text; `subject`:
 * as ` [id]` at the end; `header`: nowhere else.
 */
function addTrackingId(message, trackingId, place) {
    return additions[place](message, trackingId);
}
const additions = {
    header: (message) => message,
    subject: (message, trackingId) => ({ ...message, subject: `${message.subject} [${trackingId}]` }),
    body: (message, trackingId) => ({
        ...message,
        html: message.html === null ? null : addComment(message.html, `<!-- presend:${trackingId} -->`),
        text: message.text.trim() === '' ? `presend:${trackingId}\n` : `${message.text.trimEnd()}\n\npresend:${trackingId}\n`,
    }),
};
function addComment(html, comment) {
    // Not with toLowerCase(): İ becomes two characters there, and later offsets shift.
    const end = [...html.matchAll(/<\/body/giu)].at(-1)?.index ?? -1;
    return end < 0 ? `${html}${comment}` : `${html.slice(0, end)}${comment}${html.slice(end)}`;
}


/***/ }),

/***/ 78769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ terminalTable)
/* harmony export */ });
/* harmony import */ var string_width__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83831);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22728);
/* harmony import */ var _terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2234);
/** Renders a table for a terminal: aligned columns, long cells wrapped. */



/** Separates two columns. */
const gap = '  ';
/** Columns are never narrower, even if lines then exceed the terminal's width. */
const leastColumnWidth = 10;
const wordStyles = {
    pass: 'green',
    fail: 'red',
    misconfigured: 'magenta',
    inconclusive: 'yellow',
    met: 'green',
    ok: 'green',
    missed: 'red',
    failing: 'red',
    undecided: 'yellow',
    warned: 'yellow',
    missing: 'yellow',
};
/** Returns lines without line breaks; none for a table without rows. */
function terminalTable(table, { widthColumns, color }) {
    if (table.rows.length === 0)
        return [];
    const rows = table.rows.map((row) => row.map(_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeTerminal */ .e));
    const { columns } = table;
    const titles = columns.map((column) => column.title);
    const widths = fitWidths([titles, ...rows], widthColumns);
    const titleStyle = (text) => (0,_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .styled */ .I)(text, 'dim', color);
    const cellStyle = (text, column) => {
        const style = column?.kind === 'word' ? wordStyles[text] : undefined;
        return style === undefined ? text : (0,_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .styled */ .I)(text, style, color);
    };
    return [
        ...layOutRow(titles, { columns, widths, style: titleStyle }),
        ...rows.flatMap((row) => layOutRow(row, { columns, widths, style: cellStyle })),
    ];
}
/** Starts from the natural widths and narrows the widest column until the row fits. */
function fitWidths(rows, widthColumns) {
    const widths = (rows[0] ?? []).map((_, index) => rows.reduce((most, row) => Math.max(most, (0,string_width__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A)(row[index] ?? '')), 0));
    const roomColumns = widthColumns - gap.length * (widths.length - 1);
    for (let excess = sum(widths) - roomColumns; excess > 0; excess = sum(widths) - roomColumns) {
        const widest = Math.max(...widths);
        if (widest <= leastColumnWidth)
            break;
        const next = Math.max(...widths.filter((width) => width < widest), leastColumnWidth);
        widths[widths.indexOf(widest)] = Math.max(widest - excess, Math.min(next, widest - 1), leastColumnWidth);
    }
    return widths;
}
function sum(numbers) {
    return numbers.reduce((total, one) => total + one, 0);
}
function layOutRow(row, { columns, widths, style, }) {
    const wrapped = row.map((cell, index) => (0,_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)(cell, widths[index] ?? leastColumnWidth));
    const lineCount = Math.max(...wrapped.map((lines) => lines.length));
    return Array.from({ length: lineCount }, (_, line) => wrapped
        .map((lines, index) => {
        const text = lines[line] ?? '';
        const padding = ' '.repeat(Math.max((widths[index] ?? 0) - (0,string_width__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A)(text), 0));
        const shown = style(text, columns[index]);
        return columns[index]?.kind === 'number' ? `${padding}${shown}` : `${shown}${padding}`;
    })
        .join(gap)
        .trimEnd());
}


/***/ }),

/***/ 2234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ wrapText),
/* harmony export */   I: () => (/* binding */ styled)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var wrap_ansi__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50907);
/** Styles and wraps text for a terminal. */


/** Returns `text` in a style; unchanged without colors. */
function styled(text, style, color) {
    // The caller decides on colors, so Node must not check the stream again.
    return color === 'none' || text === '' ? text : (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false });
}
/** Breaks text at spaces into lines of at most `width` columns; longer words are split. */
function wrapText(text, width) {
    return (0,wrap_ansi__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(text, width, { hard: true }).split('\n');
}


/***/ })

};
