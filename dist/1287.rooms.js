export const id = 1287;
export const ids = [1287];
export const modules = {

/***/ 11287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  makeOpenApiDocument: () => (/* binding */ makeOpenApiDocument)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./lib/contract/field-notes.js
var field_notes = __webpack_require__(3394);
// EXTERNAL MODULE: ./lib/contract/queries.js
var queries = __webpack_require__(30786);
// EXTERNAL MODULE: ./lib/contract/requests.js + 1 modules
var requests = __webpack_require__(50457);
;// CONCATENATED MODULE: ./lib/contract/seed-reply-schemas.js
/** Lists of seed mailboxes as our service writes them, strictly. `seed-groups.ts` reads them and their variants. */


const addresses = schemas/* array */.YOg(schemas/* string */.YjP());
/** Addresses by provider type: `send_to`. */
const sendToSchema = (0,field_notes/* field */.Z)(schemas/* strictObject */.rej({
    consumer: addresses.exactOptional(),
    business: addresses.exactOptional(),
    protected: addresses.exactOptional(),
}), 'Seed addresses by provider type; a type that was not asked for is absent. Send one copy to each address.', { consumer: ['seed1@freemail.example'], business: ['seed4@officemail.example'] });
/** Reply of `GET /spam_tests/email_services`. */
const emailServicesReplySchema = schemas/* strictObject */.rej({
    consumer: (0,field_notes/* field */.Z)(addresses, 'Addresses that can be monitored right now.', ['seed1@freemail.example']),
    business: (0,field_notes/* field */.Z)(addresses, 'As above.', ['seed4@officemail.example']),
    protected: (0,field_notes/* field */.Z)(addresses, 'As above.', []),
});
const group = schemas/* strictObject */.rej({
    description: (0,field_notes/* field */.Z)(schemas/* string */.YjP(), 'The provider type in words.', 'Mailboxes of providers for companies'),
    emails: schemas/* array */.YOg(schemas/* strictObject */.rej({
        address: (0,field_notes/* field */.Z)(schemas/* string */.YjP(), 'Seed address.', 'seed4@officemail.example'),
        service: (0,field_notes/* field */.Z)(schemas/* string */.YjP(), 'The provider’s domain.', 'officemail.example'),
        status: (0,field_notes/* field */.Z)(schemas/* enum */.k5n(['healthy', 'degraded', 'unhealthy']), 'How the mailbox itself is doing.', 'healthy'),
    })),
});
/** Reply of `GET /external_tests/providers`. */
const providersReplySchema = schemas/* strictObject */.rej({
    success: (0,field_notes/* field */.Z)(schemas/* literal */.euz(true), 'Always true here; false in errors.'),
    providers: (0,field_notes/* field */.Z)(schemas/* strictObject */.rej({
        consumer: group.exactOptional(),
        business: group.exactOptional(),
        protected: group.exactOptional(),
    }), 'Seed mailboxes by provider type; a type that was not asked for is absent.'),
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./lib/contract/names.js
var names = __webpack_require__(766);
;// CONCATENATED MODULE: ./lib/contract/test-reply-schemas.js
/**
 * Replies about tests as our service writes them, strictly: every field there is, and no other. The API document is made
 * of these. Readers use `read-replies.ts`, which is as tolerant as a client should be.
 */




const exampleTrackingId = 'pst_9vXq2LrT4bYk7NwZ0cHm5JfA';
const success = (0,field_notes/* field */.Z)(schemas/* literal */.euz(true), 'Always true here; false in errors.');
const numericId = schemas/* int */.Whr().min(1);
const trackingId = (0,field_notes/* field */.Z)(schemas/* string */.YjP(), 'Public and unguessable name of the test; stands in the mail, and opens results and report page.', exampleTrackingId);
const test_reply_schemas_name = (0,field_notes/* field */.Z)(schemas/* string */.YjP(), 'Name of the test.', 'Order confirmation');
const source = (0,field_notes/* field */.Z)(schemas/* string */.YjP().nullable(), 'The calling application; null unless created in external style.', 'ci');
const metadata = (0,field_notes/* field */.Z)(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()), 'As it was given; empty unless provided.', {
    commit: '4fbc063',
});
const test_reply_schemas_status = schemas/* enum */.k5n(names/* testStatuses */.lh);
const statusNote = '`pending` until the first result, `in_progress` until the last one, then `complete`; `expired` when time is up first. The last two are final.';
const reportUrl = (0,field_notes/* addition */.f)(schemas/* string */.YjP().optional(), 'a page for people, which needs no token; absent when the service has no public address.', `https://presend.example/r/${exampleTrackingId}`);
const longPoll = (0,field_notes/* addition */.f)(schemas/* strictObject */.rej({ max_wait_seconds: (0,field_notes/* field */.Z)(schemas/* int */.Whr().min(1), 'Longest wait that is granted.', 20) }), 'the service answers `Prefer: wait`.');
const timeoutMinutes = (0,field_notes/* addition */.f)(schemas/* int */.Whr().min(1), 'the test stays open so long.', 60);
const createAdditions = { long_poll: longPoll, report_url: reportUrl };
/** Reply of `POST /spam_tests`. */
const createSpamTestReplySchema = schemas/* strictObject */.rej({
    success,
    test: schemas/* strictObject */.rej({
        id: (0,field_notes/* addition */.f)(numericId, 'numeric id, as external tests have it.', 7),
        tracking_id: trackingId,
        name: test_reply_schemas_name,
        source,
        metadata,
    }),
    instructions: schemas/* strictObject */.rej({ send_to: sendToSchema, timeout_minutes: timeoutMinutes }),
    ...createAdditions,
});
const externalId = (0,field_notes/* field */.Z)(numericId, 'Numeric test id; all tests share one space of numbers.', 7);
/** Reply of `POST /external_tests`. */
const createExternalTestReplySchema = schemas/* strictObject */.rej({
    success,
    test: schemas/* strictObject */.rej({ id: externalId, tracking_id: trackingId, status: (0,field_notes/* field */.Z)(test_reply_schemas_status, statusNote, 'pending') }),
    send_to: sendToSchema,
    instructions: (0,field_notes/* addition */.f)(schemas/* strictObject */.rej({ timeout_minutes: timeoutMinutes }), 'how the test goes on.'),
    ...createAdditions,
});
/** What one method said of one copy. */
const verdictSchema = schemas/* strictObject */.rej({
    result: (0,field_notes/* field */.Z)(schemas/* string */.YjP().optional(), 'Result word of the method; absent when nothing was checked.', 'pass'),
    domain: (0,field_notes/* field */.Z)(schemas/* string */.YjP().nullable(), 'The domain that was checked.', 'shop.example'),
    aligned: (0,field_notes/* field */.Z)(schemas/* boolean */.zMY().nullable(), 'Whether that domain aligns with the one in From; null: unknown.', true),
    measured: (0,field_notes/* field */.Z)(schemas/* boolean */.zMY(), 'False: nothing could be checked, and the `…_pass` of this method says nothing. It is neither a pass nor a fail.', true),
    detail: (0,field_notes/* field */.Z)(schemas/* string */.YjP(), 'One sentence for people.', 'pass for shop.example (aligned)'),
    origin: (0,field_notes/* field */.Z)(schemas/* enum */.k5n(['provider', 'computed']).optional(), 'Who found the result in a real mailbox: its provider, in Authentication-Results, or presend, where the provider wrote none. Absent for local seeds, and where nothing was measured.', 'provider'),
    fix: (0,field_notes/* field */.Z)(schemas/* string */.YjP().optional(), 'What to change for this domain and sending address, such as the SPF record to publish. Absent when there is nothing more specific than general advice.', 'Replace the SPF record (TXT) of shop.example with: v=spf1 ip4:192.0.2.25 -all'),
});
/** What the spam engine said of one copy. */
const spamSchema = schemas/* strictObject */.rej({
    engine: (0,field_notes/* field */.Z)(schemas/* string */.YjP(), 'Which engine judged.', 'built-in'),
    version: (0,field_notes/* field */.Z)(schemas/* string */.YjP().optional(), 'Version of its rules; absent when it does not tell.', '2'),
    score: (0,field_notes/* field */.Z)(schemas/* number */.aig(), 'Its score.', 0.5),
    threshold: (0,field_notes/* field */.Z)(schemas/* number */.aig(), 'The score from which that engine calls a message spam.', 5),
    symbols: (0,field_notes/* field */.Z)(schemas/* array */.YOg(schemas/* strictObject */.rej({
        name: (0,field_notes/* field */.Z)(schemas/* string */.YjP(), 'Name of the test that fired.', 'HTML_ONLY'),
        score: (0,field_notes/* field */.Z)(schemas/* number */.aig(), 'What it added.', 0.5),
        description: (0,field_notes/* field */.Z)(schemas/* string */.YjP(), 'What it means.', 'There is no text part'),
        fix: (0,field_notes/* field */.Z)(schemas/* string */.YjP().nullable(), 'What to change; null when nobody knows.', 'Add a text part'),
    })), 'The tests that fired.'),
});
const smtpReply = schemas/* strictObject */.rej({
    code: (0,field_notes/* field */.Z)(schemas/* int */.Whr(), 'SMTP reply code.', 550),
    enhanced_code: (0,field_notes/* field */.Z)(schemas/* string */.YjP().nullable(), 'Enhanced status code (RFC 3463).', '5.7.26'),
    text: (0,field_notes/* field */.Z)(schemas/* string */.YjP(), 'The words of the reply.', 'This message does not pass DMARC'),
});
/** One entry of `data.test_results`. */
const testResultEntrySchema = schemas/* strictObject */.rej({
    to: (0,field_notes/* field */.Z)(schemas/* string */.YjP(), 'Address of the seed mailbox.', 'seed1@freemail.example'),
    from: (0,field_notes/* field */.Z)(schemas/* string */.YjP().nullable(), 'Sender address; null until a copy is received, and for the null reverse-path.', 'shop@shop.example'),
    delivered_to: (0,field_notes/* field */.Z)(schemas/* enum */.k5n(names/* folders */.oW).nullable(), 'Folder; null until the message is received.', 'INBOX'),
    spf_pass: (0,field_notes/* field */.Z)(schemas/* boolean */.zMY(), 'SPF passed; false until a copy is received.', true),
    dkim_pass: (0,field_notes/* field */.Z)(schemas/* boolean */.zMY(), 'DKIM passed; false until a copy is received.', true),
    dmarc_pass: (0,field_notes/* field */.Z)(schemas/* boolean */.zMY(), 'DMARC passed; false until a copy is received.', true),
    provider_name: (0,field_notes/* addition */.f)(schemas/* string */.YjP(), 'who runs the mailbox.', 'freemail.example'),
    provider_type: (0,field_notes/* addition */.f)(schemas/* enum */.k5n(names/* providerTypes */.Nm), 'its provider type.', 'consumer'),
    received_at: (0,field_notes/* addition */.f)(iso/* datetime */.w$().nullable(), 'when the copy arrived.', '2026-01-01T10:30:05.000Z'),
    placement: (0,field_notes/* addition */.f)(schemas/* enum */.k5n(['observed', 'simulated']).nullable(), '`observed`: seen in a real mailbox. `simulated`: decided by the rules of this service, a refusal included. A simulation predicts no provider.', 'simulated'),
    reason: (0,field_notes/* addition */.f)(schemas/* string */.YjP().nullable(), 'why this folder, or why none.', 'the score 0.5 is below 5'),
    spam: (0,field_notes/* addition */.f)(spamSchema.nullable(), 'what the spam engine said.'),
    authentication: (0,field_notes/* addition */.f)(schemas/* strictObject */.rej({ spf: verdictSchema, dkim: verdictSchema, dmarc: verdictSchema }).nullable(), 'what the three booleans rest on.'),
    smtp_reply: (0,field_notes/* addition */.f)(smtpReply.nullable(), 'the refusal that the seed’s server answered; null when it took the copy.'),
    notes: (0,field_notes/* addition */.f)(schemas/* array */.YOg(schemas/* strictObject */.rej({
        rule: (0,field_notes/* field */.Z)(schemas/* string */.YjP(), 'Name of the rule.', 'J-C2'),
        text: (0,field_notes/* field */.Z)(schemas/* string */.YjP(), 'What it found.', 'marketing mail has no one-click unsubscribe (RFC 8058)'),
        fix: (0,field_notes/* field */.Z)(schemas/* string */.YjP(), 'What to change.', 'Add a List-Unsubscribe header'),
    })), 'what the rules of a simulated seed noticed and did not act on; empty when there is nothing.'),
});
/** Reply of `GET /spam_tests/:id`. */
const getSpamTestReplySchema = schemas/* strictObject */.rej({
    success,
    data: schemas/* strictObject */.rej({
        key: (0,field_notes/* field */.Z)(schemas/* string */.YjP(), 'Tracking key: another name that opens this test.', 'psk_2bYk7NwZ0cHm5JfA9vXq4LrT'),
        name: test_reply_schemas_name,
        test_results: (0,field_notes/* field */.Z)(schemas/* array */.YOg(testResultEntrySchema), 'One entry a seed mailbox.'),
        status: (0,field_notes/* addition */.f)(test_reply_schemas_status, statusNote, 'in_progress'),
        report_url: reportUrl,
    }),
});
/** `test` of `GET /external_tests/:id`, and each entry of the list. */
const externalTestSchema = schemas/* strictObject */.rej({
    id: externalId,
    tracking_id: trackingId,
    status: (0,field_notes/* field */.Z)(test_reply_schemas_status, statusNote, 'complete'),
    name: (0,field_notes/* addition */.f)(schemas/* string */.YjP(), 'name of the test.', 'Order confirmation'),
    source: (0,field_notes/* addition */.f)(schemas/* string */.YjP().nullable(), 'the calling application.', 'ci'),
    metadata: (0,field_notes/* addition */.f)(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()), 'as it was given.', { commit: '4fbc063' }),
    created_at: (0,field_notes/* addition */.f)(iso/* datetime */.w$(), 'when it was created.', '2026-01-01T10:30:00.000Z'),
    report_url: reportUrl,
});
const summary = schemas/* strictObject */.rej({
    inbox_rate: (0,field_notes/* field */.Z)(schemas/* number */.aig().min(0).max(100), '100 × results in INBOX ÷ completed, one decimal; 0 when there are none.', 66.7),
    completed: (0,field_notes/* field */.Z)(schemas/* int */.Whr().min(0), 'Seed mailboxes with a result.', 9),
    total_providers: (0,field_notes/* field */.Z)(schemas/* int */.Whr().min(0), 'Seed mailboxes in the test.', 9),
});
/** Reply of `GET /external_tests/:id`. */
const getExternalTestReplySchema = schemas/* strictObject */.rej({
    success,
    test: externalTestSchema,
    summary,
});
/** Reply of `GET /external_tests`. */
const listExternalTestsReplySchema = schemas/* strictObject */.rej({
    success,
    tests: (0,field_notes/* field */.Z)(schemas/* array */.YOg(externalTestSchema), 'One page of tests, newest first.'),
    pagination: schemas/* strictObject */.rej({
        page: (0,field_notes/* field */.Z)(schemas/* int */.Whr().min(1), 'This page.', 1),
        per_page: (0,field_notes/* field */.Z)(schemas/* int */.Whr().min(1), 'Tests a page, after the cut.', 10),
        total_count: (0,field_notes/* field */.Z)(schemas/* int */.Whr().min(0), 'Tests on all pages.', 23),
        total_pages: (0,field_notes/* field */.Z)(schemas/* int */.Whr().min(0), 'Pages.', 3),
    }),
});

;// CONCATENATED MODULE: ./lib/contract/operations/examples.js
/** Values that several examples of the API document share. All domains are reserved for documents (RFC 2606). */
const examples_trackingId = 'pst_9vXq2LrT4bYk7NwZ0cHm5JfA';
/** The test of all examples. */
const exampleTest = {
    trackingId: examples_trackingId,
    name: 'Order confirmation',
    reportUrl: `https://presend.example/r/${examples_trackingId}`,
};
/** Seeds of two types. */
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
    reason: 'nothing spoke against the inbox',
    spam: { engine: 'built-in', score: 0.5, threshold: 5, symbols: [] },
    authentication: {
        spf: verdictOf('192.0.2.1 may send for shop.example'),
        dkim: verdictOf('signed by shop.example'),
        dmarc: verdictOf('SPF and DKIM are aligned with shop.example'),
    },
    smtp_reply: null,
    notes: [],
};
/** A seed that has received nothing yet. */
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
/** The external test of all examples, when it is over. */
const externalTest = {
    id: 7,
    tracking_id: examples_trackingId,
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

;// CONCATENATED MODULE: ./lib/contract/operations/external-tests.js
/** `/external_tests`. */







const common = { tag: 'External tests', access: 'token', errorForm: 'test', pathParameters: {} };
/** Providers, create, list, read. */
const externalTestOperations = [
    {
        ...common,
        id: 'listProviders',
        method: 'GET',
        path: '/external_tests/providers',
        summary: 'List seed mailboxes with their health',
        description: 'Every seed mailbox that is switched on, also those that a test would not get because they are unhealthy.',
        query: queries/* providersQuery */.vQ,
        body: null,
        reply: {
            status: 200,
            description: 'Seed mailboxes by provider type.',
            name: 'ProvidersReply',
            schema: providersReplySchema,
            example: {
                success: true,
                providers: {
                    business: {
                        description: 'Mailboxes of providers for companies',
                        emails: [{ address: 'seed4@officemail.example', service: 'officemail.example', status: 'healthy' }],
                    },
                },
            },
        },
        isLongPolled: false,
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
        description: 'As `POST /spam_tests`, for an application that names itself. Put `tracking_id` into the mail.',
        query: null,
        headers: requests/* createTestHeaders */.p_,
        body: {
            name: 'CreateExternalTestRequest',
            schema: requests/* createExternalTestRequest */.Nb,
            example: { external_test: { name: exampleTest.name, source: 'ci', metadata: { commit: '4fbc063' } } },
        },
        reply: {
            status: 201,
            description: 'The test exists.',
            name: 'CreateExternalTestReply',
            schema: createExternalTestReplySchema,
            example: {
                success: true,
                test: { id: 7, tracking_id: exampleTest.trackingId, status: 'pending' },
                send_to: createdSendTo,
                instructions: { timeout_minutes: 60 },
                long_poll: { max_wait_seconds: 20 },
                report_url: exampleTest.reportUrl,
            },
        },
        isLongPolled: false,
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
        description: 'Tests made in external style by either POST, newest first.',
        query: queries/* listExternalTestsQuery */.Bo,
        body: null,
        reply: {
            status: 200,
            description: 'One page of tests.',
            name: 'ListExternalTestsReply',
            schema: listExternalTestsReplySchema,
            example: {
                success: true,
                tests: [externalTest],
                pagination: { page: 1, per_page: 10, total_count: 1, total_pages: 1 },
            },
        },
        isLongPolled: false,
        errors: { 422: 'Invalid request: page: got "0", expected a positive integer' },
    },
    {
        ...common,
        id: 'getExternalTest',
        method: 'GET',
        path: '/external_tests/:id',
        summary: 'Read an external test',
        description: 'Status and counts. A client that polls stops at `complete` or `expired`. The single results are at `GET /spam_tests/{id}`.',
        pathParameters: { id: (0,field_notes/* field */.Z)(schemas/* int */.Whr().min(1), 'Numeric test id.', 7) },
        query: null,
        body: null,
        reply: {
            status: 200,
            description: 'The test as it is now.',
            name: 'GetExternalTestReply',
            schema: getExternalTestReplySchema,
            example: {
                success: true,
                test: externalTest,
                summary: { inbox_rate: 66.7, completed: 9, total_providers: 9 },
            },
        },
        isLongPolled: true,
        errors: { 404: 'There is no test "7"' },
    },
];

// EXTERNAL MODULE: ./lib/contract/postmaster-import.js
var postmaster_import = __webpack_require__(81224);
// EXTERNAL MODULE: ./lib/contract/postmaster-queries.js
var postmaster_queries = __webpack_require__(47917);
// EXTERNAL MODULE: ./lib/contract/postmaster-reply-schemas.js
var postmaster_reply_schemas = __webpack_require__(73852);
;// CONCATENATED MODULE: ./lib/contract/operations/postmaster.js
/** `/postmaster_accounts`. */





const postmaster_common = {
    tag: 'Postmaster data',
    method: 'GET',
    access: 'token',
    errorForm: 'postmaster',
    pathParameters: {},
    body: null,
    isLongPolled: false,
};
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
/** Connected accounts, and what their providers say. */
const postmasterOperations = [
    {
        ...postmaster_common,
        id: 'listConnectedAccounts',
        path: '/postmaster_accounts/connected',
        summary: 'List connected postmaster accounts',
        description: 'The accounts that this workspace has connected.',
        query: null,
        reply: {
            status: 200,
            description: 'At least one account.',
            name: 'ConnectedAccountsReply',
            schema: postmaster_reply_schemas/* connectedAccountsReplySchema */.fk,
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
        summary: 'Read the data of one account over all its domains',
        description: 'Each key holds daily entries over all domains of the account. How much mail each domain sent is not known: ratios are plain means over the domains that have them on that day, counts are sums, and of domain reputations the worst stands.',
        query: postmaster_queries/* cumulativeQuery */.e,
        reply: {
            status: 200,
            description: 'The seven series.',
            name: 'CumulativePostmasterReply',
            schema: postmaster_reply_schemas/* cumulativeReplySchema */.L9,
            example: { data: series },
        },
        errors: {
            404: 'There is no data for the account "postmaster@shop.example"',
            422: 'Invalid request: email: got nothing, expected the e-mail address of the connected postmaster account',
        },
    },
    {
        ...postmaster_common,
        method: 'POST',
        id: 'importPostmasterData',
        path: '/postmaster_accounts/import',
        summary: 'Import data of any provider',
        description: 'Additive. All of it is taken, or nothing. A day that is there already is replaced series by series, so the same request may be sent again.',
        query: null,
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
            description: 'The account and how many days were written.',
            name: 'ImportPostmasterReply',
            schema: postmaster_import/* importPostmasterReplySchema */.P,
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
        description: 'The seven series stand at the top level. Both days are included; with neither, all that there is. A wrong query (422) is told before a wrong id (404).',
        pathParameters: { id: (0,field_notes/* field */.Z)(schemas/* int */.Whr().min(1), 'Id of the account, from the list of connected ones.', 3) },
        query: postmaster_queries/* domainQuery */.n,
        reply: {
            status: 200,
            description: 'The seven series.',
            name: 'DomainPostmasterReply',
            schema: postmaster_reply_schemas/* domainReplySchema */.aU,
            example: Object.fromEntries(Object.entries(series).map(([name, entries]) => [`${name}_data`, entries])),
        },
        errors: {
            404: 'There is no data for the domain "shop.example" from 2026-01-01 to 2026-01-31',
            422: 'Invalid request: end_date: got nothing, expected a day as YYYY-MM-DD, because start_date is given: both or none',
        },
    },
];

;// CONCATENATED MODULE: ./lib/contract/operations/spam-tests.js
/** `/spam_tests`. */






const spam_tests_common = { tag: 'Spam tests', access: 'token', errorForm: 'test' };
/** Create, read, and the list of seed addresses. */
const spamTestOperations = [
    {
        ...spam_tests_common,
        id: 'createSpamTest',
        method: 'POST',
        path: '/spam_tests',
        summary: 'Create a spam test',
        description: 'Gives a set of seed addresses and a tracking id. Send your mail to each address, with the tracking id in it. With `external_test` the test is made in external style. An empty body is fine.',
        pathParameters: {},
        query: null,
        headers: requests/* createTestHeaders */.p_,
        body: {
            name: 'CreateSpamTestRequest',
            schema: requests/* createSpamTestRequest */.vR,
            example: { spam_test: { name: exampleTest.name }, provider_types: ['consumer', 'business'] },
        },
        reply: {
            status: 201,
            description: 'The test exists.',
            name: 'CreateSpamTestReply',
            schema: createSpamTestReplySchema,
            example: {
                success: true,
                test: { id: 7, tracking_id: exampleTest.trackingId, name: exampleTest.name, source: null, metadata: {} },
                instructions: { send_to: createdSendTo, timeout_minutes: 60 },
                long_poll: { max_wait_seconds: 20 },
                report_url: exampleTest.reportUrl,
            },
        },
        isLongPolled: false,
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
        description: 'The seed addresses that a test would get right now. This reply has no `success`.',
        pathParameters: {},
        query: null,
        body: null,
        reply: {
            status: 200,
            description: 'Seed addresses by provider type.',
            name: 'EmailServicesReply',
            schema: emailServicesReplySchema,
            example: { ...createdSendTo, protected: [] },
        },
        isLongPolled: false,
        errors: {},
    },
    {
        ...spam_tests_common,
        id: 'getSpamTest',
        method: 'GET',
        path: '/spam_tests/:id',
        summary: 'Read a spam test',
        description: 'Name and results of a test of either style, one entry a seed mailbox. The three booleans are false and `from` is null until a copy is received.',
        pathParameters: {
            id: (0,field_notes/* field */.Z)(schemas/* string */.YjP().min(1), 'Numeric test id, tracking id or tracking key: all three open every test.', exampleTest.trackingId),
        },
        query: null,
        body: null,
        reply: {
            status: 200,
            description: 'The test as it is now.',
            name: 'GetSpamTestReply',
            schema: getSpamTestReplySchema,
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
        errors: { 404: `There is no test "${exampleTest.trackingId}"` },
    },
];

;// CONCATENATED MODULE: ./lib/contract/operations/all-operations.js
/** The API as a table: one entry an operation. The OpenAPI document, its page and the fuzz tests are driven by it. */




const documentOperation = {
    id: 'getOpenApiDocument',
    method: 'GET',
    path: '/openapi.json',
    tag: 'Documents',
    summary: 'Read this document',
    description: 'This document, as OpenAPI 3.1. It holds no secrets and needs no token. For people it stands at `/api/docs`.',
    access: 'anyone',
    pathParameters: {},
    query: null,
    body: null,
    reply: {
        status: 200,
        description: 'An OpenAPI 3.1 document.',
        name: 'OpenApiDocument',
        schema: schemas/* looseObject */._H3({ openapi: schemas/* string */.YjP(), info: schemas/* looseObject */._H3({}), paths: schemas/* looseObject */._H3({}) }),
        example: { openapi: '3.1.1', info: { title: 'presend', version: '1' }, paths: {} },
    },
    isLongPolled: false,
    errors: {},
    errorForm: 'test',
};
/** Every operation of the API. Names stand before parameters: of two paths that fit, the first is meant. */
const allOperations = [
    ...spamTestOperations,
    ...externalTestOperations,
    ...postmasterOperations,
    documentOperation,
];

;// CONCATENATED MODULE: ./lib/contract/operations/operation.js
/** One operation of the API as data: what `openapi/` writes down, and what tests ask of a service. */
/** Groups of operations, in the order in which documents show them. */
const operationTags = ['Spam tests', 'External tests', 'Postmaster data', 'Documents'];
/** All errors of an operation: its own, and those that its kind of request can always meet; ascending. */
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
    404: 'There is no such thing, or it belongs to another workspace.',
    422: 'The request is understood and wrong; the message names each field with what came and what was expected.',
    503: 'Email monitoring could not be set up; retry later.',
};
const rateError = {
    status: 429,
    form: 'test',
    description: 'The limit of this hour is exceeded.',
    message: 'Rate limit exceeded. Retry in 1234 seconds.',
};
const accessErrors = [
    {
        status: 401,
        form: 'test',
        description: 'The token is missing, invalid or revoked. Told before anything else of the request is looked at.',
        message: 'The API token is missing; send it as "Authorization: Bearer <token>"',
    },
    {
        status: 403,
        form: 'test',
        description: 'The plan has no access to the API.',
        message: 'API access requires a Pro or Enterprise plan',
    },
];
function bodyErrors(form) {
    return [
        {
            status: 400,
            form,
            description: 'The body is no JSON object in UTF-8.',
            message: 'The body is no JSON: Unexpected end of JSON input',
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
            description: 'The body is compressed; `Accept-Encoding` says what is accepted.',
            message: 'Unsupported Content-Encoding: expected an uncompressed body, got "gzip"',
        },
    ];
}

// EXTERNAL MODULE: ./lib/contract/webhook-headers.js
var webhook_headers = __webpack_require__(99764);
// EXTERNAL MODULE: ./lib/contract/http-headers.js
var http_headers = __webpack_require__(95875);
;// CONCATENATED MODULE: ./lib/contract/openapi/headers.js
/** The header fields of requests and responses, as the document describes them. */

/** `components.headers`: those of responses, by field name. */
const responseHeaders = {
    [http_headers/* httpHeaders */.P.rateLimit]: whole('Maximum requests an hour.', 1000),
    [http_headers/* httpHeaders */.P.rateLimitRemaining]: whole('Requests left in the window.', 999),
    [http_headers/* httpHeaders */.P.rateLimitReset]: whole('Unix timestamp when the limit resets.', 1_767_265_200),
    [http_headers/* httpHeaders */.P.retryAfter]: whole('Seconds to wait before the next try.', 1234),
    [http_headers/* httpHeaders */.P.etag]: headers_text('Tag of what this reply says; for `If-None-Match`.', '"7.3.in_progress"'),
    [http_headers/* httpHeaders */.P.preferenceApplied]: headers_text('The wait that was granted, when one was asked for.', 'wait=20'),
    'WWW-Authenticate': headers_text('The challenge (RFC 6750).', 'Bearer realm="presend"'),
};
/** The three that every response carries. */
const limitHeaders = [http_headers/* httpHeaders */.P.rateLimit, http_headers/* httpHeaders */.P.rateLimitRemaining, http_headers/* httpHeaders */.P.rateLimitReset];
/** What only the responses of some statuses carry. */
const headersOfStatus = {
    401: ['WWW-Authenticate'],
    429: [http_headers/* httpHeaders */.P.retryAfter],
    503: [http_headers/* httpHeaders */.P.retryAfter],
};
/** `headers` of one response. */
function headersOf(status, answer) {
    const news = answer === 'news' ? [http_headers/* httpHeaders */.P.etag, http_headers/* httpHeaders */.P.preferenceApplied] : [];
    const names = [...limitHeaders, ...news, ...(headersOfStatus[status] ?? [])];
    return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
/** Request header fields of the operations that answer a long poll. */
const longPollParameters = [
    {
        name: http_headers/* httpHeaders */.P.ifNoneMatch,
        in: 'header',
        required: false,
        description: 'Additive: the `ETag` of the reply that the client has. Answered with 304 when nothing changed.',
        schema: { type: 'string' },
        example: '"7.3.in_progress"',
    },
    {
        name: http_headers/* httpHeaders */.P.prefer,
        in: 'header',
        required: false,
        description: 'Additive: with `If-None-Match`, `wait=20` (RFC 7240) holds the answer back until there is news, at most so many seconds.',
        schema: { type: 'string' },
        example: 'wait=20',
    },
];
function whole(description, example) {
    return { description, schema: { type: 'integer', minimum: 0 }, example };
}
function headers_text(description, example) {
    return { description, schema: { type: 'string' }, example };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(29396);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
;// CONCATENATED MODULE: ./lib/contract/error-reply-schemas.js
/** Both error bodies as our service writes them, strictly. `error-replies.ts` reads them. */


const error = (0,field_notes/* field */.Z)(schemas/* string */.YjP(), 'What is wrong, in one sentence.', 'The API token is missing');
/** Test errors, and authentication and rate errors of every path. */
const errorReplySchema = schemas/* strictObject */.rej({
    success: schemas/* literal */.euz(false),
    error,
    errors: (0,field_notes/* addition */.f)(schemas/* array */.YOg(schemas/* string */.YjP()).optional(), 'all single problems of a 422.', [
        'timeout_minutes: got 0, expected a whole number from 1 to 1440',
    ]),
});
/** All other errors of the postmaster paths. */
const postmasterErrorReplySchema = schemas/* strictObject */.rej({ error });

// EXTERNAL MODULE: ./lib/contract/postmaster-webhook.js
var postmaster_webhook = __webpack_require__(45364);
// EXTERNAL MODULE: ./lib/contract/webhook-payload.js
var webhook_payload = __webpack_require__(71444);
;// CONCATENATED MODULE: ./lib/contract/openapi/json-schemas.js
/** From zod schemas to the JSON Schemas of the document. */






/** Parts that several replies share, and those that no operation names. */
const sharedReplies = {
    Error: errorReplySchema,
    PostmasterError: postmasterErrorReplySchema,
    SendTo: sendToSchema,
    TestResult: testResultEntrySchema,
    Verdict: verdictSchema,
    SpamVerdict: spamSchema,
    ExternalTest: externalTestSchema,
    WebhookPayload: webhook_payload/* webhookPayload */.m,
    PostmasterRevokedPayload: postmaster_webhook/* postmasterRevokedPayload */.J,
};
/** All `components.schemas`. */
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
/** The schema of a parameter, as its value is once it is read. */
function parameterSchema(schema) {
    const made = json_schema_processors/* toJSONSchema */.bl(schema, { io: 'output', override: ({ jsonSchema }) => tidy(jsonSchema, 'open') });
    return withoutIdentity(made);
}
/** Points to a schema of `components`. */
function referenceTo(name) {
    return { $ref: `#/components/schemas/${name}` };
}
/** Takes out what zod writes and no reader of the document needs. */
function tidy(schema, objects) {
    if (schema.additionalProperties === false && objects === 'open')
        delete schema.additionalProperties;
    // `{}` allows everything, as its absence does; only a map of values is worth a word.
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
/** The place in the document is the schema's identity; an `$id` of a fragment alone is not even allowed. */
function withoutIdentity({ $schema: _dialect, $id: _id, ...schema }) {
    return schema;
}

;// CONCATENATED MODULE: ./lib/contract/openapi/words.js
/** The longer texts of the document, as CommonMark, and the example of a webhook. */

/** `info.description`. */
const aboutTheApi = `
Create a test, send your own mail to each seed address it names, and read where every copy landed and whether SPF, DKIM
and DMARC passed.

Every request carries \`Authorization: Bearer <API_TOKEN>\`, but for this document. Every response carries
\`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\`: by default 1000 requests per hour on the Pro
plan, 10000 on Enterprise; requests without a valid token count against the client's address, 1000 per hour.

Errors of tests, authentication and limits are \`{"success": false, "error": "…"}\`; a 422 names every problem in
\`errors\` too. Other errors of the postmaster paths are \`{"error": "…"}\`. Retry 429 and 5xx after the seconds of
\`Retry-After\`, or with growing delays.

Fields marked *Additive* go beyond the document that this API follows. More may come: ignore the fields that you do not
know. A \`GET\` path answers \`HEAD\` as well. Bodies are uncompressed JSON in UTF-8, at most 1 MiB. There is no CORS: call the
API from a server or a script, not from a web page, which would show your token to its visitors.
`.trim();
/** The description of the webhook. */
const aboutWebhooks = `
Sent to each webhook of the workspace, one request a seed mailbox, at least once: the same event has the same
\`idempotency_key\`. Check the signature over the raw bytes in constant time, answer any 2xx to accept and 401 when it does
not match. What is not answered is tried again after 1, 5, 30 and 120 minutes.
`.trim();
/** The description of the webhook of postmaster accounts. */
const aboutRevokedWebhooks = `
Additive: sent to each webhook of the workspace when a mailbox provider has ended the grant of a connected postmaster
account, once for each end. No data comes until the account is connected again. Everything else is as with the results
of tests; a receiver that does not know a kind of event answers 2xx and ignores it.
`.trim();
/** An account that its owner took presend out of. */
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
/** A copy that came into the inbox. */
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
            spf: { pass: true, result: 'pass', details: '192.0.2.1 may send for shop.example' },
            dkim: { pass: true, result: 'pass', details: 'signed by shop.example' },
            dmarc: { pass: true, result: 'pass', action: null },
        },
    },
};

;// CONCATENATED MODULE: ./lib/contract/openapi/make-document.js
/** The OpenAPI 3.1 document, made from the table of operations and the schemas that the service itself uses. */






/** Makes it. This takes some milliseconds: whoever serves it keeps it. */
function makeOpenApiDocument(objects) {
    return {
        openapi: '3.1.1',
        info: {
            title: 'presend API',
            version: '1',
            summary: 'Where test mail lands, and what mailbox providers say of a domain.',
            description: aboutTheApi,
        },
        servers: [{ url: '/api/v1', description: 'This service. The version is part of the address.' }],
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
                signature: { type: 'apiKey', in: 'header', name: webhook_headers/* webhookHeaders */.G.signature, description: aboutTheSignature },
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
/** The description stands at the parameter, not at its schema. */
function toParameter(place, { description = '', examples, ...schema }) {
    const example = examples?.[0];
    return { ...place, description, schema, ...(example === undefined ? {} : { example }) };
}
function responsesOf(operation) {
    const { reply, isLongPolled } = operation;
    const answer = isLongPolled ? 'news' : 'plain';
    const good = {
        description: reply.description,
        headers: headersOf(reply.status, answer),
        content: contentOf(reply.name, reply.example),
    };
    const unchanged = { description: 'Additive: nothing has changed since that `ETag`.', headers: headersOf(304, 'news') };
    return {
        [reply.status]: good,
        ...(isLongPolled ? { 304: unchanged } : {}),
        ...Object.fromEntries(errorsOf(operation).map((error) => [error.status, errorResponse(error)])),
        default: errorResponse({
            status: 500,
            form: operation.errorForm,
            description: 'Any other error, of the same form: 405 with `Allow`, 500 when the service itself failed.',
            message: 'The service failed on this request; try again later',
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
const aboutTheSignature = 'HMAC-SHA256 of the raw body with the webhook’s secret, in lower-case hexadecimal.';
const resultWebhook = {
    operationId: 'receiveTestResult',
    summary: 'Receive the result of one seed mailbox',
    description: aboutWebhooks,
    payload: { name: 'WebhookPayload', example: exampleWebhook },
};
const revokedWebhook = {
    operationId: 'receivePostmasterAccountRevoked',
    summary: 'Receive the end of a postmaster account’s grant',
    description: aboutRevokedWebhooks,
    payload: { name: 'PostmasterRevokedPayload', example: exampleRevokedWebhook },
};
function webhookOperation(words) {
    const { signature } = webhook_headers/* webhookHeaders */.G;
    const { operationId, summary, description, payload } = words;
    return {
        operationId,
        tags: ['Webhooks'],
        summary,
        description,
        parameters: [
            {
                name: signature,
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
/* harmony import */ var _field_notes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3394);
/** The body of a webhook request that tells of a postmaster account whose grant has ended. Additive: api-v1.md has none. */


/** Its kind of event. */
const postmasterAccountRevoked = 'postmaster_account.revoked';
/** Schema of the body. */
const postmasterRevokedPayload = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    event_type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(postmasterAccountRevoked),
    timestamp: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(), 'When it was noticed.'),
    idempotency_key: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1), 'The same for every request that tells of this end.'),
    postmaster_account: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        id: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), 'As the list of connected accounts has it.'),
        email: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        source: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), 'Where its data came from.', 'google'),
        created_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
        synced_at: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$().nullable(), 'When data last came whole; null: never.'),
    }),
    reason: (0,_field_notes_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .Z)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), 'Why, in plain words.'),
});


