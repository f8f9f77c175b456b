export const id = 2139;
export const ids = [2139];
export const modules = {

/***/ 10300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SS: () => (/* binding */ renderCount),
/* harmony export */   S_: () => (/* binding */ renderThreshold),
/* harmony export */   kT: () => (/* binding */ renderNumber),
/* harmony export */   mu: () => (/* binding */ ratePercent),
/* harmony export */   yn: () => (/* binding */ renderPercent)
/* harmony export */ });
/** Computes and renders percentages. */
/** Returns an unrounded percentage; `null` (not measured) when `outOfCount` is 0. */
function ratePercent(hitCount, outOfCount) {
    return outOfCount === 0 ? null : (100 * hitCount) / outOfCount;
}
const mostDecimals = 12;
/**
 * Renders a percentage with one decimal and without the sign: `66.7`.
 *
 * Rounding never moves a value across its threshold (99.96 below 100 is `99.9`) or to 0 or 100; more decimals are used
 * where one is not enough.
 */
function renderPercent(percent, thresholdPercent, bound = 'at-least') {
    const limit = thresholdPercent === null ? null : { percent: thresholdPercent, bound };
    for (let decimals = 1; decimals <= mostDecimals; decimals += 1) {
        const shown = [percent.toFixed(decimals), floorTo(percent, decimals)].find((text) => isFaithful(Number(text), percent, limit));
        if (shown !== undefined)
            return shown;
    }
    return String(percent);
}
/** Renders a count, which is a fraction when the service returns only percentages: `6`, `4.8`. */
function renderNumber(count) {
    return String(Number(count.toFixed(1)));
}
/** Renders a threshold as the user wrote it: `85`, `99.5`. */
function renderThreshold(thresholdPercent) {
    return String(thresholdPercent);
}
/** Renders a count with its noun: `1 seed`, `3 seeds`. */
function renderCount(count, singular, plural = `${singular}s`) {
    return `${renderNumber(count)} ${count === 1 ? singular : plural}`;
}
function floorTo(percent, decimals) {
    const scale = 10 ** decimals;
    return (Math.floor(percent * scale) / scale).toFixed(decimals);
}
function isFaithful(shown, percent, limit) {
    return ((limit === null || keeps(shown, limit) === keeps(percent, limit)) &&
        shown > 0 === percent > 0 &&
        shown < 100 === percent < 100);
}
function keeps(percent, limit) {
    return limit.bound === 'at-least' ? percent >= limit.percent : percent <= limit.percent;
}


/***/ }),

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

/***/ 12139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  showSources: () => (/* binding */ showSources),
  sourcesObject: () => (/* binding */ sourcesObject)
});

// EXTERNAL MODULE: ./lib/check/rate.js
var rate = __webpack_require__(10300);
// EXTERNAL MODULE: ./lib/commands/open-command-storage.js
var open_command_storage = __webpack_require__(49040);
// EXTERNAL MODULE: ./lib/commands/print-data.js
var print_data = __webpack_require__(6054);
// EXTERNAL MODULE: ./lib/contract/day.js
var day = __webpack_require__(29824);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/report/escape-terminal.js
var escape_terminal = __webpack_require__(22728);
// EXTERNAL MODULE: ./lib/service/accounts/account-name.js
var account_name = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/settings/parsers/host.js
var host = __webpack_require__(53942);
// EXTERNAL MODULE: ./lib/settings/parsers/number.js
var number = __webpack_require__(73885);
// EXTERNAL MODULE: ./lib/settings/service-file/dmarc-rows.js
var dmarc_rows = __webpack_require__(1077);
// EXTERNAL MODULE: ./lib/postmaster/dmarc/report-carrier.js
var report_carrier = __webpack_require__(27283);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/summarize-sources.js
/** Summarizes who sends as a domain, per address, and why mail failed. */

