export const id = 3985;
export const ids = [3985];
export const modules = {

/***/ 79679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readYamlMap)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/* harmony import */ var _config_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81872);
/** Reads a YAML file whose top level is a map. */


const maxFileBytes = 1_048_576;
const input = 'config';
/** Its entries; none for an empty file. Every syntax error at once, none of which quotes the file. */
async function readYamlMap(file, files) {
    const found = await files.stat(file.absolutePath);
    if (found === null) {
        const expected = 'a config file that is there';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ input, came: JSON.stringify(file.path), expected, todo: file.todo });
    }
    const text = await readText(file, found, files);
    return text.status === 'ok' ? parseEntries(text.value, file.path) : text;
}
async function readText({ path, absolutePath }, found, files) {
    const problem = { input, place: { file: path } };
    if (found.kind !== 'file')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ ...problem, came: `a ${found.kind}`, expected: 'a file' });
    if (found.sizeBytes > maxFileBytes) {
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ ...problem, came: `${found.sizeBytes} bytes`, expected: `at most ${maxFileBytes} bytes (1 MiB)` });
    }
    try {
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(new TextDecoder('utf-8', { fatal: true }).decode(await files.read(absolutePath)));
    }
    catch (error) {
        // fatal decoding throws a TypeError; anything else comes from the file system and carries a code.
        if (error instanceof TypeError)
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ ...problem, came: 'bytes that are not UTF-8', expected: 'UTF-8 text' });
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ ...problem, came: code, expected: 'a file that can be read' });
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

/***/ 71382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readSection),
/* harmony export */   z: () => (/* binding */ isBlank)
/* harmony export */ });
/* harmony import */ var _closest_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58752);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18780);
/** The keys of one level of the config file: which are settings, which are something else, which are wrong. */


/** Sorts the keys of a level. Values are parsed later; those of unknown keys are never shown. */
function readSection(entries, form, allowed) {
    const layer = new Map();
    const others = new Map();
    const problems = [];
    for (const entry of entries) {
        const row = (0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .findSetting */ .SP)(entry.key);
        if (form.otherKeys.includes(entry.key))
            others.set(entry.key, entry);
        else if (row === null || !allowed.includes(row.name))
            problems.push(refuseKey(entry, row, { form, allowed }));
        else if (!isBlank(entry.value))
            layer.set(row.name, sourcedEntry(entry, form));
    }
    return { layer, others, problems };
}
/** True for nothing, and for empty text: as with an empty input, nothing was given. */
function isBlank(value) {
    return value.kind === 'empty' || (value.kind === 'scalar' && value.text.trim() === '');
}
function sourcedEntry(entry, form) {
    return {
        input: { form: 'config', value: entry.value },
        label: `${form.prefix}${entry.key}`,
        source: 'config',
        place: entry.place,
    };
}
function refuseKey(entry, row, level) {
    const { form, allowed } = level;
    const input = `${form.prefix}${entry.key.slice(0, 60)}`;
    if (row?.isSecret === true)
        return refuseSecret(input, row, entry);
    if (row !== null && !form.isTop && row.isAllowedInConfig) {
        const expected = 'only settings that may differ from template to template here';
        return { input, expected, todo: `move ${row.name} to the top level of the file`, place: entry.place };
    }
    if (row !== null) {
        const expected = `${row.name} not to stand in the config file`;
        return { input, expected, todo: 'give it as an input or a flag', place: entry.place };
    }
    const todo = (0,_closest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestName */ .S)(entry.key, [...allowed, ...form.otherKeys]);
    return { input, expected: 'a key that presend knows', todo, place: entry.place };
}
function refuseSecret(input, row, entry) {
    return {
        input,
        expected: 'secrets not to stand in the config file',
        todo: `remove it, replace the secret at its source (everyone who can read the repository has it now), and give it as ` +
            `the input ${row.name} or the environment variable ${row.environmentVariable ?? ''}`,
        place: entry.place,
    };
}


/***/ }),

/***/ 29187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DK: () => (/* binding */ readAllowPrivateSetting),
  $j: () => (/* binding */ readServiceSettings),
  sE: () => (/* binding */ readStorageSetting)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors/problem.js
