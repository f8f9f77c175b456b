export const id = 1864;
export const ids = [1864];
export const modules = {

/***/ 56989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ cumulativeReply),
/* harmony export */   FR: () => (/* binding */ domainReply),
/* harmony export */   In: () => (/* binding */ connectedAccountsReply)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var _reply_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27500);
/**
 * Replies of the postmaster paths: api-v1.md, "Connected postmaster account" and "Domain postmaster data". They have no
 * `success`.
 */


const date = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_1__/* .date */ .p6('a valid date, as YYYY-MM-DD'), 'The day.', '2026-01-01');
const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr('an integer').min(0, 'a count of 0 or more');
const ratio = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0, 'a ratio from 0 to 1').max(1, 'a ratio from 0 to 1');
const spamRate = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ date, value: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(ratio, 'User-reported spam rate, a ratio from 0 to 1.', 0.001) })), 'Spam rate by day.');
const ipReputation = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    date,
    high: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(count, 'Number of sending addresses with high reputation.', 3),
    medium: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(count, 'With medium reputation.', 1),
    low: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(count, 'With low reputation.', 0),
    bad: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(count, 'With bad reputation.', 0),
})), 'Distribution of IP reputation by day.');
const domainReputation = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    date,
    reputation: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['HIGH', 'MEDIUM', 'LOW', 'BAD']), 'Reputation of the domain at the provider.', 'HIGH'),
})), 'Domain reputation by day.');
const feedbackLoop = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    date,
    spam_count: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(count, 'Spam reports: identifiers if the provider counts those (Google), else messages.', 2),
    fbl_count: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(count, 'Feedback loop identifiers seen.', 1),
})), 'Feedback loop by day.');
const authentication = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    date,
    spf_success_ratio: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(ratio, 'Share that passed SPF, 0 to 1.', 0.998),
    dkim_success_ratio: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(ratio, 'Share that passed DKIM, 0 to 1.', 1),
    dmarc_success_ratio: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(ratio, 'Share that passed DMARC, 0 to 1.', 0.997),
})), 'Authentication by day.');
const encryption = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ date, tls_success_ratio: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(ratio, 'Share received over TLS, 0 to 1.', 1) })), 'Encryption by day.');
const deliveryErrors = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    date,
    errors: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        error_class: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Class of the error.', 'TEMPORARY_ERROR'),
        error_type: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Type of the error.', 'RATE_LIMIT_EXCEEDED'),
        error_ratio: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(ratio, 'Share of the mail, 0 to 1.', 0.01),
    })), 'The errors of the day.'),
})), 'Delivery errors by day.');
/** Reply of `GET /postmaster_accounts/connected`. */
const connectedAccountsReply = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    connected_accounts: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        id: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1), 'Id for `GET /postmaster_accounts/{id}`.', 3),
        email: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'E-mail address of the account.', 'postmaster@shop.example'),
        created_at: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(), 'When the account was connected.', '2026-01-01T10:30:00.000Z'),
        source: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Additive: source of the data, such as `google` or `import`.', 'google'),
        grant: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['active', 'revoked', 'none']), 'Additive: whether the provider grants access to new data; `none`: disconnected, or imported files only.', 'active'),
        synced_at: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$().nullable(), 'Additive: when the last complete sync ended; null: never.', '2026-01-31T04:12:00.000Z'),
    })), 'The connected accounts of the workspace; never empty.'),
});
/** Reply of `GET /postmaster_accounts`. */
const cumulativeReply = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    data: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        spam_rate: spamRate,
        ip_reputation: ipReputation,
        domain_reputation: domainReputation,
        feedback_loop: feedbackLoop,
        authentication,
        encryption,
        delivery_errors: deliveryErrors,
    }), 'Daily entries over all domains of the account: unweighted means of ratios, sums of counts, the worst domain reputation.'),
});
/** Reply of `GET /postmaster_accounts/:id`. */
const domainReply = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    spam_rate_data: spamRate,
    ip_reputation_data: ipReputation,
    domain_reputation_data: domainReputation,
    feedback_loop_data: feedbackLoop,
    authentication_data: authentication,
    encryption_data: encryption,
    delivery_errors_data: deliveryErrors,
});


/***/ }),

/***/ 27500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W_: () => (/* binding */ lenient),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   a8: () => (/* binding */ tolerant),
/* harmony export */   fd: () => (/* binding */ readAs),
/* harmony export */   fr: () => (/* binding */ addition)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/**
 * Declares a reply once, as one strict zod schema: what our service writes. The TypeScript type (`Reply`), the tolerant
 * reader of the client (`tolerant`) and the OpenAPI document all derive from it.
 */

/** Adds what the API document says about a field, with examples of its value. */
function field(schema, description, ...examples) {
    return annotate(schema, { description }, examples);
}
/**
 * Describes a field that api-v1.md does not define: marked `x-additive` in the API document, and optional for the reader,
 * since another service may lack it or use the name for something else.
 */