/** Sorts by failing messages, then by all messages. */
function summarizeSources(totals) {
    const byAddress = Map.groupBy(totals, (total) => total.sourceAddress);
    return [...byAddress]
        .map(([sourceAddress, own]) => summarize(sourceAddress, own))
        .toSorted((left, right) => failedCount(right) - failedCount(left) || right.messageCount - left.messageCount);
}
/** Messages of a source that did not pass DMARC. */
function failedCount({ messageCount, dmarcCount }) {
    return messageCount - dmarcCount;
}
function summarize(sourceAddress, own) {
    return {
        sourceAddress,
        messageCount: sum(own),
        spfCount: sum(own.filter((one) => one.isSpfAligned)),
        dkimCount: sum(own.filter((one) => one.isDkimAligned)),
        dmarcCount: sum(own.filter((one) => !isFailed(one))),
        dispositions: grouped(own, (one) => one.disposition).map(([disposition, messageCount]) => ({
            disposition,
            messageCount,
        })),
        headerFroms: grouped(own, (one) => one.headerFrom).map(([domain]) => domain),
        organizations: [...new Set(own.flatMap((one) => one.organizations))].toSorted(),
        failures: failuresOf(own.filter(isFailed)),
    };
}
function isFailed(one) {
    return !one.isSpfAligned && !one.isDkimAligned;
}
function failuresOf(failed) {
    return grouped(failed, (one) => JSON.stringify([reasonOf(one), todoOf(one)])).map(([key, messageCount]) => {
        const said = JSON.parse(key);
        const [reason, todo] = Array.isArray(said) ? said : [];
        return { messageCount, reason: String(reason), todo: String(todo) };
    });
}
/** Sums by a key, largest first. */
function grouped(all, keyOf) {
    return [...Map.groupBy(all, keyOf)]
        .map(([key, own]) => [key, sum(own)])
        .toSorted(([, left], [, right]) => right - left);
}
function sum(all) {
    return all.reduce((total, one) => total + one.messageCount, 0);
}
/** `SPF passed for bounce.esp.example, which is not aligned with shop.example; …; forwarded, according to the reporter` */
function reasonOf(one) {
    // OpenDMARC adds this reason to every record, even without ARC.
    const overrides = one.overrides.filter(({ type, comment }) => !(type === 'local_policy' && comment === 'arc=fail'));
    const kinds = [...new Set(overrides.map((override) => override.type.replaceAll('_', ' ')))];
    const said = kinds.length === 0 ? [] : [`${kinds.join(' and ')}, according to the reporter`];
    return [spfReason(one), dkimReason(one), ...said].join('; ');
}
function spfReason({ results, headerFrom, envelopeFrom }) {
    const own = results.filter((result) => result.method === 'spf');
    const passed = own.find((result) => result.result === 'pass');
    const domain = (result) => result.domain || envelopeFrom || 'an unnamed domain';
    if (passed !== undefined)
        return `SPF passed for ${domain(passed)}, which is not aligned with ${headerFrom}`;
    const [first] = own;
    return first === undefined ? 'no SPF result reported' : `SPF ${first.result} for ${domain(first)}`;
}
function dkimReason({ results, headerFrom }) {
    const own = results.filter((result) => result.method === 'dkim' && result.result !== 'none');
    const passed = own.find((result) => result.result === 'pass');
    if (passed !== undefined)
        return `DKIM passed for ${passed.domain || 'an unnamed domain'}, which is not aligned with ${headerFrom}`;
    const [first] = own;
    if (first === undefined)
        return 'no DKIM signature reported';
    const selector = first.selector === null ? '' : ` (selector ${first.selector})`;
    return `DKIM ${first.result} for ${first.domain || 'an unnamed domain'}${selector}`;
}
function todoOf(one) {
    const { results, headerFrom } = one;
    const dkim = results.filter((result) => result.method === 'dkim' && result.result !== 'none');
    const broken = dkim.find((result) => result.result !== 'pass' && isRelated(result.domain, headerFrom));
    if (broken !== undefined) {
        return `its signature for ${broken.domain} fails: compare the key in the DNS, and check what modifies the mail in transit`;
    }
    if (dkim.some((result) => result.result === 'pass'))
        return `have this sender sign with d=${headerFrom}`;
    if (results.some((result) => result.method === 'spf' && result.result === 'pass')) {
        return `have this sender sign with d=${headerFrom}, or use a bounce domain below ${headerFrom}`;
    }
    return `if it is yours, sign its mail with d=${headerFrom}, or add the address to the SPF record; otherwise the mail is forged`;
}
function isRelated(signer, author) {
    return signer.includes('.') && ((0,report_carrier/* isAtOrBelow */.a)(signer, author) || (0,report_carrier/* isAtOrBelow */.a)(author, signer));
}

