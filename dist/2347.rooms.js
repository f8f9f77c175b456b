export const id = 2347;
export const ids = [2347];
export const modules = {

/***/ 92347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openClient: () => (/* binding */ openClient)
});

// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/contract/http-headers.js
var http_headers = __webpack_require__(95875);
// EXTERNAL MODULE: ./lib/contract/names.js
var names = __webpack_require__(766);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./lib/contract/reply-schema.js
var reply_schema = __webpack_require__(27500);
// EXTERNAL MODULE: ./lib/contract/seed-replies.js
var seed_replies = __webpack_require__(11212);
// EXTERNAL MODULE: ./lib/contract/test-replies.js
var test_replies = __webpack_require__(457);
;// CONCATENATED MODULE: ./lib/contract/read-test.js
/** Reads replies about tests from any service that follows api-v1.md, and translates them to `test.ts`. */





// api-v1.md has `success` in "test-related" replies but shows the external ones without it. Only false is a refusal.
const externalSuccess = schemas/* literal */.euz(true).optional();
// One documented reply has `send_to` in `instructions`, the other at the top level; services send both or swap them.
const sendToPlaces = {
    instructions: schemas/* looseObject */._H3({ send_to: seed_replies/* sendToReader */.pG.optional() }).optional(),
    send_to: seed_replies/* sendToReader */.pG.optional(),
};
function withSendTo(reply, context) {
    const found = reply.instructions?.send_to ?? reply.send_to;
    if (found !== undefined)
        return { ...reply, send_to: found };
    const message = 'seed addresses by provider type (or "instructions.send_to")';
    context.addIssue({ code: 'custom', path: ['send_to'], message });
    return core/* NEVER */.tm;
}
/** Reads the reply of `POST /spam_tests`. */
const createSpamTestReader = (0,reply_schema/* tolerant */.a8)(test_replies/* createSpamTestReply */.QX, sendToPlaces).transform(withSendTo);
/** Reads the reply of `POST /external_tests`. */
const createExternalTestReader = (0,reply_schema/* tolerant */.a8)(test_replies/* createExternalTestReply */.sm, {
    ...sendToPlaces,
    success: externalSuccess,
}).transform(withSendTo);
/** Reads the reply of `GET /spam_tests/:id`. */
const getSpamTestReader = (0,reply_schema/* tolerant */.a8)(test_replies/* getSpamTestReply */.E8);
/** Reads the reply of `GET /external_tests/:id`: only the status and the summary are certain. */
const getExternalTestReader = (0,reply_schema/* tolerant */.a8)(test_replies/* getExternalTestReply */.oX, {
    success: externalSuccess,
    test: schemas/* looseObject */._H3({ status: schemas/* string */.YjP() }),
});
/** Translates a create reply; the seeds are unchecked. */
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
/** Lists all mailboxes, ordered by provider type. */
function toSeeds(listed) {
    return names/* providerTypes */.Nm.flatMap((providerType) => (listed[providerType] ?? []).map(({ address, service }) => ({
        address,
        providerType,
        providerName: service ?? address.slice(address.lastIndexOf('@') + 1).toLowerCase(),
    })));
}
/**
 * Translates one entry of `test_results`. The three booleans are meaningless before a copy is received and where the
 * service measured nothing: both give `isPass: null`. For a rejected copy, the details say what was measured.
 */
function toSeedResult(entry) {
    const isReceived = entry.delivered_to !== null || typeof entry.received_at === 'string';
    const toVerdict = (isPass, details) => isReceived || details?.measured === true
        ? toMeasuredVerdict(isPass || (!isReceived && details?.result === 'pass'), details)
        : { isPass: null, detail: null };
    return {
        address: entry.to,
        folder: entry.delivered_to,
        spf: toVerdict(entry.spf_pass, entry.authentication?.spf),
        dkim: toVerdict(entry.dkim_pass, entry.authentication?.dkim),
        dmarc: toVerdict(entry.dmarc_pass, entry.authentication?.dmarc),
        placementKind: entry.placement ?? null,
        reason: entry.reason ?? null,
        receivedAtMs: toEpochMs(entry.received_at),
        spam: toSpamVerdict(entry.spam),
        notes: (entry.notes ?? []).map(({ rule, text, fix }) => ({ rule, text, fix: fix ?? null })),
    };
}
function toMeasuredVerdict(isPass, details) {
    return {
        isPass: details?.measured === false ? null : isPass,
        detail: details === undefined ? null : (details.detail ?? describeVerdict(details)),
        ...(details?.fix === undefined ? {} : { fix: details.fix }),
    };
}
/** `pass for example.com (aligned)`, as far as known. */
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
    const { engine, score, threshold, version } = spam;
    const symbols = spam.symbols.map(({ name, score: points, description, fix }) => ({
        name,
        score: points,
        description: description ?? '',
        fix: fix ?? null,
    }));
    return { engine, score, threshold, symbols, ...(version === undefined ? {} : { version }) };
}
function toEpochMs(isoTime) {
    const epochMs = Date.parse(isoTime ?? '');
    return Number.isNaN(epochMs) ? null : epochMs;
}
/** Translates the summary of an external test. */
function toSummary(summary) {
    return { inboxPercent: summary.inbox_rate, completedCount: summary.completed, seedCount: summary.total_providers };
}
/** True for the final states: api-v1.md, "States and transitions". */
function isTerminalStatus(status) {
    return status === 'complete' || status === 'expired';
}

// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/contract/wire-schema.js
var wire_schema = __webpack_require__(57017);
// EXTERNAL MODULE: ./lib/contract/error-replies.js
var error_replies = __webpack_require__(77189);
;// CONCATENATED MODULE: ./lib/client/describe-reply.js
/** Quotes replies in error messages: shortened, on one line. The text is untrusted; reports still escape it. */


const maxQuoteLength = 300;
const shownErrorCount = 5;
/** Quotes the service's error message, or else names the kind of body: `503 "Try again"`, `502 and an HTML page`. */
function describeReply(reply) {
    const message = quoteError(reply.text);
    return message === null ? `${reply.statusCode} and ${describeBody(reply)}` : `${reply.statusCode} ${message}`;
}
/** Describes a body that is not the expected JSON. */
function describeBody({ text, headers }) {
    const body = text.trim();
    if (body === '')
        return 'an empty body';
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity')
        return `a body with Content-Encoding ${quote(encoding)}`;
    if (/^<(?:!doctype|html|head|body|!--|\?xml)/i.test(body))
        return `an HTML page${describeTitle(body)}`;
    return `the text ${quote(body)}`;
}
function describeTitle(html) {
    const title = /<title[^>]*>([^<]{1,200})/i.exec(html)?.[1];
    return title === undefined ? '' : ` titled ${quote(title)}`;
}
/** Quotes the messages of an error body; `null` for any other body. */
function quoteError(text) {
    const parsed = (0,wire_schema/* parseWire */.n)(error_replies/* errorReader */.CR, parseJsonOrNull(text));
    if (parsed.status === 'bad')
        return null;
    const { error, errors } = parsed.value;
    const further = errors.filter((line) => line !== error && !error.includes(line));
    const shown = further.slice(0, shownErrorCount).map(quote);
    const moreCount = further.length - shown.length;
    return [quote(error), ...shown, ...(moreCount > 0 ? [`and ${moreCount} more`] : [])].join(', ');
}
function parseJsonOrNull(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // Not JSON, so not an error body.
        return null;
    }
}
/** Quotes a text on one line, without control characters, at most 300 characters. */
function quote(text) {
    const line = text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
    return JSON.stringify(line.length <= maxQuoteLength ? line : `${line.slice(0, maxQuoteLength - 1)}…`);
}

;// CONCATENATED MODULE: ./lib/client/network-failure.js
/** Classifies network errors of Node by their effect. */
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
// Both happen before the request is sent, but Node and its proxy agent report them as ECONNRESET.
const unreachedMessages = [
    'tunneling socket could not be established',
    'Client network socket disconnected before secure TLS connection was established',
];
/** Classifies an error of the HTTP library. Unknown errors are `lost`, the safe assumption. */
function classifyNetworkFailure(cause) {
    const code = fieldOf(cause, 'code');
    if (untrustedCodes.has(code) || code.startsWith('ERR_SSL_'))
        return 'untrusted';
    if (unreachedCodes.has(code))
        return 'unreached';
    // A timeout or reset while connecting.
    if (fieldOf(cause, 'syscall') === 'connect')
        return 'unreached';
    const message = cause instanceof Error ? cause.message : '';
    return unreachedMessages.some((text) => message.startsWith(text)) ? 'unreached' : 'lost';
}
/** Returns the error's message, or its code if the message is empty (AggregateError). */
function describeNetworkFailure(cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return message === '' ? fieldOf(cause, 'code') || 'network error' : message;
}
function fieldOf(cause, name) {
    if (typeof cause !== 'object' || cause === null)
        return '';
    const value = Object.getOwnPropertyDescriptor(cause, name)?.value;
    return typeof value === 'string' ? value : '';
}

