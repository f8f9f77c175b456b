export const id = 6347;
export const ids = [6347];
export const modules = {

/***/ 96347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addSeed: () => (/* binding */ addSeed)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/report/escape-terminal.js
var escape_terminal = __webpack_require__(22728);
// EXTERNAL MODULE: ./lib/seeds/seed-vault.js
var seed_vault = __webpack_require__(80084);
// EXTERNAL MODULE: ./lib/service/self-hosted/to-mailbox.js + 1 modules
var to_mailbox = __webpack_require__(47054);
// EXTERNAL MODULE: ./lib/settings/service-file/added-seed.js
var added_seed = __webpack_require__(19524);
// EXTERNAL MODULE: ./lib/settings/service-file/read-secret-box.js
var read_secret_box = __webpack_require__(25345);
// EXTERNAL MODULE: ./lib/settings/service-file/read-seeds.js
var read_seeds = __webpack_require__(76947);
// EXTERNAL MODULE: ./lib/world/secret.js
var secret = __webpack_require__(41502);
// EXTERNAL MODULE: ./lib/oauth/open-oauth-client.js + 1 modules
var open_oauth_client = __webpack_require__(45935);
// EXTERNAL MODULE: ./lib/seeds/imap/mailbox-oauth.js + 1 modules
var mailbox_oauth = __webpack_require__(57046);
// EXTERNAL MODULE: ./lib/commands/ask-for-consent.js + 3 modules
var ask_for_consent = __webpack_require__(82115);
;// CONCATENATED MODULE: ./lib/commands/ask-for-refresh-token.js
/** Gets the refresh token of a mailbox through its owner's consent in a browser. */




/** Problems of `--consent`, found before the user is asked. */
function consentProblems({ isConsent, given, }) {
    if (!isConsent)
        return [];
    const provider = given['oauth.provider']?.trim().toLowerCase();
    const isKnown = provider !== undefined && (0,mailbox_oauth/* mailboxOAuth */.e)(provider).endpoints.authorizeUrl !== null;
    const todo = 'presend knows only their consent pages; for another provider, get the refresh token yourself';
    return [
        ...(isKnown ? [] : [{ input: '--consent', expected: '--oauth google or --oauth microsoft with it', todo }]),
        ...('oauth.refresh-token-file' in given
            ? [{ input: '--consent', expected: 'either --consent or --refresh-token-file', todo: 'remove one' }]
            : []),
    ];
}
/** Asks the owner of a mailbox. @throws PresendError OAUTH_FAILED, SETTINGS_INVALID */
async function askForRefreshToken({ provider, ...client }, { isBrowserOff }, deps) {
    const known = (0,mailbox_oauth/* mailboxOAuth */.e)(provider);
    const neededScopes = known.scope === null ? [] : [known.scope];
    const request = { provider: (0,mailbox_oauth/* oauthProviderOf */.A)(known, client), neededScopes, otherScopes: known.consentScopes };
    return await requestRefreshToken({ ...request, mayOpenBrowser: !isBrowserOff }, deps);
}
const done = 'Requesting access to a mailbox';
/** Asks at any provider with a consent page. @throws PresendError OAUTH_FAILED, SETTINGS_INVALID */
async function requestRefreshToken({ provider, neededScopes, otherScopes, mayOpenBrowser }, deps) {
    const oauth = (0,open_oauth_client/* openOAuthClient */.Z)(provider, deps.world);
    const scopes = [...neededScopes, ...otherScopes];
    const given = await (0,ask_for_consent/* askForConsent */.n)({ oauth, scopes, mayOpenBrowser, done }, deps);
    const answer = await oauth.exchangeCode(given, new AbortController().signal);
    const missing = answer.status === 'granted' ? missingScopes(answer.grant, neededScopes) : [];
    const refreshToken = answer.status === 'granted' ? answer.grant.refreshToken : null;
    if (refreshToken !== null && missing.length === 0)
        return refreshToken;
    const isUserError = answer.status === 'refused';
    const lacking = missing.length > 0 ? `the permission ${missing.join(' and ')}` : 'a refresh token';
    throw new presend_error/* PresendError */.Wn({
        code: isUserError ? 'SETTINGS_INVALID' : 'OAUTH_FAILED',
        outcome: isUserError ? 'misconfigured' : 'inconclusive',
        done,
        came: answer.status === 'granted' ? `a grant without ${lacking}` : answer.reason,
        expected: 'a refresh token with access to the mailbox',
        todo: `${isUserError ? 'check --client-id and the client secret' : 'try again'}; nothing was stored`,
    });
}
/** A provider may grant less than requested; an absent scope means all (RFC 6749 §3.3 and §5.1). */
function missingScopes({ scopes }, needed) {
    const granted = scopes?.map((scope) => scope.toLowerCase()) ?? null;
    return granted === null ? [] : needed.filter((scope) => !granted.includes(scope.toLowerCase()));
}

// EXTERNAL MODULE: ./lib/commands/open-command-storage.js
var open_command_storage = __webpack_require__(49040);
// EXTERNAL MODULE: ./lib/commands/print-data.js
var print_data = __webpack_require__(6054);
// EXTERNAL MODULE: ./lib/commands/seeds.js
var seeds = __webpack_require__(89780);
;// CONCATENATED MODULE: ./lib/commands/seeds-add.js
/** `presend seeds add`: stores a seed, with its secrets encrypted. */
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














/** Adds a seed. @throws PresendError SETTINGS_INVALID with every problem, STORAGE_FAILED */
async function addSeed(input, deps) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const added = await readSeed(input, deps);
        const storage = __addDisposableResource(env_1, await (0,open_command_storage/* openCommandStorage */.l)(input, deps, 'create'), true);
        const outcome = await storage.store.addSeed(added, input.isReplacing ? 'replace' : 'only-new');
        const { seed } = added;
        if (outcome === 'in-file')
            throw rejected([takenProblem(seed.address, 'in the service file', (0,seeds.editFileAdvice)(null))]);
        if (outcome === 'added-before') {
            const todo = `add --replace to replace it, or remove it with: presend seeds remove ${seed.address}`;
            throw rejected([takenProblem(seed.address, 'added before', todo)]);
        }
        const { terminal } = deps;
        const listed = { seed: { ...seed, origin: 'added' }, login: (0,seeds.loginOf)({ kind: seed.kind, ...added }) };
        if (input.isJson)
            (0,print_data/* printJson */.Q2)({ seed: (0,seeds.seedObject)(listed) }, terminal);
        else
            terminal.print(`${outcome === 'added' ? 'Added' : 'Replaced'} seed ${(0,escape_terminal/* escapeTerminal */.e)(seed.address)}\n`);
        terminal.tell('A running service uses it within seconds. Check its health with: presend seeds list\n');
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
/** Reports all problems at once, before it prompts for a secret. */
async function readSeed(input, deps) {
    const { world, host, terminal } = deps;
    const { workingDirectory } = host;
    const box = await (0,read_secret_box/* readSecretBox */.Wh)({ config: input.config, workingDirectory }, world);
    const needsKey = input.given['kind'] === 'imap';
    const places = await (0,read_seeds/* readSeedPlaces */.EP)({ config: input.config, workingDirectory }, world.files);
    const place = places.get(input.address.trim().toLowerCase());
    const early = [
        ...consentProblems(input),
        ...(place === undefined ? [] : [takenProblem(input.address, 'in the service file', (0,seeds.editFileAdvice)(place))]),
        ...(needsKey ? (0,problem/* problemsOf */.GW)(box) : []),
        ...(needsKey && box.status === 'ok' && box.value === null ? [(0,read_secret_box/* noKeyProblem */.A5)('its secret')] : []),
    ];
    const ask = async (what, client) => {
        if (input.isConsent && client !== null)
            return await askForRefreshToken(client, input, deps);
        const text = await terminal.askHidden(`The ${what} of ${(0,escape_terminal/* escapeTerminal */.e)(input.address)}: `);
        return text === null || text === '' ? null : new secret/* Secret */.z(text);
    };
    const env = input.isConsent ? { ...world.env, [added_seed/* seedVariables */.v$.refreshToken]: '' } : world.env;
    const read = await (0,added_seed/* readAddedSeed */.Os)(input, { files: world.files, env, workingDirectory }, early.length === 0 ? ask : null);
    const caPem = read.status === 'ok' ? await readCaPem(read.value, { world, host }) : read;
    const problems = [...early, ...(0,problem/* problemsOf */.GW)(caPem)];
    if (problems.length > 0 || read.status === 'bad' || caPem.status === 'bad')
        throw rejected(problems);
    return toAddition(read.value, { caPem: caPem.value, box: box.status === 'ok' ? box.value : null, world });
}
async function readCaPem({ setting }, { world, host }) {
    if (setting.kind === 'local' || setting.caPath === null)
        return { status: 'ok', value: null };
    try {
        return { status: 'ok', value: await world.files.readText((0,external_node_path_.resolve)(host.workingDirectory, setting.caPath)) };
    }
    catch (error) {
        const came = error instanceof Error ? error.message : String(error);
        return { status: 'bad', problems: [{ input: '--ca-file', came, expected: 'a readable PEM file' }] };
    }
}
function toAddition({ setting, given }, { caPem, box, world }) {
    const { address, providerType, providerName, kind, isEnabled, health, healthReason = null } = (0,to_mailbox/* toDirectorySeed */.o8)(setting);
    return {
        seed: { address, providerType, providerName, kind, isEnabled, health, healthReason },
        given,
        caPem,
        secrets: box === null ? {} : (0,seed_vault/* sealSeedSecrets */.a7)(box, { address, given, caPem }, secretsOf(setting)),
        addedAtMs: world.clock.nowMs(),
        revision: world.random.uuid(),
    };
}
function secretsOf(setting) {
    if (setting.kind === 'local')
        return {};
    const { login } = setting;
    switch (login.method) {
        case 'password':
            return { password: login.password };
        case 'oauth': {
            const token = { 'refresh-token': login.refreshToken };
            return login.clientSecret === null ? token : { ...token, 'client-secret': login.clientSecret };
        }
        case 'unreadable':
            return {};
        default:
            return login;
    }
}
function takenProblem(address, how, todo) {
    const came = `${(0,problem/* quoteValue */.cl)(address)}, which is already a seed (${how})`;
    return { input: 'address', came, expected: 'an address that is not a seed yet', todo };
}
function rejected(problems) {
    return (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', 'Adding a seed', problems);
}


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


/***/ })

};
