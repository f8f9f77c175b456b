export const id = 7228;
export const ids = [7228,6643];
export const modules = {

/***/ 19751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openLineStorage)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7443);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32964);
/* harmony import */ var _settings_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15013);
/* harmony import */ var _settings_service_file_read_service_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71833);
/* harmony import */ var _storage_open_storage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85874);
/** Opens the storage that a command line names. */






/**
 * Opens it, as a service would: flag, service file, PRESEND_STORAGE, default. Only commands that add something create a
 * database; for any other one, a missing file is a typo or the wrong folder.
 *
 * @throws PresendError SETTINGS_INVALID when what names it is wrong; STORAGE_FAILED
 */
async function openLineStorage(line, { world, host }, whenMissing = 'refuse') {
    const { storage, config } = line;
    const setting = await (0,_settings_service_file_read_service_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .readStorageSetting */ .sE)({ storage, config, workingDirectory: host.workingDirectory }, world);
    const location = setting.status === 'bad' ? setting : refuseMemory((0,_storage_open_storage_js__WEBPACK_IMPORTED_MODULE_3__/* .parseStorageLocation */ .Q)(setting.value.reveal()));
    if (location.status === 'bad')
        throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsError */ .$)('SETTINGS_INVALID', 'Finding the storage', location.problems);
    const wanted = forOneCommand(location.value, host.workingDirectory);
    const isMissing = wanted.kind === 'sqlite' && (await world.files.stat(wanted.path)) === null;
    const usesEmpty = isMissing && whenMissing === 'use-empty' && storage === null;
    if (isMissing && whenMissing !== 'create' && !usesEmpty)
        throw noDatabase(wanted);
    const opened = await (0,_storage_open_storage_js__WEBPACK_IMPORTED_MODULE_3__/* .openStorage */ .G)(usesEmpty ? { kind: 'memory' } : wanted, world);
    return {
        store: opened.store,
        shown: showLocation(location.value),
        [Symbol.asyncDispose]: async () => await opened[Symbol.asyncDispose](),
    };
}
function noDatabase(location) {
    const expected = 'a database that exists';
    const todo = 'check --storage and the working directory; presend serve and presend token create make a new one';
    return (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsError */ .$)('SETTINGS_INVALID', 'Finding the storage', [
        { input: 'storage', came: showLocation(location), expected, todo },
    ]);
}
/** The same for one command: a path from where it was started, and no more connections than one after another needs. */
function forOneCommand(location, workingDirectory) {
    if (location.kind === 'sqlite')
        return { ...location, path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, location.path) };
    return location.kind === 'postgres' ? { ...location, poolSize: 2 } : location;
}
function showLocation(location) {
    switch (location.kind) {
        case 'memory':
            return 'memory';
        case 'sqlite':
            return `sqlite:${location.path}`;
        case 'postgres':
            return (0,_settings_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .hideUrlSecrets */ .BF)(location.url);
        default:
            return location;
    }
}
/** What is written into memory ends with this command, and a service never sees it. */
function refuseMemory(location) {
    if (location.status === 'bad' || location.value.kind !== 'memory')
        return location;
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .bad */ .MB)({
        input: 'storage',
        came: 'memory',
        expected: 'a database that the service uses too',
        todo: 'give --storage sqlite:PATH or postgres://USER@HOST/DATABASE',
    });
}


/***/ }),

/***/ 3368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ askForConsent)
});

// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/world/secret.js
var secret = __webpack_require__(41502);
;// CONCATENATED MODULE: ./lib/oauth/parse-redirect.js
/** What stands in the address that a provider sends a browser back to: RFC 6749 §4.1.2. */


const names = ['state', 'code', 'error'];
/**
 * Reads it. Only an answer with the very `state` of our question counts: whoever makes a browser open an address of his
 * own cannot know it, and so cannot have us take a code of his.
 */
