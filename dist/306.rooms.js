export const id = 306;
export const ids = [306];
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

/***/ 60306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runWebhookCommand: () => (/* binding */ runWebhookCommand)
});

// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/report/escape-terminal.js
var escape_terminal = __webpack_require__(22728);
// EXTERNAL MODULE: ./lib/service/accounts/account-name.js
var account_name = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/world/secret.js
var secret = __webpack_require__(41502);
// EXTERNAL MODULE: ./lib/world/secret-box.js
var secret_box = __webpack_require__(43714);
// EXTERNAL MODULE: ./lib/service/webhooks/webhook-vault.js
var webhook_vault = __webpack_require__(56474);
;// CONCATENATED MODULE: ./lib/service/webhooks/new-webhook.js
/** Webhooks and secrets that come into being. */




/** The shortest secret that somebody may choose: guessing it must take for ever. */
const shortestSecretLength = 24;
const longestSecretLength = 256;
/** A new webhook of a workspace. @param box seals its secret; `null`: no encryption key is set */
function newWebhook(wanted, { clock, random, box, }) {
    const createdAtMs = clock.nowMs();
    const webhookId = `wh_${random.uuid()}`;
    return {
        webhookId,
        workspaceId: wanted.workspaceId,
        url: wanted.url.href,
        createdAtMs,
        secrets: [newSecret((0,webhook_vault/* toStoredSecret */.hJ)(box, webhookId, wanted.secret), createdAtMs)],
    };
}
/** A secret, as it is stored, that is the current one from now on. */
function newSecret(secret, createdAtMs) {
    return { secret, createdAtMs, validUntilMs: null };
}
/** `whsec_` and 256 random bits in base64url. */
function generateSecret(random) {
    return new secret/* Secret */.z(`whsec_${Buffer.from(random.bytes(32)).toString('base64url')}`);
}
/** A secret that somebody chose: printable ASCII without blanks, so that it survives files and variables unchanged. */
function parseChosenSecret(text, input) {
    const limits = `${shortestSecretLength} to ${longestSecretLength}`;
    if (text.length < shortestSecretLength || text.length > longestSecretLength) {
        const todo = 'leave it out, and a good one is made';
        return (0,problem/* bad */.MB)({ input, came: `${text.length} characters`, expected: `a secret of ${limits} characters`, todo });
    }
    if ((0,secret_box/* isSealed */.dy)(text))
        return (0,problem/* bad */.MB)({ input, came: 'a text that is sealed', expected: 'the secret itself' });
    if (/^[\x21-\x7e]+$/u.test(text))
        return (0,problem.ok)(new secret/* Secret */.z(text));
    return (0,problem/* bad */.MB)({ input, came: 'blanks or characters outside ASCII', expected: 'printable ASCII without blanks' });
}
/** `wd_` and a random name, for a delivery that somebody asked for again. */
function newDeliveryId(random) {
    return `wd_${random.uuid()}`;
}

// EXTERNAL MODULE: ./lib/service/webhooks/parse-webhook-url.js
var parse_webhook_url = __webpack_require__(45077);
// EXTERNAL MODULE: ./lib/settings/parsers/duration.js
var duration = __webpack_require__(33684);
// EXTERNAL MODULE: ./lib/settings/service-file/read-secret-box.js
var read_secret_box = __webpack_require__(25345);
// EXTERNAL MODULE: ./lib/settings/service-file/read-service-settings.js + 4 modules
var read_service_settings = __webpack_require__(71833);
// EXTERNAL MODULE: ./lib/commands/open-line-storage.js
var open_line_storage = __webpack_require__(19751);
// EXTERNAL MODULE: ./lib/commands/print-data.js
var print_data = __webpack_require__(6054);
// EXTERNAL MODULE: ./lib/commands/token-objects.js
var token_objects = __webpack_require__(20318);
;// CONCATENATED MODULE: ./lib/commands/webhook-objects.js
/** Webhooks and deliveries as `--json` prints them; times in ISO 8601, UTC. */

