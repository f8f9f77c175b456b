export const id = 7755;
export const ids = [7755];
export const modules = {

/***/ 84015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openApi)
/* harmony export */ });
/* harmony import */ var _world_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78344);
/** Opens a client of a service, loaded only when something is asked of one. */

/** A client that says which presend it is; it connects at its first call. @throws PresendError API_TOKEN_REFUSED */
async function openApi(options, world) {
    const { openClient } = await Promise.all(/* import() */[__webpack_require__.e(4377), __webpack_require__.e(4119), __webpack_require__.e(4942), __webpack_require__.e(7926)]).then(__webpack_require__.bind(__webpack_require__, 27926));
    return openClient({ ...options, userAgent: `presend/${_world_version_js__WEBPACK_IMPORTED_MODULE_0__/* .version */ .r}` }, world);
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

/***/ 47755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPostmasterShow: () => (/* binding */ runPostmasterShow)
});

// EXTERNAL MODULE: ./lib/assembly/open-api.js
var open_api = __webpack_require__(84015);
// EXTERNAL MODULE: ./lib/contract/day.js
var day = __webpack_require__(29824);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/commands/print-data.js
var print_data = __webpack_require__(6054);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/settings/parsers/api-url.js
var api_url = __webpack_require__(1286);
// EXTERNAL MODULE: ./lib/settings/parsers/host.js
var host = __webpack_require__(53942);
// EXTERNAL MODULE: ./lib/settings/parsers/number.js
var number = __webpack_require__(73885);
// EXTERNAL MODULE: ./lib/settings/parsers/text.js
var parsers_text = __webpack_require__(42619);
// EXTERNAL MODULE: ./lib/commands/postmaster/declare-show.js
var declare_show = __webpack_require__(76947);
;// CONCATENATED MODULE: ./lib/commands/postmaster/show-request.js
/** What `presend postmaster show` was asked for → what is to be read, or everything that is wrong with it. */







const usualDays = 30;
const mostDays = 1000;
/** @param environment PRESEND_API_TOKEN and PRESEND_API_URL as they came; '' when they are not set */
function parseShowRequest(line, { token, apiUrl: environmentUrl, nowMs }) {
    const givenUrl = line.apiUrl ?? (environmentUrl.trim() || declare_show/* localApiUrl */.v);
    const apiUrl = (0,api_url/* parseApiUrl */.n)(givenUrl, line.apiUrl === null ? 'PRESEND_API_URL' : '--api-url');
    const apiToken = token.trim() === '' ? (0,problem/* bad */.MB)(noToken) : (0,parsers_text/* parseToken */.pI)(token, 'PRESEND_API_TOKEN');
    const email = maybe(line.email, (text) => (0,host/* bareAddress */.Dw)('postmaster@shop.example')(text, '--email'));
    const domain = maybe(line.domain, (text) => (0,host/* parseDomain */.gR)(text, 'domain'));
    const range = parseRange(line, nowMs);
    const form = parseForm(line);
    if (apiUrl.status === 'ok' &&
        apiToken.status === 'ok' &&
        email.status === 'ok' &&
        domain.status === 'ok' &&
        range.status === 'ok' &&
        form.status === 'ok') {
        return (0,problem.ok)({
            apiUrl: apiUrl.value,
            apiToken: apiToken.value,
            email: email.value,
            domain: domain.value,
            range: range.value,
            form: form.value,
        });
    }
    const all = [domain, email, range, form, apiUrl, apiToken];
    return (0,problem/* bad */.MB)(...all.flatMap((one) => (one.status === 'bad' ? one.problems : [])));
}
const noToken = {
    input: 'PRESEND_API_TOKEN',
    came: 'nothing',
    expected: 'the token of the workspace whose accounts are asked for',
    todo: 'set the variable; presend token create makes one for a service of your own',
};
const bothForms = { input: '--csv', came: '--json beside it', expected: 'one of the two' };
function parseForm({ isCsv, format }) {
    if (isCsv && format === 'json')
        return (0,problem/* bad */.MB)(bothForms);
    return (0,problem.ok)(isCsv ? 'csv' : format);
}
function maybe(text, parse) {
    return text === null ? (0,problem.ok)(null) : parse(text);
}
function parseRange({ days, from, to }, nowMs) {
    const count = maybe(days, (text) => (0,number/* wholeNumber */.rD)({ min: 1, max: mostDays })(text, '--days'));
    const start = maybe(from, (text) => parseDay(text, '--from'));
    const end = maybe(to, (text) => parseDay(text, '--to'));
    const problems = [count, start, end].flatMap((one) => (one.status === 'bad' ? one.problems : []));
    if (count.status === 'bad' || start.status === 'bad' || end.status === 'bad')
        return (0,problem/* bad */.MB)(...problems);
    if (count.value !== null && start.value !== null) {
        return (0,problem/* bad */.MB)({ input: '--days', came: '--from beside it', expected: 'one of the two' });
    }
    const endDate = end.value ?? (0,day/* dayOf */.kb)(nowMs);
    const startDate = start.value ?? (0,day/* plusDays */.Wv)(endDate, 1 - (count.value ?? usualDays));
    if (startDate <= endDate)
        return (0,problem.ok)({ startDate, endDate });
    return (0,problem/* bad */.MB)({ input: '--from', came: startDate, expected: `a day that is not after ${endDate}` });
}
function parseDay(text, input) {
    return (0,day/* isDay */.N)(text) ? (0,problem.ok)(text) : (0,problem/* bad */.MB)({ input, came: (0,problem/* quoteValue */.cl)(text), expected: 'a day that exists, as YYYY-MM-DD' });
}

