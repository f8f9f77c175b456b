export const id = 9891;
export const ids = [9891];
export const modules = {

/***/ 69891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   startPostgresJobs: () => (/* binding */ startPostgresJobs)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var pg_boss__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12637);
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7443);
/* harmony import */ var _jobs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74469);
/* harmony import */ var _jobs_engine_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54478);
/* harmony import */ var _jobs_queue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75079);
/**
 * Jobs on PostgreSQL: pg-boss keeps them in a schema of its own, beside the store's tables. Of pg-boss we use the list
 * (insert, fetch, touch, complete, fail) and its housekeeping, when we say so; claiming, leases and waiting are those of
 * jobs-engine.ts, the same as on SQLite. Its timers and its cron stay off.
 */






/** Where pg-boss keeps its tables. */
const schema = 'presend_jobs';
/** The version of pg-boss's tables that our pg-boss makes: it updates older ones, but would also work on newer ones. */
const schemaVersion = 40;
/** Claims, renewals and endings of all kinds; each is short. */
const connectionCount = 4;
/** What pg-boss hands on to its pool: its type names a few of these only. */
const connection = {
    application_name: 'presend jobs',
    max: connectionCount,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Rebuilding an index is the longest of its statements; without a limit a lost server would be waited for for ever.
    statement_timeout: 300_000,
    query_timeout: 305_000,
};
/** Its timers are off; when `tidy` calls, one instance in half an hour deletes what is old. */
const housekeeping = {
    supervise: false,
    schedule: false,
    maintenanceIntervalSeconds: 1800,
    monitorIntervalSeconds: 1800,
    monitorVacuum: false,
};
/**
 * A queue as pg-boss has it. A retry follows after 1 s (2 s at most), then twice that, at most 5 minutes, for ever.
 * What waits is never thrown away, and no run is too long: the leases decide who is dead.
 */
const queueOptions = {
    policy: 'standard',
    retryLimit: 2 ** 31 - 1,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 24 * 3600,
    retentionSeconds: 365 * 24 * 3600,
    deleteAfterSeconds: _jobs_queue_js__WEBPACK_IMPORTED_MODULE_3__/* .finishedKeptMs */ .x / 1000,
};
/** pg-boss has an index of the running jobs of groups; with all jobs in one group it finds whose lease is over. */
const group = { id: 'all' };
/**
 * Connects to the database and makes or updates the schema, under a lock where several instances start at once.
 *
 * @throws PresendError STORAGE_FAILED when the database does not answer, or a newer presend has changed the schema
 */
