export const id = 5804;
export const ids = [5804];
export const modules = {

/***/ 4862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ checkSettings)
});

// EXTERNAL MODULE: ./lib/check/rate.js
var rate = __webpack_require__(10300);
// EXTERNAL MODULE: ./lib/check/run-error.js
var run_error = __webpack_require__(95058);
// EXTERNAL MODULE: ./lib/world/until-aborted.js
var until_aborted = __webpack_require__(15742);
// EXTERNAL MODULE: ./lib/contract/day.js
var day = __webpack_require__(29824);
// EXTERNAL MODULE: ./lib/postmaster/gate/metric-text.js
var metric_text = __webpack_require__(43962);
// EXTERNAL MODULE: ./lib/postmaster/gate/metrics.js
var metrics = __webpack_require__(26687);
;// CONCATENATED MODULE: ./lib/postmaster/gate/judge-postmaster.js
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

;// CONCATENATED MODULE: ./lib/postmaster/gate/postmaster-sentence.js
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

;// CONCATENATED MODULE: ./lib/postmaster/gate/read-postmaster.js
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

// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/check/outcome-sentence.js
var outcome_sentence = __webpack_require__(79396);
;// CONCATENATED MODULE: ./lib/check/finish-run.js
/** Builds the result of a run from its tests, postmaster reports and errors. */




