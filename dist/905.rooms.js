export const id = 905;
export const ids = [905];
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

/***/ 27500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W_: () => (/* binding */ lenient),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   a8: () => (/* binding */ tolerant),
/* harmony export */   fd: () => (/* binding */ readAs),
/* harmony export */   fr: () => (/* binding */ addition)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/**
 * Declares a reply once, as one strict zod schema: what our service writes. The TypeScript type (`Reply`), the tolerant
 * reader of the client (`tolerant`) and the OpenAPI document all derive from it.
 */

/** Adds what the API document says about a field, with examples of its value. */
function field(schema, description, ...examples) {
    return annotate(schema, { description }, examples);
}
/**
 * Describes a field that api-v1.md does not define: marked `x-additive` in the API document, and optional for the reader,
 * since another service may lack it or use the name for something else.
 */
function addition(schema, description, ...examples) {
    return lenient(annotate(schema, { description: `Additive: ${description}`, 'x-additive': true }, examples));
}
/** Makes a field optional for the reader. */
function lenient(schema) {
    return Object.assign(copyOf(schema), { isLenient: true });
}
/** Gives a field a reader of its own. */
function readAs(schema, reader) {
    return Object.assign(copyOf(schema), { reader });
}
function annotate(schema, note, examples) {
    return withMarks(schema, schema.meta(examples.length === 0 ? { ...note } : { ...note, examples: [...examples] }));
}
function copyOf(schema) {
    return withMarks(schema, schema.clone());
}
/** A clone loses the properties that zod does not know. */
function withMarks(from, to) {
    if (isLenient(from))
        Object.assign(to, { isLenient: true });
    if (hasReader(from))
        Object.assign(to, { reader: from.reader });
    return to;
}
function tolerant(schema, variants = {}) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ ...readersOf(schema), ...variants });
}
function readersOf(schema) {
    return Object.fromEntries(Object.entries(schema.shape).map(([name, inner]) => [name, readerOf(inner)]));
}
function readerOf(schema) {
    const reader = hasReader(schema) ? schema.reader : loosen(schema);
    return isLenient(schema) || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodOptional */ .IiU ? reader.optional().catch(undefined) : reader;
}
function loosen(schema) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH)
        return zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(readersOf(schema));
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA)
        return zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(readerOf(schema.element));
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNullable */ .l1C)
        return readerOf(schema.unwrap()).nullable();
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodOptional */ .IiU)
        return readerOf(schema.unwrap());
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodStringFormat */ .EB4)
        return zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodType */ .aRx)
        return schema;
    throw new TypeError('tolerant: expected a schema of zod, not of zod/mini');
}
function isLenient(schema) {
    return 'isLenient' in schema;
}
function hasReader(schema) {
    return 'reader' in schema;
}


/***/ }),

/***/ 16724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   syncAccounts: () => (/* binding */ syncAccounts)
/* harmony export */ });
/* harmony import */ var _commands_open_command_storage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49040);
/* harmony import */ var _commands_print_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6054);
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7443);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(32964);
/* harmony import */ var _oauth_open_oauth_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45935);
/* harmony import */ var _report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22728);
/* harmony import */ var _settings_parsers_number_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(73885);
/* harmony import */ var _settings_service_file_google_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28891);
/* harmony import */ var _settings_service_file_read_secret_box_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25345);
/* harmony import */ var _google_provider_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24605);
/* harmony import */ var _sync_plan_days_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(54823);
/* harmony import */ var _sync_run_sync_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22365);
/* harmony import */ var _sync_to_grant_event_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49519);
/** `presend postmaster sync`: fetches the data of connected accounts from Google into the storage. */
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













