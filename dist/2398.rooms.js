export const id = 2398;
export const ids = [2398];
export const modules = {

/***/ 32398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runServeCommand: () => (/* binding */ runServeCommand),
  serve: () => (/* binding */ serve)
});

// EXTERNAL MODULE: external "node:querystring"
var external_node_querystring_ = __webpack_require__(41792);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./node_modules/pino/pino.js
var pino = __webpack_require__(65005);
;// CONCATENATED MODULE: ./lib/service/operations/describe-error.js
/** A thrown thing as the log shows it. */
/** Causes of causes that are still shown. */
const mostCauses = 4;
/**
 * Name, message, code, stack and causes. Nothing else that hangs on the error: database drivers hang the row on it,
 * HTTP clients the request with its header fields.
 */
function describeError(thrown) {
    return describe(thrown, mostCauses);
}
function describe(thrown, causesLeft) {
    if (!(thrown instanceof Error))
        return { type: typeof thrown, message: String(thrown) };
    const code = 'code' in thrown && typeof thrown.code === 'string' ? { code: thrown.code } : {};
    const stack = thrown.stack === undefined ? {} : { stack: thrown.stack };
    const hasCause = thrown.cause !== undefined && thrown.cause !== null && causesLeft > 0;
    const cause = hasCause ? { cause: describe(thrown.cause, causesLeft - 1) } : {};
    return { type: thrown.name, message: thrown.message, ...code, ...stack, ...cause };
}

// EXTERNAL MODULE: ./lib/storage/storage-away.js
var storage_away = __webpack_require__(2395);
;// CONCATENATED MODULE: ./lib/service/operations/limit-outage-lines.js
/** Keeps the log readable while the storage is unavailable: one line a second for each kind of event, with a count. */

const windowMs = 1000;
/**
 * Thousands of requests fail in the same second when a database goes away, each with the same stack. The first line of
 * an event is written, those of the next second are counted, and the line after them has `skipped`: how many were left
 * out. In all of them `reason` stands for the error with its stack. Other errors pass unchanged.
 */
function limitOutageLines(clock) {
    const last = new Map();
    return (message, fields) => {
        const { error, ...others } = fields;
        if (!isOutage(error))
            return fields;
        const previous = last.get(message);
        const nowMs = clock.nowMs();
        if (previous !== undefined && nowMs - previous.atMs < windowMs) {
            previous.skippedCount += 1;
            return null;
        }
        last.set(message, { atMs: nowMs, skippedCount: 0 });
        const skipped = previous?.skippedCount ?? 0;
        return { ...others, ...(skipped === 0 ? {} : { skipped }), reason: error.message };
    };
}
function isOutage(error) {
    return error instanceof Error && ((0,storage_away/* isStorageAway */.C)(error) || (0,storage_away/* isStorageAway */.C)(error.cause));
}

;// CONCATENATED MODULE: ./lib/service/operations/mask-ids.js
/** Names that open something, made too short to open it. */
/** Tracking ids and keys keep their first characters, by which a line is found again; tokens and webhook secrets keep nothing. */
function maskIds(text) {
    if (!text.includes('ps') && !text.includes('whsec'))
        return text;
    // No look at the character before: in JSON it may be the end of an escape, as in `\npst_…`.
    return text
        .replaceAll(/(ps[tk]_[A-Za-z0-9]{4})[A-Za-z0-9]{12,}/gu, '$1…')
        .replaceAll(/(psd|whsec)_[A-Za-z0-9_-]{12,}/gu, '$1_***');
}

;// CONCATENATED MODULE: ./lib/service/operations/service-log.js
/** What the service says of itself: one JSON object a line, without secrets. */




/**
 * A log of lines `{"level":"info","time":"2026-01-31T10:30:00.000Z","msg":"request",…}`.
 *
 * Tracking ids and keys are shortened and tokens starred in every line, wherever they stand in it: whoever reads the
 * log must not be able to open a report, or to ask in somebody's name.
 */
function openServiceLog({ level, sink, clock, scrub = (line) => line }) {
    const clean = { write: (line) => sink.write(maskIds(scrub(line))) };
    const logger = pino({
        level,
        base: null,
        timestamp: () => `,"time":"${new Date(clock.nowMs()).toISOString()}"`,
        formatters: { level: (label) => ({ level: label }) },
        serializers: { error: describeError },
    }, clean);
    const insistent = logger.child({}, { level: 'info' });
    const limited = limitOutageLines(clock);
    return {
        trace: (message, fields = {}) => logger.trace(fields, message),
        debug: (message, fields = {}) => logger.debug(fields, message),
        info: (message, fields = {}) => logger.info(fields, message),
        warn: (message, fields = {}) => {
            const shown = limited(message, fields);
            if (shown !== null)
                logger.warn(shown, message);
        },
        error: (message, fields = {}) => {
            const shown = limited(message, fields);
            if (shown !== null)
                logger.error(shown, message);
        },
        fatal: (message, fields = {}) => logger.fatal(fields, message),
        always: (message, fields = {}) => insistent.info(fields, message),
    };
}

;// CONCATENATED MODULE: ./lib/service/operations/stdout-sink.js
/** Standard output as the place where the log goes. */

/** Lines that nobody reads are kept up to this much; what comes after is dropped. */
const mostBufferedBytes = 16 * 1024 * 1024;
/**
 * Writes in the background: a reader that stalls (a full pipe) must not stop the service, which a plain write to a
 * pipe would.
 */
function stdoutSink() {
    const destination = pino.destination({ dest: 1, sync: false, maxLength: mostBufferedBytes });
    // A reader that has gone away must not turn a running service into a crash.
    destination.on('error', () => undefined);
    return {
        write: (line) => void destination.write(line),
        flush: async () => await new Promise((resolve) => {
            destination.flush(() => resolve());
        }),
        [Symbol.dispose]: () => destination.flushSync(),
    };
}

// EXTERNAL MODULE: ./lib/seeds/imap/imap-threads.js + 4 modules
var imap_threads = __webpack_require__(53895);
// EXTERNAL MODULE: ./lib/mail/submission-outcome.js
var submission_outcome = __webpack_require__(25402);
// EXTERNAL MODULE: ./lib/world/time-limit.js
var time_limit = __webpack_require__(83141);
// EXTERNAL MODULE: ./lib/seeds/judge-copy.js + 1 modules
var judge_copy = __webpack_require__(71777);
// EXTERNAL MODULE: ./lib/seeds/read-arrival.js + 2 modules
var read_arrival = __webpack_require__(12327);
// EXTERNAL MODULE: ./lib/seeds/receive-message.js
var receive_message = __webpack_require__(49653);
;// CONCATENATED MODULE: ./lib/seeds/judge-kept-message.js
/** The job that judges a message which was acknowledged first. */





/** A kept message has copies that could not be judged. */
class UnjudgedError extends AggregateError {
    /** The tests that they belong to. */
    numericIds;
    constructor(errors, numericIds) {
        super(errors, 'the message has copies that could not be judged');
        this.name = 'UnjudgedError';
        this.numericIds = numericIds;
        this.cause = errors[0];
    }
}
/** A copy that is judged longer than this is judged again later. */
const judgeLimitMs = 60_000;
/** A message that was begun this often is given up once its test is over, even if no judgement ever ended. */
const givenUpAfterRuns = 5;
/**
 * Judges every copy that is not placed yet, and drops the message once all are decided, or their test is over and the
 * engine still fails: then their seeds stay without folder. Bears being done twice: the first result stays.
 *
 * @throws Error when a copy is still undecided: the job is to be run again
 */
async function judgeKeptMessage({ key, earlierRuns }, surroundings, signal) {
    const { store, directory } = surroundings.ports;
    const kept = await store.findMessage(key);
    if (kept === null)
        return;
    const { copies } = await (0,read_arrival/* readArrival */.S)(toIncoming(kept, directory), surroundings.ports, signal);
    const failures = [];
    const numericIds = new Set();
    for (const copy of copies) {
        const failure = await judgeOnceMore(copy, earlierRuns, { ...surroundings, signal });
        if (failure === null)
            continue;
        failures.push(failure.error);
        numericIds.add(copy.target.numericId);
    }
    signal.throwIfAborted();
    if (failures.length > 0)
        throw new UnjudgedError(failures, [...numericIds]);
    await store.dropMessage(key);
}
function toIncoming(kept, directory) {
    const { bytes, envelopeSender, client, recipients } = kept;
    const seeds = recipients.map((address) => directory.find(address));
    return { bytes, envelopeSender, client, seeds: seeds.filter((seed) => seed !== null) };
}
/** @returns `null`: nothing is left to do for this copy */
async function judgeOnceMore(copy, earlierRuns, again) {
    const { ports, signal } = again;
    if (earlierRuns > 0 && (await isPlaced(copy, ports)))
        return null;
    if (earlierRuns >= givenUpAfterRuns && (await isOver(copy, ports)))
        return null;
    const failure = await judgeWithin(copy, again);
    if (failure === null)
        return null;
    signal.throwIfAborted();
    return (await isOver(copy, ports)) ? null : failure;
}
async function judgeWithin(copy, { rules, ports, signal }) {
    const judging = async (limited) => await (0,judge_copy/* judgeCopy */.f)(copy, { rules, ports, moment: 'taken' }, limited);
    try {
        const judgement = await (0,time_limit/* withinTime */.dn)(judging, judgeLimitMs, { clock: ports.clock, signal });
        const { reply, reason } = judgement;
        // Nobody is there any more to come again after "later": what a name server's failure put off is judged again.
        const isLater = reply !== null && (0,submission_outcome/* isTransient */.d)(reply);
        return isLater || (0,receive_message/* isOpen */.nT)(judgement) ? { error: new Error(reason) } : null;
    }
    catch (error) {
        return { error };
    }
}
/** A placed copy cannot get better; a crash may have come between its result and the end of the job. */
async function isPlaced({ target }, { store }) {
    const test = await store.findReportedTest(target.trackingId);
    const seed = test?.seeds.find((one) => one.address === target.address);
    return seed?.result?.status === 'placed';
}
async function isOver({ target }, { store, clock }) {
    const test = await store.findReportedTest(target.trackingId);
    return test === null || test.expiresAtMs <= clock.nowMs();
}

;// CONCATENATED MODULE: ./lib/seeds/receive-durably.js
/**
 * Receiving under load: a message is judged while its sender waits when there is room, so that it can be refused for
 * real; else it is kept, acknowledged, and judged by a job. What is acknowledged is on disk.
 */



/** A sender waits for the judgement no longer than this; then the message is kept. */
const dialogueLimitMs = 60_000;
/** A message that is kept because there is no room to judge it can wait this much longer. */
const gatherMs = 50;
/** An engine that has just failed is not asked again at once. */
const secondLookAfterMs = 2000;
/**
 * A function that receives messages. Its reply is 250 only when every result, or the message itself, is on disk.
 * Rejects when storage fails or the signal aborts: then nothing may be acknowledged.
 */
function durableReceiver({ rules, ports, slotCount, }) {
    let takenSlotCount = 0;
    const keepers = { ...ports, requestJob: gatherJobs(ports) };
    return async (message, signal) => {
        const arrival = await (0,read_arrival/* readArrival */.S)(message, ports, signal);
        // No slot for what nobody judges: mail of no test, and mail of a bad form.
        if (arrival.copies.length === 0 || arrival.formRefusal !== null) {
            return (await (0,receive_message/* judgeArrival */.bR)(arrival, { rules, ports }, signal)).reception;
        }
        if (takenSlotCount >= slotCount)
            return await keep(arrival, { copies: arrival.copies, delayMs: 0 }, keepers);
        takenSlotCount += 1;
        try {
            return await judgeOrKeep(arrival, { rules, ports: keepers }, signal);
        }
        finally {
            takenSlotCount -= 1;
        }
    };
}
async function judgeOrKeep(arrival, surroundings, signal) {
    const { rules, ports } = surroundings;
    const judging = async (limited) => await (0,receive_message/* judgeArrival */.bR)(arrival, surroundings, limited);
    const judged = await (0,time_limit/* withinTime */.dn)(judging, dialogueLimitMs, { clock: ports.clock, signal }).catch((error) => {
        signal.throwIfAborted();
        ports.onError(error, { step: 'judging', numericIds: arrival.copies.map(({ target }) => target.numericId) });
        return null;
    });
    if (judged === null)
        return await keep(arrival, { copies: arrival.copies, delayMs: secondLookAfterMs }, ports);
    if (judged.undecided.length === 0 || rules.isUndecidedFinal)
        return judged.reception;
    const { undecided, reception } = judged;
    return await keep(arrival, { copies: undecided, delayMs: secondLookAfterMs, decided: reception.copies }, ports);
}
/**
 * Jobs of the same moment are asked for together: one by one they would cost as much as keeping the messages. Those that
 * are not asked for when the process dies are found by the sweep.
 */
function gatherJobs(ports) {
    let gathered = [];
    const { signal } = new AbortController();
    async function enqueueSoon() {
        await ports.clock.sleep(gatherMs, signal);
        const all = gathered;
        gathered = [];
        await ports.jobs.enqueue(all).catch((error) => ports.onError(error, { step: 'enqueueing' }));
    }
    return (job) => {
        gathered.push(job);
        if (gathered.length === 1)
            void enqueueSoon();
    };
}
/** The job is asked for behind the sender's back: when that fails, the sweep does it. */
async function keep(arrival, { copies, delayMs, decided = [] }, ports) {
    const { bytes, envelopeSender, client } = arrival.message;
    const receivedAtMs = ports.clock.nowMs();
    const messageId = newMessageId(receivedAtMs, ports);
    await ports.store.keepMessage({
        messageId,
        bytes,
        receivedAtMs,
        envelopeSender,
        recipients: copies.map(({ target }) => target.address),
        client: { ...client, isTlsOffered: client.isTlsOffered === true },
    });
    ports.requestJob(judgementJob(messageId, receivedAtMs + delayMs));
    return {
        reply: (0,receive_message/* takenReply */.Qh)('kept', arrival),
        isMatched: true,
        isForeign: arrival.isForeign,
        copies: [
            ...decided.filter(({ outcome }) => outcome !== 'undecided'),
            ...copies.map((copy) => (0,receive_message/* receivedCopy */.zw)(copy, 'kept')),
        ],
    };
}
/** Begins with the time, so that what comes one after another lies side by side in every index. */
function newMessageId(receivedAtMs, { random }) {
    return `${receivedAtMs.toString(36).padStart(9, '0')}-${random.uuid()}`;
}
/** The job that judges a kept message; see judge-kept-message.ts. */
function judgementJob(messageId, runAtMs) {
    return { kind: 'judge-message', key: messageId, runAtMs };
}

;// CONCATENATED MODULE: ./lib/seeds/sweep-messages.js
/** Finds kept messages whose job was never asked for, because the process died in between. */

/** A message that is younger may still be on its way to its job. */
const graceMs = 10_000;
/** So many at once; the next call goes on behind them. */
const sweptCount = 1000;
/**
 * A function that asks once more for the judgement of messages that wait, so many at each call: a job has the same name,
 * so nothing is done twice. A call begins where the last one ended, and at the oldest again after the newest: thousands
 * that wait for an engine must not hide those behind them.
 */
function messageSweep({ store, jobs, clock }) {
    let last = null;
    return async () => {
        const nowMs = clock.nowMs();
        const messages = await store.listMessages(nowMs - graceMs, sweptCount, last);
        last = messages.length < sweptCount ? null : (messages.at(-1) ?? null);
        await jobs.enqueue(messages.map(({ messageId }) => judgementJob(messageId, nowMs)));
    };
}

// EXTERNAL MODULE: ./lib/world/live-dns.js + 1 modules
var live_dns = __webpack_require__(41659);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/world/local-addresses.js
/** The addresses that this machine has. */

/** All of them, loopback included, as they are now. */
function localAddresses() {
    return Object.values((0,external_node_os_.networkInterfaces)()).flatMap((all) => (all ?? []).map(({ address }) => address));
}

// EXTERNAL MODULE: ./lib/service/app.js + 19 modules
var app = __webpack_require__(58365);
// EXTERNAL MODULE: ./lib/service/http-server.js + 5 modules
var http_server = __webpack_require__(73019);
// EXTERNAL MODULE: ./lib/service/http/ip-address.js
var ip_address = __webpack_require__(2998);
;// CONCATENATED MODULE: ./lib/service/operations/operations-app.js
/** `/healthz`, `/readyz` and `/metrics`: what load balancers and Prometheus ask, before any token is looked at. */

/**
 * Answers the three paths itself and hands everything else on.
 *
 * On the port of the API, metrics are for this machine alone, and a proxy is not taken for it: its requests come from
 * loopback too, but carry the client's address in a field of their own.
 */
