export const id = 7164;
export const ids = [7164];
export const modules = {

/***/ 52961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ checkSettings)
});

;// CONCATENATED MODULE: ./lib/check/abortable.js
/** Waiting that ends at once when a signal aborts, whatever the other side does. */
/** `promise`, or a rejection with the signal's reason as soon as it aborts. */
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
/** The items of `source` until it ends or the signal aborts; then it rejects with the signal's reason. */
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
        // Not awaited: a source that hangs would hold up the end. What it still says is of no use to anybody.
        iterator.return?.().catch(() => undefined);
    }
}
/** True when `promise` settles within `limitMs`; false when it takes longer. Never rejects. */
async function settlesWithin(promise, limitMs, clock) {
    const stop = new AbortController();
    const settled = promise.then(() => true, () => true);
    const late = clock.sleep(limitMs, stop.signal).then(() => false, () => true);
    const isSettled = await Promise.race([settled, late]);
    stop.abort(new Error('nobody waits any more'));
    return isSettled;
}

// EXTERNAL MODULE: ./lib/errors/problem.js
var errors_problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/check/outcome-sentence.js
var outcome_sentence = __webpack_require__(79396);
// EXTERNAL MODULE: ./lib/check/rate.js
var check_rate = __webpack_require__(10300);
// EXTERNAL MODULE: ./lib/check/postmaster/metric-text.js
var metric_text = __webpack_require__(25105);
;// CONCATENATED MODULE: ./lib/check/postmaster/postmaster-sentence.js
/** What postmaster data makes of a run, in one plain sentence with figures. */


/** Reasons that stand in one sentence; the table has the rest. */
const mostReasons = 2;
/** `fail: postmaster data of shop.example: user-reported spam rate was 0.34 % on 2026-06-03 and must stay below 0.3 %`. */
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
    return more <= 0 ? shown : `${shown}; ${(0,check_rate/* renderCount */.SS)(more, 'further limit')} ${status}`;
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
    return `${outcome}: postmaster data of ${(0,check_rate/* renderCount */.SS)(reports.length, 'domain')}: ${counts.join(', ')}${reason}`;
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
        notices: settings.notices,
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
        : `pass: dry run: ${(0,check_rate/* renderCount */.SS)(tests.length, 'message')} rendered; nothing was created or sent`;
}
const nothing = { isCancelled: false, tests: [], problems: [], error: null };
function badInput(problems) {
    const [first] = problems;
    const reason = first === undefined ? 'there is nothing to send' : (0,errors_problem/* renderProblem */.yM)(first);
    const more = problems.length <= 1 ? '' : ` (and ${(0,check_rate/* renderCount */.SS)(problems.length - 1, 'further problem')})`;
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
;// CONCATENATED MODULE: ./lib/check/plan.js
/** What a run will do: every template that a pattern matches, with every data set, in an order that never changes. */


const noData = { name: null, source: { kind: 'none' } };
/**
 * The messages of a run: settings in their order, the files of a pattern by name, data sets in their order. A file
 * that two patterns match belongs to the first. Every pattern that matches no file is a problem; so is no pattern.
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
            problems.push(noMatch(setting));
        for (const templatePath of paths) {
            if (taken.has(templatePath))
                continue;
            taken.add(templatePath);
            const dataSets = setting.dataSets.length === 0 ? [noData] : setting.dataSets;
            messages.push(...dataSets.map((dataSet) => ({ templatePath, dataSet, setting })));
        }
    }
    return { messages, problems };
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
function noMatch(setting) {
    const place = setting.place === null ? {} : { place: setting.place };
    const came = (0,errors_problem/* quoteValue */.cl)(setting.pattern);
    if (!isInside(setting.pattern)) {
        return { input: 'template', came, expected: 'a path inside the repository, without ".."', ...place };
    }
    const todo = 'check the path; it is relative to the root of the repository, and the files must be checked out';
    return { input: 'template', came, expected: 'a path or pattern that matches a file', todo, ...place };
}

// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
;// CONCATENATED MODULE: ./lib/check/run-error.js
/** What an exception means for a run. */

