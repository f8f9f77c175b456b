export const id = 9227;
export const ids = [9227];
export const modules = {

/***/ 99943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ openSmtp)
});

// UNUSED EXPORTS: oauth2Of

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
;// CONCATENATED MODULE: ./lib/assembly/parse-certificates.js
/** Parses certificates in PEM format. */


/** Returns the PEM text if all its blocks are certificates. Problems never quote it. */
function parseCertificates(pem, file) {
    const blocks = [...pem.matchAll(/^-----BEGIN [^-\r\n]*-----\r?\n[^-]*^-----END [^-\r\n]*-----/gmu)];
    const expected = 'PEM certificates (-----BEGIN CERTIFICATE-----)';
    if (blocks.length === 0)
        return (0,problem/* bad */.MB)({ input: 'smtp-ca', came: 'a file without certificates', expected, place: { file } });
    const problems = blocks.flatMap((block) => {
        if (isCertificate(block[0]))
            return [];
        const line = pem.slice(0, block.index).split('\n').length;
        return [{ input: 'smtp-ca', came: 'a block that is not a certificate', expected, place: { file, line } }];
    });
    return problems.length === 0 ? (0,problem.ok)(pem) : (0,problem/* bad */.MB)(...problems.slice(0, 5));
}
function isCertificate(block) {
    try {
        return new external_node_crypto_.X509Certificate(block).subject !== undefined;
    }
    catch {
        // OpenSSL's ASN.1 errors do not help the user.
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/assembly/open-smtp.js
/** Opens the submission: the user's SMTP server, or the receiver of the embedded service. */



/** The embedded receiver runs in this process, so more connections would not be faster. */
const embeddedConnectionCount = 20;
/**
 * Opens a Submission to `receiver` if given, else to the configured server, without connecting.
 *
 * @throws PresendError SETTINGS_INVALID when `smtp-ca` contains no certificates
 */
async function openSmtp(settings, { world, readCa, trace }, receiver) {
    const { openSubmission } = await Promise.all(/* import() */[__webpack_require__.e(2076), __webpack_require__.e(4494), __webpack_require__.e(929)]).then(__webpack_require__.bind(__webpack_require__, 50929));
    const smtp = receiver === null ? settings.smtp : embeddedSmtp(receiver);
    if (smtp === null)
        throw new TypeError('missing SMTP server');
    const ca = smtp.caPath === null ? null : certificates(await readCa(smtp.caPath), smtp.caPath);
    return openSubmission({ ...smtp, ca, oauth2: oauth2Of(smtp), heloName: heloName() }, { ...world, trace });
}
/** Fixed, so that no setting can send a refresh token elsewhere. */
const tokenEndpoints = {
    google: { tokenUrl: 'https://oauth2.googleapis.com/token', scope: null },
    microsoft: {
        tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
        scope: 'https://outlook.office.com/SMTP.Send offline_access',
    },
};
/** How XOAUTH2 gets access tokens; null: AUTH uses the password. */
function oauth2Of(smtp) {
    const { oauth2Provider, oauth2ClientId: clientId, oauth2ClientSecret: clientSecret } = smtp;
    const { oauth2RefreshToken: refreshToken, oauth2AccessToken: accessToken } = smtp;
    if (accessToken !== null)
        return { accessToken };
    if (oauth2Provider === null || clientId === null || clientSecret === null || refreshToken === null)
        return null;
    return { ...tokenEndpoints[oauth2Provider], clientId, clientSecret, refreshToken };
}
function certificates(pem, path) {
    const parsed = parseCertificates(pem, path);
    if (parsed.status === 'ok')
        return parsed.value;
    throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', 'Reading smtp-ca', parsed.problems);
}
function embeddedSmtp({ host, port }) {
    return {
        host,
        port,
        username: null,
        password: null,
        oauth2Provider: null,
        oauth2ClientId: null,
        oauth2ClientSecret: null,
        oauth2RefreshToken: null,
        oauth2AccessToken: null,
        security: 'none',
        caPath: null,
        connectionCount: embeddedConnectionCount,
        mailsPerSecond: null,
    };
}
/** A client without a fully qualified host name uses an address literal. Source: RFC 5321 §4.1.3. */
function heloName() {
    const name = (0,external_node_os_.hostname)();
    return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/iu.test(name) ? name : '[127.0.0.1]';
}


/***/ }),

/***/ 49040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ openCommandStorage)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7443);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32964);
/* harmony import */ var _settings_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1379);
/* harmony import */ var _settings_service_file_read_service_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38106);
/* harmony import */ var _storage_open_storage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85874);
/** Opens the storage for a command. */






/**
 * Opens the storage of the flag, the service file, PRESEND_STORAGE or the default. Only commands that add something
 * create a database; for others, a missing file is a typo or the wrong directory.
 *
 * @throws PresendError SETTINGS_INVALID, STORAGE_FAILED
 */
