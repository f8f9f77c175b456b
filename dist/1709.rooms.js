export const id = 1709;
export const ids = [1709];
export const modules = {

/***/ 51709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runServe: () => (/* binding */ runServe),
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
// EXTERNAL MODULE: ./lib/storage/storage-away.js
var storage_away = __webpack_require__(2395);
;// CONCATENATED MODULE: ./lib/service/operations/limit-outage-lines.js
/** Keeps the log readable while the storage is unavailable: one line per second and message, with a count. */

const windowMs = 1000;
/**
 * Limits lines about storage errors: thousands of requests fail in the second in which a database goes away. The first
 * line of a message is written; the first one after a second has `skipped`, the number of lines left out. `reason`
 * replaces the error with its stack. Other errors are not limited.
 */
function limitOutageLines(clock) {
    const last = new Map();
    return (message, fields) => {
        const { error, ...others } = fields;
        if (!(error instanceof Error) || !((0,storage_away/* isStorageAway */.C)(error) || (0,storage_away/* isStorageAway */.C)(error.cause)))
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

;// CONCATENATED MODULE: ./lib/service/operations/service-log.js
/** The log: one JSON object per line, without secrets. */


/**
 * Opens a log of lines `{"level":"info","time":"2026-01-31T10:30:00.000Z","msg":"request",…}`.
 *
 * Tracking ids and tokens are masked in every line, so that reading the log gives access to no report and no workspace.
 */
function openServiceLog({ level, sink, clock, scrub = (line) => line }) {
    const clean = { write: (line) => sink.write(maskIds(scrub(line))) };
    const logger = pino({
        level,
        base: null,
        timestamp: () => `,"time":"${new Date(clock.nowMs()).toISOString()}"`,
        formatters: { level: (label) => ({ level: label }) },
        serializers: { error: (error) => describeError(error) },
    }, clean);
    const unfiltered = logger.child({}, { level: 'info' });
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
        always: (message, fields = {}) => unfiltered.info(fields, message),
    };
}
/** Shortens tracking ids and keys to their first characters, and removes tokens and webhook secrets. */
function maskIds(text) {
    if (!text.includes('ps') && !text.includes('whsec'))
        return text;
    // Without a look at the preceding character: in JSON it may end an escape, as in `\npst_…`.
    return text
        .replaceAll(/(ps[tk]_[A-Za-z0-9]{4})[A-Za-z0-9]{12,}/gu, '$1…')
        .replaceAll(/(psd|whsec)_[A-Za-z0-9_-]{12,}/gu, '$1_***');
}
const maxCauses = 4;
/**
 * Name, message, code, stack and causes of an error, and none of its other properties: database drivers attach the row,
 * HTTP clients the request with its headers.
 */
function describeError(thrown, causesLeft = maxCauses) {
    if (!(thrown instanceof Error))
        return { type: typeof thrown, message: String(thrown) };
    const code = 'code' in thrown && typeof thrown.code === 'string' ? { code: thrown.code } : {};
    const stack = thrown.stack === undefined ? {} : { stack: thrown.stack };
    const hasCause = thrown.cause !== undefined && thrown.cause !== null && causesLeft > 0;
    const cause = hasCause ? { cause: describeError(thrown.cause, causesLeft - 1) } : {};
    return { type: thrown.name, message: thrown.message, ...code, ...stack, ...cause };
}
/** The field `test`: the numeric id, an array for several tests, absent for none. */
function testField(numericIds) {
    const [first, ...others] = new Set(numericIds);
    if (first === undefined)
        return {};
    return { test: others.length === 0 ? first : [first, ...others] };
}

;// CONCATENATED MODULE: ./lib/service/operations/stdout-sink.js
/** Writes the log to standard output. */

/** Unread output beyond this is dropped. */
const maxBufferedBytes = 16 * 1024 * 1024;
/** Opens a sink that writes asynchronously: a synchronous write to a full pipe would block the service. */
function stdoutSink() {
    const destination = pino.destination({ dest: 1, sync: false, maxLength: maxBufferedBytes });
    // EPIPE: the reader is gone, but the service must keep running.
    destination.on('error', () => undefined);
    return {
        write: (line) => void destination.write(line),
        flush: async () => await new Promise((resolve) => {
            destination.flush(() => resolve());
        }),
        [Symbol.dispose]: () => destination.flushSync(),
    };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
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

// EXTERNAL MODULE: ./lib/storage/open-storage.js + 4 modules
var open_storage = __webpack_require__(85874);
// EXTERNAL MODULE: ./lib/world/live-dns.js + 1 modules
var live_dns = __webpack_require__(41659);
// EXTERNAL MODULE: ./lib/world/parse-zone-file.js + 3 modules
var parse_zone_file = __webpack_require__(23784);
// EXTERNAL MODULE: ./lib/world/zone-file-dns.js + 1 modules
var zone_file_dns = __webpack_require__(40053);
// EXTERNAL MODULE: ./lib/service/http/client-address.js
var client_address = __webpack_require__(14304);
// EXTERNAL MODULE: ./lib/service/self-hosted/known-seeds.js
var known_seeds = __webpack_require__(44130);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
;// CONCATENATED MODULE: ./lib/service/self-hosted/read-key-pair.js
/** Reads a certificate and its key, and checks that they belong together. */



/**
 * Reads both files.
 *
 * @param setting `tls` or `smtp-tls`
 * @throws PresendError SETTINGS_INVALID if one cannot be read or they do not match
 */
async function readKeyPair(setting, { certPath, keyPath }, place) {
    try {
        const [certPem = '', keyPem = ''] = await Promise.all([certPath, keyPath].map(async (path) => await place.files.readText((0,external_node_path_.resolve)(place.workingDirectory, path))));
        (0,external_node_tls_.createSecureContext)({ cert: certPem, key: keyPem });
        return { certPem, keyPem };
    }
    catch (error) {
        throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', `Reading the certificate of ${setting}`, [
            {
                input: setting,
                // Messages of Node and OpenSSL name the file or the defect, never the key.
                came: error instanceof Error ? error.message : String(error),
                expected: `a certificate in ${certPath} and its key in ${keyPath}, both PEM and readable`,
            },
        ]);
    }
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/settings-resources.js
/** Everything that the settings refer to, read and checked before anything is opened: files, networks, storage location. */










/** Reads everything. @throws PresendError SETTINGS_INVALID with all problems */
async function readSettingsResources(settings, world) {
    const reads = [
        (0,known_seeds/* readFileAuthorities */.wT)(settings, world),
        readTrustedProxies(settings),
        openDns(settings.dns, world),
        readHttpTls(settings, world),
        readSmtpTls(settings, world),
        readStorageLocation(settings),
    ];
    await rejectTogether(reads);
    const [authorities, trustedProxies, dns, httpTls, smtpTls, storageLocation] = await Promise.all(reads);
    return { authorities, trustedProxies, dns, httpTls, smtpTls, storageLocation };
}
/** Returns the problems of the zone file and the certificates, for settings that are still being read. */
async function checkFiles({ zoneFilePath, tls, smtpTls, }, world) {
    const results = await Promise.allSettled([
        zoneFilePath === null ? null : openDns({ servers: [], zoneFilePath }, world),
        tls === null ? null : readKeyPair('tls', tls, world),
        smtpTls === null ? null : readKeyPair('smtp-tls', smtpTls, world),
    ]);
    return errorsOf(results).flatMap((error) => error.problems);
}
/** Rejects with the problems of all reads. */
async function rejectTogether(reads) {
    const errors = errorsOf(await Promise.allSettled(reads));
    const [first] = errors;
    if (first === undefined)
        return;
    if (errors.length === 1)
        throw first;
    const problems = errors.flatMap((error) => error.problems);
    throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', 'Reading the files and addresses in the settings', problems);
}
/** @throws the first error that is not a PresendError */
function errorsOf(results) {
    return results.flatMap((result) => {
        if (result.status === 'fulfilled')
            return [];
        if (result.reason instanceof presend_error/* PresendError */.Wn)
            return [result.reason];
        throw result.reason;
    });
}
/** The SMTP receiver's name, in its greeting and in its self-signed certificate. */
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
        throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', 'Reading trusted-proxies', parsed.problems);
    return parsed.value;
}
async function readStorageLocation({ storage }) {
    const location = await Promise.resolve((0,open_storage/* parseStorageLocation */.Q)(storage.reveal()));
    if (location.status === 'bad')
        throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', 'Reading storage', location.problems);
    return location.value;
}
/** Opens live DNS, behind the zone file if there is one. @throws PresendError SETTINGS_INVALID */
async function openDns({ servers, zoneFilePath }, world) {
    const live = (0,live_dns.liveDns)({ servers, clock: world.clock });
    if (zoneFilePath === null)
        return live;
    const zone = (0,parse_zone_file.parseZoneFile)(await readZoneFile(zoneFilePath, world), zoneFilePath);
    if (zone.status === 'bad')
        throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', 'Reading dns.zone-file', zone.problems);
    return (0,zone_file_dns.zoneFileDns)([zone.value], live);
}
async function readZoneFile(path, { files, workingDirectory }) {
    try {
        return await files.readText((0,external_node_path_.resolve)(workingDirectory, path));
    }
    catch (error) {
        const came = error instanceof Error ? error.message : String(error);
        throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', 'Reading dns.zone-file', [
            { input: 'dns.zone-file', came, expected: 'a readable zone file (RFC 1035 section 5)' },
        ]);
    }
}

// EXTERNAL MODULE: ./lib/seeds/imap/imap-failure.js
var imap_failure = __webpack_require__(88782);
// EXTERNAL MODULE: ./lib/seeds/imap/imap-limits.js
var imap_limits = __webpack_require__(80634);
// EXTERNAL MODULE: ./lib/service/self-hosted/to-mailbox.js + 1 modules
var to_mailbox = __webpack_require__(47054);
// EXTERNAL MODULE: ./lib/postmaster/dmarc/keep-reports.js + 2 modules
var keep_reports = __webpack_require__(59819);
// EXTERNAL MODULE: ./lib/postmaster/dmarc/report-limits.js
var report_limits = __webpack_require__(64535);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/read-mailbox.js
/** Reads new reports from a mailbox. Leaves messages unread and in place, unless configured to delete them. */
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



/** Emails between two cursor updates; after a crash, at most this many are read again. */
const chunkSize = 25;
/** @throws ImapFailure, storage errors, or the signal's reason */
async function readReportMailbox(mailbox, ports, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { clock, limits, store } = ports;
        const connection = __addDisposableResource(env_1, await ports.connect(mailbox.account, { clock, limits, signal }), true);
        const { uidValidity } = await connection.open(mailbox.folder);
        const cursor = await store.readDmarcCursor(mailbox.name);
        // With a new UIDVALIDITY, read everything again: known reports are recognized by their ids.
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
        const result_1 = __disposeResources(env_1);
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
    // Without UIDPLUS, the server would also delete messages that others have marked.
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
/** Reads report emails in a worker thread with time and memory limits. */



const defaultTimeLimitMs = 30_000;
/** 8 MiB of XML become about 300 MB of elements. */
const memoryMb = 512;
/** Starts no thread before the first email. @param timeLimitMs per email */
function openReportWorker(timeLimitMs = defaultTimeLimitMs) {
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
                ? `an email that can be read within ${timeLimitMs / 1000} s`
                : `at most ${memoryMb} MiB of memory`;
            const problem = { input: 'report', came: 'an email that takes more', expected, place: { file: file.name } };
            return { isReport: true, reports: [], problems: [problem] };
        },
        [Symbol.asyncDispose]: async () => await workers[Symbol.asyncDispose](),
    };
}

// EXTERNAL MODULE: ./lib/postmaster/dmarc/reports-account.js
var reports_account = __webpack_require__(5267);
;// CONCATENATED MODULE: ./lib/postmaster/jobs/read-dmarc-reports.js
/** The job that reads the mailboxes of `dmarc-reports`; one instance runs it at a time. */








