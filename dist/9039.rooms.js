export const id = 9039;
export const ids = [9039];
export const modules = {

/***/ 77699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ joinEvidence),
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   c4: () => (/* binding */ isSummaryAlone),
/* harmony export */   nI: () => (/* binding */ countsAsInbox)
/* harmony export */ });
/* harmony import */ var _contract_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(766);
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
/** True for a received copy in one of the folders, and for a simulated tab, which never decides anything. */
function countsAsInbox({ folder, result }, inboxFolders) {
    if (folder === null)
        return false;
    return inboxFolders.includes(folder) || ((0,_contract_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isTab */ .KG)(folder) && result?.placementKind === 'simulated');
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

/***/ 79396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CL: () => (/* binding */ runOutcome),
/* harmony export */   XF: () => (/* binding */ countOutcomes),
/* harmony export */   nm: () => (/* binding */ runSentence),
/* harmony export */   o3: () => (/* binding */ testTitle),
/* harmony export */   oT: () => (/* binding */ testSentence)
/* harmony export */ });
/* harmony import */ var _mail_submission_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25402);
/* harmony import */ var _rate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10300);
/* harmony import */ var _rate_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27821);
/** The outcome and its reason in one plain sentence with figures: the first line of every report. */



/** Reasons in one sentence; the table of rates has the rest. */
const mostReasons = 2;
/** `fail: inbox rate 66.7% is below 85% (6 of 9 seeds in the inbox; 3 in Spam)`. */
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
    return outcome === 'pass' || rates.some((one) => isOnFolders(one) && one.status === decisiveStatus[outcome]);
}
function isOnFolders({ rate }) {
    return rate === 'inbox' || rate === 'tab';
}
const explain = {
    pass: passReason,
    fail: ({ rates }) => listReasons(reasonsOf(rates, 'missed'), 'missed'),
    inconclusive: doubt,
};
function passReason({ rates, ending }) {
    const overall = rates.filter((rate) => rate.scope === 'overall');
    const said = overall.flatMap((rate) => (rate.percent === null ? [] : [passPart(rate, rate.percent)]));
    const unmeasured = overall.filter(isUnmeasuredMethod).map((rate) => rate.rate.toUpperCase());
    const rest = unmeasured.length === 0 ? '' : `; ${joinWords(unmeasured)} not measured`;
    const typeCount = rates.filter((rate) => rate.scope !== 'overall' && rate.status === 'met').length;
    const types = typeCount === 0 ? '' : `; ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(typeCount, 'provider type threshold')} met`;
    const early = ending.kind === 'interrupted' ? '; decided before the run was interrupted' : '';
    return `${said.join(', ')}${types}${rest}${early}`;
}
function isUnmeasuredMethod({ rate, percent }) {
    return percent === null && rate !== 'inbox' && rate !== 'tab';
}
function passPart(rate, percent) {
    const shown = `${(0,_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPercent */ .yn)(percent, rate.thresholdPercent, rate.bound)}%`;
    const least = rate.openCount === 0 || rate.rate !== 'inbox' ? shown : `at least ${shown}`;
    const counts = rate.rate === 'inbox' ? `${(0,_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderNumber */ .kT)(rate.hitCount)} of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(rate.outOfCount, 'seed')}` : '';
    const limit = rate.thresholdPercent === null ? 'no threshold' : `threshold ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderThreshold */ .S_)(rate.thresholdPercent)}%`;
    const details = [counts, limit].filter((part) => part !== '').join(', ');
    return `${(0,_rate_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .titleIn */ .Ey)(rate)} ${least} (${details})`;
}
function doubt({ rates, tally, ending, obstacles }) {
    const reasons = reasonsOf(rates, 'undecided');
    if (ending.kind === 'interrupted') {
        const known = `${tally.receivedCount} of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(tally.seedCount, 'result')} received`;
        return `${ending.reason} (${known})`;
    }
    if (tally.seedCount === 0)
        return 'the test has no seeds, so nothing was measured';
    if (tally.receivedCount === 0) {
        return `no copy was received (0 of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(tally.seedCount, 'seed')}${fates(tally, obstacles)}), so nothing was measured`;
    }
    return listReasons(reasons, 'undecided');
}
function fates(tally, { unsentReason, deferredCount, deferral }) {
    const why = unsentReason === null ? '' : `: ${unsentReason}`;
    const words = deferral === null ? '' : `: ${(0,_mail_submission_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .renderReply */ .V)(deferral)}`;
    return [
        tally.refusedCount === 0 ? '' : `, ${tally.refusedCount} rejected`,
        deferredCount === 0 ? '' : `, ${deferredCount} deferred by the SMTP server${words}`,
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
        : `${reasons.slice(0, mostReasons).join('; ')}; ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(more, 'more threshold')} ${status}`;
}
/** Which outcome a run takes when its tests differ: the first that any of them has. */
const outcomeOrder = ['misconfigured', 'fail', 'inconclusive', 'pass'];
/** The run's outcome over its tests: misconfigured before fail before inconclusive before pass. */
function runOutcome(outcomes) {
    return outcomeOrder.find((outcome) => outcomes.includes(outcome)) ?? 'inconclusive';
}
/** The run's sentence: the test's own when there is one, else the counts by outcome and the first reason. */
function runSentence(tests) {
    const [only] = tests;
    if (only === undefined)
        return 'inconclusive: nothing was tested';
    if (tests.length === 1)
        return only.sentence;
    const outcome = runOutcome(tests.map((test) => test.outcome));
    if (outcome === 'pass')
        return `pass: all ${tests.length} templates passed`;
    const first = tests.find((test) => test.outcome === outcome) ?? only;
    const reason = ` (${testTitle(first)}: ${first.sentence.replace(/^[a-z]+: /u, '')})`;
    return `${outcome}: ${countOutcomes(tests)}${reason}`;
}
const outcomeVerbs = {
    misconfigured: ['is misconfigured', 'are misconfigured'],
    fail: ['fails', 'fail'],
    inconclusive: ['is inconclusive', 'are inconclusive'],
};
/** `3 of 10 templates fail, 1 is inconclusive`: what does not pass, the worst first. */
function countOutcomes(tests) {
    const parts = ['misconfigured', 'fail', 'inconclusive'].flatMap((outcome) => {
        const count = tests.filter((test) => test.outcome === outcome).length;
        return count === 0 ? [] : [{ count, verb: outcomeVerbs[outcome][count === 1 ? 0 : 1] }];
    });
    const said = parts.map(({ count, verb }, index) => index === 0 ? `${count} of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(tests.length, 'template')} ${verb}` : `${count} ${verb}`);
    return said.join(', ');
}
/** `newsletter.hbs`, or `newsletter.hbs [german]` with a named data set. */
function testTitle({ templatePath, dataSet }) {
    return dataSet === null ? templatePath : `${templatePath} [${dataSet}]`;
}
function joinWords(words) {
    return words.length <= 1 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}


/***/ }),

/***/ 27821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ authenticationReason),
/* harmony export */   Ey: () => (/* binding */ titleIn),
/* harmony export */   Gh: () => (/* binding */ lapsedReason),
/* harmony export */   cv: () => (/* binding */ tabReason),
/* harmony export */   hG: () => (/* binding */ simulatedTabsReason),
/* harmony export */   tF: () => (/* binding */ inboxReason)
/* harmony export */ });
/* harmony import */ var _contract_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(766);
/* harmony import */ var _rate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10300);
/** Why a threshold is missed or undecided, in one plain sentence with the figures. */


/** What the rates are called in sentences. */
const rateTitles = {
    inbox: 'inbox rate',
    tab: 'tab rate',
    spf: 'SPF pass rate',
    dkim: 'DKIM pass rate',
    dmarc: 'DMARC pass rate',
};
/** `inbox rate 66.7% is below 85% (6 of 9 seeds in the inbox; 3 in Spam)`, or why it cannot be decided. */
function inboxReason(rate, tally, inboxFolders) {
    const title = titleIn(rate);
    if (tally.seedCount === 0)
        return noSeedsReason(rate);
    const where = whereSeedsAre(rate, tally, inboxFolders);
    if (rate.status === 'missed')
        return `${title} ${belowLimit(rate)} (${where}${tabHint(tally)})`;
    if (rate.percent === null)
        return `${title} was not measured: no result for any copy (${where})`;
    return `${title} is between ${shownPercent(rate, rate.percent)} and ${shownPercent(rate, rate.highestPercent ?? rate.percent)}, so it may or may not reach ${limitOf(rate)} (${where}${summaryHint(tally)})`;
}
/** `DKIM pass rate 88.9% is below 100% (8 of 9 checked copies pass)`, or why it was not measured. */
function authenticationReason(rate, tally) {
    const title = titleIn(rate);
    if (tally.seedCount === 0)
        return noSeedsReason(rate);
    if (rate.status === 'missed') {
        return `${title} ${belowLimit(rate)} (${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(rate.hitCount)} of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(rate.outOfCount, 'checked copy', 'checked copies')} pass)`;
    }
    if (rate.percent === null)
        return `${title} must be at least ${limitOf(rate)} but was not measured: ${whyUnmeasured(tally)}`;
    const outstanding = (0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(rate.openCount, 'outstanding copy', 'outstanding copies');
    return `${title} is ${shownPercent(rate, rate.percent)} so far; whether it reaches ${limitOf(rate)} depends on ${outstanding}`;
}
/** `tab rate 33.3% is above 20% (3 of 9 seeds file the mail under a tab)`. */
function tabReason(rate) {
    if (rate.percent === null)
        return `tab rate must be at most ${limitOf(rate)} but was not measured: no folder is known`;
    const counts = `${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(rate.hitCount)} of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(rate.outOfCount, 'seed')} file the mail under a tab`;
    const shown = shownPercent(rate, rate.percent);
    if (rate.status === 'missed')
        return `tab rate ${shown} is above ${limitOf(rate)} (${counts})`;
    const outstanding = (0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(rate.openCount, 'outstanding result');
    return `tab rate is ${shown} so far (${counts}); whether it stays within ${limitOf(rate)} depends on ${outstanding}`;
}
/** Why max-tab-rate does not apply. */
const simulatedTabsReason = 'placement is simulated, so max-tab-rate does not apply';
/** Why a default threshold does not hold. */
function lapsedReason(rate, threshold) {
    return `${titleIn(rate)} was not measured, so its default threshold of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderThreshold */ .S_)(threshold.percent)}% does not apply`;
}
/** `inbox rate`, `business DKIM pass rate`. */
function titleIn({ rate, scope }) {
    return scope === 'overall' ? rateTitles[rate] : `${scope} ${rateTitles[rate]}`;
}
function belowLimit(rate) {
    const shown = shownPercent(rate, rate.highestPercent ?? rate.percent ?? 0);
    return rate.openCount === 0
        ? `${shown} is below ${limitOf(rate)}`
        : `can reach at most ${shown}, below ${limitOf(rate)}`;
}
function shownPercent(rate, percent) {
    return `${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPercent */ .yn)(percent, rate.thresholdPercent, rate.bound)}%`;
}
function limitOf(rate) {
    return `${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderThreshold */ .S_)(rate.thresholdPercent ?? 0)}%`;
}
function noSeedsReason(rate) {
    const seeds = rate.scope === 'overall' ? 'no seeds' : `no ${rate.scope} seeds`;
    return `${titleIn(rate)} must be at least ${limitOf(rate)}, but the test has ${seeds}`;
}
function whyUnmeasured(tally) {
    if (tally.receivedCount === 0)
        return 'no copy was received';
    return tally.withoutResultCount === 0
        ? 'nothing in the received copies could be checked'
        : `nothing in the copies received so far could be checked, ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(tally.withoutResultCount, 'result')} outstanding`;
}
/** `6 of 9 seeds in the inbox; 2 in Spam, 1 rejected`: every seed of the scope is counted once. */
function whereSeedsAre(rate, tally, inboxFolders) {
    const hits = `${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(rate.hitCount)} of ${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(rate.outOfCount, 'seed')} ${inboxPhrase(inboxFolders)}`;
    const missing = tally.inbox.excludedCount === 0 ? 'without a result' : 'without a result and left out';
    const rest = [
        ..._contract_names_js__WEBPACK_IMPORTED_MODULE_1__/* .folders */ .oW.map((folder) => [tally.missedFolders[folder], `in ${folder}`]),
        [elsewhereCount(rate, tally), 'elsewhere'],
        [tally.refusedCount, 'rejected'],
        [tally.unsentCount, 'not sent to'],
        [tally.withoutResultCount, missing],
    ];
    const said = rest.filter(([count]) => count > 0).map(([count, what]) => `${(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(count)} ${what}`);
    return said.length === 0 ? hits : `${hits}; ${said.join(', ')}`;
}
function inboxPhrase(inboxFolders) {
    if (inboxFolders.length > 1 && inboxFolders.includes('INBOX'))
        return 'in the inbox';
    return `in ${inboxFolders.join(' or ')}`;
}
/** Received in a folder that a service which gives a summary alone does not name. */
function elsewhereCount(rate, tally) {
    const namedCount = _contract_names_js__WEBPACK_IMPORTED_MODULE_1__/* .folders */ .oW.reduce((sum, folder) => sum + tally.folders[folder], 0);
    return namedCount === 0 ? Math.max(tally.receivedCount - rate.hitCount, 0) : 0;
}
function tabHint({ missedFolders }) {
    const hasTabs = _contract_names_js__WEBPACK_IMPORTED_MODULE_1__/* .folders */ .oW.some((folder) => (0,_contract_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isTab */ .KG)(folder) && missedFolders[folder] > 0);
    return hasTabs ? '; tabs count as inbox unless inbox-folders excludes them' : '';
}
/** The wire's own inbox rate counts INBOX alone. */
function summaryHint({ inbox }) {
    if (inbox.reported === null || inbox.unknownCount === 0)
        return '';
    return '; the service counts INBOX alone: set inbox-folders to INBOX to judge by its figure';
}


/***/ }),

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

