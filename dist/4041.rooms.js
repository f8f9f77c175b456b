export const id = 4041;
export const ids = [4041];
export const modules = {

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

/***/ 89759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FA: () => (/* binding */ tryWrite),
/* harmony export */   fm: () => (/* binding */ findToken),
/* harmony export */   gQ: () => (/* binding */ tokenSubject),
/* harmony export */   kV: () => (/* binding */ accountQueries),
/* harmony export */   pI: () => (/* binding */ parseToken),
/* harmony export */   zf: () => (/* binding */ countRequest)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20189);
/* harmony import */ var _sql_database_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43915);
/** Queries for tokens and request counts. */


/** SQLite allows 32,766 parameters per statement. */
const idsPerQuery = 10_000;
/** The queries of AccountStore. */
function accountQueries(database) {
    const { db } = database;
    return {
        createToken: async (token) => {
            await database.transact(() => (0,_sql_database_js__WEBPACK_IMPORTED_MODULE_0__/* .changesOf */ .fs)(db.insertInto('api_tokens').values(toTokenRow(token))));
        },
        listTokens: async () => {
            const rows = await listedTokens(db).orderBy('api_tokens.created_at_ms').orderBy('api_tokens.id').execute();
            return rows.map(parseListedToken);
        },
        revokeToken: async (tokenId, nowMs) => await database.transact(() => revocationSteps(db, tokenId, nowMs)),
        setPlan: async (workspaceId, plan) => {
            const update = db
                .updateTable('api_tokens')
                .set({ account_plan: plan })
                .where('workspace_id', '=', workspaceId)
                .where('revoked_at_ms', 'is', null);
            return await database.transact(() => (0,_sql_database_js__WEBPACK_IMPORTED_MODULE_0__/* .changesOf */ .fs)(update));
        },
        listRevokedTokens: async (tokenIds) => {
            const valid = new Set();
            for (let start = 0; start < tokenIds.length; start += idsPerQuery) {
                const ids = tokenIds.slice(start, start + idsPerQuery);
                const found = db.selectFrom('api_tokens').select('id').where('id', 'in', ids).where('revoked_at_ms', 'is', null);
                for (const { id } of await found.execute())
                    valid.add(id);
            }
            return tokenIds.filter((id) => !valid.has(id));
        },
        admit: database.admit,
    };
}
/** What requests with this token count against. */
function tokenSubject(tokenId) {
    return `token:${tokenId}`;
}
/** The token with this hash, revoked or not. */
function findToken(db, tokenHash) {
    return db.selectFrom('api_tokens').selectAll().where('token_hash', '=', tokenHash);
}
/** An earlier revocation stays. */
function* revocationSteps(db, tokenId, nowMs) {
    yield* (0,_sql_database_js__WEBPACK_IMPORTED_MODULE_0__/* .changesOf */ .fs)(db
        .updateTable('api_tokens')
        .set({ revoked_at_ms: nowMs })
        .where('id', '=', tokenId)
        .where('revoked_at_ms', 'is', null));
    const row = yield* (0,_sql_database_js__WEBPACK_IMPORTED_MODULE_0__/* .firstRowOf */ .q5)(listedTokens(db).where('api_tokens.id', '=', tokenId));
    return row === null ? null : parseListedToken(row);
}
function listedTokens(db) {
    return db
        .selectFrom('api_tokens')
        .selectAll('api_tokens')
        .select((eb) => eb
        .selectFrom('request_counts')
        .select('last_request_at_ms')
        .where('subject', '=', (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `'token:' || api_tokens.id`)
        .as('last_request_at_ms'));
}
/**
 * Keeps one row per subject. A window never goes back: an instance whose clock is behind counts into the newest one.
 */
function countRequest(db, key) {
    return db
        .insertInto('request_counts')
        .values({
        subject: key.subject,
        window_start_ms: key.windowStartMs,
        request_count: 1,
        last_request_at_ms: key.nowMs,
    })
        .onConflict((conflict) => conflict.column('subject').doUpdateSet({
        request_count: (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `case when excluded.window_start_ms > request_counts.window_start_ms
          then 1 else request_counts.request_count + 1 end`,
        window_start_ms: (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `case when excluded.window_start_ms > request_counts.window_start_ms
          then excluded.window_start_ms else request_counts.window_start_ms end`,
        last_request_at_ms: (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `case when excluded.last_request_at_ms > request_counts.last_request_at_ms
          then excluded.last_request_at_ms else request_counts.last_request_at_ms end`,
    }))
        .returning(['window_start_ms', 'request_count']);
}
/** Writes a row without meaning, durably. */
async function tryWrite(database) {
    await database.transact(() => (0,_sql_database_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsOf */ .RO)(countRequest(database.db, { subject: 'readiness', windowStartMs: 0, nowMs: 0 })));
}
function toTokenRow(token) {
    return {
        id: token.tokenId,
        token_hash: token.tokenHash,
        prefix: token.prefix,
        workspace_id: token.workspaceId,
        account_plan: token.accountPlan,
        name: token.name,
        created_at_ms: token.createdAtMs,
        revoked_at_ms: token.revokedAtMs,
    };
}
/** Parses a row of `api_tokens`. */
function parseToken(row) {
    return {
        tokenId: row.id,
        tokenHash: row.token_hash,
        prefix: row.prefix,
        workspaceId: row.workspace_id,
        accountPlan: row.account_plan,
        name: row.name,
        createdAtMs: row.created_at_ms,
        revokedAtMs: row.revoked_at_ms,
    };
}
function parseListedToken(row) {
    return { ...parseToken(row), lastUsedAtMs: row.last_request_at_ms };
}


/***/ }),

/***/ 27541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ parseNumericId),
/* harmony export */   _: () => (/* binding */ hasKnownSeeds)
/* harmony export */ });
/** Admission: the first query of every API request. Each database implements it in its own way. */
/** True when the seeds of `test` need not be read. */
function hasKnownSeeds({ needsSeeds, known }, test) {
    if (!needsSeeds)
        return true;
    return known !== null && known.numericId === test.numericId && known.revision === test.revision;
}
/**
 * Parses a numeric id; returns `null` for anything else. Leading zeros are rejected, so that every id has one spelling.
 * Tracking ids and keys are longer than 15 characters, so digits alone can only be a numeric id.
 */
function parseNumericId(name) {
    return /^[1-9]\d{0,14}$/u.test(name) ? Number(name) : null;
}


/***/ }),

/***/ 86253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hI: () => (/* binding */ compareMigrations),
  _r: () => (/* binding */ migrate),
  _$: () => (/* binding */ refuseNewer)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
;// CONCATENATED MODULE: ./lib/storage/migrations/0001-tests.js
/** Tokens, request counts, tests with their seeds, and counts of arrived copies. */

/**
 * Creates the first tables. A migration imports nothing that may change later, because it must always do the same. So it
 * repeats literals that other files define, too.
 */
function up(schema, dialect) {
    return [...accounts(schema), ...tests(schema, dialect), ...lists(schema), ...seeds(schema, dialect)];
}
function accounts(schema) {
    return [
        schema
            .createTable('api_tokens')
            .addColumn('id', 'text', (column) => column.primaryKey())
            .addColumn('token_hash', 'text', (column) => column.notNull().unique())
            .addColumn('prefix', 'text', (column) => column.notNull())
            .addColumn('workspace_id', 'text', (column) => column.notNull())
            .addColumn('account_plan', 'text', (column) => column.notNull())
            .addColumn('name', 'text', (column) => column.notNull())
            .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
            .addColumn('revoked_at_ms', 'bigint')
            .compile(),
        schema
            .createTable('request_counts')
            .addColumn('subject', 'text', (column) => column.primaryKey())
            .addColumn('window_start_ms', 'bigint', (column) => column.notNull())
            .addColumn('request_count', 'integer', (column) => column.notNull())
            .addColumn('last_request_at_ms', 'bigint', (column) => column.notNull())
            .compile(),
    ];
}
function tests(schema, dialect) {
    return [
        schema
            .createTable('tests')
            // Never reused: the id of a deleted test must not lead to another one.
            .addColumn('id', dialect.numericId.type, (column) => dialect.numericId.define(column.primaryKey()))
            .addColumn('workspace_id', 'text', (column) => column.notNull())
            .addColumn('tracking_id', 'text', (column) => column.notNull().unique())
            .addColumn('tracking_key', 'text', (column) => column.notNull().unique())
            .addColumn('style', 'text', (column) => column.notNull())
            .addColumn('name', 'text', (column) => column.notNull())
            .addColumn('source', 'text')
            .addColumn('metadata', 'text', (column) => column.notNull())
            .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
            .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
            .addColumn('completed_at_ms', 'bigint')
            // Whether `completed_at_ms` is set, as a value for indexes.
            .addColumn('is_complete', 'integer', (column) => column.notNull())
            .addColumn('revision', 'integer', (column) => column.notNull())
            .addColumn('seed_count', 'integer', (column) => column.notNull())
            .addColumn('settled_count', 'integer', (column) => column.notNull())
            .addColumn('inbox_count', 'integer', (column) => column.notNull())
            .compile(),
        // For retention.
        schema.createIndex('tests_by_age').on('tests').column('created_at_ms').compile(),
    ];
}
/**
 * Lists of external tests, newest (highest id) first. Each kind of list has a covering index, so that a page costs the same
 * for any number of tests. The indexes are small compared with fifty seeds per test.
 */
function lists(schema) {
    return [
        ofExternalTests(schema, 'tests_by_workspace').columns(['workspace_id', 'id']).compile(),
        ofExternalTests(schema, 'tests_by_source').columns(['workspace_id', 'source', 'id']).compile(),
        ofExternalTests(schema, 'tests_by_end').columns(['workspace_id', 'is_complete', 'id', 'expires_at_ms']).compile(),
        ofExternalTests(schema, 'tests_by_source_and_end')
            .columns(['workspace_id', 'source', 'is_complete', 'id', 'expires_at_ms'])
            .compile(),
        // Open tests expire later than now.
        ofExternalTests(schema, 'tests_open').columns(['workspace_id', 'is_complete', 'expires_at_ms', 'source']).compile(),
        // The number of tests per list: counting rows would become slower with each test.
        schema
            .createTable('test_totals')
            .addColumn('workspace_id', 'text', (column) => column.notNull())
            // `all`: the workspace. `source`: one source.
            .addColumn('scope', 'text', (column) => column.notNull())
            .addColumn('source', 'text', (column) => column.notNull())
            .addColumn('total_count', 'bigint', (column) => column.notNull())
            .addColumn('complete_count', 'bigint', (column) => column.notNull())
            .addPrimaryKeyConstraint('test_totals_pk', ['workspace_id', 'scope', 'source'])
            .compile(),
    ];
}
function ofExternalTests(schema, name) {
    return schema.createIndex(name).on('tests').where(sql/* sql */.l.ref('style'), '=', sql/* sql */.l.lit('external-test'));
}
function seeds(schema, dialect) {
    return [
        schema
            .createTable('test_seeds')
            // The result id on the wire.
            .addColumn('id', dialect.numericId.type, (column) => dialect.numericId.define(column.primaryKey()))
            .addColumn('test_id', 'bigint', (column) => column.notNull().references('tests.id').onDelete('cascade'))
            .addColumn('position', 'integer', (column) => column.notNull())
            .addColumn('address', 'text', (column) => column.notNull())
            .addColumn('provider_type', 'text', (column) => column.notNull())
            .addColumn('provider_name', 'text', (column) => column.notNull())
            .addColumn('status', 'text')
            .addColumn('status_rank', 'integer', (column) => column.notNull())
            .addColumn('settling_count', 'integer', (column) => column.notNull())
            .addColumn('folder', 'text')
            .addColumn('sender', 'text')
            .addColumn('recorded_at_ms', 'bigint')
            .addColumn('placement_kind', 'text')
            .addColumn('reason', 'text')
            .addColumn('reply', 'text')
            .addColumn('evidence', 'text')
            .addUniqueConstraint('test_seeds_by_address', ['test_id', 'address'])
            .compile(),
        schema
            .createTable('message_copies')
            .addColumn('test_id', 'bigint', (column) => column.notNull().references('tests.id').onDelete('cascade'))
            .addColumn('address', 'text', (column) => column.notNull())
            .addColumn('message_key', 'text', (column) => column.notNull())
            .addColumn('accepted_count', 'integer', (column) => column.notNull())
            .addColumn('deferred_count', 'integer', (column) => column.notNull())
            .addPrimaryKeyConstraint('message_copies_pk', ['test_id', 'address', 'message_key'])
            .compile(),
    ];
}

;// CONCATENATED MODULE: ./lib/storage/migrations/0002-webhooks.js
/** Webhooks with their secrets, deliveries and attempts. */

function _0002_webhooks_up(schema, dialect) {
    return [...webhooks(schema, dialect), ...deliveries(schema, dialect)];
}
function webhooks(schema, dialect) {
    return [
        schema
            .createTable('webhooks')
            .addColumn('id', 'text', (column) => column.primaryKey())
            .addColumn('workspace_id', 'text', (column) => column.notNull())
            .addColumn('url', 'text', (column) => column.notNull())
            .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
            .compile(),
        schema.createIndex('webhooks_by_workspace').on('webhooks').column('workspace_id').compile(),
        schema
            .createTable('webhook_secrets')
            // The highest id of a webhook is its newest secret, regardless of clocks.
            .addColumn('id', dialect.numericId.type, (column) => dialect.numericId.define(column.primaryKey()))
            .addColumn('webhook_id', 'text', (column) => column.notNull().references('webhooks.id').onDelete('cascade'))
            .addColumn('secret', 'text', (column) => column.notNull())
            .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
            .addColumn('valid_until_ms', 'bigint')
            .compile(),
        schema.createIndex('webhook_secrets_by_webhook').on('webhook_secrets').columns(['webhook_id', 'id']).compile(),
    ];
}
function deliveries(schema, dialect) {
    return [
        schema
            .createTable('webhook_deliveries')
            // Defines the order "newest first".
            .addColumn('id', dialect.numericId.type, (column) => dialect.numericId.define(column.primaryKey()))
            .addColumn('delivery_id', 'text', (column) => column.notNull().unique())
            .addColumn('webhook_id', 'text', (column) => column.notNull().references('webhooks.id').onDelete('cascade'))
            .addColumn('idempotency_key', 'text', (column) => column.notNull())
            .addColumn('body', 'text', (column) => column.notNull())
            .addColumn('state', 'text', (column) => column.notNull())
            .addColumn('attempt_count', 'integer', (column) => column.notNull())
            .addColumn('next_attempt_at_ms', 'bigint')
            .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
            .addColumn('ended_at_ms', 'bigint')
            .addColumn('repeats', 'text')
            .compile(),
        schema
            .createIndex('webhook_deliveries_by_webhook')
            .on('webhook_deliveries')
            .columns(['webhook_id', 'id'])
            .compile(),
        // Only pending deliveries.
        schema
            .createIndex('webhook_deliveries_due')
            .on('webhook_deliveries')
            .column('next_attempt_at_ms')
            .where(sql/* sql */.l.ref('next_attempt_at_ms'), 'is not', null)
            .compile(),
        schema
            .createIndex('webhook_deliveries_by_end')
            .on('webhook_deliveries')
            .column('ended_at_ms')
            .where(sql/* sql */.l.ref('ended_at_ms'), 'is not', null)
            .compile(),
        schema
            .createTable('webhook_attempts')
            .addColumn('delivery_id', 'text', (column) => column.notNull().references('webhook_deliveries.delivery_id').onDelete('cascade'))
            .addColumn('attempt_number', 'integer', (column) => column.notNull())
            .addColumn('started_at_ms', 'bigint', (column) => column.notNull())
            .addColumn('duration_ms', 'integer', (column) => column.notNull())
            .addColumn('status_code', 'integer')
            .addColumn('detail', 'text', (column) => column.notNull())
            .addPrimaryKeyConstraint('webhook_attempts_pk', ['delivery_id', 'attempt_number'])
            .compile(),
    ];
}

;// CONCATENATED MODULE: ./lib/storage/migrations/0003-inbound-messages.js
/** Messages that were acknowledged but not judged conclusively. */
function _0003_inbound_messages_up(schema, dialect) {
    return [
        schema
            .createTable('inbound_messages')
            .addColumn('id', 'text', (column) => column.primaryKey())
            .addColumn('received_at_ms', 'bigint', (column) => column.notNull())
            .addColumn('envelope_sender', 'text')
            .addColumn('recipients', 'text', (column) => column.notNull())
            .addColumn('client', 'text', (column) => column.notNull())
            // Last, because SQLite reads a row up to the last selected column.
            .addColumn('bytes', dialect.bytes, (column) => column.notNull())
            .compile(),
        schema.createIndex('inbound_messages_by_age').on('inbound_messages').columns(['received_at_ms', 'id']).compile(),
    ];
}

;// CONCATENATED MODULE: ./lib/storage/migrations/0004-directory-seeds.js
/** Seed mailboxes. */
function _0004_directory_seeds_up(schema) {
    return [
        schema
            .createTable('directory_seeds')
            .addColumn('address', 'text', (column) => column.primaryKey())
            .addColumn('position', 'integer', (column) => column.notNull())
            .addColumn('provider_type', 'text', (column) => column.notNull())
            .addColumn('provider_name', 'text', (column) => column.notNull())
            .addColumn('kind', 'text', (column) => column.notNull())
            .addColumn('is_enabled', 'integer', (column) => column.notNull())
            .addColumn('health', 'text', (column) => column.notNull())
            .compile(),
    ];
}

;// CONCATENATED MODULE: ./lib/storage/migrations/0005-jobs.js
/** Jobs, on SQLite. */

function _0005_jobs_up(schema, dialect) {
    if (!dialect.hasJobTable)
        return [];
    return [
        schema
            .createTable('jobs')
            .addColumn('id', dialect.numericId.type, (column) => dialect.numericId.define(column.primaryKey()))
            .addColumn('kind', 'text', (column) => column.notNull())
            .addColumn('key', 'text', (column) => column.notNull())
            // When it may start. Earlier versions stored the end of a lease while a job was running.
            .addColumn('due_at_ms', 'bigint', (column) => column.notNull())
            // How often it was started.
            .addColumn('run_count', 'integer', (column) => column.notNull())
            .addColumn('is_running', 'integer', (column) => column.notNull())
            .addColumn('finished_at_ms', 'bigint')
            .addUniqueConstraint('jobs_by_name', ['kind', 'key'])
            .compile(),
        schema
            .createIndex('jobs_due')
            .on('jobs')
            .columns(['kind', 'due_at_ms'])
            .where(sql/* sql */.l.ref('finished_at_ms'), 'is', null)
            .compile(),
        schema
            .createIndex('jobs_finished')
            .on('jobs')
            .column('finished_at_ms')
            .where(sql/* sql */.l.ref('finished_at_ms'), 'is not', null)
            .compile(),
    ];
}

