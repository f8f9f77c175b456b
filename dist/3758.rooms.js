export const id = 3758;
export const ids = [3758];
export const modules = {

/***/ 19751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openLineStorage)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7443);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32964);
/* harmony import */ var _settings_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15013);
/* harmony import */ var _settings_service_file_read_service_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71833);
/* harmony import */ var _storage_open_storage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86168);
/** Opens the storage that a command line names. */






/**
 * Opens it, as a service would: flag, service file, PRESEND_STORAGE, default.
 *
 * @throws PresendError SETTINGS_INVALID when what names it is wrong; STORAGE_FAILED
 */
async function openLineStorage(line, { world, host }) {
    const { storage, config } = line;
    const setting = await (0,_settings_service_file_read_service_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .readStorageSetting */ .sE)({ storage, config, workingDirectory: host.workingDirectory }, world);
    const location = setting.status === 'bad' ? setting : refuseMemory((0,_storage_open_storage_js__WEBPACK_IMPORTED_MODULE_3__/* .parseStorageLocation */ .Q)(setting.value.reveal()));
    if (location.status === 'bad')
        throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsError */ .$)('SETTINGS_INVALID', 'Finding the storage', location.problems);
    const opened = await (0,_storage_open_storage_js__WEBPACK_IMPORTED_MODULE_3__/* .openStorage */ .G)(forOneCommand(location.value, host.workingDirectory), world);
    return {
        store: opened.store,
        shown: showLocation(location.value),
        [Symbol.asyncDispose]: async () => await opened[Symbol.asyncDispose](),
    };
}
/** The same for one command: a path from where it was started, and no more connections than one after another needs. */
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
            return (0,_settings_parsers_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .hideUrlSecrets */ .BF)(location.url);
        default:
            return location;
    }
}
/** What is written into memory ends with this command, and a service never sees it. */
function refuseMemory(location) {
    if (location.status === 'bad' || location.value.kind !== 'memory')
        return location;
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .bad */ .MB)({
        input: 'storage',
        came: 'memory',
        expected: 'a database that the service uses too',
        todo: 'give --storage sqlite:PATH or postgres://USER@HOST/DATABASE',
    });
}


/***/ }),

/***/ 13385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ parseAccountEmail)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/* harmony import */ var _report_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11984);
/** The address by which a postmaster account is known. */


/** In lower case; it names an account, and no mail is ever sent to it. */
function parseAccountEmail(text, input) {
    const email = text.trim().toLowerCase();
    const isAddress = /^[^\s@]{1,64}@[^\s@]{1,253}$/u.test(email) && (0,_report_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(email) === email;
    if (isAddress)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(email);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ input, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteValue */ .cl)(text), expected: 'an e-mail address that names the account' });
}


/***/ }),

/***/ 70714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPostmasterDmarc: () => (/* binding */ runPostmasterDmarc)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7443);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(32964);
/* harmony import */ var _mail_domain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32243);
/* harmony import */ var _postmaster_dmarc_keep_reports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59819);
/* harmony import */ var _postmaster_dmarc_read_reports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45961);
/* harmony import */ var _postmaster_dmarc_report_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64535);
/* harmony import */ var _postmaster_dmarc_reports_account_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5267);
/* harmony import */ var _report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(22728);
/* harmony import */ var _service_accounts_account_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26623);
/* harmony import */ var _settings_service_file_reports_account_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21035);
/* harmony import */ var _open_line_storage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19751);
/* harmony import */ var _print_data_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6054);
/* harmony import */ var _account_email_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13385);
/** `presend postmaster dmarc`: reads reports from files, on the storage itself. */
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
 * Does it; resolves with the exit code: 2 when a report could not be read (those that could are kept), else 0.
 *
 * @throws PresendError SETTINGS_INVALID when the line is wrong, STORAGE_FAILED
 */
