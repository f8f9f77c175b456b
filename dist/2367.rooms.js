export const id = 2367;
export const ids = [2367];
export const modules = {

/***/ 25345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ noKeyProblem),
/* harmony export */   CI: () => (/* binding */ readEncryptionKeys),
/* harmony export */   Wh: () => (/* binding */ readSecretBox),
/* harmony export */   fs: () => (/* binding */ isInEnvironment)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32964);
/* harmony import */ var _world_secret_box_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43714);
/* harmony import */ var _engine_bad_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1379);
/* harmony import */ var _service_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42051);
/* harmony import */ var _service_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59723);
/** The encryption keys for stored secrets: from the environment, or from the file that the service file names. */





/** Contains the keys themselves. Overrides the file; never a flag, because other users can see flags. */
const encryptionKeyVariable = 'PRESEND_ENCRYPTION_KEY';
const keyFileName = 'encryption.key-file';
/** Reads the keys for a command, which does not need the rest of the service file. @returns `null`: no key is configured */
async function readSecretBox(request, world) {
    const keyFile = isInEnvironment(world) ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(null) : await namedKeyFile(request, world);
    if (keyFile.status === 'bad')
        return keyFile;
    const keys = await readEncryptionKeys(keyFile.value, { ...world, workingDirectory: request.workingDirectory });
    if (keys.status === 'bad')
        return keys;
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(keys.value === null ? null : (0,_world_secret_box_js__WEBPACK_IMPORTED_MODULE_0__/* .secretBox */ .iZ)(keys.value));
}
/** Reads the keys. @param keyFile the file of `encryption.key-file`; not read when the variable is set */
async function readEncryptionKeys(keyFile, place) {
    const text = (place.env[encryptionKeyVariable] ?? '').trim();
    if (text !== '')
        return (0,_world_secret_box_js__WEBPACK_IMPORTED_MODULE_0__/* .parseEncryptionKeys */ .rv)(text, encryptionKeyVariable);
    if (keyFile === null)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(null);
    const read = await (0,_service_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readNamedFile */ .wh)(keyFile, place);
    if (read.status === 'bad')
        return read;
    const { input, place: sourcePlace } = keyFile;
    const keys = (0,_world_secret_box_js__WEBPACK_IMPORTED_MODULE_0__/* .parseEncryptionKeys */ .rv)(read.value, input);
    if (keys.status === 'ok' || sourcePlace === undefined)
        return keys;
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)(...(0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .amendProblems */ .cR)(keys.problems, { place: sourcePlace }));
}
/** The problem of a command that must store a secret without a key. @param secret such as `the password of seed1@box.example` */
function noKeyProblem(secret) {
    return {
        input: encryptionKeyVariable,
        expected: `a key to encrypt ${secret}; nothing was stored`,
        todo: `create one with: openssl rand -base64 32, and provide it to every command and instance in ${encryptionKeyVariable} or in the file encryption.key-file of the service file (readable by its owner only: umask 077)`,
    };
}
/** True when the environment variable is set, which overrides the file. */
function isInEnvironment({ env }) {
    return (env[encryptionKeyVariable] ?? '').trim() !== '';
}
async function namedKeyFile(request, { files }) {
    const values = await (0,_service_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readServicePart */ .v1)({ [keyFileName]: _service_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .serviceTable */ .o[keyFileName] }, request, files);
    if (values.status === 'bad')
        return values;
    const path = values.value.get(keyFileName);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(path === null ? null : { ...values.value.at(keyFileName), path });
}


/***/ }),

/***/ 38106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DK: () => (/* binding */ readAllowPrivateSetting),
  $j: () => (/* binding */ readServiceSettings),
  sE: () => (/* binding */ readStorageSetting)
});

// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/settings/engine/values.js
var engine_values = __webpack_require__(41612);
// EXTERNAL MODULE: ./lib/settings/service-file/service-rows.js
var service_rows = __webpack_require__(59723);
// EXTERNAL MODULE: ./lib/settings/parsers/duration.js
var duration = __webpack_require__(33684);
;// CONCATENATED MODULE: ./lib/settings/service-file/service-rules.js
/** Rules between keys of the service file, and warnings for the operator. */

