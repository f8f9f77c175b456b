export const id = 929;
export const ids = [929];
export const modules = {

/***/ 25402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ renderReply),
/* harmony export */   d: () => (/* binding */ isTransient)
/* harmony export */ });
/** The outcome of one copy at the SMTP server, and the reply that decided it. */
/** True for 4yz: try again later (RFC 5321 §4.2.1). */
function isTransient(reply) {
    return reply.code >= 400 && reply.code < 500;
}
/** Renders a reply as the server wrote it: `550 5.7.1 no`. */
function renderReply({ code, enhancedCode, text }) {
    return [String(code), enhancedCode, text].filter((part) => part !== null && part !== '').join(' ');
}


/***/ }),

/***/ 50929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openSubmission: () => (/* binding */ openSubmission)
});

// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./node_modules/nodemailer/dist/esm/xoauth2/index.js
var xoauth2 = __webpack_require__(96100);
// EXTERNAL MODULE: ./lib/mail/submission-outcome.js
var submission_outcome = __webpack_require__(25402);
;// CONCATENATED MODULE: ./lib/submission/session-error.js
/** Why no SMTP session could be opened: the phase, the server's reply, and what to do. */


/** The server replied 4yz: a later attempt may succeed. */
class SessionDeferred extends presend_error/* PresendError */.Wn {
    reply;
    constructor(parts, reply) {
        super(parts);
        this.reply = reply;
    }
}
const actions = {
    dns: 'Looking up (DNS)',
    tcp: 'Connecting (TCP) to',
    tls: 'Starting TLS with',
    greeting: 'Waiting for the greeting of',
    ehlo: 'Sending EHLO to',
    auth: 'Logging in (AUTH) to',
    mail: 'Sending MAIL to',
    rcpt: 'Sending RCPT to',
    data: 'Sending DATA to',
    'final-reply': 'Waiting for the final reply of',
};
/** The outcome follows from the code. */
function sessionError(setting, parts) {
    return new presend_error/* PresendError */.Wn(errorParts(setting, parts));
}
function errorParts(setting, { phase, ...parts }) {
    const login = phase === 'auth' && setting.username !== null ? ` as ${JSON.stringify(setting.username)}` : '';
    return {
        ...parts,
        outcome: parts.code === 'SMTP_UNREACHABLE' ? 'inconclusive' : 'misconfigured',
        done: `${actions[phase]} ${renderPlace(setting)}${login}`,
    };
}
/** The server refused, or the connection was lost. 4yz gives a SessionDeferred. */
function refusalError(setting, { phase, reply, reason, expected }) {
    if (reply === null) {
        const isPlain = phase === 'greeting' && setting.security !== 'tls';
        const todo = isPlain
            ? 'check smtp-host and smtp-port; if the port uses implicit TLS (465), set smtp-security to tls'
            : 'check that smtp-host and smtp-port name an SMTP server that this machine may use, or run again later';
        return sessionError(setting, { code: 'SMTP_UNREACHABLE', phase, came: reason, expected, todo });
    }
    const parts = { phase, came: quoteReply(reply), expected };
    if (reply.code >= 500) {
        const todo = 'ask the server’s operator whether it accepts mail from this machine, and check smtp-host and smtp-port';
        return sessionError(setting, { ...parts, code: 'SMTP_REFUSED', todo });
    }
    if (reply.code >= 400) {
        const todo = 'the server refuses temporarily: run again later';
        return new SessionDeferred(errorParts(setting, { ...parts, code: 'SMTP_UNREACHABLE', todo }), reply);
    }
    const todo = 'check that smtp-host and smtp-port name an SMTP server';
    return sessionError(setting, { ...parts, code: 'SMTP_UNREACHABLE', todo });
}
/** `"535 5.7.8 Authentication failed"`. */
function quoteReply(reply) {
    return `"${(0,submission_outcome/* renderReply */.V)(reply)}"`;
}
/** `smtp.example.com:587`; an IPv6 address in brackets. */
function renderPlace({ host, port }) {
    return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}

