export const id = 3383;
export const ids = [3383];
export const modules = {

/***/ 82115:
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
/** Parses the redirect that a provider sends the browser back with (RFC 6749 §4.1.2). */


const names = ['state', 'code', 'error'];
/** Accepts only a redirect with our `state`, which an attacker who injects their own code cannot know. */
function parseRedirect(query, state) {
    if (names.some((name) => query.getAll(name).length > 1))
        return foreign('a parameter is repeated');
    const given = query.get('state');
    if (given === null)
        return foreign('state is missing');
    if (!isSame(given, state))
        return foreign('state does not match');
    const code = query.get('code');
    const error = query.get('error');
    if (code !== null && error !== null)
        return foreign('it has both code and error');
    if (error !== null)
        return { status: 'denied', error: /^[\w.-]{1,60}$/u.test(error) ? error : 'an unknown error' };
    if (code === null || !/^[\x20-\x7e]{1,2048}$/u.test(code))
        return foreign('code is missing or malformed');
    return { status: 'code', code: new secret/* Secret */.z(code) };
}
function foreign(reason) {
    return { status: 'foreign', reason };
}
/** Compares in constant time; hashing makes the lengths equal. */
function isSame(one, other) {
    const [left, right] = [one, other].map((text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest());
    return left !== undefined && right !== undefined && (0,external_node_crypto_.timingSafeEqual)(left, right);
}

;// CONCATENATED MODULE: ./lib/oauth/open-redirect-listener.js
/** The loopback listener for OAuth redirects (RFC 8252 §7.3). Accepts one GET with the expected `state`. */


/** Close idle connections before they can block the browser. */
const serverOptions = {
    maxHeaderSize: 16_384,
    headersTimeout: 2000,
    requestTimeout: 5000,
    connectionsCheckingInterval: 500,
};
/** Starts a listener on a free port of 127.0.0.1. */
async function openRedirectListener() {
    const { promise: received, resolve: take } = Promise.withResolvers();
    const expected = { state: null, isReceived: false };
    const redirects = new Map();
    const server = (0,external_node_http_.createServer)(serverOptions, (incoming, outgoing) => {
        const { state } = expected;
        const target = targetOf(incoming, hostOf(server));
        const location = target === null ? undefined : redirects.get(target.pathname);
        if (target !== null && location !== undefined) {
            redirects.delete(target.pathname);
            outgoing.writeHead(302, { ...commonHeaders, location }).end();
            return;
        }
        const isExpected = target?.pathname === '/' && state !== null && !expected.isReceived;
        const redirect = isExpected ? parseRedirect(target.searchParams, state) : null;
        if (redirect === null || redirect.status === 'foreign') {
            refuse(outgoing);
            return;
        }
        expected.isReceived = true;
        // Resolve after the page was sent, since the caller may then close the listener.
        outgoing.on('close', () => take(redirect));
        show(outgoing, redirect);
    });
    server.maxConnections = 200;
    await new Promise((resolve, reject) => {
        server.once('error', reject).listen(0, '127.0.0.1', resolve);
    });
    return {
        redirectUri: `http://${hostOf(server)}/`,
        waitFor: async (state) => {
            expected.state = state;
            return await received;
        },
        redirectOnceTo: (url, random) => {
            redirects.set(`/to/${random}`, url);
            return `http://${hostOf(server)}/to/${random}`;
        },
        [Symbol.asyncDispose]: async () => {
            // Browsers open connections that they may never use.
            server.closeAllConnections();
            await new Promise((resolve) => server.close(resolve));
        },
    };
}
function hostOf(server) {
    const address = server.address();
    return address === null || typeof address === 'string' ? '' : `127.0.0.1:${address.port}`;
}
/** Returns null for a request with another method or Host; the Host check prevents DNS rebinding. */
function targetOf({ method, url = '', headers }, host) {
    if (method !== 'GET' || headers.host !== host)
        return null;
    const target = URL.parse(url, `http://${host}`);
    return target?.host === host ? target : null;
}
const commonHeaders = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // The URL of this page contains the code.
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    connection: 'close',
};
function refuse(outgoing) {
    outgoing.writeHead(400, commonHeaders).end(page('presend is not waiting for this response.', 'Nothing was changed.'));
}
function show(outgoing, { status }) {
    const title = status === 'code' ? 'presend has received your consent.' : 'The account was not connected.';
    outgoing.writeHead(200, commonHeaders).end(page(title, 'See the terminal for the result. You can close this page.'));
}
/** Contains nothing from the request. */
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
/** Opens a URL in the user's browser. */

/** The command that opens a URL; `null` without a graphical session. */
function browserCommand(url, { platform, env }) {
    // Over SSH, the browser would open on the remote machine.
    if (isSet(env['SSH_CONNECTION']) || isSet(env['CI']))
        return null;
    if (platform === 'darwin')
        return ['open', url];
    // `start` of cmd.exe treats `&` as a command separator.
    if (platform === 'win32')
        return ['rundll32', 'url.dll,FileProtocolHandler', url];
    return isSet(env['DISPLAY']) || isSet(env['WAYLAND_DISPLAY']) ? ['xdg-open', url] : null;
}
/** Starts the browser without waiting. @returns false if there is no graphical session; true does not mean success */
function openBrowser(url, env) {
    const command = browserCommand(url, { platform: process.platform, env });
    if (command === null)
        return false;
    const [program, ...args] = command;
    // Without a shell, nothing in the URL can be interpreted as a command.
    const child = (0,external_node_child_process_.spawn)(program, args, { stdio: 'ignore', detached: true, env: withoutSecrets(env) });
    // The URL was printed as well, so a missing program is not an error.
    child.on('error', () => undefined);
    child.unref();
    return true;
}
/** Removes presend's secrets: a browser can keep running for days. */
function withoutSecrets(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('PRESEND_')));
}
function isSet(text) {
    return text !== undefined && text !== '';
}

