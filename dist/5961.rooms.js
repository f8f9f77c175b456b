export const id = 5961;
export const ids = [5961];
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

/***/ 45961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ readReportMail),
  o: () => (/* binding */ readReports)
});

// EXTERNAL MODULE: ./lib/mail/header-section.js
var header_section = __webpack_require__(38684);
// EXTERNAL MODULE: ./lib/mail/parse-message.js + 1 modules
var parse_message = __webpack_require__(32154);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/mail/domain.js
var mail_domain = __webpack_require__(32243);
// EXTERNAL MODULE: ./lib/postmaster/dmarc/report-limits.js
var report_limits = __webpack_require__(64535);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/element-reader.js
/** An element with its place in the document, so that whatever is wrong in it can be told with where it stands. */


/** So many are told one by one: a report whose thousand records are all wrong has one mistake. */
const shownCount = 10;
/** Notes for one file. */
function problemNotes(file) {
    const noted = [];
    let moreCount = 0;
    return {
        note: (problem) => {
            if (noted.length < shownCount)
                noted.push({ ...problem, place: { file } });
            else
                moreCount += 1;
        },
        get problems() {
            if (moreCount === 0)
                return noted;
            return [...noted, { input: 'report', came: `${moreCount} more problems`, expected: 'none', place: { file } }];
        },
    };
}
/** The reader of a root element. */
function elementReader(root, notes) {
    return readerAt(root, root.name, notes);
}
function readerAt(element, path, notes) {
    const named = (name) => element?.children.filter((child) => child.name.toLowerCase() === name) ?? [];
    return {
        get text() {
            return oneLine(element?.text ?? '');
        },
        isThere: element !== null,
        child: (name) => readerAt(named(name)[0] ?? null, `${path}/${name}`, notes),
        children: (name) => named(name).map((child, index) => readerAt(child, `${path}/${name}[${index + 1}]`, notes)),
        refuse: (expected) => notes.note({ input: path, came: element === null ? 'nothing' : (0,problem/* quoteValue */.cl)(oneLine(element.text)), expected }),
    };
}
/** Foreign text: no control characters, and no more of it than anybody reads. */
function oneLine(text) {
    // Nearly all texts of a report are such words, and there are a dozen a record.
    if (text.length <= report_limits/* reportLimits */.n.maxTextLength && /^[!-~]*$/u.test(text))
        return text;
    const line = text.slice(0, report_limits/* reportLimits */.n.maxTextLength * 4).replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ');
    return line.trim().slice(0, report_limits/* reportLimits */.n.maxTextLength).toWellFormed();
}

;// CONCATENATED MODULE: ./lib/postmaster/dmarc/merge-records.js
/** Records that differ in nothing but their counts, added up: OpenDMARC writes one for each message. */
/** The same messages in fewer records, in the order in which each kind came first. */
function mergeRecords(records) {
    const merged = new Map();
    for (const record of records) {
        const key = keyOf(record);
        const known = merged.get(key);
        merged.set(key, known === undefined ? record : { ...known, messageCount: known.messageCount + record.messageCount });
    }
    return [...merged.values()];
}
/** All that tells a record from others but its count. */
function keyOf({ messageCount: _count, ...rest }) {
    return JSON.stringify(rest);
}

;// CONCATENATED MODULE: ./lib/storage/dmarc.js
/** DMARC aggregate reports as the database knows them: RFC 9990, and RFC 7489 Appendix C before it. */
/** What became of messages. `pass` is RFC 9990's own word for "passed, so nothing was done". `unknown`: it was not said. */
const dmarcDispositions = ['none', 'pass', 'quarantine', 'reject', 'unknown'];

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/source-address.js
/** Addresses that mail came from, each in one spelling. */

/**
 * The address in the spelling by which it is counted: IPv6 as RFC 5952 writes it, and IPv4 in dots also where it came
 * as a mapped one (`::ffff:192.0.2.1`, RFC 4291 §2.5.5.2).
 *
 * @returns `null` when it is none
 */
function parseSourceAddress(text) {
    const version = (0,external_node_net_.isIP)(text);
    if (version === 4)
        return text;
    if (version !== 6 || text.includes('%'))
        return null;
    const address = new URL(`http://[${text}]/`).hostname.slice(1, -1);
    const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/u.exec(address) ?? [];
    if (high === undefined || low === undefined)
        return address;
    return [high, low].flatMap((word) => [Number.parseInt(word, 16) >> 8, Number.parseInt(word, 16) & 255]).join('.');
}