/** All rules that the values break. */
function serviceProblems(values) {
    return [
        ...portProblems(values),
        ...retentionProblems(values),
        ...filterProblems(values),
        ...tlsProblems(values, 'tls'),
        ...tlsProblems(values, 'smtp-tls'),
        ...timeoutProblems(values),
    ];
}
function portProblems(values) {
    const [http, smtp] = [values.get('listen'), values.get('smtp')];
    if (http === null || smtp === null || http.port === 0)
        return [];
    if (http.port !== smtp.port || http.host !== smtp.host)
        return [];
    return [{ ...values.at('smtp'), came: 'the address of listen', expected: 'a different port for SMTP' }];
}
function retentionProblems(values) {
    const [retentionMs, timeoutMs] = [values.get('retention'), values.get('test-timeout')];
    if (retentionMs === null || timeoutMs === null || retentionMs >= timeoutMs)
        return [];
    const expected = `at least test-timeout (${(0,duration/* renderDuration */.PP)(timeoutMs)}), so that no test is deleted while it waits`;
    return [{ ...values.at('retention'), came: (0,duration/* renderDuration */.PP)(retentionMs), expected }];
}
function filterProblems(values) {
    const kind = values.get('spam-filter.kind');
    if (kind === null)
        return [];
    const kindOfKey = { 'spam-filter.url': 'rspamd', 'spam-filter.host': 'spamd', 'spam-filter.port': 'spamd' };
    return ['spam-filter.url', 'spam-filter.host', 'spam-filter.port']
        .filter((name) => kind !== kindOfKey[name] && values.isGiven(name))
        .flatMap((name) => [
        {
            ...values.at(name),
            expected: `this key only with kind: ${kindOfKey[name]} (kind is ${kind})`,
            todo: `remove it, or set kind: ${kindOfKey[name]}`,
        },
    ]);
}
function tlsProblems(values, section) {
    const [cert, key] = [`${section}.cert-file`, `${section}.key-file`];
    if (values.isGiven(cert) === values.isGiven(key))
        return [];
    const [given, missing] = values.isGiven(cert) ? [cert, key] : [key, cert];
    return [{ ...values.at(given), expected: `${missing} to be set too`, todo: `add ${missing}` }];
}
function timeoutProblems(values) {
    const [headerMs, requestMs] = [values.get('limits.header-timeout'), values.get('limits.request-timeout')];
    if (headerMs === null || requestMs === null || headerMs <= requestMs)
        return [];
    const name = values.isGiven('limits.header-timeout') ? 'limits.header-timeout' : 'limits.request-timeout';
    const expected = 'a header-timeout that is not longer than the request-timeout';
    return [{ ...values.at(name), came: `${(0,duration/* renderDuration */.PP)(headerMs)} and ${(0,duration/* renderDuration */.PP)(requestMs)}`, expected }];
}
/** Warnings for the operator. */
function serviceNotices(settings) {
    const { seeds, smtp, smtpTls, storage, webhooks } = settings;
    const hasLocalSeeds = seeds === null || seeds.some((seed) => seed.kind === 'local');
    const notices = [
        [storage.reveal() === 'memory', 'storage is memory: all tokens, tests and results are lost when the process ends'],
        [
            smtp === null && hasLocalSeeds,
            'smtp is none: local seeds only receive mail if another instance on the same PostgreSQL database receives it',
        ],
        [smtp === null && smtpTls !== null, 'smtp is none: smtp-tls is not used'],
        [
            webhooks.allowPrivate,
            'webhooks.allow-private is true: anyone who can add webhooks can reach addresses inside this network',
        ],
    ];
    return notices.flatMap(([applies, text]) => (applies ? [text] : []));
}

;// CONCATENATED MODULE: ./lib/settings/service-file/build-service-settings.js
/** Composes ServiceSettings, and the listing that a service logs when it starts. */



/** Composes the settings. */
function buildServiceSettings(read) {
    const { configPath, seeds, encryption, google, dmarcMailboxes: mailboxes } = read;
    const { spamFilter, tls, smtpTls, encryption: _encryption, dmarcReports, ...fields } = read.values.fields();
    const settings = {
        ...fields,
        configPath,
        spamFilter: toSpamFilter(spamFilter),
        seeds,
        tls: toTlsFiles(tls),
        smtpTls: toTlsFiles(smtpTls),
        encryptionKeys: encryption.keys,
        google,
        dmarcReports: { ...dmarcReports, mailboxes },
        effective: listEffective(read),
    };
    return { ...settings, notices: serviceNotices(settings) };
}
function toSpamFilter({ kind, url, host, port }) {
    switch (kind) {
        case 'built-in':
            return { kind };
        case 'rspamd':
            return { kind, url: url ?? 'http://127.0.0.1:11334' };
        case 'spamd':
            return { kind, host: host ?? '127.0.0.1', port: port ?? 783 };
        default:
            return kind;
    }
}
function toTlsFiles({ certPath, keyPath }) {
    return certPath === null || keyPath === null ? null : { certPath, keyPath };
}
function listEffective({ layer, encryption, seeds, dmarcMailboxes }) {
    const values = Object.values(service_rows/* serviceTable */.o).map((row) => {
        const given = layer.get(row.name);
        const isMasked = row.name === 'encryption.key-file' && encryption.source === 'environment';
        const shown = given === undefined ? row.default : (0,engine_values/* showGiven */.vP)(given);
        return [row.name, isMasked ? '***' : shown];
    });
    return { ...Object.fromEntries(values), seeds: countSeeds(seeds), 'dmarc-reports': dmarcMailboxes.length };
}
const defaultSeedCount = 9;
function countSeeds(seeds) {
    if (seeds === null)
        return { local: defaultSeedCount, imap: 0 };
    const imap = seeds.filter((seed) => seed.kind === 'imap').length;
    return { local: seeds.length - imap, imap };
}

// EXTERNAL MODULE: ./lib/settings/service-file/google.js
var service_file_google = __webpack_require__(28891);
// EXTERNAL MODULE: ./lib/settings/engine/config-value.js
var config_value = __webpack_require__(50680);
// EXTERNAL MODULE: ./lib/settings/parsers/kinds.js
var kinds = __webpack_require__(69641);
// EXTERNAL MODULE: ./lib/settings/service-file/dmarc-rows.js
var dmarc_rows = __webpack_require__(1077);
// EXTERNAL MODULE: ./lib/settings/service-file/imap-login.js
var imap_login = __webpack_require__(98571);
// EXTERNAL MODULE: ./lib/settings/service-file/seed-rows.js
var seed_rows = __webpack_require__(42267);
// EXTERNAL MODULE: ./lib/settings/service-file/service-files.js
var service_files = __webpack_require__(42051);
;// CONCATENATED MODULE: ./lib/settings/service-file/read-dmarc-mailboxes.js
/** The entries of `dmarc-reports` in the service file. */