var errors_problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/settings/config/read-yaml-map.js
var read_yaml_map = __webpack_require__(79679);
// EXTERNAL MODULE: ./lib/settings/config/config-value.js + 1 modules
var config_value = __webpack_require__(81872);
// EXTERNAL MODULE: ./lib/settings/parsers/bad-text.js
var bad_text = __webpack_require__(15013);
// EXTERNAL MODULE: ./lib/settings/service-file/service-row.js
var service_row = __webpack_require__(96132);
// EXTERNAL MODULE: ./lib/settings/service-file/service-rows.js
var service_rows = __webpack_require__(59723);
// EXTERNAL MODULE: ./lib/settings/parsers/duration.js
var duration = __webpack_require__(33684);
;// CONCATENATED MODULE: ./lib/settings/service-file/service-rules.js
/** What must hold between the keys of the service file, and what an operator should know. Pure. */

/** Combinations that cannot be meant. */
function serviceProblems(values) {
    return [
        ...portProblems(values),
        ...retentionProblems(values),
        ...dnsProblems(values),
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
function dnsProblems(values) {
    const zoneFile = values.get('dns.zone-file');
    if (zoneFile === null || zoneFile === 'none' || !values.isGiven('dns.servers'))
        return [];
    const expected = 'dns.servers or dns.zone-file, not both';
    return [{ ...values.at('dns.servers'), expected, todo: 'with a zone file no server is asked: remove one of the two' }];
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
function buildServiceSettings({ configPath, layer, values, seeds }) {
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
        shutdownDelayMs: values.always('shutdown-delay'),
        shutdownTimeoutMs: values.always('shutdown-timeout'),
        sendingIp: values.always('sending-ip'),
        metricsListen: metricsListen === 'none' ? null : metricsListen,
        effective: [...Object.values(service_rows/* serviceTable */.o).map((row) => effectiveOf(row, layer)), effectiveSeeds(seeds)],
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
        smtpConnectionCount: values.always('limits.smtp-connections'),
        judgingSlotCount: values.always('limits.judging-slots'),
        maxHeaderBytes: values.always('limits.header-bytes'),
        maxMessageBytes: values.always('limits.message-bytes'),
        headerTimeoutMs: values.always('limits.header-timeout'),
        requestTimeoutMs: values.always('limits.request-timeout'),
    };
}
function effectiveOf(row, layer) {
    const given = layer.get(row.name);
    if (given === undefined)
        return { name: row.name, shown: (0,service_row/* defaultText */.VC)(row) ?? 'none', source: 'default', place: null };
    return { name: row.name, shown: showText(textOf(given)), source: given.source, place: given.place };
}
function effectiveSeeds(seeds) {
    if (seeds === null)
        return { name: 'seeds', shown: 'nine local seeds', source: 'default', place: null };
    const imapCount = seeds.filter((seed) => seed.kind === 'imap').length;
    const shown = `${seeds.length - imapCount} local, ${imapCount} imap`;
    return { name: 'seeds', shown, source: 'config', place: null };
}
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

// EXTERNAL MODULE: ./lib/settings/parsers/join-parsed.js
var join_parsed = __webpack_require__(72904);
// EXTERNAL MODULE: ./lib/settings/parsers/text.js
var parsers_text = __webpack_require__(42619);
// EXTERNAL MODULE: ./lib/settings/closest-name.js
var closest_name = __webpack_require__(58752);
// EXTERNAL MODULE: ./lib/settings/config/sections.js
var sections = __webpack_require__(71382);
;// CONCATENATED MODULE: ./lib/settings/service-file/row-layer.js
/** Keys of the service file → a layer of given values by row name; and the values that rows make of a layer. */



/** Sorts the keys of a level. Values are parsed later; those of unknown keys are never shown. */
function readLevel(entries, form) {
    const layer = new Map();
    const others = new Map();
    const problems = [];
    for (const entry of entries) {
        if (form.otherKeys.includes(entry.key))
            others.set(entry.key, entry);
        else if (!entry.key.includes('.') && form.names.includes(entry.key))
            addGiven(layer, entry, { name: entry.key, prefix: form.prefix });
        else if (keysBelow(entry.key, form.names).length > 0)
            problems.push(...readMap(entry, form, layer));
        else
            problems.push(unknownKey(entry, form));
    }
    return { layer, others, problems };
}
function readMap(section, form, layer) {
    if ((0,sections/* isBlank */.z)(section.value))
        return [];
    const keys = keysBelow(section.key, form.names);
    const label = `${form.prefix}${section.key}`;
    if (section.value.kind !== 'map') {
        const expected = `a map with the keys ${keys.join(', ')}`;
        return [{ input: label, came: (0,config_value/* nameShape */.Vh)(section.value), expected, place: section.value.place }];
    }
    const problems = [];
    for (const entry of section.value.entries) {
        if (keys.includes(entry.key))
            addGiven(layer, entry, { name: `${section.key}.${entry.key}`, prefix: form.prefix });
        else
            problems.push(unknownKey(entry, { names: keys, otherKeys: [], prefix: `${label}.` }));
    }
    return problems;
}
function addGiven(layer, entry, { name, prefix }) {
    if ((0,sections/* isBlank */.z)(entry.value) || isEmptyList(entry.value))
        return;
    const input = { form: 'config', value: entry.value };
    layer.set(name, { input, label: `${prefix}${name}`, source: 'config', place: entry.place });
}
/** `trusted-proxies: []` says what leaving it out says. */
function isEmptyList(value) {
    return value.kind === 'list' && value.items.length === 0;
}
function keysBelow(section, names) {
    return names.filter((name) => name.startsWith(`${section}.`)).map((name) => name.slice(section.length + 1));
}
function unknownKey(entry, form) {
    const input = `${form.prefix}${entry.key.slice(0, 60)}`;
    const known = [...new Set([...form.names.map((name) => name.replace(/\..*$/u, '')), ...form.otherKeys])];
    const closest = (0,closest_name/* closestName */.N)(entry.key, known);
    const todo = closest === null ? `use one of: ${known.join(', ')}` : `did you mean ${closest}?`;
    return { input, expected: 'a key that presend knows', todo: misplaced(entry.key, form) ?? todo, place: entry.place };
}
/** A key that stands one level too high: `zone-file` or `dns.zone-file` for `dns: {zone-file: …}`. */
function misplaced(key, { names, prefix }) {
    const full = names.filter((name) => `.${name}`.endsWith(`.${key}`));
    return full.length === 1 ? `it stands in a map: ${prefix}${(full[0] ?? '').replace('.', ': {')}: …}` : null;
}
/** What `rows` make of a layer. `prefix` stands before names in problems. */
function rowValues(rows, layer, prefix = '') {
    function get(name) {
        const parsed = parseRow(rows[name], layer);
        return parsed?.status === 'ok' ? parsed.value : null;
    }
    return {
        isGiven: (name) => layer.has(name),
        get,
        always: (name) => {
            const value = get(name);
            if (value === null)
                throw new TypeError(`The key ${name} has no value, though its row should have a default`);
            return value;
        },
        at: (name) => {
            const place = layer.get(name)?.place ?? null;
            return place === null ? { input: `${prefix}${name}` } : { input: `${prefix}${name}`, place };
        },
    };
}
/** All problems of the values of a layer, in the table's order. */
function rowProblems(rows, layer) {
    return rows.flatMap((row) => {
        const parsed = layer.has(row.name) ? parseRow(row, layer) : null;
        return parsed?.status === 'bad' ? parsed.problems : [];
    });
}
function parseRow(row, layer) {
    const given = layer.get(row.name);
    if (given !== undefined)
        return atSource(row.kind.parse(given.input, given.label), row, given);
    return row.default === null ? null : row.kind.parse({ form: 'text', text: row.default }, row.name);
}
/** The same answer, its problems with the place in the file, or with the flag or variable they came from. */
function atSource(parsed, row, given) {
    if (parsed.status === 'ok')
        return parsed;
    return { status: 'bad', problems: parsed.problems.map((problem) => sourced(problem, row, given)) };
}
function sourced(problem, row, given) {
    if (given.source === 'environment')
        return { ...problem, input: row.environmentVariable ?? problem.input };
    if (given.source === 'flag')
        return { ...problem, input: `--${problem.input}` };
    return given.place === null ? problem : { place: given.place, ...problem };
}

// EXTERNAL MODULE: ./lib/contract/names.js
var names = __webpack_require__(766);
// EXTERNAL MODULE: ./lib/settings/kinds.js + 1 modules
var kinds = __webpack_require__(76366);
// EXTERNAL MODULE: ./lib/settings/parsers/host.js
var parsers_host = __webpack_require__(53942);
// EXTERNAL MODULE: ./lib/settings/service-file/service-parsers.js
var service_parsers = __webpack_require__(74052);
// EXTERNAL MODULE: ./lib/settings/service-file/service-settings.js
var service_settings = __webpack_require__(14795);
;// CONCATENATED MODULE: ./lib/settings/service-file/seed-rows.js
/** Every key of an entry of `seeds` in the service file, once. */







/** The keys that one kind of seed may have and the other may not. */
const keysOfKind = {
    local: ['options'],
    imap: [
        ...['host', 'port', 'tls', 'username', 'password-env', 'password-file'],
        ...['authserv-id', 'plus-address', 'ca-file'],
    ],
};
/** The rows, in the order in which documents show them. */
const seedTable = {
    address: (0,service_row/* serviceRow */.gp)({
        name: 'address',
        kind: (0,kinds/* textOf */.b6)('address', service_parsers/* parseSeedAddress */.Vj),
        example: 'seed1@box.example',
        description: 'The address of the mailbox. Always needed; no two seeds may have the same.',
    }),
    provider: (0,service_row/* serviceRow */.gp)({
        name: 'provider',
        kind: (0,kinds/* textOf */.b6)('domain', parsers_host/* parseDomain */.gR),
        defaultNote: 'the domain of the address',
        description: 'The provider that tests show for it.',
    }),
    type: (0,service_row/* serviceRow */.gp)({
        name: 'type',
        kind: (0,kinds/* oneOf */.yL)(names/* providerTypes */.Nm),
        description: 'The type of the provider: consumer, business or protected. Always needed.',
    }),
    kind: (0,service_row/* serviceRow */.gp)({
        name: 'kind',
        kind: (0,kinds/* oneOf */.yL)(['local', 'imap']),
        default: 'local',
        description: "local: the service's own receiver takes its mail and simulates; imap: a real mailbox is observed.",
    }),
    options: (0,service_row/* serviceRow */.gp)({
        name: 'options',
        kind: (0,kinds/* someOf */.yU)(service_settings/* seedOptions */.I, { type: 'list of options', valueName: 'options' }),
        defaultNote: 'none',
        description: 'Local seeds: ways of some providers: outlook.com (its own rules), greylist (the first attempt is deferred), ' +
            'hold-bulk (bulk mail is held for a person to release).',
    }),
    host: (0,service_row/* serviceRow */.gp)({
        name: 'host',
        kind: (0,kinds/* textOf */.b6)('host', parsers_host/* parseHost */.o6),
        example: 'imap.box.example',
        description: 'imap seeds: the IMAP server. Needed there.',
    }),
    port: (0,service_row/* serviceRow */.gp)({
        name: 'port',
        kind: (0,kinds/* integer */.nd)({ min: 1, max: 65_535 }),
        defaultNote: '993; 143 when tls is not implicit',
        description: 'imap seeds: its port.',
    }),
    tls: (0,service_row/* serviceRow */.gp)({
        name: 'tls',
        kind: (0,kinds/* oneOf */.yL)(['implicit', 'starttls', 'none']),
        default: 'implicit',
        description: 'imap seeds: implicit (TLS from the first byte), starttls (required), or none, which is for this machine alone.',
    }),
    username: (0,service_row/* serviceRow */.gp)({
        name: 'username',
        kind: (0,kinds/* textOf */.b6)('text', (0,parsers_text/* oneLine */.TN)(1000)),
        example: 'seed1',
        description: 'imap seeds: the user name. Needed there.',
    }),
    'password-env': (0,service_row/* serviceRow */.gp)({
        name: 'password-env',
        kind: (0,kinds/* textOf */.b6)('variable', service_parsers/* parseVariableName */.fK),
        example: 'SEED1_PASSWORD',
        description: 'imap seeds: the environment variable that holds the password. This or password-file is needed there.',
    }),
    'password-file': (0,service_row/* serviceRow */.gp)({
        name: 'password-file',
        kind: (0,kinds/* textOf */.b6)('path', service_parsers/* parseFilePath */.zJ),
        example: '/run/credentials/presend.service/seed1',
        description: 'imap seeds: the file that holds the password; a line end behind it is cut.',
    }),
    'authserv-id': (0,service_row/* serviceRow */.gp)({
        name: 'authserv-id',
        kind: (0,kinds/* textOf */.b6)('text', (0,parsers_text/* oneLine */.TN)(255)),
        defaultNote: 'none: nothing is taken from the provider, everything is computed',
        example: 'mx.box.example',
        description: 'imap seeds: the name under which the provider writes Authentication-Results; only its own are believed. `unnamed` for Microsoft, whose fields begin with the first result.',
    }),
    'plus-address': (0,service_row/* serviceRow */.gp)({
        name: 'plus-address',
        kind: (0,kinds/* trueOrFalse */.dt)(),
        default: 'false',
        description: 'imap seeds: true when mail to seed1+anything@box.example reaches the mailbox too.',
    }),
    'ca-file': (0,service_row/* serviceRow */.gp)({
        name: 'ca-file',
        kind: (0,kinds/* textOf */.b6)('path', service_parsers/* parsePathOrNone */.Iv),
        default: 'none',
        description: "imap seeds: PEM file of the authorities that may sign the server's certificate, instead of Node's own.",
    }),
};

;// CONCATENATED MODULE: ./lib/settings/service-file/seed-rules.js
/** What must hold between the keys of one seed, and between seeds. Pure. */




const needed = {
    address: 'the address of the mailbox',
    type: 'one of consumer, business, protected',
    host: 'the IMAP server',
    username: 'the user name at the IMAP server',
};
/** What every seed needs, what one of its kind needs, and what one of its kind cannot have. */
function seedProblems(values, spot) {
    const kind = values.get('kind');
    const names = kind === 'imap' ? ['address', 'type', 'host', 'username'] : ['address', 'type'];
    const missing = names.filter((name) => !values.isGiven(name));
    return [
        ...missing.map((name) => missingProblem(`${spot.prefix}${name}`, needed[name], spot)),
        ...(kind === null ? [] : foreignProblems(values, kind)),
        ...(kind === 'imap' ? [...passwordProblems(values, spot), ...seed_rules_tlsProblems(values)] : []),
    ];
}
function missingProblem(input, expected, { place }) {
    return { input, came: 'nothing', expected, place };
}
function foreignProblems(values, kind) {
    const other = kind === 'local' ? 'imap' : 'local';
    return keysOfKind[other].flatMap((name) => {
        if (!values.isGiven(name))
            return [];
        const expected = `this key at seeds of kind ${other} alone`;
        return [{ ...values.at(name), expected, todo: `remove it, or set kind: ${other}` }];
    });
}
function passwordProblems(values, spot) {
    const isByVariable = values.isGiven('password-env');
    const isByFile = values.isGiven('password-file');
    if (!isByVariable && !isByFile) {
        const expected = 'the name of an environment variable, or a password-file, that holds the password';
        return [missingProblem(`${spot.prefix}password-env`, expected, spot)];
    }
    if (!isByVariable || !isByFile)
        return [];
    return [{ ...values.at('password-file'), expected: 'password-env or password-file, not both', todo: 'remove one' }];
}
function seed_rules_tlsProblems(values) {
    const host = values.get('host');
    if (values.get('tls') !== 'none' || host === null || (0,parsers_host/* isLoopback */.U9)(host))
        return [];
    const expected = 'implicit or starttls (none only to this machine)';
    return [{ ...values.at('tls'), came: 'none', expected, todo: 'the password would travel unencrypted' }];
}
/** One problem for each seed whose address stands further up already. */
function duplicateProblems(items) {
    const first = new Map();
    return items.flatMap((item, index) => {
        const prefix = `seeds[${index}].`;
        const level = readLevel(item.kind === 'map' ? item.entries : [], {
            names: Object.keys(seedTable),
            otherKeys: [],
            prefix,
        });
        const values = rowValues(seedTable, level.layer, prefix);
        const address = values.get('address');
        const earlier = address === null ? undefined : first.get(address);
        if (address !== null && earlier === undefined)
            first.set(address, item.place);
        if (earlier === undefined)
            return [];
        const expected = `each address once (the first one is on line ${earlier.line ?? '?'})`;
        return [
            {
                ...values.at('address'),
                came: `${(0,errors_problem/* quoteValue */.cl)(address)} a second time`,
                expected,
                todo: 'remove one of the two',
            },
        ];
    });
}

;// CONCATENATED MODULE: ./lib/settings/service-file/service-files.js
/** Files that the service file names: each must be there. */


/** What is wrong with it; `null`: it is a file. Whether it can be read and holds what it should shows when it is used. */
async function fileProblem({ path, ...at }, { files, workingDirectory }) {
    const found = await files.stat((0,external_node_path_.resolve)(workingDirectory, path));
    if (found?.kind === 'file')
        return null;
    const expected = found === null ? 'a file that is there' : `a file, not a ${found.kind}`;
    return { ...at, came: (0,bad_text/* quoteGiven */.k9)(path), expected, todo: 'correct the path; it is relative to the working directory' };
}

;// CONCATENATED MODULE: ./lib/settings/service-file/read-seeds.js
/** The seeds of the service file. Their passwords are read where they lie; in the file itself they are an error. */









/** All seeds, or every problem of all of them; `null`: the file has no such key. */
async function readSeeds(entry, surroundings) {
    if (entry === undefined || entry.value.kind === 'empty')
        return (0,errors_problem.ok)(null);
    const { value } = entry;
    if (value.kind !== 'list') {
        return (0,errors_problem/* bad */.MB)({ input: 'seeds', came: (0,config_value/* nameShape */.Vh)(value), expected: 'a list of seed mailboxes', place: value.place });
    }
    if (value.items.length === 0) {
        const todo = 'leave seeds out for the nine local seeds';
        return (0,errors_problem/* bad */.MB)({ input: 'seeds', came: 'an empty list', expected: 'at least one seed', todo, place: value.place });
    }
    const seeds = [];
    for (const [index, item] of value.items.entries()) {
        seeds.push(await readSeed(item, `seeds[${index}].`, surroundings));
    }
    const joined = (0,join_parsed/* joinParsed */.Q)(seeds);
    const duplicates = duplicateProblems(value.items);
    return joined.status === 'bad' || duplicates.length > 0
        ? (0,errors_problem/* bad */.MB)(...(joined.status === 'bad' ? joined.problems : []), ...duplicates)
        : joined;
}
async function readSeed(item, prefix, surroundings) {
    if (item.kind !== 'map') {
        const expected = 'a map, such as {address: local1@seeds.example, type: business}';
        return (0,errors_problem/* bad */.MB)({ input: prefix.slice(0, -1), came: (0,config_value/* nameShape */.Vh)(item), expected, place: item.place });
    }
    const secrets = item.entries.filter((entry) => entry.key === 'password');
    const rest = item.entries.filter((entry) => entry.key !== 'password');
    const level = readLevel(rest, { names: Object.keys(seedTable), otherKeys: [], prefix });
    const values = rowValues(seedTable, level.layer, prefix);
    const problems = [
        ...secrets.map((entry) => secretInFile(entry, prefix)),
        ...level.problems,
        ...rowProblems(Object.values(seedTable), level.layer),
        ...seedProblems(values, { place: item.place, prefix }),
        ...(await caFileProblems(values, surroundings)),
    ];
    const password = await readPassword(values, surroundings);
    if (password.status === 'bad')
        return (0,errors_problem/* bad */.MB)(...problems, ...password.problems);
    if (problems.length > 0)
        return (0,errors_problem/* bad */.MB)(...problems);
    return (0,errors_problem.ok)(password.value === null ? localSeed(values) : imapSeed(values, password.value));
}
async function caFileProblems(values, surroundings) {
    const path = values.get('ca-file');
    if (path === null || path === 'none')
        return [];
    const problem = await fileProblem({ ...values.at('ca-file'), path }, surroundings);
    return problem === null ? [] : [problem];
}
function secretInFile(entry, prefix) {
    return {
        input: `${prefix}password`,
        expected: 'passwords not to stand in the service file',
        todo: 'put it into an environment variable or a file of its own, and name that as password-env or password-file',
        place: entry.place,
    };
}
/** The password of an imap seed; `null` for a local one, and where it is not said in a way that can be followed. */
async function readPassword(values, { env, files, workingDirectory }) {
    if (values.get('kind') !== 'imap' || values.isGiven('password-env') === values.isGiven('password-file'))
        return (0,errors_problem.ok)(null);
    const variable = values.get('password-env');
    const path = values.get('password-file');
    if (variable !== null) {
        const text = env[variable] ?? '';
        if (text !== '')
            return asPassword(text, values.at('password-env'));
        const todo = 'set it where presend serve starts';
        return (0,errors_problem/* bad */.MB)({ ...values.at('password-env'), came: `nothing in ${variable}`, expected: 'the password there', todo });
    }
    if (path === null)
        return (0,errors_problem.ok)(null);
    const at = values.at('password-file');
    const problem = await fileProblem({ ...at, path }, { files, workingDirectory });
    if (problem !== null)
        return (0,errors_problem/* bad */.MB)(problem);
    return await readPasswordFile({ ...at, path: (0,external_node_path_.resolve)(workingDirectory, path) }, files);
}
async function readPasswordFile({ path, ...at }, files) {
    try {
        const text = await files.readText(path);
        if (text.trim() === '')
            return (0,errors_problem/* bad */.MB)({ ...at, came: 'an empty file', expected: 'the password in it' });
        return asPassword(text, at);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'a failure';
        return (0,errors_problem/* bad */.MB)({ ...at, came: code, expected: 'a file that can be read' });
    }
}
/** A password may be no longer than any server takes; nothing of a wrong one is shown. */
function asPassword(text, at) {
    const parsed = (0,parsers_text/* parsePassword */.Hr)(text, at.input);
    return parsed.status === 'ok' || at.place === undefined ? parsed : (0,errors_problem/* bad */.MB)({ ...at, expected: 'a password on one line' });
}
function localSeed(values) {
    return { ...baseOf(values), kind: 'local', options: values.get('options') ?? [] };
}
function imapSeed(values, password) {
    const tls = values.always('tls');
    const authservId = values.get('authserv-id');
    const caPath = values.always('ca-file');
    return {
        ...baseOf(values),
        kind: 'imap',
        host: values.always('host'),
        port: values.get('port') ?? (tls === 'implicit' ? 993 : 143),
        tls,
        username: values.always('username'),
        password,
        authservId: authservId === 'none' ? null : authservId,
        plusAddress: values.always('plus-address'),
        caPath: caPath === 'none' ? null : caPath,
    };
}
function baseOf(values) {
    const address = values.always('address');
    const domain = address.slice(address.lastIndexOf('@') + 1);
    return { address, providerName: values.get('provider') ?? domain, providerType: values.always('type') };
}

;// CONCATENATED MODULE: ./lib/settings/service-file/read-service-settings.js
/** Flags, service file, environment and defaults → ServiceSettings, or every problem of all of them at once. */









/** The service file when nobody names one. */
const defaultServiceFile = 'presend-service.yml';
/** The keys of the service file that are no rows. */
const otherServiceKeys = ['seeds'];
const serviceRows = Object.values(service_rows/* serviceTable */.o);
/** Reads them. Precedence: flag, service file, environment (PRESEND_STORAGE), default. Opens nothing. */
async function readServiceSettings(request, world) {
    const { workingDirectory } = request;
    const flags = request.flags.filter((flag) => flag.text.trim() !== '');
    const named = flags.findLast((flag) => flag.name === 'config')?.text ?? null;
    const file = await readServiceFile({ named, workingDirectory }, world.files);
    const level = readLevel(file.entries, { names: Object.keys(service_rows/* serviceTable */.o), otherKeys: otherServiceKeys, prefix: '' });
    const outside = { environment: environmentLayer(world.env), flags: flagLayer(flags) };
    const layer = new Map([...outside.environment, ...level.layer, ...outside.flags]);
    const values = rowValues(service_rows/* serviceTable */.o, layer);
    const seeds = await readSeeds(level.others.get('seeds'), { ...world, workingDirectory });
    const problems = [
        ...file.problems,
        ...level.problems,
        // Also what a flag overrides: a wrong value in the file is wrong for the next start.
        ...[level.layer, outside.flags, withoutKeysOf(outside.environment, layer)].flatMap((one) => rowProblems(serviceRows, one)),
        ...serviceProblems(values),
        ...(await namedFileProblems(values, { files: world.files, workingDirectory })),
        ...(seeds.status === 'bad' ? seeds.problems : []),
    ];
    if (problems.length > 0 || seeds.status === 'bad')
        return (0,errors_problem/* bad */.MB)(...problems);
    return (0,errors_problem.ok)(buildServiceSettings({ configPath: file.path, layer, values, seeds: seeds.value }));
}
/**
 * The storage alone: flag, service file, environment, default. Of the file only this key is looked at: passwords of
 * seeds, for instance, need not be in the environment of whoever makes a token. With a flag it is not read at all.
 */
async function readStorageSetting(request, { files, env }) {
    const { storage, config, workingDirectory } = request;
    const flags = flagLayer(storage === null ? [] : [{ name: 'storage', text: storage }]);
    const isFileAsked = storage === null || config !== null;
    const file = isFileAsked ? await readServiceFile({ named: config, workingDirectory }, files) : noFile;
    if (file.problems.length > 0)
        return (0,errors_problem/* bad */.MB)(...file.problems);
    // What it says of other keys is not looked at.
    const level = readLevel(file.entries, { names: ['storage'], otherKeys: [], prefix: '' });
    const layer = new Map([...environmentLayer(env), ...level.layer, ...flags]);
    const problems = rowProblems([service_rows/* serviceTable */.o.storage], layer);
    return problems.length > 0 ? (0,errors_problem/* bad */.MB)(...problems) : (0,errors_problem.ok)(rowValues(service_rows/* serviceTable */.o, layer).always('storage'));
}
/** Whether the service file lets webhooks lead inside. Like the storage, it is read without the rest of the file. */
async function readAllowPrivateSetting({ config, workingDirectory }, { files }) {
    const file = await readServiceFile({ named: config, workingDirectory }, files);
    if (file.problems.length > 0)
        return (0,errors_problem/* bad */.MB)(...file.problems);
    const name = 'webhooks.allow-private';
    const entries = file.entries.filter((entry) => entry.key === 'webhooks');
    const level = readLevel(entries, { names: Object.keys(service_rows/* serviceTable */.o), otherKeys: [], prefix: '' });
    const problems = rowProblems([service_rows/* serviceTable */.o[name]], level.layer);
    return problems.length > 0 ? (0,errors_problem/* bad */.MB)(...problems) : (0,errors_problem.ok)(rowValues(service_rows/* serviceTable */.o, level.layer).always(name));
}
const noFile = { path: null, entries: [], problems: [] };
async function readServiceFile({ named, workingDirectory }, files) {
    const path = named ?? defaultServiceFile;
    const absolutePath = (0,external_node_path_.resolve)(workingDirectory, path);
    if (named === null && (await files.stat(absolutePath)) === null)
        return noFile;
    const todo = 'correct --config; the path is relative to the working directory';
    const entries = await (0,read_yaml_map/* readYamlMap */.i)({ path, absolutePath, todo }, files);
    return entries.status === 'ok'
        ? { path, entries: entries.value, problems: [] }
        : { ...noFile, path, problems: entries.problems };
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
async function namedFileProblems(values, place) {
    const names = ['dns.zone-file', 'tls.cert-file', 'tls.key-file', 'smtp-tls.cert-file', 'smtp-tls.key-file'];
    const problems = [];
    for (const name of names) {
        const path = values.get(name);
        const isNone = path === null || (name === 'dns.zone-file' && path === 'none');
        const problem = isNone ? null : await fileProblem({ ...values.at(name), path }, place);
        if (problem !== null)
            problems.push(problem);
    }
    return problems;
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
];


/***/ }),

/***/ 22415:
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

// EXTERNAL MODULE: ./lib/storage/sql-store.js + 9 modules
var sql_store = __webpack_require__(12287);
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
        [Symbol.asyncDispose]: async () => await store[Symbol.asyncDispose](),
    };
}
/** The driver is loaded only for a service that stands on it. */
async function openPostgres(target, { clock, random, onError = ignore }) {
    const { openPostgresStore } = await Promise.all(/* import() */[__webpack_require__.e(3849), __webpack_require__.e(6063)]).then(__webpack_require__.bind(__webpack_require__, 66063));
    const store = await openPostgresStore(target, { clock, random, onError });
    return {
        store,
        poolUsage: () => store.poolUsage(),
        startJobs: async () => {
            const { startPostgresJobs } = await Promise.all(/* import() */[__webpack_require__.e(3849), __webpack_require__.e(2637), __webpack_require__.e(9891)]).then(__webpack_require__.bind(__webpack_require__, 69891));
            return await startPostgresJobs(target.url, { clock, onError });
        },
        [Symbol.asyncDispose]: async () => await store[Symbol.asyncDispose](),
    };
}
/** Whoever did not ask is not told; what failed rejects or is tried again all the same. */
function ignore() { }


/***/ })

};