const kind = 'read-dmarc-reports';
/** Starts the job, if there are mailboxes; it ends when jobs are drained. Dispose to end the worker thread. */
async function startReadingReports(parts) {
    const { mailboxes, everyMs } = parts.settings.dmarcReports;
    const worker = openReportWorker();
    if (mailboxes.length === 0)
        return worker;
    const counts = readingCounts(parts.metrics);
    const open = mailboxes.map((mailbox) => ({ mailbox, account: openOnce(mailbox, parts) }));
    await parts.jobs.work(kind, {
        concurrency: 1,
        run: async (_job, signal) => {
            for (const { mailbox, account } of open)
                await readOne(mailbox, { ...parts, account, counts, worker }, signal);
        },
    });
    await parts.jobs.repeat(kind, everyMs);
    return worker;
}
/** Opens once, because the account may contain a renewed token. */
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
    const callbacks = {
        onNotice: (_address, text) => log.warn('mailbox notice', { mailbox: name, text }),
        onError: (_address, error) => log.warn('refresh token not saved', { mailbox: name, error }),
    };
    return (0,to_mailbox/* toMailbox */.gL)(mailbox, { origin: 'file', caPem }, { ...parts, ...callbacks }).account;
}
/** @throws ImapFailure, so that the other mailboxes are still read */
async function readAuthorities(path, { files, workingDirectory }) {
    try {
        return await files.readText((0,external_node_path_.resolve)(workingDirectory, path));
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown error';
        throw new imap_failure/* ImapFailure */.K_('untrusted', `its ca-file "${path}" cannot be read: ${reason}`);
    }
}
/** Logs failures of the mailbox, which is read again next time. @throws storage errors, which make the job retry */
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
        help: 'DMARC aggregate reports received by email, by outcome',
        kind: 'counter',
        labelNames: ['outcome'],
        read: () => Object.entries(totals).map(([outcome, value]) => ({ labels: { outcome }, value })),
    });
    metrics.watch({
        name: 'presend_dmarc_mailbox_failures_total',
        help: 'Failed reads of mailboxes with DMARC reports',
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

// EXTERNAL MODULE: ./lib/oauth/open-oauth-client.js + 1 modules
var open_oauth_client = __webpack_require__(45935);
// EXTERNAL MODULE: ./lib/postmaster/google/provider.js
var provider = __webpack_require__(24605);
// EXTERNAL MODULE: ./lib/postmaster/sync/plan-days.js
var plan_days = __webpack_require__(54823);
// EXTERNAL MODULE: ./lib/postmaster/sync/run-sync.js + 12 modules
var run_sync = __webpack_require__(22365);
// EXTERNAL MODULE: ./lib/postmaster/sync/to-grant-event.js
var to_grant_event = __webpack_require__(49519);
;// CONCATENATED MODULE: ./lib/postmaster/jobs/sync-numbers.js
/** Metrics of postmaster accounts and syncs. */
/** Registers the metrics. */
function watchSyncs({ metrics, store, clock }) {
    const ends = new Map();
    metrics.watch({
        name: 'presend_postmaster_syncs_total',
        help: 'Syncs of postmaster accounts on this instance, by result',
        kind: 'counter',
        labelNames: ['end'],
        read: () => [...ends].map(([end, value]) => ({ labels: { end }, value })),
    });
    metrics.watch({
        name: 'presend_postmaster_accounts',
        help: 'Postmaster accounts by state of their grant, over all instances on this storage',
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
        help: 'Time since the last completed sync of the connected account that is furthest behind; 0 without accounts',
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

;// CONCATENATED MODULE: ./lib/postmaster/jobs/sync-schedule.js
/** Schedules one sync per account and day. */

const sync_schedule_dayMs = 86_400_000;
/**
 * Returns today's jobs; existing ones keep their time. An account without a sync in the last day starts at once. A
 * reconnected account gets a second job, because the key includes the grant.
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
/** Parses a job key; null for the planning job. */
function parseSyncSlot(key) {
    const [, id, day] = /^account-(\d{1,15}):(\d{1,9}):[0-9a-f]+$/u.exec(key) ?? [];
    if (id === undefined || day === undefined)
        return null;
    return { accountId: Number(id), dayStartsAtMs: Number(day) * sync_schedule_dayMs, startsAtMs: startOf(Number(id), Number(day)) };
}
/** The golden ratio spreads any number of accounts evenly over the day, at stable times. */
function startOf(accountId, dayNumber) {
    const share = (accountId * 0.618_033_988_749_895) % 1;
    return dayNumber * sync_schedule_dayMs + Math.floor(share * sync_schedule_dayMs);
}

;// CONCATENATED MODULE: ./lib/postmaster/jobs/sync-accounts.js
/** The job that syncs connected postmaster accounts daily, each on one instance at a time. */







const sync_accounts_kind = 'sync-postmaster';
/** Per instance; all accounts of one client share Google's quota. */
const concurrency = 2;
/** How soon a newly connected account is noticed. */
const planEveryMs = 600_000;
/** Stop retrying then: the next day's sync is near. */
const maxRetryMs = 20 * 3_600_000;
/** Starts the job; it ends when jobs are drained. */
async function startSyncing(parts) {
    const counts = watchSyncs(parts);
    await parts.jobs.work(sync_accounts_kind, {
        concurrency,
        run: async (job, signal) => {
            const slot = parseSyncSlot(job.key);
            if (slot === null)
                await plan(parts);
            else
                await syncSlot(slot, { ...parts, counts, job }, signal);
        },
    });
    await parts.jobs.repeat(sync_accounts_kind, planEveryMs);
}
async function plan({ store, jobs, clock }) {
    await jobs.enqueue(planSyncs(await activeAccounts(store), clock.nowMs()));
}
async function activeAccounts(store) {
    return (await store.listPostmasterAccounts(null)).filter((account) => account.grantState === 'active');
}
/** Resumes an interrupted sync. Throws for temporary failures, so that the job retries; others wait until tomorrow. */
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
        logResult(account, { result, durationMs: clock.monotonicMs() - startedMs }, parts);
    }
    if (!result.isPassing || clock.nowMs() - startsAtMs > maxRetryMs)
        return;
    throw new Error(`postmaster account ${accountId}: ${result.problem ?? result.end}`);
}
async function syncOne(account, { parts, readSinceMs }, signal) {
    const syncParts = toSyncDeps(parts);
    if (syncParts !== null)
        return await (0,run_sync/* runSync */.H)({ account, revisedDays: plan_days/* revisedDays */.Sw, readSinceMs }, syncParts, signal);
    const problem = 'google.client-id is missing in the service file';
    await parts.store.notePostmasterSync(account.id, { problem });
    return { end: 'client', problem, isPassing: false, domains: [] };
}
function toSyncDeps(parts) {
    const { google } = parts.settings;
    if (google === null)
        return null;
    return { ...parts, oauth: (0,open_oauth_client/* openOAuthClient */.Z)((0,provider/* googleProvider */.hJ)(google), parts), apiUrl: google.apiUrl, toGrantEvent: to_grant_event/* toGrantEvent */.w };
}
/** Further names are only counted. */
const maxNames = 5;
function logResult(account, { result, durationMs }, { log }) {
    const { end, problem, domains } = result;
    const named = (status) => {
        const names = domains.filter((one) => one.status === status).map((one) => one.domain);
        const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : '';
        return names.length === 0 ? undefined : `${names.slice(0, maxNames).join(' ')}${more}`;
    };
    const fields = {
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
        log.info('postmaster account synced', fields);
    else
        log.warn('postmaster sync incomplete', { ...fields, problem });
}

;// CONCATENATED MODULE: ./lib/postmaster/jobs/start-jobs.js
/** The background jobs of postmaster data; service/self-hosted.ts starts them. */


/** Starts both; they end when the jobs are drained. Dispose the result to end the thread that reads report mails. */
async function startPostmasterJobs(parts) {
    const reading = await startReadingReports(parts);
    await startSyncing(parts);
    return reading;
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

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/world/local-addresses.js
/** The addresses of this machine. */

/** Returns the current addresses, loopback included. */
function localAddresses() {
    return Object.values((0,external_node_os_.networkInterfaces)()).flatMap((all) => (all ?? []).map(({ address }) => address));
}

// EXTERNAL MODULE: ./lib/service/http/http-server.js + 3 modules
var http_server = __webpack_require__(71528);
// EXTERNAL MODULE: ./lib/world/ip-address.js
var ip_address = __webpack_require__(49406);
;// CONCATENATED MODULE: ./lib/service/operations/operations-app.js
/** `/healthz`, `/readyz` and `/metrics`, which need no token. */

/**
 * Answers the three paths and passes everything else to `app`.
 *
 * `this-machine`: loopback connections without forwarding headers, because a local proxy also connects from loopback.
 */
function withOperations(app, deps, audience) {
    const answers = {
        '/healthz': () => Promise.resolve(json(200, { status: 'alive' })),
        '/readyz': async () => await answerReadiness(deps.readiness),
        '/metrics': (request, env) => audience === 'everybody' || (audience === 'this-machine' && isLocal(request, env))
            ? answerMetrics(deps.metrics)
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
/** Answers 404 to everything: the app of a port that serves only the three paths. */
const noApp = {
    fetch: () => json(404, { error: 'Not found. Available endpoints: /healthz, /readyz, /metrics' }),
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
/** Extracts the path without parsing the URL, because this runs before every request. */
function pathOf(url) {
    const start = url.indexOf('/', url.indexOf('//') + 2);
    const end = url.indexOf('?', start);
    return url.slice(start, end === -1 ? undefined : end);
}
/** Headers that proxies and CDNs add. */
const forwardingField = /^(?:x-forwarded-.+|cf-.+|forwarded|via|x-real-ip|true-client-ip)$/u;
function isLocal(request, env) {
    const address = env?.incoming?.socket.remoteAddress ?? '';
    return (0,ip_address/* isLoopbackAddress */.Ow)(address) && ![...request.headers.keys()].some((name) => forwardingField.test(name));
}

;// CONCATENATED MODULE: ./lib/service/operations/readiness.js
/** Whether this instance is ready for requests, and which component is not. */

/** A report is reused for this long, so that frequent requests cost nothing. */
const maxAgeMs = 1000;
/** Shorter than the timeout of load balancers. */
const checkLimitMs = 2000;
/** Creates the readiness of one instance. */
function readiness(checks, { clock, log }) {
    let isDraining = false;
    let last = null;
    async function check() {
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
            if (last === null || nowMs - last.atMs >= maxAgeMs)
                last = { atMs: nowMs, report: check() };
            return await last.report;
        },
    };
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/drain.js
/** Graceful shutdown: accepts nothing new and finishes work in progress within a time limit. */
/**
 * Makes `/readyz` fail, so that load balancers stop sending requests; then stops accepting connections and waits for
 * requests, SMTP transactions and jobs. What is not finished after `limitMs` is on disk, and is continued by another
 * instance or the next start. Never rejects.
 */
async function drainService(deps) {
    const { readiness, service, jobs, clock, log, limitMs } = deps;
    readiness.startDraining();
    await clock.sleep(deps.delayMs, new AbortController().signal);
    const timeout = new AbortController();
    const finished = new AbortController();
    const abort = () => {
        log.warn('shutdown timeout reached; aborting work in progress', { limit_ms: limitMs });
        timeout.abort(new Error(`not finished within ${limitMs} ms`));
    };
    const timer = clock.sleep(limitMs, finished.signal).then(abort, () => undefined);
    let hasFailed = false;
    const onError = (error) => {
        hasFailed = true;
        log.warn('shutdown incomplete', { error });
    };
    // In this order: a message in progress may still enqueue a job.
    for (const component of [service, jobs])
        await component.drain(timeout.signal).catch(onError);
    finished.abort();
    await timer;
    return hasFailed || timeout.signal.aborted ? 'cut-off' : 'finished';
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/service/self-hosted/listen-error.js
/** Errors of ports that cannot be opened. */


/** By Node's error code. `inconclusive`: may work at the next start. */
const systemErrors = {
    EADDRINUSE: { outcome: 'inconclusive', todo: 'stop the process that uses it, or choose another port' },
    EADDRNOTAVAIL: { outcome: 'inconclusive', todo: 'check that this machine has that address' },
    EACCES: {
        outcome: 'misconfigured',
        todo: 'choose a port from 1024 up, or grant CAP_NET_BIND_SERVICE as deploy/presend.service does',
    },
    ENOTFOUND: { outcome: 'misconfigured', todo: 'use an address of this machine' },
};
function listenPlaces({ listen, smtp, metricsListen }) {
    return [
        { setting: 'listen', address: listen },
        ...(smtp === null ? [] : [{ setting: 'smtp', address: smtp }]),
        ...(metricsListen === null ? [] : [{ setting: 'metrics.listen', address: metricsListen }]),
    ];
}
/** The error of a server that could not listen. Errors that are not about the port are returned unchanged. */
function listenError(error, settings) {
    return listenErrorAt(error, placeOf(error, settings));
}
function listenErrorAt(error, { setting, address: { host, port } }) {
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
    const known = systemErrors[code];
    if (known === undefined)
        return error;
    const done = `Listening on ${host}:${port} (${setting})`;
    const details = { came: code, expected: 'a free port', todo: known.todo };
    return new presend_error/* PresendError */.Wn({ code: 'LISTEN_FAILED', outcome: known.outcome, done, ...details, cause: error });
}
/** Node's error has the port that failed, or the name that could not be resolved. */
function placeOf(error, settings) {
    const failed = Object(error);
    const places = listenPlaces(settings);
    return places.find(({ address }) => failed.port === address.port || failed.hostname === address.host) ?? places[0];
}
/**
 * Tries the other ports after one failed, so that the operator sees all of them at once.
 *
 * @param failure what listenError returned; nothing of the service may be listening
 * @returns the same error, or one that names every port that cannot be opened
 */
async function tryOtherPorts(failure, settings) {
    if (!(failure instanceof presend_error/* PresendError */.Wn) || failure.code !== 'LISTEN_FAILED')
        return failure;
    const tried = await Promise.all(listenPlaces(settings).map(tryPlace));
    const others = tried.flatMap((one) => (one instanceof presend_error/* PresendError */.Wn && one.message !== failure.message ? [one] : []));
    if (others.length === 0)
        return failure;
    const all = [failure, ...others];
    const isMisconfigured = all.some(({ outcome }) => outcome === 'misconfigured');
    return new presend_error/* PresendError */.Wn({
        code: 'LISTEN_FAILED',
        outcome: isMisconfigured ? 'misconfigured' : 'inconclusive',
        done: 'Listening',
        came: `${all.length} ports that cannot be opened`,
        expected: 'free ports',
        todo: all.map(({ message }) => message).join(' | '),
        problems: all.map(toProblem),
        cause: failure,
    });
}
function toProblem({ parts: { done, came, expected, todo } }) {
    return { input: done, came, expected, todo };
}
/** @returns the error; `null`: the port is free */
async function tryPlace(place) {
    const { host, port } = place.address;
    const server = (0,external_node_net_.createServer)();
    const error = await new Promise((resolve) => {
        server.once('error', resolve);
        server.listen({ host, port }, () => server.close(() => resolve(null)));
    });
    return error === null ? null : listenErrorAt(error, place);
}

// EXTERNAL MODULE: ./lib/seeds/directory.js
var directory = __webpack_require__(88073);
// EXTERNAL MODULE: ./lib/seeds/judging/open-judging.js
var open_judging = __webpack_require__(12464);
// EXTERNAL MODULE: ./lib/world/secret-box.js
var secret_box = __webpack_require__(43714);
;// CONCATENATED MODULE: ./lib/world/workers/spare-cores.js
/** How many threads can work in parallel to the main thread. */

/** Returns the number of cores minus one for the main thread, at least 1. */
function spareCoreCount() {
    return Math.max(1, (0,external_node_os_.availableParallelism)() - 1);
}

;// CONCATENATED MODULE: ./lib/service/operations/measured-store.js
/** Counts what is written to a store. */
/** Wraps a store; disposing it remains the caller's task. */
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

;// CONCATENATED MODULE: ./lib/service/operations/observe-judging.js
/** Counts, times and logs the judging of messages. */
/** Wraps a spam engine: counts and logs its failures. */
function observedFilter(filter, { metrics, log }) {
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
/** Wraps a function: records its duration, also if it fails. */
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
/** Logs how one copy was judged. */
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
/** A reason quotes words of the message and addresses, which must not be logged. */
function withoutQuotes(reason) {
    return reason
        .replaceAll(/“[^”]*”|"[^"]*"/gu, '"…"')
        .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;]+/gu, '…@…')
        .slice(0, 500);
}

;// CONCATENATED MODULE: ./lib/service/operations/observed-dns.js
/** Logs DNS queries at level trace. */
/** Wraps a DNS client: one line per query. */
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
/** An SPF macro can put the sender's address into a name (RFC 7208 §7.2, `%{s}`). */
function withoutSender(name) {
    return name.includes('@') ? `…${name.slice(name.lastIndexOf('@'))}` : name;
}

// EXTERNAL MODULE: ./lib/contract/http-headers.js
var http_headers = __webpack_require__(95875);
// EXTERNAL MODULE: ./lib/contract/retry-after.js
var retry_after = __webpack_require__(74091);
// EXTERNAL MODULE: ./lib/contract/webhook-payload.js
var webhook_payload = __webpack_require__(71444);
;// CONCATENATED MODULE: ./lib/contract/webhook-signature.js
/**
 * Signs webhooks and verifies them: api-v1.md, "Webhook". Published as `presend/webhook`, so it imports only node:crypto.
 */

const signaturePattern = /^[0-9a-f]{64}$/u;
/**
 * Signs a body.
 *
 * @returns the HMAC-SHA256 (RFC 2104) of the bytes as 64 lowercase hexadecimal digits
 * @throws TypeError if the secret is empty, or if the body is neither text nor bytes (a parsed object, for example)
 */
function sign(rawBody, secret) {
    if (!isRawBody(rawBody))
        throw new TypeError('presend/webhook: expected the raw body as a string or bytes');
    return digest(toBytes(rawBody), usableSecrets(secret)[0] ?? '').toString('hex');
}
/**
 * Checks that `signature` (the header `X-Service-Signature`) matches the raw body, in constant time. Returns false for a
 * malformed signature and for a body that is neither text nor bytes (a parsed object, for example); no request can make
 * it throw.
 *
 * @param secret the webhook's secret, or an array of the old and the new one during a rotation. Empty entries are ignored.
 * @throws TypeError if there is no secret: otherwise a misconfigured receiver would silently reject every request
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
    // Compare with every secret, even after a match: the duration must not reveal which one matched.
    return secrets.map((one) => timingSafeEqual(digest(bytes, one), given)).includes(true);
}
function usableSecrets(secret) {
    const given = typeof secret === 'string' ? [secret] : secret;
    const usable = Array.isArray(given) ? given.filter((one) => typeof one === 'string' && one !== '') : [];
    if (usable.length > 0)
        return usable;
    throw new TypeError('presend/webhook: missing secret; pass the one that `presend webhook add` printed');
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
;// CONCATENATED MODULE: ./lib/service/webhooks/describe-attempt.js
/** Describes the outcome of an attempt for the delivery log. */
/** See DeliveryAttempt. */
const maxDetailLength = 500;
/** Describes a response: the redirect target or the start of the body, which are foreign text. */
function describeAnswer({ statusCode, location, bodyStart }, prefix) {
    if (statusCode >= 300 && statusCode < 400) {
        const target = location === null ? '' : ` to "${location}"`;
        return toDetail(`${prefix}${statusCode}: redirect${target} not followed`);
    }
    const words = toDetail(bodyStart.toString('utf8'));
    return toDetail(prefix === '' ? words : `${prefix}${statusCode} ${words}`);
}
/** Describes a request without a response. */
function describeFailure(error) {
    return toDetail(failureOf(error));
}
/** If no address could be reached, Node throws an AggregateError without a message. */
function failureOf(error) {
    if (error instanceof AggregateError)
        return [...new Set(error.errors.map(failureOf))].join('; ');
    if (!(error instanceof Error))
        return 'no response';
    const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
    const text = code === null ? undefined : failureTexts[code];
    if (text !== undefined)
        return `${text} (${code})`;
    return code === null || error.message.includes(code) ? error.message : `${error.message} (${code})`;
}
const failureTexts = {
    ECONNREFUSED: 'connection refused',
    ECONNRESET: 'connection reset before a response',
    ETIMEDOUT: 'connection timed out',
    EHOSTUNREACH: 'host unreachable',
    ENETUNREACH: 'network unreachable',
    EPIPE: 'connection closed while sending the event',
    CERT_HAS_EXPIRED: 'certificate has expired',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate is self-signed',
    SELF_SIGNED_CERT_IN_CHAIN: 'certificate is not from a trusted CA',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate is not from a trusted CA, or an intermediate certificate is missing',
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate is not from a trusted CA',
    ERR_TLS_CERT_ALTNAME_INVALID: 'certificate is for another host',
    HPE_HEADER_OVERFLOW: 'response header is too large',
};
/** One line without control characters, cut at a character boundary. */
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
/** Sends one POST to checked addresses, without redirects or proxies. */


/** The body is only used for the delivery log. */
const maxBodyBytes = 4096;
/**
 * Sends the request. If `signal` aborts after the head of the response, the response counts without the rest of its body.
 *
 * @throws Node's error without a response; the signal's reason if it aborts before one
 */
async function postEvent(post, signal) {
    signal.throwIfAborted();
    const request = post.url.protocol === 'https:' ? external_node_https_.request : external_node_http_.request;
    const outgoing = request(post.url, {
        method: 'POST',
        headers: { ...post.headers, 'content-length': String(post.body.byteLength) },
        // A new connection, so that it goes to the checked addresses and not through a proxy.
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
    // Such as `101 Switching Protocols`, which emits neither event.
    outgoing.on('close', () => reject(new Error('connection closed without a response')));
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
/** A `lookup` that returns the checked addresses. */
function pinnedLookup(addresses) {
    return (_name, options, callback) => {
        const [first] = addresses;
        if (options.all === true)
            callback(null, [...addresses]);
        else if (first === undefined)
            callback(new Error('no address'), '', 4);
        else
            callback(null, first.address, first.family);
    };
}
/** Resolves at the size limit, at the end, and when the connection closes. */
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
    // The body is incomplete, but the response counts.
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

// EXTERNAL MODULE: ./lib/service/webhooks/address-class.js
var address_class = __webpack_require__(39343);
// EXTERNAL MODULE: ./lib/service/webhooks/parse-webhook-url.js
var parse_webhook_url = __webpack_require__(45077);
;// CONCATENATED MODULE: ./lib/service/webhooks/resolve-target.js
/** The SSRF guard: resolves the host of a webhook once and checks every address. Sending connects only to these. */




/** A name may have thousands of addresses. */
const maxAddressCount = 16;
/**
 * Resolves the host of a URL, IPv4 and IPv6. Every address must be allowed: it is random which one would be used.
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
        // Without the address: the delivery log must not reveal answers of the operator's DNS.
        if (why !== null)
            return { status: 'refused', reason: `${host} resolves to ${why}; nothing was sent` };
    }
    return { status: 'found', addresses: found.addresses.slice(0, maxAddressCount) };
}
function whyRefused({ address, port }, rules) {
    const kind = (0,address_class/* classifyAddress */.D)(address);
    if (!(0,address_class/* isAllowedClass */.W)(kind, rules))
        return `a non-public address (${kind})`;
    const isOwn = rules.ownListeners.some((own) => own.port === port && reaches(address, own));
    return isOwn ? "this service's own port" : null;
}
/** All loopback addresses are this machine: a server on 0.0.0.0 also answers on 127.0.0.2. */
function reaches(address, own) {
    return own.address === address || ((0,ip_address/* isLoopbackAddress */.Ow)(own.address) && (0,ip_address/* isLoopbackAddress */.Ow)(address));
}
async function addressesOf(host, dns, signal) {
    if ((0,external_node_net_.isIP)(host) !== 0)
        return { status: 'found', addresses: [toTargetAddress(host)] };
    // RFC 6761 §6.3: never resolved by DNS.
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
        return `cannot resolve ${host}: ${answer.reason}`;
    return answer.status === 'nxdomain' ? `${host} does not exist` : `${host} has no address`;
}
const wildcards = new Set(['0.0.0.0', '::', '']);
/** The listeners of a server; a wildcard host stands for each of `localAddresses`, loopback included. */
function ownListeners(listening, localAddresses) {
    const addresses = wildcards.has(listening.host) ? localAddresses : [listening.host];
    return addresses.map((address) => ({ address, port: listening.port }));
}

// EXTERNAL MODULE: ./lib/service/webhooks/webhook-secrets.js
var webhook_secrets = __webpack_require__(53091);
;// CONCATENATED MODULE: ./lib/service/webhooks/attempt-delivery.js
/** One delivery attempt: resolves the host, signs the event, sends it and describes the outcome. */










/** Covers DNS, connecting, TLS, sending and reading the response. */
const attemptTimeoutMs = 30_000;
/**
 * Makes one attempt.
 *
 * @throws only the signal's reason: the attempt was aborted, and the receiver may have got the event
 */
async function attemptDelivery(delivery, deps, signal) {
    // Not `withinTime`: a status line that arrived in time counts, even if the timeout interrupts the response body.
    const finished = new AbortController();
    const timeout = new AbortController();
    const timer = deps.clock.sleep(attemptTimeoutMs, AbortSignal.any([signal, finished.signal]));
    timer.then(() => timeout.abort(new Error('timed out'))).catch(() => undefined);
    try {
        return await exchange(delivery, deps, AbortSignal.any([signal, timeout.signal]));
    }
    catch (error) {
        signal.throwIfAborted();
        const detail = timeout.signal.aborted ? `no response within ${attemptTimeoutMs / 1000} s` : describeFailure(error);
        return { end: { status: 'no-answer' }, detail };
    }
    finally {
        finished.abort();
    }
}
async function exchange({ delivery, webhook }, deps, signal) {
    const url = new URL(webhook.url);
    const target = await resolveTarget(url, deps, signal);
    if (target.status === 'refused')
        return { end: { status: 'refused' }, detail: target.reason };
    if (target.status === 'unknown')
        return { end: { status: 'no-answer' }, detail: target.reason };
    const opened = (0,webhook_secrets/* signingSecrets */.fL)(webhook, deps.secretBox ?? null, deps.clock.nowMs());
    if (opened.status === 'bad') {
        return { end: { status: 'no-answer' }, detail: `not sent: ${opened.problems.map(problem/* renderProblem */.yM).join('; ')}` };
    }
    const secrets = opened.value;
    const body = Buffer.from(delivery.body, 'utf8');
    const post = { url, addresses: target.addresses, body, ca: deps.ca };
    const answer = await postEvent({ ...post, headers: headersOf(delivery, secrets) }, signal);
    if (secrets.previous === null || !isSignatureRefusal(answer))
        return toResult(answer, deps.clock, '');
    // A receiver that only knows the old secret and only reads X-Service-Signature.
    const old = { current: secrets.previous, previous: null };
    const second = await postEvent({ ...post, headers: headersOf(delivery, old) }, signal);
    return toResult(second, deps.clock, `new secret: ${answer.statusCode}; previous secret: `);
}
/** Receivers answer 401 to an invalid signature, and gateways in front of them 403. */
function isSignatureRefusal({ statusCode }) {
    return statusCode === 401 || statusCode === 403;
}
function headersOf({ deliveryId, idempotencyKey, body }, { current, previous }) {
    return {
        'Content-Type': 'application/json',
        'User-Agent': `presend-webhook/${version/* version */.r}`,
        [http_headers/* webhookHeaders */.G.signature]: sign(body, current.reveal()),
        ...(previous === null ? {} : { [http_headers/* webhookHeaders */.G.previousSignature]: sign(body, previous.reveal()) }),
        [http_headers/* webhookHeaders */.G.event]: eventTypeOf(body),
        [http_headers/* webhookHeaders */.G.delivery]: deliveryId,
        [http_headers/* webhookHeaders */.G.idempotencyKey]: idempotencyKey,
    };
}
/** The `event_type` of a body that this service wrote. */
function eventTypeOf(body) {
    const value = JSON.parse(body);
    const type = typeof value === 'object' && value !== null && 'event_type' in value ? value.event_type : null;
    return typeof type === 'string' ? type : webhook_payload/* testResultDelivered */.w;
}
function toResult(answer, clock, prefix) {
    const { statusCode, retryAfter } = answer;
    const retryAfterMs = (0,retry_after/* readRetryAfterMs */.j)(retryAfter, clock.nowMs());
    return { end: { status: 'answered', statusCode, retryAfterMs }, detail: describeAnswer(answer, prefix) };
}

;// CONCATENATED MODULE: ./lib/service/webhooks/attempt-job.js
/** The job of one attempt. Its key consists of delivery and attempt number, so that it cannot be enqueued twice. */
/** The jobs of new deliveries, due immediately. */
function firstAttemptJobs(deliveryIds, nowMs) {
    return deliveryIds.map((deliveryId) => attemptJob({ deliveryId, attemptNumber: 1 }, nowMs));
}
/** The job of the next attempt of a delivery; `null`: it has ended. */
function nextAttemptJob(delivery) {
    const { deliveryId, attemptCount, nextAttemptAtMs } = delivery;
    if (nextAttemptAtMs === null)
        return null;
    return attemptJob({ deliveryId, attemptNumber: attemptCount + 1 }, nextAttemptAtMs);
}
/** Parses a job key; `null`: invalid. */
function parseAttemptKey(key) {
    const [, deliveryId, digits] = /^(.+):([1-9]\d{0,5})$/u.exec(key) ?? [];
    return deliveryId === undefined ? null : { deliveryId, attemptNumber: Number(digits) };
}
function attemptJob({ deliveryId, attemptNumber }, runAtMs) {
    return { kind: 'deliver-webhook', key: `${deliveryId}:${attemptNumber}`, runAtMs };
}

;// CONCATENATED MODULE: ./lib/service/webhooks/delivery-schedule.js
/** When a delivery is retried, and when it ends. */
const minuteMs = 60_000;
/** Times of the attempts, relative to the first. */
const attemptOffsetsMs = [0, 1, 5, 30, 120].map((minutes) => minutes * minuteMs);
/** Retried, like 5xx: RFC 9110 §15.5.9, RFC 8470 §5.2, RFC 6585 §4. */
const temporaryCodes = new Set([408, 425, 429]);
/**
 * Decides what follows an attempt. The delay counts from the start of this attempt, so that after a downtime the missed
 * attempts are not made all at once. `Retry-After` can lengthen a delay up to the length of the next one, never shorten it.
 */
function nextStep({ attemptNumber, startedAtMs, end }) {
    if (end.status === 'answered' && isAcceptance(end.statusCode))
        return { state: 'delivered' };
    const delayMs = delayAfter(attemptNumber);
    if (delayMs === null || !isTemporary(end))
        return { state: 'failed' };
    const maxDelayMs = Math.max(delayMs, delayAfter(attemptNumber + 1) ?? delayMs);
    const requestedMs = end.status === 'answered' ? (end.retryAfterMs ?? 0) : 0;
    return { state: 'pending', nextAttemptAtMs: startedAtMs + Math.min(Math.max(delayMs, requestedMs), maxDelayMs) };
}
/** Any 2xx. */
function isAcceptance(statusCode) {
    return statusCode >= 200 && statusCode < 300;
}
function isTemporary(end) {
    if (end.status !== 'answered')
        return end.status === 'no-answer';
    return end.statusCode >= 500 || temporaryCodes.has(end.statusCode);
}
/** `null`: this was the last attempt. */
function delayAfter(attemptNumber) {
    const [fromMs, toMs] = attemptOffsetsMs.slice(attemptNumber - 1, attemptNumber + 1);
    return fromMs === undefined || toMs === undefined ? null : toMs - fromMs;
}

;// CONCATENATED MODULE: ./lib/service/webhooks/host-gate.js
/** Limits concurrent attempts per host, so that a hanging receiver cannot use all of them. */
/** Hosts remembered as struggling; the oldest is forgotten first. */
const maxStrugglingCount = 10_000;
/** Creates the gate of an instance. */
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
        // Waiters are woken as soon as a slot is free, so a free slot means that none waits.
        if (this.#hasSlot(host, lane))
            return this.#takeSlot(host, lane);
        return await this.#waitForSlot(host, lane, signal);
    }
    async #waitForSlot(host, lane, signal) {
        const { promise, resolve } = Promise.withResolvers();
        const finished = new AbortController();
        const wake = () => {
            // Synchronously, before another attempt can take the slot.
            lane.waiters.delete(wake);
            resolve(this.#takeSlot(host, lane));
            // A response raises the limit, so more than one slot may be free.
            this.#wakeNext(host, lane);
        };
        const leave = () => {
            lane.waiters.delete(wake);
            resolve(null);
        };
        lane.waiters.add(wake);
        this.#clock.sleep(this.#limits.longestWaitMs, AbortSignal.any([signal, finished.signal])).then(leave, leave);
        const slot = await promise;
        finished.abort();
        if (signal.aborted)
            slot?.release('answered');
        signal.throwIfAborted();
        return slot;
    }
    #takeSlot(host, lane) {
        lane.runningCount += 1;
        return {
            release: (outcome) => {
                lane.runningCount -= 1;
                this.#struggling.delete(host);
                if (outcome === 'silent')
                    this.#remember(host);
                this.#wakeNext(host, lane);
            },
        };
    }
    #hasSlot(host, lane) {
        const { strugglingCount, perHostCount } = this.#limits;
        return lane.runningCount < (this.#struggling.has(host) ? strugglingCount : perHostCount);
    }
    #wakeNext(host, lane) {
        const [wake] = lane.waiters;
        if (wake !== undefined && this.#hasSlot(host, lane))
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
/** The worker for `deliver-webhook` jobs: makes one attempt, records it and enqueues the next. */




/** Concurrent attempts per instance. */
const deliveryConcurrency = 64;
const gateLimits = { perHostCount: 8, strugglingCount: 2, longestWaitMs: 1000 };
/** The host has too many attempts in progress. Nothing was sent; the job is retried. */
class HostBusyError extends Error {
    /** Numeric id of the test that the event is about; `null`: none. */
    numericId;
    constructor(host, numericId) {
        super(`too many deliveries to ${host} in progress; retrying soon`);
        this.name = 'HostBusyError';
        this.numericId = numericId;
    }
}
/**
 * Creates the worker. A job that runs twice sends the event at most twice, with the same body and idempotency key, and
 * records one attempt. A crash loses nothing.
 */
function deliveryWorker(deps) {
    const gate = hostGate(gateLimits, deps.clock);
    return {
        concurrency: deliveryConcurrency,
        run: async ({ key }, signal) => {
            const named = parseAttemptKey(key);
            const delivery = named === null ? null : await deps.store.findDelivery(named.deliveryId);
            // `null`: the webhook was removed, or the delivery was deleted after its retention period.
            if (named === null || delivery === null || delivery.state !== 'pending')
                return;
            if (delivery.attemptCount + 1 === named.attemptNumber)
                await deliver(delivery, { deps, gate }, signal);
            // Already made, by a process that died before it enqueued the next attempt.
            else
                await enqueueNext(delivery, deps);
        },
    };
}
async function deliver(delivery, { deps, gate }, signal) {
    const webhook = await deps.store.findWebhook(delivery.webhookId);
    if (webhook === null)
        return;
    const { host } = new URL(webhook.url);
    const slot = await gate.enter(host, signal);
    if (slot === null)
        throw new HostBusyError(host, testOf(delivery));
    let outcome = 'answered';
    try {
        outcome = await attempt({ delivery, webhook }, deps, signal);
    }
    finally {
        slot.release(outcome);
    }
}
/** Makes and records the attempt, and enqueues the next. @returns whether the host responded */
async function attempt({ delivery, webhook }, deps, signal) {
    const { clock, store } = deps;
    const startedAtMs = clock.nowMs();
    const startedMs = clock.monotonicMs();
    const { end, detail } = await attemptDelivery({ delivery, webhook }, deps, signal);
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
    const nextAttemptAtMs = next.state === 'pending' ? next.nextAttemptAtMs : null;
    await enqueueNext({ deliveryId, attemptCount: attemptNumber, nextAttemptAtMs }, deps);
    const { webhookId, workspaceId, url } = webhook;
    const { host } = new URL(url);
    const made = { webhookId, workspaceId, deliveryId, host, attemptNumber, statusCode, durationMs };
    deps.onAttempt?.({ ...made, numericId: testOf(delivery), state: next.state });
    return end.status === 'no-answer' ? 'silent' : 'answered';
}
async function enqueueNext(delivery, { jobs }) {
    const job = nextAttemptJob(delivery);
    if (job !== null)
        await jobs.enqueue([job]);
}
/** Reads the test's id from a body that this service wrote. */
function testOf({ body }) {
    const event = JSON.parse(body);
    const test = typeof event === 'object' && event !== null && 'spam_test' in event ? event.spam_test : null;
    const id = typeof test === 'object' && test !== null && 'id' in test ? test.id : null;
    return typeof id === 'number' ? id : null;
}

;// CONCATENATED MODULE: ./lib/service/operations/observed-jobs.js
/** Counts jobs and logs their failures. */



/** Wraps a job engine; disposing it remains the caller's task. */
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
                // The key is the id of a delivery or message, so it may be logged.
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
/** Prometheus metrics. Label values are bounded: ids, addresses and paths are never labels. */


/** Seconds: from the read of one row to the usual timeout of clients. */
const requestBuckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const judgeBuckets = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** Creates the metrics of one service in a separate registry. */
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
        watch: (metric) => watch(registry, metric),
        render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
    };
}
/** Always 1; its labels show which version an instance runs. */
function addBuildInfo(registry) {
    const info = new prom_client.Gauge({
        name: 'presend_build_info',
        help: 'Always 1, labeled with the versions of presend and Node',
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
            help: 'Response time of requests that are not long polls',
            labelNames: ['method', 'route'],
            buckets: requestBuckets,
            registers,
        }),
        longPolls: new prom_client.Histogram({
            name: 'presend_long_poll_duration_seconds',
            help: 'Response time of long polls',
            buckets: [0.1, 0.5, 1, 2.5, 5, 10, 20, 25],
            registers,
        }),
        rateLimited: new prom_client.Counter({
            name: 'presend_rate_limited_total',
            help: 'Requests rejected with 429',
            labelNames: ['caller'],
            registers,
        }),
    };
}
function workMetrics(registry) {
    const counter = (name, help, labelNames = []) => new prom_client.Counter({ name, help, labelNames, registers: [registry] });
    return {
        testsCreated: counter('presend_tests_created_total', 'Tests created', ['style']),
        testsCompleted: counter('presend_tests_completed_total', 'Tests in which every seed got its result before expiry'),
        results: counter('presend_results_recorded_total', 'Results recorded at seeds', ['status']),
        messagesKept: counter('presend_messages_kept_total', 'Messages acknowledged and stored to be judged later'),
        judgeSeconds: new prom_client.Histogram({
            name: 'presend_judge_duration_seconds',
            help: 'Time to judge one copy, DNS and spam engine included',
            buckets: judgeBuckets,
            registers: [registry],
        }),
        engineFailures: counter('presend_spam_engine_failures_total', 'Copies that the spam engine could not judge', [
            'engine',
        ]),
        webhookAttempts: counter('presend_webhook_attempts_total', 'Webhook delivery attempts', ['outcome']),
        jobs: counter('presend_jobs_ended_total', 'Jobs that this instance ran', ['kind', 'outcome']),
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
                // If the database is unavailable, the other metrics are needed to find out why.
                metric.reset();
            }
        },
    });
}

;// CONCATENATED MODULE: ./lib/verdict/spam/guarded-filter.js
/** Timeout and circuit breaker for a remote spam engine. */

const defaults = { timeLimitMs: 10_000, failuresToOpen: 5, openMs: 30_000 };
/**
 * After `failuresToOpen` consecutive failures, requests fail at once for `openMs`; then a single message probes the engine.
 */
function guardedFilter(filter, clock, limits = {}) {
    const { timeLimitMs, failuresToOpen, openMs } = { ...defaults, ...limits };
    const counts = { judged: 0, failed: 0, skipped: 0 };
    let failuresInRow = 0;
    let openUntilMs = Number.NEGATIVE_INFINITY;
    let isProbing = false;
    function isBlocked() {
        return failuresInRow >= failuresToOpen && (isProbing || clock.monotonicMs() < openUntilMs);
    }
    function count(answer) {
        counts[answer.status] += 1;
        failuresInRow = answer.status === 'judged' ? 0 : failuresInRow + 1;
        if (failuresInRow >= failuresToOpen)
            openUntilMs = clock.monotonicMs() + openMs;
    }
    return {
        engine: filter.engine,
        version: filter.version,
        counts: () => ({ ...counts }),
        isOpen: () => failuresInRow >= failuresToOpen,
        judge: async (input, signal) => {
            if (isBlocked()) {
                counts.skipped += 1;
                return {
                    status: 'failed',
                    reason: `${filter.engine} failed ${failuresInRow} times in a row; requests are paused`,
                };
            }
            isProbing = failuresInRow >= failuresToOpen;
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
                isProbing = false;
            }
        },
    };
}
/** Rejects only with the signal's reason. */
async function judgeInTime(judge, limit) {
    const { engine, timeLimitMs, signal } = limit;
    try {
        return await (0,time_limit/* withinTime */.dn)(judge, timeLimitMs, limit);
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof time_limit/* TimeLimitReached */.r_) {
            return { status: 'failed', reason: `${engine} timed out after ${timeLimitMs / 1000} s` };
        }
        return { status: 'failed', reason: error instanceof Error ? error.message : `${engine}: unknown error` };
    }
}

;// CONCATENATED MODULE: ./lib/verdict/spam/limit-symbols.js
/** Limits the symbols of a remote engine, which are stored with every result. */
const maxSymbolCount = 200;
const maxTextLength = 200;
/** Returns the 200 symbols with the largest absolute scores, highest score first. Texts are cut to 200 characters. */
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
/** Parses rspamd's reply. */

/** Actions for spam; `greylist` and `soft reject` only defer. */
const spamActions = new Set(['add header', 'rewrite subject', 'quarantine', 'reject']);
const otherActions = new Set(['no action', 'greylist', 'soft reject']);
/** Parses the body of a `/checkv2` reply. A skipped message counts as failed. */
function parseRspamdReply(text, context) {
    const reply = parseJson(text);
    if (reply === null)
        return failed('the reply is not a JSON object');
    const { score, required_score: rejectScore, action } = reply;
    if (typeof reply['error'] === 'string')
        return failed(`"${reply['error'].slice(0, 200)}"`);
    if (!isNumber(score) || !isNumber(rejectScore))
        return failed('the reply has no score');
    if (typeof action !== 'string' || !(spamActions.has(action) || otherActions.has(action))) {
        return failed(action === undefined ? 'missing action' : `unknown action ${JSON.stringify(action).slice(0, 80)}`);
    }
    const isSpam = spamActions.has(action);
    // GTUBE skips all tests but is rejected, which is a verdict.
    if (reply['is_skipped'] === true && !isSpam)
        return failed('the message was skipped');
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
 * The threshold to report. The action can differ from the score (a forced action, or unknown thresholds); then the
 * threshold is adjusted to agree with the action.
 */
function thresholdOf(known) {
    const { score, isSpam, rejectScore, spamScore } = known;
    if (isSpam === score >= spamScore)
        return spamScore;
    return isSpam ? Math.min(score, spamScore) : Math.max(rejectScore, spamScore);
}
/** Newer servers include the thresholds of all actions. */
function addHeaderScore(reply) {
    const { thresholds } = reply;
    const found = isObject(thresholds) ? thresholds['add header'] : null;
    return isNumber(found) ? found : null;
}
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
    return { status: 'failed', reason: `invalid rspamd reply: ${reason}` };
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
                return { status: 'failed', reason: `rspamd request failed: ${errorText(error)}` };
            }
        },
    };
}
async function ask(url, request, signal) {
    const response = await fetch(url, {
        method: 'POST',
        body: Buffer.from(request.input.bytes),
        headers: requestHeaders(request.input),
        redirect: 'error',
        signal,
    });
    const text = await readText(response);
    if (response.status !== 200)
        return { status: 'failed', reason: `rspamd replied with HTTP status ${response.status}` };
    const engine = nameOf(response.headers.get('server'));
    return parseRspamdReply(text, { engine, spamThreshold: request.spamThreshold });
}
/** Passes envelope and client to rspamd. Untrusted values are reduced to printable ASCII. */
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
            throw new Error(`the reply is larger than ${maxReplyBytes} bytes`);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
}
/** `rspamd/3.4` → `rspamd 3.4`. */
function nameOf(server) {
    const version = /^rspamd\/([\w.+-]{1,40})$/u.exec(server ?? '')?.[1];
    return version === undefined ? 'rspamd' : `rspamd ${version}`;
}
/** The cause of a failed fetch. */
function errorText(error) {
    if (!(error instanceof Error))
        return 'unknown error';
    return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}

