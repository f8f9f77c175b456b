export const id = 2879;
export const ids = [2879];
export const modules = {

/***/ 6102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ checkSettings)
});

// EXTERNAL MODULE: ./lib/world/until-aborted.js
var until_aborted = __webpack_require__(15742);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/check/outcome-sentence.js
var outcome_sentence = __webpack_require__(79396);
// EXTERNAL MODULE: ./lib/check/rate.js
var rate = __webpack_require__(10300);
// EXTERNAL MODULE: ./lib/check/postmaster/metric-text.js
var metric_text = __webpack_require__(25105);
;// CONCATENATED MODULE: ./lib/check/postmaster/postmaster-sentence.js
/** What postmaster data makes of a run, in one plain sentence with figures. */


/** Reasons that stand in one sentence; the table has the rest. */
const mostReasons = 2;
/** `fail: postmaster data of shop.example: user-reported spam rate was 0.34% on 2026-06-03 and must stay below 0.3%`. */
function domainSentence(domain, judgement) {
    const { outcome, metrics, obstacle } = judgement;
    return `${outcome}: ${subjectOf(domain)}: ${obstacle ?? explain(outcome, metrics)}`;
}
/** How sentences call the data of a domain. */
function subjectOf(domain) {
    return `postmaster data of ${domain}`;
}
function explain(outcome, metrics) {
    if (outcome === 'fail')
        return listReasons(metrics, 'missed');
    return outcome === 'inconclusive' ? listReasons(metrics, 'undecided') : keptLimits(metrics);
}
function listReasons(metrics, status) {
    const reasons = metrics.flatMap((metric) => metric.status === status && metric.reason !== null ? [metric.reason] : []);
    const more = reasons.length - mostReasons;
    const shown = reasons.slice(0, mostReasons).join('; ');
    return more <= 0 ? shown : `${shown}; ${(0,rate/* renderCount */.SS)(more, 'further limit')} ${status}`;
}
function keptLimits(metrics) {
    const kept = metrics.flatMap((metric) => {
        if (metric.percent === null || (metric.status !== 'met' && metric.status !== 'warned'))
            return [];
        const over = metric.status === 'warned' ? ', over the warning line' : '';
        return [`${(0,metric_text/* metricTitle */.Vu)(metric.metric)} ${(0,metric_text/* valueText */.Ru)(metric, metric.percent)} (limit ${(0,metric_text/* limitText */.PW)(metric)}${over})`];
    });
    return kept.length === 0 ? 'there is data, and no limit was set' : kept.join(', ');
}
/** Over several domains: the sentence of the only one, else how many have which outcome and the first reason. */
function postmasterSentence(reports, outcome) {
    const [only] = reports;
    if (only !== undefined && reports.length === 1)
        return only.sentence;
    const outcomes = new Set(reports.map((report) => report.outcome));
    const counts = [...outcomes].map((one) => `${reports.filter((report) => report.outcome === one).length} ${one}`);
    const first = reports.find((report) => report.outcome === outcome);
    const reason = outcome === 'pass' || first === undefined ? '' : ` (${withoutOutcome(first.sentence)})`;
    return `${outcome}: postmaster data of ${(0,rate/* renderCount */.SS)(reports.length, 'domain')}: ${counts.join(', ')}${reason}`;
}
/** One sentence for a run that sent mail and read postmaster data: the worse of the two first, with its reason. */
function joinSentences(mail, postmaster, outcome) {
    const isMailFirst = mail.outcome === outcome;
    const [first, second] = isMailFirst ? [mail, postmaster] : [postmaster, mail];
    const rest = first.outcome === second.outcome
        ? withoutOutcome(second.sentence)
        : `${isMailFirst ? 'postmaster data' : 'the mail itself'}: ${second.outcome}`;
    return `${outcome}: ${withoutOutcome(first.sentence)}; ${rest}`;
}
function withoutOutcome(sentence) {
    return sentence.replace(/^[a-z]+: /u, '');
}

;// CONCATENATED MODULE: ./lib/check/finish-run.js
/** Sums a run up: its outcome over all tests, one sentence, and everything that reports need. */