/** Longest message of an error that is not ours. */
const longestMessage = 500;
/** `inconclusive` unless the error says otherwise; an error of no known kind is a defect of presend and says so. */
function describeFailure(error, signal) {
    if (error instanceof presend_error/* PresendError */.W) {
        const { code, message, outcome, problems } = error;
        return { code, message, outcome, problems, isCancelled: false };
    }
    if (signal.aborted) {
        const message = 'the run was cancelled';
        return { code: 'CANCELLED', message, outcome: 'inconclusive', problems: [], isCancelled: true };
    }
    const came = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return {
        code: 'UNEXPECTED',
        message: `unexpected error: ${came.slice(0, longestMessage)}; this is a defect of presend, please report it`,
        outcome: 'inconclusive',
        problems: [],
        isCancelled: false,
    };
}

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
    return `the newest day of data is ${newest}, ${(0,check_rate/* renderCount */.SS)(ageDays, 'day')} ago, too old to be judged`;
}
function behind(newest, ageDays) {
    return (`the newest day of data is ${newest}, ${(0,check_rate/* renderCount */.SS)(ageDays, 'day')} ago; a provider tells a day within ` +
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
        return domains.map((domain) => unread(domain, job, describeFailure(error, signal)));
    }
}
async function findAccount({ setting, ports, deadlineMs }, signal) {
    const answer = await untilAborted(ports.listPostmasterAccounts({ deadlineMs }, signal), signal);
    if (answer.status === 'none') {
        return { status: 'missing', reason: `the service has no connected postmaster account (${answer.words})` };
    }
    const wanted = setting.email.toLowerCase();
    const account = answer.value.find(({ email }) => email.toLowerCase() === wanted);
    if (account !== undefined)
        return { status: 'found', account };
    // The addresses of the others are nobody's business in a public log.
    const others = (0,check_rate/* renderCount */.SS)(answer.value.length, 'other account is', 'other accounts are');
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
        return { ...unread(domain, job, describeFailure(error, signal)), source: account.source };
    }
}
async function ask({ domain, isWhole }, { setting, ports, account, deadlineMs }, signal) {
    const range = isWhole ? null : neededDays(setting, ports.clock.nowMs());
    const question = { account, domain, range, deadlineMs };
    const answer = await untilAborted(ports.readPostmasterDomain(question, signal), signal);
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
// EXTERNAL MODULE: ./node_modules/html-to-text/lib/html-to-text.mjs + 35 modules
var html_to_text = __webpack_require__(95557);
;// CONCATENATED MODULE: ./lib/mail/html-to-text.js
/** The text part of a message that has only HTML: what a reader would see, in lines. */

const wrapCharacters = 78;
/** More than any mail program shows; the converter's time grows with it. */
const maxHtmlCharacters = 10_000_000;
/** The converter is recursive; layouts of nested tables reach some sixty levels. */
const maxDepth = 200;
/**
 * The visible text of an HTML document, wrapped at 78 characters, links as `text [URL]`, images as their `alt` text.
 * Hidden content (`display:none`, `hidden`: the preheader, too), scripts and styles are dropped. Tables with header
 * cells are laid out in columns, tables without (which mail uses for layout) are read cell by cell, a line a row.
 * A text without content is `''`. Not escaped for anything.
 */
function htmlToText(html) {
    return (0,html_to_text/* convert */.C6)(cutWhereTooDeep(html.slice(0, maxHtmlCharacters)), {
        wordwrap: wrapCharacters,
        limits: { maxDepth, ellipsis: '…' },
        formatters: { altText: formatAltText, layoutCell: formatLayoutCell, mailTable: formatTable },
        selectors,
    })
        .replaceAll(filler, '')
        .split('\n')
        .map((line) => line.trimEnd())
        .join('\n')
        .replaceAll(/\n{3,}/gu, '\n\n')
        .trim();
}
/** Each open element costs the parser time for every one inside it: at 400,000 that is minutes. */
const maxOpenElements = 10_000;
/** Elements that never close, or that the next one closes. */
const selfClosing = /^(?:area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|source|td|th|tr|track|wbr)$/iu;
/** The HTML up to where more elements are open than any mail has. */
function cutWhereTooDeep(html) {
    let openCount = 0;
    for (const { index, groups } of html.matchAll(/<(?<slash>\/?)(?<name>[a-z][a-z0-9:-]{0,30})/giu)) {
        if (selfClosing.test(groups?.['name'] ?? ''))
            continue;
        openCount = Math.max(openCount + (groups?.['slash'] === '/' ? -1 : 1), 0);
        if (openCount > maxOpenElements)
            return html.slice(0, index);
    }
    return html;
}
/** Invisible characters in a row: they keep what follows a preheader out of the preview. Single ones mean something. */
// oxlint-disable-next-line no-misleading-character-class -- each of them stands for itself
const filler = /(?:[\u00ad\u034f\u200b-\u200d\u2007\ufeff][ \u00a0\n]*){3,}[\u00ad\u034f\u200b-\u200d\u2007\ufeff]/gu;
/** `title` hides in the body of broken documents; the two spellings of `display:none` are those that mail uses. */
const hiddenSelectors = [
    'title',
    '[hidden]',
    '[style*="display:none" i]',
    '[style*="display: none" i]',
    '[style*="visibility:hidden" i]',
    '[style*="visibility: hidden" i]',
    '[style*="mso-hide:all" i]',
    '[style*="mso-hide: all" i]',
];
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const selectors = [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, noAnchorUrl: true } },
    { selector: 'img', format: 'altText' },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'td', format: 'layoutCell' },
    { selector: 'table', format: 'mailTable', options: { uppercaseHeaderCells: false, maxColumnWidth: 40 } },
    ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
    ...hiddenSelectors.map((selector) => ({ selector, format: 'skip' })),
];
/** An image's address helps nobody in a text; its `alt` says what it shows. */
const formatAltText = (element, _walk, builder) => {
    const alt = element.attribs?.['alt'];
    if (typeof alt === 'string' && alt.trim() !== '')
        builder.addInline(alt.trim(), {});
};
/** Cells of a layout are read one after the other; a price must not stick to what it is the price of. */
const formatLayoutCell = (element, walk, builder) => {
    builder.addInline(' ', {});
    walk(element.children, builder);
};
// oxlint-disable-next-line max-params -- the converter's own signature
const formatTable = (element, walk, builder, options) => {
    const format = builder.options.formatters?.[hasHeaderCells(element) ? 'dataTable' : 'block'];
    format?.(element, walk, builder, options);
};
/** Looks at the table's own rows only: a layout table may hold a data table. */
function hasHeaderCells(element) {
    const role = element.attribs?.['role'];
    if (role === 'presentation' || role === 'none')
        return false;
    const children = element.children ?? [];
    const sections = children.filter((child) => ['thead', 'tbody', 'tfoot'].includes(child.name ?? ''));
    const rows = [...children, ...sections.flatMap((section) => section.children ?? [])].filter(({ name }) => name === 'tr');
    return rows.some((row) => (row.children ?? []).some(({ name }) => name === 'th'));
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/template/html-references.js
/** Finds the addresses of images in HTML: where each stands, so that it can be replaced. One pass, linear in any HTML. */
/** Elements whose `src` is a picture: Outlook's own among them. */
const imageElements = new Set(['img', 'input', 'v:fill', 'v:image', 'v:imagedata']);
/** `src` of images, `background`, and `url()` in `style` attributes and `<style>`, in their order. */
function findImageReferences(html) {
    const references = [];
    let at = html.indexOf('<');
    while (at >= 0) {
        at = html.indexOf('<', readMarkup(html, at, references));
    }
    return references;
}
/** Reads what starts at a `<`; gives the offset behind it. */
function readMarkup(html, at, references) {
    if (html.startsWith('<!--', at))
        return endOfComment(html, at);
    const name = /^[a-zA-Z][^\s/>]{0,40}/u.exec(html.slice(at + 1, at + 42))?.[0].toLowerCase();
    if (name === undefined)
        return at + 1;
    const end = readAttributes(html, at + 1 + name.length, name, references);
    if (name !== 'style' && name !== 'script')
        return end;
    const close = indexOfClosing(html, end, name);
    if (name === 'style')
        references.push(...findCssReferences(html.slice(end, close), end));
    return close;
}
/** Outlook shows what stands in conditional comments, so those are read; all others are not. */
function endOfComment(html, at) {
    if (html.startsWith('<!--[if', at))
        return at + 4;
    const end = html.indexOf('-->', at + 4);
    return end < 0 ? html.length : end + 3;
}
function indexOfClosing(html, from, name) {
    const closing = new RegExp(`</${name}`, 'giu');
    closing.lastIndex = from;
    return closing.exec(html)?.index ?? html.length;
}
// oxlint-disable-next-line max-params -- a scanner's position, and what it has found so far
function readAttributes(html, from, element, references) {
    const attribute = /[\s/]*(?:(?<close>>)|(?<name>[^\s=/>]+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+)))?|=)/duy;
    attribute.lastIndex = from;
    for (let match = attribute.exec(html); match !== null; match = attribute.exec(html)) {
        if (match.groups?.['close'] !== undefined)
            return attribute.lastIndex;
        const { name = '', double, single, bare } = match.groups ?? {};
        const value = double ?? single ?? bare;
        const range = match.indices?.groups?.['double'] ?? match.indices?.groups?.['single'] ?? match.indices?.groups?.['bare'];
        if (value === undefined || range === undefined)
            continue;
        references.push(...referencesIn(element, name.toLowerCase(), { start: range[0], end: range[1], url: value }));
    }
    // A tag that never ends: all the rest is in it. Looking again from its start would be quadratic.
    return html.length;
}
function referencesIn(element, attribute, value) {
    if (attribute === 'style')
        return findCssReferences(value.url, value.start);
    const isImage = attribute === 'background' || (attribute === 'src' && imageElements.has(element));
    return isImage ? [{ ...value, url: decodeAmpersands(value.url).trim() }] : [];
}
/** `offset`: where the CSS stands in the document. */
function findCssReferences(css, offset) {
    const pattern = /url\(\s*(?<quote>["']|&quot;|&#39;|)(?<url>[^"'()\\]{0,2000}?)\k<quote>\s*\)/dgiu;
    return [...css.matchAll(pattern)].flatMap((match) => {
        const range = match.indices?.groups?.['url'];
        const url = decodeAmpersands(match.groups?.['url'] ?? '').trim();
        return range === undefined || url === '' ? [] : [{ start: offset + range[0], end: offset + range[1], url }];
    });
}
function decodeAmpersands(text) {
    return text.replaceAll(/&amp;|&#38;|&#x26;/giu, '&');
}

;// CONCATENATED MODULE: ./lib/template/problem-list.js
/** Collects what is wrong, so that an author sees all of it at once. */
/** An empty list. */
function problemList() {
    const found = new Map();
    const add = (...problems) => {
        for (const problem of problems)
            found.set(JSON.stringify(problem), problem);
    };
    return {
        add,
        take: (parsed) => {
            if (parsed.status === 'ok')
                return parsed.value;
            add(...parsed.problems);
            return null;
        },
        all: () => [...found.values()],
    };
}

// EXTERNAL MODULE: ./lib/template/repository-path.js
var repository_path = __webpack_require__(2658);
// EXTERNAL MODULE: ./lib/template/source-text.js
var source_text = __webpack_require__(64321);
;// CONCATENATED MODULE: ./lib/template/embed-images.js
/** Images of the repository that the HTML shows, as parts of the message (`cid:`, RFC 2392). */







const imageTypes = {
    '.png': 'image/png',
    '.jpg': 'image/jpeg',
    '.jpeg': 'image/jpeg',
    '.gif': 'image/gif',
    '.webp': 'image/webp',
    '.svg': 'image/svg+xml',
    '.bmp': 'image/bmp',
};
/**
 * The HTML with every local image as `cid:`, and the images: one attachment a file, however often it is shown.
 * Local is what has no scheme and no host. Paths are relative to the template's folder, else to the repository.
 * `source` is the template the HTML was rendered from: there the places of problems are looked for.
 */
async function embedImages(html, source, repository) {
    const references = findImageReferences(html).filter(({ url }) => isLocal(url));
    const images = new Map();
    const problems = problemList();
    for (const url of new Set(references.map((reference) => reference.url))) {
        const image = problems.take(await readImage(url, placeOf(url, source), { source, repository }));
        if (image !== null)
            images.set(url, image);
    }
    if (problems.all().length > 0)
        return (0,errors_problem/* bad */.MB)(...problems.all());
    const attachments = new Map([...images.values()].map((image) => [image.contentId, image]));
    return (0,errors_problem.ok)({ html: replaceReferences(html, references, images), attachments: [...attachments.values()] });
}
function isLocal(url) {
    return url !== '' && !/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/iu.test(url);
}
async function readImage(url, place, { source, repository }) {
    const path = decodePath(url);
    const contentType = imageTypes[external_node_path_.posix.extname(path).toLowerCase()];
    const input = `image ${(0,errors_problem/* quoteValue */.cl)(url)}`;
    if (contentType === undefined) {
        const expected = `a file that ends in one of ${Object.keys(imageTypes).join(' ')}`;
        return (0,errors_problem/* bad */.MB)((0,source_text/* problemAt */.l4)(place, { input, came: (0,errors_problem/* quoteValue */.cl)(external_node_path_.posix.extname(path)), expected }));
    }
    const file = await repository.read(path, { input, place, folders: [(0,repository_path/* folderOf */.yS)(source.file), ''] });
    if (file.status === 'bad')
        return file;
    const { bytes } = file.value;
    const digest = (0,external_node_crypto_.createHash)('sha256').update(file.value.path).update('\0').update(bytes).digest('hex');
    const filename = external_node_path_.posix.basename(file.value.path);
    return (0,errors_problem.ok)({ filename, contentType, content: bytes, contentId: `${digest.slice(0, 24)}@presend.invalid` });
}
/** Without query and fragment, percent-encoding undone; as it is where that is broken. */
function decodePath(url) {
    const path = url.replace(/[?#].*$/su, '');
    try {
        return decodeURIComponent(path);
    }
    catch {
        // A lone percent sign is no encoding but part of a name.
        return path;
    }
}
/** An image may be named by an include or by data; then the file is all that is known. */
function placeOf(url, source) {
    const offset = source.text.indexOf(url);
    const position = (0,source_text/* positionOf */.df)(source.text, offset);
    return (offset < 0 ? undefined : source.placeAt(position.line, position.column)) ?? { file: source.file };
}
function replaceReferences(html, references, images) {
    let at = 0;
    const pieces = [];
    for (const { start, end, url } of references) {
        const contentId = images.get(url)?.contentId;
        if (contentId === undefined)
            continue;
        pieces.push(html.slice(at, start), `cid:${contentId}`);
        at = end;
    }
    return [...pieces, html.slice(at)].join('');
}

;// CONCATENATED MODULE: ./lib/template/engine.js
/** Picks the engine of a file by its extension and loads it; nothing else in this room is loaded lazily. */

const openers = {
    html: async () => (await __webpack_require__.e(/* import() */ 3393).then(__webpack_require__.bind(__webpack_require__, 33393))).openHtml,
    liquid: async () => (await Promise.all(/* import() */[__webpack_require__.e(8694), __webpack_require__.e(1855)]).then(__webpack_require__.bind(__webpack_require__, 41855))).openLiquid,
    handlebars: async () => (await Promise.all(/* import() */[__webpack_require__.e(8508), __webpack_require__.e(3216)]).then(__webpack_require__.bind(__webpack_require__, 23216))).openHandlebars,
    markdown: async () => (await Promise.all(/* import() */[__webpack_require__.e(8022), __webpack_require__.e(561)]).then(__webpack_require__.bind(__webpack_require__, 40561))).openMarkdown,
};
const enginesOfTemplates = {
    '.html': 'html',
    '.htm': 'html',
    '.liquid': 'liquid',
    '.hbs': 'handlebars',
    '.handlebars': 'handlebars',
    '.md': 'markdown',
    '.markdown': 'markdown',
};
/** In a text part, HTML would be shown as it is written. */
const enginesOfTexts = {
    '.txt': 'html',
    '.md': 'html',
    '.markdown': 'html',
    '.liquid': 'liquid',
    '.hbs': 'handlebars',
    '.handlebars': 'handlebars',
};
/** Extensions of templates, `.eml` included, for messages to the user. */
const templateExtensions = [...Object.keys(enginesOfTemplates), '.eml'];
/** Extensions of text parts. */
const textExtensions = Object.keys(enginesOfTexts);
/** The engine for a file, by its last extension; `null`: there is none for it. */
async function openEngine(path, part, setup) {
    const table = part === 'template' ? enginesOfTemplates : enginesOfTexts;
    const open = openers[table[external_node_path_.posix.extname(path).toLowerCase()] ?? ''];
    return open === undefined ? null : (await open())(setup);
}

// EXTERNAL MODULE: ./lib/mail/header-field.js
var header_field = __webpack_require__(97595);
// EXTERNAL MODULE: ./lib/mail/parse-address.js + 1 modules
var parse_address = __webpack_require__(85429);
// EXTERNAL MODULE: ./lib/mail/parse-message.js
var parse_message = __webpack_require__(32974);
;// CONCATENATED MODULE: ./lib/template/engines/eml.js
/** A finished message (`.eml`), taken apart so that it can be sent again to the seeds, part by part. */





/** Written by the servers of the one who received it; nobody sends these. */
const traceFields = /^(?:received-spf|x-received|x-original-to|envelope-to|x-google-.*|x-gm-.*|x-forwarded-.*|x-spam-.*)$/iu;
/**
 * Reads a message. Kept: subject, From, Reply-To, HTML, text, attachments, images and its other header fields.
 * Dropped: what each copy gets of its own (To, Date, Message-ID, signatures), Cc and Bcc, MIME's own fields and
 * those of the servers it went through. Data is not applied.
 */
async function readEml(path, bytes) {
    const message = await (0,parse_message/* parseMessage */.v)(bytes);
    const place = { file: path };
    if (message.defect !== null) {
        return (0,errors_problem/* bad */.MB)({ input: 'template', came: message.defect, expected: 'a message that can be read', place });
    }
    if (message.html === null && message.text === null) {
        return (0,errors_problem/* bad */.MB)({ input: 'template', came: 'a message without HTML and text', expected: 'a message with a body', place });
    }
    const problems = problemList();
    const parts = {
        subject: message.subject,
        from: readFrom(message.from, problems),
        replyTo: message.replyTo.flatMap((mailbox) => keep(readMailbox(mailbox, 'reply-to'), problems)),
        headerFields: ownFields(message).flatMap((field) => keep((0,header_field/* parseHeaderField */.F3)(field), problems)),
        html: message.html,
        text: message.text,
        attachments: readAttachments(message),
    };
    const found = problems.all().map((problem) => Object.assign({}, problem, { place }));
    return found.length > 0 ? (0,errors_problem/* bad */.MB)(...found) : (0,errors_problem.ok)(parts);
}
function keep(parsed, problems) {
    const value = problems.take(parsed);
    return value === null ? [] : [value];
}
function readFrom(mailboxes, problems) {
    const [first, ...others] = mailboxes;
    if (first === undefined)
        return null;
    if (others.length > 0)
        problems.add({ input: 'from', came: `${mailboxes.length} addresses`, expected: 'exactly one address' });
    return problems.take(readMailbox(first, 'from'));
}
function readMailbox({ displayName, address }, input) {
    // Without an address the name is what stands there.
    const parsed = (0,parse_address/* parseAddress */.or)(address === '' ? (displayName ?? '') : address);
    if (parsed.status === 'bad')
        return (0,errors_problem/* bad */.MB)(...parsed.problems.map((problem) => Object.assign({}, problem, { input })));
    // Once more through the parser: the name has not been checked yet.
    return (0,parse_address/* parseAddress */.or)((0,parse_address/* renderAddress */.vY)({ ...parsed.value, displayName }));
}
function ownFields({ headerFields }) {
    return headerFields
        .filter(({ name, value }) => value !== '' && !(0,header_field/* isReservedHeader */.KE)(name) && !traceFields.test(name))
        .map(({ name, value }) => ({ name, value: value.replaceAll(/\s+/gu, ' ') }));
}
/** Forms of the text that stand beside it in a multipart/alternative; as files they have names. */
const alternativeTypes = new Set(['text/calendar', 'text/x-amp-html']);
function readAttachments({ html, attachments }) {
    return attachments.map((part, index) => {
        const { filename, contentType, content, contentId, calendarMethod } = part;
        const file = { filename: filename ?? `part-${index + 1}`, contentType, content };
        if (filename === null && alternativeTypes.has(contentType)) {
            return { ...file, isAlternative: true, ...(calendarMethod === null ? {} : { calendarMethod }) };
        }
        return contentId !== null && isShown(part, html ?? '') ? { ...file, contentId } : file;
    });
}
/** RFC 2392 §2: `cid:` and the id as in a URL, so in any case and with percent-encoding. */
function isShown({ contentId, isRelated }, html) {
    return isRelated || html.includes(`cid:${contentId}`);
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./lib/template/read-yaml.js
/** YAML with places: every problem has its line, and no document can blow up. */


/** A YAML 1.2 document, all syntax errors with line and column. Aliases are bounded: a few can mean gigabytes. */
function readYaml(source) {
    const lines = new dist/* LineCounter */.HN();
    const placeOf = (offset) => {
        const { line, col } = lines.linePos(offset);
        return { file: source.file, line: line + source.skippedLines, column: Math.max(col, 1) };
    };
    try {
        const document = (0,dist/* parseDocument */.Tp)(source.text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
        const errors = document.errors.map((error) => syntaxProblem(error, source, placeOf(error.pos[0])));
        if (errors.length > 0)
            return (0,errors_problem/* bad */.MB)(...errors);
        const value = document.toJS({ maxAliasCount: source.maxAliasCount });
        return (0,errors_problem.ok)({ value, entries: readEntries(document.contents, value, { source, placeOf }) });
    }
    catch (error) {
        // toJS throws for too many aliases, and parsing for nesting deeper than the stack.
        const came = error instanceof RangeError ? 'values nested too deep' : 'aliases (*) that repeat too much';
        return (0,errors_problem/* bad */.MB)({ input: source.input, came, expected: 'plain values', place: { file: source.file } });
    }
}
function syntaxProblem({ code, message, pos }, { input, text }, place) {
    // The library's words for it are about its own functions.
    if (code === 'MULTIPLE_DOCS')
        return { input, came: 'a second document', expected: 'a single one', place };
    const problem = { input, came: `a mistake (${message.split('\n')[0] ?? ''})`, expected: 'valid YAML', place };
    const line = text.slice(text.lastIndexOf('\n', pos[0] - 1) + 1, pos[0]);
    // To YAML `{{ name }}` is a mapping in a mapping, and nothing may stand behind it.
    return /:[ \t]+\{\{/u.test(line) ? { ...problem, todo: 'put a value that starts with {{ in quotes' } : problem;
}
function readEntries(contents, value, context) {
    if (!(0,dist/* isMap */.jh)(contents) || typeof value !== 'object' || value === null)
        return [];
    const values = new Map(Object.entries(value));
    return contents.items.map((pair) => readEntry(pair, values, context));
}
function readEntry(pair, values, { source, placeOf }) {
    const key = (0,dist/* isScalar */.jn)(pair.key) ? pair.key : null;
    const value = (0,dist/* isScalar */.jn)(pair.value) ? pair.value : null;
    const keyStart = key?.range?.[0] ?? 0;
    const [start, end] = value?.range ?? [keyStart, keyStart];
    const text = typeof value?.value === 'string' ? value.value : '';
    const name = String(key?.value);
    return {
        key: name,
        value: values.get(name),
        keyPlace: placeOf(keyStart),
        placeInValue: (line, column) => placeOf(start + offsetInSource(source.text.slice(start, end), text, { line, column })),
    };
}
/**
 * Where a position of a value stands in the text it was written as. Block scalars are indented, folded ones are
 * joined and quoted ones escaped, so the value's line is searched for; where it was changed, its start must do.
 */
function offsetInSource(written, value, position) {
    const wantedLine = value.split('\n')[position.line - 1] ?? '';
    let from = 0;
    for (const line of value.split('\n').slice(0, position.line - 1)) {
        const found = written.indexOf(line, from);
        if (found >= 0)
            from = found + line.length;
    }
    const found = written.indexOf(wantedLine, from);
    return found < 0 ? 0 : found + position.column - 1;
}

;// CONCATENATED MODULE: ./lib/template/front-matter.js
/** Front matter: YAML between two `---` lines at a template's start, for what is not the message's body. */




const emptyFrontMatter = {
    subject: null,
    from: null,
    replyTo: null,
    headers: [],
    textPath: null,
    embedImages: false,
};
const knownKeys = ['subject', 'from', 'reply-to', 'headers', 'text', 'embed-images'];
/** Cuts a template. One that does not start with a `---` line has no front matter. */
function splitFrontMatter(file, text) {
    const opening = /^---[ \t]*\r?\n/u.exec(text);
    if (opening === null)
        return (0,errors_problem.ok)({ frontMatter: emptyFrontMatter, body: (0,source_text/* sourceOfFile */.pD)(file, text) });
    const closing = /^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/mu.exec(text.slice(opening[0].length));
    if (closing === null) {
        const place = { file, line: 1 };
        return (0,errors_problem/* bad */.MB)({
            input: 'front matter',
            came: 'a first line "---" only',
            expected: 'a second line "---" after it',
            place,
        });
    }
    const yaml = text.slice(opening[0].length, opening[0].length + closing.index);
    const head = text.slice(0, opening[0].length + closing.index + closing[0].length);
    const body = (0,source_text/* sourceOfFile */.pD)(file, text.slice(head.length), head.split('\n').length - 1);
    if (body.text.trim() === '') {
        return (0,errors_problem/* bad */.MB)({ input: 'template', came: 'front matter alone', expected: 'a body below it', place: { file } });
    }
    const frontMatter = parseFrontMatter(file, yaml);
    return frontMatter.status === 'bad' ? frontMatter : (0,errors_problem.ok)({ frontMatter: frontMatter.value, body });
}
function parseFrontMatter(file, text) {
    const document = readYaml({ input: 'front matter', file, text, skippedLines: 1, maxAliasCount: 0 });
    if (document.status === 'bad')
        return document;
    const { value, entries } = document.value;
    if (value !== null && (typeof value !== 'object' || Array.isArray(value))) {
        const place = { file, line: 2 };
        return (0,errors_problem/* bad */.MB)({ input: 'front matter', came: (0,errors_problem/* quoteValue */.cl)(value), expected: 'lines such as "subject: …"', place });
    }
    const problems = problemList();
    problems.add(...entries.filter(({ key }) => !isKnown(key)).map(unknownKey));
    const find = (key) => entries.find((entry) => entry.key === key);
    const textOf = (key) => problems.take(readText(find(key), file));
    const frontMatter = {
        subject: textOf('subject'),
        from: textOf('from'),
        replyTo: textOf('reply-to'),
        headers: problems.take(readHeaders(find('headers'), file)) ?? [],
        textPath: problems.take(readPath(find('text'))),
        embedImages: problems.take(readFlag(find('embed-images'))) ?? false,
    };
    return problems.all().length > 0 ? (0,errors_problem/* bad */.MB)(...problems.all()) : (0,errors_problem.ok)(frontMatter);
}
function isKnown(key) {
    return knownKeys.some((known) => known === key);
}
function unknownKey({ key, keyPlace }) {
    return { input: 'front matter', came: (0,errors_problem/* quoteValue */.cl)(key), expected: `one of ${knownKeys.join(', ')}`, place: keyPlace };
}
function wrongType(entry, expected) {
    const problem = { input: entry.key, came: (0,errors_problem/* quoteValue */.cl)(entry.value), expected, place: entry.keyPlace };
    // To YAML `{{ name }}` is a mapping in a mapping.
    const isVariable = typeof entry.value === 'object' && JSON.stringify(entry.value).startsWith('{"{');
    return (0,errors_problem/* bad */.MB)(isVariable ? { ...problem, todo: `put the value in quotes: ${entry.key}: "{{ … }}"` } : problem);
}
function readText(entry, file) {
    if (entry === undefined)
        return (0,errors_problem.ok)(null);
    const { value } = entry;
    // A subject such as "2026" is a number to YAML.
    if (typeof value === 'number')
        return (0,errors_problem.ok)(sourceIn(entry, file, String(value)));
    return typeof value === 'string' && value.trim() !== ''
        ? (0,errors_problem.ok)(sourceIn(entry, file, value))
        : wrongType(entry, 'a text');
}
function sourceIn(entry, file, text) {
    return { input: 'template', file, text, placeAt: entry.placeInValue };
}
function readPath(entry) {
    if (entry === undefined)
        return (0,errors_problem.ok)(null);
    if (typeof entry.value !== 'string')
        return wrongType(entry, 'the path of the text part');
    return (0,errors_problem.ok)({ path: entry.value.trim(), place: entry.placeInValue(1, 1) });
}
function readFlag(entry) {
    if (entry === undefined)
        return (0,errors_problem.ok)(false);
    return typeof entry.value === 'boolean' ? (0,errors_problem.ok)(entry.value) : wrongType(entry, 'true or false');
}
/** Header fields as lines `Name: value`, or as a mapping of names to a value or a list of values. */
function readHeaders(entry, file) {
    if (entry === undefined)
        return (0,errors_problem.ok)([]);
    if (typeof entry.value === 'string')
        return readHeaderLines(entry, entry.value, file);
    if (typeof entry.value !== 'object' || entry.value === null || Array.isArray(entry.value)) {
        return wrongType(entry, 'lines "Name: value"');
    }
    const pairs = Object.entries(entry.value).flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => ({ name, value: one })));
    if (pairs.some(({ value }) => typeof value !== 'string' && typeof value !== 'number')) {
        return wrongType(entry, 'a text for each header field');
    }
    // The values of an inner mapping have no places of their own; the mapping's is near enough.
    const placeAt = () => entry.keyPlace;
    return (0,errors_problem.ok)(pairs.map(({ name, value }) => ({ name, value: { input: name, file, text: String(value), placeAt } })));
}
function readHeaderLines(entry, text, file) {
    const problems = [];
    const headers = [];
    for (const [index, line] of text.split('\n').entries()) {
        if (line.trim() === '')
            continue;
        const match = /^(?:(?<name>[^\s:]+)\s*:)?\s*/u.exec(line);
        const name = match?.groups?.['name'];
        const start = match?.[0].length ?? 0;
        const piece = { text: line.slice(start), line: index + 1, column: start + 1 };
        // RFC 5322 §2.2.3: a line that starts with white space continues the field above it.
        const continued = /^\s/u.test(line) ? headers.at(-1) : undefined;
        if (continued !== undefined)
            continued.pieces.push(piece);
        else if (name !== undefined)
            headers.push({ name, pieces: [piece] });
        else {
            const place = entry.placeInValue(index + 1, 1);
            problems.push({ input: 'headers', came: (0,errors_problem/* quoteValue */.cl)(line), expected: 'lines "Name: value"', place });
        }
    }
    if (problems.length > 0)
        return (0,errors_problem/* bad */.MB)(...problems);
    return (0,errors_problem.ok)(headers.map(({ name, pieces }) => ({ name, value: joinPieces(pieces, entry, file) })));
}
/** The value on one line, each character of which still knows its place. */
function joinPieces(pieces, entry, file) {
    const placeAt = (_line, column) => {
        let offset = column - 1;
        let at;
        for (const piece of pieces) {
            if (at !== undefined && offset <= at.text.length)
                break;
            if (at !== undefined)
                offset -= at.text.length + 1;
            at = piece;
        }
        return at === undefined ? entry.keyPlace : entry.placeInValue(at.line, at.column + offset);
    };
    return { input: 'template', file, text: pieces.map((piece) => piece.text).join(' '), placeAt };
}

;// CONCATENATED MODULE: ./lib/template/html-title.js
/** The `<title>` of a document: the subject of last resort. */

/** Longer ones are no titles. */
const maxTitleCharacters = 2000;
/** The text of the first `<title>`, entities decoded, on one line; `null` when there is none or it is empty. */
function titleOf(html) {
    const start = /<title(?:\s[^<>]*)?>/iu.exec(html);
    if (start === null)
        return null;
    const rest = html.slice(start.index + start[0].length, start.index + start[0].length + maxTitleCharacters);
    const end = rest.search(/<\/title/iu);
    // In a title `<` is text; only entities mean something.
    const title = htmlToText(rest.slice(0, Math.max(end, 0)).replaceAll('<', '&lt;'))
        .replaceAll(/\s+/gu, ' ')
        .trim();
    return title === '' ? null : title;
}

;// CONCATENATED MODULE: ./lib/template/message-head.js
/** Who a message is from, what it is about, and its further header fields: from inputs, front matter, the body. */






/** All of it, or everything that is wrong with it. */
async function renderHead(request) {
    const problems = problemList();
    const subject = problems.take(await readSubject(request));
    const from = problems.take(await message_head_readFrom(request));
    const replyTo = problems.take(await readReplyTo(request));
    const headerFields = problems.take(await readHeaderFields(request));
    if (subject === null || from === null || replyTo === null || headerFields === null)
        return (0,errors_problem/* bad */.MB)(...problems.all());
    return (0,errors_problem.ok)({ subject, from, replyTo, headerFields });
}
async function readSubject(request) {
    const source = choose('subject', request);
    const rendered = await renderValue(source, request);
    if (rendered.status === 'bad')
        return rendered;
    const { html, subject: own } = request.parts;
    // A finished message says itself what its subject is; one without is not to be mended on the way.
    const isFinished = request.frontMatter === null;
    const title = isFinished || html === null ? null : titleOf(html);
    const subject = rendered.value ?? own?.trim() ?? title;
    if (subject === null || subject === '') {
        const came = rendered.value === '' ? 'an empty text' : 'none';
        const where = isFinished ? 'a Subject field or the subject input' : 'front matter, the subject input or <title>';
        return missing('subject', came, request, where);
    }
    const problems = (0,header_field/* subjectProblems */.f0)(subject, 'subject');
    return problems.length > 0 ? (0,errors_problem/* bad */.MB)(...problems.map((problem) => locate(problem, source, request))) : (0,errors_problem.ok)(subject);
}
async function message_head_readFrom(request) {
    const source = choose('from', request);
    const rendered = await renderValue(source, request);
    if (rendered.status === 'bad')
        return rendered;
    if (rendered.value !== null)
        return named('from', (0,parse_address/* parseAddress */.or)(rendered.value), { source, request });
    const own = request.parts.from;
    const where = request.frontMatter === null ? 'a From field or the from input' : 'front matter or the from input';
    return own === null ? missing('from', 'none', request, where) : (0,errors_problem.ok)(own);
}
async function readReplyTo(request) {
    const source = choose('replyTo', request);
    const rendered = await renderValue(source, request);
    if (rendered.status === 'bad')
        return rendered;
    if (rendered.value === null)
        return (0,errors_problem.ok)(request.parts.replyTo);
    return named('reply-to', (0,parse_address/* parseAddressList */.Mb)(rendered.value), { source, request });
}
/** A name that an input gives replaces the template's fields of that name, all of them; else both are kept. */
async function readHeaderFields(request) {
    const { overrides, frontMatter, parts, templatePath } = request;
    const fromInput = overrides.headers.map(({ name, value }) => ({
        name,
        value: (0,source_text/* sourceOfValue */.GR)(`headers: ${name}`, templatePath, value),
    }));
    const fromTemplate = without(frontMatter?.headers ?? [], fromInput);
    const own = without(parts.headerFields, [...fromInput, ...fromTemplate]);
    const problems = problemList();
    const fields = [...own];
    for (const { name, value } of [...fromTemplate, ...fromInput]) {
        const rendered = problems.take(await renderValue(value, request));
        const field = rendered === null ? null : (0,header_field/* parseHeaderField */.F3)({ name, value: rendered });
        if (field?.status === 'ok')
            fields.push(field.value);
        else if (field !== null)
            problems.add(...field.problems.map((problem) => locate(problem, value, request)));
    }
    return problems.all().length > 0 ? (0,errors_problem/* bad */.MB)(...problems.all()) : (0,errors_problem.ok)(fields);
}
function without(fields, replacing) {
    const names = new Set(replacing.map(({ name }) => name.toLowerCase()));
    return fields.filter(({ name }) => !names.has(name.toLowerCase()));
}
function choose(key, request) {
    const override = request.overrides[key];
    const input = key === 'replyTo' ? 'reply-to' : key;
    if (override !== null)
        return (0,source_text/* sourceOfValue */.GR)(input, request.templatePath, override);
    return request.frontMatter?.[key] ?? null;
}
/** Trimmed, since block texts of YAML end in a line end; `null` when there is nothing to render. */
async function renderValue(source, { engine }) {
    if (source === null)
        return (0,errors_problem.ok)(null);
    const rendered = engine === null ? (0,errors_problem.ok)(source.text) : await engine.render(source, 'plain');
    return rendered.status === 'bad' ? rendered : (0,errors_problem.ok)(rendered.value.trim());
}
function named(input, parsed, { source, request }) {
    if (parsed.status === 'ok')
        return parsed;
    return (0,errors_problem/* bad */.MB)(...parsed.problems.map((problem) => locate(Object.assign({}, problem, { input }), source, request)));
}
function locate(problem, source, { templatePath }) {
    const place = source === null ? { file: templatePath } : source.placeAt(1, 1);
    return place === undefined ? problem : Object.assign({}, problem, { place });
}
// oxlint-disable-next-line max-params -- the four parts of a problem
function missing(input, came, request, where) {
    return (0,errors_problem/* bad */.MB)({ input, came, expected: `one in ${where}`, place: { file: request.templatePath } });
}

// EXTERNAL MODULE: ./lib/template/repository.js
var template_repository = __webpack_require__(57584);
;// CONCATENATED MODULE: ./lib/template/json-error.js
/** Where a JSON text goes wrong: V8 says it for some mistakes only. */
const token = /[ \t\n\r]*(?<token>[{}[\],:]|"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*"|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?(?![0-9A-Za-z.])|(?:true|false|null)(?![A-Za-z0-9]))/uy;
/** The offset of the first character that no JSON has there; the text's length when it just ends too early. */
function findJsonError(text) {
    const matcher = new RegExp(token);
    const open = [];
    let expected = 'value';
    for (;;) {
        const at = matcher.lastIndex;
        const next = matcher.exec(text)?.groups?.['token'];
        if (next === undefined)
            return at + (/^[ \t\n\r]*/u.exec(text.slice(at))?.[0].length ?? 0);
        const step = advance(next, expected, open);
        if (step === null)
            return matcher.lastIndex - next.length;
        expected = step;
    }
}
/** What is expected after a token; `null` when it may not stand there. `open` holds the brackets around it. */
function advance(next, expected, open) {
    if (expected === 'colon')
        return next === ':' ? 'value' : null;
    if (expected === 'end')
        return null;
    if (next === '}' || next === ']')
        return json_error_close(next, expected, open);
    if (expected === 'comma') {
        if (next !== ',')
            return null;
        return open.at(-1) === '{' ? 'key' : 'value';
    }
    if (expected === 'key' || expected === 'first key')
        return next.startsWith('"') ? 'colon' : null;
    if (next === '{' || next === '[') {
        open.push(next);
        return next === '{' ? 'first key' : 'first value';
    }
    return next === ',' || next === ':' ? null : afterValue(open);
}
function json_error_close(next, expected, open) {
    const isAllowed = expected === 'comma' || expected === (next === '}' ? 'first key' : 'first value');
    if (!isAllowed || open.at(-1) !== (next === '}' ? '{' : '['))
        return null;
    open.pop();
    return afterValue(open);
}
function afterValue(open) {
    return open.length === 0 ? 'end' : 'comma';
}

;// CONCATENATED MODULE: ./lib/template/template-data.js
/** The values that a template is rendered with: JSON or YAML, always an object. */





/** Enough for every list that is repeated on purpose, too few for a bomb. */
const maxAliasCount = 100;
/** Reads the data: a file by its extension `.json`, `.yml` or `.yaml`. */
async function readTemplateData(source, repository) {
    if (source.kind === 'none')
        return (0,errors_problem.ok)({ values: {}, name: null });
    if (source.kind === 'inline')
        return (0,errors_problem.ok)({ values: source.value, name: 'inline data' });
    const parse = parsers[external_node_path_.posix.extname(source.path).toLowerCase()];
    if (parse === undefined) {
        return (0,errors_problem/* bad */.MB)({ input: 'data', came: (0,errors_problem/* quoteValue */.cl)(source.path), expected: 'a .json, .yml or .yaml file' });
    }
    const file = await repository.readText(source.path, { input: 'data' });
    if (file.status === 'bad')
        return file;
    const value = parse(file.value.text, file.value.path);
    if (value.status === 'bad')
        return value;
    if (isRecord(value.value))
        return (0,errors_problem.ok)({ values: value.value, name: file.value.path });
    const came = Array.isArray(value.value) ? 'a list' : (0,errors_problem/* quoteValue */.cl)(value.value);
    return (0,errors_problem/* bad */.MB)({ input: 'data', came, expected: 'an object with names and values', place: { file: file.value.path } });
}
const parsers = {
    '.json': parseJson,
    '.yml': parseYamlData,
    '.yaml': parseYamlData,
};
function parseJson(text, file) {
    try {
        const value = JSON.parse(text);
        return (0,errors_problem.ok)(value);
    }
    catch {
        // V8's message quotes the data and gives a place only sometimes; we look for it ourselves.
        const offset = findJsonError(text);
        const found = text.at(offset) === undefined || offset >= text.length ? 'the end of the file' : (0,errors_problem/* quoteValue */.cl)(text[offset]);
        return (0,errors_problem/* bad */.MB)({ input: 'data', came: found, expected: 'valid JSON', place: { file, ...(0,source_text/* positionOf */.df)(text, offset) } });
    }
}
function parseYamlData(text, file) {
    const document = readYaml({ input: 'data', file, text, skippedLines: 0, maxAliasCount });
    return document.status === 'bad' ? document : (0,errors_problem.ok)(document.value.value);
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./lib/template/render-template.js
/** A template and its data → a message without MIME: subject, author, HTML, text, header fields, attachments. */













/**
 * Renders one template with one data set, or says everything that is wrong with it: paths, data, front matter,
 * syntax, missing variables (each with its place), images, subject, addresses, header fields.
 */
async function renderTemplate(request, files) {
    const repository = (0,template_repository/* openRepository */.h)(request.repositoryRoot, files);
    const extension = external_node_path_.posix.extname(request.templatePath).toLowerCase();
    if (!templateExtensions.includes(extension)) {
        const expected = `a template that ends in one of ${templateExtensions.join(' ')}`;
        return (0,errors_problem/* bad */.MB)({ input: 'template', came: (0,errors_problem/* quoteValue */.cl)(request.templatePath), expected });
    }
    return extension === '.eml' ? await renderEml(request, repository) : await renderSource(request, repository);
}
async function renderEml(request, repository) {
    const file = await repository.read(request.templatePath, { input: 'template' });
    if (file.status === 'bad')
        return file;
    const parts = await readEml(file.value.path, file.value.bytes);
    if (parts.status === 'bad')
        return parts;
    // No engine: a finished message has no variables, and its overrides have none either.
    const render = { engine: null, setup: { data: { values: {}, name: null }, repository } };
    return await finish({ request, parts: parts.value, frontMatter: null, ...render });
}
async function renderSource(request, repository) {
    const problems = problemList();
    const [file, readData] = await Promise.all([
        repository.readText(request.templatePath, { input: 'template' }),
        readTemplateData(request.data, repository),
    ]);
    const data = problems.take(readData);
    const text = problems.take(file);
    const split = text === null ? null : problems.take(splitFrontMatter(text.path, text.text));
    if (split === null || data === null)
        return (0,errors_problem/* bad */.MB)(...problems.all());
    const setup = { data, repository };
    const engine = await openEngine(request.templatePath, 'template', setup);
    if (engine === null)
        throw new TypeError(`no engine for ${request.templatePath}`);
    const { body, frontMatter } = split;
    const html = problems.take(await engine.render(body, 'html'));
    const isEmbedding = request.embedImages || frontMatter.embedImages;
    const shown = html !== null && isEmbedding ? problems.take(await embedImages(html, body, repository)) : { html, attachments: [] };
    const parts = {
        subject: null,
        from: null,
        replyTo: [],
        headerFields: [],
        html: shown?.html ?? null,
        text: null,
        attachments: shown?.attachments ?? [],
    };
    const message = await finish({ request, parts, frontMatter, engine, setup });
    if (problems.all().length === 0)
        return message;
    // The head's problems count too, but what it lacks only because the body failed does not.
    if (message.status === 'bad')
        problems.add(...message.problems.filter((problem) => !isConsequence(problem)));
    return (0,errors_problem/* bad */.MB)(...problems.all());
}
async function finish(unfinished) {
    const { request, parts, frontMatter, engine } = unfinished;
    const problems = problemList();
    const head = problems.take(await renderHead({ ...request, parts, frontMatter, engine }));
    const text = problems.take(await renderText(unfinished));
    if (head === null || text === null)
        return (0,errors_problem/* bad */.MB)(...problems.all());
    const { html, attachments } = parts;
    return (0,errors_problem.ok)({ templatePath: request.templatePath, dataSet: request.dataSetName, ...head, html, text, attachments });
}
/** The text part: its own file, else the message's own text, else made from the HTML. */
async function renderText({ request, parts, frontMatter, setup }) {
    const override = request.overrides.textPath;
    const written = frontMatter?.textPath ?? null;
    if (override === null && written === null)
        return (0,errors_problem.ok)(parts.text ?? htmlToText(parts.html ?? ''));
    const path = override ?? written?.path ?? '';
    const engine = await openEngine(path, 'text', setup);
    const place = override === null ? written?.place : undefined;
    const located = place === undefined ? {} : { place };
    if (engine === null) {
        const expected = `a file that ends in one of ${textExtensions.join(' ')}`;
        return (0,errors_problem/* bad */.MB)({ input: 'text', came: (0,errors_problem/* quoteValue */.cl)(path), expected, ...located });
    }
    const folders = override === null ? [(0,repository_path/* folderOf */.yS)(request.templatePath), ''] : [''];
    const file = await setup.repository.readText(path, { input: 'text', ...located, folders });
    return file.status === 'bad' ? file : await engine.render((0,source_text/* sourceOfFile */.pD)(file.value.path, file.value.text), 'plain');
}
/** "There is no subject": said of a message whose HTML, and so its title, could not be rendered. */
function isConsequence(problem) {
    return problem.input === 'subject' && problem.came === 'none';
}

// EXTERNAL MODULE: ./lib/mail/compose.js + 2 modules
var compose = __webpack_require__(76643);
// EXTERNAL MODULE: ./lib/mail/submission-outcome.js
var submission_outcome = __webpack_require__(25402);
// EXTERNAL MODULE: ./lib/contract/names.js
var names = __webpack_require__(766);
// EXTERNAL MODULE: ./lib/check/evidence.js
var check_evidence = __webpack_require__(77699);
// EXTERNAL MODULE: ./lib/check/rate-reason.js
var rate_reason = __webpack_require__(27821);
;// CONCATENATED MODULE: ./lib/check/judge-rate.js
/** One rate against its threshold, by what it is and by everything that it still could become. */


/**
 * The inbox rate of one scope: hits ÷ all seeds that are not excluded. Met only when it holds although every open
 * seed misses; missed only when it is not reached although every open seed hits.
 */
function judgeInboxRate({ scope, tally, threshold, inboxFolders }) {
    const { hitCount, missCount, pendingCount, unknownCount } = tally.inbox;
    const openCount = pendingCount + unknownCount;
    const outOfCount = hitCount + missCount + openCount;
    const lowestPercent = hitCount + missCount === 0 ? null : (0,check_rate/* ratePercent */.mu)(hitCount, outOfCount);
    const highestPercent = (0,check_rate/* ratePercent */.mu)(hitCount + openCount, outOfCount);
    const base = {
        rate: 'inbox',
        scope,
        percent: lowestPercent,
        hitCount,
        outOfCount,
        openCount,
        highestPercent,
    };
    if (threshold === null)
        return settled({ ...base, thresholdPercent: null, status: 'no-threshold', reason: null });
    // Overall a default must not lapse where nothing was measured: an empty run would pass.
    if (outOfCount === 0 && threshold.onlyWhereMeasured && scope !== 'overall')
        return lapsed(base, threshold);
    const status = statusIn(rangeOf(lowestPercent, highestPercent), threshold);
    const figures = { ...base, thresholdPercent: threshold.percent, status };
    const reason = status === 'met' ? null : (0,rate_reason/* inboxReason */.tF)(figures, tally, inboxFolders);
    return { evaluation: { ...figures, reason }, isFinal: status !== 'undecided' || pendingCount === 0 };
}
/** The pass rate of one method in one scope: passes ÷ received copies that could be checked. */
function judgeAuthenticationRate(rate, input) {
    const { scope, tally, threshold, basis } = input;
    const { passCount, failCount, pendingCount } = tally.authentication[rate];
    const outOfCount = passCount + failCount;
    const base = {
        rate,
        scope,
        percent: (0,check_rate/* ratePercent */.mu)(passCount, outOfCount),
        hitCount: passCount,
        outOfCount,
        openCount: pendingCount,
        highestPercent: outOfCount === 0 ? null : (0,check_rate/* ratePercent */.mu)(passCount + pendingCount, outOfCount + pendingCount),
    };
    if (threshold === null)
        return settled({ ...base, thresholdPercent: null, status: 'no-threshold', reason: null });
    const awaitedCount = basis === 'received-copies' ? 0 : pendingCount;
    if (outOfCount === 0 && awaitedCount === 0 && threshold.onlyWhereMeasured)
        return lapsed(base, threshold);
    const status = statusIn(copyRange(base, awaitedCount), threshold);
    const figures = { ...base, thresholdPercent: threshold.percent, status };
    const reason = status === 'met' ? null : (0,rate_reason/* authenticationReason */.Bs)(figures, tally);
    return { evaluation: { ...figures, reason }, isFinal: status !== 'undecided' || pendingCount === 0 };
}
/** Each awaited copy may pass, fail, or never come. */
function copyRange({ hitCount, outOfCount }, awaitedCount) {
    if (outOfCount === 0)
        return null;
    return rangeOf((0,check_rate/* ratePercent */.mu)(hitCount, outOfCount + awaitedCount), (0,check_rate/* ratePercent */.mu)(hitCount + awaitedCount, outOfCount + awaitedCount));
}
function rangeOf(lowestPercent, highestPercent) {
    return lowestPercent === null || highestPercent === null ? null : { lowestPercent, highestPercent };
}
/** A rate without any evidence has no range: it may end as "not measured", which no threshold allows. */
function statusIn(range, threshold) {
    if (range === null)
        return 'undecided';
    if (range.lowestPercent >= threshold.percent)
        return 'met';
    return range.highestPercent < threshold.percent ? 'missed' : 'undecided';
}
function lapsed(base, threshold) {
    return settled({ ...base, thresholdPercent: null, status: 'no-threshold', reason: (0,rate_reason/* lapsedReason */.Gh)(base, threshold) });
}
function settled(evaluation) {
    return { evaluation, isFinal: true };
}

;// CONCATENATED MODULE: ./lib/check/tally.js
/** Counts of what is known and of what may still come, overall and by provider type. */

/** Counts once; everything else (decision, report, outputs) is derived from this. */
function tallyEvidence(input) {
    const { joined, snapshot, rules, moment } = input;
    if (snapshot?.summary !== null && snapshot?.summary !== undefined && (0,check_evidence/* isSummaryAlone */.c4)(snapshot)) {
        return tallySummary(input, snapshot.summary);
    }
    const overall = tallySeeds(joined.seeds, rules.inboxFolders);
    const byType = Map.groupBy(joined.seeds, (one) => one.seed.providerType);
    const settle = settling(moment, overall.receivedCount === 0 ? 'inconclusive' : rules.onMissing);
    return forScopes((scope) => settle(scope === 'overall' ? overall : tallySeeds(byType.get(scope) ?? [], rules.inboxFolders)));
}
function tallySeeds(seeds, inboxFolders) {
    const counts = countParts(seeds, inboxFolders);
    const received = seeds.filter((one) => one.fate === 'received');
    const verdicts = (name) => tallyVerdicts(received.map((one) => one.result?.[name] ?? null), counts.pending);
    return {
        seedCount: seeds.length,
        receivedCount: received.length,
        folders: countFolders(received),
        refusedCount: seeds.filter((one) => one.fate === 'refused').length,
        unsentCount: counts.unknown,
        withoutResultCount: counts.pending,
        inbox: {
            hitCount: counts.hit,
            missCount: counts.miss,
            pendingCount: counts.pending,
            unknownCount: counts.unknown,
            excludedCount: 0,
        },
        authentication: { spf: verdicts('spf'), dkim: verdicts('dkim'), dmarc: verdicts('dmarc') },
    };
}
function countParts(seeds, inboxFolders) {
    const counts = { hit: 0, miss: 0, pending: 0, unknown: 0 };
    for (const one of seeds)
        counts[inboxPart(one, inboxFolders)] += 1;
    return counts;
}
function inboxPart(one, inboxFolders) {
    if (one.fate !== 'received')
        return partOfFate[one.fate];
    return one.folder !== null && inboxFolders.includes(one.folder) ? 'hit' : 'miss';
}
const partOfFate = {
    refused: 'miss',
    pending: 'pending',
    unsent: 'unknown',
};
function countFolders(received) {
    const counts = { ...noFolders };
    for (const { folder } of received)
        if (folder !== null)
            counts[folder] += 1;
    return counts;
}
const noFolders = {
    INBOX: 0,
    Spam: 0,
    Promotions: 0,
    Social: 0,
    Updates: 0,
    Forums: 0,
};
function tallyVerdicts(verdicts, pendingCount) {
    return {
        passCount: verdicts.filter((verdict) => verdict?.isPass === true).length,
        failCount: verdicts.filter((verdict) => verdict?.isPass === false).length,
        pendingCount,
    };
}
/**
 * The counts of a service that gives a summary alone: INBOX and not INBOX of the completed seeds, nothing by type,
 * no authentication. Its `inbox_rate` counts INBOX alone, so with tabs among `inbox-folders` the rest stays unknown.
 */
function tallySummary({ joined, rules, moment }, summary) {
    const parts = countParts(joined.seeds, rules.inboxFolders);
    const completedCount = Math.min(Math.max(summary.completedCount, 0), parts.pending);
    const inInboxCount = Math.min(Math.round((summary.inboxPercent * completedCount) / 100), completedCount);
    const elsewhereCount = completedCount - inInboxCount;
    const isOnlyInbox = rules.inboxFolders.every((folder) => folder === 'INBOX');
    const isInboxWanted = rules.inboxFolders.includes('INBOX');
    const overall = scopeOfSummary(joined.seeds, completedCount, {
        hitCount: isInboxWanted ? inInboxCount : 0,
        missCount: parts.miss + (isInboxWanted ? 0 : inInboxCount) + (isOnlyInbox ? elsewhereCount : 0),
        pendingCount: parts.pending - completedCount,
        unknownCount: parts.unknown + (isOnlyInbox ? 0 : elsewhereCount),
        excludedCount: 0,
    });
    const isOver = moment === 'time-up' || overall.inbox.pendingCount === 0;
    const settle = settling(moment, completedCount === 0 ? 'inconclusive' : rules.onMissing);
    const byType = Map.groupBy(joined.seeds, (one) => one.seed.providerType);
    return forScopes((scope) => scope === 'overall' ? settle(overall) : tallyUnreported(byType.get(scope) ?? [], isOver ? 'over' : 'open'));
}
function tallyUnreported(seeds, state) {
    const refusedCount = seeds.filter((one) => one.fate === 'refused').length;
    const restCount = seeds.length - refusedCount;
    return scopeOfSummary(seeds, 0, {
        hitCount: 0,
        missCount: refusedCount,
        pendingCount: state === 'open' ? restCount : 0,
        unknownCount: state === 'open' ? 0 : restCount,
        excludedCount: 0,
    });
}
function scopeOfSummary(seeds, receivedCount, inbox) {
    const none = { passCount: 0, failCount: 0, pendingCount: 0 };
    return {
        seedCount: seeds.length,
        receivedCount,
        folders: noFolders,
        refusedCount: seeds.filter((one) => one.fate === 'refused').length,
        unsentCount: seeds.filter((one) => one.fate === 'unsent').length,
        withoutResultCount: seeds.filter((one) => one.fate === 'pending').length - receivedCount,
        inbox,
        authentication: { spf: none, dkim: none, dmarc: none },
    };
}
/** Time is up: what is pending follows `on-missing`, and no further copy can be measured. */
function settling(moment, onMissing) {
    if (moment === 'open')
        return (tally) => tally;
    return (tally) => ({
        ...tally,
        inbox: settleInbox(tally.inbox, onMissing),
        authentication: {
            spf: { ...tally.authentication.spf, pendingCount: 0 },
            dkim: { ...tally.authentication.dkim, pendingCount: 0 },
            dmarc: { ...tally.authentication.dmarc, pendingCount: 0 },
        },
    });
}
function settleInbox(tally, onMissing) {
    const part = settledPart[onMissing];
    return { ...tally, pendingCount: 0, [part]: tally[part] + tally.pendingCount };
}
/** What becomes of a seed without a result. */
const settledPart = {
    'not-inbox': 'missCount',
    exclude: 'excludedCount',
    inconclusive: 'unknownCount',
};
function forScopes(tallyOf) {
    return {
        overall: tallyOf('overall'),
        consumer: tallyOf('consumer'),
        business: tallyOf('business'),
        protected: tallyOf('protected'),
    };
}

;// CONCATENATED MODULE: ./lib/check/early-decision.js
/** Decides as soon as no missing result can change the outcome, and not before. */





const scopes = ['overall', ...names/* providerTypes */.Nm];
const authenticationNames = ['spf', 'dkim', 'dmarc'];
/**
 * The decision that no missing result can change any more; `null`: wait on.
 *
 * A miss that is sure decides at once. A pass needs every threshold surely met, and at least one received copy.
 * Below a quorum of 100, authentication is decided on the received copies once the inbox rate is decided and the
 * quorum is in; at 100 the outcome always equals that of the full evaluation.
 */
function decideEarly(evidence, rules) {
    const decision = decide({ evidence, joined: (0,check_evidence/* joinEvidence */.An)(evidence), rules, moment: 'open' });
    return decision.isFinal ? decision : null;
}
/** What the evidence says at a moment, final or not. */
function decide({ evidence, joined, rules, moment }) {
    const tallies = tallyEvidence({ joined, snapshot: evidence.snapshot, rules, moment });
    const hasQuorum = (0,check_evidence/* isSummaryAlone */.c4)(evidence.snapshot)
        ? tallies.overall.inbox.pendingCount === 0
        : isQuorumIn(joined, rules.quorumPercent);
    const inbox = judgeInboxRates(tallies, rules);
    const isInboxDecided = inbox.every((one) => one.isFinal);
    const authentication = judgeAuthenticationRates(tallies, rules, hasQuorum && isInboxDecided ? 'received-copies' : 'all-copies');
    const judged = [...inbox, ...authentication].toSorted((left, right) => scopeIndex(left) - scopeIndex(right));
    return { ...conclude(judged, tallies, hasQuorum), rates: judged.map((one) => one.evaluation), tallies };
}
function judgeInboxRates(tallies, rules) {
    return scopes.flatMap((scope) => {
        const threshold = thresholdsOf(rules, scope).inbox;
        if (scope !== 'overall' && threshold === null)
            return [];
        return [judgeInboxRate({ scope, tally: tallies[scope], threshold, inboxFolders: rules.inboxFolders })];
    });
}
function judgeAuthenticationRates(tallies, rules, basis) {
    return scopes.flatMap((scope) => authenticationNames.flatMap((name) => {
        const threshold = thresholdsOf(rules, scope)[name];
        if (scope !== 'overall' && threshold === null)
            return [];
        return [judgeAuthenticationRate(name, { scope, tally: tallies[scope], threshold, basis })];
    }));
}
function thresholdsOf({ thresholds }, scope) {
    return scope === 'overall' ? thresholds.overall : thresholds.byProviderType[scope];
}
function scopeIndex(judged) {
    return scopes.indexOf(judged.evaluation.scope);
}
/**
 * Enough results to decide authentication: the wanted share of the seeds sent to has a result or a refusal, and
 * each provider has shown one copy, unless it refused all. A provider that is silent may be the one that fails.
 */
function isQuorumIn(joined, quorumPercent) {
    const sentTo = joined.seeds.filter((one) => one.fate !== 'unsent');
    const answered = sentTo.filter((one) => one.fate !== 'pending');
    if (((0,check_rate/* ratePercent */.mu)(answered.length, sentTo.length) ?? -1) < quorumPercent)
        return false;
    return Map.groupBy(sentTo, (one) => one.seed.providerName)
        .values()
        .every((seeds) => seeds.some((one) => one.fate === 'received') || seeds.every((one) => one.fate === 'refused'));
}
function conclude(judged, tallies, hasQuorum) {
    const has = (status) => judged.some((one) => one.evaluation.status === status);
    const isEveryResultIn = tallies.overall.inbox.pendingCount === 0;
    if (has('missed'))
        return { outcome: 'fail', isFinal: true };
    if (tallies.overall.receivedCount === 0)
        return { outcome: 'inconclusive', isFinal: isEveryResultIn };
    const isFinal = judged.every((one) => one.isFinal);
    if (has('undecided'))
        return { outcome: 'inconclusive', isFinal };
    // Without any threshold nothing is at stake, so the run waits for the picture instead of ending at the first result.
    return { outcome: 'pass', isFinal: isFinal && (has('met') || hasQuorum || isEveryResultIn) };
}

;// CONCATENATED MODULE: ./lib/check/placement.js
/** Where the copies landed, by provider type. */

/** One row a provider type that has seeds, in the order of the wire's list. */
function placementOf(seeds) {
    const byType = Map.groupBy(seeds, (one) => one.seed.providerType);
    return names/* providerTypes */.Nm.flatMap((providerType) => {
        const folders = (byType.get(providerType) ?? []).map((one) => one.folder);
        if (folders.length === 0)
            return [];
        return [
            {
                providerType,
                seedCount: folders.length,
                inboxCount: folders.filter((folder) => folder === 'INBOX').length,
                spamCount: folders.filter((folder) => folder === 'Spam').length,
                tabCount: folders.filter((folder) => folder !== null && (0,names/* isTab */.KG)(folder)).length,
                noneCount: folders.filter((folder) => folder === null).length,
            },
        ];
    });
}

// EXTERNAL MODULE: ./lib/check/seed-report.js + 1 modules
var seed_report = __webpack_require__(34104);
;// CONCATENATED MODULE: ./lib/check/evaluate.js
/** Turns evidence into the evaluation that gate, summary, comment, outputs and files all show. Pure. */







/**
 * The evaluation of one test.
 *
 * `pass`: every threshold is met and at least one copy was received. `fail`: at least one is surely missed.
 * `inconclusive`: everything else; missing evidence never turns into a pass.
 */
function evaluate({ evidence, rules, ending }) {
    const joined = (0,check_evidence/* joinEvidence */.An)(evidence);
    const moment = ending.kind === 'time-up' ? 'time-up' : 'open';
    const decision = decide({ evidence, joined, rules, moment });
    const outcome = ending.kind === 'interrupted' && !decision.isFinal ? 'inconclusive' : decision.outcome;
    const outstandingCount = ending.kind === 'time-up' ? 0 : decision.tallies.overall.withoutResultCount;
    return {
        outcome,
        sentence: (0,outcome_sentence/* testSentence */.oT)({
            outcome,
            rates: decision.rates,
            tally: decision.tallies.overall,
            ending,
            obstacles: obstaclesTo(joined),
            simulated: simulatedShare(joined),
        }),
        rates: decision.rates,
        seeds: reportSeeds(evidence, joined, { rules: effectiveRules(rules, decision), ending }),
        ...placementFigures(evidence, joined, decision),
        missingPercent: missingPercent(decision, ending),
        isEarlyDecision: ending.kind !== 'time-up' && decision.isFinal && outstandingCount > 0,
        outstandingCount,
        warnings: [...inboxWarnings(decision, rules), ...joined.notices],
    };
}
function obstaclesTo({ seeds }) {
    const submissions = seeds.filter((one) => one.fate !== 'received').map((one) => one.submission);
    const deferred = submissions.filter((one) => one?.status === 'rejected' && (0,submission_outcome/* isTransient */.d)(one.reply));
    return {
        unsentReason: submissions.find((one) => one?.status === 'not-attempted')?.reason ?? null,
        deferredCount: deferred.length,
        deferral: deferred.find((one) => one?.status === 'rejected')?.reply ?? null,
    };
}
function simulatedShare({ seeds }) {
    const received = seeds.filter((one) => one.fate === 'received');
    const simulated = received.filter((one) => one.result?.placementKind === 'simulated');
    if (simulated.length === 0)
        return 'none';
    return simulated.length === received.length ? 'all' : 'some';
}
/** Where nothing was received nothing can be left out: every seed is unknown. */
function effectiveRules(rules, { tallies }) {
    return tallies.overall.receivedCount === 0 ? { ...rules, onMissing: 'inconclusive' } : rules;
}
function reportSeeds(evidence, joined, { rules, ending }) {
    const context = {
        inboxFolders: rules.inboxFolders,
        onMissing: rules.onMissing,
        isTimeUp: ending.kind === 'time-up',
        isSummaryAlone: (0,check_evidence/* isSummaryAlone */.c4)(evidence.snapshot),
    };
    return joined.seeds.map((one) => (0,seed_report/* reportSeed */.Y)(one, context));
}
function placementFigures(evidence, joined, { tallies: { overall }, rates }) {
    const isUnreported = (0,check_evidence/* isSummaryAlone */.c4)(evidence.snapshot);
    const outOfCount = rates.find((rate) => rate.scope === 'overall' && rate.rate === 'inbox')?.outOfCount ?? 0;
    const { Promotions, Social, Updates, Forums, Spam } = overall.folders;
    const shareOf = (count) => isUnreported || overall.receivedCount === 0 ? null : (0,check_rate/* ratePercent */.mu)(count, outOfCount);
    return {
        placement: isUnreported ? [] : placementOf(joined.seeds),
        receivedCount: overall.receivedCount,
        pointsPerSeed: (0,check_rate/* ratePercent */.mu)(1, outOfCount),
        tabPercent: shareOf(Promotions + Social + Updates + Forums),
        spamPercent: shareOf(Spam),
    };
}
/** Sent to, no result, and none will come ÷ all seeds sent to. */
function missingPercent({ tallies: { overall } }, ending) {
    const missingCount = ending.kind === 'time-up' ? overall.withoutResultCount : 0;
    return (0,check_rate/* ratePercent */.mu)(missingCount, overall.seedCount - overall.unsentCount);
}
function inboxWarnings({ rates }, rules) {
    const limitPercent = rules.thresholds.warnInboxPercent;
    const inbox = rates.find((rate) => rate.scope === 'overall' && rate.rate === 'inbox');
    if (limitPercent === null || inbox === undefined || inbox.percent === null)
        return [];
    if (inbox.percent >= limitPercent)
        return [];
    const shown = (0,check_rate/* renderPercent */.yn)(inbox.percent, limitPercent);
    const soFar = inbox.openCount === 0 ? '' : ` so far (${(0,check_rate/* renderCount */.SS)(inbox.openCount, 'seed')} still open)`;
    return [`inbox rate ${shown} %${soFar} is below warn-inbox-rate ${(0,check_rate/* renderThreshold */.S_)(limitPercent)} %`];
}

// EXTERNAL MODULE: ./lib/check/advice/reply-advice.js
var reply_advice = __webpack_require__(38214);
;// CONCATENATED MODULE: ./lib/check/login-refusal.js
/** A server that wants a login, or TLS, that the settings do not have: that says nothing of the mail. */



/**
 * The error for a run without a login whose every copy was refused for the lack of it. Many servers say so only at
 * MAIL or RCPT, so the try before the test cannot find it; yet nothing was sent, and no template can be blamed.
 */
function loginRefusal(smtp, test, submissions) {
    if (smtp === null || smtp.username !== null)
        return null;
    const replies = test.seeds.map(({ address }) => replyTo(submissions.get(address)));
    const [first] = replies;
    if (first === undefined || first === null)
        return null;
    const wanted = (0,reply_advice/* wantedOfClient */.m)(first);
    if (wanted === null)
        return null;
    if (!replies.every((reply) => reply !== null && (0,reply_advice/* wantedOfClient */.m)(reply) !== null))
        return null;
    return new presend_error/* PresendError */.W({
        code: 'SMTP_AUTH_MISSING',
        outcome: 'misconfigured',
        done: `Handing the mail to ${smtp.host} without a login`,
        came: `"${(0,seed_report/* renderReply */.V)(first)}" for every copy, so nothing was sent`,
        expected: 'the mail to be taken',
        todo: wanted === 'tls' ? 'set smtp-security to starttls or tls' : 'give smtp-username and smtp-password',
    });
}
function replyTo(submission) {
    return submission?.status === 'rejected' ? submission.reply : null;
}

;// CONCATENATED MODULE: ./lib/check/sending.js
/** Hands the copies of one test over, and keeps what became of each as soon as it is known. */


/** After so long without news the copies still open are being tried again, and results can be looked at meanwhile. */
const quietMs = 5000;
/** A submission that is told to stop needs a moment for the replies that are on their way. */
const stopGraceMs = 1000;
/** Starts sending. Nothing here rejects: what goes wrong is in `failure()`. */
function startSending(request, ports, signal) {
    const outcomes = new Map();
    const seedOf = new Map(request.copies.map((copy, index) => [copy.envelope.recipient, request.seeds[index]?.address]));
    const stopper = new AbortController();
    let failed = null;
    function note(outcome) {
        outcomes.set(seedOf.get(outcome.seed) ?? outcome.seed, outcome);
        request.onOutcome(outcome);
    }
    async function submit() {
        try {
            const options = { deadlineMs: request.deadlineMs, onOutcome: note };
            const all = await ports.submit(request.copies, options, AbortSignal.any([signal, stopper.signal]));
            for (const [index, outcome] of all.entries()) {
                const seed = request.seeds[index];
                if (seed !== undefined)
                    outcomes.set(seed.address, outcome);
            }
        }
        catch (error) {
            failed = describeFailure(error, signal);
        }
    }
    const finished = submit();
    return {
        outcomes,
        mostlyDone: awaitQuiet(finished, () => outcomes.size, ports),
        failure: () => failed,
        stop: async () => {
            stopper.abort(new Error('the outcome is decided'));
            await settlesWithin(finished, stopGraceMs, ports.clock);
        },
    };
}
async function awaitQuiet(finished, outcomeCount, ports) {
    for (;;) {
        const before = outcomeCount();
        if (await settlesWithin(finished, quietMs, ports.clock))
            return;
        // Before the first outcome there is nothing that a mailbox could show.
        if (before > 0 && outcomeCount() === before)
            return;
    }
}

;// CONCATENATED MODULE: ./lib/check/test-request.js
/** What the service is asked for when a test is created. */

/** Longest name a service takes: design of the API, 255 characters. */
const longestName = 255;
/** How long a service keeps a test open when nobody asks; the longest that can be asked for; both minutes. */
const usualMinutes = 60;
const longestMinutes = 1440;
/** By which the service should wait longer than the run, minutes. */
const marginMinutes = 1;
/**
 * The request for one message. A name from the settings is kept, and followed by the template when there are several.
 * A run that waits longer than a service usually does asks it to keep the test open a little longer than that, so that
 * the run's own time decides. Other runs ask for nothing that the API document does not have.
 */
function testRequest(settings, message, messageCount) {
    const minutes = Math.ceil(settings.timeoutMs / 60_000) + marginMinutes;
    return {
        style: settings.testStyle,
        name: shorten(nameOf(settings.testName, (0,outcome_sentence/* testTitle */.XF)(message), messageCount)),
        providerTypes: settings.providerTypes,
        metadata: settings.metadata,
        // Each message has a test of its own, so templates with different authors do not meet.
        senderDomain: message.from.domain,
        timeoutMinutes: minutes <= usualMinutes ? null : Math.min(minutes, longestMinutes),
    };
}
function nameOf(testName, title, messageCount) {
    if (testName === null)
        return title;
    return messageCount === 1 ? testName : `${testName}: ${title}`;
}
/** A surrogate pair that the cut went through is dropped whole. */
function shorten(name) {
    return name.length <= longestName ? name : `${name.slice(0, longestName - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}

;// CONCATENATED MODULE: ./lib/check/unsent-report.js
/** The report of a message for which there is nothing to evaluate: a dry run, or a test that could not be started. */

/** The facts of a rendered message. */
function messageFacts(message, mailType) {
    const { displayName, address } = message.from;
    return {
        templatePath: message.templatePath,
        dataSet: message.dataSet,
        subject: message.subject,
        from: displayName === null ? address : `${displayName} <${address}>`,
        mailType,
    };
}
/** What a message holds: `1432 bytes of HTML, 210 bytes of text, 1 attachment`. */
function renderContents({ html, text, attachments }) {
    return [
        html === null ? 'no HTML' : `${Buffer.byteLength(html)} bytes of HTML`,
        `${Buffer.byteLength(text)} bytes of text`,
        ...(attachments.length === 0 ? [] : [(0,check_rate/* renderCount */.SS)(attachments.length, 'attachment')]),
    ].join(', ');
}
/** A report without seeds and rates. */
function unsentReport(facts, { outcome, reason, test, error }) {
    return {
        ...facts,
        outcome,
        sentence: `${outcome}: ${reason}`,
        test: test ?? null,
        rates: [],
        seeds: [],
        placement: [],
        receivedCount: 0,
        pointsPerSeed: null,
        tabPercent: null,
        spamPercent: null,
        missingPercent: null,
        isEarlyDecision: false,
        outstandingCount: 0,
        warnings: [],
        waitedMs: 0,
        error: error ?? null,
    };
}

;// CONCATENATED MODULE: ./lib/check/watching.js
/** Waits for results until the outcome is decided, the time is up, or the service cannot be asked any more. */





/** Never rejects. Looks at least once, unless no copy can have arrived anywhere. */
async function watchForDecision(request, ports, signal) {
    let snapshot = null;
    const options = watchOptions(request);
    if (options.expectedCount === 0)
        return { snapshot, ending: { kind: 'time-up' }, failure: null };
    const stopper = new AbortController();
    try {
        const watching = ports.watchResults(request.test, options, AbortSignal.any([signal, stopper.signal]));
        for await (snapshot of itemsUntilAborted(watching, signal)) {
            request.onSnapshot(snapshot, options.expectedCount);
            const evidence = { seeds: request.test.seeds, submissions: request.submissions, snapshot };
            if (decideEarly(evidence, request.rules) !== null)
                return { snapshot, ending: { kind: 'decided' }, failure: null };
        }
        return { snapshot, ending: { kind: 'time-up' }, failure: null };
    }
    catch (error) {
        const failure = describeFailure(error, signal);
        return { snapshot, ending: { kind: 'interrupted', reason: interruption(failure) }, failure };
    }
    finally {
        stopper.abort(new Error('the outcome is decided'));
    }
}
function interruption(failure) {
    if (failure.isCancelled)
        return 'the run was cancelled before the outcome was decided';
    return `results could not be read any more: ${failure.message}`;
}
function watchOptions({ test, submissions, rules, deadlineMs, pollIntervalMs }) {
    const fates = test.seeds.map((seed) => submissions.get(seed.address) ?? null);
    const refusedCount = fates.filter(check_evidence/* isRefused */.H0).length;
    const unsentCount = fates.filter((fate) => fate?.status === 'not-attempted').length;
    const expectedCount = test.seeds.length - refusedCount - unsentCount;
    return { deadlineMs, pollIntervalMs, expectedCount, decisiveCount: decisiveCount(rules, expectedCount) };
}
/** The fewest results that can decide for a pass: enough for the inbox rate and enough for the quorum. */
function decisiveCount({ thresholds, quorumPercent }, expectedCount) {
    const wantedPercent = Math.max(thresholds.overall.inbox?.percent ?? 0, quorumPercent);
    const counts = Array.from({ length: expectedCount }, (_, index) => index + 1);
    return counts.find((count) => ((0,check_rate/* ratePercent */.mu)(count, expectedCount) ?? 0) >= wantedPercent) ?? expectedCount;
}

;// CONCATENATED MODULE: ./lib/check/run-test.js
/** One test: create → compose → submit → watch → evaluate. */









/** Resolves when the copies are handed over, so that the next test may use the SMTP server. Never rejects. */
async function startTest(job, signal) {
    let test = null;
    try {
        test = await untilAborted(job.ports.createTest(requestOf(job), signal), signal);
        // The time counts from the moment there is a test: it covers sending and waiting.
        const deadlineMs = job.ports.clock.monotonicMs() + job.settings.timeoutMs;
        job.tell({ status: 'created', templatePath: job.message.templatePath, test });
        return await sendTest(job, { test, deadlineMs, copies: composeCopies(job, test) }, signal);
    }
    catch (error) {
        const failure = describeFailure(error, signal);
        return { report: Promise.resolve(failedReport(job, failure, test)), failure };
    }
}
async function sendTest(job, prepared, signal) {
    const { test, copies, deadlineMs } = prepared;
    const startedMs = job.ports.clock.monotonicMs();
    // Counted as they come: counting all of them at each would take time in the square of the seeds.
    let acceptedCount = 0;
    const tellProgress = (outcome) => {
        if (outcome.status === 'accepted')
            acceptedCount += 1;
        const doneCount = sending.outcomes.size;
        job.tell({ status: 'submitting', trackingId: test.trackingId, doneCount, acceptedCount, seedCount: copies.length });
    };
    const request = { seeds: test.seeds, copies, deadlineMs, onOutcome: tellProgress };
    const sending = startSending(request, job.ports, signal);
    await sending.mostlyDone;
    const refusal = loginRefusal(job.settings.smtp, test, sending.outcomes);
    if (refusal !== null)
        throw refusal;
    return { report: finishTest(job, { ...prepared, sending, startedMs }, signal), failure: null };
}
async function finishTest(job, sent, signal) {
    const watched = await watchForDecision({
        ...sent,
        rules: rulesOf(job),
        pollIntervalMs: job.settings.pollIntervalMs,
        submissions: knownSubmissions(sent),
        onSnapshot: (snapshot, expectedCount) => {
            const { results, summary } = snapshot;
            const receivedCount = results?.filter((one) => one.folder !== null).length ?? summary?.completedCount ?? 0;
            const waitedMs = job.ports.clock.monotonicMs() - sent.startedMs;
            job.tell({ status: 'waiting', trackingId: sent.test.trackingId, receivedCount, expectedCount, waitedMs });
        },
    }, job.ports, signal);
    const waitedMs = job.ports.clock.monotonicMs() - sent.startedMs;
    await sent.sending.stop();
    const report = { ...run_test_reportOf(job, sent, watched), waitedMs };
    const { templatePath, outcome, outstandingCount } = report;
    job.tell({ status: 'decided', templatePath, outcome, outstandingCount });
    return report;
}
function run_test_reportOf(job, { test, sending }, watched) {
    const submissions = watched.ending.kind === 'time-up' ? withUnanswered(test, sending) : sending.outcomes;
    const evidence = { seeds: test.seeds, submissions, snapshot: watched.snapshot };
    const evaluation = evaluate({ evidence, rules: rulesOf(job), ending: watched.ending });
    const error = errorOf(watched.failure ?? sending.failure());
    return { ...messageFacts(job.message, job.setting.mailType), test, ...evaluation, error };
}
/** Live while copies are sent; when the submission broke, the rest will never be sent, and nobody need wait for it. */
function knownSubmissions({ test, sending }) {
    return sending.failure() === null ? sending.outcomes : withUnanswered(test, sending);
}
/** A copy whose fate the submission never told was not handed over as far as anybody knows. */
function withUnanswered(test, sending) {
    const reason = sending.failure()?.message ?? 'the SMTP server gave no answer before the time was up';
    const unanswered = test.seeds.filter((seed) => !sending.outcomes.has(seed.address));
    return new Map([
        ...sending.outcomes,
        ...unanswered.map(({ address }) => [address, { status: 'not-attempted', seed: address, reason }]),
    ]);
}
function failedReport({ message, setting }, failure, test) {
    const reason = failure.isCancelled ? 'the run was cancelled before its mail was sent' : failure.message;
    const error = errorOf(failure);
    return unsentReport(messageFacts(message, setting.mailType), {
        outcome: failure.outcome,
        reason,
        ...(test === null ? {} : { test }),
        ...(error === null ? {} : { error }),
    });
}
/** A cancelled run is no error. */
function errorOf(failure) {
    return failure === null || failure.isCancelled ? null : { code: failure.code, message: failure.message };
}
function requestOf({ settings, message, messageCount }) {
    return testRequest(settings, message, messageCount);
}
function composeCopies({ message, settings, ports }, test) {
    const request = {
        message,
        recipients: test.seeds.map((seed) => seed.address),
        trackingId: test.trackingId,
        trackingIn: settings.trackingIn,
        envelopeSender: settings.envelopeFrom ?? message.from.address,
        dkim: settings.dkim === null ? null : dkimKeyOf(settings.dkim),
    };
    return (0,compose/* composeMessages */.l)(request, ports);
}
/** The key in the clear, for the one place that signs. */
function dkimKeyOf({ domain, selector, privateKey }) {
    return { domain, selector, privateKeyPem: privateKey.reveal() };
}
function rulesOf({ setting, settings }) {
    const { inboxFolders, onMissing, quorumPercent } = settings;
    return { thresholds: setting.thresholds, inboxFolders, onMissing, quorumPercent };
}

;// CONCATENATED MODULE: ./lib/check/render-messages.js
/** Renders every planned message, and collects what is wrong with all of them before anything is sent. */




/** All messages in the plan's order, or all problems at once: of patterns, of the signing key, of every template. */
async function renderMessages(plan, { settings, ports, tell }) {
    const messages = [];
    const problems = [...plan.problems];
    if (settings.dkim !== null) {
        const key = (0,dkim_signer/* parseDkimKey */.CD)(dkimKeyOf(settings.dkim));
        if (key.status === 'bad')
            problems.push(...key.problems);
    }
    for (const planned of plan.messages) {
        const rendered = await renderTemplate(render_messages_requestOf(planned, ports.repositoryRoot), ports.files);
        if (rendered.status === 'bad')
            problems.push(...rendered.problems);
        else {
            messages.push({ message: rendered.value, setting: planned.setting });
            const { templatePath, subject, html } = rendered.value;
            tell({ status: 'rendered', templatePath, subject, htmlBytes: Buffer.byteLength(html ?? '') });
        }
    }
    return problems.length === 0 ? (0,errors_problem.ok)(messages) : (0,errors_problem/* bad */.MB)(...withoutRepeats(problems));
}
/** A partial that several templates include, or a template with several data sets, has its problem once. */
function withoutRepeats(problems) {
    return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
function render_messages_requestOf({ templatePath, dataSet, setting }, repositoryRoot) {
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
        const obstacle = obstacleFor(lastFailure, failedStartCount, signal);
        if (obstacle !== null) {
            reports.push(Promise.resolve(notStarted(ready, obstacle)));
            continue;
        }
        const started = await startTest({ ...shared, ...ready }, signal);
        lastFailure = started.failure;
        failedStartCount = started.failure === null ? 0 : failedStartCount + 1;
        const watched = started.report.finally(() => open.delete(watched));
        open.add(watched);
        reports.push(started.report);
    }
    // Not more at a time than `mostOpenTests`: the loop above saw to that.
    return await Promise.all(reports);
}
function obstacleFor(failure, failedStartCount, signal) {
    if (signal.aborted) {
        return { outcome: 'inconclusive', reason: 'not started, because the run was cancelled' };
    }
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
    return unsentReport(messageFacts(message, setting.mailType), obstacle);
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
    const { end, postmaster } = await runSteps({ settings, ports, signal, tell: quietly(ports) });
    const { serviceKind } = ports;
    return finishRun(end, { settings, postmaster, serviceKind, startedAtMs, endedAtMs: ports.clock.nowMs() });
}
async function runSteps(run) {
    const prepared = await prepareMessages(run);
    if (prepared.kind !== 'ready')
        return { end: prepared, postmaster: [] };
    const { messages } = prepared;
    if (run.settings.isDryRun)
        return { end: dryRun(messages), postmaster: [] };
    // Side by side: neither keeps the other waiting, and neither can lose the other's result.
    const [end, postmaster] = await Promise.all([testMail(messages, run), readPostmasterFor(messages, run)]);
    return { end, postmaster };
}
async function prepareMessages(run) {
    const { settings, ports, signal, tell } = run;
    if (settings.templates.length === 0 && settings.postmaster !== null)
        return { kind: 'ready', messages: [] };
    try {
        const plan = await planCheck(settings, ports);
        tell({ status: 'planned', messageCount: plan.messages.length });
        const messages = await untilAborted(renderMessages(plan, run), signal);
        if (messages.status === 'bad')
            return { kind: 'bad-input', problems: messages.problems };
        return { kind: 'ready', messages: messages.value };
    }
    catch (error) {
        return { kind: 'failed', failure: describeFailure(error, signal) };
    }
}
/** Never rejects. */
async function testMail(messages, { settings, ports, signal, tell }) {
    try {
        if (messages.length > 0) {
            await untilAborted(ports.verifySubmission(signal), signal);
            tell({ status: 'submission-verified' });
        }
        const shared = { settings, ports, tell, messageCount: messages.length };
        const tests = await runTests(messages, shared, signal);
        return { kind: 'tested', tests, isCancelled: signal.aborted };
    }
    catch (error) {
        return { kind: 'failed', failure: describeFailure(error, signal) };
    }
}
/** Never rejects. */
async function readPostmasterFor(messages, { settings, ports, signal, tell }) {
    const setting = settings.postmaster;
    if (setting === null)
        return [];
    const ofMessages = new Set(messages.map(({ message }) => message.from.domain));
    const domains = setting.domains.length > 0 ? setting.domains : [...ofMessages];
    const deadlineMs = ports.clock.monotonicMs() + settings.timeoutMs;
    return await readPostmaster({ setting, domains, deadlineMs, ports, tell }, signal);
}
function dryRun(messages) {
    const tests = messages.map(({ message, setting }) => unsentReport(messageFacts(message, setting.mailType), {
        outcome: 'pass',
        reason: `dry run: rendered, ${renderContents(message)}; nothing was created or sent, no threshold was evaluated`,
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
        const where = place === null ? source : `${source}, ${(0,errors_problem/* renderPlace */.oL)(place)}`;
        return `${name}: ${shown} (${where})`;
    });
}

// EXTERNAL MODULE: ./lib/settings/rows/message-rows.js + 1 modules
var message_rows = __webpack_require__(71486);
// EXTERNAL MODULE: ./lib/settings/table.js + 3 modules
var table = __webpack_require__(18780);
// EXTERNAL MODULE: ./lib/settings/closest-name.js
var closest_name = __webpack_require__(58752);
// EXTERNAL MODULE: ./lib/settings/parsers/bad-text.js
var bad_text = __webpack_require__(15013);
// EXTERNAL MODULE: ./lib/settings/parsers/number.js
var number = __webpack_require__(73885);
;// CONCATENATED MODULE: ./lib/settings/settings.js
/** What a run was asked to do, complete and right: every field was parsed, every default is filled in. */
/** The four rates that a threshold can stand on. */
const rateNames = ['inbox', 'spf', 'dkim', 'dmarc'];

// EXTERNAL MODULE: ./lib/settings/config/config-value.js + 1 modules
var config_value = __webpack_require__(81872);
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
    const read = entry.value.items.map((item, index) => template_entries_readEntry(item, index));
    return { entries: read.flatMap((one) => one.entries), problems: read.flatMap((one) => one.problems) };
}
function template_entries_readEntry(item, index) {
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
    const path = request.namedPath ?? message_rows/* defaultConfigPath */.j;
    const absolutePath = (0,external_node_path_.resolve)(request.repositoryRoot, path);
    const isAbsent = request.namedPath === null && (await files.stat(absolutePath)) === null;
    if (isAbsent)
        return await withoutConfig(request, files);
    const todo = 'correct the path; it is relative to the repository';
    const entries = await (0,read_yaml_map/* readYamlMap */.i)({ path, absolutePath, todo }, files);
    if (entries.status === 'bad')
        return { ...noConfig, path, isReadable: false, problems: entries.problems };
    return { ...noConfig, path, ...readTop(entries.value) };
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

;// CONCATENATED MODULE: ./lib/settings/fork.js
/** What a pull request from a fork, which gets no secrets, cannot have. */
const remoteNames = ['api-url', 'smtp-host', 'smtp-username'];
const signingNames = ['dkim-domain', 'dkim-selector'];
/** Decides whether the run does without the service or the signature that its secrets would have opened. */
function planFork(values, isFork) {
    if (!isFork)
        return { isFallback: false, isUnsigned: false, notices: [] };
    const lacksPassword = values.isGiven('smtp-username') && !values.isGiven('smtp-password');
    const lacksSecret = !values.isGiven('api-token') || lacksPassword;
    const isFallback = lacksSecret && remoteNames.some((name) => values.isGiven(name));
    const isUnsigned = !values.isGiven('dkim-private-key') && signingNames.some((name) => values.isGiven(name));
    const notices = [isFallback ? fallbackNotice(values) : null, isUnsigned ? unsignedNotice : null];
    return { isFallback, isUnsigned, notices: notices.filter((notice) => notice !== null) };
}
function fallbackNotice(values) {
    const needed = values.isGiven('smtp-username') ? ['api-token', 'smtp-password'] : ['api-token'];
    const missing = needed.filter((name) => !values.isGiven(name));
    const postmaster = values.isGiven('postmaster-email') ? ' and no postmaster data was read' : '';
    return (`This pull request comes from a fork or from Dependabot and gets no secrets (${missing.join(', ')}): the check ran on the embedded ` +
        `service instead of api-url and smtp-host, so folders are simulated${postmaster}`);
}
const unsignedNotice = 'This pull request comes from a fork or from Dependabot and gets no secrets (dkim-private-key): presend did not sign the mail with DKIM';

// EXTERNAL MODULE: ./lib/settings/given.js
var settings_given = __webpack_require__(42072);
// EXTERNAL MODULE: ./lib/settings/values.js
var settings_values = __webpack_require__(41155);
;// CONCATENATED MODULE: ./lib/settings/repository-path.js
/** Paths in the repository: that files are there, and that nothing is written or read outside. */



/** The path relative to the repository with `/`, or `null` when it leads out of it. Symbolic links are not looked at. */
function pathInside(root, path) {
    const found = (0,external_node_path_.relative)(root, (0,external_node_path_.resolve)(root, path));
    if (found === '..' || found.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(found))
        return null;
    return found === '' ? '.' : found.replaceAll('\\', '/');
}
/** The path relative to the repository where it leads there, else as it is. */
function insideIfPossible(root, path) {
    return pathInside(root, path) ?? path;
}
/** Problems of the files that settings name: each must be there and be a file. */
async function fileProblems(values, root, files) {
    const named = ['smtp-ca', 'zone-file', 'text'].map((name) => ({ name, path: values.get(name) }));
    const data = (values.get('data') ?? []).flatMap(({ source }) => source.kind === 'file' ? [{ name: 'data', path: source.path }] : []);
    const problems = [];
    for (const { name, path } of [...named, ...data]) {
        const problem = path === null ? null : await fileProblem({ name, path }, root, files);
        if (problem !== null)
            problems.push((0,settings_values/* ruleProblem */["in"])(values, name, problem));
    }
    return problems;
}
async function fileProblem(named, root, files) {
    const found = await files.stat((0,external_node_path_.resolve)(root, named.path));
    if (found?.kind === 'file')
        return null;
    const came = (0,bad_text/* quoteGiven */.k9)(named.path);
    const expected = found === null ? 'a file that is there' : `a file, not a ${found.kind}`;
    return { came, expected, todo: 'correct the path; it is relative to the repository' };
}
/** Problems of the folder for reports: it must stay inside the repository, symbolic links resolved, and out of `.git`. */
async function reportDirProblems(values, root, files) {
    const given = values.get('report-dir');
    // Whoever writes the workflow may write anywhere; the config file may come with a pull request.
    if (given === null || values.sourced('report-dir')?.source !== 'config')
        return [];
    const path = pathInside(root, given);
    if (path !== null && !/^\.git(?:\/|$)/iu.test(path) && (await isReallyInside(root, path, files)))
        return [];
    const expected = 'a folder inside the repository, and not in .git, since the config file names it';
    return [
        (0,settings_values/* ruleProblem */["in"])(values, 'report-dir', { came: (0,bad_text/* quoteGiven */.k9)(given), expected, todo: 'use for instance presend-report' }),
    ];
}
async function isReallyInside(root, path, files) {
    const realRoot = (await files.realPath(root)) ?? root;
    let candidate = (0,external_node_path_.resolve)(root, path);
    let found = await files.realPath(candidate);
    while (found === null && candidate !== (0,external_node_path_.dirname)(candidate)) {
        candidate = (0,external_node_path_.dirname)(candidate);
        found = await files.realPath(candidate);
    }
    return found === null || !candidate.startsWith(root) || pathInside(realRoot, found) !== null;
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
    return {
        overall: mapRates((rate) => overallThreshold(values, rate)),
        byProviderType: {
            consumer: forProvider('consumer', byProviderType),
            business: forProvider('business', byProviderType),
            protected: forProvider('protected', byProviderType),
        },
        warnInboxPercent: typeof warn === 'number' ? warn : null,
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





/** What is wrong with the templates that were named, and with the values of the entries of the config file. */
async function templateProblems(sources, files) {
    const root = sources.repositoryRoot;
    const problems = [...patternProblems((0,settings_values/* overlay */.Lw)(sources.config.layer, sources.given), root)];
    for (const { layer } of sources.config.templates) {
        // Only what the entry itself says: what is laid over it is looked at once, for all.
        problems.push(...(0,settings_values/* layerProblems */.iz)(layer), ...patternProblems(layer, root));
        problems.push(...(await fileProblems((0,settings_values/* valuesOf */.sm)(layer), root, files)));
    }
    return problems;
}
/**
 * The templates, in the order given; call it once there are no problems. `template` (input, flag, or top level of the
 * config file) replaces the list of entries, but a file that an entry matches keeps the entry's settings; of several
 * entries the last one decides, so no file is checked twice.
 */
async function chooseTemplates(sources, files) {
    const top = (0,settings_values/* valuesOf */.sm)((0,settings_values/* overlay */.Lw)(sources.config.layer, sources.given));
    const entries = readyEntries(sources);
    const named = patternsOf(top, sources.repositoryRoot);
    const parts = topParts(top, sources);
    const [onlyEntry, ...otherEntries] = entries;
    // One owner for everything: the plan expands the patterns, nobody need do it twice.
    if (onlyEntry === undefined)
        return named.map((pattern) => withParts(pattern, parts));
    if (named.length === 0 && otherEntries.length === 0) {
        return onlyEntry.patterns.map((pattern) => withParts(pattern, onlyEntry.parts));
    }
    const owners = await ownersOfPaths(entries, sources, files);
    const paths = named.length === 0 ? [...owners.keys()] : await expandAll(named, sources, files);
    return paths.map((pattern) => withParts(pattern, owners.get(pattern) ?? parts));
}
function withParts(pattern, parts) {
    return { pattern, ...parts };
}
function topParts(top, sources) {
    return {
        ...messageOf(top, sources.repositoryRoot),
        embedImages: false,
        thresholds: buildThresholds(top, sources.config.thresholds),
        place: top.sourced('template')?.place ?? null,
    };
}
function readyEntries(sources) {
    const given = new Map(sources.given);
    // The input says which templates; what an entry matches stays the entry's own word.
    given.delete('template');
    return sources.config.templates.map((entry) => {
        const values = (0,settings_values/* valuesOf */.sm)((0,settings_values/* overlay */.Lw)(sources.config.layer, entry.layer, given));
        const thresholds = buildThresholds(values, sources.config.thresholds, entry.thresholds);
        const patterns = patternsOf((0,settings_values/* valuesOf */.sm)(entry.layer), sources.repositoryRoot);
        const parts = {
            ...messageOf(values, sources.repositoryRoot),
            embedImages: entry.embedImages,
            thresholds,
            place: entry.place,
        };
        return { patterns, parts };
    });
}
function patternsOf(values, root) {
    return (values.get('template') ?? []).map((pattern) => insideIfPossible(root, pattern));
}
function patternProblems(layer, root) {
    const values = (0,settings_values/* valuesOf */.sm)(layer);
    return (values.get('template') ?? []).flatMap((pattern) => {
        const path = pathInside(root, pattern);
        if (path !== null && path !== '.')
            return [];
        const expected = 'a file inside the repository, or a glob for such files';
        return [(0,settings_values/* ruleProblem */["in"])(values, 'template', { came: (0,bad_text/* quoteGiven */.k9)(pattern), expected })];
    });
}
async function ownersOfPaths(entries, sources, files) {
    const owners = new Map();
    for (const entry of entries) {
        for (const path of await expandAll(entry.patterns, sources, files))
            owners.set(path, entry.parts);
    }
    return owners;
}
/** The files that patterns match, each once. A pattern without any stays as it is: the plan says that it matches nothing. */
async function expandAll(patterns, sources, files) {
    const paths = new Set();
    for (const pattern of patterns) {
        const matches = await templates_expand(pattern, sources.repositoryRoot, files);
        for (const path of matches.length > 0 ? matches : [pattern])
            paths.add(path);
    }
    return [...paths];
}
async function templates_expand(pattern, root, files) {
    // A file's own name comes first: it may hold characters that mean something in a glob.
    if ((await files.stat((0,external_node_path_.resolve)(root, pattern))) !== null)
        return [pattern];
    const matches = [];
    for (const path of await files.glob(pattern, root)) {
        const found = await files.stat((0,external_node_path_.resolve)(root, path));
        if (found?.kind === 'file')
            matches.push(path);
    }
    return matches;
}
function messageOf(values, root) {
    const textPath = values.get('text');
    return {
        dataSets: (values.get('data') ?? [{ name: null, source: { kind: 'none' } }]).map((set) => insideRoot(set, root)),
        subject: values.get('subject'),
        from: values.get('from'),
        replyTo: values.get('reply-to'),
        headers: values.get('headers') ?? [],
        textPath: textPath === null ? null : insideIfPossible(root, textPath),
        mailType: values.always('mail-type'),
    };
}
function insideRoot(set, root) {
    if (set.source.kind !== 'file')
        return set;
    return { name: set.name, source: { kind: 'file', path: insideIfPossible(root, set.source.path) } };
}

;// CONCATENATED MODULE: ./lib/settings/read-settings.js
/** Inputs, flags, environment and config file → Settings, or every problem of all of them at once. */












/** The settings of a run. Precedence: input or flag, environment (secrets), config file, default. Sends nothing. */
async function readSettings(request, files) {
    const given = (0,settings_given/* givenLayer */.T)(request.given);
    const namedPath = (0,settings_values/* valuesOf */.sm)(given.layer).get('config');
    const { repositoryRoot } = request;
    const config = await readConfig({ repositoryRoot, namedPath }, files);
    const layer = (0,settings_values/* overlay */.Lw)(config.layer, given.layer);
    const values = (0,settings_values/* valuesOf */.sm)(layer);
    const fork = planFork(values, request.isFork);
    const reading = { request, config, given: given.layer, layer, values, fork };
    const problems = [...given.problems, ...(await allProblems(reading, files))];
    if (problems.length > 0)
        return (0,errors_problem/* bad */.MB)(...problems);
    const templates = await chooseTemplates({ config, given: given.layer, repositoryRoot }, files);
    return (0,errors_problem.ok)(buildSettings(reading, templates));
}
async function allProblems(reading, files) {
    const { config, given, values, fork, request } = reading;
    const root = request.repositoryRoot;
    return [
        ...config.problems,
        // Also what an input overrides: a wrong value in the file is wrong for the next run.
        ...(0,settings_values/* layerProblems */.iz)(config.layer),
        ...(0,settings_values/* layerProblems */.iz)(given),
        ...(await templateProblems({ config, given, repositoryRoot: root }, files)),
        ...(await fileProblems(values, root, files)),
        ...(await reportDirProblems(values, root, files)),
        ...metadataProblems(reading),
        // A file that could not be read may hold what seems to be missing.
        ...(config.isReadable ? [...templateMissing(reading), ...(0,rules/* ruleProblems */.b0)(values, fork, workOf(reading))] : []),
    ];
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
        reportDir: insideIfPossible(reading.request.repositoryRoot, values.always('report-dir')),
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
    const reason = first === undefined ? 'the settings could not be read' : (0,errors_problem/* renderProblem */.yM)(first);
    const more = problems.length <= 1 ? '' : ` (and ${(0,check_rate/* renderCount */.SS)(problems.length - 1, 'further problem')})`;
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






/** How long a check may go on once it was told to stop, and what it opened to close: together well under 2 s. */
const check_settings_stopGraceMs = 1200;
const hurriedCloseMs = 300;
const closeMs = 3000;
/** Never rejects. */
async function checkSettings(request, tools) {
    const { world } = tools;
    const startedAtMs = world.clock.nowMs();
    const unfinished = (reason) => ({
        result: unfinishedResult(reason, { settings: null, startedAtMs, endedAtMs: world.clock.nowMs() }),
        settings: null,
        close: () => Promise.resolve(),
    });
    try {
        const parsed = await readSettings(request, world.files);
        return parsed.status === 'ok'
            ? await runUnder(parsed.value, request.repositoryRoot, tools)
            : unfinished(misconfigured(parsed.problems));
    }
    catch (error) {
        return unfinished(endedBy(error));
    }
}
async function runUnder(settings, repositoryRoot, tools) {
    const { world, voice } = tools;
    voice.group('Effective settings', effectiveLines(settings.effective));
    const startedAtMs = world.clock.nowMs();
    const ports = tools.openPorts(settings, { repositoryRoot, world, onProgress: (event) => voice.progress(event) });
    const result = await checkUntilStopped(settings, ports, tools).catch((error) => unfinishedResult(endedBy(error), { settings, startedAtMs, endedAtMs: world.clock.nowMs() }));
    // Begun at once, so that nothing stays open while reports are written.
    const closing = Promise.resolve(ports[Symbol.asyncDispose]());
    closing.catch(() => undefined);
    return { result, settings, close: async () => await closeInTime(closing, tools) };
}
/** A crash is no cancellation: what was known stands, and the run is inconclusive. */
async function checkUntilStopped(settings, ports, tools) {
    const { watch, world } = tools;
    const signal = AbortSignal.any([watch.cancelled, watch.crashed]);
    const checking = runCheck(settings, ports, signal);
    const result = await (0,time_limit/* withGrace */.pj)(checking, check_settings_stopGraceMs, { clock: world.clock, signal });
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
/**
 * Listens for SIGINT and SIGTERM and for stray errors. GitHub sends SIGINT, 7.5 s later SIGTERM, and kills 2.5 s after
 * that; whoever sends a second one does not want to wait. Source: actions/runner, ProcessInvoker.cs.
 */
function watchProcess(host, voice) {
    const cancelled = new AbortController();
    const crashed = new AbortController();
    const ignoreSignals = host.onStopSignal((name) => {
        if (cancelled.signal.aborted) {
            host.exit(_check_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .cancelledExitCode */ .NU);
            return;
        }
        voice.info(`Received ${name}: stopping, and writing what is known so far`);
        cancelled.abort(new RunCancelled(name));
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

/***/ 38214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ replyAdvice),
/* harmony export */   m: () => (/* binding */ wantedOfClient)
/* harmony export */ });
/* harmony import */ var _mail_submission_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25402);
/** What to do about an SMTP reply, by its code and words. */

const alignment = 'Let SPF or DKIM pass with a domain that belongs to the From: address: sign with DKIM as that domain, or use a Return-Path below it.';
const slowDown = 'The server limits this sender: lower smtp-rate and smtp-connections, and look up the standing of the address and the domain.';
/** RFC 4954 §6 and RFC 3207 §4: 530 asks for a login or for STARTTLS; other servers refuse to relay instead. */
const loginWanted = /^530\b|authentication (?:is )?required|relay(?:ing)? (?:access )?denied|not permitted to relay|unable to relay/u;
const tlsWanted = /^530\b.*\b(?:starttls|tls)\b/u;
/** What the server wants of whoever sends, whatever the mail is; `null`: its reply is about something else. */
function wantedOfClient(reply) {
    const words = wordsOf(reply);
    if (tlsWanted.test(words))
        return 'tls';
    return loginWanted.test(words) ? 'login' : null;
}
/**
 * First match wins, so the more specific rows come first.
 * Source: Gmail's SMTP error list, Yahoo's SMTP error codes, Microsoft's announcement for high-volume senders (5.7.515).
 */
const rows = [
    { pattern: tlsWanted, fix: 'The SMTP server wants TLS first: set smtp-security to starttls or tls.' },
    {
        pattern: loginWanted,
        fix: 'The SMTP server does not take mail from you for other domains: log in with smtp-username and smtp-password.',
    },
    {
        pattern: /\b5\.7\.515\b/u,
        fix: 'SPF, DKIM and DMARC must all pass for a bulk sender: publish SPF and DMARC, sign with DKIM, and align one of them with From:.',
    },
    {
        pattern: /\b[45]\.7\.(?:31|40)\b/u,
        fix: 'Publish a DMARC record at _dmarc.<From: domain>, with "v=DMARC1; p=none" at least.',
    },
    { pattern: /\b[45]\.7\.32\b/u, fix: alignment },
    {
        pattern: /\b[45]\.7\.27\b/u,
        fix: 'Add the sending service to the SPF record of the envelope sender’s domain (envelope-from).',
    },
    {
        pattern: /\b[45]\.7\.30\b/u,
        fix: 'Sign with DKIM, and publish the key that belongs to the selector (dkim-domain, dkim-selector, dkim-private-key).',
    },
    { pattern: /\b5\.7\.(?:26|9|509)\b|dmarc/u, fix: alignment },
    { pattern: /\b4\.7\.26\b/u, fix: 'The DMARC record could not be read: check the name servers of the From: domain.' },
    {
        pattern: /\b4\.7\.23\b|\b5\.7\.25\b|\bptr\b|reverse dns/u,
        fix: 'Give the sending address a PTR record whose name resolves back to that address.',
    },
    { pattern: /\b[45]\.7\.29\b/u, fix: 'Hand the mail over by TLS: switch STARTTLS on at the sending server.' },
    {
        pattern: /\b[45]\.7\.24\b/u,
        fix: 'Remove entries from the SPF record that allow almost everybody (+all, very wide networks).',
    },
    { pattern: /\b[45]\.7\.28\b|\[ts\w+\]|too many|rate limit|throttl/u, fix: slowDown },
    { pattern: /\b[45]\.3\.4\b/u, fix: 'Make the message, its header fields or its attachments smaller.' },
    {
        pattern: /^552 5\.7\.0\b|blocked (?:attachment|content)/u,
        fix: 'Remove the attachment and link to the file instead.',
    },
    {
        pattern: /\b5\.6\.0\b|malformed|rfc ?5322/u,
        fix: 'Correct the header fields: one From:, one Date:, one Message-ID:, nothing twice; see the server’s words.',
    },
    {
        pattern: /\[(?:hm|cs)\d+\]|spam|unsolicited|content/u,
        fix: 'The content or the sender’s reputation is refused: compare with an earlier version of the template, and check the linked domains.',
    },
    {
        pattern: /\b5\.1\.[126]\b|user unknown|no such user|unknown recipient/u,
        fix: 'The seed mailbox does not exist: this is the service’s matter, not the template’s; tell whoever runs the seeds.',
    },
    { pattern: /\b[45]\.2\.2\b|mailbox full|over quota/u, fix: 'The seed mailbox is full: tell whoever runs the seeds.' },
    {
        pattern: /gr[ea]ylist|\b4\.7\.1\b|try again later/u,
        fix: 'The server asks for another try later: raise timeout above its waiting time.',
    },
];
const transientFix = 'The server deferred the copy until the time was up: try again later, or raise timeout.';
const permanentFix = 'Read the server’s words; a 5xx reply is final, so something must change before the next try.';
/** What to do about a refusal or a deferral. */
function replyAdvice(reply) {
    const words = wordsOf(reply);
    const row = rows.find((one) => one.pattern.test(words));
    return row?.fix ?? ((0,_mail_submission_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .isTransient */ .d)(reply) ? transientFix : permanentFix);
}
function wordsOf(reply) {
    return `${reply.code} ${reply.enhancedCode ?? ''} ${reply.text}`.toLowerCase();
}


/***/ }),

/***/ 77699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ joinEvidence),
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   c4: () => (/* binding */ isSummaryAlone)
/* harmony export */ });
/* harmony import */ var _mail_submission_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25402);
/* harmony import */ var _rate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10300);
/** What is known of one test at one moment: each seed with the fate of its copy and what its mailbox shows. */


/**
 * Brings seeds, submissions and results together. A result for an address that is not in the test is left out, of
 * two results for one seed the first stays; both are said in `notices`.
 */
function joinEvidence(evidence) {
    const known = new Set(evidence.seeds.map((seed) => addressKey(seed.address)));
    const results = new Map();
    let strangerCount = 0;
    let repeatedCount = 0;
    for (const result of evidence.snapshot?.results ?? []) {
        const key = addressKey(result.address);
        if (!known.has(key))
            strangerCount += 1;
        else if (results.has(key))
            repeatedCount += 1;
        else
            results.set(key, result);
    }
    return {
        seeds: evidence.seeds.map((seed) => joinSeed(seed, evidence.submissions.get(seed.address) ?? null, results.get(addressKey(seed.address)) ?? null)),
        notices: [
            ...(strangerCount === 0 ? [] : [`${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(strangerCount, 'result')} left out: not for a seed of this test`]),
            ...(repeatedCount === 0
                ? []
                : [`${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(repeatedCount, 'result')} left out: a seed has more than one, the first counts`]),
        ],
    };
}
/** True when the server refused the copy for good: no result can come, and it counts as not inbox. */
function isRefused(submission) {
    return submission?.status === 'rejected' && !(0,_mail_submission_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransient */ .d)(submission.reply);
}
/** True when the service counts results but names none: an external test at a bare service. */
function isSummaryAlone(snapshot) {
    return snapshot !== null && snapshot.results === null && snapshot.summary !== null;
}
function joinSeed(seed, submission, result) {
    const fate = fateOf(submission, result);
    return { seed, submission, result, fate, folder: fate === 'received' ? (result?.folder ?? null) : null };
}
function fateOf(submission, result) {
    // A refusal is final at the moment it is given; were a later result to outweigh it, no early decision could be right.
    if (isRefused(submission))
        return 'refused';
    if (result !== null && result.folder !== null)
        return 'received';
    return submission?.status === 'not-attempted' ? 'unsent' : 'pending';
}
/** Services differ in the case they print addresses in; no two seeds of a test differ by case alone. */
function addressKey(address) {
    return address.toLowerCase();
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

/***/ 79396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CL: () => (/* binding */ runOutcome),
/* harmony export */   XF: () => (/* binding */ testTitle),
/* harmony export */   nm: () => (/* binding */ runSentence),
/* harmony export */   oT: () => (/* binding */ testSentence)
/* harmony export */ });
/* harmony import */ var _rate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10300);
/* harmony import */ var _rate_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27821);
/* harmony import */ var _seed_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34104);
/** The outcome and its reason in one plain sentence with figures: the first line of every report. */



/** Reasons that stand in one sentence; the thresholds table has the rest. */
const mostReasons = 2;
/** `fail: inbox rate 66.7 % is below 85 % (6 of 9 seeds in INBOX; 3 in Spam)`. */
function testSentence(input) {
    const note = namesFolders(input) ? simulationNotes[input.simulated] : '';
    return `${input.outcome}: ${explain[input.outcome](input)}${note}`;
}
/** The sentence is also shown where nothing else of the report is: beside a line of code, in a list of checks. */
const simulationNotes = {
    none: '',
    some: ' – partly local simulation',
    all: ' – local simulation',
};
const decisiveStatus = { pass: 'met', fail: 'missed', inconclusive: 'undecided' };
function namesFolders({ outcome, rates, ending }) {
    if (outcome === 'inconclusive' && ending.kind === 'interrupted')
        return false;
    return outcome === 'pass' || rates.some((one) => one.rate === 'inbox' && one.status === decisiveStatus[outcome]);
}
const explain = {
    pass: passReason,
    fail: ({ rates }) => listReasons(reasonsOf(rates, 'missed'), 'missed'),
    inconclusive: doubt,
};
function passReason({ rates, ending }) {
    const overall = rates.filter((rate) => rate.scope === 'overall');
    const said = overall.flatMap((rate) => (rate.percent === null ? [] : [passPart(rate, rate.percent)]));
    const unmeasured = overall.filter((rate) => rate.percent === null).map((rate) => rate.rate.toUpperCase());
    const rest = unmeasured.length === 0 ? '' : `; ${joinWords(unmeasured)} not measured`;
    const typeCount = rates.filter((rate) => rate.scope !== 'overall' && rate.status === 'met').length;
    const types = typeCount === 0 ? '' : `; ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(typeCount, 'threshold')} of provider types met`;
    const early = ending.kind === 'interrupted' ? '; decided before the run was interrupted' : '';
    return `${said.join(', ')}${types}${rest}${early}`;
}
function passPart(rate, percent) {
    const shown = `${(0,_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .renderPercent */ .yn)(percent, rate.thresholdPercent)} %`;
    const least = rate.openCount === 0 || rate.rate !== 'inbox' ? shown : `at least ${shown}`;
    const counts = rate.rate === 'inbox' ? `${rate.hitCount} of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(rate.outOfCount, 'seed')}` : '';
    const limit = rate.thresholdPercent === null ? 'no threshold' : `threshold ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .renderThreshold */ .S_)(rate.thresholdPercent)} %`;
    const details = [counts, limit].filter((part) => part !== '').join(', ');
    return `${(0,_rate_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .titleIn */ .Ey)(rate)} ${least} (${details})`;
}
function doubt({ rates, tally, ending, obstacles }) {
    const reasons = reasonsOf(rates, 'undecided');
    if (ending.kind === 'interrupted') {
        const known = `${tally.receivedCount} of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(tally.seedCount, 'result')} had come`;
        return `${ending.reason} (${known})`;
    }
    if (tally.seedCount === 0)
        return 'the test has no seeds, so nothing was measured';
    if (tally.receivedCount === 0) {
        return `no copy was received (0 of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(tally.seedCount, 'seed')}${fates(tally, obstacles)}), so nothing was measured`;
    }
    return listReasons(reasons, 'undecided');
}
function fates(tally, { unsentReason, deferredCount, deferral }) {
    const why = unsentReason === null ? '' : `: ${unsentReason}`;
    const words = deferral === null ? '' : `: ${(0,_seed_report_js__WEBPACK_IMPORTED_MODULE_1__/* .renderReply */ .V)(deferral)}`;
    return [
        tally.refusedCount === 0 ? '' : `, ${tally.refusedCount} rejected`,
        deferredCount === 0 ? '' : `, ${deferredCount} put off by the SMTP server${words}`,
        tally.unsentCount === 0 ? '' : `, ${tally.unsentCount} not sent to${why}`,
    ].join('');
}
function reasonsOf(rates, status) {
    return rates.flatMap((rate) => (rate.status === status && rate.reason !== null ? [rate.reason] : []));
}
function listReasons(reasons, status) {
    const more = reasons.length - mostReasons;
    return more <= 0
        ? reasons.join('; ')
        : `${reasons.slice(0, mostReasons).join('; ')}; ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(more, 'further threshold')} ${status}`;
}
/** Which outcome a run takes when its tests differ: the first that any of them has. */
const outcomeOrder = ['misconfigured', 'fail', 'inconclusive', 'pass'];
/** The run's outcome over its tests: misconfigured before fail before inconclusive before pass. */
function runOutcome(outcomes) {
    return outcomeOrder.find((outcome) => outcomes.includes(outcome)) ?? 'inconclusive';
}
/** The run's sentence: the test's own when there is one, else how many have which outcome and the first reason. */
function runSentence(tests) {
    const [only] = tests;
    if (only === undefined)
        return 'inconclusive: nothing was tested';
    if (tests.length === 1)
        return only.sentence;
    const outcome = runOutcome(tests.map((test) => test.outcome));
    const counts = outcomeOrder.flatMap((one) => {
        const count = tests.filter((test) => test.outcome === one).length;
        return count === 0 ? [] : [`${count} ${one}`];
    });
    const first = tests.find((test) => test.outcome === outcome) ?? only;
    const reason = outcome === 'pass' ? '' : ` (${testTitle(first)}: ${first.sentence.replace(/^[a-z]+: /u, '')})`;
    return `${outcome}: of ${tests.length} tests ${joinWords(counts)}${reason}`;
}
/** `newsletter.hbs`, or `newsletter.hbs [german]` with a named data set. */
function testTitle({ templatePath, dataSet }) {
    return dataSet === null ? templatePath : `${templatePath} [${dataSet}]`;
}
function joinWords(words) {
    return words.length <= 1 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
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
/** `< 0.3 %`, `none`. */
function limitText({ bound, thresholdPercent }) {
    return thresholdPercent === null ? 'none' : `${boundSigns[bound]} ${thresholdPercent} %`;
}
/** `0.34 % on 2026-06-03`, `97.2 % in the mean of 6 days`. */
function valueText(metric, percent) {
    const shown = `${renderMetricPercent(percent, metric)} %`;
    if (metric.basis === 'worst-day')
        return metric.worstDate === null ? shown : `${shown} on ${metric.worstDate}`;
    return metric.dayCount === 1 ? `${shown} on the one day with data` : `${shown} in the mean of ${metric.dayCount} days`;
}
/** Why a limit is missed: `user-reported spam rate was 0.34 % on 2026-06-03 and must stay below 0.3 %`. */
function missedReason(metric, percent) {
    const demand = { below: 'must stay below', 'at-most': 'must be at most', 'at-least': 'must be at least' };
    return `${metricTitle(metric.metric)} was ${valueText(metric, percent)} and ${demand[metric.bound]} ${metric.thresholdPercent ?? 0} %`;
}
/** Why a metric is over its milder line. */
function warnedReason(metric, percent) {
    return `${metricTitle(metric.metric)} was ${valueText(metric, percent)}, not below the warning line of ${metric.warnPercent ?? 0} %`;
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
    // day on which authentication really breaks pulls the mean of a week under any limit above 86 %.
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
        // Google counts each day: a sender must never reach 0.3 %, and gets no help until seven days in a row are below it.
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
/** In percent without the dust of binary fractions, by which 0.007 would be 0.7000000000000001 %. */
function toPercent(ratio) {
    return withoutDust(ratio * 100);
}
/** Twelve significant digits: more than any provider tells, fewer than arithmetic gets wrong. */
function withoutDust(value) {
    return Number(value.toPrecision(12));
}


/***/ }),

/***/ 27821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ authenticationReason),
/* harmony export */   Ey: () => (/* binding */ titleIn),
/* harmony export */   Gh: () => (/* binding */ lapsedReason),
/* harmony export */   tF: () => (/* binding */ inboxReason)
/* harmony export */ });
/* harmony import */ var _contract_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(766);
/* harmony import */ var _rate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10300);
/** Why a threshold is missed or undecided, in one plain sentence with the figures. */


/** How the rates are called in sentences. */
const rateTitles = {
    inbox: 'inbox rate',
    spf: 'SPF pass rate',
    dkim: 'DKIM pass rate',
    dmarc: 'DMARC pass rate',
};
/** `inbox rate 66.7 % is below 85 % (6 of 9 seeds in INBOX; 3 in Spam)`, or why nobody can say. */
function inboxReason(rate, tally, inboxFolders) {
    const title = titleIn(rate);
    if (tally.seedCount === 0)
        return noSeedsReason(rate);
    const where = whereSeedsAre(rate, tally, inboxFolders);
    if (rate.status === 'missed')
        return `${title} ${belowLimit(rate)} (${where}${tabHint(tally, inboxFolders)})`;
    if (rate.percent === null)
        return `${title} was not measured: nothing is known of any copy (${where})`;
    const lowest = (0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPercent */ .yn)(rate.percent, rate.thresholdPercent);
    const highest = (0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPercent */ .yn)(rate.highestPercent ?? rate.percent, rate.thresholdPercent);
    return `${title} lies between ${lowest} % and ${highest} %, so it cannot be said whether it reaches ${limitOf(rate)} (${where})`;
}
/** `DKIM pass rate 88.9 % is below 100 % (8 of 9 checked copies pass)`, or why it was not measured. */
function authenticationReason(rate, tally) {
    const title = titleIn(rate);
    if (tally.seedCount === 0)
        return noSeedsReason(rate);
    if (rate.status === 'missed') {
        return `${title} ${belowLimit(rate)} (${rate.hitCount} of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(rate.outOfCount, 'checked copy', 'checked copies')} pass)`;
    }
    if (rate.percent === null)
        return `${title} should reach ${limitOf(rate)}, but was not measured: ${whyUnmeasured(tally)}`;
    const outstanding = (0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(rate.openCount, 'outstanding copy', 'outstanding copies');
    return `${title} is ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPercent */ .yn)(rate.percent, rate.thresholdPercent)} % so far; whether it reaches ${limitOf(rate)} depends on ${outstanding}`;
}
/** Why a default threshold does not hold. */
function lapsedReason(rate, threshold) {
    return `${titleIn(rate)} was not measured, so its default threshold of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderThreshold */ .S_)(threshold.percent)} % does not apply`;
}
/** `inbox rate`, `business DKIM pass rate`. */
function titleIn({ rate, scope }) {
    return scope === 'overall' ? rateTitles[rate] : `${scope} ${rateTitles[rate]}`;
}
function belowLimit(rate) {
    const percent = rate.highestPercent ?? rate.percent ?? 0;
    const shown = (0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPercent */ .yn)(percent, rate.thresholdPercent);
    return rate.openCount === 0
        ? `${shown} % is below ${limitOf(rate)}`
        : `can reach at most ${shown} %, below ${limitOf(rate)}`;
}
function limitOf(rate) {
    return `${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderThreshold */ .S_)(rate.thresholdPercent ?? 0)} %`;
}
function noSeedsReason(rate) {
    const seeds = rate.scope === 'overall' ? 'no seeds' : `no ${rate.scope} seeds`;
    return `${titleIn(rate)} should reach ${limitOf(rate)}, but the test has ${seeds}`;
}
function whyUnmeasured(tally) {
    if (tally.receivedCount === 0)
        return 'no copy was received';
    return tally.withoutResultCount === 0
        ? 'nothing in the received copies could be checked'
        : `nothing in the copies received so far could be checked, ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(tally.withoutResultCount, 'result')} outstanding`;
}
/** `6 of 9 seeds in INBOX; 2 in Spam, 1 rejected`: every seed of the scope stands in it once. */
function whereSeedsAre(rate, tally, inboxFolders) {
    const hits = `${rate.hitCount} of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(rate.outOfCount, 'seed')} in ${inboxFolders.join(' or ')}`;
    const others = _contract_names_js__WEBPACK_IMPORTED_MODULE_1__/* .folders */ .oW.filter((folder) => !inboxFolders.includes(folder));
    const missing = tally.inbox.excludedCount === 0 ? 'without a result' : 'without a result and left out';
    const rest = [
        ...others.map((folder) => [tally.folders[folder], `in ${folder}`]),
        [elsewhereCount(rate, tally), 'elsewhere'],
        [tally.refusedCount, 'rejected'],
        [tally.unsentCount, 'not sent to'],
        [tally.withoutResultCount, missing],
    ];
    const said = rest.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
    return said.length === 0 ? hits : `${hits}; ${said.join(', ')}`;
}
/** Received somewhere that a service which gives a summary alone does not name. */
function elsewhereCount(rate, tally) {
    const namedCount = _contract_names_js__WEBPACK_IMPORTED_MODULE_1__/* .folders */ .oW.reduce((sum, folder) => sum + tally.folders[folder], 0);
    return namedCount === 0 ? Math.max(tally.receivedCount - rate.hitCount, 0) : 0;
}
function tabHint(tally, inboxFolders) {
    const tabs = _contract_names_js__WEBPACK_IMPORTED_MODULE_1__/* .folders */ .oW.filter((folder) => (0,_contract_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isTab */ .KG)(folder) && tally.folders[folder] > 0 && !inboxFolders.includes(folder));
    if (tabs.length === 0)
        return '';
    const wanted = _contract_names_js__WEBPACK_IMPORTED_MODULE_1__/* .folders */ .oW.filter((folder) => inboxFolders.includes(folder) || tabs.includes(folder));
    return `: add \`inbox-folders: ${wanted.join(', ')}\` if a tab is where this mail belongs`;
}