const entryTable = { ...dmarc_rows/* dmarcMailboxTable */.m, ...seed_rows/* connectionTable */.JX };
/** Reads all mailboxes, or all of their problems. */
async function readDmarcMailboxes(entry, place) {
    if (entry === undefined || entry.value.kind === 'empty')
        return (0,problem.ok)([]);
    const { value } = entry;
    if (value.kind !== 'list') {
        return (0,problem/* bad */.MB)({ input: 'dmarc-reports', came: (0,config_value/* nameShape */.Vh)(value), expected: 'a list of mailboxes', place: value.place });
    }
    const mailboxes = (0,kinds/* joinParsed */.Qx)(await Promise.all(value.items.map(async (item, index) => await readMailbox(item, `dmarc-reports[${index}].`, place))));
    return mailboxes.status === 'bad' ? mailboxes : refuseDuplicates(mailboxes.value, value.items);
}
async function readMailbox(item, prefix, place) {
    if (item.kind !== 'map') {
        const expected = 'a map, such as {workspace: shop, host: imap.box.example, username: dmarc, password-env: …}';
        return (0,problem/* bad */.MB)({ input: prefix.slice(0, -1), came: (0,config_value/* nameShape */.Vh)(item), expected, place: item.place });
    }
    const level = (0,service_files/* readServiceLevel */.gu)(item.entries, { table: entryTable, prefix });
    const values = (0,engine_values/* valuesOf */.sm)(entryTable, level.layer, (name) => `${prefix}${name}`);
    const isUnverified = values.isGiven('only-from') && !values.isGiven('authserv-id');
    const problems = [
        ...level.problems,
        ...(0,engine_values/* layerProblems */.iz)(entryTable, level.layer),
        ...(await (0,imap_login/* connectionProblems */.lm)(values, item.place, place)),
        ...(0,imap_login/* missingProblems */.X2)(values, { workspace: 'the workspace that the reports belong to' }, item.place),
        ...(isUnverified ? [{ ...values.at('only-from'), ...unverified }] : []),
    ];
    const login = await (0,imap_login/* readLogin */.mN)(values, place);
    if (login.status === 'bad')
        return (0,problem/* bad */.MB)(...problems, ...login.problems);
    if (problems.length > 0 || login.value === null)
        return (0,problem/* bad */.MB)(...problems);
    const connection = (0,imap_login/* buildConnection */.Bn)(values, login.value);
    const { email, folder, domains, onlyFrom, afterReading } = values.fields();
    const mailbox = `${connection.username}@${connection.host}:${connection.port}`;
    return (0,problem.ok)({
        name: `${mailbox}/${folder}`,
        workspaceId: values.always('workspace'),
        email,
        folder,
        domains,
        onlyFrom,
        afterReading,
        mailbox: {
            ...connection,
            kind: 'imap',
            // The key of its stored secrets: no seed can have it, and all folders of a mailbox share one grant.
            address: `dmarc-reports of ${mailbox}`,
            providerName: connection.host,
            providerType: 'business',
            plusAddress: false,
        },
    });
}
const unverified = {
    expected: 'authserv-id to be set too',
    todo: 'add authserv-id: From addresses are easily forged, so the sender must be verified',
};
/** Two entries for the same folder would share their progress. */
function refuseDuplicates(mailboxes, items) {
    const problems = mailboxes.flatMap(({ name }, index) => {
        const first = mailboxes.findIndex((other) => other.name === name);
        const place = items[index]?.place;
        if (first === index)
            return [];
        const expected = `each folder once (also in dmarc-reports[${first}])`;
        return [{ input: `dmarc-reports[${index}]`, came: name, expected, ...(place === undefined ? {} : { place }) }];
    });
    return problems.length > 0 ? (0,problem/* bad */.MB)(...problems) : (0,problem.ok)(mailboxes);
}

// EXTERNAL MODULE: ./lib/settings/service-file/read-secret-box.js
var read_secret_box = __webpack_require__(25345);
// EXTERNAL MODULE: ./lib/settings/service-file/read-seeds.js
var read_seeds = __webpack_require__(76947);
;// CONCATENATED MODULE: ./lib/settings/service-file/read-service-settings.js
/** Flags, service file, environment and defaults → ServiceSettings, or all of their problems at once. */