;// CONCATENATED MODULE: ./lib/commands/postmaster/shown-data.js
/** What `presend postmaster show` prints, as JSON and as CSV. */
/** For `--json`; `data` is what the API answers, so that it can be imported again. */
function shownObject({ account, domain, range, series }) {
    return {
        account: { id: account.id, email: account.email, source: account.source },
        domain,
        start_date: range.startDate,
        end_date: range.endDate,
        data: {
            spam_rate_data: series.spamRate.map((day) => ({ date: day.date, value: day.userReportedSpamRatio })),
            ip_reputation_data: series.ipReputation.map((day) => ({
                date: day.date,
                high: day.highCount,
                medium: day.mediumCount,
                low: day.lowCount,
                bad: day.badCount,
            })),
            domain_reputation_data: series.domainReputation.filter(({ reputation }) => reputation !== null),
            feedback_loop_data: series.feedbackLoop.map((day) => ({
                date: day.date,
                spam_count: day.spamCount,
                fbl_count: day.loopCount,
            })),
            authentication_data: series.authentication.map((day) => ({
                date: day.date,
                spf_success_ratio: day.spfSuccessRatio,
                dkim_success_ratio: day.dkimSuccessRatio,
                dmarc_success_ratio: day.dmarcSuccessRatio,
            })),
            encryption_data: series.encryption.map((day) => ({ date: day.date, tls_success_ratio: day.tlsSuccessRatio })),
            delivery_errors_data: series.deliveryErrors.map(({ date, errors }) => ({
                date,
                errors: errors.map(errorObject),
            })),
        },
    };
}
function errorObject({ errorClass, errorType, errorRatio }) {
    return { error_class: errorClass, error_type: errorType, error_ratio: errorRatio };
}
/** The columns that `presend postmaster import` knows, in its order. */
const valueColumns = [
    'spam_rate',
    'ip_high',
    'ip_medium',
    'ip_low',
    'ip_bad',
    'domain_reputation',
    'spam_count',
    'fbl_count',
    'spf_success_ratio',
    'dkim_success_ratio',
    'dmarc_success_ratio',
    'tls_success_ratio',
    'delivery_errors',
];
/**
 * A heading and a row a day, ascending, each ended by CRLF (RFC 4180 §2). Ratios are 0–1; an empty cell is a gap. No cell
 * can be taken for a formula: all of them begin with a digit or a letter.
 */