/***/ }),

/***/ 10300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SS: () => (/* binding */ renderCount),
/* harmony export */   S_: () => (/* binding */ renderThreshold),
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
function renderPercent(percent, thresholdPercent) {
    for (let decimals = 1; decimals <= mostDecimals; decimals += 1) {
        const shown = [percent.toFixed(decimals), floorTo(percent, decimals)].find((text) => isFaithful(Number(text), percent, thresholdPercent));
        if (shown !== undefined)
            return shown;
    }
    return String(percent);
}
/** A threshold as the user wrote it: `85`, `99.5`. */
function renderThreshold(thresholdPercent) {
    return String(thresholdPercent);
}
/** `1 seed`, `3 seeds`: a count with its noun. */
function renderCount(count, singular, plural = `${singular}s`) {
    return `${count} ${count === 1 ? singular : plural}`;
}
function floorTo(percent, decimals) {
    const scale = 10 ** decimals;
    return (Math.floor(percent * scale) / scale).toFixed(decimals);
}
function isFaithful(shown, percent, thresholdPercent) {
    const limits = thresholdPercent === null ? [] : [thresholdPercent];
    return (limits.every((limit) => shown >= limit === percent >= limit) &&
        shown > 0 === percent > 0 &&
        shown < 100 === percent < 100);
}


