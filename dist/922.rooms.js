export const id = 922;
export const ids = [922];
export const modules = {

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
 * Shortens a message before it is parsed. The parser takes about 10 µs per line, so text beyond a limit and the line
 * ends of base64 are removed first.
 */

const maxTextBytes = 2 * 1024 * 1024;
const maxLineCount = 40_000;
const maxPartCount = 1000;
const maxPartHeaderBytes = 256 * 1024;
/** One decoder call per line. */
const base64LineBytes = 48 * 1024;
const note = 'only the first 2 MiB (or 40,000 lines, or 1,000 parts) of the text were judged';
/**
 * Limits a message to 2 MiB and 40,000 lines of text, 1,000 parts and 256 KiB of part headers, in linear time. Base64
 * parts keep their content, in longer lines.
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
        // Room for a line end after each long line of base64 and each part.
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
/** RFC 2046 §5.1.1: `--`, the boundary, `--` after the last part, and white space. */
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
    // Skip to the next possible boundary.
    const next = shortening.boundaries.size === 0 ? -1 : shortening.source.indexOf('\n--', end - 1);
    shortening.position = next < 0 ? shortening.source.length : next + 1;
}
function copy(shortening, start, end) {
    shortening.source.copy(shortening.output, shortening.length, start, end);
    shortening.length += end - start;
}

;// CONCATENATED MODULE: ./lib/mail/parse-message.js
/** Parses a received message: header fields, author, HTML, text, attachments. */





/** Real mail nests four or five levels deep. */
const maxNestingDepth = 50;
/** Of the message and all its parts. */
const maxHeaderBytes = 1024 * 1024;
/** Longer texts are cut. */
const maxTextCharacters = 1_000_000;
/** Twice Gmail's limit. */
const maxMessageBytes = 50 * 1024 * 1024;
/**
 * Parses a message. Never rejects: when the body cannot be parsed (over 50 levels or 50 MiB, or a header section over
 * the limits), `defect` gives the reason and the header fields are still there. Only the beginning of a long body is
 * read; see `shortening`. Messages inside the message are attachments.
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
        // Anything that the parser throws is a property of the message.
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
/** The mailboxes of all fields with this name (lower case), unchecked. */
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

/***/ 37098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ unnamedAuthserv)
/* harmony export */ });
/** A copy in a real mailbox. */
/** Stands for a provider whose Authentication-Results fields have no authserv-id. */
const unnamedAuthserv = 'unnamed';


/***/ }),

/***/ 58292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ findClientHop)
});

// EXTERNAL MODULE: ./lib/verdict/authentication/results-field/authserv-pattern.js
var authserv_pattern = __webpack_require__(23465);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./lib/verdict/authentication/results-field/read-segments.js
var read_segments = __webpack_require__(56515);
;// CONCATENATED MODULE: ./lib/verdict/authentication/received-field/parse-received-field.js
/** Parses a Received field. Source: RFC 5321 §4.4, and what mail servers write in practice. */