// EXTERNAL MODULE: ./lib/postmaster/commands/account-email.js
var account_email = __webpack_require__(20921);
;// CONCATENATED MODULE: ./lib/postmaster/commands/show-sources.js
/** `presend postmaster dmarc show`: who sends as a domain, according to the stored reports. */
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













const done = 'Showing DMARC reports';
/** @throws PresendError SETTINGS_INVALID for an unknown account, STORAGE_FAILED */
async function showSources(input, deps) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, terminal } = deps;
        const parsed = (0,problem/* parsedObject */.jM)({
            workspace: (0,account_name/* parseAccountName */.K)(input.workspace, '--workspace'),
            email: input.account === null ? (0,problem.ok)(dmarc_rows/* defaultReportsAccount */.S) : (0,account_email/* parseAccountEmail */.b)(input.account, '--account'),
            domain: (0,host/* parseDomain */.gR)(input.domain, 'domain'),
            days: (0,number/* wholeNumber */.rD)({ min: 1, max: 400 })(input.days, '--days'),
            limit: (0,number/* wholeNumber */.rD)({ min: 1, max: 10_000 })(input.limit, '--limit'),
        });
        if (parsed.status === 'bad')
            throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', done, parsed.problems);
        const { workspace, email, domain, days, limit } = parsed.value;
        const storage = __addDisposableResource(env_1, await (0,open_command_storage/* openCommandStorage */.l)(input, deps), true);
        const { store } = storage;
        const account = await store.findPostmasterAccountByEmail(workspace, email);
        if (account === null) {
            throw (0,presend_error/* invalidInput */.aY)({
                done,
                came: `workspace ${(0,problem/* quoteValue */.cl)(workspace)}, which has no account ${email}`,
                expected: 'an account with DMARC reports',
                todo: 'read reports with: presend postmaster dmarc FILE --workspace NAME; or see presend postmaster list',
            });
        }
        // A reporter sends today's report tomorrow.
        const endDate = (0,day/* dayOf */.kb)(world.clock.nowMs());
        const range = { startDate: (0,day/* plusDays */.Wv)(endDate, -days), endDate };
        const query = { accountId: account.id, domain, range };
        const reports = await store.readDmarcReports(query);
        const sources = summarizeSources(await store.readDmarcSources(query));
        const shown = { account, domain, range, reports, sources };
        if (input.isJson)
            (0,print_data/* printJson */.Q2)(sourcesObject(shown), terminal);
        else
            printSources(shown, limit, terminal);
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
/** The object for `--json`. Ratios are 0–1; counts are messages. */
function sourcesObject({ account, domain, range, reports, sources }) {
    return {
        account: { id: account.id, email: account.email },
        domain,
        start_date: range.startDate,
        end_date: range.endDate,
        reports: reports.map((report) => ({
            organization: report.organization,
            carrier_domain: report.carrierDomain,
            reports: report.reportCount,
            messages: report.messageCount,
            first_date: report.firstDate,
            last_date: report.lastDate,
        })),
        sources: sources.map((source) => ({
            source_ip: source.sourceAddress,
            messages: source.messageCount,
            dmarc_pass: source.dmarcCount,
            spf_pass: source.spfCount,
            dkim_pass: source.dkimCount,
            dmarc_success_ratio: source.dmarcCount / source.messageCount,
            spf_success_ratio: source.spfCount / source.messageCount,
            dkim_success_ratio: source.dkimCount / source.messageCount,
            header_from: source.headerFroms,
            dispositions: Object.fromEntries(source.dispositions.map((one) => [one.disposition, one.messageCount])),
            organizations: source.organizations,
            failures: source.failures.map(({ messageCount, reason, todo }) => ({ messages: messageCount, reason, todo })),
        })),
    };
}
function printSources({ domain, range, reports, sources }, limit, terminal) {
    const period = `${range.startDate} to ${range.endDate}`;
    if (sources.length === 0) {
        terminal.tell(`${(0,escape_terminal/* escapeTerminal */.e)(`No DMARC reports on ${domain} from ${period}.`)}\n`);
        return;
    }
    terminal.print(`${(0,escape_terminal/* escapeTerminal */.e)(`${domain}, ${period}: ${totalText(sources)}`)}\n\n`);
    (0,print_data/* printTable */.e4)(sourceTable(sources.slice(0, limit)), terminal);
    const restCount = sources.length - limit;
    if (restCount > 0) {
        terminal.print(`${(0,rate/* renderCount */.SS)(restCount, 'more source')}: use --limit ${sources.length} or --json\n`);
    }
    terminal.print(explanations(sources));
    terminal.print('\nReporters:\n');
    (0,print_data/* printTable */.e4)(reportTable(reports), terminal);
}
function totalText(sources) {
    const total = sources.reduce((sum, source) => sum + source.messageCount, 0);
    const passed = sources.reduce((sum, source) => sum + source.dmarcCount, 0);
    const from = (0,rate/* renderCount */.SS)(sources.length, 'address', 'addresses');
    return `${(0,rate/* renderCount */.SS)(total, 'message')} from ${from}, ${shareText(passed, total)} passed DMARC`;
}
/** One decimal; 100% and 0% only for all and none. */
function shareText(part, whole) {
    const percent = (part / whole) * 100;
    if (part > 0 && percent < 0.1)
        return '<0.1%';
    return part < whole && percent > 99.9 ? '>99.9%' : `${percent.toFixed(1)}%`;
}
function sourceTable(sources) {
    const numberColumns = ['messages', 'fail', 'DMARC', 'SPF', 'DKIM'].map((title) => ({ title, kind: 'number' }));
    return {
        columns: [(0,print_data/* textColumn */._u)('source'), ...numberColumns, ...['header from', 'disposition'].map(print_data/* textColumn */._u)],
        rows: sources.map((source) => [
            source.sourceAddress,
            String(source.messageCount),
            String(failedCount(source)),
            shareText(source.dmarcCount, source.messageCount),
            shareText(source.spfCount, source.messageCount),
            shareText(source.dkimCount, source.messageCount),
            shortList(source.headerFroms),
            source.dispositions.map(({ disposition, messageCount }) => `${disposition} ${messageCount}`).join(', '),
        ]),
    };
}
function shortList(names) {
    return names.length <= 2 ? names.join(', ') : `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`;
}
const explainedCount = 10;
/** Why mail failed and how to fix it, for the first sources; empty if none failed. */
function explanations(sources) {
    const failing = sources.filter((source) => source.failures.length > 0);
    if (failing.length === 0)
        return '';
    const lines = failing
        .slice(0, explainedCount)
        .flatMap(({ sourceAddress, failures }) => failures
        .slice(0, 3)
        .flatMap(({ messageCount, reason, todo }) => [
        `  ${(0,escape_terminal/* escapeTerminal */.e)(`${sourceAddress}, ${(0,rate/* renderCount */.SS)(messageCount, 'message')}: ${reason}`)}\n`,
        `    ${(0,escape_terminal/* escapeTerminal */.e)(`→ ${todo}`)}\n`,
    ]));
    const restCount = failing.length - explainedCount;
    const rest = restCount > 0 ? `  … and ${(0,rate/* renderCount */.SS)(restCount, 'more failing source')}: use --json\n` : '';
    return `\nWhy mail failed:\n${lines.join('')}${rest}`;
}
function reportTable(reports) {
    return {
        columns: ['reporter', 'reports', 'messages (all domains)', 'days', 'delivered by'].map(print_data/* textColumn */._u),
        rows: reports.map((report) => [
            report.organization,
            String(report.reportCount),
            String(report.messageCount),
            report.firstDate === report.lastDate ? report.firstDate : `${report.firstDate} to ${report.lastDate}`,
            report.carrierDomain === null ? 'unauthenticated source' : `authenticated mail of ${report.carrierDomain}`,
        ]),
    };
}


