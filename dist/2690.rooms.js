export const id = 2690;
export const ids = [2690];
export const modules = {

/***/ 99943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ openSmtp)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
;// CONCATENATED MODULE: ./lib/assembly/parse-certificates.js
/** Certificates in PEM form. */


/** The PEM text as it is, if everything between its BEGIN and END lines is a certificate. Problems quote none of it. */
function parseCertificates(pem, file) {
    const blocks = [...pem.matchAll(/^-----BEGIN [^-\r\n]*-----\r?\n[^-]*^-----END [^-\r\n]*-----/gmu)];
    const expected = 'certificates in PEM form (-----BEGIN CERTIFICATE-----)';
    if (blocks.length === 0)
        return (0,problem/* bad */.MB)({ input: 'smtp-ca', came: 'a file without any', expected, place: { file } });
    const problems = blocks.flatMap((block) => {
        if (isCertificate(block[0]))
            return [];
        const line = pem.slice(0, block.index).split('\n').length;
        return [{ input: 'smtp-ca', came: 'something else', expected, place: { file, line } }];
    });
    return problems.length === 0 ? (0,problem.ok)(pem) : (0,problem/* bad */.MB)(...problems.slice(0, 5));
}
function isCertificate(block) {
    try {
        return new external_node_crypto_.X509Certificate(block).subject !== undefined;
    }
    catch {
        // OpenSSL's own words are about ASN.1 and help nobody here.
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/assembly/open-smtp.js
/** Opens the way that mail takes: the user's SMTP server, or the embedded service's own receiver. */



/** Most connections to the embedded receiver; it runs in this process, so more would not be faster. */
const embeddedConnectionCount = 20;
/**
 * A Submission to the server that the settings name; to `receiver` when it is given.
 * Nothing is connected yet. @throws PresendError SETTINGS_INVALID when `smtp-ca` holds no certificates
 */
async function openSmtp(settings, { world, readCa, trace }, receiver) {
    const { openSubmission } = await __webpack_require__.e(/* import() */ 4373).then(__webpack_require__.bind(__webpack_require__, 4373));
    const smtp = receiver === null ? settings.smtp : embeddedSmtp(receiver);
    if (smtp === null)
        throw new TypeError('settings without an embedded service always name an SMTP server');
    const ca = smtp.caPath === null ? null : certificates(await readCa(smtp.caPath), smtp.caPath);
    return openSubmission({ ...smtp, ca, heloName: heloName() }, { ...world, trace });
}
function certificates(pem, path) {
    const parsed = parseCertificates(pem, path);
    if (parsed.status === 'ok')
        return parsed.value;
    throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Reading smtp-ca', parsed.problems);
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
    const name = (0,external_node_os_.hostname)();
    return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/iu.test(name) ? name : '[127.0.0.1]';
}


/***/ }),

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

/***/ 52690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSeedsCommand: () => (/* binding */ runSeedsCommand)
});

// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/report/escape-terminal.js
var escape_terminal = __webpack_require__(22728);
// EXTERNAL MODULE: ./lib/settings/closest-name.js
var closest_name = __webpack_require__(58752);
// EXTERNAL MODULE: ./lib/settings/service-file/read-service-file.js
var read_service_file = __webpack_require__(76001);
// EXTERNAL MODULE: ./lib/settings/service-file/row-layer.js
var row_layer = __webpack_require__(59522);
// EXTERNAL MODULE: ./lib/settings/service-file/seed-rows.js
var seed_rows = __webpack_require__(42267);
// EXTERNAL MODULE: ./lib/settings/service-file/seed-rules.js
var seed_rules = __webpack_require__(58419);
;// CONCATENATED MODULE: ./lib/settings/service-file/seed-places.js
/** Which seeds the service file at hand has, for commands that need nothing else of it. */




/**
 * By address. What is wrong with the file is not told here, and no secret has to be at hand: a seed that cannot be read
 * is not among them.
 */
async function readSeedPlaces(place, files) {
    const { entries } = await (0,read_service_file/* readServiceFile */.G)(place, files);
    const list = entries.find((entry) => entry.key === 'seeds')?.value;
    const items = list?.kind === 'list' ? list.items : [];
    return new Map(items.flatMap((item) => (item.kind === 'map' ? placedSeed(item, item.entries) : [])));
}
function placedSeed({ place }, entries) {
    const { layer } = (0,row_layer/* readLevel */.lI)(entries, { names: Object.keys(seed_rows/* seedTable */.eI), otherKeys: [], prefix: '' });
    const values = (0,row_layer/* rowValues */.XZ)(seed_rows/* seedTable */.eI, layer);
    const address = values.get('address');
    const byWhat = (0,seed_rules/* isByOAuth */.jm)(values) ? 'oauth' : 'password';
    return address === null ? [] : [[address, { place, login: values.get('kind') === 'imap' ? byWhat : null }]];
}

// EXTERNAL MODULE: ./lib/commands/open-line-storage.js
var open_line_storage = __webpack_require__(19751);
// EXTERNAL MODULE: ./lib/commands/print-data.js
var print_data = __webpack_require__(6054);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/seeds/seed-vault.js
var seed_vault = __webpack_require__(80084);
// EXTERNAL MODULE: ./lib/service/self-hosted/own-seeds.js
var own_seeds = __webpack_require__(81233);
// EXTERNAL MODULE: ./lib/settings/service-file/added-seed.js
var added_seed = __webpack_require__(19524);
// EXTERNAL MODULE: ./lib/settings/service-file/read-secret-box.js
var read_secret_box = __webpack_require__(25345);
// EXTERNAL MODULE: ./lib/world/secret.js
var secret = __webpack_require__(41502);
// EXTERNAL MODULE: ./lib/oauth/open-oauth-client.js + 3 modules
var open_oauth_client = __webpack_require__(32166);
// EXTERNAL MODULE: ./lib/seeds/imap/mailbox-oauth.js + 1 modules
var mailbox_oauth = __webpack_require__(57046);
// EXTERNAL MODULE: ./lib/commands/postmaster/ask-for-consent.js + 3 modules
var ask_for_consent = __webpack_require__(3368);
;// CONCATENATED MODULE: ./lib/commands/ask-for-refresh-token.js
/** The refresh token of a mailbox, from its owner's consent in a browser. */




/** What is wrong with a line that asks for consent: nobody shall agree in vain. */
function consentProblems({ tokenFrom, given }) {
    if (tokenFrom === 'given')
        return [];
    const provider = given['oauth.provider']?.trim().toLowerCase();
    const isKnown = provider !== undefined && (0,mailbox_oauth/* mailboxOAuth */.e)(provider).endpoints.authorizeUrl !== null;
    const todo = 'only of these presend knows the page of consent; get the refresh token of another one yourself';
    return [
        ...(isKnown ? [] : [{ input: '--consent', expected: '--oauth google or --oauth microsoft beside it', todo }]),
        ...('oauth.refresh-token-file' in given
            ? [{ input: '--consent', expected: '--consent or --refresh-token-file, not both', todo: 'remove one' }]
            : []),
    ];
}
/** Asks the owner. @throws PresendError OAUTH_FAILED, SETTINGS_INVALID */
async function askForRefreshToken({ provider, ...client }, { mayOpenBrowser }, tools) {
    const known = (0,mailbox_oauth/* mailboxOAuth */.e)(provider);
    const neededScopes = known.scope === null ? [] : [known.scope];
    const ask = { provider: (0,mailbox_oauth/* oauthProviderOf */.A)(known, client), neededScopes, otherScopes: known.consentScopes };
    return await refreshTokenFrom({ ...ask, mayOpenBrowser }, tools);
}
const done = 'Asking for consent to read a mailbox';
/** The same at any provider that has a page of consent. @throws PresendError OAUTH_FAILED, SETTINGS_INVALID */
async function refreshTokenFrom({ provider, neededScopes, otherScopes, mayOpenBrowser }, tools) {
    const oauth = (0,open_oauth_client/* openOAuthClient */.Z)(provider, tools.world);
    const scopes = [...neededScopes, ...otherScopes];
    const given = await (0,ask_for_consent/* askForConsent */.n)({ oauth, scopes, mayOpenBrowser, done }, tools);
    const answer = await oauth.exchangeCode(given, new AbortController().signal);
    const missing = answer.status === 'granted' ? missingScopes(answer.grant, neededScopes) : [];
    const refreshToken = answer.status === 'granted' ? answer.grant.refreshToken : null;
    if (refreshToken !== null && missing.length === 0)
        return refreshToken;
    const isOurs = answer.status === 'refused';
    const lacking = missing.length > 0 ? `the permission ${missing.join(' and ')}` : 'a refresh token';
    throw new presend_error/* PresendError */.W({
        code: isOurs ? 'SETTINGS_INVALID' : 'OAUTH_FAILED',
        outcome: isOurs ? 'misconfigured' : 'inconclusive',
        done,
        came: answer.status === 'granted' ? `a grant without ${lacking}` : answer.reason,
        expected: 'a refresh token that opens the mailbox',
        todo: `${isOurs ? 'see --client-id and the client secret' : 'try it again'}; nothing was stored`,
    });
}
/** Less may be granted than was asked for, and what is not told is what was: RFC 6749 §3.3 and §5.1. */
function missingScopes({ scopes }, needed) {
    const granted = scopes?.map((scope) => scope.toLowerCase()) ?? null;
    return granted === null ? [] : needed.filter((scope) => !granted.includes(scope.toLowerCase()));
}

