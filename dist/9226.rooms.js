export const id = 9226;
export const ids = [9226];
export const modules = {

/***/ 79679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aF: () => (/* binding */ maxConfigBytes),
/* harmony export */   fs: () => (/* binding */ parseYamlMap),
/* harmony export */   ii: () => (/* binding */ readYamlMap)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/* harmony import */ var _config_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69724);
/** Reads a YAML file whose top level is a map. */


/** The size limit of a config file. */
const maxConfigBytes = 1_048_576;
const input = 'config';
/** Its entries; none for an empty file. Every syntax error at once, none of which quotes the file. */
async function readYamlMap(file, files, parse = parseYamlMap) {
    const found = await files.stat(file.absolutePath);
    const problem = { input, place: { file: file.path } };
    if (found === null) {
        const expected = 'a config file that is there';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ input, came: JSON.stringify(file.path), expected, todo: file.todo });
    }
    if (found.kind !== 'file')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ ...problem, came: `a ${found.kind}`, expected: 'a file' });
    if (found.sizeBytes > maxConfigBytes) {
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ ...problem, came: `${found.sizeBytes} bytes`, expected: `at most ${maxConfigBytes} bytes (1 MiB)` });
    }
    try {
        return await parse(await files.read(file.absolutePath), file.path);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ ...problem, came: code, expected: 'a file that can be read' });
    }
}
/** The entries of a file's bytes. */
function parseYamlMap(bytes, path) {
    const text = decodeUtf8(bytes);
    if (text !== null)
        return parseEntries(text, path);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ input, came: 'bytes that are not UTF-8', expected: 'UTF-8 text', place: { file: path } });
}
function decodeUtf8(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        // The decoder throws for nothing but bytes that are not UTF-8.
        return null;
    }
}
function parseEntries(text, path) {
    const parsed = (0,_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .parseYaml */ .hN)(text, { file: path, input });
    if (parsed.status === 'bad')
        return parsed;
    if (parsed.value.kind === 'map')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(parsed.value.entries);
    if (parsed.value.kind === 'empty')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)([]);
    const expected = 'a map of settings, one `name: value` a line';
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ input, came: (0,_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .nameShape */ .Vh)(parsed.value), expected, place: parsed.value.place });
}


/***/ }),

/***/ 70742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readGoogle),
/* harmony export */   o: () => (/* binding */ readGoogleSetting)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32964);
/* harmony import */ var _world_secret_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41502);
/* harmony import */ var _google_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95377);
/* harmony import */ var _read_service_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76001);
/* harmony import */ var _row_layer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59522);
/* harmony import */ var _service_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42051);
/** Who presend is at Google: the keys `google.*` of the service file, and the secret that they lead to. */






/**
 * For a command, which need not be able to read the rest of the service file.
 *
 * @returns `null`: the service file names no client
 */
async function readGoogleSetting({ config, workingDirectory }, world) {
    const file = await (0,_read_service_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readServiceFile */ .G)({ named: config, workingDirectory }, world.files);
    if (file.problems.length > 0)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .bad */ .MB)(...file.problems);
    const entries = file.entries.filter((entry) => entry.key === 'google');
    const level = (0,_row_layer_js__WEBPACK_IMPORTED_MODULE_2__/* .readLevel */ .lI)(entries, { names: Object.keys(_google_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .googleRows */ .l), otherKeys: [], prefix: '' });
    const problems = [...level.problems, ...(0,_row_layer_js__WEBPACK_IMPORTED_MODULE_2__/* .rowProblems */ .nU)(Object.values(_google_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .googleRows */ .l), level.layer)];
    if (problems.length > 0)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .bad */ .MB)(...problems);
    return await readGoogle((0,_row_layer_js__WEBPACK_IMPORTED_MODULE_2__/* .rowValues */ .XZ)(_google_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .googleRows */ .l, level.layer), { ...world, workingDirectory });
}
/** The same of values that were read. Rows that are malformed are taken for not given: they were told already. */
async function readGoogle(values, { env, files, workingDirectory }) {
    const clientId = values.get('google.client-id');
    const path = values.get('google.client-secret-file');
    if (clientId === null) {
        if (path === null || values.isGiven('google.client-id'))
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__.ok)(null);
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .bad */ .MB)({ ...values.at('google.client-secret-file'), came: 'no google.client-id', expected: 'both, or none' });
    }
    const variable = (env[_google_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .googleSecretVariable */ .m] ?? '').trim();
    if (variable !== '')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__.ok)(toSetting(clientId, variable, values));
    if (path === null) {
        const expected = `google.client-secret-file, or the secret in ${_google_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .googleSecretVariable */ .m}`;
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .bad */ .MB)({ ...values.at('google.client-id'), came: 'no client secret', expected });
    }
    const file = await (0,_service_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readNamedFile */ .wh)({ ...values.at('google.client-secret-file'), path }, { files, workingDirectory });
    return file.status === 'bad' ? file : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__.ok)(toSetting(clientId, file.value.trim(), values));
}
function toSetting(clientId, clientSecret, values) {
    return {
        clientId,
        clientSecret: new _world_secret_js__WEBPACK_IMPORTED_MODULE_5__/* .Secret */ .z(clientSecret),
        // A malformed one is told as a problem of its own, and nothing of this is used then.
        authorizeUrl: values.get('google.authorize-url') ?? '',
        tokenUrl: values.get('google.token-url') ?? '',
        revokeUrl: values.get('google.revoke-url') ?? '',
        apiUrl: values.get('google.api-url') ?? '',
    };
}


/***/ }),

/***/ 25345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ noKeyProblem),
/* harmony export */   CI: () => (/* binding */ readEncryptionKeys),
/* harmony export */   Wh: () => (/* binding */ readSecretBox),
/* harmony export */   fs: () => (/* binding */ isInEnvironment)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32964);
/* harmony import */ var _world_secret_box_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43714);
/* harmony import */ var _read_service_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76001);
/* harmony import */ var _row_layer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59522);
/* harmony import */ var _service_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42051);
/* harmony import */ var _service_rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64485);
/** The keys that secrets at rest are sealed with: from the environment, else from the file that the service file names. */






/** The variable that holds the keys themselves. It wins over the file, and is never a flag: others see a process's flags. */
const encryptionKeyVariable = 'PRESEND_ENCRYPTION_KEY';
/**
 * The box for a command, which need not be able to read the rest of the service file.
 *
 * @returns `null`: no key is given anywhere, so nothing can be sealed or opened
 */
