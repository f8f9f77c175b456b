export const id = 8259;
export const ids = [8259];
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

/***/ 8259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runTokenCommand: () => (/* binding */ runTokenCommand)
/* harmony export */ });
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7443);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32964);
/* harmony import */ var _report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22728);
/* harmony import */ var _service_accounts_account_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26623);
/* harmony import */ var _service_accounts_create_token_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27422);
/* harmony import */ var _open_line_storage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19751);
/* harmony import */ var _print_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6054);
/* harmony import */ var _token_objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20318);
/** `presend token`: creates, lists and revokes tokens, and changes plans, on the storage itself. */
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








/** Does it; resolves with the exit code. @throws PresendError what keeps it from being done */
async function runTokenCommand(line, tools) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (line.action === 'create')
            checkNames(line);
        const storage = __addDisposableResource(env_1, await (0,_open_line_storage_js__WEBPACK_IMPORTED_MODULE_2__/* .openLineStorage */ .W)(line, tools, line.action === 'create' ? 'create' : 'refuse'), true);
        switch (line.action) {
            case 'create':
                await create(line, storage, tools);
                return 0;
            case 'list':
                await list(line, storage.store, tools);
                return 0;
            case 'revoke':
                await revoke(line, storage.store, tools);
                return 0;
            case 'set-plan':
                await setPlan(line, storage.store, tools);
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
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function checkNames({ workspace, name }) {
    const names = [
        (0,_service_accounts_account_name_js__WEBPACK_IMPORTED_MODULE_4__/* .parseAccountName */ .K)(workspace, '--workspace'),
        ...(name === null ? [] : [(0,_service_accounts_account_name_js__WEBPACK_IMPORTED_MODULE_4__/* .parseAccountName */ .K)(name, '--name')]),
    ];
    const problems = names.flatMap((parsed) => (parsed.status === 'bad' ? parsed.problems : []));
    if (problems.length > 0)
        throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemsError */ .$)('SETTINGS_INVALID', 'Making a token', problems);
}
async function create(line, { store, shown }, tools) {
    const { world, terminal } = tools;
    const wanted = { workspaceId: line.workspace, accountPlan: line.plan, name: line.name ?? '' };
    const { token, secret } = await (0,_service_accounts_create_token_js__WEBPACK_IMPORTED_MODULE_1__/* .createToken */ .E)(wanted, { store, clock: world.clock, random: world.random });
    // The secret stands alone on standard output: TOKEN=$(presend token create …) is all that a script needs.
    if (line.format === 'json')
        (0,_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)({ token: (0,_token_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .createdTokenObject */ .D4)(token), secret: secret.reveal() }, terminal);
    else
        terminal.print(`${secret.reveal()}\n`);
    const of = `workspace ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteValue */ .cl)(line.workspace)}, plan ${line.plan}`;
    terminal.tell(`Made token ${token.tokenId} of ${of} in ${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeTerminal */ .e)(shown)}. It is shown only now: keep it safe.\n`);
}
async function list(line, store, { terminal }) {
    const all = await store.listTokens();
    const tokens = all.filter((token) => line.workspace === null || token.workspaceId === line.workspace);
    if (line.format === 'json')
        (0,_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)({ tokens: tokens.map(_token_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .listedTokenObject */ .iv) }, terminal);
    else if (tokens.length === 0)
        terminal.tell('No tokens. Make one with: presend token create\n');
    else
        (0,_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .printTable */ .e4)(tokenTable(tokens), terminal);
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
async function revoke(line, store, { world, terminal }) {
    const nowMs = world.clock.nowMs();
    const token = await store.revokeToken(line.tokenId, nowMs);
    if (token === null)
        throw noSuchToken(line.tokenId);
    if (line.format === 'json')
        (0,_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)({ token: (0,_token_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .listedTokenObject */ .iv)(token) }, terminal);
    else
        terminal.print(`${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeTerminal */ .e)(revokedSentence(token, nowMs))}\n`);
}
function revokedSentence(token, nowMs) {
    const which = `${token.tokenId} (${token.prefix}…) of workspace ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteValue */ .cl)(token.workspaceId)}`;
    const revokedAtMs = token.revokedAtMs ?? nowMs;
    return revokedAtMs === nowMs
        ? `Revoked token ${which}`
        : `Token ${which} was revoked already, at ${(0,_token_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .isoTime */ .Ly)(revokedAtMs)}`;
}
function noSuchToken(tokenId) {
    // Somebody may have typed the token itself: it must not be shown.
    const isSecret = tokenId.startsWith('psd_');
    return new _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PresendError */ .W({
        code: 'SETTINGS_INVALID',
        outcome: 'misconfigured',
        done: 'Revoking a token',
        came: isSecret ? 'a token or its prefix' : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteValue */ .cl)(tokenId),
        expected: 'the id of a token',
        todo: 'see the ids with: presend token list',
    });
}
async function setPlan({ workspace, plan, format }, store, { terminal }) {
    const count = await store.setPlan(workspace, plan);
    if (count === 0) {
        throw new _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PresendError */ .W({
            code: 'SETTINGS_INVALID',
            outcome: 'misconfigured',
            done: 'Changing a plan',
            came: `workspace ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteValue */ .cl)(workspace)}, which has no live token`,
            expected: 'a workspace with at least one',
            todo: 'see the workspaces with: presend token list',
        });
    }
    if (format === 'json')
        (0,_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)({ workspace, plan, tokens: count }, terminal);
    else
        terminal.print(`Changed ${count} token${count === 1 ? '' : 's'} of workspace ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteValue */ .cl)(workspace)} to plan ${plan}\n`);
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


/***/ }),

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

/***/ 44106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ tokenHashOf),
/* harmony export */   QK: () => (/* binding */ hashToken),
/* harmony export */   Y_: () => (/* binding */ verifiedToken)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** Who asks: the bearer token of a request, and its digest. */

/** A token is at most this long; anything longer is not hashed. */
const maxTokenLength = 512;
/** The digest under which a token is stored. */
function hashToken(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
}
/** The digest of the token in an Authorization field; `null`: there is none. Source: RFC 6750 §2.1, RFC 9110 §11.1 (no case) */
function tokenHashOf(authorization) {
    const text = /^Bearer +([A-Za-z0-9._~+/=-]+) *$/iu.exec(authorization ?? '')?.[1];
    return text === undefined || text.length > maxTokenLength ? null : hashToken(text);
}
/**
 * The token that was found by `tokenHash`, if it is that one.
 *
 * The database compared digests, whose timing tells nothing of the token; this one comparison tells nothing at all.
 */
function verifiedToken(token, tokenHash) {
    if (token === null || tokenHash === null || token.tokenHash.length !== tokenHash.length)
        return null;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(token.tokenHash), Buffer.from(tokenHash)) ? token : null;
}


/***/ })

};