/** The object of a webhook at `nowMs`. */
function webhookObject(webhook, nowMs) {
    return {
        id: webhook.webhookId,
        url: webhook.url,
        workspace: webhook.workspaceId,
        created_at: (0,token_objects/* isoTime */.Ly)(webhook.createdAtMs),
        previous_secret_valid_until: maybeTime(overlapEndMs(webhook, nowMs)),
    };
}
/** When the secret before the current one ends; `null`: there is none that is still valid. */
function overlapEndMs({ secrets }, nowMs) {
    return secrets.find(({ validUntilMs }) => validUntilMs !== null && validUntilMs > nowMs)?.validUntilMs ?? null;
}
/** The object of a delivery. */
function deliveryObject(delivery, attempts) {
    return {
        id: delivery.deliveryId,
        webhook: delivery.webhookId,
        idempotency_key: delivery.idempotencyKey,
        state: delivery.state,
        created_at: (0,token_objects/* isoTime */.Ly)(delivery.createdAtMs),
        next_attempt_at: maybeTime(delivery.nextAttemptAtMs),
        repeats: delivery.repeats,
        attempts: attempts.map(({ attemptNumber, startedAtMs, durationMs, statusCode, detail }) => ({
            number: attemptNumber,
            started_at: (0,token_objects/* isoTime */.Ly)(startedAtMs),
            duration_ms: durationMs,
            status_code: statusCode,
            detail,
        })),
    };
}
function maybeTime(timeMs) {
    return timeMs === null ? null : (0,token_objects/* isoTime */.Ly)(timeMs);
}

;// CONCATENATED MODULE: ./lib/commands/webhook-deliveries.js
/** `presend webhook deliveries` and `redeliver`: what became of each event, and the same once more. */
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






const longestList = 1000;
/** Shows the newest deliveries of a webhook. @throws PresendError when there is no such webhook */
async function showDeliveries(line, tools) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { terminal } = tools;
        const limit = parseLimit(line.limit);
        if (limit.status === 'bad')
            throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Showing deliveries', limit.problems);
        const storage = __addDisposableResource(env_1, await (0,open_line_storage/* openLineStorage */.W)(line, tools), true);
        const { store } = storage;
        if ((await store.findWebhook(line.webhookId)) === null)
            throw noSuch('Showing deliveries', line.webhookId, 'webhook');
        const listed = [];
        for (const delivery of await store.listDeliveries(line.webhookId, limit.value)) {
            listed.push({ delivery, attempts: await store.listAttempts(delivery.deliveryId) });
        }
        const objects = listed.map(({ delivery, attempts }) => deliveryObject(delivery, attempts));
        if (line.format === 'json')
            (0,print_data/* printJson */.Q2)({ deliveries: objects }, terminal);
        else if (listed.length === 0)
            terminal.tell('No deliveries yet: each settled seed of a test makes one.\n');
        else
            (0,print_data/* printTable */.e4)(deliveryTable(listed), terminal);
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
/** Asks for a delivery again; a running service finds it within seconds. @throws PresendError when there is none */
async function redeliver(line, tools) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { terminal, world } = tools;
        const storage = __addDisposableResource(env_2, await (0,open_line_storage/* openLineStorage */.W)(line, tools), true);
        const { store } = storage;
        const deliveryId = newDeliveryId(world.random);
        const again = { deliveryId, nowMs: world.clock.nowMs() };
        if (!(await store.redeliver(line.deliveryId, again)))
            throw noSuch('Delivering again', line.deliveryId, 'delivery');
        const delivery = await store.findDelivery(deliveryId);
        if (line.format === 'json') {
            (0,print_data/* printJson */.Q2)({ delivery: delivery === null ? null : deliveryObject(delivery, []) }, terminal);
            return;
        }
        terminal.print(`${deliveryId}\n`);
        terminal.tell('It is sent by the service that runs on this storage, within seconds, or when one is started.\n');
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
/** Somebody named something that is not there. */
function noSuch(done, came, what) {
    const list = what === 'webhook' ? 'presend webhook list' : 'presend webhook deliveries';
    return new presend_error/* PresendError */.W({
        code: 'SETTINGS_INVALID',
        outcome: 'misconfigured',
        done,
        came: (0,problem/* quoteValue */.cl)(came),
        expected: `the id of a ${what}`,
        todo: `see the ids with: ${list}`,
    });
}
function parseLimit(text) {
    const count = /^\d{1,4}$/u.test(text) ? Number(text) : 0;
    if (count >= 1 && count <= longestList)
        return (0,problem.ok)(count);
    return (0,problem/* bad */.MB)({ input: '--limit', came: (0,problem/* quoteValue */.cl)(text), expected: `a whole number from 1 to ${longestList}` });
}
function deliveryTable(listed) {
    return {
        columns: ['id', 'state', 'attempts', 'status', 'created (UTC)', 'next attempt', 'detail'].map(print_data/* textColumn */._u),
        rows: listed.map(({ delivery, attempts }) => {
            const last = attempts.at(-1);
            return [
                delivery.deliveryId,
                delivery.state,
                String(attempts.length),
                last === undefined ? '-' : String(last.statusCode ?? 'no answer'),
                (0,print_data/* minuteText */.Wn)(delivery.createdAtMs),
                delivery.nextAttemptAtMs === null ? '-' : (0,print_data/* minuteText */.Wn)(delivery.nextAttemptAtMs),
                last === undefined || last.detail === '' ? '-' : last.detail,
            ];
        }),
    };
}