async function readSecretBox({ config, workingDirectory }, world) {
    const keyFile = isInEnvironment(world) ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__.ok)(null) : await namedKeyFile({ config, workingDirectory }, world);
    if (keyFile.status === 'bad')
        return keyFile;
    const key = await readEncryptionKeys(keyFile.value, { ...world, workingDirectory });
    if (key.status === 'bad')
        return key;
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__.ok)(key.value === null ? null : (0,_world_secret_box_js__WEBPACK_IMPORTED_MODULE_0__/* .secretBox */ .iZ)(key.value));
}
/** The keys. @param keyFile what `encryption.key-file` says; it is not read when the variable is set */
async function readEncryptionKeys(keyFile, { env, files, workingDirectory }) {
    const text = (env[encryptionKeyVariable] ?? '').trim();
    if (text !== '')
        return (0,_world_secret_box_js__WEBPACK_IMPORTED_MODULE_0__/* .parseEncryptionKeys */ .rv)(text, encryptionKeyVariable);
    if (keyFile === null)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__.ok)(null);
    const read = await (0,_service_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readNamedFile */ .wh)(keyFile, { files, workingDirectory });
    if (read.status === 'bad')
        return read;
    const key = (0,_world_secret_box_js__WEBPACK_IMPORTED_MODULE_0__/* .parseEncryptionKeys */ .rv)(read.value, keyFile.input);
    const { place } = keyFile;
    if (key.status === 'ok' || place === undefined)
        return key;
    const atPlace = (problem) => ({ ...problem, place });
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .bad */ .MB)(...key.problems.map(atPlace));
}
/** What a command says that has a secret to store and no key. @param toStore such as `the password of seed1@box.example` */
function noKeyProblem(toStore) {
    return {
        input: encryptionKeyVariable,
        came: 'no encryption key',
        expected: `a key to seal ${toStore} with; nothing was stored`,
        todo: `create one with: openssl rand -base64 32, and give it to every command and instance as ${encryptionKeyVariable}, or in the file that encryption.key-file of the service file names (readable by its owner only: umask 077)`,
    };
}
/** True when the variable decides, and the service file is not asked. */
function isInEnvironment({ env }) {
    return (env[encryptionKeyVariable] ?? '').trim() !== '';
}
async function namedKeyFile({ config, workingDirectory }, { files }) {
    const file = await (0,_read_service_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readServiceFile */ .G)({ named: config, workingDirectory }, files);
    if (file.problems.length > 0)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .bad */ .MB)(...file.problems);
    const name = 'encryption.key-file';
    const entries = file.entries.filter((entry) => entry.key === 'encryption');
    const level = (0,_row_layer_js__WEBPACK_IMPORTED_MODULE_2__/* .readLevel */ .lI)(entries, { names: Object.keys(_service_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .serviceTable */ .o), otherKeys: [], prefix: '' });
    const problems = [...level.problems, ...(0,_row_layer_js__WEBPACK_IMPORTED_MODULE_2__/* .rowProblems */ .nU)([_service_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .serviceTable */ .o[name]], level.layer)];
    if (problems.length > 0)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .bad */ .MB)(...problems);
    const values = (0,_row_layer_js__WEBPACK_IMPORTED_MODULE_2__/* .rowValues */ .XZ)(_service_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .serviceTable */ .o, level.layer);
    const path = values.get(name);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__.ok)(path === null ? null : { ...values.at(name), path });
}


/***/ }),

/***/ 76001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readServiceFile),
/* harmony export */   w: () => (/* binding */ noFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_read_yaml_map_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79679);
/** The service file as entries, before anything is made of them. */


/** The service file when nobody names one. */
const defaultServiceFile = 'presend-service.yml';
/** What stands in no file at all. */
const noFile = { path: null, entries: [], problems: [] };
/** Reads it. A file that was named must be there. */
async function readServiceFile({ named, workingDirectory }, files) {
    const path = named ?? defaultServiceFile;
    const absolutePath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    if (named === null && (await files.stat(absolutePath)) === null)
        return noFile;
    const todo = 'correct --config; the path is relative to the working directory';
    const entries = await (0,_config_read_yaml_map_js__WEBPACK_IMPORTED_MODULE_1__/* .readYamlMap */ .ii)({ path, absolutePath, todo }, files);
    return entries.status === 'ok'
        ? { path, entries: entries.value, problems: [] }
        : { ...noFile, path, problems: entries.problems };
}


/***/ }),

/***/ 71833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DK: () => (/* binding */ readAllowPrivateSetting),
  $j: () => (/* binding */ readServiceSettings),
  sE: () => (/* binding */ readStorageSetting)
});

// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/settings/config/config-value.js
var config_value = __webpack_require__(69724);
// EXTERNAL MODULE: ./lib/settings/parsers/bad-text.js
var bad_text = __webpack_require__(15013);
// EXTERNAL MODULE: ./lib/settings/service-file/service-rows.js + 1 modules
var service_rows = __webpack_require__(64485);
// EXTERNAL MODULE: ./lib/settings/parsers/duration.js
var duration = __webpack_require__(33684);
;// CONCATENATED MODULE: ./lib/settings/service-file/service-rules.js
/** What must hold between the keys of the service file, and what an operator should know. Pure. */

/** Combinations that cannot be meant. */
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
    const http = values.get('listen');
    const smtp = values.get('smtp');
    if (http === null || smtp === null || smtp === 'none')
        return [];
    const isShared = http.port !== 0 && http.port === smtp.port && http.host === smtp.host;
    return isShared
        ? [{ ...values.at('smtp'), came: 'the address of listen', expected: 'a port of its own for SMTP' }]
        : [];
}
function retentionProblems(values) {
    const retentionMs = values.get('retention');
    const timeoutMs = values.get('test-timeout');
    if (retentionMs === null || timeoutMs === null || retentionMs >= timeoutMs)
        return [];
    const expected = `at least test-timeout (${(0,duration/* renderDuration */.PP)(timeoutMs)})`;
    return [
        {
            ...values.at('retention'),
            came: (0,duration/* renderDuration */.PP)(retentionMs),
            expected,
            todo: 'tests would be deleted while they wait',
        },
    ];
}
const filterKeys = { url: 'rspamd', host: 'spamd', port: 'spamd' };
function filterProblems(values) {
    const kind = values.get('spam-filter.kind');
    if (kind === null)
        return [];
    return ['url', 'host', 'port'].flatMap((key) => {
        const name = `spam-filter.${key}`;
        if (kind === filterKeys[key] || !values.isGiven(name))
            return [];
        const expected = `this key with kind: ${filterKeys[key]} alone (kind is ${kind})`;
        return [{ ...values.at(name), expected, todo: `remove it, or set kind: ${filterKeys[key]}` }];
    });
}
function tlsProblems(values, section) {
    const cert = `${section}.cert-file`;
    const key = `${section}.key-file`;
    if (values.isGiven(cert) === values.isGiven(key))
        return [];
    const [given, missing] = values.isGiven(cert) ? [cert, key] : [key, cert];
    return [
        {
            ...values.at(given),
            came: `no ${missing}`,
            expected: 'a certificate and its key together',
            todo: `add ${missing}`,
        },
    ];
}
function timeoutProblems(values) {
    const headerMs = values.get('limits.header-timeout');
    const requestMs = values.get('limits.request-timeout');
    if (headerMs === null || requestMs === null || headerMs <= requestMs)
        return [];
    const name = values.isGiven('limits.header-timeout') ? 'limits.header-timeout' : 'limits.request-timeout';
    const expected = 'a header-timeout that is not longer than the request-timeout';
    return [{ ...values.at(name), came: `${(0,duration/* renderDuration */.PP)(headerMs)} and ${(0,duration/* renderDuration */.PP)(requestMs)}`, expected }];
}
/** What is not wrong, and should be known all the same. */
function serviceNotices(settings) {
    const notices = [
        [settings.storage.reveal() === 'memory', 'storage is memory: tokens, tests and results end with this process'],
        [
            settings.smtp === null && hasLocalSeeds(settings),
            'smtp is none: the local seeds receive nothing here; another instance on the same PostgreSQL must receive for them',
        ],
        [settings.smtp === null && settings.smtpTls !== null, 'smtp is none: smtp-tls is not used'],
        [
            settings.webhooks.allowPrivate,
            'webhooks.allow-private is true: whoever may add webhooks can reach addresses inside this network',
        ],
    ];
    return notices.flatMap(([holds, text]) => (holds ? [text] : []));
}
function hasLocalSeeds({ seeds }) {
    return seeds === null || seeds.some((seed) => seed.kind === 'local');
}

