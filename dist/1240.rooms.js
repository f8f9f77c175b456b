export const id = 1240;
export const ids = [1240];
export const modules = {

/***/ 51240:
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
// EXTERNAL MODULE: ./lib/storage/sql-store.js + 17 modules
var sql_store = __webpack_require__(32048);
// EXTERNAL MODULE: ./lib/storage/test-changes.js
var test_changes = __webpack_require__(20405);
// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./node_modules/pg/esm/index.mjs
var esm = __webpack_require__(83849);
// EXTERNAL MODULE: ./lib/storage/postgres/postgres-pool.js
var postgres_pool = __webpack_require__(65837);
;// CONCATENATED MODULE: ./lib/storage/postgres/keep-listening.js
/** A connection that listens for notifications and reconnects when it is lost. */


/** A connection that was cut silently is detected only by a query. */
const heartbeatMs = 15_000;
const heartbeatLimitMs = 10_000;
const firstRetryMs = 250;
const maxRetryMs = 5000;
/** Listens until the signal aborts; never rejects. */
async function keepListening(target, options, events) {
    for (let failures = 0; !options.signal.aborted;) {
        try {
            await listenOnce(target, options, {
                onPayload: (payload) => events.onPayload(payload),
                onConnected: () => {
                    failures = 0;
                    events.onConnected();
                },
            });
        }
        catch (error) {
            if (options.signal.aborted)
                return;
            options.onError(error);
            failures += 1;
            await sleepBeforeRetry(failures, options);
        }
    }
}
/** Sleeps 250 ms, doubling up to 5 s, minus up to 50% jitter. Returns early when the signal aborts. */
async function sleepBeforeRetry(failures, { clock, random, signal }) {
    const delayMs = Math.min(firstRetryMs * 2 ** Math.min(failures - 1, 10), maxRetryMs);
    await clock.sleep(delayMs * (1 - random.fraction() / 2), signal).catch(() => undefined);
}
/** Rejects when the connection is lost, or with the signal's reason. */
async function listenOnce({ url, channel }, { clock, signal }, events) {
    const client = new esm/* Client */.Kj({ ...(0,postgres_pool/* connectionOptions */.HZ)(url), query_timeout: heartbeatLimitMs });
    const lost = new AbortController();
    client.on('error', (error) => lost.abort(error));
    client.on('end', () => lost.abort(new Error('PostgreSQL closed the listening connection')));
    client.on('notification', ({ payload }) => events.onPayload(payload ?? ''));
    try {
        await client.connect();
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
        events.onConnected();
        for (;;) {
            await clock.sleep(heartbeatMs, AbortSignal.any([signal, lost.signal]));
            await client.query('select 1');
        }
    }
    finally {
        // Not awaited: `end` never resolves on a connection that was cut silently.
        void client.end().catch(() => undefined);
    }
}

;// CONCATENATED MODULE: ./lib/storage/postgres/change-notifier.js
/** Notifies other instances of changed tests. */


/** A payload must be shorter than 8000 bytes; an id takes at most 16 digits and a comma. */
const idsPerNotification = 400;
/** While the database is unreachable, more ids than this become a single `all`. */
const maxPending = 10_000;
/** Starts a notifier. Ids that arrive while a notification is being sent are batched into the next. */
function startChangeNotifier(database, { channel, ownName }, options) {
    const pending = new Set();
    let sending = null;
    async function sendAll() {
        for (let failures = 0; pending.size > 0;) {
            const ids = [...pending].slice(0, idsPerNotification);
            // Deleted before sending, so that a change during the send is notified again.
            for (const id of ids)
                pending.delete(id);
            try {
                await sendNotification(database, channel, `${ownName}:${ids.join(',')}`);
                failures = 0;
            }
            catch (error) {
                options.onError(error);
                if (options.signal.aborted)
                    break;
                for (const id of ids)
                    pending.add(id);
                failures += 1;
                await sleepBeforeRetry(failures, options);
            }
        }
        sending = null;
    }
    return {
        notify: (numericId) => {
            if (pending.size < maxPending)
                pending.add(numericId);
            else {
                pending.clear();
                pending.add('all');
            }
            sending ??= sendAll();
        },
        end: async () => {
            await sending;
        },
    };
}
/**
 * Runs after the commit, in a transaction without an fsync: PostgreSQL commits one notifying transaction at a time, so an
 * fsync there could not be shared. The setting applies to this statement only.
 */
async function sendNotification({ db }, channel, payload) {
    await (0,sql/* sql */.l) `select set_config('synchronous_commit', 'off', true), pg_notify(${channel}, ${payload})`.execute(db);
}

;// CONCATENATED MODULE: ./lib/storage/postgres/notified-changes.js
/** Changes of tests, shared by all instances on one PostgreSQL database through LISTEN and NOTIFY. */



const channel = 'presend_test_changed';
/**
 * Calls listeners of this instance directly, and those of others by a notification after the commit. If the instance dies
 * in between, long polls at other instances see the change when they end. `docs/scaling.md` says why the notification is
 * not part of the transaction.
 */
function notifiedChanges(database, url, options) {
    const listeners = (0,test_changes/* changeListeners */.Q)();
    const closing = new AbortController();
    const reconnecting = { ...options, signal: closing.signal };
    const ownName = options.random.uuid();
    const notifier = startChangeNotifier(database, { channel, ownName }, reconnecting);
    let listening = null;
    return {
        announce: (numericId) => {
            listeners.call(numericId);
            notifier.notify(numericId);
        },
        listen: (listener) => {
            // Connects on first use: commands never listen.
            listening ??= keepListening({ url, channel }, reconnecting, {
                onPayload: (payload) => {
                    for (const id of parsePayload(payload, ownName))
                        listeners.call(id);
                },
                onConnected: () => listeners.call('all'),
            });
            return listeners.add(listener);
        },
        [Symbol.asyncDispose]: async () => {
            closing.abort(new Error('storage closed'));
            await Promise.all([notifier.end(), listening]);
        },
    };
}
/** Parses `<sender>:<id>,<id>…`. Own notifications are ignored; any other format means that everything may have changed. */
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

// EXTERNAL MODULE: ./lib/storage/sql-database.js
var sql_database = __webpack_require__(43915);
// EXTERNAL MODULE: ./lib/storage/sql-parameters.js
var sql_parameters = __webpack_require__(50662);
;// CONCATENATED MODULE: ./lib/storage/postgres/pooled-connection.js
/** A connection while it is checked out of the pool. */



/** A connection for kysely and for transactions. Once it is broken, `release` closes it. */
class PooledConnection {
    #client;
    #isBroken = false;
    constructor(client) {
        this.#client = client;
    }
    /** True after a timeout or a lost connection: the next answer could belong to an earlier statement. */
    get isBroken() {
        return this.#isBroken;
    }
    /** Runs one statement. A named one is parsed and planned once per connection. */
    async run(text, parameters = [], name) {
        try {
            const query = { text, values: parameters.map(sql_parameters/* parseParameter */.h), ...(name === undefined ? {} : { name }) };
            const { rows, rowCount, command } = await this.#client.query(query);
            return { rows, changedCount: rowCount ?? 0, command };
        }
        catch (error) {
            if (!isStatementError(error))
                this.#isBroken = true;
            throw error;
        }
    }
    async executeQuery(query) {
        const { rows, changedCount } = await this.run(query.sql, query.parameters);
        return { rows: (0,sql_database/* typedRows */.Gt)(rows), numAffectedRows: BigInt(changedCount) };
    }
    streamQuery() {
        throw new TypeError('streaming queries is not supported');
    }
    release() {
        this.#client.release(this.#isBroken);
    }
}
/** True for an error of a statement, after which the connection can still be used. */
function isStatementError(error) {
    return error instanceof esm/* DatabaseError */.a$ && error.severity === 'ERROR';
}

// EXTERNAL MODULE: ./lib/storage/account-queries.js
var account_queries = __webpack_require__(89759);
// EXTERNAL MODULE: ./lib/storage/admission-queries.js
var admission_queries = __webpack_require__(27541);
// EXTERNAL MODULE: ./lib/storage/parse-rows.js
var parse_rows = __webpack_require__(96758);
;// CONCATENATED MODULE: ./lib/storage/postgres/postgres-admissions.js
/** Admissions on PostgreSQL: one statement, to need only one network round trip. */





/** Admits on a connection of `pool`. */
function postgresAdmissions(pool) {
    return async (request) => {
        const connection = new PooledConnection(await pool.connect());
        try {
            const kind = kindOf(request);
            const { rows } = await connection.run(statements[kind], parametersOf(request), `presend admission ${kind}`);
            const [row] = (0,sql_database/* typedRows */.Gt)(rows);
            if (row === undefined)
                throw new TypeError('the admission statement returned no row');
            return toAdmission(row);
        }
        finally {
            connection.release();
        }
    };
}
/**
 * `found`: the token, unless revoked. `counted`: one row per subject, whose window never goes back. `wanted`: the test, if
 * it belongs to the token's workspace. `set_config` makes this statement commit without an fsync, so a crash of the
 * database may lose the counts of the last half second.
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
    // Three statements: PostgreSQL would not use the indexes for one `or` over all three names.
    nothing: statementWith('$8::text is null and false'),
    byId: statementWith('id = $8::bigint'),
    byName: statementWith('(tracking_id = $8::text or tracking_key = $8::text)'),
};
function kindOf({ wantedTest }) {
    if (wantedTest === null)
        return 'nothing';
    return (0,admission_queries/* parseNumericId */.Q)(wantedTest.name) === null ? 'byName' : 'byId';
}
/** No test has the number -1, which stands for "not known". */
function parametersOf({ tokenHash, anonymousSubject, windowStartMs, nowMs, wantedTest, }) {
    const known = wantedTest?.known ?? { numericId: -1, revision: -1 };
    const needsSeeds = wantedTest?.needsSeeds === true ? 1 : 0;
    const name = wantedTest?.name ?? null;
    return [tokenHash, anonymousSubject, windowStartMs, nowMs, needsSeeds, known.numericId, known.revision, name];
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

;// CONCATENATED MODULE: ./lib/storage/postgres/postgres-dialect.js
/** PostgreSQL's SQL. */

/** Any number that nothing else in the database uses: "presend" in ASCII. */
const migrationLock = 0x70_72_65_73_65_6e;
/** Ids have 64 bits: 10⁶ tests a day with 50 seeds each would use up 32 bits in six weeks. */
const postgresDialect = {
    numericId: { type: 'bigserial', define: (column) => column },
    bytes: 'bytea',
    hasJobTable: false,
    lockMigrations: (0,sql/* sql */.l) `select pg_advisory_xact_lock(${migrationLock})`,
    inKeyOrder: (0,sql/* sql */.l) ``,
    lockRows: (0,sql/* sql */.l) `for key share`,
};

;// CONCATENATED MODULE: ./lib/storage/postgres/postgres-database.js
/** A pool of PostgreSQL connections as a SqlDatabase. */





/** How often a transaction that PostgreSQL rolls back because of another one is tried. */
const maxAttempts = 10;
/** Owns `pool` and closes it. */
function postgresDatabase(pool) {
    return {
        db: new kysely/* Kysely */._$({ dialect: new PooledDialect(pool) }),
        dialect: postgresDialect,
        admit: postgresAdmissions(pool),
        transact: async (begin) => {
            for (let attempt = 1;; attempt += 1) {
                try {
                    return await runOnce(pool, begin);
                }
                catch (error) {
                    if (attempt === maxAttempts || !isRetryable(error))
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
            throw new Error(`commit failed: PostgreSQL replied ${command}`);
        return value;
    }
    catch (error) {
        // A broken connection is closed instead, which rolls back, too.
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
 * True when PostgreSQL rolled the transaction back in favor of another one.
 * Source: PostgreSQL, appendix A: 40001 serialization_failure, 40P01 deadlock_detected
 */
function isRetryable(error) {
    return error instanceof esm/* DatabaseError */.a$ && (error.code === '40001' || error.code === '40P01');
}
/** Kysely's PostgreSQL dialect over PooledConnection, which detects broken connections. */
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
/** For single statements only; transactions use `SqlDatabase.transact`. */
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
        await rejectTransaction();
    }
    async commitTransaction() {
        await rejectTransaction();
    }
    async rollbackTransaction() {
        await rejectTransaction();
    }
    /** The pool is closed by `postgresDatabase`. */
    async destroy() { }
}
async function rejectTransaction() {
    return await Promise.reject(new TypeError('use SqlDatabase.transact for transactions'));
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
 * Opens the store and migrates the database to the current schema.
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
        await migrateDatabase(target, world);
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
async function migrateDatabase(target, { onError }) {
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
 * Names only host and database, because the URL may contain a password.
 *
 * @throws PresendError STORAGE_FAILED
 */
function refuseConnection(error, target) {
    const { hostname, port, pathname } = new URL(target.url);
    throw new presend_error/* PresendError */.Wn({
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
/* harmony export */   Zp: () => (/* binding */ openJobsPool),
/* harmony export */   r1: () => (/* binding */ openMigrationPool),
/* harmony export */   x5: () => (/* binding */ openPool)
/* harmony export */ });
/* harmony import */ var pg__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83849);
/** Connections to PostgreSQL. */

/** Documented in `docs/scaling.md`. */
const defaultPoolSize = 10;
const jobsPoolSize = 4;
/** Longer than any statement of presend takes on healthy tables. */
const statementTimeoutMs = 30_000;
/** pg-boss rebuilds indexes, which takes longer. */
const jobsTimeoutMs = 300_000;
/** The options of every connection. */
function connectionOptions(url, timeoutMs = statementTimeoutMs) {
    return {
        connectionString: url,
        application_name: 'presend',
        connectionTimeoutMillis: 10_000,
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
        statement_timeout: timeoutMs,
        // Releases the locks of a process that stopped in the middle of a transaction.
        idle_in_transaction_session_timeout: timeoutMs,
        // Later than the server's own timeout, so it fires only when the server is unreachable.
        query_timeout: timeoutMs === 0 ? 0 : timeoutMs + 5000,
        types: presendTypes(),
    };
}
/** The current usage of a pool. */
function poolUsageOf({ totalCount, idleCount, waitingCount }) {
    return { openCount: totalCount, idleCount, waitingCount };
}
/** Opens a pool for migrations, without timeouts: building an index over millions of rows takes long. */
function openMigrationPool({ url }, onError) {
    return withErrorHandlers(new pg__WEBPACK_IMPORTED_MODULE_0__/* .Pool */ .bC({ ...connectionOptions(url, 0), max: 1 }), onError);
}
/** Opens a pool for queries. */
function openPool({ url, poolSize = defaultPoolSize }, onError) {
    return withErrorHandlers(new pg__WEBPACK_IMPORTED_MODULE_0__/* .Pool */ .bC({ ...connectionOptions(url), max: poolSize }), onError);
}
/** Opens a pool for pg-boss, with pg's own types, which pg-boss expects. */
function openJobsPool(url, onError) {
    const { types: _, ...options } = connectionOptions(url, jobsTimeoutMs);
    return withErrorHandlers(new pg__WEBPACK_IMPORTED_MODULE_0__/* .Pool */ .bC({ ...options, application_name: 'presend jobs', max: jobsPoolSize }), onError);
}
function withErrorHandlers(pool, onError) {
    // An idle connection broke; without a listener this would end the process.
    pool.on('error', onError);
    // A connection in use broke between two statements: the next statement rejects.
    pool.on('connect', (client) => void client.on('error', () => undefined));
    return pool;
}
const int8 = 20;
/** pg returns 64-bit integers as text, because a number holds only 53 bits. presend stores no larger ones. */
function presendTypes() {
    const overrides = new pg__WEBPACK_IMPORTED_MODULE_0__/* .TypeOverrides */ .E0();
    overrides.setTypeParser(int8, parseInteger);
    return overrides;
}
function parseInteger(text) {
    const value = Number(text);
    if (Number.isSafeInteger(value))
        return value;
    throw new RangeError(`database column holds ${text}; expected an integer below 2^53`);
}


/***/ })

};