async function openCommandStorage({ storage, config }, { world, host }, whenMissing = 'refuse') {
    const setting = await (0,_settings_service_file_read_service_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .readStorageSetting */ .sE)({ storage, config, workingDirectory: host.workingDirectory }, world);
    const location = setting.status === 'bad' ? setting : refuseMemory((0,_storage_open_storage_js__WEBPACK_IMPORTED_MODULE_3__/* .parseStorageLocation */ .Q)(setting.value.reveal()));
    if (location.status === 'bad')
        throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsError */ .$j)('SETTINGS_INVALID', 'Opening the storage', location.problems);
    const wanted = forOneCommand(location.value, host.workingDirectory);
    const isMissing = wanted.kind === 'sqlite' && (await world.files.stat(wanted.path)) === null;
    const usesEmpty = isMissing && whenMissing === 'use-empty' && storage === null;
    if (isMissing && whenMissing !== 'create' && !usesEmpty)
        throw noDatabase(wanted);
    const opened = await (0,_storage_open_storage_js__WEBPACK_IMPORTED_MODULE_3__/* .openStorage */ .G)(usesEmpty ? { kind: 'memory' } : wanted, world);
    return {
        store: opened.store,
        shown: showLocation(location.value),
        [Symbol.asyncDispose]: async () => await opened[Symbol.asyncDispose](),
    };
}
function noDatabase(location) {
    const expected = 'an existing database';
    const todo = 'check --storage and the working directory; to create a database, run presend serve or presend token create';
    return (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsError */ .$j)('SETTINGS_INVALID', 'Opening the storage', [
        { input: 'storage', came: showLocation(location), expected, todo },
    ]);
}
/** Resolves the path, and limits the connections, since a command runs its queries one after another. */
function forOneCommand(location, workingDirectory) {
    if (location.kind === 'sqlite')
        return { ...location, path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, location.path) };
    return location.kind === 'postgres' ? { ...location, poolSize: 2 } : location;
}
function showLocation(location) {
    switch (location.kind) {
        case 'memory':
            return 'memory';
        case 'sqlite':
            return `sqlite:${location.path}`;
        case 'postgres':
            return (0,_settings_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .hideUrlSecrets */ .BF)(location.url);
        default:
            return location;
    }
}
/** A storage in memory would end with the command. */
function refuseMemory(location) {
    if (location.status === 'bad' || location.value.kind !== 'memory')
        return location;
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .bad */ .MB)({
        input: 'storage',
        came: 'memory',
        expected: 'a database that the service uses, too',
        todo: 'give --storage sqlite:PATH or postgres://USER@HOST/DATABASE',
    });
}


/***/ }),

/***/ 6054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   Wn: () => (/* binding */ minuteText),
/* harmony export */   ZF: () => (/* binding */ isoTimeOrNull),
/* harmony export */   _u: () => (/* binding */ textColumn),
/* harmony export */   e4: () => (/* binding */ printTable),
/* harmony export */   hr: () => (/* binding */ noTokenNote)
/* harmony export */ });
/* harmony import */ var _report_terminal_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78769);
/** Prints data: tables for people, JSON for programs. */

/** A column of untrusted text; printTable() escapes it. */
function textColumn(title) {
    return { title, kind: 'text' };
}
/** Prints one line per row, however wide, so that grep and cut work. */
function printTable(table, terminal) {
    const color = terminal.hasColor ? 'ansi' : 'none';
    const lines = (0,_report_terminal_table_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalTable */ .R)(table, { widthColumns: Number.MAX_SAFE_INTEGER, color });
    terminal.print(lines.map((line) => `${line}\n`).join(''));
}
/** Prints one JSON object on one line. */
function printJson(value, terminal) {
    terminal.print(`${JSON.stringify(value)}\n`);
}
/** `2026-01-31 12:00`, UTC. */
function minuteText(timeMs) {
    return new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ');
}
/** `2026-01-31T12:00:00.000Z` */
function isoTime(timeMs) {
    return new Date(timeMs).toISOString();
}
/** The same; keeps null. */
function isoTimeOrNull(timeMs) {
    return timeMs === null ? null : isoTime(timeMs);
}
/** Printed for a workspace without tokens. */
const noTokenNote = 'This workspace has no token yet. If its name is correct, create one with: presend token create';


/***/ }),

/***/ 18949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSeedsCheck: () => (/* binding */ runSeedsCheck)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/assembly/open-smtp.js + 1 modules
var open_smtp = __webpack_require__(99943);
// EXTERNAL MODULE: ./lib/check/run-test.js + 13 modules
var run_test = __webpack_require__(40635);
// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/mail/parse-address.js + 1 modules
var parse_address = __webpack_require__(85429);
// EXTERNAL MODULE: ./lib/report/escape-terminal.js
var escape_terminal = __webpack_require__(22728);
// EXTERNAL MODULE: ./lib/seeds/imap/clean-folder.js + 1 modules
var clean_folder = __webpack_require__(82852);
// EXTERNAL MODULE: ./lib/seeds/imap/imap-failure.js
var imap_failure = __webpack_require__(88782);
// EXTERNAL MODULE: ./lib/seeds/imap/imap-limits.js
var imap_limits = __webpack_require__(80634);
// EXTERNAL MODULE: ./lib/mail/compose.js + 2 modules
var compose = __webpack_require__(22019);
// EXTERNAL MODULE: ./lib/verdict/authentication/observed/observed-input.js
var observed_input = __webpack_require__(37098);
// EXTERNAL MODULE: ./lib/verdict/authentication/results-field/authserv-pattern.js
var authserv_pattern = __webpack_require__(23465);
// EXTERNAL MODULE: ./lib/seeds/plus-address.js
var plus_address = __webpack_require__(75541);
;// CONCATENATED MODULE: ./lib/seeds/check/check-letter.js
/** The test message that `seeds check` sends to a seed mailbox. */




/** Identifies the forged field if the provider let it through. */
const forgeryComment = 'presend seeds check wrote this itself';
/**
 * Composes one message to the mailbox, to a plus-address if the seed has them. It contains a forged Authentication-Results
 * field for each authserv-id the seed trusts. The provider must remove it or add its own above it (RFC 8601 §5), or its
 * results cannot be trusted.
 */
