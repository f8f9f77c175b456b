export const id = 9390;
export const ids = [9390];
export const modules = {

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

/***/ 95875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ httpHeaders)
/* harmony export */ });
/** The header fields of the wire, spelled once; HTTP compares them without regard to case (RFC 9110 §5.1). */
/** Header field names in the spelling of the document; `.toLowerCase()` gives the key in Node's `headers`. */
const httpHeaders = {
    /** Requests an hour that the token may make. */
    rateLimit: 'X-RateLimit-Limit',
    /** Requests left in the running window. */
    rateLimitRemaining: 'X-RateLimit-Remaining',
    /** Unix second at which the window ends. */
    rateLimitReset: 'X-RateLimit-Reset',
    /** Seconds or an HTTP date: RFC 9110 §10.2.3. */
    retryAfter: 'Retry-After',
    /** Additive, with both creates: the domain in the From field of the mail that will be sent. */
    senderDomain: 'Presend-Sender-Domain',
    /** Additive, with both creates: `marketing` or `transactional`. */
    mailType: 'Presend-Mail-Type',
    /** `wait=20` asks for a long poll: RFC 7240 §4.3. */
    prefer: 'Prefer',
    /** What of `Prefer` the server did: RFC 7240 §3. */
    preferenceApplied: 'Preference-Applied',
    /** RFC 9110 §13.1.2. */
    ifNoneMatch: 'If-None-Match',
    /** RFC 9110 §8.8.3. */
    etag: 'ETag',
    /** `Bearer <token>`: RFC 6750 §2.1. */
    authorization: 'Authorization',
    contentType: 'Content-Type',
    location: 'Location',
    date: 'Date',
    userAgent: 'User-Agent',
    accept: 'Accept',
};


/***/ }),

/***/ 81224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ importPostmasterReplySchema),
/* harmony export */   h: () => (/* binding */ importPostmasterRequest)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _field_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3394);
/* harmony import */ var _storable_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63260);
/** `POST /postmaster_accounts/import`: additive, for data of providers that the service does not ask itself. */



/** Reads the body. */
const importPostmasterRequest = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    email: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .addition */ .f)((0,_storable_text_js__WEBPACK_IMPORTED_MODULE_0__/* .storableText */ ._)().regex(/^[^\s@]{1,64}@[^\s@]{1,253}$/u, 'an e-mail address that names the account'), 'the account that the data belongs to; made when there is none. No mail is ever sent there.', 'data@shop.example'),
    domains: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .addition */ .f)(zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()), 'by domain, the seven series as `GET /postmaster_accounts/{id}` answers them; a series that is left out stays as it is.'),
});
/** The reply, strictly. */
const importPostmasterReplySchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    account: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        id: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1), 'Id for `GET /postmaster_accounts/{id}`.', 3),
        email: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), 'E-mail address of the account, in lower case.', 'data@shop.example'),
    }), 'The account.'),
    days: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1), 'Days of domains that were written.', 31),
});


/***/ }),

/***/ 47917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ cumulativeQuery),
/* harmony export */   n: () => (/* binding */ domainQuery)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _field_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3394);
/* harmony import */ var _storable_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63260);
/** The query strings of the postmaster paths, with the rules of api-v1.md, "Postmaster data". */



/** Missing and empty are the same mistake, and get the same words. */
function wantedText(what) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .preprocess */ .vkY((given) => given ?? '', (0,_storable_text_js__WEBPACK_IMPORTED_MODULE_0__/* .storableText */ ._)().regex(/\S/u, what));
}
const email = (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .Z)(wantedText('the e-mail address of the connected postmaster account'), 'E-mail address of the connected postmaster account.', 'postmaster@shop.example');
const day = zod__WEBPACK_IMPORTED_MODULE_3__/* .date */ .p6('a day that exists, as YYYY-MM-DD');
/** Reads the query of `GET /postmaster_accounts`. */
const cumulativeQuery = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ email });
/** Reads the query of `GET /postmaster_accounts/:id`. */
const domainQuery = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    email,
    item: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .Z)(wantedText('the domain to query'), 'Domain to query.', 'shop.example'),
    start_date: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .Z)(day.optional(), 'First day, included; wants `end_date`.', '2026-01-01'),
    end_date: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .Z)(day.optional(), 'Last day, included; wants `start_date`.', '2026-01-31'),
})
    .superRefine(({ start_date: start, end_date: end }, context) => {
    if (start !== undefined && end === undefined)
        context.addIssue(missingDay('end_date', 'start_date'));
    if (start === undefined && end !== undefined)
        context.addIssue(missingDay('start_date', 'end_date'));
    if (isDay(start) && isDay(end) && start > end) {
        context.addIssue({ code: 'custom', path: ['start_date'], message: `a day that is not after end_date (${end})` });
    }
});
function missingDay(missing, given) {
    return { code: 'custom', path: [missing], message: `a day as YYYY-MM-DD, because ${given} is given: both or none` };
}
/** Days that were refused for themselves are not compared as well. */
function isDay(text) {
    return text !== undefined && day.safeParse(text).success;
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

/***/ 30786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ listExternalTestsQuery),
/* harmony export */   N7: () => (/* binding */ maxPerPage),
/* harmony export */   _j: () => (/* binding */ defaultPerPage),
/* harmony export */   vQ: () => (/* binding */ providersQuery)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _field_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3394);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(766);
/* harmony import */ var _storable_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63260);
/** The query strings of the API: api-v1.md, "Endpoints". Values come as text; `provider_types` as a list of texts. */




/** Entries of a page when the client does not say. */
const defaultPerPage = 10;
/** Entries of a page at most; who asks for more gets so many. */
const maxPerPage = 100;
// Numbers that are too large to be exact are all beyond the last page.
const positiveInteger = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .regex(/^0*[1-9]\d*$/u, 'a positive integer')
    .transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER))
    .pipe(zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1));
/** A field that a form left empty is not given. */
function given(schema) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .preprocess */ .vkY((value) => (value === '' ? undefined : value), schema.optional()).optional();
}
/** Reads the query of `GET /external_tests`. */
const listExternalTestsQuery = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    source: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .Z)(given((0,_storable_text_js__WEBPACK_IMPORTED_MODULE_0__/* .storableText */ ._)()), 'Only tests of this source. Empty: any.', 'ci'),
    status: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .Z)(given((0,_storable_text_js__WEBPACK_IMPORTED_MODULE_0__/* .storableText */ ._)()), `Only tests in this state: ${_names_js__WEBPACK_IMPORTED_MODULE_3__/* .testStatuses */ .lh.join(', ')}. Empty: any. No test has another one.`, 'complete'),
    page: given(positiveInteger).meta({ description: 'Page number, from 1.', default: 1 }),
    per_page: given(positiveInteger).meta({
        description: `Tests a page. More than ${maxPerPage} is cut to ${maxPerPage}.`,
        default: defaultPerPage,
    }),
});
/** Reads the query of `GET /external_tests/providers`. */
const providersQuery = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    provider_types: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_names_js__WEBPACK_IMPORTED_MODULE_3__/* .providerTypes */ .Nm)).optional(), 'Only seeds of these types; may stand several times, with or without the brackets. Absent: all.', ['consumer', 'business']),
});


/***/ }),

/***/ 50457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Nb: () => (/* binding */ createExternalTestRequest),
  vR: () => (/* binding */ createSpamTestRequest),
  p_: () => (/* binding */ createTestHeaders)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./lib/contract/field-notes.js
var field_notes = __webpack_require__(3394);
// EXTERNAL MODULE: ./lib/contract/http-headers.js
var http_headers = __webpack_require__(95875);
;// CONCATENATED MODULE: ./lib/contract/metadata.js
/** `metadata` of a test: JSON of the caller's that comes back as it was given, or is refused; nothing of it is lost silently. */

/** Largest, as JSON in UTF-8. */
const maxMetadataBytes = 16_384;
/** Deepest: what is accepted must never be too deep for the code that writes it out again (some 4000). */
const maxMetadataDepth = 100;
/** Many readers of JSON, the schemas of this service among them, leave a property of this name out. */
const lostKey = '__proto__';
/** Not zod's own record: it drops a key before anybody can look at it. */
const jsonObject = schemas/* unknown */.L5J()
    .meta({ type: 'object', additionalProperties: {} })
    .check(({ value, issues }) => {
    for (const fault of metadataFaults(value)) {
        issues.push({ code: 'custom', input: fault.value, path: fault.path, message: fault.expected });
    }
});
/** Schema of `metadata` in a request that creates a test. */
const metadataSchema = jsonObject.transform((value) => isObject(value) ? value : {});
/** What is too deep is not measured, and what is too large is not searched. */
function metadataFaults(value) {
    if (!isObject(value))
        return [{ path: [], value, expected: 'an object' }];
    if (!isShallow(value, maxMetadataDepth)) {
        return [{ path: [], value, expected: `at most ${maxMetadataDepth} levels of nesting` }];
    }
    if (Buffer.byteLength(JSON.stringify(value)) > maxMetadataBytes) {
        return [{ path: [], value, expected: `at most ${maxMetadataBytes} bytes of JSON` }];
    }
    return faultsOf(value, []);
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function faultsOf(value, path) {
    if (typeof value === 'number')
        return faultOfNumber(value, path);
    if (typeof value !== 'object' || value === null)
        return [];
    const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    return inner.flatMap(([key, one]) => faultOfKey(key, one, path).concat(faultsOf(one, [...path, key])));
}
function faultOfKey(key, value, path) {
    if (key !== lostKey)
        return [];
    return [{ path: [...path, key], value, expected: 'another key, as many programs drop this one' }];
}
/** JSON has numbers of any size; what reads them has doubles (RFC 8259 §6), and rounds without a word. */
function faultOfNumber(value, path) {
    if (Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value)))
        return [];
    const expected = `a number that keeps all its digits, whole ones at most ±${Number.MAX_SAFE_INTEGER}, or a string`;
    return [{ path, value, expected }];
}
function isShallow(value, levels) {
    if (typeof value !== 'object' || value === null)
        return true;
    return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

// EXTERNAL MODULE: ./lib/contract/names.js
var names = __webpack_require__(766);
// EXTERNAL MODULE: ./lib/contract/storable-text.js
var storable_text = __webpack_require__(63260);
;// CONCATENATED MODULE: ./lib/contract/requests.js
/** The bodies of the two requests that create a test: api-v1.md, "Endpoints". */






/** Longest test name and source, in characters. */
const maxNameLength = 255;
/** How many wrong entries of `provider_types` are looked at: each costs microseconds, and a body has room for 500,000. */
const maxWrongTypes = 1000;
/** The range of `timeout_minutes`. */
const maxTimeoutMinutes = 1440;
/** An optional field, for which `null` means absent. */
function optional(schema) {
    return schemas/* preprocess */.vkY((value) => value ?? undefined, schema.optional()).optional();
}
/** A text that must not be empty; `what` says what it is. */
function wantedName(what) {
    return (0,storable_text/* shortText */.o)(maxNameLength).min(1, what);
}
const externalTestSchema = schemas/* looseObject */._H3({
    name: (0,field_notes/* field */.Z)(wantedName('a name'), 'Name of the test.', 'Order confirmation'),
    source: (0,field_notes/* field */.Z)(wantedName('the identifier of the calling application'), 'Identifier of the calling application; lists can be filtered by it.', 'ci'),
    metadata: (0,field_notes/* field */.Z)(optional(metadataSchema), `Anything the caller wants to find again; comes back unchanged. At most ${maxMetadataBytes} bytes as JSON.`, { commit: '4fbc063' }),
});
const providerTypesSchema = (0,field_notes/* field */.Z)(schemas/* preprocess */.vkY(withoutCountlessWrong, schemas/* array */.YOg(schemas/* enum */.k5n(names/* providerTypes */.Nm)).optional()).optional(), 'Which kinds of seed mailboxes the test gets. Absent or empty: all. A type that stands twice counts once.', ['consumer', 'business']);
const timeoutMinutesSchema = (0,field_notes/* addition */.f)(optional(schemas/* int */.Whr()
    .min(1, `a whole number from 1 to ${maxTimeoutMinutes}`)
    .max(maxTimeoutMinutes, `a whole number from 1 to ${maxTimeoutMinutes}`)), 'how many minutes the test stays open; absent: what the service is set to (60).', 60);
/** Schema of `POST /spam_tests`. Problems name the field: `$.provider_types[1]`. */
const createSpamTestRequest = schemas/* looseObject */._H3({
    spam_test: (0,field_notes/* field */.Z)(optional(schemas/* looseObject */._H3({
        name: (0,field_notes/* field */.Z)(optional((0,storable_text/* shortText */.o)(maxNameLength)), 'Name of the test for people; absent or empty: "Untitled test".', 'Order confirmation'),
    })), 'The test.'),
    provider_types: providerTypesSchema,
    external_test: (0,field_notes/* field */.Z)(optional(externalTestSchema), 'Given: the test is made in external style, as by `POST /external_tests`.'),
    timeout_minutes: timeoutMinutesSchema,
});
/** Schema of `POST /external_tests`. */
const createExternalTestRequest = schemas/* looseObject */._H3({
    external_test: (0,field_notes/* field */.Z)(externalTestSchema, 'The test.'),
    provider_types: providerTypesSchema,
    timeout_minutes: timeoutMinutesSchema,
});
/** Header fields of both requests that create a test. */
const createTestHeaders = {
    [http_headers/* httpHeaders */.P.senderDomain]: (0,field_notes/* addition */.f)(schemas/* string */.YjP().min(1).max(253).optional(), 'the domain of the From field of the mail that will be sent. Then only mail from it, or from a domain of the same ' +
        'Organizational Domain (RFC 9989), belongs to the test; mail of others that carries the tracking id is ignored.', 'shop.example'),
    [http_headers/* httpHeaders */.P.mailType]: (0,field_notes/* addition */.f)(schemas/* enum */.k5n(names/* mailTypes */.pj).optional(), 'what kind of mail will be sent. Simulated seeds apply the requirements for bulk senders to `marketing` mail only, ' +
        'and do not show `transactional` mail in the Promotions tab. Absent: both sets of rules apply.', 'transactional'),
};
/** The list as it is, or up to its thousandth wrong entry: it is refused either way. `null` means absent. */
function withoutCountlessWrong(list) {
    if (list === null)
        return undefined;
    if (!Array.isArray(list) || list.length <= maxWrongTypes)
        return list;
    let wrongCount = 0;
    const end = list.findIndex((type) => {
        if (!names/* providerTypes */.Nm.includes(type))
            wrongCount += 1;
        return wrongCount > maxWrongTypes;
    });
    return end === -1 ? list : list.slice(0, end);
}


/***/ }),

/***/ 63260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ storableText),
/* harmony export */   o: () => (/* binding */ shortText)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/** Text that can be kept: JSON and queries can carry characters that no database takes, or that come back changed. */

/** What a text must not hold, and how a problem says so. */
const refusals = [
    // PostgreSQL's text type takes every character but this one.
    { isIn: (text) => text.includes('\0'), expected: 'text without the character U+0000' },
    // Half of a surrogate pair is no character: UTF-8 cannot say it, so it would come back as U+FFFD.
    { isIn: (text) => !text.isWellFormed(), expected: 'text without lone surrogates' },
];
/** A string as a person wrote it. Problems name the characters that it may not hold. */
function storableText() {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check((context) => {
        for (const { isIn, expected } of refusals) {
            if (isIn(context.value))
                context.issues.push({ code: 'custom', input: context.value, message: expected });
        }
    });
}
/** The same, of at most `maxLength` characters as people count them: an emoji beyond the first plane is one. */
function shortText(maxLength) {
    return storableText()
        .refine((text) => text.length <= maxLength || characterCount(text) <= maxLength, `at most ${maxLength} characters`)
        .meta({ maxLength });
}
/** Code points, as JSON Schema counts them (JSON Schema Validation 2020-12, §6.3.1). */
function characterCount(text) {
    return text.match(/./gsu)?.length ?? 0;
}


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

/***/ 16890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ findOwnTarget),
/* harmony export */   r: () => (/* binding */ isOfSender)
/* harmony export */ });
/** The test that a message may complete: one that it names, and whose sender wrote it. */
/**
 * The first test among those that are named whose sender wrote the message. An id is no secret: it stands in every copy
 * and in the address of the report, so whoever has seen it can put it into a mail of his own.
 *
 * @returns `foreign`: tests are named, and all of them are for somebody else's mail; `null`: none is known
 */
async function findOwnTarget(trackingIds, { find, check }) {
    let rest = trackingIds;
    let found = null;
    while (rest.length > 0) {
        const target = await find(rest);
        if (target === null)
            return found;
        const isOwn = await check(target);
        if (isOwn !== false)
            return { target, isSenderKnown: isOwn === true };
        found = 'foreign';
        // Those before it are not known; never the whole list again.
        rest = rest.slice(Math.max(rest.indexOf(target.trackingId), 0) + 1);
    }
    return found;
}
/**
 * Whether the message's author belongs to the sender that the test was created for. From: is the author's word, so this
 * keeps out whoever does not lie about it; who does is shown by SPF, DKIM and DMARC.
 *
 * @returns `null`: DNS could not be asked
 */
async function isOfSender({ senderDomain }, identity, ask) {
    if (senderDomain === null)
        return true;
    const domain = identity.authorDomain();
    return domain === null ? false : await ask.isSameOrganization({ domain, expected: senderDomain }, ask.signal);
}


/***/ }),

/***/ 71777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ judgeCopy)
});

// EXTERNAL MODULE: ./lib/seeds/record-authentication.js
var record_authentication = __webpack_require__(75094);
;// CONCATENATED MODULE: ./lib/seeds/to-seed-record.js
/** A verdict on one copy as the record that its seed shows. */

/** The record of a copy that a local seed has judged. */
function toSeedRecord(judgement, context) {
    const status = statusOf(judgement);
    return {
        status,
        isSettled: status === 'undecided' ? context.isUndecidedFinal || judgement.isFinal === true : status !== 'deferred',
        folder: judgement.folder,
        sender: context.sender,
        recordedAtMs: context.recordedAtMs,
        placementKind: 'simulated',
        reason: judgement.reply !== null && context.moment === 'taken' ? `${judgement.reason}${foundLate}` : judgement.reason,
        reply: judgement.reply,
        evidence: toEvidence(judgement),
    };
}
/** Then the reply is the one that the message deserved, and the sender was never given it. */
const foundLate = ' (found only after the message had been taken with 250: there was no room to judge it at once)';
function statusOf({ reply, folder }) {
    if (reply !== null)
        return reply.code >= 500 ? 'refused' : 'deferred';
    return folder === null ? 'undecided' : 'placed';
}
function toEvidence({ spf, dkim, dmarc, spam, firedRules, skippedRules }) {
    return {
        ...(0,record_authentication/* recordAuthentication */.y)({ spf, dkim, dmarc }),
        spam,
        firedRules: firedRules.map(toRecordedRule),
        skippedRules,
    };
}
function toRecordedRule({ id, text, source, mark, isDeciding, fix }) {
    const rule = { id, text, source, mark, isDeciding };
    return fix === undefined ? rule : { ...rule, fix };
}

;// CONCATENATED MODULE: ./lib/seeds/judge-copy.js
/** One copy of a message at one seed: judged, and what came of it recorded. */

/**
 * Judges and records; durable once the promise resolves. A bad form is a refusal by itself.
 * Rejects when storage, the judge or the signal ends it: then nothing is recorded.
 */
