export const id = 9525;
export const ids = [9525];
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

/***/ 88073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ storedDirectory),
/* harmony export */   Oz: () => (/* binding */ localSeeds),
/* harmony export */   bM: () => (/* binding */ seedDirectory),
/* harmony export */   pJ: () => (/* binding */ localSeedsOf),
/* harmony export */   qG: () => (/* binding */ isMonitored)
/* harmony export */ });
/* harmony import */ var _contract_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(766);
/** The seed mailboxes that the service has, and how each of them is doing. */

/** A directory of these seeds, which stay as they are. */
function seedDirectory(seeds) {
    const byAddress = new Map(seeds.map((seed) => [seed.address, seed]));
    return {
        list: async () => await Promise.resolve(seeds),
        find: (address) => byAddress.get(address.toLowerCase()) ?? null,
        refresh: async () => await Promise.resolve(),
    };
}
/**
 * A directory that asks the storage at each `list()`: a seed that somebody disables, or that is found unhealthy, is
 * handed out no more by any instance. `known` are the seeds of this instance; one that was added and is not known here
 * even after a look is not listed, since nobody would take its mail.
 */
function storedDirectory(store, known) {
    const withOptions = (seed) => {
        const { options = [], hasPlusAddress = false } = known.find(seed.address) ?? {};
        return { ...seed, options, hasPlusAddress };
    };
    const isUnknown = ({ address, origin }) => origin === 'added' && known.find(address) === null;
    return {
        find: (address) => known.find(address),
        refresh: async () => await known.refresh(),
        list: async () => {
            const stored = await store.listSeeds();
            if (stored.some(isUnknown))
                await known.refresh();
            return stored.filter((seed) => !isUnknown(seed)).map(withOptions);
        },
    };
}
/** True when the seed may be given to a test. */
function isMonitored(seed) {
    return seed.isEnabled && seed.health !== 'unhealthy';
}
/**
 * Nine seeds, three a type, at seven providers that cannot exist: `.example` is reserved (RFC 2606 §2), so no mistake
 * in an SMTP setting ever sends a test to a stranger.
 */
const localSeeds = [
    aLocalSeed('consumer', 'seed1@freemail.example'),
    aLocalSeed('consumer', 'seed2@webmail.example'),
    aLocalSeed('consumer', 'seed3@homepost.example'),
    aLocalSeed('business', 'seed4@officemail.example'),
    aLocalSeed('business', 'seed5@officemail.example'),
    aLocalSeed('business', 'seed6@workspace.example'),
    aLocalSeed('protected', 'seed7@mailgate.example'),
    aLocalSeed('protected', 'seed8@mailgate.example'),
    aLocalSeed('protected', 'seed9@shieldpost.example'),
];
function aLocalSeed(providerType, address) {
    const providerName = address.slice(address.indexOf('@') + 1);
    return { address, providerType, providerName, kind: 'local', isEnabled: true, health: 'healthy', options: [] };
}
/** The local seeds of some types; none given means all. */
function localSeedsOf(types) {
    const wanted = types.length === 0 ? _contract_names_js__WEBPACK_IMPORTED_MODULE_0__/* .providerTypes */ .Nm : types;
    return localSeeds.filter((seed) => wanted.includes(seed.providerType));
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

/***/ 75541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ untagged),
/* harmony export */   Y: () => (/* binding */ plusAddressOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** One mailbox, an address of its own for each test: `seed1+<tag>@box.example`. */

/** 100 bits, in digits that survive any change of case. */
const tagLength = 25;
/** RFC 5321 §4.5.3.1.1; seeds' addresses are ASCII. */
const maxLocalPartLength = 64;
/**
 * The address for a test's copy. Its tag is made from the tracking id, so whoever knows the test knows the address, and
 * nobody learns the tracking id from it. The address itself where there is no room for a tag.
 */
function plusAddressOf(address, trackingId) {
    const at = address.lastIndexOf('@');
    const tag = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `presend plus-address ${trackingId}`, 'hex').slice(0, tagLength);
    const localPart = `${address.slice(0, at)}+${tag}`;
    return localPart.length > maxLocalPartLength ? address : `${localPart}${address.slice(at)}`;
}
/** The address without its tag, should it have one. */
function untagged(address) {
    const at = address.lastIndexOf('@');
    const plus = address.lastIndexOf('+', at);
    return plus < 0 ? address : `${address.slice(0, plus)}${address.slice(at)}`;
}


/***/ }),

/***/ 29431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ identityOf),
/* harmony export */   x: () => (/* binding */ readIdentity)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _mail_header_section_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38684);
/* harmony import */ var _mail_parse_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85429);
/* harmony import */ var _mail_parse_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32154);
/* harmony import */ var _mentioned_ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50174);
/* harmony import */ var _tracking_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44471);
/** What a message says of itself: who wrote it, which message it is, and which tests it may belong to. */