;// CONCATENATED MODULE: ./lib/postmaster/dmarc/parse-record.js
/** One `record` of an aggregate report: RFC 9990 §3.1.1.6 and below. */



/** RFC 9990 §3.1.3 has 100 signatures a row at most. */
const maxResults = 100;
const maxOverrides = 20;
const maxCount = 1e12;
/**
 * Reads a record; what is wrong in it is noted by the reader.
 *
 * @param policyDomain the author's domain where the record names none, as those of some reporters do
 * @returns `null`: something is wrong, or it speaks of no message
 */
function parseRecord(record, policyDomain) {
    const row = record.child('row');
    const evaluated = row.child('policy_evaluated');
    const sourceAddress = readAddress(row.child('source_ip'));
    const messageCount = readCount(row.child('count'));
    const headerFrom = readHeaderFrom(record.child('identifiers').child('header_from'), policyDomain);
    if (!evaluated.isThere)
        evaluated.refuse('what DMARC came to');
    if (sourceAddress === null || messageCount === null || headerFrom === null || !evaluated.isThere)
        return null;
    if (messageCount === 0)
        return null;
    return {
        sourceAddress,
        messageCount,
        disposition: dispositionOf(evaluated.child('disposition')),
        // Whatever stands here and is not "pass" (fail, none, OpenDMARC's unknown, nothing at all) did not pass.
        isDkimAligned: isPass(evaluated.child('dkim')),
        isSpfAligned: isPass(evaluated.child('spf')),
        headerFrom,
        envelopeFrom: domainOf(record.child('identifiers').child('envelope_from').text),
        results: readResults(record.child('auth_results')),
        overrides: evaluated.children('reason').slice(0, maxOverrides).map(readOverride),
    };
}
function readAddress(element) {
    const address = parseSourceAddress(element.text);
    if (address === null)
        element.refuse('an IPv4 or IPv6 address');
    return address;
}
/** Whole numbers; some reporters write `12.0`. */
function readCount(element) {
    const count = /^\d{1,13}(?:\.0*)?$/u.test(element.text) ? Number(element.text) : Number.NaN;
    if (count <= maxCount)
        return count;
    element.refuse('a whole number of messages, 0 or more');
    return null;
}
function readHeaderFrom(element, policyDomain) {
    const domain = element.text === '' ? policyDomain : (0,mail_domain/* parseDomain */.g)(element.text);
    if (domain === null)
        element.refuse('the domain of the From field');
    return domain;
}
/** A domain, also where a whole address stands; what is neither is not said. */
function domainOf(text) {
    return (0,mail_domain/* parseDomain */.g)(text.slice(text.lastIndexOf('@') + 1).replace(/>$/u, ''));
}
function dispositionOf({ text }) {
    return dmarcDispositions.find((disposition) => disposition === text.toLowerCase()) ?? 'unknown';
}
function isPass({ text }) {
    return text.toLowerCase() === 'pass';
}
function readResults(results) {
    return ['dkim', 'spf'].flatMap((method) => results
        .children(method)
        .slice(0, maxResults)
        .map((one) => readResult(method, one)));
}
function readResult(method, one) {
    const selector = method === 'dkim' ? one.child('selector').text : '';
    const result = one.child('result').text.toLowerCase();
    return {
        method,
        domain: domainOf(one.child('domain').text) ?? '',
        selector: selector === '' ? null : selector.slice(0, 100),
        result: /^[a-z]{1,20}$/u.test(result) ? result : 'unknown',
    };
}
function readOverride(reason) {
    const type = reason.child('type').text.toLowerCase();
    const comment = reason.child('comment').text;
    return { type: /^[a-z_]{1,40}$/u.test(type) ? type : 'other', comment: comment === '' ? null : comment };
}

// EXTERNAL MODULE: ./node_modules/fast-xml-parser/src/fxp.js
var fxp = __webpack_require__(75824);
// EXTERNAL MODULE: ./node_modules/fast-xml-parser/src/xmlparser/XMLParser.js + 26 modules
var XMLParser = __webpack_require__(69658);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/parse-xml.js
/** XML text → a tree of elements, and nothing that XML can do beside: no entities of its own, no DTD, no namespaces. */



/**
 * Reads a document.
 *
 * @param file names it in problems
 * @returns its root element; or why it is no XML that a report may be
 */