async function judgeCopy(copy, surroundings, signal) {
    const { rules, ports, moment } = surroundings;
    const { target, identity, message, seed, formRefusal } = copy;
    const judgement = formRefusal ?? (await ports.judge(toJudgeInput(copy, surroundings), signal));
    signal.throwIfAborted();
    const record = toSeedRecord(judgement, {
        sender: identity.author() ?? message.envelopeSender,
        recordedAtMs: ports.clock.nowMs(),
        isUndecidedFinal: rules.isUndecidedFinal,
        moment,
    });
    const { toEvent } = ports;
    const { messageKey } = identity;
    const arrived = { numericId: target.numericId, address: target.address, messageKey, record };
    const { deliveryIds } = await ports.store.recordCopy(toEvent === undefined ? arrived : { ...arrived, toEvent });
    if (deliveryIds.length > 0)
        ports.onDeliveries?.(deliveryIds);
    ports.onJudged?.({ numericId: target.numericId, seed: seed.address, judgement, moment });
    return judgement;
}
function toJudgeInput({ message, seed, target }, { rules, moment }) {
    const { address, providerType, providerName, options } = seed;
    const input = {
        bytes: message.bytes,
        envelope: { sender: message.envelopeSender, recipient: address },
        client: message.client,
        seed: { address, providerType, providerName, options },
        measuredAddress: rules.measuredAddress(message.client.address),
        unsignedIsMeasured: rules.isUnsignedMeasured,
        ...kindOf(target, rules),
        whenDnsFails: rules.whenDnsFails ?? 'unmeasured',
    };
    // Only a history lets the judge ask for a retry. SMTP has one answer for all recipients of a message, so one seed of
    // several cannot ask for one of its own; and what was taken is not sent again.
    return message.seeds.length > 1 || moment === 'taken' ? input : { ...input, history: toHistory(target) };
}
/** The requirements for bulk senders are for marketing mail; where nobody said what the mail is, the service's setting decides. */
function kindOf({ mailType }, { senderClass }) {
    if (mailType === null)
        return { senderClass };
    return { senderClass: mailType === 'marketing' ? senderClass : 'all', mailType };
}
function toHistory({ acceptedCopyCount, temporaryRefusalCount }) {
    return { acceptedCopyCount, temporaryRefusalCount };
}


/***/ }),

/***/ 41439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JB: () => (/* binding */ judgeJob),
/* harmony export */   OX: () => (/* binding */ coversPort),
/* harmony export */   cq: () => (/* binding */ observeJob),
/* harmony export */   f: () => (/* binding */ dnsPort),
/* harmony export */   fb: () => (/* binding */ trackingIdsJob),
/* harmony export */   nx: () => (/* binding */ organizationJob),
/* harmony export */   um: () => (/* binding */ enginePort)
/* harmony export */ });
/** The work on received mail that worker threads do, since whoever sent it may mean harm. */
const judgeJob = { name: 'judge-message' };
/** SPF, DKIM and DMARC of a copy in a real mailbox. */
const observeJob = { name: 'observe-authentication' };
/** The tracking ids in subject and body of a message. */
const trackingIdsJob = { name: 'find-tracking-ids' };
const organizationJob = { name: 'compare-organizations' };
const dnsPort = { name: 'resolve' };
const coversPort = { name: 'is-in-zone-files' };
/** The main thread knows which message is meant. */
const enginePort = { name: 'ask-engine' };


/***/ }),

/***/ 92757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ LimitReached)
/* harmony export */ });
/** A message that takes more of a worker thread than it may. */
/** Trying again would end the same way. The message says which limit it was, as a clause. */
class LimitReached extends Error {
    name = 'LimitReached';
}


/***/ }),

/***/ 12464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ openJudging)
/* harmony export */ });
/* harmony import */ var _verdict_authentication_compare_domains_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14601);
/* harmony import */ var _world_workers_job_type_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88288);
/* harmony import */ var _world_workers_open_workers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67110);
/* harmony import */ var _unjudged_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90202);
/* harmony import */ var _judging_job_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41439);
/* harmony import */ var _limit_reached_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92757);
/** Judging in worker threads: whatever a message holds, the main thread goes on answering HTTP and SMTP. */






/** Without the time that DNS and the engine take. A message of 20 KB takes some 5 ms. */
const usualTimeLimitMs = 10_000;
/** V8 heap of one thread. */
const memoryMb = 256;
/** Most of the time a copy waits for DNS. */
const jobsPerThread = 16;
/** Opens it; no thread is started before the first message. */
function openJudging(parts) {
    const { dns, clock, engine, threadCount, timeLimitMs = usualTimeLimitMs } = parts;
    const workers = (0,_world_workers_open_workers_js__WEBPACK_IMPORTED_MODULE_0__/* .openWorkers */ .i)({ threadCount, jobsPerThread, memoryMb });
    const hasZoneFiles = dns.covers !== undefined;
    function dnsPorts(signal) {
        return {
            ...(0,_world_workers_job_type_js__WEBPACK_IMPORTED_MODULE_2__/* .typedPort */ .Gc)(_judging_job_types_js__WEBPACK_IMPORTED_MODULE_1__/* .dnsPort */ .f, async (name, type) => await dns.resolve(name, type, signal)),
            ...(0,_world_workers_job_type_js__WEBPACK_IMPORTED_MODULE_2__/* .typedPort */ .Gc)(_judging_job_types_js__WEBPACK_IMPORTED_MODULE_1__/* .coversPort */ .OX, async (name) => (await dns.covers?.(name)) ?? false),
        };
    }
    async function judge(input, signal) {
        const ask = async () => engine === null ? { status: 'failed', reason: 'there is no engine' } : await engine.judge(input, signal);
        const outcome = await (0,_world_workers_job_type_js__WEBPACK_IMPORTED_MODULE_2__/* .runTypedJob */ .Pn)(workers, {
            type: _judging_job_types_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeJob */ .JB,
            input: {
                input,
                hasZoneFiles,
                nowMs: clock.nowMs(),
                engine: engine === null ? null : { engine: engine.engine, version: engine.version },
            },
            ports: { ...dnsPorts(signal), ...(0,_world_workers_job_type_js__WEBPACK_IMPORTED_MODULE_2__/* .typedPort */ .Gc)(_judging_job_types_js__WEBPACK_IMPORTED_MODULE_1__/* .enginePort */ .um, ask) },
            timeLimitMs,
        }, signal);
        return outcome.status === 'done' ? outcome.value : giveUp(outcome, timeLimitMs);
    }
    return {
        judge,
        observe: async (copy, signal) => {
            const input = { copy, hasZoneFiles, nowMs: clock.nowMs() };
            return await run(workers, { type: _judging_job_types_js__WEBPACK_IMPORTED_MODULE_1__/* .observeJob */ .cq, input, ports: dnsPorts(signal), timeLimitMs }, signal);
        },
        isSameOrganization: async (domains, signal) => {
            const byName = (0,_verdict_authentication_compare_domains_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameByName */ .r)(domains);
            if (byName !== null)
                return byName;
            const input = { ...domains, hasZoneFiles };
            const job = { type: _judging_job_types_js__WEBPACK_IMPORTED_MODULE_1__/* .organizationJob */ .nx, input, ports: dnsPorts(signal), timeLimitMs };
            return await run(workers, job, signal).catch(unknownAtLimit);
        },
        findMentionedIds: async (bytes, signal) => await run(workers, { type: _judging_job_types_js__WEBPACK_IMPORTED_MODULE_1__/* .trackingIdsJob */ .fb, input: bytes, timeLimitMs }, signal),
        warm: () => workers.warm(),
        [Symbol.asyncDispose]: async () => await workers[Symbol.asyncDispose](),
    };
}
/** @throws LimitReached; Error when the job failed; the signal's reason */
async function run(workers, job, signal) {
    const outcome = await (0,_world_workers_job_type_js__WEBPACK_IMPORTED_MODULE_2__/* .runTypedJob */ .Pn)(workers, job, signal);
    if (outcome.status === 'done')
        return outcome.value;
    const limit = describeLimit(outcome, job.timeLimitMs);
    if (limit !== null)
        throw new _limit_reached_js__WEBPACK_IMPORTED_MODULE_4__/* .LimitReached */ .a(limit);
    throw new Error(`${job.type.name}: ${outcome.message}`);
}
/** What DNS answers about the domains may be hostile: then nothing is known of them. */
function unknownAtLimit(error) {
    if (error instanceof _limit_reached_js__WEBPACK_IMPORTED_MODULE_4__/* .LimitReached */ .a)
        return null;
    throw error;
}
/** `null`: the job failed for another reason. */
function describeLimit({ reason }, timeLimitMs) {
    if (reason === 'time-limit')
        return `took more than ${timeLimitMs / 1000} s`;
    return reason === 'memory-limit' ? `took more than ${memoryMb} MiB of memory` : null;
}
/** @throws Error when the message is not to blame: judging it again may end otherwise */
function giveUp(outcome, timeLimitMs) {
    const limit = describeLimit(outcome, timeLimitMs);
    if (limit !== null)
        return (0,_unjudged_js__WEBPACK_IMPORTED_MODULE_5__/* .unjudged */ .b)(`judging ${limit}`);
    throw new Error(`the message could not be judged: ${outcome.message}`);
}


/***/ }),

/***/ 29262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ countConnections)
/* harmony export */ });
/** How many connections each client holds, so that one of them cannot take all. */
/** Counts the connections of a server from now on. @param clientOf whom an address belongs to: many may be one client's */
function countConnections(server, clientOf) {
    const counts = new Map();
    // Before smtp-server's own listener, which asks at once.
    server.prependListener('connection', (socket) => {
        const client = clientOf(socket.remoteAddress ?? '');
        counts.set(client, (counts.get(client) ?? 0) + 1);
        socket.once('close', () => {
            const left = (counts.get(client) ?? 1) - 1;
            if (left === 0)
                counts.delete(client);
            else
                counts.set(client, left);
        });
    });
    return { of: (address) => counts.get(clientOf(address)) ?? 0 };
}


/***/ }),

/***/ 37017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ matchMessage)
/* harmony export */ });
/** To which test a message belongs: by its header field, else by its body, else by its subject. */
/**
 * The first match. The body is only read when the header names no test, since reading it costs more than all else.
 *
 * @param find looks tracking ids up, best first; `null` when none of them is known
 */
async function matchMessage(identity, find) {
    const { headerTrackingIds } = identity;
    const byHeader = headerTrackingIds.length === 0 ? null : await find(headerTrackingIds);
    if (byHeader !== null)
        return byHeader;
    const mentioned = await identity.mentionedTrackingIds();
    return mentioned.length === 0 ? null : await find(mentioned);
}


/***/ }),

/***/ 12327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ readArrival)
});

// EXTERNAL MODULE: ./lib/seeds/find-own-target.js
var find_own_target = __webpack_require__(16890);
// EXTERNAL MODULE: ./lib/mail/header-limits.js
var header_limits = __webpack_require__(86199);
// EXTERNAL MODULE: ./lib/seeds/unjudged.js
var unjudged = __webpack_require__(90202);
;// CONCATENATED MODULE: ./lib/seeds/form-refusal.js
/** The refusal of a message for its form alone. No parser reads such a message, and nothing of it is measured. */


/** Refuses. @param cause why nothing was measured, as a clause */
function refuseForm(reply, cause) {
    return {
        ...(0,unjudged/* unmeasured */.Q)(`not measured: ${cause}`),
        reply: { ...reply, text: `[presend] ${reply.text}` },
        reason: `Refused before anything was measured: ${reply.text}`,
    };
}
/** The refusal of a message whose header section exceeds the limits; `null`: it does not. */
function refuseHeader(bytes) {
    const text = (0,header_limits/* findHeaderExcess */.wH)(bytes);
    return text === null ? null : refuseForm({ code: 552, enhancedCode: '5.3.4', text }, text);
}

;// CONCATENATED MODULE: ./lib/seeds/line-ends.js
/** Line ends that are not CRLF: what SMTP smuggling is made of. */

/**
 * Looks for a line end that another server might take for one and we do not: around a dot it hides a second message
 * (`<LF>.<LF>`, `<LF>.<CRLF>`, `<CR>.<CR>`).
 * Source: RFC 5321 §2.3.8; https://www.postfix.org/smtp-smuggling.html
 */
function findBareLineEnd(bytes) {
    // One character a byte; the regular expression takes a fifth of the time of a loop over the bytes.
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    const found = /\r(?!\n)|(?<!\r)\n/u.exec(text);
    if (found === null)
        return null;
    return { kind: found[0] === '\n' ? 'LF' : 'CR', line: countLines(text, found.index) };
}
/** Without a list of all lines: a message may have millions. */
function countLines(text, end) {
    let count = 1;
    for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1))
        count += 1;
    return count;
}
/** The refusal of a message with such a line end: nothing else of it is looked at, and nothing is measured. */
function refusalOf({ kind, line }) {
    const text = `line ${line} ends in a bare ${kind}; only CRLF ends a line (RFC 5321 section 2.3.8)`;
    return refuseForm({ code: 550, enhancedCode: '5.5.2', text }, 'the message was refused for its line ends');
}

// EXTERNAL MODULE: ./lib/seeds/match-message.js
var match_message = __webpack_require__(37017);
// EXTERNAL MODULE: ./lib/seeds/read-identity.js
var read_identity = __webpack_require__(29431);
;// CONCATENATED MODULE: ./lib/seeds/read-arrival.js
/** A message with the test that each of its seeds expects it for. */





/**
 * Reads the header section, and searches the body where that names no test. Nothing is parsed: most mail of strangers
 * ends here.
 *
 * @throws Error when DNS cannot be asked whose mail it is: nothing may be said of it then
 */
async function readArrival(message, ports, signal) {
    const { findMentionedIds } = ports;
    const identity = (0,read_identity/* readIdentity */.x)(message.bytes, findMentionedIds && (async () => await findMentionedIds(message.bytes, signal)));
    const formRefusal = findFormRefusal(message.bytes);
    const copies = [];
    let isForeign = false;
    for (const seed of message.seeds) {
        const found = await (0,match_message/* matchMessage */.L)(identity, async (trackingIds) => {
            const own = await findAt(seed.address, { trackingIds, identity, ports, signal });
            if (own === 'foreign')
                isForeign = true;
            return own === 'foreign' ? null : own;
        });
        if (found?.isSenderKnown === false)
            throw new Error('DNS could not be asked whose mail a message is');
        if (found !== null)
            copies.push({ message, identity, seed, target: found.target, formRefusal });
    }
    return { message, identity, formRefusal, copies, isForeign };
}
function findFormRefusal(bytes) {
    const bareLineEnd = findBareLineEnd(bytes);
    return bareLineEnd === null ? refuseHeader(bytes) : refusalOf(bareLineEnd);
}
async function findAt(address, { trackingIds, identity, ports, signal }) {
    const { store, isSameOrganization } = ports;
    const { messageKey } = identity;
    return await (0,find_own_target/* findOwnTarget */.T)(trackingIds, {
        find: async (ids) => await store.findCopyTarget({ trackingIds: ids, address, messageKey }),
        check: async (target) => await (0,find_own_target/* isOfSender */.r)(target, identity, { isSameOrganization, signal }),
    });
}


/***/ }),

/***/ 49653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qh: () => (/* binding */ takenReply),
/* harmony export */   VI: () => (/* binding */ receiveMessage),
/* harmony export */   bR: () => (/* binding */ judgeArrival),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   zw: () => (/* binding */ receivedCopy)
/* harmony export */ });
/* harmony import */ var _mail_submission_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25402);
/* harmony import */ var _judge_copy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71777);
/* harmony import */ var _read_arrival_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12327);
/** What becomes of one message at the local seeds while its sender waits: matched, judged, recorded, then answered. */



/**
 * Receives a message at all its seeds. When the reply is 250, every result is stored.
 * Rejects when storage, the judge or the signal ends it: then nothing may be acknowledged.
 */
async function receiveMessage(message, surroundings, signal) {
    const arrival = await (0,_read_arrival_js__WEBPACK_IMPORTED_MODULE_0__/* .readArrival */ .S)(message, surroundings.ports, signal);
    const { reception } = await judgeArrival(arrival, surroundings, signal);
    return reception;
}
/** Judges every copy in the sender's presence. Rejects as receiveMessage does. */
async function judgeArrival(arrival, surroundings, signal) {
    const judged = [];
    for (const copy of arrival.copies) {
        const judgement = await (0,_judge_copy_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeCopy */ .f)(copy, { ...surroundings, moment: 'in-dialogue' }, signal);
        judged.push({ copy, judgement });
    }
    const replies = judged.map(({ judgement }) => judgement.reply ?? takenReply('recorded', arrival));
    // A seed that no test waits at takes everything.
    if (judged.length < arrival.message.seeds.length)
        replies.push(unmatchedReplyTo(arrival));
    const undecided = judged.filter(({ judgement }) => isOpen(judgement));
    return {
        reception: {
            reply: commonReply(replies),
            isMatched: judged.length > 0,
            isForeign: arrival.isForeign,
            copies: judged.map(({ copy, judgement }) => receivedCopy(copy, outcomeOf(judgement))),
        },
        undecided: undecided.map(({ copy }) => copy),
    };
}
/** A copy and its outcome. */
function receivedCopy({ target, seed }, outcome) {
    return { numericId: target.numericId, seed: seed.address, outcome };
}
function outcomeOf({ reply, folder }) {
    if (reply !== null)
        return (0,_mail_submission_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .isTransient */ .d)(reply) ? 'deferred' : 'refused';
    return folder ?? 'undecided';
}
/** Whether judging again may bring a folder. */
function isOpen({ reply, folder, isFinal }) {
    return reply === null && folder === null && isFinal !== true;
}
/** Any acceptance is an acceptance; what other seeds refused stands in their results. Else "later" beats "never". */
function commonReply(replies) {
    const accepted = replies.find((reply) => reply.code < 400);
    return accepted ?? replies.find(_mail_submission_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .isTransient */ .d) ?? replies[0] ?? unmatchedReply;
}
function unmatchedReplyTo({ formRefusal }) {
    return formRefusal?.reply ?? unmatchedReply;
}
/** The acknowledgement of a message that is on disk: its results, or itself. */
function takenReply(how, { identity }) {
    return { code: 250, enhancedCode: '2.0.0', text: `Ok: ${how} as ${identity.messageKey.slice(0, 12)}` };
}
/** The same for an id that nobody knows and for one of a test that is for another sender's mail: strangers learn nothing. */
const unmatchedReply = {
    code: 250,
    enhancedCode: '2.0.0',
    text: 'Ok: accepted, but it carries the tracking id of no test here that is for mail of its sender, and is not kept',
};


/***/ }),

/***/ 75094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ recordAuthentication)
/* harmony export */ });
/** The three verdicts on a copy, as its record keeps them. */
/** What is kept of SPF, DKIM and DMARC, whether presend's receiver judged them or a real mailbox showed them. */
function recordAuthentication({ spf, dkim, dmarc, }) {
    return { spf: keep(spf), dkim: keep(dkim), dmarc: { ...keep(dmarc), policy: dmarc.policy } };
}
function keep(verdict) {
    const { isPass, isMeasured, result, domain, isAligned, detail, origin, fix } = verdict;
    const kept = { isPass, isMeasured, result, domain, isAligned, detail };
    return { ...kept, ...(origin === undefined ? {} : { origin }), ...(fix === undefined ? {} : { fix }) };
}


/***/ }),

