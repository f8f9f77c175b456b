export const id = 6501;
export const ids = [6501];
export const modules = {

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

/***/ 39347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ hasControlCharacters),
/* harmony export */   a: () => (/* binding */ withoutControlCharacters)
/* harmony export */ });
/** Characters that a header field must not contain: a line end would start another field. */
const control = /(?!\t)[\p{Cc}\u2028\u2029]/u;
/** True for a control character other than tab, a Unicode line or paragraph separator, or a lone surrogate. */
function hasControlCharacters(text) {
    return control.test(text) || !text.isWellFormed();
}
/** Replaces each with a space. */
function withoutControlCharacters(text) {
    return text.toWellFormed().replaceAll(new RegExp(control, 'gu'), ' ');
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
/** Host names have no underscores, but domains of real mail do. */
const asciiLabel = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/u;
/**
 * Parses a domain into A-labels in lower case (RFC 5890), without a final dot. Returns null for anything else, such as
 * address literals (`[192.0.2.1]`) and numeric top-level domains.
 */
function parseDomain(text) {
    // domainToASCII parses a URL's host: it reads "a/b" as "a", "%61" as "a", and "1.2" as an IP address.
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

/***/ 85429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ needsSmtpUtf8),
  or: () => (/* binding */ parseAddress),
  Mb: () => (/* binding */ parseAddressList),
  vY: () => (/* binding */ renderAddress)
});

// EXTERNAL MODULE: ./node_modules/postal-mime/dist/esm/postal-mime.js + 9 modules
var postal_mime = __webpack_require__(4286);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/mail/control-characters.js
var control_characters = __webpack_require__(39347);
// EXTERNAL MODULE: ./lib/mail/domain.js
var mail_domain = __webpack_require__(32243);
;// CONCATENATED MODULE: ./lib/mail/split-mailboxes.js
/** Splits an address list at its commas, with quotes, comments and brackets. RFC 5322 §3.4. */
/**
 * Splits a list at its commas and drops comments. Returns null for an unclosed quote, comment or bracket, text after a
 * bracket, a second bracket, or a group (`:`, `;`).
 */
function splitMailboxes(text) {
    const tokens = tokenize(text);
    if (tokens === null)
        return null;
    const sources = [];
    let start = 0;
    for (let end = 0; end <= tokens.length; end += 1) {
        const token = tokens[end];
        if (token !== undefined && !isSpecial(token, ','))
            continue;
        const source = readMailbox(tokens.slice(start, end), text);
        if (source === null)
            return null;
        sources.push(source);
        start = end + 1;
    }
    return sources;
}
function readMailbox(tokens, text) {
    const written = text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0).trim();
    const open = tokens.findIndex((token) => isSpecial(token, '<'));
    if (tokens.some((token) => isSpecial(token, ':') || isSpecial(token, ';')))
        return null;
    if (open < 0) {
        if (tokens.some((token) => isSpecial(token, '>')))
            return null;
        return { text: written, name: null, ...readAddress(tokens) };
    }
    const close = tokens.findIndex((token) => isSpecial(token, '>'));
    const isClosedAtEnd = close > open && tokens.slice(close + 1).every((token) => token.text.trim() === '' && token.kind === 'text');
    const hasSecondBracket = tokens.filter((token) => isSpecial(token, '<')).length > 1;
    if (!isClosedAtEnd || hasSecondBracket)
        return null;
    // `news@shop.example <news@shop.example>` violates the grammar, but is common: an @ in a name is text.
    const name = tokens.slice(0, open).map((token) => ({ text: token.text, isQuoted: token.kind === 'quoted' }));
    return { text: written, name, ...readAddress(tokens.slice(open + 1, close)) };
}
function readAddress(tokens) {
    const words = tokens.filter((token) => token.kind !== 'text' || token.text.trim() !== '');
    const [localPart, at, domain, ...rest] = words;
    const isAddress = localPart?.kind !== 'special' && at !== undefined && isSpecial(at, '@') && domain?.kind === 'text';
    if (localPart === undefined || !isAddress || rest.length > 0)
        return { localPart: null, domain: null };
    const isQuoted = localPart.kind === 'quoted';
    return {
        localPart: { text: isQuoted ? localPart.text : localPart.text.trim(), isQuoted },
        domain: domain.text.trim(),
    };
}
function tokenize(text) {
    const tokens = [];
    let at = 0;
    while (at < text.length) {
        const token = readToken(text, at);
        if (token === null)
            return null;
        tokens.push(token);
        at = token.end;
    }
    return tokens;
}
function readToken(text, at) {
    const character = text.charAt(at);
    if (character === '"')
        return readQuoted(text, at);
    if (character === '(')
        return readComment(text, at);
    if (',<>@:;'.includes(character))
        return { kind: 'special', text: character, start: at, end: at + 1 };
    const end = indexOfSpecial(text, at);
    return { kind: 'text', text: text.slice(at, end), start: at, end };
}
function indexOfSpecial(text, from) {
    let end = from + 1;
    while (end < text.length && !'"(,<>@:;'.includes(text.charAt(end)))
        end += 1;
    return end;
}
function readQuoted(text, at) {
    let content = '';
    for (let index = at + 1; index < text.length; index += 1) {
        const character = text.charAt(index);
        if (character === '"')
            return { kind: 'quoted', text: content, start: at, end: index + 1 };
        if (character === '\\')
            index += 1;
        content += text.charAt(index);
    }
    return null;
}
/** Comments nest (RFC 5322 §3.2.2) and become a space. */
function readComment(text, at) {
    let depth = 0;
    for (let index = at; index < text.length; index += 1) {
        const character = text.charAt(index);
        if (character === '\\')
            index += 1;
        if (character === '(')
            depth += 1;
        if (character === ')')
            depth -= 1;
        if (depth === 0)
            return { kind: 'text', text: ' ', start: at, end: index + 1 };
    }
    return null;
}
function isSpecial(token, character) {
    return token.kind === 'special' && token.text === character;
}

