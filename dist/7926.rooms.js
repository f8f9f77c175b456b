export const id = 7926;
export const ids = [7926];
export const modules = {

/***/ 27926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openClient: () => (/* binding */ openClient)
});

// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/contract/wire-schema.js
var wire_schema = __webpack_require__(57017);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
;// CONCATENATED MODULE: ./lib/contract/additive.js
/** Fields that the document does not have. They may be absent, and a foreign service may mean something else by them. */
/**
 * An additive field: what does not fit is as good as not there. Another service's own field of the same name must not
 * stop a run that needs the documented fields only.
 */
function additive(schema) {
    return schema.optional().catch(undefined);
}

;// CONCATENATED MODULE: ./lib/contract/error-replies.js
/** What a service answers when it refuses: api-v1.md, "Errors". */


/** Reads both error bodies; `errors` may also be the only one (seen in the wild). */
const errorReply = schemas/* union */.KCZ([
    schemas/* looseObject */._H3({ error: schemas/* string */.YjP(), errors: additive(schemas/* array */.YOg(schemas/* string */.YjP())) })
        .transform(({ error, errors }) => ({ error, errors: errors ?? [] })),
    schemas/* looseObject */._H3({ errors: schemas/* array */.YOg(schemas/* string */.YjP()).min(1) })
        .transform(({ errors }) => ({ error: errors.join('; '), errors })),
]);

;// CONCATENATED MODULE: ./lib/client/reply-words.js
/** What a reply says, for an error message: shortened, on one line, quoted. Foreign text; reports still escape it. */


const longestQuote = 300;
const shownErrorCount = 5;
/** The service's own words where the body is an error body, else what kind of body came: `503 "Try again"`, `502 and an HTML page`. */
function describeReply(reply) {
    const words = readErrorWords(reply.text);
    return words === null ? `${reply.statusCode} and ${describeBody(reply)}` : `${reply.statusCode} ${words}`;
}
/** What came instead of the JSON that was expected. */
function describeBody({ text, headers }) {
    const body = text.trim();
    if (body === '')
        return 'an empty body';
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity')
        return `a body in the encoding ${quoteWords(encoding)}`;
    if (/^<(?:!doctype|html|head|body|!--|\?xml)/i.test(body))
        return `an HTML page${describeTitle(body)}`;
    return `the text ${quoteWords(body)}`;
}
function describeTitle(html) {
    const title = /<title[^>]*>([^<]{1,200})/i.exec(html)?.[1];
    return title === undefined ? '' : ` titled ${quoteWords(title)}`;
}
/** The words of either error body, quoted; `null` when the body is none. */
function readErrorWords(text) {
    const words = (0,wire_schema/* parseWire */.n)(errorReply, parseJsonOrNull(text));
    if (words.status === 'bad')
        return null;
    const { error, errors } = words.value;
    const further = errors.filter((line) => line !== error && !error.includes(line));
    const shown = further.slice(0, shownErrorCount).map(quoteWords);
    const moreCount = further.length - shown.length;
    return [quoteWords(error), ...shown, ...(moreCount > 0 ? [`and ${moreCount} more`] : [])].join(', ');
}
function parseJsonOrNull(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // Not JSON: then it holds no error words, and the caller says what came instead.
        return null;
    }
}
/** JSON quotes, white space and control characters as single spaces, at most 300 characters. */
function quoteWords(text) {
    const line = text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
    return JSON.stringify(line.length <= longestQuote ? line : `${line.slice(0, longestQuote - 1)}…`);
}

;// CONCATENATED MODULE: ./lib/client/parse-reply.js
/** From a reply's text to a typed value, or an error that says what came, where, and what was expected. */




/**
 * The reply's body, as its schema has it. The Content-Type is not asked: what parses is JSON.
 *
 * @throws PresendError API_REPLY_INVALID
 */
function parseReply(reply, schema, call) {
    const parsed = (0,wire_schema/* parseWire */.n)(schema, parseJson(reply, call));
    if (parsed.status === 'ok')
        return parsed.value;
    throw invalidReply(call, parsed.problems);
}
/** The error for a reply that is JSON, but not what it should be: the first mismatch in full, some more, a count. */
function invalidReply(call, problems) {
    const [first, ...others] = problems;
    return new presend_error/* PresendError */.W({
        code: 'API_REPLY_INVALID',
        outcome: 'inconclusive',
        done: call.done,
        came: `${first?.came ?? 'a wrong value'} at ${first?.input ?? '$'} of the reply`,
        expected: first?.expected ?? 'the reply that the API document describes',
        todo: [...describeOthers(others), todoAfter(call)].join('; '),
        problems,
    });
}
const shownOtherCount = 3;
function describeOthers(others) {
    if (others.length === 0)
        return [];
    const shown = others.slice(0, shownOtherCount).map(problem/* renderProblem */.yM).join(' | ');
    const moreCount = others.length - shownOtherCount;
    return [`also ${shown}${moreCount > 0 ? ` | and ${moreCount} more` : ''}`];
}
function parseJson(reply, call) {
    try {
        return JSON.parse(reply.text);
    }
    catch {
        // The parser's own message quotes the text at length; ours says what kind of thing it was.
        throw new presend_error/* PresendError */.W({
            code: 'API_REPLY_INVALID',
            outcome: 'inconclusive',
            done: call.done,
            came: `${reply.statusCode} and ${describeBody(reply)}`,
            expected: 'a JSON body',
            todo: todoAfter(call),
        });
    }
}
function todoAfter(call) {
    const check = 'check that api-url is the base URL of the service (it ends in /api/v1)';
    return call.method === 'POST' ? `${check}; a test may exist at the service now` : check;
}

;// CONCATENATED MODULE: ./lib/client/judge-refusal.js
/** What a 4xx (or a left-over 3xx) answer means to the user: one row a status. */


const refusals = new Map([
    [
        401,
        {
            code: 'API_TOKEN_REFUSED',
            outcome: 'misconfigured',
            expected: 'the API token to be accepted',
            todo: 'check api-token: it may be revoked, cut short, or of another service; make one in its dashboard',
        },
    ],
    [
        403,
        {
            code: 'API_PLAN_REFUSED',
            outcome: 'misconfigured',
            expected: 'a token whose plan has API access',
            todo: 'use a token of an account with a Pro or Enterprise plan',
        },
    ],
    [
        404,
        {
            code: 'API_NOT_FOUND',
            outcome: 'misconfigured',
            expected: 'a 2xx reply',
            todo: 'check api-url (it ends in /api/v1) and that the token belongs to the same workspace',
        },
    ],
    [
        407,
        {
            code: 'API_REQUEST_REFUSED',
            outcome: 'misconfigured',
            expected: 'a proxy that lets the request through',
            todo: 'check user and password in https_proxy, or name the host in no_proxy',
        },
    ],
    [
        408,
        {
            code: 'API_UNAVAILABLE',
            outcome: 'inconclusive',
            expected: 'a 2xx reply',
            todo: 'the service did not get the request in time; run again',
        },
    ],
]);
const otherRefusal = {
    code: 'API_REQUEST_REFUSED',
    outcome: 'misconfigured',
    expected: 'a 2xx reply',
    todo: 'correct what the service names',
};
/** The error for an answer that is neither accepted nor worth another attempt. */
function judgeRefusal(reply, call) {
    const refusal = refusals.get(reply.statusCode) ?? otherRefusal;
    return new presend_error/* PresendError */.W({ ...refusal, done: call.done, came: describeReply(reply) });
}

;// CONCATENATED MODULE: ./lib/client/network-failure.js
/** What a failed request tells about its effect: Node's error codes in three heaps. */
const unreachedCodes = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EAI_FAIL',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EADDRNOTAVAIL',
    'EHOSTDOWN',
    'ENETDOWN',
]);
const untrustedCodes = new Set([
    'CERT_HAS_EXPIRED',
    'CERT_NOT_YET_VALID',
    'CERT_REVOKED',
    'CERT_SIGNATURE_FAILURE',
    'CERT_UNTRUSTED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_GET_ISSUER_CERT',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'EPROTO',
]);
// Two failures before any byte of the request left, which Node and its proxy agent report as ECONNRESET.
const unreachedMessages = [
    'tunneling socket could not be established',
    'Client network socket disconnected before secure TLS connection was established',
];
/** Sorts a failure of the HTTP library. Unknown ones are `lost`: the careful guess. */
function classifyNetworkFailure(cause) {
    const code = fieldOf(cause, 'code');
    if (untrustedCodes.has(code) || code.startsWith('ERR_SSL_'))
        return 'untrusted';
    if (unreachedCodes.has(code))
        return 'unreached';
    // A time-out or reset of the connecting itself.
    if (fieldOf(cause, 'syscall') === 'connect')
        return 'unreached';
    const message = cause instanceof Error ? cause.message : '';
    return unreachedMessages.some((text) => message.startsWith(text)) ? 'unreached' : 'lost';
}
/** A failure in one line: Node's own words, or its code where it has none (an AggregateError's message is empty). */
function describeNetworkFailure(cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return message === '' ? fieldOf(cause, 'code') || 'a network error' : message;
}
function fieldOf(cause, name) {
    if (typeof cause !== 'object' || cause === null)
        return '';
    const value = Object.getOwnPropertyDescriptor(cause, name)?.value;
    return typeof value === 'string' ? value : '';
}

;// CONCATENATED MODULE: ./lib/client/judge-attempt.js
/**
 * What the end of one attempt means. The one place that says what may be tried again, and why that is safe:
 *
 * | attempt | GET | POST |
 * |---|---|---|
 * | 429, 5xx | again | again: the service says that it did not do it |
 * | refused connection, no such host, no tunnel, no TLS | again | again: the request never arrived |
 * | reset, cut body, time-out | again: asking changes nothing | never: it may have been done |
 * | any other answer | final | final |
 */




/** Judges one attempt; pure. */
// oxlint-disable-next-line typescript/consistent-return -- the switch is exhaustive, and the compiler checks that
function judgeAttempt(attempt, call) {
    switch (attempt.status) {
        case 'replied':
            return judgeReply(attempt.reply, call);
        case 'unreached':
            return { status: 'retry', error: unreachable(call, attempt.cause) };
        case 'untrusted':
            return { status: 'final', error: untrusted(call, attempt.cause) };
        case 'lost':
            return judgeLoss(call, describeNetworkFailure(attempt.cause), attempt.cause);
        case 'timed-out':
            return judgeTimeout(call, attempt.timeLimitMs);
        case 'too-large':
            return { status: 'final', error: tooLarge(call, attempt.maxBodyBytes) };
        case 'redirected-away':
            return { status: 'final', error: redirectedAway(call, attempt) };
    }
}
function judgeReply(reply, call) {
    const { statusCode } = reply;
    const isAccepted = (statusCode >= 200 && statusCode < 300) || (statusCode === 304 && call.method === 'GET');
    const isAnswer = call.answers?.includes(statusCode) === true;
    if (isAccepted || isAnswer)
        return { status: 'accepted', reply };
    if (statusCode === 429)
        return { status: 'retry', error: rateLimited(call, reply) };
    if (statusCode >= 500)
        return { status: 'retry', error: unavailable(call, reply) };
    return { status: 'final', error: judgeRefusal(reply, call) };
}
function judgeTimeout(call, timeLimitMs) {
    const came = `no complete reply within ${Number((timeLimitMs / 1000).toFixed(1))} s`;
    if (call.method === 'POST')
        return judgeLoss(call, came, undefined);
    const error = new presend_error/* PresendError */.W({
        code: 'API_TIMEOUT',
        outcome: 'inconclusive',
        done: call.done,
        came,
        expected: 'an answer in time',
        todo: 'check that the service is up and reachable from here, then run again',
    });
    return { status: 'retry', error };
}
function judgeLoss(call, came, cause) {
    if (call.method === 'GET')
        return { status: 'retry', error: unreachable(call, cause) };
    const error = new presend_error/* PresendError */.W({
        code: 'API_REPLY_LOST',
        outcome: 'inconclusive',
        done: call.done,
        came,
        expected: 'a complete reply',
        todo: 'a test may exist at the service now; it was not asked for again, to make no second one; run again',
        cause,
    });
    return { status: 'final', error };
}
function unreachable(call, cause) {
    return new presend_error/* PresendError */.W({
        code: 'API_UNREACHABLE',
        outcome: 'inconclusive',
        done: call.done,
        came: describeNetworkFailure(cause),
        expected: 'an answer from the service',
        todo: 'check api-url, the network and the proxy settings, then run again',
        cause,
    });
}
function untrusted(call, cause) {
    return new presend_error/* PresendError */.W({
        code: 'API_UNREACHABLE',
        outcome: 'misconfigured',
        done: call.done,
        came: describeNetworkFailure(cause),
        expected: 'TLS with a certificate that this machine trusts for that host',
        todo: 'check api-url (https or http, host, port); name a private authority in NODE_EXTRA_CA_CERTS',
        cause,
    });
}
function tooLarge(call, maxBodyBytes) {
    return new presend_error/* PresendError */.W({
        code: 'API_REPLY_INVALID',
        outcome: 'inconclusive',
        done: call.done,
        came: `a body of more than ${maxBodyBytes} bytes`,
        expected: `at most ${maxBodyBytes} bytes`,
        todo: call.method === 'POST' ? 'check api-url; a test may exist at the service now' : 'check api-url',
    });
}
function redirectedAway(call, attempt) {
    return new presend_error/* PresendError */.W({
        code: 'API_REDIRECT_REFUSED',
        outcome: 'misconfigured',
        done: call.done,
        came: `a redirect (${attempt.statusCode}) to ${attempt.to}`,
        expected: attempt.why,
        todo: 'set api-url to the address that the service really has',
    });
}
function rateLimited(call, reply) {
    return new presend_error/* PresendError */.W({
        code: 'API_RATE_LIMITED',
        outcome: 'inconclusive',
        done: call.done,
        came: describeReply(reply),
        expected: 'a free place in the hourly budget of the token',
        todo: 'run fewer jobs at a time, or use a token with a larger budget',
    });
}
function unavailable(call, reply) {
    return new presend_error/* PresendError */.W({
        code: 'API_UNAVAILABLE',
        outcome: 'inconclusive',
        done: call.done,
        came: describeReply(reply),
        expected: 'a 2xx reply',
        todo: 'the service has trouble of its own; run again later',
    });
}