async function runPostmasterDmarc(line, tools) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const wanted = parseLine(line);
        if (wanted.status === 'bad')
            throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsError */ .$)('SETTINGS_INVALID', 'Reading DMARC reports', wanted.problems);
        const files = await listFiles(line.paths, tools);
        const storage = __addDisposableResource(env_1, await (0,_open_line_storage_js__WEBPACK_IMPORTED_MODULE_6__/* .openLineStorage */ .W)(line, tools), true);
        const account = await accountOf(wanted.value, storage.store, tools);
        const read = await readAll(files, { ...wanted.value, accountId: account.id }, { ...tools, store: storage.store });
        tellResult(read, { line, account }, tools);
        return read.problems.length > 0 ? 2 : 0;
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
function parseLine(line) {
    const name = (0,_service_accounts_account_name_js__WEBPACK_IMPORTED_MODULE_8__/* .parseAccountName */ .K)(line.workspace, '--workspace');
    const email = (0,_account_email_js__WEBPACK_IMPORTED_MODULE_9__/* .parseAccountEmail */ .b)(line.account ?? _settings_service_file_reports_account_js__WEBPACK_IMPORTED_MODULE_10__/* .defaultReportsAccount */ .S, '--account');
    const domains = parseDomains(line.domains, '--domain');
    const onlyFrom = parseDomains(line.onlyFrom, '--only-from');
    if (name.status === 'bad' || email.status === 'bad' || domains.status === 'bad' || onlyFrom.status === 'bad') {
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .bad */ .MB)(...[name, email, domains, onlyFrom].flatMap((one) => (one.status === 'bad' ? one.problems : [])));
    }
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_11__.ok)({
        workspace: name.value,
        email: email.value,
        domains: domains.value,
        authservIds: line.authservIds,
        onlyFrom: onlyFrom.value,
    });
}
function parseDomains(texts, input) {
    const parsed = texts.map((text) => ({ text, domain: (0,_mail_domain_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDomain */ .g)(text) }));
    const wrong = parsed.filter(({ domain }) => domain === null);
    if (wrong.length === 0)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_11__.ok)(parsed.flatMap(({ domain }) => (domain === null ? [] : [domain])));
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .bad */ .MB)(...wrong.map(({ text }) => ({ input, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteValue */ .cl)(text), expected: 'a domain' })));
}
/** @throws PresendError when the account is one of another kind */
async function accountOf({ workspace, email }, store, { world }) {
    const account = await (0,_postmaster_dmarc_reports_account_js__WEBPACK_IMPORTED_MODULE_12__/* .reportsAccount */ .b)({ workspaceId: workspace, email, nowMs: world.clock.nowMs() }, store);
    if (account.status === 'ok')
        return account.value;
    throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsError */ .$)('SETTINGS_INVALID', 'Reading DMARC reports', account.problems);
}
/** Of a folder the files in it, not those of folders in it. @throws PresendError when a path leads to nothing */
async function listFiles(paths, { world, host }) {
    const missing = [];
    const files = [];
    for (const path of paths) {
        const absolutePath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.workingDirectory, path);
        const found = await world.files.stat(absolutePath);
        if (found === null)
            missing.push({ input: path, came: 'nothing there', expected: 'a file or a folder' });
        else if (found.kind !== 'directory')
            files.push(path);
        else
            files.push(...(await world.files.glob('*', absolutePath)).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, name)));
    }
    if (missing.length > 0)
        throw (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsError */ .$)('SETTINGS_INVALID', 'Reading DMARC reports', missing);
    return files;
}
async function readAll(files, wanted, { world, host, store }) {
    const kept = [];
    const problems = [];
    const otherFiles = [];
    const nowMs = world.clock.nowMs();
    const { accountId, domains, authservIds, onlyFrom } = wanted;
    for (const path of files) {
        const absolutePath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.workingDirectory, path);
        const found = await world.files.stat(absolutePath);
        if (found?.kind !== 'file')
            continue;
        if (found.sizeBytes > _postmaster_dmarc_report_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .reportLimits */ .n.maxFileBytes) {
            const expected = `at most ${_postmaster_dmarc_report_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .reportLimits */ .n.maxFileBytes} bytes`;
            problems.push({ input: 'report', came: `${found.sizeBytes} bytes`, expected, place: { file: path } });
            continue;
        }
        const file = { name: path, bytes: await world.files.read(absolutePath) };
        const read = await (0,_postmaster_dmarc_read_reports_js__WEBPACK_IMPORTED_MODULE_4__/* .readReports */ .o)(file, { authservIds, onlyFrom, nowMs });
        problems.push(...read.problems);
        if (!read.isReport)
            otherFiles.push(path);
        kept.push(...(await (0,_postmaster_dmarc_keep_reports_js__WEBPACK_IMPORTED_MODULE_3__/* .keepReports */ .p)(read.reports, { store, accountId, domains, nowMs })));
    }
    return { kept, problems, otherFiles };
}
function tellResult({ kept, problems, otherFiles }, { line, account, }, { terminal }) {
    const counts = (0,_postmaster_dmarc_keep_reports_js__WEBPACK_IMPORTED_MODULE_3__/* .countKept */ .S)(kept);
    for (const problem of problems)
        terminal.tell(`${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_13__/* .escapeTerminal */ .e)((0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .renderProblem */ .yM)(problem))}\n`);
    for (const file of otherFiles)
        terminal.tell(`${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_13__/* .escapeTerminal */ .e)(`${file}: no DMARC report in it, passed over`)}\n`);
    const shown = { id: account.id, email: account.email };
    if (line.format === 'json') {
        (0,_print_data_js__WEBPACK_IMPORTED_MODULE_7__/* .printJson */ .Q2)({
            account: shown,
            reports: {
                kept: counts.kept,
                known: counts.known,
                too_old: counts['too-old'],
                other_domain: counts['other-domain'],
                problems: problems.length,
            },
        }, terminal);
        return;
    }
    const words = [
        [counts.known, 'known already'],
        [counts['too-old'], 'older than 400 days, left out'],
        [counts['other-domain'], 'on other domains, left out'],
    ];
    const rest = words.flatMap(([count, word]) => (count === 0 ? [] : [`; ${count} ${word}`])).join('');
    const reports = counts.kept === 1 ? '1 report' : `${counts.kept} reports`;
    terminal.print(`${(0,_report_escape_terminal_js__WEBPACK_IMPORTED_MODULE_13__/* .escapeTerminal */ .e)(`Kept ${reports} in account ${shown.id} (${shown.email})${rest}`)}\n`);
}


