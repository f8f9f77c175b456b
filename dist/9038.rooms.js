export const id = 9038;
export const ids = [9038];
export const modules = {

/***/ 45364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ postmasterAccountRevoked),
/* harmony export */   J: () => (/* binding */ postmasterRevokedPayload)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _field_notes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3394);
/** The body of a webhook request that tells of a postmaster account whose grant has ended. Additive: api-v1.md has none. */


/** Its kind of event. */
const postmasterAccountRevoked = 'postmaster_account.revoked';
/** Schema of the body. */
const postmasterRevokedPayload = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    event_type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(postmasterAccountRevoked),
    timestamp: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(), 'When it was noticed.'),
    idempotency_key: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1), 'The same for every request that tells of this end.'),
    postmaster_account: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        id: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), 'As the list of connected accounts has it.'),
        email: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        source: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), 'Where its data came from.', 'google'),
        created_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
        synced_at: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$().nullable(), 'When data last came whole; null: never.'),
    }),
    reason: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), 'Why, in plain words.'),
});


/***/ }),

/***/ 24605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xq: () => (/* binding */ wantedScopes),
/* harmony export */   hJ: () => (/* binding */ googleProvider),
/* harmony export */   m9: () => (/* binding */ askedScopes)
/* harmony export */ });
/** Google as a provider of OAuth, and what of an account is asked for. */
/** The provider. */
function googleProvider(client) {
    const { clientId, clientSecret, authorizeUrl, tokenUrl, revokeUrl } = client;
    return { name: 'Google', clientId, clientSecret, authorizeUrl, tokenUrl, revokeUrl };
}
/**
 * What the account must grant. The statistics have a scope that only reads. The list of domains has none: `domains.list`
 * takes this one, which may also add and remove domains, or the one for everything; presend only lists.
 *
 * Source: discovery document of gmailpostmastertools v2, revision 20260209, `scopes` of each method.
 */
const wantedScopes = [
    'https://www.googleapis.com/auth/postmaster.traffic.readonly',
    'https://www.googleapis.com/auth/postmaster.domain',
];
/** What is asked for: those, and which account it is. */
const askedScopes = ['openid', 'email', ...wantedScopes];


/***/ }),

/***/ 84897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ grantPurpose)
/* harmony export */ });
/** What a sealed refresh token of a postmaster account is sealed for: see SecretBox. */
/** The same for whoever seals it and whoever opens it. */
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
/** Which days of a domain are asked for, in which parts. */

/**
 * So far back a new domain is filled. No document of v2 has a limit; v1 and the pages of Postmaster Tools show 120 days,
 * and days without data cost nothing.
 */
const historyDays = 120;
/**
 * So many days are asked for each time, because Google publishes days late and corrects them. Most come within two; twelve
 * days of all metrics would still fit into one page of 200 statistics, so ten cost no second request.
 */
const revisedDays = 10;
/** What is written in one transaction, and so lost at most when a sync is killed. */
const partDays = 30;
/**
 * Parts that follow one another, ascending; the last one ends yesterday in UTC, which nowhere on earth is still to come.
 * Days that were never asked for are always among them, as far back as Google has them.
 */
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
/** Why Google's API did not answer a question. */
/** A question without an answer; its message holds no secret. */
class ApiFailure extends Error {
    kind;
    /** How long Google wants to be left alone; `null`: it did not say. */
    retryAfterMs;
    constructor(kind, message, retryAfterMs = null) {
        super(message);
        this.name = 'ApiFailure';
        this.kind = kind;
        this.retryAfterMs = retryAfterMs;
    }
}
/** True for what another try may mend without a person. */
function isPassing(kind) {
    return kind === 'quota' || kind === 'unavailable' || kind === 'malformed';
}

;// CONCATENATED MODULE: ./lib/postmaster/google/access-tokens.js
/** Access tokens of one account: asked for when they are needed, kept while they hold. */

/** So long it must still hold: a call may take that time. */
const leastLifeMs = 120_000;
/** Opens them; nothing is asked yet. */
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
            if (grant === null || grant.expiresAtMs - parts.clock.nowMs() < leastLifeMs)
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
/** What a refusal of Google's API means. Source: google.rpc.Status and google.rpc.ErrorInfo, googleapis/api-common-protos. */


