export const id = 3292;
export const ids = [3292];
export const modules = {

/***/ 32243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ parseDomain)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);
/** Domain names of mail addresses. */

/** RFC 1035 §3.1: 255 octets on the wire are 253 characters of text. */
const maxDomainCharacters = 253;
/** Underscores are no host names, yet real mail comes from such subdomains. */
const asciiLabel = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/u;
/**
 * The domain as A-labels in lower case (RFC 5890), without a final dot; `null` when it is no domain name.
 * Address literals (`[192.0.2.1]`) and numbers in the place of a top-level domain are none.
 */
function parseDomain(text) {
    // domainToASCII reads a URL's host: it would take "a/b" for "a", "%61" for "a" and "1.2" for an address.
    if (!/^(?:[\p{L}\p{M}\p{N}\p{S}._-]|\u200c|\u200d|\u00b7|\u30fb)+$/u.test(text) || text.length > maxDomainCharacters)
        return null;
    const labels = text.replace(/\.$/u, '').split('.');
    if (/^[0-9]+$/u.test(labels.at(-1) ?? ''))
        return null;
    const domain = (0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(labels.join('.')).toLowerCase();
    const isValid = domain.length <= maxDomainCharacters && domain.split('.').every((label) => asciiLabel.test(label));
    return isValid ? domain : null;
}


/***/ }),

/***/ 86199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pw: () => (/* binding */ maxHeaderBytes),
/* harmony export */   R_: () => (/* binding */ endOfHeaderSection),
/* harmony export */   wH: () => (/* binding */ findHeaderExcess)
/* harmony export */ });
/** Measures a header section before any parser reads it. */
/** Gmail refuses header sections over 500 KB. */
const maxHeaderBytes = 512 * 1024;
const maxFieldCount = 10_000;
const maxFieldBytes = 64 * 1024;
/** mailauth joins the lines of a field in quadratic time: 62,000 lines took it 10 s. */
const maxFieldLines = 1000;
const newline = 0x0a;
const carriageReturn = 0x0d;
/** Where the header section ends: the index behind the line end of its last line, or the message's length. */
function endOfHeaderSection(message) {
    if (message[0] === newline || (message[0] === carriageReturn && message[1] === newline))
        return 0;
    const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    const ends = [bytes.indexOf('\n\r\n'), bytes.indexOf('\n\n')].filter((index) => index >= 0);
    return ends.length === 0 ? message.length : Math.min(...ends) + 1;
}
/**
 * What in a header section exceeds the limits, in one phrase. Takes linear time. As mailauth does, it counts every line
 * that does not start a field as a continuation.
 *
 * @returns `null` when a parser may read it
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
/** The header section of a message that came from anywhere: split, unfolded and decoded, whatever is in it. */


const maxFieldCount = 2000;
/** Longer values are not decoded: no sender needs it, and decoding is where time can be burnt. */
const maxDecodedCharacters = 16_384;
/**
 * The header fields of a message, first to last. Lines that are no field and continue none are skipped;
 * at most 2,000 fields and 512 KiB are read.
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
/** Values of all fields with this name, first to last. `name` is compared without regard to case. */
function valuesOf(fields, name) {
    const wanted = name.toLowerCase();
    return fields.filter((field) => field.name.toLowerCase() === wanted).map((field) => field.value);
}
/** A value without its folds (RFC 5322 §2.2.3) and without space around it. */
function unfold(rawValue) {
    return rawValue.replaceAll(/\r?\n(?=[ \t])/gu, '').trim();
}
function decodeValue(lines) {
    const value = lines.join('').trim();
    // Most values hold no encoded-word at all.
    return value.includes('=?') && value.length <= maxDecodedCharacters ? (0,postal_mime__WEBPACK_IMPORTED_MODULE_0__/* .decodeWords */ .O0)(value) : value;
}


/***/ }),

/***/ 32154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ mailboxesOf),
  v: () => (/* binding */ parseMessage)
});

// EXTERNAL MODULE: ./node_modules/postal-mime/dist/esm/postal-mime.js + 9 modules
var postal_mime = __webpack_require__(4286);
// EXTERNAL MODULE: ./lib/mail/domain.js
var domain = __webpack_require__(32243);
// EXTERNAL MODULE: ./lib/mail/header-limits.js
var header_limits = __webpack_require__(86199);
// EXTERNAL MODULE: ./lib/mail/header-section.js
var header_section = __webpack_require__(38684);
;// CONCATENATED MODULE: ./lib/mail/shorten-message.js
/**
 * Shortens a message before a parser reads it. The parser spends some 10 µs on every line, whatever the line says, so
 * what no rule reads is cut first: text beyond a limit, and the line ends of base64.
 */

const maxTextBytes = 2 * 1024 * 1024;
const maxLineCount = 40_000;
const maxPartCount = 1000;
const maxPartHeaderBytes = 256 * 1024;
/** One decoder call per line. */
const base64LineBytes = 48 * 1024;
/** Of all parts together. */
const note = 'only the first 2 MiB (or 40,000 lines, or 1,000 parts) of the text were judged';
/**
 * The same message, with no more than 2 MiB and 40,000 lines of text, 1,000 parts and 256 KiB of part headers. Base64
 * parts keep their content, in longer lines. Takes linear time.
 */
function shortenMessage(message) {
    const source = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    const bodyStart = (0,header_limits/* endOfHeaderSection */.R_)(message);
    if (isShort(source, bodyStart))
        return { bytes: message, note: null };
    const shortening = startShortening(source, bodyStart);
    while (shortening.position < source.length && !shortening.isStopped)
        takeLine(shortening);
    return {
        bytes: shortening.output.subarray(0, shortening.length),
        note: shortening.isCut || shortening.isStopped ? note : null,
    };
}
function isShort(source, bodyStart) {
    if (source.length - bodyStart > maxTextBytes)
        return false;
    let position = bodyStart;
    for (let count = 0; count < maxLineCount; count += 1) {
        const end = source.indexOf('\n', position);
        if (end < 0)
            return true;
        position = end + 1;
    }
    return false;
}
function startShortening(source, bodyStart) {
    const shortening = {
        source,
        // Line ends that are added: one for each long line of base64, one for each part.
        output: Buffer.allocUnsafe(source.length + 2 * (Math.ceil(source.length / base64LineBytes) + maxPartCount + 2)),
        boundaries: new Set(),
        position: bodyStart,
        length: bodyStart,
        partHeader: source.toString('latin1', 0, bodyStart),
        isBase64: false,
        base64LineBytes: 0,
        textBytes: 0,
        lineCount: 0,
        partCount: 0,
        partHeaderBytes: 0,
        isCut: false,
        isStopped: false,
    };
    source.copy(shortening.output, 0, 0, bodyStart);
    return shortening;
}
function takeLine(shortening) {
    const { source, position, boundaries } = shortening;
    const newline = source.indexOf('\n', position);
    const end = newline < 0 ? source.length : newline + 1;
    shortening.position = end;
    if (boundaries.size > 0 && source[position] === 0x2d && isBoundary(shortening, position, end)) {
        return startPart(shortening, position, end);
    }
    if (shortening.partHeader !== null)
        return takeHeaderLine(shortening, position, end);
    if (shortening.isBase64)
        return takeBase64(shortening, position, end);
    takeText(shortening, position, end);
}
/** RFC 2046 §5.1.1: `--`, the boundary, `--` behind the last part, and white space. */
function isBoundary({ source, boundaries }, start, end) {
    if (source[start + 1] !== 0x2d || end - start > 1000)
        return false;
    const line = source.toString('latin1', start + 2, end).trimEnd();
    return boundaries.has(line) || (line.endsWith('--') && boundaries.has(line.slice(0, -2)));
}
function startPart(shortening, start, end) {
    if (shortening.base64LineBytes > 0)
        endBase64Line(shortening);
    copy(shortening, start, end);
    shortening.partCount += 1;
    shortening.partHeader = '';
    shortening.isBase64 = false;
    if (shortening.partCount > maxPartCount)
        shortening.isStopped = true;
}
function takeHeaderLine(shortening, start, end) {
    const line = shortening.source.toString('latin1', start, end);
    shortening.partHeaderBytes += line.length;
    if (shortening.partHeaderBytes > maxPartHeaderBytes) {
        shortening.isStopped = true;
        return;
    }
    copy(shortening, start, end);
    if (line.trimEnd() !== '') {
        shortening.partHeader += line;
        return;
    }
    const header = shortening.partHeader ?? '';
    const boundary = /boundary\s*=\s*(?:"([^"]{1,500})"|([^\s;"]{1,500}))/iu.exec(header);
    if (boundary !== null)
        shortening.boundaries.add((boundary[1] ?? boundary[2] ?? '').trimEnd());
    shortening.isBase64 = /^content-transfer-encoding[ \t]*:\s*"?base64/imu.test(header);
    shortening.partHeader = null;
}
function takeBase64(shortening, start, end) {
    const { source } = shortening;
    let contentEnd = end;
    while (contentEnd > start && (source[contentEnd - 1] ?? 0) <= 0x20)
        contentEnd -= 1;
    if (shortening.base64LineBytes + contentEnd - start > base64LineBytes)
        endBase64Line(shortening);
    copy(shortening, start, contentEnd);
    shortening.base64LineBytes += contentEnd - start;
}
function endBase64Line(shortening) {
    shortening.length += shortening.output.write('\r\n', shortening.length);
    shortening.base64LineBytes = 0;
}
function takeText(shortening, start, end) {
    const leftBytes = maxTextBytes - shortening.textBytes;
    if (leftBytes > 0 && shortening.lineCount < maxLineCount) {
        const keptEnd = Math.min(end, start + leftBytes);
        copy(shortening, start, keptEnd);
        shortening.textBytes += keptEnd - start;
        shortening.lineCount += 1;
        if (keptEnd < end)
            shortening.isCut = true;
        return;
    }
    shortening.isCut = true;
    // Straight to what may be the next boundary.
    const next = shortening.boundaries.size === 0 ? -1 : shortening.source.indexOf('\n--', end - 1);
    shortening.position = next < 0 ? shortening.source.length : next + 1;
}
function copy(shortening, start, end) {
    shortening.source.copy(shortening.output, shortening.length, start, end);
    shortening.length += end - start;
}

;// CONCATENATED MODULE: ./lib/mail/parse-message.js
/** A received message as the service and the verdict read it: header fields, author, HTML, text, attachments. */





/** Real mail nests four or five levels deep. */
const maxNestingDepth = 50;
/** Of the message and all its parts together. */
const maxHeaderBytes = 1024 * 1024;
/** Longer texts are cut. */
const maxTextCharacters = 1_000_000;
/** Gmail takes 25 MB; beyond twice that a body is not worth its memory. */
const maxMessageBytes = 50 * 1024 * 1024;
/**
 * Reads a message. Never rejects: of a body that cannot be read (nested deeper than 50 levels, a header section beyond
 * the limits, more than 50 MiB) `defect` says why, and the header fields are there all the same. Of a long body only the
 * beginning is read, and `shortening` says so.
 * Messages inside the message are attachments; their text is not mixed into `text`.
 */
async function parseMessage(bytes) {
    const headerFields = (0,header_section/* readHeaderSection */.Dm)(bytes);
    return {
        headerFields,
        subject: (0,header_section/* valuesOf */.sm)(headerFields, 'subject')[0] ?? null,
        from: mailboxesOf(headerFields, 'from'),
        replyTo: mailboxesOf(headerFields, 'reply-to'),
        sizeBytes: bytes.byteLength,
        ...(await readBody(bytes)),
    };
}
async function readBody(bytes) {
    if (bytes.byteLength > maxMessageBytes)
        return unreadable(`larger than ${maxMessageBytes / 1024 / 1024} MiB`);
    const excess = (0,header_limits/* findHeaderExcess */.wH)(bytes);
    if (excess !== null)
        return unreadable(excess);
    const { bytes: shortened, note } = shortenMessage(bytes);
    try {
        const email = await postal_mime/* default */.Ay.parse(shortened, {
            maxNestingDepth,
            maxHeadersSize: maxHeaderBytes,
            forceRfc822Attachments: true,
        });
        const { html = null, text = null } = email;
        const isCut = [html, text].some((one) => one !== null && one.length > maxTextCharacters);
        const shortening = note ?? (isCut ? 'only the first million characters of each text were judged' : null);
        return {
            html: html?.slice(0, maxTextCharacters) ?? null,
            text: text?.slice(0, maxTextCharacters) ?? null,
            attachments: email.attachments.map(readAttachment),
            defect: null,
            ...(shortening === null ? {} : { shortening }),
        };
    }
    catch (error) {
        // Whatever a hostile message makes the parser throw is a property of the message, not a failure of ours.
        return unreadable(error instanceof Error ? error.message : 'its MIME structure could not be read');
    }
}
function unreadable(defect) {
    return { html: null, text: null, attachments: [], defect };
}
function readAttachment(part) {
    return {
        filename: part.filename,
        contentType: part.mimeType.toLowerCase(),
        content: typeof part.content === 'string' ? Buffer.from(part.content) : new Uint8Array(part.content),
        contentId: part.contentId?.replaceAll(/[<>\s]/gu, '') ?? null,
        isRelated: part.related === true,
        calendarMethod: part.method ?? null,
    };
}
/** The mailboxes of all fields of this name, given in lower case; nothing of them has been checked. */
function mailboxesOf(fields, name) {
    return fields
        .filter((field) => field.name.toLowerCase() === name)
        .flatMap((field) => (0,postal_mime/* addressParser */.YR)((0,header_section/* unfold */.t8)(field.rawValue), { flatten: true }))
        .flatMap(({ name: displayName, address }) => address === undefined ? [] : [{ displayName: displayName || null, address, domain: domainOf(address) }]);
}
function domainOf(address) {
    const at = address.lastIndexOf('@');
    return at < 0 ? null : (0,domain/* parseDomain */.g)(address.slice(at + 1).trim());
}


/***/ }),

/***/ 90082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SI: () => (/* binding */ addTrackingId),
/* harmony export */   fD: () => (/* binding */ serviceTrackingIds),
/* harmony export */   xs: () => (/* binding */ isTrackingId)
/* harmony export */ });
/** Where a tracking id stands in a message, beside its header field `X-Presend-Test`. */
/** True for an id that can stand in a header field, a comment of HTML and a line of text without changing them. */
function isTrackingId(text) {
    return /^[A-Za-z0-9._~:+=@/-]{1,200}$/u.test(text);
}
/** The ids that presend's own service makes, wherever they stand in a text. */
const serviceTrackingIds = /(?<![A-Za-z0-9_])pst_[A-Za-z0-9]{24}(?![A-Za-z0-9])/gu;
/**
 * The message with the id in its place: `body` is an HTML comment before `</body>` (or at the end) and the last
 * line of the text; `subject` is ` [id]` behind the subject; `header` leaves the message as it is.
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
    // Not by way of toLowerCase(): İ becomes two characters there, and all places behind it move.
    const end = [...html.matchAll(/<\/body/giu)].at(-1)?.index ?? -1;
    return end < 0 ? `${html}${comment}` : `${html.slice(0, end)}${comment}${html.slice(end)}`;
}


/***/ }),

/***/ 41439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JB: () => (/* binding */ judgeJob),
/* harmony export */   OX: () => (/* binding */ coversPort),
/* harmony export */   cq: () => (/* binding */ observeJob),
/* harmony export */   f: () => (/* binding */ dnsPort),
/* harmony export */   fb: () => (/* binding */ trackingIdsJob),
/* harmony export */   nx: () => (/* binding */ organizationJob),
/* harmony export */   um: () => (/* binding */ enginePort)
/* harmony export */ });
/** The work on received mail that worker threads do, since whoever sent it may mean harm. */
const judgeJob = { name: 'judge-message' };
/** SPF, DKIM and DMARC of a copy in a real mailbox. */
const observeJob = { name: 'observe-authentication' };
/** The tracking ids in subject and body of a message. */
const trackingIdsJob = { name: 'find-tracking-ids' };
const organizationJob = { name: 'compare-organizations' };
const dnsPort = { name: 'resolve' };
const coversPort = { name: 'is-in-zone-files' };
/** The main thread knows which message is meant. */
const enginePort = { name: 'ask-engine' };


/***/ }),

/***/ 53292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareOrganizationsInWorker: () => (/* binding */ compareOrganizationsInWorker),
  findTrackingIdsInWorker: () => (/* binding */ findTrackingIdsInWorker),
  judgeInWorker: () => (/* binding */ judgeInWorker),
  observeInWorker: () => (/* binding */ observeInWorker)
});

// EXTERNAL MODULE: ./lib/mail/parse-message.js + 1 modules
var parse_message = __webpack_require__(32154);
// EXTERNAL MODULE: ./node_modules/mailauth/lib/dmarc/index.js
var dmarc = __webpack_require__(49659);
;// CONCATENATED MODULE: ./lib/verdict/authentication/check-dmarc.js
/** DMARC by mailauth, which walks the DNS tree of RFC 9989 §4.10 itself. */

const policies = ['none', 'quarantine', 'reject'];
/** Evaluates DMARC from what SPF (`null`: not measured) and DKIM gave. */
async function checkDmarc(spf, dkim, resolver) {
    const passing = {
        spfDomains: spf?.result === 'pass' ? [spf.domain] : [],
        dkimDomains: dkim.signatures.filter((signature) => signature.result === 'pass').map(toDkimDomain),
    };
    const evaluation = await evaluate(passing, dkim, resolver);
    const { response } = evaluation;
    if (response === false)
        return unevaluated(problemTexts[evaluation.reason ?? 'no-author-domain']);
    const alignedDomains = new Set(alignedOf(evaluation));
    const hasRecord = response.policyDomain !== undefined;
    const authorDomain = response.status.header?.from?.replace(/\.$/u, '') ?? null;
    // The report says of a failing identifier too whether it aligns; mailauth looks only at those it is handed.
    for (const domain of hasRecord ? await alignOthers(spf, dkim, resolver) : [])
        alignedDomains.add(domain);
    // Without any record on the way up a domain is its own Organizational Domain (RFC 9989 §4.10.2).
    if (authorDomain !== null)
        alignedDomains.add(authorDomain);
    const result = dmarcResults.find((known) => known === response.status.result) ?? 'permerror';
    const open = result === 'fail' ? uncheckedIdentifier({ spf, dkim, alignedDomains }) : null;
    return {
        result: open === null ? result : 'temperror',
        authorDomain,
        problem: open ?? (result === 'temperror' ? (response.error ?? null) : null),
        policy: policies.find((known) => known === response.policy) ?? null,
        policyDomain: response.policyDomain ?? null,
        alignedDomains,
        isAlignmentKnown: result !== 'temperror',
    };
}
const dmarcResults = ['none', 'pass', 'fail', 'temperror', 'permerror'];
/** RFC 9989 §5.3.1: exactly one Author Domain. */
const problemTexts = {
    'no-author-domain': 'the From: field names no domain',
    'multiple-author-domains': 'the From: field names more than one domain',
    'invalid-author-domain': 'an address in the From: field has no usable domain',
    'multiple-from-fields': 'there is more than one From: field',
};
function unevaluated(problem) {
    return {
        result: 'permerror',
        authorDomain: null,
        problem,
        policy: null,
        policyDomain: null,
        alignedDomains: new Set(),
        isAlignmentKnown: false,
    };
}
/**
 * An aligned identifier that could not be checked might have carried the pass. mailauth calls such a message `fail`,
 * since it only looks at identifiers that passed; a transient error must not become a refusal for good.
 */
function uncheckedIdentifier({ spf, dkim, alignedDomains }) {
    if (spf?.result === 'temperror' && alignedDomains.has(spf.domain))
        return `SPF for ${spf.domain} could not be checked`;
    const unchecked = dkim.signatures.find(({ result, domain }) => result === 'temperror' && alignedDomains.has(domain));
    return unchecked === undefined ? null : `the DKIM key of ${unchecked.domain} could not be read`;
}
function evaluate(identifiers, dkim, resolver) {
    return (0,dmarc.evaluateDmarc)({
        ...identifiers,
        headerFrom: [...dkim.fromAddresses],
        fromFields: dkim.fromFieldCount,
        resolver: resolver.resolve,
        strict: true,
    });
}
function toDkimDomain(signature) {
    return { domain: signature.domain, underSized: signature.unsignedBytes };
}
function alignedOf({ response, dkimAligned }) {
    const spfDomain = response === false ? undefined : response.alignment?.spf.result?.toLowerCase();
    return [...(dkimAligned ?? []), ...(spfDomain === undefined ? [] : [spfDomain])];
}
async function alignOthers(spf, dkim, resolver) {
    const others = {
        spfDomains: spf === null || spf.result === 'pass' ? [] : [spf.domain],
        dkimDomains: dkim.signatures.filter((signature) => signature.result !== 'pass').map(toDkimDomain),
    };
    if (others.spfDomains.length + others.dkimDomains.length === 0)
        return [];
    return alignedOf(await evaluate(others, dkim, resolver));
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/dns-reach.js
/** Tells a sender's broken zone from a resolver that cannot be reached. */
/**
 * Why DNS as a whole is broken, after questions stayed open.
 *
 * @returns `null` when DNS works, so that the failures are the asked zone's own
 */
async function whyDnsIsBroken(dns, failures, signal) {
    // A resolver that works can ask for the root, which is not a name of the sender's.
    const root = await dns.resolve('', 'SOA', signal);
    return root.status === 'servfail' ? (failures[0] ?? root.reason) : null;
}
/**
 * Looks, and looks once more when questions stayed open although DNS works: they may have been asked while it was away,
 * and a resolver that comes back in the middle must not make a broken zone of a sound one.
 */
async function lookTwice(look, dns, signal) {
    const first = await look();
    const brokenDns = first.failures.length === 0 ? null : await whyDnsIsBroken(dns, first.failures, signal);
    if (first.failures.length === 0 || brokenDns !== null)
        return { found: first.found, brokenDns };
    const { found, failures } = await look();
    return { found, brokenDns: failures.length === 0 ? null : await whyDnsIsBroken(dns, failures, signal) };
}
/** One question, asked twice when need be. `brokenDns`: why DNS as a whole could not be asked. */
async function resolveTwice({ dns, name, type }, signal) {
    const look = async () => {
        const found = await dns.resolve(name, type, signal);
        return { found, failures: found.status === 'servfail' ? [found.reason] : [] };
    };
    const { found, brokenDns } = await lookTwice(look, dns, signal);
    return { answer: found, brokenDns };
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/mailauth-resolver.js
/** presend's Dns in the form that mailauth asks for: Node's record shapes and Node's error codes. */
/** A hostile message can name any number of domains; no honest one needs near as many questions. */
const maxQuestionCount = 100;
/** A resolver over `dns` for one message. */
function mailauthResolver(dns, signal) {
    const answers = new Map();
    const failures = [];
    function ask(name, type) {
        const key = `${type} ${name.toLowerCase()}`;
        const known = answers.get(key);
        if (known !== undefined)
            return known;
        const answer = answers.size < maxQuestionCount ? dns.resolve(name, type, signal) : Promise.resolve(tooMany);
        answers.set(key, answer);
        return answer;
    }
    async function resolve(name, type) {
        const asked = askedTypes.find((known) => known === type);
        if (asked === undefined)
            throw dnsError('ENODATA', `${type} of "${name}": never asked`);
        const answer = await ask(name, asked);
        if (answer.status === 'found')
            return toNodeRecords(answer.records, asked);
        if (answer.status === 'servfail' && !failures.includes(answer.reason))
            failures.push(answer.reason);
        const reason = answer.status === 'servfail' ? answer.reason : `${type} of "${name}": ${answer.status}`;
        throw dnsError(errorCodes[answer.status], reason);
    }
    return { resolve, failures };
}
const askedTypes = ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'PTR', 'SOA', 'TXT'];
const tooMany = {
    status: 'servfail',
    reason: `the message asks for more than ${maxQuestionCount} DNS names`,
};
function toNodeRecords(records, type) {
    if (type === 'TXT')
        return records.map((record) => [record]);
    if (type === 'MX')
        return records.map(toMxRecord);
    return [...records];
}
/** Node's `{ priority, exchange }`, on an array because mailauth's type of a resolver knows only strings. */
function toMxRecord(record) {
    const [priority = '0', exchange = ''] = record.split(' ');
    // RFC 7505: a null MX names no host.
    return Object.assign([record], { priority: Number(priority), exchange: exchange === '.' ? '' : exchange });
}
/** Node's names for the answers that hold no record: mailauth tells NXDOMAIN, NODATA and failure apart by them. */
const errorCodes = { nodata: 'ENODATA', nxdomain: 'ENOTFOUND', servfail: 'ESERVFAIL' };
function dnsError(code, message) {
    return Object.assign(new Error(message), { code });
}

// EXTERNAL MODULE: ./lib/verdict/authentication/received-field/find-client-hop.js + 2 modules
var find_client_hop = __webpack_require__(64046);
// EXTERNAL MODULE: ./lib/verdict/authentication/results-field/authserv-pattern.js
var authserv_pattern = __webpack_require__(23465);
// EXTERNAL MODULE: ./lib/mail/domain.js
var domain = __webpack_require__(32243);
// EXTERNAL MODULE: ./lib/verdict/authentication/results-field/read-segments.js
var read_segments = __webpack_require__(56515);
;// CONCATENATED MODULE: ./lib/verdict/authentication/received-spf/parse-received-spf.js
/** One Received-SPF field → what it says. Source: RFC 7208 §9.1. */


/** Real fields have some hundred characters. */
const maxLength = 8192;
const results = new Map([
    ...['none', 'neutral', 'pass', 'fail', 'softfail', 'temperror', 'permerror'].map((word) => [word, word]),
    // RFC 4408's words, which some servers still write.
    ['error', 'temperror'],
    ['unknown', 'permerror'],
]);
/** Reads the value of a field; `null`: it begins with no result. */
function parseReceivedSpf(rawValue) {
    if (rawValue.length > maxLength)
        return null;
    const [first, ...rest] = (0,read_segments/* readSegments */.l)(rawValue);
    const word = /^\s*([a-z]+)/iu.exec(first?.text ?? '')?.[1]?.toLowerCase() ?? '';
    const result = results.get(word);
    if (result === undefined)
        return null;
    const pairs = pairsOf([first?.text.replace(/^\s*[a-z]+/iu, '') ?? '', ...rest.map(({ text }) => text)]);
    return {
        result,
        identity: pairs.get('identity')?.toLowerCase() === 'helo' ? 'helo' : 'mailfrom',
        domain: domainOfSender(pairs),
        receiver: (pairs.get('receiver') ?? /^([^\s:]+):\s/u.exec(first?.comments[0] ?? '')?.[1])?.toLowerCase() ?? null,
    };
}
/** `key=value`, separated by semicolons; some servers separate by spaces alone. The first of each key counts. */
function pairsOf(texts) {
    const pairs = new Map();
    for (const [, key = '', quoted, bare = ''] of texts
        .join(' ; ')
        .matchAll(/(?<=^|[\s;])([a-z][a-z0-9_.-]*)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/giu)) {
        const name = key.toLowerCase();
        if (!pairs.has(name))
            pairs.set(name, quoted === undefined ? bare : quoted.replaceAll(/\\(.)/gu, '$1'));
    }
    return pairs;
}
/** For the null reverse-path the identity is postmaster at the HELO name (RFC 7208 §2.4). */
function domainOfSender(pairs) {
    const sender = pairs.get('envelope-from');
    if (sender === undefined)
        return null;
    if (/^\s*<?>?\s*$/u.test(sender))
        return (0,domain/* parseDomain */.g)(pairs.get('helo') ?? '');
    const address = sender.trim().replaceAll(/^<|>$/gu, '');
    return (0,domain/* parseDomain */.g)(address.slice(address.lastIndexOf('@') + 1));
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/received-spf/trusted-received-spf.js
/** Whether a message's topmost Received-SPF field is the receiving provider's own. */


/**
 * The topmost field alone, where no sender can have written it: above the hand-over, or above the provider's own
 * results. Below them, as iCloud writes it, it must name one of the authserv-ids as its receiver, and no Received field
 * may stand between. An authserv-id is believed there as in Authentication-Results: for a provider that always writes it.
 */
function findReceivedSpf(fields, { handOverIndex, results, authservIds }) {
    const index = fields.findIndex((field) => field.name.toLowerCase() === 'received-spf');
    const field = fields[index];
    const found = field === undefined ? null : parseReceivedSpf(field.rawValue);
    if (found === null)
        return null;
    const lastResult = results.at(-1)?.fieldIndex ?? -1;
    if ((handOverIndex !== null && index < handOverIndex) || index < lastResult)
        return found;
    const isNamed = found.receiver !== null && authservIds.some((id) => (0,authserv_pattern/* isAuthservId */.m)(id, found.receiver));
    const start = Math.max(lastResult, handOverIndex ?? -1);
    const isBlock = !fields.slice(start + 1, index).some(({ name }) => name.toLowerCase() === 'received');
    return isNamed && start >= 0 && isBlock ? found : null;
}

// EXTERNAL MODULE: ./lib/verdict/authentication/results-field/trusted-results.js
var trusted_results = __webpack_require__(46442);
;// CONCATENATED MODULE: ./lib/verdict/authentication/describe-authentication.js
/** What was found → three verdicts with one sentence each. */
/** The verdicts in the words of the report. */
function describeAuthentication(findings) {
    const spf = describeSpf(findings);
    const dkim = describeDkim(findings);
    return { spf, dkim, dmarc: describeDmarc(findings, { spf, dkim }) };
}
/** The part of a verdict that says nothing was checked, and why. */
function notMeasured(method, reason) {
    return {
        isMeasured: false,
        isPass: null,
        result: null,
        domain: null,
        isAligned: null,
        detail: `${method} was not measured: ${reason}`,
    };
}
/** The same for what depended on a DNS that could not be asked at all. */
function leftOpen(method, brokenDns) {
    return { ...notMeasured(method, `DNS could not be asked (${brokenDns})`), isOpen: true };
}
function describeSpf({ spf, spfFix, dmarc, brokenDns, clientAddress }) {
    if (spf === null) {
        return { ...notMeasured('SPF', 'no sending address is known (setting sending-ip)'), record: null };
    }
    if (spf.result === 'temperror' && brokenDns !== null) {
        return { ...leftOpen('SPF', brokenDns), record: null };
    }
    const isAligned = alignment(dmarc, spf.domain);
    const comment = spf.comment === null ? '' : `: ${spf.comment}`;
    const detail = `SPF ${spf.result} for ${spf.domain} (${clientAddress})${comment}, ${alignmentText(isAligned, dmarc)}`;
    const isPass = spf.result === 'pass';
    const verdict = { isPass, result: spf.result, domain: spf.domain, isAligned, record: spf.record, detail };
    return { isMeasured: true, ...verdict, ...(typeof spfFix === 'string' ? { fix: spfFix } : {}) };
}
function describeDkim({ dkim, dmarc, brokenDns }) {
    if (dkim === null)
        return notMeasured('DKIM', 'the message is not signed and this run does not sign (settings dkim-*)');
    const [best] = dkim.signatures.toSorted((left, right) => rank(right, dmarc) - rank(left, dmarc));
    if (best === undefined) {
        const detail = 'DKIM none: the message is not signed';
        return { isMeasured: true, isPass: false, result: 'none', domain: null, isAligned: null, detail };
    }
    if (best.result === 'temperror' && brokenDns !== null) {
        return leftOpen('DKIM', brokenDns);
    }
    const comment = best.comment === null ? '' : `: ${best.comment}`;
    if (best.domain === '') {
        const detail = `DKIM ${best.result}${comment}`;
        return { isMeasured: true, isPass: false, result: best.result, domain: null, isAligned: null, detail };
    }
    const isAligned = alignment(dmarc, best.domain);
    const key = best.selector === '' ? '' : ` (selector ${best.selector})`;
    const part = best.unsignedBytes > 0 ? ` (l= leaves ${best.unsignedBytes} bytes of the body unsigned)` : '';
    const detail = `DKIM ${best.result} for ${best.domain}${key}${comment}${part}, ${alignmentText(isAligned, dmarc)}`;
    return {
        isMeasured: true,
        isPass: best.result === 'pass',
        result: best.result,
        domain: best.domain,
        isAligned,
        detail,
    };
}
/** A passing, aligned signature says most; one that could not be checked says more than a failed one. */
function rank(signature, dmarc) {
    const byResult = { pass: 4, temperror: 2, fail: 0, policy: 0, neutral: 0, permerror: 0, none: 0 }[signature.result];
    return byResult + (alignment(dmarc, signature.domain) === true ? 1 : 0);
}
const unsigned = 'the message is not signed (settings dkim-*), and SPF does not pass for a domain aligned with From:';
function describeDmarc({ dmarc, brokenDns }, { spf, dkim }) {
    const nothing = { policy: null, policyDomain: null, carriedBy: null };
    if (dmarc === null)
        return { ...notMeasured('DMARC', unsigned), ...nothing };
    // A result stands unless a question that could not be asked might have changed it.
    const mightPass = dmarc.result === 'fail' && (spf.isOpen === true || dkim.isOpen === true);
    if (brokenDns !== null && (dmarc.result === 'temperror' || mightPass)) {
        return { ...leftOpen('DMARC', brokenDns), ...nothing };
    }
    const { result, policy, policyDomain, authorDomain } = dmarc;
    // A pass that SPF does not carry is DKIM's, by whichever signature.
    const carriedBy = result === 'pass' ? (carrier(spf, dkim) ?? 'DKIM') : null;
    return {
        isMeasured: true,
        isPass: result === 'pass',
        result,
        domain: authorDomain,
        isAligned: result === 'pass' || result === 'fail' ? result === 'pass' : null,
        policy,
        policyDomain,
        carriedBy,
        detail: dmarcSentence(dmarc, { spf, dkim, carriedBy }),
    };
}
/** Which of the two passes and aligns; `null`: neither, as far as is known. */
function carrier(spf, dkim) {
    const isBySpf = spf.isPass === true && spf.isAligned === true;
    const isByDkim = dkim.isPass === true && dkim.isAligned === true;
    if (isBySpf && isByDkim)
        return 'SPF and DKIM';
    if (isByDkim)
        return 'DKIM';
    return isBySpf ? 'SPF' : null;
}
/** The result with its reason. */
function dmarcSentence(dmarc, { spf, dkim, carriedBy }) {
    const subject = `DMARC ${dmarc.result}${dmarc.authorDomain === null ? '' : ` for ${dmarc.authorDomain}`}`;
    const policy = dmarc.policy === null ? '' : ` (policy ${dmarc.policy} at _dmarc.${dmarc.policyDomain})`;
    const sentences = {
        pass: `${subject}, carried by ${carriedBy}${policy}`,
        fail: `${subject}: ${whyNot('SPF', spf)} and ${whyNot('DKIM', dkim)}${policy}`,
        none: `${subject}: there is no usable DMARC record at _dmarc.${dmarc.authorDomain} or above it`,
        temperror: `${subject}: ${dmarc.problem ?? 'a name server of the domain failed'}${policy}`,
        permerror: `${subject}: it cannot be evaluated, ${dmarc.problem ?? 'the record is broken'}`,
    };
    return sentences[dmarc.result];
}
function whyNot(method, verdict) {
    if (!verdict.isMeasured)
        return `${method} was not measured`;
    if (verdict.isPass === true)
        return `${method} passes for ${verdict.domain}, which is not aligned`;
    return `${method} does not pass (${verdict.result})`;
}
/** Whether a domain aligns with the Author Domain; `null`: not known. */
function alignment(dmarc, domain) {
    if (dmarc === null || dmarc.authorDomain === null)
        return null;
    if (dmarc.alignedDomains.has(domain.toLowerCase().replace(/\.$/u, '')))
        return true;
    return dmarc.isAlignmentKnown ? false : null;
}
/** The same in words. */
function alignmentText(isAligned, dmarc) {
    if (isAligned === null)
        return 'alignment not measured';
    return `${isAligned ? 'aligned' : 'not aligned'} with the From: domain ${dmarc?.authorDomain}`;
}

// EXTERNAL MODULE: ./lib/verdict/authentication/observed/observed-input.js
var observed_input = __webpack_require__(37098);
;// CONCATENATED MODULE: ./lib/verdict/authentication/observed/describe-observed.js
/** What a provider wrote and what presend computed → three verdicts with one sentence each. */


/** The verdicts in the words of the report. */
function describeObserved(findings) {
    const spf = describe_observed_describeSpf(findings);
    const dkim = describe_observed_describeDkim(findings);
    return { spf, dkim, dmarc: describe_observed_describeDmarc(findings, { spf, dkim }) };
}
function describe_observed_describeSpf({ spf, dmarc, brokenDns, provider }) {
    if (spf.origin === 'none')
        return { ...notMeasured('SPF', spf.reason), record: null };
    const { result, domain, record, hop, origin } = spf;
    if (origin === 'computed' && result === 'temperror' && brokenDns !== null) {
        return { ...leftOpen('SPF', brokenDns), record: null };
    }
    const isAligned = domain === null ? null : alignment(dmarc, domain);
    const subject = `SPF ${result} for ${domain ?? 'a domain that is not named'}`;
    const address = hop === null ? '' : ` (${hop.clientAddress})`;
    const comment = spf.comment === null ? '' : `: ${spf.comment}`;
    const written = `${writtenBy(provider)}${spf.field === undefined ? '' : ` in ${spf.field}`}`;
    const source = hop === null ? written : `computed by presend from the Received field of ${hop.byName}`;
    const detail = `${subject}${address}${comment}, ${alignmentText(isAligned, dmarc)}; ${source}`;
    return { ...measured(result, origin), domain, isAligned, record, detail };
}
function describe_observed_describeDkim({ dkim, dmarc, brokenDns, provider }) {
    if (dkim.origin === 'none')
        return notMeasured('DKIM', dkim.reason);
    const { origin } = dkim;
    const [best, ...others] = dkim.signatures.toSorted((left, right) => rank(right, dmarc) - rank(left, dmarc));
    if (best === undefined) {
        const detail = `DKIM none: the message is not signed; ${dkimSource('none', origin, provider)}`;
        return { ...measured('none', origin), domain: null, isAligned: null, detail };
    }
    if (origin === 'computed' && best.result === 'temperror' && brokenDns !== null) {
        return leftOpen('DKIM', brokenDns);
    }
    const isAligned = best.domain === '' ? null : alignment(dmarc, best.domain);
    const rest = others.length === 0 ? '' : `; also ${others.map(describeSignature).join(', ')}`;
    const source = dkimSource(best.result, origin, provider);
    const detail = `DKIM ${describeSignature(best)}, ${alignmentText(isAligned, dmarc)}${rest}; ${source}`;
    return { ...measured(best.result, origin), domain: best.domain || null, isAligned, detail };
}
function describeSignature({ result, domain, selector, comment, unsignedBytes }) {
    const subject = `${result} for ${domain || 'a domain that is not named'}`;
    const key = selector === null || selector === '' ? '' : ` (selector ${selector})`;
    const part = unsignedBytes > 0 ? ` (l= leaves ${unsignedBytes} bytes of the body unsigned)` : '';
    return `${subject}${key}${comment === null ? '' : `: ${comment}`}${part}`;
}
function dkimSource(result, origin, provider) {
    if (origin === 'provider')
        return writtenBy(provider);
    const caution = result === 'pass' || result === 'none' ? '' : ', which the mailbox may have changed';
    return `computed by presend from the message in the mailbox${caution}`;
}
function describe_observed_describeDmarc(findings, identifiers) {
    const { written, dmarc, brokenDns } = findings;
    const arc = arcWords(findings.arc);
    const { policy, policyDomain } = dmarc;
    if (written.dmarc !== null)
        return writtenDmarc(written.dmarc, findings, { ...identifiers, arc });
    // A pass stands whatever else could not be asked; anything less might have been a pass.
    if (dmarc.result !== 'pass' && brokenDns !== null) {
        return { ...leftOpen('DMARC', brokenDns), policy: null, policyDomain: null, carriedBy: null };
    }
    const open = whyDmarcIsOpen(findings, identifiers);
    if (open !== null)
        return { ...notMeasured('DMARC', open), policy, policyDomain, carriedBy: null };
    const carriedBy = dmarc.result === 'pass' ? carrier(identifiers.spf, identifiers.dkim) : null;
    const basis = `computed by presend from SPF and DKIM${arc}`;
    return {
        ...measured(dmarc.result, 'computed'),
        domain: dmarc.authorDomain,
        isAligned: alignedBy(dmarc.result),
        policy,
        policyDomain,
        carriedBy,
        detail: `${dmarcSentence(dmarc, { ...identifiers, carriedBy })}; ${basis}`,
    };
}
/** A fail is one only when both methods were looked at, each with its domain. */
function whyDmarcIsOpen({ dmarc, spf, dkim }, identifiers) {
    if (dmarc.result !== 'fail')
        return null;
    if (dkim.origin === 'none')
        return 'the provider wrote no DMARC result, SPF does not carry it, and DKIM is not known';
    if (!identifiers.spf.isMeasured)
        return 'the provider wrote no DMARC result, DKIM does not carry it, and SPF is not known';
    const isNamed = spf.origin !== 'none' && spf.domain !== null;
    const isEveryNamed = dkim.signatures.every(({ domain, result }) => domain !== '' || result !== 'pass');
    return isNamed && isEveryNamed ? null : 'the provider’s results do not say for which domain they passed';
}
function writtenDmarc({ result, domain, policy, comment }, { dmarc, provider }, { spf, dkim, arc }) {
    const carriedBy = result === 'pass' ? carrier(spf, dkim) : null;
    const author = domain ?? dmarc.authorDomain;
    const applying = dmarc.policy ?? policy;
    const words = [
        `DMARC ${result}${author === null ? '' : ` for ${author}`}`,
        carriedBy === null ? '' : `, carried by ${carriedBy}`,
        comment === null ? '' : `: ${comment}`,
        applying === null
            ? ''
            : ` (policy ${applying}${dmarc.policyDomain === null ? '' : ` at _dmarc.${dmarc.policyDomain}`})`,
        `; ${writtenBy(provider)}${arc}`,
    ];
    return {
        ...measured(result, 'provider'),
        domain: author,
        isAligned: alignedBy(result),
        policy: applying,
        policyDomain: dmarc.policyDomain,
        carriedBy,
        detail: words.join(''),
    };
}
/** What servers between the sender and the mailbox have sealed decides nothing: it is noted. */
function arcWords(arc) {
    if (arc === null)
        return '';
    return `; ARC ${arc.result}${arc.origin === 'computed' ? ' (computed by presend)' : ''}`;
}
function alignedBy(result) {
    return result === 'pass' || result === 'fail' ? result === 'pass' : null;
}
function measured(result, origin) {
    return { isMeasured: true, isPass: result === 'pass', result, origin };
}
function writtenBy({ authservIds, providerName }) {
    const [authservId = observed_input/* unnamedAuthserv */.Z, ...others] = authservIds;
    return `written by ${authservId === observed_input/* unnamedAuthserv */.Z || others.length > 0 ? providerName : authservId}`;
}

// EXTERNAL MODULE: ./node_modules/mailauth/lib/arc/index.js
var arc = __webpack_require__(64006);
// EXTERNAL MODULE: ./node_modules/mailauth/lib/dkim/verify.js
var verify = __webpack_require__(52308);
;// CONCATENATED MODULE: ./lib/verdict/authentication/check-dkim.js
/** DKIM by mailauth, under RFC 6376, 8301 and 8463 to the letter. */

/** RFC 6376 §6.1 lets a verifier limit them; each one costs a key and a hash, and a hostile message may have thousands. */
const maxSignatureCount = 20;
const dkimResults = ['none', 'pass', 'fail', 'policy', 'neutral', 'temperror', 'permerror'];
/** Verifies every signature; also says whom From: names, since DMARC needs both from one reading of the header. */
async function checkDkim(signed, resolver, nowMs) {
    const { bytes, message } = signed;
    if (signatureCount(message) > maxSignatureCount)
        return await refuseSignatures(message, resolver);
    return await check_dkim_verify(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), resolver, nowMs);
}
/** How many DKIM-Signature fields the message has. */
function signatureCount(message) {
    return message.headerFields.filter((field) => field.name.toLowerCase() === 'dkim-signature').length;
}
async function check_dkim_verify(message, resolver, nowMs) {
    const answer = await (0,verify.dkimVerify)(message, { resolver: resolver.resolve, strict: true, curTime: new Date(nowMs) });
    const signatures = answer.results.flatMap((row) => {
        if (row.status.result === 'none' || row.signingDomain === undefined)
            return [];
        return [
            {
                result: dkimResults.find((known) => known === row.status.result) ?? 'permerror',
                domain: row.signingDomain.toLowerCase(),
                selector: row.selector ?? '',
                comment: explain(row.status.comment ?? null, row),
                unsignedBytes: row.status.underSized ?? 0,
            },
        ];
    });
    return { signatures, fromAddresses: answer.headerFrom, fromFieldCount: answer.fromFields };
}
/** Reads From: alone, so that none of the signatures costs anything. */
async function readAuthor(message, resolver) {
    const fromFields = message.headerFields.filter((field) => field.name.toLowerCase() === 'from');
    const lines = fromFields.map((field) => `From:${field.rawValue}\r\n`);
    const { fromAddresses, fromFieldCount } = await check_dkim_verify(Buffer.from(`${lines.join('')}\r\n`), resolver, 0);
    return { fromAddresses, fromFieldCount };
}
async function refuseSignatures(message, resolver) {
    const read = await readAuthor(message, resolver);
    const comment = `more than ${maxSignatureCount} signatures, so none was tried`;
    return { ...read, signatures: [{ result: 'policy', domain: '', selector: '', comment, unsignedBytes: 0 }] };
}
/** Says where the missing key was looked for: this is the fault most people have to find. */
function explain(comment, row) {
    return comment === 'no key' ? `no key record at ${row.selector}._domainkey.${row.signingDomain}` : comment;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/check-arc.js
/** ARC by mailauth, under RFC 8617 to the letter. */




/** True: servers between the sender and the mailbox have sealed what they found. */
function isSealed({ headerFields }) {
    return headerFields.some(({ name }) => name.toLowerCase() === 'arc-seal');
}
/**
 * Verifies the seals and the newest signature. Its questions to DNS are its own: a server in between that cannot be asked
 * about leaves the verdicts on the sender as they are.
 *
 * @returns `null`: there is no chain, or a key could not be asked for, or there are too many signatures to try
 */
async function checkArc({ bytes, message }, { dns, nowMs }, signal) {
    if (!isSealed(message) || signatureCount(message) > maxSignatureCount)
        return null;
    const resolver = mailauthResolver(dns, signal);
    const options = { resolver: resolver.resolve, strict: true };
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const read = await (0,verify.dkimVerify)(buffer, { ...options, curTime: new Date(nowMs) });
    const found = read.arc;
    signal.throwIfAborted();
    // Fields that make no chain (RFC 8617 §5.2, steps 1 to 3): a gap, a part that is missing or stands twice.
    if (found === undefined || found.chain === false || found.lastEntry === undefined)
        return 'fail';
    const { status } = await (0,arc.arc)({ chain: found.chain, lastEntry: found.lastEntry }, options);
    signal.throwIfAborted();
    // For mailauth a key that cannot be asked for is a failure for good; here it is not known.
    if (resolver.failures.length > 0)
        return null;
    return status.result === 'pass' || status.result === 'fail' ? status.result : null;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/observed/settle-arc.js
/** ARC of a copy in a real mailbox: what the provider wrote, else what the seals are worth. It decides nothing. */

/** `null`: the provider wrote nothing of it, and there is no chain, or it cannot be checked. */
async function settleArc(written, { bytes, message, bodyMissing }, { dns, nowMs, signal }) {
    if (written.arc !== null)
        return { origin: 'provider', result: written.arc };
    if (bodyMissing !== undefined)
        return null;
    const result = await checkArc({ bytes, message }, { dns, nowMs }, signal);
    return result === null ? null : { origin: 'computed', result };
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/observed/signing-domain.js
/** Which domain signed, where a provider writes only the identity (`header.i`). */
/**
 * The signature with its `d=`, taken from the message's own DKIM-Signature field: the identity may lie below it
 * (RFC 6376 §3.5), and alignment looks at `d=`.
 */
function withSigningDomain(signature, message) {
    const own = signatureTags(message)
        .find((tags) => isOf(signature, tags))
        ?.get('d');
    return own === undefined ? signature : { ...signature, domain: own };
}
function signatureTags(message) {
    return message.headerFields
        .filter(({ name }) => name.toLowerCase() === 'dkim-signature')
        .map(({ rawValue }) => {
        const pairs = rawValue.split(';').map((tag) => /^\s*([a-z]+)\s*=([^]*)$/iu.exec(tag));
        return new Map(pairs.flatMap((pair) => (pair === null ? [] : [[pair[1] ?? '', normal(pair)]])));
    });
}
function normal(pair) {
    const value = (pair[2] ?? '').replaceAll(/\s+/gu, '');
    return pair[1] === 'b' || pair[1] === 'bh' ? value : value.toLowerCase();
}
/** Selector and the beginning of `b=` tell apart several signatures of one domain. */
function isOf({ domain, selector, valueStart }, tags) {
    const own = tags.get('d');
    if (own === undefined || (domain !== own && domain?.endsWith(`.${own}`) !== true))
        return false;
    if (selector !== null && tags.get('s') !== selector)
        return false;
    return valueStart === null || tags.get('b')?.startsWith(valueStart) === true;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/observed/settle-dkim.js
/** DKIM of a copy in a real mailbox: what the provider wrote, else the signatures as they lie there. */


/** The provider's results, else presend's own verification of the bytes in the mailbox. */
async function settleDkim(written, { bytes, message, bodyMissing }, ports) {
    if (written.dkim === null && bodyMissing !== undefined) {
        const reason = `the provider wrote no DKIM result, and presend cannot compute one: ${bodyMissing}`;
        return { origin: 'none', reason, signatures: [], ...(await readAuthor(message, ports.resolver)) };
    }
    if (written.dkim === null) {
        return { origin: 'computed', ...(await checkDkim({ bytes, message }, ports.resolver, ports.clock.nowMs())) };
    }
    const author = await readAuthor(message, ports.resolver);
    const signatures = written.dkim.map((one) => {
        const { result, domain, selector, comment } = withSigningDomain(one, message);
        return { result, domain: domain ?? '', selector, comment, unsignedBytes: 0 };
    });
    return { origin: 'provider', signatures, ...author };
}
/** In the form that DMARC is evaluated from: what names no domain cannot align. */
function toDkimCheck({ signatures, fromAddresses, fromFieldCount, }) {
    return {
        signatures: signatures
            .filter(({ domain }) => domain !== '')
            .map(({ result, domain, selector, comment, unsignedBytes }) => {
            return { result, domain, selector: selector ?? '', comment, unsignedBytes };
        }),
        fromAddresses,
        fromFieldCount,
    };
}

// EXTERNAL MODULE: ./node_modules/mailauth/lib/spf/index.js
var spf = __webpack_require__(44697);
;// CONCATENATED MODULE: ./lib/verdict/authentication/check-spf.js
/** SPF by mailauth, under RFC 7208 to the letter. */

const spfResults = ['none', 'neutral', 'pass', 'fail', 'softfail', 'temperror', 'permerror'];
/** Asks whether `clientAddress` may use the MAIL FROM domain. */
async function checkSpf(question, resolver) {
    const answer = await (0,spf.spf)({
        // mailauth takes an absent sender for the null reverse-path.
        ...(question.envelopeSender === null ? {} : { sender: question.envelopeSender }),
        ip: question.clientAddress,
        helo: question.heloName,
        mta: 'presend',
        resolver: resolver.resolve,
        strict: true,
    });
    const result = spfResults.find((known) => known === answer.status.result) ?? 'permerror';
    const comment = result === 'permerror' || result === 'temperror' ? (answer.status.comment ?? null) : null;
    return { result, domain: answer.domain, record: answer.rr ?? null, comment: shortened(comment) };
}
/** mailauth begins its comment with the host and what it did; the cause stands after the last colon and blank. */
function shortened(comment) {
    return comment?.split(': ').at(-1) ?? null;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/observed/settle-spf.js
/** SPF of a copy in a real mailbox: what the provider wrote, else what its own Received field lets us compute. */

/** The provider's result for MAIL FROM, else presend's. Never a fail that rests on an address that may be a relay's. */
async function settleSpf(written, hop, resolver) {
    if (written.spf !== null)
        return { origin: 'provider', ...written.spf, record: null, comment: null, hop: null };
    const missing = written.spfProblem ?? 'the provider wrote no SPF result';
    if (hop.status === 'unknown')
        return settle_spf_open(missing, hop.reason);
    if (hop.envelopeSender === undefined)
        return settle_spf_open(missing, 'no Return-Path stands above the receiver’s Received field');
    if (hop.envelopeSender === null && hop.heloName === null)
        return settle_spf_open(missing, 'the null sender came without a HELO name');
    const { clientAddress, heloName, envelopeSender } = hop;
    const check = await checkSpf({ envelopeSender, clientAddress, heloName: heloName ?? `[${clientAddress}]` }, resolver);
    if (!hop.isCertain && check.result !== 'pass') {
        return settle_spf_open(missing, `${clientAddress}, the address in the topmost Received field, may be the provider’s own relay`);
    }
    return { origin: 'computed', ...check, hop };
}
function settle_spf_open(missing, reason) {
    return { origin: 'none', reason: `${missing}, and presend cannot compute one: ${reason}` };
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/observed/written-results.js
/** What a provider's own Authentication-Results field says of SPF, DKIM and DMARC. Source: RFC 8601 §2.7. */

/** The results of the trusted fields, top first; of each method those of the first field that has any. */
function readWrittenResults(fields) {
    const ofMethod = (method) => {
        const found = fields.map(({ results }) => results.filter((one) => one.method === method));
        return found.find((results) => results.length > 0) ?? [];
    };
    return {
        ...readSpf(ofMethod('spf')),
        dkim: readDkim(ofMethod('dkim')),
        dmarc: readDmarc(ofMethod('dmarc')),
        arc: ofMethod('arc')[0]?.result ?? null,
    };
}
/** The results with the provider's Received-SPF field in the place of an SPF result that it did not write, or not usably. */
function withReceivedSpf(written, received) {
    if (written.spf !== null || received === null || received.identity === 'helo')
        return written;
    const { result, domain } = received;
    // A pass of nobody in particular is no pass of MAIL FROM.
    if (result === 'pass' && domain === null)
        return written;
    return { ...written, spf: { result, domain, field: 'Received-SPF' }, spfProblem: null };
}
/** RFC 8601 §2.7.2, and RFC 5451's older word for fail. Other words are nobody's: then it is as if nothing stood there. */
const spfWords = new Map([
    ...['none', 'neutral', 'pass', 'fail', 'softfail', 'temperror', 'permerror'].map(itself),
    ['hardfail', 'fail'],
]);
/** RFC 8601 §2.7.1; `timeout` and `test` as Microsoft writes them, `perm_fail` Yahoo, `permfail` Hornetsecurity. */
const dkimWords = new Map([
    ...['none', 'pass', 'fail', 'policy', 'neutral', 'temperror', 'permerror'].map(itself),
    ['timeout', 'temperror'],
    ['temp_fail', 'temperror'],
    ['tempfail', 'temperror'],
    ['perm_fail', 'fail'],
    ['permfail', 'fail'],
    ['test', 'neutral'],
]);
/** RFC 9989's; Microsoft's guess says that there is no record. */
const dmarcWords = new Map([
    ...['none', 'pass', 'fail', 'temperror', 'permerror'].map(itself),
    ['bestguesspass', 'none'],
]);
function itself(word) {
    return [word, word];
}
/** Only a result about MAIL FROM counts: anybody can make HELO pass, and DMARC does not look at it. */
function readSpf(results) {
    const known = results.flatMap((one) => {
        const result = spfWords.get(one.result);
        return result === undefined ? [] : [{ result, sender: senderOf(one), helo: propertyOf(one, 'smtp', ['helo']) }];
    });
    const ofSender = known.find(({ sender }) => sender !== null);
    if (ofSender !== undefined) {
        // For the null reverse-path the identity is postmaster at the HELO name (RFC 7208 §2.4).
        const domain = domainOf(ofSender.sender ?? '') ?? (isNullPath(ofSender.sender) ? domainOf(ofSender.helo ?? '') : null);
        return { spf: { result: ofSender.result, domain }, spfProblem: null };
    }
    const unnamed = known.find(({ helo }) => helo === null);
    if (unnamed !== undefined && unnamed.result !== 'pass') {
        return { spf: { result: unnamed.result, domain: null }, spfProblem: null };
    }
    if (unnamed !== undefined)
        return { spf: null, spfProblem: 'the provider’s spf=pass does not say of which sender' };
    return { spf: null, spfProblem: known.length === 0 ? null : 'the provider’s SPF result is about HELO alone' };
}
/** `smtp.mail` is Yandex's word for it. */
function senderOf(result) {
    return propertyOf(result, 'smtp', ['mailfrom', 'mail']);
}
function isNullPath(sender) {
    return sender !== null && /^<?>?$/u.test(sender.trim());
}
function readDkim(results) {
    const known = results.flatMap((one) => {
        const result = dkimWords.get(one.result);
        return result === undefined ? [] : [toSignature(one, result)];
    });
    return known.length === 0 ? null : known.filter(({ result }) => result !== 'none');
}
function toSignature(written, result) {
    const domain = propertyOf(written, 'header', ['d']) ?? propertyOf(written, 'header', ['i']);
    return {
        result,
        domain: domain === null ? null : domainOf(domain),
        selector: propertyOf(written, 'header', ['s'])?.toLowerCase() ?? null,
        valueStart: propertyOf(written, 'header', ['b']),
        comment: result === 'pass' ? null : commentOf(written),
    };
}
function readDmarc(results) {
    const [found] = results.flatMap((one) => {
        const result = dmarcWords.get(one.result);
        return result === undefined ? [] : [{ one, result }];
    });
    if (found === undefined)
        return null;
    const { one, result } = found;
    return {
        result,
        domain: domainOf(propertyOf(one, 'header', ['from']) ?? ''),
        policy: policyOf(one),
        comment: dmarcComment(one),
    };
}
const written_results_policies = ['none', 'quarantine', 'reject'];
/** `(p=REJECT sp=NONE dis=NONE)` of Gmail, Yahoo and OpenDMARC; a property of its own at Fastmail. */
function policyOf(written) {
    const inComment = /(?:^|[\s,;(])p=([a-z]+)/iu.exec(written.comments.join(' '))?.[1];
    const word = (propertyOf(written, 'policy', ['published-domain-policy']) ?? inComment)?.toLowerCase();
    return written_results_policies.find((policy) => policy === word) ?? null;
}
/** Microsoft says what it did as a property without a type. */
function dmarcComment(written) {
    const action = written.properties.find(({ type, name }) => type === null && name === 'action')?.value;
    const guess = written.result === 'bestguesspass' ? 'no record; the provider guesses that it would pass' : null;
    // A comment that repeats the policy says nothing that is not shown anyway.
    const said = commentOf(written);
    const comment = said === null || /(?:^|[\s,;(])p(?:olicy)?=/iu.test(said) ? null : said;
    return guess ?? (action === undefined ? comment : `action ${action}`);
}
function commentOf({ reason, comments }) {
    return reason ?? (comments.join('; ') || null);
}
function propertyOf({ properties }, type, names) {
    return properties.find((one) => one.type === type && names.includes(one.name))?.value ?? null;
}
/** Of an address, `@domain`, or a domain alone. */
function domainOf(text) {
    const address = text.trim().replaceAll(/^<|>$/gu, '');
    return (0,domain/* parseDomain */.g)(address.slice(address.lastIndexOf('@') + 1));
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/observed/observe-authentication.js
/** SPF, DKIM and DMARC of a copy that lies in a real mailbox: what its provider found, and the rest computed. */












/**
 * The three verdicts. What the provider's own fields say stands; forged ones below them say nothing. What it does not say
 * is computed, and marked so. DNS is asked for that, for the policy and for alignment; while it cannot be asked, written
 * results stand and computed ones are not measured.
 *
 * @throws the signal's reason, and nothing else
 */
async function observeAuthentication(input, ports, signal) {
    signal.throwIfAborted();
    const { authservIds, providerName } = input.provider;
    const hop = (0,find_client_hop/* findClientHop */.o)(input.fields, [...authservIds, providerName]);
    const handOverIndex = hop.status === 'found' && hop.isCertain ? hop.fieldIndex : null;
    const written = readWritten(input, handOverIndex);
    const seen = { input, hop, written };
    const { dns } = ports;
    const [{ found, brokenDns }, arc] = await Promise.all([
        lookTwice(async () => await look(seen, ports, signal), dns, signal),
        settleArc(written, input, { dns, nowMs: ports.clock.nowMs(), signal }),
    ]);
    return describeObserved({ written, ...found, arc, brokenDns, provider: input.provider });
}
async function look(seen, { dns, clock }, signal) {
    const { input, hop, written } = seen;
    const resolver = mailauthResolver(dns, signal);
    const [spf, dkim] = await Promise.all([
        settleSpf(written, hop, resolver),
        settleDkim(written, input, { resolver, clock }),
    ]);
    const spfCheck = spf.origin === 'none' || spf.domain === null ? null : { ...spf, domain: spf.domain };
    const dmarc = await checkDmarc(spfCheck, toDkimCheck(dkim), resolver);
    signal.throwIfAborted();
    return { found: { spf, dkim, dmarc }, failures: resolver.failures };
}
function readWritten({ fields, provider }, handOverIndex) {
    const { authservIds } = provider;
    const authors = authservIds.map((id) => (id === observed_input/* unnamedAuthserv */.Z ? null : id));
    const results = (0,trusted_results/* findTrustedResults */.$)(fields, { authservIds: authors, handOverIndex });
    return withReceivedSpf(readWrittenResults(results), findReceivedSpf(fields, { handOverIndex, results, authservIds }));
}

// EXTERNAL MODULE: ./lib/verdict/authentication/compare-domains.js
var compare_domains = __webpack_require__(14601);
;// CONCATENATED MODULE: ./lib/verdict/authentication/same-organization.js
/** Whether two domains belong to the same organization, as DMARC means it. Source: RFC 9989 §4.10.2. */



/**
 * True when both have the same Organizational Domain. Names above `domain` are asked for only when it lies below the
 * Organizational Domain of `expected`: otherwise whoever runs it would see by the questions at his name server that
 * there was something to compare it with.
 *
 * @returns `null`: DNS could not be asked
 * @throws the signal's reason
 */
async function isSameOrganization({ domain, expected }, dns, signal) {
    const byName = (0,compare_domains/* isSameByName */.r)({ domain, expected });
    if (byName !== null)
        return byName;
    const resolver = mailauthResolver(dns, signal);
    const organization = await organizationalDomain(expected, resolver);
    signal.throwIfAborted();
    if (organization === null)
        return null;
    if (domain === organization || domain.endsWith(`.${organization}`)) {
        const own = await organizationalDomain(domain, resolver);
        signal.throwIfAborted();
        return own === null ? null : own === organization;
    }
    return false;
}
/** By mailauth's tree walk; a domain without any record on the way up is its own. `null`: a name server failed. */
async function organizationalDomain(domain, resolver) {
    const failuresBefore = resolver.failures.length;
    const author = { headerFrom: [`author@${domain}`], fromFields: 1, spfDomains: [], dkimDomains: [] };
    const { response } = await (0,dmarc.evaluateDmarc)({ ...author, resolver: resolver.resolve, strict: true });
    if (resolver.failures.length > failuresBefore)
        return null;
    const found = response === false ? undefined : response.domain;
    return found?.toLowerCase().replace(/\.$/u, '') ?? domain;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/mail/header-limits.js
var header_limits = __webpack_require__(86199);
// EXTERNAL MODULE: ./lib/mail/header-section.js
var header_section = __webpack_require__(38684);
// EXTERNAL MODULE: ./lib/mail/tracking.js
var tracking = __webpack_require__(90082);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/verdict/content/link-target.js
/** Where a link leads, as far as its address tells. */

/** Reads a web address; `null` for anything that is no http(s) address (mailto:, tel:, #anchor, relative). */
function readLinkTarget(href) {
    if (!/^\s*https?:/iu.test(href))
        return null;
    const url = URL.parse(href.trim());
    if (url === null)
        return null;
    const host = url.hostname.replaceAll(/^\[|\]$/gu, '').toLowerCase();
    return {
        scheme: url.protocol.slice(0, -1),
        host,
        isAddress: (0,external_node_net_.isIP)(host) !== 0,
        hasUserinfo: url.username !== '' || url.password !== '',
        port: url.port,
        path: `${url.pathname}${url.search}`,
    };
}
/** Second-level labels under which countries register names: `shop.co.uk` belongs to nobody but the shop. */
const registryLabels = new Set(['ac', 'co', 'com', 'edu', 'gob', 'gov', 'go', 'gv', 'ne', 'net', 'nom', 'or', 'org']);
/**
 * The part of a host name that somebody registered, by rule of thumb: two labels, or three below a country's own
 * registry label. Good enough to compare two hosts of one message; DMARC walks the DNS tree instead.
 */
function registeredDomain(host) {
    const labels = host.split('.');
    const second = labels.at(-2);
    const isBelowRegistry = labels.length > 2 && labels.at(-1)?.length === 2 && registryLabels.has(second ?? '');
    return labels.slice(isBelowRegistry ? -3 : -2).join('.');
}
/** Web addresses written out in a text, at most 200. */
function findWrittenAddresses(text) {
    const found = [];
    for (const [address] of text.matchAll(/\bhttps?:\/\/[^\s<>"')\]]{3,2000}/giu)) {
        if (found.length === 200)
            break;
        found.push(address.replace(/[.,;:!?]+$/u, ''));
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/verdict/content/hidden-style.js
/** Whether an element's own attributes hide its text from the reader. */
/**
 * Reads `style`, `hidden`, `bgcolor`, `color` and `text` of one element.
 *
 * @param sheetStyle what style sheets hide of it (`sheetStyleOf`); its own `style` wins
 */
function readTextStyle(attributes, sheetStyle = '') {
    const declarations = readDeclarations(attributes.get('style') ?? '');
    const background = declarations.get('background-color') ?? declarations.get('background') ?? attributes.get('bgcolor');
    const color = declarations.get('color') ?? attributes.get('color') ?? attributes.get('text');
    return {
        isHidden: attributes.has('hidden') || hidesText(new Map([...readDeclarations(sheetStyle), ...declarations])),
        isTiny: isTinySize(declarations.get('font-size') ?? declarations.get('font')),
        color: color === undefined ? null : normalizeColor(color),
        background: background === undefined ? null : normalizeColor(background),
    };
}
function readDeclarations(style) {
    const declarations = new Map();
    if (style === '')
        return declarations;
    for (const declaration of style.toLowerCase().slice(0, 2000).split(';')) {
        const colon = declaration.indexOf(':');
        if (colon === -1)
            continue;
        const value = declaration
            .slice(colon + 1)
            .replace('!important', '')
            .trim();
        declarations.set(declaration.slice(0, colon).trim(), value);
    }
    return declarations;
}
function hidesText(declarations) {
    const is = (name, pattern) => pattern.test(declarations.get(name) ?? '');
    return (is('display', /^none/u) ||
        is('visibility', /^hidden/u) ||
        is('opacity', /^0(?:\.0\d*)?$/u) ||
        is('mso-hide', /^all/u) ||
        (is('max-height', /^0/u) && is('overflow', /^hidden/u)) ||
        is('text-indent', /^-\d{3,}/u));
}
/** One pixel or less; relative sizes are only tiny at zero. */
function isTinySize(size) {
    const match = /(?:^|\s)(\d*\.?\d+)(px|pt|em|rem|%)?(?:\s|\/|$)/u.exec(size ?? '');
    if (match === null)
        return null;
    const [, number, unit = 'px'] = match;
    return Number(number) <= (unit === 'px' || unit === 'pt' ? 1 : 0);
}
const colorNames = {
    white: '#ffffff',
    black: '#000000',
    red: '#ff0000',
    yellow: '#ffff00',
    blue: '#0000ff',
    gray: '#808080',
    grey: '#808080',
    silver: '#c0c0c0',
};
/** One spelling for one colour, as far as the usual forms go. */
function normalizeColor(text) {
    const color = text.trim().toLowerCase().split(/\s/u)[0] ?? '';
    const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/u.exec(color);
    if (short !== null)
        return `#${short
            .slice(1)
            .map((digit) => digit + digit)
            .join('')}`;
    if (/^#?[0-9a-f]{6}$/u.test(color))
        return color.startsWith('#') ? color : `#${color}`;
    return colorNames[color] ?? null;
}

// EXTERNAL MODULE: ./node_modules/entities/lib/esm/decode.js + 3 modules
var decode = __webpack_require__(27535);
;// CONCATENATED MODULE: ./lib/verdict/content/html-entities.js
/** Character references of HTML → the characters they stand for, by the complete table of the HTML standard. */

/** Text between tags; references that browsers accept without a semicolon are resolved too. */
function decodeEntities(text) {
    return text.includes('&') ? (0,decode/* decodeHTML */.Gz)(text) : text;
}
/** The value of an attribute: `?a=1&copy=2` in an address keeps its `&copy`, as in browsers. */
function decodeAttribute(value) {
    return value.includes('&') ? (0,decode/* decodeHTMLAttribute */.Im)(value) : value;
}

;// CONCATENATED MODULE: ./lib/verdict/content/html-tokens.js
/** HTML → tags, text and comments. Lenient as mail programs are, and linear in the length whatever comes. */

const rawTextTags = new Set(['script', 'style', 'title', 'textarea', 'xmp']);
/** All tokens of `html`. A tag that is never closed swallows the rest, as it does in a browser. */
function* readHtmlTokens(html) {
    let position = 0;
    while (position < html.length) {
        const tagStart = html.indexOf('<', position);
        const textEnd = tagStart === -1 ? html.length : tagStart;
        if (textEnd > position)
            yield { kind: 'text', text: decodeEntities(html.slice(position, textEnd)) };
        if (tagStart === -1)
            return;
        const markup = readMarkup(html, tagStart);
        if (markup.token !== null)
            yield markup.token;
        position = markup.end;
        if (markup.token?.kind !== 'open' || !rawTextTags.has(markup.token.name))
            continue;
        const { name } = markup.token;
        const rawEnd = endOfRawText(html, name, position);
        yield { kind: 'raw', name, text: html.slice(position, rawEnd) };
        position = rawEnd;
    }
}
function readMarkup(html, start) {
    if (html.startsWith('<!--', start))
        return readComment(html, start);
    const next = html.charAt(start + 1);
    if (next === '!' || next === '?')
        return { token: null, end: after(html, '>', start) };
    const nameMatch = /^<(\/?)([a-zA-Z][a-zA-Z0-9:-]{0,30})/u.exec(html.slice(start, start + 34));
    if (nameMatch === null)
        return { token: { kind: 'text', text: '<' }, end: start + 1 };
    const [whole, slash, rawName = ''] = nameMatch;
    const name = rawName.toLowerCase();
    const end = endOfTag(html, start + whole.length);
    if (slash === '/')
        return { token: { kind: 'close', name }, end };
    const attributes = readAttributes(html.slice(start + whole.length, Math.max(end - 1, start + whole.length)));
    return { token: { kind: 'open', name, attributes }, end };
}
function readComment(html, start) {
    const end = html.indexOf('-->', start + 4);
    const textEnd = end === -1 ? html.length : end;
    return { token: { kind: 'comment', text: html.slice(start + 4, textEnd) }, end: end === -1 ? html.length : end + 3 };
}
function after(html, mark, start) {
    const end = html.indexOf(mark, start);
    return end === -1 ? html.length : end + mark.length;
}
/** A ">" inside quotes does not end a tag. */
function endOfTag(html, start) {
    let quote = '';
    for (let position = start; position < html.length; position += 1) {
        const character = html.charAt(position);
        if (quote !== '')
            quote = character === quote ? '' : quote;
        else if (character === '>')
            return position + 1;
        else if ((character === '"' || character === "'") && html.charAt(position - 1) === '=')
            quote = character;
        else if ((character === '"' || character === "'") && /=\s+$/u.test(html.slice(Math.max(0, position - 4), position)))
            quote = character;
    }
    return html.length;
}
const attributePattern = /([^\s"'<>/=]{1,80})(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gu;
function readAttributes(text) {
    const attributes = new Map();
    for (const [, name = '', double, single, bare] of text.matchAll(attributePattern)) {
        const key = name.toLowerCase();
        // The first of two equal attributes wins, as in browsers.
        if (!attributes.has(key))
            attributes.set(key, decodeAttribute(double ?? single ?? bare ?? ''));
    }
    return attributes;
}
function endOfRawText(html, name, start) {
    const pattern = new RegExp(`</${name}`, 'giu');
    pattern.lastIndex = start;
    return pattern.exec(html)?.index ?? html.length;
}

;// CONCATENATED MODULE: ./lib/verdict/content/style-sheet.js
/** What the style sheets of an HTML part hide. Only that: sizes and colours depend on more than a sheet tells. */
/** Sheets of real mail have some 20 KB. */
const maxSheetLength = 100_000;
const hidingDeclaration = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d]*[1-9])|mso-hide\s*:\s*all|max-height\s*:\s*0|overflow\s*:\s*hidden|text-indent\s*:\s*-\d{3})/iu;
const simpleSelector = /^(?:[a-z][a-z0-9]*)?(?:[.#][\w-]+)?$/iu;
/** Adds the rules of one style element. */
function addStyleSheet({ hiding, toggled }, css) {
    const text = withoutComments(css.slice(0, maxSheetLength));
    let position = 0;
    while (position < text.length) {
        const open = text.indexOf('{', position);
        if (open === -1)
            return;
        // Statements without a block (@import …;) stand before the selector.
        const prelude = text.slice(position, open).split(';').at(-1)?.trim() ?? '';
        const close = endOfBlock(text, open);
        const body = text.slice(open + 1, close);
        position = close + 1;
        if (prelude.startsWith('@'))
            for (const [name] of body.matchAll(/[.#][\w-]+/gu))
                toggled.add(name.toLowerCase());
        else if (hidingDeclaration.test(body))
            addRule(hiding, prelude, body);
    }
}
function addRule(hiding, prelude, body) {
    for (const selector of prelude.split(',').map((one) => one.trim().toLowerCase())) {
        if (selector !== '' && simpleSelector.test(selector))
            hiding.set(selector, `${hiding.get(selector) ?? ''};${body}`.slice(0, 2000));
    }
}
function withoutComments(css) {
    const kept = [];
    let position = 0;
    while (position < css.length) {
        const start = css.indexOf('/*', position);
        kept.push(css.slice(position, start === -1 ? css.length : start));
        const end = start === -1 ? -1 : css.indexOf('*/', start + 2);
        position = end === -1 ? css.length : end + 2;
    }
    // <!-- and --> stand in sheets of old mail.
    return kept.join(' ').replaceAll(/<!--|-->/gu, ' ');
}
function endOfBlock(text, open) {
    let depth = 0;
    for (let position = open; position < text.length; position += 1) {
        const character = text.charAt(position);
        if (character === '{')
            depth += 1;
        if (character === '}')
            depth -= 1;
        if (depth === 0)
            return position;
    }
    return text.length;
}
/** The declarations of all sheets that can hide this element, as a `style` attribute would hold them. */
function sheetStyleOf(sheets, tag, attributes) {
    if (sheets.hiding.size === 0)
        return '';
    const names = [
        ...(attributes.get('class') ?? '').split(/\s+/u).map((name) => `.${name}`),
        `#${attributes.get('id') ?? ''}`,
    ].map((name) => name.toLowerCase());
    if (names.some((name) => sheets.toggled.has(name)))
        return '';
    return [tag, ...names.flatMap((name) => [name, `${tag}${name}`])]
        .flatMap((selector) => sheets.hiding.get(selector) ?? [])
        .join(';');
}

;// CONCATENATED MODULE: ./lib/verdict/content/read-html.js
/** What an HTML part shows, links to, and hides. */



/** Later text tells nothing new, and a hostile part must not cost seconds. */
const maxHtmlLength = 1_000_000;
const maxDepth = 400;
/** Reads an HTML part. */
function readHtml(html) {
    const reading = {
        stack: [],
        visible: [],
        hidden: [],
        links: [],
        images: [],
        tagCounts: new Map(),
        formActions: [],
        structuredTypes: [],
        sheets: { hiding: new Map(), toggled: new Set() },
        openLink: -1,
        hasPasswordField: false,
        splitWordCount: 0,
        mayBeSplit: false,
    };
    for (const token of readHtmlTokens(html.slice(0, maxHtmlLength)))
        takers[token.kind](reading, token);
    return {
        visibleText: tidy(reading.visible.join('')),
        hiddenText: tidy(reading.hidden.slice(1).flat().join(' ')),
        links: reading.links.map(({ href, pieces, hasImage }) => ({ href, text: tidy(pieces.join('')), hasImage })),
        images: reading.images,
        tagCounts: reading.tagCounts,
        splitWordCount: reading.splitWordCount,
        formActions: reading.formActions,
        hasPasswordField: reading.hasPasswordField,
        structuredTypes: reading.structuredTypes,
    };
}
const takers = {
    text: (reading, token) => token.kind === 'text' && takeText(reading, token.text),
    comment: (reading) => noteGap(reading),
    open: (reading, token) => token.kind === 'open' && takeOpen(reading, token.name, token.attributes),
    close: (reading, token) => token.kind === 'close' && takeClose(reading, token.name),
    raw: (reading, token) => token.kind === 'raw' && takeRaw(reading, token),
};
function takeText(reading, text) {
    if (reading.mayBeSplit && /^\p{L}/u.test(text))
        reading.splitWordCount += 1;
    reading.mayBeSplit = false;
    if (isInvisible(reading.stack.at(-1))) {
        reading.hidden.at(-1)?.push(text);
        return;
    }
    reading.visible.push(text);
    reading.links[reading.openLink]?.pieces.push(text);
}
/** Comments and empty elements inside words are there for filters, not for readers. */
function noteGap(reading) {
    // Only the last character: a long text before thousands of comments must not be searched each time.
    reading.mayBeSplit = /\p{L}/u.test((reading.visible.at(-1) ?? '').slice(-1));
}
const voidTags = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr', 'param']);
const blockTags = new Set('address article blockquote br center div dl dd dt footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table td th tr ul'.split(' '));
const wordBreakTags = new Set(['wbr', 'br', 'img']);
function takeOpen(reading, name, attributes) {
    reading.tagCounts.set(name, (reading.tagCounts.get(name) ?? 0) + 1);
    if (blockTags.has(name))
        takeBreak(reading);
    readers[name]?.(reading, attributes);
    if (voidTags.has(name)) {
        if (!wordBreakTags.has(name))
            noteGap(reading);
        return;
    }
    if (reading.stack.length >= maxDepth)
        return;
    const parent = reading.stack.at(-1);
    const style = readTextStyle(attributes, sheetStyleOf(reading.sheets, name, attributes));
    const element = {
        name,
        isHidden: parent?.isHidden === true || style.isHidden,
        isTiny: style.isTiny ?? parent?.isTiny ?? false,
        background: style.background ?? parent?.background ?? null,
        color: style.color ?? parent?.color ?? null,
    };
    // Each outermost hidden element opens a heap of its own, so that the first, the preheader, can be told apart.
    if (isInvisible(element) && !isInvisible(parent))
        reading.hidden.push([]);
    reading.stack.push(element);
}
function isInvisible(element) {
    if (element === undefined)
        return false;
    return element.isHidden || element.isTiny || (element.color !== null && element.color === element.background);
}
function takeBreak(reading) {
    reading.visible.push('\n');
    reading.links[reading.openLink]?.pieces.push(' ');
    reading.mayBeSplit = false;
}
/** What single elements tell beside their text. */
const readers = {
    a: (reading, attributes) => {
        const href = attributes.get('href');
        if (href === undefined)
            return;
        reading.openLink = reading.links.length;
        reading.links.push({ href: href.trim(), pieces: [], hasImage: false });
    },
    area: (reading, attributes) => {
        const href = attributes.get('href');
        if (href !== undefined)
            reading.links.push({ href: href.trim(), pieces: [], hasImage: true });
    },
    img: (reading, attributes) => {
        const alt = attributes.get('alt') ?? '';
        const isTracker = /^[01](?:px)?$/u.test(attributes.get('width') ?? '') || /^[01](?:px)?$/u.test(attributes.get('height') ?? '');
        reading.images.push({ source: attributes.get('src') ?? '', alt, isTracker });
        const link = reading.links[reading.openLink];
        if (link === undefined)
            return;
        link.hasImage = true;
        link.pieces.push(alt);
    },
    form: (reading, attributes) => {
        reading.formActions.push(attributes.get('action') ?? '');
    },
    input: (reading, attributes) => {
        if (attributes.get('type')?.toLowerCase() === 'password')
            reading.hasPasswordField = true;
    },
};
function takeClose(reading, name) {
    if (name === 'a')
        reading.openLink = -1;
    if (blockTags.has(name))
        takeBreak(reading);
    const index = reading.stack.findLastIndex((element) => element.name === name);
    if (index !== -1)
        reading.stack.length = index;
}
function takeRaw(reading, raw) {
    if (raw.name === 'textarea')
        takeText(reading, raw.text);
    if (raw.name === 'style')
        addStyleSheet(reading.sheets, raw.text);
    if (raw.name !== 'script' || !raw.text.includes('@type'))
        return;
    for (const [, type = ''] of raw.text.slice(0, 50_000).matchAll(/"@type"\s*:\s*"([A-Za-z]{1,60})"/gu)) {
        reading.structuredTypes.push(type);
    }
}
/** Text as a reader takes it in: blanks joined, empty lines gone. */
function tidy(text) {
    return text
        .replaceAll(/[^\S\n]+/gu, ' ')
        .replaceAll(/ ?\n[ \n]*/gu, '\n')
        .trim();
}

;// CONCATENATED MODULE: ./lib/verdict/content/message-content.js
/** A received message as readers and rules take it in: texts, links, attachments, prepared once for all of them. */



/** Texts beyond this length are cut: what they say was said before. */
const maxTextLength = 200_000;
/** The subject rules search subjects in quadratic time: 200,000 characters took them 100 s. RFC 5322 lines have 998. */
const maxSubjectLength = 2000;
const maxLinkCount = 2000;
/** Prepares a message for the rules. */
function readContent(message) {
    const html = message.html === null ? null : readHtml(message.html);
    const text = message.text ?? '';
    const visibleText = (html === null || html.visibleText === '' ? text : html.visibleText).slice(0, maxTextLength);
    const links = linksOf(html, visibleText);
    const subject = withoutTrackingIds((message.subject ?? '').slice(0, maxSubjectLength));
    return { message, html, subject, visibleText: withoutTrackingIds(visibleText), links };
}
/** An id is there because of the test alone, and differs from run to run: to a rule it could look like an order number. */
function withoutTrackingIds(text) {
    return text.replaceAll(tracking/* serviceTrackingIds */.fD, '');
}
function linksOf(html, visibleText) {
    const marked = html?.links.map(({ href, text }) => ({ href, text })) ?? [];
    const written = findWrittenAddresses(visibleText).map((href) => ({ href, text: '' }));
    return [...marked.slice(0, maxLinkCount), ...written].flatMap(({ href, text }) => {
        const target = readLinkTarget(href);
        return target === null ? [] : [{ target, text }];
    });
}
/** The value of the first field of this name (lower case), `null` when there is none. */
function fieldValue(message, name) {
    return message.headerFields.find((field) => field.name.toLowerCase() === name)?.value ?? null;
}
/** How often a field of this name (lower case) stands in the header section. */
function fieldCount(message, name) {
    return message.headerFields.filter((field) => field.name.toLowerCase() === name).length;
}

;// CONCATENATED MODULE: ./lib/verdict/content/body-cache.js
/**
 * Reads the content of copies that share their body once. Authentication and whatever depends on the fields of one copy
 * is never kept.
 */





/** Fields in which the copies of one message differ. What is read of them is read of each copy. */
const fieldsOfOneCopy = /^(?:to|message-id|date|x-presend-test|dkim-signature|received)[ \t]*:/iu;
const maxEntryCount = 32;
const maxEntryBytes = 8 * 1024 * 1024;
const maxTotalBytes = 32 * 1024 * 1024;
/** Starts empty, and keeps the 32 bodies that were read last, 32 MiB of them at most. */
function bodyCache() {
    const entries = new Map();
    function keep(key, entry) {
        entries.delete(key);
        if (entry.sizeBytes > maxEntryBytes)
            return;
        entries.set(key, entry);
        let totalBytes = [...entries.values()].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
        for (const [oldKey, { sizeBytes }] of entries) {
            if (totalBytes <= maxTotalBytes && entries.size <= maxEntryCount)
                return;
            entries.delete(oldKey);
            totalBytes -= sizeBytes;
        }
    }
    return {
        read: async (bytes) => {
            const key = keyOf(bytes);
            const entry = entries.get(key) ?? { sizeBytes: bytes.length, content: readWhole(bytes) };
            keep(key, entry);
            const content = await entry.content;
            const message = {
                ...content.message,
                headerFields: (0,header_section/* readHeaderSection */.Dm)(bytes),
                sizeBytes: bytes.length,
            };
            return { ...content, message, body: entry };
        },
    };
}
async function readWhole(bytes) {
    return readContent(await (0,parse_message/* parseMessage */.v)(bytes));
}
/** The digest of everything but the fields of one copy. Lines that are no field are in it, wherever they stand. */
function keyOf(message) {
    const headerEnd = (0,header_limits/* endOfHeaderSection */.R_)(message);
    const header = Buffer.from(message.buffer, message.byteOffset, headerEnd).toString('latin1');
    const digest = (0,external_node_crypto_.createHash)('sha256');
    let isLeftOut = false;
    for (const line of header.split('\n')) {
        const isContinuation = line.startsWith(' ') || line.startsWith('\t');
        if (!isContinuation)
            isLeftOut = fieldsOfOneCopy.test(line);
        if (!isLeftOut)
            digest.update(`${line}\n`, 'latin1');
    }
    return digest.update(message.subarray(headerEnd)).digest('base64');
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/suggest-spf-record.js
/** The SPF record that a domain should publish so that the sending address passes. */


/** Results that a better record changes; of `permerror` only the one of several records. */
const fixableResults = new Set(['fail', 'softfail', 'neutral', 'none', 'permerror']);
/**
 * Merges the records that a domain has into one that names the sending address, and makes sure that it passes.
 *
 * @returns `null` when SPF passes, when the sender is the null reverse-path, or when no such record passes
 */
async function suggestSpfRecord(spf, question, resolver) {
    if (question.envelopeSender === null || !fixableResults.has(spf.result))
        return null;
    const existing = await readSpfRecords(spf.domain, resolver);
    // One broken record has a fault of its own, which another term would only hide.
    if (spf.result === 'permerror' && existing.length < 2)
        return null;
    const merged = mergeSpfRecords(existing);
    const candidates = [...(existing.length > 1 ? [merged] : []), withAddress(merged, question.clientAddress)];
    for (const terms of candidates) {
        const record = ['v=spf1', ...terms].join(' ');
        const check = await checkSpf(question, publishing(record, spf.domain, resolver));
        if (check.result === 'pass')
            return { record, fix: fixOf(record, spf.domain, existing.length) };
    }
    return null;
}
async function readSpfRecords(domain, resolver) {
    try {
        const texts = (await resolver.resolve(domain, 'TXT')).map((strings) => [strings].flat().join(''));
        return texts.filter((text) => /^v=spf1(?: |$)/iu.test(text));
    }
    catch {
        // No such name, no TXT record, or no answer: there is nothing to merge with.
        return [];
    }
}
/** The terms of all records: each once, in order, and one `all` at the end, the most lenient. A lone redirect stays. */
function mergeSpfRecords(records) {
    const terms = records.flatMap((record) => record.trim().split(/\s+/u).slice(1));
    const redirects = terms.filter((term) => /^redirect=/iu.test(term));
    const others = terms.filter((term) => !isAll(term) && !redirects.includes(term));
    const alls = terms.filter(isAll).toSorted((left, right) => strictness(left) - strictness(right));
    // RFC 7208 §6.1: a redirect counts only without `all`, and only one may be there; an include says the same.
    const keepsRedirect = redirects.length === 1 && alls.length === 0;
    const moved = keepsRedirect ? [] : redirects.map((term) => term.replace(/^redirect=/iu, 'include:'));
    const end = keepsRedirect ? redirects : alls.slice(0, 1);
    return [...new Set([...others, ...moved]), ...(end.length > 0 ? end : ['~all'])];
}
function isAll(term) {
    return /^[+?~-]?all$/iu.test(term);
}
function strictness(all) {
    return { '-': 3, '~': 2, '?': 1 }[all.charAt(0)] ?? 0;
}
function withAddress(terms, address) {
    return [(0,external_node_net_.isIPv6)(address) ? `ip6:${address}` : `ip4:${address}`, ...terms];
}
/** A resolver that answers as if `record` were the only SPF record of `domain`. */
function publishing(record, domain, resolver) {
    return {
        failures: [],
        resolve: async (name, type) => type === 'TXT' && name.toLowerCase() === domain.toLowerCase() ? [[record]] : await resolver.resolve(name, type),
    };
}
function fixOf(record, domain, existingCount) {
    if (existingCount === 0)
        return `Publish this TXT record at ${domain}: ${record}`;
    if (existingCount === 1)
        return `Replace the SPF record (TXT) of ${domain} with: ${record}`;
    return `Replace the ${existingCount} SPF records (TXT) of ${domain} with one: ${record}`;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/verify-authentication.js
/** SPF, DKIM and DMARC of one message, each measured only where there is something to measure. */







/**
 * The three verdicts. DNS is asked only for what is measured. When DNS fails because it cannot be reached at all,
 * whatever depended on it is "not measured"; when only the sender's zone fails, the result is `temperror`.
 */
async function verifyAuthentication(input, ports, signal) {
    const { found, brokenDns } = await lookTwice(async () => await verify_authentication_look(input, ports, signal), ports.dns, signal);
    return describeAuthentication({ ...found, brokenDns, clientAddress: input.measuredAddress });
}
async function verify_authentication_look(input, { dns, clock }, signal) {
    const resolver = mailauthResolver(dns, signal);
    const isSigned = signatureCount(input.message) > 0;
    const [spf, dkim] = await Promise.all([
        input.measuredAddress === null ? null : checkSpf({ ...input, clientAddress: input.measuredAddress }, resolver),
        isSigned || input.unsignedIsMeasured ? checkDkim(input, resolver, clock.nowMs()) : null,
    ]);
    const dmarc = dkim === null ? await checkDmarcBySpf(spf, input, resolver) : await checkDmarc(spf, dkim, resolver);
    const spfFix = await findSpfFix(spf, input, resolver);
    signal.throwIfAborted();
    return { found: { spf, spfFix, dkim, dmarc }, failures: resolver.failures };
}
async function findSpfFix(spf, { measuredAddress: clientAddress, envelopeSender, heloName }, resolver) {
    if (spf === null || clientAddress === null)
        return null;
    const suggestion = await suggestSpfRecord(spf, { envelopeSender, heloName, clientAddress }, resolver);
    return suggestion?.fix ?? null;
}
/**
 * DMARC of an unsigned message whose signature is not measured. An aligned SPF pass is enough for a DMARC pass, signed or
 * not (RFC 9989 §5.3.5). Without one the real sender's signature would decide: `null`, not measured.
 */
async function checkDmarcBySpf(spf, { message }, resolver) {
    if (spf?.result !== 'pass')
        return null;
    const author = await readAuthor(message, resolver);
    const dmarc = await checkDmarc(spf, { ...author, signatures: [] }, resolver);
    // Unknown alignment comes from a failing name server; then DMARC is described as such.
    return alignment(dmarc, spf.domain) === false ? null : dmarc;
}

;// CONCATENATED MODULE: ./lib/verdict/placement/engine-step.js
/** The second step: the engine's verdict in words, and the name it has in each table. */
/** The row of each table that hands over to the engine; consumer providers publish none. */
const engineRuleIds = {
    consumer: 'ENGINE',
    business: 'J-B3',
    protected: 'J-P2',
};
/** How many symbols a sentence can carry. */
const maxSymbolCount = 3;
/** `the built-in engine gives 7.2 of 5 points: LINK_TO_IP_ADDRESS 2.6, …`. */
function describeEngine(verdict) {
    const symbols = verdict.symbols
        .filter((symbol) => symbol.score > 0)
        .toSorted((left, right) => right.score - left.score)
        .slice(0, maxSymbolCount)
        .map((symbol) => `${symbol.name} ${symbol.score}`);
    const list = symbols.length === 0 ? '' : `: ${symbols.join(', ')}`;
    return `the spam engine (${verdict.engine}) gives ${verdict.score} points, its limit is ${verdict.threshold}${list}`;
}
/**
 * Microsoft's spam confidence level for the engine's verdict: 9 from twice the threshold, 5 for spam, else 1.
 * Source: learn.microsoft.com, SCL (2–4, 7, 8 are not set by filters); the mapping is presend's.
 */
function spamConfidenceLevel(verdict) {
    if (verdict.score >= 2 * verdict.threshold)
        return 9;
    return verdict.score >= verdict.threshold ? 5 : 1;
}

;// CONCATENATED MODULE: ./lib/verdict/placement/has-tabs.js
/** Which seeds sort their inbox into tabs. */
/** Gmail's own domains, and the default seed that stands for Gmail. */
const tabbedProviders = new Set(['gmail.com', 'googlemail.com', 'google.com', 'freemail.example']);
/**
 * True for Gmail-like seeds. Yahoo and Outlook.com have no such tabs, nor have business and protected mailboxes.
 * An operator declares further seeds Gmail-like with the option `tabs`.
 */
function hasTabs({ providerType, providerName, seedOptions, }) {
    if (providerType !== 'consumer')
        return false;
    return seedOptions.includes('tabs') || tabbedProviders.has(providerName.toLowerCase());
}

;// CONCATENATED MODULE: ./lib/verdict/placement/smtp-text.js
/** Text that may stand in an SMTP reply: one line of printable ASCII (RFC 5321 §4.2, §4.5.3.1.5). */
/** A reply line holds 512 octets with code and line end. */
const smtp_text_maxLength = 400;
const plainForms = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '…': '...' };
/** `text` as one line of ASCII; what has no plain form becomes `?`. */
function smtpText(text) {
    const plain = text
        .replaceAll(/[’‘“”–…]/gu, (character) => plainForms[character] ?? '?')
        .replaceAll(/\s+/gu, ' ')
        .replaceAll(/[^ -~]/gu, '?')
        .trim();
    return plain.length <= smtp_text_maxLength ? plain : `${plain.slice(0, smtp_text_maxLength - 3)}...`;
}

;// CONCATENATED MODULE: ./lib/verdict/placement/tab-words.js
/**
 * Words that the tab rules look for, in the languages that most mail is written in. They only support evidence from the
 * structure of a message: no rule may work in English alone.
 */
/** Phrases, separated by ` | ` or line breaks, as whole words; `*` stands for any further letters. */
function words(list) {
    const alternatives = splitList(list).map((phrase) => phrase.replaceAll('*', '\\p{L}*'));
    return `(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`;
}
/** Phrases of languages that do not separate words by spaces. */
function signs(list) {
    return `(?:${splitList(list).join('|')})`;
}
function splitList(list) {
    return list
        .split(/ \| |\n/u)
        .map((phrase) => phrase.trim())
        .filter((phrase) => phrase !== '');
}
function anyOf(...patterns) {
    return new RegExp(patterns.join('|'), 'iu');
}
/** The text or address of a link with which readers stop a mailing or change what they get. */
const unsubscribeWords = anyOf(words(`
    unsubscrib* | opt[ -]?out | (?:manage|update|change|edit) (?:your |my )?(?:e-?mail )?(?:subscription|preference)s* | (?:e-?mail|communication|notification) preferences
    abmelden | abbestellen | austragen | newsletter abbestell* | abmeldung
    (?:se )?d[ée]sabonn* | (?:me |se )?d[ée]sinscri* | désinscription
    darse de baja | darme de baja | dar de baja | baja | cancelar (?:la |mi )?suscripci[oó]n | anular (?:la )?suscripci[oó]n
    disiscriv* | cancella(?:ti|re)? (?:l['’])?iscrizione | annulla(?:re)? (?:l['’])?iscrizione
    cancelar (?:a |minha )?(?:inscri[cç][aã]o|subscri[cç][aã]o|assinatura) | descadastr* | anular subscri[cç][aã]o
    uitschrijven | afmelden | schrijf je uit
    wypisz* | zrezygnuj* | rezygnacja | anuluj subskrypcj[ęe]
    avprenumerera* | avregistrera* | avsluta prenumeration* | afmeld* | frameld* | avmeld* | meld (?:deg|dig) av | peruuta tilau* | lopeta tilau*
    odhl[aá]sit* | odhlásenie | leiratkoz* | dezabon* | odjav* | atsisakyti | отписаться | отписка | відписатися | отпиши*
    abonelikten (?:çık*|ayrıl*) | listeden çık* | διαγραφή | απεγγραφή | hủy đăng ký | berhenti berlangganan | إلغاء الاشتراك | הסר* | हटाएं`), signs('配信停止 | 配信解除 | 購読解除 | 退订 | 退訂 | 取消订阅 | 取消訂閱 | 수신 ?거부 | 구독 ?취소 | 수신거부 | ยกเลิกการรับ'), '[/?&=._-](?:unsub(?:scribe)?|opt-?out|abmeld\\p{L}*|abbestell\\p{L}*|desabonn\\p{L}*|desinscri\\p{L}*|disiscri\\p{L}*|uitschrij\\p{L}*|preferences)(?![\\p{L}])');
/** A sum of money, a percentage, or words of an offer. */
const offerWords = anyOf('\\p{Sc} ?\\d|\\d ?\\p{Sc}|\\d ?(?:usd|eur|gbp|chf|pln|sek|dkk|nok|czk|kr|zł|руб|tl|円|元|원)(?!\\p{L})|\\d ?%|% ?\\d', words(`
    free (?:shipping|delivery|gift|trial) | discount* | sale | promo(?:tion)? code | coupon* | voucher* | special offer* | new arrivals? | save up to | deal of
    rabatt* | gutschein* | versandkostenfrei* | angebot* | schlussverkauf | réduction* | remise* | livraison (?:gratuite|offerte) | soldes | code promo
    descuento* | rebaja* | envío gratis | oferta* | sconto | sconti | saldi | spedizione gratuita | offert[ae] | desconto* | frete grátis | promo[cç][aã]o | promo[cç][oõ]es
    korting* | gratis verzending | aanbieding* | rabat* | zniżk* | promocj* | darmowa dostawa | rea | erbjudande* | tilbud* | alennus* | tarjou*
    indirim* | kampanya* | скидк* | распродаж* | слев[ауы]* | kedvezmény* | reducere | reduceri | έκπτωση | giảm giá | diskon | تخفيض* | خصم`), signs('割引 | セール | クーポン | 送料無料 | 折扣 | 优惠 | 優惠 | 促销 | 할인 | 쿠폰 | ส่วนลด'));
/** An order, a receipt, a delivery, an appointment, a statement, a renewal. */
const transactionWords = anyOf(words(`
    receipt | invoice | order (?:confirm(?:ation|ed)|number|no\\.?|#|\\d*) | (?:your|an) order | booking (?:confirm(?:ation|ed)|number|reference) | reservation | itinerary | ticket (?:number|no\\.?|#)
    tracking (?:number|no\\.?|code) | payment (?:received|confirm(?:ation|ed)|failed|due) | (?:has|have) (?:been )?shipped | (?:out for|estimated) delivery | delivered
    bank statement | account statement | your statement | appointment | renewal | renews on | subscription (?:renew|end|expire)s? | trial (?:is )?(?:ending|expires|ends) | changes? (?:to|of|in) (?:our|the) (?:terms|privacy|conditions) | terms of service
    (?:ihre|deine|deiner|ihrer) bestellung | bestell(?:bestätigung|nummer|ung nr\\.?) | rechnung* | quittung | buchung(?:sbestätigung|snummer)? | sendungsnummer | zahlungs(?:bestätigung|eingang) | wurde versandt | termin(?:bestätigung|erinnerung)? | kontoauszug
    (?:votre|ta) commande | confirmation de commande | facture | reçu (?:de|pour) | réservation | numéro de suivi | rendez-vous | relevé de compte
    (?:tu|su) pedido | confirmación de(?:l)? pedido | factura | recibo | reserva | número de seguimiento | cita | extracto
    (?:il tuo|il suo) ordine | conferma (?:d['’]|dell['’])ordine | fattura | ricevuta | prenotazione | spedizione | appuntamento | estratto conto
    (?:o seu|seu) pedido | confirmação (?:do|de) pedido | fatura | encomenda | agendamento | consulta | extrato
    (?:je|uw) bestelling | bestelbevestiging | factuur | betaalbewijs | boeking | afspraak | rekeningoverzicht
    (?:twoje|państwa) zamówienie | zamówieni* | faktura | paragon | rezerwacj* | wizyt* | wyciąg
    orderbekräftelse | (?:din|your) order | kvitto | kvittering | ordrebekreftelse | ordrebekræftelse | tilausvahvistus | kuitti | varaus | lasku
    sipariş* | fatura(?:nız)? | rezervasyon* | заказ* | счёт | квитанц* | чек | бронировани* | objednávk* | číslo objednávky | rendelés* | számla | comanda | factură | παραγγελία* | τιμολόγιο | đơn hàng | pesanan | faktur`), signs('ご注文 | 注文 | 領収書 | 請求書 | ご予約 | 発送 | 订单 | 訂單 | 发票 | 收据 | 预订 | 주문 | 영수증 | 예약 | คำสั่งซื้อ | طلبك | فاتورة | הזמנה | आदेश'));
/** A code, a password, an address to confirm: a notice about the reader's own account. */
const securityWords = anyOf(words(`
    (?:security|verification|confirmation|sign-?in|log-?in|one-time|access) code | (?:reset|resetting|change|changed|forgot(?:ten)?) (?:your |the |my )?password | password (?:reset|change) | (?:confirm|verify|activate) (?:your )?(?:e-?mail(?: address)?|account|registration|sign-?up) | new (?:sign-?in|log-?in|device) | two-factor | 2fa
    (?:sicherheits|bestätigungs|anmelde|einmal|verifizierungs)code | passwort (?:zurücksetzen|ändern|vergessen) | (?:ihr|dein) passwort | e-mail-adresse bestätigen | neue anmeldung
    code (?:de|à) (?:vérification|sécurité|confirmation|connexion|usage unique) | mot de passe | confirme[rz] (?:votre|ton) (?:adresse|compte|e-?mail) | nouvelle connexion
    código de (?:verificación|seguridad|confirmación|acceso) | contraseña | (?:confirma|verifica|activa) (?:tu|su) (?:cuenta|correo|dirección) | nuevo inicio de sesión
    codice di (?:verifica|sicurezza|conferma|accesso) | reimposta* | (?:la tua|la) password | conferma (?:il tuo|la tua|il) (?:indirizzo|e-?mail|account) | nuovo accesso
    código de (?:verificação|segurança|confirmação|acesso) | (?:palavra-passe|senha) | (?:confirme|verifique) (?:o seu|seu|sua|a sua) (?:e-?mail|conta|endereço)
    (?:verificatie|beveiligings|inlog|bevestigings)code | wachtwoord | bevestig (?:je|uw) (?:e-?mail\\S*|account)
    kod (?:weryfikacyjny|dostępu|logowania|zabezpieczeń) | hasł[aoe] | potwierdź (?:swój|adres|konto)*
    (?:verifierings|säkerhets|inloggnings|engangs|bekræftelses)kode?n? | lösenord* | adgangskode* | passord* | salasana* | vahvistuskoodi
    doğrulama kodu* | şifre* | код (?:подтверждения|доступа|безопасности) | парол* | heslo* | ověřovací kód | jelszó* | parol[ăa] | κωδικός* | mật khẩu | mã xác (?:minh|nhận) | kata sandi | kode verifikasi`), signs('認証コード | 確認コード | パスワード | 验证码 | 驗證碼 | 密码 | 密碼 | 인증 ?번호 | 인증 ?코드 | 비밀번호 | รหัสผ่าน | รหัสยืนยัน | رمز التحقق | كلمة المرور | סיסמה | קוד אימות | पासवर्ड'));
/** A number of an order, an invoice, a booking, a ticket or a parcel. */
const transactionNumbers = /(?<!\p{L})(?:order|invoice|ticket|booking|tracking|reference|confirmation|ref|(?:bestell|rechnungs|buchungs|sendungs|kunden)\p{L}*|commande|facture|réservation|pedido|factura|reserva|ordine|fattura|prenotazione|fatura|encomenda|bestel\p{L}*|factuur\p{L}*|zamówieni\p{L}*|faktur\p{L}*|rezerwacj\p{L}*|ordre\p{L}*|sipariş|заказ\p{L}*|objednávk\p{L}*|注文番号|订单号|주문번호)[^\n]{0,15}?(?:#|no\.?|nr\.?|n[°º]|№|number|[::])? ?[a-z]{0,4}[#-]?\d[a-z0-9-]{2,}/iu;
/** A code alone on its line, as it is shown to be copied: 4 to 8 digits, perhaps in two groups. */
const codeLine = /^[ \t]*(?:\d{4,8}|\d{3}[ -]\d{3,4}|\d(?: \d){3,7})[ \t]*$/mu;
/** A notice about what people do on a network. */
const socialWords = anyOf(words(`
    commented on | mentioned you | replied to your | sent you a (?:friend|connection) request | wants to (?:connect|be friends) | followed you | is now following you | tagged you | invited you to (?:join|connect) | new followers? | liked your | shared your | endorsed you | reacted to your
    hat (?:dich|sie) erwähnt | hat (?:deinen|ihren) beitrag kommentiert | folgt (?:dir|ihnen) | freundschaftsanfrage | hat auf (?:deinen|ihren) \\p{L}+ (?:geantwortet|reagiert)
    vous a mentionné | t['’]a mentionné | a commenté | vous suit | demande d['’](?:ami|ajout)
    te (?:ha )?mencion[óo] | ha comentado | comentó | te sigue | empezó a seguirte | solicitud de amistad
    ti ha (?:menzionato|taggato) | ha commentato | ha iniziato a seguirti | richiesta di amicizia
    mencionou você | comentou | começou a (?:te )?seguir | pedido de amizade
    heeft je genoemd | volgt je | vriendschapsverzoek | skomentował\\p{L}* | oznaczył\\p{L}* cię | obserwuje cię`));

;// CONCATENATED MODULE: ./lib/verdict/placement/tab-evidence.js
/** The marks by which the tab rules tell marketing, notices, receipts, social notices and lists apart. */



function has(content, name) {
    return fieldCount(content.message, name) > 0;
}
/** True when List-Unsubscribe and List-Unsubscribe-Post offer one click (RFC 8058 §3.1). */
function hasOneClick({ message }) {
    const isPost = /^list-unsubscribe=one-click$/iu.test(fieldValue(message, 'list-unsubscribe-post')?.trim() ?? '');
    return isPost && /<https:\/\/[^>]+>/iu.test(fieldValue(message, 'list-unsubscribe') ?? '');
}
/** The best way that the message offers. */
function unsubscribeOption(content) {
    if (hasOneClick(content))
        return 'one-click';
    return unsubscribeMark(content).length > 0 ? 'other' : 'none';
}
/** True for mail that its sender calls marketing; where nobody said, for mail that shows two marks of it. */
function isMarketing(content, mailType) {
    return mailType === null ? promotionMarks(content).length >= 2 : mailType === 'marketing';
}
/** Marks of marketing mail. JSON-LD made for the Promotions tab stands for two. */
function promotionMarks(content) {
    const subjectOffer = offerWords.test(content.subject);
    return [
        ...unsubscribeMark(content),
        ...annotationMarks(content),
        ...(subjectOffer || offerWords.test(content.visibleText)
            ? [`a price, percentage or offer (${subjectOffer ? 'subject' : 'text'})`]
            : []),
        ...layoutMark(content),
        ...bulkFieldMark(content),
        ...(countCampaignLinks(content) >= 2 ? ['utm_ parameters on several links'] : []),
    ];
}
/** The mark of an unsubscribe option, in the header section or in the text. */
function unsubscribeMark(content) {
    if (has(content, 'list-unsubscribe'))
        return ['List-Unsubscribe (header field)'];
    return hasUnsubscribeLink(content) ? ['an unsubscribe link (text)'] : [];
}
/** True when a link of the text, in any of many languages, unsubscribes the reader. */
function hasUnsubscribeLink({ links, message }) {
    const isLinked = links.some(({ text, target }) => unsubscribeWords.test(`${text} ${target.path}`));
    // A mailto: link is no web link, and some newsletters have nothing else.
    return isLinked || /href\s*=\s*["']?mailto:[^"'>]*unsubscribe/iu.test(message.html ?? '');
}
function annotationMarks({ html }) {
    const type = html?.structuredTypes.find((name) => name === 'DiscountOffer' || name === 'PromotionCard');
    return type === undefined ? [] : [`JSON-LD ${type}`, `JSON-LD ${type} is made for the Promotions tab`];
}
/** The layout of advertising: pictures that are links, or many links to one site. */
function layoutMark(content) {
    const imageCount = content.html?.images.filter((image) => !image.isTracker).length ?? 0;
    if (imageCount >= 3 && content.links.length > 0)
        return [`${imageCount} images with links`];
    const counts = new Map();
    for (const { target } of content.links) {
        const domain = registeredDomain(target.host);
        counts.set(domain, (counts.get(domain) ?? 0) + 1);
    }
    const most = Math.max(0, ...counts.values());
    return most >= 5 ? [`${most} links to one domain`] : [];
}
function bulkFieldMark(content) {
    if (/^\s*bulk/iu.test(fieldValue(content.message, 'precedence') ?? ''))
        return ['Precedence: bulk (header field)'];
    const field = content.message.headerFields.find(({ name }) => /^feedback-id$|^x-(?:[a-z]+-)?campaign/iu.test(name));
    return field === undefined ? [] : [`${field.name} (header field)`];
}
function countCampaignLinks({ links }) {
    return links.filter(({ target }) => /[?&](?:utm_medium=e-?mail|utm_campaign=|mc_cid=)/iu.test(target.path)).length;
}
const transactionTypes = /^(?:Order|Invoice|ParcelDelivery|[A-Za-z]*Reservation|ConfirmAction)$/u;
/** Marks of a receipt, a confirmation, a statement, a notice about the reader's own account. */
function transactionMarks(content) {
    const inSubject = transactionWords.exec(content.subject)?.[0];
    const inText = transactionWords.exec(content.visibleText)?.[0];
    const words = inSubject ?? inText;
    const type = content.html?.structuredTypes.find((name) => transactionTypes.test(name));
    return [
        ...securityMarks(content),
        ...(words === undefined ? [] : [wordMark(words, inSubject === undefined ? 'text' : 'subject')]),
        ...(transactionNumbers.test(`${content.subject}\n${content.visibleText}`)
            ? ['an order, invoice or booking number']
            : []),
        ...(type === undefined ? [] : [`JSON-LD ${type}`]),
    ];
}
/**
 * Marks of a security notice: a login code, a password reset. Nobody unsubscribes from those, so an unsubscribe link
 * says nothing about them.
 */
function securityMarks(content) {
    const inSubject = securityWords.exec(content.subject)?.[0];
    const words = inSubject ?? securityWords.exec(content.visibleText)?.[0];
    if (words !== undefined)
        return [wordMark(words, inSubject === undefined ? 'text' : 'subject')];
    return codeLine.test(content.visibleText) ? ['a code on a line of its own (text)'] : [];
}
function wordMark(words, place) {
    return `the words “${words.trim().toLowerCase()}” (${place})`;
}
const socialLinks = /^\s*(?:accept|reply|view profile|see (?:the )?(?:profile|comment|post|thread)|view (?:the )?(?:comment|post|thread|request)|follow back)\b/iu;
/** Marks of a notice about people's acts on a network. */
function socialMarks(content) {
    const event = socialWords.exec(content.subject)?.[0];
    const fromDomain = content.message.from[0]?.domain;
    const link = content.links.find(({ text, target }) => socialLinks.test(text) &&
        fromDomain !== null &&
        fromDomain !== undefined &&
        registeredDomain(target.host) === registeredDomain(fromDomain));
    const field = content.message.headerFields.find(({ name }) => /^x-[a-z]+-notif/iu.test(name));
    return [
        ...(event === undefined ? [] : [wordMark(event, 'subject')]),
        ...(link === undefined ? [] : [`the link “${link.text.slice(0, 40)}”`]),
        ...(field === undefined ? [] : [`${field.name} (header field)`]),
    ];
}
/** The mark of a discussion list: one that takes posts. */
function forumMarks(content) {
    if (!has(content, 'list-id') || has(content, 'list-unsubscribe-post'))
        return [];
    if (has(content, 'list-post'))
        return ['List-Id and List-Post (header fields)'];
    if (/^\s*list/iu.test(fieldValue(content.message, 'precedence') ?? ''))
        return ['List-Id and Precedence: list (header fields)'];
    const field = ['mailing-list', 'x-mailman-version', 'x-google-group-id'].find((name) => has(content, name));
    return field === undefined ? [] : [`List-Id and ${field} (header fields)`];
}
/** Marks of automatic mail. A `no-reply@` address is not one: every kind of mail is sent from such addresses. */
function automaticMarks(content) {
    const automatic = fieldValue(content.message, 'auto-submitted');
    return [
        ...(automatic !== null && !/^\s*no\b/iu.test(automatic) ? ['Auto-Submitted (header field)'] : []),
        ...(has(content, 'list-id') && !has(content, 'list-post') ? ['List-Id without List-Post (header fields)'] : []),
    ];
}

;// CONCATENATED MODULE: ./lib/verdict/placement/tab-rules.js
/** Which Gmail tab a message is filed under. These are presend's own rules, for comparing versions of one template. */

/** Printed with every tab. */
const tabSource = 'presend’s own rules, for comparison between versions of one template; Gmail decides by itself and per user';
/** In order; the first that fires wins. */
const rules = [
    { ruleId: 'T-1', folder: 'Forums', look: (content) => whenAny(forumMarks(content)) },
    { ruleId: 'T-2a', folder: 'Social', look: lookSocial },
    { ruleId: 'T-2', folder: 'Updates', look: lookTransaction },
    { ruleId: 'T-3', folder: 'Promotions', look: lookPromotion },
    { ruleId: 'T-4', folder: 'Updates', look: lookAutomatic },
];
/**
 * Chooses the tab. The order of header fields, the case of words and the values of data do not matter. Mail that its
 * sender calls transactional is never filed under Promotions, whatever links it has.
 *
 * @param mailType `null`: not known, so the message alone decides
 */
function chooseTab(content, mailType) {
    for (const { ruleId, folder, look } of rules) {
        const evidence = look(content, mailType);
        if (evidence !== null)
            return { folder, ruleId, evidence };
    }
    return { folder: 'INBOX', ruleId: 'T-5', evidence: [] };
}
function whenAny(marks) {
    return marks.length > 0 ? marks : null;
}
function lookSocial(content) {
    const isList = content.message.headerFields.some(({ name }) => name.toLowerCase() === 'list-post');
    const marks = socialMarks(content);
    return !isList && marks.length >= 2 ? marks : null;
}
function lookTransaction(content, mailType) {
    const marks = transactionMarks(content);
    if (mailType === 'transactional')
        return whenAny(marks);
    return marks.length > 0 && countedPromotionMarks(content).length < 2 ? marks : null;
}
/** An unsubscribe link alone must not move a password reset to Promotions. */
function countedPromotionMarks(content) {
    const marks = promotionMarks(content);
    if (securityMarks(content).length === 0)
        return marks;
    const unsubscribe = unsubscribeMark(content);
    return marks.filter((mark) => !unsubscribe.includes(mark));
}
function lookPromotion(content, mailType) {
    if (mailType === 'transactional')
        return null;
    const marks = promotionMarks(content);
    return marks.length >= 2 ? marks : null;
}
function lookAutomatic(content, mailType) {
    return mailType === 'transactional' || promotionMarks(content).length === 0 ? whenAny(automaticMarks(content)) : null;
}

;// CONCATENATED MODULE: ./lib/verdict/place.js
/** Reply or folder of one copy, in three steps that are never added into one score: rules, engine, tabs. */




/**
 * The rule that refuses a message.
 *
 * @returns `null` when the message is to be accepted
 */
function findRefusal(evaluation, facts) {
    return evaluation.firings.find((firing) => isRefusing(firing, facts)) ?? null;
}
/** Places a refused message: nowhere. */
function placeRefused(evaluation, refusal) {
    const reply = replyOf(refusal);
    const code = [reply.code, reply.enhancedCode].filter((part) => part !== null).join(' ');
    return {
        reply,
        folder: null,
        reason: `Refused with ${code}, because ${refusal.finding.text} (rule ${refusal.rule.id}, ${refusal.rule.source})`,
        spam: null,
        firedRules: listFirings(evaluation, refusal),
        skippedRules: evaluation.skipped,
    };
}
/** Places an accepted message: junk rules, then the engine's own verdict, then tabs. */
function placeAccepted(evaluation, facts, answer) {
    const spam = answer.status === 'judged' ? answer.verdict : null;
    const junk = evaluation.firings.find(({ rule }) => rule.kind === 'junk' || rule.kind === 'temporary-once') ?? null;
    const decision = junk === null ? decideByEngine(facts, answer) : decideByRule(junk);
    const firedRules = [
        ...listFirings(evaluation, junk),
        ...engineFirings(facts, answer, junk === null),
        ...decision.extraRules,
    ];
    return {
        reply: null,
        folder: decision.folder,
        reason: decision.reason,
        spam,
        firedRules,
        skippedRules: evaluation.skipped,
    };
}
function decideByRule({ rule, finding }) {
    const retried = rule.kind === 'temporary-once'
        ? `; a real provider answers ${rule.reply?.code} ${rule.reply?.enhancedCode} each time`
        : '';
    const reason = `Spam, because ${finding.text} (rule ${rule.id}, ${rule.source}${retried})`;
    return { folder: 'Spam', reason, extraRules: [] };
}
function decideByEngine(facts, answer) {
    if (answer.status === 'failed') {
        return {
            folder: null,
            reason: `No folder, because the spam engine gave no verdict: ${answer.reason}`,
            extraRules: [],
        };
    }
    const { verdict } = answer;
    const engineText = describeEngine(verdict);
    if (answer.isSpam) {
        return {
            folder: 'Spam',
            reason: `Spam, because ${engineText} (rule ${engineRuleIds[facts.providerType]}${levelText(facts, verdict)})`,
            extraRules: [],
        };
    }
    if (!hasTabs(facts)) {
        return { folder: 'INBOX', reason: `INBOX, because no rule fired and ${engineText}`, extraRules: [] };
    }
    const tab = chooseTab(facts.content, facts.mailType);
    const seen = tab.evidence.length === 0 ? 'no mark of another tab was found' : `of ${tab.evidence.join(', ')}`;
    const reason = `${tab.folder}, because ${seen} (rule ${tab.ruleId}, ${tabSource})`;
    const text = tab.evidence.length === 0 ? seen : tab.evidence.join(', ');
    const rule = { id: tab.ruleId, text, source: tabSource, mark: 'D', reply: null, isDeciding: true };
    return { folder: tab.folder, reason, extraRules: [rule] };
}
/** Microsoft's administrators know its filter by this number. */
function levelText({ providerType }, verdict) {
    return providerType === 'business' ? `, SCL ${spamConfidenceLevel(verdict)} by presend’s mapping` : '';
}
/** A temporary refusal that ends after one retry refuses only once, and not at all when nobody counts. */
function isRefusing({ rule }, { history }) {
    if (rule.kind === 'refusal' || rule.kind === 'temporary')
        return true;
    if (rule.kind !== 'temporary-once')
        return false;
    return history.status === 'measured' && history.value.temporaryRefusalCount === 0;
}
function engineFirings(facts, answer, isDeciding) {
    if (answer.status === 'failed' || !answer.isSpam)
        return [];
    const spam = answer.verdict;
    const id = engineRuleIds[facts.providerType];
    return [
        {
            id,
            text: describeEngine(spam),
            source: `the engine’s own threshold (${spam.engine})`,
            mark: 'D',
            reply: null,
            isDeciding,
        },
    ];
}
function listFirings(evaluation, deciding) {
    return evaluation.firings.map((firing) => ({
        id: firing.rule.id,
        text: firing.finding.text,
        source: firing.rule.source,
        mark: firing.rule.mark,
        reply: replyCodes(firing) === null ? null : replyOf(firing),
        isDeciding: firing === deciding,
        ...(firing.rule.fix === undefined ? {} : { fix: firing.rule.fix }),
    }));
}
function replyCodes({ rule, finding }) {
    return finding.reply ?? rule.reply;
}
/** The reply names presend and the rule, so that nobody takes it for the provider's own. */
function replyOf(firing) {
    const { rule, finding } = firing;
    const codes = replyCodes(firing) ?? { code: 550, enhancedCode: null };
    const whose = rule.documentedBy === null ? 'a simulation of its own' : `as ${rule.documentedBy} documents`;
    return { ...codes, text: smtpText(`[presend rule ${rule.id}, ${whose}] ${finding.text}`) };
}

;// CONCATENATED MODULE: ./lib/verdict/content/zip-entries.js
/** The names of the files in a zip archive, without unpacking anything. */
const centralEntrySignature = 0x02_01_4b_50;
const endSignature = 0x06_05_4b_50;
const endLength = 22;
/** A comment behind the archive may be as long as this. */
const maxCommentLength = 65_535;
const zip_entries_maxEntryCount = 1000;
/** File names from the archive's own directory, at most 1,000; empty for anything that is no readable zip. */
function readZipEntries(bytes) {
    const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (archive.length < endLength || archive.readUInt16LE(0) !== 0x4b_50)
        return [];
    const end = findEnd(archive);
    if (end === null)
        return [];
    const names = [];
    let position = archive.readUInt32LE(end + 16);
    while (names.length < zip_entries_maxEntryCount && position + 46 <= end) {
        if (archive.readUInt32LE(position) !== centralEntrySignature)
            break;
        const nameLength = archive.readUInt16LE(position + 28);
        names.push(archive.subarray(position + 46, position + 46 + nameLength).toString('utf8'));
        position += 46 + nameLength + archive.readUInt16LE(position + 30) + archive.readUInt16LE(position + 32);
    }
    return names;
}
function findEnd(archive) {
    const lowest = Math.max(0, archive.length - endLength - maxCommentLength);
    for (let position = archive.length - endLength; position >= lowest; position -= 1) {
        if (archive.readUInt32LE(position) === endSignature)
            return position;
    }
    return null;
}

;// CONCATENATED MODULE: ./lib/verdict/content/risky-attachment.js
/** Attachments that providers refuse: programs, scripts, and archives that hold one. */

/** Gmail's list (support.google.com/mail/answer/6590), as far as the archived copy shows it. */
const blockedExtensions = new Set(`ade adp apk appx appxbundle bat cab chm cmd com cpl diagcab diagcfg diagpkg dll dmg ex ex_ exe hta img ins iso isp
   jar jnlp js jse lib lnk mde mjs msc msi msix msixbundle msp mst nsh pif ps1 scr sct shb sys vb vbe vbs vhd vxd wsc
   wsf wsh xll`.split(/\s+/u));
/** Office files that may hold macros by their kind. */
const macroExtensions = new Set(['docm', 'dotm', 'xlsm', 'xltm', 'xlam', 'pptm', 'potm', 'ppam']);
/**
 * The first attachment that a provider blocks, in plain words: `invoice.zip holds run.exe`.
 *
 * @returns `null` when there is none
 */
function findRiskyAttachment(attachments) {
    for (const attachment of attachments) {
        const risk = riskOf(attachment);
        if (risk !== null)
            return risk;
    }
    return null;
}
function riskOf({ filename, content }) {
    const name = filename ?? 'an attachment without a name';
    const extension = extensionOf(name);
    if (blockedExtensions.has(extension))
        return `"${name}" is of a blocked type`;
    if (macroExtensions.has(extension))
        return `"${name}" may hold macros`;
    const inside = readZipEntries(content).find((entry) => blockedExtensions.has(extensionOf(entry)));
    return inside === undefined ? null : `"${name}" holds "${inside}"`;
}
function extensionOf(name) {
    return /\.([a-z0-9_]{1,12})\s*$/iu.exec(name)?.[1]?.toLowerCase() ?? '';
}

;// CONCATENATED MODULE: ./lib/verdict/placement/placement-rule.js
/** The shape of a placement rule: a row of facts/placement.md that can be asked. */
/** The rule fires, with the clause behind "because". */
function fires(text, reply) {
    return reply === undefined ? { status: 'fires', text } : { status: 'fires', text, reply };
}
/** It was measured, and the rule does not fire. */
const doesNotFire = { status: 'does-not-fire' };
/** Fires with `text` when `claim` holds. */
function firesIf(claim, text) {
    return claim ? fires(text) : doesNotFire;
}

;// CONCATENATED MODULE: ./lib/verdict/placement/form-conditions.js
/** Conditions on the form of the message: always measured, since they need nothing but the message. */



const kilobyte = 1024;
const messageTooLarge = { code: 552, enhancedCode: '5.3.4' };
/** From: is missing, stands twice, names several authors, or its domain is no domain name. */
function fromIsUnusable({ content: { message } }) {
    const count = fieldCount(message, 'from');
    if (count === 0)
        return fires('there is no From: field');
    if (count > 1)
        return fires(`there are ${count} From: fields`);
    if (message.from.length > 1)
        return fires(`From: names ${message.from.length} addresses`);
    const [author] = message.from;
    if (author === undefined)
        return fires('From: holds no address');
    return firesIf(!isDomainName(author.domain), `From: holds "${author.address}", which has no valid domain`);
}
/** The domain of the one author, `null` when there is none. */
function readableDomain(message) {
    return message.from.length === 1 ? (message.from[0]?.domain ?? null) : null;
}
function isDomainName(domain) {
    return (domain !== null &&
        domain.length <= 253 &&
        /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/u.test(domain));
}
/** Message-ID is missing or not of the form <left@right>. */
function messageIdIsUnusable({ content: { message } }) {
    const id = fieldValue(message, 'message-id');
    if (id === null)
        return fires('there is no Message-ID');
    return firesIf(!/^<[^\s<>@]+@[^\s<>@]+>$/u.test(id), 'the Message-ID is not of the form <left@right>');
}
/** RFC 5322 §3.6: fields that may stand once. From: has a rule of its own. */
const singleFields = [
    'date',
    'sender',
    'reply-to',
    'to',
    'cc',
    'bcc',
    'message-id',
    'in-reply-to',
    'references',
    'subject',
];
/** A field stands twice, is malformed, or has characters where they must not be. */
function headerIsMalformed(facts) {
    const { message } = facts.content;
    const twice = singleFields.find((name) => fieldCount(message, name) > 1);
    if (twice !== undefined)
        return fires(`the field ${twice} stands ${fieldCount(message, twice)} times`);
    const [malformed] = facts.headerForm.malformedLines;
    if (malformed !== undefined)
        return fires(`the header section has a line that is no field: "${malformed}"`);
    const date = fieldValue(message, 'date');
    if (date !== null && Number.isNaN(Date.parse(date.replace(/\([^)]*\)/gu, ''))))
        return fires('the Date field holds no date');
    const encoded = message.headerFields.find(isEncodedWhereForbidden);
    if (encoded !== undefined)
        return fires(`the field ${encoded.name} has an encoded-word where none may be (RFC 2047 §5)`);
    const unicode = message.headerFields.find((field) => standardFields.has(field.name.toLowerCase()) && /[^\p{ASCII}]/u.test(field.rawValue));
    // With an SMTPUTF8 address the whole header section may be UTF-8 (RFC 6532).
    if (unicode === undefined || facts.hasUnicodeAddress)
        return doesNotFire;
    return fires(`the field ${unicode.name} has raw non-ASCII characters`);
}
const standardFields = new Set([...singleFields, 'from', 'return-path', 'list-id', 'list-unsubscribe', 'mime-version']);
function isEncodedWhereForbidden(field) {
    const name = field.name.toLowerCase();
    if (['message-id', 'date', 'in-reply-to', 'references'].includes(name))
        return /=\?[^?]+\?[bq]\?/iu.test(field.rawValue);
    return (['from', 'sender', 'reply-to', 'to', 'cc'].includes(name) &&
        /<[^<>]*=\?[^?<>]+\?[bq]\?[^<>]*>/iu.test(field.rawValue));
}
/** The message, a field or the header section is over Gmail's limits, or an attachment is of a blocked type. */
function isTooLargeOrBlocked(facts) {
    const { message } = facts.content;
    const large = largePart(message, facts.headerForm);
    if (large !== null)
        return fires(large, messageTooLarge);
    return attachmentIsBlocked(facts);
}
function largePart(message, form) {
    if (message.sizeBytes > 25 * kilobyte * kilobyte)
        return 'the message is larger than 25 MB';
    if (form.sizeBytes > 500 * kilobyte)
        return 'the header section is larger than 500 KB';
    if (form.fieldCount > 5000)
        return 'there are more than 5,000 header fields';
    const long = message.headerFields.find((field) => Buffer.byteLength(field.rawValue) > limitOf(field.name.toLowerCase()));
    if (long !== undefined)
        return `the field ${long.name.slice(0, 80)} is longer than ${limitOf(long.name.toLowerCase())} bytes`;
    const longName = message.headerFields.find((field) => field.name.length > kilobyte);
    return longName === undefined ? null : 'a field’s name is longer than 1 KB';
}
/** Gmail's header limits (support.google.com/a/answer/14016360). */
function limitOf(name) {
    if (['to', 'cc', 'references'].includes(name))
        return Number.POSITIVE_INFINITY;
    return { subject: 998, 'message-id': 500 }[name] ?? 32 * kilobyte;
}
/** An attachment is a program or script, or an archive that holds one. */
function attachmentIsBlocked({ content }) {
    const risk = findRiskyAttachment(content.message.attachments);
    return risk === null ? doesNotFire : fires(`the attachment ${risk}`);
}

;// CONCATENATED MODULE: ./lib/verdict/placement/conditions.js
/** Conditions that several rules share, on authentication and on the connection. */


/** DMARC fails and `policy` applies. */
function dmarcFailsWith(facts, policy) {
    const { dmarc } = facts.authentication;
    if (!dmarc.isMeasured)
        return { status: 'not-measured', reason: dmarc.detail };
    return firesIf(dmarc.result === 'fail' && dmarc.policy === policy, `DMARC failed and the domain’s policy is ${policy} (_dmarc.${dmarc.policyDomain})`);
}
/** Neither SPF nor DKIM passes. */
function nothingPasses({ authentication: { spf, dkim } }) {
    if (spf.isPass === true || dkim.isPass === true)
        return doesNotFire;
    const open = [spf, dkim].find((verdict) => !verdict.isMeasured);
    if (open !== undefined)
        return { status: 'not-measured', reason: open.detail };
    // What could not be checked might have passed: no refusal for good on that.
    const unchecked = [spf, dkim].find((verdict) => verdict.result === 'temperror');
    if (unchecked !== undefined)
        return { status: 'not-measured', reason: unchecked.detail };
    return fires(`neither SPF (${spf.result}) nor DKIM (${dkim.result}) passes`);
}
/** SPF is measured and does not pass. */
function spfDoesNotPass({ authentication: { spf } }) {
    if (!spf.isMeasured)
        return { status: 'not-measured', reason: spf.detail };
    // A failing name server is answered by the temporary rules, not by a refusal for good.
    return firesIf(spf.isPass !== true && spf.result !== 'temperror', `SPF does not pass (${spf.result} for ${spf.domain})`);
}
/**
 * SPF says `fail`: the domain's record ends in -all and does not list the address. Mail that DMARC passes all the same,
 * by an aligned DKIM signature, is accepted by real receivers: every forwarded message fails SPF in this way.
 */
function spfFails({ authentication: { spf, dmarc } }) {
    if (dmarc.isPass === true)
        return doesNotFire;
    if (!spf.isMeasured)
        return { status: 'not-measured', reason: spf.detail };
    return firesIf(spf.result === 'fail', `the SPF record of ${spf.domain} ends in -all and does not list the sending address`);
}
/** DKIM is measured and does not pass. */
function dkimDoesNotPass({ authentication: { dkim } }) {
    if (!dkim.isMeasured)
        return { status: 'not-measured', reason: dkim.detail };
    const what = dkim.result === 'none'
        ? 'the message has no DKIM signature'
        : `DKIM does not pass (${dkim.result} for ${dkim.domain})`;
    return firesIf(dkim.isPass !== true && dkim.result !== 'temperror', what);
}
/** The From: domain has no DMARC record. */
function dmarcIsMissing({ authentication: { dmarc } }) {
    if (!dmarc.isMeasured)
        return { status: 'not-measured', reason: dmarc.detail };
    return firesIf(dmarc.result === 'none', `there is no DMARC record for ${dmarc.domain}`);
}
/** SPF or DKIM passes, but for another organization than From:. */
function nothingIsAligned({ authentication: { spf, dkim, dmarc } }) {
    if (dmarc.isPass === true)
        return doesNotFire;
    const open = [dmarc, spf, dkim].find((verdict) => !verdict.isMeasured);
    if (open !== undefined)
        return { status: 'not-measured', reason: open.detail };
    if (dmarc.domain === null || dmarc.result === 'temperror')
        return doesNotFire;
    const passing = [spf, dkim].filter((verdict) => verdict.isPass === true);
    if (passing.some((verdict) => verdict.isAligned === true))
        return doesNotFire;
    const domains = passing.map((verdict) => verdict.domain).join(' and ');
    return firesIf(passing.length > 0, `what passes (${domains}) is not aligned with the From: domain ${dmarc.domain}`);
}
/** DMARC could not be evaluated, since a name server of the sender failed. */
function dmarcIsUnreadable({ authentication: { dmarc } }) {
    if (!dmarc.isMeasured)
        return { status: 'not-measured', reason: dmarc.detail };
    return firesIf(dmarc.result === 'temperror', `DMARC could not be evaluated: ${dmarc.detail}`);
}
/** SPF could not be evaluated, since a name server of the sender failed. */
function spfIsUnreadable({ authentication: { spf } }) {
    if (!spf.isMeasured)
        return { status: 'not-measured', reason: spf.detail };
    return firesIf(spf.result === 'temperror', `the SPF record of ${spf.domain} could not be read, its name server failed`);
}
/** The sending address has no name, or its name does not resolve back. */
function reverseDnsIsBroken(facts) {
    const { reverseDns, measuredAddress } = facts;
    if (reverseDns.status === 'not-measured')
        return reverseDns;
    const address = measuredAddress.status === 'measured' ? measuredAddress.value : 'the sending address';
    const { names, isForwardConfirmed } = reverseDns.value;
    if (names.length === 0)
        return fires(`${address} has no reverse DNS name (PTR)`);
    return firesIf(!isForwardConfirmed, `the name of ${address} (${names[0]}) does not resolve back to it`);
}
/** From: shows a domain of the recipient's own, on mail from outside. */
function showsRecipientDomain(facts) {
    const domain = readableDomain(facts.content.message);
    return firesIf(domain !== null && domain === facts.recipientDomain, `From: shows the recipient’s own domain ${domain}, and the mail comes from outside`);
}
/** The first of `findings` that fires; else the first that was not measured; else nothing. */
function anyFires(findings) {
    const firing = findings.find((finding) => finding.status === 'fires');
    return firing ?? findings.find((finding) => finding.status === 'not-measured') ?? doesNotFire;
}

;// CONCATENATED MODULE: ./lib/verdict/placement/business-rules.js
/** Microsoft-like seeds: refusals and junk rules, in the order in which they are asked. */



const highVolume = 'Outlook’s requirements for high-volume senders, version of 2025-04-30, copy of 2025-08-02';
const dmarcDefaults = 'Exchange, new DMARC policy handling defaults, 2023-07';
const noPage = 'no page found: presend’s own decision';
const rows = [
    {
        id: 'H-B5',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: '5.6.0' },
        documentedBy: null,
        source: noPage,
        mark: 'D',
        when: fromIsUnusable,
    },
    {
        id: 'H-B4',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: null },
        documentedBy: 'Outlook.com',
        source: 'Outlook.com postmaster, DY-001, copy of 2026-06-15',
        mark: 'V/D',
        // "Looks dynamic" is decided there by block lists, which cannot be asked: only a missing name fires.
        when: isNamedLikeNobody,
    },
    {
        id: 'H-B2',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: '5.7.509' },
        documentedBy: 'Microsoft',
        source: `${dmarcDefaults}; the code from bounce collections`,
        mark: 'V/S',
        when: (facts) => dmarcFailsWith(facts, 'reject'),
    },
    {
        id: 'H-B3',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: '5.7.509' },
        documentedBy: 'Outlook.com',
        source: dmarcDefaults,
        mark: 'V/D',
        when: (facts) => (facts.seedOptions.includes('outlook.com') ? dmarcFailsWith(facts, 'quarantine') : doesNotFire),
    },
    {
        id: 'H-B1',
        kind: 'refusal',
        isBulkOnly: true,
        reply: { code: 550, enhancedCode: '5.7.515' },
        documentedBy: 'Outlook.com',
        source: `${highVolume}; the postmaster page of 2026-06-15 says junk first`,
        mark: 'V',
        when: missesAuthentication,
    },
    {
        id: 'H-B6',
        kind: 'temporary',
        reply: { code: 451, enhancedCode: '4.7.26' },
        documentedBy: null,
        source: noPage,
        mark: 'D',
        when: (facts) => anyFires([dmarcIsUnreadable(facts), spfIsUnreadable(facts)]),
    },
    {
        id: 'J-B1',
        kind: 'junk',
        reply: null,
        documentedBy: 'Microsoft',
        source: dmarcDefaults,
        mark: 'V',
        when: (facts) => dmarcFailsWith(facts, 'quarantine'),
    },
    {
        id: 'J-B2',
        kind: 'junk',
        reply: null,
        documentedBy: null,
        source: 'Exchange Online, composite authentication; the formula is unpublished',
        mark: 'S/D',
        when: failsImplicitly,
    },
];
/** The rules of business seeds. */
const businessRules = rows.map(complete);
function complete(row) {
    return { isBulkOnly: false, ...row };
}
/** The words of Outlook.com's own reply, by which senders look it up. */
function isNamedLikeNobody(facts) {
    const finding = reverseDnsIsBroken(facts);
    return finding.status === 'fires' ? fires(`${finding.text} (Outlook.com: DY-001)`) : finding;
}
/** Published for Outlook.com. Business tenants deliver what DMARC passes, so a pass ends the matter here. */
function missesAuthentication(facts) {
    const isOutlook = facts.seedOptions.includes('outlook.com');
    if (!isOutlook && facts.authentication.dmarc.isPass === true)
        return doesNotFire;
    return anyFires([spfDoesNotPass(facts), dkimDoesNotPass(facts), dmarcIsMissing(facts), dmarcFails(facts)]);
}
function dmarcFails({ authentication: { dmarc } }) {
    if (!dmarc.isMeasured)
        return { status: 'not-measured', reason: dmarc.detail };
    return firesIf(dmarc.result === 'fail' || dmarc.result === 'permerror', `DMARC fails: ${dmarc.detail}`);
}
/** Only for senders that are not bulk: those have H-B1. Every part must be measured. */
function failsImplicitly(facts) {
    if (facts.senderClass === 'bulk')
        return doesNotFire;
    const { spf, dkim, dmarc } = facts.authentication;
    const open = [spf, dkim, dmarc].find((verdict) => !verdict.isMeasured);
    if (open !== undefined)
        return { status: 'not-measured', reason: open.detail };
    const isImplicit = (spf.result === 'softfail' || spf.result === 'none') && dkim.result === 'none' && dmarc.result === 'none';
    return firesIf(isImplicit, `nothing authenticates the sender (SPF ${spf.result}, no DKIM, no DMARC)`);
}

;// CONCATENATED MODULE: ./lib/verdict/placement/consumer-rules.js
/** Gmail- and Yahoo-like seeds: refusals and junk rules, in the order in which they are asked. */




const gmailCodes = 'Gmail SMTP errors and codes, copy of 2026-02-15';
const yahooCodes = 'Yahoo SMTP error codes, copy of 2026-02-15';
function reply(code, enhancedCode = null) {
    return { code, enhancedCode };
}
const consumer_rules_rows = [
    { id: 'H-C12', reply: reply(550, '5.7.1'), source: gmailCodes, mark: 'V', when: fromIsUnusable },
    { id: 'H-C13', reply: reply(550, '5.7.1'), source: gmailCodes, mark: 'V', when: messageIdIsUnusable },
    { id: 'H-C14', reply: reply(550, '5.7.1'), source: gmailCodes, mark: 'V', when: headerIsMalformed },
    { id: 'H-C15', reply: reply(552, '5.7.0'), source: gmailCodes, mark: 'V', when: isTooLargeOrBlocked },
    { id: 'H-C9', reply: reply(550, '5.7.25'), source: gmailCodes, mark: 'V', when: hasNoReverseName },
    { id: 'H-C10', reply: reply(550, '5.7.29'), source: gmailCodes, mark: 'V', isBulkOnly: true, when: hasNoTls },
    { id: 'H-C16', reply: reply(554), source: yahooCodes, mark: 'V', documentedBy: 'Yahoo', when: domainIsMissing },
    {
        id: 'H-C3',
        reply: reply(550, '5.7.26'),
        source: `${gmailCodes}; Yahoo help SLN7253, 2014-04-16`,
        mark: 'V',
        when: (facts) => inYahooForm(facts, dmarcFailsWith(facts, 'reject')),
    },
    { id: 'H-C1', reply: reply(550, '5.7.26'), source: gmailCodes, mark: 'V', when: nothingPasses },
    { id: 'H-C2', reply: reply(550, '5.7.26'), source: gmailCodes, mark: 'V/D', when: spfFails },
    {
        id: 'H-C11',
        reply: reply(550, '5.7.24'),
        source: `${gmailCodes}; the examples are presend’s`,
        mark: 'V/D',
        when: spfIsSuspicious,
    },
    { id: 'H-C4', reply: reply(550, '5.7.27'), source: gmailCodes, mark: 'V', isBulkOnly: true, when: spfDoesNotPass },
    { id: 'H-C5', reply: reply(550, '5.7.30'), source: gmailCodes, mark: 'V', isBulkOnly: true, when: dkimDoesNotPass },
    {
        id: 'H-C6',
        reply: reply(421, '4.7.40'),
        kind: 'temporary-once',
        source: `${gmailCodes}; the FAQ of 2026-03-11 says 4.7.31`,
        mark: 'V',
        isBulkOnly: true,
        when: dmarcIsMissing,
    },
    {
        id: 'H-C7',
        reply: reply(421, '4.7.32'),
        kind: 'temporary-once',
        source: gmailCodes,
        mark: 'V',
        isBulkOnly: true,
        when: nothingIsAligned,
    },
    {
        id: 'H-C8',
        reply: reply(451, '4.7.26'),
        kind: 'temporary',
        source: gmailCodes,
        mark: 'V',
        when: dmarcIsUnreadable,
    },
    {
        id: 'H-C17',
        reply: reply(421, '4.7.28'),
        kind: 'temporary',
        source: `${gmailCodes}; the number is presend’s`,
        mark: 'V/D',
        when: isSecondCopy,
    },
    {
        id: 'J-C1',
        reply: null,
        kind: 'junk',
        source: 'RFC 9989 §4.7, meaning of quarantine',
        mark: 'V',
        when: (facts) => dmarcFailsWith(facts, 'quarantine'),
    },
    {
        id: 'J-C2',
        reply: null,
        kind: 'note',
        source: 'Gmail sender FAQ, copy of 2026-03-11',
        mark: 'V',
        isBulkOnly: true,
        fix: 'Add List-Unsubscribe with an https address, List-Unsubscribe-Post: List-Unsubscribe=One-Click, and a visible unsubscribe link; set mail-type: transactional if nobody subscribes to this mail.',
        when: lacksUnsubscribe,
    },
];
/** The rules of consumer seeds. */
const consumerRules = consumer_rules_rows.map(consumer_rules_complete);
function consumer_rules_complete(row) {
    return { isBulkOnly: false, kind: 'refusal', documentedBy: row.kind === 'junk' ? null : 'Gmail', ...row };
}
/** Nothing is refused for this; the note is there so that the sender adds what Gmail and Yahoo require. */
function lacksUnsubscribe({ content, mailType }) {
    if (!isMarketing(content, mailType))
        return doesNotFire;
    const option = unsubscribeOption(content);
    if (option === 'none')
        return fires('marketing mail has neither a List-Unsubscribe header nor an unsubscribe link');
    return firesIf(option === 'other', 'marketing mail has no one-click unsubscribe (RFC 8058)');
}
function hasNoReverseName(facts) {
    const finding = reverseDnsIsBroken(facts);
    const isIPv6 = facts.measuredAddress.status === 'measured' && facts.measuredAddress.value.includes(':');
    return finding.status === 'fires' && isIPv6 ? fires(finding.text, reply(550, '5.7.1')) : finding;
}
function hasNoTls({ isTls }) {
    return isTls.status === 'not-measured' ? isTls : firesIf(!isTls.value, 'the connection was not encrypted (TLS)');
}
/** Yahoo answers a DMARC reject policy in a form of its own. */
function inYahooForm(facts, finding) {
    const isYahoo = /\b(?:yahoo|aol|ymail)\b/iu.test(facts.providerName);
    return finding.status === 'fires' && isYahoo ? fires(finding.text, reply(554, '5.7.9')) : finding;
}
function domainIsMissing(facts) {
    const findings = [
        ofDomain(facts.envelopeSenderExistence, 'MAIL FROM', facts.envelopeSenderDomain),
        ofDomain(facts.authorDomainExistence, 'From:', facts.content.message.from[0]?.domain ?? null),
    ];
    const order = ['fires', 'not-measured', 'does-not-fire'];
    const [first] = findings.toSorted((left, right) => order.indexOf(left.status) - order.indexOf(right.status));
    return first ?? doesNotFire;
}
function ofDomain(existence, where, domain) {
    if (existence.status === 'not-measured')
        return existence;
    if (existence.value === 'unanswered')
        return fires(`the ${where} domain ${domain} could not be asked for`, reply(451));
    return firesIf(existence.value === 'missing', `the ${where} domain ${domain} does not exist`);
}
function spfIsSuspicious({ authentication: { spf } }) {
    if (!spf.isMeasured)
        return { status: 'not-measured', reason: spf.detail };
    const terms = spf.record?.toLowerCase().split(/\s+/u) ?? [];
    const suspicious = terms.find((term) => /^\+?all$/u.test(term) || /^[+?~-]?ip[46]:[^/]+\/[0-7]$/u.test(term));
    return firesIf(suspicious !== undefined, `the SPF record of ${spf.domain} lets nearly everybody send ("${suspicious}")`);
}
function isSecondCopy({ history }) {
    if (history.status === 'not-measured')
        return history;
    return firesIf(history.value.acceptedCopyCount > 0, 'this mailbox already has a message with the same Message-ID');
}

;// CONCATENATED MODULE: ./lib/verdict/placement/protected-rules.js
/** Seeds behind a gateway: what the makers document as default or advice. The weakest simulation, and it says so. */




const mimecastCodes = 'Mimecast SMTP error codes, 2022-06-17';
const mimecastDns = 'Mimecast DNS authentication, inbound checks, 2017-03-29; the customer chooses the action';
const proofpoint = 'Proofpoint postmaster page, undated copy';
const protected_rules_rows = [
    {
        id: 'H-P4',
        kind: 'temporary',
        reply: { code: 451, enhancedCode: null },
        documentedBy: 'Mimecast',
        source: mimecastCodes,
        mark: 'V/D',
        when: isFirstContact,
    },
    {
        id: 'H-P7',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: null },
        documentedBy: null,
        source: 'every gateway blocks programs; which ones differs',
        mark: 'D',
        when: attachmentIsBlocked,
    },
    {
        id: 'H-P1',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: null },
        documentedBy: 'Mimecast',
        source: mimecastDns,
        mark: 'V/D',
        when: (facts) => dmarcFailsWith(facts, 'reject'),
    },
    {
        id: 'H-P2',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: null },
        documentedBy: 'Mimecast',
        source: mimecastDns,
        mark: 'V/D',
        when: spfFails,
    },
    {
        id: 'H-P3',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: null },
        documentedBy: 'Mimecast',
        source: mimecastCodes,
        mark: 'V/S',
        when: showsRecipientDomain,
    },
    {
        id: 'J-P1',
        kind: 'junk',
        reply: null,
        documentedBy: 'Mimecast',
        source: mimecastDns,
        mark: 'V',
        when: (facts) => dmarcFailsWith(facts, 'quarantine'),
    },
    { id: 'J-P3', kind: 'junk', reply: null, documentedBy: null, source: proofpoint, mark: 'D', when: isBadlyNamed },
    {
        id: 'J-P4',
        kind: 'junk',
        reply: null,
        documentedBy: 'Proofpoint',
        source: 'Proofpoint Essentials, spam settings, undated copy',
        mark: 'V/D',
        when: isHeldBulk,
    },
];
/** The rules of protected seeds. */
const protectedRules = protected_rules_rows.map(protected_rules_complete);
function protected_rules_complete(row) {
    return { isBulkOnly: false, ...row };
}
function isFirstContact({ seedOptions, history }) {
    if (!seedOptions.includes('greylist'))
        return doesNotFire;
    if (history.status === 'not-measured')
        return history;
    return firesIf(history.value.temporaryRefusalCount === 0, 'this is the first contact, and the gateway greylists');
}
function isBadlyNamed(facts) {
    const reverse = reverseDnsIsBroken(facts);
    if (reverse.status === 'fires')
        return reverse;
    const helo = facts.heloName;
    if (helo.status === 'not-measured')
        return reverse.status === 'not-measured' ? reverse : helo;
    const isFull = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/iu.test(helo.value);
    return isFull ? reverse : fires(`the server greets with "${helo.value}", which is no full host name`);
}
function isHeldBulk({ seedOptions, content, mailType }) {
    if (!seedOptions.includes('hold-bulk'))
        return doesNotFire;
    return firesIf(isMarketing(content, mailType), 'it is marketing mail, and this gateway holds bulk mail');
}

;// CONCATENATED MODULE: ./lib/verdict/placement/evaluate-rules.js
/** Asks every rule of a seed's table, and sorts the answers. */



/** The table of each provider type, in the order in which its rules are asked. */
const placementRules = {
    consumer: consumerRules,
    business: businessRules,
    protected: protectedRules,
};
/** All rules of the seed's type on these facts; rules for bulk senders only, and switched off ones, are skipped. */
function evaluateRules(facts, disabledRules) {
    const firings = [];
    const skipped = [];
    for (const rule of placementRules[facts.providerType]) {
        const skip = whySkipped(rule, facts, disabledRules);
        const finding = skip === null ? rule.when(facts) : { status: 'not-measured', reason: skip };
        if (finding.status === 'fires')
            firings.push({ rule, finding });
        if (finding.status === 'not-measured')
            skipped.push({ id: rule.id, reason: finding.reason });
    }
    return { firings, skipped };
}
function whySkipped(rule, facts, disabledRules) {
    if (disabledRules.includes(rule.id))
        return 'the rule is switched off';
    if (rule.isBulkOnly && facts.senderClass !== 'bulk')
        return 'the rule is for bulk senders only';
    return null;
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./lib/verdict/header-form.js
/** What the header section looks like byte for byte: parsers skip and repair what receivers refuse. */

/** Beyond this a section is over every provider's limit anyway, and is not read line by line. */
const maxReadBytes = 1024 * 1024;
/** Looks at the header section of a message with CRLF or LF line ends. */
function readHeaderForm(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const sizeBytes = (0,header_limits/* endOfHeaderSection */.R_)(bytes);
    // latin1: one character an octet, whatever the octets are.
    const lines = buffer.subarray(0, Math.min(sizeBytes, maxReadBytes)).toString('latin1').split(/\r?\n/u);
    const malformedLines = [];
    let fieldCount = 0;
    for (const line of lines) {
        if (isField(line))
            fieldCount += 1;
        // The first line of all can continue nothing.
        else if (line !== '' && !(fieldCount > 0 && isContinuation(line)))
            malformedLines.push(line.trim().slice(0, 80));
    }
    return { malformedLines: malformedLines.slice(0, 10), sizeBytes, fieldCount };
}
/** RFC 5322 §2.2: printable ASCII but the colon; §4.5.3 still allows blanks before the colon. */
function isField(line) {
    return /^[!-9;-~]+[ \t]*:/u.test(line);
}
function isContinuation(line) {
    return line.startsWith(' ') || line.startsWith('\t');
}

// EXTERNAL MODULE: ./lib/verdict/loopback.js
var loopback = __webpack_require__(2056);
;// CONCATENATED MODULE: ./lib/verdict/placement/facts.js
/** Everything the placement rules may look at. A fact that was not measured says why, and no rule guesses it. */
/** A measured fact. */
function facts_measured(value) {
    return { status: 'measured', value };
}
/** A fact that nobody measured, and why. */
function facts_notMeasured(reason) {
    return { status: 'not-measured', reason };
}
/** A fact that DNS will tell when it can be asked again. */
function facts_leftOpen(reason) {
    return { status: 'not-measured', reason, isOpen: true };
}

;// CONCATENATED MODULE: ./lib/verdict/placement/reverse-name.js
/** The name under which the reverse DNS of an address stands (RFC 1035 §3.5, RFC 3596 §2.5). */

/** `7.100.51.198.in-addr.arpa` for 198.51.100.7; `null` for anything that is no address. */
function reverseName(address) {
    const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
    const plain = mapped ?? address;
    if ((0,external_node_net_.isIPv4)(plain))
        return `${plain.split('.').toReversed().join('.')}.in-addr.arpa`;
    const groups = expandIPv6(plain);
    if (groups === null)
        return null;
    return `${groups.join('').split('').toReversed().join('.')}.ip6.arpa`;
}
/** True when both are the same address, however they are written. */
function isSameAddress(left, right) {
    const name = reverseName(left);
    return name !== null && name === reverseName(right);
}
/** Eight groups of four hexadecimal digits. */
function expandIPv6(address) {
    if (!(0,external_node_net_.isIPv6)(address) || address.includes('%'))
        return null;
    const [head = '', tail] = dottedToGroups(address.toLowerCase()).split('::');
    const front = head === '' ? [] : head.split(':');
    const back = tail === undefined || tail === '' ? [] : tail.split(':');
    const middle = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0');
    return [...front, ...middle, ...back].map((group) => group.padStart(4, '0'));
}
/** `::ffff:192.0.2.1` has its last 32 bits in dotted form. */
function dottedToGroups(address) {
    return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/u, (_all, ...bytes) => {
        const [a, b, c, d] = bytes.slice(0, 4).map((byte) => Number(byte).toString(16).padStart(2, '0'));
        return `${a}${b}:${c}${d}`;
    });
}

;// CONCATENATED MODULE: ./lib/verdict/placement/network-facts.js
/** Facts that DNS tells of the sending address and of the sender's domains. */




/** Real receivers look at no more names either (RFC 7208 §4.6.4 takes ten as well). */
const maxNameCount = 10;
/** Asks DNS what the rules on the sending machine and its domains need. */
async function measureNetwork(question, dns, signal) {
    const { measuredAddress, envelopeSenderDomain, authorDomain } = question;
    if (measuredAddress === null) {
        const open = facts_notMeasured('no sending address is known (setting sending-ip)');
        return { reverseDns: open, envelopeSenderExistence: open, authorDomainExistence: open };
    }
    const [reverseDns, envelopeSenderExistence, authorDomainExistence] = await Promise.all([
        measureReverseDns(measuredAddress, dns, signal),
        measureExistence(envelopeSenderDomain, dns, signal),
        measureExistence(authorDomain, dns, signal),
    ]);
    return { reverseDns, envelopeSenderExistence, authorDomainExistence };
}
async function measureReverseDns(address, dns, signal) {
    const name = reverseName(address);
    if (name === null)
        return facts_notMeasured(`"${address}" is no IP address`);
    if ((0,loopback/* isLoopbackAddress */.O)(address))
        return facts_notMeasured('an address of this machine has no name in the public DNS');
    // The reverse zone belongs to whoever hosts the address: the zone file of a sender's own domain has none.
    if ((await dns.covers?.(name)) === false)
        return facts_notMeasured('the zone file has no reverse zone');
    const { answer, brokenDns } = await resolveTwice({ dns, name, type: 'PTR' }, signal);
    if (brokenDns !== null)
        return facts_leftOpen(`reverse DNS could not be asked (${brokenDns})`);
    if (answer.status === 'servfail')
        return facts_notMeasured(`reverse DNS could not be asked (${answer.reason})`);
    if (answer.status !== 'found')
        return facts_measured({ names: [], isForwardConfirmed: false });
    const names = answer.records.slice(0, maxNameCount);
    const type = name.endsWith('.ip6.arpa') ? 'AAAA' : 'A';
    const looks = await Promise.all(names.map(async (host) => await resolveTwice({ dns, name: host, type }, signal)));
    if (looks.some((look) => isAddressAmong(look.answer, address)))
        return facts_measured({ names, isForwardConfirmed: true });
    const broken = looks.find((look) => look.brokenDns !== null);
    if (broken !== undefined)
        return facts_leftOpen(`reverse DNS could not be confirmed (${broken.brokenDns})`);
    const failed = looks.find((look) => look.answer.status === 'servfail')?.answer;
    if (failed?.status === 'servfail')
        return facts_notMeasured(`reverse DNS could not be confirmed (${failed.reason})`);
    return facts_measured({ names, isForwardConfirmed: false });
}
function isAddressAmong(answer, address) {
    return answer.status === 'found' && answer.records.some((record) => isSameAddress(record, address));
}
async function measureExistence(domain, dns, signal) {
    if (domain === null)
        return facts_notMeasured('there is no domain to ask for');
    const { answer, brokenDns } = await resolveTwice({ dns, name: domain, type: 'SOA' }, signal);
    if (brokenDns !== null)
        return facts_leftOpen(`DNS could not be asked (${brokenDns})`);
    // A name below the top of a zone has no SOA of its own, and exists all the same.
    if (answer.status === 'found' || answer.status === 'nodata')
        return facts_measured('exists');
    return facts_measured(answer.status === 'nxdomain' ? 'missing' : 'unanswered');
}

;// CONCATENATED MODULE: ./lib/verdict/placement/gather-facts.js
/** Collects what the placement rules look at, and says of each fact whether it was measured. */






/** The facts of one copy. DNS is asked only when the sending address is known. */
async function gatherFacts(copy, dns, signal) {
    const { input, authentication, content } = copy;
    const { seed, envelope, measuredAddress } = input;
    const envelopeSenderDomain = gather_facts_domainOf(envelope.sender);
    const authorDomain = content.message.from[0]?.domain ?? null;
    const network = await measureNetwork({ measuredAddress, envelopeSenderDomain, authorDomain }, dns, signal);
    return {
        ...network,
        providerType: seed.providerType,
        providerName: seed.providerName,
        seedOptions: seed.options ?? [],
        senderClass: input.senderClass,
        mailType: input.mailType ?? null,
        recipientDomain: gather_facts_domainOf(seed.address) ?? '',
        envelopeSenderDomain,
        hasUnicodeAddress: /[^\p{ASCII}]/u.test(`${envelope.sender}${envelope.recipient}`),
        authentication,
        content,
        headerForm: readHeaderForm(input.bytes),
        measuredAddress: measuredAddress === null
            ? facts_notMeasured('no sending address is known (setting sending-ip)')
            : facts_measured(measuredAddress),
        isTls: measureTls(input),
        heloName: measureHelo(input),
        history: input.history === undefined ? facts_notMeasured('the receiver keeps no history') : facts_measured(input.history),
    };
}
const notTheSender = 'the connection did not come from the real sending machine';
/** A declared address (sending-ip) stands for another machine: then greeting and encryption here prove nothing. */
function isRealClient({ client, measuredAddress }) {
    return measuredAddress !== null && isSameAddress(client.address, measuredAddress);
}
/** Nobody encrypts or takes a public name to talk to the same machine: that says nothing of a real delivery. */
const sameMachine = 'the connection came from this machine, not over the network';
function measureHelo(input) {
    if (!isRealClient(input))
        return facts_notMeasured(notTheSender);
    return (0,loopback/* isLoopbackAddress */.O)(input.client.address) ? facts_notMeasured(sameMachine) : facts_measured(input.client.heloName);
}
function measureTls(input) {
    if (!isRealClient(input))
        return facts_notMeasured(notTheSender);
    if ((0,loopback/* isLoopbackAddress */.O)(input.client.address) && !input.client.isTls)
        return facts_notMeasured(sameMachine);
    if (input.client.isTlsOffered !== true && !input.client.isTls)
        return facts_notMeasured('the receiver offers no STARTTLS');
    return facts_measured(input.client.isTls);
}
/** The domain of an address as A-labels in lower case; `null` for the null reverse-path. */
function gather_facts_domainOf(address) {
    const at = address?.lastIndexOf('@') ?? -1;
    if (address === null || at < 0)
        return null;
    return (0,external_node_url_.domainToASCII)(address.slice(at + 1).toLowerCase()) || null;
}

;// CONCATENATED MODULE: ./lib/verdict/judge.js
/** One received copy → reply or folder, with the reason. */






/**
 * The verdict on one copy: authentication, refusals, junk rules, spam engine, tab. A refused copy is not shown to
 * the engine. An engine that fails leaves `folder` null.
 *
 * @throws the signal's reason, and nothing else
 */
async function judgeMessage(input, ports, signal) {
    signal.throwIfAborted();
    const content = await readCopy(input.bytes, ports);
    const { message } = content;
    const authentication = await verifyAuthentication({ ...input, message, envelopeSender: input.envelope.sender, heloName: input.client.heloName }, ports, signal);
    const isPatient = input.whenDnsFails === 'undecided';
    const open = isPatient ? findOpen(authentication) : null;
    if (open !== null)
        return { ...authentication, ...leaveOpen(open) };
    const facts = await gatherFacts({ input, authentication, content }, ports.dns, signal);
    const openFact = isPatient ? findOpenFact(facts) : null;
    if (openFact !== null)
        return { ...authentication, ...leaveOpen(openFact) };
    const evaluation = evaluateRules(facts, input.disabledRules ?? []);
    const refusal = findRefusal(evaluation, facts);
    if (refusal !== null)
        return { ...authentication, ...placeRefused(evaluation, refusal) };
    const answer = await askEngine(ports.spamFilter, { ...input, content }, signal);
    const placement = placeAccepted(evaluation, facts, answer);
    return { ...authentication, ...placement, reason: noteShortening(placement.reason, message) };
}
async function readCopy(bytes, { bodies }) {
    return bodies === undefined ? readContent(await (0,parse_message/* parseMessage */.v)(bytes)) : await bodies.read(bytes);
}
function noteShortening(reason, { shortening }) {
    return shortening === undefined ? reason : `${reason}; ${shortening}`;
}
function findOpen({ spf, dkim, dmarc }) {
    return [spf, dkim, dmarc].find((verdict) => verdict.isOpen === true)?.detail ?? null;
}
function findOpenFact({ reverseDns, envelopeSenderExistence, authorDomainExistence }) {
    const facts = [reverseDns, envelopeSenderExistence, authorDomainExistence];
    const open = facts.find((fact) => fact.status === 'not-measured' && fact.isOpen === true);
    return open?.status === 'not-measured' ? open.reason : null;
}
/** Real receivers put a message off when they cannot ask DNS: no rule may take what is missing for good. */
function leaveOpen(detail) {
    const reason = `No folder, because DNS could not be asked: ${detail}`;
    return { reply: null, folder: null, reason, spam: null, firedRules: [], skippedRules: [] };
}
/** An engine that breaks its word and rejects has failed; it must not take the receiver down with it. */
async function askEngine(engine, input, signal) {
    try {
        return withVersion(await engine.judge(input, signal), engine.version);
    }
    catch (error) {
        signal.throwIfAborted();
        return { status: 'failed', reason: error instanceof Error ? error.message : 'it broke off' };
    }
}
/** Old results must tell by which rules they were found. */
function withVersion(answer, version) {
    if (answer.status === 'failed' || version === null || answer.verdict.version !== undefined)
        return answer;
    return { ...answer, verdict: { ...answer.verdict, version } };
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/neutral-words.js
/**
 * Words that explain nothing to the author of a mail: the function words of the languages that the training mail is
 * written in, and names of companies and devices. They have weights, since style and subject tell mail apart, but reports
 * never name them.
 */
const functionWords = `
a about above after again all also am an and any are around as at away back be because been before being below between both but by can can't cannot could
did didn't do does doesn't doing don't done down during each either else enough ever every few for from further get gets getting give go goes going gone got had has have haven't having he her here
hers him himself his how however i i'd i'll i'm i've if in into is isn't it it's its itself just keep let let's like made make makes making many may maybe me might mine more most much must my
myself near need never next no none nor not now of off often on once one only onto or other others our ours out over own per please put rather really said same say says see seen shall she should
since so some soon still such take taken takes than that that's the their them then there there's these they they're thing things this those though through to together too toward under until
up upon us use used uses using very via want wants was wasn't way we we'd we'll we're we've well were what what's when where whether which while who whole whom whose why will with within without won't
would yes yet you you'd you'll you're you've your yours yourself
aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist da dabei dadurch damit dann das dass dein deine deinem deinen deiner dem den denn der des dich die dies diese diesem diesen
dieser dieses dir doch dort du durch ein eine einem einen einer eines er es etwas euch euer eure für gegen hab habe haben hat hatte hier hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja
jede jedem jeden jeder jedes jetzt kann kein keine können könnte mal man mehr mein meine mich mir mit muss müssen nach nicht nichts noch nun nur ob oder ohne schon sehr sein seine sich sie sind so sollte
sondern über um und uns unser unsere unter viel vom von vor war waren was weil wenn wer werden wie wieder wir wird wo wollen wurde würde zu zum zur zwischen
à afin ai alors après au aucun aujourd'hui aussi autre autres aux avant avec avez avoir avons c'est car ce cela ces cet cette ceux chaque chez comme comment d'un d'une dans de depuis des donc du elle elles
en encore entre est et été être eu eux faire fait il ils j'ai je jusqu'à l'on la là le les leur leurs lors lui ma mais me même mes moi mon ne ni nos notre nous n'est on ont ou où par parce pas pendant
peu peut plus pour pourquoi qu'il qu'un qu'une quand que quel quelle qui quoi s'il sa sans se selon ses si soit son sont sous sur ta te tes toi ton tous tout toute toutes très tu un une vers voici voir vos votre vous y
al algo aquí así aún aunque cada como con cuál cuando de del desde donde dos el él ella ellas ellos en entre era es esa ese eso esta está están estas este esto estos fue ha había hace hacia han hasta hay hemos
hoy la las le les lo los más me mi mis muy nada ni no nos nosotros o os otra otro para pero poco por porque pues qué que quien quién se sea según ser si sí sido sin sobre solo sólo son su sus también tan tanto te
tener ti tiene tienen todas todo todos tu tú tus un una uno unos usted ustedes vez y ya yo
abbiamo ad agli ai al alla alle allo anche ancora avere c'è che chi ci ciò col come con così cosa da dagli dai dal dalla dalle degli dei del dell della delle dello di dopo dove e è ed era essere fa fino fra gli ha hai
hanno ho i il in io l la le lei li lo loro lui ma mi mia mio molto ne nei nel nell nella nelle no noi non nostro o ogni oggi per perché più poi prima può qualcosa quale quando quello questa queste questi questo qui se sei
senza si sì sia siamo solo sono sta su sua sue sul sulla suo te ti tra tu tua tue tuo tutti tutto un una uno vi voi vostro
ao aos às até com como da das de dela dele depois do dos e é ela elas ele eles em entre era essa esse esta está estão este eu foi há isso isto já lhe mais mas me mesmo meu minha muito na não nas nem no nos nós nosso num
numa o os ou para pela pelo pelos por porque qual quando que quem são se sem ser será seu seus só sobre sua suas também te tem têm teu tinha toda todo todos tu tua um uma uns você vocês
aan af al alle alleen als altijd andere bij binnen dan dat de deze die dit doen door dus een eens elke en er geen haar had heb hebben hebt heeft het hier hij hoe hun ik in is ja je jij jou jouw kan kun kunnen kunt maar
maken me meer men met mij mijn moet moeten na naar niet niets nog nu of om omdat onder ons onze ook op over te tegen terwijl toch toen tot u uit uw van vanaf veel via voor waar wat we wel werd wie wij wil word worden wordt zal
ze zelf zich zij zijn zo zonder zou
a aby ale albo ani bardzo bez bo by być był była było były bym być ci co czy dla do gdy gdzie go i ich ile im ja jak jako je jego jej jest jeszcze jeśli już kiedy kto która które który ma mają mamy masz może możesz mi mnie
moja mój mu my na nad nam nas nasz nasze nie niego nią niż o od on ona one oni oraz po pod ponieważ przed przez przy są się swoje swój ta tak także tam te tego tej ten też to tu twoje twój ty tych tylko tym u w we więc
wszystkie wszystko wy z za ze że żeby
att av de den denna det detta dig din du efter eller en ett från för hade han har hit hon hur här i ifrån igen in inför ingen innan inom inte jag kan kommer man med men mer mig min mot ni nu när någon något och om oss på sin
ska som så till under upp ur ut utan var vara vi vid vill är
bir bu da daha de değil en gibi için ile ise kadar ki mi ne o olan olarak sen siz size sizin şu ve veya ya çok her ben biz şimdi
и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только её мне было вот от меня ещё нет о из ему теперь когда даже ну если уже или ни быть был него до вас вам ваш ваша ваши ваше мы это для чтобы при под
`;
const names = `
adobe airbnb amazon amex android apple azure bing booking chrome cisco coinbase dell dhl discord docusign dropbox ebay edge excel facebook fedex firefox github gmail google hermes hotmail icloud instagram intuit ios ipad
iphone linkedin linux mac mastercard metamask microsoft netflix norton office onedrive outlook paypal pdf pinterest quickbooks revolut samsung sharepoint shopify signal skype slack spotify steam stripe teams telegram tiktok
trezor twitter uber ups usps venmo visa vodafone walmart wechat whatsapp windows word yahoo youtube zoom
`;
function wordsOf(list) {
    return new Set(list.trim().split(/\s+/u));
}
const functionWordSet = wordsOf(functionWords);
const nameSet = wordsOf(names);
/** True when every word of `feature` is a function word or a name: to a reader it explains nothing. */
function isNeutral(feature) {
    return feature.split(' ').every((word) => functionWordSet.has(word) || nameSet.has(word));
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/word-features.js
/** A text as the word table sees it: its distinct words and neighbouring pairs of words. */
/** Addresses are judged by rules of their own, and would tell the table which mail it learnt from. */
const addressPattern = /https?:\/\/\S+|\S+@\S+\.\S+|\bwww\.\S+/gu;
/** Chinese and Japanese write no blanks: pairs of characters take the place of words. */
const tokenPattern = /(?<sum>[$€£¥₽] ?\d[\d.,]*|\d[\d.,]* ?(?:[$€£¥₽]|(?:usd|eur|euros?|dollars?|pounds|gbp|zł|руб|tl|円|元)(?!\p{L})))|(?<percent>\d[\d.,]* ?%|%\d+)|(?<number>[\p{L}\d]*\d[\p{L}\d.,]*)|(?<joined>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+)|(?<word>[\p{L}\p{M}]+(?:'\p{L}+)*)/gu;
const maxWordLength = 24;
/** The beginning of a longer word stands for all its forms: suspend, suspended, suspension. */
const stemLength = 6;
/**
 * Distinct features of `words` (as `readEvidence` prepares them): words, beginnings of long words (`suspen~`),
 * `first second` pairs, and marks for sums of money, percentages and other numbers (`#sum`, `#percent`, `#number`),
 * whose digits say nothing.
 */
function readWordFeatures(words) {
    const features = new Set();
    let previous = '';
    for (const { groups = {} } of words.replaceAll(addressPattern, ' ').matchAll(tokenPattern)) {
        if (groups['joined'] !== undefined) {
            addCharacterPairs(features, groups['joined']);
            previous = '';
            continue;
        }
        const token = groups['word']?.slice(0, maxWordLength) ?? markOf(groups);
        features.add(token);
        if (groups['word'] !== undefined && token.length > stemLength)
            features.add(`${token.slice(0, stemLength)}~`);
        if (previous !== '')
            features.add(`${previous} ${token}`);
        previous = token;
    }
    return features;
}
function markOf(groups) {
    if (groups['sum'] !== undefined)
        return '#sum';
    return groups['percent'] === undefined ? '#number' : '#percent';
}
function addCharacterPairs(features, text) {
    const characters = Array.from(text);
    for (const [index, character] of characters.entries()) {
        const next = characters[index + 1];
        if (next !== undefined)
            features.add(character + next);
    }
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/word-table.js
/** Made by `npm run train` from training/: do not edit. A line is a weight in hundredths and the words that have it. */
const wordTable = {
    bias: -20,
    lines: `105:bitcoi~
99:bitcoin
92:#number hours
91:whatsa~
89:whatsapp
83:account in
80:your #sum
79:bonus,será
78:iphone
77:kindly
76:hours,wallet
74:activation,out,privat~,secure,your name
73:google,see if
72:#sum in,file,instan~
71:casino
70:#number more,around,aujourd'hui,aujour~,private,trick
69:and,crypto,guaran~,hoy,legal,to cancel,valida~
68:failure,failur~,laugh,my,plain
67:accepted,cents,confir~,give you,pague,pictures
66:calls,met uw,put in
65:at #sum,mail and,no one,telegr~
64:factory,factor~,failure to,formul~,natura~,scratc~
63:attent~,box,claim,confirm where,funds,harder,not you,protec~,taken,the attached
62:#sum left,and password,btc,can only,card so,over #number,password to,paypal,telegram
61:secret,unread
60:ceo,discre~,enable,hii,i'm,microsoft,micros~,no doctor,please see,price,risk,settle,shop and,to renew,uw,your file
59:accept~,betaal,every,hours and,our secure,pending,pendin~,pictur~,placed,them to,urgent~,wallets
58:a #sum,amount,an app,and can't,before the,before they,enter your,for those,govern~,konto wird,postage,postag~
57:beantw~,confirm,contact the,contac~,e mails,held,it before,manage~,medica~,qualif~,seo,tried to,user,with your,your item,your site
56:#number btc,#number left,detected,einer,for any,good day,konden,lose access,opgeschort,opgesc~,opzegging,pagar,program,retired,the amount,verwerken,verwer~,you are
55:and send,clients,dieta,direct,do you,heute,little,millio~,number and,sms,today to,verifizieren,you back,you think
54:#number cents,#sum,agora,destroyed,destro~,gold,guaranteed,i quote,log,old account,prove,receive,saw,stopped,stoppe~,toll free
53:#number contacts,because your,contacts,for my,free #number,get in,hello,hours a,i need,incomp~,instant,lucky,manager,need you,not interested,on us,protected,put,qualify,reveals,reveal~,rich,réglez,su correo,threw,videos,write me,yours
52:#number kilos,#number only,and mail,betalen,betale~,department,deposit,dernie~,expira~,fax,future,get #number,in bitcoin,in with,interested,kilos,make this,natural,news is,on top,outstanding,outsta~,password #number,premio,riceve~,saque,scratch,seen,steam,supermarket,superm~,system,tap,today,tried,unless,validate,went from,wins
51:#number copies,#number within,cancelada,claim your,client,client~,confid~,date and,dispositivo,doing,every client,fill,firms,geachte klant,guest,limite,name,ohne,out and,processar,rispondi,scanned,scanne~,senha para,sir,someone tried,thousands,type your,und,urgente,zapłać
50:a #number,and log,and receive,and watch,annars,authenticate,authorized,back guarantee,camera,credit is,furious,furiou~,garant~,i send,inbox is,incoming,incomi~,inom,jackpot,jackpo~,keep using,million,netflix,netfli~,no questions,once to,overdue,overdu~,paperwork,paperw~,pill,quelques,reward,verrà,your wallet,your website
49:channe~,china,commis~,conta será,correct,enter,erstat~,god,intro,log in,on hold,pics,reimbursed,reimbu~,restit~,shopper,shoppe~,the updated,today you,using the,we can,you only,your access,your customers,zoll
48:animated,animat~,approved for,attention,changed my,commission,conversions,dernier,do this,explainer,going,government,ją,lapses,or your,ready to,running out,seconds,spy,title,user your,using a,we detected,you confirm
47:#number seconds,age,ahora,and card,boas,bônus,cadeau~,cancel and,channels,coinbase,coinba~,compan~,confirm the,congratulazioni,deposi~,expiration,facili~,geek,girl,hello i,hold,investment,jogue,only after,posts,proces~,reply,retain,rodadas,rodada~,shipping,shippi~,to prove,vindas,watches,watche~,we found,we guarantee
46:activi~,and confirm,and free,assist~,be,be lost,before it,belly,bloqué~,bulk,caixa,caller,cheia,client number,confirms,current,curren~,customer your,field,have one,hope,inbox,ladies,life,link and,low,me what,medical,mensagens,mobile and,no credit,paga,payday,pc,period,publis~,returned,send #sum,software,softwa~,strang~,urgent,view the,voice,wanna,we stopped,wegen,with box,ödeyin,иначе,часов иначе
45:#number godzin,a retired,activity on,and pin,backlinks,backli~,baldness,baldne~,bank and,behalten,behalt~,cancellato,cher,clerk,dermatologists,dermat~,doctor~,elaborare,elabor~,facebook,facebo~,godzin,hai,have an,heads,heute noch,info,job,latest,login,missed a,my dear,notified,oh,on whatsapp,only,organization,pause,pay #number,payments to,power,profits,qty,reach,regrow,scaduto,scadut~,session,sofort,the right,thick,to an,to unlock,toolbox,toolbo~,turned,use your,users must,utilis~,vehicl~,verifiziert,you missed,you that,your family,zu behalten
44:#number you've,about to,anulowania,anulow~,are paid,assistant,by tomorrow,card number,compet~,confidencial,deal,diskre~,distri~,drove,elimin~,email was,extended,extend~,extension,extens~,girls,hands,heures,i'll,is going,is paid,je vous,kann,la carta,les frais,mantener,milion~,misma,must go,nome,numbers and,ou,over,payer,perder~,perderá,przetworzyć,przetw~,receive it,recent,refused,refuse~,registry,settle the,single,subskrypcja,subskr~,surcharge,surcha~,theirs,ticker,to and,unas,unikną~,uniknąć,verloopt,verloo~,viagra,web,your device,zawieszona,zawies~
43:#sum will,#sum в,aanvragen,adjustment,adjust~,alte,anterior,anteri~,auditoría,bad credit,beleg,bienvenida,bono,cambiado,can i,casella,casell~,close your,confirmadas,damen,detect~,disabled,envíen,facility,facturas,fill in,giros,hacker~,herren,horas,i saw,include,industry,indust~,juegue,justificante,justif~,licens~,like yours,mailbo~,migrated,naked,not reply,odbierz,odbier~,order today,paguen,pendientes,piena,posta,quickly,quickl~,rechnungen,send,sicher~,spazio,the trick,this to,to buy,todas,toll,unclaimed,unclai~,verifizierte,verwendet,verwen~,vorschriften,vorsch~,we put,wiederherstellungsphrase,wieder~,will be,will send,work email,world,wörtern,wörter~,you opened,your work,без
42:#number ore,#sum et,amazon,apple,call #number,cancer,cash for,chat,cpf,cv,dear sir,distribution,drop,during,excessive,excess~,feel,following up,from home,from my,garder,geehrter kunde,gelöscht,gelösc~,guarantee,hackers,htm,incompleta,invent,kit,lamp,left,license,made a,man,mando,mobile,multifunction,multif~,must,my free,ore,peace,porno,profil~,prompt,protect,protect your,restituito,social,stuur,toolboxes,trademark,tradem~,utente,verdachte,verdac~,voll,warms,you qualify,you take,último,оплати~,оплатите
41:#number free,am a,aspetta,attente,beantworten,bellen,bonifico,bonifi~,coins,contrario,credit check,de #number,depósito,depósi~,dirlo,dispute,disput~,done,en attente,eseguire,esegui~,esselunga,esselu~,family,form,german,gets,gewinn,gewinner,gewinn~,had to,have your,i,immediately,immedi~,information,instantly,is off,is overdue,kontodaten,kontod~,kunde,lbs,mail me,mailbox,movies,nur,of my,oggi,ora,overboeking,overbo~,parlare,parlar~,pochi,podejr~,praat,riservato,secured,secure~,sells,sender,server,sistema,specia~,spins,spoedbetaling,spoedb~,stopped a,to have,usdt,vehicle,vergadering,vergad~,vertrouwelijke,vertro~,vincitore,vincit~,voglio,we give,weight loss,your ad,zit,zustel~
40:a bonus,a nurse,address and,ai,authorize,avec vos,begleichen,beglei~,benefi~,betala,blocca~,bloque~,by confirming,cancel~,charges,cheque,company,compte sera,confirming,deadli~,della carta,depot,dispatched,dispat~,einfuhrbetrag,einfuh~,eliminate,entering,enteri~,et,experiência,following,follow~,fund,gambling,gambli~,good morning,has expired,hook,hook up,hängt,judici~,knee,l'annulation,l'annu~,levereras,max,n'a,n'a pas,name came,name is,night in,now,nurse,officer,office~,painkillers,painki~,perdrez,perdre~,permanent,professional,profes~,pyramid,pyrami~,quedan,recipient,recipi~,ricevi,russia,same weight,second~,sem experiência,shein,skickas,stop the,straight,straig~,subito,this is,tillbaka,tillba~,to #sum,to receive,traffic,traffi~,tullavgiften,tullav~,und ohne,usuario,usuari~,vernichten,vernic~,vision,void,väntar,wallet~,watch,weiterleiten,women,worldwide,worldw~,éviter
39:a man,account hello,alleen,astuce,at night,be removed,beantwoord,benefit,bored,brand,buy the,cannot be,capsules,capsul~,confirm your,consultation,continuer,correi~,country,countr~,credentials,creden~,d'envoi,d'envo~,deadlines,demand,deserve,deserv~,dropped,droppe~,ebay,entitled,entitl~,erreic~,exposed,expose~,formulaire,gefeliciteerd,gefeli~,gratis,hasłem,hemen,hits,hub,insiders,inside~,klant,klicken,klicken sie,klicke~,loved,loyalty program,mystery,myster~,natychmiast,natych~,online casino,organi~,our loyalty,packages,password of,perdez,prijs,przeciwnym,przeci~,quote,records,redesign,redesi~,remplir,remplissez,rempli~,resgatar,resgat~,routing,régime,sales,sans,sarà,sign up,soy,stuck,supplies,tarjeta para,traveling,unless you,wartet,year of,your zip,zip,zip code,zostało,ваша
38:aangekomen,aangek~,about you,acceso,agencies,agenci~,anonima,anonim~,aside,been,bereikt,bereik~,bezel,bloquée,by itself,by our,cashback,cashba~,casinò,ceramic,cerami~,chili,darmowych,dati,depozytu,depozy~,details and,dimagrire,dimagr~,director,donatie,dépôt,eerlijk,eerlij~,et votre,finds,follow the,for each,gioca,giri,grab,graj,ihrer,into,is about,j'ai,karten,kasynie,kasyni~,licence,limiet,mailings,miljoen,miljoe~,my name,my program,naam,name address,naturale,necesito,negati~,no,no cost,obtenir,obteni~,our fraud,pay a,perdi,persoon,police,postnl,powitalny,powita~,preview,previe~,provide,qualifies,redelivery,redeli~,retour,right now,sites,skeptical,skepti~,speedmaster,speedm~,speel,spiny,spinów,storting,storti~,suite,te voorkomen,telefoonnummer,tester,testers,tester~,tied,to process,transfer of,trucco,uitbetaald,uitbet~,um das,up,veilige,veilig~,verwijderd,verwij~,vinci,vol,voorkomen,voorko~,want you,weduwe,welkomstbonus,welkom~,work,you must,your licence,zegene,zieke,zurück,à un,бонус,вывод,депози~,депозита,играй,казино,мгнове~,мгновенный,онлайн,фриспи~,фриспинов
37:#sum en,a check,a web,absender,absend~,accounts,amende,and earn,and get,and left,anfordern,anford~,anspruch,anspru~,auszahlen,bancaires,berechnung,billions,billio~,bills,bloqueada,but i,can't be,chronopost,chrono~,compliance,compli~,confirmée,contesta,coordonnées,coordonnées bancaires,coordo~,cryptogramme,crypto~,d'expiration,d'expi~,darf,deposited,devolvido,devolv~,discreet,doctors,enhorabuena,enhora~,envoyer,eres,erstattung,escríb~,espera,essayé,formular,füllen,ganador,ganado~,gifts,halves,hole,incomplète,inform,inmediato,inmedi~,is done,is protected,it's a,l'adresse,l'adre~,letzten,libera~,lieferung,llévate,llévat~,low monthly,meant,men,mercadona,message from,microsoft #number,niemandem,not confirmed,not make,of your,on google,once,opérat~,owner,pay,payee,payez,phone and,pocos,prosecuted,prosec~,receive payments,regalo,renew,reprogrammer,reprog~,retire~,reveal,review,réexpédition,réexpé~,scratched,secure my,seguridad,seguri~,shows,soulmate,soulma~,steuererstattung,such,supera~,suspendu,telefono,teraz,than a,the check,the secure,the system,thousands of,valide,verfällt,verfäl~,versandkosten,vertrauliche,violat~,webseite,websei~,wird das
36:#number our,a professional,abnehmen,abnehm~,aktuelle,aktuel~,aldi,and when,any amount,as soon,associates,audit,automatic,banking,bankin~,beneficiary,boss,cadeau,can do,cell,collecting,compensation,compen~,congrats,contra~,cuenta será,de #sum,fat while,fiscal,folgenden,folgen~,form with,free quote,frozen,félicitations,félici~,grâce,gummies,gummie~,hires,increase,increa~,into the,judgments,judgme~,judicial,kilo,kunde ihr,les,lidl,mailin~,melts,mientras,mientr~,my private,our people,overpayment,predict,predic~,press,processing,proven,quelqu~,quiero,reaches,receiver,regula~,rembou~,revers~,ricevere,running,runnin~,sichern,slip,slips,sofort~,soon as,stranger,stream,sum,supply,suspensa,symbol,sécurisé,sécuri~,tages,teach,tech,that your,tonight,tonigh~,transferred,turned down,type,unidades,unidad~,unser,unten,unternehmen,untern~,until you,verlieren,verlie~,vídeo,watching,watchi~,with,y,you i,you to,your mailbox
35:#number people,a contract,aby,all your,allocation,and enter,answer only,assets,auslan~,autori~,avec,cadeaukaart,cher client,copies,de vous,diplom~,dopłać,double,eingehende,eingeh~,empty,errors,file and,fünf,gesperrt,gesper~,get my,get paid,goes,government's,günsti~,hace,have it,hot,household,househ~,icloud,identify,in order,informe,item,label,lets,live,logged,merging,mergin~,mfa,milioni,nearly,nieman~,no papers,not able,notifi~,older,ontvang,paar,par mail,partner,plug,plumber,plumbe~,pressing,pressi~,przesyłka,quero,result,ring,satisf~,speicherlimit,swiss,telefo~,tem,the date,they don't,to reach,to send,to view,twoja,un,validate your,wacht,we pay,winnaar,winnaa~,wird,zugang,zurückgehalten,zwrócona,zwróco~,überschritten
34:#number get,activated,and i'll,annule~,apologize,apparaat,appara~,are you,army,as the,at once,authen~,carrefour,carref~,clave,comente,coment~,considered,contacted,contas,cover,custody,custod~,diritto,diritt~,discreetly,eligibility,en bitcoin,envoye~,erased,exactly,exactl~,financial,for delivery,gagnant,gagnan~,ganhe,given,hablar,had,honor,immédiatement,in from,inconvenience,inconv~,individuals,indivi~,it'll,it'll be,l'expéditeur,l'expé~,maintenant,married,marrie~,me at,me on,medicare,moves,must be,médicos,médico~,notice your,of a,ohne schufa,open it,panels,perceuse,perceu~,phone,prezado,prezado cliente,profit,puedo,quarantine,quaran~,removal,remova~,retourné,rimborso,rimbor~,samsung,samsun~,schufa,seguro,sendung,sendun~,seus,sir we,sola,solar,solo,son,specialist,spots,su usuario,subsidiary's,subsid~,swift,the secret,themselves,themse~,thousa~,through,throug~,transferencia,truco,unpublished,unpubl~,validated,we are,wenige,were,you sleep,your,已被
33:#number heures,#number horas,a card,accounts are,africa,and bank,atualização,bars,bedava,been chosen,been selected,beklemede,beklem~,bestellen,bonusu,bueno,busco,cam,carat,care,cariñosa,cariño~,cliente,close,codes,competitive,corporate,corpor~,datum,defini~,delay,deneme,device,dust,dönüş,edilemedi,edilem~,efax,erstatte,escríbeme,espaço,excluídas,excluí~,file is,film,freirubbeln,freiru~,geschenkkarten,gesche~,give,guapo,gustó,gönderi,gümrük,ha sido,handbook,handbo~,hardcore,hardco~,hearing,hearin~,here to,hombre,html,huidige,huidig~,i'm a,iade,instru~,invalid,invali~,invoerkosten,invoer~,je suis,kaufen,keywords,keywor~,kunden,lifetime,lifeti~,limited,limite~,migrate,miners,mucho,mujer,nedeniyle,nedeni~,neu,nude,official,offici~,ol,on page,on your,onderstaande,onders~,onedrive,onedri~,paymen~,pennies,pennie~,people with,perfil,phantom,phanto~,potenzmittel,potenz~,publish,purity,regist~,relaci~,relación,risk free,risulta,risult~,rusa,say yes,seeking,seekin~,sein,seria,serão,silver,simple,sitesi,strings,string~,suis,ter,this offer,to run,top,totally,totall~,transactions,unable,unable to,usuário,usuári~,veren,verifi~,waiting for,week if,winnings,wow,yatırımsız,yatırı~,yoksa,your business,your screen,öde,ödenmemiş,ödenme~,überraschung,überra~,üye
32:#number your,a #percent,about your,acheter,achete~,activiteiten,aksi,almak,and pay,anketi,apenas,are a,area,askıya,aumentare,aument~,ausführen,ausfüh~,auszah~,autocad,autoca~,award,away,before we,behouden,behoud~,belangrijk,belang~,bilgilerinizi,bitcoins,boîte,brgds,but a,cadeaux,can tell,cartes,chemicals,chemic~,consegnato,contat~,continuar,correio,definitief,deposit no,desativada,desati~,devuelto,devuel~,different,disattivato,disatt~,doldurun,doldur~,doğrula,doğrulayın,doğrul~,edildi,ended,english,englis~,envelope,envelo~,euro,excedeu,excede~,explode,explod~,fermo,filling,fillin~,freezing,freezi~,french,ganhou,geschlossen,geschl~,get,gezien,gratulacje,gratul~,halde,hannover,hannov~,hesabı,hesabınızda,housew~,huge,hurry,i hope,ict,iptv,içinde,job and,kalıcı,kapatılacaktır,kapatı~,kart,kazand~,kazandınız,kliencie,klienc~,log on,m'envoyer,m'envo~,media,messagerie,millions,mittente,mosquito,mosqui~,my old,nagrod~,odpowiedz,oem,ohio,olarak,outdated,outdat~,overpa~,pagate,parabéns,parabé~,passé,pay in,pay now,pcs,perman~,pesquisa,pesqui~,peux,photoshop,photos~,pleine,por whatsapp,presso,prevent,programs,promotion,prêmio,publisher,purchaser,push,pytania,quickest,qxtl,recebendo,recevoir,recevo~,recorded,refusé,rembourse,reseller,resell~,restam,restano,restan~,rows,sadece,seed,selecionado,senden,sorted,sport,strong,su nombre,superato,suppri~,survey,szanowny,szanowny kliencie,tebrikler,tebrik~,terminated,tespit,this little,transcash,unbelievable,unbeli~,users,versions,was refused,what you,worden,woven,wykryliśmy,wykryl~,wysyłk~,wysyłkę,yard,you cannot,you my,you've been,your area,your country,your photos,zap,çekili~,çekilişimizde,ödülün~,ödülünüzü,şüpheli,şüphel~,вопроса,выбраны,выигра~,выиграли,доставку,забери~,заберите,поздра~,поздравляем,получения,приз,приза,сегодн~,сегодня,только,три
31:abenteuer,abente~,acceso a,adresem,adrese~,advertising,agli,aktivitet,analysis,and up,aparece,appareil,appare~,appreciate,apprec~,are,are interested,ato,autorisiert,bajo,banco,bankru~,bekräfta,bekräf~,bientôt,bientô~,breaking,breaki~,broker,burned,burnt,calcoli,cancelaremos,cards of,cialis,confia~,confirmed,day and,daytona,dayton~,deacti~,deiner,dina,diseño,diskretes,droits,dropbox,dropbo~,dubai,einsame,einsam~,encrypted,encryp~,enlaces,enlace~,estimado cliente,evitar,expert,expirent,expirer,festgestellt,festge~,formation,format~,frauen,free to,from your,gefilm~,good,heiße,hong,however,howeve~,husband,husban~,händler,händle~,i am,i made,instructions,invented,investors,ipo,kong,kontot,kredite,kund,l'accredito,l'accr~,letterhead,leur,levels,maar,matured,mature~,meine,misstänkt,misstä~,no prescription,notice,nähe,of people,offert,ordinateur,packag~,para evitar,patch,paused,payments,pełna,pocztowa,poczto~,posicionamiento,posici~,potwierdzić,precio,primera,primer~,procesar,program you,prospects,prospe~,protection,przekroczyła,przekr~,pudo,página,really,reserve,riceverlo,régler,répondez,répond~,seguito,seguit~,senha e,settled,sitio,skrzynka,skrzyn~,spärrats,spärra~,staking,stakin~,stornieren,storni~,stängs,submariner,submar~,suchen,suppression,suppre~,surfing,surfin~,switch~,telling,tellin~,text,tillfälligt,tillfä~,tired,tired of,to apply,to validate,to you,today the,transa~,treffen,treffe~,ultimi,um eine,umgehend,umgehe~,unbekannten,unbeka~,unknown,unknow~,uppgifter,uppgif~,upptäckt,upptäc~,urządz~,usunięta,usunię~,utiliser,verdächtige,verdäc~,viendo,vimos,warning,warnin~,we're a,while you,your shipment,zaloguj,zalogu~
30:#number million,#number spins,#sum this,accedendo,addebito,aggiorna,aggiornamento,aggior~,all users,altri,an,and do,annullalo,avere,badge,bancaria,bancar~,bank,become,betaalpas,betaalt,betting,bettin~,bik,bitcoin if,bloccata,bloqueada por,branded,brande~,brûle,bury,buzón,cancele,cannot,card for,caselle,certified,charge of,confermate,congra~,conservar,contact,contactez,contribution,correos,correo~,damit,date of,debitado,debita~,delivered to,docusign,docusi~,dormant,dorman~,drawn,einziehen,einzie~,elektrycznej,energii,energi~,erase,expiring,expiri~,football,footba~,foundation,founda~,garantida,graisse,graiss~,guadag~,gucci,helpline,helpli~,homeow~,identificamos,imediatamente,imedia~,informando,invest,jutrzejszy,jutrze~,kqbl,land,lleno,louis,läuft ab,managing,managi~,matches,matche~,materials,meds,messages are,messaggi,mint,mitgliedschaft,moins,monitored,moved to,médecins,médeci~,należności,należn~,napisz,nft,night and,nightly,nightl~,north,not a,nu,nutzen,odds,odłączenie,odłącz~,operazione,operaz~,or you,order now,outreach,outrea~,ownership,owners~,payment,perfiles,perfil~,pieniędzy,pienię~,pincode,pincod~,plus,potrzebujesz,pożyczka,pożycz~,price goes,profile,progra~,promo,prądu,ps,recevr~,rechazado,reflected,reflec~,register,renovar,renova~,requir~,resources,resour~,review~,riconosci,ricono~,rolex,salary,seller,send your,sera,shipment,shipme~,shut,shuts,sleep on,sondag~,sospetta,sospet~,squad,stupéfaits,stupéf~,suspeita,szybka,tell nobody,tenderness,tender~,the archive,the team,tout,ugg,unlock,updated,uregulowanie,uregul~,urgently,ventre,very competitive,vuitton,vuitto~,what's,whitelist,will,yahoo,your address,zaległość,zaległ~,zaplanowano,zaplan~,zaświadczeń,zaświa~,zkn,们检,冻结,到您,即验,在异,存在,异常,户存,户已,时冻,检测,测到,立即,被冻,被暂
29:#number часов,abschließen,adidas,affiliates,affili~,agent,alfândega,alfând~,an agent,and can,applies,as it's,asleep,atualizar,atuali~,aval,babe,bancár~,bankgegevens,bankge~,bankrupt,batch,became,belastingteruggave,blast,brain,brauche,broadcast,broadc~,buys,came up,celebrity,celular,celula~,cent,claims,clearance,cleara~,closes,competitive price,computer,correo,cover the,credit card,das konto,ddp,debts,delivery,devices,device~,dial,diets,diário,diät,earn,ears,eingeschränkt,email and,en un,erinnerung,erreichen,experi~,fale,fett,flasche,flasch~,foreig~,formulier,gefunden,gefund~,heyy,hoje,hundre~,i want,ihr zugang,in crypto,instantanés,is coming,it gets,jouer,jouez,lapse,materi~,me know,mehrfach,mehrfa~,minist~,mit ihrem,msg,nation,naughty,naught~,nearby,nike,ningbo,no deposit,offen,only #number,opport~,pacote,patent,pay the,paying,phrase to,pink,profit~,raging,recht,relati~,remetente,remete~,retida,retraits,satisfaction,satisfaction guaranteed,schlaf,scientist,scient~,screwed,screwe~,see that,shelves,shelve~,sido suspendida,simples,simple~,sin aval,socio,song,soon,specialists,spin,sprachlos,sprach~,surprise,surpri~,tarefas,tarefa~,targeted,target~,teléfono,teléfo~,termijn,termij~,teruggave,terugg~,the market,the news,the program,the sender,thinner,thinne~,tinnitus,tinnit~,to take,took,trabalhe,trabal~,triple,uploaded,verbrennt,verbre~,versucht,verteilzentrum,vertei~,via,von #number,vtxr,vul,wake,want it,wealth,webmail,webmai~,wipe,workouts,workou~,zollgebühr,zugriff,zugriff auf,zugrif~,zustellen,zusteller,zustellung,ärzte,ücreti
28:#number years,#sum gift,ace,alone,anmeldename,anomalo,anomal~,answer me,attachment,ausgewählt,avec votre,avvocato,avvoca~,battle,be over,benedica,benedi~,bezpieczny,bezpie~,bloccato,bloqueadas,brauch~,business and,caducidad,caduci~,cancel the,cancro,cards for,carta,cash,committee,completed,confidentiel,continuare,counts and,d'éviter,d'évit~,dental,desidero,dio,disabilitata,disabi~,donare,donazione,donazi~,dzisiaj,dzisia~,effective,effect~,eligible for,endgül~,energy,enrolment,enrolm~,esperienza,esperi~,ex,exhibitors,fda,filme,financ~,for you,foreign,forms,formularz,freispiele,freisp~,gizmo,godzinach,hand,harm,holen,i dati,ik,ik heb,infraction,infrac~,inpost,is #sum,it's done,jetzt,kartą,l'amende,l'amen~,l'app,la tua,lead,legally,legall~,licenc~,lose,m'appelez,m'appe~,madrid,magazynie,magazy~,mail address,majoration,majora~,malata,masks,mija,miles,mio,moq,morning,mornin~,multa,n'en,negative,nitrile,nitril~,notification,odebra~,odebrać,of what,onesta,opzegg~,otrzymać,par,parlez,persona,personali,podaj,podatku,podatk~,poste,poursuites,poursu~,prezad~,profilo,przesyłki,przysługuje,przysł~,quantity,rebate,receive a,reconfirm,reconf~,registration,relationship,response,rilevato,rileva~,réglée,scrivi,secret~,set it,seus dados,shipments,shipped,shippe~,should i,skip,sofortige,spielen,spiele~,stationnement,stop,strange,suspension,switched,tarjetas,the sum,traitiez,traiti~,tramite,tramit~,ultimate,ultima~,uniquement,unique~,usare,usd,utenza,vedova,verlängert,verlän~,wage,wechat,will stop,willkommensbonus,work with,wurden,wypełnij,wypełn~,youtube,youtub~,zahlungsmethode,zwrot,überweisungen,возвращена,задерж~,задержана,она,оплатить,отправителю,сбор,сейчас,таможе~,таможенный,таможн~,таможне,微信
27:#number each,a proposal,about a,accredited,accred~,actividad,ads,afzender,afzend~,ambien,amy,and all,annuleer,annuleren,apartment,aprovado,are receiving,arrivato,assured,assure~,at midnight,attesa,bachelors,back in,bankers,banker~,be permanently,betaald,bezorgd,binance,binanc~,bloquées,boost,bother,bricklayer,brickl~,burocracia,burocr~,chame,changement,changé,charge~,clic,click here,cloud,clé,companies,contraire,copy of,crazy,customers who,cut off,cálculos,cálcul~,dal,debit,deducted,degree,depart~,deporte,deport~,derecho,derech~,devez,difference,differ~,digitale,diplomas,directive,disabl~,doctorate,dogana,duerme,earn #sum,eligib~,empréstimo,emprés~,expired,factures,fantas~,fashion,fashio~,fate,formulario,fraudulent,fraudu~,free sample,from,garantiert,gives,glad to,golf,grasa,guadagna,günstigen,haga clic,he's,herkent,herken~,homeowner,honnête,honnêt~,identifiants,impuestos,impues~,in btc,in usdt,indicate,indica~,inform~,ingredient,ingred~,is this,it's gone,kazan,keto,kon,lagos,leads,liberado,limitada,locate,magazzino,magazz~,makes,making,mancano,mancan~,masters,master~,mba,menos,merge,mission,missio~,n'allez,n'alle~,n'est,negativado,obligatoire,ofrecemos,ofrece~,on telegram,opérations,passwo~,payroll,payrol~,pedir,personales,phd,phentermine,phente~,pierda,pix,plate,podrá,pp,preis,prestigious,preuve,que vous,quema,quickbooks,quickb~,recevez,receve~,recevront,recibirlo,reclamar,reclam~,recovered,reembolso,reembo~,regardiez,rib,rooms,schicken,settle~,sicuro,sie haben,sin,sorprendidos,sorpre~,submission,submis~,système,systèm~,tarjeta,tarjet~,teaches,the difference,the form,the new,toutes,transactie,twoje,undeli~,universities,unverbindliches,unverb~,up at,utilisable,utilizar,utiliz~,vastgehouden,vastge~,vende,vende bitcoin,vertra~,vu,we should,weakness,weakne~,weird,western,wester~,winnin~,you all,you've,your windows,últimos,último~,активн~,активность,времен~,временно,заблок~,заблокирован,заблокирована,закрыт,замети~,заметили,карта,навсег~,навсегда,подозр~,подозрительную,подтвердите,подтвердить,ссылке,счёт,けで,ため,は下,より,下記,并支,支付,更新
26:#number messages,a secret,aanmaning,aanman~,aanvra~,able,able to,administratie,advanc~,advise,all,amenons,amenon~,and noticed,and payment,anmelden,augmenter,ausland,bancários,banned,begs,beslag,beslaglegging,beslag~,besprechung,betaal~,bienes,blijkt,blocking,blocki~,bloqué,brauchen,burn,bóg,błogos~,błogosławi,can get,can't,chcę,cheap,chorą,classé,clinically,clinic~,clip,collectors,compete,compiti,compit~,contatos,contracts,créons,cvv,dans les,darowizna,darowi~,darüber,darübe~,deactivation,deadline,deaktiviert,deakti~,dear client,designed,deurwaarder,deurwa~,directors,dofollow,dofoll~,duration,durati~,dépass~,dépassé,efforts,effort~,embargo,embarg~,entre particuliers,envie,erreichbar,exceeded,exceed~,full refund,giant,giornaliero,giorna~,gone,grabbed,grabbe~,gravei,gray,habits,harassing,harass~,his,hormone,hr,ich habe,imię,impostors,indexed,indexe~,influence,influe~,invadi,ip,is approved,is at,is missing,klmq,know me,know your,kontostand,kontos~,l'espace,l'espa~,laatste,laatst~,lavoro,liberada,liberar,liens,logowanie,lowers,madam,magnet,miliony,muscle,my card,même,nazwisko,nazwis~,niech,numer,odpisz,of all,on tv,openstaand,openstaande,openst~,opération,osobie,overnight,overni~,pagada,particuliers,partne~,pas pu,password,password per,peek,podając,podają~,podejrzane,pornôs,potential,potent~,pourrez,pourre~,prazo,première,premiè~,przekazać,przeka~,psychic,psychi~,pu,quality,qualit~,radar,recargos,recarg~,respon~,restituição,reverse,sacar,satisfait,save up,schuld,scrivici,scrivi~,semplici,sempli~,send the,sex,smart,snore,snoring,snorin~,spins on,spray,stockage,stocka~,strength,streng~,strictly,strict~,stunden,stunde~,su envío,supprimé,suspecte,suspec~,termina,that can't,the claim,to expire,to go,today and,trwale,uczciwej,uczciw~,unfreeze,unfree~,van #sum,vendo,visitors,visito~,visité,wdową,webmaster,within #number,you out,you your,you'd like,young,younger,younge~,zollge~,è stato,últimas,última~,リン,ンク
25:#number devices,#percent per,#sum al,#sum please,a un,abouti,activité,addresses,aktualisieren,aktual~,all i,allowance,allowa~,analyse,and could,angesehen,angese~,annulé,antrag,anuluj,are still,arrivé,auctioned,auctio~,awaiting,awaiti~,ball,bancai~,bigger,border,calculation,came,cams,can't wait,censor,charities,commander,compared,complete the,completely,completo,confiance,confirm when,contactos,credits,cute,datos,day i,debt,delayed,delaye~,delive~,determined,determ~,dieser,discrète,discrè~,donating,driving,drivin~,dólares,dólare~,each day,elites,elon's,enlarge,enlarg~,entro #number,erneuern,erneue~,erstellen,expiry,fantasies,findet,forced,freedom,freedo~,galaxy,gehackt,gehack~,geht,gewonnen,gewonn~,giveaway,giveaw~,grise,herbal,hours will,imbattables,imbatt~,inches,intended,intend~,interested in,it doesn't,jej,kodem,kostenloses,launch,length,living,logując,logują~,looking for,loss,läuft,maigrir,maigri~,mail,mailboxes,market,me,meetings,mega,month the,naturelle,nature~,nowego,opłaty,our system,patriots,patrio~,payment for,pendie~,penis,pic,podejrzana,pornos~,prix,process,prophecy,prophe~,pushtan,pushta~,qr,qr code,race,random,rat,registrierung,regulations,reject,rekening,reversed,ritira,rozpoznajesz,rozpoz~,score,seite,selezionato,shut down,since,sofortkredit,sondaggio,sonst,spare,speed,submitting,submit~,summit,suppli~,support team,survival,só,teen,tengo,thickness,thickn~,to,to look,today we,trading,tradin~,transakcja,up for,urządzenia,utilities,variety,variet~,verdie~,verified,vinto,violated,violation,we book,we were,words,write back,wykryto,wykryt~,xxx,you a,your inbox,your last,your staff,zu,重要
24:#number piece,#number timmar,a sample,account for,account if,acknowledged,advance,affect,alloca~,angehörigen,angehö~,anxiety,anxiet~,arztbesuch,arztbe~,assign~,attached file,auslandsüberweisung,because of,become a,behandeln,billiger,billig~,bogacą,bohrmaschine,bohrma~,buy,can't take,card is,carte,catalog,catalo~,cbd,cerrada,cerrad~,chain,chegou,code and,confirmez,cordless,cordle~,correios,d'un,data we,dauerhaft,dauerh~,did not,dies,diskret,diskrete,document,don't know,doświadczenia,doświa~,drink,dziennie,dzienn~,einsetzen,einset~,einzahlung,einzah~,envío,erbschaft,erbsch~,erfahrung,erfahr~,estimado,exercise,exerci~,faltan,famous,fast,fob,from a,geachte,geacht~,gefilmt,geliefert,gelief~,gerät,geschäftsführer,goes to,goodbye,goodby~,grabado,grabad~,gwarantowany,habe,has to,heredero,herede~,hinterlassen,hiring,housewives,how long,hundreds,héritier,hériti~,i didn't,in #number,incomplete,inform you,is sent,itself,konferenz,konfer~,kontakte,languages,livrer,llegó,mail you,miejsca,miejsc~,nachnamen,nachna~,new car,noida,nove,o será,objeto,orphans,page to,perfectly,perfec~,personne,pillen,polacy,policía,policí~,polizei,polize~,procurement,procur~,real,received a,rechtsanwalt,rechts~,recibirán,recover,requiere,requie~,residual,residu~,robotowi,roboto~,será cerrada,sitze,soonest,soones~,speak,spyware,spywar~,streng,suo,sur le,sus,switched off,sérieu~,telefonnummer,television,televi~,temu,the top,those,through our,through your,timmar,to collect,to inform,tramadol,tramad~,transf~,translator,trust,tt,tv,understands,unders~,validating,vandaag,vandaa~,verstorbenen,versto~,vertraulich,vertrete,veía,visto,website and,weight,wort,xanax,you you,your username,zarabiaj,zarabi~,zarejestruj,zareje~,zysk,übernahme,überna~,бесплатно,биткои~,биткоинах,ваше,ваши,взлома~,взломал,взломано,видео,все,гарант~,гарантирован,доход,записа~,записал,зарабо~,заработок,контак~,контакты,люди,мест,миллио~,миллионерами,обычны~,обычные,опыта,остало~,осталось,пассив~,пассивный,переве~,переведите,порно,прямо,регист~,регистрируйтесь,секрет,смотре~,смотрели,станов~,становятся,увидят,узнайт~,узнайте,устрой~,устройство
23:#sum weekly,a late,a little,activity,adult,aguardando,aguard~,an den,analys~,are the,attorn~,author~,belarus,belaru~,bent,benutzer,bestätigte,bounce,by paypal,can send,card was,cards,certificates,charged,commitment,comput~,confidentiality,consignment,costco,crisis,czeka,dane,daten,deleted,derrete,derret~,development,diplomat,dirección,direcc~,discreta,douane,driver's,driver~,due to,dzisiejszym,dzisie~,emagre~,emagreça,empfangen,ends in,erweitern,erweit~,estimulante,estimu~,exchange,exchan~,expiram,filmé,fortune,fortun~,found,frais de,fryer,fórmula,fórmul~,geld,gordura,gordur~,greetings,greeti~,ha,haga,hair,hours or,i have,ielts,if nothing,india,into a,isn't,it now,j,jewellers,jewell~,kilka,laufzeit,laufze~,lediglich,ledigl~,leider,limita~,miller,minsk,montant,montan~,n'ont,nagroda,nagrodę,network,noch,olga,owe,page will,passagens,passag~,payment was,pen,player,plumber's,podarunkową,podaru~,pontos,postfächer,postfä~,proposal,płacisz,płacis~,quoi,reasons,reason~,resgate,revela,rewards,reward~,rico,réglés,satisfação,screenshots,screen~,secreto,self,sicherheiten,sie #sum,signature,sorting,sortin~,spedizione,spediz~,speicher,spotify,spotif~,standards,standa~,stück,successful,suite à,suspei~,synchronization,synchr~,sztuki,telefonisch,the press,they will,though~,to contact,today your,tongue,tonight a,trades,tri,undelivered,uv,validar,vidéo,virement,vireme~,von,von #sum,vorübergehend,vorübe~,vous ne,wait,wartości,wartoś~,windows,window~,wishes,wybrany,wygrałeś,wygrał~,y el,year's,you keep,you the,your protection,zone,zostałeś,zostały,zurückgesendet,zwycięzcą,zwycię~,être
22:#number stunden,#percent discount,a third,adelgace,adelga~,aduana,affare,aging,air,aktualisierung,amico,approved,après,are #number,are on,asnef,attacked,attn,aufgaben,aufgab~,bahamas,bahama~,barely,bbva,breitling,breitl~,calculs,camel,cancélelo,cancél~,captured,captur~,cargada,cargad~,cartier,cartie~,carton,cento,ceos,cerco,cfos,choice,cigarettes,cigare~,ciągu,ciągu #number,confidenziale,connectez,connectez vous,customers,customized,dati della,debe,demander,denaro,deneyim,deneyi~,derniers,des,direttore,dirett~,discreto,diskreter,done before,downline,downli~,droit,e,earns,edin,effort,einfachen,elde,emailing,emaili~,endgültig,entrando,envoyée,envoyé~,eredi,evden,factor,fiducia,for good,garantili,geehrter,gelir,gender,gentile cliente,geography,geogra~,gerekmez,gerekm~,gmail,ground,grow,günde,günstig,handbags,handba~,handles,handy,hannah,hora,housewife,identical,invest~,kazanın,kazanı~,kept,kişi,kredit~,le nouveau,level,likes,lonely,looking,lookin~,makers,malware,malwar~,managers,mande,marlboro,marlbo~,matrix,min,mitarbeiter,mitarb~,monetary,moneta~,nebenjob,nebenj~,neighbourhood,no link,no risk,noch heute,notario,notari~,occupation,ofrezco,ofrezc~,omega,opened,opportunity,ordered,ordere~,original,origin~,owners,personas,pin,pixel,porn,powerful,powerf~,pre,presto,previous,previo~,private email,prohibited,prohib~,prêts,purchases,quieren,receivable,remboursement,replica,replic~,required,reviewed,reviews,rezeptfrei,rezept~,riceverai,role,run,satisfacción,savers,sehr geehrter,seit,senha,sepa,seulement,seulem~,shipping is,shortlisted,shortl~,sluts,sospechosa,sospec~,soumettre,soumet~,special,spillover,spillo~,straniero,strani~,suspen~,that the,the login,thoughts,timer,to my,trasferire,trasfe~,travelled,trustpilot,trustp~,tua,uncensored,uncens~,upload,vacation,vacati~,validation,verfahren,verfah~,vip,votre mot,w ciągu,was not,whatsapp'tan,winston,winsto~,wir die,with one,yazın,your computer,your domain,your mail,your page,zostanie,zostan~,zufriedenheitsgarantie,zufrie~,çalışarak,çalışa~
21:a request,aan,abaixo,abençoe,abenço~,ablaufdatum,ablauf~,ablehnung,ablehn~,account we,action,advogado,advoga~,agricole,agrico~,agência,agênci~,ainda,almacenamiento,almace~,amount needed,and it's,andernfalls,andern~,annulation,annula~,annuler,annulez,antworten,antworten sie,antwor~,anyone,apresentá,aprese~,are waiting,avez,ayudo,back to,banque,bastam,be switched,bed,big,bing,bis #sum,blocco,bloqueamos,bottle,breathtaking,breath~,brother,brothe~,buzones,buzone~,cada,calendars,canon,category,catego~,civilians,civili~,compatible,compat~,confermi,confirmados,confirme,congratulations you,connectant,consequently,conseq~,consultant,copied,date,decrypt,decryp~,deixou,desactivada,desact~,deudas,deus,dez,dice,disturb,distur~,dopłat~,dopłatę,drew,drone,débité,détect~,détectée,eats,effectuée,eines,einkommensnachweis,eliminados,engineers,epson,escríbame,espacio,espaci~,evitare,evitar~,expérience,expéri~,falecido,faleci~,faxes,fermé,fique,fiscale,fiscal~,floating,floati~,ganha,garantido,grade,herdeiro,herdei~,horny,hours hello,hp,i will,identifiant,identité,in three,inicie,instagram,instag~,irregu~,it isn't,jovem,kartennummer,karten~,kundin,l'opération,l'opér~,laser,lawyers,lawyer~,letter and,levitra,levitr~,limité~,listen,logging,loggin~,logo,lucro,límite,mailing,me your,milhões,milhõe~,military,milita~,ministry,mode,money back,nadawcy,nadawc~,names,nieopłaconej,nieopł~,no problem,nuts,nómina,obtener,obtene~,offre,one minute,or it,otherwise your,pagado,parcels,parcel~,particulares,password and,pensioners,powodu,primeiro,primei~,priority,priori~,profils,proposta,propos~,provid~,préstamos,prüfnummer,prüfnu~,quick,reais,receive the,receiving,recibir,ref,refundable,remanufactured,remanu~,remitente,remite~,renouvelé,reply with,retenido,reteni~,revisions,revisi~,rápido,sample,seeks,segredo,segred~,sent to,seriously,sicherheit,sie mit,skills,sou,stuffers,stuffe~,su,sum of,suoi,superado,suspicious,suspic~,sweepstake,sweeps~,the court,the payment,together,togeth~,toner,unrecognised,unreco~,up in,usar,vault,vermeiden,vermei~,versan~,vezes,visibility,visibi~,voltar,vorab,vos,waiting,waitin~,way to,website's,wholesale,wholes~,will call,window,with my,without,withou~,wstrzymana,wstrzy~
-21:#percent a,#sum by,a colleague,a las,account on,adjunt~,admini~,afford,again and,allocator,almayın,almayı~,ani,ara,argument,argume~,as you,association,autohaus,autoha~,availa~,average,averag~,bankowości,bankow~,bağlantı,bağlan~,bedankt,beni,bestimmt,bestim~,bit,bizde,boletín,boletí~,bonito,boot,booting,bootin~,brief,bristol,bristo~,buchen,buchung,buchun~,builds,bureau,button below,calle,candidate,carla,carrying,carryi~,cartero,carter~,cheapest,cobramos,cobram~,colleague,collega's,comman~,commencent,comment,config,configurações,connexion,connex~,contai~,controller,costs #sum,credit no,cried,cruises,cruise~,cualquier,cualqu~,cumartesi,cumart~,curtains,curtai~,d'articles,d'arti~,da,damy,danken,default,defaul~,dikkate,dikkat~,dimanche,dimanc~,dit,documento,drinks,drucke~,duurt,désinscrire,désins~,eigen,einlagerung,einlag~,election,electricity,encontró,ende,evans,expires on,falta,forma,garten,gdy,geehrter herr,geen,geçerlidir,geçerl~,gidip,gotowy,grades,handleiding,herr,history,histor~,homework,homewo~,idea,identidad,ihre zahlung,ingevoerd,ingevo~,internetowej,intranet,intran~,invoices,isteği,it stays,it will,its,için,j'en,join the,karim park,kernel,keys,koszt,kwotą,l'ajoute,l'ajou~,l'hôpital,l'hôpi~,lectur~,lezen,lilo,locks,légales,légale~,maandag,maanda~,mailem,malloc,mayor,medewerking,mentions,merci pour,minor,minutos,minuto~,misiniz,misini~,motions,motion~,możemy,möchten,möchte~,müsait,n'êtes,n'êtes pas,nehre,news,nigdy,not want,notebook,now and,obciążyliśmy,obciąż~,objects,occupancy,ochten~,odpowiedzieć,oficina,oficin~,one click,ongeveer,ongeve~,opening,opening hours,openin~,opnemen,opneme~,or to,panic,paper or,parallel,parall~,pays,państwa,per la,perf,place,pleasant,pleasa~,politics,politi~,postgres,potwierdzenie,price of,problemen,processado,produt~,profite,propri~,protects,przesyłkę,przyjęta,przyję~,quatre,quedar~,quedará,razem,reads,recoger,recovery,reference,reifenwechsel,reifen~,reimposta,reimpo~,remises,remise~,retours,roast,root,rotation,rotati~,rufen,sai,salut,sam,samsta~,sapere,schnee,se ha,sei stato,sevgiler,show it,signing,signin~,siz,slower,socks,soldes,sommerreifen,sonra,soup,staan,systeem,systee~,sélection,sıfırlama,sıfırl~,telefonicznie,tempo,tentaremos,tentar~,termin,the year,threads,thread~,thursday at,toys,trouve~,under the,van,vi,volgen,vooraf,vous n'êtes,war,warranty,we keep,we received,weet,weken,werkplek,werkpl~,werkt,willen,winterreifen,winter~,wliczony,wliczo~,wooden,worry,wyciąg,wysłane,wysłan~,wyślemy,wyślem~,yemek,yiyelim,yiyeli~,you can't,you didn't,you lose,you some
-22:#sum goes,aber,about the,active,adding,airports,and #sum,and in,answers,as of,ayer,bay,behind the,bestel~,billet,bis #number,boletim,boleti~,branch or,café,can renew,carrot,change the,charged to,chicago,chicag~,choisissez,cleared,clicked,clicke~,connection,contact support,container,cosas,coste,costs nothing,d'ordine,d'ordi~,dealwatch,dealwa~,deduction,dienstag,dienst~,dock,dos,dostępny,dostęp~,dr,endere~,endereço,enjoy,estate,exhibition,expire on,faktura,faktur~,fakturę,fighting,fighti~,for choosing,friday at,fridge,friends,fry,generic,generi~,gentle,guiada,hablamos,hablam~,handheld,handhe~,har,harbours,haven't,haven'~,hoeft,horoscope,horosc~,how you,i would,iets,ignore this,ill,in graz,in march,incident,incide~,is waiting,is your,it goes,it on,jardin,jointe,kestrel,kestre~,kontakt,korting,kortin~,kwotę,l'entr~,l'entrée,l'échange,l'écha~,laat,leaf,lentils,lentil~,levar,library,lighthouse,lighth~,lines,linter,litre,med,merce,mexico,momento,museo,networks,no more,nobody,nuevo,och,on monday,onions,pay #sum,państwo,per e,pharmacy,pieniądze,pienią~,pop,poważaniem,poważa~,programador,propongo,prosimy,prosim~,proszę,przesyłamy,présentez,quedamos,quedam~,queries,querie~,relabe~,review your,routine,réservées,scriveremo,scrive~,selam,sevgil~,sexta,shared folder,shops,sin coste,size,sobotę,sounds,spedita,spedit~,sponso~,start at,szanowni,tarde,tariff,tariffs,tariff~,technology,techno~,tell,terminem,the library,the lighthouse,the office,the show,the train,totale,unter,use,veille,venerd~,venerdì,vinegar,vinega~,vocês,waren,warns,weather,weathe~,webassembly,webass~,wonderful,wonder~,write to,wszystkim,you so,you still,załączeniu,а,можем,привет,で送,のセ,オフ,セー,上で,不在,以上,料で,料無,春の,税込,送料,通知
-23:#number that,absagen,absage~,abschlags,accessed,advisers,afraid,all the,and how,any,app,artikelen,at #number,at checkout,attached our,avisaremos,avisar~,ballot,bedank~,been received,begonnen,begonn~,beijos,ben,betrachten,betrac~,bleibt,bonjour à,bookshop,booksh~,bring a,bud,but,by the,candidatura,candidature,cenar,chers,chez,chères,clearer,clicks,collea~,continue,crianças,crianç~,cutting,cuttin~,dadurch,dadurc~,domu,droht,editors,editor~,electi~,entretien,entret~,erinnern,estáis,fact,factur~,fehlgeschlagen,fehlge~,felix diaz,feststellen,festst~,flu,forgot the,free check,gardeners,garden~,gastos,gegenstandslos,gegens~,geselecteerde,gestern,gester~,get one,gigabytes,gigaby~,guessing,guessi~,half,harbour,here's,hoffman,hoffma~,há,identity,if you,invite,jantar,jardin~,kontonummer,konton~,kundenportal,larger,laws,let them,liga,livres,llevar,llámame,llámam~,locaux,los gastos,maison,marlow,may,meteors,meteor~,mindestens,money in,more and,need the,nic,niños,northeast,northe~,notes,nuova,old,onze,openlist,openli~,our warehouse,outward,outwar~,parliamo,parlia~,parser,pay less,paysli~,pinewood,pinewo~,please talk,precaution,precau~,prochain,proposons,provider,prune,puder,puedas,quicker,remember,rememb~,repayments,repaym~,report,repossessed,reposs~,restart,restar~,riding,rio,roses,rucksack,rucksa~,rush,río,secateurs,secate~,sharp,sicher,sky,strekt,subscription to,swaks,takes ten,tape,terminerinnerung,the parser,they are,timetable,timeta~,to this,uitverkoop,uitver~,vai,versehen,verseh~,versichertenkarte,versic~,verzending,veteri~,voorraad,voorra~,vorher,vous remercions,weiter,with you,write,your loyalty,your payment,zahlungseingang,zahlungserinnerung,zolang,zum,zurückgegeben,überschnitten,дома,收到
-24:#number because,#number gb,#number km,#number minutes,#number was,a gift,a member,a reminder,absturz,abstur~,account by,administrator,aggiungo,aggiun~,alsamixer,alsami~,alten,aprueba,aprueb~,arranged,auditors,automat,automations,bajan,because you,because you're,betaling,betali~,bienvenido,briefing,briefi~,by phone,can,con el,confirma,confirmations,copier,croissants,croiss~,dann,dawn,dear mr,devoluciones,devolu~,die rechnung,disable,disconnected,discon~,dmesg,domanda,dostarczy,dostar~,duda,editor,empiezan,empiez~,estimados,eu,existencias,existe~,fares,fazer,festival,festiv~,fixed,fixes,flat,for members,frost,gb,gruß,guide,headline,headlines,headli~,hear,hi,hi omar,hi paula,holidays,hugo,i do,i get,ignorar,ignora~,inny,inscri~,interest,invoic~,is wrong,ito,jeśli,kenne,kids,kinder,km,know when,kurier,l'ospedale,l'ospe~,la maison,lea,librar~,love,lspci,lub,make you,manca,manutenzione,modprobe,modpro~,module,muted,mínima,non,nora,not need,ok,on it,openly,output,overdrafts,overdr~,paczkowy,paczko~,paczkę,passo,penalties,política,políti~,possiamo,possia~,postgr~,preventivo,privacidad,produk~,puedes,purchase,read,rebajas,rebaja~,receipt from,redefinir,redefi~,registrado,renews,rent,reopens,reopen~,reset,rise,rome,room,se non,seats,seleccionados,selección,set a,she's,spain,speichern,spend #sum,sprawd~,sprawdź,ssh,stacktrace,stackt~,stories,storie~,sur notre,temperaturas,temper~,the code,the conference,the customer,the summer,to tamber,toevoegen,toevoe~,tranvía,tranví~,tritt,um #number,unsere~,uploads,us for,use it,valid,view it,vijf,visit,votes,we wish,without a,wrap,wybierz,wybier~,yearly,years,zal,ziekenhuis,zieken~,śledź,он,отправлен,принят,сообщи~,сообщим,спасиб~,спасибо,суббот~,сумма,чек,邮件
-25:#sum if,abbraccio,abbrac~,acuerdo,acuerd~,adults,again,altro,and what,and why,aqui,are at,arriva,bambini,bambin~,baufinanzierung,baufin~,beratern,berate~,bericht,berich~,borrow,calendar,car,carry,cars,caught,ce que,cenare,chains,charity,cheers,chest,chiamami,chiama~,chinon,condit~,confirmación,consegnerà,continues,convid~,convidá,corpus,corriere,corrie~,d'empêchement,d'empê~,dcc,dziękujemy,dzięku~,earnings,either,enough,fest,finger,fiume,forged,forklift,forkli~,fourth,friday,gefallen,gefall~,gioved~,giovedì,giovedì alle,gostar~,gostaríamos,hallo,have them,headers,header~,hi lena,hotel,hotmail,hotmai~,i lost,immobilie,ines,invoice for,is slow,it wasn't,jahre,kargoya,kargoy~,korean,lake,leaves,lettre,liberi,limit to,loire,look,lopez,lyon,mail adresse,mensag~,nach,no limit,often,okay,others,our sponsor,pallets,pallet~,patient,pelo,phrases,phrase~,poi,portare,portar~,pour votre,proceeds,pull,puoi,quinta,radio,raise,razor,rear,rechnen,red,replace,review and,ritiro,salga,scegli,schön,see your,segui,seis,seven days,shop the,shout,sie den,siete,sipari~,siparişi,siparişiniz,sorgen,statem~,steel,step,street,tasting,tastin~,ten days,the evening,the help,the radio,third,to lose,topics,used,vereinbaren,vom,vs,w,warm,was,washing,washin~,wrong,you at,you'll find,your home,your purchase,youth,いで,えな,でく,に教,の人,コー,人に,他の,教え,証コ,認証
-26:#number please,abbuchung,abbuch~,afectados,afecta~,afholen,afhole~,alguien,alguie~,also,an account,ansehen,ansehe~,anyway,apotheek,apothe~,aunt,authorities,automacie,automa~,available,avsluta,avslut~,backpack,backpa~,başlad~,başladı,behalf,bem,beställning,bestäl~,besuch,bilder,biurze,bleiben,bleibe~,bridge,bu e,calculator,collected,come,commented,czas,dank,dark,demo,dig,disponible,dnia,dodać,domingo,doming~,e postayı,electronically,elegir,emma,endlich,endlic~,enfin,equity,excess,for two,frakt,fri,get this,geworden,geword~,greta,groß,happy,hashed,hasła,hebben,i'll get,ignore~,indirim,indirimi,intentaremos,intent~,interesse,involved,jullie,kommen,kunnen,legitimatiebewijs,liefs,ligt,main,me a,meddelar,meddel~,medewe~,miłego,month and,método,nachri~,neem,noch einmal,när,o que,october and,odbioru,odbior~,odbiór,ofercie,oferci~,ofertę,oma,one we,orders,ostern,performs,personal loan,piano,piątej,planned,planne~,postay~,postayı,pr,prenumeration,prenum~,programado,pytanie,rea,realizar,refere~,refunds,region,registers,remercions,remerc~,reporting,researchers,restablecer,restab~,retry,revisa,revisar,revisa~,rivier,seam,servicio,serwisu,serwis~,sessions,seçili,sincerely,skickats,sleeps,speakers,speake~,statement,summa,survive,szpitala,szpita~,tack,temps,tenga,tent,than,that was,the end,there's a,thousand,tip,to stay,torn,twee,tę,tę wiadomość,unauthorised,unauth~,unseren,upp,urlaub,us,utvalda,utvald~,van de,varan,varor,ven,verein~,vietnamese,vietna~,volume,we collect,we've got,wechse~,weten,wiadomość,wiadom~,x,yaz,you'd rather,your browser,your pin,zondag,é,över,ücretsiz,ürünlerde,ürünle~,üzeri,бесплатная,возврат,выбранные,выходн~,выходных,дней,начала~,началась,распро~,распродажа,скидки,товары
-27:#sum para,a new,abholen,abhole~,acompanhar,acompa~,advert~,afmelden,afmeld~,and start,apologise,artikel,asked for,ausgewählte,avant,ayuntamiento,ayunta~,baja,beach,before #number,bekijk,beware,bibliothek,bisher,block,bonjour,bonjou~,bring the,broke,cafés,change it,chega,ci,class,consulte,corrected,cousin,darse,datenschutz,datens~,de deux,dear ms,decision,demain,den,deux,din,discount for,dokumente,dokume~,domenica,domeni~,earned,ederiz,el #number,elektronischen,entdecken,entdec~,enthält,enthäl~,entregue,escolha,escolh~,evenings,ever,feelings,feelin~,fewer,fin,five,forty,free account,garden,grant,happen~,he,hier,him,im,impressum,impres~,inscrição,is my,is still,it again,kontoauszug,kontoa~,kunden~,less,like to,lista,lovers,magasin,magasi~,maintenance,me when,merrier,merrie~,mill,ms,médico,nichts,niedzielę,niedzi~,niets te,nitraten,nitratos,nothing your,noticias,notici~,novo,of the,past,ponto,precis~,prescription is,problems,rate depends,rates are,reader,rechne~,recogerla,refund of,retirada,retira~,rossi,rückgabe,rückga~,samedi,science,scienc~,sealed,see you,side,six months,smoke,sommerschlussverkauf,studies,studie~,study,summer,teşekk~,teşekkür,the month,the only,the password,there is,time,today's,today'~,toma,twice in,us to,ver,versandkostenfrei,webinar,webina~,wechselwirkungen,will bring,wochenende,wochen~,wypisz,your next,письмо,это,ない,ール
-28:#sum at,abonelikten,abonel~,about,adviser,and you,anniversaire,annual,answer the,appetite,appeti~,arrival,as well,automatically,başka,bestsellers,bestse~,better than,bijgaand,bijgaa~,breakfast,breakf~,brings,buy now,by card,census,chairs,checked,cobrado,cobrad~,conclusion,conclu~,conditions,contient,d'anniversaire,d'anni~,d'habitude,d'habi~,dan,dat,deel,değilseniz,değils~,diaz,directly,dna,edilecek,elevated,elevat~,ends on,entered,entered a,entere~,esta,eten,evde,evolution,evolut~,experiment,factuur,factuu~,families,famili~,find attached,frau,för,gebruik,gebrui~,geehrte frau,genealogy,geneal~,gracias por,grandi,grazie per,grew,grows,gönderiniz,gün,hall,heer,i'm sorry,ihres,in this,investigating,irr,jan,jeudi,joyeux,kaart,kinderen,kits,language,le,leave,loans,maken,margin,miracle,miracl~,misspelt,misspe~,nas,nous ne,number on,offrons,offron~,oi,onderhoud,onderh~,one,op,opinions,or unsubscribe,os,particulier,passed,patien~,played,practice,practi~,pâques,re the,recipe,reminder,reservation,revenue,revenu~,seçebilirsiniz,seçebi~,shareholders,shareh~,sign in,signed,sigue,somebody,somebo~,stool,tante,tellement,tellem~,thanks for,the portal,thin,thinks,though,tien,tijd,trains,turns,vacances,vacanc~,variants,varian~,versio~,verzoeken,verzoe~,viendrons,viendr~,visita,voici,vriendelijke,vriend~,vóór,was approved,we can't,week's,wir haben,withhold,withho~,wrapping,wrappi~,yarın,you we,załącz~,zeit,zum #number,çık,ücrets~,вложен~,вложении,во,во вложении,его,код,минут,никому,подтверждения,сообща~,сообщайте
-29:#number january,#sum until,a look,addebitare,address of,afhaalpunt,afhaal~,after #number,agreed,alt,att,author,ayudarle,ayudar~,because the,bees,bett,bezorgen,bortse,bu,buur,bye,cadastrou,checkout,checko~,choisi~,clinic,collec~,compartilhe,complain,config~,controlla,cool,counsellors,counse~,courses,course~,creditors,crosswords,crossw~,daarna,daños,dear all,decisi~,demandé,depends,depends on,detta,directamente,dostawy,elbe,en nuestra,ends at,every day,expira,extra,f,feedback,feedba~,fischer,fische~,franquicia,franqu~,från,genuine,genuin~,gewohnt,gewohn~,go fast,gäller,haha,here are,higher,hola,impostazioni,invites,it's free,january,januar~,keller,kies,knots,komt,libres,longer want,länken,lösenord,löseno~,mantenimiento,mejl,metodo,models,necesario,necesa~,necesitamos,nelle,not the,nous,our website,pagaremos,pagare~,pages,poder,portugal,portug~,propon~,quarry,rather,recept,rents,riproveremo,riprov~,row,sale,satisfied,se não,sentimos,sentim~,several,severa~,señor,shift,shortcuts,shortc~,sie können,sizes go,sleepy,sofa,sofas,spring,tab,tagen,take it,taller,taux,the free,the name,the position,the word,then look,they say,thirty,thu,thuis,ticket,to hear,to tell,tous les,traces,três,unsatisfied,unsati~,vaste,vehículo,vehícu~,verificação,vindo,volg,want my,was changed,we will,weitere,welcome,welcom~,will expire,withdrawal of,within two,wonder,you changed,you free,your billing,your password,zamówienie,zamówi~,zaterdag,zaterd~,återst~,återställ,återställa
-30:#number the,#sum delivery,abel,all of,and help,applicants,as usual,authorise,banca,banks,changed,chère,commande,cordia~,dag,days if,dein,deinen,deletes,diesen,docs,doen,donors,durante,durant~,dès,ein neuer,einkauf,einkau~,ele,elige,email address,entregaremos,estarás,estará~,fino,freeze,geburtstag,geburt~,goal,happy birthday,has not,help you,hem,hemos,hut,it at,it this,key,kind,larkfield,larkfi~,memberships,merci de,mindestbestellwert,modem,months,moving,museum,next time,niets,obrigado,obriga~,opnieuw,opnieu~,państw~,points,posted,pour toute,pressure,pressu~,pytań,reached,readers,reader~,reception,recept~,recogida,recogi~,repaired,reprinted,reprin~,reproduce,reprod~,said,smalle~,staff portal,statio~,talked about,te doen,teapot,the week,them,toute question,two weeks,vanaf,verify your,viene,vote,we send,what i,why,wine,you would,your old,your rate,została,вас,десять,отписа~,отписаться,у,です
-31:#number by,#number september,#number thank,a fee,adres,allegato,allega~,andere,answered,articoli,artico~,as your,assurance,assura~,auditor,ayudamos,ayudam~,baissé,balcony,beginners,beginn~,bike,boat,both get,breaks,budget,bump,bumps,by post,będzie,calcular,calcule,card ending,checke~,chiarimento,chiari~,children's,comb,commenting,commits,comparar,conseiller,cordiali,de la,demand~,dependency,despite,despit~,disiscriviti,disisc~,disposizione,dla,electric,esaurimento,esauri~,express,expres~,faites,fattura,fattur~,fee,felix,firing,for beginners,game,gestor,gilt,glasses,glasse~,gmbh,gratuita,guided,hable,hafenstr,hafens~,happens,harbou~,have you,he'd,he'll,heating,heatin~,hipoteca,hipote~,i'd,immobilier,iniziati,inizia~,inventory,its way,jar,kan,last year,lice,liegt,lodash,magazine,magazi~,manute~,me if,mensualités,mensua~,merhaba,merhab~,merry,minuto,między,mostly,neither,neithe~,ninguém,ningué~,noi,nothing please,notre,ontvangt,park,pedido #number,please update,post,preferences,prefer~,prendre,prendr~,prenez,prod,project,projec~,prüfen,puede,put the,płatność,qualsiasi,qualsi~,rang,rebase,recordatorio,reminders,replac~,reso,resolution,resolu~,restiamo,restia~,roll,runbook,runboo~,saldi,saluti,scadenza,scaden~,sconti,scopri,scorte,selezionati,shop in,sujeta,summary,summar~,there tomorrow,tmrw,to leave,to unsubscribe,todos los,tracking,tracki~,trigger,trigge~,trova,tun,tussen,two years,update payment,us if,venez,voor het,we need,we show,welcome to,what happened,what to,wir,with an,year is,you both,you signed,ändern,заказ
-32:a link,actual,add a,addebitato,alarm,approve,at nine,attivare,attiva~,bel,belastet,bereit,better,blocks,cleare~,click on,coche,connecting,contie~,could you,credit union,curl,da sua,debian,dual,dysfunction,dysfun~,eingezogen,eingez~,enviaremos,erectile,erfolgt,erfolg~,ethics,factura,fairy,flights,flight~,folding,foldin~,forwarded,fragen,fwd,getätigt,getäti~,groet,herbs,heure,hinterlegen,i did,incluidos,incluse,inclus~,interesting,is needed,is now,is that,jest ważny,kauf,landlord,landlo~,lastschrift,lastsc~,lift,logowania,looks like,modifier,moyen,neues,nikomu,nitrates,non sei,offerte,office,omar,on the,or visit,order your,other,oublié,our new,participants,pile,please complete,podawaj,podawa~,portal,pots,present for,rainy,recebemos,refill,registrato,rendez,research,risponda,sabato,servic~,should be,stack,stairs,starts,steps,story,studying,studyi~,sun's,t,tentative,tentat~,the landlord,the screen,the spam,the town,there,timeout,timeou~,total,town hall,transport,transp~,twój,until the,var,vérifiez,vérifi~,ważny,whoever,whoeve~,wrote,you got,your new,действ~,действует,здравс~,здравствуйте
-33:#number en,#number october,april,arasında,arasın~,at six,aufnehmen,aufneh~,browser,browse~,brush,building,buildi~,consei~,danke,demandons,dentist,dentis~,deposits,desk or,did the,dir,disregard,disreg~,each month,eigene,enfants,enfant~,experts,expert~,expires,for it,free returns,goes back,grazie,gym,hospital,hospit~,if we,if you're,ile,index,is only,jamais,jest,keyboa~,krankenhaus,kranke~,lantern,lanter~,lieu,morning the,nel,number of,offer for,offers,or in,or online,orders over,otro,photographs,podemos,podemo~,prochaine,rechnu~,relevé,ricevuto,ricevu~,rien,round,share your,slow,slowly,smoothie,smooth~,so much,something,someth~,spam,spend,sponsor,takes place,taxes,the sale,tickets for,to change,to verify,treated,treate~,unsuccessful,unsucc~,update card,você não,válido,wartung,wartun~,we do,which is,доставка
-34:#number is,a voucher,administration,after that,agenda,alle #number,and is,anexo,antwoord,antwoo~,assessment,assess~,atenciosamente,atenci~,aura,bekijken,bekijk~,bereken,bereke~,biblio~,bowl,call us,chiediamo,chiedi~,codici,cuando,days your,de tu,die neue,disposição,do nothing,dúvidas,dúvida~,edit,em,esclarecer,esclar~,estratto,estrat~,farmacia,farmac~,faster,fatura,finally,finall~,first then,for orders,frage,halden,headphones,headph~,hybrid,in der,inbegrepen,inbegr~,investor,is cheaper,keinen,leave the,leen,lenen,lening,maandbedrag,maandb~,mai,manage your,ne,nell'area,nell'a~,nine,northgate,northg~,notebo~,novak,number #number,offert~,our support,pay half,persoonlijke,pharma~,pillar,places,polish,postman,postma~,pub,recoge~,redeem,rente,riservata,sanitaria,sanita~,segue,ships,si no,sommer~,sparen,subscr~,the receipt,the recording,the safe,the university,these,this list,tram,transferable,twice,tú,until then,ux,vast,vencimento,voor je,we never,who's,years and,you no,your tax
-35:abertura,abertu~,after,also the,aprovação,após,are right,artículos,artícu~,asking,balcon~,before i,bestelling,between,betwee~,bir,booking,bookin~,can find,candle,changed your,clientes,collection,comiss~,comissão,compar~,contro~,den betrag,der,einmal,estamos,estamo~,exported,export~,faire,filled,fixa,for this,garage,haven't opened,hay,hi all,if they,in may,inclui~,is here,is what,it there,knows,kost,l'ordonnance,l'ordo~,learns,liability,liabil~,loan of,machine,mattresses,more than,never,new year,nigerian,nigeri~,notebooks,nothing to,oder,only have,or on,outro,packed,paint,parcel from,parents,parent~,passport,pensez,pessoal,peça,pharmacie,plan before,please verify,por tu,pouvez,praxis,próxima,puts,på,rate your,receba,renouvelée,retirer,ricordiamo,ricord~,says that,simular,simula~,styles,the,the main,the second,this address,tin,to us,tonight at,tote,travel,usual,ver pedido,voir,was locked,we write,är,если
-36:#number bonjour,#number december,#number e,advice,advise~,ana,annan,api,approvazione,are with,artike~,awful,behind,bestellung,by bank,calcola,carácter,caráct~,certificado,challenge,challe~,charging,chargi~,choisir,costumbre,costum~,cumpleaños,cumple~,cześć,december,decemb~,dem,dns,earbuds,earbud~,electrónica,eller,entre #number,expires in,feliz,find a,fissa,fisso,gibt,here is,het,i must,ignora,in online,informativo,istruttoria,istrut~,kommer,kunt,la facture,lab,laden,levererar,liebe,mellan,morgon,negozio,negozi~,never ask,nothing,nothin~,november,novemb~,ombud,on paper,personale,progetti,proget~,projet,questions about,rain,rata,rated,recommend,recomm~,regalamos,regala~,returns,rolls,salvo,sede,sign,smallest,spesa,tasso,thanks to,this message,vacuum,vellum,välja,what,which,within a,year,z,zobacz,às
-37:#number july,about #number,angefordert,angefo~,answer~,apertura,apertu~,ask you,bar,board,can switch,carriers,casa,chip maker,christmas,christ~,claves,comisi~,comisión,compris,compri~,consultar,danach,débitée,débité~,electronic,est valable,estará,expédi~,expédiée,extracto,feed,floor,hoi,ignorez,ignorieren,ignori~,inicio,jusqu'au,jusqu'au #number,jusqu'à,kettle,machin~,month to,n'avez,nor,nächsten,offline,offlin~,ostra,pediremos,pedire~,pida,presents,prossimo,questions,recuerde,recuer~,relais,remind~,sesión,tae,that date,the bar,they,this because,transcript,trunk,try again,tuesda~,version,vous n'avez,we'll try,you use,zurücksetzen
-38:#number april,#number not,#number uhr,a week,acquisto,advertisement,almost,and we'll,anniversary,appeared,appear~,at,ativar,aucuns,auguri,autre,bis,buon,by video,candid~,changes,charger,che,compleanno,concer~,congratulate,days no,disponibile,disposición,doit,dostaw~,du,engage,excuse,fdic,fixe,foi você,gracias,gracia~,horses,hungry,immédiate,is full,jahres~,juin,las,linux,là,member~,mindes~,mortgage,mérite,nachbarn,nachba~,notato,nulla,october,octobe~,on its,on saturday,or call,ordine,percentage,personnel,please bring,principe,princi~,quando,recording,search,searches,search~,september,septem~,services,simuler,simule~,su disposición,takes,tamber,tanti,that's,the address,the papers,the station,this month,total #sum,try,tuesday,typos,uhr,valido,vedi,vencim~,verfolgen,verfol~,voisin,wegovy,would,would be,wählen,yield,zwischen,zwisch~,до
-39:#number june,a second,and then,anderen,andere~,anyone's,anyone~,are free,auto renewal,branch,contacting,dashboard,dashbo~,days and,dead,decline,depend~,disponível,do #number,downgraded,downgr~,enter the,es,este,facture,fare,fixed rate,genera~,got,it with,looks,mind,modifi~,money for,no charge,nächst~,off auto,pedimos,pedimo~,per il,plans,please call,próxim~,punto,quiet,recusado,recusa~,reminded,savings,saving~,senior,stato tu,switch off,this issue,us at,whitelisting,wij,workspace,worksp~,you sent,your settings
-40:#number pm,a friend,account has,alerts,antes,anything,anythi~,bancaire a,berechnen,bien,button,can we,cases,choose a,coffee,del,effektivem,effekt~,einlösen,einlös~,feste,immobi~,is worth,jahreszins,karim,küche,la,look at,lunch,messages or,mortga~,notice if,olá,parte,payment method,pick it,pm,procha~,prossi~,rate,recovery phrase,resear~,rid,six,starte~,sua,switch,ten,think we,unfortunately,unfort~,when you,workshop,wunschkredit,wunsch~,à votre,не,验证
-41:a present,activate,ago,carrie~,cheaper,clause,come down,course,delete,disconnection,don't tell,en casa,firefox,firefo~,hof,is removed,june,kaffee,kinderräder,kod,me in,merci,on,our free,our team,probefahrt,probef~,return,rädern,school,things,we don't,winter,worksh~,written,writte~,your parcel
-42:#number march,#percent apr,a customer,active~,afschrift,and will,bitte überweisen,brightside,bright~,chip,del #number,diese nachricht,doesn't,doesn'~,e le,games,geldig,get #sum,have not,in den,internetbankieren,is #percent,it for,kommt,la sua,las #number,members,monday,mês,nachricht,nooit,nous vous,pick up,ready the,recibido,rekeningafschrift,shared,staat,station,sábado,the door,tls,to search,tolls,topped,until sunday,wachtwoorden,wants the,с
-43:about two,afschr~,aggiorni,and #number,change~,changing,changi~,cuota,deploy,esta mensagem,existing,existi~,favour,five days,from you,já,já está,kind regards,l'abbonamento,l'abbo~,limit,lisbon,marco,more,on thursday,only the,our site,photograph,rifiutata,rifiut~,scams,sette,somebody who,stata,tell your,to five,train,wallet's,wants to,we've,weekend,wie,wrist,you could,you left,zehn
-44:abmelden,abmeld~,amounts,amount~,antes del,approval,arrive,as a,beer,cet,ciao,commen~,create,créé,cyber,dad,dignity,dignit~,get the,i had,is #number,keyboards,lena,link is,loser,mee,monitors,on friday,only in,please find,rental,reste,saved,still,subscribed,the #number,the article,the number,the plan,weeken~,whisky,withdrawal,you hear
-45:#number days,#sum the,a personal,asked us,avant le,be paid,cheape~,compartas,do anything,don't need,espace,extrato,extrat~,fault,guess,hacer,iniciar,inicia~,july,mattress,mattre~,minutes,nights,paid your,pallet,printed,read the,receipt,relabelled,reçu,saves,sorry for,stress,tomorrow's,travelling,valable,valabl~,verificación,votre espace,your doctor
-46:a quick,and pick,angemeldet,angeme~,bank account,cancel at,ce message,colours,colour~,dias,freischalten,freisc~,für,hej,how,lower,minute~,newsletter,next,of them,paula,please sign,received,see what,sunday,sunday and,tax office,the limit,this winter,tidepool,tidepo~,truck,willkommen,wir fragen,wireless,wirele~,you for
-47:#number points,advertisements,annive~,appoin~,apr,beste,can cancel,ending #number,got the,hasta,ignore,it free,llega,paid the,parking,parkin~,please send,questo messaggio,receip~,see all,that i,to help,tot,tra,tu cuenta,we couldn't,you want
-48:#number at,#number of,a neighbour,action is,back within,baggage,baggag~,bring your,dagen,departs,departure,fija,from outside,i don't,in the,itinerary,itiner~,klaar,le #number,messaggio,moment~,neighbour,neue,newsle~,next week,não,passenger,passen~,perdre,please check,powiod~,powiodła,refusée,refusé~,registering,saturd~,separately,separa~,shop now,terminal,to sign,vale,voor,we paid,you asked,you find,you'll get,your documents
-49:até,baby,comuni~,costs,data is,invita~,o seu,order online,pick,pizza,rechazada,saturday,second,started,the balance,the one,tickets,to do,wants,wednesday,wednes~,your order
-50:bought,ending in,fell,find,hour,invitation,issue,jumper,kinder~,listed,mislukt,misluk~,payouts,payout~,question,seven,talked,the book,the button,the invoice,version #number,week,you add,you bought
-51:at it,bij,buy one,change your,dni,general,help,in as,is in,ist,jobs,new one,rechnung,refinancing,riuscito,sorry,the supplier,ticket~
-52:#number dear,always,and only,appointment,basket,bitte,diese,falls,geweigerd,geweig~,grey,jusqu'~,karta,nada,new address,odrzucona,odrzuc~,photog~,please,refer,tienes
-53:accedere,any time,ask your,between #number,cambia,comunicarlo,fine,if,in about,march,moments,möglich,möglic~,nitrat~,safety,suivre,talk,the app,where you
-54:#number para,activeren,change,code is,disk,electr~,este mensaje,from us,how to,mensaje,mensaj~,mum,outside,outsid~,paper,that day,three,times,welkom
-55:before you,book,both,dans votre,dispon~,is available,order you,thank,thank you,transfer to,tu,until #number,was you,we'll
-56:account was,clicking,clicki~,for the,lautet,manage,talk to,they make,unsubscribed,vat of
-57:an hour,pedido,three times,thursday,thursd~,échec
-58:end,mensagem,nunca,vat
-59:a photo,at any,at the,folder,giorni,i told,monatsende,monats~,notary,subscribe,unsubscribe,unsubs~
-60:before that,chose,may have,trips,when
-61:available in,choose,i pay,member,questi~,thanks,till,to pick
-62:ask
-63:address by,bestätigungscode,call me,code #number,days,nie,per customer,replied,replie~,si
-64:aktywować,aktywo~,by #number,doesn't work,is attached,need help,then,witamy
-65:asked,se,take a
-66:bank transfer,or ask
-67:cobrar,four,settings,settin~,went to
-68:weekdays,weekda~
-70:comes,je account,trip,two,until
-71:ending,re,says
-72:bring,order #number
-73:complete your,finish,this email
-76:#number it,dpi
-79:you can
-84:received your
-87:on #number
-93:证码`,
};

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/score-words.js
/** What the word table says of a text. */



const tellingCount = 5;
/** Reads the lines of a table: `120:act now,claim`, the weight in hundredths. */
function parseWordTable({ bias, lines }) {
    const weights = new Map();
    for (const line of lines.split('\n')) {
        const colon = line.indexOf(':');
        const weight = Number(line.slice(0, colon));
        if (colon > 0)
            for (const feature of line.slice(colon + 1).split(','))
                weights.set(feature, weight);
    }
    return { bias, weights };
}
let parsed;
/** The table that presend comes with; read at its first use, so that a start costs nothing. */
function builtInWeights() {
    parsed ??= parseWordTable(wordTable);
    return parsed;
}
/**
 * The linear score of `words`. The sum of weights is divided by the root of the number of distinct features, known
 * or not: a long text has more of everything, and what the table never saw makes it less sure.
 */
function scoreWords(words, { bias, weights } = builtInWeights()) {
    const features = readWordFeatures(words);
    if (features.size === 0)
        return { margin: 0, telling: [] };
    let sum = 0;
    const speaking = [];
    for (const feature of features) {
        const weight = weights.get(feature) ?? 0;
        sum += weight;
        if (weight > 0)
            speaking.push({ feature, weight });
    }
    return { margin: (bias + sum / Math.sqrt(features.size)) / 100, telling: mostTelling(speaking) };
}
function mostTelling(speaking) {
    return speaking
        .filter(({ feature }) => !/[#~]/u.test(feature) && !isNeutral(feature))
        .toSorted((left, right) => right.weight - left.weight || (left.feature < right.feature ? -1 : 1))
        .slice(0, tellingCount)
        .map(({ feature }) => feature);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/evidence.js
/** Prepares the words of a message for the rules. */

/** Longer texts are judged by their beginning and end: time per message stays bounded. */
const maxWordsLength = 40_000;
/** What the rules look at. */
function evidence_readEvidence(content) {
    const subject = normalizeWords(content.subject);
    const { visibleText } = content;
    const text = visibleText.length <= maxWordsLength
        ? visibleText
        : `${visibleText.slice(0, maxWordsLength / 2)}\n${visibleText.slice(-maxWordsLength / 2)}`;
    const words = `${subject}\n${normalizeWords(text)}`;
    return {
        content,
        subject,
        words,
        wordCount: words.split(/\s+/u).length,
        wordScore: scoreWords(words),
        fromDomain: content.message.from[0]?.domain ?? null,
    };
}
/** Characters that are not seen: soft hyphen, zero-width characters, joiners, byte order mark. */
const invisibleCharacters = /\p{Default_Ignorable_Code_Point}/gu;
/** One spelling for one wording: case, width, apostrophes, invisible characters and white space do not matter. */
function normalizeWords(text) {
    return withoutLookAlikes(text.normalize('NFKC').replaceAll(invisibleCharacters, '').toLowerCase())
        .replaceAll(/[‘’ʼ`´]/gu, "'")
        .replaceAll(/[“”„]/gu, '"')
        .replaceAll(/[‐‑‒–—]/gu, '-')
        .replaceAll(/\s+/gu, ' ')
        .trim();
}
/** Small letters of Greek and Cyrillic that look like Latin ones. */
const lookAlikes = Object.fromEntries([
    'аa',
    'еe',
    'оo',
    'рp',
    'сc',
    'уy',
    'хx',
    'іi',
    'јj',
    'ѕs',
    'ԁd',
    'һh',
    'αa',
    'εe',
    'ιi',
    'κk',
    'νv',
    'οo',
    'ρp',
    'τt',
    'υu',
    'χx',
].map((pair) => [pair.charAt(0), pair.charAt(1)]));
const foreignLetter = /[\p{Script=Greek}\p{Script=Cyrillic}]/u;
/** Words of mixed alphabets become what their readers see. */
function withoutLookAlikes(text) {
    if (!foreignLetter.test(text))
        return text;
    return text.replaceAll(/\p{L}+/gu, (word) => foreignLetter.test(word) && /[a-z]/u.test(word)
        ? Array.from(word, (letter) => lookAlikes[letter] ?? letter).join('')
        : word);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/brands.js
/** Names that fraud borrows most, and the domains that really bear them. */

/** In lower case, as one word. Their own hosts carry the name as the registered part. */
const imitatedBrands = 'paypal apple icloud microsoft office365 outlook google gmail amazon netflix facebook instagram whatsapp linkedin dropbox docusign adobe coinbase binance metamask chase wellsfargo citibank hsbc barclays santander dhl fedex ups usps royalmail ebay spotify steam sharepoint onedrive mcafee quickbooks intuit walmart costco venmo sparkasse postbank commerzbank chronopost laposte bbva revolut evri trezor disney hermes'.split(' ');
const ordinaryWords = new Set('apple chase hermes outlook steam target ups'.split(' '));
/** True for a brand whose name is also a word of the language: apple-nursery.example imitates nobody. */
function isOrdinaryWord(brand) {
    return ordinaryWords.has(brand);
}
/** Domains of a brand that do not bear its name as a whole. */
const furtherNames = {
    facebook: ['facebookmail', 'fb'],
    google: ['googlemail', 'gmail', 'youtube'],
    microsoft: ['microsoftonline', 'office', 'outlook', 'live', 'sharepointonline'],
    amazon: ['amazonses', 'amazonaws'],
    apple: ['icloud'],
    dhl: ['deutschepost'],
    disney: ['disneyplus', 'go'],
    sharepoint: ['microsoft', 'sharepointonline'],
    onedrive: ['microsoft', 'live'],
};
/** Words that stand beside a brand when its name is the sender's: "PayPal Support", "Amazon Prime". */
const officeWords = /\b(?:account|accounts|alerts?|bank|billing|business|care|center|centre|customer|delivery|department|desk|express|fraud|help|id|inc|info|kundenservice|legal|mail|member|no-?reply|notifications?|online|pay|prime|rewards?|security|service|services|support|team|update|via)\b|[^a-z]/gu;
/** The brand that is all a sender's name says, office words aside; `null`: none, as in the name of a person. */
function brandOfName(displayName) {
    const rest = displayName.toLowerCase().replaceAll(officeWords, '');
    return imitatedBrands.find((brand) => brand === rest) ?? null;
}
/** True when `domain` is one of `brand`'s own, by its registered name. */
function brandOwns(brand, domain) {
    const label = registeredDomain(domain).split('.')[0] ?? '';
    return label === brand || (furtherNames[brand]?.includes(label) ?? false);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/fraud-concepts.js
/**
 * What fraud speaks of, in the languages most mail is written in. A concept alone proves nothing: honest mail names
 * passwords, fees and deadlines too. Rules ask for several of them at once.
 */
/** Fraud comes to its point; the rest of a long text would only say everything by chance. */
const searchedLength = 6000;
/** Small letters of the languages below. `\p{L}` would do, and take three times as long at the first message. */
const letters = 'a-zß-öø-ſа-яё';
/** Phrases, one a line or parted by ` | `; `*` stands for any letters, ` … ` for up to three words. */
function phrases(list) {
    const alternatives = list
        .split(/ \| |\n/u)
        .map((phrase) => phrase.trim())
        .filter((phrase) => phrase !== '')
        .map((phrase) => phrase.replaceAll('*', `[${letters}]*`).replaceAll(' … ', `(?: [${letters}'0-9,-]+){0,3} `));
    // Chinese and Japanese write no blanks, so a letter before or behind is no sign of another word there.
    return new RegExp(`(?<![${letters}])(?:${alternatives.join('|')})(?![${letters}])`, 'u');
}
const concepts = {
    /** Something will be taken away from the reader. */
    loss: phrases(`
    (?:account|access|mailbox|e-?mail|card|wallet|membership|subscription|profile|page|service|domain)s? … (?:suspend|lock|block|clos|deactivat|disabl|terminat|restrict|limit|delet|freez|froz|cancel|revok|remov|shut)(?:e|ed|en|es|ion|ing|ked|s| down|led|ling)?
    (?:permanent|temporar)* (?:suspen|lock|block|clos|deactivat|disabl|terminat|restrict|limit|delet|los|erase)*
    los(?:e|ing) (?:your )?(?:online )?(?:access|account|data|e-?mails|files|coverage|benefits|everything) | cut off | (?:switched|shut) off | safe mode | (?:will|would|gets?|is|are|be|it's|they're) (?:be |being |then )?(?:permanently )?(?:deleted|destroyed|dropped|erased|removed|unpublished|withdrawn|frozen|taken down|switched off|cancelled|closed|paused|rejected|void)
    will be (?:lost|erased|burned|destroyed|deleted)
    return(?:ed)? to (?:the )?sender | (?:shipped|sent|goes|go) back | surcharge | late fee | lost forever | legal action | arrest* | lawsuit | bailiffs | court
    (?:konto|zugang|postfach|karte|zugriff|mitgliedschaft|wallets?) … (?:gesperrt|eingeschränkt|deaktiviert|gelöscht|geschlossen|ausgesetzt|gekündigt|blockiert) | endgültig* sperr* | (?:an den absender )?zurückgesendet | verlieren sie … zugriff
    (?:compte|accès|carte|messagerie|abonnement) … (?:suspendue?|bloquée?|limitée?|désactivée?|supprimée?|fermée?) | retourné à l'expéditeur | poursuites | mandat d'arrêt
    (?:cuenta|acceso|tarjeta|buzón|suscripción) … (?:suspendida|bloqueada|limitada|desactivada|cancelada|cerrada|bloqueado) | devuelto al remitente | embargo
    (?:conto|account|accesso|carta|utenza|casella|abbonamento) … (?:sospes[oa]|bloccat[oa]|limitat[oa]|disattivat[oa]|disabilitat[oa]|cancellat[oa]) | restituito al mittente
    (?:conta|acesso|cartão|caixa|assinatura|cpf) … (?:suspens[oa]|bloquead[oa]|desativad[oa]|cancelad[oa]|encerrad[oa]) | devolvido ao remetente
    (?:rekening|toegang|account|betaalpas|mailbox|abonnement) … (?:geblokkeerd|opgeschort|gedeactiveerd|verwijderd|beëindigd) | terug naar de afzender | beslag*
    (?:konto|dostęp|karta|skrzynka|subskrypcja)* … (?:zablokowan[eyao]|zawieszon[eyao]|usunięt[eyao]) | zwrócona do nadawcy
    (?:счёт|счет|карта|аккаунт) … (?:заблокирован[аы]?|закрыт[аы]?|приостановлен[аы]?) | hesab* … (?:askıya|kapatıl*|kilitlen*) | konto … (?:spärrats|stängs)
    停止 | 制限 | 冻结 | 关闭`),
    /** The reader must be quick. */
    hurry: phrases(`
    (?:within|in|next) (?:the next |less than )?(?:\\d+|one|two|three|twelve|twenty-four|forty-eight) ?(?:h|hrs|hours?|minutes)
    tonight | this evening | (?:by|at|before|until) (?:noon|midnight|\\d{1,2}:\\d\\d|\\d{1,2} ?(?:am|pm|uhr)|monday|tuesday|wednesday|thursday|friday|sunday|tomorrow) | in \\d+ (?:hours|days|minutes) | (?:two|three|2|3) (?:more )?days
    immediate* | urgent* | at once | right away | as soon as possible | final (?:notice|reminder|warning|attempt) | last (?:chance|reminder|warning|notice|attempt) | (?:before|until|by) (?:midnight|tonight|end of (?:the )?day|close of business) | expir(?:es|ing|e) (?:today|tonight|soon|in \\d+ (?:hours|minutes)) | act now | today | deadline | or (?:else|it will)
    innerhalb (?:von )?\\d+ stunden | sofort* | umgehend | dringend* | letzte (?:erinnerung|mahnung|warnung) | heute
    (?:sous|dans les|dans un délai de) \\d+ (?:h|heures) | immédiatement | urgent* | dernier (?:avis|rappel) | dernière relance | aujourd'hui
    (?:en|dentro de) (?:las próximas |menos de )?\\d+ horas | inmediatamente | urgente* | último aviso | hoy | ahora
    entro \\d+ ore | immediatamente | ultimo avviso | oggi | subito
    em (?:até )?\\d+ horas | imediatamente | último aviso | hoje | agora
    binnen \\d+ uur | direct | onmiddellijk | laatste (?:waarschuwing|aanmaning|herinnering) | vandaag
    w ciągu \\d+ godzin | natychmiast | pilne | dzisiaj | teraz | в течение \\d+ часов | срочно | сегодня | \\d+ saat | hemen | inom \\d+ timmar
    \\d+時間以内 | 至急 | \\d+小时内 | 立即`),
    /** The reader is to show that he is himself. */
    confirm: phrases(`
    (?:re-?)?(?:verify|validate|confirm|authenticate|activate|update|unlock|restore|reactivate) … (?:account|identity|mailbox|password|card|wallet|payment|billing|login|log-in|details|information|ownership|profile|e-?mail|address|access|yourself|device|info)
    prove … (?:ownership|owner|identity) | identify yourself | re-?enter … (?:street|address|card|password) | (?:sign|log) ?(?:in|on) (?:once|one time|below|with) | validat* … (?:them|it|credentials|login) | (?:put in|enter|type|add) … (?:another |new |your )?card
    (?:sign|log) ?in (?:with|using) (?:your )?(?:work |company |corporate |office )?e-?mail | keep (?:your |the )?(?:same |current )?password | same password | prove … you are
    (?:bestätigen|verifizieren|aktualisieren|bestätige) sie … (?:daten|konto|identität|zahlungsdaten|lieferadresse|verfahren|passwort|wallet) | konto … (?:bestätigen|verifizieren) | passwort behalten | registrierung erneuern
    (?:confirme[rz]|vérifie[rz]|mettre à jour|mettez à jour|activer|validez?) … (?:compte|identité|informations|coordonnées|carte|paiement|adresse|données) 
    (?:confirm[ea]r?|verifi(?:car|que)|actuali(?:zar|ce)|valid(?:ar|e)|reactivar|activar) … (?:cuenta|datos|identidad|tarjeta|pago|dirección|sistema)
    (?:conferma|verifica|aggiorna|inserisci)* … (?:conto|dati|identità|carta|account|pagamento|password)
    (?:confirm[ea]r?|verifi(?:car|que)|atualiz(?:ar|e)|valid(?:ar|e)|desbloquear|regularizar|informe) … (?:conta|dados|identidade|cartão|senha|pagamento|cpf)
    (?:bevestig|verifieer|controleer|werk|vul)* … (?:gegevens|rekening|identiteit|betaalgegevens|account)
    (?:potwierdź|zaktualizuj|zweryfikuj|podaj) … (?:dane|konto|kartę|płatnicze|tożsamość)
    подтвердите … (?:данные|личность|карт*|счёт) | (?:bilgi|hesab)* … doğrula* | bekräfta … (?:uppgifter|kort*|konto*)
    本人確認 | ご確認ください | 验证 | 更新`),
    /** Things nobody asks for by mail. */
    secret: phrases(`
    (?:three|3) digits | (?:long|card) number | (?:client|customer) number | (?:mail|mailbox|network|e-mail) password | password of (?:your|the) mailbox | online banking login | (?:twelve|12|24|recovery) words | (?:another|new) card | with (?:your|my) bank
    pin | cvv | (?:credit |debit |payment |bank )?card (?:number|details|information) | (?:billing|payment|bank(?:ing)?) (?:details|information|info) | (?:e-?mail |current |your )password | (?:e-?mail|username|user name|login) and (?:your )?password | (?:recovery|seed|secret) phrase | \\d+ words? (?:recovery|secret|seed)? ?phrase | date of birth | social security | bank account number | two-factor code | credentials | reconnect … wallet | (?:connect|link|sync|import) … (?:wallet|phrase)
    kennwort | pin | tan | kreditkarte* | kontodaten | zahlungsdaten | anmeldename | bankdaten | wiederherstellungsphrase
    mot de passe | code secret | carte bancaire | coordonnées bancaires | identifiants | informations de paiement
    contraseña | clave | datos de (?:su |la )?tarjeta | tarjeta | datos de pago | datos bancarios
    password | dati della carta | dati di pagamento | codice segreto | dati personali
    senha | dados bancários | cartão | dados de pagamento | cpf
    wachtwoord | bankgegevens | betaalgegevens | pincode | hasł(?:o|em) | dane (?:karty|płatnicze) | данные карты | пароль | kart bilgi* | şifre* | kort*
    暗証番号 | カード番号 | クレジットカード | 密码 | 银行卡`),
    /** A small sum to pay before something good happens, or something bad does not. */
    fee: phrases(`
    import (?:tax|vat) | small fee | (?:fee|postage|duty|difference) for it | too little for
    (?:customs|import|shipping|delivery|redelivery|handling|processing|clearance|storage|conversion|courier|release|postage|locker|relabelling)* (?:fees?|dut(?:y|ies)|charges?|costs?|extension) | unpaid (?:toll|fine|fee|balance|postage) | (?:reduced |outstanding )?(?:fine|penalty|toll) | postage | just pay shipping | only (?:shipping|the shipping) | overdue toll
    zollgebühr* | versandkosten | gebühr | bußgeld | frais (?:de|d') ?(?:douane|livraison|port|envoi|réexpédition) | frais | amende
    gastos de (?:aduana|envío) | tasa | multa | spese di (?:dogana|spedizione) | dogana | taxa | frete | alfândega | guia | invoerkosten | verzendkosten | openstaand* bedrag | dopłat* | opłat* | należności | таможенный сбор | gümrük ücreti | kargo ücreti | tullavgift*
    手数料 | 费用 | 运费`),
    /** Somebody is to pay it. */
    payNow: phrases(`
    (?<!nothing to )(?<!nothing more to )pay(?:ing|able)? | settl(?:e|ed|ing) | owed? | (?:is|are|still|now) due | cover (?:the|it)
    zahl(?:en|ung|bar)* | bezahl(?:en|ung)* | begleich* | überweis* | entricht* | payez | payer | paiement immédiat | régle[rz] | acquitte[rz] | s'acquitter
    pag(?:ue|ar|o|a|uen|are|hi|amento)* | abon[ea]r? | salda* | liquid[ea]r? | betaal* | betalen | voldo* | zapłac* | zapłać | opłać | opłac* | uiść | dopłać | dopłac*
    оплат* | внесите | ödeyin* | ödemeniz* | ödeme yap* | betala | betal
    支払 | お支払い | 支付 | 缴纳`),
    parcel: phrases(`
    parcels? | packages? | shipments? | consignment | courier | delivery | depot | (?:your|an|the) item | tolls? | e-toll | parking | traffic violation | speed camera | licence plate | license plate
    paket* | sendung | zustellung | colis | livraison | stationnement | infraction | paquete | envío | multa | pacco | spedizione | encomenda | pacote | pakket | paczk* | przesyłk* | посылк* | kargo* | gönderi
    お荷物 | 再配達 | 包裹`),
    /** An order, a renewal or a debit that the reader does not know of. */
    charge: phrases(`
    (?:auto-?|automatically |successfully |been |be )?(?:debited|charged|deducted|renewed|renew|billed) | auto[- ]?(?:debit|renewal) | (?:thank you|thanks) for (?:your )?(?:renewing|purchase|purchasing|order|shopping|subscribing|choosing) | authori[sz]ed a payment | payment (?:of|was) … successful | purchase`),
    /** The reader is to telephone and have it undone. */
    callBack: phrases(`
    ring us | on duty | (?:call|phone|dial|contact|reach|speak|get in touch|ring) … (?:us|our|the|support|department|desk|team|helpline|help ?line|help ?desk|toll-? ?free|technicians|centre|center|officer|specialist) | toll-? ?free | help ?line | support number | call (?:now|immediately|right away|today)`),
    undo: phrases(`
    rather not | (?:give|get|gives|have) … (?:every cent|money) back | not your (?:order|purchase) | reverse
    (?:did|do|have)(?: not|n't) (?:authori[sz]e|make|place|recogni[sz]e|request)* | (?:cancel|dispute|refund|stop|reverse) (?:the|this|your|it|a) | (?:wish|want|case you want|like) to cancel | to cancel | not you\\? | mistake | refund | hackers? | virus* | infected`),
    phone: /(?:\+?1[ .-]?)?\(?\b8\d\d\)?[ .-]\d{3}[ .-]\d{4}\b|\+\d{1,3}[ .(-]{1,2}\d{2,4}[ .)-]{1,2}\d{3,4}[ .-]?\d{3,4}/u,
    giftCard: phrases(`
    (?:gift|google play|steam|itunes|apple|amazon|ebay|vanilla|razer) (?:or [a-z]+ )?(?:gift )?cards? | geschenkkarte* | google-play-karten | cartes? (?:cadeaux?|pcs|transcash) | tarjetas? (?:de )?regalo`),
    payOut: phrases(`
    (?:salary|pay|payments?) (?:into|to) … account | new account | account in the | vouchers? | wire | (?:bank |same[- ]day |urgent )?transfer | payment | reimburse* | codes? | direct deposit | balance | purchase | remit* | w-?2
    überweis* | kontostand | codes | virement | codes | transferencia | bonifico | transferência | overboeking | przelew`),
    /** The reader is to keep quiet, or cannot ask back. */
    secrecy: phrases(`
    not a word | phone is off | don't call | no calls | a secret | (?:with|at) the lawyers
    (?:can't|cannot|can not|unable to|couldn't) (?:talk|speak|call|take calls|do it)* | in (?:a|back-to-back|the) … (?:meeting|conference|call)* | in meetings | no calls | (?:keep|let's keep) (?:this|it) (?:between|confidential|a surprise|private)* | (?:don't|do not|must not) (?:discuss|speak|tell|mention)* | discreet* | confidential* | (?:e-?mail|text) only | reply (?:only )?by e-?mail | limited phone | surprise | tied up | between us
    vertraulich* | nicht erreichbar | besprechung | mit niemandem | überraschung | confidentiel* | en réunion | n'en parlez | ne m'appelez pas | confidencial* | reunión | con nadie | riservat* | in riunione | a nessuno | vertrouwelijke? | vergadering | met niemand`),
    /** Somebody has seen or taken what the reader would hide. */
    blackmail: phrases(`
    through your camera | (?:film|video) of (?:it|you) | goes to a forum | customer table | hole in your | (?:took|copied) … (?:data|table|records)
    (?:recorded|filmed) (?:you|a video)* | (?:video|recording|footage) of you | (?:your|the) (?:web ?cam|camera) | hack(?:ed|er|ers)* | spyware | trojan | malware | (?:all )?your contacts | (?:adult|porn)* (?:site|video|sites|videos|movies|material)s? | ddos | leaked | paid me to | little secret
    gehackt | gefilmt | pornoseite* | kontakte | piraté | filmé | site pour adultes | tous vos contacts | hackeado | grabé | páginas porno | hackerato | filmato | siti porno | invadi | gravei | pornô | gehackt | gefilmd | pornosite | włamałem | nagrałem | взломал* | видео`),
    crypto: phrases(`bitcoins? | btc | ethereum | eth | usdt | crypto* | wallet | monero | биткоин*`),
    fortune: phrases(`
    (?:million|billion)s? | (?:[$€£]|usd|us\\$|eur) ?\\d{3}[\\d,.]{4,} | lump sum | large sum | million* | millionen | millones | milioni | milhões | miljoen | \\d[.,]\\d{3}[.,]\\d{3} | trunk box | bank draft | great sum`),
    /** How the fortune comes to him. */
    windfall: phrases(`
    next of kin | beneficiary | inherit* | late (?:husband|client|father|wife|customer) | died | deceased | dying | widow | orphan* | unclaimed | abandoned | donat(?:e|ion|ing) | compensat* | lottery | you(?:'ve| have)? (?:just )?won | winner | consignment | atm card | diplomat* | foreign partner | contract fund | overdue | mutual benefit | invest* in your country | trustworthy
    erbschaft | spende* | begünstigter | witwe | lotto | verstorben* | angehörig* | héritage | héritier | veuve | don | décédé | heredero | fallecido | premiado | vedova | donare | falecido | herdeiro | weduwe | schenken | wdow* | przekazać`),
    stranger: phrases(`
    (?:full|your) names? | god (?:bless|fearing)* | remain blessed | dear (?:friend|beloved|beneficiary|sir)* | attn | barrister | attorney | (?:private|personal) e-?mail | trust* | honest* | (?:reply|contact|get back) … (?:me|agent|secretary|lawyer|urgently|with) | confidential* | risk[- ]free | no risk | 50/50 | selected | name and phone
    vollständigen namen | gott | vertraulich | rechtsanwalt | dieu | notaire | confiance | nombre completo | abogado | dio | avvocato | nome completo | deus | god | naam, adres | bóg | uczciwej`),
    promise: phrases(`
    paid (?:nightly|every|each|daily) | \\d+(?:[.,]\\d+)? ?(?:%|percent) (?:a|per|each|every) (?:day|week|month) | (?:no|without) (?:cv|interview|experience)
    (?:earn|make|get|profit|income|salary|paid|pay)* … (?:[$€£] ?\\d[\\d.,]*|daily|per day|a day|weekly|a week|instantly|per month) | guaranteed* | no experience | work from home | part-?time | passive income | no credit check | loans? | profits? | interest rate | cheap* | best (?:price|rate)s? | free (?:trial|spins|test) | 100%
    verdienen | keine erfahrung | kredit* | prêts? | gagnez | sans expérience | préstamos? | gana | ganar | prestit[oi] | guadagna | empréstimo | ganhe | verdien | pożyczk* | zarabiaj | kazan* | 赚钱 | 稼`),
    chatApp: phrases(`whats ?app | telegram | wechat | signal messenger | hangouts`),
    scanCode: phrases(`(?:point|hold) your phone | (?:scan|use|open) … (?:qr|qr-) ?code | qr ?code … (?:scan|phone|camera)* | scannen sie | scannez | escanee | scansiona`),
    workLogin: phrases(`
    (?:work|company|corporate|office|employee) (?:e-?mail|account|login|password) | (?:multi|two)-factor | mfa | 2fa | authenticat* | re-?authenticate | password | log ?in | sign ?in | payroll | salary | hr | benefits`),
    archivePassword: phrases(`(?:password|passcode|passwort|mot de passe|contraseña|hasło|pass) ?(?:is|:|=|ist|for|to)? ?['"]?[a-z]{0,9}\\d+ | with password | protected`),
};
/** True when the message speaks of every one of `wanted`. */
function speaksOf(evidence, ...wanted) {
    const text = evidence.words.slice(0, searchedLength);
    return wanted.every((concept) => concepts[concept].test(text));
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/link-hosts.js
/** Hosts and top-level domains that links of fraud go to more often than others. */

/** Hosts that only hand on to another address. */
const shorteners = new Set(`bit.ly tinyurl.com t.co goo.gl ow.ly is.gd buff.ly rebrand.ly cutt.ly shorturl.at rb.gy tiny.cc t.ly s.id bl.ink
   adf.ly v.gd soo.gd qr.ae trib.al lnkd.in dlvr.it shrtco.de 1url.com x.co`.split(/\s+/u));
/** Top-level domains in which abuse is many times the mean, by the yearly lists of abuse desks. */
const abusedTlds = new Set('zip mov top xyz click link gq cf ml ga tk work loan men bid stream download racing review accountant date faith win party trade science cricket country kim rest buzz cyou icu monster quest sbs cfd bond beauty hair makeup'.split(' '));
/** Where anybody puts up a form or a site in a minute, without a name of his own. */
const freeHosts = /(?:^|\.)(?:forms\.gle|forms\.office\.com|(?:docs|sites)\.google\.com|(?:weebly|wixsite|webflow|jotform|typeform|formstack|000webhostapp|blogspot|wordpress|godaddysites|square|mystrikingly|webnode|yolasite)\.(?:com|io|site|page)|(?:web|firebaseapp|pages|r2|workers|netlify|vercel|glitch|surge|replit|herokuapp|onrender|github)\.(?:app|dev|me|sh|com|io)|ipfs\.io|t\.me|wa\.me)$/u;
/** True for a public address shortener. */
function isShortener(host) {
    return shorteners.has(registeredDomain(host));
}
/** True for a host in a top-level domain that is abused very often. */
function hasAbusedTld(host) {
    return abusedTlds.has(host.split('.').at(-1) ?? '');
}
/** True for a host at which anybody can publish a form or a site for nothing. */
function hostsForms(host) {
    return freeHosts.test(host);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/mailboxes.js
/** Domains at which anybody gets a mailbox. */
/** Names with "freemail" or "webmail" too, as the reserved domains have none. */
const freemailPattern = /^(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|aol|gmx|mail|web|icloud|proton|protonmail|yandex|zoho|inbox|rediffmail|tutanota|163|126|qq|excite|lycos|netscape|juno|eudoramail)\.(?:[a-z]{2,4})(?:\.[a-z]{2})?$|(?:^|\.)(?:freemail|webmail)\./u;
/** True for a provider of free mailboxes; false for `null`, no domain. */
function isFreemail(domain) {
    return domain !== null && freemailPattern.test(domain);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/spam-rule.js
/** The shape of a rule of the built-in engine, and what all of them look at. */
/** 1 for a claim that holds, else 0: for rules that fire or do not. */
function once(claim) {
    return claim ? 1 : 0;
}
/** Points of one rule on one message. */
function scoreOf(rule, evidence) {
    const count = rule.count(evidence);
    return count === 0 ? 0 : (rule.weights[Math.min(count, rule.weights.length) - 1] ?? 0);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/fraud-rules.js
/** Rules on fraud of today: well-formed mail that is known by what it asks for, how fast, and by which way. */






const own = 'presend, own rule (version 2)';
const scamPages = 'FTC and Action Fraud: how phishing, gift card and refund scams work (2025)';
function hasWebPage({ content }) {
    return content.message.attachments.some(({ filename }) => /\.(?:x?html?|svg)$/iu.test(filename ?? ''));
}
/** The reader can be led to a page: by a link, or by a page that is attached. */
function leadsSomewhere(evidence) {
    return evidence.content.links.length > 0 || hasWebPage(evidence);
}
/** All links leave the sender's own domain. */
function leadsOnlyAway({ content, fromDomain }) {
    return (fromDomain !== null &&
        content.links.length > 0 &&
        content.links.every(({ target }) => registeredDomain(target.host) !== registeredDomain(fromDomain)));
}
/** A link goes to the sender's own domain, as in every honest receipt. */
function leadsHome({ content, fromDomain }) {
    return (fromDomain !== null &&
        content.links.some(({ target }) => registeredDomain(target.host) === registeredDomain(fromDomain)));
}
function greetsNobody({ words }) {
    return /\b(?:dear|hello|hi|attention) (?:valued )?(?:customer|client|user|member|taxpayer|colleague|owner)\b|sehr geehrter kunde|cher client|estimado cliente|gentile cliente|prezado cliente|geachte klant|szanowny kliencie|уважаемый клиент/u.test(words);
}
/** How many kinds of evidence stand together in a mail that threatens and leads somewhere. */
function phishingStrikes(evidence) {
    if (!leadsSomewhere(evidence) || !speaksOf(evidence, 'loss'))
        return 0;
    const isHurried = speaksOf(evidence, 'hurry');
    const asks = speaksOf(evidence, 'confirm');
    const wantsSecret = speaksOf(evidence, 'secret');
    if (!asks && !wantsSecret)
        return 0;
    return once(isHurried) + once(asks) + once(wantsSecret) + once(leadsOnlyAway(evidence) || greetsNobody(evidence));
}
function showsForeignBrand({ content, fromDomain }) {
    const brand = brandOfName(content.message.from[0]?.displayName ?? '');
    return brand !== null && fromDomain !== null && !brandOwns(brand, fromDomain);
}
/** Errands are short: the reader is to ask back by mail. */
const longestErrand = 160;
function hasArchive({ content }) {
    return content.message.attachments.some(({ filename }) => /\.(?:zip|rar|7z|gz|iso)$/iu.test(filename ?? ''));
}
function isFromAnybody({ content, fromDomain }) {
    return isFreemail(fromDomain) || isFreemail(content.message.replyTo[0]?.domain ?? null);
}
const fraudRules = [
    {
        name: 'THREAT_AND_LOGIN_LINK',
        // Four kinds of evidence are enough, whatever honest words stand around them.
        weights: [0, 1.6, 3.2, 7],
        description: 'The text threatens a loss, asks the reader to confirm an identity or a secret, and links to a page for it.',
        fix: 'State what happened, address the reader by name, and don’t pair a threat with a login link.',
        source: scamPages,
        count: phishingStrikes,
    },
    {
        name: 'FEE_BEFORE_DELIVERY',
        weights: [2, 3.4],
        description: 'A small fee is to be paid by link, at once, for a parcel, a fine or a toll.',
        fix: 'Name shipment and payer, set a fair term, and take fees in the checkout or at the door.',
        source: scamPages,
        count: (evidence) => leadsSomewhere(evidence) && speaksOf(evidence, 'fee', 'parcel', 'payNow')
            ? once(speaksOf(evidence, 'hurry')) + once(speaksOf(evidence, 'loss'))
            : 0,
    },
    {
        name: 'CALL_TO_UNDO_A_CHARGE',
        weights: [3, 4.4],
        description: 'A charge the reader does not know, and a telephone number to have it undone.',
        fix: 'Let customers cancel in their account; put the number on your site.',
        source: scamPages,
        count: (evidence) => (isFromAnybody(evidence) || !leadsHome(evidence)) &&
            speaksOf(evidence, 'undo', 'callBack', 'phone') &&
            (speaksOf(evidence, 'charge') || speaksOf(evidence, 'loss'))
            ? 1 + once(isFromAnybody(evidence) || speaksOf(evidence, 'hurry'))
            : 0,
    },
    {
        name: 'ERRAND_IN_SECRET',
        weights: [1.2, 4],
        description: 'Gift cards or a transfer are asked for, and the reader is to keep quiet or cannot ask back.',
        fix: 'Ask for payments by your usual process, and let people ask back.',
        source: scamPages,
        count: (evidence) => evidence.wordCount <= longestErrand && speaksOf(evidence, 'secrecy')
            ? once(speaksOf(evidence, 'payOut')) +
                once(speaksOf(evidence, 'giftCard') || speaksOf(evidence, 'hurry', 'payOut'))
            : 0,
    },
    {
        name: 'BLACKMAIL_FOR_COINS',
        weights: [4],
        description: 'Somebody claims to have seen or taken something, and wants to be paid in coins.',
        fix: 'Remove the threat; no honest mail has one.',
        source: scamPages,
        count: (evidence) => once(speaksOf(evidence, 'blackmail', 'crypto') &&
            /(?<!\p{L})(?:pay|send|transfer|überweis|envoyez|transfiera|envíe|paga|envie|betaal|wyślij|переведите)/u.test(evidence.words)),
    },
    {
        name: 'FORTUNE_FROM_A_STRANGER',
        weights: [2.8],
        description: 'A stranger has a fortune for the reader and wants an answer in confidence.',
        fix: 'Name who pays what and why; do not ask for personal data by reply.',
        source: scamPages,
        count: (evidence) => once(evidence.content.links.length === 0 && speaksOf(evidence, 'fortune', 'windfall', 'stranger')),
    },
    {
        name: 'MONEY_BY_CHAT_APP',
        weights: [3],
        description: 'Earnings, loans or cheap goods are promised, and the talk is to go on in a chat app.',
        fix: 'Let readers answer to your own address or site.',
        source: scamPages,
        count: (evidence) => once(speaksOf(evidence, 'chatApp', 'promise')),
    },
    {
        name: 'WALLET_PHRASE_WANTED',
        weights: [3.2],
        description: 'A wallet is to be connected, verified or restored.',
        fix: 'Never ask for a recovery phrase; tell customers that you never do.',
        source: scamPages,
        count: (evidence) => once(evidence.content.links.length > 0 &&
            /(?:connect|verify|validate|sync|import|restore|link)\p{L}* (?:\S+ ){0,4}(?:wallet|device|phrase|seed)|wallet (?:\S+ ){0,4}verifi|(?:12|24)[ -](?:word|wört)/u.test(evidence.words) &&
            !/never (?:ask|share|type|enter)|nobody .{0,40} ask/u.test(evidence.words)),
    },
    {
        name: 'QR_CODE_TO_LOG_IN',
        weights: [3],
        description: 'A QR code is to be scanned to log in or to see pay or benefits.',
        fix: 'Give a link readers can see; a code hides where it leads.',
        source: 'FBI, public service announcements on QR codes (2022)',
        count: (evidence) => once(speaksOf(evidence, 'scanCode', 'workLogin') && (speaksOf(evidence, 'hurry') || speaksOf(evidence, 'loss'))),
    },
    {
        name: 'ARCHIVE_WITH_PASSWORD',
        weights: [2.8],
        description: 'An archive is attached whose password stands in the text, so that no scanner sees into it.',
        fix: 'Share the file by a link that needs a log-in.',
        source: own,
        count: (evidence) => once(hasArchive(evidence) && speaksOf(evidence, 'archivePassword')),
    },
    {
        name: 'FROM_BRAND_AT_FOREIGN_DOMAIN',
        weights: [2],
        description: 'The sender’s name shows a well-known brand, and the address is not of its domain.',
        fix: 'Send under your own name.',
        source: 'Gmail guidelines: display name not misleading (2026-03-21)',
        count: (evidence) => once(showsForeignBrand(evidence)),
    },
    {
        name: 'ABUSED_TLD_WITH_REQUEST',
        weights: [1.6],
        description: 'Secrets, a payment or a gain are the subject, and the link leads into a much abused top-level domain.',
        fix: 'Link to your main domain.',
        source: own,
        count: (evidence) => once(evidence.content.links.some(({ target }) => hasAbusedTld(target.host)) &&
            ['secret', 'loss', 'fee', 'promise', 'crypto'].some((concept) => speaksOf(evidence, concept))),
    },
    {
        name: 'FORM_AT_FREE_HOST',
        weights: [1.8],
        description: 'Secrets or a payment are asked for, and the page lies at a free host of forms and sites.',
        fix: 'Put the page on your own domain.',
        source: own,
        count: (evidence) => once(evidence.content.links.some(({ target }) => hostsForms(target.host)) &&
            (speaksOf(evidence, 'secret') || speaksOf(evidence, 'loss') || speaksOf(evidence, 'fee', 'hurry'))),
    },
];

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/header-rules.js
/** Rules on the header section and the subject. None of them asks how old the mail program is. */




const header_rules_own = 'presend, own rule (version 1)';
const rfc = 'RFC 5322 §3.6';
function replyDomain(evidence) {
    return evidence.content.message.replyTo[0]?.domain ?? null;
}
/** Roles that no company fills from a free mailbox. */
const authorityNames = /\b(?:ceo|cfo|director|manager|payroll|hr|human resources|help ?desk|support|admin(?:istrator)?|security|billing|accounts?|barrister|attorney|bank|department|dept|service|board|team|office|office desk|loan|lender|lotto|claims)\b/iu;
/** The same in the address: `ceo.office77@`, `fast.loans@`. */
const officeMailbox = /(?:^|[._-])(?:ceo|cfo|director|executive|payroll|hr|helpdesk|support|admin|security|billing|accounts?|barrister|attorney|bank|office|desk|loans?|lenders?|lotto|claims|jobs|career|recruit\w*|remotehr|seo|webgrowth|ranking|invoice|orders?|refund)\d*(?:[._-]\w+)*@/iu;
function isFromSelf(evidence) {
    const from = evidence.content.message.from[0]?.address.toLowerCase();
    const to = fieldValue(evidence.content.message, 'to')?.toLowerCase() ?? '';
    return from !== undefined && from.includes('@') && to.includes(from) && !/^\[|\bre:/u.test(evidence.subject);
}
function header_rules_letters(text) {
    return text.replaceAll(/[^\p{L}]/gu, '');
}
function isShouting(text) {
    const found = header_rules_letters(text);
    return found.length >= 10 && found === found.toUpperCase() && found !== found.toLowerCase();
}
const header_rules_headerRules = [
    {
        name: 'SUBJECT_ALL_CAPITALS',
        weights: [1.6],
        description: 'The subject is all capitals.',
        fix: 'Write it in sentence case.',
        source: header_rules_own,
        count: ({ content }) => once(isShouting(content.subject)),
    },
    {
        name: 'SUBJECT_EXCLAIMS',
        weights: [0.8],
        description: 'The subject has several exclamation marks, or one together with a question mark or a sum.',
        fix: 'Drop them: a statement needs none.',
        source: header_rules_own,
        count: ({ content }) => once(/!.*!|!.*[?$€£]|[?$€£].*!/u.test(content.subject)),
    },
    {
        name: 'SUBJECT_SUM_OF_MONEY',
        weights: [0.6],
        description: 'The subject names a sum of money or a percentage.',
        fix: 'Put the amount into the body, except in receipts and invoices.',
        source: header_rules_own,
        count: ({ content }) => once(/[$€£] ?\d|\d ?%|\d ?(?:usd|eur|dollars)\b/iu.test(content.subject)),
    },
    {
        name: 'SUBJECT_FALSE_REPLY',
        weights: [0.4],
        description: 'The subject begins with “Re:” or “Fwd:”, and the message answers nothing.',
        fix: 'Remove “Re:” or “Fwd:”.',
        source: 'Gmail guidelines: no Re: or Fwd: unless it is one (2026-03-21)',
        count: ({ content }) => once(/^(?:re|fwd?|aw|wg)\s*:/iu.test(content.subject) && !answersSomething(content.message)),
    },
    {
        name: 'SUBJECT_SPACED_OUT',
        weights: [2.2],
        description: 'The subject has s p a c e d letters or long runs of blanks with a tag behind them.',
        fix: 'Write words normally.',
        source: header_rules_own,
        count: ({ content }) => once(/(?:\b\p{L}[ .*_-]){5,}\p{L}\b|\S {6,}\S/u.test(content.subject)),
    },
    {
        name: 'SUBJECT_MISSING',
        weights: [1.2],
        description: 'There is no subject.',
        fix: 'Fill in the subject; check the data file.',
        source: rfc,
        count: ({ content }) => once(content.subject.trim() === ''),
    },
    {
        name: 'SUBJECT_BRACKETED_AD',
        weights: [2],
        description: 'The subject says itself that this is advertising (ADV:, [ad]).',
        fix: 'Remove the mark; ask for consent instead.',
        source: header_rules_own,
        count: ({ content }) => once(/^\W*(?:adv|ad)\s*[:\])]/iu.test(content.subject)),
    },
    {
        name: 'INVISIBLE_IN_WORDS',
        weights: [2.4],
        description: 'Invisible characters stand inside words, as is done to slip past filters.',
        fix: 'Remove zero-width characters; they often come with pasted text.',
        source: header_rules_own,
        count: ({ content }) => once(hasSplitLatinWord(`${content.subject} ${content.visibleText.slice(0, 20_000)}`)),
    },
    {
        name: 'MIXED_ALPHABETS_IN_WORD',
        weights: [2.4],
        description: 'Letters of different alphabets stand in one word: look-alikes.',
        fix: 'Remove look-alike characters, often pasted in.',
        source: 'Unicode UTS #39 §5.1',
        count: ({ content }) => once(hasMixedScriptWord(`${content.subject} ${content.visibleText.slice(0, 20_000)}`)),
    },
    {
        name: 'FROM_FREEMAIL_AUTHORITY',
        weights: [1.6],
        description: 'The sender’s name or mailbox is that of an office or a role, at a provider of free mailboxes.',
        fix: 'Send from your own domain.',
        source: header_rules_own,
        count: ({ content: { message }, fromDomain }) => once(isFreemail(fromDomain) &&
            (authorityNames.test(message.from[0]?.displayName ?? '') ||
                officeMailbox.test(message.from[0]?.address ?? ''))),
    },
    {
        name: 'FROM_NAME_SHOWS_ADDRESS',
        weights: [2],
        description: 'The display name shows a mail address or domain other than the real one.',
        fix: 'Take the address out of the display name.',
        source: 'Gmail guidelines: display name not misleading (2026-03-21)',
        count: ({ content, fromDomain }) => once(showsOtherDomain(content.message.from[0]?.displayName ?? '', fromDomain)),
    },
    {
        name: 'REPLY_TO_FREEMAIL',
        weights: [1.6],
        description: 'Answers go to a free mailbox although From: is something else.',
        fix: 'Use a Reply-To of your own domain.',
        source: header_rules_own,
        count: (evidence) => once(isFreemail(replyDomain(evidence)) && replyDomain(evidence) !== evidence.fromDomain),
    },
    {
        name: 'REPLY_TO_OTHER_DOMAIN',
        weights: [0.5],
        description: 'Reply-To is of another domain than From:.',
        fix: 'Use the same organizational domain, or drop Reply-To.',
        source: header_rules_own,
        count: (evidence) => once(isOtherDomain(replyDomain(evidence), evidence.fromDomain) &&
            fieldCount(evidence.content.message, 'list-id') === 0),
    },
    {
        name: 'FROM_IS_RECIPIENT',
        weights: [1.8],
        description: 'From: and To: are the same address.',
        fix: 'Send from an address of your own.',
        source: header_rules_own,
        count: (evidence) => once(isFromSelf(evidence)),
    },
    {
        name: 'RECIPIENT_UNDISCLOSED',
        weights: [1],
        description: 'To: is missing, empty or says “undisclosed recipients”.',
        fix: 'Send one message per recipient with a real To:.',
        source: rfc,
        count: ({ content }) => once(hasNoRecipient(content.message)),
    },
    {
        name: 'MESSAGE_ID_MISSING',
        weights: [0.8],
        description: 'There is no Message-ID.',
        fix: 'Let the mail library write one.',
        source: `${rfc}.4`,
        count: ({ content }) => once(fieldCount(content.message, 'message-id') === 0),
    },
    {
        name: 'DATE_MISSING',
        weights: [1.2],
        description: 'There is no Date field, or it holds no date.',
        fix: 'Let the mail library write it.',
        source: `${rfc}.1`,
        count: ({ content }) => once(Number.isNaN(Date.parse(fieldValue(content.message, 'date') ?? ''))),
    },
    {
        name: 'MARKED_URGENT',
        weights: [0.6],
        description: 'The message is marked urgent (X-Priority, Importance).',
        fix: 'Drop X-Priority and Importance from mailings.',
        source: header_rules_own,
        count: ({ content }) => once(/^\s*1/u.test(fieldValue(content.message, 'x-priority') ?? '') ||
            /high/iu.test(fieldValue(content.message, 'importance') ?? '')),
    },
    {
        name: 'FROM_DIGITS',
        weights: [0.8],
        description: 'The From: address is full of digits, as made by a machine.',
        fix: 'Send from an address that people can read.',
        source: header_rules_own,
        count: ({ content }) => once(/^[a-z]*\d{5,}[a-z]*@|^[a-z]+\d+[a-z]+\d+[a-z0-9]*@/iu.test(content.message.from[0]?.address ?? '')),
    },
];
function answersSomething(message) {
    return fieldCount(message, 'in-reply-to') > 0 || fieldCount(message, 'references') > 0;
}
function hasSplitLatinWord(text) {
    // Soft hyphens are where a long word may break, and joiners belong to some scripts: only Latin words count.
    return /[a-z][\u200B\u2060-\u2064\uFEFF][a-z]/iu.test(text);
}
function hasMixedScriptWord(text) {
    return /(?=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{3,})(?:\p{Script=Latin}+[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]+\p{Script=Latin})/u.test(text);
}
function showsOtherDomain(displayName, fromDomain) {
    const shown = /(?:@|^|\s)((?:[a-z0-9-]+\.)+(?:com|net|org|example|de|co|io|test))\b/iu
        .exec(displayName)?.[1]
        ?.toLowerCase();
    return shown !== undefined && fromDomain !== null && registeredDomain(shown) !== registeredDomain(fromDomain);
}
function isOtherDomain(domain, fromDomain) {
    return domain !== null && fromDomain !== null && registeredDomain(domain) !== registeredDomain(fromDomain);
}
function hasNoRecipient(message) {
    const to = fieldValue(message, 'to');
    const isEmpty = to === null || to.trim() === '';
    return (isEmpty && fieldValue(message, 'cc') === null) || /undisclosed/iu.test(to ?? '');
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/html-rules.js
/** Rules on the HTML part, the text part and attachments. */


const html_rules_own = 'presend, own rule (version 1)';
/** Words that are misspelt on purpose. Plain spellings of them do not count. */
const disguisedWords = new Set('viagra cialis levitra pharmacy rolex omega cartier breitling paypal microsoft password account casino mortgage refinance credit loan free money cash bitcoin porn penis pills click remove unsubscribe guaranteed'.split(' '));
function undisguise(word) {
    return word
        .replaceAll('0', 'o')
        .replaceAll(/[1!|]/gu, 'i')
        .replaceAll('3', 'e')
        .replaceAll(/[4@]/gu, 'a')
        .replaceAll(/[5$]/gu, 's')
        .replaceAll(/[._*-]/gu, '');
}
function countDisguised(words) {
    const found = new Set();
    for (const [word] of words.slice(0, 20_000).matchAll(/[a-z0-9@$!|][a-z0-9@$!|._*-]{3,20}/gu)) {
        if (/^[a-z]+$/u.test(word) || !/[a-z]/u.test(word))
            continue;
        const variants = [undisguise(word), undisguise(word.replaceAll('1', 'l'))];
        const meant = variants.find((variant) => disguisedWords.has(variant));
        // "free-", "e-mail": a hyphen at the rim or one ordinary compound is no disguise.
        if (meant !== undefined && word.replaceAll(/[^a-z0-9@$!|]/gu, '') !== meant)
            found.add(meant);
        else if (meant !== undefined && /^(?:[a-z][._*-]){3,}/u.test(word))
            found.add(meant);
    }
    return found.size;
}
function wordCount(text) {
    return text.split(/\s+/u).filter((word) => /\p{L}{2}/u.test(word)).length;
}
function isImageOnly({ content }) {
    const images = content.html?.images.filter((image) => !image.isTracker) ?? [];
    return images.length > 0 && wordCount(content.visibleText) < 25;
}
function isHtmlAlone({ content }) {
    return content.message.html !== null && (content.message.text ?? '').trim() === '';
}
function tagCount(evidence, ...names) {
    return names.reduce((count, name) => count + (evidence.content.html?.tagCounts.get(name) ?? 0), 0);
}
function shoutedShare(text) {
    const sentences = text.split(/[\n.!?]+/u).filter((part) => part.replaceAll(/[^\p{L}]/gu, '').length >= 12);
    const shouted = sentences.filter((part) => part === part.toUpperCase() && part !== part.toLowerCase());
    return sentences.length === 0 ? 0 : shouted.length / sentences.length;
}
const htmlRules = [
    {
        name: 'HTML_WITHOUT_TEXT',
        weights: [0.5],
        description: 'There is only an HTML part.',
        fix: 'Send multipart/alternative with a text part.',
        source: 'RFC 2046 §5.1.4',
        count: (evidence) => once(isHtmlAlone(evidence)),
    },
    {
        name: 'IMAGE_ONLY',
        weights: [1.8],
        description: 'The message is pictures with almost no words.',
        fix: 'Write the offer as text; the image illustrates it.',
        source: html_rules_own,
        count: (evidence) => once(isImageOnly(evidence)),
    },
    {
        name: 'HIDDEN_TEXT',
        weights: [1, 2.6],
        description: 'Text is hidden by a style or a style sheet, beside the usual preheader.',
        fix: 'Remove it; a preheader should be hidden with one usual idiom and carry readable text.',
        source: 'Gmail guidelines: content hidden by HTML or CSS (2026-03-21)',
        count: ({ content }) => hiddenStrikes(content.html?.hiddenText ?? ''),
    },
    {
        name: 'WORDS_SPLIT_BY_TAGS',
        weights: [0, 1.2, 2, 3],
        description: 'Comments or empty tags stand in the middle of words.',
        fix: 'Remove leftovers of editors inside words.',
        source: html_rules_own,
        count: ({ content }) => content.html?.splitWordCount ?? 0,
    },
    {
        name: 'HTML_PASSWORD_FORM',
        weights: [3.2],
        description: 'The mail itself has a form that asks for a password.',
        fix: 'Link to your sign-in page; mail programs drop forms.',
        source: html_rules_own,
        count: ({ content }) => once(content.html?.hasPasswordField === true),
    },
    {
        name: 'HTML_FORM',
        weights: [1.4],
        description: 'The mail contains a form.',
        fix: 'Link to a page with the form; mail programs drop forms.',
        source: html_rules_own,
        count: (evidence) => once(tagCount(evidence, 'form') > 0 && evidence.content.html?.hasPasswordField === false),
    },
    {
        name: 'HTML_ACTIVE_CONTENT',
        weights: [2],
        description: 'The mail contains a script, frame or embedded object.',
        fix: 'Remove it: mail programs drop it.',
        source: html_rules_own,
        count: (evidence) => once(tagCount(evidence, 'iframe', 'object', 'embed', 'applet') + scriptCount(evidence) > 0),
    },
    {
        name: 'HTML_OLD_SHOUTING',
        weights: [0.9],
        description: 'Very large fonts, centred and blinking text make the mail shout.',
        fix: 'Use CSS sizes; headings up to about 32 px.',
        source: html_rules_own,
        count: (evidence) => once(tagCount(evidence, 'font') > 0 && tagCount(evidence, 'center', 'blink', 'marquee', 'big') > 0),
    },
    {
        name: 'TEXT_SHOUTS',
        weights: [1.2, 2.2],
        description: 'Much of the text is all capitals.',
        fix: 'Write in sentence case.',
        source: html_rules_own,
        count: ({ content }) => {
            const share = shoutedShare(content.visibleText.slice(0, 40_000));
            return once(share > 0.25) + once(share > 0.5);
        },
    },
    {
        name: 'TEXT_EXCLAIMS',
        weights: [0.9],
        description: 'Rows of exclamation marks or currency signs.',
        fix: 'One mark is enough.',
        source: html_rules_own,
        count: ({ words }) => once(/!{3,}|\${3,}|(?:![^!]{0,120}){6}/u.test(words.slice(0, 40_000))),
    },
    {
        name: 'WORDS_DISGUISED',
        weights: [2, 3.4],
        description: 'Words are misspelt with digits and signs, as is done to slip past filters.',
        fix: 'Spell words normally.',
        source: html_rules_own,
        count: ({ words }) => countDisguised(words),
    },
    {
        name: 'CRYPTO_ADDRESS',
        weights: [1.8],
        description: 'A crypto wallet’s address stands in the text.',
        fix: 'Link to a payment page.',
        source: html_rules_own,
        count: ({ content }) => once(/\b(?:bc1[a-z0-9-]{14,60}|[13][a-km-zA-HJ-NP-Z1-9]{25,34}|0x[a-fA-F0-9]{40})\b/u.test(content.visibleText.slice(0, 40_000))),
    },
    {
        name: 'ATTACHMENT_RUNS_CODE',
        weights: [4],
        description: 'An attachment is a program, a script, or an archive with one inside.',
        fix: 'Link to the file on your site instead.',
        source: 'Gmail, blocked file types, answer 6590',
        count: ({ content }) => once(findRiskyAttachment(content.message.attachments) !== null),
    },
    {
        name: 'ATTACHMENT_WEB_PAGE',
        weights: [3],
        description: 'An attachment is a web page, as used for false sign-in forms.',
        fix: 'Link to the page instead.',
        source: html_rules_own,
        count: ({ content }) => once(content.message.attachments.some(({ filename }) => /\.(?:x?html?|svg|mht(?:ml)?)$/iu.test(filename ?? ''))),
    },
];
function hiddenStrikes(hiddenText) {
    const count = wordCount(hiddenText);
    return once(count >= 8) + once(count >= 40);
}
function scriptCount(evidence) {
    const dataScripts = evidence.content.html?.structuredTypes.length ?? 0;
    return dataScripts > 0 ? 0 : tagCount(evidence, 'script');
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/link-rules.js
/** Rules on links: where they lead, and what they pretend. */




const advice = 'facts of the providers: links visible and understandable, text and target agree (Gmail guidelines, 2026-03-21)';
const link_rules_own = 'presend, own rule (version 1)';
function hosts(evidence) {
    return [...new Set(evidence.content.links.map(({ target }) => target.host))];
}
function countLinks(evidence, is) {
    return new Set(evidence.content.links.filter(is).map(({ target }) => target.host)).size;
}
/** A name that readers take for a web address, even without https:// before it. "Node.js" is none. */
const shownHostPattern = /^(?:https?:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,24}|(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|edu|gov|app|dev|shop|online|site|store|example|test|(?!js|ts|py|md|rs)[a-z]{2}))(?:[/:?#]\S*)?$/iu;
/** The host a link's text shows, when the text is an address itself. */
function shownHost(text) {
    const shown = text.trim();
    if (!shownHostPattern.test(shown))
        return null;
    return readLinkTarget(/^https?:/iu.test(shown) ? shown : `https://${shown}`)?.host ?? null;
}
function showsAnotherHost({ target, text }) {
    const shown = shownHost(text);
    return shown !== null && registeredDomain(shown) !== registeredDomain(target.host);
}
/** A brand in front of, or inside, somebody else's name: paypal.com.login.example, secure-paypal.example. */
function imitatesBrand(host) {
    const words = host.split(/[.-]/u);
    return (words.length > 1 &&
        imitatedBrands.some((brand) => words.includes(brand) && !brandOwns(brand, host) && (!isOrdinaryWord(brand) || words.some(isLoginWord))));
}
/** `com` as in apple.com.login.example. */
function isLoginWord(word) {
    return /^(?:com|net|id|log-?in|sign-?in|auth|secure|security|accounts?|verify|verification|update|billing|pay|payments?|support|service|alert|unlock|reset|password|wallet|web|mail|online|help)$/u.test(word);
}
/** One letter for all that look like it. */
function plain(text) {
    return text
        .replaceAll('0', 'o')
        .replaceAll(/[1l|]/gu, 'i')
        .replaceAll('rn', 'm')
        .replaceAll('vv', 'w')
        .replaceAll('5', 's')
        .replaceAll('3', 'e');
}
/** Letters exchanged for look-alike digits in a known name: paypa1, micros0ft, arnazon. */
function looksLikeBrand(host) {
    const words = host.split(/[.-]/u).filter((word) => word.length > 4);
    return words.some((word) => imitatedBrands.some((brand) => word !== brand && plain(word) === plain(brand)));
}
const linkRules = [
    {
        name: 'LINK_TO_IP_ADDRESS',
        weights: [2.6],
        description: 'A link leads to an IP address instead of a host name.',
        fix: 'Use a host name of your own domain.',
        source: 'Apple, postmaster page 102322: no URLs with IP addresses (2025-02-25)',
        count: (evidence) => once(evidence.content.links.some(({ target }) => target.isAddress)),
    },
    {
        name: 'LINK_TEXT_OTHER_HOST',
        weights: [1.8, 2.6],
        description: 'A link’s text shows one web address, and the link leads to another domain.',
        fix: 'Use words, not addresses, as link text; or track clicks on a host below your own domain.',
        source: advice,
        count: (evidence) => countLinks(evidence, showsAnotherHost),
    },
    {
        name: 'LINK_BRAND_IN_FOREIGN_HOST',
        weights: [2.6],
        description: 'A host name carries a well-known brand that does not own it.',
        fix: 'Link to the brand’s own host, or drop its name from yours.',
        source: link_rules_own,
        count: (evidence) => once(hosts(evidence).some((host) => imitatesBrand(host))),
    },
    {
        name: 'LINK_LOOK_ALIKE_HOST',
        weights: [3.2],
        description: 'A host name imitates a well-known name with look-alike letters.',
        fix: 'Check the address: type it anew.',
        source: link_rules_own,
        count: (evidence) => once(hosts(evidence).some((host) => looksLikeBrand(host))),
    },
    {
        name: 'LINK_PUNYCODE_HOST',
        weights: [0.9],
        description: 'A host name has letters outside ASCII (xn--), which are easily confused.',
        fix: 'Link to an ASCII name where you have one.',
        source: 'Gmail guidelines, UTS #39 §5.2 (2026-03-21)',
        count: (evidence) => once(hosts(evidence).some((host) => /(?:^|\.)xn--/u.test(host) && !registersAuthor(evidence, host))),
    },
    {
        name: 'LINK_WITH_USER_NAME',
        weights: [3],
        description: 'A link hides its host behind a user name: https://bank.example@other.example/.',
        fix: 'Remove what stands before the @.',
        source: 'WHATWG URL, §4.7 security considerations',
        count: (evidence) => once(evidence.content.links.some(({ target }) => target.hasUserinfo)),
    },
    {
        name: 'LINK_SHORTENER',
        weights: [1.2, 1.6],
        description: 'A link goes through a public address shortener, which hides where it leads.',
        fix: 'Link to the page itself, or shorten on a host of your own domain.',
        source: link_rules_own,
        count: (evidence) => countLinks(evidence, ({ target }) => isShortener(target.host)),
    },
    {
        name: 'LINK_ODD_PORT',
        weights: [1.4],
        description: 'A link names a port of its own.',
        fix: 'Serve the page on the usual port.',
        source: link_rules_own,
        count: (evidence) => once(evidence.content.links.some(({ target }) => target.port !== '')),
    },
    {
        name: 'LINK_ABUSED_TLD',
        weights: [0.8],
        description: 'A link leads into a top-level domain that is abused very often.',
        fix: 'Prefer your main domain for links.',
        source: link_rules_own,
        count: (evidence) => once(hosts(evidence).some(hasAbusedTld)),
    },
    {
        name: 'LINK_CARRIES_ADDRESS',
        weights: [0.9],
        description: 'A link carries the recipient’s mail address in the clear.',
        fix: 'Put an opaque token into the link instead of the address.',
        source: link_rules_own,
        count: (evidence) => once(evidence.content.links.some(({ target }) => carriesAddress(target.path))),
    },
    {
        name: 'LINK_SHOUTS',
        weights: [0.9],
        description: 'A link’s text is all capitals.',
        fix: 'Write link texts in sentence case; let the style make them large.',
        source: link_rules_own,
        count: (evidence) => once(evidence.content.links.some(({ text }) => /^[^a-z]*\b[A-Z]{3,}(?: +[A-Z]{2,}){1,}[^a-z]*$/u.test(text))),
    },
];
function carriesAddress(path) {
    return /[?&=/](?:[a-z0-9._-]{1,64})(?:@|%40)[a-z0-9-]{1,63}\.[a-z]{2,24}/iu.test(path);
}
function registersAuthor(evidence, host) {
    return evidence.fromDomain !== null && registeredDomain(evidence.fromDomain) === registeredDomain(host);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/word-table-rules.js
/** What the word table adds to the score, or takes from it: one judgement in two rules. */

const source = 'presend, word table learnt from training/ by npm run train';
/** Points for a margin of 1, up to `wordPointsLimit`. */
const pointsPerMargin = 15;
/** Below the threshold of 5: words alone make no spam, unless they leave no doubt at all. */
const wordPointsLimit = 4;
/** The same for mail that its reader can unsubscribe from: advertising that was asked for presses as hard as spam does. */
const unsubscribePointsLimit = 3.6;
/** No wanted mail of the training came near it when it was judged by a table that had not seen it. */
const overwhelmingMargin = 0.5;
const overwhelmingPoints = 5.2;
/** Honest words must not buy a way through for everything else. */
const honestPointsLimit = 2;
/** Points of a margin of the word table: −2 to 4, and 5.2 where the words leave no doubt. */
function pointsOfMargin(margin, limit = wordPointsLimit) {
    if (margin >= overwhelmingMargin)
        return overwhelmingPoints;
    return Math.max(Math.min(margin * pointsPerMargin, limit), -honestPointsLimit);
}
/** Strikes are tenths of a point. */
function tenths(limit) {
    return Array.from({ length: Math.round(Math.abs(limit) * 10) }, (_item, index) => (Math.sign(limit) * (index + 1)) / 10);
}
function tenthsOf({ wordScore, content }) {
    const limit = hasUnsubscribeLink(content) ? unsubscribePointsLimit : wordPointsLimit;
    return Math.round(pointsOfMargin(wordScore.margin, limit) * 10);
}
/** Both rules; never both fire. */
const wordTableRules = [
    {
        name: 'WORDS_LIKE_SPAM',
        weights: tenths(overwhelmingPoints),
        description: 'The words as a whole are like those of spam.',
        describe: ({ wordScore: { telling } }) => telling.length === 0
            ? 'The words as a whole are like those of spam.'
            : `The words as a whole are like those of spam; ${telling.map((word) => `“${word}”`).join(', ')} weighed most.`,
        fix: 'Say the same in your own, concrete words: who writes, about what, and why to this reader.',
        source,
        count: (evidence) => Math.max(tenthsOf(evidence), 0),
    },
    {
        name: 'WORDS_LIKE_WANTED_MAIL',
        weights: tenths(-honestPointsLimit),
        description: 'The words as a whole are like those of wanted mail, which lowers the score.',
        fix: 'Nothing to change.',
        source,
        count: (evidence) => Math.max(-tenthsOf(evidence), 0),
    },
];

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/wording-rules.js
/**
 * Rules on wording: each lists what one kind of fraud or unwanted advertising says, in our own words. Points grow with
 * the number of distinct phrases, up to 3.5, so that one list alone never makes spam. Phrases that honest mail on the
 * same subject cannot avoid (a lender's "personal loan", a clinic's name of a drug, a shop's "was charged") are plain:
 * they support a telling phrase, and almost do not count without one.
 */
const wording_rules_source = 'presend, own list of phrases (version 3)';
/** A text of this many words may say every phrase once by chance; more words, more chance. */
const chanceWordCount = 350;
/** So many plain phrases count as one telling phrase when there is none. */
const plainForOne = 8;
/**
 * Distinct phrases of a list in the message. A long text says more of everything, so its phrases count less: by the
 * square root of its length, as the number of distinct words grows.
 */
function countPhrases(evidence, { phrases, plain }) {
    const found = new Set();
    for (const [phrase] of evidence.words.matchAll(phrases))
        found.add(phrase.replaceAll(/[\d.,$€£]+/gu, '#'));
    const plainCount = plain === undefined ? 0 : [...found].filter((phrase) => plain.test(phrase)).length;
    const tellingCount = found.size - plainCount;
    const count = tellingCount > 0 ? found.size : Math.floor(plainCount / plainForOne);
    return Math.floor(count / Math.max(1, Math.sqrt(evidence.wordCount / chanceWordCount)));
}
const wordings = [
    {
        name: 'WORDS_WINDFALL',
        weights: [0.6, 2, 3.4, 3.4],
        phrases: /\b(?:lotter(?:y|ies)|lotto|winning (?:notification|numbers?|ticket)|(?:you|address) (?:have |has )?(?:just )?won|lucky winner|attention winner|unclaimed (?:funds?|inheritance|prize)|next[- ]of[- ]kin|late (?:husband|father|client|president|engineer|general|mr)|(?:sum|amount) of (?:us ?\$|usd|\$|€|£)|us ?\$ ?[\d,.]+ ?(?:million|m\b)?|[\d,.]+ ?million (?:us |u\.s\. |united states )?(?:dollars|euros|pounds)|million (?:us |u\.s\. |united states )dollars|deceased|inheritance|beneficiary|barrister|fiduciary|consignment|remitt(?:ed|ance)|transfer (?:of )?(?:the |this |these )?(?:funds?|money|sum)|utmost (?:confidence|secrecy|good faith|confidentiality)|strictly confidential|business (?:proposal|relationship)|this (?:transaction|business) is|modalities|foreign(?:er)? (?:partner|account|bank)|god bless|seek(?:ing)? your (?:consent|assistance|help)|honest cooperation|urgent (?:business|assistance|response|reply)|(?:security|finance) (?:company|firm)|over-?invoiced|contract (?:payment|sum))\b/gu,
        plain: /^(?:deceased|inheritance|beneficiary|fiduciary|consignment|remitt(?:ed|ance)|transfer (?:of )?(?:the |this |these )?(?:funds?|money|sum)|strictly confidential|business (?:proposal|relationship)|foreign bank|(?:urgent|business) (?:business|response|reply)|(?:security|finance) company|contract (?:payment|sum)|lotter(?:y|ies)|lotto|(?:sum|amount) of.*|# ?million.*)$/u,
        description: 'The text speaks of a large sum that waits for the reader: a prize, an inheritance, a transfer.',
        fix: 'Name sums, prizes and heirs only where the mail is about them; say plainly who pays what and why.',
    },
    {
        name: 'WORDS_CREDENTIALS',
        weights: [0.7, 2.2, 3.4],
        phrases: /\b(?:(?:re-?)?(?:verify|validate|confirm|update|authenticate) (?:your )?(?:account|mailbox|identity|password|payment|billing|wallet|e-?mail password|ownership|log-?in|bank)(?: (?:information|details|info|data))?|re-?validate|(?:mailbox|account|storage|quota) (?:is |has )?(?:almost |over |exceeded |reached )?(?:full|quota|limit|storage)|exceeded its (?:storage )?limit|storage (?:limit|is full)|upgrade (?:your )?quota|account (?:has been|was|will be|is) (?:temporarily )?(?:suspended|limited|locked|restricted|deactivated|disabled|terminated|blocked|on hold)|(?:permanent(?:ly)?|account|mailbox) (?:deactivation|deactivated|suspension|suspended|termination|terminated|closure|closed)|avoid (?:suspension|interruption|deactivation|closure|losing)|unusual (?:sign-?in|log-?in|activity)|suspicious (?:activity|log-?in|sign-?in)|unauthori[sz]ed (?:access|log-?in|sign-?in|transaction|activity)|sign in with your (?:company |work |corporate )(?:e-?mail|account)|password (?:will )?expires?|keep (?:my |your |the )?(?:same |current )?password|pending (?:incoming )?messages|(?:document|file|invoice|voice ?mail|fax)s? to (?:review|sign|view|open)|(?:review|open|view) (?:the |your )?(?:secure |shared |encrypted )?(?:document|voice ?mail)|secure link|(?:with|enter|use) your (?:company |work |corporate |office )?e-?mail (?:and )?password|to (?:open|view|release) the (?:document|messages?|file)|(?:failure|fail) to (?:verify|comply|do so|confirm|update|act)|will not be able to (?:send|receive)|your (?:password|account) (?:is|has|will) (?:about to |been |expired?)|security (?:alert|notice|department) (?:team)?|dear (?:user|customer|account (?:user|holder|owner)|e-?mail (?:user|owner)|client|taxpayer|member|valued customer))\b/gu,
        plain: /^(?:(?:verify|confirm|update|authenticate) (?:your )?(?:account|identity|password|payment|billing|e-?mail password|log-?in|bank)(?: (?:information|details|info|data))?|(?:storage|mailbox|account|quota) (?:is |has )?(?:almost )?full|storage (?:limit|is full)|unusual (?:sign-?in|log-?in|activity)|suspicious (?:activity|log-?in|sign-?in)|unauthori[sz]ed (?:access|log-?in|sign-?in|transaction|activity)|avoid interruption|password (?:will )?expires?|(?:document|file|invoice|fax)s? to (?:review|sign|view|open)|(?:review|open|view) (?:the |your )?(?:secure |shared |encrypted )?document|secure link|to (?:open|view) the (?:document|messages?|file)|your (?:password|account) (?:is|has|will) (?:been |expired?)?|security (?:alert|notice)|dear (?:customer|client|member|valued customer|user)|account (?:has been|was|is) (?:temporarily )?locked|account (?:was|will be|has been) (?:closed|deactivated))$/u,
        description: 'The text asks to verify an account or password, or threatens to close it.',
        fix: 'Say what happened with the reader’s own data, do not threaten, and avoid “verify your account” as link text.',
    },
    {
        name: 'WORDS_EXTORTION',
        weights: [0.8, 3, 3.4],
        phrases: /\b(?:i (?:know|have) your password|your password is|(?:video|recording|footage) of you|recorded you|your webcam|(?:hacked|infected|malware|trojan|spyware) (?:on )?(?:your|an?) (?:device|computer|account|system|operating|adult|phone)|adult (?:web ?)?sites?|pornograph(?:y|ic) (?:site|video|content)|all (?:of )?your contacts|(?:payment|transfer|send|pay) (?:me )?(?:by|in|via|the|using) (?:bitcoins?|btc)|(?:how to )?buy bitcoin|bitcoin (?:wallet|address)|you have (?:only )?(?:24|48|72|50) ?(?:hours|hrs)|your (?:little |dirty )?secret|i (?:placed|installed) (?:a )?(?:malware|virus|trojan)|(?:special|tracking) pixel|delete the video)\b/gu,
        plain: /^(?:(?:how to )?buy bitcoin|bitcoin (?:wallet|address)|you have (?:only )?# ?(?:hours|hrs)|you have (?:only )?\d+ ?(?:hours|hrs)|(?:video|recording|footage) of you|your webcam|your password is|(?:infected|malware|trojan|spyware) .*)$/u,
        description: 'The text is a threat: a recording of the reader and a price for silence.',
        fix: 'Remove the threat; no honest mail has one.',
    },
    {
        name: 'WORDS_CRYPTO_GIFT',
        weights: [0.7, 2.5, 3.4],
        phrases: /\b(?:seed phrase|recovery phrase|secret phrase|(?:connect|link|sync(?:hronize)?|validate) (?:your )?wallet|air-?drop|free ?mint|whitelisted|(?:crypto|btc|bitcoin|eth|token) (?:giveaway|bonus|reward)|doubl(?:e|es|ing) (?:every|your|any) (?:bitcoin|btc|crypto|eth|investment|deposit)|send (?:back )?(?:btc|bitcoin|eth)|[\d,.]+ (?:btc|eth|usdt|tokens)|guaranteed (?:daily |weekly |monthly )?(?:returns?|profits?|roi)|(?:trading|investment) (?:platform|opportunity|plan)s?|passive income|wallet has been (?:selected|suspended|limited)|claim (?:window|your (?:tokens?|coins?|reward)))\b/gu,
        plain: /^(?:seed phrase|recovery phrase|secret phrase|connect (?:your )?wallet|link (?:your )?wallet|whitelisted|# (?:btc|eth|usdt|tokens)|(?:trading|investment) (?:platform|opportunity|plan)s?|passive income)$/u,
        description: 'The text offers crypto coins, doubled deposits or sure returns, or asks for a wallet’s phrase.',
        fix: 'Do not promise coins or returns, and never ask for a recovery phrase.',
    },
    {
        name: 'WORDS_ERRAND',
        weights: [0.6, 2.4, 3.4, 3.4],
        phrases: /\b(?:gift ?cards?|(?:google play|itunes|steam|amazon|apple|vanilla|walmart) (?:gift )?cards?|scratch (?:the|off|them)|(?:pictures?|photos?) of the (?:codes?|cards?|back)|reimburse|run an errand|errand for me|discreet(?:ly)?|are you (?:available|at your desk|free|in the office|busy)|can(?:'t| ?not) (?:talk|take calls|be reached|call)|in (?:a|an|meetings?|back-to-back) (?:conference|meeting|meetings|call)(?: all day)?|in meetings all day|(?:outgoing |urgent )?wire (?:transfer|payment)|(?:process|make|initiate|arrange) (?:a|an|the|this) (?:outgoing |urgent |same[- ]day )?(?:wire|payment|transfer)|direct deposit|(?:next|current) pay(?:roll| date| cycle| period)|changed (?:my|our) (?:bank|account)|new (?:bank(?:ing)?|account) (?:details|information|account|and routing)|(?:our|my) bank(?:ing)? details (?:have|has) changed|routing number|do not (?:discuss|mention|tell)|beneficiary (?:bank )?(?:details|account)|treat (?:this )?as urgent|quick (?:task|favou?r|response|request)|are you around|send me your (?:cell|mobile|phone|whatsapp)|acquisition|new vendor)\b/gu,
        plain: /^(?:gift ?cards?|(?:google play|itunes|steam|amazon|apple|vanilla|walmart) (?:gift )?cards?|are you (?:available|free|busy|around)|reimburse|wire (?:transfer|payment)|(?:process|make|initiate|arrange) (?:a|an|the|this) payment|direct deposit|(?:next|current) pay(?:roll| date| cycle| period)|new (?:bank(?:ing)?|account) (?:details|information|account)|routing number|quick (?:response|request)|acquisition|new vendor|beneficiary (?:bank )?(?:details|account)|can(?:'t| ?not) (?:talk|be reached)|in (?:a|an) (?:conference|meeting|call)|scratch (?:the|off))$/u,
        description: 'The text is an errand in somebody’s name: gift cards, a wire transfer, a changed bank account.',
        fix: 'Ask for payments only through your usual process and from the company’s own address.',
    },
    {
        name: 'WORDS_FALSE_CHARGE',
        weights: [0.8, 2, 3.4, 3.4],
        phrases: /\b(?:auto(?:matically)?[- ]?renew(?:ed|al|s)?|(?:has been|will be|was|were|amount) (?:debited|charged|deducted)|if you (?:did|do|have) not (?:authori[sz]e|make|place|recogni[sz]e)|(?:cancel(?:l?ation)?|refund|billing|fraud|support) (?:department|desk|team|helpline|help ?line)|toll[- ]free|call (?:us )?(?:immediately|within|right away|now)|within (?:12|24|48|72) (?:hours|hrs)|(?:full|tax) refund|refund request|eligible (?:for|to receive) (?:a |an |the )?(?:tax )?(?:refund|return|payment|compensation|stimulus)|(?:pc|computer|device|total|360) (?:protection|security|guard|defen[cs]e)|antivirus|protection plan|invoice receipt|(?:could|can) ?not be delivered|(?:unpaid|outstanding|small|customs|shipping|delivery|redelivery|handling) (?:fee|charges?|duty|duties)|pay (?:the |a )?(?:small )?(?:fee|charge)|parcel (?:is |has been )?(?:on hold|held|waiting|pending|stopped)|package (?:is |has been )?(?:on hold|held|pending|stopped)|(?:will be )?returned to (?:the )?sender|re-?schedule (?:your |the )?delivery|deliberate|criminally|legal action|final (?:notice|reminder|warning)|last (?:notice|reminder|warning))\b/gu,
        plain: /^(?:auto(?:matically)?[- ]?renew(?:ed|al|s)?|(?:has been|will be|was|were|amount) (?:debited|charged|deducted)|if you (?:did|do|have) not (?:authori[sz]e|make|place|recogni[sz]e)|(?:billing|support) (?:desk|team|department)|fraud (?:team|department)|toll[- ]free|call (?:us )?within|within # (?:hours|hrs)|full refund|refund request|eligible (?:for|to receive) (?:a |an |the )?(?:refund|return|payment|compensation)|(?:device|total) protection|antivirus|protection plan|(?:could|can) ?not be delivered|(?:outstanding|shipping|delivery|handling|customs) (?:fee|charges?|duty|duties)|(?:will be )?returned to (?:the )?sender|re-?schedule (?:your |the )?delivery|deliberate|(?:last notice|(?:last|final) reminder)|parcel is (?:waiting|held)|package is held)$/u,
        description: 'The text speaks of a charge, fee, refund or parcel that needs the reader’s quick help.',
        fix: 'Name order, amount and account of the reader, set no short deadline, and let them sign in at your site instead.',
    },
    {
        name: 'WORDS_PHARMACY',
        weights: [0.8, 2.4, 3.4],
        phrases: /\b(?:viagra|cialis|levitra|sildenafil|tadalafil|erectile|potency|prescription[- ](?:drugs?|free)|(?:no|without) (?:a )?prescriptions?|online pharmac(?:y|ies)|canadian pharmacy|(?:pain|diet|sex|weight[- ]loss|enhancement|fat[- ]burning)[- ]?(?:pills?|meds)|pills?|weight[- ]loss|los(?:e|ing) (?:up to )?(?:\d+ )?(?:pounds|lbs|kilos|kg|weight|fat|inches)|burn(?:s|ing)? (?:body )?fat|(?:human )?growth hormone|hgh|(?:anti|reverse|slow)[- ]?aging|wrinkles?|(?:enlarge(?:ment)?|enhance(?:ment)?|increase) (?:your )?(?:penis|breast|size|manhood|libido|sex drive)|penis|herbal|natural(?:ly)? (?:formula|remedy|supplement)|breakthrough (?:formula|discovery|product)|miracle|no side effects?|regrow|hair loss|phentermine|xanax|valium|diabet(?:es|ic) (?:cure|secret)|doctors? (?:hate|don't want)|keto|cbd (?:oil|gummies))\b/gu,
        plain: /^(?:viagra|cialis|levitra|sildenafil|tadalafil|phentermine|xanax|valium|erectile|potency|prescription[- ]drugs?|(?:pain|diet)[- ]?(?:pills?|meds)|pills?|weight[- ]loss|(?:human )?growth hormone|(?:anti|reverse|slow)[- ]?aging|wrinkles?|herbal|natural(?:ly)? (?:formula|remedy|supplement)|hair loss|regrow|keto|penis|no side effects?|los(?:e|ing) (?:weight|fat)|online pharmac(?:y|ies)|miracle)$/u,
        description: 'The text offers medicine, weight loss or the body’s improvement.',
        fix: 'State what is sold soberly; claims of miracles and “no prescription” are refused by nearly every filter.',
    },
    {
        name: 'WORDS_EASY_MONEY',
        weights: [0.6, 1.8, 3.4, 3.4],
        phrases: /\b(?:work (?:from|at) home|home[- ]based business|(?:make|making|earn|earning) (?:big |serious |extra |real |easy |fast )?(?:money|cash|income)|(?:earn|earning|make|making|made|income of) (?:up to |over |more than |an extra )?\$ ?[\d,]+|\$ ?[\d,]+(?:\.\d\d)? (?:a|per|each|every) (?:day|week|month|hour|year)|financial(?:ly)? (?:freedom|independen(?:t|ce))|(?:be )?your own boss|no (?:experience|selling|boss)(?: required| necessary| needed)?|residual income|multi-?level|mlm|pyramid|chain letter|(?:business|income|investment|home|ground[- ]floor|money[- ]making) opportunit(?:y|ies)|(?:cash|money) (?:flow|machine)|get (?:paid|rich)|(?:100%|perfectly|completely|totally) legal|quit your (?:day )?job|(?:retire|millionaire)s?|extra (?:cash|income)|secrets? (?:of|to|that)|home workers?|stuff(?:ing)? envelopes|downline|upline|pre-?launch|hot stock|stock (?:alert|pick)|penny stocks?|investor(?:s)? alert|strong buy|(?:price|target) target|symbol:|otc ?bb)\b/gu,
        plain: /^(?:\$ ?# ?(?:a|per|each|every) (?:day|week|month|hour|year)|# (?:a|per|each|every) (?:day|week|month|hour|year)|# ?(?:a|per|each|every) (?:day|week|month|hour|year)|no experience.*|(?:cash) (?:flow)|secrets? (?:of|to|that)|(?:retire|millionaire)s?|(?:business|investment|income) opportunit(?:y|ies)|pre-?launch|work (?:from|at) home|home workers?|investor(?:s)? alert|price target|target target|financial(?:ly)? (?:freedom|independen(?:t|ce))|multi-?level|pyramid|(?:earn|earning|make|making|made|income of) .*#|extra (?:cash|income))$/u,
        description: 'The text promises money for little: work at home, a sure business, a hot share.',
        fix: 'Describe the job or product, not the riches it brings.',
    },
    {
        name: 'WORDS_LOAN',
        weights: [0.6, 2, 3.4, 3.4],
        phrases: /\b(?:(?:urgent|personal|business|payday|instant|home|equity|student) loans?|loan (?:offer|amount|application|approv(?:al|ed))|(?:no|bad|poor|less[- ]than[- ]perfect|any|perfect|repair your|damaged) credit(?: (?:check|history|rating|problems?|ok))?|credit (?:is )?(?:ok|no problem|repair|problems?)|(?:low(?:est)?|fixed|\d(?:\.\d+)?%|lower|reduc(?:e|ed)|best) (?:interest |mortgage )?rates?|mortgages?|(?:re-?financ(?:e|ing)|refi)|(?:debt|bill) (?:consolidation|relief|free|settlement|elimination)|consolidat(?:e|ing) (?:your )?(?:debts?|bills)|(?:in|out of|eliminate|reduce) (?:your )?debts?|collateral|(?:monthly|lower) payments?|lenders?|pre-?approved|life insurance|(?:insurance|free|no[- ]obligation) quotes?|home ?owners?|cash (?:out|advance|back today)|credit cards? (?:debt|offer|application|bills?))\b/gu,
        plain: /^(?:(?:personal|business|home|equity|student) loans?|loan (?:offer|amount|application|approv(?:al|ed))|(?:credit) history|any credit|(?:low(?:est)?|fixed|#%|lower|reduc(?:e|ed)|best) (?:interest |mortgage )?rates?|mortgages?|(?:re-?financ(?:e|ing)|refi)|collateral|(?:monthly|lower) payments?|lenders?|pre-?approved|life insurance|(?:insurance|free) quotes?|home ?owners?|cash back today|credit cards? (?:debt|offer|application|bills?)|debt relief|credit repair|(?:in|out of|reduce) (?:your )?debts?|consolidat(?:e|ing) (?:your )?debts?|debt consolidation|debt free)$/u,
        description: 'The text offers loans, mortgages, insurance or help with debts.',
        fix: 'Name lender, terms and register number; avoid “no credit check” and “apply now” pressure.',
    },
    {
        name: 'WORDS_CASINO',
        weights: [0.8, 2.6, 3.4],
        phrases: /\b(?:casinos?|free spins?|jackpots?|no deposit(?: required| bonus)?|(?:welcome|deposit|sign-?up|casino) bonus|online slots|slot machines?|(?:online )?(?:poker|roulette|blackjack|betting|bingo)|(?:sports ?book|wager(?:ing)?)|instant withdrawals?|place your bets?|(?:free|bonus) (?:chips|cash))\b/gu,
        plain: /^(?:poker|roulette|blackjack|betting|bingo|jackpots?)$/u,
        description: 'The text advertises gambling.',
        fix: 'Gambling mail needs consent and a sender of its own; keep its words out of other mail.',
    },
    {
        name: 'WORDS_ADULT',
        weights: [0.9, 2.8, 3.4],
        phrases: /\b(?:xxx|porn(?:o|ography)?|hardcore|(?:hot|sexy|horny|naked|nude|lonely|naughty|wild|barely legal|nice) (?:girls?|wom[ae]n|babes?|teens?|housewives|housewife|chicks?|singles|photos?|pics?|video|ladies)|(?:young|local|teen|asian) (?:girls|babes?|chicks?|singles|housewives)|(?:adult|sex) (?:content|chat|web ?cams?|dating|sites?|movies?|videos?|pics?)|live (?:sex|web ?cams?|girls)|(?:sluts?|whores?|cum ?shots?|blow ?jobs?|orgasms?|masturbat\w+|lesbian (?:sex|action|porn|teens?|videos?)|hot action)|must be (?:over )?(?:18|21)|i saw your profile|(?:serious|good|honest) man|serious relationship|write me to my|private e-?mail|your answer with impatience|meet (?:singles|women|girls)|hidden cams?|sexy|sexual (?:pleasure|performance|desire|partners?|pics?|content))\b/gu,
        plain: /^(?:must be (?:over )?#|must be (?:over )?(?:18|21)|sexy|(?:serious|good|honest) man|serious relationship|private e-?mail|hot (?:singles|photos?|pics?|video)|adult content|nude (?:photos?|pics?|wom[ae]n))$/u,
        description: 'The text is about sex or a stranger’s affection.',
        fix: 'Send such mail only to those who asked for it, from a sender of its own.',
    },
    {
        name: 'WORDS_GOODS',
        weights: [0.6, 1.8, 3.2, 3.4],
        phrases: /\b(?:replicas?|rolex|omega|cartier|breitling|(?:designer|luxury) (?:watch(?:es)?|handbags?|brands?)|identical to (?:the )?originals?|toner|(?:laser|ink(?:jet)?|printer) (?:toner|cartridges?)|cartridges?|wholesale (?:prices?|club)?|(?:university|college|bachelors?|masters?|mba) (?:degrees?|diplomas?)|diplomas?|(?:cable|satellite|tv) (?:descramblers?|filters?|boxe?s?)|descramblers?|pay[- ]per[- ]view|cheap (?:software|cigarettes|meds|oem)|oem (?:software|versions?)|duty[- ]free|cigarettes?|all (?:major )?credit cards? (?:are )?accepted|checks? (?:by )?(?:fax|phone)|money orders?|(?:vacation|cruise|travel|dvd|satellite) (?:package|certificate|giveaway|system)s?|free (?:vacation|cruise|trip|dvds?|satellite|cell ?phones?|pc|computer)|e-?books?|spy (?:software|cam|on)|background check|find out (?:anything|everything)|investigat(?:e|or) anyone|buy \d get \d free|norton|systemworks|anti-?virus software|time ?shares?|long[- ]distance|calling cards?|phone service|extended (?:auto )?warrant(?:y|ies))\b/gu,
        plain: /^(?:omega|cartier|breitling|rolex|toner|(?:laser|ink(?:jet)?|printer) (?:toner|cartridges?)|cartridges?|wholesale (?:prices?|club)?|(?:university|college|bachelors?|masters?|mba) degrees?|diplomas?|(?:cable|satellite|tv) (?:filters?|boxe?s?)|duty[- ]free|cigarettes?|money orders?|(?:vacation|cruise|travel|dvd) (?:package|certificate)s?|e-?books?|norton|anti-?virus software|time ?shares?|long[- ]distance|calling cards?|phone service|extended (?:auto )?warrant(?:y|ies)|background check|(?:designer|luxury) (?:watch(?:es)?|handbags?|brands?)|buy # get # free|oem (?:software|versions?))$/u,
        description: 'The text sells goods that are mostly sold by unasked mail: copies, cartridges, diplomas, cheap software.',
        fix: 'Sell under your own name and brand; name the shop and its address.',
    },
    {
        name: 'WORDS_MASS_MAIL',
        weights: [0.7, 2.2, 3.5],
        phrases: /\b(?:bulk (?:e-?mail|friendly|mail(?:ing|ers?)?)|(?:million|thousand)s? (?:of )?(?:e-?mail|fresh|targeted|opt-?in)|e-?mail (?:address(?:es)? (?:list|cd|database)|marketing (?:campaign|software|services?)|lists?|advertis(?:ing|ement)|blast|extractor)|(?:targeted|direct) (?:e-?mails?|traffic|visitors|leads|marketing)|leads? (?:list|database)|mailing lists? for sale|(?:first|1st|top) (?:page|positions?|ranking|10) (?:of|on|in|at) (?:the )?(?:google|search|major|yahoo)|google'?s (?:first|1st)|(?:rank|ranking|rankings|not ranking|placement) (?:on|in|of|your|high)|search engines?|seo (?:company|expert|service|agency|packages?)s?|link building|on-?page|social bookmarking|(?:submit|submission)s? (?:to|of|your)|traffic to your (?:web ?)?site|your (?:web ?)?site (?:and|on|to|is not)|web (?:hosting|design|promotion|development) (?:services?|company|from|offer)|full proposal|price list|(?:mobile )?app development|your business online|advertis(?:e|ing) (?:your|on the|with|to) (?:business|internet|product|millions|web)|millions of (?:people|customers|consumers|prospects))\b/gu,
        plain: /^(?:e-?mail marketing (?:campaign|software|services?)|(?:submit|submission)s? (?:to|of|your)|your (?:web ?)?site (?:and|on|to|is not)|web (?:hosting|design|promotion|development) (?:services?|company|from|offer)|price list|(?:mobile )?app development|direct marketing|targeted (?:traffic|visitors|leads)|(?:rank|ranking|rankings|placement) (?:on|in|of|your|high)|your business online|full proposal|millions of (?:people|customers|consumers))$/u,
        description: 'The text sells addresses, mass mailing or search-engine ranking.',
        fix: 'Write to people who know you; offers of this kind are almost never wanted.',
    },
    {
        name: 'WORDS_EXCUSES',
        weights: [0.4, 1.2, 2],
        phrases: /\b(?:(?:to be|be|get|wish to be|like to be) (?:removed|taken off)|remove(?:d)?"? (?:in|as|on|from) (?:the |our |this |future |any )?(?:subject|mailing|list|database|mailings|email)|(?:with|word|type|put|say(?:s|ing)?)[ :]*['"]?remove['"]?|removal (?:instructions|requests?|from)|(?:this|it) is (?:not|never) (?:a )?(?:spam|unsolicited|pyramid|chain)|not (?:a )?spam|unsolicited(?: commercial)?|(?:complies|compliance|in accordance) with (?:all )?(?:federal|state|the|section|proposed)|section 301|s\. ?1618|title iii|under (?:this )?bill|cannot be considered spam|one[- ]time (?:mailing|e-?mail|message|offer)|(?:you|your (?:name|e-?mail|address))[^.]{0,40}(?:selected|obtained)|(?:opt(?:ed)?[- ](?:in|out))|(?:received|receiving|sent) (?:this|to you)[^.]{0,30}(?:in error|by mistake)|blank e-?mail|we (?:apologi[sz]e|honou?r|respect)[^.]{0,30}(?:intrusion|remov\w+|inconvenience|privacy)|no further (?:mailings?|e-?mails?|contact)|click here to (?:be removed|unsubscribe|remove)|to stop (?:receiving|future)|po box|p\.o\. box)\b/gu,
        plain: /^(?:(?:to be|be|get) (?:removed|taken off)|removed?"? (?:from|on) (?:the |our |this |future |any )?(?:mailing|list)|one[- ]time (?:e-?mail|message|offer)|in accordance with .*|opt(?:ed)?[- ](?:in|out)|we (?:apologi[sz]e|honou?r|respect).*|no further (?:mailings?|e-?mails?|contact)|click here to unsubscribe|to stop (?:receiving|future)|po box|p#o# box)$/u,
        description: 'The text excuses itself: why it is no spam, which law allows it, how to be removed.',
        fix: 'Say in one line why the reader gets the mail, and link “Unsubscribe”.',
    },
    {
        name: 'WORDS_PRESSURE',
        weights: [0.2, 0.5, 0.9, 1.3],
        phrases: /\b(?:act (?:now|fast|today|immediately)|(?:order|buy|apply|call|join|sign up|click|start|respond|enroll|register|reply|get started|claim) (?:now|today|right now|immediately|here now)|limited[- ]time(?: only| offer)?|(?:for|in) a limited (?:time|period)|while (?:supplies|stocks?) last|before (?:it'?s|it is) too late|don'?t (?:miss|wait|delay|hesitate)|(?:hurry|urgent(?:ly)?|immediately|instantly)|(?:expires?|ends|closes) (?:in|today|tonight|soon)|last chance|once in a lifetime|(?:100|one hundred) ?% (?:free|guaranteed?|satisfaction|risk|legal|money|natural|safe)|(?:absolutely|completely|totally) free|risk[- ]?free|no (?:risk|obligation|strings|catch|gimmicks?|cost|fees?|questions asked|purchase)|(?:money[- ]back|satisfaction|full|lifetime) guarantee[ds]?|guaranteed(?: to| results)?|free (?:trial|sample|gift|info(?:rmation)?|access|membership|report|bottle|offer|cash|money|quote|consultation|bonus|demo|shipping|tour|week|month|install\w*)|for free|(?:special|exclusive|amazing|incredible|unbelievable|fantastic|great|best|lowest|unique) (?:offers?|deals?|prices?|promotion|discount|value|savings|opportunity)|save (?:up to |over |as much as )?\$? ?\d+ ?%?|\d+% (?:off|discount|savings?)|as seen on|you (?:have been|are|were) (?:selected|chosen|pre-?selected|approved|eligible|invited|qualified)|congratulations?|(?:click|see) (?:here|below|on the link)|(?:visit|go to) (?:our|the|this) (?:web ?site|link|online)|only \$ ?[\d.]+|(?:just|pay only|from only) \$? ?[\d.]+|bonus(?:es)?|cash|winner|call (?:toll|us|1-|\+?1[- (])|credit cards?|too good to be true|why wait|what are you waiting)\b/gu,
        description: 'The text presses: act now, free, guaranteed, only today.',
        fix: 'State the offer and its end date once, without pressure and superlatives.',
    },
    {
        name: 'WORDS_ADDRESS_TO_NOBODY',
        weights: [0.8, 1.2],
        phrases: /(?:\bdear (?:friend|sir|madam|sir\/madam|sir or madam|user|customer|e-?mail|account|client|beneficiary|winner|homeowner|valued|business|internet|web ?master|site owner|sirs)\b|\bhello (?:sir|dear|friend|my dear)\b|\bhi dear\b|\b(?:greetings|good day|attention:?),? (?:to you|dear|friend|sir|winner)|\battn:? )/gu,
        description: 'The reader is addressed as nobody: dear friend, dear user, dear sir or madam.',
        fix: 'Greet by name, or just say hello.',
    },
    {
        name: 'WORDS_FILL_THE_FORM',
        weights: [0, 0.5, 1.6, 2.6],
        phrases: /\b(?:(?:your )?full names?|(?:private |your |mobile |direct |cell )?(?:tele)?phone (?:and fax )?numbers?|fax number|(?:your )?(?:age|occupation|marital status|date of birth|nationality|country of residence|sex\/age)|bank (?:account )?(?:details|number|name|information)|account number|copy of (?:your )?(?:id|identity|passport|driver)|monthly income|loan amount|(?:home|contact|residential|mailing|full) address|social security|mother'?s maiden|credit card number)\b/gu,
        plain: /^(?:(?:your )?full names?|(?:private |your |mobile |direct |cell )?(?:tele)?phone numbers?|account number|(?:home|contact|residential|mailing|full) address|date of birth|(?:your )?age|occupation|bank (?:account )?(?:details|number|name|information)|loan amount|country of residence)$/u,
        description: 'The text asks the reader to write back with name, telephone, bank and the like.',
        fix: 'Collect such data on a page of yours behind a log-in, never by reply.',
    },
];
/** All rules on wording. */
const wordingRules = wordings.map(toRule);
function toRule({ phrases, plain, ...wording }) {
    const lists = plain === undefined ? { phrases } : { phrases, plain };
    return { ...wording, source: wording_rules_source, count: (evidence) => countPhrases(evidence, lists) };
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/built-in-filter.js
/** The spam engine that needs no server and no network: presend's own rules, each with its reason. */








/** Points from which a message is spam. */
const builtInThreshold = 5;
/** Changes whenever a rule or a weight does. */
const builtInVersion = '3';
const gtube = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X';
const gtubeRule = {
    name: 'GTUBE',
    weights: [1000],
    description: 'The message holds the string that every engine must call spam.',
    fix: 'Remove the GTUBE test string.',
    source: 'spamassassin.apache.org/gtube',
    count: ({ content }) => [content.visibleText, content.message.text ?? ''].some((text) => text.includes(gtube)) ? 1 : 0,
};
/** Rules that look at the body, the subject and the author only: copies of one message share their verdict. */
const bodyRules = [
    gtubeRule,
    ...linkRules,
    ...htmlRules,
    ...fraudRules,
    ...wordingRules,
    ...wordTableRules,
];
/** Every rule of the engine, in the order in which ties are shown. */
const builtInRules = [...header_rules_headerRules, ...bodyRules];
/** The built-in engine. Its verdict depends on the message alone. */
function builtInFilter() {
    const known = new WeakMap();
    function judgeCopy(content) {
        const { body } = content;
        const found = (body && known.get(body)) ?? readBody(content);
        if (body !== undefined)
            known.set(body, found);
        return sumUp([...symbolsOf(header_rules_headerRules, { ...found.evidence, content }), ...found.symbols]);
    }
    return {
        engine: 'built-in',
        version: builtInVersion,
        judge: async ({ content }, signal) => {
            signal.throwIfAborted();
            const verdict = judgeCopy(content);
            return await Promise.resolve({ status: 'judged', isSpam: verdict.score >= verdict.threshold, verdict });
        },
    };
}
/** Score and symbols of one message; symbols with the most points first, those that lower the score last. */
function judgeContent(content) {
    return judgeEvidence(readEvidence(content));
}
/** The same of what was read from a message before. */
function judgeEvidence(evidence) {
    return sumUp([...symbolsOf(headerRules, evidence), ...symbolsOf(bodyRules, evidence)]);
}
function readBody(content) {
    const evidence = evidence_readEvidence(content);
    return { evidence, symbols: symbolsOf(bodyRules, evidence) };
}
function symbolsOf(rules, evidence) {
    return rules.map((rule) => toSymbol(rule, evidence)).filter((symbol) => symbol.score !== 0);
}
function sumUp(unsorted) {
    const symbols = unsorted.toSorted((left, right) => right.score - left.score);
    const score = symbols.reduce((sum, symbol) => sum + symbol.score, 0);
    return { engine: 'built-in', score: Math.round(score * 10) / 10, threshold: builtInThreshold, symbols };
}
function toSymbol(rule, evidence) {
    const score = scoreOf(rule, evidence);
    const description = score === 0 ? rule.description : (rule.describe?.(evidence) ?? rule.description);
    return { name: rule.name, score, description, fix: rule.fix };
}

// EXTERNAL MODULE: ./lib/world/workers/job-type.js
var job_type = __webpack_require__(88288);
// EXTERNAL MODULE: ./lib/seeds/mentioned-ids.js
var mentioned_ids = __webpack_require__(50174);
// EXTERNAL MODULE: ./lib/seeds/judging/judging-job-types.js
var judging_job_types = __webpack_require__(41439);
;// CONCATENATED MODULE: ./lib/seeds/judging/judging-jobs.js
/** The jobs of the worker threads that judge mail. Only these threads load this file. */









/** A thread judges copy after copy: what they share is read once. */
const bodies = bodyCache();
const builtIn = builtInFilter();
const judgeInWorker = (0,job_type/* typedJob */.aX)(judging_job_types/* judgeJob */.JB, async ({ input, hasZoneFiles, nowMs, engine }, context) => {
    const spamFilter = engine === null ? builtIn : lentEngine(engine, context);
    const ports = { dns: lentDns(hasZoneFiles, context), spamFilter, clock: { nowMs: () => nowMs }, bodies };
    return await judgeMessage(input, ports, context.signal);
});
const observeInWorker = (0,job_type/* typedJob */.aX)(judging_job_types/* observeJob */.cq, async ({ copy, hasZoneFiles, nowMs }, context) => {
    const message = await (0,parse_message/* parseMessage */.v)(copy.bytes);
    const ports = { dns: lentDns(hasZoneFiles, context), clock: { nowMs: () => nowMs } };
    return await observeAuthentication({ ...copy, message, fields: message.headerFields }, ports, context.signal);
});
const findTrackingIdsInWorker = (0,job_type/* typedJob */.aX)(judging_job_types/* trackingIdsJob */.fb, async (bytes) => await Promise.resolve((0,mentioned_ids/* findMentionedIds */.$)(bytes)));
const compareOrganizationsInWorker = (0,job_type/* typedJob */.aX)(judging_job_types/* organizationJob */.nx, async ({ hasZoneFiles, ...domains }, context) => await isSameOrganization(domains, lentDns(hasZoneFiles, context), context.signal));
function lentDns(hasZoneFiles, context) {
    const dns = { resolve: async (name, type) => await (0,job_type/* callPort */._p)(context, judging_job_types/* dnsPort */.f, name, type) };
    return hasZoneFiles ? { ...dns, covers: async (name) => await (0,job_type/* callPort */._p)(context, judging_job_types/* coversPort */.OX, name) } : dns;
}
function lentEngine(engine, context) {
    return { ...engine, judge: async () => await (0,job_type/* callPort */._p)(context, judging_job_types/* enginePort */.um) };
}


/***/ }),

/***/ 50174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findMentionedIds)
/* harmony export */ });
/* harmony import */ var _mail_header_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86199);
/* harmony import */ var _mail_header_section_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38684);
/* harmony import */ var _tracking_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44471);
/**
 * The tracking ids in subject and body of a message, found without parsing it: anybody can send 50 MB, and most of that
 * is of no test.
 */



/** No id in base64 is shorter. */
const minBase64Length = 38;
/** Ids of the body, plain or encoded, then those of the subject; at most ten. Takes linear time. */
function findMentionedIds(message) {
    const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    const text = bytes.toString('latin1');
    const body = text.slice((0,_mail_header_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .endOfHeaderSection */ .R_)(message));
    const [subject = ''] = (0,_mail_header_section_js__WEBPACK_IMPORTED_MODULE_0__/* .valuesOf */ .sm)((0,_mail_header_section_js__WEBPACK_IMPORTED_MODULE_0__/* .readHeaderSection */ .Dm)(message), 'Subject');
    const found = [
        ...(0,_tracking_id_js__WEBPACK_IMPORTED_MODULE_1__/* .findTrackingIds */ .N3)(body),
        ...(/quoted-printable/iu.test(text) ? (0,_tracking_id_js__WEBPACK_IMPORTED_MODULE_1__/* .findTrackingIds */ .N3)(decodeQuoted(body)) : []),
        ...(/base64/iu.test(text) ? findInBase64(body) : []),
        ...(0,_tracking_id_js__WEBPACK_IMPORTED_MODULE_1__/* .findTrackingIds */ .N3)(subject),
    ];
    return [...new Set(found)].slice(0, _tracking_id_js__WEBPACK_IMPORTED_MODULE_1__/* .maxCandidateCount */ .Rc);
}
/** RFC 2045 §6.7, over all parts alike. */
function decodeQuoted(text) {
    return text
        .replaceAll(/=[ \t]*\r?\n/gu, '')
        .replaceAll(/=([0-9A-Fa-f]{2})/gu, (_whole, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
/** An empty line stands before each encoded part; what else stands between two of them decodes to nothing that matters. */
function findInBase64(body) {
    const found = new Set();
    const emptyLine = /\r?\n\r?\n/gu;
    let start = 0;
    while (start < body.length && found.size < _tracking_id_js__WEBPACK_IMPORTED_MODULE_1__/* .maxCandidateCount */ .Rc) {
        const end = emptyLine.exec(body)?.index ?? body.length;
        if (end - start >= minBase64Length)
            for (const id of findDecoded(body.slice(start, end)))
                found.add(id);
        start = Math.max(end, emptyLine.lastIndex === 0 ? body.length : emptyLine.lastIndex);
    }
    return [...found];
}
function findDecoded(encoded) {
    // Without NUL: UTF-16 puts one beside each letter.
    return (0,_tracking_id_js__WEBPACK_IMPORTED_MODULE_1__/* .findTrackingIds */ .N3)(Buffer.from(encoded, 'base64').toString('latin1').replaceAll('\0', ''));
}


/***/ }),

/***/ 44471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N3: () => (/* binding */ findTrackingIds),
/* harmony export */   Rc: () => (/* binding */ maxCandidateCount),
/* harmony export */   fb: () => (/* binding */ createTrackingId),
/* harmony export */   nk: () => (/* binding */ createTrackingKey)
/* harmony export */ });
/* harmony import */ var _mail_tracking_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90082);
/** Tracking ids: how they are made, and how they are found again in any text. */

/** Letters and digits only: no mail program breaks, links or trims such a word. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 24 characters of 62 carry 142 bits; api-v1.md's ids must carry 128. */
const randomLength = 24;
/** How many different ids of one message are looked up: real mail has one. */
const maxCandidateCount = 10;
/** A public tracking id: the prefix makes it recognizable in a body, the rest unguessable. */
function createTrackingId(random) {
    return `pst_${randomWord(random)}`;
}
/** A tracking key: the test's second name in replies. It is no tracking id, so mail with it belongs to no test. */
function createTrackingKey(random) {
    return `psk_${randomWord(random)}`;
}
/** The tracking ids in a text, in their order, each once, at most ten. */
function findTrackingIds(text) {
    const found = new Set();
    for (const [id] of text.matchAll(_mail_tracking_js__WEBPACK_IMPORTED_MODULE_0__/* .serviceTrackingIds */ .fD)) {
        found.add(id);
        if (found.size === maxCandidateCount)
            break;
    }
    return [...found];
}
function randomWord(random) {
    let word = '';
    while (word.length < randomLength) {
        for (const byte of random.bytes(randomLength)) {
            // 248 is the last multiple of 62 in a byte: what lies above would make some characters likelier.
            if (byte < 248 && word.length < randomLength)
                word += alphabet.charAt(byte % alphabet.length);
        }
    }
    return word;
}


/***/ }),

/***/ 67943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ commentEnd)
/* harmony export */ });
/** Where a comment of a structured header field ends. Source: RFC 5322 §3.2.2. */
/**
 * The index behind the comment that opens at `start`, or the end of `source` when it never closes. Comments nest, and a
 * backslash takes the meaning from a bracket.
 */
function commentEnd(source, start) {
    let depth = 0;
    for (let at = start; at < source.length; at += 1) {
        const character = source.charAt(at);
        if (character === '\\')
            at += 1;
        else if (character === '(')
            depth += 1;
        else if (character === ')')
            depth -= 1;
        if (depth === 0)
            return at + 1;
    }
    return source.length;
}


/***/ }),

/***/ 14601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ isSameByName)
/* harmony export */ });
/** What names alone tell of two domains. */
/** Whether both belong to one organization; `null`: DNS has to be asked. */
function isSameByName({ domain, expected }) {
    if (domain === expected)
        return true;
    return topOf(domain) === topOf(expected) ? null : false;
}
function topOf(domain) {
    return domain.slice(domain.lastIndexOf('.') + 1);
}


/***/ }),

/***/ 37098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ unnamedAuthserv)
/* harmony export */ });
/** What is known of a copy that lies in a real mailbox. */
/** The word for a provider whose fields begin with the first result; no host has a name without a dot. */
const unnamedAuthserv = 'unnamed';


/***/ }),

/***/ 64046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ findClientHop)
});

// EXTERNAL MODULE: ./lib/verdict/authentication/results-field/authserv-pattern.js
var authserv_pattern = __webpack_require__(23465);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./lib/verdict/authentication/comment-end.js
var comment_end = __webpack_require__(67943);
;// CONCATENATED MODULE: ./lib/verdict/authentication/received-field/received-tokens.js
/** A Received field's value → its words and comments, in their order. Source: RFC 5321 §4.4, RFC 5322 §3.2.2. */

/** Real fields are shorter than a thousand characters. */
const maxLength = 8192;
/** The tokens before the date; a comment that never ends goes on to the end. */
function readReceivedTokens(value) {
    const source = value.slice(0, maxLength).replaceAll(/\r?\n/gu, '');
    const tokens = [];
    let at = 0;
    while (at < source.length && source.charAt(at) !== ';') {
        const end = endOf(source, at);
        const text = source.slice(at, end);
        if (text.startsWith('('))
            tokens.push({ kind: 'comment', text: text.replaceAll(/^\(|\)$/gu, '').trim() });
        else if (text.trim() !== '')
            tokens.push({ kind: 'word', text });
        at = end;
    }
    return tokens;
}
function endOf(source, start) {
    if (source.charAt(start) === '(')
        return (0,comment_end/* commentEnd */.T)(source, start);
    if (/\s/u.test(source.charAt(start)))
        return start + 1;
    const length = source.slice(start).search(/[\s(;]/u);
    return length < 0 ? source.length : start + length;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/received-field/parse-received-field.js
/** One Received field → who handed the message over to whom. Source: RFC 5321 §4.4, and what mail servers really write. */


/** Reads the value of a field. What is not there, or cannot be read, is `null`. */
function parseReceivedField(value) {
    const tokens = readReceivedTokens(value);
    const clauses = readClauses(tokens);
    const from = clauses.get('from') ?? [];
    const by = clauses.get('by') ?? [];
    const comments = commentsOf(tokens);
    const protocol = (wordOf(clauses.get('with') ?? []) ?? lmtpIn(commentsOf(by)))?.toUpperCase() ?? null;
    return {
        fromName: wordOf(from)?.toLowerCase() ?? null,
        heloName: (heloOf(from) ?? wordOf(from))?.toLowerCase() ?? null,
        clientAddress: clientAddressOf(from),
        byName: wordOf(by)?.toLowerCase() ?? null,
        byAddress: addressIn(commentsOf(by)) ?? toAddress(wordOf(by) ?? ''),
        protocol,
        envelopeSender: envelopeSenderOf(comments),
        isWrittenLocally: protocol === 'LOCAL' || comments.some((comment) => /\bfrom userid \d+/u.test(comment)),
    };
}
/** Fastmail says it in a comment: `by compute.internal (LMTPProxy)`. */
function lmtpIn(comments) {
    return comments.some((comment) => /^lmtp/iu.test(comment.trim())) ? 'LMTP' : null;
}
const keywords = new Set(['from', 'by', 'via', 'with', 'id', 'for']);
/** The word behind a keyword belongs to it whatever it is: a client may call itself "by". Only the first of each counts. */
function readClauses(tokens) {
    const clauses = new Map();
    let open = [];
    for (const token of tokens) {
        const keyword = token.kind === 'word' ? token.text.toLowerCase() : '';
        const isValue = open.every(({ kind }) => kind === 'comment') && clauses.size > 0;
        if (isValue || !keywords.has(keyword) || clauses.has(keyword))
            open.push(token);
        else
            clauses.set(keyword, (open = []));
    }
    return clauses;
}
function wordOf(clause) {
    return clause.find(({ kind }) => kind === 'word')?.text ?? null;
}
function commentsOf(clause) {
    return clause.filter(({ kind }) => kind === 'comment').map(({ text }) => text);
}
/** `helo=name` (Exim), `HELO name` (qmail), `EHLO name` (Yahoo). */
const heloPattern = /(?:^|\s)[he][eh]lo[= ](\S+)/iu;
function heloOf(from) {
    return commentsOf(from).flatMap((comment) => heloPattern.exec(comment)?.[1] ?? [])[0] ?? null;
}
/**
 * The server writes the address last, behind what the client says of itself. Where a comment holds only the client's
 * name, the address stands in the place of the name.
 */
function clientAddressOf(from) {
    const comments = commentsOf(from);
    const written = addressIn(comments.map((comment) => comment.replaceAll(new RegExp(heloPattern, 'giu'), ' ')));
    if (written !== null)
        return written;
    return heloOf(from) === null ? null : toAddress(wordOf(from) ?? '');
}
/** `host [192.0.2.7]`, `[IPv6:2001:db8::7]:2525`, `192.0.2.7`. */
function addressIn(comments) {
    const inBrackets = comments.flatMap((comment) => Array.from(comment.matchAll(/\[([^[\]]*)\]/gu), ([, text]) => text));
    const alone = comments.filter((comment) => !/\s/u.test(comment));
    const candidates = inBrackets.length > 0 ? inBrackets : alone;
    return candidates.flatMap((text) => toAddress(text ?? '') ?? []).at(-1) ?? null;
}
function toAddress(text) {
    const address = text.replaceAll(/^\[|\]$/gu, '').replace(/^ipv6:/iu, '');
    return (0,external_node_net_.isIP)(address) === 0 ? null : address.toLowerCase();
}
/** Exim and Dovecot write it. */
function envelopeSenderOf(comments) {
    return comments.flatMap((comment) => /^envelope-from <([^<>\s]*)>/u.exec(comment)?.[1] ?? [])[0] ?? null;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/received-field/find-client-hop.js
/** From which address a message came into a provider, by the provider's own Received field. */


/**
 * Goes down from the top, past hand-overs inside the provider's machine, to the first field that names a client. It
 * never looks further down: what stands there the client may have written.
 *
 * @param fields the header section, first to last
 * @param ownNames names of the provider: its authserv-ids (see isAuthservId), its domain; those without a dot say nothing
 */
function findClientHop(fields, ownNames) {
    let envelopeSender;
    const names = ownNames.map((name) => (0,authserv_pattern/* exampleOf */.Q)(name));
    const inside = [...names];
    for (const [fieldIndex, field] of fields.entries()) {
        const name = field.name.toLowerCase();
        if (name === 'return-path' && envelopeSender === undefined)
            envelopeSender = readReturnPath(field.value);
        if (name !== 'received')
            continue;
        const hop = parseReceivedField(field.rawValue);
        if (envelopeSender === undefined && hop.envelopeSender !== null)
            envelopeSender = hop.envelopeSender || null;
        if (hop.isWrittenLocally)
            return unknown('the message was written on the receiving machine itself');
        if (isLocalHandOver(hop, inside)) {
            // A machine that the message left and came back to, as with Fastmail's filter, may go by a name of its own.
            if (hop.byName?.includes('.') === true)
                inside.push(hop.byName);
            continue;
        }
        if (hop.clientAddress === null)
            return unknown('the receiver’s own Received field names no client address');
        const { clientAddress, heloName, byName } = hop;
        const place = { fieldIndex, isCertain: isCertain(hop, names) };
        const found = { status: 'found', clientAddress, heloName, byName, ...place };
        return envelopeSender === undefined ? found : { ...found, envelopeSender };
    }
    return unknown('the receiver wrote no Received field that names a client');
}
function unknown(reason) {
    return { status: 'unknown', reason };
}
/** `<>` is the null reverse-path; Exchange leaves the brackets out. */
function readReturnPath(value) {
    return value.trim().replaceAll(/^<|>$/gu, '') || null;
}
/** LMTP (RFC 2033 §1: never beyond one machine's own network), content filters that hand it back, Gmail's inner hops. */
function isLocalHandOver(hop, ownNames) {
    if (hop.protocol?.startsWith('LMTP') === true || hop.fromName === null)
        return true;
    if (hop.clientAddress !== null && hop.clientAddress === hop.byAddress)
        return true;
    return isLoopback(hop.clientAddress) && namesItself(hop, ownNames);
}
function isLoopback(address) {
    return address === '127.0.0.1' || address === '::1';
}
function namesItself({ fromName, heloName, byName }, ownNames) {
    const names = [fromName, heloName].filter((name) => name !== null);
    return names.some((name) => {
        const isLocalhost = /^localhost\b/u.test(name) || /^\[(?:127\.0\.0\.1|ipv6:::1)\]$/u.test(name);
        return isLocalhost || [byName, ...ownNames].some((own) => own !== null && isRelated(name, own));
    });
}
/** The field must be that of the machine that the provider is known by, and its client must not call itself one of them. */
function isCertain(hop, ownNames) {
    if (isLoopback(hop.clientAddress))
        return false;
    const { byName } = hop;
    const known = ownNames.filter((name) => name.includes('.'));
    const isOwn = known.length === 0 || (byName !== null && known.some((name) => isRelated(byName, name)));
    const clientNames = [hop.fromName, hop.heloName].filter((name) => name !== null);
    return isOwn && !clientNames.some((name) => byName !== null && isRelated(name, byName));
}
/** The same host, one below the other, or two hosts of one domain. */
function isRelated(left, right) {
    const [one, other] = [normal(left), normal(right)];
    if (!one.includes('.') || !other.includes('.'))
        return one === other;
    if (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`))
        return true;
    const [parent, otherParent] = [one, other].map((name) => name.slice(name.indexOf('.') + 1));
    return parent === otherParent && parent?.includes('.') === true;
}
function normal(name) {
    return name.toLowerCase().replace(/\.$/u, '');
}


/***/ }),

/***/ 23465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ exampleOf),
/* harmony export */   m: () => (/* binding */ isAuthservId)
/* harmony export */ });
/** Names under which a provider writes, as people give them. */
const anyHost = '*.';
/**
 * Whether a field's authserv-id is one that `pattern` means. `*.mail.example` means every name below that domain, for
 * providers whose machines each sign with their own; `null` is that of providers who name themselves nowhere.
 */
function isAuthservId(pattern, authservId) {
    if (pattern === null || authservId === null)
        return pattern === authservId;
    const [wanted, name] = [pattern.toLowerCase(), authservId.toLowerCase()];
    return wanted.startsWith(anyHost) ? name.endsWith(wanted.slice(1)) && name.length >= wanted.length : name === wanted;
}
/** A name that `pattern` means: itself, or its domain, or a host below that. */
function exampleOf(pattern, host = null) {
    if (!pattern.startsWith(anyHost))
        return pattern;
    return host === null ? pattern.slice(anyHost.length) : `${host}${pattern.slice(1)}`;
}


/***/ }),

/***/ 15679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ parseResultsField)
/* harmony export */ });
/* harmony import */ var _read_segments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56515);
/** One Authentication-Results field → what it says of each method. Source: RFC 8601 §2.2. */

/** Fields beyond this are not read: nobody reports so many methods, and reading them is where time could be burnt. */
const maxFieldLength = 65_536;
const maxResultCount = 200;
/**
 * Reads the value of a field.
 *
 * @returns `null` when it names neither an authserv-id nor a result. Parts that are no result are left out: a receiver's
 *   other results stay readable.
 */
function parseResultsField(rawValue) {
    if (rawValue.length > maxFieldLength)
        return null;
    const [head, ...rest] = (0,_read_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .readSegments */ .l)(rawValue);
    if (head === undefined)
        return null;
    const isHeadless = pairsOf(head).length > 0;
    const identity = isHeadless ? { authservId: null, version: null } : parseIdentity(head);
    if (identity === null)
        return null;
    const segments = (isHeadless ? [head, ...rest] : rest).slice(0, maxResultCount);
    const results = segments.flatMap(parseResult);
    return { ...identity, results };
}
/** `mx.shop.example 1`; a quoted id is the same id. */
function parseIdentity({ text }) {
    const found = /^\s*("(?:[^"\\]|\\.)*"|[^\s"]+)(?:\s+(\d{1,9}))?\s*$/u.exec(text);
    if (found === null)
        return null;
    const version = found[2] === undefined ? null : Number(found[2]);
    return { authservId: unquote(found[1] ?? '').toLowerCase(), version };
}
function parseResult(segment) {
    const [first, ...others] = pairsOf(segment);
    if (first === undefined)
        return [];
    const method = /^([a-z][a-z0-9-]*)(?:\/\d+)?$/u.exec(first.name)?.[1];
    // No word of the standard has an underscore; Yahoo's `perm_fail` has.
    const result = /^[a-z][a-z0-9_-]*$/iu.exec(first.value)?.[0];
    if (method === undefined || result === undefined)
        return [];
    const reason = others.find((pair) => pair.name === 'reason')?.value ?? null;
    const properties = others.filter((pair) => pair.name !== 'reason').map(toProperty);
    return [{ method, result: result.toLowerCase(), reason, comments: segment.comments, properties }];
}
/** Everything of the form `name=value`. White space may stand around `=`, `.` and `/`, but not inside quotes. */
function pairsOf({ text }) {
    const close = outsideQuotes(outsideQuotes(text, /\s+/u, ' '), / ?[=./] ?/u, (sign) => sign.trim());
    const pairs = close.matchAll(/(?<=^|\s)([A-Za-z][A-Za-z0-9_./-]*)=((?:"(?:[^"\\]|\\.)*"|[^\s"])*)/gu);
    return Array.from(pairs, ([, name = '', value = '']) => ({ name: name.toLowerCase(), value: unquote(value) }));
}
function outsideQuotes(text, pattern, by) {
    const either = new RegExp(`"(?:[^"\\\\]|\\\\.)*"|${pattern.source}`, 'gu');
    return text.replaceAll(either, (found) => {
        if (found.startsWith('"'))
            return found;
        return typeof by === 'string' ? by : by(found);
    });
}
function toProperty({ name, value }) {
    const dot = name.indexOf('.');
    return dot < 0 ? { type: null, name, value } : { type: name.slice(0, dot), name: name.slice(dot + 1), value };
}
/** Also in the middle: `"a b"@shop.example` is an address. */
function unquote(value) {
    return value.replaceAll(/"((?:[^"\\]|\\.)*)"/gu, (_whole, inside) => inside.replaceAll(/\\(.)/gu, '$1'));
}


/***/ }),

/***/ 56515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readSegments)
/* harmony export */ });
/* harmony import */ var _comment_end_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67943);
/** A structured field's value → what stands between its semicolons, comments apart. Source: RFC 5322 §3.2.2, RFC 8601 §2.2. */

/** Splits a value. Quotes and comments that never end go on to its end, as readers of mail take them. */
function readSegments(value) {
    const source = value.replaceAll(/\r?\n/gu, '');
    const segments = [];
    let open = { text: '', comments: [] };
    let at = 0;
    while (at < source.length) {
        const character = source.charAt(at);
        const end = endOf(character, source, at);
        if (character === ';') {
            segments.push(open);
            open = { text: '', comments: [] };
        }
        else if (character === '(') {
            open.comments.push(commentText(source.slice(at + 1, end)));
            open.text += ' ';
        }
        else
            open.text += source.slice(at, end);
        at = end;
    }
    return [...segments, open];
}
/** Where the piece that begins at `at` ends: a whole comment, a whole quoted string, or one character. */
function endOf(character, source, at) {
    if (character === '"')
        return skipQuoted(source, at);
    return character === '(' ? (0,_comment_end_js__WEBPACK_IMPORTED_MODULE_0__/* .commentEnd */ .T)(source, at) : at + 1;
}
function skipQuoted(source, start) {
    for (let at = start + 1; at < source.length; at += 1) {
        if (source.charAt(at) === '\\')
            at += 1;
        else if (source.charAt(at) === '"')
            return at + 1;
    }
    return source.length;
}
function commentText(inside) {
    return inside
        .replace(/\)$/u, '')
        .replaceAll(/\\([\s\S])/gu, '$1')
        .trim();
}


/***/ }),

/***/ 46442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findTrustedResults)
/* harmony export */ });
/* harmony import */ var _authserv_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23465);
/* harmony import */ var _parse_results_field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15679);
/** Which of a message's Authentication-Results fields are the receiving provider's own. Source: RFC 8601 §5 and §7.1. */


/**
 * The provider's fields, top first: of each of its authserv-ids (of each pattern, not of each name that it means) the topmost one, and with it those that stand above the
 * hand-over, where no sender can write (OpenDKIM and OpenDMARC write one field each). Whatever stands below them
 * otherwise may have come with the message, forged under the same name; so may all that stands below another Received
 * field than the hand-over's. iCloud writes a field for each method, each under a name of its own, right below it.
 *
 * @param fields the header section, first to last
 * @returns empty when the provider wrote none
 */
function findTrustedResults(fields, { authservIds, handOverIndex }) {
    const met = new Set();
    const found = [];
    for (const [fieldIndex, header] of fields.entries()) {
        // A Received field below the hand-over's, or below one that was believed already, is the sender's.
        const isBelow = handOverIndex === null ? found.length > 0 : fieldIndex > handOverIndex;
        if (isBelow && isNamed(header, 'received'))
            break;
        if (!isNamed(header, 'authentication-results'))
            continue;
        const field = (0,_parse_results_field_js__WEBPACK_IMPORTED_MODULE_0__/* .parseResultsField */ .a)(header.rawValue);
        const pattern = authservIds.find((one) => field !== null && (0,_authserv_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .isAuthservId */ .m)(one, field.authservId));
        if (field === null || pattern === undefined)
            continue;
        const isSafe = handOverIndex !== null && fieldIndex < handOverIndex;
        if (isSafe || !met.has(pattern))
            found.push({ ...field, fieldIndex });
        met.add(pattern);
    }
    return found;
}
function isNamed(field, name) {
    return field.name.toLowerCase() === name;
}


/***/ }),

/***/ 2056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isLoopbackAddress)
/* harmony export */ });
/** Addresses of this machine: what comes from one of them says nothing about the network. */
/** True for 127.0.0.0/8 and ::1, however they are written (RFC 1122 §3.2.1.3, RFC 4291 §2.5.3). */
function isLoopbackAddress(address) {
    return /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/iu.test(address) || /^(?:0*:)*0*1$/u.test(address);
}


/***/ }),

/***/ 88288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ typedPort),
/* harmony export */   Pn: () => (/* binding */ runTypedJob),
/* harmony export */   _p: () => (/* binding */ callPort),
/* harmony export */   aX: () => (/* binding */ typedJob)
/* harmony export */ });
/** Jobs with types: what the main thread puts in is what the job gets, and what it returns comes out. */
/** Makes a job out of a function that works on the type's input. */
function typedJob(_type, work) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what runTypedJob was given
    return async (input, context) => await work(input, context);
}
/** Runs a job in a pool. @throws the signal's reason, and nothing else */
async function runTypedJob(workers, { type, ...job }, signal) {
    const outcome = await workers.run({ ...job, name: type.name }, signal);
    if (outcome.status === 'failed')
        return outcome;
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what the job returned
    return { status: 'done', value: outcome.value };
}
/** The main thread's side of a port. */
function typedPort({ name }, answer) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what callPort was given
    return { [name]: async (...args) => await answer(...args) };
}
/** The job's side of a port. @throws Error when the main thread's function does, or the job was aborted */
async function callPort({ call }, { name }, ...args) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what the port answered
    return (await call(name, ...args));
}


/***/ })

};
