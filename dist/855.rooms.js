export const id = 855;
export const ids = [855];
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
/** Percentages: how they are made, compared and printed. */
/**
 * A share in percent, unrounded.
 *
 * @returns `null` when there is nothing to divide by ("not measured", never 0 or 100)
 */
function ratePercent(hitCount, outOfCount) {
    return outOfCount === 0 ? null : (100 * hitCount) / outOfCount;
}
/** Most decimals that are tried before a number is printed as it is. */
const mostDecimals = 12;
/**
 * A percentage with one decimal, without the sign: `66.7`.
 *
 * A value under its threshold never prints as equal to it or above it (99.96 under 100 is `99.9`), one that meets it
 * never as less; 0 is printed only for 0, and 100 only for 100. Where one decimal cannot say that, more are printed.
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
/** A count, which is a share of the seeds where a service gives nothing else: `6`, `4.8`. */
function renderNumber(count) {
    return String(Number(count.toFixed(1)));
}
/** A threshold as the user wrote it: `85`, `99.5`. */
function renderThreshold(thresholdPercent) {
    return String(thresholdPercent);
}
/** `1 seed`, `3 seeds`: a count with its noun. */
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

/***/ 30855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPostmasterDmarcShow: () => (/* binding */ runPostmasterDmarcShow)
});

// EXTERNAL MODULE: ./lib/check/rate.js
var rate = __webpack_require__(10300);
// EXTERNAL MODULE: ./lib/contract/day.js
var day = __webpack_require__(29824);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/mail/domain.js
var mail_domain = __webpack_require__(32243);
// EXTERNAL MODULE: ./lib/postmaster/dmarc/report-carrier.js
var report_carrier = __webpack_require__(27283);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/summarize-sources.js
/** Who sends as a domain: records of all reports, one line an address, and in words why its mail failed. */

/** One entry an address: those with the most failing messages first, then those with the most messages. */
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
/** `SPF passed for bounce.esp.example, which is not aligned with shop.example; not signed; forwarded, says the reporter` */
function reasonOf(one) {
    // OpenDMARC writes its verdict on ARC as a reason of every record, also where there is no ARC.
    const overrides = one.overrides.filter(({ type, comment }) => !(type === 'local_policy' && comment === 'arc=fail'));
    const kinds = [...new Set(overrides.map((override) => override.type.replaceAll('_', ' ')))];
    const said = kinds.length === 0 ? [] : [`${kinds.join(' and ')}, says the reporter`];
    return [spfReason(one), dkimReason(one), ...said].join('; ');
}
function spfReason({ results, headerFrom, envelopeFrom }) {
    const own = results.filter((result) => result.method === 'spf');
    const passed = own.find((result) => result.result === 'pass');
    const domain = (result) => result.domain || envelopeFrom || 'a domain that is not named';
    if (passed !== undefined)
        return `SPF passed for ${domain(passed)}, which is not aligned with ${headerFrom}`;
    const [first] = own;
    return first === undefined ? 'SPF: nothing reported' : `SPF ${first.result} for ${domain(first)}`;
}
function dkimReason({ results, headerFrom }) {
    const own = results.filter((result) => result.method === 'dkim' && result.result !== 'none');
    const passed = own.find((result) => result.result === 'pass');
    if (passed !== undefined)
        return `DKIM passed for ${passed.domain || 'nobody'}, which is not aligned with ${headerFrom}`;
    const [first] = own;
    if (first === undefined)
        return 'no DKIM signature reported';
    const selector = first.selector === null ? '' : ` (selector ${first.selector})`;
    return `DKIM ${first.result} for ${first.domain || 'a domain that is not named'}${selector}`;
}
function todoOf(one) {
    const { results, headerFrom } = one;
    const dkim = results.filter((result) => result.method === 'dkim' && result.result !== 'none');
    const broken = dkim.find((result) => result.result !== 'pass' && isRelated(result.domain, headerFrom));
    if (broken !== undefined) {
        return `its signature for ${broken.domain} breaks: compare the key in the DNS, and see what changes the mail on its way`;
    }
    if (dkim.some((result) => result.result === 'pass'))
        return `have this sender sign with d=${headerFrom}`;
    if (results.some((result) => result.method === 'spf' && result.result === 'pass')) {
        return `have this sender sign with d=${headerFrom}, or use a bounce domain below ${headerFrom}`;
    }
    return `if it is yours, sign its mail with d=${headerFrom}, or name the address in the SPF record; if not, somebody forges ${headerFrom}`;
}
function isRelated(signer, author) {
    return signer.includes('.') && ((0,report_carrier/* isAtOrBelow */.a)(signer, author) || (0,report_carrier/* isAtOrBelow */.a)(author, signer));
}