;// CONCATENATED MODULE: ./lib/client/judge-attempt.js
/**
 * Decides what an attempt means: the only place that knows what may be retried, and why that is safe.
 *
 * | attempt | GET | POST |
 * |---|---|---|
 * | 429, 5xx | retry | retry: the service says that it did nothing |
 * | connection refused, no such host, no tunnel, no TLS | retry | retry: the request never arrived |
 * | reset, truncated body, timeout | retry: reading changes nothing | never: it may have taken effect |
 * | any other reply | final | final |
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
            return call.method === 'GET'
                ? { status: 'retry', error: unreachable(call, attempt.cause) }
                : { status: 'final', error: replyLost(call, describeNetworkFailure(attempt.cause), attempt.cause) };
        case 'timed-out': {
            const came = `no complete reply within ${Number((attempt.timeLimitMs / 1000).toFixed(1))} s`;
            return call.method === 'GET'
                ? { status: 'retry', error: timedOut(call, came) }
                : { status: 'final', error: replyLost(call, came, undefined) };
        }
        case 'too-large':
            return { status: 'final', error: tooLarge(call, attempt.maxBodyBytes) };
        case 'redirected-away':
            return { status: 'final', error: redirectedAway(call, attempt) };
    }
}
function judgeReply(reply, call) {
    const { statusCode } = reply;
    const isSuccess = (statusCode >= 200 && statusCode < 300) || (statusCode === 304 && call.method === 'GET');
    if (isSuccess || call.acceptedStatuses?.includes(statusCode) === true)
        return { status: 'accepted', reply };
    const status = statusCode === 429 || statusCode >= 500 ? 'retry' : 'final';
    return { status, error: refusal(reply, call) };
}
const refusals = {
    401: {
        code: 'API_TOKEN_REFUSED',
        outcome: 'misconfigured',
        expected: 'the service to accept the API token',
        todo: 'check api-token: it may be revoked, truncated, or from another service',
    },
    403: {
        code: 'API_PLAN_REFUSED',
        outcome: 'misconfigured',
        expected: 'a token whose plan includes API access',
        todo: 'use a token of an account with a Pro or Enterprise plan',
    },
    404: {
        code: 'API_NOT_FOUND',
        outcome: 'misconfigured',
        expected: 'a 2xx reply',
        todo: 'check api-url (it ends in /api/v1) and that the token belongs to the same workspace',
    },
    407: {
        code: 'API_REQUEST_REFUSED',
        outcome: 'misconfigured',
        expected: 'the proxy to forward the request',
        todo: 'check user and password in https_proxy, or add the host to no_proxy',
    },
    408: {
        code: 'API_UNAVAILABLE',
        outcome: 'inconclusive',
        expected: 'a 2xx reply',
        todo: 'the service did not receive the request in time; run again',
    },
    429: {
        code: 'API_RATE_LIMITED',
        outcome: 'inconclusive',
        expected: 'requests left in the token’s hourly rate limit',
        todo: 'run fewer jobs at a time, or use a token with a higher limit',
    },
};
const otherRefusal = {
    code: 'API_REQUEST_REFUSED',
    outcome: 'misconfigured',
    expected: 'a 2xx reply',
    todo: 'fix what the service reports',
};
const serverError = {
    code: 'API_UNAVAILABLE',
    outcome: 'inconclusive',
    expected: 'a 2xx reply',
    todo: 'the service failed; run again later',
};
/** The error for a reply that is not a success. */
function refusal(reply, call) {
    const found = reply.statusCode >= 500 ? serverError : (refusals[reply.statusCode] ?? otherRefusal);
    return new presend_error/* PresendError */.Wn({ ...found, done: call.done, came: describeReply(reply) });
}
function timedOut(call, came) {
    return new presend_error/* PresendError */.Wn({
        code: 'API_TIMEOUT',
        outcome: 'inconclusive',
        done: call.done,
        came,
        expected: 'a reply in time',
        todo: 'check that the service is running and reachable, then run again',
    });
}
function replyLost(call, came, cause) {
    return new presend_error/* PresendError */.Wn({
        code: 'API_REPLY_LOST',
        outcome: 'inconclusive',
        done: call.done,
        came,
        expected: 'a complete reply',
        todo: 'the test may have been created; presend did not retry, to avoid a duplicate; run again',
        cause,
    });
}
function unreachable(call, cause) {
    return new presend_error/* PresendError */.Wn({
        code: 'API_UNREACHABLE',
        outcome: 'inconclusive',
        done: call.done,
        came: describeNetworkFailure(cause),
        expected: 'a reply from the service',
        todo: 'check api-url, the network and the proxy settings, then run again',
        cause,
    });
}
function untrusted(call, cause) {
    return new presend_error/* PresendError */.Wn({
        code: 'API_UNREACHABLE',
        outcome: 'misconfigured',
        done: call.done,
        came: describeNetworkFailure(cause),
        expected: 'TLS with a trusted certificate for that host',
        todo: 'check api-url (https or http, host, port); for a private certificate authority, set NODE_EXTRA_CA_CERTS',
        cause,
    });
}
function tooLarge(call, maxBodyBytes) {
    return new presend_error/* PresendError */.Wn({
        code: 'API_REPLY_INVALID',
        outcome: 'inconclusive',
        done: call.done,
        came: `a body of more than ${maxBodyBytes} bytes`,
        expected: `at most ${maxBodyBytes} bytes`,
        todo: call.method === 'POST' ? 'check api-url; the test may have been created' : 'check api-url',
    });
}
function redirectedAway(call, { statusCode, to, expected }) {
    return new presend_error/* PresendError */.Wn({
        code: 'API_REDIRECT_REFUSED',
        outcome: 'misconfigured',
        done: call.done,
        came: `a redirect (${statusCode}) to ${to}`,
        expected,
        todo: 'set api-url to the final address of the service',
    });
}

// EXTERNAL MODULE: ./lib/contract/retry-after.js
var retry_after = __webpack_require__(74091);
;// CONCATENATED MODULE: ./lib/client/rate-limit.js
/** Parses the X-RateLimit fields: api-v1.md, "Limits". */

/** The documented window is an hour; ignore a reset that is more than a day away. */
const longestWindowMs = 24 * 3_600_000;
/** Parses the three fields; `null` unless the remaining count and the reset are valid. */
function readRateLimit(headers, clock) {
    const remainingCount = readCount(headers[http_headers/* httpHeaders */.P.rateLimitRemaining.toLowerCase()]);
    const resetInMs = readResetInMs(headers, clock);
    if (remainingCount === null || resetInMs === null)
        return null;
    const limitCount = readCount(headers[http_headers/* httpHeaders */.P.rateLimit.toLowerCase()]);
    return { limitCount, remainingCount, resetAtMs: clock.monotonicMs() + resetInMs };
}
/** Milliseconds until `X-RateLimit-Reset`, at least 0; `null` if missing or invalid. */
function readResetInMs(headers, clock) {
    const resetSecond = readCount(headers[http_headers/* httpHeaders */.P.rateLimitReset.toLowerCase()]);
    if (resetSecond === null)
        return null;
    const resetInMs = resetSecond * 1000 - serverNowMs(headers, clock);
    return resetInMs > longestWindowMs ? null : Math.max(0, resetInMs);
}
/** The server's time, from its Date field if possible: the clock of a runner may be minutes off. */
function serverNowMs(headers, clock) {
    const dateMs = Date.parse(headers[http_headers/* httpHeaders */.P.date.toLowerCase()] ?? '');
    return Number.isNaN(dateMs) ? clock.nowMs() : dateMs;
}
/** Parses a non-negative decimal integer; `null` for anything else. */
function readCount(text) {
    return text !== undefined && /^\d{1,15}$/.test(text.trim()) ? Number(text) : null;
}

;// CONCATENATED MODULE: ./lib/client/retry-delay.js
/** Calculates how long to wait before a retry. */



/** Three requests in all: api-v1.md, "Errors". */
const maxAttempts = 3;
const firstBackoffMs = 1000;
/** Random extra share of a wait, so that jobs that failed together do not retry together. */
const jitterShare = 0.2;
const maxJitterMs = 1000;
/**
 * Milliseconds until the next attempt: what the server requests, or else exponential backoff from 1 s; plus up to 20%
 * (at most 1 s) of jitter.
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
 * The wait that a 429 or 503 requests: the first of `Retry-After`, `in N seconds` in the message, and `X-RateLimit-Reset`
 * that lies in the future; `null` if none does.
 */
function askedDelayMs(reply, clock) {
    const isRateLimited = reply.statusCode === 429;
    if (!isRateLimited && reply.statusCode !== 503)
        return null;
    const retryAfter = reply.headers[http_headers/* httpHeaders */.P.retryAfter.toLowerCase()] ?? null;
    const delaysMs = [
        (0,retry_after/* readRetryAfterMs */.j)(retryAfter, serverNowMs(reply.headers, clock)),
        isRateLimited ? readDelayInMessage(reply.text) : null,
        isRateLimited ? readResetInMs(reply.headers, clock) : null,
    ];
    return delaysMs.find((delayMs) => delayMs !== null && delayMs > 0) ?? null;
}
/** `Rate limit exceeded. Retry in 12 seconds.`: api-v1.md has the wait in the message. */
function readDelayInMessage(text) {
    const [, digits, unit = ''] = /(?:\b(?:in|after) |\bback-?off time[ :=]*)(\d{1,10}(?:\.\d{1,3})?) ?(ms|milliseconds?|s|sec|seconds?|m|min|minutes?)\b/i.exec(text) ?? [];
    if (digits === undefined)
        return null;
    if (/^m(?:s|illi)/iu.test(unit))
        return Number(digits);
    return Number(digits) * (/^m/iu.test(unit) ? 60_000 : 1000);
}

;// CONCATENATED MODULE: ./lib/client/send.js
/** Makes a call with its retries. */



/** The documented rate limit window: never wait longer. */
const maxWaitMs = 3_600_000;
/**
 * Makes at most three attempts.
 *
 * @throws only the signal's reason
 */
async function sendCall(call, deps, signal) {
    for (let attemptNumber = 1;; attemptNumber += 1) {
        const attempt = await call.attempt(signal);
        const judgement = judgeAttempt(attempt, call);
        if (judgement.status === 'accepted')
            return judgement;
        const { error } = judgement;
        if (judgement.status === 'final')
            return { status: 'failed', reason: 'refused', error };
        if (attemptNumber === maxAttempts) {
            const last = withCame(error, `on attempt ${maxAttempts} of ${maxAttempts}`);
            return { status: 'failed', reason: 'attempts', error: last };
        }
        const delayMs = retryDelayMs(attempt, attemptNumber, deps);
        if (delayMs > Math.min(call.deadlineMs - deps.clock.monotonicMs(), maxWaitMs)) {
            return tooLate({ attempt, error, delayMs }, deps);
        }
        call.trace?.(`API: attempt ${attemptNumber + 1} of ${maxAttempts} in ${delayMs} ms`);
        await deps.clock.sleep(delayMs, signal);
    }
}
/** Returns the reply of a successful call. @throws PresendError with an API_ code for a failed one */
function acceptedReply(outcome) {
    if (outcome.status === 'accepted')
        return outcome.reply;
    throw outcome.error;
}
/** Mentions the wait only if the service requested it: our own backoff just ran out of time. */
function tooLate({ attempt, error, delayMs }, { clock }) {
    const isRequested = attempt.status === 'replied' && askedDelayMs(attempt.reply, clock) !== null;
    if (!isRequested)
        return { status: 'failed', reason: 'deadline', error };
    const waited = withCame(error, `and a wait of ${Math.ceil(delayMs / 1000)} s, longer than the time left`);
    return { status: 'failed', reason: 'retry-after', error: waited };
}
function withCame(error, addition) {
    return new presend_error/* PresendError */.Wn({ ...error.parts, came: `${error.parts.came} ${addition}` });
}

;// CONCATENATED MODULE: ./lib/client/json-call.js
/** API calls whose reply is JSON of a known shape. */