async function composeLetter({ address, hasPlusAddress, authservIds }, sender, world) {
    const id = `check-${world.random.uuid()}`;
    const forged = authservIds.map((name) => ({
        name: 'Authentication-Results',
        value: `${name === observed_input/* unnamedAuthserv */.Z ? '' : `${(0,authserv_pattern/* exampleOf */.Q)(name, 'forged')}; `}spf=pass (${forgeryComment}) smtp.mailfrom=forged.invalid`,
    }));
    const [message] = await (0,compose/* composeMessages */.l)({
        message: {
            templatePath: 'seeds check',
            dataSet: null,
            subject: 'presend seed check',
            from: sender.from,
            replyTo: [],
            headerFields: forged,
            html: null,
            text: 'presend sent this message to check a seed mailbox and deletes it as soon as it is found.\n',
            attachments: [],
        },
        recipients: [hasPlusAddress ? (0,plus_address/* plusAddressOf */.Y)(address, id) : address],
        trackingId: id,
        trackingIn: 'header',
        envelopeSender: sender.envelopeFrom,
        dkim: sender.dkim,
    }, world);
    if (message === undefined)
        throw new TypeError('one recipient always gives one copy');
    return { id, message };
}

// EXTERNAL MODULE: ./lib/mail/header-section.js
var header_section = __webpack_require__(38684);
;// CONCATENATED MODULE: ./lib/seeds/check/find-letter.js
/** Waits for the test message in the folders of a mailbox. */

/** Interval between looks into all folders; the inbox uses IDLE where available. */
const lookEveryMs = 1000;
/** Folders that only rules file into are checked less often, so that a message on its way to the inbox is found there. */
const othersEveryLooks = 20;
/** Messages per request. */
const batchCount = 50;
/** Records the end of each folder, so that only later messages are looked at. */
async function markFolders({ folders, others }, connection) {
    const marks = new Map();
    const states = await connection.statesOf(others.map(({ path }) => path));
    for (const [path, { uidNext }] of states)
        marks.set(path, uidNext);
    for (const { path } of folders)
        marks.set(path, (await connection.open(path)).uidNext);
    return marks;
}
/** @returns `null` if it did not arrive in time. @throws ImapFailure; the signal's reason */
async function findLetter(search, { connection, clock, signal }) {
    const { folders, others, deadlineMs } = search;
    for (let look = 1;; look += 1) {
        const leftMs = deadlineMs - clock.monotonicMs();
        const isOthersTurn = leftMs <= 0 || look % othersEveryLooks === 0;
        // Look here before the inbox: Gmail shows a message in both, and the inbox must win.
        const elsewhere = isOthersTurn ? await lookIntoAll(others, search, { connection, clock }) : null;
        // Look at the inbox last, so that it stays selected for IDLE.
        const found = (await lookIntoAll(folders.toReversed(), search, { connection, clock })) ?? elsewhere;
        if (found !== null)
            return found;
        if (leftMs <= 0)
            return null;
        await newsOrTime(Math.min(leftMs, lookEveryMs), { connection, clock, signal });
    }
}
async function lookIntoAll(folders, search, { connection, clock }) {
    for (const folder of folders) {
        const fetched = await lookInto(folder.path, search, connection);
        if (fetched !== null)
            return { folder, fetched, seenAtMs: clock.nowMs() };
    }
    return null;
}
async function lookInto(path, { id, marks }, connection) {
    await connection.open(path);
    const uids = await connection.uidsFrom(marks.get(path) ?? 1);
    for (let start = 0; start < uids.length; start += batchCount) {
        const batch = uids.slice(start, start + batchCount);
        const found = (await connection.fetchHeads(batch)).find(({ head }) => isLetter(head, id));
        if (found !== undefined)
            return found;
        marks.set(path, (batch.at(-1) ?? 0) + 1);
    }
    return null;
}
function isLetter(head, id) {
    return (0,header_section/* valuesOf */.sm)((0,header_section/* readHeaderSection */.Dm)(head), 'X-Presend-Test').includes(id);
}
async function newsOrTime(timeMs, { connection, clock, signal }) {
    const done = new AbortController();
    const either = AbortSignal.any([signal, done.signal]);
    const time = clock.sleep(timeMs, either).catch(() => undefined);
    await Promise.race([connection.waitForNews(either), time]);
    done.abort();
    signal.throwIfAborted();
}

// EXTERNAL MODULE: ./lib/seeds/imap/find-folders.js + 1 modules
var find_folders = __webpack_require__(11473);
;// CONCATENATED MODULE: ./lib/seeds/check/seed-check.js
/** The result of checking a seed mailbox, part by part. */
/** The parts, in the order of checking and display. */
const checkNames = [
    'connection',
    'login',
    'folders',
    'idle',
    'quota',
    'delivery',
    'plus-address',
    'results',
];
/** Returns the verdict of the worst part, ignoring unchecked ones. */
function seedVerdict({ parts }) {
    if (parts.some((part) => part.status === 'fails'))
        return 'fails';
    return parts.some((part) => part.status === 'lacks') ? 'limited' : 'works';
}
/** Creates the result of a part that works. */
function works(name, detail) {
    return { name, status: 'works', detail, todo: null };
}
/** Creates the result of a part that needs a fix. */
function wrong(name, { status, detail, todo }) {
    return { name, status, detail, todo };
}
/** Returns the known parts in order, and the others as unchecked with a reason. */
function completeParts(known, why) {
    return checkNames.map((name) => known.find((part) => part.name === name) ?? { name, status: 'unchecked', detail: why, todo: null });
}

;// CONCATENATED MODULE: ./lib/seeds/check/inspect-mailbox.js
/** What a mailbox reports about itself after login. */