/***/ }),

/***/ 99764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ webhookHeaders)
/* harmony export */ });
/** Header fields of a webhook request; api-v1.md names the first, the others are additive. */
/** In the spelling in which they are sent. */
const webhookHeaders = {
    /** HMAC-SHA256 of the raw body with the webhook's secret, 64 lower-case hexadecimal digits. */
    signature: 'X-Service-Signature',
    /** The same with the secret before, while both are valid. */
    previousSignature: 'X-Service-Signature-Previous',
    /** The body's `event_type`. */
    event: 'X-Service-Event',
    /** Names this delivery: the same for its attempts, another for a redelivery. */
    delivery: 'X-Service-Delivery',
    /** The body's `idempotency_key`: the same for everything that tells of one event. */
    idempotencyKey: 'Idempotency-Key',
};


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
/** The body of a webhook request, one for each provider result: api-v1.md, "Webhook payload". docs/webhooks.md has it as a table. */


/** The kind of event that api-v1.md has; `postmaster-webhook.ts` has one more. */
const testResultDelivered = 'test_result.delivered';
const methodFields = { pass: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), result: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable() };
const detailedMethod = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ ...methodFields, details: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/** Schema of the body. */
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
            status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['delivered', 'rejected']),
            folder: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_names_js__WEBPACK_IMPORTED_MODULE_2__/* .folders */ .oW).nullable(),
            delivery_time_seconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).nullable(),
            is_inbox: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
            is_spam: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
            placement: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['observed', 'simulated']),
        }),
        authentication: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
            spf: detailedMethod,
            dkim: detailedMethod,
            dmarc: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ ...methodFields, action: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['none', 'quarantine', 'reject']).nullable() }),
        }),
    }),
});


/***/ })

};
