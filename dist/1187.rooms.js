export const id = 1187;
export const ids = [1187];
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

/***/ 41187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addWebhook: () => (/* binding */ addWebhook),
/* harmony export */   listWebhooks: () => (/* binding */ listWebhooks),
/* harmony export */   notFound: () => (/* binding */ notFound),
/* harmony export */   removeWebhook: () => (/* binding */ removeWebhook),
/* harmony export */   rotateSecret: () => (/* binding */ rotateSecret)
/* harmony export */ });
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7443);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(32964);
/* harmony import */ var _report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22728);
/* harmony import */ var _service_accounts_account_name_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(26623);
/* harmony import */ var _service_webhooks_new_webhook_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51996);
/* harmony import */ var _service_webhooks_parse_webhook_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45077);
/* harmony import */ var _service_webhooks_webhook_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53091);
/* harmony import */ var _settings_parsers_duration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33684);
/* harmony import */ var _settings_service_file_read_secret_box_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25345);
/* harmony import */ var _settings_service_file_read_service_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38106);
/* harmony import */ var _open_command_storage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49040);
/* harmony import */ var _print_data_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6054);
/** `presend webhook add|list|remove|rotate`: manages webhooks directly on the storage. */
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












const secretVariable = 'PRESEND_WEBHOOK_SECRET';
const maxOverlapMs = 720 * 3_600_000;
/** `webhook add` */
async function addWebhook(input, deps) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, host, terminal } = deps;
        const place = { config: input.config, workingDirectory: host.workingDirectory };
        const allowPrivate = await (0,_settings_service_file_read_service_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .readAllowPrivateSetting */ .DK)(place, world);
        const parsed = (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .parsedObject */ .jM)({
            allowPrivate,
            url: (0,_service_webhooks_parse_webhook_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseWebhookUrl */ ._b)(input.url, { allowPrivate: allowPrivate.status === 'ok' && allowPrivate.value }),
            workspaceId: (0,_service_accounts_account_name_js__WEBPACK_IMPORTED_MODULE_10__/* .parseAccountName */ .K)(input.workspace, '--workspace'),
            signing: signingSecret(input.secret, deps),
            box: await (0,_settings_service_file_read_secret_box_js__WEBPACK_IMPORTED_MODULE_5__/* .readSecretBox */ .Wh)(place, world),
        });
        if (parsed.status === 'bad')
            throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemsError */ .$j)('SETTINGS_INVALID', 'Adding a webhook', parsed.problems);
        const { url, workspaceId, signing, box } = parsed.value;
        const storage = __addDisposableResource(env_1, await (0,_open_command_storage_js__WEBPACK_IMPORTED_MODULE_7__/* .openCommandStorage */ .l)(input, deps, 'create'), true);
        const webhook = (0,_service_webhooks_new_webhook_js__WEBPACK_IMPORTED_MODULE_1__/* .newWebhook */ .g)({ workspaceId, url, secret: signing.secret }, { ...world, box });
        await storage.store.createWebhook(webhook);
        printCreated(webhook, signing, { input, deps });
        const where = `workspace ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .quoteValue */ .cl)(workspaceId)} in ${storage.shown}`;
        terminal.tell(`${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_11__/* .escapeTerminal */ .e)(`Added webhook ${webhook.webhookId}, ${where}.${secretNote(signing)}`)}\n`);
        // A workspace exists by its name only, so a typo would go unnoticed.
        const tokens = await storage.store.listTokens();
        if (!tokens.some((token) => token.workspaceId === workspaceId))
            terminal.tell(`${_print_data_js__WEBPACK_IMPORTED_MODULE_8__/* .noTokenNote */ .hr}\n`);
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
/** `webhook rotate` */
async function rotateSecret(input, deps) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, host, terminal } = deps;
        const { webhookId, config } = input;
        const parsed = (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .parsedObject */ .jM)({
            overlapMs: (0,_settings_parsers_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p0)({ minMs: 0, maxMs: maxOverlapMs })(input.overlap, '--overlap'),
            signing: signingSecret(input.secret, deps),
            box: await (0,_settings_service_file_read_secret_box_js__WEBPACK_IMPORTED_MODULE_5__/* .readSecretBox */ .Wh)({ config, workingDirectory: host.workingDirectory }, world),
        });
        if (parsed.status === 'bad')
            throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemsError */ .$j)('SETTINGS_INVALID', 'Rotating a webhook secret', parsed.problems);
        const { overlapMs, signing, box } = parsed.value;
        const storage = __addDisposableResource(env_2, await (0,_open_command_storage_js__WEBPACK_IMPORTED_MODULE_7__/* .openCommandStorage */ .l)(input, deps), true);
        const nowMs = world.clock.nowMs();
        const secret = (0,_service_webhooks_webhook_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .newSecret */ .jr)((0,_service_webhooks_webhook_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .toStoredSecret */ .hJ)(box, webhookId, signing.secret), nowMs);
        await storage.store.rotateWebhookSecret(webhookId, secret, nowMs + overlapMs);
        const webhook = await storage.store.findWebhook(webhookId);
        if (webhook === null)
            throw notFound('Rotating a webhook secret', webhookId, 'webhook');
        printCreated(webhook, signing, { input, deps });
        const previous = overlapMs === 0 ? 'is no longer valid' : `stays valid for ${(0,_settings_parsers_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .renderDuration */ .PP)(overlapMs)}`;
        const text = `Changed the secret of webhook ${webhookId}; the previous one ${previous}.${secretNote(signing)}`;
        terminal.tell(`${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_11__/* .escapeTerminal */ .e)(text)}\n`);
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
/** Takes the flag's secret, else the environment's, else a new one. */
function signingSecret(flag, { world }) {
    const variable = world.env[secretVariable] ?? '';
    if (flag === null && variable === '') {
        return { status: 'ok', value: { secret: (0,_service_webhooks_webhook_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .generateSecret */ .Kl)(world.random), isNew: true } };
    }
    const parsed = flag === null ? (0,_service_webhooks_webhook_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .parseChosenSecret */ .EE)(variable, secretVariable) : (0,_service_webhooks_webhook_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .parseChosenSecret */ .EE)(flag, '--secret');
    return parsed.status === 'bad' ? parsed : { status: 'ok', value: { secret: parsed.value, isNew: false } };
}
function secretNote({ isNew }) {
    return isNew ? ' Save its secret now: it is not shown again.' : ' It uses the given secret.';
}
/** Prints `id secret`, for `read -r id secret`, or the id alone if the secret was given. */
function printCreated(webhook, signing, { input, deps: { terminal, world } }) {
    const secret = signing.isNew ? signing.secret.reveal() : null;
    if (input.isJson)
        (0,_print_data_js__WEBPACK_IMPORTED_MODULE_8__/* .printJson */ .Q2)({ webhook: webhookObject(webhook, world.clock.nowMs()), secret }, terminal);
    else
        terminal.print(`${webhook.webhookId}${secret === null ? '' : ` ${secret}`}\n`);
}
/** `webhook list` */
async function listWebhooks(input, deps) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const { terminal, world } = deps;
        const storage = __addDisposableResource(env_3, await (0,_open_command_storage_js__WEBPACK_IMPORTED_MODULE_7__/* .openCommandStorage */ .l)(input, deps), true);
        const webhooks = await storage.store.listWebhooks(input.workspace);
        const nowMs = world.clock.nowMs();
        if (input.isJson)
            (0,_print_data_js__WEBPACK_IMPORTED_MODULE_8__/* .printJson */ .Q2)({ webhooks: webhooks.map((one) => webhookObject(one, nowMs)) }, terminal);
        else if (webhooks.length === 0)
            terminal.tell('No webhooks. Add one with: presend webhook add\n');
        else
            (0,_print_data_js__WEBPACK_IMPORTED_MODULE_8__/* .printTable */ .e4)(webhookTable(webhooks, nowMs), terminal);
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
/** `webhook remove` */
async function removeWebhook(input, deps) {
    const env_4 = { stack: [], error: void 0, hasError: false };
    try {
        const { terminal, world } = deps;
        const storage = __addDisposableResource(env_4, await (0,_open_command_storage_js__WEBPACK_IMPORTED_MODULE_7__/* .openCommandStorage */ .l)(input, deps), true);
        const webhook = await storage.store.findWebhook(input.webhookId);
        const isRemoved = webhook !== null && (await storage.store.removeWebhook(input.webhookId));
        if (!isRemoved)
            throw notFound('Removing a webhook', input.webhookId, 'webhook');
        const nowMs = world.clock.nowMs();
        if (input.isJson)
            (0,_print_data_js__WEBPACK_IMPORTED_MODULE_8__/* .printJson */ .Q2)({ webhook: webhookObject(webhook, nowMs), removed_at: (0,_print_data_js__WEBPACK_IMPORTED_MODULE_8__/* .isoTime */ .Ly)(nowMs) }, terminal);
        else
            terminal.print(`${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_11__/* .escapeTerminal */ .e)(`Removed webhook ${webhook.webhookId} to ${webhook.url}`)}\n`);
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
/** The error for an unknown id. */
function notFound(done, id, what) {
    const list = what === 'webhook' ? 'presend webhook list' : 'presend webhook deliveries';
    return (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInput */ .aY)({
        done,
        came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .quoteValue */ .cl)(id),
        expected: `the id of a ${what}`,
        todo: `list the ids with: ${list}`,
    });
}
function webhookTable(webhooks, nowMs) {
    return {
        columns: ['id', 'workspace', 'created (UTC)', 'old secret until', 'url'].map(_print_data_js__WEBPACK_IMPORTED_MODULE_8__/* .textColumn */ ._u),
        rows: webhooks.map((webhook) => {
            const endMs = overlapEndMs(webhook, nowMs);
            const { webhookId, workspaceId, createdAtMs, url } = webhook;
            return [webhookId, workspaceId, (0,_print_data_js__WEBPACK_IMPORTED_MODULE_8__/* .minuteText */ .Wn)(createdAtMs), endMs === null ? '-' : (0,_print_data_js__WEBPACK_IMPORTED_MODULE_8__/* .minuteText */ .Wn)(endMs), url];
        }),
    };
}
function webhookObject(webhook, nowMs) {
    return {
        id: webhook.webhookId,
        url: webhook.url,
        workspace: webhook.workspaceId,
        created_at: (0,_print_data_js__WEBPACK_IMPORTED_MODULE_8__/* .isoTime */ .Ly)(webhook.createdAtMs),
        previous_secret_valid_until: (0,_print_data_js__WEBPACK_IMPORTED_MODULE_8__/* .isoTimeOrNull */ .ZF)(overlapEndMs(webhook, nowMs)),
    };
}
/** When the previous secret expires; null if none is valid. */
function overlapEndMs({ secrets }, nowMs) {
    return secrets.find(({ validUntilMs }) => validUntilMs !== null && validUntilMs > nowMs)?.validUntilMs ?? null;
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

/***/ 39343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ classifyAddress),
/* harmony export */   W: () => (/* binding */ isAllowedClass)
/* harmony export */ });
/* harmony import */ var _world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49406);
/**
 * Which addresses a webhook may be sent to. IPv4: everything outside IANA's special-purpose registry. IPv6: only global
 * unicast outside that registry.
 */

