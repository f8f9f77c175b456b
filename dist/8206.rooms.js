export const id = 8206;
export const ids = [8206,1659];
export const modules = {

/***/ 58206:
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
    return {
        debug: (message, fields = {}) => logger.debug(fields, message),
        info: (message, fields = {}) => logger.info(fields, message),
        warn: (message, fields = {}) => logger.warn(fields, message),
        error: (message, fields = {}) => logger.error(fields, message),
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

// EXTERNAL MODULE: ./lib/world/time-limit.js
var time_limit = __webpack_require__(83141);
// EXTERNAL MODULE: ./lib/seeds/judge-copy.js + 1 modules
var judge_copy = __webpack_require__(71777);
// EXTERNAL MODULE: ./lib/seeds/read-arrival.js
var read_arrival = __webpack_require__(36316);
;// CONCATENATED MODULE: ./lib/seeds/judge-kept-message.js
/** The job that judges a message which was acknowledged first. */



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
    const { copies } = await (0,read_arrival/* readArrival */.S)(toIncoming(kept, directory), store);
    const failures = [];
    for (const copy of copies) {
        const failure = await judgeOnceMore(copy, earlierRuns, { ...surroundings, signal });
        if (failure !== null)
            failures.push(failure.error);
    }
    signal.throwIfAborted();
    if (failures.length > 0)
        throw new AggregateError(failures, `message ${key} has copies that could not be judged`);
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
        const { reply, folder, reason } = await (0,time_limit/* withinTime */.dn)(judging, judgeLimitMs, { clock: ports.clock, signal });
        return reply === null && folder === null ? { error: new Error(reason) } : null;
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

// EXTERNAL MODULE: ./lib/seeds/receive-message.js
var receive_message = __webpack_require__(49653);
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
        const arrival = await (0,read_arrival/* readArrival */.S)(message, ports.store);
        // No slot for what nobody judges: mail of no test, and lines that end wrongly.
        if (arrival.copies.length === 0 || arrival.bareLineEnd !== null) {
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
        ports.onError(error);
        return null;
    });
    if (judged === null)
        return await keep(arrival, { copies: arrival.copies, delayMs: secondLookAfterMs }, ports);
    if (judged.undecided.length === 0 || rules.isUndecidedFinal)
        return judged.reception;
    return await keep(arrival, { copies: judged.undecided, delayMs: secondLookAfterMs }, ports);
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
        await ports.jobs.enqueue(all).catch((error) => ports.onError(error));
    }
    return (job) => {
        gathered.push(job);
        if (gathered.length === 1)
            void enqueueSoon();
    };
}
/** The job is asked for behind the sender's back: when that fails, the sweep does it. */
async function keep(arrival, { copies, delayMs }, ports) {
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
    return { reply: (0,receive_message/* takenReply */.Qh)('kept', arrival), isMatched: true };
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
/** So many at once; the oldest go first, and the next sweep finds those behind them. */
const sweptCount = 1000;
/** Asks once more for the judgement of every message that waits: the same name, so nothing is done twice. */
async function sweepMessages({ store, jobs, clock }) {
    const nowMs = clock.nowMs();
    const messageIds = await store.listMessageIds(nowMs - graceMs, sweptCount);
    await jobs.enqueue(messageIds.map((messageId) => judgementJob(messageId, nowMs)));
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
var app = __webpack_require__(64621);
// EXTERNAL MODULE: ./lib/service/http-server.js + 10 modules
var http_server = __webpack_require__(28158);
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
const forwardingFields = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Via'];
function isFromHere(request, env) {
    const address = env?.incoming?.socket.remoteAddress ?? '';
    return (0,ip_address/* isLoopbackAddress */.Ow)(address) && !forwardingFields.some((name) => request.headers.has(name));
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
        log.warn('the time to stop is over: what is under way is cut off', { limit_ms: limitMs });
        timeUp.abort(new Error(`not finished within ${limitMs} ms`));
    };
    // Ends early when everything is finished.
    const timer = clock.sleep(limitMs, finished.signal).then(cutOff, () => undefined);
    // One after the other: a message that is being taken may still ask for a job.
    for (const part of [service, jobs]) {
        await part.drain(timeUp.signal).catch((error) => log.warn('not everything could be finished', { error }));
    }
    finished.abort();
    await timer;
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
/** The error for a server that could not listen; anything that is no answer of the system's stays what it was. */
function listenError(error, settings) {
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
    const known = answers[code];
    if (known === undefined)
        return error;
    const [setting, { host, port }] = whichOf(error, settings);
    return new presend_error/* PresendError */.W({
        code: 'LISTEN_FAILED',
        outcome: known.outcome,
        done: `Listening at ${host}:${port} (${setting})`,
        came: code,
        expected: 'a free port',
        todo: known.todo,
        cause: error,
    });
}
/** Node says at which port it failed, or which name it could not look up. */
function whichOf(error, { listen, smtp, metricsListen }) {
    const failed = Object(error);
    const isAt = (one) => one !== null && (failed.port === one.port || failed.hostname === one.host);
    if (isAt(listen))
        return ['listen', listen];
    if (isAt(smtp))
        return ['smtp', smtp];
    return isAt(metricsListen) ? ['metrics.listen', metricsListen] : ['listen', listen];
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/seeds/directory.js
var directory = __webpack_require__(88073);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
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

// EXTERNAL MODULE: ./lib/storage/open-storage.js + 2 modules
var open_storage = __webpack_require__(22415);
// EXTERNAL MODULE: ./lib/service/http/client-address.js
var client_address = __webpack_require__(14304);
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

;// CONCATENATED MODULE: ./lib/service/operations/observed-jobs.js
/** A job engine whose workers are counted, and whose failures are said. */
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
                log.warn('job failed', { kind: job.kind, key: job.key, earlier_runs: job.earlierRuns, error });
                throw error;
            }
        };
    }
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
            name: 'presend_http_request_seconds',
            help: 'Time to the answer of requests that did not ask to wait',
            labelNames: ['method', 'route'],
            buckets: requestBuckets,
            registers,
        }),
        longPolls: new prom_client.Histogram({
            name: 'presend_long_poll_seconds',
            help: 'Time to the answer of requests that asked to wait for news',
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
            name: 'presend_judge_seconds',
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

// EXTERNAL MODULE: ./lib/contract/webhook-headers.js
var webhook_headers = __webpack_require__(99764);
// EXTERNAL MODULE: ./lib/contract/webhook-payload.js
var webhook_payload = __webpack_require__(71444);
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
 * @throws TypeError when the secret is empty: everybody can sign with that
 */
function sign(rawBody, secret) {
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
    return typeof body === 'string' || body instanceof Uint8Array || body instanceof ArrayBuffer;
}
function toBytes(body) {
    if (typeof body === 'string')
        return Buffer.from(body, 'utf8');
    return body instanceof Uint8Array ? body : new Uint8Array(body);
}
function digest(bytes, secret) {
    return (0,external_node_crypto_.createHmac)('sha256', secret).update(bytes).digest();
}

// EXTERNAL MODULE: ./lib/world/version.js
var version = __webpack_require__(78344);
;// CONCATENATED MODULE: ./lib/service/webhooks/current-secrets.js
/** Which of a webhook's secrets sign now. */
/** The secrets of `webhook` at `nowMs`. */
function currentSecrets({ secrets }, nowMs) {
    const [newest, ...older] = secrets;
    if (newest === undefined)
        throw new TypeError('a stored webhook has no secret');
    const previous = older.find(({ validUntilMs }) => validUntilMs !== null && validUntilMs > nowMs);
    return { current: newest.secret, previous: previous?.secret ?? null };
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
    const isOwn = rules.ownListeners.some((own) => own.port === port && own.address === address);
    return isOwn ? 'where this service itself listens' : null;
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

;// CONCATENATED MODULE: ./lib/service/webhooks/retry-after.js
/** How long a receiver asks to be left alone. */
/**
 * Reads `Retry-After`: seconds, or an HTTP date.
 *
 * @returns milliseconds from now, 0 for a moment that has passed; `null` for anything else
 * Source: RFC 9110 §10.2.3
 */
function readRetryAfterMs(text, nowMs) {
    if (text === null)
        return null;
    if (/^\d{1,10}$/u.test(text.trim()))
        return Number(text) * 1000;
    // A date begins with its weekday; Date.parse alone would take `-5` for a year.
    const dateMs = /^\s*[A-Za-z]{3}/u.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(dateMs) ? null : Math.max(0, dateMs - nowMs);
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
    const secrets = currentSecrets(webhook, parts.clock.nowMs());
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
        [webhook_headers/* webhookHeaders */.G.event]: webhook_payload/* testResultDelivered */.w,
        [webhook_headers/* webhookHeaders */.G.delivery]: deliveryId,
        [webhook_headers/* webhookHeaders */.G.idempotencyKey]: idempotencyKey,
    };
}
function toResult(answer, clock, remark) {
    const { statusCode, retryAfter } = answer;
    const retryAfterMs = readRetryAfterMs(retryAfter, clock.nowMs());
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
    constructor(host) {
        super(`${host} is busy with earlier deliveries: this one is tried again soon`);
        this.name = 'HostBusyError';
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
        throw new HostBusyError(host);
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

// EXTERNAL MODULE: ./lib/world/parse-zone-file.js + 3 modules
var parse_zone_file = __webpack_require__(23784);
// EXTERNAL MODULE: ./lib/world/zone-file-dns.js
var zone_file_dns = __webpack_require__(57646);
;// CONCATENATED MODULE: ./lib/service/self-hosted/open-dns.js
/** The DNS that a service asks: the machine's, named servers, or a zone file. */





/** @throws PresendError SETTINGS_INVALID when there is no such zone file, or it is wrong */
async function openDns({ servers, zoneFilePath }, place) {
    if (zoneFilePath === null)
        return (0,live_dns.liveDns)({ servers, clock: place.clock });
    const text = await readZone(zoneFilePath, place);
    const zone = (0,parse_zone_file.parseZoneFile)(text, zoneFilePath);
    if (zone.status === 'bad')
        throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Reading dns.zone-file', zone.problems);
    return (0,zone_file_dns.zoneFileDns)(zone.value);
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

// EXTERNAL MODULE: ./lib/verdict/spam/built-in/built-in-filter.js + 6 modules
var built_in_filter = __webpack_require__(99103);
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
    return entries
        .flatMap(([name, value]) => isObject(value) && isNumber(value['score']) ? [toSymbol(name, value, value['score'])] : [])
        .filter((symbol) => symbol.score !== 0)
        .toSorted((left, right) => right.score - left.score);
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
        version: 'as the server says',
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
    return symbols.filter((symbol) => symbol.score !== 0).toSorted((left, right) => right.score - left.score);
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
        version: 'as the server is installed',
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
/** One request, one reply; spamd closes the connection behind it. */
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

;// CONCATENATED MODULE: ./lib/service/self-hosted/open-spam-filter.js
/** The spam engine that the settings name. */




/** Engines on the other side of a socket get a time limit and a circuit breaker; none is asked before a message comes. */
function openSpamFilter(setting, clock) {
    switch (setting.kind) {
        case 'built-in':
            return (0,built_in_filter/* builtInFilter */.GP)();
        case 'rspamd':
            return guardedFilter(rspamdFilter({ url: setting.url }), clock);
        case 'spamd':
            return guardedFilter(spamdFilter({ host: setting.host, port: setting.port }, { clock }), clock);
        default:
            return setting;
    }
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/own-seeds.js
/** The seeds of the service file as this instance has them. */

/** The directory's seeds; the nine local ones when the file names none. */
function ownSeeds(settings) {
    return settings === null ? directory/* localSeeds */.Oz : settings.map(toDirectorySeed);
}
function toDirectorySeed(setting) {
    const { address, providerName, providerType } = setting;
    const seed = { address, providerName, providerType, isEnabled: true };
    if (setting.kind === 'local')
        return { ...seed, kind: 'local', health: 'healthy', options: setting.options };
    return {
        ...seed,
        kind: 'imap',
        options: [],
        hasPlusAddress: setting.plusAddress,
        // Nobody is asked to send mail to a mailbox that was never looked into.
        health: 'unhealthy',
        healthReason: 'nobody has looked into this mailbox yet',
    };
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

// EXTERNAL MODULE: ./lib/verdict/judge.js + 18 modules
var judge = __webpack_require__(30970);
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
function keepPorts({ store, jobs, dns, spamFilter, clock, random, log, metrics }) {
    const judgePorts = { dns, spamFilter: measuredFilter(spamFilter, { metrics, log }), clock };
    const onError = (error) => log.warn('could not be done at once, and is made good later', { error });
    return {
        store,
        jobs,
        clock,
        random,
        judge: timed(async (input, signal) => await (0,judge/* judgeMessage */.x)(input, judgePorts, signal), { metrics, clock }),
        toEvent: toWebhookEvent,
        // Behind the sender's back: the deliveries are on disk, and when this fails the sweep asks for them.
        onDeliveries: (deliveryIds) => void jobs.enqueue(firstAttemptJobs(deliveryIds, clock.nowMs())).catch(onError),
        onError,
    };
}

// EXTERNAL MODULE: ./node_modules/imapflow/dist/esm/imap-flow.js + 53 modules
var imap_flow = __webpack_require__(67366);
;// CONCATENATED MODULE: ./lib/seeds/imap/imap-failure.js
/** What went wrong with a mailbox, told apart by what is to be done about it. */
/** A failure that can be shown: kind and words, and nothing of what was sent. */
class ImapFailure extends Error {
    kind;
    /** What the server asked to wait; `null`: it did not say. */
    waitMs;
    constructor(kind, text, waitMs = null) {
        super(text);
        this.name = 'ImapFailure';
        this.kind = kind;
        this.waitMs = waitMs;
    }
}
/**
 * RFC 5530 §3, with Gmail's and Exchange's words. The text is looked at last: a server that refuses a login because it
 * is busy says so in a code, or in words. Exchange: `Request is throttled`; Dovecot: `Maximum number of connections from
 * user+IP exceeded`; Gmail: `Too many simultaneous connections`, `Web login required`.
 */
const kindsOfCodes = {
    AUTHENTICATIONFAILED: 'refused-login',
    AUTHORIZATIONFAILED: 'refused-login',
    EXPIRED: 'refused-login',
    CONTACTADMIN: 'refused-login',
    NOPERM: 'refused-login',
    WEBALERT: 'refused-login',
    ALERT: 'refused-login',
    PRIVACYREQUIRED: 'refused-login',
    THROTTLED: 'throttled',
    INUSE: 'throttled',
    LIMIT: 'throttled',
    OVERQUOTA: 'unavailable',
    UNAVAILABLE: 'unavailable',
    SERVERBUG: 'unavailable',
    CORRUPTION: 'unavailable',
};
const throttlingWords = /throttl|too many (?:simultaneous )?(?:connections|requests|login)|maximum number of connections|rate limit|bandwidth limits|try again later/iu;
const unavailableWords = /temporar(?:y|ily)|unavailable|internal error|shutting down|maintenance/iu;
const certificateCode = /^(?:ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_SSL|EPROTO)/u;
const longestWaitMs = 3_600_000;
/** What was thrown, as a failure. */
function toImapFailure(error) {
    if (error instanceof ImapFailure)
        return error;
    const said = readError(error);
    return new ImapFailure(kindOf(said), imap_failure_describe(said), said.waitMs);
}
function kindOf({ code, responseCode, responseText, hasFailedLogin, hasFailedTls, message }) {
    const words = `${responseText} ${message}`;
    const byCode = kindsOfCodes[responseCode];
    if (code === 'ETHROTTLE' || throttlingWords.test(words))
        return 'throttled';
    if (byCode !== undefined)
        return byCode;
    if (hasFailedLogin)
        return unavailableWords.test(words) ? 'unavailable' : 'refused-login';
    if (hasFailedTls || certificateCode.test(code))
        return 'untrusted';
    if (unavailableWords.test(responseText))
        return 'unavailable';
    if (responseText !== '' || /^(?:Parser|Invalid|Literal|Line|Response|MAX_)/u.test(code))
        return 'unusable';
    return 'unreachable';
}
/** One line, without control characters, at most 200 characters. */
function imap_failure_describe({ responseCode, responseText, message, code }) {
    const words = responseText === ''
        ? [message, code === '' ? '' : `(${code})`]
        : [responseCode && `[${responseCode}]`, responseText];
    const said = words.filter((word) => word !== '').join(' ');
    const line = said.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
    return line === '' ? 'it failed without words' : line.slice(0, 200);
}
function readError(error) {
    const field = (name) => typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
    const wait = field('throttleReset');
    return {
        message: textOf(field('message')),
        code: textOf(field('code')),
        responseCode: textOf(field('serverResponseCode')).toUpperCase(),
        responseText: textOf(field('responseText')) || textOf(field('response')) || textOf(field('reason')),
        hasFailedLogin: field('authenticationFailed') === true,
        hasFailedTls: field('tlsFailed') === true,
        waitMs: typeof wait === 'number' && wait > 0 ? Math.min(wait, longestWaitMs) : null,
    };
}
function textOf(value) {
    return typeof value === 'string' ? value : '';
}
/** Networks come back in seconds; those who count requests in minutes; a wrong password only when somebody acts. */
const usualRetryRules = {
    firstMs: {
        unreachable: 500,
        unavailable: 5000,
        unusable: 30_000,
        throttled: 30_000,
        untrusted: 60_000,
        'refused-login': 300_000,
    },
    longestMs: {
        unreachable: 60_000,
        unavailable: 120_000,
        unusable: 600_000,
        throttled: 900_000,
        untrusted: 900_000,
        'refused-login': 3_600_000,
    },
    unhealthyAfterMs: 60_000,
};
/** Doubling, within limits, and between half and all of it by chance: so that a hundred mailboxes do not come at once. */
function planRetry({ failure, count, outageMs, fraction }, rules) {
    const { kind, waitMs } = failure;
    const doubled = rules.firstMs[kind] * 2 ** Math.min(count - 1, 20);
    const delayMs = Math.min(doubled, rules.longestMs[kind]) * (0.5 + fraction / 2);
    const isHopeless = kind === 'refused-login' || kind === 'untrusted';
    return {
        delayMs: Math.round(Math.max(delayMs, waitMs ?? 0)),
        health: isHopeless || outageMs >= rules.unhealthyAfterMs ? 'unhealthy' : 'degraded',
    };
}

;// CONCATENATED MODULE: ./lib/seeds/imap/imap-client.js
/** ImapConnection over imapflow. Nothing of what goes over the wire is ever logged. */



/** What marks messages that were matched to a test. RFC 5788 wants no `$` in front of private names. */
const seedKeyword = 'PresendSeed';
/** Within these a connection that is only half there is found out. */
const usualImapLimits = { connectMs: 30_000, commandMs: 15_000, fetchMs: 60_000 };
/** Larger answers are refused, whatever the server announces. */
const maxLiteralBytes = 64 * 1024 * 1024;
/** Connects and logs in. @throws ImapFailure, or the signal's reason */
async function openImapConnection(account, tools) {
    const heard = { connectionError: null, refusal: null, hasNews: false };
    const client = imapClient(account, heard);
    const ask = asks(client, { ...tools, heard });
    try {
        await ask(async () => await client.connect(), tools.limits.connectMs);
    }
    catch (error) {
        client.close();
        throw error;
    }
    return connection(client, ask, { ...tools, heard });
}
function silent() { }
function imapClient({ host, port, tls, username, password, caPem }, heard) {
    const listen = (entry) => {
        if (typeof entry === 'object' && entry !== null && 'err' in entry)
            heard.refusal = entry.err;
    };
    const client = new imap_flow/* ImapFlow */._f({
        host,
        port,
        secure: tls === 'implicit',
        doSTARTTLS: tls === 'starttls',
        auth: { user: username, pass: password.reveal() },
        tls: caPem === null ? {} : { ca: caPem },
        logger: { trace: silent, debug: silent, info: silent, warn: listen, error: listen },
        disableAutoIdle: true,
        // A pair of compressors would take more memory than all the rest of a connection.
        disableCompression: true,
        clientInfo: { name: 'presend' },
        maxLiteralSize: maxLiteralBytes,
        maxResponseSize: maxLiteralBytes + 1024 * 1024,
    });
    // Without a listener it would end the process; the command that fails tells it again.
    client.on('error', (error) => {
        heard.connectionError = error;
    });
    for (const event of ['exists', 'expunge']) {
        client.on(event, () => {
            heard.hasNews = true;
        });
    }
    return client;
}
/** Every command has a time limit: a connection that does not answer within it is closed, as nobody knows what it does. */
function asks(client, tools) {
    const { limits, signal, heard } = tools;
    return async (work, limitMs = limits.commandMs) => {
        heard.refusal = null;
        try {
            const answer = await (0,time_limit/* withinTime */.dn)(async () => await work(), limitMs, tools);
            if (answer === false)
                throw toImapFailure(heard.refusal ?? new ImapFailure('unusable', 'the server refused a command'));
            return answer;
        }
        catch (error) {
            if (signal.aborted || error instanceof time_limit/* TimeLimitReached */.r_)
                client.close();
            signal.throwIfAborted();
            if (error instanceof time_limit/* TimeLimitReached */.r_)
                throw new ImapFailure('unreachable', error.message);
            // A lost connection says more in its own error than in that of the command which it broke off.
            throw toImapFailure(client.usable ? error : (heard.connectionError ?? error));
        }
    };
}
function connection(client, ask, tools) {
    const { capabilities } = client;
    return {
        abilities: {
            hasIdle: capabilities.has('IDLE'),
            hasGmailSearch: capabilities.has('X-GM-EXT-1'),
            hasUidPlus: capabilities.has('UIDPLUS'),
        },
        ...folderCommands(client, ask),
        ...searchCommands(client, ask, tools.heard),
        ...messageCommands(client, ask, tools.limits),
        waitForNews: async (signal) => await waitForNews(client, tools.heard, signal),
        [Symbol.asyncDispose]: async () => {
            const farewell = AbortSignal.timeout(1000);
            await ask(async () => await Promise.race([client.logout(), aborted(farewell)])).catch(() => undefined);
            client.close();
        },
    };
}
function folderCommands(client, ask) {
    return {
        listFolders: async () => {
            const listed = await ask(async () => await client.list());
            const foreign = [...(client.namespaces?.other || []), ...(client.namespaces?.shared || [])];
            const prefixes = foreign.flatMap(({ prefix }) => (prefix === '' ? [] : [prefix]));
            return listed.map((folder) => toListedFolder(folder, prefixes));
        },
        open: async (path) => {
            const { mailbox } = client;
            if (mailbox !== false && mailbox.path === path)
                return toOpenFolder(mailbox);
            return toOpenFolder(await ask(async () => await client.mailboxOpen(path)));
        },
        stateOf: async (path) => {
            const status = await ask(async () => await client.status(path, { uidNext: true, uidValidity: true }).catch((error) => {
                if (toCode(error) === 'NotFound')
                    return null;
                throw error;
            }));
            if (status === null || status === false)
                return null;
            return { uidNext: status.uidNext ?? 1, uidValidity: String(status.uidValidity ?? '') };
        },
    };
}
function searchCommands(client, ask, heard) {
    const search = async (query) => {
        const found = await ask(async () => (await client.search(query, { uid: true })) ?? false);
        return found === false ? [] : found.toSorted((left, right) => left - right);
    };
    return {
        uidsFrom: async (firstUid) => {
            heard.hasNews = false;
            // `9:*` finds the last message also when its UID is less than 9 (RFC 9051 §9, seq-range).
            return (await search({ uid: `${firstUid}:*` })).filter((uid) => uid >= firstUid);
        },
        unmarkedUidsSince: async (sinceMs) => await search({ since: new Date(sinceMs), unKeyword: seedKeyword }),
        markedUidsBefore: async (beforeMs) => await search({ before: new Date(beforeMs), keyword: seedKeyword }),
        isFoundByGmail: async (uid, query) => (await search({ uid: String(uid), gmraw: query })).includes(uid),
    };
}
function messageCommands(client, ask, { fetchMs }) {
    const byUid = { uid: true };
    return {
        fetchHeads: async (uids) => {
            if (uids.length === 0)
                return [];
            const query = { uid: true, internalDate: true, size: true, headers: true };
            const found = await ask(async () => await client.fetchAll(uids.join(','), query, byUid), fetchMs);
            return found.map(({ uid, headers, size, internalDate }) => {
                const date = internalDate === undefined ? Number.NaN : new Date(internalDate).getTime();
                const internalDateMs = Number.isNaN(date) ? null : date;
                return { uid, head: headers ?? new Uint8Array(), sizeBytes: size ?? 0, internalDateMs };
            });
        },
        fetchBytes: async (uid, maxBytes) => {
            const query = { uid: true, source: { start: 0, maxLength: maxBytes } };
            const [found] = await ask(async () => await client.fetchAll(String(uid), query, byUid), fetchMs);
            return found?.source ?? null;
        },
        mark: async (uids) => void (await ask(async () => await client.messageFlagsAdd(uids.join(','), [seedKeyword], byUid))),
        remove: async (uids) => void (await ask(async () => await client.messageDelete(uids.join(','), byUid), fetchMs)),
        moveTo: async (uids, path) => void (await ask(async () => await client.messageMove(uids.join(','), path, byUid), fetchMs)),
    };
}
async function waitForNews(client, heard, signal) {
    if (signal.aborted || !client.usable || heard.hasNews)
        return;
    const news = new AbortController();
    const tell = () => news.abort();
    const events = ['exists', 'expunge', 'close'];
    for (const event of events)
        client.once(event, tell);
    // It ends with the next command, or with the connection; what it fails with, that command says.
    if (client.capabilities.has('IDLE'))
        client.idle().catch(() => undefined);
    await aborted(AbortSignal.any([signal, news.signal]));
    for (const event of events)
        client.off(event, tell);
}
async function aborted(signal) {
    if (signal.aborted)
        return;
    await new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
function toListedFolder({ path, name, flags, specialUse, specialUseSource }, foreign) {
    // What imapflow guessed from a name is left out: names are our own table's affair.
    const told = specialUse !== undefined && specialUseSource === 'extension' ? [specialUse] : [];
    return { path, name, flags: [...flags, ...told], isForeign: foreign.some((prefix) => path.startsWith(prefix)) };
}
function toOpenFolder({ uidValidity, uidNext, permanentFlags, readOnly }) {
    const canKeep = permanentFlags === undefined || permanentFlags.has('\\*') || permanentFlags.has(seedKeyword);
    return { uidValidity: String(uidValidity), uidNext, canMark: canKeep && readOnly !== true };
}
function toCode(error) {
    return typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
}

;// CONCATENATED MODULE: ./lib/seeds/imap/clean-folder.js
/** Deletes what presend's own tests have left in a mailbox, and never anything else. */
/** At most so many at once: what is left is deleted the next time. */
const cleanedCount = 500;
const clean_folder_dayMs = 86_400_000;
/**
 * Deletes messages that carry our mark, which only messages of tests are given, and that came longer ago than the
 * retention. Where the server cannot delete just those, or cannot keep marks, nothing is deleted. At Gmail they go to
 * the trash, since deleting from a folder there only takes the label away.
 *
 * @returns how many
 */
async function cleanFolder(folder, trashPath, { connection, rules, ports }) {
    const { hasUidPlus, hasGmailSearch } = connection.abilities;
    const mustMove = hasGmailSearch && trashPath !== null;
    if (!mustMove && !hasUidPlus)
        return 0;
    await connection.open(folder.path);
    const cutoffMs = ports.clock.nowMs() - rules.retentionMs;
    // Days without time zones: a day more finds all of them, and the exact time is looked at below.
    const candidates = (await connection.markedUidsBefore(cutoffMs + clean_folder_dayMs)).slice(0, cleanedCount);
    const heads = await connection.fetchHeads(candidates);
    const old = heads.filter(({ internalDateMs }) => internalDateMs !== null && internalDateMs < cutoffMs);
    const uids = old.map((head) => head.uid);
    if (uids.length === 0)
        return 0;
    if (mustMove)
        await connection.moveTo(uids, trashPath);
    else
        await connection.remove(uids);
    return uids.length;
}

;// CONCATENATED MODULE: ./lib/seeds/imap/spam-folder-names.js
/** What spam folders are called where the server does not say which one it is. */
/** One source of the table. */
const nameSources = [
    { id: 'T', title: 'Thunderbird, junkFolderName of each language (thunderbird/thunderbird-l10n at 5d7cde6f5d)' },
    { id: 'P', title: "providers' own names, as their users' programs list them" },
    { id: 'D', title: "presend's own decision: what servers' administrators write" },
];
/** Every name; they are compared without regard to case, signs and spaces. */
const spamFolderNames = [
    ...named('D', {
        Spam: 'everywhere',
        Junk: 'everywhere',
        'Junk Mail': 'everywhere',
        'Spam Mail': 'everywhere',
        SpamFolder: 'everywhere',
        Quarantine: 'gateways',
        'Probably Spam': 'everywhere',
        'Correo electrónico no deseado': 'Spanish',
        'Correo spam': 'Spanish',
        'Posta indesiderata': 'Italian',
        Pourriel: 'French',
        'Courrier indésirable': 'French',
        'Correio electrónico não solicitado': 'Portuguese',
        Skräppost: 'Swedish',
        Søppelpost: 'Norwegian',
        'Uønsket post': 'Danish',
        'Ongewenste post': 'Dutch',
        Roskaposti: 'Finnish',
        'Нежелательная почта': 'Russian',
        'Небажана пошта': 'Ukrainian',
        Ανεπιθύμητη: 'Greek',
        'Nevyžádaná pošta': 'Czech',
        'Wiadomości-śmieci': 'Polish',
        Levélszemét: 'Hungarian',
        垃圾邮件: 'Chinese',
        스팸: 'Korean',
        '정크 메일': 'Korean',
        Unerwünscht: 'German',
        'Unerwünschte Werbung': 'German',
    }),
    ...named('P', {
        // Also `Junk E-mail` and `Junk-E-Mail`.
        'Junk Email': 'Outlook.com, Microsoft 365 and Exchange',
        'Lixo Eletrônico': 'Microsoft 365 in Portuguese',
        'Ongewenste e-mail': 'Microsoft 365 in Dutch',
        'Uønsket e-mail': 'Microsoft 365 in Danish',
        'Önemsiz E-posta': 'Microsoft 365 in Turkish',
        'Bulk Mail': 'Yahoo and AOL',
        Bulk: 'Yahoo',
        Spamverdacht: 'GMX and WEB.DE',
        QUARANTAINE: 'Orange',
    }),
    ...named('T', {
        Gemors: 'Afrikaans',
        سُخام: 'Arabic',
        'Corréu puxarra': 'Asturian',
        'Нежелана поща': 'Bulgarian',
        Lastez: 'Breton',
        'Neželjena pošta': 'Bosnian and Croatian',
        'Correu brossa': 'Catalan',
        "Seq'": 'Kaqchikel',
        Nevyžádaná: 'Czech',
        Sbam: 'Welsh',
        Cajk: 'Lower Sorbian',
        Ανεπιθύμητα: 'Greek',
        Basura: 'Spanish (Argentina)',
        'Correo no deseado': 'Spanish',
        'Correo basura': 'Spanish (Mexico)',
        Rämpspost: 'Estonian',
        Zaborra: 'Basque',
        Roskapostit: 'Finnish',
        Indésirables: 'French',
        'Net-winske': 'Frisian',
        Dramhphost: 'Irish',
        Truilleis: 'Scottish Gaelic',
        'Correo lixo': 'Galician',
        'דואר זבל': 'Hebrew',
        Čapor: 'Upper Sorbian',
        Szemét: 'Hungarian',
        Թափոն: 'Armenian',
        Indesirate: 'Interlingua',
        Ruslpóstur: 'Icelandic',
        Indesiderata: 'Italian',
        迷惑メール: 'Japanese',
        ჯართი: 'Georgian',
        Aspam: 'Kabyle',
        Спам: 'Russian, Ukrainian, Belarusian, Kazakh',
        '스팸 편지함': 'Korean',
        Brukalas: 'Lithuanian',
        Mēstule: 'Latvian',
        Отпад: 'Macedonian',
        'Mel Remeh': 'Malay',
        Uønsket: 'Norwegian',
        Uønskt: 'Norwegian (Nynorsk)',
        Ongewenst: 'Dutch',
        Niechciane: 'Polish',
        'Lixo eletrónico': 'Portuguese',
        Nungiavischà: 'Romansh',
        Nesolicitate: 'Romanian',
        'Nevyžiadaná pošta': 'Slovak',
        'Neželena pošta': 'Slovenian',
        'Të pavlera': 'Albanian',
        Непожељно: 'Serbian',
        Skräp: 'Swedish',
        ขยะ: 'Thai',
        Gereksiz: 'Turkish',
        'Thư rác': 'Vietnamese',
        垃圾: 'Chinese (simplified)',
        垃圾郵件: 'Chinese (traditional)',
    }),
];
function named(source, names) {
    return Object.entries(names).map(([name, where]) => ({ name, where, source }));
}
/** How names are compared: `Junk-E-Mail`, `junk e-mail` and `JUNK_EMAIL` are one. */
function foldFolderName(name) {
    return name
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
const knownNames = new Map(spamFolderNames.map((entry) => [foldFolderName(entry.name), entry]));
/** The row of the table that this name is in; `null`: none. */
function findSpamFolderName(name) {
    return knownNames.get(foldFolderName(name)) ?? null;
}

;// CONCATENATED MODULE: ./lib/seeds/imap/find-folders.js
/** Which folders of a mailbox are watched: the inbox, and whatever holds spam. */

/** RFC 6154 §2; Gmail's old XLIST said `\Spam`. */
const spamFlags = new Set(['\\junk', '\\spam']);
const unselectable = new Set(['\\noselect', '\\nonexistent']);
/**
 * The spam folder is the one that the server marks; where it marks none, every folder that is called like one. A
 * provider may have two (its own and one of an old program), and a message in either is spam.
 */
function findFolders(listed) {
    const own = listed.filter((folder) => !folder.isForeign && !hasFlag(folder, unselectable));
    const isInbox = (folder) => folder.path.toUpperCase() === 'INBOX';
    // RFC 9051 §5.1: INBOX is always there, whether it is listed or not, and in any case of letters.
    const inbox = {
        path: own.find(isInbox)?.path ?? 'INBOX',
        role: 'inbox',
        knownBy: 'the inbox of every IMAP server',
    };
    const others = own.filter((folder) => !isInbox(folder));
    const marked = others.filter((folder) => hasFlag(folder, spamFlags)).map(markedSpam);
    const spam = marked.length > 0 ? marked : others.flatMap(namedSpam);
    return {
        watched: [inbox, ...spam],
        trashPath: others.find((folder) => hasFlag(folder, new Set(['\\trash'])))?.path ?? null,
        lack: spam.length > 0 ? null : 'no spam folder was found: the server marks none, and none is called like one',
    };
}
function markedSpam({ path }) {
    return { path, role: 'spam', knownBy: 'which the server marks as \\Junk' };
}
function namedSpam({ path, name, flags }) {
    const known = findSpamFolderName(name);
    // A folder that is marked as something else is that, whatever it is called.
    const isOther = flags.some((flag) => /^\\(?:sent|drafts|trash|all|archive|flagged|important)$/iu.test(flag));
    if (known === null || isOther)
        return [];
    return [{ path, role: 'spam', knownBy: `which is the spam folder by its name (${known.where})` }];
}
function hasFlag({ flags }, wanted) {
    return flags.some((flag) => wanted.has(flag.toLowerCase()));
}

// EXTERNAL MODULE: ./lib/mail/header-section.js
var header_section = __webpack_require__(38684);
// EXTERNAL MODULE: ./lib/seeds/match-message.js
var match_message = __webpack_require__(37017);
// EXTERNAL MODULE: ./lib/seeds/plus-address.js
var plus_address = __webpack_require__(75541);
// EXTERNAL MODULE: ./lib/seeds/read-identity.js
var read_identity = __webpack_require__(29431);
// EXTERNAL MODULE: ./lib/seeds/tracking-id.js
var tracking_id = __webpack_require__(44471);
;// CONCATENATED MODULE: ./lib/seeds/imap/match-observed.js
/** To which test a message in a mailbox belongs. */





/** Fields in which receiving servers, and the sender, write the address that the copy was sent to. */
const recipientFields = ['Delivered-To', 'X-Original-To', 'Envelope-To', 'X-Envelope-To', 'X-Delivered-To', 'To', 'Cc'];
/** By plus-address, then by the header field, by a tracking id in the Message-ID, in text, HTML and subject. */
async function matchObserved(question, store) {
    const { address, hasPlusAddress, head } = question;
    const identity = (0,read_identity/* readIdentity */.x)(head);
    const { messageKey } = identity;
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
    const headerTrackingIds = [
        ...new Set([...(await idsByAddress(question)), ...identity.headerTrackingIds, ...idsInMessageId(head)]),
    ];
    const mentionedTrackingIds = async () => await (0,read_identity/* readIdentity */.x)(await question.readFirstPart()).mentionedTrackingIds();
    return { identity, target: await (0,match_message/* matchMessage */.L)({ headerTrackingIds, mentionedTrackingIds }, find) };
}
/** The copy that this very address was made for. */
async function idsByAddress(question) {
    const { address, hasPlusAddress, awaited, head } = question;
    if (!hasPlusAddress)
        return [];
    const fields = (0,header_section/* readHeaderSection */.Dm)(head);
    const named = recipientFields.flatMap((name) => (0,header_section/* valuesOf */.sm)(fields, name));
    const recipients = new Set(named
        .join(' ')
        .toLowerCase()
        .match(/[^\s<>,;:"()]+@[^\s<>,;:"()]+/gu) ?? []);
    const prefix = `${address.slice(0, address.lastIndexOf('@'))}+`;
    if (![...recipients].some((recipient) => recipient.startsWith(prefix)))
        return [];
    const known = idsOf(awaited, recipients);
    return known.length > 0 ? known : idsOf(await question.askForAwaited(), recipients);
}
function idsOf(copies, recipients) {
    return copies
        .filter((copy) => copy.address.includes('+') && recipients.has(copy.address))
        .map((copy) => copy.trackingId);
}
function idsInMessageId(head) {
    return (0,header_section/* valuesOf */.sm)((0,header_section/* readHeaderSection */.Dm)(head), 'Message-ID').flatMap(tracking_id/* findTrackingIds */.N3);
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
    const { identity, target } = await matchObserved(question, ports.store);
    if (target === null) {
        counts.ignored += 1;
        return;
    }
    if (target.shownStatus === 'placed') {
        counts.repeated += 1;
        if (state.canMark)
            await markQuietly([uid], session);
        return;
    }
    const { messageKey } = identity;
    const { uidValidity } = state;
    const came = memory.sightings.add({ ...fetched, target, messageKey, folder, uidValidity, seenAtMs });
    if (came === 'new')
        counts.matched += 1;
    if (came === 'repeated')
        counts.repeated += 1;
}
function isTooOld(internalDateMs, oldestAtMs) {
    return internalDateMs !== null && oldestAtMs !== null && internalDateMs < oldestAtMs - firstLookSlackMs;
}
/** Marks messages as ours; a mailbox that refuses keeps them for ever, which is no reason to stop watching it. */
async function markQuietly(uids, { connection }) {
    try {
        await connection.mark(uids);
    }
    catch (error) {
        if (!(error instanceof ImapFailure) || error.kind === 'unreachable')
            throw error;
    }
}

// EXTERNAL MODULE: ./lib/mail/parse-message.js
var parse_message = __webpack_require__(32974);
// EXTERNAL MODULE: ./lib/seeds/record-authentication.js
var record_authentication = __webpack_require__(75094);
;// CONCATENATED MODULE: ./lib/seeds/imap/gmail-category.js
/** The tab that Gmail has put a message in. */
/**
 * Gmail's categories as its search knows them, what comes most often first, and the tab each is reported as. Purchases
 * and reservations are views of what else would be an update.
 * Source: developers.google.com/gmail/imap/imap-extensions (X-GM-RAW takes the web's search), and Gmail's help on
 * search operators (`category:`).
 */
const categories = [
    { name: 'primary', folder: 'INBOX' },
    { name: 'promotions', folder: 'Promotions' },
    { name: 'updates', folder: 'Updates' },
    { name: 'social', folder: 'Social' },
    { name: 'forums', folder: 'Forums' },
    { name: 'purchases', folder: 'Updates' },
    { name: 'reservations', folder: 'Updates' },
];
/** The category of a message in the open inbox; `null`: Gmail finds it in none, as in mailboxes without tabs. */
async function findGmailCategory(uid, connection) {
    for (const category of categories) {
        if (await connection.isFoundByGmail(uid, `category:${category.name}`))
            return category;
    }
    return null;
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
 *
 * @returns `gone`: it is no longer there; nothing was recorded
 */
async function recordSighting(sighting, session) {
    const { connection, rules } = session;
    const state = await connection.open(sighting.folder.path);
    if (state.uidValidity !== sighting.uidValidity)
        return 'gone';
    const bytes = await connection.fetchBytes(sighting.uid, rules.maxMessageBytes);
    if (bytes === null)
        return 'gone';
    const { folder, words } = await placeOf(sighting, session);
    const authentication = await authenticate(bytes, sighting, session);
    await record(sighting, { folder, reason: `${words}${moveOf(sighting)}`, authentication }, session);
    await markIfPossible(sighting, state, session);
    return 'recorded';
}
/** For a message that is in no folder any more: it was there, and that is its result. */
async function recordGone(sighting, session) {
    const folder = sighting.folder.role === 'spam' ? 'Spam' : 'INBOX';
    const reason = `${seenIn(sighting)}${moveOf(sighting)}; it was gone from all watched folders a moment later`;
    const authentication = notMeasured('the message was taken out of the mailbox before it could be read whole');
    await record(sighting, { folder, reason, authentication }, session);
}
async function placeOf(sighting, { connection }) {
    const words = seenIn(sighting);
    if (sighting.folder.role === 'spam')
        return { folder: 'Spam', words };
    if (!connection.abilities.hasGmailSearch)
        return { folder: 'INBOX', words };
    const category = await findGmailCategory(sighting.uid, connection);
    if (category === null)
        return { folder: 'INBOX', words: `${words}, and Gmail's search finds it in no category` };
    return { folder: category.folder, words: `${words}, where Gmail's search finds it under category:${category.name}` };
}
function seenIn({ folder }) {
    return folder.role === 'inbox' ? 'seen in INBOX' : `seen in the folder "${shown(folder.path)}", ${folder.knownBy}`;
}
function moveOf({ movedFrom }) {
    return movedFrom === null ? '' : `; it was moved there from "${shown(movedFrom.path)}"`;
}
/** A server's own word. */
function shown(path) {
    return path.replaceAll(/[\p{Cc}\p{Cf}"]+/gu, ' ').slice(0, 100);
}
async function authenticate(bytes, { sizeBytes }, session) {
    const { rules, ports, mailbox, signal } = session;
    if (Math.max(sizeBytes, bytes.length) > rules.maxMessageBytes || bytes.length >= rules.maxMessageBytes) {
        return notMeasured(`the message is larger than ${Math.floor(rules.maxMessageBytes / 1024 / 1024)} MiB`);
    }
    const message = await (0,parse_message/* parseMessage */.v)(bytes);
    const { authservId, providerName } = mailbox;
    const provider = { authservId, providerName };
    try {
        return await ports.authenticate({ bytes, message, fields: message.headerFields, provider }, signal);
    }
    catch (error) {
        signal.throwIfAborted();
        ports.onEvent({ kind: 'error', address: mailbox.address, error });
        return notMeasured('reading it failed');
    }
}
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
async function record(sighting, found, session) {
    const { ports, memory, mailbox } = session;
    const { target, messageKey } = sighting;
    const { numericId, address } = target;
    const copy = { numericId, address, messageKey, record: toRecord(sighting, found, memory.skew.skewMs) };
    const { toEvent } = ports;
    const { deliveryIds } = await ports.store.recordCopy(toEvent === undefined ? copy : { ...copy, toEvent });
    memory.sightings.finish(sighting);
    if (deliveryIds.length > 0)
        ports.onDeliveries?.(deliveryIds);
    const latencyMs = ports.clock.nowMs() - sighting.firstSeenAtMs;
    ports.onEvent({ kind: 'recorded', address: mailbox.address, folder: found.folder, latencyMs });
}
function toRecord(sighting, { folder, reason, authentication }, skewMs) {
    const { target, internalDateMs, firstSeenAtMs, head } = sighting;
    return {
        status: 'placed',
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
async function markIfPossible({ uid }, { canMark }, session) {
    if (canMark)
        await markQuietly([uid], session);
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
function sweepEveryMs(waitedMs, { hasIdle }) {
    if (waitedMs === null)
        return hasIdle ? idleEveryMs : pollEveryMs;
    return rhythms.find((rhythm) => waitedMs < rhythm.waitedMs)?.everyMs ?? pollEveryMs;
}

;// CONCATENATED MODULE: ./lib/seeds/imap/watch-mailbox.js
/** One mailbox over one connection: look, sweep, settle, wait for news, and again, until the connection ends. */






/** New folders are looked for so often; where the spam folder is missing, sooner. */
const listEveryMs = 300_000;
const listEveryMsWhileLacking = 30_000;
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
    const folders = findFolders(await connection.listFolders());
    const progress = { folders, listedAtMs: clock.monotonicMs(), sweptAtMs: null };
    onReady(folders);
    for (;;) {
        try {
            await watch_mailbox_round(progress, session, onReady);
        }
        catch (error) {
            signal.throwIfAborted();
            if (error instanceof ImapFailure)
                throw error;
            // The message is still there, and the cursor still before it.
            ports.onEvent({ kind: 'error', address: mailbox.address, error });
            await clock.sleep(ownFailureDelayMs, signal);
        }
    }
}
async function watch_mailbox_round(progress, session, onReady) {
    session.signal.throwIfAborted();
    await listAgain(progress, session, onReady);
    const [inbox, ...others] = progress.folders.watched;
    if (inbox === undefined)
        throw new TypeError('a mailbox always has an inbox');
    const ring = session.bell.next;
    await lookIntoFolder(inbox, session);
    await sweepIfDue(others, progress, session);
    await settle(progress.folders.watched, session);
    await cleanIfDue(progress.folders, session);
    await session.connection.open(inbox.path);
    await rest(progress, ring, session);
}
async function listAgain(progress, { connection, ports, memory }, onReady) {
    const nowMs = ports.clock.monotonicMs();
    const everyMs = progress.folders.lack === null ? listEveryMs : listEveryMsWhileLacking;
    if (nowMs - progress.listedAtMs < everyMs)
        return;
    const before = progress.folders;
    progress.folders = findFolders(await connection.listFolders());
    progress.listedAtMs = nowMs;
    const paths = progress.folders.watched.map((folder) => folder.path);
    for (const path of memory.cursors.keys())
        if (!paths.includes(path))
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
    await sweep(others, progress, session);
}
async function sweep(others, progress, session) {
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
        if ((await recordSighting(sighting, session)) === 'recorded')
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
async function cleanIfDue({ watched, trashPath }, session) {
    const { memory, ports, rules, mailbox } = session;
    const nowMs = ports.clock.monotonicMs();
    if (memory.cleanedAtMs !== null && nowMs - memory.cleanedAtMs < rules.cleanEveryMs)
        return;
    memory.cleanedAtMs = nowMs;
    let count = 0;
    for (const folder of watched)
        count += await cleanFolder(folder, trashPath, session);
    memory.counts.cleaned += count;
    if (count > 0)
        ports.onEvent({ kind: 'cleaned', address: mailbox.address, count });
}
function rhythmOf({ wish, ports, connection }) {
    const { newestAtMs } = wish();
    const waitedMs = newestAtMs === null ? null : ports.clock.nowMs() - newestAtMs;
    return sweepEveryMs(waitedMs, connection.abilities);
}
/** Until the inbox has news, somebody rings, a sighting is due, or it is time to sweep. */
async function rest(progress, ring, session) {
    const { connection, memory, ports, signal } = session;
    const { clock } = ports;
    const dueAtMs = memory.sightings.nextDueAtMs();
    const untilDueMs = dueAtMs === null ? Number.POSITIVE_INFINITY : dueAtMs - clock.nowMs();
    const sinceSweepMs = clock.monotonicMs() - (progress.sweptAtMs ?? 0);
    const restMs = Math.max(0, Math.min(untilDueMs, rhythmOf(session) - sinceSweepMs));
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


/** A connection that lasted so long was a good one: what fails after it begins a new row of failures. */
const stableMs = 10_000;
/** Watches until the signal aborts. Never rejects. */
async function keepWatching(watch, signal) {
    const { memory, ports, rules, mailbox } = watch;
    const { clock } = ports;
    const health = healthTeller(watch);
    let failureCount = 0;
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
            failureCount = 0;
        failureCount += 1;
        const { failure } = session;
        const fraction = ports.random.fraction();
        const plan = planRetry({ failure, count: failureCount, outageMs: nowMs - lastGoodMs, fraction }, rules.retry);
        ports.onEvent({ kind: 'failed', address: mailbox.address, reason: failure.message, retryMs: plan.delayMs });
        await health.tell(plan.health, `${describeKind[failure.kind]}: ${failure.message}`);
        await clock.sleep(plan.delayMs, signal).catch(() => undefined);
    }
}
const describeKind = {
    'refused-login': 'the server refuses user name and password',
    throttled: 'the server asks for fewer connections or commands',
    unavailable: 'the server says that it cannot be used now',
    unreachable: 'the server does not answer',
    untrusted: "the server's certificate is not trusted",
    unusable: 'the server does not answer as IMAP wants it',
};
async function watchOnce(watch, health, signal) {
    const { mailbox, memory, ports, rules } = watch;
    let wasReady = false;
    memory.state = 'connecting';
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const connection = __addDisposableResource(env_1, await ports.connect(mailbox.account, { clock: ports.clock, limits: rules.limits, signal }), true);
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
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        return { failure: toImapFailure(error), wasReady };
    }
}
/** Writes it down when it has changed; what could not be written is written the next time. */
function healthTeller({ mailbox: { address }, ports }) {
    let told = '';
    return {
        tell: async (health, reason) => {
            const said = `${health} ${reason ?? ''}`;
            if (said === told)
                return;
            try {
                await ports.store.setSeedHealth(address, health, reason);
                told = said;
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
/**
 * The first sight wins, unless the message is moved within `settleMs`: then the later one does, and has its own time to
 * settle.
 */
function sightings(settleMs) {
    const waiting = new Map();
    const finished = new Set();
    return {
        add: (sighting) => {
            const key = keyOf(sighting);
            const before = waiting.get(key);
            if (finished.has(key) || (before !== undefined && isSamePlace(before, sighting)))
                return 'repeated';
            waiting.set(key, sightings_open(sighting, before ?? null, settleMs));
            return before === undefined ? 'new' : 'moved';
        },
        due: (nowMs) => [...waiting.values()].filter((one) => one.dueAtMs <= nowMs),
        nextDueAtMs: () => (waiting.size === 0 ? null : Math.min(...Array.from(waiting.values(), (one) => one.dueAtMs))),
        finish: (sighting) => {
            waiting.delete(keyOf(sighting));
            finished.add(keyOf(sighting));
            for (const oldest of finished) {
                if (finished.size <= sightings_rememberedCount)
                    break;
                finished.delete(oldest);
            }
        },
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
    return { ...sighting, firstSeenAtMs, dueAtMs, movedFrom: isMoved ? before.folder : (before?.movedFrom ?? null) };
}
function keyOf({ target, messageKey }) {
    return `${target.numericId} ${messageKey}`;
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
    leaseMs: 30_000,
    // Gmail takes 25 MB, which base64 makes 35 MB of.
    maxMessageBytes: 36 * 1024 * 1024,
    limits: usualImapLimits,
    retry: usualRetryRules,
};
/** Nothing is remembered yet. */
function emptyMemory({ settleMs }) {
    return {
        cursors: new Map(),
        sightings: sightings(settleMs),
        skew: skewMeter(),
        counts: { seen: 0, matched: 0, ignored: 0, repeated: 0, sweeps: 0, sweepMs: 0, cleaned: 0 },
        state: 'connecting',
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
    const watches = new Map(plan.mailboxes.map((mailbox) => [mailbox.address, aWatch(mailbox, plan)]));
    const wishes = new Map();
    const running = new Map();
    const stop = new AbortController();
    const instance = { plan, watches, wishes, running, signal: stop.signal, claimedAtMs: null };
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
    function aWatch(mailbox, { rules }) {
        const wish = () => wishes.get(mailbox.address) ?? noWish;
        const askForWish = async () => {
            await askForWishes(instance);
            return wish();
        };
        return { mailbox, memory: emptyMemory(rules), rules, ports, bell: bell(), wish, askForWish };
    }
}
const noWish = { copies: [], newestAtMs: null, oldestAtMs: null };
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
    try {
        await askForWishes(instance);
        await claimIfDue(instance);
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
        const address = watches.has(copy.address) ? copy.address : untagged(copy.address);
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
function untagged(address) {
    const at = address.lastIndexOf('@');
    const plus = address.lastIndexOf('+', at);
    return plus < 0 ? address : `${address.slice(0, plus)}${address.slice(at)}`;
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
    const claim = { holder: plan.holder, addresses, nowMs, untilMs: nowMs + leaseMs };
    const claimed = new Set(await store.claimSeeds(claim));
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
function start(watch, signal) {
    const controller = new AbortController();
    const ended = keepWatching(watch, AbortSignal.any([signal, controller.signal]));
    return { controller, ended };
}
function numbersOf(watches, running) {
    const counts = { seen: 0, matched: 0, ignored: 0, repeated: 0, sweeps: 0, sweepMs: 0, cleaned: 0 };
    const states = { connecting: 0, watching: 0, waiting: 0, elsewhere: 0 };
    for (const [address, { memory }] of watches) {
        states[running.has(address) ? memory.state : 'elsewhere'] += 1;
        counts.seen += memory.counts.seen;
        counts.matched += memory.counts.matched;
        counts.ignored += memory.counts.ignored;
        counts.repeated += memory.counts.repeated;
        counts.sweeps += memory.counts.sweeps;
        counts.sweepMs += memory.counts.sweepMs;
        counts.cleaned += memory.counts.cleaned;
    }
    return { counts, states };
}
function report({ onEvent }) {
    return (error) => onEvent({ kind: 'error', address: 'all', error });
}

// EXTERNAL MODULE: ./lib/verdict/authentication/check-dmarc.js
var check_dmarc = __webpack_require__(31462);
// EXTERNAL MODULE: ./lib/verdict/authentication/dns-reach.js
var dns_reach = __webpack_require__(33547);
// EXTERNAL MODULE: ./lib/verdict/authentication/mailauth-resolver.js
var mailauth_resolver = __webpack_require__(11800);
;// CONCATENATED MODULE: ./lib/verdict/authentication/comment-end.js
/** Where a comment of a structured header field ends. Source: RFC 5322 §3.2.2. */
/**
 * The index behind the comment that opens at `start`, or the end of `source` when it never closes. Comments nest, and a
 * backslash takes the meaning from a bracket.
 */
function commentEnd(source, start) {
    let depth = 0;
    for (let at = start; at < source.length; at += 1) {
        const character = source.charAt(at);
        if (character === '\\')
            at += 1;
        else if (character === '(')
            depth += 1;
        else if (character === ')')
            depth -= 1;
        if (depth === 0)
            return at + 1;
    }
    return source.length;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/received-field/received-tokens.js
/** A Received field's value → its words and comments, in their order. Source: RFC 5321 §4.4, RFC 5322 §3.2.2. */

/** Real fields are shorter than a thousand characters. */
const maxLength = 8192;
/** The tokens before the date; a comment that never ends goes on to the end. */
function readReceivedTokens(value) {
    const source = value.slice(0, maxLength).replaceAll(/\r?\n/gu, '');
    const tokens = [];
    let at = 0;
    while (at < source.length && source.charAt(at) !== ';') {
        const end = endOf(source, at);
        const text = source.slice(at, end);
        if (text.startsWith('('))
            tokens.push({ kind: 'comment', text: text.replaceAll(/^\(|\)$/gu, '').trim() });
        else if (text.trim() !== '')
            tokens.push({ kind: 'word', text });
        at = end;
    }
    return tokens;
}
function endOf(source, start) {
    if (source.charAt(start) === '(')
        return commentEnd(source, start);
    if (/\s/u.test(source.charAt(start)))
        return start + 1;
    const length = source.slice(start).search(/[\s(;]/u);
    return length < 0 ? source.length : start + length;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/received-field/parse-received-field.js
/** One Received field → who handed the message over to whom. Source: RFC 5321 §4.4, and what mail servers really write. */


/** Reads the value of a field. What is not there, or cannot be read, is `null`. */
function parseReceivedField(value) {
    const tokens = readReceivedTokens(value);
    const clauses = readClauses(tokens);
    const from = clauses.get('from') ?? [];
    const by = clauses.get('by') ?? [];
    const comments = commentsOf(tokens);
    const protocol = wordOf(clauses.get('with') ?? [])?.toUpperCase() ?? null;
    return {
        fromName: wordOf(from)?.toLowerCase() ?? null,
        heloName: (heloOf(from) ?? wordOf(from))?.toLowerCase() ?? null,
        clientAddress: clientAddressOf(from),
        byName: wordOf(by)?.toLowerCase() ?? null,
        byAddress: addressIn(commentsOf(by)) ?? toAddress(wordOf(by) ?? ''),
        protocol,
        envelopeSender: envelopeSenderOf(comments),
        isWrittenLocally: protocol === 'LOCAL' || comments.some((comment) => /\bfrom userid \d+/u.test(comment)),
    };
}
const keywords = new Set(['from', 'by', 'via', 'with', 'id', 'for']);
/** The word behind a keyword belongs to it whatever it is: a client may call itself "by". Only the first of each counts. */
function readClauses(tokens) {
    const clauses = new Map();
    let open = [];
    for (const token of tokens) {
        const keyword = token.kind === 'word' ? token.text.toLowerCase() : '';
        const isValue = open.every(({ kind }) => kind === 'comment') && clauses.size > 0;
        if (isValue || !keywords.has(keyword) || clauses.has(keyword))
            open.push(token);
        else
            clauses.set(keyword, (open = []));
    }
    return clauses;
}
function wordOf(clause) {
    return clause.find(({ kind }) => kind === 'word')?.text ?? null;
}
function commentsOf(clause) {
    return clause.filter(({ kind }) => kind === 'comment').map(({ text }) => text);
}
/** `helo=name` (Exim), `HELO name` (qmail), `EHLO name` (Yahoo). */
const heloPattern = /(?:^|\s)[he][eh]lo[= ](\S+)/iu;
function heloOf(from) {
    return commentsOf(from).flatMap((comment) => heloPattern.exec(comment)?.[1] ?? [])[0] ?? null;
}
/**
 * The server writes the address last, behind what the client says of itself. Where a comment holds only the client's
 * name, the address stands in the place of the name.
 */
function clientAddressOf(from) {
    const comments = commentsOf(from);
    const written = addressIn(comments.map((comment) => comment.replaceAll(new RegExp(heloPattern, 'giu'), ' ')));
    if (written !== null)
        return written;
    return heloOf(from) === null ? null : toAddress(wordOf(from) ?? '');
}
/** `host [192.0.2.7]`, `[IPv6:2001:db8::7]:2525`, `192.0.2.7`. */
function addressIn(comments) {
    const inBrackets = comments.flatMap((comment) => Array.from(comment.matchAll(/\[([^[\]]*)\]/gu), ([, text]) => text));
    const alone = comments.filter((comment) => !/\s/u.test(comment));
    const candidates = inBrackets.length > 0 ? inBrackets : alone;
    return candidates.flatMap((text) => toAddress(text ?? '') ?? []).at(-1) ?? null;
}
function toAddress(text) {
    const address = text.replaceAll(/^\[|\]$/gu, '').replace(/^ipv6:/iu, '');
    return (0,external_node_net_.isIP)(address) === 0 ? null : address.toLowerCase();
}
/** Exim and Dovecot write it. */
function envelopeSenderOf(comments) {
    return comments.flatMap((comment) => /^envelope-from <([^<>\s]*)>/u.exec(comment)?.[1] ?? [])[0] ?? null;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/received-field/find-client-hop.js
/** From which address a message came into a provider, by the provider's own Received field. */

/**
 * Goes down from the top, past hand-overs inside the provider's machine, to the first field that names a client. It
 * never looks further down: what stands there the client may have written.
 *
 * @param fields the header section, first to last
 * @param ownNames names of the provider: its authserv-id, its domain; those without a dot say nothing
 */
function findClientHop(fields, ownNames) {
    let envelopeSender;
    for (const [fieldIndex, field] of fields.entries()) {
        const name = field.name.toLowerCase();
        if (name === 'return-path' && envelopeSender === undefined)
            envelopeSender = readReturnPath(field.value);
        if (name !== 'received')
            continue;
        const hop = parseReceivedField(field.rawValue);
        if (envelopeSender === undefined && hop.envelopeSender !== null)
            envelopeSender = hop.envelopeSender || null;
        if (hop.isWrittenLocally)
            return unknown('the message was written on the receiving machine itself');
        if (isLocalHandOver(hop, ownNames))
            continue;
        if (hop.clientAddress === null)
            return unknown('the receiver’s own Received field names no client address');
        const { clientAddress, heloName, byName } = hop;
        const place = { fieldIndex, isCertain: isCertain(hop, ownNames) };
        const found = { status: 'found', clientAddress, heloName, byName, ...place };
        return envelopeSender === undefined ? found : { ...found, envelopeSender };
    }
    return unknown('the receiver wrote no Received field that names a client');
}
function unknown(reason) {
    return { status: 'unknown', reason };
}
/** `<>` is the null reverse-path; Exchange leaves the brackets out. */
function readReturnPath(value) {
    return value.trim().replaceAll(/^<|>$/gu, '') || null;
}
/** LMTP (RFC 2033 §1: never beyond one machine's own network), content filters that hand it back, Gmail's inner hops. */
function isLocalHandOver(hop, ownNames) {
    if (hop.protocol?.startsWith('LMTP') === true || hop.fromName === null)
        return true;
    if (hop.clientAddress !== null && hop.clientAddress === hop.byAddress)
        return true;
    return isLoopback(hop.clientAddress) && namesItself(hop, ownNames);
}
function isLoopback(address) {
    return address === '127.0.0.1' || address === '::1';
}
function namesItself({ fromName, heloName, byName }, ownNames) {
    const names = [fromName, heloName].filter((name) => name !== null);
    return names.some((name) => {
        const isLocalhost = /^localhost\b/u.test(name) || /^\[(?:127\.0\.0\.1|ipv6:::1)\]$/u.test(name);
        return isLocalhost || [byName, ...ownNames].some((own) => own !== null && isRelated(name, own));
    });
}
/** The field must be that of the machine that the provider is known by, and its client must not call itself one of them. */
function isCertain(hop, ownNames) {
    if (isLoopback(hop.clientAddress))
        return false;
    const { byName } = hop;
    const known = ownNames.filter((name) => name.includes('.'));
    const isOwn = known.length === 0 || (byName !== null && known.some((name) => isRelated(byName, name)));
    const clientNames = [hop.fromName, hop.heloName].filter((name) => name !== null);
    return isOwn && !clientNames.some((name) => byName !== null && isRelated(name, byName));
}
/** The same host, one below the other, or two hosts of one domain. */
function isRelated(left, right) {
    const [one, other] = [normal(left), normal(right)];
    if (!one.includes('.') || !other.includes('.'))
        return one === other;
    if (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`))
        return true;
    const [parent, otherParent] = [one, other].map((name) => name.slice(name.indexOf('.') + 1));
    return parent === otherParent && parent?.includes('.') === true;
}
function normal(name) {
    return name.toLowerCase().replace(/\.$/u, '');
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/results-field/read-segments.js
/** A structured field's value → what stands between its semicolons, comments apart. Source: RFC 5322 §3.2.2, RFC 8601 §2.2. */

/** Splits a value. Quotes and comments that never end go on to its end, as readers of mail take them. */
function readSegments(value) {
    const source = value.replaceAll(/\r?\n/gu, '');
    const segments = [];
    let open = { text: '', comments: [] };
    let at = 0;
    while (at < source.length) {
        const character = source.charAt(at);
        const end = read_segments_endOf(character, source, at);
        if (character === ';') {
            segments.push(open);
            open = { text: '', comments: [] };
        }
        else if (character === '(') {
            open.comments.push(commentText(source.slice(at + 1, end)));
            open.text += ' ';
        }
        else
            open.text += source.slice(at, end);
        at = end;
    }
    return [...segments, open];
}
/** Where the piece that begins at `at` ends: a whole comment, a whole quoted string, or one character. */
function read_segments_endOf(character, source, at) {
    if (character === '"')
        return skipQuoted(source, at);
    return character === '(' ? commentEnd(source, at) : at + 1;
}
function skipQuoted(source, start) {
    for (let at = start + 1; at < source.length; at += 1) {
        if (source.charAt(at) === '\\')
            at += 1;
        else if (source.charAt(at) === '"')
            return at + 1;
    }
    return source.length;
}
function commentText(inside) {
    return inside
        .replace(/\)$/u, '')
        .replaceAll(/\\([\s\S])/gu, '$1')
        .trim();
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/results-field/parse-results-field.js
/** One Authentication-Results field → what it says of each method. Source: RFC 8601 §2.2. */

/** Fields beyond this are not read: nobody reports so many methods, and reading them is where time could be burnt. */
const maxFieldLength = 65_536;
const maxResultCount = 200;
/**
 * Reads the value of a field.
 *
 * @returns `null` when it names neither an authserv-id nor a result. Parts that are no result are left out: a receiver's
 *   other results stay readable.
 */
function parseResultsField(rawValue) {
    if (rawValue.length > maxFieldLength)
        return null;
    const [head, ...rest] = readSegments(rawValue);
    if (head === undefined)
        return null;
    const isHeadless = pairsOf(head).length > 0;
    const identity = isHeadless ? { authservId: null, version: null } : parseIdentity(head);
    if (identity === null)
        return null;
    const segments = (isHeadless ? [head, ...rest] : rest).slice(0, maxResultCount);
    const results = segments.flatMap(parseResult);
    return { ...identity, results };
}
/** `mx.shop.example 1`; a quoted id is the same id. */
function parseIdentity({ text }) {
    const found = /^\s*("(?:[^"\\]|\\.)*"|[^\s"]+)(?:\s+(\d{1,9}))?\s*$/u.exec(text);
    if (found === null)
        return null;
    const version = found[2] === undefined ? null : Number(found[2]);
    return { authservId: unquote(found[1] ?? '').toLowerCase(), version };
}
function parseResult(segment) {
    const [first, ...others] = pairsOf(segment);
    if (first === undefined)
        return [];
    const method = /^([a-z][a-z0-9-]*)(?:\/\d+)?$/u.exec(first.name)?.[1];
    const result = /^[a-z][a-z0-9-]*$/iu.exec(first.value)?.[0];
    if (method === undefined || result === undefined)
        return [];
    const reason = others.find((pair) => pair.name === 'reason')?.value ?? null;
    const properties = others.filter((pair) => pair.name !== 'reason').map(toProperty);
    return [{ method, result: result.toLowerCase(), reason, comments: segment.comments, properties }];
}
/** Everything of the form `name=value`. White space may stand around `=`, `.` and `/`, but not inside quotes. */
function pairsOf({ text }) {
    const close = outsideQuotes(outsideQuotes(text, /\s+/u, ' '), / ?[=./] ?/u, (sign) => sign.trim());
    const pairs = close.matchAll(/(?<=^|\s)([A-Za-z][A-Za-z0-9_./-]*)=((?:"(?:[^"\\]|\\.)*"|[^\s"])*)/gu);
    return Array.from(pairs, ([, name = '', value = '']) => ({ name: name.toLowerCase(), value: unquote(value) }));
}
function outsideQuotes(text, pattern, by) {
    const either = new RegExp(`"(?:[^"\\\\]|\\\\.)*"|${pattern.source}`, 'gu');
    return text.replaceAll(either, (found) => {
        if (found.startsWith('"'))
            return found;
        return typeof by === 'string' ? by : by(found);
    });
}
function toProperty({ name, value }) {
    const dot = name.indexOf('.');
    return dot < 0 ? { type: null, name, value } : { type: name.slice(0, dot), name: name.slice(dot + 1), value };
}
/** Also in the middle: `"a b"@shop.example` is an address. */
function unquote(value) {
    return value.replaceAll(/"((?:[^"\\]|\\.)*)"/gu, (_whole, inside) => inside.replaceAll(/\\(.)/gu, '$1'));
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/results-field/trusted-results.js
/** Which of a message's Authentication-Results fields is the receiving provider's own. Source: RFC 8601 §5 and §7.1. */

/**
 * The provider's fields, top first: the topmost one of its authserv-id, and with it those that stand above the hand-over,
 * where no sender can write (OpenDKIM and OpenDMARC write one field each). Whatever stands below the topmost one
 * otherwise may have come with the message, forged under the same name; so may all that stands below another Received
 * field than the hand-over's.
 *
 * @param fields the header section, first to last
 * @returns empty when the provider wrote none
 */
function findTrustedResults(fields, { authservId, handOverIndex }) {
    const wanted = authservId?.toLowerCase() ?? null;
    const end = handOverIndex === null
        ? -1
        : fields.findIndex((field, index) => index > handOverIndex && isNamed(field, 'received'));
    const found = [];
    for (const [index, header] of fields.slice(0, end < 0 ? undefined : end).entries()) {
        if (!isNamed(header, 'authentication-results'))
            continue;
        const isSafe = handOverIndex !== null && index < handOverIndex;
        if (found.length > 0 && !isSafe)
            break;
        const field = parseResultsField(header.rawValue);
        if (field !== null && field.authservId === wanted)
            found.push(field);
    }
    return found;
}
function isNamed(field, name) {
    return field.name.toLowerCase() === name;
}

// EXTERNAL MODULE: ./lib/verdict/authentication/describe-authentication.js
var describe_authentication = __webpack_require__(67670);
;// CONCATENATED MODULE: ./lib/verdict/authentication/observed/observed-input.js
/** What is known of a copy that lies in a real mailbox. */
/** The word for a provider whose fields begin with the first result; no host has a name without a dot. */
const unnamedAuthserv = 'unnamed';

;// CONCATENATED MODULE: ./lib/verdict/authentication/observed/describe-observed.js
/** What a provider wrote and what presend computed → three verdicts with one sentence each. */


/** The verdicts in the words of the report. */
function describeObserved(findings) {
    const spf = describeSpf(findings);
    const dkim = describeDkim(findings);
    return { spf, dkim, dmarc: describeDmarc(findings, { spf, dkim }) };
}
function describeSpf({ spf, dmarc, brokenDns, provider }) {
    if (spf.origin === 'none')
        return { ...(0,describe_authentication/* notMeasured */.q7)('SPF', spf.reason), record: null };
    const { result, domain, record, hop, origin } = spf;
    if (origin === 'computed' && result === 'temperror' && brokenDns !== null) {
        return { ...(0,describe_authentication/* leftOpen */.cb)('SPF', brokenDns), record: null };
    }
    const isAligned = domain === null ? null : (0,describe_authentication/* alignment */.Ot)(dmarc, domain);
    const subject = `SPF ${result} for ${domain ?? 'a domain that is not named'}`;
    const address = hop === null ? '' : ` (${hop.clientAddress})`;
    const comment = spf.comment === null ? '' : `: ${spf.comment}`;
    const source = hop === null ? writtenBy(provider) : `computed by presend from the Received field of ${hop.byName}`;
    const detail = `${subject}${address}${comment}, ${(0,describe_authentication/* alignmentText */.d_)(isAligned, dmarc)}; ${source}`;
    return { ...measured(result, origin), domain, isAligned, record, detail };
}
function describeDkim({ dkim, dmarc, brokenDns, provider }) {
    const { origin } = dkim;
    const [best, ...others] = dkim.signatures.toSorted((left, right) => (0,describe_authentication/* rank */.Tm)(right, dmarc) - (0,describe_authentication/* rank */.Tm)(left, dmarc));
    if (best === undefined) {
        const detail = `DKIM none: the message is not signed; ${dkimSource('none', origin, provider)}`;
        return { ...measured('none', origin), domain: null, isAligned: null, detail };
    }
    if (origin === 'computed' && best.result === 'temperror' && brokenDns !== null) {
        return (0,describe_authentication/* leftOpen */.cb)('DKIM', brokenDns);
    }
    const isAligned = best.domain === '' ? null : (0,describe_authentication/* alignment */.Ot)(dmarc, best.domain);
    const rest = others.length === 0 ? '' : `; also ${others.map(describeSignature).join(', ')}`;
    const source = dkimSource(best.result, origin, provider);
    const detail = `DKIM ${describeSignature(best)}, ${(0,describe_authentication/* alignmentText */.d_)(isAligned, dmarc)}${rest}; ${source}`;
    return { ...measured(best.result, origin), domain: best.domain || null, isAligned, detail };
}
function describeSignature({ result, domain, selector, comment, unsignedBytes }) {
    const subject = `${result} for ${domain || 'a domain that is not named'}`;
    const key = selector === null || selector === '' ? '' : ` (selector ${selector})`;
    const part = unsignedBytes > 0 ? ` (l= leaves ${unsignedBytes} bytes of the body unsigned)` : '';
    return `${subject}${key}${comment === null ? '' : `: ${comment}`}${part}`;
}
function dkimSource(result, origin, provider) {
    if (origin === 'provider')
        return writtenBy(provider);
    const caution = result === 'pass' || result === 'none' ? '' : ', which the mailbox may have changed';
    return `computed by presend from the message in the mailbox${caution}`;
}
function describeDmarc(findings, identifiers) {
    const { written, dmarc, brokenDns } = findings;
    const arc = written.arc === null ? '' : `; ARC ${written.arc}`;
    const { policy, policyDomain } = dmarc;
    if (written.dmarc !== null)
        return writtenDmarc(written.dmarc, findings, { ...identifiers, arc });
    // A pass stands whatever else could not be asked; anything less might have been a pass.
    if (dmarc.result !== 'pass' && brokenDns !== null) {
        return { ...(0,describe_authentication/* leftOpen */.cb)('DMARC', brokenDns), policy: null, policyDomain: null, carriedBy: null };
    }
    const open = whyDmarcIsOpen(findings, identifiers);
    if (open !== null)
        return { ...(0,describe_authentication/* notMeasured */.q7)('DMARC', open), policy, policyDomain, carriedBy: null };
    const carriedBy = dmarc.result === 'pass' ? (0,describe_authentication/* carrier */.x1)(identifiers.spf, identifiers.dkim) : null;
    const basis = `computed by presend from SPF and DKIM${arc}`;
    return {
        ...measured(dmarc.result, 'computed'),
        domain: dmarc.authorDomain,
        isAligned: alignedBy(dmarc.result),
        policy,
        policyDomain,
        carriedBy,
        detail: `${(0,describe_authentication/* dmarcSentence */.VZ)(dmarc, { ...identifiers, carriedBy })}; ${basis}`,
    };
}
/** A fail is one only when both methods were looked at, each with its domain. */
function whyDmarcIsOpen({ dmarc, spf, dkim }, identifiers) {
    if (dmarc.result !== 'fail')
        return null;
    if (!identifiers.spf.isMeasured)
        return 'the provider wrote no DMARC result, DKIM does not carry it, and SPF is not known';
    const isNamed = spf.origin !== 'none' && spf.domain !== null;
    const isEveryNamed = dkim.signatures.every(({ domain, result }) => domain !== '' || result !== 'pass');
    return isNamed && isEveryNamed ? null : 'the provider’s results do not say for which domain they passed';
}
function writtenDmarc({ result, domain, policy, comment }, { dmarc, provider }, { spf, dkim, arc }) {
    const carriedBy = result === 'pass' ? (0,describe_authentication/* carrier */.x1)(spf, dkim) : null;
    const author = domain ?? dmarc.authorDomain;
    const applying = dmarc.policy ?? policy;
    const words = [
        `DMARC ${result}${author === null ? '' : ` for ${author}`}`,
        carriedBy === null ? '' : `, carried by ${carriedBy}`,
        comment === null ? '' : `: ${comment}`,
        applying === null
            ? ''
            : ` (policy ${applying}${dmarc.policyDomain === null ? '' : ` at _dmarc.${dmarc.policyDomain}`})`,
        `; ${writtenBy(provider)}${arc}`,
    ];
    return {
        ...measured(result, 'provider'),
        domain: author,
        isAligned: alignedBy(result),
        policy: applying,
        policyDomain: dmarc.policyDomain,
        carriedBy,
        detail: words.join(''),
    };
}
function alignedBy(result) {
    return result === 'pass' || result === 'fail' ? result === 'pass' : null;
}
function measured(result, origin) {
    return { isMeasured: true, isPass: result === 'pass', result, origin };
}
function writtenBy({ authservId, providerName }) {
    return `written by ${authservId === null || authservId === unnamedAuthserv ? providerName : authservId}`;
}

// EXTERNAL MODULE: ./lib/verdict/authentication/check-dkim.js
var check_dkim = __webpack_require__(22896);
;// CONCATENATED MODULE: ./lib/verdict/authentication/observed/signing-domain.js
/** Which domain signed, where a provider writes only the identity (`header.i`). */
/**
 * The signature with its `d=`, taken from the message's own DKIM-Signature field: the identity may lie below it
 * (RFC 6376 §3.5), and alignment looks at `d=`.
 */
function withSigningDomain(signature, message) {
    const own = signatureTags(message)
        .find((tags) => isOf(signature, tags))
        ?.get('d');
    return own === undefined ? signature : { ...signature, domain: own };
}
function signatureTags(message) {
    return message.headerFields
        .filter(({ name }) => name.toLowerCase() === 'dkim-signature')
        .map(({ rawValue }) => {
        const pairs = rawValue.split(';').map((tag) => /^\s*([a-z]+)\s*=([^]*)$/iu.exec(tag));
        return new Map(pairs.flatMap((pair) => (pair === null ? [] : [[pair[1] ?? '', signing_domain_normal(pair)]])));
    });
}
function signing_domain_normal(pair) {
    const value = (pair[2] ?? '').replaceAll(/\s+/gu, '');
    return pair[1] === 'b' || pair[1] === 'bh' ? value : value.toLowerCase();
}
/** Selector and the beginning of `b=` tell apart several signatures of one domain. */
function isOf({ domain, selector, valueStart }, tags) {
    const own = tags.get('d');
    if (own === undefined || (domain !== own && domain?.endsWith(`.${own}`) !== true))
        return false;
    if (selector !== null && tags.get('s') !== selector)
        return false;
    return valueStart === null || tags.get('b')?.startsWith(valueStart) === true;
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/observed/settle-dkim.js
/** DKIM of a copy in a real mailbox: what the provider wrote, else the signatures as they lie there. */


/** The provider's results, else presend's own verification of the bytes in the mailbox. */
async function settleDkim(written, { bytes, message }, ports) {
    if (written.dkim === null) {
        return { origin: 'computed', ...(await (0,check_dkim/* checkDkim */.Wq)({ bytes, message }, ports.resolver, ports.clock.nowMs())) };
    }
    const author = await (0,check_dkim/* readAuthor */.Y)(message, ports.resolver);
    const signatures = written.dkim.map((one) => {
        const { result, domain, selector, comment } = withSigningDomain(one, message);
        return { result, domain: domain ?? '', selector, comment, unsignedBytes: 0 };
    });
    return { origin: 'provider', signatures, ...author };
}
/** In the form that DMARC is evaluated from: what names no domain cannot align. */
function toDkimCheck({ signatures, fromAddresses, fromFieldCount }) {
    return {
        signatures: signatures
            .filter(({ domain }) => domain !== '')
            .map(({ result, domain, selector, comment, unsignedBytes }) => {
            return { result, domain, selector: selector ?? '', comment, unsignedBytes };
        }),
        fromAddresses,
        fromFieldCount,
    };
}

// EXTERNAL MODULE: ./lib/verdict/authentication/check-spf.js
var check_spf = __webpack_require__(54980);
;// CONCATENATED MODULE: ./lib/verdict/authentication/observed/settle-spf.js
/** SPF of a copy in a real mailbox: what the provider wrote, else what its own Received field lets us compute. */

/** The provider's result for MAIL FROM, else presend's. Never a fail that rests on an address that may be a relay's. */
async function settleSpf(written, hop, resolver) {
    if (written.spf !== null)
        return { origin: 'provider', ...written.spf, record: null, comment: null, hop: null };
    const missing = written.spfProblem ?? 'the provider wrote no SPF result';
    if (hop.status === 'unknown')
        return settle_spf_open(missing, hop.reason);
    if (hop.envelopeSender === undefined)
        return settle_spf_open(missing, 'no Return-Path stands above the receiver’s Received field');
    if (hop.envelopeSender === null && hop.heloName === null)
        return settle_spf_open(missing, 'the null sender came without a HELO name');
    const { clientAddress, heloName, envelopeSender } = hop;
    const check = await (0,check_spf/* checkSpf */.y)({ envelopeSender, clientAddress, heloName: heloName ?? `[${clientAddress}]` }, resolver);
    if (!hop.isCertain && check.result !== 'pass') {
        return settle_spf_open(missing, `${clientAddress}, the address in the topmost Received field, may be the provider’s own relay`);
    }
    return { origin: 'computed', ...check, hop };
}
function settle_spf_open(missing, reason) {
    return { origin: 'none', reason: `${missing}, and presend cannot compute one: ${reason}` };
}

// EXTERNAL MODULE: ./lib/mail/domain.js
var domain = __webpack_require__(32243);
;// CONCATENATED MODULE: ./lib/verdict/authentication/observed/written-results.js
/** What a provider's own Authentication-Results field says of SPF, DKIM and DMARC. Source: RFC 8601 §2.7. */

/** The results of the trusted fields, top first; of each method those of the first field that has any. */
function readWrittenResults(fields) {
    const ofMethod = (method) => {
        const found = fields.map(({ results }) => results.filter((one) => one.method === method));
        return found.find((results) => results.length > 0) ?? [];
    };
    return {
        ...readSpf(ofMethod('spf')),
        dkim: readDkim(ofMethod('dkim')),
        dmarc: readDmarc(ofMethod('dmarc')),
        arc: ofMethod('arc')[0]?.result ?? null,
    };
}
/** RFC 8601 §2.7.2, and RFC 5451's older word for fail. Other words are nobody's: then it is as if nothing stood there. */
const spfWords = new Map([
    ...['none', 'neutral', 'pass', 'fail', 'softfail', 'temperror', 'permerror'].map(itself),
    ['hardfail', 'fail'],
]);
/** RFC 8601 §2.7.1; `timeout` and `test` as Microsoft writes them. */
const dkimWords = new Map([
    ...['none', 'pass', 'fail', 'policy', 'neutral', 'temperror', 'permerror'].map(itself),
    ['timeout', 'temperror'],
    ['test', 'neutral'],
]);
/** RFC 9989's; Microsoft's guess says that there is no record. */
const dmarcWords = new Map([
    ...['none', 'pass', 'fail', 'temperror', 'permerror'].map(itself),
    ['bestguesspass', 'none'],
]);
function itself(word) {
    return [word, word];
}
/** Only a result about MAIL FROM counts: anybody can make HELO pass, and DMARC does not look at it. */
function readSpf(results) {
    const known = results.flatMap((one) => {
        const result = spfWords.get(one.result);
        return result === undefined ? [] : [{ result, sender: senderOf(one), helo: propertyOf(one, 'smtp', ['helo']) }];
    });
    const ofSender = known.find(({ sender }) => sender !== null);
    if (ofSender !== undefined) {
        // For the null reverse-path the identity is postmaster at the HELO name (RFC 7208 §2.4).
        const domain = domainOf(ofSender.sender ?? '') ?? (isNullPath(ofSender.sender) ? domainOf(ofSender.helo ?? '') : null);
        return { spf: { result: ofSender.result, domain }, spfProblem: null };
    }
    const unnamed = known.find(({ helo }) => helo === null);
    if (unnamed !== undefined && unnamed.result !== 'pass') {
        return { spf: { result: unnamed.result, domain: null }, spfProblem: null };
    }
    if (unnamed !== undefined)
        return { spf: null, spfProblem: 'the provider’s spf=pass does not say of which sender' };
    return { spf: null, spfProblem: known.length === 0 ? null : 'the provider’s SPF result is about HELO alone' };
}
/** `smtp.mail` is Yandex's word for it. */
function senderOf(result) {
    return propertyOf(result, 'smtp', ['mailfrom', 'mail']);
}
function isNullPath(sender) {
    return sender !== null && /^<?>?$/u.test(sender.trim());
}
function readDkim(results) {
    const known = results.flatMap((one) => {
        const result = dkimWords.get(one.result);
        return result === undefined ? [] : [toSignature(one, result)];
    });
    return known.length === 0 ? null : known.filter(({ result }) => result !== 'none');
}
function toSignature(written, result) {
    const domain = propertyOf(written, 'header', ['d']) ?? propertyOf(written, 'header', ['i']);
    return {
        result,
        domain: domain === null ? null : domainOf(domain),
        selector: propertyOf(written, 'header', ['s'])?.toLowerCase() ?? null,
        valueStart: propertyOf(written, 'header', ['b']),
        comment: result === 'pass' ? null : commentOf(written),
    };
}
function readDmarc(results) {
    const [found] = results.flatMap((one) => {
        const result = dmarcWords.get(one.result);
        return result === undefined ? [] : [{ one, result }];
    });
    if (found === undefined)
        return null;
    const { one, result } = found;
    return {
        result,
        domain: domainOf(propertyOf(one, 'header', ['from']) ?? ''),
        policy: policyOf(one),
        comment: dmarcComment(one),
    };
}
const policies = ['none', 'quarantine', 'reject'];
/** `(p=REJECT sp=NONE dis=NONE)` of Gmail, Yahoo and OpenDMARC; a property of its own at Fastmail. */
function policyOf(written) {
    const inComment = /(?:^|[\s,;(])p=([a-z]+)/iu.exec(written.comments.join(' '))?.[1];
    const word = (propertyOf(written, 'policy', ['published-domain-policy']) ?? inComment)?.toLowerCase();
    return policies.find((policy) => policy === word) ?? null;
}
/** Microsoft says what it did as a property without a type. */
function dmarcComment(written) {
    const action = written.properties.find(({ type, name }) => type === null && name === 'action')?.value;
    const guess = written.result === 'bestguesspass' ? 'no record; the provider guesses that it would pass' : null;
    // A comment that repeats the policy says nothing that is not shown anyway.
    const said = commentOf(written);
    const comment = said === null || /(?:^|[\s,;(])p(?:olicy)?=/iu.test(said) ? null : said;
    return guess ?? (action === undefined ? comment : `action ${action}`);
}
function commentOf({ reason, comments }) {
    return reason ?? (comments.join('; ') || null);
}
function propertyOf({ properties }, type, names) {
    return properties.find((one) => one.type === type && names.includes(one.name))?.value ?? null;
}
/** Of an address, `@domain`, or a domain alone. */
function domainOf(text) {
    const address = text.trim().replaceAll(/^<|>$/gu, '');
    return (0,domain/* parseDomain */.g)(address.slice(address.lastIndexOf('@') + 1));
}

;// CONCATENATED MODULE: ./lib/verdict/authentication/observed/observe-authentication.js
/** SPF, DKIM and DMARC of a copy that lies in a real mailbox: what its provider found, and the rest computed. */










/**
 * The three verdicts. What the provider's own fields say stands; forged ones below them say nothing. What it does not say is computed, and marked so. DNS is asked for that, for the policy and for alignment;
 * while it cannot be asked, written results stand and computed ones are not measured.
 *
 * @throws the signal's reason, and nothing else
 */
async function observeAuthentication(input, ports, signal) {
    signal.throwIfAborted();
    const resolver = (0,mailauth_resolver/* mailauthResolver */.E)(ports.dns, signal);
    const { authservId, providerName } = input.provider;
    const hop = findClientHop(input.fields, authservId === null ? [providerName] : [authservId, providerName]);
    const handOverIndex = hop.status === 'found' && hop.isCertain ? hop.fieldIndex : null;
    const written = readWrittenResults(trustedResults(input, handOverIndex));
    const [spf, dkim] = await Promise.all([
        settleSpf(written, hop, resolver),
        settleDkim(written, input, { resolver, clock: ports.clock }),
    ]);
    const spfCheck = spf.origin === 'none' || spf.domain === null ? null : { ...spf, domain: spf.domain };
    const dmarc = await (0,check_dmarc/* checkDmarc */.U)(spfCheck, toDkimCheck(dkim), resolver);
    signal.throwIfAborted();
    const brokenDns = resolver.failures.length === 0 ? null : await (0,dns_reach/* whyDnsIsBroken */.V)(ports.dns, resolver.failures, signal);
    return describeObserved({ written, spf, dkim, dmarc, brokenDns, provider: input.provider });
}
function trustedResults({ fields, provider }, handOverIndex) {
    if (provider.authservId === null)
        return [];
    const authservId = provider.authservId === unnamedAuthserv ? null : provider.authservId;
    return findTrustedResults(fields, { authservId, handOverIndex });
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/watch-mailboxes.js
/** The mailboxes of the service file, watched. */








/**
 * The mailboxes with what it takes to open them.
 *
 * @throws PresendError SETTINGS_INVALID that names every ca-file which cannot be read
 */
async function readMailboxes({ seeds }, place) {
    const settings = (seeds ?? []).filter((seed) => seed.kind === 'imap');
    const read = await Promise.all(settings.map(async (seed) => ({ seed, ca: await readCa(seed, place) })));
    const problems = read.flatMap(({ ca }) => (ca.status === 'bad' ? [ca.problem] : []));
    if (problems.length > 0)
        throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Reading the authorities of mailboxes', problems);
    return read.flatMap(({ seed, ca }) => (ca.status === 'ok' ? [toMailbox(seed, ca.pem)] : []));
}
async function readCa({ address, caPath }, { files, workingDirectory }) {
    if (caPath === null)
        return { status: 'ok', pem: null };
    try {
        return { status: 'ok', pem: await files.readText((0,external_node_path_.resolve)(workingDirectory, caPath)) };
    }
    catch (error) {
        const came = error instanceof Error ? error.message : String(error);
        return { status: 'bad', problem: { input: `ca-file (${address})`, came, expected: 'a PEM file that can be read' } };
    }
}
function toMailbox(seed, caPem) {
    const { address, providerName, authservId, plusAddress, host, port, tls, username, password } = seed;
    const account = { host, port, tls, username, password, caPem };
    return { address, providerName, authservId, hasPlusAddress: plusAddress, account };
}
/**
 * Under which name an instance watches. On SQLite there is never another one, so what a process that died has claimed is
 * its successor's at once.
 */
function holderOf({ storage }, random) {
    const location = (0,open_storage/* parseStorageLocation */.Q)(storage.reveal());
    return location.status === 'ok' && location.value.kind === 'postgres' ? random.uuid() : 'the only instance';
}
/** Starts it; `null`: there are none. Whoever owns it disposes it. */
async function watchMailboxes(parts) {
    const { mailboxes, retentionMs, holder, store, dns, clock, random, log, metrics, onDeliveries } = parts;
    await wellAgain(store);
    if (mailboxes.length === 0)
        return null;
    const watchers = await startMailboxWatchers({
        mailboxes,
        rules: { ...usualWatchRules, retentionMs },
        holder,
        ports: {
            clock,
            random,
            store,
            connect: openImapConnection,
            authenticate: async (input, signal) => await observeAuthentication(input, { dns, clock }, signal),
            toEvent: toWebhookEvent,
            onDeliveries,
            onEvent: (event) => logEvent(event, log),
        },
    });
    addNumbers(metrics, watchers);
    return watchers;
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
            return log.info('mailbox watched', { seed, folders: event.folders, idle: event.isIdle });
        case 'failed':
            return log.warn('mailbox out of reach', { seed, reason: event.reason, retry_ms: event.retryMs });
        case 'recorded':
            return log.info('copy observed', { seed, folder: event.folder, ms: event.latencyMs });
        case 'cleaned':
            return log.info('old copies deleted from a mailbox', { seed, messages: event.count });
        case 'error':
            return log.warn('watching had a failure and goes on', { seed, error: event.error });
        default:
            return kind;
    }
}
function addNumbers(metrics, watchers) {
    const add = (name, help, value) => metrics.watch({
        name,
        help,
        kind: 'counter',
        read: () => [{ labels: {}, value: value(watchers.numbers()) }],
    });
    metrics.watch({
        name: 'presend_mailboxes',
        help: 'Mailboxes of the service file by state; elsewhere: watched by another instance, or switched off',
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
            const { matched, ignored, repeated } = watchers.numbers().counts;
            return readingsOf('kind', { matched, ignored, repeated });
        },
    });
    add('presend_mailbox_messages_cleaned_total', 'Old copies deleted from mailboxes', ({ counts }) => counts.cleaned);
    add('presend_mailbox_sweeps_total', 'Sweeps of the folders beside the inbox', ({ counts }) => counts.sweeps);
    add('presend_mailbox_sweep_seconds_total', 'Time spent in them', ({ counts }) => counts.sweepMs / 1000);
}
function readingsOf(label, values) {
    return Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }));
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/open-foundation.js
/** What a self-hosted service stands on before any port is open: storage, jobs, seeds, DNS, engine, figures. */
var open_foundation_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var open_foundation_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
        const seeds = ownSeeds(settings.seeds);
        const mailboxes = await readMailboxes(settings, world);
        const trustedProxies = readTrustedProxies(settings);
        const dns = await openDns(settings.dns, world);
        const httpTls = settings.tls === null ? null : await readKeyPair('tls', settings.tls, world);
        const smtpTls = settings.smtpTls === null
            ? selfSignedCertificate(smtpName, world)
            : await readKeyPair('smtp-tls', settings.smtpTls, world);
        const metrics = serviceMetrics();
        const stack = open_foundation_addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const storage = stack.use(await openNamedStorage(settings, world));
        const store = measuredStore(storage.store, metrics);
        await store.syncSeeds(seeds);
        const jobs = stack.use(observedJobs(await storage.startJobs(), { metrics, log }));
        const spamFilter = openSpamFilter(settings.spamFilter, clock);
        const received = receiving({ settings, store, jobs, dns, spamFilter, clock, random, log, metrics });
        const owned = stack.move();
        return {
            store,
            jobs,
            metrics,
            received,
            dns,
            mailboxes,
            poolUsage: storage.poolUsage ?? null,
            httpTls,
            smtpTls,
            trustedProxies,
            directory: (0,directory/* storedDirectory */.FO)(store, seeds),
            [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = open_foundation_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** What the receiver calls itself, in its greeting and in a certificate that it makes itself. */
const smtpName = 'seeds.presend.example';
function readTrustedProxies(settings) {
    const parsed = (0,client_address/* parseTrustedProxies */.Z_)(settings.trustedProxies);
    if (parsed.status === 'bad')
        throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Reading trusted-proxies', parsed.problems);
    return parsed.value;
}
async function openNamedStorage({ storage }, { clock, random, workingDirectory, log }) {
    const location = (0,open_storage/* parseStorageLocation */.Q)(storage.reveal());
    if (location.status === 'bad')
        throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Finding the storage', location.problems);
    const onError = (error) => {
        // No failure: a webhook's host has enough to do, and the job comes back by itself.
        if (!(error instanceof HostBusyError))
            log.warn('the storage had a failure and goes on', { error });
    };
    return await (0,open_storage/* openStorage */.G)(inFolder(location.value, workingDirectory), { clock, random, onError });
}
function inFolder(location, folder) {
    return location.kind === 'sqlite' ? { kind: 'sqlite', path: (0,external_node_path_.resolve)(folder, location.path) } : location;
}

;// CONCATENATED MODULE: ./lib/service/operations/observe-messages.js
/** Logs every message that comes over SMTP. */
/** The same receiver; one line a message, without anybody's mail address and without a word of the message. */
function observeMessages(receive, { log, clock }) {
    return async (message, signal) => {
        const startMs = clock.monotonicMs();
        const reception = await receive(message, signal);
        log.info('message', {
            reply: reception.reply.code,
            matched: reception.isMatched,
            ms: Math.round((clock.monotonicMs() - startMs) * 10) / 10,
            bytes: message.bytes.length,
            seeds: message.seeds.length,
            client: message.client.address,
            tls: message.client.isTls,
        });
        return reception;
    };
}

// EXTERNAL MODULE: ./node_modules/hono/dist/helper/route/index.js
var route = __webpack_require__(46733);
// EXTERNAL MODULE: ./lib/contract/http-headers.js
var http_headers = __webpack_require__(95875);
// EXTERNAL MODULE: ./lib/service/long-poll/hold.js
var hold = __webpack_require__(15751);
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
/** Names, counts and logs every request. */




const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/**
 * One line and one count a request, and its name on the answer. Of the request itself only method and route pattern are
 * written: paths hold tracking ids, queries and bodies hold addresses, header fields hold tokens.
 */
function observeRequests(observers) {
    return async (request, next) => {
        const startMs = observers.clock.monotonicMs();
        const requestId = requestIdOf(request.req.header(requestIdHeader), observers.random);
        request.header(requestIdHeader, requestId);
        await next();
        const seen = {
            startMs,
            requestId,
            method: knownMethods.has(request.req.method) ? request.req.method : 'other',
            route: routeOf(request),
            workspace: request.get('token')?.workspaceId ?? null,
            isLongPoll: request.res.headers.has(http_headers/* httpHeaders */.P.preferenceApplied),
        };
        const tell = teller(seen, observers);
        const { holdOffer } = request.env;
        // The server goes on waiting for it, and says how that ended.
        if (holdOffer !== undefined && holdOffer.hold !== null)
            holdOffer.onEnd = tell;
        else
            tell(statusOf(request), request.error);
    };
}
function teller({ startMs, requestId, method, route, workspace, isLongPoll }, { log, metrics, clock }) {
    return (status, error) => {
        const durationMs = clock.monotonicMs() - startMs;
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
            ...(isLongPoll ? { long_poll: true } : {}),
        };
        if (status >= 500 && error !== undefined)
            log.error('request failed', { ...line, error });
        else
            log.info('request', line);
    };
}
/** A handler that ends because its client has gone away did not fail. */
function statusOf(request) {
    if (request.error === undefined || request.res.status < 500)
        return request.res.status;
    return request.req.raw.signal.aborted ? hold/* clientGone */.j : request.res.status;
}
/** The pattern of the handler; `none` where there is nothing. Patterns that end in `*` are middleware's. */
function routeOf(request) {
    return (0,route/* matchedRoutes */.$Z)(request).find((route) => !route.path.endsWith('*'))?.path ?? 'none';
}

// EXTERNAL MODULE: ./lib/service/postmaster-reader.js
var postmaster_reader = __webpack_require__(55555);
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
            postmaster: postmaster_reader/* noPostmasterData */.E,
            observe: observeRequests({ log, metrics, clock, random }),
        },
        publicUrl: (http) => publicUrlOf(settings, http),
        trustedProxies,
        http: httpOptions(settings, foundation),
        smtp: smtpOptions(settings, foundation),
        mail: {
            receive: observeMessages(durableReceiver(received), { log, clock }),
            onFailure: (error) => log.error('a message was put off with 451', { error }),
        },
        wrap: (app) => withOperations(app, { readiness: ready, metrics }, settings.metricsListen === null ? 'this-machine' : 'nobody'),
    };
}
function httpOptions({ listen, limits }, { httpTls }) {
    const { httpConnectionCount, maxHeaderBytes, headerTimeoutMs, requestTimeoutMs } = limits;
    const http = {
        ...listen,
        limits: { connectionCount: httpConnectionCount, maxHeaderBytes, headerTimeoutMs, requestTimeoutMs },
    };
    return httpTls === null ? http : { ...http, tls: { cert: httpTls.certPem, key: httpTls.keyPem } };
}
function smtpOptions({ smtp, limits }, { smtpTls }) {
    if (smtp === null)
        return null;
    return { ...smtp, maxClients: limits.smtpConnectionCount, maxMessageBytes: limits.maxMessageBytes, tls: smtpTls };
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
const start_work_sweepEveryMs = 10_000;
const mostDeleteEveryMs = 3_600_000;
/** Begins all of it; it ends when the jobs are drained. */
async function startWork(parts) {
    const { jobs } = parts;
    const sweepDeliveries = deliverySweep(parts);
    await jobs.work('deliver-webhook', parts.deliverWebhook);
    await jobs.work('judge-message', parts.judgeMessage);
    await jobs.work('sweep', { concurrency: 1, leaseMs: start_work_leaseMs, run: async () => await start_work_sweep(parts, sweepDeliveries) });
    await jobs.work('delete-old', {
        concurrency: 1,
        leaseMs: start_work_leaseMs,
        run: async (_job, signal) => await deleteOld(parts, signal),
    });
    await jobs.repeat('sweep', start_work_sweepEveryMs);
    await jobs.repeat('delete-old', deleteEveryMs(parts.retentionMs));
}
/** What is kept for minutes only must not stay for an hour. */
function deleteEveryMs(retentionMs) {
    return Math.min(mostDeleteEveryMs, Math.max(start_work_sweepEveryMs, Math.floor(retentionMs / 10)));
}
async function start_work_sweep({ log, sweepMessages }, sweepDeliveries) {
    const deliveries = await sweepDeliveries();
    if (deliveries > 0)
        log.info('deliveries are overdue', { deliveries });
    await sweepMessages();
}
async function deleteOld({ store, clock, log, retentionMs }, signal) {
    const nowMs = clock.nowMs();
    const deleted = await store.deleteOlderThan({ createdBeforeMs: nowMs - retentionMs, nowMs }, signal);
    if (deleted.tests + deleted.messages > 0)
        log.info('deleted old data', { ...deleted });
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/watch-numbers.js
/** Numbers that other parts keep, shown among the metrics. */
/** Adds them. */
function watchNumbers(metrics, { service, jobs, poolUsage }) {
    const { receiver } = service;
    metrics.watch({
        name: 'presend_long_polls_open',
        help: 'Requests that wait for news now',
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
    if (poolUsage !== null)
        watchPool(metrics, poolUsage);
    if (receiver !== null)
        watchReceiver(metrics, receiver);
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
function watchReceiver(metrics, receiver) {
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

// EXTERNAL MODULE: ./lib/service/start-service.js + 13 modules
var start_service = __webpack_require__(65369);
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
        const stack = self_hosted_addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const foundation = stack.use(await openFoundation(settings, world));
        const { store, jobs } = foundation;
        let started = null;
        const ready = readiness(checksOf(settings, foundation, () => started), { clock, log });
        const plan = planService(settings, world, { ...foundation, ready });
        const service = stack.use(await listening(settings, async () => await (0,start_service/* startService */.i)(plan)));
        started = service;
        const metrics = await listening(settings, async () => await openMetricsPort(settings, world, { ...foundation, ready }));
        if (metrics !== null)
            stack.use(metrics);
        watchNumbers(foundation.metrics, { service, jobs, poolUsage: foundation.poolUsage });
        await startWork({
            store,
            jobs,
            clock,
            log,
            retentionMs: settings.retentionMs,
            deliverWebhook: deliveryWorkerOf(settings, world, { foundation, service }),
            judgeMessage: judgementWorker(foundation),
            sweepMessages: async () => await sweepMessages({ store, jobs, clock }),
        });
        const watchers = await watchMailboxes(watchingParts(settings, world, foundation));
        if (watchers !== null)
            stack.use(watchers);
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
function watchingParts(settings, { clock, random, log }, { mailboxes, store, dns, metrics, received }) {
    const onDeliveries = (deliveryIds) => received.ports.onDeliveries?.(deliveryIds);
    const { retentionMs } = settings;
    const holder = holderOf(settings, random);
    return { mailboxes, retentionMs, holder, store, dns, clock, random, log, metrics, onDeliveries };
}
/** What brings results ends first, all at once: they may still ask for jobs. */
async function drainSources(service, watchers, signal) {
    await Promise.all([service.drain(signal), watchers?.[Symbol.asyncDispose]()]);
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
        onAttempt: ({ webhookId, workspaceId, host, attemptNumber, statusCode, durationMs, state }) => log.info('webhook attempt', {
            webhook: webhookId,
            workspace: workspaceId,
            host,
            attempt: attemptNumber,
            status: statusCode,
            ms: durationMs,
            state,
        }),
    });
}
/** Kept messages are judged beside those whose senders wait, and must not take all the processor's time from them. */
const judgementConcurrency = 4;
const judgementLeaseMs = 30_000;
function judgementWorker({ store, directory, received: { rules, ports } }) {
    return {
        concurrency: judgementConcurrency,
        leaseMs: judgementLeaseMs,
        run: async (job, signal) => {
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

// EXTERNAL MODULE: ./lib/settings/service-file/read-service-settings.js + 7 modules
var read_service_settings = __webpack_require__(29187);
// EXTERNAL MODULE: ./lib/world/scrub-secrets.js
var scrub_secrets = __webpack_require__(75167);
// EXTERNAL MODULE: ./lib/world/secret.js
var secret = __webpack_require__(41502);
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
        log.warn('stopping at once', { signal });
        host.exit(cutOffExitCode);
    });
    const ignoreStrays = host.onStray((stray) => {
        if (stray.status === 'warning') {
            log.warn('a warning of Node', { text: stray.text });
            return;
        }
        log.error('an error that nobody expected: stopping', { error: stray.error });
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
        const sink = run_serve_command_addDisposableResource(env_1, stdoutSink(), false);
        return await serve(line, { ...tools, sink });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        run_serve_command_disposeResources(env_1);
    }
}
/** The same with a place for the log. @returns 0: stopped as it was told to; 1: after an error that nobody expected */
async function serve(line, { world, host, sink }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { workingDirectory } = host;
        const parsed = await (0,read_service_settings/* readServiceSettings */.$j)({ flags: line.flags, workingDirectory }, world);
        if (parsed.status === 'bad')
            throw (0,presend_error/* problemsError */.$)('SETTINGS_INVALID', 'Reading the service settings', parsed.problems);
        const settings = parsed.value;
        const log = openServiceLog({
            level: settings.logLevel,
            sink,
            clock: world.clock,
            scrub: (0,scrub_secrets/* scrubber */.t)(secretsOf(settings.storage)),
        });
        const watch = run_serve_command_addDisposableResource(env_2, watchService(host, log), false);
        sayStart(settings, log);
        const service = await startSelfHosted(settings, { ...world, workingDirectory, log });
        sayListening(service, log);
        const end = await watch.ended;
        const startMs = world.clock.monotonicMs();
        await service.drain();
        await service[Symbol.asyncDispose]();
        log.info('stopped', { ms: Math.round(world.clock.monotonicMs() - startMs) });
        await sink.flush();
        return end === 'told-to-stop' ? 0 : 1;
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
    const shown = Object.fromEntries(settings.effective.map((setting) => [setting.name, setting.shown]));
    log.info('starting', { version: version/* version */.r, node: process.version, pid: process.pid, settings: shown });
    for (const notice of settings.notices)
        log.warn(notice);
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


/** The only kind of event there is. */
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
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ input, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(text), expected: 'an address such as https://example.com/hooks/presend' });
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
/** The URL class drops tabs and line ends and trims blanks: what is checked must be what was typed. */
function isPlainText(text) {
    return text.length <= maxUrlLength && /^[^\s\p{Cc}\p{Cf}]+$/u.test(text);
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
    async function keepWhenAnswered(entry, answerMs) {
        const { status } = await entry.answer;
        entry.freshUntilMs = clock.monotonicMs() + (status === 'servfail' ? limits.failureMs : answerMs);
    }
    function get(key, ask, answerMs = limits.answerMs) {
        const known = entries.get(key);
        if (known !== undefined && clock.monotonicMs() < known.freshUntilMs)
            return known.answer;
        entries.delete(key);
        const [oldest] = entries.keys();
        if (entries.size >= limits.maxCount && oldest !== undefined)
            entries.delete(oldest);
        const entry = { answer: ask(), freshUntilMs: Number.POSITIVE_INFINITY };
        entries.set(key, entry);
        // A question that failed outright is not kept: the next caller asks again.
        keepWhenAnswered(entry, answerMs).catch(() => entries.delete(key));
        return entry.answer;
    }
    return {
        get,
        get count() {
            return entries.size;
        },
    };
}

// EXTERNAL MODULE: ./lib/world/node-clock.js
var node_clock = __webpack_require__(38101);
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
        kind: 'live',
        resolve: async (name, type, signal) => {
            signal.throwIfAborted();
            const asked = name.toLowerCase().replace(/\.$/u, '');
            const question = () => withTimeLimit(ask(resolver, asked, type), timeoutMs);
            // The root is asked to find out whether DNS works at all, now: an answer of a minute ago would not say that.
            const keptMs = asked === '' ? 0 : undefined;
            const answer = cache.get(`${type} ${asked}`, question, keptMs);
            return await untilAborted(answer, signal);
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
/** The shared question goes on for the others; only this caller stops waiting. */
async function untilAborted(answer, signal) {
    const { promise: aborted, reject } = Promise.withResolvers();
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    try {
        return await Promise.race([answer, aborted]);
    }
    finally {
        signal.removeEventListener('abort', onAbort);
    }
}


/***/ }),

/***/ 38101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ nodeClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/** The machine's clock. */

/** setTimeout takes a signed 32-bit number of milliseconds; a longer wait would fire at once. */
const longestTimerMs = 2 ** 31 - 1;
/** A Clock on the machine's own time. */
function nodeClock() {
    return { nowMs: () => Date.now(), monotonicMs: () => performance.now(), sleep };
}
async function sleep(delayMs, signal) {
    signal.throwIfAborted();
    try {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(Math.max(delayMs, 0), longestTimerMs), undefined, { signal });
    }
    catch (error) {
        // The timer rejects with its own AbortError; callers want the reason that was given.
        signal.throwIfAborted();
        throw error;
    }
}


/***/ }),

/***/ 75167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ scrubber),
/* harmony export */   w: () => (/* binding */ scrubData)
/* harmony export */ });
/* harmony import */ var _secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27404);
/** Takes secrets out of everything that leaves the process by a way that nobody else masks. */

/**
 * A function that replaces the secrets, their lines and their encodings (base64 at all offsets, base64url, URI, hex,
 * JSON, HTML, login strings) by `***`. Where hits overlap, all of them together become one `***`.
 *
 * @param usernames the names that stand before a password in login strings
 */
function scrubber(secrets, usernames = []) {
    const values = secrets.map((secret) => secret.reveal()).filter(_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .isMaskable */ .h_);
    const logins = values.flatMap((value) => usernames.flatMap((name) => (0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .loginForms */ .xm)(name, value)));
    const forms = [...new Set([...values.flatMap(_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .secretForms */ .eo), ...logins])];
    return (text) => replaceSpans(text, mergeSpans(forms.flatMap((form) => spansOf(text, form))));
}
/**
 * The same data with every string in it scrubbed, property names left alone. Scrub before rendering: an escaper may
 * take a secret apart so that it is not found in the finished text.
 *
 * @param data plain data: what JSON can carry
 */
function scrubData(data, scrub) {
    return JSON.parse(JSON.stringify(data), (_name, value) => (typeof value === 'string' ? scrub(value) : value));
}
function spansOf(text, form) {
    const spans = [];
    let open = null;
    for (let start = text.indexOf(form); start !== -1; start = text.indexOf(form, start + 1)) {
        const end = start + form.length;
        if (open !== null && start <= open.end) {
            open = { start: open.start, end };
            continue;
        }
        if (open !== null)
            spans.push(open);
        open = { start, end };
    }
    return open === null ? spans : [...spans, open];
}
function mergeSpans(spans) {
    const merged = [];
    for (const span of spans.toSorted((left, right) => left.start - right.start)) {
        const last = merged.at(-1);
        if (last === undefined || span.start >= last.end)
            merged.push(span);
        else
            merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    }
    return merged;
}
function replaceSpans(text, spans) {
    if (spans.length === 0)
        return text;
    const parts = [];
    let from = 0;
    for (const { start, end } of spans) {
        parts.push(text.slice(from, start), '***');
        from = end;
    }
    return [...parts, text.slice(from)].join('');
}


/***/ }),

/***/ 27404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _o: () => (/* binding */ secretLines),
/* harmony export */   eo: () => (/* binding */ secretForms),
/* harmony export */   h_: () => (/* binding */ isMaskable),
/* harmony export */   xm: () => (/* binding */ loginForms),
/* harmony export */   zR: () => (/* binding */ pemBody)
/* harmony export */ });
/** The shapes in which one secret may turn up in text: as it is, line by line, and encoded. */
/** Shorter values occur by chance everywhere; a mask on them stars out innocent text and drops job outputs. */
const leastLength = 4;
/**
 * Words that presend prints itself, those that results and outputs are made of among them: were one of them masked,
 * GitHub would drop outputs and the scrubber would spoil results.
 */
const ownWords = new Set(`true false null none test default pass fail misconfigured inconclusive warn error check send
  input flag environment config embedded remote overall consumer business protected marketing transactional
  inbox spam promotions social updates forums junk observed simulated dkim dmarc spam-test external-test
  accepted rejected unknown not-attempted final-dot greeting ehlo auth mail rcpt data final-reply
  failing missing outstanding excluded unreported missed undecided no-threshold not-inbox exclude
  presend password secret token http https smtp localhost 127.0.0.1`.split(/\s+/u));
/**
 * True for a value that may be masked: at least four characters, and neither one of presend's own words, a small
 * number (a port), a PEM frame line, nor one character over and over.
 */
function isMaskable(value) {
    const text = value.trim();
    if (text.length < leastLength || ownWords.has(text.toLowerCase()))
        return false;
    return !/^\d{1,5}$/u.test(text) && !/^-----(?:BEGIN|END) [^-]*-----$/u.test(text) && !/^(.)\1*$/su.test(text);
}
/** The lines of a secret that may be masked; a secret of one line is its own only line. No duplicates. */
function secretLines(value) {
    const lines = value.split(/[\r\n]+/u).map((line) => line.trim());
    return [...new Set(lines)].filter(isMaskable);
}
/** What a login shows of a password: the base64 of `\0user\0password` (AUTH PLAIN) and of `user:password` (basic). */
function loginForms(username, password) {
    return [`\0${username}\0${password}`, `${username}\0${username}\0${password}`, `${username}:${password}`].map(base64);
}
/** A PEM's base64 body as one line, as DNS records and many logs have it; `null` when the value is no PEM. */
function pemBody(value) {
    const body = /-----BEGIN [^-]+-----([\s\S]*?)-----END [^-]+-----/u.exec(value)?.[1];
    return body === undefined ? null : body.replaceAll(/\s+/gu, '');
}
/**
 * Everything that is looked for when a secret is scrubbed: the value, its lines, and the encodings of both that
 * logs and reports are known to contain. Longest first, no duplicates, nothing that is not maskable.
 */
function secretForms(value) {
    const lines = secretLines(value);
    const whole = [value, value.trim(), pemBody(value)].filter((text) => text !== null);
    const forms = [...whole.flatMap(encodings), ...lines.flatMap((line) => [line, ...urlForms(line)])];
    if (lines.length === 1)
        forms.push(...encodings(lines[0] ?? ''));
    return [...new Set(forms)].filter(isMaskable).toSorted((left, right) => right.length - left.length);
}
function encodings(value) {
    const base64Forms = [base64(value), ...[0, 1, 2].map((offset) => base64Inside(value, offset))];
    const hex = Buffer.from(value).toString('hex');
    return [
        value,
        ...base64Forms,
        ...base64Forms.map((form) => form.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '')),
        hex,
        hex.toUpperCase(),
        ...urlForms(value),
        ...jsonForms(value),
        ...htmlForms(value),
    ];
}
function base64(value) {
    return Buffer.from(value).toString('base64');
}
/**
 * The part of a base64 text that is the same whatever stands before and after the value, when the value starts
 * `offset` bytes into a group of three. The runner masks the same three (HostContext.cs, "Base64StringEscape").
 */
function base64Inside(value, offset) {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
    return bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6));
}
function urlForms(value) {
    // encodeURIComponent throws on half a surrogate pair.
    const whole = value.toWellFormed();
    const percent = encodeURIComponent(whole);
    const form = new URLSearchParams({ v: value }).toString().slice(2);
    // Python's quote() leaves slashes as they are; encodeURI() leaves all that may stand somewhere in a URL.
    const forms = [percent, form, percent.replaceAll('%2F', '/'), encodeURI(whole)];
    return [...forms, ...forms.map(lowerPercent)];
}
function lowerPercent(encoded) {
    return encoded.replaceAll(/%[0-9A-F]{2}/gu, (one) => one.toLowerCase());
}
function jsonForms(value) {
    const plain = JSON.stringify(value).slice(1, -1);
    const ascii = plain.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return [plain, ascii, JSON.stringify(plain).slice(1, -1)];
}
/** The spellings that HTML escapers choose for the two quotes. */
const quoteSpellings = [
    ['"', "'"],
    ['&quot;', '&#39;'],
    ['&quot;', '&#x27;'],
    ['&quot;', "'"],
    ['&#34;', '&#39;'],
    ['&quot;', '&apos;'],
];
function htmlForms(value) {
    const text = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    return quoteSpellings.map(([double, single]) => text.replaceAll('"', double).replaceAll("'", single));
}


/***/ })

};
