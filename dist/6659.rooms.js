export const id = 6659;
export const ids = [6659];
export const modules = {

/***/ 39347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ hasControlCharacters),
/* harmony export */   a: () => (/* binding */ withoutControlCharacters)
/* harmony export */ });
/** Characters that a header field must not contain: a line end would start another field. */
const control = /(?!\t)[\p{Cc}\u2028\u2029]/u;
/** True for a control character other than tab, a Unicode line or paragraph separator, or a lone surrogate. */
function hasControlCharacters(text) {
    return control.test(text) || !text.isWellFormed();
}
/** Replaces each with a space. */
function withoutControlCharacters(text) {
    return text.toWellFormed().replaceAll(new RegExp(control, 'gu'), ' ');
}


/***/ }),

/***/ 32243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ parseDomain)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);
/** Domain names of mail addresses. */

/** RFC 1035 §3.1: 255 octets on the wire are 253 characters of text. */
const maxDomainCharacters = 253;
/** Host names have no underscores, but domains of real mail do. */
const asciiLabel = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/u;
/**
 * Parses a domain into A-labels in lower case (RFC 5890), without a final dot. Returns null for anything else, such as
 * address literals (`[192.0.2.1]`) and numeric top-level domains.
 */
function parseDomain(text) {
    // domainToASCII parses a URL's host: it reads "a/b" as "a", "%61" as "a", and "1.2" as an IP address.
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

/***/ 85429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ needsSmtpUtf8),
  or: () => (/* binding */ parseAddress),
  Mb: () => (/* binding */ parseAddressList),
  vY: () => (/* binding */ renderAddress)
});

// EXTERNAL MODULE: ./node_modules/postal-mime/dist/esm/postal-mime.js + 9 modules
var postal_mime = __webpack_require__(4286);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/mail/control-characters.js
var control_characters = __webpack_require__(39347);
// EXTERNAL MODULE: ./lib/mail/domain.js
var mail_domain = __webpack_require__(32243);
;// CONCATENATED MODULE: ./lib/mail/split-mailboxes.js
/** Splits an address list at its commas, with quotes, comments and brackets. RFC 5322 §3.4. */
/**
 * Splits a list at its commas and drops comments. Returns null for an unclosed quote, comment or bracket, text after a
 * bracket, a second bracket, or a group (`:`, `;`).
 */