;// CONCATENATED MODULE: ./lib/submission/smtp-reply.js
/** SMTP replies as nodemailer hands them over, and server text that is safe to show. RFC 5321 §4.2. */
const maxTextCharacters = 1000;
/** Parses a complete reply. Returns null for text that is not one. If the lines disagree, the last code counts. */
function parseReply(response) {
    const lines = response.split(/\r?\n/u).map((line) => /^([2-5]\d{2})(?:[ -]([^]*))?$/u.exec(line));
    const code = Number(lines.at(-1)?.[1]);
    if (Number.isNaN(code) || lines.includes(null))
        return null;
    const texts = lines.map((line) => line?.[2] ?? '');
    const enhanced = texts.map((text) => /^([245]\.\d{1,3}\.\d{1,3})(?:\s+|$)/u.exec(text));
    return {
        code,
        enhancedCode: enhanced.find((match) => match !== null)?.[1] ?? null,
        text: cleanText(texts.map((text, index) => text.slice(enhanced[index]?.[0].length ?? 0)).join(' ')),
    };
}
/** Server text on one line: control and direction characters become spaces; cut to 1,000 characters. */
function cleanText(text) {
    const flat = text
        .replaceAll(/[\p{Cc}\u{2028}\u{2029}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu, ' ')
        .replaceAll(/ {2,}/gu, ' ')
        .trim();
    return flat.length <= maxTextCharacters ? flat : `${flat.slice(0, maxTextCharacters - 1).toWellFormed()}…`;
}

;// CONCATENATED MODULE: ./lib/submission/authentication.js
/** AUTH: chooses the mechanism from the server's offer and explains what went wrong. RFC 4954. */



/** Access tokens for XOAUTH2, shared by all connections; null where the settings name none. */
function createTokenSource({ username, oauth2 }) {
    if (oauth2 === null)
        return null;
    if ('accessToken' in oauth2)
        return new xoauth2/* default */.A({ user: username ?? '', accessToken: oauth2.accessToken.reveal() });
    return new xoauth2/* default */.A({
        user: username ?? '',
        clientId: oauth2.clientId,
        clientSecret: oauth2.clientSecret.reveal(),
        refreshToken: oauth2.refreshToken.reveal(),
        accessUrl: oauth2.tokenUrl,
        customParams: oauth2.scope === null ? {} : { scope: oauth2.scope },
        requestTimeout: 20_000,
    });
}
/**
 * Logs in when there is a username. The password is never part of an error, even if the server repeats it.
 *
 * @throws PresendError SMTP_AUTH_MISSING, SMTP_AUTH_REFUSED, or SMTP_UNREACHABLE for a temporary failure
 */
async function logIn(session, { setting, oauth2 }) {
    if (setting.username === null)
        return;
    const method = chooseMechanism(session.extensions.authMechanisms, { setting, isEncrypted: session.isEncrypted });
    if (method === null)
        throw authMissing(setting, session);
    const failure = await session.login({ ...authOf(setting, oauth2), method });
    if (failure !== null)
        throw authRefused(setting, failure);
}
function authOf({ username, password }, oauth2) {
    const user = username ?? '';
    return oauth2 === null ? { user, pass: password?.reveal() ?? '' } : { user, oauth2 };
}
/** Under TLS the fewest round trips first; in plain text, the mechanism that hides the password. */
function chooseMechanism(offered, { setting, isEncrypted }) {
    const wanted = mechanismsFor(setting);
    return (isEncrypted ? wanted : wanted.toReversed()).find((name) => offered.includes(name)) ?? null;
}
function mechanismsFor({ oauth2 }) {
    return oauth2 === null ? ['PLAIN', 'LOGIN', 'CRAM-MD5'] : ['XOAUTH2'];
}
function authMissing(setting, session) {
    const offered = session.extensions.authMechanisms.map((name) => name.replaceAll(/[^A-Z0-9_-]/gu, '?').slice(0, 20));
    const wanted = mechanismsFor(setting);
    return sessionError(setting, {
        code: 'SMTP_AUTH_MISSING',
        phase: 'auth',
        came: offered.length === 0 ? 'no offer of AUTH' : `an offer of ${offered.join(', ')} only`,
        expected: wanted.length === 1 ? wanted.join('') : `one of ${wanted.join(', ')}`,
        todo: missingTodo(offered, { setting, isEncrypted: session.isEncrypted }),
    });
}
function missingTodo(offered, { setting, isEncrypted }) {
    if (setting.oauth2 === null && (offered.includes('XOAUTH2') || offered.includes('OAUTHBEARER'))) {
        return 'the server accepts OAuth 2.0 logins only: use smtp-oauth2-access-token or smtp-oauth2-refresh-token instead of smtp-password, or enable SMTP AUTH with an app password for this account';
    }
    if (!isEncrypted) {
        return 'the connection is not encrypted, and many servers offer AUTH only with TLS: set smtp-security to starttls or tls';
    }
    return setting.oauth2 === null
        ? 'check smtp-host and smtp-port (submission uses 587 or 465), or remove smtp-username and smtp-password if the server requires no login'
        : 'use smtp-password instead of smtp-oauth2-…: this server does not accept OAuth 2.0';
}
function authRefused(setting, failure) {
    const expected = 'a 235 reply';
    const reason = hideSecrets(failure.reason, setting);
    const { reply } = failure;
    if (reply === null && isTokenRefusal(failure.error)) {
        return sessionError(setting, {
            code: 'SMTP_AUTH_REFUSED',
            phase: 'auth',
            came: `"${reason}" from the token endpoint`,
            expected: 'an access token',
            todo: 'check smtp-oauth2-client-id, smtp-oauth2-client-secret and smtp-oauth2-refresh-token; the refresh token may be revoked or expired',
        });
    }
    const hidden = reply === null ? null : { ...reply, text: hideSecrets(reply.text, setting) };
    // RFC 4954 §6: 4yz is a temporary failure of the server, not a wrong password.
    if (hidden === null || hidden.code < 500)
        return refusalError(setting, { ...failure, reason, reply: hidden, expected });
    return sessionError(setting, {
        code: 'SMTP_AUTH_REFUSED',
        phase: 'auth',
        came: quoteReply(hidden),
        expected,
        todo: setting.oauth2 === null
            ? 'check smtp-username and smtp-password'
            : 'check smtp-username, and that the access token is valid, belongs to this user and has the SMTP scope',
    });
}
function isTokenRefusal(error) {
    return error instanceof Error && 'originalCode' in error && error.originalCode === 'EOAUTH2';
}
function hideSecrets(text, { username, password, oauth2 }) {
    const secrets = [password, ...Object.values(oauth2 ?? {}).filter((value) => typeof value === 'object')];
    const forms = secrets.flatMap((secret) => {
        const clear = secret?.reveal() ?? '';
        return [clear, toBase64(clear), toBase64(`\u{0}${username ?? ''}\u{0}${clear}`)];
    });
    const hidden = forms.filter((form) => form.length >= 4).reduce((shown, form) => shown.replaceAll(form, '***'), text);
    return cleanText(hidden);
}
function toBase64(text) {
    return Buffer.from(text, 'utf8').toString('base64');
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/submission/socket-error.js
/** Describes errors of sockets and TLS in one line. */

const meanings = {
    ECONNREFUSED: 'connection refused',
    ECONNRESET: 'connection reset by the server',
    EPIPE: 'connection closed by the server',
    ETIMEDOUT: 'no answer',
    EHOSTUNREACH: 'no route to the host',
    ENETUNREACH: 'no route to the network',
    EADDRNOTAVAIL: 'the address cannot be reached from here',
    ENOTFOUND: 'no such host name',
    EAI_AGAIN: 'the name could not be looked up',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'self-signed certificate',
    SELF_SIGNED_CERT_IN_CHAIN: 'self-signed certificate in the chain',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate of an unknown authority, or an incomplete chain',
    UNABLE_TO_GET_ISSUER_CERT: 'certificate of an unknown authority',
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate of an unknown authority',
    CERT_HAS_EXPIRED: 'expired certificate',
    CERT_NOT_YET_VALID: 'certificate that is not valid yet',
    ERR_TLS_CERT_ALTNAME_INVALID: 'certificate for another host',
    ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: 'a server that offers only TLS 1.1 or older',
    ERR_SSL_UNSUPPORTED_PROTOCOL: 'a server that offers only TLS 1.1 or older',
    ERR_SSL_VERSION_TOO_LOW: 'a server that offers only TLS 1.1 or older',
    ERR_SSL_WRONG_VERSION_NUMBER: 'an answer that is not TLS',
    ERR_SSL_PACKET_LENGTH_TOO_LONG: 'an answer that is not TLS',
};
/** Node's error code, or null. nodemailer moves it to `originalCode`. Of several addresses, the first one's. */
function errorCode(error) {
    if (error instanceof AggregateError && error.errors.length > 0)
        return errorCode(error.errors[0]);
    if (!(error instanceof Error))
        return null;
    if ('originalCode' in error && typeof error.originalCode === 'string')
        return error.originalCode;
    return 'code' in error && typeof error.code === 'string' ? error.code : null;
}
/** `connection refused (ECONNREFUSED)`; the error's message where the code is unknown. */
function describeSocketError(error) {
    if (error instanceof AggregateError && error.errors.length > 0) {
        return [...new Set(error.errors.map((one) => describeSocketError(one)))].join(', ');
    }
    const code = errorCode(error);
    const meaning = code === null ? undefined : meanings[code];
    const message = cleanText(error instanceof Error ? error.message : String(error));
    if (meaning === undefined)
        return message;
    return `${meaning} (${code})${code === 'ERR_TLS_CERT_ALTNAME_INVALID' ? `: ${message}` : ''}`;
}
/** True when the server answered a TLS handshake with something else. */
function isPlainText(code) {
    return /^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$/u.test(code);
}
/** True when client and server share no TLS version; Node offers 1.2 and 1.3. */
function isProtocolTooOld(code) {
    return /^ERR_SSL_(?:TLSV1_ALERT_PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL|VERSION_TOO_LOW)$/u.test(code);
}
/** True when the certificate was rejected. */
function isCertificateError(error) {
    const code = errorCode(error);
    return code !== null && (/CERT|CRL|SIGNATURE|ISSUER|HOSTNAME_MISMATCH/u.test(code) || code === 'INVALID_PURPOSE');
}

;// CONCATENATED MODULE: ./lib/submission/open-tcp.js
/** Opens a TCP connection to the SMTP server. */



/** @throws PresendError SMTP_UNREACHABLE, or the signal's reason */
async function openTcp({ setting, limits, clock }, signal) {
    signal.throwIfAborted();
    // The system's resolver knows hosts files and containers; both address families are tried.
    const socket = (0,external_node_net_.connect)({ host: setting.host, port: setting.port, autoSelectFamily: true, noDelay: true });
    let phase = (0,external_node_net_.isIP)(setting.host) === 0 ? 'dns' : 'tcp';
    socket.once('lookup', (error) => {
        if (error === null)
            phase = 'tcp';
    });
    const settled = new AbortController();
    const { promise: connected, resolve, reject } = Promise.withResolvers();
    socket.once('connect', resolve).on('error', reject);
    clock.sleep(limits.connectMs, AbortSignal.any([signal, settled.signal])).then(() => reject(new Error(`no answer within ${limits.connectMs / 1000} s`)), 
    // Settled, or aborted by the caller.
    () => reject(signal.reason));
    try {
        await connected;
        signal.throwIfAborted();
        socket.off('error', reject);
        return socket;
    }
    catch (error) {
        // The error listener stays: a destroyed socket may still report one.
        socket.destroy();
        signal.throwIfAborted();
        const code = errorCode(error);
        const isDns = phase === 'dns' || code === 'ENOTFOUND' || code === 'EAI_AGAIN';
        throw sessionError(setting, {
            code: 'SMTP_UNREACHABLE',
            phase: isDns ? 'dns' : 'tcp',
            came: describeSocketError(error),
            expected: isDns ? 'an address' : 'a connection',
            todo: isDns
                ? 'check the spelling of smtp-host, and that this machine can resolve names'
                : 'check smtp-host and smtp-port, that the server is running, and that no firewall blocks the port (many networks block port 25)',
            cause: error,
        });
    }
    finally {
        settled.abort();
    }
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./node_modules/nodemailer/dist/esm/smtp-connection/index.js + 2 modules
var smtp_connection = __webpack_require__(76611);
;// CONCATENATED MODULE: ./lib/submission/server-extensions.js
/** The extensions that a server offers in its EHLO reply. */
/** What a server offers that knows HELO only. */
const noExtensions = parseExtensions('');
/** Parses an EHLO reply; its first line names the server and is skipped. Old servers write `AUTH=LOGIN`. */
function parseExtensions(reply) {
    const words = reply
        .split(/\r?\n/u)
        .slice(1)
        .map((line) => line
        .slice(4)
        .trim()
        .toUpperCase()
        .split(/[\s=]+/u));
    const find = (keyword) => words.find((line) => line[0] === keyword);
    const sizeBytes = Number(find('SIZE')?.[1] ?? 0);
    const mechanisms = words.filter((line) => line[0] === 'AUTH').flatMap((line) => line.slice(1));
    return {
        supportsStartTls: find('STARTTLS') !== undefined,
        supportsSmtpUtf8: find('SMTPUTF8') !== undefined,
        maxSizeBytes: Number.isSafeInteger(sizeBytes) && sizeBytes > 0 ? sizeBytes : null,
        authMechanisms: [...new Set(mechanisms)].filter((mechanism) => mechanism !== ''),
    };
}

;// CONCATENATED MODULE: ./lib/submission/transaction-log.js
/** Reads nodemailer's transaction log: the commands sent, the replies received, and where a message ended. */
/** A logger for `transactionLog: true`, which calls the events. */
function transactionLogger(events) {
    const log = (entry, text) => {
        if (entry.tnx === 'client')
            events.onCommand(text);
        else if (entry.tnx === 'server')
            events.onReply(text);
        else if (entry.tnx === 'message')
            events.onMessageWritten(entry.outByteCount ?? 0);
        else if (entry.tnx === 'network' && text.includes('established'))
            events.onConnected();
    };
    return { trace: log, debug: log, info: log, warn: log, error: log, fatal: log };
}
const commands = /^(?:MAIL FROM:|RCPT TO:|(?:EHLO|HELO|STARTTLS|DATA|RSET|QUIT)\b)/iu;
/** A command for debug output. Of AUTH only the mechanism is shown, and nothing of what answers a challenge. */
function describeCommand(line) {
    if (commands.test(line))
        return line;
    const mechanism = /^AUTH \S+/iu.exec(line)?.[0];
    return mechanism === undefined ? `(${Buffer.byteLength(line)} bytes)` : `${mechanism} ***`;
}

;// CONCATENATED MODULE: ./lib/submission/smtp-session.js
/** One connection to the SMTP server: nodemailer's SMTPConnection, with presend's time limits and outcomes. */








/** nodemailer's own timers never fire: the limits here use presend's clock. 2^31 − 1 is the longest timer. */
const noTimeoutMs = 2_147_483_647;
/** A limit that begins during this interval is noticed at most this late. */
const watchIntervalMs = 1000;
/** No exchange needs more replies; more are an attack on the client's time. */
const maxReplyCount = 50;
/** Written piece by piece, so that a slow connection is seen to make progress. */
const pieceBytes = 64 * 1024;
class SmtpSession {
    #connection;
    #context;
    #socket;
    #closed = new AbortController();
    #phase;
    #lostReason = null;
    #lostError = null;
    #isTimeout = false;
    #hasInjectedReply = false;
    #isEncrypted;
    #ehloReply = null;
    #ehloRefusal = null;
    #lacksStartTls = false;
    /** null: no reply is awaited. */
    #limitMs = null;
    #waitingSinceMs = 0;
    #replies = [];
    #abandonCall = null;
    #body = null;
    #isMessageWritten = false;
    #needsReset = false;
    #messageCount = 0;
    /** The server takes no more messages on this connection. */
    isUsedUp = false;
    constructor(socket, context, options) {
        this.#socket = socket;
        this.#context = context;
        this.#isEncrypted = context.setting.security === 'tls';
        this.#phase = this.#isEncrypted ? 'tls' : 'greeting';
        this.#connection = new smtp_connection/* default */.A({
            ...options,
            connection: socket,
            logger: transactionLogger({
                onConnected: () => this.#enter('greeting'),
                onCommand: this.#onCommand,
                onReply: this.#onReply,
                onMessageWritten: this.#onMessageWritten,
            }),
            transactionLog: true,
            maxResponseSize: context.limits.maxReplyBytes,
            connectionTimeout: noTimeoutMs,
            greetingTimeout: noTimeoutMs,
            socketTimeout: noTimeoutMs,
            socketCloseTimeout: 0,
        });
        this.#connection.on('error', (error) => {
            this.#lostError = error;
            this.#lostReason ??= describeLoss(error);
        });
        this.#connection.on('end', this.#onEnd);
        // It ends with the connection and never rejects.
        void this.#watch();
    }
    /** False once the connection is lost or closed. */
    get isOpen() {
        return this.#lostReason === null;
    }
    get extensions() {
        return this.#ehloReply === null ? noExtensions : parseExtensions(this.#ehloReply);
    }
    get isEncrypted() {
        return this.#isEncrypted;
    }
    /** The server does not offer the STARTTLS that the settings require. */
    get lacksStartTls() {
        return this.#lacksStartTls;
    }
    /** Plain text followed the 220 reply to STARTTLS. */
    get hasInjectedReply() {
        return this.#hasInjectedReply;
    }
    /** Messages that got their final reply. */
    get messageCount() {
        return this.#messageCount;
    }
    /** True while closing the connection would leave a copy with an unknown outcome. */
    get isAwaitingFinalReply() {
        return this.#body?.readableEnded === true;
    }
    /** Waits for the greeting, starts TLS as the options say, and sends EHLO. Returns null on success. */
    async connect() {
        const failure = this.#failureOf(await this.#call((done) => this.#connection.connect(done)));
        const refusal = this.#ehloRefusal;
        // nodemailer tries HELO after any refusal of EHLO; only these codes mean that EHLO is unknown.
        if (refusal === null || [500, 501, 502, 504].includes(refusal.code))
            return failure;
        return { phase: 'ehlo', reply: refusal, reason: (0,submission_outcome/* renderReply */.V)(refusal), isTimeout: false, error: failure?.error };
    }
    /** Logs in. Returns null on success. */
    async login(auth) {
        this.#enter('auth');
        return this.#failureOf(await this.#call((done) => this.#connection.login(auth, done)));
    }
    /** Sends one copy. */
    async send(message) {
        if (this.#needsReset)
            await this.#call((done) => this.#connection.reset(done));
        this.#needsReset = false;
        const body = this.#streamOf(message);
        this.#body = body;
        this.#isMessageWritten = false;
        const { sender, recipient } = message.envelope;
        const envelope = {
            from: sender ?? '',
            to: recipient,
            size: message.sizeBytes,
            use8BitMime: !message.chunks.every((chunk) => (0,external_node_buffer_.isAscii)(chunk)),
        };
        this.#enter('mail');
        const { error, response } = await this.#call((done) => this.#connection.send(envelope, body, done));
        this.#body = null;
        return this.#judge({ error, response, isBodyRead: body.readableEnded });
    }
    /** Sends QUIT, waits briefly for the reply, and closes. */
    async quit() {
        const { limits, clock } = this.#context;
        this.#limitMs = null;
        this.#connection.quit();
        // Woken early by the server's reply.
        await clock.sleep(limits.quitMs, this.#closed.signal).catch(() => undefined);
        this.end('the session was closed');
    }
    /** Closes the connection at once. */
    end(reason) {
        this.#lostReason ??= cleanText(reason);
        this.#connection.close();
    }
    /** Runs one nodemailer operation. Its callback is not called when the connection closes, so `end` settles it too. */
    async #call(start) {
        this.#replies = [];
        this.#waitingSinceMs = this.#context.clock.monotonicMs();
        this.#limitMs = this.#limitOfPhase();
        const { promise, resolve } = Promise.withResolvers();
        this.#abandonCall = () => resolve({ error: this.#lostError, response: responseOf(this.#lostError) });
        start((error, value) => resolve({ error: error ?? null, response: responseOf(error ?? value) }));
        const result = await promise;
        this.#abandonCall = null;
        this.#limitMs = null;
        return result;
    }
    #judge({ error, response, isBodyRead }) {
        const reply = parseReply(response);
        const isAccepted = error === null && reply !== null && reply.code < 300;
        if (isAccepted && this.#isMessageWritten) {
            this.#messageCount += 1;
            return { status: 'accepted', reply };
        }
        if (reply !== null && reply.code >= 400) {
            const phase = this.#phaseOf(error);
            if (phase === 'final-reply')
                this.#messageCount += 1;
            else
                this.#needsReset = true;
            // The server may read the rest of an incomplete message as commands.
            if (phase === 'data' && this.#replies.length > 3)
                this.end('the server refused the message before its end');
            return { status: 'refused', phase, reply };
        }
        this.end(reply === null ? describeLoss(error) : `the server sent an unexpected reply: ${(0,submission_outcome/* renderReply */.V)(reply)}`);
        return { status: 'lost', isFinalDotSent: isBodyRead || isAccepted, reason: this.#lostReason ?? '' };
    }
    /** With PIPELINING the error comes with the reply to DATA, whichever command was refused. */
    #phaseOf(error) {
        const command = error instanceof Error && 'command' in error ? error.command : null;
        if (command === 'MAIL FROM')
            return 'mail';
        if (command === 'RCPT TO')
            return 'rcpt';
        const phases = ['mail', 'rcpt', 'data'];
        return phases[this.#replies.length - 1] ?? (this.#isMessageWritten ? 'final-reply' : 'data');
    }
    #failureOf({ error, response }) {
        if (error === null && this.#lostReason === null)
            return null;
        const text = response === '' ? '' : cleanText(response);
        const reply = parseReply(response);
        const isForeign = reply === null && text !== '';
        return {
            phase: this.#phase,
            reply,
            reason: isForeign
                ? `not an SMTP reply: "${text.slice(0, 80).toWellFormed()}"`
                : (this.#lostReason ?? describeLoss(error)),
            isTimeout: this.#isTimeout,
            error,
        };
    }
    #streamOf({ chunks, sizeBytes }) {
        const pieces = sizeBytes <= pieceBytes ? [Buffer.concat(chunks)].values() : cut(chunks);
        const body = new external_node_stream_.Readable({
            read: () => {
                // nodemailer takes any 2yz or 3yz reply to DATA as permission to send the message.
                const reply = this.#replies.at(-1) ?? '';
                if (!reply.startsWith('354')) {
                    body.destroy(new Error(`the server replied to DATA with "${cleanText(reply)}"`));
                    return;
                }
                this.#enter('final-reply');
                body.push(pieces.next().value ?? null);
            },
        });
        return body;
    }
    #enter(phase) {
        this.#phase = phase;
        this.#waitingSinceMs = this.#context.clock.monotonicMs();
        if (this.#limitMs !== null)
            this.#limitMs = this.#limitOfPhase();
    }
    #limitOfPhase() {
        const { limits } = this.#context;
        if (this.#phase === 'tls')
            return limits.tlsMs;
        if (this.#phase === 'greeting')
            return limits.greetingMs;
        return this.#phase === 'final-reply' ? limits.finalReplyMs : limits.replyMs;
    }
    #onCommand = (line) => {
        this.#trace(`C: ${describeCommand(line)}`);
        if (/^(?:EHLO|HELO) /u.test(line)) {
            this.#isEncrypted ||= this.#phase === 'tls';
            this.#enter('ehlo');
        }
        if (line !== 'STARTTLS')
            return;
        this.#enter('tls');
        this.#detectInjection();
    };
    #onReply = (text) => {
        const reply = parseReply(text);
        this.#trace(`S: ${reply === null ? cleanText(text) : (0,submission_outcome/* renderReply */.V)(reply)}`);
        this.#replies.push(text);
        this.#waitingSinceMs = this.#context.clock.monotonicMs();
        if (this.#replies.length > maxReplyCount)
            this.end('the server sent too many replies');
        if (this.#phase !== 'ehlo' || reply === null)
            return;
        if (reply.code !== 250) {
            this.#ehloRefusal ??= reply;
            return;
        }
        this.#ehloReply = text;
        const isRequired = this.#context.setting.security === 'starttls' && !this.#isEncrypted;
        if (!isRequired || parseExtensions(text).supportsStartTls)
            return;
        // nodemailer would send STARTTLS anyway; ending here reports that the offer may have been removed on the way.
        this.#lacksStartTls = true;
        this.end('the server does not offer STARTTLS');
    };
    #onMessageWritten = (sizeBytes) => {
        this.#trace(`C: (${sizeBytes} bytes)`);
        this.#isMessageWritten = true;
        this.#enter('final-reply');
    };
    /** RFC 3207 §6, CVE-2011-0411: nodemailer discards what follows the 220 reply in plain text; presend reports it. */
    #detectInjection() {
        let received = '';
        const onData = (chunk) => {
            received += chunk.toString('latin1');
            const reply = /^(?:\d{3}-[^\n]*\n)*\d{3}(?: [^\n]*)?\r?\n/u.exec(received)?.[0];
            if (reply === undefined)
                return;
            this.#socket.off('data', onData);
            if (!reply.startsWith('220') || reply.length === received.length)
                return;
            this.#hasInjectedReply = true;
            this.end('the server sent plain text before the TLS handshake');
        };
        this.#socket.prependListener('data', onData);
    }
    #onEnd = () => {
        this.#lostReason ??= 'the server closed the connection';
        this.#closed.abort();
        // After a 421 nodemailer calls the callback only after it has closed the connection.
        queueMicrotask(() => this.#abandonCall?.());
    };
    #trace(line) {
        this.#context.trace?.(`SMTP ${this.#socket.localPort} ${line}`);
    }
    async #watch() {
        const { clock } = this.#context;
        while (this.isOpen) {
            const limitMs = this.#limitMs;
            const leftMs = limitMs === null ? watchIntervalMs : this.#waitingSinceMs + limitMs - clock.monotonicMs();
            if (limitMs !== null && leftMs <= 0) {
                this.#isTimeout = true;
                return this.end(`no reply within ${limitMs / 1000} s`);
            }
            // Woken early by the end of the connection.
            await clock.sleep(Math.min(leftMs, watchIntervalMs), this.#closed.signal).catch(() => undefined);
        }
    }
}
function* cut(chunks) {
    for (const chunk of chunks) {
        for (let from = 0; from < chunk.length; from += pieceBytes)
            yield chunk.subarray(from, from + pieceBytes);
    }
    return undefined;
}
/** The reply in nodemailer's error or result. */
function responseOf(value) {
    const isObject = typeof value === 'object' && value !== null && 'response' in value;
    return isObject && typeof value.response === 'string' ? value.response : '';
}
function describeLoss(error) {
    const response = responseOf(error);
    if (response !== '')
        return `the server sent an unexpected reply: ${cleanText(response)}`;
    if (!(error instanceof Error))
        return 'the server closed the connection';
    if (error.message === 'Connection closed unexpectedly')
        return 'the server closed the connection';
    const isSocketError = 'originalCode' in error || ('code' in error && error.code === 'ESOCKET');
    return isSocketError ? `the connection broke: ${describeSocketError(error)}` : cleanText(error.message);
}