function addition(schema, description, ...examples) {
    return lenient(annotate(schema, { description: `Additive: ${description}`, 'x-additive': true }, examples));
}
/** Makes a field optional for the reader. */
function lenient(schema) {
    return Object.assign(copyOf(schema), { isLenient: true });
}
/** Gives a field a reader of its own. */
function readAs(schema, reader) {
    return Object.assign(copyOf(schema), { reader });
}
function annotate(schema, note, examples) {
    return withMarks(schema, schema.meta(examples.length === 0 ? { ...note } : { ...note, examples: [...examples] }));
}
function copyOf(schema) {
    return withMarks(schema, schema.clone());
}
/** A clone loses the properties that zod does not know. */
function withMarks(from, to) {
    if (isLenient(from))
        Object.assign(to, { isLenient: true });
    if (hasReader(from))
        Object.assign(to, { reader: from.reader });
    return to;
}
function tolerant(schema, variants = {}) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ ...readersOf(schema), ...variants });
}
function readersOf(schema) {
    return Object.fromEntries(Object.entries(schema.shape).map(([name, inner]) => [name, readerOf(inner)]));
}
function readerOf(schema) {
    const reader = hasReader(schema) ? schema.reader : loosen(schema);
    return isLenient(schema) || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodOptional */ .IiU ? reader.optional().catch(undefined) : reader;
}
function loosen(schema) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH)
        return zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(readersOf(schema));
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA)
        return zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(readerOf(schema.element));
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNullable */ .l1C)
        return readerOf(schema.unwrap()).nullable();
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodOptional */ .IiU)
        return readerOf(schema.unwrap());
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodStringFormat */ .EB4)
        return zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodType */ .aRx)
        return schema;
    throw new TypeError('tolerant: expected a schema of zod, not of zod/mini');
}
function isLenient(schema) {
    return 'isLenient' in schema;
}
function hasReader(schema) {
    return 'reader' in schema;
}


/***/ }),

/***/ 57017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ renderJsonPath),
/* harmony export */   n: () => (/* binding */ parseWire)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/** Checks JSON from outside against a schema and reports every mismatch with its JSON path. */

/** Maximum number of reported mismatches: a list of 10,000 wrong entries is one mistake. */
const shownProblemCount = 10;
/**
 * Parses a JSON value.
 *
 * @returns the value, or the mismatches (at most ten, then a count), each with its path below `root`
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
/** Renders a JSON path: `$.data.test_results[3].delivered_to`, with quotes around keys that are not identifiers. */
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
 * Picks the mismatches of the union member that matched deepest, which is probably the intended one; the union's own
 * message if none matched at all.
 */
function closestMismatch(issue) {
    if (issue.code !== 'invalid_union')
        return [issue];
    const members = issue.errors.map((errors) => errors.flatMap(closestMismatch));
    const closest = members.toSorted((left, right) => depthOf(right) - depthOf(left))[0];
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
        expected: expectationOf(issue),
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
    int: 'an integer',
    boolean: 'true or false',
    array: 'an array',
    object: 'an object',
    record: 'an object',
};
/** For issues other than types and literals, the schema's message states what is expected. */
function expectationOf(issue) {
    if (issue.code === 'invalid_type')
        return typeNames[issue.expected] ?? issue.expected;
    if (issue.code === 'invalid_value')
        return issue.values.map((value) => JSON.stringify(value)).join(' or ');
    return issue.message;
}


/***/ }),