// EXTERNAL MODULE: ./lib/report/escape-terminal.js
var escape_terminal = __webpack_require__(22728);
// EXTERNAL MODULE: ./lib/service/accounts/account-name.js
var account_name = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/settings/service-file/reports-account.js
var reports_account = __webpack_require__(21035);
// EXTERNAL MODULE: ./lib/commands/open-line-storage.js
var open_line_storage = __webpack_require__(19751);
// EXTERNAL MODULE: ./lib/commands/print-data.js
var print_data = __webpack_require__(6054);
// EXTERNAL MODULE: ./lib/commands/postmaster/account-email.js
var account_email = __webpack_require__(13385);
;// CONCATENATED MODULE: ./lib/commands/postmaster/dmarc-objects.js
/** Who sends as a domain, as `--json` prints it. */
/** The object. */
function dmarcSourcesObject({ account, domain, range, reports, sources }) {
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

;// CONCATENATED MODULE: ./lib/commands/postmaster/run-dmarc-show.js
/** `presend postmaster dmarc show`: who sends as a domain, by the reports that were read. */
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













/** Sources whose failures are told in words below the table. */
const explainedCount = 10;
/** Does it. @throws PresendError SETTINGS_INVALID when there is no such account, STORAGE_FAILED */
async function runPostmasterDmarcShow(line, tools) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, terminal } = tools;
        const wanted = parseLine(line);
        if (wanted.status === 'bad')
            throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Showing DMARC reports', wanted.problems);
        const { workspace, email, domain, days, limit } = wanted.value;
        const storage = __addDisposableResource(env_1, await (0,open_line_storage/* openLineStorage */.W)(line, tools), true);
        const account = await storage.store.findPostmasterAccountByEmail(workspace, email);
        if (account === null)
            throw noSuchAccount(workspace, email);
        const range = lastDays(days, world.clock.nowMs());
        const query = { accountId: account.id, domain, range };
        const reports = await storage.store.readDmarcReports(query);
        const sources = summarizeSources(await storage.store.readDmarcSources(query));
        if (line.format === 'json') {
            (0,print_data/* printJson */.Q2)(dmarcSourcesObject({ account, domain, range, reports, sources }), terminal);
            return 0;
        }
        if (sources.length === 0) {
            terminal.tell(`${(0,escape_terminal/* escapeTerminal */.e)(`No DMARC report speaks of ${domain} from ${range.startDate} to ${range.endDate}.`)}\n`);
            return 0;
        }
        terminal.print(`${(0,escape_terminal/* escapeTerminal */.e)(headline({ domain, range }, sources))}\n\n`);
        (0,print_data/* printTable */.e4)(sourceTable(sources.slice(0, limit)), terminal);
        const restCount = sources.length - limit;
        if (restCount > 0)
            terminal.print(`${restCount} more ${restCount === 1 ? 'source' : 'sources'}: --limit ${sources.length}, or --json\n`);
        terminal.print(explanations(sources));
        terminal.print('\nBy the reports of:\n');
        (0,print_data/* printTable */.e4)(reportTable(reports), terminal);
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
function parseLine(line) {
    const name = (0,account_name/* parseAccountName */.K)(line.workspace, '--workspace');
    const email = (0,account_email/* parseAccountEmail */.b)(line.account ?? reports_account/* defaultReportsAccount */.S, '--account');
    const domain = (0,mail_domain/* parseDomain */.g)(line.domain);
    const days = parseCount(line.days, '--days', 400);
    const limit = parseCount(line.limit, '--limit', 10_000);
    const problems = [name, email, days, limit].flatMap((one) => (one.status === 'bad' ? one.problems : []));
    if (domain === null)
        problems.push({ input: 'domain', came: (0,problem/* quoteValue */.cl)(line.domain), expected: 'a domain' });
    if (name.status === 'bad' || email.status === 'bad' || days.status === 'bad' || limit.status === 'bad') {
        return (0,problem/* bad */.MB)(...problems);
    }
    if (domain === null)
        return (0,problem/* bad */.MB)(...problems);
    return (0,problem.ok)({ workspace: name.value, email: email.value, domain, days: days.value, limit: limit.value });
}
function parseCount(text, input, max) {
    const count = /^\d{1,5}$/u.test(text) ? Number(text) : 0;
    if (count >= 1 && count <= max)
        return (0,problem.ok)(count);
    return (0,problem/* bad */.MB)({ input, came: (0,problem/* quoteValue */.cl)(text), expected: `a whole number from 1 to ${max}` });
}
/** The last days up to today, UTC: reports on today come tomorrow, those on yesterday come today. */
function lastDays(days, nowMs) {
    return { startDate: (0,day/* plusDays */.Wv)((0,day/* dayOf */.kb)(nowMs), -days), endDate: (0,day/* dayOf */.kb)(nowMs) };
}
function headline({ domain, range }, sources) {
    const total = sources.reduce((sum, source) => sum + source.messageCount, 0);
    const passed = sources.reduce((sum, source) => sum + source.dmarcCount, 0);
    const from = sources.length === 1 ? '1 address' : `${sources.length} addresses`;
    return `${domain}, ${range.startDate} to ${range.endDate}: ${(0,rate/* renderCount */.SS)(total, 'message')} from ${from}, ${shareText(passed, total)} passed DMARC`;
}
/** One decimal, and 100% or 0% for all or none alone. */
function shareText(part, whole) {
    const percent = (part / whole) * 100;
    if (part > 0 && percent < 0.1)
        return '<0.1%';
    return part < whole && percent > 99.9 ? '>99.9%' : `${percent.toFixed(1)}%`;
}
function sourceTable(sources) {
    return {
        columns: [
            (0,print_data/* textColumn */._u)('source'),
            ...['messages', 'fail', 'DMARC', 'SPF', 'DKIM'].map(numberColumn),
            ...['sends as', 'what became of it'].map(print_data/* textColumn */._u),
        ],
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
function numberColumn(title) {
    return { title, kind: 'number' };
}
function shortList(names) {
    return names.length <= 2 ? names.join(', ') : `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`;
}
/** Why mail fails, and what to do about it; empty when none does. */
function explanations(sources) {
    const failing = sources.filter((source) => source.failures.length > 0);
    if (failing.length === 0)
        return '';
    const lines = failing
        .slice(0, explainedCount)
        .flatMap(({ sourceAddress, failures }) => failures
        .slice(0, 3)
        .flatMap(({ messageCount, reason, todo }) => [
        `${sourceAddress}, ${messageCount} ${messageCount === 1 ? 'message' : 'messages'}: ${reason}`,
        `→ ${todo}`,
    ]));
    const restCount = failing.length - explainedCount;
    const rest = restCount > 0 ? [`… and ${restCount} failing sources more: --json has all`] : [];
    return `\nWhy mail failed:\n${[...lines, ...rest].map((text) => `${text.startsWith('→') ? '    ' : '  '}${(0,escape_terminal/* escapeTerminal */.e)(text)}\n`).join('')}`;
}
function reportTable(reports) {
    return {
        // Of all domains that the reports speak of, where the table above may be about one of them.
        columns: ['reporter', 'reports', 'messages in them', 'days', 'brought by'].map(print_data/* textColumn */._u),
        rows: reports.map((report) => [
            report.organization,
            String(report.reportCount),
            String(report.messageCount),
            report.firstDate === report.lastDate ? report.firstDate : `${report.firstDate} to ${report.lastDate}`,
            report.carrierDomain === null ? 'nobody that was checked' : `authenticated mail of ${report.carrierDomain}`,
        ]),
    };
}
function noSuchAccount(workspace, email) {
    return new presend_error/* PresendError */.W({
        code: 'SETTINGS_INVALID',
        outcome: 'misconfigured',
        done: 'Showing DMARC reports',
        came: `workspace ${(0,problem/* quoteValue */.cl)(workspace)}, which has no account ${email}`,
        expected: 'one that reports were read into',
        todo: 'read some with: presend postmaster dmarc FILE --workspace NAME; or see presend postmaster list',
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

/***/ 32243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ parseDomain)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);
/** Domain names of mail addresses. */

/** RFC 1035 §3.1: 255 octets on the wire are 253 characters of text. */
const maxDomainCharacters = 253;
/** Underscores are no host names, yet real mail comes from such subdomains. */
const asciiLabel = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/u;
/**
 * The domain as A-labels in lower case (RFC 5890), without a final dot; `null` when it is no domain name.
 * Address literals (`[192.0.2.1]`) and numbers in the place of a top-level domain are none.
 */
function parseDomain(text) {
    // domainToASCII reads a URL's host: it would take "a/b" for "a", "%61" for "a" and "1.2" for an address.
    if (!/^(?:[\p{L}\p{M}\p{N}\p{S}._-]|\u200c|\u200d|\u00b7|\u30fb)+$/u.test(text) || text.length > maxDomainCharacters)
        return null;
    const labels = text.replace(/\.$/u, '').split('.');
    if (/^[0-9]+$/u.test(labels.at(-1) ?? ''))
        return null;
    const domain = (0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(labels.join('.')).toLowerCase();
    const isValid = domain.length <= maxDomainCharacters && domain.split('.').every((label) => asciiLabel.test(label));
    return isValid ? domain : null;
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
 * Who vouches for a report that came by mail. Anybody can write to an address that stands in the DNS, and whatever a
 * report says counts: so its mail must have passed DMARC, which RFC 9990 §3.5.2 demands of reporters for this very reason,
 * and our own mail server must have seen that.
 */

/** Looks at the mail that brought a report. */
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
/** Whether a domain is another one, or stands below it. Both in lower case. */
function isAtOrBelow(domain, parent) {
    return domain === parent || domain.endsWith(`.${parent}`);
}
function isAuthenticated({ headerFields }, domain, authservIds) {
    // As the service file writes it for servers that do not name themselves.
    const named = authservIds.map((id) => (id === 'unnamed' ? null : id));
    const fields = (0,_verdict_authentication_results_field_trusted_results_js__WEBPACK_IMPORTED_MODULE_0__/* .findTrustedResults */ .$)(headerFields, { authservIds: named, handOverIndex: null });
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
        // Relaxed alignment without a look into the DNS: one is the other's parent, and no top-level domain.
        return signer !== null && signer.includes('.') && (isAtOrBelow(domain, signer) || isAtOrBelow(signer, domain));
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


/***/ }),

/***/ 67943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ commentEnd)
/* harmony export */ });
/** Where a comment of a structured header field ends. Source: RFC 5322 §3.2.2. */
/**
 * The index behind the comment that opens at `start`, or the end of `source` when it never closes. Comments nest, and a
 * backslash takes the meaning from a bracket.
 */
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

/***/ 23465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ exampleOf),
/* harmony export */   m: () => (/* binding */ isAuthservId)
/* harmony export */ });
/** Names under which a provider writes, as people give them. */
const anyHost = '*.';
/**
 * Whether a field's authserv-id is one that `pattern` means. `*.mail.example` means every name below that domain, for
 * providers whose machines each sign with their own; `null` is that of providers who name themselves nowhere.
 */