/** The field in which presend's own copies carry the tracking id. */
const trackingField = 'X-Presend-Test';
/** Of all From fields together. Half a megabyte of addresses would hold up everything else for a quarter of a second. */
const maxFromLength = 8192;
/** Reads the header section of a message. @param findMentioned searches the body; absent: `findMentionedIds` */
function readIdentity(bytes, findMentioned = async () => await Promise.resolve((0,_mentioned_ids_js__WEBPACK_IMPORTED_MODULE_4__/* .findMentionedIds */ .$)(bytes))) {
    return identityOf((0,_mail_header_section_js__WEBPACK_IMPORTED_MODULE_1__/* .readHeaderSection */ .Dm)(bytes), findMentioned);
}
/** The same of a header section that has been read. */
function identityOf(fields, findMentioned) {
    const [messageId] = (0,_mail_header_section_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(fields, 'Message-ID');
    const fromFields = fields.filter(({ name }) => name.toLowerCase() === 'from');
    const isReadable = fromFields.reduce((sum, { rawValue }) => sum + rawValue.length, 0) <= maxFromLength;
    let mentioned = null;
    return {
        messageKey: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', messageId ?? '', 'hex').slice(0, 32),
        author: () => {
            if (!isReadable)
                return null;
            const authors = (0,_mail_parse_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAddressList */ .Mb)((0,_mail_header_section_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(fields, 'From')[0] ?? '');
            return authors.status === 'ok' ? (authors.value[0]?.address ?? null) : null;
        },
        authorDomain: () => (isReadable ? theOne((0,_mail_parse_message_js__WEBPACK_IMPORTED_MODULE_3__/* .mailboxesOf */ .M)(fields, 'from').map(({ domain }) => domain)) : null),
        headerTrackingIds: unique((0,_mail_header_section_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(fields, trackingField)),
        mentionedTrackingIds: async () => await (mentioned ??= findMentioned()),
    };
}
/** An address without a domain is none that could be the sender's. */
function theOne(domains) {
    const [domain = null, ...others] = new Set(domains);
    return others.length === 0 ? domain : null;
}
function unique(texts) {
    return [...new Set(texts.flatMap(_tracking_id_js__WEBPACK_IMPORTED_MODULE_5__/* .findTrackingIds */ .N3))].slice(0, _tracking_id_js__WEBPACK_IMPORTED_MODULE_5__/* .maxCandidateCount */ .Rc);
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

/***/ 97738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ ownWorkerFile)
/* harmony export */ });
/** The program that presend's own worker threads run. */
/** In dist/ every chunk lies beside worker.js. */
function ownWorkerFile() {
    const path = import.meta.url.endsWith('.ts') ? '../../worker.ts' : './worker.js';
    return new URL(path, import.meta.url);
}


/***/ }),

/***/ 81444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ startThread)
});

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./lib/world/workers/heap-watch.js
/** Looks at how much memory a busy thread has. */
/** A thread fills some hundred MiB a second at most. */
const lookEveryMs = 50;
/** Calls `onLimit` when the thread's heap and its buffers are larger than `memoryMb`, at each look. */
function watchHeap(worker, memoryMb, onLimit) {
    let timer;
    let isLooking = false;
    return {
        watch: () => {
            timer ??= setInterval(() => void look(), lookEveryMs).unref();
        },
        rest: () => {
            clearInterval(timer);
            timer = undefined;
        },
    };
    async function look() {
        // The thread answers between two of its steps, which may take a while.
        if (isLooking)
            return;
        isLooking = true;
        try {
            const { used_heap_size: heapBytes, external_memory: bufferBytes } = await worker.getHeapStatistics();
            if (timer !== undefined && heapBytes + bufferBytes > memoryMb * 1024 * 1024)
                onLimit();
        }
        catch {
            // The thread has ended, which its owner hears in another way.
        }
        finally {
            isLooking = false;
        }
    }
}

;// CONCATENATED MODULE: ./lib/world/workers/job-clock.js
/** Measures how long a job works. The time that it waits for the main thread does not count. */
/** Calls `onLimit` once when the job has worked for `limitMs`; never if that is infinite. */
function startJobClock(limitMs, onLimit) {
    let remainingMs = limitMs;
    let startedAtMs = 0;
    let pauseCount = 0;
    let isStopped = false;
    let timer;
    start();
    function start() {
        startedAtMs = performance.now();
        // A timer cannot wait forever: it would fire at once.
        if (Number.isFinite(limitMs))
            timer = setTimeout(onLimit, remainingMs);
    }
    return {
        pause: () => {
            pauseCount += 1;
            if (pauseCount > 1 || isStopped)
                return;
            clearTimeout(timer);
            remainingMs = Math.max(0, remainingMs - (performance.now() - startedAtMs));
        },
        resume: () => {
            pauseCount -= 1;
            if (pauseCount === 0 && !isStopped)
                start();
        },
        stop: () => {
            isStopped = true;
            clearTimeout(timer);
        },
    };
}

