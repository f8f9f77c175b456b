export const id = 2260;
export const ids = [2260];
export const modules = {

/***/ 45364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ postmasterAccountRevoked),
/* harmony export */   J: () => (/* binding */ postmasterRevokedPayload)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _reply_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27500);
/** The body of a webhook request about a revoked grant of a postmaster account (additive). */


/** Its event type. */
const postmasterAccountRevoked = 'postmaster_account.revoked';
/** The provider has revoked the grant: no new data until the account is connected again. */
const postmasterRevokedPayload = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    event_type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(postmasterAccountRevoked),
    timestamp: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(), 'When the revocation was noticed.'),
    idempotency_key: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1), 'The same for every request about this revocation.'),
    postmaster_account: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        id: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), 'As in the list of connected accounts.'),
        email: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        source: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), 'Source of the data.', 'google'),
        created_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
        synced_at: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$().nullable(), 'When the last complete sync ended; null: never.'),
    }),
    reason: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), 'The reason, in plain text.'),
});


/***/ }),

/***/ 24605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xq: () => (/* binding */ wantedScopes),
/* harmony export */   hJ: () => (/* binding */ googleProvider),
/* harmony export */   m9: () => (/* binding */ askedScopes)
/* harmony export */ });
/** Google as an OAuth provider. */
/** Builds the provider. */
function googleProvider(client) {
    const { clientId, clientSecret, authorizeUrl, tokenUrl, revokeUrl } = client;
    return { name: 'Google', clientId, clientSecret, authorizeUrl, tokenUrl, revokeUrl };
}
/**
 * The required scopes. Statistics have a read-only scope; `domains.list` has none, and needs one that may also add and
 * remove domains. presend only lists.
 *
 * Source: discovery document of gmailpostmastertools v2, revision 20260209, `scopes` of each method.
 */
const wantedScopes = [
    'https://www.googleapis.com/auth/postmaster.traffic.readonly',
    'https://www.googleapis.com/auth/postmaster.domain',
];
/** The requested scopes, including the account's address. */
const askedScopes = ['openid', 'email', ...wantedScopes];


/***/ }),

/***/ 84897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ grantPurpose)
/* harmony export */ });
/** The purpose of a sealed refresh token; see SecretBox. */
/** Binds the token to its account. */
function grantPurpose({ workspaceId, email }) {
    return `refresh token of postmaster account ${email} in workspace ${workspaceId}`;
}


/***/ }),

/***/ 54823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AT: () => (/* binding */ historyDays),
/* harmony export */   Sw: () => (/* binding */ revisedDays),
/* harmony export */   mM: () => (/* binding */ planParts)
/* harmony export */ });
/* harmony import */ var _contract_day_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29824);
/** Plans which days of a domain to request. */

/** History of a new domain. v2 documents no limit; v1 and the web pages show 120 days. */
const historyDays = 120;
/**
 * Days to read again each time, because Google publishes days late and corrects them. All metrics of twelve days fit on
 * one page of 200 statistics.
 */
const revisedDays = 10;
/** Days per transaction: the most that a killed sync loses. */
const partDays = 30;
/** Returns consecutive ranges up to yesterday (UTC), including all days never requested. */
function planParts({ readUntil, nowMs, revisedDays: revised }) {
    const last = (0,_contract_day_js__WEBPACK_IMPORTED_MODULE_0__/* .plusDays */ .Wv)((0,_contract_day_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(nowMs), -1);
    const first = (0,_contract_day_js__WEBPACK_IMPORTED_MODULE_0__/* .plusDays */ .Wv)(last, 1 - historyDays);
    const again = (0,_contract_day_js__WEBPACK_IMPORTED_MODULE_0__/* .plusDays */ .Wv)(last, 1 - revised);
    const unread = readUntil === null ? first : (0,_contract_day_js__WEBPACK_IMPORTED_MODULE_0__/* .plusDays */ .Wv)(readUntil, 1);
    const parts = [];
    for (let startDate = latest(first, earliest(unread, again)); startDate <= last;) {
        const endDate = earliest((0,_contract_day_js__WEBPACK_IMPORTED_MODULE_0__/* .plusDays */ .Wv)(startDate, partDays - 1), last);
        parts.push({ startDate, endDate });
        startDate = (0,_contract_day_js__WEBPACK_IMPORTED_MODULE_0__/* .plusDays */ .Wv)(endDate, 1);
    }
    return parts;
}
function earliest(left, right) {
    return left < right ? left : right;
}
function latest(left, right) {
    return left > right ? left : right;
}


/***/ }),

/***/ 22365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ runSync)
});

;// CONCATENATED MODULE: ./lib/postmaster/google/api-failure.js
/** Failures of Google's API. */
/** A failed request; the message contains no secret. */
class ApiFailure extends Error {
    kind;
    /** From Retry-After; `null`: not stated. */
    retryAfterMs;
    constructor(kind, message, retryAfterMs = null) {
        super(message);
        this.name = 'ApiFailure';
        this.kind = kind;
        this.retryAfterMs = retryAfterMs;
    }
}
/** Whether a retry may succeed. */
function isPassing(kind) {
    return kind === 'quota' || kind === 'unavailable' || kind === 'malformed';
}