;// CONCATENATED MODULE: ./lib/mail/parse-address.js
/** Parses mailboxes such as `Lanternfish Books <news@lanternfish.example>`: RFC 5322 §3.4. */





/** RFC 5321 §4.5.3.1: octets of a local part, and of a whole address (a path of 256 without its brackets). */
const maxLocalPartOctets = 64;
const maxAddressOctets = 254;
const maxNameCharacters = 255;
const maxListLength = 100;
/** RFC 5322 §3.2.3, and the non-ASCII characters that RFC 6531 adds. */
const dotAtom = /^(?!\.)(?:\.?(?:[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]|[^\p{ASCII}\p{Z}\p{C}]))+$/u;
/**
 * Parses exactly one mailbox. The domain becomes A-labels; comments and unneeded quotes are dropped. Problems carry
 * `input: 'address'`.
 */
function parseAddress(text) {
    const parsed = parseAddressList(text);
    if (parsed.status === 'bad')
        return parsed;
    const [address, ...others] = parsed.value;
    if (address === undefined || others.length > 0) {
        return (0,problem/* bad */.MB)(parse_address_problem(text, 'exactly one address', `a name with a comma needs quotes: "Books, Inc." <a@shop.example>`));
    }
    return (0,problem.ok)(address);
}
/** Parses up to 100 mailboxes, separated by commas. Reports all invalid ones. */
function parseAddressList(text) {
    // A line end would start another header field.
    if ((0,control_characters/* hasControlCharacters */.K)(text)) {
        return (0,problem/* bad */.MB)(parse_address_problem(text, 'an address without control characters or line ends'));
    }
    const sources = splitMailboxes(text);
    if (sources === null)
        return (0,problem/* bad */.MB)(parse_address_problem(text, parse_address_form, 'close every quote, bracket and parenthesis'));
    if (sources.length > maxListLength)
        return (0,problem/* bad */.MB)(parse_address_problem(text, `at most ${maxListLength} addresses`));
    const parsed = sources.map((source) => parseMailbox(source));
    const problems = parsed.flatMap((one) => (one.status === 'bad' ? one.problems : []));
    if (problems.length > 0)
        return (0,problem/* bad */.MB)(...problems);
    return (0,problem.ok)(parsed.flatMap((one) => (one.status === 'ok' ? [one.value] : [])));
}
/** Renders `"Name" <address>`, or the address alone, in a form that `parseAddress` reads. Not encoded. */
function renderAddress({ displayName, address }) {
    return displayName === null ? address : `${quote((0,control_characters/* withoutControlCharacters */.a)(displayName))} <${address}>`;
}
/** True when the address needs SMTPUTF8 (RFC 6531): a local part has no ASCII form. */
function needsSmtpUtf8(address) {
    return /\P{ASCII}/u.test(address.localPart);
}
const parse_address_form = 'an address such as "news@shop.example" or "Shop <news@shop.example>"';
function parseMailbox(source) {
    const displayName = readName(source);
    if (displayName !== null && displayName.length > maxNameCharacters) {
        return (0,problem/* bad */.MB)(parse_address_problem(source.text, `a name of at most ${maxNameCharacters} characters`));
    }
    const localPart = readLocalPart(source);
    if (localPart === null || source.domain === null)
        return (0,problem/* bad */.MB)(parse_address_problem(source.text, parse_address_form));
    const domain = (0,mail_domain/* parseDomain */.g)(source.domain);
    if (domain === null)
        return (0,problem/* bad */.MB)(parse_address_problem(source.text, `a domain name after the @, not ${(0,problem/* quoteValue */.cl)(source.domain)}`));
    const address = `${localPart}@${domain}`;
    if (Buffer.byteLength(localPart) > maxLocalPartOctets || Buffer.byteLength(address) > maxAddressOctets) {
        const limits = `at most ${maxLocalPartOctets} octets before the @ and ${maxAddressOctets} in all`;
        return (0,problem/* bad */.MB)(parse_address_problem(source.text, limits));
    }
    return (0,problem.ok)({ displayName, localPart, domain, address });
}
function readName({ name }) {
    if (name === null)
        return null;
    const text = name
        .map((piece) => (piece.isQuoted ? piece.text : (0,postal_mime/* decodeWords */.O0)(piece.text.replaceAll(/ +/gu, ' '))))
        .join('');
    // An encoded-word can contain control characters.
    const clean = (0,control_characters/* withoutControlCharacters */.a)(text).trim();
    return clean === '' ? null : clean;
}
function readLocalPart({ localPart }) {
    if (localPart === null)
        return null;
    if (dotAtom.test(localPart.text))
        return localPart.text;
    return localPart.isQuoted ? quote(localPart.text) : null;
}
function quote(text) {
    return `"${text.replaceAll(/["\\]/gu, String.raw `\$&`)}"`;
}
function parse_address_problem(text, expected, todo) {
    return { input: 'address', came: (0,problem/* quoteValue */.cl)(text), expected, ...(todo === undefined ? {} : { todo }) };
}