// EXTERNAL MODULE: ./lib/contract/http-headers.js
var http_headers = __webpack_require__(95875);
;// CONCATENATED MODULE: ./lib/client/rate-limit.js
/** What the X-RateLimit fields say: api-v1.md, "Limits". */

/** The documented window is an hour; a reset further away than a day is no time that was meant. */
const longestWindowMs = 24 * 3_600_000;
/** Reads the three fields; `null` unless the remaining count and the reset are there and make sense. */
function readRateLimit(headers, clock) {
    const remainingCount = readCount(headers[http_headers/* httpHeaders */.P.rateLimitRemaining.toLowerCase()]);
    const resetInMs = readResetInMs(headers, clock);
    if (remainingCount === null || resetInMs === null)
        return null;
    const limitCount = readCount(headers[http_headers/* httpHeaders */.P.rateLimit.toLowerCase()]);
    return { limitCount, remainingCount, resetAtMs: clock.monotonicMs() + resetInMs };
}
/** Milliseconds until `X-RateLimit-Reset`; `null` when it is absent or nonsense, never negative. */
function readResetInMs(headers, clock) {
    const resetSecond = readCount(headers[http_headers/* httpHeaders */.P.rateLimitReset.toLowerCase()]);
    if (resetSecond === null)
        return null;
    const resetInMs = resetSecond * 1000 - serverNowMs(headers, clock);
    return resetInMs > longestWindowMs ? null : Math.max(0, resetInMs);
}
/** The server's own time, where it says it: a runner's clock may be minutes off. */
function serverNowMs(headers, clock) {
    const dateMs = Date.parse(headers[http_headers/* httpHeaders */.P.date.toLowerCase()] ?? '');
    return Number.isNaN(dateMs) ? clock.nowMs() : dateMs;
}
/** A non-negative decimal integer, strictly; `null` for all else. */
function readCount(text) {
    return text !== undefined && /^\d{1,15}$/.test(text.trim()) ? Number(text) : null;
}

;// CONCATENATED MODULE: ./lib/client/retry-delay.js
/** How long to wait before a call is tried again: a function of the reply and of chance, that waits nowhere itself. */


/** Three requests in all: api-v1.md, "Errors". */
const maxAttempts = 3;
const firstBackoffMs = 1000;
/** How far a wait is stretched at random, so that jobs which failed together do not come back together. */
const jitterShare = 0.2;
const maxJitterMs = 1000;
/**
 * The wait before the next attempt, in milliseconds: what the server asks for, never less, else 1 s doubling with each
 * attempt; up to 20 % (at most 1 s) more by chance.
 *
 * @param attemptNumber of the attempt that failed, from 1
 */
function retryDelayMs(attempt, attemptNumber, { clock, random }) {
    const backoffMs = firstBackoffMs * 2 ** (attemptNumber - 1);
    const askedMs = attempt.status === 'replied' ? askedDelayMs(attempt.reply, clock) : null;
    const delayMs = askedMs ?? backoffMs;
    return Math.ceil(delayMs + random.fraction() * Math.min(delayMs * jitterShare, maxJitterMs));
}
/**
 * The wait that a 429 or 503 asks for; the first of `Retry-After`, `in N seconds` in the message and
 * `X-RateLimit-Reset` that names a time to come. `null` when none does: 0 seconds or a past date tell nothing.
 */
function askedDelayMs(reply, clock) {
    const isRateLimited = reply.statusCode === 429;
    if (!isRateLimited && reply.statusCode !== 503)
        return null;
    const sources = [
        () => readRetryAfterMs(reply, clock),
        () => (isRateLimited ? readDelayInWords(reply.text) : null),
        () => (isRateLimited ? readResetInMs(reply.headers, clock) : null),
    ];
    for (const read of sources) {
        const delayMs = read();
        if (delayMs !== null && delayMs > 0)
            return delayMs;
    }
    return null;
}
/** Seconds, or an HTTP date compared with the server's own: RFC 9110 §10.2.3. */
function readRetryAfterMs(reply, clock) {
    const text = reply.headers[http_headers/* httpHeaders */.P.retryAfter.toLowerCase()]?.trim() ?? '';
    if (/^\d{1,10}(\.\d{1,3})?$/.test(text))
        return Number(text) * 1000;
    // A date has letters (`Wed, 21 Oct 2026 07:28:00 GMT`); Date.parse alone would take `-5` for a year.
    const dateMs = /^[A-Za-z]{3}/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(dateMs) ? null : dateMs - serverNowMs(reply.headers, clock);
}
/** `Rate limit exceeded. Retry in 12 seconds.`: the document has the wait in the message. */
function readDelayInWords(text) {
    const [, digits, unit = ''] = /(?:\b(?:in|after) |\bback-?off time[ :=]*)(\d{1,10}(?:\.\d{1,3})?) ?(ms|milliseconds?|s|sec|seconds?|m|min|minutes?)\b/i.exec(text) ?? [];
    if (digits === undefined)
        return null;
    if (/^m(?:s|illi)/iu.test(unit))
        return Number(digits);
    return Number(digits) * (/^m/iu.test(unit) ? 60_000 : 1000);
}

;// CONCATENATED MODULE: ./lib/client/send.js
/** A call with its retries: attempt, judge, wait, again; each of the four is decided elsewhere. */



/** The window of the documented limit: who asks for a longer wait than this is not waited for. */
const longestWaitMs = 3_600_000;
/**
 * Makes at most three attempts.
 *
 * @throws the signal's reason, nothing else
 */
async function sendCall(call, parts, signal) {
    for (let attemptNumber = 1;; attemptNumber += 1) {
        const attempt = await call.attempt(signal);
        const judgement = judgeAttempt(attempt, call);
        if (judgement.status === 'accepted')
            return judgement;
        const { error } = judgement;
        if (judgement.status === 'final')
            return { status: 'given-up', because: 'refused', error };
        if (attemptNumber === maxAttempts) {
            return {
                status: 'given-up',
                because: 'attempts',
                error: withCame(error, `on the last of ${maxAttempts} attempts`),
            };
        }
        const delayMs = retryDelayMs(attempt, attemptNumber, parts);
        if (delayMs > waitLimitMs(call.deadlineMs, parts.clock)) {
            return isAskedToWait(attempt, parts)
                ? { status: 'given-up', because: 'asked-wait', error: tooLongAWait(error, delayMs) }
                : { status: 'given-up', because: 'wait', error };
        }
        call.trace?.(`API: attempt ${attemptNumber + 1} of ${maxAttempts} in ${delayMs} ms`);
        await parts.clock.sleep(delayMs, signal);
    }
}
/** The reply of a call that was accepted. @throws PresendError with an API_ code for any other end */
function acceptedReply(outcome) {
    if (outcome.status === 'accepted')
        return outcome.reply;
    throw outcome.error;
}
function waitLimitMs(deadlineMs, clock) {
    return Math.min(deadlineMs - clock.monotonicMs(), longestWaitMs);
}
/** Our own backoff needs no words: that it does not fit in only means that the time is up. */
function isAskedToWait(attempt, { clock }) {
    return attempt.status === 'replied' && askedDelayMs(attempt.reply, clock) !== null;
}
function tooLongAWait(error, delayMs) {
    return withCame(error, `and would have to wait ${Math.ceil(delayMs / 1000)} s, longer than this run may`);
}
function withCame(error, addition) {
    return new presend_error/* PresendError */.W({ ...error.parts, came: `${error.parts.came} ${addition}` });
}

;// CONCATENATED MODULE: ./lib/client/ask.js
/** A call whose reply is JSON of a known shape. */