async function startPostgresJobs(url, parts) {
    const boss = new pg_boss__WEBPACK_IMPORTED_MODULE_1__/* .PgBoss */ .zJ({ ...connection, ...housekeeping, connectionString: url, schema });
    // An EventEmitter whose error nobody hears ends the process.
    boss.on('error', parts.onError);
    try {
        await boss.start();
        await refuseNewerSchema(boss);
        for (const kind of _jobs_js__WEBPACK_IMPORTED_MODULE_4__/* .jobKinds */ .P)
            await boss.createQueue(kind, queueOptions);
    }
    catch (error) {
        await boss.stop({ graceful: false }).catch(parts.onError);
        throw error instanceof _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PresendError */ .W ? error : startFailure(error);
    }
    return (0,_jobs_engine_js__WEBPACK_IMPORTED_MODULE_5__/* .startJobsEngine */ .f)(bossQueue(boss, parts), parts);
}
function bossQueue(boss, { clock }) {
    const database = boss.getDb();
    const query = async (text, values) => {
        return (await database.executeSql(text, [...values])).rows;
    };
    return {
        add: async (jobs) => {
            for (const [kind, list] of Map.groupBy(jobs, (job) => job.kind)) {
                await boss.insert(kind, toInserts(list, clock.nowMs()));
            }
        },
        claim: async (kind, limit) => {
            const rows = await boss.fetch(kind, { batchSize: limit, includeMetadata: true });
            return rows.map((row) => ({ key: row.data.key, earlierRuns: row.retryCount, token: row.id }));
        },
        renew: async (kind, held, leaseMs) => {
            if (held.length > 0)
                await boss.touch(kind, idsOf(held));
            await query(freeEndedLeases, [kind, leaseMs]);
        },
        finish: async (kind, jobs) => void (await boss.complete(kind, idsOf(jobs))),
        retry: async (kind, jobs) => void (await boss.fail(kind, idsOf(jobs))),
        giveBack: async (kind, jobs) => void (await query(giveBack, [kind, idsOf(jobs)])),
        count: async () => (await query(countJobs, [_jobs_js__WEBPACK_IMPORTED_MODULE_4__/* .jobKinds */ .P])).map(parseCounts),
        tidy: async () => await boss.supervise(),
        [Symbol.asyncDispose]: async () => await boss.stop({ graceful: false }),
    };
}
function idsOf(jobs) {
    return jobs.map((job) => job.token);
}
/** The id is made from kind and key, so that the primary key refuses a second job of that name. */
function toInserts(jobs, nowMs) {
    const byId = new Map(jobs.map((job) => [jobId(job), job]));
    return [...byId].map(([id, { key, runAtMs }]) => {
        // A span, not a moment: the database has a clock of its own.
        return { id, data: { key }, group, startAfter: `${Math.max(runAtMs - nowMs, 0)} milliseconds` };
    });
}
/** A UUID of version 8: 122 bits of a digest. Source: RFC 9562 §5.8 */
function jobId({ kind, key }) {
    const bytes = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${kind}\0${key}`).digest().subarray(0, 16);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}
/** One statement, so that of two instances that notice a death at once only one begins the job again. */
const freeEndedLeases = `
  update ${schema}.job set state = 'retry', start_after = now(), heartbeat_on = null
  where name = $1 and state = 'active' and group_id is not null and heartbeat_on < now() - $2 * interval '1 millisecond'`;
const giveBack = `
  update ${schema}.job set state = 'retry', start_after = now(), heartbeat_on = null
  where name = $1 and state = 'active' and id = any($2::uuid[])`;
/** Two index scans a kind; one count over all states would read every finished job. */
const countJobs = `
  select kind,
    (select count(*)::int from ${schema}.job where name = kind and state < 'active' and not blocked) as waiting,
    (select count(*)::int from ${schema}.job where name = kind and state = 'active' and group_id is not null) as running
  from unnest($1::text[]) as kind`;
function parseCounts(row) {
    const { kind, waiting, running } = typeof row === 'object' && row !== null ? { kind: '', waiting: 0, running: 0, ...row } : {};
    const known = _jobs_js__WEBPACK_IMPORTED_MODULE_4__/* .jobKinds */ .P.find((one) => one === kind);
    if (known === undefined || typeof waiting !== 'number' || typeof running !== 'number') {
        throw new TypeError('counts of jobs have another form than their query gives');
    }
    return { kind: known, waiting, running };
}
async function refuseNewerSchema(boss) {
    const version = await boss.schemaVersion();
    if (version !== null && version <= schemaVersion)
        return;
    throw new _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PresendError */ .W({
        code: 'STORAGE_FAILED',
        outcome: 'inconclusive',
        done: 'Opening the jobs in PostgreSQL',
        came: `version ${version} of the schema "${schema}"`,
        expected: `version ${schemaVersion} or an older one`,
        todo: 'use the presend version that wrote it last, or another database; nothing was changed in this one',
    });
}
function startFailure(error) {
    return new _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PresendError */ .W({
        code: 'STORAGE_FAILED',
        outcome: 'inconclusive',
        done: 'Starting the jobs in PostgreSQL',
        came: error instanceof Error ? `"${error.message}"` : 'a failure without words',
        expected: `a database that answers and lets this user make the schema "${schema}"`,
        todo: 'see that it runs, and that the user of the storage URL may create schemas in it',
        cause: error,
    });
}


/***/ })

};