function shownCsv({ domain, series }) {
    const columns = [...(domain === null ? [] : ['domain']), 'date', ...valueColumns];
    const lines = rowsOf(series).map(([date, cells]) => {
        const cellOf = (column) => {
            if (column === 'date')
                return date;
            return column === 'domain' ? (domain ?? '') : (cells[column] ?? '');
        };
        return columns.map((column) => quoteCell(String(cellOf(column)))).join(',');
    });
    return [columns.join(','), ...lines].map((line) => `${line}\r\n`).join('');
}
function rowsOf(series) {
    const byDate = new Map();
    const add = (date, cells) => void byDate.set(date, { ...byDate.get(date), ...cells });
    for (const day of series.spamRate)
        add(day.date, { spam_rate: numberText(day.userReportedSpamRatio) });
    for (const { date, highCount, mediumCount, lowCount, badCount } of series.ipReputation) {
        add(date, { ip_high: highCount, ip_medium: mediumCount, ip_low: lowCount, ip_bad: badCount });
    }
    for (const { date, reputation } of series.domainReputation) {
        if (reputation !== null)
            add(date, { domain_reputation: reputation });
    }
    for (const { date, spamCount, loopCount } of series.feedbackLoop) {
        add(date, { spam_count: spamCount, fbl_count: loopCount });
    }
    for (const day of series.authentication) {
        add(day.date, {
            spf_success_ratio: numberText(day.spfSuccessRatio),
            dkim_success_ratio: numberText(day.dkimSuccessRatio),
            dmarc_success_ratio: numberText(day.dmarcSuccessRatio),
        });
    }
    for (const day of series.encryption)
        add(day.date, { tls_success_ratio: numberText(day.tlsSuccessRatio) });
    for (const day of series.deliveryErrors)
        add(day.date, { delivery_errors: errorsCell(day) });
    return [...byDate].toSorted(([one], [other]) => (one < other ? -1 : 1));
}
/** `TEMPORARY_ERROR/RATE_LIMIT_EXCEEDED=0.01; …`, `none`; empty where the service does not tell the share of one. */
function errorsCell({ errors }) {
    if (errors.some(({ errorRatio }) => errorRatio === null))
        return '';
    const parts = errors.map((error) => {
        const [name, type] = [error.errorClass, error.errorType].map(wordOf);
        return `${name}/${type}=${numberText(error.errorRatio ?? 0)}`;
    });
    return parts.length === 0 ? 'none' : parts.join('; ');
}
/** A service's own word could be a formula or end the cell. */
function wordOf(text) {
    return text !== null && /^\w[\w -]{0,99}$/u.test(text) ? text : 'UNKNOWN';
}
/** Digits without an exponent, which some spreadsheets take for text. */
function numberText(value) {
    const text = String(value);
    return /e/u.test(text) ? value.toFixed(18).replace(/0+$/u, '').replace(/\.$/u, '') : text;
}
function quoteCell(text) {
    return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// EXTERNAL MODULE: ./lib/check/postmaster/metric-text.js
var metric_text = __webpack_require__(25105);
// EXTERNAL MODULE: ./lib/check/postmaster/metrics.js
var metrics = __webpack_require__(36024);
// EXTERNAL MODULE: ./lib/check/rate.js
var rate = __webpack_require__(10300);
// EXTERNAL MODULE: ./lib/report/escape-terminal.js
var escape_terminal = __webpack_require__(22728);
// EXTERNAL MODULE: ./lib/report/postmaster-figures.js
var postmaster_figures = __webpack_require__(91152);
// EXTERNAL MODULE: ./lib/report/sparkline.js
var sparkline = __webpack_require__(46505);
// EXTERNAL MODULE: ./lib/report/terminal-style.js
var terminal_style = __webpack_require__(94468);
// EXTERNAL MODULE: ./lib/report/terminal-table.js
var terminal_table = __webpack_require__(78769);
// EXTERNAL MODULE: ./lib/report/text-width.js
var text_width = __webpack_require__(55730);
;// CONCATENATED MODULE: ./lib/commands/postmaster/shown-text.js
/** What `presend postmaster show` prints for people: a line of blocks for each metric, and a table by day. */










/** Lines without line breaks; no foreign text can control the terminal. */
function shownLines(data, frame) {
    const days = daysWithData(data.series);
    const [first, last] = [days[0] ?? data.range.startDate, days.at(-1) ?? data.range.endDate];
    const dates = (0,day/* daysIn */.fx)({ startDate: first, endDate: last });
    const columns = columnsOf(data.series).filter((column) => column.byDate.size > 0);
    return [
        ...headLines(data, { told: days.length, dates }, frame),
        '',
        ...trendLines(data.series, dates, frame),
        '',
        ...tableLines(columns, dates, frame),
        ...absentLines(data).flatMap((line) => wrapped(line, frame)),
    ];
}
function headLines({ account, domain, range: asked }, { told, dates }, frame) {
    const subject = domain ?? 'all domains together (plain means of ratios, sums of counts)';
    const range = `${dates[0] ?? ''} to ${dates.at(-1) ?? ''}: ${told} of ${(0,rate/* renderCount */.SS)(dates.length, 'day')} with data`;
    // Gaps at both ends have no rows, so they are said: an account that stopped telling must not look complete.
    const otherCount = (0,day/* daysIn */.fx)(asked).length - dates.length;
    const others = `none on the other ${(0,rate/* renderCount */.SS)(otherCount, 'day')} of ${asked.startDate} to ${asked.endDate}`;
    return [
        ...wrapped(subject, frame).map((line) => (0,terminal_style/* styled */.I)(line, 'bold', frame.colour)),
        ...wrapped(`account ${account.email}, ${(0,postmaster_figures/* sourceTitle */._b)(account.source)}`, frame),
        ...wrapped(range, frame),
        ...(otherCount > 0 ? wrapped(others, frame) : []),
    ];
}
function daysWithData(series) {
    const all = Object.values(series).flatMap((days) => days.map(({ date }) => date));
    return [...new Set(all)].toSorted();
}
const trendTitles = {
    spam: 'spam rate',
    spf: 'SPF',
    dkim: 'DKIM',
    dmarc: 'DMARC',
    tls: 'TLS',
    'delivery-errors': 'errors',
};
const noLimits = { thresholdPercent: null, warnPercent: null };
/** Fewer blocks than a week's say nothing; then the figures get a line of their own. */
const leastTrend = 7;
/** `spam rate  ▁▁▂·█  0.02 to 0.34%, last 0.05%`; the last days only where there is no room for all. */
function trendLines(series, dates, frame) {
    return metrics/* metrics */.q.flatMap((metric) => {
        const values = metric.valuesOf(series);
        const told = values.map(({ percent }) => percent);
        const last = told.at(-1);
        if (last === undefined)
            return [];
        const shown = (percent) => percentText(percent, metric);
        const range = `${shown(Math.min(...told))} to ${shown(Math.max(...told))}%, last ${shown(last)}%`;
        const title = trendTitles[metric.name].padEnd(10);
        const byDate = new Map(values.map(({ date, percent }) => [date, percent]));
        const scale = (0,postmaster_figures/* scaleOf */._K)({ metric: metric.name, bound: metric.bound, thresholdPercent: null }, told);
        const line = (room) => (0,sparkline/* sparkline */.K)(dates.slice(-room).map((date) => byDate.get(date) ?? null), scale);
        const roomBeside = frame.widthColumns - title.length - range.length - 2;
        if (roomBeside >= leastTrend)
            return [`${title}${line(roomBeside)}  ${range}`];
        return [`${title}${line(Math.max(frame.widthColumns - title.length, 1))}`, `  ${range}`];
    });
}
function percentText(percent, metric) {
    return (0,metric_text/* renderMetricPercent */.Au)(percent, { metric: metric.name, bound: metric.bound, ...noLimits });
}
function columnsOf(series) {
    const percents = metrics/* metrics */.q.map((metric) => {
        const cells = metric
            .valuesOf(series)
            .map(({ date, percent }) => [date, `${percentText(percent, metric)}%`]);
        return dayColumn(trendTitles[metric.name], cells);
    });
    const { feedbackLoop, ipReputation, domainReputation } = series;
    return [
        ...percents,
        dayColumn('reported/loops', feedbackLoop.map(({ date, spamCount, loopCount }) => [date, `${spamCount}/${loopCount}`])),
        dayColumn('IPs high/medium/low/bad', ipReputation.map((day) => [day.date, `${day.highCount}/${day.mediumCount}/${day.lowCount}/${day.badCount}`])),
        dayColumn('reputation', domainReputation.map(({ date, reputation }) => [date, reputation ?? '?'])),
    ];
}
function dayColumn(title, cells) {
    return { title, kind: 'number', byDate: new Map(cells) };
}
/** What a day is without. */
const gap = '-';
/** One table, or several below one another, each with the days, where the terminal is too narrow for one. */
function tableLines(columns, dates, frame) {
    return groupsFor(columns, frame.widthColumns).flatMap((group) => {
        const rows = dates.map((date) => [date].concat(group.map((column) => column.byDate.get(date) ?? gap)));
        const table = { columns: [dayTitle].concat(group), rows };
        return (0,terminal_table/* terminalTable */.R)(table, { ...frame, widthColumns: Number.MAX_SAFE_INTEGER }).concat('');
    });
}
const dayTitle = { title: 'day', kind: 'text' };
const dayWidth = 'YYYY-MM-DD'.length;
function groupsFor(columns, widthColumns) {
    const groups = [];
    let leftColumns = 0;
    for (const column of columns) {
        const width = 2 + [column.title, ...column.byDate.values()].reduce((most, text) => Math.max(most, (0,text_width/* textWidth */.s)(text)), 0);
        const group = groups.at(-1);
        if (group === undefined || width > leftColumns) {
            groups.push([column]);
            leftColumns = widthColumns - dayWidth - width;
        }
        else {
            group.push(column);
            leftColumns -= width;
        }
    }
    return groups;
}
const seriesTitles = {
    spamRate: 'spam rate',
    ipReputation: 'IP reputation',
    domainReputation: 'domain reputation',
    feedbackLoop: 'feedback loop',
    authentication: 'authentication',
    encryption: 'encryption (TLS)',
    deliveryErrors: 'delivery errors',
};
/** What no day has, and why as far as the source explains it. */
function absentLines({ series, account }) {
    const names = [
        'spamRate',
        'ipReputation',
        'domainReputation',
        'feedbackLoop',
        'authentication',
        'encryption',
        'deliveryErrors',
    ];
    const absent = names.filter((name) => series[name].length === 0);
    const reasonOf = absenceReasons[account.source ?? ''] ?? (() => null);
    const byReason = Map.groupBy(absent, reasonOf);
    return [...byReason].map(([reason, group]) => {
        const listed = group.map((name) => seriesTitles[name]).join(', ');
        return `No data: ${listed}${reason === null ? '' : ` (${reason})`}.`;
    });
}
const absenceReasons = {
    google: (name) => {
        if (name === 'ipReputation' || name === 'domainReputation')
            return 'Google no longer gives it';
        if (name === 'feedbackLoop')
            return 'Google gives it for mail with a Feedback-ID';
        return 'Google tells a day only where enough mail came';
    },
    'dmarc-reports': () => 'DMARC reports tell of authentication alone',
    import: () => 'it was in none of the imported files',
};
function wrapped(text, { widthColumns }) {
    return (0,text_width/* wrapText */.C)((0,escape_terminal/* escapeTerminal */.e)(text), widthColumns);
}

;// CONCATENATED MODULE: ./lib/commands/postmaster/run-show.js
/** `presend postmaster show`: reads a domain's days through the API of a service, and prints them. */
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







/** So long somebody waits at a terminal, retries included. */
const longestReadMs = 120_000;
/** Does it. @throws PresendError SETTINGS_INVALID, API_NOT_FOUND when there is no such account or no data, other API_ codes */
async function runPostmasterShow(line, tools) {
    const { terminal, world } = tools;
    const request = parseShowRequest(line, {
        token: world.env['PRESEND_API_TOKEN'] ?? '',
        apiUrl: world.env['PRESEND_API_URL'] ?? '',
        nowMs: world.clock.nowMs(),
    });
    if (request.status === 'bad') {
        throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Reading what to show', request.problems);
    }
    const data = await readData(request.value, tools);
    if (request.value.form === 'json')
        (0,print_data/* printJson */.Q2)(shownObject(data), terminal);
    else if (request.value.form === 'csv')
        terminal.print(shownCsv(data));
    else {
        const frame = { widthColumns: terminal.columnCount, colour: terminal.hasColor ? 'ansi' : 'none' };
        terminal.print(`${shownLines(data, frame).join('\n')}\n`);
    }
    return 0;
}
async function readData(request, { world }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { apiUrl, apiToken, domain, range } = request;
        const api = __addDisposableResource(env_1, await (0,open_api/* openApi */.N)({ apiUrl, apiToken }, world), true);
        const { signal } = new AbortController();
        const limit = { deadlineMs: world.clock.monotonicMs() + longestReadMs };
        const account = chooseAccount(await api.listPostmasterAccounts(limit, signal), request);
        const question = { account, range, ...limit };
        const series = domain === null ? await readTotals(api, question, signal) : await readDomain(api, { ...question, domain }, signal);
        return { account, domain, range, series };
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
function chooseAccount(answer, { email }) {
    const done = 'Looking for the postmaster account';
    if (answer.status === 'none') {
        const todo = 'connect one with: presend postmaster connect';
        throw notThere({ done, came: answer.words, expected: 'a connected account', todo });
    }
    const accounts = answer.value;
    const wanted = email?.toLowerCase() ?? null;
    const found = accounts.filter((account) => wanted === null || account.email.toLowerCase() === wanted);
    const [only] = found;
    if (only !== undefined && found.length === 1)
        return only;
    const names = accounts.map((account) => account.email).join(', ');
    const came = wanted === null ? `${accounts.length} accounts` : `none with the address ${email ?? ''}`;
    throw notThere({ done, came, expected: 'one account', todo: `give --email with one of: ${names}` });
}
async function readDomain(api, question, signal) {
    const answer = await api.readPostmasterDomain(question, signal);
    if (answer.status === 'told')
        return within(answer.value, question.range);
    const all = await api.readPostmasterDomain({ ...question, range: null }, signal);
    const known = all.status === 'told' ? all.value : null;
    throw noData(question, { subject: question.domain, words: answer.words, known });
}
/** The path takes no days, so they are chosen here. */
async function readTotals(api, question, signal) {
    const subject = `the account ${question.account.email}`;
    const answer = await api.readPostmasterTotals(question, signal);
    if (answer.status === 'none')
        throw noData(question, { subject, words: answer.words, known: null });
    const series = within(answer.value, question.range);
    if (newestOf(series) !== '')
        return series;
    throw noData(question, { subject, words: 'no day of these', known: answer.value });
}
function within(series, { startDate, endDate }) {
    const cut = (days) => days.filter(({ date }) => startDate <= date && date <= endDate);
    return {
        spamRate: cut(series.spamRate),
        ipReputation: cut(series.ipReputation),
        domainReputation: cut(series.domainReputation),
        feedbackLoop: cut(series.feedbackLoop),
        authentication: cut(series.authentication),
        encryption: cut(series.encryption),
        deliveryErrors: cut(series.deliveryErrors),
    };
}
function newestOf(series) {
    const all = Object.values(series).flatMap((days) => days.map(({ date }) => date));
    return all.reduce((newest, date) => (date > newest ? date : newest), '');
}
/** Whether there never was any, or none in these days, is what somebody who looks must know. */
function noData({ range }, found) {
    const newest = found.known === null ? '' : newestOf(found.known);
    const ago = newest === '' ? 0 : Math.max((0,day/* daysBetween */.YM)(newest, range.endDate), 0);
    const todo = newest === ''
        ? 'check the name as the provider has it; data comes with the first sync or import'
        : `the newest day is ${newest}, ${ago} days before ${range.endDate}: give --from and --to around it`;
    return notThere({
        done: `Reading postmaster data of ${found.subject} from ${range.startDate} to ${range.endDate}`,
        came: found.words,
        expected: 'at least one day',
        todo,
    });
}
function notThere(words) {
    return new presend_error/* PresendError */.W({ code: 'API_NOT_FOUND', outcome: 'misconfigured', ...words });
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


/***/ })

};