/** Asks, and reads the answer. @throws PresendError with an API_ code; the signal's reason */
async function askOrThrow(transport, question, signal) {
    const reply = acceptedReply(await transport.send(question.call, signal));
    return parseReply(reply, question.schema, transport.judged(question.call));
}
/** Asks, and reads the answer; failures are values. @throws the signal's reason, nothing else */
async function ask(transport, question, signal) {
    const outcome = await transport.send(question.call, signal);
    if (outcome.status === 'given-up')
        return outcome;
    const { reply } = outcome;
    if (reply.statusCode === 304)
        return { status: 'unchanged', reply };
    try {
        return { status: 'told', reply, value: parseReply(reply, question.schema, transport.judged(question.call)) };
    }
    catch (error) {
        if (error instanceof presend_error/* PresendError */.W)
            return { status: 'given-up', because: 'refused', error };
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/contract/names.js
var names = __webpack_require__(766);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
;// CONCATENATED MODULE: ./lib/contract/seed-groups.js
/** Seed addresses by provider type, in the forms that services send: `send_to`, `email_services`, `providers`. */


const mailboxSchema = schemas/* union */.KCZ([
    schemas/* string */.YjP().transform((address) => ({ address, service: null, status: null })),
    schemas/* looseObject */._H3({ address: schemas/* string */.YjP(), service: additive(schemas/* string */.YjP()), status: additive(schemas/* string */.YjP()) })
        .transform(({ address, service, status }) => ({ address, service: service ?? null, status: status ?? null })),
], 'an e-mail address, or an object with "address"');
const groupSchema = schemas/* union */.KCZ([schemas/* array */.YOg(mailboxSchema), schemas/* looseObject */._H3({ emails: schemas/* array */.YOg(mailboxSchema) }).transform((group) => group.emails)], 'an array of e-mail addresses');
const groupShape = {
    consumer: groupSchema.optional(),
    business: groupSchema.optional(),
    protected: groupSchema.optional(),
};
/** Any form of seed list: arrays of addresses, arrays of objects, or objects with `emails`. */
const seedGroups = schemas/* looseObject */._H3(groupShape);
/** Reads `GET /spam_tests/email_services`. */
const emailServicesReply = schemas/* looseObject */._H3({
    consumer: groupSchema,
    business: groupSchema,
    protected: groupSchema,
});
/** Reads `GET /external_tests/providers`, below `providers` or (seen in the wild) at the top level. */
const providersReply = schemas/* union */.KCZ([
    schemas/* looseObject */._H3({ providers: seedGroups }).transform((reply) => reply.providers),
    schemas/* looseObject */._H3({ ...groupShape, providers: schemas/* undefined */.Vxk().optional() }),
]);

;// CONCATENATED MODULE: ./lib/contract/read-replies.js
/**
 * How replies about tests are read: documented fields must be there with their types, unknown fields are kept, additive
 * ones may be anything, and the variants seen in the wild become the documented form.
 */




const success = schemas/* literal */.euz(true);
// The document gives it to "test-related" replies, but shows the external ones without it: there, only false is a refusal.
const externalSuccess = schemas/* literal */.euz(true).optional();
const testId = schemas/* int */.Whr().nonnegative();
const optionalText = additive(schemas/* string */.YjP().nullable());
// `send_to` stands in `instructions` in one documented reply and at the top level in the other; some send both or swap them.
const createShape = {
    success,
    instructions: schemas/* looseObject */._H3({ send_to: seedGroups.optional() }).optional(),
    send_to: seedGroups.optional(),
    long_poll: additive(schemas/* looseObject */._H3({ max_wait_seconds: schemas/* number */.aig().positive() })),
    report_url: additive(schemas/* url */.OZ5({ protocol: /^https?$/ })),
};
function withSendTo(reply, context) {
    const found = reply.instructions?.send_to ?? reply.send_to;
    if (found !== undefined)
        return { ...reply, send_to: found };
    context.addIssue({
        code: 'custom',
        path: ['send_to'],
        message: 'seed addresses by provider type (or "instructions.send_to")',
    });
    return core/* NEVER */.tm;
}
/** Reads the reply of `POST /spam_tests`. */
const createSpamTestReply = schemas/* looseObject */._H3({
    ...createShape,
    test: schemas/* looseObject */._H3({
        id: additive(testId),
        tracking_id: schemas/* string */.YjP(),
        name: schemas/* string */.YjP(),
        source: schemas/* string */.YjP().nullable(),
        metadata: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    }),
})
    .transform(withSendTo);
/** Reads the reply of `POST /external_tests`. */
const createExternalTestReply = schemas/* looseObject */._H3({
    ...createShape,
    success: externalSuccess,
    test: schemas/* looseObject */._H3({ id: testId, tracking_id: schemas/* string */.YjP() }),
})
    .transform(withSendTo);
const folderNames = new Map([
    ...names/* folders */.oW.map((folder) => [folder.toLowerCase(), folder]),
    // What Microsoft calls it: the document says that a service reports it as Spam, not all do.
    ['junk', 'Spam'],
    ['junk email', 'Spam'],
    ['junk e-mail', 'Spam'],
]);
const folderSchema = schemas/* string */.YjP().transform((text, context) => {
    const folder = folderNames.get(text.toLowerCase());
    if (folder !== undefined)
        return folder;
    context.addIssue({ code: 'custom', message: `one of ${names/* folders */.oW.join(', ')}, or null` });
    return core/* NEVER */.tm;
});
const verdictSchema = additive(schemas/* looseObject */._H3({
    result: additive(schemas/* string */.YjP()),
    domain: optionalText,
    aligned: additive(schemas/* boolean */.zMY().nullable()),
    measured: additive(schemas/* boolean */.zMY()),
    detail: optionalText,
    fix: optionalText,
}));
const symbolSchema = schemas/* looseObject */._H3({
    name: schemas/* string */.YjP(),
    score: schemas/* number */.aig(),
    description: optionalText,
    fix: optionalText,
});
const spamSchema = schemas/* looseObject */._H3({
    engine: schemas/* string */.YjP(),
    score: schemas/* number */.aig(),
    threshold: schemas/* number */.aig(),
    version: optionalText,
    symbols: schemas/* array */.YOg(symbolSchema),
});
const noteSchema = schemas/* looseObject */._H3({ rule: schemas/* string */.YjP(), text: schemas/* string */.YjP(), fix: optionalText });
/** Reads one entry of `test_results`. */
const testResultEntry = schemas/* looseObject */._H3({
    delivered_to: folderSchema.nullable(),
    dkim_pass: schemas/* boolean */.zMY(),
    spf_pass: schemas/* boolean */.zMY(),
    dmarc_pass: schemas/* boolean */.zMY(),
    to: schemas/* string */.YjP(),
    from: schemas/* string */.YjP().nullable(),
    provider_name: additive(schemas/* string */.YjP()),
    provider_type: additive(schemas/* enum */.k5n(names/* providerTypes */.Nm)),
    received_at: optionalText,
    placement: additive(schemas/* enum */.k5n(['observed', 'simulated']).nullable()),
    reason: optionalText,
    spam: additive(spamSchema.nullable()),
    authentication: additive(schemas/* looseObject */._H3({ spf: verdictSchema, dkim: verdictSchema, dmarc: verdictSchema }).nullable()),
    notes: additive(schemas/* array */.YOg(noteSchema)),
});
/** Reads the reply of `GET /spam_tests/:id`. */
const getSpamTestReply = schemas/* looseObject */._H3({
    success,
    data: schemas/* looseObject */._H3({
        key: schemas/* string */.YjP(),
        name: schemas/* string */.YjP(),
        test_results: schemas/* array */.YOg(testResultEntry),
        status: additive(schemas/* string */.YjP()),
    }),
});
/** Reads the reply of `GET /external_tests/:id`. */
const getExternalTestReply = schemas/* looseObject */._H3({
    success: externalSuccess,
    test: schemas/* looseObject */._H3({ status: schemas/* string */.YjP() }),
    summary: schemas/* looseObject */._H3({
        inbox_rate: schemas/* number */.aig().min(0, 'a percentage from 0 to 100').max(100, 'a percentage from 0 to 100'),
        completed: schemas/* int */.Whr().nonnegative('a count of 0 or more'),
        total_providers: schemas/* int */.Whr().nonnegative('a count of 0 or more'),
    }),
});
/** Reads the reply of `GET /external_tests`. */
const listExternalTestsReply = schemas/* looseObject */._H3({
    success: externalSuccess,
    tests: schemas/* array */.YOg(schemas/* looseObject */._H3({
        id: testId,
        tracking_id: schemas/* string */.YjP(),
        status: schemas/* string */.YjP(),
        name: additive(schemas/* string */.YjP()),
        source: optionalText,
        metadata: additive(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())),
        created_at: additive(schemas/* string */.YjP()),
    })),
    pagination: additive(schemas/* looseObject */._H3({ page: schemas/* int */.Whr(), per_page: schemas/* int */.Whr(), total_count: schemas/* int */.Whr(), total_pages: schemas/* int */.Whr() })),
});

;// CONCATENATED MODULE: ./lib/contract/read-test.js
/** From the wire's spelling to `test.ts`: what a read reply says of a test. */

/** Everything of a CreatedTest; the seeds are as they came, still to be checked. */
function toCreatedTest(reply, style) {
    return {
        style,
        trackingId: reply.test.tracking_id,
        numericId: reply.test.id ?? null,
        seeds: toSeeds(reply.send_to),
        longPollSeconds: reply.long_poll?.max_wait_seconds ?? null,
        reportUrl: reply.report_url ?? null,
    };
}
/** All mailboxes of a list as seeds, in the table's order of types. */
function toSeeds(listed) {
    return names/* providerTypes */.Nm.flatMap((type) => toSeedsOfType(listed, type));
}
function toSeedsOfType(listed, providerType) {
    return (listed[providerType] ?? []).map(({ address, service }) => ({
        address,
        providerType,
        providerName: service ?? domainOf(address),
    }));
}
function domainOf(address) {
    return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}
/**
 * One entry of `test_results`. The three booleans mean nothing before a copy is received, nor where the service says
 * that it measured nothing: both give `isPass: null`. Of a refused copy the details say what was measured.
 */
function toSeedResult(entry) {
    const isReceived = entry.delivered_to !== null || typeof entry.received_at === 'string';
    const verdict = (isPass, details) => isReceived || details?.measured === true
        ? toVerdict(isPass || (!isReceived && details?.result === 'pass'), details)
        : { isPass: null, detail: null };
    return {
        address: entry.to,
        folder: entry.delivered_to,
        spf: verdict(entry.spf_pass, entry.authentication?.spf),
        dkim: verdict(entry.dkim_pass, entry.authentication?.dkim),
        dmarc: verdict(entry.dmarc_pass, entry.authentication?.dmarc),
        placementKind: entry.placement ?? null,
        reason: entry.reason ?? null,
        receivedAtMs: toEpochMs(entry.received_at),
        spam: toSpamVerdict(entry.spam),
        notes: (entry.notes ?? []).map(({ rule, text, fix }) => ({ rule, text, fix: fix ?? null })),
    };
}
function toVerdict(isPass, details) {
    return {
        isPass: details?.measured === false ? null : isPass,
        detail: details === undefined ? null : (details.detail ?? describeVerdict(details)),
        ...(typeof details?.fix === 'string' ? { fix: details.fix } : {}),
    };
}
/** `pass for example.com (aligned)`, as far as it is known. */
function describeVerdict({ result, domain, aligned }) {
    if (result === undefined)
        return null;
    const forDomain = typeof domain === 'string' ? ` for ${domain}` : '';
    if (typeof aligned !== 'boolean')
        return result + forDomain;
    return `${result}${forDomain} (${aligned ? 'aligned' : 'not aligned'})`;
}
function toSpamVerdict(spam) {
    if (spam === null || spam === undefined)
        return null;
    const symbols = spam.symbols.map(({ name, score, description, fix }) => ({
        name,
        score,
        description: description ?? '',
        fix: fix ?? null,
    }));
    const { engine, score, threshold, version } = spam;
    const verdict = { engine, score, threshold, symbols };
    return typeof version === 'string' ? { ...verdict, version } : verdict;
}
function toEpochMs(isoTime) {
    const epochMs = Date.parse(isoTime ?? '');
    return Number.isNaN(epochMs) ? null : epochMs;
}
/** The external test's own count. */
function toSummary(summary) {
    return {
        inboxPercent: summary.inbox_rate,
        completedCount: summary.completed,
        seedCount: summary.total_providers,
    };
}
/** True for the states after which nothing changes: api-v1.md, "States and transitions". */
function isTerminalStatus(status) {
    return status === 'complete' || status === 'expired';
}

;// CONCATENATED MODULE: ./lib/client/check-created-test.js
/** What a create reply must hold beyond its types, before anything is sent: it names addresses that mail will go to. */

const longestTrackingId = 200;
/** RFC 5321 §4.5.3.1.3, less the angle brackets. */
const longestAddress = 254;
/**
 * The tracking id stands in header fields, HTML comments and URLs. What it is made of is the service's choice, as long
 * as it cannot end any of the three; `.` and `..` would change a path.
 */
const trackingIdForm = /^(?!\.{1,2}$)[\w.~:=+/@-]+$/;
/** No white space, control or invisible characters, no specials of RFC 5322 §3.2.3; letters of any script. */
const addressForm = /^[^\s\p{C}<>()[\]\\,;:@"]+@[\p{L}\p{N}\p{M}_-]+(\.[\p{L}\p{N}\p{M}_-]+)*$/u;
/** All that is wrong with what a created test says; empty when it may be used. That it has seeds is looked at elsewhere. */
function findCreatedTestProblems({ trackingId, seeds }) {
    return [...findTrackingIdProblems(trackingId), ...findSeedProblems(seeds)];
}
function findTrackingIdProblems(trackingId) {
    if (trackingId.length <= longestTrackingId && trackingIdForm.test(trackingId))
        return [];
    return [
        {
            input: '$.test.tracking_id',
            came: (0,problem/* quoteValue */.cl)(trackingId),
            expected: `1 to ${longestTrackingId} letters, digits or signs that are safe in a header field and a URL`,
        },
    ];
}
function findSeedProblems(seeds) {
    const malformed = seeds.filter(({ address }) => address.length > longestAddress || !addressForm.test(address));
    return malformed.map(toMalformed);
}
function toMalformed({ address, providerType }) {
    return { input: `send_to.${providerType}`, came: (0,problem/* quoteValue */.cl)(address), expected: 'a plain e-mail address' };
}
/**
 * The test with each mailbox once: two seeds that are one would be sent two copies and counted twice. The first stays.
 * Upper and lower case are one address, as every mailbox provider has it.
 */
function dropRepeatedSeeds(test) {
    const byAddress = new Map();
    for (const seed of test.seeds) {
        const key = seed.address.toLowerCase();
        if (!byAddress.has(key))
            byAddress.set(key, seed);
    }
    return { ...test, seeds: [...byAddress.values()] };
}

;// CONCATENATED MODULE: ./lib/client/create-test.js
/** Creating a test: the one call that has an effect. */








/** How we call ourselves in `external_test.source`. */
const callerSource = 'presend';
/**
 * Creates a test. Its seeds are at least one, look like addresses, and no address comes twice.
 *
 * @throws PresendError with an API_ code; API_REPLY_LOST, API_REPLY_INVALID and API_NO_SEEDS: a test may exist
 */
async function createTest(request, parts, signal) {
    const question = toQuestion(request, parts.deadlineMs);
    const created = toCreatedTest(await askOrThrow(parts.transport, question, signal), request.style);
    const problems = findCreatedTestProblems(created);
    if (problems.length > 0)
        throw invalidReply(parts.transport.judged(question.call), problems);
    if (created.seeds.length === 0)
        throw noSeeds(request, parts.transport.judged(question.call).done);
    return dropRepeatedSeeds(created);
}
/** Nothing can be sent, so nothing was; which mailboxes there are is a matter of the account, not of luck. */
function noSeeds({ providerTypes }, done) {
    const wanted = providerTypes.length === 0 ? '' : ` of ${providerTypes.join(', ')}`;
    return new presend_error/* PresendError */.W({
        code: 'API_NO_SEEDS',
        outcome: 'misconfigured',
        done,
        came: 'a test without a seed address',
        expected: `at least one${wanted} in send_to, under ${names/* providerTypes */.Nm.join(', ')}`,
        todo: `${wanted === '' ? '' : 'ask for other provider-types, or '}see at the service which seed mailboxes the account has`,
    });
}
function toQuestion(request, deadlineMs) {
    const { path, toBody, schema } = endpoints[request.style];
    return { call: { method: 'POST', path, body: toBody(request), deadlineMs, headers: toHeaders(request) }, schema };
}
/** A service that does not know these fields ignores them. */
function toHeaders({ senderDomain, mailType }) {
    return {
        ...(senderDomain === null ? {} : { [http_headers/* httpHeaders */.P.senderDomain]: senderDomain }),
        ...(mailType === null ? {} : { [http_headers/* httpHeaders */.P.mailType]: mailType }),
    };
}
const endpoints = {
    'spam-test': { path: '/spam_tests', toBody: toSpamTestBody, schema: createSpamTestReply },
    'external-test': { path: '/external_tests', toBody: toExternalTestBody, schema: createExternalTestReply },
};
function toSpamTestBody(request) {
    return { spam_test: { name: request.name }, ...toOptions(request) };
}
function toExternalTestBody(request) {
    const { name, metadata } = request;
    return { external_test: { name, source: callerSource, metadata }, ...toOptions(request) };
}
/** Only what was asked for: a service that knows the document alone need not know our additions. */
function toOptions({ providerTypes, timeoutMinutes, }) {
    return {
        ...(providerTypes.length === 0 ? {} : { provider_types: providerTypes }),
        ...(timeoutMinutes === null ? {} : { timeout_minutes: timeoutMinutes }),
    };
}

;// CONCATENATED MODULE: ./lib/client/poll-call.js
/** A poll as a call: the same for everything that can be looked at. */

/** The GET of `path`, held back where the question asks for that. */
function toPollCall(path, { hold, deadlineMs }) {
    return {
        method: 'GET',
        path,
        deadlineMs,
        endMs: deadlineMs,
        ...(hold === null ? {} : toHold(hold)),
    };
}
/** RFC 7240 §4.3 with RFC 9110 §13.1.2: "answer when it differs from this, or after so many seconds". */
function toHold({ seconds, etag }) {
    return {
        headers: { [http_headers/* httpHeaders */.P.prefer]: `wait=${seconds}`, [http_headers/* httpHeaders */.P.ifNoneMatch]: etag },
        holdMs: seconds * 1000,
    };
}

;// CONCATENATED MODULE: ./lib/client/match-seed-results.js
/** Which result belongs to which seed of the test. */
/**
 * The results of the test's own seeds, one a seed at most, under the address as the create reply spelled it. Addresses
 * are compared without regard to case; one that a service reports without its subaddress (`seed@` for `seed+abc@`) counts
 * where only one seed can be meant. A result of a stranger is dropped: it must not count for anything.
 */
function matchSeedResults(results, seeds) {
    const addressByKey = keySeeds(seeds);
    const resultByAddress = new Map();
    for (const result of results) {
        const address = addressByKey.get(result.address.toLowerCase());
        if (address === undefined)
            continue;
        const known = resultByAddress.get(address);
        // Two entries for one seed: the one that was received says more, the first of two received ones stays.
        if (known === undefined || known.folder === null)
            resultByAddress.set(address, { ...result, address });
    }
    return [...resultByAddress.values()];
}
/** Lower-case address → address; bare addresses only where they are unambiguous and no seed's own. */
function keySeeds(seeds) {
    const exact = new Map(seeds.map(({ address }) => [address.toLowerCase(), address]));
    const keys = new Map(exact);
    const ambiguous = new Set();
    for (const [key, address] of exact) {
        const bare = key.replace(/\+[^@]*@/, '@');
        if (exact.has(bare) || ambiguous.has(bare))
            continue;
        if (keys.has(bare)) {
            keys.delete(bare);
            ambiguous.add(bare);
            continue;
        }
        keys.set(bare, address);
    }
    return keys;
}

;// CONCATENATED MODULE: ./lib/client/spam-test-poll.js
/** Looking at a spam test: one request tells all seeds. */






/** Polls `GET /spam_tests/:tracking_id`. */
function openSpamTestPoll(test, transport) {
    return async (question, signal) => {
        const answer = await ask(transport, askForSpamTest(test.trackingId, question), signal);
        if (answer.status === 'given-up')
            return answer;
        const { rateLimit, headers } = answer.reply;
        if (answer.status === 'unchanged')
            return { status: 'unchanged', rateLimit, requestCount: 1 };
        const results = readResults(answer.value, test);
        return {
            status: 'told',
            snapshot: toSnapshot(answer.value, results, test),
            receivedCount: results.filter((result) => result.folder !== null).length,
            etag: headers[http_headers/* httpHeaders */.P.etag.toLowerCase()] ?? null,
            rateLimit,
            requestCount: 1,
        };
    };
}
/** The question for one test by any of its ids. */
function askForSpamTest(id, question) {
    return { call: toPollCall(`/spam_tests/${encodeURIComponent(id)}`, question), schema: getSpamTestReply };
}
/** The results that belong to the test's seeds. */
function readResults(reply, test) {
    return matchSeedResults(reply.data.test_results.map(toSeedResult), test.seeds);
}
function toSnapshot(reply, results, test) {
    const status = reply.data.status ?? null;
    return { results, summary: null, status, isTerminal: isTerminal(status, results, test) };
}
/** The document gives a spam test no state; there, nothing is left to come once every seed has a folder. */
function isTerminal(status, results, test) {
    if (status !== null)
        return isTerminalStatus(status);
    return results.filter((result) => result.folder !== null).length === test.seeds.length;
}

;// CONCATENATED MODULE: ./lib/client/external-test-poll.js
/** Looking at an external test: one request tells its state and counts, a second one the seeds, where the service has it. */






/** Polls `GET /external_tests/:id`, and `GET /spam_tests/:tracking_id` whenever the counts have changed. */
function openExternalTestPoll(test, numericId, transport) {
    let details = { status: 'wanted', results: null, completedCount: -1, refusalCount: 0 };
    return async (question, signal) => {
        const answer = await ask(transport, askForExternalTest(numericId, question), signal);
        if (answer.status === 'given-up')
            return answer;
        if (answer.status === 'unchanged') {
            return { status: 'unchanged', rateLimit: answer.reply.rateLimit, requestCount: 1 };
        }
        const asked = isDetailNews(details, answer.value)
            ? await askForDetails({ test, question, details, state: answer.value, transport }, signal)
            : { details, rateLimit: null, requestCount: 0 };
        if ('status' in asked)
            return asked;
        details = asked.details;
        return {
            status: 'told',
            snapshot: {
                results: details.results,
                summary: toSummary(answer.value.summary),
                isTerminal: isTerminalStatus(answer.value.test.status),
                status: answer.value.test.status,
            },
            receivedCount: answer.value.summary.completed,
            etag: answer.reply.headers[http_headers/* httpHeaders */.P.etag.toLowerCase()] ?? null,
            rateLimit: asked.rateLimit ?? answer.reply.rateLimit,
            requestCount: 1 + asked.requestCount,
        };
    };
}
/** The question for state and counts. */
function askForExternalTest(numericId, question) {
    return { call: toPollCall(`/external_tests/${numericId}`, question), schema: getExternalTestReply };
}
/** The details cost a request: they are asked for when they can differ, and once more when nothing will change again. */
function isDetailNews(details, { test, summary }) {
    if (details.status === 'missing')
        return false;
    if (details.status === 'wanted')
        return true;
    return summary.completed !== details.completedCount || isTerminalStatus(test.status);
}
async function askForDetails(request, signal) {
    const { test, question, details, state, transport } = request;
    const answer = await ask(transport, askForSpamTest(test.trackingId, { ...question, hold: null }), signal);
    if (answer.status === 'given-up')
        return judgeMissingDetails(answer, request);
    const { rateLimit } = answer.reply;
    if (answer.status === 'unchanged')
        return { details, rateLimit, requestCount: 1 };
    const results = readResults(answer.value, test);
    const completedCount = state.summary.completed;
    return { details: { status: 'known', results, completedCount, refusalCount: 0 }, rateLimit, requestCount: 1 };
}
/** Services that give no details refuse in their own ways; what is wrong with the token or the network is no such way. */
const missingDetailCodes = new Set(['API_NOT_FOUND', 'API_REQUEST_REFUSED', 'API_REPLY_INVALID']);
/**
 * A refusal means "no details here" once there is something to tell. Before that it may be a test that is not yet
 * everywhere in the service: the second refusal settles it.
 */
function judgeMissingDetails(answer, { details, state }) {
    const isMissing = answer.because === 'refused' && missingDetailCodes.has(answer.error.code);
    // Once known, the details exist; then a refusal is trouble.
    if (!isMissing || details.status === 'known')
        return answer;
    const refusalCount = details.refusalCount + 1;
    const isSettled = refusalCount >= 2 || state.summary.completed > 0 || isTerminalStatus(state.test.status);
    const status = isSettled ? 'missing' : 'wanted';
    return { details: { ...details, status, refusalCount }, rateLimit: null, requestCount: 1 };
}

;// CONCATENATED MODULE: ./lib/client/lists.js
/** The calls that list: seed mailboxes and external tests. */




/** All seed mailboxes of the service: `GET /spam_tests/email_services`. */
async function listEmailServices(transport, signal) {
    const call = { method: 'GET', path: '/spam_tests/email_services' };
    return toSeeds(await askOrThrow(transport, { call, schema: emailServicesReply }, signal));
}
/** Seed mailboxes with provider and health: `GET /external_tests/providers`. No types: all. */
async function listProviders(transport, providerTypes, signal) {
    const query = providerTypes.map((type) => ['provider_types[]', type]);
    const call = { method: 'GET', path: '/external_tests/providers', query };
    return await askOrThrow(transport, { call, schema: providersReply }, signal);
}
/** One page of external tests: `GET /external_tests`. */
async function listExternalTests(transport, filter, signal) {
    const { source, status, page, perPage } = filter;
    const query = Object.entries({ source, status, page, per_page: perPage }).flatMap(([name, value]) => value === undefined ? [] : [[name, String(value)]]);
    const call = { method: 'GET', path: '/external_tests', query };
    return await askOrThrow(transport, { call, schema: listExternalTestsReply }, signal);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./lib/contract/read-postmaster.js
/**
 * How replies of the postmaster paths are read: documented fields must be there with their types, unknown ones are let
 * through, and a series is in order with every day once.
 */


const day = iso/* date */.p6('a day that exists, as YYYY-MM-DD');
const count = schemas/* int */.Whr().nonnegative('a count of 0 or more');
// A service that gives percentages shows itself at the first value above 1; taken for ratios they would be nonsense.
const ratio = schemas/* number */.aig().min(0, 'a ratio from 0 to 1').max(1, 'a ratio from 0 to 1');
/** Two entries for one day would weigh it twice; nobody can say which is meant. */
function daily(entry) {
    return schemas/* array */.YOg(entry)
        .superRefine((entries, context) => {
        const seen = new Set();
        for (const [index, { date }] of entries.entries()) {
            if (seen.has(date))
                context.addIssue({ code: 'custom', path: [index, 'date'], message: 'every day at most once' });
            seen.add(date);
        }
    })
        .transform((entries) => entries.toSorted((left, right) => (left.date < right.date ? -1 : 1)));
}
const spamRate = daily(schemas/* looseObject */._H3({ date: day, value: ratio }).transform(({ date, value }) => ({ date, userReportedSpamRatio: value })));
const ipReputation = daily(schemas/* looseObject */._H3({ date: day, high: count, medium: count, low: count, bad: count })
    .transform(({ date, high, medium, low, bad }) => ({
    date,
    highCount: high,
    mediumCount: medium,
    lowCount: low,
    badCount: bad,
})));
const reputation = schemas/* enum */.k5n(['HIGH', 'MEDIUM', 'LOW', 'BAD']);
// It is only shown: a word that the document does not have must not keep the other six series from being read.
const domainReputation = daily(schemas/* looseObject */._H3({ date: day, reputation: schemas/* string */.YjP() }).transform((entry) => {
    const known = reputation.safeParse(entry.reputation.toUpperCase());
    return { date: entry.date, reputation: known.success ? known.data : null };
}));
const feedbackLoop = daily(schemas/* looseObject */._H3({ date: day, spam_count: count, fbl_count: count })
    .transform((entry) => ({ date: entry.date, spamCount: entry.spam_count, loopCount: entry.fbl_count })));
const authentication = daily(schemas/* looseObject */._H3({ date: day, spf_success_ratio: ratio, dkim_success_ratio: ratio, dmarc_success_ratio: ratio })
    .transform((entry) => ({
    date: entry.date,
    spfSuccessRatio: entry.spf_success_ratio,
    dkimSuccessRatio: entry.dkim_success_ratio,
    dmarcSuccessRatio: entry.dmarc_success_ratio,
})));
const encryption = daily(schemas/* looseObject */._H3({ date: day, tls_success_ratio: ratio })
    .transform((entry) => ({ date: entry.date, tlsSuccessRatio: entry.tls_success_ratio })));
// "Item shape inside errors: not shown", says the document. So an item may be anything, and what it lacks is not known.
const deliveryError = schemas/* looseObject */._H3({ error_class: additive(schemas/* string */.YjP()), error_type: additive(schemas/* string */.YjP()), error_ratio: additive(ratio) })
    .catch({ error_class: undefined, error_type: undefined, error_ratio: undefined });
const deliveryErrors = daily(schemas/* looseObject */._H3({ date: day, errors: schemas/* array */.YOg(deliveryError) }).transform(({ date, errors }) => ({
    date,
    errors: errors.map((error) => ({
        errorClass: error.error_class ?? null,
        errorType: error.error_type ?? null,
        errorRatio: error.error_ratio ?? null,
    })),
})));
/** Reads the reply of `GET /postmaster_accounts/connected`. */
const connectedAccounts = schemas/* looseObject */._H3({
    connected_accounts: schemas/* array */.YOg(schemas/* looseObject */._H3({
        id: schemas/* int */.Whr().nonnegative('an id of 0 or more'),
        email: schemas/* string */.YjP(),
        created_at: schemas/* string */.YjP(),
        source: additive(schemas/* string */.YjP().regex(/^[a-z0-9-]{1,40}$/u)),
    })),
})
    .transform((reply) => reply.connected_accounts.map(({ id, email, created_at: createdAt, source }) => ({
    id,
    email,
    createdAt,
    source: source ?? null,
})));
/** Reads the reply of `GET /postmaster_accounts/:id`: the series at the top level. */
const domainSeries = schemas/* looseObject */._H3({
    spam_rate_data: spamRate,
    ip_reputation_data: ipReputation,
    domain_reputation_data: domainReputation,
    feedback_loop_data: feedbackLoop,
    authentication_data: authentication,
    encryption_data: encryption,
    delivery_errors_data: deliveryErrors,
})
    .transform((reply) => ({
    spamRate: reply.spam_rate_data,
    ipReputation: reply.ip_reputation_data,
    domainReputation: reply.domain_reputation_data,
    feedbackLoop: reply.feedback_loop_data,
    authentication: reply.authentication_data,
    encryption: reply.encryption_data,
    deliveryErrors: reply.delivery_errors_data,
}));
/**
 * Reads the reply of `GET /postmaster_accounts`. The document does not show what stands under its keys; ours are the
 * daily entries of the per-domain answer.
 */
const cumulativeSeries = schemas/* looseObject */._H3({
    data: schemas/* looseObject */._H3({
        spam_rate: spamRate,
        ip_reputation: ipReputation,
        domain_reputation: domainReputation,
        feedback_loop: feedbackLoop,
        authentication,
        encryption,
        delivery_errors: deliveryErrors,
    }),
})
    .transform(({ data }) => ({
    spamRate: data.spam_rate,
    ipReputation: data.ip_reputation,
    domainReputation: data.domain_reputation,
    feedbackLoop: data.feedback_loop,
    authentication: data.authentication,
    encryption: data.encryption,
    deliveryErrors: data.delivery_errors,
}));
/** Recognises a postmaster path's own error: `{error}` without `success`, which only test and authentication errors carry. */
const postmasterError = schemas/* looseObject */._H3({
    error: schemas/* string */.YjP(),
    success: schemas/* undefined */.Vxk().optional(),
});

;// CONCATENATED MODULE: ./lib/client/postmaster.js
/** The three reads of postmaster data: api-v1.md, "Postmaster data". */






/** The accounts of the workspace; `none`: it has connected none. @throws PresendError with an API_ code */
async function listPostmasterAccounts(transport, { deadlineMs }, signal) {
    const question = { call: readOf('/postmaster_accounts/connected', deadlineMs), schema: connectedAccounts };
    return await askForData(transport, question, signal);
}
/** The series of one domain; `none`: there is no data of it in the range. @throws PresendError with an API_ code */
async function readPostmasterDomain(transport, { account, domain, range, deadlineMs }, signal) {
    const days = range === null ? [] : [['start_date', range.startDate], ['end_date', range.endDate]];
    const query = [['email', account.email], ['item', domain], ...days];
    const call = { ...readOf(`/postmaster_accounts/${account.id}`, deadlineMs), query };
    return await askForData(transport, { call, schema: domainSeries }, signal);
}
/** The series over all domains of an account; `none`: there is no data at all. @throws PresendError with an API_ code */
async function readPostmasterTotals(transport, { account, deadlineMs }, signal) {
    const call = { ...readOf('/postmaster_accounts', deadlineMs), query: [['email', account.email]] };
    return await askForData(transport, { call, schema: cumulativeSeries }, signal);
}
/** 404 is how these paths say "none"; everything else keeps the rules of every call. */
function readOf(path, deadlineMs) {
    return { method: 'GET', path, answers: [404], deadlineMs, endMs: deadlineMs };
}
async function askForData(transport, { call, schema }, signal) {
    const reply = acceptedReply(await transport.send(call, signal));
    const judged = transport.judged(call);
    if (reply.statusCode !== 404)
        return { status: 'told', value: parseReply(reply, schema, judged) };
    // A page of some other server, or a path that the service does not have: the address is wrong, nothing is known.
    if (!isOwnError(reply))
        throw judgeRefusal(reply, judged);
    return { status: 'none', words: describeReply(reply) };
}
function isOwnError(reply) {
    try {
        return (0,wire_schema/* parseWire */.n)(postmasterError, JSON.parse(reply.text)).status === 'ok';
    }
    catch {
        // Not JSON, so not the document's error body.
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/client/star-token.js
/** No error of the client shows the token, even where a server repeats it. */

/** Starring a shorter text would garble messages and hide nothing. */
const shortestStarred = 4;
/** Runs `work`; a PresendError that leaves it has the token replaced by `***` in all its texts. */
async function withTokenStarred(apiToken, work) {
    try {
        return await work();
    }
    catch (error) {
        throw starToken(error, apiToken);
    }
}
/** The same for an error at hand; what is no PresendError (an abort reason, a bug) stays as it is. */
function starToken(error, apiToken) {
    const token = apiToken.reveal();
    if (!(error instanceof presend_error/* PresendError */.W) || token.length < shortestStarred)
        return error;
    const star = (text) => text.replaceAll(token, '***');
    const { code, outcome, done, came, expected, todo, cause } = error.parts;
    return new presend_error/* PresendError */.W({
        code,
        outcome,
        done: star(done),
        came: star(came),
        expected: star(expected),
        todo: star(todo),
        problems: error.problems.map((problem) => starProblem(problem, star)),
        cause,
    });
}
function starProblem(problem, star) {
    const came = problem.came === undefined ? {} : { came: star(problem.came) };
    return { ...problem, ...came, input: star(problem.input), expected: star(problem.expected) };
}

// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js + 1 modules
var lib = __webpack_require__(44942);
;// CONCATENATED MODULE: ./lib/client/api-call.js
/** A question to the service, and the answer, as the parts of the client hand them to one another. */
/** `GET https://api.example.test/api/v1/spam_tests`: how errors name a call. The query is left out. */
function nameCall(call, baseUrl) {
    const url = new URL(baseUrl);
    return `${call.method} ${url.origin}${url.pathname}${call.path}`;
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./lib/world/time-limit.js
var time_limit = __webpack_require__(83141);
;// CONCATENATED MODULE: ./lib/client/read-body.js
/** A reply's body, with a limit: whoever answers cannot fill our memory. */
/**
 * Reads a stream to its end as UTF-8. Stops, and destroys the stream, at the first chunk beyond the limit.
 *
 * @throws the stream's own error when it breaks off
 */
async function readBody(stream, maxBodyBytes) {
    const chunks = [];
    let sizeBytes = 0;
    for await (const chunk of stream) {
        sizeBytes += chunk.length;
        // Leaving the loop destroys the stream and with it the connection.
        if (sizeBytes > maxBodyBytes)
            return { status: 'too-large' };
        chunks.push(chunk);
    }
    // A byte order mark is no JSON, yet some servers send one.
    return {
        status: 'read',
        text: Buffer.concat(chunks)
            .toString('utf8')
            .replace(/^\uFEFF/, ''),
    };
}

;// CONCATENATED MODULE: ./lib/client/redirect.js
/** Which redirects are followed: the token stays with the origin it was given for. */

/** Most hops of one attempt. */
const maxRedirects = 5;
const redirectCodes = new Set([301, 302, 303, 307, 308]);
/** Those that keep method and body: RFC 9110 §15.4.8, §15.4.9. */
const bodyKeepingCodes = new Set([307, 308]);
/** Decides on one reply; only the same origin is followed, and a POST only where it stays one. */
function decideRedirect(question) {
    const { method, from, statusCode, headers, hopCount } = question;
    if (!redirectCodes.has(statusCode))
        return { status: 'none' };
    const location = headers[http_headers/* httpHeaders */.P.location.toLowerCase()] ?? '';
    const to = location !== '' && URL.canParse(location, from.href) ? new URL(location, from) : null;
    if (to === null)
        return { status: 'refuse', to: 'nowhere', why: 'a readable Location' };
    const shownTo = `${to.origin}${to.pathname}`;
    if (to.origin !== from.origin) {
        return { status: 'refuse', to: shownTo, why: `no redirect away from ${from.origin}: the API token is for it alone` };
    }
    if (method === 'POST' && !bodyKeepingCodes.has(statusCode)) {
        return { status: 'refuse', to: shownTo, why: 'a 307 or 308, which keep a POST a POST' };
    }
    if (hopCount >= maxRedirects)
        return { status: 'refuse', to: shownTo, why: `at most ${maxRedirects} redirects` };
    return { status: 'follow', to };
}

;// CONCATENATED MODULE: ./lib/client/attempt.js
/** One try of one call: request, redirects within the origin, body. It says how it ended and judges nothing. */








/**
 * Makes the request once (and once more for each redirect within the origin). The time limit holds for all of it.
 *
 * @throws only the signal's reason
 */
async function attemptRequest(request, parts, signal) {
    const { timeLimitMs } = request;
    try {
        const work = async (limited) => await exchange(request, parts, limited);
        return await (0,time_limit/* withinTime */.dn)(work, timeLimitMs, { clock: parts.clock, signal });
    }
    catch (cause) {
        signal.throwIfAborted();
        if (cause instanceof time_limit/* TimeLimitReached */.r_)
            return { status: 'timed-out', timeLimitMs };
        return { status: classifyNetworkFailure(cause), cause };
    }
}
async function exchange(request, parts, signal) {
    let url = request.url;
    for (let hopCount = 0;; hopCount += 1) {
        const message = await requestOnce({ ...request, url }, parts, signal);
        const statusCode = message.statusCode ?? 0;
        const headers = readHeaders(message.headers);
        const decision = decideRedirect({ method: request.method, from: url, statusCode, headers, hopCount });
        if (decision.status === 'none')
            return await readReply({ message, headers }, parts);
        message.destroy();
        if (decision.status === 'refuse') {
            return { status: 'redirected-away', statusCode, to: decision.to, why: decision.why };
        }
        url = decision.to;
    }
}
async function requestOnce({ method, url, headers, body }, { httpClient, apiToken }, signal) {
    const options = {
        // User and password of the base URL give way to our own Authorization.
        ...(0,external_node_url_.urlToHttpOptions)(url),
        method,
        // An agent that tunnels knows no default port and would name it: `api.example.test:80`.
        headers: { ...headers, host: url.host, authorization: `Bearer ${apiToken.reveal()}` },
        agent: httpClient.getAgent(url.href),
        signal,
    };
    const httpModule = url.protocol === 'https:' ? external_node_https_ : external_node_http_;
    const response = await httpClient.requestRaw({ options, parsedUrl: url, httpModule }, body ?? '');
    return response.message;
}
async function readReply({ message, headers }, parts) {
    const statusCode = message.statusCode ?? 0;
    const reply = (text) => ({
        statusCode,
        headers,
        text,
        rateLimit: readRateLimit(headers, parts.clock),
    });
    const isRefusal = statusCode >= 400;
    try {
        const body = await readBody(message, parts.maxBodyBytes);
        if (body.status === 'read')
            return { status: 'replied', reply: reply(body.text) };
        if (!isRefusal)
            return { status: 'too-large', maxBodyBytes: parts.maxBodyBytes };
    }
    catch (cause) {
        // A refusal is one by its status alone; its words are lost, not its meaning.
        if (!isRefusal)
            return { status: 'lost', cause };
    }
    return { status: 'replied', reply: reply('') };
}
function readHeaders(headers) {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

;// CONCATENATED MODULE: ./lib/client/trace-attempt.js
/** A request and its reply as a line of debug output. */

/** `API: GET /api/v1/spam_tests/x: 200 in 12 ms (x-ratelimit-remaining: 997)`. */
function traceAttempt({ method, url }, attempt, tookMs) {
    return `API: ${method} ${url.pathname}: ${outcomeOf(attempt)} in ${Math.round(tookMs)} ms`;
}
function outcomeOf(attempt) {
    switch (attempt.status) {
        case 'replied': {
            const shown = Object.entries(attempt.reply.headers).filter(([name]) => /^(?:x-ratelimit-|retry-after$)/u.test(name));
            const limits = shown.map(([name, value]) => `${name}: ${value}`).join(', ');
            return `${attempt.reply.statusCode}${limits === '' ? '' : ` (${limits})`}`;
        }
        case 'timed-out':
            return `no reply within ${attempt.timeLimitMs} ms`;
        case 'too-large':
            return `reply larger than ${attempt.maxBodyBytes} bytes`;
        case 'redirected-away':
            return `${attempt.statusCode}, redirect not followed: ${attempt.why}`;
        case 'unreached':
        case 'untrusted':
        case 'lost':
            return `${attempt.status}: ${describeNetworkFailure(attempt.cause)}`;
        default:
            return attempt;
    }
}

;// CONCATENATED MODULE: ./lib/client/transport.js
/**
 * HTTP to one service: proxies, `no_proxy` and NODE_EXTRA_CA_CERTS as @actions/http-client has them; limits, retries
 * and redirects as presend has them.
 */






/** A Transport; it connects when the first call is made. */
function openTransport(options, world) {
    const { requestTimeoutMs, maxBodyBytes, apiToken } = options;
    const httpClients = {
        GET: openHttpClient('keep-alive', requestTimeoutMs),
        // A kept connection may be closed by the server just as we write: a GET is then repeated, a POST must not be. So a
        // POST pays for a connection of its own.
        POST: openHttpClient('close', requestTimeoutMs),
    };
    const judged = (call) => ({
        method: call.method,
        done: nameCall(call, options.apiUrl),
        ...(call.answers === undefined ? {} : { answers: call.answers }),
    });
    let lastRateLimit = null;
    return {
        judged,
        lastRateLimit: () => lastRateLimit,
        send: async (call, signal) => {
            const parts = { httpClient: httpClients[call.method], apiToken, clock: world.clock, maxBodyBytes };
            const sent = {
                ...judged(call),
                deadlineMs: call.deadlineMs ?? Number.POSITIVE_INFINITY,
                trace: options.trace,
                attempt: async (limited) => {
                    const request = toWireRequest(call, options, world.clock.monotonicMs());
                    const startedMs = world.clock.monotonicMs();
                    const attempt = await attemptRequest(request, parts, limited);
                    options.trace?.(traceAttempt(request, attempt, world.clock.monotonicMs() - startedMs));
                    if (attempt.status === 'replied')
                        lastRateLimit = attempt.reply.rateLimit ?? lastRateLimit;
                    return attempt;
                },
            };
            return await sendCall(sent, world, signal);
        },
        [Symbol.asyncDispose]: async () => {
            httpClients.GET.dispose();
            httpClients.POST.dispose();
        },
    };
}
/** Longest hold of a long poll that the library's own idle limit must not cut short. */
const longestHoldMs = 120_000;
function openHttpClient(connection, requestTimeoutMs) {
    return new lib/* HttpClient */.Qq(undefined, [], {
        keepAlive: connection === 'keep-alive',
        allowRetries: false,
        allowRedirects: false,
        socketTimeout: requestTimeoutMs + longestHoldMs,
    });
}
function toWireRequest(call, options, nowMs) {
    const url = new URL(options.apiUrl + call.path);
    for (const [name, value] of call.query ?? [])
        url.searchParams.append(name, value);
    return {
        method: call.method,
        url,
        headers: {
            [http_headers/* httpHeaders */.P.accept]: 'application/json',
            // The document wants it on every request, with a body or without.
            [http_headers/* httpHeaders */.P.contentType]: 'application/json',
            [http_headers/* httpHeaders */.P.userAgent]: options.userAgent,
            ...call.headers,
        },
        body: call.body === undefined ? null : JSON.stringify(call.body),
        timeLimitMs: timeLimitOf(call, options, nowMs),
    };
}
/** What is left of the call's time, at most the client's own limit on top of the hold that was asked for. */
function timeLimitOf({ holdMs, endMs }, { requestTimeoutMs }, nowMs) {
    const leftMs = Math.max((endMs ?? Number.POSITIVE_INFINITY) - nowMs, 0);
    return Math.min(requestTimeoutMs + (holdMs ?? 0), leftMs);
}

;// CONCATENATED MODULE: ./lib/client/open-poll.js
/** Which way a test is looked at: the two styles differ in what they ask, not in what they answer. */


/** The way to look at this test. */
function openPoll(test, transport) {
    // An external test without a number can only be asked for by its tracking id.
    if (test.style === 'spam-test' || test.numericId === null)
        return openSpamTestPoll(test, transport);
    return openExternalTestPoll(test, test.numericId, transport);
}

;// CONCATENATED MODULE: ./lib/client/normal-distribution.js
/** The standard normal distribution, as exactly as a waiting time needs it. */
/** Density at `z`. */
function normalDensity(z) {
    return Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI);
}
const tailTerms = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
/** Share below `z`, 0–1; error below 1e-7. Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17. */
function normalShareBelow(z) {
    const step = 1 / (1 + 0.231_641_9 * Math.abs(z));
    const series = tailTerms.reduceRight((sum, term) => (sum + term) * step, 0);
    const tail = normalDensity(z) * series;
    return z > 0 ? 1 - tail : tail;
}
/** The `z` with `share` below it; error below 5e-4. Source: the same, 26.2.23. */
function normalQuantile(share) {
    if (share > 0.5)
        return -normalQuantile(1 - share);
    const depth = Math.sqrt(-2 * Math.log(Math.max(share, 1e-12)));
    const top = 2.515_517 + depth * (0.802_853 + depth * 0.010_328);
    const bottom = 1 + depth * (1.432_788 + depth * (0.189_269 + depth * 0.001_308));
    return top / bottom - depth;
}

;// CONCATENATED MODULE: ./lib/client/arrival-forecast.js
/**
 * When will the copy arrive that can decide the run? A forecast from how many have arrived so far.
 *
 * Delivery times are right-skewed over several orders of magnitude (seconds to many minutes), and the logarithm of them is
 * close to normal. So the counts of two polls give a spread, the last count gives a place, and the time of the k-th
 * arrival follows; both are blended with what is usual, since a few counts say little.
 */

/** Copies that are usually lost on the way. */
const usualLossShare = 0.02;
/** Deviation of the log of delivery times, before anything was seen of it: the 90th percentile is 4 times the median. */
const usualSpread = 1.15;
/** How far that may be off, as a deviation: before the first arrival, and after it. */
const spreadDoubtAtFirst = 0.45;
const spreadDoubt = 0.25;
/** The range of spreads that is believed. */
const leastSpread = 0.15;
const mostSpread = 2.5;
/** Elapsed times below this are all "at once": their logarithm would mean too much. */
const leastElapsedMs = 100;
/** The forecast after the last poll; what has arrived beyond the decisive count makes the next arrival the decisive one. */
function forecastDecisiveArrival(history) {
    const { counts, expectedCount } = history;
    const last = lastOf(counts);
    const targetCount = Math.max(history.decisiveCount, last.receivedCount + 1);
    const reachedZ = zOfCount(last.receivedCount, expectedCount);
    // 0.3: the median of the k-th of n arrivals lies at (k − 0.3) / (n + 0.4), Benard's approximation.
    const targetZ = Math.max(zOfCount(targetCount - 0.3, expectedCount), reachedZ + 0.05);
    const { spread, doubt } = estimateSpread(history);
    const stepZ = targetZ - reachedZ;
    return {
        logMean: logElapsed(last) + spread * stepZ,
        logDeviation: Math.hypot(doubt * stepZ, spread * orderDeviation(last.receivedCount, targetCount, history)),
    };
}
/**
 * The wait after which the run is expected to have lost `lossMs` by not asking: as long as the decisive arrival is
 * unlikely the wait grows, and shortly before it the waits become short.
 *
 * @returns milliseconds, at most `mostMs`
 */
function waitForExpectedLoss(forecast, { elapsedMs, lossMs, mostMs }) {
    const fromMs = Math.max(elapsedMs, leastElapsedMs);
    const shareBefore = (ms) => normalShareBelow((Math.log(ms) - forecast.logMean) / forecast.logDeviation);
    const shareSoFar = shareBefore(fromMs);
    const stepMs = Math.max(5, fromMs / 250);
    let lostMs = 0;
    let waitMs = 0;
    while (waitMs < mostMs && lostMs < lossMs) {
        waitMs += stepMs;
        // Given that it has not come so far, it has come by then; 1e-9 where it should long have come.
        const share = (shareBefore(fromMs + waitMs) - shareSoFar) / Math.max(1 - shareSoFar, 1e-9);
        lostMs += Math.min(share, 1) * stepMs;
    }
    return Math.min(waitMs, mostMs);
}
/** Spread of the log of delivery times: what the counts say, weighted by how much they say, else what is usual. */
function estimateSpread({ counts, expectedCount }) {
    const last = lastOf(counts);
    const usualDoubt = last.receivedCount === 0 ? spreadDoubtAtFirst : spreadDoubt;
    const first = counts.find((count) => count.receivedCount >= 2);
    if (first === undefined || last.receivedCount <= first.receivedCount) {
        return { spread: usualSpread, doubt: usualDoubt };
    }
    const stepZ = zOfCount(last.receivedCount, expectedCount) - zOfCount(first.receivedCount, expectedCount);
    const seen = Math.min(mostSpread, Math.max(leastSpread, (logElapsed(last) - logElapsed(first)) / stepZ));
    const weight = stepZ ** 2 / (stepZ ** 2 + 1);
    return { spread: weight * seen + (1 - weight) * usualSpread, doubt: usualDoubt * Math.sqrt(1 - weight) };
}
/**
 * How much the place of the target-th arrival varies by chance, as a deviation of z: the r-th of m copies still to come
 * has a beta-distributed share of what is left.
 */
function orderDeviation(receivedCount, targetCount, { expectedCount }) {
    const pendingCount = Math.max(expectedCount * (1 - usualLossShare) - receivedCount, 1.2);
    const rank = Math.min(Math.max(targetCount - receivedCount, 1), pendingCount - 0.1);
    const meanShare = rank / (pendingCount + 1);
    const shareDeviation = Math.sqrt((meanShare * (1 - meanShare)) / (pendingCount + 2));
    const reachedShare = shareOfCount(receivedCount, expectedCount);
    const targetZ = zOfCount(targetCount - 0.3, expectedCount);
    return ((1 - reachedShare) * shareDeviation) / normalDensity(targetZ);
}
function zOfCount(count, expectedCount) {
    return normalQuantile(shareOfCount(count, expectedCount));
}
/** Share of all copies that will ever arrive; kept off 0 and 1, whose z is infinite. */
function shareOfCount(count, expectedCount) {
    const half = 0.5 / Math.max(expectedCount, 1);
    const arrivingCount = Math.max(expectedCount, 1) * (1 - usualLossShare);
    return Math.min(Math.max(count / arrivingCount, half), 1 - half);
}
function logElapsed(count) {
    return Math.log(Math.max(count.elapsedMs, leastElapsedMs));
}
function lastOf(counts) {
    return counts.at(-1) ?? counts[0];
}

;// CONCATENATED MODULE: ./lib/client/shared-budget.js
/**
 * What a request costs when many jobs share one token. Nobody coordinates them: each sees in `X-RateLimit-Remaining` how
 * fast the others spend, and spends its own share over its own expected wait.
 */
/** How many answers are looked back at: fewer jump, more are old. */
const noteCount = 4;
/** Dearest price: beyond it waits grow long and save little. */
const mostPrice = 16;
/** Requests that are left to others who must create a test. */
const reserveCount = 2;
/**
 * 1 while the budget lasts for everybody until the window ends; more when the others' rate would empty it before, in
 * proportion, up to 16.
 */
function requestPrice(notes, limit, nowMs) {
    if (limit === null)
        return 1;
    const { othersCount, spanMs } = countSpending(notes);
    if (spanMs === 0)
        return 1;
    const othersUntilReset = (othersCount / spanMs) * Math.max(limit.resetAtMs - nowMs, 0);
    return Math.min(Math.max(othersUntilReset / Math.max(limit.remainingCount, 1), 1), mostPrice);
}
/**
 * The least gap that keeps us within our share of what is left; 0 when there is plenty.
 *
 * @param expectedWaitMs how long we expect to go on asking
 */
function leastGapMs(notes, limit, { nowMs, expectedWaitMs }) {
    if (limit === null)
        return 0;
    const untilResetMs = Math.max(limit.resetAtMs - nowMs, 0);
    // A second more: the server's clock and ours do not tick together.
    if (limit.remainingCount <= reserveCount)
        return untilResetMs === 0 ? 0 : untilResetMs + 1000;
    const { ownCount, othersCount } = countSpending(notes);
    const jobCount = ownCount === 0 ? 1 : 1 + othersCount / ownCount;
    const ownShareCount = limit.remainingCount / jobCount;
    return Math.min(Math.min(expectedWaitMs, untilResetMs) / ownShareCount, untilResetMs);
}
function countSpending(notes) {
    const last = notes.at(-1);
    // Servers give the reset in whole seconds, and our reading of it wavers by the answer's way: 2 s is the same window.
    const sameWindow = notes.filter((note) => last !== undefined && Math.abs(note.resetAtMs - last.resetAtMs) < 2000);
    const recent = sameWindow.slice(-noteCount);
    const first = recent[0];
    if (last === undefined || first === undefined || first === last)
        return { ownCount: 0, othersCount: 0, spanMs: 0 };
    const ownCount = recent.slice(1).reduce((sum, note) => sum + note.requestCount, 0);
    const othersCount = Math.max(first.remainingCount - last.remainingCount - ownCount, 0);
    return { ownCount, othersCount, spanMs: Math.max(last.atMs - first.atMs, 1000) };
}

;// CONCATENATED MODULE: ./lib/client/poll-schedule.js
/**
 * When to ask next. Asking costs a request of an hourly budget, not asking costs time once the decisive result is there;
 * the schedule waits until the expected loss of time is worth a request.
 *
 * Measured (`npm run bench`, 50 seeds, 2 % lost): decided about 3 s after the earliest possible moment with about 11
 * requests, where polling every 30 s loses 15 s with 5 and every 5 s loses 2.8 s with 25.
 */


/** Never slower than this, unless the budget forces it. */
const mostGapMs = 30_000;
/** Local mailboxes have nearly everything by then, fast ones at a provider the first copies. */
const firstGapMs = { plain: 1000, held: 50 };
/** Two polls are never closer than this. */
const leastPlainGapMs = 500;
const leastHeldGapMs = 100;
/** A hold costs one request and no time, however wrong the forecast is; only a scarce budget makes it worth a longer wait. */
const mostHeldGapMs = 2000;
/** The expected loss of time that a request is worth, while the budget is not scarce. */
const lossPerRequestMs = { plain: 280, held: 50 };
/** After a failed poll, doubling. */
const firstFailureGapMs = 2000;
/** Gaps vary by ± this share, so that jobs which started together do not ask together. */
const poll_schedule_jitterShare = 0.05;
/**
 * Milliseconds to wait from now before the next poll; pure.
 *
 * @param limit of the newest answer; `null` when the service sends none
 */
function nextPollDelayMs(history, limit, moment) {
    const gapMs = history.fixedGapMs ?? adaptiveGapMs(history, limit, moment);
    const budgetGapMs = leastGapMs(history.notes, limit, {
        nowMs: moment.nowMs,
        expectedWaitMs: history.fixedGapMs === null ? expectedWaitMs(history, moment) : 0,
    });
    const stretch = history.fixedGapMs === null ? 1 + poll_schedule_jitterShare * (2 * moment.fraction - 1) : 1;
    return Math.max(gapMs * stretch, budgetGapMs * (1 + poll_schedule_jitterShare * moment.fraction));
}
function adaptiveGapMs(history, limit, moment) {
    const { kind, failureCount } = history;
    if (failureCount > 0)
        return Math.min(firstFailureGapMs * 2 ** (failureCount - 1), mostGapMs);
    const forecast = forecastOf(history);
    if (forecast === null)
        return firstGapMs[kind];
    const price = requestPrice(history.notes, limit, moment.nowMs);
    const gapMs = waitForExpectedLoss(forecast, {
        elapsedMs: moment.nowMs - history.startedAtMs,
        lossMs: lossPerRequestMs[kind] * price,
        mostMs: kind === 'held' ? Math.min(mostHeldGapMs * price, mostGapMs) : mostGapMs,
    });
    return Math.max(gapMs, kind === 'held' ? leastHeldGapMs : leastPlainGapMs);
}
/** From now to a late, but not the latest, decisive arrival. */
function expectedWaitMs(history, { nowMs }) {
    const forecast = forecastOf(history);
    if (forecast === null)
        return 0;
    const decisiveAtMs = history.startedAtMs + Math.exp(forecast.logMean + 0.3 * forecast.logDeviation);
    return Math.max(decisiveAtMs - nowMs, 5000);
}
function forecastOf({ counts, expectedCount, decisiveCount }) {
    const [first, ...others] = counts;
    if (first === undefined)
        return null;
    return forecastDecisiveArrival({ counts: [first, ...others], expectedCount, decisiveCount });
}

;// CONCATENATED MODULE: ./lib/client/trace-poll.js
/** Polls as lines of debug output: when and why, and what each brought. */
/** Why the next poll is made when it is. */
function traceWait(state, delayMs, isHeld) {
    const received = state.counts.at(-1)?.receivedCount ?? 0;
    const budget = state.limit === null ? '' : `, ${state.limit.remainingCount} requests left in the window`;
    const failures = state.failureCount === 0 ? '' : `, after ${state.failureCount} failed polls`;
    const adaptive = isHeld ? 'long poll' : 'expected arrivals';
    const why = state.fixedGapMs === null ? adaptive : 'poll-interval';
    return `poll: in ${Math.round(delayMs)} ms by ${why} (${received} of ${state.expectedCount} results${budget}${failures})`;
}
/** What a poll brought. */
function tracePoll(answer) {
    if (answer.status === 'told')
        return `poll: ${answer.receivedCount} results, service says ${answer.snapshot.status ?? 'no status'}`;
    return answer.status === 'unchanged' ? 'poll: nothing new' : `poll: failed (${answer.because})`;
}

;// CONCATENATED MODULE: ./lib/client/watch-failure.js
/** When a watch that cannot get an answer gives up. By then the mail is sent: nobody can say where it landed. */

/** One refusal may be a deployment or a proxy's mood; two in a row are meant. */
const mostRefusals = 2;
/** A test just created may not be everywhere in the service yet. */
const mostRefusalsWhenNew = 5;
/**
 * The error to end the watch with; `null`: ask again later. Passing trouble ends it only at the deadline.
 */
function judgeWatchFailure({ failed, refusalCount, hasAnswered, isLast }) {
    const { because, error } = failed;
    // The service asks for a wait that ends after the deadline, or the hourly budget is empty until then.
    if (because === 'asked-wait' || (because === 'wait' && error.code === 'API_RATE_LIMITED'))
        return afterSending(error);
    if (because !== 'refused')
        return isLast ? noAnswerInTime(error) : null;
    if (isFinalAtOnce(error) || isLast)
        return afterSending(error);
    const isNew = error.code === 'API_NOT_FOUND' && !hasAnswered;
    return refusalCount >= (isNew ? mostRefusalsWhenNew : mostRefusals) ? afterSending(error) : null;
}
/** A redirect to elsewhere, or a certificate that is not trusted, will not go away. */
function isFinalAtOnce(error) {
    return error.code === 'API_REDIRECT_REFUSED' || error.code === 'API_UNREACHABLE';
}
function noAnswerInTime(error) {
    return new presend_error/* PresendError */.W({
        ...error.parts,
        code: 'API_UNAVAILABLE',
        outcome: 'inconclusive',
        came: `${error.parts.came} when the time was up`,
        todo: 'the mail was sent and its results may be at the service; run again when it answers',
        cause: error,
    });
}
/** `misconfigured` means that nothing was sent; here it was. */
function afterSending(error) {
    return new presend_error/* PresendError */.W({
        ...error.parts,
        outcome: 'inconclusive',
        todo: `${error.parts.todo}; the mail was sent, its results may be at the service`,
        cause: error,
    });
}

;// CONCATENATED MODULE: ./lib/client/watch-state.js
/** What a watch remembers from poll to poll. */
/** Share of the copies that usually decides: the default quorum. */
const usualDecisiveShare = 0.9;
/** Longer holds than this run into the time limits of proxies. */
const mostHoldSeconds = 50;
/** A service that does not hold back answers, or fails, so many times: then it is asked like any other. */
const mostVainHolds = 2;
/** An answer without news that came sooner than this was not held back. */
const leastHeldMs = 1000;
/** The state before the first poll. */
function startWatchState(test, options, nowMs) {
    const { expectedCount, pollIntervalMs } = options;
    const holdSeconds = Math.min(Math.floor(test.longPollSeconds ?? 0), mostHoldSeconds);
    return {
        startedAtMs: nowMs,
        expectedCount,
        decisiveCount: options.decisiveCount ?? Math.ceil(expectedCount * usualDecisiveShare),
        counts: [],
        failureCount: 0,
        notes: [],
        fixedGapMs: pollIntervalMs ?? null,
        limit: null,
        hasAnswered: false,
        refusalCount: 0,
        longPollSeconds: holdSeconds >= 1 ? holdSeconds : null,
        etag: null,
        vainHoldCount: 0,
        lastTold: null,
    };
}
/** True while the service may be asked to hold its answer back; with a fixed interval it is asked as the user said. */
function canHold(state) {
    return state.fixedGapMs === null && state.longPollSeconds !== null && state.vainHoldCount < mostVainHolds;
}
/** The state after a poll. */
function noteAnswer(state, answer, timing) {
    if (answer.status === 'given-up') {
        const refusalCount = answer.because === 'refused' ? state.refusalCount + 1 : 0;
        const vainHoldCount = state.vainHoldCount + (timing.wasHeld ? 1 : 0);
        return { ...state, failureCount: state.failureCount + 1, refusalCount, vainHoldCount };
    }
    const lastTold = answer.status === 'told' ? JSON.stringify(answer.snapshot) : state.lastTold;
    const isVain = timing.wasHeld && lastTold === state.lastTold && timing.answeredAtMs - timing.askedAtMs < leastHeldMs;
    return {
        ...state,
        counts: watch_state_noteCount(state, answer, timing.answeredAtMs),
        notes: noteBudget(state, answer, timing.answeredAtMs),
        failureCount: 0,
        limit: answer.rateLimit,
        hasAnswered: true,
        refusalCount: 0,
        etag: answer.status === 'told' ? answer.etag : state.etag,
        vainHoldCount: state.vainHoldCount + (isVain ? 1 : 0),
        lastTold,
    };
}
function watch_state_noteCount(state, answer, nowMs) {
    const before = state.counts.at(-1)?.receivedCount ?? 0;
    const receivedCount = answer.status === 'told' ? answer.receivedCount : before;
    return [...state.counts, { elapsedMs: nowMs - state.startedAtMs, receivedCount }];
}
function noteBudget(state, answer, atMs) {
    const { rateLimit, requestCount } = answer;
    if (rateLimit === null)
        return state.notes;
    const { remainingCount, resetAtMs } = rateLimit;
    return [...state.notes, { atMs, remainingCount, resetAtMs, requestCount }];
}

;// CONCATENATED MODULE: ./lib/client/watch-results.js
/** Watching a test: wait, look, tell, again; until nothing will change any more or the time is up. */





/** The last look is made when the time is up, and may take so much longer, retries and all. */
const graceMs = 2000;
/** Less than the time left: a hold that is answered at its end must still arrive before the deadline. */
const holdMarginMs = 500;
/**
 * Yields each answer, the first always; ends after the one that is terminal, or the one at the deadline.
 *
 * @throws PresendError with an API_ code, always `inconclusive`; the signal's reason at once
 */
async function* watchTest(watch, signal) {
    const { options, clock } = watch;
    const poll = openPoll(watch.test, watch.transport);
    const limit = watch.transport.lastRateLimit();
    let state = { ...startWatchState(watch.test, options, clock.monotonicMs()), limit };
    for (let isLast = false; !isLast;) {
        const delayMs = delayOf(state, watch);
        const leftMs = Math.max(options.deadlineMs - clock.monotonicMs(), 0);
        isLast = delayMs >= leftMs;
        watch.trace?.(traceWait(state, Math.min(delayMs, leftMs), canHold(state)));
        await clock.sleep(Math.min(delayMs, leftMs), signal);
        const question = watch_results_toQuestion(state, watch, isLast);
        const askedAtMs = clock.monotonicMs();
        const answer = await poll(question, signal);
        watch.trace?.(tracePoll(answer));
        state = noteAnswer(state, answer, { askedAtMs, answeredAtMs: clock.monotonicMs(), wasHeld: question.hold !== null });
        throwIfOver(answer, state, isLast);
        if (answer.status !== 'told')
            continue;
        yield answer.snapshot;
        if (answer.snapshot.isTerminal)
            return;
    }
}
function delayOf(state, { clock, random }) {
    const manner = { kind: canHold(state) ? 'held' : 'plain', fixedGapMs: state.fixedGapMs };
    const moment = { nowMs: clock.monotonicMs(), fraction: random.fraction() };
    return nextPollDelayMs({ ...state, ...manner }, state.limit, moment);
}
function watch_results_toQuestion(state, { options, clock }, isLast) {
    const { deadlineMs } = options;
    if (isLast)
        return { hold: null, deadlineMs: Math.max(deadlineMs, clock.monotonicMs()) + graceMs };
    const leftSeconds = Math.floor((deadlineMs - clock.monotonicMs() - holdMarginMs) / 1000);
    const seconds = Math.min(state.longPollSeconds ?? 0, leftSeconds);
    const hold = canHold(state) && state.etag !== null && seconds >= 1 ? { seconds, etag: state.etag } : null;
    return { hold, deadlineMs };
}
function throwIfOver(answer, state, isLast) {
    if (answer.status !== 'given-up')
        return;
    const { refusalCount, hasAnswered } = state;
    const error = judgeWatchFailure({ failed: answer, refusalCount, hasAnswered, isLast });
    if (error !== null)
        throw error;
}

;// CONCATENATED MODULE: ./lib/client/open-client.js
/** The client of a service that speaks api-v1.md: all of its calls on one transport. */










const defaultRequestTimeoutMs = 30_000;
const defaultMaxBodyBytes = 10 * 1024 ** 2;
const noDeadline = Number.POSITIVE_INFINITY;
/**
 * A client; it connects when the first call is made.
 *
 * @throws PresendError API_TOKEN_REFUSED for a token that no HTTP header can carry
 */
function openClient(options, world) {
    const { apiToken } = options;
    refuseUnsendableToken(apiToken);
    const transport = openTransport({
        apiUrl: options.apiUrl.replace(/\/+$/, ''),
        apiToken,
        userAgent: options.userAgent,
        requestTimeoutMs: options.requestTimeoutMs ?? defaultRequestTimeoutMs,
        maxBodyBytes: options.maxBodyBytes ?? defaultMaxBodyBytes,
        trace: options.trace,
    }, world);
    const starred = async (work) => await withTokenStarred(apiToken, work);
    const look = { hold: null, deadlineMs: noDeadline };
    return {
        createTest: (request, { deadlineMs }, signal) => starred(() => createTest(request, { transport, deadlineMs }, signal)),
        watchResults: (test, watching, signal) => starEach(watchTest({ test, options: watching, transport, trace: options.trace, ...world }, signal), apiToken),
        listEmailServices: (signal) => starred(() => listEmailServices(transport, signal)),
        listProviders: (types, signal) => starred(() => listProviders(transport, types, signal)),
        listExternalTests: (filter, signal) => starred(() => listExternalTests(transport, filter, signal)),
        getExternalTest: (id, signal) => starred(() => askOrThrow(transport, askForExternalTest(id, look), signal)),
        getSpamTest: (id, signal) => starred(() => askOrThrow(transport, askForSpamTest(id, look), signal)),
        getJson: (question, signal) => starred(() => getJson(transport, question, signal)),
        listPostmasterAccounts: (limit, signal) => starred(() => listPostmasterAccounts(transport, limit, signal)),
        readPostmasterDomain: (question, signal) => starred(() => readPostmasterDomain(transport, question, signal)),
        readPostmasterTotals: (question, signal) => starred(() => readPostmasterTotals(transport, question, signal)),
        [Symbol.asyncDispose]: async () => await transport[Symbol.asyncDispose](),
    };
}
async function getJson(transport, question, signal) {
    const { path, query, schema } = question;
    return await askOrThrow(transport, { call: { method: 'GET', path, query: query ?? [] }, schema }, signal);
}
async function* starEach(told, apiToken) {
    try {
        yield* told;
    }
    catch (error) {
        throw starToken(error, apiToken);
    }
}
/** A line break at the end of a stored secret is the usual cause; Node's own error would name no setting. */
function refuseUnsendableToken(apiToken) {
    if (/^[\x21-\x7E]+$/.test(apiToken.reveal()))
        return;
    throw new presend_error/* PresendError */.W({
        code: 'API_TOKEN_REFUSED',
        outcome: 'misconfigured',
        done: 'Reading api-token',
        came: 'white space, a control character or a letter beyond ASCII in it, or nothing at all',
        expected: 'visible ASCII characters only',
        todo: 'store the token again, without spaces or a line break at its end',
    });
}


/***/ }),

/***/ 95875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ httpHeaders)
/* harmony export */ });
/** The header fields of the wire, spelled once; HTTP compares them without regard to case (RFC 9110 §5.1). */
/** Header field names in the spelling of the document; `.toLowerCase()` gives the key in Node's `headers`. */
const httpHeaders = {
    /** Requests an hour that the token may make. */
    rateLimit: 'X-RateLimit-Limit',
    /** Requests left in the running window. */
    rateLimitRemaining: 'X-RateLimit-Remaining',
    /** Unix second at which the window ends. */
    rateLimitReset: 'X-RateLimit-Reset',
    /** Seconds or an HTTP date: RFC 9110 §10.2.3. */
    retryAfter: 'Retry-After',
    /** Additive, with both creates: the domain in the From field of the mail that will be sent. */
    senderDomain: 'Presend-Sender-Domain',
    /** Additive, with both creates: `marketing` or `transactional`. */
    mailType: 'Presend-Mail-Type',
    /** `wait=20` asks for a long poll: RFC 7240 §4.3. */
    prefer: 'Prefer',
    /** What of `Prefer` the server did: RFC 7240 §3. */
    preferenceApplied: 'Preference-Applied',
    /** RFC 9110 §13.1.2. */
    ifNoneMatch: 'If-None-Match',
    /** RFC 9110 §8.8.3. */
    etag: 'ETag',
    /** `Bearer <token>`: RFC 6750 §2.1. */
    authorization: 'Authorization',
    contentType: 'Content-Type',
    location: 'Location',
    date: 'Date',
    userAgent: 'User-Agent',
    accept: 'Accept',
};


/***/ }),