;// CONCATENATED MODULE: ./lib/commands/run-webhook-command.js
/** `presend webhook`: the run half, on the storage itself. */
var run_webhook_command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var run_webhook_command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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















/** By which a secret is given without everybody on the machine reading it. */
const secretVariable = 'PRESEND_WEBHOOK_SECRET';
const longestOverlapMs = 720 * 3_600_000;
/** Does it; resolves with the exit code. @throws PresendError what keeps it from being done */
async function runWebhookCommand(line, tools) {
    switch (line.action) {
        case 'add':
            await add(line, tools);
            return 0;
        case 'list':
            await list(line, tools);
            return 0;
        case 'remove':
            await remove(line, tools);
            return 0;
        case 'rotate':
            await rotate(line, tools);
            return 0;
        case 'deliveries':
            await showDeliveries(line, tools);
            return 0;
        case 'redeliver':
            await redeliver(line, tools);
            return 0;
        default:
            return line;
    }
}
async function add(line, tools) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, host, terminal } = tools;
        const place = { config: line.config, workingDirectory: host.workingDirectory };
        const allowPrivate = await (0,read_service_settings/* readAllowPrivateSetting */.DK)(place, world);
        const url = (0,parse_webhook_url/* parseWebhookUrl */._b)(line.url, { allowPrivate: allowPrivate.status === 'ok' && allowPrivate.value });
        const workspace = (0,account_name/* parseAccountName */.K)(line.workspace, '--workspace');
        const signing = signingSecret(line.secret, tools);
        const box = await (0,read_secret_box/* readSecretBox */.Wh)(place, world);
        const isBad = url.status === 'bad' || workspace.status === 'bad' || signing.status === 'bad';
        if (isBad || allowPrivate.status === 'bad' || box.status === 'bad') {
            const all = [allowPrivate, url, workspace, signing, box];
            throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Adding a webhook', all.flatMap(problemsOf));
        }
        const storage = run_webhook_command_addDisposableResource(env_1, await (0,open_line_storage/* openLineStorage */.W)(line, tools, 'create'), true);
        const { secret } = signing.value;
        const made = { ...world, box: box.value };
        const webhook = newWebhook({ workspaceId: workspace.value, url: url.value, secret }, made);
        await storage.store.createWebhook(webhook);
        printMade(webhook, signing.value, { format: line.format, ...tools });
        const of = `workspace ${(0,problem/* quoteValue */.cl)(webhook.workspaceId)} in ${storage.shown}`;
        terminal.tell(`${(0,escape_terminal/* escapeTerminal */.e)(`Added webhook ${webhook.webhookId} of ${of}.${keepSafe(signing.value)}`)}\n`);
        // A workspace is only a name: one that is mistyped would wait for results for ever.
        const tokens = await storage.store.listTokens();
        if (tokens.some((token) => token.workspaceId === webhook.workspaceId))
            return;
        terminal.tell('That workspace has no token yet: if its name is right, make one with: presend token create\n');
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = run_webhook_command_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function rotate(line, tools) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, host, terminal } = tools;
        const overlap = (0,duration/* duration */.p0)({ minMs: 0, maxMs: longestOverlapMs })(line.overlap, '--overlap');
        const signing = signingSecret(line.secret, tools);
        const box = await (0,read_secret_box/* readSecretBox */.Wh)({ config: line.config, workingDirectory: host.workingDirectory }, world);
        if (overlap.status === 'bad' || signing.status === 'bad' || box.status === 'bad') {
            throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Changing a secret', [overlap, signing, box].flatMap(problemsOf));
        }
        const storage = run_webhook_command_addDisposableResource(env_2, await (0,open_line_storage/* openLineStorage */.W)(line, tools), true);
        const nowMs = world.clock.nowMs();
        const { webhookId } = line;
        const secret = newSecret((0,webhook_vault/* toStoredSecret */.hJ)(box.value, webhookId, signing.value.secret), nowMs);
        await storage.store.rotateWebhookSecret(webhookId, secret, nowMs + overlap.value);
        const webhook = await storage.store.findWebhook(webhookId);
        if (webhook === null)
            throw noSuch('Changing a secret', webhookId, 'webhook');
        printMade(webhook, signing.value, { format: line.format, ...tools });
        const before = overlap.value === 0 ? 'is over' : `is valid for another ${(0,duration/* renderDuration */.PP)(overlap.value)}`;
        terminal.tell(`${(0,escape_terminal/* escapeTerminal */.e)(`Changed the secret of webhook ${webhookId}; the one before ${before}.${keepSafe(signing.value)}`)}\n`);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = run_webhook_command_disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
