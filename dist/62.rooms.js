export const id = 62;
export const ids = [62];
export const modules = {

/***/ 84015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openApi)
/* harmony export */ });
/* harmony import */ var _world_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78344);
/** Opens an API client, loaded on first use. */

/** Opens a client that connects at its first call. @throws PresendError API_TOKEN_REFUSED */
async function openApi(options, world) {
    const { openClient } = await Promise.all(/* import() */[__webpack_require__.e(4377), __webpack_require__.e(4942), __webpack_require__.e(2347)]).then(__webpack_require__.bind(__webpack_require__, 92347));
    return openClient({ ...options, userAgent: `presend/${_world_version_js__WEBPACK_IMPORTED_MODULE_0__/* .version */ .r}` }, world);
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

/***/ 60062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  showData: () => (/* binding */ showData)
});

// EXTERNAL MODULE: ./lib/assembly/open-api.js
var open_api = __webpack_require__(84015);
// EXTERNAL MODULE: ./lib/commands/print-data.js
var print_data = __webpack_require__(6054);
// EXTERNAL MODULE: ./lib/contract/day.js
var day = __webpack_require__(29824);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/commands/command.js
var command = __webpack_require__(85583);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/settings/parsers/host.js
var host = __webpack_require__(53942);
// EXTERNAL MODULE: ./lib/settings/parsers/number.js
var number = __webpack_require__(73885);
// EXTERNAL MODULE: ./lib/settings/parsers/text.js
var parsers_text = __webpack_require__(42619);
// EXTERNAL MODULE: ./lib/settings/parsers/url.js
var url = __webpack_require__(91643);
;// CONCATENATED MODULE: ./lib/postmaster/commands/show-request.js
/** Parses the options of `presend postmaster show`. */







const defaultDays = 30;
const maxDays = 1000;
/** `token` and `apiUrl` are PRESEND_API_TOKEN and PRESEND_API_URL; '' if not set. */
function parseShowRequest(input, { token, apiUrl: environmentUrl, nowMs }) {
    const givenUrl = input.apiUrl ?? (environmentUrl.trim() || command/* localApiUrl */.v5);
    return (0,problem/* parsedObject */.jM)({
        domain: maybe(input.domain, (text) => (0,host/* parseDomain */.gR)(text, 'domain')),
        email: maybe(input.email, (text) => (0,host/* bareAddress */.Dw)('postmaster@shop.example')(text, '--email')),
        range: parseRange(input, nowMs),
        form: parseForm(input),
        apiUrl: (0,url/* parseApiUrl */.n)(givenUrl, input.apiUrl === null ? 'PRESEND_API_URL' : '--api-url'),
        apiToken: token.trim() === '' ? (0,problem/* bad */.MB)(noToken) : (0,parsers_text/* parseToken */.pI)(token, 'PRESEND_API_TOKEN'),
    });
}
const noToken = {
    input: 'PRESEND_API_TOKEN',
    came: 'nothing',
    expected: 'the API token of the workspace',
    todo: 'set the variable; for a service of your own, create a token with: presend token create',
};
const bothForms = { input: '--csv', came: '--json with it', expected: 'one of the two' };
function parseForm({ isCsv, isJson }) {
    if (isCsv && isJson)
        return (0,problem/* bad */.MB)(bothForms);
    if (isCsv)
        return (0,problem.ok)('csv');
    return (0,problem.ok)(isJson ? 'json' : 'text');
}
function maybe(text, parse) {
    return text === null ? (0,problem.ok)(null) : parse(text);
}
function parseRange({ days, from, to }, nowMs) {
    const count = maybe(days, (text) => (0,number/* wholeNumber */.rD)({ min: 1, max: maxDays })(text, '--days'));
    const start = maybe(from, (text) => parseDay(text, '--from'));
    const end = maybe(to, (text) => parseDay(text, '--to'));
    if (count.status === 'bad' || start.status === 'bad' || end.status === 'bad') {
        return (0,problem/* bad */.MB)(...[count, start, end].flatMap(problem/* problemsOf */.GW));
    }
    if (count.value !== null && start.value !== null) {
        return (0,problem/* bad */.MB)({ input: '--days', came: '--from with it', expected: 'one of the two' });
    }
    const endDate = end.value ?? (0,day/* dayOf */.kb)(nowMs);
    const startDate = start.value ?? (0,day/* plusDays */.Wv)(endDate, 1 - (count.value ?? defaultDays));
    if (startDate <= endDate)
        return (0,problem.ok)({ startDate, endDate });
    return (0,problem/* bad */.MB)({ input: '--from', came: startDate, expected: `a day up to ${endDate}` });
}
function parseDay(text, input) {
    return (0,day/* isDay */.N)(text) ? (0,problem.ok)(text) : (0,problem/* bad */.MB)({ input, came: (0,problem/* quoteValue */.cl)(text), expected: 'a valid date, as YYYY-MM-DD' });
}

