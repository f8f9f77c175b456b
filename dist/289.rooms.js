export const id = 289;
export const ids = [289];
export const modules = {

/***/ 30289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectAccount: () => (/* binding */ connectAccount)
});

// EXTERNAL MODULE: ./lib/commands/ask-for-consent.js + 3 modules
var ask_for_consent = __webpack_require__(82115);
// EXTERNAL MODULE: ./lib/commands/open-command-storage.js
var open_command_storage = __webpack_require__(49040);
// EXTERNAL MODULE: ./lib/commands/print-data.js
var print_data = __webpack_require__(6054);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/oauth/open-oauth-client.js + 1 modules
var open_oauth_client = __webpack_require__(45935);
// EXTERNAL MODULE: ./lib/report/escape-terminal.js
var escape_terminal = __webpack_require__(22728);
// EXTERNAL MODULE: ./lib/service/accounts/account-name.js
var account_name = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/settings/service-file/google.js
var service_file_google = __webpack_require__(28891);
// EXTERNAL MODULE: ./lib/settings/service-file/read-secret-box.js
var read_secret_box = __webpack_require__(25345);
// EXTERNAL MODULE: ./lib/postmaster/google/provider.js
var provider = __webpack_require__(24605);
// EXTERNAL MODULE: ./lib/postmaster/grant-purpose.js
var grant_purpose = __webpack_require__(84897);
;// CONCATENATED MODULE: ./lib/postmaster/commands/exchange-consent.js
/** Exchanges a user's consent for a complete grant. */


const done = 'Connecting a Google account';
/**
 * Revokes an incomplete grant, but not for an account in use: all tokens of one account and one client are one grant at
 * Google, and would end together.
 *
 * @throws PresendError OAUTH_FAILED, SETTINGS_INVALID
 */
async function exchangeConsent(oauth, given, { isInUse, signal }) {
    const answer = await oauth.exchangeCode(given, signal);
    if (answer.status !== 'granted')
        throw exchangeError(answer);
    const { grant } = answer;
    const lack = lackOf(grant);
    const { email, refreshToken, refreshTokenEndsAtMs: endsAtMs } = grant;
    if (lack === null && email !== null && refreshToken !== null)
        return { email: email.toLowerCase(), refreshToken, endsAtMs };
    const isShared = await isInUse(email === null ? null : email.toLowerCase());
    if (!isShared)
        await oauth.revoke(refreshToken ?? grant.accessToken, signal);
    throw new presend_error/* PresendError */.Wn({
        code: 'OAUTH_FAILED',
        outcome: 'inconclusive',
        done,
        came: lack?.came ?? 'an incomplete grant',
        expected: 'everything that presend requested',
        todo: `${lack?.todo ?? 'connect again'}; nothing was stored`,
    });
}
/** Returns what a grant lacks, or null. Absent scopes mean those requested (RFC 6749 §5.1). */
function lackOf({ scopes, email, refreshToken }) {
    const missing = provider/* wantedScopes */.Xq.filter((scope) => scopes !== null && !scopes.includes(scope));
    if (missing.length > 0) {
        const names = missing.map((scope) => `"${scope}"`).join(' and ');
        return { came: `a grant without ${names}`, todo: 'connect again, and leave every box on the page checked' };
    }
    if (refreshToken === null) {
        const todo = 'remove presend from the account at https://myaccount.google.com/connections, and connect again';
        return { came: 'a grant that expires within an hour', todo };
    }
    return email === null ? { came: 'a grant without the address of the account', todo: 'connect again' } : null;
}
function exchangeError(answer) {
    const isUserError = answer.status === 'refused';
    const todos = {
        revoked: 'the code of the consent page is valid once and for a few minutes: connect again',
        refused: 'check google.client-id and its secret: the client must be of the type Desktop app',
        unavailable: 'try again later',
    };
    return new presend_error/* PresendError */.Wn({
        code: isUserError ? 'SETTINGS_INVALID' : 'OAUTH_FAILED',
        outcome: isUserError ? 'misconfigured' : 'inconclusive',
        done,
        came: answer.reason,
        expected: 'a grant',
        todo: `${todos[answer.status]}; nothing was stored`,
    });
}

