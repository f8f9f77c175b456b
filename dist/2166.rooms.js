export const id = 2166;
export const ids = [2166];
export const modules = {

/***/ 74091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readRetryAfterMs)
/* harmony export */ });
/** How long a receiver asks to be left alone. */
/**
 * Reads `Retry-After`: seconds, or an HTTP date.
 *
 * @returns milliseconds from now, 0 for a moment that has passed; `null` for anything else
 * Source: RFC 9110 §10.2.3
 */
function readRetryAfterMs(text, nowMs) {
    if (text === null)
        return null;
    if (/^\d{1,10}$/u.test(text.trim()))
        return Number(text) * 1000;
    // A date begins with its weekday; Date.parse alone would take `-5` for a year.
    const dateMs = /^\s*[A-Za-z]{3}/u.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(dateMs) ? null : Math.max(0, dateMs - nowMs);
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

/***/ 79427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ fetchBounded)
/* harmony export */ });
/* harmony import */ var _contract_retry_after_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74091);
/* harmony import */ var _world_time_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83141);
/** One HTTP request, bounded in time and size: no second try, no redirect, no proxy but the one that Node was told of. */


/** Sends it once. @throws the signal's reason, nothing else */
async function fetchBounded(request, tools) {
    const { clock, limits, signal } = tools;
    try {
        return await (0,_world_time_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .withinTime */ .dn)(async (limited) => await send(request, tools, limited), limits.timeLimitMs, {
            clock,
            signal,
        });
    }
    catch (error) {
        signal.throwIfAborted();
        return { status: 'failed', reason: describeFailure(error) };
    }
}
async function send({ method, url, headers, body }, { clock, limits }, signal) {
    // A redirect would carry what the request holds to another place: it is an answer like any other.
    const response = await fetch(url, { method, headers, body, redirect: 'manual', signal });
    const text = await readText(response.body, limits.maxBodyBytes);
    if (text === null)
        return { status: 'failed', reason: `a reply of more than ${limits.maxBodyBytes} bytes` };
    const retryAfterMs = (0,_contract_retry_after_js__WEBPACK_IMPORTED_MODULE_1__/* .readRetryAfterMs */ .j)(response.headers.get('retry-after'), clock.nowMs());
    return { status: 'replied', statusCode: response.status, retryAfterMs, text };
}
/** `null`: it is longer than it may be. */
async function readText(body, maxBodyBytes) {
    if (body === null)
        return '';
    const chunks = [];
    let sizeBytes = 0;
    for await (const chunk of body) {
        sizeBytes += chunk.byteLength;
        // Leaving the loop cancels the stream, and with it the connection.
        if (sizeBytes > maxBodyBytes)
            return null;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
}
/** Node says `fetch failed` and keeps the reason in `cause`; an AggregateError (IPv4 and IPv6) has a code and no words. */
function describeFailure(error) {
    if (error instanceof _world_time_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeLimitReached */ .r_)
        return error.message;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (!(cause instanceof Error))
        return 'no reply';
    if (cause.message !== '')
        return cause.message;
    return 'code' in cause && typeof cause.code === 'string' ? cause.code : 'no reply';
}


/***/ }),

/***/ 32166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ openOAuthClient)
});

// UNUSED EXPORTS: codeChallengeOf

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/google-auth-library/build/src/index.js
var src = __webpack_require__(492);
// EXTERNAL MODULE: ./lib/world/scrub-secrets.js
var scrub_secrets = __webpack_require__(75167);
// EXTERNAL MODULE: ./lib/world/secret.js
var secret = __webpack_require__(41502);
// EXTERNAL MODULE: ./lib/oauth/bounded-fetch.js
var bounded_fetch = __webpack_require__(79427);
// EXTERNAL MODULE: ./lib/mail/parse-address.js + 1 modules
var parse_address = __webpack_require__(85429);
// EXTERNAL MODULE: ./lib/oauth/reply-fields.js
var reply_fields = __webpack_require__(43709);
;// CONCATENATED MODULE: ./lib/oauth/id-token.js
/** The user's address out of an ID token. */


/**
 * The address that the provider vouches for; `null`: it names no valid address, does not say that it verified it
 * (`email_verified: true`), or the token is for another client. The signature is not checked: the token came straight from the token endpoint over TLS, which
 * OpenID Connect Core §3.1.3.7 (6) lets stand for it. Never read a token with this that came another way.
 */