/** The flag's, else the environment's, else a new one. */
function signingSecret(flag, { world }) {
    const variable = world.env[secretVariable] ?? '';
    if (flag === null && variable === '') {
        return { status: 'ok', value: { secret: generateSecret(world.random), isNew: true } };
    }
    const parsed = flag === null ? parseChosenSecret(variable, secretVariable) : parseChosenSecret(flag, '--secret');
    return parsed.status === 'bad' ? parsed : { status: 'ok', value: { secret: parsed.value, isNew: false } };
}
function keepSafe({ isNew }) {
    return isNew ? ' Its secret is shown only now: keep it safe.' : ' It has the secret that was given.';
}
/** One line, `id secret`, for `read -r id secret`; the id alone when the secret is known already. */
function printMade(webhook, signing, { format, terminal, world }) {
    const secret = signing.isNew ? signing.secret.reveal() : null;
    if (format === 'json')
        (0,print_data/* printJson */.Q2)({ webhook: webhookObject(webhook, world.clock.nowMs()), secret }, terminal);
    else
        terminal.print(`${webhook.webhookId}${secret === null ? '' : ` ${secret}`}\n`);
}
async function list(line, tools) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const { terminal, world } = tools;
        const storage = run_webhook_command_addDisposableResource(env_3, await (0,open_line_storage/* openLineStorage */.W)(line, tools), true);
        const webhooks = await storage.store.listWebhooks(line.workspace);
        const nowMs = world.clock.nowMs();
        if (line.format === 'json')
            (0,print_data/* printJson */.Q2)({ webhooks: webhooks.map((one) => webhookObject(one, nowMs)) }, terminal);
        else if (webhooks.length === 0)
            terminal.tell('No webhooks. Add one with: presend webhook add\n');
        else
            (0,print_data/* printTable */.e4)(webhookTable(webhooks, nowMs), terminal);
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        const result_3 = run_webhook_command_disposeResources(env_3);
        if (result_3)
            await result_3;
    }
}
function webhookTable(webhooks, nowMs) {
    return {
        columns: ['id', 'workspace', 'created (UTC)', 'old secret until', 'url'].map(print_data/* textColumn */._u),
        rows: webhooks.map((webhook) => {
            const endMs = overlapEndMs(webhook, nowMs);
            const { webhookId, workspaceId, createdAtMs, url } = webhook;
            return [webhookId, workspaceId, (0,print_data/* minuteText */.Wn)(createdAtMs), endMs === null ? '-' : (0,print_data/* minuteText */.Wn)(endMs), url];
        }),
    };
}
async function remove(line, tools) {
    const env_4 = { stack: [], error: void 0, hasError: false };
    try {
        const { terminal, world } = tools;
        const storage = run_webhook_command_addDisposableResource(env_4, await (0,open_line_storage/* openLineStorage */.W)(line, tools), true);
        const webhook = await storage.store.findWebhook(line.webhookId);
        const isRemoved = webhook !== null && (await storage.store.removeWebhook(line.webhookId));
        if (!isRemoved)
            throw noSuch('Removing a webhook', line.webhookId, 'webhook');
        const nowMs = world.clock.nowMs();
        const removed = { webhook: webhookObject(webhook, nowMs), removed_at: (0,token_objects/* isoTime */.Ly)(nowMs) };
        if (line.format === 'json')
            (0,print_data/* printJson */.Q2)(removed, terminal);
        else
            terminal.print(`${(0,escape_terminal/* escapeTerminal */.e)(`Removed webhook ${webhook.webhookId} to ${webhook.url}`)}\n`);
    }
    catch (e_4) {
        env_4.error = e_4;
        env_4.hasError = true;
    }
    finally {
        const result_4 = run_webhook_command_disposeResources(env_4);
        if (result_4)
            await result_4;
    }
}
function problemsOf(parsed) {
    return parsed.status === 'bad' ? parsed.problems : [];
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

/***/ 2998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ networkOf),
/* harmony export */   Ow: () => (/* binding */ isLoopbackAddress),
/* harmony export */   eo: () => (/* binding */ readIpv6),
/* harmony export */   n7: () => (/* binding */ plainAddress)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/** IP addresses as text: the one place of the service that looks into them. */