/** Makes a call and parses the reply. @throws PresendError with an API_ code; the signal's reason */
async function callJson(transport, { call, schema }, signal) {
    const reply = acceptedReply(await transport.send(call, signal));
    return parseReply(reply, schema, transport.info(call));
}
/** Makes a call and parses the reply; returns failures as values. @throws only the signal's reason */
async function tryCallJson(transport, { call, schema }, signal) {
    const outcome = await transport.send(call, signal);
    if (outcome.status === 'failed')
        return outcome;
    const { reply } = outcome;
    if (reply.statusCode === 304)
        return { status: 'unchanged', reply };
    try {
        return { status: 'ok', reply, value: parseReply(reply, schema, transport.info(call)) };
    }
    catch (error) {
        if (error instanceof presend_error/* PresendError */.Wn)
            return { status: 'failed', reason: 'refused', error };
        throw error;
    }
}
/** Parses a reply's body; ignores its Content-Type. @throws PresendError API_REPLY_INVALID */
function parseReply(reply, schema, call) {
    const parsed = (0,wire_schema/* parseWire */.n)(schema, parseJson(reply, call));
    if (parsed.status === 'ok')
        return parsed.value;
    throw invalidReply(call, parsed.problems);
}
/** The error for JSON of the wrong shape: the first mismatch in full, three others, and a count. */
function invalidReply(call, problems) {
    const [first, ...others] = problems;
    return new presend_error/* PresendError */.Wn({
        code: 'API_REPLY_INVALID',
        outcome: 'inconclusive',
        done: call.done,
        came: `${first?.came ?? 'a wrong value'} at ${first?.input ?? '$'} of the reply`,
        expected: first?.expected ?? 'a reply as documented',
        todo: [...describeOthers(others), adviceFor(call)].join('; '),
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
        // The parser's message would quote the text at length.
        throw new presend_error/* PresendError */.Wn({
            code: 'API_REPLY_INVALID',
            outcome: 'inconclusive',
            done: call.done,
            came: `${reply.statusCode} and ${describeBody(reply)}`,
            expected: 'a JSON body',
            todo: adviceFor(call),
        });
    }
}
function adviceFor(call) {
    const advice = 'check that api-url is the base URL of the service (it ends in /api/v1)';
    return call.method === 'POST' ? `${advice}; the test may have been created` : advice;
}

;// CONCATENATED MODULE: ./lib/client/create-test.js
/** Creates a test: the only call with an effect. */






/** Our name in `external_test.source`. */
const callerSource = 'presend';
/**
 * Creates a test with at least one seed, valid addresses and no duplicates.
 *
 * @throws PresendError with an API_ code; after API_REPLY_LOST, API_REPLY_INVALID and API_NO_SEEDS a test may exist
 */
async function createTest(request, deps, signal) {
    const jsonCall = toJsonCall(request, deps.deadlineMs);
    const created = toCreatedTest(await callJson(deps.transport, jsonCall, signal), request.style);
    const info = deps.transport.info(jsonCall.call);
    const problems = findCreatedTestProblems(created);
    if (problems.length > 0)
        throw invalidReply(info, problems);
    if (created.seeds.length === 0)
        throw noSeeds(request, info.done);
    return withoutDuplicates(created);
}
/** `misconfigured`: nothing was sent, and the seed mailboxes depend on the account. */
function noSeeds({ providerTypes }, done) {
    const types = providerTypes.length === 0 ? '' : ` of ${providerTypes.join(', ')}`;
    const advice = types === '' ? '' : 'request other provider-types, or ';
    return new presend_error/* PresendError */.Wn({
        code: 'API_NO_SEEDS',
        outcome: 'misconfigured',
        done,
        came: 'a test without seed addresses',
        expected: `at least one${types} in send_to, under ${names/* providerTypes */.Nm.join(', ')}`,
        todo: `${advice}check which seed mailboxes the account has at the service`,
    });
}
function toJsonCall(request, deadlineMs) {
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
    'spam-test': {
        path: '/spam_tests',
        toBody: (request) => ({ spam_test: { name: request.name }, ...toOptions(request) }),
        schema: createSpamTestReader,
    },
    'external-test': {
        path: '/external_tests',
        toBody: (request) => {
            const { name, metadata } = request;
            return { external_test: { name, source: callerSource, metadata }, ...toOptions(request) };
        },
        schema: createExternalTestReader,
    },
};
/** Omits defaults, because another service may not know our additions. */
function toOptions({ providerTypes, timeoutMinutes, }) {
    return {
        ...(providerTypes.length === 0 ? {} : { provider_types: providerTypes }),
        ...(timeoutMinutes === null ? {} : { timeout_minutes: timeoutMinutes }),
    };
}
const maxTrackingIdLength = 200;
/** RFC 5321 §4.5.3.1.3, without the angle brackets. */
const maxAddressLength = 254;
/**
 * The tracking id goes into header fields, HTML comments and URLs, and must not end any of them; `.` and `..` would change
 * a path.
 */
const trackingIdForm = /^(?!\.{1,2}$)[\w.~:=+/@-]+$/;
/** No white space, control or invisible characters, no specials of RFC 5322 §3.2.3; letters of any script. */
const addressForm = /^[^\s\p{C}<>()[\]\\,;:@"]+@[\p{L}\p{N}\p{M}_-]+(\.[\p{L}\p{N}\p{M}_-]+)*$/u;
/** Finds unsafe values in a create reply, before mail is sent to its addresses. */
function findCreatedTestProblems({ trackingId, seeds }) {
    const malformed = seeds.filter(({ address }) => address.length > maxAddressLength || !addressForm.test(address));
    const seedProblems = malformed.map(({ address, providerType }) => {
        return { input: `send_to.${providerType}`, came: (0,problem/* quoteValue */.cl)(address), expected: 'a plain e-mail address' };
    });
    if (trackingId.length <= maxTrackingIdLength && trackingIdForm.test(trackingId))
        return seedProblems;
    const expected = `1 to ${maxTrackingIdLength} characters that are safe in header fields and URLs`;
    return [{ input: '$.test.tracking_id', came: (0,problem/* quoteValue */.cl)(trackingId), expected }, ...seedProblems];
}
/** Removes duplicate seeds, which would receive two copies and count twice. Addresses are compared case-insensitively. */
function withoutDuplicates(test) {
    const byAddress = new Map();
    for (const seed of test.seeds) {
        const key = seed.address.toLowerCase();
        if (!byAddress.has(key))
            byAddress.set(key, seed);
    }
    return { ...test, seeds: [...byAddress.values()] };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./lib/contract/read-postmaster.js
/**
 * Reads replies of the postmaster paths: documented fields are required, unknown ones ignored; series are sorted, and days
 * must be unique.
 */

const day = iso/* date */.p6('a valid date, as YYYY-MM-DD');
const count = schemas/* int */.Whr().nonnegative('a count of 0 or more');
// Rejects percentages, which would be meaningless as ratios.
const ratio = schemas/* number */.aig().min(0, 'a ratio from 0 to 1').max(1, 'a ratio from 0 to 1');
/** Rejects duplicate days, which would count twice. */
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
// Only displayed: an unknown value must not prevent reading the other six series.
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
/** Reads a field that may be missing or malformed. */
function additive(schema) {
    return schema.optional().catch(undefined);
}
// api-v1.md does not define the items of `errors`, so any field may be missing.
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
/** Reads the reply of `GET /postmaster_accounts/:id`, with the series at the top level. */
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
 * Reads the reply of `GET /postmaster_accounts`. api-v1.md does not define what its keys contain; ours contain the same
 * daily entries as the per-domain reply.
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
/** Reads an error of a postmaster path: `{error}` without `success`, unlike test and authentication errors. */
const postmasterError = schemas/* looseObject */._H3({
    error: schemas/* string */.YjP(),
    success: schemas/* undefined */.Vxk().optional(),
});

;// CONCATENATED MODULE: ./lib/client/postmaster.js
/** Reads postmaster data: api-v1.md, "Postmaster data". */






/** Lists the connected accounts; `none`: there are none. @throws PresendError with an API_ code */
async function listPostmasterAccounts(transport, { deadlineMs }, signal) {
    const call = getCall('/postmaster_accounts/connected', deadlineMs);
    return await readData(transport, { call, schema: connectedAccounts }, signal);
}
/** Reads the series of one domain; `none`: no data in the range. @throws PresendError with an API_ code */
async function readPostmasterDomain(transport, { account, domain, range, deadlineMs }, signal) {
    const days = range === null ? [] : [['start_date', range.startDate], ['end_date', range.endDate]];
    const query = [['email', account.email], ['item', domain], ...days];
    const call = { ...getCall(`/postmaster_accounts/${account.id}`, deadlineMs), query };
    return await readData(transport, { call, schema: domainSeries }, signal);
}
/** Reads the series over all domains of an account; `none`: no data. @throws PresendError with an API_ code */
async function readPostmasterTotals(transport, { account, deadlineMs }, signal) {
    const call = { ...getCall('/postmaster_accounts', deadlineMs), query: [['email', account.email]] };
    return await readData(transport, { call, schema: cumulativeSeries }, signal);
}
/** These paths use 404 for "no data". */
function getCall(path, deadlineMs) {
    return { method: 'GET', path, acceptedStatuses: [404], deadlineMs, endMs: deadlineMs };
}
async function readData(transport, { call, schema }, signal) {
    const reply = acceptedReply(await transport.send(call, signal));
    const info = transport.info(call);
    if (reply.statusCode !== 404)
        return { status: 'told', value: parseReply(reply, schema, info) };
    // A 404 of another server or for an unknown path: api-url is wrong.
    if (!isPostmasterError(reply))
        throw refusal(reply, info);
    return { status: 'none', words: describeReply(reply) };
}
function isPostmasterError(reply) {
    try {
        return (0,wire_schema/* parseWire */.n)(postmasterError, JSON.parse(reply.text)).status === 'ok';
    }
    catch {
        // Not JSON.
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/client/redact-token.js
/** Removes the API token from errors, in case a server echoes it. */

/** Replacing a shorter text would garble messages and hide nothing. */
const minTokenLength = 4;
/** Runs `work` and replaces the token by `***` in every PresendError it throws. */
async function withTokenRedacted(apiToken, work) {
    try {
        return await work();
    }
    catch (error) {
        throw redactToken(error, apiToken);
    }
}
/** Replaces the token by `***` in a PresendError; returns other errors unchanged. */
function redactToken(error, apiToken) {
    const token = apiToken.reveal();
    if (!(error instanceof presend_error/* PresendError */.Wn) || token.length < minTokenLength)
        return error;
    const redact = (text) => text.replaceAll(token, '***');
    const { done, came, expected, todo } = error.parts;
    return new presend_error/* PresendError */.Wn({
        ...error.parts,
        done: redact(done),
        came: redact(came),
        expected: redact(expected),
        todo: redact(todo),
        problems: error.problems.map((problem) => redactProblem(problem, redact)),
    });
}
function redactProblem(problem, redact) {
    const came = problem.came === undefined ? {} : { came: redact(problem.came) };
    return { ...problem, ...came, input: redact(problem.input), expected: redact(problem.expected) };
}

// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js + 1 modules
var lib = __webpack_require__(44942);
;// CONCATENATED MODULE: ./lib/client/api-call.js
/** API calls and replies, as the modules of the client exchange them. */
/** Names a call in errors, without its query: `GET https://api.example.test/api/v1/spam_tests`. */
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
;// CONCATENATED MODULE: ./lib/client/redirect.js
/** Decides which redirects to follow: the token must not leave the origin it was issued for. */

/** Redirects followed per attempt. */
const maxRedirects = 5;
const redirectCodes = new Set([301, 302, 303, 307, 308]);
/** These keep method and body: RFC 9110 §15.4.8, §15.4.9. */
const bodyKeepingCodes = new Set([307, 308]);
/** Follows redirects within the origin, and for a POST only those that keep it a POST. */
function decideRedirect({ method, from, statusCode, headers, hopCount }) {
    if (!redirectCodes.has(statusCode))
        return { status: 'none' };
    const location = headers[http_headers/* httpHeaders */.P.location.toLowerCase()] ?? '';
    const to = location === '' ? null : URL.parse(location, from.href);
    if (to === null)
        return { status: 'refuse', to: 'nowhere', expected: 'a valid Location' };
    const shownTo = `${to.origin}${to.pathname}`;
    const refuse = (expected) => ({ status: 'refuse', to: shownTo, expected });
    if (to.origin !== from.origin)
        return refuse(`no redirect away from ${from.origin}, to protect the API token`);
    if (method === 'POST' && !bodyKeepingCodes.has(statusCode))
        return refuse('307 or 308, which keep the method');
    if (hopCount >= maxRedirects)
        return refuse(`at most ${maxRedirects} redirects`);
    return { status: 'follow', to };
}

;// CONCATENATED MODULE: ./lib/client/attempt.js
/** One attempt of a call: request, redirects within the origin, body. Reports what happened without judging it. */







/**
 * Sends the request, and again for each redirect within the origin, all within the time limit.
 *
 * @throws only the signal's reason
 */
async function attemptRequest(request, deps, signal) {
    const { timeLimitMs } = request;
    try {
        const work = async (limited) => await exchange(request, deps, limited);
        return await (0,time_limit/* withinTime */.dn)(work, timeLimitMs, { clock: deps.clock, signal });
    }
    catch (cause) {
        signal.throwIfAborted();
        if (cause instanceof time_limit/* TimeLimitReached */.r_)
            return { status: 'timed-out', timeLimitMs };
        return { status: classifyNetworkFailure(cause), cause };
    }
}
async function exchange(request, deps, signal) {
    let url = request.url;
    for (let hopCount = 0;; hopCount += 1) {
        const message = await requestOnce({ ...request, url }, deps, signal);
        const statusCode = message.statusCode ?? 0;
        const headers = Object.fromEntries(Object.entries(message.headers).map(([name, value]) => [name, String(value)]));
        const decision = decideRedirect({ method: request.method, from: url, statusCode, headers, hopCount });
        if (decision.status === 'none')
            return await readReply({ message, statusCode, headers }, deps);
        message.destroy();
        if (decision.status === 'refuse') {
            return { status: 'redirected-away', statusCode, to: decision.to, expected: decision.expected };
        }
        url = decision.to;
    }
}
async function requestOnce({ method, url, headers, body }, { httpClient, apiToken }, signal) {
    const options = {
        // Our Authorization field overrides a user and password in the base URL.
        ...(0,external_node_url_.urlToHttpOptions)(url),
        method,
        // A tunneling agent does not know the default port and would send `Host: api.example.test:80`.
        headers: { ...headers, host: url.host, authorization: `Bearer ${apiToken.reveal()}` },
        agent: httpClient.getAgent(url.href),
        signal,
    };
    const httpModule = url.protocol === 'https:' ? external_node_https_ : external_node_http_;
    const response = await httpClient.requestRaw({ options, parsedUrl: url, httpModule }, body ?? '');
    return response.message;
}
async function readReply({ message, statusCode, headers }, deps) {
    const replied = (text) => ({
        status: 'replied',
        reply: { statusCode, headers, text, rateLimit: readRateLimit(headers, deps.clock) },
    });
    const isRefusal = statusCode >= 400;
    try {
        const text = await readBody(message, deps.maxBodyBytes);
        if (text !== null)
            return replied(text);
        if (!isRefusal)
            return { status: 'too-large', maxBodyBytes: deps.maxBodyBytes };
    }
    catch (cause) {
        // The status of a refusal is enough; only its message is lost.
        if (!isRefusal)
            return { status: 'lost', cause };
    }
    return replied('');
}
/**
 * Reads a stream as UTF-8, without a byte order mark. Returns `null` and destroys the stream if it exceeds the limit.
 *
 * @throws the stream's own error
 */
async function readBody(stream, maxBodyBytes) {
    const chunks = [];
    let sizeBytes = 0;
    for await (const chunk of stream) {
        sizeBytes += chunk.length;
        // Leaving the loop destroys the stream and its connection.
        if (sizeBytes > maxBodyBytes)
            return null;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks)
        .toString('utf8')
        .replace(/^\uFEFF/, '');
}

;// CONCATENATED MODULE: ./lib/client/trace.js
/** Debug output: one line per request. */

/** `API: GET /api/v1/spam_tests/x: 200 in 12 ms (x-ratelimit-remaining: 997)`. */
function traceAttempt({ method, url }, attempt, durationMs) {
    return `API: ${method} ${url.pathname}: ${describeAttempt(attempt)} in ${Math.round(durationMs)} ms`;
}
function describeAttempt(attempt) {
    switch (attempt.status) {
        case 'replied': {
            const limits = Object.entries(attempt.reply.headers)
                .filter(([name]) => /^(?:x-ratelimit-|retry-after$)/u.test(name))
                .map(([name, value]) => `${name}: ${value}`);
            return `${attempt.reply.statusCode}${limits.length === 0 ? '' : ` (${limits.join(', ')})`}`;
        }
        case 'timed-out':
            return `no reply within ${attempt.timeLimitMs} ms`;
        case 'too-large':
            return `reply larger than ${attempt.maxBodyBytes} bytes`;
        case 'redirected-away':
            return `${attempt.statusCode}, redirect not followed: expected ${attempt.expected}`;
        case 'unreached':
        case 'untrusted':
        case 'lost':
            return `${attempt.status}: ${describeNetworkFailure(attempt.cause)}`;
        default:
            return attempt;
    }
}

;// CONCATENATED MODULE: ./lib/client/transport.js
/** HTTP to one service. @actions/http-client handles proxies, `no_proxy` and TLS; limits, retries and redirects are ours. */






/** Opens a transport; it connects with the first call. */
function openTransport(options, world) {
    const { requestTimeoutMs, maxBodyBytes, apiToken } = options;
    const httpClients = {
        GET: openHttpClient('keep-alive', requestTimeoutMs),
        // The server may close an idle connection just as we write. A GET is retried then, but a POST must not be: it gets a
        // connection of its own.
        POST: openHttpClient('close', requestTimeoutMs),
    };
    const info = (call) => ({
        method: call.method,
        done: nameCall(call, options.apiUrl),
        ...(call.acceptedStatuses === undefined ? {} : { acceptedStatuses: call.acceptedStatuses }),
    });
    let lastRateLimit = null;
    return {
        info,
        lastRateLimit: () => lastRateLimit,
        send: async (call, signal) => {
            const deps = { httpClient: httpClients[call.method], apiToken, clock: world.clock, maxBodyBytes };
            const sent = {
                ...info(call),
                deadlineMs: call.deadlineMs ?? Number.POSITIVE_INFINITY,
                trace: options.trace,
                attempt: async (limited) => {
                    const request = toWireRequest(call, options, world.clock.monotonicMs());
                    const startedMs = world.clock.monotonicMs();
                    const attempt = await attemptRequest(request, deps, limited);
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
/** The library's idle timeout must not abort long polls of up to this duration. */
const maxLongPollMs = 120_000;
function openHttpClient(connection, requestTimeoutMs) {
    return new lib/* HttpClient */.Qq(undefined, [], {
        keepAlive: connection === 'keep-alive',
        allowRetries: false,
        allowRedirects: false,
        socketTimeout: requestTimeoutMs + maxLongPollMs,
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
            // api-v1.md requires it on every request, even without a body.
            [http_headers/* httpHeaders */.P.contentType]: 'application/json',
            [http_headers/* httpHeaders */.P.userAgent]: options.userAgent,
            ...call.headers,
        },
        body: call.body === undefined ? null : JSON.stringify(call.body),
        timeLimitMs: calculateTimeLimitMs(call, options, nowMs),
    };
}
/** The request timeout plus the duration of a long poll, but never beyond the end of the call. */
function calculateTimeLimitMs({ longPollMs, endMs }, { requestTimeoutMs }, nowMs) {
    const leftMs = Math.max((endMs ?? Number.POSITIVE_INFINITY) - nowMs, 0);
    return Math.min(requestTimeoutMs + (longPollMs ?? 0), leftMs);
}

;// CONCATENATED MODULE: ./lib/client/poll.js
/** One poll of a test. */

/** Builds the call of a poll; a long poll uses RFC 7240 §4.3 with RFC 9110 §13.1.2. */
function toPollCall(path, { longPoll, deadlineMs }) {
    const call = { method: 'GET', path, deadlineMs, endMs: deadlineMs };
    if (longPoll === null)
        return call;
    const { seconds, etag } = longPoll;
    const headers = { [http_headers/* httpHeaders */.P.prefer]: `wait=${seconds}`, [http_headers/* httpHeaders */.P.ifNoneMatch]: etag };
    return { ...call, headers, longPollMs: seconds * 1000 };
}

;// CONCATENATED MODULE: ./lib/client/spam-test-poll.js
/** Polls a spam test: one request returns all seeds. */




/** Polls `GET /spam_tests/:tracking_id`. */
function openSpamTestPoll(test, transport) {
    return async (options, signal) => {
        const outcome = await tryCallJson(transport, spamTestCall(test.trackingId, options), signal);
        if (outcome.status === 'failed')
            return outcome;
        const { rateLimit, headers } = outcome.reply;
        if (outcome.status === 'unchanged')
            return { status: 'unchanged', rateLimit, requestCount: 1 };
        const results = readResults(outcome.value, test);
        const receivedCount = results.filter((result) => result.folder !== null).length;
        const status = outcome.value.data.status ?? null;
        // api-v1.md defines no status for spam tests: without one, the test is over when every seed has a folder.
        const isTerminal = status === null ? receivedCount === test.seeds.length : isTerminalStatus(status);
        return {
            status: 'ok',
            snapshot: { results, summary: null, status, isTerminal },
            receivedCount,
            etag: headers[http_headers/* httpHeaders */.P.etag.toLowerCase()] ?? null,
            rateLimit,
            requestCount: 1,
        };
    };
}
/** The call for a test by any of its ids. */
function spamTestCall(id, options) {
    return { call: toPollCall(`/spam_tests/${encodeURIComponent(id)}`, options), schema: getSpamTestReader };
}
/** Returns the results that belong to the test's seeds. */
function readResults(reply, test) {
    return matchSeedResults(reply.data.test_results.map(toSeedResult), test.seeds);
}
/**
 * Returns at most one result per seed, with the address as in the create reply. Addresses are compared case-insensitively.
 * A service may report an address without its subaddress (`seed@` for `seed+abc@`); that counts if it is unambiguous.
 * Results of other addresses are dropped.
 */
function matchSeedResults(results, seeds) {
    const addressByKey = indexSeeds(seeds);
    const resultByAddress = new Map();
    for (const result of results) {
        const address = addressByKey.get(result.address.toLowerCase());
        if (address === undefined)
            continue;
        const known = resultByAddress.get(address);
        // Of two entries for one seed, the first received one wins.
        if (known === undefined || known.folder === null)
            resultByAddress.set(address, { ...result, address });
    }
    return [...resultByAddress.values()];
}
/** Lowercase address → address, plus addresses without subaddress where unambiguous and not a seed themselves. */
function indexSeeds(seeds) {
    const exact = new Map(seeds.map(({ address }) => [address.toLowerCase(), address]));
    const byBareAddress = Map.groupBy(exact, ([key]) => key.replace(/\+[^@]*@/, '@'));
    const unambiguous = [...byBareAddress].flatMap(([bare, [first, ...others]]) => first === undefined || others.length > 0 ? [] : [[bare, first[1]]]);
    return new Map([...unambiguous, ...exact]);
}

;// CONCATENATED MODULE: ./lib/client/external-test-poll.js
/** Polls an external test: one request returns status and counts, a second one the seeds, if the service supports it. */





/** Polls `GET /external_tests/:id`, and `GET /spam_tests/:tracking_id` whenever the counts have changed. */
function openExternalTestPoll(test, numericId, transport) {
    let details = { status: 'unknown', results: null, completedCount: -1, refusalCount: 0 };
    return async (options, signal) => {
        const outcome = await tryCallJson(transport, externalTestCall(numericId, options), signal);
        if (outcome.status === 'failed')
            return outcome;
        const { rateLimit, headers } = outcome.reply;
        if (outcome.status === 'unchanged')
            return { status: 'unchanged', rateLimit, requestCount: 1 };
        const state = outcome.value;
        const read = needsDetails(details, state)
            ? await readDetails({ test, options, details, state, transport }, signal)
            : { details, rateLimit: null, requestCount: 0 };
        if ('status' in read)
            return read;
        details = read.details;
        const { status } = state.test;
        return {
            status: 'ok',
            snapshot: {
                results: details.results,
                summary: toSummary(state.summary),
                isTerminal: isTerminalStatus(status),
                status,
            },
            receivedCount: state.summary.completed,
            etag: headers[http_headers/* httpHeaders */.P.etag.toLowerCase()] ?? null,
            rateLimit: read.rateLimit ?? rateLimit,
            requestCount: 1 + read.requestCount,
        };
    };
}
/** The call for status and counts. */
function externalTestCall(numericId, options) {
    return { call: toPollCall(`/external_tests/${numericId}`, options), schema: getExternalTestReader };
}
/** Details cost a request, so read them only when they may have changed, and once more at the end. */
function needsDetails(details, { test, summary }) {
    if (details.status === 'unsupported')
        return false;
    if (details.status === 'unknown')
        return true;
    return summary.completed !== details.completedCount || isTerminalStatus(test.status);
}
async function readDetails(request, signal) {
    const { test, options, details, state, transport } = request;
    const outcome = await tryCallJson(transport, spamTestCall(test.trackingId, { ...options, longPoll: null }), signal);
    if (outcome.status === 'failed')
        return judgeDetailsFailure(outcome, request);
    const { rateLimit } = outcome.reply;
    if (outcome.status === 'unchanged')
        return { details, rateLimit, requestCount: 1 };
    const results = readResults(outcome.value, test);
    const completedCount = state.summary.completed;
    return { details: { status: 'known', results, completedCount, refusalCount: 0 }, rateLimit, requestCount: 1 };
}
/** Codes with which services refuse details that they do not support, unlike token or network problems. */
const unsupportedCodes = new Set(['API_NOT_FOUND', 'API_REQUEST_REFUSED', 'API_REPLY_INVALID']);
/**
 * A refusal means "not supported" once there are results. Before that, the test may be too new to be found, so the second
 * refusal decides.
 */
function judgeDetailsFailure(failure, { details, state }) {
    const isRefusal = failure.reason === 'refused' && unsupportedCodes.has(failure.error.code);
    if (!isRefusal || details.status === 'known')
        return failure;
    const refusalCount = details.refusalCount + 1;
    const isUnsupported = refusalCount >= 2 || state.summary.completed > 0 || isTerminalStatus(state.test.status);
    const status = isUnsupported ? 'unsupported' : 'unknown';
    return { details: { ...details, status, refusalCount }, rateLimit: null, requestCount: 1 };
}

;// CONCATENATED MODULE: ./lib/client/normal-distribution.js
/** The standard normal distribution, accurate enough for waiting times. */
/** Returns the density at `z`. */
function normalDensity(z) {
    return Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI);
}
const tailTerms = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
/** Returns the share below `z`, 0–1; error below 1e-7. Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17. */
function normalShareBelow(z) {
    const step = 1 / (1 + 0.231_641_9 * Math.abs(z));
    const series = tailTerms.reduceRight((sum, term) => (sum + term) * step, 0);
    const tail = normalDensity(z) * series;
    return z > 0 ? 1 - tail : tail;
}
/** Returns the `z` with `share` below it; error below 5e-4. Source: the same, 26.2.23. */
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
 * Forecasts when the copy that may decide the run arrives, from the number of copies that have arrived so far.
 *
 * Delivery times range from seconds to many minutes, and their logarithm is close to normal. The counts of two polls
 * give the deviation, the last count gives the position, and the time of the k-th arrival follows. The deviation is blended
 * with a typical one, since a few counts are weak evidence.
 */

/** Typical share of lost copies. */
const typicalLossShare = 0.02;
/** Typical deviation of the logarithm of delivery times: the 90th percentile is 4 times the median. */
const typicalSpread = 1.15;
/** Uncertainty of that deviation, before and after the first arrival. */
const initialSpreadDoubt = 0.45;
const spreadDoubt = 0.25;
/** Plausible range of the deviation. */
const minSpread = 0.15;
const maxSpread = 2.5;
/** Shorter times count as this one: their logarithms would differ too much. */
const minElapsedMs = 100;
/** Forecasts after the last poll. Beyond the decisive count, the next arrival is the decisive one. */
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
 * Returns the wait after which the expected loss of time reaches `lossMs`: long while the decisive arrival is unlikely,
 * short when it is near.
 *
 * @returns milliseconds, at most `maxMs`
 */
function waitForExpectedLoss(forecast, { elapsedMs, lossMs, maxMs }) {
    const fromMs = Math.max(elapsedMs, minElapsedMs);
    const shareBefore = (ms) => normalShareBelow((Math.log(ms) - forecast.logMean) / forecast.logDeviation);
    const shareSoFar = shareBefore(fromMs);
    const stepMs = Math.max(5, fromMs / 250);
    let lostMs = 0;
    let waitMs = 0;
    while (waitMs < maxMs && lostMs < lossMs) {
        waitMs += stepMs;
        // The probability of an arrival until then, given that there was none so far; 1e-9 if it is long overdue.
        const share = (shareBefore(fromMs + waitMs) - shareSoFar) / Math.max(1 - shareSoFar, 1e-9);
        lostMs += Math.min(share, 1) * stepMs;
    }
    return Math.min(waitMs, maxMs);
}
/** Estimates the deviation of the logarithm of delivery times: observed, weighted by its evidence, or typical. */
function estimateSpread({ counts, expectedCount }) {
    const last = lastOf(counts);
    const typicalDoubt = last.receivedCount === 0 ? initialSpreadDoubt : spreadDoubt;
    const first = counts.find((count) => count.receivedCount >= 2);
    if (first === undefined || last.receivedCount <= first.receivedCount) {
        return { spread: typicalSpread, doubt: typicalDoubt };
    }
    const stepZ = zOfCount(last.receivedCount, expectedCount) - zOfCount(first.receivedCount, expectedCount);
    const seen = Math.min(maxSpread, Math.max(minSpread, (logElapsed(last) - logElapsed(first)) / stepZ));
    const weight = stepZ ** 2 / (stepZ ** 2 + 1);
    return { spread: weight * seen + (1 - weight) * typicalSpread, doubt: typicalDoubt * Math.sqrt(1 - weight) };
}
/**
 * Returns the deviation of z of the target-th arrival: the r-th of m outstanding copies has a beta-distributed share of
 * what is left.
 */
function orderDeviation(receivedCount, targetCount, { expectedCount }) {
    const pendingCount = Math.max(expectedCount * (1 - typicalLossShare) - receivedCount, 1.2);
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
/** Share of all copies that will arrive; never 0 or 1, whose z is infinite. */
function shareOfCount(count, expectedCount) {
    const half = 0.5 / Math.max(expectedCount, 1);
    const arrivingCount = Math.max(expectedCount, 1) * (1 - typicalLossShare);
    return Math.min(Math.max(count / arrivingCount, half), 1 - half);
}
function logElapsed(count) {
    return Math.log(Math.max(count.elapsedMs, minElapsedMs));
}
function lastOf(counts) {
    return counts.at(-1) ?? counts[0];
}

;// CONCATENATED MODULE: ./lib/client/shared-budget.js
/**
 * Prices requests when many jobs share one token. The jobs do not coordinate: each sees in `X-RateLimit-Remaining` how
 * fast the others spend, and spreads its own share over its expected wait.
 */
/** Number of replies to look back at: fewer fluctuate, more are outdated. */
const noteCount = 4;
/** Maximum price: beyond it, waits grow and save little. */
const maxPrice = 16;
/** Requests reserved for jobs that need to create a test. */
const reserveCount = 2;
/** 1 while the rate limit lasts for all jobs until the window ends; if not, proportionally more, up to 16. */
function requestPrice(notes, limit, nowMs) {
    if (limit === null)
        return 1;
    const { othersCount, spanMs } = countSpending(notes);
    if (spanMs === 0)
        return 1;
    const othersUntilReset = (othersCount / spanMs) * Math.max(limit.resetAtMs - nowMs, 0);
    return Math.min(Math.max(othersUntilReset / Math.max(limit.remainingCount, 1), 1), maxPrice);
}
/**
 * Returns the shortest gap that stays within our share of the remaining requests; 0 if there are plenty.
 *
 * @param expectedWaitMs how much longer we expect to poll
 */
function minSharedGapMs(notes, limit, { nowMs, expectedWaitMs }) {
    if (limit === null)
        return 0;
    const untilResetMs = Math.max(limit.resetAtMs - nowMs, 0);
    // One second more, because the server's clock may differ.
    if (limit.remainingCount <= reserveCount)
        return untilResetMs === 0 ? 0 : untilResetMs + 1000;
    const { ownCount, othersCount } = countSpending(notes);
    const jobCount = ownCount === 0 ? 1 : 1 + othersCount / ownCount;
    const ownShareCount = limit.remainingCount / jobCount;
    return Math.min(Math.min(expectedWaitMs, untilResetMs) / ownShareCount, untilResetMs);
}
function countSpending(notes) {
    const last = notes.at(-1);
    // Resets are rounded to seconds and shift with network latency: 2 s apart is the same window.
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
 * Schedules polls. A poll costs a request of the hourly rate limit; waiting costs time once the decisive result is there.
 * The schedule waits until the expected loss of time is worth a request.
 *
 * Measured (`npm run bench`, 50 seeds, 2% lost): the decision comes about 3 s after the earliest possible moment, with
 * about 11 requests; polling every 30 s loses 15 s with 5 requests, every 5 s loses 2.8 s with 25.
 */


/** Longest gap, unless the rate limit requires more. */
const maxGapMs = 30_000;
/** By then, local mailboxes have nearly all copies, and fast providers the first ones. */
const firstGapMs = { plain: 1000, 'long-poll': 50 };
/** Shortest gap between two polls. */
const minGapMs = { plain: 500, 'long-poll': 100 };
/** A long poll loses no time even if the forecast is wrong; only a scarce rate limit justifies a longer gap. */
const maxLongPollGapMs = 2000;
/** The loss of time that a request is worth, while the rate limit is not scarce. */
const lossPerRequestMs = { plain: 280, 'long-poll': 50 };
/** Backoff after a failed poll, doubling. */
const firstFailureGapMs = 2000;
/** Gaps vary by ± this share, so that jobs that started together do not poll together. */
const poll_schedule_jitterShare = 0.05;
/**
 * Returns the milliseconds until the next poll; pure.
 *
 * @param limit of the latest reply; `null`: none
 */
function nextPollDelayMs(history, limit, moment) {
    const gapMs = history.fixedGapMs ?? adaptiveGapMs(history, limit, moment);
    const budgetGapMs = minSharedGapMs(history.notes, limit, {
        nowMs: moment.nowMs,
        expectedWaitMs: history.fixedGapMs === null ? expectedWaitMs(history, moment) : 0,
    });
    const stretch = history.fixedGapMs === null ? 1 + poll_schedule_jitterShare * (2 * moment.fraction - 1) : 1;
    return Math.max(gapMs * stretch, budgetGapMs * (1 + poll_schedule_jitterShare * moment.fraction));
}
function adaptiveGapMs(history, limit, moment) {
    const { kind, failureCount } = history;
    if (failureCount > 0)
        return Math.min(firstFailureGapMs * 2 ** (failureCount - 1), maxGapMs);
    const arrival = forecast(history);
    if (arrival === null)
        return firstGapMs[kind];
    const price = requestPrice(history.notes, limit, moment.nowMs);
    const gapMs = waitForExpectedLoss(arrival, {
        elapsedMs: moment.nowMs - history.startedAtMs,
        lossMs: lossPerRequestMs[kind] * price,
        maxMs: kind === 'long-poll' ? Math.min(maxLongPollGapMs * price, maxGapMs) : maxGapMs,
    });
    return Math.max(gapMs, minGapMs[kind]);
}
/** Time until a late, but not the latest possible, decisive arrival. */
function expectedWaitMs(history, { nowMs }) {
    const arrival = forecast(history);
    if (arrival === null)
        return 0;
    const decisiveAtMs = history.startedAtMs + Math.exp(arrival.logMean + 0.3 * arrival.logDeviation);
    return Math.max(decisiveAtMs - nowMs, 5000);
}
function forecast({ counts, expectedCount, decisiveCount }) {
    const [first, ...others] = counts;
    if (first === undefined)
        return null;
    return forecastDecisiveArrival({ counts: [first, ...others], expectedCount, decisiveCount });
}

;// CONCATENATED MODULE: ./lib/client/watch-failure.js
/** Decides when a watch without replies gives up. The mail is sent by then, so the outcome is always inconclusive. */

/** A single refusal may be a deployment or a proxy glitch. */
const maxRefusals = 2;
/** A new test may not be visible everywhere in the service yet. */
const maxRefusalsWhenNew = 5;
/** Returns the error to end the watch with; `null`: poll again. Temporary failures end it only at the deadline. */
function judgeWatchFailure({ failed, refusalCount, hasAnswered, isLast }) {
    const { reason, error } = failed;
    // The requested wait ends after the deadline, or the hourly rate limit is exhausted until then.
    if (reason === 'retry-after' || (reason === 'deadline' && error.code === 'API_RATE_LIMITED')) {
        return afterSending(error);
    }
    if (reason !== 'refused')
        return isLast ? noReplyInTime(error) : null;
    // A refused redirect or an untrusted certificate is permanent.
    const isPermanent = error.code === 'API_REDIRECT_REFUSED' || error.code === 'API_UNREACHABLE';
    const isNew = error.code === 'API_NOT_FOUND' && !hasAnswered;
    const isOver = isPermanent || isLast || refusalCount >= (isNew ? maxRefusalsWhenNew : maxRefusals);
    return isOver ? afterSending(error) : null;
}
function noReplyInTime(error) {
    return new presend_error/* PresendError */.Wn({
        ...error.parts,
        code: 'API_UNAVAILABLE',
        outcome: 'inconclusive',
        came: `${error.parts.came} when the timeout expired`,
        todo: 'the mail was sent, and the service may have its results; run again when it is available',
        cause: error,
    });
}
/** `misconfigured` would mean that nothing was sent. */
function afterSending(error) {
    return new presend_error/* PresendError */.Wn({
        ...error.parts,
        outcome: 'inconclusive',
        todo: `${error.parts.todo}; the mail was sent, and the service may have its results`,
        cause: error,
    });
}

;// CONCATENATED MODULE: ./lib/client/watch-state.js
/** The state of a watch between polls. */
/** The default quorum. */
const defaultDecisiveShare = 0.9;
/** Longer requests reach the timeouts of proxies. */
const maxLongPollSeconds = 50;
/** After so many wasted long polls, fall back to plain polls. */
const maxWastedLongPolls = 2;
/** An unchanged reply sooner than this means that the server did not wait. */
const minLongPollMs = 1000;
/** Returns the state before the first poll. */
function startWatchState(test, options, nowMs) {
    const { expectedCount, pollIntervalMs } = options;
    const longPollSeconds = Math.min(Math.floor(test.longPollSeconds ?? 0), maxLongPollSeconds);
    return {
        startedAtMs: nowMs,
        expectedCount,
        decisiveCount: options.decisiveCount ?? Math.ceil(expectedCount * defaultDecisiveShare),
        counts: [],
        failureCount: 0,
        notes: [],
        fixedGapMs: pollIntervalMs ?? null,
        limit: null,
        hasAnswered: false,
        refusalCount: 0,
        longPollSeconds: longPollSeconds >= 1 ? longPollSeconds : null,
        etag: null,
        wastedLongPollCount: 0,
        lastSnapshot: null,
    };
}
/** True while long polls are worth trying; a fixed interval rules them out. */
function canLongPoll(state) {
    return state.fixedGapMs === null && state.longPollSeconds !== null && state.wastedLongPollCount < maxWastedLongPolls;
}
/** Returns the state after a poll. */
function noteOutcome(state, outcome, timing) {
    const wasted = (isWasted) => state.wastedLongPollCount + (timing.wasLongPoll && isWasted ? 1 : 0);
    if (outcome.status === 'failed') {
        const refusalCount = outcome.reason === 'refused' ? state.refusalCount + 1 : 0;
        return { ...state, failureCount: state.failureCount + 1, refusalCount, wastedLongPollCount: wasted(true) };
    }
    const lastSnapshot = outcome.status === 'ok' ? JSON.stringify(outcome.snapshot) : state.lastSnapshot;
    const isEarly = timing.answeredAtMs - timing.askedAtMs < minLongPollMs;
    return {
        ...state,
        counts: watch_state_noteCount(state, outcome, timing.answeredAtMs),
        notes: noteBudget(state, outcome, timing.answeredAtMs),
        failureCount: 0,
        limit: outcome.rateLimit,
        hasAnswered: true,
        refusalCount: 0,
        etag: outcome.status === 'ok' ? outcome.etag : state.etag,
        wastedLongPollCount: wasted(lastSnapshot === state.lastSnapshot && isEarly),
        lastSnapshot,
    };
}
function watch_state_noteCount(state, outcome, nowMs) {
    const before = state.counts.at(-1)?.receivedCount ?? 0;
    const receivedCount = outcome.status === 'ok' ? outcome.receivedCount : before;
    return [...state.counts, { elapsedMs: nowMs - state.startedAtMs, receivedCount }];
}
function noteBudget(state, { rateLimit, requestCount }, atMs) {
    if (rateLimit === null)
        return state.notes;
    const { remainingCount, resetAtMs } = rateLimit;
    return [...state.notes, { atMs, remainingCount, resetAtMs, requestCount }];
}

;// CONCATENATED MODULE: ./lib/client/watch-results.js
/** Watches a test: polls until it is terminal or the deadline is reached. */





/** The last poll starts at the deadline and may take this long, including retries. */
const graceMs = 2000;
/** A long poll must end this long before the deadline. */
const longPollMarginMs = 500;
/**
 * Yields each reply, including the first; ends after a terminal one, or after the one at the deadline.
 *
 * @throws PresendError with an API_ code, always `inconclusive`; the signal's reason
 */
async function* watchTest(watch, signal) {
    const { options, clock, transport } = watch;
    const poll = openPoll(watch.test, transport);
    const limit = transport.lastRateLimit();
    let state = { ...startWatchState(watch.test, options, clock.monotonicMs()), limit };
    for (let isLast = false; !isLast;) {
        const delayMs = calculateDelayMs(state, watch);
        const leftMs = Math.max(options.deadlineMs - clock.monotonicMs(), 0);
        isLast = delayMs >= leftMs;
        watch.trace?.(traceWait(state, Math.min(delayMs, leftMs), canLongPoll(state)));
        await clock.sleep(Math.min(delayMs, leftMs), signal);
        const pollOptions = toPollOptions(state, watch, isLast);
        const askedAtMs = clock.monotonicMs();
        const outcome = await poll(pollOptions, signal);
        watch.trace?.(tracePoll(outcome));
        const timing = { askedAtMs, answeredAtMs: clock.monotonicMs(), wasLongPoll: pollOptions.longPoll !== null };
        state = noteOutcome(state, outcome, timing);
        throwIfOver(outcome, state, isLast);
        if (outcome.status !== 'ok')
            continue;
        yield outcome.snapshot;
        if (outcome.snapshot.isTerminal)
            return;
    }
}
/** An external test without a numeric id can only be read by its tracking id. */
function openPoll(test, transport) {
    if (test.style === 'spam-test' || test.numericId === null)
        return openSpamTestPoll(test, transport);
    return openExternalTestPoll(test, test.numericId, transport);
}
function calculateDelayMs(state, { clock, random }) {
    const kind = canLongPoll(state) ? 'long-poll' : 'plain';
    const moment = { nowMs: clock.monotonicMs(), fraction: random.fraction() };
    return nextPollDelayMs({ ...state, kind }, state.limit, moment);
}
function toPollOptions(state, { options, clock }, isLast) {
    const { deadlineMs } = options;
    if (isLast)
        return { longPoll: null, deadlineMs: Math.max(deadlineMs, clock.monotonicMs()) + graceMs };
    const leftSeconds = Math.floor((deadlineMs - clock.monotonicMs() - longPollMarginMs) / 1000);
    const seconds = Math.min(state.longPollSeconds ?? 0, leftSeconds);
    const { etag } = state;
    return { longPoll: canLongPoll(state) && etag !== null && seconds >= 1 ? { seconds, etag } : null, deadlineMs };
}
function throwIfOver(outcome, { refusalCount, hasAnswered }, isLast) {
    if (outcome.status !== 'failed')
        return;
    const error = judgeWatchFailure({ failed: outcome, refusalCount, hasAnswered, isLast });
    if (error !== null)
        throw error;
}
/** Explains when the next poll happens, and why. */
function traceWait(state, delayMs, isLongPoll) {
    const received = state.counts.at(-1)?.receivedCount ?? 0;
    const budget = state.limit === null ? '' : `, ${state.limit.remainingCount} requests left in the window`;
    const failures = state.failureCount === 0 ? '' : `, after ${state.failureCount} failed polls`;
    const adaptive = isLongPoll ? 'long poll' : 'expected arrivals';
    const reason = state.fixedGapMs === null ? adaptive : 'poll-interval';
    return `poll: in ${Math.round(delayMs)} ms by ${reason} (${received} of ${state.expectedCount} results${budget}${failures})`;
}
/** Summarizes the result of a poll. */
function tracePoll(outcome) {
    if (outcome.status === 'failed')
        return `poll: failed (${outcome.reason})`;
    if (outcome.status === 'unchanged')
        return 'poll: unchanged';
    return `poll: ${outcome.receivedCount} results, status ${outcome.snapshot.status ?? 'unknown'}`;
}

;// CONCATENATED MODULE: ./lib/client/open-client.js
/** The client of a service that speaks API v1. */






const defaultRequestTimeoutMs = 30_000;
const defaultMaxBodyBytes = 10 * 1024 ** 2;
/**
 * Opens a client; it connects with the first call.
 *
 * @throws PresendError API_TOKEN_REFUSED for a token that no HTTP header can contain
 */
function openClient(options, world) {
    const { apiToken, trace } = options;
    checkToken(apiToken);
    const transport = openTransport({
        apiUrl: options.apiUrl.replace(/\/+$/, ''),
        apiToken,
        userAgent: options.userAgent,
        requestTimeoutMs: options.requestTimeoutMs ?? defaultRequestTimeoutMs,
        maxBodyBytes: options.maxBodyBytes ?? defaultMaxBodyBytes,
        trace,
    }, world);
    const redacted = async (work) => await withTokenRedacted(apiToken, work);
    return {
        createTest: (request, { deadlineMs }, signal) => redacted(() => createTest(request, { transport, deadlineMs }, signal)),
        watchResults: (test, watchOptions, signal) => redactEach(watchTest({ test, options: watchOptions, transport, trace, ...world }, signal), apiToken),
        listPostmasterAccounts: (limit, signal) => redacted(() => listPostmasterAccounts(transport, limit, signal)),
        readPostmasterDomain: (question, signal) => redacted(() => readPostmasterDomain(transport, question, signal)),
        readPostmasterTotals: (question, signal) => redacted(() => readPostmasterTotals(transport, question, signal)),
        [Symbol.asyncDispose]: async () => await transport[Symbol.asyncDispose](),
    };
}
async function* redactEach(values, apiToken) {
    try {
        yield* values;
    }
    catch (error) {
        throw redactToken(error, apiToken);
    }
}
/** The usual cause is a line break at the end of a stored secret; Node's own error would not name the setting. */
function checkToken(apiToken) {
    if (/^[\x21-\x7E]+$/.test(apiToken.reveal()))
        return;
    throw new presend_error/* PresendError */.Wn({
        code: 'API_TOKEN_REFUSED',
        outcome: 'misconfigured',
        done: 'Reading api-token',
        came: 'an empty value, white space, a control character or a non-ASCII letter',
        expected: 'visible ASCII characters only',
        todo: 'store the token again, without spaces or a trailing line break',
    });
}


/***/ }),

/***/ 77189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ errorReader),
/* harmony export */   FV: () => (/* binding */ postmasterErrorReply),
/* harmony export */   fs: () => (/* binding */ errorReply)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _reply_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27500);
/** Error bodies: api-v1.md, "Errors". */


const error = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), 'What is wrong, in one sentence.', 'Missing API token');
/** Test errors, and authentication and rate limit errors on every path. */
const errorReply = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    success: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(false),
    error,
    errors: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(), 'each problem of a 422.', [
        'timeout_minutes: got 0, expected an integer from 1 to 1440',
    ]),
});
/** All other errors of the postmaster paths. */
const postmasterErrorReply = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ error });
/** Reads both error bodies, and a body that has only `errors` (some services). */
const errorReader = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .tolerant */ .a8)(errorReply, { success: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional() }).transform(({ error: text, errors }) => ({
        error: text,
        errors: errors ?? [],
    })),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ errors: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).min(1) })
        .transform(({ errors }) => ({ error: errors.join('; '), errors })),
]);


