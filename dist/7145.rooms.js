export const id = 7145;
export const ids = [7145];
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

/***/ 7145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readReportFiles: () => (/* binding */ readReportFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _check_rate_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(10300);
/* harmony import */ var _commands_open_command_storage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49040);
/* harmony import */ var _commands_print_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6054);
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7443);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(32964);
/* harmony import */ var _report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(22728);
/* harmony import */ var _service_accounts_account_name_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(26623);
/* harmony import */ var _settings_parsers_host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53942);
/* harmony import */ var _settings_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69641);
/* harmony import */ var _settings_service_file_dmarc_rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1077);
/* harmony import */ var _dmarc_keep_reports_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59819);
/* harmony import */ var _dmarc_read_reports_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42354);
/* harmony import */ var _dmarc_report_limits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64535);
/* harmony import */ var _dmarc_reports_account_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5267);
/* harmony import */ var _account_email_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(20921);
/** `presend postmaster dmarc`: reads report files directly into the storage. */
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
















const done = 'Reading DMARC reports';
/** Returns 2 if a report could not be read; the others are kept. @throws PresendError SETTINGS_INVALID, STORAGE_FAILED */
async function readReportFiles(input, deps) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const parsed = parseInput(input);
        if (parsed.status === 'bad')
            throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_3__/* .problemsError */ .$j)('SETTINGS_INVALID', done, parsed.problems);
        const { workspaceId, email } = parsed.value;
        const files = await listFiles(input.paths, deps);
        const storage = __addDisposableResource(env_1, await (0,_commands_open_command_storage_js__WEBPACK_IMPORTED_MODULE_1__/* .openCommandStorage */ .l)(input, deps, 'create'), true);
        const { store } = storage;
        const found = await (0,_dmarc_reports_account_js__WEBPACK_IMPORTED_MODULE_10__/* .reportsAccount */ .b)({ workspaceId, email, nowMs: deps.world.clock.nowMs() }, store);
        if (found.status === 'bad')
            throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_3__/* .problemsError */ .$j)('SETTINGS_INVALID', done, found.problems);
        const account = { id: found.value.id, email: found.value.email };
        const options = { ...parsed.value, authservIds: input.authservIds, accountId: account.id };
        const read = await readAll(files, options, { ...deps, store });
        printResult(read, { isJson: input.isJson, account }, deps);
        return read.problems.length > 0 ? 2 : 0;
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
function parseInput({ paths, workspace, account, domains, authservIds, onlyFrom }) {
    if (paths.length === 0)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .bad */ .MB)({ input: 'paths', expected: 'at least one file or directory' });
    if (onlyFrom.length > 0 && authservIds.length === 0) {
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .bad */ .MB)({ input: '--only-from', expected: '--authserv-id with it, because From fields are easily forged' });
    }
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .parsedObject */ .jM)({
        workspaceId: (0,_service_accounts_account_name_js__WEBPACK_IMPORTED_MODULE_12__/* .parseAccountName */ .K)(workspace, '--workspace'),
        email: account === null ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_11__.ok)(_settings_service_file_dmarc_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .defaultReportsAccount */ .S) : (0,_account_email_js__WEBPACK_IMPORTED_MODULE_13__/* .parseAccountEmail */ .b)(account, '--account'),
        domains: (0,_settings_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .joinParsed */ .Qx)(domains.map((text) => (0,_settings_parsers_host_js__WEBPACK_IMPORTED_MODULE_4__/* .parseDomain */ .gR)(text, '--domain'))),
        onlyFrom: (0,_settings_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .joinParsed */ .Qx)(onlyFrom.map((text) => (0,_settings_parsers_host_js__WEBPACK_IMPORTED_MODULE_4__/* .parseDomain */ .gR)(text, '--only-from'))),
    });
}
/** Lists the files of a directory, but not of its subdirectories. @throws PresendError for a missing path */
async function listFiles(paths, { world, host }) {
    const missing = [];
    const files = [];
    for (const path of paths) {
        const absolutePath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.workingDirectory, path);
        const found = await world.files.stat(absolutePath);
        if (found === null)
            missing.push({ input: path, came: 'nothing', expected: 'a file or directory' });
        else if (found.kind !== 'directory')
            files.push(path);
        else
            files.push(...(await world.files.glob('*', absolutePath)).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, name)));
    }
    if (missing.length > 0)
        throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_3__/* .problemsError */ .$j)('SETTINGS_INVALID', done, missing);
    return files;
}
async function readAll(files, { accountId, domains, authservIds, onlyFrom }, { world, host, store }) {
    const kept = [];
    const problems = [];
    const otherFiles = [];
    const nowMs = world.clock.nowMs();
    for (const path of files) {
        const absolutePath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.workingDirectory, path);
        const found = await world.files.stat(absolutePath);
        if (found?.kind !== 'file')
            continue;
        if (found.sizeBytes > _dmarc_report_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .reportLimits */ .n.maxFileBytes) {
            const expected = `at most ${_dmarc_report_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .reportLimits */ .n.maxFileBytes} bytes`;
            problems.push({ input: 'report', came: `${found.sizeBytes} bytes`, expected, place: { file: path } });
            continue;
        }
        const file = { name: path, bytes: await world.files.read(absolutePath) };
        const read = await (0,_dmarc_read_reports_js__WEBPACK_IMPORTED_MODULE_8__/* .readReports */ .o)(file, { authservIds, onlyFrom, nowMs });
        problems.push(...read.problems);
        if (!read.isReport)
            otherFiles.push(path);
        kept.push(...(await (0,_dmarc_keep_reports_js__WEBPACK_IMPORTED_MODULE_7__/* .keepReports */ .p)(read.reports, { store, accountId, domains, nowMs })));
    }
    return { kept, problems, otherFiles };
}
function printResult({ kept, problems, otherFiles }, { isJson, account }, { terminal }) {
    const counts = (0,_dmarc_keep_reports_js__WEBPACK_IMPORTED_MODULE_7__/* .countKept */ .S)(kept);
    for (const problem of problems)
        terminal.tell(`${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_14__/* .escapeTerminal */ .e)((0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .renderProblem */ .yM)(problem))}\n`);
    for (const file of otherFiles)
        terminal.tell(`${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_14__/* .escapeTerminal */ .e)(`${file}: ignored; contains no DMARC report`)}\n`);
    if (isJson) {
        const reports = {
            kept: counts.kept,
            known: counts.known,
            too_old: counts['too-old'],
            other_domain: counts['other-domain'],
            problems: problems.length,
        };
        (0,_commands_print_data_js__WEBPACK_IMPORTED_MODULE_2__/* .printJson */ .Q2)({ account, reports }, terminal);
        return;
    }
    const ignored = [
        [counts.known, 'already known'],
        [counts['too-old'], 'ignored (older than 400 days)'],
        [counts['other-domain'], 'ignored (other domains)'],
    ];
    const rest = ignored.flatMap(([count, text]) => (count === 0 ? [] : [`; ${count} ${text}`])).join('');
    const text = `Stored ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_15__/* .renderCount */ .SS)(counts.kept, 'report')} in account ${account.id} (${account.email})${rest}`;
    terminal.print(`${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_14__/* .escapeTerminal */ .e)(text)}\n`);
}