// EXTERNAL MODULE: ./lib/postmaster/commands/list.js
var list = __webpack_require__(98523);
;// CONCATENATED MODULE: ./lib/postmaster/commands/connect.js
/** `presend postmaster connect` */
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














const connect_done = 'Connecting a Google account';
/** @throws PresendError SETTINGS_INVALID, STORAGE_FAILED, OAUTH_FAILED; then nothing was stored */
async function connectAccount(input, deps) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, terminal } = deps;
        const { workspaceId, google, box } = await readSettings(input, deps);
        const storage = __addDisposableResource(env_1, await (0,open_command_storage/* openCommandStorage */.l)(input, deps, 'create'), true);
        const { store } = storage;
        const oauth = (0,open_oauth_client/* openOAuthClient */.Z)((0,provider/* googleProvider */.hJ)(google), world);
        const given = await (0,ask_for_consent/* askForConsent */.n)({ oauth, scopes: provider/* askedScopes */.m9, mayOpenBrowser: !input.isBrowserOff, done: connect_done }, deps);
        const { signal } = new AbortController();
        const grant = await exchangeConsent(oauth, given, {
            isInUse: async (email) => await isInUse(email, store),
            signal,
        });
        const known = await store.findPostmasterAccountByEmail(workspaceId, grant.email);
        const account = await storeGrant(grant, { workspaceId, box, store, oauth, nowMs: world.clock.nowMs() });
        if (input.isJson)
            (0,print_data/* printJson */.Q2)({ account: (0,list.accountObject)(account) }, terminal);
        else
            terminal.print(`${(0,escape_terminal/* escapeTerminal */.e)(account.email)}\n`);
        const again = known === null || known.grantState === 'none' ? '' : ' again';
        const where = `workspace "${workspaceId}" in ${storage.shown}`;
        terminal.tell(`${(0,escape_terminal/* escapeTerminal */.e)(`Connected ${account.email}${again}, ${where}.`)}\n`);
        if (known?.source === 'import')
            terminal.tell("Its imported data is kept; Google's data replaces the same days.\n");
        terminal.tell('A running service fetches its data within ten minutes. To fetch now: presend postmaster sync\n');
        if (grant.endsAtMs !== null)
            terminal.tell(`${expiryNote(grant.endsAtMs)}\n`);
        // A workspace exists by its name only, so a typo would go unnoticed.
        const tokens = await store.listTokens();
        if (!tokens.some((token) => token.workspaceId === workspaceId))
            terminal.tell(`${print_data/* noTokenNote */.hr}\n`);
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
function expiryNote(endsAtMs) {
    return (`Google ends this grant on ${(0,print_data/* minuteText */.Wn)(endsAtMs)} UTC, as it does for clients with the publishing status ` +
        '"Testing". Publish your client and connect again (docs/postmaster.md).');
}
/** @throws PresendError with every problem, before the user is asked for consent */
async function readSettings(input, { world, host }) {
    const place = { config: input.config, workingDirectory: host.workingDirectory };
    const workspace = (0,account_name/* parseAccountName */.K)(input.workspace, '--workspace');
    const google = await (0,service_file_google/* readGoogleSetting */.ou)(place, world);
    const box = await (0,read_secret_box/* readSecretBox */.Wh)(place, world);
    const isComplete = workspace.status === 'ok' && google.status === 'ok' && box.status === 'ok';
    if (isComplete && google.value !== null && box.value !== null)
        return { workspaceId: workspace.value, google: google.value, box: box.value };
    throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', connect_done, [
        ...(0,problem/* problemsOf */.GW)(workspace),
        ...(0,problem/* problemsOf */.GW)(google),
        ...(google.status === 'ok' && google.value === null ? [noClient] : []),
        ...(0,problem/* problemsOf */.GW)(box),
        ...(box.status === 'ok' && box.value === null ? [(0,read_secret_box/* noKeyProblem */.A5)('the refresh token')] : []),
    ]);
}
const noClient = {
    input: 'google.client-id',
    came: 'nothing',
    expected: 'your OAuth client',
    todo: `create one as in docs/postmaster.md; put google.client-id into the service file and its secret into ${service_file_google/* googleSecretVariable */.md}`,
};
/** Never revokes a grant that it replaces: at Google, that would end the new one, too. */
async function storeGrant(grant, deps) {
    const { workspaceId, box, store, oauth, nowMs } = deps;
    const { email, refreshToken } = grant;
    const account = await store.ensurePostmasterAccount({ workspaceId, email, source: 'google', nowMs });
    if (account.source !== 'google') {
        if (!(await isInUse(email, store)))
            await oauth.revoke(refreshToken, new AbortController().signal);
        throw (0,presend_error/* invalidInput */.aY)({
            done: connect_done,
            came: `${(0,problem/* quoteValue */.cl)(email)}, whose data in this workspace comes from DMARC reports`,
            expected: 'another account',
            todo: 'connect it in another --workspace, or count the reports in another account; nothing was stored',
        });
    }
    await store.setPostmasterGrant(account.id, box.seal(refreshToken, (0,grant_purpose/* grantPurpose */.b)(account)));
    return (await store.findPostmasterAccount(workspaceId, account.id)) ?? account;
}
/** Whether any workspace uses the account; `null`: any account. */
async function isInUse(email, store) {
    const all = await store.listPostmasterAccounts(null);
    return all.some((one) => (email === null || one.email === email) && one.grantState === 'active');
}


