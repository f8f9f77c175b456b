export const id = 5685;
export const ids = [5685];
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

/***/ 32243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ parseDomain)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);
/** Domain names of mail addresses. */

/** RFC 1035 §3.1: 255 octets on the wire are 253 characters of text. */
const maxDomainCharacters = 253;
/** Host names have no underscores, but domains of real mail do. */
const asciiLabel = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/u;
/**
 * Parses a domain into A-labels in lower case (RFC 5890), without a final dot. Returns null for anything else, such as
 * address literals (`[192.0.2.1]`) and numeric top-level domains.
 */
function parseDomain(text) {
    // domainToASCII parses a URL's host: it reads "a/b" as "a", "%61" as "a", and "1.2" as an IP address.
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

/***/ 59099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importFile: () => (/* binding */ importFile)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/check/rate.js
var rate = __webpack_require__(10300);
// EXTERNAL MODULE: ./lib/commands/open-command-storage.js
var open_command_storage = __webpack_require__(49040);
// EXTERNAL MODULE: ./lib/commands/print-data.js
var print_data = __webpack_require__(6054);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/report/escape-terminal.js
var escape_terminal = __webpack_require__(22728);
// EXTERNAL MODULE: ./lib/service/accounts/account-name.js
var account_name = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/settings/engine/closest-name.js
var closest_name = __webpack_require__(30115);
// EXTERNAL MODULE: ./lib/settings/parsers/host.js
var host = __webpack_require__(53942);
// EXTERNAL MODULE: ./lib/postmaster/import/import-rules.js
var import_rules = __webpack_require__(897);
// EXTERNAL MODULE: ./lib/contract/postmaster-replies.js
var postmaster_replies = __webpack_require__(56989);
// EXTERNAL MODULE: ./lib/contract/wire-schema.js
var wire_schema = __webpack_require__(57017);
// EXTERNAL MODULE: ./lib/postmaster/import/collect-days.js
var collect_days = __webpack_require__(3104);
;// CONCATENATED MODULE: ./lib/postmaster/import/csv-columns.js
/** The columns of CSV files: presend's own names, and those of providers' exports. */

/** Required columns; `domain` may come from the command line. */
const keyColumns = {
    domain: ['domain', 'dkim domain', 'sending domain', 'item'],
    date: ['date', 'day'],
};
/** The columns of all series, in order. */
const csvColumns = [
    column('spam_rate', [
        'spamRate',
        'value',
        ['user reported spam rate', 'spam rate', 'user reported spam', 'spam complaint rate', 'complaint rate'],
    ], ratio),
    column('ip_high', ['ipReputation', 'high'], count),
    column('ip_medium', ['ipReputation', 'medium'], count),
    column('ip_low', ['ipReputation', 'low'], count),
    column('ip_bad', ['ipReputation', 'bad'], count),
    column('domain_reputation', ['domainReputation', 'reputation', ['reputation']], reputation),
    column('spam_count', ['feedbackLoop', 'spam_count'], count),
    column('fbl_count', ['feedbackLoop', 'fbl_count'], count),
    column('spf_success_ratio', ['authentication', 'spf_success_ratio', ['spf success rate', 'spf']], ratio),
    column('dkim_success_ratio', ['authentication', 'dkim_success_ratio', ['dkim success rate', 'dkim']], ratio),
    column('dmarc_success_ratio', ['authentication', 'dmarc_success_ratio', ['dmarc success rate', 'dmarc']], ratio),
    column('tls_success_ratio', ['encryption', 'tls_success_ratio', ['tls inbound', 'tls', 'tls success rate']], ratio),
    column('delivery_errors', ['deliveryErrors', 'errors'], deliveryErrors),
];
/** Columns of exports without a series; ignored with a notice. */
const unplacedColumns = [
    'delivered',
    'delivered messages',
    'delivery volume',
    'inbox delivered',
    'volume',
    'messages',
];
/** Normalizes a heading: `User-reported spam rate (%)` → `user reported spam rate`. */
function normalHeading(text) {
    return text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
}
function column(name, [series, field, otherNames = []], parse) {
    return { name, series, field, otherNames, parse };
}
/** `0.003`, or `0.3%`. */
function ratio({ text, place }, input) {
    const [, digits, percent] = /^(\d{1,3}(?:\.\d{1,30})?|\.\d{1,30}|\d(?:\.\d{1,30})?e-\d{1,3})\s*(%?)$/iu.exec(text) ?? [];
    const value = digits === undefined ? Number.NaN : Number(digits) / (percent === '%' ? 100 : 1);
    if (value <= 1)
        return (0,problem.ok)(value);
    const expected = 'a ratio from 0 to 1, or a percentage with its sign (0.3%)';
    return (0,problem/* bad */.MB)({ input, came: (0,problem/* quoteValue */.cl)(text), expected, place });
}
function count({ text, place }, input) {
    if (/^\d{1,15}$/u.test(text))
        return (0,problem.ok)(Number(text));
    return (0,problem/* bad */.MB)({ input, came: (0,problem/* quoteValue */.cl)(text), expected: 'a whole number, 0 or more', place });
}
function reputation({ text, place }, input) {
    const word = text.toUpperCase();
    if (['HIGH', 'MEDIUM', 'LOW', 'BAD'].includes(word))
        return (0,problem.ok)(word);
    return (0,problem/* bad */.MB)({ input, came: (0,problem/* quoteValue */.cl)(text), expected: 'HIGH, MEDIUM, LOW or BAD', place });
}
/** `TEMPORARY_ERROR/RATE_LIMIT_EXCEEDED=0.01; PERMANENT_ERROR/BAD_ATTACHMENT=0.2%`, or `none`. */
function deliveryErrors(cell, input) {
    if (cell.text.toLowerCase() === 'none')
        return (0,problem.ok)([]);
    const errors = [];
    for (const part of cell.text.split(';')) {
        const [, errorClass, errorType, share] = /^\s*([\w -]{1,100})\/([\w -]{1,100})=\s*(\S{1,40})\s*$/u.exec(part) ?? [];
        const value = share === undefined ? null : ratio({ ...cell, text: share }, input);
        if (errorClass === undefined ||
            errorType === undefined ||
            value?.status !== 'ok' ||
            typeof value.value !== 'number') {
            const expected = 'none, or CLASS/TYPE=ratio, separated by semicolons';
            return (0,problem/* bad */.MB)({ input, came: (0,problem/* quoteValue */.cl)(part.trim()), expected, place: cell.place });
        }
        errors.push({ error_class: errorClass, error_type: errorType, error_ratio: value.value });
    }
    return (0,problem.ok)(errors);
}

;// CONCATENATED MODULE: ./lib/postmaster/import/read-csv.js
/** Parses CSV into cells with their places. Source: RFC 4180, and common dialects of spreadsheets. */

const delimiters = [',', ';', '\t'];
/** Accepts CRLF, LF and CR, also in quoted cells. The text must not have a byte order mark. */
function readCsv(text, file) {
    const delimiter = delimiterOf(text);
    const rows = [];
    let cells = [];
    const at = { index: 0, line: 1, lineStart: 0 };
    const placeNow = () => ({ file, line: at.line, column: at.index - at.lineStart + 1 });
    while (at.index < text.length) {
        const place = placeNow();
        const cell = text[at.index] === '"' ? readQuoted(text, at) : readPlain(text, at, delimiter);
        if (cell === null) {
            return (0,problem/* bad */.MB)({ input: 'csv', came: 'an unterminated quote', expected: 'a closing quote', place });
        }
        cells.push({ text: cell.trim(), place });
        const next = text[at.index];
        if (next === delimiter) {
            at.index += 1;
            // A delimiter at the end of the text is followed by an empty cell.
            if (at.index === text.length)
                cells.push({ text: '', place: placeNow() });
            continue;
        }
        if (next !== undefined && next !== '\r' && next !== '\n') {
            const expected = 'a delimiter after the closing quote';
            return (0,problem/* bad */.MB)({ input: 'csv', came: JSON.stringify(next), expected, place: placeNow() });
        }
        pushRow(rows, cells);
        cells = [];
        skipLineEnd(text, at);
    }
    pushRow(rows, cells);
    return (0,problem.ok)(rows);
}
function pushRow(rows, cells) {
    const [first] = cells;
    if (first !== undefined && cells.some((cell) => cell.text !== ''))
        rows.push({ cells, place: first.place });
}
/** The most frequent one in the first line. */
function delimiterOf(text) {
    const [line = ''] = text.split(/\r\n|\r|\n/u, 1);
    const counted = delimiters.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
    return counted.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}
function readPlain(text, at, delimiter) {
    const start = at.index;
    while (at.index < text.length && !isEnd(text.charAt(at.index), delimiter))
        at.index += 1;
    return text.slice(start, at.index);
}
function isEnd(character, delimiter) {
    return character === delimiter || character === '\n' || character === '\r';
}
/** Returns null for an unterminated quote. */
function readQuoted(text, at) {
    let value = '';
    at.index += 1;
    for (;;) {
        const end = text.indexOf('"', at.index);
        if (end < 0)
            return null;
        countLines(text, at, end);
        value += text.slice(at.index, end);
        at.index = end + 1;
        if (text[at.index] !== '"')
            return value;
        value += '"';
        at.index += 1;
    }
}
function countLines(text, at, end) {
    for (let next = text.indexOf('\n', at.index); next >= 0 && next < end; next = text.indexOf('\n', next + 1)) {
        at.line += 1;
        at.lineStart = next + 1;
    }
}
function skipLineEnd(text, at) {
    if (at.index >= text.length)
        return;
    at.index += text.startsWith('\r\n', at.index) ? 2 : 1;
    at.line += 1;
    at.lineStart = at.index;
}

;// CONCATENATED MODULE: ./lib/postmaster/import/read-csv-import.js
/** Reads CSV with a heading. */







/** Reports all problems of all rows. Empty cells mean no data. */
function readCsvImport(text, rules) {
    const csv = readCsv(text, rules.file);
    if (csv.status === 'bad')
        return csv;
    const [heading, ...rows] = csv.value;
    const place = { file: rules.file };
    if (heading === undefined) {
        return (0,problem/* bad */.MB)({ input: 'csv', came: 'an empty file', expected: 'a heading and rows', place });
    }
    const columns = readHeading(heading, rules);
    if (columns.status === 'bad')
        return columns;
    const collector = (0,collect_days/* dayCollector */._)();
    const problems = rows.flatMap((row) => addRow(collector, { row, columns: columns.value, rules }));
    const all = [...problems, ...collector.problems];
    // Not bad(...all): a call takes about 100,000 arguments at most.
    if (all.length > 0)
        return { status: 'bad', problems: all };
    if (collector.days.length === 0)
        return (0,problem/* bad */.MB)({ input: 'csv', came: 'no day', expected: 'at least one', place });
    const leftOut = columns.value.flatMap(({ role, title }) => (role.kind === 'unplaced' ? [`the column ${title}`] : []));
    return (0,problem.ok)({ days: collector.days, leftOut });
}
function readHeading(heading, rules) {
    const problems = [];
    const columns = [];
    const met = new Set();
    for (const cell of heading.cells) {
        const role = roleOf(cell.text);
        const name = role === null ? '' : roleName(role);
        if (role === null)
            problems.push(unknownColumn(cell));
        else if (name !== 'unplaced' && met.has(name)) {
            problems.push({ input: cell.text, came: `${name} twice`, expected: 'each column once', place: cell.place });
        }
        met.add(name);
        columns.push({ title: cell.text, role: role ?? { kind: 'unplaced' } });
    }
    const { place } = heading;
    if (!met.has('date'))
        problems.push({ input: 'csv', came: 'no column date', expected: 'one', place });
    if (!met.has('domain') && rules.domain === null) {
        problems.push({ input: 'csv', came: 'no column domain', expected: 'one, or --domain', place });
    }
    if (met.has('domain') && rules.domain !== null) {
        const todo = 'remove --domain: the file has a column domain';
        problems.push({ input: 'csv', came: 'a column domain and --domain', expected: 'one of the two', todo, place });
    }
    if (!columns.some(({ role }) => role.kind === 'value')) {
        const expected = `at least one of ${csvColumns.map((column) => column.name).join(', ')}`;
        problems.push({ input: 'csv', came: 'no column with values', expected, place });
    }
    return problems.length > 0 ? (0,problem/* bad */.MB)(...problems) : (0,problem.ok)(columns);
}
function roleName(role) {
    return role.kind === 'value' ? role.column.name : role.kind;
}
function roleOf(title) {
    const heading = normalHeading(title);
    if (keyColumns.domain.includes(heading))
        return { kind: 'domain' };
    if (keyColumns.date.includes(heading))
        return { kind: 'date' };
    if (unplacedColumns.includes(heading))
        return { kind: 'unplaced' };
    // Exact match only: `Spam rate` is a provider's name, which does not tell the unit.
    const own = csvColumns.find((column) => column.name === title.toLowerCase());
    if (own !== undefined)
        return { kind: 'value', column: own, isForeign: false };
    const foreign = csvColumns.find((column) => column.otherNames.includes(heading));
    return foreign === undefined ? null : { kind: 'value', column: foreign, isForeign: true };
}
function unknownColumn({ text, place }) {
    const names = ['domain', 'date', ...csvColumns.map((column) => column.name)].join(', ');
    const todo = `rename it to one of ${names}, or remove it`;
    return { input: 'csv', came: `the column ${(0,problem/* quoteValue */.cl)(text)}`, expected: 'a known column', todo, place };
}
function addRow(collector, { row, columns, rules }) {
    const problems = [];
    const keys = { domain: rules.domain, date: null };
    const fields = new Map();
    const surplus = row.cells.slice(columns.length).find((cell) => cell.text !== '');
    if (surplus !== undefined) {
        const expected = `${columns.length}, as in the heading`;
        problems.push({ input: 'csv', came: `${row.cells.length} cells`, expected, place: surplus.place });
    }
    for (const [index, { title, role }] of columns.entries()) {
        const cell = row.cells[index] ?? { text: '', place: row.place };
        if (role.kind === 'unplaced')
            continue;
        if (role.kind === 'value') {
            if (cell.text === '')
                continue;
            const value = parseValue(cell, role, title);
            if (value.status === 'bad')
                problems.push(...value.problems);
            setField(fields, role.column, value.status === 'ok' ? value.value : null);
            continue;
        }
        const at = { input: title, place: cell.place };
        const key = role.kind === 'date' ? (0,import_rules/* parseDay */.Iq)(cell.text, at, rules.nowMs) : (0,import_rules/* parseImportedDomain */.WI)(cell.text, at);
        if (key.status === 'bad')
            problems.push(...key.problems);
        else
            keys[role.kind] = key.value;
    }
    problems.push(...incompleteSeries(fields, row));
    if (problems.length > 0 || keys.domain === null || keys.date === null)
        return problems;
    return addFields(collector, { domain: keys.domain, date: keys.date, fields, row });
}
function parseValue(cell, role, title) {
    const isPercent = /%|percent/iu.test(title);
    if (isPercent && /^[\d.]+$/u.test(cell.text))
        return role.column.parse({ ...cell, text: `${cell.text}%` }, title);
    const value = role.column.parse(cell, title);
    // In a provider's column, 0.3 may mean 0.3% or 30%.
    const isUnclear = role.isForeign && !isPercent && typeof (value.status === 'ok' ? value.value : 0) === 'number';
    if (!isUnclear || value.status === 'bad' || /%|^0(?:\.0*)?$/u.test(cell.text))
        return value;
    const todo = `write ${cell.text}%, or rename the column to ${role.column.name} if these are ratios from 0 to 1`;
    return (0,problem/* bad */.MB)({
        input: title,
        came: (0,problem/* quoteValue */.cl)(cell.text),
        expected: 'a percentage with its sign',
        todo,
        place: cell.place,
    });
}
function setField(fields, column, value) {
    const own = fields.get(column.series) ?? new Map();
    own.set(column.field, value);
    fields.set(column.series, own);
}
/** A row must have all columns of a series, or none. */
function incompleteSeries(fields, row) {
    return [...fields].flatMap(([series, own]) => {
        const wanted = csvColumns.filter((column) => column.series === series);
        const missing = wanted.filter((column) => !own.has(column.field)).map((column) => column.name);
        if (missing.length === 0)
            return [];
        const expected = `all of ${wanted.map((column) => column.name).join(', ')}, or none of them`;
        return [{ input: 'csv', came: `no ${missing.join(' and no ')}`, expected, place: row.place }];
    });
}
/** Validates with the schema of API replies. */
function addFields(collector, { domain, date, fields, row, }) {
    const given = Object.entries(import_rules/* seriesOfWire */.Ku).flatMap(([wire, series]) => {
        const own = fields.get(series);
        return own === undefined ? [] : [[wire, [{ date, ...Object.fromEntries(own) }]]];
    });
    const parsed = (0,wire_schema/* parseWire */.n)(postmaster_replies/* domainReply */.FR, { ...import_rules/* noSeries */.Vx, ...Object.fromEntries(given) });
    if (parsed.status === 'bad')
        return parsed.problems.map((problem) => ({ ...problem, place: row.place }));
    (0,import_rules/* addSeries */.xk)(collector, { domain, series: parsed.value }, () => ({ input: 'csv', place: row.place }));
    return [];
}

// EXTERNAL MODULE: ./lib/postmaster/import/read-json-import.js + 1 modules
var read_json_import = __webpack_require__(21864);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/postmaster/import/read-snds-import.js
/**
 * Reads exports of Microsoft's Smart Network Data Services. SNDS has IP addresses but no domains, so the user names the
 * domain. The export has no heading; its columns are: IP address, activity start, activity end, RCPT commands, DATA
 * commands, message recipients, filter result, complaint rate, trap message period start and end, trap hits, sample
 * HELO, sample MAIL FROM, comments. Source: the SNDS help, "Automated Data Access", and published files.
 */





/** Positions of the columns used; `leftOut` names others. */
const columnAt = { address: 0, start: 1, end: 2, recipients: 5, filter: 6, complaints: 7 };
const minColumns = 8;
const leftOut = [
    'RCPT and DATA commands (no matching series)',
    'trap hits (traps are not user complaints)',
    'sample HELO and MAIL FROM',
];
/**
 * GREEN: less than 10% of the mail was classified as spam; YELLOW: 10% to 90%; RED: more. In Google's terms, YELLOW is
 * LOW: a MEDIUM reputation sends spam only "occasionally".
 */
const reputationOf = { GREEN: 'high', YELLOW: 'low', RED: 'bad' };
/** Reports all problems of all rows. */
function readSndsImport(text, rules) {
    const { domain, file } = rules;
    const csv = readCsv(text, file);
    if (csv.status === 'bad')
        return csv;
    if (domain === null) {
        const todo = 'pass the domain that these addresses send for: --domain shop.example';
        return (0,problem/* bad */.MB)({ input: '--domain', came: 'nothing', expected: 'a domain, because SNDS has only IP addresses', todo });
    }
    const rows = csv.value.filter((row, index) => !(index === 0 && isHeading(row)));
    const read = rows.map((row) => readRow(row, rules));
    const problems = read.flatMap((one) => (one.status === 'bad' ? one.problems : []));
    const days = read.flatMap((one) => (one.status === 'ok' ? [one.value] : []));
    const all = [...problems, ...repeated(days)];
    if (all.length > 0)
        return { status: 'bad', problems: all };
    if (days.length === 0)
        return (0,problem/* bad */.MB)({ input: 'snds', came: 'no row', expected: 'at least one', place: { file } });
    return (0,problem.ok)({ days: toDays(days, domain), leftOut });
}
function isHeading({ cells }) {
    return /^ip(?:[ _-]?address)?$/iu.test(cells[0]?.text ?? '');
}
function readRow(row, { nowMs }) {
    if (row.cells.length < minColumns) {
        const expected = `at least ${minColumns}, as in SNDS exports`;
        return (0,problem/* bad */.MB)({ input: 'snds', came: `${row.cells.length} cells`, expected, place: row.place });
    }
    const cell = (index) => row.cells[index] ?? { text: '', place: row.place };
    const problems = [];
    const keep = (parsed, other) => {
        if (parsed.status === 'ok')
            return parsed.value;
        problems.push(...parsed.problems);
        return other;
    };
    const address = cell(columnAt.address);
    if ((0,external_node_net_.isIP)(address.text) === 0) {
        const { text, place } = address;
        problems.push({ input: 'IP address', came: (0,problem/* quoteValue */.cl)(text), expected: 'an IP address', place });
    }
    const date = keep(parseActivityDay(cell(columnAt.start), nowMs), '');
    const recipientCount = keep(parseRecipients(cell(columnAt.recipients)), 0);
    const filter = keep(parseFilter(cell(columnAt.filter)), null);
    const complaintRatio = keep(parseComplaints(cell(columnAt.complaints)), null);
    if (problems.length > 0)
        return (0,problem/* bad */.MB)(...problems);
    return (0,problem.ok)({ address: address.text, date, recipientCount, filter, complaintRatio, row });
}
/** `9/11/2026 8:00 AM`; SNDS counts the day of the start. */
function parseActivityDay({ text, place }, nowMs) {
    const at = { input: 'activity start', place };
    const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[AP]M)?)?$/iu.exec(text) ?? [];
    if (month === undefined || day === undefined || year === undefined) {
        return (0,problem/* bad */.MB)({ ...at, came: (0,problem/* quoteValue */.cl)(text), expected: 'month/day/year and a time, as in SNDS exports' });
    }
    return (0,import_rules/* parseDay */.Iq)(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, at, nowMs);
}
function parseRecipients({ text, place }) {
    if (text === '')
        return (0,problem.ok)(0);
    if (/^\d{1,12}$/u.test(text))
        return (0,problem.ok)(Number(text));
    return (0,problem/* bad */.MB)({ input: 'message recipients', came: (0,problem/* quoteValue */.cl)(text), expected: 'a whole number', place });
}
function parseFilter({ text, place }) {
    const word = text.toUpperCase();
    if (word === '' || word === 'N/A')
        return (0,problem.ok)(null);
    if (word === 'GREEN' || word === 'YELLOW' || word === 'RED')
        return (0,problem.ok)(word);
    return (0,problem/* bad */.MB)({ input: 'filter result', came: (0,problem/* quoteValue */.cl)(text), expected: 'GREEN, YELLOW or RED', place });
}
/** `< 0.1%`, `0.4%`, `1% - < 2%`: returns the upper bound of a range. */
function parseComplaints({ text, place }) {
    if (text === '' || text.toUpperCase() === 'N/A')
        return (0,problem.ok)(null);
    const [, percent] = /^(?:(?:\d{1,3}(?:\.\d{1,6})?\s*%\s*-\s*)?<?\s*)(\d{1,3}(?:\.\d{1,6})?)\s*%$/u.exec(text) ?? [];
    const value = percent === undefined ? Number.NaN : Number(percent) / 100;
    if (value <= 1)
        return (0,problem.ok)(value);
    return (0,problem/* bad */.MB)({ input: 'complaint rate', came: (0,problem/* quoteValue */.cl)(text), expected: 'a percentage, such as < 0.1%', place });
}
/** Rejects duplicates, which would count twice. */
function repeated(days) {
    const met = new Map();
    return days.flatMap(({ address, row }) => {
        const key = `${address} ${row.cells[columnAt.start]?.text} ${row.cells[columnAt.end]?.text}`;
        const before = met.get(key);
        met.set(key, row);
        if (before === undefined)
            return [];
        const expected = `each activity once (already on line ${before.place.line})`;
        return [{ input: 'snds', came: `${address} a second time`, expected, place: row.place }];
    });
}
function toDays(all, domain) {
    return [...Map.groupBy(all, (one) => one.date)].map(([date, own]) => toDay((0,collect_days/* emptyDay */.I)(domain, date), own));
}
function toDay(empty, own) {
    return { ...empty, spamRate: spamRateOf(own), ipReputation: ipReputationOf(own) };
}
/** The mean over addresses with a rate, weighted by recipients. */
function spamRateOf(days) {
    let complaints = 0;
    let recipients = 0;
    for (const { complaintRatio, recipientCount } of days) {
        if (complaintRatio === null)
            continue;
        complaints += complaintRatio * recipientCount;
        recipients += recipientCount;
    }
    return recipients === 0 ? null : { value: complaints / recipients };
}
/** Counts addresses by their worst result of the day. */
function ipReputationOf(days) {
    const counts = { high: 0, medium: 0, low: 0, bad: 0 };
    for (const own of Map.groupBy(days, (one) => one.address).values()) {
        const worst = ['RED', 'YELLOW', 'GREEN'].find((filter) => own.some((one) => one.filter === filter));
        if (worst !== undefined)
            counts[reputationOf[worst]] += 1;
    }
    return counts.high + counts.low + counts.bad === 0 ? null : counts;
}

