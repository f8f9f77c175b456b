export const id = 5935;
export const ids = [5935];
export const modules = {

/***/ 74091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readRetryAfterMs)
/* harmony export */ });
/** The `Retry-After` header field. */
/**
 * Parses `Retry-After`: seconds, or an HTTP date.
 *
 * @returns milliseconds from now, 0 for a time in the past; `null` if invalid
 * Source: RFC 9110 §10.2.3
 */
function readRetryAfterMs(text, nowMs) {
    if (text === null)
        return null;
    // Some servers send fractions.
    if (/^\d{1,10}(?:\.\d{1,3})?$/u.test(text.trim()))
        return Number(text) * 1000;
    // An HTTP date starts with the weekday; Date.parse alone would read `-5` as a year.
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

/***/ 79427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ fetchBounded)
/* harmony export */ });
/* harmony import */ var _contract_retry_after_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74091);
/* harmony import */ var _world_time_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83141);
/** Sends one HTTP request, bounded in time and size: no retry, no redirect. */


/** Sends a request once. Rejects only with the signal's reason. */
async function fetchBounded(request, options) {
    const { clock, limits, signal } = options;
    try {
        const work = async (limited) => await send(request, options, limited);
        return await (0,_world_time_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .withinTime */ .dn)(work, limits.timeLimitMs, { clock, signal });
    }
    catch (error) {
        signal.throwIfAborted();
        return { status: 'failed', reason: describeFailure(error) };
    }
}
async function send({ method, url, headers, body }, { clock, limits }, signal) {
    // Following a redirect would send the request's secrets elsewhere.
    const response = await fetch(url, { method, headers, body, redirect: 'manual', signal });
    const text = await readText(response.body, limits.maxBodyBytes);
    if (text === null)
        return { status: 'failed', reason: `the reply exceeds ${limits.maxBodyBytes} bytes` };
    const retryAfterMs = (0,_contract_retry_after_js__WEBPACK_IMPORTED_MODULE_1__/* .readRetryAfterMs */ .j)(response.headers.get('retry-after'), clock.nowMs());
    return { status: 'replied', statusCode: response.status, retryAfterMs, text };
}
/** Returns null for a body over the limit. */
async function readText(body, maxBodyBytes) {
    if (body === null)
        return '';
    const chunks = [];
    let sizeBytes = 0;
    for await (const chunk of body) {
        sizeBytes += chunk.byteLength;
        // Leaving the loop cancels the stream and closes the connection.
        if (sizeBytes > maxBodyBytes)
            return null;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
}
/** Node's `fetch failed` has the reason in `cause`; an AggregateError (IPv4 and IPv6) has a code but no message. */
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

/***/ 45935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ openOAuthClient)
});

// EXTERNAL MODULE: ./node_modules/oauth4webapi/build/index.js
var build = __webpack_require__(15235);
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
;// CONCATENATED MODULE: ./lib/oauth/judge-token-reply.js
/** Turns a token endpoint's reply into a GrantAnswer. Pure; replies are untrusted. */



/**
 * What an error code means; any other code is `refused`.
 *
 * Source: RFC 6749 §5.2 and §4.1.2.1; OpenID Connect Core §3.1.2.6; Google, "Using OAuth 2.0": `rate_limit_exceeded`.
 */