/** Builds the result. */
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
/** False for a run that only reads postmaster data. */
function isMailRun(end) {
    return end.kind !== 'tested' || end.tests.length > 0;
}
/** Combines the outcomes of mail and postmaster data, the worse one first. */
function withPostmaster({ error, isCancelled }, mail, reports) {
    // A cancelled run does not report postmaster data that was not read.
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
        : `pass: dry run: rendered ${(0,rate/* renderCount */.SS)(tests.length, 'message')}; nothing was created or sent`;
}
const nothing = { isCancelled: false, tests: [], problems: [], error: null };
function badInput(problems) {
    const [first] = problems;
    const reason = first === undefined ? 'there is nothing to send' : (0,problem/* renderProblem */.yM)(first);
    const more = problems.length <= 1 ? '' : ` (and ${(0,rate/* renderCount */.SS)(problems.length - 1, 'more problem')})`;
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
// EXTERNAL MODULE: ./lib/settings/engine/closest-name.js
var closest_name = __webpack_require__(30115);
;// CONCATENATED MODULE: ./lib/settings/paths/suggest-path.js
/** Globs and typos in paths of the repository. */


/**
 * The sorted paths of the files that match, relative to the repository. A pattern that names an existing file matches only
 * that file, even if its name contains `[` or `*`.
 */
async function expandPattern(pattern, { repositoryRoot, files }) {
    const isFile = async (path) => (await files.stat((0,external_node_path_.join)(repositoryRoot, path)))?.kind === 'file';
    if (!isInsidePattern(pattern))
        return [];
    if (await isFile(pattern))
        return [external_node_path_.posix.normalize(pattern)];
    const matches = [];
    for (const path of await files.glob(pattern, repositoryRoot)) {
        if (isInsidePattern(path) && (await isFile(path)))
            matches.push(external_node_path_.posix.normalize(path));
    }
    return matches.toSorted();
}
/** False for an absolute path or pattern, and for one with `..`. */
function isInsidePattern(pattern) {
    return !(0,external_node_path_.isAbsolute)(pattern) && !pattern.split(/[\\/]/u).includes('..');
}
/** Extensions of templates, the most common first. */
const templateExtensions = ['html', 'liquid', 'hbs', 'md', 'eml', 'htm', 'handlebars', 'markdown'];
/** Suggests a path instead of one that matches no file; `null`: nothing is close. */
async function suggestPath(path, place) {
    // The path becomes part of a pattern below.
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
async function suggestInFolder(folder, { repositoryRoot, files }) {
    const found = await Promise.all(templateExtensions.map(async (extension) => {
        const matches = await files.glob(`${folder}/**/*.${extension}`, repositoryRoot);
        return matches.length > 0 ? extension : null;
    }));
    const extension = found.find((one) => one !== null) ?? templateExtensions[0];
    return `it is a folder; use ${external_node_path_.posix.normalize(folder).replace(/\/$/u, '')}/**/*.${extension}`;
}

// EXTERNAL MODULE: ./lib/template/engine.js
var engine = __webpack_require__(53066);
;// CONCATENATED MODULE: ./lib/check/plan.js
/** Plans a run: every matching template with every data set, in a stable order. */



const maxMessageCount = 1000;
const noData = { name: null, source: { kind: 'none' } };
/**
 * Plans the messages: settings in order, files of a pattern by name, data sets in order. A file that two patterns match
 * belongs to the first. It is a problem if there is no pattern, a pattern matches no file, or there are more than 1,000
 * messages.
 */
async function planCheck(settings, { files, repositoryRoot }) {
    if (settings.templates.length === 0)
        return { messages: [], problems: [noTemplates] };
    const messages = [];
    const problems = [];
    const taken = new Set();
    for (const setting of settings.templates) {
        const paths = await expandPattern(setting.pattern, { files, repositoryRoot });
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
const noTemplates = {
    input: 'template',
    expected: 'at least one template path or glob pattern',
    todo: 'set template, or templates in the config file',
};
function tooMany(count) {
    const expected = `at most ${maxMessageCount} templates per run (each data set counts)`;
    return { input: 'template', came: String(count), expected, todo: 'split the run, or use more specific patterns' };
}
const usualAdvice = 'check the path: it is relative to the repository root, and the repository must be checked out';
async function noMatch(setting, search) {
    const place = setting.place === null ? {} : { place: setting.place };
    const came = (0,problem/* quoteValue */.cl)(setting.pattern);
    if (!isInsidePattern(setting.pattern)) {
        return { input: 'template', came, expected: 'a path inside the repository, without ".."', ...place };
    }
    const todo = (await suggestPath(setting.pattern, search)) ?? usualAdvice;
    return { input: 'template', came, expected: 'a path or pattern that matches a file', todo, ...place };
}
/** Returns one sentence per unused data file or object. */
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
    return `${name} was not used: ${first?.templatePath ?? ''}${others} no variables; use a .liquid or .hbs template`;
}

// EXTERNAL MODULE: ./lib/mail/dkim-signer.js
var dkim_signer = __webpack_require__(15283);
// EXTERNAL MODULE: ./lib/check/run-test.js + 13 modules
var run_test = __webpack_require__(40635);
;// CONCATENATED MODULE: ./lib/check/render-messages.js
/** Renders every planned message and collects all problems before anything is sent. */
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



/** Returns all messages in order, or all problems with patterns, the signing key and templates at once. */
async function renderMessages(plan, { settings, ports, signal, onProgress }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const messages = [];
        const problems = [...plan.problems];
        if (settings.dkim !== null) {
            const key = (0,dkim_signer/* parseDkimKey */.C)((0,run_test/* revealDkimKey */.Q)(settings.dkim));
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
                onProgress({ status: 'rendered', templatePath, subject, htmlBytes: Buffer.byteLength(html ?? '') });
            }
        }
        return problems.length === 0 ? (0,problem.ok)(messages) : (0,problem/* bad */.MB)(...withoutDuplicates(problems));
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
/** Several templates or data sets can hit the same problem in one file. */
function withoutDuplicates(problems) {
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
/** Runs all tests: mail is sent for one test after another, then all wait for results concurrently. */


/** Concurrently open tests: each polls, and all share the token's hourly rate limit. */
const mostOpenTests = 50;
/** After this many consecutive failed starts, the remaining tests are not started. */
const mostFailedStarts = 3;
/** Resolves with one report per message, in order. Never rejects. */
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
    // At most `mostOpenTests` are still open.
    return await Promise.all(reports);
}
function obstacleFor(failure, { failedStartCount, isTimeUp, isCancelled }) {
    if (isCancelled)
        return { outcome: 'inconclusive', reason: 'not started: the run was cancelled' };
    if (isTimeUp)
        return { outcome: 'inconclusive', reason: 'not started: the run timed out first' };
    if (failure === null)
        return null;
    // A server that refuses the token, plan or login of one test refuses the next one, too; an invalid message does not.
    if (failure.outcome === 'misconfigured' && /^(?:API|SMTP)_/u.test(failure.code)) {
        return { outcome: 'misconfigured', reason: 'not started: the previous test could not be started; see its error' };
    }
    if (failedStartCount < mostFailedStarts)
        return null;
    const reason = `not started: the previous ${failedStartCount} tests could not be started; see their errors`;
    return { outcome: 'inconclusive', reason };
}
function notStarted({ message, setting }, obstacle) {
    return (0,unsent_report/* unsentReport */.gq)((0,unsent_report/* messageFacts */.rS)(message, setting.mailType), obstacle);
}

;// CONCATENATED MODULE: ./lib/check/run-check.js
/** START HERE: a whole run, from settings to result. */









/**
 * Plans, renders, sends, waits and evaluates. All I/O goes through `ports`.
 *
 * Never rejects: invalid input and errors become outcomes. After `signal` aborts, it resolves within about a second with
 * what is known.
 */
async function runCheck(settings, ports, signal) {
    const startedAtMs = ports.clock.nowMs();
    const deadlineMs = ports.clock.monotonicMs() + settings.timeoutMs;
    const run = { settings, ports, signal, deadlineMs, onProgress: safeProgress(ports) };
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
    // Neither rejects.
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
    run.onProgress({ status: 'planned', messageCount: plan.messages.length });
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
    const { settings, ports, signal, deadlineMs, onProgress } = run;
    try {
        if (messages.length > 0) {
            await (0,run_deadline/* beforeDeadline */.O)(loginStep, async (limited) => await verifySubmission(run, limited), stepLimit(run));
            onProgress({ status: 'submission-verified' });
        }
        const shared = { settings, ports, onProgress, deadlineMs, messageCount: messages.length };
        const tests = await runTests(messages, shared, signal);
        return { kind: 'tested', tests, isCancelled: signal.aborted };
    }
    catch (error) {
        return { kind: 'failed', failure: (0,run_error/* describeFailure */.I)(error, signal) };
    }
}
async function verifySubmission({ ports, deadlineMs, onProgress }, signal) {
    const onRetry = ({ parts: { done, came } }, delayMs) => {
        onProgress({ status: 'notice', text: `${done}: got ${came}; retrying in ${Math.ceil(delayMs / 1000)} s` });
    };
    await ports.verifySubmission({ deadlineMs, onRetry }, signal);
}
/** Never rejects. */
async function readPostmasterFor(messages, { settings, ports, signal, deadlineMs, onProgress }) {
    const setting = settings.postmaster;
    if (setting === null)
        return [];
    const ofMessages = new Set(messages.map(({ message }) => message.from.domain));
    const domains = setting.domains.length > 0 ? setting.domains : [...ofMessages];
    return await readPostmaster({ setting, domains, deadlineMs, ports, tell: onProgress }, signal);
}
function dryRun(messages) {
    const tests = messages.map(({ message, setting }) => (0,unsent_report/* unsentReport */.gq)((0,unsent_report/* messageFacts */.rS)(message, setting.mailType), {
        outcome: 'pass',
        reason: `dry run: rendered ${(0,unsent_report/* renderContents */.ze)(message)}; nothing was created or sent, and no threshold was evaluated`,
    }));
    return { kind: 'tested', tests, isCancelled: false };
}
/** Progress output must not end the run, for example when the terminal is gone. */
function safeProgress(ports) {
    return (event) => {
        try {
            ports.progress(event);
        }
        catch {
            // The result does not depend on progress output.
        }
    };
}

// EXTERNAL MODULE: ./lib/check/tally.js
var tally = __webpack_require__(55558);
// EXTERNAL MODULE: ./lib/report/figures.js
var figures = __webpack_require__(40819);
;// CONCATENATED MODULE: ./lib/report/log-lines.js
/** Settings and seeds as lines of a log. */



/** Returns one line per setting: name, value (secrets are already masked) and source. */
function settingLines(settings) {
    return settings.map(({ name, shown, source, place }) => {
        const where = place === null ? source : `${source}, ${(0,problem/* renderPlace */.oL)(place)}`;
        return `${name}: ${shown} (${where})`;
    });
}
/** Returns one line per seed with its status and results, for debug output. */
function seedLines({ templatePath, seeds }) {
    return seeds.map((seed) => {
        const { address, providerType, status, result } = seed;
        const verdicts = tally/* authenticationNames */.J.map((name) => `${name} ${(0,figures/* verdictText */.nt)(result?.[name])}`).join(', ');
        const reasons = [seed.reason, result?.reason].filter((reason) => reason !== null && reason !== undefined);
        const why = reasons.length === 0 ? '' : `: ${reasons.join('; ')}`;
        return `seed ${address} (${providerType}) of ${templatePath}: ${status}, ${(0,figures/* placeOf */.$t)(seed)}, ${verdicts}${why}`;
    });
}

// EXTERNAL MODULE: ./lib/world/repository.js
var world_repository = __webpack_require__(80458);
// EXTERNAL MODULE: ./lib/world/repository-path.js
var repository_path = __webpack_require__(3232);
// EXTERNAL MODULE: ./lib/settings/engine/bad-text.js
var bad_text = __webpack_require__(1379);
// EXTERNAL MODULE: ./lib/settings/engine/level.js
var level = __webpack_require__(85690);
// EXTERNAL MODULE: ./lib/settings/engine/read-yaml-map.js
var read_yaml_map = __webpack_require__(93875);
// EXTERNAL MODULE: ./lib/settings/rows/message-rows.js + 2 modules
var message_rows = __webpack_require__(83713);
// EXTERNAL MODULE: ./lib/settings/rows/table.js + 4 modules
var table = __webpack_require__(62735);
;// CONCATENATED MODULE: ./lib/settings/config/explain-key.js
/** Explains keys of the config file that are settings, but not allowed where they are. */

/** The problem with a key at the top or in an entry of `templates`; `null`: it is not a setting. */
function explainKey(key, level) {
    const row = (0,table/* findSetting */.SP)(key);
    if (row === null)
        return null;
    const { name, environmentVariable, isSecret, isDestination, isAllowedInConfig } = row;
    const variable = `the environment variable ${environmentVariable ?? ''}`;
    if (isSecret) {
        return {
            expected: 'no secrets in the config file',
            todo: `remove it, replace the secret at its source (everyone who can read the repository has it), and set the input ${name} or ${variable}`,
        };
    }
    // A pull request can change the config file, and a cloned repository brings its own.
    if (isDestination) {
        return {
            expected: `${name} outside the config file, because it decides where secrets are sent`,
            todo: `remove it here and set the input ${name}, the flag --${name} or ${variable}`,
        };
    }
    return level === 'entry' && isAllowedInConfig
        ? { expected: 'only settings that can differ between templates', todo: `move ${name} to the top level of the file` }
        : { expected: `${name} outside the config file`, todo: 'set it as an input or a flag' };
}

// EXTERNAL MODULE: ./lib/contract/names.js
var names = __webpack_require__(766);
// EXTERNAL MODULE: ./lib/settings/engine/config-value.js
var config_value = __webpack_require__(50680);
// EXTERNAL MODULE: ./lib/settings/parsers/kinds.js
var kinds = __webpack_require__(69641);
// EXTERNAL MODULE: ./lib/settings/rows/gate-rows.js
var gate_rows = __webpack_require__(50700);
;// CONCATENATED MODULE: ./lib/settings/config/provider-thresholds.js
/** `thresholds` in the config file: thresholds for a single provider type. */







/** The keys of the rates in the config file. */
const rateKeys = {
    inbox: 'inbox-rate',
    spf: 'spf-pass-rate',
    dkim: 'dkim-pass-rate',
    dmarc: 'dmarc-pass-rate',
};
/** Reads `thresholds: {business: {inbox-rate: 90}}`. @param prefix precedes names in problems */
function readProviderThresholds(entry, prefix) {
    const problems = [];
    const label = `${prefix}thresholds`;
    const types = entriesOf(entry?.value, { label, keys: names/* providerTypes */.Nm, noun: 'a provider type' }, problems);
    const thresholds = {};
    for (const type of names/* providerTypes */.Nm.filter((one) => types.has(one))) {
        const level = { label: `${label}.${type}`, keys: Object.values(rateKeys), noun: 'a rate' };
        const rates = entriesOf(types.get(type), level, problems);
        const given = {};
        for (const rate of gate_rows/* rateNames */.Dd) {
            const value = rates.get(rateKeys[rate]);
            if (value === undefined)
                continue;
            const parsed = (0,kinds/* threshold */.EN)().parse({ form: 'config', value }, `${level.label}.${rateKeys[rate]}`);
            if (parsed.status === 'ok')
                given[rate] = parsed.value;
            else
                problems.push(...(0,bad_text/* amendProblems */.cR)(parsed.problems, { place: value.place }));
        }
        thresholds[type] = given;
    }
    return { thresholds, problems };
}
/** The values of known keys that are not blank. Adds a problem for each other key. */
function entriesOf(value, { label, keys, noun }, problems) {
    if (value === undefined || (0,level/* isBlank */.z)(value))
        return new Map();
    if (value.kind !== 'map') {
        const expected = 'a map, such as business: {inbox-rate: 90}';
        problems.push({ input: label, came: (0,config_value/* nameShape */.Vh)(value), expected, place: value.place });
        return new Map();
    }
    for (const { key, place } of value.entries.filter((entry) => !keys.includes(entry.key))) {
        const todo = key === 'overall'
            ? 'use min-inbox-rate, min-spf-pass-rate, min-dkim-pass-rate and min-dmarc-pass-rate for all seeds together'
            : (0,closest_name/* suggestName */.S)(key, keys);
        problems.push({ input: `${label}.${key.slice(0, 60)}`, expected: `${noun} as key`, todo, place });
    }
    const known = value.entries.filter((entry) => keys.includes(entry.key) && !(0,level/* isBlank */.z)(entry.value));
    return new Map(known.map((entry) => [entry.key, entry.value]));
}

;// CONCATENATED MODULE: ./lib/settings/config/template-entries.js
/** `templates` in the config file: settings of single templates. */







/** The settings that are allowed in an entry. */
const entryTable = Object.fromEntries(Object.entries(table/* settingsTable */.uG).filter(([, row]) => row.isPerTemplate));
/** The keys of an entry that are not settings. */
const otherEntryKeys = ['embed-images', 'thresholds'];
/** Reads `templates: [{template: emails/*.html, mail-type: transactional}]`. An item can be a path. */
function readTemplateEntries(entry) {
    if (entry === undefined || (0,level/* isBlank */.z)(entry.value))
        return { entries: [], problems: [] };
    if (entry.value.kind !== 'list') {
        const expected = 'a list whose items have the key template';
        const came = (0,config_value/* nameShape */.Vh)(entry.value);
        return { entries: [], problems: [{ input: 'templates', came, expected, place: entry.place }] };
    }
    const read = entry.value.items.map((item, index) => readEntry(item, `templates[${index}]`));
    return { entries: read.flatMap((one) => one.entries), problems: read.flatMap((one) => one.problems) };
}
function readEntry(item, label) {
    const { place } = item;
    const keys = keysOf(item);
    if (keys === null) {
        const expected = 'a path, or a map with the key template';
        return { entries: [], problems: [{ input: label, came: (0,config_value/* nameShape */.Vh)(item), expected, place }] };
    }
    const prefix = `${label}.`;
    const { layer, others, problems } = (0,level/* readLevel */.l)(keys, {
        table: entryTable,
        otherKeys: otherEntryKeys,
        prefix,
        explain: (key) => explainKey(key, 'entry'),
        emptyLists: 'refused',
    });
    const { thresholds, problems: thresholdProblems } = readProviderThresholds(others.get('thresholds'), prefix);
    const images = readEmbedImages(others.get('embed-images'), `${prefix}embed-images`);
    const missing = { input: `${prefix}template`, expected: 'a path or a glob', place };
    return {
        entries: [{ layer, thresholds, embedImages: images.embedImages, place }],
        problems: [...problems, ...thresholdProblems, ...images.problems, ...(layer.has('template') ? [] : [missing])],
    };
}
function keysOf(item) {
    if (item.kind === 'map')
        return item.entries;
    return item.kind === 'scalar' ? [{ key: 'template', place: item.place, value: item }] : null;
}
function readEmbedImages(entry, input) {
    if (entry === undefined || (0,level/* isBlank */.z)(entry.value))
        return { embedImages: false, problems: [] };
    const { value } = entry;
    const parsed = (0,kinds/* trueOrFalse */.dt)().parse({ form: 'config', value }, input);
    if (parsed.status === 'ok')
        return { embedImages: parsed.value, problems: [] };
    return { embedImages: false, problems: (0,bad_text/* amendProblems */.cR)(parsed.problems, { place: value.place }) };
}

;// CONCATENATED MODULE: ./lib/settings/config/read-config.js
/** Reads the config file. */













/** The keys of the top level that are not settings. */
const otherTopKeys = ['templates', 'thresholds'];
/** The settings that are allowed at the top level. */
const configTable = Object.fromEntries(Object.entries(table/* settingsTable */.uG).filter(([, row]) => row.isAllowedInConfig));
const noConfig = {
    path: null,
    isReadable: true,
    layer: new Map(),
    thresholds: {},
    templates: [],
    problems: [],
    notices: [],
};
/** Reads the config file. */
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
/** The folder that paths in a config file are relative to: its own, or the parent of `.github`; `''` is the repository. */
function configFolder(path) {
    const folder = external_node_path_.posix.dirname(external_node_path_.posix.normalize(path));
    const own = external_node_path_.posix.basename(folder) === '.github' ? external_node_path_.posix.dirname(folder) : folder;
    return own === '.' ? '' : own;
}
async function readEntries(path, place, parse) {
    const repository = (0,world_repository/* openRepository */.h)(place.repositoryRoot, place.files);
    const file = await repository.read(path, { input: 'config', maxBytes: read_yaml_map/* maxConfigBytes */.aF });
    if (file.status === 'ok')
        return await parse(file.value.bytes, path);
    const isMissing = (await place.files.stat((0,external_node_path_.resolve)(place.repositoryRoot, path))) === null;
    const todo = isMissing ? await suggestPath(path, place) : null;
    return todo === null ? file : (0,problem/* bad */.MB)(...(0,bad_text/* amendProblems */.cR)(file.problems, { todo }));
}
function readTop(entries) {
    const top = (0,level/* readLevel */.l)(entries, {
        table: configTable,
        otherKeys: otherTopKeys,
        prefix: '',
        explain: (key) => explainKey(key, 'top'),
        emptyLists: 'refused',
    });
    const thresholds = readProviderThresholds(top.others.get('thresholds'), '');
    const templates = readTemplateEntries(top.others.get('templates'));
    const problems = [...top.problems, ...thresholds.problems, ...templates.problems];
    return { layer: top.layer, thresholds: thresholds.thresholds, templates: templates.entries, problems };
}
async function withoutConfig(request, files) {
    const otherPath = message_rows/* defaultConfigPath */.j.replace(/yml$/u, 'yaml');
    if ((await files.stat((0,external_node_path_.resolve)(request.repositoryRoot, otherPath))) === null)
        return noConfig;
    const notice = `${otherPath} was not read: the default config file is ${message_rows/* defaultConfigPath */.j}; rename the file, or set config`;
    return { ...noConfig, notices: [notice] };
}

// EXTERNAL MODULE: ./lib/settings/engine/values.js
var engine_values = __webpack_require__(41612);
// EXTERNAL MODULE: ./lib/settings/given.js
var settings_given = __webpack_require__(42072);
;// CONCATENATED MODULE: ./lib/settings/comment-settings.js
/** The settings of the comment, which also work when other settings are invalid. */




/**
 * Reads the settings of the comment. An unreadable config file might contain `comment: never`, so no comment is created
 * then. Never rejects: `readSettings` reports the problems.
 */
async function readCommentSettings({ given, repositoryRoot, parseConfig }, files) {
    const namedPath = (0,engine_values/* valuesOf */.sm)(table/* settingsTable */.uG, (0,settings_given/* givenLayer */.T)(given).layer).get('config');
    const config = await readConfig({ repositoryRoot, namedPath, parse: parseConfig }, files).catch(() => null);
    return commentSettings(given, config);
}
/** The same without the config file, for a run that was stopped. */
function givenCommentSettings({ given }) {
    return commentSettings(given, null);
}
/** @param config `null`: not readable */
function commentSettings(given, config) {
    const layer = (0,engine_values/* overlay */.Lw)(config?.layer ?? new Map(), (0,settings_given/* givenLayer */.T)(given).layer);
    const values = (0,engine_values/* valuesOf */.sm)(table/* settingsTable */.uG, layer);
    const isKnown = values.isGiven('comment') || config?.isReadable === true;
    return {
        comment: isKnown ? (values.get('comment') ?? 'existing') : 'existing',
        commentKey: values.get('comment-key'),
        configPath: config?.path ?? values.get('config'),
        githubToken: values.get('github-token'),
    };
}

// EXTERNAL MODULE: ./lib/settings/engine/row.js
var engine_row = __webpack_require__(27884);
;// CONCATENATED MODULE: ./lib/settings/effective.js
/** Lists every setting with its value and source, as the run prints it. Secrets are masked. */



/** One entry per row of the table. */
function listEffective(sources) {
    return table/* settingRows */.mH.map((row) => {
        const given = sources.layer.get(row.name);
        if (given !== undefined)
            return listGiven(row, given, sources);
        if (row.name === 'template')
            return listTemplates(sources.config);
        const path = row.name === 'config' ? sources.config.path : null;
        const shown = `${path ?? (0,engine_row/* describeDefault */.ZA)(row) ?? 'none'}${noteOverrides(row, sources.config)}`;
        return { name: row.name, shown, source: 'default', place: null };
    });
}
function listGiven(row, given, { config, fork }) {
    const { source, place } = given;
    const value = row.isSecret ? '***' : (0,engine_values/* showGiven */.vP)(given);
    // Entries of `templates` override the top of the config file, but not inputs and flags.
    const overrides = source === 'config' ? noteOverrides(row, config) : '';
    const unused = isUnusedOnFork(row.name, fork) ? '; not used: no secrets on this pull request' : '';
    return { name: row.name, shown: `${value}${overrides}${unused}`, source, place };
}
function listTemplates(config) {
    const [first] = config.templates;
    if (first === undefined)
        return { name: 'template', shown: 'none', source: 'default', place: null };
    const patterns = config.templates.map((entry) => entry.layer.get('template')).filter((found) => found !== undefined);
    return { name: 'template', shown: patterns.map(engine_values/* showGiven */.vP).join(', '), source: 'config', place: first.place };
}
function noteOverrides(row, config) {
    if (!row.isPerTemplate || row.name === 'template')
        return '';
    const count = config.templates.filter((entry) => entry.layer.has(row.name)).length;
    if (count === 0)
        return '';
    return count === 1 ? '; overridden in 1 entry of templates' : `; overridden in ${count} entries of templates`;
}
function isUnusedOnFork(name, fork) {
    if (name.startsWith('dkim-'))
        return fork.isUnsigned;
    return fork.isFallback && /^(?:api|smtp)-/u.test(name);
}

// EXTERNAL MODULE: ./lib/settings/fork.js
var settings_fork = __webpack_require__(93509);
;// CONCATENATED MODULE: ./lib/settings/located-paths.js
/** Resolves the paths in settings to files of the repository. Nothing outside it is read or written. */










/**
 * Makes every path of a layer relative to the repository, or a problem. A path in a config file is relative to the config
 * file's folder or to the repository; any other path is relative to the repository, or absolute and inside it.
 */
async function locatePaths(layer, place) {
    const values = (0,engine_values/* valuesOf */.sm)(table/* settingsTable */.uG, layer);
    const [text, smtpCa] = [values.get('text'), values.get('smtp-ca')];
    const result = new Map(layer);
    const locate = async (name, items, one) => {
        const given = layer.get(name);
        if (given?.parsed.status !== 'ok')
            return;
        const parsed = (0,kinds/* joinParsed */.Qx)(await Promise.all(items.map(async (item) => await one(item, given))));
        const isList = Array.isArray(given.parsed.value);
        result.set(name, { ...given, parsed: parsed.status === 'bad' || isList ? parsed : (0,problem.ok)(parsed.value[0]) });
    };
    const file = async (path, given) => await locateFile(path, given, place);
    await locate('template', values.get('template') ?? [], async (pattern, given) => await locatePattern(pattern, given, place));
    await locate('data', values.get('data') ?? [], async (set, given) => await locateData(set, given, place));
    await locate('text', text === null ? [] : [text], file);
    await locate('smtp-ca', smtpCa === null ? [] : [smtpCa], file);
    await locate('zone-file', values.get('zone-file') ?? [], file);
    return result;
}
/** The problem with the folder for reports. */
async function reportDirProblems(values, place) {
    const written = values.get('report-dir');
    if (written === null)
        return [];
    const { repositoryRoot, files } = place;
    const path = (0,repository_path/* pathInside */._l)(repositoryRoot, written) ?? written;
    const problem = await (0,world_repository/* openRepository */.h)(repositoryRoot, files).checkFolder(path, 'report-dir');
    if (problem === null)
        return [];
    const { came = (0,bad_text/* quoteGiven */.k9)(written), expected } = problem;
    return [{ ...values.at('report-dir'), came, expected, todo: 'for example presend-report' }];
}
async function locateFile(path, given, place) {
    const { repositoryRoot, files } = place;
    const folders = (0,external_node_path_.isAbsolute)(path) ? [''] : foldersFor(given);
    // A relative path can leave the repository from its root, and stay inside from the config file's folder.
    const written = folders.length > 1 ? path : ((0,repository_path/* pathInside */._l)(repositoryRoot, path) ?? path);
    const found = await (0,world_repository/* openRepository */.h)(repositoryRoot, files).find(written, { input: given.label, folders });
    if (found.status === 'ok')
        return found;
    // Only for a file that does not exist: a folder is not a typo.
    const isTypo = (0,repository_path/* pathInside */._l)(repositoryRoot, written) !== null && (await files.stat((0,external_node_path_.resolve)(repositoryRoot, written))) === null;
    const todo = isTypo ? await suggestPath(written, place) : null;
    const locate = ({ came = (0,bad_text/* quoteGiven */.k9)(path), expected }) => ({
        ...problemAt(given, { came, expected }),
        ...(todo === null ? {} : { todo }),
    });
    return (0,problem/* bad */.MB)(...found.problems.map(locate));
}
async function locateData(set, given, place) {
    if (set.source.kind !== 'file')
        return (0,problem.ok)(set);
    const found = await locateFile(set.source.path, given, place);
    return found.status === 'bad' ? found : (0,problem.ok)({ name: set.name, source: { kind: 'file', path: found.value } });
}
/** Only checks that the pattern stays inside the repository: patterns without a match are reported later. */
async function locatePattern(pattern, given, place) {
    const candidates = foldersFor(given).flatMap((folder) => {
        const path = (0,repository_path/* pathInside */._l)(place.repositoryRoot, (0,external_node_path_.isAbsolute)(pattern) ? pattern : external_node_path_.posix.join(folder, pattern));
        return path === null || path === '.' ? [] : [path];
    });
    for (const path of candidates.length > 1 ? candidates : []) {
        if ((await expandPattern(path, place)).length > 0)
            return (0,problem.ok)(path);
    }
    const [first] = candidates;
    if (first !== undefined)
        return (0,problem.ok)(first);
    const expected = `${repository_path/* insideRepository */.rz}, or a glob for such paths`;
    return (0,problem/* bad */.MB)(problemAt(given, { came: (0,bad_text/* quoteGiven */.k9)(pattern), expected }));
}
function problemAt({ label, place }, problem) {
    return place === null ? { input: label, ...problem } : { input: label, ...problem, place };
}
/** The folders that the paths of a value may be relative to, in order. */
function foldersFor({ source, place }) {
    const folder = source === 'config' && place !== null ? configFolder(place.file) : '';
    return folder === '' ? [''] : [folder, ''];
}

// EXTERNAL MODULE: ./lib/settings/resolve.js
var resolve = __webpack_require__(83057);
// EXTERNAL MODULE: ./lib/settings/rows/service-rows.js
var service_rows = __webpack_require__(68448);
// EXTERNAL MODULE: ./lib/settings/rules.js + 2 modules
var rules = __webpack_require__(21252);
;// CONCATENATED MODULE: ./lib/settings/thresholds.js
/** The thresholds of a template: given values and defaults. */

/** Builds all thresholds. Of `layers`, later ones win, rate by rate. */
function buildThresholds(values, ...layers) {
    const { template, thresholds } = values.fields();
    const { warnInboxPercent, maxTabPercent } = thresholds;
    return {
        overall: perRate((rate) => {
            const isGiven = values.isGiven(rate === 'inbox' ? 'min-inbox-rate' : `min-${rate}-pass-rate`);
            return isGiven ? required(thresholds[rate]) : defaultThreshold(rate, template.mailType);
        }),
        byProviderType: {
            consumer: ofProvider('consumer', layers),
            business: ofProvider('business', layers),
            protected: ofProvider('protected', layers),
        },
        warnInboxPercent,
        maxTabPercent,
    };
}
/** The inbox rate counts all seeds, so it is always measured; SPF, DKIM and DMARC may not be. */
function defaultThreshold(rate, mailType) {
    return rate === 'inbox'
        ? { percent: gate_rows/* defaultInboxPercent */.Xg[mailType], onlyWhereMeasured: false }
        : { percent: gate_rows/* defaultPassPercent */.Ih, onlyWhereMeasured: true };
}
function required(percent) {
    return percent === null || percent === undefined ? null : { percent, onlyWhereMeasured: false };
}
function ofProvider(type, layers) {
    return perRate((rate) => required(layers.findLast((layer) => layer[type]?.[rate] !== undefined)?.[type]?.[rate]));
}
function perRate(threshold) {
    return { inbox: threshold('inbox'), spf: threshold('spf'), dkim: threshold('dkim'), dmarc: threshold('dmarc') };
}

;// CONCATENATED MODULE: ./lib/settings/templates.js
/** The templates to check, each with its settings. */




/**
 * Chooses the templates, in the order given. `template` (input, flag, or top level of the config file) replaces the list of
 * entries, but a file that an entry matches keeps the settings of the entry. If several entries match a file, the last one
 * wins, so no file is checked twice.
 */
async function chooseTemplates(sources, place) {
    const { config, given } = sources;
    const top = (0,engine_values/* valuesOf */.sm)(table/* settingsTable */.uG, (0,engine_values/* overlay */.Lw)(config.layer, given));
    const shared = {
        ...templateFields(top),
        embedImages: false,
        thresholds: buildThresholds(top, config.thresholds),
        place: top.given('template')?.place ?? null,
    };
    const named = top.get('template') ?? [];
    const entries = readyEntries(sources);
    const [onlyEntry, ...otherEntries] = entries;
    // With a single set of settings, the plan expands the patterns.
    if (onlyEntry === undefined)
        return named.map((pattern) => toTemplate(pattern, shared));
    if (named.length === 0 && otherEntries.length === 0) {
        return onlyEntry.patterns.map((pattern) => toTemplate(pattern, onlyEntry.shared));
    }
    const byPath = await expandEntries(entries, place);
    const paths = named.length === 0 ? [...byPath.keys()] : await expandAll(named, place);
    return paths.map((pattern) => toTemplate(pattern, byPath.get(pattern) ?? shared));
}
function toTemplate(pattern, shared) {
    return { pattern, ...shared };
}
function readyEntries({ config, given }) {
    // The input selects templates; it does not change which files an entry matches.
    const overrides = new Map([...given].filter(([name]) => name !== 'template'));
    return config.templates.map(({ layer, embedImages, thresholds, place }) => {
        const values = (0,engine_values/* valuesOf */.sm)(table/* settingsTable */.uG, (0,engine_values/* overlay */.Lw)(config.layer, layer, overrides));
        const shared = {
            ...templateFields(values),
            embedImages,
            thresholds: buildThresholds(values, config.thresholds, thresholds),
            place,
        };
        return { patterns: values.get('template') ?? [], shared };
    });
}
function templateFields(values) {
    const { patterns: _, ...fields } = values.fields().template;
    return fields;
}
async function expandEntries(entries, place) {
    const byPath = new Map();
    for (const { patterns, shared } of entries) {
        for (const path of await expandAll(patterns, place))
            byPath.set(path, shared);
    }
    return byPath;
}
/** The files that patterns match, each once. A pattern without a match is kept: the plan reports it. */
async function expandAll(patterns, place) {
    const paths = new Set();
    for (const pattern of patterns) {
        const matches = await expandPattern(pattern, place);
        for (const path of matches.length > 0 ? matches : [pattern])
            paths.add(path);
    }
    return [...paths];
}

;// CONCATENATED MODULE: ./lib/settings/read-settings.js
/** Inputs, flags, environment and config file → Settings, or all of their problems at once. */














/** Reads the settings of a run. Precedence: input or flag, environment (secrets and their destinations), config file, default. */
async function readSettings(request, files) {
    const { repositoryRoot } = request;
    const place = { repositoryRoot, files };
    const fromInputs = (0,settings_given/* givenLayer */.T)(request.given);
    const namedPath = (0,engine_values/* valuesOf */.sm)(table/* settingsTable */.uG, fromInputs.layer).get('config');
    const written = await readConfig({ repositoryRoot, namedPath, parse: request.parseConfig }, files);
    const config = await locateConfig(written, place);
    const given = await locatePaths(fromInputs.layer, place);
    const layer = (0,engine_values/* overlay */.Lw)(config.layer, given);
    const values = (0,engine_values/* valuesOf */.sm)(table/* settingsTable */.uG, layer);
    const fork = (0,settings_fork/* planFork */.Q)(values, request.isFork);
    const reading = { request, config, given, layer, values, fork };
    const problems = [
        ...fromInputs.problems,
        ...written.problems,
        // Including values that an input overrides: they would fail the next run.
        ...(0,engine_values/* layerProblems */.iz)(table/* settingsTable */.uG, written.layer),
        ...(0,engine_values/* layerProblems */.iz)(table/* settingsTable */.uG, given),
        ...config.templates.flatMap((entry) => (0,engine_values/* layerProblems */.iz)(table/* settingsTable */.uG, entry.layer)),
        ...(0,engine_values/* layerProblems */.iz)(table/* settingsTable */.uG, layer),
        ...(await reportDirProblems(values, place)),
        ...metadataProblems(reading),
        // An unreadable file might contain what seems to be missing.
        ...(config.isReadable ? [...templateMissing(reading), ...(0,rules/* ruleProblems */.b0)(values, fork, workOf(reading))] : []),
    ];
    if (problems.length > 0)
        return (0,problem/* bad */.MB)(...new Set(problems));
    const settings = buildSettings(reading, await chooseTemplates({ config, given }, place));
    const unmeasured = unmeasuredSpf(settings, values);
    return unmeasured === null || fork.isFallback ? (0,problem.ok)(settings) : (0,problem/* bad */.MB)(unmeasured);
}
async function locateConfig(config, place) {
    const layer = await locatePaths(config.layer, place);
    const templates = await Promise.all(config.templates.map(async (entry) => ({ ...entry, layer: await locatePaths(entry.layer, place) })));
    return { ...config, layer, templates };
}
/** A threshold that the user set must be met, and the embedded service measures SPF only for `sending-ip`. */
function unmeasuredSpf({ service, templates }, values) {
    if (service.kind !== 'embedded' || service.sendingIp !== null)
        return null;
    const isRequired = templates.some(({ thresholds: { overall, byProviderType } }) => [overall, ...Object.values(byProviderType)].some(({ spf }) => spf !== null && !spf.onlyWhereMeasured));
    if (!isRequired)
        return null;
    return {
        ...values.at('min-spf-pass-rate'),
        expected: 'sending-ip to be set: the embedded service checks SPF only for that address',
        todo: 'set sending-ip to the address of your mail server, or remove the threshold on SPF',
    };
}
/** A malformed `templates` has problems of its own. */
function hasTemplates({ values, config }) {
    const isMalformed = config.problems.some((problem) => problem.input.startsWith('templates'));
    return values.isGiven('template') || config.templates.length > 0 || isMalformed;
}
/** Without a template, a run can only evaluate postmaster data, which requires postmaster-email. */
function workOf(reading) {
    return hasTemplates(reading) || !reading.values.isGiven('postmaster-email') ? 'mail' : 'postmaster-only';
}
function templateMissing(reading) {
    if (hasTemplates(reading) || workOf(reading) === 'postmaster-only')
        return [];
    const path = reading.config.path ?? message_rows/* defaultConfigPath */.j;
    const todo = `set template (for example emails/*.html), or list the templates under templates in ${path}`;
    return [{ input: 'template', expected: 'at least one template', todo }];
}
/** The API's limit. */
const maxMetadataBytes = 16_384;
function metadataProblems(reading) {
    const sizeBytes = Buffer.byteLength(JSON.stringify(mergedMetadata(reading)));
    if (sizeBytes <= maxMetadataBytes || !reading.values.isGiven('metadata'))
        return [];
    const expected = `at most ${maxMetadataBytes} bytes of JSON (16 KiB), including the keys of the run`;
    return [{ ...reading.values.at('metadata'), came: `${sizeBytes} bytes`, expected }];
}
function mergedMetadata({ request, values }) {
    return { ...request.suggested.metadata, ...values.get('metadata') };
}
function buildSettings(reading, templates) {
    const { request, config, values, fork } = reading;
    const { template: _template, thresholds: _thresholds, service: _service, smtp, dkim, postmaster, postmasterThresholds, ...fields } = values.fields();
    const service = (0,resolve/* resolveService */.Wl)(values.fields(), fork);
    const isAlone = templates.length === 0;
    return {
        ...fields,
        templates,
        configPath: config.path,
        service,
        testName: fields.testName ?? cleanName(request.suggested.testName),
        metadata: mergedMetadata(reading),
        trackingIn: (0,resolve/* resolveTracking */._r)(fields, service),
        smtp: (0,resolve/* resolveSmtp */.P8)({ smtp }, fork),
        dkim: (0,resolve/* resolveDkim */.iA)({ dkim }, fork),
        // On a fork, the rest of the run continues without postmaster data, unless there is nothing else.
        postmaster: fork.isFallback && !isAlone ? null : (0,resolve/* resolvePostmaster */.Zz)({ postmaster, postmasterThresholds }),
        reportDir: (0,repository_path/* pathInside */._l)(request.repositoryRoot, fields.reportDir) ?? '.',
        effective: listEffective(reading),
        notices: [
            ...config.notices,
            ...fork.notices,
            ...(0,rules/* unusedNotices */.Sw)(values, fork),
            ...(0,rules/* ratioNotices */.jJ)(values),
            ...(isAlone ? ['No template is set, so no mail was tested; only postmaster data was evaluated'] : []),
        ],
    };
}
/** A suggested name contains a branch or a pull request title, which anyone can choose: one line, limited length. */
function cleanName(name) {
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
/** Builds a CheckResult for runs that ended before check/ could. */




/** Builds a result without tests; missing settings are replaced by their defaults. */
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
/** Returns the reason for invalid settings: the first problem in the sentence, all in `problems`. */
function misconfigured(problems) {
    const [first] = problems;
    const reason = first === undefined ? 'the settings could not be read' : (0,problem/* renderProblem */.yM)(first);
    const more = problems.length <= 1 ? '' : ` (and ${(0,rate/* renderCount */.SS)(problems.length - 1, 'more problem')})`;
    return { outcome: 'misconfigured', sentence: `misconfigured: ${reason}${more}; nothing was sent`, problems };
}
/** Returns the reason for a run that an error or a cancellation ended. */
function endedBy(error) {
    const message = (0,process_watch/* messageOf */.bD)(error);
    if (error instanceof process_watch/* RunCancelled */.zL) {
        return { outcome: 'inconclusive', sentence: `inconclusive: ${message}`, isCancelled: true };
    }
    if (error instanceof presend_error/* PresendError */.Wn) {
        const { code, outcome, problems } = error;
        return { outcome, sentence: `${outcome}: ${message}`, problems, error: { code, message } };
    }
    return {
        outcome: 'inconclusive',
        sentence: `inconclusive: unexpected error: ${message}; this is a bug in presend, please report it`,
        error: { code: 'UNEXPECTED', message },
    };
}

;// CONCATENATED MODULE: ./lib/assembly/check-settings.js
/** Reads the settings and runs the check. Every failure becomes a result to report. */
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








/** Time for a stopped check to end and to close; together well under 2 s. */
const stopGraceMs = 1200;
const hurriedCloseMs = 300;
const closeMs = 3000;
/** Never rejects. */
async function checkSettings(request, deps) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, watch } = deps;
        const startedAtMs = world.clock.nowMs();
        const stopped = stopOf(watch);
        const stack = check_settings_addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const worker = stack.use(deps.openTemplateWorker(world.files, stopped));
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
            return await runUnder(parsed.value, request.repositoryRoot, { ...deps, worker });
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
async function runUnder(settings, repositoryRoot, deps) {
    const { world, log, worker } = deps;
    log.group('Settings', settingLines(settings.effective.filter(({ source }) => source !== 'default')));
    const startedAtMs = world.clock.nowMs();
    const trace = log.isDebug ? (line) => log.debug(line) : undefined;
    if (trace !== undefined)
        for (const line of settingLines(settings.effective))
            trace(`setting ${line}`);
    const onProgress = log.progress.bind(log);
    const ports = deps.openPorts(settings, { repositoryRoot, world, onProgress, templateWorker: worker, trace });
    const result = await checkUntilStopped(settings, ports, deps).catch((error) => unfinishedResult(endedBy(error), { settings, startedAtMs, endedAtMs: world.clock.nowMs() }));
    if (trace !== undefined)
        for (const line of result.tests.flatMap(seedLines))
            trace(line);
    // Start closing before reports are written.
    const closing = Promise.resolve(ports[Symbol.asyncDispose]());
    closing.catch(() => undefined);
    return { result, settings, commentSettings: settings, close: async () => await closeInTime(closing, deps) };
}
/** A crashed run is inconclusive, not cancelled, and keeps its results. */
async function checkUntilStopped(settings, ports, deps) {
    const { watch, world } = deps;
    const signal = stopOf(watch);
    const checking = runCheck(settings, ports, signal);
    const result = await (0,time_limit/* withGrace */.pj)(checking, stopGraceMs, { clock: world.clock, signal });
    if (!result.isCancelled || watch.cancelled.aborted)
        return result;
    return { ...result, isCancelled: false, ...endedBy(watch.crashed.reason) };
}
async function closeInTime(closing, { world, log, watch }) {
    const limitMs = watch.cancelled.aborted ? hurriedCloseMs : closeMs;
    const limit = { clock: world.clock, signal: new AbortController().signal };
    try {
        await (0,time_limit/* withinTime */.dn)(async () => await closing, limitMs, limit);
    }
    catch (error) {
        // The result is unaffected; the end of the process closes the rest.
        log.debug(`Could not close everything: ${(0,process_watch/* messageOf */.bD)(error)}`);
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
/** Watches the process for stop signals and uncaught errors. */

/** The reason of a cancelled run. */
class RunCancelled extends Error {
    constructor(name) {
        super(`cancelled by ${name}`);
        this.name = 'RunCancelled';
    }
}
/** Ends a stopped run whose file system hangs. */
const lastMs = 1800;
/**
 * Listens for SIGINT, SIGTERM and uncaught errors. GitHub sends SIGINT, SIGTERM 7.5 s later, and kills 2.5 s after that.
 * Source: actions/runner, ProcessInvoker.cs.
 */
function watchProcess(host, log, clock) {
    const cancelled = new AbortController();
    const over = new AbortController();
    const crashed = new AbortController();
    const ignoreSignals = host.onStopSignal((name) => {
        if (cancelled.signal.aborted) {
            host.exit(_check_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .cancelledExitCode */ .NU);
            return;
        }
        log.info(`Received ${name}: stopping and writing the results so far`);
        cancelled.abort(new RunCancelled(name));
        clock.sleep(lastMs, over.signal).then(() => host.exit(_check_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .cancelledExitCode */ .NU), () => undefined);
    });
    const ignoreStrays = host.onStray((stray) => {
        if (stray.status === 'warning') {
            log.debug(stray.text);
            return;
        }
        log.warn(`Unexpected error: ${messageOf(stray.error)}`);
        if (stray.error instanceof Error)
            log.debug(stray.error.stack ?? '');
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
/** Returns the message of an unknown thrown value. */
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
/** Logs progress: each step once, waits at most every ten seconds. */

/** GitHub's live log truncates lines at 1,024 characters. */
const longestLine = 400;
/** Minimum time between two lines about the same wait. */
const quietMs = 10_000;
/** Returns a listener that prints events; counters are throttled, but their last value is always printed. */
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
        // Sending is usually quick, so only a slow one gets intermediate lines.
        const firstMs = event.status === 'submitting' ? nowMs : Number.NEGATIVE_INFINITY;
        const beforeMs = lastPrintedMs.get(topic) ?? firstMs;
        lastPrintedMs.set(topic, beforeMs);
        if (!isEnd(event) && nowMs - beforeMs < quietMs)
            return;
        lastPrintedMs.set(topic, nowMs);
        print(line);
    };
}
/** Returns the topic to throttle by; `null` for events that are always printed. */
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
/** Exit codes. */
/** 128 + SIGINT; also used for SIGTERM. */
const cancelledExitCode = 130;
const exitCodes = { pass: 0, fail: 1, misconfigured: 2, inconclusive: 3 };
/**
 * 0 pass, 1 fail, 2 misconfigured, 3 inconclusive, 130 cancelled. `gate: warn` and `gate: off` turn `fail` and
 * `inconclusive` into 0, `on-inconclusive: warn` turns `inconclusive` into 0; `misconfigured` is always 2.
 */
function exitCodeOf(result) {
    if (result.isCancelled)
        return cancelledExitCode;
    if (isExcused(result))
        return 0;
    return exitCodes[result.outcome];
}
/** True when the settings keep a bad outcome from failing the step. */
function isExcused({ outcome, gate, onInconclusive, }) {
    if (outcome === 'pass' || outcome === 'misconfigured')
        return false;
    return gate !== 'fail' || (outcome === 'inconclusive' && onInconclusive === 'warn');
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
/** Days as YYYY-MM-DD, without a time zone (the provider's). They sort as strings. */
const dayMs = 86_400_000;
/** Returns the UTC day of a time. */
function dayOf(epochMs) {
    return new Date(epochMs).toISOString().slice(0, 10);
}
/** Builds a day from numbers; `null` if there is no such day. */
function dayFrom(year, month, day) {
    if (![year, month, day].every(Number.isInteger) || year < 1 || year > 9999)
        return null;
    const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
    return isDay(text) ? text : null;
}
/** Checks that a text is a day that exists: `Date.parse` turns 30 February into 2 March. */
function isDay(text) {
    const startMs = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? startOfDay(text) : Number.NaN;
    return !Number.isNaN(startMs) && dayOf(startMs) === text;
}
/** Returns when a day begins in UTC; NaN for an invalid day. */
function startOfDay(day) {
    return Date.parse(`${day}T00:00:00Z`);
}
/** Adds days; a negative count subtracts. */
function plusDays(day, count) {
    return dayOf(startOfDay(day) + count * dayMs);
}
/** Counts the days from `earlier` to `later`: 0 for the same day, negative if `later` comes first. */
function daysBetween(earlier, later) {
    return Math.round((startOfDay(later) - startOfDay(earlier)) / dayMs);
}
/** Lists all days of a range, both ends included. */
function daysIn({ startDate, endDate }) {
    return Array.from({ length: Math.max(daysBetween(startDate, endDate) + 1, 0) }, (_, index) => plusDays(startDate, index));
}


/***/ }),

/***/ 43962:
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
/* harmony import */ var _check_rate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10300);
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26687);
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
    const days = judgedDayCount === 1 ? 'the judged day has' : `the ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(judgedDayCount, 'judged day')} have`;
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

/***/ 26687:
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

/***/ 70750:
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
/* harmony import */ var _check_rate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10300);
/* harmony import */ var _gate_metric_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43962);
/* harmony import */ var _sparkline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65640);
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
    const untold = metrics.filter((metric) => isUntold(metric)).map(({ metric }) => (0,_gate_metric_text_js__WEBPACK_IMPORTED_MODULE_0__/* .metricTitle */ .Vu)(metric));
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
        title: (0,_gate_metric_text_js__WEBPACK_IMPORTED_MODULE_0__/* .metricTitle */ .Vu)(metric.metric),
        value: metric.percent === null ? 'no data' : `${(0,_gate_metric_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderMetricPercent */ .Au)(metric.percent, metric)}%`,
        basis: basisText(metric),
        limit: (0,_gate_metric_text_js__WEBPACK_IMPORTED_MODULE_0__/* .limitText */ .PW)(metric),
        verdict: verdicts[metric.status],
    };
}
function basisText(metric) {
    const { basis, percent, worstDate, worstPercent, dayCount } = metric;
    if (worstDate === null || worstPercent === null)
        return '–';
    if (basis === 'worst-day')
        return `worst of ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(dayCount, 'day')}, ${worstDate}`;
    const worst = worstPercent === percent ? '' : `, worst ${(0,_gate_metric_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderMetricPercent */ .Au)(worstPercent, metric)}% on ${worstDate}`;
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
    return percent === null || metric === undefined ? '–' : `${(0,_gate_metric_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderMetricPercent */ .Au)(percent, metric)}%`;
}
/** The metric that a chart is worth most for: the spam rate, else what DMARC reports tell; `null`: none has data. */
function chartedMetric({ metrics, days }) {
    const order = ['spam', 'dmarc'];
    const name = order.find((one) => days.some((day) => day.percents[one] !== null));
    return metrics.find((metric) => metric.metric === name) ?? null;
}


