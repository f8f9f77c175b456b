export const id = 673;
export const ids = [673];
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

/***/ 20921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ parseAccountEmail)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/* harmony import */ var _report_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11984);
/** The address that names a postmaster account. */


/** Returns it in lower case. presend never sends mail to it. */
function parseAccountEmail(text, input) {
    const email = text.trim().toLowerCase();
    const isAddress = /^[^\s@]{1,64}@[^\s@]{1,253}$/u.test(email) && (0,_report_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(email) === email;
    if (isAddress)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(email);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ input, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteValue */ .cl)(text), expected: 'an email address' });
}


/***/ }),

/***/ 673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   disconnectAccount: () => (/* binding */ disconnectAccount)
/* harmony export */ });
/* harmony import */ var _commands_open_command_storage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49040);
/* harmony import */ var _commands_print_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6054);
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7443);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32964);
/* harmony import */ var _oauth_open_oauth_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45935);
/* harmony import */ var _report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22728);
/* harmony import */ var _service_accounts_account_name_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(26623);
/* harmony import */ var _settings_engine_closest_name_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(30115);
/* harmony import */ var _settings_service_file_google_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28891);
/* harmony import */ var _settings_service_file_read_secret_box_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25345);
/* harmony import */ var _google_provider_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24605);
/* harmony import */ var _grant_purpose_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(84897);
/* harmony import */ var _account_email_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20921);
/** `presend postmaster disconnect` */
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













