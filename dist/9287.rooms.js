export const id = 9287;
export const ids = [9287];
export const modules = {

/***/ 84015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openApi)
/* harmony export */ });
/* harmony import */ var _world_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78344);
/** Opens an API client, loaded on first use. */

/** Opens a client that connects at its first call. @throws PresendError API_TOKEN_REFUSED */
async function openApi(options, world) {
    const { openClient } = await Promise.all(/* import() */[__webpack_require__.e(4377), __webpack_require__.e(4942), __webpack_require__.e(2347)]).then(__webpack_require__.bind(__webpack_require__, 92347));
    return openClient({ ...options, userAgent: `presend/${_world_version_js__WEBPACK_IMPORTED_MODULE_0__/* .version */ .r}` }, world);
}


/***/ }),

/***/ 49287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openPorts: () => (/* binding */ openPorts)
});

// EXTERNAL MODULE: ./lib/errors/presend-error.js
var presend_error = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/assembly/open-api.js
var open_api = __webpack_require__(84015);
// EXTERNAL MODULE: ./lib/world/repository.js
var repository = __webpack_require__(80458);
;// CONCATENATED MODULE: ./lib/assembly/read-repository-text.js
/** Reads a file named by a setting. */


/** Returns the file's text. @throws PresendError SETTINGS_INVALID when it is outside the repository or not a readable text file */
async function readRepositoryText(setting, { repositoryRoot, world }) {
    const { name, path } = setting;
    const file = await (0,repository/* openRepository */.h)(repositoryRoot, world.files).readText(path, { input: name });
    if (file.status === 'bad')
        throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', `Reading ${name}`, file.problems);
    return file.value.text;
}

;// CONCATENATED MODULE: ./lib/assembly/open-service.js
/** Opens the service of a run: embedded in this process, or remote. */
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



