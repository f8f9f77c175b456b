export const id = 714;
export const ids = [714];
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

/***/ 13385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ parseAccountEmail)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/* harmony import */ var _report_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11984);
/** The address by which a postmaster account is known. */


/** In lower case; it names an account, and no mail is ever sent to it. */
function parseAccountEmail(text, input) {
    const email = text.trim().toLowerCase();
    const isAddress = /^[^\s@]{1,64}@[^\s@]{1,253}$/u.test(email) && (0,_report_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(email) === email;
    if (isAddress)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(email);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ input, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteValue */ .cl)(text), expected: 'an e-mail address that names the account' });
}


/***/ }),

/***/ 70714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPostmasterDmarc: () => (/* binding */ runPostmasterDmarc)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7443);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(32964);
/* harmony import */ var _mail_domain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32243);
/* harmony import */ var _postmaster_dmarc_keep_reports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59819);
/* harmony import */ var _postmaster_dmarc_read_reports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45961);
/* harmony import */ var _postmaster_dmarc_report_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64535);
/* harmony import */ var _postmaster_dmarc_reports_account_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5267);
/* harmony import */ var _report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(22728);
/* harmony import */ var _service_accounts_account_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26623);
/* harmony import */ var _settings_service_file_reports_account_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21035);
/* harmony import */ var _open_line_storage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19751);
/* harmony import */ var _print_data_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6054);
/* harmony import */ var _account_email_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13385);
/** `presend postmaster dmarc`: reads reports from files, on the storage itself. */
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
 * Does it; resolves with the exit code: 2 when a report could not be read (those that could are kept), else 0.
 *
 * @throws PresendError SETTINGS_INVALID when the line is wrong, STORAGE_FAILED
 */