/** The result of a run. */
function finishRun(end, facts) {
    const { settings, serviceKind, startedAtMs, endedAtMs, postmaster } = facts;
    const ofMail = conclusions(end, settings.isDryRun ? drySentence : outcome_sentence/* runSentence */.nm);
    return {
        ...ofMail,
        ...withPostmaster(ofMail, isMailRun(end) ? ofMail : null, postmaster),
        postmaster,
        gate: settings.gate,
        onInconclusive: settings.onInconclusive,
        serviceKind,
        isDryRun: settings.isDryRun,
        startedAtMs,
        endedAtMs,
        notices: [...settings.notices, ...facts.notices],
        settings: settings.effective,
    };
}
function conclusions(end, sentenceOf) {
    if (end.kind === 'bad-input')
        return { ...nothing, ...badInput(end.problems), problems: end.problems };
    if (end.kind === 'failed')
        return failed(end.failure);
    return {
        ...nothing,
        outcome: (0,outcome_sentence/* runOutcome */.CL)(end.tests.map((test) => test.outcome)),
        sentence: sentenceOf(end.tests),
        isCancelled: end.isCancelled,
        tests: end.tests,
        error: firstError(end.tests),
    };
}
/** False: there was no mail to test, so that nothing can be said of it. */
function isMailRun(end) {
    return end.kind !== 'tested' || end.tests.length > 0;
}
/** The outcome over both, the worse one first; the mail's own result stays as it is in its tests. */
function withPostmaster({ error, isCancelled }, mail, reports) {
    // Whoever cancelled need not be told what was not read for it.
    if (reports.length === 0 || (isCancelled && mail !== null))
        return {};
    const ofReports = (0,outcome_sentence/* runOutcome */.CL)(reports.map((report) => report.outcome));
    const postmaster = { outcome: ofReports, sentence: postmasterSentence(reports, ofReports) };
    const outcome = mail === null ? ofReports : (0,outcome_sentence/* runOutcome */.CL)([mail.outcome, ofReports]);
    const sentence = mail === null ? postmaster.sentence : joinSentences(mail, postmaster, outcome);
    return { outcome, sentence, error: error ?? firstError(reports) };
}
function drySentence(tests) {
    return tests.length === 1
        ? (0,outcome_sentence/* runSentence */.nm)(tests)
        : `pass: dry run: ${(0,rate/* renderCount */.SS)(tests.length, 'message')} rendered; nothing was created or sent`;
}
const nothing = { isCancelled: false, tests: [], problems: [], error: null };
function badInput(problems) {
    const [first] = problems;
    const reason = first === undefined ? 'there is nothing to send' : (0,problem/* renderProblem */.yM)(first);
    const more = problems.length <= 1 ? '' : ` (and ${(0,rate/* renderCount */.SS)(problems.length - 1, 'further problem')})`;
    return { outcome: 'misconfigured', sentence: `misconfigured: ${reason}${more}; nothing was sent` };
}
function failed(failure) {
    const { outcome, code, message, problems, isCancelled } = failure;
    if (isCancelled) {
        return { ...nothing, outcome, isCancelled, sentence: `${outcome}: the run was cancelled before anything was sent` };
    }
    return { ...nothing, outcome, problems, sentence: `${outcome}: ${message}`, error: { code, message } };
}
function firstError(reports) {
    return reports.find((report) => report.error !== null)?.error ?? null;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/settings/closest-name.js
var closest_name = __webpack_require__(58752);
;// CONCATENATED MODULE: ./lib/settings/suggest-path.js
/** "Did you mean": what a path that matches nothing was most likely meant to be. */


/** Extensions of templates, the usual ones first. */
const templateExtensions = ['html', 'liquid', 'hbs', 'md', 'eml', 'htm', 'handlebars', 'markdown'];
/** What to write instead, as advice; `null`: nothing is close. */
async function suggestPath(path, place) {
    // What follows puts the path into a pattern, where these would mean something.
    if (/[*?[{(\\]/u.test(path))
        return null;
    if ((await place.files.stat((0,external_node_path_.resolve)(place.repositoryRoot, path)))?.kind === 'directory') {
        return await suggestInFolder(path, place);
    }
    const extension = external_node_path_.posix.extname(path);
    if (extension === '')
        return null;
    const closest = (0,closest_name/* closestName */.N)(path, await place.files.glob(`**/*${extension}`, place.repositoryRoot));
    return closest === null ? null : `did you mean ${closest}?`;
}
/** A pattern for the templates that a folder holds. */
async function suggestInFolder(folder, { repositoryRoot, files }) {
    const found = await Promise.all(templateExtensions.map(async (extension) => {
        const matches = await files.glob(`${folder}/**/*.${extension}`, repositoryRoot);
        return matches.length > 0 ? extension : null;
    }));
    const extension = found.find((one) => one !== null) ?? templateExtensions[0];
    return `it is a folder; use ${external_node_path_.posix.normalize(folder).replace(/\/$/u, '')}/**/*.${extension}`;
}

;// CONCATENATED MODULE: ./lib/check/plan.js
/** What a run will do: every template that a pattern matches, with every data set, in an order that never changes. */



/** Rendering and sending take time and memory for each. */
const maxMessageCount = 1000;
const noData = { name: null, source: { kind: 'none' } };
/**
 * The messages of a run: settings in their order, the files of a pattern by name, data sets in their order. A file
 * that two patterns match belongs to the first. Every pattern that matches no file is a problem; so is no pattern, and
 * more messages than a run can have.
 */
async function planCheck(settings, { files, repositoryRoot }) {
    if (settings.templates.length === 0)
        return { messages: [], problems: [noTemplates] };
    const messages = [];
    const problems = [];
    const taken = new Set();
    for (const setting of settings.templates) {
        const paths = isInside(setting.pattern) ? await expand(setting.pattern, { files, repositoryRoot }) : [];
        if (paths.length === 0)
            problems.push(await noMatch(setting, { files, repositoryRoot }));
        for (const templatePath of paths) {
            if (taken.has(templatePath))
                continue;
            taken.add(templatePath);
            const dataSets = setting.dataSets.length === 0 ? [noData] : setting.dataSets;
            messages.push(...dataSets.map((dataSet) => ({ templatePath, dataSet, setting })));
        }
    }
    if (messages.length <= maxMessageCount)
        return { messages, problems };
    return { messages: [], problems: [...problems, tooMany(messages.length)] };
}
/** A pattern that is the name of a file means that file, whatever `[` or `*` its name has. */
async function expand(pattern, { files, repositoryRoot }) {
    const isFile = async (path) => (await files.stat((0,external_node_path_.join)(repositoryRoot, path)))?.kind === 'file';
    if (await isFile(pattern))
        return [external_node_path_.posix.normalize(pattern)];
    const found = [];
    for (const path of await files.glob(pattern, repositoryRoot)) {
        if (isInside(path) && (await isFile(path)))
            found.push(external_node_path_.posix.normalize(path));
    }
    return found.toSorted();
}
function isInside(path) {
    return !(0,external_node_path_.isAbsolute)(path) && !path.split(/[\\/]/u).includes('..');
}
const noTemplates = {
    input: 'template',
    came: 'nothing',
    expected: 'at least one path or pattern of a template',
    todo: 'set template, or templates in the config file',
};
function tooMany(count) {
    const expected = `at most ${maxMessageCount} templates a run (each data set counts)`;
    return { input: 'template', came: String(count), expected, todo: 'use several runs, or more specific patterns' };
}
const usualAdvice = 'check the path; it is relative to the root of the repository, and the files must be checked out';
async function noMatch(setting, search) {
    const place = setting.place === null ? {} : { place: setting.place };
    const came = (0,problem/* quoteValue */.cl)(setting.pattern);
    if (!isInside(setting.pattern)) {
        return { input: 'template', came, expected: 'a path inside the repository, without ".."', ...place };
    }
    const todo = (await suggestPath(setting.pattern, search)) ?? usualAdvice;
    return { input: 'template', came, expected: 'a path or pattern that matches a file', todo, ...place };
}

// EXTERNAL MODULE: ./lib/check/run-error.js
var run_error = __webpack_require__(95058);
// EXTERNAL MODULE: ./lib/contract/day.js
var day = __webpack_require__(29824);
// EXTERNAL MODULE: ./lib/check/postmaster/metrics.js
var metrics = __webpack_require__(36024);
;// CONCATENATED MODULE: ./lib/check/postmaster/judge-postmaster.js
/** Series of a domain → what is judged of them, and how. Pure. */




/** Providers tell a day one to four days later; a newest day that is older means that something is behind. */
const usualLagDays = 4;
/** So many days the chart shows where as many were told; with the judged ones among them. */
const leastChartDays = 30;
/** The days that must be asked for so that those rules can be applied on that day. */
function neededDays({ dayCount }, nowMs) {
    const today = (0,day/* dayOf */.kb)(nowMs);
    const back = Math.max(dayCount, leastChartDays) + mostAgeDays(dayCount);
    // The provider's day may be one ahead of UTC.
    return { startDate: (0,day/* plusDays */.Wv)(today, -back), endDate: (0,day/* plusDays */.Wv)(today, 1) };
}
/** A newest day that is older than the judged span itself says nothing about it any more. */
function mostAgeDays(dayCount) {
    return Math.max(dayCount, usualLagDays);
}
/**
 * Judges the days that end with the newest one that was told. Each metric stands alone: one without data is undecided,
 * whatever the others say. `pass`: every limit is kept; `fail`: one is missed; else `inconclusive`.
 */
function judgePostmaster(series, rules, nowMs) {
    const { startDate: firstUseful, endDate: lastUseful } = neededDays(rules, nowMs);
    const values = metrics/* metrics */.q.map((metric) => ({
        metric,
        // A service that gives more than was asked for must not move the days that are judged.
        days: metric.valuesOf(series).filter(({ date }) => firstUseful <= date && date <= lastUseful),
    }));
    const newest = values.flatMap(({ days }) => days.map(({ date }) => date)).reduce(later, '');
    if (newest === '')
        return nothingJudged;
    const ageDays = Math.max((0,day/* daysBetween */.YM)(newest, (0,day/* dayOf */.kb)(nowMs)), 0);
    // As good as none: no figure of it may be taken for how things stand.
    if (ageDays > mostAgeDays(rules.dayCount))
        return { ...nothingJudged, obstacle: tooOld(newest, ageDays) };
    const judged = { startDate: (0,day/* plusDays */.Wv)(newest, 1 - rules.dayCount), endDate: newest };
    const evaluations = values.map(({ metric, days }) => judgeMetric(metric, days, { rules, judged }));
    return {
        outcome: outcomeOf(evaluations),
        judged,
        metrics: evaluations,
        days: chartDays(values, judged),
        warnings: [
            ...evaluations.flatMap(({ status, reason }) => (status === 'warned' && reason !== null ? [reason] : [])),
            ...(ageDays > usualLagDays ? [behind(newest, ageDays)] : []),
        ],
        obstacle: null,
    };
}
const nothingJudged = {
    outcome: 'inconclusive',
    judged: null,
    metrics: [],
    days: [],
    warnings: [],
    obstacle: 'there is no data of these days',
};
/** What the newest day of data is and how long ago, where it is too long ago; `null`: there is no day at all. */
function newestDayWords(series, nowMs) {
    const newest = metrics/* metrics */.q.flatMap((metric) => metric.valuesOf(series).map(({ date }) => date)).reduce(later, '');
    return newest === '' ? null : tooOld(newest, Math.max((0,day/* daysBetween */.YM)(newest, (0,day/* dayOf */.kb)(nowMs)), 0));
}
function later(one, other) {
    return one > other ? one : other;
}
function tooOld(newest, ageDays) {
    return `the newest day of data is ${newest}, ${(0,rate/* renderCount */.SS)(ageDays, 'day')} ago, too old to be judged`;
}
function behind(newest, ageDays) {
    return (`the newest day of data is ${newest}, ${(0,rate/* renderCount */.SS)(ageDays, 'day')} ago; a provider tells a day within ` +
        `${usualLagDays}, unless too little mail was sent: look whether the account is still connected and read`);
}
function judgeMetric(metric, days, context) {
    const { rules, judged } = context;
    const counted = days.filter(({ date }) => judged.startDate <= date && date <= judged.endDate);
    const worst = counted.reduce((found, day) => (isWorse(day, found, metric) ? day : found), null);
    const percent = metric.basis === 'mean' ? meanOf(counted) : (worst?.percent ?? null);
    const figures = {
        metric: metric.name,
        basis: metric.basis,
        percent,
        worstDate: worst?.date ?? null,
        worstPercent: worst?.percent ?? null,
        dayCount: counted.length,
        bound: metric.bound,
        thresholdPercent: metric.thresholdOf(rules.thresholds),
        warnPercent: metric.warnOf(rules.thresholds),
    };
    const status = statusOf(figures);
    return { ...figures, status, reason: reasonOf({ ...figures, status }, rules) };
}
/** Of equally bad days the later one, which is the one to look into. */
function isWorse(day, found, { bound }) {
    if (found === null)
        return true;
    return bound === 'at-least' ? day.percent <= found.percent : day.percent >= found.percent;
}
function meanOf(days) {
    if (days.length === 0)
        return null;
    return (0,metrics/* withoutDust */.X)(days.reduce((sum, { percent }) => sum + percent, 0) / days.length);
}
function statusOf({ percent, thresholdPercent, warnPercent, bound, }) {
    if (percent === null)
        return thresholdPercent === null ? 'no-threshold' : 'undecided';
    if (thresholdPercent !== null && !(0,metric_text/* isWithin */.UO)(percent, thresholdPercent, bound))
        return 'missed';
    if (warnPercent !== null && !(0,metric_text/* isWithin */.UO)(percent, warnPercent, bound))
        return 'warned';
    return thresholdPercent === null ? 'no-threshold' : 'met';
}
function reasonOf(metric, { source, dayCount }) {
    const { status, percent } = metric;
    if (status === 'undecided')
        return (0,metric_text/* unmeasuredReason */.SN)(metric, { source, judgedDayCount: dayCount });
    if (percent === null)
        return null;
    if (status === 'missed')
        return (0,metric_text/* missedReason */.kV)(metric, percent);
    return status === 'warned' ? (0,metric_text/* warnedReason */.qs)(metric, percent) : null;
}
/** Without any limit there is nothing to miss; data that is fresh was still seen. */
function outcomeOf(evaluations) {
    if (evaluations.some(({ status }) => status === 'missed'))
        return 'fail';
    return evaluations.some(({ status }) => status === 'undecided') ? 'inconclusive' : 'pass';
}
function chartDays(values, judged) {
    const firstTold = values.flatMap(({ days }) => days.map(({ date }) => date)).toSorted()[0] ?? judged.startDate;
    const wanted = later(firstTold, (0,day/* plusDays */.Wv)(judged.endDate, 1 - leastChartDays));
    const startDate = wanted < judged.startDate ? wanted : judged.startDate;
    const byMetric = values.map(({ metric, days }) => {
        const byDate = new Map(days.map(({ date, percent }) => [date, percent]));
        return [metric.name, byDate];
    });
    const told = new Map(byMetric);
    return (0,day/* daysIn */.fx)({ startDate, endDate: judged.endDate }).map((date) => {
        const of = (name) => told.get(name)?.get(date) ?? null;
        return {
            date,
            isJudged: date >= judged.startDate,
            percents: {
                spam: of('spam'),
                spf: of('spf'),
                dkim: of('dkim'),
                dmarc: of('dmarc'),
                tls: of('tls'),
                'delivery-errors': of('delivery-errors'),
            },
        };
    });
}

;// CONCATENATED MODULE: ./lib/check/postmaster/read-postmaster.js
/** Reads what the mailbox provider says of the domains of a run, and has it judged. */





/** One report a domain, in their order. Never rejects: what cannot be read is an outcome of its report. */
async function readPostmaster(job, signal) {
    const { domains } = job;
    try {
        const found = await findAccount(job, signal);
        if (found.status === 'missing')
            return domains.map((domain) => withoutData(domain, job, { reason: found.reason }));
        const reports = [];
        for (const domain of domains)
            reports.push(await readDomain(domain, { ...job, account: found.account }, signal));
        return reports;
    }
    catch (error) {
        return domains.map((domain) => unread(domain, job, (0,run_error/* describeFailure */.I)(error, signal)));
    }
}
async function findAccount({ setting, ports, deadlineMs }, signal) {
    const answer = await (0,until_aborted/* untilAborted */.E)(ports.listPostmasterAccounts({ deadlineMs }, signal), signal);
    if (answer.status === 'none') {
        return { status: 'missing', reason: `the service has no connected postmaster account (${answer.words})` };
    }
    const wanted = setting.email.toLowerCase();
    const account = answer.value.find(({ email }) => email.toLowerCase() === wanted);
    if (account !== undefined)
        return { status: 'found', account };
    // The addresses of the others are nobody's business in a public log.
    const others = (0,rate/* renderCount */.SS)(answer.value.length, 'other account is', 'other accounts are');
    return { status: 'missing', reason: `${setting.email} is not connected to the service; ${others}` };
}
async function readDomain(domain, job, signal) {
    const { setting, ports, account } = job;
    const nowMs = ports.clock.nowMs();
    try {
        const series = await ask({ domain, isWhole: false }, job, signal);
        if (series === null) {
            const reason = await whyNothing(domain, job, signal);
            return withoutData(domain, job, { reason, source: account.source });
        }
        const judgement = judgePostmaster(series, { ...setting, source: account.source }, nowMs);
        job.tell({ status: 'postmaster-read', domain, outcome: judgement.outcome });
        return reportOf(domain, { email: setting.email, source: account.source }, judgement);
    }
    catch (error) {
        return { ...unread(domain, job, (0,run_error/* describeFailure */.I)(error, signal)), source: account.source };
    }
}
async function ask({ domain, isWhole }, { setting, ports, account, deadlineMs }, signal) {
    const range = isWhole ? null : neededDays(setting, ports.clock.nowMs());
    const question = { account, domain, range, deadlineMs };
    const answer = await (0,until_aborted/* untilAborted */.E)(ports.readPostmasterDomain(question, signal), signal);
    return answer.status === 'told' ? answer.value : null;
}
/** Asked once more, for all days: whether there never was any, or none lately, is what a user must know. */
async function whyNothing(domain, job, signal) {
    const series = await ask({ domain, isWhole: true }, job, signal);
    const newest = series === null ? null : newestDayWords(series, job.ports.clock.nowMs());
    if (newest !== null)
        return newest;
    const isFromMail = job.setting.domains.length === 0;
    const hint = isFromMail ? '; where the provider has it under another name, give that as postmaster-domain' : '';
    return `the service has no data of this domain in the account ${job.setting.email}${hint}`;
}
function reportOf(domain, origin, judgement) {
    const { outcome, judged, metrics, days, warnings } = judgement;
    const sentence = domainSentence(domain, judgement);
    return { domain, ...origin, outcome, sentence, judged, metrics, days, warnings, error: null };
}
function withoutData(domain, { setting }, { reason, source = null }) {
    const nothing = { outcome: 'inconclusive', judged: null, metrics: [], days: [], warnings: [] };
    return reportOf(domain, { email: setting.email, source }, { ...nothing, obstacle: reason });
}
function unread(domain, job, failure) {
    const { outcome, isCancelled, code, message } = failure;
    const reason = isCancelled ? 'the run was cancelled before it was read' : `it could not be read: ${message}`;
    return {
        ...withoutData(domain, job, { reason }),
        outcome,
        sentence: `${outcome}: ${subjectOf(domain)}: ${reason}`,
        error: isCancelled ? null : { code, message },
    };
}

// EXTERNAL MODULE: ./lib/mail/dkim-signer.js
var dkim_signer = __webpack_require__(15283);
// EXTERNAL MODULE: ./lib/check/run-test.js + 15 modules
var run_test = __webpack_require__(54447);
;// CONCATENATED MODULE: ./lib/check/render-messages.js
/** Renders every planned message, and collects what is wrong with all of them before anything is sent. */
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



/** All messages in the plan's order, or all problems at once: of patterns, of the signing key, of every template. */
async function renderMessages(plan, { settings, ports, signal, tell }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const messages = [];
        const problems = [...plan.problems];
        if (settings.dkim !== null) {
            const key = (0,dkim_signer/* parseDkimKey */.CD)((0,run_test/* dkimKeyOf */.W)(settings.dkim));
            if (key.status === 'bad')
                problems.push(...key.problems);
        }
        const renderer = __addDisposableResource(env_1, ports.openRenderer(), true);
        for (const planned of plan.messages) {
            const rendered = await renderer.render(requestOf(planned, ports.repositoryRoot), signal);
            if (rendered.status === 'bad')
                problems.push(...rendered.problems);
            else {
                messages.push({ message: rendered.value, setting: planned.setting });
                const { templatePath, subject, html } = rendered.value;
                tell({ status: 'rendered', templatePath, subject, htmlBytes: Buffer.byteLength(html ?? '') });
            }
        }
        return problems.length === 0 ? (0,problem.ok)(messages) : (0,problem/* bad */.MB)(...withoutRepeats(problems));
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
/** A partial that several templates include, or a template with several data sets, has its problem once. */
function withoutRepeats(problems) {
    return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
function requestOf({ templatePath, dataSet, setting }, repositoryRoot) {
    const { subject, from, replyTo, headers, textPath, embedImages } = setting;
    return {
        templatePath,
        repositoryRoot,
        dataSetName: dataSet.name,
        data: dataSet.source,
        overrides: { subject, from, replyTo, headers, textPath },
        embedImages,
    };
}

// EXTERNAL MODULE: ./lib/check/run-deadline.js
var run_deadline = __webpack_require__(83542);
// EXTERNAL MODULE: ./lib/check/unsent-report.js
var unsent_report = __webpack_require__(57346);
;// CONCATENATED MODULE: ./lib/check/run-tests.js
/** All tests of a run: mail is sent for one after another, and they wait for their results together. */


/** Tests that may be open at a time: each polls, and all share one token's requests an hour. */
const mostOpenTests = 50;
/** So many tests in a row that could not be started mean that the others cannot be either. */
const mostFailedStarts = 3;
/** One report a message, in their order. Never rejects. */
async function runTests(messages, shared, signal) {
    const reports = [];
    const open = new Set();
    let failedStartCount = 0;
    let lastFailure = null;
    for (const ready of messages) {
        if (open.size >= mostOpenTests)
            await Promise.race(open);
        const isTimeUp = shared.ports.clock.monotonicMs() >= shared.deadlineMs;
        const obstacle = obstacleFor(lastFailure, { failedStartCount, isTimeUp, isCancelled: signal.aborted });
        if (obstacle !== null) {
            reports.push(Promise.resolve(notStarted(ready, obstacle)));
            continue;
        }
        const started = await (0,run_test/* startTest */.J)({ ...shared, ...ready }, signal);
        lastFailure = started.failure;
        failedStartCount = started.failure === null ? 0 : failedStartCount + 1;
        const watched = started.report.finally(() => open.delete(watched));
        open.add(watched);
        reports.push(started.report);
    }
    // Not more at a time than `mostOpenTests`: the loop above saw to that.
    return await Promise.all(reports);
}
function obstacleFor(failure, { failedStartCount, isTimeUp, isCancelled }) {
    if (isCancelled)
        return { outcome: 'inconclusive', reason: 'not started, because the run was cancelled' };
    if (isTimeUp)
        return { outcome: 'inconclusive', reason: 'not started: the run reached its timeout before' };
    if (failure === null)
        return null;
    // A server that refuses token, plan, request or login of one test refuses the next one's; a message of its own may be bad.
    if (failure.outcome === 'misconfigured' && /^(?:API|SMTP)_/u.test(failure.code)) {
        return { outcome: 'misconfigured', reason: 'not started, because the test before it could not be: see its error' };
    }
    if (failedStartCount < mostFailedStarts)
        return null;
    const reason = `not started, because ${failedStartCount} tests in a row could not be: see their errors`;
    return { outcome: 'inconclusive', reason };
}
function notStarted({ message, setting }, obstacle) {
    return (0,unsent_report/* unsentReport */.gq)((0,unsent_report/* messageFacts */.rS)(message, setting.mailType), obstacle);
}

// EXTERNAL MODULE: ./lib/template/engine.js
var engine = __webpack_require__(53066);
;// CONCATENATED MODULE: ./lib/check/unused-data.js
/** Data that no template can use, because none of those it is given to has variables. */

/** One sentence for each data file or object that only templates without variables got. */
function unusedDataNotices(messages) {
    const users = new Map();
    for (const message of messages) {
        if (message.dataSet.source.kind === 'none')
            continue;
        const key = JSON.stringify(message.dataSet.source);
        users.set(key, [...(users.get(key) ?? []), message]);
    }
    return [...users.values()].filter((group) => !group.some(usesData)).map(noticeOf);
}
function usesData({ templatePath, setting }) {
    return (0,engine/* hasVariables */.cF)(templatePath) || (setting.textPath !== null && (0,engine/* hasVariables */.cF)(setting.textPath));
}
function noticeOf(group) {
    const [first] = group;
    const source = first?.dataSet.source;
    const name = source?.kind === 'file' ? `data (${source.path})` : 'data';
    const others = group.length > 1 ? ` and ${group.length - 1} more have` : ' has';
    return `${name} was not used: ${first?.templatePath ?? ''}${others} no variables; use a .liquid or .hbs template to fill in data`;
}

;// CONCATENATED MODULE: ./lib/check/run-check.js
/** START HERE: a whole run, from settings to the result that every report shows. */










/**
 * Plans, renders, sends, waits and evaluates. Everything that touches the world comes in as `ports`.
 *
 * Never rejects: bad input and errors are outcomes of the result. When `signal` aborts, it resolves within about a
 * second with what is known so far.
 */
async function runCheck(settings, ports, signal) {
    const startedAtMs = ports.clock.nowMs();
    const deadlineMs = ports.clock.monotonicMs() + settings.timeoutMs;
    const run = { settings, ports, signal, deadlineMs, tell: quietly(ports) };
    const { end, postmaster, notices } = await runSteps(run);
    const { serviceKind } = ports;
    return finishRun(end, { settings, postmaster, notices, serviceKind, startedAtMs, endedAtMs: ports.clock.nowMs() });
}
async function runSteps(run) {
    const prepared = await prepareMessages(run);
    if (prepared.kind !== 'ready')
        return { end: prepared, postmaster: [], notices: [] };
    const { messages, notices } = prepared;
    if (run.settings.isDryRun)
        return { end: dryRun(messages), postmaster: [], notices };
    // Side by side: neither keeps the other waiting, and neither can lose the other's result.
    const [end, postmaster] = await Promise.all([testMail(messages, run), readPostmasterFor(messages, run)]);
    return { end, postmaster, notices };
}
async function prepareMessages(run) {
    const { settings, signal } = run;
    if (settings.templates.length === 0 && settings.postmaster !== null)
        return { kind: 'ready', messages: [], notices: [] };
    try {
        return await (0,until_aborted/* untilAborted */.E)(planAndRender(run), signal);
    }
    catch (error) {
        return { kind: 'failed', failure: (0,run_error/* describeFailure */.I)(error, signal) };
    }
}
async function planAndRender(run) {
    const plan = await planCheck(run.settings, run.ports);
    run.tell({ status: 'planned', messageCount: plan.messages.length });
    const messages = await renderMessages(plan, run);
    if (messages.status === 'bad')
        return { kind: 'bad-input', problems: messages.problems };
    return { kind: 'ready', messages: messages.value, notices: unusedDataNotices(plan.messages) };
}
const loginStep = { doing: 'Logging in to the SMTP server', todo: 'check smtp-host and smtp-port' };
function stepLimit({ settings, ports, deadlineMs, signal }) {
    return { clock: ports.clock, timeoutMs: settings.timeoutMs, deadlineMs, signal };
}
/** Never rejects. */
async function testMail(messages, run) {
    const { settings, ports, signal, deadlineMs, tell } = run;
    try {
        if (messages.length > 0) {
            await (0,run_deadline/* beforeDeadline */.O)(loginStep, async (limited) => await verifySubmission(run, limited), stepLimit(run));
            tell({ status: 'submission-verified' });
        }
        const shared = { settings, ports, tell, deadlineMs, messageCount: messages.length };
        const tests = await runTests(messages, shared, signal);
        return { kind: 'tested', tests, isCancelled: signal.aborted };
    }
    catch (error) {
        return { kind: 'failed', failure: (0,run_error/* describeFailure */.I)(error, signal) };
    }
}
async function verifySubmission({ ports, deadlineMs, tell }, signal) {
    const onRetry = ({ parts: { done, came } }, delayMs) => {
        tell({ status: 'notice', text: `${done}: got ${came}; retrying in ${Math.ceil(delayMs / 1000)} s` });
    };
    await ports.verifySubmission({ deadlineMs, onRetry }, signal);
}
/** Never rejects. */
async function readPostmasterFor(messages, { settings, ports, signal, deadlineMs, tell }) {
    const setting = settings.postmaster;
    if (setting === null)
        return [];
    const ofMessages = new Set(messages.map(({ message }) => message.from.domain));
    const domains = setting.domains.length > 0 ? setting.domains : [...ofMessages];
    return await readPostmaster({ setting, domains, deadlineMs, ports, tell }, signal);
}
function dryRun(messages) {
    const tests = messages.map(({ message, setting }) => (0,unsent_report/* unsentReport */.gq)((0,unsent_report/* messageFacts */.rS)(message, setting.mailType), {
        outcome: 'pass',
        reason: `dry run: rendered, ${(0,unsent_report/* renderContents */.ze)(message)}; nothing was created or sent, no threshold was evaluated`,
    }));
    return { kind: 'tested', tests, isCancelled: false };
}
/** Progress is for watching only: a terminal that is gone must not end the run. */
function quietly(ports) {
    return (event) => {
        try {
            ports.progress(event);
        }
        catch {
            // Whoever watches has a defect or went away; the run and its reports do not depend on it.
        }
    };
}

;// CONCATENATED MODULE: ./lib/report/effective-lines.js
/** What a run was asked to do, as a log shows it. */

/** One line a setting: name, value (secrets are starred already), and where it came from. */
function effectiveLines(settings) {
    return settings.map(({ name, shown, source, place }) => {
        const where = place === null ? source : `${source}, ${(0,problem/* renderPlace */.oL)(place)}`;
        return `${name}: ${shown} (${where})`;
    });
}

// EXTERNAL MODULE: ./lib/report/figures.js
var figures = __webpack_require__(40819);
;// CONCATENATED MODULE: ./lib/report/seed-lines.js
/** What was decided about each seed, for debug output. */

/** One line a seed. */
function seedLines({ templatePath, seeds }) {
    return seeds.map((seed) => {
        const { address, providerType, status, result } = seed;
        const verdicts = ['spf', 'dkim', 'dmarc']
            .map((name) => `${name} ${(0,figures/* verdictText */.nt)(result?.[name])}`)
            .join(', ');
        const reasons = [seed.reason, result?.reason].filter((reason) => reason !== null && reason !== undefined);
        const why = reasons.length === 0 ? '' : `: ${reasons.join('; ')}`;
        return `seed ${address} (${providerType}) of ${templatePath}: ${status}, ${(0,figures/* placeOf */.$t)(seed)}, ${verdicts}${why}`;
    });
}

// EXTERNAL MODULE: ./lib/world/repository.js
var world_repository = __webpack_require__(80458);
// EXTERNAL MODULE: ./lib/world/repository-path.js
var repository_path = __webpack_require__(3232);
// EXTERNAL MODULE: ./lib/settings/rows/message-rows.js + 2 modules
var message_rows = __webpack_require__(80582);
// EXTERNAL MODULE: ./lib/settings/table.js + 4 modules
var table = __webpack_require__(39735);
// EXTERNAL MODULE: ./lib/contract/names.js
var names = __webpack_require__(766);
// EXTERNAL MODULE: ./lib/settings/parsers/bad-text.js
var bad_text = __webpack_require__(15013);
// EXTERNAL MODULE: ./lib/settings/parsers/number.js
var number = __webpack_require__(73885);
;// CONCATENATED MODULE: ./lib/settings/settings.js
/** What a run was asked to do, complete and right: every field was parsed, every default is filled in. */
/** The four rates that a threshold can stand on. */
const rateNames = ['inbox', 'spf', 'dkim', 'dmarc'];

// EXTERNAL MODULE: ./lib/settings/config/config-value.js
var config_value = __webpack_require__(69724);
// EXTERNAL MODULE: ./lib/settings/config/sections.js
var sections = __webpack_require__(71382);
;// CONCATENATED MODULE: ./lib/settings/config/provider-thresholds.js
/** `thresholds` in the config file: thresholds for one provider type. */







/** The config file's key for the threshold on a rate. */
const rateKeys = {
    inbox: 'inbox-rate',
    spf: 'spf-pass-rate',
    dkim: 'dkim-pass-rate',
    dmarc: 'dmarc-pass-rate',
};
/** Reads `thresholds: {business: {inbox-rate: 90}}`; `prefix` is that of the section it stands in. */
function readProviderThresholds(entry, prefix) {
    const problems = [];
    if (entry === undefined || (0,sections/* isBlank */.z)(entry.value))
        return { thresholds: {}, problems };
    const label = `${prefix}thresholds`;
    const byType = mapOf(entry.value, label, problems);
    refuseOthers(byType, { label, names: names/* providerTypes */.Nm, what: 'a provider type' }, problems);
    const thresholds = {};
    for (const providerType of names/* providerTypes */.Nm) {
        const found = byType.find((candidate) => candidate.key === providerType);
        if (found !== undefined && !(0,sections/* isBlank */.z)(found.value)) {
            thresholds[providerType] = readRates(found.value, `${label}.${providerType}`, problems);
        }
    }
    return { thresholds, problems };
}
function readRates(value, label, problems) {
    const entries = mapOf(value, label, problems);
    refuseOthers(entries, { label, names: Object.values(rateKeys), what: 'a rate' }, problems);
    const rates = {};
    for (const rate of rateNames) {
        const found = entries.find((entry) => entry.key === rateKeys[rate]);
        if (found === undefined || (0,sections/* isBlank */.z)(found.value))
            continue;
        const text = found.value.kind === 'scalar' ? found.value.text.trim() : (0,config_value/* nameShape */.Vh)(found.value);
        const parsed = (0,number/* parseThreshold */.B7)(text, `${label}.${rateKeys[rate]}`);
        if (parsed.status === 'ok')
            rates[rate] = parsed.value;
        else
            problems.push(...parsed.problems.map((problem) => (0,bad_text/* atPlace */.ze)(problem, found.value.place)));
    }
    return rates;
}
function mapOf(value, label, problems) {
    if (value.kind === 'map')
        return value.entries;
    const expected = 'a map, such as business: {inbox-rate: 90}';
    problems.push({ input: label, came: (0,config_value/* nameShape */.Vh)(value), expected, place: value.place });
    return [];
}
function refuseOthers(entries, known, problems) {
    for (const entry of entries.filter((candidate) => !known.names.includes(candidate.key))) {
        const todo = entry.key === 'overall'
            ? 'set min-inbox-rate, min-spf-pass-rate, min-dkim-pass-rate, min-dmarc-pass-rate for all seeds together'
            : (0,closest_name/* suggestName */.S)(entry.key, known.names);
        const input = `${known.label}.${entry.key.slice(0, 60)}`;
        problems.push({ input, expected: `${known.what} as key`, todo, place: entry.place });
    }
}

// EXTERNAL MODULE: ./lib/settings/config/read-yaml-map.js
var read_yaml_map = __webpack_require__(79679);
// EXTERNAL MODULE: ./lib/settings/parsers/choice.js
var choice = __webpack_require__(6839);
;// CONCATENATED MODULE: ./lib/settings/config/template-entries.js
/** `templates` in the config file: what holds for single templates. */






/** The settings that an entry may give, by name. */
const perTemplateNames = table/* settingRows */.mH.filter((row) => row.isPerTemplate).map((row) => row.name);
/** Keys of an entry that are no settings. */
const otherEntryKeys = ['embed-images', 'thresholds'];
/** Reads `templates: [{template: emails/*.html, mail-type: transactional}]`; an item may be a path alone. */
function readTemplateEntries(entry) {
    if (entry === undefined || (0,sections/* isBlank */.z)(entry.value))
        return { entries: [], problems: [] };
    if (entry.value.kind !== 'list') {
        const expected = 'a list, each item with the key template';
        const came = (0,config_value/* nameShape */.Vh)(entry.value);
        return { entries: [], problems: [{ input: 'templates', came, expected, place: entry.place }] };
    }
    const read = entry.value.items.map((item, index) => readEntry(item, index));
    return { entries: read.flatMap((one) => one.entries), problems: read.flatMap((one) => one.problems) };
}
function readEntry(item, index) {
    const label = `templates[${index}]`;
    const entries = entriesOf(item);
    if (entries === null) {
        const expected = 'a path, or a map with the key template';
        return { entries: [], problems: [{ input: label, came: (0,config_value/* nameShape */.Vh)(item), expected, place: item.place }] };
    }
    const form = { prefix: `${label}.`, isTop: false, otherKeys: otherEntryKeys };
    const section = (0,sections/* readSection */.G)(entries, form, perTemplateNames);
    const thresholds = readProviderThresholds(section.others.get('thresholds'), form.prefix);
    const images = readEmbedImages(section.others.get('embed-images'), `${form.prefix}embed-images`);
    const problems = [...section.problems, ...thresholds.problems, ...images.problems];
    if (!section.layer.has('template')) {
        problems.push({ input: `${label}.template`, came: 'nothing', expected: 'a path or a glob', place: item.place });
    }
    const { layer } = section;
    const { embedImages } = images;
    return { entries: [{ layer, thresholds: thresholds.thresholds, embedImages, place: item.place }], problems };
}
function entriesOf(item) {
    if (item.kind === 'map')
        return item.entries;
    return item.kind === 'scalar' ? [{ key: 'template', place: item.place, value: item }] : null;
}
function readEmbedImages(entry, input) {
    if (entry === undefined || (0,sections/* isBlank */.z)(entry.value))
        return { embedImages: false, problems: [] };
    const text = entry.value.kind === 'scalar' ? entry.value.text : (0,config_value/* nameShape */.Vh)(entry.value);
    const parsed = (0,choice/* parseBoolean */.yG)(text, input);
    if (parsed.status === 'ok')
        return { embedImages: parsed.value, problems: [] };
    return { embedImages: false, problems: parsed.problems.map((problem) => (0,bad_text/* atPlace */.ze)(problem, entry.value.place)) };
}

;// CONCATENATED MODULE: ./lib/settings/config/read-config.js
/** Reads the config file. */











/** The keys of the top level that are no settings. */
const otherTopKeys = ['templates', 'thresholds'];
/** The settings that the config file may give, by name. */
const configNames = table/* settingRows */.mH.filter((row) => row.isAllowedInConfig).map((row) => row.name);
const noConfig = {
    path: null,
    isReadable: true,
    layer: new Map(),
    thresholds: {},
    templates: [],
    problems: [],
    notices: [],
};
/** The config file with all its problems but those of single values, which are parsed later. */
async function readConfig(request, files) {
    const { namedPath, repositoryRoot } = request;
    const isAbsent = namedPath === null && (await files.stat((0,external_node_path_.resolve)(repositoryRoot, message_rows/* defaultConfigPath */.j))) === null;
    if (isAbsent)
        return await withoutConfig(request, files);
    const named = namedPath ?? message_rows/* defaultConfigPath */.j;
    const path = (0,repository_path/* pathInside */._l)(repositoryRoot, named) ?? named;
    const entries = await readEntries(path, { repositoryRoot, files }, request.parse ?? read_yaml_map/* parseYamlMap */.fs);
    if (entries.status === 'bad')
        return { ...noConfig, path, isReadable: false, problems: entries.problems };
    return { ...noConfig, path, ...readTop(entries.value) };
}
async function readEntries(path, place, parse) {
    const repository = (0,world_repository/* openRepository */.h)(place.repositoryRoot, place.files);
    const file = await repository.read(path, { input: 'config', maxBytes: read_yaml_map/* maxConfigBytes */.aF });
    if (file.status === 'ok')
        return await parse(file.value.bytes, path);
    const isMissing = (await place.files.stat((0,external_node_path_.resolve)(place.repositoryRoot, path))) === null;
    const todo = isMissing ? await suggestPath(path, place) : null;
    return todo === null ? file : (0,problem/* bad */.MB)(...file.problems.map((problem) => withAdvice(problem, todo)));
}
function withAdvice(problem, todo) {
    return { ...problem, todo };
}
function readTop(entries) {
    const top = (0,sections/* readSection */.G)(entries, { prefix: '', isTop: true, otherKeys: otherTopKeys }, configNames);
    const thresholds = readProviderThresholds(top.others.get('thresholds'), '');
    const templates = readTemplateEntries(top.others.get('templates'));
    const problems = [...top.problems, ...thresholds.problems, ...templates.problems];
    return { layer: top.layer, thresholds: thresholds.thresholds, templates: templates.entries, problems };
}
async function withoutConfig(request, files) {
    const otherPath = message_rows/* defaultConfigPath */.j.replace(/yml$/u, 'yaml');
    if ((await files.stat((0,external_node_path_.resolve)(request.repositoryRoot, otherPath))) === null)
        return noConfig;
    const notice = `${otherPath} is there but was not read: the config file is called ${message_rows/* defaultConfigPath */.j}; rename it, or name it with config`;
    return { ...noConfig, notices: [notice] };
}

// EXTERNAL MODULE: ./lib/settings/given.js
var settings_given = __webpack_require__(42072);
// EXTERNAL MODULE: ./lib/settings/values.js
var settings_values = __webpack_require__(41155);
;// CONCATENATED MODULE: ./lib/settings/comment-settings.js
/** What a run must know to comment, also where its other settings cannot be read. */



/**
 * Reads them, each by itself. A config file that cannot be read may say `comment: never`, so then none is created.
 * Never rejects: what keeps the file from being read is told by the settings themselves.
 */
async function readCommentSettings({ given, repositoryRoot, parseConfig }, files) {
    const namedPath = (0,settings_values/* valuesOf */.sm)((0,settings_given/* givenLayer */.T)(given).layer).get('config');
    const config = await readConfig({ repositoryRoot, namedPath, parse: parseConfig }, files).catch(() => null);
    return commentSettingsOf(given, config);
}
/** The same without looking at any file: for a run that was stopped. */
function givenCommentSettings({ given }) {
    return commentSettingsOf(given, null);
}
/** @param config `null`: it could not be read */
function commentSettingsOf(given, config) {
    const { layer } = (0,settings_given/* givenLayer */.T)(given);
    const values = (0,settings_values/* valuesOf */.sm)((0,settings_values/* overlay */.Lw)(config?.layer ?? new Map(), layer));
    const isKnown = values.isGiven('comment') || config?.isReadable === true;
    return {
        comment: isKnown ? (values.get('comment') ?? 'existing') : 'existing',
        commentKey: values.get('comment-key'),
        configPath: config?.path ?? values.get('config'),
        githubToken: values.get('github-token'),
    };
}

;// CONCATENATED MODULE: ./lib/settings/effective.js
/** Every setting as the run prints it: what holds, and where it came from. Secrets are three stars, whatever their length. */



/** The listing, one entry a row of the table, in its order. */
function listEffective(sources) {
    return table/* settingRows */.mH.map((row) => {
        const sourced = sources.layer.get(row.name);
        if (sourced !== undefined)
            return listGiven(row, sourced, sources);
        if (row.name === 'template')
            return listTemplates(sources.config);
        const shown = row.name === 'config' ? sources.config.path : null;
        const text = `${shown ?? (0,table/* describeDefault */.ZA)(row) ?? 'none'}${noteOverrides(row, sources.config)}`;
        return { name: row.name, shown: text, source: 'default', place: null };
    });
}
function listGiven(row, sourced, { config, fork }) {
    const shown = row.isSecret ? '***' : showText(textOf(sourced));
    // An input or a flag wins over the entries of `templates`; the top of the config file does not.
    const overrides = sourced.source === 'config' ? noteOverrides(row, config) : '';
    const unused = isUnusedOnFork(row.name, fork) ? '; not used: this pull request gets no secrets' : '';
    return { name: row.name, shown: `${shown}${overrides}${unused}`, source: sourced.source, place: sourced.place };
}
function listTemplates(config) {
    const [first] = config.templates;
    if (first === undefined)
        return { name: 'template', shown: 'none', source: 'default', place: null };
    const patterns = config.templates.map((entry) => entry.layer.get('template')).filter((found) => found !== undefined);
    const shown = showText(patterns.map(textOf).join('\n'));
    return { name: 'template', shown, source: 'config', place: first.place };
}
/** Says that entries of `templates` have a value of their own. */
function noteOverrides(row, config) {
    if (!row.isPerTemplate || row.name === 'template')
        return '';
    const count = config.templates.filter((entry) => entry.layer.has(row.name)).length;
    if (count === 0)
        return '';
    return count === 1 ? '; 1 entry of templates has its own' : `; ${count} entries of templates have their own`;
}
function isUnusedOnFork(name, fork) {
    if (name.startsWith('dkim-'))
        return fork.isUnsigned;
    return fork.isFallback && /^(?:api|smtp)-/u.test(name);
}
function textOf(sourced) {
    if (sourced.input.form === 'text')
        return sourced.input.text;
    const { value } = sourced.input;
    if (value.kind === 'scalar')
        return value.text;
    const texts = value.kind === 'list' ? value.items.map((item) => (item.kind === 'scalar' ? item.text : null)) : [null];
    return texts.includes(null) ? JSON.stringify((0,config_value/* toPlain */.Ul)(value)) : texts.join('\n');
}
/** One line of at most 80 characters; the lines of a text become a list. */
function showText(text) {
    const lines = (0,bad_text/* hideUrlSecrets */.BF)(text)
        .trim()
        .replaceAll(/\s*\n\s*/gu, ', ');
    const line = lines.replaceAll(/\p{Cc}+/gu, ' ');
    return line.length <= 80 ? line : `${line.slice(0, 79)}…`;
}

// EXTERNAL MODULE: ./lib/settings/fork.js
var settings_fork = __webpack_require__(93509);
;// CONCATENATED MODULE: ./lib/settings/config/config-folder.js
/** The folder that a config file belongs to. */

/** The config file's own folder, or the folder above `.github`, relative to the repository; `''` is its root. */
function configFolder(path) {
    const folder = external_node_path_.posix.dirname(external_node_path_.posix.normalize(path));
    const own = external_node_path_.posix.basename(folder) === '.github' ? external_node_path_.posix.dirname(folder) : folder;
    return own === '.' ? '' : own;
}

;// CONCATENATED MODULE: ./lib/settings/expand-pattern.js
/** The files that a pattern matches. */

/** Paths relative to the repository, in order. A file's own name comes first: it may hold characters that mean something in a glob. */
async function expandPattern(pattern, { repositoryRoot, files }) {
    if ((await files.stat((0,external_node_path_.resolve)(repositoryRoot, pattern)))?.kind === 'file')
        return [pattern];
    const matches = [];
    for (const path of await files.glob(pattern, repositoryRoot)) {
        const found = await files.stat((0,external_node_path_.resolve)(repositoryRoot, path));
        if (found?.kind === 'file')
            matches.push(path);
    }
    return matches;
}

;// CONCATENATED MODULE: ./lib/settings/located-paths.js
/** The paths that settings name, as paths of files in the repository; nothing outside it is read or written. */








/**
 * Finds every file that the values name. A path in a config file is relative to the config's own folder
 * (`configFolder`) or else to the repository; any other path is relative to the repository, or absolute and inside it.
 */
async function locatePaths(values, place) {
    const search = { ...place, values, repository: (0,world_repository/* openRepository */.h)(place.repositoryRoot, place.files) };
    const template = await locatePatterns(search);
    const text = await locateFile('text', values.get('text'), search);
    const smtpCa = await locateFile('smtp-ca', values.get('smtp-ca'), search);
    const zoneFile = await locateFiles('zone-file', values.get('zone-file') ?? [], search);
    const data = await locateData(search);
    const located = {
        ...located_paths_valueOf('template', template),
        ...located_paths_valueOf('text', text),
        ...located_paths_valueOf('smtp-ca', smtpCa),
        ...located_paths_valueOf('zone-file', zoneFile),
        ...located_paths_valueOf('data', data),
    };
    return {
        values: replaceValues(values, located),
        problems: [template, text, smtpCa, zoneFile, data].flatMap((found) => found.problems),
    };
}
/** What is wrong with the folder for reports. */
async function reportDirProblems(values, place) {
    const given = values.get('report-dir');
    if (given === null)
        return [];
    const { repositoryRoot, files } = place;
    const path = (0,repository_path/* pathInside */._l)(repositoryRoot, given) ?? given;
    const problem = await (0,world_repository/* openRepository */.h)(repositoryRoot, files).checkFolder(path, 'report-dir');
    if (problem === null)
        return [];
    const { came = (0,bad_text/* quoteGiven */.k9)(given), expected } = problem;
    return [(0,settings_values/* ruleProblem */["in"])(values, 'report-dir', { came, expected, todo: 'use for instance presend-report' })];
}
const located_paths_nothing = { value: null, problems: [] };
async function locateFile(name, path, search) {
    if (path === null)
        return located_paths_nothing;
    const folders = (0,external_node_path_.isAbsolute)(path) ? [''] : foldersFor(name, search.values);
    // A relative path may lead out of the repository from its root, and stay inside from the config's folder.
    const written = folders.length > 1 ? path : ((0,repository_path/* pathInside */._l)(search.repositoryRoot, path) ?? path);
    const found = await search.repository.find(written, { input: name, folders });
    if (found.status === 'ok')
        return { value: found.value, problems: [] };
    const advice = await adviceFor(written, search);
    const problems = found.problems.map(({ came = (0,bad_text/* quoteGiven */.k9)(path), expected }) => {
        const problem = { came, expected };
        return (0,settings_values/* ruleProblem */["in"])(search.values, name, advice === null ? problem : { ...problem, todo: advice });
    });
    return { value: null, problems };
}
async function locateFiles(name, paths, search) {
    if (paths.length === 0)
        return located_paths_nothing;
    const located = await Promise.all(paths.map(async (path) => await locateFile(name, path, search)));
    const found = located.flatMap(({ value }) => (value === null ? [] : [value]));
    return { value: found.length === paths.length ? found : null, problems: located.flatMap(({ problems }) => problems) };
}
/** Only for a path that is not there: a folder is no typo here. */
async function adviceFor(path, search) {
    if ((0,repository_path/* pathInside */._l)(search.repositoryRoot, path) === null)
        return null;
    const found = await search.files.stat((0,external_node_path_.resolve)(search.repositoryRoot, path));
    return found === null ? await suggestPath(path, search) : null;
}
async function locateData(search) {
    const sets = search.values.get('data');
    if (sets === null)
        return located_paths_nothing;
    const problems = [];
    const located = [];
    for (const set of sets) {
        const found = set.source.kind === 'file' ? await locateFile('data', set.source.path, search) : located_paths_nothing;
        problems.push(...found.problems);
        located.push(found.value === null ? set : { name: set.name, source: { kind: 'file', path: found.value } });
    }
    return { value: located, problems };
}
/** Patterns are only checked for where they lead: the plan says which of them match nothing. */
async function locatePatterns(search) {
    const patterns = search.values.get('template');
    if (patterns === null)
        return located_paths_nothing;
    const problems = [];
    const located = [];
    for (const pattern of patterns) {
        const path = await locatePattern(pattern, search);
        if (path !== null)
            located.push(path);
        else {
            const expected = `${repository_path/* insideRepository */.rz}, or a glob for such paths`;
            problems.push((0,settings_values/* ruleProblem */["in"])(search.values, 'template', { came: (0,bad_text/* quoteGiven */.k9)(pattern), expected }));
        }
    }
    return { value: located, problems };
}
async function locatePattern(pattern, search) {
    const candidates = foldersFor('template', search.values).flatMap((folder) => {
        const path = (0,repository_path/* pathInside */._l)(search.repositoryRoot, (0,external_node_path_.isAbsolute)(pattern) ? pattern : external_node_path_.posix.join(folder, pattern));
        return path === null || path === '.' ? [] : [path];
    });
    for (const path of candidates.length > 1 ? candidates : []) {
        if ((await expandPattern(path, search)).length > 0)
            return path;
    }
    return candidates[0] ?? null;
}
/** The folders that the paths of a setting may be relative to, in order. */
function foldersFor(name, values) {
    const sourced = values.sourced(name);
    const folder = sourced?.source === 'config' && sourced.place !== null ? configFolder(sourced.place.file) : '';
    return folder === '' ? [''] : [folder, ''];
}
function located_paths_valueOf(name, { value }) {
    return value === null ? {} : { [name]: value };
}
function replaceValues(values, replaced) {
    return { ...values, get: (name) => replaced[name] ?? values.get(name) };
}

// EXTERNAL MODULE: ./lib/settings/resolve.js
var resolve = __webpack_require__(83057);
// EXTERNAL MODULE: ./lib/settings/rows/service-rows.js
var service_rows = __webpack_require__(68448);
// EXTERNAL MODULE: ./lib/settings/rules.js + 1 modules
var rules = __webpack_require__(28076);
// EXTERNAL MODULE: ./lib/settings/rows/gate-rows.js
var gate_rows = __webpack_require__(50700);
;// CONCATENATED MODULE: ./lib/settings/thresholds.js
/** The thresholds of one template, from what was given and the defaults. */

/** The setting for the threshold on a rate over all seeds. */
const overallNames = {
    inbox: 'min-inbox-rate',
    spf: 'min-spf-pass-rate',
    dkim: 'min-dkim-pass-rate',
    dmarc: 'min-dmarc-pass-rate',
};
/** All thresholds; of `byProviderType` the later ones win, rate by rate. */
function buildThresholds(values, ...byProviderType) {
    const warn = values.get('warn-inbox-rate');
    const maxTab = values.get('max-tab-rate');
    return {
        overall: mapRates((rate) => overallThreshold(values, rate)),
        byProviderType: {
            consumer: forProvider('consumer', byProviderType),
            business: forProvider('business', byProviderType),
            protected: forProvider('protected', byProviderType),
        },
        warnInboxPercent: typeof warn === 'number' ? warn : null,
        maxTabPercent: typeof maxTab === 'number' ? maxTab : null,
    };
}
function overallThreshold(values, rate) {
    const given = values.get(overallNames[rate]);
    if (given !== null)
        return asked(given);
    // The inbox rate counts every seed sent to, so it is measured whenever anything is; only passes may not be.
    if (rate !== 'inbox')
        return { percent: gate_rows/* defaultPassPercent */.Ih, onlyWhereMeasured: true };
    return { percent: gate_rows/* defaultInboxPercent */.Xg[values.always('mail-type')], onlyWhereMeasured: false };
}
function forProvider(providerType, layers) {
    return mapRates((rate) => {
        const given = layers.findLast((layer) => layer[providerType]?.[rate] !== undefined)?.[providerType]?.[rate];
        return given === undefined ? null : asked(given);
    });
}
function asked(given) {
    return given === 'none' ? null : { percent: given, onlyWhereMeasured: false };
}
function mapRates(threshold) {
    return {
        inbox: threshold('inbox'),
        spf: threshold('spf'),
        dkim: threshold('dkim'),
        dmarc: threshold('dmarc'),
    };
}

;// CONCATENATED MODULE: ./lib/settings/templates.js
/** Which templates are checked, and what holds for each. */




/** What is wrong with the values of the entries of the config file. */
async function templateProblems({ config }, place) {
    const problems = [];
    for (const { layer } of config.templates) {
        // Only what the entry itself says: what is laid over it is looked at once, for all.
        const located = await locatePaths((0,settings_values/* valuesOf */.sm)(layer), place);
        problems.push(...(0,settings_values/* layerProblems */.iz)(layer), ...located.problems);
    }
    return problems;
}
/**
 * The templates, in the order given; call it once there are no problems. `template` (input, flag, or top level of the
 * config file) replaces the list of entries, but a file that an entry matches keeps the entry's settings; of several
 * entries the last one decides, so no file is checked twice.
 */
async function chooseTemplates(sources, place) {
    const { values: top } = await locatePaths((0,settings_values/* valuesOf */.sm)((0,settings_values/* overlay */.Lw)(sources.config.layer, sources.given)), place);
    const entries = await readyEntries(sources, place);
    const named = top.get('template') ?? [];
    const parts = topParts(top, sources);
    const [onlyEntry, ...otherEntries] = entries;
    // One owner for everything: the plan expands the patterns, nobody need do it twice.
    if (onlyEntry === undefined)
        return named.map((pattern) => withParts(pattern, parts));
    if (named.length === 0 && otherEntries.length === 0) {
        return onlyEntry.patterns.map((pattern) => withParts(pattern, onlyEntry.parts));
    }
    const owners = await ownersOfPaths(entries, place);
    const paths = named.length === 0 ? [...owners.keys()] : await expandAll(named, place);
    return paths.map((pattern) => withParts(pattern, owners.get(pattern) ?? parts));
}
function withParts(pattern, parts) {
    return { pattern, ...parts };
}
function topParts(top, sources) {
    return {
        ...messageOf(top),
        embedImages: false,
        thresholds: buildThresholds(top, sources.config.thresholds),
        place: top.sourced('template')?.place ?? null,
    };
}
async function readyEntries(sources, place) {
    const given = new Map(sources.given);
    // The input says which templates; what an entry matches stays the entry's own word.
    given.delete('template');
    const entries = [];
    for (const entry of sources.config.templates) {
        const { values } = await locatePaths((0,settings_values/* valuesOf */.sm)((0,settings_values/* overlay */.Lw)(sources.config.layer, entry.layer, given)), place);
        const thresholds = buildThresholds(values, sources.config.thresholds, entry.thresholds);
        const parts = { ...messageOf(values), embedImages: entry.embedImages, thresholds, place: entry.place };
        entries.push({ patterns: values.get('template') ?? [], parts });
    }
    return entries;
}
async function ownersOfPaths(entries, place) {
    const owners = new Map();
    for (const entry of entries) {
        for (const path of await expandAll(entry.patterns, place))
            owners.set(path, entry.parts);
    }
    return owners;
}
/** The files that patterns match, each once. A pattern without any stays as it is: the plan says that it matches nothing. */
async function expandAll(patterns, place) {
    const paths = new Set();
    for (const pattern of patterns) {
        const matches = await expandPattern(pattern, place);
        for (const path of matches.length > 0 ? matches : [pattern])
            paths.add(path);
    }
    return [...paths];
}
function messageOf(values) {
    return {
        dataSets: values.get('data') ?? [{ name: null, source: { kind: 'none' } }],
        subject: values.get('subject'),
        from: values.get('from'),
        replyTo: values.get('reply-to'),
        headers: values.get('headers') ?? [],
        textPath: values.get('text'),
        mailType: values.always('mail-type'),
    };
}

;// CONCATENATED MODULE: ./lib/settings/read-settings.js
/** Inputs, flags, environment and config file → Settings, or every problem of all of them at once. */













/** The settings of a run. Precedence: input or flag, environment (secrets and where they go), config file, default. Sends nothing. */
async function readSettings(request, files) {
    const given = (0,settings_given/* givenLayer */.T)(request.given);
    const namedPath = (0,settings_values/* valuesOf */.sm)(given.layer).get('config');
    const { repositoryRoot } = request;
    const config = await readConfig({ repositoryRoot, namedPath, parse: request.parseConfig }, files);
    const layer = (0,settings_values/* overlay */.Lw)(config.layer, given.layer);
    const place = { repositoryRoot, files };
    const { values, problems: pathProblems } = await locatePaths((0,settings_values/* valuesOf */.sm)(layer), place);
    const fork = (0,settings_fork/* planFork */.Q)(values, request.isFork);
    const reading = { request, config, given: given.layer, layer, values, pathProblems, fork };
    const problems = [...given.problems, ...(await allProblems(reading, place))];
    if (problems.length > 0)
        return (0,problem/* bad */.MB)(...problems);
    const templates = await chooseTemplates({ config, given: given.layer }, place);
    const settings = buildSettings(reading, templates);
    const unmeasured = unmeasuredSpf(settings, values);
    return unmeasured === null || fork.isFallback ? (0,problem.ok)(settings) : (0,problem/* bad */.MB)(unmeasured);
}
async function allProblems(reading, place) {
    const { config, given, values, pathProblems, fork } = reading;
    return [
        ...config.problems,
        // Also what an input overrides: a wrong value in the file is wrong for the next run.
        ...(0,settings_values/* layerProblems */.iz)(config.layer),
        ...(0,settings_values/* layerProblems */.iz)(given),
        ...(await templateProblems({ config, given }, place)),
        ...pathProblems,
        ...(await reportDirProblems(values, place)),
        ...metadataProblems(reading),
        // A file that could not be read may hold what seems to be missing.
        ...(config.isReadable ? [...templateMissing(reading), ...(0,rules/* ruleProblems */.b0)(values, fork, workOf(reading))] : []),
    ];
}
/** A threshold that was asked for must be met, and the embedded service measures SPF for `sending-ip` alone. */
function unmeasuredSpf({ service, templates }, values) {
    if (service.kind !== 'embedded' || service.sendingIp !== null)
        return null;
    const isAsked = templates.some(({ thresholds: { overall, byProviderType } }) => [overall, ...Object.values(byProviderType)].some(({ spf }) => spf !== null && !spf.onlyWhereMeasured));
    if (!isAsked)
        return null;
    return (0,settings_values/* ruleProblem */["in"])(values, 'min-spf-pass-rate', {
        expected: 'sending-ip beside it: the embedded service checks SPF only for the address that real mail comes from',
        todo: 'set sending-ip to the address of your mail server, or remove the threshold on SPF',
    });
}
/** Without any template a run can only judge postmaster data; that it was asked for shows in its address. */
function workOf({ values, config }) {
    const hasTemplates = values.isGiven('template') || config.templates.length > 0;
    // `templates` that is malformed has its own problem.
    const wantsTemplates = config.problems.some((problem) => problem.input.startsWith('templates'));
    return hasTemplates || wantsTemplates || !values.isGiven('postmaster-email') ? 'mail' : 'postmaster-only';
}
function templateMissing(reading) {
    if (reading.values.isGiven('template') || reading.config.templates.length > 0)
        return [];
    if (reading.config.problems.some((problem) => problem.input.startsWith('templates')))
        return [];
    if (workOf(reading) === 'postmaster-only')
        return [];
    return [
        {
            input: 'template',
            came: 'nothing',
            expected: 'at least one template',
            todo: `give template (for instance emails/*.html), or list the templates under templates in ${reading.config.path ?? message_rows/* defaultConfigPath */.j}`,
        },
    ];
}
/** The service's contract takes no more. */
const maxMetadataBytes = 16_384;
function metadataProblems(reading) {
    const sizeBytes = Buffer.byteLength(JSON.stringify(mergedMetadata(reading)));
    if (sizeBytes <= maxMetadataBytes || !reading.values.isGiven('metadata'))
        return [];
    const place = reading.values.sourced('metadata')?.place ?? null;
    const expected = `at most ${maxMetadataBytes} bytes of JSON (16 KiB), the run's own keys included`;
    const problem = { input: 'metadata', came: `${sizeBytes} bytes`, expected };
    return [place === null ? problem : { ...problem, place }];
}
function mergedMetadata(reading) {
    return { ...reading.request.suggested.metadata, ...reading.values.get('metadata') };
}
function buildSettings(reading, templates) {
    const { config, values, fork } = reading;
    const service = (0,resolve/* resolveService */.Wl)(values, fork);
    const isAlone = templates.length === 0;
    const pollInterval = values.always('poll-interval');
    return {
        templates,
        configPath: config.path,
        service,
        providerTypes: values.get('provider-types') ?? [],
        testName: values.get('test-name') ?? tidyName(reading.request.suggested.testName),
        metadata: mergedMetadata(reading),
        testStyle: values.always('test-style'),
        trackingIn: (0,resolve/* resolveTracking */._r)(values, service),
        isDryRun: values.always('dry-run'),
        smtp: (0,resolve/* resolveSmtp */.P8)(values, fork),
        envelopeFrom: values.get('envelope-from'),
        dkim: (0,resolve/* resolveDkim */.iA)(values, fork),
        inboxFolders: values.always('inbox-folders'),
        onMissing: values.always('on-missing'),
        onInconclusive: values.always('on-inconclusive'),
        quorumPercent: values.always('quorum'),
        gate: values.always('gate'),
        // On a fork the rest of the run goes on without it; a run that is for nothing else says that nobody can say.
        postmaster: fork.isFallback && !isAlone ? null : (0,resolve/* resolvePostmaster */.Zz)(values),
        timeoutMs: values.always('timeout'),
        pollIntervalMs: pollInterval === 'auto' ? null : pollInterval,
        comment: values.always('comment'),
        githubToken: values.get('github-token'),
        commentKey: values.get('comment-key'),
        reportDir: (0,repository_path/* pathInside */._l)(reading.request.repositoryRoot, values.always('report-dir')) ?? '.',
        effective: listEffective(reading),
        notices: [
            ...config.notices,
            ...fork.notices,
            ...(0,rules/* unusedNotices */.Sw)(values, fork),
            ...(0,rules/* ratioNotices */.jJ)(values),
            ...(isAlone ? ['There is no template, so no mail was tested: only postmaster data was judged'] : []),
        ],
    };
}
/** A suggested name holds a branch or a title, which anybody can choose: one line, no controls, not too long. */
function tidyName(name) {
    const line = (name ?? '').replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
    return line === '' ? null : line.slice(0, service_rows/* maxTestNameLength */.w).toWellFormed();
}

// EXTERNAL MODULE: ./lib/world/time-limit.js
var time_limit = __webpack_require__(83141);
// EXTERNAL MODULE: ./lib/assembly/process-watch.js
var process_watch = __webpack_require__(66283);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
;// CONCATENATED MODULE: ./lib/assembly/unfinished-result.js
/** A CheckResult for runs that ended before check/ could make one. */




/** A result without tests. Where there are no settings, their defaults are shown. */
function unfinishedResult(reason, { settings, startedAtMs, endedAtMs }) {
    return {
        gate: settings?.gate ?? 'fail',
        onInconclusive: settings?.onInconclusive ?? 'fail',
        serviceKind: settings?.service.kind ?? 'embedded',
        isDryRun: settings?.isDryRun ?? false,
        isCancelled: false,
        tests: [],
        postmaster: [],
        problems: [],
        error: null,
        notices: settings?.notices ?? [],
        settings: settings?.effective ?? [],
        startedAtMs,
        endedAtMs,
        ...reason,
    };
}
/** Bad settings: the first problem in the sentence, all of them in `problems`. */
function misconfigured(problems) {
    const [first] = problems;
    const reason = first === undefined ? 'the settings could not be read' : (0,problem/* renderProblem */.yM)(first);
    const more = problems.length <= 1 ? '' : ` (and ${(0,rate/* renderCount */.SS)(problems.length - 1, 'further problem')})`;
    return { outcome: 'misconfigured', sentence: `misconfigured: ${reason}${more}; nothing was sent`, problems };
}
/** What an error, or being cancelled, makes of a run. */
function endedBy(error) {
    const message = (0,process_watch/* messageOf */.bD)(error);
    if (error instanceof process_watch/* RunCancelled */.zL) {
        return { outcome: 'inconclusive', sentence: `inconclusive: ${message}`, isCancelled: true };
    }
    if (error instanceof presend_error/* PresendError */.W) {
        const { code, outcome, problems } = error;
        return { outcome, sentence: `${outcome}: ${message}`, problems, error: { code, message } };
    }
    return {
        outcome: 'inconclusive',
        sentence: `inconclusive: presend failed in a way that it should not: ${message}`,
        error: { code: 'UNEXPECTED', message },
    };
}

;// CONCATENATED MODULE: ./lib/assembly/check-settings.js
/** Reads the settings and runs the check under them; whatever goes wrong, there is a result to report. */
var check_settings_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var check_settings_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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









/** How long a check may go on once it was told to stop, and what it opened to close: together well under 2 s. */
const stopGraceMs = 1200;
const hurriedCloseMs = 300;
const closeMs = 3000;
/** Never rejects. */
async function checkSettings(request, tools) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, watch } = tools;
        const startedAtMs = world.clock.nowMs();
        const stopped = stopOf(watch);
        const stack = check_settings_addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const worker = stack.use(tools.openTemplateWorker(world.files, stopped));
        const reading = { ...request, parseConfig: worker.parseConfig };
        const unfinished = async (reason) => ({
            result: unfinishedResult(reason, { settings: null, startedAtMs, endedAtMs: world.clock.nowMs() }),
            settings: null,
            commentSettings: await (0,until_aborted/* untilAborted */.E)(readCommentSettings(reading, worker.files), stopped).catch(() => givenCommentSettings(request)),
            close: () => Promise.resolve(),
        });
        try {
            const parsed = await (0,until_aborted/* untilAborted */.E)(readSettings(reading, worker.files), stopped);
            if (parsed.status === 'bad')
                return await unfinished(misconfigured(parsed.problems));
            return await runUnder(parsed.value, request.repositoryRoot, { ...tools, worker });
        }
        catch (error) {
            return await unfinished(endedBy(error));
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = check_settings_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function stopOf({ cancelled, crashed }) {
    return AbortSignal.any([cancelled, crashed]);
}
async function runUnder(settings, repositoryRoot, tools) {
    const { world, voice, worker } = tools;
    voice.group('Settings', effectiveLines(settings.effective.filter(({ source }) => source !== 'default')));
    const startedAtMs = world.clock.nowMs();
    const trace = voice.isDebug ? (line) => voice.debug(line) : undefined;
    if (trace !== undefined)
        for (const line of effectiveLines(settings.effective))
            trace(`setting ${line}`);
    const onProgress = voice.progress.bind(voice);
    const ports = tools.openPorts(settings, { repositoryRoot, world, onProgress, templateWorker: worker, trace });
    const result = await checkUntilStopped(settings, ports, tools).catch((error) => unfinishedResult(endedBy(error), { settings, startedAtMs, endedAtMs: world.clock.nowMs() }));
    if (trace !== undefined)
        for (const line of result.tests.flatMap(seedLines))
            trace(line);
    // Begun at once, so that nothing stays open while reports are written.
    const closing = Promise.resolve(ports[Symbol.asyncDispose]());
    closing.catch(() => undefined);
    return { result, settings, commentSettings: settings, close: async () => await closeInTime(closing, tools) };
}
/** A crash is no cancellation: what was known stands, and the run is inconclusive. */
async function checkUntilStopped(settings, ports, tools) {
    const { watch, world } = tools;
    const signal = stopOf(watch);
    const checking = runCheck(settings, ports, signal);
    const result = await (0,time_limit/* withGrace */.pj)(checking, stopGraceMs, { clock: world.clock, signal });
    if (!result.isCancelled || watch.cancelled.aborted)
        return result;
    return { ...result, isCancelled: false, ...endedBy(watch.crashed.reason) };
}
async function closeInTime(closing, { world, voice, watch }) {
    const limitMs = watch.cancelled.aborted ? hurriedCloseMs : closeMs;
    const limit = { clock: world.clock, signal: new AbortController().signal };
    try {
        await (0,time_limit/* withinTime */.dn)(async () => await closing, limitMs, limit);
    }
    catch (error) {
        // The run is over and its result stands; the process ends whatever is still open.
        voice.debug(`Closing what the check had opened: ${(0,process_watch/* messageOf */.bD)(error)}`);
    }
}


/***/ }),

/***/ 66283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ watchProcess),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   zL: () => (/* binding */ RunCancelled)
/* harmony export */ });
/* harmony import */ var _check_exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36686);
/** What may befall the process while it runs: being cancelled, and errors that nobody caught. */

