export const id = 4723;
export const ids = [4723];
export const modules = {

/***/ 78866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ positionOf)
/* harmony export */ });
/** Places in a text. */
/** 1-based line and column of an offset. */
function positionOf(text, offset) {
    const before = text.slice(0, offset);
    const lineStart = before.lastIndexOf('\n') + 1;
    return { line: before.split('\n').length, column: offset - lineStart + 1 };
}


/***/ }),

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

/***/ 79679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aF: () => (/* binding */ maxConfigBytes),
/* harmony export */   fs: () => (/* binding */ parseYamlMap),
/* harmony export */   ii: () => (/* binding */ readYamlMap)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/* harmony import */ var _config_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69724);
/** Reads a YAML file whose top level is a map. */


/** The size limit of a config file. */
const maxConfigBytes = 1_048_576;
const input = 'config';
/** Its entries; none for an empty file. Every syntax error at once, none of which quotes the file. */
async function readYamlMap(file, files, parse = parseYamlMap) {
    const found = await files.stat(file.absolutePath);
    const problem = { input, place: { file: file.path } };
    if (found === null) {
        const expected = 'a config file that is there';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ input, came: JSON.stringify(file.path), expected, todo: file.todo });
    }
    if (found.kind !== 'file')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ ...problem, came: `a ${found.kind}`, expected: 'a file' });
    if (found.sizeBytes > maxConfigBytes) {
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ ...problem, came: `${found.sizeBytes} bytes`, expected: `at most ${maxConfigBytes} bytes (1 MiB)` });
    }
    try {
        return await parse(await files.read(file.absolutePath), file.path);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ ...problem, came: code, expected: 'a file that can be read' });
    }
}
/** The entries of a file's bytes. */
function parseYamlMap(bytes, path) {
    const text = decodeUtf8(bytes);
    if (text !== null)
        return parseEntries(text, path);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ input, came: 'bytes that are not UTF-8', expected: 'UTF-8 text', place: { file: path } });
}
function decodeUtf8(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        // The decoder throws for nothing but bytes that are not UTF-8.
        return null;
    }
}
function parseEntries(text, path) {
    const parsed = (0,_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .parseYaml */ .hN)(text, { file: path, input });
    if (parsed.status === 'bad')
        return parsed;
    if (parsed.value.kind === 'map')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(parsed.value.entries);
    if (parsed.value.kind === 'empty')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)([]);
    const expected = 'a map of settings, one `name: value` a line';
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ input, came: (0,_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .nameShape */ .Vh)(parsed.value), expected, place: parsed.value.place });
}


/***/ }),

/***/ 53066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: () => (/* binding */ openEngine),
/* harmony export */   FS: () => (/* binding */ templateExtensions),
/* harmony export */   cF: () => (/* binding */ hasVariables),
/* harmony export */   gn: () => (/* binding */ textExtensions)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** Picks the engine of a file by its extension and loads it; nothing else in this room is loaded lazily. */

const openers = {
    html: async () => (await __webpack_require__.e(/* import() */ 3393).then(__webpack_require__.bind(__webpack_require__, 33393))).openHtml,
    liquid: async () => (await Promise.all(/* import() */[__webpack_require__.e(8694), __webpack_require__.e(6655)]).then(__webpack_require__.bind(__webpack_require__, 16655))).openLiquid,
    handlebars: async () => (await Promise.all(/* import() */[__webpack_require__.e(8508), __webpack_require__.e(3216)]).then(__webpack_require__.bind(__webpack_require__, 23216))).openHandlebars,
    markdown: async () => (await Promise.all(/* import() */[__webpack_require__.e(8022), __webpack_require__.e(561)]).then(__webpack_require__.bind(__webpack_require__, 40561))).openMarkdown,
};
const enginesOfTemplates = {
    '.html': 'html',
    '.htm': 'html',
    '.liquid': 'liquid',
    '.hbs': 'handlebars',
    '.handlebars': 'handlebars',
    '.md': 'markdown',
    '.markdown': 'markdown',
};
/** In a text part, HTML would be shown as it is written. */
const enginesOfTexts = {
    '.txt': 'html',
    '.md': 'html',
    '.markdown': 'html',
    '.liquid': 'liquid',
    '.hbs': 'handlebars',
    '.handlebars': 'handlebars',
};
/** Extensions of templates, `.eml` included, for messages to the user. */
const templateExtensions = [...Object.keys(enginesOfTemplates), '.eml'];
/** Extensions of text parts. */
const textExtensions = Object.keys(enginesOfTexts);
/** True for a template or text part that is rendered with data; false for one that is sent as it is. */
function hasVariables(path) {
    const engine = enginesOfTemplates[node_path__WEBPACK_IMPORTED_MODULE_0__.posix.extname(path).toLowerCase()];
    return engine === 'liquid' || engine === 'handlebars';
}
/** The engine for a file, by its last extension; `null`: there is none for it. */
async function openEngine(path, part, setup) {
    const table = part === 'template' ? enginesOfTemplates : enginesOfTexts;
    const open = openers[table[node_path__WEBPACK_IMPORTED_MODULE_0__.posix.extname(path).toLowerCase()] ?? ''];
    return open === undefined ? null : (await open())(setup);
}


