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
/** Caches DNS answers. Concurrent callers with the same query share one request. */
const defaultLimits = { answerMs: 60_000, failureMs: 10_000, maxCount: 5000 };
/**
 * Creates a bounded cache that evicts the oldest entry first. `servfail` expires sooner, so that a recovered server is
 * noticed, but lasts long enough that 50 copies of a message do not wait 50 times for the same dead server.
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
        // A rejected query is not cached: the next caller retries it.
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
/** DNS through the machine's resolver or given servers, with caching and a timeout. */




/**
 * Creates a Dns that queries the network. Answers are cached for a minute, failures for ten seconds. A timeout is
 * `servfail`, never an exception.
 */
function liveDns(options = {}) {
    const timeoutMs = options.timeoutMs ?? 3000;
    // Two tries fit into the timeout, because c-ares doubles its wait after the first.
    const resolver = new promises_.Resolver({ timeout: Math.max(1, Math.floor(timeoutMs / 3)), tries: 2 });
    if (options.servers !== undefined && options.servers.length > 0)
        resolver.setServers(options.servers);
    const cache = answerCache(options.clock ?? (0,node_clock/* nodeClock */.$)());
    return {
        resolve: async (name, type, signal) => {
            signal.throwIfAborted();
            const asked = name.toLowerCase().replace(/\.$/u, '');
            const question = () => withTimeLimit(ask(resolver, asked, type), timeoutMs);
            // The shared query continues for other callers; only this one stops waiting.
            if (asked !== '')
                return await (0,until_aborted/* untilAborted */.E)(cache.get(`${type} ${asked}`, question), signal);
            // The root query tests whether DNS works right now, so a cached answer would be useless.
            const root = await (0,until_aborted/* untilAborted */.E)(cache.get(`${type} `, question, 0), signal);
            if (root.status !== 'servfail')
                cache.doubtFailures();
            return root;
        },
    };
}
/** c-ares errors that are answers about the name. All others mean that the query failed. */
const knownErrors = new Map([
    ['ENOTFOUND', { status: 'nxdomain' }],
    ['ENODATA', { status: 'nodata' }],
    // A name over the limits of RFC 1035 cannot exist.
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
/** setTimeout fires at once when the delay exceeds a signed 32-bit integer. */
const longestTimerMs = 2 ** 31 - 1;
/** Creates a Clock that uses the machine's time. */
function nodeClock() {
    return { nowMs: () => Date.now(), monotonicMs: () => performance.now(), sleep };
}
/** Does not use `node:timers/promises`, which creates an AbortError with a stack for every cancelled wait. */
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
/* harmony export */   E: () => (/* binding */ untilAborted),
/* harmony export */   w: () => (/* binding */ itemsUntilAborted)
/* harmony export */ });
/** Waits for a promise until a signal aborts. */
/** Resolves like `promise`, or rejects with the signal's reason as soon as it aborts. Does not stop the work behind `promise`. */
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
/** Yields the items of `source`; throws the signal's reason as soon as it aborts. */
async function* itemsUntilAborted(source, signal) {
    const iterator = source[Symbol.asyncIterator]();
    try {
        for (;;) {
            const next = await untilAborted(iterator.next(), signal);
            if (next.done === true)
                return;
            yield next.value;
        }
    }
    finally {
        // Not awaited: a source that hangs must not block the caller.
        iterator.return?.().catch(() => undefined);
    }
}


/***/ })

};