function emailOfIdToken(idToken, clientId) {
    const [, payload = ''] = idToken.split('.');
    const claims = (0,reply_fields/* parseJsonObject */.dw)(Buffer.from(payload, 'base64url').toString('utf8'));
    if (!isFor((0,reply_fields/* fieldOf */._F)(claims, 'aud'), clientId) || (0,reply_fields/* fieldOf */._F)(claims, 'email_verified') !== true)
        return null;
    const address = (0,parse_address/* parseAddress */.or)((0,reply_fields/* textField */.M8)(claims, 'email') ?? '');
    return address.status === 'ok' ? address.value.address : null;
}
/** One audience, or several. */
function isFor(audience, clientId) {
    return Array.isArray(audience) ? audience.includes(clientId) : audience === clientId;
}

;// CONCATENATED MODULE: ./lib/oauth/judge-token-reply.js
/** What a token endpoint answered → a GrantAnswer. Pure; replies are hostile until they are read here. */



/**
 * Error codes → what helps. Codes that stand in none are a matter of the settings.
 *
 * Source: RFC 6749 §5.2 and §4.1.2.1; OpenID Connect Core §3.1.2.6; Google, "Using OAuth 2.0": `rate_limit_exceeded`.
 */
const heaps = new Map([
    ['invalid_grant', 'revoked'],
    // Microsoft: the user must log in or agree again.
    ['interaction_required', 'revoked'],
    ['login_required', 'revoked'],
    ['consent_required', 'revoked'],
    ['temporarily_unavailable', 'unavailable'],
    ['server_error', 'unavailable'],
    ['internal_failure', 'unavailable'],
    ['slow_down', 'unavailable'],
    ['rate_limit_exceeded', 'unavailable'],
]);
/** Judges a reply of the token endpoint. */
function judgeTokenReply(reply, parts) {
    if (reply.status === 'failed') {
        return { status: 'unavailable', reason: `${parts.providerName}: ${reply.reason}`, retryAfterMs: null };
    }
    const { statusCode, retryAfterMs } = reply;
    const fields = (0,reply_fields/* parseJsonObject */.dw)(reply.text);
    if (statusCode >= 200 && statusCode < 300)
        return judgeGrant(fields, parts);
    const code = errorCodeOf(fields, parts.scrub);
    const reason = `${parts.providerName} answered ${statusCode}${describeError(fields, code, parts.scrub)}`;
    const heap = heapOf(statusCode, code);
    return heap === 'unavailable' ? { status: heap, reason, retryAfterMs } : { status: heap, reason };
}
/** What the status says counts more than the body: a proxy's 502 may carry anything. */
function heapOf(statusCode, code) {
    if (statusCode === 408 || statusCode === 429 || statusCode >= 500)
        return 'unavailable';
    return (code === null ? undefined : heaps.get(code)) ?? 'refused';
}
/** Only what has the form of a code is one, and what holds nothing that we sent. */
function errorCodeOf(fields, scrub) {
    const code = (0,reply_fields/* textField */.M8)(fields, 'error');
    return code !== null && /^[a-z0-9_.-]{1,60}$/iu.test(code) && scrub(code) === code ? code : null;
}
function describeError(fields, code, scrub) {
    const description = (0,reply_fields/* textField */.M8)(fields, 'error_description');
    // Longer ones hold ids of a trace that help nobody here; cut after scrubbing, or half a secret would be none.
    const words = description === null
        ? ''
        : scrub(description)
            .replaceAll(/[\s\p{Cc}]+/gu, ' ')
            .trim()
            .slice(0, 200);
    return `${code === null ? '' : ` ${code}`}${words === '' ? '' : ` (${words})`}`;
}
/** RFC 6749 §5.1 only recommends `expires_in`; without it the token is used for this long. */
const unsaidLifetimeMs = 300_000;
function judgeGrant(fields, { providerName, clientId, askedAtMs }) {
    const accessToken = tokenOf(fields, 'access_token');
    const isBearer = (0,reply_fields/* textField */.M8)(fields, 'token_type')?.toLowerCase() === 'bearer';
    if (fields === null || accessToken === null || !isBearer) {
        return {
            status: 'unavailable',
            reason: `${providerName} sent a reply that holds no bearer token`,
            retryAfterMs: null,
        };
    }
    const scope = (0,reply_fields/* textField */.M8)(fields, 'scope');
    const idToken = (0,reply_fields/* textField */.M8)(fields, 'id_token');
    // Google's own: set for clients that are being tested (seven days), and where the user granted access for a time.
    const refreshLifetimeMs = lifetimeMsOf((0,reply_fields/* fieldOf */._F)(fields, 'refresh_token_expires_in'));
    return {
        status: 'granted',
        grant: {
            accessToken,
            expiresAtMs: askedAtMs + (lifetimeMsOf((0,reply_fields/* fieldOf */._F)(fields, 'expires_in')) ?? unsaidLifetimeMs),
            refreshToken: tokenOf(fields, 'refresh_token'),
            refreshTokenEndsAtMs: refreshLifetimeMs === null ? null : askedAtMs + refreshLifetimeMs,
            scopes: scope === null ? null : scope.split(' ').filter((one) => one !== ''),
            email: idToken === null ? null : emailOfIdToken(idToken, clientId),
        },
    };
}
/** Visible ASCII (RFC 6749 §A.12): what goes into a header later. */
function tokenOf(fields, name) {
    const text = (0,reply_fields/* textField */.M8)(fields, name);
    return text !== null && /^[\x20-\x7e]{1,16384}$/u.test(text) ? new secret/* Secret */.z(text) : null;
}
/** Ten years: what lasts longer is a mistake or an attack, and would overflow dates. */
const maxLifetimeSeconds = 315_360_000;
/** A number of seconds, or as some write it, a text of digits. */
function lifetimeMsOf(value) {
    const seconds = typeof value === 'string' && /^\d{1,9}$/u.test(value) ? Number(value) : value;
    return typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0
        ? Math.floor(Math.min(seconds, maxLifetimeSeconds) * 1000)
        : null;
}