/** Parses the value of a field. Missing or unreadable parts are null. */
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
/** Fastmail writes the protocol in a comment: `by compute.internal (LMTPProxy)`. */
function lmtpIn(comments) {
    return comments.some((comment) => /^lmtp/iu.test(comment.trim())) ? 'LMTP' : null;
}
const keywords = new Set(['from', 'by', 'via', 'with', 'id', 'for']);
/** The word after a keyword is its value, even if it is a keyword: an EHLO name may be "by". The first of each counts. */
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
 * The server writes the address last, after the names that the client gave. If the comment contains only the EHLO name,
 * the address replaces the name after `from`.
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
/** Exim and Dovecot write `(envelope-from <…>)`. */
function envelopeSenderOf(comments) {
    return comments.flatMap((comment) => /^envelope-from <([^<>\s]*)>/u.exec(comment)?.[1] ?? [])[0] ?? null;
}
/** Real fields have fewer than 1,000 characters. */
const maxFieldLength = 8192;
/** The tokens before the date. */
function readReceivedTokens(value) {
    const source = value.slice(0, maxFieldLength).replaceAll(/\r?\n/gu, '');
    const tokens = [];
    let at = 0;
    while (at < source.length && source.charAt(at) !== ';') {
        const end = endOfToken(source, at);
        const text = source.slice(at, end);
        if (text.startsWith('('))
            tokens.push({ kind: 'comment', text: text.replaceAll(/^\(|\)$/gu, '').trim() });
        else if (text.trim() !== '')
            tokens.push({ kind: 'word', text });
        at = end;
    }
    return tokens;
}
function endOfToken(source, start) {
    if (source.charAt(start) === '(')
        return (0,read_segments/* commentEnd */.T)(source, start);
    if (/\s/u.test(source.charAt(start)))
        return start + 1;
    const length = source.slice(start).search(/[\s(;]/u);
    return length < 0 ? source.length : start + length;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/received-field/find-client-hop.js
/** Finds the address from which a provider accepted a message, in the provider's own Received field. */


/**
 * Searches from the top, past local deliveries inside the provider, for the first field with a client. The client may
 * have written the fields below.
 *
 * @param fields the header section, first to last
 * @param ownNames authserv-ids (see isAuthservId) and domain of the provider
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
            return unknown('the message was submitted on the receiving server itself');
        if (isLocalDelivery(hop, inside)) {
            // Internal hosts such as Fastmail's filter may have names of their own.
            if (hop.byName?.includes('.') === true)
                inside.push(hop.byName);
            continue;
        }
        if (hop.clientAddress === null)
            return unknown("the receiver's Received field has no client address");
        const { clientAddress, heloName, byName } = hop;
        const place = { fieldIndex, isCertain: isCertain(hop, names) };
        const found = { status: 'found', clientAddress, heloName, byName, ...place };
        return envelopeSender === undefined ? found : { ...found, envelopeSender };
    }
    return unknown('the receiver wrote no Received field with a client');
}
function unknown(reason) {
    return { status: 'unknown', reason };
}
/** `<>` is the null reverse-path. Exchange omits the brackets. */
function readReturnPath(value) {
    return value.trim().replaceAll(/^<|>$/gu, '') || null;
}
/** True for LMTP (RFC 2033 §1: local networks only), content filters on the same host, and Gmail's internal hops. */
function isLocalDelivery(hop, ownNames) {
    if (hop.protocol?.startsWith('LMTP') === true || hop.fromName === null)
        return true;
    if (hop.clientAddress !== null && hop.clientAddress === hop.byAddress)
        return true;
    return isOwnLoopback(hop.clientAddress) && namesItself(hop, ownNames);
}
/** True for the addresses that local delivery uses. Other loopback addresses count as clients: tests use them as such. */
function isOwnLoopback(address) {
    return address === '127.0.0.1' || address === '::1';
}
function namesItself({ fromName, heloName, byName }, ownNames) {
    const names = [fromName, heloName].filter((name) => name !== null);
    return names.some((name) => {
        const isLocalhost = /^localhost\b/u.test(name) || /^\[(?:127\.0\.0\.1|ipv6:::1)\]$/u.test(name);
        return isLocalhost || [byName, ...ownNames].some((own) => own !== null && isRelated(name, own));
    });
}
/** True if a known host of the provider wrote the field and the client does not claim to be one. */
function isCertain(hop, ownNames) {
    if (isOwnLoopback(hop.clientAddress))
        return false;
    const { byName } = hop;
    const known = ownNames.filter((name) => name.includes('.'));
    const isOwn = known.length === 0 || (byName !== null && known.some((name) => isRelated(byName, name)));
    const clientNames = [hop.fromName, hop.heloName].filter((name) => name !== null);
    return isOwn && !clientNames.some((name) => byName !== null && isRelated(name, byName));
}
/** True for the same host, a subdomain, or two hosts of one domain. */
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
/** Patterns for authserv-ids. */
const anyHost = '*.';
/**
 * True if `authservId` matches `pattern`. `*.mail.example` matches every name below that domain, for providers whose
 * hosts each use their own name. Null matches a field without an authserv-id.
 */
function isAuthservId(pattern, authservId) {
    if (pattern === null || authservId === null)
        return pattern === authservId;
    const [wanted, name] = [pattern.toLowerCase(), authservId.toLowerCase()];
    return wanted.startsWith(anyHost) ? name.endsWith(wanted.slice(1)) && name.length >= wanted.length : name === wanted;
}
/** A name for `pattern`: itself, or the domain of a wildcard, optionally with `host` in front. */
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
/** Parses an Authentication-Results field. Source: RFC 8601 §2.2. */

/** Longer fields are ignored, to bound the parsing time. */
const maxFieldLength = 65_536;
const maxResultCount = 200;
/**
 * Parses the value of a field. Skips parts that are not results.
 *
 * @returns null if the field has neither an authserv-id nor a result
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
/** Parses `mx.shop.example 1`. */
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
    // The standard has no results with an underscore, but Yahoo writes `perm_fail`.
    const result = /^[a-z][a-z0-9_-]*$/iu.exec(first.value)?.[0];
    if (method === undefined || result === undefined)
        return [];
    const reason = others.find((pair) => pair.name === 'reason')?.value ?? null;
    const properties = others.filter((pair) => pair.name !== 'reason').map(toProperty);
    return [{ method, result: result.toLowerCase(), reason, comments: segment.comments, properties }];
}
/** All `name=value` pairs. White space is allowed around `=`, `.` and `/`. */
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
/** Also removes inner quotes: `"a b"@shop.example` is an address. */
function unquote(value) {
    return value.replaceAll(/"((?:[^"\\]|\\.)*)"/gu, (_whole, inside) => inside.replaceAll(/\\(.)/gu, '$1'));
}