/***/ }),

/***/ 34104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ renderReply),
  Y: () => (/* binding */ reportSeed)
});

// EXTERNAL MODULE: ./lib/advice/engine-title.js
var engine_title = __webpack_require__(73007);
// EXTERNAL MODULE: ./lib/advice/symbol-advice.js + 3 modules
var symbol_advice = __webpack_require__(66715);
// EXTERNAL MODULE: ./lib/contract/names.js
var names = __webpack_require__(766);
;// CONCATENATED MODULE: ./lib/check/advice/authentication-advice.js
/** What to do when SPF, DKIM or DMARC fails at a seed. */
/** First match wins. Source: RFC 7208 §3.2 (one record), §4.6.4 (limits), §4.6 (syntax), §5.2 and §6.1 (includes, redirects). */
const spfRows = [
    {
        pattern: /multiple spf records|more than one spf record/u,
        fix: 'Publish exactly one v=spf1 record: put what the others name into it, and delete them.',
    },
    {
        pattern: /too many void|void (?:dns )?look-?ups/u,
        fix: 'Remove the terms of the SPF record whose names do not exist: at most 2 look-ups may find nothing.',
    },
    {
        pattern: /too many dns|too many (?:dns )?look-?ups|look-?up limit/u,
        fix: 'Shorten the SPF record to at most 10 look-ups, those of its includes among them: remove services that no longer send, and name networks by ip4 and ip6.',
    },
    {
        pattern: /\bpermerror\b.*\b(?:no spf records? found|(?:include|redirect) target)/u,
        fix: 'Correct the include or redirect of the SPF record: the domain that it names has no SPF record of its own.',
    },
    {
        pattern: /\bpermerror\b/u,
        fix: 'Correct the SPF record: exactly one v=spf1 record, without typing errors, with at most 10 look-ups.',
    },
    {
        pattern: /\btemperror\b/u,
        fix: 'Check the name servers of the envelope sender’s domain, and of every domain that its SPF record includes.',
    },
    {
        pattern: /^(?:spf )?none\b/u,
        fix: 'Publish an SPF record for the envelope sender’s domain that names the sending server.',
    },
];
/** First match wins. Source: RFC 6376 §3.6.1 (key records), RFC 8301 §3 (algorithms and key sizes). */
const dkimRows = [
    {
        pattern: /^(?:dkim )?none\b/u,
        fix: 'Let the server that sends the mail sign it with DKIM, for the domain of the From: address.',
    },
    {
        pattern: /\bno key\b/u,
        fix: 'Publish the public key as a TXT record at the selector that the signature names, or sign with a selector whose record is there.',
    },
];
const rowsOf = { spf: spfRows, dkim: dkimRows, dmarc: [] };
const general = {
    spf: 'Add the sending server to the SPF record of the envelope sender’s domain, with at most 10 look-ups, or send through the service that the record names.',
    dkim: 'Sign last, after every change to the message, and compare the selector’s DNS record with the private key.',
    dmarc: 'Let SPF or DKIM pass with the domain of the From: address: DMARC counts only a pass that is aligned with it.',
};
/**
 * What to do, by the cause where the service's sentence names it.
 *
 * Source: RFC 7208 (SPF), RFC 6376 (DKIM), RFC 9989 (DMARC); the bulk sender rules of Gmail, Yahoo and Outlook.com.
 */