/** Classes that `allow-private` allows. No other class has a legitimate receiver. */
const privateClasses = new Set(['loopback', 'private', 'shared (CGNAT)']);
/**
 * Source: IANA IPv4 and IPv6 Special-Purpose Address Registries (RFC 6890), IPv4 Multicast (RFC 5771); for metadata
 * services, the providers' documentation. The first range that contains an address determines its class.
 */
const specialRanges = [
    // These services hand out the machine's credentials.
    {
        kind: 'cloud metadata',
        networks: parseNetworks('169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 168.63.129.16 192.0.0.192 fd00:ec2::/32 fd20:ce::254'),
    },
    { kind: 'loopback', networks: parseNetworks('127.0.0.0/8 ::1') },
    { kind: 'unspecified', networks: parseNetworks('0.0.0.0/8 ::') },
    { kind: 'IPv4 written as IPv6', networks: parseNetworks('::/96 ::ffff:0:0/96 ::ffff:0:0:0/96') },
    { kind: 'private', networks: parseNetworks('10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 fc00::/7') },
    { kind: 'shared (CGNAT)', networks: parseNetworks('100.64.0.0/10') },
    { kind: 'link-local', networks: parseNetworks('169.254.0.0/16 fe80::/10 fec0::/10') },
    { kind: 'multicast', networks: parseNetworks('224.0.0.0/4 ff00::/8') },
    {
        kind: 'documentation',
        networks: parseNetworks('192.0.2.0/24 198.51.100.0/24 203.0.113.0/24 2001:db8::/32 3fff::/20'),
    },
    { kind: 'benchmarking', networks: parseNetworks('198.18.0.0/15 2001:2::/48') },
    // 6to4 and Teredo embed an arbitrary IPv4 address and are obsolete (RFC 7526, RFC 4380).
    { kind: '6to4', networks: parseNetworks('2002::/16 192.88.99.0/24') },
    { kind: 'Teredo', networks: parseNetworks('2001::/32') },
    // RFC 8215: only that network's operator knows where these addresses lead.
    { kind: 'local NAT64', networks: parseNetworks('64:ff9b:1::/48') },
    { kind: 'reserved', networks: parseNetworks('192.0.0.0/24 240.0.0.0/4 2001::/23 100::/64') },
];
const nat64 = parseNetworks('64:ff9b::/96');
const allocated = parseNetworks('0.0.0.0/0 2000::/3');
function parseNetworks(ranges) {
    return ranges.split(/\s+/u).map((range) => {
        const network = (0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__/* .parseNetwork */ .MO)(range);
        if (network === null)
            throw new Error(`invalid network: ${range}`);
        return network;
    });
}
/** The class of an address in textual form. An address with a zone (`fe80::1%eth0`) is `not an address`. */
function classifyAddress(address) {
    const bytes = (0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressBytes */ .AS)(address);
    if (bytes === null)
        return 'not an address';
    // A DNS64 resolver returns such an address for every IPv4-only receiver: classify the IPv4 address it leads to.
    if ((0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isInNetworks */ .x4)(address, nat64))
        return classifyAddress(bytes.subarray(12).join('.'));
    const special = specialRanges.find(({ networks }) => (0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isInNetworks */ .x4)(address, networks));
    if (special !== undefined)
        return special.kind;
    return (0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isInNetworks */ .x4)(address, allocated) ? 'public' : 'reserved';
}
/** Whether a webhook may be sent to an address of this class. */
function isAllowedClass(kind, rules) {
    return kind === 'public' || (rules.allowPrivate && privateClasses.has(kind));
}