;// CONCATENATED MODULE: ./lib/verdict/spam/spamd/spamd-reply.js
/** Parses spamd's reply to REPORT. */

/** Parses status line, fields and report. */
function parseSpamdReply(text) {
    const headEnd = text.search(/\r?\n\r?\n/u);
    const head = headEnd < 0 ? text : text.slice(0, headEnd);
    const status = /^SPAMD\/[\d.]+ (\d+) ([^\r\n]{0,80})/u.exec(head);
    if (status === null)
        return spamd_reply_failed('not a spamd reply');
    if (status[1] !== '0')
        return spamd_reply_failed(`"${status[1]} ${status[2]}"`);
    const spam = /^Spam: (True|False) ; (-?[\d.]+) \/ (-?[\d.]+)/imu.exec(head);
    const score = Number(spam?.[2] ?? Number.NaN);
    const threshold = Number(spam?.[3] ?? Number.NaN);
    if (!Number.isFinite(score) || !Number.isFinite(threshold))
        return spamd_reply_failed('the reply has no score');
    // A truncated reply would list too few symbols.
    if (!isWhole(text, head, headEnd))
        return spamd_reply_failed('the reply is truncated');
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
 * Parses the table at the end of the report: points, name, description. Indented lines continue a description. Large
 * points have no decimal (`1000 GTUBE`).
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
    return { status: 'failed', reason: `invalid spamd reply: ${reason}` };
}