/***/ }),

/***/ 6054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   Wn: () => (/* binding */ minuteText),
/* harmony export */   _u: () => (/* binding */ textColumn),
/* harmony export */   e4: () => (/* binding */ printTable)
/* harmony export */ });
/* harmony import */ var _report_terminal_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78769);
/** How commands print data: a table on a terminal, JSON for programs. */

/** A column of texts, which are foreign until they are printed. */
function textColumn(title) {
    return { title, kind: 'text' };
}
/** A table whose every row is one line, however wide, so that grep and cut work on it; every cell escaped. */
function printTable(table, terminal) {
    const colour = terminal.hasColor ? 'ansi' : 'none';
    const lines = (0,_report_terminal_table_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalTable */ .R)(table, { widthColumns: Number.MAX_SAFE_INTEGER, colour });
    terminal.print(lines.map((line) => `${line}\n`).join(''));
}
/** One JSON object on one line. */
function printJson(value, terminal) {
    terminal.print(`${JSON.stringify(value)}\n`);
}
/** A minute in UTC, as people read it: `2026-01-31 12:00`. */
function minuteText(timeMs) {
    return new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ');
}


/***/ }),

/***/ 32243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ parseDomain)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);
/** Domain names of mail addresses. */

/** RFC 1035 §3.1: 255 octets on the wire are 253 characters of text. */
const maxDomainCharacters = 253;
/** Underscores are no host names, yet real mail comes from such subdomains. */
const asciiLabel = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/u;
/**
 * The domain as A-labels in lower case (RFC 5890), without a final dot; `null` when it is no domain name.
 * Address literals (`[192.0.2.1]`) and numbers in the place of a top-level domain are none.
 */
function parseDomain(text) {
    // domainToASCII reads a URL's host: it would take "a/b" for "a", "%61" for "a" and "1.2" for an address.
    if (!/^(?:[\p{L}\p{M}\p{N}\p{S}._-]|\u200c|\u200d|\u00b7|\u30fb)+$/u.test(text) || text.length > maxDomainCharacters)
        return null;
    const labels = text.replace(/\.$/u, '').split('.');
    if (/^[0-9]+$/u.test(labels.at(-1) ?? ''))
        return null;
    const domain = (0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(labels.join('.')).toLowerCase();
    const isValid = domain.length <= maxDomainCharacters && domain.split('.').every((label) => asciiLabel.test(label));
    return isValid ? domain : null;
}


/***/ }),