;// CONCATENATED MODULE: ./lib/commands/seed-objects.js
/** Seeds as commands print them: as an object for programs, as a row for people. */

/** How a seed that was added logs in. */
function loginOfAdded({ kind, given }) {
    if (kind === 'local')
        return null;
    const provider = given['oauth.provider'];
    return provider === undefined ? 'password' : `oauth ${provider}`;
}
/** A seed as `--json` prints it. */
function seedObject({ seed, login }) {
    return {
        address: seed.address,
        provider: seed.providerName,
        type: seed.providerType,
        kind: seed.kind,
        enabled: seed.isEnabled,
        health: seed.health,
        health_reason: seed.healthReason ?? null,
        origin: seed.origin ?? 'file',
        login,
    };
}
/** All of them. */
function seedTable(seeds) {
    return {
        columns: ['address', 'type', 'provider', 'kind', 'origin', 'login', 'state', 'health', 'reason'].map(print_data/* textColumn */._u),
        rows: seeds.map(({ seed, login }) => [
            seed.address,
            seed.providerType,
            seed.providerName,
            seed.kind,
            seed.origin ?? 'file',
            login ?? '-',
            seed.isEnabled ? 'enabled' : 'disabled',
            seed.health,
            seed.healthReason ?? '-',
        ]),
    };
}

;// CONCATENATED MODULE: ./lib/commands/run-seeds-add.js
/** `presend seeds add`: a seed into the storage, its secrets sealed. */
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














