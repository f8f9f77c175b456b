export const id = 1659;
export const ids = [1659];
export const modules = {

/***/ 41659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  liveDns: () => (/* binding */ liveDns)
});

// EXTERNAL MODULE: external "node:dns/promises"
var promises_ = __webpack_require__(71553);
;// CONCATENATED MODULE: ./lib/world/answer-cache.js
/** Keeps DNS answers for a while, and lets callers that ask the same thing at once share one question. */
const defaultLimits = { answerMs: 60_000, failureMs: 10_000, maxCount: 5000 };
/**
 * A bounded cache: the oldest entry goes first. `servfail` is kept shorter, so that a server that comes back is
 * noticed, yet long enough that fifty copies of one message do not wait for the same dead server fifty times.
 */
function answerCache(clock, limits = defaultLimits) {
    const entries = new Map();
    async function keepWhenAnswered(entry, answerMs, wasDoubted) {
        const { status } = await entry.answer;
        if (status === 'servfail')
            entry.failure = wasDoubted ? 'confirmed' : 'new';
        entry.freshUntilMs = clock.monotonicMs() + (status === 'servfail' ? limits.failureMs : answerMs);
    }
    function get(key, ask, answerMs = limits.answerMs) {
        const known = entries.get(key);
        const isDoubted = known?.failure === 'doubted';
        if (known !== undefined && !isDoubted && clock.monotonicMs() < known.freshUntilMs)
            return known.answer;
        entries.delete(key);
        const [oldest] = entries.keys();
        if (entries.size >= limits.maxCount && oldest !== undefined)
            entries.delete(oldest);
        const entry = { answer: ask(), freshUntilMs: Number.POSITIVE_INFINITY, failure: 'none' };
        entries.set(key, entry);
        // A question that failed outright is not kept: the next caller asks again.
        keepWhenAnswered(entry, answerMs, isDoubted).catch(() => entries.delete(key));
        return entry.answer;
    }
    return {
        get,
        doubtFailures: () => {
            for (const entry of entries.values())
                if (entry.failure === 'new')
                    entry.failure = 'doubted';
        },
        get count() {
            return entries.size;
        },
    };
}

// EXTERNAL MODULE: ./lib/world/node-clock.js
var node_clock = __webpack_require__(38101);
// EXTERNAL MODULE: ./lib/world/until-aborted.js
var until_aborted = __webpack_require__(15742);
;// CONCATENATED MODULE: ./lib/world/live-dns.js
/** DNS by the machine's resolver, or by named servers: each question once, never for long. */




/**
 * A Dns on the network. An answer is kept for a minute (a failure for ten seconds), and callers that ask the same
 * at the same time share one question. What cannot be answered in time is `servfail`, never an error.
 */