/***/ 38684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ readHeaderSection),
/* harmony export */   sm: () => (/* binding */ valuesOf),
/* harmony export */   t8: () => (/* binding */ unfold)
/* harmony export */ });
/* harmony import */ var postal_mime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4286);
/** The header section of a message that came from anywhere: split, unfolded and decoded, whatever is in it. */

/** A message without an end of header section could otherwise be read as one field of any size. */
const maxSectionBytes = 1024 * 1024;
const maxFieldCount = 2000;
/** Longer values are not decoded: no sender needs it, and decoding is where time can be burnt. */
const maxDecodedCharacters = 65_536;
/**
 * The header fields of a message, first to last. Lines that are no field and continue none are skipped;
 * at most 2,000 fields and 1 MiB are read.
 */
function readHeaderSection(message) {
    const section = new TextDecoder().decode(message.subarray(0, Math.min(endOfSection(message), maxSectionBytes)));
    const fields = [];
    for (const line of section.split(/\r?\n/u)) {
        const current = fields.at(-1);
        if (/^[ \t]/u.test(line)) {
            current?.lines.push(line);
            continue;
        }
        const colon = line.indexOf(':');
        const name = line.slice(0, Math.max(colon, 0)).trimEnd();
        if (!/^[\x21-\x39\x3b-\x7e]+$/u.test(name))
            continue;
        if (fields.length === maxFieldCount)
            break;
        fields.push({ name, lines: [line.slice(colon + 1)] });
    }
    return fields.map(({ name, lines }) => ({ name, rawValue: lines.join('\r\n'), value: decodeValue(lines) }));
}
/** Values of all fields with this name, first to last. `name` is compared without regard to case. */
function valuesOf(fields, name) {
    const wanted = name.toLowerCase();
    return fields.filter((field) => field.name.toLowerCase() === wanted).map((field) => field.value);
}
/** A value without its folds (RFC 5322 §2.2.3) and without space around it. */
function unfold(rawValue) {
    return rawValue.replaceAll(/\r?\n(?=[ \t])/gu, '').trim();
}
function decodeValue(lines) {
    const value = lines.join('').trim();
    // Most values hold no encoded-word at all.
    return value.includes('=?') && value.length <= maxDecodedCharacters ? (0,postal_mime__WEBPACK_IMPORTED_MODULE_0__/* .decodeWords */ .O0)(value) : value;
}
function endOfSection(message) {
    const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    const ends = [bytes.indexOf('\r\n\r\n'), bytes.indexOf('\n\n')].filter((index) => index >= 0);
    return ends.length === 0 ? message.length : Math.min(...ends);
}


/***/ }),

/***/ 32974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ mailboxesOf),
/* harmony export */   v: () => (/* binding */ parseMessage)
/* harmony export */ });
/* harmony import */ var postal_mime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4286);
/* harmony import */ var _domain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32243);
/* harmony import */ var _header_section_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38684);
/** A received message as the service and the verdict read it: header fields, author, HTML, text, attachments. */



/** Real mail nests four or five levels deep. */
const maxNestingDepth = 50;
const maxHeaderBytes = 1024 * 1024;
/** Gmail takes 25 MB; beyond twice that a body is not worth its memory. */
const maxMessageBytes = 50 * 1024 * 1024;
/**
 * Reads a message. Never rejects: of a body that cannot be read (nested deeper than 50 levels, header sections
 * over 1 MiB, more than 50 MiB) `defect` says why, and the header fields are there all the same.
 * Messages inside the message are attachments; their text is not mixed into `text`.
 */