function splitMailboxes(text) {
    const tokens = tokenize(text);
    if (tokens === null)
        return null;
    const sources = [];
    let start = 0;
    for (let end = 0; end <= tokens.length; end += 1) {
        const token = tokens[end];
        if (token !== undefined && !isSpecial(token, ','))
            continue;
        const source = readMailbox(tokens.slice(start, end), text);
        if (source === null)
            return null;
        sources.push(source);
        start = end + 1;
    }
    return sources;
}
function readMailbox(tokens, text) {
    const written = text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0).trim();
    const open = tokens.findIndex((token) => isSpecial(token, '<'));
    if (tokens.some((token) => isSpecial(token, ':') || isSpecial(token, ';')))
        return null;
    if (open < 0) {
        if (tokens.some((token) => isSpecial(token, '>')))
            return null;
        return { text: written, name: null, ...readAddress(tokens) };
    }
    const close = tokens.findIndex((token) => isSpecial(token, '>'));
    const isClosedAtEnd = close > open && tokens.slice(close + 1).every((token) => token.text.trim() === '' && token.kind === 'text');
    const hasSecondBracket = tokens.filter((token) => isSpecial(token, '<')).length > 1;
    if (!isClosedAtEnd || hasSecondBracket)
        return null;
    // `news@shop.example <news@shop.example>` violates the grammar, but is common: an @ in a name is text.
    const name = tokens.slice(0, open).map((token) => ({ text: token.text, isQuoted: token.kind === 'quoted' }));
    return { text: written, name, ...readAddress(tokens.slice(open + 1, close)) };
}
function readAddress(tokens) {
    const words = tokens.filter((token) => token.kind !== 'text' || token.text.trim() !== '');
    const [localPart, at, domain, ...rest] = words;
    const isAddress = localPart?.kind !== 'special' && at !== undefined && isSpecial(at, '@') && domain?.kind === 'text';
    if (localPart === undefined || !isAddress || rest.length > 0)
        return { localPart: null, domain: null };
    const isQuoted = localPart.kind === 'quoted';
    return {
        localPart: { text: isQuoted ? localPart.text : localPart.text.trim(), isQuoted },
        domain: domain.text.trim(),
    };
}
function tokenize(text) {
    const tokens = [];
    let at = 0;
    while (at < text.length) {
        const token = readToken(text, at);
        if (token === null)
            return null;
        tokens.push(token);
        at = token.end;
    }
    return tokens;
}
function readToken(text, at) {
    const character = text.charAt(at);
    if (character === '"')
        return readQuoted(text, at);
    if (character === '(')
        return readComment(text, at);
    if (',<>@:;'.includes(character))
        return { kind: 'special', text: character, start: at, end: at + 1 };
    const end = indexOfSpecial(text, at);
    return { kind: 'text', text: text.slice(at, end), start: at, end };
}
function indexOfSpecial(text, from) {
    let end = from + 1;
    while (end < text.length && !'"(,<>@:;'.includes(text.charAt(end)))
        end += 1;
    return end;
}
function readQuoted(text, at) {
    let content = '';
    for (let index = at + 1; index < text.length; index += 1) {
        const character = text.charAt(index);
        if (character === '"')
            return { kind: 'quoted', text: content, start: at, end: index + 1 };
        if (character === '\\')
            index += 1;
        content += text.charAt(index);
    }
    return null;
}
/** Comments nest (RFC 5322 §3.2.2) and become a space. */
function readComment(text, at) {
    let depth = 0;
    for (let index = at; index < text.length; index += 1) {
        const character = text.charAt(index);
        if (character === '\\')
            index += 1;
        if (character === '(')
            depth += 1;
        if (character === ')')
            depth -= 1;
        if (depth === 0)
            return { kind: 'text', text: ' ', start: at, end: index + 1 };
    }
    return null;
}
function isSpecial(token, character) {
    return token.kind === 'special' && token.text === character;
}

;// CONCATENATED MODULE: ./lib/mail/parse-address.js
/** Parses mailboxes such as `Lanternfish Books <news@lanternfish.example>`: RFC 5322 §3.4. */





/** RFC 5321 §4.5.3.1: octets of a local part, and of a whole address (a path of 256 without its brackets). */
const maxLocalPartOctets = 64;
const maxAddressOctets = 254;
const maxNameCharacters = 255;
const maxListLength = 100;
/** RFC 5322 §3.2.3, and the non-ASCII characters that RFC 6531 adds. */
const dotAtom = /^(?!\.)(?:\.?(?:[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]|[^\p{ASCII}\p{Z}\p{C}]))+$/u;
/**
 * Parses exactly one mailbox. The domain becomes A-labels; comments and unneeded quotes are dropped. Problems carry
 * `input: 'address'`.
 */