/***/ 57017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ renderJsonPath),
/* harmony export */   n: () => (/* binding */ parseWire)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/** How JSON from outside becomes a typed value: one schema a shape, and every mismatch as a problem with its JSON path. */

/** How many mismatches are told one by one: a list of 10,000 wrong entries is one mistake, not 10,000. */
const shownProblemCount = 10;
/**
 * Looks at a JSON value with a schema.
 *
 * @returns the value, unknown fields kept; or the mismatches (at most ten, then a count), each with its path below `root`,
 *   what came and what was expected
 */
function parseWire(schema, json, root = '$') {
    const outcome = schema.safeParse(json);
    if (outcome.success)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(outcome.data);
    const issues = outcome.error.issues.flatMap(closestMismatch);
    const problems = issues.slice(0, shownProblemCount).map((issue) => toProblem(issue, json, root));
    const moreCount = issues.length - problems.length;
    if (moreCount === 0)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)(...problems);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)(...problems, { input: root, came: `${moreCount} more mismatches`, expected: 'none' });
}
/** A JSON path as people write it: `$.data.test_results[3].delivered_to`, keys with odd characters in quotes. */
function renderJsonPath(path, root = '$') {
    return path.reduce((text, step) => text + renderStep(step), root);
}
function renderStep(step) {
    if (typeof step === 'number')
        return `[${step}]`;
    const name = String(step);
    return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteValue */ .cl)(name)}]`;
}
/**
 * What of a union is worth telling: the mismatches of the form that fitted furthest down, since it is the one that was
 * meant; the union's own words when none fitted at all.
 */
function closestMismatch(issue) {
    if (issue.code !== 'invalid_union')
        return [issue];
    const forms = issue.errors.map((errors) => errors.flatMap(closestMismatch));
    const closest = forms.toSorted((left, right) => depthOf(right) - depthOf(left))[0];
    if (closest === undefined || depthOf(closest) === 0)
        return [issue];
    return closest.map((inner) => below(issue.path, inner));
}
function below(path, inner) {
    return { ...inner, path: [...path, ...inner.path] };
}
function depthOf(issues) {
    return Math.max(0, ...issues.slice(0, shownProblemCount).map((issue) => issue.path.length));
}
function toProblem(issue, json, root) {
    const found = valueAt(json, issue.path);
    return {
        input: renderJsonPath(issue.path, root),
        came: found === undefined ? 'nothing' : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteValue */ .cl)(found),
        expected: expectedBy(issue),
    };
}
function valueAt(json, path) {
    let value = json;
    for (const step of path) {
        if (typeof value !== 'object' || value === null)
            return undefined;
        value = Object.getOwnPropertyDescriptor(value, step)?.value;
    }
    return value;
}
const typeNames = {
    string: 'a string',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'an array',
    object: 'an object',
    record: 'an object',
};
/** Schemas that say more than a type give their own words as the message. */
function expectedBy(issue) {
    if (issue.code === 'invalid_type')
        return typeNames[issue.expected] ?? issue.expected;
    if (issue.code === 'invalid_value')
        return oneOf(issue.values);
    return issue.message;
}
/** `"a" or "b"`, as an error message lists what may come. */
function oneOf(values) {
    return values.map((value) => JSON.stringify(value) ?? String(value)).join(' or ');
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