function authenticationAdvice(name, detail) {
    const words = detail?.toLowerCase() ?? '';
    return rowsOf[name].find(({ pattern }) => pattern.test(words))?.fix ?? general[name];
}

// EXTERNAL MODULE: ./lib/check/advice/reply-advice.js
var reply_advice = __webpack_require__(38214);
;// CONCATENATED MODULE: ./lib/check/seed-report.js
/** One seed as reports show it: its status, why, and what to do. */





/** The report of one seed. */
function reportSeed(evidence, context) {
    const { seed, submission, result } = evidence;
    return { ...seed, submission, result, ...judgeSeed(evidence, context) };
}
function judgeSeed(evidence, context) {
    return verdicts[evidence.fate](evidence, context);
}
const verdicts = {
    refused: ({ submission }) => refusedVerdict(submission),
    received: receivedVerdict,
    unsent: ({ submission }) => unsentVerdict(submission),
    pending: pendingVerdict,
};
function refusedVerdict(submission) {
    if (submission?.status !== 'rejected')
        return { status: 'failing', reason: 'rejected', fix: null };
    const reason = `rejected at ${submission.phase.toUpperCase()}: ${renderReply(submission.reply)}`;
    return { status: 'failing', reason, fix: (0,reply_advice/* replyAdvice */.j)(submission.reply) };
}
function receivedVerdict({ folder, result }, { inboxFolders }) {
    if (folder === null || result === null)
        return { status: 'failing', reason: null, fix: null };
    const placement = inboxFolders.includes(folder) ? [] : [placementTrouble(folder, result)];
    const failures = authenticationNames
        .filter((name) => result[name].isPass === false)
        .map((name) => ({
        reason: `${name.toUpperCase()} fails${result[name].detail === null ? '' : `: ${result[name].detail}`}`,
        fix: authenticationAdvice(name, result[name].detail),
    }));
    const troubles = [...placement, ...failures];
    if (troubles.length === 0)
        return { status: 'ok', reason: null, fix: null };
    return {
        status: 'failing',
        reason: joinTexts(troubles.map((one) => one.reason), '; '),
        fix: joinTexts(troubles.map((one) => one.fix), ' '),
    };
}
const authenticationNames = ['spf', 'dkim', 'dmarc'];
function placementTrouble(folder, { reason: why, spam, placementKind }) {
    // Where rules chose the folder, no line that names it leaves that out.
    const where = `in ${folder}${placementKind === null ? '' : ` (${placementKind})`}`;
    if ((0,names/* isTab */.KG)(folder))
        return { reason: placed(`${where}, a tab`, folder, why), fix: tabFix(folder) };
    const symbols = spam === null ? [] : (0,symbol_advice/* worstSymbols */.vX)(spam.symbols);
    const fix = joinTexts(symbols.map(symbol_advice/* symbolAdvice */.hC), ' ') ?? spamFix(folder);
    if (folder === 'Spam' && spam !== null && spam.score >= spam.threshold)
        return { reason: engineReason(where, spam), fix };
    return { reason: placed(where, folder, why), fix };
}
/** The service's own words often begin with the folder, which is said already. */
function placed(where, folder, why) {
    if (why === null)
        return where;
    const because = `${folder}, because `;
    return why.startsWith(because) ? `${where}, because ${why.slice(because.length)}` : `${where}: ${why}`;
}
/** What the engine found, in words first: the same for every seed whose folder the engine decided. */
function engineReason(where, spam) {
    const found = (0,symbol_advice/* worstSymbols */.vX)(spam.symbols).map((symbol) => {
        const { name, score, meaning } = (0,symbol_advice/* explainSymbol */.Ml)(symbol);
        const words = meaning.trim().replace(/\.$/u, '');
        const rule = `${name} ${score.toFixed(1)}`;
        return words === '' ? rule : `${words} (${rule})`;
    });
    const list = found.length === 0 ? '' : `: ${found.join('; ')}`;
    return `${where}: the spam engine (${(0,engine_title/* engineTitle */.v)(spam)}) gives ${spam.score.toFixed(1)} points, its limit is ${spam.threshold.toFixed(1)}${list}`;
}
function tabFix(folder) {
    return `If ${folder} is where this mail belongs, add it to inbox-folders; else take out what makes it look like ${folder}.`;
}
function spamFix(folder) {
    return folder === 'Spam'
        ? 'The service names no rule: compare with an earlier version, check the linked domains and the sender’s authentication.'
        : null;
}
function unsentVerdict(submission) {
    const why = submission?.status === 'not-attempted' ? `: ${submission.reason}` : '';
    return { status: 'missing', reason: `not sent${why}`, fix: 'No copy went out: remove the cause and run again.' };
}
function pendingVerdict({ submission, result }, context) {
    const { reason, fix } = waitingTrouble(submission, result);
    if (context.isSummaryAlone && submission?.status !== 'rejected') {
        return { status: 'unreported', reason: 'the service gives no results of single seeds', fix: null };
    }
    if (!context.isTimeUp)
        return { status: 'outstanding', reason: `${reason} yet when it was decided`, fix: null };
    if (context.onMissing === 'exclude') {
        return { status: 'excluded', reason: `${reason} when time was up; left out of the inbox rate`, fix };
    }
    return { status: 'missing', reason: `${reason} when time was up`, fix };
}
/** Where the service itself says why it shows no folder, that is more than the sender's own server can know. */
function waitingTrouble(submission, result) {
    const why = result?.reason ?? '';
    if (why === '')
        return missingTrouble(submission);
    const isRefusal = /^refused\b/iu.test(why);
    return {
        reason: `the service says "${why.replace(/\.$/u, '')}", no folder`,
        fix: isRefusal ? refusedLaterFix : undecidedFix,
    };
}
const undecidedFix = 'Nothing is said against the message: the service could not place it. Run again when what it waits for (its spam engine, its DNS) answers.';
const refusedLaterFix = 'The mailbox’s server refused the copy after your SMTP server had taken it: mend what it names; the bounce has the same words.';
function missingTrouble(submission) {
    if (submission?.status === 'accepted') {
        const queueId = submission.queueId === null ? '' : ` as ${submission.queueId}`;
        return { reason: `accepted by the SMTP server${queueId}, no result`, fix: acceptedFix };
    }
    if (submission?.status === 'unknown') {
        const reason = `connection lost after the message was handed over (${submission.reason}), no result`;
        return { reason, fix: 'Whether this copy went out is not known; look into the SMTP server’s log.' };
    }
    if (submission?.status === 'rejected') {
        return { reason: `deferred: ${renderReply(submission.reply)}; no result`, fix: (0,reply_advice/* replyAdvice */.j)(submission.reply) };
    }
    return { reason: 'not handed over, no result', fix: 'Raise timeout, or look why the SMTP server is slow.' };
}
const acceptedFix = 'Look for a bounce at the envelope sender and for the queue id in the server’s log; raise timeout if mail is only slow.';
/** `550 5.7.1 no`: a reply as the server wrote it. */
function renderReply({ code, enhancedCode, text }) {
    return [String(code), enhancedCode, text].filter((part) => part !== null && part !== '').join(' ');
}
/** The different texts in a row; `null` when there is none. */
function joinTexts(texts, separator) {
    const said = [...new Set(texts.filter((text) => text !== null && text !== ''))];
    return said.length === 0 ? null : said.join(separator);
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

/***/ 79605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ escapeMarkdown),
/* harmony export */   u: () => (/* binding */ escapeMarkdownCode)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11984);
/** Foreign text in Markdown as GitHub renders it: it shows as it is, and does nothing. */

