export const id = 4362;
export const ids = [4362];
export const modules = {

/***/ 77189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ errorReader),
/* harmony export */   FV: () => (/* binding */ postmasterErrorReply),
/* harmony export */   fs: () => (/* binding */ errorReply)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _reply_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27500);
/** Error bodies: api-v1.md, "Errors". */


const error = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), 'What is wrong, in one sentence.', 'Missing API token');
/** Test errors, and authentication and rate limit errors on every path. */
const errorReply = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    success: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(false),
    error,
    errors: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(), 'each problem of a 422.', [
        'timeout_minutes: got 0, expected an integer from 1 to 1440',
    ]),
});
/** All other errors of the postmaster paths. */
const postmasterErrorReply = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ error });
/** Reads both error bodies, and a body that has only `errors` (some services). */
const errorReader = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .tolerant */ .a8)(errorReply, { success: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional() }).transform(({ error: text, errors }) => ({
        error: text,
        errors: errors ?? [],
    })),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ errors: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).min(1) })
        .transform(({ errors }) => ({ error: errors.join('; '), errors })),
]);


/***/ }),

/***/ 94362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  makeOpenApiDocument: () => (/* binding */ makeOpenApiDocument)
});

// EXTERNAL MODULE: ./lib/contract/http-headers.js
var http_headers = __webpack_require__(95875);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./lib/contract/queries.js
var queries = __webpack_require__(30786);
// EXTERNAL MODULE: ./lib/contract/reply-schema.js
var reply_schema = __webpack_require__(27500);
// EXTERNAL MODULE: ./lib/contract/requests.js + 1 modules
var requests = __webpack_require__(50457);
// EXTERNAL MODULE: ./lib/contract/seed-replies.js
var seed_replies = __webpack_require__(11212);
// EXTERNAL MODULE: ./lib/contract/test-replies.js
var test_replies = __webpack_require__(457);
;// CONCATENATED MODULE: ./lib/contract/operations/examples.js
/** Examples shared by several operations. All domains are reserved for documentation (RFC 2606). */
const trackingId = 'pst_9vXq2LrT4bYk7NwZ0cHm5JfA';
/** The test of all examples. */
const exampleTest = {
    trackingId,
    name: 'Order confirmation',
    reportUrl: `https://presend.example/r/${trackingId}`,
};
/** Seeds of two provider types. */
const createdSendTo = {
    consumer: ['seed1@freemail.example'],
    business: ['seed4@officemail.example'],
};
/** A copy in the inbox that passed everything. */
const inboxEntry = {
    to: 'seed1@freemail.example',
    from: 'shop@shop.example',
    delivered_to: 'INBOX',
    spf_pass: true,
    dkim_pass: true,
    dmarc_pass: true,
    provider_name: 'freemail.example',
    provider_type: 'consumer',
    received_at: '2026-01-01T10:30:05.000Z',
    placement: 'simulated',
    reason: 'no rule applied',
    spam: { engine: 'built-in', score: 0.5, threshold: 5, symbols: [] },
    authentication: {
        spf: verdictOf('192.0.2.1 is authorized by shop.example'),
        dkim: verdictOf('signed by shop.example'),
        dmarc: verdictOf('SPF and DKIM are aligned with shop.example'),
    },
    smtp_reply: null,
    notes: [],
};
/** A seed that has not received its copy. */
const waitingEntry = {
    to: 'seed4@officemail.example',
    from: null,
    delivered_to: null,
    spf_pass: false,
    dkim_pass: false,
    dmarc_pass: false,
    provider_name: 'officemail.example',
    provider_type: 'business',
    received_at: null,
    placement: null,
    reason: null,
    spam: null,
    authentication: null,
    smtp_reply: null,
    notes: [],
};
/** The external test of all examples, completed. */
const externalTest = {
    id: 7,
    tracking_id: trackingId,
    status: 'complete',
    name: exampleTest.name,
    source: 'ci',
    metadata: { commit: '4fbc063' },
    created_at: '2026-01-01T10:30:00.000Z',
    report_url: exampleTest.reportUrl,
};
function verdictOf(detail) {
    return { result: 'pass', domain: 'shop.example', aligned: true, measured: true, detail };
}

;// CONCATENATED MODULE: ./lib/contract/operations/operation.js
/** One operation of the API as data, for the OpenAPI document and for tests. */
/** Groups of operations, in document order. */
const operationTags = ['Spam tests', 'External tests', 'Postmaster data', 'Documents'];
/** What most operations have in common. */
const operationDefaults = {
    access: 'token',
    pathParameters: {},
    query: null,
    body: null,
    isLongPolled: false,
    errors: {},
};
/** Lists all errors of an operation, its own and the common ones, by status. */
function errorsOf(operation) {
    const own = Object.entries(operation.errors).map(([status, message]) => {
        return { status: Number(status), form: operation.errorForm, description: ownDescriptions[status] ?? '', message };
    });
    const shared = [
        rateError,
        ...(operation.access === 'token' ? accessErrors : []),
        ...(operation.body === null ? [] : bodyErrors(operation.errorForm)),
    ];
    return [...own, ...shared].toSorted((left, right) => left.status - right.status);
}
const ownDescriptions = {
    404: 'Not found, or owned by another workspace.',
    422: 'The request is invalid; the message names each field, the expected value and the actual one.',
    503: 'Email monitoring could not be set up; retry later.',
};
const rateError = {
    status: 429,
    form: 'test',
    description: 'The hourly rate limit is exceeded.',
    message: 'Rate limit exceeded. Retry in 1234 seconds.',
};
const accessErrors = [
    {
        status: 401,
        form: 'test',
        description: 'The token is missing, invalid or revoked. Checked before anything else.',
        message: 'Missing API token; send it as "Authorization: Bearer <token>"',
    },
    {
        status: 403,
        form: 'test',
        description: 'The plan does not include API access.',
        message: 'API access requires a Pro or Enterprise plan',
    },
];
function bodyErrors(form) {
    return [
        {
            status: 400,
            form,
            description: 'The body is not a JSON object in UTF-8.',
            message: 'Request body is not valid JSON: Unexpected end of JSON input',
        },
        {
            status: 413,
            form,
            description: 'The body is larger than 1 MiB.',
            message: 'Request body is larger than 1048576 bytes',
        },
        {
            status: 415,
            form,
            description: 'The body is compressed; `Accept-Encoding` lists what is supported.',
            message: 'Unsupported Content-Encoding: expected an uncompressed body, got "gzip"',
        },
    ];
}