;// CONCATENATED MODULE: ./lib/settings/service-file/build-service-settings.js
/** Right values → ServiceSettings, with the listing that a service logs when it starts. */




/** The settings. Call it only once there are no problems. */
function buildServiceSettings(read) {
    const { configPath, values, seeds, encryption, google } = read;
    const smtp = values.always('smtp');
    const zoneFile = values.always('dns.zone-file');
    const metricsListen = values.always('metrics.listen');
    const settings = {
        configPath,
        listen: values.always('listen'),
        smtp: smtp === 'none' ? null : smtp,
        publicUrl: values.get('public-url'),
        storage: values.always('storage'),
        testTimeoutMs: values.always('test-timeout'),
        retentionMs: values.always('retention'),
        dns: { servers: values.get('dns.servers') ?? [], zoneFilePath: zoneFile === 'none' ? null : zoneFile },
        spamFilter: spamFilterOf(values),
        webhooks: { allowPrivate: values.always('webhooks.allow-private') },
        seeds,
        tls: tlsOf(values, 'tls'),
        smtpTls: tlsOf(values, 'smtp-tls'),
        trustedProxies: values.get('trusted-proxies') ?? [],
        logLevel: values.always('log-level'),
        limits: limitsOf(values),
        rateLimits: rateLimitsOf(values),
        shutdownDelayMs: values.always('shutdown-delay'),
        shutdownTimeoutMs: values.always('shutdown-timeout'),
        sendingIp: values.always('sending-ip'),
        imap: { settleMs: values.always('imap.settle') },
        metricsListen: metricsListen === 'none' ? null : metricsListen,
        encryptionKeys: encryption.keys,
        google,
        dmarcReports: { everyMs: values.always('dmarc-reports-every'), mailboxes: read.dmarcMailboxes },
        effective: {
            ...Object.fromEntries(Object.values(service_rows/* serviceTable */.o).map((row) => [row.name, effectiveValue(row, read)])),
            seeds: countSeeds(seeds),
            'dmarc-reports': read.dmarcMailboxes.length,
        },
    };
    return { ...settings, notices: serviceNotices(settings) };
}
function spamFilterOf(values) {
    const kind = values.always('spam-filter.kind');
    switch (kind) {
        case 'built-in':
            return { kind };
        case 'rspamd':
            return { kind, url: values.get('spam-filter.url') ?? 'http://127.0.0.1:11334' };
        case 'spamd':
            return { kind, host: values.get('spam-filter.host') ?? '127.0.0.1', port: values.get('spam-filter.port') ?? 783 };
        default:
            return kind;
    }
}
function tlsOf(values, section) {
    const certPath = values.get(`${section}.cert-file`);
    const keyPath = values.get(`${section}.key-file`);
    return certPath === null || keyPath === null ? null : { certPath, keyPath };
}
function limitsOf(values) {
    return {
        httpConnectionCount: values.always('limits.http-connections'),
        httpConnectionsPerClient: values.always('limits.http-connections-per-client'),
        smtpConnectionCount: values.always('limits.smtp-connections'),
        smtpConnectionsPerClient: values.always('limits.smtp-connections-per-client'),
        judgingSlotCount: values.always('limits.judging-slots'),
        maxHeaderBytes: values.always('limits.header-bytes'),
        maxMessageBytes: values.always('limits.message-bytes'),
        headerTimeoutMs: values.always('limits.header-timeout'),
        requestTimeoutMs: values.always('limits.request-timeout'),
    };
}
function rateLimitsOf(values) {
    return {
        pro: values.always('rate-limits.pro'),
        enterprise: values.always('rate-limits.enterprise'),
        anonymous: values.always('rate-limits.anonymous'),
        pages: values.always('rate-limits.pages'),
    };
}
function effectiveValue(row, { layer, encryption }) {
    if (row.name === 'encryption.key-file' && encryption.source === 'environment')
        return '***';
    const given = layer.get(row.name);
    return given === undefined ? row.default : showText(textOf(given));
}
/** Without a list the service has its nine local seeds. */
function countSeeds(seeds) {
    if (seeds === null)
        return { local: localSeedCount, imap: 0 };
    const imap = seeds.filter((seed) => seed.kind === 'imap').length;
    return { local: seeds.length - imap, imap };
}
const localSeedCount = 9;
function textOf({ input }) {
    if (input.form === 'text')
        return input.text;
    const plain = (0,config_value/* toPlain */.Ul)(input.value);
    return typeof plain === 'string' ? plain : JSON.stringify(plain);
}
function showText(text) {
    const line = (0,bad_text/* hideUrlSecrets */.BF)(text).replaceAll(/[\s\p{Cc}]+/gu, ' ');
    return line.length <= 80 ? line : `${line.slice(0, 79)}…`;
}

// EXTERNAL MODULE: ./lib/settings/service-file/service-files.js
var service_files = __webpack_require__(42051);
;// CONCATENATED MODULE: ./lib/settings/service-file/named-files.js
/** The files of DNS and TLS that the settings name: each must be there, and what it holds can be proven by whoever uses it. */

const fileNames = ['dns.zone-file', 'tls.cert-file', 'tls.key-file', 'smtp-tls.cert-file', 'smtp-tls.key-file'];
/** What is wrong with the files. @param prove absent: nobody looks into them */
async function namedFileProblems(values, place, prove) {
    const problems = [];
    const there = new Map();
    for (const name of fileNames) {
        const path = values.get(name);
        if (path === null || (name === 'dns.zone-file' && path === 'none'))
            continue;
        const problem = await (0,service_files/* fileProblem */.Wj)({ ...values.at(name), path }, place);
        if (problem === null)
            there.set(name, path);
        else
            problems.push(problem);
    }
    return prove === undefined ? problems : [...problems, ...(await prove(filesToProve(there)))];
}
function filesToProve(there) {
    const pairOf = (section) => {
        const [certPath, keyPath] = [there.get(`${section}.cert-file`), there.get(`${section}.key-file`)];
        return certPath === undefined || keyPath === undefined ? null : { certPath, keyPath };
    };
    return { zoneFilePath: there.get('dns.zone-file') ?? null, tls: pairOf('tls'), smtpTls: pairOf('smtp-tls') };
}