function isAuthservId(pattern, authservId) {
    if (pattern === null || authservId === null)
        return pattern === authservId;
    const [wanted, name] = [pattern.toLowerCase(), authservId.toLowerCase()];
    return wanted.startsWith(anyHost) ? name.endsWith(wanted.slice(1)) && name.length >= wanted.length : name === wanted;
}
/** A name that `pattern` means: itself, or its domain, or a host below that. */
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
/** One Authentication-Results field → what it says of each method. Source: RFC 8601 §2.2. */

/** Fields beyond this are not read: nobody reports so many methods, and reading them is where time could be burnt. */
const maxFieldLength = 65_536;
const maxResultCount = 200;
/**
 * Reads the value of a field.
 *
 * @returns `null` when it names neither an authserv-id nor a result. Parts that are no result are left out: a receiver's
 *   other results stay readable.
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
/** `mx.shop.example 1`; a quoted id is the same id. */
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
    // No word of the standard has an underscore; Yahoo's `perm_fail` has.
    const result = /^[a-z][a-z0-9_-]*$/iu.exec(first.value)?.[0];
    if (method === undefined || result === undefined)
        return [];
    const reason = others.find((pair) => pair.name === 'reason')?.value ?? null;
    const properties = others.filter((pair) => pair.name !== 'reason').map(toProperty);
    return [{ method, result: result.toLowerCase(), reason, comments: segment.comments, properties }];
}
/** Everything of the form `name=value`. White space may stand around `=`, `.` and `/`, but not inside quotes. */
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
/** Also in the middle: `"a b"@shop.example` is an address. */
function unquote(value) {
    return value.replaceAll(/"((?:[^"\\]|\\.)*)"/gu, (_whole, inside) => inside.replaceAll(/\\(.)/gu, '$1'));
}