/** Why a run was cancelled. */
class RunCancelled extends Error {
    constructor(name) {
        super(`cancelled by ${name}`);
        this.name = 'RunCancelled';
    }
}
/** A run that was told to stop ends by itself before this; a file system that hangs must not keep the process. */
const lastMs = 1800;
/**
 * Listens for SIGINT and SIGTERM and for stray errors. GitHub sends SIGINT, 7.5 s later SIGTERM, and kills 2.5 s after
 * that; whoever sends a second one does not want to wait. Source: actions/runner, ProcessInvoker.cs.
 */
function watchProcess(host, voice, clock) {
    const cancelled = new AbortController();
    const over = new AbortController();
    const crashed = new AbortController();
    const ignoreSignals = host.onStopSignal((name) => {
        if (cancelled.signal.aborted) {
            host.exit(_check_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .cancelledExitCode */ .NU);
            return;
        }
        voice.info(`Received ${name}: stopping, and writing what is known so far`);
        cancelled.abort(new RunCancelled(name));
        clock.sleep(lastMs, over.signal).then(() => host.exit(_check_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .cancelledExitCode */ .NU), () => undefined);
    });
    const ignoreStrays = host.onStray((stray) => {
        if (stray.status === 'warning') {
            voice.debug(stray.text);
            return;
        }
        voice.warn(`An error that nobody expected: ${messageOf(stray.error)}`);
        if (stray.error instanceof Error)
            voice.debug(stray.error.stack ?? '');
        crashed.abort(stray.error);
    });
    return {
        cancelled: cancelled.signal,
        crashed: crashed.signal,
        [Symbol.dispose]: () => {
            over.abort();
            ignoreSignals();
            ignoreStrays();
        },
    };
}
/** What an unknown thrown thing says. */
function messageOf(error) {
    return error instanceof Error && error.message !== '' ? error.message : String(error);
}