/** Reads the settings of a service. Precedence: flag, service file, environment (PRESEND_STORAGE), default. */
async function readServiceSettings(request, world) {
    const { workingDirectory } = request;
    const place = { ...world, workingDirectory };
    const flags = request.flags.filter((flag) => flag.text.trim() !== '');
    const config = flags.findLast((flag) => flag.name === 'config')?.text ?? null;
    const file = await (0,service_files/* readServiceFile */.Gz)({ config, workingDirectory }, world.files);
    const level = (0,service_files/* readServiceLevel */.gu)(file.entries, { table: service_rows/* serviceTable */.o, otherKeys: ['seeds', 'dmarc-reports'] });
    const flagged = flagLayer(flags);
    const layer = new Map([...environmentLayer(world.env), ...level.layer, ...flagged]);
    const values = (0,engine_values/* valuesOf */.sm)(service_rows/* serviceTable */.o, layer);
    const seeds = await (0,read_seeds/* readSeeds */.BY)(level.others.get('seeds'), place);
    const keys = await (0,read_secret_box/* readEncryptionKeys */.CI)(keyFileOf(values), place);
    const google = await (0,service_file_google/* readGoogle */.mr)(values, place);
    const dmarc = await readDmarcMailboxes(level.others.get('dmarc-reports'), place);
    const problems = [
        ...file.problems,
        ...level.problems,
        // Including values in the file that a flag overrides: they would fail the next start.
        ...new Set([level.layer, flagged, layer].flatMap((one) => (0,engine_values/* layerProblems */.iz)(service_rows/* serviceTable */.o, one))),
        ...serviceProblems(values),
        ...(await namedFileProblems(values, place, request.proveFiles)),
    ];
    const parts = [seeds, keys, google, dmarc];
    const isBad = problems.length > 0 || seeds.status === 'bad' || keys.status === 'bad';
    if (isBad || google.status === 'bad' || dmarc.status === 'bad') {
        return (0,problem/* bad */.MB)(...problems, ...parts.flatMap((part) => (part.status === 'bad' ? part.problems : [])));
    }
    const source = (0,read_secret_box/* isInEnvironment */.fs)(world) ? 'environment' : 'file';
    const settings = buildServiceSettings({
        configPath: file.path,
        layer,
        values,
        seeds: seeds.value,
        encryption: { keys: keys.value, source },
        google: google.value,
        dmarcMailboxes: dmarc.value,
    });
    const keyFile = source === 'file' ? keyFileOf(values) : null;
    const notice = keyFile === null ? null : await (0,service_files/* secretFileNotice */.L0)(keyFile, place);
    return (0,problem.ok)(notice === null ? settings : { ...settings, notices: [...settings.notices, notice] });
}
function keyFileOf(values) {
    const path = values.get('encryption.key-file');
    return path === null ? null : { ...values.at('encryption.key-file'), path };
}
const fileNames = ['dns.zone-file', 'tls.cert-file', 'tls.key-file', 'smtp-tls.cert-file', 'smtp-tls.key-file'];
async function namedFileProblems(values, place, prove) {
    const problems = [];
    const existing = new Map();
    for (const name of fileNames) {
        const path = values.get(name);
        if (path === null)
            continue;
        const problem = await (0,service_files/* fileProblem */.Wj)({ ...values.at(name), path }, place);
        if (problem === null)
            existing.set(name, path);
        else
            problems.push(problem);
    }
    const pairOf = (section) => {
        const [certPath, keyPath] = [existing.get(`${section}.cert-file`), existing.get(`${section}.key-file`)];
        return certPath === undefined || keyPath === undefined ? null : { certPath, keyPath };
    };
    const zoneFilePath = existing.get('dns.zone-file') ?? null;
    const proven = await prove?.({ zoneFilePath, tls: pairOf('tls'), smtpTls: pairOf('smtp-tls') });
    return [...problems, ...(proven ?? [])];
}
/** Reads only the storage. The service file is not read when a flag sets the storage. */
async function readStorageSetting({ storage, ...request }, { files, env }) {
    const table = { storage: service_rows/* serviceTable */.o.storage };
    const flags = flagLayer(storage === null ? [] : [{ name: 'storage', text: storage }]);
    const isFileNeeded = storage === null || request.config !== null;
    const layers = { environment: environmentLayer(env), flags, skipFile: !isFileNeeded };
    const values = await (0,service_files/* readServicePart */.v1)(table, { ...request, ...layers }, files);
    return values.status === 'bad' ? values : (0,problem.ok)(values.value.always('storage'));
}
/** Reads only `webhooks.allow-private`. */
async function readAllowPrivateSetting(request, { files }) {
    const name = 'webhooks.allow-private';
    const values = await (0,service_files/* readServicePart */.v1)({ [name]: service_rows/* serviceTable */.o[name] }, request, files);
    return values.status === 'bad' ? values : (0,problem.ok)(values.value.always(name));
}
const serviceRows = Object.values(service_rows/* serviceTable */.o);
function environmentLayer(env) {
    return new Map(serviceRows.flatMap((row) => {
        const { name, environmentVariable: label } = row;
        const text = label === null ? '' : (env[label] ?? '').trim();
        const given = { input: { form: 'text', text }, label: label ?? name, source: 'environment', place: null };
        return text === '' ? [] : [[name, (0,engine_values/* parseGiven */.pQ)(row, given)]];
    }));
}
function flagLayer(flags) {
    return new Map(flags.flatMap(({ name, text }) => {
        const row = serviceRows.find((one) => one.name === name);
        const input = { form: 'text', text: text.trim() };
        return row === undefined
            ? []
            : [[name, (0,engine_values/* parseGiven */.pQ)(row, { input, label: `--${name}`, source: 'flag', place: null })]];
    }));
}


/***/ }),