/** Usage from which a mailbox counts as nearly full, in percent. */
const nearlyFullPercent = 90;
/** Lists folders and reads quotas. Read-only. @throws ImapFailure */
async function inspectMailbox(connection) {
    const found = (0,find_folders/* findFolders */.r)(await connection.listFolders(), connection.abilities);
    const [inbox] = found.watched;
    const quotas = inbox === undefined ? [] : await connection.quotasOf(inbox.path);
    return { found, parts: [foldersPart(found), idlePart(connection), quotaPart(quotas)] };
}
function foldersPart({ watched, lack }) {
    if (lack === null) {
        const spam = watched.filter(({ role }) => role === 'spam');
        return works('folders', spam.map(({ path, knownBy }) => `${path}, ${knownBy}`).join('; '));
    }
    return wrong('folders', {
        status: 'lacks',
        detail: lack,
        todo: 'create a folder with special use \\Junk and make sure that spam is filed there; without it, spam is never seen',
    });
}
function idlePart({ abilities }) {
    if (abilities.hasIdle)
        return works('idle', 'the server announces new mail');
    return wrong('idle', {
        status: 'lacks',
        detail: 'the server does not offer IDLE, so presend polls the mailbox',
        todo: 'no action needed: results arrive about a second later, with more requests to the server',
    });
}
function quotaPart(quotas) {
    const limited = quotas.filter(({ limit }) => limit > 0);
    const fullest = limited.toSorted((left, right) => percentOf(right) - percentOf(left))[0];
    if (fullest === undefined)
        return works('quota', 'the server reports no limit');
    const percent = percentOf(fullest);
    const detail = `${Math.floor(percent)}% of the mailbox is used (${amount(fullest)})`;
    if (percent < nearlyFullPercent)
        return works('quota', detail);
    const todo = 'delete mail or raise the quota; a full mailbox accepts no test mail';
    return wrong('quota', { status: percent >= 100 ? 'fails' : 'lacks', detail, todo });
}
function percentOf({ used, limit }) {
    return (used / limit) * 100;
}
function amount({ resource, used, limit }) {
    if (resource === 'storage')
        return `${mebibytes(used)} of ${mebibytes(limit)} MiB`;
    return `${used} of ${limit}${resource === 'message' ? ' messages' : ''}`;
}
function mebibytes(bytes) {
    return (bytes / 1_048_576).toFixed(1);
}

// EXTERNAL MODULE: ./lib/verdict/authentication/received-field/find-client-hop.js + 1 modules
var find_client_hop = __webpack_require__(58292);
// EXTERNAL MODULE: ./lib/verdict/authentication/results-field/parse-results-field.js
var parse_results_field = __webpack_require__(15679);
// EXTERNAL MODULE: ./lib/verdict/authentication/results-field/trusted-results.js
var trusted_results = __webpack_require__(46442);
;// CONCATENATED MODULE: ./lib/seeds/check/judge-letter.js
/** What the received test message shows about the provider's Authentication-Results. Pure. */







/**
 * Checks that the trusted authserv-ids are the provider's and that a sender cannot forge them. Uses the same rules as for
 * copies of tests.
 */
function judgeResults(head, { authservIds, providerName }) {
    const fields = (0,header_section/* readHeaderSection */.Dm)(head);
    const own = fields.filter((field) => isResults(field) && !isForged(field));
    const names = [...new Set(own.flatMap(authservIdOf).map((id) => id ?? observed_input/* unnamedAuthserv */.Z))];
    if (authservIds.length === 0)
        return withoutNames(names);
    const hop = (0,find_client_hop/* findClientHop */.o)(fields, [...authservIds, providerName]);
    const trusted = (0,trusted_results/* findTrustedResults */.$)(fields, {
        authservIds: authservIds.map((id) => (id === observed_input/* unnamedAuthserv */.Z ? null : id)),
        acceptedIndex: hop.status === 'found' && hop.isCertain ? hop.fieldIndex : null,
    });
    const believed = trusted.flatMap((one) => fields.slice(one.fieldIndex, one.fieldIndex + 1));
    if (believed.some(isForged))
        return forgeable(authservIds, names);
    if (trusted.length === 0)
        return missing(authservIds, names);
    const methods = [...new Set(trusted.flatMap((field) => field.results.map((result) => result.method)))];
    return works('results', `written by ${shown(trusted.map((field) => field.authservId ?? observed_input/* unnamedAuthserv */.Z))}: ${listed(methods, 'no method')}`);
}
function withoutNames(names) {
    if (names.length === 0) {
        return works('results', 'the provider adds none; presend computes SPF, DKIM and DMARC itself');
    }
    return wrong('results', {
        status: 'lacks',
        detail: `the provider adds them as ${shown(names)}, but the seed trusts no authserv-id`,
        todo: `set authserv-id: ${names.join(', ')}, so that the provider's own results are used`,
    });
}
function forgeable(authservIds, names) {
    return wrong('results', {
        status: 'fails',
        detail: `a forged Authentication-Results field with ${shown(authservIds)} was not removed and would be trusted`,
        todo: setTo(names),
    });
}
function missing(authservIds, names) {
    return wrong('results', {
        status: 'lacks',
        detail: `no Authentication-Results field from ${shown(authservIds)}; ${names.length === 0 ? 'the provider added none' : `found one from ${shown(names)}`}`,
        todo: setTo(names),
    });
}
function setTo(names) {
    return names.length === 0
        ? 'remove authserv-id from the seed, so that presend computes the results itself'
        : `set authserv-id: ${names.join(', ')}, the id the provider uses`;
}
function isResults({ name }) {
    return name.toLowerCase() === 'authentication-results';
}
function isForged({ rawValue }) {
    return rawValue.replaceAll(/\s+/gu, ' ').includes(forgeryComment);
}
function authservIdOf({ rawValue }) {
    const field = (0,parse_results_field/* parseResultsField */.a)(rawValue);
    return field === null ? [] : [field.authservId];
}
function shown(names) {
    return [...new Set(names)].join(', ');
}
function listed(words, none) {
    return words.length === 0 ? none : words.join(', ');
}

;// CONCATENATED MODULE: ./lib/seeds/check/check-seed.js
/** Checks one seed mailbox: connects, inspects it, sends it a message and reads it back. */
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