;// CONCATENATED MODULE: ./lib/verdict/spam/spamd/spamd-filter.js
/** Judges messages with SpamAssassin's spamd. Source: SpamAssassin 4.0.1, spamd/PROTOCOL. */



const spamd_filter_maxReplyBytes = 1024 * 1024;
/** Score, threshold and rules are spamd's. Its option `-L` disables network tests. */
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
                return {
                    status: 'failed',
                    reason: `spamd request failed: ${error instanceof Error ? error.message : 'unknown error'}`,
                };
            }
        },
    };
}
function renderRequest(message) {
    return Buffer.concat([Buffer.from(`REPORT SPAMC/1.5\r\nContent-length: ${message.length}\r\n\r\n`), message]);
}
/**
 * spamd reads client and envelope from the trace fields of the receiving server. Without a real client address none are
 * added, since a loopback address would be wrong.
 */
function traceFields({ envelope, client, measuredAddress }, nowMs) {
    if (measuredAddress === null || (0,ip_address/* isLoopbackAddress */.Ow)(measuredAddress))
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
/** Sends a request and reads the reply until spamd closes the connection. */
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
                throw new Error(`the reply is larger than ${spamd_filter_maxReplyBytes} bytes`);
            chunks.push(chunk);
        }
        return Buffer.concat(chunks).toString('utf8');
    }
    finally {
        socket.destroy();
    }
}