/***/ }),

/***/ 80138:
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

/***/ 65640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ sparkline)
/* harmony export */ });
/** Renders values as a line of block characters. */
const blocks = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/** Shown where there is no value. */
const gapMark = '·';
/** Renders one character per value: the lowest block at `from`, the highest at `to`, `·` for `null`. */
function sparkline(values, { from, to }) {
    return values.map((value) => (value === null ? gapMark : blockFor((value - from) / (to - from)))).join('');
}
function blockFor(share) {
    // `from` may equal `to`, and values may lie outside the scale.
    const index = Number.isNaN(share) ? 0 : Math.floor(share * blocks.length);
    return blocks[Math.min(Math.max(index, 0), blocks.length - 1)] ?? gapMark;
}


/***/ }),

/***/ 82564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ defuse),
/* harmony export */   y: () => (/* binding */ defuseLines)
/* harmony export */ });
/**
 * Escapes text for a log. GitHub's runner reads two command grammars from both streams: `::name key=value::data` at the
 * start of a line and the older `##[name key=value;]data` anywhere in it.
 * Source: actions/runner, ActionCommand.cs and OutputManager.cs.
 */
/**
 * Escapes text as one line that contains no workflow command and no terminal control: line breaks, control, invisible
 * and direction-changing characters become visible escapes; both command prefixes get a backslash.
 */