/** Checks a seed. Failures of the mailbox are results, not exceptions. @throws the signal's reason */
async function checkSeed(mailbox, ports, signal) {
    const known = [];
    let found = null;
    let acceptedAtMs = 0;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const tools = { clock: ports.clock, limits: imap_limits/* usualImapLimits */.q, signal };
            const connection = __addDisposableResource(env_1, await ports.connect(mailbox.account, tools), true);
            known.push(connectionPart(mailbox, connection), works('login', `as ${mailbox.account.username}`));
            const inspected = await inspectMailbox(connection);
            known.push(...inspected.parts);
            if (ports.post !== null) {
                const trip = await sendAndFind({ mailbox, inspected, post: ports.post }, { connection, ...ports, signal });
                known.push(...trip.parts);
                found = trip.found;
                acceptedAtMs = trip.acceptedAtMs;
            }
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
        // Do not report a defect in presend as a failure of the mailbox.
        if (!(error instanceof imap_failure/* ImapFailure */.K_))
            throw error;
        known.push(failedPart(error, known));
    }
    const isHurt = known.some((part) => part.status === 'fails');
    const why = isHurt || ports.post !== null ? 'an earlier part failed' : 'no message was sent';
    return {
        address: mailbox.address,
        parts: completeParts(known, why),
        folder: found === null ? null : folderOf(found),
        delayMs: found === null || found.folder.role === 'other' ? null : Math.max(0, found.seenAtMs - acceptedAtMs),
    };
}
async function sendAndFind(plan, tools) {
    const { mailbox, inspected, post } = plan;
    const { connection, clock, signal } = tools;
    const folders = inspected.found.watched;
    const { others } = inspected.found;
    const marks = await markFolders({ folders, others }, connection);
    const letter = await composeLetter(mailbox, post.sender, tools);
    const outcome = await post.submit(letter.message, signal);
    const sentAtMs = outcome.status === 'accepted' ? outcome.acceptedAtMs : clock.nowMs();
    if (outcome.status !== 'accepted' && outcome.status !== 'unknown') {
        return { parts: [unsentPart(outcome, isTagged(mailbox, letter))], found: null, acceptedAtMs: sentAtMs };
    }
    const deadlineMs = clock.monotonicMs() + post.waitMs;
    const found = await findLetter({ id: letter.id, folders, others, marks, deadlineMs }, tools);
    if (found === null)
        return { parts: [lostPart(plan, letter)], found, acceptedAtMs: sentAtMs };
    const parts = [arrivedPart(found, sentAtMs), plusPart(mailbox, letter), judgeResults(found.fetched.head, mailbox)];
    await removeQuietly(found, inspected.found.trashPath, connection);
    return { parts, found, acceptedAtMs: sentAtMs };
}
function connectionPart({ account }, { abilities }) {
    const where = `${account.host}:${account.port}`;
    if (abilities.encryption !== null)
        return works('connection', `${where}, ${abilities.encryption}`);
    return works('connection', `${where}, in the clear (tls: none)`);
}
/** The part that each kind of failure belongs to, and its fix. */
const failures = {
    unreachable: {
        name: 'connection',
        todo: 'check host and port, that the server is running, and that no firewall blocks it',
    },
    untrusted: {
        name: 'connection',
        todo: "set ca-file to the authority that signed the server's certificate, or correct host and tls",
    },
    'no-tls': {
        name: 'connection',
        todo: 'correct port and tls (usually implicit on port 993, starttls on 143); presend does not fall back to an unencrypted login',
    },
    'refused-login': {
        name: 'login',
        todo: 'correct the username and password; many providers require an app password or OAuth2',
    },
    throttled: { name: 'login', todo: 'wait; the provider limits connections or commands for this account' },
    unavailable: { name: 'login', todo: 'wait, or ask the provider; it reports that the mailbox is unavailable' },
    unusable: { name: 'connection', todo: 'check that host, port and tls belong to an IMAP server' },
    'no-login': { name: 'login', todo: 'set a valid secret for the seed' },
    'no-token': { name: 'login', todo: "wait; the provider's token endpoint currently issues no access token" },
};
function failedPart(failure, known) {
    const { name, todo } = failures[failure.kind];
    const isLoggedIn = known.some((part) => part.name === 'login');
    // After the login, every failure counts as a lost connection.
    if (isLoggedIn)
        return wrong('delivery', { status: 'fails', detail: `the mailbox was lost: ${failure.message}`, todo });
    return wrong(name, { status: 'fails', detail: failure.message, todo });
}
function unsentPart(outcome, hasTag) {
    const detail = outcome.status === 'rejected'
        ? `the SMTP server rejected the message at ${outcome.phase}: ${replyText(outcome.reply)}`
        : `the message was not sent: ${outcome.reason}`;
    return wrong('delivery', {
        status: 'fails',
        detail,
        todo: hasTag
            ? `check that ${outcome.seed} accepts mail (set plus-address: false if the provider has no plus-addresses), that the mailbox is not full, and that the SMTP account may send to it`
            : 'check that the address exists, that the mailbox is not full, and that the SMTP account may send to it',
    });
}
function replyText({ code, enhancedCode, text }) {
    return [code, enhancedCode, text].filter((part) => part !== null && part !== '').join(' ');
}
function lostPart({ mailbox, post }, { message }) {
    const { recipient } = message.envelope;
    return wrong('delivery', {
        status: 'fails',
        detail: `the SMTP server accepted the message to ${recipient}, but it was not found within ${Math.round(post.waitMs / 1000)} s`,
        todo: mailbox.hasPlusAddress
            ? 'check whether it bounced: the mailbox may be full, or may not accept plus-addresses (then set plus-address: false)'
            : 'check whether it bounced: the mailbox may be full, or one of its rules may have deleted the message',
    });
}
function arrivedPart({ folder, seenAtMs }, sentAtMs) {
    if (folder.role === 'other') {
        return wrong('delivery', {
            status: 'fails',
            detail: `the message was filed in ${folder.path}, which is neither the inbox nor a spam folder`,
            todo: 'remove the mailbox rule that files mail there; it hides the decision of the provider, and tests then show no folder',
        });
    }
    const seconds = (Math.max(0, seenAtMs - sentAtMs) / 1000).toFixed(1);
    return works('delivery', `found in ${folder.path} after ${seconds} s`);
}
function plusPart({ address, hasPlusAddress }, { message }) {
    if (!hasPlusAddress)
        return works('plus-address', 'not used: mail is matched by its tracking id');
    if (isTagged({ address }, { message }))
        return works('plus-address', 'the message arrived at a plus-address');
    return works('plus-address', 'the address is too long for a tag: mail is matched by its tracking id');
}
function isTagged({ address }, { message }) {
    return message.envelope.recipient !== address;
}
const folders = { inbox: 'INBOX', spam: 'Spam', other: null };
function folderOf({ folder }) {
    return folders[folder.role];
}
/**
 * Deletes the message; a failure is ignored. As in `cleanFolder`, it stays if the server cannot delete a single message, and
 * Gmail moves it to the trash.
 */