/** Reasons of 403 that are about speed; the first three are those of Google's older form of errors. */
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
/** A failure that says what was refused and in Google's own words why. @param asked such as `the list of domains` */
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
    // Google ends old versions of this API with a 429 that no waiting helps against.
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
/** One question to Google's API, with its access token, asked again where that helps. */



/** A page of 200 statistics has some 60 kB; one with lists of feedback loop identifiers may have far more. */
const limits = { timeLimitMs: 30_000, maxBodyBytes: 8 * 1024 * 1024 };
const maxAttempts = 5;
const firstBackoffMs = 1000;
/** Longer than that no question waits: the sync ends, and is begun again by whoever began it. */
const longestWaitMs = 60_000;
/**
 * The body of a 200.
 *
 * What is tried again, because nothing but reading is done here: quotas (429, and 403 with a reason of that kind), 5xx
 * and broken connections, four times, after 1 s doubling with up to half as much more by chance, and never before Google
 * wants to be asked again. A 401 asks for another access token once.
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
                throw new ApiFailure('unavailable', `Asking Google for ${question.asked}: ${reply.reason}`);
            if (reply.statusCode === 200)
                return reply.text;
            if (reply.statusCode !== 401)
                throw toFailure(reply, question.asked);
            parts.tokens.drop(token);
            if (refusedToken !== null)
                throw new ApiFailure('client', 'Google refuses the access tokens that it has just given');
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
/** `null`: another try does not help, or not soon. */
function nextDelayMs({ kind, retryAfterMs }, attempt, random) {
    if (!isPassing(kind) || kind === 'malformed' || attempt >= maxAttempts)
        return null;
    const backoffMs = firstBackoffMs * 2 ** (attempt - 1) * (1 + random.fraction() / 2);
    const delayMs = Math.ceil(Math.max(backoffMs, retryAfterMs ?? 0));
    return delayMs > longestWaitMs ? null : delayMs;
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
/** Replies of the Postmaster Tools API v2 → values. Source: its discovery document, revision 20260209. */





/** A page of `domains.list`. @throws ApiFailure malformed */
function parseDomainPage(text) {
    return parsePage(text, 'domains', (entry) => {
        const name = (0,reply_fields/* textField */.M8)(entry, 'name') ?? '';
        const domain = name.startsWith('domains/') ? (0,mail_domain/* parseDomain */.g)(name.slice('domains/'.length)) : null;
        if (domain === null)
            throw malformed(`a domain called ${(0,problem/* quoteValue */.cl)(name)}`);
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
/** An absent list is an empty one: so the JSON of protocol buffers is. */
function parsePage(text, name, parseItem) {
    const reply = (0,reply_fields/* parseJsonObject */.dw)(text);
    if (reply === null)
        throw malformed('no JSON object');
    const list = (0,reply_fields/* fieldOf */._F)(reply, name) ?? [];
    if (!Array.isArray(list))
        throw malformed(`${name} that is no list`);
    const entries = list;
    const items = entries.map((entry) => {
        if (typeof entry !== 'object' || entry === null)
            throw malformed(`${name} with an entry that is no object`);
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
/** A union with one field set; int64 is a text there, and so are `NaN` and the infinities, which say nothing. */
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
    return new ApiFailure('malformed', `Google's reply is not what its document says: ${came}`);
}

;// CONCATENATED MODULE: ./lib/postmaster/google/postmaster-api.js
/** The Postmaster Tools API v2 as far as a sync needs it. Source: its discovery document, revision 20260209. */



/** The most that both methods give at once. */
const pageSize = 200;
/** Ten times more than 10,000 domains, or 120 days of all metrics with 1,000 identifiers, need. */
const maxPages = 5000;
/** Opens it at `apiUrl`, which ends without version and slash; nothing is asked yet. */
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
/** A server that goes round in circles is left. */
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
            throw new ApiFailure('malformed', 'Google’s pages do not come to an end');
        }
        seen.add(token);
    }
}

// EXTERNAL MODULE: ./lib/postmaster/grant-purpose.js
var grant_purpose = __webpack_require__(84897);
;// CONCATENATED MODULE: ./lib/postmaster/sync/hold-account.js
/** One sync an account at a time, whoever asks for it: an instance, another one, a command line. */
/** Whoever died in the middle of a sync holds the account so long. */
const heldMs = 120_000;
/** The hold was lost, because this process stood still for longer than it lasts. */
class HoldLost extends Error {
    constructor() {
        super('another sync of this account has begun meanwhile');
        this.name = 'HoldLost';
    }
}
/**
 * Does the work while nobody else does any on the account.
 *
 * @returns `busy`: somebody else does, and nothing was done
 * @throws HoldLost; the signal's reason; what the work throws
 */
async function holdingAccount(accountId, work, { parts, signal }) {
    if (!(await claim(accountId, parts)))
        return { status: 'busy' };
    const ended = new AbortController();
    const lost = new AbortController();
    const keeping = keep(accountId, parts, { ended: ended.signal, lost });
    try {
        return { status: 'done', value: await work(AbortSignal.any([signal, lost.signal])) };
    }
    finally {
        ended.abort();
        await keeping;
        // It ends by itself where this fails.
        await parts.store.releasePostmasterSync(accountId, parts.holder).catch(() => undefined);
    }
}
async function claim(accountId, { store, clock, holder }) {
    const nowMs = clock.nowMs();
    return await store.claimPostmasterSync({ accountId, holder, nowMs, untilMs: nowMs + heldMs });
}
/** Four times in its life, so that a late answer of the database costs nothing. */
async function keep(accountId, parts, { ended, lost }) {
    while (await hasSlept(parts.clock, ended)) {
        // A database that does not answer ends the work by itself.
        const isHeld = await claim(accountId, parts).catch(() => true);
        if (!isHeld)
            lost.abort(new HoldLost());
        if (!isHeld)
            return;
    }
}
async function hasSlept(clock, signal) {
    return await clock.sleep(heldMs / 4, signal).then(() => true, () => false);
}

;// CONCATENATED MODULE: ./lib/postmaster/google/metric-table.js
/**
 * Which metric of the Postmaster Tools API v2 gives which field of the seven series: the one place that knows.
 * docs/postmaster.md shows this table; test/postmaster/google/mapping-words.test.ts compares both.
 *
 * Sources: the discovery document of gmailpostmastertools:v2, revision 20260209 (metrics, filters); v1's TrafficStats
 * for what the words of both versions mean (`inboundEncryptionRatio`, `DeliveryError`).
 */
/** Rates, 0–1. */
const rateMetrics = {
    spam_rate: { name: 'spam_rate', metric: 'SPAM_RATE', filter: null },
    spf: { name: 'spf', metric: 'AUTH_SUCCESS_RATE', filter: 'auth_type = "spf"' },
    dkim: { name: 'dkim', metric: 'AUTH_SUCCESS_RATE', filter: 'auth_type = "dkim"' },
    dmarc: { name: 'dmarc', metric: 'AUTH_SUCCESS_RATE', filter: 'auth_type = "dmarc"' },
    // Inbound is Gmail's view: mail that came in from the domain, which is what its sender can mend. Outbound is mail that
    // Gmail sent to the domain.
    tls: { name: 'tls', metric: 'TLS_ENCRYPTION_RATE', filter: 'traffic_direction = "inbound"' },
};
/** Shares of the mail that were refused or put off, by reason. */
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
/** The identifiers that a day's feedback loop named. */
const feedbackLoopIds = { name: 'fbl_ids', metric: 'FEEDBACK_LOOP_ID', filter: null };
/** What is always asked for. */
const dailyMetrics = [
    ...Object.values(rateMetrics),
    ...errorMetrics,
    feedbackLoopIds,
];
/** The spam rate of one identifier; `null`: a filter cannot hold it. */
function feedbackLoopRate(name, id) {
    // Which escapes the filter's grammar knows is written nowhere, and identifiers are made of such characters alone.
    if (!/^[\x20-\x7e]{1,200}$/u.test(id) || /["\\]/u.test(id))
        return null;
    return { name, metric: 'FEEDBACK_LOOP_SPAM_RATE', filter: `feedback_loop_id = "${id}"` };
}
/** `type` is v1's word where it had one of that meaning, so that history that was imported from there fits. */
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
/** Statistics of one domain → its days. What Google did not say of a day stays `null`, and is never a 0. */


/** Ascending; a day of which nothing is known is none. @throws ApiFailure malformed, for a rate that is no ratio */
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
/** Any of the rates, 0 too, says that errors were counted on that day. */
function deliveryErrorsOf(known) {
    const rates = errorMetrics.map((metric) => ({ metric, ratio: ratioOf(known, metric.name) }));
    if (rates.every(({ ratio }) => ratio === null))
        return null;
    const errors = rates.flatMap(({ metric, ratio }) => ratio === null || ratio === 0
        ? []
        : [{ error_class: metric.errorClass, error_type: metric.errorType, error_ratio: ratio }]);
    return { errors };
}
/** Google computes with 32 bits: so much more than 1 is a 1. */
const tolerance = 1e-5;
function ratioOf({ domain, date, values }, name) {
    const value = values.get(name);
    if (typeof value !== 'number')
        return null;
    if (value < -tolerance || value > 1 + tolerance) {
        throw new ApiFailure('malformed', `Google says ${value} for ${name} of ${domain} on ${date}, which is no ratio`);
    }
    return Math.min(1, Math.max(0, value));
}
function saysSomething(day) {
    const { spamRate, feedbackLoop, authentication, encryption, deliveryErrors } = day;
    return [spamRate, feedbackLoop, authentication, encryption, deliveryErrors].some((series) => series !== null);
}

;// CONCATENATED MODULE: ./lib/postmaster/google/read-days.js
/** The days of one domain from Google: what is asked in which order, and what a refused part costs. */



/** How many identifiers are asked of in one question. */
const loopsAtOnce = 20;
/** Of more identifiers in one part of the history their rates are not asked for: it would take an hour. */
const maxLoops = 1000;
/** The parts by which the metrics are asked when all of them together are refused, so that one costs no other. */
const parts = [
    [rateMetrics.spam_rate],
    [rateMetrics.spf, rateMetrics.dkim, rateMetrics.dmarc],
    [rateMetrics.tls],
    errorMetrics,
    [feedbackLoopIds],
];
/** @throws ApiFailure that ends the domain, or all of it; the signal's reason */
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
    // Which part is to blame comes out now.
    problems.length = 0;
    const stats = [];
    for (const part of parts)
        stats.push(...((await ask(part)) ?? []));
    return stats;
}
/** How many identifiers of each day have a spam rate above 0. */
async function countReportedLoops(stats, ask, problems) {
    const idsByDate = new Map(stats.flatMap(({ metric, date, value }) => metric === feedbackLoopIds.name && Array.isArray(value) ? [[date, value]] : []));
    const ids = [...new Set([...idsByDate.values()].flat())];
    if (ids.length > maxLoops) {
        problems.push(`${ids.length} feedback loop identifiers, of which presend asks at most ${maxLoops}`);
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
/** One domain of an account: its days from Google into the storage, part by part. */



/**
 * Days and how far they go are written together, so that a sync that is killed goes on behind the last part that is
 * there, and no day is lost or asked for in vain.
 *
 * @throws the signal's reason; the storage's own errors
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
        // Behind a part that was refused nothing counts as read: the next sync asks for all of it again.
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
/** All domains of one account from Google into the storage. */


/** These end everything: the next domain would fare no better. */
const endsAll = new Set(['revoked', 'client', 'scope', 'disabled', 'quota']);
/** So many domains in a row without an answer, and Google itself is away. */
const mostFailedInRow = 3;
/**
 * Reads all of them, those first that were read least far. A domain that fails costs no other.
 *
 * @throws ApiFailure that ends everything; the signal's reason; the storage's own errors
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
    const tell = (report) => {
        reports.push(report);
        parts.onDomain?.(report);
    };
    for (const { domain } of gone)
        tell(unasked(domain, 'gone'));
    let failedInRow = 0;
    for (const { domain, before } of inOrder(listed, known)) {
        const report = await syncOne({ request, domain, before }, parts, signal);
        tell(report);
        failedInRow = report.failure === 'unavailable' ? failedInRow + 1 : 0;
        if (failedInRow === mostFailedInRow)
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
        throw new ApiFailure(report.failure, report.problems.at(-1) ?? 'Google refused it');
    }
    if (report.failure !== 'domain')
        return report;
    await parts.store.notePostmasterDomains(accountId, [{ domain: domain.domain, standing: 'unverified' }]);
    return { ...report, status: 'unverified', failure: null };
}
/** Google may list a domain in two forms of one name. */
function uniqueDomains(list) {
    const domains = new Map();
    for (const domain of list) {
        if (domains.get(domain.domain)?.isReadable !== true)
            domains.set(domain.domain, domain);
    }
    return domains;
}
/** Those that were never read come first, then those that were read least far; else by name. */
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
/** One sync of one account, from its sealed refresh token to the note of how it ended. */






/** Runs it, and notes at the account how it ended. @throws the signal's reason; HoldLost; the storage's own errors */
async function runSync(request, parts, signal) {
    const { account } = request;
    const grant = openGrant(account, parts.secretBox);
    if (grant.status === 'closed') {
        // What became of a grant that has ended stands there already, and an account of files lacks nothing.
        if (grant.end === 'sealed')
            await parts.store.notePostmasterSync(account.id, { problem: grant.problem });
        return { end: grant.end, problem: grant.problem, isPassing: false, domains: [] };
    }
    const holder = parts.random.uuid();
    const held = await holdingAccount(account.id, async (heldSignal) => await syncHeld(request, { ...parts, grant }, heldSignal), { parts: { ...parts, holder }, signal });
    if (held.status === 'done')
        return held.value;
    const problem = `another sync of this account is under way; if one was killed, try again in ${heldMs / 60_000} minutes`;
    return { end: 'busy', problem, isPassing: true, domains: [] };
}
function openGrant(account, box) {
    const { grantState, sealedRefreshToken } = account;
    if (grantState !== 'active' || sealedRefreshToken === null) {
        return { status: 'closed', end: 'no-grant', problem: withoutGrant[account.source] };
    }
    if (box === null)
        return { status: 'closed', end: 'sealed', problem: 'there is no encryption key to open its grant with' };
    const opened = box.open(sealedRefreshToken, (0,grant_purpose/* grantPurpose */.b)(account));
    if (opened.status === 'opened')
        return { status: 'open', refreshToken: opened.secret, sealed: sealedRefreshToken };
    return { status: 'closed', end: 'sealed', problem: `its grant cannot be opened: ${opened.reason}` };
}
const withoutGrant = {
    google: 'it is not connected: connect it with presend postmaster connect',
    import: 'its data comes from imported files alone, so there is nothing to fetch',
    'dmarc-reports': 'its data comes from DMARC reports, so there is nothing to fetch',
};
async function syncHeld({ account, revisedDays, readSinceMs }, parts, signal) {
    const { store, clock, grant } = parts;
    let { sealed } = grant;
    const tokens = openAccessTokens({
        ...parts,
        refreshToken: grant.refreshToken,
        onNewRefreshToken: async (token) => {
            const after = parts.secretBox?.seal(token, (0,grant_purpose/* grantPurpose */.b)(account)) ?? sealed;
            // Whoever has disconnected the account meanwhile, or connected it anew, meant that.
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
/** A grant that was replaced while the old one was tried is not the one that ended. */
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
/** One sentence on the domains that were not read whole; `null`: all were. */
function problemOf(domains) {
    const troubled = domains.filter(({ status }) => status === 'failed' || status === 'partly');
    const [first] = troubled;
    if (first === undefined)
        return null;
    const words = `${first.domain}: ${first.problems[0] ?? 'no answer'}`;
    return troubled.length === 1 ? words : `${troubled.length} of ${domains.length} domains, such as ${words}`;
}


/***/ }),

/***/ 72879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ toGrantEvent)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _contract_postmaster_webhook_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45364);
/** A grant that a provider has ended → the event that the webhooks of its workspace are told. */


/** The event: a function of the account as it stands since then. */
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
        reason: account.syncProblem ?? 'the provider has ended the grant',
    };
}
/** An account may lose its grant more than once; two services may know the same account under the same number. */
function idempotencyKeyOf({ workspaceId, email, createdAtMs }, endedAtMs) {
    const subject = JSON.stringify([_contract_postmaster_webhook_js__WEBPACK_IMPORTED_MODULE_1__/* .postmasterAccountRevoked */ .I, workspaceId, email, createdAtMs, endedAtMs]);
    return `evt_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(subject).digest('hex').slice(0, 32)}`;
}
function isoTime(timeMs) {
    return new Date(timeMs).toISOString();
}


/***/ })

};