/***/ }),

/***/ 59819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ countKept),
  p: () => (/* binding */ keepReports)
});

// EXTERNAL MODULE: ./lib/postmaster/dmarc/report-carrier.js
var report_carrier = __webpack_require__(27283);
// EXTERNAL MODULE: ./lib/contract/day.js
var day = __webpack_require__(29824);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/report-day.js
/** The day that a report counts for. */

/**
 * Returns the UTC day at the middle of the range, as YYYY-MM-DD. A report has one count for its whole range, which may
 * start at a local midnight (07:00 to 07:00 UTC) or cover a week.
 */
function reportDay({ beginsAtMs, endsAtMs }) {
    return (0,day/* dayOf */.kb)(beginsAtMs + (endsAtMs - beginsAtMs) / 2);
}

// EXTERNAL MODULE: ./lib/postmaster/dmarc/report-limits.js
var report_limits = __webpack_require__(64535);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/tally-report.js
/** Counts the messages of a report per domain. */

/** Forged reports may name thousands of subdomains: keep those with the most mail. */
const maxSubdomains = 100;
/**
 * Counts all messages for the policy's domain, as Google does, and those of each subdomain for the subdomain, too. SPF and
 * DKIM count as passed only if aligned.
 */
function tallyReport({ domain, records }) {
    const byAuthor = [...Map.groupBy(records, (record) => record.headerFrom)];
    const subdomains = byAuthor
        .filter(([author]) => author !== domain && (0,report_carrier/* isAtOrBelow */.a)(author, domain))
        .map(([author, own]) => tally(author, own))
        .toSorted((left, right) => right.messageCount - left.messageCount);
    // A report without messages has no ratio.
    const whole = records.length === 0 ? [] : [tally(domain, records)];
    return [...whole, ...subdomains.slice(0, maxSubdomains)];
}
function tally(domain, records) {
    const count = (isCounted) => records.reduce((sum, record) => sum + (isCounted(record) ? record.messageCount : 0), 0);
    return {
        domain,
        messageCount: count(() => true),
        spfCount: count((record) => record.isSpfAligned),
        dkimCount: count((record) => record.isDkimAligned),
        dmarcCount: count((record) => record.isSpfAligned || record.isDkimAligned),
    };
}

;// CONCATENATED MODULE: ./lib/postmaster/dmarc/keep-reports.js
/** Stores reports. */




/** Stores reports one after another. */
async function keepReports(reports, options) {
    const kept = [];
    for (const one of reports)
        kept.push({ status: await keep(one, options), report: one.report });
    return kept;
}
async function keep({ report, carrierDomain }, options) {
    const { store, accountId, domains, nowMs } = options;
    if (domains.length > 0 && !domains.some((domain) => (0,report_carrier/* isAtOrBelow */.a)(report.domain, domain)))
        return 'other-domain';
    if (report.endsAtMs < nowMs - report_limits/* dmarcRetentionMs */.y)
        return 'too-old';
    return await store.keepDmarcReport({
        accountId,
        report,
        date: reportDay(report),
        tallies: tallyReport(report),
        carrierDomain,
        nowMs,
    });
}
/** Counts reports by result. */
function countKept(kept) {
    const counts = { kept: 0, known: 0, 'too-old': 0, 'other-domain': 0 };
    for (const { status } of kept)
        counts[status] += 1;
    return counts;
}


/***/ }),

/***/ 5267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ reportsAccount)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/** The account that counts reports. */

/** Creates the account if needed. Rejects one with data from another source, to keep them apart. */
async function reportsAccount(wanted, store) {
    const account = await store.ensurePostmasterAccount({ ...wanted, source: 'dmarc-reports' });
    if (account.source === 'dmarc-reports')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(account);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)({
        input: 'account',
        came: `${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteValue */ .cl)(account.email)}, which has data from another source (${account.source})`,
        expected: 'an account for DMARC reports only',
        todo: 'pass another address; any address works',
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


/***/ })

};