function defuse(text) {
    return breakPrefixes(text.replaceAll(lineBreak, ' ⏎ ').replaceAll(unsafeCharacter, showCharacter));
}
/** Escapes text of several lines, such as an annotation's message; keeps `\n`. */
function defuseLines(text) {
    return text.split(lineBreak).map(defuse).join('\n');
}
/** The runner splits lines at CR and LF, other readers also at VT, FF, NEL and U+2028/2029. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu;
/**
 * Everything unprintable except the tab. The runner's search is culture-sensitive (`IndexOf` without a comparison) and
 * skips ignorable characters, so `#<U+200B>#[` matches too and zero-width characters cannot be used to break a prefix.
 * Joiners and variation selectors are kept after a letter or an emoji.
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
/* harmony export */   Np: () => (/* binding */ bySeverity),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   Sj: () => (/* binding */ placementTitle),
/* harmony export */   aC: () => (/* binding */ overallRate),
/* harmony export */   fL: () => (/* binding */ percentText),
/* harmony export */   fw: () => (/* binding */ placementKindOf),
/* harmony export */   nt: () => (/* binding */ verdictText)
/* harmony export */ });
/* unused harmony export shareText */
/* harmony import */ var _check_evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77699);
/* harmony import */ var _check_rate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10300);
/* harmony import */ var _check_rate_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27821);
/** Formats the figures of a result, so that every report shows the same text. */