/***/ }),

/***/ 95875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ webhookHeaders),
/* harmony export */   P: () => (/* binding */ httpHeaders)
/* harmony export */ });
/** HTTP header field names; HTTP compares them case-insensitively (RFC 9110 §5.1). */
/** Header fields of the API. `.toLowerCase()` gives the key in Node's `headers`. */
const httpHeaders = {
    /** Requests per hour that the token may make. */
    rateLimit: 'X-RateLimit-Limit',
    /** Requests left in the current window. */
    rateLimitRemaining: 'X-RateLimit-Remaining',
    /** Unix time in seconds when the window ends. */
    rateLimitReset: 'X-RateLimit-Reset',
    /** Seconds or an HTTP date: RFC 9110 §10.2.3. */
    retryAfter: 'Retry-After',
    /** Additive, in create requests: the domain in the From field of the test mail. */
    senderDomain: 'Presend-Sender-Domain',
    /** Additive, in create requests: `marketing` or `transactional`. */
    mailType: 'Presend-Mail-Type',
    /** `wait=20` requests a long poll: RFC 7240 §4.3. */
    prefer: 'Prefer',
    /** The preferences that the server applied: RFC 7240 §3. */
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
/** Header fields of webhook requests; api-v1.md defines the first, the others are additive. */
const webhookHeaders = {
    /** HMAC-SHA256 of the raw body with the webhook's secret, 64 lowercase hexadecimal digits. */
    signature: 'X-Service-Signature',
    /** The signature with the previous secret, while both are valid. */
    previousSignature: 'X-Service-Signature-Previous',
    /** The body's `event_type`. */
    event: 'X-Service-Event',
    /** Id of this delivery: the same for all attempts, new for a redelivery. */
    delivery: 'X-Service-Delivery',
    /** The body's `idempotency_key`: the same for all requests about one event. */
    idempotencyKey: 'Idempotency-Key',
};


/***/ }),