/***/ 3104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ emptyDay),
/* harmony export */   _: () => (/* binding */ dayCollector)
/* harmony export */ });
/** Collects entries of a file (one series, domain and day each) into days; duplicates are problems. */
/** Opens an empty collector. */
function dayCollector() {
    const days = new Map();
    const places = new Map();
    const problems = [];
    return {
        add: (entry) => {
            const { domain, date, series: given } = entry;
            const key = JSON.stringify([domain, date]);
            for (const series of seriesIn(given)) {
                const seriesKey = `${series} ${key}`;
                const before = places.get(seriesKey);
                if (before === undefined)
                    places.set(seriesKey, entry.place);
                else
                    problems.push(duplicateProblem(entry, before));
            }
            days.set(key, { ...(days.get(key) ?? emptyDay(domain, date)), ...given });
        },
        get days() {
            return [...days.values()];
        },
        problems,
    };
}
/** A day without data. */
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
function seriesIn(given) {
    return Object.entries(given).flatMap(([series, value]) => (value === null || value === undefined ? [] : [series]));
}
function duplicateProblem({ input, place, domain, date }, before) {
    const where = before.line === undefined ? '' : ` (already on line ${before.line})`;
    return { input, came: `${domain} on ${date} a second time`, expected: `one value per day${where}`, place };
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
/** Rules for all formats of imported files. */



/** Further problems are only counted. */
const shownProblemCount = 50;
/** No provider has older data. */
const firstDay = '2000-01-01';
/** Returns the first fifty problems, and the number of others. */
function shownProblems(problems) {
    const moreCount = problems.length - shownProblemCount;
    if (moreCount <= 0)
        return problems;
    const more = { input: 'and', came: `${moreCount} more problems`, expected: 'none' };
    return [...problems.slice(0, shownProblemCount), more];
}
/** Accepts valid dates from 2000 to tomorrow. @param at for problems */
function parseDay(text, at, nowMs) {
    if (!(0,_contract_day_js__WEBPACK_IMPORTED_MODULE_1__/* .isDay */ .N)(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ ...at, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(text), expected: 'a valid date, as YYYY-MM-DD' });
    if (text >= firstDay && text <= (0,_contract_day_js__WEBPACK_IMPORTED_MODULE_1__/* .plusDays */ .Wv)((0,_contract_day_js__WEBPACK_IMPORTED_MODULE_1__/* .dayOf */ .kb)(nowMs), 1))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(text);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ ...at, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(text), expected: `a day from ${firstDay} to tomorrow` });
}
/** Normalizes a domain. */
function parseImportedDomain(text, at) {
    const domain = (0,_mail_domain_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDomain */ .g)(text);
    if (domain?.includes('.') === true)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(domain);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ ...at, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(text), expected: 'a domain, such as shop.example' });
}
/** The series of a day, by their names on the wire. */
const seriesOfWire = {
    spam_rate_data: 'spamRate',
    ip_reputation_data: 'ipReputation',
    domain_reputation_data: 'domainReputation',
    feedback_loop_data: 'feedbackLoop',
    authentication_data: 'authentication',
    encryption_data: 'encryption',
    delivery_errors_data: 'deliveryErrors',
};
/** Empty series. */
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
 * Adds all entries of a domain.
 *
 * @param locate returns the place of an entry
 */
function addSeries(collector, { domain, series }, locate) {
    const add = ([name, index], date, given) => collector.add({ domain, date, series: given, ...locate(name, index) });
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

// EXTERNAL MODULE: ./lib/contract/postmaster-replies.js
var postmaster_replies = __webpack_require__(56989);
// EXTERNAL MODULE: ./lib/contract/wire-schema.js
var wire_schema = __webpack_require__(57017);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/postmaster/import/collect-days.js
var collect_days = __webpack_require__(3104);
// EXTERNAL MODULE: ./lib/postmaster/import/import-rules.js
var import_rules = __webpack_require__(897);
;// CONCATENATED MODULE: ./lib/postmaster/import/repeated-keys.js
/** Finds repeated names in JSON objects, of which JSON.parse keeps only the last. */
/** Expects valid JSON. Decodes escapes in names. */
function repeatedKeys(text) {
    const repeated = [];
    const open = [];
    // Matches strings (with a colon, if they are names) and brackets.
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
/** Reads `{"shop.example": {the seven series, as GET /postmaster_accounts/:id returns them}}`. */






/** Reports all problems of all domains. Series are optional. */
function readJsonImport(text, rules) {
    const place = { file: rules.file };
    const json = parseJson(text);
    if (json.status === 'bad')
        return (0,problem/* bad */.MB)({ input: 'json', came: json.came, expected: 'JSON (RFC 8259)', place });
    const given = readImportedDomains(json.value, rules);
    const repeated = repeatedKeys(text).map(({ key, line }) => {
        const expected = 'each name once in an object';
        return { input: 'json', came: `${JSON.stringify(key)} twice`, expected, place: { ...place, line } };
    });
    if (given.status === 'ok' && repeated.length === 0)
        return given;
    // Not bad(...all): a call takes about 100,000 arguments at most.
    return { status: 'bad', problems: [...repeated, ...(given.status === 'bad' ? given.problems : [])] };
}
/** Reads parsed JSON. */
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
    const series = (0,wire_schema/* parseWire */.n)(postmaster_replies/* domainReply */.FR, filled, root);
    const problems = [domain, series].flatMap((one) => (one.status === 'bad' ? one.problems : []));
    if (domain.status === 'bad' || series.status === 'bad')
        return problems.map((problem) => reworded(problem, place));
    const wrongDays = dayProblems(series.value, root, rules);
    (0,import_rules/* addSeries */.xk)(collector, { domain: domain.value, series: series.value }, (at, index) => ({
        input: (0,wire_schema/* renderJsonPath */.A)([at, index], root),
        place,
    }));
    return wrongDays;
}
/** Rewords the schema's problem about an unknown name. */
function reworded(problem, place) {
    const unknown = /^Unrecognized keys?: (.*)$/su.exec(problem.expected)?.[1];
    if (unknown === undefined)
        return { ...problem, place };
    return { input: problem.input, came: `the name ${unknown}`, expected: 'only names of the API document', place };
}
/** The schema checks dates, but not whether they are in the future. */
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
        return { status: 'bad', came: error instanceof Error ? error.message.slice(0, 200) : 'invalid JSON' };
    }
}


/***/ })

};
