export const id = 1016;
export const ids = [1016];
export const modules = {

/***/ 39347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ hasControlCharacters),
/* harmony export */   a: () => (/* binding */ withoutControlCharacters)
/* harmony export */ });
/** Characters that no header field may hold: with a line end among them a value would start a field of its own. */
const control = /(?!\t)[\p{Cc}\u2028\u2029]/u;
/** True for a control character but the tab, a Unicode line or paragraph separator, or half a surrogate pair. */
function hasControlCharacters(text) {
    return control.test(text) || !text.isWellFormed();
}
/** The text with a space for each of them. */
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

/***/ 65662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ looksLikeEncodedWord),
/* harmony export */   q: () => (/* binding */ encodeWords)
/* harmony export */ });
/** Non-ASCII in header fields: RFC 2047. */
/** RFC 2047 §2 allows 75, and lines of 76: so `Reply-To: ` and one word still fit on a line. */
const maxWordCharacters = 64;
const overhead = '=?utf-8?Q??='.length;
const maxPayloadCharacters = maxWordCharacters - overhead;
/** The bytes that mean themselves in every place an encoded-word may stand in, RFC 2047 §5 (3). */
const literal = /[A-Za-z0-9!*+/-]/u;
/**
 * The text as encoded-words, one space between them, each at most 64 characters: `=?utf-8?Q?Zo=C3=AB?=`.
 * Quoted-printable where half of it is ASCII, base64 elsewhere; never splits a character, nor what is seen as one
 * (a letter and its accents, a family of emoji) unless it is longer than a word.
 */
function encodeWords(text) {
    const wellFormed = text.toWellFormed();
    const characters = Array.from(wellFormed);
    const foreignCount = characters.filter((character) => /\P{ASCII}/u.test(character)).length;
    return foreignCount * 2 <= characters.length ? encodeQuoted(wellFormed) : encodeBase64(wellFormed);
}
/** True when a reader could take a part of the text for an encoded-word, so that it must not stand as it is. */
function looksLikeEncodedWord(text) {
    return text.includes('=?');
}
function encodeQuoted(text) {
    return packPayloads(text, quotedLength)
        .map((payload) => `=?utf-8?Q?${quote(payload)}?=`)
        .join(' ');
}
function encodeBase64(text) {
    return packPayloads(text, base64Length)
        .map((payload) => `=?utf-8?B?${Buffer.from(payload).toString('base64')}?=`)
        .join(' ');
}
function base64Length(payload) {
    return Math.ceil(Buffer.byteLength(payload) / 3) * 4;
}
function quotedLength(payload) {
    return quote(payload).length;
}
function quote(text) {
    return Array.from(text, quoteCharacter).join('');
}
function quoteCharacter(character) {
    if (character === ' ')
        return '_';
    if (literal.test(character))
        return character;
    return Array.from(Buffer.from(character), (byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}
/** Whole pieces per payload, as many as fit: a character is never split over two words (RFC 2047 §5). */
function packPayloads(text, lengthOf) {
    const payloads = [];
    let payload = '';
    for (const piece of piecesOf(text, lengthOf)) {
        if (payload !== '' && lengthOf(payload + piece) > maxPayloadCharacters) {
            payloads.push(payload);
            payload = '';
        }
        payload += piece;
    }
    return [...payloads, payload];
}
/** What a reader sees as one character each; one that fits in no word as the characters it is made of. */
function piecesOf(text, lengthOf) {
    const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text);
    return Array.from(graphemes, ({ segment }) => segment).flatMap((piece) => lengthOf(piece) > maxPayloadCharacters ? Array.from(piece) : [piece]);
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
/** The header section of a message that came from anywhere: split, unfolded and decoded, whatever is in it. */

/** A message without an end of header section could otherwise be read as one field of any size. */
const maxSectionBytes = 1024 * 1024;
const maxFieldCount = 2000;
/** Longer values are not decoded: no sender needs it, and decoding is where time can be burnt. */
const maxDecodedCharacters = 65_536;
/**
 * The header fields of a message, first to last. Lines that are no field and continue none are skipped;
 * at most 2,000 fields and 1 MiB are read.
 */
function readHeaderSection(message) {
    const section = new TextDecoder().decode(message.subarray(0, Math.min(endOfSection(message), maxSectionBytes)));
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
function endOfSection(message) {
    const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    const ends = [bytes.indexOf('\r\n\r\n'), bytes.indexOf('\n\n')].filter((index) => index >= 0);
    return ends.length === 0 ? message.length : Math.min(...ends);
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
// EXTERNAL MODULE: ./lib/mail/encoded-word.js
var encoded_word = __webpack_require__(65662);
;// CONCATENATED MODULE: ./lib/mail/split-mailboxes.js
/** The outer grammar of an address list: where quotes, comments, brackets and commas begin and end. */
/**
 * Cuts a list at its commas; comments are dropped. `null` when a quote, comment or bracket never ends, or where
 * something stands that no mailbox has: text behind the bracket, a second bracket, a group's `:` or `;`.
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
    // "news@shop.example <news@shop.example>" is not the grammar's, but everywhere: an @ in a name is text.
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
/** Comments nest (RFC 5322 §3.2.2); one becomes a space. */
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
/** Mailboxes as people write them: `Lanternfish Books <news@lanternfish.example>`, RFC 5322 §3.4. */






/** RFC 5321 §4.5.3.1: octets of a local part, and of a whole address (a path of 256 without its brackets). */
const maxLocalPartOctets = 64;
const maxAddressOctets = 254;
const maxNameCharacters = 255;
const maxListLength = 100;
/** RFC 5322 §3.2.3, and the non-ASCII characters that RFC 6531 adds. */
const dotAtom = /^(?!\.)(?:\.?(?:[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]|[^\p{ASCII}\p{Z}\p{C}]))+$/u;
const bareName = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?: [A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/u;
/**
 * Exactly one mailbox, with or without a display name. The domain becomes A-labels; comments are dropped;
 * quotes that a local part does not need are dropped too. Problems carry `input: 'address'`.
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
/** One mailbox or several, separated by commas; at most 100. All wrong ones are reported. */
function parseAddressList(text) {
    // Refused before anything looks at it: a line end here would start a header field of its own.
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
/**
 * The mailbox as it stands in a header field, in ASCII unless its local part is not (RFC 6532):
 * `Name <address>` or the address alone. Not folded.
 */
function renderAddress(address) {
    return address.displayName === null ? address.address : `${renderName(address.displayName)} <${address.address}>`;
}
/** True when the address can only travel with SMTPUTF8 (RFC 6531): a local part has no ASCII form. */
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
    // An encoded-word can hide what the text as written could not hold.
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
/** Total: what no parser of ours would let through (line ends, endless words) is written harmlessly all the same. */
function renderName(written) {
    const name = (0,control_characters/* withoutControlCharacters */.a)(written);
    if (/[^ -~]/u.test(name) || (0,encoded_word/* looksLikeEncodedWord */.A)(name) || name.length > maxNameCharacters)
        return (0,encoded_word/* encodeWords */.q)(name);
    return bareName.test(name) ? name : quote(name);
}
function quote(text) {
    return `"${text.replaceAll(/["\\]/gu, String.raw `\$&`)}"`;
}
function parse_address_problem(text, expected, todo) {
    return { input: 'address', came: (0,problem/* quoteValue */.cl)(text), expected, ...(todo === undefined ? {} : { todo }) };
}


/***/ }),

/***/ 32974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ mailboxesOf),
/* harmony export */   v: () => (/* binding */ parseMessage)
/* harmony export */ });
/* harmony import */ var postal_mime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4286);
/* harmony import */ var _domain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32243);
/* harmony import */ var _header_section_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38684);
/** A received message as the service and the verdict read it: header fields, author, HTML, text, attachments. */