/***/ 27500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W_: () => (/* binding */ lenient),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   a8: () => (/* binding */ tolerant),
/* harmony export */   fd: () => (/* binding */ readAs),
/* harmony export */   fr: () => (/* binding */ addition)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/**
 * Declares a reply once, as one strict zod schema: what our service writes. The TypeScript type (`Reply`), the tolerant
 * reader of the client (`tolerant`) and the OpenAPI document all derive from it.
 */

/** Adds what the API document says about a field, with examples of its value. */
function field(schema, description, ...examples) {
    return annotate(schema, { description }, examples);
}
/**
 * Describes a field that api-v1.md does not define: marked `x-additive` in the API document, and optional for the reader,
 * since another service may lack it or use the name for something else.
 */
function addition(schema, description, ...examples) {
    return lenient(annotate(schema, { description: `Additive: ${description}`, 'x-additive': true }, examples));
}
/** Makes a field optional for the reader. */
function lenient(schema) {
    return Object.assign(copyOf(schema), { isLenient: true });
}
/** Gives a field a reader of its own. */
function readAs(schema, reader) {
    return Object.assign(copyOf(schema), { reader });
}
function annotate(schema, note, examples) {
    return withMarks(schema, schema.meta(examples.length === 0 ? { ...note } : { ...note, examples: [...examples] }));
}
function copyOf(schema) {
    return withMarks(schema, schema.clone());
}
/** A clone loses the properties that zod does not know. */
function withMarks(from, to) {
    if (isLenient(from))
        Object.assign(to, { isLenient: true });
    if (hasReader(from))
        Object.assign(to, { reader: from.reader });
    return to;
}
function tolerant(schema, variants = {}) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ ...readersOf(schema), ...variants });
}
function readersOf(schema) {
    return Object.fromEntries(Object.entries(schema.shape).map(([name, inner]) => [name, readerOf(inner)]));
}
function readerOf(schema) {
    const reader = hasReader(schema) ? schema.reader : loosen(schema);
    return isLenient(schema) || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodOptional */ .IiU ? reader.optional().catch(undefined) : reader;
}
function loosen(schema) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH)
        return zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(readersOf(schema));
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA)
        return zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(readerOf(schema.element));
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNullable */ .l1C)
        return readerOf(schema.unwrap()).nullable();
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodOptional */ .IiU)
        return readerOf(schema.unwrap());
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodStringFormat */ .EB4)
        return zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodType */ .aRx)
        return schema;
    throw new TypeError('tolerant: expected a schema of zod, not of zod/mini');
}
function isLenient(schema) {
    return 'isLenient' in schema;
}
function hasReader(schema) {
    return 'reader' in schema;
}


