export const id = 8203;
export const ids = [8203];
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

/***/ 8203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runSecretsCommand: () => (/* binding */ runSecretsCommand)
/* harmony export */ });
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7443);
/* harmony import */ var _postmaster_grant_purpose_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84897);
/* harmony import */ var _report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22728);
/* harmony import */ var _seeds_seed_vault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80084);
/* harmony import */ var _service_webhooks_webhook_vault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56474);
/* harmony import */ var _settings_service_file_read_secret_box_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25345);
/* harmony import */ var _world_secret_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41502);
/* harmony import */ var _world_secret_box_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43714);
/* harmony import */ var _open_line_storage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19751);
/* harmony import */ var _print_data_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6054);
/** `presend secrets reseal`: seals what is stored with the first encryption key. */
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










/**
 * Reseals everything; resolves with the exit code: 2 when some secrets could not be opened.
 *
 * @throws PresendError SETTINGS_INVALID without a usable key; STORAGE_FAILED
 */
async function runSecretsCommand(line, tools) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, host, terminal } = tools;
        const box = await (0,_settings_service_file_read_secret_box_js__WEBPACK_IMPORTED_MODULE_3__/* .readSecretBox */ .Wh)({ config: line.config, workingDirectory: host.workingDirectory }, world);
        if (box.status === 'bad')
            throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemsError */ .$)('SETTINGS_INVALID', 'Reading the encryption keys', box.problems);
        if (box.value === null) {
            throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemsError */ .$)('SETTINGS_INVALID', 'Reading the encryption keys', [(0,_settings_service_file_read_secret_box_js__WEBPACK_IMPORTED_MODULE_3__/* .noKeyProblem */ .A5)('stored secrets')]);
        }
        const storage = __addDisposableResource(env_1, await (0,_open_line_storage_js__WEBPACK_IMPORTED_MODULE_5__/* .openLineStorage */ .W)(line, tools), true);
        const { store } = storage;
        const counts = {
            seeds: await resealSeeds(store, box.value),
            postmaster: await resealGrants(store, box.value),
            webhooks: await resealWebhooks(store, box.value),
        };
        if (line.format === 'json')
            (0,_print_data_js__WEBPACK_IMPORTED_MODULE_6__/* .printJson */ .Q2)(counts, terminal);
        else {
            for (const [kind, { resealed, current, unreadable }] of Object.entries(counts)) {
                terminal.print(`${kind}: ${resealed} resealed, ${current} already current, ${unreadable} unreadable\n`);
            }
        }
        const unreadable = Object.values(counts).reduce((sum, one) => sum + one.unreadable, 0);
        if (unreadable === 0)
            return 0;
        const advice = `${unreadable} secrets open with none of the keys given: add the missing key, or enter them again`;
        terminal.tell(`presend: ${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeTerminal */ .e)(advice)}\n`);
        return 2;
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
async function resealSeeds(store, box) {
    const counts = noCounts();
    for (const seed of await store.listAddedSeeds()) {
        for (const { name, sealed: before, purpose } of (0,_seeds_seed_vault_js__WEBPACK_IMPORTED_MODULE_1__/* .sealedSecretsOf */ .J5)(seed)) {
            const after = resealer(box, counts)(before, purpose);
            if (after !== null)
                await store.replaceSeedSecret(seed.address, name, { before, after });
        }
    }
    return counts;
}
async function resealGrants(store, box) {
    const counts = noCounts();
    for (const account of await store.listPostmasterAccounts(null)) {
        const { id: accountId, sealedRefreshToken: before } = account;
        if (before === null)
            continue;
        const after = resealer(box, counts)(before, (0,_postmaster_grant_purpose_js__WEBPACK_IMPORTED_MODULE_8__/* .grantPurpose */ .b)(account));
        if (after !== null)
            await store.renewPostmasterGrant({ accountId, before, after });
    }
    return counts;
}
async function resealWebhooks(store, box) {
    const counts = noCounts();
    for (const { webhookId, secrets } of await store.listWebhooks(null)) {
        for (const { secret: before } of secrets) {
            const after = resealer(box, counts)(before.reveal(), (0,_service_webhooks_webhook_vault_js__WEBPACK_IMPORTED_MODULE_2__/* .webhookPurpose */ .iU)(webhookId));
            if (after !== null)
                await store.replaceWebhookSecret(webhookId, before, new _world_secret_js__WEBPACK_IMPORTED_MODULE_9__/* .Secret */ .z(after));
        }
    }
    return counts;
}
function noCounts() {
    return { resealed: 0, current: 0, unreadable: 0 };
}
/** @returns the secret sealed anew; `null`: it stays as it is. A secret that is stored in the clear is sealed. */
function resealer(box, counts) {
    return (stored, purpose) => {
        const opened = (0,_world_secret_box_js__WEBPACK_IMPORTED_MODULE_4__/* .isSealed */ .dy)(stored) ? box.open(stored, purpose) : inTheClear(stored);
        if (opened.status === 'unreadable') {
            counts.unreadable += 1;
            return null;
        }
        if (opened.isOutdated !== true) {
            counts.current += 1;
            return null;
        }
        counts.resealed += 1;
        return box.seal(opened.secret, purpose);
    };
}
function inTheClear(text) {
    return { status: 'opened', secret: new _world_secret_js__WEBPACK_IMPORTED_MODULE_9__/* .Secret */ .z(text), isOutdated: true };
}


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