const failures = new Map([
    ['invalid_grant', 'revoked'],
    // Microsoft: the user must log in or consent again.
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
function judgeTokenReply(reply, context) {
    if (reply.status === 'failed') {
        return { status: 'unavailable', reason: `${context.providerName}: ${reply.reason}`, retryAfterMs: null };
    }
    const { statusCode, retryAfterMs } = reply;
    const fields = (0,reply_fields/* parseJsonObject */.dw)(reply.text);
    if (statusCode >= 200 && statusCode < 300)
        return judgeGrant(fields, context);
    const code = errorCodeOf(fields, context.scrub);
    const reason = `${context.providerName} answered ${statusCode}${describeError(fields, code, context.scrub)}`;
    const status = failureOf(statusCode, code);
    return status === 'unavailable' ? { status, reason, retryAfterMs } : { status, reason };
}
/** The status counts more than the body: a proxy's 502 may contain anything. */
function failureOf(statusCode, code) {
    if (statusCode === 408 || statusCode === 429 || statusCode >= 500)
        return 'unavailable';
    return (code === null ? undefined : failures.get(code)) ?? 'refused';
}
/** Returns null for a code that is malformed or echoes a secret. */
function errorCodeOf(fields, scrub) {
    const code = (0,reply_fields/* textField */.M8)(fields, 'error');
    return code !== null && /^[a-z0-9_.-]{1,60}$/iu.test(code) && scrub(code) === code ? code : null;
}
function describeError(fields, code, scrub) {
    const description = (0,reply_fields/* textField */.M8)(fields, 'error_description') ?? '';
    // Scrub before cutting: half of a secret would not be recognized.
    const text = scrub(description)
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .slice(0, 200);
    return `${code === null ? '' : ` ${code}`}${text === '' ? '' : ` (${text})`}`;
}
/** RFC 6749 §5.1 only recommends `expires_in`. */
const defaultLifetimeMs = 300_000;
function judgeGrant(fields, { providerName, clientId, askedAtMs }) {
    const accessToken = tokenOf(fields, 'access_token');
    const isBearer = (0,reply_fields/* textField */.M8)(fields, 'token_type')?.toLowerCase() === 'bearer';
    if (accessToken === null || !isBearer) {
        return { status: 'unavailable', reason: `${providerName} sent a reply without a bearer token`, retryAfterMs: null };
    }
    const scope = (0,reply_fields/* textField */.M8)(fields, 'scope');
    const idToken = (0,reply_fields/* textField */.M8)(fields, 'id_token');
    // Google sends this for clients in testing (seven days), and when the user granted access for a limited time.
    const refreshLifetimeMs = lifetimeMsOf((0,reply_fields/* fieldOf */._F)(fields, 'refresh_token_expires_in'));
    return {
        status: 'granted',
        grant: {
            accessToken,
            expiresAtMs: askedAtMs + (lifetimeMsOf((0,reply_fields/* fieldOf */._F)(fields, 'expires_in')) ?? defaultLifetimeMs),
            refreshToken: tokenOf(fields, 'refresh_token'),
            refreshTokenEndsAtMs: refreshLifetimeMs === null ? null : askedAtMs + refreshLifetimeMs,
            scopes: scope === null ? null : scope.split(' ').filter((one) => one !== ''),
            email: idToken === null ? null : emailOfIdToken(idToken, clientId),
        },
    };
}
/** Visible ASCII only (RFC 6749 §A.12), since tokens are sent in header fields. */
function tokenOf(fields, name) {
    const text = (0,reply_fields/* textField */.M8)(fields, name);
    return text !== null && /^[\x20-\x7e]{1,16384}$/u.test(text) ? new secret/* Secret */.z(text) : null;
}
/** Ten years: longer lifetimes are errors, and would overflow dates. */
const maxLifetimeSeconds = 315_360_000;
/** Reads seconds from a number, or from digits, which some providers send. */
function lifetimeMsOf(value) {
    const seconds = typeof value === 'string' && /^\d{1,9}$/u.test(value) ? Number(value) : value;
    return typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0
        ? Math.floor(Math.min(seconds, maxLifetimeSeconds) * 1000)
        : null;
}
/**
 * Returns the address that the provider has verified (`email_verified: true`); null without one, or when the token was
 * issued to another client. The signature is not checked: the token comes straight from the token endpoint over TLS,
 * which OpenID Connect Core §3.1.3.7 (6) accepts. Never pass a token from elsewhere.
 */
function emailOfIdToken(idToken, clientId) {
    const [, payload = ''] = idToken.split('.');
    const claims = (0,reply_fields/* parseJsonObject */.dw)(Buffer.from(payload, 'base64url').toString('utf8'));
    const audience = (0,reply_fields/* fieldOf */._F)(claims, 'aud');
    const isForClient = Array.isArray(audience) ? audience.includes(clientId) : audience === clientId;
    if (!isForClient || (0,reply_fields/* fieldOf */._F)(claims, 'email_verified') !== true)
        return null;
    const address = (0,parse_address/* parseAddress */.or)((0,reply_fields/* textField */.M8)(claims, 'email') ?? '');
    return address.status === 'ok' ? address.value.address : null;
}

;// CONCATENATED MODULE: ./lib/oauth/open-oauth-client.js
/** The OAuth client of one provider: oauth4webapi writes the requests, presend sends them within its limits. */





/** A reply of a token endpoint takes about 2 kB. */
const limits = { timeLimitMs: 20_000, maxBodyBytes: 65_536 };
/** Opens a client of `provider`. It keeps no connection, so there is nothing to close. */
function openOAuthClient(provider, world) {
    const { server, client, authentication } = registrationOf(provider);
    return {
        beginConsent: async (request) => await beginConsent(provider, world, request),
        exchangeCode: async ({ code, codeVerifier, redirectUri }, signal) => {
            // parse-redirect.ts has compared the state.
            const parameters = new URLSearchParams({ code: code.reveal() });
            const answer = (0,build/* validateAuthResponse */.kO)(server, client, parameters, build/* expectNoState */.iO);
            return await requestToken({ provider, world, sent: [code, codeVerifier], signal }, async (options) => {
                const verifier = codeVerifier.reveal();
                await (0,build/* authorizationCodeGrantRequest */.m)(server, client, authentication, answer, redirectUri, verifier, options);
            });
        },
        refresh: async (refreshToken, signal) => await requestToken({ provider, world, sent: [refreshToken], signal }, async (options) => {
            await (0,build/* refreshTokenGrantRequest */.ur)(server, client, authentication, refreshToken.reveal(), options);
        }),
        revoke: async (token, signal) => await revoke(provider, token, { world, signal }),
    };
}
function registrationOf({ tokenUrl, revokeUrl, clientId, clientSecret }) {
    return {
        server: {
            issuer: new URL(tokenUrl).origin,
            token_endpoint: tokenUrl,
            ...(revokeUrl === null ? {} : { revocation_endpoint: revokeUrl }),
        },
        client: { client_id: clientId },
        authentication: clientSecret === null ? (0,build/* None */.NV)() : (0,build/* ClientSecretPost */.qm)(clientSecret.reveal()),
    };
}
/** @throws TypeError when the provider has no consent page: a programming error */
async function beginConsent({ name, authorizeUrl, clientId, consentPrompt }, { random }, { redirectUri, scopes }) {
    if (authorizeUrl === null)
        throw new TypeError(`${name} has no authorization endpoint`);
    const state = Buffer.from(random.bytes(32)).toString('base64url');
    // 43 characters from 256 bits, as RFC 7636 §4.1 and §7.1 require.
    const codeVerifier = new secret/* Secret */.z(Buffer.from(random.bytes(32)).toString('base64url'));
    const url = new URL(authorizeUrl);
    const parameters = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: scopes.join(' '),
        state,
        code_challenge: await (0,build/* calculatePKCECodeChallenge */.Yv)(codeVerifier.reveal()),
        code_challenge_method: 'S256',
        access_type: 'offline',
        // Without `consent`, Google issues a refresh token only the first time; without `select_account`, a user who is
        // logged in to one account could not connect another.
        prompt: consentPrompt ?? 'select_account consent',
    };
    for (const [key, value] of Object.entries(parameters))
        url.searchParams.set(key, value);
    return { url: url.href, state, codeVerifier };
}
/**
 * Sends one request and judges the reply. The library's own `process…Response` is not used: it validates ID tokens
 * against one known issuer, but Microsoft's issuer differs by tenant, and a mailbox's provider may be any.
 */
async function requestToken({ provider, world, sent, signal }, send) {
    signal.throwIfAborted();
    const askedAtMs = world.clock.nowMs();
    let reply = { status: 'failed', reason: 'nothing was sent' };
    await send(boundedOptions({ world, signal }, (received) => {
        reply = received;
    }));
    const scrub = (0,scrub_secrets/* scrubber */.t)([...sent, ...(provider.clientSecret === null ? [] : [provider.clientSecret])]);
    return judgeTokenReply(reply, { providerName: provider.name, clientId: provider.clientId, askedAtMs, scrub });
}
/** Options that make the library send through fetchBounded. */
function boundedOptions({ world: { clock }, signal }, onReply) {
    return {
        // Settings decide which endpoints may be http: those on loopback.
        [build/* allowInsecureRequests */.cm]: true,
        [build/* customFetch */.A6]: async (url, { body, headers }) => {
            const request = { method: 'POST', url, headers, body: body.toString() };
            const reply = await (0,bounded_fetch/* fetchBounded */.e)(request, { clock, limits, signal });
            onReply(reply);
            return toResponse(reply);
        },
    };
}
function toResponse(reply) {
    if (reply.status === 'failed' || reply.statusCode > 599)
        return Response.error();
    const isEmpty = reply.text === '' || [204, 205, 304].includes(reply.statusCode);
    const headers = { 'content-type': 'application/json' };
    return new Response(isEmpty ? null : reply.text, { status: reply.statusCode, headers });
}
/** Google's endpoint takes the token alone, without a client. */
const anonymous = () => undefined;
/** RFC 7009 §2.1. */
async function revoke(provider, token, deps) {
    if (provider.revokeUrl === null)
        return 'unavailable';
    const { server, client } = registrationOf(provider);
    try {
        const options = boundedOptions(deps, () => undefined);
        await (0,build/* processRevocationResponse */.TP)(await (0,build/* revocationRequest */.Kz)(server, client, anonymous, token.reveal(), options));
        return 'revoked';
    }
    catch (error) {
        deps.signal.throwIfAborted();
        const isGone = error instanceof build/* ResponseBodyError */.uK && ['invalid_token', 'invalid_grant'].includes(error.error);
        return isGone ? 'gone' : 'unavailable';
    }
}


/***/ }),