// EXTERNAL MODULE: ./lib/settings/parsers/join-parsed.js
var join_parsed = __webpack_require__(72904);
// EXTERNAL MODULE: ./lib/settings/service-file/build-seed.js
var build_seed = __webpack_require__(96570);
// EXTERNAL MODULE: ./lib/settings/service-file/dmarc-rows.js
var dmarc_rows = __webpack_require__(1077);
// EXTERNAL MODULE: ./lib/settings/service-file/read-seeds.js
var read_seeds = __webpack_require__(99328);
// EXTERNAL MODULE: ./lib/settings/service-file/row-layer.js
var row_layer = __webpack_require__(59522);
// EXTERNAL MODULE: ./lib/settings/service-file/seed-rows.js
var seed_rows = __webpack_require__(42267);
// EXTERNAL MODULE: ./lib/settings/service-file/seed-rules.js
var seed_rules = __webpack_require__(58419);
// EXTERNAL MODULE: ./lib/settings/service-file/seed-secrets.js
var seed_secrets = __webpack_require__(79813);
;// CONCATENATED MODULE: ./lib/settings/service-file/read-dmarc-mailboxes.js
/** The entries of `dmarc-reports` in the service file. */










/** All of them, or every problem of all of them. */
async function readDmarcMailboxes(entry, surroundings) {
    if (entry === undefined || entry.value.kind === 'empty')
        return (0,problem.ok)([]);
    const { value } = entry;
    if (value.kind !== 'list') {
        return (0,problem/* bad */.MB)({ input: 'dmarc-reports', came: (0,config_value/* nameShape */.Vh)(value), expected: 'a list of mailboxes', place: value.place });
    }
    const mailboxes = [];
    for (const [index, item] of value.items.entries()) {
        mailboxes.push(await readMailbox(item, `dmarc-reports[${index}].`, surroundings));
    }
    const joined = (0,join_parsed/* joinParsed */.Q)(mailboxes);
    return joined.status === 'bad' ? joined : refuseTwice(joined.value, value.items);
}
async function readMailbox(item, prefix, surroundings) {
    if (item.kind !== 'map') {
        const expected = 'a map, such as {workspace: shop, host: imap.box.example, username: dmarc, password-env: …}';
        return (0,problem/* bad */.MB)({ input: prefix.slice(0, -1), came: (0,config_value/* nameShape */.Vh)(item), expected, place: item.place });
    }
    const { place } = item;
    const names = [...Object.keys(dmarc_rows/* dmarcMailboxTable */.mv), ...dmarc_rows/* connectionKeys */.X3];
    const secrets = item.entries.filter((entry) => entry.key === 'password');
    const rest = item.entries.filter((entry) => entry.key !== 'password');
    const level = (0,row_layer/* readLevel */.lI)(rest, { names, otherKeys: [], prefix });
    const values = (0,row_layer/* rowValues */.XZ)(dmarc_rows/* dmarcMailboxTable */.mv, level.layer, prefix);
    const connection = (0,row_layer/* rowValues */.XZ)(seed_rows/* seedTable */.eI, asSeed(level.layer, place), prefix);
    const problems = [
        ...secrets.map((entry) => secretInFile(entry, prefix)),
        ...level.problems,
        ...(0,row_layer/* rowProblems */.nU)(Object.values(dmarc_rows/* dmarcMailboxTable */.mv), level.layer),
        ...(0,row_layer/* rowProblems */.nU)(dmarc_rows/* connectionKeys */.X3.map((name) => seed_rows/* seedTable */.eI[name]), level.layer),
        ...(0,seed_rules/* seedProblems */.w7)(connection, { place, prefix }),
        ...(await (0,read_seeds/* caFileProblems */.j)(connection, surroundings)),
    ];
    if (!values.isGiven('workspace')) {
        problems.push({ input: `${prefix}workspace`, came: 'nothing', expected: 'the workspace that they are for', place });
    }
    if (values.isGiven('only-from') && !connection.isGiven('authserv-id')) {
        const todo = 'add authserv-id: without it nobody knows who sent a mail, since a From field is easily forged';
        problems.push({ ...values.at('only-from'), came: 'no authserv-id', expected: 'both', todo });
    }
    const login = await (0,seed_secrets/* readSeedLogin */.R)(connection, surroundings);
    if (login.status === 'bad')
        return (0,problem/* bad */.MB)(...problems, ...login.problems);
    if (problems.length > 0 || login.value === null)
        return (0,problem/* bad */.MB)(...problems);
    const seed = (0,build_seed/* imapSeed */.n)(connection, login.value);
    const folder = values.always('folder');
    const mailbox = `${seed.username}@${seed.host}:${seed.port}`;
    return (0,problem.ok)({
        name: `${mailbox}/${folder}`,
        workspaceId: values.always('workspace'),
        email: values.always('account'),
        folder,
        domains: values.get('domains') ?? [],
        onlyFrom: values.get('only-from') ?? [],
        afterReading: values.always('after-reading'),
        // What a seed's secrets are kept under: no seed may have the same, and all folders of a mailbox have one grant.
        mailbox: { ...seed, address: `dmarc-reports of ${mailbox}` },
    });
}
/** A connection is read by the rules of seeds: these three are what it takes to be one. */
function asSeed(layer, place) {
    const given = (label, text) => ({
        input: { form: 'text', text },
        label,
        source: 'config',
        place,
    });
    const own = [...layer].filter(([name]) => dmarc_rows/* connectionKeys */.X3.some((key) => key === name));
    return new Map([
        ...own,
        ['kind', given('kind', 'imap')],
        ['type', given('type', 'business')],
        ['address', given('address', 'dmarc-reports@presend.invalid')],
    ]);
}
function secretInFile(entry, prefix) {
    return {
        input: `${prefix}password`,
        expected: 'passwords not to stand in the service file',
        todo: 'put it into an environment variable or a file of its own, and name that as password-env or password-file',
        place: entry.place,
    };
}
/** Two that read the same folder would be told apart by nothing, and share how far they are. */
function refuseTwice(mailboxes, items) {
    const problems = mailboxes.flatMap(({ name }, index) => {
        const first = mailboxes.findIndex((other) => other.name === name);
        const place = items[index]?.place;
        if (first === index)
            return [];
        const expected = `each folder once (dmarc-reports[${first}] reads it already)`;
        return [{ input: `dmarc-reports[${index}]`, came: name, expected, ...(place === undefined ? {} : { place }) }];
    });
    return problems.length > 0 ? (0,problem/* bad */.MB)(...problems) : (0,problem.ok)(mailboxes);
}