const verdicts = {
    met: 'met',
    missed: 'missed',
    undecided: 'undecided',
    'no-threshold': '–',
};
/** Formats one rate. */
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
/** Formats a percentage; `not measured` for `null`. */
function percentText(percent, limit = { thresholdPercent: null, bound: 'at-least' }) {
    return percent === null ? 'not measured' : `${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPercent */ .yn)(percent, limit.thresholdPercent, limit.bound)}%`;
}
/** Formats a share as a percentage; `–` when `outOfCount` is 0. */
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
/** Returns an overall rate; `null` when the test was not evaluated. */
function overallRate(test, name) {
    return test.rates.find((rate) => rate.scope === 'overall' && rate.rate === name) ?? null;
}
/** The folder of a seed's copy, or why there is none. */
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
/** `pass`, `fail` or, when not measured, `–`. */
function verdictText(verdict) {
    if (verdict === undefined || verdict.isPass === null)
        return '–';
    return verdict.isPass ? 'pass' : 'fail';
}
/** Without labeled results, an embedded service counts as simulated. */
function placementKindOf(test, serviceKind) {
    const kinds = new Set(test.seeds.map((seed) => seed.result?.placementKind ?? null).filter((kind) => kind !== null));
    if (kinds.size === 2)
        return 'mixed';
    const [kind] = kinds;
    return kind ?? (serviceKind === 'embedded' ? 'simulated' : 'unstated');
}
/** Column titles for folders. */
const folderTitles = {
    simulated: 'folder (local simulation)',
    observed: 'folder (observed)',
    mixed: 'folder (partly local simulation)',
    unstated: 'folder (as reported by the service)',
};
/** Section titles: `Placement (local simulation)`. */
function placementTitle(test, serviceKind) {
    return folderTitles[placementKindOf(test, serviceKind)].replace('folder', 'Placement');
}
/** Puts reports that do not pass first and otherwise keeps the order. */
function bySeverity(reports) {
    return [
        ...reports.filter(({ outcome }) => outcome !== 'pass'),
        ...reports.filter(({ outcome }) => outcome === 'pass'),
    ];
}
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
/** Renders a finding as plain text: `finding → fix`. */



/** For comments. */
const briefFinding = { longest: 240, withRule: false };
/** For full reports. */
const fullFinding = { longest: 1000, withRule: true };
/** Returns both halves. `fix` is '' when unknown; DNS records in it are never truncated. */
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
/* harmony import */ var _check_rate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10300);
/* harmony import */ var _check_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55558);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40819);
/** Renders a result as a short headline with the deciding figures. */