/***/ }),

/***/ 51996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ newDeliveryId),
/* harmony export */   g: () => (/* binding */ newWebhook)
/* harmony export */ });
/* harmony import */ var _webhook_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53091);
/** Creates webhooks and deliveries. */

/** Creates a webhook of a workspace. @param box seals its secret; `null`: no encryption key is set */
function newWebhook(wanted, { clock, random, box, }) {
    const createdAtMs = clock.nowMs();
    const webhookId = `wh_${random.uuid()}`;
    return {
        webhookId,
        workspaceId: wanted.workspaceId,
        url: wanted.url.href,
        createdAtMs,
        secrets: [(0,_webhook_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .newSecret */ .jr)((0,_webhook_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .toStoredSecret */ .hJ)(box, webhookId, wanted.secret), createdAtMs)],
    };
}
/** Creates the id of a redelivery. */
function newDeliveryId(random) {
    return `wd_${random.uuid()}`;
}


/***/ }),

/***/ 45077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ isLocalhost),
/* harmony export */   _b: () => (/* binding */ parseWebhookUrl),
/* harmony export */   w4: () => (/* binding */ hostOf)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32964);
/* harmony import */ var _address_class_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39343);
/** Parses the URL of a webhook. */



/** Some servers reject longer URLs. */
const maxUrlLength = 2048;
const input = 'webhook URL';
/**
 * Parses a URL, or returns all problems. Host names are resolved later, for each attempt.
 *
 * @returns the URL in canonical form, international names as A-labels (RFC 5891)
 */