function withOperations(app, parts, audience) {
    const answers = {
        '/healthz': () => Promise.resolve(json(200, { status: 'alive' })),
        '/readyz': async () => await answerReadiness(parts.readiness),
        '/metrics': (request, env) => audience === 'everybody' || (audience === 'this-machine' && isFromHere(request, env))
            ? answerMetrics(parts.metrics)
            : null,
    };
    return {
        fetch: (request, env) => {
            const isRead = request.method === 'GET' || request.method === 'HEAD';
            const answer = isRead ? answers[pathOf(request.url)] : undefined;
            return answer?.(request, env) ?? app.fetch(request, env);
        },
    };
}
/** Answers everything with 404: what stands behind the operations of a port that has nothing else. */
const nothingElse = {
    fetch: () => json(404, { error: 'Only /metrics, /healthz and /readyz are here' }),
};
async function answerReadiness(readiness) {
    const { isReady, parts } = await readiness.report();
    return json(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', parts });
}
async function answerMetrics(metrics) {
    const { contentType, text } = await metrics.render();
    return new Response(text, { headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' } });
}
function json(status, body) {
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
    return new Response(`${JSON.stringify(body)}\n`, { status, headers });
}
/** Without parsing the URL: this stands before every request. */
function pathOf(url) {
    const start = url.indexOf('/', url.indexOf('//') + 2);
    const end = url.indexOf('?', start);
    return url.slice(start, end === -1 ? undefined : end);
}
/** Fields that proxies and CDNs add: `X-Forwarded-*`, `CF-*` and a few single ones. */
const forwardingField = /^(?:x-forwarded-.+|cf-.+|forwarded|via|x-real-ip|true-client-ip)$/u;
function isFromHere(request, env) {
    const address = env?.incoming?.socket.remoteAddress ?? '';
    return (0,ip_address/* isLoopbackAddress */.Ow)(address) && ![...request.headers.keys()].some((name) => forwardingField.test(name));
}

;// CONCATENATED MODULE: ./lib/service/operations/readiness.js
/** Whether this instance should be given work, and which part of it says no. */

/** Anybody may ask: an answer serves everyone who asks within this time, so that asking often costs nothing. */
const keptMs = 1000;
/** Shorter than the time that load balancers allow. */
const checkLimitMs = 2000;
/** The readiness of one instance. */
function readiness(checks, { clock, log }) {
    let isDraining = false;
    let kept = null;
    async function ask() {
        const parts = await Promise.all(checks.map(async (one) => [one.part, await stateOf(one)]));
        return { isReady: parts.every(([, state]) => state === 'ready'), parts: Object.fromEntries(parts) };
    }
    async function stateOf(one) {
        try {
            const limit = { clock, signal: new AbortController().signal };
            await (0,time_limit/* withinTime */.dn)(async () => await one.check(), checkLimitMs, limit);
            return 'ready';
        }
        catch (error) {
            log.warn('not ready', { part: one.part, error });
            return 'not ready';
        }
    }
    return {
        startDraining: () => {
            isDraining = true;
        },
        report: async () => {
            if (isDraining)
                return { isReady: false, parts: { draining: 'not ready' } };
            const nowMs = clock.monotonicMs();
            if (kept === null || nowMs - kept.atMs >= keptMs)
                kept = { atMs: nowMs, report: ask() };
            return await kept.report;
        },
    };
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/drain.js
/** The good end of a service: nothing new is taken, what is under way is finished, and it does not take for ever. */
/**
 * First `/readyz` says no, so that load balancers look elsewhere, then no connection is taken any more; requests and SMTP transactions that are under way end,
 * and then the jobs. What is not done after `limitMs` is left: it is on disk, and another instance or the next start does
 * it. Never rejects.
 */
async function drainService(parts) {
    const { readiness, service, jobs, clock, log, limitMs } = parts;
    readiness.startDraining();
    await clock.sleep(parts.delayMs, new AbortController().signal);
    const timeUp = new AbortController();
    const finished = new AbortController();
    const cutOff = () => {
        log.warn('shutdown timeout reached; aborting work in progress', { limit_ms: limitMs });
        timeUp.abort(new Error(`not finished within ${limitMs} ms`));
    };
    // Ends early when everything is finished.
    const timer = clock.sleep(limitMs, finished.signal).then(cutOff, () => undefined);
    let isBroken = false;
    const sayBroken = (error) => {
        isBroken = true;
        log.warn('shutdown incomplete', { error });
    };
    // One after the other: a message that is being taken may still ask for a job.
    for (const part of [service, jobs])
        await part.drain(timeUp.signal).catch(sayBroken);
    finished.abort();
    await timer;
    return isBroken || timeUp.signal.aborted ? 'cut-off' : 'finished';
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/listen-error.js
/** A port that cannot be had, in words. */

/** What the operator has to do about the system's answers; only some of them can get better by themselves. */
const answers = {
    EADDRINUSE: { outcome: 'inconclusive', todo: 'see which other process listens there, or choose another port' },
    EADDRNOTAVAIL: { outcome: 'inconclusive', todo: 'see that this machine has that address now' },
    EACCES: {
        outcome: 'misconfigured',
        todo: 'choose a port from 1024 up, or give the process CAP_NET_BIND_SERVICE as deploy/presend.service does',
    },
    ENOTFOUND: { outcome: 'misconfigured', todo: 'name an address of this machine' },
};
/** All that are set; `listen` is the first. */
function listenPlaces({ listen, smtp, metricsListen, }) {
    return [
        { setting: 'listen', address: listen },
        ...(smtp === null ? [] : [{ setting: 'smtp', address: smtp }]),
        ...(metricsListen === null ? [] : [{ setting: 'metrics.listen', address: metricsListen }]),
    ];
}
/** The error for a server that could not listen; anything that is no answer of the system's stays what it was. */
function listenError(error, settings) {
    return listenErrorAt(error, whichOf(error, settings));
}
/** The same where the place is known. */
function listenErrorAt(error, { setting, address: { host, port } }) {
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
    const known = answers[code];
    if (known === undefined)
        return error;
    const done = `Listening at ${host}:${port} (${setting})`;
    const said = { came: code, expected: 'a free port', todo: known.todo };
    return new presend_error/* PresendError */.W({ code: 'LISTEN_FAILED', outcome: known.outcome, done, ...said, cause: error });
}
/** Node says at which port it failed, or which name it could not look up. */
function whichOf(error, settings) {
    const failed = Object(error);
    const places = listenPlaces(settings);
    return places.find(({ address }) => failed.port === address.port || failed.hostname === address.host) ?? places[0];
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/seeds/directory.js
var directory = __webpack_require__(88073);
// EXTERNAL MODULE: ./lib/seeds/judging/open-judging.js
var open_judging = __webpack_require__(12464);
// EXTERNAL MODULE: ./lib/storage/open-storage.js + 4 modules
var open_storage = __webpack_require__(85874);
// EXTERNAL MODULE: ./lib/world/secret-box.js
var secret_box = __webpack_require__(43714);
;// CONCATENATED MODULE: ./lib/world/workers/spare-cores.js
/** How many threads may work beside the main thread. */

/** The processor's cores less the one of the main thread; at least 1. */
function spareCoreCount() {
    return Math.max(1, (0,external_node_os_.availableParallelism)() - 1);
}

;// CONCATENATED MODULE: ./lib/service/operations/measured-judge.js
/** The judge and its spam engine, with a stopwatch and a tally. */
/** The same engine; what it cannot judge is counted, and said with the reason. */
function measuredFilter(filter, { metrics, log }) {
    return {
        ...filter,
        judge: async (input, signal) => {
            const answer = await filter.judge(input, signal);
            if (answer.status === 'failed') {
                metrics.engineFailed(filter.engine);
                log.warn('spam engine failed', { engine: filter.engine, reason: answer.reason });
            }
            return answer;
        },
    };
}
/** The same work; the time it takes is counted, also when it fails. */
function timed(work, { metrics, clock }) {
    return async (...input) => {
        const startMs = clock.monotonicMs();
        try {
            return await work(...input);
        }
        finally {
            metrics.judged(clock.monotonicMs() - startMs);
        }
    };
}

;// CONCATENATED MODULE: ./lib/service/operations/measured-store.js
/** A store that counts what is written into it. */
/** The same store; whoever owns `store` closes it. */
function measuredStore(store, metrics) {
    return {
        ...store,
        createTest: async (test) => {
            const numericId = await store.createTest(test);
            metrics.testCreated(test.style);
            return numericId;
        },
        recordCopy: async (copy) => {
            const recorded = await store.recordCopy(copy);
            if (recorded.status === 'recorded')
                metrics.resultRecorded(copy.record.status);
            if (recorded.isTestCompleted)
                metrics.testCompleted();
            return recorded;
        },
        keepMessage: async (message) => {
            await store.keepMessage(message);
            metrics.messageKept();
        },
        recordAttempt: async (outcome) => {
            await store.recordAttempt(outcome);
            metrics.webhookAttempted(outcome.next.state === 'pending' ? 'retried' : outcome.next.state);
        },
    };
}

;// CONCATENATED MODULE: ./lib/service/operations/observed-dns.js
/** Logs DNS queries at level trace. */
/** The same DNS, one line per query. */
function observedDns(dns, { log, clock }) {
    return {
        ...dns,
        resolve: async (name, type, signal) => {
            const startMs = clock.monotonicMs();
            const answer = await dns.resolve(name, type, signal);
            const ms = Math.round((clock.monotonicMs() - startMs) * 10) / 10;
            log.trace('dns query', { name: withoutSender(name), type, status: answer.status, ms });
            return answer;
        },
    };
}
/** Macros of SPF can put the sender's address into a name (RFC 7208 §7.2, `%{s}`). */
function withoutSender(name) {
    return name.includes('@') ? `…${name.slice(name.lastIndexOf('@'))}` : name;
}

// EXTERNAL MODULE: ./lib/contract/retry-after.js
var retry_after = __webpack_require__(74091);
// EXTERNAL MODULE: ./lib/contract/webhook-headers.js
var webhook_headers = __webpack_require__(99764);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/contract/webhook-signature.js
/**
 * The signature of a webhook: api-v1.md, "Webhook". Receivers import this file as `presend/webhook`, so it may import
 * nothing but node:crypto.
 */

/** 64 hexadecimal digits in lower case. */
const signaturePattern = /^[0-9a-f]{64}$/u;
/**
 * Signs a body.
 *
 * @returns the HMAC-SHA256 (RFC 2104) of the bytes, keyed with the secret's UTF-8, as 64 lower-case hexadecimal digits
 * @throws TypeError when the secret is empty, because anyone could sign with it, or when the body is neither text nor bytes,
 *   such as a parsed object
 */
function sign(rawBody, secret) {
    if (!isRawBody(rawBody))
        throw new TypeError('presend/webhook: expected the raw body as text or bytes');
    return digest(toBytes(rawBody), usableSecrets(secret)[0] ?? '').toString('hex');
}
/**
 * Tells whether `signature` (the header `X-Service-Signature`) was made of these very bytes with the secret. Anything
 * that is not exactly 64 lower-case hexadecimal digits is no signature, and a body that is neither text nor bytes (a
 * parsed object, say) was signed by nobody: both give false, nothing that a stranger sends makes it throw, and the
 * comparison takes the same time wherever the first difference is.
 *
 * @param secret the webhook's secret; while it is being changed an array of both, in any order. Empty entries of an
 *   array do not count.
 * @throws TypeError when no secret is given at all: a receiver that forgot its own would refuse everything silently
 *
 * @example
 * verify('{"hello":"world"}', request.headers['x-service-signature'], process.env.WEBHOOK_SECRET)
 */
function verify(rawBody, signature, secret) {
    const secrets = usableSecrets(secret);
    if (typeof signature !== 'string' || !signaturePattern.test(signature) || !isRawBody(rawBody))
        return false;
    const bytes = toBytes(rawBody);
    const given = Buffer.from(signature, 'hex');
    // All are compared, also after one has fitted: the time must not tell which secret it was.
    return secrets.map((one) => timingSafeEqual(digest(bytes, one), given)).includes(true);
}
function usableSecrets(secret) {
    const given = typeof secret === 'string' ? [secret] : secret;
    const usable = Array.isArray(given) ? given.filter((one) => typeof one === 'string' && one !== '') : [];
    if (usable.length > 0)
        return usable;
    throw new TypeError('presend/webhook: got no secret, expected the text that `presend webhook add` printed');
}
function isRawBody(body) {
    return typeof body === 'string' || ArrayBuffer.isView(body) || body instanceof ArrayBuffer;
}
function toBytes(body) {
    if (typeof body === 'string')
        return Buffer.from(body, 'utf8');
    return ArrayBuffer.isView(body) ? new Uint8Array(body.buffer, body.byteOffset, body.byteLength) : new Uint8Array(body);
}
function digest(bytes, secret) {
    return (0,external_node_crypto_.createHmac)('sha256', secret).update(bytes).digest();
}

// EXTERNAL MODULE: ./lib/world/version.js
var version = __webpack_require__(78344);
// EXTERNAL MODULE: ./lib/service/webhooks/webhook-vault.js
var webhook_vault = __webpack_require__(56474);
;// CONCATENATED MODULE: ./lib/service/webhooks/current-secrets.js
/** Which of a webhook's secrets sign now. */


/** The secrets of `webhook` at `nowMs`, opened; bad when the encryption key that sealed one is missing. */
function currentSecrets({ webhookId, secrets }, box, nowMs) {
    const [newest, ...older] = secrets;
    if (newest === undefined)
        throw new TypeError('a stored webhook has no secret');
    const before = older.find(({ validUntilMs }) => validUntilMs !== null && validUntilMs > nowMs);
    const current = (0,webhook_vault/* openStoredSecret */.om)(box, webhookId, newest.secret);
    const previous = before === undefined ? (0,problem.ok)(null) : (0,webhook_vault/* openStoredSecret */.om)(box, webhookId, before.secret);
    if (current.status === 'bad' || previous.status === 'bad') {
        return (0,problem/* bad */.MB)(...[current, previous].flatMap((one) => (one.status === 'bad' ? one.problems : [])));
    }
    return (0,problem.ok)({ current: current.value, previous: previous.value });
}

;// CONCATENATED MODULE: ./lib/service/webhooks/describe-attempt.js
/** What came of an attempt, in the words of the delivery log. */
/** So much fits a row of the log: see DeliveryAttempt. */
const maxDetailLength = 500;
/** An answer: where it wanted to send us, or the start of its body. Foreign text. */
function describeAnswer({ statusCode, location, bodyStart }, remark) {
    if (statusCode >= 300 && statusCode < 400) {
        const target = location === null ? 'elsewhere' : `to "${location}"`;
        return toDetail(`${remark}${statusCode}: it redirects ${target}, and redirects are not followed`);
    }
    const words = toDetail(bodyStart.toString('utf8'));
    return toDetail(remark === '' ? words : `${remark}${statusCode} ${words}`);
}
/** A request that got no answer. */
function describeFailure(error) {
    return toDetail(failureOf(error));
}
/** Nobody could be reached under any address: each attempt's error stands in an AggregateError without words. */
function failureOf(error) {
    if (error instanceof AggregateError)
        return [...new Set(error.errors.map(failureOf))].join('; ');
    if (!(error instanceof Error))
        return 'no answer';
    const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
    const words = code === null ? undefined : failureWords[code];
    if (words !== undefined)
        return `${words} (${code})`;
    return code === null || error.message.includes(code) ? error.message : `${error.message} (${code})`;
}
const failureWords = {
    ECONNREFUSED: 'the connection was refused',
    ECONNRESET: 'the connection was reset before an answer came',
    ETIMEDOUT: 'the connection could not be made in time',
    EHOSTUNREACH: 'the host could not be reached',
    ENETUNREACH: 'the network could not be reached',
    EPIPE: 'the connection was closed while the event was being sent',
    CERT_HAS_EXPIRED: 'the certificate has expired',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
    SELF_SIGNED_CERT_IN_CHAIN: 'the certificate comes from an authority that is not trusted',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate comes from an authority that is not trusted, or an intermediate one is missing',
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the certificate comes from an authority that is not trusted',
    ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host',
    HPE_HEADER_OVERFLOW: 'the header of the answer is too large',
};
/** One line without control characters, cut between characters. */
function toDetail(text) {
    const line = text
        .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
        .trim()
        .toWellFormed();
    if (line.length <= maxDetailLength)
        return line;
    return `${line.slice(0, maxDetailLength - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}

// EXTERNAL MODULE: ./lib/contract/webhook-payload.js
var webhook_payload = __webpack_require__(71444);
;// CONCATENATED MODULE: ./lib/service/webhooks/event-type.js
/** Which kind of event a body tells of, for the header that says so before the body is read. */

/** The body's `event_type`. It is one of our own bodies, so there always is one; without, it is what all once were. */
function eventTypeOf(body) {
    const value = JSON.parse(body);
    const type = typeof value === 'object' && value !== null && 'event_type' in value ? value.event_type : null;
    return typeof type === 'string' ? type : webhook_payload/* testResultDelivered */.w;
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
;// CONCATENATED MODULE: ./lib/service/webhooks/post-event.js
/** One POST to addresses that were checked, and nothing beyond it: no redirect, no proxy, no second connection. */


/** More of an answer is not read: it is only for the log. */
const maxBodyBytes = 4096;
/**
 * Sends the request. When `signal` aborts after the status line came, the answer counts all the same, without the rest of
 * its body: the receiver has said what it thinks.
 *
 * @throws Node's own errors when no answer came; the signal's reason when it aborted before one came
 */
async function postEvent(post, signal) {
    signal.throwIfAborted();
    const request = post.url.protocol === 'https:' ? external_node_https_.request : external_node_http_.request;
    const outgoing = request(post.url, {
        method: 'POST',
        headers: { ...post.headers, 'content-length': String(post.body.byteLength) },
        // A connection of its own, so that the addresses it was checked for are the ones it goes to; no proxy is asked.
        agent: false,
        lookup: pinnedLookup(post.addresses),
        ...(post.ca === null ? {} : { ca: post.ca }),
    });
    const { promise, resolve, reject } = Promise.withResolvers();
    const onAbort = () => {
        outgoing.destroy();
        reject(signal.reason);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    outgoing.on('response', resolve).on('error', reject);
    // `101` and other ends that are no error and no answer.
    outgoing.on('close', () => reject(new Error('the connection was closed without an answer')));
    outgoing.end(post.body);
    try {
        const incoming = await promise;
        return toAnswer(incoming, await readStart(incoming));
    }
    finally {
        signal.removeEventListener('abort', onAbort);
        outgoing.destroy();
    }
}
/** Answers every question with the checked addresses: connecting asks nobody else. */
function pinnedLookup(addresses) {
    return (_name, options, answer) => {
        const [first] = addresses;
        if (options.all === true)
            answer(null, [...addresses]);
        else if (first === undefined)
            answer(new Error('no address'), '', 4);
        else
            answer(null, first.address, first.family);
    };
}
/** Ends with what came when there is enough of it, when the connection breaks, and when the request is destroyed. */
async function readStart(incoming) {
    const chunks = [];
    let byteCount = 0;
    const { promise: isOver, resolve } = Promise.withResolvers();
    incoming.on('data', (chunk) => {
        chunks.push(chunk);
        byteCount += chunk.byteLength;
        if (byteCount >= maxBodyBytes)
            resolve();
    });
    // An error here is a broken body of an answer that stands.
    incoming
        .on('end', resolve)
        .on('error', () => resolve())
        .on('close', resolve);
    await isOver;
    return Buffer.concat(chunks).subarray(0, maxBodyBytes);
}
function toAnswer({ statusCode, headers }, bodyStart) {
    return {
        statusCode: statusCode ?? 0,
        retryAfter: headers['retry-after'] ?? null,
        location: headers.location ?? null,
        bodyStart,
    };
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./lib/service/webhooks/address-class.js
var address_class = __webpack_require__(39343);
// EXTERNAL MODULE: ./lib/service/webhooks/parse-webhook-url.js
var parse_webhook_url = __webpack_require__(45077);
;// CONCATENATED MODULE: ./lib/service/webhooks/resolve-target.js
/**
 * The SSRF guard: where a webhook may be sent, looked up once. Whoever sends connects to these addresses and to nothing
 * else, so a name that answers something else a moment later changes nothing.
 */




/** Nobody has more; a name with thousands of addresses must not make us try them all. */
const maxAddressCount = 16;
/**
 * Looks up where a URL leads, IPv4 and IPv6. Every address must be allowed: a name that leads both outside and inside
 * is a mistake or an attack, and which of the two would be taken is left to chance.
 *
 * @throws the signal's reason
 */
async function resolveTarget(url, { dns, rules }, signal) {
    const host = (0,parse_webhook_url/* hostOf */.w4)(url);
    const found = await addressesOf(host, dns, signal);
    if (found.status !== 'found')
        return found;
    const port = url.port === '' ? defaultPortOf(url) : Number(url.port);
    for (const { address } of found.addresses) {
        const why = whyRefused({ address, port }, rules);
        // The address itself stays untold: the log of a webhook must not be a way to ask the operator's own DNS.
        if (why !== null)
            return { status: 'refused', reason: `${host} leads to ${why}; nothing was sent` };
    }
    return { status: 'found', addresses: found.addresses.slice(0, maxAddressCount) };
}
function whyRefused({ address, port }, rules) {
    const kind = (0,address_class/* classifyAddress */.D)(address);
    if (!(0,address_class/* isAllowedClass */.W)(kind, rules))
        return `an address that is not public (${kind})`;
    const isOwn = rules.ownListeners.some((own) => own.port === port && reaches(address, own));
    return isOwn ? 'where this service itself listens' : null;
}
/** All loopback addresses lead to one machine: a server that listens at 0.0.0.0 answers at 127.0.0.2, too. */
function reaches(address, own) {
    return own.address === address || ((0,ip_address/* isLoopbackAddress */.Ow)(own.address) && (0,ip_address/* isLoopbackAddress */.Ow)(address));
}
async function addressesOf(host, dns, signal) {
    if ((0,external_node_net_.isIP)(host) !== 0)
        return { status: 'found', addresses: [toTargetAddress(host)] };
    // RFC 6761 §6.3: never asked of DNS, which may say anything.
    if ((0,parse_webhook_url/* isLocalhost */.M8)(host))
        return { status: 'found', addresses: ['127.0.0.1', '::1'].map(toTargetAddress) };
    const answers = await Promise.all([dns.resolve(host, 'A', signal), dns.resolve(host, 'AAAA', signal)]);
    const records = answers.flatMap((answer) => (answer.status === 'found' ? answer.records : []));
    if (records.length > 0)
        return { status: 'found', addresses: records.map(toTargetAddress) };
    const failed = answers.find((answer) => answer.status === 'servfail') ?? answers[0];
    return { status: 'unknown', reason: whyNot(host, failed) };
}
function toTargetAddress(address) {
    return { address, family: (0,external_node_net_.isIP)(address) === 6 ? 6 : 4 };
}
function defaultPortOf(url) {
    return url.protocol === 'https:' ? 443 : 80;
}
function whyNot(host, answer) {
    if (answer.status === 'servfail')
        return `${host} could not be looked up: ${answer.reason}`;
    return answer.status === 'nxdomain' ? `the name ${host} does not exist` : `the name ${host} has no address`;
}

;// CONCATENATED MODULE: ./lib/service/webhooks/attempt-delivery.js
/** One attempt: look up where the event goes, sign it, send it, and say in words what came of it. */










/** For everything together: looking up, connecting, TLS, sending, the answer's head and body. */
const attemptLimitMs = 30_000;
/**
 * Makes one attempt.
 *
 * @throws only the signal's reason: the attempt was broken off and nobody knows whether the receiver got it
 */
async function attemptDelivery({ delivery, webhook }, parts, signal) {
    const finished = new AbortController();
    const timeUp = new AbortController();
    const limited = AbortSignal.any([signal, timeUp.signal]);
    // Ends by itself when the attempt does; a rejection then is expected and nobody's concern.
    const alarm = parts.clock.sleep(attemptLimitMs, AbortSignal.any([signal, finished.signal]));
    alarm.then(() => timeUp.abort(new Error('time is up'))).catch(() => undefined);
    try {
        return await exchange({ delivery, webhook }, parts, limited);
    }
    catch (error) {
        signal.throwIfAborted();
        const detail = timeUp.signal.aborted ? `no answer within ${attemptLimitMs / 1000} s` : describeFailure(error);
        return { end: { status: 'no-answer' }, detail };
    }
    finally {
        finished.abort();
    }
}
async function exchange({ delivery, webhook }, parts, signal) {
    const url = new URL(webhook.url);
    const target = await resolveTarget(url, parts, signal);
    if (target.status === 'refused')
        return { end: { status: 'refused' }, detail: target.reason };
    if (target.status === 'unknown')
        return { end: { status: 'no-answer' }, detail: target.reason };
    const opened = currentSecrets(webhook, parts.secretBox ?? null, parts.clock.nowMs());
    if (opened.status === 'bad') {
        return { end: { status: 'no-answer' }, detail: `not sent: ${opened.problems.map(problem/* renderProblem */.yM).join('; ')}` };
    }
    const secrets = opened.value;
    const body = Buffer.from(delivery.body, 'utf8');
    const wire = { url, addresses: target.addresses, body, ca: parts.ca };
    const answer = await postEvent({ ...wire, headers: headersOf(delivery, secrets) }, signal);
    if (secrets.previous === null || !isSignatureRefusal(answer))
        return toResult(answer, parts.clock, '');
    // The receiver knows the old secret alone, by the document's one header: so it is spoken to with that one.
    const old = { current: secrets.previous, previous: null };
    const second = await postEvent({ ...wire, headers: headersOf(delivery, old) }, signal);
    const remark = `signed with the new secret: ${answer.statusCode}; with the one before: `;
    return toResult(second, parts.clock, remark);
}
/** The document's receiver answers 401 to a signature that it cannot verify; gateways in front of one like 403. */
function isSignatureRefusal({ statusCode }) {
    return statusCode === 401 || statusCode === 403;
}
function headersOf({ deliveryId, idempotencyKey, body }, { current, previous }) {
    return {
        'Content-Type': 'application/json',
        'User-Agent': `presend-webhook/${version/* version */.r}`,
        [webhook_headers/* webhookHeaders */.G.signature]: sign(body, current.reveal()),
        ...(previous === null ? {} : { [webhook_headers/* webhookHeaders */.G.previousSignature]: sign(body, previous.reveal()) }),
        [webhook_headers/* webhookHeaders */.G.event]: eventTypeOf(body),
        [webhook_headers/* webhookHeaders */.G.delivery]: deliveryId,
        [webhook_headers/* webhookHeaders */.G.idempotencyKey]: idempotencyKey,
    };
}
function toResult(answer, clock, remark) {
    const { statusCode, retryAfter } = answer;
    const retryAfterMs = (0,retry_after/* readRetryAfterMs */.j)(retryAfter, clock.nowMs());
    return { end: { status: 'answered', statusCode, retryAfterMs }, detail: describeAnswer(answer, remark) };
}

;// CONCATENATED MODULE: ./lib/service/webhooks/attempt-job.js
/** The job that makes one attempt, named by delivery and attempt, so that nobody can ask for it twice. */
/** The jobs of deliveries that `recordCopy` has just written down, due at once. */
function firstAttemptJobs(deliveryIds, nowMs) {
    return deliveryIds.map((deliveryId) => attemptJob({ deliveryId, attemptNumber: 1 }, nowMs));
}
/** The job of the attempt that a delivery waits for; `null`: it is over. */
function nextAttemptJob(delivery) {
    const { deliveryId, attemptCount, nextAttemptAtMs } = delivery;
    if (nextAttemptAtMs === null)
        return null;
    return attemptJob({ deliveryId, attemptNumber: attemptCount + 1 }, nextAttemptAtMs);
}
/** What a job's key names; `null`: nothing of ours. */
function parseAttemptKey(key) {
    const [, deliveryId, digits] = /^(.+):([1-9]\d{0,5})$/u.exec(key) ?? [];
    return deliveryId === undefined ? null : { deliveryId, attemptNumber: Number(digits) };
}
function attemptJob({ deliveryId, attemptNumber }, runAtMs) {
    return { kind: 'deliver-webhook', key: `${deliveryId}:${attemptNumber}`, runAtMs };
}

;// CONCATENATED MODULE: ./lib/service/webhooks/delivery-schedule.js
/** When an event is tried again, and when that ends: pure, the waiting is elsewhere. */
const minuteMs = 60_000;
/** When the attempts of a delivery are made, counted from the first. */
const attemptOffsetsMs = [0, 1, 5, 30, 120].map((minutes) => minutes * minuteMs);
/** What may go better next time: RFC 9110 §15.5.9, RFC 8470 §5.2, RFC 6585 §4, and everything that is the server's fault. */
const temporaryCodes = new Set([408, 425, 429]);
/**
 * What follows an attempt: nothing after a 2xx, another attempt after a temporary failure while there are any left,
 * else the end. The gap is counted from the start of this attempt, so that a service that was down does not make all
 * the attempts that it missed at once. `Retry-After` can lengthen a gap, up to the one that follows it; it never shortens one.
 */
function nextStep({ attemptNumber, startedAtMs, end }) {
    if (end.status === 'answered' && isAcceptance(end.statusCode))
        return { state: 'delivered' };
    const gapMs = gapAfter(attemptNumber);
    if (gapMs === null || !isTemporary(end))
        return { state: 'failed' };
    const longestMs = Math.max(gapMs, gapAfter(attemptNumber + 1) ?? gapMs);
    const askedMs = end.status === 'answered' ? (end.retryAfterMs ?? 0) : 0;
    return { state: 'pending', nextAttemptAtMs: startedAtMs + Math.min(Math.max(gapMs, askedMs), longestMs) };
}
/** Any 2xx: the document's receiver answers 200, others 201, 202 or 204. */
function isAcceptance(statusCode) {
    return statusCode >= 200 && statusCode < 300;
}
function isTemporary(end) {
    if (end.status !== 'answered')
        return end.status === 'no-answer';
    return end.statusCode >= 500 || temporaryCodes.has(end.statusCode);
}
/** `null`: this was the last attempt. */
function gapAfter(attemptNumber) {
    const [fromMs, toMs] = attemptOffsetsMs.slice(attemptNumber - 1, attemptNumber + 1);
    return fromMs === undefined || toMs === undefined ? null : toMs - fromMs;
}

;// CONCATENATED MODULE: ./lib/service/webhooks/host-gate.js
/** How many attempts go to one host at a time, so that a receiver that hangs never takes all the room there is. */
/** Hosts that are remembered as struggling: more are hardly registered, and the oldest is forgotten first. */
const maxStrugglingCount = 10_000;
/** A gate for all hosts of an instance. */
function hostGate(limits, clock) {
    return new Gate(limits, clock);
}
class Gate {
    #limits;
    #clock;
    #lanes = new Map();
    #struggling = new Set();
    constructor(limits, clock) {
        this.#limits = limits;
        this.#clock = clock;
    }
    async enter(host, signal) {
        signal.throwIfAborted();
        const lane = this.#lanes.get(host) ?? { runningCount: 0, waiters: new Set() };
        this.#lanes.set(host, lane);
        // Whoever waits is woken in the moment in which there is room, so room means that nobody waits.
        if (this.#hasRoom(host, lane))
            return this.#takeTurn(host, lane);
        return await this.#waitForTurn(host, lane, signal);
    }
    async #waitForTurn(host, lane, signal) {
        const { promise, resolve } = Promise.withResolvers();
        const finished = new AbortController();
        const wake = () => {
            // Before anybody else runs: room that was seen is taken.
            lane.waiters.delete(wake);
            resolve(this.#takeTurn(host, lane));
            // An answer makes more room than the one turn that was given back.
            this.#wakeNext(host, lane);
        };
        const leave = () => {
            lane.waiters.delete(wake);
            resolve(null);
        };
        lane.waiters.add(wake);
        this.#clock.sleep(this.#limits.longestWaitMs, AbortSignal.any([signal, finished.signal])).then(leave, leave);
        const turn = await promise;
        finished.abort();
        if (signal.aborted)
            turn?.giveBack('answered');
        signal.throwIfAborted();
        return turn;
    }
    #takeTurn(host, lane) {
        lane.runningCount += 1;
        return {
            giveBack: (outcome) => {
                lane.runningCount -= 1;
                this.#struggling.delete(host);
                if (outcome === 'silent')
                    this.#remember(host);
                this.#wakeNext(host, lane);
            },
        };
    }
    #hasRoom(host, lane) {
        const { strugglingCount, perHostCount } = this.#limits;
        return lane.runningCount < (this.#struggling.has(host) ? strugglingCount : perHostCount);
    }
    #wakeNext(host, lane) {
        const [wake] = lane.waiters;
        if (wake !== undefined && this.#hasRoom(host, lane))
            wake();
        else if (lane.runningCount === 0 && lane.waiters.size === 0)
            this.#lanes.delete(host);
    }
    #remember(host) {
        const [oldest] = this.#struggling;
        if (this.#struggling.size >= maxStrugglingCount && oldest !== undefined)
            this.#struggling.delete(oldest);
        this.#struggling.add(host);
    }
}

;// CONCATENATED MODULE: ./lib/service/webhooks/delivery-worker.js
/** The work behind `deliver-webhook`: one attempt, written down, and the next one asked for. */




/** Attempts that one instance makes at once. */
const deliveryConcurrency = 64;
/** So long after its last sign of life an instance is taken for dead, and its attempts are made by another. */
const leaseMs = 30_000;
const gateLimits = { perHostCount: 8, strugglingCount: 2, longestWaitMs: 1000 };
/** A host has so many attempts under way that this one had to make way: it is made a little later, nothing was sent. */
class HostBusyError extends Error {
    /** Of the test that the event is about; `null`: it is about none. */
    numericId;
    constructor(host, numericId) {
        super(`${host} is busy with earlier deliveries: this one is tried again soon`);
        this.name = 'HostBusyError';
        this.numericId = numericId;
    }
}
/**
 * A worker for `jobs.work('deliver-webhook', …)`. Done twice, an attempt is sent twice at worst, with the same body and
 * idempotency key, and written down once; a process that dies in between loses nothing.
 */
function deliveryWorker(parts) {
    const gate = hostGate(gateLimits, parts.clock);
    return {
        concurrency: deliveryConcurrency,
        leaseMs,
        run: async ({ key }, signal) => {
            const name = parseAttemptKey(key);
            const delivery = name === null ? null : await parts.store.findDelivery(name.deliveryId);
            // Gone: the webhook was removed, or the delivery is older than what is kept.
            if (name === null || delivery === null || delivery.state !== 'pending')
                return;
            if (delivery.attemptCount + 1 === name.attemptNumber)
                await deliver(delivery, { parts, gate }, signal);
            // It was made before, by somebody who died before asking for the next.
            else
                await askForNext(delivery, parts);
        },
    };
}
async function deliver(delivery, { parts, gate }, signal) {
    const webhook = await parts.store.findWebhook(delivery.webhookId);
    if (webhook === null)
        return;
    const { host } = new URL(webhook.url);
    const turn = await gate.enter(host, signal);
    if (turn === null)
        throw new HostBusyError(host, testOf(delivery));
    let outcome = 'answered';
    try {
        outcome = await attempt({ delivery, webhook }, parts, signal);
    }
    finally {
        turn.giveBack(outcome);
    }
}
/** Makes the attempt, writes it down and asks for the next. @returns whether the host spoke */
async function attempt({ delivery, webhook }, parts, signal) {
    const { clock, store } = parts;
    const startedAtMs = clock.nowMs();
    const startedMs = clock.monotonicMs();
    const { end, detail } = await attemptDelivery({ delivery, webhook }, parts, signal);
    const attemptNumber = delivery.attemptCount + 1;
    const durationMs = Math.round(clock.monotonicMs() - startedMs);
    const statusCode = end.status === 'answered' ? end.statusCode : null;
    const next = nextStep({ attemptNumber, startedAtMs, end });
    const { deliveryId } = delivery;
    await store.recordAttempt({
        deliveryId,
        attempt: { attemptNumber, startedAtMs, durationMs, statusCode, detail },
        next,
    });
    await askForNext({
        deliveryId,
        attemptCount: attemptNumber,
        nextAttemptAtMs: next.state === 'pending' ? next.nextAttemptAtMs : null,
    }, parts);
    const { webhookId, workspaceId, url } = webhook;
    const { host } = new URL(url);
    parts.onAttempt?.({
        webhookId,
        workspaceId,
        deliveryId,
        numericId: testOf(delivery),
        host,
        attemptNumber,
        statusCode,
        durationMs,
        state: next.state,
    });
    return end.status === 'no-answer' ? 'silent' : 'answered';
}
async function askForNext(delivery, { jobs }) {
    const job = nextAttemptJob(delivery);
    if (job !== null)
        await jobs.enqueue([job]);
}
/** From the body of the event, which this service wrote. */
function testOf({ body }) {
    const event = JSON.parse(body);
    const test = typeof event === 'object' && event !== null && 'spam_test' in event ? event.spam_test : null;
    const id = typeof test === 'object' && test !== null && 'id' in test ? test.id : null;
    return typeof id === 'number' ? id : null;
}

;// CONCATENATED MODULE: ./lib/service/operations/test-field.js
/** The field by which all lines about a test are found. */
/** `test`: its numeric id; an array where a line is about several; no field where it is about none. */
function testField(numericIds) {
    const [first, ...others] = new Set(numericIds);
    if (first === undefined)
        return {};
    return { test: others.length === 0 ? first : [first, ...others] };
}

;// CONCATENATED MODULE: ./lib/service/operations/observed-jobs.js
/** A job engine whose workers are counted and whose failures are logged. */



/** The same engine; whoever owns `jobs` closes it. */
function observedJobs(jobs, { metrics, log }) {
    return {
        ...jobs,
        work: async (kind, worker) => await jobs.work(kind, { ...worker, run: observed(worker) }),
    };
    function observed(worker) {
        return async (job, signal) => {
            try {
                await worker.run(job, signal);
                metrics.jobEnded(job.kind, 'done');
            }
            catch (error) {
                metrics.jobEnded(job.kind, 'failed');
                // The key names a delivery or a message, which mean nothing outside this service.
                const { kind, key, earlierRuns } = job;
                log.warn('job failed', { kind, key, ...testField(testsOf(error)), earlier_runs: earlierRuns, error });
                throw error;
            }
        };
    }
}
function testsOf(error) {
    if (error instanceof UnjudgedError)
        return error.numericIds;
    return error instanceof HostBusyError && error.numericId !== null ? [error.numericId] : [];
}

// EXTERNAL MODULE: ./node_modules/prom-client/index.js
var prom_client = __webpack_require__(95222);
;// CONCATENATED MODULE: ./lib/service/operations/service-metrics.js
/** What the service counts, for Prometheus. Label values are bounded: no id, address or path is ever one. */


/** From one millisecond, what a read of one row takes, to the ten seconds after which nobody waits any more. */
const requestBuckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const judgeBuckets = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** Metrics of one service, in a registry of their own. */
function serviceMetrics() {
    const registry = new prom_client.Registry();
    (0,prom_client.collectDefaultMetrics)({ register: registry });
    addBuildInfo(registry);
    const http = requestMetrics(registry);
    const work = workMetrics(registry);
    return {
        requestAnswered: ({ method, route, status, durationMs, isLongPoll }) => {
            http.requests.inc({ method, route, status: String(status) });
            if (isLongPoll)
                http.longPolls.observe(durationMs / 1000);
            else
                http.seconds.observe({ method, route }, durationMs / 1000);
        },
        rateLimited: (caller) => http.rateLimited.inc({ caller }),
        testCreated: (style) => work.testsCreated.inc({ style }),
        testCompleted: () => work.testsCompleted.inc(),
        resultRecorded: (status) => work.results.inc({ status }),
        messageKept: () => work.messagesKept.inc(),
        judged: (durationMs) => work.judgeSeconds.observe(durationMs / 1000),
        engineFailed: (engine) => work.engineFailures.inc({ engine }),
        webhookAttempted: (outcome) => work.webhookAttempts.inc({ outcome }),
        jobEnded: (kind, outcome) => work.jobs.inc({ kind, outcome }),
        watch: (gauge) => watch(registry, gauge),
        render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
    };
}
/** The value is always 1; join on it to see which version an instance runs. */
function addBuildInfo(registry) {
    const info = new prom_client.Gauge({
        name: 'presend_build_info',
        help: 'Always 1, labelled with the versions of presend and Node',
        labelNames: ['version', 'node'],
        registers: [registry],
    });
    info.set({ version: version/* version */.r, node: process.version }, 1);
}
function requestMetrics(registry) {
    const registers = [registry];
    return {
        requests: new prom_client.Counter({
            name: 'presend_http_requests_total',
            help: 'Requests answered',
            labelNames: ['method', 'route', 'status'],
            registers,
        }),
        seconds: new prom_client.Histogram({
            name: 'presend_http_request_duration_seconds',
            help: 'Time to the answer of requests that did not ask to wait',
            labelNames: ['method', 'route'],
            buckets: requestBuckets,
            registers,
        }),
        longPolls: new prom_client.Histogram({
            name: 'presend_long_poll_duration_seconds',
            help: 'Time to the response of long polls',
            buckets: [0.1, 0.5, 1, 2.5, 5, 10, 20, 25],
            registers,
        }),
        rateLimited: new prom_client.Counter({
            name: 'presend_rate_limited_total',
            help: 'Requests refused with 429',
            labelNames: ['caller'],
            registers,
        }),
    };
}
function workMetrics(registry) {
    const counter = (name, help, labelNames = []) => new prom_client.Counter({ name, help, labelNames, registers: [registry] });
    return {
        testsCreated: counter('presend_tests_created_total', 'Tests created', ['style']),
        testsCompleted: counter('presend_tests_completed_total', 'Tests whose last seed got its result in time'),
        results: counter('presend_results_recorded_total', 'Results recorded at seeds', ['status']),
        messagesKept: counter('presend_messages_kept_total', 'Messages kept on disk to be judged later'),
        judgeSeconds: new prom_client.Histogram({
            name: 'presend_judge_duration_seconds',
            help: 'Time to judge one copy, DNS and spam engine included',
            buckets: judgeBuckets,
            registers: [registry],
        }),
        engineFailures: counter('presend_spam_engine_failures_total', 'Copies that the spam engine could not judge', [
            'engine',
        ]),
        webhookAttempts: counter('presend_webhook_attempts_total', 'Attempts to deliver an event', ['outcome']),
        jobs: counter('presend_jobs_ended_total', 'Jobs that this instance worked on', ['kind', 'outcome']),
    };
}
function watch(registry, watched) {
    const { name, help, kind } = watched;
    const labelNames = [...(watched.labelNames ?? [])];
    const Kind = kind === 'gauge' ? prom_client.Gauge : prom_client.Counter;
    const metric = new Kind({
        name,
        help,
        labelNames,
        registers: [registry],
        collect: async () => {
            metric.reset();
            try {
                const readings = await watched.read();
                for (const { labels, value } of readings)
                    metric.inc(labels, value);
            }
            catch {
                // A database that does not answer must not take the other numbers away: those say why.
                metric.reset();
            }
        },
    });
}

// EXTERNAL MODULE: ./lib/service/self-hosted/known-seeds.js
var known_seeds = __webpack_require__(44130);
;// CONCATENATED MODULE: ./lib/verdict/spam/guarded-filter.js
/** A time limit and a circuit breaker around an engine on the other side of a socket. */

const defaults = { timeLimitMs: 10_000, failuresToOpen: 5, openMs: 30_000 };
/**
 * After `failuresToOpen` failures in a row the engine is not asked for `openMs`; then one message is sent to try. A dead
 * engine thus costs each message nothing instead of a time limit, and is not buried when it comes back.
 */
function guardedFilter(filter, clock, limits = {}) {
    const { timeLimitMs, failuresToOpen, openMs } = { ...defaults, ...limits };
    const counts = { judged: 0, failed: 0, skipped: 0 };
    let failuresInRow = 0;
    let closedAgainAtMs = Number.NEGATIVE_INFINITY;
    let isTrying = false;
    function isOpen() {
        return failuresInRow >= failuresToOpen && (isTrying || clock.monotonicMs() < closedAgainAtMs);
    }
    function count(answer) {
        counts[answer.status] += 1;
        failuresInRow = answer.status === 'judged' ? 0 : failuresInRow + 1;
        if (failuresInRow >= failuresToOpen)
            closedAgainAtMs = clock.monotonicMs() + openMs;
    }
    return {
        engine: filter.engine,
        version: filter.version,
        counts: () => ({ ...counts }),
        isGivenUp: () => failuresInRow >= failuresToOpen,
        judge: async (input, signal) => {
            if (isOpen()) {
                counts.skipped += 1;
                return {
                    status: 'failed',
                    reason: `${filter.engine} failed ${failuresInRow} times in a row and is not asked now`,
                };
            }
            isTrying = failuresInRow >= failuresToOpen;
            try {
                const answer = await judgeInTime(async (limited) => await filter.judge(input, limited), {
                    engine: filter.engine,
                    clock,
                    timeLimitMs,
                    signal,
                });
                count(answer);
                return answer;
            }
            finally {
                isTrying = false;
            }
        },
    };
}
/** Rejects with the signal's reason, and with nothing else. */
async function judgeInTime(judge, limit) {
    const { engine, timeLimitMs, signal } = limit;
    try {
        return await (0,time_limit/* withinTime */.dn)(judge, timeLimitMs, limit);
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof time_limit/* TimeLimitReached */.r_) {
            return { status: 'failed', reason: `${engine} gave no verdict within ${timeLimitMs / 1000} s` };
        }
        return { status: 'failed', reason: error instanceof Error ? error.message : `${engine} broke off` };
    }
}

;// CONCATENATED MODULE: ./lib/verdict/spam/limit-symbols.js
/** Bounds what a remote engine says: it is stored with every result and shown in every report. */
const maxSymbolCount = 200;
const maxTextLength = 200;
/** The 200 symbols that weigh most, the largest score first; names and descriptions have at most 200 characters each. */
function limitSymbols(symbols) {
    return symbols
        .filter(({ score }) => score !== 0 && Number.isFinite(score))
        .toSorted((left, right) => Math.abs(right.score) - Math.abs(left.score))
        .slice(0, maxSymbolCount)
        .toSorted((left, right) => right.score - left.score)
        .map(({ name, score, description, fix }) => ({
        name: name.slice(0, maxTextLength),
        score,
        description: description.slice(0, maxTextLength),
        fix,
    }));
}

;// CONCATENATED MODULE: ./lib/verdict/spam/rspamd/rspamd-reply.js
/** rspamd's reply → a verdict, or what is wrong with the reply. */

/** Actions by which rspamd calls a message spam; `greylist` and `soft reject` only ask for time. */
const spamActions = new Set(['add header', 'rewrite subject', 'quarantine', 'reject']);
const otherActions = new Set(['no action', 'greylist', 'soft reject']);
/** Reads the body of `/checkv2`. A message that rspamd skipped was not judged. */
function parseRspamdReply(text, context) {
    const reply = parseJson(text);
    if (reply === null)
        return failed('its reply is no JSON object');
    const { score, required_score: rejectScore, action } = reply;
    if (typeof reply['error'] === 'string')
        return failed(`it says "${reply['error'].slice(0, 200)}"`);
    if (!isNumber(score) || !isNumber(rejectScore))
        return failed('its reply has no score');
    if (typeof action !== 'string' || !(spamActions.has(action) || otherActions.has(action))) {
        return failed(`its action is ${JSON.stringify(action)?.slice(0, 80) ?? 'missing'}`);
    }
    const isSpam = spamActions.has(action);
    // GTUBE skips every test and is rejected all the same: that is a verdict. Anything else that was skipped has none.
    if (reply['is_skipped'] === true && !isSpam)
        return failed('it skipped the message');
    const threshold = thresholdOf({
        score,
        isSpam,
        rejectScore,
        spamScore: addHeaderScore(reply) ?? context.spamThreshold,
    });
    const symbols = toSymbols(reply['symbols']);
    return { status: 'judged', isSpam, verdict: { engine: context.engine, score: round(score), threshold, symbols } };
}
/**
 * The limit that stands beside the score. The action is rspamd's word and can differ from what the score alone says (a
 * forced action, or limits that we do not know): then the limit is the one that agrees with it.
 */
function thresholdOf(known) {
    const { score, isSpam, rejectScore, spamScore } = known;
    if (isSpam === score >= spamScore)
        return spamScore;
    return isSpam ? Math.min(score, spamScore) : Math.max(rejectScore, spamScore);
}
/** Newer servers tell the limits of all their actions. */
function addHeaderScore(reply) {
    const { thresholds } = reply;
    const found = isObject(thresholds) ? thresholds['add header'] : null;
    return isNumber(found) ? found : null;
}
/** Symbols that count, the largest first; rspamd lists many with a score of 0 that only note something. */
function toSymbols(symbols) {
    const entries = isObject(symbols) ? Object.entries(symbols) : [];
    return limitSymbols(entries.flatMap(([name, value]) => isObject(value) && isNumber(value['score']) ? [toSymbol(name, value, value['score'])] : []));
}
function toSymbol(name, value, score) {
    const description = typeof value['description'] === 'string' ? value['description'] : '';
    return { name, score: round(score), description, fix: null };
}
function round(score) {
    return Math.round(score * 100) / 100;
}
function failed(reason) {
    return { status: 'failed', reason: `rspamd gave no verdict: ${reason}` };
}
function parseJson(text) {
    try {
        const value = JSON.parse(text);
        return isObject(value) ? value : null;
    }
    catch {
        return null;
    }
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isNumber(value) {
    return typeof value === 'number' && Number.isFinite(value);
}

;// CONCATENATED MODULE: ./lib/verdict/spam/rspamd/rspamd-filter.js
/** rspamd behind the SpamFilter port, over its HTTP protocol. Source: docs.rspamd.com, "Rspamd protocol" (checkv2). */

const defaultSpamThreshold = 6;
/** A reply has one entry for each symbol, a few kilobytes in all. */
const maxReplyBytes = 4 * 1024 * 1024;
/** rspamd as an engine: its action decides, score and symbols are its own. Its configuration says which tests use the network. */
function rspamdFilter(setting) {
    const url = `${setting.url.replace(/\/+$/u, '')}/checkv2`;
    const spamThreshold = setting.spamThreshold ?? defaultSpamThreshold;
    return {
        engine: 'rspamd',
        // Each verdict names the version that gave it: the server may be updated while this one runs.
        version: null,
        judge: async (input, signal) => {
            try {
                return await ask(url, { input, spamThreshold }, signal);
            }
            catch (error) {
                signal.throwIfAborted();
                return { status: 'failed', reason: `rspamd could not be asked: ${wordsOf(error)}` };
            }
        },
    };
}
async function ask(url, question, signal) {
    const response = await fetch(url, {
        method: 'POST',
        body: Buffer.from(question.input.bytes),
        headers: requestHeaders(question.input),
        redirect: 'error',
        signal,
    });
    const text = await readText(response);
    if (response.status !== 200)
        return { status: 'failed', reason: `rspamd answered ${response.status}` };
    const engine = nameOf(response.headers.get('server'));
    return parseRspamdReply(text, { engine, spamThreshold: question.spamThreshold });
}
/** rspamd scores the envelope and the client too. Values are made fit for a header field: they are foreign. */
function requestHeaders({ envelope, client, measuredAddress }) {
    const known = { From: envelope.sender ?? '', Rcpt: envelope.recipient };
    const outside = measuredAddress === null ? {} : { IP: measuredAddress, Helo: client.heloName };
    const fields = Object.entries({ ...known, ...outside }).map(([name, value]) => [name, toHeaderValue(value)]);
    return Object.fromEntries(fields.filter(([, value]) => value !== ''));
}
function toHeaderValue(text) {
    return text.replaceAll(/[^ -~]+/gu, '').slice(0, 998);
}
async function readText(response) {
    const chunks = [];
    let sizeBytes = 0;
    for await (const chunk of response.body ?? []) {
        sizeBytes += chunk.length;
        if (sizeBytes > maxReplyBytes)
            throw new Error(`its reply is larger than ${maxReplyBytes} bytes`);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
}
/** `rspamd/3.4` → `rspamd 3.4`. */
function nameOf(server) {
    const version = /^rspamd\/([\w.+-]{1,40})$/u.exec(server ?? '')?.[1];
    return version === undefined ? 'rspamd' : `rspamd ${version}`;
}
/** `fetch failed` says nothing; what is behind it does. */
function wordsOf(error) {
    if (!(error instanceof Error))
        return 'it broke off';
    return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}

// EXTERNAL MODULE: ./lib/verdict/loopback.js
var loopback = __webpack_require__(2056);
;// CONCATENATED MODULE: ./lib/verdict/spam/spamd/spamd-reply.js
/** spamd's reply to REPORT → a verdict, or what is wrong with the reply. */

/** Reads the whole reply: status line, fields, report. */
function parseSpamdReply(text) {
    const headEnd = text.search(/\r?\n\r?\n/u);
    const head = headEnd < 0 ? text : text.slice(0, headEnd);
    const status = /^SPAMD\/[\d.]+ (\d+) ([^\r\n]{0,80})/u.exec(head);
    if (status === null)
        return spamd_reply_failed('its reply is not of its protocol');
    if (status[1] !== '0')
        return spamd_reply_failed(`it says "${status[1]} ${status[2]}"`);
    const spam = /^Spam: (True|False) ; (-?[\d.]+) \/ (-?[\d.]+)/imu.exec(head);
    const score = Number(spam?.[2] ?? Number.NaN);
    const threshold = Number(spam?.[3] ?? Number.NaN);
    if (!Number.isFinite(score) || !Number.isFinite(threshold))
        return spamd_reply_failed('its reply has no score');
    // What was cut off would show too few rules beside the right score.
    if (!isWhole(text, head, headEnd))
        return spamd_reply_failed('its reply was cut off');
    const symbols = spamd_reply_toSymbols(text.slice(headEnd));
    const isSpam = spam?.[1]?.toLowerCase() === 'true';
    return { status: 'judged', isSpam, verdict: { engine: 'spamd', score, threshold, symbols } };
}
function isWhole(text, head, headEnd) {
    const length = Number(/^Content-length: (\d+)/imu.exec(head)?.[1] ?? Number.NaN);
    if (headEnd < 0 || !Number.isFinite(length))
        return false;
    const body = text.slice(headEnd).replace(/^\r?\n\r?\n/u, '');
    return Buffer.byteLength(body) >= length;
}
/**
 * The table at the report's end: points, name, description, which may go on in the next lines. Rules without points only
 * note something. Large points stand without a decimal (`1000 GTUBE`).
 */
function spamd_reply_toSymbols(report) {
    const table = report.split(/\r?\n/u);
    const start = table.findIndex((line) => /^-{2,} -{2,} -{2,}/u.test(line));
    const symbols = [];
    for (const line of start < 0 ? [] : table.slice(start + 1)) {
        const row = /^ {0,3}(-?\d+(?:\.\d+)?) +(\w+) +(.*)$/u.exec(line);
        const last = symbols.at(-1);
        if (row !== null)
            symbols.push({ name: row[2] ?? '', score: Number(row[1]), description: row[3] ?? '', fix: null });
        else if (last !== undefined && /^ {20,}\S/u.test(line)) {
            symbols[symbols.length - 1] = { ...last, description: `${last.description} ${line.trim()}` };
        }
    }
    return limitSymbols(symbols);
}
function spamd_reply_failed(reason) {
    return { status: 'failed', reason: `spamd gave no verdict: ${reason}` };
}

;// CONCATENATED MODULE: ./lib/verdict/spam/spamd/spamd-filter.js
/** SpamAssassin's spamd behind the SpamFilter port. Source: the protocol file of SpamAssassin 4.0.1, spamd/PROTOCOL. */



/** A report has some dozens of lines. */
const spamd_filter_maxReplyBytes = 1024 * 1024;
/** spamd as an engine: score, limit and rules are its own. Start it with `-L` to keep its network tests off. */
function spamdFilter(setting, { clock }) {
    return {
        engine: 'spamd',
        version: null,
        judge: async (input, signal) => {
            try {
                const message = Buffer.concat([Buffer.from(traceFields(input, clock.nowMs())), input.bytes]);
                return parseSpamdReply(await spamd_filter_exchange(setting, renderRequest(message), signal));
            }
            catch (error) {
                signal.throwIfAborted();
                return { status: 'failed', reason: `spamd could not be asked: ${error instanceof Error ? error.message : ''}` };
            }
        },
    };
}
function renderRequest(message) {
    return Buffer.concat([Buffer.from(`REPORT SPAMC/1.5\r\nContent-length: ${message.length}\r\n\r\n`), message]);
}
/**
 * spamd knows the client and the envelope only by what the receiving server wrote on top. Nothing is written where the
 * real client is not known: a trace of the loopback address would say something false.
 */
function traceFields({ envelope, client, measuredAddress }, nowMs) {
    if (measuredAddress === null || (0,loopback/* isLoopbackAddress */.O)(measuredAddress))
        return '';
    const helo = client.heloName.replaceAll(/[^A-Za-z0-9.:[\]_-]/gu, '') || 'unknown';
    const sender = (envelope.sender ?? '').replaceAll(/[^!-~]|[<>]/gu, '');
    const by = envelope.recipient.slice(envelope.recipient.lastIndexOf('@') + 1).replaceAll(/[^A-Za-z0-9.-]/gu, '');
    const date = new Date(nowMs).toUTCString().replace('GMT', '+0000');
    return [
        `Return-Path: <${sender}>`,
        `Received: from ${helo} (${helo} [${measuredAddress}])`,
        `\tby mx.${by} with ESMTP; ${date}`,
        '',
    ].join('\r\n');
}
/** One request, one reply; spamd closes the connection behind it. @throws when there is none, or the signal's reason */
async function spamd_filter_exchange({ host, port }, request, signal) {
    const socket = (0,external_node_net_.connect)({ host, port, signal, allowHalfOpen: true });
    try {
        socket.end(request);
        const chunks = [];
        let sizeBytes = 0;
        for await (const chunk of socket) {
            if (!(chunk instanceof Uint8Array))
                continue;
            sizeBytes += chunk.length;
            if (sizeBytes > spamd_filter_maxReplyBytes)
                throw new Error(`its reply is larger than ${spamd_filter_maxReplyBytes} bytes`);
            chunks.push(chunk);
        }
        return Buffer.concat(chunks).toString('utf8');
    }
    finally {
        socket.destroy();
    }
}

;// CONCATENATED MODULE: ./lib/verdict/spam/spamd/spamd-version.js
/** Which SpamAssassin answers: spamd's reports do not say it, the header fields that it writes do. */


/** It may be updated while this program runs. */
const spamd_version_keptMs = 600_000;
const limitMs = 2000;
const question = 'HEADERS SPAMC/1.5\r\nContent-length: 20\r\n\r\nSubject: presend\r\n\r\n';
/** The same engine; its verdicts name the version, as soon and as far as it is known. No verdict waits for it for long. */
function withSpamdVersion(filter, setting, clock) {
    let asked = null;
    function version(signal) {
        const nowMs = clock.monotonicMs();
        if (asked === null || nowMs - asked.atMs >= spamd_version_keptMs)
            asked = { atMs: nowMs, version: spamd_version_ask(setting, clock, signal) };
        return asked.version;
    }
    return {
        ...filter,
        judge: async (input, signal) => {
            const answer = await filter.judge(input, signal);
            if (answer.status === 'failed')
                return answer;
            const known = await version(signal);
            return known === null ? answer : { ...answer, verdict: { ...answer.verdict, version: known } };
        },
    };
}
/** `null`: it does not say; never a failure, as the verdict stands without it. */
async function spamd_version_ask(setting, clock, signal) {
    try {
        const reply = await (0,time_limit/* withinTime */.dn)(async (limited) => await spamd_filter_exchange(setting, Buffer.from(question), limited), limitMs, { clock, signal });
        return /^X-Spam-Checker-Version: SpamAssassin ([\w.+-]{1,40})/imu.exec(reply)?.[1] ?? null;
    }
    catch {
        // The next verdict is some minutes away from asking again.
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/open-spam-filter.js
/** The spam engine that the settings name. */




/** Engines on the other side of a socket get a time limit and a circuit breaker; none is asked before a message comes. */
function openSpamFilter(setting, clock) {
    switch (setting.kind) {
        case 'built-in':
            return { spamFilter: null, guard: null };
        case 'rspamd':
            return guarded(rspamdFilter({ url: setting.url }), clock);
        case 'spamd':
            return guarded(withSpamdVersion(spamdFilter(setting, { clock }), setting, clock), clock);
        default:
            return setting;
    }
}
function guarded(filter, clock) {
    const guard = guardedFilter(filter, clock);
    return { spamFilter: guard, guard };
}

// EXTERNAL MODULE: ./lib/service/self-hosted/own-seeds.js
var own_seeds = __webpack_require__(81233);
;// CONCATENATED MODULE: ./lib/seeds/local-smtp/self-signed-certificate.js
/**
 * A certificate that a receiver makes for itself at its start. Mail servers encrypt to it without trusting it, as they
 * do with most certificates of MX hosts (RFC 7435); nothing is written to disk.
 */

const dayMs = 24 * 3_600_000;
/** A service that runs longer makes a new one at its next start. */
const validDays = 3650;
/** Longer names stand in the alternative name alone. Source: RFC 5280, appendix A.1 */
const maxCommonNameLength = 64;
/** DER tags and object identifiers. Source: RFC 5280 §4.1, RFC 5758 §3.2, ITU-T X.690 */
const tag = {
    integer: 0x02,
    bits: 0x03,
    octets: 0x04,
    utf8: 0x0c,
    utcTime: 0x17,
    time: 0x18,
    sequence: 0x30,
    set: 0x31,
};
const oid = {
    ecdsaWithSha256: Buffer.from('06082a8648ce3d040302', 'hex'),
    commonName: Buffer.from('0603550403', 'hex'),
    subjectAltName: Buffer.from('0603551d11', 'hex'),
};
/** A fresh key on P-256 and a certificate for `hostName`, signed by itself. */
function selfSignedCertificate(hostName, { clock, random }) {
    const { privateKey, publicKey } = (0,external_node_crypto_.generateKeyPairSync)('ec', { namedCurve: 'P-256' });
    const nowMs = clock.nowMs();
    const commonName = hostName.slice(0, maxCommonNameLength);
    const name = sequence(der(tag.set, sequence(oid.commonName, der(tag.utf8, Buffer.from(commonName)))));
    const body = sequence(der(0xa0, der(tag.integer, Buffer.from([2]))), 
    // Positive and never zero: the first octet has no high bit.
    der(tag.integer, Buffer.from([0x40]), random.bytes(15)), sequence(oid.ecdsaWithSha256), name, sequence(time(nowMs - dayMs), time(nowMs + validDays * dayMs)), name, publicKey.export({ type: 'spki', format: 'der' }), der(0xa3, sequence(alternativeName(hostName))));
    const signature = der(tag.bits, Buffer.from([0]), (0,external_node_crypto_.sign)('sha256', body, privateKey));
    return {
        certPem: pem(sequence(body, sequence(oid.ecdsaWithSha256), signature)),
        keyPem: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    };
}
function sequence(...contents) {
    return der(tag.sequence, ...contents);
}
function der(type, ...contents) {
    const content = Buffer.concat(contents);
    return Buffer.concat([Buffer.from([type, ...sizeOf(content)]), content]);
}
/** DER wants the shortest form; nothing here is longer than 64 KiB. */
function sizeOf({ length }) {
    if (length < 0x80)
        return [length];
    return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}
/** UTCTime has two digits for the year, and ends with 2049. */
function time(atMs) {
    const digits = new Date(atMs).toISOString().replaceAll(/\..*|\D/gu, '');
    const isShort = digits < '2050';
    return der(isShort ? tag.utcTime : tag.time, Buffer.from(`${isShort ? digits.slice(2) : digits}Z`));
}
function alternativeName(hostName) {
    const dnsName = der(0x82, Buffer.from(hostName));
    return sequence(oid.subjectAltName, der(tag.octets, sequence(dnsName)));
}
function pem(bytes) {
    const lines = bytes.toString('base64').match(/.{1,64}/gu) ?? [];
    return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

// EXTERNAL MODULE: ./lib/service/http/client-address.js
var client_address = __webpack_require__(14304);
// EXTERNAL MODULE: ./lib/world/parse-zone-file.js + 3 modules
var parse_zone_file = __webpack_require__(23784);
// EXTERNAL MODULE: ./lib/world/zone-file-dns.js + 1 modules
var zone_file_dns = __webpack_require__(40053);
;// CONCATENATED MODULE: ./lib/service/self-hosted/open-dns.js
/** The DNS that a service asks: the machine's or named servers, behind a zone file where there is one. */





/** @throws PresendError SETTINGS_INVALID when there is no such zone file, or it is wrong */
async function openDns({ servers, zoneFilePath }, place) {
    const live = (0,live_dns.liveDns)({ servers, clock: place.clock });
    if (zoneFilePath === null)
        return live;
    const text = await readZone(zoneFilePath, place);
    const zone = (0,parse_zone_file.parseZoneFile)(text, zoneFilePath);
    if (zone.status === 'bad')
        throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Reading dns.zone-file', zone.problems);
    return (0,zone_file_dns.zoneFileDns)([zone.value], live);
}
async function readZone(path, { files, workingDirectory }) {
    try {
        return await files.readText((0,external_node_path_.resolve)(workingDirectory, path));
    }
    catch (error) {
        const came = error instanceof Error ? error.message : String(error);
        throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Reading dns.zone-file', [
            { input: 'dns.zone-file', came, expected: 'a master file that can be read (RFC 1035 section 5)' },
        ]);
    }
}

// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
;// CONCATENATED MODULE: ./lib/service/self-hosted/read-key-pair.js
/** A certificate and its key, read and proven to belong together before any port is opened. */



/**
 * Reads the two files.
 *
 * @param setting `tls` or `smtp-tls`, as the user knows it
 * @throws PresendError SETTINGS_INVALID when one cannot be read, or they cannot be used together
 */
async function readKeyPair(setting, { certPath, keyPath }, place) {
    try {
        const [certPem, keyPem] = await Promise.all([certPath, keyPath].map(async (path) => await place.files.readText((0,external_node_path_.resolve)(place.workingDirectory, path))));
        const pair = { certPem: certPem ?? '', keyPem: keyPem ?? '' };
        (0,external_node_tls_.createSecureContext)({ cert: pair.certPem, key: pair.keyPem });
        return pair;
    }
    catch (error) {
        throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', `Reading the certificate of ${setting}`, [
            {
                input: setting,
                // Node and OpenSSL name the file or the defect, never the key.
                came: error instanceof Error ? error.message : String(error),
                expected: `a certificate in ${certPath} and its key in ${keyPath}, both PEM and readable`,
            },
        ]);
    }
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/read-named-parts.js
/** What the settings name and what is proven before anything is opened: files, addresses, the storage's location. */







/** Reads it. @throws PresendError SETTINGS_INVALID with the problems of every part */
async function readNamedParts(settings, world) {
    const reads = [
        (0,known_seeds/* readFileAuthorities */.wT)(settings, world),
        readTrustedProxies(settings),
        openDns(settings.dns, world),
        readHttpTls(settings, world),
        readSmtpTls(settings, world),
        readStorageLocation(settings),
    ];
    await refuseTogether(reads);
    const [authorities, trustedProxies, dns, httpTls, smtpTls, storageLocation] = await Promise.all(reads);
    return { authorities, trustedProxies, dns, httpTls, smtpTls, storageLocation };
}
/** What is wrong with the files of DNS and TLS; the paths are those of settings that are still being read. */
async function proveFiles({ zoneFilePath, tls, smtpTls, }, world) {
    const ends = await Promise.allSettled([
        zoneFilePath === null ? null : openDns({ servers: [], zoneFilePath }, world),
        tls === null ? null : readKeyPair('tls', tls, world),
        smtpTls === null ? null : readKeyPair('smtp-tls', smtpTls, world),
    ]);
    return errorsOf(ends).flatMap((error) => error.problems);
}
/** Rejects when one of them does, with what all of them say. */
async function refuseTogether(reads) {
    const told = errorsOf(await Promise.allSettled(reads));
    const [first] = told;
    if (first === undefined)
        return;
    if (told.length === 1)
        throw first;
    const problems = told.flatMap((error) => error.problems);
    throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Reading what the settings name', problems);
}
/** @throws the first that is no PresendError: a defect of ours */
function errorsOf(ends) {
    return ends.flatMap((end) => {
        if (end.status === 'fulfilled')
            return [];
        if (end.reason instanceof presend_error/* PresendError */.W)
            return [end.reason];
        throw end.reason;
    });
}
/** What the receiver calls itself, in its greeting and in a certificate that it makes itself. */
const smtpName = 'seeds.presend.example';
async function readHttpTls({ tls }, world) {
    return tls === null ? null : await readKeyPair('tls', tls, world);
}
async function readSmtpTls({ smtpTls }, world) {
    return smtpTls === null ? selfSignedCertificate(smtpName, world) : await readKeyPair('smtp-tls', smtpTls, world);
}
async function readTrustedProxies(settings) {
    const parsed = await Promise.resolve((0,client_address/* parseTrustedProxies */.Z_)(settings.trustedProxies));
    if (parsed.status === 'bad')
        throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Reading trusted-proxies', parsed.problems);
    return parsed.value;
}
async function readStorageLocation({ storage }) {
    const location = await Promise.resolve((0,open_storage/* parseStorageLocation */.Q)(storage.reveal()));
    if (location.status === 'bad')
        throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Finding the storage', location.problems);
    return location.value;
}

;// CONCATENATED MODULE: ./lib/service/operations/log-judgement.js
/** Logs how one copy was judged, for whoever asks why it lies where it lies. */
/** One line at level debug. */
function logJudgement({ numericId, seed, judgement, moment }, log) {
    const { reply, folder, reason, spf, dkim, dmarc, spam, firedRules } = judgement;
    log.debug('copy judged', {
        test: numericId,
        seed,
        folder,
        reply: reply?.code ?? null,
        spf: resultOf(spf),
        dkim: resultOf(dkim),
        dmarc: resultOf(dmarc),
        ...(spam === null ? {} : { engine: spam.engine, score: spam.score, threshold: spam.threshold }),
        rules: firedRules.filter((rule) => rule.isDeciding).map((rule) => rule.id),
        reason: withoutQuotes(reason),
        kept: moment === 'taken',
    });
}
function resultOf(verdict) {
    return verdict.result ?? 'not measured';
}
/** A reason quotes the words of the message that led to it, and addresses: neither belongs into a log. */
function withoutQuotes(reason) {
    return reason
        .replaceAll(/“[^”]*”|"[^"]*"/gu, '"…"')
        .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;]+/gu, '…@…')
        .slice(0, 500);
}

;// CONCATENATED MODULE: ./lib/service/webhooks/to-webhook-event.js
/** A settled seed → the event that every webhook of its workspace is told, with the same bytes for each. */


/** The event of a settled seed: a function of what was recorded, so that it comes out the same wherever it is made. */
function toWebhookEvent(settled) {
    const payload = toWebhookPayload(settled);
    return { idempotencyKey: payload.idempotency_key, body: JSON.stringify(payload) };
}
/** The body of the event. */
function toWebhookPayload({ resultId, test, seed, record }) {
    return {
        event_type: webhook_payload/* testResultDelivered */.w,
        timestamp: new Date(record.recordedAtMs).toISOString(),
        idempotency_key: idempotencyKeyOf(test.trackingId, seed.address),
        spam_test: {
            id: test.numericId,
            tracking_id: test.trackingId,
            name: test.name,
            source: test.source,
            metadata: test.metadata,
        },
        test_result: {
            id: resultId,
            provider_name: seed.providerName,
            provider_type: seed.providerType,
            recipient_email: seed.address,
            delivery: toDelivery(record, test.createdAtMs),
            authentication: {
                spf: { ...toMethod(record.evidence.spf), details: record.evidence.spf.detail },
                dkim: { ...toMethod(record.evidence.dkim), details: record.evidence.dkim.detail },
                dmarc: { ...toMethod(record.evidence.dmarc), action: actionOf(record.evidence.dmarc) },
            },
        },
    };
}
/**
 * Made of the event's kind, the test and the seed alone. Tracking ids are unguessable, so two services that tell one
 * receiver never use the same key, as they would with numbers.
 */
function idempotencyKeyOf(trackingId, address) {
    const subject = JSON.stringify([webhook_payload/* testResultDelivered */.w, trackingId, address]);
    return `evt_${(0,external_node_crypto_.createHash)('sha256').update(subject).digest('hex').slice(0, 32)}`;
}
function toDelivery(record, createdAtMs) {
    const { folder, placementKind: placement } = record;
    // A temporary refusal that became final was never delivered either.
    const isDelivered = record.status === 'placed' || record.status === 'undecided';
    // Two instances' clocks may differ by a little.
    const delivery_time_seconds = isDelivered ? Math.max(0, record.recordedAtMs - createdAtMs) / 1000 : null;
    return {
        status: isDelivered ? 'delivered' : 'rejected',
        folder,
        delivery_time_seconds,
        is_inbox: folder === 'INBOX',
        is_spam: folder === 'Spam',
        placement,
    };
}
function toMethod({ isPass, result }) {
    return { pass: isPass === true, result };
}
/** A policy asks for something only where DMARC failed. */
function actionOf({ result, policy }) {
    if (result === 'fail')
        return policy ?? null;
    return result === 'pass' || result === 'none' ? 'none' : null;
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/receive.js
/** How a self-hosted service receives: what it measures, and with what it judges. */





/** Rules and ports for the receiver and for the job that judges what it kept. */
function receiving(parts) {
    const { settings } = parts;
    return {
        rules: receiveRules(settings.sendingIp),
        ports: keepPorts(parts),
        slotCount: settings.limits.judgingSlotCount,
    };
}
/** Mail comes from where it will come from later, so what is missing is missing: an unsigned message is `dkim=none`. */
function receiveRules(sendingIp) {
    return {
        measuredAddress: (clientAddress) => measuredAddressOf(sendingIp, clientAddress),
        isUnsignedMeasured: true,
        senderClass: 'bulk',
        whenDnsFails: 'undecided',
        // What the engine could not judge is kept, and judged again until the test is over.
        isUndecidedFinal: false,
    };
}
function measuredAddressOf(sendingIp, clientAddress) {
    switch (sendingIp.kind) {
        case 'client':
            return clientAddress;
        case 'fixed':
            return sendingIp.address;
        case 'none':
            return null;
        default:
            return sendingIp;
    }
}
function keepPorts({ store, jobs, judging, clock, random, log, metrics }) {
    const onError = (error, failed) => failed.step === 'judging'
        ? log.warn('judging failed; message kept for a retry', { ...testField(failed.numericIds), error })
        : log.warn('enqueue failed; the sweep will retry', { error });
    const onEnqueueError = (error) => onError(error, { step: 'enqueueing' });
    return {
        store,
        jobs,
        clock,
        random,
        isSameOrganization: judging.isSameOrganization,
        findMentionedIds: judging.findMentionedIds,
        judge: timed(judging.judge, { metrics, clock }),
        toEvent: toWebhookEvent,
        onJudged: (copy) => logJudgement(copy, log),
        // Behind the sender's back: the deliveries are on disk, and when this fails the sweep asks for them.
        onDeliveries: (deliveryIds) => void jobs.enqueue(firstAttemptJobs(deliveryIds, clock.nowMs())).catch(onEnqueueError),
        onError,
    };
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/open-foundation.js
/** What a self-hosted service stands on before any port is open: storage, jobs, seeds, DNS, engine, figures. */
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
 * Opens them. Settings that cannot be meant end it before the storage is touched.
 *
 * @throws PresendError SETTINGS_INVALID, STORAGE_FAILED
 */
async function openFoundation(settings, world) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { clock, random, log } = world;
        const { authorities, trustedProxies, httpTls, smtpTls, storageLocation, ...named } = await readNamedParts(settings, world);
        const dns = observedDns(named.dns, { log, clock });
        const metrics = serviceMetrics();
        const stack = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const storage = stack.use(await openNamedStorage(storageLocation, world));
        stack.use(storage.standOnIt());
        const store = measuredStore(storage.store, metrics);
        const reportMailboxes = settings.dmarcReports.mailboxes.map(({ mailbox }) => mailbox.address);
        refuseDoubled(await store.syncSeeds((0,own_seeds/* ownSeeds */.r)(settings.seeds), reportMailboxes), settings);
        const box = settings.encryptionKeys === null ? null : (0,secret_box/* secretBox */.iZ)(settings.encryptionKeys);
        const seeds = (0,known_seeds/* seedRoll */.bc)(settings, authorities, { store, secretBox: box, clock, random, ...seedTellers(log) });
        await seeds.look();
        const jobs = stack.use(observedJobs(await storage.startJobs(), { metrics, log }));
        const { spamFilter, guard } = openSpamFilter(settings.spamFilter, clock);
        const engine = spamFilter === null ? null : measuredFilter(spamFilter, { metrics, log });
        const judging = stack.use((0,open_judging/* openJudging */.B)({ dns, clock, engine, threadCount: spareCoreCount() }));
        judging.warm();
        const received = receiving({ settings, store, jobs, judging, clock, random, log, metrics });
        const owned = stack.move();
        return {
            store,
            jobs,
            metrics,
            judging,
            received,
            engineGuard: guard,
            dns,
            seeds,
            secretBox: box,
            poolUsage: storage.poolUsage ?? null,
            diskUsage: storage.diskUsage ?? null,
            httpTls,
            smtpTls,
            trustedProxies,
            directory: (0,directory/* storedDirectory */.FO)(store, {
                find: (address) => seeds.now.find(address),
                refresh: async () => void (await seeds.look()),
            }),
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
/** @throws PresendError SETTINGS_INVALID that names every seed of the file which a command has added, too */
function refuseDoubled(addresses, { configPath }) {
    if (addresses.length === 0)
        return;
    const problems = addresses.map((address) => ({
        input: `seeds (${configPath ?? 'the nine local ones'})`,
        came: `${(0,problem/* quoteValue */.cl)(address)}, which presend seeds add has added, too`,
        expected: 'each address once',
        todo: `remove it from the file, or with: presend seeds remove ${address}`,
    }));
    throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Putting the seeds of the file beside those that were added', problems);
}
function seedTellers(log) {
    return {
        onNotice: (seed, text) => log.warn('seed notice', { seed, text }),
        onError: (seed, error) => log.warn('refresh token not saved', { seed, error }),
    };
}
async function openNamedStorage(location, { clock, random, workingDirectory, log }) {
    const onError = (error) => {
        // No failure: a webhook's host has enough to do, and the job comes back by itself.
        if (!(error instanceof HostBusyError))
            log.warn('storage error, continuing', { error });
    };
    return await (0,open_storage/* openStorage */.G)(inFolder(location, workingDirectory), { clock, random, onError });
}
/** The location with the path of a SQLite file made absolute. */
function inFolder(location, folder) {
    return location.kind === 'sqlite' ? { kind: 'sqlite', path: (0,external_node_path_.resolve)(folder, location.path) } : location;
}

;// CONCATENATED MODULE: ./lib/service/operations/observe-messages.js
/** Logs every message that comes over SMTP. */

/** The same receiver; one line per message, without the sender's address and without a word of the message. */
function observeMessages(receive, { log, clock }) {
    return async (message, signal) => {
        const startMs = clock.monotonicMs();
        const reception = await receive(message, signal);
        log.info('message received', {
            ...testField(reception.copies.map(({ numericId }) => numericId)),
            reply: reception.reply.code,
            matched: reception.isMatched,
            // Else a sender whose From field is rewritten on the way would never learn why nothing comes.
            ...(reception.isForeign ? { other_sender: true } : {}),
            ms: Math.round((clock.monotonicMs() - startMs) * 10) / 10,
            bytes: message.bytes.length,
            seeds: seedOutcomes(message, reception),
            client: message.client.address,
            tls: message.client.isTls,
        });
        return reception;
    };
}
function seedOutcomes({ seeds }, { copies }) {
    const outcomes = new Map(copies.map(({ seed, outcome }) => [seed, outcome]));
    return Object.fromEntries(seeds.map(({ address }) => [address, outcomes.get(address) ?? 'unmatched']));
}

// EXTERNAL MODULE: ./node_modules/hono/dist/helper/route/index.js
var route = __webpack_require__(46733);
// EXTERNAL MODULE: ./lib/contract/http-headers.js
var http_headers = __webpack_require__(95875);
// EXTERNAL MODULE: ./lib/service/long-poll/answer-read.js
var answer_read = __webpack_require__(43705);
;// CONCATENATED MODULE: ./lib/service/operations/request-id.js
/** The name of a request: by it a client's complaint is found in the log. */
/** Carries the name in both directions. */
const requestIdHeader = 'X-Request-Id';
/** Names that proxies and tracers make; nothing that could break a line or a query in a log's reader. */
const sane = /^[A-Za-z0-9][A-Za-z0-9._:=-]{0,127}$/u;
/** The name that the request came with when it is a sane one, else a new one. */
function requestIdOf(given, random) {
    return given !== undefined && sane.test(given) ? given : random.uuid();
}

;// CONCATENATED MODULE: ./lib/service/operations/observe-requests.js
/** Gives every request an id, counts it and logs it. */




const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/**
 * One log line and one count per request, and its id on the response. Only the method and the route pattern of the request
 * are logged: paths contain tracking ids, queries and bodies contain addresses, header fields contain tokens.
 */
function observeRequests(observers) {
    return async (request, next) => {
        const startMs = observers.clock.monotonicMs();
        const requestId = requestIdOf(request.req.header(requestIdHeader), observers.random);
        request.header(requestIdHeader, requestId);
        request.set('onWait', () => observers.log.debug('long poll started', {
            request_id: requestId,
            ...observe_requests_testOf(request),
            workspace: workspaceOf(request),
        }));
        await next();
        record(request, { requestId, durationMs: observers.clock.monotonicMs() - startMs }, observers);
    };
}
function record(request, { requestId, durationMs }, { log, metrics }) {
    const method = knownMethods.has(request.req.method) ? request.req.method : 'other';
    const [route, status] = [routeOf(request), statusOf(request)];
    const workspace = workspaceOf(request);
    const isLongPoll = request.res.headers.has(http_headers/* httpHeaders */.P.preferenceApplied);
    metrics.requestAnswered({ method, route, status, durationMs, isLongPoll });
    if (status === 429)
        metrics.rateLimited(workspace === null ? 'stranger' : 'token');
    const line = {
        request_id: requestId,
        method,
        route,
        status,
        ms: Math.round(durationMs * 10) / 10,
        workspace,
        ...observe_requests_testOf(request),
        ...(isLongPoll ? { long_poll: true } : {}),
    };
    if (status >= 500 && request.error !== undefined)
        log.error('request failed', { ...line, error: request.error });
    else
        log.info('request', line);
}
function workspaceOf(request) {
    return request.get('token')?.workspaceId ?? null;
}
function observe_requests_testOf(request) {
    const numericId = request.get('testId');
    return numericId === undefined ? {} : { test: numericId };
}
/** A handler that ends because its client disconnected did not fail. */
function statusOf(request) {
    if (request.error === undefined || request.res.status < 500)
        return request.res.status;
    return request.req.raw.signal.aborted ? answer_read/* clientClosedRequest */.r : request.res.status;
}
/** The pattern of the handler; `none` where there is nothing. Patterns that end in `*` are middleware's. */
function routeOf(request) {
    return (0,route/* matchedRoutes */.$Z)(request).find((route) => !route.path.endsWith('*'))?.path ?? 'none';
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/service/postmaster/cumulative-days.js
/**
 * Days of many domains → one entry a day over all of them. How much mail a domain sent is known to nobody here, so ratios
 * are plain means over the domains that have the series on that day, and counts are sums. Of a day's domain reputations
 * the worst stands: a good domain must not hide a bad one.
 */
/** The worst first. */
const reputations = ['BAD', 'LOW', 'MEDIUM', 'HIGH'];
/** A collector without days. */
function collectDays() {
    const totals = new Map();
    return {
        add: (days) => {
            for (const day of days) {
                const total = totals.get(day.date) ?? emptyTotal();
                totals.set(day.date, total);
                addDay(total, day);
            }
        },
        total: () => toData([...totals].toSorted(([left], [right]) => (left < right ? -1 : 1))),
    };
}
function emptyTotal() {
    return {
        spamRate: noMean(),
        spf: noMean(),
        dkim: noMean(),
        dmarc: noMean(),
        tls: noMean(),
        ip: null,
        reputation: null,
        feedbackLoop: null,
        errorDomainCount: 0,
        errors: new Map(),
    };
}
function noMean() {
    return { sum: 0, count: 0 };
}
function addDay(total, day) {
    const { authentication, ipReputation: ip, domainReputation, feedbackLoop, deliveryErrors } = day;
    addTo(total.spamRate, day.spamRate?.value);
    addTo(total.spf, authentication?.spf_success_ratio);
    addTo(total.dkim, authentication?.dkim_success_ratio);
    addTo(total.dmarc, authentication?.dmarc_success_ratio);
    addTo(total.tls, day.encryption?.tls_success_ratio);
    if (ip !== null)
        total.ip = sumOfIps(total.ip ?? { high: 0, medium: 0, low: 0, bad: 0 }, ip);
    if (domainReputation !== null)
        total.reputation = worse(total.reputation, domainReputation.reputation);
    if (feedbackLoop !== null) {
        const before = total.feedbackLoop ?? { spam_count: 0, fbl_count: 0 };
        total.feedbackLoop = {
            spam_count: before.spam_count + feedbackLoop.spam_count,
            fbl_count: before.fbl_count + feedbackLoop.fbl_count,
        };
    }
    if (deliveryErrors === null)
        return;
    total.errorDomainCount += 1;
    for (const error of deliveryErrors.errors)
        addError(total.errors, error);
}
function addTo(mean, value) {
    if (value === undefined)
        return;
    mean.sum += value;
    mean.count += 1;
}
function sumOfIps(left, right) {
    return {
        high: left.high + right.high,
        medium: left.medium + right.medium,
        low: left.low + right.low,
        bad: left.bad + right.bad,
    };
}
function worse(left, right) {
    if (left === null)
        return right;
    return reputations.indexOf(left) < reputations.indexOf(right) ? left : right;
}
function addError(errors, error) {
    const key = JSON.stringify([error.error_class, error.error_type]);
    const sum = (errors.get(key)?.error_ratio ?? 0) + error.error_ratio;
    errors.set(key, { error_class: error.error_class, error_type: error.error_type, error_ratio: sum });
}
function toData(totals) {
    const each = (entryOf) => totals.flatMap(([date, total]) => {
        const entry = entryOf(total);
        return entry === null ? [] : [{ date, ...entry }];
    });
    const data = {
        spam_rate: each(({ spamRate }) => (spamRate.count === 0 ? null : { value: cumulative_days_valueOf(spamRate) })),
        ip_reputation: each(({ ip }) => ip),
        domain_reputation: each(({ reputation }) => (reputation === null ? null : { reputation })),
        feedback_loop: each(({ feedbackLoop }) => feedbackLoop),
        authentication: each(({ spf, dkim, dmarc }) => spf.count === 0
            ? null
            : { spf_success_ratio: cumulative_days_valueOf(spf), dkim_success_ratio: cumulative_days_valueOf(dkim), dmarc_success_ratio: cumulative_days_valueOf(dmarc) }),
        encryption: each(({ tls }) => (tls.count === 0 ? null : { tls_success_ratio: cumulative_days_valueOf(tls) })),
        delivery_errors: each((total) => (total.errorDomainCount === 0 ? null : { errors: meanErrors(total) })),
    };
    return Object.values(data).every((series) => series.length === 0) ? null : data;
}
/** A domain that does not name an error had none of it. */
function meanErrors({ errors, errorDomainCount: count }) {
    return [...errors]
        .toSorted(([left], [right]) => (left < right ? -1 : 1))
        .map(([, { error_class, error_type, error_ratio: sum }]) => {
        return { error_class, error_type, error_ratio: cumulative_days_valueOf({ sum, count }) };
    });
}
/** To 12 digits: which order the sums were made in must not show. */
function cumulative_days_valueOf({ sum, count }) {
    return Math.round((sum / count) * 1e12) / 1e12;
}

;// CONCATENATED MODULE: ./lib/service/postmaster/domain-days.js
/** Days of one domain → the seven series as the wire has them. */
/** @param days ascending @returns `null`: no day says anything */
function toDomainReply(days) {
    const each = (partOf) => days.flatMap((day) => {
        const part = partOf(day);
        return part === null ? [] : [{ date: day.date, ...part }];
    });
    const reply = {
        spam_rate_data: each((day) => day.spamRate),
        ip_reputation_data: each((day) => day.ipReputation),
        domain_reputation_data: each((day) => day.domainReputation),
        feedback_loop_data: each((day) => day.feedbackLoop),
        authentication_data: each((day) => day.authentication),
        encryption_data: each((day) => day.encryption),
        delivery_errors_data: each((day) => day.deliveryErrors),
    };
    return Object.values(reply).every((series) => series.length === 0) ? null : reply;
}

;// CONCATENATED MODULE: ./lib/service/postmaster/stored-data.js
/** The reader of a service that keeps postmaster data in its storage. */



/** Of how many domains days are read at once: with 400 days each some 10 ms of this thread on SQLite. */
const domainsAtOnce = 10;
/** Of how many accounts the cumulative data is kept, which is the same until the next sync. */
const keptAccountCount = 20;
/** Every account that the workspace has is connected in the sense of the API: its data can be read. */
function storedPostmasterData(store) {
    const readCumulative = keptPerRevision(store);
    return {
        listConnectedAccounts: async (workspaceId) => (await store.listPostmasterAccounts(workspaceId)).map(toConnectedAccount),
        findAccount: async (workspaceId, accountId) => orNull(await store.findPostmasterAccount(workspaceId, accountId)),
        findAccountByEmail: async (workspaceId, email) => orNull(await store.findPostmasterAccountByEmail(workspaceId, email)),
        readCumulative,
        readDomain: async (query) => toDomainReply(await store.readPostmasterDays(query)),
    };
}
function orNull(account) {
    return account === null ? null : toConnectedAccount(account);
}
function toConnectedAccount(account) {
    return {
        id: account.id,
        email: account.email,
        created_at: new Date(account.createdAtMs).toISOString(),
        source: account.source,
        grant: account.grantState,
        synced_at: account.syncedAtMs === null ? null : new Date(account.syncedAtMs).toISOString(),
    };
}
/** 1,000 domains of 400 days take a second to add up, so that is done once for each state of the data. */
function keptPerRevision(store) {
    const kept = new Map();
    return async (accountId) => {
        const account = await store.findPostmasterAccount(null, accountId);
        if (account === null)
            return null;
        const known = kept.get(accountId);
        kept.delete(accountId);
        const { dataRevision: revision } = account;
        const entry = known?.revision === revision ? known : { revision, data: addUp(store, accountId) };
        kept.set(accountId, entry);
        const [oldest] = kept.keys();
        if (kept.size > keptAccountCount && oldest !== undefined)
            kept.delete(oldest);
        try {
            return await entry.data;
        }
        catch (error) {
            // The next one asks again.
            if (kept.get(accountId) === entry)
                kept.delete(accountId);
            throw error;
        }
    };
}
async function addUp(store, accountId) {
    const collector = collectDays();
    for (let cursor = null;;) {
        const page = await store.readPostmasterPage({
            accountId,
            cursor,
            domainCount: domainsAtOnce,
        });
        collector.add(page.days);
        cursor = page.nextCursor;
        if (cursor === null)
            return collector.total();
        // SQLite works in this thread: whoever else waits for it comes in between two pages.
        await (0,promises_.setImmediate)();
    }
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/plan-service.js
/** The settings of a service as the plan by which it is started. */






/** Nothing is opened by it. */
function planService(settings, { clock, random, log }, { ready, ...foundation }) {
    const { store, directory, metrics, received, trustedProxies } = foundation;
    return {
        parts: {
            store,
            directory,
            clock,
            random,
            testTimeoutMs: settings.testTimeoutMs,
            postmaster: storedPostmasterData(store),
            observe: observeRequests({ log, metrics, clock, random }),
        },
        publicUrl: (http) => publicUrlOf(settings, http),
        trustedProxies,
        rateLimits: settings.rateLimits,
        http: httpOptions(settings, foundation),
        smtp: smtpOptions(settings, foundation),
        mail: {
            receive: observeMessages(durableReceiver(received), { log, clock }),
            onFailure: (error) => log.error('message deferred', { error }),
            onRefused: ({ command, client, reply }) => log.debug('smtp command refused', { command, client, reply: reply.code, reason: reply.text }),
        },
        wrap: (app) => withOperations(app, { readiness: ready, metrics }, settings.metricsListen === null ? 'this-machine' : 'nobody'),
    };
}
function httpOptions({ listen, limits, rateLimits }, { httpTls }) {
    const { maxHeaderBytes, headerTimeoutMs, requestTimeoutMs } = limits;
    const http = {
        ...listen,
        limits: {
            connectionCount: limits.httpConnectionCount,
            connectionsPerClient: limits.httpConnectionsPerClient,
            maxHeaderBytes,
            headerTimeoutMs,
            requestTimeoutMs,
            anonymousRequestsPerHour: rateLimits.anonymous,
        },
    };
    return httpTls === null ? http : { ...http, tls: { cert: httpTls.certPem, key: httpTls.keyPem } };
}
function smtpOptions({ smtp, limits }, { smtpTls }) {
    if (smtp === null)
        return null;
    const { smtpConnectionCount: maxClients, smtpConnectionsPerClient: maxPerClient, maxMessageBytes } = limits;
    return { ...smtp, maxClients, maxPerClient, clientOf: ip_address/* networkOf */.Af, maxMessageBytes, tls: smtpTls };
}
/** Where people reach the service. */
function publicUrlOf(settings, http) {
    return settings.publicUrl ?? baseUrlOf(settings, http);
}
/** Where it listens, as a URL. A wildcard is no address that anybody could ask; on this machine loopback is the same. */
function baseUrlOf({ tls }, { host, port }) {
    const reachable = new Map([
        ['0.0.0.0', '127.0.0.1'],
        ['::', '::1'],
    ]);
    const name = reachable.get(host) ?? host;
    return `${tls === null ? 'http' : 'https'}://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

// EXTERNAL MODULE: ./lib/postmaster/dmarc/keep-reports.js + 2 modules
var keep_reports = __webpack_require__(59819);
// EXTERNAL MODULE: ./lib/postmaster/dmarc/report-limits.js
var report_limits = __webpack_require__(64535);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/read-mailbox.js
/**
 * A mailbox that reports arrive in, read from where the last reading ended. Nothing in it is changed, unless it was asked
 * for: not even what is read is marked as such.
 */
var read_mailbox_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var read_mailbox_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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



/** Mails between two notes of how far we are: after a crash so many are read again, which changes nothing. */
const chunkSize = 25;
/** Reads what is new. @throws ImapFailure, what the storage throws, or the signal's reason */
async function readReportMailbox(mailbox, ports, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { clock, limits, store } = ports;
        const connection = read_mailbox_addDisposableResource(env_1, await ports.connect(mailbox.account, { clock, limits, signal }), true);
        const { uidValidity } = await connection.open(mailbox.folder);
        const cursor = await store.readDmarcCursor(mailbox.name);
        // Other UIDs: the folder was made anew. What was read before is known by its ids.
        const firstUid = cursor?.uidValidity === uidValidity ? cursor.nextUid : 1;
        const uids = await connection.uidsFrom(firstUid);
        let reading = { mails: 0, kept: 0, known: 0, leftOut: 0, refused: 0, otherMails: 0, deleted: 0 };
        for (let start = 0; start < uids.length; start += chunkSize) {
            const chunk = uids.slice(start, start + chunkSize);
            reading = plus(reading, await readChunk(chunk, { mailbox, ports, connection, signal }));
            await store.writeDmarcCursor(mailbox.name, { uidValidity, nextUid: (chunk.at(-1) ?? 0) + 1 });
        }
        return reading;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = read_mailbox_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function readChunk(uids, parts) {
    const { mailbox, connection, signal } = parts;
    const done = [];
    let reading = { mails: 0, kept: 0, known: 0, leftOut: 0, refused: 0, otherMails: 0, deleted: 0 };
    for (const head of await connection.fetchHeads(uids)) {
        signal.throwIfAborted();
        const one = await readMail(head, parts);
        if (one.kept + one.known > 0 && one.refused === 0)
            done.push(head.uid);
        reading = plus(reading, one);
    }
    // A server that cannot delete just these would delete whatever else is marked for it.
    if (mailbox.afterReading !== 'delete' || done.length === 0 || !connection.abilities.hasUidPlus)
        return reading;
    await connection.remove(done);
    return { ...reading, deleted: done.length };
}
async function readMail(head, parts) {
    const { mailbox, ports, connection, signal } = parts;
    const name = `${mailbox.name} UID ${head.uid}`;
    const isTooLarge = head.sizeBytes > report_limits/* reportLimits */.n.maxFileBytes;
    const bytes = isTooLarge ? null : await connection.fetchBytes(head.uid, report_limits/* reportLimits */.n.maxFileBytes + 1);
    if (bytes === null) {
        return isTooLarge
            ? outcome([tooLarge(name, head.sizeBytes)], [], ports)
            : { ...outcome([], [], ports), otherMails: 0 };
    }
    const nowMs = ports.clock.nowMs();
    const { authservIds, onlyFrom } = mailbox;
    const read = await ports.readMail({ name, bytes }, { authservIds, onlyFrom, nowMs }, signal);
    const { accountId, domains } = mailbox;
    const kept = await (0,keep_reports/* keepReports */.p)(read.reports, { store: ports.store, accountId, domains, nowMs });
    return outcome(read.problems, kept, ports);
}
function outcome(problems, reports, { onRefused }) {
    const counts = (0,keep_reports/* countKept */.S)(reports);
    if (problems.length > 0)
        onRefused(problems.map(problem/* renderProblem */.yM).join(' | '));
    return {
        mails: 1,
        kept: counts.kept,
        known: counts.known,
        leftOut: counts['too-old'] + counts['other-domain'],
        refused: problems.length > 0 ? 1 : 0,
        otherMails: problems.length + reports.length === 0 ? 1 : 0,
        deleted: 0,
    };
}
function tooLarge(file, sizeBytes) {
    const expected = `at most ${report_limits/* reportLimits */.n.maxFileBytes} bytes`;
    return { input: 'report', came: `${sizeBytes} bytes`, expected, place: { file } };
}
function plus(left, right) {
    return {
        mails: left.mails + right.mails,
        kept: left.kept + right.kept,
        known: left.known + right.known,
        leftOut: left.leftOut + right.leftOut,
        refused: left.refused + right.refused,
        otherMails: left.otherMails + right.otherMails,
        deleted: left.deleted + right.deleted,
    };
}

// EXTERNAL MODULE: ./lib/world/workers/job-type.js
var job_type = __webpack_require__(88288);
// EXTERNAL MODULE: ./lib/world/workers/open-workers.js + 1 modules
var open_workers = __webpack_require__(67110);
// EXTERNAL MODULE: ./lib/postmaster/dmarc/report-job-type.js
var report_job_type = __webpack_require__(64397);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/report-worker.js
/** Reads report mails in a worker thread, which a time limit and a memory limit end. */



const usualTimeLimitMs = 30_000;
/** 8 MiB of XML become some 300 MB of elements. */
const memoryMb = 512;
/** No thread is started before the first mail. @param timeLimitMs for one mail; absent: 30 s */
function openReportWorker(timeLimitMs = usualTimeLimitMs) {
    const workers = (0,open_workers/* openWorkers */.i)({ threadCount: 1, jobsPerThread: 1, memoryMb });
    return {
        read: async (file, rules, signal) => {
            const outcome = await (0,job_type/* runTypedJob */.Pn)(workers, { type: report_job_type/* reportMailJob */.P, input: { file, rules }, timeLimitMs }, signal);
            if (outcome.status === 'done')
                return outcome.value;
            if (outcome.reason === 'error' || outcome.reason === 'crashed')
                throw new Error(outcome.message);
            const isSlow = outcome.reason === 'time-limit';
            const expected = isSlow
                ? `a mail that is read within ${timeLimitMs / 1000} s`
                : `at most ${memoryMb} MiB of memory`;
            const problem = { input: 'report', came: 'a mail that takes more', expected, place: { file: file.name } };
            return { isReport: true, reports: [], problems: [problem] };
        },
        [Symbol.asyncDispose]: async () => await workers[Symbol.asyncDispose](),
    };
}

// EXTERNAL MODULE: ./lib/postmaster/dmarc/reports-account.js
var reports_account = __webpack_require__(5267);
// EXTERNAL MODULE: ./lib/seeds/imap/imap-failure.js
var imap_failure = __webpack_require__(88782);
// EXTERNAL MODULE: ./lib/seeds/imap/imap-limits.js
var imap_limits = __webpack_require__(80634);
// EXTERNAL MODULE: ./lib/service/self-hosted/to-mailbox.js + 1 modules
var to_mailbox = __webpack_require__(47054);
;// CONCATENATED MODULE: ./lib/service/self-hosted/read-dmarc-reports.js
/** The mailboxes of `dmarc-reports`, read again and again, by one instance at a time. */








const kind = 'read-dmarc-reports';
/** A mailbox may hold years of reports when it is read for the first time; a living instance prolongs its leases. */
const read_dmarc_reports_leaseMs = 60_000;
/**
 * Begins it; it ends when the jobs are drained. Without such mailboxes nothing is done. Dispose what it returns to end the
 * thread in which mails are read.
 */
async function startReadingReports(parts) {
    const { mailboxes, everyMs } = parts.settings.dmarcReports;
    const worker = openReportWorker();
    if (mailboxes.length === 0)
        return worker;
    const counts = readingCounts(parts.metrics);
    const open = mailboxes.map((mailbox) => ({ mailbox, account: openOnce(mailbox, parts) }));
    await parts.jobs.work(kind, {
        concurrency: 1,
        leaseMs: read_dmarc_reports_leaseMs,
        run: async (_job, signal) => {
            // What one mailbox is ill with must not keep the others from being read.
            for (const { mailbox, account } of open)
                await readOne(mailbox, { ...parts, account, counts, worker }, signal);
        },
    });
    await parts.jobs.repeat(kind, everyMs);
    return worker;
}
/** Made once, since it may hold a token that its provider renewed. */
function openOnce(setting, parts) {
    let made = null;
    return async () => {
        made ??= openAccount(setting, parts);
        return await made.catch((error) => {
            made = null;
            throw error;
        });
    };
}
async function openAccount({ name, mailbox }, parts) {
    const { log } = parts;
    const caPem = mailbox.caPath === null ? null : await readAuthorities(mailbox.caPath, parts);
    const tellers = {
        onNotice: (_address, text) => log.warn('mailbox notice', { mailbox: name, text }),
        onError: (_address, error) => log.warn('refresh token not saved', { mailbox: name, error }),
    };
    return (0,to_mailbox/* toMailbox */.g)(mailbox, { origin: 'file', caPem }, { ...parts, ...tellers }).account;
}
/** @throws ImapFailure: it was there at the start, and the other mailboxes must not wait for it to come back */
async function readAuthorities(path, { files, workingDirectory }) {
    try {
        return await files.readText((0,external_node_path_.resolve)(workingDirectory, path));
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : 'no reason given';
        throw new imap_failure/* ImapFailure */.K_('untrusted', `its ca-file "${path}" cannot be read: ${reason}`);
    }
}
/** @throws what the storage throws: then the job comes back. What the mailbox throws is told, and it is tried again next time. */
async function readOne(setting, parts, signal) {
    const { store, clock, log, counts } = parts;
    const { name } = setting;
    const owner = { workspaceId: setting.workspaceId, email: setting.email, nowMs: clock.nowMs() };
    const account = await (0,reports_account/* reportsAccount */.b)(owner, store);
    if (account.status === 'bad') {
        return log.warn('dmarc mailbox skipped', {
            mailbox: name,
            reason: account.problems.map(problem/* renderProblem */.yM).join(' | '),
        });
    }
    try {
        const mailbox = toReportMailbox(setting, account.value.id, await parts.account());
        const { connect, worker } = parts;
        const ports = { store, clock, limits: imap_limits/* usualImapLimits */.q, connect, readMail: worker.read };
        const onRefused = (reason) => log.warn('dmarc report rejected', { mailbox: name, reason });
        const reading = await readReportMailbox(mailbox, { ...ports, onRefused }, signal);
        counts.add(reading);
        if (reading.mails > 0)
            log.info('dmarc reports read', { mailbox: name, ...reading });
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof imap_failure/* ImapFailure */.K_))
            throw error;
        counts.failed();
        log.warn('dmarc mailbox unreachable', { mailbox: name, reason: error.message });
    }
}
function toReportMailbox(setting, accountId, account) {
    const { name, folder, domains, onlyFrom, afterReading, mailbox } = setting;
    return { name, folder, domains, onlyFrom, afterReading, accountId, account, authservIds: mailbox.authservIds };
}
function readingCounts(metrics) {
    const totals = { kept: 0, known: 0, left_out: 0, refused: 0 };
    let failures = 0;
    metrics.watch({
        name: 'presend_dmarc_reports_total',
        help: 'DMARC aggregate reports that came by mail, by what became of them',
        kind: 'counter',
        labelNames: ['outcome'],
        read: () => Object.entries(totals).map(([outcome, value]) => ({ labels: { outcome }, value })),
    });
    metrics.watch({
        name: 'presend_dmarc_mailbox_failures_total',
        help: 'How often a mailbox with DMARC reports could not be read',
        kind: 'counter',
        read: () => [{ labels: {}, value: failures }],
    });
    return {
        add: ({ kept, known, leftOut, refused }) => {
            totals.kept += kept;
            totals.known += known;
            totals.left_out += leftOut;
            totals.refused += refused;
        },
        failed: () => {
            failures += 1;
        },
    };
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/reload-certificates.js
/** A renewed certificate comes into use without a restart: both pairs of files are read again while the service goes on. */

/** Reads them and uses each pair that is good; of a bad one the log tells, and the old one stays. Never rejects. */
async function reloadCertificates(settings, { http, receiver }, world) {
    const places = [
        {
            setting: 'tls',
            files: settings.tls,
            use: ({ certPem, keyPem }) => http.replaceCertificate({ cert: certPem, key: keyPem }),
        },
        {
            setting: 'smtp-tls',
            files: receiver === null ? null : settings.smtpTls,
            use: (pair) => receiver?.replaceCertificate(pair),
        },
    ];
    let isSet = false;
    for (const place of places)
        isSet = (await reload(place, world)) || isSet;
    if (!isSet)
        world.log.info('SIGHUP ignored: no certificate files configured');
}
/** @returns false: there are no files */
async function reload({ setting, files, use }, world) {
    if (files === null)
        return false;
    try {
        use(await readKeyPair(setting, files, world));
        world.log.info('certificate reloaded', { setting, file: files.certPath });
    }
    catch (error) {
        world.log.warn('certificate reload failed', { setting, error });
    }
    return true;
}

;// CONCATENATED MODULE: ./lib/service/webhooks/sweep-deliveries.js
/** The delivery half of `sweep`: finds attempts that are due and that nobody was asked for, because a process died. */

/** An attempt that has been due for less is most likely under way. */
const sweep_deliveries_graceMs = 5000;
/** What one sweep looks at; the next one goes on behind it. */
const maxDeliveryCount = 1000;
/**
 * A function that asks for every attempt that is overdue, so many at each call. A job that is there already is not added
 * again, so this can be done any number of times by any number of instances. Redeliveries from the command line begin
 * here too: they must not wait until a host that is down for hours has been given up, so a call begins where the last one
 * ended, and at the oldest again after the newest.
 *
 * @returns how many overdue deliveries the call has seen
 */
function deliverySweep({ store, jobs, clock }) {
    let fromMs = 0;
    return async () => {
        const deliveries = await store.listDueDeliveries(clock.nowMs() - sweep_deliveries_graceMs, maxDeliveryCount, fromMs);
        fromMs = nextFromMs(deliveries, fromMs);
        const due = deliveries.map(nextAttemptJob).filter((job) => job !== null);
        if (due.length > 0)
            await jobs.enqueue(due);
        return due.length;
    };
}
/** Times are no names: of thousands that were due in the same millisecond those behind the first thousand are left out. */
function nextFromMs(deliveries, fromMs) {
    if (deliveries.length < maxDeliveryCount)
        return 0;
    return Math.max(deliveries.at(-1)?.nextAttemptAtMs ?? 0, fromMs + 1);
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/start-work.js
/** What is done beside answering: webhooks delivered, kept messages judged, forgotten work found, old data deleted. */


/** Longer than any of it takes; a living instance prolongs its leases anyway. */
const start_work_leaseMs = 60_000;
const sweepEveryMs = 10_000;
const mostDeleteEveryMs = 3_600_000;
/** Begins all of it; it ends when the jobs are drained. */
async function startWork(parts) {
    const { jobs } = parts;
    const sweepDeliveries = deliverySweep(parts);
    await jobs.work('deliver-webhook', parts.deliverWebhook);
    await jobs.work('judge-message', parts.judgeMessage);
    await jobs.work('sweep', { concurrency: 1, leaseMs: start_work_leaseMs, run: async () => await sweep(parts, sweepDeliveries) });
    await jobs.work('delete-old', {
        concurrency: 1,
        leaseMs: start_work_leaseMs,
        run: async (_job, signal) => await deleteOld(parts, signal),
    });
    await jobs.repeat('sweep', sweepEveryMs);
    await jobs.repeat('delete-old', deleteEveryMs(parts.retentionMs));
}
/** What is kept for minutes only must not stay for an hour. */
function deleteEveryMs(retentionMs) {
    return Math.min(mostDeleteEveryMs, Math.max(sweepEveryMs, Math.floor(retentionMs / 10)));
}
async function sweep({ log, sweepMessages }, sweepDeliveries) {
    const deliveries = await sweepDeliveries();
    if (deliveries > 0)
        log.info('webhook deliveries overdue', { deliveries });
    await sweepMessages();
}
async function deleteOld({ store, clock, log, retentionMs }, signal) {
    const nowMs = clock.nowMs();
    const deleted = await store.deleteOlderThan({ createdBeforeMs: nowMs - retentionMs, nowMs }, signal);
    const reports = await store.deleteDmarcReports(nowMs - report_limits/* dmarcRetentionMs */.y, signal);
    if (deleted.tests + deleted.messages + reports > 0)
        log.info('expired data deleted', { ...deleted, reports });
}

// EXTERNAL MODULE: ./lib/oauth/open-oauth-client.js + 3 modules
var open_oauth_client = __webpack_require__(32166);
// EXTERNAL MODULE: ./lib/postmaster/google/provider.js
var provider = __webpack_require__(24605);
// EXTERNAL MODULE: ./lib/postmaster/sync/plan-days.js
var plan_days = __webpack_require__(54823);
// EXTERNAL MODULE: ./lib/postmaster/sync/run-sync.js + 12 modules
var run_sync = __webpack_require__(22365);
;// CONCATENATED MODULE: ./lib/service/postmaster/sync-schedule.js
/** When which postmaster account is synced: once a day, at a time of its own, under a name that says so. */

const sync_schedule_dayMs = 86_400_000;
/**
 * The jobs of today; those that are there already stay as they are. An account that was not synced for a day, or never,
 * begins at once. One that is connected anew gets a second job on that day: its name is another one then.
 */
function planSyncs(accounts, nowMs) {
    const dayNumber = Math.floor(nowMs / sync_schedule_dayMs);
    return accounts.flatMap(({ id, sealedRefreshToken, syncedAtMs }) => {
        if (sealedRefreshToken === null)
            return [];
        const grant = (0,external_node_crypto_.createHash)('sha256').update(sealedRefreshToken).digest('hex').slice(0, 8);
        const key = `account-${id}:${dayNumber}:${grant}`;
        const isFresh = syncedAtMs !== null && nowMs - syncedAtMs <= sync_schedule_dayMs;
        return [{ kind: 'sync-postmaster', key, runAtMs: isFresh ? startOf(id, dayNumber) : nowMs }];
    });
}
/** What a job's name says; `null`: it is no account's, but the one that plans. */
function parseSyncSlot(key) {
    const [, id, day] = /^account-(\d{1,15}):(\d{1,9}):[0-9a-f]+$/u.exec(key) ?? [];
    if (id === undefined || day === undefined)
        return null;
    return { accountId: Number(id), dayStartsAtMs: Number(day) * sync_schedule_dayMs, startsAtMs: startOf(Number(id), Number(day)) };
}
/** Steps of the golden ratio spread any number of accounts evenly over the day, and leave each its place. */
function startOf(accountId, dayNumber) {
    const share = (accountId * 0.618_033_988_749_895) % 1;
    return dayNumber * sync_schedule_dayMs + Math.floor(share * sync_schedule_dayMs);
}

// EXTERNAL MODULE: ./lib/service/webhooks/to-grant-event.js
var to_grant_event = __webpack_require__(72879);
;// CONCATENATED MODULE: ./lib/service/self-hosted/sync-numbers.js
/** What the metrics say of postmaster accounts and their syncs. */
/** Adds them. */
function watchSyncs({ metrics, store, clock }) {
    const ends = new Map();
    metrics.watch({
        name: 'presend_postmaster_syncs_total',
        help: 'Syncs of postmaster accounts that this instance ran, by how they ended',
        kind: 'counter',
        labelNames: ['end'],
        read: () => [...ends].map(([end, value]) => ({ labels: { end }, value })),
    });
    metrics.watch({
        name: 'presend_postmaster_accounts',
        help: 'Postmaster accounts by how their grants stand, of all instances on this storage together',
        kind: 'gauge',
        labelNames: ['grant'],
        read: async () => {
            const byGrant = Map.groupBy(await store.listPostmasterAccounts(null), (account) => account.grantState);
            const states = ['active', 'revoked', 'none'];
            return states.map((grant) => ({ labels: { grant }, value: byGrant.get(grant)?.length ?? 0 }));
        },
    });
    metrics.watch({
        name: 'presend_postmaster_sync_age_seconds',
        help: 'How long ago the connected account that waits longest was synced to the end, or connected; 0 without one',
        kind: 'gauge',
        read: async () => {
            const active = (await store.listPostmasterAccounts(null)).filter((account) => account.grantState === 'active');
            const times = active.map((account) => account.syncedAtMs ?? account.createdAtMs);
            const oldestMs = Math.min(clock.nowMs(), ...times);
            return [{ labels: {}, value: (clock.nowMs() - oldestMs) / 1000 }];
        },
    });
    return { add: (end) => void ends.set(end, (ends.get(end) ?? 0) + 1) };
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/sync-postmaster.js
/** Connected postmaster accounts, synced day by day, each by one instance at a time. */







const sync_postmaster_kind = 'sync-postmaster';
/** A living instance prolongs its leases, however long a sync takes. */
const sync_postmaster_leaseMs = 60_000;
/** Accounts that one instance syncs at once: all of one client share Google's quota. */
const concurrency = 2;
/** So soon a newly connected account is noticed. */
const planEveryMs = 600_000;
/** After this long a day's sync gives up: the next one is near, and begins with what this one lacks. */
const givesUpAfterMs = 20 * 3_600_000;
/** Begins it; it ends when the jobs are drained. */
async function startSyncing(parts) {
    const counts = watchSyncs(parts);
    await parts.jobs.work(sync_postmaster_kind, {
        concurrency,
        leaseMs: sync_postmaster_leaseMs,
        run: async (job, signal) => {
            const slot = parseSyncSlot(job.key);
            if (slot === null)
                await plan(parts);
            else
                await syncSlot(slot, { ...parts, counts, job }, signal);
        },
    });
    await parts.jobs.repeat(sync_postmaster_kind, planEveryMs);
}
async function plan({ store, jobs, clock }) {
    await jobs.enqueue(planSyncs(await activeAccounts(store), clock.nowMs()));
}
async function activeAccounts(store) {
    return (await store.listPostmasterAccounts(null)).filter((account) => account.grantState === 'active');
}
/**
 * A sync that was interrupted goes on with the domains that it had not read. What a person must mend is not tried again
 * before tomorrow; what may pass is, until then.
 */
async function syncSlot(slot, parts, signal) {
    const { accountId, startsAtMs, dayStartsAtMs } = slot;
    const { store, clock, counts, job } = parts;
    const account = await store.findPostmasterAccount(null, accountId);
    if (account?.grantState !== 'active')
        return;
    const startedMs = clock.monotonicMs();
    const readSinceMs = job.earlierRuns === 0 ? null : dayStartsAtMs;
    const result = await syncOne(account, { parts, readSinceMs }, signal);
    if (result.end !== 'busy') {
        counts.add(result.end);
        tell(account, { result, durationMs: clock.monotonicMs() - startedMs }, parts);
    }
    if (!result.isPassing || clock.nowMs() - startsAtMs > givesUpAfterMs)
        return;
    throw new Error(`postmaster account ${accountId}: ${result.problem ?? result.end}`);
}
async function syncOne(account, { parts, readSinceMs }, signal) {
    const syncParts = toSyncParts(parts);
    if (syncParts !== null)
        return await (0,run_sync/* runSync */.H)({ account, revisedDays: plan_days/* revisedDays */.Sw, readSinceMs }, syncParts, signal);
    const problem = 'the service file names no google.client-id, by which its data would be fetched';
    await parts.store.notePostmasterSync(account.id, { problem });
    return { end: 'client', problem, isPassing: false, domains: [] };
}
function toSyncParts(parts) {
    const { google } = parts.settings;
    if (google === null)
        return null;
    return { ...parts, oauth: (0,open_oauth_client/* openOAuthClient */.Z)((0,provider/* googleProvider */.hJ)(google), parts), apiUrl: google.apiUrl, toGrantEvent: to_grant_event/* toGrantEvent */.w };
}
/** Names of a list that are told; the rest is counted. */
const toldNames = 5;
function tell(account, { result, durationMs }, { log }) {
    const { end, problem, domains } = result;
    const named = (status) => {
        const names = domains.filter((one) => one.status === status).map((one) => one.domain);
        const more = names.length > toldNames ? ` and ${names.length - toldNames} more` : '';
        return names.length === 0 ? undefined : `${names.slice(0, toldNames).join(' ')}${more}`;
    };
    const facts = {
        account: account.id,
        workspace: account.workspaceId,
        end,
        domains: domains.length,
        days: domains.reduce((sum, one) => sum + one.dayCount, 0),
        ms: Math.round(durationMs),
        unverified: named('unverified'),
        gone: named('gone'),
    };
    if (problem === null)
        log.info('postmaster account synced', facts);
    else
        log.warn('postmaster sync incomplete', { ...facts, problem });
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/try-other-ports.js
/** When one port cannot be had, the others are tried too: who frees the first one should not then hear of the second. */



/**
 * What to say of a start that failed at one port.
 *
 * @param failure what listenError made of it; nothing of the service may listen any more
 * @returns the same error, or one that names each port that cannot be had
 */
async function tryOtherPorts(failure, settings) {
    if (!(failure instanceof presend_error/* PresendError */.W) || failure.code !== 'LISTEN_FAILED')
        return failure;
    const tried = await Promise.all(listenPlaces(settings).map(tryPlace));
    const others = tried.flatMap((one) => (one instanceof presend_error/* PresendError */.W && one.message !== failure.message ? [one] : []));
    if (others.length === 0)
        return failure;
    const all = [failure, ...others];
    const problems = all.map(toProblem);
    const isTheirs = all.some(({ outcome }) => outcome === 'misconfigured');
    return new presend_error/* PresendError */.W({
        code: 'LISTEN_FAILED',
        outcome: isTheirs ? 'misconfigured' : 'inconclusive',
        done: 'Listening',
        came: `${all.length} ports that cannot be had`,
        expected: 'free ports',
        todo: all.map(({ message }) => message).join(' | '),
        problems,
        cause: failure,
    });
}
function toProblem({ parts: { done, came, expected, todo } }) {
    return { input: done, came, expected, todo };
}
/** @returns the error; `null`: it can be had */
async function tryPlace(place) {
    const error = await listenOnce(place.address);
    return error === null ? null : listenErrorAt(error, place);
}
async function listenOnce({ host, port }) {
    const server = (0,external_node_net_.createServer)();
    return await new Promise((resolve) => {
        server.once('error', resolve);
        server.listen({ host, port }, () => server.close(() => resolve(null)));
    });
}

// EXTERNAL MODULE: ./lib/seeds/plus-address.js
var plus_address = __webpack_require__(75541);
// EXTERNAL MODULE: ./lib/seeds/imap/clean-folder.js + 1 modules
var clean_folder = __webpack_require__(82852);
// EXTERNAL MODULE: ./lib/seeds/imap/find-folders.js + 1 modules
var find_folders = __webpack_require__(11473);
;// CONCATENATED MODULE: ./lib/seeds/imap/gmail-category.js
/** The tab that Gmail has put a message in. */
/**
 * Gmail's categories as its search knows them, what comes most often first, the tab each is reported as, and the name of
 * its label in Gmail's own API. Purchases and reservations are views of what else would be an update.
 * Source: developers.google.com/gmail/imap/imap-extensions (X-GM-RAW takes the web's search, X-GM-LABELS gives labels),
 * Gmail's help on search operators (`category:`), and the reserved label ids of the Gmail API.
 */
const categories = [
    { name: 'primary', label: 'CATEGORY_PERSONAL', folder: 'INBOX' },
    { name: 'promotions', label: 'CATEGORY_PROMOTIONS', folder: 'Promotions' },
    { name: 'updates', label: 'CATEGORY_UPDATES', folder: 'Updates' },
    { name: 'social', label: 'CATEGORY_SOCIAL', folder: 'Social' },
    { name: 'forums', label: 'CATEGORY_FORUMS', folder: 'Forums' },
    { name: 'purchases', label: 'CATEGORY_PURCHASES', folder: 'Updates' },
    { name: 'reservations', label: null, folder: 'Updates' },
];
/**
 * The category of a message in the open inbox: by its labels where those show it, else by Gmail's search, since IMAP
 * leaves categories out of the labels of most mailboxes. A label that somebody made and called like a tab is none: only
 * the reserved names count, which nobody can give to a label of his own.
 *
 * @returns `null`: Gmail finds it in none, as in mailboxes without tabs
 */
async function findGmailCategory(uid, connection) {
    const labels = new Set((await connection.labelsOf(uid)) ?? []);
    const labelled = categories.find(({ label }) => label !== null && labels.has(label));
    if (labelled?.label !== undefined && labelled.label !== null) {
        return { name: labelled.label, folder: labelled.folder, shownBy: 'label' };
    }
    for (const { name, folder } of categories) {
        const query = `category:${name}`;
        if (await connection.isFoundByGmail(uid, query))
            return { name: query, folder, shownBy: 'search' };
    }
    return null;
}
/**
 * Whether a message in All Mail was kept out of the inbox. Labels other than that of the open folder are told, so one
 * that is in the inbox too has `\Inbox`; what the mailbox itself has written lies there as well, and is nobody's copy.
 */
function isFiledByGmail(labels) {
    const system = new Set(labels.map((label) => label.toLowerCase()));
    return !['\\inbox', '\\sent', '\\draft', '\\drafts'].some((label) => system.has(label));
}

;// CONCATENATED MODULE: ./lib/seeds/imap/keep-track.js
/** Notes that a message is one of ours, so that it can be deleted when it is old, and nothing else can. */

/** Marks it in its folder, which is open; where the server keeps no marks of ours it is remembered in the storage. */
async function keepTrack({ uid, uidValidity, folder, messageKey }, { canMark }, { connection, ports, mailbox }) {
    if (canMark && (await isMarked(uid, connection)))
        return;
    const { address } = mailbox;
    const observedAtMs = ports.clock.nowMs();
    await ports.store.rememberMessage({ address, folder: folder.path, uidValidity, uid, messageKey, observedAtMs });
}
/** False: the server says that it can keep marks and then refuses one. */
async function isMarked(uid, connection) {
    try {
        await connection.mark([uid]);
        return true;
    }
    catch (error) {
        if (!(error instanceof imap_failure/* ImapFailure */.K_) || error.kind === 'unreachable')
            throw error;
        return false;
    }
}

// EXTERNAL MODULE: ./lib/mail/header-section.js
var header_section = __webpack_require__(38684);
// EXTERNAL MODULE: ./lib/seeds/find-own-target.js
var find_own_target = __webpack_require__(16890);
// EXTERNAL MODULE: ./lib/seeds/match-message.js
var match_message = __webpack_require__(37017);
// EXTERNAL MODULE: ./lib/seeds/read-identity.js
var read_identity = __webpack_require__(29431);
// EXTERNAL MODULE: ./lib/seeds/tracking-id.js
var tracking_id = __webpack_require__(44471);
;// CONCATENATED MODULE: ./lib/seeds/imap/match-observed.js
/** To which test a message in a mailbox belongs. */






/** Fields in which receiving servers, and the sender, write the address that the copy was sent to. */
const recipientFields = ['Delivered-To', 'X-Original-To', 'Envelope-To', 'X-Envelope-To', 'X-Delivered-To', 'To', 'Cc'];
/** By plus-address, then by the header field, by a tracking id in the Message-ID, in text, HTML and subject. */
async function matchObserved(question, ports, signal) {
    const { store, isSameOrganization } = ports;
    const { address, hasPlusAddress } = question;
    const fields = (0,header_section/* readHeaderSection */.Dm)(question.head);
    const mentionedTrackingIds = async () => await ports.findMentionedIds(await question.readFirstPart(), signal);
    const identity = (0,read_identity/* identityOf */.c)(fields, mentionedTrackingIds);
    const { messageKey } = identity;
    let isForeign = false;
    const addressesOf = (id) => hasPlusAddress ? [(0,plus_address/* plusAddressOf */.Y)(address, id), address] : [address];
    const find = async (trackingIds) => {
        for (const id of trackingIds) {
            for (const one of addressesOf(id)) {
                const target = await store.findCopyTarget({ trackingIds: [id], address: one, messageKey });
                if (target !== null)
                    return target;
            }
        }
        return null;
    };
    const check = async (target) => await (0,find_own_target/* isOfSender */.r)(target, identity, { isSameOrganization, signal });
    const findOwn = async (trackingIds) => {
        const own = await (0,find_own_target/* findOwnTarget */.T)(trackingIds, { find, check });
        if (own === 'foreign')
            isForeign = true;
        return own === 'foreign' ? null : own;
    };
    const headerTrackingIds = [
        ...new Set([...(await idsByAddress(fields, question)), ...identity.headerTrackingIds, ...idsInMessageId(fields)]),
    ];
    const own = await (0,match_message/* matchMessage */.L)({ ...identity, headerTrackingIds }, findOwn);
    return { identity, own: own ?? (isForeign ? 'foreign' : null) };
}
/** The copy that this very address was made for. */
async function idsByAddress(fields, question) {
    const { address, hasPlusAddress, awaited } = question;
    if (!hasPlusAddress)
        return [];
    const named = recipientFields.flatMap((name) => (0,header_section/* valuesOf */.sm)(fields, name));
    // Split, not matched: a pattern with `@` in its middle takes quadratic time on a long word without one.
    const words = named
        .join(' ')
        .toLowerCase()
        .split(/[\s<>,;:"()]+/u);
    const prefix = `${address.slice(0, address.lastIndexOf('@'))}+`;
    const recipients = new Set(words.filter((word) => word.startsWith(prefix)));
    if (recipients.size === 0)
        return [];
    const known = idsOf(awaited, recipients);
    return known.length > 0 ? known : idsOf(await question.askForAwaited(), recipients);
}
function idsOf(copies, recipients) {
    return copies
        .filter((copy) => copy.address.includes('+') && recipients.has(copy.address))
        .map((copy) => copy.trackingId);
}
function idsInMessageId(fields) {
    return (0,header_section/* valuesOf */.sm)(fields, 'Message-ID').flatMap(tracking_id/* findTrackingIds */.N3);
}

;// CONCATENATED MODULE: ./lib/seeds/imap/look-into-folder.js
/** What is new in one folder, as sightings. */




/** So many messages are asked for at once. */
const batchCount = 50;
/** When a folder is seen for the first time no more than this are read, the newest ones. */
const firstLookCount = 1000;
/** Enough to find a tracking id in the text of a message. */
const firstPartBytes = 256 * 1024;
/** A server's clock may be wrong by so much before its messages are overlooked at the first look. */
const firstLookSlackMs = 3_600_000;
const look_into_folder_dayMs = 86_400_000;
/**
 * Opens the folder and notes every message of a test in it that is new since the last look. At the first look (or when
 * the folder's UIDs have lost their meaning) that is what came since the oldest test was created that still waits;
 * with none, nothing: no folder is ever read from its beginning. How far it was read is remembered batch by batch, so
 * a lost connection repeats at most one.
 */
async function lookIntoFolder(folder, session) {
    const { connection, memory } = session;
    const state = await connection.open(folder.path);
    const { uids, isFirstLook } = await newUids(folder, state, session);
    for (let start = 0; start < uids.length; start += batchCount) {
        const batch = uids.slice(start, start + batchCount);
        for (const head of await connection.fetchHeads(batch)) {
            // Reading a hostile head takes milliseconds: other work must not wait for all fifty.
            await (0,promises_.setImmediate)();
            await notice(head, { folder, state, isFirstLook }, session);
        }
        const last = batch.at(-1);
        if (last !== undefined)
            memory.cursors.set(folder.path, { uidValidity: state.uidValidity, nextUid: last + 1 });
    }
}
async function newUids({ path }, { uidValidity, uidNext }, { connection, memory, askForWish }) {
    const cursor = memory.cursors.get(path);
    if (cursor?.uidValidity === uidValidity) {
        return { uids: await connection.uidsFrom(cursor.nextUid), isFirstLook: false };
    }
    memory.sightings.forget(path);
    // Asked after the folder was opened: what lay in it before UIDNEXT belongs to tests that are known by now, and
    // whatever comes later is found by its UID.
    const { oldestAtMs } = await askForWish();
    // Days are compared without regard to time zones (RFC 9051 §6.4.4), so a day more.
    const found = oldestAtMs === null ? [] : await connection.unmarkedUidsSince(oldestAtMs - firstLookSlackMs - look_into_folder_dayMs);
    // Messages that come while we read are newer than this, and found next time.
    if (found.length === 0)
        memory.cursors.set(path, { uidValidity, nextUid: uidNext });
    return { uids: found.slice(-firstLookCount), isFirstLook: true };
}
async function notice(fetched, { folder, state, isFirstLook }, session) {
    const { mailbox, memory, connection, ports, wish, askForWish } = session;
    const { counts } = memory;
    const { uid, internalDateMs } = fetched;
    if (isFirstLook && isTooOld(internalDateMs, wish().oldestAtMs))
        return;
    const seenAtMs = ports.clock.nowMs();
    counts.seen += 1;
    if (!isFirstLook)
        memory.skew.note(internalDateMs, seenAtMs);
    const { address, hasPlusAddress } = mailbox;
    const readFirstPart = async () => (await connection.fetchBytes(uid, firstPartBytes)) ?? new Uint8Array();
    const awaited = wish().copies;
    const askForAwaited = async () => (await askForWish()).copies;
    const question = { address, hasPlusAddress, awaited, askForAwaited, head: fetched.head, readFirstPart };
    const matchPorts = { ...ports, findMentionedIds: searchBodies(session) };
    const { identity, own } = await matchObserved(question, matchPorts, session.signal);
    if (own === null || own === 'foreign') {
        counts[own === null ? 'ignored' : 'foreign'] += 1;
        return;
    }
    const { target, isSenderKnown } = own;
    const { messageKey } = identity;
    if (target.shownStatus === 'placed') {
        counts.repeated += 1;
        if (isSenderKnown)
            await keepTrack({ uid, uidValidity: state.uidValidity, folder, messageKey }, state, session);
        return;
    }
    if (folder.role === 'other' && !(await isFiledThere(uid, session)))
        return;
    const { uidValidity } = state;
    const came = memory.sightings.add({ ...fetched, target, isSenderKnown, messageKey, folder, uidValidity, seenAtMs });
    if (came === 'new' && isSenderKnown)
        counts.matched += 1;
    if (came === 'repeated')
        counts.repeated += 1;
}
/** A message that cannot be searched names no test: those behind it must not wait for it forever. */
function searchBodies({ ports, mailbox }) {
    return async (bytes, signal) => {
        try {
            return await ports.findMentionedIds(bytes, signal);
        }
        catch (error) {
            signal.throwIfAborted();
            ports.onEvent({ kind: 'error', address: mailbox.address, error });
            return [];
        }
    };
}
function isTooOld(internalDateMs, oldestAtMs) {
    return internalDateMs !== null && oldestAtMs !== null && internalDateMs < oldestAtMs - firstLookSlackMs;
}
/** Gmail shows a message of the inbox in All Mail once more. */
async function isFiledThere(uid, { connection }) {
    if (!connection.abilities.hasGmailSearch)
        return true;
    const labels = await connection.labelsOf(uid);
    return labels !== null && isFiledByGmail(labels);
}

// EXTERNAL MODULE: ./lib/seeds/record-authentication.js
var record_authentication = __webpack_require__(75094);
// EXTERNAL MODULE: ./lib/seeds/judging/limit-reached.js
var limit_reached = __webpack_require__(92757);
;// CONCATENATED MODULE: ./lib/seeds/imap/authenticate-sighting.js
/** SPF, DKIM and DMARC of a message that was seen in a mailbox. */

/**
 * The three verdicts. Of a message that is too large what the provider wrote is believed, and what can be known from the
 * header is computed.
 */
async function authenticateSighting({ bytes, isHeadOnly }, { rules, ports, mailbox, signal }) {
    const { authservIds, providerName } = mailbox;
    try {
        const whole = { bytes, provider: { authservIds, providerName } };
        const largest = Math.floor(rules.maxMessageBytes / 1024 / 1024);
        const copy = isHeadOnly ? { ...whole, bodyMissing: `the message is larger than ${largest} MiB` } : whole;
        return await ports.observe(copy, signal);
    }
    catch (error) {
        signal.throwIfAborted();
        ports.onEvent({ kind: 'error', address: mailbox.address, error });
        return notMeasured(error instanceof limit_reached/* LimitReached */.a ? `reading the message ${error.message}` : 'reading it failed');
    }
}
/** None of the three, and why. */
function notMeasured(why) {
    const method = {
        isPass: null,
        isMeasured: false,
        result: null,
        domain: null,
        isAligned: null,
        detail: `not measured: ${why}`,
    };
    return {
        spf: { ...method, record: null },
        dkim: method,
        dmarc: { ...method, policy: null, policyDomain: null, carriedBy: null },
    };
}
/** Why something might still be found out; `null`: nothing is open. */
function whyOpen({ spf, dkim, dmarc }) {
    return [spf, dkim, dmarc].find((verdict) => verdict.isOpen === true)?.detail ?? null;
}

;// CONCATENATED MODULE: ./lib/seeds/imap/place-sighting.js
/** Where a message lies, as the folder that its seed shows, in words. */

/** Reads where the message lies, in the open folder. */
async function placeOf(sighting, session) {
    const { folder, uid } = sighting;
    const words = seenIn(sighting);
    if (folder.role === 'spam')
        return { folder: 'Spam', words };
    if (folder.role === 'other')
        return await placeElsewhere(sighting, session);
    const { connection } = session;
    if (!connection.abilities.hasGmailSearch)
        return { folder: 'INBOX', words };
    const category = await findGmailCategory(uid, connection);
    if (category === null)
        return { folder: 'INBOX', words: `${words}, and Gmail's search finds it in no category` };
    const how = category.shownBy === 'label' ? 'labels it' : 'search finds it under';
    return {
        folder: category.folder,
        words: `${words}, where Gmail${category.shownBy === 'label' ? '' : "'s"} ${how} ${category.name}`,
    };
}
async function placeElsewhere({ folder, uid }, { connection }) {
    const labels = connection.abilities.hasGmailSearch ? ((await connection.labelsOf(uid)) ?? []) : [];
    const own = labels.filter((label) => !label.startsWith('\\')).map((label) => `"${shown(label)}"`);
    const labelled = own.length === 0 ? '' : ` (labelled ${own.join(', ')})`;
    const words = `found in the folder "${shown(folder.path)}"${labelled}, and neither in the inbox nor in spam: ` +
        'a rule of this mailbox has filed it there, which says nothing of where other mailboxes put it';
    return { folder: null, words };
}
/** The folder and how it is known. */
function seenIn({ folder }) {
    return folder.role === 'inbox' ? 'seen in INBOX' : `seen in the folder "${shown(folder.path)}", ${folder.knownBy}`;
}
/** A server's own word. */
function shown(path) {
    return path.replaceAll(/[\p{Cc}\p{Cf}"]+/gu, ' ').slice(0, 100);
}

;// CONCATENATED MODULE: ./lib/seeds/imap/received-time.js
/** When a message came, by a server's clock that may be wrong. */
/** Less is the message's own way from the server to us, and whole seconds. */
const honestSkewMs = 2000;
/** Never before the test and never after we saw it: whatever the server's clock says, both are certain. */
function receivedAtMs({ internalDateMs, seenAtMs, createdAtMs, skewMs }) {
    if (internalDateMs === null)
        return seenAtMs;
    const corrected = Math.abs(skewMs) > honestSkewMs ? internalDateMs + skewMs : internalDateMs;
    // Half a minute before the test cannot be rounding: that clock is not to be trusted.
    if (corrected < createdAtMs - 30_000)
        return seenAtMs;
    return Math.min(Math.max(corrected, createdAtMs), seenAtMs);
}
const rememberedCount = 20;
/**
 * The least difference among the last messages: a message cannot be seen before it came, so what is left of it is the
 * clocks' difference and the shortest way.
 */
function skewMeter() {
    let differences = [];
    return {
        note: (internalDateMs, seenAtMs) => {
            if (internalDateMs !== null)
                differences = [...differences, seenAtMs - internalDateMs].slice(-rememberedCount);
        },
        get skewMs() {
            return differences.length === 0 ? 0 : Math.min(...differences);
        },
    };
}

;// CONCATENATED MODULE: ./lib/seeds/imap/record-sighting.js
/** A message that stays where it is, as the result of its seed. */







/**
 * Reads the message once more where it was seen, verifies it, and records the result, durably once the promise resolves.
 * Unless it says `recorded`, nothing was.
 */
async function recordSighting(latest, session) {
    const { sighting, note } = await firstOfTwo(latest, session);
    const state = await session.connection.open(sighting.folder.path);
    if (state.uidValidity !== sighting.uidValidity)
        return 'gone';
    const fetched = await record_sighting_fetch(sighting, session);
    if (fetched === null)
        return 'gone';
    const sender = await senderOf(sighting, session);
    if (sender !== 'own')
        return sender;
    const { folder, words } = await placeOf(sighting, session);
    const authentication = await authenticateSighting(fetched, session);
    const open = whyOpen(authentication);
    // A test that is over waits for nothing: then what is known is recorded, and the rest is not measured.
    if (open !== null && session.ports.clock.nowMs() < sighting.target.expiresAtMs) {
        const { numericId } = sighting.target;
        session.ports.onEvent({ kind: 'error', address: session.mailbox.address, numericId, error: new Error(open) });
        return 'open';
    }
    await record_sighting_record(sighting, { folder, reason: `${words}${note}`, authentication }, session);
    await keepTrack(sighting, state, session);
    return 'recorded';
}
/** Of a message that lies in two folders the first sight counts: it was not moved. */
async function firstOfTwo(latest, { connection }) {
    const { before } = latest;
    if (before === null || before.folder.role === 'other')
        return { sighting: latest, note: '' };
    const { uidValidity } = await connection.open(before.folder.path);
    const isThere = uidValidity === before.uidValidity && (await connection.fetchHeads([before.uid])).length > 0;
    if (!isThere)
        return { sighting: latest, note: moveOf(latest) };
    return {
        sighting: { ...latest, ...before },
        note: `; another copy of it lies in "${shown(latest.folder.path)}"`,
    };
}
/** `null`: it is not there. Only the head of what is too large is fetched. */
async function record_sighting_fetch({ uid, sizeBytes }, { connection, rules: { maxMessageBytes } }) {
    const whole = sizeBytes > maxMessageBytes ? null : await connection.fetchBytes(uid, maxMessageBytes);
    if (whole !== null && whole.length < maxMessageBytes)
        return { bytes: whole, isHeadOnly: false };
    const [found] = await connection.fetchHeads([uid]);
    return found === undefined ? null : { bytes: found.head, isHeadOnly: true };
}
/** Asks once more whether its author belongs to the test's sender, where DNS could not say it when it was seen. */
async function senderOf({ isSenderKnown, target, head }, { ports, memory, signal }) {
    if (isSenderKnown)
        return 'own';
    const { isSameOrganization, clock } = ports;
    const isOwn = await (0,find_own_target/* isOfSender */.r)(target, (0,read_identity/* readIdentity */.x)(head), { isSameOrganization, signal });
    if (isOwn === null && clock.nowMs() < target.expiresAtMs)
        return 'open';
    memory.counts[isOwn === true ? 'matched' : 'foreign'] += 1;
    return isOwn === true ? 'own' : 'foreign';
}
/** For a message that is in no folder any more: it was there, and that is its result. */
async function recordGone(sighting, session) {
    const { role } = sighting.folder;
    // Nobody can say of it that it was in the inbox, nor that it was spam.
    if (role === 'other' || (await senderOf(sighting, session)) !== 'own')
        return session.memory.sightings.drop(sighting);
    const folder = role === 'spam' ? 'Spam' : 'INBOX';
    const reason = `${seenIn(sighting)}${moveOf(sighting)}; it was gone from all watched folders a moment later`;
    const authentication = notMeasured('the message was taken out of the mailbox before it could be read whole');
    await record_sighting_record(sighting, { folder, reason, authentication }, session);
}
function moveOf({ before }) {
    return before === null ? '' : `; it was moved there from "${shown(before.folder.path)}"`;
}
async function record_sighting_record(sighting, found, session) {
    const { ports, memory, mailbox } = session;
    const { target, messageKey, folder } = sighting;
    const { numericId, address } = target;
    const copy = { numericId, address, messageKey, record: toRecord(sighting, found, memory.skew.skewMs) };
    const { toEvent } = ports;
    const { deliveryIds } = await ports.store.recordCopy(toEvent === undefined ? copy : { ...copy, toEvent });
    memory.sightings.finish(sighting);
    if (deliveryIds.length > 0)
        ports.onDeliveries?.(deliveryIds);
    if (found.folder === null) {
        memory.counts.elsewhere += 1;
        ports.onEvent({ kind: 'filed-elsewhere', address: mailbox.address, numericId, folder: shown(folder.path) });
        return;
    }
    const latencyMs = ports.clock.nowMs() - sighting.firstSeenAtMs;
    const { reason } = found;
    ports.onEvent({ kind: 'recorded', address: mailbox.address, numericId, folder: found.folder, reason, latencyMs });
}
function toRecord(sighting, { folder, reason, authentication }, skewMs) {
    const { target, internalDateMs, firstSeenAtMs, head } = sighting;
    return {
        // It has come, and no folder that the API knows says where: nothing better is waited for.
        status: folder === null ? 'undecided' : 'placed',
        isSettled: true,
        folder,
        sender: (0,read_identity/* readIdentity */.x)(head).author(),
        recordedAtMs: receivedAtMs({ internalDateMs, seenAtMs: firstSeenAtMs, createdAtMs: target.createdAtMs, skewMs }),
        placementKind: 'observed',
        reason,
        reply: null,
        evidence: { ...(0,record_authentication/* recordAuthentication */.y)(authentication), spam: null, firedRules: [], skippedRules: [] },
    };
}

;// CONCATENATED MODULE: ./lib/seeds/imap/sweep-elsewhere.js
/** A rare look at the folders that are neither the inbox nor spam: a rule of the mailbox may file mail there. */

/** Beyond this age of the newest test a look is worth less, and comes eight times more rarely. */
const youngMs = 600_000;
/**
 * Milliseconds until the next look; `null`: none is wanted, since no test has waited long enough for this mailbox.
 *
 * @param sweptAgoMs since the last one; `null`: never
 */
function untilElsewhereMs({ newestAtMs, oldestAtMs }, { nowMs, sweptAgoMs }, { elsewhere }) {
    if (newestAtMs === null || oldestAtMs === null)
        return null;
    const untilOldMs = Math.max(0, oldestAtMs + elsewhere.afterMs - nowMs);
    const everyMs = elsewhere.everyMs * (nowMs - newestAtMs < youngMs ? 1 : 8);
    return Math.max(untilOldMs, sweptAgoMs === null ? 0 : everyMs - sweptAgoMs);
}
/** Looks into those that have changed since the last time, and at the first time into those that are not empty. */
async function sweepElsewhere(others, session) {
    const { connection, memory } = session;
    const states = await connection.statesOf(others.map(({ path }) => path));
    for (const folder of others) {
        const state = states.get(folder.path);
        const cursor = memory.cursors.get(folder.path);
        const isKnown = state?.uidValidity === cursor?.uidValidity && state?.uidNext === cursor?.nextUid;
        if (state === undefined || isKnown || state.uidNext <= 1)
            continue;
        await lookIntoFolder(folder, session);
        const read = memory.cursors.get(folder.path);
        // The last message may be gone already: there is nothing below UIDNEXT that we do not know.
        if (read?.uidValidity === state.uidValidity && read.nextUid < state.uidNext) {
            memory.cursors.set(folder.path, { ...read, nextUid: state.uidNext });
        }
    }
}

;// CONCATENATED MODULE: ./lib/seeds/imap/sweep-rhythm.js
/** How often the folders beside the inbox are looked at. */
/** From the youngest test on: mail comes within seconds, or after a server's first retry, or hardly ever. */
const rhythms = [
    { waitedMs: 120_000, everyMs: 1000 },
    { waitedMs: 600_000, everyMs: 3000 },
    { waitedMs: Number.POSITIVE_INFINITY, everyMs: 15_000 },
];
/** IDLE must be begun anew before 29 minutes are over (RFC 2177 §3), and routers forget quiet connections sooner. */
const idleEveryMs = 240_000;
/** Without IDLE nobody tells of mail that comes late. */
const pollEveryMs = 60_000;
/**
 * Milliseconds between two sweeps of a mailbox.
 *
 * @param waitedMs since the newest test was created that still waits for this mailbox; `null`: none waits
 */
function sweep_rhythm_sweepEveryMs(waitedMs, { hasIdle }) {
    if (waitedMs === null)
        return hasIdle ? idleEveryMs : pollEveryMs;
    return rhythms.find((rhythm) => waitedMs < rhythm.waitedMs)?.everyMs ?? pollEveryMs;
}

;// CONCATENATED MODULE: ./lib/seeds/imap/watch-mailbox.js
/** One mailbox over one connection: look, sweep, settle, wait for news, and again, until the connection ends. */







/** New folders are looked for so often; where the spam folder is missing, sooner. */
const listEveryMs = 300_000;
const listEveryMsWhileLacking = 30_000;
/** A server that reports news all the time is not looked at more often. */
const leastRoundMs = 100;
/** After a failure of our own (the storage is away) one does not ask again at once. */
const ownFailureDelayMs = 2000;
/**
 * Watches until something ends it.
 *
 * @param onReady called once the mailbox can be watched, and again when its folders have changed
 * @throws ImapFailure, or the signal's reason
 */
async function watchMailbox(session, onReady) {
    const { connection, ports, signal, mailbox } = session;
    const { clock } = ports;
    const folders = (0,find_folders/* findFolders */.r)(await connection.listFolders(), connection.abilities);
    const progress = { folders, listedAtMs: clock.monotonicMs(), sweptAtMs: null, sweptElsewhereAtMs: null };
    onReady(folders);
    for (;;) {
        try {
            await watch_mailbox_round(progress, session, onReady);
        }
        catch (error) {
            signal.throwIfAborted();
            if (error instanceof imap_failure/* ImapFailure */.K_)
                throw error;
            // The message is still there, and the cursor still before it.
            ports.onEvent({ kind: 'error', address: mailbox.address, error });
            await clock.sleep(ownFailureDelayMs, signal);
        }
    }
}
async function watch_mailbox_round(progress, session, onReady) {
    const { signal, ports } = session;
    signal.throwIfAborted();
    const startMs = ports.clock.monotonicMs();
    await listAgain(progress, session, onReady);
    const [inbox, ...others] = progress.folders.watched;
    if (inbox === undefined)
        throw new TypeError('a mailbox always has an inbox');
    const ring = session.bell.next;
    await lookIntoFolder(inbox, session);
    await sweepIfDue(others, progress, session);
    await sweepElsewhereIfDue(progress, session);
    await settle(progress.folders.watched, session);
    await cleanIfDue(progress.folders, session);
    await session.connection.open(inbox.path);
    await rest(progress, ring, session);
    const tookMs = ports.clock.monotonicMs() - startMs;
    if (tookMs < leastRoundMs)
        await ports.clock.sleep(leastRoundMs - tookMs, signal);
}
async function listAgain(progress, { connection, ports, memory }, onReady) {
    const nowMs = ports.clock.monotonicMs();
    const everyMs = progress.folders.lack === null ? listEveryMs : listEveryMsWhileLacking;
    if (nowMs - progress.listedAtMs < everyMs)
        return;
    const before = progress.folders;
    progress.folders = (0,find_folders/* findFolders */.r)(await connection.listFolders(), connection.abilities);
    progress.listedAtMs = nowMs;
    const paths = progress.folders.watched.map((folder) => folder.path);
    const known = new Set([...paths, ...progress.folders.others.map((folder) => folder.path)]);
    for (const path of memory.cursors.keys())
        if (!known.has(path))
            memory.cursors.delete(path);
    const hasChanged = before.lack !== progress.folders.lack || paths.join('\n') !== before.watched.map((one) => one.path).join('\n');
    if (hasChanged)
        onReady(progress.folders);
}
async function sweepIfDue(others, progress, session) {
    const { clock } = session.ports;
    const startMs = clock.monotonicMs();
    const sinceMs = progress.sweptAtMs === null ? Number.POSITIVE_INFINITY : startMs - progress.sweptAtMs;
    if (sinceMs < rhythmOf(session))
        return;
    progress.sweptAtMs = startMs;
    await watch_mailbox_sweep(others, progress, session);
}
async function sweepElsewhereIfDue(progress, session) {
    if (untilElsewhere(progress, session) !== 0)
        return;
    progress.sweptElsewhereAtMs = session.ports.clock.monotonicMs();
    await sweepElsewhere(progress.folders.others, session);
}
/** Infinite: it is not wanted. */
function untilElsewhere({ sweptElsewhereAtMs, folders }, { wish, ports, rules }) {
    if (folders.others.length === 0)
        return Number.POSITIVE_INFINITY;
    const { clock } = ports;
    const sweptAgoMs = sweptElsewhereAtMs === null ? null : clock.monotonicMs() - sweptElsewhereAtMs;
    const untilMs = untilElsewhereMs(wish(), { nowMs: clock.nowMs(), sweptAgoMs }, rules);
    return untilMs === null ? Number.POSITIVE_INFINITY : Math.max(0, untilMs);
}
async function watch_mailbox_sweep(others, progress, session) {
    const { connection, memory, ports } = session;
    const startMs = ports.clock.monotonicMs();
    for (const folder of others) {
        const state = await connection.stateOf(folder.path);
        // It was deleted or renamed: the next round looks for it.
        if (state === null)
            progress.listedAtMs = Number.NEGATIVE_INFINITY;
        const cursor = memory.cursors.get(folder.path);
        const isUnchanged = state?.uidValidity === cursor?.uidValidity && state?.uidNext === cursor?.nextUid;
        if (state !== null && !isUnchanged)
            await lookIntoFolder(folder, session);
        const read = memory.cursors.get(folder.path);
        // The last message may have been deleted before we saw it: there is nothing below UIDNEXT that we do not know.
        if (state !== null && read?.uidValidity === state.uidValidity && read.nextUid < state.uidNext) {
            memory.cursors.set(folder.path, { ...read, nextUid: state.uidNext });
        }
    }
    memory.counts.sweeps += 1;
    memory.counts.sweepMs += ports.clock.monotonicMs() - startMs;
}
/** Records what has stayed where it was seen; what has not is looked for in every folder first. */
async function settle(watched, session) {
    const { memory, ports } = session;
    for (const sighting of memory.sightings.due(ports.clock.nowMs())) {
        if (sighting.folder.role === 'other') {
            for (const folder of watched)
                await lookIntoFolder(folder, session);
            if (!isStillDue(sighting, session))
                continue;
        }
        const came = await recordSighting(sighting, session);
        if (came === 'open')
            memory.sightings.postpone(sighting, ports.clock.nowMs());
        if (came === 'foreign')
            memory.sightings.drop(sighting);
        if (came !== 'gone')
            continue;
        for (const folder of watched)
            await lookIntoFolder(folder, session);
        // It was found elsewhere, or its folder is read anew: then it has its own time to settle.
        if (!isStillDue(sighting, session))
            continue;
        await recordGone(sighting, session);
    }
}
function isStillDue({ target, messageKey, folder, uid }, { memory, ports }) {
    return memory.sightings
        .due(ports.clock.nowMs())
        .some((one) => one.target.numericId === target.numericId &&
        one.messageKey === messageKey &&
        one.folder.path === folder.path &&
        one.uid === uid);
}
async function cleanIfDue(folders, session) {
    const { memory, ports, mailbox } = session;
    if (untilClean(session) > 0)
        return;
    memory.cleanedAtMs = ports.clock.monotonicMs();
    const count = await (0,clean_folder/* cleanMailbox */.W)(folders, session);
    memory.counts.cleaned += count;
    if (count > 0)
        ports.onEvent({ kind: 'cleaned', address: mailbox.address, count });
}
function untilClean({ memory, ports, rules }) {
    if (memory.cleanedAtMs === null)
        return 0;
    return Math.max(0, rules.cleanEveryMs - (ports.clock.monotonicMs() - memory.cleanedAtMs));
}
function rhythmOf({ wish, ports, connection }) {
    const { newestAtMs } = wish();
    const waitedMs = newestAtMs === null ? null : ports.clock.nowMs() - newestAtMs;
    return sweep_rhythm_sweepEveryMs(waitedMs, connection.abilities);
}
/** Until the inbox has news, somebody rings, a sighting is due, or it is time to sweep. */
async function rest(progress, ring, session) {
    const { connection, memory, ports, signal } = session;
    const { clock } = ports;
    const dueAtMs = memory.sightings.nextDueAtMs();
    const untilDueMs = dueAtMs === null ? Number.POSITIVE_INFINITY : dueAtMs - clock.nowMs();
    const sinceSweepMs = clock.monotonicMs() - (progress.sweptAtMs ?? 0);
    const untilLookMs = Math.min(rhythmOf(session) - sinceSweepMs, untilElsewhere(progress, session));
    const restMs = Math.max(0, Math.min(untilDueMs, untilLookMs, untilClean(session)));
    if (restMs === 0)
        return;
    const over = new AbortController();
    const rested = new AbortController();
    const end = () => over.abort();
    const timer = clock.sleep(restMs, AbortSignal.any([signal, ring, rested.signal])).then(end, end);
    await connection.waitForNews(over.signal);
    rested.abort();
    await timer;
}

;// CONCATENATED MODULE: ./lib/seeds/imap/keep-watching.js
/** One mailbox for as long as it is wanted: connected, watched, and connected again. */
var keep_watching_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var keep_watching_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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


/** A mailbox that was watched for so long is well: whatever fails after that is a first failure. */
const stableMs = 10_000;
/** Watches until the signal aborts. Never rejects. */
async function keepWatching(watch, signal) {
    const { memory, ports, rules, mailbox } = watch;
    const { clock } = ports;
    const health = healthTeller(watch);
    /** Each kind has its own delays: a server that restarts fails in several ways, one after the other. */
    const counts = new Map();
    let lastGoodMs = clock.monotonicMs();
    while (!signal.aborted) {
        const startMs = clock.monotonicMs();
        const session = await watchOnce(watch, health, signal);
        memory.state = 'waiting';
        if (signal.aborted)
            break;
        const nowMs = clock.monotonicMs();
        if (session.wasReady)
            lastGoodMs = nowMs;
        if (session.wasReady && nowMs - startMs >= stableMs)
            counts.clear();
        const { failure } = session;
        const count = (counts.get(failure.kind) ?? 0) + 1;
        counts.set(failure.kind, count);
        const fraction = ports.random.fraction();
        const plan = (0,imap_failure/* planRetry */.M$)({ failure, count, outageMs: nowMs - lastGoodMs, fraction }, rules.retry);
        // First, so that whoever reads of it in the log finds the seed as it is.
        await health.tell(plan.health, `${describeKind[failure.kind]}: ${failure.message}`);
        ports.onEvent({ kind: 'failed', address: mailbox.address, reason: failure.message, retryMs: plan.delayMs });
        await clock.sleep(plan.delayMs, AbortSignal.any([signal, watch.retryBell.next])).catch(() => undefined);
    }
}
const describeKind = {
    'refused-login': 'the server refuses the login',
    throttled: 'the server asks for fewer connections or commands',
    unavailable: 'the server says that it cannot be used now',
    unreachable: 'the server does not answer',
    untrusted: "the server's certificate is not trusted",
    'no-tls': 'the server does not encrypt as the seed wants it (tls)',
    unusable: 'the server does not answer as IMAP wants it',
    'no-login': 'there is nothing to log in with',
    'no-token': 'the provider gives no access token',
};
async function watchOnce(watch, health, signal) {
    const { mailbox, memory, ports, rules } = watch;
    let wasReady = false;
    memory.state = 'connecting';
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const connection = keep_watching_addDisposableResource(env_1, await ports.connect(mailbox.account, { clock: ports.clock, limits: rules.limits, signal }), true);
            const onReady = ({ watched, lack }) => {
                wasReady = true;
                memory.state = 'watching';
                void health.tell(lack === null ? 'healthy' : 'degraded', lack);
                const folders = watched.map((folder) => folder.path);
                ports.onEvent({ kind: 'watching', address: mailbox.address, folders, isIdle: connection.abilities.hasIdle });
            };
            return await watchMailbox({ ...watch, connection, signal }, onReady);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = keep_watching_disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        return { failure: (0,imap_failure/* toImapFailure */.rQ)(error), wasReady };
    }
}
/** Writes it down when it has changed; what could not be written is written the next time. */
function healthTeller({ mailbox: { address }, memory, ports }) {
    return {
        tell: async (health, reason) => {
            const { stored } = memory;
            if (stored?.health === health && stored.reason === reason)
                return;
            try {
                memory.stored = null;
                await ports.store.setSeedHealth(address, health, reason);
                memory.stored = { health, reason };
            }
            catch (error) {
                ports.onEvent({ kind: 'error', address, error });
            }
        },
    };
}

;// CONCATENATED MODULE: ./lib/seeds/imap/sightings.js
/** Messages that were seen in a folder and may still be moved: where a message lies is where it stays. */
/** Of those that are finished so many are remembered; beyond that the storage knows. */
const sightings_rememberedCount = 2000;
/** A message that is moved again and again is recorded after so many settle times. */
const longestSettles = 4;
/** What could not be verified is read again after so long, doubled each time, up to the longest: it may be large. */
const vainDelayMs = { first: 1000, longest: 30_000 };
/**
 * The first sight wins, unless the message is moved within `settleMs`: then the later one does, and has its own time to
 * settle. What is seen outside the inbox and spam never replaces what was seen in one of them.
 *
 * @param elsewhereSettleMs how long what is seen outside both may still come into one of them
 */
function sightings(settleMs, elsewhereSettleMs = settleMs) {
    const settleMsOf = ({ folder }) => folder.role === 'other' ? Math.max(settleMs, elsewhereSettleMs) : settleMs;
    const waiting = new Map();
    const finished = new Set();
    return {
        add: (sighting) => {
            const key = keyOf(sighting);
            const before = waiting.get(key);
            if (finished.has(key) || (before !== undefined && (isSamePlace(before, sighting) || isLess(sighting, before))))
                return 'repeated';
            waiting.set(key, sightings_open(sighting, before ?? null, settleMsOf(sighting)));
            return before === undefined ? 'new' : 'moved';
        },
        due: (nowMs) => [...waiting.values()].filter((one) => one.dueAtMs <= nowMs),
        nextDueAtMs: () => (waiting.size === 0 ? null : Math.min(...Array.from(waiting.values(), (one) => one.dueAtMs))),
        postpone: (sighting, nowMs) => {
            const delayMs = Math.min(vainDelayMs.first * 2 ** sighting.vainCount, vainDelayMs.longest);
            waiting.set(keyOf(sighting), { ...sighting, dueAtMs: nowMs + delayMs, vainCount: sighting.vainCount + 1 });
        },
        finish: (sighting) => {
            waiting.delete(keyOf(sighting));
            finished.add(keyOf(sighting));
            for (const oldest of finished) {
                if (finished.size <= sightings_rememberedCount)
                    break;
                finished.delete(oldest);
            }
        },
        drop: (sighting) => void waiting.delete(keyOf(sighting)),
        forget: (path) => {
            for (const [key, { folder }] of waiting)
                if (folder.path === path)
                    waiting.delete(key);
        },
        get waitingCount() {
            return waiting.size;
        },
    };
}
function sightings_open(sighting, before, settleMs) {
    const firstSeenAtMs = before?.firstSeenAtMs ?? sighting.seenAtMs;
    const dueAtMs = Math.min(sighting.seenAtMs + settleMs, firstSeenAtMs + longestSettles * settleMs);
    const isMoved = before !== null && before.folder.path !== sighting.folder.path;
    return { ...sighting, firstSeenAtMs, dueAtMs, before: isMoved ? before : (before?.before ?? null), vainCount: 0 };
}
/** A stranger may give a message any Message-ID: one that may be a stranger's never stands in the place of a sender's. */
function keyOf({ target, messageKey, isSenderKnown }) {
    return `${target.numericId} ${messageKey} ${isSenderKnown ? 'known' : 'open'}`;
}
function isLess(sighting, before) {
    return sighting.folder.role === 'other' && before.folder.role !== 'other';
}
function isSamePlace(one, other) {
    return one.folder.path === other.folder.path && one.uidValidity === other.uidValidity && one.uid === other.uid;
}

;// CONCATENATED MODULE: ./lib/seeds/imap/watched-mailbox.js
/** A mailbox that is watched: what is known of it, what is remembered of it, and what watching needs. */




/** What is right for real providers, but for the retention, which is the service's own. */
const usualWatchRules = {
    settleMs: 750,
    cleanEveryMs: 3_600_000,
    elsewhere: { afterMs: 20_000, everyMs: 15_000, settleMs: 10_000 },
    leaseMs: 30_000,
    // Gmail takes 25 MB, which base64 makes 35 MB of.
    maxMessageBytes: 36 * 1024 * 1024,
    limits: imap_limits/* usualImapLimits */.q,
    retry: imap_failure/* usualRetryRules */.Ul,
};
/**
 * `matched` belonged to a test that waited for it, `ignored` to none; `foreign` named a test that is for the mail of
 * another sender; `repeated` belonged to a test whose seed shows a result already, or was seen before; `elsewhere` was
 * recorded without a folder, because a rule of the mailbox had filed it outside the inbox and spam.
 */
const countNames = [
    'seen',
    'matched',
    'ignored',
    'foreign',
    'repeated',
    'elsewhere',
    'sweeps',
    'sweepMs',
    'cleaned',
];
/** Nothing has been counted yet. */
function noCounts() {
    return {
        seen: 0,
        matched: 0,
        ignored: 0,
        foreign: 0,
        repeated: 0,
        elsewhere: 0,
        sweeps: 0,
        sweepMs: 0,
        cleaned: 0,
    };
}
/** Nothing is remembered yet. */
function emptyMemory({ settleMs, elsewhere }) {
    return {
        cursors: new Map(),
        sightings: sightings(settleMs, elsewhere.settleMs),
        skew: skewMeter(),
        counts: noCounts(),
        state: 'connecting',
        stored: null,
        cleanedAtMs: null,
    };
}
/** A bell that has not rung. */
function bell() {
    let ringing = new AbortController();
    return {
        ring: () => {
            ringing.abort();
            ringing = new AbortController();
        },
        get next() {
            return ringing.signal;
        },
    };
}

;// CONCATENATED MODULE: ./lib/seeds/imap/mailbox-watchers.js
/** All mailboxes of an instance: which of them it watches, and what tests wait for in each. */



/** How soon a new test is known here, whichever instance created it. */
const askEveryMs = 1000;
/** How many times a claim is prolonged before it would end. */
const claimsPerLease = 6;
/**
 * Starts them; resolves once the first mailboxes are claimed, whether or not anybody answers there. Of several instances
 * on one storage each mailbox has one watcher; when an instance dies its mailboxes go to another one within half a
 * minute. Should two watch one for a while, both record the same, and the first record stays.
 */
async function startMailboxWatchers(plan) {
    const { ports, holder } = plan;
    const watches = new Map();
    const running = new Map();
    const stop = new AbortController();
    const instance = { plan, watches, wishes: new Map(), running, signal: stop.signal, claimedAtMs: null };
    enrol(plan.mailboxes, instance);
    await tick(instance);
    const ticking = keepTicking(instance);
    return {
        numbers: () => numbersOf(watches, running),
        [Symbol.asyncDispose]: async () => {
            stop.abort(new Error('the watching of mailboxes is stopped'));
            await ticking;
            await Promise.all(Array.from(running.values(), async ({ ended }) => await ended));
            running.clear();
            await ports.store.releaseSeeds(holder).catch(report(ports));
        },
    };
}
const noWish = { copies: [], newestAtMs: null, oldestAtMs: null };
/** Makes the watches those of these mailboxes. */
function enrol(mailboxes, instance) {
    const { watches, wishes, running } = instance;
    const wanted = new Map(mailboxes.map((mailbox) => [mailbox.address, mailbox]));
    for (const [address, { mailbox }] of watches) {
        if (wanted.get(address) === mailbox)
            continue;
        running.get(address)?.controller.abort(new Error('the mailbox was changed or removed'));
        running.delete(address);
        watches.delete(address);
        wishes.delete(address);
    }
    for (const [address, mailbox] of wanted) {
        if (watches.has(address))
            continue;
        watches.set(address, aWatch(mailbox, instance));
        // It is asked for at once.
        instance.claimedAtMs = null;
    }
}
function aWatch(mailbox, instance) {
    const { rules, ports } = instance.plan;
    const wish = () => instance.wishes.get(mailbox.address) ?? noWish;
    const askForWish = async () => {
        await askForWishes(instance);
        return wish();
    };
    return { mailbox, memory: emptyMemory(rules), rules, ports, bell: bell(), retryBell: bell(), wish, askForWish };
}
async function keepTicking(instance) {
    const { plan, signal } = instance;
    while (!signal.aborted) {
        await plan.ports.clock.sleep(askEveryMs, signal).catch(() => undefined);
        if (!signal.aborted)
            await tick(instance);
    }
}
/** A storage that is away stops nothing: what is watched stays watched, and its results wait. */
async function tick(instance) {
    const { ports } = instance.plan;
    const { look } = instance.plan;
    try {
        if (look !== undefined)
            enrol(await look(), instance);
        // Local seeds alone ask nothing of anybody.
        if (instance.watches.size === 0)
            return;
        await askForWishes(instance);
        await claimIfDue(instance);
        await retryChecked(instance);
    }
    catch (error) {
        report(ports)(error);
    }
}
async function askForWishes({ plan, watches, wishes }) {
    const { store, clock } = plan.ports;
    const byMailbox = groupByMailbox(await store.listAwaitedCopies(clock.nowMs()), watches);
    for (const [address, { bell: mailboxBell }] of watches) {
        const before = wishes.get(address)?.newestAtMs ?? null;
        const wish = byMailbox.get(address) ?? noWish;
        wishes.set(address, wish);
        if (wish.newestAtMs !== null && (before === null || wish.newestAtMs > before))
            mailboxBell.ring();
    }
}
/** The address of a copy is that of its mailbox, or one with a tag of its own. */
function groupByMailbox(copies, watches) {
    const grouped = new Map();
    for (const copy of copies) {
        const address = watches.has(copy.address) ? copy.address : (0,plus_address/* untagged */.G)(copy.address);
        if (!watches.has(address))
            continue;
        const { createdAtMs } = copy;
        const group = grouped.get(address) ?? { copies: [], newestAtMs: createdAtMs, oldestAtMs: createdAtMs };
        group.copies.push(copy);
        group.newestAtMs = Math.max(group.newestAtMs, createdAtMs);
        group.oldestAtMs = Math.min(group.oldestAtMs, createdAtMs);
        grouped.set(address, group);
    }
    return grouped;
}
async function claimIfDue(instance) {
    const { plan, watches, wishes, running, signal } = instance;
    const { store, clock } = plan.ports;
    const { leaseMs } = plan.rules;
    const monotonicMs = clock.monotonicMs();
    if (instance.claimedAtMs !== null && monotonicMs - instance.claimedAtMs < leaseMs / claimsPerLease)
        return;
    const enabled = new Set((await store.listSeeds()).filter((seed) => seed.isEnabled).map((seed) => seed.address));
    // One that was switched off is watched to the end of its tests.
    const addresses = [...watches.keys()].filter((address) => enabled.has(address) || (wishes.get(address)?.newestAtMs ?? null) !== null);
    const nowMs = clock.nowMs();
    const { mine = [], others = [] } = Object.groupBy(addresses, (address) => isInVain(watches.get(address)) ? 'others' : 'mine');
    const { holder } = plan;
    // What this instance cannot open it has only where no other one has wanted it for a while, and only until one does: then
    // somebody says at least why nobody watches it.
    const agoMs = nowMs - leaseMs;
    const claimed = new Set([
        ...(await store.claimSeeds({ holder, addresses: mine, nowMs, untilMs: nowMs + leaseMs })),
        ...(await store.claimSeeds({ holder, addresses: others, nowMs: agoMs, untilMs: agoMs })),
    ]);
    instance.claimedAtMs = monotonicMs;
    for (const [address, { controller }] of running) {
        if (claimed.has(address))
            continue;
        controller.abort(new Error('the mailbox is watched elsewhere'));
        running.delete(address);
    }
    for (const address of claimed) {
        const watch = watches.get(address);
        if (watch !== undefined && !running.has(address))
            running.set(address, start(watch, signal));
    }
}
/**
 * Tries a mailbox at once whose stored health is not what this instance wrote: `presend seeds check` writes it down when
 * the login works.
 */
async function retryChecked({ watches, plan }) {
    // Read before the storage is asked: what is written meanwhile is not in its answer.
    const waiting = [...watches.values()].flatMap(({ mailbox, memory, retryBell }) => memory.state === 'waiting' && memory.stored !== null ? [{ mailbox, memory, retryBell, wrote: memory.stored }] : []);
    if (waiting.length === 0)
        return;
    const seeds = await plan.ports.store.listSeeds();
    const healthOf = new Map(seeds.map(({ address, health }) => [address, health]));
    for (const { mailbox, memory, retryBell, wrote } of waiting) {
        const health = healthOf.get(mailbox.address) ?? wrote.health;
        if (health === wrote.health || memory.stored !== wrote)
            continue;
        memory.stored = null;
        retryBell.ring();
    }
}
function isInVain(watch) {
    const password = watch?.mailbox.account.password;
    return password !== undefined && 'isInVain' in password && password.isInVain;
}
function start(watch, signal) {
    const controller = new AbortController();
    const ended = keepWatching(watch, AbortSignal.any([signal, controller.signal]));
    return { controller, ended };
}
function numbersOf(watches, running) {
    const counts = noCounts();
    const states = { connecting: 0, watching: 0, waiting: 0, elsewhere: 0 };
    for (const [address, { memory }] of watches) {
        states[running.has(address) ? memory.state : 'elsewhere'] += 1;
        for (const name of countNames)
            counts[name] += memory.counts[name];
    }
    return { counts, states };
}
function report({ onEvent }) {
    return (error) => onEvent({ kind: 'error', address: 'all', error });
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/forget-removed.js
/** The end of a removed seed: it is kept, with its secrets, until no test waits for it any more. */

/** Longer than it takes to create a test for which the seed was chosen just before it was removed. */
const forget_removed_graceMs = 10_000;
/** Forgets those that are not needed any more. Any instance may, and more than one. */
async function forgetRemoved(removed, { store, clock, }) {
    const nowMs = clock.nowMs();
    const old = removed.filter(({ removedAtMs }) => removedAtMs !== null && nowMs - removedAtMs > forget_removed_graceMs);
    if (old.length === 0)
        return;
    const copies = await store.listAwaitedCopies(nowMs);
    const awaited = new Set(copies.flatMap(({ address }) => [address, (0,plus_address/* untagged */.G)(address)]));
    for (const mark of old)
        if (!awaited.has(mark.address))
            await store.forgetSeed(mark);
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/mailbox-numbers.js
/** What is counted of watched mailboxes, shown among the metrics. */
/** Adds them. */
function addMailboxNumbers(metrics, watchers) {
    const add = (name, help, value) => metrics.watch({
        name,
        help,
        kind: 'counter',
        read: () => [{ labels: {}, value: value(watchers.numbers()) }],
    });
    metrics.watch({
        name: 'presend_mailboxes',
        help: 'Mailboxes that are seeds by state; elsewhere: watched by another instance, or switched off',
        kind: 'gauge',
        labelNames: ['state'],
        read: () => readingsOf('state', watchers.numbers().states),
    });
    metrics.watch({
        name: 'presend_mailbox_messages_total',
        help: 'Messages seen in watched mailboxes, by what they were',
        kind: 'counter',
        labelNames: ['kind'],
        read: () => {
            const { matched, ignored, foreign, repeated, elsewhere } = watchers.numbers().counts;
            return readingsOf('kind', { matched, ignored, other_sender: foreign, repeated, elsewhere });
        },
    });
    add('presend_mailbox_messages_cleaned_total', 'Old copies deleted from mailboxes', ({ counts }) => counts.cleaned);
    add('presend_mailbox_sweeps_total', 'Sweeps of the folders beside the inbox', ({ counts }) => counts.sweeps);
    add('presend_mailbox_sweep_duration_seconds_total', 'Time spent in them', ({ counts }) => counts.sweepMs / 1000);
}
function readingsOf(label, values) {
    return Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }));
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/watch-mailboxes.js
/** The mailboxes of the service file and those that commands have added, watched. */






/**
 * Under which name an instance watches. On SQLite there is never another one, so what a process that died has claimed is
 * its successor's at once.
 */
function holderOf({ storage }, random) {
    const location = (0,open_storage/* parseStorageLocation */.Q)(storage.reveal());
    return location.status === 'ok' && location.value.kind === 'postgres' ? random.uuid() : 'the only instance';
}
/** Starts it, also where there are none yet. Whoever owns it disposes it. */
async function watchMailboxes(parts) {
    const { seeds, retentionMs, settleMs, holder, connect, store, judging, clock, random, log, metrics, onDeliveries } = parts;
    await wellAgain(store);
    const watchers = await startMailboxWatchers({
        mailboxes: seeds.now.mailboxes,
        look: async () => await lookAgain(parts),
        rules: { ...usualWatchRules, retentionMs, settleMs },
        holder,
        ports: {
            clock,
            random,
            store,
            connect,
            isSameOrganization: judging.isSameOrganization,
            findMentionedIds: judging.findMentionedIds,
            observe: async (copy, signal) => await judging.observe(copy, signal),
            toEvent: toWebhookEvent,
            onDeliveries,
            onEvent: (event) => logEvent(event, log),
        },
    });
    addMailboxNumbers(metrics, watchers);
    return watchers;
}
/** What there is to watch now. Removed seeds that no test waits for any more are forgotten by the way. */
async function lookAgain({ seeds, store, clock }) {
    const { mailboxes, removed } = await seeds.look();
    if (removed.length > 0)
        await forgetRemoved(removed, { store, clock });
    return mailboxes;
}
/** A seed that was a mailbox once and is a local one now has nobody else to say that it is well. */
async function wellAgain(store) {
    const unwell = (await store.listSeeds()).filter((seed) => seed.kind === 'local' && seed.health !== 'healthy');
    for (const { address } of unwell)
        await store.setSeedHealth(address, 'healthy', null);
}
function logEvent(event, log) {
    const { kind, address: seed } = event;
    switch (kind) {
        case 'watching':
            return log.info('mailbox connected', { seed, folders: event.folders, idle: event.isIdle });
        case 'failed':
            return log.warn('mailbox unreachable', { seed, reason: event.reason, retry_ms: event.retryMs });
        case 'recorded':
            return log.info('copy observed', {
                test: event.numericId,
                seed,
                folder: event.folder,
                reason: event.reason,
                ms: event.latencyMs,
            });
        case 'filed-elsewhere':
            return log.warn('copy moved by a mailbox rule', { test: event.numericId, seed, folder: event.folder });
        case 'cleaned':
            return log.info('mailbox cleaned', { seed, messages: event.count });
        case 'error':
            return log.warn('mailbox watcher error, continuing', {
                ...(event.numericId === undefined ? {} : { test: event.numericId }),
                seed,
                error: event.error,
            });
        default:
            return kind;
    }
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/watch-numbers.js
/** Numbers that other parts keep, shown among the metrics. */
/** Adds them. */
function watchNumbers(metrics, parts) {
    const { service, jobs, poolUsage, diskUsage, engineGuard } = parts;
    const { receiver } = service;
    metrics.watch({
        name: 'presend_long_polls_open',
        help: 'Long polls that are open now',
        kind: 'gauge',
        read: () => [{ labels: {}, value: service.waiterCount() }],
    });
    metrics.watch({
        name: 'presend_jobs',
        help: 'Jobs that wait and run, of all instances on this storage together',
        kind: 'gauge',
        labelNames: ['kind', 'state'],
        read: async () => jobReadings(await jobs.count()),
    });
    watchUndecided(metrics, parts);
    if (engineGuard !== null)
        watchEngine(metrics, engineGuard);
    if (poolUsage !== null)
        watchPool(metrics, poolUsage);
    if (diskUsage !== null)
        watchDisk(metrics, diskUsage);
    if (receiver !== null)
        watchReceiver(metrics, receiver);
}
function watchUndecided(metrics, { store, clock }) {
    metrics.watch({
        name: 'presend_judgement_oldest_seconds',
        help: 'For how long the oldest message has waited for its judgement, of all instances on this storage; 0: none waits',
        kind: 'gauge',
        read: async () => {
            const atMs = await store.findOldestMessageAtMs();
            return [{ labels: {}, value: atMs === null ? 0 : Math.max(0, clock.nowMs() - atMs) / 1000 }];
        },
    });
}
function watchEngine(metrics, guard) {
    const { engine } = guard;
    metrics.watch({
        name: 'presend_spam_engine_given_up',
        help: '1: the engine failed several times in a row and is asked only now and then; 0: it is asked',
        kind: 'gauge',
        labelNames: ['engine'],
        read: () => [{ labels: { engine }, value: guard.isGivenUp() ? 1 : 0 }],
    });
    metrics.watch({
        name: 'presend_spam_engine_questions_total',
        help: 'Copies that the engine was to judge; skipped: it was given up and not asked',
        kind: 'counter',
        labelNames: ['engine', 'outcome'],
        read: () => Object.entries(guard.counts()).map(([outcome, value]) => ({ labels: { engine, outcome }, value })),
    });
}
function watchPool(metrics, usage) {
    metrics.watch({
        name: 'presend_database_connections',
        help: 'Connections to the database: in use, idle, and requests that wait for one',
        kind: 'gauge',
        labelNames: ['state'],
        read: () => {
            const { openCount, idleCount, waitingCount } = usage();
            const values = { used: openCount - idleCount, idle: idleCount, waiting: waitingCount };
            return Object.entries(values).map(([state, value]) => ({ labels: { state }, value }));
        },
    });
}
function watchDisk(metrics, usage) {
    metrics.watch({
        name: 'presend_storage_bytes',
        help: 'Size of the database: the SQLite file with its log, or the whole PostgreSQL database',
        kind: 'gauge',
        read: async () => [{ labels: {}, value: (await usage()).databaseBytes }],
    });
    metrics.watch({
        name: 'presend_storage_free_bytes',
        help: 'Free space on the file system of the SQLite file; absent on PostgreSQL',
        kind: 'gauge',
        read: async () => {
            const { freeBytes } = await usage();
            return freeBytes === null ? [] : [{ labels: {}, value: freeBytes }];
        },
    });
}
function watchReceiver(metrics, receiver) {
    metrics.watch({
        name: 'presend_smtp_connections',
        help: 'SMTP connections that are open now',
        kind: 'gauge',
        read: () => [{ labels: {}, value: receiver.connections().openCount }],
    });
    metrics.watch({
        name: 'presend_smtp_connections_refused_total',
        help: 'SMTP connections answered with 421 because there were too many, in all or from one client',
        kind: 'counter',
        read: () => [{ labels: {}, value: receiver.connections().refusedCount }],
    });
    metrics.watch({
        name: 'presend_messages_total',
        help: 'Messages that came over SMTP, by what they were answered',
        kind: 'counter',
        labelNames: ['answer'],
        read: () => messageReadings(receiver.counts()),
    });
    metrics.watch({
        name: 'presend_messages_unmatched_total',
        help: 'Messages among them that no test waited for',
        kind: 'counter',
        read: () => [{ labels: {}, value: receiver.counts().unmatched }],
    });
    metrics.watch({
        name: 'presend_messages_other_sender_total',
        help: 'Messages that named a test which is for the mail of another sender, and were ignored there',
        kind: 'counter',
        read: () => [{ labels: {}, value: receiver.counts().foreign }],
    });
}
function jobReadings(counts) {
    return counts.flatMap(({ kind, waiting, running }) => [
        { labels: { kind, state: 'waiting' }, value: waiting },
        { labels: { kind, state: 'running' }, value: running },
    ]);
}
function messageReadings({ accepted, refused, failed }) {
    return Object.entries({ accepted, refused, failed }).map(([answer, value]) => ({ labels: { answer }, value }));
}

// EXTERNAL MODULE: ./lib/service/start-service.js + 10 modules
var start_service = __webpack_require__(62217);
;// CONCATENATED MODULE: ./lib/service/webhooks/own-listeners.js
/** Where a service can be reached at its own ports, so that a webhook never leads back into it. */
const wildcards = new Set(['0.0.0.0', '::', '']);
/**
 * The listeners that listening at `host` makes: for a wildcard one for each address of the machine.
 *
 * @param localAddresses all addresses of the machine, loopback included
 */
function ownListeners(listening, localAddresses) {
    const addresses = wildcards.has(listening.host) ? localAddresses : [listening.host];
    return addresses.map((address) => ({ address, port: listening.port }));
}

;// CONCATENATED MODULE: ./lib/service/self-hosted.js
/** The service of `presend serve`: from its settings to ports that answer, and back to nothing left open. */
var self_hosted_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var self_hosted_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * Starts it. What can fail comes first, and when something does, nothing stays open.
 *
 * @throws PresendError SETTINGS_INVALID, STORAGE_FAILED, LISTEN_FAILED
 */
async function startSelfHosted(settings, world) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { clock, log } = world;
        const stack = self_hosted_addDisposableResource(env_1, new AsyncDisposableStack()
        // First, so that they end last: jobs and watchers close their connections.
        , true);
        // First, so that they end last: jobs and watchers close their connections.
        const { connect } = stack.use((0,imap_threads/* openImapThreads */.r)());
        const foundation = stack.use(await openFoundation(settings, world));
        const { store, jobs } = foundation;
        let started = null;
        const ready = readiness(checksOf(settings, foundation, () => started), { clock, log });
        const plan = planService(settings, world, { ...foundation, ready });
        const service = stack.use(await listening(settings, async () => await (0,start_service/* startService */.i)(plan)).catch(async (error) => {
            throw await tryOtherPorts(error, settings);
        }));
        started = service;
        const metrics = await listening(settings, async () => await openMetricsPort(settings, world, { ...foundation, ready }));
        if (metrics !== null)
            stack.use(metrics);
        watchNumbers(foundation.metrics, { ...foundation, service, clock });
        await startWork({
            store,
            jobs,
            clock,
            log,
            retentionMs: settings.retentionMs,
            deliverWebhook: deliveryWorkerOf(settings, world, { foundation, service }),
            judgeMessage: judgementWorker(foundation),
            sweepMessages: messageSweep({ store, jobs, clock }),
        });
        stack.use(await startReadingReports({ settings, ...world, ...foundation, connect }));
        await startSyncing({ settings, ...world, ...foundation, onDeliveries: onDeliveriesOf(foundation) });
        const watchers = stack.use(await watchMailboxes({ ...watchingParts(settings, world, foundation), connect }));
        const owned = stack.move();
        return {
            ...self_hosted_addressesOf(settings, service),
            metrics: metrics === null ? null : { host: metrics.host, port: metrics.port },
            drain: async () => await drainService({
                readiness: ready,
                service: { drain: async (signal) => await drainSources(service, watchers, signal) },
                jobs,
                clock,
                log,
                delayMs: settings.shutdownDelayMs,
                limitMs: settings.shutdownTimeoutMs,
            }),
            reloadCertificates: async () => await reloadCertificates(settings, service, world),
            [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = self_hosted_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function watchingParts(settings, { clock, random, log }, { seeds, store, judging, metrics, received }) {
    const onDeliveries = onDeliveriesOf({ received });
    const { retentionMs, imap } = settings;
    const { settleMs } = imap;
    const holder = holderOf(settings, random);
    return { seeds, retentionMs, settleMs, holder, store, judging, clock, random, log, metrics, onDeliveries };
}
function onDeliveriesOf({ received }) {
    return (deliveryIds) => received.ports.onDeliveries?.(deliveryIds);
}
/** What brings results ends first, all at once: they may still ask for jobs. */
async function drainSources(service, watchers, signal) {
    await Promise.all([service.drain(signal), watchers[Symbol.asyncDispose]()]);
}
/** @throws PresendError LISTEN_FAILED */
async function listening(settings, start) {
    try {
        return await start();
    }
    catch (error) {
        throw listenError(error, settings);
    }
}
async function openMetricsPort({ metricsListen }, { clock }, { ready, metrics }) {
    if (metricsListen === null)
        return null;
    const app = withOperations(nothingElse, { readiness: ready, metrics }, 'everybody');
    return await (0,http_server/* startHttpServer */.O)(app, { ...metricsListen, clock });
}
/** Without any of these nothing goes. */
function checksOf({ smtp }, { store, jobs }, service) {
    const checkReceiver = async () => {
        if (service()?.receiver?.isListening !== true)
            throw new Error('the receiver does not listen');
        await Promise.resolve();
    };
    return [
        { part: 'storage', check: async () => await store.ping() },
        { part: 'jobs', check: async () => void (await jobs.count()) },
        ...(smtp === null ? [] : [{ part: 'receiver', check: checkReceiver }]),
    ];
}
function deliveryWorkerOf({ dns, webhooks }, { clock, log }, { foundation, service }) {
    const listeners = [service.http, ...(service.receiver === null ? [] : [service.receiver])];
    const local = localAddresses();
    return deliveryWorker({
        store: foundation.store,
        jobs: foundation.jobs,
        clock,
        // A zone file says what mail is judged by; where a receiver is, the network says.
        dns: (0,live_dns.liveDns)({ servers: dns.servers, clock }),
        rules: { allowPrivate: webhooks.allowPrivate, ownListeners: listeners.flatMap((one) => ownListeners(one, local)) },
        ca: null,
        secretBox: foundation.secretBox,
        onAttempt: ({ webhookId, workspaceId, deliveryId, numericId, host, ...attempt }) => log.info('webhook delivery attempted', {
            ...(numericId === null ? {} : { test: numericId }),
            delivery: deliveryId,
            webhook: webhookId,
            workspace: workspaceId,
            host,
            attempt: attempt.attemptNumber,
            status: attempt.statusCode,
            ms: attempt.durationMs,
            state: attempt.state,
        }),
    });
}
/** Enough to keep the judging threads busy while other copies wait for DNS. */
const judgementConcurrency = 16;
const judgementLeaseMs = 30_000;
function judgementWorker({ store, directory, received: { rules, ports } }) {
    return {
        concurrency: judgementConcurrency,
        leaseMs: judgementLeaseMs,
        run: async (job, signal) => {
            // Another instance may have taken it for a seed that was added a moment ago.
            await directory.refresh();
            await judgeKeptMessage(job, { rules, ports: { ...ports, store, directory } }, signal);
        },
    };
}
function self_hosted_addressesOf(settings, { http, receiver }) {
    return {
        http: { host: http.host, port: http.port },
        smtp: receiver === null ? null : { host: receiver.host, port: receiver.port },
        apiUrl: `${baseUrlOf(settings, http)}${app/* apiPath */.S}`,
        publicUrl: publicUrlOf(settings, http),
    };
}

// EXTERNAL MODULE: ./lib/world/scrub-secrets.js
var scrub_secrets = __webpack_require__(75167);
// EXTERNAL MODULE: ./lib/world/secret.js
var secret = __webpack_require__(41502);
// EXTERNAL MODULE: ./lib/settings/service-file/read-service-settings.js + 4 modules
var read_service_settings = __webpack_require__(71833);
;// CONCATENATED MODULE: ./lib/commands/read-serve-settings.js
/** The settings of `presend serve`, with the files that they name. */



/** @throws PresendError SETTINGS_INVALID with every problem found */
async function readServeSettings({ flags }, { world, host: { workingDirectory } }) {
    const parsed = await (0,read_service_settings/* readServiceSettings */.$j)({ flags, workingDirectory, proveFiles: async (files) => await proveFiles(files, { ...world, workingDirectory }) }, world);
    if (parsed.status === 'bad')
        throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Reading the service settings', parsed.problems);
    return parsed.value;
}

;// CONCATENATED MODULE: ./lib/commands/check-health.js
/** `presend serve --health`: asks the running service of these settings whether it is alive. For container health checks. */





const check_health_limitMs = 3000;
/**
 * Asks `/healthz` at the address that the settings name.
 *
 * @returns 0: it answered 200
 * @throws PresendError SETTINGS_INVALID; LISTEN_FAILED when it did not answer, or something else
 */
async function checkHealth(line, { world, host, terminal }) {
    const settings = await readServeSettings(line, { world, host });
    const url = `${baseUrlOf(settings, settings.listen)}/healthz`;
    const came = await askStatus(url).catch((error) => (error instanceof Error ? error.message : String(error)));
    if (came === 200) {
        terminal.print('alive\n');
        return 0;
    }
    throw new presend_error/* PresendError */.W({
        code: 'LISTEN_FAILED',
        outcome: 'inconclusive',
        done: `Asking ${url}`,
        came: String(came),
        expected: '200',
        todo: 'check that presend serve runs with the same settings',
    });
}
/** The certificate is not verified: it names the public host, and the question goes to this machine without a secret. */
async function askStatus(url) {
    const options = { timeout: check_health_limitMs, agent: false, rejectUnauthorized: false };
    return await new Promise((resolve, reject) => {
        const asked = url.startsWith('https:') ? (0,external_node_https_.request)(url, options) : (0,external_node_http_.request)(url, options);
        asked.on('response', (response) => {
            response.resume();
            resolve(response.statusCode);
        });
        asked.on('timeout', () => asked.destroy(new Error(`no answer within ${check_health_limitMs / 1000} s`)));
        asked.on('error', reject);
        asked.end();
    });
}

// EXTERNAL MODULE: ./lib/report/escape-terminal.js
var escape_terminal = __webpack_require__(22728);
;// CONCATENATED MODULE: ./lib/storage/inspect-storage.js
/** Looks at a storage without changing it: whether it can be opened, and which migrations it still needs. */
/**
 * Inspects the storage. Nothing is created, migrated or locked.
 *
 * @throws PresendError STORAGE_FAILED when it cannot be opened or created
 */
async function inspectStorage(location) {
    switch (location.kind) {
        case 'memory':
            return { status: 'new' };
        case 'sqlite':
            return (await __webpack_require__.e(/* import() */ 8127).then(__webpack_require__.bind(__webpack_require__, 88127))).inspectSqlite(location.path);
        case 'postgres':
            return await (await Promise.all(/* import() */[__webpack_require__.e(3849), __webpack_require__.e(2177)]).then(__webpack_require__.bind(__webpack_require__, 82177))).inspectPostgres(location);
        default:
            return location;
    }
}

// EXTERNAL MODULE: ./lib/storage/migrate.js + 11 modules
var migrate = __webpack_require__(86253);
;// CONCATENATED MODULE: ./lib/commands/check-service.js
/** `presend serve --check`: whether the service would start, without opening a port or changing anything. */






/**
 * Checks settings, files, keys and storage, and prints a line for each.
 *
 * @returns 0
 * @throws PresendError SETTINGS_INVALID with every problem of the settings and their files; STORAGE_FAILED
 */
async function checkService(line, { world, host, terminal }) {
    const { workingDirectory } = host;
    const settings = await readServeSettings(line, { world, host });
    const { storageLocation } = await readNamedParts(settings, { ...world, workingDirectory });
    const state = await inspectStorage(inFolder(storageLocation, workingDirectory));
    if (state.status === 'found' && state.unknown.length > 0)
        (0,migrate/* refuseNewer */._$)(state.unknown);
    const lines = [
        `settings: ok (${settings.configPath ?? 'no service file'})`,
        'files: ok',
        `encryption key: ${settings.encryptionKeys === null ? 'not set, so no password or token can be stored' : 'ok'}`,
        `storage: ${describeState(state)}`,
        ...settings.notices.map((notice) => `note: ${notice}`),
    ];
    terminal.print(lines.map((text) => `${(0,escape_terminal/* escapeTerminal */.e)(text)}\n`).join(''));
    return 0;
}
function describeState(state) {
    if (state.status === 'new')
        return 'ok, new (the first start creates it)';
    if (state.pending.length === 0)
        return 'ok, no pending migrations';
    return `ok, pending migrations (the next start runs them): ${state.pending.join(', ')}`;
}

;// CONCATENATED MODULE: ./lib/commands/watch-reloads.js
/** What tells a service to read its files again: SIGHUP. */
/** Listens for SIGHUP. One reload ends before the next begins, so that the newest files are the ones that stay. */
function watchReloads(host) {
    const { promise: reloading, resolve } = Promise.withResolvers();
    let last = Promise.resolve();
    const next = async (before) => {
        await before;
        const reload = await reloading;
        await reload();
    };
    const ignoreSignals = host.onReloadSignal(() => {
        last = next(last);
    });
    return { call: resolve, [Symbol.dispose]: ignoreSignals };
}

;// CONCATENATED MODULE: ./lib/commands/watch-service.js
/** What tells a service to end: a signal, or an error that nobody caught. */
/** Whoever sends a second signal does not want to wait: what was under way is cut off. */
const cutOffExitCode = 1;
/**
 * Listens for SIGINT and SIGTERM and for stray errors. After a stray error nobody knows what state the process is in, so
 * the service ends; but requests and messages that are under way are not to blame, and are finished first.
 */
function watchService(host, log) {
    const { promise: ended, resolve } = Promise.withResolvers();
    let signalCount = 0;
    const ignoreSignals = host.onStopSignal((signal) => {
        signalCount += 1;
        if (signalCount === 1) {
            log.info('stopping', { signal });
            resolve('told-to-stop');
            return;
        }
        log.warn('second signal received; exiting now', { signal });
        host.exit(cutOffExitCode);
    });
    const ignoreStrays = host.onStray((stray) => {
        if (stray.status === 'warning') {
            log.warn('node warning', { text: stray.text });
            return;
        }
        log.error('unexpected error, shutting down', { error: stray.error });
        resolve('crashed');
    });
    return {
        ended,
        [Symbol.dispose]: () => {
            ignoreSignals();
            ignoreStrays();
        },
    };
}

;// CONCATENATED MODULE: ./lib/commands/run-serve-command.js
/** `presend serve`: the run half. Runs until it is told to stop. */
var run_serve_command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var run_serve_command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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














/** Runs the service; resolves with the exit code once it has stopped. Rejects when it cannot start. */
async function runServeCommand(line, tools) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (line.action === 'check')
            return await checkService(line, tools);
        if (line.action === 'health')
            return await checkHealth(line, tools);
        const sink = run_serve_command_addDisposableResource(env_1, stdoutSink(), false);
        try {
            return await serve(line, { ...tools, sink });
        }
        catch (error) {
            // The caller tells people on standard error; whatever reads the log must find it there, too.
            openServiceLog({ level: 'fatal', sink, clock: tools.world.clock }).fatal('start failed', startFailure(error));
            await sink.flush();
            throw error;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        run_serve_command_disposeResources(env_1);
    }
}
function startFailure(error) {
    if (!(error instanceof presend_error/* PresendError */.W))
        return { error };
    const problems = error.problems.length === 0 ? [error.message] : error.problems.map(problem/* renderProblem */.yM);
    return { code: error.code, problems };
}
/** The same with a place for the log. @returns 0: stopped as it was told to; 1: cut off, or after an error that nobody expected */
async function serve(line, { world, host, sink }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { workingDirectory } = host;
        const settings = await readServeSettings(line, { world, host });
        const log = openServiceLog({
            level: settings.logLevel,
            sink,
            clock: world.clock,
            scrub: (0,scrub_secrets/* scrubber */.t)(secretsOf(settings.storage)),
        });
        const watch = run_serve_command_addDisposableResource(env_2, watchService(host, log), false);
        const reloads = run_serve_command_addDisposableResource(env_2, watchReloads(host), false);
        sayStart(settings, log);
        const service = await startSelfHosted(settings, { ...world, workingDirectory, log });
        sayListening(service, log);
        reloads.call(async () => await service.reloadCertificates());
        const end = await watch.ended;
        const startMs = world.clock.monotonicMs();
        const drained = await service.drain();
        await service[Symbol.asyncDispose]();
        log.info('stopped', { ms: Math.round(world.clock.monotonicMs() - startMs) });
        await sink.flush();
        return end === 'told-to-stop' && drained === 'finished' ? 0 : 1;
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        run_serve_command_disposeResources(env_2);
    }
}
function sayStart(settings, log) {
    log.info('starting', { version: version/* version */.r, node: process.version, pid: process.pid, settings: settings.effective });
    for (const text of settings.notices)
        log.warn('settings notice', { text });
}
/** The one line that scripts wait for: always there, with the ports that were really taken. */
function sayListening({ http, smtp, metrics, apiUrl, publicUrl }, log) {
    log.always('listening', {
        http: { host: http.host, port: http.port },
        smtp: smtp === null ? null : { host: smtp.host, port: smtp.port },
        ...(metrics === null ? {} : { metrics }),
        api_url: apiUrl,
        public_url: publicUrl,
    });
}
/** What of the storage's location must never be seen: the password in its URL, as it stands there and as it is meant. */
function secretsOf(storage) {
    const url = URL.parse(storage.reveal());
    if (url === null || url.password === '')
        return [];
    const spelt = [url.password, ...url.searchParams.getAll('password')];
    return spelt.flatMap((text) => [new secret/* Secret */.z(text), new secret/* Secret */.z((0,external_node_querystring_.unescape)(text))]);
}


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


/***/ }),

/***/ 59819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ countKept),
  p: () => (/* binding */ keepReports)
});

// EXTERNAL MODULE: ./lib/postmaster/dmarc/report-carrier.js
var report_carrier = __webpack_require__(27283);
// EXTERNAL MODULE: ./lib/contract/day.js
var day = __webpack_require__(29824);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/report-day.js
/** Which day a report is counted for. */

/**
 * The UTC day in which the middle of the report's range lies. A report has one count for its whole range, and nobody
 * can say what of it belongs to which day: ranges that follow a local midnight (07:00 to 07:00 UTC) belong to the day
 * that most of them lies in, and those of a week to the day in their middle.
 *
 * @returns YYYY-MM-DD
 */
function reportDay({ beginsAtMs, endsAtMs }) {
    return (0,day/* dayOf */.kb)(beginsAtMs + (endsAtMs - beginsAtMs) / 2);
}

// EXTERNAL MODULE: ./lib/postmaster/dmarc/report-limits.js
var report_limits = __webpack_require__(64535);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/tally-report.js
/** What a report adds to which domain. */

/** A report that names thousands of subdomains is forged, or of mail that is: those with the most mail are told apart. */
const maxSubdomains = 100;
/**
 * The domain whose policy it is about gets all of its messages, those of its subdomains too, as Google counts a domain;
 * and each subdomain that is an author's domain gets its own.
 *
 * A message passed SPF or DKIM when it passed for a domain that is aligned with its author's: `spf=pass` of somebody
 * else's domain says nothing of this one.
 */
function tallyReport({ domain, records }) {
    const byAuthor = [...Map.groupBy(records, (record) => record.headerFrom)];
    const subdomains = byAuthor
        .filter(([author]) => author !== domain && (0,report_carrier/* isAtOrBelow */.a)(author, domain))
        .map(([author, own]) => tally(author, own))
        .toSorted((left, right) => right.messageCount - left.messageCount);
    // Some reporters write a record of no message at all, which says nothing of the day: no ratio comes of it.
    const whole = records.length === 0 ? [] : [tally(domain, records)];
    return [...whole, ...subdomains.slice(0, maxSubdomains)];
}
function tally(domain, records) {
    const count = (isCounted) => records.reduce((sum, record) => sum + (isCounted(record) ? record.messageCount : 0), 0);
    return {
        domain,
        messageCount: count(() => true),
        spfCount: count((record) => record.isSpfAligned),
        dkimCount: count((record) => record.isDkimAligned),
        dmarcCount: count((record) => record.isSpfAligned || record.isDkimAligned),
    };
}

;// CONCATENATED MODULE: ./lib/postmaster/dmarc/keep-reports.js
/** Reports → the storage, with a word on what became of each. */




/** Keeps them one after another. */
async function keepReports(reports, parts) {
    const kept = [];
    for (const one of reports)
        kept.push({ status: await keep(one, parts), report: one.report });
    return kept;
}
async function keep({ report, carrierDomain }, parts) {
    const { store, accountId, domains, nowMs } = parts;
    if (domains.length > 0 && !domains.some((domain) => (0,report_carrier/* isAtOrBelow */.a)(report.domain, domain)))
        return 'other-domain';
    if (report.endsAtMs < nowMs - report_limits/* dmarcRetentionMs */.y)
        return 'too-old';
    return await store.keepDmarcReport({
        accountId,
        report,
        date: reportDay(report),
        tallies: tallyReport(report),
        carrierDomain,
        nowMs,
    });
}
/** How many of each. */
function countKept(kept) {
    const counts = { kept: 0, known: 0, 'too-old': 0, 'other-domain': 0 };
    for (const { status } of kept)
        counts[status] += 1;
    return counts;
}


/***/ }),

/***/ 27283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ judgeCarrier),
/* harmony export */   a: () => (/* binding */ isAtOrBelow)
/* harmony export */ });
/* harmony import */ var _verdict_authentication_results_field_trusted_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46442);
/**
 * Who vouches for a report that came by mail. Anybody can write to an address that stands in the DNS, and whatever a
 * report says counts: so its mail must have passed DMARC, which RFC 9990 §3.5.2 demands of reporters for this very reason,
 * and our own mail server must have seen that.
 */

/** Looks at the mail that brought a report. */
function judgeCarrier(mail, { authservIds, onlyFrom }) {
    if (authservIds.length === 0)
        return { status: 'believed', domain: null };
    const [domain, ...others] = mail.fromDomains;
    if (domain === undefined || domain === null || others.length > 0) {
        return { status: 'doubted', came: 'a From field without one clear domain', expected: 'one author' };
    }
    if (!isAuthenticated(mail, domain, authservIds)) {
        const expected = `dmarc=pass, or an aligned dkim=pass, in Authentication-Results of ${authservIds.join(' or ')}`;
        return { status: 'doubted', came: `a mail of ${domain} that is not authenticated`, expected };
    }
    if (onlyFrom.length > 0 && !onlyFrom.some((known) => isAtOrBelow(domain, known))) {
        return { status: 'doubted', came: `a mail of ${domain}`, expected: `one of ${onlyFrom.join(', ')} (only-from)` };
    }
    return { status: 'believed', domain };
}
/** Whether a domain is another one, or stands below it. Both in lower case. */
function isAtOrBelow(domain, parent) {
    return domain === parent || domain.endsWith(`.${parent}`);
}
function isAuthenticated({ headerFields }, domain, authservIds) {
    // As the service file writes it for servers that do not name themselves.
    const named = authservIds.map((id) => (id === 'unnamed' ? null : id));
    const fields = (0,_verdict_authentication_results_field_trusted_results_js__WEBPACK_IMPORTED_MODULE_0__/* .findTrustedResults */ .$)(headerFields, { authservIds: named, handOverIndex: null });
    return fields
        .flatMap((field) => field.results)
        .some(({ method, result, properties }) => {
        if (result !== 'pass')
            return false;
        const valueOf = (type, name) => {
            const value = properties.find((one) => one.type === type && one.name === name)?.value.toLowerCase() ?? null;
            return value === null ? null : value.slice(value.lastIndexOf('@') + 1);
        };
        if (method === 'dmarc')
            return (valueOf('header', 'from') ?? domain) === domain;
        if (method !== 'dkim')
            return false;
        const signer = valueOf('header', 'd') ?? valueOf('header', 'i');
        // Relaxed alignment without a look into the DNS: one is the other's parent, and no top-level domain.
        return signer !== null && signer.includes('.') && (isAtOrBelow(domain, signer) || isAtOrBelow(signer, domain));
    });
}


/***/ }),

/***/ 64397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ reportMailJob)
/* harmony export */ });
/** Reading a report mail in a worker thread: 8 MiB of XML take seconds, and anybody can send them. */
const reportMailJob = { name: 'read-report-mail' };