/***/ }),

/***/ 27283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ judgeCarrier),
/* harmony export */   a: () => (/* binding */ isAtOrBelow)
/* harmony export */ });
/* harmony import */ var _verdict_authentication_results_field_trusted_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46442);
/**
 * Decides whether to trust the email that carried a report. Anyone can send a forged report to an address in the DNS, so
 * RFC 9990 §3.5.2 requires its email to pass DMARC; our own mail server must have verified that.
 */

/** Judges the email that carried a report. */
function judgeCarrier(mail, { authservIds, onlyFrom }) {
    if (authservIds.length === 0)
        return { status: 'believed', domain: null };
    const [domain, ...others] = mail.fromDomains;
    if (domain === undefined || domain === null || others.length > 0) {
        return { status: 'doubted', came: 'a From field without one clear domain', expected: 'one author' };
    }
    if (!isAuthenticated(mail, domain, authservIds)) {
        const expected = `dmarc=pass, or an aligned dkim=pass, in Authentication-Results of ${authservIds.join(' or ')}`;
        return { status: 'doubted', came: `a mail of ${domain} that is not authenticated`, expected };
    }
    if (onlyFrom.length > 0 && !onlyFrom.some((known) => isAtOrBelow(domain, known))) {
        return { status: 'doubted', came: `a mail of ${domain}`, expected: `one of ${onlyFrom.join(', ')} (only-from)` };
    }
    return { status: 'believed', domain };
}
/** Whether a domain equals `parent` or is below it; both in lower case. */
function isAtOrBelow(domain, parent) {
    return domain === parent || domain.endsWith(`.${parent}`);
}
function isAuthenticated({ headerFields }, domain, authservIds) {
    // The service file's name for servers without an authserv-id.
    const named = authservIds.map((id) => (id === 'unnamed' ? null : id));
    const fields = (0,_verdict_authentication_results_field_trusted_results_js__WEBPACK_IMPORTED_MODULE_0__/* .findTrustedResults */ .$)(headerFields, { authservIds: named, acceptedIndex: null });
    return fields
        .flatMap((field) => field.results)
        .some(({ method, result, properties }) => {
        if (result !== 'pass')
            return false;
        const valueOf = (type, name) => {
            const value = properties.find((one) => one.type === type && one.name === name)?.value.toLowerCase() ?? null;
            return value === null ? null : value.slice(value.lastIndexOf('@') + 1);
        };
        if (method === 'dmarc')
            return (valueOf('header', 'from') ?? domain) === domain;
        if (method !== 'dkim')
            return false;
        const signer = valueOf('header', 'd') ?? valueOf('header', 'i');
        // Approximates relaxed alignment without DNS: one domain is the other's parent, but no top-level domain.
        return signer !== null && signer.includes('.') && (isAtOrBelow(domain, signer) || isAtOrBelow(signer, domain));
    });
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

/***/ 23465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ exampleOf),
/* harmony export */   m: () => (/* binding */ isAuthservId)
/* harmony export */ });
/** Patterns for authserv-ids. */
const anyHost = '*.';
/**
 * True if `authservId` matches `pattern`. `*.mail.example` matches every name below that domain, for providers whose
 * hosts each use their own name. Null matches a field without an authserv-id.
 */
