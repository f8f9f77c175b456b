export const id = 7012;
export const ids = [7012];
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

/***/ 37012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPostmasterImport: () => (/* binding */ runPostmasterImport)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/mail/domain.js
var mail_domain = __webpack_require__(32243);
// EXTERNAL MODULE: ./lib/postmaster/import/import-rules.js
var import_rules = __webpack_require__(897);
// EXTERNAL MODULE: ./lib/contract/postmaster-reply-schemas.js
var postmaster_reply_schemas = __webpack_require__(73852);
// EXTERNAL MODULE: ./lib/contract/wire-schema.js
var wire_schema = __webpack_require__(57017);
// EXTERNAL MODULE: ./lib/postmaster/import/collect-days.js
var collect_days = __webpack_require__(3104);
;// CONCATENATED MODULE: ./lib/postmaster/import/csv-columns.js
/** Which columns of a CSV file say what: one table for our own names and for those that providers' exports have. */

/** The columns that every file must have; `domain` may come from the command line. */
const keyColumns = {
    domain: ['domain', 'dkim domain', 'sending domain', 'item'],
    date: ['date', 'day'],
};
/** Every series column, in the order in which documents show them. */
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
/** Columns of providers' exports that no series has a place for; they are left out, and that is said. */
const unplacedColumns = [
    'delivered',
    'delivered messages',
    'delivery volume',
    'inbox delivered',
    'volume',
    'messages',
];
/** A heading in one form: `User-reported spam rate (%)` → `user reported spam rate`. */
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
/** `TEMPORARY_ERROR/RATE_LIMIT_EXCEEDED=0.01; PERMANENT_ERROR/BAD_ATTACHMENT=0.2%`; `none`: a day without any. */
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
            const expected = 'none, or CLASS/TYPE=ratio, several of them with semicolons between';
            return (0,problem/* bad */.MB)({ input, came: (0,problem/* quoteValue */.cl)(part.trim()), expected, place: cell.place });
        }
        errors.push({ error_class: errorClass, error_type: errorType, error_ratio: value.value });
    }
    return (0,problem.ok)(errors);
}

;// CONCATENATED MODULE: ./lib/postmaster/import/read-csv.js
/** CSV text → rows of cells, each with its place. Source: RFC 4180, with what spreadsheets make of it. */