;// CONCATENATED MODULE: ./lib/storage/migrations/0006-watched-seeds.js
/** Watching mailboxes: why a seed is unhealthy, which instance watches it, and an index of open tests. */

function _0006_watched_seeds_up(schema) {
    return [
        schema.alterTable('directory_seeds').addColumn('health_reason', 'text').compile(),
        schema.alterTable('directory_seeds').addColumn('watcher', 'text').compile(),
        schema.alterTable('directory_seeds').addColumn('watched_until_ms', 'bigint').compile(),
        // Only open tests. The indexes of lists use another column for this, so the planners don't confuse them.
        schema
            .createIndex('tests_awaited')
            .on('tests')
            .column('expires_at_ms')
            .where(sql/* sql */.l.ref('completed_at_ms'), 'is', null)
            .compile(),
    ];
}

;// CONCATENATED MODULE: ./lib/storage/migrations/0007-added-seeds.js
/** Seeds that a command added: their settings and sealed secrets. */
function _0007_added_seeds_up(schema) {
    const column = (name, type) => schema.alterTable('directory_seeds').addColumn(name, type).compile();
    return [
        // All null for a seed of the service file.
        column('added_at_ms', 'bigint'),
        column('removed_at_ms', 'bigint'),
        column('revision', 'text'),
        column('given', 'text'),
        column('ca_pem', 'text'),
        schema
            .createTable('seed_secrets')
            .addColumn('address', 'text', (address) => address.notNull())
            .addColumn('name', 'text', (name) => name.notNull())
            .addColumn('sealed', 'text', (sealed) => sealed.notNull())
            .addPrimaryKeyConstraint('seed_secrets_key', ['address', 'name'])
            .compile(),
    ];
}

;// CONCATENATED MODULE: ./lib/storage/migrations/0008-observed-copies.js
/** The sender domain of a test, and messages observed in mailboxes that cannot store flags. */
function _0008_observed_copies_up(schema) {
    return [
        // Null: the test accepts mail of any sender.
        schema.alterTable('tests').addColumn('sender_domain', 'text').compile(),
        schema
            .createTable('observed_messages')
            .addColumn('address', 'text', (column) => column.notNull())
            .addColumn('folder', 'text', (column) => column.notNull())
            .addColumn('uid_validity', 'text', (column) => column.notNull())
            .addColumn('uid', 'bigint', (column) => column.notNull())
            .addColumn('message_key', 'text', (column) => column.notNull())
            .addColumn('observed_at_ms', 'bigint', (column) => column.notNull())
            .addPrimaryKeyConstraint('observed_messages_pk', ['address', 'folder', 'uid_validity', 'uid'])
            .compile(),
        schema.createIndex('observed_messages_by_age').on('observed_messages').column('observed_at_ms').compile(),
    ];
}

;// CONCATENATED MODULE: ./lib/storage/migrations/0009-postmaster.js
/** Postmaster accounts, their domains, and a row per domain and day. */
function _0009_postmaster_up(schema, dialect) {
    return [_0009_postmaster_accounts(schema, dialect), domains(schema, dialect), days(schema, dialect)];
}
function _0009_postmaster_accounts(schema, dialect) {
    return schema
        .createTable('postmaster_accounts')
        .addColumn('id', dialect.numericId.type, (column) => dialect.numericId.define(column.primaryKey()))
        .addColumn('workspace_id', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
        .addColumn('grant_state', 'text', (column) => column.notNull())
        .addColumn('sealed_refresh_token', 'text')
        .addColumn('grant_ended_at_ms', 'bigint')
        .addColumn('synced_at_ms', 'bigint')
        .addColumn('sync_problem', 'text')
        .addColumn('sync_holder', 'text')
        .addColumn('sync_held_until_ms', 'bigint')
        .addColumn('data_revision', 'bigint', (column) => column.notNull())
        .addUniqueConstraint('postmaster_accounts_by_email', ['workspace_id', 'email'])
        .compile();
}
function domains(schema, dialect) {
    return schema
        .createTable('postmaster_domains')
        .addColumn('id', dialect.numericId.type, (column) => dialect.numericId.define(column.primaryKey()))
        .addColumn('account_id', 'bigint', (column) => column.notNull().references('postmaster_accounts.id').onDelete('cascade'))
        .addColumn('domain', 'text', (column) => column.notNull())
        .addColumn('read_until', 'text')
        .addColumn('read_at_ms', 'bigint')
        .addColumn('standing', 'text')
        .addUniqueConstraint('postmaster_domains_by_name', ['account_id', 'domain'])
        .compile();
}
/**
 * Columns instead of one JSON text per day: 1,000 domains × 400 days take 113 instead of 220 MB on SQLite, and reading a
 * domain 1.2 instead of 1.7 ms (p99).
 */
function days(schema, dialect) {
    return schema
        .createTable('postmaster_days')
        .addColumn('domain_id', 'bigint', (column) => column.notNull().references('postmaster_domains.id').onDelete('cascade'))
        .addColumn('date', 'text', (column) => column.notNull())
        .addColumn('spam_rate', 'double precision')
        .addColumn('ip_high', 'bigint')
        .addColumn('ip_medium', 'bigint')
        .addColumn('ip_low', 'bigint')
        .addColumn('ip_bad', 'bigint')
        .addColumn('domain_reputation', 'text')
        .addColumn('spam_count', 'bigint')
        .addColumn('fbl_count', 'bigint')
        .addColumn('spf_ratio', 'double precision')
        .addColumn('dkim_ratio', 'double precision')
        .addColumn('dmarc_ratio', 'double precision')
        .addColumn('tls_ratio', 'double precision')
        .addColumn('delivery_errors', 'text')
        .addPrimaryKeyConstraint('postmaster_days_pk', ['domain_id', 'date'])
        .modifyEnd(dialect.inKeyOrder)
        .compile();
}

;// CONCATENATED MODULE: ./lib/storage/migrations/0010-dmarc-reports.js
/** DMARC aggregate reports, their daily totals, and the read positions of report mailboxes. */
function _0010_dmarc_reports_up(schema, dialect) {
    return [...reports(schema, dialect), ...records(schema, dialect), tallies(schema, dialect), mailboxes(schema)];
}
function reports(schema, dialect) {
    return [
        schema
            .createTable('dmarc_reports')
            .addColumn('id', dialect.numericId.type, (column) => dialect.numericId.define(column.primaryKey()))
            .addColumn('account_id', 'bigint', (column) => column.notNull().references('postmaster_accounts.id').onDelete('cascade'))
            // A digest, because the identifying values have any length.
            .addColumn('identity', 'text', (column) => column.notNull())
            .addColumn('organization', 'text', (column) => column.notNull())
            .addColumn('contact', 'text', (column) => column.notNull())
            .addColumn('report_id', 'text', (column) => column.notNull())
            .addColumn('domain', 'text', (column) => column.notNull())
            .addColumn('begins_at_ms', 'bigint', (column) => column.notNull())
            .addColumn('ends_at_ms', 'bigint', (column) => column.notNull())
            .addColumn('date', 'text', (column) => column.notNull())
            .addColumn('policy', 'text', (column) => column.notNull())
            .addColumn('carrier_domain', 'text')
            .addColumn('message_count', 'bigint', (column) => column.notNull())
            .addColumn('read_at_ms', 'bigint', (column) => column.notNull())
            .addUniqueConstraint('dmarc_reports_by_identity', ['account_id', 'identity'])
            .compile(),
        schema.createIndex('dmarc_reports_by_date').on('dmarc_reports').columns(['account_id', 'date']).compile(),
        schema.createIndex('dmarc_reports_by_end').on('dmarc_reports').column('ends_at_ms').compile(),
    ];
}
function records(schema, dialect) {
    return [
        schema
            .createTable('dmarc_records')
            .addColumn('report_id', 'bigint', (column) => column.notNull().references('dmarc_reports.id').onDelete('cascade'))
            .addColumn('position', 'integer', (column) => column.notNull())
            .addColumn('source_address', 'text', (column) => column.notNull())
            .addColumn('message_count', 'bigint', (column) => column.notNull())
            .addColumn('disposition', 'text', (column) => column.notNull())
            .addColumn('is_dkim_aligned', 'integer', (column) => column.notNull())
            .addColumn('is_spf_aligned', 'integer', (column) => column.notNull())
            .addColumn('header_from', 'text', (column) => column.notNull())
            .addColumn('envelope_from', 'text')
            .addColumn('results', 'text', (column) => column.notNull())
            .addColumn('overrides', 'text', (column) => column.notNull())
            .addPrimaryKeyConstraint('dmarc_records_pk', ['report_id', 'position'])
            .modifyEnd(dialect.inKeyOrder)
            .compile(),
    ];
}
function tallies(schema, dialect) {
    return schema
        .createTable('dmarc_tallies')
        .addColumn('account_id', 'bigint', (column) => column.notNull().references('postmaster_accounts.id').onDelete('cascade'))
        .addColumn('domain', 'text', (column) => column.notNull())
        .addColumn('date', 'text', (column) => column.notNull())
        .addColumn('message_count', 'bigint', (column) => column.notNull())
        .addColumn('spf_count', 'bigint', (column) => column.notNull())
        .addColumn('dkim_count', 'bigint', (column) => column.notNull())
        .addColumn('dmarc_count', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('dmarc_tallies_pk', ['account_id', 'domain', 'date'])
        .modifyEnd(dialect.inKeyOrder)
        .compile();
}
function mailboxes(schema) {
    return schema
        .createTable('dmarc_mailboxes')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('uid_validity', 'text', (column) => column.notNull())
        .addColumn('next_uid', 'bigint', (column) => column.notNull())
        .compile();
}

;// CONCATENATED MODULE: ./lib/storage/migrations/0011-mail-type.js
/** The mail type of a test. */
function _0011_mail_type_up(schema) {
    // Null: not given.
    return [schema.alterTable('tests').addColumn('mail_type', 'text').compile()];
}

// EXTERNAL MODULE: ./lib/storage/sql-database.js
var sql_database = __webpack_require__(43915);
;// CONCATENATED MODULE: ./lib/storage/migrate.js
/** Migrates a database to the current schema, or refuses one that a newer presend wrote. */














/** In the order of their names. Names never change, and no entry is ever removed. */
const migrations = {
    '0001-tests': up,
    '0002-webhooks': _0002_webhooks_up,
    '0003-inbound-messages': _0003_inbound_messages_up,
    '0004-directory-seeds': _0004_directory_seeds_up,
    '0005-jobs': _0005_jobs_up,
    '0006-watched-seeds': _0006_watched_seeds_up,
    '0007-added-seeds': _0007_added_seeds_up,
    '0008-observed-copies': _0008_observed_copies_up,
    '0009-postmaster': _0009_postmaster_up,
    '0010-dmarc-reports': _0010_dmarc_reports_up,
    '0011-mail-type': _0011_mail_type_up,
};
/** Compares `applied`, the names in the table `presend_migrations`, with the migrations of this version. */
function compareMigrations(applied) {
    return {
        pending: Object.keys(migrations).filter((name) => !applied.includes(name)),
        unknown: applied.filter((name) => migrations[name] === undefined),
    };
}
/**
 * Applies all pending migrations in one transaction. Several instances may start at once: a lock serializes them.
 * Kysely's Migrator is not used because, on SQLite, it takes no lock between processes and runs DDL outside a transaction.
 *
 * @throws PresendError STORAGE_FAILED when the database has migrations that are unknown to this version
 */
async function migrate(database) {
    const unknown = await database.transact(() => migrationSteps(database)).catch(refuse);
    if (unknown.length > 0)
        refuseNewer(unknown);
}
/** @returns migrations that are unknown to this version; if there are any, nothing was changed */
function* migrationSteps({ db, dialect }) {
    if (dialect.lockMigrations !== null)
        yield dialect.lockMigrations.compile(db);
    yield (0,sql/* sql */.l) `create table if not exists presend_migrations (name text primary key)`.compile(db);
    const select = (0,sql/* sql */.l) `select name from presend_migrations order by name`.compile(db);
    const applied = (yield* (0,sql_database/* rowsOf */.RO)({ compile: () => select })).map((row) => row.name);
    const { pending, unknown } = compareMigrations(applied);
    if (unknown.length > 0)
        return unknown;
    for (const [name, up] of Object.entries(migrations)) {
        if (!pending.includes(name))
            continue;
        for (const statement of up(db.schema, dialect))
            yield statement;
        const insert = (0,sql/* sql */.l) `insert into presend_migrations (name) values (${name})`.compile(db);
        yield* (0,sql_database/* changesOf */.fs)({ compile: () => insert });
    }
    return [];
}
/** @throws PresendError STORAGE_FAILED */
function refuseNewer(names) {
    throw new presend_error/* PresendError */.Wn({
        code: 'STORAGE_FAILED',
        outcome: 'inconclusive',
        done: 'Opening the database',
        came: `migrations of a newer presend (${names.join(', ')})`,
        expected: 'a database written by this version or an older one',
        todo: 'use the presend version that wrote it last, or another database; nothing was changed',
    });
}
function refuse(error) {
    throw new presend_error/* PresendError */.Wn({
        code: 'STORAGE_FAILED',
        outcome: 'inconclusive',
        done: 'Migrating the database to the schema of this version',
        came: error instanceof Error ? `"${error.message}"` : 'an unknown error',
        expected: 'a database that this version can write to',
        todo: 'check that it is a writable presend database; if it is locked, end the program that holds the lock',
        cause: error,
    });
}


/***/ }),

/***/ 96758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ND: () => (/* binding */ parseInboundRow),
/* harmony export */   kp: () => (/* binding */ parseTestRow),
/* harmony export */   oh: () => (/* binding */ parseTexts),
/* harmony export */   tl: () => (/* binding */ parseSeedRow)
/* harmony export */ });
/** Parses database rows. */
/** Parses a row of `tests`. */
function parseTestRow(row) {
    return {
        numericId: row.id,
        workspaceId: row.workspace_id,
        trackingId: row.tracking_id,
        trackingKey: row.tracking_key,
        style: row.style,
        name: row.name,
        source: row.source,
        metadata: parseJson(row.metadata, isObject),
        senderDomain: row.sender_domain,
        mailType: row.mail_type,
        createdAtMs: row.created_at_ms,
        expiresAtMs: row.expires_at_ms,
        completedAtMs: row.completed_at_ms,
        revision: row.revision,
        seedCount: row.seed_count,
        settledCount: row.settled_count,
        inboxCount: row.inbox_count,
    };
}
/** Parses a row of `test_seeds`. */
function parseSeedRow(row) {
    return {
        address: row.address,
        providerType: row.provider_type,
        providerName: row.provider_name,
        result: parseRecord(row),
    };
}
/** Parses a row of `inbound_messages`. */
function parseInboundRow(row) {
    return {
        messageId: row.id,
        // Copies: a Buffer may be part of a pool.
        bytes: new Uint8Array(row.bytes),
        receivedAtMs: row.received_at_ms,
        envelopeSender: row.envelope_sender,
        recipients: parseJson(row.recipients, areTexts),
        client: parseJson(row.client, isClient),
    };
}
/** Parses a JSON column of texts by name. @throws TypeError for anything else */
function parseTexts(text) {
    return parseJson(text, (value) => isObject(value) && areTexts(Object.values(value)));
}
function parseRecord(row) {
    const { status, recorded_at_ms: recordedAtMs, placement_kind: placementKind, evidence } = row;
    if (status === null || recordedAtMs === null || placementKind === null || evidence === null)
        return null;
    return {
        status,
        isSettled: row.settling_count > 0,
        folder: row.folder,
        sender: row.sender,
        recordedAtMs,
        placementKind,
        reason: row.reason ?? '',
        reply: row.reply === null ? null : parseJson(row.reply, isReply),
        evidence: parseJson(evidence, isEvidence),
    };
}
/**
 * Parses JSON that presend wrote. Checking the outline suffices to detect a row that something else changed.
 *
 * @throws TypeError when `hasOutline` is false
 */
// oxlint-disable-next-line no-unnecessary-type-parameters -- each caller names the type of its column
function parseJson(text, hasOutline) {
    const value = JSON.parse(text);
    if (!hasOutline(value))
        throw new TypeError('unexpected JSON in a database column: presend did not write it');
    // oxlint-disable-next-line no-unsafe-type-assertion -- presend wrote the column; only its outline is checked
    return value;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function areTexts(value) {
    return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
function isClient(value) {
    return isObject(value) && typeof value['address'] === 'string' && typeof value['heloName'] === 'string';
}
function isReply(value) {
    return isObject(value) && typeof value['code'] === 'number' && typeof value['text'] === 'string';
}
function isEvidence(value) {
    const verdicts = isObject(value) ? [value['spf'], value['dkim'], value['dmarc']] : [];
    return isObject(value) && verdicts.every(isObject) && Array.isArray(value['firedRules']);
}


/***/ }),

/***/ 43915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ typedRows),
/* harmony export */   RO: () => (/* binding */ rowsOf),
/* harmony export */   fs: () => (/* binding */ changesOf),
/* harmony export */   q5: () => (/* binding */ firstRowOf)
/* harmony export */ });
/** What the queries in this folder need from a SQL database. */
/** Runs one statement and returns its rows. */
function* rowsOf(query) {
    const { rows } = yield query.compile();
    return typedRows(rows);
}
/** Runs one statement and returns its first row, or `null`. */
function* firstRowOf(query) {
    const [row] = yield* rowsOf(query);
    return row ?? null;
}
/** Runs one statement and returns how many rows it changed. */
function* changesOf(query) {
    const { changedCount } = yield query.compile();
    return changedCount;
}
/** The rows as kysely typed the query; nothing checks them again, because only migrations change the tables. */
function typedRows(rows) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- the one border between driver rows and typed rows
    return rows;
}


/***/ }),