/***/ 83542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ beforeDeadline)
/* harmony export */ });
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7443);
/* harmony import */ var _settings_parsers_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33684);
/* harmony import */ var _world_time_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83141);
/** `timeout` bounds the whole run: each step before waiting for results ends with an error when it is reached. */



/**
 * What `work` resolves with. At the deadline the signal that `work` is handed aborts, and this rejects at once.
 *
 * @throws PresendError RUN_TIMEOUT at the deadline; the signal's reason when that aborts before
 */
async function beforeDeadline(step, work, { clock, deadlineMs, timeoutMs, signal }) {
    try {
        return await (0,_world_time_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .withinTime */ .dn)(work, deadlineMs - clock.monotonicMs(), { clock, signal });
    }
    catch (error) {
        if (!(error instanceof _world_time_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .TimeLimitReached */ .r_))
            throw error;
        throw new _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PresendError */ .W({
            code: 'RUN_TIMEOUT',
            outcome: 'inconclusive',
            done: step.doing,
            came: `no result before timeout (${(0,_settings_parsers_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDuration */ .PP)(timeoutMs)})`,
            expected: 'one',
            todo: `${step.todo}, or set a longer timeout`,
        });
    }
}


/***/ }),

/***/ 95058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ describeFailure)
/* harmony export */ });
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7443);
/** What an exception means for a run. */

/** Longest message of an error that is not ours. */
const longestMessage = 500;
/** `inconclusive` unless the error says otherwise; an error of no known kind is a defect of presend and says so. */
function describeFailure(error, signal) {
    if (error instanceof _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PresendError */ .W) {
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


/***/ }),

/***/ 54447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ dkimKeyOf),
  J: () => (/* binding */ startTest)
});