/***/ }),

/***/ 3232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _l: () => (/* binding */ pathInside),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   oP: () => (/* binding */ isGitPath),
/* harmony export */   rz: () => (/* binding */ insideRepository),
/* harmony export */   yS: () => (/* binding */ folderOf),
/* harmony export */   yk: () => (/* binding */ outsideGit)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** Paths that an author writes, as paths inside the repository: relative to its root, with `/`. Nothing here reads the disk. */

/** Resolves `path` as written in a file of `folder` (relative to the repository; `''` is its root). */
function resolvePath(path, folder) {
    if (path.trim() === '')
        return { status: 'bad', expected: 'a path' };
    if (/\p{Cc}/u.test(path))
        return { status: 'bad', expected: 'a path without control characters' };
    if (/^(?:[/\\]|[A-Za-z]:)/u.test(path))
        return { status: 'bad', expected: insideRepository };
    if (path.includes('\\'))
        return { status: 'bad', expected: 'a path written with /' };
    const resolved = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, path));
    if (resolved === '..' || resolved.startsWith('../'))
        return { status: 'bad', expected: insideRepository };
    return { status: 'ok', path: resolved };
}
/** `path` relative to `root`, with `/`, whether it was absolute or not; `null` when it leads out. Links are not resolved. */
function pathInside(root, path) {
    const found = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path));
    if (found === '..' || found.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(found))
        return null;
    return found === '' ? '.' : found.replaceAll('\\', '/');
}
/** True for `.git` and everything below one: credentials of the checkout, and hooks that Git runs. */
function isGitPath(path) {
    return path.split(/[\\/]/u).some((part) => part.toLowerCase() === '.git');
}
/** The folder of a path in the repository; `''` for its root. */
function folderOf(path) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
    return folder === '.' ? '' : folder;
}
/** What is expected of a path that leads out, by `../`, by an absolute path or by a symbolic link. */
const insideRepository = 'a path inside the repository';
/** What is expected of a path to Git's own files. */
const outsideGit = 'a path outside .git';


/***/ }),

/***/ 80458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ maxFileBytes),
/* harmony export */   h: () => (/* binding */ openRepository)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7443);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32964);
/* harmony import */ var _errors_text_position_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78866);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3232);
/**
 * The only way to a file that a setting or a template names: regular files inside the repository, symbolic links
 * resolved, of a limited size, and nothing of `.git`. Reports are written through it, too.
 */