;// CONCATENATED MODULE: ./lib/oauth/library-client.js
/**
 * google-auth-library as far as it can be held to our bounds: it writes the consent URL and the forms of the token
 * endpoint. What goes over the wire is ours, and so is what is made of the reply.
 *
 * By itself the library (11.3) repeats a POST up to three times, though a code holds only once; follows redirects, which
 * would carry a client secret elsewhere; reads HTTPS_PROXY; has no limit of size and takes no signal; and with
 * GOOGLE_SDK_NODE_LOGGING set it writes tokens to the log. `transporterOptions` and `useAuthRequestParameters` end all
 * of that. `revokeToken` is not used: it writes the token into the URL, where logs see it.
 */

/** The library's client of a provider; `sendRequest` is the only way by which it reaches the network. */
function libraryClient(provider, sendRequest) {
    const { authorizeUrl, tokenUrl, clientId, clientSecret } = provider;
    return new src.OAuth2Client({
        clientId,
        ...(clientSecret === null ? {} : { clientSecret: clientSecret.reveal() }),
        clientAuthentication: clientSecret === null ? src.ClientAuthentication.None : src.ClientAuthentication.ClientSecretPost,
        endpoints: { oauth2TokenUrl: tokenUrl, ...(authorizeUrl === null ? {} : { oauth2AuthBaseUrl: authorizeUrl }) },
        useAuthRequestParameters: false,
        transporterOptions: {
            fetchImplementation: async (url, init) => toResponse(await sendRequest(toRequest(url, init))),
            retryConfig: { shouldRetry: () => false },
            validateStatus: () => true,
            noProxy: [/^/u],
            responseType: 'json',
        },
    });
}
function toRequest(url, init) {
    const body = init?.body;
    if (!(body instanceof URLSearchParams))
        throw new TypeError('The library wrote a body that is no form');
    return {
        method: 'POST',
        url: url instanceof Request ? url.url : String(url),
        headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        body: body.toString(),
    };
}
/** Whatever came: the library only passes it on, and nobody reads it there. */
function toResponse(reply) {
    return reply.status === 'replied' ? Response.json({}) : Response.error();
}

;// CONCATENATED MODULE: ./lib/oauth/open-oauth-client.js
/** The OAuth client of one provider, over HTTP. */