/***/ }),

/***/ 60466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ progressLog)
/* harmony export */ });
/* harmony import */ var _report_progress_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1830);
/** Tells in a log, which cannot be overwritten, how a run goes on: each step once, and waits at most every ten seconds. */

/** GitHub's live log cuts lines at 1024 characters; nobody reads that far. */
const longestLine = 400;
/** Between two lines about the same wait. */
const quietMs = 10_000;
/** A listener that prints lines through `print`; what only counts up is thinned out, its end is always told. */
function progressLog(print, clock) {
    const lastPrintedMs = new Map();
    return (event) => {
        const line = (0,_report_progress_line_js__WEBPACK_IMPORTED_MODULE_0__/* .renderProgressLine */ .S)(event, longestLine);
        const topic = topicOf(event);
        if (topic === null) {
            print(line);
            return;
        }
        const nowMs = clock.monotonicMs();
        // Sending is mostly over at once: only a slow one is worth a line before its last.
        const firstMs = event.status === 'submitting' ? nowMs : Number.NEGATIVE_INFINITY;
        const beforeMs = lastPrintedMs.get(topic) ?? firstMs;
        lastPrintedMs.set(topic, beforeMs);
        if (!isEnd(event) && nowMs - beforeMs < quietMs)
            return;
        lastPrintedMs.set(topic, nowMs);
        print(line);
    };
}
/** What events of one kind tell about the same thing; `null`: each is told. */
function topicOf(event) {
    return event.status === 'submitting' || event.status === 'waiting' ? `${event.status} ${event.trackingId}` : null;
}
function isEnd(event) {
    if (event.status === 'submitting')
        return event.doneCount === event.seedCount;
    return event.status === 'waiting' && event.receivedCount === event.expectedCount;
}


/***/ }),

/***/ 36686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Ix: () => (/* binding */ isExcused),
/* harmony export */   NU: () => (/* binding */ cancelledExitCode)
/* harmony export */ });
/** How a run's outcome becomes the step's. */
/** 128 + SIGINT, as shells count; SIGTERM ends in the same, since both mean that somebody cancelled. */
const cancelledExitCode = 130;
const exitCodes = { pass: 0, fail: 1, misconfigured: 2, inconclusive: 3 };
/**
 * 0 pass, 1 fail, 2 misconfigured, 3 inconclusive, 130 cancelled. A gate that only warns, or is off, lets the step go on
 * after `fail` and `inconclusive`; `on-inconclusive: warn` after `inconclusive`. Nothing excuses a misconfigured run.
 */
function exitCodeOf(result) {
    if (result.isCancelled)
        return cancelledExitCode;
    if (isExcused(result))
        return 0;
    return exitCodes[result.outcome];
}
/** True when the outcome is bad but the settings say that it must not fail the step. */
function isExcused({ outcome, gate, onInconclusive, }) {
    if (outcome === 'pass' || outcome === 'misconfigured')
        return false;
    return gate !== 'fail' || (outcome === 'inconclusive' && onInconclusive === 'warn');
}


/***/ }),

/***/ 25105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Au: () => (/* binding */ renderMetricPercent),
/* harmony export */   PW: () => (/* binding */ limitText),
/* harmony export */   Ru: () => (/* binding */ valueText),
/* harmony export */   SN: () => (/* binding */ unmeasuredReason),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Vu: () => (/* binding */ metricTitle),
/* harmony export */   kV: () => (/* binding */ missedReason),
/* harmony export */   qs: () => (/* binding */ warnedReason)
/* harmony export */ });
/* harmony import */ var _rate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10300);
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36024);
/** How metrics read in sentences and tables. */


/** `user-reported spam rate`, `SPF success`. */
function metricTitle(name) {
    return metricOf(name).title;
}
/** Most decimals that are tried before a number is printed as it is. */
const mostDecimals = 12;
/**
 * A value of a metric, percent without the sign: `0.05`, `99.8`. It prints on the same side of its limits as it is, and
 * 0 and 100 are printed only for 0 and 100; where the usual decimals cannot say that, there are more.
 */
function renderMetricPercent(percent, limits) {
    const lines = [limits.thresholdPercent, limits.warnPercent].filter((line) => line !== null);
    for (let decimals = metricOf(limits.metric).leastDecimals; decimals <= mostDecimals; decimals += 1) {
        const scale = 10 ** decimals;
        const candidates = [percent.toFixed(decimals), (Math.floor(percent * scale) / scale).toFixed(decimals)];
        const shown = candidates.find((text) => isFaithful(Number(text), percent, { bound: limits.bound, lines }));
        if (shown !== undefined)
            return shown;
    }
    return String(percent);
}
function isFaithful(shown, percent, { bound, lines }) {
    return (lines.every((line) => isWithin(shown, line, bound) === isWithin(percent, line, bound)) &&
        shown > 0 === percent > 0 &&
        shown < 100 === percent < 100);
}
/** True when a value keeps a limit. */
function isWithin(percent, limitPercent, bound) {
    if (bound === 'below')
        return percent < limitPercent;
    return bound === 'at-most' ? percent <= limitPercent : percent >= limitPercent;
}
const boundSigns = { below: '<', 'at-most': '≤', 'at-least': '≥' };
/** `< 0.3%`, `none`. */
function limitText({ bound, thresholdPercent }) {
    return thresholdPercent === null ? 'none' : `${boundSigns[bound]} ${thresholdPercent}%`;
}
/** `0.34% on 2026-06-03`, `97.2% in the mean of 6 days`. */
function valueText(metric, percent) {
    const shown = `${renderMetricPercent(percent, metric)}%`;
    if (metric.basis === 'worst-day')
        return metric.worstDate === null ? shown : `${shown} on ${metric.worstDate}`;
    return metric.dayCount === 1 ? `${shown} on the one day with data` : `${shown} in the mean of ${metric.dayCount} days`;
}
/** Why a limit is missed: `user-reported spam rate was 0.34% on 2026-06-03 and must stay below 0.3%`. */
function missedReason(metric, percent) {
    const demand = { below: 'must stay below', 'at-most': 'must be at most', 'at-least': 'must be at least' };
    return `${metricTitle(metric.metric)} was ${valueText(metric, percent)} and ${demand[metric.bound]} ${metric.thresholdPercent ?? 0}%`;
}
/** Why a metric is over its milder line. */
function warnedReason(metric, percent) {
    return `${metricTitle(metric.metric)} was ${valueText(metric, percent)}, not below the warning line of ${metric.warnPercent ?? 0}%`;
}
/** Why nobody can say whether a limit is kept; `source` is the account's. */
function unmeasuredReason(metric, { judgedDayCount, source }) {
    const days = judgedDayCount === 1 ? 'the judged day has' : `the ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(judgedDayCount, 'judged day')} have`;
    const { title, limitName } = metricOf(metric.metric);
    const isNeverTold = source === 'dmarc-reports' && limitName !== 'min-auth-success-ratio';
    const hint = isNeverTold ? `; DMARC reports never tell it: set ${limitName} to none for this account` : '';
    return `${title} should be ${limitText(metric)}, but ${days} no data of it${hint}`;
}
function metricOf(name) {
    const found = _metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .metrics */ .q.find((metric) => metric.name === name);
    if (found === undefined)
        throw new TypeError(`There is no metric ${name}`);
    return found;
}


/***/ }),

/***/ 36024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ withoutDust),
/* harmony export */   q: () => (/* binding */ metrics)
/* harmony export */ });
/** The metrics as a table: where each comes from, which value counts, and what limits it. */
const passing = {
    // Without volumes, the worst day of a ratio is mostly the day with the least mail: a few forwarded copies decide it. A
    // day on which authentication really breaks pulls the mean of a week under any limit above 86%.
    basis: 'mean',
    bound: 'at-least',
    leastDecimals: 1,
    limitName: 'min-auth-success-ratio',
    thresholdOf: (thresholds) => thresholds.minAuthenticationPercent,
    warnOf: () => null,
};
/** All metrics, in the order in which reports show them. */
const metrics = [
    {
        name: 'spam',
        title: 'user-reported spam rate',
        // Google counts each day: a sender must never reach 0.3%, and gets no help until seven days in a row are below it.
        basis: 'worst-day',
        bound: 'below',
        leastDecimals: 2,
        limitName: 'max-spam-rate',
        thresholdOf: (thresholds) => thresholds.maxSpamPercent,
        warnOf: (thresholds) => thresholds.warnSpamPercent,
        valuesOf: ({ spamRate }) => spamRate.map((day) => ({ date: day.date, percent: toPercent(day.userReportedSpamRatio) })),
    },
    {
        ...passing,
        name: 'spf',
        title: 'SPF success',
        valuesOf: ({ authentication }) => authentication.map((day) => ({ date: day.date, percent: toPercent(day.spfSuccessRatio) })),
    },
    {
        ...passing,
        name: 'dkim',
        title: 'DKIM success',
        valuesOf: ({ authentication }) => authentication.map((day) => ({ date: day.date, percent: toPercent(day.dkimSuccessRatio) })),
    },
    {
        ...passing,
        name: 'dmarc',
        title: 'DMARC success',
        valuesOf: ({ authentication }) => authentication.map((day) => ({ date: day.date, percent: toPercent(day.dmarcSuccessRatio) })),
    },
    {
        ...passing,
        name: 'tls',
        title: 'mail over TLS',
        limitName: 'min-tls-ratio',
        thresholdOf: (thresholds) => thresholds.minTlsPercent,
        valuesOf: ({ encryption }) => encryption.map((day) => ({ date: day.date, percent: toPercent(day.tlsSuccessRatio) })),
    },
    {
        ...passing,
        name: 'delivery-errors',
        title: 'delivery errors',
        bound: 'at-most',
        leastDecimals: 2,
        limitName: 'max-delivery-error-ratio',
        thresholdOf: (thresholds) => thresholds.maxDeliveryErrorPercent,
        valuesOf: ({ deliveryErrors }) => deliveryErrors.flatMap(totalOf),
    },
];
/** The shares of all kinds of errors together. A kind whose share the service does not tell leaves the day unknown. */
function totalOf({ date, errors }) {
    const ratios = errors.map((error) => error.errorRatio).filter((ratio) => ratio !== null);
    if (ratios.length < errors.length)
        return [];
    const total = ratios.reduce((sum, ratio) => sum + ratio, 0);
    return [{ date, percent: toPercent(Math.min(total, 1)) }];
}
/** In percent without the dust of binary fractions, by which 0.007 would be 0.7000000000000001%. */
function toPercent(ratio) {
    return withoutDust(ratio * 100);
}
/** Twelve significant digits: more than any provider tells, fewer than arithmetic gets wrong. */
function withoutDust(value) {
    return Number(value.toPrecision(12));
}


/***/ }),

/***/ 29824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isDay),
/* harmony export */   Wv: () => (/* binding */ plusDays),
/* harmony export */   YM: () => (/* binding */ daysBetween),
/* harmony export */   Z_: () => (/* binding */ dayFrom),
/* harmony export */   fx: () => (/* binding */ daysIn),
/* harmony export */   kb: () => (/* binding */ dayOf)
/* harmony export */ });
/* unused harmony export startOfDay */
/** Days as YYYY-MM-DD, as the wire has them: the provider's, without a time zone. They sort as texts do. */
const dayMs = 86_400_000;
/** The day of a moment in UTC. */
function dayOf(epochMs) {
    return new Date(epochMs).toISOString().slice(0, 10);
}
/** The day that these numbers name; `null`: there is none. */
function dayFrom(year, month, day) {
    if (![year, month, day].every(Number.isInteger) || year < 1 || year > 9999)
        return null;
    const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
    return isDay(text) ? text : null;
}
/** Whether a text is a day that exists: a calendar takes 30 February for 2 March. */
function isDay(text) {
    const startMs = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? startOfDay(text) : Number.NaN;
    return !Number.isNaN(startMs) && dayOf(startMs) === text;
}
/** When it begins in UTC; NaN for what is no day. */
function startOfDay(day) {
    return Date.parse(`${day}T00:00:00Z`);
}
/** The day so many days later, or earlier when negative. */
function plusDays(day, count) {
    return dayOf(startOfDay(day) + count * dayMs);
}
/** How many days `later` is after `earlier`; 0 for the same day, negative when it is before. */
function daysBetween(earlier, later) {
    return Math.round((startOfDay(later) - startOfDay(earlier)) / dayMs);
}
/** All days from the first to the last, both included. */
function daysIn({ startDate, endDate }) {
    return Array.from({ length: Math.max(daysBetween(startDate, endDate) + 1, 0) }, (_, index) => plusDays(startDate, index));
}


/***/ }),