function parseAddress(text) {
    const parsed = parseAddressList(text);
    if (parsed.status === 'bad')
        return parsed;
    const [address, ...others] = parsed.value;
    if (address === undefined || others.length > 0) {
        return (0,problem/* bad */.MB)(parse_address_problem(text, 'exactly one address', `a name with a comma needs quotes: "Books, Inc." <a@shop.example>`));
    }
    return (0,problem.ok)(address);
}
/** Parses up to 100 mailboxes, separated by commas. Reports all invalid ones. */
function parseAddressList(text) {
    // A line end would start another header field.
    if ((0,control_characters/* hasControlCharacters */.K)(text)) {
        return (0,problem/* bad */.MB)(parse_address_problem(text, 'an address without control characters or line ends'));
    }
    const sources = splitMailboxes(text);
    if (sources === null)
        return (0,problem/* bad */.MB)(parse_address_problem(text, parse_address_form, 'close every quote, bracket and parenthesis'));
    if (sources.length > maxListLength)
        return (0,problem/* bad */.MB)(parse_address_problem(text, `at most ${maxListLength} addresses`));
    const parsed = sources.map((source) => parseMailbox(source));
    const problems = parsed.flatMap((one) => (one.status === 'bad' ? one.problems : []));
    if (problems.length > 0)
        return (0,problem/* bad */.MB)(...problems);
    return (0,problem.ok)(parsed.flatMap((one) => (one.status === 'ok' ? [one.value] : [])));
}
/** Renders `"Name" <address>`, or the address alone, in a form that `parseAddress` reads. Not encoded. */
function renderAddress({ displayName, address }) {
    return displayName === null ? address : `${quote((0,control_characters/* withoutControlCharacters */.a)(displayName))} <${address}>`;
}
/** True when the address needs SMTPUTF8 (RFC 6531): a local part has no ASCII form. */
function needsSmtpUtf8(address) {
    return /\P{ASCII}/u.test(address.localPart);
}
const parse_address_form = 'an address such as "news@shop.example" or "Shop <news@shop.example>"';
function parseMailbox(source) {
    const displayName = readName(source);
    if (displayName !== null && displayName.length > maxNameCharacters) {
        return (0,problem/* bad */.MB)(parse_address_problem(source.text, `a name of at most ${maxNameCharacters} characters`));
    }
    const localPart = readLocalPart(source);
    if (localPart === null || source.domain === null)
        return (0,problem/* bad */.MB)(parse_address_problem(source.text, parse_address_form));
    const domain = (0,mail_domain/* parseDomain */.g)(source.domain);
    if (domain === null)
        return (0,problem/* bad */.MB)(parse_address_problem(source.text, `a domain name after the @, not ${(0,problem/* quoteValue */.cl)(source.domain)}`));
    const address = `${localPart}@${domain}`;
    if (Buffer.byteLength(localPart) > maxLocalPartOctets || Buffer.byteLength(address) > maxAddressOctets) {
        const limits = `at most ${maxLocalPartOctets} octets before the @ and ${maxAddressOctets} in all`;
        return (0,problem/* bad */.MB)(parse_address_problem(source.text, limits));
    }
    return (0,problem.ok)({ displayName, localPart, domain, address });
}
function readName({ name }) {
    if (name === null)
        return null;
    const text = name
        .map((piece) => (piece.isQuoted ? piece.text : (0,postal_mime/* decodeWords */.O0)(piece.text.replaceAll(/ +/gu, ' '))))
        .join('');
    // An encoded-word can contain control characters.
    const clean = (0,control_characters/* withoutControlCharacters */.a)(text).trim();
    return clean === '' ? null : clean;
}
function readLocalPart({ localPart }) {
    if (localPart === null)
        return null;
    if (dotAtom.test(localPart.text))
        return localPart.text;
    return localPart.isQuoted ? quote(localPart.text) : null;
}
function quote(text) {
    return `"${text.replaceAll(/["\\]/gu, String.raw `\$&`)}"`;
}
function parse_address_problem(text, expected, todo) {
    return { input: 'address', came: (0,problem/* quoteValue */.cl)(text), expected, ...(todo === undefined ? {} : { todo }) };
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
/** The service's seed mailboxes and their health. */

/** Creates a directory of fixed seeds. */
function seedDirectory(seeds) {
    const byAddress = new Map(seeds.map((seed) => [seed.address, seed]));
    return {
        list: async () => await Promise.resolve(seeds),
        find: (address) => byAddress.get(address.toLowerCase()) ?? null,
        refresh: async () => await Promise.resolve(),
    };
}
/**
 * Creates a directory that reads the storage at each `list()`, so that no instance uses a seed that was disabled or became
 * unhealthy. `known`: the seeds of this instance. An added seed that this instance does not know even after a refresh is
 * not listed, because its mail would not be accepted here.
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
/** Returns true if tests may use the seed. */
function isMonitored(seed) {
    return seed.isEnabled && seed.health !== 'unhealthy';
}
/**
 * Nine seeds, three per type, at seven fictional providers: `.example` is reserved (RFC 2606 §2), so a wrong SMTP setting
 * cannot send a test to a real mailbox.
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
/** Returns the local seeds of the given types; all if none are given. */
function localSeedsOf(types) {
    const wanted = types.length === 0 ? _contract_names_js__WEBPACK_IMPORTED_MODULE_0__/* .providerTypes */ .Nm : types;
    return localSeeds.filter((seed) => wanted.includes(seed.providerType));
}


/***/ }),

