export const id = 3697;
export const ids = [3697];
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

/***/ 27422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ createToken)
/* harmony export */ });
/* harmony import */ var _world_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41502);
/* harmony import */ var _middleware_identify_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44106);
/** Makes API tokens. */


/** `psd_` and the first four characters behind it: 24 of 256 bits, enough to recognise and too few to be worth anything. */
const prefixLength = 8;
/** Makes `psd_` and 256 random bits in base64url, and stores their SHA-256. */
async function createToken(wanted, { store, clock, random, }) {
    const text = `psd_${Buffer.from(random.bytes(32)).toString('base64url')}`;
    const token = {
        tokenId: random.uuid(),
        tokenHash: (0,_middleware_identify_js__WEBPACK_IMPORTED_MODULE_0__/* .hashToken */ .QK)(text),
        prefix: text.slice(0, prefixLength),
        ...wanted,
        createdAtMs: clock.nowMs(),
        revokedAtMs: null,
    };
    await store.createToken(token);
    return { token, secret: new _world_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(text) };
}


/***/ }),

/***/ 32421:
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
var seeds_directory = __webpack_require__(88073);
// EXTERNAL MODULE: ./lib/seeds/judging/open-judging.js
var open_judging = __webpack_require__(12464);
// EXTERNAL MODULE: ./lib/seeds/receive-message.js
var receive_message = __webpack_require__(49653);
// EXTERNAL MODULE: ./lib/storage/sqlite/open-sqlite-store.js + 8 modules
var open_sqlite_store = __webpack_require__(62079);
// EXTERNAL MODULE: ./lib/world/time-limit.js
var time_limit = __webpack_require__(83141);
// EXTERNAL MODULE: ./lib/service/accounts/create-token.js
var create_token = __webpack_require__(27422);
// EXTERNAL MODULE: ./lib/service/app.js + 19 modules
var app = __webpack_require__(58365);
;// CONCATENATED MODULE: ./lib/service/postmaster-reader.js
/** Where postmaster data is read: a port, so that the paths stand before the data does. */
/** The reader of a service where nothing can be connected: every question has the answer "none". */
const noPostmasterData = {
    listConnectedAccounts: async () => await Promise.resolve([]),
    findAccount: async () => await Promise.resolve(null),
    findAccountByEmail: async () => await Promise.resolve(null),
    readCumulative: async () => await Promise.resolve(null),
    readDomain: async () => await Promise.resolve(null),
};

// EXTERNAL MODULE: ./lib/service/start-service.js + 10 modules
var start_service = __webpack_require__(62217);
;// CONCATENATED MODULE: ./lib/service/in-memory-service.js
/** A whole service in this process: the API, the receiver of its local seeds, and a store in memory. */
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
/** A message that takes longer is left with its sender, who tries again. */
const judgeTimeoutMs = 60_000;
/** Starts it on free ports. */
async function startInMemoryService({ seeds, rules, testTimeoutMs, ...judging }, { clock, random }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const stack = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const store = stack.use(await (0,open_sqlite_store/* openSqliteStore */.Y)({ kind: 'memory' }));
        const owner = { workspaceId: 'embedded', accountPlan: 'enterprise', name: 'embedded' };
        const { secret: apiToken } = await (0,create_token/* createToken */.E)(owner, { store, clock, random });
        const ports = { store, clock, ...judging };
        const directory = (0,seeds_directory/* seedDirectory */.bM)(seeds);
        const service = stack.use(await (0,start_service/* startService */.i)({
            parts: { store, directory, clock, random, testTimeoutMs, postmaster: noPostmasterData },
            publicUrl: () => null,
            http: { host, port: 0 },
            smtp: { host },
            mail: {
                receive: async (message, signal) => await (0,time_limit/* withinTime */.dn)(async (limited) => await (0,receive_message/* receiveMessage */.VI)(message, { rules, ports }, limited), judgeTimeoutMs, { clock, signal }),
            },
        }));
        const { receiver } = service;
        if (receiver === null)
            throw new TypeError('a receiver was asked for');
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
/** The embedded service: the client's default, alive for one run, reachable from this machine alone. */
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
 * Starts the service with a store in memory and both ports free ones on 127.0.0.1.
 *
 * It is honest about what it cannot see: SPF is measured for `sendingIp` alone, never for the loopback address that the
 * mail comes from, and an unsigned message is "not measured", since the real sender may sign later.
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
                seeds: (0,seeds_directory/* localSeedsOf */.pJ)(options.providerTypes ?? []),
                rules: {
                    measuredAddress: () => options.sendingIp,
                    isUnsignedMeasured: false,
                    senderClass: options.senderClass ?? 'bulk',
                    // The raw message is not kept, so nothing could ask the engine again.
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
            throw new presend_error/* PresendError */.W({
                code: 'EMBEDDED_SERVICE_FAILED',
                outcome: 'inconclusive',
                done: 'Starting the embedded service on 127.0.0.1',
                came: error instanceof Error ? `"${error.message}"` : 'a failure without words',
                expected: 'two free ports and room in memory',
                todo: 'see what keeps this machine from listening on 127.0.0.1, or set api-url to use a service elsewhere',
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