/** Spreadsheets of some countries write semicolons, others tabs. */
const delimiters = [',', ';', '\t'];
/**
 * Reads rows. Line ends may be CRLF, LF or CR; quoted cells may hold all of them. A byte order mark must be gone
 * already.
 */
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
            return (0,problem/* bad */.MB)({ input: 'csv', came: 'a quote that never ends', expected: 'a quote at the end of the cell', place });
        }
        cells.push({ text: cell.trim(), place });
        const next = text[at.index];
        if (next === delimiter) {
            at.index += 1;
            // A delimiter at the end of the text has an empty cell behind it.
            if (at.index === text.length)
                cells.push({ text: '', place: placeNow() });
            continue;
        }
        if (next !== undefined && next !== '\r' && next !== '\n') {
            const expected = 'the end of the cell behind its closing quote';
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
/** The one that stands most often in the first line. */
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
/** `null`: it never ends. */
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
/** CSV with a heading → days: our own columns, and those of providers' exports. */







/** Reads it. Empty cells say nothing. All problems of all rows are told. */
function readCsvImport(text, rules) {
    const csv = readCsv(text, rules.file);
    if (csv.status === 'bad')
        return csv;
    const [heading, ...rows] = csv.value;
    const place = { file: rules.file };
    if (heading === undefined) {
        return (0,problem/* bad */.MB)({ input: 'csv', came: 'an empty file', expected: 'a line of headings, and rows', place });
    }
    const columns = readHeading(heading, rules);
    if (columns.status === 'bad')
        return columns;
    const collector = (0,collect_days/* dayCollector */._)();
    const problems = rows.flatMap((row) => addRow(collector, { row, columns: columns.value, rules }));
    const all = [...problems, ...collector.problems];
    // Not by bad(): a call takes some 100,000 arguments, and a file may have more bad rows.
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
        const todo = 'leave --domain out: the file says it';
        problems.push({ input: 'csv', came: 'a column domain, and --domain', expected: 'one of the two', todo, place });
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
    // Letter by letter: `Spam rate` is a provider's word, and what its numbers mean is not known by it.
    const own = csvColumns.find((column) => column.name === title.toLowerCase());
    if (own !== undefined)
        return { kind: 'value', column: own, isForeign: false };
    const foreign = csvColumns.find((column) => column.otherNames.includes(heading));
    return foreign === undefined ? null : { kind: 'value', column: foreign, isForeign: true };
}
function unknownColumn({ text, place }) {
    const names = ['domain', 'date', ...csvColumns.map((column) => column.name)].join(', ');
    const todo = `rename it to one of ${names}, or remove it`;
    return { input: 'csv', came: `the column ${(0,problem/* quoteValue */.cl)(text)}`, expected: 'a column that presend knows', todo, place };
}
function addRow(collector, { row, columns, rules }) {
    const problems = [];
    const keys = { domain: rules.domain, date: null };
    const fields = new Map();
    const surplus = row.cells.slice(columns.length).find((cell) => cell.text !== '');
    if (surplus !== undefined) {
        const expected = `${columns.length}, as there are headings`;
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
    // 0.3 may be three tenths of a percent or of everything: only our own names say which.
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
/** Of a series all columns are said, or none. */
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
/** Through the wire's own schema, so that what a file may say is what a reply may say. */
function addFields(collector, { domain, date, fields, row, }) {
    const said = Object.entries(import_rules/* seriesOfWire */.Ku).flatMap(([wire, series]) => {
        const own = fields.get(series);
        return own === undefined ? [] : [[wire, [{ date, ...Object.fromEntries(own) }]]];
    });
    const parsed = (0,wire_schema/* parseWire */.n)(postmaster_reply_schemas/* domainReplySchema */.aU, { ...import_rules/* noSeries */.Vx, ...Object.fromEntries(said) });
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
 * Microsoft's Smart Network Data Services → days of one domain. SNDS speaks of addresses and knows no domains: whoever
 * imports it says whose mail they send. Its export has no heading; the columns are, in order: IP address, activity start,
 * activity end, RCPT commands, DATA commands, message recipients, filter result, complaint rate, trap message period
 * start and end, trap hits, sample HELO, sample MAIL FROM, comments.
 * Source: the SNDS help, "Automated Data Access"; checked against the files that users of it publish.
 */





/** The columns that are read, by their place; the others are named in `leftOut`. */
const columnAt = { address: 0, start: 1, end: 2, recipients: 5, filter: 6, complaints: 7 };
const fewestColumns = 8;
const leftOut = [
    'RCPT and DATA commands (no series counts them)',
    'trap hits (traps are no users who complain)',
    'sample HELO and MAIL FROM',
];
/**
 * GREEN: less than 10 % of the mail was taken for spam; YELLOW: 10 % to 90 %; RED: more. As Google's words go, YELLOW is
 * a LOW reputation, since a MEDIUM one sends spam "occasionally"; nothing of SNDS is MEDIUM.
 */
const reputationOf = { GREEN: 'high', YELLOW: 'low', RED: 'bad' };
/** Reads it. All problems of all rows are told. */
function readSndsImport(text, rules) {
    const { domain, file } = rules;
    const csv = readCsv(text, file);
    if (csv.status === 'bad')
        return csv;
    if (domain === null) {
        const todo = 'say whose mail these addresses send: --domain shop.example';
        return (0,problem/* bad */.MB)({ input: '--domain', came: 'nothing', expected: 'a domain, since SNDS knows addresses alone', todo });
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
    if (row.cells.length < fewestColumns) {
        const expected = `at least ${fewestColumns}, as SNDS writes them`;
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
/** `9/11/2026 8:00 AM`; the day is that of the start, as SNDS' own calendar has it. */
function parseActivityDay({ text, place }, nowMs) {
    const at = { input: 'activity start', place };
    const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[AP]M)?)?$/iu.exec(text) ?? [];
    if (month === undefined || day === undefined || year === undefined) {
        return (0,problem/* bad */.MB)({ ...at, came: (0,problem/* quoteValue */.cl)(text), expected: 'month/day/year and a time, as SNDS writes it' });
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
/** `< 0.1%`, `0.4%`, `1% - < 2%`: of a range its upper end, so that nothing looks better than it may be. */
function parseComplaints({ text, place }) {
    if (text === '' || text.toUpperCase() === 'N/A')
        return (0,problem.ok)(null);
    const [, percent] = /^(?:(?:\d{1,3}(?:\.\d{1,6})?\s*%\s*-\s*)?<?\s*)(\d{1,3}(?:\.\d{1,6})?)\s*%$/u.exec(text) ?? [];
    const value = percent === undefined ? Number.NaN : Number(percent) / 100;
    if (value <= 1)
        return (0,problem.ok)(value);
    return (0,problem/* bad */.MB)({ input: 'complaint rate', came: (0,problem/* quoteValue */.cl)(text), expected: 'a percentage, such as < 0.1%', place });
}
/** The same activity twice would weigh twice. */
function repeated(days) {
    const met = new Map();
    return days.flatMap(({ address, row }) => {
        const key = `${address} ${row.cells[columnAt.start]?.text} ${row.cells[columnAt.end]?.text}`;
        const before = met.get(key);
        met.set(key, row);
        if (before === undefined)
            return [];
        const expected = `each activity once (line ${before.place.line} says it already)`;
        return [{ input: 'snds', came: `${address} a second time`, expected, place: row.place }];
    });
}
function toDays(all, domain) {
    return [...Map.groupBy(all, (one) => one.date)].map(([date, own]) => toDay((0,collect_days/* emptyDay */.I)(domain, date), own));
}
function toDay(empty, own) {
    return { ...empty, spamRate: spamRateOf(own), ipReputation: ipReputationOf(own) };
}
/** The mean over addresses, weighted by their recipients; addresses whose rate is not told do not count. */
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
/** Addresses by the worst that was said of them on that day. */
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
/** A file with history → days: which form it has, and that form's reader. */





/** The forms of files. `yahoo` is CSV with Yahoo's headings; it is named for those who look for it. */
const importFormats = ['json', 'csv', 'snds', 'yahoo'];
/** Larger files hold more than any provider gives: 1,000 domains × 400 days are 40 MB. */
const maxImportBytes = 128 * 1024 * 1024;
/**
 * Reads it: all of it, or every problem in it (fifty in full, the rest as a number).
 *
 * @param format `null`: what it looks like
 */
function readImport(bytes, format, rules) {
    const place = { file: rules.file };
    if (bytes.byteLength > maxImportBytes) {
        const expected = `at most ${maxImportBytes} bytes`;
        return (0,problem/* bad */.MB)({ input: 'file', came: `${bytes.byteLength} bytes`, expected, todo: 'split it by domain', place });
    }
    const text = decode(bytes);
    if (text === null) {
        const todo = 'save it as UTF-8 (in a spreadsheet: "CSV UTF-8")';
        return (0,problem/* bad */.MB)({ input: 'file', came: 'bytes that are no UTF-8', expected: 'UTF-8 or UTF-16', todo, place });
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
/** JSON begins with a bracket; SNDS with an address, or with the heading of that column. */
function formatOf(text) {
    const start = text.trimStart();
    if (/^[{[]/u.test(start))
        return 'json';
    const [line = ''] = start.split(/[\r\n]/u, 1);
    if (/^"?(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f]{0,4}:[0-9a-f:.]+|ip(?:[ _-]?address)?)"?[,;\t]/iu.test(line))
        return 'snds';
    return /complaint rate/iu.test(line) ? 'yahoo' : 'csv';
}
/** `null`: neither UTF-8 nor UTF-16 with its mark. The mark goes. */
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
        // TypeError: bytes that this encoding does not have. To guess at another would put wrong words into the data.
        return null;
    }
}

// EXTERNAL MODULE: ./lib/report/escape-terminal.js
var escape_terminal = __webpack_require__(22728);
// EXTERNAL MODULE: ./lib/service/accounts/account-name.js
var account_name = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/settings/closest-name.js
var closest_name = __webpack_require__(58752);
// EXTERNAL MODULE: ./lib/commands/open-line-storage.js
var open_line_storage = __webpack_require__(19751);
// EXTERNAL MODULE: ./lib/commands/print-data.js
var print_data = __webpack_require__(6054);
// EXTERNAL MODULE: ./lib/commands/postmaster/account-email.js
var account_email = __webpack_require__(13385);
;// CONCATENATED MODULE: ./lib/commands/postmaster/run-import.js
/** `presend postmaster import`: the run half, on the storage itself. */
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











/** Does it. @throws PresendError SETTINGS_INVALID with every problem of the line and the file, STORAGE_FAILED */
async function runPostmasterImport(line, tools) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, terminal } = tools;
        const wanted = parseLine(line);
        if (wanted.status === 'bad')
            throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Importing postmaster data', wanted.problems);
        const { workspace, email, format, domain } = wanted.value;
        const bytes = await readFile(line.file, tools);
        const nowMs = world.clock.nowMs();
        const file = readImport(bytes, format, { file: line.file, domain, nowMs });
        if (file.status === 'bad') {
            terminal.tell(`${(0,escape_terminal/* escapeTerminal */.e)(`Nothing of ${line.file} was imported:`)}\n`);
            throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', `Importing ${line.file}`, file.problems);
        }
        const storage = __addDisposableResource(env_1, await (0,open_line_storage/* openLineStorage */.W)(line, tools, 'create'), true);
        const account = await accountFor({ workspaceId: workspace, email, nowMs }, storage.store);
        const { days, leftOut } = file.value;
        await storage.store.writePostmasterDays(account.id, days);
        const shown = { id: account.id, email: account.email };
        if (line.format === 'json')
            (0,print_data/* printJson */.Q2)({ account: shown, days: days.length }, terminal);
        else
            terminal.print(`${(0,escape_terminal/* escapeTerminal */.e)(importedSentence(days, shown))}\n`);
        if (leftOut.length > 0)
            terminal.tell(`${(0,escape_terminal/* escapeTerminal */.e)(`Left out, as no series has a place for it: ${leftOut.join('; ')}`)}\n`);
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
function parseLine({ workspace, account, fileFormat, domain }) {
    const name = (0,account_name/* parseAccountName */.K)(workspace, '--workspace');
    const email = (0,account_email/* parseAccountEmail */.b)(account, '--account');
    const format = parseFormat(fileFormat);
    const whose = parseWhose(domain);
    if (name.status === 'bad' || email.status === 'bad' || format.status === 'bad' || whose.status === 'bad') {
        return (0,problem/* bad */.MB)(...[name, email, format, whose].flatMap((one) => (one.status === 'bad' ? one.problems : [])));
    }
    return (0,problem.ok)({ workspace: name.value, email: email.value, format: format.value, domain: whose.value });
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
function parseWhose(text) {
    const domain = text === null ? null : (0,mail_domain/* parseDomain */.g)(text);
    if (text === null || domain !== null)
        return (0,problem.ok)(domain);
    return (0,problem/* bad */.MB)({ input: '--domain', came: (0,problem/* quoteValue */.cl)(text), expected: 'a domain, such as shop.example' });
}
/** The size is looked at first: nobody means to read a disk image into memory. */
async function readFile(path, { world, host }) {
    const absolutePath = (0,external_node_path_.resolve)(host.workingDirectory, path);
    const found = await world.files.stat(absolutePath);
    const isReadable = found?.kind === 'file' && found.sizeBytes <= maxImportBytes;
    if (isReadable)
        return await world.files.read(absolutePath);
    const kinds = { directory: 'a directory', other: 'neither a file nor a directory' };
    const size = found?.kind === 'file' ? `${found.sizeBytes} bytes` : kinds[found?.kind ?? 'other'];
    const came = found === null ? 'no such file' : size;
    throw new presend_error/* PresendError */.W({
        code: 'SETTINGS_INVALID',
        outcome: 'misconfigured',
        done: `Importing ${path}`,
        came,
        expected: `a file of at most ${maxImportBytes} bytes`,
        todo: 'give the path of the file, relative to the working directory',
    });
}
/** @throws PresendError when the account is one whose days are computed */
async function accountFor(wanted, store) {
    const known = await store.findPostmasterAccountByEmail(wanted.workspaceId, wanted.email);
    if (known?.source === 'dmarc-reports') {
        throw new presend_error/* PresendError */.W({
            code: 'SETTINGS_INVALID',
            outcome: 'misconfigured',
            done: 'Importing postmaster data',
            came: `the account ${wanted.email}, whose data is computed from DMARC reports`,
            expected: 'an account of its own for imported data',
            todo: 'give another --account; any address will do',
        });
    }
    return await store.ensurePostmasterAccount({ ...wanted, source: 'import' });
}
function importedSentence(days, { id, email }) {
    const domains = new Set(days.map((day) => day.domain)).size;
    return `Imported ${days.length === 1 ? '1 day' : `${days.length} days`} of ${domains === 1 ? '1 domain' : `${domains} domains`} into account ${id} (${email})`;
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

/***/ 3394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ field),
/* harmony export */   f: () => (/* binding */ addition)
/* harmony export */ });
/** What the API document says of a field beside its type. */
/** The schema with the field's meaning and, where they help, examples of its value. */
function field(schema, description, ...examples) {
    return schema.meta(examples.length === 0 ? { description } : { description, examples: [...examples] });
}
/**
 * A field that api-v1.md does not have and our service gives or takes all the same. `x-additive` tells programs,
 * the word "Additive" people.
 */
function addition(schema, description, ...examples) {
    const note = { description: `Additive: ${description}`, 'x-additive': true };
    return schema.meta(examples.length === 0 ? note : { ...note, examples: [...examples] });
}


/***/ }),

/***/ 73852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L9: () => (/* binding */ cumulativeReplySchema),
/* harmony export */   aU: () => (/* binding */ domainReplySchema),
/* harmony export */   fk: () => (/* binding */ connectedAccountsReplySchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var _field_notes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3394);
/** Replies of the postmaster paths as our service writes them, strictly. */


const date = (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_1__/* .date */ .p6('a day that exists, as YYYY-MM-DD'), 'The day.', '2026-01-01');
const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr('a whole number').min(0, 'a count of 0 or more');
const ratio = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0, 'a ratio from 0 to 1').max(1, 'a ratio from 0 to 1');
const spamRate = (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ date, value: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(ratio, 'Spam rate that users reported, a ratio 0–1.', 0.001) })), 'Spam rate by day.');
const ipReputation = (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    date,
    high: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(count, 'Sending addresses of high reputation.', 3),
    medium: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(count, 'Of medium reputation.', 1),
    low: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(count, 'Of low reputation.', 0),
    bad: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(count, 'Of bad reputation.', 0),
})), 'Distribution of IP reputation by day.');
const domainReputation = (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    date,
    reputation: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['HIGH', 'MEDIUM', 'LOW', 'BAD']), 'What the provider thought of the domain.', 'HIGH'),
})), 'Domain reputation by day.');
const feedbackLoop = (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    date,
    spam_count: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(count, 'What readers reported as spam: identifiers where the provider counts those (Google), else messages.', 2),
    fbl_count: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(count, 'Feedback loop identifiers that were seen.', 1),
})), 'Feedback loop by day.');
const authentication = (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    date,
    spf_success_ratio: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(ratio, 'Share that passed SPF, 0–1.', 0.998),
    dkim_success_ratio: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(ratio, 'Share that passed DKIM, 0–1.', 1),
    dmarc_success_ratio: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(ratio, 'Share that passed DMARC, 0–1.', 0.997),
})), 'Authentication by day.');
const encryption = (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ date, tls_success_ratio: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(ratio, 'Share that came over TLS, 0–1.', 1) })), 'Encryption by day.');
const deliveryErrors = (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    date,
    errors: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        error_class: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Kind of answer.', 'TEMPORARY_ERROR'),
        error_type: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'What was wrong.', 'RATE_LIMIT_EXCEEDED'),
        error_ratio: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(ratio, 'Share of the mail, 0–1.', 0.01),
    })), 'The errors of the day.'),
})), 'Delivery errors by day.');
/** Reply of `GET /postmaster_accounts/connected`. */
const connectedAccountsReplySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    connected_accounts: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        id: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1), 'Id for `GET /postmaster_accounts/{id}`.', 3),
        email: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'E-mail address of the account.', 'postmaster@shop.example'),
        created_at: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(), 'When it was connected.', '2026-01-01T10:30:00.000Z'),
        source: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Additive: where its data comes from, such as `google` or `import`.', 'google'),
        grant: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['active', 'revoked', 'none']), 'Additive: whether its provider lets new data be read; `none`: it was disconnected, or only has files.', 'active'),
        synced_at: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$().nullable(), 'Additive: when its data was last fetched to the end; null: never.', '2026-01-31T04:12:00.000Z'),
    })), 'The connected accounts of the workspace; never empty.'),
});
/** Reply of `GET /postmaster_accounts`. */
const cumulativeReplySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    data: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        spam_rate: spamRate,
        ip_reputation: ipReputation,
        domain_reputation: domainReputation,
        feedback_loop: feedbackLoop,
        authentication,
        encryption,
        delivery_errors: deliveryErrors,
    }), 'Daily entries over all domains of the account: plain means of ratios, sums of counts, the worst domain reputation.'),
});
/** Reply of `GET /postmaster_accounts/:id`. */
const domainReplySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    spam_rate_data: spamRate,
    ip_reputation_data: ipReputation,
    domain_reputation_data: domainReputation,
    feedback_loop_data: feedbackLoop,
    authentication_data: authentication,
    encryption_data: encryption,
    delivery_errors_data: deliveryErrors,
});