/***/ 23525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ bySeverity)
/* harmony export */ });
/** The order in which reports show tests and domains. */
/** Reports that do not pass come first, each group in its own order. */
function bySeverity(reports) {
    return [
        ...reports.filter(({ outcome }) => outcome !== 'pass'),
        ...reports.filter(({ outcome }) => outcome === 'pass'),
    ];
}


/***/ }),

/***/ 26597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ escapeHtml)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11984);
/** Foreign text in HTML: content of an element, or a value of an attribute in double quotes. */

const references = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
    // Old parsers took a back-tick for a quote.
    '`': '&#96;',
};
/** `text` on one line, with every character that HTML gives a meaning replaced by its reference. */
function escapeHtml(text) {
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(text).replaceAll(/[&<>"'`]/gu, (character) => references[character] ?? '');
}


/***/ }),

/***/ 82564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ defuse),
/* harmony export */   y: () => (/* binding */ defuseLines)
/* harmony export */ });
/**
 * Escapes text for a log. GitHub's runner reads both streams for two grammars of commands: `::name key=value::data` at a
 * line's start and the older `##[name key=value;]data` anywhere in it.
 * Source: actions/runner, ActionCommand.cs and OutputManager.cs.
 */
/**
 * Text as one line that no parser takes for a command and no terminal or viewer obeys: line breaks, control
 * characters, invisible and direction-changing ones become visible escapes; both command prefixes get a backslash.
 */
function defuse(text) {
    return breakPrefixes(text.replaceAll(lineBreak, ' ⏎ ').replaceAll(unsafeCharacter, showCharacter));
}
/** The same for text of several lines, such as the message of an annotation: `\n` stays. */
function defuseLines(text) {
    return text.split(lineBreak).map(defuse).join('\n');
}
/** All that some reader takes for the end of a line: the runner CR and LF, others VT, FF, NEL and U+2028/2029 too. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu;
/**
 * Everything unprintable but the tab. The runner searches culture-sensitively (`IndexOf` without a comparison), which
 * skips ignorable characters: `#<U+200B>#[` is a prefix for it. So these must go or be seen, and a zero-width
 * character is no defence. Joiners and variation selectors stay where they belong, behind a letter or an emoji.
 */
const unsafeCharacter = 
// oxlint-disable-next-line no-misleading-character-class -- joiners and selectors are meant one by one
/(?<=[\p{L}\p{M}\p{So}\p{Emoji_Modifier}])([\u200c\u200d\ufe0e\ufe0f])|[^\P{C}\t]|\p{Default_Ignorable_Code_Point}/gu;
function showCharacter(character, allowed) {
    if (allowed !== undefined)
        return character;
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
function breakPrefixes(line) {
    return line.replace(/^(\s*):(?=:)/u, '$1\\:').replaceAll('##[', '##\\[');
}


/***/ }),

/***/ 40819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   AS: () => (/* binding */ folderTitles),
/* harmony export */   Fb: () => (/* binding */ rateFigure),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   aC: () => (/* binding */ overallRate),
/* harmony export */   fL: () => (/* binding */ percentText),
/* harmony export */   fw: () => (/* binding */ placementKindOf),
/* harmony export */   nt: () => (/* binding */ verdictText)
/* harmony export */ });
/* unused harmony export shareText */
/* harmony import */ var _check_evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77699);
/* harmony import */ var _check_rate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10300);
/* harmony import */ var _check_rate_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27821);
/** The figures of a result in words: every report takes them from here, so that all show the same. */



const verdicts = {
    met: 'met',
    missed: 'missed',
    undecided: 'undecided',
    'no-threshold': '–',
};
/** The figures of one rate. */
function rateFigure(rate) {
    return {
        title: (0,_check_rate_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .titleIn */ .Ey)(rate),
        value: rateValue(rate),
        counts: rate.percent === null ? '–' : `${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderNumber */ .kT)(rate.hitCount)} of ${rate.outOfCount}`,
        limit: rate.thresholdPercent === null ? 'none' : `${boundSigns[rate.bound]} ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderThreshold */ .S_)(rate.thresholdPercent)}%`,
        verdict: verdicts[rate.status],
    };
}
const boundSigns = { 'at-least': '≥', 'at-most': '≤' };
/** A percentage with its sign, or `not measured`. */
function percentText(percent, limit = { thresholdPercent: null, bound: 'at-least' }) {
    return percent === null ? 'not measured' : `${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPercent */ .yn)(percent, limit.thresholdPercent, limit.bound)}%`;
}
/** A count as a share: `33.3%`; `–` where there is nothing to divide by. */
function shareText(count, outOfCount) {
    const percent = ratePercent(count, outOfCount);
    return percent === null ? '–' : percentText(percent);
}
function rateValue(rate) {
    const shown = percentText(rate.percent, rate);
    if (rate.percent === null || rate.openCount === 0 || rate.highestPercent === null)
        return shown;
    if (rate.rate !== 'inbox')
        return `${shown} so far`;
    return `${shown} to ${percentText(rate.highestPercent, rate)}`;
}
/** The overall rate of a name; `null` when the test was not evaluated. */
function overallRate(test, name) {
    return test.rates.find((rate) => rate.scope === 'overall' && rate.rate === name) ?? null;
}
/** Where the copy of a seed is: the folder, or why there is none. */
function placeOf(seed) {
    if ((0,_check_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefused */ .H0)(seed.submission))
        return 'rejected';
    const folder = seed.result?.folder ?? null;
    if (folder !== null)
        return folder;
    if (seed.submission?.status === 'not-attempted')
        return 'not sent';
    return seed.status === 'unreported' ? 'not reported' : 'no result';
}
/** `pass`, `fail`; `–`: not measured. */
function verdictText(verdict) {
    if (verdict === undefined || verdict.isPass === null)
        return '–';
    return verdict.isPass ? 'pass' : 'fail';
}
/** Simulated, observed, or both, as the results say; an embedded service only ever simulates. */
function placementKindOf(test, serviceKind) {
    const kinds = new Set(test.seeds.map((seed) => seed.result?.placementKind ?? null).filter((kind) => kind !== null));
    if (kinds.size === 2)
        return 'mixed';
    const [kind] = kinds;
    return kind ?? (serviceKind === 'embedded' ? 'simulated' : 'unstated');
}
/** The heading over folders, by how they are known. */
const folderTitles = {
    simulated: 'folder (local simulation)',
    observed: 'folder (observed)',
    mixed: 'folder (partly local simulation)',
    unstated: 'folder (as reported by the service)',
};
/** `1 min 5 s`, `12 s`, `350 ms`. */
function durationText(durationMs) {
    if (durationMs < 1000)
        return `${Math.round(durationMs)} ms`;
    const seconds = Math.round(durationMs / 1000);
    const minutes = Math.floor(seconds / 60);
    return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}


/***/ }),

/***/ 54242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ findingParts),
/* harmony export */   R4: () => (/* binding */ fullFinding),
/* harmony export */   ue: () => (/* binding */ briefFinding)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11984);
/* harmony import */ var _split_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46838);
/** A finding as one line, `finding → fix`, in plain text. */



/** For a comment, which is read in passing. */
const briefFinding = { longest: 240, withRule: false };
/** For reports with room. */
const fullFinding = { longest: 1000, withRule: true };
/** Both halves; `fix` is empty where none is known, and holds a DNS record whole. */
function findingParts(finding, test, { longest, withRule }) {
    const { text, fix, place, rule, points, seeds } = finding;
    const where = place === null ? '' : `${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPlace */ .oL)(place)}: `;
    const isEverywhere = seeds.length === 0 || seeds.length === test.seeds.length;
    const details = [
        withRule && rule !== null && rule !== text ? rule : null,
        points === null ? null : `${points.toFixed(1)} points`,
        isEverywhere ? null : `${seeds.length} of ${test.seeds.length} mailboxes`,
    ].filter((part) => part !== null);
    const note = details.length === 0 ? '' : ` (${details.join(', ')})`;
    return { text: `${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .m)(`${where}${text}`, longest)}${note}`, fix: (0,_split_code_js__WEBPACK_IMPORTED_MODULE_2__/* .shortenAroundCode */ .A)(fix ?? '', longest) };
}


/***/ }),

/***/ 5916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JH: () => (/* binding */ joinNames),
/* harmony export */   ZS: () => (/* binding */ testHeadline),
/* harmony export */   iV: () => (/* binding */ runHeadline)
/* harmony export */ });
/* harmony import */ var _check_outcome_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79396);
/* harmony import */ var _check_rate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10300);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40819);
/** A result in a few words, with the figures that decided: the first line of a comment. */



/** Missed thresholds that the headline names; the table of rates has the others. */
const mostReasons = 2;
/** `0 of 9 mailboxes in the inbox (limit 85%)`, `all 3 templates pass`, `misconfigured, nothing was sent`. */
function runHeadline(result) {
    const { tests, postmaster, problems, error, sentence } = result;
    if (problems.length > 0)
        return `${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(problems.length, 'problem')} in the settings or templates, nothing was sent`;
    if (result.isCancelled || result.isDryRun)
        return withoutOutcome(sentence);
    const troubled = postmaster.find((report) => report.outcome !== 'pass');
    if (tests.length === 0)
        return withoutOutcome(troubled?.sentence ?? postmaster[0]?.sentence ?? error?.message ?? sentence);
    const isMailFine = tests.every((test) => test.outcome === 'pass');
    if (isMailFine && troubled !== undefined)
        return withoutOutcome(troubled.sentence);
    return mailHeadline(tests);
}
function mailHeadline(tests) {
    const [only] = tests;
    if (only !== undefined && tests.length === 1)
        return testHeadline(only);
    return tests.every((test) => test.outcome === 'pass') ? `all ${tests.length} templates pass` : (0,_check_outcome_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .countOutcomes */ .XF)(tests);
}
/** The same of one test. */
function testHeadline(test) {
    if (test.rates.length === 0)
        return withoutOutcome(test.sentence);
    if (test.outcome === 'pass')
        return passHeadline(test);
    if (test.outcome === 'fail')
        return missedHeadline(test.rates.filter((rate) => rate.status === 'missed'));
    return `no verdict: ${withoutOutcome(test.sentence)}`;
}
/** A sentence without the outcome in front and the note on simulation behind: both are said beside it. */
function withoutOutcome(sentence) {
    return sentence.replace(/^[a-z]+: /u, '').replace(/ – (?:partly )?local simulation$/u, '');
}
function passHeadline(test) {
    const inbox = (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .overallRate */ .aC)(test, 'inbox');
    const methods = ['spf', 'dkim', 'dmarc'].filter((name) => isAllPass((0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .overallRate */ .aC)(test, name)));
    const others = ['spf', 'dkim', 'dmarc'].flatMap((name) => {
        const rate = (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .overallRate */ .aC)(test, name);
        return rate === null || rate.percent === null || isAllPass(rate) ? [] : [passPhrase([rate])];
    });
    const parts = [
        ...(inbox === null || inbox.percent === null ? [] : [inboxPhrase(inbox, inbox.openCount > 0 ? 'at least ' : '')]),
        ...(methods.length === 0 ? [] : [`${joinNames(methods)} ${methods.length === 1 ? 'passes' : 'pass'}`]),
        ...others,
    ];
    return parts.length === 0 ? withoutOutcome(test.sentence) : parts.join('; ');
}
function isAllPass(rate) {
    return rate !== null && rate.percent === 100;
}
/** Methods that fail alike are named together. */
function missedHeadline(missed) {
    const groups = Map.groupBy(missed, (rate) => rate.rate === 'inbox' || rate.rate === 'tab'
        ? `${rate.rate} ${rate.scope}`
        : JSON.stringify([rate.scope, rate.hitCount, rate.outOfCount, rate.thresholdPercent]));
    const parts = [...groups.values()].map(missedPhrase);
    const more = parts.length - mostReasons;
    const rest = more <= 0 ? '' : `; ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(more, 'more threshold')} missed`;
    return `${parts.slice(0, mostReasons).join('; ')}${rest}`;
}
function missedPhrase(rates) {
    const [rate] = rates;
    if (rate === undefined)
        return '';
    const scope = rate.scope === 'overall' ? '' : `${rate.scope}: `;
    const limit = ` (limit ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .renderThreshold */ .S_)(rate.thresholdPercent ?? 0)}%)`;
    if (rate.rate === 'inbox')
        return `${scope}${inboxPhrase(rate, rate.openCount > 0 ? 'so far ' : '')}${limit}`;
    if (rate.rate === 'tab') {
        return `${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .renderNumber */ .kT)(rate.hitCount)} of ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(rate.outOfCount, 'mailbox', 'mailboxes')} file it under a tab${limit}`;
    }
    return `${scope}${passPhrase(rates)}${limit}`;
}
function inboxPhrase({ hitCount, outOfCount }, qualifier) {
    return `${qualifier}${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .renderNumber */ .kT)(hitCount)} of ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(outOfCount, 'mailbox', 'mailboxes')} in the inbox`;
}
function passPhrase(rates) {
    const [rate] = rates;
    const names = rates.map((one) => one.rate);
    const copies = (0,_check_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(rate?.outOfCount ?? 0, 'copy', 'copies');
    return `${joinNames(names)} ${names.length === 1 ? 'passes' : 'pass'} on ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .renderNumber */ .kT)(rate?.hitCount ?? 0)} of ${copies}`;
}
/** `SPF, DKIM and DMARC`. */
function joinNames(names) {
    const upper = names.map((name) => name.toUpperCase());
    return upper.length <= 1 ? upper.join('') : `${upper.slice(0, -1).join(', ')} and ${upper.at(-1)}`;
}


/***/ }),

/***/ 91152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ postmasterFacts),
/* harmony export */   Lc: () => (/* binding */ metricTable),
/* harmony export */   _K: () => (/* binding */ scaleOf),
/* harmony export */   _b: () => (/* binding */ sourceTitle),
/* harmony export */   aI: () => (/* binding */ metricTrend),
/* harmony export */   eX: () => (/* binding */ chartedMetric),
/* harmony export */   lg: () => (/* binding */ metricFigure),
/* harmony export */   r_: () => (/* binding */ dayTable)
/* harmony export */ });
/* harmony import */ var _check_postmaster_metric_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25105);
/* harmony import */ var _check_rate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10300);
/* harmony import */ var _sparkline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46505);
/** How the figures about a domain at its mailbox provider read: every report takes them from here. */



const sourceTitles = {
    google: 'Google Postmaster Tools',
    import: 'imported files',
    'dmarc-reports': 'DMARC aggregate reports',
};
/** Who said it: a known source by its name, another service's word as it is. */
function sourceTitle(source) {
    return source === null ? 'the service does not say from where' : (sourceTitles[source] ?? source);
}
/** What the figures are: source, days, and what nobody told. The account is named by the settings alone. */
function postmasterFacts({ source, judged, days, metrics }) {
    if (judged === null)
        return source === null ? [] : [`source: ${sourceTitle(source)}`];
    const judgedDays = days.filter((day) => day.isJudged);
    const told = judgedDays.filter((day) => metrics.some(({ metric }) => day.percents[metric] !== null));
    const untold = metrics.filter((metric) => isUntold(metric)).map(({ metric }) => (0,_check_postmaster_metric_text_js__WEBPACK_IMPORTED_MODULE_0__/* .metricTitle */ .Vu)(metric));
    return [
        `source: ${sourceTitle(source)}`,
        `${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(judgedDays.length, 'day')} judged, ${judged.startDate} to ${judged.endDate}`,
        `${told.length} with data`,
        ...(untold.length === 0 ? [] : [`no data of ${untold.join(', ')}`]),
    ];
}
/** Nobody told it, and nobody wants to know: worth no row of a table. */
function isUntold({ percent, thresholdPercent }) {
    return percent === null && thresholdPercent === null;
}
const verdicts = {
    met: 'met',
    warned: 'warned',
    missed: 'missed',
    undecided: 'undecided',
    'no-threshold': '–',
};
/** The figures of one metric. */
function metricFigure(metric) {
    return {
        title: (0,_check_postmaster_metric_text_js__WEBPACK_IMPORTED_MODULE_0__/* .metricTitle */ .Vu)(metric.metric),
        value: metric.percent === null ? 'no data' : `${(0,_check_postmaster_metric_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderMetricPercent */ .Au)(metric.percent, metric)}%`,
        basis: basisText(metric),
        limit: (0,_check_postmaster_metric_text_js__WEBPACK_IMPORTED_MODULE_0__/* .limitText */ .PW)(metric),
        verdict: verdicts[metric.status],
    };
}
function basisText(metric) {
    const { basis, percent, worstDate, worstPercent, dayCount } = metric;
    if (worstDate === null || worstPercent === null)
        return '–';
    if (basis === 'worst-day')
        return `worst of ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(dayCount, 'day')}, ${worstDate}`;
    const worst = worstPercent === percent ? '' : `, worst ${(0,_check_postmaster_metric_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderMetricPercent */ .Au)(worstPercent, metric)}% on ${worstDate}`;
    return `mean of ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(dayCount, 'day')}${worst}`;
}
/** Every metric that has data or a limit, with its value and whether it is kept; `trend`: with a line of the days as well. */
function metricTable(report, trend) {
    const columns = [
        { title: 'metric', kind: 'text' },
        { title: 'value', kind: 'number' },
        { title: 'which', kind: 'text' },
        { title: 'limit', kind: 'number' },
        { title: 'result', kind: 'word' },
        ...(trend === 'with-trend' ? [{ title: `last ${report.days.length} days`, kind: 'code' }] : []),
    ];
    const rows = report.metrics
        .filter((metric) => !isUntold(metric))
        .map((metric) => {
        const { title, value, basis, limit, verdict } = metricFigure(metric);
        return [title, value, basis, limit, verdict].concat(trend === 'with-trend' ? metricTrend(metric, report) : []);
    });
    return { columns, rows };
}
/** All days of the chart as a line; empty where no day has data. */
function metricTrend(metric, { days }) {
    const values = days.map((day) => day.percents[metric.metric]);
    const told = values.filter((value) => value !== null);
    if (told.length === 0)
        return '';
    return (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_2__/* .sparkline */ .K)(values, scaleOf(metric, told));
}
/** What the line's lowest and highest block mean: a limit is always within, so that a flat line far below it is low. */
function scaleOf({ bound, thresholdPercent, metric }, told) {
    if (bound === 'at-least')
        return { from: Math.min(...told, thresholdPercent ?? 90, 90), to: 100 };
    const usual = metric === 'spam' ? 0.3 : 5;
    return { from: 0, to: Math.max(...told, thresholdPercent ?? usual) };
}
const dayColumns = [
    ['spam', 'spam rate'],
    ['spf', 'SPF'],
    ['dkim', 'DKIM'],
    ['dmarc', 'DMARC'],
    ['tls', 'TLS'],
    ['delivery-errors', 'errors'],
];
/** Every day with what was told of it, the newest first; a gap shows as a dash. Columns without any value are left out. */
function dayTable({ days, metrics }) {
    const used = dayColumns.filter(([name]) => days.some((day) => day.percents[name] !== null));
    return {
        columns: [
            { title: 'day', kind: 'text' },
            ...used.map(([, title]) => ({ title, kind: 'number' })),
            { title: 'judged', kind: 'text' },
        ],
        rows: days.toReversed().map((day) => {
            const cells = used.map(([name]) => percentCell(day, { name, metrics }));
            return [day.date].concat(cells, day.isJudged ? 'yes' : '');
        }),
    };
}
function percentCell(day, { name, metrics }) {
    const percent = day.percents[name];
    const metric = metrics.find((one) => one.metric === name);
    return percent === null || metric === undefined ? '–' : `${(0,_check_postmaster_metric_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderMetricPercent */ .Au)(percent, metric)}%`;
}
/** The metric that a chart is worth most for: the spam rate, else what DMARC reports tell; `null`: none has data. */
function chartedMetric({ metrics, days }) {
    const order = ['spam', 'dmarc'];
    const name = order.find((one) => days.some((day) => day.percents[one] !== null));
    return metrics.find((metric) => metric.metric === name) ?? null;
}


/***/ }),

/***/ 21600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ postmasterNotes),
/* harmony export */   f: () => (/* binding */ isInVerdict)
/* harmony export */ });
/** What a reader must know beside the figures about a domain. */
/** The remarks on one domain: warnings, and reasons that its sentence does not hold. */
function postmasterNotes({ warnings, metrics, sentence }) {
    const reasons = metrics.flatMap(({ reason, status }) => reason === null || status === 'warned' || sentence.includes(reason) ? [] : [reason]);
    return [
        ...warnings.map((text) => ({ kind: 'warning', title: 'Warning', text })),
        ...[...new Set(reasons)].map((text) => ({ kind: 'info', title: 'Limit', text })),
    ];
}
/** True when the verdict of the whole run holds the sentence on this domain already. */
function isInVerdict({ sentence }, result) {
    return result.sentence.includes(sentence.replace(/^[a-z]+: /u, ''));
}


/***/ }),

/***/ 1830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ renderProgressLine)
/* harmony export */ });
/* harmony import */ var _check_rate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10300);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22728);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40819);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11984);
/** What a run is doing, in one short line. */




/** One line without a line break, at most `widthColumns` UTF-16 units; foreign text in it is harmless on a terminal. */
function renderProgressLine(event, widthColumns) {
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .m)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeTerminal */ .e)(phraseOf(event)), widthColumns);
}
function phraseOf(event) {
    switch (event.status) {
        case 'planned':
            return `planned ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCount */ .SS)(event.messageCount, 'message')}`;
        case 'rendered':
            return `rendered ${event.templatePath}: "${event.subject}", ${Math.ceil(event.htmlBytes / 1024)} KiB of HTML`;
        case 'submission-verified':
            return 'SMTP connection verified';
        case 'created':
            return `created test ${event.test.trackingId} for ${event.templatePath}: ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCount */ .SS)(event.test.seeds.length, 'seed')}`;
        case 'submitting':
            return sentText(event);
        case 'waiting':
            return `${event.receivedCount} of ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCount */ .SS)(event.expectedCount, 'result')} after ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .durationText */ .S5)(event.waitedMs)}`;
        case 'decided':
            return `${event.outcome}: ${event.templatePath}${outstandingText(event.outstandingCount)}`;
        case 'postmaster-read':
            return `${event.outcome}: postmaster data of ${event.domain}`;
        case 'notice':
            return event.text;
        default:
            return event;
    }
}
function sentText({ doneCount, acceptedCount, seedCount }) {
    const sent = `sent ${acceptedCount} of ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCount */ .SS)(seedCount, 'copy', 'copies')}`;
    return acceptedCount === doneCount ? sent : `${sent}, ${doneCount - acceptedCount} not accepted`;
}
function outstandingText(count) {
    return count === 0 ? '' : `, ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCount */ .SS)(count, 'result')} outstanding`;
}