;// CONCATENATED MODULE: ./lib/contract/operations/external-tests.js
/** `/external_tests`. */








const common = { ...operationDefaults, tag: 'External tests', errorForm: 'test' };
/** Lists seed mailboxes; creates, lists and reads external tests. */
const externalTestOperations = [
    {
        ...common,
        id: 'listProviders',
        method: 'GET',
        path: '/external_tests/providers',
        summary: 'List seed mailboxes with their health',
        description: 'Every enabled seed mailbox, including unhealthy ones that a new test would not get.',
        query: queries/* providersQuery */.vQ,
        reply: {
            status: 200,
            description: 'Seed mailboxes by provider type.',
            name: 'ProvidersReply',
            schema: seed_replies/* providersReply */.Hs,
            example: {
                success: true,
                providers: {
                    business: {
                        description: 'Mailboxes of business providers',
                        emails: [{ address: 'seed4@officemail.example', service: 'officemail.example', status: 'healthy' }],
                    },
                },
            },
        },
        errors: {
            422: 'Invalid request: provider_types[0]: got "gmail", expected "consumer" or "business" or "protected"',
        },
    },
    {
        ...common,
        id: 'createExternalTest',
        method: 'POST',
        path: '/external_tests',
        summary: 'Create an external test',
        description: 'Like `POST /spam_tests`, for an application that identifies itself. Put `tracking_id` into the mail.',
        headers: requests/* createTestHeaders */.p_,
        body: {
            name: 'CreateExternalTestRequest',
            schema: requests/* createExternalTestRequest */.Nb,
            example: { external_test: { name: exampleTest.name, source: 'ci', metadata: { commit: '4fbc063' } } },
        },
        reply: {
            status: 201,
            description: 'The test was created.',
            name: 'CreateExternalTestReply',
            schema: test_replies/* createExternalTestReply */.sm,
            example: {
                success: true,
                test: { id: 7, tracking_id: exampleTest.trackingId, status: 'pending' },
                send_to: createdSendTo,
                instructions: { timeout_minutes: 60 },
                long_poll: { max_wait_seconds: 20 },
                report_url: exampleTest.reportUrl,
            },
        },
        errors: {
            422: 'Invalid request: external_test.source: got nothing, expected a string',
            503: 'Email monitoring could not be set up: no seed mailbox of "business" is working; retry later',
        },
    },
    {
        ...common,
        id: 'listExternalTests',
        method: 'GET',
        path: '/external_tests',
        summary: 'List external tests',
        description: 'External tests, newest first, whichever endpoint created them.',
        query: queries/* listExternalTestsQuery */.Bo,
        reply: {
            status: 200,
            description: 'One page of tests.',
            name: 'ListExternalTestsReply',
            schema: test_replies/* listExternalTestsReply */.jt,
            example: {
                success: true,
                tests: [externalTest],
                pagination: { page: 1, per_page: 10, total_count: 1, total_pages: 1 },
            },
        },
        errors: { 422: 'Invalid request: page: got "0", expected a positive integer' },
    },
    {
        ...common,
        id: 'getExternalTest',
        method: 'GET',
        path: '/external_tests/:id',
        summary: 'Read an external test',
        description: 'Status and counts. Stop polling at `complete` or `expired`. `GET /spam_tests/{id}` returns the individual results.',
        pathParameters: { id: (0,reply_schema/* field */.ZZ)(schemas/* int */.Whr().min(1), 'Numeric test id.', 7) },
        reply: {
            status: 200,
            description: 'The current state of the test.',
            name: 'GetExternalTestReply',
            schema: test_replies/* getExternalTestReply */.oX,
            example: {
                success: true,
                test: externalTest,
                summary: { inbox_rate: 66.7, completed: 9, total_providers: 9 },
            },
        },
        isLongPolled: true,
        errors: { 404: 'Test "7" not found' },
    },
];

// EXTERNAL MODULE: ./lib/contract/postmaster-import.js
var postmaster_import = __webpack_require__(81224);
// EXTERNAL MODULE: ./lib/contract/postmaster-queries.js
var postmaster_queries = __webpack_require__(47917);
// EXTERNAL MODULE: ./lib/contract/postmaster-replies.js
var postmaster_replies = __webpack_require__(56989);
;// CONCATENATED MODULE: ./lib/contract/operations/postmaster.js
/** `/postmaster_accounts`. */