/** Adds one. @throws PresendError SETTINGS_INVALID with all that is wrong, STORAGE_FAILED */
async function runSeedsAdd(line, tools) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const added = await readWhole(line, tools);
        const storage = __addDisposableResource(env_1, await (0,open_line_storage/* openLineStorage */.W)(line, tools, 'create'), true);
        const outcome = await storage.store.addSeed(added, line.mode);
        const { seed } = added;
        if (outcome === 'in-file')
            throw takenError([inFileProblem(seed.address, null)]);
        if (outcome === 'added-before')
            throw takenError([addedBeforeProblem(seed.address)]);
        const { terminal } = tools;
        const listed = { seed: { ...seed, origin: 'added' }, login: loginOfAdded({ kind: seed.kind, ...added }) };
        if (line.format === 'json')
            (0,print_data/* printJson */.Q2)({ seed: seedObject(listed) }, terminal);
        else
            terminal.print(`${outcome === 'added' ? 'Added' : 'Replaced'} seed ${(0,escape_terminal/* escapeTerminal */.e)(seed.address)}\n`);
        terminal.tell('A running service uses it within seconds; see how it does with: presend seeds list\n');
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
/** All that is wrong with the line, the key and the address, told at once; nobody is asked for a password in vain. */
async function readWhole(line, tools) {
    const { world, host, terminal } = tools;
    const { workingDirectory } = host;
    const box = await (0,read_secret_box/* readSecretBox */.Wh)({ config: line.config, workingDirectory }, world);
    const isSecretNeeded = line.given['kind'] === 'imap';
    const places = await readSeedPlaces({ named: line.config, workingDirectory }, world.files);
    const place = places.get(line.address.trim().toLowerCase());
    const early = [
        ...consentProblems(line),
        ...(place === undefined ? [] : [inFileProblem(line.address, place)]),
        ...(isSecretNeeded && box.status === 'bad' ? box.problems : []),
        ...(isSecretNeeded && box.status === 'ok' && box.value === null ? [(0,read_secret_box/* noKeyProblem */.A5)('its secret')] : []),
    ];
    const ask = async (what, client) => {
        if (line.tokenFrom === 'consent' && client !== null)
            return await askForRefreshToken(client, line, tools);
        return toSecret(await terminal.askHidden(`The ${what} of ${(0,escape_terminal/* escapeTerminal */.e)(line.address)}: `));
    };
    const env = line.tokenFrom === 'consent' ? { ...world.env, [added_seed/* seedVariables */.v$.refreshToken]: '' } : world.env;
    const surroundings = { files: world.files, env, workingDirectory };
    const read = await (0,added_seed/* readAddedSeed */.Os)(line, surroundings, early.length === 0 ? ask : null);
    const caPem = read.status === 'ok' ? await readCaPem(read.value, { world, host }) : read;
    const problems = [...early, ...(caPem.status === 'bad' ? caPem.problems : [])];
    if (problems.length > 0 || read.status === 'bad' || caPem.status === 'bad')
        throw takenError(problems);
    const sealed = box.status === 'ok' ? box.value : null;
    return toAddition(read.value, { caPem: caPem.value, box: sealed, world });
}
function toSecret(text) {
    return text === null || text === '' ? null : new secret/* Secret */.z(text);
}
async function readCaPem({ setting }, { world, host }) {
    if (setting.kind === 'local' || setting.caPath === null)
        return { status: 'ok', value: null };
    try {
        return { status: 'ok', value: await world.files.readText((0,external_node_path_.resolve)(host.workingDirectory, setting.caPath)) };
    }
    catch (error) {
        const came = error instanceof Error ? error.message : String(error);
        return { status: 'bad', problems: [{ input: '--ca-file', came, expected: 'a PEM file that can be read' }] };
    }
}
function toAddition({ setting, given }, { caPem, box, world, }) {
    const { address, providerType, providerName, kind, isEnabled, health, healthReason = null } = (0,own_seeds/* toDirectorySeed */.o)(setting);
    return {
        seed: { address, providerType, providerName, kind, isEnabled, health, healthReason },
        given,
        caPem,
        secrets: box === null ? {} : (0,seed_vault/* sealSeedSecrets */.a7)(box, { address, given, caPem }, secretsOf(setting)),
        addedAtMs: world.clock.nowMs(),
        revision: world.random.uuid(),
    };
}
function secretsOf(setting) {
    if (setting.kind === 'local')
        return {};
    const { login } = setting;
    switch (login.method) {
        case 'password':
            return { password: login.password };
        case 'oauth': {
            const token = { 'refresh-token': login.refreshToken };
            return login.clientSecret === null ? token : { ...token, 'client-secret': login.clientSecret };
        }
        case 'unreadable':
            return {};
        default:
            return login;
    }
}
function inFileProblem(address, placed) {
    return {
        input: 'address',
        came: `${(0,problem/* quoteValue */.cl)(address)}, which stands in the service file`,
        expected: 'an address that is no seed yet',
        todo: inFileAdvice(placed),
    };
}
/** What to do about a seed of the service file. @param placed `null`: the file at hand does not have it */
function inFileAdvice(placed) {
    const where = placed === null ? '' : ` at ${(0,problem/* renderPlace */.oL)(placed.place)}`;
    return `change it in the service file${where}, and start the service again`;
}
function addedBeforeProblem(address) {
    return {
        input: 'address',
        came: `${(0,problem/* quoteValue */.cl)(address)}, which was added before`,
        expected: 'an address that is no seed yet',
        todo: `give --replace to put this one in its place, or remove it with: presend seeds remove ${address}`,
    };
}
function takenError(problems) {
    return (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Adding a seed', problems);
}

// EXTERNAL MODULE: ./lib/assembly/open-smtp.js + 1 modules
var open_smtp = __webpack_require__(99943);
// EXTERNAL MODULE: ./lib/check/run-test.js + 15 modules
var run_test = __webpack_require__(54447);
// EXTERNAL MODULE: ./lib/mail/parse-address.js + 1 modules
var parse_address = __webpack_require__(85429);
// EXTERNAL MODULE: ./lib/seeds/imap/clean-folder.js + 1 modules
var clean_folder = __webpack_require__(82852);
// EXTERNAL MODULE: ./lib/seeds/imap/imap-failure.js
var imap_failure = __webpack_require__(88782);
// EXTERNAL MODULE: ./lib/seeds/imap/imap-limits.js
var imap_limits = __webpack_require__(80634);
// EXTERNAL MODULE: ./lib/mail/compose.js + 4 modules
var compose = __webpack_require__(7922);
// EXTERNAL MODULE: ./lib/verdict/authentication/observed/observed-input.js
var observed_input = __webpack_require__(37098);
// EXTERNAL MODULE: ./lib/verdict/authentication/results-field/authserv-pattern.js
var authserv_pattern = __webpack_require__(23465);
// EXTERNAL MODULE: ./lib/seeds/plus-address.js
var plus_address = __webpack_require__(75541);
;// CONCATENATED MODULE: ./lib/seeds/check/check-letter.js
/** The letter that a seed mailbox is tried out with. */




/** What shows that the forged field below came through as it was sent. */
const forgeryComment = 'presend seeds check wrote this itself';
/**
 * One letter to the mailbox, to an address with a tag where the seed says that it has such. It carries a forged
 * Authentication-Results field under each authserv-id that the seed trusts, as a spammer would send it: a provider must
 * remove it or write its own above it (RFC 8601 §5), else its results cannot be trusted.
 */
function composeLetter({ address, hasPlusAddress, authservIds }, sender, world) {
    const id = `check-${world.random.uuid()}`;
    const forged = authservIds.map((name) => ({
        name: 'Authentication-Results',
        value: `${name === observed_input/* unnamedAuthserv */.Z ? '' : `${(0,authserv_pattern/* exampleOf */.Q)(name, 'forged')}; `}spf=pass (${forgeryComment}) smtp.mailfrom=forged.invalid`,
    }));
    const [message] = (0,compose/* composeMessages */.l)({
        message: {
            templatePath: 'seeds check',
            dataSet: null,
            subject: 'Trying out a seed mailbox',
            from: sender.from,
            replyTo: [],
            headerFields: forged,
            html: null,
            text: 'This letter tries out a seed mailbox of presend. It is deleted as soon as it was found.\n',
            attachments: [],
        },
        recipients: [hasPlusAddress ? (0,plus_address/* plusAddressOf */.Y)(address, id) : address],
        trackingId: id,
        trackingIn: 'header',
        envelopeSender: sender.envelopeFrom,
        dkim: sender.dkim,
    }, world);
    if (message === undefined)
        throw new TypeError('one recipient always gives one copy');
    return { id, message };
}

// EXTERNAL MODULE: ./lib/mail/header-section.js
var header_section = __webpack_require__(38684);
;// CONCATENATED MODULE: ./lib/seeds/check/find-letter.js
/** Waits for a letter in the folders of a mailbox. */

/** How often all folders are looked into; the inbox tells of news by itself where it can. */
const lookEveryMs = 1000;
/** Where mail is only filed by a rule is looked into more rarely, so that a letter on its way to the inbox is seen there. */
const othersEveryLooks = 20;
/** So many messages are asked for at once. */
const batchCount = 50;
/** Notes where each folder ends, so that only what comes from now on is looked at. */
async function markFolders({ folders, others }, connection) {
    const marks = new Map();
    const states = await connection.statesOf(others.map(({ path }) => path));
    for (const [path, { uidNext }] of states)
        marks.set(path, uidNext);
    for (const { path } of folders)
        marks.set(path, (await connection.open(path)).uidNext);
    return marks;
}
/** @returns `null`: it did not come in time. @throws ImapFailure; the signal's reason */
async function findLetter(search, { connection, clock, signal }) {
    const { folders, others, deadlineMs } = search;
    for (let look = 1;; look += 1) {
        const leftMs = deadlineMs - clock.monotonicMs();
        const isOthersTurn = leftMs <= 0 || look % othersEveryLooks === 0;
        // Before the inbox: what comes meanwhile, to both at Gmail, is then found there, too.
        const elsewhere = isOthersTurn ? await lookIntoAll(others, search, { connection, clock }) : null;
        // The inbox last: it stays open, and tells of news.
        const found = (await lookIntoAll(folders.toReversed(), search, { connection, clock })) ?? elsewhere;
        if (found !== null)
            return found;
        if (leftMs <= 0)
            return null;
        await newsOrTime(Math.min(leftMs, lookEveryMs), { connection, clock, signal });
    }
}
async function lookIntoAll(folders, search, { connection, clock }) {
    for (const folder of folders) {
        const fetched = await lookInto(folder.path, search, connection);
        if (fetched !== null)
            return { folder, fetched, seenAtMs: clock.nowMs() };
    }
    return null;
}
async function lookInto(path, { id, marks }, connection) {
    await connection.open(path);
    const uids = await connection.uidsFrom(marks.get(path) ?? 1);
    for (let start = 0; start < uids.length; start += batchCount) {
        const batch = uids.slice(start, start + batchCount);
        const found = (await connection.fetchHeads(batch)).find(({ head }) => isLetter(head, id));
        if (found !== undefined)
            return found;
        marks.set(path, (batch.at(-1) ?? 0) + 1);
    }
    return null;
}
function isLetter(head, id) {
    return (0,header_section/* valuesOf */.sm)((0,header_section/* readHeaderSection */.Dm)(head), 'X-Presend-Test').includes(id);
}
async function newsOrTime(timeMs, { connection, clock, signal }) {
    const done = new AbortController();
    const either = AbortSignal.any([signal, done.signal]);
    const time = clock.sleep(timeMs, either).catch(() => undefined);
    await Promise.race([connection.waitForNews(either), time]);
    done.abort();
    signal.throwIfAborted();
}

// EXTERNAL MODULE: ./lib/seeds/imap/find-folders.js + 1 modules
var find_folders = __webpack_require__(11473);
;// CONCATENATED MODULE: ./lib/seeds/check/seed-check.js
/** What is known of one seed mailbox after it was tried out: part by part, in words that people can act on. */
/** The parts, in the order in which they are tried and shown. */
const checkNames = [
    'connection',
    'login',
    'folders',
    'idle',
    'quota',
    'delivery',
    'plus-address',
    'results',
];
/** The worst part decides. Parts that were not tried say nothing. */
function seedVerdict({ parts }) {
    if (parts.some((part) => part.status === 'fails'))
        return 'fails';
    return parts.some((part) => part.status === 'lacks') ? 'limited' : 'works';
}
/** A part that is as it should be. */
function works(name, detail) {
    return { name, status: 'works', detail, todo: null };
}
/** A part that something is to be done about. */
function wrong(name, { status, detail, todo }) {
    return { name, status, detail, todo };
}
/** The parts of `known`, in order, and the others as unchecked, with why. */
function completeParts(known, why) {
    return checkNames.map((name) => known.find((part) => part.name === name) ?? { name, status: 'unchecked', detail: why, todo: null });
}

;// CONCATENATED MODULE: ./lib/seeds/check/inspect-mailbox.js
/** What a mailbox says of itself once it was logged in to. */


/** From here on a mailbox is told to be nearly full, in percent. */
const nearlyFullPercent = 90;
/** Lists, and asks for quotas; changes nothing. @throws ImapFailure */
async function inspectMailbox(connection) {
    const found = (0,find_folders/* findFolders */.r)(await connection.listFolders(), connection.abilities);
    const [inbox] = found.watched;
    const quotas = inbox === undefined ? [] : await connection.quotasOf(inbox.path);
    return { found, parts: [foldersPart(found), idlePart(connection), quotaPart(quotas)] };
}
function foldersPart({ watched, lack }) {
    if (lack === null) {
        const spam = watched.filter(({ role }) => role === 'spam');
        return works('folders', spam.map(({ path, knownBy }) => `${path}, ${knownBy}`).join('; '));
    }
    return wrong('folders', {
        status: 'lacks',
        detail: lack,
        todo: 'make a folder with the special use \\Junk, and see that spam is filed into it; without it spam is never seen',
    });
}
function idlePart({ abilities }) {
    if (abilities.hasIdle)
        return works('idle', 'the server tells of new mail by itself');
    return wrong('idle', {
        status: 'lacks',
        detail: 'the server does not offer IDLE: the mailbox is asked again and again',
        todo: 'nothing must be done: a result comes about a second later, and the server has more to answer',
    });
}
function quotaPart(quotas) {
    const limited = quotas.filter(({ limit }) => limit > 0);
    const fullest = limited.toSorted((left, right) => percentOf(right) - percentOf(left))[0];
    if (fullest === undefined)
        return works('quota', 'the server names no limit');
    const percent = percentOf(fullest);
    const detail = `${Math.floor(percent)}% of the mailbox is used (${amount(fullest)})`;
    if (percent < nearlyFullPercent)
        return works('quota', detail);
    const todo = 'delete mail from it or raise its quota: a full mailbox takes no test mail';
    return wrong('quota', { status: percent >= 100 ? 'fails' : 'lacks', detail, todo });
}
function percentOf({ used, limit }) {
    return (used / limit) * 100;
}
function amount({ resource, used, limit }) {
    if (resource === 'storage')
        return `${mebibytes(used)} of ${mebibytes(limit)} MiB`;
    return `${used} of ${limit}${resource === 'message' ? ' messages' : ''}`;
}
function mebibytes(bytes) {
    return (bytes / 1_048_576).toFixed(1);
}

// EXTERNAL MODULE: ./lib/verdict/authentication/received-field/find-client-hop.js + 2 modules
var find_client_hop = __webpack_require__(64046);
// EXTERNAL MODULE: ./lib/verdict/authentication/results-field/parse-results-field.js
var parse_results_field = __webpack_require__(15679);
// EXTERNAL MODULE: ./lib/verdict/authentication/results-field/trusted-results.js
var trusted_results = __webpack_require__(46442);
;// CONCATENATED MODULE: ./lib/seeds/check/judge-letter.js
/** What a letter that has arrived says of its provider's Authentication-Results. Pure. */







/**
 * Whether the names that the seed trusts are the provider's, and whether somebody else could write under them. Fields
 * are believed here as they are when a copy is observed.
 */
function judgeResults(head, { authservIds, providerName }) {
    const fields = (0,header_section/* readHeaderSection */.Dm)(head);
    const own = fields.filter((field) => isResults(field) && !isForged(field));
    const names = [...new Set(own.flatMap(authservIdOf).map((id) => id ?? observed_input/* unnamedAuthserv */.Z))];
    if (authservIds.length === 0)
        return withoutNames(names);
    const hop = (0,find_client_hop/* findClientHop */.o)(fields, [...authservIds, providerName]);
    const trusted = (0,trusted_results/* findTrustedResults */.$)(fields, {
        authservIds: authservIds.map((id) => (id === observed_input/* unnamedAuthserv */.Z ? null : id)),
        handOverIndex: hop.status === 'found' && hop.isCertain ? hop.fieldIndex : null,
    });
    const believed = trusted.flatMap((one) => fields.slice(one.fieldIndex, one.fieldIndex + 1));
    if (believed.some(isForged))
        return forgeable(authservIds, names);
    if (trusted.length === 0)
        return missing(authservIds, names);
    const methods = [...new Set(trusted.flatMap((field) => field.results.map((result) => result.method)))];
    return works('results', `written by ${shown(trusted.map((field) => field.authservId ?? observed_input/* unnamedAuthserv */.Z))}: ${listed(methods, 'no method')}`);
}
function withoutNames(names) {
    if (names.length === 0) {
        return works('results', 'the provider writes none: presend computes SPF, DKIM and DMARC itself');
    }
    return wrong('results', {
        status: 'lacks',
        detail: `the provider writes them as ${shown(names)}, and the seed trusts no authserv-id`,
        todo: `set authserv-id: ${names.join(', ')}, so that its own results count and not only what presend computes`,
    });
}
function forgeable(authservIds, names) {
    return wrong('results', {
        status: 'fails',
        detail: `a forged Authentication-Results field under ${shown(authservIds)} came through and would be believed`,
        todo: setTo(names),
    });
}
function missing(authservIds, names) {
    return wrong('results', {
        status: 'lacks',
        detail: `no Authentication-Results field by ${shown(authservIds)}; ${names.length === 0 ? 'the provider wrote none' : `there is one by ${shown(names)}`}`,
        todo: setTo(names),
    });
}
function setTo(names) {
    return names.length === 0
        ? 'remove authserv-id from the seed: then presend computes the results itself'
        : `set authserv-id: ${names.join(', ')}, under which the provider writes`;
}
function isResults({ name }) {
    return name.toLowerCase() === 'authentication-results';
}
function isForged({ rawValue }) {
    return rawValue.replaceAll(/\s+/gu, ' ').includes(forgeryComment);
}
function authservIdOf({ rawValue }) {
    const field = (0,parse_results_field/* parseResultsField */.a)(rawValue);
    return field === null ? [] : [field.authservId];
}
function shown(names) {
    return [...new Set(names)].join(', ');
}
function listed(words, none) {
    return words.length === 0 ? none : words.join(', ');
}

;// CONCATENATED MODULE: ./lib/seeds/check/check-seed.js
/** Tries out one seed mailbox: connects, looks around, sends it a letter, and reads that back. */
var check_seed_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var check_seed_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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








/** Whatever a mailbox does is what is to be known, so nothing that it does rejects. @throws the signal's reason */
async function checkSeed(mailbox, ports, signal) {
    const known = [];
    let found = null;
    let acceptedAtMs = 0;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const tools = { clock: ports.clock, limits: imap_limits/* usualImapLimits */.q, signal };
            const connection = check_seed_addDisposableResource(env_1, await ports.connect(mailbox.account, tools), true);
            known.push(connectionPart(mailbox, connection), works('login', `as ${mailbox.account.username}`));
            const inspected = await inspectMailbox(connection);
            known.push(...inspected.parts);
            if (ports.post !== null) {
                const trip = await sendAndFind({ mailbox, inspected, post: ports.post }, { connection, ...ports, signal });
                known.push(...trip.parts);
                found = trip.found;
                acceptedAtMs = trip.acceptedAtMs;
            }
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = check_seed_disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        // A fault of our own must not pass for one of the mailbox.
        if (!(error instanceof imap_failure/* ImapFailure */.K_))
            throw error;
        known.push(failedPart(error, known));
    }
    const isHurt = known.some((part) => part.status === 'fails');
    const why = isHurt || ports.post !== null ? 'something before it was in the way' : 'no letter was sent';
    return {
        address: mailbox.address,
        parts: completeParts(known, why),
        folder: found === null ? null : folderOf(found),
        delayMs: found === null || found.folder.role === 'other' ? null : Math.max(0, found.seenAtMs - acceptedAtMs),
    };
}
async function sendAndFind(plan, tools) {
    const { mailbox, inspected, post } = plan;
    const { connection, clock, signal } = tools;
    const folders = inspected.found.watched;
    const { others } = inspected.found;
    const marks = await markFolders({ folders, others }, connection);
    const letter = composeLetter(mailbox, post.sender, tools);
    const outcome = await post.submit(letter.message, signal);
    const sentAtMs = outcome.status === 'accepted' ? outcome.acceptedAtMs : clock.nowMs();
    if (outcome.status !== 'accepted' && outcome.status !== 'unknown') {
        return { parts: [unsentPart(outcome, isTagged(mailbox, letter))], found: null, acceptedAtMs: sentAtMs };
    }
    const deadlineMs = clock.monotonicMs() + post.waitMs;
    const found = await findLetter({ id: letter.id, folders, others, marks, deadlineMs }, tools);
    if (found === null)
        return { parts: [lostPart(plan, letter)], found, acceptedAtMs: sentAtMs };
    const parts = [arrivedPart(found, sentAtMs), plusPart(mailbox, letter), judgeResults(found.fetched.head, mailbox)];
    await removeQuietly(found, inspected.found.trashPath, connection);
    return { parts, found, acceptedAtMs: sentAtMs };
}
function connectionPart({ account }, { abilities }) {
    const where = `${account.host}:${account.port}`;
    if (abilities.encryption !== null)
        return works('connection', `${where}, ${abilities.encryption}`);
    return works('connection', `${where}, in the clear (tls: none)`);
}
/** Which part a failure belongs to, and what a person can do about it. */
const failures = {
    unreachable: {
        name: 'connection',
        todo: 'see that host and port are right, that the server runs and no firewall is between',
    },
    untrusted: {
        name: 'connection',
        todo: "name the authority that signed the server's certificate as ca-file, or correct host and tls",
    },
    'no-tls': {
        name: 'connection',
        todo: 'correct port and tls: implicit is usual on port 993, starttls on 143; presend never logs in without encryption instead',
    },
    'refused-login': {
        name: 'login',
        todo: 'correct user name and password; many providers want an app password, or OAuth2',
    },
    throttled: { name: 'login', todo: 'wait; the provider wants fewer connections or commands for this account' },
    unavailable: { name: 'login', todo: 'wait, and ask the provider: it says that the mailbox cannot be used now' },
    unusable: { name: 'connection', todo: 'see that host, port and tls are those of an IMAP server' },
    'no-login': { name: 'login', todo: 'give the seed a secret that holds' },
    'no-token': { name: 'login', todo: "wait: the provider's token endpoint gives no access token now" },
};
function failedPart(failure, known) {
    const { name, todo } = failures[failure.kind];
    const isLoggedIn = known.some((part) => part.name === 'login');
    // What breaks after the login is the connection, whatever broke it.
    if (isLoggedIn)
        return wrong('delivery', { status: 'fails', detail: `the mailbox was lost: ${failure.message}`, todo });
    return wrong(name, { status: 'fails', detail: failure.message, todo });
}
function unsentPart(outcome, hasTag) {
    const detail = outcome.status === 'rejected'
        ? `the SMTP server refused the letter at ${outcome.phase}: ${replyText(outcome.reply)}`
        : `the letter was not sent: ${outcome.reason}`;
    return wrong('delivery', {
        status: 'fails',
        detail,
        todo: hasTag
            ? `see that ${outcome.seed} is taken (a provider without plus-addresses refuses it: then set plus-address: false), that the mailbox is not full, and that the SMTP account may send to it`
            : 'see that the address exists, that the mailbox is not full, and that the SMTP account may send to it',
    });
}
function replyText({ code, enhancedCode, text }) {
    return [code, enhancedCode, text].filter((part) => part !== null && part !== '').join(' ');
}
function lostPart({ mailbox, post }, { message }) {
    const { recipient } = message.envelope;
    return wrong('delivery', {
        status: 'fails',
        detail: `the letter to ${recipient} was taken by the SMTP server and not found within ${Math.round(post.waitMs / 1000)} s`,
        todo: mailbox.hasPlusAddress
            ? 'see whether it came back to the sender: the mailbox may be full, or not take plus-addresses (then set plus-address: false)'
            : 'see whether it came back to the sender: the mailbox may be full, or a rule of it may have deleted the letter',
    });
}
function arrivedPart({ folder, seenAtMs }, sentAtMs) {
    if (folder.role === 'other') {
        return wrong('delivery', {
            status: 'fails',
            detail: `the letter lies in ${folder.path}, which is neither the inbox nor a spam folder`,
            todo: 'take the rule that files mail there out of the mailbox: where it puts mail says nothing of the provider, and tests then show no folder',
        });
    }
    const seconds = (Math.max(0, seenAtMs - sentAtMs) / 1000).toFixed(1);
    return works('delivery', `found in ${folder.path} after ${seconds} s`);
}
function plusPart({ address, hasPlusAddress }, { message }) {
    if (!hasPlusAddress)
        return works('plus-address', 'not used: mail is matched by its tracking id');
    if (isTagged({ address }, { message }))
        return works('plus-address', 'the letter came to an address with a tag');
    return works('plus-address', 'the address is too long for a tag: mail is matched by its tracking id');
}
function isTagged({ address }, { message }) {
    return message.envelope.recipient !== address;
}
const folders = { inbox: 'INBOX', spam: 'Spam', other: null };
function folderOf({ folder }) {
    return folders[folder.role];
}
/**
 * The letter is ours and of no more use; a mailbox that keeps it is no worse for that. As in `cleanFolder`: where the
 * server cannot delete just this one it stays, and at Gmail it goes to the trash.
 */