;// CONCATENATED MODULE: ./lib/submission/tls-error.js
/** A failed TLS handshake as an error that says what to change. */


function tlsError(setting, { error, reason, isTimeout }) {
    const code = errorCode(error) ?? '';
    const came = code === '' ? reason : describeSocketError(error);
    if (isCertificateError(error)) {
        return sessionError(setting, {
            code: 'SMTP_TLS_FAILED',
            phase: 'tls',
            came,
            expected: `a valid certificate for ${setting.host} from a trusted authority`,
            todo: certificateTodo(code, setting),
            cause: error,
        });
    }
    const isHandshake = code.startsWith('ERR_SSL');
    return sessionError(setting, {
        code: isHandshake ? 'SMTP_TLS_FAILED' : 'SMTP_UNREACHABLE',
        phase: 'tls',
        came,
        expected: 'a TLS handshake',
        todo: handshakeTodo(code, { setting, isNotTls: isHandshake || isTimeout }),
        cause: error,
    });
}
/** Only an unknown authority can be fixed with smtp-ca. */
function certificateTodo(code, setting) {
    if (code === 'CERT_HAS_EXPIRED')
        return 'renew the server’s certificate (smtp-ca does not help)';
    if (code === 'CERT_NOT_YET_VALID')
        return 'check the clock of this machine and the dates of the server’s certificate';
    if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
        return 'set smtp-host to a name in the certificate, or have a certificate issued for this one';
    }
    return setting.ca === null
        ? 'set smtp-ca to a PEM file with the certificate of the issuing authority (or with a self-signed certificate itself)'
        : 'smtp-ca contains another authority: replace it with the certificate of the authority that issued the server’s certificate';
}
function handshakeTodo(code, { setting, isNotTls }) {
    if (isProtocolTooOld(code))
        return 'enable TLS 1.2 or later on the server: presend accepts no older version';
    if (setting.security === 'tls' && isNotTls) {
        return 'if the port starts in plain text (587, 25), set smtp-security to starttls';
    }
    if (isPlainText(code)) {
        return 'the server continued in plain text after it accepted STARTTLS: its TLS is broken, or the connection is under attack (STARTTLS injection)';
    }
    return 'check the server’s TLS configuration (TLS 1.2 or later is required), or run again later';
}