const postmaster_common = { ...operationDefaults, tag: 'Postmaster data', method: 'GET', errorForm: 'postmaster' };
const date = '2026-01-01';
const series = {
    spam_rate: [{ date, value: 0.001 }],
    ip_reputation: [{ date, high: 3, medium: 1, low: 0, bad: 0 }],
    domain_reputation: [{ date, reputation: 'HIGH' }],
    feedback_loop: [{ date, spam_count: 1, fbl_count: 4 }],
    authentication: [{ date, spf_success_ratio: 0.998, dkim_success_ratio: 1, dmarc_success_ratio: 0.997 }],
    encryption: [{ date, tls_success_ratio: 1 }],
    delivery_errors: [
        { date, errors: [{ error_class: 'TEMPORARY_ERROR', error_type: 'RATE_LIMIT_EXCEEDED', error_ratio: 0.01 }] },
    ],
};
/** Connected accounts and their data. */
const postmasterOperations = [
    {
        ...postmaster_common,
        id: 'listConnectedAccounts',
        path: '/postmaster_accounts/connected',
        summary: 'List connected postmaster accounts',
        description: 'The connected accounts of this workspace.',
        reply: {
            status: 200,
            description: 'At least one account.',
            name: 'ConnectedAccountsReply',
            schema: postmaster_replies/* connectedAccountsReply */.In,
            example: {
                connected_accounts: [
                    {
                        id: 3,
                        email: 'postmaster@shop.example',
                        created_at: '2026-01-01T10:30:00.000Z',
                        source: 'google',
                        grant: 'active',
                        synced_at: '2026-01-31T04:12:00.000Z',
                    },
                ],
            },
        },
        errors: { 404: 'This workspace has no connected postmaster accounts' },
    },
    {
        ...postmaster_common,
        id: 'getCumulativeData',
        path: '/postmaster_accounts',
        summary: 'Read data over all domains of an account',
        description: 'Each key has daily entries over all domains of the account. Ratios are unweighted means, because the mail volume of each domain is unknown; counts are sums; the domain reputation is the worst one.',
        query: postmaster_queries/* cumulativeQuery */.e,
        reply: {
            status: 200,
            description: 'The seven series.',
            name: 'CumulativePostmasterReply',
            schema: postmaster_replies/* cumulativeReply */.AS,
            example: { data: series },
        },
        errors: {
            404: 'No data for the account "postmaster@shop.example"',
            422: 'Invalid request: email: got nothing, expected the e-mail address of the connected postmaster account',
        },
    },
    {
        ...postmaster_common,
        method: 'POST',
        id: 'importPostmasterData',
        path: '/postmaster_accounts/import',
        summary: 'Import data of any provider',
        description: 'Additive. Imports everything or nothing. Existing days are replaced series by series, so the request can be repeated safely.',
        body: {
            name: 'ImportPostmasterRequest',
            schema: postmaster_import/* importPostmasterRequest */.h,
            example: {
                email: 'data@shop.example',
                domains: { 'shop.example': { spam_rate_data: [{ date: '2026-01-01', value: 0.001 }] } },
            },
        },
        reply: {
            status: 200,
            description: 'The account, and the number of days written.',
            name: 'ImportPostmasterReply',
            schema: postmaster_import/* importPostmasterReply */._,
            example: { account: { id: 3, email: 'data@shop.example' }, days: 1 },
        },
        errors: {
            422: 'Invalid request: domains["shop.example"].spam_rate_data[0].value: got 2, expected a ratio from 0 to 1',
        },
    },
    {
        ...postmaster_common,
        id: 'getDomainData',
        path: '/postmaster_accounts/:id',
        summary: 'Read the data of one domain',
        description: 'The seven series are at the top level. The range includes both days; without a range, returns all data. An invalid query (422) takes precedence over an unknown id (404).',
        pathParameters: { id: (0,reply_schema/* field */.ZZ)(schemas/* int */.Whr().min(1), 'Id of the account, from the list of connected accounts.', 3) },
        query: postmaster_queries/* domainQuery */.n,
        reply: {
            status: 200,
            description: 'The seven series.',
            name: 'DomainPostmasterReply',
            schema: postmaster_replies/* domainReply */.FR,
            example: Object.fromEntries(Object.entries(series).map(([name, entries]) => [`${name}_data`, entries])),
        },
        errors: {
            404: 'No data for the domain "shop.example" from 2026-01-01 to 2026-01-31',
            422: 'Invalid request: end_date: got nothing, expected a day as YYYY-MM-DD, because start_date is given: both or none',
        },
    },
];

;// CONCATENATED MODULE: ./lib/contract/operations/spam-tests.js
/** `/spam_tests`. */







const spam_tests_common = { ...operationDefaults, tag: 'Spam tests', errorForm: 'test' };
/** Creates a test, reads it, and lists seed addresses. */
const spamTestOperations = [
    {
        ...spam_tests_common,
        id: 'createSpamTest',
        method: 'POST',
        path: '/spam_tests',
        summary: 'Create a spam test',
        description: 'Returns seed addresses and a tracking id. Send your mail, containing the tracking id, to each address. With `external_test`, creates an external test. The body may be empty.',
        headers: requests/* createTestHeaders */.p_,
        body: {
            name: 'CreateSpamTestRequest',
            schema: requests/* createSpamTestRequest */.vR,
            example: { spam_test: { name: exampleTest.name }, provider_types: ['consumer', 'business'] },
        },
        reply: {
            status: 201,
            description: 'The test was created.',
            name: 'CreateSpamTestReply',
            schema: test_replies/* createSpamTestReply */.QX,
            example: {
                success: true,
                test: { id: 7, tracking_id: exampleTest.trackingId, name: exampleTest.name, source: null, metadata: {} },
                instructions: { send_to: createdSendTo, timeout_minutes: 60 },
                long_poll: { max_wait_seconds: 20 },
                report_url: exampleTest.reportUrl,
            },
        },
        errors: {
            422: 'Invalid request: provider_types[0]: got "gmail", expected "consumer" or "business" or "protected"',
            503: 'Email monitoring could not be set up: no seed mailbox of "business" is working; retry later',
        },
    },
    {
        ...spam_tests_common,
        id: 'listEmailServices',
        method: 'GET',
        path: '/spam_tests/email_services',
        summary: 'List seed addresses',
        description: 'The seed addresses that a new test would get. This reply has no `success`.',
        reply: {
            status: 200,
            description: 'Seed addresses by provider type.',
            name: 'EmailServicesReply',
            schema: seed_replies/* emailServicesReply */.jT,
            example: { ...createdSendTo, protected: [] },
        },
    },
    {
        ...spam_tests_common,
        id: 'getSpamTest',
        method: 'GET',
        path: '/spam_tests/:id',
        summary: 'Read a spam test',
        description: 'Name and results of a spam test or an external test, with one entry per seed mailbox. The three booleans are false and `from` is null until a copy is received.',
        pathParameters: {
            id: (0,reply_schema/* field */.ZZ)(schemas/* string */.YjP().min(1), 'Numeric id, tracking id or tracking key of the test.', exampleTest.trackingId),
        },
        reply: {
            status: 200,
            description: 'The current state of the test.',
            name: 'GetSpamTestReply',
            schema: test_replies/* getSpamTestReply */.E8,
            example: {
                success: true,
                data: {
                    key: 'psk_2bYk7NwZ0cHm5JfA9vXq4LrT',
                    name: exampleTest.name,
                    test_results: [inboxEntry, waitingEntry],
                    status: 'in_progress',
                    report_url: exampleTest.reportUrl,
                },
            },
        },
        isLongPolled: true,
        errors: { 404: `Test "${exampleTest.trackingId}" not found` },
    },
];

;// CONCATENATED MODULE: ./lib/contract/operations/all-operations.js
/** The API as a table of operations: source of the OpenAPI document, its page and the fuzz tests. */