async function parseMessage(bytes) {
    const headerFields = (0,_header_section_js__WEBPACK_IMPORTED_MODULE_2__/* .readHeaderSection */ .Dm)(bytes);
    return {
        headerFields,
        subject: (0,_header_section_js__WEBPACK_IMPORTED_MODULE_2__/* .valuesOf */ .sm)(headerFields, 'subject')[0] ?? null,
        from: mailboxesOf(headerFields, 'from'),
        replyTo: mailboxesOf(headerFields, 'reply-to'),
        sizeBytes: bytes.byteLength,
        ...(await readBody(bytes)),
    };
}
async function readBody(bytes) {
    if (bytes.byteLength > maxMessageBytes)
        return unreadable(`larger than ${maxMessageBytes / 1024 / 1024} MiB`);
    try {
        const email = await postal_mime__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .Ay.parse(bytes, {
            maxNestingDepth,
            maxHeadersSize: maxHeaderBytes,
            forceRfc822Attachments: true,
        });
        return {
            html: email.html ?? null,
            text: email.text ?? null,
            attachments: email.attachments.map(readAttachment),
            defect: null,
        };
    }
    catch (error) {
        // Whatever a hostile message makes the parser throw is a property of the message, not a failure of ours.
        return unreadable(error instanceof Error ? error.message : 'its MIME structure could not be read');
    }
}
function unreadable(defect) {
    return { html: null, text: null, attachments: [], defect };
}
function readAttachment(part) {
    return {
        filename: part.filename,
        contentType: part.mimeType.toLowerCase(),
        content: typeof part.content === 'string' ? Buffer.from(part.content) : new Uint8Array(part.content),
        contentId: part.contentId?.replaceAll(/[<>\s]/gu, '') ?? null,
        isRelated: part.related === true,
        calendarMethod: part.method ?? null,
    };
}
/** The mailboxes of all fields of this name, given in lower case; nothing of them has been checked. */
function mailboxesOf(fields, name) {
    return fields
        .filter((field) => field.name.toLowerCase() === name)
        .flatMap((field) => (0,postal_mime__WEBPACK_IMPORTED_MODULE_0__/* .addressParser */ .YR)((0,_header_section_js__WEBPACK_IMPORTED_MODULE_2__/* .unfold */ .t8)(field.rawValue), { flatten: true }))
        .flatMap(({ name: displayName, address }) => address === undefined ? [] : [{ displayName: displayName || null, address, domain: domainOf(address) }]);
}
function domainOf(address) {
    const at = address.lastIndexOf('@');
    return at < 0 ? null : (0,_domain_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDomain */ .g)(address.slice(at + 1).trim());
}


/***/ }),

/***/ 94468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ styled)
/* harmony export */ });
/** Colours of a terminal; whether there are any is the caller's decision. */
const codes = { red: 31, green: 32, yellow: 33, magenta: 35, bold: 1, dim: 2 };
/** `text` in a style; unchanged without colours. */
function styled(text, style, mode) {
    return mode === 'none' || text === '' ? text : `\u001B[${codes[style]}m${text}\u001B[0m`;
}


/***/ }),

/***/ 78769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ terminalTable)
/* harmony export */ });
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22728);
/* harmony import */ var _terminal_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94468);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55730);
/** A table of plain text for a terminal of a known width: columns side by side, long cells wrapped. */