// EXTERNAL MODULE: ./lib/world/time-limit.js
var time_limit = __webpack_require__(83141);
;// CONCATENATED MODULE: ./lib/commands/ask-for-consent.js
/** Asks a user for OAuth consent in a browser (RFC 8252, with PKCE). */
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





const timeLimitMs = 600_000;
/**
 * Waits until the browser is redirected back to this machine. If the browser runs elsewhere (SSH), the user can paste
 * the URL that it could not open.
 *
 * @throws PresendError OAUTH_FAILED when the user declines or the time limit expires
 */
async function askForConsent(request, deps) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { random } = deps.world;
        const listener = __addDisposableResource(env_1, await openRedirectListener(), true);
        const { redirectUri } = listener;
        const consent = await request.oauth.beginConsent({ redirectUri, scopes: request.scopes });
        const localUrl = listener.redirectOnceTo(consent.url, Buffer.from(random.bytes(16)).toString('base64url'));
        const isOpened = showUrl({ url: consent.url, localUrl: request.mayOpenBrowser ? localUrl : null }, deps);
        const response = await firstResponse([
            async () => await listener.waitFor(consent.state),
            async (signal) => (isOpened ? await never(signal) : await pastedResponse(consent, deps, signal)),
        ], request, deps);
        if (response.status === 'code')
            return { code: response.code, codeVerifier: consent.codeVerifier, redirectUri };
        const isDeclined = response.error === 'access_denied';
        throw consentError(request, isDeclined ? 'a declined consent' : `the error "${response.error}" from the consent page`, isDeclined ? 'nothing was stored; connect again to retry' : 'see docs/postmaster.md, "Troubleshooting"');
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
/** Returns true if a browser was opened, so that there is nothing to paste. */
function showUrl({ url, localUrl }, { world, terminal }) {
    const isOpened = localUrl !== null && terminal.isInteractive && openBrowser(localUrl, world.env);
    terminal.tell(isOpened
        ? `Opening the consent page in a browser. If it does not open, visit this URL on this machine:\n\n  ${url}\n\n`
        : `Open this URL in a browser:\n\n  ${url}\n\n`);
    return isOpened;
}
const pasteHint = 'If that browser runs on another machine, it ends at a page that it cannot open, http://127.0.0.1:…. Copy the full\n' +
    'URL of that page.\n';