/** Missed thresholds in the headline; the rate table lists all. */
const mostReasons = 2;
/** `0 of 9 mailboxes in the inbox (limit 85%)`, `all 3 templates passed`, `2 problems in the settings or templates; nothing was sent`. */
function runHeadline(result) {
    const { tests, postmaster, problems, error, sentence } = result;
    if (problems.length > 0)
        return `${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCount */ .SS)(problems.length, 'problem')} in the settings or templates; nothing was sent`;
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
    return tests.every((test) => test.outcome === 'pass') ? `all ${tests.length} templates passed` : (0,_check_outcome_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .countOutcomes */ .XF)(tests);
}
/** Renders the headline of one test. */
function testHeadline(test) {
    if (test.rates.length === 0)
        return withoutOutcome(test.sentence);
    if (test.outcome === 'pass')
        return passHeadline(test);
    if (test.outcome === 'fail')
        return missedHeadline(test.rates.filter((rate) => rate.status === 'missed'));
    return `no verdict: ${withoutOutcome(test.sentence)}`;
}
/** Removes the outcome and the simulation note, which are shown next to the headline. */
function withoutOutcome(sentence) {
    return sentence.replace(/^[a-z]+: /u, '').replace(/ – (?:partly )?local simulation$/u, '');
}
function passHeadline(test) {
    const inbox = (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .overallRate */ .aC)(test, 'inbox');
    const methods = _check_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .authenticationNames */ .J.filter((name) => isAllPass((0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .overallRate */ .aC)(test, name)));
    const others = _check_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .authenticationNames */ .J.flatMap((name) => {
        const rate = (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .overallRate */ .aC)(test, name);
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
/** Groups methods that fail with the same counts. */
function missedHeadline(missed) {
    const groups = Map.groupBy(missed, (rate) => rate.rate === 'inbox' || rate.rate === 'tab'
        ? `${rate.rate} ${rate.scope}`
        : JSON.stringify([rate.scope, rate.hitCount, rate.outOfCount, rate.thresholdPercent]));
    const parts = [...groups.values()].map(missedPhrase);
    const more = parts.length - mostReasons;
    const rest = more <= 0 ? '' : `; ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCount */ .SS)(more, 'more threshold')} missed`;
    return `${parts.slice(0, mostReasons).join('; ')}${rest}`;
}
function missedPhrase(rates) {
    const [rate] = rates;
    if (rate === undefined)
        return '';
    const scope = rate.scope === 'overall' ? '' : `${rate.scope}: `;
    const limit = ` (limit ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_3__/* .renderThreshold */ .S_)(rate.thresholdPercent ?? 0)}%)`;
    if (rate.rate === 'inbox')
        return `${scope}${inboxPhrase(rate, rate.openCount > 0 ? 'so far ' : '')}${limit}`;
    if (rate.rate === 'tab') {
        return `${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_3__/* .renderNumber */ .kT)(rate.hitCount)} of ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCount */ .SS)(rate.outOfCount, 'mailbox', 'mailboxes')} file it under a tab${limit}`;
    }
    return `${scope}${passPhrase(rates)}${limit}`;
}
function inboxPhrase({ hitCount, outOfCount }, qualifier) {
    return `${qualifier}${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_3__/* .renderNumber */ .kT)(hitCount)} of ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCount */ .SS)(outOfCount, 'mailbox', 'mailboxes')} in the inbox`;
}
function passPhrase(rates) {
    const [rate] = rates;
    const names = rates.map((one) => one.rate);
    const copies = (0,_check_rate_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCount */ .SS)(rate?.outOfCount ?? 0, 'copy', 'copies');
    return `${joinNames(names)} ${names.length === 1 ? 'passes' : 'pass'} on ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_3__/* .renderNumber */ .kT)(rate?.hitCount ?? 0)} of ${copies}`;
}
/** `['spf', 'dkim']` → `SPF and DKIM`. */
function joinNames(names) {
    return (0,_check_outcome_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .joinWords */ .yZ)(names.map((name) => name.toUpperCase()));
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
/** Renders a progress event as one short line. */




/** Returns at most `widthColumns` UTF-16 units without line breaks or terminal control sequences. */
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

/***/ 78890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ reportFiles)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/hono/dist/helper/html/index.js
var html = __webpack_require__(45621);
// EXTERNAL MODULE: ./lib/check/outcome-sentence.js
var outcome_sentence = __webpack_require__(79396);
// EXTERNAL MODULE: ./lib/check/rate.js
var rate = __webpack_require__(10300);
;// CONCATENATED MODULE: ./lib/report/html-table.js
/** Tables and notes as HTML. */

/** Renders a table; `null` without rows. */
function htmlTable({ columns, rows }) {
    if (rows.length === 0)
        return null;
    const head = columns.map(({ kind, title }) => kind === 'number' ? (0,html/* html */.q) `<th scope="col" class="number">${title}</th>` : (0,html/* html */.q) `<th scope="col">${title}</th>`);
    const body = rows.map((row) => (0,html/* html */.q) `<tr>${row.map((cell, index) => htmlCell(cell, columns[index]))}</tr>
`);
    return (0,html/* html */.q) `<div class="scroll"><table><thead><tr>${head}</tr></thead>
<tbody>${body}</tbody></table></div>
`;
}
/** Renders a note as a paragraph. */
function htmlNote({ kind, title, text }) {
    return (0,html/* html */.q) `<p class="note${kind === 'warning' ? ' warning' : ''}"><strong>${title}</strong>: ${text}</p>
`;
}
function htmlCell(cell, column) {
    if (column?.kind === 'code' && cell !== '')
        return (0,html/* html */.q) `<td><code>${cell}</code></td>`;
    if (column?.kind === 'number')
        return (0,html/* html */.q) `<td class="number">${cell}</td>`;
    // Words double as class names, so only plain ones are marked.
    const isWord = column?.kind === 'word' && /^[a-z]+$/u.test(cell);
    return isWord ? (0,html/* html */.q) `<td><span class="word ${cell}">${cell}</span></td>` : (0,html/* html */.q) `<td>${cell}</td>`;
}

// EXTERNAL MODULE: ./lib/postmaster/report/figures.js
var figures = __webpack_require__(70750);
// EXTERNAL MODULE: ./lib/postmaster/gate/metric-text.js
var metric_text = __webpack_require__(43962);
;// CONCATENATED MODULE: ./lib/postmaster/report/html-chart.js
/** A domain's days as bars in SVG, gaps left empty, limits as lines: no script, no outside picture. */




/** In the units of the drawing. */
const size = { left: 64, top: 14, width: 640, height: 150, bottom: 30, right: 66 };
/** The chart; `null` where there is nothing to draw. Its label says in words what it shows. */
function postmasterBars(report) {
    const metric = (0,figures/* chartedMetric */.eX)(report);
    if (metric === null)
        return null;
    const { days } = report;
    const frame = { metric, days, stepWidth: size.width / days.length, ...scaleFor(metric, days) };
    const view = `0 0 ${size.left + size.width + size.right} ${size.top + size.height + size.bottom}`;
    const parts = [judgedArea(frame), ...bars(frame), ...limitLines(frame), ...axis(frame)];
    const title = (0,metric_text/* metricTitle */.Vu)(metric.metric);
    return (0,html/* html */.q) `<h3>${title.charAt(0).toUpperCase()}${title.slice(1)} by day; the judged days are shaded</h3>
<svg viewBox="${view}" role="img" aria-label="${labelOf(frame)}">${parts}</svg>
`;
}
function scaleFor({ metric, bound, thresholdPercent, warnPercent }, days) {
    const told = days.map((day) => day.percents[metric]).filter((percent) => percent !== null);
    const lines = [thresholdPercent, warnPercent].filter((line) => line !== null);
    const isHigh = bound === 'at-least';
    const from = isHigh ? Math.max(Math.floor(Math.min(...told, ...lines)) - 5, 0) : 0;
    const to = isHigh ? 100 : Math.max(...told, ...lines, 0.01) * 1.12;
    return { from, yOf: (percent) => size.top + size.height * (1 - (percent - from) / (to - from)) };
}
function judgedArea({ days, stepWidth }) {
    const first = days.findIndex((day) => day.isJudged);
    const x = size.left + Math.max(first, 0) * stepWidth;
    const width = size.left + size.width - x;
    return (0,html/* html */.q) `<rect class="judged" x="${x.toFixed(2)}" y="${size.top}" width="${width.toFixed(2)}" height="${size.height}"/>`;
}
function bars({ metric, days, stepWidth, yOf }) {
    return days.flatMap((day, index) => {
        const percent = day.percents[metric.metric];
        if (percent === null)
            return [];
        const y = yOf(percent);
        // A day without complaints is a day with data: it keeps a line on the ground.
        const height = Math.max(size.top + size.height - y, 1.5);
        const x = size.left + (index + 0.15) * stepWidth;
        const shown = `${day.date}: ${(0,metric_text/* renderMetricPercent */.Au)(percent, metric)}%`;
        return [
            (0,html/* html */.q) `<rect class="day-${levelOf(percent, metric)}" x="${x.toFixed(2)}" y="${(size.top + size.height - height).toFixed(2)}" width="${(stepWidth * 0.7).toFixed(2)}" height="${height.toFixed(2)}"><title>${shown}</title></rect>`,
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
        const end = size.left + size.width;
        return [
            (0,html/* html */.q) `<line class="limit-${name}" x1="${size.left}" y1="${y}" x2="${end}" y2="${y}"/>`,
            (0,html/* html */.q) `<text x="${end + 5}" y="${(yOf(line) + 4).toFixed(2)}">${word}</text>`,
            (0,html/* html */.q) `<text class="end" x="${size.left - 6}" y="${(yOf(line) + 4).toFixed(2)}">${line}%</text>`,
        ];
    });
}
function axis({ days, from }) {
    const y = size.top + size.height;
    const end = size.left + size.width;
    const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
    return [
        (0,html/* html */.q) `<line class="axis" x1="${size.left}" y1="${y}" x2="${end}" y2="${y}"/>`,
        (0,html/* html */.q) `<text class="end" x="${size.left - 6}" y="${y + 4}">${from}%</text>`,
        (0,html/* html */.q) `<text x="${size.left}" y="${y + 20}">${first}</text>`,
        (0,html/* html */.q) `<text class="end" x="${end}" y="${y + 20}">${last}</text>`,
    ];
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

// EXTERNAL MODULE: ./lib/postmaster/report/notes.js
var notes = __webpack_require__(80138);
;// CONCATENATED MODULE: ./lib/postmaster/report/html-section.js
/** The part of the HTML report about a domain at its mailbox provider. */





/** A section with chart, metrics, and every day folded. */
function postmasterSection(report, result) {
    const facts = (0,figures/* postmasterFacts */.Ce)(report).map((fact) => (0,html/* html */.q) `<li>${fact}</li>`);
    const sentence = (0,notes/* isInVerdict */.f)(report, result)
        ? null
        : (0,html/* html */.q) `<p>${report.sentence}</p>
`;
    const days = htmlTable((0,figures/* dayTable */.r_)(report));
    const folded = days === null
        ? null
        : (0,html/* html */.q) `<details><summary>All days</summary>
${days}</details>
`;
    return (0,html/* html */.q) `<section>
<h2><span class="word ${report.outcome}">${report.outcome}</span> Postmaster data of <code>${report.domain}</code></h2>
${sentence}<ul class="facts">${facts}</ul>
${(0,notes/* postmasterNotes */._)(report).map(htmlNote)}${postmasterBars(report)}${htmlTable((0,figures/* metricTable */.Lc)(report, 'without-trend'))}${folded}</section>
`;
}

// EXTERNAL MODULE: ./lib/world/scrub-secrets.js
var scrub_secrets = __webpack_require__(75167);
// EXTERNAL MODULE: ./lib/report/figures.js
var report_figures = __webpack_require__(40819);
// EXTERNAL MODULE: ./lib/report/finding-line.js
var finding_line = __webpack_require__(54242);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(5916);
;// CONCATENATED MODULE: ./lib/report/html-chart.js
/** Placement by provider type as SVG bars. */

/** In SVG user units. */
const html_chart_size = { labelWidth: 200, barWidth: 430, rowHeight: 34, barHeight: 20, legendHeight: 30 };
const segments = [
    ['inbox', 'INBOX', (row) => row.inboxCount],
    ['tab', 'tabs', (row) => row.tabCount],
    ['spam', 'Spam', (row) => row.spamCount],
    ['none', 'no folder', (row) => row.noneCount],
];
/** Renders one bar per provider type, divided by folder; `null` without rows. */
function placementBars(rows) {
    if (rows.length === 0)
        return null;
    const height = rows.length * html_chart_size.rowHeight + html_chart_size.legendHeight;
    const legend = segments.map(([name, title], index) => {
        const [x, y] = [html_chart_size.labelWidth + index * 110, height - 14];
        return (0,html/* html */.q) `<rect class="bar-${name}" x="${x}" y="${y}" width="12" height="12"/><text x="${x + 18}" y="${y + 11}">${title}</text>`;
    });
    return (0,html/* html */.q) `<svg viewBox="0 0 ${html_chart_size.labelWidth + html_chart_size.barWidth} ${height}" role="img" aria-label="Placement by provider type; the table below has the figures">${rows.map(renderBar)}${legend}</svg>
`;
}
function renderBar(row, index) {
    const y = index * html_chart_size.rowHeight;
    let x = html_chart_size.labelWidth;
    const pieces = segments.map(([name, , countIn]) => {
        const width = (html_chart_size.barWidth * countIn(row)) / row.seedCount;
        const left = x;
        x += width;
        if (width === 0)
            return null;
        return (0,html/* html */.q) `<rect class="bar-${name}" x="${left.toFixed(2)}" y="${y}" width="${width.toFixed(2)}" height="${html_chart_size.barHeight}"/>`;
    });
    return (0,html/* html */.q) `<text x="0" y="${y + 15}">${row.providerType} (${row.hitCount}/${row.seedCount} in the inbox)</text>${pieces}`;
}

;// CONCATENATED MODULE: ./lib/report/html-style.js
/** The style sheet of the HTML report, for light and dark mode. */
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

// EXTERNAL MODULE: ./lib/report/plain-text.js
var plain_text = __webpack_require__(11984);
// EXTERNAL MODULE: ./lib/report/result-notes.js
var result_notes = __webpack_require__(16753);
// EXTERNAL MODULE: ./lib/report/result-tables.js
var result_tables = __webpack_require__(63247);
// EXTERNAL MODULE: ./lib/report/run-facts.js
var run_facts = __webpack_require__(32793);
// EXTERNAL MODULE: ./lib/report/split-code.js
var split_code = __webpack_require__(46838);
;// CONCATENATED MODULE: ./lib/report/report-html.js
/** The report as one self-contained HTML page: no scripts and no external files, readable offline and on paper. */

















/** Renders a complete HTML document. `version` is presend's. */
async function renderReportHtml(original, { version }) {
    // `html` escapes markup; this removes invisible and direction-changing characters from every foreign string.
    const result = (0,scrub_secrets/* scrubData */.w)(original, plain_text/* plainText */.w);
    const { outcome, sentence, startedAtMs, endedAtMs } = result;
    const page = await (0,html/* html */.q) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${(0,html/* raw */.l)(policy())}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>presend: ${outcome}</title>
<style>${(0,html/* raw */.l)(reportStyle)}</style>
</head>
<body>
<h1 class="${outcome}">${outcome}: ${(0,headline/* runHeadline */.iV)(result)}</h1>
<p>${sentence}</p>
${(0,result_notes/* runNotes */.p1)(result).map(htmlNote)}${section('Problems', (0,result_tables/* problemTable */.iK)(result))}${overview(result)}
${(0,report_figures/* bySeverity */.Np)(result.tests).map((test) => testSection(test, result))}
${(0,report_figures/* bySeverity */.Np)(result.postmaster).map((report) => postmasterSection(report, result))}
${folded('Settings', (0,result_tables/* settingTable */.DV)(result, 'all'))}
<footer>presend ${version} · ${new Date(startedAtMs).toISOString()} · took ${(0,report_figures/* durationText */.S5)(endedAtMs - startedAtMs)}</footer>
</body>
</html>
`;
    return String(page);
}
/** Allows this one style sheet, by its hash, and nothing else. Source: CSP Level 3 §2.3.1. */
function policy() {
    const hash = (0,external_node_crypto_.createHash)('sha256').update(reportStyle).digest('base64');
    return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
}
function overview({ tests }) {
    return tests.length < 2 ? null : section((0,rate/* renderCount */.SS)(tests.length, 'template'), (0,result_tables/* overviewTable */.Uc)((0,report_figures/* bySeverity */.Np)(tests)));
}
function testSection(test, result) {
    const { outcome, sentence, placement, seeds } = test;
    return (0,html/* html */.q) `<section>
<h2><span class="word ${outcome}">${outcome}</span> <code>${(0,outcome_sentence/* testTitle */.o3)(test)}</code></h2>
${result.tests.length === 1 ? null : (0,html/* html */.q) `<p>${sentence}</p>`}
<ul class="facts">${(0,result_notes/* testFacts */.aA)(test).map((fact) => (0,html/* html */.q) `<li>${fact}</li>`)}</ul>
${findingList(test)}${(0,result_notes/* testNotes */.yH)(test).map(htmlNote)}${section('Rates', (0,result_tables/* rateTable */.$b)(test))}${mutedLines(test, result)}
${section((0,report_figures/* placementTitle */.Sj)(test, result.serviceKind), (0,result_tables/* placementTable */.qY)(test), placementBars(placement))}
${folded(`All ${(0,rate/* renderCount */.SS)(seeds.length, 'seed')}`, (0,result_tables/* seedTable */.eI)(test, result.serviceKind))}</section>
`;
}
function findingList(test) {
    if (test.findings.length === 0)
        return null;
    const items = test.findings.map((finding) => {
        const { text, fix } = (0,finding_line/* findingParts */.ET)(finding, test, finding_line/* fullFinding */.R4);
        const arrow = fix === '' ? null : (0,html/* html */.q) ` <span class="fix">→ ${withCode(fix)}</span>`;
        return (0,html/* html */.q) `<li class="${finding.severity}">${text}${arrow}</li>
`;
    });
    return (0,html/* html */.q) `<h3>Findings</h3>
<ul class="findings">${items}</ul>
`;
}
/** Marks DNS records in a sentence as code. */
function withCode(text) {
    return (0,split_code/* splitCode */.m)(text).map((piece) => (piece.kind === 'code' ? (0,html/* html */.q) `<code>${piece.text}</code>` : piece.text));
}
function mutedLines(test, result) {
    const lines = [...(0,run_facts/* unmeasuredLines */.fR)(test, result), ...test.tabNotes.map((note) => `${note} (local simulation)`)];
    return lines.map((line) => (0,html/* html */.q) `<p class="muted">${line}</p>
`);
}
function section(title, table, chart = null) {
    const shown = htmlTable(table);
    return shown === null
        ? null
        : (0,html/* html */.q) `<h3>${title}</h3>
${chart}${shown}`;
}
function folded(title, table) {
    const shown = htmlTable(table);
    return shown === null
        ? null
        : (0,html/* html */.q) `<details><summary>${title}</summary>
${shown}</details>
`;
}

// EXTERNAL MODULE: ./lib/report/report-json.js
var report_json = __webpack_require__(47273);
;// CONCATENATED MODULE: ./lib/report/report-files.js
/** Renders the files of the report folder. */


/** Returns the name and content of each file. */
async function reportFiles(result, options) {
    return [
        ['report.json', (0,report_json/* renderReportJson */.B)(result, options)],
        ['report.html', await renderReportHtml(result, options)],
    ];
}


/***/ }),

/***/ 47273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderReportJson)
/* harmony export */ });
/* harmony import */ var _postmaster_report_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70750);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40819);
/** Renders the JSON report. See docs/report-json.md and schema/report.schema.json. */


/** Increased when a field is removed or changes its meaning, not when one is added. */
const reportVersion = 1;
/** Renders JSON with a trailing newline. A CheckResult contains no secrets. */
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
        placementKind: test.test === null ? null : (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .placementKindOf */ .fw)(test, result.serviceKind),
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
    const shown = percent === null ? null : (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .percentText */ .fL)(percent, rate);
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
    const shown = percent === null ? null : (0,_postmaster_report_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .metricFigure */ .lg)(evaluation).value;
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
/** All four statuses have the same fields, with `null` where one does not apply. */
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
/** ISO 8601 in UTC; `null` for an invalid time. */
function timeJson(epochMs) {
    const date = new Date(epochMs);
    return Number.isNaN(date.getTime()) ? null : date.toISOString();
}


/***/ }),

/***/ 2688:
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
// EXTERNAL MODULE: ./lib/report/escape-terminal.js
var escape_terminal = __webpack_require__(22728);
// EXTERNAL MODULE: ./lib/report/terminal-table.js
var terminal_table = __webpack_require__(78769);
// EXTERNAL MODULE: ./lib/report/terminal-text.js
var terminal_text = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/postmaster/report/figures.js
var figures = __webpack_require__(70750);
// EXTERNAL MODULE: ./lib/postmaster/report/notes.js
var notes = __webpack_require__(80138);
;// CONCATENATED MODULE: ./lib/postmaster/report/terminal-lines.js
/** The part of the terminal report about a domain at its mailbox provider. */





/** Lines without line breaks. */
function postmasterLines(report, result, frame) {
    const { widthColumns, color } = frame;
    const wrapped = (text) => (0,terminal_text/* wrapText */.C)((0,escape_terminal/* escapeTerminal */.e)(text), widthColumns);
    const table = (0,terminal_table/* terminalTable */.R)((0,figures/* metricTable */.Lc)(report, 'without-trend'), frame);
    return [
        ...wrapped(`Postmaster data of ${report.domain}`).map((line) => (0,terminal_text/* styled */.I)(line, 'bold', color)),
        ...((0,notes/* isInVerdict */.f)(report, result) ? [] : wrapped(report.sentence)),
        ...wrapped((0,figures/* postmasterFacts */.Ce)(report).join(' · ')).map((line) => (0,terminal_text/* styled */.I)(line, 'dim', color)),
        '',
        ...(0,notes/* postmasterNotes */._)(report).flatMap(frame.noteLines),
        ...(table.length === 0 ? [] : [...table, '']),
        ...trendLines(report).flatMap(wrapped),
    ];
}
/** The days as a line of blocks; a reader of a log sees at once whether it rises. */
function trendLines(report) {
    const metric = (0,figures/* chartedMetric */.eX)(report);
    if (metric === null)
        return [];
    const told = report.days.map((day) => day.percents[metric.metric]).filter((percent) => percent !== null);
    const { from, to } = (0,figures/* scaleOf */._K)(metric, told);
    const scale = `${Number(from.toFixed(4))} to ${Number(to.toFixed(4))}%`;
    return [`${(0,figures/* metricFigure */.lg)(metric).title}, ${report.days.length} days: ${(0,figures/* metricTrend */.aI)(metric, report)} (${scale})`, ''];
}

// EXTERNAL MODULE: ./lib/report/figures.js
var report_figures = __webpack_require__(40819);
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
;// CONCATENATED MODULE: ./lib/report/report-terminal.js
/** Renders the report for a terminal or a log: a few lines for a pass, causes and figures otherwise. */














/** Findings shown per test; the report files list all. */
const mostFindings = 15;
/** Lines are never wrapped more narrowly. */
const leastWidth = 20;
const outcomeStyles = {
    pass: 'green',
    fail: 'red',
    misconfigured: 'magenta',
    inconclusive: 'yellow',
};
/** Returns lines without line breaks, in which foreign text cannot control the terminal. */
function renderTerminalReport(result, options) {
    const head = [...headLines(result, options), ...(0,result_notes/* urgentNotes */.zv)(result).flatMap((note) => noteLines(note, options))];
    const isShort = result.outcome === 'pass' && result.tests.length > 0;
    return [
        ...head,
        ...(isShort ? passLines(result, options) : troubleLines(result, options)),
        ...(0,report_figures/* bySeverity */.Np)(result.postmaster).flatMap((report) => postmasterLines(report, result, frameOf(options))),
    ];
}
function headLines(result, options) {
    const headline = wrapped(`${result.outcome}: ${(0,report_headline/* runHeadline */.iV)(result)}`, options);
    const facts = [(0,run_facts/* placementFact */.Ye)(result), (0,run_facts/* templateFact */.x0)(result)].filter((fact) => fact !== null);
    return [
        ...headline.map((line) => (0,terminal_text/* styled */.I)(line, outcomeStyles[result.outcome], options.color)),
        ...(facts.length === 0 ? [] : [mutedLine(facts.join(' · '), options)]),
    ];
}
function frameOf(options) {
    const widthColumns = Math.max(options.widthColumns, leastWidth);
    return { ...options, widthColumns, noteLines: (note) => noteLines(note, options) };
}
/** One line each; the report files have the full text. */
function passLines(result, options) {
    const [only] = result.tests;
    const notices = (0,result_notes/* noticeNotes */.u5)(result);
    const findingCount = result.tests.reduce((sum, test) => sum + test.findings.length, 0);
    const where = typeof options.reportPath === 'string' ? `: see ${options.reportPath}/report.html` : '';
    const muted = [
        ...(only !== undefined && result.tests.length === 1
            ? [(0,run_facts/* unmeasuredLines */.fR)(only, result).join('; '), only.tabNotes.join('; ')]
            : []),
        findingCount === 0 ? '' : `${(0,rate/* renderCount */.SS)(findingCount, 'finding')} not affecting the outcome${where}`,
    ].filter((line) => line !== '');
    const warnings = result.tests.flatMap((test) => test.warnings);
    return [
        ...warnings.map((text) => (0,terminal_text/* styled */.I)(oneLine(`Warning: ${text}`, options), 'yellow', options.color)),
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
            : section((0,rate/* renderCount */.SS)(tests.length, 'template'), (0,result_tables/* overviewTable */.Uc)((0,report_figures/* bySeverity */.Np)(tests)), options)),
        ...tests.filter((test) => test.outcome !== 'pass').flatMap((test) => testLines(test, result, options)),
        ...(0,result_notes/* simulationNotes */.pp)(result).flatMap((note) => noteLines(note, options).concat('')),
    ];
}
/** Not wrapped, so that paths can be copied and searched. */
function problemLines({ problems }) {
    return problems.length === 0 ? [] : [...problems.map((problem) => (0,escape_terminal/* escapeTerminal */.e)((0,errors_problem/* renderProblem */.yM)(problem))), ''];
}
function testLines(test, result, options) {
    const isAlone = result.tests.length === 1;
    return [
        ...(isAlone
            ? []
            : [(0,terminal_text/* styled */.I)((0,escape_terminal/* escapeTerminal */.e)((0,outcome_sentence/* testTitle */.o3)(test)), 'bold', options.color), ...wrapped((0,report_headline/* testHeadline */.ZS)(test), options)]),
        ...wrapped((0,result_notes/* testFacts */.aA)(test).join(' · '), options).map((line) => (0,terminal_text/* styled */.I)(line, 'dim', options.color)),
        ...reportUrlLines(test, options),
        ...findingLines(test, options),
        '',
        ...(0,result_notes/* testNotes */.yH)(test).flatMap((note) => noteLines(note, options)),
        ...section('Rates', (0,result_tables/* rateTable */.$b)(test), options),
        ...[...(0,run_facts/* unmeasuredLines */.fR)(test, result), ...test.tabNotes].map((line) => mutedLine(line, options)),
        ...section((0,report_figures/* placementTitle */.Sj)(test, result.serviceKind), (0,result_tables/* placementTable */.qY)(test), options),
    ];
}
function reportUrlLines({ test }, options) {
    const url = test?.reportUrl ?? null;
    return url === null ? [] : wrapped(`Report: ${url}`, options);
}
function section(title, table, options) {
    const lines = (0,terminal_table/* terminalTable */.R)(table, options);
    return lines.length === 0 ? [] : [(0,terminal_text/* styled */.I)(title, 'bold', options.color), ...lines, ''];
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
    return (0,terminal_text/* wrapText */.C)((0,escape_terminal/* escapeTerminal */.e)(text), Math.max(widthColumns - margin.length, leastWidth)).map((line) => `${margin}${line}`);
}
function noteLines({ kind, title, text }, options) {
    const lines = wrapped(`${title}: ${text}`, options);
    return lines.map((line) => (0,terminal_text/* styled */.I)(line, kind === 'warning' ? 'yellow' : 'dim', options.color));
}
function mutedLine(text, options) {
    return (0,terminal_text/* styled */.I)(oneLine(text, options), 'dim', options.color);
}
function oneLine(text, { widthColumns }) {
    return (0,plain_text/* shorten */.m)((0,escape_terminal/* escapeTerminal */.e)(text), Math.max(widthColumns, leastWidth));
}
function wrapped(text, { widthColumns }) {
    return (0,terminal_text/* wrapText */.C)((0,escape_terminal/* escapeTerminal */.e)(text), Math.max(widthColumns, leastWidth));
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
/** Notes that qualify the figures: how they were obtained, what was omitted, what went wrong. */




const simulation = 'presend’s rules and spam filter chose the folders of local mailboxes; no mailbox provider received this mail. ' +
    'Providers also weigh reputation, volume and user behavior, so this does not predict placement at Gmail or elsewhere.';
const partSimulation = 'Some folders were observed in real mailboxes. The others are simulated: presend’s rules and spam filter chose them ' +
    'for local mailboxes, so they do not predict placement at Gmail or elsewhere.';
/** Returns all notes on a run. */
function runNotes(result) {
    return [...urgentNotes(result), ...noticeNotes(result), ...simulationNotes(result)];
}
/** Returns the notes without which the outcome would be misread. */
function urgentNotes(result) {
    return [...stateNotes(result), ...gateNotes(result)];
}
/** Returns the notices of a run. */
function noticeNotes(result) {
    return result.notices.map((text) => info('Notice', text));
}
function stateNotes(result) {
    const notes = [];
    if (result.isDryRun)
        notes.push(info('Dry run', 'Nothing was created or sent, and no threshold was evaluated.'));
    if (result.isCancelled)
        notes.push(warning('Cancelled', 'The run was cancelled. This report shows what was known by then.'));
    if (result.error !== null && !isErrorShown(result, result.error.message)) {
        notes.push(warning(`Error ${result.error.code}`, result.error.message));
    }
    return notes;
}
/** True when the headline or a test already shows the error. */
function isErrorShown(result, message) {
    return (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .runHeadline */ .iV)(result).includes(message) || result.tests.some((test) => test.sentence.includes(message));
}
/** Explains what simulated folders mean. */
function simulationNotes({ tests, serviceKind }) {
    const created = tests.filter((test) => test.test !== null);
    const kinds = new Set(created.map((test) => (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .placementKindOf */ .fw)(test, serviceKind)));
    if (!kinds.has('simulated') && !kinds.has('mixed'))
        return [];
    const isPart = kinds.has('mixed') || kinds.has('observed');
    return [isPart ? info('Partly local simulation', partSimulation) : info('Local simulation', simulation)];
}
/** Explains why an outcome other than `pass` does not fail the step. */
function gateNotes({ outcome, gate, onInconclusive }) {
    if (outcome === 'fail' && gate !== 'fail')
        return [info('Gate', `gate is ${gate}, so this does not fail the step.`)];
    if (outcome !== 'inconclusive')
        return [];
    const isExcused = onInconclusive === 'warn' || gate !== 'fail';
    return isExcused ? [info('Gate', 'The settings make an inconclusive outcome a warning.')] : [];
}
/** Returns the notes on one test. */
function testNotes(test) {
    const notes = test.warnings.map((text) => warning('Warning', text));
    if (test.error !== null && !test.sentence.includes(test.error.message)) {
        notes.push(warning(`Error ${test.error.code}`, test.error.message));
    }
    // Without a received copy, the sentence already explains why nothing was measured.
    for (const { reason } of test.receivedCount === 0 ? [] : test.rates) {
        if (reason !== null && !test.sentence.includes(reason) && !/ not measured, so /u.test(reason)) {
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
/** True when outstanding copies could still have moved the rate across its threshold. */
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
/** Returns the facts of a test: subject, sender, mail type, tracking id, weight of one seed, shares, duration. */
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
/** Turns a result into tables of unescaped text, which each format escapes and lays out. */





/** Cells are truncated, because SMTP replies can be long. */
const longestCell = 600;
/** Omits empty columns. */
function table(specs, rows) {
    const used = specs.map((_, index) => rows.some((row) => (row[index] ?? '') !== ''));
    const columns = specs.map(([title, kind]) => ({ title, kind: kind ?? 'text' }));
    return {
        columns: columns.filter((_, index) => used[index]),
        rows: rows.map((row) => row.filter((_, index) => used[index]).map((cell) => (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .m)(cell, longestCell))),
    };
}
/** Lists every rate that was measured or has a threshold, then the spam score. */
function rateTable(test) {
    const rows = test.rates.filter(isWorthShowing).map((rate) => {
        const { title, value, counts, limit, verdict } = (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .rateFigure */ .Fb)(rate);
        return [title, value, counts, limit, verdict];
    });
    const columns = ['value', 'seeds or copies', 'limit'].map((title) => [title, 'number']);
    return table([['rate'], ...columns, ['result', 'word']], [...rows, ...spamScoreRows(test)]);
}
/** Lists the same compactly: a column per rate and a row per scope; `mark` renders the result as a symbol. */
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
/** The engine's score against its own limit; not a rate, and without effect on the outcome. */
function spamScoreRows({ spamScore }) {
    if (spamScore === null)
        return [];
    const { engine, score, threshold } = spamScore;
    const isSpam = score >= threshold;
    return [[`spam score (${engine})`, score.toFixed(1), '–', `< ${threshold.toFixed(1)}`, isSpam ? 'missed' : 'met']];
}
/** Lists the tests of a run. */
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
/** Counts copies by provider type (columns) and folder (rows); the first row counts the inbox. */
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
/** Lists every seed. */
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
/** Lists every seed without the long columns. */
function briefSeedTable(test, serviceKind) {
    const { columns, rows } = seedTable(test, serviceKind);
    const isShort = (index) => !longColumns.has(columns[index]?.title ?? '');
    return {
        columns: columns.filter((_, index) => isShort(index)),
        rows: rows.map((row) => row.filter((_, index) => isShort(index))),
    };
}
/** For tests with both kinds, whose column title cannot say it. */
function placeWithKind(seed) {
    const kind = seed.result?.folder === null ? null : (seed.result?.placementKind ?? null);
    return kind === null ? (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(seed) : `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(seed)} (${kind})`;
}
/** Returns the queue id, to find the copy in the server's log, else the reply code or status. */
function submissionText({ submission }) {
    if (submission === null)
        return '';
    if (submission.status === 'accepted')
        return submission.queueId ?? String(submission.reply.code);
    return submission.status === 'rejected' ? String(submission.reply.code) : submission.status;
}
/** Lists the input problems. */
function problemTable(result) {
    const rows = result.problems.map((problem) => [
        problem.place === undefined ? '' : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .renderPlace */ .oL)(problem.place),
        problem.input,
        problem.came ?? '',
        problem.expected,
        problem.todo ?? '',
    ]);
    return table([['where', 'code'], ['input', 'code'], ['got'], ['expected'], ['fix']], rows);
}
/** Lists the settings with their sources; `all` includes defaults. */
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
/* harmony import */ var _check_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55558);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40819);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5916);
/** Secondary facts beside a headline: how folders were determined, and what was not measured. */




const kindTexts = {
    simulated: 'local simulation',
    observed: 'observed placement',
    mixed: 'partly local simulation',
    unstated: null,
};
/** `local simulation`, `partly local simulation` or `observed placement`; `null` when unknown. */
function placementFact({ tests, serviceKind }) {
    const kinds = new Set(tests.filter((test) => test.test !== null).map((test) => (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .placementKindOf */ .fw)(test, serviceKind)));
    const [kind] = kinds;
    if (kind === undefined)
        return null;
    if (kinds.size === 1)
        return kindTexts[kind];
    return kinds.has('simulated') || kinds.has('mixed') ? kindTexts.mixed : null;
}
/** Returns the template of a run with a single test. */
function templateFact({ tests }) {
    const [only] = tests;
    return only === undefined || tests.length > 1 ? null : (0,_check_outcome_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .testTitle */ .o3)(only);
}
/** `SPF not measured (set sending-ip to check it)`: one line per missing setting. */
function unmeasuredLines(test, result) {
    const names = _check_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .authenticationNames */ .J.filter((name) => {
        const rate = test.rates.find((one) => one.scope === 'overall' && one.rate === name);
        return rate !== undefined && rate.percent === null;
    });
    if (names.length === 0)
        return [];
    if (test.receivedCount === 0)
        return [`${(0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNames */ .JH)(names)} pass rates not measured: no copy was received`];
    const byHint = Map.groupBy(names, (name) => hintFor(name, result));
    return [...byHint].map(([hint, group]) => `${(0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNames */ .JH)(group)} not measured${hint === null ? '' : ` (${hint} to check ${group.length === 1 ? 'it' : 'them'})`}`);
}
/** Returns what to set; `null` when it is already set, or no setting would help. */
function hintFor(name, { serviceKind, settings }) {
    if (serviceKind === 'remote')
        return null;
    const isSet = (setting) => settings.some((one) => one.name === setting && one.source !== 'default');
    if (name === 'spf')
        return isSet('sending-ip') ? null : 'set sending-ip';
    return isSet('dkim-private-key') ? null : 'set dkim-domain, dkim-selector and dkim-private-key';
}


/***/ }),

/***/ 46838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shortenAroundCode),
/* harmony export */   m: () => (/* binding */ splitCode)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11984);
/** Finds DNS records in sentences, which reports show as code and never truncate, so that readers can copy them. */

/** A whole SPF or DMARC record. An SPF record ends with `all` or a redirect. */
const record = /v=spf1(?: [^\s"]+)*? (?:[+?~-]?all|redirect=[^\s"]+)(?![^\s".,;:])|v=DMARC1(?:; ?[a-z]{1,10}=[^\s;"]+)+;?/giu;
/** Longer records do not fit in a DNS answer. Source: RFC 7208 §3.4 recommends 450 octets. */
const longestRecord = 1500;
/** Splits a text into pieces that add up to the whole text. */
function splitCode(text) {
    const pieces = [];
    let end = 0;
    for (const { index, 0: found } of text.matchAll(record)) {
        pieces.push({ kind: 'text', text: text.slice(end, index) }, { kind: 'code', text: found });
        end = index + found.length;
    }
    return [...pieces, { kind: 'text', text: text.slice(end) }].filter((piece) => piece.text !== '');
}
/** Truncates the text between records to `longest` characters; records are kept whole. */
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
/** Removes secrets from all text that leaves the process and that GitHub does not mask. */

/**
 * Creates a function that replaces the secrets, their lines and their encodings (base64 at all offsets, base64url, URI,
 * hex, JSON, HTML, login strings) with `***`. Overlapping matches become one `***`.
 *
 * @param usernames the names combined with a password in login strings
 */
function scrubber(secrets, usernames = []) {
    const values = secrets.map((secret) => secret.reveal()).filter(_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .isMaskable */ .h_);
    const logins = values.flatMap((value) => usernames.flatMap((name) => (0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .loginForms */ .xm)(name, value)));
    const forms = [...new Set([...values.flatMap(_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .secretForms */ .eo), ...logins])];
    return (text) => replaceSpans(text, mergeSpans(forms.flatMap((form) => spansOf(text, form))));
}
/**
 * Scrubs every string in the data except property names. Scrub before rendering, because an escaper can change a secret so
 * that it is no longer found.
 *
 * @param data plain JSON data
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
/** The forms in which a secret can appear in text: as is, line by line, and encoded. */
/** Shorter values occur by chance; masking them would hide unrelated text and drop job outputs. */
const leastLength = 4;
/**
 * Words that presend prints itself, including those in results and outputs. If one of them were masked, GitHub would drop
 * outputs and the scrubber would corrupt results.
 */
const ownWords = new Set(`true false null none test default pass fail misconfigured inconclusive warn error check send
  input flag environment config embedded remote overall consumer business protected marketing transactional
  inbox spam promotions social updates forums junk observed simulated dkim dmarc spam-test external-test
  accepted rejected unknown not-attempted final-dot greeting ehlo auth mail rcpt data final-reply
  failing missing outstanding excluded unreported missed undecided no-threshold not-inbox exclude
  presend password secret token http https smtp localhost 127.0.0.1`.split(/\s+/u));
/**
 * Returns true for a value that may be masked: at least four characters, and not one of presend's own words, a small
 * number (a port), a PEM BEGIN or END line, or a single repeated character.
 */
function isMaskable(value) {
    const text = value.trim();
    if (text.length < leastLength || ownWords.has(text.toLowerCase()))
        return false;
    return !/^\d{1,5}$/u.test(text) && !/^-----(?:BEGIN|END) [^-]*-----$/u.test(text) && !/^(.)\1*$/su.test(text);
}
/** Returns the maskable lines of a secret, without duplicates. */
function secretLines(value) {
    const lines = value.split(/[\r\n]+/u).map((line) => line.trim());
    return [...new Set(lines)].filter(isMaskable);
}
/** Returns the base64 of `\0user\0password` (AUTH PLAIN) and of `user:password` (HTTP Basic). */
function loginForms(username, password) {
    return [`\0${username}\0${password}`, `${username}\0${username}\0${password}`, `${username}:${password}`].map(base64);
}
/** Returns a PEM's base64 body as one line, as found in DNS records and logs; `null` if the value is not a PEM. */
function pemBody(value) {
    const body = /-----BEGIN [^-]+-----([\s\S]*?)-----END [^-]+-----/u.exec(value)?.[1];
    return body === undefined ? null : body.replaceAll(/\s+/gu, '');
}
/**
 * Returns all strings to replace when a secret is scrubbed: the value, its lines, and the encodings of both that occur in
 * logs and reports. Longest first, maskable only, without duplicates.
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
 * Returns the part of a base64 text that does not depend on the bytes around the value, if the value starts `offset` bytes
 * into a group of three. The runner masks the same forms (HostContext.cs, "Base64StringEscape").
 */
function base64Inside(value, offset) {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
    return bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6));
}
function urlForms(value) {
    // encodeURIComponent throws on a lone surrogate.
    const whole = value.toWellFormed();
    const percent = encodeURIComponent(whole);
    const form = new URLSearchParams({ v: value }).toString().slice(2);
    // Python's quote() keeps slashes; encodeURI() keeps every character that is valid in a URL.
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
/** The entities that HTML escapers use for quotes. */
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
/** Timeouts for asynchronous work. */
/** The timeout error of `withinTime`. Its class distinguishes it from a cancelled run. */
class TimeLimitReached extends Error {
    constructor(limitMs) {
        super(`no answer within ${limitMs / 1000} s`);
        this.name = 'TimeLimitReached';
    }
}
/**
 * Resolves with the result of `work` if it finishes within `limitMs`. On timeout, or when the outer signal aborts, it aborts
 * the signal passed to `work` and rejects at once, whether or not `work` stops.
 *
 * @throws TimeLimitReached on timeout; the outer signal's reason when that aborts
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
        // Abort after the race is decided, or the work's own abort error could win it.
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
 * Resolves with the result of `work`. After `signal` aborts, `work` has `graceMs` to finish; then this function rejects with
 * the signal's reason.
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
/** Resolves when `signal` aborts. Stops listening when `over` aborts. */
function aborted(signal, over) {
    if (signal.aborted)
        return Promise.resolve();
    return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true, signal: over });
    });
}


/***/ }),

/***/ 15742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ untilAborted),
/* harmony export */   w: () => (/* binding */ itemsUntilAborted)
/* harmony export */ });
/** Waits for a promise until a signal aborts. */
/** Resolves like `promise`, or rejects with the signal's reason as soon as it aborts. Does not stop the work behind `promise`. */
async function untilAborted(promise, signal) {
    const { promise: aborted, reject } = Promise.withResolvers();
    const onAbort = () => reject(signal.reason);
    if (signal.aborted)
        onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    try {
        return await Promise.race([promise, aborted]);
    }
    finally {
        signal.removeEventListener('abort', onAbort);
    }
}
/** Yields the items of `source`; throws the signal's reason as soon as it aborts. */
async function* itemsUntilAborted(source, signal) {
    const iterator = source[Symbol.asyncIterator]();
    try {
        for (;;) {
            const next = await untilAborted(iterator.next(), signal);
            if (next.done === true)
                return;
            yield next.value;
        }
    }
    finally {
        // Not awaited: a source that hangs must not block the caller.
        iterator.return?.().catch(() => undefined);
    }
}


/***/ })

};