/** A reply of a token endpoint has some 2 kB. */
const limits = { timeLimitMs: 20_000, maxBodyBytes: 65_536 };
/** A client of `provider`. It holds no connection, so there is nothing to close. */
function openOAuthClient(provider, world) {
    return {
        beginConsent: (ask) => beginConsent(provider, world, ask),
        exchangeCode: async ({ code, codeVerifier, redirectUri }, signal) => await askForToken({ provider, world, sent: [code, codeVerifier], signal }, async (library) => {
            await library.getToken({
                code: code.reveal(),
                codeVerifier: codeVerifier.reveal(),
                redirect_uri: redirectUri,
            });
        }),
        refresh: async (refreshToken, signal) => await askForToken({ provider, world, sent: [refreshToken], signal }, async (library) => {
            library.setCredentials({ refresh_token: refreshToken.reveal() });
            await library.getAccessToken();
        }),
        revoke: async (token, signal) => await revoke(provider, token, { clock: world.clock, limits, signal }),
    };
}
/** @throws TypeError the provider has no page of consent here, which is a mistake of ours */
function beginConsent(provider, { random }, { redirectUri, scopes }) {
    if (provider.authorizeUrl === null)
        throw new TypeError(`${provider.name} has no authorization endpoint`);
    const state = Buffer.from(random.bytes(32)).toString('base64url');
    // 43 of the characters that RFC 7636 §4.1 allows, made of 256 bits as §7.1 wants.
    const codeVerifier = new secret/* Secret */.z(Buffer.from(random.bytes(32)).toString('base64url'));
    const library = libraryClient(provider, async () => await Promise.reject(new TypeError('Consent sends nothing')));
    const url = library.generateAuthUrl({
        redirect_uri: redirectUri,
        scope: [...scopes],
        state,
        code_challenge: codeChallengeOf(codeVerifier),
        code_challenge_method: src.CodeChallengeMethod.S256,
        access_type: 'offline',
        // Without `consent` Google gives a refresh token the first time only; without `select_account` whoever is logged in
        // to one account could not connect another.
        prompt: provider.consentPrompt ?? 'select_account consent',
    });
    return { url, state, codeVerifier };
}
/** The S256 challenge of a verifier: RFC 7636 §4.2. */
function codeChallengeOf(codeVerifier) {
    return (0,external_node_crypto_.createHash)('sha256').update(codeVerifier.reveal(), 'ascii').digest('base64url');
}
/**
 * Lets the library ask, and judges what came ourselves: it knows neither a changed refresh token nor a reply of a wrong
 * shape.
 */
async function askForToken({ provider, world, sent, signal }, ask) {
    signal.throwIfAborted();
    const askedAtMs = world.clock.nowMs();
    let reply = { status: 'failed', reason: 'nothing was sent' };
    const library = libraryClient(provider, async (request) => {
        reply = await (0,bounded_fetch/* fetchBounded */.e)(request, { clock: world.clock, limits, signal });
        return reply;
    });
    try {
        await ask(library);
    }
    catch {
        // The library's words for what `reply` says better; an abort is the one thing that comes out of here.
        signal.throwIfAborted();
    }
    const scrub = (0,scrub_secrets/* scrubber */.t)([...sent, ...(provider.clientSecret === null ? [] : [provider.clientSecret])]);
    return judgeTokenReply(reply, { providerName: provider.name, clientId: provider.clientId, askedAtMs, scrub });
}
/** RFC 7009 §2.1, the token in the body. Google asks for no client there, and takes its own form of `gone`. */
async function revoke({ revokeUrl }, token, tools) {
    if (revokeUrl === null)
        return 'unavailable';
    const body = new URLSearchParams({ token: token.reveal() }).toString();
    const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await (0,bounded_fetch/* fetchBounded */.e)({ method: 'POST', url: revokeUrl, headers, body }, tools);
    if (reply.status === 'failed')
        return 'unavailable';
    if (reply.statusCode >= 200 && reply.statusCode < 300)
        return 'revoked';
    const error = reply.statusCode === 400 ? (0,reply_fields/* textField */.M8)((0,reply_fields/* parseJsonObject */.dw)(reply.text), 'error') : null;
    return error === 'invalid_token' || error === 'invalid_grant' ? 'gone' : 'unavailable';
}


/***/ }),

/***/ 43709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ textField),
/* harmony export */   _F: () => (/* binding */ fieldOf),
/* harmony export */   dw: () => (/* binding */ parseJsonObject)
/* harmony export */ });
/** Fields of a reply that was not looked at yet. */
/** The object that a text is in JSON; `null`: it is none. */
function parseJsonObject(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
    }
    catch {
        // No JSON: a page of a proxy, for instance. Whoever asked says what was expected.
        return null;
    }
}
/** An own field; `undefined`: there is none. */
function fieldOf(fields, name) {
    return fields === null ? undefined : Object.getOwnPropertyDescriptor(fields, name)?.value;
}
/** A field that is a text with something in it; else `null`. */
function textField(fields, name) {
    const value = fieldOf(fields, name);
    return typeof value === 'string' && value !== '' ? value : null;
}


/***/ }),