/***/ 50662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ withoutNul),
/* harmony export */   h: () => (/* binding */ parseParameter)
/* harmony export */ });
/** Values bound to SQL statements. */
/** Replaces NUL with U+FFFD: PostgreSQL rejects NUL in text, and text from outside may contain it. */
function withoutNul(text) {
    return text.includes('\0') ? text.replaceAll('\0', '\u{fffd}') : text;
}
/**
 * Checks a value before it is bound. Both databases store the types accepted here without conversion.
 *
 * @throws TypeError for other types: node:sqlite binds a Date as NULL, pg turns objects into JSON and dates into local time
 */
function parseParameter(value) {
    if (typeof value === 'string')
        return withoutNul(value);
    if (value === null || typeof value === 'bigint' || value instanceof Uint8Array)
        return value;
    if (typeof value === 'number' && Number.isFinite(value))
        return value;
    throw new TypeError(`unsupported SQL parameter: expected text, number, bytes or null, got ${Object.prototype.toString.call(value)}`);
}


/***/ }),

/***/ 32048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ sqlStore)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./lib/storage/sql-database.js
var sql_database = __webpack_require__(43915);
;// CONCATENATED MODULE: ./lib/storage/delivery-queries.js
/** Queries for deliveries of events and their attempts. */


/** The queries of WebhookStore for deliveries. */
function deliveryQueries(database) {
    const { db } = database;
    const all = db.selectFrom('webhook_deliveries').selectAll();
    return {
        findDelivery: async (deliveryId) => {
            const row = await all.where('delivery_id', '=', deliveryId).executeTakeFirst();
            return row === undefined ? null : parseDelivery(row);
        },
        listDeliveries: async (webhookId, limit) => {
            const newest = all.where('webhook_id', '=', webhookId).orderBy('id', 'desc').limit(limit);
            return (await newest.execute()).map(parseDelivery);
        },
        listDueDeliveries: async (dueBeforeMs, limit, dueFromMs = 0) => {
            const due = all.where('next_attempt_at_ms', '>=', dueFromMs).where('next_attempt_at_ms', '<', dueBeforeMs);
            return (await due.orderBy('next_attempt_at_ms').limit(limit).execute()).map(parseDelivery);
        },
        listAttempts: async (deliveryId) => {
            const attempts = db.selectFrom('webhook_attempts').selectAll().where('delivery_id', '=', deliveryId);
            const rows = await attempts.orderBy('attempt_number').execute();
            return rows.map((row) => ({
                attemptNumber: row.attempt_number,
                startedAtMs: row.started_at_ms,
                durationMs: row.duration_ms,
                statusCode: row.status_code,
                detail: row.detail,
            }));
        },
        recordAttempt: async (outcome) => await database.transact(() => attemptSteps(db, outcome)),
        redeliver: async (deliveryId, again) => (await database.transact(() => (0,sql_database/* changesOf */.fs)(repeatDelivery(db, deliveryId, again)))) > 0,
    };
}
/** The webhooks of a workspace; none of them can be deleted before the transaction ends. */
function* webhookIdsOfWorkspace({ db, dialect }, workspaceId) {
    const webhooks = db.selectFrom('webhooks').select('id').where('workspace_id', '=', workspaceId);
    const rows = yield* (0,sql_database/* rowsOf */.RO)(webhooks.orderBy('id').modifyEnd(dialect.lockRows));
    return rows.map((row) => row.id);
}
/** The webhooks of a test's workspace; none of them can be deleted before the transaction ends. */
function* webhookIdsOfTest({ db, dialect }, testId) {
    const webhooks = db
        .selectFrom('webhooks')
        .select('id')
        .where('workspace_id', '=', (eb) => eb.selectFrom('tests').select('workspace_id').where('id', '=', testId));
    const rows = yield* (0,sql_database/* rowsOf */.RO)(webhooks.orderBy('id').modifyEnd(dialect.lockRows));
    return rows.map((row) => row.id);
}
/** Inserts deliveries of one event to several webhooks, due immediately. */
function* insertDeliveries(db, { event, createdAtMs, deliveries, }) {
    yield* (0,sql_database/* changesOf */.fs)(db.insertInto('webhook_deliveries').values(deliveries.map(({ webhookId, deliveryId }) => ({
        delivery_id: deliveryId,
        webhook_id: webhookId,
        idempotency_key: event.idempotencyKey,
        body: event.body,
        state: 'pending',
        attempt_count: 0,
        next_attempt_at_ms: createdAtMs,
        created_at_ms: createdAtMs,
    }))));
}
/** Updates the delivery first, which locks it and shows whether the attempt is already recorded. */
function* attemptSteps(db, { deliveryId, attempt, next }) {
    const updatedCount = yield* (0,sql_database/* changesOf */.fs)(db
        .updateTable('webhook_deliveries')
        .set({
        state: next.state,
        attempt_count: attempt.attemptNumber,
        next_attempt_at_ms: next.state === 'pending' ? next.nextAttemptAtMs : null,
        ended_at_ms: next.state === 'pending' ? null : Math.round(attempt.startedAtMs + attempt.durationMs),
    })
        .where('delivery_id', '=', deliveryId)
        .where('attempt_count', '<', attempt.attemptNumber));
    if (updatedCount === 0)
        return;
    yield* (0,sql_database/* changesOf */.fs)(db.insertInto('webhook_attempts').values({
        delivery_id: deliveryId,
        attempt_number: attempt.attemptNumber,
        started_at_ms: attempt.startedAtMs,
        duration_ms: Math.round(attempt.durationMs),
        status_code: attempt.statusCode,
        detail: attempt.detail,
    }));
}
const repeatedColumns = [
    'delivery_id',
    'webhook_id',
    'idempotency_key',
    'body',
    'state',
    'attempt_count',
    'next_attempt_at_ms',
    'created_at_ms',
    'repeats',
];
function repeatDelivery(db, deliveryId, again) {
    return db
        .insertInto('webhook_deliveries')
        .columns([...repeatedColumns])
        .expression((eb) => eb
        .selectFrom('webhook_deliveries')
        .select((row) => [
        (0,sql/* sql */.l) `cast(${again.deliveryId} as text)`.as('delivery_id'),
        row.ref('webhook_id').as('webhook_id'),
        row.ref('idempotency_key').as('idempotency_key'),
        row.ref('body').as('body'),
        (0,sql/* sql */.l) `'pending'`.as('state'),
        (0,sql/* sql */.l) `0`.as('attempt_count'),
        (0,sql/* sql */.l) `cast(${again.nowMs} as bigint)`.as('next_attempt_at_ms'),
        (0,sql/* sql */.l) `cast(${again.nowMs} as bigint)`.as('created_at_ms'),
        row.ref('delivery_id').as('repeats'),
    ])
        .where('delivery_id', '=', deliveryId));
}
function parseDelivery(row) {
    return {
        deliveryId: row.delivery_id,
        webhookId: row.webhook_id,
        idempotencyKey: row.idempotency_key,
        body: row.body,
        state: row.state,
        attemptCount: row.attempt_count,
        nextAttemptAtMs: row.next_attempt_at_ms,
        createdAtMs: row.created_at_ms,
        repeats: row.repeats,
    };
}

// EXTERNAL MODULE: ./lib/storage/sql-parameters.js
var sql_parameters = __webpack_require__(50662);
;// CONCATENATED MODULE: ./lib/postmaster/storage/parse-rows.js
/** Rows of the postmaster tables ↔ values. */
/** The columns of an account. */
const accountColumns = [
    'id',
    'workspace_id',
    'email',
    'source',
    'created_at_ms',
    'grant_state',
    'sealed_refresh_token',
    'grant_ended_at_ms',
    'synced_at_ms',
    'sync_problem',
    'data_revision',
];
/** An account's row as a value. */
function parseAccountRow(row) {
    return {
        id: row.id,
        workspaceId: row.workspace_id,
        email: row.email,
        source: row.source,
        createdAtMs: row.created_at_ms,
        grantState: row.grant_state,
        sealedRefreshToken: row.sealed_refresh_token,
        grantEndedAtMs: row.grant_ended_at_ms,
        syncedAtMs: row.synced_at_ms,
        syncProblem: row.sync_problem,
        dataRevision: row.data_revision,
    };
}
/** The columns of the seven series, in the order of the table. */
const seriesColumns = [
    'spam_rate',
    'ip_high',
    'ip_medium',
    'ip_low',
    'ip_bad',
    'domain_reputation',
    'spam_count',
    'fbl_count',
    'spf_ratio',
    'dkim_ratio',
    'dmarc_ratio',
    'tls_ratio',
    'delivery_errors',
];
/** A day as a row. */
function toSeriesRow(day) {
    const { ipReputation: ip, feedbackLoop, authentication, deliveryErrors } = day;
    return {
        spam_rate: day.spamRate?.value ?? null,
        ip_high: ip?.high ?? null,
        ip_medium: ip?.medium ?? null,
        ip_low: ip?.low ?? null,
        ip_bad: ip?.bad ?? null,
        domain_reputation: day.domainReputation?.reputation ?? null,
        spam_count: feedbackLoop?.spam_count ?? null,
        fbl_count: feedbackLoop?.fbl_count ?? null,
        spf_ratio: authentication?.spf_success_ratio ?? null,
        dkim_ratio: authentication?.dkim_success_ratio ?? null,
        dmarc_ratio: authentication?.dmarc_success_ratio ?? null,
        tls_ratio: day.encryption?.tls_success_ratio ?? null,
        delivery_errors: deliveryErrors === null ? null : renderErrors(deliveryErrors.errors),
    };
}
/** A row as a day. @throws TypeError when something else has changed it */
function parseDayRow(row) {
    return {
        domain: row.domain,
        date: row.date,
        spamRate: row.spam_rate === null ? null : { value: row.spam_rate },
        ipReputation: ipReputationOf(row),
        domainReputation: row.domain_reputation === null ? null : { reputation: parseReputation(row.domain_reputation) },
        feedbackLoop: feedbackLoopOf(row),
        authentication: authenticationOf(row),
        encryption: row.tls_ratio === null ? null : { tls_success_ratio: row.tls_ratio },
        deliveryErrors: row.delivery_errors === null ? null : { errors: parseErrors(row.delivery_errors) },
    };
}
function ipReputationOf(row) {
    const { ip_high: high, ip_medium: medium, ip_low: low, ip_bad: bad } = row;
    return high === null || medium === null || low === null || bad === null ? null : { high, medium, low, bad };
}
function feedbackLoopOf({ spam_count, fbl_count }) {
    return spam_count === null || fbl_count === null ? null : { spam_count, fbl_count };
}
function authenticationOf({ spf_ratio: spf, dkim_ratio: dkim, dmarc_ratio: dmarc, }) {
    if (spf === null || dkim === null || dmarc === null)
        return null;
    return { spf_success_ratio: spf, dkim_success_ratio: dkim, dmarc_success_ratio: dmarc };
}
function parseReputation(text) {
    if (text === 'HIGH' || text === 'MEDIUM' || text === 'LOW' || text === 'BAD')
        return text;
    throw foreign();
}
function renderErrors(errors) {
    return JSON.stringify(errors.map((one) => [one.error_class, one.error_type, one.error_ratio]));
}
function parseErrors(text) {
    const value = JSON.parse(text);
    if (!Array.isArray(value))
        throw foreign();
    return value.map((entry) => {
        const [errorClass, errorType, ratio] = Array.isArray(entry) ? entry : [];
        if (typeof errorClass !== 'string' || typeof errorType !== 'string' || typeof ratio !== 'number')
            throw foreign();
        return { error_class: errorClass, error_type: errorType, error_ratio: ratio };
    });
}
function foreign() {
    return new TypeError('a column of postmaster_days holds something else than presend wrote');
}

;// CONCATENATED MODULE: ./lib/postmaster/storage/account-queries.js
/** Questions about postmaster accounts, their grants, and who syncs them. */





/** The account of that address, made when there is none. */
async function ensureAccount(database, account) {
    return await database.transact(() => ensureSteps(database.db, account));
}
function* ensureSteps(db, { workspaceId, email, source, nowMs }) {
    const insert = db
        .insertInto('postmaster_accounts')
        .values({
        workspace_id: (0,sql_parameters/* withoutNul */.S)(workspaceId),
        email: (0,sql_parameters/* withoutNul */.S)(email.toLowerCase()),
        source,
        created_at_ms: nowMs,
        grant_state: 'none',
        data_revision: 0,
    })
        // An account that began with a file may be connected later; one that is connected takes files as well. Everything
        // else stays what it is, or data of two kinds would be mixed without a word.
        .onConflict((conflict) => conflict.columns(['workspace_id', 'email']).doUpdateSet((eb) => {
        const own = eb.ref('postmaster_accounts.source');
        const connected = eb.case().when(own, '=', 'import').then('google').else(own).end();
        return { source: source === 'google' ? connected : own };
    }))
        .returning(accountColumns);
    const row = yield* (0,sql_database/* firstRowOf */.q5)(insert);
    if (row === null)
        throw new TypeError('the database took an account and gave none back');
    return parseAccountRow(row);
}
/** Of one workspace, or of all, oldest first. */
async function listAccounts(db, workspaceId) {
    const all = db.selectFrom('postmaster_accounts').select(accountColumns).orderBy('created_at_ms').orderBy('id');
    const rows = await (workspaceId === null ? all : all.where('workspace_id', '=', workspaceId)).execute();
    return rows.map(parseAccountRow);
}
/** By its id. */
async function findAccount(db, workspaceId, accountId) {
    const one = db.selectFrom('postmaster_accounts').select(accountColumns).where('id', '=', accountId);
    const row = await (workspaceId === null ? one : one.where('workspace_id', '=', workspaceId)).executeTakeFirst();
    return row === undefined ? null : parseAccountRow(row);
}
/** By its address, whatever the case. */
async function findAccountByEmail(db, workspaceId, email) {
    const row = await db
        .selectFrom('postmaster_accounts')
        .select(accountColumns)
        .where('workspace_id', '=', workspaceId)
        .where('email', '=', (0,sql_parameters/* withoutNul */.S)(email.toLowerCase()))
        .executeTakeFirst();
    return row === undefined ? null : parseAccountRow(row);
}
/** @returns false: there is none */
async function change(database, accountId, to) {
    const update = database.db.updateTable('postmaster_accounts').set(to).where('id', '=', accountId);
    return (await database.transact(() => (0,sql_database/* changesOf */.fs)(update))) > 0;
}
/** A new grant; what was wrong with the last one is over. */
async function setGrant(database, accountId, sealed) {
    return await change(database, accountId, {
        grant_state: 'active',
        sealed_refresh_token: sealed,
        grant_ended_at_ms: null,
        sync_problem: null,
    });
}
/** Another token of the same grant. */
async function renewGrant(database, { accountId, before, after }) {
    const renewed = database.db
        .updateTable('postmaster_accounts')
        .set({ sealed_refresh_token: after })
        .where('id', '=', accountId)
        .where('grant_state', '=', 'active')
        .where('sealed_refresh_token', '=', before);
    return (await database.transact(() => (0,sql_database/* changesOf */.fs)(renewed))) > 0;
}
/** The end of a grant by the user; what was wrong with it is over, too. */
async function endGrant(database, accountId) {
    return await change(database, accountId, {
        grant_state: 'none',
        sealed_refresh_token: null,
        grant_ended_at_ms: null,
        sync_problem: null,
    });
}
/** The end of a grant by the provider, with the event that tells of it. */
async function revokeGrant(database, end) {
    return await database.transact(() => revokeSteps(database, end));
}
function* revokeSteps({ db, dialect }, end) {
    const { accountId, sealedRefreshToken, nowMs, problem, toEvent } = end;
    const row = yield* (0,sql_database/* firstRowOf */.q5)(db
        .updateTable('postmaster_accounts')
        .set({
        grant_state: 'revoked',
        sealed_refresh_token: null,
        grant_ended_at_ms: nowMs,
        sync_problem: (0,sql_parameters/* withoutNul */.S)(problem),
    })
        .where('id', '=', accountId)
        .where('grant_state', '=', 'active')
        .where('sealed_refresh_token', '=', sealedRefreshToken)
        .returning(accountColumns));
    if (row === null)
        return null;
    const account = parseAccountRow(row);
    const webhookIds = yield* webhookIdsOfWorkspace({ db, dialect }, account.workspaceId);
    if (webhookIds.length === 0)
        return { account, deliveryIds: [] };
    // An account can lose its grant more than once.
    const ending = `postmaster-${accountId}-${nowMs}`;
    const deliveries = webhookIds.map((webhookId) => ({ webhookId, deliveryId: `${webhookId}.${ending}` }));
    yield* insertDeliveries(db, { event: toEvent(account), createdAtMs: nowMs, deliveries });
    return { account, deliveryIds: deliveries.map((one) => one.deliveryId) };
}
/** With domains and days. */
async function removeAccount(database, accountId) {
    const gone = database.db.deleteFrom('postmaster_accounts').where('id', '=', accountId);
    return (await database.transact(() => (0,sql_database/* changesOf */.fs)(gone))) > 0;
}
/** How a sync ended. */
async function noteSync(database, accountId, outcome) {
    const problem = outcome.problem === undefined ? null : (0,sql_parameters/* withoutNul */.S)(outcome.problem);
    const ended = 'syncedAtMs' in outcome ? { synced_at_ms: outcome.syncedAtMs } : {};
    await change(database, accountId, { ...ended, sync_problem: problem });
}
/** One statement, so that of two who ask one gets it. */
async function claimSync(database, claim) {
    const { accountId, holder, nowMs, untilMs } = claim;
    const claimed = database.db
        .updateTable('postmaster_accounts')
        .set({ sync_holder: holder, sync_held_until_ms: untilMs })
        .where('id', '=', accountId)
        .where((eb) => eb.or([eb('sync_holder', 'is', null), eb('sync_holder', '=', holder), eb('sync_held_until_ms', '<=', nowMs)]));
    return (await database.transact(() => (0,sql_database/* changesOf */.fs)(claimed))) > 0;
}
/** Gives it back. */
async function releaseSync(database, accountId, holder) {
    const released = database.db
        .updateTable('postmaster_accounts')
        .set({ sync_holder: null, sync_held_until_ms: null })
        .where('id', '=', accountId)
        .where('sync_holder', '=', holder);
    await database.transact(() => (0,sql_database/* changesOf */.fs)(released));
}
/** Says that days changed; first in its transaction, so that whoever writes to one account waits in line. */
function* countRevision(db, accountId) {
    const counted = db
        .updateTable('postmaster_accounts')
        .set({ data_revision: (0,sql/* sql */.l) `data_revision + 1` })
        .where('id', '=', accountId);
    if ((yield* (0,sql_database/* changesOf */.fs)(counted)) === 0)
        throw new TypeError(`there is no postmaster account ${accountId}`);
}