const documentOperation = {
    ...operationDefaults,
    id: 'getOpenApiDocument',
    method: 'GET',
    path: '/openapi.json',
    tag: 'Documents',
    summary: 'Read this document',
    description: 'This document, as OpenAPI 3.1. It needs no token. `/api/docs` shows it as a page.',
    access: 'anyone',
    reply: {
        status: 200,
        description: 'An OpenAPI 3.1 document.',
        name: 'OpenApiDocument',
        schema: schemas/* looseObject */._H3({ openapi: schemas/* string */.YjP(), info: schemas/* looseObject */._H3({}), paths: schemas/* looseObject */._H3({}) }),
        example: { openapi: '3.1.1', info: { title: 'presend', version: '1' }, paths: {} },
    },
    errorForm: 'test',
};
/** Every operation of the API. Fixed paths come before paths with parameters: the first match wins. */
const allOperations = [
    ...spamTestOperations,
    ...externalTestOperations,
    ...postmasterOperations,
    documentOperation,
];

;// CONCATENATED MODULE: ./lib/contract/openapi/descriptions.js
/** The longer descriptions of the OpenAPI document (CommonMark), and the webhook examples. */

/** `info.description`. */
const aboutTheApi = `
Create a test, send your mail to each of its seed addresses, and read where every copy landed and whether SPF, DKIM and
DMARC passed.

Every request needs \`Authorization: Bearer <API_TOKEN>\`, except requests for this document. Every response has
\`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\`: by default 1000 requests per hour on the Pro
plan and 10000 on Enterprise. Requests without a valid token count against the client address, 1000 per hour.

Test, authentication and rate limit errors are \`{"success": false, "error": "…"}\`; a 422 also lists every problem in
\`errors\`. Other errors of the postmaster paths are \`{"error": "…"}\`. Retry 429 and 5xx after the number of seconds in
\`Retry-After\`, or with exponential backoff.

Fields marked *Additive* extend API v1, and more may be added: ignore unknown fields. Every \`GET\` path also supports
\`HEAD\`. Bodies are uncompressed JSON in UTF-8, at most 1 MiB. There is no CORS: call the API from a server or a script,
not from a web page, which would expose your token to its visitors.
`.trim();
/** The description of the result webhook. */
const aboutWebhooks = `
Sent to each webhook of the workspace, once per seed mailbox. Delivery is at least once: repeated requests have the same
\`idempotency_key\`. Verify the signature of the raw bytes in constant time; respond with any 2xx to accept the event, or
with 401 if the signature does not match. Failed deliveries are retried after 1, 5, 30 and 120 minutes.
`.trim();
/** The description of the postmaster account webhook. */
const aboutRevokedWebhooks = `
Additive: sent once to each webhook of the workspace when a mailbox provider revokes the grant of a connected postmaster
account. No new data arrives until the account is connected again. Signature and retries are the same as for test results.
Respond with 2xx to unknown event types, and ignore them.
`.trim();
/** A grant that the account's owner revoked. */
const exampleRevokedWebhook = {
    event_type: 'postmaster_account.revoked',
    timestamp: '2026-01-01T04:10:00.000Z',
    idempotency_key: 'evt_5b1c0f6f4f4e4dd38b1f0c2b8a4d7e11',
    postmaster_account: {
        id: 3,
        email: 'postmaster@shop.example',
        source: 'google',
        created_at: '2025-11-02T08:30:00.000Z',
        synced_at: '2025-12-31T04:10:12.000Z',
    },
    reason: 'Google ended the grant: Google answered 400 invalid_grant (Token has been expired or revoked.)',
};
/** A copy in the inbox. */
const exampleWebhook = {
    event_type: 'test_result.delivered',
    timestamp: '2026-01-01T10:30:05.000Z',
    idempotency_key: 'test_result.delivered:19',
    spam_test: { id: 7, tracking_id: exampleTest.trackingId, name: exampleTest.name, source: null, metadata: {} },
    test_result: {
        id: 19,
        provider_name: 'freemail.example',
        provider_type: 'consumer',
        recipient_email: 'seed1@freemail.example',
        delivery: {
            status: 'delivered',
            folder: 'INBOX',
            delivery_time_seconds: 5,
            is_inbox: true,
            is_spam: false,
            placement: 'simulated',
        },
        authentication: {
            spf: { pass: true, result: 'pass', details: '192.0.2.1 is authorized by shop.example' },
            dkim: { pass: true, result: 'pass', details: 'signed by shop.example' },
            dmarc: { pass: true, result: 'pass', action: null },
        },
    },
};

;// CONCATENATED MODULE: ./lib/contract/openapi/headers.js
/** Request and response header fields in the OpenAPI document. */