;// CONCATENATED MODULE: ./lib/world/workers/running-jobs.js
/** The jobs that one thread is working on, each with its clock and the functions it may call. */

/** Starts without any job. */
function runningJobs({ onLimit, onAnswer }) {
    const running = new Map();
    /** By callback: a job that is run a second time is another object with the same callbacks. */
    const idsByCallback = new Map();
    let lastJobId = 0;
    return {
        get count() {
            return running.size;
        },
        get hasExclusive() {
            return running.values().some(({ job }) => job.isAlone);
        },
        add: (job) => {
            lastJobId += 1;
            idsByCallback.set(job.onDone, lastJobId);
            running.set(lastJobId, { job, clock: startJobClock(job.timeLimitMs, onLimit), isAborted: false });
            return lastJobId;
        },
        abort: (job) => {
            const jobId = idsByCallback.get(job.onDone);
            const found = jobId === undefined ? undefined : running.get(jobId);
            if (jobId === undefined || found === undefined)
                return null;
            found.isAborted = true;
            return jobId;
        },
        clear: () => {
            const all = [...running.keys()].map(take).filter((one) => one !== null);
            return all.filter(({ isAborted }) => !isAborted).map(({ job }) => job);
        },
        receive: (message) => {
            if (message.type === 'call')
                void answer(message);
            else
                settle(message, take(message.jobId));
        },
    };
    async function answer({ jobId, callId, call }) {
        const one = running.get(jobId);
        if (one === undefined)
            return;
        one.clock.pause();
        const result = await callPort(call, one.job.ports);
        one.clock.resume();
        if (running.has(jobId))
            onAnswer(callId, result);
    }
    function take(jobId) {
        const one = running.get(jobId) ?? null;
        one?.clock.stop();
        running.delete(jobId);
        if (one !== null)
            idsByCallback.delete(one.job.onDone);
        return one;
    }
}
function settle(message, one) {
    if (one === null || one.isAborted)
        return;
    if (message.type === 'done')
        one.job.onDone(message.value);
    else
        one.job.onFailed(message.message);
}
async function callPort({ name, args }, ports) {
    try {
        const port = ports[name];
        if (port === undefined)
            throw new TypeError(`this job has no port named ${name}`);
        return { status: 'ok', value: await port(...args) };
    }
    catch (error) {
        return { status: 'error', message: error instanceof Error ? error.message : String(error) };
    }
}

;// CONCATENATED MODULE: ./lib/world/workers/worker-thread.js
/** One worker thread as the main thread sees it: started, handed jobs, and terminated when a job takes too much. */



/**
 * V8 aborts the whole process, and not only the thread, when a single allocation goes far past its limit. So that limit
 * lies above ours by more than a thread can fill between two looks.
 */
const headroomMb = 2048;
/** Starts a thread. It inherits no environment: what a job reads is in its input. */
function startThread({ file, memoryMb, onLost }) {
    const worker = startWorker(file, memoryMb + headroomMb);
    const heap = watchHeap(worker, memoryMb, () => end('memory-limit'));
    const running = runningJobs({
        onLimit: () => end('time-limit'),
        onAnswer: (callId, result) => post(worker, { type: 'answer', callId, result }),
    });
    let isLost = false;
    worker.on('message', (message) => {
        running.receive(message);
        if (running.count > 0)
            return;
        worker.unref();
        heap.rest();
    });
    worker.on('error', (error) => end(isOutOfMemory(error) ? 'memory-limit' : 'crashed'));
    worker.on('exit', () => end('crashed'));
    return {
        get jobCount() {
            return running.count;
        },
        get hasExclusiveJob() {
            return running.hasExclusive;
        },
        run: (job) => {
            worker.ref();
            heap.watch();
            post(worker, { type: 'run', jobId: running.add(job), name: job.name, input: job.input });
        },
        abort: (job) => {
            const jobId = running.abort(job);
            if (jobId !== null)
                post(worker, { type: 'abort', jobId });
        },
        end,
    };
    function end(loss) {
        if (isLost)
            return;
        isLost = true;
        heap.rest();
        void worker.terminate();
        const wasShared = running.count > 1;
        const jobs = running.clear();
        onLost(loss, wasShared ? jobs : jobs.map(asAlone));
    }
}
function asAlone(job) {
    return { ...job, isAlone: true };
}
function startWorker(file, memoryMb) {
    const worker = new external_node_worker_threads_.Worker(file, {
        env: {},
        argv: [],
        // Text that foreign content made a library print must not reach the log, where it could be a workflow command.
        stdout: true,
        stderr: true,
        // A small young generation: V8 would let it grow by 100 MB that nothing lives in.
        resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    worker.unref();
    return worker;
}
function post(worker, message) {
    worker.postMessage(message);
}
function isOutOfMemory(error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}


/***/ })

};