;// CONCATENATED MODULE: ./lib/verdict/spam/spamd/spamd-version.js
/** Finds the version of SpamAssassin, which only the header fields of spamd contain. */


/** SpamAssassin may be updated while presend runs. */
const cacheMs = 600_000;
const timeoutMs = 2000;
const request = 'HEADERS SPAMC/1.5\r\nContent-length: 20\r\n\r\nSubject: presend\r\n\r\n';
/** Adds the version to the verdicts of `filter` once it is known. */
function withSpamdVersion(filter, setting, clock) {
    let cached = null;
    function version(signal) {
        const nowMs = clock.monotonicMs();
        if (cached === null || nowMs - cached.atMs >= cacheMs)
            cached = { atMs: nowMs, version: spamd_version_ask(setting, clock, signal) };
        return cached.version;
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
/** Returns null if spamd does not report a version. */
async function spamd_version_ask(setting, clock, signal) {
    try {
        const reply = await (0,time_limit/* withinTime */.dn)(async (limited) => await spamd_filter_exchange(setting, Buffer.from(request), limited), timeoutMs, { clock, signal });
        return /^X-Spam-Checker-Version: SpamAssassin ([\w.+-]{1,40})/imu.exec(reply)?.[1] ?? null;
    }
    catch {
        // The version is optional; the next request after `cacheMs` tries again.
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/open-spam-filter.js
/** Opens the spam engine of the settings. */




/** Opens an engine. External engines get a timeout and a circuit breaker, and are not contacted before the first message. */
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

;// CONCATENATED MODULE: ./lib/service/webhooks/to-webhook-event.js
/** The event for a settled seed. All webhooks of the workspace get the same bytes. */


/** Depends only on the stored record, so that it is the same wherever it is created. */
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
/** Depends on event type, test and seed. Unlike numeric ids, tracking ids are unique across services. */
function idempotencyKeyOf(trackingId, address) {
    const subject = JSON.stringify([webhook_payload/* testResultDelivered */.w, trackingId, address]);
    return `evt_${(0,external_node_crypto_.createHash)('sha256').update(subject).digest('hex').slice(0, 32)}`;
}
function toDelivery(record, createdAtMs) {
    const { folder, placementKind: placement } = record;
    // A deferral that became final was never delivered.
    const isDelivered = record.status === 'placed' || record.status === 'undecided';
    // The clocks of two instances may differ.
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
/** A policy only applies if DMARC fails. */
function actionOf({ result, policy }) {
    if (result === 'fail')
        return policy ?? null;
    return result === 'pass' || result === 'none' ? 'none' : null;
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/receive.js
/** How a self-hosted service receives and judges mail. */




/** Rules and ports for the receiver and for the job that judges stored messages. */
function receiving(deps) {
    const { settings } = deps;
    return {
        rules: receiveRules(settings.sendingIp),
        ports: keepPorts(deps),
        slotCount: settings.limits.judgingSlotCount,
    };
}
/** Mail arrives as it will in production, so an unsigned message is `dkim=none`, not "not measured". */
function receiveRules(sendingIp) {
    return {
        measuredAddress: (clientAddress) => measuredAddressOf(sendingIp, clientAddress),
        isUnsignedMeasured: true,
        senderClass: 'bulk',
        whenDnsFails: 'undecided',
        // Messages that the engine could not judge are stored, and retried until the test expires.
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
        // In the background: the deliveries are on disk, and the sweep enqueues them if this fails.
        onDeliveries: (deliveryIds) => void jobs.enqueue(firstAttemptJobs(deliveryIds, clock.nowMs())).catch(onEnqueueError),
        onError,
    };
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/open-foundation.js
/** Opens everything that needs no port: storage, jobs, seeds, DNS, spam engine, metrics. */
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
 * Opens the resources. Checks the settings before it touches the storage.
 *
 * @throws PresendError SETTINGS_INVALID, STORAGE_FAILED
 */
async function openFoundation(settings, world) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { clock, random, log } = world;
        const { authorities, trustedProxies, httpTls, smtpTls, storageLocation, ...resources } = await readSettingsResources(settings, world);
        const dns = observedDns(resources.dns, { log, clock });
        const metrics = serviceMetrics();
        const stack = open_foundation_addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const storage = stack.use(await openNamedStorage(storageLocation, world));
        stack.use(storage.lockForService());
        const store = measuredStore(storage.store, metrics);
        const reportMailboxes = settings.dmarcReports.mailboxes.map(({ mailbox }) => mailbox.address);
        rejectDuplicates(await store.syncSeeds((0,to_mailbox/* directorySeeds */.ux)(settings.seeds), reportMailboxes), settings);
        const box = settings.encryptionKeys === null ? null : (0,secret_box/* secretBox */.iZ)(settings.encryptionKeys);
        const seeds = (0,known_seeds/* seedRegistry */.pZ)(settings, authorities, { store, secretBox: box, clock, random, ...seedLogging(log) });
        await seeds.refresh();
        const jobs = stack.use(observedJobs(await storage.startJobs(), { metrics, log }));
        const { spamFilter, guard } = openSpamFilter(settings.spamFilter, clock);
        const engine = spamFilter === null ? null : observedFilter(spamFilter, { metrics, log });
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
                find: (address) => seeds.current.find(address),
                refresh: async () => void (await seeds.refresh()),
            }),
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
/** @throws PresendError SETTINGS_INVALID with every seed of the file that a command also added */
function rejectDuplicates(addresses, { configPath }) {
    if (addresses.length === 0)
        return;
    const problems = addresses.map((address) => ({
        input: `seeds (${configPath ?? 'the nine local ones'})`,
        came: `${(0,problem/* quoteValue */.cl)(address)}, which was also added by presend seeds add`,
        expected: 'each address once',
        todo: `remove it from the file, or run: presend seeds remove ${address}`,
    }));
    throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', 'Comparing the seeds in the file with added seeds', problems);
}
function seedLogging(log) {
    return {
        onNotice: (seed, text) => log.warn('seed notice', { seed, text }),
        onError: (seed, error) => log.warn('refresh token not saved', { seed, error }),
    };
}
async function openNamedStorage(location, { clock, random, workingDirectory, log }) {
    const onError = (error) => log.warn('storage error, continuing', { error });
    return await (0,open_storage/* openStorage */.G)(inFolder(location, workingDirectory), { clock, random, onError });
}
/** Makes the path of a SQLite file absolute. */
function inFolder(location, folder) {
    return location.kind === 'sqlite' ? { kind: 'sqlite', path: (0,external_node_path_.resolve)(folder, location.path) } : location;
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/postmaster/http/cumulative-days.js
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

;// CONCATENATED MODULE: ./lib/postmaster/http/domain-days.js
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

;// CONCATENATED MODULE: ./lib/postmaster/http/stored-data.js
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

;// CONCATENATED MODULE: ./lib/service/operations/observe-messages.js
/** Logs every message received over SMTP. */

/** Wraps a receiver: one line per message, without the sender's address or any content. */
function observeMessages(receive, { log, clock }) {
    return async (message, signal) => {
        const startMs = clock.monotonicMs();
        const reception = await receive(message, signal);
        log.info('message received', {
            ...testField(reception.copies.map(({ numericId }) => numericId)),
            reply: reception.reply.code,
            matched: reception.isMatched,
            // The only hint for a sender whose From field is rewritten on the way.
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
// EXTERNAL MODULE: ./lib/service/requests/service-context.js
var service_context = __webpack_require__(38435);
;// CONCATENATED MODULE: ./lib/service/operations/observe-requests.js
/** Gives every request an id, counts it and logs it. */



const requestIdHeader = 'X-Request-Id';
/** Ids that proxies and tracers create, and nothing that could break a log line or a query for it. */
const validRequestId = /^[A-Za-z0-9][A-Za-z0-9._:=-]{0,127}$/u;
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/**
 * Writes one log line and one count per request, and its id into the response. Only the method and the route pattern are
 * logged: paths contain tracking ids, queries and bodies contain addresses, headers contain tokens.
 */
function observeRequests(deps) {
    return async (request, next) => {
        const startMs = deps.clock.monotonicMs();
        const requestId = requestIdOf(request.req.header(requestIdHeader), deps.random);
        request.header(requestIdHeader, requestId);
        request.set('onWait', () => deps.log.debug('long poll started', {
            request_id: requestId,
            ...observe_requests_testOf(request),
            workspace: workspaceOf(request),
        }));
        await next();
        record(request, { requestId, durationMs: deps.clock.monotonicMs() - startMs }, deps);
    };
}
/** Returns the id of the request if it is valid, otherwise a new one. */
function requestIdOf(given, random) {
    return given !== undefined && validRequestId.test(given) ? given : random.uuid();
}
function record(request, { requestId, durationMs }, { log, metrics }) {
    const method = knownMethods.has(request.req.method) ? request.req.method : 'other';
    const [route, status] = [routeOf(request), statusOf(request)];
    const workspace = workspaceOf(request);
    const isLongPoll = request.res.headers.has(http_headers/* httpHeaders */.P.preferenceApplied);
    metrics.requestAnswered({ method, route, status, durationMs, isLongPoll });
    if (status === 429)
        metrics.rateLimited(workspace === null ? 'anonymous' : 'token');
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
/** A handler that threw because its client disconnected did not fail. */
function statusOf(request) {
    if (request.error === undefined || request.res.status < 500)
        return request.res.status;
    return request.req.raw.signal.aborted ? service_context/* clientClosedRequest */.rM : request.res.status;
}
/** The path pattern of the handler; `none` without one. Patterns of middleware end in `*`. */
function routeOf(request) {
    return (0,route/* matchedRoutes */.$Z)(request).find((route) => !route.path.endsWith('*'))?.path ?? 'none';
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/plan-service.js
/** Converts settings to the plan for starting a service. */






/** Opens nothing. */
function planService(settings, { clock, random, log }, { ready, ...foundation }) {
    const { store, directory, metrics, received, trustedProxies } = foundation;
    return {
        deps: {
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
    return { ...smtp, maxClients, maxPerClient, clientOf: ip_address/* clientNetwork */.CC, maxMessageBytes, tls: smtpTls };
}
/** The public base URL. */
function publicUrlOf(settings, http) {
    return settings.publicUrl ?? baseUrlOf(settings, http);
}
/** The URL of the address that it listens on; loopback instead of a wildcard. */
function baseUrlOf({ tls }, { host, port }) {
    const reachable = new Map([
        ['0.0.0.0', '127.0.0.1'],
        ['::', '::1'],
    ]);
    const name = reachable.get(host) ?? host;
    return `${tls === null ? 'http' : 'https'}://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/reload-certificates.js
/** Reloads renewed certificates without a restart. */

/** Reads both pairs and uses each valid one. Logs an invalid one and keeps the old. Never rejects. */
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
/** @returns false if no files are configured */
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

;// CONCATENATED MODULE: ./lib/service/self-hosted/service-gauges.js
/** Metrics whose values are read at each scrape. */
/** Adds the metrics of the service. */
function addServiceGauges(metrics, deps) {
    const { service, poolUsage, diskUsage, engineGuard } = deps;
    const all = [
        gauge('presend_long_polls_open', 'Open long polls', () => service.waiterCount()),
        ...workGauges(deps),
        ...(engineGuard === null ? [] : engineGauges(engineGuard)),
        ...(poolUsage === null ? [] : [poolGauge(poolUsage)]),
        ...(diskUsage === null ? [] : diskGauges(diskUsage)),
        ...(service.receiver === null ? [] : receiverGauges(service.receiver)),
    ];
    for (const metric of all)
        metrics.watch(metric);
}
/** Adds the metrics of watched mailboxes. */
function addMailboxGauges(metrics, watchers) {
    for (const metric of mailboxGauges(() => watchers.numbers()))
        metrics.watch(metric);
}
function gauge(name, help, value) {
    return { name, help, kind: 'gauge', read: async () => [{ labels: {}, value: await value() }] };
}
function counter(name, help, value) {
    return { name, help, kind: 'counter', read: () => [{ labels: {}, value: value() }] };
}
/** One value per value of `label`. */
function readings(label, values) {
    return Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }));
}
function workGauges({ jobs, store, clock }) {
    return [
        {
            name: 'presend_jobs',
            help: 'Waiting and running jobs of all instances on this storage',
            kind: 'gauge',
            labelNames: ['kind', 'state'],
            read: async () => (await jobs.count()).flatMap(({ kind, waiting, running }) => [
                { labels: { kind, state: 'waiting' }, value: waiting },
                { labels: { kind, state: 'running' }, value: running },
            ]),
        },
        gauge('presend_judgement_oldest_seconds', 'Age of the oldest message that waits to be judged, of all instances on this storage; 0: none', async () => {
            const atMs = await store.findOldestMessageAtMs();
            return atMs === null ? 0 : Math.max(0, clock.nowMs() - atMs) / 1000;
        }),
    ];
}
function engineGauges(guard) {
    const { engine } = guard;
    return [
        {
            name: 'presend_spam_engine_given_up',
            help: '1: the circuit breaker is open after several failures in a row; 0: the engine is used',
            kind: 'gauge',
            labelNames: ['engine'],
            read: () => [{ labels: { engine }, value: guard.isOpen() ? 1 : 0 }],
        },
        {
            name: 'presend_spam_engine_questions_total',
            help: 'Copies to be judged by the engine; skipped: the circuit breaker was open',
            kind: 'counter',
            labelNames: ['engine', 'outcome'],
            read: () => Object.entries(guard.counts()).map(([outcome, value]) => ({ labels: { engine, outcome }, value })),
        },
    ];
}
function poolGauge(usage) {
    return {
        name: 'presend_database_connections',
        help: 'Database connections that are used or idle, and requests waiting for one',
        kind: 'gauge',
        labelNames: ['state'],
        read: () => {
            const { openCount, idleCount, waitingCount } = usage();
            return readings('state', { used: openCount - idleCount, idle: idleCount, waiting: waitingCount });
        },
    };
}
function diskGauges(usage) {
    return [
        gauge('presend_storage_bytes', 'Size of the SQLite file with its log, or of the PostgreSQL database', async () => (await usage()).databaseBytes),
        {
            name: 'presend_storage_free_bytes',
            help: 'Free space on the file system of the SQLite file; absent on PostgreSQL',
            kind: 'gauge',
            read: async () => {
                const { freeBytes } = await usage();
                return freeBytes === null ? [] : [{ labels: {}, value: freeBytes }];
            },
        },
    ];
}
function receiverGauges(receiver) {
    return [
        gauge('presend_smtp_connections', 'Open SMTP connections', () => receiver.connections().openCount),
        counter('presend_smtp_connections_refused_total', 'SMTP connections rejected with 421, over the limit in total or of one client', () => receiver.connections().refusedCount),
        {
            name: 'presend_messages_total',
            help: 'Messages received over SMTP, by response',
            kind: 'counter',
            labelNames: ['answer'],
            read: () => {
                const { accepted, refused, failed } = receiver.counts();
                return readings('answer', { accepted, refused, failed });
            },
        },
        counter('presend_messages_unmatched_total', 'Messages among them that matched no open test', () => receiver.counts().unmatched),
        counter('presend_messages_other_sender_total', 'Messages ignored because their test accepts mail from another sender only', () => receiver.counts().foreign),
    ];
}
function mailboxGauges(numbers) {
    return [
        {
            name: 'presend_mailboxes',
            help: 'Seed mailboxes by state; elsewhere: watched by another instance, or disabled',
            kind: 'gauge',
            labelNames: ['state'],
            read: () => readings('state', numbers().states),
        },
        {
            name: 'presend_mailbox_messages_total',
            help: 'Messages seen in watched mailboxes, by kind',
            kind: 'counter',
            labelNames: ['kind'],
            read: () => {
                const { matched, ignored, foreign, repeated, elsewhere } = numbers().counts;
                return readings('kind', { matched, ignored, other_sender: foreign, repeated, elsewhere });
            },
        },
        counter('presend_mailbox_messages_cleaned_total', 'Old copies deleted from mailboxes', () => numbers().counts.cleaned),
        counter('presend_mailbox_sweeps_total', 'Scans of folders other than the inbox', () => numbers().counts.sweeps),
        counter('presend_mailbox_sweep_duration_seconds_total', 'Time spent on these scans', () => numbers().counts.sweepMs / 1000),
    ];
}

;// CONCATENATED MODULE: ./lib/service/webhooks/sweep-deliveries.js
/** Finds due attempts that have no job, because a process died or a redelivery was requested. */

/** An attempt that became due more recently is probably in progress. */
const sweep_deliveries_graceMs = 5000;
/** Deliveries per sweep; the next one continues after them. */
const maxDeliveryCount = 1000;
/**
 * Creates a function that enqueues overdue attempts, a limited number per call. Existing jobs are not duplicated, so any
 * instance may call it at any time. Each call continues where the last one ended, so that a host that has been down for
 * hours does not delay redeliveries from the command line.
 *
 * @returns the number of overdue deliveries that the call found
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
/** Of more than a thousand deliveries due in the same millisecond, later rounds find the rest. */
function nextFromMs(deliveries, fromMs) {
    if (deliveries.length < maxDeliveryCount)
        return 0;
    return Math.max(deliveries.at(-1)?.nextAttemptAtMs ?? 0, fromMs + 1);
}

;// CONCATENATED MODULE: ./lib/service/self-hosted/start-work.js
/** Background jobs: deliver webhooks, judge stored messages, sweep for lost work, delete old data. */


const sweepEveryMs = 10_000;
const maxDeleteEveryMs = 3_600_000;
/** Starts all workers. They end when the jobs are drained. */
async function startWork(deps) {
    const { jobs } = deps;
    const sweepDeliveries = deliverySweep(deps);
    await jobs.work('deliver-webhook', deps.deliverWebhook);
    await jobs.work('judge-message', deps.judgeMessage);
    await jobs.work('sweep', { concurrency: 1, run: async () => await sweep(deps, sweepDeliveries) });
    await jobs.work('delete-old', {
        concurrency: 1,
        run: async (_job, signal) => await deleteOld(deps, signal),
    });
    await jobs.repeat('sweep', sweepEveryMs);
    await jobs.repeat('delete-old', deleteEveryMs(deps.retentionMs));
}
/** A short retention needs deleting more often. */
function deleteEveryMs(retentionMs) {
    return Math.min(maxDeleteEveryMs, Math.max(sweepEveryMs, Math.floor(retentionMs / 10)));
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
/** SPF, DKIM and DMARC of a message found in a mailbox. */

/**
 * Returns the three verdicts. For a message that is too large, uses the provider's results and what the header section
 * allows to compute.
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
/** Returns verdicts that are not measured, with a reason. */
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
/** Returns why a verdict may still change, or `null`. */
function whyOpen({ spf, dkim, dmarc }) {
    return [spf, dkim, dmarc].find((verdict) => verdict.isOpen === true)?.detail ?? null;
}

;// CONCATENATED MODULE: ./lib/seeds/imap/place-sighting.js
/** Where a message lies, as the folder that its seed shows, in words. */

/** Reads where the message lies, in the open folder. */
async function place_sighting_placeOf(sighting, session) {
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
    const { folder, words } = await place_sighting_placeOf(sighting, session);
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

;// CONCATENATED MODULE: ./lib/service/self-hosted/watch-mailboxes.js
/** Watches the seed mailboxes of the service file and those that commands added. */






/** The name under which an instance claims mailboxes. On SQLite it is constant, so that a restart keeps its claims. */
function holderOf({ storage }, random) {
    const location = (0,open_storage/* parseStorageLocation */.Q)(storage.reveal());
    return location.status === 'ok' && location.value.kind === 'postgres' ? random.uuid() : 'the only instance';
}
/** Starts watching, also without mailboxes: commands may add some later. */
async function watchMailboxes(deps) {
    const { seeds, retentionMs, settleMs, holder, connect, store, judging, clock, random, log, metrics, onDeliveries } = deps;
    await resetLocalSeeds(store);
    const watchers = await startMailboxWatchers({
        mailboxes: seeds.current.mailboxes,
        look: async () => await refreshMailboxes(deps),
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
    addMailboxGauges(metrics, watchers);
    return watchers;
}
/** Returns the mailboxes to watch, and forgets removed seeds that no open test uses. */
async function refreshMailboxes({ seeds, store, clock }) {
    const { mailboxes, removed } = await seeds.refresh();
    if (removed.length > 0)
        await forgetRemoved(removed, { store, clock });
    return mailboxes;
}
/** Longer than it takes to create a test for which the seed was chosen just before its removal. */
const watch_mailboxes_graceMs = 10_000;
/** Deletes removed seeds, with their secrets, once no open test uses them. Any instance may do this at any time. */
async function forgetRemoved(removed, { store, clock, }) {
    const nowMs = clock.nowMs();
    const old = removed.filter(({ removedAtMs }) => removedAtMs !== null && nowMs - removedAtMs > watch_mailboxes_graceMs);
    if (old.length === 0)
        return;
    const copies = await store.listAwaitedCopies(nowMs);
    const awaited = new Set(copies.flatMap(({ address }) => [address, (0,plus_address/* untagged */.G)(address)]));
    for (const mark of old)
        if (!awaited.has(mark.address))
            await store.forgetSeed(mark);
}
/** A seed that changed from a mailbox to a local one keeps its old health unless it is reset. */
async function resetLocalSeeds(store) {
    const unhealthy = (await store.listSeeds()).filter((seed) => seed.kind === 'local' && seed.health !== 'healthy');
    for (const { address } of unhealthy)
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

// EXTERNAL MODULE: ./lib/service/server/app.js + 18 modules
var app = __webpack_require__(33814);
// EXTERNAL MODULE: ./lib/service/server/start-service.js + 8 modules
var start_service = __webpack_require__(24103);
;// CONCATENATED MODULE: ./lib/service/self-hosted.js
/** The service of `presend serve`. */
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
 * Starts the service. If it fails, nothing stays open.
 *
 * @throws PresendError SETTINGS_INVALID, STORAGE_FAILED, LISTEN_FAILED
 */
async function startSelfHosted(settings, world) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { clock, log } = world;
        const stack = self_hosted_addDisposableResource(env_1, new AsyncDisposableStack()
        // First, so that they end last: jobs and watchers close their connections during disposal.
        , true);
        // First, so that they end last: jobs and watchers close their connections during disposal.
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
        addServiceGauges(foundation.metrics, { ...foundation, service, clock });
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
        const onDeliveries = onDeliveriesOf(foundation);
        stack.use(await startPostmasterJobs({ settings, ...world, ...foundation, connect, onDeliveries }));
        const watchers = stack.use(await watchMailboxes({ ...watchingDeps(settings, world, foundation), connect }));
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
function watchingDeps(settings, { clock, random, log }, { seeds, store, judging, metrics, received }) {
    const onDeliveries = onDeliveriesOf({ received });
    const { retentionMs, imap } = settings;
    const { settleMs } = imap;
    const holder = holderOf(settings, random);
    return { seeds, retentionMs, settleMs, holder, store, judging, clock, random, log, metrics, onDeliveries };
}
function onDeliveriesOf({ received }) {
    return (deliveryIds) => received.ports.onDeliveries?.(deliveryIds);
}
/** Drains everything that produces results, before the jobs: it may still enqueue some. */
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
    const app = withOperations(noApp, { readiness: ready, metrics }, 'everybody');
    return await (0,http_server/* startHttpServer */.O)(app, { ...metricsListen, clock });
}
/** The components that `/readyz` checks. */
function checksOf({ smtp }, { store, jobs }, service) {
    const checkReceiver = async () => {
        if (service()?.receiver?.isListening !== true)
            throw new Error('the SMTP receiver is not listening');
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
        // Without the zone file, which only applies to judging mail.
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
/** Keeps the judging threads busy while other copies wait for DNS. */
const judgementConcurrency = 16;
function judgementWorker({ store, directory, received: { rules, ports } }) {
    return {
        concurrency: judgementConcurrency,
        run: async (job, signal) => {
            // Another instance may have accepted it for a seed that was just added.
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

// EXTERNAL MODULE: ./lib/settings/service-file/read-service-settings.js + 3 modules
var read_service_settings = __webpack_require__(38106);
// EXTERNAL MODULE: ./lib/world/scrub-secrets.js
var scrub_secrets = __webpack_require__(75167);
// EXTERNAL MODULE: ./lib/world/secret.js
var secret = __webpack_require__(41502);
;// CONCATENATED MODULE: ./lib/commands/check-health.js
/** `presend serve --health`: a health check for containers. */




const timeLimitMs = 3000;
/** Requests `/healthz` at the address in the settings. @throws PresendError LISTEN_FAILED unless it answers 200 */
async function checkHealth(settings, { terminal }) {
    const url = `${baseUrlOf(settings, settings.listen)}/healthz`;
    const came = await requestStatus(url).catch((error) => (error instanceof Error ? error.message : error));
    if (came === 200) {
        terminal.print('alive\n');
        return 0;
    }
    throw new presend_error/* PresendError */.Wn({
        code: 'LISTEN_FAILED',
        outcome: 'inconclusive',
        done: `Requesting ${url}`,
        came: String(came),
        expected: '200',
        todo: 'check that presend serve runs with the same settings',
    });
}
/** Skips certificate verification: the certificate names the public host, and the request contains no secret. */
async function requestStatus(url) {
    const options = { timeout: timeLimitMs, agent: false, rejectUnauthorized: false };
    return await new Promise((resolve, reject) => {
        const request = url.startsWith('https:') ? (0,external_node_https_.request)(url, options) : (0,external_node_http_.request)(url, options);
        request.on('response', (response) => {
            response.resume();
            resolve(response.statusCode);
        });
        request.on('timeout', () => request.destroy(new Error(`no answer within ${timeLimitMs / 1000} s`)));
        request.on('error', reject);
        request.end();
    });
}

// EXTERNAL MODULE: ./lib/report/escape-terminal.js
var escape_terminal = __webpack_require__(22728);
;// CONCATENATED MODULE: ./lib/storage/inspect-storage.js
/** Inspects a storage without changing it. */
/**
 * Finds out whether the storage can be opened, and which migrations are pending. Creates, migrates and locks nothing.
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
/** `presend serve --check`: checks whether the service would start, without opening a port or changing anything. */





/** Prints one line each for settings, files, keys and storage. @throws PresendError SETTINGS_INVALID, STORAGE_FAILED */
async function checkService(settings, { world, host: { workingDirectory }, terminal }) {
    const { storageLocation } = await readSettingsResources(settings, { ...world, workingDirectory });
    const state = await inspectStorage(inFolder(storageLocation, workingDirectory));
    if (state.status === 'found' && state.unknown.length > 0)
        (0,migrate/* refuseNewer */._$)(state.unknown);
    const lines = [
        `settings: ok (${settings.configPath ?? 'no service file'})`,
        'files: ok',
        `encryption key: ${settings.encryptionKeys === null ? 'not set; passwords and tokens cannot be stored' : 'ok'}`,
        `storage: ${describeState(state)}`,
        ...settings.notices.map((notice) => `note: ${notice}`),
    ];
    terminal.print(lines.map((text) => `${(0,escape_terminal/* escapeTerminal */.e)(text)}\n`).join(''));
    return 0;
}
function describeState(state) {
    if (state.status === 'new')
        return 'ok, new (created at the first start)';
    if (state.pending.length === 0)
        return 'ok, no pending migrations';
    return `ok, pending migrations (run at the next start): ${state.pending.join(', ')}`;
}

;// CONCATENATED MODULE: ./lib/commands/watch-reloads.js
/** Reloads on SIGHUP. */
/** Runs reloads one after another, so that the newest files win. */
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
/** Ends the service on a signal or an uncaught error. */
/** A second signal ends the process at once. */
const abortedExitCode = 1;
/**
 * Watches SIGINT, SIGTERM and uncaught errors. After an uncaught error the state of the process is unknown, so the
 * service shuts down, but finishes requests and messages in progress first.
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
        host.exit(abortedExitCode);
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

;// CONCATENATED MODULE: ./lib/commands/serve.js
/** `presend serve`: runs the service until it is told to stop. */
var serve_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var serve_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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















/** Returns the exit code once the service has stopped. Rejects if it cannot start. */
async function runServe(input, deps) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (input.isCheck)
            return await checkService(await readSettings(input, deps), deps);
        if (input.isHealth)
            return await checkHealth(await readSettings(input, deps), deps);
        const sink = serve_addDisposableResource(env_1, stdoutSink(), false);
        try {
            return await serve(input, { ...deps, sink });
        }
        catch (error) {
            // The caller prints the error to standard error; log readers need it, too.
            openServiceLog({ level: 'fatal', sink, clock: deps.world.clock }).fatal('start failed', startFailure(error));
            await sink.flush();
            throw error;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        serve_disposeResources(env_1);
    }
}
/** @throws PresendError SETTINGS_INVALID with every problem */
async function readSettings({ flags }, { world, host: { workingDirectory } }) {
    const parsed = await (0,read_service_settings/* readServiceSettings */.$j)({ flags, workingDirectory, proveFiles: async (files) => await checkFiles(files, { ...world, workingDirectory }) }, world);
    if (parsed.status === 'bad')
        throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', 'Reading the service settings', parsed.problems);
    return parsed.value;
}
function startFailure(error) {
    if (!(error instanceof presend_error/* PresendError */.Wn))
        return { error };
    const problems = error.problems.length === 0 ? [error.message] : error.problems.map(problem/* renderProblem */.yM);
    return { code: error.code, problems };
}
/** Serves with a given log sink. Returns 0 if stopped as requested; 1 if aborted, or after an unexpected error. */
async function serve(input, { world, host, sink }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { workingDirectory } = host;
        const settings = await readSettings(input, { world, host });
        const log = openServiceLog({
            level: settings.logLevel,
            sink,
            clock: world.clock,
            scrub: (0,scrub_secrets/* scrubber */.t)(secretsOf(settings.storage)),
        });
        const watch = serve_addDisposableResource(env_2, watchService(host, log), false);
        const reloads = serve_addDisposableResource(env_2, watchReloads(host), false);
        log.info('starting', { version: version/* version */.r, node: process.version, pid: process.pid, settings: settings.effective });
        for (const text of settings.notices)
            log.warn('settings notice', { text });
        const service = await startSelfHosted(settings, { ...world, workingDirectory, log });
        logListening(service, log);
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
        serve_disposeResources(env_2);
    }
}
/** Scripts wait for this line: it is logged at any level, with the actual ports. */
function logListening({ http, smtp, metrics, apiUrl, publicUrl }, log) {
    log.always('listening', {
        http: { host: http.host, port: http.port },
        smtp: smtp === null ? null : { host: smtp.host, port: smtp.port },
        ...(metrics === null ? {} : { metrics }),
        api_url: apiUrl,
        public_url: publicUrl,
    });
}
/** The password in the storage URL, encoded and decoded. */
function secretsOf(storage) {
    const url = URL.parse(storage.reveal());
    if (url === null || url.password === '')
        return [];
    const encoded = [url.password, ...url.searchParams.getAll('password')];
    return encoded.flatMap((text) => [new secret/* Secret */.z(text), new secret/* Secret */.z((0,external_node_querystring_.unescape)(text))]);
}


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
/** The day that a report counts for. */

/**
 * Returns the UTC day at the middle of the range, as YYYY-MM-DD. A report has one count for its whole range, which may
 * start at a local midnight (07:00 to 07:00 UTC) or cover a week.
 */
function reportDay({ beginsAtMs, endsAtMs }) {
    return (0,day/* dayOf */.kb)(beginsAtMs + (endsAtMs - beginsAtMs) / 2);
}

// EXTERNAL MODULE: ./lib/postmaster/dmarc/report-limits.js
var report_limits = __webpack_require__(64535);
;// CONCATENATED MODULE: ./lib/postmaster/dmarc/tally-report.js
/** Counts the messages of a report per domain. */

/** Forged reports may name thousands of subdomains: keep those with the most mail. */
const maxSubdomains = 100;
/**
 * Counts all messages for the policy's domain, as Google does, and those of each subdomain for the subdomain, too. SPF and
 * DKIM count as passed only if aligned.
 */
function tallyReport({ domain, records }) {
    const byAuthor = [...Map.groupBy(records, (record) => record.headerFrom)];
    const subdomains = byAuthor
        .filter(([author]) => author !== domain && (0,report_carrier/* isAtOrBelow */.a)(author, domain))
        .map(([author, own]) => tally(author, own))
        .toSorted((left, right) => right.messageCount - left.messageCount);
    // A report without messages has no ratio.
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
/** Stores reports. */




/** Stores reports one after another. */
async function keepReports(reports, options) {
    const kept = [];
    for (const one of reports)
        kept.push({ status: await keep(one, options), report: one.report });
    return kept;
}
async function keep({ report, carrierDomain }, options) {
    const { store, accountId, domains, nowMs } = options;
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
/** Counts reports by result. */
function countKept(kept) {
    const counts = { kept: 0, known: 0, 'too-old': 0, 'other-domain': 0 };
    for (const { status } of kept)
        counts[status] += 1;
    return counts;
}


/***/ }),

/***/ 64397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ reportMailJob)
/* harmony export */ });
/** The worker job that reads a report email: 8 MiB of untrusted XML take seconds. */
const reportMailJob = { name: 'read-report-mail' };


/***/ }),

/***/ 5267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ reportsAccount)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/** The account that counts reports. */

/** Creates the account if needed. Rejects one with data from another source, to keep them apart. */
async function reportsAccount(wanted, store) {
    const account = await store.ensurePostmasterAccount({ ...wanted, source: 'dmarc-reports' });
    if (account.source === 'dmarc-reports')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(account);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)({
        input: 'account',
        came: `${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteValue */ .cl)(account.email)}, which has data from another source (${account.source})`,
        expected: 'an account for DMARC reports only',
        todo: 'pass another address; any address works',
    });
}


/***/ }),

/***/ 39343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ classifyAddress),
/* harmony export */   W: () => (/* binding */ isAllowedClass)
/* harmony export */ });
/* harmony import */ var _world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49406);
/**
 * Which addresses a webhook may be sent to. IPv4: everything outside IANA's special-purpose registry. IPv6: only global
 * unicast outside that registry.
 */

/** Classes that `allow-private` allows. No other class has a legitimate receiver. */
const privateClasses = new Set(['loopback', 'private', 'shared (CGNAT)']);
/**
 * Source: IANA IPv4 and IPv6 Special-Purpose Address Registries (RFC 6890), IPv4 Multicast (RFC 5771); for metadata
 * services, the providers' documentation. The first range that contains an address determines its class.
 */
const specialRanges = [
    // These services hand out the machine's credentials.
    {
        kind: 'cloud metadata',
        networks: parseNetworks('169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 168.63.129.16 192.0.0.192 fd00:ec2::/32 fd20:ce::254'),
    },
    { kind: 'loopback', networks: parseNetworks('127.0.0.0/8 ::1') },
    { kind: 'unspecified', networks: parseNetworks('0.0.0.0/8 ::') },
    { kind: 'IPv4 written as IPv6', networks: parseNetworks('::/96 ::ffff:0:0/96 ::ffff:0:0:0/96') },
    { kind: 'private', networks: parseNetworks('10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 fc00::/7') },
    { kind: 'shared (CGNAT)', networks: parseNetworks('100.64.0.0/10') },
    { kind: 'link-local', networks: parseNetworks('169.254.0.0/16 fe80::/10 fec0::/10') },
    { kind: 'multicast', networks: parseNetworks('224.0.0.0/4 ff00::/8') },
    {
        kind: 'documentation',
        networks: parseNetworks('192.0.2.0/24 198.51.100.0/24 203.0.113.0/24 2001:db8::/32 3fff::/20'),
    },
    { kind: 'benchmarking', networks: parseNetworks('198.18.0.0/15 2001:2::/48') },
    // 6to4 and Teredo embed an arbitrary IPv4 address and are obsolete (RFC 7526, RFC 4380).
    { kind: '6to4', networks: parseNetworks('2002::/16 192.88.99.0/24') },
    { kind: 'Teredo', networks: parseNetworks('2001::/32') },
    // RFC 8215: only that network's operator knows where these addresses lead.
    { kind: 'local NAT64', networks: parseNetworks('64:ff9b:1::/48') },
    { kind: 'reserved', networks: parseNetworks('192.0.0.0/24 240.0.0.0/4 2001::/23 100::/64') },
];
const nat64 = parseNetworks('64:ff9b::/96');
const allocated = parseNetworks('0.0.0.0/0 2000::/3');
function parseNetworks(ranges) {
    return ranges.split(/\s+/u).map((range) => {
        const network = (0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__/* .parseNetwork */ .MO)(range);
        if (network === null)
            throw new Error(`invalid network: ${range}`);
        return network;
    });
}
/** The class of an address in textual form. An address with a zone (`fe80::1%eth0`) is `not an address`. */
function classifyAddress(address) {
    const bytes = (0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressBytes */ .AS)(address);
    if (bytes === null)
        return 'not an address';
    // A DNS64 resolver returns such an address for every IPv4-only receiver: classify the IPv4 address it leads to.
    if ((0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isInNetworks */ .x4)(address, nat64))
        return classifyAddress(bytes.subarray(12).join('.'));
    const special = specialRanges.find(({ networks }) => (0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isInNetworks */ .x4)(address, networks));
    if (special !== undefined)
        return special.kind;
    return (0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isInNetworks */ .x4)(address, allocated) ? 'public' : 'reserved';
}
/** Whether a webhook may be sent to an address of this class. */
function isAllowedClass(kind, rules) {
    return kind === 'public' || (rules.allowPrivate && privateClasses.has(kind));
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
/** Parses the URL of a webhook. */



/** Some servers reject longer URLs. */
const maxUrlLength = 2048;
const input = 'webhook URL';
/**
 * Parses a URL, or returns all problems. Host names are resolved later, for each attempt.
 *
 * @returns the URL in canonical form, international names as A-labels (RFC 5891)
 */
function parseWebhookUrl(text, rules) {
    const url = isPlainText(text) ? URL.parse(text) : null;
    if (url === null || !['http:', 'https:'].includes(url.protocol)) {
        // The part before an @ may contain a password.
        const came = text.includes('@') ? 'something else' : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(text);
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ input, came, expected: 'a URL such as https://example.com/hooks/presend' });
    }
    const problems = checks.flatMap((check) => check({ text, url, rules }));
    return problems.length === 0 ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(url) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)(...problems);
}
/** `URL.hostname` without the brackets of an IPv6 address. */
function hostOf(url) {
    return url.hostname.replace(/^\[(.*)\]$/u, '$1');
}
/** The URL class silently fixes tabs, line ends, spaces, `\` and missing slashes: what is checked must be what was typed. */
function isPlainText(text) {
    return text.length <= maxUrlLength && /^\w+:\/\/(?!\/)[^\s\p{Cc}\p{Cf}\\]+$/u.test(text);
}
const checks = [checkScheme, checkCredentials, checkFragment, checkPort, checkHost, checkAddress];
function checkScheme({ url, rules }) {
    if (url.protocol === 'https:' || rules.allowPrivate)
        return [];
    const todo = 'http would send results unencrypted; webhooks.allow-private allows it inside your own network';
    return [{ input, came: '"http:"', expected: '"https:"', todo }];
}
/** Does not show the password. */
function checkCredentials({ url }) {
    if (url.username === '' && url.password === '')
        return [];
    const todo = 'remove them; receivers authenticate events by their signature';
    return [{ input, came: 'a user name or password', expected: 'none in the URL', todo }];
}
function checkFragment({ text }) {
    return text.includes('#') ? [{ input, came: 'a "#"', expected: 'no fragment, because it is never sent' }] : [];
}
function checkPort({ url }) {
    return url.port === '0' ? [{ input, came: 'port 0', expected: 'a port from 1 to 65535' }] : [];
}
function checkHost({ text, url }) {
    const host = hostOf(url);
    if (host.endsWith('.'))
        return [{ input, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(host), expected: 'a host without a trailing dot' }];
    // `0x7f.1`, `2130706433` and `１２７.0.0.1` hide an address from people who read the list of webhooks.
    const written = /^\w+:\/\/(?:[^/?#@]*@)?([^/?#:]*)/u.exec(text)?.[1];
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(host) && written !== host) {
        return [{ input, came: `an unusual spelling of ${host}`, expected: 'an IPv4 address in dotted decimal form' }];
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
/** Names that always mean this machine: RFC 6761 §6.3. */
function isLocalhost(host) {
    return /(?:^|\.)localhost\.?$/iu.test(host);
}


/***/ }),

/***/ 53091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EE: () => (/* binding */ parseChosenSecret),
/* harmony export */   Kl: () => (/* binding */ generateSecret),
/* harmony export */   fL: () => (/* binding */ signingSecrets),
/* harmony export */   hJ: () => (/* binding */ toStoredSecret),
/* harmony export */   iU: () => (/* binding */ webhookPurpose),
/* harmony export */   jr: () => (/* binding */ newSecret)
/* harmony export */ });
/* unused harmony export openStoredSecret */
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32964);
/* harmony import */ var _world_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41502);
/* harmony import */ var _world_secret_box_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43714);
/** Webhook secrets: created, stored (sealed if an encryption key is set) and opened for signing. */



const minSecretLength = 24;
const maxSecretLength = 256;
/** Creates `whsec_` and 256 random bits in base64url. */
function generateSecret(random) {
    return new _world_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(`whsec_${Buffer.from(random.bytes(32)).toString('base64url')}`);
}
/** Parses a secret chosen by the user: printable ASCII without spaces, which files and variables keep unchanged. */
function parseChosenSecret(text, input) {
    const limits = `${minSecretLength} to ${maxSecretLength}`;
    if (text.length < minSecretLength || text.length > maxSecretLength) {
        const todo = 'omit it to have one generated';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ input, came: `${text.length} characters`, expected: `a secret of ${limits} characters`, todo });
    }
    if ((0,_world_secret_box_js__WEBPACK_IMPORTED_MODULE_0__/* .isSealed */ .dy)(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ input, came: 'a sealed secret', expected: 'the secret itself' });
    if (/^[\x21-\x7e]+$/u.test(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(new _world_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(text));
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ input, came: 'spaces or characters outside ASCII', expected: 'printable ASCII without spaces' });
}
/** Makes a stored secret the current one. */
function newSecret(secret, createdAtMs) {
    return { secret, createdAtMs, validUntilMs: null };
}
/** The purpose that a webhook's secret is sealed for; see SecretBox. */
function webhookPurpose(webhookId) {
    return `secret of webhook ${webhookId}`;
}
/** The secret in the form that is stored. @param box `null`: no encryption key is set, so the secret is stored in plain text */
function toStoredSecret(box, webhookId, secret) {
    return box === null ? secret : new _world_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(box.seal(secret, webhookPurpose(webhookId)));
}
/** Opens a stored secret. */
function openStoredSecret(box, webhookId, stored) {
    const text = stored.reveal();
    if (!(0,_world_secret_box_js__WEBPACK_IMPORTED_MODULE_0__/* .isSealed */ .dy)(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(stored);
    const opened = box?.open(text, webhookPurpose(webhookId)) ?? { status: 'unreadable', reason: 'no encryption key' };
    if (opened.status === 'opened')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(opened.secret);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({
        input: `secret of webhook ${webhookId}`,
        came: opened.reason,
        expected: 'the encryption key that sealed it',
    });
}
/** Opens the secrets that are valid at `nowMs`; fails if the encryption key of one is missing. */
function signingSecrets({ webhookId, secrets }, box, nowMs) {
    const [newest, ...older] = secrets;
    if (newest === undefined)
        throw new TypeError('a stored webhook has no secret');
    const before = older.find(({ validUntilMs }) => validUntilMs !== null && validUntilMs > nowMs);
    const current = openStoredSecret(box, webhookId, newest.secret);
    const previous = before === undefined ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(null) : openStoredSecret(box, webhookId, before.secret);
    if (current.status === 'bad' || previous.status === 'bad') {
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)(...[current, previous].flatMap((one) => (one.status === 'bad' ? one.problems : [])));
    }
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)({ current: current.value, previous: previous.value });
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
/** Caches DNS answers. Concurrent callers with the same query share one request. */
const defaultLimits = { answerMs: 60_000, failureMs: 10_000, maxCount: 5000 };
/**
 * Creates a bounded cache that evicts the oldest entry first. `servfail` expires sooner, so that a recovered server is
 * noticed, but lasts long enough that 50 copies of a message do not wait 50 times for the same dead server.
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
        // A rejected query is not cached: the next caller retries it.
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
/** DNS through the machine's resolver or given servers, with caching and a timeout. */




/**
 * Creates a Dns that queries the network. Answers are cached for a minute, failures for ten seconds. A timeout is
 * `servfail`, never an exception.
 */
function liveDns(options = {}) {
    const timeoutMs = options.timeoutMs ?? 3000;
    // Two tries fit into the timeout, because c-ares doubles its wait after the first.
    const resolver = new promises_.Resolver({ timeout: Math.max(1, Math.floor(timeoutMs / 3)), tries: 2 });
    if (options.servers !== undefined && options.servers.length > 0)
        resolver.setServers(options.servers);
    const cache = answerCache(options.clock ?? (0,node_clock/* nodeClock */.$)());
    return {
        resolve: async (name, type, signal) => {
            signal.throwIfAborted();
            const asked = name.toLowerCase().replace(/\.$/u, '');
            const question = () => withTimeLimit(ask(resolver, asked, type), timeoutMs);
            // The shared query continues for other callers; only this one stops waiting.
            if (asked !== '')
                return await (0,until_aborted/* untilAborted */.E)(cache.get(`${type} ${asked}`, question), signal);
            // The root query tests whether DNS works right now, so a cached answer would be useless.
            const root = await (0,until_aborted/* untilAborted */.E)(cache.get(`${type} `, question, 0), signal);
            if (root.status !== 'servfail')
                cache.doubtFailures();
            return root;
        },
    };
}
/** c-ares errors that are answers about the name. All others mean that the query failed. */
const knownErrors = new Map([
    ['ENOTFOUND', { status: 'nxdomain' }],
    ['ENODATA', { status: 'nodata' }],
    // A name over the limits of RFC 1035 cannot exist.
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
/** setTimeout fires at once when the delay exceeds a signed 32-bit integer. */
const longestTimerMs = 2 ** 31 - 1;
/** Creates a Clock that uses the machine's time. */
function nodeClock() {
    return { nowMs: () => Date.now(), monotonicMs: () => performance.now(), sleep };
}
/** Does not use `node:timers/promises`, which creates an AbortError with a stack for every cancelled wait. */
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