/***/ }),

/***/ 57017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ renderJsonPath),
/* harmony export */   n: () => (/* binding */ parseWire)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/** How JSON from outside becomes a typed value: one schema a shape, and every mismatch as a problem with its JSON path. */

/** How many mismatches are told one by one: a list of 10,000 wrong entries is one mistake, not 10,000. */
const shownProblemCount = 10;
/**
 * Looks at a JSON value with a schema.
 *
 * @returns the value, unknown fields kept; or the mismatches (at most ten, then a count), each with its path below `root`,
 *   what came and what was expected
 */
function parseWire(schema, json, root = '$') {
    const outcome = schema.safeParse(json);
    if (outcome.success)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(outcome.data);
    const issues = outcome.error.issues.flatMap(closestMismatch);
    const problems = issues.slice(0, shownProblemCount).map((issue) => toProblem(issue, json, root));
    const moreCount = issues.length - problems.length;
    if (moreCount === 0)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)(...problems);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)(...problems, { input: root, came: `${moreCount} more mismatches`, expected: 'none' });
}
/** A JSON path as people write it: `$.data.test_results[3].delivered_to`, keys with odd characters in quotes. */
function renderJsonPath(path, root = '$') {
    return path.reduce((text, step) => text + renderStep(step), root);
}
function renderStep(step) {
    if (typeof step === 'number')
        return `[${step}]`;
    const name = String(step);
    return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteValue */ .cl)(name)}]`;
}
/**
 * What of a union is worth telling: the mismatches of the form that fitted furthest down, since it is the one that was
 * meant; the union's own words when none fitted at all.
 */
function closestMismatch(issue) {
    if (issue.code !== 'invalid_union')
        return [issue];
    const forms = issue.errors.map((errors) => errors.flatMap(closestMismatch));
    const closest = forms.toSorted((left, right) => depthOf(right) - depthOf(left))[0];
    if (closest === undefined || depthOf(closest) === 0)
        return [issue];
    return closest.map((inner) => below(issue.path, inner));
}
function below(path, inner) {
    return { ...inner, path: [...path, ...inner.path] };
}
function depthOf(issues) {
    return Math.max(0, ...issues.slice(0, shownProblemCount).map((issue) => issue.path.length));
}
function toProblem(issue, json, root) {
    const found = valueAt(json, issue.path);
    return {
        input: renderJsonPath(issue.path, root),
        came: found === undefined ? 'nothing' : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteValue */ .cl)(found),
        expected: expectedBy(issue),
    };
}
function valueAt(json, path) {
    let value = json;
    for (const step of path) {
        if (typeof value !== 'object' || value === null)
            return undefined;
        value = Object.getOwnPropertyDescriptor(value, step)?.value;
    }
    return value;
}
const typeNames = {
    string: 'a string',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'an array',
    object: 'an object',
    record: 'an object',
};
/** Schemas that say more than a type give their own words as the message. */
function expectedBy(issue) {
    if (issue.code === 'invalid_type')
        return typeNames[issue.expected] ?? issue.expected;
    if (issue.code === 'invalid_value')
        return oneOf(issue.values);
    return issue.message;
}
/** `"a" or "b"`, as an error message lists what may come. */
function oneOf(values) {
    return values.map((value) => JSON.stringify(value) ?? String(value)).join(' or ');
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

/***/ 3104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ emptyDay),
/* harmony export */   _: () => (/* binding */ dayCollector)
/* harmony export */ });
/** Single statements of a file (one series, one domain, one day) → days; a second statement about the same is an error. */
/** Nothing collected yet. */
function dayCollector() {
    const days = new Map();
    const said = new Map();
    const problems = [];
    return {
        add: (statement) => {
            const { domain, date, says } = statement;
            const key = JSON.stringify([domain, date]);
            for (const series of seriesIn(says)) {
                const seriesKey = `${series} ${key}`;
                const before = said.get(seriesKey);
                if (before === undefined)
                    said.set(seriesKey, statement.place);
                else
                    problems.push(saidTwice(statement, before));
            }
            days.set(key, { ...(days.get(key) ?? emptyDay(domain, date)), ...says });
        },
        get days() {
            return [...days.values()];
        },
        problems,
    };
}
/** A day of which nothing is said. */
function emptyDay(domain, date) {
    return {
        domain,
        date,
        spamRate: null,
        ipReputation: null,
        domainReputation: null,
        feedbackLoop: null,
        authentication: null,
        encryption: null,
        deliveryErrors: null,
    };
}
function seriesIn(says) {
    return Object.entries(says).flatMap(([series, value]) => (value === null || value === undefined ? [] : [series]));
}
function saidTwice({ input, place, domain, date }, before) {
    const where = before.line === undefined ? '' : ` (line ${before.line} says it already)`;
    return { input, came: `${domain} on ${date} a second time`, expected: `one value a day${where}`, place };
}


/***/ }),

/***/ 897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iq: () => (/* binding */ parseDay),
/* harmony export */   Ku: () => (/* binding */ seriesOfWire),
/* harmony export */   Vx: () => (/* binding */ noSeries),
/* harmony export */   WI: () => (/* binding */ parseImportedDomain),
/* harmony export */   a1: () => (/* binding */ shownProblems),
/* harmony export */   xk: () => (/* binding */ addSeries)
/* harmony export */ });
/* harmony import */ var _contract_day_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29824);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32964);
/* harmony import */ var _mail_domain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32243);
/** What every form of an imported file has in common. */



/** Problems beyond this are counted, not told. */
const shownProblemCount = 50;
/** No provider gave such data before. */
const firstDay = '2000-01-01';
/** The first fifty in full, and the rest as a number. */
function shownProblems(problems) {
    const moreCount = problems.length - shownProblemCount;
    if (moreCount <= 0)
        return problems;
    const more = { input: 'and', came: `${moreCount} more problems`, expected: 'none' };
    return [...problems.slice(0, shownProblemCount), more];
}
/** A day that exists and may have been observed. `at` names it in problems. */
function parseDay(text, at, nowMs) {
    if (!(0,_contract_day_js__WEBPACK_IMPORTED_MODULE_1__/* .isDay */ .N)(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ ...at, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(text), expected: 'a day that exists, as YYYY-MM-DD' });
    if (text >= firstDay && text <= (0,_contract_day_js__WEBPACK_IMPORTED_MODULE_1__/* .plusDays */ .Wv)((0,_contract_day_js__WEBPACK_IMPORTED_MODULE_1__/* .dayOf */ .kb)(nowMs), 1))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(text);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ ...at, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(text), expected: `a day from ${firstDay} to tomorrow` });
}
/** A domain in one spelling. */
function parseImportedDomain(text, at) {
    const domain = (0,_mail_domain_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDomain */ .g)(text);
    if (domain?.includes('.') === true)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(domain);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ ...at, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(text), expected: 'a domain, such as shop.example' });
}
/** Which series of a day each of the wire's is. */
const seriesOfWire = {
    spam_rate_data: 'spamRate',
    ip_reputation_data: 'ipReputation',
    domain_reputation_data: 'domainReputation',
    feedback_loop_data: 'feedbackLoop',
    authentication_data: 'authentication',
    encryption_data: 'encryption',
    delivery_errors_data: 'deliveryErrors',
};
/** The series of a domain of which nothing is said. */
const noSeries = {
    spam_rate_data: [],
    ip_reputation_data: [],
    domain_reputation_data: [],
    feedback_loop_data: [],
    authentication_data: [],
    encryption_data: [],
    delivery_errors_data: [],
};
/**
 * Adds all entries of a domain's series.
 *
 * @param locate where an entry stands, by the wire's name of its series and its index there
 */
function addSeries(collector, { domain, series }, locate) {
    const add = ([name, index], date, says) => collector.add({ domain, date, says, ...locate(name, index) });
    for (const [at, { date, ...spamRate }] of series.spam_rate_data.entries())
        add(['spam_rate_data', at], date, { spamRate });
    for (const [at, { date, ...ipReputation }] of series.ip_reputation_data.entries())
        add(['ip_reputation_data', at], date, { ipReputation });
    for (const [at, { date, ...domainReputation }] of series.domain_reputation_data.entries())
        add(['domain_reputation_data', at], date, { domainReputation });
    for (const [at, { date, ...feedbackLoop }] of series.feedback_loop_data.entries())
        add(['feedback_loop_data', at], date, { feedbackLoop });
    for (const [at, { date, ...authentication }] of series.authentication_data.entries())
        add(['authentication_data', at], date, { authentication });
    for (const [at, { date, ...encryption }] of series.encryption_data.entries())
        add(['encryption_data', at], date, { encryption });
    for (const [at, { date, ...deliveryErrors }] of series.delivery_errors_data.entries())
        add(['delivery_errors_data', at], date, { deliveryErrors });
}


/***/ }),

/***/ 21864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ readImportedDomains),
  C: () => (/* binding */ readJsonImport)
});

// EXTERNAL MODULE: ./lib/contract/postmaster-reply-schemas.js
var postmaster_reply_schemas = __webpack_require__(73852);
// EXTERNAL MODULE: ./lib/contract/wire-schema.js
var wire_schema = __webpack_require__(57017);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/postmaster/import/collect-days.js
var collect_days = __webpack_require__(3104);
// EXTERNAL MODULE: ./lib/postmaster/import/import-rules.js
var import_rules = __webpack_require__(897);
;// CONCATENATED MODULE: ./lib/postmaster/import/repeated-keys.js
/** Names that stand twice in one object of a JSON text: JSON.parse drops all but the last without a word. */
/** Looks through a text that is known to be JSON. Names that are spelt with escapes count as what they mean. */
function repeatedKeys(text) {
    const repeated = [];
    const open = [];
    // Strings, with the colon behind those that are names, and brackets: everything else does not matter here.
    for (const token of text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/gsu)) {
        const [whole, string, colon] = token;
        if (whole === '{' || whole === '[')
            open.push(whole === '{' ? new Set() : null);
        else if (whole === '}' || whole === ']')
            open.pop();
        const names = open.at(-1);
        if (string === undefined || colon === undefined || names === null || names === undefined)
            continue;
        const key = String(JSON.parse(string));
        if (names.has(key))
            repeated.push({ key, line: text.slice(0, token.index).split('\n').length });
        names.add(key);
    }
    return repeated;
}

;// CONCATENATED MODULE: ./lib/postmaster/import/read-json-import.js
/** `{"shop.example": {the seven series, as GET /postmaster_accounts/:id answers them}}` → days. */






/** Reads it; series that are left out say nothing. All problems of all domains are told. */
function readJsonImport(text, rules) {
    const place = { file: rules.file };
    const json = parseJson(text);
    if (json.status === 'bad')
        return (0,problem/* bad */.MB)({ input: 'json', came: json.came, expected: 'JSON (RFC 8259)', place });
    const given = readImportedDomains(json.value, rules);
    const repeated = repeatedKeys(text).map(({ key, line }) => {
        const expected = 'each name once in an object: of two the first would be lost';
        return { input: 'json', came: `${JSON.stringify(key)} twice`, expected, place: { ...place, line } };
    });
    if (given.status === 'ok' && repeated.length === 0)
        return given;
    // Not by bad(): a call takes some 100,000 arguments, and a file may have more that is bad.
    return { status: 'bad', problems: [...repeated, ...(given.status === 'bad' ? given.problems : [])] };
}
/** The same of JSON that is parsed already. */
function readImportedDomains(json, rules) {
    const place = { file: rules.file };
    if (typeof json !== 'object' || json === null || Array.isArray(json)) {
        const expected = 'an object with a domain as each name: {"shop.example": {"spam_rate_data": […], …}}';
        return (0,problem/* bad */.MB)({
            input: rules.root ?? '$',
            came: Array.isArray(json) ? 'an array' : `a ${typeof json}`,
            expected,
            place,
        });
    }
    const collector = (0,collect_days/* dayCollector */._)();
    const problems = Object.entries(json).flatMap(([name, value]) => addDomain(collector, { name, value, rules }));
    const all = [...problems, ...collector.problems];
    if (all.length > 0)
        return { status: 'bad', problems: all };
    if (collector.days.length === 0)
        return (0,problem/* bad */.MB)({ input: rules.root ?? '$', came: 'no day', expected: 'at least one', place });
    return (0,problem.ok)({ days: collector.days, leftOut: [] });
}
function addDomain(collector, { name, value, rules }) {
    const place = { file: rules.file };
    const root = (0,wire_schema/* renderJsonPath */.A)([name], rules.root);
    const domain = (0,import_rules/* parseImportedDomain */.WI)(name, { input: root, place });
    const filled = typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...import_rules/* noSeries */.Vx, ...value } : value;
    const series = (0,wire_schema/* parseWire */.n)(postmaster_reply_schemas/* domainReplySchema */.aU, filled, root);
    const problems = [domain, series].flatMap((one) => (one.status === 'bad' ? one.problems : []));
    if (domain.status === 'bad' || series.status === 'bad')
        return problems.map((problem) => inPlainWords(problem, place));
    const wrongDays = dayProblems(series.value, root, rules);
    (0,import_rules/* addSeries */.xk)(collector, { domain: domain.value, series: series.value }, (at, index) => ({
        input: (0,wire_schema/* renderJsonPath */.A)([at, index], root),
        place,
    }));
    return wrongDays;
}
/** A name that no series has: the schema names it where everybody else says what was expected, and shows all beside it. */
function inPlainWords(problem, place) {
    const unknown = /^Unrecognized keys?: (.*)$/su.exec(problem.expected)?.[1];
    if (unknown === undefined)
        return { ...problem, place };
    return { input: problem.input, came: `the name ${unknown}`, expected: 'only names of the API document', place };
}
/** The schema knows which days exist, but not what day it is. */
function dayProblems(series, root, { file, nowMs }) {
    return Object.entries(series).flatMap(([name, entries]) => entries.flatMap((entry, index) => {
        const input = (0,wire_schema/* renderJsonPath */.A)([name, index, 'date'], root);
        const day = (0,import_rules/* parseDay */.Iq)(entry.date, { input, place: { file } }, nowMs);
        return day.status === 'bad' ? day.problems : [];
    }));
}
function parseJson(text) {
    try {
        return { status: 'ok', value: JSON.parse(text) };
    }
    catch (error) {
        return { status: 'bad', came: error instanceof Error ? error.message.slice(0, 200) : 'something else' };
    }
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