/***/ 75167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ scrubber),
/* harmony export */   w: () => (/* binding */ scrubData)
/* harmony export */ });
/* harmony import */ var _secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27404);
/** Takes secrets out of everything that leaves the process by a way that nobody else masks. */

/**
 * A function that replaces the secrets, their lines and their encodings (base64 at all offsets, base64url, URI, hex,
 * JSON, HTML, login strings) by `***`. Where hits overlap, all of them together become one `***`.
 *
 * @param usernames the names that stand before a password in login strings
 */
function scrubber(secrets, usernames = []) {
    const values = secrets.map((secret) => secret.reveal()).filter(_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .isMaskable */ .h_);
    const logins = values.flatMap((value) => usernames.flatMap((name) => (0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .loginForms */ .xm)(name, value)));
    const forms = [...new Set([...values.flatMap(_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .secretForms */ .eo), ...logins])];
    return (text) => replaceSpans(text, mergeSpans(forms.flatMap((form) => spansOf(text, form))));
}
/**
 * The same data with every string in it scrubbed, property names left alone. Scrub before rendering: an escaper may
 * take a secret apart so that it is not found in the finished text.
 *
 * @param data plain data: what JSON can carry
 */
function scrubData(data, scrub) {
    return JSON.parse(JSON.stringify(data), (_name, value) => (typeof value === 'string' ? scrub(value) : value));
}
function spansOf(text, form) {
    const spans = [];
    let open = null;
    for (let start = text.indexOf(form); start !== -1; start = text.indexOf(form, start + 1)) {
        const end = start + form.length;
        if (open !== null && start <= open.end) {
            open = { start: open.start, end };
            continue;
        }
        if (open !== null)
            spans.push(open);
        open = { start, end };
    }
    return open === null ? spans : [...spans, open];
}
function mergeSpans(spans) {
    const merged = [];
    for (const span of spans.toSorted((left, right) => left.start - right.start)) {
        const last = merged.at(-1);
        if (last === undefined || span.start >= last.end)
            merged.push(span);
        else
            merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    }
    return merged;
}
function replaceSpans(text, spans) {
    if (spans.length === 0)
        return text;
    const parts = [];
    let from = 0;
    for (const { start, end } of spans) {
        parts.push(text.slice(from, start), '***');
        from = end;
    }
    return [...parts, text.slice(from)].join('');
}


/***/ }),

/***/ 27404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _o: () => (/* binding */ secretLines),
/* harmony export */   eo: () => (/* binding */ secretForms),
/* harmony export */   h_: () => (/* binding */ isMaskable),
/* harmony export */   xm: () => (/* binding */ loginForms),
/* harmony export */   zR: () => (/* binding */ pemBody)
/* harmony export */ });
/** The shapes in which one secret may turn up in text: as it is, line by line, and encoded. */
/** Shorter values occur by chance everywhere; a mask on them stars out innocent text and drops job outputs. */
const leastLength = 4;
/**
 * Words that presend prints itself, those that results and outputs are made of among them: were one of them masked,
 * GitHub would drop outputs and the scrubber would spoil results.
 */
const ownWords = new Set(`true false null none test default pass fail misconfigured inconclusive warn error check send
  input flag environment config embedded remote overall consumer business protected marketing transactional
  inbox spam promotions social updates forums junk observed simulated dkim dmarc spam-test external-test
  accepted rejected unknown not-attempted final-dot greeting ehlo auth mail rcpt data final-reply
  failing missing outstanding excluded unreported missed undecided no-threshold not-inbox exclude
  presend password secret token http https smtp localhost 127.0.0.1`.split(/\s+/u));
/**
 * True for a value that may be masked: at least four characters, and neither one of presend's own words, a small
 * number (a port), a PEM frame line, nor one character over and over.
 */
function isMaskable(value) {
    const text = value.trim();
    if (text.length < leastLength || ownWords.has(text.toLowerCase()))
        return false;
    return !/^\d{1,5}$/u.test(text) && !/^-----(?:BEGIN|END) [^-]*-----$/u.test(text) && !/^(.)\1*$/su.test(text);
}
/** The lines of a secret that may be masked; a secret of one line is its own only line. No duplicates. */
function secretLines(value) {
    const lines = value.split(/[\r\n]+/u).map((line) => line.trim());
    return [...new Set(lines)].filter(isMaskable);
}
/** What a login shows of a password: the base64 of `\0user\0password` (AUTH PLAIN) and of `user:password` (basic). */
function loginForms(username, password) {
    return [`\0${username}\0${password}`, `${username}\0${username}\0${password}`, `${username}:${password}`].map(base64);
}
/** A PEM's base64 body as one line, as DNS records and many logs have it; `null` when the value is no PEM. */
function pemBody(value) {
    const body = /-----BEGIN [^-]+-----([\s\S]*?)-----END [^-]+-----/u.exec(value)?.[1];
    return body === undefined ? null : body.replaceAll(/\s+/gu, '');
}
/**
 * Everything that is looked for when a secret is scrubbed: the value, its lines, and the encodings of both that
 * logs and reports are known to contain. Longest first, no duplicates, nothing that is not maskable.
 */