/***/ }),

/***/ 64535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ reportLimits),
/* harmony export */   y: () => (/* binding */ dmarcRetentionMs)
/* harmony export */ });
/** What a report may be at most: anybody can send one to an address that stands in the DNS. */
const mebibyte = 1024 * 1024;
const dayMs = 86_400_000;
/** The only limits there are. */
const reportLimits = {
    // Gmail takes 25 MB, which base64 makes 35 MB of.
    maxFileBytes: 36 * mebibyte,
    // About 17,000 records, for a day of one domain at one receiver; reading them takes a second or two.
    maxXmlBytes: 8 * mebibyte,
    // Real reports repeat themselves and reach 60; a bomb comes near 1032, which is all that DEFLATE can do (RFC 1951).
    maxRatio: 300,
    maxZipEntries: 100,
    maxAttachments: 50,
    // Those of a record take seven.
    maxDepth: 20,
    maxRecords: 50_000,
    // More than any receiver gets in a month. Without an end a forged report makes a sum that is no whole number any more
    // (2^53): the database takes it and cannot give it back, and nothing behind that mail would ever be read.
    maxMessages: 10_000_000_000,
    maxTextLength: 500,
    // Reports are daily; some reporters send one a week.
    maxSpanMs: 31 * dayMs,
    // Clocks differ, and some ranges end with the day on which they are sent.
    maxAheadMs: 2 * dayMs,
};
/** Reports are kept for so long after they end; older ones are not taken, else they could be counted twice. */
const dmarcRetentionMs = 400 * dayMs;