/**
 * Characters that mean something in Markdown, HTML, tables or formulas. As character references they can never be
 * a delimiter, in a table cell or outside. Source: CommonMark 0.31 §2.5.
 */
const special = /[&<>|`*_[\]#~\\$!]/gu;
/** What makes a line a list, a heading's underline or a rule when it stands first. */
const lineStart = /^(?:[-+=:]|\d{1,9}[.)](?=\s|$))/u;
/** GitHub looks for mentions, issue numbers and addresses in the rendered text, so references do not stop it. */
const joiner = '\u200D';
const found = /@|(?:&#35;|GH-)(?=\d)|:(?=\/\/)|www(?=\.)/giu;
/**
 * One line of inline Markdown, also right in a table cell, in which `text` stands literally: no markup, no HTML, no
 * link, no image, no mention, no issue reference. A zero-width joiner is all that is added to what a reader sees.
 */
function escapeMarkdown(text) {
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(text)
        .replaceAll(special, (character) => `&#${character.codePointAt(0)};`)
        .replace(lineStart, (start) => start.replace(/[-+=:.)]$/u, (mark) => `&#${mark.codePointAt(0)};`))
        .replaceAll(found, (mark) => `${mark}${joiner}`);
}
/**
 * A code span, also right in a table cell: for addresses and paths, which a reader may want to copy. Text that a
 * code span cannot hold in every place is escaped instead.
 */
function escapeMarkdownCode(text) {
    const plain = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(text);
    return plain === '' || /[`|\\]/u.test(plain) ? escapeMarkdown(plain) : `\`${plain}\``;
}


/***/ }),

/***/ 40819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   AS: () => (/* binding */ folderTitles),
/* harmony export */   Fb: () => (/* binding */ rateFigure),
/* harmony export */   Lu: () => (/* binding */ shareText),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   aC: () => (/* binding */ overallRate),
/* harmony export */   fL: () => (/* binding */ percentText),
/* harmony export */   fw: () => (/* binding */ placementKindOf),
/* harmony export */   nt: () => (/* binding */ verdictText)
/* harmony export */ });
/* harmony import */ var _check_evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77699);
/* harmony import */ var _check_rate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10300);
/* harmony import */ var _check_rate_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27821);
/** How the figures of a result read: every report takes them from here, so that all show the same. */



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
        counts: rate.percent === null ? '–' : `${rate.hitCount} of ${rate.outOfCount}`,
        limit: rate.thresholdPercent === null ? 'none' : `≥ ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderThreshold */ .S_)(rate.thresholdPercent)} %`,
        verdict: verdicts[rate.status],
    };
}
/** A percentage with its sign, or `not measured`. */
function percentText(percent, thresholdPercent = null) {
    return percent === null ? 'not measured' : `${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPercent */ .yn)(percent, thresholdPercent)} %`;
}
/** A count as a share: `33.3 %`; `–` where there is nothing to divide by. */
function shareText(count, outOfCount) {
    const percent = (0,_check_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .ratePercent */ .mu)(count, outOfCount);
    return percent === null ? '–' : percentText(percent);
}
function rateValue(rate) {
    const shown = percentText(rate.percent, rate.thresholdPercent);
    if (rate.percent === null || rate.openCount === 0 || rate.highestPercent === null)
        return shown;
    if (rate.rate !== 'inbox')
        return `${shown} so far`;
    return `${shown} to ${percentText(rate.highestPercent, rate.thresholdPercent)}`;
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
    return seed.status === 'unreported' ? 'not told' : 'no result';
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
/** How a heading over folders says what they are worth. */
const folderTitles = {
    simulated: 'folder (local simulation)',
    observed: 'folder (observed)',
    mixed: 'folder (partly local simulation)',
    unstated: 'folder (the service does not say how it knows)',
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

/***/ 46451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ fitBlocks)
/* harmony export */ });
/** Markdown out of blocks, within a size: what does not fit is left out by whole rows and blocks, and that is said. */
/**
 * All blocks in their order, at most `maxBytes` of UTF-8 together; empty when the first does not fit. Measured in
 * bytes, the text is within the same number of characters too, however those are counted.
 */