async function runPostmasterDmarc(line, tools) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const wanted = parseLine(line);
        if (wanted.status === 'bad')
            throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsError */ .$)('SETTINGS_INVALID', 'Reading DMARC reports', wanted.problems);
        const files = await listFiles(line.paths, tools);
        const storage = __addDisposableResource(env_1, await (0,_open_line_storage_js__WEBPACK_IMPORTED_MODULE_6__/* .openLineStorage */ .W)(line, tools, 'create'), true);
        const account = await accountOf(wanted.value, storage.store, tools);
        const read = await readAll(files, { ...wanted.value, accountId: account.id }, { ...tools, store: storage.store });
        tellResult(read, { line, account }, tools);
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
function parseLine(line) {
    const name = (0,_service_accounts_account_name_js__WEBPACK_IMPORTED_MODULE_8__/* .parseAccountName */ .K)(line.workspace, '--workspace');
    const email = (0,_account_email_js__WEBPACK_IMPORTED_MODULE_9__/* .parseAccountEmail */ .b)(line.account ?? _settings_service_file_reports_account_js__WEBPACK_IMPORTED_MODULE_10__/* .defaultReportsAccount */ .S, '--account');
    const domains = parseDomains(line.domains, '--domain');
    const onlyFrom = parseDomains(line.onlyFrom, '--only-from');
    if (name.status === 'bad' || email.status === 'bad' || domains.status === 'bad' || onlyFrom.status === 'bad') {
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .bad */ .MB)(...[name, email, domains, onlyFrom].flatMap((one) => (one.status === 'bad' ? one.problems : [])));
    }
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_11__.ok)({
        workspace: name.value,
        email: email.value,
        domains: domains.value,
        authservIds: line.authservIds,
        onlyFrom: onlyFrom.value,
    });
}
function parseDomains(texts, input) {
    const parsed = texts.map((text) => ({ text, domain: (0,_mail_domain_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDomain */ .g)(text) }));
    const wrong = parsed.filter(({ domain }) => domain === null);
    if (wrong.length === 0)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_11__.ok)(parsed.flatMap(({ domain }) => (domain === null ? [] : [domain])));
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .bad */ .MB)(...wrong.map(({ text }) => ({ input, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteValue */ .cl)(text), expected: 'a domain' })));
}
/** @throws PresendError when the account is one of another kind */
async function accountOf({ workspace, email }, store, { world }) {
    const account = await (0,_postmaster_dmarc_reports_account_js__WEBPACK_IMPORTED_MODULE_12__/* .reportsAccount */ .b)({ workspaceId: workspace, email, nowMs: world.clock.nowMs() }, store);
    if (account.status === 'ok')
        return account.value;
    throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsError */ .$)('SETTINGS_INVALID', 'Reading DMARC reports', account.problems);
}
/** Of a folder the files in it, not those of folders in it. @throws PresendError when a path leads to nothing */
async function listFiles(paths, { world, host }) {
    const missing = [];
    const files = [];
    for (const path of paths) {
        const absolutePath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.workingDirectory, path);
        const found = await world.files.stat(absolutePath);
        if (found === null)
            missing.push({ input: path, came: 'nothing there', expected: 'a file or a folder' });
        else if (found.kind !== 'directory')
            files.push(path);
        else
            files.push(...(await world.files.glob('*', absolutePath)).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, name)));
    }
    if (missing.length > 0)
        throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsError */ .$)('SETTINGS_INVALID', 'Reading DMARC reports', missing);
    return files;
}
async function readAll(files, wanted, { world, host, store }) {
    const kept = [];
    const problems = [];
    const otherFiles = [];
    const nowMs = world.clock.nowMs();
    const { accountId, domains, authservIds, onlyFrom } = wanted;
    for (const path of files) {
        const absolutePath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.workingDirectory, path);
        const found = await world.files.stat(absolutePath);
        if (found?.kind !== 'file')
            continue;
        if (found.sizeBytes > _postmaster_dmarc_report_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .reportLimits */ .n.maxFileBytes) {
            const expected = `at most ${_postmaster_dmarc_report_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .reportLimits */ .n.maxFileBytes} bytes`;
            problems.push({ input: 'report', came: `${found.sizeBytes} bytes`, expected, place: { file: path } });
            continue;
        }
        const file = { name: path, bytes: await world.files.read(absolutePath) };
        const read = await (0,_postmaster_dmarc_read_reports_js__WEBPACK_IMPORTED_MODULE_4__/* .readReports */ .o)(file, { authservIds, onlyFrom, nowMs });
        problems.push(...read.problems);
        if (!read.isReport)
            otherFiles.push(path);
        kept.push(...(await (0,_postmaster_dmarc_keep_reports_js__WEBPACK_IMPORTED_MODULE_3__/* .keepReports */ .p)(read.reports, { store, accountId, domains, nowMs })));
    }
    return { kept, problems, otherFiles };
}
function tellResult({ kept, problems, otherFiles }, { line, account, }, { terminal }) {
    const counts = (0,_postmaster_dmarc_keep_reports_js__WEBPACK_IMPORTED_MODULE_3__/* .countKept */ .S)(kept);
    for (const problem of problems)
        terminal.tell(`${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_13__/* .escapeTerminal */ .e)((0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .renderProblem */ .yM)(problem))}\n`);
    for (const file of otherFiles)
        terminal.tell(`${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_13__/* .escapeTerminal */ .e)(`${file}: no DMARC report in it, passed over`)}\n`);
    const shown = { id: account.id, email: account.email };
    if (line.format === 'json') {
        (0,_print_data_js__WEBPACK_IMPORTED_MODULE_7__/* .printJson */ .Q2)({
            account: shown,
            reports: {
                kept: counts.kept,
                known: counts.known,
                too_old: counts['too-old'],
                other_domain: counts['other-domain'],
                problems: problems.length,
            },
        }, terminal);
        return;
    }
    const words = [
        [counts.known, 'known already'],
        [counts['too-old'], 'older than 400 days, left out'],
        [counts['other-domain'], 'on other domains, left out'],
    ];
    const rest = words.flatMap(([count, word]) => (count === 0 ? [] : [`; ${count} ${word}`])).join('');
    const reports = counts.kept === 1 ? '1 report' : `${counts.kept} reports`;
    terminal.print(`${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_13__/* .escapeTerminal */ .e)(`Kept ${reports} in account ${shown.id} (${shown.email})${rest}`)}\n`);
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
/** Which day a report is counted for. */

/**
 * The UTC day in which the middle of the report's range lies. A report has one count for its whole range, and nobody
 * can say what of it belongs to which day: ranges that follow a local midnight (07:00 to 07:00 UTC) belong to the day
 * that most of them lies in, and those of a week to the day in their middle.
 *
 * @returns YYYY-MM-DD
 */
function reportDay({ beginsAtMs, endsAtMs }) {
    return (0,day/* dayOf */.kb)(beginsAtMs + (endsAtMs - beginsAtMs) / 2);
}

// EXTERNAL MODULE: ./lib/postmaster/dmarc/report-limits.js
var report_limits = __webpack_require__(64535);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/tally-report.js
/** What a report adds to which domain. */

/** A report that names thousands of subdomains is forged, or of mail that is: those with the most mail are told apart. */
const maxSubdomains = 100;
/**
 * The domain whose policy it is about gets all of its messages, those of its subdomains too, as Google counts a domain;
 * and each subdomain that is an author's domain gets its own.
 *
 * A message passed SPF or DKIM when it passed for a domain that is aligned with its author's: `spf=pass` of somebody
 * else's domain says nothing of this one.
 */
function tallyReport({ domain, records }) {
    const byAuthor = [...Map.groupBy(records, (record) => record.headerFrom)];
    const subdomains = byAuthor
        .filter(([author]) => author !== domain && (0,report_carrier/* isAtOrBelow */.a)(author, domain))
        .map(([author, own]) => tally(author, own))
        .toSorted((left, right) => right.messageCount - left.messageCount);
    // Some reporters write a record of no message at all, which says nothing of the day: no ratio comes of it.
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
/** Reports → the storage, with a word on what became of each. */




/** Keeps them one after another. */
async function keepReports(reports, parts) {
    const kept = [];
    for (const one of reports)
        kept.push({ status: await keep(one, parts), report: one.report });
    return kept;
}
async function keep({ report, carrierDomain }, parts) {
    const { store, accountId, domains, nowMs } = parts;
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
/** How many of each. */
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
/** The account that reports are counted in. */

/** Makes it when there is none. An account with a provider's own data is refused: the two would be mixed. */
async function reportsAccount(wanted, store) {
    const account = await store.ensurePostmasterAccount({ ...wanted, source: 'dmarc-reports' });
    if (account.source === 'dmarc-reports')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(account);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)({
        input: 'account',
        came: `${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteValue */ .cl)(account.email)}, which holds data from another source (${account.source})`,
        expected: 'an account for DMARC reports alone',
        todo: 'name another address: it is only a name',
    });
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


/***/ })

};