;// CONCATENATED MODULE: ./lib/postmaster/storage/day-queries.js
/** Questions about what providers said of domains, day by day. */




/** Rows of one statement: 16 parameters each, and SQLite takes 32,766. */
const rowsAtOnce = 250;
/** Names of one statement. */
const namesAtOnce = 1000;
/** In the order of their names. */
async function listDomains(db, accountId) {
    const rows = await db
        .selectFrom('postmaster_domains')
        .select(['domain', 'read_until', 'read_at_ms', 'standing'])
        .where('account_id', '=', accountId)
        .execute();
    return rows
        .map((row) => ({
        domain: row.domain,
        readUntil: row.read_until,
        readAtMs: row.read_at_ms,
        standing: row.standing,
    }))
        .toSorted((left, right) => byText(left.domain, right.domain));
}
/** How the provider lists domains. */
async function noteDomains(database, accountId, domains) {
    if (domains.length === 0)
        return;
    await database.transact(() => noteSteps(database.db, accountId, domains));
}
function* noteSteps(db, accountId, domains) {
    const ids = yield* domainIds(db, accountId, domains.map((one) => one.domain));
    const byStanding = Map.groupBy(domains, (one) => one.standing);
    for (const [standing, list] of byStanding) {
        for (const part of inParts(list, namesAtOnce)) {
            const own = part.map((one) => idOf(ids, one.domain));
            yield* (0,sql_database/* changesOf */.fs)(db.updateTable('postmaster_domains').set({ standing }).where('id', 'in', own));
        }
    }
}
/** All or nothing. */
async function writeDays(database, write) {
    await database.transact(() => writeDaySteps(database.db, write));
}
/** The same as steps of a transaction that does more. */
function* writeDaySteps(db, { accountId, days, read }) {
    if (days.length + read.length === 0)
        return;
    yield* countRevision(db, accountId);
    const names = [...days, ...read].map((one) => one.domain);
    const ids = yield* domainIds(db, accountId, names);
    const rows = mergedRows(days).map(({ domain, ...row }) => Object.assign(row, { domain_id: idOf(ids, domain) }));
    for (const part of inParts(rows, rowsAtOnce)) {
        yield* (0,sql_database/* changesOf */.fs)(db
            .insertInto('postmaster_days')
            .values(part)
            .onConflict((conflict) => conflict
            .columns(['domain_id', 'date'])
            // The columns of a series come together, so each for itself is the whole series.
            .doUpdateSet((eb) => Object.fromEntries(seriesColumns.map((name) => [
            name,
            eb.fn.coalesce(eb.ref(`excluded.${name}`), eb.ref(`postmaster_days.${name}`)),
        ])))
            // Most days are asked for ten times and never change: PostgreSQL would write a new row each time.
            .where((eb) => eb.or(seriesColumns.map((name) => eb.and([
            eb(`excluded.${name}`, 'is not', null),
            eb(`excluded.${name}`, 'is distinct from', eb.ref(`postmaster_days.${name}`)),
        ]))))));
    }
    for (const mark of read)
        yield* markRead(db, idOf(ids, mark.domain), mark);
}
function* markRead(db, id, { readUntil, readAtMs }) {
    const further = db
        .updateTable('postmaster_domains')
        .set({ read_until: readUntil })
        .where('id', '=', id)
        .where((eb) => eb.or([eb('read_until', 'is', null), eb('read_until', '<', readUntil)]));
    yield* (0,sql_database/* changesOf */.fs)(further);
    if (readAtMs === undefined)
        return;
    yield* (0,sql_database/* changesOf */.fs)(db.updateTable('postmaster_domains').set({ read_at_ms: readAtMs }).where('id', '=', id));
}
/** @returns the number of each name, in one table with those that were new */
function* domainIds(db, accountId, names) {
    const ids = new Map();
    // In one order everywhere, so that two who add the same names wait in line.
    const sorted = [...new Set(names.map(sql_parameters/* withoutNul */.S))].toSorted(byText);
    for (const part of inParts(sorted, namesAtOnce)) {
        const known = db
            .selectFrom('postmaster_domains')
            .select(['id', 'domain'])
            .where('account_id', '=', accountId)
            .where('domain', 'in', part);
        for (const row of yield* (0,sql_database/* rowsOf */.RO)(known))
            ids.set(row.domain, row.id);
        const missing = part.filter((domain) => !ids.has(domain));
        if (missing.length === 0)
            continue;
        const added = db
            .insertInto('postmaster_domains')
            .values(missing.map((domain) => ({ account_id: accountId, domain })))
            .onConflict((conflict) => conflict.columns(['account_id', 'domain']).doUpdateSet({ account_id: accountId }))
            .returning(['id', 'domain']);
        for (const row of yield* (0,sql_database/* rowsOf */.RO)(added))
            ids.set(row.domain, row.id);
    }
    return ids;
}
function idOf(ids, domain) {
    const id = ids.get((0,sql_parameters/* withoutNul */.S)(domain));
    if (id === undefined)
        throw new TypeError('the database took a domain and gave no number back');
    return id;
}
/** One row a domain and day: PostgreSQL refuses to change a row twice in one statement. What comes later wins. */
function mergedRows(days) {
    const rows = new Map();
    for (const day of days) {
        const key = JSON.stringify([day.domain, day.date]);
        const before = rows.get(key);
        const row = toSeriesRow(day);
        rows.set(key, { domain: day.domain, date: day.date, ...(before === undefined ? row : over(before, row)) });
    }
    return [...rows.values()];
}
function over(before, row) {
    return { ...before, ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) };
}
/** Of one domain, ascending. */
async function readDays(db, query) {
    const { accountId, range } = query;
    const own = daysOf(db, accountId)
        .where('postmaster_domains.domain', '=', (0,sql_parameters/* withoutNul */.S)(query.domain))
        .orderBy('postmaster_days.date');
    const wanted = range === null
        ? own
        : own.where('postmaster_days.date', '>=', range.startDate).where('postmaster_days.date', '<=', range.endDate);
    return (await wanted.execute()).map(parseDayRow);
}
/** Of all domains, ascending by date, then domain. */
async function readAllDays(db, accountId) {
    const rows = await daysOf(db, accountId).execute();
    // Not by the database: each sorts texts by its own rules.
    return rows
        .map(parseDayRow)
        .toSorted((left, right) => byText(left.date, right.date) || byText(left.domain, right.domain));
}
/** The days of a few domains more. */
async function readPage(db, page) {
    const { accountId, cursor, domainCount } = page;
    const domains = await db
        .selectFrom('postmaster_domains')
        .select(['id', 'domain'])
        .where('account_id', '=', accountId)
        .where('id', '>', cursor ?? 0)
        .orderBy('id')
        .limit(domainCount)
        .execute();
    const last = domains.at(-1);
    if (last === undefined)
        return { days: [], nextCursor: null };
    const names = new Map(domains.map((one) => [one.id, one.domain]));
    // Without a join: SQLite would go through all domains of the account for each page.
    const rows = await db
        .selectFrom('postmaster_days')
        .select(['domain_id', 'date', ...seriesColumns])
        .where('domain_id', 'in', [...names.keys()])
        .execute();
    const days = rows.map((row) => parseDayRow(Object.assign(row, { domain: names.get(row.domain_id) ?? '' })));
    return { days, nextCursor: domains.length < domainCount ? null : last.id };
}
function daysOf(db, accountId) {
    return db
        .selectFrom('postmaster_domains')
        .innerJoin('postmaster_days', 'postmaster_days.domain_id', 'postmaster_domains.id')
        .select(['postmaster_domains.domain', 'postmaster_days.date', ...seriesColumns])
        .where('postmaster_domains.account_id', '=', accountId);
}
function* inParts(list, size) {
    for (let start = 0; start < list.length; start += size)
        yield list.slice(start, start + size);
}
function byText(left, right) {
    if (left === right)
        return 0;
    return left < right ? -1 : 1;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/contract/day.js
var day = __webpack_require__(29824);
;// CONCATENATED MODULE: ./lib/postmaster/storage/dmarc-queries.js
/** DMARC aggregate reports: kept once, added up, and forgotten when they are old. */








/** Rows of one statement: 11 parameters each. */
const dmarc_queries_rowsAtOnce = 250;
/** Reports of one transaction; each takes its records with it. */
const reportsAtOnce = 20;
/** The middle of a report may lie half a month before its end. */
const tallyMarginMs = 31 * 86_400_000;
/** See DmarcStore. */
async function keepReport(database, report) {
    return await database.transact(() => keepSteps(database.db, report));
}
function* keepSteps(db, wanted) {
    const { accountId, report, date, tallies } = wanted;
    // First, so that whoever adds to one account waits in line and sees what the one before has added.
    yield* countRevision(db, accountId);
    const inserted = db
        .insertInto('dmarc_reports')
        .values(toReportRow(wanted))
        .onConflict((conflict) => conflict.columns(['account_id', 'identity']).doNothing())
        .returning('id');
    const kept = yield* (0,sql_database/* firstRowOf */.q5)(inserted);
    if (kept === null)
        return 'known';
    const rows = report.records.map((record, position) => ({
        report_id: kept.id,
        position,
        source_address: record.sourceAddress,
        message_count: record.messageCount,
        disposition: record.disposition,
        is_dkim_aligned: record.isDkimAligned ? 1 : 0,
        is_spf_aligned: record.isSpfAligned ? 1 : 0,
        header_from: record.headerFrom,
        envelope_from: record.envelopeFrom,
        results: JSON.stringify(record.results),
        overrides: (0,sql_parameters/* withoutNul */.S)(JSON.stringify(record.overrides)),
    }));
    for (let start = 0; start < rows.length; start += dmarc_queries_rowsAtOnce) {
        yield* (0,sql_database/* changesOf */.fs)(db.insertInto('dmarc_records').values(rows.slice(start, start + dmarc_queries_rowsAtOnce)));
    }
    const days = [];
    for (const tally of tallies)
        days.push(toDay(yield* addTally(db, { accountId, date }, tally), date));
    yield* writeDaySteps(db, { accountId, days, read: [] });
    return 'kept';
}
function toReportRow({ accountId, report, date, carrierDomain, nowMs }) {
    return {
        account_id: accountId,
        identity: identityOf(report),
        organization: (0,sql_parameters/* withoutNul */.S)(report.organization),
        contact: (0,sql_parameters/* withoutNul */.S)(report.contact),
        report_id: (0,sql_parameters/* withoutNul */.S)(report.reportId),
        domain: report.domain,
        begins_at_ms: report.beginsAtMs,
        ends_at_ms: report.endsAtMs,
        date,
        policy: JSON.stringify(report.policy),
        carrier_domain: carrierDomain,
        message_count: report.records.reduce((sum, record) => sum + record.messageCount, 0),
        read_at_ms: nowMs,
    };
}
/** RFC 9990 §3.5.1 makes ids unique for a domain only, and some reporters give one to all reports of a day. */
function identityOf({ organization, reportId, domain, beginsAtMs, endsAtMs }) {
    const parts = [organization, reportId, domain, beginsAtMs, endsAtMs];
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex');
}
/** @returns the whole day, this tally included */
function* addTally(db, { accountId, date }, tally) {
    const { domain, messageCount, spfCount, dkimCount, dmarcCount } = tally;
    const added = db
        .insertInto('dmarc_tallies')
        .values({
        account_id: accountId,
        domain,
        date,
        message_count: messageCount,
        spf_count: spfCount,
        dkim_count: dkimCount,
        dmarc_count: dmarcCount,
    })
        .onConflict((conflict) => conflict.columns(['account_id', 'domain', 'date']).doUpdateSet({
        message_count: (0,sql/* sql */.l) `dmarc_tallies.message_count + excluded.message_count`,
        spf_count: (0,sql/* sql */.l) `dmarc_tallies.spf_count + excluded.spf_count`,
        dkim_count: (0,sql/* sql */.l) `dmarc_tallies.dkim_count + excluded.dkim_count`,
        dmarc_count: (0,sql/* sql */.l) `dmarc_tallies.dmarc_count + excluded.dmarc_count`,
    }))
        .returning(['message_count', 'spf_count', 'dkim_count', 'dmarc_count']);
    const row = yield* (0,sql_database/* firstRowOf */.q5)(added);
    if (row === null)
        throw new TypeError('the database took a tally and gave none back');
    return {
        domain,
        messageCount: row.message_count,
        spfCount: row.spf_count,
        dkimCount: row.dkim_count,
        dmarcCount: row.dmarc_count,
    };
}
function toDay({ domain, messageCount, spfCount, dkimCount, dmarcCount }, date) {
    return {
        domain,
        date,
        authentication: {
            spf_success_ratio: spfCount / messageCount,
            dkim_success_ratio: dkimCount / messageCount,
            dmarc_success_ratio: dmarcCount / messageCount,
        },
        spamRate: null,
        ipReputation: null,
        domainReputation: null,
        feedbackLoop: null,
        encryption: null,
        deliveryErrors: null,
    };
}
/** How far a mailbox was read. */
async function readCursor(db, mailbox) {
    const row = await db
        .selectFrom('dmarc_mailboxes')
        .select(['uid_validity', 'next_uid'])
        .where('name', '=', (0,sql_parameters/* withoutNul */.S)(mailbox))
        .executeTakeFirst();
    return row === undefined ? null : { uidValidity: row.uid_validity, nextUid: row.next_uid };
}
/** Writes it down. */
async function writeCursor(database, mailbox, cursor) {
    const row = { uid_validity: (0,sql_parameters/* withoutNul */.S)(cursor.uidValidity), next_uid: cursor.nextUid };
    const written = database.db
        .insertInto('dmarc_mailboxes')
        .values({ name: (0,sql_parameters/* withoutNul */.S)(mailbox), ...row })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row));
    await database.transact(() => (0,sql_database/* changesOf */.fs)(written));
}
/** A little at a time. */
async function deleteReports(database, endedBeforeMs, signal) {
    for (let total = 0;;) {
        signal.throwIfAborted();
        const gone = await database.transact(() => deleteSteps(database.db, endedBeforeMs));
        total += gone;
        if (gone < reportsAtOnce) {
            await database.transact(() => forgetTallies(database.db, endedBeforeMs));
            return total;
        }
        // SQLite works in this thread: whoever else waits for it comes in between two batches.
        await (0,promises_.setImmediate)();
    }
}
function* deleteSteps(db, endedBeforeMs) {
    const old = db
        .selectFrom('dmarc_reports')
        .select('id')
        .where('ends_at_ms', '<', endedBeforeMs)
        .orderBy('ends_at_ms')
        .limit(reportsAtOnce);
    return (yield* (0,sql_database/* rowsOf */.RO)(db.deleteFrom('dmarc_reports').where('id', 'in', old).returning('id'))).length;
}
/** No report that ended before then is taken any more, so nothing is added to these days. */
function* forgetTallies(db, endedBeforeMs) {
    const before = (0,day/* dayOf */.kb)(endedBeforeMs - tallyMarginMs);
    return yield* (0,sql_database/* changesOf */.fs)(db.deleteFrom('dmarc_tallies').where('date', '<', before));
}

;// CONCATENATED MODULE: ./lib/postmaster/storage/dmarc-source-queries.js
/** Who sends as a domain, and who says so. */


/** Records of mail by authors at the domain or below it, added up. */
async function readSources(db, query) {
    const rows = await db
        .selectFrom('dmarc_reports')
        .innerJoin('dmarc_records', 'dmarc_records.report_id', 'dmarc_reports.id')
        .select(['dmarc_reports.organization', ...alike])
        .select((eb) => (0,sql/* sql */.l) `cast(sum(${eb.ref('dmarc_records.message_count')}) as bigint)`.as('total'))
        .where((eb) => inRange(eb, query))
        .where((eb) => isAtOrBelow(eb.ref('dmarc_records.header_from'), query.domain))
        .groupBy(['dmarc_reports.organization', ...alike])
        .execute();
    const groups = Map.groupBy(rows, ({ organization: _reporter, total: _total, ...kind }) => JSON.stringify(kind));
    return [...groups.values()].flatMap(toTotal).toSorted((left, right) => right.messageCount - left.messageCount);
}
const alike = [
    'dmarc_records.source_address',
    'dmarc_records.disposition',
    'dmarc_records.is_dkim_aligned',
    'dmarc_records.is_spf_aligned',
    'dmarc_records.header_from',
    'dmarc_records.envelope_from',
    'dmarc_records.results',
    'dmarc_records.overrides',
];
function toTotal(rows) {
    const [row] = rows;
    if (row === undefined)
        return [];
    return [
        {
            sourceAddress: row.source_address,
            messageCount: rows.reduce((sum, one) => sum + one.total, 0),
            disposition: row.disposition,
            isDkimAligned: row.is_dkim_aligned === 1,
            isSpfAligned: row.is_spf_aligned === 1,
            headerFrom: row.header_from,
            envelopeFrom: row.envelope_from,
            results: parseList(row.results, isAuthResult),
            overrides: parseList(row.overrides, isOverride),
            organizations: [...new Set(rows.map((one) => one.organization))].toSorted(),
        },
    ];
}
/** Reports that speak of the domain. */
async function readReports(db, query) {
    const rows = await db
        .selectFrom('dmarc_reports')
        .select(['organization', 'carrier_domain'])
        .select((eb) => [
        (0,sql/* sql */.l) `cast(count(*) as bigint)`.as('reports'),
        (0,sql/* sql */.l) `cast(sum(${eb.ref('message_count')}) as bigint)`.as('messages'),
        eb.fn.min('date').as('first'),
        eb.fn.max('date').as('last'),
    ])
        .where((eb) => inRange(eb, query))
        .where((eb) => eb.or([isAtOrBelow(eb.ref('dmarc_reports.domain'), query.domain), eb('domain', 'in', parentsOf(query.domain))]))
        .groupBy(['organization', 'carrier_domain'])
        .execute();
    const summaries = rows.map((row) => ({
        organization: row.organization,
        carrierDomain: row.carrier_domain,
        reportCount: row.reports,
        messageCount: row.messages,
        firstDate: row.first,
        lastDate: row.last,
    }));
    return summaries.toSorted((left, right) => right.messageCount - left.messageCount);
}
function inRange(eb, { accountId, range }) {
    const own = eb('dmarc_reports.account_id', '=', accountId);
    if (range === null)
        return own;
    return eb.and([own, eb('dmarc_reports.date', '>=', range.startDate), eb('dmarc_reports.date', '<=', range.endDate)]);
}
/** `_` stands in real names, and for any character in a pattern. */
function isAtOrBelow(column, domain) {
    const name = (0,sql_parameters/* withoutNul */.S)(domain);
    const pattern = `%.${name.replaceAll(/[\\%_]/gu, '\\$&')}`;
    return (0,sql/* sql */.l) `(${column} = ${name} or ${column} like ${pattern} escape '\\')`;
}
/** Its own name included, so that the list is never empty. */
function parentsOf(domain) {
    const labels = (0,sql_parameters/* withoutNul */.S)(domain).split('.');
    return labels.map((_label, index) => labels.slice(index).join('.'));
}
/** JSON that this room wrote itself; see parse-rows.ts. */
function parseList(text, isRight) {
    const value = JSON.parse(text);
    if (!Array.isArray(value) || !value.every(isRight)) {
        throw new TypeError('a JSON column of the database holds something else than presend wrote');
    }
    return value;
}
function isAuthResult(value) {
    return typeof value === 'object' && value !== null && 'method' in value && 'result' in value;
}
function isOverride(value) {
    return typeof value === 'object' && value !== null && 'type' in value;
}