/***/ }),

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

/***/ 11212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hs: () => (/* binding */ providersReply),
/* harmony export */   jT: () => (/* binding */ emailServicesReply),
/* harmony export */   pG: () => (/* binding */ sendToReader),
/* harmony export */   uh: () => (/* binding */ sendTo)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _reply_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27500);
/** Lists of seed mailboxes: `send_to`, `email_services` and `providers`. */


const addresses = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const mailbox = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    address: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), 'Seed address.', 'seed4@officemail.example'),
    service: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), 'Domain of the mailbox provider.', 'officemail.example')),
    status: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['healthy', 'degraded', 'unhealthy']), 'Health of the mailbox.', 'healthy')),
});
const mailboxReader = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((address) => ({ address, service: null })),
    (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .tolerant */ .a8)(mailbox).transform(({ address, service }) => ({ address, service: service ?? null })),
], 'an e-mail address, or an object with "address"');
const groupReader = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(mailboxReader), zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ emails: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(mailboxReader) }).transform(({ emails }) => emails)], 'an array of e-mail addresses')
    .optional();
/** Reads `send_to` in each form that services use: addresses, objects with `address`, or objects with `emails`. */
const sendToReader = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    consumer: groupReader,
    business: groupReader,
    protected: groupReader,
});
/** Addresses by provider type: `send_to`. */
const sendTo = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .readAs */ .fd)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    consumer: addresses.exactOptional(),
    business: addresses.exactOptional(),
    protected: addresses.exactOptional(),
}), 'Seed addresses by provider type; types that were not requested are absent. Send one copy to each address.', { consumer: ['seed1@freemail.example'], business: ['seed4@officemail.example'] }), sendToReader);
/** Reply of `GET /spam_tests/email_services`. */
const emailServicesReply = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    consumer: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(addresses, 'Addresses that can be monitored right now.', ['seed1@freemail.example']),
    business: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(addresses, 'As above.', ['seed4@officemail.example']),
    protected: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(addresses, 'As above.', []),
});
const group = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    description: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), 'Description of the provider type.', 'Mailboxes of business providers'),
    emails: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(mailbox),
});
/** Reply of `GET /external_tests/providers`. */
const providersReply = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    success: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true), 'Always true; false in errors.'),
    providers: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        consumer: group.exactOptional(),
        business: group.exactOptional(),
        protected: group.exactOptional(),
    }), 'Seed mailboxes by provider type; types that were not requested are absent.'),
});