;// CONCATENATED MODULE: ./lib/postmaster/import/read-import.js
/** Reads an imported file in any format. */





/** The formats. `yahoo` is CSV with Yahoo's headings. */
const importFormats = ['json', 'csv', 'snds', 'yahoo'];
/** 1,000 domains × 400 days take 40 MB. */
const maxImportBytes = 128 * 1024 * 1024;
/** Reads the whole file, or returns its problems. @param format `null`: detect it */
function readImport(bytes, format, rules) {
    const place = { file: rules.file };
    if (bytes.byteLength > maxImportBytes) {
        const expected = `at most ${maxImportBytes} bytes`;
        return (0,problem/* bad */.MB)({ input: 'file', came: `${bytes.byteLength} bytes`, expected, todo: 'split it by domain', place });
    }
    const text = decode(bytes);
    if (text === null) {
        const todo = 'save it as UTF-8 (in a spreadsheet: "CSV UTF-8")';
        return (0,problem/* bad */.MB)({ input: 'file', came: 'invalid UTF-8', expected: 'UTF-8 or UTF-16', todo, place });
    }
    const found = format ?? formatOf(text);
    const read = readerOf[found](text, rules);
    return read.status === 'ok' ? (0,problem.ok)({ ...read.value, format: found }) : (0,problem/* bad */.MB)(...(0,import_rules/* shownProblems */.a1)(read.problems));
}
const readerOf = {
    json: read_json_import/* readJsonImport */.C,
    csv: readCsvImport,
    snds: readSndsImport,
    yahoo: readCsvImport,
};
/** JSON starts with a bracket; SNDS with an IP address or its heading. */
function formatOf(text) {
    const start = text.trimStart();
    if (/^[{[]/u.test(start))
        return 'json';
    const [line = ''] = start.split(/[\r\n]/u, 1);
    if (/^"?(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f]{0,4}:[0-9a-f:.]+|ip(?:[ _-]?address)?)"?[,;\t]/iu.test(line))
        return 'snds';
    return /complaint rate/iu.test(line) ? 'yahoo' : 'csv';
}
/** Decodes UTF-8, or UTF-16 with a byte order mark; null for anything else. */
function decode(bytes) {
    const [first, second] = bytes;
    const marks = new Map([
        ['255 254', 'utf-16le'],
        ['254 255', 'utf-16be'],
    ]);
    try {
        return new TextDecoder(marks.get(`${first} ${second}`) ?? 'utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        // TypeError: invalid bytes. Guessing another encoding could corrupt the data.
        return null;
    }
}

// EXTERNAL MODULE: ./lib/postmaster/commands/account-email.js
var account_email = __webpack_require__(20921);
;// CONCATENATED MODULE: ./lib/postmaster/commands/import.js
/** `presend postmaster import` */
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












const done = 'Importing postmaster data';
/** @throws PresendError SETTINGS_INVALID with every problem, STORAGE_FAILED */
async function importFile(input, deps) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, terminal } = deps;
        const parsed = (0,problem/* parsedObject */.jM)({
            workspaceId: (0,account_name/* parseAccountName */.K)(input.workspace, '--workspace'),
            email: (0,account_email/* parseAccountEmail */.b)(input.account, '--account'),
            format: parseFormat(input.fileFormat),
            domain: input.domain === null ? (0,problem.ok)(null) : (0,host/* parseDomain */.gR)(input.domain, '--domain'),
        });
        if (parsed.status === 'bad')
            throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', done, parsed.problems);
        const { workspaceId, email, format, domain } = parsed.value;
        const bytes = await readFile(input.file, deps);
        const nowMs = world.clock.nowMs();
        const file = readImport(bytes, format, { file: input.file, domain, nowMs });
        if (file.status === 'bad') {
            terminal.tell(`${(0,escape_terminal/* escapeTerminal */.e)(`Nothing was imported from ${input.file}:`)}\n`);
            throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', `Importing ${input.file}`, file.problems);
        }
        const storage = __addDisposableResource(env_1, await (0,open_command_storage/* openCommandStorage */.l)(input, deps, 'create'), true);
        const { id } = await accountFor({ workspaceId, email, nowMs }, storage.store);
        const { days, leftOut } = file.value;
        await storage.store.writePostmasterDays(id, days);
        if (input.isJson)
            (0,print_data/* printJson */.Q2)({ account: { id, email }, days: days.length }, terminal);
        else {
            const domainCount = new Set(days.map((day) => day.domain)).size;
            const what = `${(0,rate/* renderCount */.SS)(days.length, 'day')} of ${(0,rate/* renderCount */.SS)(domainCount, 'domain')}`;
            terminal.print(`${(0,escape_terminal/* escapeTerminal */.e)(`Imported ${what} into account ${id} (${email})`)}\n`);
        }
        if (leftOut.length > 0)
            terminal.tell(`${(0,escape_terminal/* escapeTerminal */.e)(`Ignored, as no series stores it: ${leftOut.join('; ')}`)}\n`);
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
function parseFormat(text) {
    if (text === null)
        return (0,problem.ok)(null);
    const found = importFormats.find((format) => format === text.toLowerCase());
    if (found !== undefined)
        return (0,problem.ok)(found);
    const expected = importFormats.join(', ');
    return (0,problem/* bad */.MB)({ input: '--format', came: (0,problem/* quoteValue */.cl)(text), expected, todo: (0,closest_name/* suggestName */.S)(text, importFormats) });
}
/** Checks the size before reading. */
async function readFile(path, { world, host }) {
    const absolutePath = (0,external_node_path_.resolve)(host.workingDirectory, path);
    const found = await world.files.stat(absolutePath);
    if (found?.kind === 'file' && found.sizeBytes <= maxImportBytes)
        return await world.files.read(absolutePath);
    const kinds = { directory: 'a directory', other: 'neither a file nor a directory' };
    const size = found?.kind === 'file' ? `${found.sizeBytes} bytes` : kinds[found?.kind ?? 'other'];
    throw (0,presend_error/* invalidInput */.aY)({
        done: `Importing ${path}`,
        came: found === null ? 'no such file' : size,
        expected: `a file of at most ${maxImportBytes} bytes`,
        todo: 'pass the path of the file, relative to the working directory',
    });
}
/** @throws PresendError for an account that counts DMARC reports */
async function accountFor(wanted, store) {
    const known = await store.findPostmasterAccountByEmail(wanted.workspaceId, wanted.email);
    if (known?.source === 'dmarc-reports') {
        throw (0,presend_error/* invalidInput */.aY)({
            done,
            came: `the account ${wanted.email}, whose data comes from DMARC reports`,
            expected: 'a separate account for imported data',
            todo: 'pass another --account; any address works',
        });
    }
    return await store.ensurePostmasterAccount({ ...wanted, source: 'import' });
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
