export const id = 7722;
export const ids = [7722];
export const modules = {

/***/ 95875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ webhookHeaders),
/* harmony export */   P: () => (/* binding */ httpHeaders)
/* harmony export */ });
/** HTTP header field names; HTTP compares them case-insensitively (RFC 9110 §5.1). */
/** Header fields of the API. `.toLowerCase()` gives the key in Node's `headers`. */
const httpHeaders = {
    /** Requests per hour that the token may make. */
    rateLimit: 'X-RateLimit-Limit',
    /** Requests left in the current window. */
    rateLimitRemaining: 'X-RateLimit-Remaining',
    /** Unix time in seconds when the window ends. */
    rateLimitReset: 'X-RateLimit-Reset',
    /** Seconds or an HTTP date: RFC 9110 §10.2.3. */
    retryAfter: 'Retry-After',
    /** Additive, in create requests: the domain in the From field of the test mail. */
    senderDomain: 'Presend-Sender-Domain',
    /** Additive, in create requests: `marketing` or `transactional`. */
    mailType: 'Presend-Mail-Type',
    /** `wait=20` requests a long poll: RFC 7240 §4.3. */
    prefer: 'Prefer',
    /** The preferences that the server applied: RFC 7240 §3. */
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
/** Header fields of webhook requests; api-v1.md defines the first, the others are additive. */
const webhookHeaders = {
    /** HMAC-SHA256 of the raw body with the webhook's secret, 64 lowercase hexadecimal digits. */
    signature: 'X-Service-Signature',
    /** The signature with the previous secret, while both are valid. */
    previousSignature: 'X-Service-Signature-Previous',
    /** The body's `event_type`. */
    event: 'X-Service-Event',
    /** Id of this delivery: the same for all attempts, new for a redelivery. */
    delivery: 'X-Service-Delivery',
    /** The body's `idempotency_key`: the same for all requests about one event. */
    idempotencyKey: 'Idempotency-Key',
};


/***/ }),

/***/ 81224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ importPostmasterReply),
/* harmony export */   h: () => (/* binding */ importPostmasterRequest)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _reply_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27500);
/* harmony import */ var _storable_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63260);
/** `POST /postmaster_accounts/import` (additive): data of providers that the service does not query itself. */



/** Body of the request. `domains` is validated by the import itself. */
const importPostmasterRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    email: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)((0,_storable_text_js__WEBPACK_IMPORTED_MODULE_2__/* .storableText */ ._)().regex(/^[^\s@]{1,64}@[^\s@]{1,253}$/u, 'an e-mail address that identifies the account'), 'the account of the data; created if it does not exist. No mail is sent to it.', 'data@shop.example'),
    domains: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), 'by domain, the seven series as in `GET /postmaster_accounts/{id}`; missing series are not changed.'),
});
/** Its reply. */
const importPostmasterReply = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    account: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        id: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1), 'Id for `GET /postmaster_accounts/{id}`.', 3),
        email: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), 'E-mail address of the account, in lowercase.', 'data@shop.example'),
    }), 'The account.'),
    days: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1), 'Number of days written, over all domains.', 31),
});


/***/ }),

/***/ 47917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ cumulativeQuery),
/* harmony export */   n: () => (/* binding */ domainQuery)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _reply_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27500);
/* harmony import */ var _storable_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63260);
/** The query strings of the postmaster paths, with the rules of api-v1.md, "Postmaster data". */



/** A missing text gets the same message as an empty one. */
function requiredText(what) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .preprocess */ .vkY((given) => given ?? '', (0,_storable_text_js__WEBPACK_IMPORTED_MODULE_1__/* .storableText */ ._)().regex(/\S/u, what));
}
const email = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(requiredText('the e-mail address of the connected postmaster account'), 'E-mail address of the connected postmaster account.', 'postmaster@shop.example');
const day = zod__WEBPACK_IMPORTED_MODULE_3__/* .date */ .p6('a valid date, as YYYY-MM-DD');
/** Query of `GET /postmaster_accounts`. */
const cumulativeQuery = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ email });
/** Query of `GET /postmaster_accounts/:id`: both days or none, in order. */
const domainQuery = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    email,
    item: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(requiredText('the domain to query'), 'Domain to query.', 'shop.example'),
    start_date: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(day.optional(), 'First day, included; requires `end_date`.', '2026-01-01'),
    end_date: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(day.optional(), 'Last day, included; requires `start_date`.', '2026-01-31'),
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
/** Invalid days have problems of their own, so they are not compared. */
function isDay(text) {
    return text !== undefined && day.safeParse(text).success;
}


/***/ }),

/***/ 30786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ listExternalTestsQuery),
/* harmony export */   N7: () => (/* binding */ maxPerPage),
/* harmony export */   _j: () => (/* binding */ defaultPerPage),
/* harmony export */   vQ: () => (/* binding */ providersQuery)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(766);
/* harmony import */ var _reply_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27500);
/* harmony import */ var _storable_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63260);
/** Query strings: api-v1.md, "Endpoints". Values arrive as text, `provider_types` as a list of texts. */




/** Default of `per_page`. */
const defaultPerPage = 10;
/** Maximum of `per_page`; larger values are reduced to it. */
const maxPerPage = 100;
// A number too large to be exact is beyond the last page anyway.
const positiveInteger = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^0*[1-9]\d*$/u, 'a positive integer')
    .transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER))
    .pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1));
/** Makes a parameter optional; empty counts as absent. */
function optional(schema) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .preprocess */ .vkY((value) => (value === '' ? undefined : value), schema.optional()).optional();
}
/** Query of `GET /external_tests`. `status` may be unknown; `per_page` is not yet reduced to the maximum. */
const listExternalTestsQuery = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    source: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(optional((0,_storable_text_js__WEBPACK_IMPORTED_MODULE_2__/* .storableText */ ._)()), 'Only tests with this source. Empty: any.', 'ci'),
    status: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(optional((0,_storable_text_js__WEBPACK_IMPORTED_MODULE_2__/* .storableText */ ._)()), `Only tests in this state: ${_names_js__WEBPACK_IMPORTED_MODULE_3__/* .testStatuses */ .lh.join(', ')}. Empty: any. Other values match no test.`, 'complete'),
    page: optional(positiveInteger).meta({ description: 'Page number, from 1.', default: 1 }),
    per_page: optional(positiveInteger).meta({
        description: `Tests per page. Values above ${maxPerPage} count as ${maxPerPage}.`,
        default: defaultPerPage,
    }),
});
/** Query of `GET /external_tests/providers`. */
const providersQuery = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    provider_types: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_names_js__WEBPACK_IMPORTED_MODULE_3__/* .providerTypes */ .Nm)).optional(), 'Only seeds of these types; may be repeated, with or without the brackets. Absent: all.', ['consumer', 'business']),
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
// EXTERNAL MODULE: ./lib/contract/http-headers.js
var http_headers = __webpack_require__(95875);
;// CONCATENATED MODULE: ./lib/contract/metadata.js
/** `metadata` of a test: the caller's JSON, returned unchanged. Values that would change on the way are rejected. */

/** Maximum size as JSON in UTF-8. */
const maxMetadataBytes = 16_384;
/** JSON.stringify overflows the stack at some 4000 levels. */
const maxMetadataDepth = 100;
/** zod and many other JSON readers drop a key of this name. */
const droppedKey = '__proto__';
/** Schema of `metadata` in a create request. Not `z.record`: that drops `__proto__` before any check sees it. */
const metadataSchema = schemas/* unknown */.L5J()
    .meta({ type: 'object', additionalProperties: {} })
    .check(({ value, issues }) => {
    for (const fault of findFaults(value)) {
        issues.push({ code: 'custom', input: fault.value, path: fault.path, message: fault.expected });
    }
})
    .transform((value) => (isObject(value) ? value : {}));
function findFaults(value) {
    if (!isObject(value))
        return [{ path: [], value, expected: 'an object' }];
    if (!isShallow(value, maxMetadataDepth)) {
        return [{ path: [], value, expected: `at most ${maxMetadataDepth} levels of nesting` }];
    }
    if (Buffer.byteLength(JSON.stringify(value)) > maxMetadataBytes) {
        return [{ path: [], value, expected: `at most ${maxMetadataBytes} bytes of JSON` }];
    }
    return findInnerFaults(value, []);
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function findInnerFaults(value, path) {
    if (typeof value === 'number')
        return findNumberFault(value, path);
    if (typeof value !== 'object' || value === null)
        return [];
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    return entries.flatMap(([key, inner]) => {
        const innerPath = [...path, key];
        const faults = findInnerFaults(inner, innerPath);
        const fault = { path: innerPath, value: inner, expected: 'another key: many programs drop this one' };
        return key === droppedKey ? [fault].concat(faults) : faults;
    });
}
/** JSON numbers are unlimited, but readers use doubles (RFC 8259 §6) and round silently. */
function findNumberFault(value, path) {
    if (Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value)))
        return [];
    const expected = `a number that a double stores exactly (integers up to ±${Number.MAX_SAFE_INTEGER}), or a string`;
    return [{ path, value, expected }];
}
function isShallow(value, levels) {
    if (typeof value !== 'object' || value === null)
        return true;
    return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

// EXTERNAL MODULE: ./lib/contract/names.js
var names = __webpack_require__(766);
// EXTERNAL MODULE: ./lib/contract/reply-schema.js
var reply_schema = __webpack_require__(27500);
// EXTERNAL MODULE: ./lib/contract/storable-text.js
var storable_text = __webpack_require__(63260);
;// CONCATENATED MODULE: ./lib/contract/requests.js
/** The requests that create a test: api-v1.md, "Endpoints". */






/** Maximum length of names and sources, in characters. */
const maxNameLength = 255;
/** How many wrong entries of `provider_types` are checked: each takes microseconds, and a body has room for 500,000. */
const maxWrongTypes = 1000;
/** Maximum of `timeout_minutes`. */
const maxTimeoutMinutes = 1440;
/** Makes a field optional; `null` counts as absent. */
function optional(schema) {
    return schemas/* preprocess */.vkY((value) => value ?? undefined, schema.optional()).optional();
}
/** A required, non-empty text. */
function requiredText(expected) {
    return (0,storable_text/* shortText */.o)(maxNameLength).min(1, expected);
}
const externalTest = schemas/* looseObject */._H3({
    name: (0,reply_schema/* field */.ZZ)(requiredText('a name'), 'Name of the test.', 'Order confirmation'),
    source: (0,reply_schema/* field */.ZZ)(requiredText('the name of the calling application'), 'Name of the calling application; lists can be filtered by it.', 'ci'),
    metadata: (0,reply_schema/* field */.ZZ)(optional(metadataSchema), `Any JSON object; replies return it unchanged. At most ${maxMetadataBytes} bytes.`, { commit: '4fbc063' }),
});
const providerTypesField = (0,reply_schema/* field */.ZZ)(schemas/* preprocess */.vkY(limitWrongTypes, schemas/* array */.YOg(schemas/* enum */.k5n(names/* providerTypes */.Nm)).optional()).optional(), 'Provider types of the seed mailboxes. Absent or empty: all. Duplicates are ignored.', ['consumer', 'business']);
const minutesRange = `an integer from 1 to ${maxTimeoutMinutes}`;
const timeoutMinutes = (0,reply_schema/* addition */.fr)(optional(schemas/* int */.Whr().min(1, minutesRange).max(maxTimeoutMinutes, minutesRange)), 'minutes until the test expires; absent: the service’s setting (60 by default).', 60);
/** Body of `POST /spam_tests`. Problems name the field: `$.provider_types[1]`. */
const createSpamTestRequest = schemas/* looseObject */._H3({
    spam_test: (0,reply_schema/* field */.ZZ)(optional(schemas/* looseObject */._H3({
        name: (0,reply_schema/* field */.ZZ)(optional((0,storable_text/* shortText */.o)(maxNameLength)), 'Name of the test; absent or empty: "Untitled test".', 'Order confirmation'),
    })), 'The test.'),
    provider_types: providerTypesField,
    external_test: (0,reply_schema/* field */.ZZ)(optional(externalTest), 'If present, the test is created as an external test, as by `POST /external_tests`.'),
    timeout_minutes: timeoutMinutes,
});
/** Body of `POST /external_tests`. */
const createExternalTestRequest = schemas/* looseObject */._H3({
    external_test: (0,reply_schema/* field */.ZZ)(externalTest, 'The test.'),
    provider_types: providerTypesField,
    timeout_minutes: timeoutMinutes,
});
/** Header fields of both create requests. */
const createTestHeaders = {
    [http_headers/* httpHeaders */.P.senderDomain]: (0,reply_schema/* addition */.fr)(schemas/* string */.YjP().min(1).max(253).optional(), 'the domain in the From field of the test mail. The test then accepts only mail from this domain or another with the ' +
        'same Organizational Domain (RFC 9989); other mail with the tracking id is ignored.', 'shop.example'),
    [http_headers/* httpHeaders */.P.mailType]: (0,reply_schema/* addition */.fr)(schemas/* enum */.k5n(names/* mailTypes */.pj).optional(), 'the kind of mail. Simulated seeds apply bulk sender requirements only to `marketing` mail, ' +
        'and never place `transactional` mail in the Promotions tab. Absent: both sets of rules apply.', 'transactional'),
};
/** Cuts a list after its thousandth wrong entry; it is rejected either way. `null` counts as absent. */
function limitWrongTypes(list) {
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
/** Text that every database stores unchanged; JSON and query strings can contain characters that some do not. */

/** A string without U+0000 (PostgreSQL rejects it) and without lone surrogates (UTF-8 would turn them into U+FFFD). */
function storableText() {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .refine((text) => !text.includes('\0'), 'text without the character U+0000')
        .refine((text) => text.isWellFormed(), 'text without lone surrogates');
}
/** Storable text of at most `maxLength` code points, as JSON Schema counts them (Validation 2020-12, §6.3.1). */
function shortText(maxLength) {
    return storableText()
        .refine((text) => text.length <= maxLength || codePointCount(text) <= maxLength, `at most ${maxLength} characters`)
        .meta({ maxLength });
}
function codePointCount(text) {
    return text.match(/./gsu)?.length ?? 0;
}


/***/ }),