;// CONCATENATED MODULE: ./lib/postmaster/storage/queries.js
/** The queries on postmaster data; storage/sql-store.ts includes them. */




/** The queries on one database. */
function postmasterStore(database) {
    const { db } = database;
    return {
        ensurePostmasterAccount: async (made) => await ensureAccount(database, made),
        listPostmasterAccounts: async (workspaceId) => await listAccounts(db, workspaceId),
        findPostmasterAccount: async (workspaceId, accountId) => await findAccount(db, workspaceId, accountId),
        findPostmasterAccountByEmail: async (workspaceId, email) => await findAccountByEmail(db, workspaceId, email),
        setPostmasterGrant: async (accountId, sealed) => await setGrant(database, accountId, sealed),
        renewPostmasterGrant: async (renewal) => await renewGrant(database, renewal),
        endPostmasterGrant: async (accountId) => await endGrant(database, accountId),
        revokePostmasterGrant: async (end) => await revokeGrant(database, end),
        removePostmasterAccount: async (accountId) => await removeAccount(database, accountId),
        notePostmasterSync: async (accountId, outcome) => await noteSync(database, accountId, outcome),
        claimPostmasterSync: async (claim) => await claimSync(database, claim),
        releasePostmasterSync: async (accountId, holder) => await releaseSync(database, accountId, holder),
        listPostmasterDomains: async (accountId) => await listDomains(db, accountId),
        notePostmasterDomains: async (accountId, domains) => await noteDomains(database, accountId, domains),
        writePostmasterDays: async (accountId, list, read = []) => await writeDays(database, { accountId, days: list, read }),
        readPostmasterDays: async (query) => await readDays(db, query),
        readAllPostmasterDays: async (accountId) => await readAllDays(db, accountId),
        readPostmasterPage: async (page) => await readPage(db, page),
        keepDmarcReport: async (report) => await keepReport(database, report),
        readDmarcSources: async (query) => await readSources(db, query),
        readDmarcReports: async (query) => await readReports(db, query),
        readDmarcCursor: async (mailbox) => await readCursor(db, mailbox),
        writeDmarcCursor: async (mailbox, cursor) => await writeCursor(database, mailbox, cursor),
        deleteDmarcReports: async (endedBeforeMs, signal) => await deleteReports(database, endedBeforeMs, signal),
    };
}

// EXTERNAL MODULE: ./lib/storage/account-queries.js
var account_queries = __webpack_require__(89759);
// EXTERNAL MODULE: ./lib/storage/parse-rows.js
var parse_rows = __webpack_require__(96758);
;// CONCATENATED MODULE: ./lib/storage/inbound-queries.js
/** Queries for messages that wait to be judged. */