/** `components.headers`: response header fields by name. */
const responseHeaders = {
    [http_headers/* httpHeaders */.P.rateLimit]: integer('Maximum requests per hour.', 1000),
    [http_headers/* httpHeaders */.P.rateLimitRemaining]: integer('Requests left in the window.', 999),
    [http_headers/* httpHeaders */.P.rateLimitReset]: integer('Unix time in seconds when the limit resets.', 1_767_265_200),
    [http_headers/* httpHeaders */.P.retryAfter]: integer('Seconds to wait before retrying.', 1234),
    [http_headers/* httpHeaders */.P.etag]: headers_text('Version of this reply, for `If-None-Match`.', '"7.3.in_progress"'),
    [http_headers/* httpHeaders */.P.preferenceApplied]: headers_text('The wait that was granted, if requested.', 'wait=20'),
    'WWW-Authenticate': headers_text('The challenge (RFC 6750).', 'Bearer realm="presend"'),
};
/** Every response has these. */
const limitHeaders = [http_headers/* httpHeaders */.P.rateLimit, http_headers/* httpHeaders */.P.rateLimitRemaining, http_headers/* httpHeaders */.P.rateLimitReset];
/** Header fields of responses with one of these statuses. */
const headersOfStatus = {
    401: ['WWW-Authenticate'],
    429: [http_headers/* httpHeaders */.P.retryAfter],
    503: [http_headers/* httpHeaders */.P.retryAfter],
};
/** Lists the `headers` of one response. */
function headersOf(status, kind) {
    const longPoll = kind === 'long-poll' ? [http_headers/* httpHeaders */.P.etag, http_headers/* httpHeaders */.P.preferenceApplied] : [];
    const names = [...limitHeaders, ...longPoll, ...(headersOfStatus[status] ?? [])];
    return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
/** Request header fields of operations that support long polls. */
const longPollParameters = [
    {
        name: http_headers/* httpHeaders */.P.ifNoneMatch,
        in: 'header',
        required: false,
        description: 'Additive: the `ETag` of the last reply. The response is 304 if nothing has changed.',
        schema: { type: 'string' },
        example: '"7.3.in_progress"',
    },
    {
        name: http_headers/* httpHeaders */.P.prefer,
        in: 'header',
        required: false,
        description: 'Additive: together with `If-None-Match`, `wait=20` (RFC 7240) delays the response until something changes, for at most 20 seconds.',
        schema: { type: 'string' },
        example: 'wait=20',
    },
];
function integer(description, example) {
    return { description, schema: { type: 'integer', minimum: 0 }, example };
}
function headers_text(description, example) {
    return { description, schema: { type: 'string' }, example };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(29396);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./lib/contract/error-replies.js
var error_replies = __webpack_require__(77189);
// EXTERNAL MODULE: ./lib/contract/postmaster-webhook.js
var postmaster_webhook = __webpack_require__(45364);
// EXTERNAL MODULE: ./lib/contract/webhook-payload.js
var webhook_payload = __webpack_require__(71444);
;// CONCATENATED MODULE: ./lib/contract/openapi/json-schemas.js
/** Converts zod schemas to the JSON Schemas of the OpenAPI document. */






/** Schemas shared by several replies, and those of webhooks. */
const sharedReplies = {
    Error: error_replies/* errorReply */.fs,
    PostmasterError: error_replies/* postmasterErrorReply */.FV,
    SendTo: seed_replies/* sendTo */.uh,
    TestResult: test_replies/* testResult */.Ke,
    Verdict: test_replies/* verdict */.WJ,
    SpamVerdict: test_replies/* spamVerdict */.hs,
    ExternalTest: test_replies/* externalTest */.AE,
    WebhookPayload: webhook_payload/* webhookPayload */.m,
    PostmasterRevokedPayload: postmaster_webhook/* postmasterRevokedPayload */.J,
};
/** Returns `components.schemas`. */
function componentSchemas(operations, objects) {
    const replies = { ...sharedReplies, ...byName(operations.map((operation) => operation.reply)) };
    const bodies = byName(operations.flatMap((operation) => operation.body ?? []));
    return {
        ...toComponents(replies, { io: 'output', objects }),
        ...toComponents(bodies, { io: 'input', objects: 'open' }),
    };
}
function byName(schemas) {
    return Object.fromEntries(schemas.map(({ name, schema }) => [name, schema]));
}
function toComponents(schemas, { io, objects }) {
    const registry = registries/* registry */.u5();
    for (const [id, schema] of Object.entries(schemas))
        registry.add(schema, { id });
    const made = json_schema_processors/* toJSONSchema */.bl(registry, {
        io,
        uri: (id) => referenceTo(id).$ref,
        override: ({ jsonSchema }) => tidy(jsonSchema, objects),
    });
    return Object.fromEntries(Object.entries(made.schemas).map(([id, schema]) => [id, withoutIdentity(schema)]));
}
/** Returns the schema of a parameter's parsed value. */
function parameterSchema(schema) {
    const made = json_schema_processors/* toJSONSchema */.bl(schema, { io: 'output', override: ({ jsonSchema }) => tidy(jsonSchema, 'open') });
    return withoutIdentity(made);
}
/** References a schema of `components`. */
function referenceTo(name) {
    return { $ref: `#/components/schemas/${name}` };
}
/** Removes keywords that zod writes and readers of the document do not need. */
function tidy(schema, objects) {
    if (schema.additionalProperties === false && objects === 'open')
        delete schema.additionalProperties;
    // `{}` means the same as no keyword; keep it only for objects used as maps.
    if (schema.properties !== undefined && isEmptyObject(schema.additionalProperties))
        delete schema.additionalProperties;
    if (schema.format === 'date' || schema.format === 'date-time')
        delete schema.pattern;
    if (schema.maximum === Number.MAX_SAFE_INTEGER)
        delete schema.maximum;
    delete schema.propertyNames;
}
function isEmptyObject(value) {
    return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
/** Schemas are identified by their place in the document; an `$id` must not be a bare fragment. */
function withoutIdentity({ $schema: _dialect, $id: _id, ...schema }) {
    return schema;
}

;// CONCATENATED MODULE: ./lib/contract/openapi/make-document.js
/** Generates the OpenAPI 3.1 document from the table of operations and the schemas that the service uses. */






/** Generates the document; takes some milliseconds, so callers should keep it. */
function makeOpenApiDocument(objects) {
    return {
        openapi: '3.1.1',
        info: {
            title: 'presend API',
            version: '1',
            summary: 'Where test mail lands, and postmaster data of your domains.',
            description: aboutTheApi,
        },
        servers: [{ url: '/api/v1', description: 'This service; the path contains the API version.' }],
        tags: operationTags.map((name) => ({ name })),
        paths: pathsOf(allOperations),
        webhooks: {
            testResultDelivered: { post: webhookOperation(resultWebhook) },
            postmasterAccountRevoked: { post: webhookOperation(revokedWebhook) },
        },
        components: {
            schemas: componentSchemas(allOperations, objects),
            headers: responseHeaders,
            securitySchemes: {
                token: { type: 'http', scheme: 'bearer', description: 'An API token: `Authorization: Bearer <API_TOKEN>`.' },
                signature: { type: 'apiKey', in: 'header', name: http_headers/* webhookHeaders */.G.signature, description: aboutTheSignature },
            },
        },
    };
}
function pathsOf(operations) {
    const paths = new Map();
    for (const operation of operations) {
        const path = operation.path.replaceAll(/:(\w+)/gu, '{$1}');
        paths.set(path, { ...paths.get(path), [operation.method.toLowerCase()]: toOpenApi(operation) });
    }
    return Object.fromEntries(paths);
}
function toOpenApi(operation) {
    const { body } = operation;
    return {
        operationId: operation.id,
        tags: [operation.tag],
        summary: operation.summary,
        description: operation.description,
        parameters: parametersOf(operation),
        ...(body === null
            ? {}
            : { requestBody: { required: isBodyRequired(body.schema), content: contentOf(body.name, body.example) } }),
        responses: responsesOf(operation),
        security: operation.access === 'anyone' ? [] : [{ token: [] }],
    };
}
/** An empty body counts as `{}`. */
function isBodyRequired(schema) {
    return !schema.safeParse({}).success;
}
function parametersOf({ pathParameters, query, headers = {}, isLongPolled }) {
    const inPath = Object.entries(pathParameters).map(([name, schema]) => {
        return toParameter({ name, in: 'path', required: true }, parameterSchema(schema));
    });
    const inHeader = Object.entries(headers).map(([name, schema]) => {
        return toParameter({ name, in: 'header', required: false }, parameterSchema(schema));
    });
    const inQuery = query === null ? [] : queryParameters(query);
    return [...inPath, ...inQuery, ...inHeader, ...(isLongPolled ? longPollParameters : [])];
}
function queryParameters(query) {
    const { properties = {}, required = [] } = parameterSchema(query);
    return Object.entries(properties).flatMap(([name, schema]) => {
        if (typeof schema === 'boolean')
            return [];
        const wireName = schema.type === 'array' ? `${name}[]` : name;
        return [toParameter({ name: wireName, in: 'query', required: required.includes(name) }, schema)];
    });
}
/** Moves the description from the schema to the parameter. */
function toParameter(place, { description = '', examples, ...schema }) {
    const example = examples?.[0];
    return { ...place, description, schema, ...(example === undefined ? {} : { example }) };
}
function responsesOf(operation) {
    const { reply, isLongPolled } = operation;
    const success = {
        description: reply.description,
        headers: headersOf(reply.status, isLongPolled ? 'long-poll' : 'plain'),
        content: contentOf(reply.name, reply.example),
    };
    const unchanged = { description: 'Additive: unchanged since that `ETag`.', headers: headersOf(304, 'long-poll') };
    return {
        [reply.status]: success,
        ...(isLongPolled ? { 304: unchanged } : {}),
        ...Object.fromEntries(errorsOf(operation).map((error) => [error.status, errorResponse(error)])),
        default: errorResponse({
            status: 500,
            form: operation.errorForm,
            description: 'Any other error, with the same body: 405 with `Allow`, 500 for an internal error.',
            message: 'Internal server error; retry later',
        }),
    };
}
function errorResponse({ status, form, description, message }) {
    const problems = message.replace(/^Invalid request: /u, '');
    const list = status === 422 ? { errors: [problems] } : {};
    const body = form === 'postmaster' ? { error: message } : { success: false, error: message, ...list };
    return {
        description,
        headers: headersOf(status, 'plain'),
        content: contentOf(form === 'postmaster' ? 'PostmasterError' : 'Error', body),
    };
}
function contentOf(name, example) {
    return { 'application/json': { schema: referenceTo(name), example } };
}
const aboutTheSignature = 'HMAC-SHA256 of the raw body with the webhook’s secret, in lowercase hexadecimal.';
const resultWebhook = {
    operationId: 'receiveTestResult',
    summary: 'Receive the result of a seed mailbox',
    description: aboutWebhooks,
    payload: { name: 'WebhookPayload', example: exampleWebhook },
};
const revokedWebhook = {
    operationId: 'receivePostmasterAccountRevoked',
    summary: 'Receive the revocation of a postmaster account’s grant',
    description: aboutRevokedWebhooks,
    payload: { name: 'PostmasterRevokedPayload', example: exampleRevokedWebhook },
};
function webhookOperation({ operationId, summary, description, payload }) {
    return {
        operationId,
        tags: ['Webhooks'],
        summary,
        description,
        parameters: [
            {
                name: http_headers/* webhookHeaders */.G.signature,
                in: 'header',
                required: true,
                description: aboutTheSignature,
                schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
            },
        ],
        requestBody: { required: true, content: contentOf(payload.name, payload.example) },
        responses: {
            200: { description: 'The event is accepted.', headers: {} },
            401: { description: 'The signature does not match.', headers: {} },
        },
        security: [{ signature: [] }],
    };
}


/***/ }),

/***/ 45364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ postmasterAccountRevoked),
/* harmony export */   J: () => (/* binding */ postmasterRevokedPayload)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _reply_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27500);
/** The body of a webhook request about a revoked grant of a postmaster account (additive). */