/***/ }),

/***/ 5267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ reportsAccount)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/** The account that reports are counted in. */

/** Makes it when there is none. An account with a provider's own data is refused: the two would be mixed. */
async function reportsAccount(wanted, store) {
    const account = await store.ensurePostmasterAccount({ ...wanted, source: 'dmarc-reports' });
    if (account.source === 'dmarc-reports')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(account);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)({
        input: 'account',
        came: `${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteValue */ .cl)(account.email)}, which holds data from another source (${account.source})`,
        expected: 'an account for DMARC reports alone',
        todo: 'name another address: it is only a name',
    });
}


/***/ }),

/***/ 39343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ classifyAddress),
/* harmony export */   W: () => (/* binding */ isAllowedClass)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _http_ip_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2998);
/**
 * Which addresses a webhook may be sent to. IPv4: everything outside IANA's special-purpose registry. IPv6: only global
 * unicast outside that registry, so that a range nobody thought of is refused.
 */


/** Classes that `allow-private` opens. The others hold no receiver at all, or the keys of the machine. */
const privateClasses = new Set(['loopback', 'private', 'shared (CGNAT)']);
/**
 * Source: IANA IPv4 and IPv6 Special-Purpose Address Registries (RFC 6890), IPv4 Multicast (RFC 5771); for the metadata
 * services their providers' own pages. An address belongs to the first row that holds it.
 */