;// CONCATENATED MODULE: ./lib/submission/open-session.js
/** Opens a session that is ready for MAIL: connect, TLS, greeting, EHLO, AUTH. */







/**
 * Opens a session. Nothing is left open when it fails.
 *
 * @throws PresendError with an SMTP_ code, or the signal's reason
 */
async function openSession(context, shared, signal) {
    const { setting } = context;
    const socket = await openTcp(context, signal);
    const session = new SmtpSession(socket, context, connectionOptions(setting, shared));
    const stop = () => session.end('the run was stopped');
    signal.addEventListener('abort', stop, { once: true });
    try {
        const failure = await session.connect();
        signal.throwIfAborted();
        if (session.lacksStartTls)
            throw startTlsMissing(setting, 'an EHLO reply without STARTTLS');
        if (failure !== null)
            throw await connectError(failure, { context, session }, signal);
        await logIn(session, { setting, oauth2: shared.oauth2 });
        signal.throwIfAborted();
        return session;
    }
    catch (error) {
        stop();
        signal.throwIfAborted();
        throw error;
    }
    finally {
        signal.removeEventListener('abort', stop);
    }
}
function connectionOptions(setting, { secureContext }) {
    const { host, security } = setting;
    const rejectUnauthorized = security !== 'opportunistic' || setting.ca !== null;
    return {
        host,
        secure: security === 'tls',
        requireTLS: security === 'starttls',
        opportunisticTLS: security === 'opportunistic',
        ignoreTLS: security === 'none',
        name: setting.heloName.replaceAll(/[^A-Za-z0-9.:[\]-]/gu, '') || '[127.0.0.1]',
        ...(secureContext === null ? {} : { tls: { host, secureContext, rejectUnauthorized } }),
    };
}
async function connectError(failure, { context, session }, signal) {
    const { setting } = context;
    const { phase, reply } = failure;
    if (session.hasInjectedReply)
        return injectedReply(setting);
    if (phase === 'tls') {
        if (reply === null)
            return tlsError(setting, failure);
        if (reply.code >= 500)
            return startTlsMissing(setting, quoteReply(reply));
        return refusalError(setting, { ...failure, expected: 'a 220 reply to STARTTLS' });
    }
    const isSilent = phase === 'greeting' && failure.isTimeout && setting.security !== 'tls';
    if (isSilent && (await speaksTls(context, signal)))
        return implicitTls(setting);
    return refusalError(setting, { ...failure, expected: phase === 'greeting' ? 'a 220 greeting' : 'a 250 reply' });
}
const probeMs = 5000;
/**
 * True when a port that sends no greeting answers a TLS handshake, on a connection of its own. Only after the greeting's
 * time limit: to a server that greets late, a client that talks first looks like a spammer.
 */