/***/ 90202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ unmeasured),
/* harmony export */   b: () => (/* binding */ unjudged)
/* harmony export */ });
/** Verdicts on messages of which nothing was measured. */
/** A message without folder that is not judged again, since it would end the same way. */
function unjudged(cause) {
    return { ...unmeasured(`not measured: ${cause}`), reason: `No folder, because ${cause}`, isFinal: true };
}
/** A judgement that says nothing but `detail`. */
function unmeasured(detail) {
    const verdict = { isPass: null, isMeasured: false, result: null, domain: null, isAligned: null, detail };
    return {
        reply: null,
        folder: null,
        reason: detail,
        spf: { ...verdict, record: null },
        dkim: verdict,
        dmarc: { ...verdict, policy: null, policyDomain: null, carriedBy: null },
        spam: null,
        firedRules: [],
        skippedRules: [],
    };
}


/***/ }),

/***/ 5277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ ApiProblem),
/* harmony export */   Gk: () => (/* binding */ targetTooLong),
/* harmony export */   Mb: () => (/* binding */ storageAway),
/* harmony export */   YU: () => (/* binding */ failedHere),
/* harmony export */   t: () => (/* binding */ unknownTest)
/* harmony export */ });
/* harmony import */ var _contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95875);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/** A request that is answered with an error: thrown anywhere below a handler, made into a body in one place. */


/** What is wrong, in words that the client may see. */
class ApiProblem extends Error {
    status;
    /** All single problems of a 422; empty when `message` says it all. */
    problems;
    headers;
    constructor(status, message, details = {}) {
        super(message);
        this.name = 'ApiProblem';
        this.status = status;
        this.problems = details.problems ?? [];
        this.headers = details.headers ?? {};
    }
}
/** No test of that name: it may be another workspace's, which is the same to the caller. */
function unknownTest(name) {
    return new ApiProblem(404, `There is no test ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteValue */ .cl)(name)}`);
}
/** Something of ours is broken: its words stay inside. */
function failedHere() {
    return new ApiProblem(500, 'The service failed on this request; try again later');
}
/** The database cannot be reached or written to; it may be back in seconds. */
function storageAway() {
    const headers = { [_contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .httpHeaders */ .P.retryAfter]: String(storageRetrySeconds) };
    return new ApiProblem(503, 'The service cannot reach its storage now; try again later', { headers });
}
const storageRetrySeconds = 5;
/** Nobody's client has such a path or query. */
function targetTooLong() {
    return new ApiProblem(414, 'The path and query of the request are too long');
}


/***/ }),

/***/ 58365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ apiPath),
  j: () => (/* binding */ serviceApp)
});

// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 21 modules
var dist = __webpack_require__(60120);
// EXTERNAL MODULE: ./lib/contract/names.js
var names = __webpack_require__(766);
// EXTERNAL MODULE: ./lib/contract/queries.js
var queries = __webpack_require__(30786);
// EXTERNAL MODULE: ./lib/contract/requests.js + 1 modules
var requests = __webpack_require__(50457);
// EXTERNAL MODULE: ./lib/seeds/directory.js
var seeds_directory = __webpack_require__(88073);
// EXTERNAL MODULE: ./lib/seeds/plus-address.js
var plus_address = __webpack_require__(75541);
// EXTERNAL MODULE: ./lib/seeds/tracking-id.js
var tracking_id = __webpack_require__(44471);
// EXTERNAL MODULE: ./lib/service/api-problem.js
var api_problem = __webpack_require__(5277);
;// CONCATENATED MODULE: ./lib/service/create-test.js
/** Creates a test: chooses its seeds, names it, and writes it down. */





const untitled = 'Untitled test';
const minuteMs = 60_000;
/** @throws ApiProblem 503 when no seed of a wanted type can be monitored */
async function createTest(wish, workspaceId, parts) {
    const seeds = chooseSeeds(wish.providerTypes, await parts.directory.list());
    const createdAtMs = parts.clock.nowMs();
    const trackingId = (0,tracking_id/* createTrackingId */.fb)(parts.random);
    const timeoutMs = wish.timeoutMinutes === null ? parts.testTimeoutMs : wish.timeoutMinutes * minuteMs;
    const test = {
        workspaceId,
        trackingId,
        trackingKey: (0,tracking_id/* createTrackingKey */.nk)(parts.random),
        style: wish.style,
        name: wish.name === null || wish.name === '' ? untitled : wish.name,
        source: wish.source,
        metadata: wish.metadata,
        senderDomain: wish.senderDomain,
        mailType: wish.mailType,
        createdAtMs,
        expiresAtMs: createdAtMs + timeoutMs,
        seeds: seeds.map((seed) => toTestSeed(seed, trackingId)),
    };
    return { ...test, numericId: await parts.store.createTest(test) };
}
function toTestSeed({ address, providerType, providerName, hasPlusAddress }, trackingId) {
    const ownAddress = hasPlusAddress === true ? (0,plus_address/* plusAddressOf */.Y)(address, trackingId) : address;
    return { address: ownAddress, providerType, providerName };
}
/** All seeds of the wanted types that can be monitored, in the directory's order; at least one of each type. */
function chooseSeeds(wanted, seeds) {
    const types = names/* providerTypes */.Nm.filter((type) => wanted.length > 0 ? wanted.includes(type) : seeds.some((seed) => seed.providerType === type));
    const chosen = seeds.filter((seed) => types.includes(seed.providerType) && (0,seeds_directory/* isMonitored */.qG)(seed));
    const lacking = types.filter((type) => !chosen.some((seed) => seed.providerType === type));
    if (lacking.length === 0 && chosen.length > 0)
        return chosen;
    const named = lacking.length === 0 ? 'any provider type' : lacking.map((type) => `"${type}"`).join(', ');
    throw new api_problem/* ApiProblem */.AW(503, `Email monitoring could not be set up: no seed mailbox of ${named} is working; retry later`, {
        headers: { 'Retry-After': '60' },
    });
}

// EXTERNAL MODULE: ./lib/service/long-poll/answer-read.js
var answer_read = __webpack_require__(43705);
// EXTERNAL MODULE: ./lib/storage/test-status.js
var test_status = __webpack_require__(84604);
// EXTERNAL MODULE: ./lib/service/long-poll/conditional-request.js
var conditional_request = __webpack_require__(70756);
;// CONCATENATED MODULE: ./lib/service/test-replies.js
/** What the service says of a test, in the wire's words. */



const longPoll = { max_wait_seconds: conditional_request/* maxWaitSeconds */.P7 };
/** Reply of `POST /spam_tests`, also for a test in external style. */
function createSpamTestReply(test, place) {
    const { numericId, trackingId, name, source, metadata } = test;
    return {
        success: true,
        test: { id: numericId, tracking_id: trackingId, name, source, metadata },
        instructions: { send_to: sendToOf(test.seeds), timeout_minutes: timeoutMinutesOf(test) },
        long_poll: longPoll,
        ...reportUrlOf(test, place),
    };
}
/** Reply of `POST /external_tests`. */
function createExternalTestReply(test, place) {
    return {
        success: true,
        test: { id: test.numericId, tracking_id: test.trackingId, status: 'pending' },
        send_to: sendToOf(test.seeds),
        instructions: { timeout_minutes: timeoutMinutesOf(test) },
        long_poll: longPoll,
        ...reportUrlOf(test, place),
    };
}
/** The page of a test for people; a service that people cannot reach has none. */
function reportUrlOf({ trackingId }, { publicUrl }) {
    return publicUrl === null ? {} : { report_url: `${publicUrl}/r/${trackingId}` };
}
function timeoutMinutesOf({ createdAtMs, expiresAtMs }) {
    return Math.ceil((expiresAtMs - createdAtMs) / 60_000);
}
/** Addresses by provider type; types without one are absent. */
function sendToOf(seeds) {
    const groups = names/* providerTypes */.Nm.map((type) => {
        return [type, seeds.filter((seed) => seed.providerType === type).map((seed) => seed.address)];
    });
    return Object.fromEntries(groups.filter(([, addresses]) => addresses.length > 0));
}
/** Reply of `GET /spam_tests/:id`. */
function getSpamTestReply(test, nowMs, place) {
    return {
        success: true,
        data: {
            key: test.trackingKey,
            name: test.name,
            test_results: test.seeds.map(toResultEntry),
            status: (0,test_status/* statusOf */.c)(test, nowMs),
            ...reportUrlOf(test, place),
        },
    };
}
function toResultEntry({ address, providerType, providerName, result }) {
    const received = result !== null && isReceived(result) ? result : null;
    const judged = result !== null && (isReceived(result) || isRejected(result)) ? result : null;
    return {
        to: address,
        from: judged?.sender ?? null,
        delivered_to: received?.folder ?? null,
        spf_pass: judged?.evidence.spf.isPass === true,
        dkim_pass: judged?.evidence.dkim.isPass === true,
        dmarc_pass: judged?.evidence.dmarc.isPass === true,
        provider_name: providerName,
        provider_type: providerType,
        received_at: received === null ? null : new Date(received.recordedAtMs).toISOString(),
        placement: result?.placementKind ?? null,
        reason: result?.reason ?? null,
        spam: result?.evidence.spam ?? null,
        authentication: result === null ? null : toWireAuthentication(result),
        smtp_reply: result === null || result.reply === null ? null : toWireReply(result.reply),
        notes: result === null ? [] : result.evidence.firedRules.flatMap(toWireNote),
    };
}
function toWireNote({ id, text, fix }) {
    return fix === undefined ? [] : [{ rule: id, text, fix }];
}
/** A rejected copy never came into the mailbox, whatever was measured before. */
function isReceived({ status }) {
    return status === 'placed' || status === 'undecided';
}
/** For good: a copy that was only deferred may still arrive. */
function isRejected({ status, isSettled }) {
    return status === 'refused' || (status === 'deferred' && isSettled);
}
function toWireAuthentication({ evidence }) {
    return { spf: toWireVerdict(evidence.spf), dkim: toWireVerdict(evidence.dkim), dmarc: toWireVerdict(evidence.dmarc) };
}
function toWireVerdict({ result, domain, isAligned, isMeasured, detail, origin, fix }) {
    const verdict = { domain, aligned: isAligned, measured: isMeasured, detail };
    return {
        ...(result === null ? {} : { result }),
        ...verdict,
        ...(origin === undefined ? {} : { origin }),
        ...(fix === undefined ? {} : { fix }),
    };
}
function toWireReply({ code, enhancedCode, text }) {
    return { code, enhanced_code: enhancedCode, text };
}
/** Reply of `GET /external_tests/:id`. */
function getExternalTestReply(test, nowMs, place) {
    return { success: true, test: toListedTest(test, nowMs, place), summary: summaryOf(test) };
}
/** One test of a list. */
function toListedTest(test, nowMs, place) {
    return {
        id: test.numericId,
        tracking_id: test.trackingId,
        status: (0,test_status/* statusOf */.c)(test, nowMs),
        name: test.name,
        source: test.source,
        metadata: test.metadata,
        created_at: new Date(test.createdAtMs).toISOString(),
        ...reportUrlOf(test, place),
    };
}
/** A refused seed is completed and not in the inbox. */
function summaryOf({ inboxCount, settledCount, seedCount }) {
    const inboxPercent = settledCount === 0 ? 0 : (100 * inboxCount) / settledCount;
    return { inbox_rate: Math.round(inboxPercent * 10) / 10, completed: settledCount, total_providers: seedCount };
}

;// CONCATENATED MODULE: ./lib/service/long-poll/test-readings.js
/** Renders the two kinds of replies about a test: from what admission read, and from what is read again after a wait. */



/** For `GET /spam_tests/:id`. */
function spamTestReading({ replies, publicUrl }) {
    /** Rendered once for each revision and status, however many clients ask. */
    function render(test, nowMs) {
        const cached = replies.findFor(test, nowMs);
        if (cached !== null)
            return cached;
        const reply = readyReply(test, nowMs, getSpamTestReply(test, nowMs, { publicUrl }));
        replies.keep(test, { ...reply, status: (0,test_status/* statusOf */.c)(test, nowMs) });
        return reply;
    }
    return {
        shows: () => true,
        reply: ({ test, knownReply, nowMs }) => {
            if (test !== null && test.seeds !== null)
                return render({ ...test, seeds: test.seeds }, nowMs);
            if (knownReply === null)
                throw new TypeError('seeds were left out although no reply was cached');
            return knownReply;
        },
        laterReply: render,
    };
}
/** For `GET /external_tests/:id`, which knows only tests in that style. */
function externalTestReading({ publicUrl }) {
    const render = (test, nowMs) => readyReply(test, nowMs, getExternalTestReply(test, nowMs, { publicUrl }));
    return {
        shows: ({ style }) => style === 'external-test',
        reply: ({ test, nowMs }) => {
            if (test === null)
                throw new TypeError('there is no test to render');
            return render(test, nowMs);
        },
        laterReply: render,
    };
}
function readyReply(test, nowMs, reply) {
    return { etag: (0,conditional_request/* etagOf */.Nk)(test, nowMs), body: new TextEncoder().encode(JSON.stringify(reply)) };
}

;// CONCATENATED MODULE: ./lib/service/providers-reply.js
/** The seed mailboxes with their providers and health, in the wire's words. */

/** Reply of `GET /external_tests/providers`; no types given means all. Disabled seeds are not shown. */
function providersReply(seeds, wanted) {
    const types = names/* providerTypes */.Nm.filter((type) => wanted.length === 0 || wanted.includes(type));
    return { success: true, providers: Object.fromEntries(types.map((type) => [type, groupOf(seeds, type)])) };
}
function groupOf(seeds, type) {
    const shown = seeds.filter((seed) => seed.providerType === type && seed.isEnabled);
    const emails = shown.map(({ address, providerName, health }) => ({ address, service: providerName, status: health }));
    return { description: descriptions[type], emails };
}
const descriptions = {
    consumer: 'Mailboxes of providers for private people',
    business: 'Mailboxes of providers for companies',
    protected: 'Company mailboxes behind a filtering gateway',
};

// EXTERNAL MODULE: ./lib/contract/wire-schema.js
var wire_schema = __webpack_require__(57017);
// EXTERNAL MODULE: ./lib/errors/problem.js
var errors_problem = __webpack_require__(32964);
;// CONCATENATED MODULE: ./lib/service/requests/invalid-request.js
/** What a 422 says. */


/** A 422 with all problems, as one sentence and as a list. */
function invalidRequest(problems) {
    const texts = problems.map((problem) => (0,errors_problem/* renderProblem */.yM)({ ...problem, input: fieldName(problem.input) }));
    return new api_problem/* ApiProblem */.AW(422, `Invalid request: ${texts.join('; ')}`, { problems: texts });
}
/** `$.external_test.name` is `external_test.name` to whoever wrote the request. */
function fieldName(path) {
    return path.replace(/^\$\.?/u, '') || 'body';
}

;// CONCATENATED MODULE: ./lib/service/requests/read-json.js
/** From a request's body to a value that cannot be wrong, or a 4xx that names everything that is. */




/**
 * Reads a JSON object. What the request calls its content is not looked at: a body is JSON in UTF-8 (RFC 8259 §8.1) or
 * it is refused. An empty one is `{}`.
 *
 * @throws ApiProblem 400 when the body is no JSON object, 422 when it is not what the schema wants
 */
async function readJson(request, schema) {
    const parsed = await parseBody(request, schema);
    if (parsed.status === 'ok')
        return parsed.value;
    throw invalidRequest(parsed.problems);
}
/**
 * Reads a JSON object and something that stands beside it, so that what is wrong with either is told at once.
 *
 * @throws ApiProblem as readJson
 */
async function readJsonWith(request, schema, beside) {
    const parsed = await parseBody(request, schema);
    const besideProblems = beside.status === 'bad' ? beside.problems : [];
    if (parsed.status === 'bad')
        throw invalidRequest([...parsed.problems, ...besideProblems]);
    if (beside.status === 'bad')
        throw invalidRequest(besideProblems);
    return [parsed.value, beside.value];
}
async function parseBody(request, schema) {
    const text = decodeUtf8(await request.req.arrayBuffer());
    return parseWithin(schema, text.trim() === '' ? {} : parseObject(text));
}
/** A byte order mark at the start is dropped, as RFC 8259 §8.1 allows. */
function decodeUtf8(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        // The decoder says only that it failed.
        throw notJson('it is no UTF-8 text');
    }
}
function parseObject(text) {
    const value = parseJson(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return value;
    throw new api_problem/* ApiProblem */.AW(400, `The body is no JSON object: got ${(0,errors_problem/* quoteValue */.cl)(value)}, expected {…}`);
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw notJson(error instanceof Error ? error.message : 'it cannot be read');
    }
}
function notJson(reason) {
    return new api_problem/* ApiProblem */.AW(400, `The body is no JSON: ${reason}`);
}
const tooDeep = { input: '$', came: 'JSON that is nested too deeply', expected: 'a few levels' };
function parseWithin(schema, json) {
    try {
        return (0,wire_schema/* parseWire */.n)(schema, json);
    }
    catch (error) {
        // JSON nested some thousand levels deep parses, but nothing that walks over it comes back.
        if (error instanceof RangeError)
            throw invalidRequest([tooDeep]);
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/service/requests/read-query.js
/** From a request's query string to a value that cannot be wrong, or a 422 that names everything that is. */


/** The only parameter that may stand several times; clients write it with brackets and without. */
const listName = 'provider_types';
/**
 * Reads the query with a schema of its parameters. Unknown ones are ignored, and of one that stands several times the
 * first counts.
 *
 * @throws ApiProblem 422 with all problems
 */
function readQuery(request, schema) {
    const listed = [`${listName}[]`, listName].flatMap((name) => request.req.queries(name) ?? []);
    const given = { ...request.req.query(), ...(listed.length === 0 ? {} : { [listName]: listed }) };
    const parsed = (0,wire_schema/* parseWire */.n)(schema, given);
    if (parsed.status === 'ok')
        return parsed.value;
    throw invalidRequest(parsed.problems);
}

// EXTERNAL MODULE: ./lib/contract/http-headers.js
var http_headers = __webpack_require__(95875);
;// CONCATENATED MODULE: ./lib/service/requests/read-mail-type.js
/** The request header field that says what kind of mail a new test is for. */



/** `null`: the field was not sent. */
function readMailType({ req }) {
    const field = req.header(http_headers/* httpHeaders */.P.mailType);
    if (field === undefined)
        return (0,errors_problem.ok)(null);
    const mailType = names/* mailTypes */.pj.find((known) => known === field.trim().toLowerCase());
    if (mailType !== undefined)
        return (0,errors_problem.ok)(mailType);
    return (0,errors_problem/* bad */.MB)({ input: http_headers/* httpHeaders */.P.mailType, came: (0,errors_problem/* quoteValue */.cl)(field), expected: `one of ${names/* mailTypes */.pj.join(', ')}` });
}

// EXTERNAL MODULE: ./lib/mail/domain.js
var mail_domain = __webpack_require__(32243);
;// CONCATENATED MODULE: ./lib/service/requests/read-sender-domain.js
/** The request header field that says whose mail a new test is for. */



/** The domain as A-labels in lower case; `null`: the field was not sent, and mail of any sender is taken. */
function readSenderDomain({ req }) {
    const field = req.header(http_headers/* httpHeaders */.P.senderDomain);
    if (field === undefined)
        return (0,errors_problem.ok)(null);
    const text = asUnicode(field).trim();
    const domain = (0,mail_domain/* parseDomain */.g)(text);
    if (domain !== null)
        return (0,errors_problem.ok)(domain);
    return (0,errors_problem/* bad */.MB)({
        input: http_headers/* httpHeaders */.P.senderDomain,
        came: (0,errors_problem/* quoteValue */.cl)(text),
        expected: 'the domain name in the From field of the mail, such as shop.example',
    });
}
/** HTTP hands bytes over as ISO 8859-1 (RFC 9110 §5.5); whoever writes a domain in letters beyond ASCII writes UTF-8. */
function asUnicode(field) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(field, 'latin1'));
    }
    catch {
        // Not UTF-8: then the letters are those that ISO 8859-1 has.
        return field;
    }
}