;// CONCATENATED MODULE: ./lib/postmaster/google/access-tokens.js
/** Gets and caches access tokens of one account. */

/** A call may take that long. */
const minLifetimeMs = 120_000;
/** Sends no request until the first use. */
function openAccessTokens(parts) {
    let { refreshToken } = parts;
    let grant = null;
    async function refresh(signal) {
        const answer = await parts.oauth.refresh(refreshToken, signal);
        switch (answer.status) {
            case 'granted':
                if (answer.grant.refreshToken !== null) {
                    refreshToken = answer.grant.refreshToken;
                    await parts.onNewRefreshToken(refreshToken);
                }
                return answer.grant;
            case 'revoked':
                throw new ApiFailure('revoked', `Google ended the grant: ${answer.reason}`);
            case 'refused':
                throw new ApiFailure('client', `Google refuses this OAuth client: ${answer.reason}`);
            case 'unavailable':
                throw new ApiFailure('unavailable', `Google gave no access token: ${answer.reason}`, answer.retryAfterMs);
            default:
                return answer;
        }
    }
    return {
        current: async (signal) => {
            if (grant === null || grant.expiresAtMs - parts.clock.nowMs() < minLifetimeMs)
                grant = await refresh(signal);
            return grant.accessToken;
        },
        drop: (token) => {
            if (grant?.accessToken === token)
                grant = null;
        },
    };
}

// EXTERNAL MODULE: ./lib/oauth/bounded-fetch.js
var bounded_fetch = __webpack_require__(79427);
// EXTERNAL MODULE: ./lib/oauth/reply-fields.js
var reply_fields = __webpack_require__(43709);
;// CONCATENATED MODULE: ./lib/postmaster/google/judge-reply.js
/** Classifies errors of Google's API. Source: google.rpc.Status and google.rpc.ErrorInfo, googleapis/api-common-protos. */


/** Quota reasons of a 403, including those of Google's older error format. */
const quotaReasons = new Set([
    'rateLimitExceeded',
    'userRateLimitExceeded',
    'quotaExceeded',
    'dailyLimitExceeded',
    'RATE_LIMIT_EXCEEDED',
    'RESOURCE_EXHAUSTED',
]);
const reasonKinds = new Map([
    ['ACCESS_TOKEN_SCOPE_INSUFFICIENT', 'scope'],
    ['insufficientPermissions', 'scope'],
    ['SERVICE_DISABLED', 'disabled'],
    ['accessNotConfigured', 'disabled'],
]);
/** Includes Google's message. @param asked such as `the list of domains` */
function toFailure(reply, asked) {
    const error = errorOf(reply.text);
    const kind = kindOf(reply.statusCode, error);
    const words = error.message === null ? '' : `: "${error.message.slice(0, 300)}"`;
    return new ApiFailure(kind, `Google answered ${reply.statusCode} to ${asked}${words}`, reply.retryAfterMs);
}
function errorOf(text) {
    const error = (0,reply_fields/* fieldOf */._F)((0,reply_fields/* parseJsonObject */.dw)(text), 'error');
    const fields = typeof error === 'object' && error !== null ? error : null;
    const lists = ['details', 'errors'].map((name) => (0,reply_fields/* fieldOf */._F)(fields, name));
    const entries = lists.flatMap((list) => (Array.isArray(list) ? list : []));
    const reasons = entries.flatMap((entry) => {
        const reason = typeof entry === 'object' && entry !== null ? (0,reply_fields/* textField */.M8)(entry, 'reason') : null;
        return reason === null ? [] : [reason];
    });
    return { message: (0,reply_fields/* textField */.M8)(fields, 'message'), status: (0,reply_fields/* textField */.M8)(fields, 'status'), reasons };
}
function kindOf(statusCode, { message, status, reasons }) {
    // Google answers old API versions with a permanent 429.
    if (/no longer supported/iu.test(message ?? ''))
        return 'question';
    if (statusCode === 429 || status === 'RESOURCE_EXHAUSTED')
        return 'quota';
    if (statusCode >= 500 || statusCode === 408)
        return 'unavailable';
    if (statusCode === 400)
        return 'question';
    if (statusCode === 404)
        return 'domain';
    if (statusCode !== 403)
        return 'malformed';
    if (reasons.some((reason) => quotaReasons.has(reason)))
        return 'quota';
    for (const reason of reasons) {
        const kind = reasonKinds.get(reason);
        if (kind !== undefined)
            return kind;
    }
    return 'domain';
}

;// CONCATENATED MODULE: ./lib/postmaster/google/call-google.js
/** Sends a request to Google's API, with retries. */



/** A page of 200 statistics takes about 60 kB, and far more with lists of feedback loop identifiers. */
const limits = { timeLimitMs: 30_000, maxBodyBytes: 8 * 1024 * 1024 };
const maxAttempts = 5;
const firstBackoffMs = 1000;
/** Rather end the sync than wait longer. */
const maxWaitMs = 60_000;
/**
 * Returns the body of a 200. All requests only read, so it retries quota errors, 5xx and broken connections four times,
 * with exponential backoff from 1 s, jitter of up to 50%, and Retry-After. A 401 requests one new access token.
 *
 * @throws ApiFailure; the signal's reason
 */
