export const id = 2421;
export const ids = [2421];
export const modules = {

/***/ 27422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ createToken)
/* harmony export */ });
/* harmony import */ var _world_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41502);
/* harmony import */ var _middleware_identify_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44106);
/** Makes API tokens. */


/** `psd_` and the first four characters behind it: 24 of 256 bits, enough to recognise and too few to be worth anything. */
const prefixLength = 8;
/** Makes `psd_` and 256 random bits in base64url, and stores their SHA-256. */
async function createToken(wanted, { store, clock, random, }) {
    const text = `psd_${Buffer.from(random.bytes(32)).toString('base64url')}`;
    const token = {
        tokenId: random.uuid(),
        tokenHash: (0,_middleware_identify_js__WEBPACK_IMPORTED_MODULE_0__/* .hashToken */ .QK)(text),
        prefix: text.slice(0, prefixLength),
        ...wanted,
        createdAtMs: clock.nowMs(),
        revokedAtMs: null,
    };
    await store.createToken(token);
    return { token, secret: new _world_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(text) };
}


/***/ }),

/***/ 32421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startEmbeddedService: () => (/* binding */ startEmbeddedService)
});

// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/seeds/directory.js
var seeds_directory = __webpack_require__(88073);
// EXTERNAL MODULE: ./lib/verdict/authentication/same-organization.js
var same_organization = __webpack_require__(55444);
// EXTERNAL MODULE: ./lib/verdict/judge.js + 18 modules
var judge = __webpack_require__(30970);
// EXTERNAL MODULE: ./lib/verdict/spam/built-in/built-in-filter.js + 15 modules
var built_in_filter = __webpack_require__(59265);
// EXTERNAL MODULE: ./lib/seeds/receive-message.js
var receive_message = __webpack_require__(49653);
// EXTERNAL MODULE: ./lib/storage/sqlite/open-sqlite-store.js + 8 modules
var open_sqlite_store = __webpack_require__(62079);
// EXTERNAL MODULE: ./lib/world/time-limit.js
var time_limit = __webpack_require__(83141);
// EXTERNAL MODULE: ./lib/service/accounts/create-token.js
var create_token = __webpack_require__(27422);
// EXTERNAL MODULE: ./lib/service/app.js + 21 modules
var app = __webpack_require__(15160);
;// CONCATENATED MODULE: ./lib/service/postmaster-reader.js
/** Where postmaster data is read: a port, so that the paths stand before the data does. */
/** The reader of a service where nothing can be connected: every question has the answer "none". */
const noPostmasterData = {
    listConnectedAccounts: async () => await Promise.resolve([]),
    findAccount: async () => await Promise.resolve(null),
    findAccountByEmail: async () => await Promise.resolve(null),
    readCumulative: async () => await Promise.resolve(null),
    readDomain: async () => await Promise.resolve(null),
};

// EXTERNAL MODULE: ./lib/service/start-service.js + 14 modules
var start_service = __webpack_require__(19618);
;// CONCATENATED MODULE: ./lib/service/in-memory-service.js
/** A whole service in this process: the API, the receiver of its local seeds, and a store in memory. */
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});








const host = '127.0.0.1';
/** A message that takes longer is left with its sender, who tries again. */
const judgeTimeoutMs = 60_000;
/** Starts it on free ports. */
async function startInMemoryService({ seeds, rules, judge, isSameOrganization, testTimeoutMs }, { clock, random }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const stack = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const store = stack.use(await (0,open_sqlite_store/* openSqliteStore */.Y)({ kind: 'memory' }));
        const owner = { workspaceId: 'embedded', accountPlan: 'enterprise', name: 'embedded' };
        const { secret: apiToken } = await (0,create_token/* createToken */.E)(owner, { store, clock, random });
        const ports = { store, clock, judge, isSameOrganization };
        const directory = (0,seeds_directory/* seedDirectory */.bM)(seeds);
        const service = stack.use(await (0,start_service/* startService */.i)({
            parts: { store, directory, clock, random, testTimeoutMs, postmaster: noPostmasterData },
            publicUrl: () => null,
            http: { host, port: 0 },
            smtp: { host },
            mail: {
                receive: async (message, signal) => await (0,time_limit/* withinTime */.dn)(async (limited) => await (0,receive_message/* receiveMessage */.VI)(message, { rules, ports }, limited), judgeTimeoutMs, { clock, signal }),
            },
        }));
        const { receiver } = service;
        if (receiver === null)
            throw new TypeError('a receiver was asked for');
        const owned = stack.move();
        return {
            apiUrl: `http://${host}:${service.http.port}${app/* apiPath */.S}`,
            apiToken,
            receiver,
            waiterCount: service.waiterCount,
            [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}

;// CONCATENATED MODULE: ./lib/service/embedded.js
/** The embedded service: the client's default, alive for one run, reachable from this machine alone. */






/**
 * Starts the service with a store in memory and both ports free ones on 127.0.0.1.
 *
 * It is honest about what it cannot see: SPF is measured for `sendingIp` alone, never for the loopback address that the
 * mail comes from, and an unsigned message is "not measured", since the real sender may sign later.
 *
 * @throws PresendError EMBEDDED_SERVICE_FAILED
 */
async function startEmbeddedService(options, world) {
    const service = await start(options, world);
    return {
        apiUrl: service.apiUrl,
        apiToken: service.apiToken,
        smtpHost: service.receiver.host,
        smtpPort: service.receiver.port,
        [Symbol.asyncDispose]: async () => await service[Symbol.asyncDispose](),
    };
}
async function start(options, world) {
    const ports = { dns: options.dns, spamFilter: (0,built_in_filter/* builtInFilter */.GP)(), clock: world.clock };
    try {
        return await startInMemoryService({
            seeds: (0,seeds_directory/* localSeedsOf */.pJ)(options.providerTypes ?? []),
            rules: {
                measuredAddress: () => options.sendingIp,
                isUnsignedMeasured: false,
                senderClass: options.senderClass ?? 'bulk',
                // The raw message is not kept, so nothing could ask the engine again.
                isUndecidedFinal: true,
            },
            judge: async (input, signal) => await (0,judge/* judgeMessage */.x)(input, ports, signal),
            isSameOrganization: async (domains, signal) => await (0,same_organization/* isSameOrganization */.C)(domains, options.dns, signal),
            testTimeoutMs: options.testTimeoutMs,
        }, world);
    }
    catch (error) {
        throw new presend_error/* PresendError */.W({
            code: 'EMBEDDED_SERVICE_FAILED',
            outcome: 'inconclusive',
            done: 'Starting the embedded service on 127.0.0.1',
            came: error instanceof Error ? `"${error.message}"` : 'a failure without words',
            expected: 'two free ports and room in memory',
            todo: 'see what keeps this machine from listening on 127.0.0.1, or set api-url to use a service elsewhere',
            cause: error,
        });
    }
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