;// CONCATENATED MODULE: ./lib/service/requests/read-test-fields.js
/** What both requests that create a test say in header fields. */



/** Both fields, or every problem with them. */
function readTestFields(request) {
    const senderDomain = readSenderDomain(request);
    const mailType = readMailType(request);
    const problems = [senderDomain, mailType].flatMap((field) => (field.status === 'bad' ? field.problems : []));
    if (senderDomain.status === 'bad' || mailType.status === 'bad')
        return (0,errors_problem/* bad */.MB)(...problems);
    return (0,errors_problem.ok)({ senderDomain: senderDomain.value, mailType: mailType.value });
}

// EXTERNAL MODULE: ./lib/service/service-context.js
var service_context = __webpack_require__(72202);
;// CONCATENATED MODULE: ./lib/service/api/external-tests.js
/** `/external_tests`: create, read, list, and the mailboxes there are. */












/** `POST /external_tests`. */
function postExternalTest(parts) {
    return async (request) => {
        const [body, fields] = await readJsonWith(request, requests/* createExternalTestRequest */.Nb, readTestFields(request));
        const wish = {
            style: 'external-test',
            name: body.external_test.name,
            source: body.external_test.source,
            metadata: body.external_test.metadata ?? {},
            ...fields,
            providerTypes: body.provider_types ?? [],
            timeoutMinutes: body.timeout_minutes ?? null,
        };
        const test = await createTest(wish, (0,service_context/* workspaceOf */.B3)(request), parts);
        request.set('testId', test.numericId);
        return request.json(createExternalTestReply(test, parts), 201);
    };
}
/** `GET /external_tests/:id`, by numeric id alone; answers a long poll. */
function getExternalTest(parts) {
    return (0,answer_read/* answerRead */.D)(parts, externalTestReading(parts));
}
/** `GET /external_tests`, newest first. */
function listExternalTests({ store, clock, publicUrl }) {
    return async (request) => {
        const { query, status } = readPage(request);
        const nowMs = clock.nowMs();
        const { tests, totalCount } = status === 'unknown'
            ? { tests: [], totalCount: 0 }
            : await store.listExternalTests({ ...query, status, workspaceId: (0,service_context/* workspaceOf */.B3)(request), nowMs });
        const reply = {
            success: true,
            tests: tests.map((test) => toListedTest(test, nowMs, { publicUrl })),
            pagination: {
                page: query.page,
                per_page: query.perPage,
                total_count: totalCount,
                total_pages: Math.ceil(totalCount / query.perPage),
            },
        };
        return request.json(reply);
    };
}
/** Beyond this no list is long enough, and an offset would leave exact integers. */
const maxPage = 1_000_000_000;
/** @throws ApiProblem 422 */
function readPage(request) {
    const { source, status, page, per_page: perPage } = readQuery(request, queries/* listExternalTestsQuery */.Bo);
    return {
        query: {
            source: source ?? null,
            page: Math.min(page ?? 1, maxPage),
            perPage: Math.min(perPage ?? queries/* defaultPerPage */._j, queries/* maxPerPage */.N7),
        },
        status: status === undefined ? null : (names/* testStatuses */.lh.find((known) => known === status) ?? 'unknown'),
    };
}
/** `GET /external_tests/providers`. */
function getProviders({ directory }) {
    return async (request) => {
        const { provider_types: wanted = [] } = readQuery(request, queries/* providersQuery */.vQ);
        return request.json(providersReply(await directory.list(), wanted));
    };
}

// EXTERNAL MODULE: ./lib/contract/postmaster-queries.js
var postmaster_queries = __webpack_require__(47917);
// EXTERNAL MODULE: ./lib/storage/admission-queries.js
var admission_queries = __webpack_require__(27541);
;// CONCATENATED MODULE: ./lib/service/api/postmaster-accounts.js
/** `/postmaster_accounts`: connected accounts, and what their providers say of the domains. */







/** `GET /postmaster_accounts/connected`; 404 when there are none. */
function getConnectedAccounts({ postmaster }) {
    return async (request) => {
        const accounts = await postmaster.listConnectedAccounts((0,service_context/* workspaceOf */.B3)(request));
        if (accounts.length === 0)
            throw new api_problem/* ApiProblem */.AW(404, 'This workspace has no connected postmaster accounts');
        return request.json({ connected_accounts: accounts });
    };
}
/** `GET /postmaster_accounts`: over all domains of one account. */
function getCumulativeData({ postmaster }) {
    return async (request) => {
        const { email } = readQuery(request, postmaster_queries/* cumulativeQuery */.e);
        const account = await postmaster.findAccountByEmail((0,service_context/* workspaceOf */.B3)(request), addressOf(email));
        const data = account === null ? null : await postmaster.readCumulative(account.id);
        if (data === null)
            throw new api_problem/* ApiProblem */.AW(404, `There is no data for the account ${(0,errors_problem/* quoteValue */.cl)(email)}`);
        return request.json({ data });
    };
}
/** `GET /postmaster_accounts/:id`: of one domain. A wrong query is told before a wrong id. */
function getDomainData({ postmaster }) {
    return async (request) => {
        const query = readQuery(request, postmaster_queries/* domainQuery */.n);
        const account = await findAccount(request, query.email, postmaster);
        const domain = domainOf(query.item);
        const range = rangeOf(query);
        const data = await postmaster.readDomain({ accountId: account.id, domain, range });
        if (data === null)
            throw new api_problem/* ApiProblem */.AW(404, `There is no data for the domain ${(0,errors_problem/* quoteValue */.cl)(domain)}${within(range)}`);
        return request.json(data);
    };
}
/** The account that the path and the query both name. @throws ApiProblem 404 */
async function findAccount(request, email, postmaster) {
    const name = request.req.param('id') ?? '';
    const accountId = (0,admission_queries/* toNumericId */.K)(name);
    const account = accountId === null ? null : await postmaster.findAccount((0,service_context/* workspaceOf */.B3)(request), accountId);
    if (account !== null && account.email.toLowerCase() === addressOf(email).toLowerCase())
        return account;
    throw new api_problem/* ApiProblem */.AW(404, `There is no connected postmaster account ${(0,errors_problem/* quoteValue */.cl)(name)} of ${(0,errors_problem/* quoteValue */.cl)(email)}`);
}
/** As it is stored: A-labels in lower case, without a final dot. What is no domain is looked for as it came, in vain. */
function domainOf(item) {
    const text = item.trim();
    return (0,mail_domain/* parseDomain */.g)(text) ?? text.toLowerCase();
}
/** An address holds no space, and a `+` that was not encoded arrives as one (URL Standard §5.1). */
function addressOf(email) {
    return email.trim().replaceAll(' ', '+');
}
function rangeOf({ start_date: startDate, end_date: endDate }) {
    return startDate === undefined || endDate === undefined ? null : { startDate, endDate };
}
function within(range) {
    return range === null ? '' : ` from ${range.startDate} to ${range.endDate}`;
}

// EXTERNAL MODULE: ./lib/contract/postmaster-import.js
var postmaster_import = __webpack_require__(81224);
// EXTERNAL MODULE: ./lib/postmaster/import/import-rules.js
var import_rules = __webpack_require__(897);
// EXTERNAL MODULE: ./lib/postmaster/import/read-json-import.js + 1 modules
var read_json_import = __webpack_require__(21864);
;// CONCATENATED MODULE: ./lib/service/api/postmaster-import.js
/** `POST /postmaster_accounts/import`: data of other providers, pushed. Additive. */






/** All of it, or nothing and every problem. A day that is there is replaced series by series, so it may be sent again. */
function postPostmasterImport({ store, clock }) {
    return async (request) => {
        const { email, domains } = await readJson(request, postmaster_import/* importPostmasterRequest */.h);
        const nowMs = clock.nowMs();
        const read = (0,read_json_import/* readImportedDomains */.c)(domains, { file: 'body', domain: null, nowMs, root: '$.domains' });
        if (read.status === 'bad')
            throw invalidRequest((0,import_rules/* shownProblems */.a1)(read.problems).map(({ place: _body, ...one }) => one));
        const workspaceId = (0,service_context/* workspaceOf */.B3)(request);
        const known = await store.findPostmasterAccountByEmail(workspaceId, email);
        if (known?.source === 'dmarc-reports') {
            const expected = 'an account of its own: the data of this one is computed from DMARC reports';
            throw invalidRequest([{ input: 'email', came: known.email, expected }]);
        }
        const account = await store.ensurePostmasterAccount({ workspaceId, email, source: 'import', nowMs });
        await store.writePostmasterDays(account.id, read.value.days);
        const reply = {
            account: { id: account.id, email: account.email },
            days: read.value.days.length,
        };
        return request.json(reply);
    };
}

;// CONCATENATED MODULE: ./lib/service/api/spam-tests.js
/** `/spam_tests`: create, read, and the list of seed addresses. */









/** `POST /spam_tests`; with `external_test` it creates a test in external style. */
function postSpamTest(parts) {
    return async (request) => {
        const [body, fields] = await readJsonWith(request, requests/* createSpamTestRequest */.vR, readTestFields(request));
        const wish = toWish(body, fields);
        const test = await createTest(wish, (0,service_context/* workspaceOf */.B3)(request), parts);
        request.set('testId', test.numericId);
        return request.json(createSpamTestReply(test, parts), 201);
    };
}
function toWish(body, fields) {
    const { external_test: external } = body;
    return {
        style: external === undefined ? 'spam-test' : 'external-test',
        name: external?.name ?? body.spam_test?.name ?? null,
        source: external?.source ?? null,
        metadata: external?.metadata ?? {},
        ...fields,
        providerTypes: body.provider_types ?? [],
        timeoutMinutes: body.timeout_minutes ?? null,
    };
}
/** `GET /spam_tests/:id`, by numeric id, tracking id or tracking key; answers a long poll. */
function getSpamTest(parts) {
    return (0,answer_read/* answerRead */.D)(parts, spamTestReading(parts));
}
/** `GET /spam_tests/email_services`: exactly the three keys. */
function getEmailServices({ directory }) {
    return async (request) => {
        const seeds = await directory.list();
        const reply = {
            consumer: [],
            business: [],
            protected: [],
            ...sendToOf(seeds.filter(seeds_directory/* isMonitored */.qG)),
        };
        return request.json(reply);
    };
}

;// CONCATENATED MODULE: ./lib/service/kept-once.js
/** Work whose result is kept for as long as the service runs. */
/** Calls `make` when it is first needed; everybody gets that one result. A failure is not kept: the next call tries again. */
function keptOnce(make) {
    let kept = null;
    return async () => {
        kept ??= make();
        try {
            return await kept;
        }
        catch (error) {
            kept = null;
            throw error;
        }
    };
}

// EXTERNAL MODULE: ./lib/service/pages/html-page.js
var html_page = __webpack_require__(33367);
;// CONCATENATED MODULE: ./lib/service/api-docs/document-routes.js
/** The API document, for programs and for people. Both are made when somebody first asks, and then kept. */


/** Where a service says it is when it was not told: the address that `presend serve` listens on by itself. */
const standardUrl = 'http://127.0.0.1:8025';
/** `GET /api/v1/openapi.json`. */
function getOpenApi() {
    const text = keptOnce(async () => JSON.stringify(await makeDocument()));
    return async (request) => {
        request.header('Content-Type', 'application/json; charset=UTF-8');
        request.header('Cache-Control', 'public, max-age=300');
        return request.body(await text());
    };
}
/** `GET /api/docs`. */
function getDocs({ publicUrl }) {
    const page = keptOnce(async () => await makePage(`${publicUrl ?? standardUrl}/api/v1`));
    return async (request) => (0,html_page/* answerPage */.i)(request, await page(), 200);
}
async function makePage(baseUrl) {
    const { renderDocsPage } = await __webpack_require__.e(/* import() */ 4594).then(__webpack_require__.bind(__webpack_require__, 4594));
    return renderDocsPage(await makeDocument(), baseUrl);
}
/** Schemas and texts that a run of `presend check` never needs: they are loaded here, and nowhere before. */
async function makeDocument() {
    const { makeOpenApiDocument } = await __webpack_require__.e(/* import() */ 1287).then(__webpack_require__.bind(__webpack_require__, 11287));
    return makeOpenApiDocument('open');
}

// EXTERNAL MODULE: ./lib/service/error-body.js
var error_body = __webpack_require__(71838);
// EXTERNAL MODULE: ./lib/service/http/client-address.js
var client_address = __webpack_require__(14304);
// EXTERNAL MODULE: ./lib/service/open-paths.js
var open_paths = __webpack_require__(83854);
;// CONCATENATED MODULE: ./lib/service/wanted-test.js
/** Which test a request wants to read, known before anything is asked of the database. */
/** Anything else is no test's name, and some of it no database takes. */
const spamTestPath = /\/spam_tests\/([A-Za-z0-9_-]{1,128})$/u;
const externalTestPath = /\/external_tests\/([1-9]\d{0,14})$/u;
/** `null`: none. Whether the path is one of ours is the router's question. */
function wantTest({ method, path }, replies, nowMs) {
    if (method !== 'GET' && method !== 'HEAD')
        return null;
    const spamTest = spamTestPath.exec(path)?.[1];
    if (spamTest !== undefined) {
        const knownReply = replies.find(spamTest, nowMs);
        return { question: { name: spamTest, needsSeeds: true, known: knownReply }, knownReply };
    }
    const externalTest = externalTestPath.exec(path)?.[1];
    if (externalTest === undefined)
        return null;
    return { question: { name: externalTest, needsSeeds: false, known: null }, knownReply: null };
}

// EXTERNAL MODULE: ./lib/service/middleware/identify.js
var identify = __webpack_require__(44106);
// EXTERNAL MODULE: ./lib/service/middleware/limit-rate.js
var limit_rate = __webpack_require__(76678);
// EXTERNAL MODULE: ./lib/service/middleware/require-access.js
var require_access = __webpack_require__(64454);
;// CONCATENATED MODULE: ./lib/service/middleware/admit.js
/** Lets a request in, or refuses it: who asks, how often in this hour, and the test that is wanted, in one question. */






/** Sets `token` and `reading`, and the rate limit fields of the response, whatever becomes of the request. */
function admit(parts) {
    return async (request, next) => {
        // In a function of its own: while a long poll waits in `next`, what was read must not stay in memory.
        await letIn(request, parts);
        await next();
    };
}
/** @throws ApiProblem 401, 403 or 429 */
async function letIn(request, parts) {
    const authorization = request.req.header('Authorization');
    const { path } = request.req;
    const isOpen = (0,open_paths/* isOpenPath */.qz)(path);
    const isReport = (0,open_paths/* isReportPath */.yk)(path);
    const tokenHash = isOpen ? null : (0,identify/* tokenHashOf */.D8)(authorization);
    const nowMs = parts.clock.nowMs();
    const wanted = wantTest(request.req, parts.replies, nowMs);
    const since = parts.watcher.changeCount;
    const question = {
        tokenHash,
        stranger: (0,limit_rate/* anonymousSubject */.YE)(admit_addressOf(request, parts.trustedProxies), isReport ? 'pages' : 'api'),
        windowStartMs: (0,limit_rate/* windowStartOf */.Sl)(nowMs),
        nowMs,
        wantedTest: wanted?.question ?? null,
    };
    const { token: found, count, test } = await ask(request, question, parts);
    const token = (0,identify/* verifiedToken */.Y_)(found, tokenHash);
    const limit = isReport ? parts.rateLimits.pages : (0,limit_rate/* planLimit */.fv)(token?.accountPlan ?? null, parts.rateLimits);
    setHeaders(request, (0,limit_rate/* rateLimitHeaders */._w)(limit, count));
    request.set('token', token);
    const refusal = isOpen ? null : (0,require_access/* accessProblem */.c)(token, authorization !== undefined);
    const problem = (0,limit_rate/* rateLimitProblem */.d)(limit, count, nowMs) ?? refusal;
    if (problem !== null)
        throw problem;
    if (test !== null)
        request.set('testId', test.numericId);
    request.set('reading', { test, knownReply: wanted?.knownReply ?? null, nowMs, since });
}
/** Rate limit fields go into the response to a request that could not be counted, too. */
async function ask(request, question, { store, rateLimits }) {
    try {
        return await store.admit(question);
    }
    catch (error) {
        request.set('token', null);
        setHeaders(request, (0,limit_rate/* uncountedHeaders */.Aw)({ limit: rateLimits.anonymous, nowMs: question.nowMs }));
        throw error;
    }
}
function setHeaders(request, headers) {
    for (const [name, value] of Object.entries(headers))
        request.header(name, value);
}
function admit_addressOf({ env }, trustedProxies) {
    return env.incoming === undefined ? 'unknown' : (0,client_address/* clientAddressOf */.De)(env.incoming, trustedProxies);
}

// EXTERNAL MODULE: ./lib/service/middleware/limit-body.js
var limit_body = __webpack_require__(16580);
// EXTERNAL MODULE: ./lib/service/pages/message-page.js
var message_page = __webpack_require__(88131);
;// CONCATENATED MODULE: ./lib/service/report-page/report-route.js
/** `GET /r/:trackingId`: a test for people. Whoever knows the tracking id may see it; no token is asked for. */


/** Anything else is no tracking id, and some of it no database takes. */
const trackingIdForm = /^[A-Za-z0-9_-]{16,128}$/u;
/** The page, or a page that says there is none. */
function getReport({ store, clock }) {
    return async (request) => {
        const trackingId = request.req.param('trackingId') ?? '';
        const test = trackingIdForm.test(trackingId) ? await store.findReportedTest(trackingId) : null;
        if (test === null) {
            const sentence = 'The address may have been cut short, or the test was deleted because it is old.';
            return (0,html_page/* answerPage */.i)(request, (0,message_page/* messagePage */.R)('There is no such report', sentence), 404);
        }
        request.set('testId', test.numericId);
        const { renderReportPage } = await Promise.all(/* import() */[__webpack_require__.e(5365), __webpack_require__.e(1581)]).then(__webpack_require__.bind(__webpack_require__, 11581));
        return (0,html_page/* answerPage */.i)(request, renderReportPage(test, clock.nowMs()), 200);
    };
}

;// CONCATENATED MODULE: ./lib/service/app.js
/** The service's HTTP half as a list: method, path, handler. */











/** Path prefix of this version of the API. */
const apiPath = '/api/v1';
/** Paths are those of api-v1.md, below `/api/v1`. The first one that fits is taken, so names stand before `:id`. */
const apiRoutes = [
    { method: 'POST', path: '/spam_tests', handler: postSpamTest },
    { method: 'GET', path: '/spam_tests/email_services', handler: getEmailServices },
    { method: 'GET', path: '/spam_tests/:id', handler: getSpamTest },
    { method: 'GET', path: '/external_tests/providers', handler: getProviders },
    { method: 'POST', path: '/external_tests', handler: postExternalTest },
    { method: 'GET', path: '/external_tests', handler: listExternalTests },
    { method: 'GET', path: '/external_tests/:id', handler: getExternalTest },
    { method: 'GET', path: '/postmaster_accounts/connected', handler: getConnectedAccounts },
    { method: 'POST', path: '/postmaster_accounts/import', handler: postPostmasterImport },
    { method: 'GET', path: '/postmaster_accounts', handler: getCumulativeData },
    { method: 'GET', path: '/postmaster_accounts/:id', handler: getDomainData },
];
/** What asks for no token (see open-paths.ts), and then the API. */
const routes = [
    { method: 'GET', path: '/api/docs', handler: getDocs },
    { method: 'GET', path: '/r/:trackingId', handler: getReport },
    { method: 'GET', path: `${apiPath}/openapi.json`, handler: getOpenApi },
    ...apiRoutes.map(({ method, path, handler }) => ({ method, path: apiPath + path, handler })),
];
/** The service's HTTP half. */
function serviceApp(parts) {
    const app = new dist/* Hono */.$();
    app.onError(error_body/* answerError */.n);
    app.notFound(error_body/* answerUnknownPath */.mU);
    if (parts.observe !== undefined)
        app.use(parts.observe);
    app.use(admit(parts));
    // No other method has a body that is read.
    app.post('*', (0,limit_body/* limitBody */.Ou)());
    for (const route of routes)
        app.on(route.method, route.path, route.handler(parts));
    for (const path of new Set(routes.map((route) => route.path)))
        app.all(path, refuseMethod(path));
    return app;
}
function refuseMethod(path) {
    const allowed = routes.filter((route) => route.path === path).map((route) => route.method);
    const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].join(', ');
    return (request) => {
        throw new api_problem/* ApiProblem */.AW(405, `${request.req.method} is not allowed here, only ${allow}`, { headers: { Allow: allow } });
    };
}


