export const id = 7320;
export const ids = [7320];
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
// Fifteen digits are exact as a number; nobody has so many pages.
const positiveInteger = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .regex(/^(?=0*[1-9])\d{1,15}$/u, 'a positive integer')
    .transform(Number)
    .pipe(zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1));
/** A field that a form left empty is not given. */
function given(schema) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .preprocess */ .vkY((value) => (value === '' ? undefined : value), schema.optional()).optional();
}
/** Reads the query of `GET /external_tests`. */
const listExternalTestsQuery = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    source: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .Z)(given((0,_storable_text_js__WEBPACK_IMPORTED_MODULE_0__/* .storableText */ ._)()), 'Only tests of this source. Empty: any.', 'ci'),
    status: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .Z)(given(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_names_js__WEBPACK_IMPORTED_MODULE_3__/* .testStatuses */ .lh)), 'Only tests in this state. Empty: any.', 'complete'),
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
/** A text that must not be empty; `what` says what it is. */
function wantedName(what) {
    return (0,storable_text/* shortText */.o)(maxNameLength).min(1, what);
}
const externalTestSchema = schemas/* looseObject */._H3({
    name: (0,field_notes/* field */.Z)(wantedName('a name'), 'Name of the test.', 'Order confirmation'),
    source: (0,field_notes/* field */.Z)(wantedName('the identifier of the calling application'), 'Identifier of the calling application; lists can be filtered by it.', 'ci'),
    metadata: (0,field_notes/* field */.Z)(metadataSchema.optional(), `Anything the caller wants to find again; comes back unchanged. At most ${maxMetadataBytes} bytes as JSON.`, { commit: '4fbc063' }),
});
const providerTypesSchema = (0,field_notes/* field */.Z)(schemas/* preprocess */.vkY(withoutCountlessWrong, schemas/* array */.YOg(schemas/* enum */.k5n(names/* providerTypes */.Nm)).optional()).optional(), 'Which kinds of seed mailboxes the test gets. Absent or empty: all. A type that stands twice counts once.', ['consumer', 'business']);
const timeoutMinutesSchema = (0,field_notes/* addition */.f)(schemas/* int */.Whr()
    .min(1, `a whole number from 1 to ${maxTimeoutMinutes}`)
    .max(maxTimeoutMinutes, `a whole number from 1 to ${maxTimeoutMinutes}`)
    .optional(), 'how many minutes the test stays open; absent: what the service is set to (60).', 60);
/** Schema of `POST /spam_tests`. Problems name the field: `$.provider_types[1]`. */
const createSpamTestRequest = schemas/* looseObject */._H3({
    spam_test: (0,field_notes/* field */.Z)(schemas/* looseObject */._H3({
        name: (0,field_notes/* field */.Z)((0,storable_text/* shortText */.o)(maxNameLength).optional(), 'Name of the test for people; absent or empty: "Untitled test".', 'Order confirmation'),
    })
        .optional(), 'The test.'),
    provider_types: providerTypesSchema,
    external_test: (0,field_notes/* field */.Z)(externalTestSchema.optional(), 'Given: the test is made in external style, as by `POST /external_tests`.'),
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
};
/** The list as it is, or up to its thousandth wrong entry: it is refused either way. */
function withoutCountlessWrong(list) {
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

/***/ 88073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ storedDirectory),
/* harmony export */   Oz: () => (/* binding */ localSeeds),
/* harmony export */   bM: () => (/* binding */ seedDirectory),
/* harmony export */   pJ: () => (/* binding */ localSeedsOf),
/* harmony export */   qG: () => (/* binding */ isMonitored)
/* harmony export */ });
/* harmony import */ var _contract_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(766);
/** The seed mailboxes that the service has, and how each of them is doing. */

/** A directory of these seeds, which stay as they are. */
function seedDirectory(seeds) {
    const byAddress = new Map(seeds.map((seed) => [seed.address, seed]));
    return {
        list: async () => await Promise.resolve(seeds),
        find: (address) => byAddress.get(address.toLowerCase()) ?? null,
        refresh: async () => await Promise.resolve(),
    };
}
/**
 * A directory that asks the storage at each `list()`: a seed that somebody disables, or that is found unhealthy, is
 * handed out no more by any instance. `known` are the seeds of this instance; one that was added and is not known here
 * even after a look is not listed, since nobody would take its mail.
 */
function storedDirectory(store, known) {
    const withOptions = (seed) => {
        const { options = [], hasPlusAddress = false } = known.find(seed.address) ?? {};
        return { ...seed, options, hasPlusAddress };
    };
    const isUnknown = ({ address, origin }) => origin === 'added' && known.find(address) === null;
    return {
        find: (address) => known.find(address),
        refresh: async () => await known.refresh(),
        list: async () => {
            const stored = await store.listSeeds();
            if (stored.some(isUnknown))
                await known.refresh();
            return stored.filter((seed) => !isUnknown(seed)).map(withOptions);
        },
    };
}
/** True when the seed may be given to a test. */
function isMonitored(seed) {
    return seed.isEnabled && seed.health !== 'unhealthy';
}
/**
 * Nine seeds, three a type, at seven providers that cannot exist: `.example` is reserved (RFC 2606 §2), so no mistake
 * in an SMTP setting ever sends a test to a stranger.
 */
const localSeeds = [
    aLocalSeed('consumer', 'seed1@freemail.example'),
    aLocalSeed('consumer', 'seed2@webmail.example'),
    aLocalSeed('consumer', 'seed3@homepost.example'),
    aLocalSeed('business', 'seed4@officemail.example'),
    aLocalSeed('business', 'seed5@officemail.example'),
    aLocalSeed('business', 'seed6@workspace.example'),
    aLocalSeed('protected', 'seed7@mailgate.example'),
    aLocalSeed('protected', 'seed8@mailgate.example'),
    aLocalSeed('protected', 'seed9@shieldpost.example'),
];
function aLocalSeed(providerType, address) {
    const providerName = address.slice(address.indexOf('@') + 1);
    return { address, providerType, providerName, kind: 'local', isEnabled: true, health: 'healthy', options: [] };
}
/** The local seeds of some types; none given means all. */
function localSeedsOf(types) {
    const wanted = types.length === 0 ? _contract_names_js__WEBPACK_IMPORTED_MODULE_0__/* .providerTypes */ .Nm : types;
    return localSeeds.filter((seed) => wanted.includes(seed.providerType));
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

// EXTERNAL MODULE: ./lib/seeds/line-ends.js
var line_ends = __webpack_require__(34917);
// EXTERNAL MODULE: ./lib/seeds/record-authentication.js
var record_authentication = __webpack_require__(75094);
;// CONCATENATED MODULE: ./lib/seeds/to-seed-record.js
/** A verdict on one copy as the record that its seed shows. */

/** The record of a copy that a local seed has judged. */
function toSeedRecord(judgement, context) {
    const status = statusOf(judgement);
    return {
        status,
        isSettled: status === 'undecided' ? context.isUndecidedFinal : status !== 'deferred',
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
        firedRules: firedRules.map(({ id, text, source, mark, isDeciding }) => ({ id, text, source, mark, isDeciding })),
        skippedRules,
    };
}

;// CONCATENATED MODULE: ./lib/seeds/judge-copy.js
/** One copy of a message at one seed: judged, and what came of it recorded. */


/**
 * Judges and records; durable once the promise resolves. A line that ends wrongly is a refusal by itself.
 * Rejects when storage, the judge or the signal ends it: then nothing is recorded.
 */
async function judgeCopy(copy, surroundings, signal) {
    const { rules, ports, moment } = surroundings;
    const { target, identity, message, bareLineEnd } = copy;
    const judgement = bareLineEnd === null ? await ports.judge(toJudgeInput(copy, surroundings), signal) : (0,line_ends/* refusalOf */.O)(bareLineEnd);
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
        senderClass: rules.senderClass,
        whenDnsFails: rules.whenDnsFails ?? 'unmeasured',
    };
    // Only a history lets the judge ask for a retry. SMTP has one answer for all recipients of a message, so one seed of
    // several cannot ask for one of its own; and what was taken is not sent again.
    return message.seeds.length > 1 || moment === 'taken' ? input : { ...input, history: toHistory(target) };
}
function toHistory({ acceptedCopyCount, temporaryRefusalCount }) {
    return { acceptedCopyCount, temporaryRefusalCount };
}


/***/ }),

/***/ 34917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ refusalOf),
/* harmony export */   Z: () => (/* binding */ findBareLineEnd)
/* harmony export */ });
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
    return { kind: found[0] === '\n' ? 'LF' : 'CR', line: text.slice(0, found.index).split('\r\n').length };
}
/** The refusal of a message with such a line end: nothing else of it is looked at, and nothing is measured. */
function refusalOf({ kind, line }) {
    const text = `line ${line} ends in a bare ${kind}; only CRLF ends a line (RFC 5321 section 2.3.8)`;
    const reason = `Refused before anything was measured: ${text}`;
    const verdict = {
        isPass: null,
        isMeasured: false,
        result: null,
        domain: null,
        isAligned: null,
        detail: 'not measured: the message was refused for its line ends',
    };
    return {
        reply: { code: 550, enhancedCode: '5.5.2', text: `[presend] ${text}` },
        folder: null,
        reason,
        spf: { ...verdict, record: null },
        dkim: verdict,
        dmarc: { ...verdict, policy: null, policyDomain: null, carriedBy: null },
        spam: null,
        firedRules: [],
        skippedRules: [],
    };
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

/***/ 75541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ untagged),
/* harmony export */   Y: () => (/* binding */ plusAddressOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** One mailbox, an address of its own for each test: `seed1+<tag>@box.example`. */

/** 100 bits, in digits that survive any change of case. */
const tagLength = 25;
/** RFC 5321 §4.5.3.1.1; seeds' addresses are ASCII. */
const maxLocalPartLength = 64;
/**
 * The address for a test's copy. Its tag is made from the tracking id, so whoever knows the test knows the address, and
 * nobody learns the tracking id from it. The address itself where there is no room for a tag.
 */
function plusAddressOf(address, trackingId) {
    const at = address.lastIndexOf('@');
    const tag = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `presend plus-address ${trackingId}`, 'hex').slice(0, tagLength);
    const localPart = `${address.slice(0, at)}+${tag}`;
    return localPart.length > maxLocalPartLength ? address : `${localPart}${address.slice(at)}`;
}
/** The address without its tag, should it have one. */
function untagged(address) {
    const at = address.lastIndexOf('@');
    const plus = address.lastIndexOf('+', at);
    return plus < 0 ? address : `${address.slice(0, plus)}${address.slice(at)}`;
}


/***/ }),

/***/ 36316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readArrival)
/* harmony export */ });
/* harmony import */ var _find_own_target_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16890);
/* harmony import */ var _line_ends_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34917);
/* harmony import */ var _match_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37017);
/* harmony import */ var _read_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29431);
/** A message with the test that each of its seeds expects it for. */




/**
 * Reads the header section, and the body where that names no test.
 *
 * @throws Error when DNS cannot be asked whose mail it is: nothing may be said of it then
 */
async function readArrival(message, ports, signal) {
    const identity = (0,_read_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .readIdentity */ .x)(message.bytes);
    const bareLineEnd = (0,_line_ends_js__WEBPACK_IMPORTED_MODULE_1__/* .findBareLineEnd */ .Z)(message.bytes);
    const copies = [];
    let isForeign = false;
    for (const seed of message.seeds) {
        const found = await (0,_match_message_js__WEBPACK_IMPORTED_MODULE_2__/* .matchMessage */ .L)(identity, async (trackingIds) => {
            const own = await findAt(seed.address, { trackingIds, identity, ports, signal });
            if (own === 'foreign')
                isForeign = true;
            return own === 'foreign' ? null : own;
        });
        if (found?.isSenderKnown === false)
            throw new Error('DNS could not be asked whose mail a message is');
        if (found !== null)
            copies.push({ message, identity, seed, target: found.target, bareLineEnd });
    }
    return { message, identity, bareLineEnd, copies, isForeign };
}
async function findAt(address, { trackingIds, identity, ports, signal }) {
    const { store, isSameOrganization } = ports;
    const { messageKey } = identity;
    return await (0,_find_own_target_js__WEBPACK_IMPORTED_MODULE_3__/* .findOwnTarget */ .T)(trackingIds, {
        find: async (ids) => await store.findCopyTarget({ trackingIds: ids, address, messageKey }),
        check: async (target) => await (0,_find_own_target_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfSender */ .r)(target, identity, { isSameOrganization, signal }),
    });
}


/***/ }),

/***/ 29431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ readIdentity)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _mail_header_section_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38684);
/* harmony import */ var _mail_parse_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85429);
/* harmony import */ var _mail_parse_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32974);
/* harmony import */ var _tracking_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44471);
/** What a message says of itself: who wrote it, which message it is, and which tests it may belong to. */





/** The field in which presend's own copies carry the tracking id. */
const trackingField = 'X-Presend-Test';
/** Reads the header section of a message. */
function readIdentity(bytes) {
    const fields = (0,_mail_header_section_js__WEBPACK_IMPORTED_MODULE_1__/* .readHeaderSection */ .Dm)(bytes);
    const [messageId] = (0,_mail_header_section_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(fields, 'Message-ID');
    let mentioned = null;
    return {
        messageKey: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', messageId ?? '', 'hex').slice(0, 32),
        author: () => {
            const authors = (0,_mail_parse_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAddressList */ .Mb)((0,_mail_header_section_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(fields, 'From')[0] ?? '');
            return authors.status === 'ok' ? (authors.value[0]?.address ?? null) : null;
        },
        authorDomain: () => theOne((0,_mail_parse_message_js__WEBPACK_IMPORTED_MODULE_3__/* .mailboxesOf */ .M)(fields, 'from').map(({ domain }) => domain)),
        headerTrackingIds: unique((0,_mail_header_section_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(fields, trackingField)),
        mentionedTrackingIds: async () => await (mentioned ??= readMentioned(bytes)),
    };
}
/** An address without a domain is none that could be the sender's. */
function theOne(domains) {
    const [domain = null, ...others] = new Set(domains);
    return others.length === 0 ? domain : null;
}
async function readMentioned(bytes) {
    const { text, html, subject } = await (0,_mail_parse_message_js__WEBPACK_IMPORTED_MODULE_3__/* .parseMessage */ .v)(bytes);
    return unique([text ?? '', html ?? '', subject ?? '']);
}
function unique(texts) {
    return [...new Set(texts.flatMap(_tracking_id_js__WEBPACK_IMPORTED_MODULE_4__/* .findTrackingIds */ .N3))].slice(0, _tracking_id_js__WEBPACK_IMPORTED_MODULE_4__/* .maxCandidateCount */ .Rc);
}


/***/ }),

/***/ 49653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qh: () => (/* binding */ takenReply),
/* harmony export */   VI: () => (/* binding */ receiveMessage),
/* harmony export */   bR: () => (/* binding */ judgeArrival)
/* harmony export */ });
/* harmony import */ var _mail_submission_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25402);
/* harmony import */ var _judge_copy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71777);
/* harmony import */ var _line_ends_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34917);
/* harmony import */ var _read_arrival_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36316);
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
    const undecided = judged.filter(({ judgement: { reply, folder } }) => reply === null && folder === null);
    return {
        reception: { reply: commonReply(replies), isMatched: judged.length > 0, isForeign: arrival.isForeign },
        undecided: undecided.map(({ copy }) => copy),
    };
}
/** Any acceptance is an acceptance; what other seeds refused stands in their results. Else "later" beats "never". */
function commonReply(replies) {
    const accepted = replies.find((reply) => reply.code < 400);
    return accepted ?? replies.find(_mail_submission_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .isTransient */ .d) ?? replies[0] ?? unmatchedReply;
}
function unmatchedReplyTo({ bareLineEnd }) {
    return bareLineEnd === null ? unmatchedReply : (0,_line_ends_js__WEBPACK_IMPORTED_MODULE_3__/* .refusalOf */ .O)(bareLineEnd).reply;
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
function keep({ isPass, isMeasured, result, domain, isAligned, detail, origin }) {
    const kept = { isPass, isMeasured, result, domain, isAligned, detail };
    return origin === undefined ? kept : { ...kept, origin };
}


/***/ }),

/***/ 44471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N3: () => (/* binding */ findTrackingIds),
/* harmony export */   Rc: () => (/* binding */ maxCandidateCount),
/* harmony export */   fb: () => (/* binding */ createTrackingId),
/* harmony export */   nk: () => (/* binding */ createTrackingKey)
/* harmony export */ });
/* harmony import */ var _mail_tracking_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90082);
/** Tracking ids: how they are made, and how they are found again in any text. */

/** Letters and digits only: no mail program breaks, links or trims such a word. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 24 characters of 62 carry 142 bits; api-v1.md's ids must carry 128. */
const randomLength = 24;
/** How many different ids of one message are looked up: real mail has one. */
const maxCandidateCount = 10;
/** A public tracking id: the prefix makes it recognizable in a body, the rest unguessable. */
function createTrackingId(random) {
    return `pst_${randomWord(random)}`;
}
/** A tracking key: the test's second name in replies. It is no tracking id, so mail with it belongs to no test. */
function createTrackingKey(random) {
    return `psk_${randomWord(random)}`;
}
/** The tracking ids in a text, in their order, each once, at most ten. */
function findTrackingIds(text) {
    const found = new Set();
    for (const [id] of text.matchAll(_mail_tracking_js__WEBPACK_IMPORTED_MODULE_0__/* .serviceTrackingIds */ .fD)) {
        found.add(id);
        if (found.size === maxCandidateCount)
            break;
    }
    return [...found];
}
function randomWord(random) {
    let word = '';
    while (word.length < randomLength) {
        for (const byte of random.bytes(randomLength)) {
            // 248 is the last multiple of 62 in a byte: what lies above would make some characters likelier.
            if (byte < 248 && word.length < randomLength)
                word += alphabet.charAt(byte % alphabet.length);
        }
    }
    return word;
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

/***/ 15160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ apiPath),
  j: () => (/* binding */ serviceApp)
});

// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 21 modules
var dist = __webpack_require__(60120);
// EXTERNAL MODULE: ./lib/contract/queries.js
var queries = __webpack_require__(30786);
// EXTERNAL MODULE: ./lib/contract/requests.js + 1 modules
var requests = __webpack_require__(50457);
// EXTERNAL MODULE: ./lib/contract/names.js
var names = __webpack_require__(766);
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

// EXTERNAL MODULE: ./lib/contract/http-headers.js
var http_headers = __webpack_require__(95875);
;// CONCATENATED MODULE: ./lib/service/service-context.js
/** What every handler works with. */
/** The workspace of the caller; middleware lets nobody without one through. */
function workspaceOf(request) {
    const token = request.get('token');
    if (token === null)
        throw new TypeError('a handler ran before the token was checked');
    return token.workspaceId;
}
/** What was read for the caller; middleware lets nobody through without it. */
function readingOf(request) {
    const reading = request.get('reading');
    if (reading === undefined)
        throw new TypeError('a handler ran before the request was let in');
    return reading;
}

;// CONCATENATED MODULE: ./lib/service/long-poll/await-news.js
/** The long poll of a request that nobody can hold: its handler waits. */
/** Longest wait that is offered; proxies cut idle connections at 30 s. */
const maxWaitSeconds = 20;
/** What there is to tell when the wait is over. Rejects with the signal's reason when it aborts; then nobody waits any more. */
async function awaitNews({ room, topic, terms, ifNoneMatch, revision }, signal) {
    signal.throwIfAborted();
    return await new Promise((resolve, reject) => {
        const wait = room.wait(topic, { ifNoneMatch, revision, tell }, terms);
        signal.addEventListener('abort', leave, { once: true });
        function tell(news) {
            signal.removeEventListener('abort', leave);
            resolve(news);
        }
        function leave() {
            wait.leave();
            reject(signal.reason);
        }
    });
}

// EXTERNAL MODULE: ./lib/service/long-poll/conditional-request.js
var conditional_request = __webpack_require__(70756);
;// CONCATENATED MODULE: ./lib/service/long-poll/answer-news.js
/** Answers a read of one test: 200 with its ETag, 304 when the client knows it, after a wait where it asked for one. */





/**
 * The response.
 *
 * A request that waits is handed to the server where that can hold it: a handler that stays open costs three times as
 * much memory as its connection.
 *
 * @param reader `null`: there is no such test
 * @throws ApiProblem 404
 */
async function answerNews(request, parts, reader) {
    if (reader === null)
        throw (0,api_problem/* unknownTest */.t)(request.req.param('id') ?? '');
    const { nowMs } = readingOf(request);
    const ifNoneMatch = request.req.header(http_headers/* httpHeaders */.P.ifNoneMatch);
    const waitSeconds = (0,conditional_request/* waitSecondsOf */.sL)(request.req.header(http_headers/* httpHeaders */.P.prefer), maxWaitSeconds);
    if (waitSeconds > 0)
        request.header(http_headers/* httpHeaders */.P.preferenceApplied, `wait=${waitSeconds}`);
    const etag = (0,conditional_request/* etagOf */.Nk)(reader.test, nowMs);
    if (ifNoneMatch === undefined || !(0,conditional_request/* matchesEtag */.FX)(ifNoneMatch, etag))
        return answerReply(request, reader.reply(nowMs));
    if (waitSeconds === 0 || reader.test.completedAtMs !== null)
        return answerSame(request, etag);
    return await answerLater(request, etag, holdOf(request, parts, { reader, ifNoneMatch, waitSeconds }));
}
function holdOf(request, { news, clock }, wait) {
    const { test, topic } = wait.reader;
    const { since } = readingOf(request);
    return {
        room: news,
        clock,
        topic,
        terms: { waitMs: wait.waitSeconds * 1000, since, expiresAtMs: test.expiresAtMs },
        ifNoneMatch: wait.ifNoneMatch,
        revision: test.revision,
    };
}
async function answerLater(request, etag, hold) {
    const { holdOffer } = request.env;
    if (holdOffer?.isUsable === true) {
        holdOffer.hold = hold;
        return answerSame(request, etag);
    }
    const news = await awaitNews(hold, request.req.raw.signal);
    if (news.status === 'gone')
        throw (0,api_problem/* unknownTest */.t)(request.req.param('id') ?? '');
    return news.status === 'same' ? answerSame(request, etag) : answerReply(request, news.reply);
}
function answerSame(request, etag) {
    setValidators(request, etag);
    return request.body(null, 304);
}
function answerReply(request, { etag, body }) {
    setValidators(request, etag);
    request.header('Content-Type', 'application/json');
    return request.body(body, 200);
}
function setValidators(request, etag) {
    request.header(http_headers/* httpHeaders */.P.etag, etag);
    request.header('Cache-Control', 'private, no-cache');
}

// EXTERNAL MODULE: ./lib/storage/test-status.js
var test_status = __webpack_require__(84604);
;// CONCATENATED MODULE: ./lib/service/test-replies.js
/** What the service says of a test, in the wire's words. */



const longPoll = { max_wait_seconds: maxWaitSeconds };
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
    return {
        to: address,
        from: received?.sender ?? null,
        delivered_to: received?.folder ?? null,
        spf_pass: received?.evidence.spf.isPass === true,
        dkim_pass: received?.evidence.dkim.isPass === true,
        dmarc_pass: received?.evidence.dmarc.isPass === true,
        provider_name: providerName,
        provider_type: providerType,
        received_at: received === null ? null : new Date(received.recordedAtMs).toISOString(),
        placement: received?.placementKind ?? null,
        reason: result?.reason ?? null,
        spam: result?.evidence.spam ?? null,
        authentication: result === null ? null : toWireAuthentication(result),
        smtp_reply: result === null || result.reply === null ? null : toWireReply(result.reply),
    };
}
/** A refused copy never came into the mailbox, whatever was found out about it. */
function isReceived({ status }) {
    return status === 'placed' || status === 'undecided';
}
function toWireAuthentication({ evidence }) {
    return { spf: toWireVerdict(evidence.spf), dkim: toWireVerdict(evidence.dkim), dmarc: toWireVerdict(evidence.dmarc) };
}
function toWireVerdict({ result, domain, isAligned, isMeasured, detail, origin }) {
    const verdict = { domain, aligned: isAligned, measured: isMeasured, detail };
    return {
        ...(result === null ? {} : { result }),
        ...verdict,
        ...(origin === undefined ? {} : { origin }),
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

;// CONCATENATED MODULE: ./lib/service/long-poll/test-readers.js
/** How the two kinds of replies about a test are made: of what the admission read, and of what is read again later. */




/** The test of `GET /spam_tests/:id`; `null`: there is none. */
function spamTestReader(request, parts) {
    const { test, knownReply } = readingOf(request);
    if (test === null)
        return null;
    const { seeds } = test;
    return {
        test,
        reply: (nowMs) => {
            if (seeds !== null)
                return keptReply({ ...test, seeds }, nowMs, parts);
            if (knownReply === null)
                throw new TypeError('seeds were left out that nobody knew');
            return knownReply;
        },
        topic: spamTestTopic(test, parts),
    };
}
function spamTestTopic({ workspaceId, numericId }, parts) {
    return {
        key: `spam_tests/${numericId}`,
        numericId,
        read: async () => {
            const test = await parts.store.findTest(workspaceId, String(numericId));
            return test === null ? null : { test, reply: (nowMs) => keptReply(test, nowMs, parts) };
        },
    };
}
/** Rendered once for each revision and status, whoever asks. */
function keptReply(test, nowMs, { replies, publicUrl }) {
    const kept = replies.findFor(test, nowMs);
    if (kept !== null)
        return kept;
    const reply = readyReply(test, nowMs, getSpamTestReply(test, nowMs, { publicUrl }));
    replies.keep(test, { ...reply, status: (0,test_status/* statusOf */.c)(test, nowMs) });
    return reply;
}
/** The test of `GET /external_tests/:id`; `null`: there is none in that style. */
function externalTestReader(request, parts) {
    const { test } = readingOf(request);
    if (test === null || test.style !== 'external-test')
        return null;
    return { test, reply: (nowMs) => externalReply(test, nowMs, parts), topic: externalTestTopic(test, parts) };
}
function externalTestTopic({ workspaceId, numericId }, parts) {
    return {
        key: `external_tests/${numericId}`,
        numericId,
        read: async () => {
            const test = await parts.store.findExternalTest(workspaceId, numericId);
            return test === null ? null : { test, reply: (nowMs) => externalReply(test, nowMs, parts) };
        },
    };
}
function externalReply(test, nowMs, parts) {
    return readyReply(test, nowMs, getExternalTestReply(test, nowMs, parts));
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

;// CONCATENATED MODULE: ./lib/service/api/external-tests.js
/** `/external_tests`: create, read, list, and the mailboxes there are. */











/** `POST /external_tests`. */
function postExternalTest(parts) {
    return async (request) => {
        const [body, senderDomain] = await readJsonWith(request, requests/* createExternalTestRequest */.Nb, readSenderDomain(request));
        const wish = {
            style: 'external-test',
            name: body.external_test.name,
            source: body.external_test.source,
            metadata: body.external_test.metadata ?? {},
            senderDomain,
            providerTypes: body.provider_types ?? [],
            timeoutMinutes: body.timeout_minutes ?? null,
        };
        return request.json(createExternalTestReply(await createTest(wish, workspaceOf(request), parts), parts), 201);
    };
}
/** `GET /external_tests/:id`, by numeric id alone; answers a long poll. */
function getExternalTest(parts) {
    return async (request) => await answerNews(request, parts, externalTestReader(request, parts));
}
/** `GET /external_tests`, newest first. */
function listExternalTests({ store, clock, publicUrl }) {
    return async (request) => {
        const query = readPage(request);
        const nowMs = clock.nowMs();
        const { tests, totalCount } = await store.listExternalTests({ ...query, workspaceId: workspaceOf(request), nowMs });
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
        source: source ?? null,
        status: status ?? null,
        page: Math.min(page ?? 1, maxPage),
        perPage: Math.min(perPage ?? queries/* defaultPerPage */._j, queries/* maxPerPage */.N7),
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
        const accounts = await postmaster.listConnectedAccounts(workspaceOf(request));
        if (accounts.length === 0)
            throw new api_problem/* ApiProblem */.AW(404, 'This workspace has no connected postmaster accounts');
        return request.json({ connected_accounts: accounts });
    };
}
/** `GET /postmaster_accounts`: over all domains of one account. */
function getCumulativeData({ postmaster }) {
    return async (request) => {
        const { email } = readQuery(request, postmaster_queries/* cumulativeQuery */.e);
        const account = await postmaster.findAccountByEmail(workspaceOf(request), addressOf(email));
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
    const account = accountId === null ? null : await postmaster.findAccount(workspaceOf(request), accountId);
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
        const workspaceId = workspaceOf(request);
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
        const [body, senderDomain] = await readJsonWith(request, requests/* createSpamTestRequest */.vR, readSenderDomain(request));
        const wish = toWish(body, senderDomain);
        return request.json(createSpamTestReply(await createTest(wish, workspaceOf(request), parts), parts), 201);
    };
}
function toWish(body, senderDomain) {
    const { external_test: external } = body;
    return {
        style: external === undefined ? 'spam-test' : 'external-test',
        name: external?.name ?? body.spam_test?.name ?? null,
        source: external?.source ?? null,
        metadata: external?.metadata ?? {},
        senderDomain,
        providerTypes: body.provider_types ?? [],
        timeoutMinutes: body.timeout_minutes ?? null,
    };
}
/** `GET /spam_tests/:id`, by numeric id, tracking id or tracking key; answers a long poll. */
function getSpamTest(parts) {
    return async (request) => await answerNews(request, parts, spamTestReader(request, parts));
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

// EXTERNAL MODULE: ./lib/service/error-body.js + 1 modules
var error_body = __webpack_require__(19512);
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
;// CONCATENATED MODULE: ./lib/service/middleware/require-access.js
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
    return new api_problem/* ApiProblem */.AW(403, 'The plan of this workspace has no access to the API; Pro and Enterprise have');
}
/** RFC 6750 §3: the error code stands only where a token was given. */
function unauthorized(isTokenGiven) {
    const challenge = isTokenGiven ? 'Bearer realm="presend", error="invalid_token"' : 'Bearer realm="presend"';
    const message = isTokenGiven ? 'The API token is invalid or revoked' : 'The API token is missing';
    return new api_problem/* ApiProblem */.AW(401, `${message}; send it as "Authorization: Bearer <token>"`, {
        headers: { 'WWW-Authenticate': challenge },
    });
}

;// CONCATENATED MODULE: ./lib/service/middleware/admit.js
/** Lets a request in, or refuses it: who asks, how often in this hour, and the test that is wanted, in one question. */






/** Sets `token` and `reading`, and the rate limit's header fields on whatever comes of the request. */
function admit(parts) {
    return async (request, next) => {
        const authorization = request.req.header('Authorization');
        const isOpen = (0,open_paths/* isOpenPath */.q)(request.req.path);
        const tokenHash = isOpen ? null : (0,identify/* tokenHashOf */.D8)(authorization);
        const nowMs = parts.clock.nowMs();
        const wanted = wantTest(request.req, parts.replies, nowMs);
        const since = parts.news.mark();
        const question = {
            tokenHash,
            stranger: (0,limit_rate/* strangerOf */.gK)(admit_addressOf(request, parts.trustedProxies)),
            windowStartMs: (0,limit_rate/* windowStartOf */.Sl)(nowMs),
            nowMs,
            wantedTest: wanted?.question ?? null,
        };
        const { token: found, count, test } = await ask(request, question, parts);
        const token = (0,identify/* verifiedToken */.Y_)(found, tokenHash);
        const plan = token?.accountPlan ?? null;
        setHeaders(request, (0,limit_rate/* rateLimitHeaders */._w)(plan, count));
        request.set('token', token);
        const refusal = isOpen ? null : accessProblem(token, authorization !== undefined);
        const problem = (0,limit_rate/* rateLimitProblem */.d)(plan, count, nowMs) ?? refusal;
        if (problem !== null)
            throw problem;
        request.set('reading', { test, knownReply: wanted?.knownReply ?? null, nowMs, since });
        await next();
    };
}
/** An answer to a request that could not even be counted carries the header fields too. */
async function ask(request, question, { store }) {
    try {
        return await store.admit(question);
    }
    catch (error) {
        request.set('token', null);
        setHeaders(request, (0,limit_rate/* uncountedHeaders */.Aw)(question.nowMs));
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
    app.use(admit(parts), (0,limit_body/* limitBody */.O)());
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

/***/ 19512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ answerError),
  mU: () => (/* binding */ answerUnknownPath),
  kc: () => (/* binding */ errorText)
});

;// CONCATENATED MODULE: ./lib/storage/storage-away.js
/** Tells a database that is away for now from a fault of ours: only the first gets better by waiting. */
/** SQLite's primary result codes: busy, locked, out of memory, read-only, I/O error, full, cannot be opened. */
const sqliteCodes = new Set([5, 6, 7, 8, 10, 13, 14]);
/** PostgreSQL's classes: connection, resources (disk full, too many connections), operator (shutdown, crash). */
const postgresClasses = new Set(['08', '53', '57']);
const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** pg gives these no code. */
const pgWords = /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout)/u;
/**
 * True for an error of a store that cannot be reached or cannot write now.
 * Source: sqlite.org/rescode.html; PostgreSQL, appendix A
 */
function isStorageAway(error) {
    if (!(error instanceof Error))
        return false;
    if ('errcode' in error && typeof error.errcode === 'number')
        return sqliteCodes.has(error.errcode & 0xff);
    const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
    if (/^[0-9A-Z]{5}$/u.test(code) && postgresClasses.has(code.slice(0, 2)))
        return true;
    return systemCodes.has(code) || pgWords.test(error.message);
}

// EXTERNAL MODULE: ./lib/service/api-problem.js
var api_problem = __webpack_require__(5277);
// EXTERNAL MODULE: ./lib/service/open-paths.js
var open_paths = __webpack_require__(83854);
// EXTERNAL MODULE: ./lib/service/pages/html-page.js
var html_page = __webpack_require__(33367);
// EXTERNAL MODULE: ./lib/service/pages/message-page.js
var message_page = __webpack_require__(88131);
;// CONCATENATED MODULE: ./lib/service/error-body.js
/** Every error in the form that its path and status want; the only place where such bodies are made. */





/** Statuses that are authentication and rate errors, the same on every path. */
const commonStatuses = new Set([401, 403, 429]);
const postmasterPath = /^\/api\/v1\/postmaster_accounts(?:\/|$)/u;
/** Answers what was thrown. Anything but an ApiProblem is a failure of ours: its words stay inside. */
function answerError(error, request) {
    const problem = toProblem(error);
    for (const [name, value] of Object.entries(problem.headers))
        request.header(name, value);
    if ((0,open_paths/* isPagePath */.r)(request.req.path))
        return (0,html_page/* answerPage */.i)(request, problemPage(problem), problem.status);
    return request.json(errorBody(problem, request.req.path), problem.status);
}
function toProblem(error) {
    if (error instanceof api_problem/* ApiProblem */.AW)
        return error;
    return isStorageAway(error) ? (0,api_problem/* storageAway */.Mb)() : (0,api_problem/* failedHere */.YU)();
}
/** Answers a path that does not exist. */
function answerUnknownPath(request) {
    return answerError(new api_problem/* ApiProblem */.AW(404, 'There is nothing at this path; see the API document for those there are'), request);
}
function problemPage({ status, message }) {
    return (0,message_page/* messagePage */.R)(status === 404 ? 'There is nothing here' : `This did not work (${status})`, message);
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

/***/ 28158:
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
// EXTERNAL MODULE: ./lib/service/error-body.js + 1 modules
var error_body = __webpack_require__(19512);
// EXTERNAL MODULE: ./lib/service/middleware/limit-rate.js
var limit_rate = __webpack_require__(76678);
;// CONCATENATED MODULE: ./lib/service/http/http-options.js
/** How an HTTP server is to be run. */
/** What holds when nothing else is said. */
const usualHttpLimits = {
    connectionCount: 20_000,
    maxHeaderBytes: 16_384,
    headerTimeoutMs: 15_000,
    requestTimeoutMs: 60_000,
    keepAliveTimeoutMs: 65_000,
};
/** Longest path and query; longer ones belong to nobody's client. */
const maxTargetLength = 8000;

;// CONCATENATED MODULE: ./lib/service/http/raw-response.js
/** HTTP/1.1 answers as bytes, for connections that Node's ServerResponse knows nothing of. */

/** The head of an answer with its empty line; Latin-1. */
function renderHead({ status, headerLines, nowMs, persistence, bodyLength }) {
    const length = bodyLength === null ? '' : `Content-Length: ${bodyLength}\r\n`;
    const reason = external_node_http_.STATUS_CODES[status] ?? 'Unknown';
    return `HTTP/1.1 ${status} ${reason}\r\n${headerLines}${length}Date: ${httpDate(nowMs)}\r\nConnection: ${persistence}\r\n\r\n`;
}
/** One line a field. The values came out of a Headers object, which takes none with a line end. */
function renderHeaderLines(fields) {
    return [...fields].map(([name, value]) => `${name}: ${value}\r\n`).join('');
}
let lastSecond = -1;
let lastDate = '';
/** Thousands of answers are written in one second. */
function httpDate(nowMs) {
    const second = Math.floor(nowMs / 1000);
    if (second !== lastSecond) {
        lastSecond = second;
        lastDate = new Date(nowMs).toUTCString();
    }
    return lastDate;
}

;// CONCATENATED MODULE: ./lib/service/http/client-errors.js
/** Requests that cannot be read: answered as JSON where an answer still makes sense, and the connection is closed. */





/** For `clientError`. Nothing is known of the client, so the limits are those of a stranger who asked nothing. */
function answerClientError(error, socket, nowMs) {
    if (!canBeAnswered(error, socket))
        return void socket.destroy();
    answerAndClose(socket, describe(error), nowMs);
}
/** For `connect`: a tunnel to somewhere else. Node would close the connection without a word. */
function refuseTunnel(socket, nowMs) {
    // An answer before it that is still to come would come after this one.
    if (pendingAnswerOf(socket) !== null || !socket.writable)
        return void socket.destroy();
    // Whoever has gone is not to blame.
    socket.on('error', () => undefined);
    const headers = { Allow: 'GET, HEAD, POST' };
    answerAndClose(socket, new api_problem/* ApiProblem */.AW(405, 'CONNECT is not allowed here: the service is no proxy', { headers }), nowMs);
}
function answerAndClose(socket, problem, nowMs) {
    const body = Buffer.from((0,error_body/* errorText */.kc)(problem));
    const headerLines = renderHeaderLines(Object.entries({ ...(0,limit_rate/* uncountedHeaders */.Aw)(nowMs), ...problem.headers, 'Content-Type': 'application/json' }));
    const { status } = problem;
    const head = renderHead({ status, headerLines, nowMs, persistence: 'close', bodyLength: body.length });
    socket.end(Buffer.concat([Buffer.from(head, 'latin1'), body]), () => socket.destroy());
}
/** Not one that is gone, not one on which an answer has begun, and not one that never asked anything. */
function canBeAnswered({ code }, socket) {
    if (code === 'ECONNRESET' || code === 'EPIPE' || !socket.writable || socket.destroyed)
        return false;
    const answer = pendingAnswerOf(socket);
    const hasBegun = answer !== null && Reflect.get(answer, 'headersSent') === true;
    return !hasBegun && !isSilent(socket);
}
/** The answer that Node writes to the socket, or is about to. */
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
/** Too much was too much already in its first line; when that came in several pieces, this is the last of them. */
function isLongLine(packet) {
    const end = packet.indexOf('\r\n');
    return end === -1 || end > maxTargetLength;
}
const unreadable = [400, 'The request is no HTTP/1.1 request that can be read'];
/** By Node's code; everything else is a request that breaks the rules of RFC 9112. */
const problems = {
    HPE_HEADER_OVERFLOW: [431, 'The header fields of the request are too large'],
    HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The chunk extensions of the body are too large'],
    ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time'],
};

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/service/http/answer-writer.js
/** Writes finished answers to sockets, thousands in a row. */
/** Larger answers are handed over in two pieces, as copying them would cost more than it saves. */
const frameBytes = 65_536;
/**
 * One write a socket is cheaper than two, but needs head and body side by side: they are put together in one frame that
 * serves all sockets. A write that the kernel took whole has left the frame when it returns, which is nearly every one;
 * another keeps it, and a new frame is made.
 */
function createAnswerWriter() {
    let frame = Buffer.allocUnsafeSlow(frameBytes);
    return {
        write: (socket, head, body) => {
            if (body === null)
                return void socket.write(head, 'latin1');
            const sizeBytes = head.length + body.byteLength;
            if (sizeBytes > frameBytes)
                return writeInPieces(socket, head, body);
            frame.write(head, 0, 'latin1');
            frame.set(body, head.length);
            socket.write(frame.subarray(0, sizeBytes));
            if (socket.writableLength > 0)
                frame = Buffer.allocUnsafeSlow(frameBytes);
        },
    };
}
function writeInPieces(socket, head, body) {
    socket.cork();
    socket.write(head, 'latin1');
    socket.write(body);
    socket.uncork();
}

;// CONCATENATED MODULE: ./lib/service/http/detach.js
/**
 * Takes a connection away from Node's HTTP parser while its request waits.
 *
 * A parser costs about 6 KB outside the heap, as long as its connection lives; a request and its response 4 KB more. Node
 * gives the parser up by itself when a connection is upgraded, so a request that may wait is marked as one; see
 * docs/decisions/0005-held-connections.md. Should a later Node not look at the mark, nothing breaks: no `upgrade` event
 * comes, and the request waits in its handler.
 */
/** To be called while the request is being announced: Node looks at the mark when that is done. */
function markForDetachment(incoming) {
    Reflect.set(incoming, 'upgrade', true);
}
/** True when this Node can part a response from its socket. */
function canRelease(outgoing) {
    return typeof Reflect.get(outgoing, 'detachSocket') === 'function';
}
/** Parts a response that will not be written from its socket. @throws TypeError when this Node cannot */
function releaseSocket(outgoing, socket) {
    const detach = Reflect.get(outgoing, 'detachSocket');
    if (typeof detach !== 'function')
        throw new TypeError('this Node cannot part a response from its socket');
    Reflect.apply(detach, outgoing, [socket]);
}

;// CONCATENATED MODULE: ./lib/service/http/detached-connection.js
/** One connection without a parser: its request is being answered, waits, or has been answered and no other has come. */

/** So much of a next request is kept while this one waits; then the socket is left unread. */
const maxPendingBytes = 65_536;
/**
 * Owns the socket until it gives it back or the socket closes. A class whose listeners are the same for all: of ten
 * thousand connections each closure would count.
 */
class DetachedConnection {
    #socket;
    #ports;
    #state = 'busy';
    #isLast;
    #pending = null;
    #onGone = null;
    /** @param isLast true: the client, or HTTP/1.0, wants the connection closed after this answer */
    constructor(socket, ports, isLast) {
        this.#socket = socket;
        this.#ports = ports;
        this.#isLast = isLast;
        connections.set(socket, this);
        for (const [event, listener] of Object.entries(listeners))
            socket.on(event, listener);
        socket.resume();
    }
    /** True: its answer is written and the next request has not begun. */
    get isIdle() {
        return this.#state === 'idle';
    }
    get isGone() {
        return this.#state === 'gone';
    }
    /** Calls back when the client goes away before the answer; one callback at a time. */
    whenGone(callback) {
        this.#onGone = callback;
    }
    /** Bytes of a next request that had been read already. */
    addPending(bytes) {
        if (bytes.length === 0)
            return;
        this.#pending = [...(this.#pending ?? []), bytes];
        const sizeBytes = this.#pending.reduce((sum, chunk) => sum + chunk.length, 0);
        if (sizeBytes >= maxPendingBytes)
            this.#socket.pause();
    }
    /** Writes the answer and waits for the next request. */
    answer({ status, headerLines, body }) {
        if (this.#state !== 'busy')
            return;
        const persistence = this.#endsHere() ? 'close' : 'keep-alive';
        const bodyLength = body?.byteLength ?? null;
        const head = renderHead({ status, headerLines, nowMs: this.#ports.nowMs(), persistence, bodyLength });
        this.#ports.writer.write(this.#socket, head, body);
        this.answered();
    }
    /** The answer is written, by whomever. */
    answered() {
        if (this.#state !== 'busy')
            return;
        this.#onGone = null;
        if (this.#endsHere())
            return this.#socket.destroySoon();
        if (this.#pending !== null)
            return this.#giveBack();
        this.#state = 'idle';
        this.#socket.setTimeout(this.#ports.keepAliveTimeoutMs);
    }
    destroy() {
        this.#socket.destroy();
    }
    onData(bytes) {
        this.addPending(bytes);
        if (this.#state === 'idle')
            this.#giveBack();
    }
    /** Half a connection is none: nobody reads an answer who does not wait for it. */
    onEnd() {
        this.#isLast = true;
        if (this.#state === 'idle' || this.#onGone !== null)
            this.#socket.destroy();
    }
    onClose() {
        const callback = this.#onGone;
        this.#leave();
        callback?.();
    }
    #endsHere() {
        return this.#isLast || this.#ports.isDraining();
    }
    #leave() {
        if (this.#state === 'gone')
            return;
        this.#state = 'gone';
        this.#onGone = null;
        connections.delete(this.#socket);
        for (const [event, listener] of Object.entries(listeners))
            this.#socket.off(event, listener);
        this.#ports.onClosed(this);
    }
    #giveBack() {
        const socket = this.#socket;
        const pending = this.#pending;
        // Paused, or what is put back would be lost before somebody listens.
        socket.pause();
        socket.setTimeout(0);
        this.#leave();
        if (pending !== null)
            socket.unshift(Buffer.concat(pending));
        this.#ports.giveBack(socket);
        socket.resume();
    }
}
const connections = new WeakMap();
/** Node calls listeners with the socket as `this`: so one function serves all sockets. */
const listeners = {
    data(bytes) {
        connections.get(this)?.onData(bytes);
    },
    end() {
        connections.get(this)?.onEnd();
    },
    close() {
        connections.get(this)?.onClose();
    },
    timeout() {
        this.destroy();
    },
    // `close` follows, and says all there is to say.
    error() { },
};

;// CONCATENATED MODULE: ./lib/service/http/silent-connections.js
/** Connections that have not said anything yet: Node does not count them as idle, but a server that ends need not wait for them. */

/**
 * Watches `server`, whose connections `announcement` announces; one that was away from the parser is announced again,
 * but it is not silent.
 */
function silentConnections(server, announcement) {
    const silent = new Set();
    /** Node calls it with the socket as `this`: one function serves all of them. */
    function forget() {
        silent.delete(this);
    }
    server.on(announcement, (socket) => {
        if (socket.bytesRead > 0)
            return;
        silent.add(socket);
        socket.once('close', forget);
    });
    server.on('request', ({ socket }) => void silent.delete(socket));
    return {
        destroyAll: () => {
            for (const socket of silent)
                if (socket instanceof external_node_net_.Socket && socket.bytesRead === 0)
                    socket.destroy();
        },
    };
}

;// CONCATENATED MODULE: ./lib/service/http/detached-connections.js
/** All connections of a server that are away from its parser, and the way there and back. */






/** Looks after them for `server`. */
function detachedConnections(server, options) {
    const all = new Set();
    const expected = new WeakMap();
    const announcement = announcementOf(server);
    const silent = silentConnections(server, announcement);
    let isDraining = false;
    const ports = {
        ...options,
        writer: createAnswerWriter(),
        isDraining: () => isDraining,
        giveBack: (socket) => void server.emit(announcement, socket),
        onClosed: (connection) => void all.delete(connection),
    };
    server.on('upgrade', (incoming, socket, head) => {
        const take = expected.get(incoming);
        if (take === undefined || !(socket instanceof external_node_net_.Socket)) {
            socket.destroy();
            return;
        }
        const connection = new DetachedConnection(socket, ports, isLastRequest(incoming));
        connection.addPending(head);
        all.add(connection);
        take(connection);
    });
    return {
        get isDraining() {
            return isDraining;
        },
        detach: (incoming, outgoing) => {
            // Behind another request whose answer is not written yet it has to stay in line.
            if (outgoing.socket === null)
                return () => null;
            let taken = null;
            expected.set(incoming, (connection) => {
                taken = connection;
                outgoing.once('finish', () => connection.answered());
            });
            markForDetachment(incoming);
            return () => taken;
        },
        drain: () => {
            isDraining = true;
            for (const connection of all)
                if (connection.isIdle)
                    connection.destroy();
            silent.destroyAll();
        },
        destroyAll: () => {
            for (const connection of all)
                connection.destroy();
        },
    };
}
/** A TLS server announces a connection twice: raw, and once it can be spoken on. */
function announcementOf(server) {
    return server instanceof external_node_tls_.Server ? 'secureConnection' : 'connection';
}
function isLastRequest({ httpVersion, headers }) {
    return httpVersion !== '1.1' || /(?:^|,)\s*close\s*(?:,|$)/iu.test(headers.connection ?? '');
}

// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 1 modules
var dist = __webpack_require__(54735);
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/utils/response.mjs
var utils_response = __webpack_require__(84043);
// EXTERNAL MODULE: ./lib/service/middleware/limit-body.js
var limit_body = __webpack_require__(16580);
// EXTERNAL MODULE: ./lib/service/long-poll/hold.js
var long_poll_hold = __webpack_require__(15751);
;// CONCATENATED MODULE: ./lib/service/http/held-request.js
/** A request that waits without its handler: what is left of it is its connection and the header fields of its answer. */




/** Lets the request of `connection` wait; `answer` is what its handler answered: the 304 that stands if nothing comes. */
function holdRequest(connection, { hold, onEnd }, answer) {
    if (connection.isGone)
        return onEnd?.(long_poll_hold/* clientGone */.j);
    const { etag, common } = splitHeaders(answer.headers);
    const held = new HeldRequest({ connection, etag, headerLines: common, onEnd });
    held.wait(hold);
}
function splitHeaders(headers) {
    const fields = [...headers].filter(([name]) => name !== 'etag');
    return { etag: headers.get('etag') ?? '', common: renderHeaderLines(fields) };
}
/** A class, as its connection is: of ten thousand each closure would count. */
class HeldRequest {
    #parts;
    ifNoneMatch = '';
    revision = 0;
    #wait = null;
    constructor(parts) {
        this.#parts = parts;
    }
    wait({ room, topic, terms, ifNoneMatch, revision }) {
        this.ifNoneMatch = ifNoneMatch;
        this.revision = revision;
        this.#parts.connection.whenGone(() => this.#leave());
        this.#wait = room.wait(topic, this, terms);
    }
    tell(news) {
        const { connection, headerLines, etag, onEnd } = this.#parts;
        connection.whenGone(null);
        switch (news.status) {
            case 'same':
                connection.answer({ status: 304, headerLines: `${headerLines}ETag: ${etag}\r\n`, body: null });
                onEnd?.(304);
                return;
            case 'news': {
                const { reply } = news;
                const lines = `${headerLines}Content-Type: application/json\r\nETag: ${reply.etag}\r\n`;
                connection.answer({ status: 200, headerLines: lines, body: reply.body });
                onEnd?.(200);
                return;
            }
            case 'gone':
                connection.answer({ status: 404, headerLines: `${headerLines}${jsonLine}`, body: goneBody() });
                onEnd?.(404);
        }
    }
    #leave() {
        this.#wait?.leave();
        this.#parts.onEnd?.(long_poll_hold/* clientGone */.j);
    }
}
const jsonLine = 'Content-Type: application/json\r\n';
function goneBody() {
    return Buffer.from((0,error_body/* errorText */.kc)(new api_problem/* ApiProblem */.AW(404, 'The test was deleted while this request waited for its results')));
}

;// CONCATENATED MODULE: ./lib/service/http/request-listener.js
/** From Node's request to the app and back: what no handler needs to know of is dealt with here. */










/** For `request`, `checkContinue` and `checkExpectation`. */
function requestListener(app, { detached, clock }) {
    const answer = (0,dist/* getRequestListener */.SE)(async (request, env) => {
        const { incoming, outgoing } = env;
        if (!(incoming instanceof external_node_http_.IncomingMessage) || !isHttp1(outgoing) || !mayWait(incoming)) {
            const response = await app.fetch(request, env);
            // The drain may have begun meanwhile; a connection that stayed open would hold it up.
            if (detached.isDraining && isHttp1(outgoing))
                outgoing.shouldKeepAlive = false;
            return response;
        }
        const connectionOf = detached.detach(incoming, outgoing);
        return await fetchOrHold(app, { request, incoming, outgoing, connectionOf });
    }, 
    // HTTP/1.0 may come without a Host field: load balancers ask so for /readyz. Nothing here depends on it.
    { hostname: 'localhost', errorHandler: (error) => failure(error, clock.nowMs()) });
    return (incoming, outgoing) => {
        const problem = headProblem(incoming);
        if (problem !== null)
            return refuse(outgoing, problem, clock.nowMs());
        if (incoming.headers.expect !== undefined)
            meetExpectation(incoming, outgoing);
        void answer(incoming, outgoing);
    };
}
async function fetchOrHold(app, { request, incoming, outgoing, connectionOf }) {
    const holdOffer = {
        get isUsable() {
            return connectionOf() !== null && canRelease(outgoing);
        },
        hold: null,
        onEnd: null,
    };
    const response = await app.fetch(request, { incoming, outgoing, holdOffer });
    const connection = connectionOf();
    const { hold, onEnd } = holdOffer;
    if (hold === null || connection === null)
        return response;
    releaseSocket(outgoing, incoming.socket);
    holdRequest(connection, { hold, onEnd }, response);
    return utils_response/* RESPONSE_ALREADY_SENT */.o;
}
/** Such a request is taken from the parser before it is known whether it will wait: later is too late. */
function mayWait({ method, url, headers }) {
    if (method !== 'GET' || headers['if-none-match'] === undefined)
        return false;
    return /\bwait\b/iu.test([headers['prefer'] ?? ''].join()) && /_tests\/[^/]+$/u.test(url ?? '');
}
function isHttp1(outgoing) {
    return 'shouldKeepAlive' in outgoing;
}
/** What is wrong with a request before anybody reads it; `null`: nothing. */
function headProblem({ url = '', headers, httpVersion }) {
    if (url.length > maxTargetLength)
        return (0,api_problem/* targetTooLong */.Gk)();
    if (headers.host === undefined && httpVersion === '1.1') {
        return new api_problem/* ApiProblem */.AW(400, 'The request has no Host field, which HTTP/1.1 wants');
    }
    const { expect } = headers;
    if (expect === undefined || expect.toLowerCase() === '100-continue')
        return null;
    return new api_problem/* ApiProblem */.AW(417, 'The service meets no expectation but 100-continue');
}
/** A body that will be refused is not asked for; whether it comes nobody knows, so the connection ends with the answer. */
function meetExpectation({ headers }, outgoing) {
    if (Number(headers['content-length'] ?? 0) > limit_body/* maxBodyBytes */.G)
        outgoing.shouldKeepAlive = false;
    else
        outgoing.writeContinue();
}
function refuse(outgoing, problem, nowMs) {
    const body = Buffer.from((0,error_body/* errorText */.kc)(problem));
    outgoing.writeHead(problem.status, { ...errorHeaders(nowMs), 'Content-Length': body.length, Connection: 'close' });
    outgoing.end(body);
}
/** Neither the app nor a handler answered: the target or the Host field is malformed, or something of ours is broken. */
function failure(error, nowMs) {
    const problem = error instanceof dist/* RequestError */.GI
        ? new api_problem/* ApiProblem */.AW(400, 'The target or the Host field of the request is malformed')
        : (0,api_problem/* failedHere */.YU)();
    return new Response((0,error_body/* errorText */.kc)(problem), { status: problem.status, headers: errorHeaders(nowMs) });
}
function errorHeaders(nowMs) {
    return { ...(0,limit_rate/* uncountedHeaders */.Aw)(nowMs), 'Content-Type': 'application/json' };
}

;// CONCATENATED MODULE: ./lib/service/http-server.js
/** Puts an app on a port: HTTP/1.1, plain or over TLS, with limits on whoever asks, and an end without broken answers. */







/** Starts listening. Rejects with Node's own error when the port is taken or the certificate cannot be used. */
async function startHttpServer(app, options) {
    const limits = { ...usualHttpLimits, ...options.limits };
    const server = openServer(options, limits);
    const nowMs = () => options.clock.nowMs();
    const detached = detachedConnections(server, { keepAliveTimeoutMs: limits.keepAliveTimeoutMs, nowMs });
    const listener = requestListener(app, { detached, clock: options.clock });
    server.on('request', listener);
    server.on('checkContinue', listener);
    server.on('checkExpectation', listener);
    server.on('clientError', (error, socket) => answerClientError(error, socket, nowMs()));
    server.on('connect', (_request, socket) => refuseTunnel(socket, nowMs()));
    const { host } = options;
    const port = await listen(server, host, options.port);
    return {
        host,
        port,
        drain: async (signal) => await drain(server, detached, signal),
        replaceCertificate: (pair) => replaceCertificate(server, pair),
        [Symbol.asyncDispose]: async () => await http_server_close(server, detached),
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
async function drain(server, detached, signal) {
    let isCut = false;
    const cut = () => {
        isCut = true;
        server.closeAllConnections();
        detached.destroyAll();
    };
    await new Promise((resolve) => {
        server.close(() => resolve());
        detached.drain();
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
async function http_server_close(server, detached) {
    await new Promise((resolve) => {
        server.close(() => resolve());
        detached.drain();
        server.closeAllConnections();
        detached.destroyAll();
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

/***/ 70756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FX: () => (/* binding */ matchesEtag),
/* harmony export */   Nk: () => (/* binding */ etagOf),
/* harmony export */   sL: () => (/* binding */ waitSecondsOf)
/* harmony export */ });
/* harmony import */ var _storage_test_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84604);
/** ETag, If-None-Match and `Prefer: wait`: how a client asks for what it does not know yet. */

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
    const wait = /(?:^|,)\s*wait\s*=\s*"?(\d{1,9})"?\s*(?:;[^,]*)?(?=,|$)/iu.exec(prefer ?? '')?.[1];
    return wait === undefined ? 0 : Math.min(Number(wait), maxSeconds);
}


/***/ }),

/***/ 15751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ clientGone)
/* harmony export */ });
/**
 * How a request that waits is handed from its handler to the server: the handler says what it waits for, and ends; the
 * server keeps the connection and nothing else of the request.
 */
/** What nginx answers, and nobody reads, when the client has gone away. */
const clientGone = 499;


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
/* harmony export */   G: () => (/* binding */ maxBodyBytes),
/* harmony export */   O: () => (/* binding */ limitBody)
/* harmony export */ });
/* harmony import */ var _api_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5277);
/** Refuses bodies that are too large, and leaves the connection fit for the next request. */

/** Largest body that is read. */
const maxBodyBytes = 1024 * 1024;
/** A body without a length is read and dropped this far, so that its sender gets to read the refusal. */
const mostDroppedBytes = 64 * maxBodyBytes;
/**
 * 413 for a body over 1 MiB.
 *
 * A length that is announced is refused without touching the body: then the HTTP server drops it. Once somebody has
 * asked for the body as a stream it cannot (hono's own body limit does that): the rest stays in the socket, and later
 * requests on that connection hang until it is cut.
 */
function limitBody() {
    return async (request, next) => {
        const length = request.req.header('content-length');
        if (length !== undefined && Number(length) > maxBodyBytes)
            throw tooLarge();
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
        throw tooLarge();
    return Buffer.concat(chunks);
}
function tooLarge() {
    return new _api_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiProblem */ .AW(413, `The body is larger than ${maxBodyBytes} bytes`);
}


/***/ }),

/***/ 76678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ uncountedHeaders),
/* harmony export */   Sl: () => (/* binding */ windowStartOf),
/* harmony export */   _w: () => (/* binding */ rateLimitHeaders),
/* harmony export */   d: () => (/* binding */ rateLimitProblem),
/* harmony export */   gK: () => (/* binding */ strangerOf)
/* harmony export */ });
/* harmony import */ var _contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95875);
/* harmony import */ var _api_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5277);
/* harmony import */ var _http_ip_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2998);
/** Requests an hour: how many there may be, and what every response says of it. */



const windowMs = 3_600_000;
/** Requests an hour. A plan without access is told so that often, and strangers as often. */
const requestLimits = {
    none: 1000,
    free: 1000,
    pro: 1000,
    enterprise: 10_000,
};
/** The start of the hour in which a request at `nowMs` counts. */
function windowStartOf(nowMs) {
    return nowMs - (nowMs % windowMs);
}
/** The three header fields after `count`; `null` for the plan: a stranger. */
function rateLimitHeaders(plan, count) {
    const limit = requestLimits[plan ?? 'none'];
    return {
        [_contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .httpHeaders */ .P.rateLimit]: String(limit),
        [_contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .httpHeaders */ .P.rateLimitRemaining]: String(Math.max(0, limit - count.requestCount)),
        [_contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .httpHeaders */ .P.rateLimitReset]: String((count.windowStartMs + windowMs) / 1000),
    };
}
/** The three header fields of an answer to a request that could not be counted: it cost nothing. */
function uncountedHeaders(nowMs) {
    return rateLimitHeaders(null, { windowStartMs: windowStartOf(nowMs), requestCount: 0 });
}
/** The 429 of a request that is one too many; `null`: it is not. */
function rateLimitProblem(plan, count, nowMs) {
    if (count.requestCount <= requestLimits[plan ?? 'none'])
        return null;
    const seconds = Math.max(1, Math.ceil((count.windowStartMs + windowMs - nowMs) / 1000));
    return new _api_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiProblem */ .AW(429, `Rate limit exceeded. Retry in ${seconds} seconds.`, {
        headers: { [_contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .httpHeaders */ .P.retryAfter]: String(seconds) },
    });
}
/** Whom a request without a valid token counts against, by the client's address. */
function strangerOf(address) {
    return `address:${(0,_http_ip_address_js__WEBPACK_IMPORTED_MODULE_2__/* .networkOf */ .Af)(address)}`;
}


/***/ }),

/***/ 83854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ isOpenPath),
/* harmony export */   r: () => (/* binding */ isPagePath)
/* harmony export */ });
/** Which paths ask for no token, and which are for people. */
const apiPaths = /^\/api\/v1(?:\/|$)/u;
const openApiPath = '/api/v1/openapi.json';
const pagePaths = /^\/(?:api\/docs|r)(?:\/|$)/u;
/** True where no token is asked for; requests count against the client's address. All of the API but its document wants one. */
function isOpenPath(path) {
    return path === openApiPath || !apiPaths.test(path);
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

/***/ 19618:
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
 */
async function collectMessage(stream, limits) {
    const { maxMessageBytes, budget } = limits;
    const chunks = [];
    let takenBytes = 0;
    let refusal = null;
    function take(chunk) {
        if (!(chunk instanceof Uint8Array) || refusal !== null)
            return;
        if (takenBytes + chunk.length > maxMessageBytes)
            refusal = { status: 'too-large' };
        else if (budget.take(chunk.length)) {
            takenBytes += chunk.length;
            chunks.push(chunk);
            return;
        }
        else
            refusal = { status: 'no-room' };
        chunks.length = 0;
    }
    const isWhole = await readToEnd(stream, take);
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

;// CONCATENATED MODULE: ./lib/seeds/local-smtp/connection-counts.js
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
/** smtp-server without the tenth of a second that it waits before each greeting. */


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
class PromptConnection extends smtp_connection/* SMTPConnection */.p8 {
    #isReady = false;
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
    tls: null,
};
/** Starts listening. Rejects with Node's own error when the port is taken. */
async function startReceiver(options, ports) {
    const settings = { ...defaults, ...options };
    const stopping = new AbortController();
    const counts = { accepted: 0, refused: 0, unmatched: 0, foreign: 0, failed: 0 };
    const limits = { maxMessageBytes: settings.maxMessageBytes, budget: memoryBudget(settings.maxBufferedBytes) };
    const isTlsOffered = settings.tls !== null;
    const goodbye = goodbyeOf(() => server, shuttingDown);
    const desk = { ports, limits, counts, isTlsOffered, goodbye, signal: stopping.signal };
    const isOneTooMany = (address) => connections.of(address) > settings.maxPerClient;
    const onConnect = refusingWhere(isOneTooMany);
    const server = new PromptServer({ ...serverOptions(settings), ...handlers(desk), onConnect });
    const connections = countConnections(server.server, settings.clientOf);
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
        maxClients: settings.maxClients,
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
        onRcptTo: ({ address }, _session, callback) => void admit(address, callback, desk),
        // takeMessage never rejects: whatever happens has a reply.
        onData: (stream, session, callback) => void answer(takeMessage(stream, session, desk), callback, desk),
    };
}
function refusingWhere(isOneTooMany) {
    return ({ remoteAddress }, callback) => callback(isOneTooMany(remoteAddress) ? new ReplyError(tooManyOfYours) : null);
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
    const collected = await collectMessage(stream, desk.limits);
    if (collected.status !== 'whole') {
        desk.counts.refused += 1;
        return uncollectedReplies[collected.status];
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
async function admit(address, callback, desk) {
    // It never rejects.
    callback(await refuseRecipient(address, desk));
}
/** `null`: mail for it is taken. One that is not known may have been added a moment ago. */
async function refuseRecipient(address, { ports }) {
    if (findOwn(ports, address) !== null)
        return null;
    try {
        await ports.directory.refresh();
        return findOwn(ports, address) === null ? new ReplyError(unknownRecipient) : null;
    }
    catch (error) {
        ports.onFailure?.(error);
        return new ReplyError(failedHere);
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
function trackSockets(server) {
    const sockets = new Set();
    server.server.on('connection', (socket) => {
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
const tooManyOfYours = {
    code: 421,
    enhancedCode: '4.7.0',
    text: 'Too many connections from your address, try again later',
};
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

// EXTERNAL MODULE: ./lib/service/app.js + 21 modules
var service_app = __webpack_require__(15160);
// EXTERNAL MODULE: ./lib/service/http/client-address.js
var client_address = __webpack_require__(14304);
// EXTERNAL MODULE: ./lib/service/http-server.js + 10 modules
var http_server = __webpack_require__(28158);
;// CONCATENATED MODULE: ./lib/service/long-poll/due-heap.js
/** Things that become due, the earliest first, each of which knows its place: so leaving costs as little as coming. */
/** A binary heap. */
class DueHeap {
    #items = [];
    get size() {
        return this.#items.length;
    }
    /** The one that is due first. */
    get first() {
        return this.#items[0];
    }
    add(item) {
        this.#items.push(item);
        this.#rise(item, this.#items.length - 1);
    }
    /** Does nothing for one that is not in. */
    remove(item) {
        const { place } = item;
        if (place === -1)
            return;
        item.place = -1;
        const last = this.#items.pop();
        if (last === undefined || last === item)
            return;
        this.#rise(last, place);
        this.#sink(last);
    }
    clear() {
        for (const item of this.#items)
            item.place = -1;
        this.#items.length = 0;
    }
    #rise(item, from) {
        let place = from;
        while (place > 0) {
            const parent = this.#items[(place - 1) >> 1];
            if (parent === undefined || parent.dueMs <= item.dueMs)
                break;
            this.#set(place, parent);
            place = (place - 1) >> 1;
        }
        this.#set(place, item);
    }
    #sink(item) {
        let { place } = item;
        for (;;) {
            const left = this.#items[2 * place + 1];
            const right = this.#items[2 * place + 2];
            const child = left !== undefined && right !== undefined && right.dueMs < left.dueMs ? right : left;
            if (child === undefined || item.dueMs <= child.dueMs)
                break;
            const free = child.place;
            this.#set(place, child);
            place = free;
        }
        this.#set(place, item);
    }
    #set(place, item) {
        this.#items[place] = item;
        item.place = place;
    }
}

;// CONCATENATED MODULE: ./lib/service/long-poll/agenda.js
/** What is due when, with one timer for all of it: ten thousand waiting requests must not mean ten thousand timers. */

/** An empty agenda. */
function createAgenda(clock) {
    const heap = new DueHeap();
    let sleep = null;
    /** Sleeps until the first item is due; a sleep that would last longer is cut short. */
    function arm() {
        const { first } = heap;
        if (first === undefined || (sleep !== null && sleep.untilMs <= first.dueMs))
            return;
        sleep?.end.abort();
        const mine = { untilMs: first.dueMs, end: new AbortController() };
        sleep = mine;
        // Whole milliseconds: timers may fire a fraction too early, and a second sleep would cost more.
        const delayMs = Math.max(0, Math.ceil(first.dueMs - clock.monotonicMs()));
        void clock.sleep(delayMs, mine.end.signal).then(() => wake(mine), () => undefined);
    }
    function wake(mine) {
        if (sleep !== mine)
            return;
        sleep = null;
        const nowMs = clock.monotonicMs();
        for (let { first } = heap; first !== undefined && first.dueMs <= nowMs; { first } = heap) {
            heap.remove(first);
            first.fallDue();
        }
        arm();
    }
    function stopSleeping() {
        sleep?.end.abort();
        sleep = null;
    }
    return {
        put: (item) => {
            heap.add(item);
            arm();
        },
        remove: (item) => {
            heap.remove(item);
            if (heap.size === 0)
                stopSleeping();
        },
        get size() {
            return heap.size;
        },
        [Symbol.dispose]: () => {
            heap.clear();
            stopSleeping();
        },
    };
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

;// CONCATENATED MODULE: ./lib/service/long-poll/recent-changes.js
/** Which tests changed lately: whoever read a test a moment ago sees whether it has changed since, without reading it again. */
/** Requests look back over the few milliseconds that their own read took. */
const keptCount = 1024;
/** Nothing has changed yet. */
function recentChanges() {
    const kept = [];
    let count = 0;
    return {
        note: (numericId) => {
            kept[count % keptCount] = numericId;
            count += 1;
        },
        mark: () => count,
        hasChangedSince: (mark, numericId) => {
            if (count - mark > keptCount)
                return true;
            for (let index = mark; index < count; index += 1) {
                const changed = kept[index % keptCount];
                if (changed === numericId || changed === 'all')
                    return true;
            }
            return false;
        },
    };
}

// EXTERNAL MODULE: ./lib/service/long-poll/conditional-request.js
var conditional_request = __webpack_require__(70756);
;// CONCATENATED MODULE: ./lib/service/long-poll/watched-test.js
/** One test that somebody waits for: what changes is read once, and told to all who do not know it. */

/** Results of one test come in bursts: an answer waits until none came for this long … */
const quietMs = 45;
/** … but not longer than this in all. The last result of a test never waits. */
const maxGatherMs = 400;
/** After a read that failed: the database may be back by then. */
const retryMs = 1000;
/** So many waiters are told in one turn of the event loop; then others have theirs. */
const toldPerTurn = 250;
/** A class, and its waits too: of ten thousand at a time each closure would count. */
class WatchedTest {
    topic;
    #ports;
    #waits = new Set();
    #reading = null;
    /** Something may have changed since the last read began. */
    #isStale = false;
    #isBeingRead = false;
    #gatherEndMs = null;
    #telling = null;
    #looking = null;
    constructor(topic, ports) {
        this.topic = topic;
        this.#ports = ports;
    }
    get waitCount() {
        return this.#waits.size;
    }
    /** @param dueMs monotonic; when the waiter is told that nothing came */
    add(waiter, dueMs) {
        const wait = new Wait({ waiter, dueMs, watched: this });
        this.#waits.add(wait);
        this.#ports.agenda.put(wait);
        return wait;
    }
    remove(wait) {
        this.#ports.agenda.remove(wait);
        if (!this.#waits.delete(wait) || this.#waits.size > 0)
            return;
        this.#telling = this.#replace(this.#telling, null);
        this.#looking = this.#replace(this.#looking, null);
        this.#ports.onEmpty(this);
    }
    /** Reads the test again, and tells whom it concerns. Changes that come while it is being read share the next read. */
    change() {
        this.#isStale = true;
        if (this.#isBeingRead)
            return;
        this.#isBeingRead = true;
        void this.#ports.inTurn(async () => await this.#read());
    }
    /** Reads the test again at `dueMs` (monotonic), unless that happens before. */
    lookAt(dueMs) {
        if (this.#looking !== null && this.#looking.dueMs <= dueMs)
            return;
        const look = () => {
            this.#looking = null;
            this.change();
        };
        this.#looking = this.#replace(this.#looking, { dueMs, place: -1, fallDue: look });
    }
    /** Tells everybody what is known by now. */
    tellAll() {
        const withNews = new Set(this.#waitsForNews());
        this.#tellNews();
        tellInTurns([...this.#waits].filter((wait) => !withNews.has(wait)), { status: 'same' });
    }
    /** Never rejects: a database that fails is asked again later, and waiters see nothing of it but time. */
    async #read() {
        try {
            while (this.#isStale && this.#waits.size > 0) {
                this.#isStale = false;
                this.#reading = await this.topic.read();
                if (this.#reading === null)
                    tellInTurns([...this.#waits], { status: 'gone' });
                else
                    this.#consider(this.#reading);
            }
        }
        catch {
            this.lookAt(this.#ports.clock.monotonicMs() + retryMs);
        }
        finally {
            this.#isBeingRead = false;
        }
    }
    /** A finished test is told at once; the results of another may be the first of a burst. */
    #consider(reading) {
        if (this.#waitsForNews().length === 0)
            return;
        if (reading.test.completedAtMs !== null)
            return this.#tellNews();
        const nowMs = this.#ports.clock.monotonicMs();
        this.#gatherEndMs ??= nowMs + maxGatherMs;
        const dueMs = Math.min(nowMs + quietMs, this.#gatherEndMs);
        this.#telling = this.#replace(this.#telling, { dueMs, place: -1, fallDue: () => this.#tellNews() });
    }
    #tellNews() {
        this.#gatherEndMs = null;
        this.#telling = this.#replace(this.#telling, null);
        const waits = this.#waitsForNews();
        if (this.#reading === null || waits.length === 0)
            return;
        tellInTurns(waits, { status: 'news', reply: this.#reading.reply(this.#ports.clock.nowMs()) });
    }
    /** Those to whom the last reading says something that they do not know. */
    #waitsForNews() {
        if (this.#reading === null)
            return [];
        const { test } = this.#reading;
        const etag = (0,conditional_request/* etagOf */.Nk)(test, this.#ports.clock.nowMs());
        return [...this.#waits].filter(({ waiter }) => {
            return waiter.revision <= test.revision && !(0,conditional_request/* matchesEtag */.FX)(waiter.ifNoneMatch, etag);
        });
    }
    #replace(old, item) {
        if (old !== null)
            this.#ports.agenda.remove(old);
        if (item !== null)
            this.#ports.agenda.put(item);
        return item;
    }
}
function tellInTurns(waits, news, from = 0) {
    const end = Math.min(from + toldPerTurn, waits.length);
    for (let index = from; index < end; index += 1)
        waits[index]?.tell(news);
    if (end < waits.length)
        setImmediate(() => tellInTurns(waits, news, end));
}
/** One waiter's place in the agenda and at its test. */
class Wait {
    waiter;
    dueMs;
    place = -1;
    #watched;
    constructor({ waiter, dueMs, watched }) {
        this.waiter = waiter;
        this.dueMs = dueMs;
        this.#watched = watched;
    }
    /** Does nothing for one that has left, or was told something before. */
    tell(news) {
        if (this.#watched === null)
            return;
        this.leave();
        this.waiter.tell(news);
    }
    fallDue() {
        this.tell({ status: 'same' });
    }
    leave() {
        const watched = this.#watched;
        this.#watched = null;
        watched?.remove(this);
    }
}

;// CONCATENATED MODULE: ./lib/service/long-poll/news-room.js
/** All who wait for news of tests in this process: thousands of them, with one timer and one read a change. */




/** So many tests are read at once: after a lost connection all of them are. */
const concurrentReads = 8;
/** Opens a room. */
function openNewsRoom({ store, clock }) {
    const agenda = createAgenda(clock);
    const changes = recentChanges();
    const tests = new Map();
    let isClosed = false;
    function onEmpty({ topic }) {
        const kinds = tests.get(topic.numericId);
        kinds?.delete(topic.key);
        if (kinds?.size === 0)
            tests.delete(topic.numericId);
    }
    const ports = { clock, agenda, inTurn: inTurns(concurrentReads), onEmpty };
    function watch(topic) {
        const kinds = tests.get(topic.numericId) ?? new Map();
        tests.set(topic.numericId, kinds);
        const watched = kinds.get(topic.key) ?? new WatchedTest(topic, ports);
        kinds.set(topic.key, watched);
        return watched;
    }
    function watchedOf(numericId) {
        const wanted = numericId === 'all' ? [...tests.values()] : [tests.get(numericId) ?? new Map()];
        return wanted.flatMap((kinds) => Array.from(kinds.values()));
    }
    const listening = store.onTestChanged((numericId) => {
        changes.note(numericId);
        for (const watched of watchedOf(numericId))
            watched.change();
    });
    function close() {
        if (isClosed)
            return;
        isClosed = true;
        listening[Symbol.dispose]();
        for (const watched of watchedOf('all'))
            watched.tellAll();
        agenda[Symbol.dispose]();
    }
    return {
        mark: () => changes.mark(),
        wait: (topic, waiter, { waitMs, since, expiresAtMs }) => {
            const watched = watch(topic);
            const nowMs = clock.monotonicMs();
            const wait = watched.add(waiter, nowMs + (isClosed ? 0 : waitMs));
            const leftMs = expiresAtMs - clock.nowMs();
            if (leftMs > 0 && leftMs <= waitMs)
                watched.lookAt(nowMs + leftMs);
            if (changes.hasChangedSince(since, topic.numericId))
                watched.change();
            return wait;
        },
        get waiterCount() {
            return [...tests.values()].reduce((sum, kinds) => sum + countOf(kinds), 0);
        },
        [Symbol.dispose]: close,
    };
}
function countOf(kinds) {
    return [...kinds.values()].reduce((sum, watched) => sum + watched.waitCount, 0);
}

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
        const news = stack.use(openNewsRoom({ store, clock }));
        // A page's address holds the port, which is known only when it is taken.
        let app = null;
        const http = stack.use(await (0,http_server/* startHttpServer */.O)({ fetch: (request, env) => app?.fetch(request, env) ?? notYet() }, { ...plan.http, clock }));
        const parts = {
            ...plan.parts,
            news,
            replies: replyCache(plan.replyCacheBytes ?? usualReplyCacheBytes),
            trustedProxies: plan.trustedProxies ?? client_address/* noTrustedProxies */.vW,
            publicUrl: plan.publicUrl(http),
        };
        const api = (0,service_app/* serviceApp */.j)(parts);
        app = plan.wrap?.(api) ?? api;
        const ports = { ...plan.mail, directory: plan.parts.directory };
        const receiver = plan.smtp === null ? null : stack.use(await startReceiver(plan.smtp, ports));
        // Before the ports are closed, so that nobody is told of a failure when it is only the end.
        stack.defer(() => news[Symbol.dispose]());
        const owned = stack.move();
        return {
            http,
            receiver,
            drain: async (signal) => {
                const drained = Promise.all([http.drain(signal), receiver?.drain(signal)]);
                // After the drain has begun, so that their connections end with the answer.
                news[Symbol.dispose]();
                await drained;
            },
            waiterCount: () => news.waiterCount,
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

/***/ 22896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ah: () => (/* binding */ signatureCount),
/* harmony export */   Wq: () => (/* binding */ checkDkim),
/* harmony export */   Y: () => (/* binding */ readAuthor),
/* harmony export */   kD: () => (/* binding */ maxSignatureCount)
/* harmony export */ });
/* harmony import */ var mailauth_lib_dkim_verify_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52308);
/** DKIM by mailauth, under RFC 6376, 8301 and 8463 to the letter. */

/** RFC 6376 §6.1 lets a verifier limit them; each one costs a key and a hash, and a hostile message may have thousands. */
const maxSignatureCount = 20;
const dkimResults = ['none', 'pass', 'fail', 'policy', 'neutral', 'temperror', 'permerror'];
/** Verifies every signature; also says whom From: names, since DMARC needs both from one reading of the header. */
async function checkDkim(signed, resolver, nowMs) {
    const { bytes, message } = signed;
    if (signatureCount(message) > maxSignatureCount)
        return await refuseSignatures(message, resolver);
    return await verify(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), resolver, nowMs);
}
/** How many DKIM-Signature fields the message has. */
function signatureCount(message) {
    return message.headerFields.filter((field) => field.name.toLowerCase() === 'dkim-signature').length;
}
async function verify(message, resolver, nowMs) {
    const answer = await (0,mailauth_lib_dkim_verify_js__WEBPACK_IMPORTED_MODULE_0__.dkimVerify)(message, { resolver: resolver.resolve, strict: true, curTime: new Date(nowMs) });
    const signatures = answer.results.flatMap((row) => {
        if (row.status.result === 'none' || row.signingDomain === undefined)
            return [];
        return [
            {
                result: dkimResults.find((known) => known === row.status.result) ?? 'permerror',
                domain: row.signingDomain.toLowerCase(),
                selector: row.selector ?? '',
                comment: explain(row.status.comment ?? null, row),
                unsignedBytes: row.status.underSized ?? 0,
            },
        ];
    });
    return { signatures, fromAddresses: answer.headerFrom, fromFieldCount: answer.fromFields };
}
/** Reads From: alone, so that none of the signatures costs anything. */
async function readAuthor(message, resolver) {
    const fromFields = message.headerFields.filter((field) => field.name.toLowerCase() === 'from');
    const lines = fromFields.map((field) => `From:${field.rawValue}\r\n`);
    const { fromAddresses, fromFieldCount } = await verify(Buffer.from(`${lines.join('')}\r\n`), resolver, 0);
    return { fromAddresses, fromFieldCount };
}
async function refuseSignatures(message, resolver) {
    const read = await readAuthor(message, resolver);
    const comment = `more than ${maxSignatureCount} signatures, so none was tried`;
    return { ...read, signatures: [{ result: 'policy', domain: '', selector: '', comment, unsignedBytes: 0 }] };
}
/** Says where the missing key was looked for: this is the fault most people have to find. */
function explain(comment, row) {
    return comment === 'no key' ? `no key record at ${row.selector}._domainkey.${row.signingDomain}` : comment;
}


/***/ }),

/***/ 31462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ checkDmarc)
/* harmony export */ });
/* harmony import */ var mailauth_lib_dmarc_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49659);
/** DMARC by mailauth, which walks the DNS tree of RFC 9989 §4.10 itself. */

const policies = ['none', 'quarantine', 'reject'];
/** Evaluates DMARC from what SPF (`null`: not measured) and DKIM gave. */
async function checkDmarc(spf, dkim, resolver) {
    const passing = {
        spfDomains: spf?.result === 'pass' ? [spf.domain] : [],
        dkimDomains: dkim.signatures.filter((signature) => signature.result === 'pass').map(toDkimDomain),
    };
    const evaluation = await evaluate(passing, dkim, resolver);
    const { response } = evaluation;
    if (response === false)
        return unevaluated(problemTexts[evaluation.reason ?? 'no-author-domain']);
    const alignedDomains = new Set(alignedOf(evaluation));
    const hasRecord = response.policyDomain !== undefined;
    const authorDomain = response.status.header?.from?.replace(/\.$/u, '') ?? null;
    // The report says of a failing identifier too whether it aligns; mailauth looks only at those it is handed.
    for (const domain of hasRecord ? await alignOthers(spf, dkim, resolver) : [])
        alignedDomains.add(domain);
    // Without any record on the way up a domain is its own Organizational Domain (RFC 9989 §4.10.2).
    if (authorDomain !== null)
        alignedDomains.add(authorDomain);
    const result = dmarcResults.find((known) => known === response.status.result) ?? 'permerror';
    const open = result === 'fail' ? uncheckedIdentifier({ spf, dkim, alignedDomains }) : null;
    return {
        result: open === null ? result : 'temperror',
        authorDomain,
        problem: open ?? (result === 'temperror' ? (response.error ?? null) : null),
        policy: policies.find((known) => known === response.policy) ?? null,
        policyDomain: response.policyDomain ?? null,
        alignedDomains,
        isAlignmentKnown: result !== 'temperror',
    };
}
const dmarcResults = ['none', 'pass', 'fail', 'temperror', 'permerror'];
/** RFC 9989 §5.3.1: exactly one Author Domain. */
const problemTexts = {
    'no-author-domain': 'the From: field names no domain',
    'multiple-author-domains': 'the From: field names more than one domain',
    'invalid-author-domain': 'an address in the From: field has no usable domain',
    'multiple-from-fields': 'there is more than one From: field',
};
function unevaluated(problem) {
    return {
        result: 'permerror',
        authorDomain: null,
        problem,
        policy: null,
        policyDomain: null,
        alignedDomains: new Set(),
        isAlignmentKnown: false,
    };
}
/**
 * An aligned identifier that could not be checked might have carried the pass. mailauth calls such a message `fail`,
 * since it only looks at identifiers that passed; a transient error must not become a refusal for good.
 */
function uncheckedIdentifier({ spf, dkim, alignedDomains }) {
    if (spf?.result === 'temperror' && alignedDomains.has(spf.domain))
        return `SPF for ${spf.domain} could not be checked`;
    const unchecked = dkim.signatures.find(({ result, domain }) => result === 'temperror' && alignedDomains.has(domain));
    return unchecked === undefined ? null : `the DKIM key of ${unchecked.domain} could not be read`;
}
function evaluate(identifiers, dkim, resolver) {
    return (0,mailauth_lib_dmarc_index_js__WEBPACK_IMPORTED_MODULE_0__.evaluateDmarc)({
        ...identifiers,
        headerFrom: [...dkim.fromAddresses],
        fromFields: dkim.fromFieldCount,
        resolver: resolver.resolve,
        strict: true,
    });
}
function toDkimDomain(signature) {
    return { domain: signature.domain, underSized: signature.unsignedBytes };
}
function alignedOf({ response, dkimAligned }) {
    const spfDomain = response === false ? undefined : response.alignment?.spf.result?.toLowerCase();
    return [...(dkimAligned ?? []), ...(spfDomain === undefined ? [] : [spfDomain])];
}
async function alignOthers(spf, dkim, resolver) {
    const others = {
        spfDomains: spf === null || spf.result === 'pass' ? [] : [spf.domain],
        dkimDomains: dkim.signatures.filter((signature) => signature.result !== 'pass').map(toDkimDomain),
    };
    if (others.spfDomains.length + others.dkimDomains.length === 0)
        return [];
    return alignedOf(await evaluate(others, dkim, resolver));
}


/***/ }),

/***/ 54980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ checkSpf)
/* harmony export */ });
/* harmony import */ var mailauth_lib_spf_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44697);
/** SPF by mailauth, under RFC 7208 to the letter. */

const spfResults = ['none', 'neutral', 'pass', 'fail', 'softfail', 'temperror', 'permerror'];
/** Asks whether `clientAddress` may use the MAIL FROM domain. */
async function checkSpf(question, resolver) {
    const answer = await (0,mailauth_lib_spf_index_js__WEBPACK_IMPORTED_MODULE_0__.spf)({
        // mailauth takes an absent sender for the null reverse-path.
        ...(question.envelopeSender === null ? {} : { sender: question.envelopeSender }),
        ip: question.clientAddress,
        helo: question.heloName,
        mta: 'presend',
        resolver: resolver.resolve,
        strict: true,
    });
    const result = spfResults.find((known) => known === answer.status.result) ?? 'permerror';
    const comment = result === 'permerror' || result === 'temperror' ? (answer.status.comment ?? null) : null;
    return { result, domain: answer.domain, record: answer.rr ?? null, comment: shortened(comment) };
}
/** mailauth begins its comment with the host and what it did; the cause stands after the last colon and blank. */
function shortened(comment) {
    return comment?.split(': ').at(-1) ?? null;
}


/***/ }),

/***/ 67670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GM: () => (/* binding */ describeAuthentication),
/* harmony export */   Ot: () => (/* binding */ alignment),
/* harmony export */   Tm: () => (/* binding */ rank),
/* harmony export */   VZ: () => (/* binding */ dmarcSentence),
/* harmony export */   cb: () => (/* binding */ leftOpen),
/* harmony export */   d_: () => (/* binding */ alignmentText),
/* harmony export */   q7: () => (/* binding */ notMeasured),
/* harmony export */   x1: () => (/* binding */ carrier)
/* harmony export */ });
/** What was found → three verdicts with one sentence each. */
/** The verdicts in the words of the report. */
function describeAuthentication(findings) {
    const spf = describeSpf(findings);
    const dkim = describeDkim(findings);
    return { spf, dkim, dmarc: describeDmarc(findings, { spf, dkim }) };
}
/** The part of a verdict that says nothing was checked, and why. */
function notMeasured(method, reason) {
    return {
        isMeasured: false,
        isPass: null,
        result: null,
        domain: null,
        isAligned: null,
        detail: `${method} was not measured: ${reason}`,
    };
}
/** The same for what depended on a DNS that could not be asked at all. */
function leftOpen(method, brokenDns) {
    return { ...notMeasured(method, `DNS could not be asked (${brokenDns})`), isOpen: true };
}
function describeSpf({ spf, dmarc, brokenDns, clientAddress }) {
    if (spf === null) {
        return { ...notMeasured('SPF', 'no sending address is known (setting sending-ip)'), record: null };
    }
    if (spf.result === 'temperror' && brokenDns !== null) {
        return { ...leftOpen('SPF', brokenDns), record: null };
    }
    const isAligned = alignment(dmarc, spf.domain);
    const comment = spf.comment === null ? '' : `: ${spf.comment}`;
    const detail = `SPF ${spf.result} for ${spf.domain} (${clientAddress})${comment}, ${alignmentText(isAligned, dmarc)}`;
    const isPass = spf.result === 'pass';
    return { isMeasured: true, isPass, result: spf.result, domain: spf.domain, isAligned, record: spf.record, detail };
}
function describeDkim({ dkim, dmarc, brokenDns }) {
    if (dkim === null)
        return notMeasured('DKIM', 'the message is not signed and this run does not sign (settings dkim-*)');
    const [best] = dkim.signatures.toSorted((left, right) => rank(right, dmarc) - rank(left, dmarc));
    if (best === undefined) {
        const detail = 'DKIM none: the message is not signed';
        return { isMeasured: true, isPass: false, result: 'none', domain: null, isAligned: null, detail };
    }
    if (best.result === 'temperror' && brokenDns !== null) {
        return leftOpen('DKIM', brokenDns);
    }
    const comment = best.comment === null ? '' : `: ${best.comment}`;
    if (best.domain === '') {
        const detail = `DKIM ${best.result}${comment}`;
        return { isMeasured: true, isPass: false, result: best.result, domain: null, isAligned: null, detail };
    }
    const isAligned = alignment(dmarc, best.domain);
    const key = best.selector === '' ? '' : ` (selector ${best.selector})`;
    const part = best.unsignedBytes > 0 ? ` (l= leaves ${best.unsignedBytes} bytes of the body unsigned)` : '';
    const detail = `DKIM ${best.result} for ${best.domain}${key}${comment}${part}, ${alignmentText(isAligned, dmarc)}`;
    return {
        isMeasured: true,
        isPass: best.result === 'pass',
        result: best.result,
        domain: best.domain,
        isAligned,
        detail,
    };
}
/** A passing, aligned signature says most; one that could not be checked says more than a failed one. */
function rank(signature, dmarc) {
    const byResult = { pass: 4, temperror: 2, fail: 0, policy: 0, neutral: 0, permerror: 0, none: 0 }[signature.result];
    return byResult + (alignment(dmarc, signature.domain) === true ? 1 : 0);
}
function describeDmarc({ dmarc, brokenDns }, { spf, dkim }) {
    const nothing = { policy: null, policyDomain: null, carriedBy: null };
    if (dmarc === null)
        return { ...notMeasured('DMARC', 'it needs DKIM, and the message is not signed'), ...nothing };
    // A pass stands whatever else could not be asked; anything less might have been a pass.
    if (dmarc.result !== 'pass' && brokenDns !== null) {
        return { ...leftOpen('DMARC', brokenDns), ...nothing };
    }
    const { result, policy, policyDomain, authorDomain } = dmarc;
    // A pass that SPF does not carry is DKIM's, by whichever signature.
    const carriedBy = result === 'pass' ? (carrier(spf, dkim) ?? 'DKIM') : null;
    return {
        isMeasured: true,
        isPass: result === 'pass',
        result,
        domain: authorDomain,
        isAligned: result === 'pass' || result === 'fail' ? result === 'pass' : null,
        policy,
        policyDomain,
        carriedBy,
        detail: dmarcSentence(dmarc, { spf, dkim, carriedBy }),
    };
}
/** Which of the two passes and aligns; `null`: neither, as far as is known. */
function carrier(spf, dkim) {
    const isBySpf = spf.isPass === true && spf.isAligned === true;
    const isByDkim = dkim.isPass === true && dkim.isAligned === true;
    if (isBySpf && isByDkim)
        return 'SPF and DKIM';
    if (isByDkim)
        return 'DKIM';
    return isBySpf ? 'SPF' : null;
}
/** The result with its reason. */
function dmarcSentence(dmarc, { spf, dkim, carriedBy }) {
    const subject = `DMARC ${dmarc.result}${dmarc.authorDomain === null ? '' : ` for ${dmarc.authorDomain}`}`;
    const policy = dmarc.policy === null ? '' : ` (policy ${dmarc.policy} at _dmarc.${dmarc.policyDomain})`;
    const sentences = {
        pass: `${subject}, carried by ${carriedBy}${policy}`,
        fail: `${subject}: ${whyNot('SPF', spf)} and ${whyNot('DKIM', dkim)}${policy}`,
        none: `${subject}: there is no usable DMARC record at _dmarc.${dmarc.authorDomain} or above it`,
        temperror: `${subject}: ${dmarc.problem ?? 'a name server of the domain failed'}${policy}`,
        permerror: `${subject}: it cannot be evaluated, ${dmarc.problem ?? 'the record is broken'}`,
    };
    return sentences[dmarc.result];
}
function whyNot(method, verdict) {
    if (!verdict.isMeasured)
        return `${method} was not measured`;
    if (verdict.isPass === true)
        return `${method} passes for ${verdict.domain}, which is not aligned`;
    return `${method} does not pass (${verdict.result})`;
}
/** Whether a domain aligns with the Author Domain; `null`: not known. */
function alignment(dmarc, domain) {
    if (dmarc === null || dmarc.authorDomain === null)
        return null;
    if (dmarc.alignedDomains.has(domain.toLowerCase().replace(/\.$/u, '')))
        return true;
    return dmarc.isAlignmentKnown ? false : null;
}
/** The same in words. */
function alignmentText(isAligned, dmarc) {
    if (isAligned === null)
        return 'alignment not measured';
    return `${isAligned ? 'aligned' : 'not aligned'} with the From: domain ${dmarc?.authorDomain}`;
}


/***/ }),

/***/ 33547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ resolveTwice),
/* harmony export */   mH: () => (/* binding */ lookTwice)
/* harmony export */ });
/* unused harmony export whyDnsIsBroken */
/** Tells a sender's broken zone from a resolver that cannot be reached. */
/**
 * Why DNS as a whole is broken, after questions stayed open.
 *
 * @returns `null` when DNS works, so that the failures are the asked zone's own
 */
async function whyDnsIsBroken(dns, failures, signal) {
    // A zone file is always there: what fails in it fails by what it says.
    if (dns.kind === 'zone-file')
        return null;
    // Whoever can ask anybody can ask for the root; it is not a name of the sender's.
    const root = await dns.resolve('', 'SOA', signal);
    return root.status === 'servfail' ? (failures[0] ?? root.reason) : null;
}
/**
 * Looks, and looks once more when questions stayed open although DNS works: they may have been asked while it was away,
 * and a resolver that comes back in the middle must not make a broken zone of a sound one.
 */
async function lookTwice(look, dns, signal) {
    const first = await look();
    const brokenDns = first.failures.length === 0 ? null : await whyDnsIsBroken(dns, first.failures, signal);
    if (first.failures.length === 0 || brokenDns !== null || dns.kind === 'zone-file') {
        return { found: first.found, brokenDns };
    }
    const { found, failures } = await look();
    return { found, brokenDns: failures.length === 0 ? null : await whyDnsIsBroken(dns, failures, signal) };
}
/** One question, asked twice when need be. `brokenDns`: why DNS as a whole could not be asked. */
async function resolveTwice({ dns, name, type }, signal) {
    const look = async () => {
        const found = await dns.resolve(name, type, signal);
        return { found, failures: found.status === 'servfail' ? [found.reason] : [] };
    };
    const { found, brokenDns } = await lookTwice(look, dns, signal);
    return { answer: found, brokenDns };
}


/***/ }),

/***/ 11800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ mailauthResolver)
/* harmony export */ });
/** presend's Dns in the form that mailauth asks for: Node's record shapes and Node's error codes. */
/** A hostile message can name any number of domains; no honest one needs near as many questions. */
const maxQuestionCount = 100;
/** A resolver over `dns` for one message. */
function mailauthResolver(dns, signal) {
    const answers = new Map();
    const failures = [];
    function ask(name, type) {
        const key = `${type} ${name.toLowerCase()}`;
        const known = answers.get(key);
        if (known !== undefined)
            return known;
        const answer = answers.size < maxQuestionCount ? dns.resolve(name, type, signal) : Promise.resolve(tooMany);
        answers.set(key, answer);
        return answer;
    }
    async function resolve(name, type) {
        const asked = askedTypes.find((known) => known === type);
        if (asked === undefined)
            throw dnsError('ENODATA', `${type} of "${name}": never asked`);
        const answer = await ask(name, asked);
        if (answer.status === 'found')
            return toNodeRecords(answer.records, asked);
        if (answer.status === 'servfail' && !failures.includes(answer.reason))
            failures.push(answer.reason);
        const reason = answer.status === 'servfail' ? answer.reason : `${type} of "${name}": ${answer.status}`;
        throw dnsError(errorCodes[answer.status], reason);
    }
    return { resolve, failures };
}
const askedTypes = ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'PTR', 'SOA', 'TXT'];
const tooMany = {
    status: 'servfail',
    reason: `the message asks for more than ${maxQuestionCount} DNS names`,
};
function toNodeRecords(records, type) {
    if (type === 'TXT')
        return records.map((record) => [record]);
    if (type === 'MX')
        return records.map(toMxRecord);
    return [...records];
}
/** Node's `{ priority, exchange }`, on an array because mailauth's type of a resolver knows only strings. */
function toMxRecord(record) {
    const [priority = '0', exchange = ''] = record.split(' ');
    // RFC 7505: a null MX names no host.
    return Object.assign([record], { priority: Number(priority), exchange: exchange === '.' ? '' : exchange });
}
/** Node's names for the answers that hold no record: mailauth tells NXDOMAIN, NODATA and failure apart by them. */
const errorCodes = { nodata: 'ENODATA', nxdomain: 'ENOTFOUND', servfail: 'ESERVFAIL' };
function dnsError(code, message) {
    return Object.assign(new Error(message), { code });
}


/***/ }),

/***/ 55444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ isSameOrganization)
/* harmony export */ });
/* harmony import */ var mailauth_lib_dmarc_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49659);
/* harmony import */ var _mailauth_resolver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11800);
/** Whether two domains belong to the same organization, as DMARC means it. Source: RFC 9989 §4.10.2. */


/**
 * True when both have the same Organizational Domain. Names above `domain` are asked for only when it lies below the
 * Organizational Domain of `expected`: otherwise whoever runs it would see by the questions at his name server that
 * there was something to compare it with.
 *
 * @returns `null`: DNS could not be asked
 * @throws the signal's reason
 */
async function isSameOrganization({ domain, expected }, dns, signal) {
    if (domain === expected)
        return true;
    if (topOf(domain) !== topOf(expected))
        return false;
    const resolver = (0,_mailauth_resolver_js__WEBPACK_IMPORTED_MODULE_1__/* .mailauthResolver */ .E)(dns, signal);
    const organization = await organizationalDomain(expected, resolver);
    signal.throwIfAborted();
    if (organization === null)
        return null;
    if (domain === organization || domain.endsWith(`.${organization}`)) {
        const own = await organizationalDomain(domain, resolver);
        signal.throwIfAborted();
        return own === null ? null : own === organization;
    }
    return false;
}
/** By mailauth's tree walk; a domain without any record on the way up is its own. `null`: a name server failed. */
async function organizationalDomain(domain, resolver) {
    const failuresBefore = resolver.failures.length;
    const author = { headerFrom: [`author@${domain}`], fromFields: 1, spfDomains: [], dkimDomains: [] };
    const { response } = await (0,mailauth_lib_dmarc_index_js__WEBPACK_IMPORTED_MODULE_0__.evaluateDmarc)({ ...author, resolver: resolver.resolve, strict: true });
    if (resolver.failures.length > failuresBefore)
        return null;
    const found = response === false ? undefined : response.domain;
    return found?.toLowerCase().replace(/\.$/u, '') ?? domain;
}
function topOf(domain) {
    return domain.slice(domain.lastIndexOf('.') + 1);
}


/***/ }),

/***/ 88217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NT: () => (/* binding */ findWrittenAddresses),
/* harmony export */   OQ: () => (/* binding */ readLinkTarget),
/* harmony export */   tg: () => (/* binding */ registeredDomain)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/** Where a link leads, as far as its address tells. */

/** Reads a web address; `null` for anything that is no http(s) address (mailto:, tel:, #anchor, relative). */
function readLinkTarget(href) {
    if (!/^\s*https?:/iu.test(href))
        return null;
    const url = URL.parse(href.trim());
    if (url === null)
        return null;
    const host = url.hostname.replaceAll(/^\[|\]$/gu, '').toLowerCase();
    return {
        scheme: url.protocol.slice(0, -1),
        host,
        isAddress: (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0,
        hasUserinfo: url.username !== '' || url.password !== '',
        port: url.port,
        path: `${url.pathname}${url.search}`,
    };
}
/** Second-level labels under which countries register names: `shop.co.uk` belongs to nobody but the shop. */
const registryLabels = new Set(['ac', 'co', 'com', 'edu', 'gob', 'gov', 'go', 'gv', 'ne', 'net', 'nom', 'or', 'org']);
/**
 * The part of a host name that somebody registered, by rule of thumb: two labels, or three below a country's own
 * registry label. Good enough to compare two hosts of one message; DMARC walks the DNS tree instead.
 */
function registeredDomain(host) {
    const labels = host.split('.');
    const second = labels.at(-2);
    const isBelowRegistry = labels.length > 2 && labels.at(-1)?.length === 2 && registryLabels.has(second ?? '');
    return labels.slice(isBelowRegistry ? -3 : -2).join('.');
}
/** Web addresses written out in a text, at most 200. */
function findWrittenAddresses(text) {
    const found = [];
    for (const [address] of text.matchAll(/\bhttps?:\/\/[^\s<>"')\]]{3,2000}/giu)) {
        if (found.length === 200)
            break;
        found.push(address.replace(/[.,;:!?]+$/u, ''));
    }
    return found;
}


/***/ }),

/***/ 84007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W3: () => (/* binding */ fieldCount),
  ag: () => (/* binding */ fieldValue),
  c_: () => (/* binding */ readContent)
});

// EXTERNAL MODULE: ./lib/mail/tracking.js
var tracking = __webpack_require__(90082);
// EXTERNAL MODULE: ./lib/verdict/content/link-target.js
var link_target = __webpack_require__(88217);
;// CONCATENATED MODULE: ./lib/verdict/content/hidden-style.js
/** Whether an element's own attributes hide its text from the reader. */
/**
 * Reads `style`, `hidden`, `bgcolor`, `color` and `text` of one element.
 *
 * @param sheetStyle what style sheets hide of it (`sheetStyleOf`); its own `style` wins
 */
function readTextStyle(attributes, sheetStyle = '') {
    const declarations = readDeclarations(attributes.get('style') ?? '');
    const background = declarations.get('background-color') ?? declarations.get('background') ?? attributes.get('bgcolor');
    const color = declarations.get('color') ?? attributes.get('color') ?? attributes.get('text');
    return {
        isHidden: attributes.has('hidden') || hidesText(new Map([...readDeclarations(sheetStyle), ...declarations])),
        isTiny: isTinySize(declarations.get('font-size') ?? declarations.get('font')),
        color: color === undefined ? null : normalizeColor(color),
        background: background === undefined ? null : normalizeColor(background),
    };
}
function readDeclarations(style) {
    const declarations = new Map();
    if (style === '')
        return declarations;
    for (const declaration of style.toLowerCase().slice(0, 2000).split(';')) {
        const colon = declaration.indexOf(':');
        if (colon === -1)
            continue;
        const value = declaration
            .slice(colon + 1)
            .replace('!important', '')
            .trim();
        declarations.set(declaration.slice(0, colon).trim(), value);
    }
    return declarations;
}
function hidesText(declarations) {
    const is = (name, pattern) => pattern.test(declarations.get(name) ?? '');
    return (is('display', /^none/u) ||
        is('visibility', /^hidden/u) ||
        is('opacity', /^0(?:\.0\d*)?$/u) ||
        is('mso-hide', /^all/u) ||
        (is('max-height', /^0/u) && is('overflow', /^hidden/u)) ||
        is('text-indent', /^-\d{3,}/u));
}
/** One pixel or less; relative sizes are only tiny at zero. */
function isTinySize(size) {
    const match = /(?:^|\s)(\d*\.?\d+)(px|pt|em|rem|%)?(?:\s|\/|$)/u.exec(size ?? '');
    if (match === null)
        return null;
    const [, number, unit = 'px'] = match;
    return Number(number) <= (unit === 'px' || unit === 'pt' ? 1 : 0);
}
const colorNames = {
    white: '#ffffff',
    black: '#000000',
    red: '#ff0000',
    yellow: '#ffff00',
    blue: '#0000ff',
    gray: '#808080',
    grey: '#808080',
    silver: '#c0c0c0',
};
/** One spelling for one colour, as far as the usual forms go. */
function normalizeColor(text) {
    const color = text.trim().toLowerCase().split(/\s/u)[0] ?? '';
    const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/u.exec(color);
    if (short !== null)
        return `#${short
            .slice(1)
            .map((digit) => digit + digit)
            .join('')}`;
    if (/^#?[0-9a-f]{6}$/u.test(color))
        return color.startsWith('#') ? color : `#${color}`;
    return colorNames[color] ?? null;
}

;// CONCATENATED MODULE: ./lib/verdict/content/html-entities.js
/** Character references of HTML → the characters they stand for. */
/** The names that mail uses; a name that is not here stays as it is written. */
const named = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00A0',
    copy: '©',
    reg: '®',
    trade: '™',
    euro: '€',
    pound: '£',
    yen: '¥',
    cent: '¢',
    hellip: '…',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    bull: '•',
    middot: '·',
    times: '×',
    deg: '°',
    zwnj: '\u200C',
    zwj: '\u200D',
    shy: '\u00AD',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    rarr: '→',
    larr: '←',
    uuml: 'ü',
    ouml: 'ö',
    auml: 'ä',
    szlig: 'ß',
    eacute: 'é',
    egrave: 'è',
    agrave: 'à',
    ccedil: 'ç',
    ntilde: 'ñ',
    colon: ':',
    period: '.',
    sol: '/',
    num: '#',
    dollar: '$',
    percnt: '%',
    commat: '@',
    excl: '!',
};
/** Text with its character references resolved; also those without the final semicolon, as browsers do for numbers. */
function decodeEntities(text) {
    if (!text.includes('&'))
        return text;
    return text.replaceAll(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}));?/gu, (whole, ...groups) => {
        const [decimal, hexadecimal, name] = groups;
        if (typeof decimal === 'string')
            return fromCodePoint(Number(decimal));
        if (typeof hexadecimal === 'string')
            return fromCodePoint(Number.parseInt(hexadecimal, 16));
        return (typeof name === 'string' ? named[name.toLowerCase()] : undefined) ?? whole;
    });
}
function fromCodePoint(code) {
    const isCharacter = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
    return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}

;// CONCATENATED MODULE: ./lib/verdict/content/html-tokens.js
/** HTML → tags, text and comments. Lenient as mail programs are, and linear in the length whatever comes. */

const rawTextTags = new Set(['script', 'style', 'title', 'textarea', 'xmp']);
/** All tokens of `html`. A tag that is never closed swallows the rest, as it does in a browser. */
function* readHtmlTokens(html) {
    let position = 0;
    while (position < html.length) {
        const tagStart = html.indexOf('<', position);
        const textEnd = tagStart === -1 ? html.length : tagStart;
        if (textEnd > position)
            yield { kind: 'text', text: decodeEntities(html.slice(position, textEnd)) };
        if (tagStart === -1)
            return;
        const markup = readMarkup(html, tagStart);
        if (markup.token !== null)
            yield markup.token;
        position = markup.end;
        if (markup.token?.kind !== 'open' || !rawTextTags.has(markup.token.name))
            continue;
        const { name } = markup.token;
        const rawEnd = endOfRawText(html, name, position);
        yield { kind: 'raw', name, text: html.slice(position, rawEnd) };
        position = rawEnd;
    }
}
function readMarkup(html, start) {
    if (html.startsWith('<!--', start))
        return readComment(html, start);
    const next = html.charAt(start + 1);
    if (next === '!' || next === '?')
        return { token: null, end: after(html, '>', start) };
    const nameMatch = /^<(\/?)([a-zA-Z][a-zA-Z0-9:-]{0,30})/u.exec(html.slice(start, start + 34));
    if (nameMatch === null)
        return { token: { kind: 'text', text: '<' }, end: start + 1 };
    const [whole, slash, rawName = ''] = nameMatch;
    const name = rawName.toLowerCase();
    const end = endOfTag(html, start + whole.length);
    if (slash === '/')
        return { token: { kind: 'close', name }, end };
    const attributes = readAttributes(html.slice(start + whole.length, Math.max(end - 1, start + whole.length)));
    return { token: { kind: 'open', name, attributes }, end };
}
function readComment(html, start) {
    const end = html.indexOf('-->', start + 4);
    const textEnd = end === -1 ? html.length : end;
    return { token: { kind: 'comment', text: html.slice(start + 4, textEnd) }, end: end === -1 ? html.length : end + 3 };
}
function after(html, mark, start) {
    const end = html.indexOf(mark, start);
    return end === -1 ? html.length : end + mark.length;
}
/** A ">" inside quotes does not end a tag. */
function endOfTag(html, start) {
    let quote = '';
    for (let position = start; position < html.length; position += 1) {
        const character = html.charAt(position);
        if (quote !== '')
            quote = character === quote ? '' : quote;
        else if (character === '>')
            return position + 1;
        else if ((character === '"' || character === "'") && html.charAt(position - 1) === '=')
            quote = character;
        else if ((character === '"' || character === "'") && /=\s+$/u.test(html.slice(Math.max(0, position - 4), position)))
            quote = character;
    }
    return html.length;
}
const attributePattern = /([^\s"'<>/=]{1,80})(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gu;
function readAttributes(text) {
    const attributes = new Map();
    for (const [, name = '', double, single, bare] of text.matchAll(attributePattern)) {
        const key = name.toLowerCase();
        // The first of two equal attributes wins, as in browsers.
        if (!attributes.has(key))
            attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''));
    }
    return attributes;
}
function endOfRawText(html, name, start) {
    const pattern = new RegExp(`</${name}`, 'giu');
    pattern.lastIndex = start;
    return pattern.exec(html)?.index ?? html.length;
}

;// CONCATENATED MODULE: ./lib/verdict/content/style-sheet.js
/** What the style sheets of an HTML part hide. Only that: sizes and colours depend on more than a sheet tells. */
/** Sheets of real mail have some 20 KB. */
const maxSheetLength = 100_000;
const hidingDeclaration = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d]*[1-9])|mso-hide\s*:\s*all|max-height\s*:\s*0|overflow\s*:\s*hidden|text-indent\s*:\s*-\d{3})/iu;
const simpleSelector = /^(?:[a-z][a-z0-9]*)?(?:[.#][\w-]+)?$/iu;
/** Adds the rules of one style element. */
function addStyleSheet({ hiding, toggled }, css) {
    const text = withoutComments(css.slice(0, maxSheetLength));
    let position = 0;
    while (position < text.length) {
        const open = text.indexOf('{', position);
        if (open === -1)
            return;
        // Statements without a block (@import …;) stand before the selector.
        const prelude = text.slice(position, open).split(';').at(-1)?.trim() ?? '';
        const close = endOfBlock(text, open);
        const body = text.slice(open + 1, close);
        position = close + 1;
        if (prelude.startsWith('@'))
            for (const [name] of body.matchAll(/[.#][\w-]+/gu))
                toggled.add(name.toLowerCase());
        else if (hidingDeclaration.test(body))
            addRule(hiding, prelude, body);
    }
}
function addRule(hiding, prelude, body) {
    for (const selector of prelude.split(',').map((one) => one.trim().toLowerCase())) {
        if (selector !== '' && simpleSelector.test(selector))
            hiding.set(selector, `${hiding.get(selector) ?? ''};${body}`.slice(0, 2000));
    }
}
function withoutComments(css) {
    const kept = [];
    let position = 0;
    while (position < css.length) {
        const start = css.indexOf('/*', position);
        kept.push(css.slice(position, start === -1 ? css.length : start));
        const end = start === -1 ? -1 : css.indexOf('*/', start + 2);
        position = end === -1 ? css.length : end + 2;
    }
    // <!-- and --> stand in sheets of old mail.
    return kept.join(' ').replaceAll(/<!--|-->/gu, ' ');
}
function endOfBlock(text, open) {
    let depth = 0;
    for (let position = open; position < text.length; position += 1) {
        const character = text.charAt(position);
        if (character === '{')
            depth += 1;
        if (character === '}')
            depth -= 1;
        if (depth === 0)
            return position;
    }
    return text.length;
}
/** The declarations of all sheets that can hide this element, as a `style` attribute would hold them. */
function sheetStyleOf(sheets, tag, attributes) {
    if (sheets.hiding.size === 0)
        return '';
    const names = [
        ...(attributes.get('class') ?? '').split(/\s+/u).map((name) => `.${name}`),
        `#${attributes.get('id') ?? ''}`,
    ].map((name) => name.toLowerCase());
    if (names.some((name) => sheets.toggled.has(name)))
        return '';
    return [tag, ...names.flatMap((name) => [name, `${tag}${name}`])]
        .flatMap((selector) => sheets.hiding.get(selector) ?? [])
        .join(';');
}

;// CONCATENATED MODULE: ./lib/verdict/content/read-html.js
/** What an HTML part shows, links to, and hides. */



/** Later text tells nothing new, and a hostile part must not cost seconds. */
const maxHtmlLength = 1_000_000;
const maxDepth = 400;
/** Reads an HTML part. */
function readHtml(html) {
    const reading = {
        stack: [],
        visible: [],
        hidden: [],
        links: [],
        images: [],
        tagCounts: new Map(),
        formActions: [],
        structuredTypes: [],
        sheets: { hiding: new Map(), toggled: new Set() },
        openLink: -1,
        hasPasswordField: false,
        splitWordCount: 0,
        mayBeSplit: false,
    };
    for (const token of readHtmlTokens(html.slice(0, maxHtmlLength)))
        takers[token.kind](reading, token);
    return {
        visibleText: tidy(reading.visible.join('')),
        hiddenText: tidy(reading.hidden.slice(1).flat().join(' ')),
        links: reading.links.map(({ href, pieces, hasImage }) => ({ href, text: tidy(pieces.join('')), hasImage })),
        images: reading.images,
        tagCounts: reading.tagCounts,
        splitWordCount: reading.splitWordCount,
        formActions: reading.formActions,
        hasPasswordField: reading.hasPasswordField,
        structuredTypes: reading.structuredTypes,
    };
}
const takers = {
    text: (reading, token) => token.kind === 'text' && takeText(reading, token.text),
    comment: (reading) => noteGap(reading),
    open: (reading, token) => token.kind === 'open' && takeOpen(reading, token.name, token.attributes),
    close: (reading, token) => token.kind === 'close' && takeClose(reading, token.name),
    raw: (reading, token) => token.kind === 'raw' && takeRaw(reading, token),
};
function takeText(reading, text) {
    if (reading.mayBeSplit && /^\p{L}/u.test(text))
        reading.splitWordCount += 1;
    reading.mayBeSplit = false;
    if (isInvisible(reading.stack.at(-1))) {
        reading.hidden.at(-1)?.push(text);
        return;
    }
    reading.visible.push(text);
    reading.links[reading.openLink]?.pieces.push(text);
}
/** Comments and empty elements inside words are there for filters, not for readers. */
function noteGap(reading) {
    // Only the last character: a long text before thousands of comments must not be searched each time.
    reading.mayBeSplit = /\p{L}/u.test((reading.visible.at(-1) ?? '').slice(-1));
}
const voidTags = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr', 'param']);
const blockTags = new Set('address article blockquote br center div dl dd dt footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table td th tr ul'.split(' '));
const wordBreakTags = new Set(['wbr', 'br', 'img']);
function takeOpen(reading, name, attributes) {
    reading.tagCounts.set(name, (reading.tagCounts.get(name) ?? 0) + 1);
    if (blockTags.has(name))
        takeBreak(reading);
    readers[name]?.(reading, attributes);
    if (voidTags.has(name)) {
        if (!wordBreakTags.has(name))
            noteGap(reading);
        return;
    }
    if (reading.stack.length >= maxDepth)
        return;
    const parent = reading.stack.at(-1);
    const style = readTextStyle(attributes, sheetStyleOf(reading.sheets, name, attributes));
    const element = {
        name,
        isHidden: parent?.isHidden === true || style.isHidden,
        isTiny: style.isTiny ?? parent?.isTiny ?? false,
        background: style.background ?? parent?.background ?? null,
        color: style.color ?? parent?.color ?? null,
    };
    // Each outermost hidden element opens a heap of its own, so that the first, the preheader, can be told apart.
    if (isInvisible(element) && !isInvisible(parent))
        reading.hidden.push([]);
    reading.stack.push(element);
}
function isInvisible(element) {
    if (element === undefined)
        return false;
    return element.isHidden || element.isTiny || (element.color !== null && element.color === element.background);
}
function takeBreak(reading) {
    reading.visible.push('\n');
    reading.links[reading.openLink]?.pieces.push(' ');
    reading.mayBeSplit = false;
}
/** What single elements tell beside their text. */
const readers = {
    a: (reading, attributes) => {
        const href = attributes.get('href');
        if (href === undefined)
            return;
        reading.openLink = reading.links.length;
        reading.links.push({ href: href.trim(), pieces: [], hasImage: false });
    },
    area: (reading, attributes) => {
        const href = attributes.get('href');
        if (href !== undefined)
            reading.links.push({ href: href.trim(), pieces: [], hasImage: true });
    },
    img: (reading, attributes) => {
        const alt = attributes.get('alt') ?? '';
        const isTracker = /^[01](?:px)?$/u.test(attributes.get('width') ?? '') || /^[01](?:px)?$/u.test(attributes.get('height') ?? '');
        reading.images.push({ source: attributes.get('src') ?? '', alt, isTracker });
        const link = reading.links[reading.openLink];
        if (link === undefined)
            return;
        link.hasImage = true;
        link.pieces.push(alt);
    },
    form: (reading, attributes) => {
        reading.formActions.push(attributes.get('action') ?? '');
    },
    input: (reading, attributes) => {
        if (attributes.get('type')?.toLowerCase() === 'password')
            reading.hasPasswordField = true;
    },
};
function takeClose(reading, name) {
    if (name === 'a')
        reading.openLink = -1;
    if (blockTags.has(name))
        takeBreak(reading);
    const index = reading.stack.findLastIndex((element) => element.name === name);
    if (index !== -1)
        reading.stack.length = index;
}
function takeRaw(reading, raw) {
    if (raw.name === 'textarea')
        takeText(reading, raw.text);
    if (raw.name === 'style')
        addStyleSheet(reading.sheets, raw.text);
    if (raw.name !== 'script' || !raw.text.includes('@type'))
        return;
    for (const [, type = ''] of raw.text.slice(0, 50_000).matchAll(/"@type"\s*:\s*"([A-Za-z]{1,60})"/gu)) {
        reading.structuredTypes.push(type);
    }
}
/** Text as a reader takes it in: blanks joined, empty lines gone. */
function tidy(text) {
    return text
        .replaceAll(/[^\S\n]+/gu, ' ')
        .replaceAll(/ ?\n[ \n]*/gu, '\n')
        .trim();
}

;// CONCATENATED MODULE: ./lib/verdict/content/message-content.js
/** A received message as readers and rules take it in: texts, links, attachments, prepared once for all of them. */



/** Texts beyond this length are cut: what they say was said before. */
const maxTextLength = 200_000;
/** Prepares a message for the rules. */
function readContent(message) {
    const html = message.html === null ? null : readHtml(message.html);
    const text = message.text ?? '';
    const visibleText = (html === null || html.visibleText === '' ? text : html.visibleText).slice(0, maxTextLength);
    const links = linksOf(html, visibleText);
    const subject = withoutTrackingIds(message.subject ?? '');
    return { message, html, subject, visibleText: withoutTrackingIds(visibleText), links };
}
/** An id is there because of the test alone, and differs from run to run: to a rule it could look like an order number. */
function withoutTrackingIds(text) {
    return text.replaceAll(tracking/* serviceTrackingIds */.fD, '');
}
function linksOf(html, visibleText) {
    const marked = html?.links.map(({ href, text }) => ({ href, text })) ?? [];
    const written = (0,link_target/* findWrittenAddresses */.NT)(visibleText).map((href) => ({ href, text: '' }));
    return [...marked, ...written].flatMap(({ href, text }) => {
        const target = (0,link_target/* readLinkTarget */.OQ)(href);
        return target === null ? [] : [{ target, text }];
    });
}
/** The value of the first field of this name (lower case), `null` when there is none. */
function fieldValue(message, name) {
    return message.headerFields.find((field) => field.name.toLowerCase() === name)?.value ?? null;
}
/** How often a field of this name (lower case) stands in the header section. */
function fieldCount(message, name) {
    return message.headerFields.filter((field) => field.name.toLowerCase() === name).length;
}


/***/ }),

/***/ 33794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ findRiskyAttachment)
});

;// CONCATENATED MODULE: ./lib/verdict/content/zip-entries.js
/** The names of the files in a zip archive, without unpacking anything. */
const centralEntrySignature = 0x02_01_4b_50;
const endSignature = 0x06_05_4b_50;
const endLength = 22;
/** A comment behind the archive may be as long as this. */
const maxCommentLength = 65_535;
const maxEntryCount = 1000;
/** File names from the archive's own directory, at most 1,000; empty for anything that is no readable zip. */
function readZipEntries(bytes) {
    const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (archive.length < endLength || archive.readUInt16LE(0) !== 0x4b_50)
        return [];
    const end = findEnd(archive);
    if (end === null)
        return [];
    const names = [];
    let position = archive.readUInt32LE(end + 16);
    while (names.length < maxEntryCount && position + 46 <= end) {
        if (archive.readUInt32LE(position) !== centralEntrySignature)
            break;
        const nameLength = archive.readUInt16LE(position + 28);
        names.push(archive.subarray(position + 46, position + 46 + nameLength).toString('utf8'));
        position += 46 + nameLength + archive.readUInt16LE(position + 30) + archive.readUInt16LE(position + 32);
    }
    return names;
}
function findEnd(archive) {
    const lowest = Math.max(0, archive.length - endLength - maxCommentLength);
    for (let position = archive.length - endLength; position >= lowest; position -= 1) {
        if (archive.readUInt32LE(position) === endSignature)
            return position;
    }
    return null;
}

;// CONCATENATED MODULE: ./lib/verdict/content/risky-attachment.js
/** Attachments that providers refuse: programs, scripts, and archives that hold one. */

/** Gmail's list (support.google.com/mail/answer/6590), as far as the archived copy shows it. */
const blockedExtensions = new Set(`ade adp apk appx appxbundle bat cab chm cmd com cpl diagcab diagcfg diagpkg dll dmg ex ex_ exe hta img ins iso isp
   jar jnlp js jse lib lnk mde mjs msc msi msix msixbundle msp mst nsh pif ps1 scr sct shb sys vb vbe vbs vhd vxd wsc
   wsf wsh xll`.split(/\s+/u));
/** Office files that may hold macros by their kind. */
const macroExtensions = new Set(['docm', 'dotm', 'xlsm', 'xltm', 'xlam', 'pptm', 'potm', 'ppam']);
/**
 * The first attachment that a provider blocks, in plain words: `invoice.zip holds run.exe`.
 *
 * @returns `null` when there is none
 */
function findRiskyAttachment(attachments) {
    for (const attachment of attachments) {
        const risk = riskOf(attachment);
        if (risk !== null)
            return risk;
    }
    return null;
}
function riskOf({ filename, content }) {
    const name = filename ?? 'an attachment without a name';
    const extension = extensionOf(name);
    if (blockedExtensions.has(extension))
        return `"${name}" is of a blocked type`;
    if (macroExtensions.has(extension))
        return `"${name}" may hold macros`;
    const inside = readZipEntries(content).find((entry) => blockedExtensions.has(extensionOf(entry)));
    return inside === undefined ? null : `"${name}" holds "${inside}"`;
}
function extensionOf(name) {
    return /\.([a-z0-9_]{1,12})\s*$/iu.exec(name)?.[1]?.toLowerCase() ?? '';
}


/***/ }),

/***/ 30970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ judgeMessage)
});

// EXTERNAL MODULE: ./lib/mail/parse-message.js
var parse_message = __webpack_require__(32974);
// EXTERNAL MODULE: ./lib/verdict/authentication/check-dkim.js
var check_dkim = __webpack_require__(22896);
// EXTERNAL MODULE: ./lib/verdict/authentication/check-dmarc.js
var check_dmarc = __webpack_require__(31462);
// EXTERNAL MODULE: ./lib/verdict/authentication/check-spf.js
var check_spf = __webpack_require__(54980);
// EXTERNAL MODULE: ./lib/verdict/authentication/describe-authentication.js
var describe_authentication = __webpack_require__(67670);
// EXTERNAL MODULE: ./lib/verdict/authentication/dns-reach.js
var dns_reach = __webpack_require__(33547);
// EXTERNAL MODULE: ./lib/verdict/authentication/mailauth-resolver.js
var mailauth_resolver = __webpack_require__(11800);
;// CONCATENATED MODULE: ./lib/verdict/authentication/verify-authentication.js
/** SPF, DKIM and DMARC of one message, each measured only where there is something to measure. */






/**
 * The three verdicts. DNS is asked only for what is measured. When DNS fails because it cannot be reached at all,
 * whatever depended on it is "not measured"; when only the sender's zone fails, the result is `temperror`.
 */
async function verifyAuthentication(input, ports, signal) {
    const { found, brokenDns } = await (0,dns_reach/* lookTwice */.mH)(async () => await look(input, ports, signal), ports.dns, signal);
    return (0,describe_authentication/* describeAuthentication */.GM)({ ...found, brokenDns, clientAddress: input.measuredAddress });
}
async function look(input, { dns, clock }, signal) {
    const resolver = (0,mailauth_resolver/* mailauthResolver */.E)(dns, signal);
    const isSigned = (0,check_dkim/* signatureCount */.Ah)(input.message) > 0;
    const [spf, dkim] = await Promise.all([
        input.measuredAddress === null ? null : (0,check_spf/* checkSpf */.y)({ ...input, clientAddress: input.measuredAddress }, resolver),
        isSigned || input.unsignedIsMeasured ? (0,check_dkim/* checkDkim */.Wq)(input, resolver, clock.nowMs()) : null,
    ]);
    const dmarc = dkim === null ? null : await (0,check_dmarc/* checkDmarc */.U)(spf, dkim, resolver);
    signal.throwIfAborted();
    return { found: { spf, dkim, dmarc }, failures: resolver.failures };
}

// EXTERNAL MODULE: ./lib/verdict/content/message-content.js + 5 modules
var message_content = __webpack_require__(84007);
;// CONCATENATED MODULE: ./lib/verdict/placement/engine-step.js
/** The second step: the engine's verdict in words, and the name it has in each table. */
/** The row of each table that hands over to the engine; consumer providers publish none. */
const engineRuleIds = {
    consumer: 'ENGINE',
    business: 'J-B3',
    protected: 'J-P2',
};
/** How many symbols a sentence can carry. */
const maxSymbolCount = 3;
/** `the built-in engine gives 7.2 of 5 points: LINK_TO_IP_ADDRESS 2.6, …`. */
function describeEngine(verdict) {
    const symbols = verdict.symbols
        .filter((symbol) => symbol.score > 0)
        .toSorted((left, right) => right.score - left.score)
        .slice(0, maxSymbolCount)
        .map((symbol) => `${symbol.name} ${symbol.score}`);
    const list = symbols.length === 0 ? '' : `: ${symbols.join(', ')}`;
    return `the spam engine (${verdict.engine}) gives ${verdict.score} points, its limit is ${verdict.threshold}${list}`;
}
/**
 * Microsoft's spam confidence level for the engine's verdict: 9 from twice the threshold, 5 for spam, else 1.
 * Source: learn.microsoft.com, SCL (2–4, 7, 8 are not set by filters); the mapping is presend's.
 */
function spamConfidenceLevel(verdict) {
    if (verdict.score >= 2 * verdict.threshold)
        return 9;
    return verdict.score >= verdict.threshold ? 5 : 1;
}

;// CONCATENATED MODULE: ./lib/verdict/placement/smtp-text.js
/** Text that may stand in an SMTP reply: one line of printable ASCII (RFC 5321 §4.2, §4.5.3.1.5). */
/** A reply line holds 512 octets with code and line end. */
const maxLength = 400;
const plainForms = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '…': '...' };
/** `text` as one line of ASCII; what has no plain form becomes `?`. */
function smtpText(text) {
    const plain = text
        .replaceAll(/[’‘“”–…]/gu, (character) => plainForms[character] ?? '?')
        .replaceAll(/\s+/gu, ' ')
        .replaceAll(/[^ -~]/gu, '?')
        .trim();
    return plain.length <= maxLength ? plain : `${plain.slice(0, maxLength - 3)}...`;
}

// EXTERNAL MODULE: ./lib/verdict/content/link-target.js
var link_target = __webpack_require__(88217);
;// CONCATENATED MODULE: ./lib/verdict/placement/tab-evidence.js
/** The marks by which the tab rules tell marketing, notices, receipts, social notices and lists apart. */


function has(content, name) {
    return (0,message_content/* fieldCount */.W3)(content.message, name) > 0;
}
/** True when List-Unsubscribe and List-Unsubscribe-Post offer one click (RFC 8058 §3.1). */
function hasOneClick({ message }) {
    const isPost = /^list-unsubscribe=one-click$/iu.test((0,message_content/* fieldValue */.ag)(message, 'list-unsubscribe-post')?.trim() ?? '');
    return isPost && /<https:\/\/[^>]+>/iu.test((0,message_content/* fieldValue */.ag)(message, 'list-unsubscribe') ?? '');
}
/** True for what looks like marketing mail and offers no one-click way out. */
function isOneClickMissing(content) {
    return promotionMarks(content).length >= 2 && !hasOneClick(content);
}
const offerPattern = /(?:[$€£] ?\d|\d ?(?:€|usd|eur|gbp|%)|\b(?:free (?:shipping|delivery|gift|trial)|discount|sale|% ?off|promo(?:tion)? code|coupon|voucher|special offer|new arrivals?|save up to|deal of)\b)/iu;
/** Marks of marketing mail. JSON-LD made for the Promotions tab stands for two. */
function promotionMarks(content) {
    const subjectOffer = offerPattern.test(content.subject);
    return [
        ...unsubscribeMark(content),
        ...annotationMarks(content),
        ...(subjectOffer || offerPattern.test(content.visibleText)
            ? [`a price, percentage or offer (${subjectOffer ? 'subject' : 'text'})`]
            : []),
        ...callToActionMark(content),
        ...bulkFieldMark(content),
        ...(countCampaignLinks(content) >= 2 ? ['utm_ parameters on several links'] : []),
    ];
}
/** The mark of a way out, in a field or in the text. */
function unsubscribeMark(content) {
    if (has(content, 'list-unsubscribe'))
        return ['List-Unsubscribe (header field)'];
    const isLinked = content.links.some(({ text, target }) => /unsubscribe|opt.?out/iu.test(`${text} ${target.path}`));
    return isLinked ? ['an unsubscribe link (text)'] : [];
}
function annotationMarks({ html }) {
    const type = html?.structuredTypes.find((name) => name === 'DiscountOffer' || name === 'PromotionCard');
    return type === undefined ? [] : [`JSON-LD ${type}`, `JSON-LD ${type} is made for the Promotions tab`];
}
function callToActionMark(content) {
    const buttonPattern = /^\s*(?:shop|buy|order|get|claim|discover|explore|start|try|see|view|book|save|redeem|join|upgrade|learn|read)\b.{0,40}$/iu;
    if (!content.links.some(({ text }) => buttonPattern.test(text)))
        return [];
    const imageCount = content.html?.images.filter((image) => !image.isTracker).length ?? 0;
    if (imageCount >= 3)
        return [`a call to action with ${imageCount} images`];
    const counts = new Map();
    for (const { target } of content.links) {
        const domain = (0,link_target/* registeredDomain */.tg)(target.host);
        counts.set(domain, (counts.get(domain) ?? 0) + 1);
    }
    return Math.max(0, ...counts.values()) >= 5 ? ['a call to action with five or more links to one domain'] : [];
}
function bulkFieldMark(content) {
    if (/^\s*bulk/iu.test((0,message_content/* fieldValue */.ag)(content.message, 'precedence') ?? ''))
        return ['Precedence: bulk (header field)'];
    const field = content.message.headerFields.find(({ name }) => /^feedback-id$|^x-(?:[a-z]+-)?campaign/iu.test(name));
    return field === undefined ? [] : [`${field.name} (header field)`];
}
function countCampaignLinks({ links }) {
    return links.filter(({ target }) => /[?&](?:utm_medium=e-?mail|utm_campaign=|mc_cid=)/iu.test(target.path)).length;
}
const transactionWords = /\b(?:receipt|invoice|order (?:confirm(?:ation|ed)|number|no\.?|#|\d)|(?:your|an) order|booking (?:confirm(?:ation|ed)|number|reference)|reservation|itinerary|ticket (?:number|no\.?|#)|tracking (?:number|no\.?|code)|payment (?:received|confirm(?:ation|ed)|failed|due)|(?:has|have) (?:been )?shipped|(?:out for|estimated) delivery|delivered|bank statement|account statement|your statement|appointment|renewal|renews on|subscription (?:renew|end|expire)s?|trial (?:is )?(?:ending|expires|ends)|changes? (?:to|of|in) (?:our|the) (?:terms|privacy|conditions)|terms of service)\b/iu;
const securityWords = /\b(?:(?:security|verification|confirmation|sign-?in|log-?in|one-time|access) code|(?:reset|resetting|change|changed|forgot(?:ten)?) (?:your |the |my )?password|password (?:reset|change)|(?:confirm|verify|activate) (?:your )?(?:e-?mail(?: address)?|account|registration|sign-?up)|new (?:sign-?in|log-?in|device)|two-factor|2fa)\b/iu;
const transactionNumbers = /\b(?:order|invoice|ticket|booking|tracking|reference|confirmation|ref)\b[^\n]{0,15}?(?:#|no\.?|nr\.?|number|:)? ?[a-z]*[#-]?\d[a-z0-9-]{2,}/iu;
const transactionTypes = /^(?:Order|Invoice|ParcelDelivery|[A-Za-z]*Reservation|ConfirmAction)$/u;
/** Marks of a receipt, a confirmation, a statement, a notice about the reader's own account. */
function transactionMarks(content) {
    const inSubject = transactionWords.exec(content.subject)?.[0];
    const inText = transactionWords.exec(content.visibleText)?.[0];
    const words = inSubject ?? inText;
    const type = content.html?.structuredTypes.find((name) => transactionTypes.test(name));
    return [
        ...securityMarks(content),
        ...(words === undefined
            ? []
            : [`the words “${words.toLowerCase()}” (${inSubject === undefined ? 'text' : 'subject'})`]),
        ...(transactionNumbers.test(`${content.subject}\n${content.visibleText}`)
            ? ['an order, invoice or booking number']
            : []),
        ...(type === undefined ? [] : [`JSON-LD ${type}`]),
    ];
}
/** Marks of a security notice: nobody unsubscribes from those, so a way out says nothing about them. */
function securityMarks(content) {
    const inSubject = securityWords.exec(content.subject)?.[0];
    const words = inSubject ?? securityWords.exec(content.visibleText)?.[0];
    return words === undefined
        ? []
        : [`the words “${words.toLowerCase()}” (${inSubject === undefined ? 'text' : 'subject'})`];
}
const socialSubjects = /\b(?:commented on|mentioned you|replied to your|sent you a (?:friend|connection) request|wants to (?:connect|be friends)|followed you|is now following you|tagged you|invited you to (?:join|connect)|new followers?|liked your|shared your|endorsed you|reacted to your)\b/iu;
const socialLinks = /^\s*(?:accept|reply|view profile|see (?:the )?(?:profile|comment|post|thread)|view (?:the )?(?:comment|post|thread|request)|follow back)\b/iu;
/** Marks of a notice about people's acts on a network. */
function socialMarks(content) {
    const event = socialSubjects.exec(content.subject)?.[0];
    const fromDomain = content.message.from[0]?.domain;
    const link = content.links.find(({ text, target }) => socialLinks.test(text) &&
        fromDomain !== null &&
        fromDomain !== undefined &&
        (0,link_target/* registeredDomain */.tg)(target.host) === (0,link_target/* registeredDomain */.tg)(fromDomain));
    const field = content.message.headerFields.find(({ name }) => /^x-[a-z]+-notif/iu.test(name));
    return [
        ...(event === undefined ? [] : [`the words “${event.toLowerCase()}” (subject)`]),
        ...(link === undefined ? [] : [`the link “${link.text.slice(0, 40)}”`]),
        ...(field === undefined ? [] : [`${field.name} (header field)`]),
    ];
}
/** The mark of a discussion list: one that takes posts. */
function forumMarks(content) {
    if (!has(content, 'list-id') || has(content, 'list-unsubscribe-post'))
        return [];
    if (has(content, 'list-post'))
        return ['List-Id and List-Post (header fields)'];
    if (/^\s*list/iu.test((0,message_content/* fieldValue */.ag)(content.message, 'precedence') ?? ''))
        return ['List-Id and Precedence: list (header fields)'];
    const field = ['mailing-list', 'x-mailman-version', 'x-google-group-id'].find((name) => has(content, name));
    return field === undefined ? [] : [`List-Id and ${field} (header fields)`];
}
/** Marks of automatic mail that answers nothing the reader bought or asked. */
function automaticMarks(content) {
    const automatic = (0,message_content/* fieldValue */.ag)(content.message, 'auto-submitted');
    const localPart = content.message.from[0]?.address.split('@')[0]?.toLowerCase() ?? '';
    return [
        ...(automatic !== null && !/^\s*no\b/iu.test(automatic) ? ['Auto-Submitted (header field)'] : []),
        ...(/^(?:no-?reply|do-?not-?reply|notifications?|notify|alerts?)(?:[+._-]|$)/u.test(localPart)
            ? [`From: ${localPart}@`]
            : []),
        ...(has(content, 'list-id') && !has(content, 'list-post') ? ['List-Id without List-Post (header fields)'] : []),
    ];
}

;// CONCATENATED MODULE: ./lib/verdict/placement/tab-rules.js
/** Which tab a consumer seed shows a message in. Rules of presend's own, for comparing versions of one template. */

/** Said with every tab. */
const tabSource = 'presend’s own rules, for comparison between versions of one template; Gmail decides by itself and per user';
/** In order; the first that fires wins. */
const rules = [
    { ruleId: 'T-1', folder: 'Forums', look: (content) => whenAny(forumMarks(content)) },
    { ruleId: 'T-2a', folder: 'Social', look: lookSocial },
    { ruleId: 'T-2', folder: 'Updates', look: lookTransaction },
    { ruleId: 'T-3', folder: 'Promotions', look: lookPromotion },
    { ruleId: 'T-4', folder: 'Updates', look: lookAutomatic },
];
/** Chooses the tab. Order of fields, case of words and values of data do not matter. */
function chooseTab(content) {
    for (const { ruleId, folder, look } of rules) {
        const evidence = look(content);
        if (evidence !== null)
            return { folder, ruleId, evidence };
    }
    return { folder: 'INBOX', ruleId: 'T-5', evidence: [] };
}
function whenAny(marks) {
    return marks.length > 0 ? marks : null;
}
function lookSocial(content) {
    const isList = content.message.headerFields.some(({ name }) => name.toLowerCase() === 'list-post');
    const marks = socialMarks(content);
    return !isList && marks.length >= 2 ? marks : null;
}
function lookTransaction(content) {
    const marks = transactionMarks(content);
    return marks.length > 0 && countedPromotionMarks(content).length < 2 ? marks : null;
}
/** A way out must never move a password reset: for security notices it is no mark of marketing. */
function countedPromotionMarks(content) {
    const marks = promotionMarks(content);
    if (securityMarks(content).length === 0)
        return marks;
    const wayOut = unsubscribeMark(content);
    return marks.filter((mark) => !wayOut.includes(mark));
}
function lookPromotion(content) {
    const marks = promotionMarks(content);
    return marks.length >= 2 ? marks : null;
}
function lookAutomatic(content) {
    return promotionMarks(content).length === 0 ? whenAny(automaticMarks(content)) : null;
}

;// CONCATENATED MODULE: ./lib/verdict/place.js
/** Reply or folder of one copy, in three steps that are never added into one score: rules, engine, tabs. */



/**
 * The rule that refuses a message.
 *
 * @returns `null` when the message is to be accepted
 */
function findRefusal(evaluation, facts) {
    return evaluation.firings.find((firing) => isRefusing(firing, facts)) ?? null;
}
/** Places a refused message: nowhere. */
function placeRefused(evaluation, refusal) {
    const reply = replyOf(refusal);
    const code = [reply.code, reply.enhancedCode].filter((part) => part !== null).join(' ');
    return {
        reply,
        folder: null,
        reason: `Refused with ${code}, because ${refusal.finding.text} (rule ${refusal.rule.id}, ${refusal.rule.source})`,
        spam: null,
        firedRules: listFirings(evaluation, refusal),
        skippedRules: evaluation.skipped,
    };
}
/** Places an accepted message: junk rules, then the engine's own verdict, then tabs. */
function placeAccepted(evaluation, facts, answer) {
    const spam = answer.status === 'judged' ? answer.verdict : null;
    const junk = evaluation.firings.find(({ rule }) => rule.kind === 'junk' || rule.kind === 'temporary-once') ?? null;
    const decision = junk === null ? decideByEngine(facts, answer) : decideByRule(junk);
    const firedRules = [
        ...listFirings(evaluation, junk),
        ...engineFirings(facts, answer, junk === null),
        ...decision.extraRules,
    ];
    return {
        reply: null,
        folder: decision.folder,
        reason: decision.reason,
        spam,
        firedRules,
        skippedRules: evaluation.skipped,
    };
}
function decideByRule({ rule, finding }) {
    const retried = rule.kind === 'temporary-once'
        ? `; a real provider answers ${rule.reply?.code} ${rule.reply?.enhancedCode} each time`
        : '';
    const reason = `Spam, because ${finding.text} (rule ${rule.id}, ${rule.source}${retried})`;
    return { folder: 'Spam', reason, extraRules: [] };
}
function decideByEngine(facts, answer) {
    if (answer.status === 'failed') {
        return {
            folder: null,
            reason: `No folder, because the spam engine gave no verdict: ${answer.reason}`,
            extraRules: [],
        };
    }
    const { verdict } = answer;
    const engineText = describeEngine(verdict);
    if (answer.isSpam) {
        return {
            folder: 'Spam',
            reason: `Spam, because ${engineText} (rule ${engineRuleIds[facts.providerType]}${levelText(facts, verdict)})`,
            extraRules: [],
        };
    }
    if (facts.providerType !== 'consumer') {
        return { folder: 'INBOX', reason: `INBOX, because no rule fired and ${engineText}`, extraRules: [] };
    }
    const tab = chooseTab(facts.content);
    const seen = tab.evidence.length === 0 ? 'no mark of another tab was found' : `of ${tab.evidence.join(', ')}`;
    const reason = `${tab.folder}, because ${seen} (rule ${tab.ruleId}, ${tabSource})`;
    const text = tab.evidence.length === 0 ? seen : tab.evidence.join(', ');
    const rule = { id: tab.ruleId, text, source: tabSource, mark: 'D', reply: null, isDeciding: true };
    return { folder: tab.folder, reason, extraRules: [rule] };
}
/** Microsoft's administrators know its filter by this number. */
function levelText({ providerType }, verdict) {
    return providerType === 'business' ? `, SCL ${spamConfidenceLevel(verdict)} by presend’s mapping` : '';
}
/** A temporary refusal that ends after one retry refuses only once, and not at all when nobody counts. */
function isRefusing({ rule }, { history }) {
    if (rule.kind === 'refusal' || rule.kind === 'temporary')
        return true;
    if (rule.kind !== 'temporary-once')
        return false;
    return history.status === 'measured' && history.value.temporaryRefusalCount === 0;
}
function engineFirings(facts, answer, isDeciding) {
    if (answer.status === 'failed' || !answer.isSpam)
        return [];
    const spam = answer.verdict;
    const id = engineRuleIds[facts.providerType];
    return [
        {
            id,
            text: describeEngine(spam),
            source: `the engine’s own threshold (${spam.engine})`,
            mark: 'D',
            reply: null,
            isDeciding,
        },
    ];
}
function listFirings(evaluation, deciding) {
    return evaluation.firings.map((firing) => ({
        id: firing.rule.id,
        text: firing.finding.text,
        source: firing.rule.source,
        mark: firing.rule.mark,
        reply: replyCodes(firing) === null ? null : replyOf(firing),
        isDeciding: firing === deciding,
    }));
}
function replyCodes({ rule, finding }) {
    return finding.reply ?? rule.reply;
}
/** The reply names presend and the rule, so that nobody takes it for the provider's own. */
function replyOf(firing) {
    const { rule, finding } = firing;
    const codes = replyCodes(firing) ?? { code: 550, enhancedCode: null };
    const whose = rule.documentedBy === null ? 'a simulation of its own' : `as ${rule.documentedBy} documents`;
    return { ...codes, text: smtpText(`[presend rule ${rule.id}, ${whose}] ${finding.text}`) };
}

// EXTERNAL MODULE: ./lib/verdict/content/risky-attachment.js + 1 modules
var risky_attachment = __webpack_require__(33794);
;// CONCATENATED MODULE: ./lib/verdict/placement/placement-rule.js
/** The shape of a placement rule: a row of facts/placement.md that can be asked. */
/** The rule fires, with the clause behind "because". */
function fires(text, reply) {
    return reply === undefined ? { status: 'fires', text } : { status: 'fires', text, reply };
}
/** It was measured, and the rule does not fire. */
const doesNotFire = { status: 'does-not-fire' };
/** Fires with `text` when `claim` holds. */
function firesIf(claim, text) {
    return claim ? fires(text) : doesNotFire;
}

;// CONCATENATED MODULE: ./lib/verdict/placement/form-conditions.js
/** Conditions on the form of the message: always measured, since they need nothing but the message. */



const kilobyte = 1024;
const messageTooLarge = { code: 552, enhancedCode: '5.3.4' };
/** From: is missing, stands twice, names several authors, or its domain is no domain name. */
function fromIsUnusable({ content: { message } }) {
    const count = (0,message_content/* fieldCount */.W3)(message, 'from');
    if (count === 0)
        return fires('there is no From: field');
    if (count > 1)
        return fires(`there are ${count} From: fields`);
    if (message.from.length > 1)
        return fires(`From: names ${message.from.length} addresses`);
    const [author] = message.from;
    if (author === undefined)
        return fires('From: holds no address');
    return firesIf(!isDomainName(author.domain), `From: holds "${author.address}", which has no valid domain`);
}
/** The domain of the one author, `null` when there is none. */
function readableDomain(message) {
    return message.from.length === 1 ? (message.from[0]?.domain ?? null) : null;
}
function isDomainName(domain) {
    return (domain !== null &&
        domain.length <= 253 &&
        /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/u.test(domain));
}
/** Message-ID is missing or not of the form <left@right>. */
function messageIdIsUnusable({ content: { message } }) {
    const id = (0,message_content/* fieldValue */.ag)(message, 'message-id');
    if (id === null)
        return fires('there is no Message-ID');
    return firesIf(!/^<[^\s<>@]+@[^\s<>@]+>$/u.test(id), 'the Message-ID is not of the form <left@right>');
}
/** RFC 5322 §3.6: fields that may stand once. From: has a rule of its own. */
const singleFields = [
    'date',
    'sender',
    'reply-to',
    'to',
    'cc',
    'bcc',
    'message-id',
    'in-reply-to',
    'references',
    'subject',
];
/** A field stands twice, is malformed, or has characters where they must not be. */
function headerIsMalformed(facts) {
    const { message } = facts.content;
    const twice = singleFields.find((name) => (0,message_content/* fieldCount */.W3)(message, name) > 1);
    if (twice !== undefined)
        return fires(`the field ${twice} stands ${(0,message_content/* fieldCount */.W3)(message, twice)} times`);
    const [malformed] = facts.headerForm.malformedLines;
    if (malformed !== undefined)
        return fires(`the header section has a line that is no field: "${malformed}"`);
    const date = (0,message_content/* fieldValue */.ag)(message, 'date');
    if (date !== null && Number.isNaN(Date.parse(date.replace(/\([^)]*\)/gu, ''))))
        return fires('the Date field holds no date');
    const encoded = message.headerFields.find(isEncodedWhereForbidden);
    if (encoded !== undefined)
        return fires(`the field ${encoded.name} has an encoded-word where none may be (RFC 2047 §5)`);
    const unicode = message.headerFields.find((field) => standardFields.has(field.name.toLowerCase()) && /[^\p{ASCII}]/u.test(field.rawValue));
    // With an SMTPUTF8 address the whole header section may be UTF-8 (RFC 6532).
    if (unicode === undefined || facts.hasUnicodeAddress)
        return doesNotFire;
    return fires(`the field ${unicode.name} has raw non-ASCII characters`);
}
const standardFields = new Set([...singleFields, 'from', 'return-path', 'list-id', 'list-unsubscribe', 'mime-version']);
function isEncodedWhereForbidden(field) {
    const name = field.name.toLowerCase();
    if (['message-id', 'date', 'in-reply-to', 'references'].includes(name))
        return /=\?[^?]+\?[bq]\?/iu.test(field.rawValue);
    return (['from', 'sender', 'reply-to', 'to', 'cc'].includes(name) &&
        /<[^<>]*=\?[^?<>]+\?[bq]\?[^<>]*>/iu.test(field.rawValue));
}
/** The message, a field or the header section is over Gmail's limits, or an attachment is of a blocked type. */
function isTooLargeOrBlocked(facts) {
    const { message } = facts.content;
    const large = largePart(message, facts.headerForm);
    if (large !== null)
        return fires(large, messageTooLarge);
    return attachmentIsBlocked(facts);
}
function largePart(message, form) {
    if (message.sizeBytes > 25 * kilobyte * kilobyte)
        return 'the message is larger than 25 MB';
    if (form.sizeBytes > 500 * kilobyte)
        return 'the header section is larger than 500 KB';
    if (form.fieldCount > 5000)
        return 'there are more than 5,000 header fields';
    const long = message.headerFields.find((field) => Buffer.byteLength(field.rawValue) > limitOf(field.name.toLowerCase()));
    if (long !== undefined)
        return `the field ${long.name.slice(0, 80)} is longer than ${limitOf(long.name.toLowerCase())} bytes`;
    const longName = message.headerFields.find((field) => field.name.length > kilobyte);
    return longName === undefined ? null : 'a field’s name is longer than 1 KB';
}
/** Gmail's header limits (support.google.com/a/answer/14016360). */
function limitOf(name) {
    if (['to', 'cc', 'references'].includes(name))
        return Number.POSITIVE_INFINITY;
    return { subject: 998, 'message-id': 500 }[name] ?? 32 * kilobyte;
}
/** An attachment is a program or script, or an archive that holds one. */
function attachmentIsBlocked({ content }) {
    const risk = (0,risky_attachment/* findRiskyAttachment */.Z)(content.message.attachments);
    return risk === null ? doesNotFire : fires(`the attachment ${risk}`);
}

;// CONCATENATED MODULE: ./lib/verdict/placement/conditions.js
/** Conditions that several rules share, on authentication and on the connection. */


/** DMARC fails and `policy` applies. */
function dmarcFailsWith(facts, policy) {
    const { dmarc } = facts.authentication;
    if (!dmarc.isMeasured)
        return { status: 'not-measured', reason: dmarc.detail };
    return firesIf(dmarc.result === 'fail' && dmarc.policy === policy, `DMARC failed and the domain’s policy is ${policy} (_dmarc.${dmarc.policyDomain})`);
}
/** Neither SPF nor DKIM passes. */
function nothingPasses({ authentication: { spf, dkim } }) {
    if (spf.isPass === true || dkim.isPass === true)
        return doesNotFire;
    const open = [spf, dkim].find((verdict) => !verdict.isMeasured);
    if (open !== undefined)
        return { status: 'not-measured', reason: open.detail };
    // What could not be checked might have passed: no refusal for good on that.
    const unchecked = [spf, dkim].find((verdict) => verdict.result === 'temperror');
    if (unchecked !== undefined)
        return { status: 'not-measured', reason: unchecked.detail };
    return fires(`neither SPF (${spf.result}) nor DKIM (${dkim.result}) passes`);
}
/** SPF is measured and does not pass. */
function spfDoesNotPass({ authentication: { spf } }) {
    if (!spf.isMeasured)
        return { status: 'not-measured', reason: spf.detail };
    // A failing name server is answered by the temporary rules, not by a refusal for good.
    return firesIf(spf.isPass !== true && spf.result !== 'temperror', `SPF does not pass (${spf.result} for ${spf.domain})`);
}
/** SPF says `fail`: the domain's record ends in -all and does not list the address. */
function spfFails({ authentication: { spf } }) {
    if (!spf.isMeasured)
        return { status: 'not-measured', reason: spf.detail };
    return firesIf(spf.result === 'fail', `the SPF record of ${spf.domain} ends in -all and does not list the sending address`);
}
/** DKIM is measured and does not pass. */
function dkimDoesNotPass({ authentication: { dkim } }) {
    if (!dkim.isMeasured)
        return { status: 'not-measured', reason: dkim.detail };
    const what = dkim.result === 'none'
        ? 'the message has no DKIM signature'
        : `DKIM does not pass (${dkim.result} for ${dkim.domain})`;
    return firesIf(dkim.isPass !== true && dkim.result !== 'temperror', what);
}
/** The From: domain has no DMARC record. */
function dmarcIsMissing({ authentication: { dmarc } }) {
    if (!dmarc.isMeasured)
        return { status: 'not-measured', reason: dmarc.detail };
    return firesIf(dmarc.result === 'none', `there is no DMARC record for ${dmarc.domain}`);
}
/** SPF or DKIM passes, but for another organization than From:. */
function nothingIsAligned({ authentication: { spf, dkim, dmarc } }) {
    if (dmarc.isPass === true)
        return doesNotFire;
    const open = [dmarc, spf, dkim].find((verdict) => !verdict.isMeasured);
    if (open !== undefined)
        return { status: 'not-measured', reason: open.detail };
    if (dmarc.domain === null || dmarc.result === 'temperror')
        return doesNotFire;
    const passing = [spf, dkim].filter((verdict) => verdict.isPass === true);
    if (passing.some((verdict) => verdict.isAligned === true))
        return doesNotFire;
    const domains = passing.map((verdict) => verdict.domain).join(' and ');
    return firesIf(passing.length > 0, `what passes (${domains}) is not aligned with the From: domain ${dmarc.domain}`);
}
/** DMARC could not be evaluated, since a name server of the sender failed. */
function dmarcIsUnreadable({ authentication: { dmarc } }) {
    if (!dmarc.isMeasured)
        return { status: 'not-measured', reason: dmarc.detail };
    return firesIf(dmarc.result === 'temperror', `DMARC could not be evaluated: ${dmarc.detail}`);
}
/** SPF could not be evaluated, since a name server of the sender failed. */
function spfIsUnreadable({ authentication: { spf } }) {
    if (!spf.isMeasured)
        return { status: 'not-measured', reason: spf.detail };
    return firesIf(spf.result === 'temperror', `the SPF record of ${spf.domain} could not be read, its name server failed`);
}
/** The sending address has no name, or its name does not resolve back. */
function reverseDnsIsBroken(facts) {
    const { reverseDns, measuredAddress } = facts;
    if (reverseDns.status === 'not-measured')
        return reverseDns;
    const address = measuredAddress.status === 'measured' ? measuredAddress.value : 'the sending address';
    const { names, isForwardConfirmed } = reverseDns.value;
    if (names.length === 0)
        return fires(`${address} has no reverse DNS name (PTR)`);
    return firesIf(!isForwardConfirmed, `the name of ${address} (${names[0]}) does not resolve back to it`);
}
/** From: shows a domain of the recipient's own, on mail from outside. */
function showsRecipientDomain(facts) {
    const domain = readableDomain(facts.content.message);
    return firesIf(domain !== null && domain === facts.recipientDomain, `From: shows the recipient’s own domain ${domain}, and the mail comes from outside`);
}
/** The first of `findings` that fires; else the first that was not measured; else nothing. */
function anyFires(findings) {
    const firing = findings.find((finding) => finding.status === 'fires');
    return firing ?? findings.find((finding) => finding.status === 'not-measured') ?? doesNotFire;
}

;// CONCATENATED MODULE: ./lib/verdict/placement/business-rules.js
/** Microsoft-like seeds: refusals and junk rules, in the order in which they are asked. */



const highVolume = 'Outlook’s requirements for high-volume senders, version of 2025-04-30, copy of 2025-08-02';
const dmarcDefaults = 'Exchange, new DMARC policy handling defaults, 2023-07';
const noPage = 'no page found: presend’s own decision';
const rows = [
    {
        id: 'H-B5',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: '5.6.0' },
        documentedBy: null,
        source: noPage,
        mark: 'D',
        when: fromIsUnusable,
    },
    {
        id: 'H-B4',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: null },
        documentedBy: 'Outlook.com',
        source: 'Outlook.com postmaster, DY-001, copy of 2026-06-15',
        mark: 'V/D',
        // "Looks dynamic" is decided there by block lists, which cannot be asked: only a missing name fires.
        when: isNamedLikeNobody,
    },
    {
        id: 'H-B2',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: '5.7.509' },
        documentedBy: 'Microsoft',
        source: `${dmarcDefaults}; the code from bounce collections`,
        mark: 'V/S',
        when: (facts) => dmarcFailsWith(facts, 'reject'),
    },
    {
        id: 'H-B3',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: '5.7.509' },
        documentedBy: 'Outlook.com',
        source: dmarcDefaults,
        mark: 'V/D',
        when: (facts) => (facts.seedOptions.includes('outlook.com') ? dmarcFailsWith(facts, 'quarantine') : doesNotFire),
    },
    {
        id: 'H-B1',
        kind: 'refusal',
        isBulkOnly: true,
        reply: { code: 550, enhancedCode: '5.7.515' },
        documentedBy: 'Outlook.com',
        source: `${highVolume}; the postmaster page of 2026-06-15 says junk first`,
        mark: 'V',
        when: missesAuthentication,
    },
    {
        id: 'H-B6',
        kind: 'temporary',
        reply: { code: 451, enhancedCode: '4.7.26' },
        documentedBy: null,
        source: noPage,
        mark: 'D',
        when: (facts) => anyFires([dmarcIsUnreadable(facts), spfIsUnreadable(facts)]),
    },
    {
        id: 'J-B1',
        kind: 'junk',
        reply: null,
        documentedBy: 'Microsoft',
        source: dmarcDefaults,
        mark: 'V',
        when: (facts) => dmarcFailsWith(facts, 'quarantine'),
    },
    {
        id: 'J-B2',
        kind: 'junk',
        reply: null,
        documentedBy: null,
        source: 'Exchange Online, composite authentication; the formula is unpublished',
        mark: 'S/D',
        when: failsImplicitly,
    },
];
/** The rules of business seeds. */
const businessRules = rows.map(complete);
function complete(row) {
    return { isBulkOnly: false, ...row };
}
/** The words of Outlook.com's own reply, by which senders look it up. */
function isNamedLikeNobody(facts) {
    const finding = reverseDnsIsBroken(facts);
    return finding.status === 'fires' ? fires(`${finding.text} (Outlook.com: DY-001)`) : finding;
}
function missesAuthentication(facts) {
    return anyFires([spfDoesNotPass(facts), dkimDoesNotPass(facts), dmarcIsMissing(facts), dmarcFails(facts)]);
}
function dmarcFails({ authentication: { dmarc } }) {
    if (!dmarc.isMeasured)
        return { status: 'not-measured', reason: dmarc.detail };
    return firesIf(dmarc.result === 'fail' || dmarc.result === 'permerror', `DMARC fails: ${dmarc.detail}`);
}
/** Only for senders that are not bulk: those have H-B1. Every part must be measured. */
function failsImplicitly(facts) {
    if (facts.senderClass === 'bulk')
        return doesNotFire;
    const { spf, dkim, dmarc } = facts.authentication;
    const open = [spf, dkim, dmarc].find((verdict) => !verdict.isMeasured);
    if (open !== undefined)
        return { status: 'not-measured', reason: open.detail };
    const isImplicit = (spf.result === 'softfail' || spf.result === 'none') && dkim.result === 'none' && dmarc.result === 'none';
    return firesIf(isImplicit, `nothing authenticates the sender (SPF ${spf.result}, no DKIM, no DMARC)`);
}

;// CONCATENATED MODULE: ./lib/verdict/placement/consumer-rules.js
/** Gmail- and Yahoo-like seeds: refusals and junk rules, in the order in which they are asked. */




const gmailCodes = 'Gmail SMTP errors and codes, copy of 2026-02-15';
const yahooCodes = 'Yahoo SMTP error codes, copy of 2026-02-15';
function reply(code, enhancedCode = null) {
    return { code, enhancedCode };
}
const consumer_rules_rows = [
    { id: 'H-C12', reply: reply(550, '5.7.1'), source: gmailCodes, mark: 'V', when: fromIsUnusable },
    { id: 'H-C13', reply: reply(550, '5.7.1'), source: gmailCodes, mark: 'V', when: messageIdIsUnusable },
    { id: 'H-C14', reply: reply(550, '5.7.1'), source: gmailCodes, mark: 'V', when: headerIsMalformed },
    { id: 'H-C15', reply: reply(552, '5.7.0'), source: gmailCodes, mark: 'V', when: isTooLargeOrBlocked },
    { id: 'H-C9', reply: reply(550, '5.7.25'), source: gmailCodes, mark: 'V', when: hasNoReverseName },
    { id: 'H-C10', reply: reply(550, '5.7.29'), source: gmailCodes, mark: 'V', isBulkOnly: true, when: hasNoTls },
    { id: 'H-C16', reply: reply(554), source: yahooCodes, mark: 'V', documentedBy: 'Yahoo', when: domainIsMissing },
    {
        id: 'H-C3',
        reply: reply(550, '5.7.26'),
        source: `${gmailCodes}; Yahoo help SLN7253, 2014-04-16`,
        mark: 'V',
        when: (facts) => inYahooForm(facts, dmarcFailsWith(facts, 'reject')),
    },
    { id: 'H-C1', reply: reply(550, '5.7.26'), source: gmailCodes, mark: 'V', when: nothingPasses },
    { id: 'H-C2', reply: reply(550, '5.7.26'), source: gmailCodes, mark: 'V/D', when: spfFails },
    {
        id: 'H-C11',
        reply: reply(550, '5.7.24'),
        source: `${gmailCodes}; the examples are presend’s`,
        mark: 'V/D',
        when: spfIsSuspicious,
    },
    { id: 'H-C4', reply: reply(550, '5.7.27'), source: gmailCodes, mark: 'V', isBulkOnly: true, when: spfDoesNotPass },
    { id: 'H-C5', reply: reply(550, '5.7.30'), source: gmailCodes, mark: 'V', isBulkOnly: true, when: dkimDoesNotPass },
    {
        id: 'H-C6',
        reply: reply(421, '4.7.40'),
        kind: 'temporary-once',
        source: `${gmailCodes}; the FAQ of 2026-03-11 says 4.7.31`,
        mark: 'V',
        isBulkOnly: true,
        when: dmarcIsMissing,
    },
    {
        id: 'H-C7',
        reply: reply(421, '4.7.32'),
        kind: 'temporary-once',
        source: gmailCodes,
        mark: 'V',
        isBulkOnly: true,
        when: nothingIsAligned,
    },
    {
        id: 'H-C8',
        reply: reply(451, '4.7.26'),
        kind: 'temporary',
        source: gmailCodes,
        mark: 'V',
        when: dmarcIsUnreadable,
    },
    {
        id: 'H-C17',
        reply: reply(421, '4.7.28'),
        kind: 'temporary',
        source: `${gmailCodes}; the number is presend’s`,
        mark: 'V/D',
        when: isSecondCopy,
    },
    {
        id: 'J-C1',
        reply: null,
        kind: 'junk',
        source: 'RFC 9989 §4.7, meaning of quarantine',
        mark: 'V',
        when: (facts) => dmarcFailsWith(facts, 'quarantine'),
    },
    {
        id: 'J-C2',
        reply: null,
        kind: 'note',
        source: 'Gmail sender FAQ, copy of 2026-03-11',
        mark: 'V',
        isBulkOnly: true,
        when: ({ content }) => firesIf(isOneClickMissing(content), 'marketing mail without one-click unsubscribe loses Gmail’s mitigation; it is not refused'),
    },
];
/** The rules of consumer seeds. */
const consumerRules = consumer_rules_rows.map(consumer_rules_complete);
function consumer_rules_complete(row) {
    return { isBulkOnly: false, kind: 'refusal', documentedBy: row.kind === 'junk' ? null : 'Gmail', ...row };
}
function hasNoReverseName(facts) {
    const finding = reverseDnsIsBroken(facts);
    const isIPv6 = facts.measuredAddress.status === 'measured' && facts.measuredAddress.value.includes(':');
    return finding.status === 'fires' && isIPv6 ? fires(finding.text, reply(550, '5.7.1')) : finding;
}
function hasNoTls({ isTls }) {
    return isTls.status === 'not-measured' ? isTls : firesIf(!isTls.value, 'the connection was not encrypted (TLS)');
}
/** Yahoo answers a DMARC reject policy in a form of its own. */
function inYahooForm(facts, finding) {
    const isYahoo = /\b(?:yahoo|aol|ymail)\b/iu.test(facts.providerName);
    return finding.status === 'fires' && isYahoo ? fires(finding.text, reply(554, '5.7.9')) : finding;
}
function domainIsMissing(facts) {
    const findings = [
        ofDomain(facts.envelopeSenderExistence, 'MAIL FROM', facts.envelopeSenderDomain),
        ofDomain(facts.authorDomainExistence, 'From:', facts.content.message.from[0]?.domain ?? null),
    ];
    const order = ['fires', 'not-measured', 'does-not-fire'];
    const [first] = findings.toSorted((left, right) => order.indexOf(left.status) - order.indexOf(right.status));
    return first ?? doesNotFire;
}
function ofDomain(existence, where, domain) {
    if (existence.status === 'not-measured')
        return existence;
    if (existence.value === 'unanswered')
        return fires(`the ${where} domain ${domain} could not be asked for`, reply(451));
    return firesIf(existence.value === 'missing', `the ${where} domain ${domain} does not exist`);
}
function spfIsSuspicious({ authentication: { spf } }) {
    if (!spf.isMeasured)
        return { status: 'not-measured', reason: spf.detail };
    const terms = spf.record?.toLowerCase().split(/\s+/u) ?? [];
    const suspicious = terms.find((term) => /^\+?all$/u.test(term) || /^[+?~-]?ip[46]:[^/]+\/[0-7]$/u.test(term));
    return firesIf(suspicious !== undefined, `the SPF record of ${spf.domain} lets nearly everybody send ("${suspicious}")`);
}
function isSecondCopy({ history }) {
    if (history.status === 'not-measured')
        return history;
    return firesIf(history.value.acceptedCopyCount > 0, 'this mailbox already has a message with the same Message-ID');
}

;// CONCATENATED MODULE: ./lib/verdict/placement/protected-rules.js
/** Seeds behind a gateway: what the makers document as default or advice. The weakest simulation, and it says so. */




const mimecastCodes = 'Mimecast SMTP error codes, 2022-06-17';
const mimecastDns = 'Mimecast DNS authentication, inbound checks, 2017-03-29; the customer chooses the action';
const proofpoint = 'Proofpoint postmaster page, undated copy';
const protected_rules_rows = [
    {
        id: 'H-P4',
        kind: 'temporary',
        reply: { code: 451, enhancedCode: null },
        documentedBy: 'Mimecast',
        source: mimecastCodes,
        mark: 'V/D',
        when: isFirstContact,
    },
    {
        id: 'H-P7',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: null },
        documentedBy: null,
        source: 'every gateway blocks programs; which ones differs',
        mark: 'D',
        when: attachmentIsBlocked,
    },
    {
        id: 'H-P1',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: null },
        documentedBy: 'Mimecast',
        source: mimecastDns,
        mark: 'V/D',
        when: (facts) => dmarcFailsWith(facts, 'reject'),
    },
    {
        id: 'H-P2',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: null },
        documentedBy: 'Mimecast',
        source: mimecastDns,
        mark: 'V/D',
        when: spfFails,
    },
    {
        id: 'H-P3',
        kind: 'refusal',
        reply: { code: 550, enhancedCode: null },
        documentedBy: 'Mimecast',
        source: mimecastCodes,
        mark: 'V/S',
        when: showsRecipientDomain,
    },
    {
        id: 'J-P1',
        kind: 'junk',
        reply: null,
        documentedBy: 'Mimecast',
        source: mimecastDns,
        mark: 'V',
        when: (facts) => dmarcFailsWith(facts, 'quarantine'),
    },
    { id: 'J-P3', kind: 'junk', reply: null, documentedBy: null, source: proofpoint, mark: 'D', when: isBadlyNamed },
    {
        id: 'J-P4',
        kind: 'junk',
        reply: null,
        documentedBy: 'Proofpoint',
        source: 'Proofpoint Essentials, spam settings, undated copy',
        mark: 'V/D',
        when: isHeldBulk,
    },
];
/** The rules of protected seeds. */
const protectedRules = protected_rules_rows.map(protected_rules_complete);
function protected_rules_complete(row) {
    return { isBulkOnly: false, ...row };
}
function isFirstContact({ seedOptions, history }) {
    if (!seedOptions.includes('greylist'))
        return doesNotFire;
    if (history.status === 'not-measured')
        return history;
    return firesIf(history.value.temporaryRefusalCount === 0, 'this is the first contact, and the gateway greylists');
}
function isBadlyNamed(facts) {
    const reverse = reverseDnsIsBroken(facts);
    if (reverse.status === 'fires')
        return reverse;
    const helo = facts.heloName;
    if (helo.status === 'not-measured')
        return reverse.status === 'not-measured' ? reverse : helo;
    const isFull = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/iu.test(helo.value);
    return isFull ? reverse : fires(`the server greets with "${helo.value}", which is no full host name`);
}
function isHeldBulk({ seedOptions, content }) {
    if (!seedOptions.includes('hold-bulk'))
        return doesNotFire;
    return firesIf(promotionMarks(content).length >= 2, 'it is marketing mail, and this gateway holds bulk mail');
}

;// CONCATENATED MODULE: ./lib/verdict/placement/evaluate-rules.js
/** Asks every rule of a seed's table, and sorts the answers. */



/** The table of each provider type, in the order in which its rules are asked. */
const placementRules = {
    consumer: consumerRules,
    business: businessRules,
    protected: protectedRules,
};
/** All rules of the seed's type on these facts; rules for bulk senders only, and switched off ones, are skipped. */
function evaluateRules(facts, disabledRules) {
    const firings = [];
    const skipped = [];
    for (const rule of placementRules[facts.providerType]) {
        const skip = whySkipped(rule, facts, disabledRules);
        const finding = skip === null ? rule.when(facts) : { status: 'not-measured', reason: skip };
        if (finding.status === 'fires')
            firings.push({ rule, finding });
        if (finding.status === 'not-measured')
            skipped.push({ id: rule.id, reason: finding.reason });
    }
    return { firings, skipped };
}
function whySkipped(rule, facts, disabledRules) {
    if (disabledRules.includes(rule.id))
        return 'the rule is switched off';
    if (rule.isBulkOnly && facts.senderClass !== 'bulk')
        return 'the rule is for bulk senders only';
    return null;
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./lib/verdict/header-form.js
/** What the header section looks like byte for byte: parsers skip and repair what receivers refuse. */
/** Beyond this a section is over every provider's limit anyway, and is not read line by line. */
const maxReadBytes = 1024 * 1024;
/** Looks at the header section of a message with CRLF or LF line ends. */
function readHeaderForm(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const sizeBytes = endOfSection(buffer);
    // latin1: one character an octet, whatever the octets are.
    const lines = buffer.subarray(0, Math.min(sizeBytes, maxReadBytes)).toString('latin1').split(/\r?\n/u);
    const malformedLines = [];
    let fieldCount = 0;
    for (const line of lines) {
        if (isField(line))
            fieldCount += 1;
        // The first line of all can continue nothing.
        else if (line !== '' && !(fieldCount > 0 && isContinuation(line)))
            malformedLines.push(line.trim().slice(0, 80));
    }
    return { malformedLines: malformedLines.slice(0, 10), sizeBytes, fieldCount };
}
function endOfSection(buffer) {
    const ends = [buffer.indexOf('\r\n\r\n'), buffer.indexOf('\n\n')].filter((index) => index >= 0);
    return ends.length === 0 ? buffer.length : Math.min(...ends);
}
/** RFC 5322 §2.2: printable ASCII but the colon; §4.5.3 still allows blanks before the colon. */
function isField(line) {
    return /^[!-9;-~]+[ \t]*:/u.test(line);
}
function isContinuation(line) {
    return line.startsWith(' ') || line.startsWith('\t');
}

// EXTERNAL MODULE: ./lib/verdict/loopback.js
var loopback = __webpack_require__(2056);
;// CONCATENATED MODULE: ./lib/verdict/placement/facts.js
/** Everything the placement rules may look at. A fact that was not measured says why, and no rule guesses it. */
/** A measured fact. */
function measured(value) {
    return { status: 'measured', value };
}
/** A fact that nobody measured, and why. */
function notMeasured(reason) {
    return { status: 'not-measured', reason };
}
/** A fact that DNS will tell when it can be asked again. */
function leftOpen(reason) {
    return { status: 'not-measured', reason, isOpen: true };
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/verdict/placement/reverse-name.js
/** The name under which the reverse DNS of an address stands (RFC 1035 §3.5, RFC 3596 §2.5). */

/** `7.100.51.198.in-addr.arpa` for 198.51.100.7; `null` for anything that is no address. */
function reverseName(address) {
    const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
    const plain = mapped ?? address;
    if ((0,external_node_net_.isIPv4)(plain))
        return `${plain.split('.').toReversed().join('.')}.in-addr.arpa`;
    const groups = expandIPv6(plain);
    if (groups === null)
        return null;
    return `${groups.join('').split('').toReversed().join('.')}.ip6.arpa`;
}
/** True when both are the same address, however they are written. */
function isSameAddress(left, right) {
    const name = reverseName(left);
    return name !== null && name === reverseName(right);
}
/** Eight groups of four hexadecimal digits. */
function expandIPv6(address) {
    if (!(0,external_node_net_.isIPv6)(address) || address.includes('%'))
        return null;
    const [head = '', tail] = dottedToGroups(address.toLowerCase()).split('::');
    const front = head === '' ? [] : head.split(':');
    const back = tail === undefined || tail === '' ? [] : tail.split(':');
    const middle = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0');
    return [...front, ...middle, ...back].map((group) => group.padStart(4, '0'));
}
/** `::ffff:192.0.2.1` has its last 32 bits in dotted form. */
function dottedToGroups(address) {
    return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/u, (_all, ...bytes) => {
        const [a, b, c, d] = bytes.slice(0, 4).map((byte) => Number(byte).toString(16).padStart(2, '0'));
        return `${a}${b}:${c}${d}`;
    });
}

;// CONCATENATED MODULE: ./lib/verdict/placement/network-facts.js
/** Facts that DNS tells of the sending address and of the sender's domains. */




/** Real receivers look at no more names either (RFC 7208 §4.6.4 takes ten as well). */
const maxNameCount = 10;
/** Asks DNS what the rules on the sending machine and its domains need. */
async function measureNetwork(question, dns, signal) {
    const { measuredAddress, envelopeSenderDomain, authorDomain } = question;
    if (measuredAddress === null) {
        const open = notMeasured('no sending address is known (setting sending-ip)');
        return { reverseDns: open, envelopeSenderExistence: open, authorDomainExistence: open };
    }
    const [reverseDns, envelopeSenderExistence, authorDomainExistence] = await Promise.all([
        measureReverseDns(measuredAddress, dns, signal),
        measureExistence(envelopeSenderDomain, dns, signal),
        measureExistence(authorDomain, dns, signal),
    ]);
    return { reverseDns, envelopeSenderExistence, authorDomainExistence };
}
async function measureReverseDns(address, dns, signal) {
    const name = reverseName(address);
    if (name === null)
        return notMeasured(`"${address}" is no IP address`);
    if ((0,loopback/* isLoopbackAddress */.O)(address))
        return notMeasured('an address of this machine has no name in the public DNS');
    if (await hasNoReverseZone(name, dns, signal))
        return notMeasured('the zone file has no reverse zone');
    const { answer, brokenDns } = await (0,dns_reach/* resolveTwice */.h)({ dns, name, type: 'PTR' }, signal);
    if (brokenDns !== null)
        return leftOpen(`reverse DNS could not be asked (${brokenDns})`);
    if (answer.status === 'servfail')
        return notMeasured(`reverse DNS could not be asked (${answer.reason})`);
    if (answer.status !== 'found')
        return measured({ names: [], isForwardConfirmed: false });
    const names = answer.records.slice(0, maxNameCount);
    const type = name.endsWith('.ip6.arpa') ? 'AAAA' : 'A';
    const looks = await Promise.all(names.map(async (host) => await (0,dns_reach/* resolveTwice */.h)({ dns, name: host, type }, signal)));
    if (looks.some((look) => isAddressAmong(look.answer, address)))
        return measured({ names, isForwardConfirmed: true });
    const broken = looks.find((look) => look.brokenDns !== null);
    if (broken !== undefined)
        return leftOpen(`reverse DNS could not be confirmed (${broken.brokenDns})`);
    const failed = looks.find((look) => look.answer.status === 'servfail')?.answer;
    if (failed?.status === 'servfail')
        return notMeasured(`reverse DNS could not be confirmed (${failed.reason})`);
    return measured({ names, isForwardConfirmed: false });
}
/** The reverse zone belongs to whoever hosts the address: a zone file of a sender's own domain has none. */
async function hasNoReverseZone(name, dns, signal) {
    if (dns.kind !== 'zone-file')
        return false;
    const top = name.endsWith('.ip6.arpa') ? 'ip6.arpa' : 'in-addr.arpa';
    return (await dns.resolve(top, 'NS', signal)).status === 'nxdomain';
}
function isAddressAmong(answer, address) {
    return answer.status === 'found' && answer.records.some((record) => isSameAddress(record, address));
}
async function measureExistence(domain, dns, signal) {
    if (domain === null)
        return notMeasured('there is no domain to ask for');
    const { answer, brokenDns } = await (0,dns_reach/* resolveTwice */.h)({ dns, name: domain, type: 'SOA' }, signal);
    if (brokenDns !== null)
        return leftOpen(`DNS could not be asked (${brokenDns})`);
    // A name below the top of a zone has no SOA of its own, and exists all the same.
    if (answer.status === 'found' || answer.status === 'nodata')
        return measured('exists');
    return measured(answer.status === 'nxdomain' ? 'missing' : 'unanswered');
}

;// CONCATENATED MODULE: ./lib/verdict/placement/gather-facts.js
/** Collects what the placement rules look at, and says of each fact whether it was measured. */






/** The facts of one copy. DNS is asked only when the sending address is known. */
async function gatherFacts(copy, dns, signal) {
    const { input, authentication, content } = copy;
    const { seed, envelope, measuredAddress } = input;
    const envelopeSenderDomain = domainOf(envelope.sender);
    const authorDomain = content.message.from[0]?.domain ?? null;
    const network = await measureNetwork({ measuredAddress, envelopeSenderDomain, authorDomain }, dns, signal);
    return {
        ...network,
        providerType: seed.providerType,
        providerName: seed.providerName,
        seedOptions: seed.options ?? [],
        senderClass: input.senderClass,
        recipientDomain: domainOf(seed.address) ?? '',
        envelopeSenderDomain,
        hasUnicodeAddress: /[^\p{ASCII}]/u.test(`${envelope.sender}${envelope.recipient}`),
        authentication,
        content,
        headerForm: readHeaderForm(input.bytes),
        measuredAddress: measuredAddress === null
            ? notMeasured('no sending address is known (setting sending-ip)')
            : measured(measuredAddress),
        isTls: measureTls(input),
        heloName: measureHelo(input),
        history: input.history === undefined ? notMeasured('the receiver keeps no history') : measured(input.history),
    };
}
const notTheSender = 'the connection did not come from the real sending machine';
/** A declared address (sending-ip) stands for another machine: then greeting and encryption here prove nothing. */
function isRealClient({ client, measuredAddress }) {
    return measuredAddress !== null && isSameAddress(client.address, measuredAddress);
}
/** Nobody encrypts or takes a public name to talk to the same machine: that says nothing of a real delivery. */
const sameMachine = 'the connection came from this machine, not over the network';
function measureHelo(input) {
    if (!isRealClient(input))
        return notMeasured(notTheSender);
    return (0,loopback/* isLoopbackAddress */.O)(input.client.address) ? notMeasured(sameMachine) : measured(input.client.heloName);
}
function measureTls(input) {
    if (!isRealClient(input))
        return notMeasured(notTheSender);
    if ((0,loopback/* isLoopbackAddress */.O)(input.client.address) && !input.client.isTls)
        return notMeasured(sameMachine);
    if (input.client.isTlsOffered !== true && !input.client.isTls)
        return notMeasured('the receiver offers no STARTTLS');
    return measured(input.client.isTls);
}
/** The domain of an address as A-labels in lower case; `null` for the null reverse-path. */
function domainOf(address) {
    const at = address?.lastIndexOf('@') ?? -1;
    if (address === null || at < 0)
        return null;
    return (0,external_node_url_.domainToASCII)(address.slice(at + 1).toLowerCase()) || null;
}

;// CONCATENATED MODULE: ./lib/verdict/judge.js
/** One received copy → reply or folder, with the reason. */






/**
 * The verdict on one copy: authentication, refusals, junk rules, spam engine, tab. A refused copy is not shown to
 * the engine. An engine that fails leaves `folder` null.
 *
 * @throws the signal's reason, and nothing else
 */
async function judgeMessage(input, ports, signal) {
    signal.throwIfAborted();
    const message = await (0,parse_message/* parseMessage */.v)(input.bytes);
    const authentication = await verifyAuthentication({ ...input, message, envelopeSender: input.envelope.sender, heloName: input.client.heloName }, ports, signal);
    const isPatient = input.whenDnsFails === 'undecided';
    const open = isPatient ? findOpen(authentication) : null;
    if (open !== null)
        return { ...authentication, ...leaveOpen(open) };
    const content = (0,message_content/* readContent */.c_)(message);
    const facts = await gatherFacts({ input, authentication, content }, ports.dns, signal);
    const openFact = isPatient ? findOpenFact(facts) : null;
    if (openFact !== null)
        return { ...authentication, ...leaveOpen(openFact) };
    const evaluation = evaluateRules(facts, input.disabledRules ?? []);
    const refusal = findRefusal(evaluation, facts);
    if (refusal !== null)
        return { ...authentication, ...placeRefused(evaluation, refusal) };
    const answer = await askEngine(ports.spamFilter, { ...input, content }, signal);
    return { ...authentication, ...placeAccepted(evaluation, facts, answer) };
}
function findOpen({ spf, dkim, dmarc }) {
    return [spf, dkim, dmarc].find((verdict) => verdict.isOpen === true)?.detail ?? null;
}
function findOpenFact({ reverseDns, envelopeSenderExistence, authorDomainExistence }) {
    const facts = [reverseDns, envelopeSenderExistence, authorDomainExistence];
    const open = facts.find((fact) => fact.status === 'not-measured' && fact.isOpen === true);
    return open?.status === 'not-measured' ? open.reason : null;
}
/** Real receivers put a message off when they cannot ask DNS: no rule may take what is missing for good. */
function leaveOpen(detail) {
    const reason = `No folder, because DNS could not be asked: ${detail}`;
    return { reply: null, folder: null, reason, spam: null, firedRules: [], skippedRules: [] };
}
/** An engine that breaks its word and rejects has failed; it must not take the receiver down with it. */
async function askEngine(engine, input, signal) {
    try {
        return withVersion(await engine.judge(input, signal), engine.version);
    }
    catch (error) {
        signal.throwIfAborted();
        return { status: 'failed', reason: error instanceof Error ? error.message : 'it broke off' };
    }
}
/** Old results must tell by which rules they were found. */
function withVersion(answer, version) {
    if (answer.status === 'failed' || version === null || answer.verdict.version !== undefined)
        return answer;
    return { ...answer, verdict: { ...answer.verdict, version } };
}


/***/ }),

/***/ 2056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isLoopbackAddress)
/* harmony export */ });
/** Addresses of this machine: what comes from one of them says nothing about the network. */
/** True for 127.0.0.0/8 and ::1, however they are written (RFC 1122 §3.2.1.3, RFC 4291 §2.5.3). */
function isLoopbackAddress(address) {
    return /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/iu.test(address) || /^(?:0*:)*0*1$/u.test(address);
}


/***/ }),

/***/ 59265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GP: () => (/* binding */ builtInFilter)
});

// UNUSED EXPORTS: builtInRules, builtInThreshold, judgeContent, judgeEvidence

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/word-features.js
/** A text as the word table sees it: its distinct words and neighbouring pairs of words. */
/** Addresses are judged by rules of their own, and would tell the table which mail it learnt from. */
const addressPattern = /https?:\/\/\S+|\S+@\S+\.\S+|\bwww\.\S+/gu;
/** Chinese and Japanese write no blanks: pairs of characters take the place of words. */
const tokenPattern = /(?<sum>[$€£¥₽] ?\d[\d.,]*|\d[\d.,]* ?(?:[$€£¥₽]|(?:usd|eur|euros?|dollars?|pounds|gbp|zł|руб|tl|円|元)(?!\p{L})))|(?<percent>\d[\d.,]* ?%|%\d+)|(?<number>[\p{L}\d]*\d[\p{L}\d.,]*)|(?<joined>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+)|(?<word>[\p{L}\p{M}]+(?:'\p{L}+)*)/gu;
const maxWordLength = 24;
/** The beginning of a longer word stands for all its forms: suspend, suspended, suspension. */
const stemLength = 6;
/**
 * Distinct features of `words` (as `readEvidence` prepares them): words, beginnings of long words (`suspen~`),
 * `first second` pairs, and marks for sums of money, percentages and other numbers (`#sum`, `#percent`, `#number`),
 * whose digits say nothing.
 */
function readWordFeatures(words) {
    const features = new Set();
    let previous = '';
    for (const { groups = {} } of words.replaceAll(addressPattern, ' ').matchAll(tokenPattern)) {
        if (groups['joined'] !== undefined) {
            addCharacterPairs(features, groups['joined']);
            previous = '';
            continue;
        }
        const token = groups['word']?.slice(0, maxWordLength) ?? markOf(groups);
        features.add(token);
        if (groups['word'] !== undefined && token.length > stemLength)
            features.add(`${token.slice(0, stemLength)}~`);
        if (previous !== '')
            features.add(`${previous} ${token}`);
        previous = token;
    }
    return features;
}
function markOf(groups) {
    if (groups['sum'] !== undefined)
        return '#sum';
    return groups['percent'] === undefined ? '#number' : '#percent';
}
function addCharacterPairs(features, text) {
    const characters = Array.from(text);
    for (const [index, character] of characters.entries()) {
        const next = characters[index + 1];
        if (next !== undefined)
            features.add(character + next);
    }
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/word-table.js
/** Made by `npm run train` from training/: do not edit. A line is a weight in hundredths and the words that have it. */
const wordTable = {
    bias: -17,
    lines: `102:bitcoi~
96:bitcoin
85:#number hours
81:whatsa~
78:whatsapp
76:bonus,privat~
74:and,iphone,your name
73:private
72:account in,kindly,out and,see if
71:a #sum,activation,secure
70:instan~,out,wallet,your #sum
69:#sum left,around,google,guaran~
68:#sum in,at #sum,será
67:casino,crypto,hours,legal,put in,trick,valida~
66:and can't,news is,protec~,to cancel
65:doing,file
64:#number more,attent~,card so,discre~,enter,failure,failur~,give you,my,pictures
63:clients,contac~,mail and,receive
62:and password,pague,pending,pendin~,protected,secret,the attached
61:aujourd'hui,aujour~,can only,confir~,held,hoy,please see
60:are paid,ceo,failure to,firms,met uw,microsoft,micros~,wallets
59:amount,enable,it before,name,no one,not you,paypal,settle,the amount,thousands,to renew,today
58:claim,enter your,funds,i'm,natura~,postage,postag~,shipping,shippi~,sms,unread,your access
57:#sum,accepted,btc,calls,date and,every,guaranteed,lose access,over #number,pictur~,reward,seo,ticker,today you,toll free,with your
56:aside,box,capsules,capsul~,confid~,destroyed,destro~,every client,formul~,harder,is protected,medica~,risk,saw,scratc~,tarjeta,tarjet~,telegr~,them to,user,your site
55:contact the,factory,factor~,frais de,govern~,make this,manage~,me what,our secure,reveals,reveal~,standing,standi~,uw
54:#number contacts,before they,betaal,cents,detected,e mails,following,hours and,no doctor,password to,send #sum,tap,title,tried to,urgent~,you back
53:an app,and confirm,beantw~,before the,client~,confirm,for any,for my,i need,low,lucky,millio~,password #number,rembou~,retired,retire~,supermarket,superm~,telegram,threw,wanna,you are
52:#number btc,audit,authorized,because your,deposit,for those,future,good day,hours a,keep using,log,price,qualif~,ready to,shop and,steam,steam cards,to receive,validate
51:#number only,and mail,cannot be,card number,carte,dieta,do you,follow~,i quote,in bitcoin,incomp~,manager,right now,sildenafil,silden~,sir,stopped,stoppe~,tadalafil,tadala~,to run
50:a #number,aggiorna,aggior~,by tomorrow,camera,claim your,company,compan~,direct,facili~,get #number,had to,hello i,life,number and,old account,outstanding,outsta~,program,quote,seen,shopper,shoppe~,today to,tried,type your,using the
49:accept~,age,anders,as our,at night,attention,authenticate,betalen,betale~,channe~,cialis,contacts,fax,gesperrt,gesper~,gold,guest,jackpot,jackpo~,lamp,limite,name came,not interested,on us,premio,rich,scanned,scanne~,someone tried,unless,using a,videos,we stopped,women,your item
48:#number copies,#sum en,annars,approved for,auszah~,awkward,awkwar~,bank and,carta,china,current,curren~,de #number,dispositivo,einer,file and,fun,going,heute,hii,incoming,incomi~,inom,instant,interested,is paid,mobile and,once to,only after,qualify,rispondi,répondez,répond~,saque,the updated,viagra,writer,you confirm,your customers,your family,your file,znmo
47:#number kilos,#number left,#number within,#number you've,and get,atualizar,atuali~,back guarantee,channels,confirm your,erstat~,expira~,facility,fill,free #number,garant~,get my,i saw,kilos,million,natural,no papers,oh,paperwork,paperw~,pause,pay,pay in,pics,reimbursed,reimbu~,riceve~,senha para,software,softwa~,su correo,to an,to have,unclaimed,unclai~,votre carte,we can,zapłać
46:answer only,backlinks,backli~,be lost,do this,family,for each,get in,girl,have an,hook,hook up,inbox is,latest,little,medical,messages are,my dear,put,quelques,returned,taken,to #sum,verifizieren,view the,watch,we give,we guarantee,you only,you think,your work
45:about to,agora,and card,and pay,and send,baldness,baldne~,bancai~,belly,chat,congratulazioni,customer your,dati,deposi~,dermatologists,dermat~,fill in,furious,furiou~,geachte klant,geek,god,heads,hold,hole,in with,is going,it'll,it'll be,it's gone,ją,kann,ladies,mail me,on hold,or your,overdue,overdu~,proces~,quickly,quickl~,regrow,restit~,réglez,strang~,system,the right,thick,to and,toll,toolbox,toolbo~,urgente,von #number,we found,your website,zoll
44:a check,able,able to,aktualisieren,aktual~,and log,and receive,any amount,bills,boas,bulk,bônus,cancel and,confirms,cv,dernie~,doctor~,email was,en un,following up,government,have one,hello,information,jogue,men,only pay,pagar,payments,posts,publis~,rodadas,rodada~,running out,scratch,toolboxes,use your,utilis~,vindas,watches,watche~,wins,you that,your wallet,ödeyin,ücreti
43:#number ore,accounts,ahora,ai,am a,amazon,animated,animat~,assist~,cadeau~,caller,confirm the,confirmed,contact,conversions,dear user,department,discreet,drove,excessive,excess~,explainer,extension,extens~,field,form,from my,fund,hope,i send,industry,indust~,instantly,intro,investment,is done,justif~,licens~,mailbo~,missed a,ore,organization,paga,payments to,prompt,prove,qty,reach,registry,respon~,spy,surcharge,surcha~,the check,usually,usuall~,verrà,voice,will send,work email,you missed,you opened,you take,your device
42:#number часов,#sum et,and free,and pin,and watch,anterior,anteri~,auditoría,bancaria,bancar~,before it,binnen #number,bury,caixa,call #number,cambiado,cartão,casella,casell~,cheia,client number,commis~,confidencial,conta será,deal,dear sir,distri~,envíen,facebook,facebo~,facturas,heures,heute noch,htm,justificante,la carta,license,like yours,log in,man,mando,mensagens,mobile,multifunction,multif~,not reply,of my,on whatsapp,only,order today,paguen,pendientes,piena,placed,posta,profits,secure my,secured,secure~,settle the,social,sofort,spazio,su tarjeta,this is,to apply,todas,users must,wallet~,what you,worldwide,worldw~,yours,без,иначе,часов иначе
41:#number godzin,#sum в,activity on,adjustment,adjust~,attente,bad credit,be removed,bienvenida,bonifico,bonifi~,bono,can tell,cancer,ciągu,ciągu #number,commission,cpf,credit is,dernier,dirlo,drop,during,en attente,eseguire,esegui~,expiration,gelöscht,gelösc~,giros,godzin,hackers,hacker~,hai,has expired,hurry,inbox,include,invent,je vous,juegue,kit,link and,mailbox,migrated,milion~,not make,paid by,parlare,parlar~,payday,payer,permanent,pill,riservato,routing,shows,single,skeptical,skepti~,spins,tech,thousa~,to prove,to send,urgent,vandaag,vandaa~,vehicl~,voll,w ciągu,warms,we put,you sleep
40:assistant,beantworten,benefit,benefi~,betaalgegevens,bijwerken,bijwer~,by confirming,client,close your,closing,closin~,coinbase,coinba~,confirming,deadli~,director,dispute,disput~,elimin~,feel,gambling,gambli~,gewinn,gewinner,gewinn~,ha sido,hands,have it,i dati,info,is off,is overdue,konden,konto wird,mailings,mantener,misma,movies,must go,need you,netflix,netfli~,nome,notified,odbierz,odbier~,opgeschort,opgesc~,opzegging,pc,perder~,perderá,period,plain,pyramid,pyrami~,recent,recipient,recipi~,records,registration,remboursé,reply,server,session,this to,trademark,tradem~,unas,unlock,user your,verwerken,verwer~,void,web,werk,your ad,your mailbox
39:#number cents,aanvragen,about you,applies,begleichen,beglei~,bellen,betala,bloqué~,can i,charges,cheque,compet~,deadlines,detect~,dispatched,dispat~,einfuhrbetrag,einfuh~,entitled,entitl~,errors,et,exposed,expose~,frozen,geblokkeerd,geblok~,guarantee,hängt,i'll,lbs,levereras,licence,live,loved,made,max,microsoft #number,no,no credit,not confirmed,numbers and,officer,office~,oggi,ohne,overboeking,overbo~,peace,porno,praat,professional,profes~,protect,protect your,quedan,raging,redelivery,redeli~,redesign,redesi~,result,sender,skickas,specia~,speel,spoedbetaling,spoedb~,stop the,storting,storti~,straight,straig~,student,supplies,tillbaka,tillba~,took,transfer of,tullavgiften,tullav~,uitbetaald,uitbet~,utente,vehicle,verdachte,verdac~,vergadering,vergad~,verloopt,verloo~,vernichten,vernic~,vertrouwelijke,vertro~,väntar,weiterleiten,welkomstbonus,welkom~,with box,year of,your licence,zit
38:#number your,account if,antworten,antworten sie,antwor~,aspetta,avec votre,be,beneficiary,bereikt,bereik~,cashback,cashba~,clerk,competitive,confirm where,confirmadas,country,countr~,credentials,creden~,darmowych,day i,depozytu,depozy~,depósito,depósi~,distribution,domande,done,double,dropped,droppe~,ebay,erreic~,esselunga,esselu~,form with,from home,graj,hemen,i,is #sum,is about,judici~,kasynie,kasyni~,klicken,klicken sie,klicke~,left,limiet,loyalty program,made a,name is,no questions,otherwise your,our loyalty,overnight,overni~,pagamento,pagame~,pochi,powitalny,powita~,process,refused,refuse~,responda,restituito,retain,seconds,send,sistema,sites,spiny,spinów,stuur,the trick,to unlock,traffic,traffi~,traveling,until you,up wallet,usdt,verifiziert,verifizierte,versand,verwijderd,verwij~,vincitore,vincit~,vision,voglio,vol,vorschriften,vorsch~,wegen,wiederherstellungsphrase,wieder~,world,wörtern,wörter~,został~,оплати~,оплатите
37:abnehmen,abnehm~,account hello,activi~,apply,automatic,bezel,by our,came up,ceramic,cerami~,coins,darf,demand,deserve,deserv~,discreetly,donatie,eerlijk,eerlij~,envoyer,escríb~,exactly,exactl~,hasłem,innerhalb,innerhalb von,innerh~,into the,kilo,knee,lapses,les frais,merging,mergin~,miljoen,miljoe~,my private,naam,naked,name address,necesito,organi~,our fraud,over,overpayment,owner,painkillers,painki~,password of,pay the,persoon,persoo~,power,preview,previe~,prosecuted,prosec~,provide,przeciwnym,przeci~,reaches,regula~,sales,sells,sicher~,slips,soy,speedmaster,speedm~,stranger,such,supera~,telefoonnummer,telefo~,turned,turned down,unless you,versandkosten,want you,webseite,websei~,weduwe,you must,you qualify,zegene,zieke,zustel~,бонус,вывод,депози~,депозита,играй,казино,мгнове~,мгновенный,онлайн,фриспи~,фриспинов
36:#number free,#number seconds,a professional,alte,and left,atualize,auszahlung,avec vos,bankverbindung,bankve~,beachten,beacht~,been,behalten,behalt~,beleg,betaal~,boss,brand,but i,buy,can do,can send,cancelada,cancellato,cards,cell,cher,competitive price,consultation,contesta,credit card,credit check,damen,details and,doctors,dépôt,elaborare,elabor~,eliminate,enhorabuena,enhora~,entering,enteri~,erased,eres,espera,euro,experiência,firma,ganador,ganado~,geehrter kunde,good morning,grab,halves,herren,hits,horas,incompleta,job and,kredit~,llévate,llévat~,meant,melts,mercadona,must,my free,my name,natychmiast,natych~,neu,now,online casino,packages,people with,perdrez,perdre~,pocos,processar,prüfung,prüfun~,receive it,rechnungen,regalo,revers~,ricevi,scaduto,scadut~,scratched,sem experiência,settled,shein,sonst,subito,sum,tester,testers,tester~,the secret,the three,thousands of,triple,type,um das,unpublished,unpubl~,up,verwendet,verwen~,while you,wird,you i,your zip,zip,zip code,zu behalten,zurück,último
35:#number people,alleen,an agent,and bank,and noticed,are deleted,army,as soon,authorize,avec,banking,bankin~,beantwoord,betaalpas,bis #sum,bored,can't be,cancel~,casinò,cent,chosen,compensation,compen~,compliance,compli~,contra~,correi~,defini~,deposited,depot,diskre~,follow the,free to,gefeliciteerd,gefeli~,gioca,giri,government's,homeow~,household,househ~,identify,in order,increase,increa~,insiders,inside~,j'ai,my program,mystery,myster~,nearly,niemandem,no cost,obtenir,obteni~,on your,open it,ora,par mail,paymen~,prijs,received a,review,sarà,sichern,sign up,sleep on,soon,soon as,swift,swiss,that your,this little,to process,transferred,unable,unable to,vertrauliche,very competitive,vinci,waiting for,wartet,à un,ваша
34:#number get,#number our,a thank,a web,aldi,amende,an,and earn,anfordern,anford~,anonima,anonim~,anspruch,anspru~,are you,assets,associates,astuce,auslan~,auszahlen,batch,been chosen,berechnung,berech~,blocca~,bloque~,but a,cannot,care,chili,chronopost,chrono~,collecting,comente,coment~,contrario,did not,dimagrire,dimagr~,eingehende,eingeh~,eligibility,empty,erstattung,essayé,finds,formular,fortune,fortun~,füllen,fünf,get,gifts,girls,gone,günsti~,hablar,had,helpline,helpli~,hey,hoje,hub,immediately,immedi~,immédiatement,immédi~,in crypto,incomplète,individuals,indivi~,inform,internet,invoerkosten,invoer~,judgments,judgme~,judicial,karten,kontodaten,kontod~,kunde ihr,l'adresse,l'adre~,les,letzten,lidl,limited,limite~,logged,low monthly,lowest,mail,mailin~,materi~,me on,mettre à,mientras,mientr~,milioni,monitored,naturale,negati~,onedrive,onedri~,opened,panels,peek,perdez,perdi,processing,profil~,puedo,qualifies,quiero,receive payments,reflected,reflec~,reprogrammer,reprog~,resgatar,resgat~,reveal,réexpédition,réexpé~,régime,sir we,solar,soulmate,soulma~,speicherlimit,squad,steuererstattung,stopped a,stuck,su,tages,teach,telefono,the archive,theirs,to buy,transferencia,trucco,unknown,unknow~,unser,verfällt,verfäl~,vtxr,vídeo,watch the,will be,wird das,with,withdrawn,work,y,you will,zurückgehalten,überschritten
33:a bonus,a nurse,aangekomen,aangek~,actualizar,agent,aktuelle,aktuel~,and enter,as the,authen~,banned,bitcoins,bueno,busco,by itself,card was,cariñosa,cariño~,contas,dane,daytona,dayton~,de #sum,de verzendkosten,de vous,delay,deleted,deposit no,diplom~,disabled,efax,envoye~,escríbeme,explode,explod~,extended,extend~,for delivery,garder,guapo,gustó,hannover,hannov~,hardcore,hardco~,hearing,hearin~,help desk,holding,holdin~,hombre,hora,html,huge,icloud,instru~,it's,kaart,lets,log on,login,lose,me at,mfa,mucho,mujer,must be,my old,night in,nightly,nightl~,nurse,oem,older,ou,pay #number,perfil,postnl,predict,predic~,pressing,pressi~,proven,publisher,quelqu~,quickest,qxtl,receiver,relaci~,relación,retour,ricevere,rusa,seria,silver,sola,son,sorted,stream,strong,submariner,submar~,subsidiary's,subsid~,supply,the date,the secure,tied,today and,unidades,unidad~,unten,unternehmen,untern~,usuario,usuari~,valide,veilige,veilig~,verlieren,verlie~,versan~,verzendkosten,we are,you to,zugang,已被
32:activated,activiteiten,allocation,and i'll,are interested,aumentare,aument~,bancaire,bancaires,bedava,been selected,behouden,behoud~,beklemede,beklem~,bonusu,cadeau,cam,carte bancaire,completed,coordonnées,coordo~,custody,custod~,datos,definitief,deneme,disattivato,disatt~,diät,dönüş,earn,edilemedi,edilem~,erstatte,fett,financial,flasche,flasch~,folgenden,folgen~,frais,freirubbeln,freiru~,félicitations,félici~,geschenkkarten,gesche~,gezien,given,grâce,gummies,gummie~,gönderi,gümrük,hidden,husband,husban~,i'm a,iade,informe,inform~,ip,it's done,kaufen,keywords,keywor~,kunde,kunden,lawyers,lawyer~,libera~,materials,medicare,moves,médicos,médico~,nedeniyle,nedeni~,nieman~,notifi~,nude,official,offici~,ol,on google,opérat~,overpa~,pay a,payez,payment,prevent,quero,renew,requir~,rispon~,sans,schlaf,seguridad,seguri~,sein,sexy,sie mit,sitesi,specialist,sport,sprachlos,sprach~,strings,string~,suite,superato,tem,themselves,themse~,to view,totally,totall~,transactions,truco,und,verbrennt,verbre~,veren,wenige,winnings,wishes,wow,yatırımsız,yatırı~,yoksa,you my,your,your country,zostanie,zostan~,ärzte,öde,ödenmemiş,ödenme~,überraschung,überra~,üye
31:absender,absend~,acheter,achete~,africa,agencies,agenci~,agents,aksi,aktualisieren sie,analysis,and do,anulowania,anulow~,apologize,appreciate,apprec~,are,are a,as it's,askıya,ausführen,ausfüh~,autocad,autoca~,bars,before we,bilgilerinizi,billions,billio~,bitcoin if,cadeaux,carat,carrefour,carref~,cartes,considered,contacted,contat~,continuer,contribution,copies,corporate,corpor~,d'envoi,d'envo~,devolvido,devolv~,douane,doğrula,doğrulayın,doğrul~,dust,each day,edildi,ended,english,englis~,fat,filling,fillin~,film,formulaire,foundation,founda~,freezing,freezi~,french,friends and,gagnant,gagnan~,ganhe,german,goes,gratis,halde,handbook,handbo~,heart,hesabı,hesabınızda,honor,however,howeve~,i hope,ict,ihr zugang,ihrer,inconvenience,inconv~,into,invalid,invali~,iptv,isn't,it gets,içinde,kalıcı,kapatılacaktır,kapatı~,kart,keep your,klant,l'annulation,l'annu~,l'expéditeur,l'expé~,letterhead,m'envoyer,m'envo~,maintenant,managing,managi~,migrate,millions,miners,not a,not able,of your,ohio,olarak,order now,outdated,outdat~,outreach,outrea~,partner,pay now,pcs,perceuse,perceu~,perman~,peux,phantom,phanto~,photoshop,photos~,press,program you,protection,przetworzyć,przetw~,ps,purity,płatnicze,płatni~,quarantine,quaran~,recorded,rembourse,removal,remova~,remplir,remplissez,rempli~,repay,reseller,resell~,retourné,running,runnin~,samsung,samsun~,satisf~,second~,seed,seller,settle~,shipment,shipme~,simple,song,spin,spots,student's,subskrypcja,subskr~,taxa,terminated,tespit,this offer,to reach,to take,transcash,twoja,unbelievable,unbeli~,unikną~,uniknąć,urgently,validated,versions,vitale,we pay,we're a,yahoo,your address,your screen,your shipment,zahlen,zaktualizuj,zaktua~,zawieszona,zawies~,éviter,şüpheli,şüphel~
30:#number heures,a #percent,acceso,adresem,adrese~,advertising,all your,almak,alone,and when,anketi,anmeldename,annule~,are on,atualização,award,balance,bed,bientôt,bientô~,big,bik,bloqueada,bloquée,boîte,burned,cards for,charge of,close,compte sera,confirmée,continuar,correio,cryptogramme,crypto~,d'expiration,d'expi~,datum,day and,debt,delivery,desativada,desati~,devuelto,devuel~,dial,different,doldurun,doldur~,dopłać,drink,droits,en bitcoin,encrypted,encryp~,espaço,estimado cliente,excedeu,excede~,excluídas,excluí~,expirent,expirer,fermo,file is,fiscal,for you,formation,format~,forms,from your,geld,go on,gratulacje,gratul~,his,homeowners,hot,housew~,huidige,huidig~,in bed,instructions,kazand~,kazandınız,kreditkarte,l'accès,l'accè~,leur,like you,matured,mature~,media,messagerie,mint,mittente,mitten~,moved to,nagrod~,napisz,nft,notice,odpowiedz,offert,on top,onderstaande,onders~,ordinateur,pagate,payee,pełna,phone and,pieniędzy,pienię~,pleine,pocztowa,poczto~,potrzebujesz,potwierdzić,pożyczka,pożycz~,pre,presso,prezado,prezado cliente,promotion,prospects,prospe~,przekroczyła,przekr~,przesyłka,publish,pytania,really,recebendo,regist~,sadece,satisfaction,send your,senha e,serão,skrzynka,skrzyn~,staking,stakin~,summit,suppression,suppre~,suppri~,szybka,tebrikler,tebrik~,ter,than a,trace,trades,un,usunięta,usunię~,usuário,usuári~,utiliser,wage,warning,warnin~,watching,watchi~,webmail,webmai~,weight,whitelist,wysyłk~,wysyłkę,you out,zaloguj,zalogu~,zaświadczeń,zaświa~,zwrócona,zwróco~,çekili~,çekilişimizde,été,ödülün~,ödülünüzü,überweisungen,们检,冻结,到您,即验,在异,存在,异常,户存,户已,时冻,检测,测到,立即,被冻,被暂
29:abenteuer,abente~,abschließen,account for,address and,affiliates,affili~,aktivitet,area,at #percent,at midnight,at once,banco,be over,bekräfta,bekräf~,blast,brain,breaking,breaki~,brûle,cadeaukaart,calcul~,cash for,chemicals,chemic~,committee,computer,confia~,contactez,counts and,credit~,date of,deacti~,deiner,dieser,dina,diritto,diritt~,diskretes,docusign,docusi~,dormant,dorman~,dropbox,dropbo~,ears,effect~,einsame,einsam~,elektrycznej,energii,energi~,erase,erinnerung,erreichen,evitar,exhibitors,foreig~,frauen,from leeds,garantida,gefunden,gefund~,get paid,gets,good,graisse,graiss~,gucci,hace,heiße,here to,hires,i am,instantanés,item,jouer,jouez,jutrzejszy,jutrze~,karte,kontot,kort,kund,lapse,licenc~,lieferung,louis,mehrfach,mehrfa~,mettez,minist~,misstänkt,misstä~,moins,mosquito,mosqui~,médecins,médeci~,należności,należn~,night and,no deposit,nähe,odłączenie,odłącz~,ontvang,paar,partne~,password and,passé,patch,payment for,phone,planen,police,presti~,profit,prądu,quick,reconfirm,reconf~,restano,restan~,retraits,review~,rimborso,rimbor~,risulta,risult~,rolex,scientist,scient~,score,seeking,seekin~,sendung,sendun~,shipped,shippe~,shut,slip,sondag~,spärrats,spärra~,stupéfaits,stupéf~,stängs,suchen,surprise,surpri~,survey,sécurisé,sécuri~,text,they don't,through,throug~,tillfälligt,tillfä~,tinnitus,tinnit~,treffen,treffe~,updated,uppgifter,uppgif~,upptäckt,upptäc~,uregulowanie,uregul~,usd,users,validating,ventre,versucht,vuitton,vuitto~,wacht,winnaar,winnaa~,yard,you #number,you cannot,you your,your area,zaległość,zaległ~,zap,zaplanowano,zaplan~,zusteller,être,часов
28:#number spins,#percent per,#sum please,a proposal,aanmaning,aanman~,accedendo,acceso a,accounts are,ace,actualice,addebito,administratie,affects,all i,all users,altrimenti,altrim~,amy,and took,annullalo,aparece,apparaat,appara~,appareil,appare~,are receiving,asleep,ausgewählt,bajo,bancár~,became,become,beslag,beslaglegging,beslag~,blijkt,bloccata,bloqueada por,brgds,broadcast,broadc~,broker,celebrity,changement,changé,clave,codes,crazy,d'éviter,d'évit~,dados,deducted,deurwaarder,deurwa~,device,diets,diseño,done before,dubai,e,email and,ends in,energy,enlaces,enlace~,entro #number,et votre,ex,expert,expiring,expiri~,factures,fast,fda,fraudulent,fraudu~,garantiert,give,gizmo,günstigen,hate it,have your,in minutes,in usdt,indicate,indica~,infraction,infrac~,ipo,it's a,l'amende,l'amen~,land,launch,legally,legall~,lifetime,lifeti~,locate,madam,majoration,majora~,making,married,marrie~,masks,meine,message from,moq,n'est,nation,nitrile,nitril~,notice your,notification,of a,only #number,openstaand,openstaande,openst~,operazione,operaz~,out the,ownership,owners~,patent,paused,paying,phrase to,plate,plumber,plumber's,plumbe~,podejr~,posicionamiento,posici~,poursuites,poursu~,pp,precio,preis,preuve,primera,primer~,profile and,programs,promo,purchaser,push,página,quantity,quickbooks,quickb~,rebate,relati~,reserve,resources,resour~,rib,riconosci,ricono~,risk free,russia,réglée,schuld,screwed,screwe~,see that,seguro,ship,shut down,shuts,sin,sitio,sofort~,sospetta,sospet~,spedizione,spediz~,stationnement,su usuario,submission,submis~,suspension,targeted,target~,tell nobody,tenderness,tender~,the form,the sum,thinner,thinne~,tired,tired of,to build,tonight,tonigh~,toutes,trading,tradin~,transa~,ultimi,unverbindliches,unverb~,utilisable,utilities,via,vimos,violat~,visitors,visito~,wake,was refused,weakness,weakne~,wealth,wechat,western,wester~,work with,workouts,workou~,woven,wurden,your photos,zablokowane,zablok~,zkn,zustellung,вопрос~,вопроса,выбраны,выигра~,выиграли,доставку,забери~,заберите,ответь~,ответьте,поздра~,поздравляем,получе~,получения,приз,приза,сегодн~,сегодня,только,три
27:#number horas,#sum is,aby,aggiornamento,agli,altri,and can,and payment,anmelden,answer me,apartment,apartm~,apenas,avere,avvocato,avvoca~,back to,badge,bankru~,benedica,benedi~,betting,bettin~,binnen,blocking,blocki~,buzón,calcoli,calcol~,cancele,cancro,cards of,caselle,celular,celula~,clearance,cleara~,confermate,confidentiel,contatos,correos,correo~,cute,ddp,deadline,debitado,debita~,dental,desidero,desk,devices,device~,dio,directors,diário,donare,donazione,donazi~,dzisiaj,dzisia~,elon's,enrolment,enrolm~,envie,envío,expect~,experi~,fale,football,footba~,formularz,ganhou,giveaway,giveaw~,glad to,gravei,guadag~,harm,identificamos,imediatamente,imedia~,impostors,in six,influence,influe~,informando,intended,intend~,invadi,invest,is missing,is this,je suis,karty,kartę,know your,l'accredito,l'accr~,label,languages,levels,lleno,m'appelez,m'appe~,maar,madrid,mail address,malata,matches,matche~,messaggi,mija,miles,mio,mission,missio~,n'en,negative,ningbo,nur,odds,onesta,or you,otrzymać,our agent,parabéns,parabé~,parlez,payroll,payrol~,pennies,pennie~,persona,pesquisa,pesqui~,pic,podaj,podatku,podatk~,pornôs,profit~,przysługuje,przysł~,prêmio,psychic,psychi~,recevoir,recevo~,recevr~,reconhece,reconh~,ref,relationship,renewed,renewe~,restam,riceverlo,richiedi,run,scrivi,seguito,seguit~,selecionado,sera,should i,simples,simple~,socio,solo,sorting,sortin~,stop,suis,surfing,surfin~,sus datos,suspeita,symbol,tarefas,tarefa~,te voorkomen,telling,tellin~,the program,the sender,the wallet,tiny,to you,trabalhe,trabal~,track,traitiez,traiti~,translator,understands,unders~,uniquement,unique~,up for,urządz~,vedova,vendo,very,voorkomen,voorko~,vos,wait,wallet below,we should,will stop,wypełnij,wypełn~,you a,you the,you'd like,you've been,your plan,youtube,youtub~,zostało,zwrot,сейчас,けで,并支,微信,支付
26:#number million,a widow,accredited,accred~,address was,adidas,ads,and all,apple,assured,assure~,autorisiert,autori~,babe,bachelors,balanc~,ball,battle,bezpieczny,bezpie~,blog,border,bother,brauche,buy the,came,charities,cover,cuenta será,customers who,cvs,degree,deporte,deport~,digits,diplomas,dobry,doctorate,document,dofollow,dofoll~,donating,duerme,earn #sum,fashion,fashio~,fate,festgestellt,festge~,foreign,gefilm~,godzinach,golf,grasa,ha,habits,heyy,händler,händle~,in #number,incomplete,indexed,indexe~,informations,inmediato,inmedi~,inpost,investors,kartą,laatste,laatst~,magazynie,magazy~,mailboxes,makes,masters,mba,me,mega,menos,mit ihrem,msg,naughty,naught~,nike,no prescription,no risk,odebra~,odebrać,of people,off today,ofrecemos,ofrece~,opport~,or we,page to,pedir,phd,pierda,pix,prestigious,price goes,profile,progra~,przesyłki,quema,random,recovered,register,reject,response,reverse,reversed,ring,schufa,sem,seus,shipments,shop we,sorprendidos,sorpre~,stornieren,storni~,strange,suppli~,sus,suspendu,suspensa,tarjeta para,teaches,the video,through your,to go,ultimate,ultima~,umgehend,umgehe~,unbekannten,unbeka~,uncensored,uncens~,unfreeze,unfree~,universities,uploaded,verdie~,verdächtige,verdäc~,webmaster,winnin~,words,your business,your windows,zinsen,zollge~,ため,は下,より,下記,更新
25:#number piece,#sum will,aduana,amenons,amenon~,analyse,angesehen,angese~,arrivato,attachment,attesa,bankgegevens,bankge~,bankrupt,begs,belastingteruggave,belast~,benutzer,bestätigen,bestätigte,bienes,bloquées,branded,brande~,brauch~,breitling,breitl~,card for,cartier,cartie~,charge~,cheap,claims,classé,clip,clé,code and,con,congra~,contraire,counte~,crypto or,créons,cut off,damit,dauerhaft,dauerh~,debts,delivered to,designed,devez,digitale,directive,dogana,driving,drivin~,effective,efforts,effort~,eligib~,embargo,embarg~,empfangen,erstellen,erweitern,erweit~,eth,expiry,fantas~,findet,for good,formulier,free quote,geschlossen,geschl~,gewonnen,gewonn~,handbags,handba~,hiring,hr,i didn't,i want,identical,identifiants,it isn't,kostenloses,la cuenta,la tua,liens,läuft ab,magazzino,magazz~,magnet,mancano,mancan~,me know,merge,multa,my card,north,obligatoire,offen,omega,once,opérations,our fund,pagada,paiement,paieme~,postfächer,postfä~,première,premiè~,que vous,real,recargos,recarg~,receive a,recevez,receve~,recht,reclamar,reclam~,regulations,replica,replic~,ritira,rows,satisfait,see the,seite,selezionato,senden,set it,sicuro,sie haben,snore,snoring,snorin~,sondaggio,specialists,speed,speicher,spins on,su cuenta,système,systèm~,termijn,termij~,teruggave,terugg~,the small,the team,tokens,top,ugg,undeli~,up in,vende,vende bitcoin,verteilzentrum,vertei~,vinto,violation,visité,von #sum,vous avec,vul,want it,website and,wipe,within #number,write back,writes,you all,zollgebühr,zugriff,zugriff auf,zugrif~,zustellen,активн~,активность,возвращена,времен~,временно,заблок~,заблокирован,заблокирована,задерж~,задержана,закрыт,замети~,заметили,карта,карты,навсег~,навсегда,она,оплатить,отправителю,подозр~,подозрительную,подтвердите,подтвердить,сбор,ссылке,счёт,таможе~,таможенный,таможн~,таможне,リン,ンク,重要
24:a sample,about your,advance,aguardando,aguard~,alfândega,alfând~,analys~,and could,and our,application,are still,attached file,ausland,auslandsüberweisung,awaiting,awaiti~,away,bancários,bankers,banker~,besprechung,betaalt,bigger,binance,binanc~,brauchen,bricklayer,brickl~,built,burn,burnt,business,buys,bóg,błogos~,błogosławi,calculation,cams,can get,censor,chain,charged,chcę,check,chorą,clinically,clinic~,closes,collectors,commitment,completely,comput~,confidential,confirm when,congrats,continuare,cordless,cordle~,correct,credits,cvv,darowizna,darowi~,darüber,darübe~,delayed,delaye~,determined,determ~,disabilitata,disabi~,disney,dringende,elites,enlarge,enlarg~,erreichbar,esperienza,esperi~,expecting,expired,fantasies,financ~,fob,free sample,freispiele,freisp~,full refund,gaat,geschäftsführer,gray,hannah,harassing,harass~,herbal,holen,hormone,hours will,héritier,hériti~,ich habe,ik,ik heb,imię,in btc,inches,interview,is at,konferenz,konfer~,kontostand,kontos~,l'app,leads,length,liberada,liberar,linking,linkin~,looking for,meds,miliony,muscle,n'allez,n'alle~,nazwisko,nazwis~,neighbourhood,nessuna,network,niech,odpisz,of all,olga,on tv,osobie,pacote,patriots,patrio~,penis,perfectly,personali,plug,plus,podając,podają~,por whatsapp,poste,prazo,procurement,procur~,profilo,prophecy,prophe~,przekazać,przeka~,pudo,recevront,recover,regardiez,remetente,remete~,residual,residu~,restituição,retida,régler,sacar,secret~,sex,sitze,skills,sofortige,soonest,soones~,sospeso,sospes~,speak,spielen,spiele~,spray,strength,streng~,strictly,strict~,submitting,submit~,survival,suspei~,tablets,tablet~,teen,telefon,television,televi~,teraz,termina,the new,thickness,thickn~,to,to contact,today we,tramite,tramit~,tt,uczciwej,uczciw~,usare,utenza,variety,variet~,vertra~,vu,wdową,we were,what's,willkommensbonus,wort,wrinkles,wrinkl~,xxx,young,younger,younge~,your company,your domain,your protection,your username,à jour,últimas,última~,übernahme,überna~
23:#number messages,#number years,#sum al,a secret,ab,acknowledged,affect,afgeschreven,afgesc~,afzender,afzend~,allowance,allowa~,and up,annuleer,annuleren,anxiety,anxiet~,are the,attacked,auctioned,auctio~,augmenter,bahamas,bahama~,barely,belangrijk,belang~,betaald,bloqueadas,bogacą,boost,business and,caducidad,caduci~,cancel the,captured,captur~,catalog,catalo~,cbd,clic,complete the,completo,confiance,confirme,contactos,contracts,copy of,dal,date,dear client,debit,delete~,delive~,derrete,derret~,discreta,doświadczenia,doświa~,due to,dziennie,dzienn~,dépass~,dépassé,dólares,dólare~,einzahlung,einzah~,emagre~,emagreça,erfahrung,erfahr~,estimulante,estimu~,exercise,exerci~,famous,follow,freedom,freedo~,from,fórmula,fórmul~,geht,gives,goodbye,goodby~,gordura,gordur~,greetings,greeti~,guadagna,gwarantowany,haga clic,he's,herkent,herken~,hong,if nothing,in stock,inform you,ingredient,ingred~,invented,irregular,irregu~,j,jour,keto,kong,l'espace,l'espa~,lediglich,ledigl~,looking,lookin~,mail you,malware,malwar~,master~,miejsca,miejsc~,miller,n'a,n'a pas,n'ont,nagrodę,no to,nove,nu,nueva,number is,occupation,of #number,on page,ontvangen,our system,owe,pagado,pain,par,partners,passwo~,pincode,pincod~,pixel,play,polacy,porn,pourrez,pourre~,proposal,quoi,race,rat,remitente,remite~,respond,retenido,reteni~,robotowi,roboto~,réglés,salary,satisfação,screenshots,screen~,shelves,shelve~,skip,sluts,spare,stockage,stocka~,storage,storag~,stück,su nombre,suite à,supprimé,switch~,sztuki,tarjetas,temu,tengo,the login,they will,timer,to inform,to my,took the,transactie,transf~,travelled,tri,trust,tuoi,up at,vacation,vacati~,vastgehouden,vastge~,verified,weird,windows,window~,worden,wybrany,wygrałeś,wygrał~,year's,yet,your current,your sign,your staff,zarabiaj,zarabi~,zarejestruj,zareje~,zone,zostałeś,zostały,zysk,бесплатно,биткои~,биткоинах,ваше,ваши,взлома~,взломал,взломано,видео,все,гарант~,гарантирован,доход,записа~,записал,зарабо~,заработок,контак~,контакты,люди,мест,миллио~,миллионерами,обычны~,обычные,опыта,остало~,осталось,пассив~,пассивный,переве~,переведите,порно,прямо,регист~,регистрируйтесь,секрет,смотре~,смотрели,станов~,становятся,увидят,узнайт~,узнайте,устрой~,устройство
22:#number devices,#number timmar,#sum per,a late,aanvra~,accept the,adult,advanc~,all,ambien,angehörigen,angehö~,anuluj,are #number,attached is,attn,ausweisen,be permanently,become a,behandeln,belarus,belaru~,bing,blessed,blesse~,busine~,certified,click here,cliente,cloud,confidentiality,congratulations you,consignment,consultant,counter,crisis,crédit,data we,definitivamente,deletion,deleti~,deneyim,deneyi~,development,dies,difference,differ~,diplomat,distributed,doctor,downline,downli~,edin,effort,einsetzen,einset~,elde,eligible for,endet,endgül~,erbschaft,erbsch~,evden,exchange,exchan~,expiram,fees,forum,from now,garantili,gelir,genügen,genüge~,gerekmez,gerekm~,giant,gmail,goes to,grabado,grabad~,grabbed,grabbe~,ground,grow,günde,hair,heredero,herede~,hinterlassen,housewives,how long,i have,identi~,india,into a,ipad,jej,kazanın,kazanı~,kişi,klmq,kodem,konto,le nouveau,level,levitra,levitr~,limitada,living,logując,logują~,luxury,matrix,meetings,mettre,minsk,mobilnummer,mobiln~,monetary,moneta~,month the,nachnamen,nachna~,nowego,numbers,opportunity,opłaty,ordered,ordere~,orphans,owners,packag~,passagens,passag~,password,per day,phentermine,phente~,pink,podejrzana,podrá,policía,policí~,pontos,potential,potent~,powerful,powerf~,prezad~,qr,qr code,quality,qualit~,radar,reasons,reason~,rechtsanwalt,rechts~,recibirán,resgate,rewards,reward~,rooms,rozpoznajesz,rozpoz~,schicken,sent to,smart,sous,sous #number,sparkassen,sparka~,spillover,spillo~,streng,stunden,stunde~,successful,support team,suspendida,suspen~,synchronization,synchr~,telefonnummer,that can't,the difference,the top,their,thoughts,timmar,to me,transakcja,two months,tätigen,tätige~,undelivered,up your,urządzenia,utilizar,utiliz~,validation,valium,verstorbenen,versto~,vertraulich,vertrete,veía,virement,vireme~,visibility,visibi~,visto,website's,weight loss,weiterhin,whatsapp'tan,will,with my,wykryto,wykryt~,yazın,you you,your computer,your donation,your mail,your phone,çalışarak,çalışa~
21:#sum weekly,a lonely,aging,and it's,antrag,aprovado,aprova~,arrivé,assign~,attorn~,back,breathtaking,breath~,burocracia,burocr~,camel,can you,capital,capital is,carton,chame,change of,cigarettes,cigare~,civilians,civili~,code in,compiti,compit~,correctional,correo,cover the,d'un,deactivated,deaktiviert,deakti~,design,do it,drone,eines,emailing,emaili~,empréstimo,emprés~,facilities,found,framing,framin~,funerals,galaxy,get your,giornaliero,giorna~,grade,habe,hacker,hand,handle,has to,hate,income,it doesn't,jetzt,job,kazan,kredit,kredite,laufzeit,laufze~,lavoro,lead,liberado,logging,loggin~,lonely,marlboro,marlbo~,me your,military,milita~,millionaires,min,minister,negativado,new card,noch heute,noida,nuts,on telegram,ordained,ordain~,page for,perform,person~,player,previous,previo~,private email,propos~,provid~,receivable,refundable,refund~,refusé,rekening,revela,rico,say yes,scrivici,scrivi~,semplici,sempli~,seriously,sicherheiten,sido,sie #sum,sie jetzt,signature,singles,single~,special,stuffers,stuffe~,style,suitable,suitab~,sums,switched,só,telefonisch,that the,the market,those,through our,to collect,to come,tout,tramadol,tramad~,tv,unrecognised,unreco~,video,was not,weddings,winston,winsto~,wish to,with one,woman,xanax,you keep,your inbox,your last
20:#number #sum,a été,about a,abouti,adelgace,adelga~,affare,agricole,agrico~,aktualisierung,alloca~,almacenamiento,almace~,amico,andernfalls,andern~,annulation,annula~,annuler,annulez,annulé,anomalo,anomal~,anyone,approved,author~,avocat,bestellen,bloccato,bloqué,blue,breve,brother,by paypal,bénéficiaire,bénéfi~,cada,calendars,cambio,campaigns,campai~,cancelaremos,canon,category,catego~,cento,ceos,cerco,certificates,cfos,chegou,coming,compatible,compat~,con su,confidentialité,confidenziale,connectant,connectez,connectez vous,consequently,conseq~,conteste,contre,convocation,convoqué,convoq~,correios,credit,credit cards,customized,d'arrêt,d'arrê~,dans les,deactivation,decrypt,decryp~,denaro,desactivada,desact~,dirección,direcc~,direttore,dirett~,discreto,diskreter,drawn,drew,driver's,driver~,dzisiejszym,dzisie~,débité,décédé,effectuée,eine,elegido,elegid~,encuesta,encues~,engineers,enquête,enquêt~,epson,eredi,erneuern,erneue~,expérience,expéri~,faits,faltan,faxes,felicidades,felici~,fiducia,filmé,floating,floati~,followed,gefilmt,gender,geography,geogra~,gerät,geselecteerd,grise,günstig,handles,healthcare,health~,housewife,hp,héritage,hérita~,identifiant,ielts,in from,information on,is coming,judiciaire,justifications,kilka,kontakte,l'opération,l'opér~,lagos,laisse,laser,likes,limita~,livrer,llegó,loan,logo,lost,límite,makers,managers,mandat,ministry,mitarbeiter,mitarb~,motivi,myself,na,nagroda,nurses,objeto,offre,opération,or it,original,origin~,orphan~,ouverte,ouvert~,paid #number,pdf,pen,podarunkową,podaru~,polizei,polize~,portait,portai~,potenzmittel,potenz~,presto,priority,priori~,procesar,présenter,purchases,pushtan,pushta~,pédopornographie,pédopo~,płacisz,płacis~,quieren,register your,registrierung,regular,reject~,remanufactured,remanu~,renewing,renewi~,requiere,requie~,reviewed,reviews,revisions,revisi~,rezept,rezeptfrei,rezept~,riattivarlo,riatti~,riceverai,rilevato,rileva~,risque,rogamos,rogamo~,role,satisfacción,seleccionado,self,sepa
-20:#sum and,abrechnen,abrech~,acha,ale,amigos,antecedência,antece~,antelación,antela~,aparecer,ask for,aspettiamo,ausweises,available,avísenos,avísen~,back the,ballot,bedauern,bedaue~,before,behind the,bekliyorum,bekliy~,below,below to,benötigen,benöti~,beträgt,beträg~,bewahren,bewahr~,boot,booting,bootin~,breast,brightside,bright~,bristol,bristo~,bugs,bulbos,calendario,can leave,carciofi,carcio~,cari,cereal,chicken,chicke~,cita,clipped,clippe~,co,collea~,commande,commit,communiquez,compre~,concerti,conservez,contributors,controller,cortar,coupons,coupon~,cuma,d'ordine,d'ordi~,danach,dans le,decidir,decidi~,decisi~,dei,delete it,demais,después,despué~,digest,directement,direkt,disposition,disse,documentation,don't miss,dono,déclaration,déclar~,dégâts,düzeltmelerinizi,düzelt~,eens,ektedir,ektedi~,emmener,emmene~,ensuite,ensuit~,estate,fahrzeug,fahrze~,felix,ficaria,ficari~,fino,fix,flowers,flower~,franchise,franch~,free and,funeral,für sie,garten,gevraagd,gevraa~,godziny,guardar,guidata,guidat~,günkü,gününe,hast,hasło,hebt,hopefully,hopefu~,horoscope,horosc~,ieri,ihm,instellen,instel~,introduction,iscrizione,iscriz~,i̇yi,kadar,kernel,kiezen,kopie,kun,leaflets,leafle~,lembramos,lembra~,lembrete,lembre~,lettori,lettor~,ligue,lilo,locker,lui,lunes,mairie,malaga,marco hoffman,mee,meld,meldung,meldun~,mercati,mercat~,merce,monat,monate,near the,negeren,negere~,not want,notatka,notatk~,notlar~,notları,nowe,nós,och,of,ok,omar hoffman,opzeggen,or to,ordine,ostra,otrzymaliśmy,own,paczka,paid #sum,panic,park,patience,pede,plantar,planta~,plaît,potwie~,pound,pouvoir,pouvoi~,pozdrawiam,pozdra~,precisamos,pressa,prośbę,próximo,rapidement,rapide~,rate,rechnu~,recordamos,regrettons,regret~,remarcar,remarc~,renews,repeat,respondemos,restons,reston~,rewritten,rewrit~,root,rounding,roundi~,réglerons,régler~,s'il,sad,salı,schaden,schadensmeldung,schade~,scriveremo,scrive~,selbstbeteiligung,selbst~,sell,semana
-21:#number by,#number hello,a safe,aber,adjuntamos,alsamixer,alsami~,apartamento,aparta~,association,average,averag~,bergen,boletín,boletí~,bonds,bureau,by,café,cat,clicked,clicke~,collega's,container,cordialement,d'acco~,dank für,danken,decide,dmesg,donations,donner~,due on,duurt,dúvida,e mail,eigen,einstellungen,einste~,election,end of,entscheidet,entsch~,escrit~,escritório,estou,exclud~,exhibition,fewer,fool's,for payment,für ihre,geehrter herr,gentle,gigabytes,gigaby~,grades,half,handleiding,har,harbours,hear,herr,homework,homewo~,houver,if that,importe,incluir,inclui~,ingevoerd,ingevo~,intranet,intran~,invoice for,is waiting,it otherwise,it wasn't,kühl,l'ajoute,l'ajou~,l'hôpital,l'hôpi~,la password,langsamer,langsa~,lezen,linter,load,lower,lspci,lying,maand,maandag,maanda~,markt,medewerking,miesią~,mieten,modprobe,modpro~,module,momento,motions,motion~,muted,möchten,möchte~,number on,object~,october at,of each,once a,one click,ongeveer,ongeve~,opnemen,opneme~,orçamento,orçame~,ours,output,price of,privac~,problemen,promises,purchase,queries,querie~,quicker,record,reserv~,saludo,salut,samsta~,se não,señores,señore~,shop the,staan,stadtrat,stadtr~,starts,steigen,steige~,step,straßenbahn,straße~,systeem,systee~,tape,tariff,tariffs,tariff~,the blue,themen,this notice,time and,tym,us to,vencimiento,vendredi,vendre~,versuchen,vi,vielen,vielen dank,vitamins,vitami~,volgen,vooraf,vor,waits,webassembly,webass~,weet,werkplek,werkpl~,white,wichtigsten,willen,willko~,you can't,you didn't,you still,zahlungsart,zoals,überblick,überbl~,вашу,выбери~,выберите,доставит,другой,завтра,курьер,посылку,прибуд~,прибудет,прилож~,приложении,のお
-22:a las,a todos,accessed,acima,after the,again on,aproveitar,aprove~,ara,automations,baking,because you,beni,bestellung,billet,bit,bizde,bonito,bread,brought,brough~,builds,calend~,candidate,cara,cassetto,casset~,change the,chez,choosing,choosi~,club,começou,começo~,commencent,comunicazione,consueto,consue~,contiene,cookbook,cookbo~,cosas,cruises,cruise~,cumartesi,cumart~,d'articles,d'arti~,damy,den,desconto,descon~,dienstag,dienst~,disconnected,discon~,dit,dostawy,durarem,durare~,dès,désinscrire,désins~,eight,em casa,engineer,enquanto,enquan~,envoyé,erreur,estoques,estoqu~,fischer,fische~,gdy,gidip,go through,history,histor~,hotel,iets,inklusive,inklus~,interr~,it goes,j'en,jointe,jusqu'au,kolleg~,l'entr~,l'entrée,l'échange,l'écha~,law,lecture,livré,locks,légales,légale~,manutenção,med,mehrwertsteuer,mehrwe~,mentions,mesi,minor,misiniz,misini~,months,müsait,need it,nehre,not by,nuova,occupancy,paper or,parallel,parall~,parser,performs,piątku,planned,planne~,pleasant,pleasa~,postgres,potwierdzenie,precaution,precau~,printable,printa~,privacidade,probably,probab~,produtos,profite,promoç~,promoção,présentez,quatre,razem,reads,ready your,recipes,recipe~,reference,relabe~,remises,remise~,rename~,retours,rolled,rotation,rotati~,rucksack,rucksa~,réservées,sapere,sauf,say no,sei stato,selecionados,send us,sevgiler,shop,smells,sobald,soldes,sonntag,sonnta~,sonra,speech,subscriber,sul,summe,sélection,telefone,telescope,telesc~,tell,tempo,tenir,the kitchen,the parser,the same,the winners,tip,trocas,university,univer~,unter,unterwegs,unterw~,vanaf,veille,ware,warranty,wysłane,wysłan~,years,yemek,yester~,yiyelim,yiyeli~,you some,your next,zamówienia,zamówienie,zamówi~,znać,zur,çocuklarla,çocukl~,échue,で送,のセ,オフ,セー,上で,以上,信停,料で,料無,春の,止は,税込,送料,配信
-23:#percent a,#sum by,account on,adding,admini~,again and,agree,airports,album,all the,applications,are sent,arranged,autohaus,autoha~,ayer,beijos,bereit,bestimmt,bestim~,bevestig,boletim,boleti~,bonjour ines,brief,buchen,buchung,buchun~,can now,candidatura,candidature,car,card ending,carrying,carryi~,cenar,cheapest,cheers,chicago,chicag~,choisissez,config,consei~,contai~,crianças,crianç~,cualquier,cualqu~,curtains,curtai~,day before,dealwatch,dealwa~,debate,didn't,dimanche,dimanc~,einlagerung,einlag~,electi~,ende,entretien,entret~,estáis,expire on,faire,fighting,fighti~,first,for choosing,for members,geen,gestern,gester~,goat,grandma's,guide,handheld,handhe~,happy birthday,headline,headlines,headli~,hello rosa,hemos,hi,holidays,how you,hugs,ignore this,invite~,its,jan,jantar,jardin,jardin~,kindergarten,larger,last day,lectur~,letter is,levar,library,liga,livres,llevar,llámame,llámam~,locaux,maison,mexico,minutos,minuto~,możemy,n'êtes,n'êtes pas,networks,nic,niños,nothing please,nothing your,number's,od,of wine,on a,one,one we,openlist,openli~,overdrafts,overdr~,passport,per la,place,pop,programador,propongo,proposons,proszę,provider,puder,puedas,quedamos,quedam~,regenerate,regene~,reifenwechsel,reifen~,remember,rememb~,rio,rufen,río,schnee,scripts,script~,selam,set a,sevgil~,shout,sobotę,sommerreifen,sommer~,spain,steht,swaks,tarde,technology,techno~,the library,the train,the year,they want,ticket,unsuccessful,unsucc~,upgrad~,valid,van,vocês,vous n'êtes,want to,warns,was approved,we received,weeks ago,weken,winterreifen,winter~,worth #sum,wszystkim,ya,your login,а,встреч~,можем,привет,у,不在,通知
-24:#number is,a new,abbraccio,abbrac~,abonament,abonam~,abschlags,access~,address of,adults,afford,aldık,allocator,almayın,almayı~,altere,ani,aprueba,aprueb~,argument,argume~,as you,at #number,attached our,au,aunt,automat,baby,bajan,bambini,bambin~,bankowości,bankow~,bay,bağlantı,bağlan~,bedankt,behalf,bookshop,booksh~,bottles,bottle~,bridge,bring the,but,cambian,cancelarla,carrot,carry,cenare,chains,change it,chiamami,chiama~,chinon,christmas,christ~,chères,clearer,comment,condiciones,condic~,confirmación,connection,costs nothing,could,dadurch,dadurc~,darmowa,default,defaul~,did the,dikkate,dikkat~,dinner,domu,dos,dostarczy,dostar~,dostawa,dostępny,dostęp~,droht,drucke~,earnings,editor,emma,employer,enverrons,enverr~,esa,expires on,expédi~,expédiée,fehlgeschlagen,fehlge~,finger,fiume,flat,fourth,fry,get one,get this,geçerlidir,geçerl~,go fast,gotowy,grandm~,guiada,gör,haber,hablamos,hablam~,have them,helps,hi lena,hola,hut,há,i lost,idea,informamos,inny,internetowej,istemediyseniz,isteme~,isteği,july dear,kargoya,kargoy~,kinder,know when,kontonummer,konton~,kundenportal,kurier,la,laat,laws,lea,leaf,leave,lentils,lentil~,liberi,litre,loire,lub,mailem,malloc,metodę,modificación,museo,mínima,need the,nigdy,non,not need,notamos,notamo~,notes,objects,ochten~,of it,okay,on it,on monday,onions,order your,otherwise we,paczkowy,paczko~,paczkę,payable,payabl~,perf,piano,pinewood,pinewo~,please don't,pobrać,poi,politics,politi~,polityka,polity~,ponownie,ponown~,portare,portar~,postay~,postayı,powiod~,powiodła,precisa,presents,prochain,produkty,produt~,propri~,protects,prywatności,prywat~,puoi,qu'elle,qu'ell~,read,rear,reason,red,routine,rush,sale,salga,sei,selección,sessions,sexta,sie erhalten,siete,sincerely,sipari~,siparişi,siparişiniz,siz,sizes go,slower,socks,sprawd~,sprawdź,spróbujemy,spróbu~,sıfırlama,sıfırl~,taniej,tasting,tastin~,telefonicznie,temperaturas,temper~,the evening,the house,the month,the name,the office,the summer,threads,thread~,to tamber,toevoegen,toevoe~,toplam,toys,tranvía,tranví~,under,update card,use it,ustawieniach,ustawi~,verece~,vereceğiz,verildiğinde,verild~,vietnamese,vietna~,vijf,vinegar,vinega~,vom,washing,washin~,we keep,we've got,weather,weathe~,webinar,webina~,wooden,wrote,wybierz,wybier~,wybrane,wyciąg,wyprzedaż,wyprze~,your recovery,zaczęła,zaczęł~,zal,ziekenhuis,zieken~,zurückgegeben,zwroty,śledź,şifre,вас,дома,收到,邮件
-25:#number months,#number of,#sum at,#sum if,a fee,a reminder,abbiamo,abbiam~,abgebucht,abgebu~,about the,absturz,abstur~,adjunt~,afectados,afecta~,after,alten,an account,and how,aqui,artikelen,auditors,begonnen,begonn~,bei,briefing,briefi~,by noon,can,can renew,caught,charged to,checke~,chers,cleare~,come,condit~,confirmations,convid~,convidá,corpus,corrected,coste,dans,dark,dcc,dear ms,devoluciones,devolu~,dr,días,empiezan,empiez~,estimados,excess,existencias,existe~,faktura,faktur~,fakturę,flu,forged,forgot the,friday,geselecteerde,gostar~,gostaríamos,grows,gruß,haven't,haven'~,headers,header~,hi rosa,him,hotmail,hotmai~,i do,i get,in der,incident,incide~,interesse,is my,it until,kenne,knows,kontakt,korean,korting,kortin~,kwotę,la maison,lettre,librar~,lighthouse,lighth~,manufacturer,manufa~,mistake,mistak~,more and,more than,nobody,now the,openly,or reply,others,our warehouse,parliamo,parlia~,pays,państwo,państw~,penalties,phrases,phrase~,política,políti~,possiamo,possia~,postgr~,poważaniem,poważa~,privacidad,produk~,programado,przesyłamy,pull,pytań,quinta,razor,rebajas,rebaja~,recovery,reimposta,reimpostare,reimpo~,reopens,reopen~,reporting,requested,review your,ricevuto,ricevu~,rise,schön,seam,seleccionados,servicio,sin coste,sorgen,soup,speichern,stacktrace,stackt~,stories,storie~,street,strekt,survive,szanowni,ten days,tent,terminem,the conference,the customer,the lighthouse,the only,tight,to move,torn,tritt,twice in,uitverkoop,uitver~,untouched,untouc~,upgrade,used,vai,ven,venerd~,venerdì,verify your,verzending,veteri~,view it,visiting,visiti~,voorraad,voorra~,votes,vous remercions,vs,w,want,was,win a,wrap,you changed,you'll,załączeniu,zolang
-26:#number because,#sum goes,absagen,absage~,afraid,also,approval,arbeitsplatz,arbeit~,automacie,ayuntamiento,ayunta~,benutzerkontos,besuch,betrachten,betrac~,bilder,bleiben,bleibe~,bleibt,block,bonjour,bonjour à,bonjou~,bud,ce que,copier,croissants,croiss~,cutting,cuttin~,dann,die rechnung,dnia,dziękujemy,dzięku~,editors,editor~,either,endlich,endlic~,ends on,enfin,entf,erinnern,eu,fact,fares,feelings,feelin~,feststellen,festst~,find attached,for it,forklift,forkli~,fridge,frost,gardeners,garden~,gegenstandslos,gegens~,geworden,geword~,groß,hall,happen~,he'd,hoeft,i'm sorry,inscri~,inventory,it in,it stays,keys,kommen,let them,lovers,may,mindestens,miłego,models,news,not the,noticias,notici~,novak,number of,odbioru,odbior~,odbiór,of the,oma,onze,ostern,outward,outwar~,pallets,pallet~,per e,praxis,problems,prune,radio,rechenzentrum,rechen~,replace,researchers,rome,roses,save #sum,se non,secateurs,secate~,seu pedido,sharp,sicher,sofa,sofas,sounds,strg,sur notre,terminerinnerung,the radio,thing,to stay,today's,today'~,trouve~,um #number,urlaub,versehen,verseh~,versichertenkarte,versic~,volume,vorher,waren,we send,we write,you so,you'd rather,zahlungseingang,zahlungserinnerung,zum,überschnitten,суббот~,いで,えな,でく,に教,の人,コー,人に,他の,教え,証コ,認証
-27:account by,acompanhar,acompa~,advisers,aggiungo,aggiun~,agreed,all of,and #sum,answer the,apologise,as a,at northgate,authorities,beach,bedank~,been received,beware,bienvenido,biurze,bu,calle,cartero,carter~,charity,chega,class,clicks,collected,con el,confirma,connexion,connex~,contient,courier's,czas,d'empêchement,d'empê~,d'habitude,d'habi~,dawn,days you,dla,documento,dodać,domanda,domenica,domeni~,duda,electronically,encontró,enjoy,enough,entregue,escolha,escolh~,evenings,for two,forty,friday at,gioved~,giovedì,giovedì alle,grew,guessing,guessi~,hashed,have you,higher,hoffman,hoffma~,i'll get,identidad,ignorar,ignora~,involved,is wrong,jeśli,l'ospedale,l'ospe~,larkfield,larkfi~,manca,manutenzione,margin,mayor,me a,merci pour,meteors,meteor~,next time,northeast,northe~,ofercie,oferci~,ofertę,office,orders,particulier,past,patient,piątej,please complete,ponto,posted,preventivo,proceeds,puedes,pytanie,recoger,recoge~,refere~,registers,registrado,repayments,repaym~,repossessed,reposs~,retirada,retira~,revenue,revenu~,sealed,serwisu,serwis~,shareholders,shareh~,si no,sky,sponso~,szpitala,szpita~,they say,thinking,thinki~,to hear,unauthorised,unauth~,under the,van de,want my,war,warm,we collect,weten,you at,you get,youth,ない
-28:#number on,#number please,#number that,a look,again,and start,anniversaire,anyway,appetite,appeti~,as of,auditor,automa~,avsluta,avslut~,baja,başlad~,başladı,because you're,bees,bericht,berich~,bestsellers,bestse~,bibliothek,branch,broke,carla,cars,census,compar~,conditions,continues,cool,cousin,d'anniversaire,d'anni~,dag,dank,darse,david,de deux,dear all,dna,domingo,doming~,donors,f,fin,frakt,free account,free check,fri,genealogy,geneal~,goal,gracias por,grandi,grazie per,grey,gün,here's,hier,indirim,indirimi,invoices,is slow,jansen,january,januar~,joyeux,jullie,jumper,kits,knots,kunden~,kunnen,liefs,love,maintenance,medewe~,misspelt,misspe~,moving,ne,never ask,niedzielę,niedzi~,nine,nuevo,o que,october and,offrons,offron~,onderhoud,onderh~,opening,opening hours,openin~,pay #sum,pay less,places,played,please talk,portugal,portug~,prenumeration,prenum~,pâques,rather,rea,reader,recipe,region,remercions,remerc~,repaired,reprinted,reprin~,rivier,row,science,scienc~,several,severa~,seçili,shift,sleepy,smoke,studies,studie~,summer,tab,talked about,tante,tellement,tellem~,the end,thin,thinks,traces,twee,uploads,upp,utvalda,utvald~,vacances,vacanc~,varan,variants,varian~,varor,viendrons,viendr~,vote,yaz,you'll find,your package,your password,zeit,é,över,ücretsiz,ürünlerde,ürünle~,üzeri,заказ,здравс~,здравствуйте,он,отправлен,принят,сообщи~,сообщим,спасиб~,спасибо,сумма,чек,ール
-29:#number january,#number km,#number march,#number minutes,#percent on,#sum until,acuerdo,acuerd~,administrator,afhaalpunt,afhaal~,answered,avisaremos,avisar~,başka,before #number,beställning,bestäl~,better than,bezorgen,bijgaand,bijgaa~,bis,bisher,brings,buur,chairs,choisi~,commented,complain,conclusion,conclu~,dat,dear mr,del #number,değilseniz,değils~,dig,din,discount for,dock,drinks,edilecek,elbe,electric,elevated,elevat~,en nuestra,entre,evde,every day,evolution,evolut~,experiment,factuur,factuu~,families,famili~,fazer,för,games,gönderiniz,haha,he'll,heating,heatin~,heer,here are,hi david,inscrição,investigating,invites,irr,it at,it will,ito,kies,km,komt,kunt,language,liegt,magasin,magasi~,maken,meddelar,meddel~,mill,modem,morning the,nous ne,när,online and,opinions,or unsubscribe,parte,please bring,pr,practice,practi~,puede,quota,retry,review and,seis,seçebilirsiniz,seçebi~,shortcuts,shortc~,skickats,sleeps,stool,styles,summa,tack,takes ten,temps,the free,the password,the safe,the screen,the word,though,thousand,thu,thuis,tmrw,to lose,to us,tracking,tracki~,verzoeken,verzoe~,visit,volg,vriendelijke,vriend~,vóór,we will,week's,what to,will bring,withdrawal of,wochenende,wochen~,yarın,yearly,your browser,его,код,минут,никому,подтверждения,сообща~,сообщайте
-30:#number pm,a quick,abonelikten,abonel~,advert~,afschrijving,and help,and in,annual,as well,att,automatically,banks,berg,betaalmethode,bett,boat,bortse,bring a,będzie,children's,chère,ci,comb,configurações,continue,controleer,da,dagen,deel,dein,deinen,despite,despit~,detta,deux,directly,disable,doen,earned,ederiz,einkauf,einkau~,einlösen,einlös~,elige,entered,entere~,entregaremos,estarás,estará~,eten,faites,filled,forma,från,garden,gebruik,gebrui~,geburtstag,geburt~,gelukt,gäller,happens,has not,heure,in this,is still,it this,july and,kestrel,kestre~,kind,kinderen,libres,lice,llega,longer want,länken,lösenord,löseno~,main,mantenimiento,mejl,member~,mindestbestellwert,mislukt,misluk~,między,ms,niets,noch einmal,notebook,other,oublié,our sponsor,our website,pages,passed,pelo,pm,post,proberen,prober~,processado,readers,reader~,realiz~,recogida,recogi~,reminders,rents,reproduce,reprod~,ships,side,sign,signed,spend,ssh,stocks,study,summary,summar~,te doen,tentaremos,tentar~,teşekk~,teşekkür,the town,then look,there,tien,tijd,to leave,to this,todos los,tous les,town hall,trains,twice,us in,versio~,voici,we can't,weitere,wypisz,you got,your old,your payment,zondag,återst~,återställ,återställa,çık,ücrets~,бесплатная,возврат,выбранные,выходн~,выходных,дней,доставка,начала~,началась,распро~,распродажа,скидки,товары
-31:actual,alarm,altro,ana,antes del,are right,arriva,as always,ayudarle,ayudar~,backpack,backpa~,because the,beginners,beginn~,bekijk,bien,budget,bump,bumps,by post,calendar,chiarimento,chiari~,commenting,commits,compartilhe,connecting,consegnerà,cordiali,corriere,corrie~,costa,crosswords,crossw~,curl,daarna,dan,daños,debian,dependency,depend~,directamente,disponible,disposizione,dual,entered a,expira,factur~,fattura,fattur~,for beginners,franquicia,franqu~,frau,game,geehrte frau,genuine,genuin~,gmbh,hafenstr,hafens~,harbour,hasła,help,hugo,i'd,if you,im,in and,interest,invoic~,is #percent,it again,jest,jeudi,keller,landlord,landlo~,lift,lodash,members,merhaba,merhab~,miracle,miracl~,necesario,necesa~,necesitamos,often,oi,pagaremos,pagare~,poder,points,precis~,prefer~,propon~,put the,qualsiasi,qualsi~,rebase,rent,replac~,restiamo,restia~,reçu,riding,ritiro,sabato,saluti,samedi,scadenza,scaden~,scegli,segui,sentimos,sentim~,servic~,señor,sign in,stack,staff portal,stairs,steps,taller,tamber,that was,the landlord,thirty,timeout,timeou~,trigger,trigge~,trova,turns,two weeks,until the,until then,vehículo,vehícu~,verificação,visita,why,x,zaterdag,zaterd~,załącz~,вложен~,вложении,во,если,です
-32:#number days,abbuchung,abbuch~,about,afmelden,afmeld~,allegato,allega~,and then,andere,app,applicants,approve,apr,artikel,at nine,ausgewählte,author,balcony,by phone,bye,cancel at,checkout,checko~,chiediamo,chiedi~,click on,codici,datenschutz,datens~,deletes,demandons,docs,dokumente,dokume~,el #number,elektronischen,email address,entdecken,entdec~,enthält,enthäl~,estratto,estrat~,ethics,expires,exported,export~,five,freeze,grazie,haven't opened,headlamp,headla~,i got,if we,ignore~,impressum,impres~,ines,jamais,key,keyboa~,kontoauszug,kontoa~,last year,mai,neither,neithe~,nell'area,nell'a~,nichts,notebooks,participants,paula,photographs,postman,postma~,pour votre,preferences,rainy,re the,reception,recept~,relevé,research,reset,riservata,runbook,runboo~,rückgabe,rückga~,said,should be,statio~,studying,studyi~,subscription to,subscr~,the,the door,the position,the week,to verify,transport,transp~,tussen,ups,versandkostenfrei,we show,what i,when you,wine,your home,your tax,z,zobacz,zum #number,десять
-33:#number was,#sum was,a letter,administration,alt,appoin~,april,arrival,as usual,asked for,assessment,assess~,bel,ben,breakfast,breakf~,button below,can find,cuando,delete,disregard,disreg~,durante,durant~,ele,ends at,fairy,firing,flights,flight~,folding,foldin~,fwd,gratuita,groet,herbs,het,hi all,i must,ihres,index,interesting,is cheaper,is that,kan,liability,liabil~,logowania,logowa~,looks like,manute~,marco,museum,neues,nikomu,ninguém,ningué~,offerte,ontvangt,our new,pillar,podawaj,podawa~,pots,prod,pub,refund of,reservation,resolution,resolu~,roll,she's,sigue,story,sun's,t,takes place,thanks for,the number,the receipt,the spam,there tomorrow,to change,total,tram,twój,var,voor het,who's,year,year is,your doctor,отписа~,отписаться
-34:#number december,#number the,addebitare,advice,answer~,arasında,arasın~,at,attivare,attiva~,até,authorise,behind,bir,blocks,book by,bowl,breaks,changed,choisir,controlla,courses,course~,dad,december,decemb~,demandé,deposits,dni,enfants,enfant~,experts,expert~,forwarded,goes back,grant,guided,hem,i pay,if you're,ile,impostazioni,intentaremos,intent~,investor,is worth,jar,laden,magazine,magazi~,merci de,metodo,modifier,moyen,método,möglich,möglic~,nelle,no more,noi,offert~,only have,otro,podemos,podemo~,potwierdź,present for,på,reached,realizar,recibido,redeem,registrato,revisa,revisar,revisa~,riproveremo,riprov~,riuscito,shop in,so much,spam,taxes,tentative,tentat~,the recording,these,to tell,transferable,treated,treate~,tun,vérifiez,vérifi~,was locked,what happened,which is,with an,withhold,withho~,your pin,är,échec,действ~,действует
-35:#number en,#number october,#number september,a link,adres,alle #number,anexo,articoli,artico~,artículos,artícu~,asking,atenciosamente,atenci~,aufnehmen,aufneh~,before i,bem,better,between,betwee~,biblio~,building,buildi~,by bank,config~,contie~,cordia~,days if,demand~,der,die neue,dir,disiscriviti,disisc~,disposição,dostaw~,dúvidas,dúvida~,eigene,ein neuer,esaurimento,esauri~,esclarecer,esclar~,fatura,feedback,feedba~,floor,for this,geldig,gewohnt,gewohn~,gibt,greta,gym,hallo,iniziati,inizia~,krankenhaus,kranke~,learns,leave the,like to,mostly,nachricht,nas,neue,nigerian,nigeri~,omar,on paper,opnieuw,opnieu~,or in,orders over,our free,parents,parent~,patien~,pick up,polish,por tu,portal,prochaine,puts,questions,recebemos,redefinir,redefi~,reso,ricordiamo,ricord~,saldi,satisfied,sconti,scopri,scorte,segue,selezionati,smoothie,smooth~,somebody,somebo~,teapot,travel,unsatisfied,unsati~,vellum,vencimento,wartung,wartun~,weiter,your new,your parcel
-36:#sum delivery,a voucher,about #number,also the,anniversary,api,appeared,appear~,appointment,ask you,bitte überweisen,browser,browse~,brush,congratulate,danke,dentist,dentis~,do #number,du,edit,estamos,estamo~,este,evans,finally,finall~,frage,garage,hybrid,if they,lieu,look,memberships,never,number #number,obrigado,obriga~,on thursday,or on,our support,outro,próxima,savings,saving~,search,searches,search~,slow,sponsor,tenga,the main,the papers,the sale,the second,this list,três,ux,viewed,we do,welcome,welcome to,welcom~,whoever,whoeve~,you free,your settings
-37:#number april,#number june,#number thank,a week,abel,after that,agenda,and you,aura,auto renewal,awful,balcon~,cafés,carriers,challenge,challe~,chip maker,collec~,data is,dem,dias,dns,em,estará,faster,harbou~,he,is only,is removed,is what,its way,liebe,look at,machine,me if,merrier,merrie~,mind,negozio,negozi~,northgate,northg~,notre,off auto,offer for,offers,on its,on the,only the,project,projec~,prossimo,quiet,rechnung,recording,reminder,slowly,switch off,talk to,thanks to,that's,the university,them,they,third,this address,try,usual,ważny,wir,às
-38:a second,acquisto,and will,angefordert,angefo~,annan,auguri,booking,bookin~,buon,by video,candid~,collection,compleanno,contro~,costs,could you,cumpleaños,cumple~,days your,de la,eller,entre #number,extra,feliz,for orders,für,headphones,headph~,hof,hospital,hospit~,ignorieren,ignori~,inicio,jusqu'à,kaffee,keinen,kinderräder,kommer,lab,leaves,levererar,mattresses,mellan,more,morgon,nel,notice if,nous,offline,offlin~,ombud,or visit,please verify,probefahrt,probef~,rang,regalamos,regala~,returns,rien,rädern,says that,sesión,tanti,that date,the portal,things,tin,to unsubscribe,trunk,välja,we couldn't,which,years and,you both,your adviser,zurücksetzen,ändern,с
-39:#number e,about two,advertisement,and is,call us,can switch,carácter,caráct~,ce message,certificado,changed your,chip,claves,come down,consultar,costumbre,costum~,don't tell,downgraded,downgr~,einmal,electronic,electrónica,excuse,extracto,fare,fdic,first then,genera~,halden,hasta,horses,informativo,inheri~,it for,le #number,lena,looks,machin~,me when,nor,notato,novo,nulla,our site,pediremos,pedire~,percentage,please call,questions about,recordatorio,recuerde,recuer~,rosa,sam,sede,shared,something,someth~,sparen,this because,tot,transcript,typos,tú,unfortunately,unfort~,version,voor je,válido,wants the,we need,workspace,worksp~,yield
-40:#number uhr,#sum the,anderen,andere~,anyone's,anyone~,anything,anythi~,are with,ativar,bar,bij,cadastrou,cadast~,candle,carrie~,changes,che,coffee,dashboard,dashbo~,dead,disconnection,earbuds,earbud~,expires in,factura,ghent,have not,hay,hoi,in may,invite,la facture,lend,linux,messaggio,mindes~,nachbarn,nachba~,no charge,notebo~,november,novemb~,nächsten,october,octobe~,our team,parking,parkin~,per il,photograph,pick it,prossi~,próxim~,quarry,rain,recommend,recomm~,recovery phrase,reminded,resear~,return,scams,senior,services,spring,still,switch,the address,the bar,the station,think we,tote,try again,tuesday,tuesda~,uhr,vacuum,vencim~,verfolgen,verfol~,vindo,wallet's,we never,we'll try,wählen,zwischen,zwisch~
-41:and we'll,antes,artike~,autre,beste,bike,bitte,board,concer~,credit union,cried,decline,disponibile,disposición,est valable,from you,here is,is here,is now,june,là,minutes,minute~,or online,packed,payment method,rid,safety,somebody who,su disposición,suivre,this issue,until sunday,voir,voisin,whitelisting,wij,workshop,your loyalty,zehn,до,验证
-42:#number july,account has,adviser,almost,are free,both get,cases,cet,clause,créé,deploy,feed,get the,how,ignorez,já,kind regards,kod,las,las #number,lisbon,me in,money for,nächst~,on saturday,paint,parcel from,pedimos,pedimo~,plan before,plans,quando,relais,school,six,sorry for,sábado,tagen,talk,the plan,this message,tickets,tolls,total #sum,train,was changed,written,writte~,не
-43:a neighbour,afschrift,ago,alder,arrive,beer,changing,changi~,colours,colour~,de tu,del,disponível,doesn't,doesn'~,electricity,fell,gracias,gracia~,in online,internetbankieren,jusqu'~,klaar,march,modifi~,n'avez,neighbour,nooit,nothing,nothing to,nothin~,procha~,punto,read the,rekeningafschrift,saved,september,septem~,staat,starte~,subscribed,sunday,sunday and,tls,to help,to search,tonight at,você não,vous n'avez,wachtwoorden,winter,worksh~,you sent
-44:#sum you,a friend,a present,and #number,casa,charger,cyber,da sua,espace,fault,favour,firefox,firefo~,guess,hacer,i had,ignora,ignore,keyboards,mensaje,mensaj~,monitors,month to,or call,pallet,printed,question,relabelled,separately,separa~,stress,takes,tomorrow's,valido,votre espace,we've,would,wrist
-45:abmelden,abmeld~,alerts,annive~,baggage,baggag~,be paid,button,change your,cobrar,compartas,contacting,departs,departure,dignity,dignit~,do anything,don't need,en casa,ending in,es,facture,iniciar,inicia~,itinerary,itiner~,link is,loser,mattress,mattre~,mês,newsletter,notary,paid your,passenger,passen~,pick,please send,rental,see you,station,terminal,the #number,ticket~,travelling,truck,verificación,whisky,you hear
-46:advertisements,asked us,cześć,limit,manage,of them,only in,pedido,please find,remind~,reste,see all,ten,the one,we don't,we paid,withdrawal,you no
-47:#number dear,#number points,active~,back within,change~,choose a,commen~,got,hej,hour,kommt,merci,monday,nous vous,olá,please check,tax office,the invoice,tidepool,tidepo~,topped,weekend,wie,would be,you could
-48:amounts,amount~,and pick,bank account,cheaper,course,customs duty,disk,do nothing,existing,existi~,find,from outside,in about,in den,new address,newsle~,next,não,on,pizza,please sign,saturd~,second,talked,that i,this winter,unsubscribe,unsubs~,vale,voor,weeken~,you bought,you find,you'll get
-49:a customer,days and,giorni,nights,on friday,receipt,see what,valable,valabl~,wants,wednesday,wednes~,week,you want
-50:action is,advise~,any time,bought,ciao,ending #number,extrato,extrat~,july,lunch,marlow,next week,photog~,saturday,thank,thank you,the supplier,wants to,where you,wireless,wirele~
-51:accedere,activate,always,and only,at it,basket,between #number,can cancel,comunicarlo,create,general,how to,invita~,lake,moment~,registering,the book,thursday,thursd~,your documents
-52:afschr~,angemeldet,angeme~,can we,comuni~,diese,falls,jobs,kinder~,listed,order online,paid the,receip~,started,that day,tra,you for
-53:account was,an hour,cheape~,fine,freischalten,freisc~,i don't,invitation,is #number,issue,shop now,the limit,tienes,to do,was you,when,willkommen,you add,you asked,you left
-54:#number at,cambia,change,in as,seven,three,times,version #number
-55:bring your,call me,dans votre,if,is available,ist,member,nada,new one,outside,outsid~,payouts,payout~,please,received,your order
-56:#number para,before you,in the,inherit,questi~
-57:at any,by #number,folder,nie,paper,sorry,tu cuenta
-58:for the,from us,i told,moments,the button,until #number,vat of
-59:clicking,clicki~,code is,doesn't work,mensagem,three times,transfer to
-60:a photo,at the,before that,both,code #number,days,end,unsubscribed
-61:available in,finish,is in,subscribe,vat,we'll
-62:comes,dispon~,replied,replie~,si,tu
-63:ask your,bestätigungscode,got the,lautet,nunca,the app,then,this email,trips
-64:activeren,choose,welkom
-65:ask,chose,mum,se,till
-66:bank transfer,book,bring,four,is attached,order #number,refer,two
-67:aktywować,aktywo~,get #sum,went to,witamy
-68:thanks
-69:electr~,per customer
-70:asked,complete your,ending
-71:settings,settin~,until
-72:trip,weekdays,weekda~
-74:says
-77:re
-78:dpi
-82:you can
-83:#number it
-91:on #number
-93:证码
-97:received your`,
};

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/score-words.js
/** What the word table says of a text. */


const tellingCount = 5;
/** Reads the lines of a table: `120:act now,claim`, the weight in hundredths. */
function parseWordTable({ bias, lines }) {
    const weights = new Map();
    for (const line of lines.split('\n')) {
        const colon = line.indexOf(':');
        const weight = Number(line.slice(0, colon));
        if (colon > 0)
            for (const feature of line.slice(colon + 1).split(','))
                weights.set(feature, weight);
    }
    return { bias, weights };
}
let parsed;
/** The table that presend comes with; read at its first use, so that a start costs nothing. */
function builtInWeights() {
    parsed ??= parseWordTable(wordTable);
    return parsed;
}
/**
 * The linear score of `words`. The sum of weights is divided by the root of the number of distinct features, known
 * or not: a long text has more of everything, and what the table never saw makes it less sure.
 */
function scoreWords(words, { bias, weights } = builtInWeights()) {
    const features = readWordFeatures(words);
    if (features.size === 0)
        return { margin: 0, telling: [] };
    let sum = 0;
    const speaking = [];
    for (const feature of features) {
        const weight = weights.get(feature) ?? 0;
        sum += weight;
        if (weight > 0)
            speaking.push({ feature, weight });
    }
    return { margin: (bias + sum / Math.sqrt(features.size)) / 100, telling: mostTelling(speaking) };
}
function mostTelling(speaking) {
    return speaking
        .filter(({ feature }) => !/[#~]/u.test(feature))
        .toSorted((left, right) => right.weight - left.weight || (left.feature < right.feature ? -1 : 1))
        .slice(0, tellingCount)
        .map(({ feature }) => feature);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/evidence.js
/** Prepares the words of a message for the rules. */

/** Longer texts are judged by their beginning and end: time per message stays bounded. */
const maxWordsLength = 40_000;
/** What the rules look at. */
function readEvidence(content) {
    const subject = normalizeWords(content.subject);
    const { visibleText } = content;
    const text = visibleText.length <= maxWordsLength
        ? visibleText
        : `${visibleText.slice(0, maxWordsLength / 2)}\n${visibleText.slice(-maxWordsLength / 2)}`;
    const words = `${subject}\n${normalizeWords(text)}`;
    return {
        content,
        subject,
        words,
        wordCount: words.split(/\s+/u).length,
        wordScore: scoreWords(words),
        fromDomain: content.message.from[0]?.domain ?? null,
    };
}
/** Characters that are not seen: soft hyphen, zero-width characters, joiners, byte order mark. */
const invisibleCharacters = /\p{Default_Ignorable_Code_Point}/gu;
/** One spelling for one wording: case, width, apostrophes, invisible characters and white space do not matter. */
function normalizeWords(text) {
    return text
        .normalize('NFKC')
        .replaceAll(invisibleCharacters, '')
        .toLowerCase()
        .replaceAll(/[‘’ʼ`´]/gu, "'")
        .replaceAll(/[“”„]/gu, '"')
        .replaceAll(/[‐‑‒–—]/gu, '-')
        .replaceAll(/\s+/gu, ' ')
        .trim();
}

// EXTERNAL MODULE: ./lib/verdict/content/link-target.js
var link_target = __webpack_require__(88217);
;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/brands.js
/** Names that fraud borrows most, and the domains that really bear them. */

/** In lower case, as one word. Their own hosts carry the name as the registered part. */
const imitatedBrands = 'paypal apple icloud microsoft office365 outlook google gmail amazon netflix facebook instagram whatsapp linkedin dropbox docusign adobe coinbase binance metamask chase wellsfargo citibank hsbc barclays santander dhl fedex ups usps royalmail ebay spotify steam sharepoint onedrive mcafee quickbooks intuit walmart costco venmo sparkasse postbank commerzbank chronopost laposte bbva revolut evri trezor disney hermes'.split(' ');
/** Domains of a brand that do not bear its name as a whole. */
const furtherNames = {
    facebook: ['facebookmail', 'fb'],
    google: ['googlemail', 'gmail', 'youtube'],
    microsoft: ['microsoftonline', 'office', 'outlook', 'live', 'sharepointonline'],
    amazon: ['amazonses', 'amazonaws'],
    apple: ['icloud'],
    dhl: ['deutschepost'],
    disney: ['disneyplus', 'go'],
    sharepoint: ['microsoft', 'sharepointonline'],
    onedrive: ['microsoft', 'live'],
};
/** Words that stand beside a brand when its name is the sender's: "PayPal Support", "Amazon Prime". */
const officeWords = /\b(?:account|accounts|alerts?|bank|billing|business|care|center|centre|customer|delivery|department|desk|express|fraud|help|id|inc|info|kundenservice|legal|mail|member|no-?reply|notifications?|online|pay|prime|rewards?|security|service|services|support|team|update|via)\b|[^a-z]/gu;
/** The brand that is all a sender's name says, office words aside; `null`: none, as in the name of a person. */
function brandOfName(displayName) {
    const rest = displayName.toLowerCase().replaceAll(officeWords, '');
    return imitatedBrands.find((brand) => brand === rest) ?? null;
}
/** True when `domain` is one of `brand`'s own, by its registered name. */
function brandOwns(brand, domain) {
    const label = (0,link_target/* registeredDomain */.tg)(domain).split('.')[0] ?? '';
    return label === brand || (furtherNames[brand]?.includes(label) ?? false);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/fraud-concepts.js
/**
 * What fraud speaks of, in the languages most mail is written in. A concept alone proves nothing: honest mail names
 * passwords, fees and deadlines too. Rules ask for several of them at once.
 */
/** Fraud comes to its point; the rest of a long text would only say everything by chance. */
const searchedLength = 6000;
/** Small letters of the languages below. `\p{L}` would do, and take three times as long at the first message. */
const letters = 'a-zß-öø-ſа-яё';
/** Phrases, one a line or parted by ` | `; `*` stands for any letters, ` … ` for up to three words. */
function phrases(list) {
    const alternatives = list
        .split(/ \| |\n/u)
        .map((phrase) => phrase.trim())
        .filter((phrase) => phrase !== '')
        .map((phrase) => phrase.replaceAll('*', `[${letters}]*`).replaceAll(' … ', `(?: [${letters}'0-9,-]+){0,3} `));
    // Chinese and Japanese write no blanks, so a letter before or behind is no sign of another word there.
    return new RegExp(`(?<![${letters}])(?:${alternatives.join('|')})(?![${letters}])`, 'u');
}
const concepts = {
    /** Something will be taken away from the reader. */
    loss: phrases(`
    (?:account|access|mailbox|e-?mail|card|wallet|membership|subscription|profile|page|service|domain)s? … (?:suspend|lock|block|clos|deactivat|disabl|terminat|restrict|limit|delet|freez|froz|cancel|revok|remov|shut)(?:e|ed|en|es|ion|ing|ked|s| down|led|ling)?
    (?:permanent|temporar)* (?:suspen|lock|block|clos|deactivat|disabl|terminat|restrict|limit|delet|los|erase)*
    los(?:e|ing) (?:your )?(?:online )?(?:access|account|data|e-?mails|files|coverage|benefits|everything) | cut off | (?:switched|shut) off | safe mode | (?:will|would|gets?|is|are|be|it's|they're) (?:be |being |then )?(?:permanently )?(?:deleted|destroyed|dropped|erased|removed|unpublished|withdrawn|frozen|taken down|switched off|cancelled|closed|paused|rejected|void)
    will be (?:lost|erased|burned|destroyed|deleted)
    return(?:ed)? to (?:the )?sender | (?:shipped|sent|goes|go) back | surcharge | late fee | lost forever | legal action | arrest* | lawsuit | bailiffs | court
    (?:konto|zugang|postfach|karte|zugriff|mitgliedschaft|wallets?) … (?:gesperrt|eingeschränkt|deaktiviert|gelöscht|geschlossen|ausgesetzt|gekündigt|blockiert) | endgültig* sperr* | (?:an den absender )?zurückgesendet | verlieren sie … zugriff
    (?:compte|accès|carte|messagerie|abonnement) … (?:suspendue?|bloquée?|limitée?|désactivée?|supprimée?|fermée?) | retourné à l'expéditeur | poursuites | mandat d'arrêt
    (?:cuenta|acceso|tarjeta|buzón|suscripción) … (?:suspendida|bloqueada|limitada|desactivada|cancelada|cerrada|bloqueado) | devuelto al remitente | embargo
    (?:conto|account|accesso|carta|utenza|casella|abbonamento) … (?:sospes[oa]|bloccat[oa]|limitat[oa]|disattivat[oa]|disabilitat[oa]|cancellat[oa]) | restituito al mittente
    (?:conta|acesso|cartão|caixa|assinatura|cpf) … (?:suspens[oa]|bloquead[oa]|desativad[oa]|cancelad[oa]|encerrad[oa]) | devolvido ao remetente
    (?:rekening|toegang|account|betaalpas|mailbox|abonnement) … (?:geblokkeerd|opgeschort|gedeactiveerd|verwijderd|beëindigd) | terug naar de afzender | beslag*
    (?:konto|dostęp|karta|skrzynka|subskrypcja)* … (?:zablokowan[eyao]|zawieszon[eyao]|usunięt[eyao]) | zwrócona do nadawcy
    (?:счёт|счет|карта|аккаунт) … (?:заблокирован[аы]?|закрыт[аы]?|приостановлен[аы]?) | hesab* … (?:askıya|kapatıl*|kilitlen*) | konto … (?:spärrats|stängs)
    停止 | 制限 | 冻结 | 关闭`),
    /** The reader must be quick. */
    hurry: phrases(`
    (?:within|in|next) (?:the next |less than )?(?:\\d+|one|two|three|twelve|twenty-four|forty-eight) ?(?:h|hrs|hours?|minutes)
    tonight | this evening | (?:by|at|before|until) (?:noon|midnight|\\d{1,2}:\\d\\d|\\d{1,2} ?(?:am|pm|uhr)|monday|tuesday|wednesday|thursday|friday|sunday|tomorrow) | in \\d+ (?:hours|days|minutes) | (?:two|three|2|3) (?:more )?days
    immediate* | urgent* | at once | right away | as soon as possible | final (?:notice|reminder|warning|attempt) | last (?:chance|reminder|warning|notice|attempt) | (?:before|until|by) (?:midnight|tonight|end of (?:the )?day|close of business) | expir(?:es|ing|e) (?:today|tonight|soon|in \\d+ (?:hours|minutes)) | act now | today | deadline | or (?:else|it will)
    innerhalb (?:von )?\\d+ stunden | sofort* | umgehend | dringend* | letzte (?:erinnerung|mahnung|warnung) | heute
    (?:sous|dans les|dans un délai de) \\d+ (?:h|heures) | immédiatement | urgent* | dernier (?:avis|rappel) | dernière relance | aujourd'hui
    (?:en|dentro de) (?:las próximas |menos de )?\\d+ horas | inmediatamente | urgente* | último aviso | hoy | ahora
    entro \\d+ ore | immediatamente | ultimo avviso | oggi | subito
    em (?:até )?\\d+ horas | imediatamente | último aviso | hoje | agora
    binnen \\d+ uur | direct | onmiddellijk | laatste (?:waarschuwing|aanmaning|herinnering) | vandaag
    w ciągu \\d+ godzin | natychmiast | pilne | dzisiaj | teraz | в течение \\d+ часов | срочно | сегодня | \\d+ saat | hemen | inom \\d+ timmar
    \\d+時間以内 | 至急 | \\d+小时内 | 立即`),
    /** The reader is to show that he is himself. */
    confirm: phrases(`
    (?:re-?)?(?:verify|validate|confirm|authenticate|activate|update|unlock|restore|reactivate) … (?:account|identity|mailbox|password|card|wallet|payment|billing|login|log-in|details|information|ownership|profile|e-?mail|address|access|yourself|device|info)
    prove … (?:ownership|owner|identity) | identify yourself | re-?enter … (?:street|address|card|password) | (?:sign|log) ?(?:in|on) (?:once|one time|below|with) | validat* … (?:them|it|credentials|login) | (?:put in|enter|type|add) … (?:another |new |your )?card
    (?:sign|log) ?in (?:with|using) (?:your )?(?:work |company |corporate |office )?e-?mail | keep (?:your |the )?(?:same |current )?password | same password | prove … you are
    (?:bestätigen|verifizieren|aktualisieren|bestätige) sie … (?:daten|konto|identität|zahlungsdaten|lieferadresse|verfahren|passwort|wallet) | konto … (?:bestätigen|verifizieren) | passwort behalten | registrierung erneuern
    (?:confirme[rz]|vérifie[rz]|mettre à jour|mettez à jour|activer|validez?) … (?:compte|identité|informations|coordonnées|carte|paiement|adresse|données) 
    (?:confirm[ea]r?|verifi(?:car|que)|actuali(?:zar|ce)|valid(?:ar|e)|reactivar|activar) … (?:cuenta|datos|identidad|tarjeta|pago|dirección|sistema)
    (?:conferma|verifica|aggiorna|inserisci)* … (?:conto|dati|identità|carta|account|pagamento|password)
    (?:confirm[ea]r?|verifi(?:car|que)|atualiz(?:ar|e)|valid(?:ar|e)|desbloquear|regularizar|informe) … (?:conta|dados|identidade|cartão|senha|pagamento|cpf)
    (?:bevestig|verifieer|controleer|werk|vul)* … (?:gegevens|rekening|identiteit|betaalgegevens|account)
    (?:potwierdź|zaktualizuj|zweryfikuj|podaj) … (?:dane|konto|kartę|płatnicze|tożsamość)
    подтвердите … (?:данные|личность|карт*|счёт) | (?:bilgi|hesab)* … doğrula* | bekräfta … (?:uppgifter|kort*|konto*)
    本人確認 | ご確認ください | 验证 | 更新`),
    /** Things nobody asks for by mail. */
    secret: phrases(`
    (?:three|3) digits | (?:long|card) number | (?:client|customer) number | (?:mail|mailbox|network|e-mail) password | password of (?:your|the) mailbox | online banking login | (?:twelve|12|24|recovery) words | (?:another|new) card | with (?:your|my) bank
    pin | cvv | (?:credit |debit |payment |bank )?card (?:number|details|information) | (?:billing|payment|bank(?:ing)?) (?:details|information|info) | (?:e-?mail |current |your )password | (?:e-?mail|username|user name|login) and (?:your )?password | (?:recovery|seed|secret) phrase | \\d+ words? (?:recovery|secret|seed)? ?phrase | date of birth | social security | bank account number | two-factor code | credentials | reconnect … wallet | (?:connect|link|sync|import) … (?:wallet|phrase)
    kennwort | pin | tan | kreditkarte* | kontodaten | zahlungsdaten | anmeldename | bankdaten | wiederherstellungsphrase
    mot de passe | code secret | carte bancaire | coordonnées bancaires | identifiants | informations de paiement
    contraseña | clave | datos de (?:su |la )?tarjeta | tarjeta | datos de pago | datos bancarios
    password | dati della carta | dati di pagamento | codice segreto | dati personali
    senha | dados bancários | cartão | dados de pagamento | cpf
    wachtwoord | bankgegevens | betaalgegevens | pincode | hasł(?:o|em) | dane (?:karty|płatnicze) | данные карты | пароль | kart bilgi* | şifre* | kort*
    暗証番号 | カード番号 | クレジットカード | 密码 | 银行卡`),
    /** A small sum to pay before something good happens, or something bad does not. */
    fee: phrases(`
    import (?:tax|vat) | small fee | (?:fee|postage|duty|difference) for it | too little for
    (?:customs|import|shipping|delivery|redelivery|handling|processing|clearance|storage|conversion|courier|release|postage|locker|relabelling)* (?:fees?|dut(?:y|ies)|charges?|costs?|extension) | unpaid (?:toll|fine|fee|balance|postage) | (?:reduced |outstanding )?(?:fine|penalty|toll) | postage | just pay shipping | only (?:shipping|the shipping) | overdue toll
    zollgebühr* | versandkosten | gebühr | bußgeld | frais (?:de|d') ?(?:douane|livraison|port|envoi|réexpédition) | frais | amende
    gastos de (?:aduana|envío) | tasa | multa | spese di (?:dogana|spedizione) | dogana | taxa | frete | alfândega | guia | invoerkosten | verzendkosten | openstaand* bedrag | dopłat* | opłat* | należności | таможенный сбор | gümrük ücreti | kargo ücreti | tullavgift*
    手数料 | 费用 | 运费`),
    parcel: phrases(`
    parcels? | packages? | shipments? | consignment | courier | delivery | depot | (?:your|an|the) item | tolls? | e-toll | parking | traffic violation | speed camera | licence plate | license plate
    paket* | sendung | zustellung | colis | livraison | stationnement | infraction | paquete | envío | multa | pacco | spedizione | encomenda | pacote | pakket | paczk* | przesyłk* | посылк* | kargo* | gönderi
    お荷物 | 再配達 | 包裹`),
    /** An order, a renewal or a debit that the reader does not know of. */
    charge: phrases(`
    (?:auto-?|automatically |successfully |been |be )?(?:debited|charged|deducted|renewed|renew|billed) | auto[- ]?(?:debit|renewal) | (?:thank you|thanks) for (?:your )?(?:renewing|purchase|purchasing|order|shopping|subscribing|choosing) | authori[sz]ed a payment | payment (?:of|was) … successful | purchase`),
    /** The reader is to telephone and have it undone. */
    callBack: phrases(`
    ring us | on duty | (?:call|phone|dial|contact|reach|speak|get in touch|ring) … (?:us|our|the|support|department|desk|team|helpline|help ?line|help ?desk|toll-? ?free|technicians|centre|center|officer|specialist) | toll-? ?free | help ?line | support number | call (?:now|immediately|right away|today)`),
    undo: phrases(`
    rather not | (?:give|get|gives|have) … (?:every cent|money) back | not your (?:order|purchase) | reverse
    (?:did|do|have)(?: not|n't) (?:authori[sz]e|make|place|recogni[sz]e|request)* | (?:cancel|dispute|refund|stop|reverse) (?:the|this|your|it|a) | (?:wish|want|case you want|like) to cancel | to cancel | not you\\? | mistake | refund | hackers? | virus* | infected`),
    phone: /(?:\+?1[ .-]?)?\(?\b8\d\d\)?[ .-]\d{3}[ .-]\d{4}\b|\+\d{1,3}[ .(-]{1,2}\d{2,4}[ .)-]{1,2}\d{3,4}[ .-]?\d{3,4}/u,
    giftCard: phrases(`
    (?:gift|google play|steam|itunes|apple|amazon|ebay|vanilla|razer) (?:or [a-z]+ )?(?:gift )?cards? | geschenkkarte* | google-play-karten | cartes? (?:cadeaux?|pcs|transcash) | tarjetas? (?:de )?regalo`),
    payOut: phrases(`
    (?:salary|pay|payments?) (?:into|to) … account | new account | account in the | vouchers? | wire | (?:bank |same[- ]day |urgent )?transfer | payment | reimburse* | codes? | direct deposit | balance | purchase | remit* | w-?2
    überweis* | kontostand | codes | virement | codes | transferencia | bonifico | transferência | overboeking | przelew`),
    /** The reader is to keep quiet, or cannot ask back. */
    secrecy: phrases(`
    not a word | phone is off | don't call | no calls | a secret | (?:with|at) the lawyers
    (?:can't|cannot|can not|unable to|couldn't) (?:talk|speak|call|take calls|do it)* | in (?:a|back-to-back|the) … (?:meeting|conference|call)* | in meetings | no calls | (?:keep|let's keep) (?:this|it) (?:between|confidential|a surprise|private)* | (?:don't|do not|must not) (?:discuss|speak|tell|mention)* | discreet* | confidential* | (?:e-?mail|text) only | reply (?:only )?by e-?mail | limited phone | surprise | tied up | between us
    vertraulich* | nicht erreichbar | besprechung | mit niemandem | überraschung | confidentiel* | en réunion | n'en parlez | ne m'appelez pas | confidencial* | reunión | con nadie | riservat* | in riunione | a nessuno | vertrouwelijke? | vergadering | met niemand`),
    /** Somebody has seen or taken what the reader would hide. */
    blackmail: phrases(`
    through your camera | (?:film|video) of (?:it|you) | goes to a forum | customer table | hole in your | (?:took|copied) … (?:data|table|records)
    (?:recorded|filmed) (?:you|a video)* | (?:video|recording|footage) of you | (?:your|the) (?:web ?cam|camera) | hack(?:ed|er|ers)* | spyware | trojan | malware | (?:all )?your contacts | (?:adult|porn)* (?:site|video|sites|videos|movies|material)s? | ddos | leaked | paid me to | little secret
    gehackt | gefilmt | pornoseite* | kontakte | piraté | filmé | site pour adultes | tous vos contacts | hackeado | grabé | páginas porno | hackerato | filmato | siti porno | invadi | gravei | pornô | gehackt | gefilmd | pornosite | włamałem | nagrałem | взломал* | видео`),
    crypto: phrases(`bitcoins? | btc | ethereum | eth | usdt | crypto* | wallet | monero | биткоин*`),
    fortune: phrases(`
    (?:million|billion)s? | (?:[$€£]|usd|us\\$|eur) ?\\d{3}[\\d,.]{4,} | lump sum | large sum | million* | millionen | millones | milioni | milhões | miljoen | \\d[.,]\\d{3}[.,]\\d{3} | trunk box | bank draft | great sum`),
    /** How the fortune comes to him. */
    windfall: phrases(`
    next of kin | beneficiary | inherit* | late (?:husband|client|father|wife|customer) | died | deceased | dying | widow | orphan* | unclaimed | abandoned | donat(?:e|ion|ing) | compensat* | lottery | you(?:'ve| have)? (?:just )?won | winner | consignment | atm card | diplomat* | foreign partner | contract fund | overdue | mutual benefit | invest* in your country | trustworthy
    erbschaft | spende* | begünstigter | witwe | lotto | verstorben* | angehörig* | héritage | héritier | veuve | don | décédé | heredero | fallecido | premiado | vedova | donare | falecido | herdeiro | weduwe | schenken | wdow* | przekazać`),
    stranger: phrases(`
    (?:full|your) names? | god (?:bless|fearing)* | remain blessed | dear (?:friend|beloved|beneficiary|sir)* | attn | barrister | attorney | (?:private|personal) e-?mail | trust* | honest* | (?:reply|contact|get back) … (?:me|agent|secretary|lawyer|urgently|with) | confidential* | risk[- ]free | no risk | 50/50 | selected | name and phone
    vollständigen namen | gott | vertraulich | rechtsanwalt | dieu | notaire | confiance | nombre completo | abogado | dio | avvocato | nome completo | deus | god | naam, adres | bóg | uczciwej`),
    promise: phrases(`
    paid (?:nightly|every|each|daily) | \\d+(?:[.,]\\d+)? ?(?:%|percent) (?:a|per|each|every) (?:day|week|month) | (?:no|without) (?:cv|interview|experience)
    (?:earn|make|get|profit|income|salary|paid|pay)* … (?:[$€£] ?\\d[\\d.,]*|daily|per day|a day|weekly|a week|instantly|per month) | guaranteed* | no experience | work from home | part-?time | passive income | no credit check | loans? | profits? | interest rate | cheap* | best (?:price|rate)s? | free (?:trial|spins|test) | 100%
    verdienen | keine erfahrung | kredit* | prêts? | gagnez | sans expérience | préstamos? | gana | ganar | prestit[oi] | guadagna | empréstimo | ganhe | verdien | pożyczk* | zarabiaj | kazan* | 赚钱 | 稼`),
    chatApp: phrases(`whats ?app | telegram | wechat | signal messenger | hangouts`),
    scanCode: phrases(`(?:point|hold) your phone | (?:scan|use|open) … (?:qr|qr-) ?code | qr ?code … (?:scan|phone|camera)* | scannen sie | scannez | escanee | scansiona`),
    workLogin: phrases(`
    (?:work|company|corporate|office|employee) (?:e-?mail|account|login|password) | (?:multi|two)-factor | mfa | 2fa | authenticat* | re-?authenticate | password | log ?in | sign ?in | payroll | salary | hr | benefits`),
    archivePassword: phrases(`(?:password|passcode|passwort|mot de passe|contraseña|hasło|pass) ?(?:is|:|=|ist|for|to)? ?['"]?[a-z]{0,9}\\d+ | with password | protected`),
};
/** True when the message speaks of every one of `wanted`. */
function speaksOf(evidence, ...wanted) {
    const text = evidence.words.slice(0, searchedLength);
    return wanted.every((concept) => concepts[concept].test(text));
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/link-hosts.js
/** Hosts and top-level domains that links of fraud go to more often than others. */

/** Hosts that only hand on to another address. */
const shorteners = new Set(`bit.ly tinyurl.com t.co goo.gl ow.ly is.gd buff.ly rebrand.ly cutt.ly shorturl.at rb.gy tiny.cc t.ly s.id bl.ink
   adf.ly v.gd soo.gd qr.ae trib.al lnkd.in dlvr.it shrtco.de 1url.com x.co`.split(/\s+/u));
/** Top-level domains in which abuse is many times the mean, by the yearly lists of abuse desks. */
const abusedTlds = new Set('zip mov top xyz click link gq cf ml ga tk work loan men bid stream download racing review accountant date faith win party trade science cricket country kim rest buzz cyou icu monster quest sbs cfd bond beauty hair makeup'.split(' '));
/** Where anybody puts up a form or a site in a minute, without a name of his own. */
const freeHosts = /(?:^|\.)(?:forms\.gle|forms\.office\.com|(?:docs|sites)\.google\.com|(?:weebly|wixsite|webflow|jotform|typeform|formstack|000webhostapp|blogspot|wordpress|godaddysites|square|mystrikingly|webnode|yolasite)\.(?:com|io|site|page)|(?:web|firebaseapp|pages|r2|workers|netlify|vercel|glitch|surge|replit|herokuapp|onrender|github)\.(?:app|dev|me|sh|com|io)|ipfs\.io|t\.me|wa\.me)$/u;
/** True for a public address shortener. */
function isShortener(host) {
    return shorteners.has((0,link_target/* registeredDomain */.tg)(host));
}
/** True for a host in a top-level domain that is abused very often. */
function hasAbusedTld(host) {
    return abusedTlds.has(host.split('.').at(-1) ?? '');
}
/** True for a host at which anybody can publish a form or a site for nothing. */
function hostsForms(host) {
    return freeHosts.test(host);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/mailboxes.js
/** Domains at which anybody gets a mailbox. */
/** Names with "freemail" or "webmail" too, as the reserved domains have none. */
const freemailPattern = /^(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|aol|gmx|mail|web|icloud|proton|protonmail|yandex|zoho|inbox|rediffmail|tutanota|163|126|qq|excite|lycos|netscape|juno|eudoramail)\.(?:[a-z]{2,4})(?:\.[a-z]{2})?$|(?:^|\.)(?:freemail|webmail)\./u;
/** True for a provider of free mailboxes; false for `null`, no domain. */
function isFreemail(domain) {
    return domain !== null && freemailPattern.test(domain);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/spam-rule.js
/** The shape of a rule of the built-in engine, and what all of them look at. */
/** 1 for a claim that holds, else 0: for rules that fire or do not. */
function once(claim) {
    return claim ? 1 : 0;
}
/** Points of one rule on one message. */
function scoreOf(rule, evidence) {
    const count = rule.count(evidence);
    return count === 0 ? 0 : (rule.weights[Math.min(count, rule.weights.length) - 1] ?? 0);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/fraud-rules.js
/** Rules on fraud of today: well-formed mail that is known by what it asks for, how fast, and by which way. */






const own = 'presend, own rule (version 2)';
const scamPages = 'FTC and Action Fraud: how phishing, gift card and refund scams work (2025)';
function hasWebPage({ content }) {
    return content.message.attachments.some(({ filename }) => /\.(?:x?html?|svg)$/iu.test(filename ?? ''));
}
/** The reader can be led to a page: by a link, or by a page that is attached. */
function leadsSomewhere(evidence) {
    return evidence.content.links.length > 0 || hasWebPage(evidence);
}
/** All links leave the sender's own domain. */
function leadsOnlyAway({ content, fromDomain }) {
    return (fromDomain !== null &&
        content.links.length > 0 &&
        content.links.every(({ target }) => (0,link_target/* registeredDomain */.tg)(target.host) !== (0,link_target/* registeredDomain */.tg)(fromDomain)));
}
function greetsNobody({ words }) {
    return /\b(?:dear|hello|hi|attention) (?:valued )?(?:customer|client|user|member|taxpayer|colleague|owner)\b|sehr geehrter kunde|cher client|estimado cliente|gentile cliente|prezado cliente|geachte klant|szanowny kliencie|уважаемый клиент/u.test(words);
}
/** How many kinds of evidence stand together in a mail that threatens and leads somewhere. */
function phishingStrikes(evidence) {
    if (!leadsSomewhere(evidence) || !speaksOf(evidence, 'loss'))
        return 0;
    const isHurried = speaksOf(evidence, 'hurry');
    const asks = speaksOf(evidence, 'confirm');
    const wantsSecret = speaksOf(evidence, 'secret');
    if (!asks && !wantsSecret)
        return 0;
    return once(isHurried) + once(asks) + once(wantsSecret) + once(leadsOnlyAway(evidence) || greetsNobody(evidence));
}
function showsForeignBrand({ content, fromDomain }) {
    const brand = brandOfName(content.message.from[0]?.displayName ?? '');
    return brand !== null && fromDomain !== null && !brandOwns(brand, fromDomain);
}
/** Errands are short: the reader is to ask back by mail. */
const longestErrand = 160;
function hasArchive({ content }) {
    return content.message.attachments.some(({ filename }) => /\.(?:zip|rar|7z|gz|iso)$/iu.test(filename ?? ''));
}
function isFromAnybody({ content, fromDomain }) {
    return isFreemail(fromDomain) || isFreemail(content.message.replyTo[0]?.domain ?? null);
}
const fraudRules = [
    {
        name: 'THREAT_AND_LOGIN_LINK',
        weights: [0.3, 1.6, 3.2, 5.4],
        description: 'A loss is threatened, the reader is to confirm who he is or what is secret, and a link leads there.',
        fix: 'Say what happened without a threat, name the reader, and let him sign in by himself.',
        source: scamPages,
        count: phishingStrikes,
    },
    {
        name: 'FEE_BEFORE_DELIVERY',
        weights: [2, 3.4],
        description: 'A small fee is to be paid by link, at once, for a parcel, a fine or a toll.',
        fix: 'Name shipment and payer, set a fair term, and take fees in the checkout or at the door.',
        source: scamPages,
        count: (evidence) => leadsSomewhere(evidence) && speaksOf(evidence, 'fee', 'parcel')
            ? once(speaksOf(evidence, 'hurry')) + once(speaksOf(evidence, 'loss'))
            : 0,
    },
    {
        name: 'CALL_TO_UNDO_A_CHARGE',
        weights: [3, 4.4],
        description: 'A charge the reader does not know, and a telephone number to have it undone.',
        fix: 'Let customers cancel in their account; put the number on your site.',
        source: scamPages,
        count: (evidence) => speaksOf(evidence, 'undo', 'callBack', 'phone') && (speaksOf(evidence, 'charge') || speaksOf(evidence, 'loss'))
            ? 1 + once(isFromAnybody(evidence) || speaksOf(evidence, 'hurry'))
            : 0,
    },
    {
        name: 'ERRAND_IN_SECRET',
        weights: [1.2, 4],
        description: 'Gift cards or a transfer are asked for, and the reader is to keep quiet or cannot ask back.',
        fix: 'Ask for payments by your usual process, and let people ask back.',
        source: scamPages,
        count: (evidence) => evidence.wordCount <= longestErrand && speaksOf(evidence, 'secrecy')
            ? once(speaksOf(evidence, 'payOut')) +
                once(speaksOf(evidence, 'giftCard') || speaksOf(evidence, 'hurry', 'payOut'))
            : 0,
    },
    {
        name: 'BLACKMAIL_FOR_COINS',
        weights: [4],
        description: 'Somebody claims to have seen or taken something, and wants to be paid in coins.',
        fix: 'Remove the threat; no honest mail has one.',
        source: scamPages,
        count: (evidence) => once(speaksOf(evidence, 'blackmail', 'crypto') &&
            /(?<!\p{L})(?:pay|send|transfer|überweis|envoyez|transfiera|envíe|paga|envie|betaal|wyślij|переведите)/u.test(evidence.words)),
    },
    {
        name: 'FORTUNE_FROM_A_STRANGER',
        weights: [2.8],
        description: 'A stranger has a fortune for the reader and wants an answer in confidence.',
        fix: 'Name who pays what and why; do not ask for personal data by reply.',
        source: scamPages,
        count: (evidence) => once(evidence.content.links.length === 0 && speaksOf(evidence, 'fortune', 'windfall', 'stranger')),
    },
    {
        name: 'MONEY_BY_CHAT_APP',
        weights: [3],
        description: 'Earnings, loans or cheap goods are promised, and the talk is to go on in a chat app.',
        fix: 'Let readers answer to your own address or site.',
        source: scamPages,
        count: (evidence) => once(speaksOf(evidence, 'chatApp', 'promise')),
    },
    {
        name: 'WALLET_PHRASE_WANTED',
        weights: [3.2],
        description: 'A wallet is to be connected, verified or restored.',
        fix: 'Never ask for a recovery phrase; tell customers that you never do.',
        source: scamPages,
        count: (evidence) => once(evidence.content.links.length > 0 &&
            /(?:connect|verify|validate|sync|import|restore|link)\p{L}* (?:\S+ ){0,4}(?:wallet|device|phrase|seed)|wallet (?:\S+ ){0,4}verifi|(?:12|24)[ -](?:word|wört)/u.test(evidence.words) &&
            !/never (?:ask|share|type|enter)|nobody .{0,40} ask/u.test(evidence.words)),
    },
    {
        name: 'QR_CODE_TO_LOG_IN',
        weights: [3],
        description: 'A QR code is to be scanned to log in or to see pay or benefits.',
        fix: 'Give a link readers can see; a code hides where it leads.',
        source: 'FBI, public service announcements on QR codes (2022)',
        count: (evidence) => once(speaksOf(evidence, 'scanCode', 'workLogin') && (speaksOf(evidence, 'hurry') || speaksOf(evidence, 'loss'))),
    },
    {
        name: 'ARCHIVE_WITH_PASSWORD',
        weights: [2.8],
        description: 'An archive is attached whose password stands in the text, so that no scanner sees into it.',
        fix: 'Share the file by a link that needs a log-in.',
        source: own,
        count: (evidence) => once(hasArchive(evidence) && speaksOf(evidence, 'archivePassword')),
    },
    {
        name: 'FROM_BRAND_AT_FOREIGN_DOMAIN',
        weights: [2],
        description: 'The sender’s name shows a well-known brand, and the address is not of its domain.',
        fix: 'Send under your own name.',
        source: 'Gmail guidelines: display name not misleading (2026-03-21)',
        count: (evidence) => once(showsForeignBrand(evidence)),
    },
    {
        name: 'ABUSED_TLD_WITH_REQUEST',
        weights: [1.6],
        description: 'Secrets, a payment or a gain are the subject, and the link leads into a much abused top-level domain.',
        fix: 'Link to your main domain.',
        source: own,
        count: (evidence) => once(evidence.content.links.some(({ target }) => hasAbusedTld(target.host)) &&
            ['secret', 'loss', 'fee', 'promise', 'crypto'].some((concept) => speaksOf(evidence, concept))),
    },
    {
        name: 'FORM_AT_FREE_HOST',
        weights: [1.8],
        description: 'Secrets or a payment are asked for, and the page lies at a free host of forms and sites.',
        fix: 'Put the page on your own domain.',
        source: own,
        count: (evidence) => once(evidence.content.links.some(({ target }) => hostsForms(target.host)) &&
            (speaksOf(evidence, 'secret') || speaksOf(evidence, 'loss') || speaksOf(evidence, 'fee', 'hurry'))),
    },
];

// EXTERNAL MODULE: ./lib/verdict/content/message-content.js + 5 modules
var message_content = __webpack_require__(84007);
;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/header-rules.js
/** Rules on the header section and the subject. None of them asks how old the mail program is. */




const header_rules_own = 'presend, own rule (version 1)';
const rfc = 'RFC 5322 §3.6';
function replyDomain(evidence) {
    return evidence.content.message.replyTo[0]?.domain ?? null;
}
/** Roles that no company fills from a free mailbox. */
const authorityNames = /\b(?:ceo|cfo|director|manager|payroll|hr|human resources|help ?desk|support|admin(?:istrator)?|security|billing|accounts?|barrister|attorney|bank|department|dept|service|board|team|office|office desk|loan|lender|lotto|claims)\b/iu;
/** The same in the address: `ceo.office77@`, `fast.loans@`. */
const officeMailbox = /(?:^|[._-])(?:ceo|cfo|director|executive|payroll|hr|helpdesk|support|admin|security|billing|accounts?|barrister|attorney|bank|office|desk|loans?|lenders?|lotto|claims|jobs|career|recruit\w*|remotehr|seo|webgrowth|ranking|invoice|orders?|refund)\d*(?:[._-]\w+)*@/iu;
function isFromSelf(evidence) {
    const from = evidence.content.message.from[0]?.address.toLowerCase();
    const to = (0,message_content/* fieldValue */.ag)(evidence.content.message, 'to')?.toLowerCase() ?? '';
    return from !== undefined && from.includes('@') && to.includes(from) && !/^\[|\bre:/u.test(evidence.subject);
}
function header_rules_letters(text) {
    return text.replaceAll(/[^\p{L}]/gu, '');
}
function isShouting(text) {
    const found = header_rules_letters(text);
    return found.length >= 10 && found === found.toUpperCase() && found !== found.toLowerCase();
}
const headerRules = [
    {
        name: 'SUBJECT_ALL_CAPITALS',
        weights: [1.6],
        description: 'The subject is all capitals.',
        fix: 'Write it in sentence case.',
        source: header_rules_own,
        count: ({ content }) => once(isShouting(content.subject)),
    },
    {
        name: 'SUBJECT_EXCLAIMS',
        weights: [0.8],
        description: 'The subject has several exclamation marks, or one together with a question mark or a sum.',
        fix: 'Drop them: a statement needs none.',
        source: header_rules_own,
        count: ({ content }) => once(/!.*!|!.*[?$€£]|[?$€£].*!/u.test(content.subject)),
    },
    {
        name: 'SUBJECT_SUM_OF_MONEY',
        weights: [0.6],
        description: 'The subject names a sum of money or a percentage.',
        fix: 'Put the amount into the body, except in receipts and invoices.',
        source: header_rules_own,
        count: ({ content }) => once(/[$€£] ?\d|\d ?%|\d ?(?:usd|eur|dollars)\b/iu.test(content.subject)),
    },
    {
        name: 'SUBJECT_FALSE_REPLY',
        weights: [0.4],
        description: 'The subject begins with “Re:” or “Fwd:”, and the message answers nothing.',
        fix: 'Remove “Re:” or “Fwd:”.',
        source: 'Gmail guidelines: no Re: or Fwd: unless it is one (2026-03-21)',
        count: ({ content }) => once(/^(?:re|fwd?|aw|wg)\s*:/iu.test(content.subject) && !answersSomething(content.message)),
    },
    {
        name: 'SUBJECT_SPACED_OUT',
        weights: [2.2],
        description: 'The subject has s p a c e d letters or long runs of blanks with a tag behind them.',
        fix: 'Write words normally.',
        source: header_rules_own,
        count: ({ content }) => once(/(?:\b\p{L}[ .*_-]){5,}\p{L}\b|\S {6,}\S/u.test(content.subject)),
    },
    {
        name: 'SUBJECT_MISSING',
        weights: [1.2],
        description: 'There is no subject.',
        fix: 'Fill in the subject; check the data file.',
        source: rfc,
        count: ({ content }) => once(content.subject.trim() === ''),
    },
    {
        name: 'SUBJECT_BRACKETED_AD',
        weights: [2],
        description: 'The subject says itself that this is advertising (ADV:, [ad]).',
        fix: 'Remove the mark; ask for consent instead.',
        source: header_rules_own,
        count: ({ content }) => once(/^\W*(?:adv|ad)\s*[:\])]/iu.test(content.subject)),
    },
    {
        name: 'INVISIBLE_IN_WORDS',
        weights: [2.4],
        description: 'Invisible characters stand inside words, as is done to slip past filters.',
        fix: 'Remove zero-width characters; they often come with pasted text.',
        source: header_rules_own,
        count: ({ content }) => once(hasSplitLatinWord(`${content.subject} ${content.visibleText.slice(0, 20_000)}`)),
    },
    {
        name: 'MIXED_ALPHABETS_IN_WORD',
        weights: [2.4],
        description: 'Letters of different alphabets stand in one word: look-alikes.',
        fix: 'Remove look-alike characters, often pasted in.',
        source: 'Unicode UTS #39 §5.1',
        count: ({ content }) => once(hasMixedScriptWord(`${content.subject} ${content.visibleText.slice(0, 20_000)}`)),
    },
    {
        name: 'FROM_FREEMAIL_AUTHORITY',
        weights: [1.6],
        description: 'The sender’s name or mailbox is that of an office or a role, at a provider of free mailboxes.',
        fix: 'Send from your own domain.',
        source: header_rules_own,
        count: ({ content: { message }, fromDomain }) => once(isFreemail(fromDomain) &&
            (authorityNames.test(message.from[0]?.displayName ?? '') ||
                officeMailbox.test(message.from[0]?.address ?? ''))),
    },
    {
        name: 'FROM_NAME_SHOWS_ADDRESS',
        weights: [2],
        description: 'The display name shows a mail address or domain other than the real one.',
        fix: 'Take the address out of the display name.',
        source: 'Gmail guidelines: display name not misleading (2026-03-21)',
        count: ({ content, fromDomain }) => once(showsOtherDomain(content.message.from[0]?.displayName ?? '', fromDomain)),
    },
    {
        name: 'REPLY_TO_FREEMAIL',
        weights: [1.6],
        description: 'Answers go to a free mailbox although From: is something else.',
        fix: 'Use a Reply-To of your own domain.',
        source: header_rules_own,
        count: (evidence) => once(isFreemail(replyDomain(evidence)) && replyDomain(evidence) !== evidence.fromDomain),
    },
    {
        name: 'REPLY_TO_OTHER_DOMAIN',
        weights: [0.5],
        description: 'Reply-To is of another domain than From:.',
        fix: 'Use the same organizational domain, or drop Reply-To.',
        source: header_rules_own,
        count: (evidence) => once(isOtherDomain(replyDomain(evidence), evidence.fromDomain) &&
            (0,message_content/* fieldCount */.W3)(evidence.content.message, 'list-id') === 0),
    },
    {
        name: 'FROM_IS_RECIPIENT',
        weights: [1.8],
        description: 'From: and To: are the same address.',
        fix: 'Send from an address of your own.',
        source: header_rules_own,
        count: (evidence) => once(isFromSelf(evidence)),
    },
    {
        name: 'RECIPIENT_UNDISCLOSED',
        weights: [1],
        description: 'To: is missing, empty or says “undisclosed recipients”.',
        fix: 'Send one message per recipient with a real To:.',
        source: rfc,
        count: ({ content }) => once(hasNoRecipient(content.message)),
    },
    {
        name: 'MESSAGE_ID_MISSING',
        weights: [0.8],
        description: 'There is no Message-ID.',
        fix: 'Let the mail library write one.',
        source: `${rfc}.4`,
        count: ({ content }) => once((0,message_content/* fieldCount */.W3)(content.message, 'message-id') === 0),
    },
    {
        name: 'DATE_MISSING',
        weights: [1.2],
        description: 'There is no Date field, or it holds no date.',
        fix: 'Let the mail library write it.',
        source: `${rfc}.1`,
        count: ({ content }) => once(Number.isNaN(Date.parse((0,message_content/* fieldValue */.ag)(content.message, 'date') ?? ''))),
    },
    {
        name: 'MARKED_URGENT',
        weights: [0.6],
        description: 'The message is marked urgent (X-Priority, Importance).',
        fix: 'Drop X-Priority and Importance from mailings.',
        source: header_rules_own,
        count: ({ content }) => once(/^\s*1/u.test((0,message_content/* fieldValue */.ag)(content.message, 'x-priority') ?? '') ||
            /high/iu.test((0,message_content/* fieldValue */.ag)(content.message, 'importance') ?? '')),
    },
    {
        name: 'FROM_DIGITS',
        weights: [0.8],
        description: 'The From: address is full of digits, as made by a machine.',
        fix: 'Send from an address that people can read.',
        source: header_rules_own,
        count: ({ content }) => once(/^[a-z]*\d{5,}[a-z]*@|^[a-z]+\d+[a-z]+\d+[a-z0-9]*@/iu.test(content.message.from[0]?.address ?? '')),
    },
];
function answersSomething(message) {
    return (0,message_content/* fieldCount */.W3)(message, 'in-reply-to') > 0 || (0,message_content/* fieldCount */.W3)(message, 'references') > 0;
}
function hasSplitLatinWord(text) {
    // Soft hyphens are where a long word may break, and joiners belong to some scripts: only Latin words count.
    return /[a-z][\u200B\u2060-\u2064\uFEFF][a-z]/iu.test(text);
}
function hasMixedScriptWord(text) {
    return /(?=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{4,})(?:\p{Script=Latin}+[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]+\p{Script=Latin})/u.test(text);
}
function showsOtherDomain(displayName, fromDomain) {
    const shown = /(?:@|^|\s)((?:[a-z0-9-]+\.)+(?:com|net|org|example|de|co|io|test))\b/iu
        .exec(displayName)?.[1]
        ?.toLowerCase();
    return shown !== undefined && fromDomain !== null && (0,link_target/* registeredDomain */.tg)(shown) !== (0,link_target/* registeredDomain */.tg)(fromDomain);
}
function isOtherDomain(domain, fromDomain) {
    return domain !== null && fromDomain !== null && (0,link_target/* registeredDomain */.tg)(domain) !== (0,link_target/* registeredDomain */.tg)(fromDomain);
}
function hasNoRecipient(message) {
    const to = (0,message_content/* fieldValue */.ag)(message, 'to');
    const isEmpty = to === null || to.trim() === '';
    return (isEmpty && (0,message_content/* fieldValue */.ag)(message, 'cc') === null) || /undisclosed/iu.test(to ?? '');
}

// EXTERNAL MODULE: ./lib/verdict/content/risky-attachment.js + 1 modules
var risky_attachment = __webpack_require__(33794);
;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/html-rules.js
/** Rules on the HTML part, the text part and attachments. */


const html_rules_own = 'presend, own rule (version 1)';
/** Words that are misspelt on purpose. Plain spellings of them do not count. */
const disguisedWords = new Set('viagra cialis levitra pharmacy rolex omega cartier breitling paypal microsoft password account casino mortgage refinance credit loan free money cash bitcoin porn penis pills click remove unsubscribe guaranteed'.split(' '));
function undisguise(word) {
    return word
        .replaceAll('0', 'o')
        .replaceAll(/[1!|]/gu, 'i')
        .replaceAll('3', 'e')
        .replaceAll(/[4@]/gu, 'a')
        .replaceAll(/[5$]/gu, 's')
        .replaceAll(/[._*-]/gu, '');
}
function countDisguised(words) {
    const found = new Set();
    for (const [word] of words.slice(0, 20_000).matchAll(/[a-z0-9@$!|][a-z0-9@$!|._*-]{3,20}/gu)) {
        if (/^[a-z]+$/u.test(word) || !/[a-z]/u.test(word))
            continue;
        const variants = [undisguise(word), undisguise(word.replaceAll('1', 'l'))];
        const meant = variants.find((variant) => disguisedWords.has(variant));
        // "free-", "e-mail": a hyphen at the rim or one ordinary compound is no disguise.
        if (meant !== undefined && word.replaceAll(/[^a-z0-9@$!|]/gu, '') !== meant)
            found.add(meant);
        else if (meant !== undefined && /^(?:[a-z][._*-]){3,}/u.test(word))
            found.add(meant);
    }
    return found.size;
}
function wordCount(text) {
    return text.split(/\s+/u).filter((word) => /\p{L}{2}/u.test(word)).length;
}
function isImageOnly({ content }) {
    const images = content.html?.images.filter((image) => !image.isTracker) ?? [];
    return images.length > 0 && wordCount(content.visibleText) < 25;
}
function isHtmlAlone({ content }) {
    return content.message.html !== null && (content.message.text ?? '').trim() === '';
}
function tagCount(evidence, ...names) {
    return names.reduce((count, name) => count + (evidence.content.html?.tagCounts.get(name) ?? 0), 0);
}
function shoutedShare(text) {
    const sentences = text.split(/[\n.!?]+/u).filter((part) => part.replaceAll(/[^\p{L}]/gu, '').length >= 12);
    const shouted = sentences.filter((part) => part === part.toUpperCase() && part !== part.toLowerCase());
    return sentences.length === 0 ? 0 : shouted.length / sentences.length;
}
const htmlRules = [
    {
        name: 'HTML_WITHOUT_TEXT',
        weights: [0.5],
        description: 'There is only an HTML part.',
        fix: 'Send multipart/alternative with a text part.',
        source: 'RFC 2046 §5.1.4',
        count: (evidence) => once(isHtmlAlone(evidence)),
    },
    {
        name: 'IMAGE_ONLY',
        weights: [1.8],
        description: 'The message is pictures with almost no words.',
        fix: 'Write the offer as text; the image illustrates it.',
        source: html_rules_own,
        count: (evidence) => once(isImageOnly(evidence)),
    },
    {
        name: 'HIDDEN_TEXT',
        weights: [1, 2.6],
        description: 'Text is hidden by a style or a style sheet, beside the usual preheader.',
        fix: 'Remove it; a preheader should be hidden with one usual idiom and carry readable text.',
        source: 'Gmail guidelines: content hidden by HTML or CSS (2026-03-21)',
        count: ({ content }) => hiddenStrikes(content.html?.hiddenText ?? ''),
    },
    {
        name: 'WORDS_SPLIT_BY_TAGS',
        weights: [0, 1.2, 2, 3],
        description: 'Comments or empty tags stand in the middle of words.',
        fix: 'Remove leftovers of editors inside words.',
        source: html_rules_own,
        count: ({ content }) => content.html?.splitWordCount ?? 0,
    },
    {
        name: 'HTML_PASSWORD_FORM',
        weights: [3.2],
        description: 'The mail itself has a form that asks for a password.',
        fix: 'Link to your sign-in page; mail programs drop forms.',
        source: html_rules_own,
        count: ({ content }) => once(content.html?.hasPasswordField === true),
    },
    {
        name: 'HTML_FORM',
        weights: [0.9],
        description: 'The mail contains a form.',
        fix: 'Link to a page with the form; mail programs drop forms.',
        source: html_rules_own,
        count: (evidence) => once(tagCount(evidence, 'form') > 0 && evidence.content.html?.hasPasswordField === false),
    },
    {
        name: 'HTML_ACTIVE_CONTENT',
        weights: [1.4],
        description: 'The mail contains a script, frame or embedded object.',
        fix: 'Remove it: mail programs drop it.',
        source: html_rules_own,
        count: (evidence) => once(tagCount(evidence, 'iframe', 'object', 'embed', 'applet') + scriptCount(evidence) > 0),
    },
    {
        name: 'HTML_OLD_SHOUTING',
        weights: [0.9],
        description: 'Very large fonts, centred and blinking text make the mail shout.',
        fix: 'Use CSS sizes; headings up to about 32 px.',
        source: html_rules_own,
        count: (evidence) => once(tagCount(evidence, 'font') > 0 && tagCount(evidence, 'center', 'blink', 'marquee', 'big') > 0),
    },
    {
        name: 'TEXT_SHOUTS',
        weights: [1.2, 2.2],
        description: 'Much of the text is all capitals.',
        fix: 'Write in sentence case.',
        source: html_rules_own,
        count: ({ content }) => {
            const share = shoutedShare(content.visibleText.slice(0, 40_000));
            return once(share > 0.25) + once(share > 0.5);
        },
    },
    {
        name: 'TEXT_EXCLAIMS',
        weights: [0.9],
        description: 'Rows of exclamation marks or currency signs.',
        fix: 'One mark is enough.',
        source: html_rules_own,
        count: ({ words }) => once(/!{3,}|\${3,}|(?:![^!]{0,120}){6}/u.test(words.slice(0, 40_000))),
    },
    {
        name: 'WORDS_DISGUISED',
        weights: [2, 3.4],
        description: 'Words are misspelt with digits and signs, as is done to slip past filters.',
        fix: 'Spell words normally.',
        source: html_rules_own,
        count: ({ words }) => countDisguised(words),
    },
    {
        name: 'CRYPTO_ADDRESS',
        weights: [1.8],
        description: 'A crypto wallet’s address stands in the text.',
        fix: 'Link to a payment page.',
        source: html_rules_own,
        count: ({ content }) => once(/\b(?:bc1[a-z0-9-]{14,60}|[13][a-km-zA-HJ-NP-Z1-9]{25,34}|0x[a-fA-F0-9]{40})\b/u.test(content.visibleText.slice(0, 40_000))),
    },
    {
        name: 'ATTACHMENT_RUNS_CODE',
        weights: [4],
        description: 'An attachment is a program, a script, or an archive with one inside.',
        fix: 'Link to the file on your site instead.',
        source: 'Gmail, blocked file types, answer 6590',
        count: ({ content }) => once((0,risky_attachment/* findRiskyAttachment */.Z)(content.message.attachments) !== null),
    },
    {
        name: 'ATTACHMENT_WEB_PAGE',
        weights: [3],
        description: 'An attachment is a web page, as used for false sign-in forms.',
        fix: 'Link to the page instead.',
        source: html_rules_own,
        count: ({ content }) => once(content.message.attachments.some(({ filename }) => /\.(?:x?html?|svg|mht(?:ml)?)$/iu.test(filename ?? ''))),
    },
];
function hiddenStrikes(hiddenText) {
    const count = wordCount(hiddenText);
    return once(count >= 8) + once(count >= 40);
}
function scriptCount(evidence) {
    const dataScripts = evidence.content.html?.structuredTypes.length ?? 0;
    return dataScripts > 0 ? 0 : tagCount(evidence, 'script');
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/link-rules.js
/** Rules on links: where they lead, and what they pretend. */




const advice = 'facts of the providers: links visible and understandable, text and target agree (Gmail guidelines, 2026-03-21)';
const link_rules_own = 'presend, own rule (version 1)';
function hosts(evidence) {
    return [...new Set(evidence.content.links.map(({ target }) => target.host))];
}
function countLinks(evidence, is) {
    return new Set(evidence.content.links.filter(is).map(({ target }) => target.host)).size;
}
/** A name that readers take for a web address, even without https:// before it. "Node.js" is none. */
const shownHostPattern = /^(?:https?:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,24}|(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|edu|gov|app|dev|shop|online|site|store|example|test|(?!js|ts|py|md|rs)[a-z]{2}))(?:[/:?#]\S*)?$/iu;
/** The host a link's text shows, when the text is an address itself. */
function shownHost(text) {
    const shown = text.trim();
    if (!shownHostPattern.test(shown))
        return null;
    return (0,link_target/* readLinkTarget */.OQ)(/^https?:/iu.test(shown) ? shown : `https://${shown}`)?.host ?? null;
}
function showsAnotherHost({ target, text }) {
    const shown = shownHost(text);
    return shown !== null && (0,link_target/* registeredDomain */.tg)(shown) !== (0,link_target/* registeredDomain */.tg)(target.host);
}
/** A brand in front of, or inside, somebody else's name: paypal.com.login.example, secure-paypal.example. */
function imitatesBrand(host) {
    const words = host.split(/[.-]/u);
    return words.length > 1 && imitatedBrands.some((brand) => words.includes(brand) && !brandOwns(brand, host));
}
/** One letter for all that look like it. */
function plain(text) {
    return text
        .replaceAll('0', 'o')
        .replaceAll(/[1l|]/gu, 'i')
        .replaceAll('rn', 'm')
        .replaceAll('vv', 'w')
        .replaceAll('5', 's')
        .replaceAll('3', 'e');
}
/** Letters exchanged for look-alike digits in a known name: paypa1, micros0ft, arnazon. */
function looksLikeBrand(host) {
    const words = host.split(/[.-]/u).filter((word) => word.length > 4);
    return words.some((word) => imitatedBrands.some((brand) => word !== brand && plain(word) === plain(brand)));
}
const linkRules = [
    {
        name: 'LINK_TO_IP_ADDRESS',
        weights: [2.6],
        description: 'A link leads to an IP address instead of a host name.',
        fix: 'Use a host name of your own domain.',
        source: 'Apple, postmaster page 102322: no URLs with IP addresses (2025-02-25)',
        count: (evidence) => once(evidence.content.links.some(({ target }) => target.isAddress)),
    },
    {
        name: 'LINK_TEXT_OTHER_HOST',
        weights: [1.8, 2.6],
        description: 'A link’s text shows one web address, and the link leads to another domain.',
        fix: 'Use words, not addresses, as link text; or track clicks on a host below your own domain.',
        source: advice,
        count: (evidence) => countLinks(evidence, showsAnotherHost),
    },
    {
        name: 'LINK_BRAND_IN_FOREIGN_HOST',
        weights: [2.6],
        description: 'A host name carries a well-known brand that does not own it.',
        fix: 'Link to the brand’s own host, or drop its name from yours.',
        source: link_rules_own,
        count: (evidence) => once(hosts(evidence).some((host) => imitatesBrand(host))),
    },
    {
        name: 'LINK_LOOK_ALIKE_HOST',
        weights: [3.2],
        description: 'A host name imitates a well-known name with look-alike letters.',
        fix: 'Check the address: type it anew.',
        source: link_rules_own,
        count: (evidence) => once(hosts(evidence).some((host) => looksLikeBrand(host))),
    },
    {
        name: 'LINK_PUNYCODE_HOST',
        weights: [0.9],
        description: 'A host name has letters outside ASCII (xn--), which are easily confused.',
        fix: 'Link to an ASCII name where you have one.',
        source: 'Gmail guidelines, UTS #39 §5.2 (2026-03-21)',
        count: (evidence) => once(hosts(evidence).some((host) => /(?:^|\.)xn--/u.test(host) && !registersAuthor(evidence, host))),
    },
    {
        name: 'LINK_WITH_USER_NAME',
        weights: [3],
        description: 'A link hides its host behind a user name: https://bank.example@other.example/.',
        fix: 'Remove what stands before the @.',
        source: 'WHATWG URL, §4.7 security considerations',
        count: (evidence) => once(evidence.content.links.some(({ target }) => target.hasUserinfo)),
    },
    {
        name: 'LINK_SHORTENER',
        weights: [1.2, 1.6],
        description: 'A link goes through a public address shortener, which hides where it leads.',
        fix: 'Link to the page itself, or shorten on a host of your own domain.',
        source: link_rules_own,
        count: (evidence) => countLinks(evidence, ({ target }) => isShortener(target.host)),
    },
    {
        name: 'LINK_ODD_PORT',
        weights: [1.4],
        description: 'A link names a port of its own.',
        fix: 'Serve the page on the usual port.',
        source: link_rules_own,
        count: (evidence) => once(evidence.content.links.some(({ target }) => target.port !== '')),
    },
    {
        name: 'LINK_ABUSED_TLD',
        weights: [0.8],
        description: 'A link leads into a top-level domain that is abused very often.',
        fix: 'Prefer your main domain for links.',
        source: link_rules_own,
        count: (evidence) => once(hosts(evidence).some(hasAbusedTld)),
    },
    {
        name: 'LINK_CARRIES_ADDRESS',
        weights: [0.9],
        description: 'A link carries the recipient’s mail address in the clear.',
        fix: 'Put an opaque token into the link instead of the address.',
        source: link_rules_own,
        count: (evidence) => once(evidence.content.links.some(({ target }) => carriesAddress(target.path))),
    },
    {
        name: 'LINK_SHOUTS',
        weights: [0.9],
        description: 'A link’s text is all capitals.',
        fix: 'Write link texts in sentence case; let the style make them large.',
        source: link_rules_own,
        count: (evidence) => once(evidence.content.links.some(({ text }) => /^[^a-z]*\b[A-Z]{3,}(?: +[A-Z]{2,}){1,}[^a-z]*$/u.test(text))),
    },
];
function carriesAddress(path) {
    return /[?&=/](?:[a-z0-9._-]{1,64})(?:@|%40)[a-z0-9-]{1,63}\.[a-z]{2,24}/iu.test(path);
}
function registersAuthor(evidence, host) {
    return evidence.fromDomain !== null && (0,link_target/* registeredDomain */.tg)(evidence.fromDomain) === (0,link_target/* registeredDomain */.tg)(host);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/word-table-rules.js
/** What the word table adds to the score, or takes from it: one judgement in two rules. */
const source = 'presend, word table learnt from training/ by npm run train';
/** Points for a margin of 1, up to `wordPointsLimit`. */
const pointsPerMargin = 15;
/** Below the threshold of 5: words alone make no spam, unless they leave no doubt at all. */
const wordPointsLimit = 4;
/** No wanted mail of the training came near it when it was judged by a table that had not seen it. */
const overwhelmingMargin = 0.5;
const overwhelmingPoints = 5.2;
/** Honest words must not buy a way through for everything else. */
const honestPointsLimit = 2;
/** Points of a margin of the word table: −2 to 4.5, and 5.2 where the words leave no doubt. */
function pointsOfMargin(margin) {
    if (margin >= overwhelmingMargin)
        return overwhelmingPoints;
    return Math.max(Math.min(margin * pointsPerMargin, wordPointsLimit), -honestPointsLimit);
}
/** Strikes are tenths of a point. */
function tenths(limit) {
    return Array.from({ length: Math.round(Math.abs(limit) * 10) }, (_item, index) => (Math.sign(limit) * (index + 1)) / 10);
}
function tenthsOf({ wordScore }) {
    return Math.round(pointsOfMargin(wordScore.margin) * 10);
}
/** Both rules; never both fire. */
const wordTableRules = [
    {
        name: 'WORDS_LIKE_SPAM',
        weights: tenths(overwhelmingPoints),
        description: 'The words as a whole are like those of spam.',
        describe: ({ wordScore: { telling } }) => `The words as a whole are like those of spam; ${telling.map((word) => `“${word}”`).join(', ')} weighed most.`,
        fix: 'Say the same in your own, concrete words: who writes, about what, and why to this reader.',
        source,
        count: (evidence) => Math.max(tenthsOf(evidence), 0),
    },
    {
        name: 'WORDS_LIKE_WANTED_MAIL',
        weights: tenths(-honestPointsLimit),
        description: 'The words as a whole are like those of wanted mail, which lowers the score.',
        fix: 'Nothing to change.',
        source,
        count: (evidence) => Math.max(-tenthsOf(evidence), 0),
    },
];

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/wording-rules.js
/**
 * Rules on wording: each is one thing that fraud and unwanted advertising say, in our own words. One phrase proves
 * nothing, since honest mail says it too; several phrases of one kind do. So points grow with distinct phrases, up to
 * 3.4: a credit union's mail speaks of nothing but loans, so one list alone must not make it spam.
 */
const wording_rules_source = 'presend, own list of phrases (version 2)';
/** A text of this many words may say every phrase once by chance; more words, more chance. */
const chanceWordCount = 350;
/**
 * Different phrases of `pattern` in the message. A long text says more of everything, so its phrases count less:
 * by the square root of its length, as distinct words grow.
 */
function countPhrases(evidence, pattern) {
    const found = new Set();
    for (const [phrase] of evidence.words.matchAll(pattern))
        found.add(phrase.replaceAll(/[\d.,$€£]+/gu, '#'));
    return Math.floor(found.size / Math.max(1, Math.sqrt(evidence.wordCount / chanceWordCount)));
}
const wordings = [
    {
        name: 'WORDS_WINDFALL',
        weights: [0.6, 2, 3.4, 3.4],
        phrases: /\b(?:lotter(?:y|ies)|lotto|winning (?:notification|numbers?|ticket)|(?:you|address) (?:have |has )?(?:just )?won|lucky winner|attention winner|unclaimed (?:funds?|inheritance|prize)|next[- ]of[- ]kin|late (?:husband|father|client|president|engineer|general|mr)|(?:sum|amount) of (?:us ?\$|usd|\$|€|£)|us ?\$ ?[\d,.]+ ?(?:million|m\b)?|[\d,.]+ ?million (?:us |u\.s\. |united states )?(?:dollars|euros|pounds)|million (?:us |u\.s\. |united states )dollars|deceased|inheritance|beneficiary|barrister|fiduciary|consignment|remitt(?:ed|ance)|transfer (?:of )?(?:the |this |these )?(?:funds?|money|sum)|utmost (?:confidence|secrecy|good faith|confidentiality)|strictly confidential|business (?:proposal|relationship)|this (?:transaction|business) is|modalities|foreign(?:er)? (?:partner|account|bank)|god bless|seek(?:ing)? your (?:consent|assistance|help)|honest cooperation|urgent (?:business|assistance|response|reply)|(?:security|finance) (?:company|firm)|over-?invoiced|contract (?:payment|sum))\b/gu,
        description: 'The text speaks of a large sum that waits for the reader: a prize, an inheritance, a transfer.',
        fix: 'Name sums, prizes and heirs only where the mail is about them; say plainly who pays what and why.',
    },
    {
        name: 'WORDS_CREDENTIALS',
        weights: [0.7, 2.2, 3.4],
        phrases: /\b(?:(?:re-?)?(?:verify|validate|confirm|update|authenticate) (?:your )?(?:account|mailbox|identity|password|payment|billing|wallet|e-?mail password|ownership|log-?in|bank)(?: (?:information|details|info|data))?|re-?validate|(?:mailbox|account|storage|quota) (?:is |has )?(?:almost |over |exceeded |reached )?(?:full|quota|limit|storage)|exceeded its (?:storage )?limit|storage (?:limit|is full)|upgrade (?:your )?quota|account (?:has been|was|will be|is) (?:temporarily )?(?:suspended|limited|locked|restricted|deactivated|disabled|terminated|blocked|on hold)|(?:permanent(?:ly)?|account|mailbox) (?:deactivation|deactivated|suspension|suspended|termination|terminated|closure|closed)|avoid (?:suspension|interruption|deactivation|closure|losing)|unusual (?:sign-?in|log-?in|activity)|suspicious (?:activity|log-?in|sign-?in)|unauthori[sz]ed (?:access|log-?in|sign-?in|transaction|activity)|sign in with your (?:company |work |corporate )(?:e-?mail|account)|password (?:will )?expires?|keep (?:my |your |the )?(?:same |current )?password|pending (?:incoming )?messages|(?:document|file|invoice|voice ?mail|fax)s? to (?:review|sign|view|open)|(?:review|open|view) (?:the |your )?(?:secure |shared |encrypted )?(?:document|voice ?mail)|secure link|(?:with|enter|use) your (?:company |work |corporate |office )?e-?mail (?:and )?password|to (?:open|view|release) the (?:document|messages?|file)|(?:failure|fail) to (?:verify|comply|do so|confirm|update|act)|will not be able to (?:send|receive)|your (?:password|account) (?:is|has|will) (?:about to |been |expired?)|security (?:alert|notice|department) (?:team)?|dear (?:user|customer|account (?:user|holder|owner)|e-?mail (?:user|owner)|client|taxpayer|member|valued customer))\b/gu,
        description: 'The text asks to verify an account or password, or threatens to close it.',
        fix: 'Say what happened with the reader’s own data, do not threaten, and avoid “verify your account” as link text.',
    },
    {
        name: 'WORDS_EXTORTION',
        weights: [0.8, 3, 3.4],
        phrases: /\b(?:i (?:know|have) your password|your password is|(?:video|recording|footage) of you|recorded you|your webcam|(?:hacked|infected|malware|trojan|spyware) (?:on )?(?:your|an?) (?:device|computer|account|system|operating|adult|phone)|adult (?:web ?)?sites?|pornograph(?:y|ic) (?:site|video|content)|all (?:of )?your contacts|(?:payment|transfer|send|pay) (?:me )?(?:by|in|via|the|using) (?:bitcoins?|btc)|(?:how to )?buy bitcoin|bitcoin (?:wallet|address)|you have (?:only )?(?:24|48|72|50) ?(?:hours|hrs)|your (?:little |dirty )?secret|i (?:placed|installed) (?:a )?(?:malware|virus|trojan)|(?:special|tracking) pixel|delete the video)\b/gu,
        description: 'The text is a threat: a recording of the reader and a price for silence.',
        fix: 'Remove the threat; no honest mail has one.',
    },
    {
        name: 'WORDS_CRYPTO_GIFT',
        weights: [0.7, 2.5, 3.4],
        phrases: /\b(?:seed phrase|recovery phrase|secret phrase|(?:connect|link|sync(?:hronize)?|validate) (?:your )?wallet|air-?drop|free ?mint|whitelisted|(?:crypto|btc|bitcoin|eth|token) (?:giveaway|bonus|reward)|doubl(?:e|es|ing) (?:every|your|any) (?:bitcoin|btc|crypto|eth|investment|deposit)|send (?:back )?(?:btc|bitcoin|eth)|[\d,.]+ (?:btc|eth|usdt|tokens)|guaranteed (?:daily |weekly |monthly )?(?:returns?|profits?|roi)|(?:trading|investment) (?:platform|opportunity|plan)s?|passive income|wallet has been (?:selected|suspended|limited)|claim (?:window|your (?:tokens?|coins?|reward)))\b/gu,
        description: 'The text offers crypto coins, doubled deposits or sure returns, or asks for a wallet’s phrase.',
        fix: 'Do not promise coins or returns, and never ask for a recovery phrase.',
    },
    {
        name: 'WORDS_ERRAND',
        weights: [0.6, 2.4, 3.4, 3.4],
        phrases: /\b(?:gift ?cards?|(?:google play|itunes|steam|amazon|apple|vanilla|walmart) (?:gift )?cards?|scratch (?:the|off|them)|(?:pictures?|photos?) of the (?:codes?|cards?|back)|reimburse|run an errand|errand for me|discreet(?:ly)?|are you (?:available|at your desk|free|in the office|busy)|can(?:'t| ?not) (?:talk|take calls|be reached|call)|in (?:a|an|meetings?|back-to-back) (?:conference|meeting|meetings|call)(?: all day)?|in meetings all day|(?:outgoing |urgent )?wire (?:transfer|payment)|(?:process|make|initiate|arrange) (?:a|an|the|this) (?:outgoing |urgent |same[- ]day )?(?:wire|payment|transfer)|direct deposit|(?:next|current) pay(?:roll| date| cycle| period)|changed (?:my|our) (?:bank|account)|new (?:bank(?:ing)?|account) (?:details|information|account|and routing)|(?:our|my) bank(?:ing)? details (?:have|has) changed|routing number|do not (?:discuss|mention|tell)|beneficiary (?:bank )?(?:details|account)|treat (?:this )?as urgent|quick (?:task|favou?r|response|request)|are you around|send me your (?:cell|mobile|phone|whatsapp)|acquisition|new vendor)\b/gu,
        description: 'The text is an errand in somebody’s name: gift cards, a wire transfer, a changed bank account.',
        fix: 'Ask for payments only through your usual process and from the company’s own address.',
    },
    {
        name: 'WORDS_FALSE_CHARGE',
        weights: [0.5, 2, 3.4, 3.4],
        phrases: /\b(?:auto(?:matically)?[- ]?renew(?:ed|al|s)?|(?:has been|will be|was|were|amount) (?:debited|charged|deducted)|if you (?:did|do|have) not (?:authori[sz]e|make|place|recogni[sz]e)|(?:cancel(?:l?ation)?|refund|billing|fraud|support) (?:department|desk|team|helpline|help ?line)|toll[- ]free|call (?:us )?(?:immediately|within|right away|now)|within (?:12|24|48|72) (?:hours|hrs)|(?:full|tax) refund|refund request|eligible (?:for|to receive) (?:a |an |the )?(?:tax )?(?:refund|return|payment|compensation|stimulus)|(?:pc|computer|device|total|360) (?:protection|security|guard|defen[cs]e)|antivirus|protection plan|invoice receipt|(?:could|can) ?not be delivered|(?:unpaid|outstanding|small|customs|shipping|delivery|redelivery|handling) (?:fee|charges?|duty|duties)|pay (?:the |a )?(?:small )?(?:fee|charge)|parcel (?:is |has been )?(?:on hold|held|waiting|pending|stopped)|package (?:is |has been )?(?:on hold|held|pending|stopped)|(?:will be )?returned to (?:the )?sender|re-?schedule (?:your |the )?delivery|deliberate|criminally|legal action|final (?:notice|reminder|warning)|last (?:notice|reminder|warning))\b/gu,
        description: 'The text speaks of a charge, fee, refund or parcel that needs the reader’s quick help.',
        fix: 'Name order, amount and account of the reader, set no short deadline, and let them sign in at your site instead.',
    },
    {
        name: 'WORDS_PHARMACY',
        weights: [0.8, 2.4, 3.4],
        phrases: /\b(?:viagra|cialis|levitra|sildenafil|tadalafil|erectile|potency|prescription[- ](?:drugs?|free)|(?:no|without) (?:a )?prescriptions?|online pharmac(?:y|ies)|canadian pharmacy|(?:pain|diet|sex|weight[- ]loss|enhancement|fat[- ]burning)[- ]?(?:pills?|meds)|pills?|weight[- ]loss|los(?:e|ing) (?:up to )?(?:\d+ )?(?:pounds|lbs|kilos|kg|weight|fat|inches)|burn(?:s|ing)? (?:body )?fat|(?:human )?growth hormone|hgh|(?:anti|reverse|slow)[- ]?aging|wrinkles?|(?:enlarge(?:ment)?|enhance(?:ment)?|increase) (?:your )?(?:penis|breast|size|manhood|libido|sex drive)|penis|herbal|natural(?:ly)? (?:formula|remedy|supplement)|breakthrough (?:formula|discovery|product)|miracle|no side effects?|regrow|hair loss|phentermine|xanax|valium|diabet(?:es|ic) (?:cure|secret)|doctors? (?:hate|don't want)|keto|cbd (?:oil|gummies))\b/gu,
        description: 'The text offers medicine, weight loss or the body’s improvement.',
        fix: 'State what is sold soberly; claims of miracles and “no prescription” are refused by nearly every filter.',
    },
    {
        name: 'WORDS_EASY_MONEY',
        weights: [0.6, 1.8, 3.4, 3.4],
        phrases: /\b(?:work (?:from|at) home|home[- ]based business|(?:make|making|earn|earning) (?:big |serious |extra |real |easy |fast )?(?:money|cash|income)|(?:earn|earning|make|making|made|income of) (?:up to |over |more than |an extra )?\$ ?[\d,]+|\$ ?[\d,]+(?:\.\d\d)? (?:a|per|each|every) (?:day|week|month|hour|year)|financial(?:ly)? (?:freedom|independen(?:t|ce))|(?:be )?your own boss|no (?:experience|selling|boss)(?: required| necessary| needed)?|residual income|multi-?level|mlm|pyramid|chain letter|(?:business|income|investment|home|ground[- ]floor|money[- ]making) opportunit(?:y|ies)|(?:cash|money) (?:flow|machine)|get (?:paid|rich)|(?:100%|perfectly|completely|totally) legal|quit your (?:day )?job|(?:retire|millionaire)s?|extra (?:cash|income)|secrets? (?:of|to|that)|home workers?|stuff(?:ing)? envelopes|downline|upline|pre-?launch|hot stock|stock (?:alert|pick)|penny stocks?|investor(?:s)? alert|strong buy|(?:price|target) target|symbol:|otc ?bb)\b/gu,
        description: 'The text promises money for little: work at home, a sure business, a hot share.',
        fix: 'Describe the job or product, not the riches it brings.',
    },
    {
        name: 'WORDS_LOAN',
        weights: [0.6, 2, 3.4, 3.4],
        phrases: /\b(?:(?:urgent|personal|business|payday|instant|home|equity|student) loans?|loan (?:offer|amount|application|approv(?:al|ed))|(?:no|bad|poor|less[- ]than[- ]perfect|any|perfect|repair your|damaged) credit(?: (?:check|history|rating|problems?|ok))?|credit (?:is )?(?:ok|no problem|repair|problems?)|(?:low(?:est)?|fixed|\d(?:\.\d+)?%|lower|reduc(?:e|ed)|best) (?:interest |mortgage )?rates?|mortgages?|(?:re-?financ(?:e|ing)|refi)|(?:debt|bill) (?:consolidation|relief|free|settlement|elimination)|consolidat(?:e|ing) (?:your )?(?:debts?|bills)|(?:in|out of|eliminate|reduce) (?:your )?debts?|collateral|(?:monthly|lower) payments?|lenders?|pre-?approved|life insurance|(?:insurance|free|no[- ]obligation) quotes?|home ?owners?|cash (?:out|advance|back today)|credit cards? (?:debt|offer|application|bills?))\b/gu,
        description: 'The text offers loans, mortgages, insurance or help with debts.',
        fix: 'Name lender, terms and register number; avoid “no credit check” and “apply now” pressure.',
    },
    {
        name: 'WORDS_CASINO',
        weights: [0.8, 2.6, 3.4],
        phrases: /\b(?:casinos?|free spins?|jackpots?|no deposit(?: required| bonus)?|(?:welcome|deposit|sign-?up|casino) bonus|(?:online )?(?:poker|roulette|blackjack|slots|betting|bingo)|(?:sports ?book|wager(?:ing)?)|instant withdrawals?|place your bets?|(?:free|bonus) (?:chips|cash))\b/gu,
        description: 'The text advertises gambling.',
        fix: 'Gambling mail needs consent and a sender of its own; keep its words out of other mail.',
    },
    {
        name: 'WORDS_ADULT',
        weights: [0.9, 2.8, 3.4],
        phrases: /\b(?:xxx|porn(?:o|ography)?|hardcore|(?:hot|sexy|horny|naked|nude|young|lonely|naughty|wild|local|teen|barely legal|asian|nice) (?:girls?|wom[ae]n|babes?|teens?|housewives|housewife|chicks?|singles|photos?|pics?|video|ladies)|(?:adult|sex|live) (?:content|chat|web ?cams?|dating|sites?|movies?|videos?|pics?)|(?:sluts?|whores?|cum(?:shots?)?|blow ?jobs?|orgasms?|masturbat\w+|lesbians?|hot action)|must be (?:over )?(?:18|21)|over 18|(?:18|21) (?:years )?(?:or|and) older|i saw your profile|(?:serious|good|honest) man|(?:for|long[- ]term|serious) relationship|write me to my|private e-?mail|kisses|your answer with impatience|meet (?:singles|women|girls)|hook ?up|hidden (?:cams?|cameras?)|sexy|sexual(?:ly)?|singles)\b/gu,
        description: 'The text is about sex or a stranger’s affection.',
        fix: 'Send such mail only to those who asked for it, from a sender of its own.',
    },
    {
        name: 'WORDS_GOODS',
        weights: [0.6, 1.8, 3.2, 3.4],
        phrases: /\b(?:replicas?|rolex|omega|cartier|breitling|(?:designer|luxury) (?:watch(?:es)?|handbags?|brands?)|identical to (?:the )?originals?|toner|(?:laser|ink(?:jet)?|printer) (?:toner|cartridges?)|cartridges?|wholesale (?:prices?|club)?|(?:university|college|bachelors?|masters?|mba) (?:degrees?|diplomas?)|diplomas?|(?:cable|satellite|tv) (?:descramblers?|filters?|boxe?s?)|descramblers?|pay[- ]per[- ]view|cheap (?:software|cigarettes|meds|oem)|oem (?:software|versions?)|duty[- ]free|cigarettes?|all (?:major )?credit cards? (?:are )?accepted|checks? (?:by )?(?:fax|phone)|money orders?|(?:vacation|cruise|travel|dvd|satellite) (?:package|certificate|giveaway|system)s?|free (?:vacation|cruise|trip|dvds?|satellite|cell ?phones?|pc|computer)|e-?books?|spy (?:software|cam|on)|background check|find out (?:anything|everything)|investigat(?:e|or) anyone|buy \d get \d free|norton|systemworks|anti-?virus software|time ?shares?|long[- ]distance|calling cards?|phone service|extended (?:auto )?warrant(?:y|ies))\b/gu,
        description: 'The text sells goods that are mostly sold by unasked mail: copies, cartridges, diplomas, cheap software.',
        fix: 'Sell under your own name and brand; name the shop and its address.',
    },
    {
        name: 'WORDS_MASS_MAIL',
        weights: [0.7, 2.2, 3.4],
        phrases: /\b(?:bulk (?:e-?mail|friendly|mail(?:ing|ers?)?)|(?:million|thousand)s? (?:of )?(?:e-?mail|fresh|targeted|opt-?in)|e-?mail (?:address(?:es)? (?:list|cd|database)|marketing (?:campaign|software|services?)|lists?|advertis(?:ing|ement)|blast|extractor)|(?:targeted|direct) (?:e-?mails?|traffic|visitors|leads|marketing)|leads? (?:list|database)|mailing lists? for sale|(?:first|1st|top) (?:page|positions?|ranking|10) (?:of|on|in|at) (?:the )?(?:google|search|major|yahoo)|google'?s (?:first|1st)|(?:rank|ranking|rankings|not ranking|placement) (?:on|in|of|your|high)|search engines?|seo (?:company|expert|service|agency|packages?)s?|link building|on-?page|social bookmarking|(?:submit|submission)s? (?:to|of|your)|traffic to your (?:web ?)?site|your (?:web ?)?site (?:and|on|to|is not)|web (?:hosting|design|promotion|development) (?:services?|company|from|offer)|full proposal|price list|(?:mobile )?app development|your business online|advertis(?:e|ing) (?:your|on the|with|to) (?:business|internet|product|millions|web)|millions of (?:people|customers|consumers|prospects))\b/gu,
        description: 'The text sells addresses, mass mailing or search-engine ranking.',
        fix: 'Write to people who know you; offers of this kind are almost never wanted.',
    },
    {
        name: 'WORDS_EXCUSES',
        weights: [0.4, 1.2, 2],
        phrases: /\b(?:(?:to be|be|get|wish to be|like to be) (?:removed|taken off)|remove(?:d)?"? (?:in|as|on|from) (?:the |our |this |future |any )?(?:subject|mailing|list|database|mailings|email)|(?:with|word|type|put|say(?:s|ing)?)[ :]*['"]?remove['"]?|removal (?:instructions|requests?|from)|(?:this|it) is (?:not|never) (?:a )?(?:spam|unsolicited|pyramid|chain)|not (?:a )?spam|unsolicited(?: commercial)?|(?:complies|compliance|in accordance) with (?:all )?(?:federal|state|the|section|proposed)|section 301|s\. ?1618|title iii|under (?:this )?bill|cannot be considered spam|one[- ]time (?:mailing|e-?mail|message|offer)|(?:you|your (?:name|e-?mail|address))[^.]{0,40}(?:opted[- ]in|opt[- ]in|selected|obtained|subscribed)|(?:opt(?:ed)?[- ](?:in|out))|(?:received|receiving|sent) (?:this|to you)[^.]{0,30}(?:in error|by mistake|because)|blank e-?mail|we (?:apologi[sz]e|honou?r|respect)[^.]{0,30}(?:intrusion|remov\w+|inconvenience|privacy)|no further (?:mailings?|e-?mails?|contact)|click here to (?:be removed|unsubscribe|remove)|to stop (?:receiving|future)|po box|p\.o\. box)\b/gu,
        description: 'The text excuses itself: why it is no spam, which law allows it, how to be removed.',
        fix: 'Say in one line why the reader gets the mail, and link “Unsubscribe”.',
    },
    {
        name: 'WORDS_PRESSURE',
        weights: [0.2, 0.5, 0.9, 1.3],
        phrases: /\b(?:act (?:now|fast|today|immediately)|(?:order|buy|apply|call|join|sign up|click|start|respond|enroll|register|reply|get started|claim) (?:now|today|right now|immediately|here now)|limited[- ]time(?: only| offer)?|(?:for|in) a limited (?:time|period)|while (?:supplies|stocks?) last|before (?:it'?s|it is) too late|don'?t (?:miss|wait|delay|hesitate)|(?:hurry|urgent(?:ly)?|immediately|instantly)|(?:expires?|ends|closes) (?:in|today|tonight|soon)|last chance|once in a lifetime|(?:100|one hundred) ?% (?:free|guaranteed?|satisfaction|risk|legal|money|natural|safe)|(?:absolutely|completely|totally) free|risk[- ]?free|no (?:risk|obligation|strings|catch|gimmicks?|cost|fees?|questions asked|purchase)|(?:money[- ]back|satisfaction|full|lifetime) guarantee[ds]?|guaranteed(?: to| results)?|free (?:trial|sample|gift|info(?:rmation)?|access|membership|report|bottle|offer|cash|money|quote|consultation|bonus|demo|shipping|tour|week|month|install\w*)|for free|(?:special|exclusive|amazing|incredible|unbelievable|fantastic|great|best|lowest|unique) (?:offers?|deals?|prices?|promotion|discount|value|savings|opportunity)|save (?:up to |over |as much as )?\$? ?\d+ ?%?|\d+% (?:off|discount|savings?)|as seen on|you (?:have been|are|were) (?:selected|chosen|pre-?selected|approved|eligible|invited|qualified)|congratulations?|(?:click|see) (?:here|below|on the link)|(?:visit|go to) (?:our|the|this) (?:web ?site|link|online)|only \$ ?[\d.]+|(?:just|pay only|from only) \$? ?[\d.]+|bonus(?:es)?|cash|winner|call (?:toll|us|1-|\+?1[- (])|credit cards?|too good to be true|why wait|what are you waiting)\b/gu,
        description: 'The text presses: act now, free, guaranteed, only today.',
        fix: 'State the offer and its end date once, without pressure and superlatives.',
    },
    {
        name: 'WORDS_ADDRESS_TO_NOBODY',
        weights: [0.8, 1.2],
        phrases: /(?:\bdear (?:friend|sir|madam|sir\/madam|sir or madam|user|customer|e-?mail|account|client|beneficiary|winner|homeowner|valued|business|internet|web ?master|site owner|sirs)\b|\bhello (?:sir|dear|friend|my dear)\b|\bhi dear\b|\b(?:greetings|good day|attention:?),? (?:to you|dear|friend|sir|winner)|\battn:? )/gu,
        description: 'The reader is addressed as nobody: dear friend, dear user, dear sir or madam.',
        fix: 'Greet by name, or just say hello.',
    },
    {
        name: 'WORDS_FILL_THE_FORM',
        weights: [0, 0.5, 1.6, 2.6],
        phrases: /\b(?:(?:your )?full names?|(?:private |your |mobile |direct |cell )?(?:tele)?phone (?:and fax )?numbers?|fax number|(?:your )?(?:age|occupation|marital status|date of birth|nationality|country of residence|sex\/age)|bank (?:account )?(?:details|number|name|information)|account number|copy of (?:your )?(?:id|identity|passport|driver)|monthly income|loan amount|(?:home|contact|residential|mailing|full) address|social security|mother'?s maiden|credit card number)\b/gu,
        description: 'The text asks the reader to write back with name, telephone, bank and the like.',
        fix: 'Collect such data on a page of yours behind a log-in, never by reply.',
    },
];
/** All rules on wording. */
const wordingRules = wordings.map(toRule);
function toRule({ phrases, ...wording }) {
    return { ...wording, source: wording_rules_source, count: (evidence) => countPhrases(evidence, phrases) };
}

;// CONCATENATED MODULE: ./lib/verdict/spam/built-in/built-in-filter.js
/** The spam engine that needs no server and no network: presend's own rules, each with its reason. */








/** Points from which a message is spam. */
const builtInThreshold = 5;
/** Changes whenever a rule or a weight does. */
const builtInVersion = '2';
const gtube = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X';
const gtubeRule = {
    name: 'GTUBE',
    weights: [1000],
    description: 'The message holds the string that every engine must call spam.',
    fix: 'Remove the GTUBE test string.',
    source: 'spamassassin.apache.org/gtube',
    count: ({ content }) => [content.visibleText, content.message.text ?? ''].some((text) => text.includes(gtube)) ? 1 : 0,
};
/** Every rule of the engine, in the order in which ties are shown. */
const builtInRules = [
    gtubeRule,
    ...headerRules,
    ...linkRules,
    ...htmlRules,
    ...fraudRules,
    ...wordingRules,
    ...wordTableRules,
];
/** The built-in engine. Its verdict depends on the message alone. */
function builtInFilter() {
    return {
        engine: 'built-in',
        version: builtInVersion,
        judge: async ({ content }, signal) => {
            signal.throwIfAborted();
            const verdict = judgeContent(content);
            return await Promise.resolve({ status: 'judged', isSpam: verdict.score >= verdict.threshold, verdict });
        },
    };
}
/** Score and symbols of one message; symbols with the most points first, those that lower the score last. */
function judgeContent(content) {
    return judgeEvidence(readEvidence(content));
}
/** The same of what was read from a message before. */
function judgeEvidence(evidence) {
    const symbols = builtInRules
        .map((rule) => toSymbol(rule, evidence))
        .filter((symbol) => symbol.score !== 0)
        .toSorted((left, right) => right.score - left.score);
    const score = symbols.reduce((sum, symbol) => sum + symbol.score, 0);
    return { engine: 'built-in', score: Math.round(score * 10) / 10, threshold: builtInThreshold, symbols };
}
function toSymbol(rule, evidence) {
    const score = scoreOf(rule, evidence);
    const description = score === 0 ? rule.description : (rule.describe?.(evidence) ?? rule.description);
    return { name: rule.name, score, description, fix: rule.fix };
}


/***/ })

};