function parseXml(text, file) {
    // RFC 9990 §8.1 warns of bombs: all of them need a DOCTYPE, and no report has one. Not even in a comment.
    if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) {
        return refuse(file, 'a document type declaration', 'XML without one: entities could make it grow without end');
    }
    const clean = withoutSchemaTags(text);
    const validity = fxp/* XMLValidator */.iI.validate(clean);
    if (validity !== true) {
        const { line, col: column, msg } = validity.err;
        const came = `XML that is not well-formed (${(0,problem/* quoteValue */.cl)(msg)})`;
        return (0,problem/* bad */.MB)({ input: 'report', came, expected: 'well-formed XML', place: { file, line, column } });
    }
    try {
        return rootOf(toElements(parserOf().parse(clean)), file);
    }
    catch (error) {
        // Nesting beyond the limit, or names that the parser takes for an attack on JavaScript itself.
        return refuse(file, (0,problem/* quoteValue */.cl)(error instanceof Error ? error.message : 'XML'), 'XML that can be read');
    }
}
function parserOf() {
    return new XMLParser/* default */.A({
        preserveOrder: true,
        ignoreAttributes: true,
        removeNSPrefix: true,
        ignoreDeclaration: true,
        ignorePiTags: true,
        parseTagValue: false,
        trimValues: true,
        processEntities: false,
        maxNestedTags: report_limits/* reportLimits */.n.maxDepth,
    });
}
/** Some reporters begin with the opening tag of the schema, `<xs:schema …>`, and never close it. */
function withoutSchemaTags(text) {
    return text.replaceAll(/<\/?xs:schema\b[^<>]*>/giu, '');
}
function rootOf(elements, file) {
    const [root, ...more] = elements;
    if (root === undefined || more.length > 0) {
        return refuse(file, root === undefined ? 'no element' : `${elements.length} root elements`, 'one root element');
    }
    return (0,problem.ok)(root);
}
function refuse(file, came, expected) {
    return (0,problem/* bad */.MB)({ input: 'report', came, expected, place: { file } });
}
/** The parser's own form: each node is an object with one key, the name, and below it the list of what stands in it. */
function toElements(nodes) {
    if (!Array.isArray(nodes))
        return [];
    return nodes.flatMap((node) => {
        const entry = typeof node === 'object' && node !== null ? Object.entries(node)[0] : undefined;
        if (entry === undefined || entry[0] === '#text')
            return [];
        const [name, inside] = entry;
        return [{ name, text: textOf(inside), children: toElements(inside) }];
    });
}
function textOf(nodes) {
    if (!Array.isArray(nodes))
        return '';
    const pieces = nodes.map((node) => {
        const text = typeof node === 'object' && node !== null ? Reflect.get(node, '#text') : undefined;
        return typeof text === 'string' ? decodeEntities(text) : '';
    });
    return pieces.join('').trim();
}
const namedEntities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** The five that XML has without a DTD, and numbers; everything else stays as it is. */
function decodeEntities(text) {
    if (!text.includes('&'))
        return text;
    return text.replaceAll(/&(?:(?:amp|lt|gt|quot|apos)|#\d{1,7}|#x[0-9a-f]{1,6});/giu, decodeEntity);
}
function decodeEntity(whole) {
    const name = whole.slice(1, -1).toLowerCase();
    if (!name.startsWith('#'))
        return namedEntities[name] ?? whole;
    const point = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const isCharacter = point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
    return isCharacter ? String.fromCodePoint(point) : whole;
}

;// CONCATENATED MODULE: ./lib/postmaster/dmarc/parse-report.js
/**
 * The XML of an aggregate report → DmarcReport. Both forms are read with one set of rules: RFC 9990 (namespace
 * `urn:ietf:params:xml:ns:dmarc-2.0`, `np`, `testing`, disposition `pass`) and RFC 7489 Appendix C (`pct`). What a form
 * does not know is not there; what neither knows is passed over, as RFC 9990 §4 asks for extensions.
 */







/**
 * Reads a report.
 *
 * @param file names it in problems
 * @param nowMs a range that lies in the future is no report of what was received
 * @returns the report, records that fared alike added up; or what is wrong, each with its place:
 *   `feedback/record[3]/row/count`
 */
function parseReport(text, file, nowMs) {
    const xml = parseXml(text, file);
    if (xml.status === 'bad')
        return xml;
    const notes = problemNotes(file);
    const feedback = elementReader(xml.value, notes);
    if (xml.value.name.toLowerCase() !== 'feedback') {
        return (0,problem/* bad */.MB)({
            input: 'report',
            came: `the root element <${xml.value.name.slice(0, 60)}>`,
            expected: 'the root element <feedback> of a DMARC aggregate report (RFC 9990)',
            place: { file },
        });
    }
    const metadata = readMetadata(feedback.child('report_metadata'), nowMs);
    const published = feedback.child('policy_published');
    const domain = (0,mail_domain/* parseDomain */.g)(published.child('domain').text);
    if (domain === null)
        published.child('domain').refuse('the domain whose policy was applied');
    const records = readRecords(feedback, domain ?? '');
    if (notes.problems.length > 0 || metadata === null || domain === null)
        return (0,problem/* bad */.MB)(...notes.problems);
    const messageCount = records.reduce((sum, record) => sum + record.messageCount, 0);
    if (messageCount > report_limits/* reportLimits */.n.maxMessages) {
        const expected = `at most ${report_limits/* reportLimits */.n.maxMessages} messages in one report`;
        return (0,problem/* bad */.MB)({ input: 'report', came: `${messageCount} messages`, expected, place: { file } });
    }
    return (0,problem.ok)({ ...metadata, domain, policy: readPolicy(published), records: mergeRecords(records) });
}
function readMetadata(metadata, nowMs) {
    const name = metadata.child('org_name');
    const contact = metadata.child('email').text;
    const reportId = metadata.child('report_id');
    // Some reporters leave their name out, and are known by the domain of their address then.
    const organization = name.text === '' ? contact.slice(contact.lastIndexOf('@') + 1) : name.text;
    if (organization === '')
        name.refuse('the name of the reporting organization');
    if (reportId.text === '')
        reportId.refuse('an id by which this report is told from others');
    const range = readRange(metadata.child('date_range'), nowMs);
    return range === null ? null : { organization, contact, reportId: reportId.text, ...range };
}
function readRange(range, nowMs) {
    const begin = range.child('begin');
    const end = range.child('end');
    const beginsAtMs = readSeconds(begin);
    const endsAtMs = readSeconds(end);
    if (beginsAtMs === null || endsAtMs === null)
        return null;
    if (endsAtMs < beginsAtMs)
        end.refuse(`a time that is not before the begin (${begin.text})`);
    else if (endsAtMs - beginsAtMs > report_limits/* reportLimits */.n.maxSpanMs)
        end.refuse('a range of at most 31 days');
    else if (endsAtMs > nowMs + report_limits/* reportLimits */.n.maxAheadMs)
        end.refuse('a time that is not in the future');
    return { beginsAtMs, endsAtMs };
}
/** Seconds since 1970; some reporters write them as a decimal fraction. */
function readSeconds(element) {
    if (/^\d{1,11}(?:\.\d{1,9})?$/u.test(element.text))
        return Math.floor(Number(element.text)) * 1000;
    element.refuse('seconds since 1970-01-01, UTC');
    return null;
}
function readRecords(feedback, domain) {
    const records = feedback.children('record');
    if (records.length === 0)
        feedback.child('record').refuse('at least one record');
    if (records.length <= report_limits/* reportLimits */.n.maxRecords) {
        return records.flatMap((record) => {
            const read = parseRecord(record, domain);
            return read === null ? [] : [read];
        });
    }
    feedback.child('record').refuse(`at most ${report_limits/* reportLimits */.n.maxRecords} records`);
    return [];
}
function readPolicy(published) {
    const testing = published.child('testing').text.toLowerCase();
    const percent = published.child('pct').text;
    return {
        policy: actionOf(published.child('p')),
        subdomainPolicy: actionOf(published.child('sp')),
        nonexistentPolicy: actionOf(published.child('np')),
        dkimAlignment: alignmentOf(published.child('adkim')),
        spfAlignment: alignmentOf(published.child('aspf')),
        isTesting: testing === '' ? null : testing === 'y',
        percent: /^\d{1,3}(?:\.0+)?$/u.test(percent) && Number(percent) <= 100 ? Number(percent) : null,
    };
}
/** What stands there and is none of these is not said: nothing is computed from the policy. */
function actionOf({ text }) {
    const action = text.toLowerCase();
    return ['none', 'quarantine', 'reject'].includes(action) ? action : null;
}
function alignmentOf({ text }) {
    const letter = text.toLowerCase().slice(0, 1);
    if (letter === 'r')
        return 'relaxed';
    return letter === 's' ? 'strict' : null;
}

// EXTERNAL MODULE: ./lib/postmaster/dmarc/report-carrier.js
var report_carrier = __webpack_require__(27283);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/decode-xml-text.js
/** Bytes of XML → text, by its byte order mark or by what its declaration says (XML 1.0 Appendix F). */
/** UTF-8 where nothing else is said, or where what is said is no encoding that is known. Bad bytes become U+FFFD. */
function decodeXmlText(bytes) {
    return decode(bytes, markedEncodingOf(bytes) ?? declaredEncodingOf(bytes));
}
function markedEncodingOf(bytes) {
    const [first, second] = bytes;
    if (first === 0xff && second === 0xfe)
        return 'utf-16le';
    return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}
function declaredEncodingOf(bytes) {
    const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
    return /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{1,40})["']/u.exec(head)?.[1] ?? 'utf-8';
}
function decode(bytes, label) {
    // A declaration in single bytes that claims to stand in double ones lies.
    if (/^utf-?16$|^ucs/iu.test(label))
        return new TextDecoder().decode(bytes);
    try {
        return new TextDecoder(label).decode(bytes);
    }
    catch {
        // RangeError: nobody knows that encoding. ASCII is all that a report needs, and UTF-8 reads it.
        return new TextDecoder().decode(bytes);
    }
}

// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(20663);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/unpack-zip.js
/** The entries of a zip archive, counted while they are unpacked: what an archive says of its sizes is only said. */


/** APPNOTE 4.4.4, bit 0. */
const encryptedFlag = 1;
/** Unpacks all files of an archive into memory, `maxBytes` together at most. Never rejects. */
async function unpackZip(bytes, maxBytes) {
    try {
        const archive = await openArchive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
        return await readEntries(archive, maxBytes);
    }
    catch (error) {
        // Whatever a hostile archive makes the library say is a property of the archive, not a failure of ours.
        return { status: 'unreadable', came: error instanceof Error ? error.message.slice(0, 200) : 'a broken archive' };
    }
}
async function openArchive(buffer) {
    return await new Promise((resolve, reject) => {
        (0,yauzl/* fromBuffer */.vY)(buffer, { lazyEntries: true, validateEntrySizes: true }, (error, archive) => {
            if (archive === undefined || archive === null)
                reject(error ?? new Error('no archive'));
            // An error that comes when nobody waits for an entry must not end the process.
            else
                resolve(archive.on('error', () => undefined));
        });
    });
}
async function readEntries(archive, maxBytes) {
    const { maxZipEntries } = report_limits/* reportLimits */.n;
    if (archive.entryCount > maxZipEntries) {
        return { status: 'unreadable', came: `${archive.entryCount} entries, more than ${maxZipEntries}` };
    }
    const entries = [];
    let leftBytes = maxBytes;
    for (let entry = await nextEntry(archive); entry !== null; entry = await nextEntry(archive)) {
        if (entry.fileName.endsWith('/'))
            continue;
        if ((entry.generalPurposeBitFlag & encryptedFlag) !== 0) {
            return { status: 'unreadable', came: 'an encrypted archive' };
        }
        const content = entry.uncompressedSize > leftBytes ? null : await readEntry(archive, entry, leftBytes);
        if (content === null)
            return { status: 'too-much' };
        leftBytes -= content.byteLength;
        entries.push({ name: entry.fileName, bytes: content });
    }
    return { status: 'unpacked', entries };
}
async function nextEntry(archive) {
    return await new Promise((resolve, reject) => {
        const onEntry = (entry) => settle(() => resolve(entry));
        const onEnd = () => settle(() => resolve(null));
        const onError = (error) => settle(() => reject(error));
        function settle(act) {
            archive.off('entry', onEntry).off('end', onEnd).off('error', onError);
            act();
        }
        archive.on('entry', onEntry).on('end', onEnd).on('error', onError);
        archive.readEntry();
    });
}
/** `null`: it is larger than that. */
async function readEntry(archive, entry, maxBytes) {
    const stream = await new Promise((resolve, reject) => {
        archive.openReadStream(entry, (error, opened) => {
            if (opened === undefined || opened === null)
                reject(error ?? new Error('an entry that cannot be read'));
            else
                resolve(opened);
        });
    });
    const chunks = [];
    let sizeBytes = 0;
    for await (const chunk of stream) {
        if (!(chunk instanceof Uint8Array))
            throw new TypeError('a stream of bytes gave something else');
        sizeBytes += chunk.byteLength;
        if (sizeBytes > maxBytes)
            return null;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}

;// CONCATENATED MODULE: ./lib/postmaster/dmarc/unpack-report.js
/** A file as it came (XML, gzip or zip) → the XML in it. What it is, its bytes say; names and media types lie. */






const gunzipBytes = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
/** Looks at the first bytes; `null`: it is none of these. */
function reportFormOf(bytes) {
    if (bytes[0] === 0x1f && bytes[1] === 0x8b)
        return 'gzip';
    // RFC 1951 has no say here: PKWARE's APPNOTE 4.3.7, and 4.3.16 for an archive with nothing in it.
    if (bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5))
        return 'zip';
    return /^\s*</u.test(decodeXmlText(bytes.subarray(0, 512))) ? 'xml' : null;
}
/**
 * Unpacks a file, within the limits of `report-limits.ts`. Archives in archives are refused: no reporter makes them, and
 * whoever wants to hide a bomb does.
 */
async function unpackReport({ name, bytes }) {
    if (bytes.byteLength > report_limits/* reportLimits */.n.maxFileBytes) {
        return unpack_report_refuse(name, `${bytes.byteLength} bytes`, `at most ${report_limits/* reportLimits */.n.maxFileBytes} bytes`);
    }
    const form = reportFormOf(bytes);
    switch (form) {
        case 'xml':
            return bytes.byteLength > report_limits/* reportLimits */.n.maxXmlBytes ? tooMuch(name) : asXml(name, bytes);
        case 'gzip':
            return await unpackGzip({ name, bytes });
        case 'zip':
            return await unpackEntries({ name, bytes });
        case null:
            return unpack_report_refuse(name, 'something else', 'XML, gzip or zip');
        default:
            return form;
    }
}
async function unpackGzip({ name, bytes }) {
    try {
        return asXml(name, await gunzipBytes(bytes, { maxOutputLength: mostUnpackedBytes(bytes.byteLength) }));
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (code === 'ERR_BUFFER_TOO_LARGE')
            return tooMuch(name);
        return unpack_report_refuse(name, `gzip that cannot be unpacked (${code === '' ? 'no reason given' : code})`, 'gzip (RFC 1952)');
    }
}
async function unpackEntries({ name, bytes }) {
    const unpacked = await unpackZip(bytes, mostUnpackedBytes(bytes.byteLength));
    if (unpacked.status === 'too-much')
        return tooMuch(name);
    if (unpacked.status === 'unreadable')
        return unpack_report_refuse(name, unpacked.came, 'a plain zip archive');
    // Beside the report some archives hold a readme, or what macOS adds.
    const files = unpacked.entries.filter((entry) => reportFormOf(entry.bytes) !== null);
    if (files.length === 0)
        return unpack_report_refuse(name, 'an archive without XML', 'an archive with a report in it');
    const texts = [];
    for (const entry of files) {
        const file = asXml(`${name}/${entry.name}`, entry.bytes);
        if (file.status === 'bad')
            return file;
        texts.push(...file.value);
    }
    return (0,problem.ok)(texts);
}
/** How much a file of this size may become. */
function mostUnpackedBytes(packedBytes) {
    const byRatio = Math.max(1024 * 1024, packedBytes * report_limits/* reportLimits */.n.maxRatio);
    return Math.min(byRatio, report_limits/* reportLimits */.n.maxXmlBytes);
}
function asXml(name, bytes) {
    const form = reportFormOf(bytes);
    if (form === 'xml')
        return (0,problem.ok)([{ name, text: decodeXmlText(bytes) }]);
    return unpack_report_refuse(name, form === null ? 'something else than XML inside' : `${form} inside an archive`, 'XML');
}
function tooMuch(name) {
    const { maxXmlBytes, maxRatio } = report_limits/* reportLimits */.n;
    const expected = `at most ${maxXmlBytes} bytes of XML, and at most ${maxRatio} times what it is packed`;
    return unpack_report_refuse(name, 'more than that', expected);
}
function unpack_report_refuse(file, came, expected) {
    return (0,problem/* bad */.MB)({ input: 'report', came, expected, place: { file } });
}

;// CONCATENATED MODULE: ./lib/postmaster/dmarc/read-reports.js
/** A file or a mail → the aggregate reports in it. */






/** Reads bytes that somebody has: a report as it is, packed, or still in its mail. Never rejects. */
async function readReports(file, rules) {
    if (file.bytes.byteLength > report_limits/* reportLimits */.n.maxFileBytes)
        return refused(tooLarge(file));
    if (reportFormOf(file.bytes) !== null)
        return await readPacked(file, { carrierDomain: null, nowMs: rules.nowMs });
    if (looksLikeMail(file.bytes))
        return await readReportMail(file, rules);
    return nothing;
}
const nothing = { isReport: false, reports: [], problems: [] };
/**
 * Reads the mail that a reporter sends: any part that is XML, gzip or zip by its own bytes, whatever its media type says
 * (`application/gzip`, `application/x-zip-compressed`, `application/octet-stream`, `text/xml` were all seen), and the
 * mail inside a forwarded one.
 */
async function readReportMail({ name, bytes }, rules) {
    if (bytes.byteLength > report_limits/* reportLimits */.n.maxFileBytes)
        return refused(tooLarge({ name, bytes }));
    const mail = await (0,parse_message/* parseMessage */.v)(bytes);
    const packed = await packedParts(mail);
    if (packed.length === 0)
        return nothing;
    const { headerFields, from } = mail;
    const verdict = (0,report_carrier/* judgeCarrier */.Q)({ headerFields, fromDomains: from.map((one) => one.domain) }, rules);
    if (verdict.status === 'doubted') {
        const { came, expected } = verdict;
        return refused({ input: 'report', came, expected, place: { file: name } });
    }
    const read = [];
    for (const part of packed) {
        const inMail = { name: `${name}/${part.name}`, bytes: part.bytes };
        read.push(await readPacked(inMail, { carrierDomain: verdict.domain, nowMs: rules.nowMs }));
    }
    return {
        isReport: true,
        reports: read.flatMap((one) => one.reports),
        problems: read.flatMap((one) => one.problems),
    };
}
async function readPacked(file, { carrierDomain, nowMs }) {
    const unpacked = await unpackReport(file);
    if (unpacked.status === 'bad')
        return { isReport: true, reports: [], problems: unpacked.problems };
    const reports = [];
    const problems = [];
    for (const { name, text } of unpacked.value) {
        const parsed = parseReport(text, name, nowMs);
        if (parsed.status === 'ok')
            reports.push({ report: parsed.value, carrierDomain });
        else
            problems.push(...parsed.problems);
    }
    return { isReport: true, reports, problems };
}
/** Parts that may be reports; of a mail that was forwarded whole, those of the mail inside. */
async function packedParts(mail) {
    const parts = mail.attachments.slice(0, report_limits/* reportLimits */.n.maxAttachments);
    const forwarded = parts.filter((part) => part.contentType === 'message/rfc822').slice(0, 1);
    const inner = await Promise.all(forwarded.map(async (part) => await (0,parse_message/* parseMessage */.v)(part.content)));
    const all = [...parts, ...inner.flatMap((one) => one.attachments.slice(0, report_limits/* reportLimits */.n.maxAttachments))];
    const body = mail.text ?? '';
    const inline = body.includes('<feedback') ? [{ name: 'text', bytes: Buffer.from(body) }] : [];
    return [...all.map(named), ...inline].filter(isCandidate);
}
function named({ filename, content }, index) {
    return { name: filename === null || filename === '' ? `part ${index + 1}` : filename.slice(0, 200), bytes: content };
}
/** Images may be XML too; only what speaks of a report is taken for one. */
function isCandidate({ name, bytes }) {
    const form = reportFormOf(bytes);
    if (form !== 'xml')
        return form !== null;
    const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
    return /<(?:\w+:)?feedback|<!(?:doctype|entity)/iu.test(head.replaceAll('\0', '')) || /\.xml$/iu.test(name);
}
/** A header field that every mail has, at the top of the file. */
function looksLikeMail(bytes) {
    const names = new Set((0,header_section/* readHeaderSection */.Dm)(bytes.subarray(0, 65_536)).map((field) => field.name.toLowerCase()));
    return ['from', 'received', 'content-type', 'mime-version', 'message-id'].some((name) => names.has(name));
}
function tooLarge({ name, bytes }) {
    const expected = `at most ${report_limits/* reportLimits */.n.maxFileBytes} bytes`;
    return { input: 'report', came: `${bytes.byteLength} bytes`, expected, place: { file: name } };
}
function refused(problem) {
    return { isReport: true, reports: [], problems: [problem] };
}


/***/ }),