async function removeQuietly({ folder, fetched }, trashPath, connection) {
    const removal = (0,clean_folder/* removalOf */.c)(trashPath, { connection });
    try {
        await connection.open(folder.path);
        await removal?.([fetched.uid]);
    }
    catch (error) {
        if (!(error instanceof imap_failure/* ImapFailure */.K_))
            throw error;
    }
}

;// CONCATENATED MODULE: ./lib/seeds/check/check-seeds.js
/** Checks many seed mailboxes, several at a time. */

/** Concurrent checks; providers limit connections per client address. */
const atATime = 8;
/** Returns one result per seed, in the same order. @throws the signal's reason */
async function checkSeeds(mailboxes, ports, signal) {
    const checks = new Map();
    const waiting = mailboxes.values();
    const work = async () => {
        for (const mailbox of waiting) {
            checks.set(mailbox.address, await checkSeed(mailbox, ports, signal));
        }
    };
    await Promise.all(Array.from({ length: Math.min(atATime, mailboxes.length) }, work));
    return mailboxes.flatMap(({ address }) => checks.get(address) ?? []);
}

// EXTERNAL MODULE: ./lib/seeds/imap/imap-threads.js + 4 modules
var imap_threads = __webpack_require__(53895);
// EXTERNAL MODULE: ./lib/settings/engine/closest-name.js
var closest_name = __webpack_require__(30115);
// EXTERNAL MODULE: ./lib/settings/given.js
var settings_given = __webpack_require__(42072);
// EXTERNAL MODULE: ./lib/settings/parsers/kinds.js
var kinds = __webpack_require__(69641);
// EXTERNAL MODULE: ./lib/settings/read-sending-settings.js
var read_sending_settings = __webpack_require__(27478);
// EXTERNAL MODULE: ./lib/service/self-hosted/known-seeds.js
var known_seeds = __webpack_require__(44130);
// EXTERNAL MODULE: ./lib/settings/service-file/read-service-settings.js + 3 modules
var read_service_settings = __webpack_require__(38106);
// EXTERNAL MODULE: ./lib/world/secret-box.js
var secret_box = __webpack_require__(43714);
// EXTERNAL MODULE: ./lib/commands/open-command-storage.js
var open_command_storage = __webpack_require__(49040);
;// CONCATENATED MODULE: ./lib/commands/open-known-mailboxes.js
/** Opens the imap seeds of the service file and those added by command. */
var open_known_mailboxes_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var open_known_mailboxes_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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