async function pastedResponse(consent, { terminal }, signal) {
    if (!terminal.canAsk)
        return await never(signal);
    terminal.tell(pasteHint);
    for (;;) {
        const line = await terminal.ask('Paste it here, or wait: ', signal);
        if (line === null)
            return await never(signal);
        const url = URL.parse(line.trim());
        const redirect = url === null ? null : parseRedirect(url.searchParams, consent.state);
        if (redirect !== null && redirect.status !== 'foreign')
            return redirect;
        const reason = redirect === null ? 'not a URL' : redirect.reason;
        if (line.trim() !== '')
            terminal.tell(`That is not the URL of that page: ${reason}.\n`);
    }
}
/** Returns the first response and stops the other waits. */
async function firstResponse(ways, request, { world: { clock } }) {
    const over = new AbortController();
    const waits = ways.map(async (wait) => await wait(over.signal));
    // The losers of the race reject when `over` aborts.
    for (const wait of waits)
        wait.catch(() => undefined);
    try {
        return await (0,time_limit/* withinTime */.dn)(async () => await Promise.race(waits), timeLimitMs, { clock, signal: over.signal });
    }
    catch (error) {
        if (!(error instanceof time_limit/* TimeLimitReached */.r_))
            throw error;
        throw consentError(request, 'no response within 10 minutes', 'nothing was stored; connect again');
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
function consentError({ done }, came, todo) {
    return new presend_error/* PresendError */.Wn({ code: 'OAUTH_FAILED', outcome: 'inconclusive', done, came, expected: 'consent', todo });
}


/***/ }),

/***/ 49040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ openCommandStorage)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7443);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32964);
/* harmony import */ var _settings_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1379);
/* harmony import */ var _settings_service_file_read_service_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38106);
/* harmony import */ var _storage_open_storage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85874);
/** Opens the storage for a command. */






/**
 * Opens the storage of the flag, the service file, PRESEND_STORAGE or the default. Only commands that add something
 * create a database; for others, a missing file is a typo or the wrong directory.
 *
 * @throws PresendError SETTINGS_INVALID, STORAGE_FAILED
 */
async function openCommandStorage({ storage, config }, { world, host }, whenMissing = 'refuse') {
    const setting = await (0,_settings_service_file_read_service_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .readStorageSetting */ .sE)({ storage, config, workingDirectory: host.workingDirectory }, world);
    const location = setting.status === 'bad' ? setting : refuseMemory((0,_storage_open_storage_js__WEBPACK_IMPORTED_MODULE_3__/* .parseStorageLocation */ .Q)(setting.value.reveal()));
    if (location.status === 'bad')
        throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsError */ .$j)('SETTINGS_INVALID', 'Opening the storage', location.problems);
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
    const expected = 'an existing database';
    const todo = 'check --storage and the working directory; to create a database, run presend serve or presend token create';
    return (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsError */ .$j)('SETTINGS_INVALID', 'Opening the storage', [
        { input: 'storage', came: showLocation(location), expected, todo },
    ]);
}
/** Resolves the path, and limits the connections, since a command runs its queries one after another. */
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
            return (0,_settings_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .hideUrlSecrets */ .BF)(location.url);
        default:
            return location;
    }
}
/** A storage in memory would end with the command. */
function refuseMemory(location) {
    if (location.status === 'bad' || location.value.kind !== 'memory')
        return location;
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .bad */ .MB)({
        input: 'storage',
        came: 'memory',
        expected: 'a database that the service uses, too',
        todo: 'give --storage sqlite:PATH or postgres://USER@HOST/DATABASE',
    });
}


/***/ }),

/***/ 6054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   Wn: () => (/* binding */ minuteText),
/* harmony export */   ZF: () => (/* binding */ isoTimeOrNull),
/* harmony export */   _u: () => (/* binding */ textColumn),
/* harmony export */   e4: () => (/* binding */ printTable),
/* harmony export */   hr: () => (/* binding */ noTokenNote)
/* harmony export */ });
/* harmony import */ var _report_terminal_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78769);
/** Prints data: tables for people, JSON for programs. */

