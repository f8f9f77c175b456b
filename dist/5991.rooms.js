export const id = 5991;
export const ids = [5991];
export const modules = {

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

/***/ 65991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createApiToken: () => (/* binding */ createApiToken),
/* harmony export */   listTokens: () => (/* binding */ listTokens),
/* harmony export */   revokeToken: () => (/* binding */ revokeToken),
/* harmony export */   setPlan: () => (/* binding */ setPlan)
/* harmony export */ });
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7443);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32964);
/* harmony import */ var _report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22728);
/* harmony import */ var _service_accounts_account_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26623);
/* harmony import */ var _service_accounts_api_token_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70120);
/* harmony import */ var _open_command_storage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49040);
/* harmony import */ var _print_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6054);
/** `presend token`: manages API tokens and plans directly on the storage. */
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







/** `token create` */
async function createApiToken(input, deps) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, terminal } = deps;
        const { workspace, plan, name, isJson } = input;
        const names = [
            (0,_service_accounts_account_name_js__WEBPACK_IMPORTED_MODULE_4__/* .parseAccountName */ .K)(workspace, '--workspace'),
            ...(name === null ? [] : [(0,_service_accounts_account_name_js__WEBPACK_IMPORTED_MODULE_4__/* .parseAccountName */ .K)(name, '--name')]),
        ];
        const problems = names.flatMap(_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .problemsOf */ .GW);
        if (problems.length > 0)
            throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemsError */ .$j)('SETTINGS_INVALID', 'Creating a token', problems);
        const storage = __addDisposableResource(env_1, await (0,_open_command_storage_js__WEBPACK_IMPORTED_MODULE_2__/* .openCommandStorage */ .l)(input, deps, 'create'), true);
        const wanted = { workspaceId: workspace, accountPlan: plan, name: name ?? '' };
        const { store, shown } = storage;
        const { token, secret } = await (0,_service_accounts_api_token_js__WEBPACK_IMPORTED_MODULE_1__/* .createToken */ .Ey)(wanted, { store, clock: world.clock, random: world.random });
        // Standard output has the secret alone, for TOKEN=$(presend token create …).
        if (isJson)
            (0,_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)({ token: tokenObject(token), secret: secret.reveal() }, terminal);
        else
            terminal.print(`${secret.reveal()}\n`);
        const where = `workspace ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteValue */ .cl)(workspace)}, plan ${plan}, in ${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeTerminal */ .e)(shown)}`;
        terminal.tell(`Created token ${token.tokenId}, ${where}. Save it now: it is not shown again.\n`);
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
/** `token list` */
async function listTokens(input, deps) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { terminal } = deps;
        const storage = __addDisposableResource(env_2, await (0,_open_command_storage_js__WEBPACK_IMPORTED_MODULE_2__/* .openCommandStorage */ .l)(input, deps), true);
        const all = await storage.store.listTokens();
        const tokens = all.filter((token) => input.workspace === null || token.workspaceId === input.workspace);
        if (input.isJson)
            (0,_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)({ tokens: tokens.map(listedTokenObject) }, terminal);
        else if (tokens.length === 0)
            terminal.tell('No tokens. Create one with: presend token create\n');
        else
            (0,_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .printTable */ .e4)(tokenTable(tokens), terminal);
        return 0;
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
/** `token revoke` */
async function revokeToken(input, deps) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, terminal } = deps;
        const storage = __addDisposableResource(env_3, await (0,_open_command_storage_js__WEBPACK_IMPORTED_MODULE_2__/* .openCommandStorage */ .l)(input, deps), true);
        const nowMs = world.clock.nowMs();
        const token = await storage.store.revokeToken(input.tokenId, nowMs);
        if (token === null) {
            throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInput */ .aY)({
                done: 'Revoking a token',
                // The user may have passed the token itself: don't print it.
                came: input.tokenId.startsWith('psd_') ? 'a token or its prefix' : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteValue */ .cl)(input.tokenId),
                expected: 'the id of a token',
                todo: 'list the ids with: presend token list',
            });
        }
        if (input.isJson)
            (0,_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)({ token: listedTokenObject(token) }, terminal);
        else {
            const which = `${token.tokenId} (${token.prefix}…) of workspace ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteValue */ .cl)(token.workspaceId)}`;
            const revokedAtMs = token.revokedAtMs ?? nowMs;
            const text = revokedAtMs === nowMs ? `Revoked token ${which}` : `Token ${which} was already revoked at ${(0,_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(revokedAtMs)}`;
            terminal.print(`${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeTerminal */ .e)(text)}\n`);
        }
        return 0;
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        const result_3 = __disposeResources(env_3);
        if (result_3)
            await result_3;
    }
}
/** `token set-plan` */
async function setPlan(input, deps) {
    const env_4 = { stack: [], error: void 0, hasError: false };
    try {
        const { workspace, plan } = input;
        const storage = __addDisposableResource(env_4, await (0,_open_command_storage_js__WEBPACK_IMPORTED_MODULE_2__/* .openCommandStorage */ .l)(input, deps), true);
        const count = await storage.store.setPlan(workspace, plan);
        if (count === 0) {
            throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInput */ .aY)({
                done: 'Changing a plan',
                came: `workspace ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteValue */ .cl)(workspace)}, which has no active token`,
                expected: 'a workspace with an active token',
                todo: 'list the workspaces with: presend token list',
            });
        }
        if (input.isJson)
            (0,_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)({ workspace, plan, tokens: count }, deps.terminal);
        else {
            const tokens = `${count} token${count === 1 ? '' : 's'}`;
            deps.terminal.print(`Changed ${tokens} of workspace ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteValue */ .cl)(workspace)} to plan ${plan}\n`);
        }
        return 0;
    }
    catch (e_4) {
        env_4.error = e_4;
        env_4.hasError = true;
    }
    finally {
        const result_4 = __disposeResources(env_4);
        if (result_4)
            await result_4;
    }
}
function tokenTable(tokens) {
    return {
        columns: ['id', 'prefix', 'workspace', 'plan', 'name', 'created (UTC)', 'last used', 'revoked'].map(_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .textColumn */ ._u),
        rows: tokens.map((token) => [
            token.tokenId,
            token.prefix,
            token.workspaceId,
            token.accountPlan,
            token.name === '' ? '-' : token.name,
            (0,_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .minuteText */ .Wn)(token.createdAtMs),
            token.lastUsedAtMs === null ? 'never' : (0,_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .minuteText */ .Wn)(token.lastUsedAtMs),
            token.revokedAtMs === null ? '-' : (0,_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .minuteText */ .Wn)(token.revokedAtMs),
        ]),
    };
}
function tokenObject(token) {
    return { id: token.tokenId, prefix: token.prefix, workspace: token.workspaceId, plan: token.accountPlan };
}
function listedTokenObject(token) {
    return {
        ...tokenObject(token),
        created_at: (0,_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(token.createdAtMs),
        last_used_at: (0,_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTimeOrNull */ .ZF)(token.lastUsedAtMs),
        revoked_at: (0,_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTimeOrNull */ .ZF)(token.revokedAtMs),
    };
}


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


/***/ }),