// EXTERNAL MODULE: ./lib/settings/service-file/read-google.js
var read_google = __webpack_require__(70742);
// EXTERNAL MODULE: ./lib/settings/service-file/read-secret-box.js
var read_secret_box = __webpack_require__(25345);
// EXTERNAL MODULE: ./lib/settings/service-file/read-service-file.js
var read_service_file = __webpack_require__(76001);
;// CONCATENATED MODULE: ./lib/settings/service-file/read-service-settings.js
/** Flags, service file, environment and defaults → ServiceSettings, or every problem of all of them at once. */












/** The keys of the service file that are no rows. */
const otherServiceKeys = ['seeds', 'dmarc-reports'];
const serviceRows = Object.values(service_rows/* serviceTable */.o);
/** Reads them. Precedence: flag, service file, environment (PRESEND_STORAGE), default. Opens nothing. */
async function readServiceSettings(request, world) {
    const { workingDirectory } = request;
    const flags = request.flags.filter((flag) => flag.text.trim() !== '');
    const named = flags.findLast((flag) => flag.name === 'config')?.text ?? null;
    const file = await (0,read_service_file/* readServiceFile */.G)({ named, workingDirectory }, world.files);
    const level = (0,row_layer/* readLevel */.lI)(file.entries, { names: Object.keys(service_rows/* serviceTable */.o), otherKeys: otherServiceKeys, prefix: '' });
    const outside = { environment: environmentLayer(world.env), flags: flagLayer(flags) };
    const layer = new Map([...outside.environment, ...level.layer, ...outside.flags]);
    const values = (0,row_layer/* rowValues */.XZ)(service_rows/* serviceTable */.o, layer);
    const seeds = await (0,read_seeds/* readSeeds */.B)(level.others.get('seeds'), { ...world, workingDirectory });
    const key = await (0,read_secret_box/* readEncryptionKeys */.CI)(keyFileOf(values), { ...world, workingDirectory });
    const google = await (0,read_google/* readGoogle */.m)(values, { ...world, workingDirectory });
    const dmarc = await readDmarcMailboxes(level.others.get('dmarc-reports'), { ...world, workingDirectory });
    const problems = [
        ...file.problems,
        ...level.problems,
        // Also what a flag overrides: a wrong value in the file is wrong for the next start.
        ...[level.layer, outside.flags, withoutKeysOf(outside.environment, layer)].flatMap((one) => (0,row_layer/* rowProblems */.nU)(serviceRows, one)),
        ...serviceProblems(values),
        ...(await namedFileProblems(values, { files: world.files, workingDirectory }, request.proveFiles)),
        ...(seeds.status === 'bad' ? seeds.problems : []),
        ...(key.status === 'bad' ? key.problems : []),
        ...(google.status === 'bad' ? google.problems : []),
        ...(dmarc.status === 'bad' ? dmarc.problems : []),
    ];
    const isBad = problems.length > 0 || dmarc.status === 'bad';
    if (isBad || seeds.status === 'bad' || key.status === 'bad' || google.status === 'bad')
        return (0,problem/* bad */.MB)(...problems);
    const encryption = { keys: key.value, source: (0,read_secret_box/* isInEnvironment */.fs)(world) ? 'environment' : 'file' };
    const keyFile = encryption.source === 'file' ? keyFileOf(values) : null;
    const notice = keyFile === null ? null : await (0,service_files/* secretFileNotice */.L0)(keyFile, { files: world.files, workingDirectory });
    const settings = buildServiceSettings({
        configPath: file.path,
        layer,
        values,
        seeds: seeds.value,
        encryption,
        google: google.value,
        dmarcMailboxes: dmarc.value,
    });
    return (0,problem.ok)(notice === null ? settings : { ...settings, notices: [...settings.notices, notice] });
}
function keyFileOf(values) {
    const path = values.get('encryption.key-file');
    return path === null ? null : { ...values.at('encryption.key-file'), path };
}
/**
 * The storage alone: flag, service file, environment, default. Of the file only this key is looked at: passwords of
 * seeds, for instance, need not be in the environment of whoever makes a token. With a flag it is not read at all.
 */
async function readStorageSetting(request, { files, env }) {
    const { storage, config, workingDirectory } = request;
    const flags = flagLayer(storage === null ? [] : [{ name: 'storage', text: storage }]);
    const isFileAsked = storage === null || config !== null;
    const file = isFileAsked ? await (0,read_service_file/* readServiceFile */.G)({ named: config, workingDirectory }, files) : read_service_file/* noFile */.w;
    if (file.problems.length > 0)
        return (0,problem/* bad */.MB)(...file.problems);
    // What it says of other keys is not looked at.
    const level = (0,row_layer/* readLevel */.lI)(file.entries, { names: ['storage'], otherKeys: [], prefix: '' });
    const layer = new Map([...environmentLayer(env), ...level.layer, ...flags]);
    const problems = (0,row_layer/* rowProblems */.nU)([service_rows/* serviceTable */.o.storage], layer);
    return problems.length > 0 ? (0,problem/* bad */.MB)(...problems) : (0,problem.ok)((0,row_layer/* rowValues */.XZ)(service_rows/* serviceTable */.o, layer).always('storage'));
}
/** Whether the service file lets webhooks lead inside. Like the storage, it is read without the rest of the file. */
async function readAllowPrivateSetting({ config, workingDirectory }, { files }) {
    const file = await (0,read_service_file/* readServiceFile */.G)({ named: config, workingDirectory }, files);
    if (file.problems.length > 0)
        return (0,problem/* bad */.MB)(...file.problems);
    const name = 'webhooks.allow-private';
    const entries = file.entries.filter((entry) => entry.key === 'webhooks');
    const level = (0,row_layer/* readLevel */.lI)(entries, { names: Object.keys(service_rows/* serviceTable */.o), otherKeys: [], prefix: '' });
    const problems = (0,row_layer/* rowProblems */.nU)([service_rows/* serviceTable */.o[name]], level.layer);
    return problems.length > 0 ? (0,problem/* bad */.MB)(...problems) : (0,problem.ok)((0,row_layer/* rowValues */.XZ)(service_rows/* serviceTable */.o, level.layer).always(name));
}
function environmentLayer(env) {
    return new Map(serviceRows.flatMap((row) => {
        const text = row.environmentVariable === null ? '' : (env[row.environmentVariable] ?? '').trim();
        return text === '' ? [] : [[row.name, givenText(row.name, text, 'environment')]];
    }));
}
function flagLayer(flags) {
    return new Map(flags.map(({ name, text }) => [name, givenText(name, text.trim(), 'flag')]));
}
function givenText(label, text, source) {
    return { input: { form: 'text', text }, label, source, place: null };
}
/** What of `layer` holds in `whole`: an environment that nobody looks at cannot be wrong. */
function withoutKeysOf(layer, whole) {
    return new Map([...layer].filter(([name, given]) => whole.get(name) === given));
}


/***/ }),

/***/ 54478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ startJobsEngine)
});

// EXTERNAL MODULE: ./lib/storage/group-commit.js
var group_commit = __webpack_require__(56494);
;// CONCATENATED MODULE: ./lib/storage/jobs-work.js
/** One kind of job in one instance: claims as many as there is room for, runs them, and says what became of each. */