/** The queries of InboundStore. */
function inboundQueries(database) {
    const { db } = database;
    // Compiled once: compiling takes longer than SQLite takes to insert 20 KB.
    const insert = db
        .insertInto('inbound_messages')
        .values({ id: '', received_at_ms: 0, envelope_sender: '', recipients: '', client: '', bytes: new Uint8Array() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .compile();
    return {
        keepMessage: async (message) => {
            const { messageId, receivedAtMs, envelopeSender, recipients, client, bytes } = message;
            const texts = [JSON.stringify(recipients), JSON.stringify(client)];
            const filled = { ...insert, parameters: [messageId, receivedAtMs, envelopeSender, ...texts, bytes] };
            await database.transact(() => (0,sql_database/* changesOf */.fs)({ compile: () => filled }));
        },
        findMessage: async (messageId) => {
            const row = await db.selectFrom('inbound_messages').selectAll().where('id', '=', messageId).executeTakeFirst();
            return row === undefined ? null : (0,parse_rows/* parseInboundRow */.ND)(row);
        },
        listMessages: async (receivedBeforeMs, limit, after = null) => {
            const oldest = db
                .selectFrom('inbound_messages')
                .select(['id as messageId', 'received_at_ms as receivedAtMs'])
                .where('received_at_ms', '<', receivedBeforeMs)
                .orderBy('received_at_ms')
                .orderBy('id')
                .limit(limit);
            if (after === null)
                return await oldest.execute();
            const later = oldest.where((eb) => eb(eb.refTuple('received_at_ms', 'id'), '>', eb.tuple(after.receivedAtMs, after.messageId)));
            return await later.execute();
        },
        findOldestMessageAtMs: async () => {
            const oldest = db.selectFrom('inbound_messages').select('received_at_ms').orderBy('received_at_ms').limit(1);
            return (await oldest.executeTakeFirst())?.received_at_ms ?? null;
        },
        dropMessage: async (messageId) => {
            await database.transact(() => (0,sql_database/* changesOf */.fs)(db.deleteFrom('inbound_messages').where('id', '=', messageId)));
        },
    };
}

;// CONCATENATED MODULE: ./lib/storage/observed-message-queries.js
/** Queries for observed messages. */

/** The queries of ObservedMessageStore. */
function observedMessageQueries(database) {
    const { db } = database;
    return {
        rememberMessage: async ({ address, folder, uidValidity, uid, messageKey, observedAtMs }) => {
            const insert = db
                .insertInto('observed_messages')
                .values({
                address,
                folder,
                uid_validity: uidValidity,
                uid,
                message_key: messageKey,
                observed_at_ms: observedAtMs,
            })
                .onConflict((conflict) => conflict.columns(['address', 'folder', 'uid_validity', 'uid']).doNothing());
            await database.transact(() => (0,sql_database/* changesOf */.fs)(insert));
        },
        listRememberedMessages: async ({ address, observedBeforeMs, limit }) => {
            const rows = await db
                .selectFrom('observed_messages')
                .selectAll()
                .where('address', '=', address)
                .where('observed_at_ms', '<', observedBeforeMs)
                .orderBy('observed_at_ms')
                .limit(limit)
                .execute();
            return rows.map((row) => ({
                address: row.address,
                folder: row.folder,
                uidValidity: row.uid_validity,
                uid: row.uid,
                messageKey: row.message_key,
                observedAtMs: row.observed_at_ms,
            }));
        },
        forgetMessages: async (messages) => await database.transact(() => forgettingSteps(db, messages)),
    };
}
function* forgettingSteps(db, messages) {
    for (const { address, folder, uidValidity, uid } of messages) {
        yield* (0,sql_database/* changesOf */.fs)(db
            .deleteFrom('observed_messages')
            .where('address', '=', address)
            .where('folder', '=', folder)
            .where('uid_validity', '=', uidValidity)
            .where('uid', '=', uid));
    }
}

;// CONCATENATED MODULE: ./lib/storage/total-queries.js
/** Counts of external tests, updated with every change, because counting rows becomes slower with every test. */


/** Adds to the counts of the test's workspace and source. Only external tests are counted. */
function* addToTotals(db, test, change) {
    if (test.style !== 'external-test')
        return;
    yield* changeTotals(db, { workspace_id: test.workspaceId, scope: 'all', source: '' }, change);
    if (test.source === null)
        return;
    yield* changeTotals(db, { workspace_id: test.workspaceId, scope: 'source', source: test.source }, change);
}
function* changeTotals(db, key, change) {
    yield* (0,sql_database/* changesOf */.fs)(db
        .insertInto('test_totals')
        .values({ ...key, total_count: change.total, complete_count: change.complete })
        .onConflict((conflict) => conflict.columns(['workspace_id', 'scope', 'source']).doUpdateSet({
        total_count: (0,sql/* sql */.l) `test_totals.total_count + excluded.total_count`,
        complete_count: (0,sql/* sql */.l) `test_totals.complete_count + excluded.complete_count`,
    })));
}
/** Reads the counts of a workspace, or of one of its sources. */
async function readTotals(db, workspaceId, source) {
    const row = await db
        .selectFrom('test_totals')
        .select(['total_count', 'complete_count'])
        .where('workspace_id', '=', workspaceId)
        .where('scope', '=', source === null ? 'all' : 'source')
        .where('source', '=', source ?? '')
        .executeTakeFirst();
    return { total: row?.total_count ?? 0, complete: row?.complete_count ?? 0 };
}

;// CONCATENATED MODULE: ./lib/storage/retention-queries.js
/** Deletes old data in batches. */



/** Rows per transaction. A test with 50 seeds deletes about 100 more rows. */
const batchSizes = { tests: 50, messages: 100, deliveries: 500, addressCounts: 2000 };
/** See RetentionStore. */
async function deleteOlderThan(database, { createdBeforeMs, nowMs, onTestDeleted }, signal) {
    const { db } = database;
    async function deleteAll(limit, oneBatch) {
        for (let total = 0;;) {
            signal.throwIfAborted();
            const count = await oneBatch();
            total += count;
            if (count < limit)
                return total;
            // SQLite runs in this thread: lets other queries run between two batches.
            await (0,promises_.setImmediate)();
        }
    }
    const inOne = (steps) => async () => await database.transact(steps);
    const tests = await deleteAll(batchSizes.tests, async () => {
        const deleted = await database.transact(() => deleteTests(db, { createdBeforeMs, nowMs }));
        for (const row of deleted)
            if (row.completed_at_ms === null)
                onTestDeleted(row.id);
        return deleted.length;
    });
    const messages = await deleteAll(batchSizes.messages, inOne(() => deleteMessages(db, createdBeforeMs)));
    await deleteAll(batchSizes.deliveries, inOne(() => deleteDeliveries(db, createdBeforeMs)));
    await deleteAll(batchSizes.addressCounts, inOne(() => deleteAddressCounts(db)));
    await database.transact(() => deleteOrphans(db, createdBeforeMs));
    return { tests, messages };
}
function* deleteTests(db, { createdBeforeMs, nowMs }) {
    const old = db
        .selectFrom('tests')
        .select('id')
        .where('created_at_ms', '<', createdBeforeMs)
        .where((eb) => eb.or([eb('completed_at_ms', 'is not', null), eb('expires_at_ms', '<=', nowMs)]))
        .orderBy('created_at_ms')
        .limit(batchSizes.tests);
    const deleted = yield* (0,sql_database/* rowsOf */.RO)(db
        .deleteFrom('tests')
        .where('id', 'in', old)
        .returning(['id', 'workspace_id', 'style', 'source', 'completed_at_ms']));
    yield* subtractFromTotals(db, deleted);
    return deleted;
}
/** In a fixed order, which prevents deadlocks. */
function* subtractFromTotals(db, deleted) {
    const groups = Map.groupBy(deleted, (row) => JSON.stringify([row.workspace_id, row.style, row.source]));
    for (const [, rows] of [...groups].toSorted(([left], [right]) => (left < right ? -1 : 1))) {
        const [first] = rows;
        if (first === undefined)
            continue;
        const test = { workspaceId: first.workspace_id, style: first.style, source: first.source };
        const complete = rows.filter((row) => row.completed_at_ms !== null).length;
        yield* addToTotals(db, test, { total: -rows.length, complete: -complete });
    }
}
function* deleteMessages(db, receivedBeforeMs) {
    const old = db
        .selectFrom('inbound_messages')
        .select('id')
        .where('received_at_ms', '<', receivedBeforeMs)
        .orderBy('received_at_ms')
        .limit(batchSizes.messages);
    return yield* (0,sql_database/* changesOf */.fs)(db.deleteFrom('inbound_messages').where('id', 'in', old));
}
function* deleteDeliveries(db, endedBeforeMs) {
    const old = db
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('ended_at_ms', '<', endedBeforeMs)
        .orderBy('ended_at_ms')
        .limit(batchSizes.deliveries);
    return yield* (0,sql_database/* changesOf */.fs)(db.deleteFrom('webhook_deliveries').where('id', 'in', old));
}
/** Deletes counts of client addresses from earlier hours. Counts of tokens record when a token was last used, and stay. */
function* deleteAddressCounts(db) {
    const old = db
        .selectFrom('request_counts')
        .select('subject')
        .where('subject', 'like', 'address:%')
        .where('window_start_ms', '<', (eb) => eb.selectFrom('request_counts').select((inner) => inner.fn.max('window_start_ms').as('newest')))
        .limit(batchSizes.addressCounts);
    return yield* (0,sql_database/* changesOf */.fs)(db.deleteFrom('request_counts').where('subject', 'in', old));
}
/** Watchers delete these together with their messages; older ones belong to mailboxes that are no longer watched. */
const orphanedAfterMs = 30 * 86_400_000;
function* deleteOrphans(db, createdBeforeMs) {
    const old = db.deleteFrom('observed_messages').where('observed_at_ms', '<', createdBeforeMs - orphanedAfterMs);
    return yield* (0,sql_database/* changesOf */.fs)(old);
}

;// CONCATENATED MODULE: ./lib/storage/added-seed-queries.js
/** Queries for seeds that commands added, and for the secrets of all seeds. */


/** The queries of AddedSeedStore. */
function addedSeedQueries(database) {
    const { db } = database;
    return {
        addSeed: async (seed, mode) => await database.transact(() => addingSteps(db, seed, mode)),
        removeSeed: async (address, change) => await database.transact(() => removingSteps(db, address.toLowerCase(), change)),
        listAddedMarks: async () => {
            const marks = db.selectFrom('directory_seeds').select(['address', 'revision', 'removed_at_ms']);
            const added = marks.where('added_at_ms', 'is not', null).orderBy('added_at_ms').orderBy('address');
            return (await added.execute()).map(toMark);
        },
        listAddedSeeds: async () => {
            const added = db.selectFrom('directory_seeds').selectAll().where('added_at_ms', 'is not', null);
            const rows = await added.orderBy('added_at_ms').orderBy('address').execute();
            const secrets = await db.selectFrom('seed_secrets').selectAll().execute();
            const byAddress = Map.groupBy(secrets, (secret) => secret.address);
            return rows.map((row) => toAddedSeed(row, byAddress.get(row.address) ?? []));
        },
        forgetSeed: async ({ address, revision }) => await database.transact(() => added_seed_queries_forgettingSteps(db, address, revision)),
        findSeedSecret: async (address, name) => {
            const secret = db.selectFrom('seed_secrets').select('sealed').where('address', '=', address);
            const row = await secret.where('name', '=', name).executeTakeFirst();
            return row?.sealed ?? null;
        },
        keepSeedSecret: async (address, name, sealed) => {
            const insert = db
                .insertInto('seed_secrets')
                .values({ address, name, sealed })
                .onConflict((conflict) => conflict.columns(['address', 'name']).doUpdateSet({ sealed }));
            await database.transact(() => (0,sql_database/* changesOf */.fs)(insert));
        },
        replaceSeedSecret: async (address, name, { before, after }) => {
            const update = db
                .updateTable('seed_secrets')
                .set({ sealed: after })
                .where('address', '=', address)
                .where('name', '=', name)
                .where('sealed', '=', before);
            return (await database.transact(() => (0,sql_database/* changesOf */.fs)(update))) > 0;
        },
    };
}
function* addingSteps(db, added, mode) {
    const row = toRow(added);
    const address = added.seed.address;
    const inserted = yield* (0,sql_database/* firstRowOf */.q5)(db
        .insertInto('directory_seeds')
        .values({ ...row, address, position: 0, is_enabled: added.seed.isEnabled ? 1 : 0 })
        .onConflict((conflict) => conflict.column('address').doNothing())
        .returning('address'));
    if (inserted === null) {
        const earlier = yield* (0,sql_database/* firstRowOf */.q5)(db.selectFrom('directory_seeds').selectAll().where('address', '=', address));
        if (earlier?.added_at_ms === null)
            return 'in-file';
        const isRemoved = earlier?.removed_at_ms !== null;
        if (!isRemoved && mode === 'only-new')
            return 'added-before';
        yield* (0,sql_database/* changesOf */.fs)(db
            .updateTable('directory_seeds')
            .set(isRemoved ? { ...row, is_enabled: 1 } : row)
            .where('address', '=', address));
        yield* replaceSecrets(db, added);
        return isRemoved ? 'added' : 'replaced';
    }
    yield* replaceSecrets(db, added);
    return 'added';
}
function toRow({ seed, given, caPem, addedAtMs, revision }) {
    return {
        provider_type: seed.providerType,
        provider_name: seed.providerName,
        kind: seed.kind,
        health: seed.health,
        health_reason: seed.healthReason ?? null,
        added_at_ms: addedAtMs,
        removed_at_ms: null,
        revision,
        given: JSON.stringify(given),
        ca_pem: caPem,
    };
}
const secretNames = ['password', 'client-secret', 'refresh-token', 'renewed-refresh-token'];
function* replaceSecrets(db, { seed: { address }, secrets }) {
    yield* (0,sql_database/* changesOf */.fs)(db.deleteFrom('seed_secrets').where('address', '=', address));
    for (const name of secretNames) {
        const sealed = secrets[name];
        if (sealed !== undefined)
            yield* (0,sql_database/* changesOf */.fs)(db.insertInto('seed_secrets').values({ address, name, sealed }));
    }
}
function* removingSteps(db, address, { nowMs, revision }) {
    const removed = yield* (0,sql_database/* changesOf */.fs)(db
        .updateTable('directory_seeds')
        .set({ removed_at_ms: nowMs, revision })
        .where('address', '=', address)
        .where('added_at_ms', 'is not', null)
        .where('removed_at_ms', 'is', null));
    if (removed > 0)
        return 'removed';
    const row = yield* (0,sql_database/* firstRowOf */.q5)(db.selectFrom('directory_seeds').select('added_at_ms').where('address', '=', address));
    return row !== null && row.added_at_ms === null ? 'in-file' : 'absent';
}
function* added_seed_queries_forgettingSteps(db, address, revision) {
    const deleted = yield* (0,sql_database/* changesOf */.fs)(db
        .deleteFrom('directory_seeds')
        .where('address', '=', address)
        .where('revision', '=', revision)
        .where('removed_at_ms', 'is not', null));
    if (deleted > 0)
        yield* (0,sql_database/* changesOf */.fs)(db.deleteFrom('seed_secrets').where('address', '=', address));
}
function toAddedSeed(row, secrets) {
    return {
        ...toMark(row),
        kind: row.kind,
        given: (0,parse_rows/* parseTexts */.oh)(row.given ?? '{}'),
        caPem: row.ca_pem,
        secrets: Object.fromEntries(secrets.map(({ name, sealed }) => [name, sealed])),
    };
}
function toMark(row) {
    return { address: row.address, revision: row.revision ?? '', removedAtMs: row.removed_at_ms };
}

;// CONCATENATED MODULE: ./lib/storage/seed-queries.js
/** Queries for seed mailboxes. */


/** The queries of SeedStore. */
function seedQueries(database) {
    const { db } = database;
    const update = db.updateTable('directory_seeds');
    return {
        ...addedSeedQueries(database),
        syncSeeds: async (seeds, others = []) => await database.transact(() => syncSteps(db, seeds, others)),
        listSeeds: async () => {
            const rows = await db
                .selectFrom('directory_seeds')
                .selectAll()
                .where('removed_at_ms', 'is', null)
                .orderBy('added_at_ms', (order) => order.asc().nullsFirst())
                .orderBy('position')
                .orderBy('address')
                .execute();
            return rows.map(parseSeed);
        },
        setSeedEnabled: async (address, isEnabled) => {
            const switched = update
                .set({ is_enabled: isEnabled ? 1 : 0 })
                .where('address', '=', address.toLowerCase())
                .where('removed_at_ms', 'is', null)
                .returningAll();
            const row = await database.transact(() => (0,sql_database/* firstRowOf */.q5)(switched));
            return row === null ? null : parseSeed(row);
        },
        setSeedHealth: async (address, health, reason) => {
            const changed = update.set({ health, health_reason: reason }).where('address', '=', address.toLowerCase());
            await database.transact(() => (0,sql_database/* changesOf */.fs)(changed));
        },
        claimSeeds: async ({ holder, addresses, nowMs, untilMs }) => {
            if (addresses.length === 0)
                return [];
            // One statement, so that only one of two concurrent claims succeeds.
            const claimed = update
                .set({ watcher: holder, watched_until_ms: untilMs })
                .where('address', 'in', addresses)
                .where((eb) => eb.or([eb('watcher', 'is', null), eb('watcher', '=', holder), eb('watched_until_ms', '<=', nowMs)]))
                .returning('address');
            return (await database.transact(() => (0,sql_database/* rowsOf */.RO)(claimed))).map((row) => row.address);
        },
        releaseSeeds: async (holder) => {
            const released = update.set({ watcher: null, watched_until_ms: null }).where('watcher', '=', holder);
            await database.transact(() => (0,sql_database/* changesOf */.fs)(released));
        },
    };
}
/** Writes in the order of addresses: a fixed order prevents deadlocks between instances that start together. */
function* syncSteps(db, seeds, others) {
    const added = yield* (0,sql_database/* rowsOf */.RO)(db
        .selectFrom('directory_seeds')
        .select('address')
        .where('added_at_ms', 'is not', null)
        .where('removed_at_ms', 'is', null));
    const own = new Set(seeds.map((seed) => seed.address));
    const duplicates = added.filter(({ address }) => own.has(address)).map(({ address }) => address);
    if (duplicates.length > 0)
        return duplicates;
    const rows = seeds.map((seed, position) => ({
        address: seed.address,
        position,
        provider_type: seed.providerType,
        provider_name: seed.providerName,
        kind: seed.kind,
        is_enabled: seed.isEnabled ? 1 : 0,
        health: seed.health,
        health_reason: seed.healthReason ?? null,
    }));
    for (const row of rows.toSorted((left, right) => (left.address < right.address ? -1 : 1))) {
        const { position, provider_type, provider_name, kind } = row;
        yield* (0,sql_database/* changesOf */.fs)(db
            .insertInto('directory_seeds')
            .values(row)
            .onConflict((conflict) => conflict.column('address').doUpdateSet({ position, provider_type, provider_name, kind, ...notAdded })));
    }
    const unnamed = db.deleteFrom('directory_seeds').where('added_at_ms', 'is', null);
    const known = rows.map((row) => row.address);
    yield* (0,sql_database/* changesOf */.fs)(known.length === 0 ? unnamed : unnamed.where('address', 'not in', known));
    const kept = db.selectFrom('directory_seeds').select('address');
    const orphaned = db.deleteFrom('seed_secrets').where('address', 'not in', kept);
    yield* (0,sql_database/* changesOf */.fs)(others.length === 0 ? orphaned : orphaned.where('address', 'not in', others));
    return [];
}
/** Turns a removed seed with this address into one of the service file. */
const notAdded = { added_at_ms: null, removed_at_ms: null, revision: null, given: null, ca_pem: null };
function parseSeed(row) {
    return {
        address: row.address,
        providerType: row.provider_type,
        providerName: row.provider_name,
        kind: row.kind,
        isEnabled: row.is_enabled === 1,
        health: row.health,
        ...(row.health_reason === null ? {} : { healthReason: row.health_reason }),
        ...(row.added_at_ms === null ? {} : { origin: 'added' }),
    };
}

// EXTERNAL MODULE: ./lib/storage/admission-queries.js
var admission_queries = __webpack_require__(27541);
// EXTERNAL MODULE: ./lib/storage/test-columns.js
var test_columns = __webpack_require__(53803);
;// CONCATENATED MODULE: ./lib/storage/copy-queries.js
/** Queries for arriving copies. */






/** A record replaces only one with a lower rank. */
const statusRanks = { deferred: 1, undecided: 2, refused: 2, placed: 3 };
/** The queries of TestStore for arriving copies. `changes` gets recorded copies after the commit. */
function copyQueries(database, changes) {
    const { db } = database;
    // Compiled once per number of ids: compiling takes longer than SQLite takes to run the query.
    const targetQueries = new Map();
    return {
        findCopyTarget: async ({ trackingIds, address, messageKey }) => {
            if (trackingIds.length === 0)
                return null;
            const query = targetQueries.get(trackingIds.length) ?? compileCopyTarget(db, trackingIds);
            targetQueries.set(trackingIds.length, query);
            const filled = { ...query, parameters: [messageKey, ...trackingIds, address] };
            const { rows } = await db.executeQuery(filled);
            const first = trackingIds.map((id) => rows.find((row) => row.tracking_id === id)).find((row) => row);
            return first === undefined ? null : parseCopyTarget(first);
        },
        listAwaitedCopies: async (nowMs) => {
            // SQLite keeps the order of a cross join: tests come first.
            const awaited = db
                .selectFrom('tests')
                .crossJoin('test_seeds')
                .select(['test_seeds.address', 'tests.tracking_id as trackingId', 'tests.created_at_ms as createdAtMs'])
                .whereRef('test_seeds.test_id', '=', 'tests.id')
                .where('tests.completed_at_ms', 'is', null)
                .where('tests.expires_at_ms', '>', nowMs)
                .where('test_seeds.settling_count', '=', 0);
            return await awaited.execute();
        },
        recordCopy: async (copy) => {
            const recording = await database.transact(() => recordingSteps(database, copy));
            if (recording.status === 'recorded')
                changes.announce(copy.numericId);
            return recording;
        },
    };
}
/** Its parameters are a message key, the tracking ids and an address. */
function compileCopyTarget(db, trackingIds) {
    return db
        .selectFrom('tests')
        .innerJoin('test_seeds', 'test_seeds.test_id', 'tests.id')
        .leftJoin('message_copies', (join) => join
        .onRef('message_copies.test_id', '=', 'test_seeds.test_id')
        .onRef('message_copies.address', '=', 'test_seeds.address')
        .on('message_copies.message_key', '=', ''))
        .select(['tests.id', 'tests.tracking_id', 'tests.created_at_ms', 'tests.expires_at_ms'])
        .select(['tests.sender_domain', 'tests.mail_type'])
        .select(['test_seeds.address', 'test_seeds.status'])
        .select(['test_seeds.provider_type', 'test_seeds.provider_name'])
        .select(['message_copies.accepted_count', 'message_copies.deferred_count'])
        .where('tests.tracking_id', 'in', trackingIds)
        .where('test_seeds.address', '=', '')
        .compile();
}
function parseCopyTarget(row) {
    return {
        numericId: row.id,
        trackingId: row.tracking_id,
        address: row.address,
        providerType: row.provider_type,
        providerName: row.provider_name,
        createdAtMs: row.created_at_ms,
        expiresAtMs: row.expires_at_ms,
        senderDomain: row.sender_domain,
        mailType: row.mail_type,
        shownStatus: row.status,
        acceptedCopyCount: row.accepted_count ?? 0,
        temporaryRefusalCount: row.deferred_count ?? 0,
    };
}
/**
 * Locks rows in this order: copy, seed, webhooks, test, totals. A fixed order prevents deadlocks, and the rows that many
 * transactions share come last, so that they are locked for the shortest time.
 */
function* recordingSteps({ db, dialect }, copy) {
    yield countCopy(db, copy).compile();
    const shown = yield* (0,sql_database/* firstRowOf */.q5)(showRecord(db, copy));
    if (shown === null)
        return { status: 'kept', deliveryIds: [], isTestCompleted: false };
    const isNewlySettled = copy.record.isSettled && shown.settling_count === 1;
    const { toEvent, record } = copy;
    const webhookIds = isNewlySettled && toEvent !== undefined ? yield* webhookIdsOfTest({ db, dialect }, copy.numericId) : [];
    const test = yield* updateTest(db, copy, isNewlySettled ? 1 : 0);
    const isTestCompleted = isNewlySettled && test.completedAtMs !== null && test.settledCount === test.seedCount;
    if (isTestCompleted)
        yield* addToTotals(db, test, { total: 0, complete: 1 });
    if (toEvent === undefined || webhookIds.length === 0)
        return { status: 'recorded', deliveryIds: [], isTestCompleted };
    const seed = { address: copy.address, providerType: shown.provider_type, providerName: shown.provider_name };
    const event = toEvent({ resultId: shown.id, test, seed, record });
    // Derived from both ids, so that a webhook gets at most one delivery per seed.
    const deliveries = webhookIds.map((webhookId) => ({ webhookId, deliveryId: `${webhookId}.${shown.id}` }));
    yield* insertDeliveries(db, { event, createdAtMs: record.recordedAtMs, deliveries });
    return { status: 'recorded', deliveryIds: deliveries.map((one) => one.deliveryId), isTestCompleted };
}
function countCopy(db, { numericId, address, messageKey, record }) {
    const accepted_count = record.status === 'placed' || record.status === 'undecided' ? 1 : 0;
    const deferred_count = record.status === 'deferred' ? 1 : 0;
    return db
        .insertInto('message_copies')
        .values({ test_id: numericId, address, message_key: messageKey, accepted_count, deferred_count })
        .onConflict((conflict) => conflict.columns(['test_id', 'address', 'message_key']).doUpdateSet({
        accepted_count: (0,sql/* sql */.l) `message_copies.accepted_count + excluded.accepted_count`,
        deferred_count: (0,sql/* sql */.l) `message_copies.deferred_count + excluded.deferred_count`,
    }));
}
/** Compares and writes in one statement, so that exactly one of two concurrent copies wins. */
function showRecord(db, { numericId, address, record }) {
    const rank = statusRanks[record.status];
    return db
        .updateTable('test_seeds')
        .set({ ...toColumns(record), status_rank: rank })
        .set({ settling_count: (0,sql/* sql */.l) `settling_count + ${record.isSettled ? 1 : 0}` })
        .where('test_id', '=', numericId)
        .where('address', '=', address)
        .where('status_rank', '<', rank)
        .returning(['id', 'provider_type', 'provider_name', 'settling_count']);
}
function toColumns(record) {
    return {
        status: record.status,
        folder: record.folder,
        sender: record.sender,
        recorded_at_ms: record.recordedAtMs,
        placement_kind: record.placementKind,
        reason: record.reason,
        reply: record.reply === null ? null : JSON.stringify(record.reply),
        evidence: JSON.stringify(record.evidence),
    };
}
/** Keeps counts in the test's row, so that a summary need not read the seeds. */
function* updateTest(db, { numericId, record }, settled) {
    const isInbox = record.folder === 'INBOX' ? 1 : 0;
    const completes = (0,sql/* sql */.l) `${settled} = 1 and settled_count + 1 = seed_count and expires_at_ms > ${record.recordedAtMs}`;
    const [row] = yield* (0,sql_database/* rowsOf */.RO)(db
        .updateTable('tests')
        .set({
        revision: (0,sql/* sql */.l) `revision + 1`,
        settled_count: (0,sql/* sql */.l) `settled_count + ${settled}`,
        inbox_count: (0,sql/* sql */.l) `inbox_count + ${isInbox}`,
        completed_at_ms: (0,sql/* sql */.l) `case when ${completes} then ${record.recordedAtMs} else completed_at_ms end`,
        is_complete: (0,sql/* sql */.l) `case when ${completes} then 1 else is_complete end`,
    })
        .where('id', '=', numericId)
        .returning(test_columns/* testColumns */.g)
        .returning('metadata'));
    if (row === undefined)
        throw new TypeError(`test ${numericId} not found although its seed exists`);
    return (0,parse_rows/* parseTestRow */.kp)(row);
}

;// CONCATENATED MODULE: ./lib/storage/list-queries.js
/** Lists of external tests, newest first. */




/**
 * Reads one page of external tests and counts all of them. The page costs as much as its offset, the count as much as
 * there are open tests; neither depends on the number of all tests.
 */
async function listExternalTests(db, query) {
    const totalCount = await countTests(db, query);
    // Selects ids first, from the index alone, so that rows skipped by the offset are never read.
    const ids = matching(db, query)
        .select('id')
        .orderBy('id', 'desc')
        .limit(query.perPage)
        .offset((query.page - 1) * query.perPage);
    const rows = await db
        .selectFrom('tests')
        .select(test_columns/* testColumns */.g)
        .select('metadata')
        .where('id', 'in', ids)
        .orderBy('id', 'desc')
        .execute();
    return { tests: rows.map(parse_rows/* parseTestRow */.kp), totalCount };
}
async function countTests(db, query) {
    const { workspaceId, source, status } = query;
    if (status === 'pending' || status === 'in_progress')
        return await countOpen(db, query, status);
    const { total, complete } = await readTotals(db, workspaceId, source);
    // Tests created between the two queries are open but not part of the total.
    if (status === 'expired')
        return Math.max(0, total - complete - (await countOpen(db, query, 'open')));
    return status === 'complete' ? complete : total;
}
async function countOpen(db, query, status) {
    const { open } = await matching(db, { ...query, status })
        .select((eb) => eb.fn.countAll().as('open'))
        .executeTakeFirstOrThrow();
    return open;
}
function matching(db, query) {
    const { source, status, nowMs } = query;
    const ofWorkspace = db
        .selectFrom('tests')
        // A literal, not a parameter: only then the databases use the partial indexes of external tests.
        .where('style', '=', sql/* sql */.l.lit('external-test'))
        .where('workspace_id', '=', query.workspaceId);
    const ofSource = source === null ? ofWorkspace : ofWorkspace.where('source', '=', source);
    return status === null ? ofSource : statusFilters[status](ofSource, nowMs);
}
/** `statusOf` of test-status.ts in SQL; the store suite checks that both agree. */
const statusFilters = {
    complete: (tests) => tests.where('is_complete', '=', 1),
    // The sum keeps the databases from using the index by expiry, which would read all expired tests to find the newest.
    expired: (tests, nowMs) => tests.where('is_complete', '=', 0).where((0,sql/* sql */.l) `expires_at_ms + 0`, '<=', nowMs),
    pending: (tests, nowMs) => statusFilters.open(tests, nowMs).where('revision', '=', 0),
    in_progress: (tests, nowMs) => statusFilters.open(tests, nowMs).where('revision', '>', 0),
    open: (tests, nowMs) => tests.where('is_complete', '=', 0).where('expires_at_ms', '>', nowMs),
};

;// CONCATENATED MODULE: ./lib/storage/test-queries.js
/** Queries for tests. */








/** SQLite allows 32,766 parameters per statement, PostgreSQL 65,535; a seed has eight. */
const seedsPerInsert = 1000;
/** The queries of TestStore. `changes` gets every recorded copy. */
function testQueries(database, changes) {
    const { db } = database;
    return {
        ...copyQueries(database, changes),
        createTest: async (test) => await database.transact(() => creationSteps(db, test)),
        findTest: async (workspaceId, name) => {
            const numericId = (0,admission_queries/* parseNumericId */.Q)(name);
            const found = testWithSeeds(db)
                .where('tests.workspace_id', '=', workspaceId)
                .where((eb) => numericId === null
                ? eb.or([eb('tests.tracking_id', '=', name), eb('tests.tracking_key', '=', name)])
                : eb('tests.id', '=', numericId));
            return await readTest(found);
        },
        findReportedTest: async (trackingId) => await readTest(testWithSeeds(db).where('tests.tracking_id', '=', trackingId)),
        findExternalTest: async (workspaceId, numericId) => {
            const row = await db
                .selectFrom('tests')
                .select(test_columns/* testColumns */.g)
                .select('metadata')
                .where('id', '=', numericId)
                .where('workspace_id', '=', workspaceId)
                .where('style', '=', 'external-test')
                .executeTakeFirst();
            return row === undefined ? null : (0,parse_rows/* parseTestRow */.kp)(row);
        },
        listExternalTests: async (query) => await listExternalTests(db, query),
        onTestChanged: (listener) => changes.listen(listener),
    };
}
function* creationSteps(db, test) {
    const [row] = yield* (0,sql_database/* rowsOf */.RO)(db
        .insertInto('tests')
        .values({
        workspace_id: test.workspaceId,
        tracking_id: test.trackingId,
        tracking_key: test.trackingKey,
        style: test.style,
        name: test.name,
        source: test.source,
        metadata: JSON.stringify(test.metadata),
        created_at_ms: test.createdAtMs,
        expires_at_ms: test.expiresAtMs,
        completed_at_ms: null,
        is_complete: 0,
        revision: 0,
        seed_count: test.seeds.length,
        settled_count: 0,
        inbox_count: 0,
        sender_domain: test.senderDomain,
        mail_type: test.mailType,
    })
        .returning('id'));
    if (row === undefined)
        throw new TypeError('inserting a test returned no id');
    for (let start = 0; start < test.seeds.length; start += seedsPerInsert) {
        const seeds = test.seeds.slice(start, start + seedsPerInsert);
        yield* (0,sql_database/* changesOf */.fs)(insertSeeds(db, { testId: row.id, start, seeds }));
    }
    yield* addToTotals(db, test, { total: 1, complete: 0 });
    return row.id;
}
function insertSeeds(db, { testId, start, seeds }) {
    return db.insertInto('test_seeds').values(seeds.map((seed, index) => ({
        test_id: testId,
        position: start + index,
        address: seed.address,
        provider_type: seed.providerType,
        provider_name: seed.providerName,
        status: null,
        status_rank: 0,
        settling_count: 0,
    })));
}
function testWithSeeds(db) {
    return (db
        .selectFrom('tests')
        .innerJoin('test_seeds', 'test_seeds.test_id', 'tests.id')
        .select(test_columns/* testColumns */.g)
        // Metadata may have 16 KiB: select it once, not once per seed.
        .select((0,sql/* sql */.l) `case when test_seeds.position = 0 then tests.metadata else '{}' end`.as('metadata'))
        .select(test_columns/* seedColumns */.X)
        .orderBy('test_seeds.position'));
}
async function readTest(query) {
    const rows = await query.execute();
    const first = rows[0];
    return first === undefined ? null : { ...(0,parse_rows/* parseTestRow */.kp)(first), seeds: rows.map(parse_rows/* parseSeedRow */.tl) };
}

// EXTERNAL MODULE: ./lib/world/secret.js
var secret = __webpack_require__(41502);
;// CONCATENATED MODULE: ./lib/storage/webhook-queries.js
/** Queries for webhooks and their secrets. */




/** The queries of WebhookStore. */
function webhookQueries(database) {
    const { db } = database;
    return {
        ...deliveryQueries(database),
        createWebhook: async (webhook) => await database.transact(() => webhook_queries_creationSteps(db, webhook)),
        listWebhooks: async (workspaceId) => await readWebhooks(db, workspaceId === null ? null : { column: 'webhooks.workspace_id', value: workspaceId }),
        findWebhook: async (webhookId) => {
            const [webhook] = await readWebhooks(db, { column: 'webhooks.id', value: webhookId });
            return webhook ?? null;
        },
        // Its secrets, deliveries and attempts are deleted by foreign keys.
        removeWebhook: async (webhookId) => (await database.transact(() => (0,sql_database/* changesOf */.fs)(db.deleteFrom('webhooks').where('id', '=', webhookId)))) > 0,
        rotateWebhookSecret: async (webhookId, secret, overlapUntilMs) => await database.transact(() => rotationSteps(db, webhookId, { secret, overlapUntilMs })),
        replaceWebhookSecret: async (webhookId, before, after) => {
            const update = db
                .updateTable('webhook_secrets')
                .set({ secret: after.reveal() })
                .where('webhook_id', '=', webhookId)
                .where('secret', '=', before.reveal());
            return (await database.transact(() => (0,sql_database/* changesOf */.fs)(update))) > 0;
        },
    };
}
function* webhook_queries_creationSteps(db, webhook) {
    const { webhookId } = webhook;
    yield* (0,sql_database/* changesOf */.fs)(db.insertInto('webhooks').values({
        id: webhookId,
        workspace_id: webhook.workspaceId,
        url: webhook.url,
        created_at_ms: webhook.createdAtMs,
    }));
    // Oldest first: the newest secret must get the highest id.
    for (const secret of webhook.secrets.toReversed())
        yield* insertSecret(db, webhookId, secret);
}
function* insertSecret(db, webhookId, secret) {
    yield* (0,sql_database/* changesOf */.fs)(db.insertInto('webhook_secrets').values({
        webhook_id: webhookId,
        secret: secret.secret.reveal(),
        created_at_ms: secret.createdAtMs,
        valid_until_ms: secret.validUntilMs,
    }));
}
async function readWebhooks(db, only) {
    const all = db
        .selectFrom('webhooks')
        .innerJoin('webhook_secrets', 'webhook_secrets.webhook_id', 'webhooks.id')
        .select(['webhooks.id', 'webhooks.workspace_id', 'webhooks.url', 'webhooks.created_at_ms'])
        .select(['webhook_secrets.secret', 'webhook_secrets.created_at_ms as secret_created_at_ms'])
        .select('webhook_secrets.valid_until_ms')
        .orderBy('webhooks.created_at_ms')
        .orderBy('webhooks.id')
        .orderBy('webhook_secrets.id', 'desc');
    const rows = await (only === null ? all : all.where(only.column, '=', only.value)).execute();
    return [...Map.groupBy(rows, (row) => row.id).entries()].flatMap(([webhookId, own]) => {
        const [first] = own;
        if (first === undefined)
            return [];
        const secrets = own.map((row) => ({
            secret: new secret/* Secret */.z(row.secret),
            createdAtMs: row.secret_created_at_ms,
            validUntilMs: row.valid_until_ms,
        }));
        return [{ webhookId, workspaceId: first.workspace_id, url: first.url, createdAtMs: first.created_at_ms, secrets }];
    });
}
function* rotationSteps(db, webhookId, { secret, overlapUntilMs }) {
    // Locks the webhook, which serializes concurrent rotations.
    const locked = db.updateTable('webhooks').set({ id: webhookId }).where('id', '=', webhookId).returning('id');
    if ((yield* (0,sql_database/* firstRowOf */.q5)(locked)) === null)
        return false;
    yield* (0,sql_database/* changesOf */.fs)(db.deleteFrom('webhook_secrets').where('webhook_id', '=', webhookId).where('valid_until_ms', 'is not', null));
    yield* (0,sql_database/* changesOf */.fs)(db
        .updateTable('webhook_secrets')
        .set({ valid_until_ms: (0,sql/* sql */.l) `${overlapUntilMs}` })
        .where('webhook_id', '=', webhookId));
    yield* insertSecret(db, webhookId, secret);
    return true;
}

;// CONCATENATED MODULE: ./lib/storage/sql-store.js
/** The Store on a SQL database. */








/** Combines the queries of all subjects. Owns both parameters and closes them. */
function sqlStore(database, changes) {
    const onTestDeleted = (numericId) => changes.announce(numericId);
    return {
        ...(0,account_queries/* accountQueries */.kV)(database),
        ...testQueries(database, changes),
        ...webhookQueries(database),
        ...inboundQueries(database),
        ...seedQueries(database),
        ...observedMessageQueries(database),
        ...postmasterStore(database),
        deleteOlderThan: async (age, signal) => await deleteOlderThan(database, { ...age, onTestDeleted }, signal),
        ping: async () => await (0,account_queries/* tryWrite */.FA)(database),
        [Symbol.asyncDispose]: async () => {
            await changes[Symbol.asyncDispose]();
            await database[Symbol.asyncDispose]();
        },
    };
}


/***/ }),