/***/ }),

/***/ 56515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readSegments)
/* harmony export */ });
/* harmony import */ var _comment_end_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67943);
/** A structured field's value → what stands between its semicolons, comments apart. Source: RFC 5322 §3.2.2, RFC 8601 §2.2. */

/** Splits a value. Quotes and comments that never end go on to its end, as readers of mail take them. */
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
/** Where the piece that begins at `at` ends: a whole comment, a whole quoted string, or one character. */
function endOf(character, source, at) {
    if (character === '"')
        return skipQuoted(source, at);
    return character === '(' ? (0,_comment_end_js__WEBPACK_IMPORTED_MODULE_0__/* .commentEnd */ .T)(source, at) : at + 1;
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


/***/ }),

/***/ 46442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findTrustedResults)
/* harmony export */ });
/* harmony import */ var _authserv_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23465);
/* harmony import */ var _parse_results_field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15679);
/** Which of a message's Authentication-Results fields are the receiving provider's own. Source: RFC 8601 §5 and §7.1. */


/**
 * The provider's fields, top first: of each of its authserv-ids (of each pattern, not of each name that it means) the topmost one, and with it those that stand above the
 * hand-over, where no sender can write (OpenDKIM and OpenDMARC write one field each). Whatever stands below them
 * otherwise may have come with the message, forged under the same name; so may all that stands below another Received
 * field than the hand-over's. iCloud writes a field for each method, each under a name of its own, right below it.
 *
 * @param fields the header section, first to last
 * @returns empty when the provider wrote none
 */
function findTrustedResults(fields, { authservIds, handOverIndex }) {
    const met = new Set();
    const found = [];
    for (const [fieldIndex, header] of fields.entries()) {
        // A Received field below the hand-over's, or below one that was believed already, is the sender's.
        const isBelow = handOverIndex === null ? found.length > 0 : fieldIndex > handOverIndex;
        if (isBelow && isNamed(header, 'received'))
            break;
        if (!isNamed(header, 'authentication-results'))
            continue;
        const field = (0,_parse_results_field_js__WEBPACK_IMPORTED_MODULE_0__/* .parseResultsField */ .a)(header.rawValue);
        const pattern = authservIds.find((one) => field !== null && (0,_authserv_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .isAuthservId */ .m)(one, field.authservId));
        if (field === null || pattern === undefined)
            continue;
        const isSafe = handOverIndex !== null && fieldIndex < handOverIndex;
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