/***/ }),

/***/ 56515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ commentEnd),
/* harmony export */   l: () => (/* binding */ readSegments)
/* harmony export */ });
/** Splits a structured field at semicolons and extracts comments. Source: RFC 5322 §3.2.2, RFC 8601 §2.2. */
/** Splits a value. Unclosed quotes and comments extend to its end. */
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
/** The end of the comment, quoted string or character at `at`. */
function endOf(character, source, at) {
    if (character === '"')
        return skipQuoted(source, at);
    return character === '(' ? commentEnd(source, at) : at + 1;
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
/** The index after the comment at `start`, or the length of `source` if it is not closed. Comments nest (RFC 5322 §3.2.2). */
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

/***/ 46442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findTrustedResults)
/* harmony export */ });
/* harmony import */ var _authserv_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23465);
/* harmony import */ var _parse_results_field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15679);
/** Finds the Authentication-Results fields that the receiving provider wrote. Source: RFC 8601 §5, §7.1. */


/**
 * Returns the provider's fields from top to bottom: all above the Received field of the provider (where a sender cannot
 * write), and the topmost one per authserv-id pattern. Lower fields may be forged. iCloud writes one field per method,
 * each with its own authserv-id, directly below its Received field.
 *
 * @param fields the header section, first to last
 */
function findTrustedResults(fields, { authservIds, acceptedIndex }) {
    const met = new Set();
    const found = [];
    for (const [fieldIndex, header] of fields.entries()) {
        // A Received field below the provider's, or below a trusted field, is the sender's.
        const isBelow = acceptedIndex === null ? found.length > 0 : fieldIndex > acceptedIndex;
        if (isBelow && isNamed(header, 'received'))
            break;
        if (!isNamed(header, 'authentication-results'))
            continue;
        const field = (0,_parse_results_field_js__WEBPACK_IMPORTED_MODULE_0__/* .parseResultsField */ .a)(header.rawValue);
        const pattern = authservIds.find((one) => field !== null && (0,_authserv_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .isAuthservId */ .m)(one, field.authservId));
        if (field === null || pattern === undefined)
            continue;
        const isSafe = acceptedIndex !== null && fieldIndex < acceptedIndex;
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