const specialRanges = [
    {
        // Whoever reads one of these has the machine's credentials.
        kind: 'cloud metadata',
        ranges: `169.254.169.254/32 169.254.170.2/32 169.254.170.23/32 100.100.100.200/32 168.63.129.16/32 192.0.0.192/32
      fd00:ec2::/32 fd20:ce::254/128`.split(/\s+/u),
    },
    { kind: 'IPv4 written as IPv6', ranges: ['::ffff:0:0/96', '::ffff:0:0:0/96'] },
    { kind: 'loopback', ranges: ['127.0.0.0/8', '::1/128'] },
    { kind: 'unspecified', ranges: ['0.0.0.0/8', '::/128'] },
    { kind: 'IPv4 written as IPv6', ranges: ['::/96'] },
    { kind: 'private', ranges: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'] },
    { kind: 'shared (CGNAT)', ranges: ['100.64.0.0/10'] },
    { kind: 'link-local', ranges: ['169.254.0.0/16', 'fe80::/10', 'fec0::/10'] },
    { kind: 'multicast', ranges: ['224.0.0.0/4', 'ff00::/8'] },
    {
        kind: 'documentation',
        ranges: ['192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24', '2001:db8::/32', '3fff::/20'],
    },
    { kind: 'benchmarking', ranges: ['198.18.0.0/15', '2001:2::/48'] },
    // They carry an IPv4 address, whatever it may be, and no receiver has needed one for years (RFC 7526, RFC 4380).
    { kind: '6to4', ranges: ['2002::/16', '192.88.99.0/24'] },
    { kind: 'Teredo', ranges: ['2001::/32'] },
    // RFC 8215: where it leads is known to the operator of that network alone.
    { kind: 'local NAT64', ranges: ['64:ff9b:1::/48'] },
    { kind: 'reserved', ranges: ['192.0.0.0/24', '240.0.0.0/4', '2001::/23', '100::/64'] },
];
const specialLists = {
    ipv4: listsOf('ipv4'),
    ipv6: listsOf('ipv6'),
};
const globalUnicast = blockList(['2000::/3'], 'ipv6');
const nat64 = blockList(['64:ff9b::/96'], 'ipv6');
/** The class of an address in textual form; a zone (`fe80::1%eth0`) makes it no address. */
function classifyAddress(address) {
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address))
        return specialClassOf(address, 'ipv4') ?? 'public';
    const bytes = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address) ? (0,_http_ip_address_js__WEBPACK_IMPORTED_MODULE_1__/* .readIpv6 */ .eo)(address) : null;
    if (bytes === null)
        return 'no address';
    // A DNS64 resolver makes such addresses for every receiver that has IPv4 alone: what counts is where they lead.
    if (nat64.check(address, 'ipv6'))
        return classifyAddress(bytes.subarray(12).join('.'));
    const special = specialClassOf(address, 'ipv6');
    if (special !== null)
        return special;
    return globalUnicast.check(address, 'ipv6') ? 'public' : 'reserved';
}
/** Whether a webhook may be sent there. */
function isAllowedClass(kind, rules) {
    return kind === 'public' || (rules.allowPrivate && privateClasses.has(kind));
}
function specialClassOf(address, family) {
    return specialLists[family].find(({ list }) => list.check(address, family))?.kind ?? null;
}
/** A list a family: Node would look for an IPv4 address among `::ffff:0:0/96` too, and the other way round. */
function listsOf(family) {
    return specialRanges.map(({ kind, ranges }) => ({ kind, list: blockList(ranges, family) }));
}
function blockList(ranges, family) {
    const list = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
    for (const range of ranges) {
        const [address = '', prefix] = range.split('/');
        if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) === (family === 'ipv4'))
            list.addSubnet(address, Number(prefix), family);
    }
    return list;
}


