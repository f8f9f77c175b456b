export const id = 2079;
export const ids = [2079];
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
/** Days as YYYY-MM-DD, as the wire has them: the provider's, without a time zone. They sort as texts do. */
const dayMs = 86_400_000;
/** The day of a moment in UTC. */
function dayOf(epochMs) {
    return new Date(epochMs).toISOString().slice(0, 10);
}
/** The day that these numbers name; `null`: there is none. */
function dayFrom(year, month, day) {
    if (![year, month, day].every(Number.isInteger) || year < 1 || year > 9999)
        return null;
    const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
    return isDay(text) ? text : null;
}
/** Whether a text is a day that exists: a calendar takes 30 February for 2 March. */
function isDay(text) {
    const startMs = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? startOfDay(text) : Number.NaN;
    return !Number.isNaN(startMs) && dayOf(startMs) === text;
}
/** When it begins in UTC; NaN for what is no day. */
function startOfDay(day) {
    return Date.parse(`${day}T00:00:00Z`);
}
/** The day so many days later, or earlier when negative. */
function plusDays(day, count) {
    return dayOf(startOfDay(day) + count * dayMs);
}
/** How many days `later` is after `earlier`; 0 for the same day, negative when it is before. */
function daysBetween(earlier, later) {
    return Math.round((startOfDay(later) - startOfDay(earlier)) / dayMs);
}
/** All days from the first to the last, both included. */
function daysIn({ startDate, endDate }) {
    return Array.from({ length: Math.max(daysBetween(startDate, endDate) + 1, 0) }, (_, index) => plusDays(startDate, index));
}


/***/ }),

/***/ 89759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ey: () => (/* binding */ createToken),
/* harmony export */   FA: () => (/* binding */ tryWrite),
/* harmony export */   VT: () => (/* binding */ listRevokedTokens),
/* harmony export */   aM: () => (/* binding */ setPlan),
/* harmony export */   dh: () => (/* binding */ listTokens),
/* harmony export */   fm: () => (/* binding */ findToken),
/* harmony export */   gQ: () => (/* binding */ tokenSubject),
/* harmony export */   pI: () => (/* binding */ parseToken),
/* harmony export */   w$: () => (/* binding */ revokeToken),
/* harmony export */   zf: () => (/* binding */ countRequest)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20189);
/* harmony import */ var _sql_database_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43915);
/** Questions about tokens and request counts. */


/** What a request counts against when it comes with this token. */
function tokenSubject(tokenId) {
    return `token:${tokenId}`;
}
/** Writes a token. */
async function createToken(database, token) {
    await database.transact(() => (0,_sql_database_js__WEBPACK_IMPORTED_MODULE_0__/* .changesOf */ .fs)(database.db.insertInto('api_tokens').values({
        id: token.tokenId,
        token_hash: token.tokenHash,
        prefix: token.prefix,
        workspace_id: token.workspaceId,
        account_plan: token.accountPlan,
        name: token.name,
        created_at_ms: token.createdAtMs,
        revoked_at_ms: token.revokedAtMs,
    })));
}
/** The token with this hash, revoked or not. */
function findToken(db, tokenHash) {
    return db.selectFrom('api_tokens').selectAll().where('token_hash', '=', tokenHash);
}
/** Every token, oldest first. */
async function listTokens(db) {
    const rows = await listedTokens(db).orderBy('api_tokens.created_at_ms').orderBy('api_tokens.id').execute();
    return rows.map(parseListedToken);
}
/** Ends a token, unless it has ended before. */
async function revokeToken(database, tokenId, nowMs) {
    return await database.transact(() => revocationSteps(database.db, tokenId, nowMs));
}
function* revocationSteps(db, tokenId, nowMs) {
    yield* (0,_sql_database_js__WEBPACK_IMPORTED_MODULE_0__/* .changesOf */ .fs)(db
        .updateTable('api_tokens')
        .set({ revoked_at_ms: nowMs })
        .where('id', '=', tokenId)
        .where('revoked_at_ms', 'is', null));
    const row = yield* (0,_sql_database_js__WEBPACK_IMPORTED_MODULE_0__/* .firstRowOf */ .q5)(listedTokens(db).where('api_tokens.id', '=', tokenId));
    return row === null ? null : parseListedToken(row);
}
/** Changes the plan of every live token of a workspace. @returns how many there are */
async function setPlan(database, workspaceId, plan) {
    const { db } = database;
    const rows = await database.transact(() => (0,_sql_database_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsOf */ .RO)(db
        .updateTable('api_tokens')
        .set({ account_plan: plan })
        .where('workspace_id', '=', workspaceId)
        .where('revoked_at_ms', 'is', null)
        .returning('id')));
    return rows.length;
}
/** SQLite takes 32,766 bound values a statement. */
const idsPerQuery = 10_000;
/** Those of `tokenIds` that no longer let anybody in. */
async function listRevokedTokens(db, tokenIds) {
    const valid = new Set();
    for (let start = 0; start < tokenIds.length; start += idsPerQuery) {
        const ids = tokenIds.slice(start, start + idsPerQuery);
        const rows = await db
            .selectFrom('api_tokens')
            .select('id')
            .where('id', 'in', ids)
            .where('revoked_at_ms', 'is', null)
            .execute();
        for (const { id } of rows)
            valid.add(id);
    }
    return tokenIds.filter((id) => !valid.has(id));
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
 * One row a subject, so nothing needs sweeping. A window never goes back: an instance whose clock is behind counts
 * into the newest one.
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
/** Changes a row that means nothing, and waits until the disk has it. */
async function tryWrite(database) {
    await database.transact(() => (0,_sql_database_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsOf */ .RO)(countRequest(database.db, { subject: 'readiness', windowStartMs: 0, nowMs: 0 })));
}
/** A row of `api_tokens` as a value. */
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
/* harmony export */   K: () => (/* binding */ toNumericId),
/* harmony export */   l: () => (/* binding */ isKnownTo)
/* harmony export */ });
/** The question that every request asks first: who is it, how often in this hour, and which test does it want. */
/** True when the seeds of `test` need not be read. */
function isKnownTo({ needsSeeds, known }, test) {
    if (!needsSeeds)
        return true;
    return known !== null && known.numericId === test.numericId && known.revision === test.revision;
}
/**
 * The numeric id that a text spells, `null` for everything else. One id has one spelling: what links, logs and caches call
 * by two names would be two things. Tracking ids and keys are longer than any number we count to, so digits alone can only
 * be a numeric id.
 */
function toNumericId(name) {
    return /^[1-9]\d{0,14}$/u.test(name) ? Number(name) : null;
}


/***/ }),

/***/ 56494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ groupCommit)
/* harmony export */ });
/** Writes of the same moment made together: one transaction, and so one wait for the disk, for all of them. */
/** How many items one write takes at most: what waits longer than this goes into the next one. */
const maxGroupSize = 500;
/**
 * A function that adds one item and resolves once it is written; all items of a failed write reject with its error.
 * While a write is under way, what comes waits for the next one, so the busier it gets, the less a single item costs.
 *
 * @param write writes all items or none; never called twice at once
 */