// EXTERNAL MODULE: ./lib/mail/compose.js + 4 modules
var compose = __webpack_require__(7922);
// EXTERNAL MODULE: ./lib/mail/removed-signatures.js
var removed_signatures = __webpack_require__(66059);
// EXTERNAL MODULE: ./lib/mail/submission-outcome.js
var submission_outcome = __webpack_require__(25402);
// EXTERNAL MODULE: ./lib/contract/names.js
var names = __webpack_require__(766);
// EXTERNAL MODULE: ./lib/check/evidence.js
var check_evidence = __webpack_require__(77699);
// EXTERNAL MODULE: ./lib/check/rate.js
var check_rate = __webpack_require__(10300);
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
    // Shares of seeds add up to whole seeds again.
    const outOfCount = Math.round(hitCount + missCount + openCount);
    const lowestPercent = hitCount + missCount === 0 ? null : hitPercent(tally, outOfCount);
    const highestPercent = openCount === 0 ? lowestPercent : (0,check_rate/* ratePercent */.mu)(hitCount + openCount, outOfCount);
    const base = {
        rate: 'inbox',
        scope,
        bound: 'at-least',
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
/** Where a service's own share is all there is, that share and not what divides it again. */
function hitPercent({ inbox: { hitCount, reported } }, outOfCount) {
    return reported !== null && reported.seedCount === outOfCount ? reported.percent : (0,check_rate/* ratePercent */.mu)(hitCount, outOfCount);
}
/**
 * The tab rate over all seeds: observed tabs ÷ all seeds that are neither excluded nor simulated. Where every received
 * copy was placed by a simulation the threshold does not apply.
 */
function judgeTabRate(tally, maxPercent) {
    const { hitCount, missCount, pendingCount, unknownCount } = tally.inbox;
    const tabCount = tally.observedTabCount;
    // A service that gives a summary alone names no folder.
    const unnamedCount = Math.min(tally.receivedCount - folderCount(tally), hitCount + missCount);
    const openCount = pendingCount + unknownCount + unnamedCount + missedUnseenCount(tally);
    const outOfCount = Math.round(hitCount + missCount + pendingCount + unknownCount) - tally.simulatedCount;
    const knownCount = outOfCount - openCount;
    const base = {
        rate: 'tab',
        scope: 'overall',
        bound: 'at-most',
        percent: knownCount <= 0 ? null : (0,check_rate/* ratePercent */.mu)(tabCount, outOfCount),
        hitCount: tabCount,
        outOfCount,
        openCount,
        highestPercent: (0,check_rate/* ratePercent */.mu)(tabCount + openCount, outOfCount),
    };
    if (tally.simulatedCount > 0 && tally.simulatedCount === tally.receivedCount) {
        return settled({
            ...base,
            percent: null,
            thresholdPercent: null,
            status: 'no-threshold',
            reason: rate_reason/* simulatedTabsReason */.hG,
        });
    }
    const status = tabStatus(base, maxPercent);
    const figures = { ...base, thresholdPercent: maxPercent, status };
    const reason = status === 'met' ? null : (0,rate_reason/* tabReason */.cv)(figures);
    return { evaluation: { ...figures, reason }, isFinal: status !== 'undecided' || pendingCount === 0 };
}
/** Seeds that count against the inbox rate because they have no result: each may lie in a tab. */
function missedUnseenCount({ withoutResultCount, unsentCount, inbox }) {
    const { pendingCount, excludedCount, unknownCount } = inbox;
    return Math.max(withoutResultCount - pendingCount - excludedCount - Math.max(unknownCount - unsentCount, 0), 0);
}
function folderCount({ folders }) {
    return Object.values(folders).reduce((sum, count) => sum + count, 0);
}
function tabStatus({ percent, highestPercent }, maxPercent) {
    if (percent !== null && percent > maxPercent)
        return 'missed';
    return percent !== null && (highestPercent ?? 100) <= maxPercent ? 'met' : 'undecided';
}
/** The pass rate of one method in one scope: passes ÷ received copies that could be checked. */
function judgeAuthenticationRate(rate, input) {
    const { scope, tally, threshold, basis } = input;
    const { passCount, failCount, pendingCount } = tally.authentication[rate];
    const outOfCount = passCount + failCount;
    const base = {
        rate,
        scope,
        bound: 'at-least',
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
        return tallySummary(input, snapshot.summary, snapshot.isTerminal);
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
        missedFolders: countFolders(received.filter((one) => !(0,check_evidence/* countsAsInbox */.nI)(one, inboxFolders))),
        observedTabCount: received.filter(isObservedTab).length,
        simulatedCount: received.filter((one) => one.result?.placementKind === 'simulated').length,
        refusedCount: seeds.filter((one) => one.fate === 'refused').length,
        unsentCount: counts.unknown,
        withoutResultCount: counts.pending,
        inbox: {
            hitCount: counts.hit,
            missCount: counts.miss,
            pendingCount: counts.pending,
            unknownCount: counts.unknown,
            excludedCount: 0,
            reported: null,
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
    return (0,check_evidence/* countsAsInbox */.nI)(one, inboxFolders) ? 'hit' : 'miss';
}
/** Placement that a service does not label counts as observed. */
function isObservedTab({ folder, result }) {
    return folder !== null && (0,names/* isTab */.KG)(folder) && result?.placementKind !== 'simulated';
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
 * The share is kept as it came: rounded to whole seeds, a rate just below its threshold would pass.
 */
function tallySummary({ joined, rules, moment }, summary, isTerminal) {
    const parts = countParts(joined.seeds, rules.inboxFolders);
    const completedCount = completedSeeds(summary, { sentCount: parts.pending, isTerminal });
    const inInboxCount = countOf(summary.inboxPercent, completedCount);
    const elsewhereCount = completedCount - inInboxCount;
    const isOnlyInbox = rules.inboxFolders.every((folder) => folder === 'INBOX');
    const isInboxWanted = rules.inboxFolders.includes('INBOX');
    const overall = scopeOfSummary(joined.seeds, completedCount, {
        hitCount: isInboxWanted ? inInboxCount : 0,
        missCount: parts.miss + (isInboxWanted ? 0 : inInboxCount) + (isOnlyInbox ? elsewhereCount : 0),
        pendingCount: parts.pending - completedCount,
        unknownCount: parts.unknown + (isOnlyInbox ? 0 : elsewhereCount),
        excludedCount: 0,
        reported: isInboxWanted ? { percent: summary.inboxPercent, seedCount: completedCount } : null,
    });
    const isOver = moment === 'time-up' || overall.inbox.pendingCount === 0;
    const settle = settling(moment, completedCount === 0 ? 'inconclusive' : rules.onMissing);
    const byType = Map.groupBy(joined.seeds, (one) => one.seed.providerType);
    return forScopes((scope) => scope === 'overall' ? settle(overall) : tallyUnreported(byType.get(scope) ?? [], isOver ? 'over' : 'open'));
}
/** The share in seeds; whole seeds where a share that was rounded to one decimal can mean them. */
function countOf(percent, seedCount) {
    const share = (percent * seedCount) / 100;
    const whole = Math.round(share);
    return Math.abs(share - whole) <= 0.0005 * seedCount ? whole : share;
}
/**
 * Seeds with a result. A service may count other providers than the seeds it named: when it says that the test is over,
 * its share of completed providers is taken as the share of seeds.
 */
function completedSeeds({ completedCount, seedCount }, { sentCount, isTerminal }) {
    const share = isTerminal && seedCount > 0 ? completedCount / seedCount : null;
    const count = share === null ? completedCount : Math.round(share * Math.max(sentCount, 0));
    return Math.min(Math.max(count, 0), sentCount);
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
        reported: null,
    });
}
function scopeOfSummary(seeds, receivedCount, inbox) {
    const none = { passCount: 0, failCount: 0, pendingCount: 0 };
    return {
        seedCount: seeds.length,
        receivedCount,
        folders: noFolders,
        missedFolders: noFolders,
        observedTabCount: 0,
        simulatedCount: 0,
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
    const inbox = [...judgeInboxRates(tallies, rules), ...judgeTabs(tallies, rules)];
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
function judgeTabs({ overall }, { thresholds: { maxTabPercent } }) {
    return maxTabPercent === null ? [] : [judgeTabRate(overall, maxTabPercent)];
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

// EXTERNAL MODULE: ./lib/advice/symbol-advice.js + 3 modules
var symbol_advice = __webpack_require__(66715);
// EXTERNAL MODULE: ./lib/advice/engine-title.js
var engine_title = __webpack_require__(73007);
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

;// CONCATENATED MODULE: ./lib/check/advice/reply-advice.js
/** What to do about an SMTP reply, by its code and words. */

const alignment = 'Let SPF or DKIM pass with a domain that belongs to the From: address: sign with DKIM as that domain, or use a Return-Path below it.';
const spfRecord = 'Add the sending service to the SPF record of the envelope sender’s domain (envelope-from).';
const signing = 'Sign with DKIM, and publish the key that belongs to the selector (dkim-domain, dkim-selector, dkim-private-key).';
const slowDown = 'The server limits this sender: lower smtp-rate and smtp-connections, and check the reputation of the address and the domain.';
/** RFC 4954 §6 and RFC 3207 §4: 530 asks for a login or for STARTTLS; other servers refuse to relay instead. */
const loginWanted = /^530\b|authentication (?:is )?required|relay(?:ing)? (?:access )?denied|not permitted to relay|unable to relay/u;
const tlsWanted = /^530\b.*\b(?:starttls|tls)\b/u;
/** What the server requires of every client, whatever the mail is; `null`: its reply is about something else. */
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
    { pattern: tlsWanted, fix: 'The SMTP server requires TLS: set smtp-security to starttls or tls.' },
    {
        pattern: loginWanted,
        fix: 'The SMTP server does not relay for clients that are not logged in: set smtp-username and smtp-password.',
    },
    {
        pattern: /\b5\.7\.515\b/u,
        fix: 'SPF, DKIM and DMARC must all pass for a bulk sender: publish SPF and DMARC, sign with DKIM, and align one of them with From:.',
        isAboutAuthentication: true,
    },
    {
        pattern: /\b[45]\.7\.(?:31|40)\b/u,
        fix: 'Publish a DMARC record at _dmarc.<From: domain>, with "v=DMARC1; p=none" at least.',
        isAboutAuthentication: true,
    },
    { pattern: /\b[45]\.7\.32\b/u, fix: alignment, isAboutAuthentication: true },
    { pattern: /\b[45]\.7\.27\b/u, fix: spfRecord, isAboutAuthentication: true },
    { pattern: /\b[45]\.7\.30\b/u, fix: signing, isAboutAuthentication: true },
    { pattern: /\b5\.7\.(?:26|9|509)\b|dmarc/u, fix: alignment, isAboutAuthentication: true },
    { pattern: /\b[45]\.7\.23\b.*\bspf\b|\bspf\b/u, fix: spfRecord, isAboutAuthentication: true },
    { pattern: /\bdkim\b/u, fix: signing, isAboutAuthentication: true },
    { pattern: /\b4\.7\.26\b/u, fix: 'The DMARC record could not be read: check the name servers of the From: domain.' },
    {
        pattern: /\b4\.7\.23\b|\b5\.7\.25\b|\bptr\b|reverse dns/u,
        fix: 'Give the sending address a PTR record whose name resolves back to that address.',
    },
    { pattern: /\b[45]\.7\.29\b/u, fix: 'Send over TLS: enable STARTTLS at the sending server.' },
    {
        pattern: /\b[45]\.7\.24\b/u,
        fix: 'Remove entries from the SPF record that allow almost every address (+all, very wide networks).',
    },
    { pattern: /\b[45]\.7\.28\b|\[ts\w+\]|too many|rate limit|throttl/u, fix: slowDown },
    { pattern: /\b[45]\.3\.4\b/u, fix: 'Make the message, its header fields or its attachments smaller.' },
    {
        pattern: /^552 5\.7\.0\b|blocked (?:attachment|content)/u,
        fix: 'Remove the attachment and link to the file instead.',
    },
    {
        pattern: /\b5\.6\.0\b|malformed|rfc ?5322/u,
        fix: 'Correct the header fields: exactly one From:, one Date: and one Message-ID:.',
    },
    {
        pattern: /\[(?:hm|cs)\d+\]|spam|unsolicited|content/u,
        fix: 'The content or the sender’s reputation was rejected: compare with an earlier version of the template, and check the linked domains.',
    },
    {
        pattern: /\b5\.1\.[126]\b|user unknown|no such user|unknown recipient/u,
        fix: 'The seed mailbox does not exist. The template is not the cause: tell the operator of the seeds.',
    },
    {
        pattern: /\b[45]\.2\.2\b|mailbox full|over quota/u,
        fix: 'The seed mailbox is full: tell the operator of the seeds.',
    },
    {
        pattern: /gr[ea]ylist|\b4\.7\.1\b|try again later/u,
        fix: 'The server greylists this sender: raise timeout above its delay.',
    },
];
const transientFix = 'The server deferred the copy until the timeout expired: try again later, or raise timeout.';
const permanentFix = 'The rejection is permanent (5xx): change what the reply names, then run again.';
/** The advice for a reply. */
function adviseOnReply(reply) {
    const words = wordsOf(reply);
    const row = rows.find((one) => one.pattern.test(words));
    if (row === undefined)
        return { fix: (0,submission_outcome/* isTransient */.d)(reply) ? transientFix : permanentFix, isAboutAuthentication: true };
    return { fix: row.fix, isAboutAuthentication: row.isAboutAuthentication === true };
}
function wordsOf(reply) {
    return `${reply.code} ${reply.enhancedCode ?? ''} ${reply.text}`.toLowerCase();
}

;// CONCATENATED MODULE: ./lib/check/trouble.js
/** What keeps one seed from being all right, each cause by itself: seeds and findings are both made from these. */







/** Refusals and failed checks of a refused copy. */
function refusalTroubles({ submission, result }) {
    const failures = result === null ? [] : authenticationTroubles(result);
    if (submission?.status !== 'rejected')
        return failures;
    const { fix, isAboutAuthentication } = adviseOnReply(submission.reply);
    const text = `rejected ${phaseText(submission.phase)}: ${(0,submission_outcome/* renderReply */.V)(submission.reply)}`;
    const [first] = failures;
    // The server's words say which rule refused the copy; the failed check says what to change.
    const ownFix = first !== undefined && isAboutAuthentication ? first.fix : fix;
    return [{ source: 'submission', key: `refused ${ownFix}`, text, fix: ownFix }, ...failures];
}
function phaseText(phase) {
    return phase === 'final-reply' ? 'after DATA' : `at ${phase.toUpperCase()}`;
}
/** Of a received copy: a folder that is not the inbox, and failed checks. */
function receivedTroubles(evidence, inboxFolders) {
    const { folder, result } = evidence;
    if (folder === null || result === null)
        return [];
    const placement = (0,check_evidence/* countsAsInbox */.nI)(evidence, inboxFolders) ? [] : [placementTrouble(folder, result)];
    return [...placement, ...authenticationTroubles(result)];
}
const trouble_authenticationNames = ['spf', 'dkim', 'dmarc'];
/** DMARC that fails because SPF or DKIM does is told with them: the fix is theirs. */
function authenticationTroubles(result) {
    const failing = trouble_authenticationNames.filter((name) => result[name].isPass === false);
    const isConsequence = failing.includes('dmarc') && failing.length > 1;
    const told = isConsequence ? failing.filter((name) => name !== 'dmarc') : failing;
    return told.map((name, index) => {
        const { detail } = result[name];
        const names = isConsequence && index === 0 ? [name, 'dmarc'] : [name];
        const title = names.map((one) => one.toUpperCase()).join(' and ');
        const fix = result[name].fix ?? authenticationAdvice(name, detail);
        const text = `${title} ${names.length === 1 ? 'fails' : 'fail'}${detail === null ? '' : `: ${withoutPrefix(detail, name)}`}`;
        return { source: 'authentication', key: `${names.join(' ')} ${fix}`, text, fix };
    });
}
/** A service's own sentence may begin with the method, which the title has already. */
function withoutPrefix(detail, name) {
    return detail.replace(new RegExp(`^${name}[ :]+`, 'iu'), '');
}
function placementTrouble(folder, { reason: why, spam, placementKind }) {
    // Where rules chose the folder, no line that names it leaves that out.
    const where = `in ${folder}${placementKind === null ? '' : ` (${placementKind})`}`;
    const source = 'placement';
    if ((0,names/* isTab */.KG)(folder))
        return { source, key: where, text: placed(`${where}, a tab`, folder, why), fix: tabFix };
    if (isEngineVerdict(spam)) {
        const fix = joinTexts((0,symbol_advice/* worstSymbols */.vX)(spam.symbols).map(symbol_advice/* symbolAdvice */.hC), ' ') ?? spamFix;
        return { source: 'spam-filter', key: 'engine', text: engineReason(where, spam), fix };
    }
    const text = placed(where, folder, why);
    return { source, key: text, text, fix: spamFix };
}
/** True when the engine's own score put the copy into Spam. */
function isEngineVerdict(spam) {
    return spam !== null && spam.score >= spam.threshold;
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
    return `${where}: spam score ${spam.score.toFixed(1)}, limit ${spam.threshold.toFixed(1)} (${(0,engine_title/* engineTitle */.v)(spam)})${list}`;
}
const tabFix = 'If that tab is where readers expect this mail, leave inbox-folders at its default, which counts tabs as inbox; max-tab-rate limits them separately.';
const spamFix = 'The service names no rule: compare with an earlier version, and check the linked domains and the sender’s authentication.';
/** A copy that never went out. */
function unsentTrouble(submission) {
    const why = submission?.status === 'not-attempted' ? `: ${submission.reason}` : '';
    const fix = 'No copy was sent: remove the cause and run again.';
    return { source: 'submission', key: `unsent${why}`, text: `not sent${why}`, fix };
}
/** Where the service itself says why it shows no folder, that is more than the sender's own server can know. */
function waitingTrouble({ submission, result }) {
    const why = result?.reason ?? '';
    if (why === '')
        return missingTrouble(submission);
    const fix = /^refused\b/iu.test(why) ? refusedLaterFix : undecidedFix;
    return {
        source: 'waiting',
        key: fix,
        text: `the service says "${why.replace(/\.$/u, '')}", no folder`,
        fix,
    };
}
const undecidedFix = 'The service could not place the message yet. Run again when what it waits for (its spam engine or its DNS) answers.';
const refusedLaterFix = 'The mailbox’s server refused the copy after your SMTP server had accepted it: fix what it names; the bounce has the same text.';
function missingTrouble(submission) {
    const { text, fix } = describeMissing(submission);
    return { source: 'waiting', key: fix, text, fix };
}
function describeMissing(submission) {
    if (submission?.status === 'accepted') {
        const queueId = submission.queueId === null ? '' : ` as ${submission.queueId}`;
        return { text: `accepted by the SMTP server${queueId}, no result`, fix: acceptedFix };
    }
    if (submission?.status === 'unknown') {
        const text = `connection lost after the message was sent (${submission.reason}), no result`;
        return { text, fix: 'It is unknown whether this copy was delivered: check the SMTP server’s log.' };
    }
    if (submission?.status === 'rejected') {
        return { text: `deferred: ${(0,submission_outcome/* renderReply */.V)(submission.reply)}; no result`, fix: replyFix(submission.reply) };
    }
    return { text: 'not sent, no result', fix: 'Raise timeout, or find out why the SMTP server is slow.' };
}
function replyFix(reply) {
    return adviseOnReply(reply).fix;
}
const acceptedFix = 'Look for a bounce at the envelope sender and for the queue id in the server’s log; raise timeout if the mail is only slow.';
/** The different texts in a row; `null` when there is none. */
function joinTexts(texts, separator) {
    const said = [...new Set(texts.filter((text) => text !== null && text !== ''))];
    return said.length === 0 ? null : said.join(separator);
}

;// CONCATENATED MODULE: ./lib/check/seed-report.js
/** One seed as reports show it: its status, why, and what to do. */

/** The report of one seed. */
function reportSeed(evidence, context) {
    const { seed, submission, result } = evidence;
    const { status, reason, fix } = judgeSeed(evidence, context);
    return { ...seed, submission, result, status, reason, fix };
}
/** Status, reason and fix of one seed. */
function judgeSeed(evidence, context) {
    switch (evidence.fate) {
        case 'refused': {
            const troubles = refusalTroubles(evidence);
            return troubles.length === 0 ? { ...told('failing', []), reason: 'rejected' } : told('failing', troubles);
        }
        case 'received': {
            const troubles = receivedTroubles(evidence, context.inboxFolders);
            return told(troubles.length === 0 ? 'ok' : 'failing', troubles);
        }
        case 'unsent':
            return told('missing', [unsentTrouble(evidence.submission)]);
        case 'pending':
            return pendingVerdict(evidence, context);
        default:
            return evidence.fate;
    }
}
function told(status, troubles) {
    const reason = joinTexts(troubles.map((one) => one.text), '; ');
    const fix = joinTexts(troubles.map((one) => one.fix), ' ');
    return { status, reason, fix, troubles };
}
function pendingVerdict(evidence, context) {
    if (context.isSummaryAlone && evidence.submission?.status !== 'rejected') {
        return { ...told('unreported', []), reason: 'the service gives no results of single seeds' };
    }
    const trouble = waitingTrouble(evidence);
    const { text, fix } = trouble;
    if (!context.isTimeUp)
        return { ...told('outstanding', []), reason: `${text} yet when the outcome was decided` };
    if (context.onMissing === 'exclude') {
        const reason = `${text} when the timeout expired; left out of the inbox rate`;
        return { status: 'excluded', reason, fix, troubles: [trouble] };
    }
    return { status: 'missing', reason: `${text} when the timeout expired`, fix, troubles: [trouble] };
}

;// CONCATENATED MODULE: ./lib/check/findings.js
/** The findings of a test, strongest first: causes that seeds share, what the spam engine noticed, and what seeds note. */




const severities = ['error', 'warning', 'info'];
/** Stronger causes first; symbols of a spam engine are ordered by their points below these. */
const weights = {
    authentication: 4000,
    submission: 3000,
    placement: 2000,
    'spam-filter': 1000,
    waiting: 0,
};
/** All findings of a test. Seeds with the same cause share one. */
function collectFindings({ seeds, context, outcome }) {
    const candidates = seeds.flatMap((evidence) => [
        ...troublesOf(evidence, context).map((trouble) => fromTrouble(trouble, evidence, outcome)),
        ...symbolsOf(evidence).map((symbol) => fromSymbol(symbol, evidence, outcome)),
        ...(evidence.result?.notes ?? []).map((note) => fromNote(note, evidence)),
    ]);
    return [...Map.groupBy(candidates, (one) => one.key).values()]
        .map(merge)
        .toSorted((left, right) => severityRank(left) - severityRank(right) || right.weight - left.weight)
        .map((one) => one.finding);
}
/** A refusal that a failed check explains is told by that check, and an engine's verdict by its symbols. */
function troublesOf(evidence, context) {
    const { troubles } = judgeSeed(evidence, context);
    const explained = new Set(troubles.filter((one) => one.source === 'authentication').map((one) => one.fix));
    const hasSymbols = symbolsOf(evidence).length > 0;
    return troubles.filter((one) => !(one.source === 'submission' && explained.has(one.fix)) && !(one.source === 'spam-filter' && hasSymbols));
}
function fromTrouble(trouble, { seed, fate }, outcome) {
    const { source, key, text, fix } = trouble;
    const severity = outcome === 'pass' ? 'warning' : 'error';
    const refused = source === 'authentication' && fate === 'refused' ? ' (the copy is refused)' : '';
    return {
        key: `${source} ${key}`,
        finding: {
            source,
            severity,
            text: `${text}${refused}`,
            fix,
            rule: null,
            points: null,
            place: null,
            seeds: [seed.address],
        },
        weight: weights[source],
    };
}
function symbolsOf({ fate, result }) {
    return fate === 'received' ? (0,symbol_advice/* worstSymbols */.vX)(result?.spam?.symbols ?? []) : [];
}
function fromSymbol(symbol, { seed, folder, result }, outcome) {
    const isCause = outcome !== 'pass' && folder === 'Spam' && isEngineVerdict(result?.spam ?? null);
    const { name, score, meaning, fix } = (0,symbol_advice/* explainSymbol */.Ml)(symbol);
    const words = meaning.trim().replace(/\.$/u, '');
    return {
        key: `symbol ${name}`,
        finding: {
            source: 'spam-filter',
            severity: isCause ? 'error' : 'info',
            text: words === '' ? name : words,
            fix,
            rule: name,
            points: score,
            place: null,
            seeds: [seed.address],
        },
        weight: weights['spam-filter'] + Math.min(score, 900),
    };
}
/** It moved no copy, so it is no error on any run; providers ask for it, so it is more than information. */
function fromNote({ rule, text, fix }, { seed }) {
    return {
        key: `note ${rule} ${text}`,
        finding: {
            source: 'placement',
            severity: 'warning',
            text: `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
            fix,
            rule,
            points: null,
            place: null,
            seeds: [seed.address],
        },
        weight: weights.placement,
    };
}
/** One finding for all seeds of a cause, in the words of the strongest. */
function merge(candidates) {
    const [first] = candidates.toSorted((left, right) => severityRank(left) - severityRank(right) || right.weight - left.weight);
    if (first === undefined)
        throw new TypeError('a group is never empty');
    const seeds = [...new Set(candidates.flatMap((one) => one.finding.seeds))];
    return { ...first, finding: { ...first.finding, seeds } };
}
function severityRank({ finding }) {
    return severities.indexOf(finding.severity);
}
/** `Gmail would probably file this under Promotions: …`, once for each simulated tab. */
function simulatedTabNotes(seeds) {
    const notes = seeds.flatMap(({ folder, result }) => {
        if (folder === null || !(0,names/* isTab */.KG)(folder) || result?.placementKind !== 'simulated')
            return [];
        const why = result.reason?.replace(new RegExp(`^${folder}, because (?:of )?`, 'u'), '') ?? '';
        return [`Gmail would probably file this under ${folder}${why === '' ? '' : `: ${why}`}`];
    });
    return [...new Set(notes)];
}
/** The highest score of a test in relation to its limit; `null`: no copy was scored. */
function highestSpamScore(seeds) {
    const scored = seeds.flatMap(({ fate, result }) => (fate === 'received' && result?.spam ? [result.spam] : []));
    const [highest] = scored.toSorted((left, right) => right.score - right.threshold - (left.score - left.threshold));
    if (highest === undefined)
        return null;
    const { engine, score, threshold } = highest;
    return { engine, score, threshold };
}

// EXTERNAL MODULE: ./lib/check/outcome-sentence.js
var outcome_sentence = __webpack_require__(79396);
;// CONCATENATED MODULE: ./lib/check/placement.js
/** Where the copies landed, by provider type. */


/** One row for each provider type that has seeds, in the order of the wire's list. */
function placementOf(seeds, inboxFolders) {
    const byType = Map.groupBy(seeds, (one) => one.seed.providerType);
    return names/* providerTypes */.Nm.flatMap((providerType) => {
        const ofType = byType.get(providerType) ?? [];
        const folders = ofType.map((one) => one.folder);
        if (folders.length === 0)
            return [];
        return [
            {
                providerType,
                seedCount: folders.length,
                hitCount: ofType.filter((one) => (0,check_evidence/* countsAsInbox */.nI)(one, inboxFolders)).length,
                inboxCount: folders.filter((folder) => folder === 'INBOX').length,
                spamCount: folders.filter((folder) => folder === 'Spam').length,
                tabCount: folders.filter((folder) => folder !== null && (0,names/* isTab */.KG)(folder)).length,
                noneCount: folders.filter((folder) => folder === null).length,
            },
        ];
    });
}

;// CONCATENATED MODULE: ./lib/check/evaluate.js
/** Turns evidence into the evaluation that gate, summary, comment, outputs and files all show. Pure. */








/**
 * The evaluation of one test.
 *
 * `pass`: every threshold is met and at least one copy was received. `fail`: at least one is surely missed.
 * `inconclusive`: everything else; missing evidence never turns into a pass.
 */
function evaluate({ evidence, rules, ending, serviceKind = 'remote' }) {
    const joined = (0,check_evidence/* joinEvidence */.An)(evidence);
    const moment = ending.kind === 'time-up' ? 'time-up' : 'open';
    const decision = decide({ evidence, joined, rules, moment });
    const outcome = ending.kind === 'interrupted' && !decision.isFinal ? 'inconclusive' : decision.outcome;
    const context = seedContext(evidence, { rules: effectiveRules(rules, decision), ending });
    const outstandingCount = ending.kind === 'time-up' ? 0 : decision.tallies.overall.withoutResultCount;
    return {
        outcome,
        sentence: (0,outcome_sentence/* testSentence */.oT)({
            outcome,
            rates: decision.rates,
            tally: decision.tallies.overall,
            ending,
            obstacles: obstaclesTo(joined),
            simulated: simulatedShare(joined, serviceKind),
        }),
        rates: decision.rates,
        seeds: joined.seeds.map((one) => reportSeed(one, context)),
        findings: collectFindings({ seeds: joined.seeds, context, outcome }),
        tabNotes: simulatedTabNotes(joined.seeds),
        spamScore: highestSpamScore(joined.seeds),
        ...placementFigures({ evidence, joined, decision, inboxFolders: rules.inboxFolders }),
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
/** Of a refused copy only the service can say who refused it: the embedded one, or a server on the way to a real mailbox. */
function simulatedShare({ seeds }, serviceKind) {
    const received = seeds.filter((one) => one.fate === 'received' || one.fate === 'refused');
    const simulated = received.filter(({ fate, result }) => fate === 'refused' && serviceKind === 'embedded' ? true : result?.placementKind === 'simulated');
    if (simulated.length === 0)
        return 'none';
    return simulated.length === received.length ? 'all' : 'some';
}
/** Where nothing was received nothing can be left out: every seed is unknown. */
function effectiveRules(rules, { tallies }) {
    return tallies.overall.receivedCount === 0 ? { ...rules, onMissing: 'inconclusive' } : rules;
}
function seedContext(evidence, { rules, ending }) {
    return {
        inboxFolders: rules.inboxFolders,
        onMissing: rules.onMissing,
        isTimeUp: ending.kind === 'time-up',
        isSummaryAlone: (0,check_evidence/* isSummaryAlone */.c4)(evidence.snapshot),
    };
}
function placementFigures({ evidence, joined, decision: { tallies: { overall }, rates, }, inboxFolders, }) {
    const isUnreported = (0,check_evidence/* isSummaryAlone */.c4)(evidence.snapshot);
    const outOfCount = rates.find((rate) => rate.scope === 'overall' && rate.rate === 'inbox')?.outOfCount ?? 0;
    const { Promotions, Social, Updates, Forums, Spam } = overall.folders;
    const shareOf = (count) => isUnreported || overall.receivedCount === 0 ? null : (0,check_rate/* ratePercent */.mu)(count, outOfCount);
    return {
        placement: isUnreported ? [] : placementOf(joined.seeds, inboxFolders),
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
    const soFar = inbox.openCount === 0 ? '' : ` so far (${(0,check_rate/* renderCount */.SS)(inbox.openCount, 'seed')} outstanding)`;
    return [`inbox rate ${shown}%${soFar} is below warn-inbox-rate ${(0,check_rate/* renderThreshold */.S_)(limitPercent)}%`];
}

// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
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
    const wanted = wantedOfClient(first);
    if (wanted === null)
        return null;
    if (!replies.every((reply) => reply !== null && wantedOfClient(reply) !== null))
        return null;
    return new presend_error/* PresendError */.W({
        code: 'SMTP_AUTH_MISSING',
        outcome: 'misconfigured',
        done: `Handing the mail to ${smtp.host} without a login`,
        came: `"${(0,submission_outcome/* renderReply */.V)(first)}" for every copy, so nothing was sent`,
        expected: 'the mail to be taken',
        todo: wanted === 'tls' ? 'set smtp-security to starttls or tls' : 'give smtp-username and smtp-password',
    });
}
function replyTo(submission) {
    return submission?.status === 'rejected' ? submission.reply : null;
}

// EXTERNAL MODULE: ./lib/check/run-deadline.js
var run_deadline = __webpack_require__(83542);
// EXTERNAL MODULE: ./lib/check/run-error.js
var run_error = __webpack_require__(95058);
// EXTERNAL MODULE: ./lib/world/until-aborted.js
var until_aborted = __webpack_require__(15742);
;// CONCATENATED MODULE: ./lib/check/abortable.js
/** Waiting that ends at once when a signal aborts, whatever the other side does. */

/** The items of `source` until it ends or the signal aborts; then it rejects with the signal's reason. */
async function* itemsUntilAborted(source, signal) {
    const iterator = source[Symbol.asyncIterator]();
    try {
        for (;;) {
            const next = await (0,until_aborted/* untilAborted */.E)(iterator.next(), signal);
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
            failed = (0,run_error/* describeFailure */.I)(error, signal);
        }
    }
    const finished = submit();
    return {
        outcomes,
        mostlyDone: awaitQuiet({ finished, outcomeCount: () => outcomes.size, deadlineMs: request.deadlineMs }, ports),
        failure: () => failed,
        stop: async () => {
            stopper.abort(new Error('the outcome is decided'));
            await settlesWithin(finished, stopGraceMs, ports.clock);
        },
    };
}
async function awaitQuiet({ finished, outcomeCount, deadlineMs }, { clock }) {
    // The submission ends itself at the deadline; this only makes sure that the run does, too.
    const endMs = deadlineMs + stopGraceMs;
    while (clock.monotonicMs() < endMs) {
        const before = outcomeCount();
        if (await settlesWithin(finished, Math.min(quietMs, endMs - clock.monotonicMs()), clock))
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
/** How long a service keeps a test open by default; the longest that can be asked for; both minutes. */
const usualMinutes = 60;
const longestMinutes = 1440;
/**
 * The request for one message. A name from the settings is kept, and followed by the template when there are several.
 * A run whose timeout is longer than a service's default asks it to keep the test open as long. The run began before
 * its test, so its own timeout is reached first. Other runs send no field that the API document does not have.
 */
function testRequest(settings, message, messageCount) {
    const minutes = Math.ceil(settings.timeoutMs / 60_000);
    return {
        style: settings.testStyle,
        name: shorten(nameOf(settings.testName, (0,outcome_sentence/* testTitle */.o3)(message), messageCount)),
        providerTypes: settings.providerTypes,
        metadata: settings.metadata,
        // Each message has a test of its own, so templates with different authors do not meet.
        senderDomain: message.from.domain,
        mailType: message.mailType,
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

// EXTERNAL MODULE: ./lib/check/unsent-report.js
var unsent_report = __webpack_require__(57346);
;// CONCATENATED MODULE: ./lib/check/watching.js
/** Waits for results until the outcome is decided, the time is up, or the service cannot be asked any more. */





/** A look that nothing but the wording of the report depends on. */
const refusedLookMs = 5000;
/**
 * Never rejects. Looks at least once, unless no copy reached any server: of a refused copy, too, the service may know
 * what SPF, DKIM and DMARC gave.
 */
async function watchForDecision(request, ports, signal) {
    let snapshot = null;
    const options = watchOptions(request);
    if (options.expectedCount === 0) {
        return { snapshot: await lookAtRefused(request, ports, signal), ending: { kind: 'time-up' }, failure: null };
    }
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
        const failure = (0,run_error/* describeFailure */.I)(error, signal);
        return { snapshot, ending: { kind: 'interrupted', reason: interruption(failure) }, failure };
    }
    finally {
        stopper.abort(new Error('the outcome is decided'));
    }
}
/** The first answer; `null`: there was none in time, or no copy was refused. */
async function lookAtRefused(request, ports, signal) {
    const isAnyRefused = request.test.seeds.some(({ address }) => (0,check_evidence/* isRefused */.H0)(request.submissions.get(address) ?? null));
    if (!isAnyRefused)
        return null;
    const deadlineMs = Math.min(request.deadlineMs, ports.clock.monotonicMs() + refusedLookMs);
    const stopper = new AbortController();
    try {
        const options = { ...watchOptions(request), deadlineMs };
        const watching = ports.watchResults(request.test, options, AbortSignal.any([signal, stopper.signal]));
        for await (const snapshot of itemsUntilAborted(watching, signal))
            return snapshot;
        return null;
    }
    catch {
        // The outcome is decided without it.
        return null;
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
        test = await createTest(job, signal);
        job.tell({ status: 'created', templatePath: job.message.templatePath, test });
        return await sendTest(job, { test, copies: composeCopies(job, test) }, signal);
    }
    catch (error) {
        const failure = (0,run_error/* describeFailure */.I)(error, signal);
        return { report: Promise.resolve(failedReport(job, failure, test)), failure };
    }
}
async function createTest({ ports, deadlineMs, ...job }, signal) {
    const message = { ...job.message, mailType: job.setting.mailType };
    const request = testRequest(job.settings, message, job.messageCount);
    return await (0,run_deadline/* beforeDeadline */.O)({ doing: 'Creating the test', todo: 'check that the service behind api-url is up; the test may have been created' }, async (limited) => await ports.createTest(request, { deadlineMs }, limited), { clock: ports.clock, deadlineMs, timeoutMs: job.settings.timeoutMs, signal });
}
async function sendTest(job, prepared, signal) {
    const { test, copies } = prepared;
    const startedMs = job.ports.clock.monotonicMs();
    // Counted as they come: counting all of them at each would take time in the square of the seeds.
    let acceptedCount = 0;
    const tellProgress = (outcome) => {
        if (outcome.status === 'accepted')
            acceptedCount += 1;
        const doneCount = sending.outcomes.size;
        job.tell({ status: 'submitting', trackingId: test.trackingId, doneCount, acceptedCount, seedCount: copies.length });
    };
    const request = { seeds: test.seeds, copies, deadlineMs: job.deadlineMs, onOutcome: tellProgress };
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
        deadlineMs: job.deadlineMs,
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
    const report = { ...reportOf(job, sent, watched), waitedMs };
    const { templatePath, outcome, outstandingCount } = report;
    job.tell({ status: 'decided', templatePath, outcome, outstandingCount });
    return report;
}
function reportOf(job, { test, sending }, watched) {
    const submissions = watched.ending.kind === 'time-up' ? withUnanswered(test, sending) : sending.outcomes;
    const evidence = { seeds: test.seeds, submissions, snapshot: watched.snapshot };
    const evaluation = evaluate({
        evidence,
        rules: rulesOf(job),
        ending: watched.ending,
        serviceKind: job.ports.serviceKind,
    });
    const error = errorOf(watched.failure ?? sending.failure());
    const warnings = [...signatureWarnings(job), ...evaluation.warnings];
    return { ...(0,unsent_report/* messageFacts */.rS)(job.message, job.setting.mailType), test, ...evaluation, warnings, error };
}
/** A signature that cannot hold is not sent: its failure would say nothing about the mail that readers get. */
function signatureWarnings({ message: { original }, settings }) {
    if (original === undefined)
        return [];
    return (0,removed_signatures/* removedSignatures */.i)(original, settings.trackingIn).map(({ domain, selector, covers }) => {
        const name = [domain, selector].filter((part) => part !== null).join(', selector ');
        const todo = settings.dkim === null
            ? 'send through a server that signs, or set dkim-domain, dkim-selector and dkim-private-key'
            : 'the copies are signed with dkim-private-key instead';
        return `removed the DKIM signature of the .eml (${name}): it covers what presend must change (${covers.join(', ')}); ${todo}`;
    });
}
/** Live while copies are sent; when the submission broke, the rest will never be sent, and nobody need wait for it. */
function knownSubmissions({ test, sending }) {
    return sending.failure() === null ? sending.outcomes : withUnanswered(test, sending);
}
/** A copy whose fate the submission never told was not handed over as far as anybody knows. */
function withUnanswered(test, sending) {
    const reason = sending.failure()?.message ?? 'the SMTP server did not answer before timeout';
    const unanswered = test.seeds.filter((seed) => !sending.outcomes.has(seed.address));
    return new Map([
        ...sending.outcomes,
        ...unanswered.map(({ address }) => [address, { status: 'not-attempted', seed: address, reason }]),
    ]);
}
function failedReport({ message, setting }, failure, test) {
    const reason = failure.isCancelled ? 'the run was cancelled before its mail was sent' : failure.message;
    const error = errorOf(failure);
    return (0,unsent_report/* unsentReport */.gq)((0,unsent_report/* messageFacts */.rS)(message, setting.mailType), {
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


/***/ }),

/***/ 57346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gq: () => (/* binding */ unsentReport),
/* harmony export */   rS: () => (/* binding */ messageFacts),
/* harmony export */   ze: () => (/* binding */ renderContents)
/* harmony export */ });
/* harmony import */ var _rate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10300);
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
        ...(attachments.length === 0 ? [] : [(0,_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(attachments.length, 'attachment')]),
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
        findings: [],
        tabNotes: [],
        spamScore: null,
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


/***/ }),

/***/ 7922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ composeMessages)
});

// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/mail/header-section.js
var header_section = __webpack_require__(38684);
// EXTERNAL MODULE: ./lib/mail/original-message.js
var original_message = __webpack_require__(56334);
;// CONCATENATED MODULE: ./lib/mail/transfer-encoding.js
/** How content becomes lines that any server passes on unchanged: RFC 2045 §6. */
/** RFC 5322 §2.1.1: wanted; longer lines are legal up to 998, but somebody on the way breaks them. */
const plainLineCharacters = 78;
/** RFC 2045 §6.7 and §6.8. */
const encodedLineCharacters = 76;
/**
 * Text in its smallest safe form. `7bit` when it is ASCII in short lines that no server rewrites; else
 * quoted-printable, or base64 where most of it is not ASCII (spam filters mistrust base64 that had no need). Line ends become CRLF.
 */
function encodeText(text) {
    const lines = text.toWellFormed().split(/\r\n|\r|\n/u);
    if (lines.every(isPlainLine))
        return { transferEncoding: '7bit', body: Buffer.from(lines.join('\r\n')) };
    const bytes = Buffer.from(lines.join('\r\n'));
    const quoted = encodeQuotedPrintable(lines);
    if (quoted.length <= bytes.length * 2)
        return { transferEncoding: 'quoted-printable', body: quoted };
    return encodeBytes(bytes);
}
/** Any bytes as base64 in lines of 76 characters. */
function encodeBytes(bytes) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
    const lines = [];
    for (let at = 0; at < text.length; at += encodedLineCharacters)
        lines.push(text.slice(at, at + encodedLineCharacters));
    return { transferEncoding: 'base64', body: Buffer.from(lines.join('\r\n'), 'latin1') };
}
/** Mailbox files escape a line that starts with `From `, which would break the signature. */
function isPlainLine(line) {
    return line.length <= plainLineCharacters && /^[\t -~]*$/u.test(line) && !line.startsWith('From ');
}
function encodeQuotedPrintable(lines) {
    return Buffer.from(lines.map(quoteLine).join('\r\n'), 'latin1');
}
/** One line with soft breaks. */
function quoteLine(line) {
    const bytes = Buffer.from(line);
    const rows = [];
    let row = '';
    for (let index = 0; index < bytes.length; index += 1) {
        const isLast = index === bytes.length - 1;
        let piece = pieceAt(bytes, index, row === '');
        if (row.length + piece.length > encodedLineCharacters - (isLast ? 0 : 1)) {
            rows.push(`${row}=`);
            row = '';
            piece = pieceAt(bytes, index, true);
        }
        row += piece;
    }
    return [...rows, row].join('\r\n');
}
/**
 * A byte as it may stand there. Quoted beyond what the standard asks for: a dot at the start of a row, which some
 * servers double or drop, and the F of a `From ` there.
 */
function pieceAt(bytes, index, isRowStart) {
    const byte = bytes[index] ?? 0;
    const isBlankAtEnd = index === bytes.length - 1 && (byte === 0x20 || byte === 0x09);
    const isRisky = isRowStart && (byte === 0x2e || (byte === 0x46 && bytes.toString('latin1', index, index + 5) === 'From '));
    return (isBlankAtEnd || isRisky ? hexPieces : plainPieces)[byte] ?? '';
}
const hexPieces = Array.from({ length: 256 }, (_, byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`);
const plainPieces = hexPieces.map((hex, byte) => /[\t -<>-~]/u.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : hex);

;// CONCATENATED MODULE: ./lib/mail/mark-body.js
/** Puts a tracking id into the body of a finished message, and changes nothing else of it. */



/** Deeper is no message that a person wrote, and each level reads its bytes again. */
const maxDepth = 10;
/**
 * The part of the message behind its header section, with the id as the last line of the first text part and as a
 * comment at the end of the first HTML part. Where no such part is found (broken boundaries, a signed or encrypted
 * body, base64 that is none), the id is a line at the very end, behind all parts.
 */
function markBody(original, trackingId) {
    const message = (0,original_message/* bytesOfOriginal */.o8)(original);
    const insertions = new Map();
    findTexts(message, { start: 0, end: message.length }, { insertions, trackingId, depth: 0 });
    const headerBytes = message.length - original.rest.length;
    if (insertions.size === 0) {
        const { rest } = original;
        const separator = rest.length === 0 ? '\r\n' : '';
        return Buffer.concat([rest, Buffer.from(`${separator}\r\npresend:${trackingId}\r\n`)]);
    }
    const pieces = [];
    let copiedTo = headerBytes;
    for (const { at, removedCount, bytes } of [...insertions.values()].toSorted((left, right) => left.at - right.at)) {
        pieces.push(message.subarray(copiedTo, at), bytes);
        copiedTo = at + removedCount;
    }
    return Buffer.concat([...pieces, message.subarray(copiedTo)]);
}
function findTexts(message, entity, search) {
    const section = message.subarray(entity.start, entity.end);
    const fields = (0,header_section/* readHeaderSection */.Dm)(section);
    const contentType = (0,header_section/* valuesOf */.sm)(fields, 'content-type')[0] ?? 'text/plain';
    const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase();
    const bodyStart = startOfBody(section);
    if (bodyStart === null)
        return;
    const body = { start: entity.start + bodyStart, end: entity.end };
    if (mediaType.startsWith('multipart/')) {
        // The id inside would break the signature; nothing can be put into what is encrypted.
        if (/^multipart\/(?:signed|encrypted)$/u.test(mediaType) || search.depth >= maxDepth)
            return;
        for (const part of partsOf(message, body, boundaryOf(contentType))) {
            findTexts(message, part, { ...search, depth: search.depth + 1 });
        }
        return;
    }
    const isText = mediaType === 'text/plain' || mediaType === 'text/html';
    const isFile = /^attachment/iu.test((0,header_section/* valuesOf */.sm)(fields, 'content-disposition')[0] ?? '');
    if (!isText || isFile || search.insertions.has(mediaType) || /charset\s*=\s*"?utf-(?:16|32)/iu.test(contentType))
        return;
    const encoding = ((0,header_section/* valuesOf */.sm)(fields, 'content-transfer-encoding')[0] ?? '7bit').toLowerCase();
    const insertion = insertionFor(message, body, { encoding, text: markText(mediaType, search.trackingId) });
    if (insertion !== null)
        search.insertions.set(mediaType, insertion);
}
function markText(mediaType, trackingId) {
    return mediaType === 'text/html' ? `<!-- presend:${trackingId} -->\r\n` : `\r\npresend:${trackingId}\r\n`;
}
function insertionFor(message, { start, end }, { encoding, text }) {
    const content = message.subarray(start, end);
    if (encoding === 'base64')
        return reencoded(content, start, text);
    const isEnded = content.length === 0 || content.subarray(-2).toString('latin1') === '\r\n';
    const added = `${isEnded ? '' : '\r\n'}${text}`;
    const bytes = encoding === 'quoted-printable' ? quoted(added) : Buffer.from(added);
    return { at: end, removedCount: 0, bytes };
}
/** Only base64 that is written as everyone writes it: anything else is a fault, which must not be mended on the way. */
function reencoded(content, at, text) {
    const written = content.toString('latin1').trimEnd();
    const decoded = Buffer.from(written, 'base64');
    if (decoded.toString('base64') !== written.replaceAll('\r\n', ''))
        return null;
    const { body } = encodeBytes(Buffer.concat([decoded, Buffer.from(`\r\n${text}`)]));
    return { at, removedCount: written.length, bytes: body };
}
function quoted(text) {
    const { transferEncoding, body } = encodeText(text);
    // What needs no encoding still has its "=" quoted.
    return transferEncoding === '7bit' ? Buffer.from(text.replaceAll('=', '=3D')) : body;
}
function startOfBody(section) {
    if (section.subarray(0, 2).toString('latin1') === '\r\n')
        return 2;
    const end = section.indexOf('\r\n\r\n');
    return end === -1 ? null : end + 4;
}
function boundaryOf(contentType) {
    const match = /;\s*boundary\s*=\s*(?:"([^"]{1,200})"|([^\s;"]{1,200}))/iu.exec(contentType);
    return match?.[1] ?? match?.[2] ?? null;
}
/** The entities between the delimiters: RFC 2046 §5.1.1. The line end before a delimiter belongs to it. */
function partsOf(message, { start, end }, boundary) {
    if (boundary === null)
        return [];
    const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
    const parts = [];
    // The line end of the empty line before the body may be the first delimiter's.
    let found = nextDelimiter(message, delimiter, start - 2);
    while (found !== null && found.at < end && !found.isLast) {
        const next = nextDelimiter(message, delimiter, found.lineEnd);
        // The part begins behind the delimiter's own line end, which may also begin the next delimiter.
        const partStart = found.lineEnd + 2;
        parts.push({ start: partStart, end: Math.max(Math.min(next?.at ?? end, end), partStart) });
        found = next;
    }
    return parts;
}
function nextDelimiter(message, delimiter, from) {
    for (let at = message.indexOf(delimiter, from); at !== -1; at = message.indexOf(delimiter, at + 2)) {
        const lineEnd = message.indexOf('\r\n', at + delimiter.length);
        const behind = message.toString('latin1', at + delimiter.length, lineEnd === -1 ? message.length : lineEnd);
        // "--outer" also begins the delimiter "--outer-inner".
        if (/^(?:--)?[ \t]*$/u.test(behind)) {
            return { at, lineEnd: lineEnd === -1 ? message.length : lineEnd, isLast: behind.startsWith('--') };
        }
    }
    return null;
}

// EXTERNAL MODULE: ./lib/mail/removed-signatures.js
var removed_signatures = __webpack_require__(66059);
;// CONCATENATED MODULE: ./lib/mail/copy-layout.js
/** How the copies of a message are put together: bytes that all share, and the fields that each has of its own. */



/** The layout of a composed message: its own fields on top. */
function composedLayout(fields, body) {
    const header = Buffer.from(`${fields.join('\r\n')}\r\n\r\n`);
    return {
        parts: ['to', 'message-id', Buffer.concat([header, body])],
        sharedFields: fields.map(toBinary),
        body,
    };
}
/**
 * Fields that no message carries on its way: the recipient's server writes Return-Path (RFC 5321 §4.4), and Bcc would
 * show who else gets a copy.
 */
const droppedFields = new Set(['bcc', 'resent-bcc', 'return-path', 'x-presend-test']);
/**
 * The layout of a finished message: each To and Message-ID gives way to the copy's own in its place, or they stand on top
 * where there is none. Everything else stays as it is, byte for byte, but for the fields above, signatures that
 * cannot hold any more, and the tracking id.
 */
function originalLayout(original, { trackingId, trackingIn }) {
    const kept = original.fields.filter((field) => !droppedFields.has(field.name) && !(0,removed_signatures/* isBrokenSignature */.W)(field, { original, trackingIn }));
    const marked = trackingIn === 'subject' ? markSubject(kept, trackingId) : kept;
    const rest = trackingIn === 'body' ? markBody({ ...original, fields: marked }, trackingId) : original.rest;
    const tracking = { name: 'x-presend-test', bytes: Buffer.from(`X-Presend-Test: ${trackingId}\r\n`) };
    const missing = ['message-id', 'to'].filter((name) => !marked.some((field) => field.name === name));
    const fields = [tracking, ...missing.map((name) => ({ name, bytes: Buffer.alloc(0) })), ...marked];
    return {
        parts: joinShared([...fields.map((field) => (isOwn(field.name) ? field.name : field.bytes)), rest]),
        sharedFields: fields
            .filter(({ name }) => name !== '' && !isOwn(name))
            .map(({ bytes }) => Buffer.from(bytes).toString('latin1').slice(0, -2)),
        // RFC 6376 §3.4: the body begins behind the empty line.
        body: rest.subarray(2),
    };
}
/** One character a byte, as signatures are calculated. */
function toBinary(text) {
    return Buffer.from(text).toString('latin1');
}
function isOwn(name) {
    return name === 'to' || name === 'message-id';
}
/** Neighbors that all copies share become one piece of bytes. */
function joinShared(parts) {
    const joined = [];
    for (const part of parts) {
        const last = joined.at(-1);
        if (typeof part === 'string')
            joined.push(part);
        else if (Array.isArray(last))
            last.push(part);
        else
            joined.push([part]);
    }
    return joined.map((part) => (typeof part === 'string' ? part : Buffer.concat(part)));
}
/** RFC 5322 §2.1.1: no line may be longer. */
const longestLine = 998;
function markSubject(fields, trackingId) {
    if (!fields.some(({ name }) => name === 'subject')) {
        return [...fields, { name: 'subject', bytes: Buffer.from(`Subject: [${trackingId}]\r\n`) }];
    }
    return fields.map((field) => {
        if (field.name !== 'subject')
            return field;
        const text = Buffer.from(field.bytes).toString('latin1').slice(0, -2);
        const lastLine = text.slice(text.lastIndexOf('\n') + 1);
        const isRoomy = lastLine.length + trackingId.length + 3 <= longestLine;
        return { name: 'subject', bytes: Buffer.from(`${text}${isRoomy ? '' : '\r\n'} [${trackingId}]\r\n`, 'latin1') };
    });
}

// EXTERNAL MODULE: ./lib/mail/dkim-signer.js
var dkim_signer = __webpack_require__(15283);
// EXTERNAL MODULE: ./lib/mail/header-field.js
var header_field = __webpack_require__(97595);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/mail/fold.js
var fold = __webpack_require__(75804);
;// CONCATENATED MODULE: ./lib/mail/mime-part.js
/** The body of a message as a tree of MIME parts: RFC 2045, 2046, 2183, 2387. */



/** Parts nest so: mixed [ related [ alternative [ text, HTML ], images ], files ]; levels with one part are left out. */
function composeBody(content, boundary) {
    const { text, html, attachments } = content;
    const images = html === null ? [] : attachments.filter((file) => file.contentId !== undefined);
    const files = attachments.filter((file) => !images.includes(file));
    const plain = textPart('plain', text);
    const readable = html === null ? plain : multipart('alternative', [plain, textPart('html', html)], `${boundary}_a`);
    const shown = images.length === 0 ? readable : multipart('related', [readable, ...images.map(imagePart)], `${boundary}_r`);
    return files.length === 0 ? shown : multipart('mixed', [shown, ...files.map(filePart)], `${boundary}_m`);
}
function textPart(subtype, text) {
    const encoded = encodeText(text);
    return part(encoded, [`Content-Type: text/${subtype}; charset=utf-8`]);
}
function imagePart(file) {
    const contentId = (file.contentId ?? '').replaceAll(/[^!-;=?-~]/gu, '');
    return attachmentPart(file, 'inline', [`Content-ID: <${contentId}>`]);
}
function filePart(file) {
    return attachmentPart(file, 'attachment', []);
}
function attachmentPart(file, disposition, fields) {
    // Without a charset text is ASCII (RFC 2046 §4.1.2); one that we do not know is better left out than guessed.
    const charset = /^text\//iu.test(file.contentType) && (0,external_node_buffer_.isUtf8)(file.content) ? '; charset=utf-8' : '';
    return part(encodeBytes(file.content), [
        (0,fold/* fold */.AU)(`Content-Type: ${safeContentType(file.contentType)}${charset}${parameter('name', file.filename)}`),
        (0,fold/* fold */.AU)(`Content-Disposition: ${disposition}${parameter('filename', file.filename)}`),
        ...fields,
    ]);
}
function part({ transferEncoding, body }, fields) {
    return { fields: [...fields, `Content-Transfer-Encoding: ${transferEncoding}`], body };
}
function multipart(subtype, parts, boundary) {
    const type = subtype === 'related' ? '; type="multipart/alternative"' : '';
    const chunks = parts.flatMap(({ fields, body }) => [
        Buffer.from(`--${boundary}\r\n${fields.join('\r\n')}\r\n\r\n`),
        body,
        Buffer.from('\r\n'),
    ]);
    return {
        fields: [(0,fold/* fold */.AU)(`Content-Type: multipart/${subtype}${type}; boundary="${boundary}"`)],
        body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--`)]),
    };
}
/** A message may not be base64, and a multipart has a boundary that we lack. */
function safeContentType(contentType) {
    const isToken = /^[a-z0-9!#$&^_.+-]{1,100}\/[a-z0-9!#$&^_.+-]{1,100}$/iu.test(contentType);
    return isToken && !/^(?:message|multipart)\//iu.test(contentType) ? contentType : 'application/octet-stream';
}
/** Longest file name that is passed on; file systems stop at 255 bytes. */
const maxFilenameCharacters = 120;
const continuationCharacters = 50;
/**
 * `; filename=…`, by RFC 2231 §4 (percent-encoded, in pieces) where it is not plain ASCII. No `=?`: readers decode
 * encoded-words here, although RFC 2047 §5 forbids them.
 */
function parameter(name, value) {
    const clean = value
        .toWellFormed()
        .replaceAll(/[\p{Cc}/\\]|(?<==)\?/gu, '_')
        .slice(-maxFilenameCharacters)
        .toWellFormed();
    if (/^[ -~]*$/u.test(clean) && !clean.includes('"') && !clean.includes('=?'))
        return `; ${name}="${clean}"`;
    const pieces = Array.from(clean, percentEncode);
    const rows = ["utf-8''"];
    for (const piece of pieces) {
        const row = rows.at(-1) ?? '';
        if (row.length + piece.length > continuationCharacters)
            rows.push(piece);
        else
            rows[rows.length - 1] = row + piece;
    }
    if (rows.length === 1)
        return `; ${name}*=${rows[0]}`;
    return rows.map((row, index) => `; ${name}*${index}*=${row}`).join('');
}
function percentEncode(character) {
    if (/[A-Za-z0-9._-]/u.test(character))
        return character;
    return Array.from(Buffer.from(character), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

// EXTERNAL MODULE: ./lib/mail/parse-address.js + 1 modules
var parse_address = __webpack_require__(85429);
// EXTERNAL MODULE: ./lib/mail/tracking.js
var tracking = __webpack_require__(90082);
;// CONCATENATED MODULE: ./lib/mail/compose.js
/** One message → one copy a seed: built once, and only what must differ differs. */








/**
 * One copy a recipient, in their order. Copies differ in To, Message-ID and DKIM-Signature; all other chunks are the
 * same objects. A finished message (`.eml`) is not composed anew: see `originalLayout`.
 *
 * @throws PresendError MESSAGE_INVALID for a bad recipient, envelope sender or tracking id, SETTINGS_INVALID for a
 *   key that cannot sign (`parseDkimKey` tells it before anything is created)
 */
function composeMessages(request, { clock, random }) {
    refuseTrackingId(request.trackingId);
    const recipients = parseAll('seed address', request.recipients);
    const [sender = null] = parseAll('envelope-from', request.envelopeSender === null ? [] : [request.envelopeSender]);
    const signer = request.dkim === null ? null : readSigner(request.dkim);
    const { from, replyTo } = request.message;
    const isUtf8 = [from, ...replyTo, ...(sender === null ? [] : [sender])].some(parse_address/* needsSmtpUtf8 */.t);
    const nowMs = clock.nowMs();
    const { original } = request.message;
    const layout = original === undefined ? composeShared(request, { nowMs, random }) : originalLayout(original, request);
    const ownNames = layout.parts.filter((part) => typeof part === 'string');
    const sign = signer === null
        ? null
        : (0,dkim_signer/* openSigning */.Ou)(signer, { ...layout, ownNames, signedAtMs: nowMs, bodyHash: (0,dkim_signer/* hashBody */.z$)(layout.body) });
    return recipients.map((recipient) => {
        const messageId = `<${random.uuid()}@${from.domain}>`;
        const own = { to: (0,header_field/* renderAddressField */.vF)('To', [recipient]), 'message-id': `Message-ID: ${messageId}` };
        const signature = sign === null ? null : sign(ownNames.map((name) => toBinary(own[name])));
        const chunks = chunksOf(layout, own, signature);
        return {
            envelope: { sender: sender?.address ?? null, recipient: recipient.address },
            messageId,
            chunks,
            sizeBytes: chunks.reduce((sum, chunk) => sum + chunk.length, 0),
            needsSmtpUtf8: isUtf8 || (0,parse_address/* needsSmtpUtf8 */.t)(recipient),
        };
    });
}
/** Own fields that stand side by side are one chunk; what copies share is the same chunk in all of them. */
function chunksOf({ parts }, own, signature) {
    const chunks = [];
    let text = signature === null ? '' : `${signature}\r\n`;
    for (const part of parts) {
        if (typeof part === 'string')
            text += `${own[part]}\r\n`;
        else {
            if (text !== '')
                chunks.push(Buffer.from(text));
            text = '';
            chunks.push(part);
        }
    }
    return chunks;
}
function composeShared(request, { nowMs, random }) {
    const boundary = `=_presend_${Buffer.from(random.bytes(12)).toString('hex')}`;
    const message = (0,tracking/* addTrackingId */.SI)(request.message, request.trackingId, request.trackingIn);
    const root = composeBody(message, boundary);
    const fields = [
        (0,header_field/* renderAddressField */.vF)('From', [message.from]),
        ...(message.replyTo.length === 0 ? [] : [(0,header_field/* renderAddressField */.vF)('Reply-To', message.replyTo)]),
        (0,header_field/* renderHeaderField */.Al)('Subject', message.subject),
        `Date: ${renderDate(nowMs)}`,
        `X-Presend-Test: ${request.trackingId}`,
        ...message.headerFields.map(({ name, value }) => (0,header_field/* renderHeaderField */.Al)(name, value)),
        'MIME-Version: 1.0',
        ...root.fields,
    ];
    const isEnded = root.body.subarray(-2).equals(lineEnd);
    return composedLayout(fields, isEnded ? root.body : Buffer.concat([root.body, lineEnd]));
}
const lineEnd = Buffer.from('\r\n');
/** RFC 5322 §3.3, always in UTC. */
function renderDate(nowMs) {
    return new Date(nowMs).toUTCString().replace('GMT', '+0000');
}
function refuseTrackingId(trackingId) {
    if ((0,tracking/* isTrackingId */.xs)(trackingId))
        return;
    throw new presend_error/* PresendError */.W({
        code: 'MESSAGE_INVALID',
        outcome: 'inconclusive',
        done: 'Putting the tracking id into the message',
        came: (0,problem/* quoteValue */.cl)(trackingId),
        expected: 'at most 200 of A-Z a-z 0-9 and . _ ~ : + = @ / -',
        todo: 'ask the service behind api-url why it gives such ids',
    });
}
function parseAll(what, texts) {
    const parsed = texts.map((text) => (0,parse_address/* parseAddress */.or)(text));
    const problems = parsed.flatMap((one) => (one.status === 'bad' ? one.problems : []));
    if (problems.length > 0) {
        const named = problems.map((problem) => Object.assign({}, problem, { input: what }));
        throw (0,presend_error/* problemsError */.$)('MESSAGE_INVALID', 'Composing the message', named);
    }
    return parsed.flatMap((one) => (one.status === 'ok' ? [one.value] : []));
}
function readSigner(key) {
    const signer = (0,dkim_signer/* parseDkimKey */.CD)(key);
    if (signer.status === 'bad')
        throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Reading the DKIM key', signer.problems);
    return signer.value;
}


/***/ }),

/***/ 15283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ parseDkimKey),
/* harmony export */   Ou: () => (/* binding */ openSigning),
/* harmony export */   z$: () => (/* binding */ hashBody)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32964);
/* harmony import */ var _domain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32243);
/** DKIM signatures, relaxed/relaxed: RFC 6376; Ed25519: RFC 8463. */



/**
 * Signed once more than they occur ("oversigned"), so that nobody can add another one behind our back.
 * RFC 8058 §4 wants both List-Unsubscribe fields signed.
 */
const oversignedFields = [
    'from',
    'reply-to',
    'subject',
    'to',
    'date',
    'message-id',
    'mime-version',
    'content-type',
    'content-transfer-encoding',
    'list-unsubscribe',
    'list-unsubscribe-post',
];
/** Signed where they occur: RFC 6376 §5.4.1. */
const signedWherePresent = /^(?:sender|cc|in-reply-to|references|list-id|list-help|list-subscribe|list-post|list-owner|list-archive|feedback-id)$/u;
/** Shorter keys do not verify anywhere: RFC 8301 §3.2. */
const minRsaBits = 1024;
/**
 * A signer for the key, or all that is wrong with it (`input` is the setting's name). Call it before anything is
 * created or sent. The key itself is never shown.
 */
function parseDkimKey(key) {
    const domain = (0,_domain_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDomain */ .g)(key.domain);
    const selector = (0,_domain_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDomain */ .g)(key.selector);
    const privateKey = readPrivateKey(key.privateKeyPem);
    const problems = [];
    if (domain === null) {
        problems.push({
            input: 'dkim-domain',
            came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(key.domain),
            expected: 'a domain name such as "shop.example"',
        });
    }
    if (selector === null) {
        const expected = 'a selector such as "mail2026": the part before "._domainkey" in DNS';
        problems.push({ input: 'dkim-selector', came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(key.selector), expected });
    }
    if (privateKey.status === 'bad')
        problems.push(...privateKey.problems);
    if (domain === null || selector === null || privateKey.status === 'bad')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)(...problems);
    const algorithm = privateKey.value.asymmetricKeyType === 'ed25519' ? 'ed25519-sha256' : 'rsa-sha256';
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)({ algorithm, domain, selector, key: privateKey.value });
}
/** Base64 of the SHA-256 of a body, which starts behind the empty line; relaxed form (RFC 6376 §3.4.4). */
function hashBody(body) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(relaxBody(body)).digest('base64');
}
/**
 * Gives the DKIM-Signature field of a copy, folded, without its last CRLF. Of the header only the copy's own fields
 * (folded, in the order of `ownNames`) are looked at each time; all else is worked out once.
 */
function openSigning(signer, shared) {
    // RFC 6376 §5.4.2: of fields with the same name the verifier takes the lowest first.
    const sharedSigned = shared.sharedFields
        .map(relaxField)
        .filter(({ name }) => isSigned(name))
        .toReversed();
    const names = [...sharedSigned.map(({ name }) => name), ...shared.ownNames, ...oversignedFields];
    const unsigned = [
        `DKIM-Signature: v=1; a=${signer.algorithm}; c=relaxed/relaxed;`,
        ` d=${signer.domain}; s=${signer.selector}; t=${Math.floor(shared.signedAtMs / 1000)};`,
        ` h=${foldList(names)};`,
        ` bh=${shared.bodyHash};`,
        ' b=',
    ].join('\r\n');
    const before = sharedSigned.map(({ line }) => `${line}\r\n`).join('');
    const after = relaxField(unsigned).line;
    return (ownFields) => {
        const own = ownFields.map((field) => `${relaxField(field).line}\r\n`).join('');
        return `${unsigned}${foldSignature(signInput(signer, `${before}${own}${after}`))}`;
    };
}
function isSigned(name) {
    return oversignedFields.includes(name) || signedWherePresent.test(name);
}
function readPrivateKey(pem) {
    const expected = 'a private key in PEM form, RSA or Ed25519, without a password';
    try {
        const key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPrivateKey)(pem);
        if (key.asymmetricKeyType === 'ed25519')
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(key);
        if (key.asymmetricKeyType !== 'rsa') {
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ input: 'dkim-private-key', came: `a key of type ${key.asymmetricKeyType}`, expected });
        }
        const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
        if (bits >= minRsaBits)
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(key);
        const todo = 'make one of 2048 bits; receivers take shorter ones for unsigned';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ input: 'dkim-private-key', came: `an RSA key of ${bits} bits`, expected: 'at least 1024 bits', todo });
    }
    catch {
        // OpenSSL's words do not help ("DECODER routines::unsupported"), and nothing of the key may be shown.
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ input: 'dkim-private-key', expected, todo: 'keep its line breaks: it starts with "-----BEGIN"' });
    }
}
function relaxField(field) {
    const colon = field.indexOf(':');
    const name = field.slice(0, colon).trimEnd().toLowerCase();
    const value = field
        .slice(colon + 1)
        .replaceAll('\r\n', '')
        .replaceAll(/[ \t]+/gu, ' ')
        // Not trim(): one character is one byte here, and the byte A0 is no space.
        .replaceAll(/^ | $/gu, '');
    return { name, line: `${name}:${value}` };
}
function foldList(names) {
    let row = '';
    const rows = [];
    for (const name of names) {
        if (row.length + name.length > 70) {
            rows.push(row);
            row = '';
        }
        row += `${row === '' && rows.length === 0 ? '' : ':'}${name}`;
    }
    return [...rows, row].join('\r\n  ');
}
function foldSignature(base64) {
    const rows = [base64.slice(0, 72)];
    for (let at = 72; at < base64.length; at += 74)
        rows.push(base64.slice(at, at + 74));
    return rows.join('\r\n ');
}
function signInput({ algorithm, key }, input) {
    if (algorithm === 'rsa-sha256')
        return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.sign)('sha256', Buffer.from(input, 'latin1'), key).toString('base64');
    // RFC 8463 §3: PureEdDSA over the SHA-256 of what RSA would sign.
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.sign)(null, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(input, 'latin1').digest(), key).toString('base64');
}
/** Every run of blanks is one space, none at a line's end, no empty lines at the end. One pass, linear in any body. */
function relaxBody(body) {
    const relaxed = Buffer.allocUnsafe(body.length + 2);
    let length = 0;
    let contentEnd = 0;
    let hasBlank = false;
    for (const byte of body) {
        if (byte === 0x20 || byte === 0x09) {
            hasBlank = true;
            continue;
        }
        const isLineEnd = byte === 0x0d || byte === 0x0a;
        if (hasBlank && !isLineEnd)
            relaxed[length++] = 0x20;
        hasBlank = false;
        relaxed[length++] = byte;
        if (!isLineEnd)
            contentEnd = length;
    }
    return contentEnd === 0 ? Buffer.alloc(0) : Buffer.concat([relaxed.subarray(0, contentEnd), Buffer.from('\r\n')]);
}


/***/ }),

/***/ 75804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   oN: () => (/* binding */ hasUnfoldableRun)
/* harmony export */ });
/* unused harmony export maxLineOctets */
/** Line lengths of header fields: RFC 5322 §2.1.1 and §2.2.3. */
/** No line may be longer, without its CRLF. */
const maxLineOctets = 998;
/** What a line should not exceed. */
const wantedLineOctets = 78;
/**
 * A header field over as many lines as it needs, without the last CRLF. Lines break before white space only, and
 * unfolding gives back the same text. What has no white space stays on one line: see `hasUnfoldableRun`.
 */
function fold(field) {
    let line = '';
    const lines = [];
    for (const [index, chunk] of chunksOf(field).entries()) {
        // A first line with nothing but the name is legal, but old readers take the field for empty.
        const limit = index === 1 ? maxLineOctets : wantedLineOctets;
        if (index > 0 && Buffer.byteLength(line) + Buffer.byteLength(chunk) > limit) {
            lines.push(line);
            line = chunk;
        }
        else {
            line += chunk;
        }
    }
    return [...lines, line].join('\r\n');
}
/** True when some piece between two folds would be longer than a line may be. */
function hasUnfoldableRun(text) {
    return (Buffer.byteLength(text) >= maxLineOctets &&
        chunksOf(text).some((chunk) => Buffer.byteLength(chunk) > maxLineOctets - 8));
}
/** White space and the word after it; white space at the end belongs to the last word. */
function chunksOf(text) {
    return text.match(/[ \t]*[^ \t]+(?:[ \t]+$)?/gu) ?? [text];
}


/***/ }),

/***/ 97595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Al: () => (/* binding */ renderHeaderField),
/* harmony export */   F3: () => (/* binding */ parseHeaderField),
/* harmony export */   f0: () => (/* binding */ subjectProblems),
/* harmony export */   vF: () => (/* binding */ renderAddressField)
/* harmony export */ });
/* unused harmony export isReservedHeader */
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32964);
/* harmony import */ var _control_characters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39347);
/* harmony import */ var _encoded_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65662);
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75804);
/* harmony import */ var _parse_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85429);
/** Header fields: which of a user's are right, and how any of them is written so that no line is too long. */





const maxNameCharacters = 76;
const maxValueCharacters = 8192;
/** Fields that presend writes, or that only servers write; `Content-…`, `ARC-…` and `Resent-…` are among them. */
const reserved = /^(?:to|cc|bcc|date|message-id|mime-version|received|return-path|delivered-to|dkim-signature|authentication-results|x-presend-test|content-.*|arc-.*|resent-.*)$/iu;
/** Fields with an input of their own. */
const inputsOfFields = { subject: 'subject', from: 'from', 'reply-to': 'reply-to' };
/** Fields that hold mailboxes: names in them are encoded, addresses are not. */
const mailboxFields = /^(?:sender|errors-to|disposition-notification-to|return-receipt-to)$/iu;
/** Fields with a grammar in which an encoded-word would be text (RFC 2047 §5). */
const structuredFields = /^(?:list-(?!id$).*|in-reply-to|references|auto-submitted|precedence|feedback-id|importance|x-priority)$/iu;
/** True for a field that a template or an input may not give: presend, a server, or another input writes it. */
function isReservedHeader(name) {
    return reserved.test(name) || Object.hasOwn(inputsOfFields, name.toLowerCase());
}
/**
 * A header field as a user gave it, with the space around its value dropped. Refused: a name that is none
 * (RFC 5322 §3.6.8), a reserved one, line ends and control characters in the value, and what cannot be folded.
 * Problems carry `input: 'headers'`.
 */
function parseHeaderField(field) {
    const name = field.name.trim();
    const value = field.value.trim();
    const problems = [...nameProblems(name), ...valueProblems(name, value)];
    return problems.length > 0 ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)(...problems) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)({ name, value });
}
/**
 * One field, folded, without its last CRLF: encoded-words where the value is not plain ASCII. Total: control
 * characters become spaces, and no line is over 998 octets, whatever the value.
 */
function renderHeaderField(name, value) {
    if (mailboxFields.test(name)) {
        const addresses = (0,_parse_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAddressList */ .Mb)(value);
        if (addresses.status === 'ok')
            return renderAddressField(name, addresses.value);
    }
    const clean = (0,_control_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutControlCharacters */ .a)(value).trim();
    const isPlain = /^[\t -~]*$/u.test(clean) && !(0,_encoded_word_js__WEBPACK_IMPORTED_MODULE_0__/* .looksLikeEncodedWord */ .A)(clean) && !(0,_fold_js__WEBPACK_IMPORTED_MODULE_4__/* .hasUnfoldableRun */ .oN)(clean);
    // RFC 2919 §2: of a List-Id only the description may be encoded, not the id that programs compare.
    const id = /^list-id$/iu.test(name) ? (/ *<[!-;=?-~]+>$/u.exec(clean)?.[0] ?? '') : '';
    return (0,_fold_js__WEBPACK_IMPORTED_MODULE_4__/* .fold */ .AU)(`${name}: ${isPlain ? clean : `${(0,_encoded_word_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeWords */ .q)(clean.slice(0, clean.length - id.length))}${id}`}`);
}
/** A field that holds mailboxes, folded, without its last CRLF. */
function renderAddressField(name, addresses) {
    return (0,_fold_js__WEBPACK_IMPORTED_MODULE_4__/* .fold */ .AU)(`${name}: ${addresses.map(_parse_address_js__WEBPACK_IMPORTED_MODULE_1__/* .renderAddress */ .vY).join(', ')}`);
}
/** What is wrong with a subject, under the name `input`; none when it can be sent. */
function subjectProblems(subject, input) {
    return [...controlProblems(input, subject), ...lengthProblems(input, subject)];
}
function nameProblems(name) {
    if (!/^[!-9;-~]+$/u.test(name) || name.length > maxNameCharacters) {
        const expected = `a header name of at most ${maxNameCharacters} printable ASCII characters without a colon`;
        return [{ input: 'headers', came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(name), expected }];
    }
    const input = inputsOfFields[name.toLowerCase()];
    if (input !== undefined) {
        return [{ input: 'headers', came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(name), expected: 'other header fields', todo: `use ${input} instead` }];
    }
    const expected = 'header fields that neither presend nor a mail server writes';
    return reserved.test(name) ? [{ input: 'headers', came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(name), expected, todo: 'remove it' }] : [];
}
function valueProblems(name, value) {
    const input = `headers: ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(name)}`;
    if (value === '')
        return [{ input, came: 'no value', expected: 'a value', todo: 'give one or remove the line' }];
    const problems = [...controlProblems(input, value), ...lengthProblems(input, value)];
    if (problems.length > 0)
        return problems;
    if (mailboxFields.test(name))
        return addressProblems(input, value);
    if (!structuredFields.test(name))
        return [];
    if (!/^[\t -~]*$/u.test(value))
        return [{ input, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(value), expected: 'ASCII only', todo: 'encode the URL' }];
    const expected = 'no piece without a space longer than 990 characters';
    return (0,_fold_js__WEBPACK_IMPORTED_MODULE_4__/* .hasUnfoldableRun */ .oN)(value) ? [{ input, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(value), expected, todo: 'use a shorter URL' }] : [];
}
function controlProblems(input, value) {
    if (!(0,_control_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .hasControlCharacters */ .K)(value))
        return [];
    return [{ input, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(value), expected: 'one line without control characters' }];
}
function lengthProblems(input, value) {
    if (value.length <= maxValueCharacters)
        return [];
    return [{ input, came: `${value.length} characters`, expected: `at most ${maxValueCharacters}` }];
}
function addressProblems(input, value) {
    const addresses = (0,_parse_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAddressList */ .Mb)(value);
    return addresses.status === 'ok' ? [] : addresses.problems.map((problem) => Object.assign({}, problem, { input }));
}


/***/ }),

/***/ 86199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pw: () => (/* binding */ maxHeaderBytes),
/* harmony export */   R_: () => (/* binding */ endOfHeaderSection),
/* harmony export */   wH: () => (/* binding */ findHeaderExcess)
/* harmony export */ });
/** Measures a header section before any parser reads it. */
/** Gmail refuses header sections over 500 KB. */
const maxHeaderBytes = 512 * 1024;
const maxFieldCount = 10_000;
const maxFieldBytes = 64 * 1024;
/** mailauth joins the lines of a field in quadratic time: 62,000 lines took it 10 s. */
const maxFieldLines = 1000;
const newline = 0x0a;
const carriageReturn = 0x0d;
/** Where the header section ends: the index behind the line end of its last line, or the message's length. */
function endOfHeaderSection(message) {
    if (message[0] === newline || (message[0] === carriageReturn && message[1] === newline))
        return 0;
    const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    const ends = [bytes.indexOf('\n\r\n'), bytes.indexOf('\n\n')].filter((index) => index >= 0);
    return ends.length === 0 ? message.length : Math.min(...ends) + 1;
}
/**
 * What in a header section exceeds the limits, in one phrase. Takes linear time. As mailauth does, it counts every line
 * that does not start a field as a continuation.
 *
 * @returns `null` when a parser may read it
 */
function findHeaderExcess(message) {
    const sizeBytes = endOfHeaderSection(message);
    if (sizeBytes > maxHeaderBytes)
        return `the header section is larger than ${maxHeaderBytes / 1024} KiB`;
    let fieldCount = 0;
    let lineCount = 0;
    let fieldBytes = 0;
    for (const line of Buffer.from(message.buffer, message.byteOffset, sizeBytes).toString('latin1').split('\n')) {
        if (/^[!-9;-~]+[ \t]*:/u.test(line)) {
            fieldCount += 1;
            lineCount = 0;
            fieldBytes = 0;
        }
        lineCount += 1;
        fieldBytes += line.length + 1;
        if (fieldCount > maxFieldCount)
            return `the header section has more than ${maxFieldCount} fields`;
        if (lineCount > maxFieldLines)
            return `a header field has more than ${maxFieldLines} lines`;
        if (fieldBytes > maxFieldBytes)
            return `a header field is longer than ${maxFieldBytes / 1024} KiB`;
    }
    return null;
}


/***/ }),

/***/ 38684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ readHeaderSection),
/* harmony export */   sm: () => (/* binding */ valuesOf),
/* harmony export */   t8: () => (/* binding */ unfold)
/* harmony export */ });
/* harmony import */ var postal_mime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4286);
/* harmony import */ var _header_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86199);
/** The header section of a message that came from anywhere: split, unfolded and decoded, whatever is in it. */


const maxFieldCount = 2000;
/** Longer values are not decoded: no sender needs it, and decoding is where time can be burnt. */
const maxDecodedCharacters = 16_384;
/**
 * The header fields of a message, first to last. Lines that are no field and continue none are skipped;
 * at most 2,000 fields and 512 KiB are read.
 */
function readHeaderSection(message) {
    const section = new TextDecoder().decode(message.subarray(0, Math.min((0,_header_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .endOfHeaderSection */ .R_)(message), _header_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .maxHeaderBytes */ .Pw)));
    const fields = [];
    for (const line of section.split(/\r?\n/u)) {
        const current = fields.at(-1);
        if (/^[ \t]/u.test(line)) {
            current?.lines.push(line);
            continue;
        }
        const colon = line.indexOf(':');
        const name = line.slice(0, Math.max(colon, 0)).trimEnd();
        if (!/^[\x21-\x39\x3b-\x7e]+$/u.test(name))
            continue;
        if (fields.length === maxFieldCount)
            break;
        fields.push({ name, lines: [line.slice(colon + 1)] });
    }
    return fields.map(({ name, lines }) => ({ name, rawValue: lines.join('\r\n'), value: decodeValue(lines) }));
}
/** Values of all fields with this name, first to last. `name` is compared without regard to case. */
function valuesOf(fields, name) {
    const wanted = name.toLowerCase();
    return fields.filter((field) => field.name.toLowerCase() === wanted).map((field) => field.value);
}
/** A value without its folds (RFC 5322 §2.2.3) and without space around it. */
function unfold(rawValue) {
    return rawValue.replaceAll(/\r?\n(?=[ \t])/gu, '').trim();
}
function decodeValue(lines) {
    const value = lines.join('').trim();
    // Most values hold no encoded-word at all.
    return value.includes('=?') && value.length <= maxDecodedCharacters ? (0,postal_mime__WEBPACK_IMPORTED_MODULE_0__/* .decodeWords */ .O0)(value) : value;
}


/***/ }),

/***/ 56334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GP: () => (/* binding */ maxFieldCount),
/* harmony export */   k2: () => (/* binding */ replaceFields),
/* harmony export */   o8: () => (/* binding */ bytesOfOriginal),
/* harmony export */   sj: () => (/* binding */ splitOriginal)
/* harmony export */ });
/** A finished message (`.eml`) as bytes, split just far enough that single header fields can be replaced. */
const cr = 0x0d;
const lf = 0x0a;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
const lineEnd = Buffer.from('\r\n');
/** More fields than any message has; what follows them is not split. */
const maxFieldCount = 2000;
/**
 * Splits a message. What belongs to the file and not to the message is dropped: a byte order mark, and the `From ` line
 * that mailbox files begin with. Bare CR and LF become CRLF, because SMTP carries no other line end (RFC 5321 §2.3.8).
 */
function splitOriginal(file) {
    const bytes = withoutMailboxLine(withCrlf(withoutByteOrderMark(file)));
    const fields = [];
    let start = 0;
    while (start < bytes.length && fields.length <= maxFieldCount && !bytes.subarray(start, start + 2).equals(lineEnd)) {
        const found = bytes.indexOf(lineEnd, start);
        const end = found === -1 ? bytes.length : found + 2;
        const last = fields.at(-1);
        const isFold = bytes[start] === 0x20 || bytes[start] === 0x09;
        if (isFold && last !== undefined)
            last.end = end;
        else
            fields.push({ name: nameIn(bytes.subarray(start, end)), start, end });
        start = end;
    }
    return {
        fields: fields.map(({ name, start: from, end }) => ({ name, bytes: endLine(bytes.subarray(from, end)) })),
        rest: bytes.subarray(start),
        replacedNames: [],
    };
}
/**
 * The message with these fields: all fields of a name give way to the new ones of that name, which stand where the
 * first one stood, or at the end of the header section.
 */
function replaceFields(message, newFields) {
    const byName = Map.groupBy(newFields, ({ name }) => name.toLowerCase());
    const added = new Set();
    const bytesOf = (name) => {
        if (added.has(name))
            return [];
        added.add(name);
        return (byName.get(name) ?? []).map(({ line }) => ({ name, bytes: Buffer.from(`${line}\r\n`) }));
    };
    const replaced = message.fields.flatMap((field) => (byName.has(field.name) ? bytesOf(field.name) : [field]));
    return {
        fields: [...replaced, ...[...byName.keys()].flatMap(bytesOf)],
        rest: message.rest,
        replacedNames: [...new Set([...message.replacedNames, ...byName.keys()])],
    };
}
/** All bytes of the message. */
function bytesOfOriginal({ fields, rest }) {
    return Buffer.concat([...fields.map(({ bytes }) => bytes), rest]);
}
function nameIn(line) {
    const text = Buffer.from(line).toString('latin1');
    return /^([!-9;-~]+)[ \t]*:/u.exec(text)?.[1]?.toLowerCase() ?? '';
}
function endLine(line) {
    return line.at(-1) === lf ? line : Buffer.concat([line, lineEnd]);
}
function withoutByteOrderMark(bytes) {
    return byteOrderMark.equals(bytes.subarray(0, 3)) ? bytes.subarray(3) : bytes;
}
function withoutMailboxLine(bytes) {
    if (!/^>?From $/u.test(bytes.toString('latin1', 0, bytes[0] === 0x3e ? 6 : 5)))
        return bytes;
    const end = bytes.indexOf(lineEnd);
    return end === -1 ? bytes : bytes.subarray(end + 2);
}
function withCrlf(bytes) {
    const whole = Buffer.allocUnsafe(bytes.length * 2);
    let length = 0;
    // An index loop: messages have millions of bytes.
    for (let index = 0; index < bytes.length; index += 1) {
        const byte = bytes[index] ?? 0;
        const isCrlf = byte === cr && bytes[index + 1] === lf;
        if (byte !== cr && byte !== lf)
            whole[length++] = byte;
        else {
            whole[length++] = cr;
            whole[length++] = lf;
        }
        if (isCrlf)
            index += 1;
    }
    return whole.subarray(0, length);
}


/***/ }),

/***/ 66059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isBrokenSignature),
/* harmony export */   i: () => (/* binding */ removedSignatures)
/* harmony export */ });
/* harmony import */ var _header_section_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38684);
/** DKIM signatures of a finished message that no copy can keep, because presend changes what they cover. */

/** The fields of its own that every copy has, and the one that carries the tracking id. */
const changedInCopies = ['to', 'message-id', 'x-presend-test'];
/** The signatures that are removed from the copies; one that covers nothing that changes stays. */
function removedSignatures(original, trackingIn) {
    return original.fields.flatMap((field) => {
        const signature = signatureIn(field, { original, trackingIn });
        return signature === null || signature.covers.length === 0 ? [] : [signature];
    });
}
/** True for a DKIM signature that covers something that differs in the copies. */
function isBrokenSignature(field, message) {
    return (signatureIn(field, message)?.covers.length ?? 0) > 0;
}
function signatureIn(field, { original, trackingIn }) {
    if (field.name !== 'dkim-signature')
        return null;
    const text = (0,_header_section_js__WEBPACK_IMPORTED_MODULE_0__/* .unfold */ .t8)(Buffer.from(field.bytes).toString('latin1')).replace(/^[^:]*:/u, '');
    const tags = new Map(text.split(';').map((tag) => {
        const at = tag.indexOf('=');
        return [tag.slice(0, Math.max(at, 0)).trim(), tag.slice(at + 1).replaceAll(/\s/gu, '')];
    }));
    const signed = new Set((tags.get('h') ?? '').toLowerCase().split(':'));
    const changed = [...changedInCopies, ...original.replacedNames, ...(trackingIn === 'subject' ? ['subject'] : [])];
    return {
        domain: tags.get('d') ?? null,
        selector: tags.get('s') ?? null,
        covers: [...new Set(changed.filter((name) => signed.has(name))), ...(trackingIn === 'body' ? ['body'] : [])],
    };
}


/***/ }),

/***/ 25402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ renderReply),
/* harmony export */   d: () => (/* binding */ isTransient)
/* harmony export */ });
/** The fate of one copy at the SMTP server, and the reply that decided it. */
/** True for 4yz: try again later (RFC 5321 §4.2.1). */
function isTransient(reply) {
    return reply.code >= 400 && reply.code < 500;
}
/** `550 5.7.1 no`: a reply as the server wrote it. */
function renderReply({ code, enhancedCode, text }) {
    return [String(code), enhancedCode, text].filter((part) => part !== null && part !== '').join(' ');
}


/***/ }),

/***/ 90082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SI: () => (/* binding */ addTrackingId),
/* harmony export */   fD: () => (/* binding */ serviceTrackingIds),
/* harmony export */   xs: () => (/* binding */ isTrackingId)
/* harmony export */ });
/** Where a tracking id stands in a message, beside its header field `X-Presend-Test`. */
/** True for an id that can stand in a header field, a comment of HTML and a line of text without changing them. */
function isTrackingId(text) {
    return /^[A-Za-z0-9._~:+=@/-]{1,200}$/u.test(text);
}
/** The ids that presend's own service makes, wherever they stand in a text. */
const serviceTrackingIds = /(?<![A-Za-z0-9_])pst_[A-Za-z0-9]{24}(?![A-Za-z0-9])/gu;
/**
 * The message with the id in its place: `body` is an HTML comment before `</body>` (or at the end) and the last
 * line of the text; `subject` is ` [id]` behind the subject; `header` leaves the message as it is.
 */
function addTrackingId(message, trackingId, place) {
    return additions[place](message, trackingId);
}
const additions = {
    header: (message) => message,
    subject: (message, trackingId) => ({ ...message, subject: `${message.subject} [${trackingId}]` }),
    body: (message, trackingId) => ({
        ...message,
        html: message.html === null ? null : addComment(message.html, `<!-- presend:${trackingId} -->`),
        text: message.text.trim() === '' ? `presend:${trackingId}\n` : `${message.text.trimEnd()}\n\npresend:${trackingId}\n`,
    }),
};
function addComment(html, comment) {
    // Not by way of toLowerCase(): İ becomes two characters there, and all places behind it move.
    const end = [...html.matchAll(/<\/body/giu)].at(-1)?.index ?? -1;
    return end < 0 ? `${html}${comment}` : `${html.slice(0, end)}${comment}${html.slice(end)}`;
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

/***/ 15742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ untilAborted)
/* harmony export */ });
/** Waiting that ends at once when a signal aborts, whatever the other side does. */
/** `promise`, or a rejection with the signal's reason as soon as it aborts. What `promise` stands for goes on. */
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


/***/ })

};
