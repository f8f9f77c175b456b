export const id = 4858;
export const ids = [4858];
export const modules = {

/***/ 64858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   githubCommentApi: () => (/* binding */ githubCommentApi)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92413);
/* harmony import */ var _payload_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72364);
/** Implements CommentApi with `@actions/github`, which supports proxies and GHES. */


/** Octokit's own warnings quote the API, so they must not reach the log unescaped. */
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };
/**
 * Opens the comments of one pull request without sending a request.
 * The signal is passed with each request: passed to the client, it would replace its proxy settings.
 */
function githubCommentApi(target, clock, trace) {
    const { apiUrl, userAgent } = target;
    const octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(target.token.reveal(), { baseUrl: apiUrl, userAgent, log: silent });
    const ask = async (route, parameters, signal) => {
        const startedMs = clock.monotonicMs();
        const done = (status, headers) => {
            const took = Math.round(clock.monotonicMs() - startedMs);
            trace?.(`GitHub: ${route}: ${String(status)} in ${took} ms${limitsOf(headers)}`);
        };
        try {
            const { status, headers, data } = await octokit.request(route, { ...parameters, request: { signal } });
            done(status, headers);
            return { status: 'ok', value: { status, headers, data } };
        }
        catch (error) {
            done((0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldAt */ .UK)(error, 'status') ?? 'no reply', (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldAt */ .UK)(error, 'response', 'headers'));
            signal.throwIfAborted();
            return failureOf(error, clock.nowMs());
        }
    };
    const issue = `/repos/${target.repository}/issues`;
    const thread = `${issue}/${target.pullRequestNumber}/comments`;
    return {
        listPage: async (page, signal) => mapAnswer(await ask(`GET ${thread}`, { per_page: 100, page }, signal), parsePage),
        create: async (body, signal) => mapAnswer(await ask(`POST ${thread}`, { body }, signal), parseComment),
        update: async (id, body, signal) => mapAnswer(await ask(`PATCH ${issue}/comments/${id}`, { body }, signal), parseComment),
        remove: async (id, signal) => mapRemoval(await ask(`DELETE ${issue}/comments/${id}`, {}, signal)),
        ownLogin: async (signal) => await readOwnLogin(ask, graphqlUrl(apiUrl), signal),
    };
}
/** Rate limit headers, for debug output. */
function limitsOf(headers) {
    const names = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after'];
    const shown = names.flatMap((name) => {
        const value = (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(headers, name);
        return value === null ? [] : [`${name}: ${value}`];
    });
    return shown.length === 0 ? '' : ` (${shown.join(', ')})`;
}
/**
 * `GET /user` refuses GITHUB_TOKEN, for which GraphQL's `viewer` returns `github-actions[bot]`. Personal tokens without
 * GraphQL permission fall back to `GET /user`.
 */
async function readOwnLogin(ask, url, signal) {
    const viewer = await ask(`POST ${url}`, { query: '{ viewer { login } }' }, signal);
    const login = viewer.status === 'ok' ? (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(viewer.value.data, 'data', 'viewer', 'login') : null;
    if (login !== null)
        return { status: 'ok', value: login };
    return mapAnswer(await ask('GET /user', {}, signal), (reply) => (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(reply.data, 'login'));
}
/** GHES: `https://host/api/v3` → `https://host/api/graphql`; github.com and ghe.com: below the REST root. */
function graphqlUrl(apiUrl) {
    return `${apiUrl.replace(/\/v3$/u, '')}/graphql`;
}
function mapRemoval(answer) {
    return answer.status === 'ok' ? { status: 'ok', value: null } : answer;
}
/** `parse` returns `null` for a body that GitHub does not document. */
function mapAnswer(answer, parse) {
    if (answer.status !== 'ok')
        return answer;
    const value = parse(answer.value);
    if (value !== null)
        return { status: 'ok', value };
    return { status: 'failed', reason: `GitHub answered ${answer.value.status} with an unexpected body` };
}
function parsePage(reply) {
    if (!Array.isArray(reply.data))
        return null;
    const comments = reply.data.map(toComment).filter((comment) => comment !== null);
    return { comments, hasNext: /\brel="?next"?/u.test((0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(reply.headers, 'link') ?? '') };
}
/** A reply without an id does not count as success, whatever its status. */
function parseComment(reply) {
    return toComment(reply.data);
}
function toComment(data) {
    const id = (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .idAt */ .jj)(data, 'id');
    if (id === null)
        return null;
    return {
        id,
        body: (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(data, 'body') ?? '',
        authorLogin: (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(data, 'user', 'login'),
        url: (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(data, 'html_url'),
    };
}
function failureOf(error, nowMs) {
    const code = (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldAt */ .UK)(error, 'status');
    const headers = (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldAt */ .UK)(error, 'response', 'headers');
    const message = messageOf(error);
    if (headers === undefined || typeof code !== 'number')
        return { status: 'failed', reason: message };
    if (isRateLimit(code, headers, message))
        return { status: 'limited', retryAfterMs: retryAfterMs(headers, nowMs), message };
    if (code >= 500)
        return { status: 'failed', reason: `GitHub answered ${code}: ${message}` };
    return { status: 'refused', code, message };
}
/** GitHub's own message. An HTML page from a proxy or during an outage is not quoted. */
function messageOf(error) {
    const own = (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(error, 'response', 'data', 'message');
    if (own !== null)
        return own;
    const text = error instanceof Error ? error.message : String(error);
    const type = (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(error, 'response', 'headers', 'content-type') ?? '';
    const isPage = /^text\/html\b/iu.test(type) || /<(?:!doctype|html|head|body)\b/iu.test(text);
    return isPage ? 'an HTML page instead of JSON' : text;
}
/** GitHub reports primary and secondary rate limits with 403 or 429. */
function isRateLimit(code, headers, message) {
    if (code === 429)
        return true;
    if (code !== 403)
        return false;
    const isExhausted = (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(headers, 'x-ratelimit-remaining') === '0';
    return isExhausted || (0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(headers, 'retry-after') !== null || /rate limit/iu.test(message);
}
function retryAfterMs(headers, nowMs) {
    const seconds = Number((0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(headers, 'retry-after') ?? Number.NaN);
    if (Number.isFinite(seconds) && seconds >= 0)
        return seconds * 1000;
    const resetSeconds = Number((0,_payload_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(headers, 'x-ratelimit-reset') ?? Number.NaN);
    return Number.isFinite(resetSeconds) ? Math.max(0, resetSeconds * 1000 - nowMs) : null;
}
function ignore() {
    // See `silent`.
}


/***/ })

};