async function speaksTls(context, signal) {
    let socket;
    try {
        socket = await openTcp({ ...context, limits: { ...context.limits, connectMs: probeMs } }, signal);
    }
    catch {
        signal.throwIfAborted();
        return false;
    }
    const { host } = context.setting;
    const servername = (0,external_node_net_.isIP)(host) === 0 ? { servername: host } : {};
    const secured = (0,external_node_tls_.connect)({ socket, ...servername, secureContext: (0,external_node_tls_.createSecureContext)(), rejectUnauthorized: false });
    const isSecured = await new Promise((resolve) => {
        secured.once('secureConnect', () => resolve(true)).on('error', () => resolve(false));
        secured.once('close', () => resolve(false));
        context.clock.sleep(probeMs, signal).then(() => resolve(false), () => resolve(false));
    });
    secured.destroy();
    signal.throwIfAborted();
    return isSecured;
}
function implicitTls(setting) {
    return sessionError(setting, {
        code: 'SMTP_TLS_FAILED',
        phase: 'greeting',
        came: 'no greeting in plain text, but an answer to a TLS handshake',
        expected: 'a 220 greeting',
        todo: 'this port uses implicit TLS: set smtp-security to tls',
    });
}
function startTlsMissing(setting, came) {
    const isRefused = came.startsWith('"');
    return sessionError(setting, {
        code: 'SMTP_STARTTLS_MISSING',
        phase: isRefused ? 'tls' : 'ehlo',
        came,
        expected: isRefused ? 'a 220 reply to STARTTLS' : 'STARTTLS',
        todo: isRefused
            ? 'ask the server’s operator to enable TLS, or use port 465 with smtp-security tls'
            : 'use a port with TLS (587, or 465 with smtp-security tls). If this server used to offer STARTTLS, the offer may have been removed on the way; the password was not sent',
    });
}
function injectedReply(setting) {
    return sessionError(setting, {
        code: 'SMTP_TLS_FAILED',
        phase: 'tls',
        came: 'plain text after the 220 reply, before the TLS handshake (STARTTLS injection)',
        expected: 'a TLS handshake',
        todo: 'the connection may be under attack: use port 465 with smtp-security tls',
    });
}

;// CONCATENATED MODULE: ./lib/submission/retry-policy.js
/** When to retry, and which replies ask the client to slow down. */

/**
 * Exponential backoff with ±25% jitter, so that copies refused together do not return together.
 *
 * @param attemptCount failed attempts, ≥ 1
 * @param fraction random, 0 (included) to 1 (excluded)
 */
function retryDelayMs(attemptCount, fraction, limits) {
    const doubledMs = limits.firstRetryMs * 2 ** Math.min(attemptCount - 1, 30);
    return Math.round(Math.min(doubledMs * (0.75 + fraction / 2), limits.longestRetryMs));
}
/** The backoff, or the delay that the reply asks for if that is longer. */
function delayAfterReplyMs(reply, backoffMs) {
    return Math.max(backoffMs, reply === null ? 0 : (suggestedDelayMs(reply.text) ?? 0));
}
/** Parses a delay such as `Suggested Backoff Time: 60 seconds`; null: none. */
function suggestedDelayMs(text) {
    const match = /(?:\bback-?off time[ :=]*|\b(?:retry|try again|come back) (?:in|after) )(\d{1,9}(?:\.\d{1,3})?) ?(ms|msecs?|milliseconds?|s|secs?|seconds?|m|mins?|minutes?|h|hours?)\b/iu.exec(text);
    const unit = match?.[2]?.toLowerCase() ?? '';
    return match === null ? null : Number(match[1]) * msPerUnit(unit);
}
function msPerUnit(unit) {
    if (unit.startsWith('ms') || unit.startsWith('milli'))
        return 1;
    if (unit.startsWith('s'))
        return 1000;
    return unit.startsWith('m') ? 60_000 : 3_600_000;
}
/** True for a transient reply that asks for fewer connections or a lower rate. */
function isThrottling(reply) {
    if (!(0,submission_outcome/* isTransient */.d)(reply))
        return false;
    if ([421, 432, 454].includes(reply.code))
        return true;
    // 450 alone also means a locked mailbox or greylisting, so it needs a policy code (RFC 3463 X.7.Z).
    if (reply.code === 450 && reply.enhancedCode?.startsWith('4.7.') === true)
        return true;
    return /\btoo many\b|throttl|\bback-?off time\b|\brate\b|\btoo (?:fast|quickly)\b|slow down/iu.test(reply.text);
}
/** True for a transient reply that limits this session only: the next message may use a new one at once. */
function isSessionLimit(reply) {
    return ([421, 450, 451, 452].includes(reply.code) &&
        /\b(?:messages?|mails?|e-?mails?|transactions?|recipients?)\b.*\b(?:per|this|one|single|same|in|on) (?:\w+ )?(?:session|connection)\b/iu.test(reply.text));
}

;// CONCATENATED MODULE: ./lib/submission/connection-pool.js
/** The sessions of one submission: reuses them, opens more within the server's limits, and closes them. */