/** Opens the mailboxes. @throws PresendError SETTINGS_INVALID, STORAGE_FAILED */
async function openKnownMailboxes(input, deps) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { world, host, terminal } = deps;
        const { workingDirectory } = host;
        const flags = input.config === null ? [] : [{ name: 'config', text: input.config }];
        const settings = await (0,read_service_settings/* readServiceSettings */.$j)({ flags, workingDirectory }, world);
        if (settings.status === 'bad')
            throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', 'Reading the service file', settings.problems);
        const { encryptionKeys } = settings.value;
        const { clock, random, files } = world;
        const stack = open_known_mailboxes_addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const { store } = stack.use(await (0,open_command_storage/* openCommandStorage */.l)(input, deps, 'use-empty'));
        const tell = (address, text) => terminal.tell(`${(0,escape_terminal/* escapeTerminal */.e)(`Note: ${address}: ${text}`)}\n`);
        const mailboxes = await (0,known_seeds/* readKnownMailboxes */.i0)(settings.value, { files, workingDirectory }, {
            store,
            secretBox: encryptionKeys === null ? null : (0,secret_box/* secretBox */.iZ)(encryptionKeys),
            clock,
            random,
            onNotice: tell,
            onError: (address) => tell(address, 'the renewed refresh token could not be stored'),
        });
        const owned = stack.move();
        return {
            mailboxes,
            noteWorking: async (addresses) => await noteWorking(addresses, store),
            [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = open_known_mailboxes_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function noteWorking(addresses, store) {
    const seeds = await store.listSeeds();
    const unhealthy = seeds.filter(({ address, health }) => health === 'unhealthy' && addresses.includes(address));
    for (const { address } of unhealthy)
        await store.setSeedHealth(address, 'healthy', null);
}

// EXTERNAL MODULE: ./lib/commands/print-data.js
var print_data = __webpack_require__(6054);
;// CONCATENATED MODULE: ./lib/commands/seed-check-report.js
/** What `presend seeds check` prints. */


const titles = {
    connection: 'connection',
    login: 'login',
    folders: 'spam folder',
    idle: 'IDLE',
    quota: 'quota',
    delivery: 'delivery',
    'plus-address': 'plus-address',
    results: 'results',
};
const words = {
    works: 'ok',
    lacks: 'lacks',
    fails: 'FAILS',
    unchecked: '-',
};
const wordColumn = (title) => ({ title, kind: 'word' });
/** One row per seed. */
function seedCheckTable(checks) {
    const columns = [(0,print_data/* textColumn */._u)('seed'), ...checkNames.map((name) => wordColumn(titles[name]))];
    return {
        columns: [...columns, (0,print_data/* textColumn */._u)('folder'), { title: 'delay', kind: 'number' }],
        rows: checks.map(({ address, parts, folder, delayMs }) => [
            address,
            ...checkNames.map((name) => words[parts.find((part) => part.name === name)?.status ?? 'unchecked']),
            folder ?? '-',
            delayMs === null ? '-' : `${(delayMs / 1000).toFixed(1)} s`,
        ]),
    };
}
/** One line per problem: seed, part, what was seen, what fixes it. */
function seedCheckAdvice(checks) {
    return checks.flatMap(({ address, parts }) => parts.flatMap(({ name, detail, todo }) => todo === null ? [] : [`${address}: ${titles[name]}: ${detail}; ${todo}`]));
}
/** `3 seeds: 2 work, 1 fails` */
function seedCheckSentence(checks) {
    const verdicts = checks.map(seedVerdict);
    const count = (wanted) => verdicts.filter((verdict) => verdict === wanted).length;
    const parts = [
        [count('works'), 'works', 'work'],
        [count('limited'), 'works with limits', 'work with limits'],
        [count('fails'), 'fails', 'fail'],
    ];
    const counted = parts
        .filter(([number]) => number > 0)
        .map(([number, one, more]) => `${number} ${number === 1 ? one : more}`);
    return `${checks.length} ${checks.length === 1 ? 'seed' : 'seeds'}: ${counted.join(', ')}`;
}
/** A seed for `--json`. */
function seedCheckObject(check) {
    const { address, parts, folder, delayMs } = check;
    return {
        address,
        verdict: seedVerdict(check),
        folder,
        delay_ms: delayMs,
        parts: parts.map(({ name, status, detail, todo }) => ({ name, status, detail, todo })),
    };
}

;// CONCATENATED MODULE: ./lib/commands/seeds-check.js
/** `presend seeds check`: tests the imap seeds and reports what works. */
var seeds_check_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var seeds_check_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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

















const waitKind = (0,kinds/* timeSpan */.wL)({ minMs: 1000, maxMs: 3_600_000 });
/**
 * Returns 0 if every seed returns reliable results, else 1.
 *
 * @throws PresendError when nothing can be tested: invalid settings, no seeds, a failing SMTP account
 */
async function runSeedsCheck(input, deps) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { clock, random } = deps.world;
        const letter = readLetter(input, deps);
        const opened = seeds_check_addDisposableResource(env_1, await openKnownMailboxes(input, deps), true);
        const mailboxes = chosen(opened.mailboxes, input.addresses);
        const { signal } = new AbortController();
        const submission = seeds_check_addDisposableResource(env_1, letter === null ? null : await openLetterSubmission(letter, deps), true);
        await submission?.verify({ deadlineMs: clock.monotonicMs() + (letter?.waitMs ?? 0) }, signal);
        const post = letter === null || submission === null ? null : letterPost(letter, submission, deps);
        const threads = seeds_check_addDisposableResource(env_1, (0,imap_threads/* openImapThreads */.r)(), false);
        const ports = { clock, random, connect: threads.connect, post };
        const checks = await checkSeeds(mailboxes, ports, signal);
        await opened.noteWorking(checks.flatMap((check) => (seedVerdict(check) === 'fails' ? [] : [check.address])));
        print(checks, { isJson: input.isJson, isSent: letter !== null }, deps);
        return checks.some((check) => seedVerdict(check) === 'fails') ? 1 : 0;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = seeds_check_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** @throws PresendError SETTINGS_INVALID with every problem */
function readLetter({ given, wait }, { world }) {
    const settings = (0,read_sending_settings/* readSendingSettings */.u)([...given, ...(0,settings_given/* environmentValues */.s)(world.env)]);
    const waitMs = waitKind.parse({ form: 'text', text: wait }, '--wait');
    if (settings.status === 'bad' || waitMs.status === 'bad') {
        const problems = [settings, waitMs].flatMap(problem/* problemsOf */.GW);
        throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', 'Reading the settings of the test message', problems);
    }
    if (settings.value === null)
        return null;
    return { settings: settings.value, sender: senderOf(settings.value), waitMs: waitMs.value };
}
function senderOf({ from, envelopeFrom, dkim }) {
    const author = (0,parse_address/* parseAddress */.or)(from);
    if (author.status === 'bad')
        throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', 'Reading from', author.problems);
    const key = dkim === null ? null : (0,run_test/* revealDkimKey */.Q)(dkim);
    return { from: author.value, envelopeFrom: envelopeFrom ?? author.value.address, dkim: key };
}
async function openLetterSubmission({ settings }, { world, host }) {
    const readCa = async (path) => await world.files.readText((0,external_node_path_.resolve)(host.workingDirectory, path));
    return await (0,open_smtp/* openSmtp */.m)(settings, { world, readCa }, null);
}
function letterPost({ sender, waitMs }, submission, { world }) {
    return {
        sender,
        waitMs,
        submit: async (message, signal) => {
            const deadlineMs = world.clock.monotonicMs() + waitMs;
            const [outcome] = await submission.submit([message], { deadlineMs, onOutcome: () => undefined }, signal);
            if (outcome === undefined)
                throw new TypeError('one message always has one outcome');
            return outcome;
        },
    };
}
/** @throws PresendError SETTINGS_INVALID when there are none, or none with a given address */
function chosen(mailboxes, addresses) {
    const known = mailboxes.map(({ address }) => address);
    if (known.length === 0)
        throw noSeeds();
    const wanted = new Set(addresses.map((address) => address.trim().toLowerCase()));
    const unknown = [...wanted].filter((address) => !known.includes(address));
    if (unknown.length > 0) {
        const problems = unknown.map((address) => ({
            input: 'address',
            came: (0,problem/* quoteValue */.cl)(address),
            expected: 'the address of an imap seed',
            todo: (0,closest_name/* suggestName */.S)(address, known),
        }));
        throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', 'Choosing seeds', problems);
    }
    return wanted.size === 0 ? mailboxes : mailboxes.filter(({ address }) => wanted.has(address));
}
function noSeeds() {
    return (0,presend_error/* invalidInput */.aY)({
        done: 'Looking for seeds to test',
        came: 'no imap seed',
        expected: 'at least one in the service file or added with presend seeds add',
        todo: 'pass the service file with --config and the storage with --storage; local seeds need no test',
    });
}
function print(checks, { isJson, isSent }, { terminal }) {
    if (isJson) {
        (0,print_data/* printJson */.Q2)({ seeds: checks.map(seedCheckObject) }, terminal);
        return;
    }
    (0,print_data/* printTable */.e4)(seedCheckTable(checks), terminal);
    for (const advice of seedCheckAdvice(checks))
        terminal.print(`${(0,escape_terminal/* escapeTerminal */.e)(advice)}\n`);
    const note = isSent ? '' : '; no message was sent: add --smtp-host and --from to test delivery';
    terminal.print(`${seedCheckSentence(checks)}${note}\n`);
}


/***/ }),