async function callGoogle(question, parts, signal) {
    let refusedToken = null;
    for (let attempt = 1;; attempt += 1) {
        try {
            const token = await parts.tokens.current(signal);
            const reply = await send(question, token, { parts, signal });
            if (reply.status === 'failed')
                throw new ApiFailure('unavailable', `Requesting ${question.asked} from Google: ${reply.reason}`);
            if (reply.statusCode === 200)
                return reply.text;
            if (reply.statusCode !== 401)
                throw toFailure(reply, question.asked);
            parts.tokens.drop(token);
            if (refusedToken !== null)
                throw new ApiFailure('client', 'Google rejects the access token that it has just issued');
            refusedToken = token;
        }
        catch (error) {
            if (!(error instanceof ApiFailure))
                throw error;
            const delayMs = nextDelayMs(error, attempt, parts.random);
            if (delayMs === null)
                throw error;
            await parts.clock.sleep(delayMs, signal);
        }
    }
}
/** Returns null if a retry would not help, or not soon. */
function nextDelayMs({ kind, retryAfterMs }, attempt, random) {
    if (!isPassing(kind) || kind === 'malformed' || attempt >= maxAttempts)
        return null;
    const backoffMs = firstBackoffMs * 2 ** (attempt - 1) * (1 + random.fraction() / 2);
    const delayMs = Math.ceil(Math.max(backoffMs, retryAfterMs ?? 0));
    return delayMs > maxWaitMs ? null : delayMs;
}
async function send({ method, url, body }, token, { parts, signal }) {
    const headers = { accept: 'application/json', authorization: `Bearer ${token.reveal()}` };
    const request = body === null
        ? { method, url, headers, body: null }
        : { method, url, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return await (0,bounded_fetch/* fetchBounded */.e)(request, { clock: parts.clock, limits, signal });
}

// EXTERNAL MODULE: ./lib/contract/day.js
var contract_day = __webpack_require__(29824);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/mail/domain.js
var mail_domain = __webpack_require__(32243);
;// CONCATENATED MODULE: ./lib/postmaster/google/parse-replies.js
/** Parses replies of the Postmaster Tools API v2. Source: its discovery document, revision 20260209. */





/** A page of `domains.list`. @throws ApiFailure malformed */
function parseDomainPage(text) {
    return parsePage(text, 'domains', (entry) => {
        const name = (0,reply_fields/* textField */.M8)(entry, 'name') ?? '';
        const domain = name.startsWith('domains/') ? (0,mail_domain/* parseDomain */.g)(name.slice('domains/'.length)) : null;
        if (domain === null)
            throw malformed(`invalid domain ${(0,problem/* quoteValue */.cl)(name)}`);
        const isReadable = (0,reply_fields/* fieldOf */._F)(entry, 'permission') !== 'NONE' && (0,reply_fields/* fieldOf */._F)(entry, 'verificationState') !== 'UNVERIFIED';
        return { resourceName: name, domain, isReadable };
    });
}
/** A page of `domainStats:query`. @throws ApiFailure malformed */
function parseStatsPage(text) {
    return parsePage(text, 'domainStats', (entry) => {
        const metric = (0,reply_fields/* textField */.M8)(entry, 'metric');
        const date = parseDate((0,reply_fields/* fieldOf */._F)(entry, 'date'));
        if (metric === null || date === null)
            throw malformed('a statistic without metric or date');
        return { metric, date, value: parseValue((0,reply_fields/* fieldOf */._F)(entry, 'value')) };
    });
}
/** In the JSON of protocol buffers, an absent list is empty. */
function parsePage(text, name, parseItem) {
    const reply = (0,reply_fields/* parseJsonObject */.dw)(text);
    if (reply === null)
        throw malformed('not a JSON object');
    const list = (0,reply_fields/* fieldOf */._F)(reply, name) ?? [];
    if (!Array.isArray(list))
        throw malformed(`${name} is not a list`);
    const entries = list;
    const items = entries.map((entry) => {
        if (typeof entry !== 'object' || entry === null)
            throw malformed(`${name} has an entry that is not an object`);
        return parseItem(entry);
    });
    return { items, nextPageToken: (0,reply_fields/* textField */.M8)(reply, 'nextPageToken') };
}
function parseDate(value) {
    const fields = typeof value === 'object' && value !== null ? value : null;
    const [year, month, day] = ['year', 'month', 'day'].map((name) => (0,reply_fields/* fieldOf */._F)(fields, name));
    if (typeof year !== 'number' || typeof month !== 'number' || typeof day !== 'number')
        return null;
    return (0,contract_day/* dayFrom */.Z_)(year, month, day);
}
/** A union with one field; int64 is a string, and so are `NaN` and the infinities, which are ignored. */
function parseValue(value) {
    const fields = typeof value === 'object' && value !== null ? value : null;
    for (const name of ['floatValue', 'doubleValue', 'intValue']) {
        const found = (0,reply_fields/* fieldOf */._F)(fields, name);
        const number = typeof found === 'string' && /^-?\d{1,15}$/u.test(found) ? Number(found) : found;
        if (typeof number === 'number' && Number.isFinite(number))
            return number;
    }
    const list = (0,reply_fields/* fieldOf */._F)(fields, 'stringList');
    const values = typeof list === 'object' && list !== null ? ((0,reply_fields/* fieldOf */._F)(list, 'values') ?? []) : null;
    if (!Array.isArray(values))
        return null;
    const texts = values;
    return texts.filter((text) => typeof text === 'string');
}
function malformed(came) {
    return new ApiFailure('malformed', `unexpected reply from Google: ${came}`);
}

;// CONCATENATED MODULE: ./lib/postmaster/google/postmaster-api.js
/** The part of the Postmaster Tools API v2 that a sync needs. Source: its discovery document, revision 20260209. */



/** The maximum of both methods. */
const pageSize = 200;
/** Ten times the need of 10,000 domains, or of 120 days of all metrics with 1,000 identifiers. */
const maxPages = 5000;
/** Opens the API without a request. @param apiUrl without version and trailing slash */
function openPostmasterApi(apiUrl, parts) {
    return {
        listDomains: async (signal) => await readPages(async (token) => {
            const query = new URLSearchParams({
                pageSize: String(pageSize),
                ...(token === null ? {} : { pageToken: token }),
            });
            const url = `${apiUrl}/v2/domains?${query.toString()}`;
            const question = { method: 'GET', url, body: null, asked: 'the list of domains' };
            return parseDomainPage(await callGoogle(question, parts, signal));
        }),
        queryStats: async (question, signal) => {
            const { domain } = question;
            const name = domain.resourceName.slice('domains/'.length);
            const url = `${apiUrl}/v2/domains/${encodeURIComponent(name)}/domainStats:query`;
            return await readPages(async (token) => {
                const body = { ...statsBody(question), ...(token === null ? {} : { pageToken: token }) };
                const call = { method: 'POST', url, body, asked: `statistics of ${domain.domain}` };
                return parseStatsPage(await callGoogle(call, parts, signal));
            });
        },
    };
}
function statsBody({ metrics, startDate, endDate }) {
    return {
        metricDefinitions: metrics.map(({ name, metric, filter }) => filter === null
            ? { name, baseMetric: { standardMetric: metric } }
            : { name, baseMetric: { standardMetric: metric }, filter }),
        timeQuery: { dateRanges: { dateRanges: [{ start: dateOf(startDate), end: dateOf(endDate) }] } },
        aggregationGranularity: 'DAILY',
        pageSize,
    };
}
function dateOf(day) {
    const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
    return { year, month, day: dayOfMonth };
}
/** Stops if page tokens repeat. */
async function readPages(readPage) {
    const items = [];
    const seen = new Set();
    for (let token = null;;) {
        const page = await readPage(token);
        items.push(...page.items);
        token = page.nextPageToken;
        if (token === null)
            return items;
        if (seen.has(token) || seen.size >= maxPages) {
            throw new ApiFailure('malformed', 'the pages of Google do not end');
        }
        seen.add(token);
    }
}

// EXTERNAL MODULE: ./lib/postmaster/grant-purpose.js
var grant_purpose = __webpack_require__(84897);
;// CONCATENATED MODULE: ./lib/postmaster/sync/hold-account.js
/** Locks an account, so that only one sync runs at a time across instances and commands. */
/** How long the lock of a crashed sync lasts. */
const lockMs = 120_000;
/** The lock expired because this process was suspended. */
class LockLost extends Error {
    constructor() {
        super('another sync of this account has started');
        this.name = 'LockLost';
    }
}
/** Runs `work` under the lock, or returns `busy`. @throws LockLost; the signal's reason; errors of `work` */
async function withAccountLock(accountId, work, { parts, signal }) {
    if (!(await claim(accountId, parts)))
        return { status: 'busy' };
    const ended = new AbortController();
    const lost = new AbortController();
    const renewing = renew(accountId, parts, { ended: ended.signal, lost });
    try {
        return { status: 'done', value: await work(AbortSignal.any([signal, lost.signal])) };
    }
    finally {
        ended.abort();
        await renewing;
        // If this fails, the lock expires.
        await parts.store.releasePostmasterSync(accountId, parts.holder).catch(() => undefined);
    }
}
async function claim(accountId, { store, clock, holder }) {
    const nowMs = clock.nowMs();
    return await store.claimPostmasterSync({ accountId, holder, nowMs, untilMs: nowMs + lockMs });
}
/** Renews the lock four times per lifetime. */
async function renew(accountId, parts, { ended, lost }) {
    while (await hasSlept(parts.clock, ended)) {
        // If the database fails, `work` fails by itself.
        const isHeld = await claim(accountId, parts).catch(() => true);
        if (!isHeld)
            lost.abort(new LockLost());
        if (!isHeld)
            return;
    }
}
async function hasSlept(clock, signal) {
    return await clock.sleep(lockMs / 4, signal).then(() => true, () => false);
}

;// CONCATENATED MODULE: ./lib/postmaster/google/metric-table.js
/**
 * Maps metrics of the Postmaster Tools API v2 to fields of the seven series. docs/postmaster.md contains this table;
 * test/postmaster/google/mapping-words.test.ts compares both.
 *
 * Sources: the discovery document of gmailpostmastertools:v2, revision 20260209 (metrics, filters); v1's TrafficStats
 * for the meaning of `inboundEncryptionRatio` and `DeliveryError`.
 */
/** Rates, 0–1. */
const rateMetrics = {
    spam_rate: { name: 'spam_rate', metric: 'SPAM_RATE', filter: null },
    spf: { name: 'spf', metric: 'AUTH_SUCCESS_RATE', filter: 'auth_type = "spf"' },
    dkim: { name: 'dkim', metric: 'AUTH_SUCCESS_RATE', filter: 'auth_type = "dkim"' },
    dmarc: { name: 'dmarc', metric: 'AUTH_SUCCESS_RATE', filter: 'auth_type = "dmarc"' },
    // From Gmail's view: inbound is mail from the domain, which its sender can fix.
    tls: { name: 'tls', metric: 'TLS_ENCRYPTION_RATE', filter: 'traffic_direction = "inbound"' },
};
/** Shares of rejected and deferred mail, by reason. */
const errorMetrics = [
    refusal('bad_attachment', 'BAD_ATTACHMENT'),
    refusal('bad_or_missing_ptr_record', 'BAD_PTR_RECORD'),
    refusal('ip_in_rbls', 'IP_IN_RBL'),
    refusal('low_domain_reputation', 'LOW_DOMAIN_REPUTATION'),
    refusal('low_ip_reputation', 'LOW_IP_REPUTATION'),
    refusal('spammy_content', 'CONTENT_SPAMMY'),
    refusal('stamp_policy_error', 'STAMP_POLICY_ERROR'),
    refusal('other', 'OTHER'),
    deferral('anomalous_traffic_pattern', 'ANOMALOUS_TRAFFIC_PATTERN'),
    deferral('other', 'OTHER'),
];
/** The feedback loop identifiers of a day. */
const feedbackLoopIds = { name: 'fbl_ids', metric: 'FEEDBACK_LOOP_ID', filter: null };
/** The metrics of every request. */
const dailyMetrics = [
    ...Object.values(rateMetrics),
    ...errorMetrics,
    feedbackLoopIds,
];
/** The spam rate of an identifier; null if a filter cannot contain it. */
function feedbackLoopRate(name, id) {
    // The filter's escapes are undocumented.
    if (!/^[\x20-\x7e]{1,200}$/u.test(id) || /["\\]/u.test(id))
        return null;
    return { name, metric: 'FEEDBACK_LOOP_SPAM_RATE', filter: `feedback_loop_id = "${id}"` };
}
/** Uses v1's type names where they exist, to match imported history. */
function refusal(reason, type) {
    return errorRate('reject', reason, { errorClass: 'PERMANENT_ERROR', errorType: type });
}
function deferral(reason, type) {
    return errorRate('temp_fail', reason, { errorClass: 'TEMPORARY_ERROR', errorType: type });
}
function errorRate(type, reason, name) {
    const filter = `error_type = "${type}" AND error_reason = "${reason}"`;
    return { name: `${type}:${reason}`, metric: 'DELIVERY_ERROR_RATE', filter, ...name };
}

;// CONCATENATED MODULE: ./lib/postmaster/google/to-days.js
/** Converts statistics to days. Missing values stay null and never become 0. */


/** Returns days with data, ascending. @throws ApiFailure malformed for a rate outside 0–1 */
function toDays({ domain, stats, reportedLoops }) {
    const byDate = Map.groupBy(stats, (stat) => stat.date);
    return [...byDate]
        .toSorted(([left], [right]) => (left < right ? -1 : 1))
        .map(([date, own]) => {
        const values = new Map(own.map((stat) => [stat.metric, stat.value]));
        return toDay({ domain, date, values, reportedLoopCount: reportedLoops.get(date) ?? null });
    })
        .filter(saysSomething);
}
function toDay(known) {
    const { domain, date, values, reportedLoopCount } = known;
    const rate = (name) => ratioOf(known, name);
    const spamRate = rate('spam_rate');
    const [spf, dkim, dmarc] = [rate('spf'), rate('dkim'), rate('dmarc')];
    const tls = rate('tls');
    const loopIds = values.get(feedbackLoopIds.name);
    return {
        domain,
        date,
        spamRate: spamRate === null ? null : { value: spamRate },
        ipReputation: null,
        domainReputation: null,
        feedbackLoop: loopIds === undefined || loopIds === null || typeof loopIds === 'number' || reportedLoopCount === null
            ? null
            : { spam_count: reportedLoopCount, fbl_count: new Set(loopIds).size },
        authentication: spf === null || dkim === null || dmarc === null
            ? null
            : { spf_success_ratio: spf, dkim_success_ratio: dkim, dmarc_success_ratio: dmarc },
        encryption: tls === null ? null : { tls_success_ratio: tls },
        deliveryErrors: deliveryErrorsOf(known),
    };
}
/** Any rate, including 0, means that errors were counted on that day. */
function deliveryErrorsOf(known) {
    const rates = errorMetrics.map((metric) => ({ metric, ratio: ratioOf(known, metric.name) }));
    if (rates.every(({ ratio }) => ratio === null))
        return null;
    const errors = rates.flatMap(({ metric, ratio }) => ratio === null || ratio === 0
        ? []
        : [{ error_class: metric.errorClass, error_type: metric.errorType, error_ratio: ratio }]);
    return { errors };
}
/** The error of Google's 32-bit arithmetic. */
const tolerance = 1e-5;
function ratioOf({ domain, date, values }, name) {
    const value = values.get(name);
    if (typeof value !== 'number')
        return null;
    if (value < -tolerance || value > 1 + tolerance) {
        throw new ApiFailure('malformed', `Google says ${value} for ${name} of ${domain} on ${date}, expected a ratio from 0 to 1`);
    }
    return Math.min(1, Math.max(0, value));
}
function saysSomething(day) {
    const { spamRate, feedbackLoop, authentication, encryption, deliveryErrors } = day;
    return [spamRate, feedbackLoop, authentication, encryption, deliveryErrors].some((series) => series !== null);
}

;// CONCATENATED MODULE: ./lib/postmaster/google/read-days.js
/** Reads the days of one domain from Google. */



/** Identifiers per request. */
const loopsAtOnce = 20;
/** The rates of more identifiers would take an hour. */
const maxLoops = 1000;
/** If Google rejects all metrics together, request them in these parts. */
const parts = [
    [rateMetrics.spam_rate],
    [rateMetrics.spf, rateMetrics.dkim, rateMetrics.dmarc],
    [rateMetrics.tls],
    errorMetrics,
    [feedbackLoopIds],
];
/** @throws ApiFailure; the signal's reason */
async function readDays(question, api, signal) {
    const problems = [];
    const ask = async (metrics) => {
        try {
            return await api.queryStats({ ...question, metrics }, signal);
        }
        catch (error) {
            if (!(error instanceof ApiFailure) || error.kind !== 'question')
                throw error;
            problems.push(error.message);
            return null;
        }
    };
    const stats = (await ask(dailyMetrics)) ?? (await askInParts(ask, problems));
    const wanted = stats.filter(({ date }) => question.startDate <= date && date <= question.endDate);
    const reportedLoops = await countReportedLoops(wanted, ask, problems);
    return { days: toDays({ domain: question.domain.domain, stats: wanted, reportedLoops }), problems };
}
async function askInParts(ask, problems) {
    // The requests in parts report the cause again.
    problems.length = 0;
    const stats = [];
    for (const part of parts)
        stats.push(...((await ask(part)) ?? []));
    return stats;
}
/** Counts the identifiers with a spam rate above 0, by day. */
async function countReportedLoops(stats, ask, problems) {
    const idsByDate = new Map(stats.flatMap(({ metric, date, value }) => metric === feedbackLoopIds.name && Array.isArray(value) ? [[date, value]] : []));
    const ids = [...new Set([...idsByDate.values()].flat())];
    if (ids.length > maxLoops) {
        problems.push(`${ids.length} feedback loop identifiers, but presend requests at most ${maxLoops}`);
        return new Map();
    }
    const counts = new Map([...idsByDate.keys()].map((date) => [date, 0]));
    const loops = ids.flatMap((id, index) => {
        const metric = feedbackLoopRate(`fbl_${index}`, id);
        return metric === null ? [] : [{ id, metric }];
    });
    const idOf = new Map(loops.map(({ id, metric }) => [metric.name, id]));
    for (let start = 0; start < loops.length; start += loopsAtOnce) {
        const rates = await ask(loops.slice(start, start + loopsAtOnce).map(({ metric }) => metric));
        if (rates === null)
            return new Map();
        for (const { metric, date, value } of rates) {
            const isNamed = idsByDate.get(date)?.includes(idOf.get(metric) ?? '') === true;
            if (isNamed && typeof value === 'number' && value > 0)
                counts.set(date, (counts.get(date) ?? 0) + 1);
        }
    }
    return counts;
}

// EXTERNAL MODULE: ./lib/postmaster/sync/plan-days.js
var plan_days = __webpack_require__(54823);
;// CONCATENATED MODULE: ./lib/postmaster/sync/sync-domain.js
/** Syncs one domain, part by part. */



/**
 * Writes days and progress in one transaction, so that a killed sync resumes after the last part.
 *
 * @throws the signal's reason; storage errors
 */
async function syncDomain(request, parts, signal) {
    const { accountId, domain, readUntil, revisedDays } = request;
    const ranges = (0,plan_days/* planParts */.mM)({ readUntil, nowMs: parts.clock.nowMs(), revisedDays });
    const problems = new Set();
    let dayCount = 0;
    const report = { domain: domain.domain, range: wholeOf(ranges), failure: null };
    for (const range of ranges) {
        const read = await readDays({ domain, ...range }, parts.api, signal).catch(sync_domain_toFailure);
        if (read instanceof ApiFailure) {
            return { ...report, status: 'failed', dayCount, problems: [...problems, read.message], failure: read.kind };
        }
        for (const problem of read.problems)
            problems.add(problem);
        dayCount += read.days.length;
        const isLast = range === ranges.at(-1);
        // After a rejected part nothing counts as read, so the next sync requests it again.
        const mark = { domain: domain.domain, readUntil: range.endDate };
        const readAtMs = isLast ? { readAtMs: parts.clock.nowMs() } : {};
        await parts.store.writePostmasterDays(accountId, read.days, problems.size === 0 ? [{ ...mark, ...readAtMs }] : []);
    }
    return { ...report, status: problems.size === 0 ? 'read' : 'partly', dayCount, problems: [...problems] };
}
function sync_domain_toFailure(error) {
    if (error instanceof ApiFailure)
        return error;
    throw error;
}
function wholeOf(ranges) {
    const [first, last] = [ranges[0], ranges.at(-1)];
    return first === undefined || last === undefined ? null : { startDate: first.startDate, endDate: last.endDate };
}

;// CONCATENATED MODULE: ./lib/postmaster/sync/sync-account.js
/** Syncs all domains of one account. */


/** Failures that affect all domains. */
const endsAll = new Set(['revoked', 'client', 'scope', 'disabled', 'quota']);
/** Stop after that many failures in a row. */
const maxFailuresInRow = 3;
/**
 * Starts with the domains that are furthest behind; continues after the failure of one domain.
 *
 * @throws ApiFailure that affects all domains; the signal's reason; storage errors
 */
async function syncAccount(request, parts, signal) {
    const { accountId } = request;
    const listed = uniqueDomains(await parts.api.listDomains(signal));
    const known = await parts.store.listPostmasterDomains(accountId);
    const gone = known.filter((one) => one.standing !== null && !listed.has(one.domain));
    await parts.store.notePostmasterDomains(accountId, [
        ...[...listed.values()].map(({ domain, isReadable }) => ({ domain, standing: standingOf(isReadable) })),
        ...gone.map(({ domain }) => ({ domain, standing: 'gone' })),
    ]);
    const reports = [];
    const onReport = (report) => {
        reports.push(report);
        parts.onDomain?.(report);
    };
    for (const { domain } of gone)
        onReport(unasked(domain, 'gone'));
    let failedInRow = 0;
    for (const { domain, before } of inOrder(listed, known)) {
        const report = await syncOne({ request, domain, before }, parts, signal);
        onReport(report);
        failedInRow = report.failure === 'unavailable' ? failedInRow + 1 : 0;
        if (failedInRow === maxFailuresInRow)
            throw new ApiFailure('unavailable', report.problems.at(-1) ?? 'no answer');
    }
    return reports;
}
async function syncOne({ request, domain, before }, parts, signal) {
    const { accountId, revisedDays, readSinceMs } = request;
    if (!domain.isReadable)
        return unasked(domain.domain, 'unverified');
    const readAtMs = before?.readAtMs ?? null;
    if (readSinceMs !== null && readAtMs !== null && readAtMs >= readSinceMs)
        return unasked(domain.domain, 'skipped');
    const readUntil = before?.readUntil ?? null;
    const report = await syncDomain({ accountId, domain, readUntil, revisedDays }, parts, signal);
    if (report.failure !== null && endsAll.has(report.failure)) {
        throw new ApiFailure(report.failure, report.problems.at(-1) ?? 'Google rejected the request');
    }
    if (report.failure !== 'domain')
        return report;
    await parts.store.notePostmasterDomains(accountId, [{ domain: domain.domain, standing: 'unverified' }]);
    return { ...report, status: 'unverified', failure: null };
}
/** Google may list a domain under two forms of its name. */
function uniqueDomains(list) {
    const domains = new Map();
    for (const domain of list) {
        if (domains.get(domain.domain)?.isReadable !== true)
            domains.set(domain.domain, domain);
    }
    return domains;
}
/** Never read first, then those furthest behind, then by name. */
function inOrder(listed, known) {
    const before = new Map(known.map((one) => [one.domain, one]));
    const keyOf = (domain) => `${before.get(domain)?.readUntil ?? ''} ${domain}`;
    return [...listed.values()]
        .toSorted((left, right) => (keyOf(left.domain) < keyOf(right.domain) ? -1 : 1))
        .map((domain) => ({ domain, before: before.get(domain.domain) ?? null }));
}
function standingOf(isReadable) {
    return isReadable ? 'listed' : 'unverified';
}
function unasked(domain, status) {
    return { domain, status, range: null, dayCount: 0, problems: [], failure: null };
}

;// CONCATENATED MODULE: ./lib/postmaster/sync/run-sync.js
/** Runs one sync of one account. */






/** Stores the result at the account. @throws the signal's reason; LockLost; storage errors */
async function runSync(request, parts, signal) {
    const { account } = request;
    const grant = openGrant(account, parts.secretBox);
    if (grant.status === 'closed') {
        // The problem of an ended grant is already stored, and an account without a grant has none.
        if (grant.end === 'sealed')
            await parts.store.notePostmasterSync(account.id, { problem: grant.problem });
        return { end: grant.end, problem: grant.problem, isPassing: false, domains: [] };
    }
    const holder = parts.random.uuid();
    const held = await withAccountLock(account.id, async (heldSignal) => await syncHeld(request, { ...parts, grant }, heldSignal), { parts: { ...parts, holder }, signal });
    if (held.status === 'done')
        return held.value;
    const problem = `another sync of this account is running; if it was killed, try again in ${lockMs / 60_000} minutes`;
    return { end: 'busy', problem, isPassing: true, domains: [] };
}
function openGrant(account, box) {
    const { grantState, sealedRefreshToken } = account;
    if (grantState !== 'active' || sealedRefreshToken === null) {
        return { status: 'closed', end: 'no-grant', problem: withoutGrant[account.source] };
    }
    if (box === null)
        return { status: 'closed', end: 'sealed', problem: 'there is no encryption key to decrypt its grant' };
    const opened = box.open(sealedRefreshToken, (0,grant_purpose/* grantPurpose */.b)(account));
    if (opened.status === 'opened')
        return { status: 'open', refreshToken: opened.secret, sealed: sealedRefreshToken };
    return { status: 'closed', end: 'sealed', problem: `its grant cannot be decrypted: ${opened.reason}` };
}
const withoutGrant = {
    google: 'not connected: use presend postmaster connect',
    import: 'nothing to fetch: its data comes from imported files',
    'dmarc-reports': 'nothing to fetch: its data comes from DMARC reports',
};
async function syncHeld({ account, revisedDays, readSinceMs }, parts, signal) {
    const { store, clock, grant } = parts;
    let { sealed } = grant;
    const tokens = openAccessTokens({
        ...parts,
        refreshToken: grant.refreshToken,
        onNewRefreshToken: async (token) => {
            const after = parts.secretBox?.seal(token, (0,grant_purpose/* grantPurpose */.b)(account)) ?? sealed;
            // Keeps the change of a user who has disconnected or reconnected the account in the meantime.
            if (await store.renewPostmasterGrant({ accountId: account.id, before: sealed, after }))
                sealed = after;
        },
    });
    const domains = [];
    const onDomain = (report) => {
        domains.push(report);
        parts.onDomain?.(report);
    };
    const api = openPostmasterApi(parts.apiUrl, { ...parts, tokens });
    try {
        await syncAccount({ accountId: account.id, revisedDays, readSinceMs }, { store, api, clock, onDomain }, signal);
    }
    catch (error) {
        if (!(error instanceof ApiFailure))
            throw error;
        await noteFailure({ accountId: account.id, sealedRefreshToken: sealed }, error, parts);
        return { end: error.kind, problem: error.message, isPassing: isPassing(error.kind), domains };
    }
    const problem = problemOf(domains);
    await store.notePostmasterSync(account.id, { syncedAtMs: clock.nowMs(), ...(problem === null ? {} : { problem }) });
    const isAgain = domains.some(({ failure }) => failure !== null && isPassing(failure));
    return { end: problem === null ? 'done' : 'partly', problem, isPassing: isAgain, domains };
}
/** Keeps a grant that was replaced in the meantime. */
async function noteFailure(token, failure, { store, clock, toGrantEvent, onDeliveries }) {
    const problem = failure.message;
    if (failure.kind !== 'revoked') {
        await store.notePostmasterSync(token.accountId, { problem });
        return;
    }
    const end = await store.revokePostmasterGrant({
        ...token,
        problem,
        nowMs: clock.nowMs(),
        toEvent: toGrantEvent,
    });
    if (end !== null)
        onDeliveries?.(end.deliveryIds);
}
/** Summarizes incomplete domains; null if there are none. */
function problemOf(domains) {
    const troubled = domains.filter(({ status }) => status === 'failed' || status === 'partly');
    const [first] = troubled;
    if (first === undefined)
        return null;
    const words = `${first.domain}: ${first.problems[0] ?? 'no answer'}`;
    return troubled.length === 1 ? words : `${troubled.length} of ${domains.length} domains, such as ${words}`;
}


/***/ }),

/***/ 49519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ toGrantEvent)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _contract_postmaster_webhook_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45364);
/** Builds the webhook event for a grant that the provider ended. */