function isAuthservId(pattern, authservId) {
    if (pattern === null || authservId === null)
        return pattern === authservId;
    const [wanted, name] = [pattern.toLowerCase(), authservId.toLowerCase()];
    return wanted.startsWith(anyHost) ? name.endsWith(wanted.slice(1)) && name.length >= wanted.length : name === wanted;
}
/** A name for `pattern`: itself, or the domain of a wildcard, optionally with `host` in front. */
function exampleOf(pattern, host = null) {
    if (!pattern.startsWith(anyHost))
        return pattern;
    return host === null ? pattern.slice(anyHost.length) : `${host}${pattern.slice(1)}`;
}


/***/ }),

/***/ 15679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ parseResultsField)
/* harmony export */ });
/* harmony import */ var _read_segments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56515);
/** Parses an Authentication-Results field. Source: RFC 8601 §2.2. */

/** Longer fields are ignored, to bound the parsing time. */
const maxFieldLength = 65_536;
const maxResultCount = 200;
/**
 * Parses the value of a field. Skips parts that are not results.
 *
 * @returns null if the field has neither an authserv-id nor a result
 */
function parseResultsField(rawValue) {
    if (rawValue.length > maxFieldLength)
        return null;
    const [head, ...rest] = (0,_read_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .readSegments */ .l)(rawValue);
    if (head === undefined)
        return null;
    const isHeadless = pairsOf(head).length > 0;
    const identity = isHeadless ? { authservId: null, version: null } : parseIdentity(head);
    if (identity === null)
        return null;
    const segments = (isHeadless ? [head, ...rest] : rest).slice(0, maxResultCount);
    const results = segments.flatMap(parseResult);
    return { ...identity, results };
}
/** Parses `mx.shop.example 1`. */
function parseIdentity({ text }) {
    const found = /^\s*("(?:[^"\\]|\\.)*"|[^\s"]+)(?:\s+(\d{1,9}))?\s*$/u.exec(text);
    if (found === null)
        return null;
    const version = found[2] === undefined ? null : Number(found[2]);
    return { authservId: unquote(found[1] ?? '').toLowerCase(), version };
}
function parseResult(segment) {
    const [first, ...others] = pairsOf(segment);
    if (first === undefined)
        return [];
    const method = /^([a-z][a-z0-9-]*)(?:\/\d+)?$/u.exec(first.name)?.[1];
    // The standard has no results with an underscore, but Yahoo writes `perm_fail`.
    const result = /^[a-z][a-z0-9_-]*$/iu.exec(first.value)?.[0];
    if (method === undefined || result === undefined)
        return [];
    const reason = others.find((pair) => pair.name === 'reason')?.value ?? null;
    const properties = others.filter((pair) => pair.name !== 'reason').map(toProperty);
    return [{ method, result: result.toLowerCase(), reason, comments: segment.comments, properties }];
}
/** All `name=value` pairs. White space is allowed around `=`, `.` and `/`. */
function pairsOf({ text }) {
    const close = outsideQuotes(outsideQuotes(text, /\s+/u, ' '), / ?[=./] ?/u, (sign) => sign.trim());
    const pairs = close.matchAll(/(?<=^|\s)([A-Za-z][A-Za-z0-9_./-]*)=((?:"(?:[^"\\]|\\.)*"|[^\s"])*)/gu);
    return Array.from(pairs, ([, name = '', value = '']) => ({ name: name.toLowerCase(), value: unquote(value) }));
}
function outsideQuotes(text, pattern, by) {
    const either = new RegExp(`"(?:[^"\\\\]|\\\\.)*"|${pattern.source}`, 'gu');
    return text.replaceAll(either, (found) => {
        if (found.startsWith('"'))
            return found;
        return typeof by === 'string' ? by : by(found);
    });
}
function toProperty({ name, value }) {
    const dot = name.indexOf('.');
    return dot < 0 ? { type: null, name, value } : { type: name.slice(0, dot), name: name.slice(dot + 1), value };
}
/** Also removes inner quotes: `"a b"@shop.example` is an address. */
function unquote(value) {
    return value.replaceAll(/"((?:[^"\\]|\\.)*)"/gu, (_whole, inside) => inside.replaceAll(/\\(.)/gu, '$1'));
}