/** The address as people write it: a socket that speaks both families shows IPv4 addresses inside IPv6 ones. */
function plainAddress(text) {
    return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(text)?.[1] ?? text;
}
/** True for this machine itself: 127.0.0.0/8 and ::1. */
function isLoopbackAddress(text) {
    const plain = plainAddress(text);
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(plain) ? plain.startsWith('127.') : plain === '::1';
}
/** The sixteen bytes of an IPv6 address in any spelling. @returns sixteen bytes; `null` for anything that is no IPv6 address, and for one with a zone. Source: RFC 4291 §2.2 */
function readIpv6(text) {
    if (!(0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(text) || text.includes('%'))
        return null;
    const [head = '', tail] = withoutDottedQuad(text).split('::');
    const before = groupsOf(head);
    const after = groupsOf(tail ?? '');
    const gap = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => 0);
    return Uint8Array.from([...before, ...gap, ...after].flatMap((group) => [group >> 8, group & 0xff]));
}
/** Whom an address belongs to, for limits: one IPv6 customer has a /64 at least, so counting single addresses would limit nobody. */
function networkOf(address) {
    const plain = plainAddress(address);
    const bytes = readIpv6(plain.split('%')[0] ?? '');
    if (bytes === null)
        return plain;
    const groups = [0, 2, 4, 6].map((place) => Buffer.from(bytes).readUInt16BE(place).toString(16));
    return `${groups.join(':')}::/64`;
}
function groupsOf(text) {
    return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}
/** `::ffff:192.0.2.1` → `::ffff:c000:201`. */
function withoutDottedQuad(text) {
    return text.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/u, (_quad, ...parts) => {
        const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
        return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
    });
}