/** @throws PresendError SETTINGS_INVALID, STORAGE_FAILED */
async function disconnectAccount(input, deps) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { terminal } = deps;
        const storage = __addDisposableResource(env_1, await (0,_commands_open_command_storage_js__WEBPACK_IMPORTED_MODULE_0__/* .openCommandStorage */ .l)(input, deps), true);
        const { store } = storage;
        const account = await findAccount(input, store);
        if (input.isDataDeleted && !(await isConfirmed(input, account, deps))) {
            terminal.tell('Nothing was changed.\n');
            return 0;
        }
        const outcome = await revokeGrant(account, { input, store, deps });
        if (input.isDataDeleted)
            await store.removePostmasterAccount(account.id);
        else
            await store.endPostmasterGrant(account.id);
        const data = input.isDataDeleted ? 'deleted' : 'kept';
        if (input.isJson)
            (0,_commands_print_data_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)({ email: account.email, grant: outcome.status, data }, terminal);
        else
            terminal.print(`Disconnected ${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeTerminal */ .e)(account.email)}; its data is ${data}\n`);
        const note = outcomeNote(outcome);
        if (note !== null)
            terminal.tell(`${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeTerminal */ .e)(note)}\n`);
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
const done = 'Disconnecting an account';
async function findAccount(input, store) {
    const parsed = (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .parsedObject */ .jM)({
        workspace: (0,_service_accounts_account_name_js__WEBPACK_IMPORTED_MODULE_9__/* .parseAccountName */ .K)(input.workspace, '--workspace'),
        email: (0,_account_email_js__WEBPACK_IMPORTED_MODULE_10__/* .parseAccountEmail */ .b)(input.email, 'email'),
    });
    if (parsed.status === 'bad')
        throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_2__/* .problemsError */ .$j)('SETTINGS_INVALID', done, parsed.problems);
    const { workspace, email } = parsed.value;
    const account = await store.findPostmasterAccountByEmail(workspace, email);
    if (account !== null)
        return account;
    const known = (await store.listPostmasterAccounts(workspace)).map((one) => one.email);
    const closest = (0,_settings_engine_closest_name_js__WEBPACK_IMPORTED_MODULE_11__/* .closestName */ .N)(email, known);
    throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_2__/* .invalidInput */ .aY)({
        done,
        came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteValue */ .cl)(email),
        expected: `an account of workspace ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteValue */ .cl)(workspace)}`,
        todo: closest === null ? 'list them with: presend postmaster list' : `did you mean ${closest}?`,
    });
}
/** @throws PresendError without --yes and without a terminal */
async function isConfirmed(input, { email }, { terminal }) {
    if (input.isConfirmed)
        return true;
    if (!terminal.canAsk) {
        throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_2__/* .invalidInput */ .aY)({
            done: 'Deleting the data of an account',
            came: '--delete-data without --yes, and no terminal for a confirmation',
            expected: 'both options',
            todo: 'nothing was changed; Google provides only part of deleted data again',
        });
    }
    const question = `Delete ${email} and all its data? Google provides only part of it again. (yes/no) `;
    const answer = await terminal.ask((0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeTerminal */ .e)(question), new AbortController().signal);
    return answer?.trim().toLowerCase() === 'yes';
}
/** Tries to revoke the grant; the caller deletes the token in any case. */
async function revokeGrant(account, { input, store, deps: { host, world } }) {
    const { sealedRefreshToken } = account;
    if (sealedRefreshToken === null)
        return { status: 'none' };
    // All tokens of one account and one client are one grant.
    const others = (await store.listPostmasterAccounts(null)).filter((one) => one.id !== account.id && one.email === account.email && one.grantState === 'active');
    if (others.length > 0)
        return { status: 'shared' };
    const place = { config: input.config, workingDirectory: host.workingDirectory };
    const google = await (0,_settings_service_file_google_js__WEBPACK_IMPORTED_MODULE_4__/* .readGoogleSetting */ .ou)(place, world);
    const box = await (0,_settings_service_file_read_secret_box_js__WEBPACK_IMPORTED_MODULE_5__/* .readSecretBox */ .Wh)(place, world);
    if (google.status === 'bad' || google.value === null)
        return kept('the service file has no Google client');
    if (box.status === 'bad' || box.value === null)
        return kept('there is no encryption key to decrypt its token');
    const opened = box.value.open(sealedRefreshToken, (0,_grant_purpose_js__WEBPACK_IMPORTED_MODULE_12__/* .grantPurpose */ .b)(account));
    if (opened.status === 'unreadable')
        return kept(`its token cannot be decrypted: ${opened.reason}`);
    const oauth = (0,_oauth_open_oauth_client_js__WEBPACK_IMPORTED_MODULE_3__/* .openOAuthClient */ .Z)((0,_google_provider_js__WEBPACK_IMPORTED_MODULE_6__/* .googleProvider */ .hJ)(google.value), world);
    const status = await oauth.revoke(opened.secret, new AbortController().signal);
    return status === 'unavailable' ? kept('Google did not accept the request') : { status };
}
function kept(reason) {
    return { status: 'kept', reason };
}
function outcomeNote(outcome) {
    switch (outcome.status) {
        case 'revoked':
            return null;
        case 'gone':
            return 'Google had already ended the grant.';
        case 'none':
            return 'It had no grant.';
        case 'shared':
            return 'The grant at Google is kept: another workspace uses the same account.';
        case 'kept':
            return (`The grant at Google was not revoked: ${outcome.reason}. Its owner can end it at ` +
                'https://myaccount.google.com/connections; the stored token is deleted.');
        default:
            return outcome;
    }
}


/***/ }),

/***/ 24605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xq: () => (/* binding */ wantedScopes),
/* harmony export */   hJ: () => (/* binding */ googleProvider),
/* harmony export */   m9: () => (/* binding */ askedScopes)
/* harmony export */ });
/** Google as an OAuth provider. */
/** Builds the provider. */
function googleProvider(client) {
    const { clientId, clientSecret, authorizeUrl, tokenUrl, revokeUrl } = client;
    return { name: 'Google', clientId, clientSecret, authorizeUrl, tokenUrl, revokeUrl };
}
/**
 * The required scopes. Statistics have a read-only scope; `domains.list` has none, and needs one that may also add and
 * remove domains. presend only lists.
 *
 * Source: discovery document of gmailpostmastertools v2, revision 20260209, `scopes` of each method.
 */
const wantedScopes = [
    'https://www.googleapis.com/auth/postmaster.traffic.readonly',
    'https://www.googleapis.com/auth/postmaster.domain',
];
/** The requested scopes, including the account's address. */
const askedScopes = ['openid', 'email', ...wantedScopes];


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


/***/ })

};