/** A column of untrusted text; printTable() escapes it. */
function textColumn(title) {
    return { title, kind: 'text' };
}
/** Prints one line per row, however wide, so that grep and cut work. */
function printTable(table, terminal) {
    const color = terminal.hasColor ? 'ansi' : 'none';
    const lines = (0,_report_terminal_table_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalTable */ .R)(table, { widthColumns: Number.MAX_SAFE_INTEGER, color });
    terminal.print(lines.map((line) => `${line}\n`).join(''));
}
/** Prints one JSON object on one line. */
function printJson(value, terminal) {
    terminal.print(`${JSON.stringify(value)}\n`);
}
/** `2026-01-31 12:00`, UTC. */
function minuteText(timeMs) {
    return new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ');
}
/** `2026-01-31T12:00:00.000Z` */
function isoTime(timeMs) {
    return new Date(timeMs).toISOString();
}
/** The same; keeps null. */
function isoTimeOrNull(timeMs) {
    return timeMs === null ? null : isoTime(timeMs);
}
/** Printed for a workspace without tokens. */
const noTokenNote = 'This workspace has no token yet. If its name is correct, create one with: presend token create';


/***/ }),

/***/ 78769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ terminalTable)
/* harmony export */ });
/* harmony import */ var string_width__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83831);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22728);
/* harmony import */ var _terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2234);
/** Renders a table for a terminal: aligned columns, long cells wrapped. */



/** Separates two columns. */
const gap = '  ';
/** Columns are never narrower, even if lines then exceed the terminal's width. */
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
/** Returns lines without line breaks; none for a table without rows. */
function terminalTable(table, { widthColumns, color }) {
    if (table.rows.length === 0)
        return [];
    const rows = table.rows.map((row) => row.map(_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeTerminal */ .e));
    const { columns } = table;
    const titles = columns.map((column) => column.title);
    const widths = fitWidths([titles, ...rows], widthColumns);
    const titleStyle = (text) => (0,_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .styled */ .I)(text, 'dim', color);
    const cellStyle = (text, column) => {
        const style = column?.kind === 'word' ? wordStyles[text] : undefined;
        return style === undefined ? text : (0,_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .styled */ .I)(text, style, color);
    };
    return [
        ...layOutRow(titles, { columns, widths, style: titleStyle }),
        ...rows.flatMap((row) => layOutRow(row, { columns, widths, style: cellStyle })),
    ];
}
/** Starts from the natural widths and narrows the widest column until the row fits. */
function fitWidths(rows, widthColumns) {
    const widths = (rows[0] ?? []).map((_, index) => rows.reduce((most, row) => Math.max(most, (0,string_width__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A)(row[index] ?? '')), 0));
    const roomColumns = widthColumns - gap.length * (widths.length - 1);
    for (let excess = sum(widths) - roomColumns; excess > 0; excess = sum(widths) - roomColumns) {
        const widest = Math.max(...widths);
        if (widest <= leastColumnWidth)
            break;
        const next = Math.max(...widths.filter((width) => width < widest), leastColumnWidth);
        widths[widths.indexOf(widest)] = Math.max(widest - excess, Math.min(next, widest - 1), leastColumnWidth);
    }
    return widths;
}
function sum(numbers) {
    return numbers.reduce((total, one) => total + one, 0);
}
function layOutRow(row, { columns, widths, style, }) {
    const wrapped = row.map((cell, index) => (0,_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)(cell, widths[index] ?? leastColumnWidth));
    const lineCount = Math.max(...wrapped.map((lines) => lines.length));
    return Array.from({ length: lineCount }, (_, line) => wrapped
        .map((lines, index) => {
        const text = lines[line] ?? '';
        const padding = ' '.repeat(Math.max((widths[index] ?? 0) - (0,string_width__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A)(text), 0));
        const shown = style(text, columns[index]);
        return columns[index]?.kind === 'number' ? `${padding}${shown}` : `${shown}${padding}`;
    })
        .join(gap)
        .trimEnd());
}


/***/ }),

/***/ 2234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ wrapText),
/* harmony export */   I: () => (/* binding */ styled)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var wrap_ansi__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50907);
/** Styles and wraps text for a terminal. */


/** Returns `text` in a style; unchanged without colors. */
function styled(text, style, color) {
    // The caller decides on colors, so Node must not check the stream again.
    return color === 'none' || text === '' ? text : (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false });
}
/** Breaks text at spaces into lines of at most `width` columns; longer words are split. */
function wrapText(text, width) {
    return (0,wrap_ansi__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(text, width, { hard: true }).split('\n');
}


/***/ })

};