/***/ 25402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ renderReply),
/* harmony export */   d: () => (/* binding */ isTransient)
/* harmony export */ });
/** The outcome of one copy at the SMTP server, and the reply that decided it. */
/** True for 4yz: try again later (RFC 5321 §4.2.1). */
function isTransient(reply) {
    return reply.code >= 400 && reply.code < 500;
}
/** Renders a reply as the server wrote it: `550 5.7.1 no`. */
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
/** Adds the tracking id to a message, in addition to its header field `X-Presend-Test`. */
/** True for an id that is safe in a header field, an HTML comment and a line of text. */
function isTrackingId(text) {
    return /^[A-Za-z0-9._~:+=@/-]{1,200}$/u.test(text);
}
/** Matches the ids of presend's own service in any text. */
const serviceTrackingIds = /(?<![A-Za-z0-9_])pst_[A-Za-z0-9]{24}(?![A-Za-z0-9])/gu;
/**
 * Adds the id. `body`: as an HTML comment before `</body>` (or at the end) and as the last line of the text; `subject`:
 * as ` [id]` at the end; `header`: nowhere else.
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
    // Not with toLowerCase(): İ becomes two characters there, and later offsets shift.
    const end = [...html.matchAll(/<\/body/giu)].at(-1)?.index ?? -1;
    return end < 0 ? `${html}${comment}` : `${html.slice(0, end)}${comment}${html.slice(end)}`;
}


/***/ }),

/***/ 16890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ findOwnTarget),
/* harmony export */   r: () => (/* binding */ isOfSender)
/* harmony export */ });
/** Finds the test that a message belongs to: the message names it, and its author is the test's sender. */
/**
 * Returns the first named test whose sender wrote the message. A tracking id is not secret: every copy and the report's
 * address contain it, so anyone who saw it can put it into their own mail.
 *
 * @returns `foreign`: all named tests expect mail of another sender; `null`: no named test exists
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
        // Earlier ids are unknown, so continue behind this one.
        rest = rest.slice(Math.max(rest.indexOf(target.trackingId), 0) + 1);
    }
    return found;
}
/**
 * Checks whether the author belongs to the sender the test was created for. This does not stop a forged From, which SPF,
 * DKIM and DMARC reveal.
 *
 * @returns `null` if the DNS query failed
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
/** Bulk-sender requirements apply to marketing mail. Without a mail type, the service's setting decides. */
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
/** Jobs for worker threads that read received mail, which is untrusted. */
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
/** Judges mail in worker threads, so that no message can block the main thread, which serves HTTP and SMTP. */






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

/***/ 50174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findMentionedIds)
/* harmony export */ });
/* harmony import */ var _mail_header_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86199);
/* harmony import */ var _mail_header_section_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38684);
/* harmony import */ var _tracking_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44471);
/**
 * The tracking ids in subject and body of a message, found without parsing it: anybody can send 50 MB, and most of that
 * is of no test.
 */



/** No id in base64 is shorter. */
const minBase64Length = 38;
/** Ids of the body, plain or encoded, then those of the subject; at most ten. Takes linear time. */
function findMentionedIds(message) {
    const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    const text = bytes.toString('latin1');
    const body = text.slice((0,_mail_header_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .endOfHeaderSection */ .R_)(message));
    const [subject = ''] = (0,_mail_header_section_js__WEBPACK_IMPORTED_MODULE_0__/* .valuesOf */ .sm)((0,_mail_header_section_js__WEBPACK_IMPORTED_MODULE_0__/* .readHeaderSection */ .Dm)(message), 'Subject');
    const found = [
        ...(0,_tracking_id_js__WEBPACK_IMPORTED_MODULE_1__/* .findTrackingIds */ .N3)(body),
        ...(/quoted-printable/iu.test(text) ? (0,_tracking_id_js__WEBPACK_IMPORTED_MODULE_1__/* .findTrackingIds */ .N3)(decodeQuoted(body)) : []),
        ...(/base64/iu.test(text) ? findInBase64(body) : []),
        ...(0,_tracking_id_js__WEBPACK_IMPORTED_MODULE_1__/* .findTrackingIds */ .N3)(subject),
    ];
    return [...new Set(found)].slice(0, _tracking_id_js__WEBPACK_IMPORTED_MODULE_1__/* .maxCandidateCount */ .Rc);
}
/** RFC 2045 §6.7, over all parts alike. */
function decodeQuoted(text) {
    return text
        .replaceAll(/=[ \t]*\r?\n/gu, '')
        .replaceAll(/=([0-9A-Fa-f]{2})/gu, (_whole, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
/** An empty line stands before each encoded part; what else stands between two of them decodes to nothing that matters. */
function findInBase64(body) {
    const found = new Set();
    const emptyLine = /\r?\n\r?\n/gu;
    let start = 0;
    while (start < body.length && found.size < _tracking_id_js__WEBPACK_IMPORTED_MODULE_1__/* .maxCandidateCount */ .Rc) {
        const end = emptyLine.exec(body)?.index ?? body.length;
        if (end - start >= minBase64Length)
            for (const id of findDecoded(body.slice(start, end)))
                found.add(id);
        start = Math.max(end, emptyLine.lastIndex === 0 ? body.length : emptyLine.lastIndex);
    }
    return [...found];
}
function findDecoded(encoded) {
    // Without NUL: UTF-16 puts one beside each letter.
    return (0,_tracking_id_js__WEBPACK_IMPORTED_MODULE_1__/* .findTrackingIds */ .N3)(Buffer.from(encoded, 'base64').toString('latin1').replaceAll('\0', ''));
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
/** Rejects a message because of its form, before any parser reads it or anything is measured. */


/** Creates the rejection. @param cause why nothing was measured, as a clause */
function refuseForm(reply, cause) {
    return {
        ...(0,unjudged/* unmeasured */.Q)(`not measured: ${cause}`),
        reply: { ...reply, text: `[presend] ${reply.text}` },
        reason: `Rejected before anything was measured: ${reply.text}`,
    };
}
/** Returns a rejection if the header section exceeds the limits, or `null`. */
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

/***/ 29431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ identityOf),
/* harmony export */   x: () => (/* binding */ readIdentity)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _mail_header_section_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38684);
/* harmony import */ var _mail_parse_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85429);
/* harmony import */ var _mail_parse_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32154);
/* harmony import */ var _mentioned_ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50174);
/* harmony import */ var _tracking_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44471);
/** What a message says of itself: who wrote it, which message it is, and which tests it may belong to. */






/** The field in which presend's own copies carry the tracking id. */
const trackingField = 'X-Presend-Test';
/** Of all From fields together. Half a megabyte of addresses would hold up everything else for a quarter of a second. */
const maxFromLength = 8192;
/** Reads the header section of a message. @param findMentioned searches the body; absent: `findMentionedIds` */
function readIdentity(bytes, findMentioned = async () => await Promise.resolve((0,_mentioned_ids_js__WEBPACK_IMPORTED_MODULE_4__/* .findMentionedIds */ .$)(bytes))) {
    return identityOf((0,_mail_header_section_js__WEBPACK_IMPORTED_MODULE_1__/* .readHeaderSection */ .Dm)(bytes), findMentioned);
}
/** The same of a header section that has been read. */
function identityOf(fields, findMentioned) {
    const [messageId] = (0,_mail_header_section_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(fields, 'Message-ID');
    const fromFields = fields.filter(({ name }) => name.toLowerCase() === 'from');
    const isReadable = fromFields.reduce((sum, { rawValue }) => sum + rawValue.length, 0) <= maxFromLength;
    let mentioned = null;
    return {
        messageKey: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', messageId ?? '', 'hex').slice(0, 32),
        author: () => {
            if (!isReadable)
                return null;
            const authors = (0,_mail_parse_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAddressList */ .Mb)((0,_mail_header_section_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(fields, 'From')[0] ?? '');
            return authors.status === 'ok' ? (authors.value[0]?.address ?? null) : null;
        },
        authorDomain: () => (isReadable ? theOne((0,_mail_parse_message_js__WEBPACK_IMPORTED_MODULE_3__/* .mailboxesOf */ .M)(fields, 'from').map(({ domain }) => domain)) : null),
        headerTrackingIds: unique((0,_mail_header_section_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(fields, trackingField)),
        mentionedTrackingIds: async () => await (mentioned ??= findMentioned()),
    };
}
/** An address without a domain is none that could be the sender's. */
function theOne(domains) {
    const [domain = null, ...others] = new Set(domains);
    return others.length === 0 ? domain : null;
}
function unique(texts) {
    return [...new Set(texts.flatMap(_tracking_id_js__WEBPACK_IMPORTED_MODULE_5__/* .findTrackingIds */ .N3))].slice(0, _tracking_id_js__WEBPACK_IMPORTED_MODULE_5__/* .maxCandidateCount */ .Rc);
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

/***/ 70120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ tokenHashOf),
/* harmony export */   Ey: () => (/* binding */ createToken),
/* harmony export */   Y_: () => (/* binding */ verifiedToken)
/* harmony export */ });
/* unused harmony export hashToken */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _world_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41502);
/** API tokens: creating them and recognizing them in requests. */


/** `psd_` and four more characters: 24 of 256 bits, enough to recognize a token in a list. */
const prefixLength = 8;
/** Longer tokens are not hashed. */
const maxTokenLength = 512;
/** Creates a token of `psd_` and 256 random bits in base64url, and stores its SHA-256. */
async function createToken(wanted, { store, clock, random, }) {
    const text = `psd_${Buffer.from(random.bytes(32)).toString('base64url')}`;
    const token = {
        tokenId: random.uuid(),
        tokenHash: hashToken(text),
        prefix: text.slice(0, prefixLength),
        ...wanted,
        createdAtMs: clock.nowMs(),
        revokedAtMs: null,
    };
    await store.createToken(token);
    return { token, secret: new _world_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(text) };
}
/** The hash under which a token is stored: SHA-256 in lower-case hex. */
function hashToken(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
}
/** The hash of the token in an Authorization header; `null` without one. Source: RFC 6750 §2.1, RFC 9110 §11.1 (case-insensitive) */
function tokenHashOf(authorization) {
    const text = /^Bearer +([A-Za-z0-9._~+/=-]+) *$/iu.exec(authorization ?? '')?.[1];
    return text === undefined || text.length > maxTokenLength ? null : hashToken(text);
}
/** Returns `token`, which the store found by hash, if its hash matches in constant time. */
function verifiedToken(token, tokenHash) {
    if (token === null || tokenHash === null || token.tokenHash.length !== tokenHash.length)
        return null;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(token.tokenHash), Buffer.from(tokenHash)) ? token : null;
}


/***/ }),

/***/ 14304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ clientAddressOf),
/* harmony export */   Z_: () => (/* binding */ parseTrustedProxies),
/* harmony export */   vW: () => (/* binding */ noTrustedProxies)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/* harmony import */ var _world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49406);
/** The address of the client behind a connection, through trusted proxies. */