;// CONCATENATED MODULE: ./lib/postmaster/commands/shown-data.js
/** The JSON and CSV output of `presend postmaster show`. */
/** The object for `--json`. `data` has the form of the API, so that it can be imported. */
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
/** The columns of `presend postmaster import`. */
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
 * Renders a header and one row per day, with CRLF (RFC 4180 §2). Ratios are 0–1; an empty cell means no data. All cells
 * begin with a digit or a letter, so that none is taken for a formula.
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
/** `TEMPORARY_ERROR/RATE_LIMIT_EXCEEDED=0.01; …` or `none`; empty if a ratio is unknown. */
function errorsCell({ errors }) {
    if (errors.some(({ errorRatio }) => errorRatio === null))
        return '';
    const parts = errors.map((error) => {
        const [name, type] = [error.errorClass, error.errorType].map(safeName);
        return `${name}/${type}=${numberText(error.errorRatio ?? 0)}`;
    });
    return parts.length === 0 ? 'none' : parts.join('; ');
}
/** Names come from the service and could be a formula, or end the cell. */
function safeName(text) {
    return text !== null && /^\w[\w -]{0,99}$/u.test(text) ? text : 'UNKNOWN';
}
/** Avoids exponents, which some spreadsheets read as text. */
function numberText(value) {
    const text = String(value);
    return /e/u.test(text) ? value.toFixed(18).replace(/0+$/u, '').replace(/\.$/u, '') : text;
}
function quoteCell(text) {
    return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// EXTERNAL MODULE: ./node_modules/string-width/index.js
var string_width = __webpack_require__(83831);
// EXTERNAL MODULE: ./lib/check/rate.js
var rate = __webpack_require__(10300);
// EXTERNAL MODULE: ./lib/report/escape-terminal.js
var escape_terminal = __webpack_require__(22728);
// EXTERNAL MODULE: ./lib/report/terminal-table.js
var terminal_table = __webpack_require__(78769);
// EXTERNAL MODULE: ./lib/report/terminal-text.js
var terminal_text = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/postmaster/gate/metric-text.js
var metric_text = __webpack_require__(43962);
// EXTERNAL MODULE: ./lib/postmaster/gate/metrics.js
var metrics = __webpack_require__(26687);
// EXTERNAL MODULE: ./lib/postmaster/report/figures.js
var figures = __webpack_require__(70750);
// EXTERNAL MODULE: ./lib/postmaster/report/sparkline.js
var sparkline = __webpack_require__(65640);
;// CONCATENATED MODULE: ./lib/postmaster/commands/shown-text.js
/** The text output of `presend postmaster show`: a sparkline per metric, and a table by day. */










/** Renders lines, with untrusted text escaped. */
function shownLines(data, frame) {
    const days = daysWithData(data.series);
    const [first, last] = [days[0] ?? data.range.startDate, days.at(-1) ?? data.range.endDate];
    const dates = (0,day/* daysIn */.fx)({ startDate: first, endDate: last });
    const columns = columnsOf(data.series).filter((column) => column.byDate.size > 0);
    return [
        ...headLines(data, { dayCount: days.length, dates }, frame),
        '',
        ...trendLines(data.series, dates, frame),
        '',
        ...tableLines(columns, dates, frame),
        ...absentLines(data).flatMap((line) => wrapped(line, frame)),
    ];
}
function headLines({ account, domain, range: asked }, { dayCount, dates }, frame) {
    const subject = domain ?? 'all domains together (means of ratios, sums of counts)';
    const range = `${dates[0] ?? ''} to ${dates.at(-1) ?? ''}: ${dayCount} of ${(0,rate/* renderCount */.SS)(dates.length, 'day')} with data`;
    // The table omits gaps at both ends, so mention them: an account that stopped reporting must not look complete.
    const otherCount = (0,day/* daysIn */.fx)(asked).length - dates.length;
    const others = `none on the other ${(0,rate/* renderCount */.SS)(otherCount, 'day')} of ${asked.startDate} to ${asked.endDate}`;
    return [
        ...wrapped(subject, frame).map((line) => (0,terminal_text/* styled */.I)(line, 'bold', frame.color)),
        ...wrapped(`account ${account.email}, ${(0,figures/* sourceTitle */._b)(account.source)}`, frame),
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
/** A shorter sparkline is useless: put the figures on a separate line instead. */
const minTrendDays = 7;
/** `spam rate  ▁▁▂·█  0.02 to 0.34%, last 0.05%`; only the last days if space is short. */
function trendLines(series, dates, frame) {
    return metrics/* metrics */.q.flatMap((metric) => {
        const values = metric.valuesOf(series);
        const percents = values.map(({ percent }) => percent);
        const last = percents.at(-1);
        if (last === undefined)
            return [];
        const shown = (percent) => percentText(percent, metric);
        const range = `${shown(Math.min(...percents))} to ${shown(Math.max(...percents))}%, last ${shown(last)}%`;
        const title = trendTitles[metric.name].padEnd(10);
        const byDate = new Map(values.map(({ date, percent }) => [date, percent]));
        const scale = (0,figures/* scaleOf */._K)({ metric: metric.name, bound: metric.bound, thresholdPercent: null }, percents);
        const line = (room) => (0,sparkline/* sparkline */.K)(dates.slice(-room).map((date) => byDate.get(date) ?? null), scale);
        const roomBeside = frame.widthColumns - title.length - range.length - 2;
        if (roomBeside >= minTrendDays)
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
const gap = '-';
/** Splits the table if the terminal is too narrow. */
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
        const width = 2 + [column.title, ...column.byDate.values()].reduce((most, text) => Math.max(most, (0,string_width/* default */.A)(text)), 0);
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
/** Names the series without data, and why. */
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
            return 'Google no longer provides it';
        if (name === 'feedbackLoop')
            return 'Google provides it for mail with a Feedback-ID';
        return 'Google reports only days with enough mail';
    },
    'dmarc-reports': () => 'DMARC reports cover authentication only',
    import: () => 'not in any imported file',
};
function wrapped(text, { widthColumns }) {
    return (0,terminal_text/* wrapText */.C)((0,escape_terminal/* escapeTerminal */.e)(text), widthColumns);
}

;// CONCATENATED MODULE: ./lib/postmaster/commands/show.js
/** `presend postmaster show`: reads the data of a domain through the API of a service. */
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







/** Including retries. */
const timeLimitMs = 120_000;
/** @throws PresendError SETTINGS_INVALID, API_NOT_FOUND without an account or data, other API_ codes */
async function showData(input, deps) {
    const { terminal, world } = deps;
    const request = parseShowRequest(input, {
        token: world.env['PRESEND_API_TOKEN'] ?? '',
        apiUrl: world.env['PRESEND_API_URL'] ?? '',
        nowMs: world.clock.nowMs(),
    });
    if (request.status === 'bad') {
        throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', 'Reading the options', request.problems);
    }
    const data = await readData(request.value, deps);
    if (request.value.form === 'json')
        (0,print_data/* printJson */.Q2)(shownObject(data), terminal);
    else if (request.value.form === 'csv')
        terminal.print(shownCsv(data));
    else {
        const frame = { widthColumns: terminal.columnCount, color: terminal.hasColor ? 'ansi' : 'none' };
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
        const limit = { deadlineMs: world.clock.monotonicMs() + timeLimitMs };
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
    throw notThere({ done, came, expected: 'one account', todo: `pass --email with one of: ${names}` });
}
async function readDomain(api, question, signal) {
    const answer = await api.readPostmasterDomain(question, signal);
    if (answer.status === 'told')
        return within(answer.value, question.range);
    const all = await api.readPostmasterDomain({ ...question, range: null }, signal);
    const known = all.status === 'told' ? all.value : null;
    throw noData(question, { subject: question.domain, words: answer.words, known });
}
/** The endpoint has no date range, so select the days here. */
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
/** Distinguishes between no data at all and no data in this range. */
function noData({ range }, found) {
    const newest = found.known === null ? '' : newestOf(found.known);
    const ago = newest === '' ? 0 : Math.max((0,day/* daysBetween */.YM)(newest, range.endDate), 0);
    const todo = newest === ''
        ? 'check the name as the provider lists it; data appears with the first sync or import'
        : `the latest day is ${newest}, ${ago} days before ${range.endDate}: set --from and --to around it`;
    return notThere({
        done: `Reading postmaster data of ${found.subject} from ${range.startDate} to ${range.endDate}`,
        came: found.words,
        expected: 'at least one day',
        todo,
    });
}
function notThere(words) {
    return new presend_error/* PresendError */.Wn({ code: 'API_NOT_FOUND', outcome: 'misconfigured', ...words });
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


/***/ })

};