/** Depends only on the account, so that a repetition has the same idempotency key. */
function toGrantEvent(account) {
    const payload = toRevokedPayload(account);
    return { idempotencyKey: payload.idempotency_key, body: JSON.stringify(payload) };
}
function toRevokedPayload(account) {
    const endedAtMs = account.grantEndedAtMs ?? account.createdAtMs;
    return {
        event_type: _contract_postmaster_webhook_js__WEBPACK_IMPORTED_MODULE_1__/* .postmasterAccountRevoked */ .I,
        timestamp: isoTime(endedAtMs),
        idempotency_key: idempotencyKeyOf(account, endedAtMs),
        postmaster_account: {
            id: account.id,
            email: account.email,
            source: account.source,
            created_at: isoTime(account.createdAtMs),
            synced_at: account.syncedAtMs === null ? null : isoTime(account.syncedAtMs),
        },
        reason: account.syncProblem ?? 'the provider ended the grant',
    };
}
/** Includes the time, since an account may lose its grant repeatedly, and no ids, which two services may share. */
function idempotencyKeyOf({ workspaceId, email, createdAtMs }, endedAtMs) {
    const subject = JSON.stringify([_contract_postmaster_webhook_js__WEBPACK_IMPORTED_MODULE_1__/* .postmasterAccountRevoked */ .I, workspaceId, email, createdAtMs, endedAtMs]);
    return `evt_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(subject).digest('hex').slice(0, 32)}`;
}
function isoTime(timeMs) {
    return new Date(timeMs).toISOString();
}


/***/ })

};