async function removeQuietly({ folder, fetched }, trashPath, connection) {
    const removal = (0,clean_folder/* removalOf */.c)(trashPath, { connection });
    try {
        await connection.open(folder.path);
        await removal?.([fetched.uid]);
    }
    catch (error) {
        if (!(error instanceof imap_failure/* ImapFailure */.K_))
            throw error;
    }
}

;// CONCATENATED MODULE: ./lib/seeds/check/check-seeds.js
/** Tries out many seed mailboxes, several at a time. */

/** Providers count connections from one address, and nobody waits long for this. */
const atATime = 8;
/** All of them, in their order. @throws the signal's reason */
async function checkSeeds(mailboxes, ports, signal) {
    const checks = new Map();
    const waiting = mailboxes.values();
    const work = async () => {
        for (const mailbox of waiting) {
            checks.set(mailbox.address, await checkSeed(mailbox, ports, signal));
        }
    };
    await Promise.all(Array.from({ length: Math.min(atATime, mailboxes.length) }, work));
    return mailboxes.flatMap(({ address }) => checks.get(address) ?? []);
}

// EXTERNAL MODULE: ./lib/seeds/imap/imap-threads.js + 4 modules
var imap_threads = __webpack_require__(53895);
// EXTERNAL MODULE: ./lib/settings/given.js
var settings_given = __webpack_require__(42072);
// EXTERNAL MODULE: ./lib/settings/kinds.js + 1 modules
var kinds = __webpack_require__(76366);
// EXTERNAL MODULE: ./lib/settings/read-letter-settings.js
var read_letter_settings = __webpack_require__(1866);
// EXTERNAL MODULE: ./lib/service/self-hosted/known-seeds.js
var known_seeds = __webpack_require__(44130);
// EXTERNAL MODULE: ./lib/settings/service-file/read-service-settings.js + 4 modules
var read_service_settings = __webpack_require__(71833);
// EXTERNAL MODULE: ./lib/world/secret-box.js
var secret_box = __webpack_require__(43714);
;// CONCATENATED MODULE: ./lib/commands/line-mailboxes.js
/** The imap seeds that a command line names, ready to be connected to. */
var line_mailboxes_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var line_mailboxes_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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