/***/ }),

/***/ 39343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ classifyAddress),
/* harmony export */   W: () => (/* binding */ isAllowedClass)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _http_ip_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2998);
/**
 * Which addresses a webhook may be sent to. IPv4: everything outside IANA's special-purpose registry. IPv6: only global
 * unicast outside that registry, so that a range nobody thought of is refused.
 */


/** Classes that `allow-private` opens. The others hold no receiver at all, or the keys of the machine. */
const privateClasses = new Set(['loopback', 'private', 'shared (CGNAT)']);
/**
 * Source: IANA IPv4 and IPv6 Special-Purpose Address Registries (RFC 6890), IPv4 Multicast (RFC 5771); for the metadata
 * services their providers' own pages. An address belongs to the first row that holds it.
 */
const specialRanges = [
    {
        // Whoever reads one of these has the machine's credentials.
        kind: 'cloud metadata',
        ranges: `169.254.169.254/32 169.254.170.2/32 169.254.170.23/32 100.100.100.200/32 168.63.129.16/32 192.0.0.192/32
      fd00:ec2::/32 fd20:ce::254/128`.split(/\s+/u),
    },
    { kind: 'IPv4 written as IPv6', ranges: ['::ffff:0:0/96', '::ffff:0:0:0/96'] },
    { kind: 'loopback', ranges: ['127.0.0.0/8', '::1/128'] },
    { kind: 'unspecified', ranges: ['0.0.0.0/8', '::/128'] },
    { kind: 'IPv4 written as IPv6', ranges: ['::/96'] },
    { kind: 'private', ranges: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'] },
    { kind: 'shared (CGNAT)', ranges: ['100.64.0.0/10'] },
    { kind: 'link-local', ranges: ['169.254.0.0/16', 'fe80::/10', 'fec0::/10'] },
    { kind: 'multicast', ranges: ['224.0.0.0/4', 'ff00::/8'] },
    {
        kind: 'documentation',
        ranges: ['192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24', '2001:db8::/32', '3fff::/20'],
    },
    { kind: 'benchmarking', ranges: ['198.18.0.0/15', '2001:2::/48'] },
    // They carry an IPv4 address, whatever it may be, and no receiver has needed one for years (RFC 7526, RFC 4380).
    { kind: '6to4', ranges: ['2002::/16', '192.88.99.0/24'] },
    { kind: 'Teredo', ranges: ['2001::/32'] },
    // RFC 8215: where it leads is known to the operator of that network alone.
    { kind: 'local NAT64', ranges: ['64:ff9b:1::/48'] },
    { kind: 'reserved', ranges: ['192.0.0.0/24', '240.0.0.0/4', '2001::/23', '100::/64'] },
];
const specialLists = {
    ipv4: listsOf('ipv4'),
    ipv6: listsOf('ipv6'),
};
const globalUnicast = blockList(['2000::/3'], 'ipv6');
const nat64 = blockList(['64:ff9b::/96'], 'ipv6');
/** The class of an address in textual form; a zone (`fe80::1%eth0`) makes it no address. */
function classifyAddress(address) {
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address))
        return specialClassOf(address, 'ipv4') ?? 'public';
    const bytes = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address) ? (0,_http_ip_address_js__WEBPACK_IMPORTED_MODULE_1__/* .readIpv6 */ .eo)(address) : null;
    if (bytes === null)
        return 'no address';
    // A DNS64 resolver makes such addresses for every receiver that has IPv4 alone: what counts is where they lead.
    if (nat64.check(address, 'ipv6'))
        return classifyAddress(bytes.subarray(12).join('.'));
    const special = specialClassOf(address, 'ipv6');
    if (special !== null)
        return special;
    return globalUnicast.check(address, 'ipv6') ? 'public' : 'reserved';
}
/** Whether a webhook may be sent there. */
function isAllowedClass(kind, rules) {
    return kind === 'public' || (rules.allowPrivate && privateClasses.has(kind));
}
function specialClassOf(address, family) {
    return specialLists[family].find(({ list }) => list.check(address, family))?.kind ?? null;
}
/** A list a family: Node would look for an IPv4 address among `::ffff:0:0/96` too, and the other way round. */
function listsOf(family) {
    return specialRanges.map(({ kind, ranges }) => ({ kind, list: blockList(ranges, family) }));
}
function blockList(ranges, family) {
    const list = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
    for (const range of ranges) {
        const [address = '', prefix] = range.split('/');
        if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) === (family === 'ipv4'))
            list.addSubnet(address, Number(prefix), family);
    }
    return list;
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
/** What somebody typed as a webhook's address → a URL that a webhook may have, or everything that is wrong with it. */