/** Returns 3 if an account could not be read completely. @throws PresendError SETTINGS_INVALID, STORAGE_FAILED */
async function syncAccounts(input, deps) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { terminal } = deps;
        const { google, box, days } = await readSettings(input, deps);
        const storage = __addDisposableResource(env_1, await (0,_commands_open_command_storage_js__WEBPACK_IMPORTED_MODULE_0__/* .openCommandStorage */ .l)(input, deps), true);
        const accounts = await findAccounts(input, storage);
        const parts = toSyncParts({ google, box, store: storage.store }, deps);
        const synced = [];
        for (const account of accounts) {
            terminal.tell(`${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .escapeTerminal */ .e)(`Reading ${account.email}, workspace "${account.workspaceId}" …`)}\n`);
            const request = { account, revisedDays: days, readSinceMs: null };
            synced.push({ account, result: await (0,_sync_run_sync_js__WEBPACK_IMPORTED_MODULE_7__/* .runSync */ .H)(request, parts, new AbortController().signal) });
        }
        print(synced, input, deps);
        return synced.every(({ result }) => result.end === 'done') ? 0 : incompleteExitCode;
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
/** The same as `inconclusive`. */
const incompleteExitCode = 3;
/** @throws PresendError with every problem */
async function readSettings(input, { world, host }) {
    const place = { config: input.config, workingDirectory: host.workingDirectory };
    const google = await (0,_settings_service_file_google_js__WEBPACK_IMPORTED_MODULE_4__/* .readGoogleSetting */ .ou)(place, world);
    const box = await (0,_settings_service_file_read_secret_box_js__WEBPACK_IMPORTED_MODULE_5__/* .readSecretBox */ .Wh)(place, world);
    const days = input.days === null ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_10__.ok)(_sync_plan_days_js__WEBPACK_IMPORTED_MODULE_11__/* .revisedDays */ .Sw) : (0,_settings_parsers_number_js__WEBPACK_IMPORTED_MODULE_12__/* .wholeNumber */ .rD)({ min: 1, max: _sync_plan_days_js__WEBPACK_IMPORTED_MODULE_11__/* .historyDays */ .AT })(input.days, '--days');
    if (google.status === 'ok' && google.value !== null && box.status === 'ok' && days.status === 'ok') {
        return { google: google.value, box: box.value, days: days.value };
    }
    throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_2__/* .problemsError */ .$j)('SETTINGS_INVALID', 'Fetching postmaster data', [
        ...[google, box, days].flatMap(_errors_problem_js__WEBPACK_IMPORTED_MODULE_10__/* .problemsOf */ .GW),
        ...(google.status === 'ok' && google.value === null ? [noClient] : []),
    ]);
}
const noClient = {
    input: 'google.client-id',
    came: 'nothing',
    expected: 'the OAuth client that the account was connected with',
    todo: 'pass the service file with --config; see docs/postmaster.md',
};
/** Returns all connected accounts, or the named one in any state, so that its problem is reported. */
async function findAccounts({ workspace, account: email }, { store, shown }) {
    const all = await store.listPostmasterAccounts(workspace);
    const named = email === null ? all : all.filter((one) => one.email === email.trim().toLowerCase());
    const wanted = email === null ? named.filter((one) => one.grantState === 'active') : named;
    if (wanted.length > 0)
        return wanted;
    throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_2__/* .invalidInput */ .aY)({
        done: `Looking for postmaster accounts in ${shown}`,
        came: email === null ? 'no connected account' : `no account ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteValue */ .cl)(email)}`,
        expected: 'at least one',
        todo: 'see presend postmaster list, or connect one with presend postmaster connect',
    });
}
function toSyncParts({ google, box, store }, { world, terminal }) {
    const { clock, random } = world;
    const onDomain = ({ domain, status, dayCount }) => {
        if (status === 'read' || status === 'partly')
            terminal.tell(`${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .escapeTerminal */ .e)(`  ${domain}: ${dayCount} days`)}\n`);
    };
    const oauth = (0,_oauth_open_oauth_client_js__WEBPACK_IMPORTED_MODULE_3__/* .openOAuthClient */ .Z)((0,_google_provider_js__WEBPACK_IMPORTED_MODULE_6__/* .googleProvider */ .hJ)(google), world);
    return { store, oauth, apiUrl: google.apiUrl, secretBox: box, clock, random, toGrantEvent: _sync_to_grant_event_js__WEBPACK_IMPORTED_MODULE_8__/* .toGrantEvent */ .w, onDomain };
}
function print(synced, { isJson }, { terminal }) {
    if (isJson)
        (0,_commands_print_data_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)({ accounts: synced.map(syncedObject) }, terminal);
    else
        (0,_commands_print_data_js__WEBPACK_IMPORTED_MODULE_1__/* .printTable */ .e4)(domainTable(synced), terminal);
    for (const { account, result } of synced) {
        if (result.problem !== null)
            terminal.tell(`${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .escapeTerminal */ .e)(`${account.email}: ${result.problem}`)}\n`);
    }
}
/** An account for `--json`. */
function syncedObject({ account, result }) {
    return {
        id: account.id,
        email: account.email,
        workspace: account.workspaceId,
        end: result.end,
        problem: result.problem,
        domains: result.domains.map(({ domain, status, range, dayCount, problems }) => ({
            domain,
            status,
            start_date: range?.startDate ?? null,
            end_date: range?.endDate ?? null,
            days: dayCount,
            problems,
        })),
    };
}
const statusWords = {
    read: 'read',
    partly: 'partly read',
    failed: 'failed',
    skipped: 'already read',
    unverified: 'not verified; old data kept',
    gone: 'no longer listed; old data kept',
};
function domainTable(synced) {
    return {
        columns: ['account', 'domain', 'status', 'requested', 'days with data'].map(_commands_print_data_js__WEBPACK_IMPORTED_MODULE_1__/* .textColumn */ ._u),
        rows: synced.flatMap(({ account, result }) => result.domains.length === 0
            ? [[account.email, '-', result.end === 'done' ? 'no domains at Google' : result.end, '-', '-']]
            : result.domains.map((one) => [
                account.email,
                one.domain,
                statusWords[one.status],
                rangeText(one),
                daysText(one),
            ])),
    };
}
function rangeText({ range }) {
    return range === null ? '-' : `${range.startDate} to ${range.endDate}`;
}
function daysText({ range, dayCount }) {
    return range === null ? '-' : String(dayCount);
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


/***/ })

};