/***/ }),

/***/ 457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ externalTest),
/* harmony export */   E8: () => (/* binding */ getSpamTestReply),
/* harmony export */   Ke: () => (/* binding */ testResult),
/* harmony export */   QX: () => (/* binding */ createSpamTestReply),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   hs: () => (/* binding */ spamVerdict),
/* harmony export */   jt: () => (/* binding */ listExternalTestsReply),
/* harmony export */   oX: () => (/* binding */ getExternalTestReply),
/* harmony export */   sm: () => (/* binding */ createExternalTestReply)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(766);
/* harmony import */ var _reply_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27500);
/* harmony import */ var _seed_replies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11212);
/** Replies about tests: api-v1.md, "Resources". Each is declared once; see `reply-schema.ts`. */




const exampleTrackingId = 'pst_9vXq2LrT4bYk7NwZ0cHm5JfA';
const success = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true), 'Always true; false in errors.');
const numericId = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .readAs */ .fd)(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1), zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative());
const trackingId = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Public, unguessable id of the test. It goes into the mail, and opens the results and the report page.', exampleTrackingId);
const name = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Name of the test.', 'Order confirmation');
const source = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(), 'The calling application; null unless created as an external test.', 'ci');
const metadata = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()), 'As given in the request; empty by default.', {
    commit: '4fbc063',
});
// Another service may have states of its own.
const status = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .readAs */ .fd)(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_names_js__WEBPACK_IMPORTED_MODULE_3__/* .testStatuses */ .lh), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
const statusNote = '`pending` until the first result, `in_progress` until the last, then `complete`; `expired` if time runs out first. `complete` and `expired` are final.';
const reportUrl = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .readAs */ .fd)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(), zod__WEBPACK_IMPORTED_MODULE_2__/* .url */ .OZ5({ protocol: /^https?$/ })), 'a report page that needs no token; absent if the service has no public address.', `https://presend.example/r/${exampleTrackingId}`);
const longPoll = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    max_wait_seconds: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .readAs */ .fd)(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1), zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive()), 'Longest wait that the service grants, in seconds.', 20),
}), 'the service supports `Prefer: wait`.');
const timeoutMinutes = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1), 'minutes until the test expires.', 60);
const createAdditions = { long_poll: longPoll, report_url: reportUrl };
/** Reply of `POST /spam_tests`. */
const createSpamTestReply = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    success,
    test: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        id: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(numericId, 'numeric id, as in external tests.', 7),
        tracking_id: trackingId,
        name,
        source,
        metadata,
    }),
    instructions: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ send_to: _seed_replies_js__WEBPACK_IMPORTED_MODULE_0__/* .sendTo */ .uh, timeout_minutes: timeoutMinutes }),
    ...createAdditions,
});
const externalId = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(numericId, 'Numeric test id, unique among all tests.', 7);
/** Reply of `POST /external_tests`. */
const createExternalTestReply = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    success,
    test: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        id: externalId,
        tracking_id: trackingId,
        status: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(status, statusNote, 'pending')),
    }),
    send_to: _seed_replies_js__WEBPACK_IMPORTED_MODULE_0__/* .sendTo */ .uh,
    instructions: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ timeout_minutes: timeoutMinutes }), 'how the test proceeds.'),
    ...createAdditions,
});
/** The result of one authentication method for one copy. */
const verdict = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    result: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(), 'Result of the method; absent if nothing was checked.', 'pass'),
    domain: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(), 'The domain that was checked.', 'shop.example')),
    aligned: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullable(), 'Whether that domain aligns with the From domain; null: unknown.', true)),
    measured: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), 'False: nothing could be checked, so the `…_pass` of this method is meaningless: neither a pass nor a fail.', true)),
    detail: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'The result in one sentence.', 'pass for shop.example (aligned)')),
    origin: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['provider', 'computed']).optional(), 'Where the result for a real mailbox comes from: the Authentication-Results field of its provider, or presend if there is none. Absent for local seeds, and if nothing was measured.', 'provider'),
    fix: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(), 'What to change for this domain and sending address, such as the SPF record to publish. Absent if only general advice applies.', 'Replace the SPF record (TXT) of shop.example with: v=spf1 ip4:192.0.2.25 -all'),
}));
/** The verdict of the spam engine for one copy. */
const spamVerdict = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    engine: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Name of the engine.', 'built-in'),
    version: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(), 'Version of its rules; absent if unknown.', '2'),
    score: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), 'Score of the message.', 0.5),
    threshold: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), 'Score from which this engine classifies a message as spam.', 5),
    symbols: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        name: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Name of the rule.', 'HTML_ONLY'),
        score: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), 'Points it added.', 0.5),
        description: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'What the rule means.', 'The message has no text part')),
        fix: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(), 'What to change; null if unknown.', 'Add a text part')),
    })), 'The rules that fired.'),
});
const smtpReply = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    code: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), 'SMTP reply code.', 550),
    enhanced_code: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(), 'Enhanced status code (RFC 3463).', '5.7.26'),
    text: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Text of the reply.', 'This message does not pass DMARC'),
});
// Microsoft's name for the folder; the document defines Spam for it, but some services pass it through.
const junkNames = new Set(['junk', 'junk email', 'junk e-mail']);
const folderReader = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().transform((text, context) => {
    const known = junkNames.has(text.toLowerCase()) ? 'Spam' : text;
    const folder = _names_js__WEBPACK_IMPORTED_MODULE_3__/* .folders */ .oW.find((one) => one.toLowerCase() === known.toLowerCase());
    if (folder !== undefined)
        return folder;
    context.addIssue({ code: 'custom', message: `one of ${_names_js__WEBPACK_IMPORTED_MODULE_3__/* .folders */ .oW.join(', ')}, or null` });
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .NEVER */ .tm;
});
/** The result of one seed mailbox: an entry of `data.test_results`. */
const testResult = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    to: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Address of the seed mailbox.', 'seed1@freemail.example'),
    from: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(), 'Sender address; null until a copy is received, and for the null reverse-path.', 'shop@shop.example'),
    delivered_to: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .readAs */ .fd)(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_names_js__WEBPACK_IMPORTED_MODULE_3__/* .folders */ .oW), folderReader).nullable(), 'Folder; null until the message is received.', 'INBOX'),
    spf_pass: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), 'SPF passed; false until a copy is received.', true),
    dkim_pass: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), 'DKIM passed; false until a copy is received.', true),
    dmarc_pass: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), 'DMARC passed; false until a copy is received.', true),
    provider_name: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'the mailbox provider.', 'freemail.example'),
    provider_type: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_names_js__WEBPACK_IMPORTED_MODULE_3__/* .providerTypes */ .Nm), 'its provider type.', 'consumer'),
    received_at: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$().nullable(), 'when the copy arrived.', '2026-01-01T10:30:05.000Z'),
    placement: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['observed', 'simulated']).nullable(), '`observed`: seen in a real mailbox. `simulated`: decided by the rules of this service, including rejections. A simulation does not predict what a provider does.', 'simulated'),
    reason: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(), 'why the copy landed in this folder, or in none.', 'the score 0.5 is below 5'),
    spam: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(spamVerdict.nullable(), 'the verdict of the spam engine.'),
    authentication: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ spf: verdict, dkim: verdict, dmarc: verdict }).nullable(), 'the details behind the three booleans.'),
    smtp_reply: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(smtpReply.nullable(), 'the reply with which the seed’s server rejected the copy; null if accepted.'),
    notes: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        rule: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Name of the rule.', 'J-C2'),
        text: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'What it found.', 'marketing mail has no one-click unsubscribe (RFC 8058)'),
        fix: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'What to change.', 'Add a List-Unsubscribe header')),
    })), 'findings of a simulated seed that did not affect the placement; empty if there are none.'),
});
/** Reply of `GET /spam_tests/:id`. */
const getSpamTestReply = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    success,
    data: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        key: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Tracking key: another id that opens this test.', 'psk_2bYk7NwZ0cHm5JfA9vXq4LrT'),
        name,
        test_results: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(testResult), 'One entry per seed mailbox.'),
        status: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(status, statusNote, 'in_progress'),
        report_url: reportUrl,
    }),
});
/** `test` of `GET /external_tests/:id`, and each entry of the list. */
const externalTest = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: externalId,
    tracking_id: trackingId,
    status: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(status, statusNote, 'complete'),
    name: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'name of the test.', 'Order confirmation'),
    source: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(), 'the calling application.', 'ci'),
    metadata: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()), 'as given in the request.', { commit: '4fbc063' }),
    created_at: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$(), 'when the test was created.', '2026-01-01T10:30:00.000Z'),
    report_url: reportUrl,
});
const percentage = 'a percentage from 0 to 100';
const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0, 'a count of 0 or more');
const summary = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    inbox_rate: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0, percentage).max(100, percentage), '100 × results in INBOX ÷ completed, rounded to one decimal; 0 if nothing is completed.', 66.7),
    completed: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(count, 'Seed mailboxes with a result.', 9),
    total_providers: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(count, 'Seed mailboxes in the test.', 9),
});
/** Reply of `GET /external_tests/:id`. */
const getExternalTestReply = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ success, test: externalTest, summary });
/** Reply of `GET /external_tests`. */
const listExternalTestsReply = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    success,
    tests: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(externalTest), 'One page of tests, newest first.'),
    pagination: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        page: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1), 'Number of this page.', 1),
        per_page: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1), 'Tests per page, at most 100.', 10),
        total_count: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0), 'Tests on all pages.', 23),
        total_pages: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0), 'Number of pages.', 3),
    }),
});