/***/ 43709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ textField),
/* harmony export */   _F: () => (/* binding */ fieldOf),
/* harmony export */   dw: () => (/* binding */ parseJsonObject)
/* harmony export */ });
/** Reads fields of an unvalidated JSON reply. */
/** Parses a JSON object; returns null for anything else, such as a proxy's HTML page. */
function parseJsonObject(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
    }
    catch {
        return null;
    }
}
/** Returns an own field, or `undefined`. */
function fieldOf(fields, name) {
    return fields === null ? undefined : Object.getOwnPropertyDescriptor(fields, name)?.value;
}
/** Returns a field that is a non-empty string, else null. */
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
/** Removes secrets from all text that leaves the process and that GitHub does not mask. */

/**
 * Creates a function that replaces the secrets, their lines and their encodings (base64 at all offsets, base64url, URI,
 * hex, JSON, HTML, login strings) with `***`. Overlapping matches become one `***`.
 *
 * @param usernames the names combined with a password in login strings
 */
function scrubber(secrets, usernames = []) {
    const values = secrets.map((secret) => secret.reveal()).filter(_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .isMaskable */ .h_);
    const logins = values.flatMap((value) => usernames.flatMap((name) => (0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .loginForms */ .xm)(name, value)));
    const forms = [...new Set([...values.flatMap(_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .secretForms */ .eo), ...logins])];
    return (text) => replaceSpans(text, mergeSpans(forms.flatMap((form) => spansOf(text, form))));
}
/**
 * Scrubs every string in the data except property names. Scrub before rendering, because an escaper can change a secret so
 * that it is no longer found.
 *
 * @param data plain JSON data
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
/** The forms in which a secret can appear in text: as is, line by line, and encoded. */
/** Shorter values occur by chance; masking them would hide unrelated text and drop job outputs. */
const leastLength = 4;
/**
 * Words that presend prints itself, including those in results and outputs. If one of them were masked, GitHub would drop
 * outputs and the scrubber would corrupt results.
 */