/***/ 74469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JB: () => (/* binding */ hasSlept),
/* harmony export */   P6: () => (/* binding */ jobKinds),
/* harmony export */   Wo: () => (/* binding */ enqueueRepeatedly),
/* harmony export */   xp: () => (/* binding */ finishedKeptMs)
/* harmony export */ });
/** The Jobs port: background work that survives the death of a process. Adapters pass `test/storage/jobs-suite.ts`. */
/** Every kind of job, in the order in which counts show them. An instance has one worker per kind. */
const jobKinds = [
    'judge-message',
    'deliver-webhook',
    // Enqueues due work that has no job because a process died between recording it and enqueueing it.
    'sweep',
    // Deletes data older than the retention.
    'delete-old',
    // Plans the day's syncs of postmaster accounts, and syncs one.
    'sync-postmaster',
    // Reads the mailboxes that receive DMARC aggregate reports.
    'read-dmarc-reports',
];
/** How long the key of a finished job stays reserved. */
const finishedKeptMs = 24 * 3_600_000;
/** Enqueues a job of `kind` every `everyMs` until the signal aborts; resolves once the first is enqueued. */
async function enqueueRepeatedly({ kind, everyMs }, { enqueue, clock, onError }, signal) {
    // The key names the period, so only the first instance that enqueues it succeeds.
    async function enqueueForPeriod() {
        const nowMs = clock.nowMs();
        await enqueue([{ kind, key: `every-${everyMs}:${Math.floor(nowMs / everyMs)}`, runAtMs: nowMs }]);
    }
    async function repeat() {
        while (await hasSlept(clock, everyMs - (clock.nowMs() % everyMs), signal))
            await enqueueForPeriod().catch(onError);
    }
    await enqueueForPeriod();
    return { ended: repeat() };
}
/** Sleeps. @returns false if the signal aborted first */
async function hasSlept(clock, delayMs, signal) {
    return await clock.sleep(delayMs, signal).then(() => true, () => false);
}


/***/ }),

/***/ 85874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ openStorage),
  Q: () => (/* binding */ parseStorageLocation)
});

// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
;// CONCATENATED MODULE: ./lib/storage/postgres/postgres-target.js
/** Parses the URL of a PostgreSQL database; loads no driver. */

const maxPoolSize = 1000;
/** Parses a storage URL and removes presend's own parameter `pool_size`; pg gets the others (`sslmode`, `host`…). */
function parsePostgresUrl(text) {
    const url = new URL(text);
    const size = url.searchParams.get('pool_size');
    if (size === null)
        return (0,problem.ok)({ url: text });
    const poolSize = /^\d{1,4}$/u.test(size) ? Number(size) : 0;
    if (poolSize < 1 || poolSize > maxPoolSize) {
        return (0,problem/* bad */.MB)({ input: 'storage', expected: `\`pool_size\` in the URL to be a number from 1 to ${maxPoolSize}` });
    }
    url.searchParams.delete('pool_size');
    return (0,problem.ok)({ url: url.href, poolSize });
}

// EXTERNAL MODULE: ./lib/storage/sql-store.js + 17 modules
var sql_store = __webpack_require__(32048);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./lib/storage/sqlite/disk-usage.js
/** The disk usage of a SQLite database. */

/** Measures the file and its write-ahead log. Rejects with Node's own error when the file is missing. */
async function sqliteDiskUsage(path) {
    const [file, log, system] = await Promise.all([(0,promises_.stat)(path), (0,promises_.stat)(`${path}-wal`).catch(() => null), (0,promises_.statfs)(path)]);
    return { databaseBytes: file.size + (log?.size ?? 0), freeBytes: system.bavail * system.bsize };
}

// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(80099);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
;// CONCATENATED MODULE: ./lib/storage/sqlite/only-instance.js
/** Allows one service per SQLite file. */


/**
 * Takes an exclusive SQLite lock on an empty file `<path>-instance`. The operating system releases it when the process
 * ends, even after `kill -9`. Commands can still write to the database while a service runs.
 *
 * @throws PresendError STORAGE_FAILED when another service holds the lock
 */
function lockForService(path) {
    const lock = openLock(path);
    try {
        lock.exec('begin exclusive');
    }
    catch (error) {
        lock.close();
        throw new presend_error/* PresendError */.Wn({
            code: 'STORAGE_FAILED',
            outcome: 'inconclusive',
            done: `Starting a service on the SQLite database "${path}"`,
            came: 'another presend serve that uses it',
            expected: 'no other service',
            todo: 'stop the other service, use another storage for this one, or use PostgreSQL, which supports several',
            cause: error,
        });
    }
    return { [Symbol.dispose]: () => lock.close() };
}
function openLock(path) {
    try {
        // The holder keeps the lock as long as it runs, so waiting is pointless.
        return new external_node_sqlite_.DatabaseSync(`${path}-instance`, { timeout: 0 });
    }
    catch (error) {
        throw new presend_error/* PresendError */.Wn({
            code: 'STORAGE_FAILED',
            outcome: 'inconclusive',
            done: `Creating the lock file "${path}-instance"`,
            came: error instanceof Error ? `"${error.message}"` : 'an unknown error',
            expected: 'a folder that this user may write to',
            todo: 'check the permissions of the folder and of the lock file',
            cause: error,
        });
    }
}