function parseRedirect(query, state) {
    if (names.some((name) => query.getAll(name).length > 1))
        return foreign('a parameter is there twice');
    const given = query.get('state');
    if (given === null)
        return foreign('it has no state');
    if (!isSame(given, state))
        return foreign('its state is that of another question');
    const code = query.get('code');
    const error = query.get('error');
    if (code !== null && error !== null)
        return foreign('it has both a code and an error');
    if (error !== null)
        return { status: 'denied', error: /^[\w.-]{1,60}$/u.test(error) ? error : 'an unknown error' };
    if (code === null || !/^[\x20-\x7e]{1,2048}$/u.test(code))
        return foreign('it has no code');
    return { status: 'code', code: new secret/* Secret */.z(code) };
}
function foreign(reason) {
    return { status: 'foreign', reason };
}
/** In constant time; hashes have one length. */
function isSame(one, other) {
    const [left, right] = [one, other].map((text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest());
    return left !== undefined && right !== undefined && (0,external_node_crypto_.timingSafeEqual)(left, right);
}

;// CONCATENATED MODULE: ./lib/oauth/open-redirect-listener.js
/**
 * The place on this machine that a browser is sent back to: RFC 8252 §7.3. It takes one answer and nothing else: GET, one
 * path, under the name by which the redirect knows it, with the `state` of the question.
 */


/** Connections that send nothing are closed before they can keep a browser out. */
const serverOptions = {
    maxHeaderSize: 16_384,
    headersTimeout: 2000,
    requestTimeout: 5000,
    connectionsCheckingInterval: 500,
};
/** Starts it on a free port of 127.0.0.1, which nothing outside this machine reaches. */
async function openRedirectListener() {
    const { promise: answered, resolve: take } = Promise.withResolvers();
    const question = { state: null, isOver: false };
    const doors = new Map();
    const server = (0,external_node_http_.createServer)(serverOptions, (incoming, outgoing) => {
        const { state } = question;
        const target = targetOf(incoming, hostOf(server));
        const behind = target === null ? undefined : doors.get(target.pathname);
        if (target !== null && behind !== undefined) {
            doors.delete(target.pathname);
            outgoing.writeHead(302, { ...commonHeaders, location: behind }).end();
            return;
        }
        const isAnswer = target?.pathname === '/' && state !== null && !question.isOver;
        const redirect = isAnswer ? parseRedirect(target.searchParams, state) : null;
        if (redirect === null || redirect.status === 'foreign') {
            refuse(outgoing);
            return;
        }
        question.isOver = true;
        // Only then: whoever takes the answer may close all this.
        outgoing.on('close', () => take(redirect));
        show(outgoing, redirect);
    });
    server.maxConnections = 200;
    await new Promise((resolve, reject) => {
        server.once('error', reject).listen(0, '127.0.0.1', resolve);
    });
    return {
        redirectUri: `http://${hostOf(server)}/`,
        answerTo: async (state) => {
            question.state = state;
            return await answered;
        },
        doorTo: (url, random) => {
            doors.set(`/to/${random}`, url);
            return `http://${hostOf(server)}/to/${random}`;
        },
        [Symbol.asyncDispose]: async () => {
            // A browser opens connections that it may never use.
            server.closeAllConnections();
            await new Promise((resolve) => server.close(resolve));
        },
    };
}
function hostOf(server) {
    const address = server.address();
    return address === null || typeof address === 'string' ? '' : `127.0.0.1:${address.port}`;
}
/**
 * Where a request goes; `null`: it is not for us. The Host check keeps out pages that had their own name resolved to
 * 127.0.0.1 (DNS rebinding): they would be of the same origin as this listener otherwise.
 */
function targetOf({ method, url = '', headers }, host) {
    if (method !== 'GET' || headers.host !== host)
        return null;
    const target = URL.parse(url, `http://${host}`);
    return target?.host === host ? target : null;
}
const commonHeaders = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // The address of this page holds the code.
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    connection: 'close',
};
function refuse(outgoing) {
    outgoing.writeHead(400, commonHeaders).end(page('This is no answer that presend waits for.', 'Nothing was done.'));
}
function show(outgoing, { status }) {
    const title = status === 'code' ? 'presend has the answer.' : 'The account was not connected.';
    outgoing
        .writeHead(200, commonHeaders)
        .end(page(title, 'What came of it stands in the terminal. You can close this page.'));
}
/** Nothing of the request stands in it. */
function page(title, text) {
    return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>presend</title>
<style>body { font: 1.1em/1.5 system-ui, sans-serif; margin: 15vh auto; max-width: 30em; padding: 0 1em }</style>
<h1>${title}</h1>
<p>${text}</p>
</html>
`;
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/world/open-browser.js
/** Shows an address in the user's own browser. */

/** The program that opens an address, and what it is told; `null`: there is no screen here that a browser could be on. */
function browserCommand(url, { platform, env }) {
    // Over SSH a browser would open on the other machine, if at all.
    if (isSet(env['SSH_CONNECTION']) || isSet(env['CI']))
        return null;
    if (platform === 'darwin')
        return ['open', url];
    // `start` of cmd.exe would take `&` for the end of a command.
    if (platform === 'win32')
        return ['rundll32', 'url.dll,FileProtocolHandler', url];
    return isSet(env['DISPLAY']) || isSet(env['WAYLAND_DISPLAY']) ? ['xdg-open', url] : null;
}
/** Opens it, and does not wait. @returns false: there is no way to; true says only that one was tried */
function openBrowser(url, env) {
    const command = browserCommand(url, { platform: process.platform, env });
    if (command === null)
        return false;
    const [program, ...args] = command;
    // Without a shell: nothing in the address is taken for a command.
    const child = (0,external_node_child_process_.spawn)(program, args, { stdio: 'ignore', detached: true, env: withoutSecrets(env) });
    // The address was printed as well, so a program that is not there is no loss.
    child.on('error', () => undefined);
    child.unref();
    return true;
}
/** A browser stays for days and has no use for our keys. */
function withoutSecrets(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('PRESEND_')));
}
function isSet(text) {
    return text !== undefined && text !== '';
}

// EXTERNAL MODULE: ./lib/world/time-limit.js
var time_limit = __webpack_require__(83141);
;// CONCATENATED MODULE: ./lib/commands/postmaster/ask-for-consent.js
/** Has a person give consent in a browser: RFC 8252, with PKCE. */
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





const usualDone = 'Asking for consent to read a postmaster account';
/** As long as a person may take who has to look for a password first. */
const consentLimitMs = 600_000;
/**
 * Asks, and waits for the browser to come back to this machine. Where the browser is on another one (SSH), the address
 * that it could not open can be pasted instead.
 *
 * @throws PresendError OAUTH_FAILED when the user declines, or nobody answers
 */
async function askForConsent(ask, tools) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const listener = __addDisposableResource(env_1, await openRedirectListener(), true);
        const { redirectUri } = listener;
        const consent = ask.oauth.beginConsent({ redirectUri, scopes: ask.scopes });
        const door = listener.doorTo(consent.url, Buffer.from(tools.world.random.bytes(16)).toString('base64url'));
        const isOpened = sayWhere({ url: consent.url, door: ask.mayOpenBrowser ? door : null }, tools);
        const answer = await firstAnswer([
            async () => await listener.answerTo(consent.state),
            async (signal) => (isOpened ? await never(signal) : await pastedAnswer(consent, tools, signal)),
        ], ask, tools);
        if (answer.status === 'code')
            return { code: answer.code, codeVerifier: consent.codeVerifier, redirectUri };
        const declined = answer.error === 'access_denied';
        throw consentError(ask, declined ? 'no consent' : `"${answer.error}" from the page of consent`, declined ? 'nothing was stored; connect again when you want to' : 'see docs/postmaster.md, "Troubleshooting"');
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
/** @returns true: a browser was opened, so nobody needs to paste anything */
function sayWhere({ url, door }, { world, terminal }) {
    const isOpened = door !== null && terminal.isInteractive && openBrowser(door, world.env);
    terminal.tell(isOpened
        ? `A browser opens the page of consent. If it does not, open this address on this machine:\n\n  ${url}\n\n`
        : `Open this address in a browser:\n\n  ${url}\n\n`);
    return isOpened;
}
const pasteHint = 'If that browser is on another machine, it ends at a page that cannot be opened, http://127.0.0.1:…: copy the whole\n' +
    'address of that page.\n';
async function pastedAnswer(consent, { terminal }, signal) {
    if (!terminal.canAsk)
        return await never(signal);
    terminal.tell(pasteHint);
    for (;;) {
        const line = await terminal.ask('Paste it here, or just wait: ', signal);
        if (line === null)
            return await never(signal);
        const url = URL.parse(line.trim());
        const redirect = url === null ? null : parseRedirect(url.searchParams, consent.state);
        if (redirect !== null && redirect.status !== 'foreign')
            return redirect;
        const reason = redirect === null ? 'it is no address' : redirect.reason;
        if (line.trim() !== '')
            terminal.tell(`That is not the address of that page: ${reason}.\n`);
    }
}
/** The others are told to stop waiting. */
async function firstAnswer(ways, ask, { world: { clock } }) {
    const over = new AbortController();
    const waits = ways.map(async (wait) => await wait(over.signal));
    // Whoever waits in vain rejects in the end; the race is over then.
    for (const wait of waits)
        wait.catch(() => undefined);
    try {
        return await (0,time_limit/* withinTime */.dn)(async () => await Promise.race(waits), consentLimitMs, { clock, signal: over.signal });
    }
    catch (error) {
        if (!(error instanceof time_limit/* TimeLimitReached */.r_))
            throw error;
        throw consentError(ask, 'no answer within 10 minutes', 'nothing was stored; connect again');
    }
    finally {
        over.abort();
    }
}
async function never(signal) {
    const { promise, reject } = Promise.withResolvers();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    return await promise;
}
function consentError({ done = usualDone }, came, todo) {
    return new presend_error/* PresendError */.W({ code: 'OAUTH_FAILED', outcome: 'inconclusive', done, came, expected: 'consent', todo });
}


/***/ }),

/***/ 7228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPostmasterConnect: () => (/* binding */ runPostmasterConnect)
});

// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/oauth/open-oauth-client.js + 3 modules
var open_oauth_client = __webpack_require__(32166);
// EXTERNAL MODULE: ./lib/postmaster/google/provider.js
var provider = __webpack_require__(24605);
// EXTERNAL MODULE: ./lib/postmaster/grant-purpose.js
var grant_purpose = __webpack_require__(84897);
// EXTERNAL MODULE: ./lib/report/escape-terminal.js
var escape_terminal = __webpack_require__(22728);
// EXTERNAL MODULE: ./lib/service/accounts/account-name.js
var account_name = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/settings/service-file/google-rows.js
var google_rows = __webpack_require__(95377);
// EXTERNAL MODULE: ./lib/settings/service-file/read-google.js
var read_google = __webpack_require__(70742);
// EXTERNAL MODULE: ./lib/settings/service-file/read-secret-box.js
var read_secret_box = __webpack_require__(25345);
// EXTERNAL MODULE: ./lib/commands/open-line-storage.js
var open_line_storage = __webpack_require__(19751);
// EXTERNAL MODULE: ./lib/commands/print-data.js
var print_data = __webpack_require__(6054);
// EXTERNAL MODULE: ./lib/commands/postmaster/ask-for-consent.js + 3 modules
var ask_for_consent = __webpack_require__(3368);
;// CONCATENATED MODULE: ./lib/commands/postmaster/exchange-consent.js
/** Consent that was given → a grant that is all that it must be, or nothing at all. */


const done = 'Connecting a Google account';
/**
 * Exchanges it. A grant that lacks something is given back, so that nothing is left at Google that nobody uses; but not
 * where the account is read already: all tokens of one account and one client are one grant, and would end together.
 *
 * @throws PresendError OAUTH_FAILED, SETTINGS_INVALID
 */
async function exchangeConsent(oauth, given, { isInUse, signal }) {
    const answer = await oauth.exchangeCode(given, signal);
    if (answer.status !== 'granted')
        throw exchangeError(answer);
    const { grant } = answer;
    const lacking = whatLacks(grant);
    const { email, refreshToken, refreshTokenEndsAtMs: endsAtMs } = grant;
    if (lacking === null && email !== null && refreshToken !== null)
        return { email: email.toLowerCase(), refreshToken, endsAtMs };
    const isShared = await isInUse(email === null ? null : email.toLowerCase());
    if (!isShared)
        await oauth.revoke(refreshToken ?? grant.accessToken, signal);
    throw new presend_error/* PresendError */.W({
        code: 'OAUTH_FAILED',
        outcome: 'inconclusive',
        done,
        came: lacking?.came ?? 'a grant that lacks something',
        expected: 'all that presend asked for',
        todo: `${lacking?.todo ?? 'connect again'}; nothing was stored`,
    });
}
/** `null`: nothing. Scopes that are not told are those that were asked for: RFC 6749 §5.1. */
function whatLacks({ scopes, email, refreshToken, }) {
    const missing = provider/* wantedScopes */.Xq.filter((scope) => scopes !== null && !scopes.includes(scope));
    if (missing.length > 0) {
        const names = missing.map((scope) => `"${scope}"`).join(' and ');
        return { came: `a grant without ${names}`, todo: 'connect again, and leave every box of the page ticked' };
    }
    if (refreshToken === null) {
        const todo = 'take presend out of the account at https://myaccount.google.com/connections, and connect again';
        return { came: 'a grant that ends within an hour', todo };
    }
    return email === null ? { came: 'a grant that does not say whose account it is', todo: 'connect again' } : null;
}
function exchangeError(answer) {
    const isOurs = answer.status === 'refused';
    const todos = {
        revoked: 'the code of the page of consent holds for one use and some minutes: connect again',
        refused: 'check google.client-id and its secret: they are those of a client of the kind Desktop app',
        unavailable: 'connect again in a while',
    };
    return new presend_error/* PresendError */.W({
        code: isOurs ? 'SETTINGS_INVALID' : 'OAUTH_FAILED',
        outcome: isOurs ? 'misconfigured' : 'inconclusive',
        done,
        came: answer.reason,
        expected: 'a grant',
        todo: `${todos[answer.status]}; nothing was stored`,
    });
}

// EXTERNAL MODULE: ./lib/commands/postmaster/run-list.js
var run_list = __webpack_require__(86643);
;// CONCATENATED MODULE: ./lib/commands/postmaster/run-connect.js
/** `presend postmaster connect`: a person's consent → a sealed refresh token in the storage. */
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















/** Does it. @throws PresendError SETTINGS_INVALID, STORAGE_FAILED, OAUTH_FAILED; nothing is stored then */
async function runPostmasterConnect(line, tools) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, terminal } = tools;
        const { workspaceId, google, box } = await readAll(line, tools);
        const storage = __addDisposableResource(env_1, await (0,open_line_storage/* openLineStorage */.W)(line, tools, 'create'), true);
        const oauth = (0,open_oauth_client/* openOAuthClient */.Z)((0,provider/* googleProvider */.hJ)(google), world);
        const given = await (0,ask_for_consent/* askForConsent */.n)({ oauth, scopes: provider/* askedScopes */.m9, mayOpenBrowser: line.mayOpenBrowser }, tools);
        const grant = await exchangeConsent(oauth, given, {
            isInUse: async (email) => await isInUse(email, storage.store),
            signal: new AbortController().signal,
        });
        const known = await storage.store.findPostmasterAccountByEmail(workspaceId, grant.email);
        const kept = await keepGrant(grant, { workspaceId, box, store: storage.store, nowMs: world.clock.nowMs() });
        if (kept.status === 'other-data') {
            await giveBackUnused(grant, { oauth, store: storage.store });
            throw otherData(grant.email);
        }
        const { account } = kept;
        if (line.format === 'json')
            (0,print_data/* printJson */.Q2)({ account: (0,run_list.postmasterAccountObject)(account) }, terminal);
        else
            terminal.print(`${(0,escape_terminal/* escapeTerminal */.e)(account.email)}\n`);
        const again = known === null || known.grantState === 'none' ? '' : ' again';
        terminal.tell(`${(0,escape_terminal/* escapeTerminal */.e)(`Connected ${account.email}${again}, workspace "${workspaceId}" in ${storage.shown}.`)}\n`);
        if (known?.source === 'import')
            terminal.tell(`${importNotice}\n`);
        terminal.tell('A running service fetches its data within ten minutes; at once: presend postmaster sync\n');
        if (grant.endsAtMs !== null)
            terminal.tell(`${endNotice(grant.endsAtMs)}\n`);
        // A workspace is only a name: nobody could read what one that is mistyped has.
        const tokens = await storage.store.listTokens();
        if (!tokens.some((token) => token.workspaceId === workspaceId))
            terminal.tell('That workspace has no token yet: if its name is right, make one with: presend token create\n');
        return 0;
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
const importNotice = 'It held imported data, which stays. What Google says of the same day and series takes its place.';
/** Nobody should find out by data that stays away. */
function endNotice(endsAtMs) {
    return (`Google ends this grant by itself on ${(0,print_data/* minuteText */.Wn)(endsAtMs)} UTC. So it does with clients whose publishing status is ` +
        '"Testing": publish yours, and connect again (docs/postmaster.md)');
}
/** @throws PresendError with everything that lacks, so that nobody gives consent in vain */
async function readAll(line, { world, host }) {
    const place = { config: line.config, workingDirectory: host.workingDirectory };
    const workspace = (0,account_name/* parseAccountName */.K)(line.workspace, '--workspace');
    const google = await (0,read_google/* readGoogleSetting */.o)(place, world);
    const box = await (0,read_secret_box/* readSecretBox */.Wh)(place, world);
    const isWhole = workspace.status === 'ok' && google.status === 'ok' && box.status === 'ok';
    if (isWhole && google.value !== null && box.value !== null)
        return { workspaceId: workspace.value, google: google.value, box: box.value };
    throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Connecting a Google account', [
        ...problemsOf(workspace),
        ...problemsOf(google, noClient),
        ...problemsOf(box, (0,read_secret_box/* noKeyProblem */.A5)('the refresh token')),
    ]);
}
const noClient = {
    input: 'google.client-id',
    came: 'nothing',
    expected: 'an OAuth client of yours',
    todo: `docs/postmaster.md says how to make one; put google.client-id into the service file and its secret into ${google_rows/* googleSecretVariable */.m}`,
};
function problemsOf(parsed, ifNull) {
    if (parsed.status === 'bad')
        return parsed.problems;
    return parsed.value === null && ifNull !== undefined ? [ifNull] : [];
}
/**
 * A grant that is replaced is not given back: at Google that would end the new one with it, since all tokens of one
 * account and one client are one grant.
 */
async function keepGrant({ email, refreshToken }, parts) {
    const { workspaceId, box, store, nowMs } = parts;
    const account = await store.ensurePostmasterAccount({ workspaceId, email, source: 'google', nowMs });
    if (account.source !== 'google')
        return { status: 'other-data' };
    const sealed = box.seal(refreshToken, (0,grant_purpose/* grantPurpose */.b)(account));
    await store.setPostmasterGrant(account.id, sealed);
    return { status: 'kept', account: (await store.findPostmasterAccount(workspaceId, account.id)) ?? account };
}
/** What nobody uses is not left at Google; but an account that another workspace reads has the same grant. */
async function giveBackUnused({ email, refreshToken }, { oauth, store }) {
    if (await isInUse(email, store))
        return;
    await oauth.revoke(refreshToken, new AbortController().signal);
}
/** Whether any workspace reads the account; `null`: any account at all. */
async function isInUse(email, store) {
    const all = await store.listPostmasterAccounts(null);
    return all.some((one) => (email === null || one.email === email) && one.grantState === 'active');
}
function otherData(email) {
    return new presend_error/* PresendError */.W({
        code: 'SETTINGS_INVALID',
        outcome: 'misconfigured',
        done: 'Connecting a Google account',
        came: `${(0,problem/* quoteValue */.cl)(email)}, whose data in this workspace is computed from DMARC reports`,
        expected: 'an account of its own for the data of Google',
        todo: 'connect it in another --workspace, or have the reports counted in another account; nothing was stored',
    });
}


/***/ }),

/***/ 86643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   postmasterAccountObject: () => (/* binding */ postmasterAccountObject),
/* harmony export */   runPostmasterList: () => (/* binding */ runPostmasterList)
/* harmony export */ });
/* harmony import */ var _open_line_storage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19751);
/* harmony import */ var _print_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6054);
/* harmony import */ var _token_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20318);
/** `presend postmaster list`: the accounts, how their grants stand, and how their last sync ended. */
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



/** Does it. */
async function runPostmasterList(line, tools) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { terminal } = tools;
        const storage = __addDisposableResource(env_1, await (0,_open_line_storage_js__WEBPACK_IMPORTED_MODULE_0__/* .openLineStorage */ .W)(line, tools), true);
        const accounts = await storage.store.listPostmasterAccounts(line.workspace);
        if (line.format === 'json')
            (0,_print_data_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)({ accounts: accounts.map(postmasterAccountObject) }, terminal);
        else if (accounts.length === 0)
            terminal.tell('No postmaster accounts. Connect one with: presend postmaster connect --workspace NAME\n');
        else
            (0,_print_data_js__WEBPACK_IMPORTED_MODULE_1__/* .printTable */ .e4)(accountTable(accounts), terminal);
        return 0;
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
const grantWords = { active: 'connected', revoked: 'revoked', none: 'none' };
/** The object of an account. */
function postmasterAccountObject(account) {
    return {
        id: account.id,
        email: account.email,
        workspace: account.workspaceId,
        source: account.source,
        state: grantWords[account.grantState],
        revoked_at: account.grantEndedAtMs === null ? null : (0,_token_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(account.grantEndedAtMs),
        created_at: (0,_token_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(account.createdAtMs),
        synced_at: account.syncedAtMs === null ? null : (0,_token_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(account.syncedAtMs),
        problem: account.syncProblem,
    };
}
function accountTable(accounts) {
    return {
        columns: ['email', 'workspace', 'source', 'state', 'last sync (UTC)', 'problem'].map(_print_data_js__WEBPACK_IMPORTED_MODULE_1__/* .textColumn */ ._u),
        rows: accounts.map((account) => [
            account.email,
            account.workspaceId,
            account.source,
            stateText(account),
            account.syncedAtMs === null ? 'never' : (0,_print_data_js__WEBPACK_IMPORTED_MODULE_1__/* .minuteText */ .Wn)(account.syncedAtMs),
            account.syncProblem ?? '-',
        ]),
    };
}
function stateText({ grantState, grantEndedAtMs, source }) {
    if (grantState === 'active')
        return 'connected';
    if (grantState === 'none')
        return source === 'google' ? 'disconnected' : '-';
    return grantEndedAtMs === null ? 'revoked' : `revoked since ${(0,_print_data_js__WEBPACK_IMPORTED_MODULE_1__/* .minuteText */ .Wn)(grantEndedAtMs)}`;
}


/***/ }),

/***/ 6054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   Wn: () => (/* binding */ minuteText),
/* harmony export */   _u: () => (/* binding */ textColumn),
/* harmony export */   e4: () => (/* binding */ printTable)
/* harmony export */ });
/* harmony import */ var _report_terminal_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78769);
/** How commands print data: a table on a terminal, JSON for programs. */

/** A column of texts, which are foreign until they are printed. */
function textColumn(title) {
    return { title, kind: 'text' };
}
/** A table whose every row is one line, however wide, so that grep and cut work on it; every cell escaped. */
function printTable(table, terminal) {
    const colour = terminal.hasColor ? 'ansi' : 'none';
    const lines = (0,_report_terminal_table_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalTable */ .R)(table, { widthColumns: Number.MAX_SAFE_INTEGER, colour });
    terminal.print(lines.map((line) => `${line}\n`).join(''));
}
/** One JSON object on one line. */
function printJson(value, terminal) {
    terminal.print(`${JSON.stringify(value)}\n`);
}
/** A minute in UTC, as people read it: `2026-01-31 12:00`. */
function minuteText(timeMs) {
    return new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ');
}


/***/ }),

/***/ 20318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ createdTokenObject),
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   iv: () => (/* binding */ listedTokenObject)
/* harmony export */ });
/** Tokens as `--json` prints them. */
/** The object of a new token. */
function createdTokenObject(token) {
    return { id: token.tokenId, prefix: token.prefix, workspace: token.workspaceId, plan: token.accountPlan };
}
/** The object of a token in a list. */
function listedTokenObject(token) {
    return {
        ...createdTokenObject(token),
        created_at: isoTime(token.createdAtMs),
        last_used_at: token.lastUsedAtMs === null ? null : isoTime(token.lastUsedAtMs),
        revoked_at: token.revokedAtMs === null ? null : isoTime(token.revokedAtMs),
    };
}
/** `2026-01-31T12:00:00.000Z` */
function isoTime(timeMs) {
    return new Date(timeMs).toISOString();
}


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

/***/ 94468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ styled)
/* harmony export */ });
/** Colours of a terminal; whether there are any is the caller's decision. */
const codes = { red: 31, green: 32, yellow: 33, magenta: 35, bold: 1, dim: 2 };
/** `text` in a style; unchanged without colours. */
function styled(text, style, mode) {
    return mode === 'none' || text === '' ? text : `\u001B[${codes[style]}m${text}\u001B[0m`;
}


/***/ }),

/***/ 78769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ terminalTable)
/* harmony export */ });
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22728);
/* harmony import */ var _terminal_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94468);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55730);
/** A table of plain text for a terminal of a known width: columns side by side, long cells wrapped. */



/** Between two columns. */
const gap = '  ';
/** Narrower than this a column cannot be read; then lines are longer than the terminal. */
const leastColumnWidth = 10;
const wordStyles = {
    pass: 'green',
    fail: 'red',
    misconfigured: 'magenta',
    inconclusive: 'yellow',
    met: 'green',
    ok: 'green',
    missed: 'red',
    failing: 'red',
    undecided: 'yellow',
    warned: 'yellow',
    missing: 'yellow',
};
/** Lines without a line break at their ends; none for a table without rows. */
function terminalTable(table, { widthColumns, colour }) {
    if (table.rows.length === 0)
        return [];
    const rows = table.rows.map((row) => row.map(_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeTerminal */ .e));
    const { columns } = table;
    const titles = columns.map((column) => column.title);
    const widths = fitWidths([titles, ...rows], widthColumns);
    const titleStyle = (text) => (0,_terminal_style_js__WEBPACK_IMPORTED_MODULE_0__/* .styled */ .I)(text, 'dim', colour);
    const cellStyle = (text, column) => (column?.kind === 'word' ? colourWord(text, colour) : text);
    return [
        ...layOutRow(titles, { columns, widths, style: titleStyle }),
        ...rows.flatMap((row) => layOutRow(row, { columns, widths, style: cellStyle })),
    ];
}
/** The natural widths; where they are too much together, the widest column gives way first. */
function fitWidths(rows, widthColumns) {
    const natural = (rows[0] ?? []).map((_, index) => rows.reduce((most, row) => Math.max(most, (0,_text_width_js__WEBPACK_IMPORTED_MODULE_1__/* .textWidth */ .s)(row[index] ?? '')), 0));
    const roomColumns = widthColumns - gap.length * (natural.length - 1);
    const widths = [...natural];
    for (let excess = sum(widths) - roomColumns; excess > 0; excess = sum(widths) - roomColumns) {
        const widest = Math.max(...widths);
        const index = widths.indexOf(widest);
        const next = Math.max(...widths.filter((width) => width < widest), leastColumnWidth);
        if (widest <= leastColumnWidth)
            break;
        widths[index] = Math.max(widest - excess, Math.min(next, widest - 1), leastColumnWidth);
    }
    return widths;
}
function sum(numbers) {
    return numbers.reduce((total, one) => total + one, 0);
}
function layOutRow(row, parts) {
    const wrapped = row.map((cell, index) => (0,_text_width_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(cell, parts.widths[index] ?? leastColumnWidth));
    const lineCount = Math.max(...wrapped.map((lines) => lines.length));
    return Array.from({ length: lineCount }, (_, line) => wrapped
        .map((lines, index) => {
        const text = lines[line] ?? '';
        const padding = ' '.repeat(Math.max((parts.widths[index] ?? 0) - (0,_text_width_js__WEBPACK_IMPORTED_MODULE_1__/* .textWidth */ .s)(text), 0));
        const column = parts.columns[index];
        const shown = parts.style(text, column);
        return column?.kind === 'number' ? `${padding}${shown}` : `${shown}${padding}`;
    })
        .join(gap)
        .trimEnd());
}
function colourWord(text, colour) {
    const style = wordStyles[text];
    return style === undefined ? text : (0,_terminal_style_js__WEBPACK_IMPORTED_MODULE_0__/* .styled */ .I)(text, style, colour);
}


/***/ }),

/***/ 55730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ wrapText),
/* harmony export */   s: () => (/* binding */ textWidth)
/* harmony export */ });
/** How much room text takes on a terminal. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** East Asian wide and full-width letters, and emoji: two columns. Source: Unicode Standard Annex 11. */
const wide = /^(?:\p{Emoji_Presentation}|.\uFE0F|[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}])/u;
const plainAscii = /^[\u0020-\u007E]*$/u;
/** Columns that plain text (without escape sequences) takes. */
function textWidth(text) {
    if (plainAscii.test(text))
        return text.length;
    let width = 0;
    for (const { segment } of segmenter.segment(text))
        width += wide.test(segment) ? 2 : 1;
    return width;
}
/** Lines of at most `width` columns, broken at spaces, and inside a word that is longer alone. */
function wrapText(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ').flatMap((one) => splitWord(one, width))) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (textWidth(longer) <= width)
            line = longer;
        else {
            lines.push(line);
            line = word;
        }
    }
    return [...lines, line];
}
function splitWord(word, width) {
    if (textWidth(word) <= width)
        return [word];
    const pieces = [];
    let piece = '';
    for (const { segment } of segmenter.segment(word)) {
        if (piece !== '' && textWidth(piece + segment) > width) {
            pieces.push(piece);
            piece = '';
        }
        piece += segment;
    }
    return [...pieces, piece];
}


/***/ }),

/***/ 26623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ parseAccountName)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/* harmony import */ var _report_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11984);
/** Names that people give to workspaces and tokens. */


const maxNameLength = 100;
/**
 * A name that looks like what it is: one line of 1 to 100 characters, nothing invisible in it. A workspace is its name,
 * so two names that cannot be told apart by eye would be two workspaces.
 */
function parseAccountName(text, input) {
    const { length } = text;
    if (text.trim() === '')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)({ input, came: 'nothing', expected: `a name of 1 to ${maxNameLength} characters` });
    if (length > maxNameLength) {
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)({ input, came: `${length} characters`, expected: `a name of at most ${maxNameLength} characters` });
    }
    if ((0,_report_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(text) === text)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(text);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)({
        input,
        came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteValue */ .cl)(text),
        expected: 'a name on one line, without control characters, invisible characters, and spaces at its ends',
    });
}


/***/ })

};