/** Between two columns. */
const gap = '  ';
/** Narrower than this a column cannot be read; then lines are longer than the terminal. */
const leastColumnWidth = 10;
const wordStyles = {
    pass: 'green',
    fail: 'red',
    misconfigured: 'magenta',
    inconclusive: 'yellow',
    met: 'green',
    ok: 'green',
    missed: 'red',
    failing: 'red',
    undecided: 'yellow',
    warned: 'yellow',
    missing: 'yellow',
};
/** Lines without a line break at their ends; none for a table without rows. */
function terminalTable(table, { widthColumns, colour }) {
    if (table.rows.length === 0)
        return [];
    const rows = table.rows.map((row) => row.map(_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeTerminal */ .e));
    const { columns } = table;
    const titles = columns.map((column) => column.title);
    const widths = fitWidths([titles, ...rows], widthColumns);
    const titleStyle = (text) => (0,_terminal_style_js__WEBPACK_IMPORTED_MODULE_0__/* .styled */ .I)(text, 'dim', colour);
    const cellStyle = (text, column) => (column?.kind === 'word' ? colourWord(text, colour) : text);
    return [
        ...layOutRow(titles, { columns, widths, style: titleStyle }),
        ...rows.flatMap((row) => layOutRow(row, { columns, widths, style: cellStyle })),
    ];
}
/** The natural widths; where they are too much together, the widest column gives way first. */
function fitWidths(rows, widthColumns) {
    const natural = (rows[0] ?? []).map((_, index) => rows.reduce((most, row) => Math.max(most, (0,_text_width_js__WEBPACK_IMPORTED_MODULE_1__/* .textWidth */ .s)(row[index] ?? '')), 0));
    const roomColumns = widthColumns - gap.length * (natural.length - 1);
    const widths = [...natural];
    for (let excess = sum(widths) - roomColumns; excess > 0; excess = sum(widths) - roomColumns) {
        const widest = Math.max(...widths);
        const index = widths.indexOf(widest);
        const next = Math.max(...widths.filter((width) => width < widest), leastColumnWidth);
        if (widest <= leastColumnWidth)
            break;
        widths[index] = Math.max(widest - excess, Math.min(next, widest - 1), leastColumnWidth);
    }
    return widths;
}
function sum(numbers) {
    return numbers.reduce((total, one) => total + one, 0);
}
function layOutRow(row, parts) {
    const wrapped = row.map((cell, index) => (0,_text_width_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(cell, parts.widths[index] ?? leastColumnWidth));
    const lineCount = Math.max(...wrapped.map((lines) => lines.length));
    return Array.from({ length: lineCount }, (_, line) => wrapped
        .map((lines, index) => {
        const text = lines[line] ?? '';
        const padding = ' '.repeat(Math.max((parts.widths[index] ?? 0) - (0,_text_width_js__WEBPACK_IMPORTED_MODULE_1__/* .textWidth */ .s)(text), 0));
        const column = parts.columns[index];
        const shown = parts.style(text, column);
        return column?.kind === 'number' ? `${padding}${shown}` : `${shown}${padding}`;
    })
        .join(gap)
        .trimEnd());
}
function colourWord(text, colour) {
    const style = wordStyles[text];
    return style === undefined ? text : (0,_terminal_style_js__WEBPACK_IMPORTED_MODULE_0__/* .styled */ .I)(text, style, colour);
}


/***/ }),

/***/ 55730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ wrapText),
/* harmony export */   s: () => (/* binding */ textWidth)
/* harmony export */ });
/** How much room text takes on a terminal. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** East Asian wide and full-width letters, and emoji: two columns. Source: Unicode Standard Annex 11. */
const wide = /^(?:\p{Emoji_Presentation}|.\uFE0F|[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}])/u;
const plainAscii = /^[\u0020-\u007E]*$/u;
/** Columns that plain text (without escape sequences) takes. */
function textWidth(text) {
    if (plainAscii.test(text))
        return text.length;
    let width = 0;
    for (const { segment } of segmenter.segment(text))
        width += wide.test(segment) ? 2 : 1;
    return width;
}
/** Lines of at most `width` columns, broken at spaces, and inside a word that is longer alone. */
function wrapText(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ').flatMap((one) => splitWord(one, width))) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (textWidth(longer) <= width)
            line = longer;
        else {
            lines.push(line);
            line = word;
        }
    }
    return [...lines, line];
}
function splitWord(word, width) {
    if (textWidth(word) <= width)
        return [word];
    const pieces = [];
    let piece = '';
    for (const { segment } of segmenter.segment(word)) {
        if (piece !== '' && textWidth(piece + segment) > width) {
            pieces.push(piece);
            piece = '';
        }
        piece += segment;
    }
    return [...pieces, piece];
}


/***/ }),

/***/ 26623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ parseAccountName)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/* harmony import */ var _report_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11984);
/** Names that people give to workspaces and tokens. */


const maxNameLength = 100;
/**
 * A name that looks like what it is: one line of 1 to 100 characters, nothing invisible in it. A workspace is its name,
 * so two names that cannot be told apart by eye would be two workspaces.
 */
function parseAccountName(text, input) {
    const { length } = text;
    if (text.trim() === '')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)({ input, came: 'nothing', expected: `a name of 1 to ${maxNameLength} characters` });
    if (length > maxNameLength) {
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)({ input, came: `${length} characters`, expected: `a name of at most ${maxNameLength} characters` });
    }
    if ((0,_report_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(text) === text)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(text);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)({
        input,
        came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteValue */ .cl)(text),
        expected: 'a name on one line, without control characters, invisible characters, and spaces at its ends',
    });
}


/***/ }),

/***/ 67943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ commentEnd)
/* harmony export */ });
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


/***/ }),

