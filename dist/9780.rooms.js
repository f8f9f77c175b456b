export const id = 9780;
export const ids = [9780];
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

/***/ 89780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   editFileAdvice: () => (/* binding */ editFileAdvice),
/* harmony export */   enableSeed: () => (/* binding */ enableSeed),
/* harmony export */   listSeeds: () => (/* binding */ listSeeds),
/* harmony export */   loginOf: () => (/* binding */ loginOf),
/* harmony export */   removeSeed: () => (/* binding */ removeSeed),
/* harmony export */   seedObject: () => (/* binding */ seedObject)
/* harmony export */ });
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7443);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32964);
/* harmony import */ var _report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22728);
/* harmony import */ var _settings_engine_closest_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30115);
/* harmony import */ var _settings_service_file_read_seeds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76947);
/* harmony import */ var _open_command_storage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49040);
/* harmony import */ var _print_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6054);
/** `presend seeds list|enable|disable|remove`, directly on the storage. */
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







/** `seeds list` */
async function listSeeds(input, deps) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { terminal } = deps;
        const storage = __addDisposableResource(env_1, await (0,_open_command_storage_js__WEBPACK_IMPORTED_MODULE_2__/* .openCommandStorage */ .l)(input, deps, 'use-empty'), true);
        const seeds = await storage.store.listSeeds();
        if (seeds.length === 0 && !input.isJson) {
            terminal.tell('No seeds yet. presend serve stores those of its file at startup; presend seeds add adds one.\n');
            return 0;
        }
        const logins = await readLogins(input, storage.store, deps);
        const listed = seeds.map((seed) => ({ seed, login: logins.get(seed.address) ?? null }));
        if (input.isJson)
            (0,_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)({ seeds: listed.map(seedObject) }, terminal);
        else
            (0,_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .printTable */ .e4)(seedTable(listed), terminal);
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
/** `seeds enable` and `seeds disable`; they also work before the first start of the service. */
async function enableSeed(input, deps, state) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { terminal } = deps;
        const storage = __addDisposableResource(env_2, await (0,_open_command_storage_js__WEBPACK_IMPORTED_MODULE_2__/* .openCommandStorage */ .l)(input, deps, 'create'), true);
        const { store } = storage;
        const seed = await store.setSeedEnabled(input.address.trim().toLowerCase(), state === 'enabled');
        if (seed === null) {
            const addresses = (await store.listSeeds()).map(({ address }) => address);
            const closest = (0,_settings_engine_closest_name_js__WEBPACK_IMPORTED_MODULE_4__/* .closestName */ .N)(input.address, addresses);
            const known = closest === null ? 'list them with: presend seeds list' : `did you mean ${closest}?`;
            throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInput */ .aY)({
                done: state === 'enabled' ? 'Enabling a seed' : 'Disabling a seed',
                came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteValue */ .cl)(input.address),
                expected: 'the address of a seed',
                todo: addresses.length === 0 ? 'there are no seeds yet: presend serve stores them at startup' : known,
            });
        }
        const login = (await readLogins(input, store, deps)).get(seed.address) ?? null;
        if (input.isJson)
            (0,_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)({ seed: seedObject({ seed, login }) }, terminal);
        else
            terminal.print(`${state === 'enabled' ? 'Enabled' : 'Disabled'} seed ${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeTerminal */ .e)(seed.address)}\n`);
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
/** `seeds remove` */
async function removeSeed(input, deps) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, host, terminal } = deps;
        const address = input.address.trim().toLowerCase();
        const storage = __addDisposableResource(env_3, await (0,_open_command_storage_js__WEBPACK_IMPORTED_MODULE_2__/* .openCommandStorage */ .l)(input, deps), true);
        const change = { nowMs: world.clock.nowMs(), revision: world.random.uuid() };
        const outcome = await storage.store.removeSeed(address, change);
        if (outcome === 'in-file' || outcome === 'absent') {
            const isInFile = outcome === 'in-file';
            const places = isInFile
                ? await (0,_settings_service_file_read_seeds_js__WEBPACK_IMPORTED_MODULE_1__/* .readSeedPlaces */ .EP)({ config: input.config, workingDirectory: host.workingDirectory }, world.files)
                : null;
            throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInput */ .aY)({
                done: 'Removing a seed',
                came: isInFile ? `${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteValue */ .cl)(address)}, a seed of the service file` : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteValue */ .cl)(input.address),
                expected: 'the address of a seed that was added',
                todo: places === null ? 'list them with: presend seeds list' : editFileAdvice(places.get(address) ?? null),
            });
        }
        if (input.isJson)
            (0,_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)({ removed: address }, terminal);
        else
            terminal.print(`Removed seed ${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeTerminal */ .e)(address)}\n`);
        terminal.tell('New tests no longer use it. Its secrets are deleted when the tests that use it have finished.\n');
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
/** How to change a seed of the service file; `null`: it is not in the file at hand. */
function editFileAdvice(placed) {
    const where = placed === null ? '' : ` at ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .renderPlace */ .oL)(placed.place)}`;
    return `edit the service file${where} and restart the service`;
}
/** Reads the login methods of added seeds from the storage, and of other seeds from the service file. */
async function readLogins({ config }, store, { world, host }) {
    const places = await (0,_settings_service_file_read_seeds_js__WEBPACK_IMPORTED_MODULE_1__/* .readSeedPlaces */ .EP)({ config, workingDirectory: host.workingDirectory }, world.files);
    const added = await store.listAddedSeeds();
    return new Map([
        ...Array.from(places, ([address, { login }]) => [address, login]),
        ...added.map((seed) => [seed.address, loginOf(seed)]),
    ]);
}
/** The login method of an added seed. */
function loginOf({ kind, given }) {
    if (kind === 'local')
        return null;
    const provider = given['oauth.provider'];
    return provider === undefined ? 'password' : `oauth ${provider}`;
}
/** A seed for `--json`. */
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
function seedTable(seeds) {
    return {
        columns: ['address', 'type', 'provider', 'kind', 'origin', 'login', 'state', 'health', 'reason'].map(_print_data_js__WEBPACK_IMPORTED_MODULE_3__/* .textColumn */ ._u),
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