/***/ 27283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ judgeCarrier),
/* harmony export */   a: () => (/* binding */ isAtOrBelow)
/* harmony export */ });
/* harmony import */ var _verdict_authentication_results_field_trusted_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46442);
/**
 * Who vouches for a report that came by mail. Anybody can write to an address that stands in the DNS, and whatever a
 * report says counts: so its mail must have passed DMARC, which RFC 9990 §3.5.2 demands of reporters for this very reason,
 * and our own mail server must have seen that.
 */

/** Looks at the mail that brought a report. */
function judgeCarrier(mail, { authservIds, onlyFrom }) {
    if (authservIds.length === 0)
        return { status: 'believed', domain: null };
    const [domain, ...others] = mail.fromDomains;
    if (domain === undefined || domain === null || others.length > 0) {
        return { status: 'doubted', came: 'a From field without one clear domain', expected: 'one author' };
    }
    if (!isAuthenticated(mail, domain, authservIds)) {
        const expected = `dmarc=pass, or an aligned dkim=pass, in Authentication-Results of ${authservIds.join(' or ')}`;
        return { status: 'doubted', came: `a mail of ${domain} that is not authenticated`, expected };
    }
    if (onlyFrom.length > 0 && !onlyFrom.some((known) => isAtOrBelow(domain, known))) {
        return { status: 'doubted', came: `a mail of ${domain}`, expected: `one of ${onlyFrom.join(', ')} (only-from)` };
    }
    return { status: 'believed', domain };
}
/** Whether a domain is another one, or stands below it. Both in lower case. */
function isAtOrBelow(domain, parent) {
    return domain === parent || domain.endsWith(`.${parent}`);
}
function isAuthenticated({ headerFields }, domain, authservIds) {
    // As the service file writes it for servers that do not name themselves.
    const named = authservIds.map((id) => (id === 'unnamed' ? null : id));
    const fields = (0,_verdict_authentication_results_field_trusted_results_js__WEBPACK_IMPORTED_MODULE_0__/* .findTrustedResults */ .$)(headerFields, { authservIds: named, handOverIndex: null });
    return fields
        .flatMap((field) => field.results)
        .some(({ method, result, properties }) => {
        if (result !== 'pass')
            return false;
        const valueOf = (type, name) => {
            const value = properties.find((one) => one.type === type && one.name === name)?.value.toLowerCase() ?? null;
            return value === null ? null : value.slice(value.lastIndexOf('@') + 1);
        };
        if (method === 'dmarc')
            return (valueOf('header', 'from') ?? domain) === domain;
        if (method !== 'dkim')
            return false;
        const signer = valueOf('header', 'd') ?? valueOf('header', 'i');
        // Relaxed alignment without a look into the DNS: one is the other's parent, and no top-level domain.
        return signer !== null && signer.includes('.') && (isAtOrBelow(domain, signer) || isAtOrBelow(signer, domain));
    });
}