// EXTERNAL MODULE: ./lib/storage/sqlite/open-sqlite-store.js + 4 modules
var open_sqlite_store = __webpack_require__(14041);
// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./lib/storage/jobs.js
var jobs = __webpack_require__(74469);
// EXTERNAL MODULE: ./lib/storage/sql-database.js
var sql_database = __webpack_require__(43915);
;// CONCATENATED MODULE: ./lib/storage/sqlite/sqlite-jobs.js
/** Jobs in a table of the SQLite database. One process runs them: see only-instance.ts. */



/** How often a worker looks for jobs that have become due. */
const pollMs = 1000;
const firstRetryMs = 1000;
const maxRetryMs = 300_000;
const firstCleanupMs = 60_000;
const cleanupEveryMs = 3_600_000;
const deletionBatchSize = 1000;
/** Starts on a migrated database. Jobs that were running when the last process died are due again immediately. */
async function startSqliteJobs(database, options) {
    const { db } = database;
    const stopping = new AbortController();
    const workers = new Map();
    const loops = [deleteFinishedRepeatedly(db, options, stopping.signal)];
    await (0,sql/* sql */.l) `update jobs set is_running = 0, due_at_ms = 0 where is_running = 1`.execute(db);
    async function enqueue(jobs) {
        if (jobs.length === 0)
            return;
        await database.transact(() => insertJobs(db, jobs));
        for (const kind of new Set(jobs.map((job) => job.kind)))
            workers.get(kind)?.wake();
    }
    async function drain(signal) {
        stopping.abort();
        await Promise.all([...workers.values()].map(async (worker) => await worker.drain(signal)));
        await Promise.all(loops);
    }
    return {
        enqueue,
        work: async (kind, worker) => {
            if (workers.has(kind))
                throw new TypeError(`jobs of kind ${kind} already have a worker`);
            workers.set(kind, startWorker({ kind, worker, db, ...options }, stopping.signal));
            await Promise.resolve();
        },
        repeat: async (kind, everyMs) => {
            const { ended } = await (0,jobs/* enqueueRepeatedly */.Wo)({ kind, everyMs }, { enqueue, ...options }, stopping.signal);
            loops.push(ended);
        },
        count: async () => await countJobs(db),
        drain,
        [Symbol.asyncDispose]: async () => await drain(AbortSignal.abort()),
    };
}
async function deleteFinishedRepeatedly(db, { clock, onError }, signal) {
    let delayMs = firstCleanupMs;
    while (await (0,jobs/* hasSlept */.JB)(clock, delayMs, signal)) {
        await deleteFinished(db, clock.nowMs() - jobs/* finishedKeptMs */.xp).catch(onError);
        delayMs = cleanupEveryMs;
    }
}
function startWorker(options, stopping) {
    const { kind, worker, db, clock, onError } = options;
    const running = new Map();
    const runs = new Set();
    let waking = new AbortController();
    async function runUntilStopped() {
        while (!stopping.aborted) {
            const freeCount = worker.concurrency - running.size;
            const claimed = freeCount === 0 ? [] : await claimJobs(options, freeCount);
            if (stopping.aborted)
                return await setWaiting(db, claimed, 0).catch(onError);
            for (const job of claimed)
                start(job);
            if (freeCount > 0 && claimed.length === freeCount)
                continue;
            await (0,jobs/* hasSlept */.JB)(clock, pollMs, AbortSignal.any([waking.signal, stopping]));
            waking = new AbortController();
        }
    }
    function start(job) {
        const aborting = new AbortController();
        running.set(job, aborting);
        const ending = runToEnd(job, aborting.signal).finally(() => runs.delete(ending));
        runs.add(ending);
    }
    async function runToEnd(job, signal) {
        const { key, runCount } = job;
        const hasFailed = await worker.run({ kind, key, earlierRuns: runCount - 1 }, signal).then(() => false, () => true);
        // An aborted job is already back in the queue.
        if (!running.has(job))
            return;
        await recordEnd(options, job, { hasFailed, stopping });
        running.delete(job);
        waking.abort();
    }
    const loop = runUntilStopped();
    return {
        wake: () => waking.abort(),
        drain: async (signal) => {
            const idle = loop.then(async () => await Promise.all(runs));
            await Promise.race([idle, whenAborted(signal)]);
            await loop;
            const jobs = [...running];
            running.clear();
            for (const [, aborting] of jobs)
                aborting.abort(signal.reason);
            const claimed = jobs.map(([job]) => job);
            await setWaiting(db, claimed, 0).catch(onError);
        },
    };
}
/** Retries while the database is unavailable: otherwise the job would count as running until the next start. */
async function recordEnd({ db, clock, onError }, job, { hasFailed, stopping }) {
    const nowMs = clock.nowMs();
    const retryAtMs = nowMs + Math.min(firstRetryMs * 2 ** Math.min(job.runCount - 1, 30), maxRetryMs);
    do {
        try {
            await (hasFailed ? setWaiting(db, [job], retryAtMs) : setFinished(db, job, nowMs));
            return;
        }
        catch (error) {
            onError(error);
        }
    } while (await (0,jobs/* hasSlept */.JB)(clock, pollMs, stopping));
}
async function whenAborted(signal) {
    if (signal.aborted)
        return;
    await new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
/** Passes the list as JSON, so that the statement stays prepared whatever its length. */
function* insertJobs(db, jobs) {
    const statement = (0,sql/* sql */.l) `
    insert into jobs (kind, key, due_at_ms, run_count, is_running, finished_at_ms)
    select value ->> 'kind', value ->> 'key', value ->> 'runAtMs', 0, 0, null from json_each(${JSON.stringify(jobs)})
    where true on conflict do nothing`.compile(db);
    return yield* (0,sql_database/* changesOf */.fs)({ compile: () => statement });
}
async function claimJobs({ kind, db, clock, onError }, limit) {
    try {
        const { rows } = await (0,sql/* sql */.l) `
      update jobs set run_count = run_count + 1, is_running = 1
      where id in (
        select id from jobs
        where kind = ${kind} and finished_at_ms is null and is_running = 0 and due_at_ms <= ${clock.nowMs()}
        order by due_at_ms limit ${limit}
      ) returning id, key, run_count as "runCount"`.execute(db);
        return rows;
    }
    catch (error) {
        onError(error);
        return [];
    }
}
async function setWaiting(db, jobs, dueAtMs) {
    if (jobs.length === 0)
        return;
    const ids = JSON.stringify(jobs.map(({ id }) => id));
    await (0,sql/* sql */.l) `
    update jobs set is_running = 0, due_at_ms = ${dueAtMs}
    where id in (select value from json_each(${ids}))`.execute(db);
}
/** Not durable: a job whose end a power failure undoes runs again. */
async function setFinished(db, { id }, nowMs) {
    await (0,sql/* sql */.l) `update jobs set is_running = 0, finished_at_ms = ${nowMs} where id = ${id}`.execute(db);
}
async function countJobs(db) {
    const { rows } = await (0,sql/* sql */.l) `
    select kind, sum(is_running = 0) as waiting, sum(is_running) as running
    from jobs where finished_at_ms is null group by kind`.execute(db);
    return jobs/* jobKinds */.P6.map((kind) => rows.find((row) => row.kind === kind) ?? { kind, waiting: 0, running: 0 });
}
/** Deletes in batches, so that other writes don't wait long. */
async function deleteFinished(db, finishedBeforeMs) {
    for (;;) {
        const { numAffectedRows } = await (0,sql/* sql */.l) `
      delete from jobs where id in (
        select id from jobs where finished_at_ms < ${finishedBeforeMs} limit ${deletionBatchSize}
      )`.execute(db);
        if (numAffectedRows === undefined || numAffectedRows < deletionBatchSize)
            return;
    }
}

// EXTERNAL MODULE: ./lib/storage/test-changes.js
var test_changes = __webpack_require__(20405);
;// CONCATENATED MODULE: ./lib/storage/open-storage.js
/** Opens the storage that a location names. */








/** Parses a location; relative paths stay relative to the working directory. */
function parseStorageLocation(text) {
    if (text === 'memory')
        return (0,problem.ok)({ kind: 'memory' });
    const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/su.exec(text) ?? [];
    if (scheme === 'sqlite' && isFilePath(rest))
        return (0,problem.ok)({ kind: 'sqlite', path: rest });
    if ((scheme === 'postgres' || scheme === 'postgresql') && isPostgresUrl(text)) {
        const target = parsePostgresUrl(text);
        return target.status === 'ok' ? (0,problem.ok)({ kind: 'postgres', ...target.value }) : target;
    }
    // The value is not shown: it may contain a password even if the scheme is mistyped.
    return (0,problem/* bad */.MB)({
        input: 'storage',
        expected: '`sqlite:<path of a file>`, `postgres://user@host/database` or `memory`',
        todo: scheme === '' ? 'start it with `sqlite:` or `postgres://`' : 'check it for missing or misspelled parts',
    });
}
/** Rejects `:memory:`, which looks like a file but stores nothing durably; the location `memory` makes that clear. */
function isFilePath(path) {
    return path !== '' && path !== ':memory:' && !path.includes('\0');
}
/** Requires a database name. The host may be empty: `?host=` then names the folder of a socket. */
function isPostgresUrl(text) {
    return /^postgres(?:ql)?:\/\/[^/?#]*\/[^/?#]+/u.test(text) && URL.canParse(text);
}
/**
 * Opens the storage and migrates it to the current schema.
 *
 * @throws PresendError STORAGE_FAILED
 */
async function openStorage(location, world) {
    if (location.kind === 'postgres')
        return await openPostgres(location, world);
    return await openSqlite(location, world);
}
async function openSqlite(location, { clock, onError = ignore }) {
    const database = await (0,open_sqlite_store/* openSqliteDatabase */.G)(location);
    const store = (0,sql_store/* sqlStore */.S)(database, (0,test_changes/* localChanges */.P)());
    return {
        store,
        startJobs: async () => await startSqliteJobs(database, { clock, onError }),
        lockForService: () => (location.kind === 'sqlite' ? lockForService(location.path) : noLock),
        ...(location.kind === 'sqlite' ? { diskUsage: async () => await sqliteDiskUsage(location.path) } : {}),
        [Symbol.asyncDispose]: async () => await store[Symbol.asyncDispose](),
    };
}
/** Loads the driver only when it is needed. */
async function openPostgres(target, { clock, random, onError = ignore }) {
    const { openPostgresStore } = await Promise.all(/* import() */[__webpack_require__.e(3849), __webpack_require__.e(1240)]).then(__webpack_require__.bind(__webpack_require__, 51240));
    const store = await openPostgresStore(target, { clock, random, onError });
    return {
        store,
        poolUsage: () => store.poolUsage(),
        diskUsage: async () => ({ databaseBytes: await store.databaseBytes(), freeBytes: null }),
        lockForService: () => noLock,
        startJobs: async () => {
            const { startPostgresJobs } = await Promise.all(/* import() */[__webpack_require__.e(3849), __webpack_require__.e(713), __webpack_require__.e(9891)]).then(__webpack_require__.bind(__webpack_require__, 69891));
            return await startPostgresJobs(target.url, { clock, onError });
        },
        [Symbol.asyncDispose]: async () => await store[Symbol.asyncDispose](),
    };
}
const noLock = { [Symbol.dispose]: () => undefined };
function ignore() { }


/***/ }),