function parseWebhookUrl(text, rules) {
    const url = isPlainText(text) ? URL.parse(text) : null;
    if (url === null || !['http:', 'https:'].includes(url.protocol)) {
        // The part before an @ may contain a password.
        const came = text.includes('@') ? 'something else' : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(text);
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ input, came, expected: 'a URL such as https://example.com/hooks/presend' });
    }
    const problems = checks.flatMap((check) => check({ text, url, rules }));
    return problems.length === 0 ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(url) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)(...problems);
}
/** `URL.hostname` without the brackets of an IPv6 address. */
function hostOf(url) {
    return url.hostname.replace(/^\[(.*)\]$/u, '$1');
}
/** The URL class silently fixes tabs, line ends, spaces, `\` and missing slashes: what is checked must be what was typed. */
function isPlainText(text) {
    return text.length <= maxUrlLength && /^\w+:\/\/(?!\/)[^\s\p{Cc}\p{Cf}\\]+$/u.test(text);
}
const checks = [checkScheme, checkCredentials, checkFragment, checkPort, checkHost, checkAddress];
function checkScheme({ url, rules }) {
    if (url.protocol === 'https:' || rules.allowPrivate)
        return [];
    const todo = 'http would send results unencrypted; webhooks.allow-private allows it inside your own network';
    return [{ input, came: '"http:"', expected: '"https:"', todo }];
}
/** Does not show the password. */
function checkCredentials({ url }) {
    if (url.username === '' && url.password === '')
        return [];
    const todo = 'remove them; receivers authenticate events by their signature';
    return [{ input, came: 'a user name or password', expected: 'none in the URL', todo }];
}
function checkFragment({ text }) {
    return text.includes('#') ? [{ input, came: 'a "#"', expected: 'no fragment, because it is never sent' }] : [];
}
function checkPort({ url }) {
    return url.port === '0' ? [{ input, came: 'port 0', expected: 'a port from 1 to 65535' }] : [];
}
function checkHost({ text, url }) {
    const host = hostOf(url);
    if (host.endsWith('.'))
        return [{ input, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(host), expected: 'a host without a trailing dot' }];
    // `0x7f.1`, `2130706433` and `１２７.0.0.1` hide an address from people who read the list of webhooks.
    const written = /^\w+:\/\/(?:[^/?#@]*@)?([^/?#:]*)/u.exec(text)?.[1];
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(host) && written !== host) {
        return [{ input, came: `an unusual spelling of ${host}`, expected: 'an IPv4 address in dotted decimal form' }];
    }
    return [];
}
function checkAddress({ url, rules }) {
    const host = hostOf(url);
    const address = isLocalhost(host) ? '127.0.0.1' : host;
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0)
        return [];
    const kind = (0,_address_class_js__WEBPACK_IMPORTED_MODULE_1__/* .classifyAddress */ .D)(address);
    if ((0,_address_class_js__WEBPACK_IMPORTED_MODULE_1__/* .isAllowedClass */ .W)(kind, rules))
        return [];
    const todo = (0,_address_class_js__WEBPACK_IMPORTED_MODULE_1__/* .isAllowedClass */ .W)(kind, { allowPrivate: true }) ? { todo: 'webhooks.allow-private allows it' } : {};
    return [{ input, came: `${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(host)} (${kind})`, expected: 'a public address', ...todo }];
}
/** Names that always mean this machine: RFC 6761 §6.3. */
function isLocalhost(host) {
    return /(?:^|\.)localhost\.?$/iu.test(host);
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