/** How often an idle instance looks: so late may begin what another instance added, or what became due. */
const roundMs = 1000;
/** Begins to work. */
function startKindWork(parts) {
    const state = { running: new Map(), runs: new Set(), bell: newBell(parts.clock), hasMore: false };
    const ended = new AbortController();
    parts.stopping.addEventListener('abort', () => state.bell.ring(), { once: true });
    const serving = serve(parts, state);
    const renewing = renewAgainAndAgain(parts, state, ended.signal);
    return {
        wake: () => state.bell.ring(),
        drain: async (signal) => {
            const isIdle = serving.then(async () => await Promise.all(state.runs));
            await Promise.race([isIdle, whenAborted(signal)]);
            await giveBackRunning(parts, state, signal);
            ended.abort();
            await renewing;
        },
    };
}
async function serve(parts, state) {
    const { kind, worker, queue, stopping, onError } = parts;
    const run = jobRunner(parts, state);
    while (!stopping.aborted) {
        const roomCount = worker.concurrency - state.running.size;
        const claimed = roomCount === 0 ? [] : await claim(parts, roomCount);
        if (stopping.aborted) {
            if (claimed.length > 0)
                await queue.giveBack(kind, claimed).catch(onError);
            return;
        }
        for (const job of claimed)
            run(job);
        state.hasMore = claimed.length === roomCount;
        if (claimed.length < roomCount || roomCount === 0)
            await state.bell.wait(roundMs);
    }
}
async function claim({ kind, worker, queue, onError }, limit) {
    try {
        return await queue.claim(kind, limit, worker.leaseMs);
    }
    catch (error) {
        // The database is away or busy: the next round asks again.
        onError(error);
        return [];
    }
}
function jobRunner(parts, state) {
    const { kind, worker, queue, onError } = parts;
    const settle = {
        finish: (0,group_commit/* groupCommit */.D)(async (jobs) => await queue.finish(kind, jobs)),
        retry: (0,group_commit/* groupCommit */.D)(async (jobs) => await queue.retry(kind, jobs)),
    };
    async function runToEnd(job, aborting) {
        const { key, earlierRuns } = job;
        const failure = await worker.run({ kind, key, earlierRuns }, aborting.signal).then(() => null, (error) => ({ error }));
        // Given back already: somebody else may hold it now.
        if (!state.running.has(job))
            return;
        if (failure !== null)
            onError(failure.error);
        // What cannot be written down is begun again when its lease ends.
        await settle[failure === null ? 'finish' : 'retry'](job).catch(onError);
        state.running.delete(job);
        if (state.hasMore)
            state.bell.ring();
    }
    return (job) => {
        const aborting = new AbortController();
        state.running.set(job, aborting);
        const ending = runToEnd(job, aborting).finally(() => state.runs.delete(ending));
        state.runs.add(ending);
    };
}
async function giveBackRunning(parts, state, signal) {
    const jobs = [...state.running];
    state.running.clear();
    for (const [, aborting] of jobs)
        aborting.abort(signal.reason);
    const held = jobs.map(([job]) => job);
    if (held.length > 0)
        await parts.queue.giveBack(parts.kind, held).catch(parts.onError);
}
/** Three times in a lease, so that one late renewal costs nothing. */
async function renewAgainAndAgain(parts, state, signal) {
    const { kind, worker, queue, clock, onError } = parts;
    while (await hasSlept(clock, worker.leaseMs / 3, signal)) {
        await queue.renew(kind, [...state.running.keys()], worker.leaseMs).catch(onError);
    }
}
/** @returns false: the signal came first */
async function hasSlept(clock, delayMs, signal) {
    return await clock.sleep(delayMs, signal).then(() => true, () => false);
}
async function whenAborted(signal) {
    if (signal.aborted)
        return;
    await new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
function newBell(clock) {
    let isRung = false;
    let waking = null;
    return {
        ring: () => {
            isRung = true;
            waking?.abort();
        },
        wait: async (limitMs) => {
            if (!isRung) {
                waking = new AbortController();
                await hasSlept(clock, limitMs, waking.signal);
                waking = null;
            }
            isRung = false;
        },
    };
}

;// CONCATENATED MODULE: ./lib/storage/jobs-engine.js
/** Works on jobs: claims what is due, keeps the leases alive, ends or retries each; one loop a kind. */


/** How long after the start, and then how often, the names of finished jobs are looked through. */
const firstTidyMs = 60_000;
const tidyEveryMs = 3_600_000;
/** Jobs on a queue that it owns. */
function startJobsEngine(queue, parts) {
    const { clock, onError } = parts;
    const stopping = new AbortController();
    const works = new Map();
    const add = (0,group_commit/* groupCommit */.D)(async (lists) => await queue.add(lists.flat()));
    const repeated = [tidyAgainAndAgain(queue, parts, stopping.signal)];
    async function enqueue(jobs) {
        if (jobs.length === 0)
            return;
        await add(jobs);
        for (const kind of new Set(jobs.map((job) => job.kind)))
            works.get(kind)?.wake();
    }
    async function drain(signal) {
        stopping.abort(new Error('the job engine is stopping'));
        await Promise.all([...works.values()].map(async (work) => await work.drain(signal)));
        await Promise.all(repeated);
    }
    return {
        enqueue,
        work: async (kind, worker) => {
            if (works.has(kind))
                throw new TypeError(`jobs of kind ${kind} have a worker already`);
            works.set(kind, startKindWork({ kind, worker, queue, clock, onError, stopping: stopping.signal }));
            await Promise.resolve();
        },
        repeat: async (kind, everyMs) => {
            const pass = { everyMs, enqueue, kind };
            await enqueue([slotOf(pass, clock)]);
            repeated.push(repeatAgainAndAgain(pass, parts, stopping.signal));
        },
        count: async () => await queue.count(),
        drain,
        [Symbol.asyncDispose]: async () => {
            await drain(AbortSignal.abort(new Error('the job engine is closed')));
            await queue[Symbol.asyncDispose]();
        },
    };
}
/** The name is that of the span of time, so of all instances that add it only the first does. */
function slotOf({ kind, everyMs }, clock) {
    const nowMs = clock.nowMs();
    return { kind, key: `every-${everyMs}:${Math.floor(nowMs / everyMs)}`, runAtMs: nowMs };
}
async function repeatAgainAndAgain(job, { clock, onError }, signal) {
    while (await hasSlept(clock, job.everyMs - (clock.nowMs() % job.everyMs), signal)) {
        await job.enqueue([slotOf(job, clock)]).catch(onError);
    }
}
async function tidyAgainAndAgain(queue, { clock, onError }, signal) {
    let delayMs = firstTidyMs;
    while (await hasSlept(clock, delayMs, signal)) {
        await queue.tidy().catch(onError);
        delayMs = tidyEveryMs;
    }
}


/***/ }),