/** Its event type. */
const postmasterAccountRevoked = 'postmaster_account.revoked';
/** The provider has revoked the grant: no new data until the account is connected again. */
const postmasterRevokedPayload = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    event_type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(postmasterAccountRevoked),
    timestamp: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(), 'When the revocation was noticed.'),
    idempotency_key: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1), 'The same for every request about this revocation.'),
    postmaster_account: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        id: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), 'As in the list of connected accounts.'),
        email: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        source: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), 'Source of the data.', 'google'),
        created_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
        synced_at: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$().nullable(), 'When the last complete sync ended; null: never.'),
    }),
    reason: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), 'The reason, in plain text.'),
});


/***/ }),

/***/ 11212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hs: () => (/* binding */ providersReply),
/* harmony export */   jT: () => (/* binding */ emailServicesReply),
/* harmony export */   pG: () => (/* binding */ sendToReader),
/* harmony export */   uh: () => (/* binding */ sendTo)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _reply_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27500);
/** Lists of seed mailboxes: `send_to`, `email_services` and `providers`. */


const addresses = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const mailbox = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    address: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), 'Seed address.', 'seed4@officemail.example'),
    service: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), 'Domain of the mailbox provider.', 'officemail.example')),
    status: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['healthy', 'degraded', 'unhealthy']), 'Health of the mailbox.', 'healthy')),
});
const mailboxReader = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((address) => ({ address, service: null })),
    (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .tolerant */ .a8)(mailbox).transform(({ address, service }) => ({ address, service: service ?? null })),
], 'an e-mail address, or an object with "address"');
const groupReader = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(mailboxReader), zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ emails: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(mailboxReader) }).transform(({ emails }) => emails)], 'an array of e-mail addresses')
    .optional();