/** Longer ones are not accepted by every server. */
const maxUrlLength = 2048;
const input = 'webhook URL';
/**
 * Reads a webhook's URL. `https`, or `http` too where private receivers are allowed; no user or password (the signature
 * says who sends), no fragment, no odd spelling of an address. A name is looked up only when something is sent.
 *
 * @returns the URL in its canonical form: an international name is in its ASCII form (RFC 5891)
 */
function parseWebhookUrl(text, rules) {
    const url = isPlainText(text) ? URL.parse(text) : null;
    if (url === null || !['http:', 'https:'].includes(url.protocol)) {
        // Before an @ there may be a password.
        const came = text.includes('@') ? 'something else' : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(text);
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ input, came, expected: 'an address such as https://example.com/hooks/presend' });
    }
    const problems = checks.flatMap((check) => check({ text, url, rules }));
    return problems.length === 0 ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(url) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)(...problems);
}
/**
 * The host as DNS and TLS know it: `URL.hostname` without the brackets of an IPv6 address.
 */
function hostOf(url) {
    return url.hostname.replace(/^\[(.*)\]$/u, '$1');
}
/**
 * The URL class drops tabs and line ends, trims blanks, reads `\` as `/`, and does without the slashes before the host:
 * what is checked must be what was typed.
 */
function isPlainText(text) {
    return text.length <= maxUrlLength && /^\w+:\/\/(?!\/)[^\s\p{Cc}\p{Cf}\\]+$/u.test(text);
}
const checks = [checkScheme, checkCredentials, checkFragment, checkPort, checkHost, checkAddress];
function checkScheme({ url, rules }) {
    if (url.protocol === 'https:' || rules.allowPrivate)
        return [];
    const todo = 'results would go through the network unencrypted; webhooks.allow-private allows it inside your own';
    return [{ input, came: '"http:"', expected: '"https:"', todo }];
}
/** The password is not repeated: it is one. */
function checkCredentials({ url }) {
    if (url.username === '' && url.password === '')
        return [];
    const todo = 'take them out: the signature tells the receiver who sends';
    return [{ input, came: 'a user name or password', expected: 'none in the URL', todo }];
}
function checkFragment({ text }) {
    return text.includes('#') ? [{ input, came: 'a "#"', expected: 'none: what follows it is never sent' }] : [];
}
function checkPort({ url }) {
    return url.port === '0' ? [{ input, came: 'port 0', expected: 'a port from 1 to 65535' }] : [];
}
function checkHost({ text, url }) {
    const host = hostOf(url);
    if (host.endsWith('.'))
        return [{ input, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(host), expected: 'a host without a dot at its end' }];
    // `0x7f.1`, `2130706433` and `１２７.0.0.1` are addresses too, to those who know; a person reading the list is not.
    const written = /^\w+:\/\/(?:[^/?#@]*@)?([^/?#:]*)/u.exec(text)?.[1];
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(host) && written !== host) {
        return [{ input, came: `an odd spelling of ${host}`, expected: 'an IPv4 address in its usual four numbers' }];
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
/** Names that mean this machine, whatever DNS says: RFC 6761 §6.3. */
function isLocalhost(host) {
    return /(?:^|\.)localhost\.?$/iu.test(host);
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