/** Those of the service file, then those that commands have added. @throws PresendError SETTINGS_INVALID, STORAGE_FAILED */
async function openLineMailboxes(line, tools) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, host, terminal } = tools;
        const { workingDirectory } = host;
        const flags = line.config === null ? [] : [{ name: 'config', text: line.config }];
        const settings = await (0,read_service_settings/* readServiceSettings */.$j)({ flags, workingDirectory }, world);
        if (settings.status === 'bad')
            throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Reading the service file', settings.problems);
        const { encryptionKeys } = settings.value;
        const { clock, random, files } = world;
        const stack = line_mailboxes_addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const { store } = stack.use(await (0,open_line_storage/* openLineStorage */.W)(line, tools, 'use-empty'));
        const tell = (address, text) => terminal.tell(`${(0,escape_terminal/* escapeTerminal */.e)(`Note: ${address}: ${text}`)}\n`);
        const mailboxes = await (0,known_seeds/* readKnownMailboxes */.i0)(settings.value, { files, workingDirectory }, {
            store,
            secretBox: encryptionKeys === null ? null : (0,secret_box/* secretBox */.iZ)(encryptionKeys),
            clock,
            random,
            onNotice: tell,
            onError: (address) => tell(address, 'a renewed refresh token could not be kept'),
        });
        const owned = stack.move();
        return {
            mailboxes,
            noteWorking: async (addresses) => await noteWorking(addresses, store),
            [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = line_mailboxes_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function noteWorking(addresses, store) {
    const seeds = await store.listSeeds();
    const unhealthy = seeds.filter(({ address, health }) => health === 'unhealthy' && addresses.includes(address));
    for (const { address } of unhealthy)
        await store.setSeedHealth(address, 'healthy', null);
}

;// CONCATENATED MODULE: ./lib/commands/seed-check-objects.js
/** Tried-out seeds as `presend seeds check` prints them. */


const titles = {
    connection: 'connection',
    login: 'login',
    folders: 'spam folder',
    idle: 'IDLE',
    quota: 'quota',
    delivery: 'delivery',
    'plus-address': 'plus-address',
    results: 'results',
};
const words = {
    works: 'ok',
    lacks: 'lacks',
    fails: 'FAILS',
    unchecked: '-',
};
const wordColumn = (title) => ({ title, kind: 'word' });
/** One row a seed. */
function seedCheckTable(checks) {
    const columns = [(0,print_data/* textColumn */._u)('seed'), ...checkNames.map((name) => wordColumn(titles[name]))];
    return {
        columns: [...columns, (0,print_data/* textColumn */._u)('folder'), { title: 'delay', kind: 'number' }],
        rows: checks.map(({ address, parts, folder, delayMs }) => [
            address,
            ...checkNames.map((name) => words[parts.find((part) => part.name === name)?.status ?? 'unchecked']),
            folder ?? '-',
            delayMs === null ? '-' : `${(delayMs / 1000).toFixed(1)} s`,
        ]),
    };
}
/** What is to be done about seeds, one line each: seed, part, what was seen, what mends it. */
function seedCheckAdvice(checks) {
    return checks.flatMap(({ address, parts }) => parts.flatMap(({ name, detail, todo }) => todo === null ? [] : [`${address}: ${titles[name]}: ${detail}; ${todo}`]));
}
/** How many of which verdict, in a sentence. */
function seedCheckSentence(checks) {
    const verdicts = checks.map(seedVerdict);
    const count = (wanted) => verdicts.filter((verdict) => verdict === wanted).length;
    const parts = [
        [count('works'), 'works', 'work'],
        [count('limited'), 'works with less', 'work with less'],
        [count('fails'), 'fails', 'fail'],
    ];
    const said = parts
        .filter(([number]) => number > 0)
        .map(([number, one, more]) => `${number} ${number === 1 ? one : more}`);
    return `${checks.length} ${checks.length === 1 ? 'seed' : 'seeds'}: ${said.join(', ')}`;
}
/** A seed as `--json` prints it. */
function seedCheckObject(check) {
    const { address, parts, folder, delayMs } = check;
    return {
        address,
        verdict: seedVerdict(check),
        folder,
        delay_ms: delayMs,
        parts: parts.map(({ name, status, detail, todo }) => ({ name, status, detail, todo })),
    };
}

;// CONCATENATED MODULE: ./lib/commands/run-seeds-check.js
/** `presend seeds check`: tries out the imap seeds, and says of each what works. */
var run_seeds_check_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var run_seeds_check_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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

















/** Long enough for a provider that greets strangers slowly, short enough for somebody who looks on. */
const usualWait = '2m';
const waitKind = (0,kinds/* timeSpan */.wL)({ minMs: 1000, maxMs: 3_600_000 });
/**
 * Tries them out. Ctrl-C ends it at once; all that stays behind is a letter that nobody waits for.
 *
 * @returns 0: every seed gives results that can be trusted; 1: one or more do not
 * @throws PresendError when nothing can be tried: bad settings, no seeds, an SMTP account that does not work
 */
async function runSeedsCheck(line, tools) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { clock, random } = tools.world;
        const letter = readLetter(line, tools);
        const opened = run_seeds_check_addDisposableResource(env_1, await openLineMailboxes(line, tools), true);
        const mailboxes = chosen(opened.mailboxes, line.addresses);
        const { signal } = new AbortController();
        const submission = run_seeds_check_addDisposableResource(env_1, letter === null ? null : await openLetterSubmission(letter, tools), true);
        await submission?.verify({ deadlineMs: clock.monotonicMs() + (letter?.waitMs ?? 0) }, signal);
        const post = letter === null || submission === null ? null : letterPost(letter, submission, tools);
        const threads = run_seeds_check_addDisposableResource(env_1, (0,imap_threads/* openImapThreads */.r)(), false);
        const ports = { clock, random, connect: threads.connect, post };
        const checks = await checkSeeds(mailboxes, ports, signal);
        await opened.noteWorking(checks.flatMap((check) => (seedVerdict(check) === 'fails' ? [] : [check.address])));
        print(checks, line, tools);
        return checks.some((check) => seedVerdict(check) === 'fails') ? 1 : 0;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = run_seeds_check_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** @throws PresendError SETTINGS_INVALID, with all that is wrong */
function readLetter({ given, wait }, { world }) {
    const settings = (0,read_letter_settings/* readLetterSettings */.g)([...given, ...(0,settings_given/* environmentValues */.s)(world.env)]);
    const waitMs = waitKind.parse({ form: 'text', text: wait ?? usualWait }, '--wait');
    if (settings.status === 'bad' || waitMs.status === 'bad') {
        const problems = [settings, waitMs].flatMap((one) => (one.status === 'bad' ? one.problems : []));
        throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Reading the settings of the letter', problems);
    }
    if (settings.value === null)
        return null;
    return { settings: settings.value, sender: senderOf(settings.value), waitMs: waitMs.value };
}
function senderOf({ from, envelopeFrom, dkim }) {
    const author = (0,parse_address/* parseAddress */.or)(from);
    if (author.status === 'bad')
        throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Reading from', author.problems);
    const key = dkim === null ? null : (0,run_test/* dkimKeyOf */.W)(dkim);
    return { from: author.value, envelopeFrom: envelopeFrom ?? author.value.address, dkim: key };
}
async function openLetterSubmission({ settings }, { world, host }) {
    const readCa = async (path) => await world.files.readText((0,external_node_path_.resolve)(host.workingDirectory, path));
    return await (0,open_smtp/* openSmtp */.V)(settings, { world, readCa }, null);
}
function letterPost({ sender, waitMs }, submission, { world }) {
    return {
        sender,
        waitMs,
        submit: async (message, signal) => {
            const deadlineMs = world.clock.monotonicMs() + waitMs;
            const [outcome] = await submission.submit([message], { deadlineMs, onOutcome: () => undefined }, signal);
            if (outcome === undefined)
                throw new TypeError('one message always has one outcome');
            return outcome;
        },
    };
}
/** @throws PresendError SETTINGS_INVALID: there are none, or none of that address */
function chosen(mailboxes, addresses) {
    const known = mailboxes.map(({ address }) => address);
    if (known.length === 0)
        throw noSeeds();
    const wanted = new Set(addresses.map((address) => address.trim().toLowerCase()));
    const unknown = [...wanted].filter((address) => !known.includes(address));
    if (unknown.length > 0) {
        const problems = unknown.map((address) => ({
            input: 'address',
            came: (0,problem/* quoteValue */.cl)(address),
            expected: 'the address of an imap seed',
            todo: (0,closest_name/* suggestName */.S)(address, known),
        }));
        throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Choosing seeds', problems);
    }
    return wanted.size === 0 ? mailboxes : mailboxes.filter(({ address }) => wanted.has(address));
}
function noSeeds() {
    return new presend_error/* PresendError */.W({
        code: 'SETTINGS_INVALID',
        outcome: 'misconfigured',
        done: 'Looking for seeds to try out',
        came: 'no imap seed',
        expected: 'at least one in the service file or added by presend seeds add',
        todo: 'name the service file with --config and the storage with --storage; local seeds need no trying out',
    });
}
function print(checks, line, { terminal }) {
    if (line.format === 'json') {
        (0,print_data/* printJson */.Q2)({ seeds: checks.map(seedCheckObject) }, terminal);
        return;
    }
    (0,print_data/* printTable */.e4)(seedCheckTable(checks), terminal);
    for (const advice of seedCheckAdvice(checks))
        terminal.print(`${(0,escape_terminal/* escapeTerminal */.e)(advice)}\n`);
    const unsent = checks.some((check) => check.parts.some((part) => part.detail === 'no letter was sent'));
    const note = unsent ? '; no letter was sent: give --smtp-host and --from to try out delivery too' : '';
    terminal.print(`${seedCheckSentence(checks)}${note}\n`);
}

;// CONCATENATED MODULE: ./lib/commands/run-seeds-remove.js
/** `presend seeds remove`: a seed out of the storage. */
var run_seeds_remove_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var run_seeds_remove_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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







/** Removes one. @throws PresendError when it is none that was added */
async function runSeedsRemove(line, tools) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, host, terminal } = tools;
        const address = line.address.trim().toLowerCase();
        const storage = run_seeds_remove_addDisposableResource(env_1, await (0,open_line_storage/* openLineStorage */.W)(line, tools), true);
        const change = { nowMs: world.clock.nowMs(), revision: world.random.uuid() };
        const outcome = await storage.store.removeSeed(address, change);
        if (outcome === 'in-file') {
            const places = await readSeedPlaces({ named: line.config, workingDirectory: host.workingDirectory }, world.files);
            throw notRemovable(`${(0,problem/* quoteValue */.cl)(address)} of the service file`, inFileAdvice(places.get(address) ?? null));
        }
        if (outcome === 'absent')
            throw notRemovable((0,problem/* quoteValue */.cl)(line.address), 'see them with: presend seeds list');
        if (line.format === 'json')
            (0,print_data/* printJson */.Q2)({ removed: address }, terminal);
        else
            terminal.print(`Removed seed ${(0,escape_terminal/* escapeTerminal */.e)(address)}\n`);
        terminal.tell('No new test gets it. It is watched to the end of those that have it; then its secrets are deleted.\n');
        return 0;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = run_seeds_remove_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function notRemovable(came, todo) {
    return new presend_error/* PresendError */.W({
        code: 'SETTINGS_INVALID',
        outcome: 'misconfigured',
        done: 'Removing a seed',
        came,
        expected: 'the address of a seed that was added',
        todo,
    });
}

;// CONCATENATED MODULE: ./lib/commands/run-seeds-command.js
/** `presend seeds`: lists the seed mailboxes that the storage knows, switches, adds and removes them, tries them out. */
var run_seeds_command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var run_seeds_command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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











/** Does it; resolves with the exit code. @throws PresendError what keeps it from being done */
async function runSeedsCommand(line, tools) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (line.action === 'check')
            return await runSeedsCheck(line, tools);
        if (line.action === 'add')
            return await runSeedsAdd(line, tools);
        if (line.action === 'remove')
            return await runSeedsRemove(line, tools);
        // Enabling and disabling also works before the first start of the service.
        const storage = run_seeds_command_addDisposableResource(env_1, await (0,open_line_storage/* openLineStorage */.W)(line, tools, line.action === 'list' ? 'use-empty' : 'create'), true);
        switch (line.action) {
            case 'list':
                await list(line, storage.store, tools);
                return 0;
            case 'enable':
            case 'disable':
                await switchSeed(line, storage.store, tools);
                return 0;
            default:
                return line;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = run_seeds_command_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function list(line, store, tools) {
    const { terminal } = tools;
    const seeds = await store.listSeeds();
    if (seeds.length === 0 && line.format === 'text') {
        terminal.tell('No seeds yet: presend serve writes down those of its file when it starts; presend seeds add adds one.\n');
        return;
    }
    const logins = await readLogins(line, store, tools);
    const listed = seeds.map((seed) => ({ seed, login: logins.get(seed.address) ?? null }));
    if (line.format === 'json')
        (0,print_data/* printJson */.Q2)({ seeds: listed.map(seedObject) }, terminal);
    else
        (0,print_data/* printTable */.e4)(seedTable(listed), terminal);
}
/** How seeds log in: those that were added by what is stored, those of the file by the file at hand. */
async function readLogins({ config }, store, { world, host }) {
    const places = await readSeedPlaces({ named: config, workingDirectory: host.workingDirectory }, world.files);
    const added = await store.listAddedSeeds();
    return new Map([
        ...Array.from(places, ([address, { login }]) => [address, login]),
        ...added.map((seed) => [seed.address, loginOfAdded(seed)]),
    ]);
}
async function switchSeed(line, store, tools) {
    const { terminal } = tools;
    const seed = await store.setSeedEnabled(line.address.trim().toLowerCase(), line.action === 'enable');
    if (seed === null)
        throw noSuchSeed(line.address, await store.listSeeds());
    const logins = await readLogins(line, store, tools);
    if (line.format === 'json')
        (0,print_data/* printJson */.Q2)({ seed: seedObject({ seed, login: logins.get(seed.address) ?? null }) }, terminal);
    else
        terminal.print(`${seed.isEnabled ? 'Enabled' : 'Disabled'} seed ${(0,escape_terminal/* escapeTerminal */.e)(seed.address)}\n`);
}
function noSuchSeed(address, seeds) {
    const closest = (0,closest_name/* closestName */.N)(address, seeds.map((seed) => seed.address));
    const known = closest === null ? 'see them with: presend seeds list' : `did you mean ${closest}?`;
    return new presend_error/* PresendError */.W({
        code: 'SETTINGS_INVALID',
        outcome: 'misconfigured',
        done: 'Switching a seed',
        came: (0,problem/* quoteValue */.cl)(address),
        expected: 'the address of a seed',
        todo: seeds.length === 0 ? 'there are none yet: presend serve writes them down when it starts' : known,
    });
}


/***/ }),