/** Reads `send_to` in each form that services use: addresses, objects with `address`, or objects with `emails`. */
const sendToReader = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    consumer: groupReader,
    business: groupReader,
    protected: groupReader,
});
/** Addresses by provider type: `send_to`. */
const sendTo = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .readAs */ .fd)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    consumer: addresses.exactOptional(),
    business: addresses.exactOptional(),
    protected: addresses.exactOptional(),
}), 'Seed addresses by provider type; types that were not requested are absent. Send one copy to each address.', { consumer: ['seed1@freemail.example'], business: ['seed4@officemail.example'] }), sendToReader);
/** Reply of `GET /spam_tests/email_services`. */
const emailServicesReply = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    consumer: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(addresses, 'Addresses that can be monitored right now.', ['seed1@freemail.example']),
    business: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(addresses, 'As above.', ['seed4@officemail.example']),
    protected: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(addresses, 'As above.', []),
});
const group = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    description: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), 'Description of the provider type.', 'Mailboxes of business providers'),
    emails: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(mailbox),
});
/** Reply of `GET /external_tests/providers`. */
const providersReply = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    success: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true), 'Always true; false in errors.'),
    providers: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        consumer: group.exactOptional(),
        business: group.exactOptional(),
        protected: group.exactOptional(),
    }), 'Seed mailboxes by provider type; types that were not requested are absent.'),
});


/***/ }),

/***/ 457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ externalTest),
/* harmony export */   E8: () => (/* binding */ getSpamTestReply),
/* harmony export */   Ke: () => (/* binding */ testResult),
/* harmony export */   QX: () => (/* binding */ createSpamTestReply),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   hs: () => (/* binding */ spamVerdict),
/* harmony export */   jt: () => (/* binding */ listExternalTestsReply),
/* harmony export */   oX: () => (/* binding */ getExternalTestReply),
/* harmony export */   sm: () => (/* binding */ createExternalTestReply)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(766);
/* harmony import */ var _reply_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27500);
/* harmony import */ var _seed_replies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11212);
/** Replies about tests: api-v1.md, "Resources". Each is declared once; see `reply-schema.ts`. */