/** The size limit of a file where the reference sets no other one. */
const maxFileBytes = 5 * 1024 * 1024;
/** The repository at an absolute path. */
function openRepository(root, files) {
    const place = { root, files };
    const read = async (path, reference) => {
        const found = await findFile(path, reference, place);
        if (found.status === 'bad')
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)(describe(found, path, reference));
        try {
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ path: found.path, bytes: await files.read(found.realPath) });
        }
        catch (error) {
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)(describe(unreadable(error), path, reference));
        }
    };
    return {
        find: async (path, reference) => {
            const found = await findFile(path, reference, place);
            return found.status === 'ok' ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(found.path) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)(describe(found, path, reference));
        },
        read,
        readText: async (path, reference) => {
            const file = await read(path, reference);
            return file.status === 'bad' ? file : decode(file.value, reference);
        },
        checkFolder: async (path, input) => await folderProblem({ path, input }, place),
        write: async (path, content) => {
            const problem = await folderProblem({ path: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), input: 'report-dir' }, place);
            if (problem !== null)
                throw unwritable(path, problem);
            await files.write((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path), content);
        },
    };
}
async function findFile(path, reference, place) {
    const { folders = [''], spellings = (written) => [written], maxBytes = maxFileBytes } = reference;
    const candidates = folders.flatMap((folder) => spellings(path).map((spelling) => (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(spelling, folder)));
    const isTaken = new Set();
    for (const candidate of candidates) {
        if (candidate.status === 'bad' || isTaken.has(candidate.path))
            continue;
        isTaken.add(candidate.path);
        const found = await look(candidate.path, maxBytes, place);
        if (found.status !== 'missing')
            return found;
    }
    // With several folders one `../` may be wrong from the first and right from the second.
    const refused = candidates.find((candidate) => candidate.status === 'bad');
    if (refused !== undefined && isTaken.size === 0)
        return refused;
    return { status: 'bad', expected: `a file of the repository (looked for ${listed([...isTaken])})` };
}
function listed(paths) {
    const shown = paths
        .slice(0, 4)
        .map((path) => (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteValue */ .cl)(path))
        .join(', ');
    return paths.length > 4 ? `${shown} and ${paths.length - 4} more` : shown;
}
async function look(path, maxBytes, { root, files }) {
    try {
        const [realRoot, realPath] = await Promise.all([files.realPath(root), files.realPath((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path))]);
        if (realRoot === null || realPath === null)
            return { status: 'missing' };
        const inside = (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__/* .pathInside */ ._l)(realRoot, realPath);
        if (inside === null)
            return { status: 'bad', came: 'a symbolic link that leads out of it', expected: _repository_path_js__WEBPACK_IMPORTED_MODULE_2__/* .insideRepository */ .rz };
        if ((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isGitPath */ .oP)(inside))
            return { status: 'bad', expected: _repository_path_js__WEBPACK_IMPORTED_MODULE_2__/* .outsideGit */ .yk };
        const stat = await files.stat(realPath);
        if (stat === null)
            return { status: 'missing' };
        if (stat.kind !== 'file')
            return { status: 'bad', came: kindNames[stat.kind], expected: 'a file' };
        if (stat.sizeBytes <= maxBytes)
            return { status: 'ok', path, realPath };
        const limit = `at most ${maxBytes} bytes (${maxBytes / 1_048_576} MiB)`;
        return { status: 'bad', came: `${stat.sizeBytes} bytes`, expected: limit };
    }
    catch (error) {
        return unreadable(error);
    }
}
const kindNames = { file: 'a file', directory: 'a folder', other: 'a device, pipe or socket' };
async function folderProblem({ path, input }, { root, files }) {
    const came = (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteValue */ .cl)(path);
    const resolved = (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(path, '');
    if (resolved.status === 'bad')
        return { input, came, expected: resolved.expected };
    if ((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isGitPath */ .oP)(resolved.path))
        return { input, came, expected: _repository_path_js__WEBPACK_IMPORTED_MODULE_2__/* .outsideGit */ .yk };
    let folder = root;
    for (const part of resolved.path.split('/').filter((one) => one !== '' && one !== '.')) {
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, part);
        if (await files.isLink(folder))
            return { input, came, expected: 'a folder that is not behind a symbolic link' };
    }
    return null;
}
function unwritable(path, { came, expected }) {
    const todo = 'choose another report-dir, or remove the link from the repository';
    const done = `Writing ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteValue */ .cl)(path)}`;
    return new _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PresendError */ .W({
        code: 'REPORT_UNWRITABLE',
        outcome: 'inconclusive',
        done,
        came: came ?? '',
        expected,
        todo,
    });
}
function decode({ path, bytes }, reference) {
    const whole = { file: path };
    try {
        // TextDecoder drops the byte order mark by itself.
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        // Two bytes a character without a byte order mark: every second one is a NUL, which UTF-8 allows and no text has.
        const nul = text.indexOf('\0');
        if (nul >= 0)
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)(notText(reference, { file: path, ...(0,_errors_text_position_js__WEBPACK_IMPORTED_MODULE_4__/* .positionOf */ .d)(text, nul) }));
        if (text.trim() !== '')
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ path, text });
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)((0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAt */ .l4)(whole, { input: reference.input, came: 'an empty file', expected: 'some text' }));
    }
    catch {
        // The decoder says no more than "invalid"; the place of the first bad byte is what helps.
        const line = firstBadLine(bytes);
        const todo = 'save the file as UTF-8';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)((0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAt */ .l4)({ file: path, line }, { input: reference.input, came: 'bytes that are not UTF-8', expected: 'UTF-8', todo }));
    }
}
function notText({ input }, place) {
    const todo = 'save the file as UTF-8';
    return { input, came: 'a NUL character', expected: 'text', todo, place };
}
function firstBadLine(bytes) {
    const text = new TextDecoder('utf-8').decode(bytes);
    const lines = text.split('\n');
    const index = lines.findIndex((line) => line.includes('\ufffd'));
    return index < 0 ? lines.length : index + 1;
}
function describe(found, path, reference) {
    const named = found.came === undefined ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteValue */ .cl)(path) : `${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteValue */ .cl)(path)}: ${found.came}`;
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAt */ .l4)(reference.place, { input: reference.input, came: named, expected: found.expected });
}
function unreadable(error) {
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'an error';
    return { status: 'bad', came: code, expected: 'a file that can be read' };
}


/***/ })

};