/***/ 14041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ openSqliteDatabase),
  Y: () => (/* binding */ openSqliteStore)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(80099);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/storage/migrate.js + 11 modules
var migrate = __webpack_require__(86253);
// EXTERNAL MODULE: ./lib/storage/sql-store.js + 17 modules
var sql_store = __webpack_require__(32048);
// EXTERNAL MODULE: ./lib/storage/test-changes.js
var test_changes = __webpack_require__(20405);
// EXTERNAL MODULE: ./lib/storage/sql-parameters.js
var sql_parameters = __webpack_require__(50662);
;// CONCATENATED MODULE: ./lib/storage/sqlite/prepared-database.js
/** node:sqlite in the form that kysely's SQLite driver expects. */

/** Limits memory: lists of values make SQL texts of any length. presend has fewer statements than this. */
const maxStatements = 200;
/** Prepares each SQL text once: preparing costs about as much as running a small statement. */
function preparedDatabase(database) {
    const statements = new Map();
    return {
        close: () => {
            statements.clear();
            database.close();
        },
        prepare: (text) => {
            const prepared = statements.get(text);
            if (prepared !== undefined)
                return prepared;
            const statement = toKyselyStatement(database.prepare(text));
            if (statements.size >= maxStatements)
                statements.clear();
            statements.set(text, statement);
            return statement;
        },
    };
}
/** Runs one statement to its end. */
function execute(connection, text, parameters = []) {
    const statement = connection.prepare(text);
    if (statement.reader)
        return { rows: statement.all(parameters), changedCount: 0 };
    return { rows: [], changedCount: Number(statement.run(parameters).changes) };
}
function toKyselyStatement(statement) {
    const names = statement.columns().map((column) => column.name);
    // Building rows from arrays is a third faster than the objects that node:sqlite makes.
    statement.setReturnArrays(true);
    return {
        reader: names.length > 0,
        all: (parameters) => statement.all(...parameters.map(sql_parameters/* parseParameter */.h)).map((values) => toRow(values, names)),
        run: (parameters) => statement.run(...parameters.map(sql_parameters/* parseParameter */.h)),
        iterate: (parameters) => eachRow(statement.iterate(...parameters.map(sql_parameters/* parseParameter */.h)), names),
    };
}
function* eachRow(rows, names) {
    for (const values of rows)
        yield toRow(values, names);
}
/** The types of node:sqlite don't include array rows. */
function toRow(values, names) {
    if (!Array.isArray(values))
        throw new TypeError('node:sqlite returned a row that is not an array');
    const row = {};
    let index = 0;
    for (const name of names) {
        row[name] = values[index];
        index += 1;
    }
    return row;
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/kysely.js + 75 modules
var kysely = __webpack_require__(88588);
// EXTERNAL MODULE: ./node_modules/kysely/dist/dialect/sqlite/sqlite-dialect.js + 6 modules
var sqlite_dialect = __webpack_require__(77535);
// EXTERNAL MODULE: ./lib/storage/account-queries.js
var account_queries = __webpack_require__(89759);
// EXTERNAL MODULE: ./lib/storage/admission-queries.js
var admission_queries = __webpack_require__(27541);
// EXTERNAL MODULE: ./lib/storage/parse-rows.js
var parse_rows = __webpack_require__(96758);
// EXTERNAL MODULE: ./lib/storage/sql-database.js
var sql_database = __webpack_require__(43915);
// EXTERNAL MODULE: ./lib/storage/storage-away.js
var storage_away = __webpack_require__(2395);
// EXTERNAL MODULE: ./lib/storage/test-columns.js
var test_columns = __webpack_require__(53803);
;// CONCATENATED MODULE: ./lib/storage/sqlite/sqlite-admissions.js
/** Admissions on SQLite: three small statements in one transaction. */







/** Admits on `connection`. Counts are not fsynced: a power failure may lose the last few. */
function sqliteAdmissions(db, connection, add) {
    const context = { connection, queries: compileQueries(db) };
    return async (request) => await new Promise((resolve, reject) => {
        add({
            isDurable: false,
            run: () => {
                const admission = admit(request, 'counted', context);
                return () => resolve(admission);
            },
            fail: (error) => {
                // Reads must work on a full disk, so the request is admitted without being counted.
                if ((0,storage_away/* isUnwritable */.Q)(error))
                    resolve(admit(request, 'uncounted', context));
                else
                    reject(error);
            },
        });
    });
}
function admit(request, counting, context) {
    const { tokenHash, anonymousSubject, windowStartMs, nowMs, wantedTest } = request;
    const { connection, queries } = context;
    const [found] = tokenHash === null ? [] : ask(connection, queries.token, [tokenHash]);
    const token = found === undefined || found.revoked_at_ms !== null ? null : (0,account_queries/* parseToken */.pI)(found);
    const subject = token === null ? anonymousSubject : (0,account_queries/* tokenSubject */.gQ)(token.tokenId);
    const [row] = counting === 'counted'
        ? ask(connection, queries.count, [subject, windowStartMs, 1, nowMs])
        : ask(connection, queries.counted, [subject, windowStartMs]);
    const count = { windowStartMs: row?.window_start_ms ?? windowStartMs, requestCount: row?.request_count ?? 0 };
    const test = token === null || wantedTest === null ? null : readTest(token.workspaceId, wantedTest, context);
    return { token, count, test };
}
function readTest(workspaceId, wanted, { connection, queries }) {
    const { name } = wanted;
    const numericId = (0,admission_queries/* parseNumericId */.Q)(name);
    const [row] = numericId === null
        ? ask(connection, queries.testByName, [workspaceId, name, name])
        : ask(connection, queries.testById, [workspaceId, numericId]);
    if (row === undefined)
        return null;
    const test = (0,parse_rows/* parseTestRow */.kp)(row);
    const seeds = (0,admission_queries/* hasKnownSeeds */._)(wanted, test) ? null : ask(connection, queries.seeds, [test.numericId]).map(parse_rows/* parseSeedRow */.tl);
    return { ...test, seeds };
}
/** Compiled once, with placeholder values: compiling takes longer than SQLite takes to run the query. */
function compileQueries(db) {
    const tests = db.selectFrom('tests').select(test_columns/* testColumns */.g).select('metadata').where('workspace_id', '=', '');
    return {
        token: (0,account_queries/* findToken */.fm)(db, '').compile(),
        count: (0,account_queries/* countRequest */.zf)(db, { subject: '', windowStartMs: 0, nowMs: 0 }).compile(),
        counted: db
            .selectFrom('request_counts')
            .select(['window_start_ms', 'request_count'])
            .where('subject', '=', '')
            .where('window_start_ms', '=', 0)
            .compile(),
        testById: tests.where('id', '=', 0).compile(),
        testByName: tests.where((eb) => eb.or([eb('tracking_id', '=', ''), eb('tracking_key', '=', '')])).compile(),
        seeds: db.selectFrom('test_seeds').select(test_columns/* seedColumns */.X).where('test_id', '=', 0).orderBy('position').compile(),
    };
}
function ask(connection, query, parameters) {
    return (0,sql_database/* typedRows */.Gt)(execute(connection, query.sql, parameters).rows);
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
;// CONCATENATED MODULE: ./lib/storage/sqlite/sqlite-dialect.js
/** SQLite's SQL. */

/** Only one transaction writes at a time, so neither rows nor migrations need a lock of their own. */
const sqliteDialect = {
    // Without AUTOINCREMENT, SQLite reuses the highest id once its row is deleted.
    numericId: { type: 'integer', define: (column) => column.autoIncrement() },
    bytes: 'blob',
    hasJobTable: true,
    lockMigrations: null,
    inKeyOrder: (0,sql/* sql */.l) `without rowid`,
    lockRows: (0,sql/* sql */.l) ``,
};

;// CONCATENATED MODULE: ./lib/storage/sqlite/sqlite-database.js
/**
 * One SQLite connection as a SqlDatabase. Transactions that arrive in the same turn of the event loop share a commit, and
 * commits made while an fsync is running share the next one.
 */




/** A larger group saves little more, and its first member waits for the last. */
const maxGroupSize = 16;
/**
 * Owns `connection` and `log` and closes them.
 *
 * @param log makes commits durable; `null` for a database in memory
 */
function sqliteDatabase(connection, log = null) {
    // Kysely closes a connection only if it has used it, so the real `close` is called below.
    const lent = { prepare: (text) => connection.prepare(text), close: () => undefined };
    const db = new kysely/* Kysely */._$({ dialect: new sqlite_dialect/* SqliteDialect */.P({ database: lent }) });
    const queue = [];
    let unsynced = [];
    let syncing = null;
    function add(transaction) {
        queue.push(transaction);
        if (log === null)
            commitNextGroup();
        else if (queue.length === 1)
            setImmediate(commitNextGroup);
    }
    function commitNextGroup() {
        const group = queue.splice(0, maxGroupSize);
        if (queue.length > 0)
            setImmediate(commitNextGroup);
        if (group.length === 0)
            return;
        for (const { transaction, succeed } of commitGroup(connection, group)) {
            if (log === null || !transaction.isDurable)
                succeed();
            else
                unsynced.push({ succeed, fail: transaction.fail });
        }
        if (log !== null && unsynced.length > 0)
            syncing ??= syncAll(log);
    }
    /** Other connections may read the rows before they are durable; the writer's promise resolves only afterwards. */
    async function syncAll(ownLog) {
        while (unsynced.length > 0) {
            const batch = unsynced;
            unsynced = [];
            try {
                await ownLog.sync(batch.length);
                for (const { succeed } of batch)
                    succeed();
            }
            catch (error) {
                for (const { fail } of batch)
                    fail(error);
            }
        }
        syncing = null;
    }
    return {
        db,
        dialect: sqliteDialect,
        admit: sqliteAdmissions(db, connection, add),
        transact: async (steps) => await new Promise((resolve, reject) => {
            add({
                isDurable: true,
                run: () => {
                    const value = runSteps(connection, steps());
                    return () => resolve(value);
                },
                fail: reject,
            });
        }),
        [Symbol.asyncDispose]: async () => {
            while (queue.length > 0)
                commitNextGroup();
            await syncing;
            await log?.[Symbol.asyncDispose]();
            connection.close();
        },
    };
}
/** Runs without `await` from `begin` to `commit`, so no other statement of this process runs in between. */
function commitGroup(connection, group) {
    try {
        // A deferred transaction that reads first fails if another process writes in between; this one waits for the lock.
        // Source: https://www.sqlite.org/lang_transaction.html
        execute(connection, 'begin immediate');
        const committed = group.map((transaction) => ({
            transaction,
            succeed: group.length === 1 ? transaction.run() : runInSavepoint(connection, transaction),
        }));
        execute(connection, 'commit');
        return committed;
    }
    catch (error) {
        rollBack(connection);
        for (const { fail } of group)
            fail(error);
        return [];
    }
}
/** A failing transaction does not affect the others in its group. */
function runInSavepoint(connection, { run, fail }) {
    execute(connection, 'savepoint one');
    try {
        const succeed = run();
        execute(connection, 'release one');
        return succeed;
    }
    catch (error) {
        execute(connection, 'rollback to one');
        execute(connection, 'release one');
        return () => fail(error);
    }
}
function rollBack(connection) {
    try {
        execute(connection, 'rollback');
    }
    catch {
        // There is no transaction: `begin` failed, or SQLite rolled back by itself because the disk is full.
    }
}
function runSteps(connection, steps) {
    let step = steps.next();
    while (step.done !== true)
        step = steps.next(execute(connection, step.value.sql, step.value.parameters));
    return step.value;
}

// EXTERNAL MODULE: ./lib/storage/sqlite/write-ahead-log.js
var write_ahead_log = __webpack_require__(52846);
;// CONCATENATED MODULE: ./lib/storage/sqlite/open-sqlite-store.js
/** Opens the SQLite database: in memory for the embedded service, or a file. */
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









/** 80 MB. */
const autoCheckpointPages = 20_000;
/** How long a writer waits for the transaction of another process. */
const busyTimeoutMs = 10_000;
/**
 * Opens the store and migrates it to the current schema.
 *
 * @throws PresendError STORAGE_FAILED when a newer presend wrote the file
 */
async function openSqliteStore(location) {
    return (0,sql_store/* sqlStore */.S)(await openSqliteDatabase(location), (0,test_changes/* localChanges */.P)());
}
/**
 * Opens the database of a store and migrates it to the current schema.
 *
 * @throws PresendError STORAGE_FAILED when it cannot be opened, or a newer presend wrote it
 */
async function openSqliteDatabase(location) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const stack = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const connection = preparedDatabase(connect(location));
        const log = location.kind === 'sqlite' ? (0,write_ahead_log/* writeAheadLog */.B)(location.path) : null;
        const database = stack.use(sqliteDatabase(connection, log));
        await (0,migrate/* migrate */._r)(database);
        stack.move();
        return database;
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
function connect(location) {
    try {
        return location.kind === 'memory' ? openDatabase(':memory:') : openFile(location.path);
    }
    catch (error) {
        throw new presend_error/* PresendError */.Wn({
            code: 'STORAGE_FAILED',
            outcome: 'inconclusive',
            done: `Opening the SQLite database ${location.kind === 'memory' ? 'in memory' : `"${location.path}"`}`,
            came: error instanceof Error ? `"${error.message}"` : 'an unknown error',
            expected: 'a presend database, or a folder in which one can be created',
            todo: 'check that the folder exists, that this user may write to it, and that the file is a presend database',
            cause: error,
        });
    }
}
function openFile(path) {
    createPrivate(path);
    return useWriteAheadLog(openDatabase(path));
}
/** The file holds webhook secrets and mail, so only its owner may read it. SQLite gives the log the same mode. */
function createPrivate(path) {
    try {
        (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(path, 'wx', 0o600));
    }
    catch {
        // The file exists and keeps its mode, or it cannot be created and SQLite reports why.
    }
}
function openDatabase(path) {
    const database = new external_node_sqlite_.DatabaseSync(path, { enableForeignKeyConstraints: true });
    // Must come first: switching to WAL takes a lock and would fail immediately when two processes start together.
    database.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
    return database;
}
/** In WAL mode, readers and the writer don't block each other. */
function useWriteAheadLog(database) {
    try {
        database.exec('pragma journal_mode = wal');
        // Commits don't fsync; `transact` waits for the fsync in write-ahead-log.ts.
        database.exec('pragma synchronous = normal');
        // A fallback: write-ahead-log.ts starts checkpoints much earlier.
        database.exec(`pragma wal_autocheckpoint = ${autoCheckpointPages}`);
        return database;
    }
    catch (error) {
        database.close();
        throw error;
    }
}


/***/ }),

