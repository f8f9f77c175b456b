export const id = 5950;
export const ids = [5950];
export const modules = {

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

/***/ 5950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nodeWorld: () => (/* binding */ nodeWorld)
});

// EXTERNAL MODULE: ./lib/world/node-clock.js
var node_clock = __webpack_require__(38101);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/world/node-files.js
/** The machine's file system, behind the few questions a run asks of it. */


/** Files on the machine's disk. */
function nodeFiles() {
    return {
        read: async (path) => await (0,promises_.readFile)(path),
        readText: async (path) => await (0,promises_.readFile)(path, 'utf8'),
        stat: async (path) => await whenThere(async () => describe(await (0,promises_.stat)(path))),
        realPath: async (path) => await whenThere(async () => await (0,promises_.realpath)(path)),
        glob: findMatches,
        write: writeWhole,
        append: async (path, content) => {
            await makeFolder((0,external_node_path_.dirname)(path));
            await (0,promises_.appendFile)(path, content);
        },
    };
}
function describe(found) {
    if (found.isFile())
        return { sizeBytes: Number(found.size), kind: 'file' };
    return { sizeBytes: 0, kind: found.isDirectory() ? 'directory' : 'other' };
}
async function whenThere(ask) {
    try {
        return await ask();
    }
    catch (error) {
        // ENOTDIR: a file stands where a folder was expected, so there is nothing below it either.
        if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
            return null;
        throw error;
    }
}
async function findMatches(pattern, directory) {
    const found = [];
    for await (const path of (0,promises_.glob)(pattern, { cwd: directory, exclude: isForeignFolder }))
        found.push(path.replaceAll('\\', '/'));
    return found.toSorted();
}
function isForeignFolder(path) {
    return /(?:^|[\\/])(?:node_modules|\.git)$/u.test(path);
}
/**
 * Makes a folder and those above it. Not by `recursive`: where the system has no such place below a folder that is
 * there (/proc says so of everything), Node tries again for ever.
 */
async function makeFolder(path) {
    if (await isFolder(path))
        return;
    const parent = (0,external_node_path_.dirname)(path);
    if (parent !== path)
        await makeFolder(parent);
    try {
        await (0,promises_.mkdir)(path);
    }
    catch (error) {
        // Another writer may have made it meanwhile.
        if (!(await isFolder(path)))
            throw error;
    }
}
async function isFolder(path) {
    return (await whenThere(async () => await (0,promises_.stat)(path)))?.isDirectory() ?? false;
}
async function writeWhole(path, content) {
    await makeFolder((0,external_node_path_.dirname)(path));
    const temporaryPath = `${path}.part`;
    try {
        await (0,promises_.writeFile)(temporaryPath, content);
        await (0,promises_.rename)(temporaryPath, path);
    }
    catch (error) {
        await (0,promises_.rm)(temporaryPath, { force: true });
        throw error;
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/world/node-random.js
/** The machine's chance: cryptographic where it names things, plain where it only spreads load. */

/** A Random on node:crypto. */
function nodeRandom() {
    return { bytes: (count) => (0,external_node_crypto_.randomBytes)(count), uuid: () => (0,external_node_crypto_.randomUUID)(), fraction: () => Math.random() };
}

;// CONCATENATED MODULE: ./lib/world/node-world.js
/** The real world, put together once by the entries. */



/** A World on this machine, with the environment as it is now. */
function nodeWorld() {
    return { clock: (0,node_clock/* nodeClock */.$)(), random: nodeRandom(), env: { ...process.env }, files: nodeFiles() };
}


/***/ })

};