/***/ 75079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ retryGapMs),
/* harmony export */   x: () => (/* binding */ finishedKeptMs)
/* harmony export */ });
/** What the job engine asks of a database: a list of named work, and who holds what until when. */
/** How long the name of a finished job is kept, so that nobody adds it again; then it is deleted. */
const finishedKeptMs = 24 * 3_600_000;
const firstGapMs = 1000;
const longestGapMs = 300_000;
/**
 * The gap after a rejection: 1 s, doubling, at most 5 minutes. An adapter may lengthen it by chance, up to twice.
 * A retry is safe because every handler bears being run twice.
 */
function retryGapMs(earlierRuns) {
    return Math.min(firstGapMs * 2 ** Math.min(earlierRuns, 30), longestGapMs);
}


/***/ }),

/***/ 74469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ jobKinds)
/* harmony export */ });
/**
 * The Jobs port: work that must be done although processes die. Any number of instances share one queue. Adapters pass
 * `test/storage/jobs-suite.ts`.
 */
/** The kinds of work there are, in the order in which counts show them; each has one handler in an instance. */
const jobKinds = [
    'judge-message',
    'deliver-webhook',
    // Finds what is due and has no job, because a process died between writing it down and asking for it.
    'sweep',
    // Deletes what is older than the retention.
    'delete-old',
    // Plans the day's syncs of postmaster accounts, and syncs one.
    'sync-postmaster',
    // Reads the mailboxes in which DMARC aggregate reports arrive.
    'read-dmarc-reports',
];


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
/** Which PostgreSQL a location names; loads no driver. */

const maxPoolSize = 1000;
/** Reads a location's URL; `pool_size=<count>` among its parameters is ours, the others are pg's (`sslmode`, `host`…). */
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

// EXTERNAL MODULE: ./lib/storage/sql-store.js + 16 modules
var sql_store = __webpack_require__(89910);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./lib/storage/sqlite/disk-usage.js
/** How much space a SQLite database takes, and how much is left. */

/** The file with its write-ahead log. Rejects with Node's own error when the file is gone. */
async function sqliteDiskUsage(path) {
    const [file, log, system] = await Promise.all([(0,promises_.stat)(path), (0,promises_.stat)(`${path}-wal`).catch(() => null), (0,promises_.statfs)(path)]);
    return { databaseBytes: file.size + (log?.size ?? 0), freeBytes: system.bavail * system.bsize };
}

// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(80099);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
;// CONCATENATED MODULE: ./lib/storage/sqlite/only-instance.js
/** One service on one SQLite file: a lock beside it that ends with the process, however that ends. */


/**
 * Takes the lock. It is SQLite's own, on an empty file `<path>-instance`: the system gives it back when the process is
 * gone, also after `kill -9`. The database itself stays open to everybody, as commands write to it while a service runs.
 *
 * @throws PresendError STORAGE_FAILED when another service has it
 */
function beOnlyInstance(path) {
    const lock = openLock(path);
    try {
        lock.exec('begin exclusive');
    }
    catch (error) {
        lock.close();
        throw new presend_error/* PresendError */.W({
            code: 'STORAGE_FAILED',
            outcome: 'inconclusive',
            done: `Starting a service on the SQLite database "${path}"`,
            came: 'another presend serve that runs on it',
            expected: 'to be the only one',
            todo: 'stop that one first, give this one another storage, or use PostgreSQL, which takes any number',
            cause: error,
        });
    }
    return { [Symbol.dispose]: () => lock.close() };
}
function openLock(path) {
    try {
        // Who has the lock keeps it as long as it runs, so there is nothing to wait for.
        return new external_node_sqlite_.DatabaseSync(`${path}-instance`, { timeout: 0 });
    }
    catch (error) {
        throw new presend_error/* PresendError */.W({
            code: 'STORAGE_FAILED',
            outcome: 'inconclusive',
            done: `Making the lock "${path}-instance"`,
            came: error instanceof Error ? `"${error.message}"` : 'a failure without words',
            expected: 'a folder that can be written to',
            todo: 'see that the service may write there, and that the file is its own',
            cause: error,
        });
    }
}

// EXTERNAL MODULE: ./lib/storage/sqlite/open-sqlite-store.js + 8 modules
var open_sqlite_store = __webpack_require__(62079);
// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./lib/storage/jobs.js
var jobs = __webpack_require__(74469);
// EXTERNAL MODULE: ./lib/storage/jobs-engine.js + 1 modules
var jobs_engine = __webpack_require__(54478);
// EXTERNAL MODULE: ./lib/storage/jobs-queue.js
var jobs_queue = __webpack_require__(75079);
// EXTERNAL MODULE: ./lib/storage/sql-database.js
var sql_database = __webpack_require__(43915);
;// CONCATENATED MODULE: ./lib/storage/sqlite/sqlite-jobs.js
/** Jobs in the SQLite file that holds everything else: a table of leases. */





/** Starts the engine on a migrated database, which stays its owner's. */
function startSqliteJobs(database, parts) {
    return (0,jobs_engine/* startJobsEngine */.f)(sqliteQueue(database, parts), parts);
}
/**
 * Only adding must outlast a power cut. What is claimed, prolonged or ended may be forgotten by one: then the job is
 * begun once more, which every handler bears.
 */
function sqliteQueue(database, { clock }) {
    const { db } = database;
    const waitFor = async (jobs, delayMs) => {
        await setState(db, jobs, { dueAtMs: clock.nowMs() + delayMs, isRunning: 0, finishedAtMs: null });
    };
    return {
        add: async (jobs) => void (await database.transact(() => add(db, jobs))),
        claim: async (kind, limit, leaseMs) => await claim(db, { kind, limit, leaseMs, nowMs: clock.nowMs() }),
        // The lease of a dead instance ends by itself: its job is due again at that moment.
        renew: async (_kind, held, leaseMs) => {
            await setState(db, held, { dueAtMs: clock.nowMs() + leaseMs, isRunning: 1, finishedAtMs: null });
        },
        finish: async (_kind, jobs) => {
            await setState(db, jobs, { dueAtMs: 0, isRunning: 0, finishedAtMs: clock.nowMs() });
        },
        retry: async (_kind, jobs) => {
            const byGap = Map.groupBy(jobs, (job) => (0,jobs_queue/* retryGapMs */.R)(job.earlierRuns));
            for (const [gapMs, list] of byGap)
                await waitFor(list, gapMs);
        },
        giveBack: async (_kind, jobs) => await waitFor(jobs, 0),
        count: async () => await count(db),
        tidy: async () => await deleteFinished(db, clock.nowMs() - jobs_queue/* finishedKeptMs */.x),
        [Symbol.asyncDispose]: async () => await Promise.resolve(),
    };
}
/** One text for any number of jobs: the lists go in as JSON, so that the statement stays prepared. */
function* add(db, jobs) {
    const statement = (0,sql/* sql */.l) `
    insert into jobs (kind, key, due_at_ms, run_count, is_running, finished_at_ms)
    select value ->> 'kind', value ->> 'key', value ->> 'runAtMs', 0, 0, null from json_each(${JSON.stringify(jobs)})
    where true on conflict do nothing`.compile(db);
    return yield* (0,sql_database/* changesOf */.fs)({ compile: () => statement });
}
async function claim(db, { kind, limit, leaseMs, nowMs }) {
    const { rows } = await (0,sql/* sql */.l) `
    update jobs set due_at_ms = ${nowMs + leaseMs}, run_count = run_count + 1, is_running = 1
    where id in (
      select id from jobs where kind = ${kind} and finished_at_ms is null and due_at_ms <= ${nowMs}
      order by due_at_ms limit ${limit}
    ) returning id, key, run_count`.execute(db);
    return rows.map((row) => ({ key: row.key, earlierRuns: row.run_count - 1, token: `${row.id}:${row.run_count}` }));
}
/** Changes nothing of a job that somebody else has claimed since. */
async function setState(db, jobs, state) {
    if (jobs.length === 0)
        return;
    const held = JSON.stringify(jobs.map((job) => job.token.split(':').map(Number)));
    await (0,sql/* sql */.l) `
    update jobs
    set due_at_ms = ${state.dueAtMs}, is_running = ${state.isRunning}, finished_at_ms = ${state.finishedAtMs}
    where (id, run_count) in (select value ->> 0, value ->> 1 from json_each(${held}))
    and finished_at_ms is null`.execute(db);
}
async function count(db) {
    const { rows } = await (0,sql/* sql */.l) `
    select kind, sum(is_running = 0) as waiting, sum(is_running) as running
    from jobs where finished_at_ms is null group by kind`.execute(db);
    return jobs/* jobKinds */.P.map((kind) => {
        const row = rows.find((one) => one.kind === kind);
        return { kind, waiting: row?.waiting ?? 0, running: row?.running ?? 0 };
    });
}
/** In pieces, so that no other write waits for long. */
async function deleteFinished(db, finishedBeforeMs) {
    for (;;) {
        const { numAffectedRows } = await (0,sql/* sql */.l) `
      delete from jobs where id in (
        select id from jobs where finished_at_ms < ${finishedBeforeMs} limit 1000
      )`.execute(db);
        if (numAffectedRows === undefined || numAffectedRows < 1000n)
            return;
    }
}