/***/ }),

/***/ 56515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ commentEnd),
/* harmony export */   l: () => (/* binding */ readSegments)
/* harmony export */ });
/** Splits a structured field at semicolons and extracts comments. Source: RFC 5322 §3.2.2, RFC 8601 §2.2. */
/** Splits a value. Unclosed quotes and comments extend to its end. */
function readSegments(value) {
    const source = value.replaceAll(/\r?\n/gu, '');
    const segments = [];
    let open = { text: '', comments: [] };
    let at = 0;
    while (at < source.length) {
        const character = source.charAt(at);
        const end = endOf(character, source, at);
        if (character === ';') {
            segments.push(open);
            open = { text: '', comments: [] };
        }
        else if (character === '(') {
            open.comments.push(commentText(source.slice(at + 1, end)));
            open.text += ' ';
        }
        else
            open.text += source.slice(at, end);
        at = end;
    }
    return [...segments, open];
}
/** The end of the comment, quoted string or character at `at`. */
function endOf(character, source, at) {
    if (character === '"')
        return skipQuoted(source, at);
    return character === '(' ? commentEnd(source, at) : at + 1;
}
function skipQuoted(source, start) {
    for (let at = start + 1; at < source.length; at += 1) {
        if (source.charAt(at) === '\\')
            at += 1;
        else if (source.charAt(at) === '"')
            return at + 1;
    }
    return source.length;
}
function commentText(inside) {
    return inside
        .replace(/\)$/u, '')
        .replaceAll(/\\([\s\S])/gu, '$1')
        .trim();
}
/** The index after the comment at `start`, or the length of `source` if it is not closed. Comments nest (RFC 5322 §3.2.2). */
function commentEnd(source, start) {
    let depth = 0;
    for (let at = start; at < source.length; at += 1) {
        const character = source.charAt(at);
        if (character === '\\')
            at += 1;
        else if (character === '(')
            depth += 1;
        else if (character === ')')
            depth -= 1;
        if (depth === 0)
            return at + 1;
    }
    return source.length;
}


