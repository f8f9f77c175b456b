export const id = 4995;
export const ids = [4995];
export const modules = {

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


/***/ }),

/***/ 53504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ nodeFiles)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3232);
/** The machine's file system, reduced to what a run needs. */





/** Creates a Files that reads and writes the machine's disk. */
function nodeFiles() {
    return {
        read: async (path) => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(path),
        readText: async (path) => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(path, 'utf8'),
        stat: async (path) => await whenThere(async () => describe(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path))),
        realPath: async (path) => await whenThere(async () => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(path)),
        isLink: async (path) => (await whenThere(async () => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path)))?.isSymbolicLink() ?? false,
        glob: findMatches,
        write: writeWhole,
        append: async (path, content) => {
            await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.appendFile)(path, content);
        },
    };
}
function describe(found) {
    if (found.isFile())
        return { sizeBytes: Number(found.size), kind: 'file', mode: Number(found.mode) & 0o777 };
    return { sizeBytes: 0, kind: found.isDirectory() ? 'directory' : 'other' };
}
/** Codes that mean "not found". ENOTDIR: the parent is a file. ELOOP: a symbolic link points to itself. */
const absentCodes = new Set(['ENOENT', 'ENOTDIR', 'ELOOP']);
async function whenThere(ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && absentCodes.has(String(error.code)))
            return null;
        throw error;
    }
}
async function findMatches(pattern, directory, maxCount = Number.POSITIVE_INFINITY) {
    const found = [];
    const exclude = (path) => isForeignFolder(path) || leadsOut(directory, path);
    for await (const path of (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.glob)(pattern, { cwd: directory, exclude })) {
        found.push(path.replaceAll('\\', '/'));
        if (found.length >= maxCount)
            break;
    }
    return found.toSorted();
}
function isForeignFolder(path) {
    return /(?:^|[\\/])(?:node_modules|\.git)$/u.test(path);
}
/** Returns true for a symbolic link that leaves the directory: a pattern must not walk the whole machine. */
function leadsOut(directory, path) {
    const absolutePath = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, path);
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(absolutePath).isSymbolicLink())
            return false;
        return (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_4__/* .pathInside */ ._l)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(directory), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(absolutePath)) === null;
    }
    catch {
        // A dangling link. Node also calls this with bare names of files in subfolders.
        return false;
    }
}
/**
 * Creates a folder and its parents. Does not use `recursive`: Node retries forever when mkdir reports ENOENT although the
 * parent exists, as in /proc.
 */
async function makeFolder(path) {
    if (await isFolder(path))
        return;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path);
    if (parent !== path)
        await makeFolder(parent);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(path);
    }
    catch (error) {
        // Another process may have created it in the meantime.
        if (!(await isFolder(path)))
            throw error;
    }
}
async function isFolder(path) {
    return (await whenThere(async () => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path)))?.isDirectory() ?? false;
}
async function writeWhole(path, content) {
    await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    // A random name, created exclusively: a symbolic link at a predictable name would be followed.
    const temporaryPath = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.part`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporaryPath, content, { flag: 'wx' });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporaryPath, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporaryPath, { force: true });
        throw error;
    }
}


/***/ }),

/***/ 34995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nodeWorld: () => (/* binding */ nodeWorld)
});

// EXTERNAL MODULE: ./lib/world/node-clock.js
var node_clock = __webpack_require__(38101);
// EXTERNAL MODULE: ./lib/world/node-files.js
var node_files = __webpack_require__(53504);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/world/node-random.js
/** Random values: cryptographic for identifiers, plain for jitter. */

/** Creates a Random that uses node:crypto. */
function nodeRandom() {
    return { bytes: (count) => (0,external_node_crypto_.randomBytes)(count), uuid: () => (0,external_node_crypto_.randomUUID)(), fraction: () => Math.random() };
}

;// CONCATENATED MODULE: ./lib/world/node-world.js
/** The real World, created once by each entry point. */



/** Creates a World on this machine with a snapshot of the environment. */
function nodeWorld() {
    return { clock: (0,node_clock/* nodeClock */.$)(), random: nodeRandom(), env: { ...process.env }, files: (0,node_files/* nodeFiles */.k)() };
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


/***/ })

};