/***/ 82214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startEmbeddedService: () => (/* binding */ startEmbeddedService)
});

// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/seeds/directory.js
var directory = __webpack_require__(88073);
// EXTERNAL MODULE: ./lib/seeds/judging/open-judging.js
var open_judging = __webpack_require__(12464);
;// CONCATENATED MODULE: ./lib/postmaster/http/postmaster-reader.js
/** Where postmaster data is read: a port, so that the paths stand before the data does. */
/** The reader of a service where nothing can be connected: every question has the answer "none". */
const noPostmasterData = {
    listConnectedAccounts: async () => await Promise.resolve([]),
    findAccount: async () => await Promise.resolve(null),
    findAccountByEmail: async () => await Promise.resolve(null),
    readCumulative: async () => await Promise.resolve(null),
    readDomain: async () => await Promise.resolve(null),
};

// EXTERNAL MODULE: ./lib/seeds/receive-message.js
var receive_message = __webpack_require__(49653);
// EXTERNAL MODULE: ./lib/storage/sqlite/open-sqlite-store.js + 4 modules
var open_sqlite_store = __webpack_require__(14041);
// EXTERNAL MODULE: ./lib/world/time-limit.js
var time_limit = __webpack_require__(83141);
// EXTERNAL MODULE: ./lib/service/accounts/api-token.js
var api_token = __webpack_require__(70120);
// EXTERNAL MODULE: ./lib/service/server/app.js + 18 modules
var app = __webpack_require__(33814);
// EXTERNAL MODULE: ./lib/service/server/start-service.js + 8 modules
var start_service = __webpack_require__(24103);
;// CONCATENATED MODULE: ./lib/service/server/in-memory-service.js
/** A complete service with a store in memory: the API and the receiver of its local seeds. */
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});








const host = '127.0.0.1';
/** A message that takes longer is deferred. */
const judgeTimeoutMs = 60_000;
/** Starts the service on free ports. */
async function startInMemoryService({ seeds, rules, testTimeoutMs, ...judging }, { clock, random }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const stack = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const store = stack.use(await (0,open_sqlite_store/* openSqliteStore */.Y)({ kind: 'memory' }));
        const owner = { workspaceId: 'embedded', accountPlan: 'enterprise', name: 'embedded' };
        const { secret: apiToken } = await (0,api_token/* createToken */.Ey)(owner, { store, clock, random });
        const ports = { store, clock, ...judging };
        const service = stack.use(await (0,start_service/* startService */.i)({
            deps: { store, directory: (0,directory/* seedDirectory */.bM)(seeds), clock, random, testTimeoutMs, postmaster: noPostmasterData },
            publicUrl: () => null,
            http: { host, port: 0 },
            smtp: { host },
            mail: {
                receive: async (message, signal) => await (0,time_limit/* withinTime */.dn)(async (limited) => await (0,receive_message/* receiveMessage */.VI)(message, { rules, ports }, limited), judgeTimeoutMs, { clock, signal }),
            },
        }));
        const { receiver } = service;
        if (receiver === null)
            throw new TypeError('the SMTP receiver was not started');
        const owned = stack.move();
        return {
            apiUrl: `http://${host}:${service.http.port}${app/* apiPath */.S}`,
            apiToken,
            receiver,
            waiterCount: service.waiterCount,
            [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}

;// CONCATENATED MODULE: ./lib/service/embedded.js
/** The embedded service: the client's default, running for one check on 127.0.0.1. */
var embedded_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var embedded_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});




/**
 * Starts the service with a store in memory, on two free ports of 127.0.0.1.
 *
 * SPF is measured only for `sendingIp`, never for the loopback address that the mail comes from. An unsigned message is
 * "not measured", because the real sender may sign it later.
 *
 * @throws PresendError EMBEDDED_SERVICE_FAILED
 */