function secretForms(value) {
    const lines = secretLines(value);
    const whole = [value, value.trim(), pemBody(value)].filter((text) => text !== null);
    const forms = [...whole.flatMap(encodings), ...lines.flatMap((line) => [line, ...urlForms(line)])];
    if (lines.length === 1)
        forms.push(...encodings(lines[0] ?? ''));
    return [...new Set(forms)].filter(isMaskable).toSorted((left, right) => right.length - left.length);
}
function encodings(value) {
    const base64Forms = [base64(value), ...[0, 1, 2].map((offset) => base64Inside(value, offset))];
    const hex = Buffer.from(value).toString('hex');
    return [
        value,
        ...base64Forms,
        ...base64Forms.map((form) => form.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '')),
        hex,
        hex.toUpperCase(),
        ...urlForms(value),
        ...jsonForms(value),
        ...htmlForms(value),
    ];
}
function base64(value) {
    return Buffer.from(value).toString('base64');
}
/**
 * The part of a base64 text that is the same whatever stands before and after the value, when the value starts
 * `offset` bytes into a group of three. The runner masks the same three (HostContext.cs, "Base64StringEscape").
 */
function base64Inside(value, offset) {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
    return bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6));
}
function urlForms(value) {
    // encodeURIComponent throws on half a surrogate pair.
    const whole = value.toWellFormed();
    const percent = encodeURIComponent(whole);
    const form = new URLSearchParams({ v: value }).toString().slice(2);
    // Python's quote() leaves slashes as they are; encodeURI() leaves all that may stand somewhere in a URL.
    const forms = [percent, form, percent.replaceAll('%2F', '/'), encodeURI(whole)];
    return [...forms, ...forms.map(lowerPercent)];
}
function lowerPercent(encoded) {
    return encoded.replaceAll(/%[0-9A-F]{2}/gu, (one) => one.toLowerCase());
}
function jsonForms(value) {
    const plain = JSON.stringify(value).slice(1, -1);
    const ascii = plain.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return [plain, ascii, JSON.stringify(plain).slice(1, -1)];
}
/** The spellings that HTML escapers choose for the two quotes. */
const quoteSpellings = [
    ['"', "'"],
    ['&quot;', '&#39;'],
    ['&quot;', '&#x27;'],
    ['&quot;', "'"],
    ['&#34;', '&#39;'],
    ['&quot;', '&apos;'],
];
function htmlForms(value) {
    const text = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    return quoteSpellings.map(([double, single]) => text.replaceAll('"', double).replaceAll("'", single));
}


/***/ }),

/***/ 83141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dn: () => (/* binding */ withinTime),
/* harmony export */   pj: () => (/* binding */ withGrace),
/* harmony export */   r_: () => (/* binding */ TimeLimitReached)
/* harmony export */ });
/** Ends work that takes too long. */
/** Why work was ended by `withinTime`; told apart from a cancelled run by its class. */
class TimeLimitReached extends Error {
    constructor(limitMs) {
        super(`no answer within ${limitMs / 1000} s`);
        this.name = 'TimeLimitReached';
    }
}
/**
 * What `work` resolves with, if it does so within `limitMs`. The signal that `work` is handed aborts when the time is
 * up or the outer signal aborts, and not when all went well; this function rejects at that moment, whether or not
 * `work` obeys.
 *
 * @throws TimeLimitReached when the time is up; the outer signal's reason when that aborts
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
        // Only now: what the work makes of its abort must not win the race against the reason for it.
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
 * What `work` resolves with. Once `signal` aborts, `work` has `graceMs` left to end by itself; then this function
 * rejects with the signal's reason, whether or not `work` obeys.
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
/** Resolves when `signal` aborts; stops listening when `over` does. */
function aborted(signal, over) {
    if (signal.aborted)
        return Promise.resolve();
    return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true, signal: over });
    });
}


/***/ })

};