/***/ 80084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ renewedPurpose),
/* harmony export */   J5: () => (/* binding */ sealedSecretsOf),
/* harmony export */   a7: () => (/* binding */ sealSeedSecrets),
/* harmony export */   cg: () => (/* binding */ seedPurpose),
/* harmony export */   rn: () => (/* binding */ openSeedSecrets),
/* harmony export */   yE: () => (/* binding */ openSeedSecret)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/**
 * The secrets of seeds at rest, each sealed for one seed, one use and one destination: someone who can write to the
 * database can neither exchange them nor have presend send one to another server.
 */

const addedNames = ['password', 'client-secret', 'refresh-token'];
/** Seals what a seed logs in with. */
function sealSeedSecrets(box, seed, secrets) {
    return Object.fromEntries(addedNames.flatMap((name) => {
        const secret = secrets[name];
        return secret === undefined ? [] : [[name, box.seal(secret, seedPurpose(seed, name))]];
    }));
}
/** Opens them. @param box `null`: no encryption key was given */
function openSeedSecrets(box, { secrets: sealed, ...seed }) {
    const secrets = {};
    for (const name of addedNames) {
        const text = sealed[name];
        if (text === undefined)
            continue;
        const opened = openSeedSecret(box, text, seedPurpose(seed, name));
        if (opened.status === 'unreadable') {
            return { status: 'unreadable', reason: `its stored ${words[name]} cannot be opened: ${opened.reason}` };
        }
        secrets[name] = opened.secret;
    }
    return { status: 'opened', secrets };
}
const words = {
    password: 'password',
    'client-secret': 'client secret',
    'refresh-token': 'refresh token',
};
/** Every stored secret of a seed with what it is sealed for. */
function sealedSecretsOf({ secrets, ...seed }) {
    return addedNames.flatMap((name) => {
        const sealed = secrets[name];
        return sealed === undefined ? [] : [{ name, sealed, purpose: seedPurpose(seed, name) }];
    });
}
/** Opens one. */
function openSeedSecret(box, sealed, purpose) {
    return box === null ? { status: 'unreadable', reason: 'no encryption key was given' } : box.open(sealed, purpose);
}
/** The keys of a seed that decide where its secrets go. Any change of them makes the stored secrets unreadable. */
const destinationKeys = ['host', 'port', 'tls', 'username', 'oauth.provider', 'oauth.client-id'];
/** What a secret of an added seed is sealed for. */
function seedPurpose({ address, given, caPem }, name) {
    const destination = destinationKeys.map((key) => given[key] ?? null);
    const authorities = caPem === null ? null : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', caPem, 'hex');
    return `${name} of seed ${address} for ${JSON.stringify([...destination, authorities])}`;
}
/**
 * What the renewed refresh token of a seed of the service file is sealed for. Another token, provider or client in the
 * file is a new grant, and what was given for the old one must not open any more.
 */
function renewedPurpose(address, { provider, clientId, refreshToken }) {
    const replaced = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', refreshToken.reveal(), 'hex');
    return `renewed refresh token of seed ${address} for ${JSON.stringify([provider, clientId, replaced])}`;
}


/***/ }),

/***/ 56474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hJ: () => (/* binding */ toStoredSecret),
/* harmony export */   iU: () => (/* binding */ webhookPurpose),
/* harmony export */   om: () => (/* binding */ openStoredSecret)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32964);
/* harmony import */ var _world_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41502);
/* harmony import */ var _world_secret_box_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43714);
/** The secrets of webhooks at rest: sealed where an encryption key is set, as text where none is. */



/** What a sealed secret of a webhook is sealed for: see SecretBox. */
function webhookPurpose(webhookId) {
    return `secret of webhook ${webhookId}`;
}
/** The secret as it is stored. @param box `null`: no encryption key is set, and the secret is stored as it is */
function toStoredSecret(box, webhookId, secret) {
    return box === null ? secret : new _world_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(box.seal(secret, webhookPurpose(webhookId)));
}
/** The secret that signs. */
function openStoredSecret(box, webhookId, stored) {
    const text = stored.reveal();
    if (!(0,_world_secret_box_js__WEBPACK_IMPORTED_MODULE_0__/* .isSealed */ .dy)(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(stored);
    const opened = box?.open(text, webhookPurpose(webhookId)) ?? { status: 'unreadable', reason: 'no key is set' };
    if (opened.status === 'opened')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(opened.secret);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({
        input: `secret of webhook ${webhookId}`,
        came: opened.reason,
        expected: 'the encryption key that sealed it',
    });
}


/***/ })

};