function fitBlocks(blocks, { maxBytes, closing }) {
    const whole = blocks.map(wholeBlock).join('');
    if (byteLength(whole) <= maxBytes)
        return whole;
    const most = {
        blockCount: blocks.length,
        rowCount: blocks.reduce((sum, block) => sum + block.rows.length, 0),
    };
    let leftBytes = maxBytes - byteLength(closing(most));
    const fitted = new Map();
    for (const block of blocks.toSorted((left, right) => left.priority - right.priority)) {
        const fit = fitBlock(block, leftBytes);
        fitted.set(block, fit);
        leftBytes -= byteLength(fit.text);
    }
    const inOrder = blocks.map((block) => fitted.get(block)).filter((fit) => fit !== undefined);
    const omission = {
        blockCount: inOrder.filter((fit) => fit.isDropped).length,
        rowCount: inOrder.reduce((sum, fit) => sum + fit.leftOutRowCount, 0),
    };
    // A text without its beginning, the verdict, would say less than nothing.
    if (inOrder[0]?.isDropped === true)
        return '';
    const text = `${inOrder.map((fit) => fit.text).join('')}${closing(omission)}`;
    return byteLength(text) <= maxBytes ? text : '';
}
function wholeBlock({ head, rows, tail, beyondCount, cutLine }) {
    return `${head}${rows.join('')}${beyondCount === 0 ? '' : cutLine(beyondCount)}${tail}`;
}
function fitBlock(block, leftBytes) {
    const whole = wholeBlock(block);
    const rowCount = block.rows.length;
    if (byteLength(whole) <= leftBytes)
        return { text: whole, leftOutRowCount: 0, isDropped: false };
    const frameBytes = byteLength(`${block.head}${block.tail}${block.cutLine(rowCount + block.beyondCount)}`);
    let roomBytes = leftBytes - frameBytes;
    const rows = [];
    for (const row of block.rows) {
        roomBytes -= byteLength(row);
        if (roomBytes < 0)
            break;
        rows.push(row);
    }
    if (rows.length === 0)
        return { text: '', leftOutRowCount: rowCount, isDropped: true };
    const leftOutRowCount = rowCount - rows.length;
    return {
        text: `${block.head}${rows.join('')}${block.cutLine(leftOutRowCount + block.beyondCount)}${block.tail}`,
        leftOutRowCount,
        isDropped: false,
    };
}
/** Bytes of UTF-8. */
function byteLength(text) {
    return Buffer.byteLength(text);
}


/***/ }),

/***/ 81718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "do": () => (/* binding */ headBlocks),
  HW: () => (/* binding */ noteBlocks),
  WI: () => (/* binding */ overviewBlocks),
  vx: () => (/* binding */ priorities),
  OT: () => (/* binding */ problemBlocks),
  WP: () => (/* binding */ seedBlocks),
  xG: () => (/* binding */ sentenceMarkdown),
  FG: () => (/* binding */ settingBlocks),
  Bv: () => (/* binding */ testBlocks),
  fI: () => (/* binding */ textBlock)
});

// EXTERNAL MODULE: ./lib/check/outcome-sentence.js
var outcome_sentence = __webpack_require__(79396);
// EXTERNAL MODULE: ./lib/check/rate.js
var rate = __webpack_require__(10300);
// EXTERNAL MODULE: ./lib/report/escape-markdown.js
var escape_markdown = __webpack_require__(79605);
// EXTERNAL MODULE: ./lib/report/figures.js
var figures = __webpack_require__(40819);
// EXTERNAL MODULE: ./lib/report/markdown-table.js
var markdown_table = __webpack_require__(81628);
;// CONCATENATED MODULE: ./lib/report/mermaid-chart.js
/** Placement by provider type as a Mermaid chart; the same figures stand in a table beside it, for where it is not drawn. */

/**
 * A fenced block with a bar a provider type: the share of its seeds in INBOX. Only words and numbers of our own stand
 * in it, since Mermaid has a syntax of its own that foreign text could break. `null` without placement.
 */
function placementChart(test) {
    if (test.placement.length === 0)
        return null;
    const labels = test.placement.map((row) => `"${row.providerType} ${row.inboxCount}/${row.seedCount}"`);
    const bars = test.placement.map((row) => (0,rate/* renderPercent */.yn)((0,rate/* ratePercent */.mu)(row.inboxCount, row.seedCount) ?? 0, null));
    return [
        '```mermaid',
        'xychart-beta',
        '  title "Seeds in INBOX by provider type, percent"',
        `  x-axis [${labels.join(', ')}]`,
        '  y-axis 0 --> 100',
        `  bar [${bars.join(', ')}]`,
        '```',
        '',
    ].join('\n');
}

// EXTERNAL MODULE: ./lib/report/plain-text.js
var plain_text = __webpack_require__(11984);
// EXTERNAL MODULE: ./lib/report/result-notes.js
var result_notes = __webpack_require__(16753);
// EXTERNAL MODULE: ./lib/report/result-tables.js
var result_tables = __webpack_require__(63247);
;// CONCATENATED MODULE: ./lib/report/markdown-parts.js
/** The parts that summary and comment are put together from. */









/** The order in which parts get room. */
const priorities = {
    head: 0,
    thresholds: 1,
    troubles: 2,
    placement: 3,
    otherTests: 4,
    seeds: 5,
    settings: 6,
};
/** A verdict or a remark is never longer. */
const longestSentence = 2000;
/** Markdown without rows; `text` ends with an empty line. */
function textBlock(priority, text) {
    return { priority, head: text, rows: [], tail: '', beyondCount: 0, cutLine: () => '' };
}
/** The first line: outcome and reason in one sentence; then what must be known with it. */
function headBlocks(result) {
    const verdict = `### ${markdown_table/* wordMarks */.x[result.outcome]} ${sentenceMarkdown(result.sentence)}\n\n`;
    return [textBlock(priorities.head, verdict), ...noteBlocks((0,result_notes/* runNotes */.p1)(result))];
}
/** Bad input, where there is some. */
function problemBlocks(result) {
    return (0,markdown_table/* tableBlocks */.V)((0,result_tables/* problemTable */.iK)(result), { priority: priorities.head, title: 'Problems', form: 'open' });
}
/** One line a test, when there are several. */
function overviewBlocks(result) {
    if (result.tests.length < 2)
        return [];
    const title = (0,rate/* renderCount */.SS)(result.tests.length, 'template');
    return (0,markdown_table/* tableBlocks */.V)((0,result_tables/* overviewTable */.Uc)(result), { priority: priorities.thresholds, title, form: 'open' });
}
/** What a test was, how it ended, its thresholds, its troubles, and where its copies are. */
function testBlocks(test, result, { mostTroubles, priority }) {
    const isAlone = result.tests.length === 1;
    const title = `### ${markdown_table/* wordMarks */.x[test.outcome]} ${(0,escape_markdown/* escapeMarkdownCode */.u)((0,outcome_sentence/* testTitle */.XF)(test))}\n\n${sentenceMarkdown(test.sentence)}\n\n`;
    const facts = `${(0,result_notes/* testFacts */.aA)(test).map(escape_markdown/* escapeMarkdown */.F).join(' · ')}\n\n`;
    const form = 'open';
    const troubles = (0,result_tables/* troubleTable */._i)(test);
    return [
        textBlock(priority, isAlone ? `${(0,escape_markdown/* escapeMarkdownCode */.u)((0,outcome_sentence/* testTitle */.XF)(test))} · ${facts}` : `${title}${facts}`),
        ...noteBlocks((0,result_notes/* testNotes */.yH)(test), priority),
        ...(0,markdown_table/* tableBlocks */.V)((0,result_tables/* thresholdTable */.G2)(test), { priority: priority + priorities.thresholds, title: 'Thresholds', form }),
        ...(0,markdown_table/* tableBlocks */.V)(troubles, {
            priority: priority + priorities.troubles,
            title: 'Seeds with trouble',
            form,
            mostRows: mostTroubles,
        }),
        ...placementBlocks(test, result, priority + priorities.placement),
    ];
}
function placementBlocks(test, result, priority) {
    const where = figures/* folderTitles */.AS[(0,figures/* placementKindOf */.fw)(test, result.serviceKind)].replace('folder', 'Placement');
    const chart = placementChart(test);
    return [
        ...(0,markdown_table/* tableBlocks */.V)((0,result_tables/* placementTable */.qY)(test), { priority, title: where, form: 'open' }),
        ...(chart === null ? [] : [textBlock(priority, `${chart}\n`)]),
    ];
}
/** Every seed of a test, folded. */
function seedBlocks(test, result) {
    const title = `All ${(0,rate/* renderCount */.SS)(test.seeds.length, 'seed')}${result.tests.length === 1 ? '' : ` of ${(0,escape_markdown/* escapeMarkdown */.F)((0,outcome_sentence/* testTitle */.XF)(test))}`}`;
    return (0,markdown_table/* tableBlocks */.V)((0,result_tables/* seedTable */.eI)(test, result.serviceKind), { priority: priorities.seeds, title, form: 'folded' });
}
/** The settings in force, folded. */
function settingBlocks(result) {
    return (0,markdown_table/* tableBlocks */.V)((0,result_tables/* settingTable */.DV)(result), {
        priority: priorities.settings,
        title: 'Effective settings',
        form: 'folded',
    });
}
/** Remarks as quotations. */
function noteBlocks(notes, priority = priorities.head) {
    return notes.map(({ kind, title, text }) => {
        const mark = kind === 'warning' ? '⚠️ ' : '';
        return textBlock(priority, `> ${mark}**${(0,escape_markdown/* escapeMarkdown */.F)(title)}**: ${sentenceMarkdown(text)}\n\n`);
    });
}
/** A sentence, which may hold foreign text, in Markdown. */
function sentenceMarkdown(text) {
    return (0,escape_markdown/* escapeMarkdown */.F)((0,plain_text/* shorten */.m)(text, longestSentence));
}


/***/ }),

/***/ 27117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ postmasterBlocks),
  b: () => (/* binding */ postmasterDayBlocks)
});

// EXTERNAL MODULE: ./lib/report/escape-markdown.js
var escape_markdown = __webpack_require__(79605);
// EXTERNAL MODULE: ./lib/report/markdown-parts.js + 1 modules
var markdown_parts = __webpack_require__(81718);
// EXTERNAL MODULE: ./lib/report/markdown-table.js
var markdown_table = __webpack_require__(81628);
// EXTERNAL MODULE: ./lib/check/postmaster/metric-text.js
var metric_text = __webpack_require__(25105);
// EXTERNAL MODULE: ./lib/report/postmaster-figures.js
var postmaster_figures = __webpack_require__(91152);
;// CONCATENATED MODULE: ./lib/report/mermaid-postmaster.js
/** A domain's days as a Mermaid chart; the same figures stand in a table beside it, for where it is not drawn. */


/** More labels than these would lie on one another. */
const mostDays = 14;
/**
 * A fenced block with a bar a day and a line for each limit, and below it the days that are left out because nothing
 * was told of them: a Mermaid chart has no gaps, and a bar of height 0 would say that all was well. Only days, numbers
 * and words of our own stand in it. `null` where there is nothing to draw.
 */
function postmasterChart(report) {
    const metric = (0,postmaster_figures/* chartedMetric */.eX)(report);
    if (metric === null)
        return null;
    const days = report.days.slice(-mostDays);
    const told = days.flatMap((day) => mermaid_postmaster_valueOf(day, metric));
    if (told.length === 0)
        return null;
    const lines = [metric.warnPercent, metric.thresholdPercent].filter((line) => line !== null);
    const gaps = days.filter((day) => mermaid_postmaster_valueOf(day, metric).length === 0);
    return [
        '```mermaid',
        'xychart-beta',
        `  title "${titleOf(metric, lines)}"`,
        `  x-axis [${told.map(({ date }) => `"${date.slice(5)}"`).join(', ')}]`,
        `  y-axis ${numberText(lowestOf(metric, told))} --> ${numberText(highestOf(metric, told, lines))}`,
        `  bar [${told.map(({ percent }) => numberText(percent)).join(', ')}]`,
        ...lines.map((line) => `  line [${told.map(() => numberText(line)).join(', ')}]`),
        '```',
        ...(gaps.length === 0 ? [] : ['', `No data: ${gaps.map(({ date }) => date.slice(5)).join(', ')}.`]),
        '',
    ].join('\n');
}
function mermaid_postmaster_valueOf({ date, percents }, { metric }) {
    const percent = percents[metric];
    return percent === null ? [] : [{ date, percent }];
}
function titleOf({ metric }, lines) {
    const limits = lines.length === 0 ? '' : `; ${lines.length === 1 ? 'line' : 'lines'} at ${lines.join(' and ')}`;
    const title = (0,metric_text/* metricTitle */.Vu)(metric);
    return `${title.charAt(0).toUpperCase()}${title.slice(1)} by day, percent${limits}`;
}
function lowestOf({ bound }, told) {
    if (bound !== 'at-least')
        return 0;
    return Math.max(Math.floor(Math.min(...told.map(({ percent }) => percent), 90)) - 5, 0);
}
function highestOf({ bound }, told, lines) {
    return bound === 'at-least' ? 100 : Math.max(...told.map(({ percent }) => percent), ...lines, 0.01) * 1.15;
}
/** Mermaid knows no exponents. */
function numberText(value) {
    return String(Number(value.toFixed(4)));
}

// EXTERNAL MODULE: ./lib/report/postmaster-notes.js
var postmaster_notes = __webpack_require__(21600);
;// CONCATENATED MODULE: ./lib/report/markdown-postmaster.js
/** The parts of summary and comment about a domain at its mailbox provider. */






/** How the domain stands, with its metrics and a chart. */
function postmasterBlocks(report, result) {
    const title = `### ${markdown_table/* wordMarks */.x[report.outcome]} Postmaster data of ${(0,escape_markdown/* escapeMarkdownCode */.u)(report.domain)}\n\n`;
    const sentence = (0,postmaster_notes/* isInVerdict */.f)(report, result) ? '' : `${(0,markdown_parts/* sentenceMarkdown */.xG)(report.sentence)}\n\n`;
    const known = (0,postmaster_figures/* postmasterFacts */.Ce)(report).map(escape_markdown/* escapeMarkdown */.F);
    const facts = known.length === 0 ? '' : `${known.join(' · ')}\n\n`;
    const chart = postmasterChart(report);
    const table = { priority: markdown_parts/* priorities */.vx.thresholds, title: '', form: 'open' };
    return [
        (0,markdown_parts/* textBlock */.fI)(markdown_parts/* priorities */.vx.head, `${title}${sentence}${facts}`),
        ...(0,markdown_parts/* noteBlocks */.HW)((0,postmaster_notes/* postmasterNotes */._)(report)),
        ...(0,markdown_table/* tableBlocks */.V)((0,postmaster_figures/* metricTable */.Lc)(report, 'with-trend'), table),
        ...(chart === null ? [] : [(0,markdown_parts/* textBlock */.fI)(markdown_parts/* priorities */.vx.placement, `${chart}\n`)]),
    ];
}
/** Every day, folded. */
function postmasterDayBlocks(report) {
    const title = `All days of ${(0,escape_markdown/* escapeMarkdown */.F)(report.domain)}`;
    return (0,markdown_table/* tableBlocks */.V)((0,postmaster_figures/* dayTable */.r_)(report), { priority: markdown_parts/* priorities */.vx.seeds, title, form: 'folded' });
}


/***/ }),

/***/ 25608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderSummary),
/* harmony export */   N: () => (/* binding */ bySeverity)
/* harmony export */ });
/* harmony import */ var _check_rate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10300);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79605);
/* harmony import */ var _markdown_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46451);
/* harmony import */ var _markdown_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81718);
/* harmony import */ var _markdown_postmaster_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27117);
/** The job summary of a run. */





/** GitHub shows nothing of a summary that is larger. Source: actions/runner, FileCommandManager.cs. */
const largestSummaryBytes = 1024 * 1024;
/** Rows of troubles a test; there are few kinds of them even where many seeds fail. */
const mostTroubles = 100;
/**
 * GitHub Markdown: the verdict in one sentence first, then thresholds, seeds with trouble, placement, everything else
 * folded. What does not fit is left out by rows and the last line says so. Empty when not even the verdict fits.
 */
function renderSummary(result, options) {
    const maxBytes = Math.min(options.maxBytes ?? largestSummaryBytes, largestSummaryBytes);
    const blocks = [
        ...(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .headBlocks */ ["do"])(result),
        ...(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .problemBlocks */ .OT)(result),
        ...(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .overviewBlocks */ .WI)(result),
        ...bySeverity(result.tests).flatMap((test) => (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .testBlocks */ .Bv)(test, result, { mostTroubles, priority: priorityOf(test, result) })),
        ...bySeverity(result.postmaster).flatMap((report) => (0,_markdown_postmaster_js__WEBPACK_IMPORTED_MODULE_1__/* .postmasterBlocks */ .H)(report, result)),
        ...bySeverity(result.tests).flatMap((test) => (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .seedBlocks */ .WP)(test, result)),
        ...bySeverity(result.postmaster).flatMap(_markdown_postmaster_js__WEBPACK_IMPORTED_MODULE_1__/* .postmasterDayBlocks */ .b),
        ...(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .settingBlocks */ .FG)(result),
    ];
    return (0,_markdown_document_js__WEBPACK_IMPORTED_MODULE_2__/* .fitBlocks */ .U)(blocks, { maxBytes, closing: (omission) => closingLine(omission, maxBytes, options.reportPath) });
}
/** Reports that do not pass come first, in their order. */
function bySeverity(reports) {
    return [
        ...reports.filter(({ outcome }) => outcome !== 'pass'),
        ...reports.filter(({ outcome }) => outcome === 'pass'),
    ];
}
function priorityOf(test, result) {
    return test.outcome === 'pass' && result.tests.length > 1 ? _markdown_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .priorities */ .vx.otherTests : _markdown_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .priorities */ .vx.head;
}
function closingLine({ blockCount, rowCount }, maxBytes, reportPath) {
    const parts = [(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCount */ .SS)(rowCount, 'row'), ...(blockCount === 0 ? [] : [(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCount */ .SS)(blockCount, 'whole part')])];
    const where = reportPath === null ? '' : ` Everything is in ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdownCode */ .u)(reportPath)}.`;
    return `\n✂️ Cut to ${maxBytes} bytes: ${parts.join(' and ')} left out.${where}\n`;
}


/***/ }),

/***/ 81628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ tableBlocks),
/* harmony export */   x: () => (/* binding */ wordMarks)
/* harmony export */ });
/* harmony import */ var _check_rate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10300);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79605);
/** A table as a block of Markdown, with or without a fold around it. */