const noTrustedProxies = { has: () => false };
/** Parses addresses and CIDR networks, or returns all problems. */
function parseTrustedProxies(entries) {
    const parsed = entries.map((entry) => ({ entry, network: (0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__/* .parseNetwork */ .MO)(entry.trim()) }));
    const invalid = parsed.filter(({ network }) => network === null);
    if (invalid.length > 0) {
        const expected = 'an IP address or a network such as "10.0.0.0/8"';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)(...invalid.map(({ entry }) => ({ input: 'trusted-proxies', came: `"${entry}"`, expected })));
    }
    const trusted = parsed.flatMap(({ network }) => (network === null ? [] : [network]));
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)({ has: (address) => (0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isInNetworks */ .x4)(address, trusted) });
}
/**
 * Returns the address of the client. Forwarding headers count only if the peer is a trusted proxy, and are read from the
 * right up to the first address that is not one: anything further left may be forged. X-Forwarded-For takes precedence
 * over Forwarded, because a proxy that writes one passes the other through unchanged.
 *
 * Source: RFC 7239 §4, §5.2
 */
function clientAddressOf({ socket, headers }, trusted) {
    const peer = (0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__/* .plainAddress */ .n7)(socket.remoteAddress ?? 'unknown');
    if (!trusted.has(peer))
        return peer;
    const hops = headers['x-forwarded-for'] === undefined ? forwardedHops(headers.forwarded) : listedHops(headers);
    let address = peer;
    for (const hop of hops.toReversed()) {
        // Not an address, such as "unknown": the hops before it cannot be trusted.
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
    return (0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isIpAddress */ .oX)(address) ? (0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__/* .plainAddress */ .n7)(address) : null;
}


/***/ }),

/***/ 78333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ maxBodyBytes),
/* harmony export */   Ue: () => (/* binding */ defaultHttpLimits),
/* harmony export */   WG: () => (/* binding */ maxTargetLength)
/* harmony export */ });
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70426);
/** Options and limits of an HTTP server. */

const defaultHttpLimits = {
    connectionCount: 20_000,
    connectionsPerClient: 1000,
    maxHeaderBytes: 16_384,
    headerTimeoutMs: 15_000,
    requestTimeoutMs: 60_000,
    keepAliveTimeoutMs: 65_000,
    anonymousRequestsPerHour: _rate_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultRateLimits */ .Y$.anonymous,
};
/** Longest accepted path with query. */
const maxTargetLength = 8000;
/** Largest accepted request body. */
const maxBodyBytes = 1024 * 1024;


/***/ }),

/***/ 71528:
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
// EXTERNAL MODULE: ./lib/seeds/local-smtp/connection-counts.js
var connection_counts = __webpack_require__(29262);
// EXTERNAL MODULE: ./lib/world/ip-address.js
var ip_address = __webpack_require__(49406);
// EXTERNAL MODULE: ./lib/service/problems/api-problem.js
var api_problem = __webpack_require__(84262);
// EXTERNAL MODULE: ./lib/service/problems/error-body.js
var error_body = __webpack_require__(66967);
// EXTERNAL MODULE: ./lib/service/http/http-options.js
var http_options = __webpack_require__(78333);
// EXTERNAL MODULE: ./lib/service/http/rate-limit.js
var rate_limit = __webpack_require__(70426);
;// CONCATENATED MODULE: ./lib/service/http/client-errors.js
/** Requests that Node's parser rejects: answered in JSON if a response is still possible, then the connection is closed. */





/** For `clientError`. The client is unknown, so the rate limit fields are those of a client without a token. */
function answerClientError(error, connection, request) {
    if (!canBeAnswered(error, connection))
        return void connection.socket.destroy();
    answerAndClose(connection.socket, describe(error), request);
}
/** For `connect`: a tunnel to another host. Node would close the connection without a response. */
function refuseTunnel({ socket, pending }, request) {
    // The response to an earlier request would be sent after this one.
    if (pending !== null || !socket.writable)
        return void socket.destroy();
    // The client may disconnect first.
    socket.on('error', () => undefined);
    const headers = { Allow: 'GET, HEAD, POST' };
    answerAndClose(socket, new api_problem/* ApiProblem */.AW(405, 'CONNECT is not allowed: this service is not a proxy', { headers }), request);
}
function answerAndClose(socket, problem, request) {
    const body = Buffer.from((0,error_body/* errorText */.kc)(problem));
    const fields = {
        ...(0,rate_limit/* uncountedHeaders */.Aw)(request),
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
/** False if the client disconnected, is receiving a response, or never sent a byte. */
function canBeAnswered({ code }, { socket, pending }) {
    if (code === 'ECONNRESET' || code === 'EPIPE' || !socket.writable || socket.destroyed)
        return false;
    return pending?.headersSent !== true && !isSilent(socket);
}
function isSilent(socket) {
    return socket.bytesRead === 0;
}
function describe({ code, rawPacket }) {
    const [status, message] = (code === undefined ? undefined : problems[code]) ?? malformed;
    const isTarget = status === 431 && rawPacket !== undefined && isLongLine(Buffer.from(rawPacket));
    return isTarget ? (0,api_problem/* targetTooLong */.Gk)() : new api_problem/* ApiProblem */.AW(status, message);
}
/** True if the request line alone is too long; `packet` is the last part of the head that was received. */
function isLongLine(packet) {
    const end = packet.indexOf('\r\n');
    return end === -1 || end > http_options/* maxTargetLength */.WG;
}
const malformed = [400, 'Malformed HTTP/1.1 request'];
/** By Node's error code; every other code means that the request violates RFC 9112. */
const problems = {
    HPE_HEADER_OVERFLOW: [431, 'Request header fields are too large'],
    HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Request body chunk extensions are too large'],
    ERR_HTTP_REQUEST_TIMEOUT: [408, 'Timed out waiting for the request'],
};

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/service/http/last-responses.js
/** Tracks the responses of a server, and closes what Node's `server.close()` leaves open. */


/** Starts tracking. */
function lastResponses(server) {
    const silent = new Set();
    const open = new Set();
    let isLast = false;
    // Node sets `this` to the emitter, so one function serves all: a closure each would cost memory per connection.
    function forgetSocket() {
        silent.delete(this);
    }
    function forgetResponse() {
        open.delete(this);
    }
    // A TLS server emits both: `connection` on accept, `secureConnection` after the handshake.
    server.on(server instanceof external_node_tls_.Server ? 'secureConnection' : 'connection', (socket) => {
        silent.add(socket);
        socket.once('close', forgetSocket);
    });
    function track({ socket }, response) {
        silent.delete(socket);
        if (isLast)
            response.shouldKeepAlive = false;
        open.add(response);
        response.once('close', forgetResponse);
    }
    for (const event of ['request', 'checkContinue', 'checkExpectation'])
        server.on(event, track);
    return {
        // A response has a socket only while it is first in line on it.
        pendingOn: (socket) => open.values().find((response) => response.socket === socket) ?? null,
        begin: () => {
            isLast = true;
            for (const response of open)
                response.shouldKeepAlive = false;
            // Keep connections that have sent part of a request.
            for (const socket of silent)
                if (socket instanceof external_node_net_.Socket && socket.bytesRead === 0)
                    socket.destroy();
        },
    };
}

// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 2 modules
var dist = __webpack_require__(26652);
;// CONCATENATED MODULE: ./lib/service/http/request-listener.js
/** Connects Node's HTTP server to the app, and handles malformed requests, `Expect` and bodies of GET requests. */





/** For `request`, `checkContinue` and `checkExpectation`. */
function requestListener(app, uncounted) {
    const respond = (0,dist/* getRequestListener */.SE)((request, env) => app.fetch(request, env), 
    // HTTP/1.0 requests, such as a load balancer's for /readyz, may have no Host header. Nothing here depends on it.
    { hostname: 'localhost', errorHandler: (error) => failure(error, uncounted()) });
    return (incoming, outgoing) => {
        const problem = headProblem(incoming);
        if (problem !== null)
            return refuse(outgoing, problem, uncounted());
        if (incoming.headers.expect !== undefined)
            handleExpect(incoming, outgoing);
        if (isBodyIgnored(incoming))
            discardBody(incoming, outgoing);
        void respond(incoming, outgoing);
    };
}
/** The error response to a malformed request head; `null` if it is valid. */
function headProblem(incoming) {
    const { url = '', headers, httpVersion } = incoming;
    if (url.length > http_options/* maxTargetLength */.WG)
        return (0,api_problem/* targetTooLong */.Gk)();
    if (isBodyIgnored(incoming) && Number(headers['content-length'] ?? 0) > http_options/* maxBodyBytes */.G4)
        return (0,api_problem/* bodyTooLarge */.Qb)(http_options/* maxBodyBytes */.G4);
    if (headers.host === undefined && httpVersion === '1.1') {
        return new api_problem/* ApiProblem */.AW(400, 'Missing Host header (required by HTTP/1.1)');
    }
    const { expect } = headers;
    if (expect === undefined || expect.toLowerCase() === '100-continue')
        return null;
    return new api_problem/* ApiProblem */.AW(417, 'Unsupported Expect header: only 100-continue is supported');
}
/**
 * A client that gets no `100 Continue` may send its body anyway, so the connection is closed after the response: otherwise
 * the body could be read as the next request.
 */
function handleExpect({ headers }, outgoing) {
    if (Number(headers['content-length'] ?? 0) > http_options/* maxBodyBytes */.G4)
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
        if (sizeBytes > http_options/* maxBodyBytes */.G4)
            outgoing.destroy();
    });
}
function refuse(outgoing, problem, request) {
    const body = Buffer.from((0,error_body/* errorText */.kc)(problem));
    outgoing.writeHead(problem.status, { ...errorHeaders(request), 'Content-Length': body.length, Connection: 'close' });
    outgoing.end(body);
}
/** The app threw, or never saw the request because its target or Host header is invalid. */
function failure(error, request) {
    const problem = error instanceof dist/* RequestError */.GI ? new api_problem/* ApiProblem */.AW(400, 'Invalid request target or Host header') : (0,api_problem/* internalError */.WB)();
    return new Response((0,error_body/* errorText */.kc)(problem), { status: problem.status, headers: errorHeaders(request) });
}
function errorHeaders(request) {
    return { ...(0,rate_limit/* uncountedHeaders */.Aw)(request), 'Content-Type': 'application/json' };
}

;// CONCATENATED MODULE: ./lib/service/http/http-server.js
/** An HTTP/1.1 server, plain or over TLS, with limits per client and a graceful shutdown. */









/** Starts listening. Rejects with Node's error if the port is taken or the certificate is invalid. */
async function startHttpServer(app, options) {
    const limits = { ...http_options/* defaultHttpLimits */.Ue, ...options.limits };
    const server = openServer(options, limits);
    const uncounted = () => ({ limit: limits.anonymousRequestsPerHour, nowMs: options.clock.nowMs() });
    limitConnections(server, limits.connectionsPerClient, options.isUnlimited);
    // Before the listener, so that it sees each request first.
    const last = lastResponses(server);
    const listener = requestListener(app, uncounted);
    server.on('request', listener);
    server.on('checkContinue', listener);
    server.on('checkExpectation', listener);
    server.on('clientError', (error, socket) => answerClientError(error, { socket, pending: last.pendingOn(socket) }, uncounted()));
    server.on('connect', (_request, socket) => refuseTunnel({ socket, pending: last.pendingOn(socket) }, uncounted()));
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
        // Timeouts are enforced this late.
        connectionsCheckingInterval: Math.max(50, Math.min(headerTimeoutMs / 4, 5000)),
        // Node's own 400 has no body; the listener checks instead.
        requireHostHeader: false,
        // Ignore upgrade requests and answer them normally.
        shouldUpgradeCallback: () => false,
    };
    const server = tls === undefined
        ? (0,external_node_http_.createServer)(options)
        : (0,external_node_https_.createServer)({ ...options, ...tls, handshakeTimeout: headerTimeoutMs });
    server.maxConnections = limits.connectionCount;
    return server;
}
/** Closes connections over the limit of their client's network on accept, so that one client cannot use them all. */
function limitConnections(server, maxConnections, isUnlimited = ip_address/* isLoopbackAddress */.Ow) {
    const connections = (0,connection_counts/* countConnections */.n)(server, ip_address/* clientNetwork */.CC);
    server.on('connection', (socket) => {
        const address = (0,ip_address/* plainAddress */.n7)(socket.remoteAddress ?? '');
        if (!isUnlimited(address) && connections.of(address) > maxConnections)
            socket.destroy();
    });
}
function replaceCertificate(server, pair) {
    if (!(server instanceof external_node_tls_.Server))
        throw new TypeError('a plain HTTP server has no certificate');
    server.setSecureContext(pair);
}
async function listen(server, host, port) {
    return await new Promise((resolve, reject) => {
        server.once('error', reject);
        // Thousands of clients may reconnect at once after a restart.
        server.listen({ port, host, backlog: 4096 }, () => {
            server.off('error', reject);
            const address = server.address();
            resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
    });
}
async function drain(server, last, signal) {
    let isAborted = false;
    const abort = () => {
        isAborted = true;
        server.closeAllConnections();
    };
    await new Promise((resolve) => {
        server.close(() => resolve());
        last.begin();
        server.closeIdleConnections();
        if (signal.aborted)
            abort();
        else
            signal.addEventListener('abort', abort, { once: true });
    });
    signal.removeEventListener('abort', abort);
    if (isAborted)
        throw signal.reason;
}
async function http_server_close(server) {
    await new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
    });
}