/***/ }),

/***/ 53066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: () => (/* binding */ openEngine),
/* harmony export */   FS: () => (/* binding */ templateExtensions),
/* harmony export */   cF: () => (/* binding */ hasVariables),
/* harmony export */   gn: () => (/* binding */ textExtensions)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/** Loads the engine for a file by its extension. */


const openers = {
    // HTML and plain text have no variables: `{{ x }}` stays `{{ x }}`.
    html: () => Promise.resolve(() => ({ render: ({ text }) => Promise.resolve((0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(text)) })),
    liquid: async () => (await Promise.all(/* import() */[__webpack_require__.e(6313), __webpack_require__.e(853)]).then(__webpack_require__.bind(__webpack_require__, 80853))).openLiquid,
    handlebars: async () => (await Promise.all(/* import() */[__webpack_require__.e(8508), __webpack_require__.e(3216)]).then(__webpack_require__.bind(__webpack_require__, 23216))).openHandlebars,
    markdown: async () => (await Promise.all(/* import() */[__webpack_require__.e(8022), __webpack_require__.e(561)]).then(__webpack_require__.bind(__webpack_require__, 40561))).openMarkdown,
};
const enginesOfTemplates = {
    '.html': 'html',
    '.htm': 'html',
    '.liquid': 'liquid',
    '.hbs': 'handlebars',
    '.handlebars': 'handlebars',
    '.md': 'markdown',
    '.markdown': 'markdown',
};
/** Text parts do not allow HTML. */
const enginesOfTexts = {
    '.txt': 'html',
    '.md': 'html',
    '.markdown': 'html',
    '.liquid': 'liquid',
    '.hbs': 'handlebars',
    '.handlebars': 'handlebars',
};
/** Extensions of templates, including `.eml`. */
const templateExtensions = [...Object.keys(enginesOfTemplates), '.eml'];
/** Extensions of text parts. */
const textExtensions = Object.keys(enginesOfTexts);
/** True if the template or text part has variables. */
function hasVariables(path) {
    const engine = enginesOfTemplates[node_path__WEBPACK_IMPORTED_MODULE_0__.posix.extname(path).toLowerCase()];
    return engine === 'liquid' || engine === 'handlebars';
}
/** Opens the engine for the last extension of a file; null if there is none. */
async function openEngine(path, part, setup) {
    const table = part === 'template' ? enginesOfTemplates : enginesOfTexts;
    const open = openers[table[node_path__WEBPACK_IMPORTED_MODULE_0__.posix.extname(path).toLowerCase()] ?? ''];
    return open === undefined ? null : (await open())(setup);
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