/***/ 26623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ parseAccountName)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/* harmony import */ var _report_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11984);
/** Names of workspaces and tokens. */


const maxNameLength = 100;
/**
 * Parses a name: one line of 1 to 100 characters without invisible ones. A workspace is identified by its name, so two
 * names that look the same would be two workspaces.
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
        expected: 'a name on one line, without control or invisible characters or spaces at either end',
    });
}


/***/ }),

/***/ 70120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ tokenHashOf),
/* harmony export */   Ey: () => (/* binding */ createToken),
/* harmony export */   Y_: () => (/* binding */ verifiedToken)
/* harmony export */ });
/* unused harmony export hashToken */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _world_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41502);
/** API tokens: creating them and recognizing them in requests. */


/** `psd_` and four more characters: 24 of 256 bits, enough to recognize a token in a list. */
const prefixLength = 8;
/** Longer tokens are not hashed. */
const maxTokenLength = 512;
/** Creates a token of `psd_` and 256 random bits in base64url, and stores its SHA-256. */
async function createToken(wanted, { store, clock, random, }) {
    const text = `psd_${Buffer.from(random.bytes(32)).toString('base64url')}`;
    const token = {
        tokenId: random.uuid(),
        tokenHash: hashToken(text),
        prefix: text.slice(0, prefixLength),
        ...wanted,
        createdAtMs: clock.nowMs(),
        revokedAtMs: null,
    };
    await store.createToken(token);
    return { token, secret: new _world_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(text) };
}
/** The hash under which a token is stored: SHA-256 in lower-case hex. */
function hashToken(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
}
/** The hash of the token in an Authorization header; `null` without one. Source: RFC 6750 §2.1, RFC 9110 §11.1 (case-insensitive) */
function tokenHashOf(authorization) {
    const text = /^Bearer +([A-Za-z0-9._~+/=-]+) *$/iu.exec(authorization ?? '')?.[1];
    return text === undefined || text.length > maxTokenLength ? null : hashToken(text);
}
/** Returns `token`, which the store found by hash, if its hash matches in constant time. */
function verifiedToken(token, tokenHash) {
    if (token === null || tokenHash === null || token.tokenHash.length !== tokenHash.length)
        return null;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(token.tokenHash), Buffer.from(tokenHash)) ? token : null;
}


/***/ })

};