/***/ }),

/***/ 70426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ uncountedHeaders),
/* harmony export */   Sl: () => (/* binding */ windowStartOf),
/* harmony export */   Y$: () => (/* binding */ defaultRateLimits),
/* harmony export */   YE: () => (/* binding */ anonymousSubject),
/* harmony export */   _w: () => (/* binding */ rateLimitHeaders),
/* harmony export */   d: () => (/* binding */ rateLimitProblem),
/* harmony export */   fv: () => (/* binding */ planLimit)
/* harmony export */ });
/* harmony import */ var _contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95875);
/* harmony import */ var _world_ip_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49406);
/* harmony import */ var _problems_api_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84262);
/** Requests per hour: the limits and the header fields that report them. */



const windowMs = 3_600_000;
const defaultRateLimits = { pro: 1000, enterprise: 10_000, anonymous: 1000, pages: 10_000 };
/** The limit of a plan; `null`: no valid token. The `free` plan has no API access, so its requests are rejected anyway. */
function planLimit(plan, limits) {
    return plan === null || plan === 'free' ? limits.anonymous : limits[plan];
}
/** The start of the one-hour window in which a request at `nowMs` counts. */
function windowStartOf(nowMs) {
    return nowMs - (nowMs % windowMs);
}
/** The three `X-RateLimit-*` fields after `count`. */
function rateLimitHeaders(limit, count) {
    return {
        [_contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .httpHeaders */ .P.rateLimit]: String(limit),
        [_contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .httpHeaders */ .P.rateLimitRemaining]: String(Math.max(0, limit - count.requestCount)),
        [_contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .httpHeaders */ .P.rateLimitReset]: String((count.windowStartMs + windowMs) / 1000),
    };
}
/** The three `X-RateLimit-*` fields of its response. */
function uncountedHeaders({ limit, nowMs }) {
    return rateLimitHeaders(limit, { windowStartMs: windowStartOf(nowMs), requestCount: 0 });
}
/** The 429 for a request over the limit; otherwise `null`. */
function rateLimitProblem(limit, count, nowMs) {
    if (count.requestCount <= limit)
        return null;
    const seconds = Math.max(1, Math.ceil((count.windowStartMs + windowMs - nowMs) / 1000));
    return new _problems_api_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiProblem */ .AW(429, `Rate limit exceeded. Retry in ${seconds} seconds.`, {
        headers: { [_contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .httpHeaders */ .P.retryAfter]: String(seconds) },
    });
}
/** The key under which requests without a valid token are counted. Report pages have their own limit. */
function anonymousSubject(address, budget) {
    return `${budget === 'pages' ? 'pages' : 'address'}:${(0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_1__/* .clientNetwork */ .CC)(address)}`;
}


/***/ }),

/***/ 33367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rl: () => (/* binding */ messagePage),
/* harmony export */   X: () => (/* binding */ htmlPage),
/* harmony export */   io: () => (/* binding */ answerPage)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var hono_html__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45621);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14434);
/* harmony import */ var _page_style_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46857);
/** HTML pages that load nothing, run nothing and send no referrer. */