async function startEmbeddedService(options, world) {
    const service = await start(options, world);
    return {
        apiUrl: service.apiUrl,
        apiToken: service.apiToken,
        smtpHost: service.receiver.host,
        smtpPort: service.receiver.port,
        [Symbol.asyncDispose]: async () => await service[Symbol.asyncDispose](),
    };
}
async function start(options, world) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const stack = embedded_addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const judging = stack.use((0,open_judging/* openJudging */.B)({ dns: options.dns, clock: world.clock, engine: null, threadCount: 1 }));
        judging.warm();
        try {
            const service = await startInMemoryService({
                seeds: (0,directory/* localSeedsOf */.pJ)(options.providerTypes ?? []),
                rules: {
                    measuredAddress: () => options.sendingIp,
                    isUnsignedMeasured: false,
                    senderClass: options.senderClass ?? 'bulk',
                    // The raw message is not stored, so it cannot be judged again.
                    isUndecidedFinal: true,
                },
                judge: judging.judge,
                isSameOrganization: judging.isSameOrganization,
                findMentionedIds: judging.findMentionedIds,
                testTimeoutMs: options.testTimeoutMs,
            }, world);
            stack.use(service);
            const owned = stack.move();
            return { ...service, [Symbol.asyncDispose]: async () => await owned.disposeAsync() };
        }
        catch (error) {
            throw new presend_error/* PresendError */.Wn({
                code: 'EMBEDDED_SERVICE_FAILED',
                outcome: 'inconclusive',
                done: 'Starting the embedded service on 127.0.0.1',
                came: error instanceof Error ? `"${error.message}"` : 'unknown error',
                expected: 'two free ports and enough memory',
                todo: 'check what prevents listening on 127.0.0.1, or set api-url to use another service',
                cause: error,
            });
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = embedded_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}


/***/ }),

/***/ 83141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dn: () => (/* binding */ withinTime),
/* harmony export */   pj: () => (/* binding */ withGrace),
/* harmony export */   r_: () => (/* binding */ TimeLimitReached)
/* harmony export */ });
/** Timeouts for asynchronous work. */
/** The timeout error of `withinTime`. Its class distinguishes it from a cancelled run. */
class TimeLimitReached extends Error {
    constructor(limitMs) {
        super(`no answer within ${limitMs / 1000} s`);
        this.name = 'TimeLimitReached';
    }
}
/**
 * Resolves with the result of `work` if it finishes within `limitMs`. On timeout, or when the outer signal aborts, it aborts
 * the signal passed to `work` and rejects at once, whether or not `work` stops.
 *
 * @throws TimeLimitReached on timeout; the outer signal's reason when that aborts
 */
async function withinTime(work, limitMs, { clock, signal }) {
    signal.throwIfAborted();
    const timeUp = new AbortController();
    const finished = new AbortController();
    const reached = new TimeLimitReached(limitMs);
    const alarm = clock.sleep(limitMs, AbortSignal.any([signal, finished.signal])).then(() => {
        throw reached;
    });
    try {
        return await Promise.race([work(AbortSignal.any([signal, timeUp.signal])), alarm]);
    }
    catch (error) {
        // Abort after the race is decided, or the work's own abort error could win it.
        if (error === reached)
            timeUp.abort(reached);
        throw error;
    }
    finally {
        alarm.catch(() => undefined);
        finished.abort();
    }
}
/**
 * Resolves with the result of `work`. After `signal` aborts, `work` has `graceMs` to finish; then this function rejects with
 * the signal's reason.
 */
async function withGrace(work, graceMs, { clock, signal }) {
    const over = new AbortController();
    const late = aborted(signal, over.signal).then(async () => {
        await clock.sleep(graceMs, over.signal);
        throw signal.reason;
    });
    late.catch(() => undefined);
    try {
        return await Promise.race([work, late]);
    }
    finally {
        over.abort();
    }
}
/** Resolves when `signal` aborts. Stops listening when `over` aborts. */
function aborted(signal, over) {
    if (signal.aborted)
        return Promise.resolve();
    return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true, signal: over });
    });
}


/***/ })

};