/***/ }),

/***/ 71838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kc: () => (/* binding */ errorText),
/* harmony export */   mU: () => (/* binding */ answerUnknownPath),
/* harmony export */   n: () => (/* binding */ answerError)
/* harmony export */ });
/* harmony import */ var _storage_storage_away_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2395);
/* harmony import */ var _api_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5277);
/* harmony import */ var _open_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83854);
/* harmony import */ var _pages_html_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33367);
/* harmony import */ var _pages_message_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88131);
/** Every error in the form that its path and status want; the only place where such bodies are made. */





/** Statuses that are authentication and rate errors, the same on every path. */
const commonStatuses = new Set([401, 403, 429]);
const postmasterPath = /^\/api\/v1\/postmaster_accounts(?:\/|$)/u;
/** Answers what was thrown. Anything but an ApiProblem is a failure of ours: its words stay inside. */
function answerError(error, request) {
    const problem = toProblem(error);
    for (const [name, value] of Object.entries(problem.headers))
        request.header(name, value);
    if ((0,_open_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isPagePath */ .rb)(request.req.path))
        return (0,_pages_html_page_js__WEBPACK_IMPORTED_MODULE_2__/* .answerPage */ .i)(request, problemPage(problem), problem.status);
    return request.json(errorBody(problem, request.req.path), problem.status);
}
function toProblem(error) {
    if (error instanceof _api_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiProblem */ .AW)
        return error;
    return (0,_storage_storage_away_js__WEBPACK_IMPORTED_MODULE_0__/* .isStorageAway */ .C)(error) ? (0,_api_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .storageAway */ .Mb)() : (0,_api_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .failedHere */ .YU)();
}
/** Answers a path that does not exist. */
function answerUnknownPath(request) {
    return answerError(new _api_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiProblem */ .AW(404, 'There is nothing at this path; see the API document for those there are'), request);
}
function problemPage({ status, message }) {
    return (0,_pages_message_page_js__WEBPACK_IMPORTED_MODULE_3__/* .messagePage */ .R)(status === 404 ? 'There is nothing here' : `This did not work (${status})`, message);
}
function errorBody(problem, path) {
    const isPostmaster = postmasterPath.test(path) && !commonStatuses.has(problem.status);
    if (isPostmaster)
        return { error: problem.message };
    const body = { success: false, error: problem.message };
    return problem.problems.length === 0 ? body : { ...body, errors: problem.problems };
}
/** The body of an error that no handler saw, such as a request that cannot be read. */
function errorText(problem) {
    return JSON.stringify(errorBody(problem, ''));
}


/***/ }),

/***/ 73019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ startHttpServer)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
// EXTERNAL MODULE: ./lib/service/api-problem.js
var api_problem = __webpack_require__(5277);
// EXTERNAL MODULE: ./lib/service/error-body.js
var error_body = __webpack_require__(71838);
// EXTERNAL MODULE: ./lib/service/middleware/limit-rate.js
var limit_rate = __webpack_require__(76678);
;// CONCATENATED MODULE: ./lib/service/http/http-options.js
/** How an HTTP server is to be run. */

/** What holds when nothing else is said. */
const usualHttpLimits = {
    connectionCount: 20_000,
    connectionsPerClient: 1000,
    maxHeaderBytes: 16_384,
    headerTimeoutMs: 15_000,
    requestTimeoutMs: 60_000,
    keepAliveTimeoutMs: 65_000,
    anonymousRequestsPerHour: limit_rate/* usualRateLimits */.Rt.anonymous,
};
/** Longest path and query; longer ones belong to nobody's client. */
const maxTargetLength = 8000;

;// CONCATENATED MODULE: ./lib/service/http/client-errors.js
/** Requests that Node's parser rejects: answered as JSON where a response still makes sense, and the connection is closed. */