class ConnectionPool {
    #context;
    #pace;
    #idle = [];
    #busy = new Set();
    #quitting = new Set();
    #closed = new AbortController();
    #wakers = new Set();
    #openingCount = 0;
    /** False until a session was opened, and again when none is open and opening fails. */
    #isServerUp = false;
    #shared = null;
    constructor(context, pace) {
        this.#context = context;
        this.#pace = pace;
    }
    /** True when more connections are open than allowed: finish and release. */
    get isOverLimit() {
        return this.#openCount() > this.#pace.connectionLimit;
    }
    /**
     * Returns an idle session, or opens one within the pace's limit. While no session is open, it retries a server that
     * defers (a 421 greeting, a 454 reply to AUTH) until the deadline, and an unreachable one a few times.
     *
     * @throws PresendError when no session is open and none can be opened; the signal's reason
     */
    async acquire(callerSignal, options) {
        const signal = AbortSignal.any([callerSignal, this.#closed.signal]);
        let failedCount = 0;
        for (;;) {
            signal.throwIfAborted();
            const found = this.#takeIdle() ?? (this.#mayOpen() ? await this.#open(signal) : null);
            if (found instanceof presend_error/* PresendError */.Wn) {
                failedCount += 1;
                await this.#waitAfterFailure({ error: found, failedCount, options }, signal);
            }
            else if (found === null) {
                await this.#nextChange(signal);
            }
            else {
                this.#busy.add(found);
                return found;
            }
        }
    }
    /** Takes a session back. Closes it when it is lost, used up, or over the limit. */
    release(session) {
        this.#busy.delete(session);
        if (this.#closed.signal.aborted)
            session.end('the submission was closed');
        if (session.isOpen) {
            if (session.isUsedUp || this.#openCount() >= this.#pace.connectionLimit)
                this.#quit(session);
            else
                this.#idle.push(session);
        }
        this.#announceChange();
    }
    /** Closes all sessions, idle ones with QUIT. */
    async close() {
        this.#closed.abort(new Error('the submission was closed'));
        for (const session of this.#busy)
            session.end('the submission was closed');
        for (const session of this.#idle.splice(0))
            this.#quit(session);
        await Promise.all(this.#quitting);
    }
    #openCount() {
        return this.#busy.size + this.#idle.filter((session) => session.isOpen).length;
    }
    #takeIdle() {
        for (let session = this.#idle.pop(); session !== undefined; session = this.#idle.pop()) {
            if (session.isOpen)
                return session;
        }
        return null;
    }
    /** One at a time until the first succeeds: many wrong passwords would lock the account. */
    #mayOpen() {
        if (!this.#isServerUp)
            return this.#openingCount === 0;
        // A server that allows one connection counts the old one until it is closed.
        return this.#openCount() + this.#openingCount + this.#quitting.size < this.#pace.connectionLimit;
    }
    async #open(signal) {
        this.#openingCount += 1;
        try {
            const session = await openSession(this.#context, this.#credentials(), signal);
            this.#isServerUp = true;
            return session;
        }
        catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof presend_error/* PresendError */.Wn))
                throw error;
            // With other sessions open, the server has shown its connection limit; without any, it is down.
            if (this.#openCount() > 0)
                this.#pace.limitConnections(this.#openCount() + this.#openingCount - 1);
            else
                this.#isServerUp = false;
            return error;
        }
        finally {
            this.#openingCount -= 1;
            this.#announceChange();
        }
    }
    #credentials() {
        const { setting } = this.#context;
        this.#shared ??= {
            secureContext: setting.security === 'none' ? null : (0,external_node_tls_.createSecureContext)(setting.ca === null ? {} : { ca: setting.ca }),
            oauth2: createTokenSource(setting),
        };
        return this.#shared;
    }
    async #waitAfterFailure({ error, failedCount, options }, signal) {
        // Wait for a session that is open or being opened instead.
        if (this.#openCount() + this.#openingCount > 0)
            return;
        const { limits, clock, random } = this.#context;
        const reply = error instanceof SessionDeferred ? error.reply : null;
        const isRetried = reply !== null || (options.retries === 'all' && failedCount < limits.maxConnectCount);
        if (error.outcome === 'misconfigured' || !isRetried)
            throw error;
        const delayMs = delayAfterReplyMs(reply, retryDelayMs(failedCount, random.fraction(), limits));
        if (clock.monotonicMs() + delayMs >= options.deadlineMs)
            throw tooLate(error, delayMs);
        options.onRetry?.(error, delayMs);
        // Counts as opening, so that other callers wait instead of trying, too.
        this.#openingCount += 1;
        try {
            await clock.sleep(delayMs, signal);
        }
        finally {
            this.#openingCount -= 1;
        }
    }
    #announceChange() {
        for (const wake of this.#wakers)
            wake();
        this.#wakers.clear();
    }
    async #nextChange(signal) {
        const { promise, resolve } = Promise.withResolvers();
        const wake = () => resolve();
        this.#wakers.add(wake);
        signal.addEventListener('abort', wake, { once: true });
        await promise;
        this.#wakers.delete(wake);
        signal.removeEventListener('abort', wake);
    }
    #quit(session) {
        const quitted = session.quit().finally(() => {
            this.#quitting.delete(quitted);
            this.#announceChange();
        });
        this.#quitting.add(quitted);
    }
}
function tooLate(error, delayMs) {
    const { parts } = error;
    const came = `${parts.came}, and the next attempt, in ${Math.ceil(delayMs / 1000)} s, would exceed timeout`;
    return new presend_error/* PresendError */.Wn({ ...parts, came });
}

;// CONCATENATED MODULE: ./lib/submission/pace.js
/** How fast to send: connections at a time and messages per second. Only ever slows down. */
/** Refusals this close together answer what was sent before the pace could slow down. */
const burstMs = 1000;
/** Slower than this, each copy's own backoff is enough. */
const slowestMailsPerSecond = 1;
function createPace(clock, setting) {
    let mailsPerSecond = setting.mailsPerSecond;
    // A transaction rarely takes two seconds, so a low rate needs few connections.
    const usefulCount = mailsPerSecond === null ? Infinity : Math.ceil(mailsPerSecond * 2);
    let connectionLimit = Math.max(1, Math.min(Math.floor(setting.connectionCount), usefulCount));
    let nextFreeMs = Number.NEGATIVE_INFINITY;
    let lastSlowDownMs = Number.NEGATIVE_INFINITY;
    let firstTakenMs = null;
    let takenCount = 0;
    function observedPerSecond() {
        const elapsedMs = clock.monotonicMs() - (firstTakenMs ?? clock.monotonicMs());
        return takenCount / Math.max(elapsedMs / 1000, 0.1);
    }
    return {
        get connectionLimit() {
            return connectionLimit;
        },
        waitMs: () => (mailsPerSecond === null ? 0 : Math.max(0, nextFreeMs - clock.monotonicMs())),
        take: () => {
            const nowMs = clock.monotonicMs();
            firstTakenMs ??= nowMs;
            takenCount += 1;
            if (mailsPerSecond !== null)
                nextFreeMs = Math.max(nextFreeMs, nowMs) + 1000 / mailsPerSecond;
        },
        slowDown: () => {
            const nowMs = clock.monotonicMs();
            if (nowMs - lastSlowDownMs < burstMs)
                return;
            lastSlowDownMs = nowMs;
            connectionLimit = Math.max(1, Math.floor(connectionLimit / 2));
            const slower = (mailsPerSecond ?? observedPerSecond()) / 2;
            mailsPerSecond = Math.max(slower, Math.min(slowestMailsPerSecond, mailsPerSecond ?? slowestMailsPerSecond));
        },
        limitConnections: (count) => {
            connectionLimit = Math.max(1, Math.min(connectionLimit, count));
        },
    };
}

;// CONCATENATED MODULE: ./lib/submission/submission-setting.js
/** The settings and limits of a submission. */
/** Shorter than the minutes of RFC 5321 §4.5.3.2, which are meant for unattended relays. */
const defaultLimits = {
    connectMs: 15_000,
    tlsMs: 15_000,
    greetingMs: 30_000,
    replyMs: 60_000,
    finalReplyMs: 120_000,
    stopGraceMs: 500,
    quitMs: 500,
    maxReplyBytes: 64 * 1024,
    firstRetryMs: 1000,
    longestRetryMs: 60_000,
    maxLossCount: 5,
    maxConnectCount: 5,
};