/***/ }),

/***/ 45077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ isLocalhost),
/* harmony export */   _b: () => (/* binding */ parseWebhookUrl),
/* harmony export */   w4: () => (/* binding */ hostOf)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32964);
/* harmony import */ var _address_class_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39343);
/** What somebody typed as a webhook's address → a URL that a webhook may have, or everything that is wrong with it. */



/** Longer ones are not accepted by every server. */
const maxUrlLength = 2048;
const input = 'webhook URL';
/**
 * Reads a webhook's URL. `https`, or `http` too where private receivers are allowed; no user or password (the signature
 * says who sends), no fragment, no odd spelling of an address. A name is looked up only when something is sent.
 *
 * @returns the URL in its canonical form: an international name is in its ASCII form (RFC 5891)
 */
function parseWebhookUrl(text, rules) {
    const url = isPlainText(text) ? URL.parse(text) : null;
    if (url === null || !['http:', 'https:'].includes(url.protocol)) {
        // Before an @ there may be a password.
        const came = text.includes('@') ? 'something else' : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(text);
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ input, came, expected: 'an address such as https://example.com/hooks/presend' });
    }
    const problems = checks.flatMap((check) => check({ text, url, rules }));
    return problems.length === 0 ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(url) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)(...problems);
}
/**
 * The host as DNS and TLS know it: `URL.hostname` without the brackets of an IPv6 address.
 */
