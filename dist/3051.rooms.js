export const id = 3051;
export const ids = [3051];
export const modules = {

/***/ 83051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openPostgresStore: () => (/* binding */ openPostgresStore),
  X: () => (/* binding */ refuseConnection)
});

// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/storage/migrate.js + 11 modules
var migrate = __webpack_require__(86253);
// EXTERNAL MODULE: ./lib/storage/sql-store.js + 16 modules
var sql_store = __webpack_require__(89910);
// EXTERNAL MODULE: ./lib/storage/test-changes.js
var test_changes = __webpack_require__(20405);
// EXTERNAL MODULE: ./node_modules/pg/esm/index.mjs
var esm = __webpack_require__(83849);
// EXTERNAL MODULE: ./lib/storage/postgres/postgres-pool.js
var postgres_pool = __webpack_require__(65837);
;// CONCATENATED MODULE: ./lib/storage/postgres/keep-listening.js
/** A connection that listens for notifications, and is made again whenever it is lost. */


/** How often the connection is asked whether it still lives: one that was cut in silence says nothing by itself. */
const heartbeatMs = 15_000;
const heartbeatLimitMs = 10_000;
const firstRetryMs = 250;
const longestRetryMs = 5000;
/** Listens until the signal aborts; never rejects. */
async function keepListening(target, parts, events) {
    for (let failures = 0; !parts.signal.aborted;) {
        try {
            await listenOnce(target, parts, {
                onPayload: (payload) => events.onPayload(payload),
                onGap: () => {
                    failures = 0;
                    events.onGap();
                },
            });
        }
        catch (error) {
            if (parts.signal.aborted)
                return;
            parts.onError(error);
            failures += 1;
            await pauseAfter(failures, parts);
        }
    }
}
/** Waits before the next try: 250 ms, doubling, at most 5 s, less up to half by chance. Returns early at the end. */
async function pauseAfter(failures, { clock, random, signal }) {
    const longestMs = Math.min(firstRetryMs * 2 ** Math.min(failures - 1, 10), longestRetryMs);
    await clock.sleep(longestMs * (1 - random.fraction() / 2), signal).catch(() => undefined);
}
/** Rejects when the connection is lost, or with the signal's reason. */
async function listenOnce({ url, channel }, { clock, signal }, events) {
    const client = new esm/* Client */.Kj({ ...(0,postgres_pool/* connectionOptions */.HZ)(url), query_timeout: heartbeatLimitMs });
    const lost = new AbortController();
    client.on('error', (error) => lost.abort(error));
    client.on('end', () => lost.abort(new Error('PostgreSQL closed the connection that listens')));
    client.on('notification', ({ payload }) => events.onPayload(payload ?? ''));
    try {
        await client.connect();
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
        events.onGap();
        for (;;) {
            await clock.sleep(heartbeatMs, AbortSignal.any([signal, lost.signal]));
            await client.query('select 1');
        }
    }
    finally {
        // Not awaited: a connection that was cut in silence never says goodbye.
        void client.end().catch(() => undefined);
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
;// CONCATENATED MODULE: ./lib/storage/postgres/tell-changes.js
/** Tells other instances which tests have changed. */


/** A payload has less than 8000 bytes; a number has at most 16 digits and a comma. */
const idsPerNotification = 400;
/** More than this are not kept for a database that does not answer: then everybody looks again. */
const maxUntold = 10_000;
/** Starts with nothing to tell; while one notification is under way, the next ones gather. */
function startTelling(database, { channel, ownName }, parts) {
    const untold = new Set();
    let telling = null;
    async function tellAll() {
        for (let failures = 0; untold.size > 0;) {
            const ids = [...untold].slice(0, idsPerNotification);
            // Before it is sent: a test that changes again meanwhile must be told again.
            for (const id of ids)
                untold.delete(id);
            try {
                await notify(database, channel, `${ownName}:${ids.join(',')}`);
                failures = 0;
            }
            catch (error) {
                parts.onError(error);
                if (parts.signal.aborted)
                    break;
                for (const id of ids)
                    untold.add(id);
                failures += 1;
                await pauseAfter(failures, parts);
            }
        }
        telling = null;
    }
    return {
        tell: (numericId) => {
            if (untold.size < maxUntold)
                untold.add(numericId);
            else {
                untold.clear();
                untold.add('all');
            }
            telling ??= tellAll();
        },
        end: async () => {
            await telling;
        },
    };
}
/**
 * After the commit and in a transaction of its own that waits for no disk: PostgreSQL commits one notifying transaction
 * at a time, and an fsync inside that lock could not be shared. The setting holds for this one statement; what a power
 * cut takes of it is a notification that nobody is left to hear.
 */
async function notify({ db }, channel, payload) {
    await (0,sql/* sql */.l) `select set_config('synchronous_commit', 'off', true), pg_notify(${channel}, ${payload})`.execute(db);
}

;// CONCATENATED MODULE: ./lib/storage/postgres/notified-changes.js
/** Changes of tests, told to every instance on one PostgreSQL by LISTEN and NOTIFY. */



/** The channel that all instances on one database share. */
const channel = 'presend_test_changed';
/**
 * Listeners of this instance are called directly, those of others by a notification after the commit. An instance that
 * dies between the two leaves the others' waiters to their time-out: see docs/scaling.md for why it is not inside.
 */
function notifiedChanges(database, url, parts) {
    const listeners = (0,test_changes/* changeListeners */.Q)();
    const closing = new AbortController();
    const healing = { ...parts, signal: closing.signal };
    const ownName = parts.random.uuid();
    const teller = startTelling(database, { channel, ownName }, healing);
    let listening = null;
    return {
        announce: (numericId) => {
            listeners.call(numericId);
            teller.tell(numericId);
        },
        listen: (listener) => {
            // Commands that only write never listen, and need no connection for it.
            listening ??= keepListening({ url, channel }, healing, {
                onPayload: (payload) => {
                    for (const id of parsePayload(payload, ownName))
                        listeners.call(id);
                },
                onGap: () => listeners.call('all'),
            });
            return listeners.add(listener);
        },
        [Symbol.asyncDispose]: async () => {
            closing.abort(new Error('the storage is closed'));
            await Promise.all([teller.end(), listening]);
        },
    };
}
/** `<sender>:<number>,<number>…`; nothing when it is our own, and everything when somebody else wrote it. */
function parsePayload(payload, ownName) {
    const [sender = '', list = ''] = payload.split(':');
    if (sender === ownName)
        return [];
    return /^\d+(?:,\d+)*$/u.test(list) ? list.split(',').map(Number) : ['all'];
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/kysely.js + 75 modules
var kysely = __webpack_require__(88588);
// EXTERNAL MODULE: ./node_modules/kysely/dist/query-compiler/default-query-compiler.js + 1 modules
var default_query_compiler = __webpack_require__(4034);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/dialect/postgres/postgres-query-compiler.js
/// <reference types="./postgres-query-compiler.d.ts" />

const ID_WRAP_REGEX = /"/g;
class PostgresQueryCompiler extends default_query_compiler/* DefaultQueryCompiler */.n {
    sanitizeIdentifier(identifier) {
        return identifier.replace(ID_WRAP_REGEX, '""');
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/dialect/dialect-adapter-base.js
var dialect_adapter_base = __webpack_require__(58676);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/dialect/postgres/postgres-adapter.js
/// <reference types="./postgres-adapter.d.ts" />


const LOCK_ID = BigInt('3853314791062309107');
const LOCK_TIMEOUT_MILLISECONDS = 60 * 60 * 1_000;
class PostgresAdapter extends dialect_adapter_base/* DialectAdapterBase */.l {
    get supportsTransactionalDdl() {
        return true;
    }
    get supportsReturning() {
        return true;
    }
    async acquireMigrationLock(db, _opt) {
        // in 1 RTT, acquire a session-level advisory lock with a timeout.
        //
        // if ever this runs inside a transaction, niche edge case we support - the
        // user is responsible to set a different timeout value or disable (`0` value).
        await (0,sql/* sql */.l) `
    with set_timeout as (
      select set_config('lock_timeout', '${sql/* sql */.l.lit(LOCK_TIMEOUT_MILLISECONDS)}', true) as config_val
    )
    select pg_advisory_lock(${sql/* sql */.l.lit(LOCK_ID)})
    from set_timeout`.execute(db);
    }
    async releaseMigrationLock(db, _opt) {
        await (0,sql/* sql */.l) `select pg_advisory_unlock(${sql/* sql */.l.lit(LOCK_ID)})`.execute(db);
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/migration/migrator.js
var migrator = __webpack_require__(46847);
// EXTERNAL MODULE: ./node_modules/kysely/dist/util/object-utils.js
var object_utils = __webpack_require__(26159);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/dialect/postgres/postgres-introspector.js
/// <reference types="./postgres-introspector.d.ts" />



class PostgresIntrospector {
    #db;
    constructor(db) {
        this.#db = db;
    }
    async getSchemas() {
        let rawSchemas = await this.#db
            .selectFrom('pg_catalog.pg_namespace')
            .select('nspname')
            .$castTo()
            .execute();
        return rawSchemas.map((it) => ({ name: it.nspname }));
    }
    async getTables(options = { withInternalKyselyTables: false }) {
        let query = this.#db
            // column
            .selectFrom('pg_catalog.pg_attribute as a')
            // table
            .innerJoin('pg_catalog.pg_class as c', 'a.attrelid', 'c.oid')
            // table schema
            .innerJoin('pg_catalog.pg_namespace as ns', 'c.relnamespace', 'ns.oid')
            // column data type
            .innerJoin('pg_catalog.pg_type as typ', 'a.atttypid', 'typ.oid')
            // column data type schema
            .innerJoin('pg_catalog.pg_namespace as dtns', 'typ.typnamespace', 'dtns.oid')
            .select([
            'a.attname as column',
            'a.attnotnull as not_null',
            'a.atthasdef as has_default',
            'c.relname as table',
            'c.relkind as table_type',
            'ns.nspname as schema',
            'typ.typname as type',
            'dtns.nspname as type_schema',
            (0,sql/* sql */.l) `col_description(a.attrelid, a.attnum)`.as('column_description'),
            (0,sql/* sql */.l) `pg_get_serial_sequence(quote_ident(ns.nspname) || '.' || quote_ident(c.relname), a.attname)`.as('auto_incrementing'),
        ])
            .where('c.relkind', 'in', [
            'r' /*regular table*/,
            'v' /*view*/,
            'p' /*partitioned table*/,
            'f' /*foreign table*/,
        ])
            .where('ns.nspname', '!~', '^pg_')
            .where('ns.nspname', '!=', 'information_schema')
            // Filter out internal cockroachdb schema
            .where('ns.nspname', '!=', 'crdb_internal')
            // Only schemas where we are allowed access
            .where((0,sql/* sql */.l) `has_schema_privilege(ns.nspname, 'USAGE')`)
            // No system columns
            .where('a.attnum', '>=', 0)
            .where('a.attisdropped', '!=', true)
            .orderBy('ns.nspname')
            .orderBy('c.relname')
            .orderBy('a.attnum')
            .$castTo();
        if (!options.withInternalKyselyTables) {
            query = query
                .where('c.relname', '!=', migrator/* DEFAULT_MIGRATION_TABLE */.kQ)
                .where('c.relname', '!=', migrator/* DEFAULT_MIGRATION_LOCK_TABLE */.sy);
        }
        const rawColumns = await query.execute();
        return this.#parseTableMetadata(rawColumns);
    }
    #parseTableMetadata(columns) {
        const tables = [];
        const schemas = new Map();
        for (const column of columns) {
            let schema = schemas.get(column.schema);
            if (!schema) {
                schema = new Map();
                schemas.set(column.schema, schema);
            }
            let table = schema.get(column.table);
            if (!table) {
                table = (0,object_utils/* freeze */.CN)({
                    columns: [],
                    isForeign: column.table_type === 'f',
                    isView: column.table_type === 'v',
                    name: column.table,
                    schema: column.schema,
                });
                schema.set(column.table, table);
                tables.push(table);
            }
            table.columns.push((0,object_utils/* freeze */.CN)({
                comment: column.column_description ?? undefined,
                dataType: column.type,
                dataTypeSchema: column.type_schema,
                hasDefaultValue: column.has_default,
                isAutoIncrementing: column.auto_incrementing !== null,
                isNullable: !column.not_null,
                name: column.column,
            }));
        }
        return tables;
    }
}

// EXTERNAL MODULE: ./lib/storage/without-nul.js
var without_nul = __webpack_require__(15727);
;// CONCATENATED MODULE: ./lib/storage/postgres/pooled-connection.js
/** One connection of a pool, from the moment it is taken out until it is given back. */


/** What kysely and transactions work on. A connection that failed is not given back but closed: the pool opens another. */
class PooledConnection {
    #client;
    #isBroken = false;
    constructor(client) {
        this.#client = client;
    }
    /** True after a time-out or a lost connection: nobody knows what its next answer would belong to. */
    get isBroken() {
        return this.#isBroken;
    }
    /** Runs one statement; one with a name is parsed and planned once a connection. */
    async run(text, parameters = [], name) {
        try {
            const query = { text, values: parameters.map(parseParameter), ...(name === undefined ? {} : { name }) };
            const { rows, rowCount, command } = await this.#client.query(query);
            return { rows, changedCount: rowCount ?? 0, command };
        }
        catch (error) {
            if (!isAnswer(error))
                this.#isBroken = true;
            throw error;
        }
    }
    async executeQuery(query) {
        const { rows, changedCount } = await this.run(query.sql, query.parameters);
        if (!areRows(rows))
            throw new TypeError('PostgreSQL gave something else than rows');
        return { rows, numAffectedRows: BigInt(changedCount) };
    }
    /** Kysely wants the method; presend reads whole pages and never streams. */
    streamQuery() {
        throw new TypeError('presend streams no query');
    }
    /** Gives it back, or closes it when it cannot be trusted any more. */
    release() {
        this.#client.release(this.#isBroken);
    }
}
/** True for an error that the server gave to a statement, and after which the connection goes on. */
function isAnswer(error) {
    return error instanceof esm/* DatabaseError */.a$ && error.severity === 'ERROR';
}
/** Kysely has typed the query; see areRowsOf in sql-database.ts. */
function areRows(rows) {
    return rows.every((row) => typeof row === 'object' && row !== null);
}
/**
 * Only what SQLite takes as well.
 *
 * @throws TypeError for anything else: pg turns an object into JSON and a Date into local time, and says nothing
 */
function parseParameter(value) {
    if (typeof value === 'string')
        return (0,without_nul/* withoutNul */.S)(value);
    if (value === null || typeof value === 'bigint' || value instanceof Uint8Array)
        return value;
    if (typeof value === 'number' && Number.isFinite(value))
        return value;
    throw new TypeError(`a statement takes text, numbers, bytes and NULL, got ${Object.prototype.toString.call(value)}`);
}

// EXTERNAL MODULE: ./lib/storage/account-queries.js
var account_queries = __webpack_require__(89759);
// EXTERNAL MODULE: ./lib/storage/admission-queries.js
var admission_queries = __webpack_require__(27541);
// EXTERNAL MODULE: ./lib/storage/parse-rows.js
var parse_rows = __webpack_require__(96758);
;// CONCATENATED MODULE: ./lib/storage/postgres/postgres-admissions.js
/** Admissions on PostgreSQL: one statement, since each is a journey over the network. */




/** Admits on a connection of `pool`. */
function postgresAdmissions(pool) {
    return async (request) => {
        const connection = new PooledConnection(await pool.connect());
        try {
            const kind = kindOf(request);
            const { rows } = await connection.run(statements[kind], parametersOf(request), `presend admission ${kind}`);
            const [row] = rows;
            if (!isAdmissionRow(row))
                throw new TypeError('PostgreSQL counted a request and said nothing');
            return toAdmission(row);
        }
        finally {
            connection.release();
        }
    };
}
/**
 * `found`: the token, unless it is revoked. `counted`: one row a subject, whose window never goes back. `wanted`: the
 * test, if the token's workspace has it. The function that `counted` calls makes this statement's commit not wait for the
 * disk: a crash of the database may forget the counts of its last half second, and nothing else.
 */
function statementWith(condition) {
    return `
with found as materialized (
  select * from api_tokens where token_hash = $1 and revoked_at_ms is null
),
counted as (
  insert into request_counts (subject, window_start_ms, request_count, last_request_at_ms)
  select coalesce((select 'token:' || id from found), $2), $3::bigint, 1, $4::bigint
  from set_config('synchronous_commit', 'off', true)
  on conflict (subject) do update set
    request_count = case when excluded.window_start_ms > request_counts.window_start_ms
      then 1 else request_counts.request_count + 1 end,
    window_start_ms = greatest(excluded.window_start_ms, request_counts.window_start_ms),
    last_request_at_ms = greatest(excluded.last_request_at_ms, request_counts.last_request_at_ms)
  returning window_start_ms, request_count
),
wanted as (
  select tests.* from tests where workspace_id = (select workspace_id from found) and ${condition}
)
select
  counted.window_start_ms, counted.request_count,
  row_to_json(found) as token,
  row_to_json(wanted) as test,
  case when $5::int = 1 and not (wanted.id = $6::bigint and wanted.revision = $7::bigint) then (
    select json_agg(test_seeds order by position) from test_seeds where test_id = wanted.id
  ) end as seeds
from counted left join found on true left join wanted on true`;
}
const statements = {
    // Three statements, each with one plan: an `or` over all names would be planned without their indexes.
    nothing: statementWith('$8::text is null and false'),
    byId: statementWith('id = $8::bigint'),
    byName: statementWith('(tracking_id = $8::text or tracking_key = $8::text)'),
};
function kindOf({ wantedTest }) {
    if (wantedTest === null)
        return 'nothing';
    return (0,admission_queries/* toNumericId */.K)(wantedTest.name) === null ? 'byName' : 'byId';
}
/** -1 is no test: `known` is compared without a case for its absence. */
function parametersOf({ tokenHash, stranger, windowStartMs, nowMs, wantedTest }) {
    const known = wantedTest?.known ?? { numericId: -1, revision: -1 };
    const needsSeeds = wantedTest?.needsSeeds === true ? 1 : 0;
    const name = wantedTest?.name ?? null;
    return [tokenHash, stranger, windowStartMs, nowMs, needsSeeds, known.numericId, known.revision, name];
}
function toAdmission(row) {
    return {
        token: row.token === null ? null : (0,account_queries/* parseToken */.pI)(row.token),
        count: { windowStartMs: row.window_start_ms, requestCount: row.request_count },
        test: row.test === null ? null : toAdmittedTest(row.test, row.seeds),
    };
}
function toAdmittedTest(test, seeds) {
    return { ...(0,parse_rows/* parseTestRow */.kp)(test), seeds: seeds === null ? null : seeds.map(parse_rows/* parseSeedRow */.tl) };
}
/** The columns are the statement's word, and migrations made the tables. */
function isAdmissionRow(row) {
    return typeof row === 'object' && row !== null && 'window_start_ms' in row && 'token' in row && 'seeds' in row;
}

;// CONCATENATED MODULE: ./lib/storage/postgres/postgres-words.js
/** PostgreSQL's words. */

/** Any number, as long as nothing else in the database takes it; these are the letters "presend" as they stand in ASCII. */
const migrationLock = 0x70_72_65_73_65_6e;
/** 64 bits: 10⁶ tests a day with 50 seeds each would use up 32 bits in six weeks. */
const postgresWords = {
    numericId: { type: 'bigserial', define: (column) => column },
    bytes: 'bytea',
    jobTable: 'of-its-engine',
    lockMigrations: (0,sql/* sql */.l) `select pg_advisory_xact_lock(${migrationLock})`,
    inKeyOrder: (0,sql/* sql */.l) ``,
    holdRows: (0,sql/* sql */.l) `for key share`,
};

;// CONCATENATED MODULE: ./lib/storage/postgres/postgres-database.js
/** A pool of PostgreSQL connections as a SqlDatabase. */





/** How often a transaction is begun when others are in its way. */
const maxAttempts = 10;
/** Owns `pool` and closes it. */
function postgresDatabase(pool) {
    return {
        db: new kysely/* Kysely */._$({ dialect: new PooledDialect(pool) }),
        words: postgresWords,
        admit: postgresAdmissions(pool),
        transact: async (begin) => {
            for (let attempt = 1;; attempt += 1) {
                try {
                    return await runOnce(pool, begin);
                }
                catch (error) {
                    if (attempt === maxAttempts || !hasGivenWay(error))
                        throw error;
                }
            }
        },
        [Symbol.asyncDispose]: async () => await pool.end(),
    };
}
async function runOnce(pool, begin) {
    const connection = new PooledConnection(await pool.connect());
    try {
        await connection.run('begin');
        const value = await runSteps(connection, begin());
        const { command } = await connection.run('commit');
        if (command !== 'COMMIT')
            throw new Error(`PostgreSQL answered a commit with ${command}`);
        return value;
    }
    catch (error) {
        // A broken connection is closed, and PostgreSQL rolls back by itself: asking it would only wait once more.
        if (!connection.isBroken)
            await connection.run('rollback').catch(() => undefined);
        throw error;
    }
    finally {
        connection.release();
    }
}
async function runSteps(connection, steps) {
    let step = steps.next();
    while (step.done !== true)
        step = steps.next(await connection.run(step.value.sql, step.value.parameters));
    return step.value;
}
/**
 * True when the transaction was undone so that another could go on: it may simply be begun again.
 * Source: PostgreSQL, appendix A: 40001 serialization_failure, 40P01 deadlock_detected
 */
function hasGivenWay(error) {
    return error instanceof esm/* DatabaseError */.a$ && (error.code === '40001' || error.code === '40P01');
}
/** Kysely's dialect over our connections, so that there is one place where a broken one is noticed. */
class PooledDialect {
    #pool;
    constructor(pool) {
        this.#pool = pool;
    }
    createDriver() {
        return new PooledDriver(this.#pool);
    }
    createQueryCompiler() {
        return new PostgresQueryCompiler();
    }
    createAdapter() {
        return new PostgresAdapter();
    }
    createIntrospector(db) {
        return new PostgresIntrospector(db);
    }
}
/** Single statements only: transactions are `SqlDatabase.transact`. */
class PooledDriver {
    #pool;
    constructor(pool) {
        this.#pool = pool;
    }
    async init() { }
    async acquireConnection() {
        return new PooledConnection(await this.#pool.connect());
    }
    async releaseConnection(connection) {
        if (connection instanceof PooledConnection)
            connection.release();
        await Promise.resolve();
    }
    async beginTransaction() {
        await refuseTransaction();
    }
    async commitTransaction() {
        await refuseTransaction();
    }
    async rollbackTransaction() {
        await refuseTransaction();
    }
    /** The pool is not kysely's. */
    async destroy() { }
}
async function refuseTransaction() {
    return await Promise.reject(new TypeError('a transaction is begun by SqlDatabase.transact, not by kysely'));
}

;// CONCATENATED MODULE: ./lib/storage/postgres/open-postgres-store.js
/** Opens the store on a PostgreSQL server. */
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
 * Opens the store and brings the database to today's schema.
 *
 * @throws PresendError STORAGE_FAILED when no server answers, or a newer presend wrote the database
 */
async function openPostgresStore(target, world) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const stack = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const pool = (0,postgres_pool/* openPool */.x5)(target, world.onError);
        const database = stack.use(postgresDatabase(pool));
        await pool.query('select 1').catch((error) => refuseConnection(error, target));
        await migrateWithoutLimit(target, world);
        stack.move();
        const store = (0,sql_store/* sqlStore */.S)(database, notifiedChanges(database, target.url, world));
        return {
            ...store,
            poolUsage: () => (0,postgres_pool/* poolUsageOf */.Zb)(pool),
            databaseBytes: async () => {
                const { rows } = await pool.query('select pg_database_size(current_database()) as size');
                return rows[0]?.size ?? 0;
            },
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
async function migrateWithoutLimit(target, { onError }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const database = __addDisposableResource(env_2, postgresDatabase((0,postgres_pool/* openMigrationPool */.r1)(target, onError)), true);
        await (0,migrate/* migrate */._r)(database);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
/**
 * Names host and database, and nothing else of the URL: it may hold a password.
 *
 * @throws PresendError STORAGE_FAILED
 */
function refuseConnection(error, target) {
    const { hostname, port, pathname } = new URL(target.url);
    throw new presend_error/* PresendError */.W({
        code: 'STORAGE_FAILED',
        outcome: 'inconclusive',
        done: `Connecting to PostgreSQL at ${hostname === '' ? 'the local socket' : hostname}:${port || '5432'}${pathname}`,
        came: error instanceof Error ? `"${error.message}"` : 'an unknown error',
        expected: 'a connection',
        todo: 'check that the server is running, that the database exists, and that the user in the storage URL may log in',
        cause: error,
    });
}


/***/ }),

/***/ 65837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HZ: () => (/* binding */ connectionOptions),
/* harmony export */   Zb: () => (/* binding */ poolUsageOf),
/* harmony export */   r1: () => (/* binding */ openMigrationPool),
/* harmony export */   x5: () => (/* binding */ openPool)
/* harmony export */ });
/* harmony import */ var pg__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83849);
/** How presend connects to PostgreSQL. */

/** Also in `docs/scaling.md`. */
const defaultPoolSize = 10;
/** Longer than any statement of ours takes on tables that are in order. */
const statementTimeoutMs = 30_000;
/** What every connection of ours is opened with. */
function connectionOptions(url) {
    return {
        connectionString: url,
        application_name: 'presend',
        connectionTimeoutMillis: 10_000,
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
        statement_timeout: statementTimeoutMs,
        // A process that was stopped in the middle of a transaction must not hold its locks for ever.
        idle_in_transaction_session_timeout: statementTimeoutMs,
        // A little later than the server's own: it fires only when the server cannot be reached any more.
        query_timeout: statementTimeoutMs + 5000,
        types: ourTypes(),
    };
}
/** As it is now. */
function poolUsageOf({ totalCount, idleCount, waitingCount }) {
    return { openCount: totalCount, idleCount, waitingCount };
}
/**
 * A pool for migrations: they may build an index over millions of rows, or wait for another instance that does, and a limit
 * would undo all of it.
 */
function openMigrationPool({ url }, onError) {
    const unlimited = { statement_timeout: 0, idle_in_transaction_session_timeout: 0, query_timeout: 0 };
    return healing(new pg__WEBPACK_IMPORTED_MODULE_0__/* .Pool */ .bC({ ...connectionOptions(url), ...unlimited, max: 1 }), onError);
}
/** A pool whose connections may break at any time: whoever uses one is told, nobody else. */
function openPool({ url, poolSize = defaultPoolSize }, onError) {
    return healing(new pg__WEBPACK_IMPORTED_MODULE_0__/* .Pool */ .bC({ ...connectionOptions(url), max: poolSize }), onError);
}
function healing(pool, onError) {
    // An idle connection that breaks; without a listener it would end the process.
    pool.on('error', onError);
    // One that breaks while it is out but between two statements: the next statement rejects.
    pool.on('connect', (client) => void client.on('error', () => undefined));
    return pool;
}
const int8 = 20;
/** pg gives 64-bit integers as text, since a number holds 53 bits; none of ours is larger. */
function ourTypes() {
    const overrides = new pg__WEBPACK_IMPORTED_MODULE_0__/* .TypeOverrides */ .E0();
    overrides.setTypeParser(int8, parseInteger);
    return overrides;
}
function parseInteger(text) {
    const value = Number(text);
    if (Number.isSafeInteger(value))
        return value;
    throw new RangeError(`the database holds ${text} where presend writes numbers below 2^53`);
}


/***/ })

};