/** Real mail nests four or five levels deep. */
const maxNestingDepth = 50;
const maxHeaderBytes = 1024 * 1024;
/** Gmail takes 25 MB; beyond twice that a body is not worth its memory. */
const maxMessageBytes = 50 * 1024 * 1024;
/**
 * Reads a message. Never rejects: of a body that cannot be read (nested deeper than 50 levels, header sections
 * over 1 MiB, more than 50 MiB) `defect` says why, and the header fields are there all the same.
 * Messages inside the message are attachments; their text is not mixed into `text`.
 */
async function parseMessage(bytes) {
    const headerFields = (0,_header_section_js__WEBPACK_IMPORTED_MODULE_2__/* .readHeaderSection */ .Dm)(bytes);
    return {
        headerFields,
        subject: (0,_header_section_js__WEBPACK_IMPORTED_MODULE_2__/* .valuesOf */ .sm)(headerFields, 'subject')[0] ?? null,
        from: mailboxesOf(headerFields, 'from'),
        replyTo: mailboxesOf(headerFields, 'reply-to'),
        sizeBytes: bytes.byteLength,
        ...(await readBody(bytes)),
    };
}
async function readBody(bytes) {
    if (bytes.byteLength > maxMessageBytes)
        return unreadable(`larger than ${maxMessageBytes / 1024 / 1024} MiB`);
    try {
        const email = await postal_mime__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .Ay.parse(bytes, {
            maxNestingDepth,
            maxHeadersSize: maxHeaderBytes,
            forceRfc822Attachments: true,
        });
        return {
            html: email.html ?? null,
            text: email.text ?? null,
            attachments: email.attachments.map(readAttachment),
            defect: null,
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
        .flatMap((field) => (0,postal_mime__WEBPACK_IMPORTED_MODULE_0__/* .addressParser */ .YR)((0,_header_section_js__WEBPACK_IMPORTED_MODULE_2__/* .unfold */ .t8)(field.rawValue), { flatten: true }))
        .flatMap(({ name: displayName, address }) => address === undefined ? [] : [{ displayName: displayName || null, address, domain: domainOf(address) }]);
}
function domainOf(address) {
    const at = address.lastIndexOf('@');
    return at < 0 ? null : (0,_domain_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDomain */ .g)(address.slice(at + 1).trim());
}


/***/ }),

/***/ 25402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ isTransient)
/* harmony export */ });
/** The fate of one copy at the SMTP server, and the reply that decided it. */
/** True for 4yz: try again later (RFC 5321 §4.2.1). */
function isTransient(reply) {
    return reply.code >= 400 && reply.code < 500;
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

/***/ 26597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ escapeHtml)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11984);
/** Foreign text in HTML: content of an element, or a value of an attribute in double quotes. */

const references = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
    // Old parsers took a back-tick for a quote.
    '`': '&#96;',
};
/** `text` on one line, with every character that HTML gives a meaning replaced by its reference. */
function escapeHtml(text) {
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(text).replaceAll(/[&<>"'`]/gu, (character) => references[character] ?? '');
}


/***/ })

};