/** A block for a table; none for a table without rows. */
function tableBlocks(table, frame) {
    if (table.rows.length === 0)
        return [];
    const { priority, title, form, mostRows = table.rows.length } = frame;
    const rows = table.rows.slice(0, mostRows).map((row) => renderRow(row, table.columns));
    const header = `| ${table.columns.map((column) => column.title).join(' | ')} |\n`;
    const rule = `| ${table.columns.map((column) => (column.kind === 'number' ? '---:' : '---')).join(' | ')} |\n`;
    const { opening, tail } = frames[form](title);
    return [
        {
            priority,
            head: `${opening}${header}${rule}`,
            rows,
            tail,
            beyondCount: table.rows.length - rows.length,
            cutLine: (count) => `\n… and ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(count, 'more row')}.\n`,
        },
    ];
}
const frames = {
    open: (title) => ({ opening: title === '' ? '' : `#### ${title}\n\n`, tail: '\n' }),
    folded: (title) => ({ opening: `<details><summary>${title}</summary>\n\n`, tail: '\n</details>\n\n' }),
};
function renderRow(cells, columns) {
    const shown = cells.map((cell, index) => renderCell[columns[index]?.kind ?? 'text'](cell));
    return `| ${shown.join(' | ')} |\n`;
}
const renderCell = {
    text: _escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .F,
    code: _escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdownCode */ .u,
    // A number and its sign stay on one line.
    number: (cell) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .F)(cell).replaceAll(' ', '&nbsp;'),
    word: (cell) => `${wordMarks[cell] ?? ''} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .F)(cell)}`.trim(),
};
/** What shows at a glance how a word is meant. */
const wordMarks = {
    pass: '✅',
    met: '✅',
    warned: '⚠️',
    ok: '✅',
    fail: '❌',
    missed: '❌',
    failing: '❌',
    misconfigured: '🛠️',
    inconclusive: '❔',
    undecided: '❔',
    missing: '❔',
};


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
        value: metric.percent === null ? 'no data' : `${(0,_check_postmaster_metric_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderMetricPercent */ .Au)(metric.percent, metric)} %`,
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
    const worst = worstPercent === percent ? '' : `, worst ${(0,_check_postmaster_metric_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderMetricPercent */ .Au)(worstPercent, metric)} % on ${worstDate}`;
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
    return percent === null || metric === undefined ? '–' : `${(0,_check_postmaster_metric_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderMetricPercent */ .Au)(percent, metric)} %`;
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
            return 'the SMTP server takes our mail';
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
// EXTERNAL MODULE: ./lib/report/escape-html.js
var escape_html = __webpack_require__(26597);
// EXTERNAL MODULE: ./lib/report/figures.js
var figures = __webpack_require__(40819);
;// CONCATENATED MODULE: ./lib/report/html-chart.js
/** Placement by provider type as bars in SVG: no script, no outside picture. */
/** In the units of the drawing. */
const size = { labelWidth: 150, barWidth: 480, rowHeight: 34, barHeight: 20, legendHeight: 30 };
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
    return `<text x="0" y="${y + 15}">${row.providerType} (${row.inboxCount}/${row.seedCount})</text>${pieces.join('')}`;
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
        const shown = `${day.date}: ${(0,metric_text/* renderMetricPercent */.Au)(percent, metric)} %`;
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
            `<text class="end" x="${html_postmaster_chart_size.left - 6}" y="${(yOf(line) + 4).toFixed(2)}">${line} %</text>`,
        ];
    });
}
function axis({ days, from }) {
    const y = html_postmaster_chart_size.top + html_postmaster_chart_size.height;
    const end = html_postmaster_chart_size.left + html_postmaster_chart_size.width;
    const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
    return [
        `<line class="axis" x1="${html_postmaster_chart_size.left}" y1="${y}" x2="${end}" y2="${y}"/>`,
        `<text class="end" x="${html_postmaster_chart_size.left - 6}" y="${y + 4}">${from} %</text>`,
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
        : `; ${isHigh ? 'lowest' : 'highest'} ${(0,metric_text/* renderMetricPercent */.Au)(extreme.percent, metric)} % on ${extreme.date}`;
    const gaps = days.length - told.length;
    const range = `${days[0]?.date ?? ''} to ${days.at(-1)?.date ?? ''}`;
    const limit = metric.thresholdPercent === null ? '' : `; limit ${metric.thresholdPercent} %`;
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

// EXTERNAL MODULE: ./lib/report/markdown-summary.js
var markdown_summary = __webpack_require__(25608);
// EXTERNAL MODULE: ./lib/report/result-notes.js
var result_notes = __webpack_require__(16753);
// EXTERNAL MODULE: ./lib/report/result-tables.js
var result_tables = __webpack_require__(63247);
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
<h1 class="${result.outcome}">${(0,escape_html/* escapeHtml */.Z)(result.sentence)}</h1>
${(0,result_notes/* runNotes */.p1)(result).map(noteHtml).join('')}${section('Problems', (0,result_tables/* problemTable */.iK)(result))}${overview(result)}
${(0,markdown_summary/* bySeverity */.N)(result.tests)
        .map((test) => testSection(test, result))
        .join('\n')}
${(0,markdown_summary/* bySeverity */.N)(result.postmaster)
        .map((report) => postmasterSection(report, result))
        .join('\n')}
${folded('Effective settings', (0,result_tables/* settingTable */.DV)(result))}
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
    return result.tests.length < 2 ? '' : section((0,rate/* renderCount */.SS)(result.tests.length, 'template'), (0,result_tables/* overviewTable */.Uc)(result));
}
function testSection(test, result) {
    const facts = (0,result_notes/* testFacts */.aA)(test).map((fact) => `<li>${(0,escape_html/* escapeHtml */.Z)(fact)}</li>`);
    const where = figures/* folderTitles */.AS[(0,figures/* placementKindOf */.fw)(test, result.serviceKind)].replace('folder', 'Placement');
    const sentence = result.tests.length === 1 ? '' : `<p>${(0,escape_html/* escapeHtml */.Z)(test.sentence)}</p>\n`;
    const placement = htmlTable((0,result_tables/* placementTable */.qY)(test));
    return `<section>
<h2><span class="word ${test.outcome}">${test.outcome}</span> <code>${(0,escape_html/* escapeHtml */.Z)((0,outcome_sentence/* testTitle */.XF)(test))}</code></h2>
${sentence}<ul class="facts">${facts.join('')}</ul>
${(0,result_notes/* testNotes */.yH)(test).map(noteHtml).join('')}${section('Thresholds', (0,result_tables/* thresholdTable */.G2)(test))}${section('Seeds with trouble', (0,result_tables/* troubleTable */._i)(test))}${placement === '' ? '' : `<h3>${where}</h3>\n${placementBars(test.placement)}${placement}`}${folded(`All ${(0,rate/* renderCount */.SS)(test.seeds.length, 'seed')}`, (0,result_tables/* seedTable */.eI)(test, result.serviceKind))}</section>`;
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
    const shown = percent === null ? null : (0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .percentText */ .fL)(percent, thresholdPercent);
    const counts = { hitCount, outOfCount, openCount };
    return { rate: rate.rate, scope, percent, shown, ...counts, highestPercent, thresholdPercent, status, reason };
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
function placementJson({ providerType, seedCount, inboxCount, tabCount, spamCount, noneCount }) {
    return { providerType, seedCount, inboxCount, tabCount, spamCount, noneCount };
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
// EXTERNAL MODULE: ./lib/report/escape-terminal.js
var escape_terminal = __webpack_require__(22728);
// EXTERNAL MODULE: ./lib/report/figures.js
var figures = __webpack_require__(40819);
// EXTERNAL MODULE: ./lib/report/markdown-summary.js
var markdown_summary = __webpack_require__(25608);
// EXTERNAL MODULE: ./lib/report/result-notes.js
var result_notes = __webpack_require__(16753);
// EXTERNAL MODULE: ./lib/report/result-tables.js
var result_tables = __webpack_require__(63247);
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
    const scale = `${Number(from.toFixed(4))} to ${Number(to.toFixed(4))} %`;
    return [`${(0,postmaster_figures/* metricFigure */.lg)(metric).title}, ${report.days.length} days: ${(0,postmaster_figures/* metricTrend */.aI)(metric, report)} (${scale})`, ''];
}

;// CONCATENATED MODULE: ./lib/report/report-terminal.js
/** The report on a terminal or in a log: the verdict, thresholds, seeds with trouble, placement. */











/** Tests that pass beside others are one line of the overview. */
const mostPassingTests = 3;
/** Kinds of trouble a test; the report files have all. */
const mostTroubles = 15;
/** A narrower terminal breaks the lines itself. */
const leastWidth = 20;
const outcomeStyles = {
    pass: 'green',
    fail: 'red',
    misconfigured: 'magenta',
    inconclusive: 'yellow',
};
/** Lines without line breaks. No foreign text can move the cursor or colour anything. */
function renderTerminalReport(result, options) {
    return [
        ...wrapped(result.sentence, options).map((line) => (0,terminal_style/* styled */.I)(line, outcomeStyles[result.outcome], options.colour)),
        '',
        ...(0,result_notes/* runNotes */.p1)(result).flatMap((note) => noteLines(note, options)),
        ...section('Problems', (0,result_tables/* problemTable */.iK)(result), options),
        ...(result.tests.length < 2
            ? []
            : section((0,rate/* renderCount */.SS)(result.tests.length, 'template'), (0,result_tables/* overviewTable */.Uc)(result), options)),
        ...shownTests(result).flatMap((test) => testLines(test, result, options)),
        ...(0,markdown_summary/* bySeverity */.N)(result.postmaster).flatMap((report) => postmasterLines(report, result, frameOf(options))),
    ];
}
function frameOf(options) {
    const widthColumns = Math.max(options.widthColumns, leastWidth);
    return { ...options, widthColumns, noteLines: (note) => noteLines(note, options) };
}
function shownTests({ tests }) {
    const passing = tests.filter((test) => test.outcome === 'pass');
    return passing.length > mostPassingTests ? tests.filter((test) => test.outcome !== 'pass') : (0,markdown_summary/* bySeverity */.N)(tests);
}
function testLines(test, result, options) {
    const where = figures/* folderTitles */.AS[(0,figures/* placementKindOf */.fw)(test, result.serviceKind)].replace('folder', 'Placement');
    const sentence = result.tests.length === 1 ? [] : wrapped(test.sentence, options);
    return [
        (0,terminal_style/* styled */.I)((0,escape_terminal/* escapeTerminal */.e)((0,outcome_sentence/* testTitle */.XF)(test)), 'bold', options.colour),
        ...sentence,
        ...wrapped((0,result_notes/* testFacts */.aA)(test).join(' · '), options).map((line) => (0,terminal_style/* styled */.I)(line, 'dim', options.colour)),
        ...pageLines(test, options),
        '',
        ...(0,result_notes/* testNotes */.yH)(test).flatMap((note) => noteLines(note, options)),
        ...section('Thresholds', (0,result_tables/* thresholdTable */.G2)(test), options),
        ...troubleLines(test, options),
        ...section(where, (0,result_tables/* placementTable */.qY)(test), options),
    ];
}
/** Where the service itself shows the test, for who wants to see each seed. */
function pageLines({ test }, options) {
    const url = test?.reportUrl ?? null;
    return url === null ? [] : wrapped(`Page of the service: ${url}`, options);
}
function section(title, table, options) {
    const lines = (0,terminal_table/* terminalTable */.R)(table, options);
    return lines.length === 0 ? [] : [(0,terminal_style/* styled */.I)(title, 'bold', options.colour), ...lines, ''];
}
function troubleLines(test, options) {
    const troubles = (0,result_tables/* troublesOf */.on)(test);
    if (troubles.length === 0)
        return [];
    const shown = troubles.slice(0, mostTroubles).flatMap((trouble) => troubleText(trouble, options));
    const more = troubles.length - mostTroubles;
    const rest = more <= 0 ? [] : [`… and ${(0,rate/* renderCount */.SS)(more, 'more kind')} of trouble: see the report files`];
    return [(0,terminal_style/* styled */.I)('Seeds with trouble', 'bold', options.colour), ...shown, ...rest, ''];
}
function troubleText(trouble, options) {
    const names = `${(0,rate/* renderCount */.SS)(trouble.seeds.length, 'seed')}: ${(0,result_tables/* seedNames */.OQ)(trouble)}`;
    const fix = trouble.fix === '' ? [] : indented(`→ ${trouble.fix}`, 1, options);
    return [...indented(names, 0, options), ...indented(trouble.reason, 1, options), ...fix];
}
function indented(text, depth, { widthColumns }) {
    const margin = '  '.repeat(depth);
    return (0,text_width/* wrapText */.C)((0,escape_terminal/* escapeTerminal */.e)(text), Math.max(widthColumns - margin.length, leastWidth)).map((line) => `${margin}${line}`);
}
function noteLines({ kind, title, text }, options) {
    const lines = wrapped(`${title}: ${text}`, options);
    return [...lines.map((line) => (0,terminal_style/* styled */.I)(line, kind === 'warning' ? 'yellow' : 'dim', options.colour)), ''];
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
/* harmony export */   yH: () => (/* binding */ testNotes)
/* harmony export */ });
/* harmony import */ var _check_rate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10300);
/* harmony import */ var _check_rate_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27821);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40819);
/** What a reader must know beside the figures: what they are worth, what was left out, what went wrong. */



const simulation = 'Folders were decided by presend’s own rules and spam filter in local mailboxes. No mailbox provider saw this mail; ' +
    'a real one also weighs reputation, volume and what its users do, so this does not predict Gmail or any other.';
const partSimulation = 'Some folders were observed in real mailboxes. The others are simulated: presend’s own rules and spam filter decided ' +
    'them in local mailboxes, and no mailbox provider saw those copies, so they do not predict Gmail or any other.';
/** The remarks on a whole run. */
function runNotes(result) {
    return [...stateNotes(result), ...gateNotes(result), ...result.notices.map((text) => info('Notice', text))];
}
function stateNotes(result) {
    const notes = [];
    if (result.isDryRun)
        notes.push(info('Dry run', 'Nothing was created or sent, and no threshold was evaluated.'));
    if (result.isCancelled)
        notes.push(warning('Cancelled', 'The run was cancelled; this is what was known by then.'));
    if (result.error !== null && !result.sentence.includes(result.error.message)) {
        notes.push(warning(`Error ${result.error.code}`, result.error.message));
    }
    return [...notes, ...simulationNotes(result)];
}
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
    return isExcused ? [info('Gate', 'An inconclusive outcome only warns by the settings.')] : [];
}
/** The remarks on one test. */
function testNotes(test) {
    const notes = test.warnings.map((text) => warning('Warning', text));
    if (test.error !== null && !test.sentence.includes(test.error.message)) {
        notes.push(warning(`Error ${test.error.code}`, test.error.message));
    }
    for (const { reason } of test.rates) {
        if (reason !== null && !test.sentence.includes(reason))
            notes.push(info('Threshold', reason));
    }
    if (test.isEarlyDecision) {
        const outstanding = (0,_check_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(test.outstandingCount, 'result was', 'results were');
        notes.push(info('Early decision', `Decided while ${outstanding} outstanding: ${whyEarly(test)}.`));
    }
    return notes;
}
function whyEarly({ rates }) {
    const onQuorum = rates.filter(isOnReceivedCopies).map((rate) => (0,_check_rate_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .titleIn */ .Ey)(rate));
    if (onQuorum.length === 0)
        return 'none of them could change the outcome';
    return `the inbox rate was decided and the quorum was in, so the received copies decided the ${onQuorum.join(', ')}`;
}
/** True when copies that were not waited for could still have moved the rate over its threshold, either way. */
function isOnReceivedCopies(rate) {
    const { percent, thresholdPercent, hitCount, outOfCount, openCount, highestPercent } = rate;
    if (rate.rate === 'inbox' || percent === null || thresholdPercent === null || highestPercent === null)
        return false;
    const lowestPercent = (0,_check_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .ratePercent */ .mu)(hitCount, outOfCount + openCount) ?? 0;
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
                `1 of ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)((0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .overallRate */ .aC)(test, 'inbox')?.outOfCount ?? 0, 'seed')} = ${(0,_check_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .renderPercent */ .yn)(pointsPerSeed, null)} points`,
            ]),
        ...shares.filter((share) => share !== null),
        ...(test.test === null ? [] : [`decided after ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(test.waitedMs)}`]),
    ];
}


/***/ }),

/***/ 63247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ settingTable),
/* harmony export */   G2: () => (/* binding */ thresholdTable),
/* harmony export */   OQ: () => (/* binding */ seedNames),
/* harmony export */   Uc: () => (/* binding */ overviewTable),
/* harmony export */   _i: () => (/* binding */ troubleTable),
/* harmony export */   eI: () => (/* binding */ seedTable),
/* harmony export */   iK: () => (/* binding */ problemTable),
/* harmony export */   on: () => (/* binding */ troublesOf),
/* harmony export */   qY: () => (/* binding */ placementTable)
/* harmony export */ });
/* harmony import */ var _check_outcome_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79396);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32964);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40819);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11984);
/** A result as tables of plain text: each format escapes and lays them out, and none counts anything itself. */




/** No server's reply may fill a report alone. */
const longestCell = 600;
/** Seeds that are named where several share one trouble. */
const mostNamedSeeds = 6;
/** Columns in which no row has anything are left out. */
function table(specs, rows) {
    const used = specs.map((_, index) => rows.some((row) => (row[index] ?? '') !== ''));
    const columns = specs.map(([title, kind]) => ({ title, kind: kind ?? 'text' }));
    return {
        columns: columns.filter((_, index) => used[index]),
        rows: rows.map((row) => row.filter((_, index) => used[index]).map((cell) => (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .m)(cell, longestCell))),
    };
}
/** Every rate with value, limit, and whether it is met. */
function thresholdTable(test) {
    const rows = test.rates.map((rate) => {
        const { title, value, counts, limit, verdict } = (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .rateFigure */ .Fb)(rate);
        return [title, value, counts, limit, verdict];
    });
    const columns = ['value', 'seeds or copies', 'threshold'].map((title) => [title, 'number']);
    return table([['rate'], ...columns, ['result', 'word']], rows);
}
/** One line a test, for runs with several. */
function overviewTable(result) {
    const rows = result.tests.map((test) => [
        test.outcome,
        (0,_check_outcome_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .testTitle */ .XF)(test),
        ...['inbox', 'spf', 'dkim', 'dmarc'].map((name) => {
            const rate = (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .overallRate */ .aC)(test, name);
            return (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .percentText */ .fL)(rate?.percent ?? null, rate?.thresholdPercent ?? null);
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
/** The seeds with trouble, those with the same reason together, failing ones first. */
function troublesOf(test) {
    const order = ['failing', 'missing', 'excluded'];
    const troubled = order.flatMap((status) => test.seeds.filter((seed) => seed.status === status));
    const groups = Map.groupBy(troubled, (seed) => JSON.stringify([seed.status, seed.reason, seed.fix]));
    return [...groups.values()].map((seeds) => ({
        seeds,
        reason: (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .m)(seeds[0]?.reason ?? '', longestCell),
        fix: (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .m)(seeds[0]?.fix ?? '', longestCell),
    }));
}
/** `seed1@…, seed2@…, and 7 more`. */
function seedNames({ seeds }) {
    const named = seeds.slice(0, mostNamedSeeds).map((seed) => seed.address);
    const more = seeds.length - named.length;
    return [...named, ...(more === 0 ? [] : [`and ${more} more`])].join(', ');
}
/** One row a trouble. */
function troubleTable(test) {
    const rows = troublesOf(test).map((trouble) => {
        const types = [...new Set(trouble.seeds.map((seed) => seed.providerType))];
        return [String(trouble.seeds.length), seedNames(trouble), types.join(', '), trouble.reason, trouble.fix];
    });
    return table([['count', 'number'], ['seeds', 'code'], ['type'], ['why'], ['what to do']], rows);
}
/** Where the copies are, by provider type. */
function placementTable(test) {
    const rows = test.placement.map((row) => [
        row.providerType,
        String(row.seedCount),
        ...[row.inboxCount, row.tabCount, row.spamCount, row.noneCount].map((count) => `${count} (${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .shareText */ .Lu)(count, row.seedCount)})`),
    ]);
    const counted = ['INBOX', 'tabs', 'Spam', 'no folder'].map((title) => [title, 'number']);
    return table([['provider type'], ['seeds', 'number'], ...counted], rows);
}
/** Every seed. */
function seedTable(test, serviceKind) {
    const kind = (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .placementKindOf */ .fw)(test, serviceKind);
    const rows = test.seeds.map((seed) => [
        seed.address,
        seed.providerType,
        kind === 'mixed' ? placeWithKind(seed) : (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(seed),
        (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictText */ .nt)(seed.result?.spf),
        (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictText */ .nt)(seed.result?.dkim),
        (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictText */ .nt)(seed.result?.dmarc),
        seed.status,
        seed.result?.reason ?? '',
        submissionText(seed),
    ]);
    return table([
        ['seed', 'code'],
        ['type'],
        [_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .folderTitles */ .AS[kind]],
        ['SPF'],
        ['DKIM'],
        ['DMARC'],
        ['status'],
        ['why this folder'],
        ['handed over', 'code'],
    ], rows);
}
/** Where a heading cannot say it for all, each seed says it for itself. */
function placeWithKind(seed) {
    const kind = seed.result?.folder === null ? null : (seed.result?.placementKind ?? null);
    return kind === null ? (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(seed) : `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(seed)} (${kind})`;
}
/** The queue id keeps the way into the server's log. */
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
        problem.place === undefined ? '' : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .renderPlace */ .oL)(problem.place),
        problem.input,
        problem.came ?? '',
        problem.expected,
        problem.todo ?? '',
    ]);
    return table([['where', 'code'], ['input', 'code'], ['got'], ['expected'], ['what to do']], rows);
}
/** The settings that were in force, and where each came from. */
function settingTable(result) {
    const rows = result.settings.map((setting) => [
        setting.name,
        setting.shown,
        setting.place === null ? setting.source : `${setting.source} ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .renderPlace */ .oL)(setting.place)}`,
    ]);
    return table([['setting', 'code'], ['value'], ['from']], rows);
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

/***/ 79679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readYamlMap)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/* harmony import */ var _config_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81872);
/** Reads a YAML file whose top level is a map. */


const maxFileBytes = 1_048_576;
const input = 'config';
/** Its entries; none for an empty file. Every syntax error at once, none of which quotes the file. */
async function readYamlMap(file, files) {
    const found = await files.stat(file.absolutePath);
    if (found === null) {
        const expected = 'a config file that is there';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ input, came: JSON.stringify(file.path), expected, todo: file.todo });
    }
    const text = await readText(file, found, files);
    return text.status === 'ok' ? parseEntries(text.value, file.path) : text;
}
async function readText({ path, absolutePath }, found, files) {
    const problem = { input, place: { file: path } };
    if (found.kind !== 'file')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ ...problem, came: `a ${found.kind}`, expected: 'a file' });
    if (found.sizeBytes > maxFileBytes) {
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ ...problem, came: `${found.sizeBytes} bytes`, expected: `at most ${maxFileBytes} bytes (1 MiB)` });
    }
    try {
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(new TextDecoder('utf-8', { fatal: true }).decode(await files.read(absolutePath)));
    }
    catch (error) {
        // fatal decoding throws a TypeError; anything else comes from the file system and carries a code.
        if (error instanceof TypeError)
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ ...problem, came: 'bytes that are not UTF-8', expected: 'UTF-8 text' });
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ ...problem, came: code, expected: 'a file that can be read' });
    }
}
function parseEntries(text, path) {
    const parsed = (0,_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .parseYaml */ .hN)(text, { file: path, input });
    if (parsed.status === 'bad')
        return parsed;
    if (parsed.value.kind === 'map')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(parsed.value.entries);
    if (parsed.value.kind === 'empty')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)([]);
    const expected = 'a map of settings, one `name: value` a line';
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ input, came: (0,_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .nameShape */ .Vh)(parsed.value), expected, place: parsed.value.place });
}


/***/ }),

/***/ 2658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   qY: () => (/* binding */ outside),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** Paths that an author writes, as paths of the repository: never absolute, never outside. */

/** `path` as written in a file of `folder` (relative to the repository; `''`: its root). Reads no disk. */
function resolvePath(path, folder) {
    if (path.trim() === '')
        return { status: 'bad', expected: 'a path' };
    if (/\p{Cc}/u.test(path))
        return { status: 'bad', expected: 'a path without control characters' };
    if (/^(?:[/\\]|[A-Za-z]:)/u.test(path))
        return { status: 'bad', expected: 'a path relative to the repository' };
    if (path.includes('\\'))
        return { status: 'bad', expected: 'a path written with /' };
    const resolved = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, path));
    if (resolved === '..' || resolved.startsWith('../'))
        return { status: 'bad', expected: outside };
    return { status: 'ok', path: resolved };
}
/** The folder of a path of the repository; `''` for its root. */
function folderOf(path) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
    return folder === '.' ? '' : folder;
}
/** What is expected of a path that leads outside, by `../` or by a symbolic link. */
const outside = 'a path inside the repository';


/***/ }),

/***/ 57584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ maxFileBytes),
/* harmony export */   h: () => (/* binding */ openRepository)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32964);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2658);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64321);
/** The repository as templates may see it: files below its root, of a sane size, and nothing else on the machine. */




/** No template, partial, data file or image may be larger. */
const maxFileBytes = 5 * 1024 * 1024;
/** The repository at an absolute path. */
function openRepository(root, files) {
    const read = async (path, reference) => {
        const found = await findFile(path, reference, { root, files });
        if (found.status === 'bad')
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)(describe(found, path, reference));
        try {
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)({ path: found.path, bytes: await files.read((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, found.path)) });
        }
        catch (error) {
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)(describe({ came: codeOf(error), expected: 'a file that can be read' }, path, reference));
        }
    };
    return {
        read,
        readText: async (path, reference) => {
            const file = await read(path, reference);
            return file.status === 'bad' ? file : decode(file.value, reference);
        },
    };
}
async function findFile(path, reference, place) {
    const { folders = [''], spellings = (written) => [written] } = reference;
    const candidates = folders.flatMap((folder) => spellings(path).map((spelling) => (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePath */ .o1)(spelling, folder)));
    const isTaken = new Set();
    for (const candidate of candidates) {
        if (candidate.status === 'bad' || isTaken.has(candidate.path))
            continue;
        isTaken.add(candidate.path);
        const found = await look(candidate.path, place);
        if (found.status !== 'missing')
            return found;
    }
    // With several folders one `../` may be wrong from the first and right from the second.
    const refused = candidates.find((candidate) => candidate.status === 'bad');
    if (refused !== undefined && isTaken.size === 0)
        return refused;
    return { status: 'bad', expected: `a file of the repository (looked for ${listed([...isTaken])})` };
}
function listed(paths) {
    const shown = paths
        .slice(0, 4)
        .map((path) => (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(path))
        .join(', ');
    return paths.length > 4 ? `${shown} and ${paths.length - 4} more` : shown;
}
async function look(path, { root, files }) {
    try {
        const [realRoot, realPath] = await Promise.all([files.realPath(root), files.realPath((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path))]);
        if (realRoot === null || realPath === null)
            return { status: 'missing' };
        if (!isInside(realRoot, realPath))
            return { status: 'bad', came: 'a link that leads out of it', expected: _repository_path_js__WEBPACK_IMPORTED_MODULE_1__/* .outside */ .qY };
        const stat = await files.stat(realPath);
        if (stat === null)
            return { status: 'missing' };
        if (stat.kind !== 'file')
            return { status: 'bad', came: `a ${stat.kind === 'directory' ? 'folder' : 'device'}`, expected: 'a file' };
        if (stat.sizeBytes <= maxFileBytes)
            return { status: 'ok', path };
        return { status: 'bad', came: `${stat.sizeBytes} bytes`, expected: `at most ${maxFileBytes} bytes (5 MiB)` };
    }
    catch (error) {
        return { status: 'bad', came: codeOf(error), expected: 'a file that can be read' };
    }
}
function isInside(root, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way);
}
function decode({ path, bytes }, reference) {
    const whole = { file: path };
    try {
        // TextDecoder drops the byte order mark by itself.
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        // Two bytes a character without a byte order mark: every second one is a NUL, which UTF-8 allows and no text has.
        const nul = text.indexOf('\0');
        if (nul >= 0)
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)(notText(reference, { file: path, ...(0,_source_text_js__WEBPACK_IMPORTED_MODULE_3__/* .positionOf */ .df)(text, nul) }));
        if (text.trim() !== '')
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)({ path, text });
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)((0,_source_text_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAt */ .l4)(whole, { input: reference.input, came: 'an empty file', expected: 'some text' }));
    }
    catch {
        // The decoder says no more than "invalid"; the place of the first bad byte is what helps.
        const line = firstBadLine(bytes);
        const todo = 'save the file as UTF-8';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)((0,_source_text_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAt */ .l4)({ file: path, line }, { input: reference.input, came: 'bytes that are not UTF-8', expected: 'UTF-8', todo }));
    }
}
function notText({ input }, place) {
    const todo = 'save the file as UTF-8';
    return { input, came: 'a NUL character', expected: 'text', todo, place };
}
function firstBadLine(bytes) {
    const text = new TextDecoder('utf-8').decode(bytes);
    const lines = text.split('\n');
    const index = lines.findIndex((line) => line.includes('\ufffd'));
    return index < 0 ? lines.length : index + 1;
}
function describe(found, path, reference) {
    const came = found.came ?? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(path);
    const named = came.includes((0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(path)) ? came : `${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(path)}: ${came}`;
    return (0,_source_text_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAt */ .l4)(reference.place, { input: reference.input, came: named, expected: found.expected });
}
function codeOf(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'an unreadable file';
}


/***/ }),

/***/ 64321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GR: () => (/* binding */ sourceOfValue),
/* harmony export */   df: () => (/* binding */ positionOf),
/* harmony export */   l4: () => (/* binding */ problemAt),
/* harmony export */   pD: () => (/* binding */ sourceOfFile)
/* harmony export */ });
/** A piece of text that an author wrote, and where each character of it stands in their file. */
/** A file, or the rest of it below its first `skippedLines` lines. */
function sourceOfFile(file, text, skippedLines = 0) {
    return { input: 'template', file, text, placeAt: (line, column) => ({ file, line: line + skippedLines, column }) };
}
/** A value that stands in no file. */
function sourceOfValue(input, file, text) {
    return { input, file, text, placeAt: () => undefined };
}
/** A problem with its place, where one is known. */
function problemAt(place, problem) {
    return place === undefined ? problem : { ...problem, place };
}
/** 1-based line and column of an offset. */
function positionOf(text, offset) {
    const before = text.slice(0, offset);
    const lineStart = before.lastIndexOf('\n') + 1;
    return { line: before.split('\n').length, column: offset - lineStart + 1 };
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