/***/ }),

/***/ 46442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findTrustedResults)
/* harmony export */ });
/* harmony import */ var _authserv_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23465);
/* harmony import */ var _parse_results_field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15679);
/** Finds the Authentication-Results fields that the receiving provider wrote. Source: RFC 8601 §5, §7.1. */


/**
 * Returns the provider's fields from top to bottom: all above the Received field of the provider (where a sender cannot
 * write), and the topmost one per authserv-id pattern. Lower fields may be forged. iCloud writes one field per method,
 * each with its own authserv-id, directly below its Received field.
 *
 * @param fields the header section, first to last
 */
function findTrustedResults(fields, { authservIds, acceptedIndex }) {
    const met = new Set();
    const found = [];
    for (const [fieldIndex, header] of fields.entries()) {
        // A Received field below the provider's, or below a trusted field, is the sender's.
        const isBelow = acceptedIndex === null ? found.length > 0 : fieldIndex > acceptedIndex;
        if (isBelow && isNamed(header, 'received'))
            break;
        if (!isNamed(header, 'authentication-results'))
            continue;
        const field = (0,_parse_results_field_js__WEBPACK_IMPORTED_MODULE_0__/* .parseResultsField */ .a)(header.rawValue);
        const pattern = authservIds.find((one) => field !== null && (0,_authserv_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .isAuthservId */ .m)(one, field.authservId));
        if (field === null || pattern === undefined)
            continue;
        const isSafe = acceptedIndex !== null && fieldIndex < acceptedIndex;
        if (isSafe || !met.has(pattern))
            found.push({ ...field, fieldIndex });
        met.add(pattern);
    }
    return found;
}
function isNamed(field, name) {
    return field.name.toLowerCase() === name;
}


/***/ })

};