/** The service's timeout exceeds the run's, so that the run's decides. */
const embeddedMarginMs = 60_000;
/** Starts or connects to the service. @throws PresendError SETTINGS_INVALID for an invalid zone file */
async function openService(settings, request) {
    return settings.service.kind === 'embedded'
        ? await openEmbedded(settings, settings.service, request)
        : await openRemote(settings.service, request);
}
async function openRemote(setting, { world, trace }) {
    const { apiUrl, apiToken } = setting;
    const client = await (0,open_api/* openApi */.N)({ apiUrl, apiToken, trace }, world);
    return { client, receiver: null, [Symbol.asyncDispose]: async () => await client[Symbol.asyncDispose]() };
}
async function openEmbedded(settings, setting, request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const [{ startEmbeddedService }, dns] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(4286), __webpack_require__.e(2076), __webpack_require__.e(4377), __webpack_require__.e(6295), __webpack_require__.e(4041), __webpack_require__.e(1864), __webpack_require__.e(7722), __webpack_require__.e(6659)]).then(__webpack_require__.bind(__webpack_require__, 82214)),
            openDns(setting, request),
        ]);
        const stack = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const testTimeoutMs = settings.timeoutMs + embeddedMarginMs;
        const service = stack.use(await startEmbeddedService({ sendingIp: setting.sendingIp, dns, testTimeoutMs }, request.world));
        const { apiUrl, apiToken, smtpHost, smtpPort } = service;
        const client = stack.use(await (0,open_api/* openApi */.N)({ apiUrl, apiToken, trace: request.trace }, request.world));
        const owned = stack.move();
        return {
            client,
            receiver: { host: smtpHost, port: smtpPort },
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
/** Short, because runs without a network wait for every query. */
const dnsTimeoutMs = 2000;
async function openDns({ zoneFilePaths }, request) {
    const { liveDns } = await __webpack_require__.e(/* import() */ 1659).then(__webpack_require__.bind(__webpack_require__, 41659));
    const live = liveDns({ timeoutMs: dnsTimeoutMs, clock: request.world.clock });
    if (zoneFilePaths.length === 0)
        return live;
    const { zoneFileDns } = await __webpack_require__.e(/* import() */ 53).then(__webpack_require__.bind(__webpack_require__, 40053));
    return zoneFileDns(await Promise.all(zoneFilePaths.map(async (path) => await readZone(path, request))), live);
}
async function readZone(path, request) {
    const { parseZoneFile } = await __webpack_require__.e(/* import() */ 3784).then(__webpack_require__.bind(__webpack_require__, 23784));
    const text = await readRepositoryText({ name: 'zone-file', path }, request);
    const zone = parseZoneFile(text, path);
    if (zone.status === 'bad')
        throw (0,presend_error/* problemsError */.$j)('SETTINGS_INVALID', 'Reading zone-file', zone.problems);
    return zone.value;
}

// EXTERNAL MODULE: ./lib/assembly/open-smtp.js + 1 modules
var open_smtp = __webpack_require__(99943);
;// CONCATENATED MODULE: ./lib/assembly/open-ports.js
/** Connects the ports of a run to a service, embedded or remote, and an SMTP server. */



/**
 * Opens the ports of one run. Everything is loaded on first use, so a run with invalid settings or templates opens no
 * socket. Dispose it to stop the embedded service and close all connections.
 */
function openPorts(settings, request) {
    const { clock, random } = request.world;
    const stack = new AsyncDisposableStack();
    const service = once(async () => stack.use(await openService(settings, request)));
    const submission = once(async () => {
        const readCa = async (path) => await readRepositoryText({ name: 'smtp-ca', path }, request);
        return stack.use(await (0,open_smtp/* openSmtp */.m)(settings, { world: request.world, readCa, trace: request.trace }, (await service()).receiver));
    });
    return {
        repositoryRoot: request.repositoryRoot,
        clock,
        random,
        files: request.templateWorker.files,
        serviceKind: settings.service.kind,
        progress: request.onProgress,
        openRenderer: () => request.templateWorker,
        verifySubmission: async (options, signal) => await (await submission()).verify(options, signal),
        createTest: async (test, limit, signal) => await (await service()).client.createTest(test, limit, signal),
        submit: async (messages, options, signal) => await (await submission()).submit(messages, options, signal),
        watchResults: (test, options, signal) => watch(service, (client) => client.watchResults(test, options, signal)),
        listPostmasterAccounts: async (limit, signal) => await (await service()).client.listPostmasterAccounts(limit, signal),
        readPostmasterDomain: async (question, signal) => await (await service()).client.readPostmasterDomain(question, signal),
        [Symbol.asyncDispose]: async () => await stack.disposeAsync(),
    };
}
async function* watch(service, start) {
    yield* start((await service()).client);
}
/** Returns the same promise to every caller, even after a failure: opening again would fail again. */
function once(open) {
    let opening = null;
    return async () => await (opening ??= open());
}


/***/ }),

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

/***/ 78866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ positionOf)
/* harmony export */ });
/** Returns the 1-based line and column of an offset. */
function positionOf(text, offset) {
    const before = text.slice(0, offset);
    const lineStart = before.lastIndexOf('\n') + 1;
    return { line: before.split('\n').length, column: offset - lineStart + 1 };
}


/***/ }),

/***/ 3232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _l: () => (/* binding */ pathInside),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   oP: () => (/* binding */ isGitPath),
/* harmony export */   rz: () => (/* binding */ insideRepository),
/* harmony export */   yS: () => (/* binding */ folderOf),
/* harmony export */   yk: () => (/* binding */ outsideGit)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** Converts paths from settings and templates to paths relative to the repository root. Does not read the disk. */

