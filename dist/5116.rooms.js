export const id = 5116;
export const ids = [5116];
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

/***/ 15116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resealSecrets: () => (/* binding */ resealSecrets)
/* harmony export */ });
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7443);
/* harmony import */ var _postmaster_grant_purpose_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84897);
/* harmony import */ var _report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22728);
/* harmony import */ var _seeds_seed_vault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80084);
/* harmony import */ var _service_webhooks_webhook_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53091);
/* harmony import */ var _settings_service_file_read_secret_box_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25345);
/* harmony import */ var _world_secret_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41502);
/* harmony import */ var _world_secret_box_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43714);
/* harmony import */ var _open_command_storage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49040);
/* harmony import */ var _print_data_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6054);
/** `presend secrets reseal`: encrypts every stored secret with the first encryption key. */
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










/** Returns 2 if some secrets could not be decrypted. @throws PresendError SETTINGS_INVALID without a key, STORAGE_FAILED */
async function resealSecrets(input, deps) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, host, terminal } = deps;
        const box = await (0,_settings_service_file_read_secret_box_js__WEBPACK_IMPORTED_MODULE_3__/* .readSecretBox */ .Wh)({ config: input.config, workingDirectory: host.workingDirectory }, world);
        if (box.status === 'bad')
            throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemsError */ .$j)('SETTINGS_INVALID', 'Reading the encryption keys', box.problems);
        if (box.value === null) {
            throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemsError */ .$j)('SETTINGS_INVALID', 'Reading the encryption keys', [(0,_settings_service_file_read_secret_box_js__WEBPACK_IMPORTED_MODULE_3__/* .noKeyProblem */ .A5)('stored secrets')]);
        }
        const storage = __addDisposableResource(env_1, await (0,_open_command_storage_js__WEBPACK_IMPORTED_MODULE_5__/* .openCommandStorage */ .l)(input, deps), true);
        const { store } = storage;
        const counts = {
            seeds: await resealSeeds(store, box.value),
            postmaster: await resealGrants(store, box.value),
            webhooks: await resealWebhooks(store, box.value),
        };
        if (input.isJson)
            (0,_print_data_js__WEBPACK_IMPORTED_MODULE_6__/* .printJson */ .Q2)(counts, terminal);
        else {
            for (const [kind, { resealed, current, unreadable }] of Object.entries(counts)) {
                terminal.print(`${kind}: ${resealed} resealed, ${current} already current, ${unreadable} unreadable\n`);
            }
        }
        const unreadable = Object.values(counts).reduce((sum, one) => sum + one.unreadable, 0);
        if (unreadable === 0)
            return 0;
        const advice = `${unreadable} secrets cannot be decrypted with the given keys: add the missing key, or enter the secrets again`;
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
            const after = resealer(box, counts)(before.reveal(), (0,_service_webhooks_webhook_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .webhookPurpose */ .iU)(webhookId));
            if (after !== null)
                await store.replaceWebhookSecret(webhookId, before, new _world_secret_js__WEBPACK_IMPORTED_MODULE_9__/* .Secret */ .z(after));
        }
    }
    return counts;
}
function noCounts() {
    return { resealed: 0, current: 0, unreadable: 0 };
}
/** Returns null for a secret that stays unchanged. Encrypts secrets that are stored in the clear. */
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
/** The purpose of a sealed refresh token; see SecretBox. */
/** Binds the token to its account. */
function grantPurpose({ workspaceId, email }) {
    return `refresh token of postmaster account ${email} in workspace ${workspaceId}`;
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

/***/ 53091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EE: () => (/* binding */ parseChosenSecret),
/* harmony export */   Kl: () => (/* binding */ generateSecret),
/* harmony export */   fL: () => (/* binding */ signingSecrets),
/* harmony export */   hJ: () => (/* binding */ toStoredSecret),
/* harmony export */   iU: () => (/* binding */ webhookPurpose),
/* harmony export */   jr: () => (/* binding */ newSecret)
/* harmony export */ });
/* unused harmony export openStoredSecret */
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32964);
/* harmony import */ var _world_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41502);
/* harmony import */ var _world_secret_box_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43714);
/** Webhook secrets: created, stored (sealed if an encryption key is set) and opened for signing. */



const minSecretLength = 24;
const maxSecretLength = 256;
/** Creates `whsec_` and 256 random bits in base64url. */
function generateSecret(random) {
    return new _world_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(`whsec_${Buffer.from(random.bytes(32)).toString('base64url')}`);
}
/** Parses a secret chosen by the user: printable ASCII without spaces, which files and variables keep unchanged. */
function parseChosenSecret(text, input) {
    const limits = `${minSecretLength} to ${maxSecretLength}`;
    if (text.length < minSecretLength || text.length > maxSecretLength) {
        const todo = 'omit it to have one generated';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ input, came: `${text.length} characters`, expected: `a secret of ${limits} characters`, todo });
    }
    if ((0,_world_secret_box_js__WEBPACK_IMPORTED_MODULE_0__/* .isSealed */ .dy)(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ input, came: 'a sealed secret', expected: 'the secret itself' });
    if (/^[\x21-\x7e]+$/u.test(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(new _world_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(text));
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ input, came: 'spaces or characters outside ASCII', expected: 'printable ASCII without spaces' });
}
/** Makes a stored secret the current one. */
function newSecret(secret, createdAtMs) {
    return { secret, createdAtMs, validUntilMs: null };
}
/** The purpose that a webhook's secret is sealed for; see SecretBox. */
function webhookPurpose(webhookId) {
    return `secret of webhook ${webhookId}`;
}
/** The secret in the form that is stored. @param box `null`: no encryption key is set, so the secret is stored in plain text */
function toStoredSecret(box, webhookId, secret) {
    return box === null ? secret : new _world_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(box.seal(secret, webhookPurpose(webhookId)));
}
/** Opens a stored secret. */
function openStoredSecret(box, webhookId, stored) {
    const text = stored.reveal();
    if (!(0,_world_secret_box_js__WEBPACK_IMPORTED_MODULE_0__/* .isSealed */ .dy)(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(stored);
    const opened = box?.open(text, webhookPurpose(webhookId)) ?? { status: 'unreadable', reason: 'no encryption key' };
    if (opened.status === 'opened')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(opened.secret);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({
        input: `secret of webhook ${webhookId}`,
        came: opened.reason,
        expected: 'the encryption key that sealed it',
    });
}
/** Opens the secrets that are valid at `nowMs`; fails if the encryption key of one is missing. */
function signingSecrets({ webhookId, secrets }, box, nowMs) {
    const [newest, ...older] = secrets;
    if (newest === undefined)
        throw new TypeError('a stored webhook has no secret');
    const before = older.find(({ validUntilMs }) => validUntilMs !== null && validUntilMs > nowMs);
    const current = openStoredSecret(box, webhookId, newest.secret);
    const previous = before === undefined ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(null) : openStoredSecret(box, webhookId, before.secret);
    if (current.status === 'bad' || previous.status === 'bad') {
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)(...[current, previous].flatMap((one) => (one.status === 'bad' ? one.problems : [])));
    }
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)({ current: current.value, previous: previous.value });
}


/***/ })

};
