export const id = 589;
export const ids = [589];
export const modules = {

/***/ 84015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openApi)
/* harmony export */ });
/* harmony import */ var _world_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78344);
/** Opens a client of a service, loaded only when something is asked of one. */

/** A client that says which presend it is; it connects at its first call. @throws PresendError API_TOKEN_REFUSED */
async function openApi(options, world) {
    const { openClient } = await Promise.all(/* import() */[__webpack_require__.e(4377), __webpack_require__.e(4119), __webpack_require__.e(4942), __webpack_require__.e(8476)]).then(__webpack_require__.bind(__webpack_require__, 48476));
    return openClient({ ...options, userAgent: `presend/${_world_version_js__WEBPACK_IMPORTED_MODULE_0__/* .version */ .r}` }, world);
}


/***/ }),

/***/ 30589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openPorts: () => (/* binding */ openPorts)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/assembly/open-api.js
var open_api = __webpack_require__(84015);
;// CONCATENATED MODULE: ./lib/assembly/open-service.js
/** Opens the service of a run: the embedded one in this process, or a client of a remote one. */
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



/** Longer than the run waits, so that the run's own time-out decides and not the service's. */
const embeddedMarginMs = 60_000;
/** Starts or reaches the service that the settings name. @throws PresendError SETTINGS_INVALID for a bad zone file */
async function openService(settings, request) {
    return settings.service.kind === 'embedded'
        ? await openEmbedded(settings, settings.service, request)
        : await openRemote(settings, settings.service, request);
}
async function openRemote(settings, setting, { world }) {
    const { apiUrl, apiToken } = setting;
    // A create that must wait longer than its results may take is not worth waiting for.
    const client = await (0,open_api/* openApi */.N)({ apiUrl, apiToken, mostCreateWaitMs: settings.timeoutMs }, world);
    return { client, receiver: null, [Symbol.asyncDispose]: async () => await client[Symbol.asyncDispose]() };
}
async function openEmbedded(settings, setting, request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const [{ startEmbeddedService }, dns] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(4286), __webpack_require__.e(4377), __webpack_require__.e(6135), __webpack_require__.e(5243), __webpack_require__.e(2079), __webpack_require__.e(1016), __webpack_require__.e(7320), __webpack_require__.e(2421)]).then(__webpack_require__.bind(__webpack_require__, 32421)),
            openDns(setting, request),
        ]);
        const stack = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const testTimeoutMs = settings.timeoutMs + embeddedMarginMs;
        const service = stack.use(await startEmbeddedService({ sendingIp: setting.sendingIp, dns, testTimeoutMs }, request.world));
        const { apiUrl, apiToken, smtpHost, smtpPort } = service;
        const client = stack.use(await (0,open_api/* openApi */.N)({ apiUrl, apiToken }, request.world));
        const owned = stack.move();
        return {
            client,
            receiver: { host: smtpHost, port: smtpPort },
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
async function openDns(setting, { repositoryRoot, world }) {
    if (setting.zoneFilePath === null) {
        const { liveDns } = await __webpack_require__.e(/* import() */ 1659).then(__webpack_require__.bind(__webpack_require__, 41659));
        return liveDns();
    }
    const [{ parseZoneFile }, { zoneFileDns }] = await Promise.all([
        __webpack_require__.e(/* import() */ 3784).then(__webpack_require__.bind(__webpack_require__, 23784)),
        __webpack_require__.e(/* import() */ 5265).then(__webpack_require__.bind(__webpack_require__, 57646)),
    ]);
    const path = setting.zoneFilePath;
    const text = await world.files.readText((0,external_node_path_.resolve)(repositoryRoot, path));
    const zone = parseZoneFile(text, path);
    if (zone.status === 'bad')
        throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Reading zone-file', zone.problems);
    return zoneFileDns(zone.value);
}

// EXTERNAL MODULE: ./lib/assembly/open-smtp.js
var open_smtp = __webpack_require__(64735);
;// CONCATENATED MODULE: ./lib/assembly/open-ports.js
/** Plugs real parts into the ports of a run: the embedded or a remote service, and an SMTP server. */


/**
 * The ports of one run. Nothing is loaded or started before the run asks for it, so a run that ends at bad
 * settings or templates opens no socket. Dispose it: that stops the embedded service and closes all connections.
 */
function openPorts(settings, request) {
    const { clock, random, files } = request.world;
    const stack = new AsyncDisposableStack();
    const service = once(async () => stack.use(await openService(settings, request)));
    const submission = once(async () => stack.use(await (0,open_smtp/* openSmtp */.V)(settings, request, (await service()).receiver)));
    return {
        repositoryRoot: request.repositoryRoot,
        clock,
        random,
        files,
        serviceKind: settings.service.kind,
        progress: request.onProgress,
        verifySubmission: async (signal) => await (await submission()).verify(signal),
        createTest: async (test, signal) => await (await service()).client.createTest(test, signal),
        submit: async (messages, options, signal) => await (await submission()).submit(messages, options, signal),
        watchResults: (test, options, signal) => watch(service, (client) => client.watchResults(test, options, signal)),
        listPostmasterAccounts: async (limit, signal) => await (await service()).client.listPostmasterAccounts(limit, signal),
        readPostmasterDomain: async (question, signal) => await (await service()).client.readPostmasterDomain(question, signal),
        [Symbol.asyncDispose]: async () => await stack.disposeAsync(),
    };
}
async function* watch(service, start) {
    yield* start((await service()).client);
}
/** The same promise for every caller; a failure is kept too, since opening again would fail again. */
function once(open) {
    let opening = null;
    return async () => await (opening ??= open());
}


/***/ }),

/***/ 64735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ openSmtp)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/** Opens the way that mail takes: the user's SMTP server, or the embedded service's own receiver. */


/** Most connections to the embedded receiver; it runs in this process, so more would not be faster. */
const embeddedConnectionCount = 20;
/**
 * A Submission to the server that the settings name; to `receiver` when it is given.
 * Nothing is connected yet.
 */
async function openSmtp(settings, request, receiver) {
    const { openSubmission } = await __webpack_require__.e(/* import() */ 7700).then(__webpack_require__.bind(__webpack_require__, 67700));
    const smtp = receiver === null ? settings.smtp : embeddedSmtp(receiver);
    if (smtp === null)
        throw new TypeError('settings without an embedded service always name an SMTP server');
    const ca = smtp.caPath === null ? null : await request.world.files.readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(request.repositoryRoot, smtp.caPath));
    return openSubmission({ ...smtp, ca, heloName: heloName() }, request.world);
}
function embeddedSmtp({ host, port }) {
    return {
        host,
        port,
        username: null,
        password: null,
        security: 'none',
        caPath: null,
        connectionCount: embeddedConnectionCount,
        mailsPerSecond: null,
    };
}
/** RFC 5321 §4.1.3: a client without a full host name gives its address as a literal. */
function heloName() {
    const name = (0,node_os__WEBPACK_IMPORTED_MODULE_0__.hostname)();
    return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/iu.test(name) ? name : '[127.0.0.1]';
}


/***/ })

};