// EXTERNAL MODULE: ./lib/storage/test-changes.js
var test_changes = __webpack_require__(20405);
;// CONCATENATED MODULE: ./lib/storage/open-storage.js
/** Opens the storage that a location names. */








/** Reads a location; relative paths stay relative to the working directory. */
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
    // What came is not shown: it may hold a password, also where the scheme is mistyped.
    return (0,problem/* bad */.MB)({
        input: 'storage',
        expected: '`sqlite:<path of a file>`, `postgres://user@host/database` or `memory`',
        todo: scheme === '' ? 'begin it with `sqlite:` or `postgres://`' : 'see that nothing of it is missing or misspelt',
    });
}
/** `:memory:` would be a storage that forgets everything and looks like a file; `memory` says so. */
function isFilePath(path) {
    return path !== '' && path !== ':memory:' && !path.includes('\0');
}
/** A URL with a database; its host may be empty, then `?host=` names a socket's folder. */
function isPostgresUrl(text) {
    return /^postgres(?:ql)?:\/\/[^/?#]*\/[^/?#]+/u.test(text) && URL.canParse(text);
}
/**
 * Opens the storage and brings it to today's schema.
 *
 * @throws PresendError STORAGE_FAILED
 */
async function openStorage(location, world) {
    if (location.kind === 'postgres')
        return await openPostgres(location, world);
    return await openSqlite(location.kind === 'memory' ? location : { kind: 'file', path: location.path }, world);
}
async function openSqlite(place, { clock, onError = ignore }) {
    const database = await (0,open_sqlite_store/* openSqliteDatabase */.G)(place);
    const store = (0,sql_store/* sqlStore */.S)(database, (0,test_changes/* localChanges */.P)());
    return {
        store,
        startJobs: async () => await Promise.resolve(startSqliteJobs(database, { clock, onError })),
        standOnIt: () => (place.kind === 'file' ? beOnlyInstance(place.path) : oneOfMany),
        ...(place.kind === 'file' ? { diskUsage: async () => await sqliteDiskUsage(place.path) } : {}),
        [Symbol.asyncDispose]: async () => await store[Symbol.asyncDispose](),
    };
}
/** The driver is loaded only for a service that stands on it. */
async function openPostgres(target, { clock, random, onError = ignore }) {
    const { openPostgresStore } = await Promise.all(/* import() */[__webpack_require__.e(3849), __webpack_require__.e(3051)]).then(__webpack_require__.bind(__webpack_require__, 83051));
    const store = await openPostgresStore(target, { clock, random, onError });
    return {
        store,
        poolUsage: () => store.poolUsage(),
        diskUsage: async () => ({ databaseBytes: await store.databaseBytes(), freeBytes: null }),
        standOnIt: () => oneOfMany,
        startJobs: async () => {
            const { startPostgresJobs } = await Promise.all(/* import() */[__webpack_require__.e(3849), __webpack_require__.e(2637), __webpack_require__.e(9891)]).then(__webpack_require__.bind(__webpack_require__, 69891));
            return await startPostgresJobs(target.url, { clock, onError });
        },
        [Symbol.asyncDispose]: async () => await store[Symbol.asyncDispose](),
    };
}
/** Nobody is in anybody's way. */
const oneOfMany = { [Symbol.dispose]: () => undefined };
/** Whoever did not ask is not told; what failed rejects or is tried again all the same. */
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
/** Secrets at rest: sealed with a key that the storage never holds. */



const keyBytes = 32;
/** Names the format, so that another one can follow. */
const prefix = 'sealed1:';
// AES-256-GCM as in NIST SP 800-38D §5.2.1.1 and §8.2.2: a nonce of 96 bits at random, a tag of 128 bits. Each purpose
// has a key of its own, so no key ever meets the 2^32 messages that §8.3 allows it.
const cipherName = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/**
 * Reads a key as people make it, with `openssl rand -base64 32` or `openssl rand -hex 32`.
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
        came: trimmed === '' ? 'nothing' : `${trimmed.length} characters that are no such key`,
        expected: `${keyBytes} bytes in base64 or hex`,
        todo: 'make one with: openssl rand -base64 32',
    });
}
/** Most keys that one service has: the current one and older ones during a rotation. */
const maxKeyCount = 10;
/**
 * Reads one key or several, separated by commas, spaces or lines: the first seals, all of them open.
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
/** True for a text that a box has sealed. */
function isSealed(text) {
    return text.startsWith(prefix);
}
function fromBase64(text) {
    return /^[A-Za-z0-9+/_-]+={0,2}$/u.test(text) ? Buffer.from(text, 'base64') : null;
}
/** A box that works with these keys. */
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
                return { status: 'unreadable', reason: 'it is not a sealed secret of this version' };
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
const notOurs = 'it was sealed with another encryption key or for another destination, or changed since';
function keyFor(key, purpose) {
    return new Uint8Array((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', key.bytes, '', `presend secret at rest: ${purpose}`, keyBytes));
}
/** `null`: the tag does not fit. Node's own words ("unable to authenticate data") say no more than that. */
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