/***/ }),

/***/ 38653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ reportFiles)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/check/outcome-sentence.js
var outcome_sentence = __webpack_require__(79396);
// EXTERNAL MODULE: ./lib/check/rate.js
var rate = __webpack_require__(10300);
// EXTERNAL MODULE: ./lib/report/by-severity.js
var by_severity = __webpack_require__(23525);
// EXTERNAL MODULE: ./lib/report/escape-html.js
var escape_html = __webpack_require__(26597);
// EXTERNAL MODULE: ./lib/report/figures.js
var figures = __webpack_require__(40819);
// EXTERNAL MODULE: ./lib/report/finding-line.js
var finding_line = __webpack_require__(54242);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(5916);
;// CONCATENATED MODULE: ./lib/report/html-chart.js
/** Placement by provider type as bars in SVG: no script, no outside picture. */
/** In the units of the drawing. */
const size = { labelWidth: 200, barWidth: 430, rowHeight: 34, barHeight: 20, legendHeight: 30 };
const parts = [
    ['inbox', 'INBOX', (row) => row.inboxCount],
    ['tab', 'tabs', (row) => row.tabCount],
    ['spam', 'Spam', (row) => row.spamCount],
    ['none', 'no folder', (row) => row.noneCount],
];
/** One bar a provider type, divided by where its copies are; the table beside it has the same figures. */
function placementBars(rows) {
    if (rows.length === 0)
        return '';
    const height = rows.length * size.rowHeight + size.legendHeight;
    const bars = rows.map((row, index) => bar(row, index * size.rowHeight));
    const legend = parts.map(([name, title], index) => legendEntry(name, title, { x: size.labelWidth + index * 110, y: height - 14 }));
    const view = `0 0 ${size.labelWidth + size.barWidth} ${height}`;
    return `<svg viewBox="${view}" role="img" aria-label="Placement by provider type; the table below has the figures">${bars.join('')}${legend.join('')}</svg>\n`;
}
function bar(row, y) {
    let x = size.labelWidth;
    const pieces = parts.map(([name, , countOf]) => {
        const width = (size.barWidth * countOf(row)) / row.seedCount;
        const piece = width === 0
            ? ''
            : `<rect class="bar-${name}" x="${x.toFixed(2)}" y="${y}" width="${width.toFixed(2)}" height="${size.barHeight}"/>`;
        x += width;
        return piece;
    });
    return `<text x="0" y="${y + 15}">${row.providerType} (${row.hitCount}/${row.seedCount} in the inbox)</text>${pieces.join('')}`;
}
function legendEntry(name, title, { x, y }) {
    return `<rect class="bar-${name}" x="${x}" y="${y}" width="12" height="12"/><text x="${x + 18}" y="${y + 11}">${title}</text>`;
}

;// CONCATENATED MODULE: ./lib/report/html-note.js
/** A remark in HTML. */

/** One paragraph. */
function noteHtml({ kind, title, text }) {
    return `<p class="note${kind === 'warning' ? ' warning' : ''}"><strong>${(0,escape_html/* escapeHtml */.Z)(title)}</strong>: ${(0,escape_html/* escapeHtml */.Z)(text)}</p>\n`;
}

// EXTERNAL MODULE: ./lib/check/postmaster/metric-text.js
var metric_text = __webpack_require__(25105);
// EXTERNAL MODULE: ./lib/report/postmaster-figures.js
var postmaster_figures = __webpack_require__(91152);
;// CONCATENATED MODULE: ./lib/report/html-postmaster-chart.js
/** A domain's days as bars in SVG, gaps left empty, limits as lines: no script, no outside picture. */




/** In the units of the drawing. */
const html_postmaster_chart_size = { left: 64, top: 14, width: 640, height: 150, bottom: 30, right: 66 };
/** The chart; empty where there is nothing to draw. Its label says in words what it shows. */
function postmasterBars(report) {
    const metric = (0,postmaster_figures/* chartedMetric */.eX)(report);
    if (metric === null)
        return '';
    const { days } = report;
    const frame = { metric, days, stepWidth: html_postmaster_chart_size.width / days.length, ...scaleFor(metric, days) };
    const view = `0 0 ${html_postmaster_chart_size.left + html_postmaster_chart_size.width + html_postmaster_chart_size.right} ${html_postmaster_chart_size.top + html_postmaster_chart_size.height + html_postmaster_chart_size.bottom}`;
    const parts = [judgedArea(frame), ...bars(frame), ...limitLines(frame), axis(frame)];
    const title = (0,metric_text/* metricTitle */.Vu)(metric.metric);
    const heading = `<h3>${title.charAt(0).toUpperCase()}${title.slice(1)} by day; the judged days are shaded</h3>\n`;
    return `${heading}<svg viewBox="${view}" role="img" aria-label="${(0,escape_html/* escapeHtml */.Z)(labelOf(frame))}">${parts.join('')}</svg>\n`;
}
function scaleFor({ metric, bound, thresholdPercent, warnPercent }, days) {
    const told = days.map((day) => day.percents[metric]).filter((percent) => percent !== null);
    const lines = [thresholdPercent, warnPercent].filter((line) => line !== null);
    const isHigh = bound === 'at-least';
    const from = isHigh ? Math.max(Math.floor(Math.min(...told, ...lines)) - 5, 0) : 0;
    const to = isHigh ? 100 : Math.max(...told, ...lines, 0.01) * 1.12;
    return { from, yOf: (percent) => html_postmaster_chart_size.top + html_postmaster_chart_size.height * (1 - (percent - from) / (to - from)) };
}
function judgedArea({ days, stepWidth }) {
    const first = days.findIndex((day) => day.isJudged);
    const x = html_postmaster_chart_size.left + Math.max(first, 0) * stepWidth;
    const width = html_postmaster_chart_size.left + html_postmaster_chart_size.width - x;
    return `<rect class="judged" x="${x.toFixed(2)}" y="${html_postmaster_chart_size.top}" width="${width.toFixed(2)}" height="${html_postmaster_chart_size.height}"/>`;
}
function bars({ metric, days, stepWidth, yOf }) {
    return days.flatMap((day, index) => {
        const percent = day.percents[metric.metric];
        if (percent === null)
            return [];
        const y = yOf(percent);
        // A day without complaints is a day with data: it keeps a line on the ground.
        const height = Math.max(html_postmaster_chart_size.top + html_postmaster_chart_size.height - y, 1.5);
        const x = html_postmaster_chart_size.left + (index + 0.15) * stepWidth;
        const shown = `${day.date}: ${(0,metric_text/* renderMetricPercent */.Au)(percent, metric)}%`;
        return [
            `<rect class="day-${levelOf(percent, metric)}" x="${x.toFixed(2)}" y="${(html_postmaster_chart_size.top + html_postmaster_chart_size.height - height).toFixed(2)}" width="${(stepWidth * 0.7).toFixed(2)}" height="${height.toFixed(2)}"><title>${shown}</title></rect>`,
        ];
    });
}
function levelOf(percent, { thresholdPercent, warnPercent, bound }) {
    if (thresholdPercent !== null && !(0,metric_text/* isWithin */.UO)(percent, thresholdPercent, bound))
        return 'missed';
    return warnPercent !== null && !(0,metric_text/* isWithin */.UO)(percent, warnPercent, bound) ? 'warned' : 'ok';
}
function limitLines({ metric, yOf }) {
    const lines = [
        ['warned', metric.warnPercent, 'warns'],
        ['missed', metric.thresholdPercent, 'limit'],
    ];
    return lines.flatMap(([name, line, word]) => {
        if (line === null)
            return [];
        const y = yOf(line).toFixed(2);
        const end = html_postmaster_chart_size.left + html_postmaster_chart_size.width;
        return [
            `<line class="limit-${name}" x1="${html_postmaster_chart_size.left}" y1="${y}" x2="${end}" y2="${y}"/>`,
            `<text x="${end + 5}" y="${(yOf(line) + 4).toFixed(2)}">${word}</text>`,
            `<text class="end" x="${html_postmaster_chart_size.left - 6}" y="${(yOf(line) + 4).toFixed(2)}">${line}%</text>`,
        ];
    });
}
function axis({ days, from }) {
    const y = html_postmaster_chart_size.top + html_postmaster_chart_size.height;
    const end = html_postmaster_chart_size.left + html_postmaster_chart_size.width;
    const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
    return [
        `<line class="axis" x1="${html_postmaster_chart_size.left}" y1="${y}" x2="${end}" y2="${y}"/>`,
        `<text class="end" x="${html_postmaster_chart_size.left - 6}" y="${y + 4}">${from}%</text>`,
        `<text x="${html_postmaster_chart_size.left}" y="${y + 20}">${first}</text>`,
        `<text class="end" x="${end}" y="${y + 20}">${last}</text>`,
    ].join('');
}
/** What the drawing says, for those who do not see it. */
function labelOf({ metric, days }) {
    const told = days.flatMap((day) => {
        const percent = day.percents[metric.metric];
        return percent === null ? [] : [{ date: day.date, percent }];
    });
    const isHigh = metric.bound === 'at-least';
    const [extreme] = told.toSorted((one, other) => (isHigh ? one.percent - other.percent : other.percent - one.percent));
    const most = extreme === undefined
        ? ''
        : `; ${isHigh ? 'lowest' : 'highest'} ${(0,metric_text/* renderMetricPercent */.Au)(extreme.percent, metric)}% on ${extreme.date}`;
    const gaps = days.length - told.length;
    const range = `${days[0]?.date ?? ''} to ${days.at(-1)?.date ?? ''}`;
    const limit = metric.thresholdPercent === null ? '' : `; limit ${metric.thresholdPercent}%`;
    return `${(0,metric_text/* metricTitle */.Vu)(metric.metric)} by day, ${range}${most}; ${(0,rate/* renderCount */.SS)(gaps, 'day')} without data${limit}. The table below has the figures`;
}

;// CONCATENATED MODULE: ./lib/report/html-table.js
/** A table of plain text in HTML. */

/** The table, or nothing for one without rows. */
function htmlTable(table) {
    if (table.rows.length === 0)
        return '';
    const head = table.columns.map((column) => `<th scope="col"${classOf(column)}>${(0,escape_html/* escapeHtml */.Z)(column.title)}</th>`);
    const rows = table.rows.map((row) => `<tr>${row.map((cell, index) => htmlCell(cell, table.columns[index])).join('')}</tr>`);
    return `<div class="scroll"><table><thead><tr>${head.join('')}</tr></thead>\n<tbody>${rows.join('\n')}</tbody></table></div>\n`;
}
function htmlCell(cell, column) {
    const text = (0,escape_html/* escapeHtml */.Z)(cell);
    if (column?.kind === 'code')
        return `<td>${text === '' ? '' : `<code>${text}</code>`}</td>`;
    if (column?.kind === 'number')
        return `<td class="number">${text}</td>`;
    // A word is one of our own, so it is a class name as it is; the check keeps it so.
    const isWord = column?.kind === 'word' && /^[a-z]+$/u.test(cell);
    return isWord ? `<td><span class="word ${cell}">${text}</span></td>` : `<td>${text}</td>`;
}
function classOf(column) {
    return column.kind === 'number' ? ' class="number"' : '';
}

// EXTERNAL MODULE: ./lib/report/postmaster-notes.js
var postmaster_notes = __webpack_require__(21600);
;// CONCATENATED MODULE: ./lib/report/html-postmaster.js
/** The part of the HTML report about a domain at its mailbox provider. */






/** A section with chart, metrics, and every day folded. */
function postmasterSection(report, result) {
    const facts = (0,postmaster_figures/* postmasterFacts */.Ce)(report).map((fact) => `<li>${(0,escape_html/* escapeHtml */.Z)(fact)}</li>`);
    const sentence = (0,postmaster_notes/* isInVerdict */.f)(report, result) ? '' : `<p>${(0,escape_html/* escapeHtml */.Z)(report.sentence)}</p>\n`;
    const days = htmlTable((0,postmaster_figures/* dayTable */.r_)(report));
    const folded = days === '' ? '' : `<details><summary>All days</summary>\n${days}</details>\n`;
    return `<section>
<h2><span class="word ${report.outcome}">${report.outcome}</span> Postmaster data of <code>${(0,escape_html/* escapeHtml */.Z)(report.domain)}</code></h2>
${sentence}<ul class="facts">${facts.join('')}</ul>
${(0,postmaster_notes/* postmasterNotes */._)(report).map(noteHtml).join('')}${postmasterBars(report)}${htmlTable((0,postmaster_figures/* metricTable */.Lc)(report, 'without-trend'))}${folded}</section>`;
}

;// CONCATENATED MODULE: ./lib/report/html-style.js
/** The style sheet of the HTML report; light and dark by the reader's own setting. */
const reportStyle = `
:root { color-scheme: light dark; --text: #1c2128; --soft: #59636e; --line: #d1d9e0; --paper: #ffffff; --panel: #f6f8fa;
  --pass: #1a7f37; --fail: #c62828; --misconfigured: #8250df; --inconclusive: #9a6700;
  --inbox: #2da44e; --tab: #54aeff; --spam: #e5534b; --none: #8c959f; }
@media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --soft: #9198a1; --line: #3d444d; --paper: #0d1117;
  --panel: #151b23; --pass: #3fb950; --fail: #f85149; --misconfigured: #ab7df8; --inconclusive: #d29922; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
h1 { font-size: 1.35rem; line-height: 1.35; margin: 0 0 1rem; padding: 1rem 1.25rem; background: var(--panel);
  border-left: .4rem solid var(--soft); border-radius: .25rem; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .5rem; padding-top: 1rem; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
h1.pass { border-color: var(--pass); } h1.fail { border-color: var(--fail); }
h1.misconfigured { border-color: var(--misconfigured); } h1.inconclusive { border-color: var(--inconclusive); }
.facts { color: var(--soft); margin: .25rem 0 1rem; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: .1rem 1.25rem;
  overflow-wrap: anywhere; }
.note { margin: .5rem 0; padding: .6rem .9rem; background: var(--panel); border-left: .25rem solid var(--line); overflow-wrap: anywhere; }
p.warning { border-color: var(--inconclusive); }
.findings { margin: .25rem 0 1rem; padding-left: 1.25rem; } .findings li { margin: .4rem 0; overflow-wrap: anywhere; }
.findings .error::marker { color: var(--fail); } .findings .warning::marker { color: var(--inconclusive); } .findings .info::marker { color: var(--soft); }
.fix { color: var(--soft); } .muted { color: var(--soft); font-size: .9rem; margin: .25rem 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .7rem; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; white-space: nowrap; }
td { overflow-wrap: break-word; }
td code { overflow-wrap: break-word; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
code { font: .95em/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.word { font-weight: 600; color: var(--soft); }
.word.pass, .word.met, .word.ok { color: var(--pass); } .word.fail, .word.missed, .word.failing { color: var(--fail); }
.word.inconclusive, .word.undecided, .word.missing, .word.warned { color: var(--inconclusive); } .word.misconfigured { color: var(--misconfigured); }
details { margin: 1rem 0; } summary { cursor: pointer; font-weight: 600; }
svg { display: block; width: 100%; max-width: 44rem; height: auto; margin: .75rem 0; }
svg text { fill: var(--text); font: 13px system-ui, sans-serif; }
.bar-inbox { fill: var(--inbox); } .bar-tab { fill: var(--tab); } .bar-spam { fill: var(--spam); } .bar-none { fill: var(--none); }
.day-ok { fill: var(--tab); } .day-warned { fill: var(--inconclusive); } .day-missed { fill: var(--fail); } .judged { fill: var(--panel); }
.axis { stroke: var(--line); } .limit-warned { stroke: var(--inconclusive); stroke-dasharray: 4 3; }
.limit-missed { stroke: var(--fail); stroke-dasharray: 7 3; } svg text.end { text-anchor: end; }
footer { margin-top: 3rem; color: var(--soft); font-size: .85rem; }
@media print { body { max-width: none; } details { display: none; } }
`;

// EXTERNAL MODULE: ./lib/report/result-notes.js
var result_notes = __webpack_require__(16753);
// EXTERNAL MODULE: ./lib/report/result-tables.js
var result_tables = __webpack_require__(63247);
// EXTERNAL MODULE: ./lib/report/run-facts.js
var run_facts = __webpack_require__(32793);
// EXTERNAL MODULE: ./lib/report/split-code.js
var split_code = __webpack_require__(46838);
;// CONCATENATED MODULE: ./lib/report/report-html.js
/** The whole report as one page that needs nothing else: no script, no outside file, readable offline and on paper. */

















/** A complete HTML document. */
function renderReportHtml(result, { version }) {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy()}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>presend: ${result.outcome}</title>
<style>${reportStyle}</style>
</head>
<body>
<h1 class="${result.outcome}">${result.outcome}: ${(0,escape_html/* escapeHtml */.Z)((0,headline/* runHeadline */.iV)(result))}</h1>
<p>${(0,escape_html/* escapeHtml */.Z)(result.sentence)}</p>
${(0,result_notes/* runNotes */.p1)(result).map(noteHtml).join('')}${section('Problems', (0,result_tables/* problemTable */.iK)(result))}${overview(result)}
${(0,by_severity/* bySeverity */.N)(result.tests)
        .map((test) => testSection(test, result))
        .join('\n')}
${(0,by_severity/* bySeverity */.N)(result.postmaster)
        .map((report) => postmasterSection(report, result))
        .join('\n')}
${folded('Settings', (0,result_tables/* settingTable */.DV)(result, 'all'))}
<footer>presend ${(0,escape_html/* escapeHtml */.Z)(version)} · ${new Date(result.startedAtMs).toISOString()} · took ${(0,figures/* durationText */.S5)(result.endedAtMs - result.startedAtMs)}</footer>
</body>
</html>
`;
}
/** Nothing may load or run but this one style sheet, which is named by its hash. Source: CSP Level 3 §2.3.1. */
function policy() {
    const hash = (0,external_node_crypto_.createHash)('sha256').update(reportStyle).digest('base64');
    return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
}
function overview(result) {
    return result.tests.length < 2
        ? ''
        : section((0,rate/* renderCount */.SS)(result.tests.length, 'template'), (0,result_tables/* overviewTable */.Uc)((0,by_severity/* bySeverity */.N)(result.tests)));
}
function testSection(test, result) {
    const facts = (0,result_notes/* testFacts */.aA)(test).map((fact) => `<li>${(0,escape_html/* escapeHtml */.Z)(fact)}</li>`);
    const where = figures/* folderTitles */.AS[(0,figures/* placementKindOf */.fw)(test, result.serviceKind)].replace('folder', 'Placement');
    const sentence = result.tests.length === 1 ? '' : `<p>${(0,escape_html/* escapeHtml */.Z)(test.sentence)}</p>\n`;
    const placement = htmlTable((0,result_tables/* placementTable */.qY)(test));
    return `<section>
