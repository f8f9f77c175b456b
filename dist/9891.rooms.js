export const id = 9891;
export const ids = [9891];
export const modules = {

/***/ 69891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   startPostgresJobs: () => (/* binding */ startPostgresJobs)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var pg_boss__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10713);
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7443);
/* harmony import */ var _jobs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74469);
/* harmony import */ var _postgres_pool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65837);
/** Jobs on PostgreSQL, run by pg-boss in a schema of its own. */





const schema = 'presend_jobs';
/**
 * Every kind is a queue. A failed job is retried after 1 to 2 s, then twice as long each time, up to 5 minutes, without
 * limit. Workers refresh their jobs every 3 s; the jobs of a dead instance are retried once that
 * and up to one monitor interval have passed.
 */
const queueOptions = {
    retryLimit: 2 ** 31 - 1,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 300,
    heartbeatSeconds: 10,
    expireInSeconds: 24 * 3600,
    retentionSeconds: 365 * 24 * 3600,
    deleteAfterSeconds: _jobs_js__WEBPACK_IMPORTED_MODULE_4__/* .finishedKeptMs */ .xp / 1000,
};
const heartbeatRefreshSeconds = 3;
const monitorIntervalSeconds = 5;
/** How often an instance looks for jobs that other instances enqueued, or that have become due. */
const pollMs = 1000;
/** Workers are woken by the poll above and by each other, so their own polling is only a fallback. */
const pollingIntervalSeconds = 60;
/**
 * Connects, and creates or updates pg-boss's schema.
 *
 * @throws PresendError STORAGE_FAILED when the database cannot be used
 */
async function startPostgresJobs(url, options) {
    const pool = (0,_postgres_pool_js__WEBPACK_IMPORTED_MODULE_3__/* .openJobsPool */ .Zp)(url, options.onError);
    const boss = new pg_boss__WEBPACK_IMPORTED_MODULE_1__/* .PgBoss */ .zJ({
        db: { executeSql: async (text, values) => await pool.query(text, values) },
        schema,
        schedule: false,
        superviseIntervalSeconds: monitorIntervalSeconds,
        monitorIntervalSeconds,
        maintenanceIntervalSeconds: 1800,
        monitorVacuum: false,
    });
    boss.on('error', (error) => options.onError(toError(error)));
    const close = async () => {
        await boss.stop({ graceful: false });
        if (!pool.ended)
            await pool.end();
    };
    try {
        await boss.start();
        for (const kind of _jobs_js__WEBPACK_IMPORTED_MODULE_4__/* .jobKinds */ .P6) {
            await boss.createQueue(kind, queueOptions);
            // Applies to queues that an older version created.
            await boss.updateQueue(kind, queueOptions);
        }
    }
    catch (error) {
        await close().catch(options.onError);
        throw startFailure(error);
    }
    return bossJobs(boss, options, close);
}
function bossJobs(boss, options, close) {
    const { clock, onError } = options;
    const stopping = new AbortController();
    const pools = new Map();
    const loops = [pollRepeatedly()];
    async function pollRepeatedly() {
        while (await (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__/* .hasSlept */ .JB)(clock, pollMs, stopping.signal))
            for (const pool of pools.values())
                pool.wakeOne();
    }
    async function enqueue(jobs) {
        for (const [kind, list] of Map.groupBy(jobs, (job) => job.kind)) {
            await boss.insert(kind, toInserts(list, clock.nowMs()));
            pools.get(kind)?.wakeOne();
        }
    }
    async function drain(signal) {
        stopping.abort();
        await Promise.all(loops);
        const idle = Promise.all([...pools.keys()].map(async (kind) => await boss.offWork(kind)));
        await Promise.race([idle, whenAborted(signal)]);
        // Fails the jobs that still run, so that they are retried, and aborts their handlers.
        await boss.stop({ graceful: false, close: false }).catch(onError);
    }
    return {
        enqueue,
        work: async (kind, worker) => {
            if (pools.has(kind))
                throw new TypeError(`jobs of kind ${kind} already have a worker`);
            pools.set(kind, await startWorkers(boss, kind, worker));
        },
        repeat: async (kind, everyMs) => {
            const { ended } = await (0,_jobs_js__WEBPACK_IMPORTED_MODULE_4__/* .enqueueRepeatedly */ .Wo)({ kind, everyMs }, { enqueue, ...options }, stopping.signal);
            loops.push(ended);
        },
        count: async () => {
            const queues = await boss.getQueues([..._jobs_js__WEBPACK_IMPORTED_MODULE_4__/* .jobKinds */ .P6]);
            return _jobs_js__WEBPACK_IMPORTED_MODULE_4__/* .jobKinds */ .P6.map((kind) => {
                const queue = queues.find(({ name }) => name === kind);
                return { kind, waiting: queue?.queuedCount ?? 0, running: queue?.activeCount ?? 0 };
            });
        },
        drain,
        [Symbol.asyncDispose]: async () => {
            await drain(AbortSignal.abort());
            await close();
        },
    };
}
/**
 * Starts one pg-boss worker per concurrent job. A worker that gets a job wakes another one, and looks for the next job
 * when it has finished, so that a backlog keeps all of them busy and an idle queue is polled by one.
 */
async function startWorkers(boss, kind, worker) {
    const idle = new Set();
    function wakeOne() {
        const [id] = idle;
        if (id === undefined)
            return;
        // Moves it to the end: each call wakes another one.
        idle.delete(id);
        idle.add(id);
        boss.notifyWorker(id);
    }
    async function startOne() {
        const options = { includeMetadata: true, pollingIntervalSeconds, heartbeatRefreshSeconds };
        const id = await boss.work(kind, options, async ([job]) => {
            if (job === undefined)
                return;
            idle.delete(id);
            wakeOne();
            try {
                await worker.run({ kind, key: job.data.key, earlierRuns: job.retryCount }, job.signal);
            }
            finally {
                idle.add(id);
                boss.notifyWorker(id);
            }
        });
        idle.add(id);
    }
    for (let count = 0; count < worker.concurrency; count += 1)
        await startOne();
    return { wakeOne };
}
async function whenAborted(signal) {
    if (signal.aborted)
        return;
    await new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
function toInserts(jobs, nowMs) {
    const byId = new Map(jobs.map((job) => [jobId(job), job]));
    return [...byId].map(([id, { key, runAtMs }]) => {
        // An interval: the clock of the database may differ.
        return { id, data: { key }, startAfter: `${Math.max(runAtMs - nowMs, 0)} milliseconds` };
    });
}
/** A UUID of version 8 derived from kind and key, so that pg-boss ignores a second job with the same key. Source: RFC 9562 §5.8 */
function jobId({ kind, key }) {
    const bytes = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${kind}\0${key}`).digest().subarray(0, 16);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}
/** pg-boss emits some errors as plain objects. */
function toError(error) {
    return error instanceof Error ? error : Object.assign(new Error('pg-boss failed'), error);
}
function startFailure(error) {
    return new _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PresendError */ .Wn({
        code: 'STORAGE_FAILED',
        outcome: 'inconclusive',
        done: 'Starting the jobs in PostgreSQL',
        came: error instanceof Error ? `"${error.message}"` : 'an unknown error',
        expected: `a database in which this user can create the schema "${schema}"`,
        todo: 'check that the server is running, and that the user in the storage URL may create schemas',
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