/** For `clientError`. The client is unknown, so the rate limit fields are those of a client without a token. */
function answerClientError(error, socket, request) {
    if (!canBeAnswered(error, socket))
        return void socket.destroy();
    answerAndClose(socket, describe(error), request);
}
/** For `connect`: a tunnel to another host. Node would close the connection without a response. */
function refuseTunnel(socket, request) {
    // A response to an earlier request that is still pending would come after this one.
    if (pendingAnswerOf(socket) !== null || !socket.writable)
        return void socket.destroy();
    // The client may disconnect first.
    socket.on('error', () => undefined);
    const headers = { Allow: 'GET, HEAD, POST' };
    answerAndClose(socket, new api_problem/* ApiProblem */.AW(405, 'CONNECT is not allowed: this service is not a proxy', { headers }), request);
}
function answerAndClose(socket, problem, request) {
    const body = Buffer.from((0,error_body/* errorText */.kc)(problem));
    const fields = {
        ...(0,limit_rate/* uncountedHeaders */.Aw)(request),
        ...problem.headers,
        'Content-Type': 'application/json',
        'Content-Length': body.length,
        Date: new Date(request.nowMs).toUTCString(),
        Connection: 'close',
    };
    const statusLine = `HTTP/1.1 ${problem.status} ${external_node_http_.STATUS_CODES[problem.status] ?? ''}`;
    const head = [statusLine, ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`)].join('\r\n');
    socket.end(Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), body]), () => socket.destroy());
}
/** False for a client that disconnected, one that is receiving a response, and one that never sent a byte. */
function canBeAnswered({ code }, socket) {
    if (code === 'ECONNRESET' || code === 'EPIPE' || !socket.writable || socket.destroyed)
        return false;
    const answer = pendingAnswerOf(socket);
    const hasBegun = answer !== null && Reflect.get(answer, 'headersSent') === true;
    return !hasBegun && !isSilent(socket);
}
/** The response that Node is writing to the socket, or is about to. */
function pendingAnswerOf(socket) {
    const answer = Reflect.get(socket, '_httpMessage');
    return typeof answer === 'object' ? answer : null;
}
function isSilent(socket) {
    return socket.bytesRead === 0;
}
function describe({ code, rawPacket }) {
    const [status, message] = (code === undefined ? undefined : problems[code]) ?? unreadable;
    const isTarget = status === 431 && rawPacket !== undefined && isLongLine(Buffer.from(rawPacket));
    return isTarget ? (0,api_problem/* targetTooLong */.Gk)() : new api_problem/* ApiProblem */.AW(status, message);
}
/** True when the request line alone is too long; `packet` is the last part of the head that arrived. */
function isLongLine(packet) {
    const end = packet.indexOf('\r\n');
    return end === -1 || end > maxTargetLength;
}
const unreadable = [400, 'Malformed HTTP/1.1 request'];
/** By Node's error code; every other code means that the request violates RFC 9112. */
const problems = {
    HPE_HEADER_OVERFLOW: [431, 'Request header fields are too large'],
    HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Chunk extensions of the request body are too large'],
    ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time'],
};

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/service/http/last-responses.js
/** What Node's `server.close()` leaves open: connections on which no request has begun, and those that are kept alive. */


/** Watches `server`. */
function lastResponses(server) {
    const silent = new Set();
    const open = new Set();
    let isLast = false;
    // Node calls these two with the emitter as `this`, so that one function serves all of them.
    function forgetSocket() {
        silent.delete(this);
    }
    function forgetResponse() {
        open.delete(this);
    }
    // A TLS server announces a connection twice: when it is accepted, and when it is encrypted.
    server.on(server instanceof external_node_tls_.Server ? 'secureConnection' : 'connection', (socket) => {
        silent.add(socket);
        socket.once('close', forgetSocket);
    });
    function watch({ socket }, response) {
        silent.delete(socket);
        if (isLast)
            response.shouldKeepAlive = false;
        open.add(response);
        response.once('close', forgetResponse);
    }
    for (const event of ['request', 'checkContinue', 'checkExpectation'])
        server.on(event, watch);
    return {
        begin: () => {
            isLast = true;
            for (const response of open)
                response.shouldKeepAlive = false;
            // Not those that have sent a part of a request.
            for (const socket of silent)
                if (socket instanceof external_node_net_.Socket && socket.bytesRead === 0)
                    socket.destroy();
        },
    };
}

// EXTERNAL MODULE: ./lib/seeds/local-smtp/connection-counts.js
var connection_counts = __webpack_require__(29262);
// EXTERNAL MODULE: ./lib/service/http/ip-address.js
var ip_address = __webpack_require__(2998);
;// CONCATENATED MODULE: ./lib/service/http/limit-clients.js
/** Limits the connections of one client, so that none can take all that the server has. */


/** Closes connections of `server` beyond `mostConnections` as they come. */
function limitClients(server, mostConnections, isUnlimited = ip_address/* isLoopbackAddress */.Ow) {
    const connections = (0,connection_counts/* countConnections */.n)(server, ip_address/* networkOf */.Af);
    server.on('connection', (socket) => {
        const address = (0,ip_address/* plainAddress */.n7)(socket.remoteAddress ?? '');
        if (!isUnlimited(address) && connections.of(address) > mostConnections)
            socket.destroy();
    });
}

// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 2 modules
var dist = __webpack_require__(26652);
// EXTERNAL MODULE: ./lib/service/middleware/limit-body.js
var limit_body = __webpack_require__(16580);
;// CONCATENATED MODULE: ./lib/service/http/request-listener.js
/** Connects Node's HTTP server to the app, and deals with what no handler should have to know about. */






/** For `request`, `checkContinue` and `checkExpectation`. */
function requestListener(app, uncounted) {
    const answer = (0,dist/* getRequestListener */.SE)((request, env) => app.fetch(request, env), 
    // HTTP/1.0 requests may have no Host field, such as a load balancer's for /readyz. Nothing here depends on it.
    { hostname: 'localhost', errorHandler: (error) => failure(error, uncounted()) });
    return (incoming, outgoing) => {
        const problem = headProblem(incoming);
        if (problem !== null)
            return refuse(outgoing, problem, uncounted());
        if (incoming.headers.expect !== undefined)
            meetExpectation(incoming, outgoing);
        if (isBodyIgnored(incoming))
            discardBody(incoming, outgoing);
        void answer(incoming, outgoing);
    };
}
/** What is wrong with the head of a request; `null`: nothing. */
function headProblem(incoming) {
    const { url = '', headers, httpVersion } = incoming;
    if (url.length > maxTargetLength)
        return (0,api_problem/* targetTooLong */.Gk)();
    if (isBodyIgnored(incoming) && Number(headers['content-length'] ?? 0) > limit_body/* maxBodyBytes */.G4)
        return (0,limit_body/* bodyTooLarge */.Qb)();
    if (headers.host === undefined && httpVersion === '1.1') {
        return new api_problem/* ApiProblem */.AW(400, 'Missing Host header (required by HTTP/1.1)');
    }
    const { expect } = headers;
    if (expect === undefined || expect.toLowerCase() === '100-continue')
        return null;
    return new api_problem/* ApiProblem */.AW(417, 'Unsupported Expect header: only 100-continue is supported');
}
/**
 * A client that is told not to send its body may send it or not, so the connection ends with the response: otherwise the
 * body could be taken for the next request.
 */
function meetExpectation({ headers }, outgoing) {
    if (Number(headers['content-length'] ?? 0) > limit_body/* maxBodyBytes */.G4)
        outgoing.shouldKeepAlive = false;
    else
        outgoing.writeContinue();
}
function isBodyIgnored({ method, headers }) {
    if (method !== 'GET' && method !== 'HEAD')
        return false;
    return headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;
}
/**
 * Reads and drops the body of a GET, which has no meaning (RFC 9110 §9.3.1). An unread body would fill the socket while the
 * request waits, and Node would notice neither its end nor a client that disconnects.
 */
function discardBody(incoming, outgoing) {
    let sizeBytes = 0;
    incoming.on('data', (chunk) => {
        sizeBytes += chunk.length;
        if (sizeBytes > limit_body/* maxBodyBytes */.G4)
            outgoing.destroy();
    });
}
function refuse(outgoing, problem, request) {
    const body = Buffer.from((0,error_body/* errorText */.kc)(problem));
    outgoing.writeHead(problem.status, { ...errorHeaders(request), 'Content-Length': body.length, Connection: 'close' });
    outgoing.end(body);
}
/** Neither the app nor a handler answered: the target or the Host field is malformed, or the service itself failed. */
function failure(error, request) {
    const problem = error instanceof dist/* RequestError */.GI ? new api_problem/* ApiProblem */.AW(400, 'Invalid request target or Host header') : (0,api_problem/* failedHere */.YU)();
    return new Response((0,error_body/* errorText */.kc)(problem), { status: problem.status, headers: errorHeaders(request) });
}
function errorHeaders(request) {
    return { ...(0,limit_rate/* uncountedHeaders */.Aw)(request), 'Content-Type': 'application/json' };
}

;// CONCATENATED MODULE: ./lib/service/http-server.js
/** Puts an app on a port: HTTP/1.1, plain or over TLS, with limits per client, and a shutdown that breaks no response. */








/** Starts listening. Rejects with Node's own error when the port is taken or the certificate cannot be used. */
async function startHttpServer(app, options) {
    const limits = { ...usualHttpLimits, ...options.limits };
    const server = openServer(options, limits);
    const uncounted = () => ({ limit: limits.anonymousRequestsPerHour, nowMs: options.clock.nowMs() });
    limitClients(server, limits.connectionsPerClient, options.isUnlimited);
    // First, so that it sees each request before it is answered.
    const last = lastResponses(server);
    const listener = requestListener(app, uncounted);
    server.on('request', listener);
    server.on('checkContinue', listener);
    server.on('checkExpectation', listener);
    server.on('clientError', (error, socket) => answerClientError(error, socket, uncounted()));
    server.on('connect', (_request, socket) => refuseTunnel(socket, uncounted()));
    const { host } = options;
    const port = await listen(server, host, options.port);
    return {
        host,
        port,
        drain: async (signal) => await drain(server, last, signal),
        replaceCertificate: (pair) => replaceCertificate(server, pair),
        [Symbol.asyncDispose]: async () => await http_server_close(server),
    };
}
function openServer({ tls }, limits) {
    const { headerTimeoutMs, requestTimeoutMs, keepAliveTimeoutMs } = limits;
    const options = {
        maxHeaderSize: limits.maxHeaderBytes,
        headersTimeout: Math.min(headerTimeoutMs, requestTimeoutMs),
        requestTimeout: requestTimeoutMs,
        keepAliveTimeout: keepAliveTimeoutMs,
        // How late a time-out may be noticed.
        connectionsCheckingInterval: Math.max(50, Math.min(headerTimeoutMs / 4, 5000)),
        // Node would answer without a body; the listener looks for it.
        requireHostHeader: false,
        // Nothing is ever upgraded: a request that asks for it is answered as if it did not.
        shouldUpgradeCallback: () => false,
    };
    const server = tls === undefined
        ? (0,external_node_http_.createServer)(options)
        : (0,external_node_https_.createServer)({ ...options, ...tls, handshakeTimeout: headerTimeoutMs });
    server.maxConnections = limits.connectionCount;
    return server;
}
function replaceCertificate(server, pair) {
    if (!(server instanceof external_node_tls_.Server))
        throw new TypeError('this server speaks plain HTTP: it has no certificate');
    server.setSecureContext(pair);
}
async function listen(server, host, port) {
    return await new Promise((resolve, reject) => {
        server.once('error', reject);
        // Thousands of clients that come back at once, as after a restart, need a long queue.
        server.listen({ port, host, backlog: 4096 }, () => {
            server.off('error', reject);
            const address = server.address();
            resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
    });
}
async function drain(server, last, signal) {
    let isCut = false;
    const cut = () => {
        isCut = true;
        server.closeAllConnections();
    };
    await new Promise((resolve) => {
        server.close(() => resolve());
        last.begin();
        server.closeIdleConnections();
        if (signal.aborted)
            cut();
        else
            signal.addEventListener('abort', cut, { once: true });
    });
    signal.removeEventListener('abort', cut);
    if (isCut)
        throw signal.reason;
}
async function http_server_close(server) {
    await new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
    });
}


/***/ }),

/***/ 14304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ clientAddressOf),
/* harmony export */   Z_: () => (/* binding */ parseTrustedProxies),
/* harmony export */   vW: () => (/* binding */ noTrustedProxies)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _ip_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2998);
/** Who is on the other side: the peer, or whoever a trusted proxy says it speaks for. */


/** Believes nobody. */
const noTrustedProxies = { has: () => false };
/** Reads addresses and networks in CIDR form, of IPv4 and IPv6; all problems at once. */
function parseTrustedProxies(entries) {
    const list = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
    const problems = [];
    for (const entry of entries) {
        if (!addEntry(list, entry))
            problems.push(notAnAddress(entry));
    }
    if (problems.length > 0)
        return { status: 'bad', problems };
    return { status: 'ok', value: { has: (address) => isListed(list, address) } };
}
function addEntry(list, entry) {
    const [address = '', bits, ...rest] = entry.trim().split('/');
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address);
    if (family === 0 || rest.length > 0)
        return false;
    const name = family === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined)
        list.addAddress(address, name);
    else if (!/^\d{1,3}$/u.test(bits) || Number(bits) > (family === 4 ? 32 : 128))
        return false;
    else
        list.addSubnet(address, Number(bits), name);
    return true;
}
function notAnAddress(entry) {
    return { input: 'trusted-proxies', came: `"${entry}"`, expected: 'an IP address or a network such as "10.0.0.0/8"' };
}
function isListed(list, address) {
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
/**
 * The address of the client. Fields that say it are read only when the peer is a trusted proxy, from the right, as far as
 * trusted proxies wrote them: what stands further left came from outside. X-Forwarded-For wins over Forwarded: a proxy
 * that writes one hands on the other as it came.
 *
 * Source: RFC 7239 §4, §5.2
 */
function clientAddressOf({ socket, headers }, trusted) {
    const peer = (0,_ip_address_js__WEBPACK_IMPORTED_MODULE_1__/* .plainAddress */ .n7)(socket.remoteAddress ?? 'unknown');
    if (!trusted.has(peer))
        return peer;
    const hops = headers['x-forwarded-for'] === undefined ? forwardedHops(headers.forwarded) : listedHops(headers);
    let address = peer;
    for (const hop of hops.toReversed()) {
        // Something that is no address, such as "unknown" or a name, hides the rest.
        if (hop === null)
            return address;
        address = hop;
        if (!trusted.has(address))
            return address;
    }
    return address;
}
function listedHops(headers) {
    return [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',').map(parseHop);
}
function forwardedHops(forwarded) {
    if (forwarded === undefined)
        return [];
    return splitOutsideQuotes(forwarded).map((element) => {
        const node = /(?:^|;)\s*for\s*=\s*(?:"([^"]*)"|([^;\s]*))/iu.exec(element);
        return parseHop(node?.[1] ?? node?.[2] ?? '');
    });
}
function splitOutsideQuotes(text) {
    return text.match(/(?:"[^"]*"|[^,"])+/gu) ?? [];
}
/** `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]:4711` */
function parseHop(text) {
    const trimmed = text.trim();
    const address = /^\[([^\]]*)\](?::\d+)?$/u.exec(trimmed)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/u.exec(trimmed)?.[1] ?? trimmed;
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0 ? null : (0,_ip_address_js__WEBPACK_IMPORTED_MODULE_1__/* .plainAddress */ .n7)(address);
}


/***/ }),

/***/ 2998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ networkOf),
/* harmony export */   Ow: () => (/* binding */ isLoopbackAddress),
/* harmony export */   eo: () => (/* binding */ readIpv6),
/* harmony export */   n7: () => (/* binding */ plainAddress)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/** IP addresses as text: the one place of the service that looks into them. */

/** The address as people write it: a socket that speaks both families shows IPv4 addresses inside IPv6 ones. */
function plainAddress(text) {
    return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(text)?.[1] ?? text;
}
/** True for this machine itself: 127.0.0.0/8 and ::1. */
function isLoopbackAddress(text) {
    const plain = plainAddress(text);
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(plain) ? plain.startsWith('127.') : plain === '::1';
}
/** The sixteen bytes of an IPv6 address in any spelling. @returns sixteen bytes; `null` for anything that is no IPv6 address, and for one with a zone. Source: RFC 4291 §2.2 */
function readIpv6(text) {
    if (!(0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(text) || text.includes('%'))
        return null;
    const [head = '', tail] = withoutDottedQuad(text).split('::');
    const before = groupsOf(head);
    const after = groupsOf(tail ?? '');
    const gap = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => 0);
    return Uint8Array.from([...before, ...gap, ...after].flatMap((group) => [group >> 8, group & 0xff]));
}
/** Whom an address belongs to, for limits: one IPv6 customer has a /64 at least, so counting single addresses would limit nobody. */
function networkOf(address) {
    const plain = plainAddress(address);
    const bytes = readIpv6(plain.split('%')[0] ?? '');
    if (bytes === null)
        return plain;
    const groups = [0, 2, 4, 6].map((place) => Buffer.from(bytes).readUInt16BE(place).toString(16));
    return `${groups.join(':')}::/64`;
}
function groupsOf(text) {
    return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}
/** `::ffff:192.0.2.1` → `::ffff:c000:201`. */
function withoutDottedQuad(text) {
    return text.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/u, (_quad, ...parts) => {
        const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
        return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
    });
}


/***/ }),

/***/ 43705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ answerRead),
/* harmony export */   r: () => (/* binding */ clientClosedRequest)
/* harmony export */ });
/* harmony import */ var _contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95875);
/* harmony import */ var _api_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5277);
/* harmony import */ var _middleware_require_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64454);
/* harmony import */ var _service_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72202);
/* harmony import */ var _conditional_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70756);
/** Answers a read of one test: 200 with its ETag, or 304 when the client has it already, after a wait if it asked for one. */





/** What nginx logs when the client closes the connection first; nobody receives it. */
const clientClosedRequest = 499;
/**
 * A handler for one kind of reply.
 *
 * @throws ApiProblem 404; 401 when the token is revoked during the wait
 */
function answerRead(parts, reading) {
    return (request) => answerAtOnce(request, reading) ?? answerLater(request, parts, reading);
}
/** `null`: the client has this state of the test, and waits for the next one. */
function answerAtOnce(request, reading) {
    const admitted = (0,_service_context_js__WEBPACK_IMPORTED_MODULE_3__/* .readingOf */ .MU)(request);
    const { test, nowMs } = admitted;
    if (test === null || !reading.shows(test))
        throw unknownTestOf(request);
    const { ifNoneMatch, waitSeconds } = conditionsOf(request);
    if (waitSeconds > 0)
        request.header(_contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .httpHeaders */ .P.preferenceApplied, `wait=${waitSeconds}`);
    const etag = (0,_conditional_request_js__WEBPACK_IMPORTED_MODULE_4__/* .etagOf */ .Nk)(test, nowMs);
    if (!(0,_conditional_request_js__WEBPACK_IMPORTED_MODULE_4__/* .matchesEtag */ .FX)(ifNoneMatch, etag))
        return answerReply(request, reading.reply(admitted));
    return waitSeconds === 0 || test.completedAtMs !== null ? answerUnchanged(request, etag) : null;
}
async function answerLater(request, parts, reading) {
    const { wait, etag } = toWait(request, parts);
    // With all its seeds, the test that was read would be most of what a waiting request keeps in memory.
    request.set('reading', null);
    request.get('onWait')?.();
    const change = await parts.watcher.wait(wait, request.req.raw.signal);
    return change.status === 'changed'
        ? answerReply(request, reading.laterReply(change.test, parts.clock.nowMs()))
        : answerWithoutNews(request, change.status, etag);
}
function answerWithoutNews(request, status, etag) {
    if (status === 'deleted')
        throw unknownTestOf(request);
    if (status === 'revoked')
        throw (0,_middleware_require_access_js__WEBPACK_IMPORTED_MODULE_2__/* .unauthorized */ .n)(true);
    return status === 'unchanged' ? answerUnchanged(request, etag) : new Response(null, { status: clientClosedRequest });
}
function toWait(request, { clock }) {
    const { test, since, nowMs } = (0,_service_context_js__WEBPACK_IMPORTED_MODULE_3__/* .readingOf */ .MU)(request);
    if (test === null)
        throw new TypeError('there is no test to wait for');
    const { workspaceId, numericId, expiresAtMs, revision } = test;
    const { ifNoneMatch, waitSeconds } = conditionsOf(request);
    const wait = {
        workspaceId,
        numericId,
        tokenId: (0,_service_context_js__WEBPACK_IMPORTED_MODULE_3__/* .tokenOf */ .B9)(request).tokenId,
        expiresAtMs,
        since,
        waitMs: waitSeconds * 1000,
        isNews: isNewsTo({ ifNoneMatch, revision }, clock),
    };
    return { wait, etag: (0,_conditional_request_js__WEBPACK_IMPORTED_MODULE_4__/* .etagOf */ .Nk)(test, nowMs) };
}
function conditionsOf({ req }) {
    const waitSeconds = (0,_conditional_request_js__WEBPACK_IMPORTED_MODULE_4__/* .waitSecondsOf */ .sL)(req.header(_contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .httpHeaders */ .P.prefer), _conditional_request_js__WEBPACK_IMPORTED_MODULE_4__/* .maxWaitSeconds */ .P7);
    return { ifNoneMatch: req.header(_contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .httpHeaders */ .P.ifNoneMatch), waitSeconds };
}
/** A function of its own, so that the closure keeps these two values and not the whole test. */
function isNewsTo({ ifNoneMatch, revision }, clock) {
    // A read that began before this request may find an older revision.
    return (later) => later.revision >= revision && !(0,_conditional_request_js__WEBPACK_IMPORTED_MODULE_4__/* .matchesEtag */ .FX)(ifNoneMatch, (0,_conditional_request_js__WEBPACK_IMPORTED_MODULE_4__/* .etagOf */ .Nk)(later, clock.nowMs()));
}
function unknownTestOf(request) {
    return (0,_api_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownTest */ .t)(request.req.param('id') ?? '');
}
function answerUnchanged(request, etag) {
    setValidators(request, etag);
    return request.body(null, 304);
}
function answerReply(request, { etag, body }) {
    setValidators(request, etag);
    request.header('Content-Type', 'application/json');
    return request.body(body, 200);
}
function setValidators(request, etag) {
    request.header(_contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .httpHeaders */ .P.etag, etag);
    request.header('Cache-Control', 'private, no-cache');
}


/***/ }),

/***/ 70756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FX: () => (/* binding */ matchesEtag),
/* harmony export */   Nk: () => (/* binding */ etagOf),
/* harmony export */   P7: () => (/* binding */ maxWaitSeconds),
/* harmony export */   sL: () => (/* binding */ waitSecondsOf)
/* harmony export */ });
/* harmony import */ var _storage_test_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84604);
/** ETag, If-None-Match and `Prefer: wait`: how a client asks for what it does not know yet. */

/** Longest wait that is offered; proxies close idle connections after 30 s. */
const maxWaitSeconds = 20;
/** The tag of what a reply about this test says at `nowMs`: the same tag, the same reply. */
function etagOf(test, nowMs) {
    const status = (0,_storage_test_status_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c)(test, nowMs);
    return `"${test.numericId}.${test.revision}.${status}"`;
}
/** True when If-None-Match names the tag; weak comparison, as RFC 9110 §13.1.2 wants for it. */
function matchesEtag(ifNoneMatch, etag) {
    // What nearly every client sends: the one tag that it was given.
    if (ifNoneMatch === undefined || ifNoneMatch === etag)
        return ifNoneMatch === etag;
    if (/^"[^",]*"$/u.test(ifNoneMatch))
        return false;
    const named = new Set(ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//u, '')));
    return named.has('*') || named.has(etag);
}
/**
 * The seconds of `wait` in a Prefer field (RFC 7240 §4.3), at most `maxSeconds`; 0 when it asks for no wait or for
 * nothing that can be understood: a preference may always be ignored.
 */
function waitSecondsOf(prefer, maxSeconds) {
    const wait = /(?:^|,)\s*wait\s*=\s*"?(\d+)"?\s*(?:;[^,]*)?(?=,|$)/iu.exec(prefer ?? '')?.[1];
    return wait === undefined ? 0 : Math.min(Number(wait), maxSeconds);
}


/***/ }),

/***/ 44106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ tokenHashOf),
/* harmony export */   QK: () => (/* binding */ hashToken),
/* harmony export */   Y_: () => (/* binding */ verifiedToken)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** Who asks: the bearer token of a request, and its digest. */

/** A token is at most this long; anything longer is not hashed. */
const maxTokenLength = 512;
/** The digest under which a token is stored. */
function hashToken(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
}
/** The digest of the token in an Authorization field; `null`: there is none. Source: RFC 6750 §2.1, RFC 9110 §11.1 (no case) */
function tokenHashOf(authorization) {
    const text = /^Bearer +([A-Za-z0-9._~+/=-]+) *$/iu.exec(authorization ?? '')?.[1];
    return text === undefined || text.length > maxTokenLength ? null : hashToken(text);
}
/**
 * The token that was found by `tokenHash`, if it is that one.
 *
 * The database compared digests, whose timing tells nothing of the token; this one comparison tells nothing at all.
 */
function verifiedToken(token, tokenHash) {
    if (token === null || tokenHash === null || token.tokenHash.length !== tokenHash.length)
        return null;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(token.tokenHash), Buffer.from(tokenHash)) ? token : null;
}


/***/ }),

/***/ 16580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ maxBodyBytes),
/* harmony export */   Ou: () => (/* binding */ limitBody),
/* harmony export */   Qb: () => (/* binding */ bodyTooLarge)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/* harmony import */ var _api_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5277);
/** Refuses bodies that are too large or compressed, and leaves the connection fit for the next request. */


/** Largest body that is read. */
const maxBodyBytes = 1024 * 1024;
/** A body without a length is read and dropped this far, so that its sender gets to read the refusal. */
const mostDroppedBytes = 64 * maxBodyBytes;
/**
 * 413 for a body over 1 MiB, 415 for a compressed one.
 *
 * A length that is announced is refused without touching the body: then the HTTP server drops it. Once somebody has
 * asked for the body as a stream it cannot (hono's own body limit does that): the rest stays in the socket, and later
 * requests on that connection hang until it is cut.
 */
function limitBody() {
    return async (request, next) => {
        const coding = request.req.header('content-encoding');
        if (coding !== undefined && coding.toLowerCase() !== 'identity')
            throw compressed(coding);
        const length = request.req.header('content-length');
        if (length !== undefined && Number(length) > maxBodyBytes)
            throw bodyTooLarge();
        if (length === undefined && request.req.raw.body !== null) {
            // oxlint-disable-next-line unicorn/no-invalid-fetch-options -- the method is the request's own
            request.req.raw = new Request(request.req.raw, { body: await readWithin(request.req.raw.body) });
        }
        await next();
    };
}
/** @throws ApiProblem 413 */
async function readWithin(body) {
    const chunks = [];
    let sizeBytes = 0;
    for await (const chunk of body) {
        sizeBytes += chunk.length;
        if (sizeBytes <= maxBodyBytes)
            chunks.push(chunk);
        else if (sizeBytes > mostDroppedBytes)
            break;
    }
    if (sizeBytes > maxBodyBytes)
        throw bodyTooLarge();
    return Buffer.concat(chunks);
}
/** RFC 7694 §3: Accept-Encoding of the response says what would be accepted. */
function compressed(coding) {
    const message = `Unsupported Content-Encoding: expected an uncompressed body, got ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteValue */ .cl)(coding)}`;
    return new _api_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiProblem */ .AW(415, message, { headers: { 'Accept-Encoding': 'identity' } });
}
/** 413. */
function bodyTooLarge() {
    return new _api_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiProblem */ .AW(413, `Request body is larger than ${maxBodyBytes} bytes`);
}


/***/ }),

/***/ 76678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ uncountedHeaders),
/* harmony export */   Rt: () => (/* binding */ usualRateLimits),
/* harmony export */   Sl: () => (/* binding */ windowStartOf),
/* harmony export */   YE: () => (/* binding */ anonymousSubject),
/* harmony export */   _w: () => (/* binding */ rateLimitHeaders),
/* harmony export */   d: () => (/* binding */ rateLimitProblem),
/* harmony export */   fv: () => (/* binding */ planLimit)
/* harmony export */ });
/* harmony import */ var _contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95875);
/* harmony import */ var _api_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5277);
/* harmony import */ var _http_ip_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2998);
/** Requests per hour: the limits, and the header fields that tell every client about its own. */



const windowMs = 3_600_000;
/** What holds when the settings say nothing else. */
const usualRateLimits = { pro: 1000, enterprise: 10_000, anonymous: 1000, pages: 10_000 };
/** The limit of a token on this plan; `null`: there is no valid token. A plan without API access is refused anyway. */
function planLimit(plan, limits) {
    return plan === null || plan === 'free' ? limits.anonymous : limits[plan];
}
/** The start of the hour in which a request at `nowMs` counts. */
function windowStartOf(nowMs) {
    return nowMs - (nowMs % windowMs);
}
/** The three header fields after `count`. */
function rateLimitHeaders(limit, count) {
    return {
        [_contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .httpHeaders */ .P.rateLimit]: String(limit),
        [_contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .httpHeaders */ .P.rateLimitRemaining]: String(Math.max(0, limit - count.requestCount)),
        [_contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .httpHeaders */ .P.rateLimitReset]: String((count.windowStartMs + windowMs) / 1000),
    };
}
/** The three header fields of the response to it. */
function uncountedHeaders({ limit, nowMs }) {
    return rateLimitHeaders(limit, { windowStartMs: windowStartOf(nowMs), requestCount: 0 });
}
/** The 429 of a request that is one too many; `null`: it is not. */
function rateLimitProblem(limit, count, nowMs) {
    if (count.requestCount <= limit)
        return null;
    const seconds = Math.max(1, Math.ceil((count.windowStartMs + windowMs - nowMs) / 1000));
    return new _api_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiProblem */ .AW(429, `Rate limit exceeded. Retry in ${seconds} seconds.`, {
        headers: { [_contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .httpHeaders */ .P.retryAfter]: String(seconds) },
    });
}
/** What a request without a valid token counts against. Report pages have a budget of their own. */
function anonymousSubject(address, budget) {
    return `${budget === 'pages' ? 'pages' : 'address'}:${(0,_http_ip_address_js__WEBPACK_IMPORTED_MODULE_2__/* .networkOf */ .Af)(address)}`;
}


/***/ }),

/***/ 64454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ accessProblem),
/* harmony export */   n: () => (/* binding */ unauthorized)
/* harmony export */ });
/* harmony import */ var _api_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5277);
/** Who is let in: a valid token of a plan with access. */

/**
 * The 401 or 403 of a request; `null`: it may go on. It comes before any look at path or body, so that strangers learn
 * nothing of either.
 *
 * @param isTokenGiven whether the request had an Authorization field at all
 */
function accessProblem(token, isTokenGiven) {
    if (token === null)
        return unauthorized(isTokenGiven);
    if (token.accountPlan !== 'free')
        return null;
    return new _api_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiProblem */ .AW(403, 'API access requires a Pro or Enterprise plan');
}
/** The 401. RFC 6750 §3: an error code only where a token was given. */
function unauthorized(isTokenGiven) {
    const challenge = isTokenGiven ? 'Bearer realm="presend", error="invalid_token"' : 'Bearer realm="presend"';
    const message = isTokenGiven ? 'The API token is invalid or revoked' : 'The API token is missing';
    return new _api_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiProblem */ .AW(401, `${message}; send it as "Authorization: Bearer <token>"`, {
        headers: { 'WWW-Authenticate': challenge },
    });
}


/***/ }),

/***/ 83854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qz: () => (/* binding */ isOpenPath),
/* harmony export */   rb: () => (/* binding */ isPagePath),
/* harmony export */   yk: () => (/* binding */ isReportPath)
/* harmony export */ });
/** Which paths ask for no token, and which are for people. */
const apiPaths = /^\/api\/v1(?:\/|$)/u;
const openApiPath = '/api/v1/openapi.json';
const pagePaths = /^\/(?:api\/docs|r)(?:\/|$)/u;
/** True where no token is asked for; requests count against the client's address. All of the API but its document wants one. */
function isOpenPath(path) {
    return path === openApiPath || !apiPaths.test(path);
}
/** True for report pages, whose views have a rate limit of their own. */
function isReportPath(path) {
    return path.startsWith('/r/');
}
/** True for pages: their errors are pages too. Everything else is answered in JSON. */
function isPagePath(path) {
    return pagePaths.test(path);
}


/***/ }),

/***/ 33367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ htmlPage),
/* harmony export */   i: () => (/* binding */ answerPage)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _report_escape_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26597);
/** Pages for people: whole HTML documents that load nothing, run nothing, and tell nobody where their reader came from. */


/** The document. Nothing may load or run but its style sheet, which is named by its hash (CSP Level 3 §2.3.1). */
function htmlPage({ title, style, body, audience, refreshSeconds }) {
    const refresh = refreshSeconds === null ? '' : `\n<meta http-equiv="refresh" content="${refreshSeconds}">`;
    const robots = audience === 'everybody' ? '' : '\n<meta name="robots" content="noindex, nofollow, noarchive">';
    const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">${robots}${refresh}
<title>${(0,_report_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .Z)(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
    return { html, headers: { ...securityHeaders(style), ...audienceHeaders[audience] } };
}
/** Sends it. */
function answerPage(request, page, status) {
    for (const [name, value] of Object.entries(page.headers))
        request.header(name, value);
    return request.html(page.html, status);
}
function securityHeaders(style) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(style).digest('base64');
    const policy = ["default-src 'none'", `style-src 'sha256-${hash}'`, "base-uri 'none'", "form-action 'none'"];
    return {
        'Content-Security-Policy': [...policy, "frame-ancestors 'none'"].join('; '),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
    };
}
const audienceHeaders = {
    everybody: { 'Cache-Control': 'public, max-age=300' },
    'link-holders': { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow, noarchive' },
};


/***/ }),

/***/ 88131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ messagePage)
/* harmony export */ });
/* harmony import */ var _report_escape_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26597);
/* harmony import */ var _html_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33367);
/* harmony import */ var _page_style_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46857);
/** A page that says one thing: what is wrong, for people. */



const style = `${_page_style_js__WEBPACK_IMPORTED_MODULE_2__/* .pageStyle */ .x}
main { max-width: 40rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { font-size: 1.4rem; }
`;
/** The page of a title and a sentence; both are text. */
function messagePage(title, sentence) {
    const body = `<main>\n<h1>${(0,_report_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)(title)}</h1>\n<p>${(0,_report_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)(sentence)}</p>\n</main>`;
    return (0,_html_page_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlPage */ .X)({ title: `${title} · presend`, style, body, audience: 'link-holders', refreshSeconds: null });
}


/***/ }),

/***/ 46857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ pageStyle)
/* harmony export */ });
/** What all pages for people look like; light and dark by the reader's own setting. */
const pageStyle = `
:root { color-scheme: light dark; --text: #1c2128; --soft: #57606a; --line: #d1d9e0; --paper: #ffffff; --panel: #f6f8fa;
  --link: #0b5cad; --good: #1a7f37; --bad: #c62828; --refused: #6639ba; --warn: #8a5a00; --tab: #0969da; }
@media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --soft: #9aa4ae; --line: #3d444d; --paper: #0d1117;
  --panel: #161b22; --link: #79b8ff; --good: #3fb950; --bad: #ff7b72; --refused: #c297ff; --warn: #d9a520; --tab: #79b8ff; } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--text);
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; overflow-wrap: break-word; }
a { color: var(--link); }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
h1, h2, h3, h4 { line-height: 1.3; overflow-wrap: anywhere; }
code { font: .92em/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
pre { margin: .5rem 0 1rem; padding: .75rem 1rem; background: var(--panel); border: 1px solid var(--line);
  border-radius: .375rem; overflow-x: auto; }
pre code { overflow-wrap: normal; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; }
.soft { color: var(--soft); }
.scroll { overflow-x: auto; }
footer { margin-top: 3rem; color: var(--soft); font-size: .875rem; }
@media print { pre, .scroll { overflow: visible; white-space: pre-wrap; } }
`;


/***/ }),

/***/ 72202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: () => (/* binding */ workspaceOf),
/* harmony export */   B9: () => (/* binding */ tokenOf),
/* harmony export */   MU: () => (/* binding */ readingOf)
/* harmony export */ });
/** What every handler works with. */
/** The caller's token; middleware refuses requests without one. */
function tokenOf(request) {
    const token = request.get('token');
    if (token === null)
        throw new TypeError('a handler ran before the token was checked');
    return token;
}
/** The caller's workspace. */
function workspaceOf(request) {
    return tokenOf(request).workspaceId;
}
/** What was read for the caller; middleware lets nobody through without it. */
function readingOf(request) {
    const reading = request.get('reading');
    if (reading === undefined || reading === null)
        throw new TypeError('a handler ran before the request was let in');
    return reading;
}


/***/ }),

/***/ 62217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ startService)
});

// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
// EXTERNAL MODULE: ./lib/mail/domain.js
var mail_domain = __webpack_require__(32243);
;// CONCATENATED MODULE: ./lib/seeds/local-smtp/collect-message.js
/** Reads one message off an SMTP connection, within limits. */
/**
 * The rest of a message that is refused is read and dropped: SMTP has no way to stop it. Listens to the stream itself:
 * an async iterator would cost a tenth of what smtp-server takes for a whole message.
 *
 * @param hangUp ends the connection of a client that takes too long
 */
async function collectMessage(stream, limits, hangUp) {
    const { maxMessageBytes, budget, clock, maxDataMs } = limits;
    const startedAtMs = clock.monotonicMs();
    const chunks = [];
    let takenBytes = 0;
    let refusal = null;
    function take(chunk) {
        if (clock.monotonicMs() - startedAtMs > maxDataMs) {
            refuse({ status: 'cut-off' });
            hangUp();
        }
        if (!(chunk instanceof Uint8Array) || refusal !== null)
            return;
        if (takenBytes + chunk.length > maxMessageBytes)
            refuse({ status: 'too-large' });
        else if (budget.take(chunk.length)) {
            takenBytes += chunk.length;
            chunks.push(chunk);
        }
        else
            refuse({ status: 'no-room' });
    }
    /** Gives the memory back at once: the rest of the message may take the client minutes. */
    function refuse(as) {
        if (refusal === null)
            refusal = as;
        chunks.length = 0;
        budget.give(takenBytes);
        takenBytes = 0;
    }
    const isWhole = await readToEnd(stream, take);
    if (refusal === null)
        budget.give(takenBytes);
    if (!isWhole)
        return { status: 'cut-off' };
    return refusal ?? { status: 'whole', bytes: Buffer.concat(chunks, takenBytes) };
}
/** @returns false: smtp-server destroyed the stream, because the client went away; there is nobody left to answer */
async function readToEnd(stream, take) {
    return await new Promise((resolve) => {
        stream.on('data', take);
        stream.once('end', () => resolve(true));
        stream.once('error', () => resolve(false));
        stream.once('close', () => resolve(false));
    });
}

// EXTERNAL MODULE: ./lib/seeds/local-smtp/connection-counts.js
var connection_counts = __webpack_require__(29262);
;// CONCATENATED MODULE: ./lib/seeds/local-smtp/reply-error.js
/** Replies in the form that smtp-server sends them. */
/** RFC 5321 §4.5.3.1.5: 512 octets with code, space and CRLF. */
const maxTextOctets = 500;
/** A refusal as the error that smtp-server wants: it sends `responseCode` and the message. */
class ReplyError extends Error {
    responseCode;
    constructor(reply) {
        super(renderReply(reply));
        this.name = 'ReplyError';
        this.responseCode = reply.code;
    }
}
/** The text of a reply behind its code: enhanced code, then words, on one line of ASCII that fits. */
function renderReply({ enhancedCode, text }) {
    const line = enhancedCode === null ? text : `${enhancedCode} ${text}`;
    // What rules quote is foreign; RFC 5321 §4.2 allows printable ASCII and tabs.
    return line.replaceAll(/[^ -~]+/gu, '?').slice(0, maxTextOctets);
}

;// CONCATENATED MODULE: ./lib/seeds/local-smtp/goodbye.js
/** How a receiver takes leave: who is handing a message over may finish, everybody else is told to come back later. */

/** @param reply what clients are told: a 421, which ends their connections */
function goodbyeOf(server, { code, ...text }) {
    let isSaid = false;
    function dismissIdle() {
        for (const connection of server().connections) {
            // From MAIL to the answer to the final dot there is a sender.
            if (connection.session.envelope.mailFrom === false)
                connection.send(code, renderReply({ code, ...text }));
        }
    }
    return {
        get isSaid() {
            return isSaid;
        },
        onAnswered: () => {
            // The answer is written when the turn is over; the goodbye comes behind it.
            if (isSaid)
                setImmediate(dismissIdle);
        },
        say: async (signal) => {
            isSaid = true;
            const closed = Promise.withResolvers();
            server().server.close(() => closed.resolve());
            dismissIdle();
            const onAbort = () => closed.reject(signal.reason);
            signal.addEventListener('abort', onAbort, { once: true });
            if (signal.aborted)
                onAbort();
            try {
                await closed.promise;
            }
            finally {
                signal.removeEventListener('abort', onAbort);
            }
        },
    };
}

;// CONCATENATED MODULE: ./lib/seeds/local-smtp/memory-budget.js
/** How many bytes of unfinished messages may lie in memory at once, over all connections. */
/** A budget of `totalBytes`: clients that open connections and send slowly must not fill the memory. */
function memoryBudget(totalBytes) {
    let takenBytes = 0;
    return {
        take: (byteCount) => {
            if (takenBytes + byteCount > totalBytes)
                return false;
            takenBytes += byteCount;
            return true;
        },
        give: (byteCount) => {
            takenBytes -= byteCount;
        },
    };
}

// EXTERNAL MODULE: ./node_modules/smtp-server/dist/esm/smtp-server.js + 9 modules
var smtp_server = __webpack_require__(62643);
// EXTERNAL MODULE: ./node_modules/smtp-server/dist/esm/smtp-connection.js + 3 modules
var smtp_connection = __webpack_require__(4294);
;// CONCATENATED MODULE: ./lib/seeds/local-smtp/prompt-server.js
/** smtp-server without the tenth of a second that it waits before each greeting, and with an end to empty talk. */


/**
 * smtp-server delays the greeting by 100 ms to catch clients that talk too soon. A receiver of tests has no use for
 * that, and every run would pay for it twice: once to try the connection and once to send.
 */
class PromptServer extends smtp_server/* SMTPServer */.C {
    connect(socket, options) {
        const connection = new PromptConnection(this, socket, options);
        this.connections.add(connection);
        connection.on('error', (error) => this.emit('error', error));
        connection.init();
    }
}
/** What DATA is answered with. */
const dataReplyCode = 354;
/** Replies between two messages. A transaction with 100 recipients has some 105. */
const maxReplyCount = 1000;
class PromptConnection extends smtp_connection/* SMTPConnection */.p8 {
    #isReady = false;
    #replyCount = 0;
    init() {
        super.init();
        this.connectionReady();
    }
    /** Also called by the timer that `super.init()` sets. */
    connectionReady(next) {
        if (this.#isReady)
            return;
        this.#isReady = true;
        super.connectionReady(next);
    }
    /** A client that sends NOOP, RSET, VRFY or EHLO for ever, but no message, is hung up on. */
    send(code, data, context) {
        this.#replyCount = code === dataReplyCode ? 0 : this.#replyCount + 1;
        if (this.#replyCount <= maxReplyCount)
            super.send(code, data, context);
        else
            super.send(421, '4.7.0 Too many commands without a message', false);
    }
}

;// CONCATENATED MODULE: ./lib/seeds/local-smtp/start-receiver.js
/** The SMTP server in front of the local seeds: it takes mail for them and for nobody else. */








const defaults = {
    host: '127.0.0.1',
    port: 0,
    name: 'seeds.presend.example',
    maxMessageBytes: 50 * 1024 * 1024,
    maxBufferedBytes: 256 * 1024 * 1024,
    maxClients: 1000,
    maxPerClient: Number.POSITIVE_INFINITY,
    clientOf: (address) => address,
    maxRecipients: 100,
    idleTimeoutMs: 60_000,
    maxDataMs: 600_000,
    tls: null,
};
/** Starts listening. Rejects with Node's own error when the port is taken. */
async function startReceiver(options, ports) {
    const settings = { ...defaults, ...options };
    const stopping = new AbortController();
    const counts = { accepted: 0, refused: 0, unmatched: 0, foreign: 0, failed: 0 };
    const { maxMessageBytes, maxBufferedBytes, maxDataMs } = settings;
    const limits = { maxMessageBytes, budget: memoryBudget(maxBufferedBytes), maxDataMs, clock: ports.clock };
    const isTlsOffered = settings.tls !== null;
    const goodbye = goodbyeOf(() => server, shuttingDown);
    const hangUp = (id) => hangUpOn(server, id);
    const desk = { ports, limits, counts, isTlsOffered, goodbye, hangUp, signal: stopping.signal };
    let refusedCount = 0;
    const onConnect = ({ remoteAddress: client }, callback) => {
        const reply = refuseConnection({ openCount: sockets.size, ofClient: connections.of(client) }, settings);
        if (reply === null)
            return callback(null);
        refusedCount += 1;
        ports.onRefused?.({ command: 'connect', client, reply });
        callback(new ReplyError(reply));
    };
    const server = new PromptServer({ ...serverOptions(settings), ...handlers(desk), onConnect });
    const connections = (0,connection_counts/* countConnections */.n)(server.server, settings.clientOf);
    // Connections that break are the clients' affair; each is over with its own socket.
    server.on('error', () => undefined);
    const sockets = trackSockets(server);
    const port = await listen(server, settings);
    return {
        host: settings.host,
        port,
        get isListening() {
            return server.server.listening;
        },
        counts: () => ({ ...counts }),
        connections: () => ({ openCount: sockets.size, refusedCount }),
        drain: async (signal) => await goodbye.say(signal),
        replaceCertificate: (identity) => {
            if (!isTlsOffered)
                throw new TypeError('this receiver offers no STARTTLS: it has no certificate');
            replaceCertificate(server, identity);
        },
        [Symbol.asyncDispose]: async () => {
            stopping.abort(new Error('the receiver is shutting down'));
            await stop(server, sockets);
        },
    };
}
function serverOptions(settings) {
    return {
        name: settings.name,
        banner: 'presend local seeds, no relay',
        logger: false,
        size: settings.maxMessageBytes,
        maxRecipients: settings.maxRecipients,
        socketTimeout: settings.idleTimeoutMs,
        // RFC 5321 §4.5.3.1.4 asks for 512 octets; extensions add some, nothing adds kilobytes.
        maxCommandLength: 4096,
        disableReverseLookup: true,
        disabledCommands: settings.tls === null ? ['STARTTLS', ...unknownCommands] : unknownCommands,
        ...(settings.tls === null ? {} : { key: settings.tls.keyPem, cert: settings.tls.certPem, minVersion: 'TLSv1.2' }),
    };
}
function replaceCertificate(server, { certPem: cert, keyPem: key }) {
    // smtp-server throws its old contexts away before it looks at the new pair.
    (0,external_node_tls_.createSecureContext)({ cert, key });
    server.updateSecureContext({ cert, key });
}
/** Nobody logs in here or speaks for another client, and the last three are jokes of old sendmails. */
const unknownCommands = ['AUTH', 'XCLIENT', 'XFORWARD', 'WIZ', 'SHELL', 'KILL'];
function handlers(desk) {
    return {
        // 421 ends the connection.
        onMailFrom: (_address, _session, callback) => callback(desk.goodbye.isSaid ? new ReplyError(shuttingDown) : null),
        onRcptTo: ({ address }, { remoteAddress: client }, callback) => void admit({ address, client }, callback, desk),
        // takeMessage never rejects: whatever happens has a reply.
        onData: (stream, session, callback) => void answer(takeMessage(stream, session, desk), callback, desk),
    };
}
/** `null`: it is accepted. */
function refuseConnection({ openCount, ofClient }, { maxClients, maxPerClient }) {
    if (openCount > maxClients)
        return tooMany;
    return ofClient > maxPerClient ? tooManyOfYours : null;
}
async function answer(pending, callback, { goodbye }) {
    const reply = await pending;
    if (reply.code < 400)
        callback(null, renderReply(reply));
    else
        callback(new ReplyError(reply));
    goodbye.onAnswered();
}
async function takeMessage(stream, session, desk) {
    const collected = await collectMessage(stream, desk.limits, () => desk.hangUp(session.id));
    if (collected.status !== 'whole') {
        desk.counts.refused += 1;
        const reply = uncollectedReplies[collected.status];
        desk.ports.onRefused?.({ command: 'DATA', client: session.remoteAddress, reply });
        return reply;
    }
    try {
        const { reply, isMatched, isForeign } = await desk.ports.receive(toMessage(collected.bytes, session, desk), desk.signal);
        if (reply.code >= 400)
            desk.counts.refused += 1;
        else
            desk.counts.accepted += 1;
        if (!isMatched)
            desk.counts.unmatched += 1;
        if (isForeign)
            desk.counts.foreign += 1;
        return reply;
    }
    catch (error) {
        // Nothing was stored, so nothing may be acknowledged; the client keeps the message and tries again.
        desk.counts.failed += 1;
        desk.ports.onFailure?.(error);
        return desk.signal.aborted ? shuttingDown : failedHere;
    }
}
async function admit({ address, client }, callback, desk) {
    // It never rejects.
    const reply = await refuseRecipient(address, desk);
    if (reply !== null)
        desk.ports.onRefused?.({ command: 'RCPT', client, reply });
    callback(reply === null ? null : new ReplyError(reply));
}
/** `null`: mail for it is taken. One that is not known may have been added a moment ago. */
async function refuseRecipient(address, { ports }) {
    if (findOwn(ports, address) !== null)
        return null;
    try {
        await ports.directory.refresh();
        return findOwn(ports, address) === null ? unknownRecipient : null;
    }
    catch (error) {
        ports.onFailure?.(error);
        return failedHere;
    }
}
/** A mailbox at a provider gets its mail there: what is handed over here for it would be taken and never seen. */
function findOwn({ directory }, address) {
    const seed = directory.find(address);
    return seed?.kind === 'local' ? seed : null;
}
function toMessage(bytes, session, { ports, isTlsOffered }) {
    const { mailFrom, rcptTo } = session.envelope;
    const seeds = rcptTo
        .map(({ address }) => findOwn(ports, address))
        .filter((seed) => seed !== null);
    return {
        bytes,
        seeds,
        envelopeSender: mailFrom === false || mailFrom.address === '' ? null : toAscii(mailFrom.address),
        client: {
            address: session.remoteAddress,
            heloName: session.hostNameAppearsAs,
            isTls: session.secure,
            isTlsOffered,
        },
    };
}
const hasUnicode = /[^\0-\x7f]/u;
/** smtp-server shows domains as U-labels; SPF asks the DNS for A-labels. */
function toAscii(address) {
    if (!hasUnicode.test(address))
        return address;
    const at = address.lastIndexOf('@');
    const domain = (0,mail_domain/* parseDomain */.g)(address.slice(at + 1));
    return domain === null ? address : `${address.slice(0, at)}@${domain}`;
}
async function listen(server, { host, port }) {
    return await new Promise((resolve, reject) => {
        server.server.once('error', reject);
        server.listen(port, host, () => {
            server.server.off('error', reject);
            const address = server.server.address();
            resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
    });
}
function hangUpOn(server, sessionId) {
    for (const connection of server.connections) {
        if (connection.session.id === sessionId)
            connection.send(tooSlow.code, renderReply(tooSlow));
    }
}
function trackSockets(server) {
    const sockets = new Set();
    // Before smtp-server's own listener, which asks at once how many there are.
    server.server.prependListener('connection', (socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
    });
    return sockets;
}
/** Says goodbye to every client, then closes without waiting for one: a run that is over must not hang. */
async function stop(server, sockets) {
    const isClosed = new Promise((resolve) => {
        server.server.close(() => resolve());
    });
    for (const connection of server.connections)
        connection.send(shuttingDown.code, renderReply(shuttingDown));
    for (const socket of sockets)
        socket.destroySoon();
    // What a client does not read cannot be flushed.
    await new Promise((resolve) => setImmediate(resolve));
    for (const socket of sockets)
        socket.destroy();
    await isClosed;
}
const unknownRecipient = {
    code: 550,
    enhancedCode: '5.1.1',
    text: 'No such seed mailbox here, and this server relays for nobody',
};
const shuttingDown = { code: 421, enhancedCode: '4.3.2', text: 'Shutting down, try again later' };
const tooMany = { code: 421, enhancedCode: '4.3.2', text: 'Too many connections, try again later' };
const tooManyOfYours = {
    code: 421,
    enhancedCode: '4.7.0',
    text: 'Too many connections from your address, try again later',
};
const tooSlow = { code: 421, enhancedCode: '4.4.2', text: 'The message took too long, try again later' };
const failedHere = {
    code: 451,
    enhancedCode: '4.3.0',
    text: 'The message could not be judged or stored here, try again later',
};
const uncollectedReplies = {
    'too-large': { code: 552, enhancedCode: '5.3.4', text: 'The message is larger than the SIZE that was offered' },
    'no-room': { code: 452, enhancedCode: '4.3.1', text: 'Too many messages at once, try again later' },
    'cut-off': { code: 451, enhancedCode: '4.4.2', text: 'The connection broke before the end of the message' },
};

// EXTERNAL MODULE: ./lib/service/app.js + 19 modules
var service_app = __webpack_require__(58365);
// EXTERNAL MODULE: ./lib/service/http/client-address.js
var client_address = __webpack_require__(14304);
// EXTERNAL MODULE: ./lib/service/http/ip-address.js
var ip_address = __webpack_require__(2998);
// EXTERNAL MODULE: ./lib/service/http-server.js + 5 modules
var http_server = __webpack_require__(73019);
// EXTERNAL MODULE: ./lib/storage/test-status.js
var test_status = __webpack_require__(84604);
;// CONCATENATED MODULE: ./lib/service/long-poll/reply-cache.js
/** Finished bodies of tests: one that did not change is neither read nor rendered again. */

/** Maps, names and times of one entry, about. */
const overheadBytes = 1000;
/** A cache of at most `maxBytes`; what was used longest ago goes first. */
function replyCache(maxBytes) {
    const entries = new Map();
    const numbers = new Map();
    let sizeBytes = 0;
    function drop(entry) {
        if (entry === undefined)
            return;
        entries.delete(entry.test.numericId);
        for (const name of namesOf(entry.test))
            numbers.delete(name);
        sizeBytes -= entry.sizeBytes;
    }
    function find(numericId, nowMs) {
        const entry = entries.get(numericId);
        if (entry === undefined || (0,test_status/* statusOf */.c)(entry.test, nowMs) !== entry.reply.status)
            return null;
        // A Map keeps its order: the first is the one that was used longest ago.
        entries.delete(numericId);
        entries.set(numericId, entry);
        return entry.reply;
    }
    return {
        find: (name, nowMs) => {
            const numericId = numbers.get(name);
            return numericId === undefined ? null : find(numericId, nowMs);
        },
        findFor: ({ numericId, revision }, nowMs) => {
            const reply = find(numericId, nowMs);
            return reply?.revision === revision ? reply : null;
        },
        keep: (test, { etag, body, status }) => {
            drop(entries.get(test.numericId));
            // Picked one by one: the test that was handed in hangs on all its seeds.
            const { numericId, trackingId, trackingKey, revision, completedAtMs, expiresAtMs } = test;
            const kept = { numericId, trackingId, trackingKey, revision, completedAtMs, expiresAtMs };
            const reply = { etag, body, status, numericId, revision };
            const entry = { reply, test: kept, sizeBytes: body.byteLength + overheadBytes };
            if (entry.sizeBytes > maxBytes)
                return;
            entries.set(numericId, entry);
            for (const name of namesOf(test))
                numbers.set(name, numericId);
            sizeBytes += entry.sizeBytes;
            for (const oldest of entries.values()) {
                if (sizeBytes <= maxBytes)
                    return;
                drop(oldest);
            }
        },
        get sizeBytes() {
            return sizeBytes;
        },
    };
}
function namesOf({ numericId, trackingId, trackingKey }) {
    return [String(numericId), trackingId, trackingKey];
}

;// CONCATENATED MODULE: ./lib/service/long-poll/in-turns.js
/** Work that comes in crowds, done a few at a time in the order in which it came. */
/** A function that runs what it is given, at most `concurrency` at once. */
function inTurns(concurrency) {
    const waiting = [];
    let runningCount = 0;
    async function enter() {
        if (runningCount < concurrency)
            runningCount += 1;
        // Whoever leaves hands over the place, so the count stays.
        else
            await new Promise((resolve) => waiting.push(resolve));
    }
    function leave() {
        const next = waiting.shift();
        if (next === undefined)
            runningCount -= 1;
        else
            next();
    }
    return async (work) => {
        await enter();
        try {
            return await work();
        }
        finally {
            leave();
        }
    };
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/service/long-poll/watched-test.js
/** One test and the requests that wait for it: a change is read once, however many wait. */

/** Results of one test come in bursts: a response waits until none came for this long, unless the test is complete. */
const quietMs = 45;
/** The longest that a burst can delay a response. */
const maxGatherMs = 400;
/** After a failed read. */
const retryMs = 1000;
/** Waiters that are ended in one turn of the event loop, so that thousands of them do not block other requests. */
const endedPerTurn = 250;
/** Keeps no state of the test between waits. */
class WatchedTest {
    waiters = new Set();
    #workspaceId;
    #numericId;
    #ports;
    /** Something may have changed since the last read began. */
    #isStale = false;
    #isRefreshing = false;
    constructor(workspaceId, numericId, ports) {
        this.#workspaceId = workspaceId;
        this.#numericId = numericId;
        this.#ports = ports;
    }
    /** Reads the test and ends the waits for which it is news. */
    refresh() {
        this.#isStale = true;
        if (!this.#isRefreshing)
            void this.#refresh();
    }
    async #refresh() {
        this.#isRefreshing = true;
        try {
            while (this.#isStale && this.waiters.size > 0) {
                const test = await this.#readBurst();
                await this.#endWaits(test);
            }
        }
        catch {
            // The service is shutting down, which has ended all waits.
        }
        finally {
            this.#isRefreshing = false;
        }
    }
    async #readBurst() {
        const { clock, signal } = this.#ports;
        const gatherEndMs = clock.monotonicMs() + maxGatherMs;
        for (;;) {
            this.#isStale = false;
            const test = await this.#read();
            if (test === null || test.completedAtMs !== null || !this.#isAwaited(test))
                return test;
            await clock.sleep(quietMs, signal);
            if (!this.#isStale || clock.monotonicMs() >= gatherEndMs)
                return test;
        }
    }
    async #read() {
        for (;;) {
            try {
                return await this.#ports.read(this.#workspaceId, this.#numericId);
            }
            catch {
                // The database is away: waiters lose nothing but time.
                await this.#ports.clock.sleep(retryMs, this.#ports.signal);
            }
        }
    }
    #isAwaited(test) {
        for (const waiter of this.waiters)
            if (waiter.isNews(test))
                return true;
        return false;
    }
    async #endWaits(test) {
        let endedCount = 0;
        for (const waiter of this.waiters) {
            if (test !== null && !waiter.isNews(test))
                continue;
            waiter.end(test === null ? { status: 'deleted' } : { status: 'changed', test });
            endedCount += 1;
            if (endedCount % endedPerTurn === 0)
                await (0,promises_.setImmediate)();
        }
    }
}

;// CONCATENATED MODULE: ./lib/service/long-poll/test-watcher.js
/** Long polls: each request waits here until its test changes, its time is up or its client disconnects. */


/** After a lost database connection all watched tests are read again: a few at a time, so that other requests get a turn. */
const concurrentReads = 8;
/** How soon a wait ends after its token was revoked, by another process perhaps. */
const tokenCheckMs = 1000;
/** One object for all: an error for each wait that ends early would cost more than the wait itself. */
const waitIsOver = new Error('the wait is over');
/** Starts listening for changes. */
function openTestWatcher({ store, clock }) {
    const tests = new Map();
    const closing = new AbortController();
    const inTurn = inTurns(concurrentReads);
    const ports = {
        clock,
        signal: closing.signal,
        read: async (workspaceId, numericId) => await inTurn(async () => await store.findTest(workspaceId, String(numericId))),
    };
    const tokens = tokenChecks({ store, clock, signal: closing.signal }, () => waitersOf(tests));
    let changeCount = 0;
    const subscription = store.onTestChanged((numericId) => {
        changeCount += 1;
        if (numericId === 'all')
            for (const watched of tests.values())
                watched.refresh();
        else
            tests.get(numericId)?.refresh();
    });
    function watch({ workspaceId, numericId }) {
        const watched = tests.get(numericId) ?? new WatchedTest(workspaceId, numericId, ports);
        tests.set(numericId, watched);
        return watched;
    }
    /** Without `async`, here and below: of ten thousand waits each pending function costs half a kilobyte. */
    function wait(waited, signal) {
        if (closing.signal.aborted)
            return Promise.resolve({ status: 'unchanged' });
        if (signal.aborted)
            return Promise.resolve({ status: 'disconnected' });
        const watched = watch(waited);
        const change = addWaiter(watched, waited, { clock, signal, onEmpty: () => tests.delete(waited.numericId) });
        if (changeCount !== waited.since)
            watched.refresh();
        tokens.start();
        return change;
    }
    return {
        wait,
        get changeCount() {
            return changeCount;
        },
        get waiterCount() {
            return tests.values().reduce((sum, { waiters }) => sum + waiters.size, 0);
        },
        [Symbol.dispose]: () => {
            if (closing.signal.aborted)
                return;
            subscription[Symbol.dispose]();
            closing.abort(new Error('the service is shutting down'));
            for (const waiter of waitersOf(tests))
                waiter.end({ status: 'unchanged' });
        },
    };
}
function waitersOf(tests) {
    return [...tests.values()].flatMap(({ waiters }) => Array.from(waiters));
}
function addWaiter(watched, { tokenId, isNews, waitMs, expiresAtMs }, { clock, signal, onEmpty }) {
    return new Promise((resolve) => {
        const timers = new AbortController();
        const disconnect = () => waiter.end({ status: 'disconnected' });
        const waiter = {
            tokenId,
            isNews,
            end: (change) => {
                if (!watched.waiters.delete(waiter))
                    return;
                if (watched.waiters.size === 0)
                    onEmpty();
                signal.removeEventListener('abort', disconnect);
                timers.abort(waitIsOver);
                resolve(change);
            },
        };
        watched.waiters.add(waiter);
        signal.addEventListener('abort', disconnect, { once: true });
        const after = (delayMs, act) => void clock.sleep(delayMs, timers.signal).then(act, () => undefined);
        after(waitMs, () => waiter.end({ status: 'unchanged' }));
        const lifetimeMs = expiresAtMs - clock.nowMs();
        if (lifetimeMs > 0 && lifetimeMs <= waitMs)
            after(lifetimeMs, () => watched.refresh());
    });
}
/** Ends the waits of revoked tokens, checking once a second while anybody waits. */
function tokenChecks({ store, clock, signal }, waiters) {
    let isRunning = false;
    async function run() {
        try {
            do {
                await clock.sleep(tokenCheckMs, signal);
                await endRevoked(waiters());
            } while (waiters().length > 0);
        }
        catch {
            // The watcher was closed.
        }
        finally {
            isRunning = false;
        }
    }
    async function endRevoked(waiting) {
        const tokenIds = [...new Set(waiting.map(({ tokenId }) => tokenId))];
        // A database that is away is asked again with the next check.
        const revoked = new Set(await store.listRevokedTokens(tokenIds).catch(() => []));
        for (const waiter of waiting)
            if (revoked.has(waiter.tokenId))
                waiter.end({ status: 'revoked' });
    }
    return {
        start: () => {
            if (isRunning)
                return;
            isRunning = true;
            void run();
        },
    };
}

// EXTERNAL MODULE: ./lib/service/middleware/limit-rate.js
var limit_rate = __webpack_require__(76678);
;// CONCATENATED MODULE: ./lib/service/start-service.js
/** The one way to start a service around a store that somebody else opened: HTTP on one port, SMTP on another. */
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








const usualReplyCacheBytes = 32 * 1024 * 1024;
/** Starts it; when a port cannot be had, nothing is left open. Rejects with Node's own error then. */
async function startService(plan) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const stack = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const { store, clock } = plan.parts;
        const trustedProxies = plan.trustedProxies ?? client_address/* noTrustedProxies */.vW;
        const watcher = stack.use(openTestWatcher({ store, clock }));
        // A page's address holds the port, which is known only when it is taken.
        let app = null;
        const http = stack.use(await (0,http_server/* startHttpServer */.O)({ fetch: (request, env) => app?.fetch(request, env) ?? notYet() }, { ...plan.http, clock, isUnlimited: (address) => (0,ip_address/* isLoopbackAddress */.Ow)(address) || trustedProxies.has(address) }));
        const parts = {
            ...plan.parts,
            watcher,
            replies: replyCache(plan.replyCacheBytes ?? usualReplyCacheBytes),
            trustedProxies,
            rateLimits: plan.rateLimits ?? limit_rate/* usualRateLimits */.Rt,
            publicUrl: plan.publicUrl(http),
        };
        const api = (0,service_app/* serviceApp */.j)(parts);
        app = plan.wrap?.(api) ?? api;
        const ports = { ...plan.mail, directory: plan.parts.directory, clock };
        const receiver = plan.smtp === null ? null : stack.use(await startReceiver(plan.smtp, ports));
        // Before the ports are closed, so that waiting requests are still answered.
        stack.defer(() => watcher[Symbol.dispose]());
        const owned = stack.move();
        return {
            http,
            receiver,
            drain: async (signal) => {
                const drained = Promise.all([http.drain(signal), receiver?.drain(signal)]);
                // After the drain has begun, so that their connections end with the response.
                watcher[Symbol.dispose]();
                await drained;
            },
            waiterCount: () => watcher.waiterCount,
            [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
        };
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
function notYet() {
    return Response.json({ success: false, error: 'The service is starting; try again in a moment' }, { status: 503, headers: { 'Retry-After': '1' } });
}


/***/ }),

/***/ 84604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ statusOf)
/* harmony export */ });
/** The life of a test: pending → in_progress → complete, or expired. Nothing runs for it: the time of asking decides. */
/**
 * The state of a test at `nowMs`. A test that was complete before it expired stays complete; one that expired stays
 * expired, also when results arrive later. `list-queries.ts` says the same in SQL.
 */
function statusOf(test, nowMs) {
    if (test.completedAtMs !== null)
        return 'complete';
    if (nowMs >= test.expiresAtMs)
        return 'expired';
    return test.revision === 0 ? 'pending' : 'in_progress';
}


/***/ }),

/***/ 14601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ isSameByName)
/* harmony export */ });
/** What names alone tell of two domains. */
/** Whether both belong to one organization; `null`: DNS has to be asked. */
function isSameByName({ domain, expected }) {
    if (domain === expected)
        return true;
    return topOf(domain) === topOf(expected) ? null : false;
}
function topOf(domain) {
    return domain.slice(domain.lastIndexOf('.') + 1);
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


/***/ }),

/***/ 88288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ typedPort),
/* harmony export */   Pn: () => (/* binding */ runTypedJob),
/* harmony export */   _p: () => (/* binding */ callPort),
/* harmony export */   aX: () => (/* binding */ typedJob)
/* harmony export */ });
/** Jobs with types: what the main thread puts in is what the job gets, and what it returns comes out. */
/** Makes a job out of a function that works on the type's input. */
function typedJob(_type, work) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what runTypedJob was given
    return async (input, context) => await work(input, context);
}
/** Runs a job in a pool. @throws the signal's reason, and nothing else */
async function runTypedJob(workers, { type, ...job }, signal) {
    const outcome = await workers.run({ ...job, name: type.name }, signal);
    if (outcome.status === 'failed')
        return outcome;
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what the job returned
    return { status: 'done', value: outcome.value };
}
/** The main thread's side of a port. */
function typedPort({ name }, answer) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what callPort was given
    return { [name]: async (...args) => await answer(...args) };
}
/** The job's side of a port. @throws Error when the main thread's function does, or the job was aborted */
async function callPort({ call }, { name }, ...args) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what the port answered
    return (await call(name, ...args));
}


/***/ }),

/***/ 67110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ openWorkers)
});

// EXTERNAL MODULE: ./lib/world/until-aborted.js
var until_aborted = __webpack_require__(15742);
// EXTERNAL MODULE: ./lib/world/workers/worker-thread.js + 3 modules
var worker_thread = __webpack_require__(81444);
;// CONCATENATED MODULE: ./lib/world/workers/open-threads.js
/** The threads of a pool: which one takes the next job, and when another one is started. */

/** Opens an empty set of threads. */
function openThreads({ threadCount, jobsPerThread, memoryMb, file, onLost }) {
    const threads = new Set();
    return {
        tryRun: (job) => {
            const thread = findThread(job);
            thread?.run(job);
            return thread !== null;
        },
        abort: (job) => {
            for (const thread of threads)
                thread.abort(job);
        },
        warm: () => {
            if (threads.size === 0)
                start();
        },
        close: () => {
            for (const thread of threads)
                thread.end('closed');
        },
    };
    function findThread(job) {
        const open = [...threads].filter((thread) => hasRoom(thread, job));
        const [idlest] = open.toSorted((left, right) => left.jobCount - right.jobCount);
        const isFull = threads.size >= threadCount;
        if (idlest !== undefined && (isFull || idlest.jobCount === 0))
            return idlest;
        return isFull ? null : start();
    }
    function hasRoom(thread, { isAlone }) {
        if (isAlone || thread.hasExclusiveJob)
            return thread.jobCount === 0;
        return thread.jobCount < jobsPerThread;
    }
    function start() {
        const thread = (0,worker_thread/* startThread */.B)({
            file,
            memoryMb,
            onLost: (loss, jobs) => {
                threads.delete(thread);
                onLost(loss, jobs);
            },
        });
        threads.add(thread);
        return thread;
    }
}

// EXTERNAL MODULE: ./lib/world/workers/own-worker-file.js
var own_worker_file = __webpack_require__(97738);
;// CONCATENATED MODULE: ./lib/world/workers/open-workers.js
/** Worker threads for work on foreign content: a job that takes too long or too much memory ends its thread, not presend. */



const messages = {
    'time-limit': 'the time limit was reached',
    'memory-limit': 'the memory limit was reached',
    crashed: 'the worker thread ended unexpectedly',
    closed: 'the worker threads were closed',
};
/**
 * Opens a pool. When a thread is lost, the jobs that shared it are run again, each alone in a thread; one that loses its
 * thread when alone has failed.
 */
function openWorkers(options) {
    const threads = openThreads({ ...options, file: options.file ?? (0,own_worker_file/* ownWorkerFile */.n)(), onLost: takeBack });
    let queue = [];
    let isClosed = false;
    return {
        run: async (job, signal) => {
            signal.throwIfAborted();
            if (isClosed)
                return lost('closed');
            const { promise, resolve } = Promise.withResolvers();
            const threadJob = toThreadJob(job, (outcome) => {
                resolve(outcome);
                dispatch();
            });
            queue.push(threadJob);
            dispatch();
            try {
                return await (0,until_aborted/* untilAborted */.E)(promise, signal);
            }
            finally {
                if (signal.aborted)
                    drop(threadJob);
            }
        },
        warm: () => {
            if (!isClosed)
                threads.warm();
        },
        [Symbol.asyncDispose]: async () => {
            isClosed = true;
            for (const job of queue)
                job.onLost('closed');
            queue = [];
            threads.close();
        },
    };
    function dispatch() {
        if (isClosed)
            return;
        const waitingFrom = queue.findIndex((job) => !threads.tryRun(job));
        queue.splice(0, waitingFrom === -1 ? queue.length : waitingFrom);
    }
    function takeBack(loss, jobs) {
        const isClear = loss === 'closed' || (jobs.length === 1 && jobs[0]?.isAlone === true);
        if (isClear)
            for (const job of jobs)
                job.onLost(loss);
        else
            queue.unshift(...jobs.map((job) => ({ ...job, isAlone: true })));
        dispatch();
    }
    function drop(job) {
        queue = queue.filter(({ onDone }) => onDone !== job.onDone);
        threads.abort(job);
        dispatch();
    }
}
function toThreadJob({ ports = {}, ...job }, settle) {
    return {
        ...job,
        ports,
        isAlone: false,
        onDone: (value) => settle({ status: 'done', value }),
        onFailed: (message) => settle({ status: 'failed', reason: 'error', message }),
        onLost: (loss) => settle(lost(loss)),
    };
}
function lost(loss) {
    return { status: 'failed', reason: loss === 'closed' ? 'crashed' : loss, message: messages[loss] };
}


/***/ })

};