/***/ 75541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ untagged),
/* harmony export */   Y: () => (/* binding */ plusAddressOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** One mailbox, an address of its own for each test: `seed1+<tag>@box.example`. */

/** 100 bits, in digits that survive any change of case. */
const tagLength = 25;
/** RFC 5321 §4.5.3.1.1; seeds' addresses are ASCII. */
const maxLocalPartLength = 64;
/**
 * The address for a test's copy. Its tag is made from the tracking id, so whoever knows the test knows the address, and
 * nobody learns the tracking id from it. The address itself where there is no room for a tag.
 */
function plusAddressOf(address, trackingId) {
    const at = address.lastIndexOf('@');
    const tag = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `presend plus-address ${trackingId}`, 'hex').slice(0, tagLength);
    const localPart = `${address.slice(0, at)}+${tag}`;
    return localPart.length > maxLocalPartLength ? address : `${localPart}${address.slice(at)}`;
}
/** The address without its tag, should it have one. */
function untagged(address) {
    const at = address.lastIndexOf('@');
    const plus = address.lastIndexOf('+', at);
    return plus < 0 ? address : `${address.slice(0, plus)}${address.slice(at)}`;
}


/***/ }),

/***/ 29431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ identityOf),
/* harmony export */   x: () => (/* binding */ readIdentity)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _mail_header_section_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38684);
/* harmony import */ var _mail_parse_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85429);
/* harmony import */ var _mail_parse_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32154);
/* harmony import */ var _mentioned_ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50174);
/* harmony import */ var _tracking_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44471);
/** What a message says of itself: who wrote it, which message it is, and which tests it may belong to. */






/** The field in which presend's own copies carry the tracking id. */
const trackingField = 'X-Presend-Test';
/** Of all From fields together. Half a megabyte of addresses would hold up everything else for a quarter of a second. */
const maxFromLength = 8192;
/** Reads the header section of a message. @param findMentioned searches the body; absent: `findMentionedIds` */
function readIdentity(bytes, findMentioned = async () => await Promise.resolve((0,_mentioned_ids_js__WEBPACK_IMPORTED_MODULE_4__/* .findMentionedIds */ .$)(bytes))) {
    return identityOf((0,_mail_header_section_js__WEBPACK_IMPORTED_MODULE_1__/* .readHeaderSection */ .Dm)(bytes), findMentioned);
}
/** The same of a header section that has been read. */
function identityOf(fields, findMentioned) {
    const [messageId] = (0,_mail_header_section_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(fields, 'Message-ID');
    const fromFields = fields.filter(({ name }) => name.toLowerCase() === 'from');
    const isReadable = fromFields.reduce((sum, { rawValue }) => sum + rawValue.length, 0) <= maxFromLength;
    let mentioned = null;
    return {
        messageKey: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', messageId ?? '', 'hex').slice(0, 32),
        author: () => {
            if (!isReadable)
                return null;
            const authors = (0,_mail_parse_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAddressList */ .Mb)((0,_mail_header_section_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(fields, 'From')[0] ?? '');
            return authors.status === 'ok' ? (authors.value[0]?.address ?? null) : null;
        },
        authorDomain: () => (isReadable ? theOne((0,_mail_parse_message_js__WEBPACK_IMPORTED_MODULE_3__/* .mailboxesOf */ .M)(fields, 'from').map(({ domain }) => domain)) : null),
        headerTrackingIds: unique((0,_mail_header_section_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(fields, trackingField)),
        mentionedTrackingIds: async () => await (mentioned ??= findMentioned()),
    };
}
/** An address without a domain is none that could be the sender's. */
function theOne(domains) {
    const [domain = null, ...others] = new Set(domains);
    return others.length === 0 ? domain : null;
}
function unique(texts) {
    return [...new Set(texts.flatMap(_tracking_id_js__WEBPACK_IMPORTED_MODULE_5__/* .findTrackingIds */ .N3))].slice(0, _tracking_id_js__WEBPACK_IMPORTED_MODULE_5__/* .maxCandidateCount */ .Rc);
}


/***/ })

};