/***/ 43714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dy: () => (/* binding */ isSealed),
/* harmony export */   iZ: () => (/* binding */ secretBox),
/* harmony export */   rv: () => (/* binding */ parseEncryptionKeys)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/* harmony import */ var _secret_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41502);
/** Encrypts secrets at rest with a key that is not in the database. */



const keyBytes = 32;
/** Format version. */
const prefix = 'sealed1:';
// AES-256-GCM with a random 96-bit nonce and a 128-bit tag (NIST SP 800-38D §5.2.1.1, §8.2.2). Each purpose has its own
// derived key, so no key comes near the limit of 2^32 messages (§8.3).
const cipherName = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/**
 * Parses a key created with `openssl rand -base64 32` or `openssl rand -hex 32`.
 *
 * @param input names the setting in problems; what was given is never shown
 */
function parseEncryptionKey(text, input) {
    const trimmed = text.trim();
    const bytes = /^[0-9a-f]{64}$/iu.test(trimmed) ? Buffer.from(trimmed, 'hex') : fromBase64(trimmed);
    if (bytes?.length === keyBytes)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)({ bytes });
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({
        input,
        came: trimmed === '' ? 'nothing' : `${trimmed.length} characters that are not such a key`,
        expected: `${keyBytes} bytes in base64 or hex`,
        todo: 'create a key with: openssl rand -base64 32',
    });
}
/** Maximum number of keys: the current one, and older ones during a rotation. */
const maxKeyCount = 10;
/**
 * Parses one or more keys separated by commas, spaces or newlines. The first one seals, all of them open.
 *
 * @param input names the setting in problems; what was given is never shown
 */