/***/ }),

/***/ 57017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ renderJsonPath),
/* harmony export */   n: () => (/* binding */ parseWire)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/** Checks JSON from outside against a schema and reports every mismatch with its JSON path. */

/** Maximum number of reported mismatches: a list of 10,000 wrong entries is one mistake. */
const shownProblemCount = 10;
/**
 * Parses a JSON value.
 *
 * @returns the value, or the mismatches (at most ten, then a count), each with its path below `root`
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
/** Renders a JSON path: `$.data.test_results[3].delivered_to`, with quotes around keys that are not identifiers. */
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
 * Picks the mismatches of the union member that matched deepest, which is probably the intended one; the union's own
 * message if none matched at all.
 */
function closestMismatch(issue) {
    if (issue.code !== 'invalid_union')
        return [issue];
    const members = issue.errors.map((errors) => errors.flatMap(closestMismatch));
    const closest = members.toSorted((left, right) => depthOf(right) - depthOf(left))[0];
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
        expected: expectationOf(issue),
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
    int: 'an integer',
    boolean: 'true or false',
    array: 'an array',
    object: 'an object',
    record: 'an object',
};
/** For issues other than types and literals, the schema's message states what is expected. */
function expectationOf(issue) {
    if (issue.code === 'invalid_type')
        return typeNames[issue.expected] ?? issue.expected;
    if (issue.code === 'invalid_value')
        return issue.values.map((value) => JSON.stringify(value)).join(' or ');
    return issue.message;
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