/** Resolves `path` as written in a file in `folder` (relative to the repository; `''` is the root). */
function resolvePath(path, folder) {
    if (path.trim() === '')
        return { status: 'bad', expected: 'a path' };
    if (/\p{Cc}/u.test(path))
        return { status: 'bad', expected: 'a path without control characters' };
    if (/^(?:[/\\]|[A-Za-z]:)/u.test(path))
        return { status: 'bad', expected: insideRepository };
    if (path.includes('\\'))
        return { status: 'bad', expected: 'a path written with /' };
    const resolved = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, path));
    if (resolved === '..' || resolved.startsWith('../'))
        return { status: 'bad', expected: insideRepository };
    return { status: 'ok', path: resolved };
}
/** Returns `path`, absolute or not, relative to `root` with `/`; `null` if it is outside. Does not resolve links. */
function pathInside(root, path) {
    const found = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path));
    if (found === '..' || found.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(found))
        return null;
    return found === '' ? '.' : found.replaceAll('\\', '/');
}
/** Returns true for `.git` and everything below it, which contains the checkout's credentials and Git hooks. */
function isGitPath(path) {
    return path.split(/[\\/]/u).some((part) => part.toLowerCase() === '.git');
}
/** Returns the folder of a path in the repository; `''` for the root. */
function folderOf(path) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
    return folder === '.' ? '' : folder;
}
/** The expectation shown for a path that leaves the repository. */
const insideRepository = 'a path inside the repository';
/** What is expected of a path to Git's own files. */
const outsideGit = 'a path outside .git';


/***/ }),

/***/ 80458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ maxFileBytes),
/* harmony export */   h: () => (/* binding */ openRepository)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7443);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32964);
/* harmony import */ var _errors_text_position_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78866);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3232);
/**
 * Opens every file that a setting or a template names: regular files of limited size inside the repository, with
 * symbolic links resolved, never in `.git`. Reports are written through it, too.
 */