/***/ }),

/***/ 64535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ reportLimits),
/* harmony export */   y: () => (/* binding */ dmarcRetentionMs)
/* harmony export */ });
/** What a report may be at most: anybody can send one to an address that stands in the DNS. */
const mebibyte = 1024 * 1024;
const dayMs = 86_400_000;
/** The only limits there are. */
const reportLimits = {
    // Gmail takes 25 MB, which base64 makes 35 MB of.
    maxFileBytes: 36 * mebibyte,
    // About 17,000 records, for a day of one domain at one receiver; reading them takes a second or two.
    maxXmlBytes: 8 * mebibyte,
    // Real reports repeat themselves and reach 60; a bomb comes near 1032, which is all that DEFLATE can do (RFC 1951).
    maxRatio: 300,
    maxZipEntries: 100,
    maxAttachments: 50,
    // Those of a record take seven.
    maxDepth: 20,
    maxRecords: 50_000,
    // More than any receiver gets in a month. Without an end a forged report makes a sum that is no whole number any more
    // (2^53): the database takes it and cannot give it back, and nothing behind that mail would ever be read.
    maxMessages: 10_000_000_000,
    maxTextLength: 500,
    // Reports are daily; some reporters send one a week.
    maxSpanMs: 31 * dayMs,
    // Clocks differ, and some ranges end with the day on which they are sent.
    maxAheadMs: 2 * dayMs,
};
/** Reports are kept for so long after they end; older ones are not taken, else they could be counted twice. */
const dmarcRetentionMs = 400 * dayMs;


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


/***/ })

};