/***/ 37098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ unnamedAuthserv)
/* harmony export */ });
/** What is known of a copy that lies in a real mailbox. */
/** The word for a provider whose fields begin with the first result; no host has a name without a dot. */
const unnamedAuthserv = 'unnamed';


/***/ }),

/***/ 64046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ findClientHop)
});

// EXTERNAL MODULE: ./lib/verdict/authentication/results-field/authserv-pattern.js
var authserv_pattern = __webpack_require__(23465);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./lib/verdict/authentication/comment-end.js
var comment_end = __webpack_require__(67943);
;// CONCATENATED MODULE: ./lib/verdict/authentication/received-field/received-tokens.js
/** A Received field's value → its words and comments, in their order. Source: RFC 5321 §4.4, RFC 5322 §3.2.2. */

/** Real fields are shorter than a thousand characters. */
const maxLength = 8192;
/** The tokens before the date; a comment that never ends goes on to the end. */
function readReceivedTokens(value) {
    const source = value.slice(0, maxLength).replaceAll(/\r?\n/gu, '');
    const tokens = [];
    let at = 0;
    while (at < source.length && source.charAt(at) !== ';') {
        const end = endOf(source, at);
        const text = source.slice(at, end);
        if (text.startsWith('('))
            tokens.push({ kind: 'comment', text: text.replaceAll(/^\(|\)$/gu, '').trim() });
        else if (text.trim() !== '')
            tokens.push({ kind: 'word', text });
        at = end;
    }
    return tokens;
}
function endOf(source, start) {
    if (source.charAt(start) === '(')
        return (0,comment_end/* commentEnd */.T)(source, start);
    if (/\s/u.test(source.charAt(start)))
        return start + 1;
    const length = source.slice(start).search(/[\s(;]/u);
    return length < 0 ? source.length : start + length;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/received-field/parse-received-field.js
/** One Received field → who handed the message over to whom. Source: RFC 5321 §4.4, and what mail servers really write. */


/** Reads the value of a field. What is not there, or cannot be read, is `null`. */
function parseReceivedField(value) {
    const tokens = readReceivedTokens(value);
    const clauses = readClauses(tokens);
    const from = clauses.get('from') ?? [];
    const by = clauses.get('by') ?? [];
    const comments = commentsOf(tokens);
    const protocol = (wordOf(clauses.get('with') ?? []) ?? lmtpIn(commentsOf(by)))?.toUpperCase() ?? null;
    return {
        fromName: wordOf(from)?.toLowerCase() ?? null,
        heloName: (heloOf(from) ?? wordOf(from))?.toLowerCase() ?? null,
        clientAddress: clientAddressOf(from),
        byName: wordOf(by)?.toLowerCase() ?? null,
        byAddress: addressIn(commentsOf(by)) ?? toAddress(wordOf(by) ?? ''),
        protocol,
        envelopeSender: envelopeSenderOf(comments),
        isWrittenLocally: protocol === 'LOCAL' || comments.some((comment) => /\bfrom userid \d+/u.test(comment)),
    };
}
/** Fastmail says it in a comment: `by compute.internal (LMTPProxy)`. */
function lmtpIn(comments) {
    return comments.some((comment) => /^lmtp/iu.test(comment.trim())) ? 'LMTP' : null;
}
const keywords = new Set(['from', 'by', 'via', 'with', 'id', 'for']);
/** The word behind a keyword belongs to it whatever it is: a client may call itself "by". Only the first of each counts. */
function readClauses(tokens) {
    const clauses = new Map();
    let open = [];
    for (const token of tokens) {
        const keyword = token.kind === 'word' ? token.text.toLowerCase() : '';
        const isValue = open.every(({ kind }) => kind === 'comment') && clauses.size > 0;
        if (isValue || !keywords.has(keyword) || clauses.has(keyword))
            open.push(token);
        else
            clauses.set(keyword, (open = []));
    }
    return clauses;
}
function wordOf(clause) {
    return clause.find(({ kind }) => kind === 'word')?.text ?? null;
}
function commentsOf(clause) {
    return clause.filter(({ kind }) => kind === 'comment').map(({ text }) => text);
}
/** `helo=name` (Exim), `HELO name` (qmail), `EHLO name` (Yahoo). */
const heloPattern = /(?:^|\s)[he][eh]lo[= ](\S+)/iu;
function heloOf(from) {
    return commentsOf(from).flatMap((comment) => heloPattern.exec(comment)?.[1] ?? [])[0] ?? null;
}
/**
 * The server writes the address last, behind what the client says of itself. Where a comment holds only the client's
 * name, the address stands in the place of the name.
 */
function clientAddressOf(from) {
    const comments = commentsOf(from);
    const written = addressIn(comments.map((comment) => comment.replaceAll(new RegExp(heloPattern, 'giu'), ' ')));
    if (written !== null)
        return written;
    return heloOf(from) === null ? null : toAddress(wordOf(from) ?? '');
}
/** `host [192.0.2.7]`, `[IPv6:2001:db8::7]:2525`, `192.0.2.7`. */
function addressIn(comments) {
    const inBrackets = comments.flatMap((comment) => Array.from(comment.matchAll(/\[([^[\]]*)\]/gu), ([, text]) => text));
    const alone = comments.filter((comment) => !/\s/u.test(comment));
    const candidates = inBrackets.length > 0 ? inBrackets : alone;
    return candidates.flatMap((text) => toAddress(text ?? '') ?? []).at(-1) ?? null;
}
function toAddress(text) {
    const address = text.replaceAll(/^\[|\]$/gu, '').replace(/^ipv6:/iu, '');
    return (0,external_node_net_.isIP)(address) === 0 ? null : address.toLowerCase();
}
/** Exim and Dovecot write it. */
function envelopeSenderOf(comments) {
    return comments.flatMap((comment) => /^envelope-from <([^<>\s]*)>/u.exec(comment)?.[1] ?? [])[0] ?? null;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/received-field/find-client-hop.js
/** From which address a message came into a provider, by the provider's own Received field. */


/**
 * Goes down from the top, past hand-overs inside the provider's machine, to the first field that names a client. It
 * never looks further down: what stands there the client may have written.
 *
 * @param fields the header section, first to last
 * @param ownNames names of the provider: its authserv-ids (see isAuthservId), its domain; those without a dot say nothing
 */
function findClientHop(fields, ownNames) {
    let envelopeSender;
    const names = ownNames.map((name) => (0,authserv_pattern/* exampleOf */.Q)(name));
    const inside = [...names];
    for (const [fieldIndex, field] of fields.entries()) {
        const name = field.name.toLowerCase();
        if (name === 'return-path' && envelopeSender === undefined)
            envelopeSender = readReturnPath(field.value);
        if (name !== 'received')
            continue;
        const hop = parseReceivedField(field.rawValue);
        if (envelopeSender === undefined && hop.envelopeSender !== null)
            envelopeSender = hop.envelopeSender || null;
        if (hop.isWrittenLocally)
            return unknown('the message was written on the receiving machine itself');
        if (isLocalHandOver(hop, inside)) {
            // A machine that the message left and came back to, as with Fastmail's filter, may go by a name of its own.
            if (hop.byName?.includes('.') === true)
                inside.push(hop.byName);
            continue;
        }
        if (hop.clientAddress === null)
            return unknown('the receiver’s own Received field names no client address');
        const { clientAddress, heloName, byName } = hop;
        const place = { fieldIndex, isCertain: isCertain(hop, names) };
        const found = { status: 'found', clientAddress, heloName, byName, ...place };
        return envelopeSender === undefined ? found : { ...found, envelopeSender };
    }
    return unknown('the receiver wrote no Received field that names a client');
}
function unknown(reason) {
    return { status: 'unknown', reason };
}
/** `<>` is the null reverse-path; Exchange leaves the brackets out. */
function readReturnPath(value) {
    return value.trim().replaceAll(/^<|>$/gu, '') || null;
}
/** LMTP (RFC 2033 §1: never beyond one machine's own network), content filters that hand it back, Gmail's inner hops. */
function isLocalHandOver(hop, ownNames) {
    if (hop.protocol?.startsWith('LMTP') === true || hop.fromName === null)
        return true;
    if (hop.clientAddress !== null && hop.clientAddress === hop.byAddress)
        return true;
    return isLoopback(hop.clientAddress) && namesItself(hop, ownNames);
}
function isLoopback(address) {
    return address === '127.0.0.1' || address === '::1';
}
function namesItself({ fromName, heloName, byName }, ownNames) {
    const names = [fromName, heloName].filter((name) => name !== null);
    return names.some((name) => {
        const isLocalhost = /^localhost\b/u.test(name) || /^\[(?:127\.0\.0\.1|ipv6:::1)\]$/u.test(name);
        return isLocalhost || [byName, ...ownNames].some((own) => own !== null && isRelated(name, own));
    });
}
/** The field must be that of the machine that the provider is known by, and its client must not call itself one of them. */
function isCertain(hop, ownNames) {
    if (isLoopback(hop.clientAddress))
        return false;
    const { byName } = hop;
    const known = ownNames.filter((name) => name.includes('.'));
    const isOwn = known.length === 0 || (byName !== null && known.some((name) => isRelated(byName, name)));
    const clientNames = [hop.fromName, hop.heloName].filter((name) => name !== null);
    return isOwn && !clientNames.some((name) => byName !== null && isRelated(name, byName));
}
/** The same host, one below the other, or two hosts of one domain. */
function isRelated(left, right) {
    const [one, other] = [normal(left), normal(right)];
    if (!one.includes('.') || !other.includes('.'))
        return one === other;
    if (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`))
        return true;
    const [parent, otherParent] = [one, other].map((name) => name.slice(name.indexOf('.') + 1));
    return parent === otherParent && parent?.includes('.') === true;
}
function normal(name) {
    return name.toLowerCase().replace(/\.$/u, '');
}


/***/ })

};