function parseEncryptionKeys(text, input) {
    const [first = '', ...others] = text.split(/[\s,]+/u).filter((part) => part !== '');
    if (others.length >= maxKeyCount) {
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ input, came: `${others.length + 1} keys`, expected: `at most ${maxKeyCount}` });
    }
    const current = parseEncryptionKey(first, input);
    const older = others.map((other) => parseEncryptionKey(other, input));
    const problems = [current, ...older].flatMap((one) => (one.status === 'bad' ? one.problems : []));
    if (current.status === 'bad')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)(...problems);
    const keys = older.flatMap((one) => (one.status === 'ok' ? [one.value] : []));
    return problems.length > 0 ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)(...problems) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)([current.value, ...keys]);
}
/** Returns true for a sealed text. */
function isSealed(text) {
    return text.startsWith(prefix);
}
function fromBase64(text) {
    return /^[A-Za-z0-9+/_-]+={0,2}$/u.test(text) ? Buffer.from(text, 'base64') : null;
}
/** Creates a box that uses these keys. */
function secretBox(keys) {
    const [current] = keys;
    return {
        seal: (secret, purpose) => {
            const nonce = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(nonceBytes);
            const cipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createCipheriv)(cipherName, keyFor(current, purpose), nonce, { authTagLength: tagBytes });
            const hidden = Buffer.concat([cipher.update(secret.reveal(), 'utf8'), cipher.final()]);
            return `${prefix}${Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString('base64url')}`;
        },
        open: (sealed, purpose) => {
            const bytes = isSealed(sealed) ? Buffer.from(sealed.slice(prefix.length), 'base64url') : null;
            if (bytes === null || bytes.length < nonceBytes + tagBytes) {
                return { status: 'unreadable', reason: 'it is not a sealed secret in a known format' };
            }
            for (const key of keys) {
                const secret = tryOpen(bytes, keyFor(key, purpose));
                if (secret !== null)
                    return { status: 'opened', secret, isOutdated: key !== current };
            }
            return { status: 'unreadable', reason: notOurs };
        },
    };
}
const notOurs = 'it was sealed with another encryption key or for another destination, or modified';
function keyFor(key, purpose) {
    return new Uint8Array((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', key.bytes, '', `presend secret at rest: ${purpose}`, keyBytes));
}
/** Returns `null` if the tag does not match. */
function tryOpen(bytes, key) {
    const decipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createDecipheriv)(cipherName, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    try {
        const clear = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
        return new _secret_js__WEBPACK_IMPORTED_MODULE_2__/* .Secret */ .z(clear.toString('utf8'));
    }
    catch {
        return null;
    }
}


/***/ })

};