function hostOf(url) {
    return url.hostname.replace(/^\[(.*)\]$/u, '$1');
}
/**
 * The URL class drops tabs and line ends, trims blanks, reads `\` as `/`, and does without the slashes before the host:
 * what is checked must be what was typed.
 */
function isPlainText(text) {
    return text.length <= maxUrlLength && /^\w+:\/\/(?!\/)[^\s\p{Cc}\p{Cf}\\]+$/u.test(text);
}
const checks = [checkScheme, checkCredentials, checkFragment, checkPort, checkHost, checkAddress];
function checkScheme({ url, rules }) {
    if (url.protocol === 'https:' || rules.allowPrivate)
        return [];
    const todo = 'results would go through the network unencrypted; webhooks.allow-private allows it inside your own';
    return [{ input, came: '"http:"', expected: '"https:"', todo }];
}
/** The password is not repeated: it is one. */
function checkCredentials({ url }) {
    if (url.username === '' && url.password === '')
        return [];
    const todo = 'take them out: the signature tells the receiver who sends';
    return [{ input, came: 'a user name or password', expected: 'none in the URL', todo }];
}
function checkFragment({ text }) {
    return text.includes('#') ? [{ input, came: 'a "#"', expected: 'none: what follows it is never sent' }] : [];
}
function checkPort({ url }) {
    return url.port === '0' ? [{ input, came: 'port 0', expected: 'a port from 1 to 65535' }] : [];
}
function checkHost({ text, url }) {
    const host = hostOf(url);
    if (host.endsWith('.'))
        return [{ input, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(host), expected: 'a host without a dot at its end' }];
    // `0x7f.1`, `2130706433` and `１２７.0.0.1` are addresses too, to those who know; a person reading the list is not.
    const written = /^\w+:\/\/(?:[^/?#@]*@)?([^/?#:]*)/u.exec(text)?.[1];
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(host) && written !== host) {
        return [{ input, came: `an odd spelling of ${host}`, expected: 'an IPv4 address in its usual four numbers' }];
    }
    return [];
}
function checkAddress({ url, rules }) {
    const host = hostOf(url);
    const address = isLocalhost(host) ? '127.0.0.1' : host;
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0)
        return [];
    const kind = (0,_address_class_js__WEBPACK_IMPORTED_MODULE_1__/* .classifyAddress */ .D)(address);
    if ((0,_address_class_js__WEBPACK_IMPORTED_MODULE_1__/* .isAllowedClass */ .W)(kind, rules))
        return [];
    const todo = (0,_address_class_js__WEBPACK_IMPORTED_MODULE_1__/* .isAllowedClass */ .W)(kind, { allowPrivate: true }) ? { todo: 'webhooks.allow-private allows it' } : {};
    return [{ input, came: `${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(host)} (${kind})`, expected: 'a public address', ...todo }];
}
/** Names that mean this machine, whatever DNS says: RFC 6761 §6.3. */
function isLocalhost(host) {
    return /(?:^|\.)localhost\.?$/iu.test(host);
}