/** Renders a document. The policy allows only its style sheet, identified by hash (CSP Level 3 §2.3.1). */
function htmlPage({ title, style, body, audience, refreshSeconds }) {
    const document = (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .q) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${audience === 'everybody' ? null : (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .q) `<meta name="robots" content="noindex, nofollow, noarchive">`}
${refreshSeconds === null ? null : (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .q) `<meta http-equiv="refresh" content="${refreshSeconds}">`}
<title>${(0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V)(title)}</title>
<style>${(0,hono_html__WEBPACK_IMPORTED_MODULE_1__/* .raw */ .l)(style)}</style>
</head>
<body>
${body}
</body>
</html>
`;
    return { html: String(document), headers: { ...securityHeaders(style), ...audienceHeaders[audience] } };
}
const messageStyle = `${_page_style_js__WEBPACK_IMPORTED_MODULE_3__/* .pageStyle */ .x}
main { max-width: 40rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { font-size: 1.4rem; }
`;
/** Renders a page with a heading and one sentence. */
function messagePage(title, sentence) {
    const body = (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .q) `<main>
<h1>${title}</h1>
<p>${(0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V)(sentence)}</p>
</main>`;
    const page = { style: messageStyle, body, audience: 'link-holders', refreshSeconds: null };
    return htmlPage({ ...page, title: `${title} · presend` });
}
/** Sends a page. */
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

/***/ 14434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ foreign),
/* harmony export */   q: () => (/* binding */ html)
/* harmony export */ });
/* harmony import */ var hono_html__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45621);
/* harmony import */ var _report_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11984);
/** HTML templates that escape every value: hono's `html`, without asynchronous values. */


/** Renders a template. Strings are escaped; markup, and arrays of both, are inserted; `null` renders nothing. */
function html(strings, ...values) {
    const markup = (0,hono_html__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q)(strings, ...values);
    if (markup instanceof Promise)
        throw new TypeError('a page cannot contain promises');
    return markup;
}
/** Text from outside on one line, without control and invisible characters, at most 500 characters. Not escaped yet. */
function foreign(text) {
    return (0,_report_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .m)((0,_report_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(text), 500);
}


/***/ }),

/***/ 46857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ pageStyle)
/* harmony export */ });
/** Styles shared by all pages; light or dark by the reader's system setting. */
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

/***/ 84262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ ApiProblem),
/* harmony export */   Gk: () => (/* binding */ targetTooLong),
/* harmony export */   OO: () => (/* binding */ storageUnavailable),
/* harmony export */   Qb: () => (/* binding */ bodyTooLarge),
/* harmony export */   WB: () => (/* binding */ internalError),
/* harmony export */   nc: () => (/* binding */ unauthorized),
/* harmony export */   t: () => (/* binding */ unknownTest),
/* harmony export */   xk: () => (/* binding */ invalidRequest)
/* harmony export */ });
/* harmony import */ var _contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95875);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/** HTTP errors: thrown anywhere below a handler, turned into a response by `server/answer-error.ts`. */


/** An error response. The client sees its message. */
class ApiProblem extends Error {
    status;
    /** The individual problems of a 422; empty when `message` says everything. */
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
/** 422 with all problems, as one sentence and as a list. */
function invalidRequest(problems) {
    const texts = problems.map((problem) => (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .renderProblem */ .yM)({ ...problem, input: fieldName(problem.input) }));
    return new ApiProblem(422, `Invalid request: ${texts.join('; ')}`, { problems: texts });
}
/** `$.external_test.name` → `external_test.name` */
function fieldName(path) {
    return path.replace(/^\$\.?/u, '') || 'body';
}
/** 401. A challenge names an error code only if a token was sent (RFC 6750 §3). */
function unauthorized(isTokenGiven) {
    const challenge = isTokenGiven ? 'Bearer realm="presend", error="invalid_token"' : 'Bearer realm="presend"';
    const message = isTokenGiven ? 'Invalid or revoked API token' : 'Missing API token';
    return new ApiProblem(401, `${message}; send it as "Authorization: Bearer <token>"`, {
        headers: { 'WWW-Authenticate': challenge },
    });
}
/** 404. A test of another workspace gets the same response as one that does not exist. */
function unknownTest(name) {
    return new ApiProblem(404, `Test ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteValue */ .cl)(name)} not found`);
}
/** 413. */
function bodyTooLarge(maxBytes) {
    return new ApiProblem(413, `Request body is larger than ${maxBytes} bytes`);
}
/** 414. */
function targetTooLong() {
    return new ApiProblem(414, 'Request path and query are too long');
}
/** 500. The cause is logged and never shown to the client. */
function internalError() {
    return new ApiProblem(500, 'Internal server error; retry later');
}
/** 503. The database is unreachable or cannot be written; it may recover within seconds. */
function storageUnavailable() {
    const headers = { [_contract_http_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .httpHeaders */ .P.retryAfter]: '5' };
    return new ApiProblem(503, 'The service cannot reach its database; retry later', { headers });
}


/***/ }),

/***/ 66967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H8: () => (/* binding */ toProblem),
/* harmony export */   kc: () => (/* binding */ errorText),
/* harmony export */   t4: () => (/* binding */ errorBody)
/* harmony export */ });
/* harmony import */ var _storage_storage_away_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2395);
/* harmony import */ var _api_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84262);
/** The JSON body of an error response. */


/** Authentication and rate limit errors have the same form on every path. */
const commonStatuses = new Set([401, 403, 429]);
const postmasterPath = /^\/api\/v1\/postmaster_accounts(?:\/|$)/u;
/** The error response for anything that was thrown. Unexpected errors do not show their message. */
function toProblem(error) {
    if (error instanceof _api_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiProblem */ .AW)
        return error;
    return (0,_storage_storage_away_js__WEBPACK_IMPORTED_MODULE_0__/* .isStorageAway */ .C)(error) ? (0,_api_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .storageUnavailable */ .OO)() : (0,_api_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .internalError */ .WB)();
}
/** The body, in the form that API v1 defines for this path and status. */
function errorBody(problem, path) {
    const isPostmaster = postmasterPath.test(path) && !commonStatuses.has(problem.status);
    if (isPostmaster)
        return { error: problem.message };
    const body = { success: false, error: problem.message };
    return problem.problems.length === 0 ? body : { ...body, errors: problem.problems };
}
/** The body of an error response to a request that never reached the app. */
function errorText(problem) {
    return JSON.stringify(errorBody(problem, ''));
}


/***/ }),

/***/ 38435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ callerWorkspace),
/* harmony export */   b2: () => (/* binding */ callerToken),
/* harmony export */   fG: () => (/* binding */ admissionOf),
/* harmony export */   rM: () => (/* binding */ clientClosedRequest)
/* harmony export */ });
/** What handlers and middleware work with. */
/** Status that the log shows when the client disconnected before the response, as in nginx. Never sent. */
const clientClosedRequest = 499;
/** Returns the caller's token. @throws TypeError before admission */
function callerToken(request) {
    const token = request.get('token');
    if (token === null)
        throw new TypeError('handler ran before the token was checked');
    return token;
}
/** Returns the caller's workspace. @throws TypeError before admission */
function callerWorkspace(request) {
    return callerToken(request).workspaceId;
}
/** Returns what admission read. @throws TypeError before admission */
function admissionOf(request) {
    const admission = request.get('admission');
    if (admission === undefined || admission === null)
        throw new TypeError('handler ran before admission');
    return admission;
}


/***/ }),

/***/ 33814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ apiPath),
  j: () => (/* binding */ serviceApp)
});

// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 20 modules
var dist = __webpack_require__(36539);
// EXTERNAL MODULE: ./lib/contract/postmaster-queries.js
var postmaster_queries = __webpack_require__(47917);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/mail/domain.js
var mail_domain = __webpack_require__(32243);
// EXTERNAL MODULE: ./lib/service/problems/api-problem.js
var api_problem = __webpack_require__(84262);
// EXTERNAL MODULE: ./lib/contract/wire-schema.js
var wire_schema = __webpack_require__(57017);
;// CONCATENATED MODULE: ./lib/service/requests/read-query.js
/** Parses the query string of a request. */


/** The only parameter that may be repeated; clients write it with or without brackets. */
const listName = 'provider_types';
/**
 * Parses the query with a schema. Unknown parameters are ignored; of a repeated one, the first counts.
 *
 * @throws ApiProblem 422 with all problems
 */
function readQuery(request, schema) {
    const listed = [`${listName}[]`, listName].flatMap((name) => request.req.queries(name) ?? []);
    const given = { ...request.req.query(), ...(listed.length === 0 ? {} : { [listName]: listed }) };
    const parsed = (0,wire_schema/* parseWire */.n)(schema, given);
    if (parsed.status === 'ok')
        return parsed.value;
    throw (0,api_problem/* invalidRequest */.xk)(parsed.problems);
}

// EXTERNAL MODULE: ./lib/service/requests/service-context.js
var service_context = __webpack_require__(38435);
// EXTERNAL MODULE: ./lib/storage/admission-queries.js
var admission_queries = __webpack_require__(27541);
;// CONCATENATED MODULE: ./lib/postmaster/http/accounts.js
/** `/postmaster_accounts`: connected accounts, and what their providers say of the domains. */







/** `GET /postmaster_accounts/connected`; 404 when there are none. */
function getConnectedAccounts({ postmaster }) {
    return async (request) => {
        const accounts = await postmaster.listConnectedAccounts((0,service_context/* callerWorkspace */.Fp)(request));
        if (accounts.length === 0)
            throw new api_problem/* ApiProblem */.AW(404, 'This workspace has no connected postmaster accounts');
        return request.json({ connected_accounts: accounts });
    };
}
/** `GET /postmaster_accounts`: over all domains of one account. */
function getCumulativeData({ postmaster }) {
    return async (request) => {
        const { email } = readQuery(request, postmaster_queries/* cumulativeQuery */.e);
        const account = await postmaster.findAccountByEmail((0,service_context/* callerWorkspace */.Fp)(request), addressOf(email));
        const data = account === null ? null : await postmaster.readCumulative(account.id);
        if (data === null)
            throw new api_problem/* ApiProblem */.AW(404, `No data for the account ${(0,problem/* quoteValue */.cl)(email)}`);
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
            throw new api_problem/* ApiProblem */.AW(404, `No data for the domain ${(0,problem/* quoteValue */.cl)(domain)}${within(range)}`);
        return request.json(data);
    };
}
/** The account that the path and the query both name. @throws ApiProblem 404 */
async function findAccount(request, email, postmaster) {
    const name = request.req.param('id') ?? '';
    const accountId = (0,admission_queries/* parseNumericId */.Q)(name);
    const account = accountId === null ? null : await postmaster.findAccount((0,service_context/* callerWorkspace */.Fp)(request), accountId);
    if (account !== null && account.email.toLowerCase() === addressOf(email).toLowerCase())
        return account;
    throw new api_problem/* ApiProblem */.AW(404, `No connected postmaster account with id ${(0,problem/* quoteValue */.cl)(name)} and e-mail address ${(0,problem/* quoteValue */.cl)(email)}`);
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
;// CONCATENATED MODULE: ./lib/service/requests/read-json.js
/** Parses the JSON body of a request. */



/**
 * Parses a JSON object. The Content-Type is ignored: a body is JSON in UTF-8 (RFC 8259 §8.1) or rejected. An empty body
 * counts as `{}`.
 *
 * @throws ApiProblem 400 when the body is not a JSON object, 422 when it does not match the schema
 */
async function readJson(request, schema) {
    const parsed = await parseBody(request, schema);
    if (parsed.status === 'ok')
        return parsed.value;
    throw (0,api_problem/* invalidRequest */.xk)(parsed.problems);
}
/**
 * Parses a JSON object and reports its problems together with those of another input.
 *
 * @throws ApiProblem as readJson
 */
async function readJsonWith(request, schema, other) {
    const parsed = await parseBody(request, schema);
    const otherProblems = other.status === 'bad' ? other.problems : [];
    if (parsed.status === 'bad')
        throw (0,api_problem/* invalidRequest */.xk)([...parsed.problems, ...otherProblems]);
    if (other.status === 'bad')
        throw (0,api_problem/* invalidRequest */.xk)(otherProblems);
    return [parsed.value, other.value];
}
async function parseBody(request, schema) {
    const text = decodeUtf8(await request.req.arrayBuffer());
    return parseWithin(schema, text.trim() === '' ? {} : parseObject(text));
}
/** Drops a leading byte order mark, as RFC 8259 §8.1 allows. */
function decodeUtf8(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        // The decoder's error carries no details.
        throw notJson('not UTF-8');
    }
}
function parseObject(text) {
    const value = parseJson(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return value;
    throw new api_problem/* ApiProblem */.AW(400, `Request body is not a JSON object: got ${(0,problem/* quoteValue */.cl)(value)}, expected {…}`);
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw notJson(error instanceof Error ? error.message : 'cannot be parsed');
    }
}
function notJson(reason) {
    return new api_problem/* ApiProblem */.AW(400, `Request body is not valid JSON: ${reason}`);
}
const tooDeep = { input: '$', came: 'JSON that is nested too deeply', expected: 'a few levels' };
function parseWithin(schema, json) {
    try {
        return (0,wire_schema/* parseWire */.n)(schema, json);
    }
    catch (error) {
        // JSON.parse() accepts thousands of levels, but the schema's recursion overflows the stack.
        if (error instanceof RangeError)
            throw (0,api_problem/* invalidRequest */.xk)([tooDeep]);
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/postmaster/import/import-rules.js
var import_rules = __webpack_require__(897);
// EXTERNAL MODULE: ./lib/postmaster/import/read-json-import.js + 1 modules
var read_json_import = __webpack_require__(21864);
;// CONCATENATED MODULE: ./lib/postmaster/http/import.js
/** `POST /postmaster_accounts/import`: data of other providers, pushed. Additive. */






/** All of it, or nothing and every problem. A day that is there is replaced series by series, so it may be sent again. */
function postPostmasterImport({ store, clock }) {
    return async (request) => {
        const { email, domains } = await readJson(request, postmaster_import/* importPostmasterRequest */.h);
        const nowMs = clock.nowMs();
        const read = (0,read_json_import/* readImportedDomains */.c)(domains, { file: 'body', domain: null, nowMs, root: '$.domains' });
        if (read.status === 'bad')
            throw (0,api_problem/* invalidRequest */.xk)((0,import_rules/* shownProblems */.a1)(read.problems).map(({ place: _body, ...one }) => one));
        const workspaceId = (0,service_context/* callerWorkspace */.Fp)(request);
        const known = await store.findPostmasterAccountByEmail(workspaceId, email);
        if (known?.source === 'dmarc-reports') {
            const expected = 'a separate account: the data of this one comes from DMARC reports';
            throw (0,api_problem/* invalidRequest */.xk)([{ input: 'email', came: known.email, expected }]);
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

;// CONCATENATED MODULE: ./lib/postmaster/http/routes.js
/** The routes of postmaster data, below `/api/v1`; service/app.ts includes them. */


/** The first match wins, so fixed names precede `:id`. */
const postmasterRoutes = [
    { method: 'GET', path: '/postmaster_accounts/connected', handler: getConnectedAccounts },
    { method: 'POST', path: '/postmaster_accounts/import', handler: postPostmasterImport },
    { method: 'GET', path: '/postmaster_accounts', handler: getCumulativeData },
    { method: 'GET', path: '/postmaster_accounts/:id', handler: getDomainData },
];

// EXTERNAL MODULE: ./lib/contract/names.js
var contract_names = __webpack_require__(766);
// EXTERNAL MODULE: ./lib/contract/queries.js
var queries = __webpack_require__(30786);
// EXTERNAL MODULE: ./lib/contract/requests.js + 1 modules
var requests = __webpack_require__(50457);
// EXTERNAL MODULE: ./lib/contract/http-headers.js
var http_headers = __webpack_require__(95875);
;// CONCATENATED MODULE: ./lib/service/requests/read-test-fields.js
/** The two request header fields that both create requests accept. */




/** Reads both fields, or returns all problems. */
function readTestFields(request) {
    const senderDomain = readSenderDomain(request);
    const mailType = readMailType(request);
    const problems = [senderDomain, mailType].flatMap((field) => (field.status === 'bad' ? field.problems : []));
    if (senderDomain.status === 'bad' || mailType.status === 'bad')
        return (0,problem/* bad */.MB)(...problems);
    return (0,problem.ok)({ senderDomain: senderDomain.value, mailType: mailType.value });
}
function readSenderDomain({ req }) {
    const field = req.header(http_headers/* httpHeaders */.P.senderDomain);
    if (field === undefined)
        return (0,problem.ok)(null);
    const text = asUnicode(field).trim();
    const domain = (0,mail_domain/* parseDomain */.g)(text);
    if (domain !== null)
        return (0,problem.ok)(domain);
    return (0,problem/* bad */.MB)({
        input: http_headers/* httpHeaders */.P.senderDomain,
        came: (0,problem/* quoteValue */.cl)(text),
        expected: 'the domain of the From field, such as shop.example',
    });
}
/** Node decodes header fields as ISO 8859-1 (RFC 9110 §5.5), but clients send international domains in UTF-8. */
function asUnicode(field) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(field, 'latin1'));
    }
    catch {
        // Not UTF-8, so it really is ISO 8859-1.
        return field;
    }
}
function readMailType({ req }) {
    const field = req.header(http_headers/* httpHeaders */.P.mailType);
    if (field === undefined)
        return (0,problem.ok)(null);
    const mailType = contract_names/* mailTypes */.pj.find((known) => known === field.trim().toLowerCase());
    if (mailType !== undefined)
        return (0,problem.ok)(mailType);
    return (0,problem/* bad */.MB)({ input: http_headers/* httpHeaders */.P.mailType, came: (0,problem/* quoteValue */.cl)(field), expected: `one of ${contract_names/* mailTypes */.pj.join(', ')}` });
}

// EXTERNAL MODULE: ./lib/storage/test-status.js
var test_status = __webpack_require__(84604);
;// CONCATENATED MODULE: ./lib/service/long-poll/conditional-request.js
/** ETag, If-None-Match and `Prefer: wait`. */

/** Longest wait; proxies close idle connections after 30 s. */
const maxWaitSeconds = 20;
/** The ETag of a reply about this test at `nowMs`. Equal tags mean equal replies. */
function etagOf(test, nowMs) {
    return `"${test.numericId}.${test.revision}.${(0,test_status/* statusOf */.c)(test, nowMs)}"`;
}
/** True if If-None-Match names the tag, by weak comparison (RFC 9110 §13.1.2). */
function matchesEtag(ifNoneMatch, etag) {
    // Nearly every client sends the one tag that it was given.
    if (ifNoneMatch === undefined || ifNoneMatch === etag)
        return ifNoneMatch === etag;
    if (/^"[^",]*"$/u.test(ifNoneMatch))
        return false;
    const named = new Set(ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//u, '')));
    return named.has('*') || named.has(etag);
}
/** The seconds of `wait` in a Prefer header (RFC 7240 §4.3), at most `maxSeconds`; 0 if it has none or is invalid. */
function waitSecondsOf(prefer, maxSeconds) {
    const wait = /(?:^|,)\s*wait\s*=\s*"?(\d+)"?\s*(?:;[^,]*)?(?=,|$)/iu.exec(prefer ?? '')?.[1];
    return wait === undefined ? 0 : Math.min(Number(wait), maxSeconds);
}

;// CONCATENATED MODULE: ./lib/service/api/test-replies.js
/** Stored tests as API replies. */



const longPoll = { max_wait_seconds: maxWaitSeconds };
/** Reply of `POST /spam_tests`, also for a test in external style. */
function createSpamTestReply(test, base) {
    const { numericId, trackingId, name, source, metadata } = test;
    return {
        success: true,
        test: { id: numericId, tracking_id: trackingId, name, source, metadata },
        instructions: { send_to: sendToOf(test.seeds), timeout_minutes: timeoutMinutesOf(test) },
        long_poll: longPoll,
        ...reportUrlOf(test, base),
    };
}
/** Reply of `POST /external_tests`. */
function createExternalTestReply(test, base) {
    return {
        success: true,
        test: { id: test.numericId, tracking_id: test.trackingId, status: 'pending' },
        send_to: sendToOf(test.seeds),
        instructions: { timeout_minutes: timeoutMinutesOf(test) },
        long_poll: longPoll,
        ...reportUrlOf(test, base),
    };
}
/** The URL of the report page, unless people cannot reach the service. */
function reportUrlOf({ trackingId }, { publicUrl }) {
    return publicUrl === null ? {} : { report_url: `${publicUrl}/r/${trackingId}` };
}
function timeoutMinutesOf({ createdAtMs, expiresAtMs }) {
    return Math.ceil((expiresAtMs - createdAtMs) / 60_000);
}
/** Groups addresses by provider type; types without an address are absent. */
function sendToOf(seeds) {
    const groups = contract_names/* providerTypes */.Nm.map((type) => {
        return [type, seeds.filter((seed) => seed.providerType === type).map((seed) => seed.address)];
    });
    return Object.fromEntries(groups.filter(([, addresses]) => addresses.length > 0));
}
/** Reply of `GET /spam_tests/:id`. */
function getSpamTestReply(test, nowMs, base) {
    return {
        success: true,
        data: {
            key: test.trackingKey,
            name: test.name,
            test_results: test.seeds.map(toResultEntry),
            status: (0,test_status/* statusOf */.c)(test, nowMs),
            ...reportUrlOf(test, base),
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
/** A rejected copy never reached the mailbox, whatever was measured. */
function isReceived({ status }) {
    return status === 'placed' || status === 'undecided';
}
/** Permanently: a deferred copy may still arrive. */
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
function getExternalTestReply(test, nowMs, base) {
    return { success: true, test: toListedTest(test, nowMs, base), summary: summaryOf(test) };
}
/** One test of a list. */
function toListedTest(test, nowMs, base) {
    return {
        id: test.numericId,
        tracking_id: test.trackingId,
        status: (0,test_status/* statusOf */.c)(test, nowMs),
        name: test.name,
        source: test.source,
        metadata: test.metadata,
        created_at: new Date(test.createdAtMs).toISOString(),
        ...reportUrlOf(test, base),
    };
}
/** A rejected copy counts as completed and not in the inbox. */
function summaryOf({ inboxCount, settledCount, seedCount }) {
    const inboxPercent = settledCount === 0 ? 0 : (100 * inboxCount) / settledCount;
    return { inbox_rate: Math.round(inboxPercent * 10) / 10, completed: settledCount, total_providers: seedCount };
}

;// CONCATENATED MODULE: ./lib/service/api/answer-read.js
/** Answers a read of one test: 200 with its ETag, or 304 if the client has this state, after a wait if it asked for one. */






/** `GET /spam_tests/:id`. Replies go into the cache. */
function spamTestView({ replies, publicUrl }) {
    return {
        shows: () => true,
        render: (test, nowMs) => {
            const reply = toReady(test, nowMs, getSpamTestReply(test, nowMs, { publicUrl }));
            replies.keep(test, { ...reply, status: (0,test_status/* statusOf */.c)(test, nowMs) });
            return reply;
        },
    };
}
/** `GET /external_tests/:id`, which only shows tests of that style. */
function externalTestView({ publicUrl }) {
    return {
        shows: ({ style }) => style === 'external-test',
        render: (test, nowMs) => toReady(test, nowMs, getExternalTestReply(test, nowMs, { publicUrl })),
    };
}
function toReady(test, nowMs, reply) {
    return { etag: etagOf(test, nowMs), body: new TextEncoder().encode(JSON.stringify(reply)) };
}
/** Renders a changed test once for all requests that waited for it: the watcher hands them the same object. */
function renderOnce({ render }) {
    let last = null;
    return (test, nowMs) => {
        if (last !== null && last.test.deref() === test && last.reply.etag === etagOf(test, nowMs))
            return last.reply;
        last = { test: new WeakRef(test), reply: render(test, nowMs) };
        return last.reply;
    };
}
/**
 * Creates the handler of a view.
 *
 * @throws ApiProblem 404; 401 if the token is revoked during the wait
 */
function answerRead(deps, view) {
    const later = { ...deps, render: renderOnce(view) };
    return (request) => answerNow(request, view) ?? answerLater(request, later);
}
/** `null`: the client has this state of the test and waits for the next one. */
function answerNow(request, view) {
    const { test, knownReply, nowMs } = (0,service_context/* admissionOf */.fG)(request);
    if (test === null || !view.shows(test))
        throw unknownTestOf(request);
    const { ifNoneMatch, waitSeconds } = conditionsOf(request);
    if (waitSeconds > 0)
        request.header(http_headers/* httpHeaders */.P.preferenceApplied, `wait=${waitSeconds}`);
    const etag = etagOf(test, nowMs);
    if (matchesEtag(ifNoneMatch, etag)) {
        return waitSeconds === 0 || test.completedAtMs !== null ? answerUnchanged(request, etag) : null;
    }
    // A test comes without seeds if the cached reply is current, or if the view does not show them.
    const { seeds } = test;
    if (seeds === null && knownReply !== null)
        return answerReply(request, knownReply);
    return answerReply(request, view.render({ ...test, seeds: seeds ?? [] }, nowMs));
}
async function answerLater(request, deps) {
    const { wait, etag } = toWait(request, deps);
    // The test with all its seeds would be most of what a waiting request keeps in memory.
    request.set('admission', null);
    request.get('onWait')?.();
    const change = await deps.watcher.wait(wait, request.req.raw.signal);
    return change.status === 'changed'
        ? answerReply(request, deps.render(change.test, deps.clock.nowMs()))
        : answerWithoutChange(request, change.status, etag);
}
function answerWithoutChange(request, status, etag) {
    if (status === 'deleted')
        throw unknownTestOf(request);
    if (status === 'revoked')
        throw (0,api_problem/* unauthorized */.nc)(true);
    return status === 'unchanged' ? answerUnchanged(request, etag) : new Response(null, { status: service_context/* clientClosedRequest */.rM });
}
function toWait(request, { clock }) {
    const { test, since, nowMs } = (0,service_context/* admissionOf */.fG)(request);
    if (test === null)
        throw new TypeError('no test to wait for');
    const { workspaceId, numericId, expiresAtMs, revision } = test;
    const { ifNoneMatch, waitSeconds } = conditionsOf(request);
    const wait = {
        workspaceId,
        numericId,
        tokenId: (0,service_context/* callerToken */.b2)(request).tokenId,
        expiresAtMs,
        since,
        waitMs: waitSeconds * 1000,
        isNews: isNewsTo({ ifNoneMatch, revision }, clock),
    };
    return { wait, etag: etagOf(test, nowMs) };
}
function conditionsOf({ req }) {
    const waitSeconds = waitSecondsOf(req.header(http_headers/* httpHeaders */.P.prefer), maxWaitSeconds);
    return { ifNoneMatch: req.header(http_headers/* httpHeaders */.P.ifNoneMatch), waitSeconds };
}
/** A separate function, so that the closure keeps these two values and not the whole test. */
function isNewsTo({ ifNoneMatch, revision }, clock) {
    // A read that started before this request may return an older revision.
    return (later) => later.revision >= revision && !matchesEtag(ifNoneMatch, etagOf(later, clock.nowMs()));
}
function unknownTestOf(request) {
    return (0,api_problem/* unknownTest */.t)(request.req.param('id') ?? '');
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
    request.header(http_headers/* httpHeaders */.P.etag, etag);
    request.header('Cache-Control', 'private, no-cache');
}

// EXTERNAL MODULE: ./lib/seeds/directory.js
var seeds_directory = __webpack_require__(88073);
// EXTERNAL MODULE: ./lib/seeds/plus-address.js
var plus_address = __webpack_require__(75541);
// EXTERNAL MODULE: ./lib/seeds/tracking-id.js
var tracking_id = __webpack_require__(44471);
;// CONCATENATED MODULE: ./lib/service/api/create-test.js
/** Creates a test. */





const untitled = 'Untitled test';
const minuteMs = 60_000;
/** Creates and stores a test. @throws ApiProblem 503 if no seed of a wanted type can be monitored */
async function createTest(options, workspaceId, deps) {
    const seeds = chooseSeeds(options.providerTypes, await deps.directory.list());
    const createdAtMs = deps.clock.nowMs();
    const trackingId = (0,tracking_id/* createTrackingId */.fb)(deps.random);
    const timeoutMs = options.timeoutMinutes === null ? deps.testTimeoutMs : options.timeoutMinutes * minuteMs;
    const test = {
        workspaceId,
        trackingId,
        trackingKey: (0,tracking_id/* createTrackingKey */.nk)(deps.random),
        style: options.style,
        name: options.name === null || options.name === '' ? untitled : options.name,
        source: options.source,
        metadata: options.metadata,
        senderDomain: options.senderDomain,
        mailType: options.mailType,
        createdAtMs,
        expiresAtMs: createdAtMs + timeoutMs,
        seeds: seeds.map((seed) => toTestSeed(seed, trackingId)),
    };
    return { ...test, numericId: await deps.store.createTest(test) };
}
function toTestSeed({ address, providerType, providerName, hasPlusAddress }, trackingId) {
    const ownAddress = hasPlusAddress === true ? (0,plus_address/* plusAddressOf */.Y)(address, trackingId) : address;
    return { address: ownAddress, providerType, providerName };
}
/** All seeds of the wanted types that can be monitored, at least one per type, in the directory's order. */
function chooseSeeds(wanted, seeds) {
    const types = contract_names/* providerTypes */.Nm.filter((type) => wanted.length > 0 ? wanted.includes(type) : seeds.some((seed) => seed.providerType === type));
    const chosen = seeds.filter((seed) => types.includes(seed.providerType) && (0,seeds_directory/* isMonitored */.qG)(seed));
    const missing = types.filter((type) => !chosen.some((seed) => seed.providerType === type));
    if (missing.length === 0 && chosen.length > 0)
        return chosen;
    const names = missing.length === 0 ? 'any provider type' : missing.map((type) => `"${type}"`).join(', ');
    throw new api_problem/* ApiProblem */.AW(503, `Email monitoring is unavailable: no working seed mailbox for ${names}; retry later`, {
        headers: { 'Retry-After': '60' },
    });
}

;// CONCATENATED MODULE: ./lib/service/api/external-tests.js
/** `/external_tests`: create a test, read it, list tests and seed mailboxes. */










/** `POST /external_tests`. */
function postExternalTest(deps) {
    return async (request) => {
        const [body, fields] = await readJsonWith(request, requests/* createExternalTestRequest */.Nb, readTestFields(request));
        const options = {
            style: 'external-test',
            name: body.external_test.name,
            source: body.external_test.source,
            metadata: body.external_test.metadata ?? {},
            ...fields,
            providerTypes: body.provider_types ?? [],
            timeoutMinutes: body.timeout_minutes ?? null,
        };
        const test = await createTest(options, (0,service_context/* callerWorkspace */.Fp)(request), deps);
        request.set('testId', test.numericId);
        return request.json(createExternalTestReply(test, deps), 201);
    };
}
/** `GET /external_tests/:id`, by numeric id only. Supports long polling. */
function getExternalTest(deps) {
    return answerRead(deps, externalTestView(deps));
}
/** `GET /external_tests`, newest first. */
function listExternalTests({ store, clock, publicUrl }) {
    return async (request) => {
        const { query, status } = readPage(request);
        const nowMs = clock.nowMs();
        const { tests, totalCount } = status === 'unknown'
            ? { tests: [], totalCount: 0 }
            : await store.listExternalTests({ ...query, status, workspaceId: (0,service_context/* callerWorkspace */.Fp)(request), nowMs });
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
/** Larger offsets would not be exact integers. */
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
        status: status === undefined ? null : (contract_names/* testStatuses */.lh.find((known) => known === status) ?? 'unknown'),
    };
}
/** `GET /external_tests/providers`. */
function getProviders({ directory }) {
    return async (request) => {
        const { provider_types: wanted = [] } = readQuery(request, queries/* providersQuery */.vQ);
        return request.json(providersReply(await directory.list(), wanted));
    };
}
/** Reply of `GET /external_tests/providers`, without disabled seeds. No types: all. */
function providersReply(seeds, wanted) {
    const types = contract_names/* providerTypes */.Nm.filter((type) => wanted.length === 0 || wanted.includes(type));
    return { success: true, providers: Object.fromEntries(types.map((type) => [type, groupOf(seeds, type)])) };
}
function groupOf(seeds, type) {
    const shown = seeds.filter((seed) => seed.providerType === type && seed.isEnabled);
    const emails = shown.map(({ address, providerName, health }) => ({ address, service: providerName, status: health }));
    return { description: descriptions[type], emails };
}
const descriptions = {
    consumer: 'Mailboxes at consumer providers',
    business: 'Mailboxes at business providers',
    protected: 'Business mailboxes behind a filtering gateway',
};

;// CONCATENATED MODULE: ./lib/service/api/spam-tests.js
/** `/spam_tests`: create a test, read it, list the seed addresses. */








/** `POST /spam_tests`. A body with `external_test` creates a test in external style. */
function postSpamTest(deps) {
    return async (request) => {
        const [body, fields] = await readJsonWith(request, requests/* createSpamTestRequest */.vR, readTestFields(request));
        const options = toOptions(body, fields);
        const test = await createTest(options, (0,service_context/* callerWorkspace */.Fp)(request), deps);
        request.set('testId', test.numericId);
        return request.json(createSpamTestReply(test, deps), 201);
    };
}
function toOptions(body, fields) {
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
/** `GET /spam_tests/:id`, by numeric id, tracking id or tracking key. Supports long polling. */
function getSpamTest(deps) {
    return answerRead(deps, spamTestView(deps));
}
/** `GET /spam_tests/email_services`: exactly three keys. */
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

// EXTERNAL MODULE: ./lib/service/pages/html-page.js
var html_page = __webpack_require__(33367);
;// CONCATENATED MODULE: ./lib/service/api-docs/document-routes.js
/** The API reference as OpenAPI and as a page, each rendered on first use. */

/** Base URL in the examples if the service has no public URL: the default of `presend serve`. */
const defaultUrl = 'http://127.0.0.1:8025';
/** `GET /api/v1/openapi.json`. */
function getOpenApi() {
    const text = once(async () => JSON.stringify(await makeDocument()));
    return async (request) => {
        request.header('Content-Type', 'application/json; charset=UTF-8');
        request.header('Cache-Control', 'public, max-age=300');
        return request.body(await text());
    };
}
/** `GET /api/docs`. */
function getDocs({ publicUrl }) {
    const page = once(async () => await makePage(`${publicUrl ?? defaultUrl}/api/v1`));
    return async (request) => (0,html_page/* answerPage */.io)(request, await page(), 200);
}
/** Keeps the first result. A failure is not kept: the next call tries again. */
function once(make) {
    let result = null;
    return async () => {
        result ??= make();
        try {
            return await result;
        }
        catch (error) {
            result = null;
            throw error;
        }
    };
}
async function makePage(baseUrl) {
    const { renderDocsPage } = await __webpack_require__.e(/* import() */ 562).then(__webpack_require__.bind(__webpack_require__, 30562));
    return renderDocsPage(await makeDocument(), baseUrl);
}
/** Loaded on first use: `presend check` never needs the schemas and texts. */
async function makeDocument() {
    const { makeOpenApiDocument } = await __webpack_require__.e(/* import() */ 4362).then(__webpack_require__.bind(__webpack_require__, 94362));
    return makeOpenApiDocument('open');
}

// EXTERNAL MODULE: ./lib/service/accounts/api-token.js
var api_token = __webpack_require__(70120);
// EXTERNAL MODULE: ./lib/service/http/client-address.js
var client_address = __webpack_require__(14304);
// EXTERNAL MODULE: ./lib/service/http/rate-limit.js
var rate_limit = __webpack_require__(70426);
;// CONCATENATED MODULE: ./lib/service/requests/open-paths.js
/** Which paths need no token, and which serve pages. */
const apiPaths = /^\/api\/v1(?:\/|$)/u;
const openApiPath = '/api/v1/openapi.json';
const pagePaths = /^\/(?:api\/docs|r)(?:\/|$)/u;
/** True for paths that need no token. Their requests count against the client address. */
function isOpenPath(path) {
    return path === openApiPath || !apiPaths.test(path);
}
/** True for report pages, which have their own rate limit. */
function isReportPath(path) {
    return path.startsWith('/r/');
}
/** True for HTML pages, whose errors are pages too. All other paths answer in JSON. */
function isPagePath(path) {
    return pagePaths.test(path);
}

;// CONCATENATED MODULE: ./lib/service/middleware/admit.js
/** Admits or rejects a request: one store query checks the token, counts the request and reads the wanted test. */





/** Sets `token`, `admission` and the rate limit fields of the response, even if the request is rejected. */
function admit(deps) {
    return async (request, next) => {
        // A separate function, so that its locals are not kept in memory while a long poll waits in `next`.
        await admitRequest(request, deps);
        await next();
    };
}
/** @throws ApiProblem 401, 403 or 429 */
async function admitRequest(request, deps) {
    const authorization = request.req.header('Authorization');
    const { path } = request.req;
    const isOpen = isOpenPath(path);
    const isReport = isReportPath(path);
    const tokenHash = isOpen ? null : (0,api_token/* tokenHashOf */.D8)(authorization);
    const nowMs = deps.clock.nowMs();
    const wanted = parseWantedTest(request.req, deps.replies, nowMs);
    const since = deps.watcher.changeCount;
    const query = {
        tokenHash,
        anonymousSubject: (0,rate_limit/* anonymousSubject */.YE)(clientAddress(request, deps.trustedProxies), isReport ? 'pages' : 'api'),
        windowStartMs: (0,rate_limit/* windowStartOf */.Sl)(nowMs),
        nowMs,
        wantedTest: wanted?.query ?? null,
    };
    const { token: found, count, test } = await queryStore(request, query, deps);
    const token = (0,api_token/* verifiedToken */.Y_)(found, tokenHash);
    const limit = isReport ? deps.rateLimits.pages : (0,rate_limit/* planLimit */.fv)(token?.accountPlan ?? null, deps.rateLimits);
    setHeaders(request, (0,rate_limit/* rateLimitHeaders */._w)(limit, count));
    request.set('token', token);
    const refusal = isOpen ? null : accessProblem(token, authorization !== undefined);
    const problem = (0,rate_limit/* rateLimitProblem */.d)(limit, count, nowMs) ?? refusal;
    if (problem !== null)
        throw problem;
    if (test !== null)
        request.set('testId', test.numericId);
    request.set('admission', { test, knownReply: wanted?.knownReply ?? null, nowMs, since });
}
/** A request that could not be counted gets rate limit fields, too. */
async function queryStore(request, query, { store, rateLimits }) {
    try {
        return await store.admit(query);
    }
    catch (error) {
        request.set('token', null);
        setHeaders(request, (0,rate_limit/* uncountedHeaders */.Aw)({ limit: rateLimits.anonymous, nowMs: query.nowMs }));
        throw error;
    }
}
/** Anything else is not the name of a test, and may contain characters that databases reject. */
const spamTestPath = /\/spam_tests\/([A-Za-z0-9_-]{1,128})$/u;
const externalTestPath = /\/external_tests\/([1-9]\d{0,14})$/u;
/** `null`: the request reads no test. The router decides whether the path exists. */
function parseWantedTest({ method, path }, replies, nowMs) {
    if (method !== 'GET' && method !== 'HEAD')
        return null;
    const spamTest = spamTestPath.exec(path)?.[1];
    if (spamTest !== undefined) {
        const knownReply = replies.find(spamTest, nowMs);
        return { query: { name: spamTest, needsSeeds: true, known: knownReply }, knownReply };
    }
    const externalTest = externalTestPath.exec(path)?.[1];
    if (externalTest === undefined)
        return null;
    return { query: { name: externalTest, needsSeeds: false, known: null }, knownReply: null };
}
/** The 401 or 403 of a request; `null`: access granted. Decided before path and body are looked at. */
function accessProblem(token, isTokenGiven) {
    if (token === null)
        return (0,api_problem/* unauthorized */.nc)(isTokenGiven);
    if (token.accountPlan !== 'free')
        return null;
    return new api_problem/* ApiProblem */.AW(403, 'API access requires a Pro or Enterprise plan');
}
function setHeaders(request, headers) {
    for (const [name, value] of Object.entries(headers))
        request.header(name, value);
}
function clientAddress({ env }, trustedProxies) {
    return env.incoming === undefined ? 'unknown' : (0,client_address/* clientAddressOf */.De)(env.incoming, trustedProxies);
}

// EXTERNAL MODULE: ./lib/service/http/http-options.js
var http_options = __webpack_require__(78333);
;// CONCATENATED MODULE: ./lib/service/middleware/limit-body.js
/** Rejects bodies that are too large or compressed, and keeps the connection usable for the next request. */



/** A chunked body is read and dropped up to this size, so that its sender can read the error response. */
const maxDroppedBytes = 64 * http_options/* maxBodyBytes */.G4;
/**
 * 413 for a body over 1 MiB, 415 for a compressed one.
 *
 * A body with a Content-Length over the limit is rejected unread, and the HTTP server discards it. hono's own `bodyLimit`
 * opens the body as a stream instead: the rest then stays in the socket, and later requests on that connection hang.
 */
function limitBody() {
    return async (request, next) => {
        const coding = request.req.header('content-encoding');
        if (coding !== undefined && coding.toLowerCase() !== 'identity')
            throw compressed(coding);
        const length = request.req.header('content-length');
        if (length !== undefined && Number(length) > http_options/* maxBodyBytes */.G4)
            throw (0,api_problem/* bodyTooLarge */.Qb)(http_options/* maxBodyBytes */.G4);
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
        if (sizeBytes <= http_options/* maxBodyBytes */.G4)
            chunks.push(chunk);
        else if (sizeBytes > maxDroppedBytes)
            break;
    }
    if (sizeBytes > http_options/* maxBodyBytes */.G4)
        throw (0,api_problem/* bodyTooLarge */.Qb)(http_options/* maxBodyBytes */.G4);
    return Buffer.concat(chunks);
}
/** RFC 7694 §3: Accept-Encoding in the response names the supported codings. */
function compressed(coding) {
    const message = `Unsupported Content-Encoding: expected an uncompressed body, got ${(0,problem/* quoteValue */.cl)(coding)}`;
    return new api_problem/* ApiProblem */.AW(415, message, { headers: { 'Accept-Encoding': 'identity' } });
}

;// CONCATENATED MODULE: ./lib/service/report-page/report-route.js
/** `GET /r/:trackingId`: the report page of a test. Needs no token: the tracking id gives access. */

/** Anything else is not a tracking id, and may contain characters that databases reject. */
const trackingIdForm = /^[A-Za-z0-9_-]{16,128}$/u;
/** Answers with the report, or with a 404 page. */
function getReport({ store, clock }) {
    return async (request) => {
        const trackingId = request.req.param('trackingId') ?? '';
        const test = trackingIdForm.test(trackingId) ? await store.findReportedTest(trackingId) : null;
        if (test === null) {
            const sentence = 'The link may be incomplete, or the test was deleted at the end of its retention period.';
            return (0,html_page/* answerPage */.io)(request, (0,html_page/* messagePage */.Rl)('Report not found', sentence), 404);
        }
        request.set('testId', test.numericId);
        const { renderReportPage } = await __webpack_require__.e(/* import() */ 4853).then(__webpack_require__.bind(__webpack_require__, 84853));
        return (0,html_page/* answerPage */.io)(request, renderReportPage(test, clock.nowMs()), 200);
    };
}

// EXTERNAL MODULE: ./lib/service/problems/error-body.js
var error_body = __webpack_require__(66967);
;// CONCATENATED MODULE: ./lib/service/server/answer-error.js
/** Error responses: a page for paths that people open, JSON everywhere else. */




/** For hono's `onError`. */
function answerError(error, request) {
    const problem = (0,error_body/* toProblem */.H8)(error);
    for (const [name, value] of Object.entries(problem.headers))
        request.header(name, value);
    const { status, message } = problem;
    if (!isPagePath(request.req.path))
        return request.json((0,error_body/* errorBody */.t4)(problem, request.req.path), status);
    const page = (0,html_page/* messagePage */.Rl)(status === 404 ? 'Not found' : `Error ${status}`, message);
    return (0,html_page/* answerPage */.io)(request, page, status);
}
/** For hono's `notFound`. */
function answerUnknownPath(request) {
    const message = 'Not found. See the API reference for available endpoints';
    return answerError(new api_problem/* ApiProblem */.AW(404, message), request);
}

;// CONCATENATED MODULE: ./lib/service/server/app.js
/** The routes of the service: method, path, handler. */










/** Path prefix of this version of the API. */
const apiPath = '/api/v1';
/** Paths below `/api/v1`. The first match wins, so fixed names precede `:id`. */
const apiRoutes = [
    { method: 'POST', path: '/spam_tests', handler: postSpamTest },
    { method: 'GET', path: '/spam_tests/email_services', handler: getEmailServices },
    { method: 'GET', path: '/spam_tests/:id', handler: getSpamTest },
    { method: 'GET', path: '/external_tests/providers', handler: getProviders },
    { method: 'POST', path: '/external_tests', handler: postExternalTest },
    { method: 'GET', path: '/external_tests', handler: listExternalTests },
    { method: 'GET', path: '/external_tests/:id', handler: getExternalTest },
    ...postmasterRoutes,
];
/** Routes without a token (see open-paths.ts), then the API. */
const routes = [
    { method: 'GET', path: '/api/docs', handler: getDocs },
    { method: 'GET', path: '/r/:trackingId', handler: getReport },
    { method: 'GET', path: `${apiPath}/openapi.json`, handler: getOpenApi },
    ...apiRoutes.map(({ method, path, handler }) => ({ method, path: apiPath + path, handler })),
];
/** Builds the app. */
function serviceApp(deps) {
    const app = new dist/* Hono */.$();
    app.onError(answerError);
    app.notFound(answerUnknownPath);
    if (deps.observe !== undefined)
        app.use(deps.observe);
    app.use(admit(deps));
    // Bodies of other methods are never read.
    app.post('*', limitBody());
    for (const route of routes)
        app.on(route.method, route.path, route.handler(deps));
    for (const path of new Set(routes.map((route) => route.path)))
        app.all(path, rejectMethod(path));
    return app;
}
function rejectMethod(path) {
    const allowed = routes.filter((route) => route.path === path).map((route) => route.method);
    const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].join(', ');
    return (request) => {
        throw new api_problem/* ApiProblem */.AW(405, `${request.req.method} is not supported for this path; supported: ${allow}`, {
            headers: { Allow: allow },
        });
    };
}


/***/ }),

/***/ 24103:
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

// EXTERNAL MODULE: ./node_modules/smtp-server/dist/esm/smtp-server.js + 1 modules
var smtp_server = __webpack_require__(55538);
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

// EXTERNAL MODULE: ./lib/world/ip-address.js
var ip_address = __webpack_require__(49406);
// EXTERNAL MODULE: ./lib/service/http/client-address.js
var client_address = __webpack_require__(14304);
// EXTERNAL MODULE: ./lib/service/http/http-server.js + 3 modules
var http_server = __webpack_require__(71528);
// EXTERNAL MODULE: ./lib/service/http/rate-limit.js
var rate_limit = __webpack_require__(70426);
// EXTERNAL MODULE: ./lib/storage/test-status.js
var test_status = __webpack_require__(84604);
;// CONCATENATED MODULE: ./lib/service/long-poll/reply-cache.js
/** Caches rendered replies, so that a test that did not change is neither read nor rendered again. */

/** Estimated size of the map entries, names and times of one reply. */
const overheadBytes = 1000;
/** Creates a cache of at most `maxBytes` that evicts the least recently used reply. */
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
    return {
        find: (name, nowMs) => {
            const entry = entries.get(numbers.get(name) ?? 0);
            if (entry === undefined || (0,test_status/* statusOf */.c)(entry.test, nowMs) !== entry.reply.status)
                return null;
            // Maps keep insertion order: the first entry is the least recently used one.
            entries.delete(entry.test.numericId);
            entries.set(entry.test.numericId, entry);
            return entry.reply;
        },
        keep: (test, { etag, body, status }) => {
            drop(entries.get(test.numericId));
            // Copied field by field: `test` also refers to all its seeds.
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

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/service/long-poll/test-watcher.js
/** Long polls: each request waits here until its test changes, its timeout expires or its client disconnects. */

/** Results of one test arrive in bursts: wait until none arrived for this long, unless the test is complete. */
const quietMs = 45;
/** The longest that a burst delays a response. */
const maxGatherMs = 400;
/** After a failed read. */
const retryMs = 1000;
/** Waits that end in one turn of the event loop, so that thousands of them do not block other requests. */
const endsPerTurn = 250;
/** How soon a wait ends after its token was revoked, possibly by another process. */
const tokenCheckMs = 1000;
/** Shared: creating an error for each wait that ends early would cost more than the wait. */
const waitEnded = new Error('the wait has ended');
/** Starts listening for changes. */
function openTestWatcher(deps) {
    return new Watcher(deps);
}
class Watcher {
    changeCount = 0;
    #store;
    #clock;
    #tests = new Map();
    #closing = new AbortController();
    #subscription;
    #isCheckingTokens = false;
    constructor({ store, clock }) {
        this.#store = store;
        this.#clock = clock;
        this.#subscription = store.onTestChanged((numericId) => {
            this.changeCount += 1;
            const changed = numericId === 'all' ? [...this.#tests.values()] : [this.#tests.get(numericId)];
            for (const watched of changed)
                if (watched !== undefined)
                    void this.#refresh(watched);
        });
    }
    get waiterCount() {
        return this.#tests.values().reduce((sum, { waiters }) => sum + waiters.size, 0);
    }
    /** Not `async`: each pending async function costs half a kilobyte, and thousands wait. */
    wait(wait, signal) {
        if (this.#closing.signal.aborted)
            return Promise.resolve({ status: 'unchanged' });
        if (signal.aborted)
            return Promise.resolve({ status: 'disconnected' });
        const { workspaceId, numericId } = wait;
        const fresh = { workspaceId, numericId, waiters: new Set(), isStale: false, isRefreshing: false };
        const watched = this.#tests.get(numericId) ?? fresh;
        this.#tests.set(numericId, watched);
        const change = this.#addWaiter(watched, wait, signal);
        if (this.changeCount !== wait.since)
            void this.#refresh(watched);
        if (!this.#isCheckingTokens)
            void this.#checkTokens();
        return change;
    }
    [Symbol.dispose]() {
        if (this.#closing.signal.aborted)
            return;
        this.#subscription[Symbol.dispose]();
        this.#closing.abort(new Error('the service is shutting down'));
        for (const waiter of this.#waiters())
            waiter.end({ status: 'unchanged' });
    }
    #waiters() {
        return [...this.#tests.values()].flatMap(({ waiters }) => Array.from(waiters));
    }
    #addWaiter(watched, { tokenId, isNews, waitMs, expiresAtMs }, signal) {
        return new Promise((resolve) => {
            const timer = new AbortController();
            const disconnect = () => waiter.end({ status: 'disconnected' });
            const waiter = {
                tokenId,
                isNews,
                end: (change) => {
                    if (!watched.waiters.delete(waiter))
                        return;
                    if (watched.waiters.size === 0)
                        this.#tests.delete(watched.numericId);
                    signal.removeEventListener('abort', disconnect);
                    timer.abort(waitEnded);
                    resolve(change);
                },
            };
            watched.waiters.add(waiter);
            signal.addEventListener('abort', disconnect, { once: true });
            const after = (delayMs, act) => void this.#clock.sleep(delayMs, timer.signal).then(act, () => undefined);
            after(waitMs, () => waiter.end({ status: 'unchanged' }));
            const lifetimeMs = expiresAtMs - this.#clock.nowMs();
            if (lifetimeMs > 0 && lifetimeMs <= waitMs)
                after(lifetimeMs, () => void this.#refresh(watched));
        });
    }
    /** Reads the test and ends the waits for which it is news. */
    async #refresh(watched) {
        watched.isStale = true;
        if (watched.isRefreshing)
            return;
        watched.isRefreshing = true;
        try {
            while (watched.isStale && watched.waiters.size > 0)
                await this.#endWaits(watched, await this.#readBurst(watched));
        }
        catch {
            // The service is shutting down, which has ended all waits.
        }
        finally {
            watched.isRefreshing = false;
        }
    }
    async #readBurst(watched) {
        const gatherEndMs = this.#clock.monotonicMs() + maxGatherMs;
        for (;;) {
            watched.isStale = false;
            const test = await this.#read(watched);
            if (test === null || test.completedAtMs !== null)
                return test;
            if (!watched.waiters.values().some((waiter) => waiter.isNews(test)))
                return test;
            await this.#clock.sleep(quietMs, this.#closing.signal);
            if (!watched.isStale || this.#clock.monotonicMs() >= gatherEndMs)
                return test;
        }
    }
    /** Retries while the database is unavailable. `null`: the test was deleted. */
    async #read({ workspaceId, numericId }) {
        for (;;) {
            try {
                return await this.#store.findTest(workspaceId, String(numericId));
            }
            catch {
                await this.#clock.sleep(retryMs, this.#closing.signal);
            }
        }
    }
    async #endWaits({ waiters }, test) {
        let endCount = 0;
        for (const waiter of waiters) {
            if (test !== null && !waiter.isNews(test))
                continue;
            waiter.end(test === null ? { status: 'deleted' } : { status: 'changed', test });
            endCount += 1;
            if (endCount % endsPerTurn === 0)
                await (0,promises_.setImmediate)();
        }
    }
    /** Ends the waits of revoked tokens, checking once a second while any request waits. */
    async #checkTokens() {
        this.#isCheckingTokens = true;
        try {
            while (this.#tests.size > 0) {
                await this.#clock.sleep(tokenCheckMs, this.#closing.signal);
                const waiters = this.#waiters();
                const tokenIds = [...new Set(waiters.map(({ tokenId }) => tokenId))];
                // If the database is unavailable, the next check asks again.
                const revoked = new Set(await this.#store.listRevokedTokens(tokenIds).catch(() => []));
                for (const waiter of waiters)
                    if (revoked.has(waiter.tokenId))
                        waiter.end({ status: 'revoked' });
            }
        }
        catch {
            // The watcher was disposed.
        }
        finally {
            this.#isCheckingTokens = false;
        }
    }
}

// EXTERNAL MODULE: ./lib/service/server/app.js + 18 modules
var server_app = __webpack_require__(33814);
;// CONCATENATED MODULE: ./lib/service/server/start-service.js
/** Starts a service around an open store: HTTP on one port, SMTP on another. */
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








const defaultReplyCacheBytes = 32 * 1024 * 1024;
/** Starts it. Rejects with Node's error, leaving nothing open, if a port is not available. */
async function startService(plan) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const stack = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const { store, clock } = plan.deps;
        const trustedProxies = plan.trustedProxies ?? client_address/* noTrustedProxies */.vW;
        const watcher = stack.use(openTestWatcher({ store, clock }));
        // The app needs the public URL, which may contain the port, which is only known after listening.
        let app = null;
        const http = stack.use(await (0,http_server/* startHttpServer */.O)({ fetch: (request, env) => app?.fetch(request, env) ?? answerStarting() }, { ...plan.http, clock, isUnlimited: (address) => (0,ip_address/* isLoopbackAddress */.Ow)(address) || trustedProxies.has(address) }));
        const api = (0,server_app/* serviceApp */.j)({
            ...plan.deps,
            watcher,
            replies: replyCache(plan.replyCacheBytes ?? defaultReplyCacheBytes),
            trustedProxies,
            rateLimits: plan.rateLimits ?? rate_limit/* defaultRateLimits */.Y$,
            publicUrl: plan.publicUrl(http),
        });
        app = plan.wrap?.(api) ?? api;
        const ports = { ...plan.mail, directory: plan.deps.directory, clock };
        const receiver = plan.smtp === null ? null : stack.use(await startReceiver(plan.smtp, ports));
        // Before the ports close, so that waiting requests still get a response.
        stack.defer(() => watcher[Symbol.dispose]());
        const owned = stack.move();
        return {
            http,
            receiver,
            drain: async (signal) => {
                const drained = Promise.all([http.drain(signal), receiver?.drain(signal)]);
                // After draining has started, so that these responses close their connections.
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
function answerStarting() {
    return Response.json({ success: false, error: 'The service is starting; retry in a moment' }, { status: 503, headers: { 'Retry-After': '1' } });
}


/***/ }),

/***/ 84604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ statusOf)
/* harmony export */ });
/** The status of a test: pending → in_progress → complete, or expired. It is computed when it is read. */
/**
 * The status of a test at `nowMs`. A test completed before it expired stays complete; an expired one stays expired even if
 * results arrive later. `list-queries.ts` implements the same in SQL.
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
/** Compares two domains without DNS. */
/** True or false if the names alone decide whether both belong to one organization; null if DNS must be queried. */
function isSameByName({ domain, expected }) {
    if (domain === expected)
        return true;
    return topOf(domain) === topOf(expected) ? null : false;
}
function topOf(domain) {
    return domain.slice(domain.lastIndexOf('.') + 1);
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
/** Typed jobs: connects the types of input and output on both threads. */
/** Creates a job from a function with typed input. */
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
/** Main-thread side of a port. */
function typedPort({ name }, answer) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what callPort was given
    return { [name]: async (...args) => await answer(...args) };
}
/** Job side of a port. @throws Error when the main-thread function throws or the job is aborted */
async function callPort({ call }, { name }, ...args) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what the port answered
    return (await call(name, ...args));
}


/***/ })

};