/** The default size limit. */
const maxFileBytes = 5 * 1024 * 1024;
/** Opens the repository at an absolute path. */
function openRepository(root, files) {
    const place = { root, files };
    const read = async (path, reference) => {
        const found = await findFile(path, reference, place);
        if (found.status === 'bad')
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)(describe(found, path, reference));
        try {
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ path: found.path, bytes: await files.read(found.realPath) });
        }
        catch (error) {
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)(describe(unreadable(error), path, reference));
        }
    };
    return {
        find: async (path, reference) => {
            const found = await findFile(path, reference, place);
            return found.status === 'ok' ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(found.path) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)(describe(found, path, reference));
        },
        read,
        readText: async (path, reference) => {
            const file = await read(path, reference);
            return file.status === 'bad' ? file : decode(file.value, reference);
        },
        checkFolder: async (path, input) => await folderProblem({ path, input }, place),
        write: async (path, content) => {
            const problem = await folderProblem({ path: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), input: 'report-dir' }, place);
            if (problem !== null)
                throw unwritable(path, problem);
            await files.write((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path), content);
        },
    };
}
async function findFile(path, reference, place) {
    const { folders = [''], spellings = (written) => [written], maxBytes = maxFileBytes } = reference;
    const candidates = folders.flatMap((folder) => spellings(path).map((spelling) => (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(spelling, folder)));
    const isTaken = new Set();
    for (const candidate of candidates) {
        if (candidate.status === 'bad' || isTaken.has(candidate.path))
            continue;
        isTaken.add(candidate.path);
        const found = await look(candidate.path, maxBytes, place);
        if (found.status !== 'missing')
            return found;
    }
    // The same `../` can leave the repository from one folder and stay inside it from another.
    const refused = candidates.find((candidate) => candidate.status === 'bad');
    if (refused !== undefined && isTaken.size === 0)
        return refused;
    return { status: 'bad', expected: `a file of the repository (looked for ${listed([...isTaken])})` };
}
function listed(paths) {
    const shown = paths
        .slice(0, 4)
        .map((path) => (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteValue */ .cl)(path))
        .join(', ');
    return paths.length > 4 ? `${shown} and ${paths.length - 4} more` : shown;
}
async function look(path, maxBytes, { root, files }) {
    try {
        const [realRoot, realPath] = await Promise.all([files.realPath(root), files.realPath((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path))]);
        if (realRoot === null || realPath === null)
            return { status: 'missing' };
        const inside = (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__/* .pathInside */ ._l)(realRoot, realPath);
        if (inside === null)
            return { status: 'bad', came: 'a symbolic link out of the repository', expected: _repository_path_js__WEBPACK_IMPORTED_MODULE_2__/* .insideRepository */ .rz };
        if ((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isGitPath */ .oP)(inside))
            return { status: 'bad', expected: _repository_path_js__WEBPACK_IMPORTED_MODULE_2__/* .outsideGit */ .yk };
        const stat = await files.stat(realPath);
        if (stat === null)
            return { status: 'missing' };
        if (stat.kind !== 'file')
            return { status: 'bad', came: kindNames[stat.kind], expected: 'a file' };
        if (stat.sizeBytes <= maxBytes)
            return { status: 'ok', path, realPath };
        const limit = `at most ${maxBytes} bytes (${maxBytes / 1_048_576} MiB)`;
        return { status: 'bad', came: `${stat.sizeBytes} bytes`, expected: limit };
    }
    catch (error) {
        return unreadable(error);
    }
}
const kindNames = { file: 'a file', directory: 'a folder', other: 'a device, pipe or socket' };
async function folderProblem({ path, input }, { root, files }) {
    const came = (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteValue */ .cl)(path);
    const resolved = (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(path, '');
    if (resolved.status === 'bad')
        return { input, came, expected: resolved.expected };
    if ((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isGitPath */ .oP)(resolved.path))
        return { input, came, expected: _repository_path_js__WEBPACK_IMPORTED_MODULE_2__/* .outsideGit */ .yk };
    let folder = root;
    for (const part of resolved.path.split('/').filter((one) => one !== '' && one !== '.')) {
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, part);
        if (await files.isLink(folder))
            return { input, came, expected: 'a folder that is not behind a symbolic link' };
    }
    return null;
}
function unwritable(path, { came, expected }) {
    const todo = 'choose another report-dir, or remove the link from the repository';
    const done = `Writing ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteValue */ .cl)(path)}`;
    return new _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PresendError */ .Wn({
        code: 'REPORT_UNWRITABLE',
        outcome: 'inconclusive',
        done,
        came: came ?? '',
        expected,
        todo,
    });
}
function decode({ path, bytes }, reference) {
    const whole = { file: path };
    try {
        // TextDecoder removes the byte order mark.
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        // UTF-16 without a byte order mark is valid UTF-8 with a NUL as every second character.
        const nul = text.indexOf('\0');
        if (nul >= 0)
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)(notText(reference, { file: path, ...(0,_errors_text_position_js__WEBPACK_IMPORTED_MODULE_4__/* .positionOf */ .d)(text, nul) }));
        if (text.trim() !== '')
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ path, text });
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)((0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAt */ .l4)(whole, { input: reference.input, came: 'an empty file', expected: 'some text' }));
    }
    catch {
        // The decoder gives no position, so look for the first invalid byte.
        const line = firstBadLine(bytes);
        const todo = 'save the file as UTF-8';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)((0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAt */ .l4)({ file: path, line }, { input: reference.input, came: 'bytes that are not UTF-8', expected: 'UTF-8', todo }));
    }
}
function notText({ input }, place) {
    const todo = 'save the file as UTF-8';
    return { input, came: 'a NUL character', expected: 'text', todo, place };
}
function firstBadLine(bytes) {
    const text = new TextDecoder('utf-8').decode(bytes);
    const lines = text.split('\n');
    const index = lines.findIndex((line) => line.includes('\ufffd'));
    return index < 0 ? lines.length : index + 1;
}
function describe(found, path, reference) {
    const named = found.came === undefined ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteValue */ .cl)(path) : `${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteValue */ .cl)(path)}: ${found.came}`;
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAt */ .l4)(reference.place, { input: reference.input, came: named, expected: found.expected });
}
function unreadable(error) {
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'an error';
    return { status: 'bad', came: code, expected: 'a file that can be read' };
}


/***/ })

};