/***/ }),

/***/ 98523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   accountObject: () => (/* binding */ accountObject),
/* harmony export */   listAccounts: () => (/* binding */ listAccounts)
/* harmony export */ });
/* harmony import */ var _commands_open_command_storage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49040);
/* harmony import */ var _commands_print_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6054);
/** `presend postmaster list` */
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


/** Lists the accounts, their grants, and the result of the last sync. */
async function listAccounts(input, deps) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { terminal } = deps;
        const storage = __addDisposableResource(env_1, await (0,_commands_open_command_storage_js__WEBPACK_IMPORTED_MODULE_0__/* .openCommandStorage */ .l)(input, deps), true);
        const accounts = await storage.store.listPostmasterAccounts(input.workspace);
        if (input.isJson)
            (0,_commands_print_data_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)({ accounts: accounts.map(accountObject) }, terminal);
        else if (accounts.length === 0)
            terminal.tell('No postmaster accounts. Connect one with: presend postmaster connect --workspace NAME\n');
        else
            (0,_commands_print_data_js__WEBPACK_IMPORTED_MODULE_1__/* .printTable */ .e4)(accountTable(accounts), terminal);
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
const stateTexts = { active: 'connected', revoked: 'revoked', none: 'none' };
/** An account for `--json`. */
function accountObject(account) {
    return {
        id: account.id,
        email: account.email,
        workspace: account.workspaceId,
        source: account.source,
        state: stateTexts[account.grantState],
        revoked_at: (0,_commands_print_data_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTimeOrNull */ .ZF)(account.grantEndedAtMs),
        created_at: (0,_commands_print_data_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(account.createdAtMs),
        synced_at: (0,_commands_print_data_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTimeOrNull */ .ZF)(account.syncedAtMs),
        problem: account.syncProblem,
    };
}
function accountTable(accounts) {
    return {
        columns: ['email', 'workspace', 'source', 'state', 'last sync (UTC)', 'problem'].map(_commands_print_data_js__WEBPACK_IMPORTED_MODULE_1__/* .textColumn */ ._u),
        rows: accounts.map((account) => [
            account.email,
            account.workspaceId,
            account.source,
            stateText(account),
            account.syncedAtMs === null ? 'never' : (0,_commands_print_data_js__WEBPACK_IMPORTED_MODULE_1__/* .minuteText */ .Wn)(account.syncedAtMs),
            account.syncProblem ?? '-',
        ]),
    };
}
function stateText({ grantState, grantEndedAtMs, source }) {
    if (grantState === 'active')
        return 'connected';
    if (grantState === 'none')
        return source === 'google' ? 'disconnected' : '-';
    return grantEndedAtMs === null ? 'revoked' : `revoked since ${(0,_commands_print_data_js__WEBPACK_IMPORTED_MODULE_1__/* .minuteText */ .Wn)(grantEndedAtMs)}`;
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