function groupCommit(write) {
    let waiting = [];
    let isBusy = false;
    async function writeAll() {
        while (waiting.length > 0) {
            const group = waiting.slice(0, maxGroupSize);
            waiting = waiting.slice(maxGroupSize);
            await writeGroup(group, write);
        }
        isBusy = false;
    }
    return async (item) => {
        await new Promise((resolve, reject) => {
            waiting.push({ item, resolve, reject });
            if (isBusy)
                return;
            isBusy = true;
            // Not at once: what other sockets have ready in this turn of the loop joins the first group.
            setImmediate(() => void writeAll());
        });
    };
}
async function writeGroup(group, write) {
    try {
        await write(group.map(({ item }) => item));
        for (const { resolve } of group)
            resolve();
    }
    catch (error) {
        for (const { reject } of group)
            reject(error);
    }
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
/** Tokens, request counts, tests with their seeds, and what seeds remember of messages. */

/**
 * Makes the first tables. A migration imports nothing that may change later: it must do the same in ten years, so its
 * words are written out here even where another file has them.
 */
function up(schema, words) {
    return [...accounts(schema), ...tests(schema, words), ...lists(schema), ...seeds(schema, words)];
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
function tests(schema, words) {
    return [
        schema
            .createTable('tests')
            // Counted up for ever: the number of a deleted test must never open another one.
            .addColumn('id', words.numericId.type, (column) => words.numericId.define(column.primaryKey()))
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
            // Says of `completed_at_ms` what an index can be asked for like any other value: whether it is there.
            .addColumn('is_complete', 'integer', (column) => column.notNull())
            .addColumn('revision', 'integer', (column) => column.notNull())
            .addColumn('seed_count', 'integer', (column) => column.notNull())
            .addColumn('settled_count', 'integer', (column) => column.notNull())
            .addColumn('inbox_count', 'integer', (column) => column.notNull())
            .compile(),
        // What retention deletes.
        schema.createIndex('tests_by_age').on('tests').column('created_at_ms').compile(),
    ];
}
/**
 * Lists of external tests: newest first is by id. Each list that can be asked for has an index that holds it and nothing
 * else, so that ten entries cost ten, however many tests there are; beside fifty seeds a test they weigh little.
 */
function lists(schema) {
    return [
        ofExternalTests(schema, 'tests_by_workspace').columns(['workspace_id', 'id']).compile(),
        ofExternalTests(schema, 'tests_by_source').columns(['workspace_id', 'source', 'id']).compile(),
        ofExternalTests(schema, 'tests_by_end').columns(['workspace_id', 'is_complete', 'id', 'expires_at_ms']).compile(),
        ofExternalTests(schema, 'tests_by_source_and_end')
            .columns(['workspace_id', 'source', 'is_complete', 'id', 'expires_at_ms'])
            .compile(),
        // Open ones are those that expire later than now.
        ofExternalTests(schema, 'tests_open').columns(['workspace_id', 'is_complete', 'expires_at_ms', 'source']).compile(),
        // How many tests a list has: counting them would take longer with each test.
        schema
            .createTable('test_totals')
            .addColumn('workspace_id', 'text', (column) => column.notNull())
            // `all`: of the workspace; `source`: of one source.
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
function seeds(schema, words) {
    return [
        schema
            .createTable('test_seeds')
            // The number of a result on the wire.
            .addColumn('id', words.numericId.type, (column) => words.numericId.define(column.primaryKey()))
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

/** Makes the tables; see 0001 for what a migration may import. */
function _0002_webhooks_up(schema, words) {
    return [...webhooks(schema, words), ...deliveries(schema, words)];
}
function webhooks(schema, words) {
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
            // Counts up: the highest one of a webhook is its newest secret, whatever the clocks said.
            .addColumn('id', words.numericId.type, (column) => words.numericId.define(column.primaryKey()))
            .addColumn('webhook_id', 'text', (column) => column.notNull().references('webhooks.id').onDelete('cascade'))
            .addColumn('secret', 'text', (column) => column.notNull())
            .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
            .addColumn('valid_until_ms', 'bigint')
            .compile(),
        schema.createIndex('webhook_secrets_by_webhook').on('webhook_secrets').columns(['webhook_id', 'id']).compile(),
    ];
}
function deliveries(schema, words) {
    return [
        schema
            .createTable('webhook_deliveries')
            // Counts up, so that "newest first" has one answer.
            .addColumn('id', words.numericId.type, (column) => words.numericId.define(column.primaryKey()))
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
        // Only the few that are not over yet.
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
/** Messages that were acknowledged and are not judged finally. */
/** Makes the table; see 0001 for what a migration may import. */
function _0003_inbound_messages_up(schema, words) {
    return [
        schema
            .createTable('inbound_messages')
            .addColumn('id', 'text', (column) => column.primaryKey())
            .addColumn('received_at_ms', 'bigint', (column) => column.notNull())
            .addColumn('envelope_sender', 'text')
            .addColumn('recipients', 'text', (column) => column.notNull())
            .addColumn('client', 'text', (column) => column.notNull())
            // Last: SQLite reads a row up to the column that is asked for.
            .addColumn('bytes', words.bytes, (column) => column.notNull())
            .compile(),
        schema.createIndex('inbound_messages_by_age').on('inbound_messages').columns(['received_at_ms', 'id']).compile(),
    ];
}

;// CONCATENATED MODULE: ./lib/storage/migrations/0004-directory-seeds.js
/** The seed mailboxes of the service. */
/** Makes the table; see 0001 for what a migration may import. */
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
/** Jobs, where no engine brings tables of its own. */

/** Makes the table; see 0001 for what a migration may import. */
function _0005_jobs_up(schema, words) {
    if (words.jobTable === 'of-its-engine')
        return [];
    return [
        schema
            .createTable('jobs')
            .addColumn('id', words.numericId.type, (column) => words.numericId.define(column.primaryKey()))
            .addColumn('kind', 'text', (column) => column.notNull())
            .addColumn('key', 'text', (column) => column.notNull())
            // When it may be begun: its time while it waits, the end of the lease while it runs.
            .addColumn('due_at_ms', 'bigint', (column) => column.notNull())
            // Counts up at every claim, and so tells the holder from an earlier one.
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
/** What watching mailboxes needs: why a seed is unwell, who watches it, and which tests still wait for copies. */

/** Adds columns and an index; see 0001 for what a migration may import. */
function _0006_watched_seeds_up(schema) {
    return [
        schema.alterTable('directory_seeds').addColumn('health_reason', 'text').compile(),
        schema.alterTable('directory_seeds').addColumn('watcher', 'text').compile(),
        schema.alterTable('directory_seeds').addColumn('watched_until_ms', 'bigint').compile(),
        // Of all tests there ever were, the few that are open now. Known by another column than the indexes of the lists,
        // so that no database takes this one for them.
        schema
            .createIndex('tests_awaited')
            .on('tests')
            .column('expires_at_ms')
            .where(sql/* sql */.l.ref('completed_at_ms'), 'is', null)
            .compile(),
    ];
}

;// CONCATENATED MODULE: ./lib/storage/migrations/0007-added-seeds.js
/** Seeds that a command added: what was said of them, and their sealed secrets. */
/** Adds columns and a table; see 0001 for what a migration may import. */
function _0007_added_seeds_up(schema) {
    const column = (name, type) => schema.alterTable('directory_seeds').addColumn(name, type).compile();
    return [
        // Null in all of them: the seed stands in the service file.
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
/** Whose mail a test is for, and the messages that were observed where a mailbox keeps no marks. */
/** Adds a column and a table; see 0001 for what a migration may import. */
function _0008_observed_copies_up(schema) {
    return [
        // Null: the test was created without one, and takes mail of any sender.
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
/** Accounts of providers' postmaster services, their domains, and a row for each domain and day. */
/** Makes the tables; see 0001 for what a migration may import. */
function _0009_postmaster_up(schema, words) {
    return [_0009_postmaster_accounts(schema, words), domains(schema, words), days(schema, words)];
}
function _0009_postmaster_accounts(schema, words) {
    return schema
        .createTable('postmaster_accounts')
        .addColumn('id', words.numericId.type, (column) => words.numericId.define(column.primaryKey()))
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
function domains(schema, words) {
    return schema
        .createTable('postmaster_domains')
        .addColumn('id', words.numericId.type, (column) => words.numericId.define(column.primaryKey()))
        .addColumn('account_id', 'bigint', (column) => column.notNull().references('postmaster_accounts.id').onDelete('cascade'))
        .addColumn('domain', 'text', (column) => column.notNull())
        .addColumn('read_until', 'text')
        .addColumn('read_at_ms', 'bigint')
        .addColumn('standing', 'text')
        .addUniqueConstraint('postmaster_domains_by_name', ['account_id', 'domain'])
        .compile();
}
/**
 * Columns and not one JSON text a day: 1,000 domains × 400 days take half the space so, and one domain is read in two
 * thirds of the time (measured on SQLite: 113 MB against 220 MB, 1.2 ms against 1.7 ms at the 99th percentile).
 */
function days(schema, words) {
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
        .modifyEnd(words.inKeyOrder)
        .compile();
}

;// CONCATENATED MODULE: ./lib/storage/migrations/0010-dmarc-reports.js
/** DMARC aggregate reports, what they add up to, and how far the mailboxes that they arrive in were read. */
/** Makes the tables; see 0001 for what a migration may import. */
function _0010_dmarc_reports_up(schema, words) {
    return [...reports(schema, words), ...records(schema, words), tallies(schema, words), mailboxes(schema)];
}
function reports(schema, words) {
    return [
        schema
            .createTable('dmarc_reports')
            .addColumn('id', words.numericId.type, (column) => words.numericId.define(column.primaryKey()))
            .addColumn('account_id', 'bigint', (column) => column.notNull().references('postmaster_accounts.id').onDelete('cascade'))
            // A digest: what tells reports apart is of any length.
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
function records(schema, words) {
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
            .modifyEnd(words.inKeyOrder)
            .compile(),
    ];
}
function tallies(schema, words) {
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
        .modifyEnd(words.inKeyOrder)
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
/** What kind of mail a test is for. */
/** Adds a column; see 0001 for what a migration may import. */
function _0011_mail_type_up(schema) {
    // Null: the test was created without one.
    return [schema.alterTable('tests').addColumn('mail_type', 'text').compile()];
}

// EXTERNAL MODULE: ./lib/storage/sql-database.js
var sql_database = __webpack_require__(43915);
;// CONCATENATED MODULE: ./lib/storage/migrate.js
/** Brings a database to today's schema, or refuses one that a newer presend has written. */














/** Every migration, in order of its name; names are never changed, entries never removed. */
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
/** Compares. `done`: the names in the database's `presend_migrations`. */
function compareMigrations(done) {
    return {
        pending: Object.keys(migrations).filter((name) => !done.includes(name)),
        unknown: done.filter((name) => migrations[name] === undefined),
    };
}
/**
 * Runs what is missing, all of it or nothing. Safe when several instances start at once: the lock is taken before
 * anybody looks, so the second one finds nothing to do.
 *
 * @throws PresendError STORAGE_FAILED when the database has migrations that this version does not know
 */
async function migrate(database) {
    const unknown = await database.transact(() => migrationSteps(database)).catch(refuse);
    if (unknown.length > 0)
        refuseNewer(unknown);
}
/** @returns the names of migrations that this version does not know; then nothing was changed */
function* migrationSteps({ db, words }) {
    if (words.lockMigrations !== null)
        yield words.lockMigrations.compile(db);
    yield (0,sql/* sql */.l) `create table if not exists presend_migrations (name text primary key)`.compile(db);
    const compiled = (0,sql/* sql */.l) `select name from presend_migrations order by name`.compile(db);
    const done = (yield* (0,sql_database/* rowsOf */.RO)({ compile: () => compiled })).map((row) => row.name);
    const { pending, unknown } = compareMigrations(done);
    if (unknown.length > 0)
        return unknown;
    for (const [name, up] of Object.entries(migrations)) {
        if (!pending.includes(name))
            continue;
        for (const statement of up(db.schema, words))
            yield statement;
        const noted = (0,sql/* sql */.l) `insert into presend_migrations (name) values (${name})`.compile(db);
        yield* (0,sql_database/* changesOf */.fs)({ compile: () => noted });
    }
    return [];
}
/** @throws PresendError STORAGE_FAILED */
function refuseNewer(names) {
    throw new presend_error/* PresendError */.W({
        code: 'STORAGE_FAILED',
        outcome: 'inconclusive',
        done: 'Opening the database',
        came: `migrations of a newer presend (${names.join(', ')})`,
        expected: 'a database written by this version or an older one',
        todo: 'use the presend version that wrote it last, or another database; nothing was changed',
    });
}
function refuse(error) {
    throw new presend_error/* PresendError */.W({
        code: 'STORAGE_FAILED',
        outcome: 'inconclusive',
        done: 'Bringing the database to the schema of this version',
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
/** Rows become values here and nowhere else. */
/** A row of `tests` as a value. */
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
/** A row of `test_seeds` as a value. */
function parseSeedRow(row) {
    return {
        address: row.address,
        providerType: row.provider_type,
        providerName: row.provider_name,
        result: parseRecord(row),
    };
}
/** A row of `inbound_messages` as a value. */
function parseInboundRow(row) {
    return {
        messageId: row.id,
        // A Buffer is more than was put in, and may lie in a pool.
        bytes: new Uint8Array(row.bytes),
        receivedAtMs: row.received_at_ms,
        envelopeSender: row.envelope_sender,
        recipients: parseJson(row.recipients, isTexts),
        client: parseJson(row.client, isClient),
    };
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
 * JSON that this room wrote itself. Looking at its outline is enough to notice a row that something else has changed.
 *
 * @throws TypeError when it has another outline
 */
function parseJson(text, isRight) {
    const value = JSON.parse(text);
    if (!isRight(value))
        throw new TypeError('a JSON column of the database holds something else than presend wrote');
    return value;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** A JSON column that holds texts by name. @throws TypeError when it holds something else */
function parseTexts(text) {
    return parseJson(text, isTextsByName);
}
function isTextsByName(value) {
    return isObject(value) && Object.values(value).every((entry) => typeof entry === 'string');
}
function isTexts(value) {
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
/* harmony export */   RO: () => (/* binding */ rowsOf),
/* harmony export */   Xt: () => (/* binding */ areRowsOf),
/* harmony export */   fs: () => (/* binding */ changesOf),
/* harmony export */   q5: () => (/* binding */ firstRowOf)
/* harmony export */ });
/** What a SQL database must do for the queries of this room. */
/** One statement and its rows. */
function* rowsOf(query) {
    const compiled = query.compile();
    const { rows } = yield compiled;
    if (!areRowsOf(compiled, rows))
        throw new TypeError('the database driver gave something else than rows');
    return rows;
}
/** One statement and its first row; `null`: it has none. */
function* firstRowOf(query) {
    const [row] = yield* rowsOf(query);
    return row ?? null;
}
/** One statement and how many rows it changed. */
function* changesOf(query) {
    const { changedCount } = yield query.compile();
    return changedCount;
}
/** The columns are kysely's word, as everywhere: it typed the query, and migrations made the tables. */
function areRowsOf(_query, rows) {
    return rows.every((row) => typeof row === 'object' && row !== null);
}


/***/ }),

/***/ 89910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ sqlStore)
});

// EXTERNAL MODULE: ./lib/storage/account-queries.js
var account_queries = __webpack_require__(89759);
// EXTERNAL MODULE: ./lib/storage/parse-rows.js
var parse_rows = __webpack_require__(96758);
// EXTERNAL MODULE: ./lib/storage/sql-database.js
var sql_database = __webpack_require__(43915);
// EXTERNAL MODULE: ./lib/storage/without-nul.js
var without_nul = __webpack_require__(15727);
;// CONCATENATED MODULE: ./lib/storage/added-seed-queries.js
/** Questions about the seeds that commands added. */



/** Adds a seed with its secrets, or says why it cannot. */
async function addSeed(database, seed, mode) {
    return await database.transact(() => addingSteps(database.db, seed, mode));
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
        yield* keepSecrets(db, added);
        return isRemoved ? 'added' : 'replaced';
    }
    yield* keepSecrets(db, added);
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
        given: (0,without_nul/* withoutNul */.S)(JSON.stringify(given)),
        ca_pem: caPem === null ? null : (0,without_nul/* withoutNul */.S)(caPem),
    };
}
/** Exactly these, and none of those that it had before. */
function* keepSecrets(db, { seed: { address }, secrets }) {
    yield* (0,sql_database/* changesOf */.fs)(db.deleteFrom('seed_secrets').where('address', '=', address));
    for (const name of secretNames) {
        const sealed = secrets[name];
        if (sealed !== undefined)
            yield* (0,sql_database/* changesOf */.fs)(db.insertInto('seed_secrets').values({ address, name, sealed }));
    }
}
const secretNames = ['password', 'client-secret', 'refresh-token', 'renewed-refresh-token'];
/** Marks a seed as removed. */
async function removeSeed(database, address, change) {
    return await database.transact(() => removingSteps(database.db, address.toLowerCase(), change));
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
/** Which added seeds there are, and whether they have changed. */
async function listAddedMarks(db) {
    const rows = await db
        .selectFrom('directory_seeds')
        .select(['address', 'revision', 'removed_at_ms'])
        .where('added_at_ms', 'is not', null)
        .orderBy('added_at_ms')
        .orderBy('address')
        .execute();
    return rows.map(toMark);
}
/** All of them, with their sealed secrets. */
async function listAddedSeeds(db) {
    const rows = await db
        .selectFrom('directory_seeds')
        .selectAll()
        .where('added_at_ms', 'is not', null)
        .orderBy('added_at_ms')
        .orderBy('address')
        .execute();
    const secrets = await db.selectFrom('seed_secrets').selectAll().execute();
    const byAddress = Map.groupBy(secrets, (secret) => secret.address);
    return rows.map((row) => toAddedSeed(row, byAddress.get(row.address) ?? []));
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
/** Deletes a removed seed and its secrets. */
async function forgetSeed(database, { address, revision }) {
    await database.transact(() => forgettingSteps(database.db, address, revision));
}
function* forgettingSteps(db, address, revision) {
    const gone = yield* (0,sql_database/* changesOf */.fs)(db
        .deleteFrom('directory_seeds')
        .where('address', '=', address)
        .where('revision', '=', revision)
        .where('removed_at_ms', 'is not', null));
    if (gone > 0)
        yield* (0,sql_database/* changesOf */.fs)(db.deleteFrom('seed_secrets').where('address', '=', address));
}
/** One sealed secret. */
async function findSeedSecret(db, address, name) {
    const row = await db
        .selectFrom('seed_secrets')
        .select('sealed')
        .where('address', '=', address)
        .where('name', '=', name)
        .executeTakeFirst();
    return row?.sealed ?? null;
}
/** Writes one sealed secret. */
async function keepSeedSecret(database, secret) {
    const { sealed } = secret;
    await database.transact(() => (0,sql_database/* changesOf */.fs)(database.db
        .insertInto('seed_secrets')
        .values(secret)
        .onConflict((conflict) => conflict.columns(['address', 'name']).doUpdateSet({ sealed }))));
}
/** One secret sealed anew; see AddedSeedStore. */
async function replaceSeedSecret(database, change) {
    const { address, name, before, after } = change;
    const replaced = database.db
        .updateTable('seed_secrets')
        .set({ sealed: after })
        .where('address', '=', address)
        .where('name', '=', name)
        .where('sealed', '=', before);
    return (await database.transact(() => (0,sql_database/* changesOf */.fs)(replaced))) > 0;
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
;// CONCATENATED MODULE: ./lib/storage/delivery-queries.js
/** Questions about deliveries of events and their attempts. */


/** The webhooks that hear of a test; none of them is deleted before the transaction ends. */
function* webhookIdsOfTest({ db, words }, testId) {
    const rows = yield* (0,sql_database/* rowsOf */.RO)(db
        .selectFrom('webhooks')
        .select('id')
        .where('workspace_id', '=', (eb) => eb.selectFrom('tests').select('workspace_id').where('id', '=', testId))
        .orderBy('id')
        .modifyEnd(words.holdRows));
    return rows.map((row) => row.id);
}
/** The webhooks of a workspace; none of them is deleted before the transaction ends. */
function* webhookIdsOfWorkspace({ db, words }, workspaceId) {
    const rows = yield* (0,sql_database/* rowsOf */.RO)(db
        .selectFrom('webhooks')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .orderBy('id')
        .modifyEnd(words.holdRows));
    return rows.map((row) => row.id);
}
/** Writes one event for several webhooks, due at once. */
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
/** One delivery. */
async function findDelivery(db, deliveryId) {
    const row = await db
        .selectFrom('webhook_deliveries')
        .selectAll()
        .where('delivery_id', '=', deliveryId)
        .executeTakeFirst();
    return row === undefined ? null : parseDelivery(row);
}
/** The newest deliveries of a webhook. */
async function listDeliveries(db, webhookId, limit) {
    const rows = await db
        .selectFrom('webhook_deliveries')
        .selectAll()
        .where('webhook_id', '=', webhookId)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
    return rows.map(parseDelivery);
}
/** Deliveries whose attempt was due in a span of time; the partial index holds only those that are not over. */
async function listDueDeliveries(db, due, limit) {
    const rows = await db
        .selectFrom('webhook_deliveries')
        .selectAll()
        .where('next_attempt_at_ms', '>=', due.fromMs)
        .where('next_attempt_at_ms', '<', due.beforeMs)
        .orderBy('next_attempt_at_ms')
        .limit(limit)
        .execute();
    return rows.map(parseDelivery);
}
/** The attempts of a delivery in order. */
async function listAttempts(db, deliveryId) {
    const rows = await db
        .selectFrom('webhook_attempts')
        .selectAll()
        .where('delivery_id', '=', deliveryId)
        .orderBy('attempt_number')
        .execute();
    return rows.map((row) => ({
        attemptNumber: row.attempt_number,
        startedAtMs: row.started_at_ms,
        durationMs: row.duration_ms,
        statusCode: row.status_code,
        detail: row.detail,
    }));
}
/** Writes an attempt down and what it leads to. */
async function recordAttempt(database, outcome) {
    await database.transact(() => attemptSteps(database.db, outcome));
}
/** The delivery is moved on first: that takes its lock, and says whether the attempt is news. */
function* attemptSteps(db, { deliveryId, attempt, next }) {
    const movedCount = yield* (0,sql_database/* changesOf */.fs)(db
        .updateTable('webhook_deliveries')
        .set({
        state: next.state,
        attempt_count: attempt.attemptNumber,
        next_attempt_at_ms: next.state === 'pending' ? next.nextAttemptAtMs : null,
        ended_at_ms: next.state === 'pending' ? null : Math.round(attempt.startedAtMs + attempt.durationMs),
    })
        .where('delivery_id', '=', deliveryId)
        .where('attempt_count', '<', attempt.attemptNumber));
    if (movedCount === 0)
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
/** The same event once more. */
async function redeliver(database, deliveryId, again) {
    return (await database.transact(() => (0,sql_database/* changesOf */.fs)(repeatDelivery(database.db, deliveryId, again)))) > 0;
}
/** What a repetition takes over, and what it begins anew; a second call of `columns` would forget the first. */
const eventColumns = ['delivery_id', 'webhook_id', 'idempotency_key', 'body'];
const stateColumns = ['state', 'attempt_count', 'next_attempt_at_ms', 'created_at_ms', 'repeats'];
function repeatDelivery(db, deliveryId, again) {
    return db
        .insertInto('webhook_deliveries')
        .columns([...eventColumns, ...stateColumns])
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

// EXTERNAL MODULE: ./lib/storage/test-columns.js
var test_columns = __webpack_require__(53803);
;// CONCATENATED MODULE: ./lib/storage/total-queries.js
/** How many external tests there are: counted as they come and go, since counting them when asked takes ever longer. */


/** Adds to the counts of a test's workspace and source; only external tests are counted. */
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
/** The counts of a workspace, or of one of its sources. */
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

;// CONCATENATED MODULE: ./lib/storage/copy-queries.js
/** Questions about copies that arrive. */






/** How much each status says: a record replaces only one that says less. */
const statusRanks = { deferred: 1, undecided: 2, refused: 2, placed: 3 };
/**
 * A function that finds which test a copy belongs to, and what its seed remembers of the message, in one query. The
 * query is written once for each count of ids: it is asked for every copy that arrives, and writing it takes longer
 * than SQLite takes to answer.
 */
function findsCopyTargets(db) {
    const queries = new Map();
    return async ({ trackingIds, address, messageKey }) => {
        if (trackingIds.length === 0)
            return null;
        const query = queries.get(trackingIds.length) ?? copyTargetQuery(db, trackingIds);
        queries.set(trackingIds.length, query);
        const filled = { ...query, parameters: [messageKey, ...trackingIds, address] };
        const { rows } = await db.executeQuery(filled);
        const first = trackingIds.map((id) => rows.find((row) => row.tracking_id === id)).find((row) => row);
        if (first === undefined)
            return null;
        return {
            numericId: first.id,
            trackingId: first.tracking_id,
            address: first.address,
            providerType: first.provider_type,
            providerName: first.provider_name,
            createdAtMs: first.created_at_ms,
            expiresAtMs: first.expires_at_ms,
            senderDomain: first.sender_domain,
            mailType: first.mail_type,
            shownStatus: first.status,
            acceptedCopyCount: first.accepted_count ?? 0,
            temporaryRefusalCount: first.deferred_count ?? 0,
        };
    };
}
/** Its parameters are a Message-ID's key, the ids, and an address. */
function copyTargetQuery(db, trackingIds) {
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
/** What open tests still wait for. Written as a cross join, since SQLite keeps the order of those: tests come first. */
async function listAwaitedCopies(db, nowMs) {
    const rows = await db
        .selectFrom('tests')
        .crossJoin('test_seeds')
        .select(['test_seeds.address', 'tests.tracking_id', 'tests.created_at_ms'])
        .whereRef('test_seeds.test_id', '=', 'tests.id')
        .where('tests.completed_at_ms', 'is', null)
        .where('tests.expires_at_ms', '>', nowMs)
        .where('test_seeds.settling_count', '=', 0)
        .execute();
    return rows.map((row) => ({
        address: row.address,
        trackingId: row.tracking_id,
        createdAtMs: row.created_at_ms,
    }));
}
/** Counts a copy, and records what came of it where the seed shows nothing or less. */
async function recordCopy(database, copy) {
    return await database.transact(() => recordingSteps(database, copy));
}
/**
 * Every recording locks rows in this order: copy, seed, webhooks, test, totals. Two that meet wait in line and never for
 * each other; what many share comes last and is held shortest.
 */
function* recordingSteps({ db, words }, copy) {
    yield countCopy(db, copy).compile();
    const shown = yield* (0,sql_database/* firstRowOf */.q5)(showRecord(db, copy));
    if (shown === null)
        return { status: 'kept', deliveryIds: [], isTestCompleted: false };
    const isNewlySettled = copy.record.isSettled && shown.settling_count === 1;
    const { toEvent, record } = copy;
    const webhookIds = isNewlySettled && toEvent !== undefined ? yield* webhookIdsOfTest({ db, words }, copy.numericId) : [];
    const test = yield* updateTest(db, copy, isNewlySettled ? 1 : 0);
    const isTestCompleted = isNewlySettled && test.completedAtMs !== null && test.settledCount === test.seedCount;
    if (isTestCompleted)
        yield* addToTotals(db, test, { total: 0, complete: 1 });
    if (toEvent === undefined || webhookIds.length === 0)
        return { status: 'recorded', deliveryIds: [], isTestCompleted };
    const seed = { address: copy.address, providerType: shown.provider_type, providerName: shown.provider_name };
    const event = toEvent({ resultId: shown.id, test, seed, record });
    // Made of the two ids, so that a seed can never be told twice to one webhook.
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
/** Compares and writes in one statement, so that of two copies at once exactly one is first. */
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
/** Counts on the test itself, so that a summary never counts seeds. */
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
        throw new TypeError(`test ${numericId} is gone while its seed is there`);
    return (0,parse_rows/* parseTestRow */.kp)(row);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/contract/day.js
var day = __webpack_require__(29824);
;// CONCATENATED MODULE: ./lib/storage/postmaster-rows.js
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

;// CONCATENATED MODULE: ./lib/storage/postmaster-account-queries.js
/** Questions about postmaster accounts, their grants, and who syncs them. */





/** The account of that address, made when there is none. */
async function ensureAccount(database, account) {
    return await database.transact(() => ensureSteps(database.db, account));
}
function* ensureSteps(db, { workspaceId, email, source, nowMs }) {
    const insert = db
        .insertInto('postmaster_accounts')
        .values({
        workspace_id: (0,without_nul/* withoutNul */.S)(workspaceId),
        email: (0,without_nul/* withoutNul */.S)(email.toLowerCase()),
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
        .where('email', '=', (0,without_nul/* withoutNul */.S)(email.toLowerCase()))
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
function* revokeSteps({ db, words }, end) {
    const { accountId, sealedRefreshToken, nowMs, problem, toEvent } = end;
    const row = yield* (0,sql_database/* firstRowOf */.q5)(db
        .updateTable('postmaster_accounts')
        .set({
        grant_state: 'revoked',
        sealed_refresh_token: null,
        grant_ended_at_ms: nowMs,
        sync_problem: (0,without_nul/* withoutNul */.S)(problem),
    })
        .where('id', '=', accountId)
        .where('grant_state', '=', 'active')
        .where('sealed_refresh_token', '=', sealedRefreshToken)
        .returning(accountColumns));
    if (row === null)
        return null;
    const account = parseAccountRow(row);
    const webhookIds = yield* webhookIdsOfWorkspace({ db, words }, account.workspaceId);
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
    const problem = outcome.problem === undefined ? null : (0,without_nul/* withoutNul */.S)(outcome.problem);
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

;// CONCATENATED MODULE: ./lib/storage/postmaster-day-queries.js
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
    const sorted = [...new Set(names.map(without_nul/* withoutNul */.S))].toSorted(byText);
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
    const id = ids.get((0,without_nul/* withoutNul */.S)(domain));
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
        .where('postmaster_domains.domain', '=', (0,without_nul/* withoutNul */.S)(query.domain))
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

;// CONCATENATED MODULE: ./lib/storage/dmarc-queries.js
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
        overrides: (0,without_nul/* withoutNul */.S)(JSON.stringify(record.overrides)),
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
        organization: (0,without_nul/* withoutNul */.S)(report.organization),
        contact: (0,without_nul/* withoutNul */.S)(report.contact),
        report_id: (0,without_nul/* withoutNul */.S)(report.reportId),
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
        .where('name', '=', (0,without_nul/* withoutNul */.S)(mailbox))
        .executeTakeFirst();
    return row === undefined ? null : { uidValidity: row.uid_validity, nextUid: row.next_uid };
}
/** Writes it down. */
async function writeCursor(database, mailbox, cursor) {
    const row = { uid_validity: (0,without_nul/* withoutNul */.S)(cursor.uidValidity), next_uid: cursor.nextUid };
    const written = database.db
        .insertInto('dmarc_mailboxes')
        .values({ name: (0,without_nul/* withoutNul */.S)(mailbox), ...row })
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

;// CONCATENATED MODULE: ./lib/storage/dmarc-source-queries.js
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
    const name = (0,without_nul/* withoutNul */.S)(domain);
    const pattern = `%.${name.replaceAll(/[\\%_]/gu, '\\$&')}`;
    return (0,sql/* sql */.l) `(${column} = ${name} or ${column} like ${pattern} escape '\\')`;
}
/** Its own name included, so that the list is never empty. */
function parentsOf(domain) {
    const labels = (0,without_nul/* withoutNul */.S)(domain).split('.');
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

;// CONCATENATED MODULE: ./lib/storage/inbound-queries.js
/** Questions about messages that wait for their judgement. */


/**
 * A function that keeps a message; one of the same id is kept instead. Its statement is written once: kysely would take
 * longer to write it than SQLite takes to insert 20 KB.
 */
function keepsMessages(database) {
    const insert = database.db
        .insertInto('inbound_messages')
        .values({ id: '', received_at_ms: 0, envelope_sender: '', recipients: '', client: '', bytes: new Uint8Array() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .compile();
    return async (message) => {
        const { messageId, receivedAtMs, envelopeSender, recipients, client, bytes } = message;
        const texts = [JSON.stringify(recipients), JSON.stringify(client)];
        const filled = { ...insert, parameters: [messageId, receivedAtMs, envelopeSender, ...texts, bytes] };
        await database.transact(() => (0,sql_database/* changesOf */.fs)({ compile: () => filled }));
    };
}
/** One message with its bytes. */
async function findMessage(db, messageId) {
    const row = await db.selectFrom('inbound_messages').selectAll().where('id', '=', messageId).executeTakeFirst();
    return row === undefined ? null : (0,parse_rows/* parseInboundRow */.ND)(row);
}
/** The oldest messages, or those behind one that may have gone since. */
async function listMessages(db, { receivedBeforeMs, limit, after }) {
    const oldest = db
        .selectFrom('inbound_messages')
        .select(['id as messageId', 'received_at_ms as receivedAtMs'])
        .where('received_at_ms', '<', receivedBeforeMs)
        .orderBy('received_at_ms')
        .orderBy('id')
        .limit(limit);
    if (after === null)
        return await oldest.execute();
    const isBehind = oldest.where((eb) => eb(eb.refTuple('received_at_ms', 'id'), '>', eb.tuple(after.receivedAtMs, after.messageId)));
    return await isBehind.execute();
}
/** When the oldest message was received. */
async function findOldestMessageAtMs(db) {
    const row = await db
        .selectFrom('inbound_messages')
        .select('received_at_ms')
        .orderBy('received_at_ms')
        .limit(1)
        .executeTakeFirst();
    return row?.received_at_ms ?? null;
}
/** Deletes a message. */
async function dropMessage(database, messageId) {
    await database.transact(() => (0,sql_database/* changesOf */.fs)(database.db.deleteFrom('inbound_messages').where('id', '=', messageId)));
}

;// CONCATENATED MODULE: ./lib/storage/list-queries.js
/** Lists of external tests, newest first. */




/**
 * One page of external tests, and how many there are. The page costs as much as its offset, the number as much as there
 * are open tests: nothing grows with all that were ever made.
 */
async function listExternalTests(db, query) {
    const totalCount = await countTests(db, query);
    // First the numbers, which the index alone gives: rows that the offset skips are never read.
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
    // Tests that are made between the two questions are open and not yet among the total.
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
        // Written out, not bound: that is how the databases see that the indexes of external tests hold all of them.
        .where('style', '=', sql/* sql */.l.lit('external-test'))
        .where('workspace_id', '=', query.workspaceId);
    const ofSource = source === null ? ofWorkspace : ofWorkspace.where('source', '=', source);
    return status === null ? ofSource : statusFilters[status](ofSource, nowMs);
}
/** `statusOf` of test-status.ts in SQL; the store suite holds the two together. */
const statusFilters = {
    complete: (tests) => tests.where('is_complete', '=', 1),
    // A sum is in no index: so the newest come from the index by number, and not all expired ones from the one by time.
    expired: (tests, nowMs) => tests.where('is_complete', '=', 0).where((0,sql/* sql */.l) `expires_at_ms + 0`, '<=', nowMs),
    pending: (tests, nowMs) => statusFilters.open(tests, nowMs).where('revision', '=', 0),
    in_progress: (tests, nowMs) => statusFilters.open(tests, nowMs).where('revision', '>', 0),
    open: (tests, nowMs) => tests.where('is_complete', '=', 0).where('expires_at_ms', '>', nowMs),
};

;// CONCATENATED MODULE: ./lib/storage/observed-message-queries.js
/** Questions about messages that are remembered because their mailbox keeps no marks. */


/** Writes one down. */
async function rememberMessage(database, message) {
    const insert = database.db
        .insertInto('observed_messages')
        .values({ ...keyOf(message), message_key: message.messageKey, observed_at_ms: message.observedAtMs })
        .onConflict((conflict) => conflict.columns(['address', 'folder', 'uid_validity', 'uid']).doNothing());
    await database.transact(() => (0,sql_database/* changesOf */.fs)(insert));
}
/** The oldest ones of a mailbox. */
async function listRememberedMessages(db, { address, observedBeforeMs, limit }) {
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
}
/** Deletes them here; in the mailbox nothing changes. */
async function forgetMessages(database, messages) {
    await database.transact(() => forgetSteps(database.db, messages));
}
function* forgetSteps(db, messages) {
    for (const message of messages) {
        const { address, folder, uid_validity, uid } = keyOf(message);
        yield* (0,sql_database/* changesOf */.fs)(db
            .deleteFrom('observed_messages')
            .where('address', '=', address)
            .where('folder', '=', folder)
            .where('uid_validity', '=', uid_validity)
            .where('uid', '=', uid));
    }
}
/** A folder's name is a server's word. */
function keyOf({ address, folder, uidValidity, uid }) {
    return { address, folder: (0,without_nul/* withoutNul */.S)(folder), uid_validity: (0,without_nul/* withoutNul */.S)(uidValidity), uid };
}

;// CONCATENATED MODULE: ./lib/storage/retention-queries.js
/** Deletes what is old, a little at a time. */



/** Rows a transaction: a test takes its seeds and copies with it, some 100 rows for 50 seeds. */
const batchSizes = { tests: 50, messages: 100, deliveries: 500, strangers: 2000 };
/** See RetentionStore. */
async function deleteOlderThan(database, { createdBeforeMs, nowMs, onTestGone }, signal) {
    const { db } = database;
    async function deleteAll(limit, oneBatch) {
        for (let total = 0;;) {
            signal.throwIfAborted();
            const count = await oneBatch();
            total += count;
            if (count < limit)
                return total;
            // SQLite works in this thread: whoever else waits for it comes in between two batches.
            await (0,promises_.setImmediate)();
        }
    }
    const inOne = (steps) => async () => await database.transact(steps);
    const tests = await deleteAll(batchSizes.tests, async () => {
        const gone = await database.transact(() => deleteTests(db, { createdBeforeMs, nowMs }));
        for (const row of gone)
            if (row.completed_at_ms === null)
                onTestGone(row.id);
        return gone.length;
    });
    const messages = await deleteAll(batchSizes.messages, inOne(() => deleteMessages(db, createdBeforeMs)));
    await deleteAll(batchSizes.deliveries, inOne(() => deleteDeliveries(db, createdBeforeMs)));
    await deleteAll(batchSizes.strangers, inOne(() => deleteStrangers(db)));
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
    const gone = yield* (0,sql_database/* rowsOf */.RO)(db
        .deleteFrom('tests')
        .where('id', 'in', old)
        .returning(['id', 'workspace_id', 'style', 'source', 'completed_at_ms']));
    yield* takeFromTotals(db, gone);
    return gone;
}
/** In one order everywhere, so that two who take from the same counts wait in line. */
function* takeFromTotals(db, gone) {
    const groups = Map.groupBy(gone, (row) => JSON.stringify([row.workspace_id, row.style, row.source]));
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
/** Counts of client addresses before the newest hour; those of tokens say when a token was used last, and stay. */
function* deleteStrangers(db) {
    const old = db
        .selectFrom('request_counts')
        .select('subject')
        .where('subject', 'like', 'address:%')
        .where('window_start_ms', '<', (eb) => eb.selectFrom('request_counts').select((inner) => inner.fn.max('window_start_ms').as('newest')))
        .limit(batchSizes.strangers);
    return yield* (0,sql_database/* changesOf */.fs)(db.deleteFrom('request_counts').where('subject', 'in', old));
}
/** Whoever watches a mailbox deletes these with the messages; what is left is of mailboxes that nobody watches any more. */
const orphanedAfterMs = 30 * 86_400_000;
function* deleteOrphans(db, createdBeforeMs) {
    const old = db.deleteFrom('observed_messages').where('observed_at_ms', '<', createdBeforeMs - orphanedAfterMs);
    return yield* (0,sql_database/* changesOf */.fs)(old);
}

;// CONCATENATED MODULE: ./lib/storage/seed-queries.js
/** Questions about the seed mailboxes. */


/** Makes the table hold exactly these, in this order, and those that were added; `others` keep their secrets, too. */
async function syncSeeds(database, seeds, others) {
    return await database.transact(() => syncSteps(database.db, seeds, others));
}
/** In the order of addresses, so that two instances that start at once wait for each other's rows in one order. */
function* syncSteps(db, seeds, others) {
    const added = yield* (0,sql_database/* rowsOf */.RO)(db
        .selectFrom('directory_seeds')
        .select('address')
        .where('added_at_ms', 'is not', null)
        .where('removed_at_ms', 'is', null));
    const own = new Set(seeds.map((seed) => seed.address));
    const doubled = added.filter(({ address }) => own.has(address)).map(({ address }) => address);
    if (doubled.length > 0)
        return doubled;
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
/** What stands in the file is no added seed any more, should a removed one have had its address. */
const notAdded = { added_at_ms: null, removed_at_ms: null, revision: null, given: null, ca_pem: null };
/** All seeds in their order: those of the file, then those that were added, oldest first. */
async function listSeeds(db) {
    const rows = await db
        .selectFrom('directory_seeds')
        .selectAll()
        .where('removed_at_ms', 'is', null)
        .orderBy('added_at_ms', (order) => order.asc().nullsFirst())
        .orderBy('position')
        .orderBy('address')
        .execute();
    return rows.map(parseSeed);
}
/** Switches one seed. */
async function setSeedEnabled(database, address, isEnabled) {
    const row = await database.transact(() => (0,sql_database/* firstRowOf */.q5)(database.db
        .updateTable('directory_seeds')
        .set({ is_enabled: isEnabled ? 1 : 0 })
        .where('address', '=', address.toLowerCase())
        .where('removed_at_ms', 'is', null)
        .returningAll()));
    return row === null ? null : parseSeed(row);
}
/** Says how one seed is doing. */
async function setSeedHealth(database, address, said) {
    await database.transact(() => (0,sql_database/* changesOf */.fs)(database.db
        .updateTable('directory_seeds')
        .set({ health: said.health, health_reason: said.reason === null ? null : (0,without_nul/* withoutNul */.S)(said.reason) })
        .where('address', '=', address.toLowerCase())));
}
/** Takes what nobody holds, and keeps what is held already: one statement, so that of two who ask one gets it. */
async function claimSeeds(database, { holder, addresses, nowMs, untilMs }) {
    if (addresses.length === 0)
        return [];
    const rows = await database.transact(() => (0,sql_database/* rowsOf */.RO)(database.db
        .updateTable('directory_seeds')
        .set({ watcher: holder, watched_until_ms: untilMs })
        .where('address', 'in', addresses)
        .where((eb) => eb.or([eb('watcher', 'is', null), eb('watcher', '=', holder), eb('watched_until_ms', '<=', nowMs)]))
        .returning('address')));
    return rows.map((row) => row.address);
}
/** Gives all of them back. */
async function releaseSeeds(database, holder) {
    await database.transact(() => (0,sql_database/* changesOf */.fs)(database.db
        .updateTable('directory_seeds')
        .set({ watcher: null, watched_until_ms: null })
        .where('watcher', '=', holder)));
}
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
;// CONCATENATED MODULE: ./lib/storage/test-queries.js
/** Questions about tests. */






/** SQLite takes 32,766 bound values a statement, PostgreSQL 65,535; a seed has eight. */
const seedsPerInsert = 1000;
/** Writes a test with its seeds, all or nothing. */
async function createTest(database, test) {
    return await database.transact(() => creationSteps(database.db, test));
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
        throw new TypeError('the database gave no number to a new test');
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
/** The test of this name with all its seeds, in one query. */
async function findTest(db, workspaceId, name) {
    const numericId = (0,admission_queries/* toNumericId */.K)(name);
    return await readTest(testWithSeeds(db)
        .where('tests.workspace_id', '=', workspaceId)
        .where((eb) => numericId === null
        ? eb.or([eb('tests.tracking_id', '=', name), eb('tests.tracking_key', '=', name)])
        : eb('tests.id', '=', numericId)));
}
/** The test with this tracking id, of any workspace, with all its seeds, in one query. */
async function findReportedTest(db, trackingId) {
    return await readTest(testWithSeeds(db).where('tests.tracking_id', '=', trackingId));
}
function testWithSeeds(db) {
    return (db
        .selectFrom('tests')
        .innerJoin('test_seeds', 'test_seeds.test_id', 'tests.id')
        .select(test_columns/* testColumns */.g)
        // Metadata may be 16 KiB: once is enough, not once a seed.
        .select((0,sql/* sql */.l) `case when test_seeds.position = 0 then tests.metadata else '{}' end`.as('metadata'))
        .select(test_columns/* seedColumns */.X)
        .orderBy('test_seeds.position'));
}
async function readTest(query) {
    const rows = await query.execute();
    const first = rows[0];
    return first === undefined ? null : { ...(0,parse_rows/* parseTestRow */.kp)(first), seeds: rows.map(parse_rows/* parseSeedRow */.tl) };
}
/** A test in external style, without its seeds. */
async function findExternalTest(db, workspaceId, numericId) {
    const row = await db
        .selectFrom('tests')
        .select(test_columns/* testColumns */.g)
        .select('metadata')
        .where('id', '=', numericId)
        .where('workspace_id', '=', workspaceId)
        .where('style', '=', 'external-test')
        .executeTakeFirst();
    return row === undefined ? null : (0,parse_rows/* parseTestRow */.kp)(row);
}

// EXTERNAL MODULE: ./lib/world/secret.js
var secret = __webpack_require__(41502);
;// CONCATENATED MODULE: ./lib/storage/webhook-queries.js
/** Questions about webhooks and their secrets. */



/** Writes a webhook with its secrets. */
async function createWebhook(database, webhook) {
    await database.transact(() => webhook_queries_creationSteps(database.db, webhook));
}
function* webhook_queries_creationSteps(db, webhook) {
    const { webhookId } = webhook;
    yield* (0,sql_database/* changesOf */.fs)(db.insertInto('webhooks').values({
        id: webhookId,
        workspace_id: webhook.workspaceId,
        url: webhook.url,
        created_at_ms: webhook.createdAtMs,
    }));
    // One by one, the oldest first: the newest must get the highest number.
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
/** The webhooks of one workspace, or of all, oldest first. */
async function listWebhooks(db, workspaceId) {
    return await readWebhooks(db, workspaceId === null ? null : { column: 'webhooks.workspace_id', value: workspaceId });
}
/** One webhook. */
async function findWebhook(db, webhookId) {
    const [webhook] = await readWebhooks(db, { column: 'webhooks.id', value: webhookId });
    return webhook ?? null;
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
/** Deletes a webhook; its secrets, deliveries and attempts go with it. */
async function removeWebhook(database, webhookId) {
    const { db } = database;
    return (await database.transact(() => (0,sql_database/* changesOf */.fs)(db.deleteFrom('webhooks').where('id', '=', webhookId)))) > 0;
}
/** A new current secret; see WebhookStore. */
async function rotateWebhookSecret(database, webhookId, { secret, overlapUntilMs }) {
    return await database.transact(() => rotationSteps(database.db, webhookId, { secret, overlapUntilMs }));
}
function* rotationSteps(db, webhookId, { secret, overlapUntilMs }) {
    // Writes the webhook as it is: two rotations at once go one after the other.
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
/** One secret in another form; see WebhookStore. */
async function replaceWebhookSecret(database, webhookId, { before, after }) {
    const replaced = database.db
        .updateTable('webhook_secrets')
        .set({ secret: after.reveal() })
        .where('webhook_id', '=', webhookId)
        .where('secret', '=', before.reveal());
    return (await database.transact(() => (0,sql_database/* changesOf */.fs)(replaced))) > 0;
}

;// CONCATENATED MODULE: ./lib/storage/sql-store.js
/** The Store over any SQL database that kysely speaks; one file of queries a subject. */















/** A Store that owns both and closes them when it is disposed. */
function sqlStore(database, changes) {
    return {
        ...accountStore(database),
        ...testStore(database, changes),
        ...webhookStore(database),
        ...inboundStore(database),
        ...seedStore(database),
        ...observedMessageStore(database),
        ...postmasterStore(database),
        ...dmarcStore(database),
        deleteOlderThan: async (age, signal) => await deleteOlderThan(database, { ...age, onTestGone: (numericId) => changes.announce(numericId) }, signal),
        ping: async () => await account_queries/* tryWrite */.FA(database),
        [Symbol.asyncDispose]: async () => {
            await changes[Symbol.asyncDispose]();
            await database[Symbol.asyncDispose]();
        },
    };
}
function accountStore(database) {
    const { db } = database;
    return {
        createToken: async (token) => await account_queries/* createToken */.Ey(database, token),
        listTokens: async () => await account_queries/* listTokens */.dh(db),
        setPlan: async (workspaceId, plan) => await account_queries/* setPlan */.aM(database, workspaceId, plan),
        revokeToken: async (tokenId, nowMs) => await account_queries/* revokeToken */.w$(database, tokenId, nowMs),
        listRevokedTokens: async (tokenIds) => await account_queries/* listRevokedTokens */.VT(db, tokenIds),
        admit: database.admit,
    };
}
function testStore(database, changes) {
    const { db } = database;
    return {
        createTest: async (test) => await createTest(database, test),
        findTest: async (workspaceId, name) => await findTest(db, workspaceId, name),
        findReportedTest: async (trackingId) => await findReportedTest(db, trackingId),
        findExternalTest: async (workspaceId, numericId) => await findExternalTest(db, workspaceId, numericId),
        listExternalTests: async (query) => await listExternalTests(db, query),
        findCopyTarget: findsCopyTargets(db),
        listAwaitedCopies: async (nowMs) => await listAwaitedCopies(db, nowMs),
        recordCopy: async (copy) => {
            const recording = await recordCopy(database, copy);
            if (recording.status === 'recorded')
                changes.announce(copy.numericId);
            return recording;
        },
        onTestChanged: (listener) => changes.listen(listener),
    };
}
function webhookStore(database) {
    const { db } = database;
    return {
        createWebhook: async (webhook) => await createWebhook(database, webhook),
        listWebhooks: async (workspaceId) => await listWebhooks(db, workspaceId),
        findWebhook: async (webhookId) => await findWebhook(db, webhookId),
        removeWebhook: async (webhookId) => await removeWebhook(database, webhookId),
        replaceWebhookSecret: async (webhookId, before, after) => await replaceWebhookSecret(database, webhookId, { before, after }),
        rotateWebhookSecret: async (webhookId, secret, overlapUntilMs) => await rotateWebhookSecret(database, webhookId, { secret, overlapUntilMs }),
        findDelivery: async (deliveryId) => await findDelivery(db, deliveryId),
        listDeliveries: async (webhookId, limit) => await listDeliveries(db, webhookId, limit),
        listAttempts: async (deliveryId) => await listAttempts(db, deliveryId),
        recordAttempt: async (outcome) => await recordAttempt(database, outcome),
        redeliver: async (deliveryId, again) => await redeliver(database, deliveryId, again),
        listDueDeliveries: async (dueBeforeMs, limit, dueFromMs = 0) => await listDueDeliveries(db, { fromMs: dueFromMs, beforeMs: dueBeforeMs }, limit),
    };
}
function inboundStore(database) {
    const { db } = database;
    return {
        keepMessage: keepsMessages(database),
        findMessage: async (messageId) => await findMessage(db, messageId),
        listMessages: async (receivedBeforeMs, limit, after = null) => await listMessages(db, { receivedBeforeMs, limit, after }),
        findOldestMessageAtMs: async () => await findOldestMessageAtMs(db),
        dropMessage: async (messageId) => await dropMessage(database, messageId),
    };
}
function seedStore(database) {
    return {
        ...addedSeedStore(database),
        syncSeeds: async (directory, others = []) => await syncSeeds(database, directory, others),
        listSeeds: async () => await listSeeds(database.db),
        setSeedHealth: async (address, health, reason) => await setSeedHealth(database, address, { health, reason }),
        claimSeeds: async (claim) => await claimSeeds(database, claim),
        releaseSeeds: async (holder) => await releaseSeeds(database, holder),
        setSeedEnabled: async (address, isEnabled) => await setSeedEnabled(database, address, isEnabled),
    };
}
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
    };
}
function addedSeedStore(database) {
    const { db } = database;
    return {
        addSeed: async (seed, mode) => await addSeed(database, seed, mode),
        removeSeed: async (address, change) => await removeSeed(database, address, change),
        listAddedMarks: async () => await listAddedMarks(db),
        listAddedSeeds: async () => await listAddedSeeds(db),
        forgetSeed: async (mark) => await forgetSeed(database, mark),
        findSeedSecret: async (address, name) => await findSeedSecret(db, address, name),
        replaceSeedSecret: async (address, name, change) => await replaceSeedSecret(database, { address, name, ...change }),
        keepSeedSecret: async (address, name, sealed) => await keepSeedSecret(database, { address, name, sealed }),
    };
}
function observedMessageStore(database) {
    return {
        rememberMessage: async (message) => await rememberMessage(database, message),
        listRememberedMessages: async (query) => await listRememberedMessages(database.db, query),
        forgetMessages: async (messages) => await forgetMessages(database, messages),
    };
}
function dmarcStore(database) {
    const { db } = database;
    return {
        keepDmarcReport: async (report) => await keepReport(database, report),
        readDmarcSources: async (query) => await readSources(db, query),
        readDmarcReports: async (query) => await readReports(db, query),
        readDmarcCursor: async (mailbox) => await readCursor(db, mailbox),
        writeDmarcCursor: async (mailbox, cursor) => await writeCursor(database, mailbox, cursor),
        deleteDmarcReports: async (endedBeforeMs, signal) => await deleteReports(database, endedBeforeMs, signal),
    };
}


/***/ }),

/***/ 62079:
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
// EXTERNAL MODULE: ./lib/storage/sql-store.js + 16 modules
var sql_store = __webpack_require__(89910);
// EXTERNAL MODULE: ./lib/storage/test-changes.js
var test_changes = __webpack_require__(20405);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/storage/group-commit.js
var group_commit = __webpack_require__(56494);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./lib/storage/sqlite/checkpointer.js
/** Copies the write-ahead log into the database in a thread of its own, so that no request waits for its two fsyncs. */

/** As many small transactions as fill about the 1,000 pages after which SQLite would do it by itself. */
const transactionsBetween = 250;
/**
 * From this many pages on (32 MB) the log is begun anew: writers wait for the little that is left. Without it a log
 * that is written to without a pause would grow for ever.
 */
const longLogPages = 8000;
/**
 * The thread's whole program, as text: it needs no file of its own, wherever presend was bundled to. `passive` waits
 * for nobody and nobody waits for it.
 * Source: https://www.sqlite.org/pragma.html#pragma_wal_checkpoint
 */
const program = `
const { parentPort, workerData } = require('node:worker_threads')
const { DatabaseSync } = require('node:sqlite')
const database = new DatabaseSync(workerData.path)
database.exec('pragma busy_timeout = 1000')
parentPort.on('message', () => {
  try {
    const { log } = database.prepare('pragma wal_checkpoint(passive)').get()
    if (log > workerData.longLogPages) database.prepare('pragma wal_checkpoint(restart)').get()
  } catch {
    // The next one may do better; SQLite itself begins when the log gets far too long.
  }
  parentPort.postMessage(null)
})
`;
/** For the file at `path`; the thread starts when it is first needed. */
function checkpointer(path) {
    let worker = null;
    let isBusy = false;
    let newCount = 0;
    function start() {
        const started = new external_node_worker_threads_.Worker(program, { eval: true, workerData: { path, longLogPages } });
        // It must not keep the process alive, nor end it.
        started.unref();
        started.on('error', () => {
            worker = null;
            isBusy = false;
        });
        started.on('message', () => {
            isBusy = false;
        });
        return started;
    }
    return {
        committed: (transactionCount) => {
            newCount += transactionCount;
            if (isBusy || newCount < transactionsBetween)
                return;
            newCount = 0;
            isBusy = true;
            worker ??= start();
            worker.postMessage(null);
        },
        [Symbol.asyncDispose]: async () => {
            await worker?.terminate();
        },
    };
}

;// CONCATENATED MODULE: ./lib/storage/sqlite/log-sync.js
/** The write-ahead log of a file: its fsyncs and its copying into the database, both beside the event loop. */
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




/**
 * For the database at `path`, in WAL mode and open as long as this is. Its commits write to the log and wait for nothing
 * (`synchronous = normal`); one counts as made when its `sync()` is. SQLite itself syncs the log before it copies it
 * into the database or begins it anew, so at every moment what was promised is in one of the two.
 * Source: https://www.sqlite.org/pragma.html#pragma_synchronous, https://www.sqlite.org/wal.html §3
 */
function logSync(path) {
    let file = null;
    const copying = checkpointer(path);
    const syncAll = (0,group_commit/* groupCommit */.D)(async (counts) => {
        // The log is there once there was a transaction, and stays as long as a connection does.
        file ??= await openLog(path);
        await file.datasync();
        copying.committed(counts.reduce((sum, count) => sum + count, 0));
    });
    return {
        sync: syncAll,
        [Symbol.asyncDispose]: async () => {
            await copying[Symbol.asyncDispose]();
            await file?.close();
        },
    };
}
/** SQLite makes the log and leaves it to its first sync to make the name last; that sync is ours. */
async function openLog(path) {
    const file = await (0,promises_.open)(`${path}-wal`, 'r+');
    await syncFolder((0,external_node_path_.dirname)(path));
    return file;
}
/** A new file outlasts a power cut only when its folder is on disk too. Source: fsync(2) */
async function syncFolder(path) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const folder = __addDisposableResource(env_1, await (0,promises_.open)(path, 'r'), true);
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
        // Not every system opens folders, and not everybody may read one: then the file system's own journal has to do.
    }
}

// EXTERNAL MODULE: ./lib/storage/without-nul.js
var without_nul = __webpack_require__(15727);
;// CONCATENATED MODULE: ./lib/storage/sqlite/prepared-database.js
/** node:sqlite in the form that kysely's SQLite driver asks for. */

/** How many prepared statements are kept; presend has fewer, but lists of candidates vary in length. */
const keptStatementCount = 200;
/**
 * A database that prepares each SQL text once. Preparing costs about as much as running a small statement.
 */
function preparedDatabase(database) {
    const statements = new Map();
    return {
        close: () => {
            statements.clear();
            database.close();
        },
        prepare: (text) => {
            const kept = statements.get(text);
            if (kept !== undefined)
                return kept;
            const statement = toKyselyStatement(database.prepare(text));
            if (statements.size >= keptStatementCount)
                statements.clear();
            statements.set(text, statement);
            return statement;
        },
    };
}
function toKyselyStatement(statement) {
    const names = statement.columns().map((column) => column.name);
    // node:sqlite makes objects without a shape of their own; rows that we make of arrays are read a third faster.
    statement.setReturnArrays(true);
    return {
        reader: names.length > 0,
        all: (parameters) => statement.all(...parameters.map(parseParameter)).map((values) => toRow(values, names)),
        run: (parameters) => statement.run(...parameters.map(parseParameter)),
        iterate: (parameters) => eachRow(statement.iterate(...parameters.map(parseParameter)), names),
    };
}
function* eachRow(rows, names) {
    for (const values of rows)
        yield toRow(values, names);
}
/** The types of node:sqlite do not know that a row may be an array. */
function toRow(values, names) {
    if (!Array.isArray(values))
        throw new TypeError('node:sqlite gave something else than an array');
    const row = {};
    let index = 0;
    for (const name of names) {
        row[name] = values[index];
        index += 1;
    }
    return row;
}
/**
 * Only what SQLite itself knows may be bound.
 *
 * @throws TypeError for anything else: node:sqlite binds a Date as NULL and says nothing
 */
function parseParameter(value) {
    if (typeof value === 'string')
        return (0,without_nul/* withoutNul */.S)(value);
    if (value === null || typeof value === 'bigint')
        return value;
    if (typeof value === 'number' && Number.isFinite(value))
        return value;
    if (value instanceof Uint8Array)
        return value;
    throw new TypeError(`SQLite takes text, numbers, bytes and NULL, got ${Object.prototype.toString.call(value)}`);
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
;// CONCATENATED MODULE: ./lib/storage/sqlite/sqlite-statements.js
/** Single statements on a SQLite connection, and the frame of a transaction. */
/** Runs one statement to its end. */
function execute(connection, text, parameters = []) {
    const statement = connection.prepare(text);
    if (statement.reader)
        return { rows: statement.all(parameters), changedCount: 0 };
    return { rows: [], changedCount: Number(statement.run(parameters).changes) };
}
/**
 * Begins a transaction. A deferred one that reads and then writes fails at once when another process wrote in between;
 * one that takes the write lock first waits for `busy_timeout`. Source: https://www.sqlite.org/lang_transaction.html
 */
function begin(connection) {
    execute(connection, 'begin immediate');
}
/** Undoes the transaction that failed. */
function rollBack(connection) {
    try {
        execute(connection, 'rollback');
    }
    catch {
        // SQLite rolls back by itself when the disk is full, and there was nothing when `begin` failed.
    }
}

;// CONCATENATED MODULE: ./lib/storage/sqlite/turn-groups.js
/** What comes in one turn of the event loop is done as one group: so it shares a transaction and its commit. */
/** At most this many are done together when nobody says otherwise, so that none waits long for the others. */
const usualGroupSize = 250;
/**
 * @param work does one group, which is never empty; must not throw
 * @param maxGroupSize what is more goes into the next turn
 */
function turnGroups(commit, work, maxGroupSize = usualGroupSize) {
    const queue = [];
    function next() {
        const group = queue.splice(0, maxGroupSize);
        if (queue.length > 0)
            setImmediate(next);
        if (group.length > 0)
            work(group);
    }
    return {
        add: (item) => {
            queue.push(item);
            if (commit === 'at-once')
                next();
            else if (queue.length === 1)
                setImmediate(next);
        },
        flush: () => {
            while (queue.length > 0)
                next();
        },
    };
}

;// CONCATENATED MODULE: ./lib/storage/sqlite/sqlite-admissions.js
/** Admissions on SQLite: three small statements in one go, and those of one turn of the event loop in one transaction. */








/**
 * Most of the gain of a shared transaction is there with this many. A test with fifty seeds is read in half a millisecond:
 * in a large group the first would wait for the last.
 */
const maxGroupSize = 8;
/**
 * Admits on `connection`. A count is one small write, and most of its cost is the transaction around it: a busy server
 * reads many requests in one turn, and they share one. No fsync: a power cut may forget the counts of the last moment.
 */
function sqliteAdmissions(db, connection, commit) {
    const questions = compileQuestions(db);
    const groups = turnGroups(commit, (group) => admitGroup(group, { connection, questions }), maxGroupSize);
    return async (request) => await new Promise((resolve, reject) => groups.add({ request, resolve, reject }));
}
/** One that is alone needs no transaction: its one write is one. */
function admitGroup(group, asking) {
    const [first] = group;
    if (first !== undefined && group.length === 1)
        return settle(() => admit(first.request, asking), first)();
    const { connection } = asking;
    try {
        begin(connection);
        const endings = group.map((one) => settle(() => admit(one.request, asking), one));
        execute(connection, 'commit');
        for (const end of endings)
            end();
    }
    catch (error) {
        rollBack(connection);
        // A full disk can undo the whole transaction: each alone is let in without being counted.
        for (const one of group) {
            if ((0,storage_away/* isUnwritable */.Q)(error))
                settle(() => admit(one.request, asking), one)();
            else
                one.reject(error);
        }
    }
}
/** In a group one request's failure is its own, unless SQLite undid the transaction: then the commit fails for all. */
function settle(admitOne, { resolve, reject }) {
    try {
        const admission = admitOne();
        return () => resolve(admission);
    }
    catch (error) {
        return () => reject(error);
    }
}
function admit(request, { connection, questions }) {
    const { tokenHash, stranger, windowStartMs, nowMs, wantedTest } = request;
    const [found] = tokenHash === null ? [] : ask(connection, questions.token, [tokenHash]);
    const token = found === undefined || found.revoked_at_ms !== null ? null : (0,account_queries/* parseToken */.pI)(found);
    const subject = token === null ? stranger : (0,account_queries/* tokenSubject */.gQ)(token.tokenId);
    const count = countOnce({ subject, windowStartMs, nowMs }, { connection, questions });
    if (token === null || wantedTest === null)
        return { token, count, test: null };
    return { token, count, test: readTest(token.workspaceId, wantedTest, { connection, questions }) };
}
/** A request that cannot be counted, because the disk is full, is let in as if it had been: reads must go on. */
function countOnce({ subject, windowStartMs, nowMs }, { connection, questions }) {
    try {
        const [counted] = ask(connection, questions.count, [subject, windowStartMs, 1, nowMs]);
        if (counted === undefined)
            throw new TypeError('SQLite counted a request and returned nothing');
        return { windowStartMs: counted.window_start_ms, requestCount: counted.request_count };
    }
    catch (error) {
        if (!(0,storage_away/* isUnwritable */.Q)(error))
            throw error;
        const [counted] = ask(connection, questions.counted, [subject, windowStartMs]);
        return { windowStartMs, requestCount: counted?.request_count ?? 0 };
    }
}
function readTest(workspaceId, wanted, { connection, questions }) {
    const { name } = wanted;
    const numericId = (0,admission_queries/* toNumericId */.K)(name);
    const [row] = numericId === null
        ? ask(connection, questions.testByName, [workspaceId, name, name])
        : ask(connection, questions.testById, [workspaceId, numericId]);
    if (row === undefined)
        return null;
    const test = (0,parse_rows/* parseTestRow */.kp)(row);
    const seeds = (0,admission_queries/* isKnownTo */.l)(wanted, test)
        ? null
        : ask(connection, questions.seeds, [test.numericId]).map(parse_rows/* parseSeedRow */.tl);
    return { ...test, seeds };
}
/** Compiled once: kysely takes longer to write one of them than SQLite to answer it. The values are asked with later. */
function compileQuestions(db) {
    const tests = db.selectFrom('tests').select(test_columns/* testColumns */.g).select('metadata').where('workspace_id', '=', '');
    return {
        token: (0,account_queries/* findToken */.fm)(db, '').compile(),
        count: (0,account_queries/* countRequest */.zf)(db, { subject: '', windowStartMs: 0, nowMs: 0 }).compile(),
        counted: db
            .selectFrom('request_counts')
            .select('request_count')
            .where('subject', '=', '')
            .where('window_start_ms', '=', 0)
            .compile(),
        testById: tests.where('id', '=', 0).compile(),
        testByName: tests.where((eb) => eb.or([eb('tracking_id', '=', ''), eb('tracking_key', '=', '')])).compile(),
        seeds: db.selectFrom('test_seeds').select(test_columns/* seedColumns */.X).where('test_id', '=', 0).orderBy('position').compile(),
    };
}
function ask(connection, query, parameters) {
    const { rows } = execute(connection, query.sql, parameters);
    if (!(0,sql_database/* areRowsOf */.Xt)(query, rows))
        throw new TypeError('SQLite gave something else than rows');
    return rows;
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
;// CONCATENATED MODULE: ./lib/storage/sqlite/sqlite-words.js
/** SQLite's words. */

/** One transaction writes at a time, so it needs no lock on rows. */
const sqliteWords = {
    // Without AUTOINCREMENT SQLite gives the highest number again once its row is deleted.
    numericId: { type: 'integer', define: (column) => column.autoIncrement() },
    bytes: 'blob',
    jobTable: 'ours',
    lockMigrations: null,
    inKeyOrder: (0,sql/* sql */.l) `without rowid`,
    holdRows: (0,sql/* sql */.l) ``,
};

;// CONCATENATED MODULE: ./lib/storage/sqlite/sqlite-database.js
/** One SQLite connection as a SqlDatabase: transactions run in one go; those that come together share commit and fsync. */





/**
 * Owns `connection` and `log` and closes them.
 *
 * @param log makes commits last; absent: nothing lasts, as in memory
 */
function sqliteDatabase(connection, commit, log = null) {
    // Kysely closes a connection only when it has used it, so that is left to us.
    const lent = { prepare: (text) => connection.prepare(text), close: () => undefined };
    const db = new kysely/* Kysely */._$({ dialect: new sqlite_dialect/* SqliteDialect */.P({ database: lent }) });
    const lasting = new Set();
    const groups = turnGroups(commit, (group) => {
        const endings = commitGroup(connection, group);
        if (log === null) {
            for (const end of endings)
                end();
            return;
        }
        const ending = endWhenLasting(log, { group, endings }).finally(() => lasting.delete(ending));
        lasting.add(ending);
    });
    return {
        db,
        words: sqliteWords,
        admit: sqliteAdmissions(db, connection, commit),
        transact: async (steps) => await new Promise((resolve, reject) => {
            groups.add({
                run: () => {
                    const value = runSteps(connection, steps());
                    return () => resolve(value);
                },
                fail: reject,
            });
        }),
        [Symbol.asyncDispose]: async () => {
            // Whoever still waits was promised an answer.
            groups.flush();
            await Promise.all(lasting);
            await log?.[Symbol.asyncDispose]();
            connection.close();
        },
    };
}
/**
 * No `await` from begin to commit: statements of others cannot get in between, nor can their locks wait for us.
 *
 * @returns what is to be called when the commit lasts; nothing when the commit failed and everybody knows
 */
function commitGroup(connection, group) {
    try {
        begin(connection);
        const endings = group.length === 1 ? group.map((one) => one.run()) : group.map((one) => runApart(connection, one));
        execute(connection, 'commit');
        return endings;
    }
    catch (error) {
        rollBack(connection);
        for (const one of group)
            one.fail(error);
        return [];
    }
}
/** Others may read the rows before the disk has them; whoever wrote them is told only then. */
async function endWhenLasting(log, { group, endings }) {
    if (endings.length === 0)
        return;
    try {
        await log.sync(endings.length);
        for (const end of endings)
            end();
    }
    catch (error) {
        for (const one of group)
            one.fail(error);
    }
}
/** In a group one transaction's failure is its own. */
function runApart(connection, one) {
    execute(connection, 'savepoint one');
    try {
        const end = one.run();
        execute(connection, 'release one');
        return end;
    }
    catch (error) {
        execute(connection, 'rollback to one');
        execute(connection, 'release one');
        return () => one.fail(error);
    }
}
function runSteps(connection, steps) {
    let step = steps.next();
    while (step.done !== true)
        step = steps.next(execute(connection, step.value.sql, step.value.parameters));
    return step.value;
}

;// CONCATENATED MODULE: ./lib/storage/sqlite/open-sqlite-store.js
/** Opens the SQLite database: in memory for the embedded service, or one file. */
var open_sqlite_store_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var open_sqlite_store_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
const longestLogPages = 20_000;
/** How long a writer waits for another process's transaction. */
const busyTimeoutMs = 10_000;
/**
 * Opens the store and brings it to today's schema.
 *
 * @throws PresendError STORAGE_FAILED when a newer presend wrote the file
 */
async function openSqliteStore(place) {
    return (0,sql_store/* sqlStore */.S)(await openSqliteDatabase(place), (0,test_changes/* localChanges */.P)());
}
/**
 * Opens the database that a store stands on and brings it to today's schema.
 *
 * @throws PresendError STORAGE_FAILED when it cannot be opened, or a newer presend wrote it
 */
async function openSqliteDatabase(place) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const stack = open_sqlite_store_addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const connection = preparedDatabase(connect(place));
        const database = stack.use(place.kind === 'file'
            ? sqliteDatabase(connection, 'grouped', logSync(place.path))
            : sqliteDatabase(connection, 'at-once'));
        await (0,migrate/* migrate */._r)(database);
        stack.move();
        return database;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = open_sqlite_store_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function connect(place) {
    try {
        return place.kind === 'memory' ? openDatabase(':memory:') : openFile(place.path);
    }
    catch (error) {
        throw new presend_error/* PresendError */.W({
            code: 'STORAGE_FAILED',
            outcome: 'inconclusive',
            done: `Opening the SQLite database ${place.kind === 'memory' ? 'in memory' : `"${place.path}"`}`,
            came: error instanceof Error ? `"${error.message}"` : 'a failure without words',
            expected: 'a database of presend, or a folder in which one can be made',
            todo: 'see that the folder is there, that it and the file may be written, and that nothing else is in the file',
            cause: error,
        });
    }
}
function openFile(path) {
    makePrivate(path);
    return useLog(openDatabase(path));
}
/** Webhook secrets and mail lie in it: a new file is its owner's alone, and SQLite makes the log like the file. */
function makePrivate(path) {
    try {
        (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(path, 'wx', 0o600));
    }
    catch {
        // It is there already, and whoever made it chose who may read it; or it cannot be made, and SQLite says why.
    }
}
function openDatabase(path) {
    const database = new external_node_sqlite_.DatabaseSync(path, { enableForeignKeyConstraints: true });
    // First of all: switching to WAL takes a lock itself, and fails at once when two processes start together.
    database.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
    return database;
}
/** Write-ahead log: readers and the writer do not wait for each other. Closes what turns out to be no database. */
function useLog(database) {
    try {
        database.exec('pragma journal_mode = wal');
        // A commit waits for no fsync; `transact` awaits one for everything that must last, see log-sync.ts.
        database.exec('pragma synchronous = normal');
        // checkpointer.ts copies the log long before; this is for what it does not count, and if it cannot.
        database.exec(`pragma wal_autocheckpoint = ${longestLogPages}`);
        return database;
    }
    catch (error) {
        database.close();
        throw error;
    }
}


/***/ }),

/***/ 2395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ isStorageAway),
/* harmony export */   Q: () => (/* binding */ isUnwritable)
/* harmony export */ });
/** Tells a database that is away for now from a fault of ours: only the first gets better by waiting. */
/** SQLite's primary result codes: busy, locked, out of memory, read-only, I/O error, full, cannot be opened. */
const sqliteCodes = new Set([5, 6, 7, 8, 10, 13, 14]);
/** SQLite: read-only, I/O error, full. */
const unwritableCodes = new Set([8, 10, 13]);
/** PostgreSQL's classes: connection, resources (disk full, too many connections), operator (shutdown, crash). */
const postgresClasses = new Set(['08', '53', '57']);
const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** pg gives these no code. */
const pgWords = /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout)/u;
/** True when SQLite can be read but not written now, as on a full disk. */
function isUnwritable(error) {
    if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
        return false;
    return unwritableCodes.has(error.errcode & 0xff);
}
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


/***/ }),

/***/ 20405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ localChanges),
/* harmony export */   Q: () => (/* binding */ changeListeners)
/* harmony export */ });
/** Who wants to know that a test has changed. */
/** A set of listeners; the same function may be added twice and is called twice. */
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
/** For a database that only this process records in. */
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
/** Which columns are read; parse-rows.ts makes values of them. */
/** A row of `tests` but its metadata, which may be long. */
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
/** What a result says, of a row of `test_seeds`. */
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

/***/ 15727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ withoutNul)
/* harmony export */ });
/** Text that every database takes. */
/**
 * The text with U+FFFD for each NUL. PostgreSQL refuses NUL in text, and it may come from anybody: in a name, in a path,
 * in a foreign server's answer.
 */
function withoutNul(text) {
    return text.includes('\0') ? text.replaceAll('\0', '\u{fffd}') : text;
}


/***/ })

};