const exampleTrackingId = 'pst_9vXq2LrT4bYk7NwZ0cHm5JfA';
const success = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true), 'Always true; false in errors.');
const numericId = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .readAs */ .fd)(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1), zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative());
const trackingId = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Public, unguessable id of the test. It goes into the mail, and opens the results and the report page.', exampleTrackingId);
const name = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Name of the test.', 'Order confirmation');
const source = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(), 'The calling application; null unless created as an external test.', 'ci');
const metadata = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()), 'As given in the request; empty by default.', {
    commit: '4fbc063',
});
// Another service may have states of its own.
const status = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .readAs */ .fd)(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_names_js__WEBPACK_IMPORTED_MODULE_3__/* .testStatuses */ .lh), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
const statusNote = '`pending` until the first result, `in_progress` until the last, then `complete`; `expired` if time runs out first. `complete` and `expired` are final.';
const reportUrl = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .readAs */ .fd)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(), zod__WEBPACK_IMPORTED_MODULE_2__/* .url */ .OZ5({ protocol: /^https?$/ })), 'a report page that needs no token; absent if the service has no public address.', `https://presend.example/r/${exampleTrackingId}`);
const longPoll = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    max_wait_seconds: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .readAs */ .fd)(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1), zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive()), 'Longest wait that the service grants, in seconds.', 20),
}), 'the service supports `Prefer: wait`.');
const timeoutMinutes = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1), 'minutes until the test expires.', 60);
const createAdditions = { long_poll: longPoll, report_url: reportUrl };
/** Reply of `POST /spam_tests`. */
const createSpamTestReply = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    success,
    test: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        id: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(numericId, 'numeric id, as in external tests.', 7),
        tracking_id: trackingId,
        name,
        source,
        metadata,
    }),
    instructions: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ send_to: _seed_replies_js__WEBPACK_IMPORTED_MODULE_0__/* .sendTo */ .uh, timeout_minutes: timeoutMinutes }),
    ...createAdditions,
});
const externalId = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(numericId, 'Numeric test id, unique among all tests.', 7);
/** Reply of `POST /external_tests`. */
const createExternalTestReply = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    success,
    test: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        id: externalId,
        tracking_id: trackingId,
        status: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(status, statusNote, 'pending')),
    }),
    send_to: _seed_replies_js__WEBPACK_IMPORTED_MODULE_0__/* .sendTo */ .uh,
    instructions: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ timeout_minutes: timeoutMinutes }), 'how the test proceeds.'),
    ...createAdditions,
});
/** The result of one authentication method for one copy. */
const verdict = (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    result: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(), 'Result of the method; absent if nothing was checked.', 'pass'),
    domain: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(), 'The domain that was checked.', 'shop.example')),
    aligned: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullable(), 'Whether that domain aligns with the From domain; null: unknown.', true)),
    measured: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), 'False: nothing could be checked, so the `…_pass` of this method is meaningless: neither a pass nor a fail.', true)),
    detail: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'The result in one sentence.', 'pass for shop.example (aligned)')),
    origin: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['provider', 'computed']).optional(), 'Where the result for a real mailbox comes from: the Authentication-Results field of its provider, or presend if there is none. Absent for local seeds, and if nothing was measured.', 'provider'),
    fix: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(), 'What to change for this domain and sending address, such as the SPF record to publish. Absent if only general advice applies.', 'Replace the SPF record (TXT) of shop.example with: v=spf1 ip4:192.0.2.25 -all'),
}));
/** The verdict of the spam engine for one copy. */
const spamVerdict = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    engine: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Name of the engine.', 'built-in'),
    version: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(), 'Version of its rules; absent if unknown.', '2'),
    score: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), 'Score of the message.', 0.5),
    threshold: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), 'Score from which this engine classifies a message as spam.', 5),
    symbols: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        name: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Name of the rule.', 'HTML_ONLY'),
        score: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), 'Points it added.', 0.5),
        description: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'What the rule means.', 'The message has no text part')),
        fix: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(), 'What to change; null if unknown.', 'Add a text part')),
    })), 'The rules that fired.'),
});
const smtpReply = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    code: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), 'SMTP reply code.', 550),
    enhanced_code: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(), 'Enhanced status code (RFC 3463).', '5.7.26'),
    text: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Text of the reply.', 'This message does not pass DMARC'),
});
// Microsoft's name for the folder; the document defines Spam for it, but some services pass it through.
const junkNames = new Set(['junk', 'junk email', 'junk e-mail']);
const folderReader = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().transform((text, context) => {
    const known = junkNames.has(text.toLowerCase()) ? 'Spam' : text;
    const folder = _names_js__WEBPACK_IMPORTED_MODULE_3__/* .folders */ .oW.find((one) => one.toLowerCase() === known.toLowerCase());
    if (folder !== undefined)
        return folder;
    context.addIssue({ code: 'custom', message: `one of ${_names_js__WEBPACK_IMPORTED_MODULE_3__/* .folders */ .oW.join(', ')}, or null` });
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .NEVER */ .tm;
});
/** The result of one seed mailbox: an entry of `data.test_results`. */
const testResult = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    to: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Address of the seed mailbox.', 'seed1@freemail.example'),
    from: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(), 'Sender address; null until a copy is received, and for the null reverse-path.', 'shop@shop.example'),
    delivered_to: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .readAs */ .fd)(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_names_js__WEBPACK_IMPORTED_MODULE_3__/* .folders */ .oW), folderReader).nullable(), 'Folder; null until the message is received.', 'INBOX'),
    spf_pass: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), 'SPF passed; false until a copy is received.', true),
    dkim_pass: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), 'DKIM passed; false until a copy is received.', true),
    dmarc_pass: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), 'DMARC passed; false until a copy is received.', true),
    provider_name: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'the mailbox provider.', 'freemail.example'),
    provider_type: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_names_js__WEBPACK_IMPORTED_MODULE_3__/* .providerTypes */ .Nm), 'its provider type.', 'consumer'),
    received_at: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$().nullable(), 'when the copy arrived.', '2026-01-01T10:30:05.000Z'),
    placement: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['observed', 'simulated']).nullable(), '`observed`: seen in a real mailbox. `simulated`: decided by the rules of this service, including rejections. A simulation does not predict what a provider does.', 'simulated'),
    reason: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(), 'why the copy landed in this folder, or in none.', 'the score 0.5 is below 5'),
    spam: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(spamVerdict.nullable(), 'the verdict of the spam engine.'),
    authentication: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ spf: verdict, dkim: verdict, dmarc: verdict }).nullable(), 'the details behind the three booleans.'),
    smtp_reply: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(smtpReply.nullable(), 'the reply with which the seed’s server rejected the copy; null if accepted.'),
    notes: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        rule: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Name of the rule.', 'J-C2'),
        text: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'What it found.', 'marketing mail has no one-click unsubscribe (RFC 8058)'),
        fix: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)((0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'What to change.', 'Add a List-Unsubscribe header')),
    })), 'findings of a simulated seed that did not affect the placement; empty if there are none.'),
});
/** Reply of `GET /spam_tests/:id`. */
const getSpamTestReply = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    success,
    data: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        key: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Tracking key: another id that opens this test.', 'psk_2bYk7NwZ0cHm5JfA9vXq4LrT'),
        name,
        test_results: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(testResult), 'One entry per seed mailbox.'),
        status: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(status, statusNote, 'in_progress'),
        report_url: reportUrl,
    }),
});
/** `test` of `GET /external_tests/:id`, and each entry of the list. */
const externalTest = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: externalId,
    tracking_id: trackingId,
    status: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(status, statusNote, 'complete'),
    name: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'name of the test.', 'Order confirmation'),
    source: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(), 'the calling application.', 'ci'),
    metadata: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()), 'as given in the request.', { commit: '4fbc063' }),
    created_at: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .addition */ .fr)(zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$(), 'when the test was created.', '2026-01-01T10:30:00.000Z'),
    report_url: reportUrl,
});
const percentage = 'a percentage from 0 to 100';
const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0, 'a count of 0 or more');
const summary = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    inbox_rate: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0, percentage).max(100, percentage), '100 × results in INBOX ÷ completed, rounded to one decimal; 0 if nothing is completed.', 66.7),
    completed: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(count, 'Seed mailboxes with a result.', 9),
    total_providers: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(count, 'Seed mailboxes in the test.', 9),
});
/** Reply of `GET /external_tests/:id`. */
const getExternalTestReply = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ success, test: externalTest, summary });
/** Reply of `GET /external_tests`. */
const listExternalTestsReply = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    success,
    tests: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(externalTest), 'One page of tests, newest first.'),
    pagination: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        page: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1), 'Number of this page.', 1),
        per_page: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1), 'Tests per page, at most 100.', 10),
        total_count: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0), 'Tests on all pages.', 23),
        total_pages: (0,_reply_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0), 'Number of pages.', 3),
    }),
});


/***/ }),

/***/ 71444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ webhookPayload),
/* harmony export */   w: () => (/* binding */ testResultDelivered)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(766);
/** The body of a webhook request for one seed result: api-v1.md, "Webhook payload". */


/** The event type that api-v1.md defines; `postmaster-webhook.ts` adds another. */
const testResultDelivered = 'test_result.delivered';
const methodFields = { pass: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), result: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable() };
const methodWithDetails = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ ...methodFields, details: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/** Body of the event. `result: null`: not measured. */
const webhookPayload = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    event_type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(testResultDelivered),
    timestamp: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    idempotency_key: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    spam_test: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        tracking_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        source: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        metadata: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    }),
    test_result: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        provider_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        provider_type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_names_js__WEBPACK_IMPORTED_MODULE_2__/* .providerTypes */ .Nm),
        recipient_email: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        delivery: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
            // `rejected`: the server refused the copy over SMTP.
            status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['delivered', 'rejected']),
            // Null if rejected, and if the copy was accepted but its folder is unknown.
            folder: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_names_js__WEBPACK_IMPORTED_MODULE_2__/* .folders */ .oW).nullable(),
            // From the creation of the test to the recording of the result; null if rejected.
            delivery_time_seconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).nullable(),
            is_inbox: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
            is_spam: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
            placement: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['observed', 'simulated']),
        }),
        authentication: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
            spf: methodWithDetails,
            dkim: methodWithDetails,
            // `action`: what the DMARC policy requests for this copy; null: unknown.
            dmarc: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ ...methodFields, action: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['none', 'quarantine', 'reject']).nullable() }),
        }),
    }),
});


/***/ })

};