/***/ 23465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ exampleOf),
/* harmony export */   m: () => (/* binding */ isAuthservId)
/* harmony export */ });
/** Names under which a provider writes, as people give them. */
const anyHost = '*.';
/**
 * Whether a field's authserv-id is one that `pattern` means. `*.mail.example` means every name below that domain, for
 * providers whose machines each sign with their own; `null` is that of providers who name themselves nowhere.
 */
function isAuthservId(pattern, authservId) {
    if (pattern === null || authservId === null)
        return pattern === authservId;
    const [wanted, name] = [pattern.toLowerCase(), authservId.toLowerCase()];
    return wanted.startsWith(anyHost) ? name.endsWith(wanted.slice(1)) && name.length >= wanted.length : name === wanted;
}
/** A name that `pattern` means: itself, or its domain, or a host below that. */
function exampleOf(pattern, host = null) {
    if (!pattern.startsWith(anyHost))
        return pattern;
    return host === null ? pattern.slice(anyHost.length) : `${host}${pattern.slice(1)}`;
}


/***/ }),

/***/ 15679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ parseResultsField)
/* harmony export */ });
/* harmony import */ var _read_segments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56515);
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
    const [head, ...rest] = (0,_read_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .readSegments */ .l)(rawValue);
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
    // No word of the standard has an underscore; Yahoo's `perm_fail` has.
    const result = /^[a-z][a-z0-9_-]*$/iu.exec(first.value)?.[0];
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


/***/ }),

/***/ 56515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readSegments)
/* harmony export */ });
/* harmony import */ var _comment_end_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67943);
/** A structured field's value → what stands between its semicolons, comments apart. Source: RFC 5322 §3.2.2, RFC 8601 §2.2. */

/** Splits a value. Quotes and comments that never end go on to its end, as readers of mail take them. */
function readSegments(value) {
    const source = value.replaceAll(/\r?\n/gu, '');
    const segments = [];
    let open = { text: '', comments: [] };
    let at = 0;
    while (at < source.length) {
        const character = source.charAt(at);
        const end = endOf(character, source, at);
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
function endOf(character, source, at) {
    if (character === '"')
        return skipQuoted(source, at);
    return character === '(' ? (0,_comment_end_js__WEBPACK_IMPORTED_MODULE_0__/* .commentEnd */ .T)(source, at) : at + 1;
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


/***/ }),

/***/ 46442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findTrustedResults)
/* harmony export */ });
/* harmony import */ var _authserv_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23465);
/* harmony import */ var _parse_results_field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15679);
/** Which of a message's Authentication-Results fields are the receiving provider's own. Source: RFC 8601 §5 and §7.1. */


/**
 * The provider's fields, top first: of each of its authserv-ids (of each pattern, not of each name that it means) the topmost one, and with it those that stand above the
 * hand-over, where no sender can write (OpenDKIM and OpenDMARC write one field each). Whatever stands below them
 * otherwise may have come with the message, forged under the same name; so may all that stands below another Received
 * field than the hand-over's. iCloud writes a field for each method, each under a name of its own, right below it.
 *
 * @param fields the header section, first to last
 * @returns empty when the provider wrote none
 */
function findTrustedResults(fields, { authservIds, handOverIndex }) {
    const met = new Set();
    const found = [];
    for (const [fieldIndex, header] of fields.entries()) {
        // A Received field below the hand-over's, or below one that was believed already, is the sender's.
        const isBelow = handOverIndex === null ? found.length > 0 : fieldIndex > handOverIndex;
        if (isBelow && isNamed(header, 'received'))
            break;
        if (!isNamed(header, 'authentication-results'))
            continue;
        const field = (0,_parse_results_field_js__WEBPACK_IMPORTED_MODULE_0__/* .parseResultsField */ .a)(header.rawValue);
        const pattern = authservIds.find((one) => field !== null && (0,_authserv_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .isAuthservId */ .m)(one, field.authservId));
        if (field === null || pattern === undefined)
            continue;
        const isSafe = handOverIndex !== null && fieldIndex < handOverIndex;
        if (isSafe || !met.has(pattern))
            found.push({ ...field, fieldIndex });
        met.add(pattern);
    }
    return found;
}
function isNamed(field, name) {
    return field.name.toLowerCase() === name;
}


/***/ })

};