function liveDns(options = {}) {
    const timeoutMs = options.timeoutMs ?? 3000;
    // Two tries within the limit: c-ares doubles its wait from one try to the next.
    const resolver = new promises_.Resolver({ timeout: Math.max(1, Math.floor(timeoutMs / 3)), tries: 2 });
    if (options.servers !== undefined && options.servers.length > 0)
        resolver.setServers(options.servers);
    const cache = answerCache(options.clock ?? (0,node_clock/* nodeClock */.$)());
    return {
        resolve: async (name, type, signal) => {
            signal.throwIfAborted();
            const asked = name.toLowerCase().replace(/\.$/u, '');
            const question = () => withTimeLimit(ask(resolver, asked, type), timeoutMs);
            // The shared question goes on for the others; only this caller stops waiting.
            if (asked !== '')
                return await (0,until_aborted/* untilAborted */.E)(cache.get(`${type} ${asked}`, question), signal);
            // The root is asked to find out whether DNS works at all, now: an answer of a minute ago would not say that.
            const root = await (0,until_aborted/* untilAborted */.E)(cache.get(`${type} `, question, 0), signal);
            if (root.status !== 'servfail')
                cache.doubtFailures();
            return root;
        },
    };
}
/** Errors of c-ares that say something about the name; all others say that it could not be asked. */
const knownErrors = new Map([
    ['ENOTFOUND', { status: 'nxdomain' }],
    ['ENODATA', { status: 'nodata' }],
    // A name that breaks the limits of RFC 1035 cannot exist.
    ['EBADNAME', { status: 'nxdomain' }],
]);
async function ask(resolver, name, type) {
    try {
        const records = await recordReaders[type](resolver, name === '' ? '.' : name);
        return records.length > 0 ? { status: 'found', records } : { status: 'nodata' };
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : null;
        return knownErrors.get(code) ?? { status: 'servfail', reason: `${type} of "${name}": ${describe(code, error)}` };
    }
}
const recordReaders = {
    A: async (resolver, name) => await resolver.resolve4(name),
    AAAA: async (resolver, name) => await resolver.resolve6(name),
    CNAME: async (resolver, name) => await resolver.resolveCname(name),
    NS: async (resolver, name) => await resolver.resolveNs(name),
    PTR: async (resolver, name) => await resolver.resolvePtr(name),
    MX: async (resolver, name) => (await resolver.resolveMx(name)).map(({ priority, exchange }) => `${priority} ${exchange || '.'}`),
    SOA: async (resolver, name) => {
        const soa = await resolver.resolveSoa(name);
        return [[soa.nsname, soa.hostmaster, soa.serial, soa.refresh, soa.retry, soa.expire, soa.minttl].join(' ')];
    },
    TXT: async (resolver, name) => (await resolver.resolveTxt(name)).map((strings) => strings.join('')),
};
function describe(code, error) {
    if (code === 'ETIMEOUT')
        return 'the DNS server did not answer in time';
    if (code === 'ESERVFAIL')
        return 'the DNS server answered SERVFAIL';
    if (code === 'ECONNREFUSED')
        return 'no DNS server could be reached';
    if (typeof code === 'string')
        return `the DNS server could not be asked (${code})`;
    return error instanceof Error ? error.message : 'the DNS server could not be asked';
}
async function withTimeLimit(answer, timeoutMs) {
    const { promise: late, resolve } = Promise.withResolvers();
    const reason = `the DNS server did not answer within ${timeoutMs} ms`;
    const timer = setTimeout(() => resolve({ status: 'servfail', reason }), timeoutMs);
    try {
        return await Promise.race([answer, late]);
    }
    finally {
        clearTimeout(timer);
    }
}


/***/ }),

/***/ 38101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ nodeClock)
/* harmony export */ });
/** The machine's clock. */
/** setTimeout takes a signed 32-bit number of milliseconds; a longer wait would fire at once. */
const longestTimerMs = 2 ** 31 - 1;
/** A Clock on the machine's own time. */
function nodeClock() {
    return { nowMs: () => Date.now(), monotonicMs: () => performance.now(), sleep };
}
/** Not the timer of `node:timers/promises`: that makes an AbortError, with its stack, for each wait that is cancelled. */
function sleep(delayMs, signal) {
    return new Promise((resolve, reject) => {
        if (signal.aborted)
            return reject(signal.reason);
        const cancel = () => {
            clearTimeout(timer);
            reject(signal.reason);
        };
        const timer = setTimeout(() => {
            signal.removeEventListener('abort', cancel);
            resolve();
        }, Math.min(Math.max(delayMs, 0), longestTimerMs));
        signal.addEventListener('abort', cancel, { once: true });
    });
}


/***/ }),

/***/ 15742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ untilAborted)
/* harmony export */ });
/** Waiting that ends at once when a signal aborts, whatever the other side does. */
/** `promise`, or a rejection with the signal's reason as soon as it aborts. What `promise` stands for goes on. */
async function untilAborted(promise, signal) {
    const { promise: aborted, reject } = Promise.withResolvers();
    const onAbort = () => reject(signal.reason);
    if (signal.aborted)
        onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    try {
        return await Promise.race([promise, aborted]);
    }
    finally {
        signal.removeEventListener('abort', onAbort);
    }
}


/***/ })

};