<h2><span class="word ${test.outcome}">${test.outcome}</span> <code>${(0,escape_html/* escapeHtml */.Z)((0,outcome_sentence/* testTitle */.o3)(test))}</code></h2>
${sentence}<ul class="facts">${facts.join('')}</ul>
${findingList(test)}${(0,result_notes/* testNotes */.yH)(test).map(noteHtml).join('')}${section('Rates', (0,result_tables/* rateTable */.$b)(test))}${mutedLines(test, result)}${placement === '' ? '' : `<h3>${where}</h3>\n${placementBars(test.placement)}${placement}`}${folded(`All ${(0,rate/* renderCount */.SS)(test.seeds.length, 'seed')}`, (0,result_tables/* seedTable */.eI)(test, result.serviceKind))}</section>`;
}
function findingList(test) {
    const items = test.findings.map((finding) => {
        const { text, fix } = (0,finding_line/* findingParts */.ET)(finding, test, finding_line/* fullFinding */.R4);
        return `<li class="${finding.severity}">${(0,escape_html/* escapeHtml */.Z)(text)}${fix === '' ? '' : ` <span class="fix">→ ${sentenceHtml(fix)}</span>`}</li>`;
    });
    return items.length === 0 ? '' : `<h3>Findings</h3>\n<ul class="findings">${items.join('\n')}</ul>\n`;
}
/** A sentence, the DNS records in it as code. */
function sentenceHtml(text) {
    const pieces = (0,split_code/* splitCode */.m)(text).map((piece) => {
        const escaped = (0,escape_html/* escapeHtml */.Z)(piece.text);
        return piece.kind === 'code' ? `<code>${escaped}</code>` : escaped;
    });
    return pieces.join('');
}
function mutedLines(test, result) {
    const lines = [...(0,run_facts/* unmeasuredLines */.fR)(test, result), ...test.tabNotes.map((note) => `${note} (local simulation)`)];
    return lines.map((line) => `<p class="muted">${(0,escape_html/* escapeHtml */.Z)(line)}</p>\n`).join('');
}
function section(title, table) {
    const shown = htmlTable(table);
    return shown === '' ? '' : `<h3>${title}</h3>\n${shown}`;
}
function folded(title, table) {
    const shown = htmlTable(table);
    return shown === '' ? '' : `<details><summary>${title}</summary>\n${shown}</details>\n`;
}

// EXTERNAL MODULE: ./lib/report/report-json.js
var report_json = __webpack_require__(47273);
;// CONCATENATED MODULE: ./lib/report/report-files.js
/** The files of a report folder. */


/** Name and content of each file. */
function reportFiles(result, options) {
    return [
        ['report.json', (0,report_json/* renderReportJson */.B)(result, options)],
        ['report.html', renderReportHtml(result, options)],
    ];
}


/***/ }),

/***/ 47273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderReportJson)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40819);
/* harmony import */ var _postmaster_figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91152);
/** The report for programs: documented in docs/report-json.md, described by schema/report.schema.json, versioned. */


/** Raised when a field goes away or changes its meaning; new fields do not raise it. */
const reportVersion = 1;
/** JSON with a line break at its end. Nothing secret is in a CheckResult, so nothing can be in it. */
function renderReportJson(result, options) {
    return `${JSON.stringify(reportJson(result, options), undefined, 2)}\n`;
}
function reportJson(result, { version }) {
    const { outcome, sentence, gate, onInconclusive, serviceKind, isDryRun, isCancelled } = result;
    return {
        version: reportVersion,
        presend: version,
        outcome,
        sentence,
        gate,
        onInconclusive,
        serviceKind,
        isDryRun,
        isCancelled,
        startedAt: timeJson(result.startedAtMs),
        endedAt: timeJson(result.endedAtMs),
        tests: result.tests.map((test) => testJson(test, result)),
        postmaster: result.postmaster.map(postmasterJson),
        problems: result.problems.map(({ input, came, expected, todo, place }) => ({
            input,
            came: came ?? null,
            expected,
            todo: todo ?? null,
            place: placeJson(place ?? null),
        })),
        error: errorJson(result.error),
        notices: result.notices,
        settings: result.settings.map(({ name, shown, source, place }) => ({
            name,
            value: shown,
            source,
            place: placeJson(place),
        })),
    };
}
function testJson(test, result) {
    const { templatePath, dataSet, subject, from, mailType, outcome, sentence } = test;
    const { receivedCount, pointsPerSeed, tabPercent, spamPercent, missingPercent } = test;
    return {
        templatePath,
        dataSet,
        subject,
        from,
        mailType,
        outcome,
        sentence,
        testStyle: test.test?.style ?? null,
        trackingId: test.test?.trackingId ?? null,
        numericId: test.test?.numericId ?? null,
        reportUrl: test.test?.reportUrl ?? null,
        placementKind: test.test === null ? null : (0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .placementKindOf */ .fw)(test, result.serviceKind),
        rates: test.rates.map(rateJson),
        placement: test.placement.map(placementJson),
        seeds: test.seeds.map(seedJson),
        findings: test.findings.map(findingJson),
        tabNotes: test.tabNotes,
        spamScore: test.spamScore === null ? null : { ...test.spamScore },
        receivedCount,
        pointsPerSeed,
        tabPercent,
        spamPercent,
        missingPercent,
        isEarlyDecision: test.isEarlyDecision,
        outstandingCount: test.outstandingCount,
        warnings: test.warnings,
        waitedMs: test.waitedMs,
        error: errorJson(test.error),
    };
}
function rateJson(rate) {
    const { scope, percent, hitCount, outOfCount, openCount, highestPercent, thresholdPercent, status, reason } = rate;
    const shown = percent === null ? null : (0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .percentText */ .fL)(percent, rate);
    const counts = { hitCount, outOfCount, openCount };
    const limit = { bound: rate.bound, thresholdPercent };
    return { rate: rate.rate, scope, percent, shown, ...counts, highestPercent, ...limit, status, reason };
}
function postmasterJson(report) {
    const { domain, email, source, outcome, sentence, judged, metrics, days, warnings, error } = report;
    return {
        domain,
        email,
        source,
        outcome,
        sentence,
        judged: judged === null ? null : { startDate: judged.startDate, endDate: judged.endDate },
        metrics: metrics.map(metricJson),
        days: days.map(({ date, isJudged, percents }) => ({ date, isJudged, percents })),
        warnings,
        error: errorJson(error),
    };
}
function metricJson(evaluation) {
    const { metric, basis, percent, worstDate, worstPercent, dayCount, bound, status, reason } = evaluation;
    const { thresholdPercent, warnPercent } = evaluation;
    const shown = percent === null ? null : (0,_postmaster_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .metricFigure */ .lg)(evaluation).value;
    const worst = { worstDate, worstPercent, dayCount };
    return { metric, basis, percent, shown, ...worst, bound, thresholdPercent, warnPercent, status, reason };
}
function placementJson(row) {
    const { providerType, seedCount, hitCount, inboxCount, tabCount, spamCount, noneCount } = row;
    return { providerType, seedCount, hitCount, inboxCount, tabCount, spamCount, noneCount };
}
function findingJson({ source, severity, text, fix, rule, points, place, seeds }) {
    return { source, severity, text, fix, rule, points, place: placeJson(place), seeds };
}
function errorJson(error) {
    return error === null ? null : { code: error.code, message: error.message };
}
function seedJson(seed) {
    const { address, providerType, providerName, status, reason, fix, result } = seed;
    return {
        address,
        providerType,
        providerName,
        status,
        reason,
        fix,
        submission: submissionJson(seed),
        result: result === null ? null : resultJson(result),
    };
}
function resultJson(result) {
    return {
        folder: result.folder,
        placementKind: result.placementKind,
        receivedAt: result.receivedAtMs === null ? null : timeJson(result.receivedAtMs),
        reason: result.reason,
        spf: verdictJson(result.spf),
        dkim: verdictJson(result.dkim),
        dmarc: verdictJson(result.dmarc),
        spam: result.spam === null ? null : spamJson(result.spam),
    };
}
function verdictJson({ isPass, detail }) {
    return { isPass, detail };
}
function spamJson({ engine, version, score, threshold, symbols }) {
    return {
        engine,
        version: version ?? null,
        score,
        threshold,
        symbols: symbols.map((symbol) => ({
            name: symbol.name,
            score: symbol.score,
            description: symbol.description,
            fix: symbol.fix,
        })),
    };
}
/** One form for all four cases, so that readers need not know which field belongs to which. */
function submissionJson({ submission }) {
    if (submission === null)
        return null;
    const isReplied = submission.status === 'accepted' || submission.status === 'rejected';
    return {
        status: submission.status,
        acceptedAt: submission.status === 'accepted' ? timeJson(submission.acceptedAtMs) : null,
        queueId: submission.status === 'accepted' ? submission.queueId : null,
        phase: submission.status === 'rejected' ? submission.phase : null,
        reply: isReplied ? replyJson(submission.reply) : null,
        reason: isReplied ? null : submission.reason,
    };
}
function replyJson({ code, enhancedCode, text }) {
    return { code, enhancedCode, text };
}
function placeJson(place) {
    return place === null ? null : { file: place.file, line: place.line ?? null, column: place.column ?? null };
}
/** ISO 8601 in UTC; `null` for a time that no calendar has. */
function timeJson(epochMs) {
    const date = new Date(epochMs);
    return Number.isNaN(date.getTime()) ? null : date.toISOString();
}


/***/ }),

/***/ 92156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ renderTerminalReport)
});

// EXTERNAL MODULE: ./lib/check/outcome-sentence.js
var outcome_sentence = __webpack_require__(79396);
// EXTERNAL MODULE: ./lib/check/rate.js
var rate = __webpack_require__(10300);
// EXTERNAL MODULE: ./lib/errors/problem.js
var errors_problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/report/by-severity.js
var by_severity = __webpack_require__(23525);
// EXTERNAL MODULE: ./lib/report/escape-terminal.js
var escape_terminal = __webpack_require__(22728);
// EXTERNAL MODULE: ./lib/report/figures.js
var figures = __webpack_require__(40819);
// EXTERNAL MODULE: ./lib/report/finding-line.js
var finding_line = __webpack_require__(54242);
// EXTERNAL MODULE: ./lib/report/headline.js
var report_headline = __webpack_require__(5916);
// EXTERNAL MODULE: ./lib/report/plain-text.js
var plain_text = __webpack_require__(11984);
// EXTERNAL MODULE: ./lib/report/result-notes.js
var result_notes = __webpack_require__(16753);
// EXTERNAL MODULE: ./lib/report/result-tables.js
var result_tables = __webpack_require__(63247);
// EXTERNAL MODULE: ./lib/report/run-facts.js
var run_facts = __webpack_require__(32793);
// EXTERNAL MODULE: ./lib/report/postmaster-figures.js
var postmaster_figures = __webpack_require__(91152);
// EXTERNAL MODULE: ./lib/report/postmaster-notes.js
var postmaster_notes = __webpack_require__(21600);
// EXTERNAL MODULE: ./lib/report/terminal-style.js
var terminal_style = __webpack_require__(94468);
// EXTERNAL MODULE: ./lib/report/terminal-table.js
var terminal_table = __webpack_require__(78769);
// EXTERNAL MODULE: ./lib/report/text-width.js
var text_width = __webpack_require__(55730);
;// CONCATENATED MODULE: ./lib/report/terminal-postmaster.js
/** The part of the terminal report about a domain at its mailbox provider. */






/** Lines without line breaks. */
function postmasterLines(report, result, frame) {
    const { widthColumns, colour } = frame;
    const wrapped = (text) => (0,text_width/* wrapText */.C)((0,escape_terminal/* escapeTerminal */.e)(text), widthColumns);
    const table = (0,terminal_table/* terminalTable */.R)((0,postmaster_figures/* metricTable */.Lc)(report, 'without-trend'), frame);
    return [
        ...wrapped(`Postmaster data of ${report.domain}`).map((line) => (0,terminal_style/* styled */.I)(line, 'bold', colour)),
        ...((0,postmaster_notes/* isInVerdict */.f)(report, result) ? [] : wrapped(report.sentence)),
        ...wrapped((0,postmaster_figures/* postmasterFacts */.Ce)(report).join(' · ')).map((line) => (0,terminal_style/* styled */.I)(line, 'dim', colour)),
        '',
        ...(0,postmaster_notes/* postmasterNotes */._)(report).flatMap(frame.noteLines),
        ...(table.length === 0 ? [] : [...table, '']),
        ...trendLines(report).flatMap(wrapped),
    ];
}
/** The days as a line of blocks; a reader of a log sees at once whether it rises. */
function trendLines(report) {
    const metric = (0,postmaster_figures/* chartedMetric */.eX)(report);
    if (metric === null)
        return [];
    const told = report.days.map((day) => day.percents[metric.metric]).filter((percent) => percent !== null);
    const { from, to } = (0,postmaster_figures/* scaleOf */._K)(metric, told);
    const scale = `${Number(from.toFixed(4))} to ${Number(to.toFixed(4))}%`;
    return [`${(0,postmaster_figures/* metricFigure */.lg)(metric).title}, ${report.days.length} days: ${(0,postmaster_figures/* metricTrend */.aI)(metric, report)} (${scale})`, ''];
}

;// CONCATENATED MODULE: ./lib/report/report-terminal.js
/** The report on a terminal or in a log. A pass is a few lines; anything else has its causes and figures. */
















/** Findings of a test; the report files have all. */
const mostFindings = 15;
/** A narrower terminal breaks the lines itself. */
const leastWidth = 20;
const outcomeStyles = {
    pass: 'green',
    fail: 'red',
    misconfigured: 'magenta',
    inconclusive: 'yellow',
};
/** Lines without line breaks. No foreign text can move the cursor or color anything. */
function renderTerminalReport(result, options) {
    const head = [...headLines(result, options), ...(0,result_notes/* urgentNotes */.zv)(result).flatMap((note) => noteLines(note, options))];
    const isShort = result.outcome === 'pass' && result.tests.length > 0;
    return [
        ...head,
        ...(isShort ? passLines(result, options) : troubleLines(result, options)),
        ...(0,by_severity/* bySeverity */.N)(result.postmaster).flatMap((report) => postmasterLines(report, result, frameOf(options))),
    ];
}
function headLines(result, options) {
    const headline = wrapped(`${result.outcome}: ${(0,report_headline/* runHeadline */.iV)(result)}`, options);
    const facts = [(0,run_facts/* placementFact */.Ye)(result), (0,run_facts/* templateFact */.x0)(result)].filter((fact) => fact !== null);
    return [
        ...headline.map((line) => (0,terminal_style/* styled */.I)(line, outcomeStyles[result.outcome], options.colour)),
        ...(facts.length === 0 ? [] : [mutedLine(facts.join(' · '), options)]),
    ];
}
function frameOf(options) {
    const widthColumns = Math.max(options.widthColumns, leastWidth);
    return { ...options, widthColumns, noteLines: (note) => noteLines(note, options) };
}
/** One line for each thing to know, however much there is to it: the report files have the whole text. */
function passLines(result, options) {
    const [only] = result.tests;
    const notices = (0,result_notes/* noticeNotes */.u5)(result);
    const findingCount = result.tests.reduce((sum, test) => sum + test.findings.length, 0);
    const where = typeof options.reportPath === 'string' ? `: see ${options.reportPath}/report.html` : '';
    const muted = [
        ...(only !== undefined && result.tests.length === 1
            ? [(0,run_facts/* unmeasuredLines */.fR)(only, result).join('; '), only.tabNotes.join('; ')]
            : []),
        findingCount === 0 ? '' : `${(0,rate/* renderCount */.SS)(findingCount, 'finding')} that did not change the outcome${where}`,
    ].filter((line) => line !== '');
    const warnings = result.tests.flatMap((test) => test.warnings);
    return [
        ...warnings.map((text) => (0,terminal_style/* styled */.I)(oneLine(`Warning: ${text}`, options), 'yellow', options.colour)),
        ...notices.map(({ title, text }) => mutedLine(`${title}: ${text}`, options)),
        ...muted.map((line) => mutedLine(line, options)),
    ];
}
function troubleLines(result, options) {
    const { tests } = result;
    return [
        ...(0,result_notes/* noticeNotes */.u5)(result).flatMap((note) => noteLines(note, options)),
        '',
        ...problemLines(result),
        ...(tests.length < 2
            ? []
            : section((0,rate/* renderCount */.SS)(tests.length, 'template'), (0,result_tables/* overviewTable */.Uc)((0,by_severity/* bySeverity */.N)(tests)), options)),
        ...tests.filter((test) => test.outcome !== 'pass').flatMap((test) => testLines(test, result, options)),
        ...(0,result_notes/* simulationNotes */.pp)(result).flatMap((note) => noteLines(note, options).concat('')),
    ];
}
/** One line a problem, unbroken: people search for these, and copy the paths in them. */
function problemLines({ problems }) {
    return problems.length === 0 ? [] : [...problems.map((problem) => (0,escape_terminal/* escapeTerminal */.e)((0,errors_problem/* renderProblem */.yM)(problem))), ''];
}
function testLines(test, result, options) {
    const where = figures/* folderTitles */.AS[(0,figures/* placementKindOf */.fw)(test, result.serviceKind)].replace('folder', 'Placement');
    const isAlone = result.tests.length === 1;
    return [
        ...(isAlone
            ? []
            : [(0,terminal_style/* styled */.I)((0,escape_terminal/* escapeTerminal */.e)((0,outcome_sentence/* testTitle */.o3)(test)), 'bold', options.colour), ...wrapped((0,report_headline/* testHeadline */.ZS)(test), options)]),
        ...wrapped((0,result_notes/* testFacts */.aA)(test).join(' · '), options).map((line) => (0,terminal_style/* styled */.I)(line, 'dim', options.colour)),
        ...pageLines(test, options),
        ...findingLines(test, options),
        '',
        ...(0,result_notes/* testNotes */.yH)(test).flatMap((note) => noteLines(note, options)),
        ...section('Rates', (0,result_tables/* rateTable */.$b)(test), options),
        ...[...(0,run_facts/* unmeasuredLines */.fR)(test, result), ...test.tabNotes].map((line) => mutedLine(line, options)),
        ...section(where, (0,result_tables/* placementTable */.qY)(test), options),
    ];
}
/** The service's own page of the test, which shows each seed. */
function pageLines({ test }, options) {
    const url = test?.reportUrl ?? null;
    return url === null ? [] : wrapped(`Page of the service: ${url}`, options);
}
function section(title, table, options) {
    const lines = (0,terminal_table/* terminalTable */.R)(table, options);
    return lines.length === 0 ? [] : [(0,terminal_style/* styled */.I)(title, 'bold', options.colour), ...lines, ''];
}
function findingLines(test, options) {
    const shown = test.findings.slice(0, mostFindings).flatMap((finding) => {
        const { text, fix } = (0,finding_line/* findingParts */.ET)(finding, test, finding_line/* fullFinding */.R4);
        return indented(text, 0, options).concat(fix === '' ? [] : indented(`→ ${fix}`, 1, options));
    });
    const more = test.findings.length - mostFindings;
    return more <= 0 ? shown : [...shown, `and ${(0,rate/* renderCount */.SS)(more, 'more finding')}: see the report files`];
}
function indented(text, depth, { widthColumns }) {
    const margin = '  '.repeat(depth);
    return (0,text_width/* wrapText */.C)((0,escape_terminal/* escapeTerminal */.e)(text), Math.max(widthColumns - margin.length, leastWidth)).map((line) => `${margin}${line}`);
}
function noteLines({ kind, title, text }, options) {
    const lines = wrapped(`${title}: ${text}`, options);
    return lines.map((line) => (0,terminal_style/* styled */.I)(line, kind === 'warning' ? 'yellow' : 'dim', options.colour));
}
function mutedLine(text, options) {
    return (0,terminal_style/* styled */.I)(oneLine(text, options), 'dim', options.colour);
}
function oneLine(text, { widthColumns }) {
    return (0,plain_text/* shorten */.m)((0,escape_terminal/* escapeTerminal */.e)(text), Math.max(widthColumns, leastWidth));
}
function wrapped(text, { widthColumns }) {
    return (0,text_width/* wrapText */.C)((0,escape_terminal/* escapeTerminal */.e)(text), Math.max(widthColumns, leastWidth));
}


/***/ }),

/***/ 16753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aA: () => (/* binding */ testFacts),
/* harmony export */   p1: () => (/* binding */ runNotes),
/* harmony export */   pp: () => (/* binding */ simulationNotes),
/* harmony export */   u5: () => (/* binding */ noticeNotes),
/* harmony export */   yH: () => (/* binding */ testNotes),
/* harmony export */   zv: () => (/* binding */ urgentNotes)
/* harmony export */ });
/* harmony import */ var _check_rate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10300);
/* harmony import */ var _check_rate_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27821);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40819);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5916);
/** What a reader must know beside the figures: how they were obtained, what was left out, what went wrong. */




const simulation = 'presend’s own rules and spam filter chose the folders, in local mailboxes. No mailbox provider saw this mail; ' +
    'real ones also weigh reputation, volume and what their users do, so this does not predict Gmail or any other.';
const partSimulation = 'Some folders were observed in real mailboxes. The others are simulated: presend’s own rules and spam filter chose ' +
    'them in local mailboxes, and no mailbox provider saw those copies, so they do not predict Gmail or any other.';
/** Notes on a whole run. */
function runNotes(result) {
    return [...urgentNotes(result), ...noticeNotes(result), ...simulationNotes(result)];
}
/** Those without which the outcome is misread. */
function urgentNotes(result) {
    return [...stateNotes(result), ...gateNotes(result)];
}
/** What the settings led to. */
function noticeNotes(result) {
    return result.notices.map((text) => info('Notice', text));
}
function stateNotes(result) {
    const notes = [];
    if (result.isDryRun)
        notes.push(info('Dry run', 'Nothing was created or sent, and no threshold was evaluated.'));
    if (result.isCancelled)
        notes.push(warning('Cancelled', 'The run was cancelled. This report shows what was known by then.'));
    if (result.error !== null && !isErrorSaid(result, result.error.message)) {
        notes.push(warning(`Error ${result.error.code}`, result.error.message));
    }
    return notes;
}
/** True where the headline or a test of its own says it. */
function isErrorSaid(result, message) {
    return (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .runHeadline */ .iV)(result).includes(message) || result.tests.some((test) => test.sentence.includes(message));
}
/** What a simulated folder is and is not. */
function simulationNotes({ tests, serviceKind }) {
    const created = tests.filter((test) => test.test !== null);
    const kinds = new Set(created.map((test) => (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .placementKindOf */ .fw)(test, serviceKind)));
    if (!kinds.has('simulated') && !kinds.has('mixed'))
        return [];
    // What was seen at a provider must not be called a simulation either.
    const isPart = kinds.has('mixed') || kinds.has('observed');
    return [isPart ? info('Partly local simulation', partSimulation) : info('Local simulation', simulation)];
}
/** Says when an outcome that is not pass does not fail the step. */
function gateNotes({ outcome, gate, onInconclusive }) {
    if (outcome === 'fail' && gate !== 'fail')
        return [info('Gate', `gate is ${gate}, so this does not fail the step.`)];
    if (outcome !== 'inconclusive')
        return [];
    const isExcused = onInconclusive === 'warn' || gate !== 'fail';
    return isExcused ? [info('Gate', 'By the settings, an inconclusive outcome only warns.')] : [];
}
/** Notes on one test. */
function testNotes(test) {
    const notes = test.warnings.map((text) => warning('Warning', text));
    if (test.error !== null && !test.sentence.includes(test.error.message)) {
        notes.push(warning(`Error ${test.error.code}`, test.error.message));
    }
    // The sentence says that no copy was received, and with it why no rate is known.
    for (const { reason } of test.receivedCount === 0 ? [] : test.rates) {
        if (reason !== null && !test.sentence.includes(reason) && !/ was not measured, so /u.test(reason)) {
            notes.push(info('Threshold', reason));
        }
    }
    if (test.isEarlyDecision) {
        const outstanding = (0,_check_rate_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCount */ .SS)(test.outstandingCount, 'result was', 'results were');
        notes.push(info('Early decision', `Decided while ${outstanding} outstanding: ${whyEarly(test)}.`));
    }
    return notes;
}
function whyEarly({ rates }) {
    const onQuorum = rates.filter(isOnReceivedCopies).map((rate) => (0,_check_rate_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .titleIn */ .Ey)(rate));
    if (onQuorum.length === 0)
        return 'none of them could change the outcome';
    return `the inbox rate was decided and the quorum was reached, so the received copies decided the ${onQuorum.join(', ')}`;
}
/** True when copies that were not waited for could still have moved the rate over its threshold, either way. */
function isOnReceivedCopies(rate) {
    const { percent, thresholdPercent, hitCount, outOfCount, openCount, highestPercent } = rate;
    if (rate.rate === 'inbox' ||
        rate.rate === 'tab' ||
        percent === null ||
        thresholdPercent === null ||
        highestPercent === null)
        return false;
    const lowestPercent = (0,_check_rate_js__WEBPACK_IMPORTED_MODULE_3__/* .ratePercent */ .mu)(hitCount, outOfCount + openCount) ?? 0;
    return lowestPercent < thresholdPercent && highestPercent >= thresholdPercent;
}
function info(title, text) {
    return { kind: 'info', title, text };
}
function warning(title, text) {
    return { kind: 'warning', title, text };
}
/** `From … · subject … · 9 seeds, each worth 11.1 points · decided after 3 s`: what the test was. */
function testFacts(test) {
    const { pointsPerSeed, tabPercent, spamPercent, missingPercent } = test;
    const shares = [
        tabPercent === null || tabPercent === 0 ? null : `tabs ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .percentText */ .fL)(tabPercent)}`,
        spamPercent === null ? null : `Spam ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .percentText */ .fL)(spamPercent)}`,
        missingPercent === null || missingPercent === 0 ? null : `missing ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .percentText */ .fL)(missingPercent)}`,
    ];
    return [
        `Subject "${test.subject}"`,
        `From ${test.from}`,
        `${test.mailType} mail`,
        ...(test.test === null ? [] : [`tracking id ${test.test.trackingId}`]),
        ...(pointsPerSeed === null
            ? []
            : [
                `1 of ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCount */ .SS)((0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .overallRate */ .aC)(test, 'inbox')?.outOfCount ?? 0, 'seed')} = ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_3__/* .renderPercent */ .yn)(pointsPerSeed, null)} points`,
            ]),
        ...shares.filter((share) => share !== null),
        ...(test.test === null ? [] : [`decided after ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(test.waitedMs)}`]),
    ];
}


/***/ }),

/***/ 63247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $b: () => (/* binding */ rateTable),
/* harmony export */   DV: () => (/* binding */ settingTable),
/* harmony export */   E2: () => (/* binding */ briefSeedTable),
/* harmony export */   Uc: () => (/* binding */ overviewTable),
/* harmony export */   eI: () => (/* binding */ seedTable),
/* harmony export */   hN: () => (/* binding */ rateGrid),
/* harmony export */   iK: () => (/* binding */ problemTable),
/* harmony export */   qY: () => (/* binding */ placementTable)
/* harmony export */ });
/* harmony import */ var _check_outcome_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79396);
/* harmony import */ var _check_rate_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27821);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32964);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40819);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11984);
/** A result as tables of plain text: each format escapes and lays them out, and none counts anything itself. */





/** No server's reply may fill a report alone. */
const longestCell = 600;
/** Columns in which no row has anything are left out. */
function table(specs, rows) {
    const used = specs.map((_, index) => rows.some((row) => (row[index] ?? '') !== ''));
    const columns = specs.map(([title, kind]) => ({ title, kind: kind ?? 'text' }));
    return {
        columns: columns.filter((_, index) => used[index]),
        rows: rows.map((row) => row.filter((_, index) => used[index]).map((cell) => (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .m)(cell, longestCell))),
    };
}
/** Every rate that was measured or must be: value, limit, and whether it is met; then the spam score. */
function rateTable(test) {
    const rows = test.rates.filter(isWorthShowing).map((rate) => {
        const { title, value, counts, limit, verdict } = (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .rateFigure */ .Fb)(rate);
        return [title, value, counts, limit, verdict];
    });
    const columns = ['value', 'seeds or copies', 'limit'].map((title) => [title, 'number']);
    return table([['rate'], ...columns, ['result', 'word']], [...rows, ...spamScoreRows(test)]);
}
/** The same in little room: a column for each rate, a row for each scope; `mark` shows at a glance what is met. */
function rateGrid(test, mark) {
    const shown = test.rates.filter(isWorthShowing);
    const names = [...new Set(shown.map((rate) => rate.rate))];
    const scopes = [...new Set(shown.map((rate) => rate.scope))];
    const cellOf = (rate) => {
        if (rate === undefined)
            return '';
        const { value, counts, limit, verdict } = (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .rateFigure */ .Fb)(rate);
        const figure = rate.percent === null ? value : `${value} (${counts})`;
        return `${mark(verdict)} ${figure}, limit ${limit}`.trim();
    };
    const scores = spamScoreRows(test);
    const rows = scopes.map((scope, index) => [
        scope === 'overall' ? 'all' : scope,
        ...names.map((name) => cellOf(shown.find((rate) => rate.rate === name && rate.scope === scope))),
        ...scores.map(([, score, , limit, verdict]) => index === 0 ? `${mark(verdict ?? '')} ${score}, limit ${limit}` : ''),
    ]);
    const titles = names.map((name) => (0,_check_rate_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .titleIn */ .Ey)({ rate: name, scope: 'overall' }).replace(/ (?:pass )?rate$/u, ''));
    const columns = [...titles, ...scores.map(() => 'spam score')].map((title) => [title]);
    return scopes.length > 1
        ? table([['mailboxes'], ...columns], rows)
        : table(columns, rows.map((row) => row.slice(1)));
}
function isWorthShowing({ percent, status }) {
    return percent !== null || status !== 'no-threshold';
}
/** Not a rate, and gated by no threshold of presend's: the engine's own score against its own limit. */
function spamScoreRows({ spamScore }) {
    if (spamScore === null)
        return [];
    const { engine, score, threshold } = spamScore;
    const isSpam = score >= threshold;
    return [[`spam score (${engine})`, score.toFixed(1), '–', `< ${threshold.toFixed(1)}`, isSpam ? 'missed' : 'met']];
}
/** One row for each test, for runs with several. */
function overviewTable(tests) {
    const rows = tests.map((test) => [
        test.outcome,
        (0,_check_outcome_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .testTitle */ .o3)(test),
        ...['inbox', 'spf', 'dkim', 'dmarc'].map((name) => {
            const rate = (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .overallRate */ .aC)(test, name);
            return rate === null ? '–' : (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .percentText */ .fL)(rate.percent, rate).replace('not measured', '–');
        }),
    ]);
    return table([
        ['outcome', 'word'],
        ['template', 'code'],
        ['inbox', 'number'],
        ['SPF', 'number'],
        ['DKIM', 'number'],
        ['DMARC', 'number'],
    ], rows);
}
/**
 * Where the copies are: a column for each provider type, a row for what counts as inbox and for each other folder that
 * has copies. INBOX itself is the first row without its tabs.
 */
function placementTable(test) {
    const folders = [
        ['tabs', (row) => row.tabCount],
        ['Spam', (row) => row.spamCount],
        ['no folder', (row) => row.noneCount],
    ];
    const { placement } = test;
    if (placement.length === 0)
        return table([], []);
    const hasFolders = placement.some((row) => row.noneCount < row.seedCount);
    const inInbox = ['in the inbox', ...placement.map((row) => `${row.hitCount} of ${row.seedCount}`)];
    const rows = folders
        .filter(([title, countOf]) => placement.some((row) => countOf(row) > 0) && (hasFolders || title !== 'no folder'))
        .map(([title, countOf]) => [title].concat(placement.map((row) => String(countOf(row)))));
    return table([['mailboxes'], ...placement.map((row) => [row.providerType, 'number'])], [inInbox, ...rows]);
}
/** Every seed. */
function seedTable(test, serviceKind) {
    const kind = (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .placementKindOf */ .fw)(test, serviceKind);
    const rows = test.seeds.map((seed) => [
        seed.address,
        seed.providerType,
        kind === 'mixed' ? placeWithKind(seed) : (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(seed),
        (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictText */ .nt)(seed.result?.spf),
        (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictText */ .nt)(seed.result?.dkim),
        (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictText */ .nt)(seed.result?.dmarc),
        seed.status,
        seed.result?.reason ?? '',
        submissionText(seed),
    ]);
    return table([
        ['seed', 'code'],
        ['type'],
        [_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .folderTitles */ .AS[kind]],
        ['SPF'],
        ['DKIM'],
        ['DMARC'],
        ['status'],
        ['why this folder'],
        ['SMTP reply', 'code'],
    ], rows);
}
const longColumns = new Set(['why this folder', 'SMTP reply']);
/** Every seed in little room: without what a server says at length. */
function briefSeedTable(test, serviceKind) {
    const { columns, rows } = seedTable(test, serviceKind);
    const isShort = (index) => !longColumns.has(columns[index]?.title ?? '');
    return {
        columns: columns.filter((_, index) => isShort(index)),
        rows: rows.map((row) => row.filter((_, index) => isShort(index))),
    };
}
/** Where a heading cannot say it for all, each seed says it for itself. */
function placeWithKind(seed) {
    const kind = seed.result?.folder === null ? null : (seed.result?.placementKind ?? null);
    return kind === null ? (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(seed) : `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(seed)} (${kind})`;
}
/** The queue id, by which the copy is found in the server's log. */
function submissionText({ submission }) {
    if (submission === null)
        return '';
    if (submission.status === 'accepted')
        return submission.queueId ?? String(submission.reply.code);
    return submission.status === 'rejected' ? String(submission.reply.code) : submission.status;
}
/** Everything that is wrong with the input. */
function problemTable(result) {
    const rows = result.problems.map((problem) => [
        problem.place === undefined ? '' : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .renderPlace */ .oL)(problem.place),
        problem.input,
        problem.came ?? '',
        problem.expected,
        problem.todo ?? '',
    ]);
    return table([['where', 'code'], ['input', 'code'], ['got'], ['expected'], ['what to do']], rows);
}
/** The settings that were given, and where each came from; `all`: the defaults, too. */
function settingTable(result, which) {
    const shown = result.settings.filter((setting) => which === 'all' || setting.source !== 'default');
    const rows = shown.map((setting) => [
        setting.name,
        setting.shown,
        setting.place === null ? setting.source : `${setting.source} ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .renderPlace */ .oL)(setting.place)}`,
    ]);
    return table([['setting', 'code'], ['value'], ['from']], rows);
}


/***/ }),

/***/ 32793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ye: () => (/* binding */ placementFact),
/* harmony export */   fR: () => (/* binding */ unmeasuredLines),
/* harmony export */   x0: () => (/* binding */ templateFact)
/* harmony export */ });
/* harmony import */ var _check_outcome_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79396);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40819);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5916);
/** What stands muted beside a headline: what the folders are worth, and what a reader can do about what is not known. */



const kindTexts = {
    simulated: 'local simulation',
    observed: 'observed placement',
    mixed: 'partly local simulation',
    unstated: null,
};
/** `local simulation`, `partly local simulation`, `observed placement`; `null`: nothing is known of it. */
function placementFact({ tests, serviceKind }) {
    const kinds = new Set(tests.filter((test) => test.test !== null).map((test) => (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .placementKindOf */ .fw)(test, serviceKind)));
    const [kind] = kinds;
    if (kind === undefined)
        return null;
    if (kinds.size === 1)
        return kindTexts[kind];
    return kinds.has('simulated') || kinds.has('mixed') ? kindTexts.mixed : null;
}
/** The template, where there is only one. */
function templateFact({ tests }) {
    const [only] = tests;
    return only === undefined || tests.length > 1 ? null : (0,_check_outcome_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .testTitle */ .o3)(only);
}
const methods = ['spf', 'dkim', 'dmarc'];
/** `SPF not measured (set sending-ip to check it)`: one line for each way to measure more. */
function unmeasuredLines(test, result) {
    const names = methods.filter((name) => {
        const rate = test.rates.find((one) => one.scope === 'overall' && one.rate === name);
        return rate !== undefined && rate.percent === null;
    });
    if (names.length === 0)
        return [];
    if (test.receivedCount === 0)
        return [`${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNames */ .JH)(names)} pass rates not measured: no copy was received`];
    const byHint = Map.groupBy(names, (name) => hintFor(name, result));
    return [...byHint].map(([hint, group]) => `${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNames */ .JH)(group)} not measured${hint === null ? '' : ` (${hint} to check ${group.length === 1 ? 'it' : 'them'})`}`);
}
/** What to set; `null`: it is set, or nothing that presend can be told would help. */
function hintFor(name, { serviceKind, settings }) {
    if (serviceKind === 'remote')
        return null;
    const isSet = (setting) => settings.some((one) => one.name === setting && one.source !== 'default');
    if (name === 'spf')
        return isSet('sending-ip') ? null : 'set sending-ip';
    return isSet('dkim-private-key') ? null : 'set dkim-domain, dkim-selector and dkim-private-key';
}


/***/ }),

/***/ 46505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ sparkline)
/* harmony export */ });
/** A row of values as one line of text. */
const blocks = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/** What stands where there is no value: a gap is neither high nor low. */
const gapMark = '·';
/** One character a value, from the lowest block at `from` to the highest at `to` and beyond; a gap for `null`. */
function sparkline(values, { from, to }) {
    return values.map((value) => (value === null ? gapMark : blockFor((value - from) / (to - from)))).join('');
}
function blockFor(share) {
    // A scale without a length, or a value beside it, still has a lowest and a highest block.
    const index = Number.isNaN(share) ? 0 : Math.floor(share * blocks.length);
    return blocks[Math.min(Math.max(index, 0), blocks.length - 1)] ?? gapMark;
}


/***/ }),

/***/ 46838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shortenAroundCode),
/* harmony export */   m: () => (/* binding */ splitCode)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11984);
/** Sentences with a DNS record in them: the record is to be copied, so it is shown as code and never cut. */

/** A whole SPF or DMARC record. An SPF record ends with `all` or a redirect; words behind it are not part of it. */
const record = /v=spf1(?: [^\s"]+)*? (?:[+?~-]?all|redirect=[^\s"]+)(?![^\s".,;:])|v=DMARC1(?:; ?[a-z]{1,10}=[^\s;"]+)+;?/giu;
/** Longer ones don't fit into a DNS answer that every resolver takes. Source: RFC 7208 §3.4 asks for 450 octets. */
const longestRecord = 1500;
/** The pieces in their order; together they are the whole text. */
function splitCode(text) {
    const pieces = [];
    let end = 0;
    for (const { index, 0: found } of text.matchAll(record)) {
        pieces.push({ kind: 'text', text: text.slice(end, index) }, { kind: 'code', text: found });
        end = index + found.length;
    }
    return [...pieces, { kind: 'text', text: text.slice(end) }].filter((piece) => piece.text !== '');
}
/** `text` with its sentences cut to `longest` characters each; records stay whole. */
function shortenAroundCode(text, longest) {
    const pieces = splitCode(text).map((piece) => (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .m)(piece.text, piece.kind === 'code' ? longestRecord : longest));
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .m)(pieces.join(''), longest + longestRecord);
}


/***/ }),

/***/ 75167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ scrubber),
/* harmony export */   w: () => (/* binding */ scrubData)
/* harmony export */ });
/* harmony import */ var _secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27404);
/** Takes secrets out of everything that leaves the process by a way that nobody else masks. */

/**
 * A function that replaces the secrets, their lines and their encodings (base64 at all offsets, base64url, URI, hex,
 * JSON, HTML, login strings) by `***`. Where hits overlap, all of them together become one `***`.
 *
 * @param usernames the names that stand before a password in login strings
 */
function scrubber(secrets, usernames = []) {
    const values = secrets.map((secret) => secret.reveal()).filter(_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .isMaskable */ .h_);
    const logins = values.flatMap((value) => usernames.flatMap((name) => (0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .loginForms */ .xm)(name, value)));
    const forms = [...new Set([...values.flatMap(_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .secretForms */ .eo), ...logins])];
    return (text) => replaceSpans(text, mergeSpans(forms.flatMap((form) => spansOf(text, form))));
}
/**
 * The same data with every string in it scrubbed, property names left alone. Scrub before rendering: an escaper may
 * take a secret apart so that it is not found in the finished text.
 *
 * @param data plain data: what JSON can carry
 */
function scrubData(data, scrub) {
    return JSON.parse(JSON.stringify(data), (_name, value) => (typeof value === 'string' ? scrub(value) : value));
}
function spansOf(text, form) {
    const spans = [];
    let open = null;
    for (let start = text.indexOf(form); start !== -1; start = text.indexOf(form, start + 1)) {
        const end = start + form.length;
        if (open !== null && start <= open.end) {
            open = { start: open.start, end };
            continue;
        }
        if (open !== null)
            spans.push(open);
        open = { start, end };
    }
    return open === null ? spans : [...spans, open];
}
function mergeSpans(spans) {
    const merged = [];
    for (const span of spans.toSorted((left, right) => left.start - right.start)) {
        const last = merged.at(-1);
        if (last === undefined || span.start >= last.end)
            merged.push(span);
        else
            merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    }
    return merged;
}
function replaceSpans(text, spans) {
    if (spans.length === 0)
        return text;
    const parts = [];
    let from = 0;
    for (const { start, end } of spans) {
        parts.push(text.slice(from, start), '***');
        from = end;
    }
    return [...parts, text.slice(from)].join('');
}


/***/ }),

/***/ 27404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _o: () => (/* binding */ secretLines),
/* harmony export */   eo: () => (/* binding */ secretForms),
/* harmony export */   h_: () => (/* binding */ isMaskable),
/* harmony export */   xm: () => (/* binding */ loginForms),
/* harmony export */   zR: () => (/* binding */ pemBody)
/* harmony export */ });
/** The shapes in which one secret may turn up in text: as it is, line by line, and encoded. */
/** Shorter values occur by chance everywhere; a mask on them stars out innocent text and drops job outputs. */
const leastLength = 4;
/**
 * Words that presend prints itself, those that results and outputs are made of among them: were one of them masked,
 * GitHub would drop outputs and the scrubber would spoil results.
 */
const ownWords = new Set(`true false null none test default pass fail misconfigured inconclusive warn error check send
  input flag environment config embedded remote overall consumer business protected marketing transactional
  inbox spam promotions social updates forums junk observed simulated dkim dmarc spam-test external-test
  accepted rejected unknown not-attempted final-dot greeting ehlo auth mail rcpt data final-reply
  failing missing outstanding excluded unreported missed undecided no-threshold not-inbox exclude
  presend password secret token http https smtp localhost 127.0.0.1`.split(/\s+/u));
/**
 * True for a value that may be masked: at least four characters, and neither one of presend's own words, a small
 * number (a port), a PEM frame line, nor one character over and over.
 */
function isMaskable(value) {
    const text = value.trim();
    if (text.length < leastLength || ownWords.has(text.toLowerCase()))
        return false;
    return !/^\d{1,5}$/u.test(text) && !/^-----(?:BEGIN|END) [^-]*-----$/u.test(text) && !/^(.)\1*$/su.test(text);
}
/** The lines of a secret that may be masked; a secret of one line is its own only line. No duplicates. */
function secretLines(value) {
    const lines = value.split(/[\r\n]+/u).map((line) => line.trim());
    return [...new Set(lines)].filter(isMaskable);
}
/** What a login shows of a password: the base64 of `\0user\0password` (AUTH PLAIN) and of `user:password` (basic). */
function loginForms(username, password) {
    return [`\0${username}\0${password}`, `${username}\0${username}\0${password}`, `${username}:${password}`].map(base64);
}
/** A PEM's base64 body as one line, as DNS records and many logs have it; `null` when the value is no PEM. */
function pemBody(value) {
    const body = /-----BEGIN [^-]+-----([\s\S]*?)-----END [^-]+-----/u.exec(value)?.[1];
    return body === undefined ? null : body.replaceAll(/\s+/gu, '');
}
/**
 * Everything that is looked for when a secret is scrubbed: the value, its lines, and the encodings of both that
 * logs and reports are known to contain. Longest first, no duplicates, nothing that is not maskable.
 */
function secretForms(value) {
    const lines = secretLines(value);
    const whole = [value, value.trim(), pemBody(value)].filter((text) => text !== null);
    const forms = [...whole.flatMap(encodings), ...lines.flatMap((line) => [line, ...urlForms(line)])];
    if (lines.length === 1)
        forms.push(...encodings(lines[0] ?? ''));
    return [...new Set(forms)].filter(isMaskable).toSorted((left, right) => right.length - left.length);
}
function encodings(value) {
    const base64Forms = [base64(value), ...[0, 1, 2].map((offset) => base64Inside(value, offset))];
    const hex = Buffer.from(value).toString('hex');
    return [
        value,
        ...base64Forms,
        ...base64Forms.map((form) => form.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '')),
        hex,
        hex.toUpperCase(),
        ...urlForms(value),
        ...jsonForms(value),
        ...htmlForms(value),
    ];
}
function base64(value) {
    return Buffer.from(value).toString('base64');
}
/**
 * The part of a base64 text that is the same whatever stands before and after the value, when the value starts
 * `offset` bytes into a group of three. The runner masks the same three (HostContext.cs, "Base64StringEscape").
 */
function base64Inside(value, offset) {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
    return bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6));
}
function urlForms(value) {
    // encodeURIComponent throws on half a surrogate pair.
    const whole = value.toWellFormed();
    const percent = encodeURIComponent(whole);
    const form = new URLSearchParams({ v: value }).toString().slice(2);
    // Python's quote() leaves slashes as they are; encodeURI() leaves all that may stand somewhere in a URL.
    const forms = [percent, form, percent.replaceAll('%2F', '/'), encodeURI(whole)];
    return [...forms, ...forms.map(lowerPercent)];
}
function lowerPercent(encoded) {
    return encoded.replaceAll(/%[0-9A-F]{2}/gu, (one) => one.toLowerCase());
}
function jsonForms(value) {
    const plain = JSON.stringify(value).slice(1, -1);
    const ascii = plain.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return [plain, ascii, JSON.stringify(plain).slice(1, -1)];
}
/** The spellings that HTML escapers choose for the two quotes. */
const quoteSpellings = [
    ['"', "'"],
    ['&quot;', '&#39;'],
    ['&quot;', '&#x27;'],
    ['&quot;', "'"],
    ['&#34;', '&#39;'],
    ['&quot;', '&apos;'],
];
function htmlForms(value) {
    const text = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    return quoteSpellings.map(([double, single]) => text.replaceAll('"', double).replaceAll("'", single));
}


/***/ }),

/***/ 83141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dn: () => (/* binding */ withinTime),
/* harmony export */   pj: () => (/* binding */ withGrace),
/* harmony export */   r_: () => (/* binding */ TimeLimitReached)
/* harmony export */ });
/** Ends work that takes too long. */
/** Why work was ended by `withinTime`; told apart from a cancelled run by its class. */
class TimeLimitReached extends Error {
    constructor(limitMs) {
        super(`no answer within ${limitMs / 1000} s`);
        this.name = 'TimeLimitReached';
    }
}
/**
 * What `work` resolves with, if it does so within `limitMs`. The signal that `work` is handed aborts when the time is
 * up or the outer signal aborts, and not when all went well; this function rejects at that moment, whether or not
 * `work` obeys.
 *
 * @throws TimeLimitReached when the time is up; the outer signal's reason when that aborts
 */
async function withinTime(work, limitMs, { clock, signal }) {
    signal.throwIfAborted();
    const timeUp = new AbortController();
    const finished = new AbortController();
    const reached = new TimeLimitReached(limitMs);
    const alarm = clock.sleep(limitMs, AbortSignal.any([signal, finished.signal])).then(() => {
        throw reached;
    });
    try {
        return await Promise.race([work(AbortSignal.any([signal, timeUp.signal])), alarm]);
    }
    catch (error) {
        // Only now: what the work makes of its abort must not win the race against the reason for it.
        if (error === reached)
            timeUp.abort(reached);
        throw error;
    }
    finally {
        alarm.catch(() => undefined);
        finished.abort();
    }
}
/**
 * What `work` resolves with. Once `signal` aborts, `work` has `graceMs` left to end by itself; then this function
 * rejects with the signal's reason, whether or not `work` obeys.
 */
async function withGrace(work, graceMs, { clock, signal }) {
    const over = new AbortController();
    const late = aborted(signal, over.signal).then(async () => {
        await clock.sleep(graceMs, over.signal);
        throw signal.reason;
    });
    late.catch(() => undefined);
    try {
        return await Promise.race([work, late]);
    }
    finally {
        over.abort();
    }
}
/** Resolves when `signal` aborts; stops listening when `over` does. */
function aborted(signal, over) {
    if (signal.aborted)
        return Promise.resolve();
    return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true, signal: over });
    });
}


/***/ })

};