/***/ 52846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ checkpointType),
/* harmony export */   B: () => (/* binding */ writeAheadLog)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _world_workers_open_workers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67110);
/** The write-ahead log of a SQLite file: fsyncs and checkpoints it without blocking the event loop. */
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



/** Copies the log of the database at the given path into the database. */
const checkpointType = { name: 'checkpoint-sqlite' };
/** So many small transactions fill about 1,000 pages, after which SQLite itself would start a checkpoint. */
const transactionsPerCheckpoint = 250;
const checkpointLimitMs = 120_000;
/**
 * Manages the log of the database at `path`, which must be in WAL mode with `synchronous = normal` and stay open as long
 * as this does. Commits then write to the log without an fsync; a transaction is durable once its `sync()` resolves.
 * SQLite fsyncs the log before it copies or restarts it, so durable data is always in the log or in the database.
 * Source: https://www.sqlite.org/pragma.html#pragma_synchronous, https://www.sqlite.org/wal.html §3
 */
function writeAheadLog(path) {
    const workers = (0,_world_workers_open_workers_js__WEBPACK_IMPORTED_MODULE_2__/* .openWorkers */ .i)({ threadCount: 1, jobsPerThread: 1, memoryMb: 64 });
    const closing = new AbortController();
    let file = null;
    let newCount = 0;
    let isCheckpointing = false;
    /** A checkpoint fsyncs twice, which takes up to 100 ms, so it runs in a thread. A failed one is retried by the next. */
    async function checkpoint() {
        newCount = 0;
        isCheckpointing = true;
        const job = { name: checkpointType.name, input: path, timeLimitMs: checkpointLimitMs };
        await workers.run(job, closing.signal).catch(() => undefined);
        isCheckpointing = false;
    }
    return {
        sync: async (transactionCount) => {
            // The first commit creates the log, which then exists as long as a connection is open.
            file ??= await openLog(path);
            await file.datasync();
            newCount += transactionCount;
            if (newCount >= transactionsPerCheckpoint && !isCheckpointing)
                void checkpoint();
        },
        [Symbol.asyncDispose]: async () => {
            closing.abort();
            await workers[Symbol.asyncDispose]();
            await file?.close();
        },
    };
}
/** The new file survives a power failure only once its folder is on disk, too. Source: fsync(2) */
async function openLog(path) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(`${path}-wal`, 'r+');
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const folder = __addDisposableResource(env_1, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), 'r'), true);
            await folder.sync();
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
    catch {
        // Windows cannot open folders, and this user may not be allowed to read it: rely on the file system's journal.
    }
    return file;
}


/***/ }),

/***/ 2395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ isStorageAway),
/* harmony export */   Q: () => (/* binding */ isUnwritable)
/* harmony export */ });
/** Distinguishes an unavailable database, which may recover, from a bug. */
/** SQLite's primary result codes: busy, locked, out of memory, read-only, I/O error, full, cannot open. */
const sqliteCodes = new Set([5, 6, 7, 8, 10, 13, 14]);
/** SQLite: read-only, I/O error, full. */
const unwritableCodes = new Set([8, 10, 13]);
/** PostgreSQL's classes: connection, resources (disk full, too many connections), operator (shutdown, crash). */
const postgresClasses = new Set(['08', '53', '57']);
const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** Errors of pg without a code. */
const pgMessages = /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout)/u;
/** True when SQLite cannot be written to but can still be read, as on a full disk. */
function isUnwritable(error) {
    if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
        return false;
    return unwritableCodes.has(error.errcode & 0xff);
}
/**
 * True when the database is unreachable or cannot be written to at the moment.
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
    return systemCodes.has(code) || pgMessages.test(error.message);
}


/***/ }),

/***/ 20405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ localChanges),
/* harmony export */   Q: () => (/* binding */ changeListeners)
/* harmony export */ });
/** Listeners for changed tests. */
/** Makes an empty set of listeners. A function that is added twice is called twice. */
function changeListeners() {
    const entries = new Set();
    return {
        call: (numericId) => {
            for (const { listener } of entries)
                listener(numericId);
        },
        add: (listener) => {
            const entry = { listener };
            entries.add(entry);
            return { [Symbol.dispose]: () => void entries.delete(entry) };
        },
    };
}
/** Changes within this process, for a database that no other instance uses. */
function localChanges() {
    const listeners = changeListeners();
    return {
        announce: (numericId) => listeners.call(numericId),
        listen: (listener) => listeners.add(listener),
        [Symbol.asyncDispose]: async () => await Promise.resolve(),
    };
}


/***/ }),

/***/ 53803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ seedColumns),
/* harmony export */   g: () => (/* binding */ testColumns)
/* harmony export */ });
/** Selected columns; parse-rows.ts parses them. */
/** Columns of `tests` except metadata, which may be long. */
const testColumns = [
    'tests.id',
    'tests.workspace_id',
    'tests.tracking_id',
    'tests.tracking_key',
    'tests.style',
    'tests.name',
    'tests.source',
    'tests.created_at_ms',
    'tests.expires_at_ms',
    'tests.completed_at_ms',
    'tests.revision',
    'tests.seed_count',
    'tests.settled_count',
    'tests.inbox_count',
    'tests.sender_domain',
    'tests.mail_type',
];
/** Columns of `test_seeds`. */
const seedColumns = [
    'test_seeds.address',
    'test_seeds.provider_type',
    'test_seeds.provider_name',
    'test_seeds.status',
    'test_seeds.settling_count',
    'test_seeds.folder',
    'test_seeds.sender',
    'test_seeds.recorded_at_ms',
    'test_seeds.placement_kind',
    'test_seeds.reason',
    'test_seeds.reply',
    'test_seeds.evidence',
];


/***/ }),

/***/ 15742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ untilAborted),
/* harmony export */   w: () => (/* binding */ itemsUntilAborted)
/* harmony export */ });
/** Waits for a promise until a signal aborts. */
/** Resolves like `promise`, or rejects with the signal's reason as soon as it aborts. Does not stop the work behind `promise`. */
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
/** Yields the items of `source`; throws the signal's reason as soon as it aborts. */
async function* itemsUntilAborted(source, signal) {
    const iterator = source[Symbol.asyncIterator]();
    try {
        for (;;) {
            const next = await untilAborted(iterator.next(), signal);
            if (next.done === true)
                return;
            yield next.value;
        }
    }
    finally {
        // Not awaited: a source that hangs must not block the caller.
        iterator.return?.().catch(() => undefined);
    }
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
/** The threads of a pool: selects a thread for each job and starts threads on demand. */

/** Opens a set without threads. */
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
/** A pool of worker threads for untrusted content: a job over its time or memory limit ends its thread, not the process. */



const messages = {
    'time-limit': 'time limit exceeded',
    'memory-limit': 'memory limit exceeded',
    crashed: 'the worker thread ended unexpectedly',
    closed: 'the worker threads were closed',
};
/**
 * Opens a pool. When a thread is lost, its jobs run again, each alone in a thread. A job that loses its thread while alone
 * has failed.
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


/***/ }),

/***/ 97738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ ownWorkerFile)
/* harmony export */ });
/** The program of presend's worker threads. */
/** In dist/, every chunk is in the same folder as worker.js. */
function ownWorkerFile() {
    const path = import.meta.url.endsWith('.ts') ? '../../worker.ts' : './worker.js';
    return new URL(path, import.meta.url);
}


/***/ }),

/***/ 81444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ startThread)
});

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./lib/world/workers/heap-watch.js
/** Monitors the memory of a busy thread. */
/** A thread allocates at most a few hundred MiB per second. */
const lookEveryMs = 50;
/** Calls `onLimit` at each check that finds the thread's heap and buffers larger than `memoryMb`. */
function watchHeap(worker, memoryMb, onLimit) {
    let timer;
    let isLooking = false;
    return {
        watch: () => {
            timer ??= setInterval(() => void look(), lookEveryMs).unref();
        },
        rest: () => {
            clearInterval(timer);
            timer = undefined;
        },
    };
    async function look() {
        // The thread answers only between two of its tasks, which can take a while.
        if (isLooking)
            return;
        isLooking = true;
        try {
            const { used_heap_size: heapBytes, external_memory: bufferBytes } = await worker.getHeapStatistics();
            if (timer !== undefined && heapBytes + bufferBytes > memoryMb * 1024 * 1024)
                onLimit();
        }
        catch {
            // The thread has ended, which its owner hears in another way.
        }
        finally {
            isLooking = false;
        }
    }
}

;// CONCATENATED MODULE: ./lib/world/workers/job-clock.js
/** Measures how long a job runs, without the time it waits for the main thread. */
/** Calls `onLimit` once when the job has run for `limitMs`; never if that is infinite. */
function startJobClock(limitMs, onLimit) {
    let remainingMs = limitMs;
    let startedAtMs = 0;
    let pauseCount = 0;
    let isStopped = false;
    let timer;
    start();
    function start() {
        startedAtMs = performance.now();
        // A timer with an infinite delay would fire at once.
        if (Number.isFinite(limitMs))
            timer = setTimeout(onLimit, remainingMs);
    }
    return {
        pause: () => {
            pauseCount += 1;
            if (pauseCount > 1 || isStopped)
                return;
            clearTimeout(timer);
            remainingMs = Math.max(0, remainingMs - (performance.now() - startedAtMs));
        },
        resume: () => {
            pauseCount -= 1;
            if (pauseCount === 0 && !isStopped)
                start();
        },
        stop: () => {
            isStopped = true;
            clearTimeout(timer);
        },
    };
}

;// CONCATENATED MODULE: ./lib/world/workers/running-jobs.js
/** The jobs running in one thread, each with its time limit and the functions it may call. */

/** Starts with no job. */
function runningJobs({ onLimit, onAnswer }) {
    const running = new Map();
    /** Keyed by callback, because a job that is run again is a new object with the same callbacks. */
    const idsByCallback = new Map();
    let lastJobId = 0;
    return {
        get count() {
            return running.size;
        },
        get hasExclusive() {
            return running.values().some(({ job }) => job.isAlone);
        },
        add: (job) => {
            lastJobId += 1;
            idsByCallback.set(job.onDone, lastJobId);
            running.set(lastJobId, { job, clock: startJobClock(job.timeLimitMs, onLimit), isAborted: false });
            return lastJobId;
        },
        abort: (job) => {
            const jobId = idsByCallback.get(job.onDone);
            const found = jobId === undefined ? undefined : running.get(jobId);
            if (jobId === undefined || found === undefined)
                return null;
            found.isAborted = true;
            return jobId;
        },
        clear: () => {
            const all = [...running.keys()].map(take).filter((one) => one !== null);
            return all.filter(({ isAborted }) => !isAborted).map(({ job }) => job);
        },
        receive: (message) => {
            if (message.type === 'call')
                void answer(message);
            else
                settle(message, take(message.jobId));
        },
    };
    async function answer({ jobId, callId, call }) {
        const one = running.get(jobId);
        if (one === undefined)
            return;
        one.clock.pause();
        const result = await callPort(call, one.job.ports);
        one.clock.resume();
        if (running.has(jobId))
            onAnswer(callId, result);
    }
    function take(jobId) {
        const one = running.get(jobId) ?? null;
        one?.clock.stop();
        running.delete(jobId);
        if (one !== null)
            idsByCallback.delete(one.job.onDone);
        return one;
    }
}
function settle(message, one) {
    if (one === null || one.isAborted)
        return;
    if (message.type === 'done')
        one.job.onDone(message.value);
    else
        one.job.onFailed(message.message);
}
async function callPort({ name, args }, ports) {
    try {
        const port = ports[name];
        if (port === undefined)
            throw new TypeError(`this job has no port named ${name}`);
        return { status: 'ok', value: await port(...args) };
    }
    catch (error) {
        return { status: 'error', message: error instanceof Error ? error.message : String(error) };
    }
}

;// CONCATENATED MODULE: ./lib/world/workers/worker-thread.js
/** Main-thread side of one worker thread: starts it, sends it jobs, terminates it when a job exceeds a limit. */



/**
 * V8 aborts the whole process, not just the thread, when one allocation exceeds its limit by far. V8's limit is therefore
 * higher than ours by more than a thread can allocate between two checks.
 */
const headroomMb = 2048;
/** Starts a thread with an empty environment: a job reads nothing but its input. */
function startThread({ file, memoryMb, onLost }) {
    const worker = startWorker(file, memoryMb + headroomMb);
    const heap = watchHeap(worker, memoryMb, () => end('memory-limit'));
    const running = runningJobs({
        onLimit: () => end('time-limit'),
        onAnswer: (callId, result) => post(worker, { type: 'answer', callId, result }),
    });
    let isLost = false;
    worker.on('message', (message) => {
        running.receive(message);
        if (running.count > 0)
            return;
        worker.unref();
        heap.rest();
    });
    worker.on('error', (error) => end(isOutOfMemory(error) ? 'memory-limit' : 'crashed'));
    worker.on('exit', () => end('crashed'));
    return {
        get jobCount() {
            return running.count;
        },
        get hasExclusiveJob() {
            return running.hasExclusive;
        },
        run: (job) => {
            worker.ref();
            heap.watch();
            post(worker, { type: 'run', jobId: running.add(job), name: job.name, input: job.input });
        },
        abort: (job) => {
            const jobId = running.abort(job);
            if (jobId !== null)
                post(worker, { type: 'abort', jobId });
        },
        end,
    };
    function end(loss) {
        if (isLost)
            return;
        isLost = true;
        heap.rest();
        void worker.terminate();
        const wasShared = running.count > 1;
        const jobs = running.clear();
        onLost(loss, wasShared ? jobs : jobs.map(asAlone));
    }
}
function asAlone(job) {
    return { ...job, isAlone: true };
}
function startWorker(file, memoryMb) {
    const worker = new external_node_worker_threads_.Worker(file, {
        env: {},
        argv: [],
        // Untrusted text printed by a library must not reach the log, where it could form a workflow command.
        stdout: true,
        stderr: true,
        // V8's default young generation would waste up to 100 MB per thread.
        resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    worker.unref();
    return worker;
}
function post(worker, message) {
    worker.postMessage(message);
}
function isOutOfMemory(error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}


/***/ })

};