const ownWords = new Set(`true false null none test default pass fail misconfigured inconclusive warn error check send
  input flag environment config embedded remote overall consumer business protected marketing transactional
  inbox spam promotions social updates forums junk observed simulated dkim dmarc spam-test external-test
  accepted rejected unknown not-attempted final-dot greeting ehlo auth mail rcpt data final-reply
  failing missing outstanding excluded unreported missed undecided no-threshold not-inbox exclude
  presend password secret token http https smtp localhost 127.0.0.1`.split(/\s+/u));
/**
 * Returns true for a value that may be masked: at least four characters, and not one of presend's own words, a small
 * number (a port), a PEM BEGIN or END line, or a single repeated character.
 */
function isMaskable(value) {
    const text = value.trim();
    if (text.length < leastLength || ownWords.has(text.toLowerCase()))
        return false;
    return !/^\d{1,5}$/u.test(text) && !/^-----(?:BEGIN|END) [^-]*-----$/u.test(text) && !/^(.)\1*$/su.test(text);
}
/** Returns the maskable lines of a secret, without duplicates. */
function secretLines(value) {
    const lines = value.split(/[\r\n]+/u).map((line) => line.trim());
    return [...new Set(lines)].filter(isMaskable);
}
/** Returns the base64 of `\0user\0password` (AUTH PLAIN) and of `user:password` (HTTP Basic). */
function loginForms(username, password) {
    return [`\0${username}\0${password}`, `${username}\0${username}\0${password}`, `${username}:${password}`].map(base64);
}
/** Returns a PEM's base64 body as one line, as found in DNS records and logs; `null` if the value is not a PEM. */
function pemBody(value) {
    const body = /-----BEGIN [^-]+-----([\s\S]*?)-----END [^-]+-----/u.exec(value)?.[1];
    return body === undefined ? null : body.replaceAll(/\s+/gu, '');
}
/**
 * Returns all strings to replace when a secret is scrubbed: the value, its lines, and the encodings of both that occur in
 * logs and reports. Longest first, maskable only, without duplicates.
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
 * Returns the part of a base64 text that does not depend on the bytes around the value, if the value starts `offset` bytes
 * into a group of three. The runner masks the same forms (HostContext.cs, "Base64StringEscape").
 */
function base64Inside(value, offset) {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
    return bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6));
}
function urlForms(value) {
    // encodeURIComponent throws on a lone surrogate.
    const whole = value.toWellFormed();
    const percent = encodeURIComponent(whole);
    const form = new URLSearchParams({ v: value }).toString().slice(2);
    // Python's quote() keeps slashes; encodeURI() keeps every character that is valid in a URL.
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
/** The entities that HTML escapers use for quotes. */
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
