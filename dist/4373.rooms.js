export const id = 4373;
export const ids = [4373];
export const modules = {

/***/ 25402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ renderReply),
/* harmony export */   d: () => (/* binding */ isTransient)
/* harmony export */ });
/** The fate of one copy at the SMTP server, and the reply that decided it. */
/** True for 4yz: try again later (RFC 5321 §4.2.1). */
function isTransient(reply) {
    return reply.code >= 400 && reply.code < 500;
}
/** `550 5.7.1 no`: a reply as the server wrote it. */
function renderReply({ code, enhancedCode, text }) {
    return [String(code), enhancedCode, text].filter((part) => part !== null && part !== '').join(' ');
}


/***/ }),

/***/ 4373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openSubmission: () => (/* binding */ openSubmission)
});

// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
;// CONCATENATED MODULE: ./lib/submission/reply-parser.js
/** Bytes from the server → replies, with a limit on what one may take. RFC 5321 §4.2. */
/** Longest text that is kept of a reply; more is never read by a person. */
const maxTextLength = 1000;
/** A parser for one connection. It keeps at most `maxReplyBytes` of an unfinished reply. */
function createReplyParser(maxReplyBytes) {
    let rest = '';
    let lines = [];
    let lineBytes = 0;
    function push(chunk) {
        const text = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1');
        const replies = [];
        const found = text.split('\n');
        // Only the first piece may continue what came before: so a line that never ends is not scanned again and again.
        found[0] = rest + (found[0] ?? '');
        rest = found.pop() ?? '';
        for (const line of found) {
            const problem = readLine(line.endsWith('\r') ? line.slice(0, -1) : line, replies);
            if (problem !== null)
                return { replies, problem };
        }
        if (rest.length + lineBytes > maxReplyBytes)
            return { replies, problem: tooLong(maxReplyBytes) };
        return { replies, problem: null };
    }
    function readLine(line, replies) {
        const match = /^([2-5]\d{2})(?:([ -])([\s\S]*))?$/u.exec(line);
        if (match === null)
            return `a line that is no SMTP reply: ${quoteLine(line)}`;
        lines.push(decodeText(match[3] ?? ''));
        lineBytes += line.length;
        if (lineBytes > maxReplyBytes)
            return tooLong(maxReplyBytes);
        if (match[2] === '-')
            return null;
        // Lines of one reply should carry one code; where they do not, the last one is what clients have always used.
        replies.push({ code: Number(match[1]), lines });
        lines = [];
        lineBytes = 0;
        return null;
    }
    return {
        push,
        get hasPartial() {
            return rest !== '' || lines.length > 0;
        },
    };
}
/** The reply as outcomes and messages carry it: codes taken apart, one line, no control characters. */
function toSmtpReply(raw) {
    const enhanced = raw.lines.map((line) => /^([245]\.\d{1,3}\.\d{1,3})(?:\s+|$)/u.exec(line));
    const texts = raw.lines.map((line, index) => line.slice(enhanced[index]?.[0].length ?? 0));
    return {
        code: raw.code,
        enhancedCode: enhanced.find((match) => match !== null)?.[1] ?? null,
        text: cleanText(texts.join(' ')),
    };
}
/** Foreign text on one line: control characters become spaces, runs of spaces one, and it is cut to 1,000 characters. */
function cleanText(text) {
    // C0, DEL, C1 and the line and paragraph separators, which some terminals and logs treat as line ends;
    // direction marks could make the line read as something else.
    const flat = text
        .replaceAll(/[\p{Cc}\u{2028}\u{2029}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu, ' ')
        .replaceAll(/ {2,}/gu, ' ')
        .trim();
    return flat.length <= maxTextLength ? flat : `${flat.slice(0, maxTextLength - 1).toWellFormed()}…`;
}
/** `535 5.7.8 Authentication failed`, as the server wrote it. */
function renderReply(reply) {
    return [String(reply.code), reply.enhancedCode, reply.text].filter((part) => part !== null && part !== '').join(' ');
}
function decodeText(latin1) {
    const bytes = Buffer.from(latin1, 'latin1');
    const text = bytes.toString('utf8');
    // Replies have no charset of their own; what is no UTF-8 is shown byte by byte.
    return text.includes('\u{fffd}') ? latin1 : text;
}
function quoteLine(line) {
    const text = cleanText(decodeText(line));
    return `"${text.length <= 80 ? text : `${text.slice(0, 79).toWellFormed()}…`}"`;
}
function tooLong(maxReplyBytes) {
    return `a reply of more than ${maxReplyBytes} bytes`;
}

;// CONCATENATED MODULE: ./lib/submission/socket-error.js
/** What a socket's or TLS's error says, in one line. */

/** Plain words for the codes that people meet; the code stays beside them, because it can be searched for. */
const meanings = {
    ECONNREFUSED: 'connection refused',
    ECONNRESET: 'connection reset by the server',
    EPIPE: 'the server no longer reads',
    ETIMEDOUT: 'no answer',
    EHOSTUNREACH: 'no route to the host',
    ENETUNREACH: 'no route to the network',
    EADDRNOTAVAIL: 'the address cannot be reached from here',
    ENOTFOUND: 'no such host name',
    EAI_AGAIN: 'the name could not be looked up',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'self-signed certificate',
    SELF_SIGNED_CERT_IN_CHAIN: 'self-signed certificate in the chain',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate of an unknown authority, or the server does not send the whole chain',
    UNABLE_TO_GET_ISSUER_CERT: 'certificate of an unknown authority',
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate of an unknown authority',
    CERT_HAS_EXPIRED: 'expired certificate',
    CERT_NOT_YET_VALID: 'certificate that is not valid yet',
    ERR_TLS_CERT_ALTNAME_INVALID: 'certificate of another host',
    ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: 'a server that offers only TLS 1.1 or older',
    ERR_SSL_UNSUPPORTED_PROTOCOL: 'a server that offers only TLS 1.1 or older',
    ERR_SSL_VERSION_TOO_LOW: 'a server that offers only TLS 1.1 or older',
    ERR_SSL_WRONG_VERSION_NUMBER: 'an answer that is not TLS',
    ERR_SSL_PACKET_LENGTH_TOO_LONG: 'an answer that is not TLS',
};
/** The error's code as Node gives it, or `null`. Several addresses that all failed give the first one's. */
function errorCode(error) {
    if (error instanceof AggregateError && error.errors.length > 0)
        return errorCode(error.errors[0]);
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
/** `connection refused (ECONNREFUSED)`; the error's own words where the code is unknown. */
function describeSocketError(error) {
    if (error instanceof AggregateError && error.errors.length > 0) {
        return [...new Set(error.errors.map((one) => describeSocketError(one)))].join(', ');
    }
    const code = errorCode(error);
    const meaning = code === null ? undefined : meanings[code];
    if (meaning === undefined)
        return cleanText(error instanceof Error ? error.message : String(error));
    const detail = code === 'ERR_TLS_CERT_ALTNAME_INVALID' && error instanceof Error ? `: ${cleanText(error.message)}` : '';
    return `${meaning} (${code})${detail}`;
}
/** True where the other side answered a TLS handshake with something else. */
function isPlainText(code) {
    return /^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$/u.test(code);
}
/** True where client and server have no TLS version in common; Node offers 1.2 and 1.3. */
function isProtocolTooOld(code) {
    return /^ERR_SSL_(?:TLSV1_ALERT_PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL|VERSION_TOO_LOW)$/u.test(code);
}
/** True for what a certificate check says, apart from all other ways in which TLS fails. */
function isCertificateError(error) {
    const code = errorCode(error);
    return code !== null && (/CERT|CRL|SIGNATURE|ISSUER|HOSTNAME_MISMATCH/u.test(code) || code === 'INVALID_PURPOSE');
}

;// CONCATENATED MODULE: ./lib/submission/trace-line.js
/** A line of the SMTP dialogue for debug output: no secret, and nothing of a message, can be in it. */
const commands = /^(?:MAIL FROM:|RCPT TO:|(?:EHLO|HELO|LHLO|STARTTLS|DATA|BDAT|RSET|NOOP|VRFY|QUIT)\b)/iu;
/** What the client sent. Only known commands are shown; of AUTH the mechanism alone. */
function traceSent(data) {
    if (typeof data !== 'string')
        return [`C: (${data.length} bytes)`];
    const lines = data.split('\r\n').filter((line) => line !== '');
    return lines.some((line) => !commands.test(line) && !/^AUTH /iu.test(line))
        ? [`C: (${Buffer.byteLength(data)} bytes)`]
        : lines.map((line) => `C: ${line.replace(/^(?<command>AUTH \S+) .*$/iu, '$<command> ***')}`);
}

;// CONCATENATED MODULE: ./lib/submission/dialogue.js
/** One connection as a conversation: what is said, and the replies in the order in which they were asked for. */



/** The longest that the watch sleeps: a limit that starts meanwhile is noticed at most this late. */
const watchIntervalMs = 1000;
/** The conversation over a connected socket, which it owns until `release`. */
class Dialogue {
    #socket;
    #clock;
    #parser;
    #expected = [];
    #ended = new AbortController();
    #trace;
    #drainWaiters = [];
    #lost = null;
    #waitingSinceMs;
    constructor(socket, { clock, maxReplyBytes, trace }) {
        this.#trace = trace;
        this.#socket = socket;
        this.#clock = clock;
        this.#parser = createReplyParser(maxReplyBytes);
        this.#waitingSinceMs = clock.monotonicMs();
        socket.on('data', this.#onData).on('drain', this.#wakeDrained).on('error', this.#onError);
        socket.on('end', this.#onClose).on('close', this.#onClose);
        // It ends with the connection and never rejects.
        void this.#watch();
    }
    /** `null` while the connection stands. */
    get lost() {
        return this.#lost;
    }
    /** True when a reply has begun and not ended. */
    get hasUnreadInput() {
        return this.#parser.hasPartial;
    }
    /** True when so much waits to be sent that the writer should wait for `drained`. */
    get isFull() {
        return this.#lost === null && this.#socket.writableNeedDrain;
    }
    /** Sends bytes, or text with its CRLF. On a lost connection it does nothing: the next answer says so. */
    write(data) {
        if (this.#lost !== null)
            return;
        if (this.#trace !== undefined)
            for (const line of traceSent(data))
                this.#trace(`SMTP ${this.#socket.localPort} ${line}`);
        this.#socket.write(data);
    }
    /** Collects what `work` writes into one segment. */
    together(work) {
        this.#socket.cork();
        work();
        this.#socket.uncork();
    }
    /** Resolves when the kernel has taken everything, or the connection is lost. */
    async drained() {
        if (this.isFull)
            await new Promise((resolve) => this.#drainWaiters.push(resolve));
    }
    /** The next reply that was not asked for yet. `limitMs` runs from when all replies before it are in. */
    expect(limitMs) {
        if (this.#lost !== null)
            return Promise.resolve(this.#lost);
        if (this.#expected.length === 0)
            this.extendLimit();
        return new Promise((resolve) => this.#expected.push({ limitMs, resolve }));
    }
    /** Restarts the limit of the reply that is waited for: the other side is still taking what is sent. */
    extendLimit() {
        this.#waitingSinceMs = this.#clock.monotonicMs();
    }
    /** Ends the connection at once; everything still expected is lost. */
    end(why, reason) {
        if (this.#lost !== null)
            return;
        const lost = { status: 'lost', why, reason: cleanText(reason) };
        this.#lost = lost;
        this.#ended.abort();
        this.#socket.destroy();
        for (const { resolve } of this.#expected.splice(0))
            resolve(lost);
        this.#wakeDrained();
    }
    /** Hands the socket on (to TLS) and hears nothing more from it. */
    release() {
        const socket = this.#socket;
        socket.off('data', this.#onData).off('drain', this.#wakeDrained).off('error', this.#onError);
        socket.off('end', this.#onClose).off('close', this.#onClose);
        // What the plain socket still has to say is told by the TLS socket above it.
        socket.on('error', () => undefined);
        this.#lost ??= { status: 'lost', why: 'stopped', reason: 'the connection was handed on' };
        this.#ended.abort();
        return socket;
    }
    #onData = (chunk) => {
        const { replies, problem } = this.#parser.push(chunk);
        for (const raw of replies)
            if (this.#lost === null)
                this.#hear(raw);
        if (problem !== null)
            this.end('garbage', `the server sent ${problem}`);
    };
    #onError = (error) => this.end('closed', `the connection broke: ${describeSocketError(error)}`);
    #onClose = () => this.end('closed', 'the server closed the connection');
    #wakeDrained = () => {
        for (const wake of this.#drainWaiters.splice(0))
            wake();
    };
    #hear(raw) {
        const reply = toSmtpReply(raw);
        this.#trace?.(`SMTP ${this.#socket.localPort} S: ${renderReply(reply)}`);
        const first = this.#expected.shift();
        this.extendLimit();
        first?.resolve({ status: 'reply', reply, lines: raw.lines });
        // RFC 5321 §3.8: after a 421 the server closes, whatever was asked before.
        if (reply.code === 421)
            this.end('refused', `the server closed the connection: ${renderReply(reply)}`);
        else if (first === undefined)
            this.end('garbage', `the server sent a reply to nothing: ${renderReply(reply)}`);
    }
    async #watch() {
        while (this.#lost === null) {
            const [first] = this.#expected;
            const leftMs = first === undefined ? watchIntervalMs : this.#waitingSinceMs + first.limitMs - this.#clock.monotonicMs();
            if (leftMs <= 0)
                return this.end('timeout', `no reply within ${(first?.limitMs ?? 0) / 1000} s`);
            // Woken early by the end of the connection, which is no error here.
            await this.#clock.sleep(Math.min(leftMs, watchIntervalMs), this.#ended.signal).catch(() => undefined);
        }
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/submission/session-error.js
/** Why no SMTP session came about, as an error that says where, what the server said, and what to do. */


/** The server asked us to come back later (4yz). The same session may open at the next attempt. */
class SessionDeferred extends presend_error/* PresendError */.W {
    reply;
    constructor(parts, reply) {
        super(parts);
        this.reply = reply;
    }
}
const doing = {
    dns: 'Looking up (DNS)',
    tcp: 'Connecting (TCP) to',
    tls: 'Starting TLS with',
    greeting: 'Waiting for the greeting of',
    ehlo: 'Saying EHLO to',
    auth: 'Logging in (AUTH) to',
    mail: 'Sending MAIL to',
    rcpt: 'Sending RCPT to',
    data: 'Sending DATA to',
    'final-reply': 'Waiting for the final reply of',
};
/** The error for a failure; whose fault it is follows from the code. */
function sessionError(setting, failure) {
    return new presend_error/* PresendError */.W(partsOf(setting, failure));
}
function partsOf(setting, failure) {
    const login = failure.phase === 'auth' && setting.username !== null ? ` as ${JSON.stringify(setting.username)}` : '';
    return {
        code: failure.code,
        outcome: failure.code === 'SMTP_UNREACHABLE' ? 'inconclusive' : 'misconfigured',
        done: `${doing[failure.phase]} ${placeOf(setting)}${login}`,
        came: failure.came,
        expected: failure.expected,
        todo: failure.todo,
        ...(failure.cause === undefined ? {} : { cause: failure.cause }),
    };
}
/** The server refused, or did not answer, where `expected` was needed: 5yz is permanent, 4yz a SessionDeferred. */
function refusalError(setting, { phase, answer, expected }) {
    if (answer.status === 'lost') {
        return sessionError(setting, {
            code: 'SMTP_UNREACHABLE',
            phase,
            came: answer.reason,
            expected,
            todo: lostTodo(setting, phase),
        });
    }
    const failure = { phase, came: quoteReply(answer.reply), expected };
    if (answer.reply.code >= 400 && answer.reply.code < 500) {
        const todo = 'the server refuses temporarily: run again later';
        return new SessionDeferred(partsOf(setting, { ...failure, code: 'SMTP_UNREACHABLE', todo }), answer.reply);
    }
    const isFinal = answer.reply.code >= 500;
    return sessionError(setting, {
        ...failure,
        code: isFinal ? 'SMTP_REFUSED' : 'SMTP_UNREACHABLE',
        todo: isFinal
            ? 'ask the server’s operator whether it accepts mail from this machine, and check smtp-host and smtp-port'
            : 'check that smtp-host and smtp-port name an SMTP server',
    });
}
/** `"535 5.7.8 Authentication failed"`. */
function quoteReply(reply) {
    return `"${renderReply(reply)}"`;
}
/** `smtp.example.com:587`; an IPv6 address in brackets. */
function placeOf({ host, port }) {
    return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}
function lostTodo(setting, phase) {
    if (phase === 'greeting' && setting.security !== 'tls') {
        return 'check smtp-host and smtp-port; if the port speaks TLS from the first byte (465), set smtp-security to tls';
    }
    return 'check that smtp-host and smtp-port name an SMTP server that this machine may use, or run again later';
}

;// CONCATENATED MODULE: ./lib/submission/log-in.js
/** AUTH by user name and password: RFC 4954. */


const plainMechanism = {
    name: 'PLAIN',
    hidesPassword: false,
    command: (credentials) => `AUTH PLAIN ${toBase64(plainResponse(credentials))}`,
    // RFC 4954 §4: a server that overlooked the initial response asks for it with an empty challenge.
    answers: [plainResponse],
};
const loginMechanism = {
    name: 'LOGIN',
    hidesPassword: false,
    command: () => 'AUTH LOGIN',
    answers: [({ username }) => username, ({ password }) => password],
};
const cramMd5Mechanism = {
    name: 'CRAM-MD5',
    hidesPassword: true,
    command: () => 'AUTH CRAM-MD5',
    answers: [
        ({ username, password }, challenge) => `${username} ${(0,external_node_crypto_.createHmac)('md5', password).update(challenge).digest('hex')}`,
    ],
};
/** In order of preference under TLS: the fewest round trips first. In the clear the one that hides goes first. */
const mechanisms = [plainMechanism, loginMechanism, cramMd5Mechanism];
/**
 * Logs in, if there is someone to log in as. The password is never part of an error, even when the server quotes it.
 *
 * @throws PresendError SMTP_AUTH_MISSING, SMTP_AUTH_REFUSED, or SMTP_UNREACHABLE when the server cannot say now
 */
async function logIn(dialogue, extensions, { context, isEncrypted }) {
    const { setting, limits } = context;
    if (setting.username === null)
        return;
    const credentials = { username: setting.username, password: setting.password?.reveal() ?? '' };
    const mechanism = chooseMechanism(extensions, isEncrypted);
    if (mechanism === null)
        throw authMissing(setting, extensions, isEncrypted);
    let answer = await say(dialogue, mechanism.command(credentials), limits.replyMs);
    for (const respond of mechanism.answers) {
        if (answer.status === 'lost' || answer.reply.code !== 334)
            break;
        const challenge = Buffer.from(answer.lines.join(''), 'base64').toString('utf8');
        answer = await say(dialogue, toBase64(respond(credentials, challenge)), limits.replyMs);
    }
    if (answer.status === 'reply' && answer.reply.code === 235)
        return;
    throw authRefused(setting, hideSecrets(answer, credentials));
}
function chooseMechanism(extensions, isEncrypted) {
    const offered = mechanisms.filter(({ name }) => extensions.authMechanisms.includes(name));
    const hiding = isEncrypted ? undefined : offered.find(({ hidesPassword }) => hidesPassword);
    return hiding ?? offered[0] ?? null;
}
async function say(dialogue, line, limitMs) {
    dialogue.write(`${line}\r\n`);
    return await dialogue.expect(limitMs);
}
function plainResponse({ username, password }) {
    return `\u{0}${username}\u{0}${password}`;
}
function toBase64(text) {
    return Buffer.from(text, 'utf8').toString('base64');
}
function hideSecrets(answer, credentials) {
    const { password } = credentials;
    const secrets = [password, toBase64(password), toBase64(plainResponse(credentials))].filter((text) => text.length >= 4);
    const hide = (text) => secrets.reduce((hidden, secret) => hidden.replaceAll(secret, '***'), text);
    if (answer.status === 'lost')
        return { ...answer, reason: hide(answer.reason) };
    return { ...answer, reply: { ...answer.reply, text: hide(answer.reply.text) }, lines: [] };
}
function authMissing(setting, extensions, isEncrypted) {
    const offered = extensions.authMechanisms;
    return sessionError(setting, {
        code: 'SMTP_AUTH_MISSING',
        phase: 'auth',
        came: offered.length === 0 ? 'no offer of AUTH' : `an offer of ${offered.map(shortName).join(', ')} only`,
        expected: `one of ${mechanisms.map(({ name }) => name).join(', ')}`,
        todo: authTodo(offered, isEncrypted),
    });
}
const oauthMechanisms = new Set(['XOAUTH2', 'OAUTHBEARER']);
function authTodo(offered, isEncrypted) {
    if (offered.some((mechanism) => oauthMechanisms.has(mechanism))) {
        return 'the server accepts OAuth 2.0 logins only, which presend does not support: enable SMTP AUTH with an app password for this account, or use another submission server';
    }
    return isEncrypted
        ? 'check smtp-host and smtp-port (submission is 587 or 465), or leave smtp-username and smtp-password out if the server needs none'
        : 'the connection is not encrypted, and many servers offer AUTH only with TLS: set smtp-security to starttls or tls';
}
function shortName(mechanism) {
    return mechanism.replaceAll(/[^A-Z0-9_-]/gu, '?').slice(0, 20);
}
function authRefused(setting, answer) {
    const expected = 'a 235 reply';
    if (answer.status === 'lost' || isTemporary(answer.reply)) {
        return refusalError(setting, { phase: 'auth', answer, expected });
    }
    return sessionError(setting, {
        code: 'SMTP_AUTH_REFUSED',
        phase: 'auth',
        came: quoteReply(answer.reply),
        expected,
        todo: 'check smtp-username and smtp-password',
    });
}
/** RFC 4954 §6: 454 is a temporary failure of the server; 432 and 4yz else likewise are no judgement. */
function isTemporary(reply) {
    return reply.code >= 400 && reply.code < 500;
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
;// CONCATENATED MODULE: ./lib/submission/open-socket.js
/** A connected socket, plain or with TLS; every failure says its phase. */





/** A TCP connection to the server. @throws PresendError SMTP_UNREACHABLE, or the signal's reason */
async function openTcp(context, signal) {
    const { setting, limits } = context;
    signal.throwIfAborted();
    // Both families are tried, and names go through the system's resolver, which knows hosts files and containers.
    const socket = (0,external_node_net_.connect)({ host: setting.host, port: setting.port, autoSelectFamily: true });
    socket.setNoDelay(true);
    const state = { phase: (0,external_node_net_.isIP)(setting.host) === 0 ? 'dns' : 'tcp' };
    socket.once('lookup', (error) => {
        if (error === null)
            state.phase = 'tcp';
    });
    const failure = await reach(socket, 'connect', { context, limitMs: limits.connectMs, signal });
    if (failure === null)
        return socket;
    throw unreachable(setting, phaseOf(failure.error, state.phase), failure);
}
/**
 * TLS over a connected socket.
 *
 * @throws PresendError SMTP_TLS_FAILED with the certificate's or the handshake's reason, SMTP_UNREACHABLE when the
 * connection breaks or nothing comes, or the signal's reason
 */
async function openTls(socket, { context, secureContext }, signal) {
    const { setting, limits } = context;
    const secure = (0,external_node_tls_.connect)({
        socket,
        host: setting.host,
        // RFC 6066 §3: no address in SNI; the certificate is then checked against the address.
        ...((0,external_node_net_.isIP)(setting.host) === 0 ? { servername: setting.host } : {}),
        secureContext,
        rejectUnauthorized: setting.security !== 'opportunistic' || setting.ca !== null,
    });
    const failure = await reach(secure, 'secureConnect', { context, limitMs: limits.tlsMs, signal });
    if (failure === null)
        return secure;
    throw tlsError(setting, failure);
}
/** The authorities to trust, read once for all connections. @throws PresendError SMTP_TLS_FAILED for a bad CA file */
function readAuthorities(setting) {
    if (setting.ca === null)
        return (0,external_node_tls_.createSecureContext)();
    const text = typeof setting.ca === 'string' ? setting.ca : Buffer.from(setting.ca).toString('latin1');
    const ca = text.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/gu) ?? [];
    if (ca.length === 0)
        throw badAuthority(setting, 'a file without one');
    try {
        // createSecureContext says nothing about a certificate that it cannot read, so each is read here first.
        for (const certificate of ca)
            readCertificate(certificate);
        return (0,external_node_tls_.createSecureContext)({ ca });
    }
    catch (error) {
        throw badAuthority(setting, `one that cannot be read: ${describeSocketError(error)}`, error);
    }
}
function readCertificate(pem) {
    return new external_node_crypto_.X509Certificate(pem);
}
/** Waits for `event`; `null` when it came. The socket is destroyed when it did not. */
async function reach(socket, event, { context, limitMs, signal }) {
    const settled = new AbortController();
    const { promise: reached, resolve } = Promise.withResolvers();
    const onReached = () => resolve(null);
    const onError = (error) => resolve({ error, isTimeout: false });
    const onClose = () => resolve({ error: new Error('the server closed the connection'), isTimeout: false });
    socket.once(event, onReached).on('error', onError).once('close', onClose);
    const timer = context.clock.sleep(limitMs, AbortSignal.any([signal, settled.signal])).then(() => resolve({ error: new Error(`no answer within ${limitMs / 1000} s`), isTimeout: true }), 
    // Either it is settled, or the caller's signal ended the wait.
    () => resolve({ error: signal.reason, isTimeout: false }));
    const failure = await reached;
    settled.abort();
    await timer;
    socket.off(event, onReached).off('close', onClose);
    if (failure === null && !signal.aborted) {
        socket.off('error', onError);
        return null;
    }
    // onError stays: a socket that is torn down may still complain.
    socket.destroy();
    signal.throwIfAborted();
    return failure;
}
function phaseOf(error, fallback) {
    const code = errorCode(error);
    return code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'dns' : fallback;
}
function unreachable(setting, phase, { error }) {
    return sessionError(setting, {
        code: 'SMTP_UNREACHABLE',
        phase,
        came: describeSocketError(error),
        expected: phase === 'dns' ? 'an address' : 'a connection',
        todo: phase === 'dns'
            ? 'check smtp-host for a typing error, and that this machine can look names up'
            : 'check smtp-host and smtp-port, that the server runs, and that no firewall is between (many networks block port 25)',
        cause: error,
    });
}
function tlsError(setting, { error, isTimeout }) {
    const came = describeSocketError(error);
    if (isCertificateError(error)) {
        return sessionError(setting, {
            code: 'SMTP_TLS_FAILED',
            phase: 'tls',
            came,
            expected: `a valid certificate for ${setting.host}, issued by a trusted authority`,
            todo: certificateTodo(errorCode(error) ?? '', setting),
            cause: error,
        });
    }
    const code = errorCode(error);
    const isHandshake = code !== null && code.startsWith('ERR_SSL');
    return sessionError(setting, {
        code: isHandshake ? 'SMTP_TLS_FAILED' : 'SMTP_UNREACHABLE',
        phase: 'tls',
        came,
        expected: 'a TLS handshake',
        todo: handshakeTodo(code ?? '', { setting, isTlsExpected: isHandshake || isTimeout }),
        cause: error,
    });
}
/** Only an unknown authority can be mended by smtp-ca. */
function certificateTodo(code, setting) {
    if (code === 'CERT_HAS_EXPIRED')
        return 'renew the server’s certificate (smtp-ca does not help here)';
    if (code === 'CERT_NOT_YET_VALID')
        return 'check the clock of this machine and the dates of the server’s certificate';
    if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
        return 'set smtp-host to a name that the certificate is for, or have a certificate issued for this one';
    }
    return setting.ca === null
        ? 'set smtp-ca to a PEM file with the certificate of the authority that issued it (or with a self-signed certificate itself)'
        : 'the file in smtp-ca is for another authority: replace it with the certificate of the one that issued the server’s certificate';
}
function handshakeTodo(code, { setting, isTlsExpected }) {
    if (isProtocolTooOld(code))
        return 'enable TLS 1.2 or later on the server: presend accepts nothing older';
    if (setting.security === 'tls' && isTlsExpected) {
        return 'if the port begins in the clear (587, 25), set smtp-security to starttls';
    }
    if (isPlainText(code)) {
        return 'the server goes on in plain text after it accepted STARTTLS: its TLS is broken, or someone between this machine and the server tampers with the connection (STARTTLS injection)';
    }
    return 'check the server’s TLS configuration (TLS 1.2 or later is required), or run again later';
}
function badAuthority(setting, came, cause) {
    return sessionError(setting, {
        code: 'SMTP_TLS_FAILED',
        phase: 'tls',
        came,
        expected: 'a PEM certificate in smtp-ca',
        todo: 'point smtp-ca at a file that begins with "-----BEGIN CERTIFICATE-----"',
        ...(cause === undefined ? {} : { cause }),
    });
}

;// CONCATENATED MODULE: ./lib/submission/server-extensions.js
/** What a server says that it can do, in its reply to EHLO. */
/** What holds for a server that only knows HELO. */
const noExtensions = parseExtensions([]);
/**
 * Reads the lines of an EHLO reply, without their codes; the first names the server and is skipped.
 * Old servers write `AUTH=LOGIN`, which counts as well.
 */
function parseExtensions(lines) {
    const words = lines.slice(1).map((line) => line
        .trim()
        .toUpperCase()
        .split(/[\s=]+/u));
    const find = (keyword) => words.find((line) => line[0] === keyword);
    const sizeBytes = Number(find('SIZE')?.[1] ?? 0);
    return {
        supportsPipelining: find('PIPELINING') !== undefined,
        supportsStartTls: find('STARTTLS') !== undefined,
        supportsSmtpUtf8: find('SMTPUTF8') !== undefined,
        supportsEightBitMime: find('8BITMIME') !== undefined,
        supportsSize: find('SIZE') !== undefined,
        maxSizeBytes: Number.isSafeInteger(sizeBytes) && sizeBytes > 0 ? sizeBytes : null,
        authMechanisms: [...new Set(words.filter((line) => line[0] === 'AUTH').flatMap((line) => line.slice(1)))].filter((mechanism) => mechanism !== ''),
    };
}

;// CONCATENATED MODULE: ./lib/submission/speaks-tls.js
/** Whether a port that says nothing in the clear waits for TLS: the usual reason for silence, and no accident. */


/** A server that waits for TLS answers its first bytes at once. */
const probeMs = 5000;
/**
 * Tries a TLS handshake on a connection of its own, whatever the certificate. Only for a server that has let the time
 * for its greeting pass: one that greets late may take a client that speaks first for a spammer.
 *
 * @throws the signal's reason
 */
async function speaksTls(context, signal) {
    const setting = { ...context.setting, security: 'opportunistic', ca: null };
    const probe = { ...context, setting, limits: { ...context.limits, tlsMs: probeMs, connectMs: probeMs } };
    try {
        const socket = await openTcp(probe, signal);
        const secured = await openTls(socket, { context: probe, secureContext: (0,external_node_tls_.createSecureContext)() }, signal);
        secured.destroy();
        return true;
    }
    catch {
        signal.throwIfAborted();
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/submission/open-session.js
/** From nothing to a server that waits for MAIL: connect, TLS, greeting, EHLO, AUTH. */






/**
 * Opens a session. Nothing is left open when it fails.
 *
 * @throws PresendError with a SMTP_ code that says whose fault it is, or the signal's reason
 */
async function openSession(request, signal) {
    const { context } = request;
    // A bad smtp-ca is told before anything is connected.
    if (context.setting.security !== 'none')
        request.secureContext();
    const socket = await openTcp(context, signal);
    const open = { dialogue: null };
    const stop = () => {
        open.dialogue?.end('stopped', 'the run was stopped');
        socket.destroy();
    };
    signal.addEventListener('abort', stop, { once: true });
    try {
        const session = await greet(socket, request, { signal, onDialogue: (dialogue) => (open.dialogue = dialogue) });
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
async function greet(socket, request, options) {
    const { context } = request;
    const { security } = context.setting;
    const wire = security === 'tls' ? await open_session_secure(socket, request, options.signal) : socket;
    const plain = talk(wire, context, options);
    await readGreeting(plain, context, options.signal);
    const offered = await sayEhlo(plain, context);
    const upgraded = await upgrade({ dialogue: plain, extensions: offered }, request, options);
    const { dialogue, extensions } = upgraded ?? { dialogue: plain, extensions: offered };
    await logIn(dialogue, extensions, { context, isEncrypted: security === 'tls' || upgraded !== null });
    const history = { messageCount: 0, needsReset: false, isAwaitingFinalReply: false, isUsedUp: false };
    return { dialogue, extensions, history };
}
/** STARTTLS where it is wanted: RFC 3207. `null`: the session stays as it is. */
async function upgrade({ dialogue, extensions }, request, options) {
    const { context } = request;
    const { security } = context.setting;
    if (security === 'tls' || security === 'none')
        return null;
    if (!extensions.supportsStartTls) {
        if (security === 'opportunistic')
            return null;
        throw startTlsMissing(context);
    }
    const answer = await ask(dialogue, 'STARTTLS', context);
    if (answer.status === 'lost' || answer.reply.code !== 220) {
        if (security === 'opportunistic' && answer.status === 'reply')
            return null;
        throw startTlsRefused(context, answer);
    }
    // RFC 3207 §6 and CVE-2011-0411: a reply that came in the clear must not be read as one that came under TLS.
    if (dialogue.hasUnreadInput || dialogue.lost !== null)
        throw injectedReply(context);
    const secured = talk(await open_session_secure(dialogue.release(), request, options.signal), context, options);
    return { dialogue: secured, extensions: await sayEhlo(secured, context) };
}
function talk(socket, { clock, limits, trace }, options) {
    const dialogue = new Dialogue(socket, { clock, maxReplyBytes: limits.maxReplyBytes, trace });
    options.onDialogue(dialogue);
    return dialogue;
}
async function open_session_secure(socket, request, signal) {
    return await openTls(socket, { context: request.context, secureContext: request.secureContext() }, signal);
}
async function readGreeting(dialogue, context, signal) {
    const { setting, limits } = context;
    const answer = await dialogue.expect(limits.greetingMs);
    if (answer.status === 'reply' && answer.reply.code === 220)
        return;
    const isSilent = answer.status === 'lost' && answer.why === 'timeout' && setting.security !== 'tls';
    if (isSilent && (await speaksTls(context, signal)))
        throw tlsFromTheStart(context);
    throw refusalError(setting, { phase: 'greeting', answer, expected: 'a 220 greeting' });
}
function tlsFromTheStart({ setting }) {
    return sessionError(setting, {
        code: 'SMTP_TLS_FAILED',
        phase: 'greeting',
        came: 'silence in the clear, but an answer to TLS',
        expected: 'a 220 greeting',
        todo: 'the port speaks TLS from the first byte: set smtp-security to tls',
    });
}
async function sayEhlo(dialogue, context) {
    const { setting } = context;
    const name = setting.heloName.replaceAll(/[^A-Za-z0-9.:[\]-]/gu, '') || '[127.0.0.1]';
    const answer = await ask(dialogue, `EHLO ${name}`, context);
    if (answer.status === 'reply' && answer.reply.code === 250)
        return parseExtensions(answer.lines);
    const isUnknown = answer.status === 'reply' && [500, 501, 502, 504].includes(answer.reply.code);
    const helo = isUnknown ? await ask(dialogue, `HELO ${name}`, context) : answer;
    if (helo.status === 'reply' && helo.reply.code === 250)
        return noExtensions;
    throw refusalError(setting, { phase: 'ehlo', answer: helo, expected: 'a 250 reply' });
}
async function ask(dialogue, line, { limits }) {
    dialogue.write(`${line}\r\n`);
    return await dialogue.expect(limits.replyMs);
}
function startTlsMissing({ setting }) {
    return sessionError(setting, {
        code: 'SMTP_STARTTLS_MISSING',
        phase: 'ehlo',
        came: 'an answer that does not offer STARTTLS',
        expected: 'STARTTLS',
        todo: 'use a port with TLS (587, or 465 with smtp-security tls); if this server used to offer it, someone between may have removed the offer, and the password was not sent',
    });
}
function startTlsRefused({ setting }, answer) {
    if (answer.status === 'lost' || answer.reply.code < 500) {
        return refusalError(setting, { phase: 'tls', answer, expected: 'a 220 reply to STARTTLS' });
    }
    return sessionError(setting, {
        code: 'SMTP_STARTTLS_MISSING',
        phase: 'tls',
        came: quoteReply(answer.reply),
        expected: 'a 220 reply to STARTTLS',
        todo: 'ask the server’s operator to set TLS up, or use port 465 with smtp-security tls',
    });
}
function injectedReply({ setting }) {
    return sessionError(setting, {
        code: 'SMTP_TLS_FAILED',
        phase: 'tls',
        came: 'plain text after the 220 reply, before the TLS handshake (STARTTLS injection)',
        expected: 'nothing before the TLS handshake',
        todo: 'someone between this machine and the server may be tampering with the connection: use port 465 with smtp-security tls',
    });
}

// EXTERNAL MODULE: ./lib/mail/submission-outcome.js
var submission_outcome = __webpack_require__(25402);
;// CONCATENATED MODULE: ./lib/submission/retry-policy.js
/** What is tried again, when, and which answers mean "slower, please". */

/**
 * How long to wait before the next attempt: the first delay, doubling, at most the longest, spread by a quarter
 * either way so that copies refused together do not come back together.
 *
 * @param attemptCount attempts that have failed, ≥ 1
 * @param fraction chance, 0 (included) to 1 (excluded)
 */
function retryDelayMs(attemptCount, fraction, limits) {
    const doubledMs = limits.firstRetryMs * 2 ** Math.min(attemptCount - 1, 30);
    return Math.round(Math.min(doubledMs * (0.75 + fraction / 2), limits.longestRetryMs));
}
/**
 * The wait before the next attempt after a transient reply, or after none: the backoff, and no less than the reply
 * asks for.
 */
function delayAfterReplyMs(reply, backoffMs) {
    return Math.max(backoffMs, reply === null ? 0 : (suggestedDelayMs(reply.text) ?? 0));
}
/** Milliseconds that a reply's text asks to wait, as in `Suggested Backoff Time: 60 seconds`; `null`: it does not. */
function suggestedDelayMs(text) {
    const match = /(?:\bback-?off time[ :=]*|\b(?:retry|try again|come back) (?:in|after) )(\d{1,9}(?:\.\d{1,3})?) ?(ms|msecs?|milliseconds?|s|secs?|seconds?|m|mins?|minutes?|h|hours?)\b/iu.exec(text);
    const unit = match?.[2]?.toLowerCase() ?? '';
    if (match === null || unit === '')
        return null;
    return Number(match[1]) * msOfUnit(unit);
}
function msOfUnit(unit) {
    if (unit.startsWith('ms') || unit.startsWith('milli'))
        return 1;
    if (unit.startsWith('s'))
        return 1000;
    return unit.startsWith('m') ? 60_000 : 3_600_000;
}
/**
 * True for a transient answer that asks for less: fewer connections, a lower rate.
 * 450 alone also means a locked mailbox or greylisting, so it counts only with a policy code (RFC 3463 X.7.Z).
 */
function isThrottling(reply) {
    if (!(0,submission_outcome/* isTransient */.d)(reply))
        return false;
    if ([421, 432, 454].includes(reply.code))
        return true;
    if (reply.code === 450 && reply.enhancedCode?.startsWith('4.7.') === true)
        return true;
    return /\btoo many\b|throttl|\bback-?off time\b|\brate\b|\btoo (?:fast|quickly)\b|slow down/iu.test(reply.text);
}
/** True for a transient reply that limits this session only: the next message may go over a new one at once. */
function isSessionLimit(reply) {
    return ([421, 450, 451, 452].includes(reply.code) &&
        /\b(?:messages?|mails?|e-?mails?|transactions?|recipients?)\b.*\b(?:per|this|one|single|same|in|on) (?:\w+ )?(?:session|connection)\b/iu.test(reply.text));
}

;// CONCATENATED MODULE: ./lib/submission/connection-pool.js
/** Keeps sessions for reuse, opens more as long as the server lets us, and says when it is gone. */





/** The sessions of one submission. */
class ConnectionPool {
    #context;
    #pace;
    #idle = [];
    #busy = new Set();
    #quitting = new Set();
    #closed = new AbortController();
    #changes = new Set();
    #openingCount = 0;
    /** False until a session was opened, and again when none stands and opening fails. */
    #isWelcome = false;
    #authorities = null;
    constructor(context, pace) {
        this.#context = context;
        this.#pace = pace;
    }
    /** True when fewer connections are allowed than there are: finish and release. */
    get isOverLimit() {
        return this.#openCount() > this.#pace.connectionLimit;
    }
    /**
     * A session that waits for MAIL: an idle one, or a new one within the pace's limit.
     *
     * While no session is open, a server that defers (a 421 greeting, a 454 to AUTH) is tried again until the deadline,
     * and one that cannot be reached a few times.
     *
     * @throws PresendError when no session is open and none can be opened; the signal's reason
     */
    async acquire(callerSignal, patience) {
        const signal = AbortSignal.any([callerSignal, this.#closed.signal]);
        let failedCount = 0;
        for (;;) {
            signal.throwIfAborted();
            const found = this.#takeIdle() ?? (this.#mayOpen() ? await this.#open(signal) : null);
            if (found instanceof presend_error/* PresendError */.W) {
                failedCount += 1;
                await this.#afterFailure({ error: found, failedCount, patience }, signal);
            }
            else if (found !== null) {
                this.#busy.add(found);
                return found;
            }
            else {
                await this.#nextChange(signal);
            }
        }
    }
    /** Takes a session back; a lost one, or one too many, is closed. */
    release(session) {
        this.#busy.delete(session);
        if (this.#closed.signal.aborted)
            session.dialogue.end('stopped', 'the submission was closed');
        if (session.dialogue.lost === null) {
            if (session.history.isUsedUp || this.#openCount() >= this.#pace.connectionLimit)
                this.#quit(session);
            else
                this.#idle.push(session);
        }
        this.#announceChange();
    }
    /** Says QUIT on idle sessions and closes everything. */
    async close() {
        this.#closed.abort(new Error('the submission was closed'));
        for (const { dialogue } of this.#busy)
            dialogue.end('stopped', 'the submission was closed');
        for (const session of this.#idle.splice(0))
            this.#quit(session);
        await Promise.all(this.#quitting);
    }
    #openCount() {
        return this.#busy.size + this.#idle.filter(({ dialogue }) => dialogue.lost === null).length;
    }
    #takeIdle() {
        for (let session = this.#idle.pop(); session !== undefined; session = this.#idle.pop()) {
            if (session.dialogue.lost === null)
                return session;
        }
        return null;
    }
    /**
     * Until one was let in, only one tries: fifty refused passwords would lock the account, and a server that is
     * starting again need not be stormed.
     */
    #mayOpen() {
        if (!this.#isWelcome)
            return this.#openingCount === 0;
        // A server that allows one connection counts the old one until it is closed.
        return this.#openCount() + this.#openingCount + this.#quitting.size < this.#pace.connectionLimit;
    }
    async #open(signal) {
        this.#openingCount += 1;
        try {
            const request = { context: this.#context, secureContext: () => this.#readAuthorities() };
            const session = await openSession(request, signal);
            this.#isWelcome = true;
            return session;
        }
        catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof presend_error/* PresendError */.W))
                throw error;
            // Where others stand the server has just shown how many it takes; where none does, it is down.
            if (this.#openCount() > 0)
                this.#pace.limitConnections(this.#openCount() + this.#openingCount - 1);
            else
                this.#isWelcome = false;
            return error;
        }
        finally {
            this.#openingCount -= 1;
            this.#announceChange();
        }
    }
    #readAuthorities() {
        this.#authorities ??= readAuthorities(this.#context.setting);
        return this.#authorities;
    }
    async #afterFailure({ error, failedCount, patience }, signal) {
        // Another session is open or being opened: wait for it instead.
        if (this.#openCount() + this.#openingCount > 0)
            return;
        const { limits, clock, random } = this.#context;
        const reply = error instanceof SessionDeferred ? error.reply : null;
        const isRetried = reply !== null || (patience.retries === 'all' && failedCount < limits.maxConnectCount);
        if (error.outcome === 'misconfigured' || !isRetried)
            throw error;
        const delayMs = delayAfterReplyMs(reply, retryDelayMs(failedCount, random.fraction(), limits));
        if (clock.monotonicMs() + delayMs >= patience.deadlineMs)
            throw tooLate(error, delayMs);
        patience.onRetry?.(error, delayMs);
        // It keeps its place among those that are opening, so that the others wait instead of trying too.
        this.#openingCount += 1;
        try {
            await clock.sleep(delayMs, signal);
        }
        finally {
            this.#openingCount -= 1;
        }
    }
    #announceChange() {
        for (const wake of this.#changes)
            wake();
        this.#changes.clear();
    }
    async #nextChange(signal) {
        const { promise, resolve } = Promise.withResolvers();
        const wake = () => resolve();
        this.#changes.add(wake);
        signal.addEventListener('abort', wake, { once: true });
        await promise;
        this.#changes.delete(wake);
        signal.removeEventListener('abort', wake);
    }
    #quit(session) {
        const quitted = this.#sayQuit(session).finally(() => {
            this.#quitting.delete(quitted);
            this.#announceChange();
        });
        this.#quitting.add(quitted);
    }
    async #sayQuit({ dialogue }) {
        const { limits, clock } = this.#context;
        dialogue.write('QUIT\r\n');
        const answered = new AbortController();
        const farewell = dialogue.expect(limits.replyMs).then(() => answered.abort());
        // Woken early by the farewell, which is no error here.
        await clock.sleep(limits.quitMs, answered.signal).catch(() => undefined);
        dialogue.end('stopped', 'the session was closed');
        await farewell;
    }
}
function tooLate(error, delayMs) {
    const { parts } = error;
    const came = `${parts.came}, and the next attempt, in ${Math.ceil(delayMs / 1000)} s, would exceed timeout`;
    return new presend_error/* PresendError */.W({ ...parts, came });
}

;// CONCATENATED MODULE: ./lib/submission/pace.js
/** How hard the server may be worked: connections at a time and mails a second. It only ever gets slower. */
/** Refusals this close together are one burst: they answer what was sent before we could slow down. */
const burstMs = 1000;
/** The slowest that the rate gets by itself; the backoff of each copy does the rest. */
const slowestMailsPerSecond = 1;
/** A pace for one submission. */
function createPace(clock, setting) {
    let mailsPerSecond = setting.mailsPerSecond;
    // A transaction seldom takes two seconds, so a low rate needs few connections.
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
/** What a submission is opened with: the server, and how long anything may take. */
/** RFC 5321 §4.5.3.2 asks for minutes, meant for relays that run unattended; someone waits for this run. */
const defaultLimits = {
    connectMs: 15_000,
    tlsMs: 15_000,
    greetingMs: 30_000,
    replyMs: 60_000,
    finalReplyMs: 120_000,
    earlyEnvelopeMs: 10_000,
    stopGraceMs: 500,
    quitMs: 500,
    maxReplyBytes: 64 * 1024,
    firstRetryMs: 1000,
    longestRetryMs: 60_000,
    maxLossCount: 5,
    maxConnectCount: 5,
};

;// CONCATENATED MODULE: ./lib/submission/queue-id.js
/** The queue id in a server's final reply: what its operator searches the log for. */
/** One kind of server: how its reply names the id. Seen in the servers' own source or documents; first match counts. */
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
/**
 * The queue id that a final reply's text names, as the server writes it.
 *
 * @param text the reply's text without its codes
 * @returns `null` where the reply names none
 */
function parseQueueId(text) {
    for (const { pattern } of queue_id_forms) {
        const id = pattern.exec(text)?.[1];
        if (id !== undefined && id.length <= 200)
            return id;
    }
    return null;
}

;// CONCATENATED MODULE: ./lib/submission/delivery-policy.js
/** What one attempt means for a copy: its outcome, or when it is tried again. Pure: no clock, no chance. */


/** Judges one attempt. `delivery` already counts it. */
function judgeAttempt(delivery, result, facts) {
    const seed = delivery.message.envelope.recipient;
    if (result.status === 'accepted') {
        const { reply } = result;
        return settled({ status: 'accepted', seed, acceptedAtMs: facts.nowMs, reply, queueId: parseQueueId(reply.text) });
    }
    if (result.status === 'refused') {
        const { phase, reply } = result;
        if (reply.code >= 500)
            return settled({ status: 'rejected', seed, phase, reply });
        return { status: 'again', failedCount: delivery.refusalCount, isThrottled: isThrottling(reply) };
    }
    const { reason } = result.lost;
    if (result.isDotWritten)
        return settled({ status: 'unknown', seed, lostAfter: 'final-dot', reason });
    if (delivery.lossCount >= facts.maxLossCount) {
        return settled(givenUp(delivery, `gave up after ${delivery.lossCount} lost connections, the last: ${reason}`));
    }
    // Once is an accident, such as a server that closes idle or well-used connections; more often asks for patience.
    if (delivery.lossCount <= 1)
        return { status: 'again-at-once' };
    return { status: 'again', failedCount: delivery.lossCount - 1, isThrottled: false };
}
/** The outcome of a copy for which the time or the server is gone: its last refusal, if it had one. */
function givenUp(delivery, reason) {
    const seed = delivery.message.envelope.recipient;
    if (delivery.lastRefusal === null)
        return { status: 'not-attempted', seed, reason };
    return { status: 'rejected', seed, ...delivery.lastRefusal };
}
/** The outcome of a copy that this server cannot take at all, before anything is said; `null`: it can. */
function judgeBeforehand(message, extensions) {
    const { recipient: seed, sender } = message.envelope;
    if (!isSendable(seed) || (sender !== null && !isSendable(sender))) {
        return { status: 'not-attempted', seed, reason: 'the envelope’s address has characters that SMTP cannot carry' };
    }
    if (message.needsSmtpUtf8 && !extensions.supportsSmtpUtf8) {
        return refusedHere(seed, {
            code: 553,
            enhancedCode: '5.6.7',
            text: 'not sent: the message needs SMTPUTF8 (non-ASCII addresses), which the server does not offer',
        });
    }
    const { maxSizeBytes } = extensions;
    if (maxSizeBytes === null || message.sizeBytes <= maxSizeBytes)
        return null;
    return refusedHere(seed, {
        code: 552,
        enhancedCode: '5.3.4',
        text: `not sent: the message has ${message.sizeBytes} bytes, the server takes at most ${maxSizeBytes}`,
    });
}
function refusedHere(seed, reply) {
    return { status: 'rejected', seed, phase: 'mail', reply };
}
/** A line end or an angle bracket in an address would end the command and begin another. */
function isSendable(address) {
    return !/[\p{Cc}<>]/u.test(address);
}
function settled(outcome) {
    return { status: 'settled', outcome };
}

;// CONCATENATED MODULE: ./lib/submission/timed-heap.js
/** Things that become due, the earliest first, in logarithmic time: a binary heap. */
/** An empty heap. */
function createTimedHeap() {
    const entries = [];
    const dueAt = (index) => entries[index]?.dueMs ?? Infinity;
    function swap(left, right) {
        const [first, second] = [entries[left], entries[right]];
        if (first === undefined || second === undefined)
            return;
        entries[left] = second;
        entries[right] = first;
    }
    function rise(from) {
        let index = from;
        while (index > 0) {
            const parent = (index - 1) >> 1;
            if (dueAt(parent) <= dueAt(index))
                return;
            swap(parent, index);
            index = parent;
        }
    }
    function sink() {
        let index = 0;
        for (;;) {
            const left = 2 * index + 1;
            const child = dueAt(left + 1) < dueAt(left) ? left + 1 : left;
            if (dueAt(index) <= dueAt(child))
                return;
            swap(index, child);
            index = child;
        }
    }
    return {
        add: (value, dueMs) => {
            entries.push({ value, dueMs });
            rise(entries.length - 1);
        },
        earliestMs: () => entries[0]?.dueMs ?? null,
        takeDue: (nowMs) => {
            const [first] = entries;
            if (first === undefined || first.dueMs > nowMs)
                return null;
            swap(0, entries.length - 1);
            entries.pop();
            sink();
            return first.value;
        },
    };
}

;// CONCATENATED MODULE: ./lib/submission/delivery-queue.js
/** What is still to be sent: copies that may go now, copies that wait for their next attempt, and when all is done. */

/** The queue of one batch, in the messages' order. */
class DeliveryQueue {
    #messages;
    #clock;
    #rate;
    #urgent = [];
    #waiting = createTimedHeap();
    #nextIndex = 0;
    #unsettledCount;
    #wakers = new Set();
    constructor(messages, { clock, rate }) {
        this.#messages = messages;
        this.#clock = clock;
        this.#rate = rate;
        this.#unsettledCount = messages.length;
    }
    /** The next copy that may be sent now; `null`: none at this moment. */
    takeNow() {
        if (this.#rate.waitMs() > 0)
            return null;
        const delivery = this.#waiting.takeDue(this.#clock.monotonicMs()) ?? this.#urgent.pop() ?? this.#takeFresh();
        if (delivery !== null)
            this.#rate.take();
        return delivery;
    }
    /**
     * Resolves with true when `takeNow` should be asked again; with false when every copy is settled.
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
    /** Again, before all others. */
    putBack(delivery) {
        this.#urgent.push(delivery);
        this.#announceChange();
    }
    /** Again, after a while. */
    putBackLater(delivery, delayMs) {
        this.#waiting.add(delivery, this.#clock.monotonicMs() + delayMs);
        this.#announceChange();
    }
    /** One copy has its outcome. */
    settle() {
        this.#unsettledCount -= 1;
        if (this.#unsettledCount === 0)
            this.#announceChange();
    }
    #takeFresh() {
        const message = this.#messages[this.#nextIndex];
        if (message === undefined)
            return null;
        this.#nextIndex += 1;
        return { index: this.#nextIndex - 1, message, lastRefusal: null, refusalCount: 0, lossCount: 0 };
    }
    /** 0: now; `Infinity`: nothing to send unless something comes back. */
    #msUntilReady() {
        const hasReady = this.#urgent.length > 0 || this.#nextIndex < this.#messages.length;
        const dueMs = hasReady ? 0 : Math.max(0, (this.#waiting.earliestMs() ?? Infinity) - this.#clock.monotonicMs());
        return Math.max(dueMs, this.#rate.waitMs());
    }
    async #pause(waitMs, signal) {
        const { promise: awake, resolve } = Promise.withResolvers();
        const wake = () => resolve();
        const over = new AbortController();
        this.#wakers.add(wake);
        signal.addEventListener('abort', wake, { once: true });
        // The sleep ends early when something changes; that is no error.
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

;// CONCATENATED MODULE: ./lib/submission/envelope.js
/** MAIL, RCPT and DATA of one message: in one go where the server takes it (RFC 2920), else one by one. */
/** Sends the envelope off: all of it with PIPELINING, else nothing yet. */
function openEnvelope(session, request) {
    const { dialogue, extensions, history } = session;
    const commands = [
        ...(history.needsReset ? [{ phase: 'reset', line: 'RSET' }] : []),
        { phase: 'mail', line: renderMail(request, extensions) },
        { phase: 'rcpt', line: `RCPT TO:<${request.message.envelope.recipient}>` },
        { phase: 'data', line: 'DATA' },
    ];
    history.needsReset = false;
    const limitOf = (index) => (index === 0 ? request.firstReplyMs : request.limits.replyMs);
    if (!extensions.supportsPipelining) {
        const steps = commands.map(({ phase, line }) => ({
            phase,
            answer: async () => {
                dialogue.write(`${line}\r\n`);
                return await dialogue.expect(request.limits.replyMs);
            },
        }));
        return { isPipelined: false, replyMs: request.limits.replyMs, steps };
    }
    dialogue.write(commands.map(({ line }) => `${line}\r\n`).join(''));
    const steps = commands.map(({ phase }, index) => {
        const answer = dialogue.expect(limitOf(index));
        return { phase, answer: () => answer };
    });
    return { isPipelined: true, replyMs: request.limits.replyMs, steps };
}
/** Waits for the server's word on the envelope. After `ready` it waits for the message; after `refused` for a new MAIL. */
async function readEnvelope(session, opened) {
    let refused = null;
    for (const { phase, answer } of opened.steps) {
        const came = await answer();
        if (came.status === 'lost')
            return refused ?? came;
        if (phase === 'reset')
            continue;
        if (phase === 'data' && refused !== null && came.reply.code === 354) {
            await endEmptyMessage(session, refused, opened.replyMs);
            return refused;
        }
        refused ??= judge(session, phase, came.reply);
        if (refused !== null && !opened.isPipelined)
            break;
    }
    if (refused === null)
        return { status: 'ready' };
    session.history.needsReset = true;
    return refused;
}
function judge(session, phase, reply) {
    const isGood = phase === 'data' ? reply.code === 354 : reply.code >= 200 && reply.code < 300;
    if (isGood)
        return null;
    if (reply.code >= 400)
        return { status: 'refused', phase, reply };
    // 3yz to MAIL or 2yz to DATA: replies and commands no longer match, so nothing more may be sent here.
    session.dialogue.end('garbage', `the server answered ${phase.toUpperCase()} with ${reply.code}`);
    return session.dialogue.lost;
}
/**
 * RFC 2920 §3.1: a server may take DATA although it took no recipient; a lone dot ends that message, which goes to
 * nobody. One that refused the sender has no message to end: what it would do with the dot is unknown.
 */
async function endEmptyMessage(session, refused, replyMs) {
    const { dialogue, history } = session;
    if (refused.status !== 'refused' || refused.phase !== 'rcpt') {
        dialogue.end('garbage', 'the server took DATA after it had refused the sender');
        return;
    }
    dialogue.write('.\r\n');
    await dialogue.expect(replyMs);
    history.needsReset = true;
}
function renderMail({ message, content }, extensions) {
    const parameters = [
        extensions.supportsSize ? ` SIZE=${message.sizeBytes}` : '',
        content.hasEightBit && extensions.supportsEightBitMime ? ' BODY=8BITMIME' : '',
        message.needsSmtpUtf8 ? ' SMTPUTF8' : '',
    ];
    return `MAIL FROM:<${message.envelope.sender ?? ''}>${parameters.join('')}`;
}

;// CONCATENATED MODULE: ./lib/submission/message-content.js
/** A message's bytes as DATA wants them: dot-stuffed, CRLF line ends, closed by the final dot. RFC 5321 §4.5.2. */
const cr = 0x0d;
const lf = 0x0a;
const dot = 0x2e;
const finalDots = {
    'line-start': '.\r\n',
    'after-cr': '\n.\r\n',
    inside: '\r\n.\r\n',
};
/**
 * The content of one message. Composed messages have CRLF line ends only; should a bare CR or LF come, it is made a
 * CRLF, because a server that takes it for a line end could be made to see a second message (SMTP smuggling).
 */
function prepareContent(chunks, cache) {
    let position = 'line-start';
    const stuffed = chunks.map((chunk) => {
        const one = stuffOnce(chunk, position, cache);
        position = one.end;
        return one;
    });
    return {
        parts: stuffed.map((one) => one.bytes).filter((bytes) => bytes.length > 0),
        finalDot: finalDots[position],
        hasEightBit: stuffed.some((one) => one.hasEightBit),
    };
}
function stuffOnce(chunk, start, cache) {
    const known = cache.get(chunk) ?? new Map();
    const found = known.get(start);
    if (found !== undefined)
        return found;
    const stuffed = stuff(chunk, start);
    cache.set(chunk, known.set(start, stuffed));
    return stuffed;
}
function stuff(chunk, start) {
    let position = start;
    let insertedCount = 0;
    let hasEightBit = false;
    // An index loop: entries() makes an array a byte, ten times as slow.
    for (let index = 0; index < chunk.length; index += 1) {
        const byte = chunk[index] ?? 0;
        insertedCount += insertionBefore(byte, position)?.length ?? 0;
        hasEightBit ||= byte > 0x7f;
        position = positionAfter(byte);
    }
    // Most chunks need nothing, and copies of a message share them.
    const bytes = insertedCount === 0 ? chunk : copyStuffed(chunk, start, insertedCount);
    return { bytes, hasEightBit, end: position };
}
function copyStuffed(chunk, start, insertedCount) {
    const bytes = Buffer.allocUnsafe(chunk.length + insertedCount);
    let position = start;
    let length = 0;
    for (let index = 0; index < chunk.length; index += 1) {
        const byte = chunk[index] ?? 0;
        for (const inserted of insertionBefore(byte, position) ?? [])
            bytes[length++] = inserted;
        bytes[length++] = byte;
        position = positionAfter(byte);
    }
    return bytes;
}
const insertedDot = [dot];
const insertedCr = [cr];
const insertedLf = [lf];
const insertedLfDot = [lf, dot];
function insertionBefore(byte, position) {
    if (position === 'after-cr') {
        if (byte === lf)
            return null;
        return byte === dot ? insertedLfDot : insertedLf;
    }
    if (byte === lf)
        return insertedCr;
    return byte === dot && position === 'line-start' ? insertedDot : null;
}
function positionAfter(byte) {
    if (byte === lf)
        return 'line-start';
    return byte === cr ? 'after-cr' : 'inside';
}

;// CONCATENATED MODULE: ./lib/submission/transaction.js
/**
 * One message over an open session, and what became of it.
 *
 * The next envelope goes out in the same segment as the final dot (RFC 2920 §3.1 allows it), so a message costs one
 * round trip and not two; docs/decisions/0002-own-smtp-dialogue.md has the figures. It is safe because an envelope alone delivers
 * nothing: if the connection breaks, the message before it is `unknown`, its own is sent elsewhere.
 */


/** Largest piece that is handed to the socket at once, so that a slow link shows that it moves. */
const pieceBytes = 64 * 1024;
/** Begins a message: its envelope goes out now, alone or behind a final dot. */
function startTransaction(session, message, { limits, stuffed, isEarly }) {
    const content = prepareContent(message.chunks, stuffed);
    const firstReplyMs = isEarly ? limits.earlyEnvelopeMs : limits.replyMs;
    const request = { message, content, limits, firstReplyMs };
    return { content, opened: openEnvelope(session, request), isEarly };
}
/**
 * Ends a message: waits for the envelope's replies, sends the content, waits for the final reply.
 *
 * @param startNext called in the moment in which the final dot is written; what it writes goes out in the same segment
 */
async function finishTransaction(session, started, { limits, startNext }) {
    const envelope = await readEnvelope(session, started.opened);
    if (envelope.status === 'refused')
        return envelope;
    if (envelope.status === 'lost') {
        const isEarlyTimeout = started.isEarly && envelope.why === 'timeout';
        return { status: 'lost', isDotWritten: false, lost: envelope, isEarlyTimeout };
    }
    return await sendContent(session, started.content, { limits, startNext });
}
async function sendContent(session, content, { limits, startNext }) {
    const { dialogue, history } = session;
    const early = { answer: null };
    const final = dialogue.expect(limits.finalReplyMs);
    const heard = final.then((answer) => (early.answer = answer));
    const held = await writeParts(session, content.parts, heard);
    if (early.answer !== null)
        return judgeEarly(session, early.answer);
    if (dialogue.lost !== null)
        return judgeEarly(session, dialogue.lost);
    // From here on the outcome is the server's to tell: whatever breaks now, the message is not sent again.
    history.isAwaitingFinalReply = true;
    dialogue.together(() => {
        for (const part of held)
            dialogue.write(part);
        dialogue.write(content.finalDot);
        startNext();
    });
    const answer = await heard;
    history.isAwaitingFinalReply = false;
    if (answer.status === 'lost')
        return { status: 'lost', isDotWritten: true, lost: answer, isEarlyTimeout: false };
    history.messageCount += 1;
    return judgeFinal(session, answer.reply);
}
/**
 * Writes all but the last pieces and waits until the kernel has them, so that a connection that breaks under a large
 * message is known to have broken before the final dot. What fits one segment train is held back for one write.
 *
 * @param heard settles when the server answers, which it should not do yet: then nothing more is written
 * @returns the pieces that are still to be written
 */
async function writeParts({ dialogue }, parts, heard) {
    let held = [];
    let heldBytes = 0;
    for (const piece of cut(parts)) {
        held.push(piece);
        heldBytes += piece.length;
        if (heldBytes < pieceBytes)
            continue;
        const full = held;
        dialogue.together(() => {
            for (const one of full)
                dialogue.write(one);
        });
        held = [];
        heldBytes = 0;
        // A server that refuses in the middle may read no further, so that the line never drains.
        const went = dialogue.isFull ? await Promise.race([dialogue.drained(), heard]) : undefined;
        if (went !== undefined)
            return [];
        dialogue.extendLimit();
    }
    return held;
}
function* cut(parts) {
    for (const part of parts) {
        for (let from = 0; from < part.length; from += pieceBytes)
            yield part.subarray(from, from + pieceBytes);
    }
}
/** A reply before the final dot: a refusal stands, but the connection is of no more use in the middle of a message. */
function judgeEarly({ dialogue }, answer) {
    if (answer.status === 'lost')
        return { status: 'lost', isDotWritten: false, lost: answer, isEarlyTimeout: false };
    const { reply } = answer;
    dialogue.end('garbage', `the server answered ${reply.code} in the middle of the message`);
    if (reply.code >= 400)
        return { status: 'refused', phase: 'data', reply };
    const lost = {
        status: 'lost',
        why: 'garbage',
        reason: `the server answered ${reply.code} before the final dot`,
    };
    // Whether it delivers what it had is unknown, so it counts like a dot that was written.
    return { status: 'lost', isDotWritten: true, lost, isEarlyTimeout: false };
}
function judgeFinal({ dialogue }, reply) {
    if (reply.code >= 200 && reply.code < 300)
        return { status: 'accepted', reply };
    if (reply.code >= 400)
        return { status: 'refused', phase: 'final-reply', reply };
    dialogue.end('garbage', `the server answered the final dot with ${reply.code}`);
    const lost = { status: 'lost', why: 'garbage', reason: `the server answered the final dot with ${reply.code}` };
    return { status: 'lost', isDotWritten: true, lost, isEarlyTimeout: false };
}

;// CONCATENATED MODULE: ./lib/submission/submit-batch.js
/** Sends one batch: workers take copies from the queue and sessions from the pool until every copy has its outcome. */





/** Sends every message at most once; one outcome each, in their order. Rejects only with what `onOutcome` throws. */
async function submitBatch(messages, { parts, options }, signal) {
    return await new Batch(messages, parts, options).run(signal);
}
class Batch {
    #messages;
    #parts;
    #options;
    #queue;
    #outcomes = new Map();
    /** Copies that were tried, in case the batch ends before they are settled. */
    #unsettled = new Map();
    #active = new Set();
    /** Nothing new is begun. */
    #over = new AbortController();
    /** Nothing is in flight any more. */
    #finished = new AbortController();
    #stop = null;
    constructor(messages, parts, options) {
        this.#messages = messages;
        this.#parts = parts;
        this.#options = options;
        this.#queue = new DeliveryQueue(messages, { clock: parts.context.clock, rate: parts.pace });
    }
    async run(signal) {
        const onAbort = () => this.#halt({ why: 'aborted', reason: 'the run was stopped before this copy was sent' });
        if (signal.aborted)
            onAbort();
        signal.addEventListener('abort', onAbort, { once: true });
        this.#startDeadline();
        const workerCount = Math.min(this.#messages.length, this.#parts.pace.connectionLimit);
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
        const { clock } = this.#parts.context;
        const leftMs = this.#options.deadlineMs - clock.monotonicMs();
        const halt = () => this.#halt({ why: 'deadline', reason: 'the run reached its timeout before this copy could be sent' });
        if (leftMs <= 0)
            halt();
        // The sleep ends early when the batch is over; that is no error.
        else if (Number.isFinite(leftMs))
            clock.sleep(leftMs, this.#over.signal).then(halt, () => undefined);
    }
    /** Nothing new is begun; what stands before its final dot is dropped; what stands after it gets the grace time. */
    #halt(stop) {
        if (this.#stop !== null || this.#over.signal.aborted)
            return;
        this.#stop = stop;
        this.#over.abort();
        for (const { dialogue, history } of this.#active) {
            if (!history.isAwaitingFinalReply)
                dialogue.end('stopped', stop.reason);
        }
        // It ends with the batch and never rejects.
        void this.#endAfterGrace();
    }
    async #endAfterGrace() {
        const { clock, limits } = this.#parts.context;
        // Woken early when nothing is in flight any more, which is no error.
        await clock.sleep(limits.stopGraceMs, this.#finished.signal).catch(() => undefined);
        for (const { dialogue } of this.#active)
            dialogue.end('stopped', 'the run was stopped before the final reply came');
    }
    async #work() {
        const { pool } = this.#parts;
        try {
            while (await this.#queue.untilReady(this.#over.signal)) {
                const session = await pool.acquire(this.#over.signal, { deadlineMs: this.#options.deadlineMs, retries: 'all' });
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
            this.#halt({ why: 'gone', reason: error instanceof Error ? error.message : 'the run broke' });
            if (!(error instanceof presend_error/* PresendError */.W))
                throw error;
        }
    }
    /** Sends over one session as long as there is something to send, the session stands and is not one too many. */
    async #serve(session) {
        let attempt = this.#begin(session, 'alone');
        while (attempt !== null) {
            const { delivery, started } = attempt;
            let next = null;
            const startNext = () => {
                next = this.#mayBeginEarly(session) ? this.#begin(session, 'behind-final-dot') : null;
            };
            const result = await finishTransaction(session, started, { limits: this.#parts.context.limits, startNext });
            this.#judge(delivery, result, session);
            // The envelope behind the final dot must not become a message any more.
            if (this.#over.signal.aborted)
                session.dialogue.end('stopped', 'the run was stopped');
            attempt = next ?? this.#begin(session, 'alone');
        }
    }
    #mayBeginEarly(session) {
        return this.#parts.habits.takesEarlyEnvelopes && session.extensions.supportsPipelining;
    }
    #begin(session, where) {
        const { pool, context, stuffed } = this.#parts;
        const isUsable = () => session.dialogue.lost === null && !session.history.isUsedUp && !pool.isOverLimit;
        while (isUsable() && !this.#over.signal.aborted) {
            const delivery = this.#queue.takeNow();
            if (delivery === null)
                return null;
            this.#unsettled.set(delivery.index, delivery);
            const refused = judgeBeforehand(delivery.message, session.extensions);
            if (refused === null) {
                const isEarly = where === 'behind-final-dot';
                const shared = { limits: context.limits, stuffed, isEarly };
                return { delivery, started: startTransaction(session, delivery.message, shared) };
            }
            this.#settle(delivery, refused);
        }
        return null;
    }
    #judge(delivery, result, session) {
        const { context, pace, habits } = this.#parts;
        if (result.status === 'refused') {
            const { phase, reply } = result;
            delivery.refusalCount += 1;
            delivery.lastRefusal = { phase, reply };
            if (session.history.messageCount > 0 && (isSessionLimit(reply) || reply.code === 452)) {
                session.history.isUsedUp = true;
                if (isSessionLimit(reply))
                    return this.#queue.putBack(delivery);
            }
        }
        if (result.status === 'lost') {
            delivery.lossCount += 1;
            if (result.isEarlyTimeout)
                habits.takesEarlyEnvelopes = false;
        }
        const facts = { nowMs: context.clock.nowMs(), maxLossCount: context.limits.maxLossCount };
        const verdict = judgeAttempt(delivery, result, facts);
        if (verdict.status === 'settled')
            return this.#settle(delivery, verdict.outcome);
        if (this.#over.signal.aborted)
            return;
        if (verdict.status === 'again-at-once')
            return this.#queue.putBack(delivery);
        if (verdict.isThrottled)
            pace.slowDown();
        this.#tryLater(delivery, {
            failedCount: verdict.failedCount,
            reply: result.status === 'refused' ? result.reply : null,
        });
    }
    /** A copy whose next attempt would come after the deadline is settled now. */
    #tryLater(delivery, { failedCount, reply }) {
        const { clock, random, limits } = this.#parts.context;
        const delayMs = delayAfterReplyMs(reply, retryDelayMs(failedCount, random.fraction(), limits));
        if (clock.monotonicMs() + delayMs < this.#options.deadlineMs)
            return this.#queue.putBackLater(delivery, delayMs);
        this.#settle(delivery, givenUp(delivery, 'connections broke until no time was left for another attempt'));
    }
    #settle(delivery, outcome) {
        this.#unsettled.delete(delivery.index);
        this.#outcomes.set(delivery.index, outcome);
        this.#queue.settle();
        this.#options.onOutcome(outcome);
    }
    /** The outcome of a copy that the batch did not get to. A stopped run says so, whatever the server had said. */
    #conclude(message, index) {
        const { why, reason } = this.#stop ?? { why: 'gone', reason: 'the run ended before this copy was sent' };
        const lastRefusal = why === 'aborted' ? null : (this.#unsettled.get(index)?.lastRefusal ?? null);
        const outcome = givenUp({ message, lastRefusal }, reason);
        this.#options.onOutcome(outcome);
        return outcome;
    }
}

;// CONCATENATED MODULE: ./lib/submission/open-submission.js
/** The door of this room: hands messages to one SMTP server and tells what became of each. */




/**
 * A submission to one server. Nothing is connected before `verify` or `submit`; dispose it, which takes at most
 * half a second more than the server's farewell.
 */
function openSubmission(setting, { clock, random, trace }, limits = {}) {
    const context = { setting: protectPassword(setting), clock, random, trace, limits: { ...defaultLimits, ...limits } };
    const pace = createPace(clock, setting);
    const pool = new ConnectionPool(context, pace);
    const parts = { context, pool, pace, stuffed: new WeakMap(), habits: { takesEarlyEnvelopes: true } };
    const disposed = new AbortController();
    const running = new Set();
    return {
        verify: async (options, signal) => {
            pool.release(await pool.acquire(signal, { ...options, retries: 'deferred' }));
        },
        submit: async (messages, options, signal) => {
            const batch = submitBatch(messages, { parts, options }, AbortSignal.any([signal, disposed.signal]));
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
/** A password never goes to a server that has not proven who it is, unless TLS was switched off by name. */
function protectPassword(setting) {
    const isAtRisk = setting.security === 'opportunistic' && setting.username !== null;
    return isAtRisk ? { ...setting, security: 'starttls' } : setting;
}


/***/ })

};