/***/ }),

/***/ 56474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hJ: () => (/* binding */ toStoredSecret),
/* harmony export */   iU: () => (/* binding */ webhookPurpose),
/* harmony export */   om: () => (/* binding */ openStoredSecret)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32964);
/* harmony import */ var _world_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41502);
/* harmony import */ var _world_secret_box_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43714);
/** The secrets of webhooks at rest: sealed where an encryption key is set, as text where none is. */



/** What a sealed secret of a webhook is sealed for: see SecretBox. */
function webhookPurpose(webhookId) {
    return `secret of webhook ${webhookId}`;
}
/** The secret as it is stored. @param box `null`: no encryption key is set, and the secret is stored as it is */
function toStoredSecret(box, webhookId, secret) {
    return box === null ? secret : new _world_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(box.seal(secret, webhookPurpose(webhookId)));
}
/** The secret that signs. */
function openStoredSecret(box, webhookId, stored) {
    const text = stored.reveal();
    if (!(0,_world_secret_box_js__WEBPACK_IMPORTED_MODULE_0__/* .isSealed */ .dy)(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(stored);
    const opened = box?.open(text, webhookPurpose(webhookId)) ?? { status: 'unreadable', reason: 'no key is set' };
    if (opened.status === 'opened')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(opened.secret);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({
        input: `secret of webhook ${webhookId}`,
        came: opened.reason,
        expected: 'the encryption key that sealed it',
    });
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

/***/ 41659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  liveDns: () => (/* binding */ liveDns)
});

// EXTERNAL MODULE: external "node:dns/promises"
var promises_ = __webpack_require__(71553);
;// CONCATENATED MODULE: ./lib/world/answer-cache.js
/** Keeps DNS answers for a while, and lets callers that ask the same thing at once share one question. */
const defaultLimits = { answerMs: 60_000, failureMs: 10_000, maxCount: 5000 };
/**
 * A bounded cache: the oldest entry goes first. `servfail` is kept shorter, so that a server that comes back is
 * noticed, yet long enough that fifty copies of one message do not wait for the same dead server fifty times.
 */
function answerCache(clock, limits = defaultLimits) {
    const entries = new Map();
    async function keepWhenAnswered(entry, answerMs, wasDoubted) {
        const { status } = await entry.answer;
        if (status === 'servfail')
            entry.failure = wasDoubted ? 'confirmed' : 'new';
        entry.freshUntilMs = clock.monotonicMs() + (status === 'servfail' ? limits.failureMs : answerMs);
    }
    function get(key, ask, answerMs = limits.answerMs) {
        const known = entries.get(key);
        const isDoubted = known?.failure === 'doubted';
        if (known !== undefined && !isDoubted && clock.monotonicMs() < known.freshUntilMs)
            return known.answer;
        entries.delete(key);
        const [oldest] = entries.keys();
        if (entries.size >= limits.maxCount && oldest !== undefined)
            entries.delete(oldest);
        const entry = { answer: ask(), freshUntilMs: Number.POSITIVE_INFINITY, failure: 'none' };
        entries.set(key, entry);
        // A question that failed outright is not kept: the next caller asks again.
        keepWhenAnswered(entry, answerMs, isDoubted).catch(() => entries.delete(key));
        return entry.answer;
    }
    return {
        get,
        doubtFailures: () => {
            for (const entry of entries.values())
                if (entry.failure === 'new')
                    entry.failure = 'doubted';
        },
        get count() {
            return entries.size;
        },
    };
}

// EXTERNAL MODULE: ./lib/world/node-clock.js
var node_clock = __webpack_require__(38101);
// EXTERNAL MODULE: ./lib/world/until-aborted.js
var until_aborted = __webpack_require__(15742);
;// CONCATENATED MODULE: ./lib/world/live-dns.js
/** DNS by the machine's resolver, or by named servers: each question once, never for long. */




/**
 * A Dns on the network. An answer is kept for a minute (a failure for ten seconds), and callers that ask the same
 * at the same time share one question. What cannot be answered in time is `servfail`, never an error.
 */
function liveDns(options = {}) {
    const timeoutMs = options.timeoutMs ?? 3000;
    // Two tries within the limit: c-ares doubles its wait from one try to the next.
    const resolver = new promises_.Resolver({ timeout: Math.max(1, Math.floor(timeoutMs / 3)), tries: 2 });
    if (options.servers !== undefined && options.servers.length > 0)
        resolver.setServers(options.servers);
    const cache = answerCache(options.clock ?? (0,node_clock/* nodeClock */.$)());
    return {
        resolve: async (name, type, signal) => {
            signal.throwIfAborted();
            const asked = name.toLowerCase().replace(/\.$/u, '');
            const question = () => withTimeLimit(ask(resolver, asked, type), timeoutMs);
            // The shared question goes on for the others; only this caller stops waiting.
            if (asked !== '')
                return await (0,until_aborted/* untilAborted */.E)(cache.get(`${type} ${asked}`, question), signal);
            // The root is asked to find out whether DNS works at all, now: an answer of a minute ago would not say that.
            const root = await (0,until_aborted/* untilAborted */.E)(cache.get(`${type} `, question, 0), signal);
            if (root.status !== 'servfail')
                cache.doubtFailures();
            return root;
        },
    };
}
/** Errors of c-ares that say something about the name; all others say that it could not be asked. */
const knownErrors = new Map([
    ['ENOTFOUND', { status: 'nxdomain' }],
    ['ENODATA', { status: 'nodata' }],
    // A name that breaks the limits of RFC 1035 cannot exist.
    ['EBADNAME', { status: 'nxdomain' }],
]);
async function ask(resolver, name, type) {
    try {
        const records = await recordReaders[type](resolver, name === '' ? '.' : name);
        return records.length > 0 ? { status: 'found', records } : { status: 'nodata' };
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : null;
        return knownErrors.get(code) ?? { status: 'servfail', reason: `${type} of "${name}": ${describe(code, error)}` };
    }
}
const recordReaders = {
    A: async (resolver, name) => await resolver.resolve4(name),
    AAAA: async (resolver, name) => await resolver.resolve6(name),
    CNAME: async (resolver, name) => await resolver.resolveCname(name),
    NS: async (resolver, name) => await resolver.resolveNs(name),
    PTR: async (resolver, name) => await resolver.resolvePtr(name),
    MX: async (resolver, name) => (await resolver.resolveMx(name)).map(({ priority, exchange }) => `${priority} ${exchange || '.'}`),
    SOA: async (resolver, name) => {
        const soa = await resolver.resolveSoa(name);
        return [[soa.nsname, soa.hostmaster, soa.serial, soa.refresh, soa.retry, soa.expire, soa.minttl].join(' ')];
    },
    TXT: async (resolver, name) => (await resolver.resolveTxt(name)).map((strings) => strings.join('')),
};
function describe(code, error) {
    if (code === 'ETIMEOUT')
        return 'the DNS server did not answer in time';
    if (code === 'ESERVFAIL')
        return 'the DNS server answered SERVFAIL';
    if (code === 'ECONNREFUSED')
        return 'no DNS server could be reached';
    if (typeof code === 'string')
        return `the DNS server could not be asked (${code})`;
    return error instanceof Error ? error.message : 'the DNS server could not be asked';
}
async function withTimeLimit(answer, timeoutMs) {
    const { promise: late, resolve } = Promise.withResolvers();
    const reason = `the DNS server did not answer within ${timeoutMs} ms`;
    const timer = setTimeout(() => resolve({ status: 'servfail', reason }), timeoutMs);
    try {
        return await Promise.race([answer, late]);
    }
    finally {
        clearTimeout(timer);
    }
}


/***/ }),

/***/ 38101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ nodeClock)
/* harmony export */ });
/** The machine's clock. */
/** setTimeout takes a signed 32-bit number of milliseconds; a longer wait would fire at once. */
const longestTimerMs = 2 ** 31 - 1;
/** A Clock on the machine's own time. */
function nodeClock() {
    return { nowMs: () => Date.now(), monotonicMs: () => performance.now(), sleep };
}
/** Not the timer of `node:timers/promises`: that makes an AbortError, with its stack, for each wait that is cancelled. */
function sleep(delayMs, signal) {
    return new Promise((resolve, reject) => {
        if (signal.aborted)
            return reject(signal.reason);
        const cancel = () => {
            clearTimeout(timer);
            reject(signal.reason);
        };
        const timer = setTimeout(() => {
            signal.removeEventListener('abort', cancel);
            resolve();
        }, Math.min(Math.max(delayMs, 0), longestTimerMs));
        signal.addEventListener('abort', cancel, { once: true });
    });
}


/***/ })

};