;// CONCATENATED MODULE: ./lib/submission/queue-id.js
/** The queue id in a server's final reply, by which its operator finds the message in the log. */
/** From the servers' own source or documentation; the first match counts. */
const queue_id_forms = [
    // 250 2.0.0 Ok: queued as 4WxYz12Qr3z9 – also SendGrid, Mandrill, MailHog, Mailpit, ZoneMTA, maddy
    { server: 'Postfix', pattern: /\bqueued as <?([^\s<>;,]+)/iu },
    // 250 OK id=1rABcd-000000001Xy-2Z3a
    { server: 'Exim', pattern: /\bid=<?([^\s<>;,]+)/iu },
    // 250 2.0.0 OK  1718000000 af79cd13be357-795d8c1b2c3si1234.567 - gsmtp
    { server: 'Gmail', pattern: /^OK\s+\d+\s+(\S+)\s+-\s+gsmtp/iu },
    // 250 2.6.0 <id@host> [InternalId=12345, Hostname=x.prod.outlook.com] 9000 bytes in 0.1, 80 KB/sec Queued mail for delivery
    { server: 'Exchange', pattern: /\[InternalId=(\d+)/iu },
    // 250 2.0.0 OK <id@x.prod.outlook.com> [Hostname=x.prod.outlook.com]
    { server: 'Outlook.com', pattern: /^OK <([^<>\s]+)> \[Hostname=/iu },
    // 250 Ok 0100018b5c3c0a4f-1a2b3c4d-0000-0000-0000-000000000000-000000
    { server: 'Amazon SES', pattern: /^Ok ([0-9a-f]{8,}(?:-[0-9a-f]+)+)$/iu },
    // 250 2.0.0 44A1b2C3012345 Message accepted for delivery – also OpenSMTPD, Proofpoint
    { server: 'Sendmail', pattern: /^(\S+) Message accepted for delivery/iu },
    // 250 ok 1718000000 qp 12345
    { server: 'qmail', pattern: /^ok (\d+ qp \d+)/iu },
    // 250 Message Queued (6F1C2D3E-1234-4ABC-9DEF-0123456789AB.1)
    { server: 'Haraka', pattern: /\bqueued \(([^()\s]+)\)/iu },
    // 250 2.0.0 Message queued with id 1f2e3d.
    { server: 'Stalwart', pattern: /\bwith id ([^\s;,]+?)\.?$/iu },
];
/** Parses the queue id from a final reply's text (without codes); null: none. */
function parseQueueId(text) {
    for (const { pattern } of queue_id_forms) {
        const id = pattern.exec(text)?.[1];
        if (id !== undefined && id.length <= 200)
            return id;
    }
    return null;
}

;// CONCATENATED MODULE: ./lib/submission/delivery-policy.js
/** Decides what an attempt means for a copy: its outcome, or another attempt. Pure. */


/** `delivery` already counts the attempt. */
function judgeAttempt(delivery, result, options) {
    const seed = delivery.message.envelope.recipient;
    if (result.status === 'accepted') {
        const { reply } = result;
        return settled({ status: 'accepted', seed, acceptedAtMs: options.nowMs, reply, queueId: parseQueueId(reply.text) });
    }
    if (result.status === 'refused') {
        const { phase, reply } = result;
        if (reply.code >= 500)
            return settled({ status: 'rejected', seed, phase, reply });
        return { status: 'retry-later', failedCount: delivery.refusalCount, isThrottled: isThrottling(reply) };
    }
    const { reason } = result;
    if (result.isFinalDotSent)
        return settled({ status: 'unknown', seed, lostAfter: 'final-dot', reason });
    if (delivery.lossCount >= options.maxLossCount) {
        return settled(givenUp(delivery, `gave up after ${delivery.lossCount} lost connections, the last: ${reason}`));
    }
    // A single loss is common: servers close idle or well-used connections.
    if (delivery.lossCount <= 1)
        return { status: 'retry-now' };
    return { status: 'retry-later', failedCount: delivery.lossCount - 1, isThrottled: false };
}
/** The outcome when no further attempt is possible: the last refusal if there was one. */
function givenUp(delivery, reason) {
    const seed = delivery.message.envelope.recipient;
    if (delivery.lastRefusal === null)
        return { status: 'not-attempted', seed, reason };
    return { status: 'rejected', seed, ...delivery.lastRefusal };
}
/** The outcome of a copy that this server cannot accept; null: send it. */
function judgeBeforehand(message, extensions) {
    const { recipient: seed, sender } = message.envelope;
    if (!isSendable(seed) || (sender !== null && !isSendable(sender))) {
        return { status: 'not-attempted', seed, reason: 'the envelope address contains characters that SMTP cannot carry' };
    }
    if (message.needsSmtpUtf8 && !extensions.supportsSmtpUtf8) {
        return rejectedLocally(seed, {
            code: 553,
            enhancedCode: '5.6.7',
            text: 'not sent: the message needs SMTPUTF8 (non-ASCII addresses), which the server does not offer',
        });
    }
    const { maxSizeBytes } = extensions;
    if (maxSizeBytes === null || message.sizeBytes <= maxSizeBytes)
        return null;
    return rejectedLocally(seed, {
        code: 552,
        enhancedCode: '5.3.4',
        text: `not sent: the message has ${message.sizeBytes} bytes, the server takes at most ${maxSizeBytes}`,
    });
}
function rejectedLocally(seed, reply) {
    return { status: 'rejected', seed, phase: 'mail', reply };
}
/** A line end or an angle bracket would end the command and start another. */
function isSendable(address) {
    return !/[\p{Cc}<>]/u.test(address);
}
function settled(outcome) {
    return { status: 'settled', outcome };
}

;// CONCATENATED MODULE: ./lib/submission/delivery-queue.js
/** The copies of one batch that are still to be sent: ready ones, and ones that wait for another attempt. */
class DeliveryQueue {
    #messages;
    #clock;
    #rate;
    #urgent = [];
    /** Earliest first. */
    #waiting = [];
    #nextIndex = 0;
    #unsettledCount;
    #wakers = new Set();
    constructor(messages, { clock, rate }) {
        this.#messages = messages;
        this.#clock = clock;
        this.#rate = rate;
        this.#unsettledCount = messages.length;
    }
    /** The next copy that may be sent now; null: none. */
    takeNow() {
        if (this.#rate.waitMs() > 0)
            return null;
        const delivery = this.#takeDue() ?? this.#urgent.pop() ?? this.#takeFresh();
        if (delivery !== null)
            this.#rate.take();
        return delivery;
    }
    /**
     * Resolves with true when `takeNow` is worth a call, with false when every copy is settled.
     *
     * @throws the signal's reason
     */
    async untilReady(signal) {
        while (this.#unsettledCount > 0) {
            signal.throwIfAborted();
            const waitMs = this.#msUntilReady();
            if (waitMs === 0)
                return true;
            await this.#pause(waitMs, signal);
        }
        return false;
    }
    /** Requeues a copy before all others. */
    putBack(delivery) {
        this.#urgent.push(delivery);
        this.#announceChange();
    }
    /** Requeues a copy after a delay. */
    putBackLater(delivery, delayMs) {
        const dueMs = this.#clock.monotonicMs() + delayMs;
        this.#waiting.splice(this.#waiting.findLastIndex((other) => other.dueMs <= dueMs) + 1, 0, { delivery, dueMs });
        this.#announceChange();
    }
    /** Counts a copy that has its outcome. */
    settle() {
        this.#unsettledCount -= 1;
        if (this.#unsettledCount === 0)
            this.#announceChange();
    }
    #takeDue() {
        const [first] = this.#waiting;
        if (first === undefined || first.dueMs > this.#clock.monotonicMs())
            return null;
        this.#waiting.shift();
        return first.delivery;
    }
    #takeFresh() {
        const message = this.#messages[this.#nextIndex];
        if (message === undefined)
            return null;
        this.#nextIndex += 1;
        return { index: this.#nextIndex - 1, message, lastRefusal: null, refusalCount: 0, lossCount: 0 };
    }
    /** `Infinity`: nothing to send unless a copy is requeued. */
    #msUntilReady() {
        const hasReady = this.#urgent.length > 0 || this.#nextIndex < this.#messages.length;
        const earliestMs = this.#waiting[0]?.dueMs ?? Infinity;
        const dueMs = hasReady ? 0 : Math.max(0, earliestMs - this.#clock.monotonicMs());
        return Math.max(dueMs, this.#rate.waitMs());
    }
    async #pause(waitMs, signal) {
        const { promise: awake, resolve } = Promise.withResolvers();
        const wake = () => resolve();
        const over = new AbortController();
        this.#wakers.add(wake);
        signal.addEventListener('abort', wake, { once: true });
        // Ends early, with a rejection, when something changes.
        if (Number.isFinite(waitMs))
            this.#clock.sleep(waitMs, over.signal).then(wake, () => undefined);
        await awake;
        over.abort();
        this.#wakers.delete(wake);
        signal.removeEventListener('abort', wake);
    }
    #announceChange() {
        for (const wake of this.#wakers)
            wake();
    }
}

;// CONCATENATED MODULE: ./lib/submission/submit-batch.js
/** Sends one batch: workers take copies from the queue and sessions from the pool until every copy has its outcome. */




/** Sends every message at most once; outcomes in their order. Rejects only with what `onOutcome` throws. */
async function submitBatch(messages, dependencies, signal) {
    return await new Batch(messages, dependencies).run(signal);
}
class Batch {
    #messages;
    #deps;
    #queue;
    #outcomes = new Map();
    /** Copies that were tried, in case the batch ends before they are settled. */
    #unsettled = new Map();
    #active = new Set();
    /** Aborted: no new attempt starts. */
    #over = new AbortController();
    /** Aborted: nothing is in flight. */
    #finished = new AbortController();
    #stop = null;
    constructor(messages, deps) {
        this.#messages = messages;
        this.#deps = deps;
        this.#queue = new DeliveryQueue(messages, { clock: deps.context.clock, rate: deps.pace });
    }
    async run(signal) {
        const onAbort = () => this.#halt({ cause: 'aborted', reason: 'the run was stopped before this copy was sent' });
        if (signal.aborted)
            onAbort();
        signal.addEventListener('abort', onAbort, { once: true });
        this.#startDeadline();
        const workerCount = Math.min(this.#messages.length, this.#deps.pace.connectionLimit);
        const ends = await Promise.allSettled(Array.from({ length: workerCount }, async () => await this.#work()));
        signal.removeEventListener('abort', onAbort);
        this.#over.abort();
        this.#finished.abort();
        for (const end of ends)
            if (end.status === 'rejected')
                throw end.reason;
        return this.#messages.map((message, index) => this.#outcomes.get(index) ?? this.#conclude(message, index));
    }
    #startDeadline() {
        const { clock } = this.#deps.context;
        const leftMs = this.#deps.options.deadlineMs - clock.monotonicMs();
        const halt = () => this.#halt({ cause: 'deadline', reason: 'the run reached its timeout before this copy could be sent' });
        if (leftMs <= 0)
            halt();
        // Ends early, with a rejection, when the batch is over.
        else if (Number.isFinite(leftMs))
            clock.sleep(leftMs, this.#over.signal).then(halt, () => undefined);
    }
    /** Drops copies before their final dot; those after it get the grace period. */
    #halt(stop) {
        if (this.#stop !== null || this.#over.signal.aborted)
            return;
        this.#stop = stop;
        this.#over.abort();
        for (const session of this.#active)
            if (!session.isAwaitingFinalReply)
                session.end(stop.reason);
        // Ends with the batch and never rejects.
        void this.#endAfterGrace();
    }
    async #endAfterGrace() {
        const { clock, limits } = this.#deps.context;
        // Woken early when nothing is in flight.
        await clock.sleep(limits.stopGraceMs, this.#finished.signal).catch(() => undefined);
        for (const session of this.#active)
            session.end('the run was stopped before the final reply');
    }
    async #work() {
        const { pool, options } = this.#deps;
        try {
            while (await this.#queue.untilReady(this.#over.signal)) {
                const session = await pool.acquire(this.#over.signal, { deadlineMs: options.deadlineMs, retries: 'all' });
                this.#active.add(session);
                try {
                    await this.#serve(session);
                }
                finally {
                    this.#active.delete(session);
                    pool.release(session);
                }
            }
        }
        catch (error) {
            if (this.#over.signal.aborted)
                return;
            this.#halt({ cause: 'unreachable', reason: error instanceof Error ? error.message : 'unknown error' });
            if (!(error instanceof presend_error/* PresendError */.Wn))
                throw error;
        }
    }
    /** Sends over one session while there is a copy to send and the session may be used. */
    async #serve(session) {
        const { pool } = this.#deps;
        while (session.isOpen && !session.isUsedUp && !pool.isOverLimit && !this.#over.signal.aborted) {
            const delivery = this.#queue.takeNow();
            if (delivery === null)
                return;
            this.#unsettled.set(delivery.index, delivery);
            const rejected = judgeBeforehand(delivery.message, session.extensions);
            if (rejected === null)
                this.#judge(delivery, await session.send(delivery.message), session);
            else
                this.#settle(delivery, rejected);
        }
    }
    #judge(delivery, result, session) {
        const { context, pace } = this.#deps;
        if (result.status === 'lost')
            delivery.lossCount += 1;
        if (result.status === 'refused') {
            const { phase, reply } = result;
            delivery.refusalCount += 1;
            delivery.lastRefusal = { phase, reply };
            if (session.messageCount > 0 && (isSessionLimit(reply) || reply.code === 452)) {
                session.isUsedUp = true;
                if (isSessionLimit(reply))
                    return this.#queue.putBack(delivery);
            }
        }
        const options = { nowMs: context.clock.nowMs(), maxLossCount: context.limits.maxLossCount };
        const decision = judgeAttempt(delivery, result, options);
        if (decision.status === 'settled')
            return this.#settle(delivery, decision.outcome);
        if (this.#over.signal.aborted)
            return;
        if (decision.status === 'retry-now')
            return this.#queue.putBack(delivery);
        if (decision.isThrottled)
            pace.slowDown();
        this.#retryLater(delivery, decision.failedCount, result.status === 'refused' ? result.reply : null);
    }
    /** Settles a copy now if its next attempt would start after the deadline. */
    #retryLater(delivery, failedCount, reply) {
        const { clock, random, limits } = this.#deps.context;
        const delayMs = delayAfterReplyMs(reply, retryDelayMs(failedCount, random.fraction(), limits));
        const isInTime = clock.monotonicMs() + delayMs < this.#deps.options.deadlineMs;
        if (isInTime)
            return this.#queue.putBackLater(delivery, delayMs);
        this.#settle(delivery, givenUp(delivery, 'connections were lost until no time was left for another attempt'));
    }
    #settle(delivery, outcome) {
        this.#unsettled.delete(delivery.index);
        this.#outcomes.set(delivery.index, outcome);
        this.#queue.settle();
        this.#deps.options.onOutcome(outcome);
    }
    /** The outcome of a copy that the batch did not get to. A stopped run hides earlier refusals. */
    #conclude(message, index) {
        const { cause, reason } = this.#stop ?? { cause: 'unreachable', reason: 'the run ended before this copy was sent' };
        const lastRefusal = cause === 'aborted' ? null : (this.#unsettled.get(index)?.lastRefusal ?? null);
        const outcome = givenUp({ message, lastRefusal }, reason);
        this.#deps.options.onOutcome(outcome);
        return outcome;
    }
}

;// CONCATENATED MODULE: ./lib/submission/open-submission.js
/** Entry point of this folder: sends messages to one SMTP server and reports an outcome for each. */




/** Opens a submission. The first `verify` or `submit` connects; disposing waits at most a second for QUIT. */
function openSubmission(setting, { clock, random, trace }, limits = {}) {
    const context = { setting: protectLogin(setting), clock, random, trace, limits: { ...defaultLimits, ...limits } };
    const pace = createPace(clock, setting);
    const pool = new ConnectionPool(context, pace);
    const disposed = new AbortController();
    const running = new Set();
    return {
        verify: async (options, signal) => {
            pool.release(await pool.acquire(signal, { ...options, retries: 'deferred' }));
        },
        submit: async (messages, options, signal) => {
            const both = AbortSignal.any([signal, disposed.signal]);
            const batch = submitBatch(messages, { context, pool, pace, options }, both);
            running.add(batch);
            try {
                return await batch;
            }
            finally {
                running.delete(batch);
            }
        },
        [Symbol.asyncDispose]: async () => {
            disposed.abort(new Error('the submission was closed'));
            await Promise.allSettled(running);
            await pool.close();
        },
    };
}
/** Requires TLS for a login, unless TLS was switched off explicitly. */
function protectLogin(setting) {
    const isAtRisk = setting.security === 'opportunistic' && setting.username !== null;
    return isAtRisk ? { ...setting, security: 'starttls' } : setting;
}


/***/ })

};
