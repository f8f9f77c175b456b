export const id = 1216;
export const ids = [1216];
export const modules = {

/***/ 15742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ untilAborted),
/* harmony export */   w: () => (/* binding */ itemsUntilAborted)
/* harmony export */ });
/** Waits for a promise until a signal aborts. */
/** Resolves like `promise`, or rejects with the signal's reason as soon as it aborts. Does not stop the work behind `promise`. */
async function untilAborted(promise, signal) {
    const { promise: aborted, reject } = Promise.withResolvers();
    const onAbort = () => reject(signal.reason);
    if (signal.aborted)
        onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    try {
        return await Promise.race([promise, aborted]);
    }
    finally {
        signal.removeEventListener('abort', onAbort);
    }
}
/** Yields the items of `source`; throws the signal's reason as soon as it aborts. */
async function* itemsUntilAborted(source, signal) {
    const iterator = source[Symbol.asyncIterator]();
    try {
        for (;;) {
            const next = await untilAborted(iterator.next(), signal);
            if (next.done === true)
                return;
            yield next.value;
        }
    }
    finally {
        // Not awaited: a source that hangs must not block the caller.
        iterator.return?.().catch(() => undefined);
    }
}


/***/ }),

/***/ 91216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ heartbeatJob),
/* harmony export */   serveJobs: () => (/* binding */ serveJobs)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _until_aborted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15742);
/** Worker side: runs the jobs the main thread sends and forwards their port calls. */


/** Every thread answers this job; a thread that does not is blocked. */
const heartbeatJob = 'heartbeat';
/**
 * Serves jobs until the main thread terminates this thread.
 *
 * @throws TypeError on the main thread
 */
function serveJobs(jobs) {
    if (node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort === null)
        throw new TypeError('serveJobs must run in a worker thread');
    const port = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort;
    const running = new Map();
    const loaded = new Map();
    const calls = openCalls(port);
    port.on('message', (message) => {
        if (message.type === 'abort')
            running.get(message.jobId)?.abort();
        else if (message.type === 'answer')
            calls.settle(message);
        else
            void run(message);
    });
    async function run({ jobId, name, input }) {
        const controller = new AbortController();
        running.set(jobId, controller);
        const { signal } = controller;
        try {
            const job = name === heartbeatJob ? beat : await load(name);
            const call = async (callee, ...args) => await calls.make(jobId, { name: callee, args }, signal);
            post(port, { type: 'done', jobId, value: await job(input, { call, signal }) });
        }
        catch (error) {
            post(port, { type: 'failed', jobId, message: error instanceof Error ? error.message : String(error) });
        }
        finally {
            running.delete(jobId);
        }
    }
    async function load(name) {
        const job = loaded.get(name) ?? jobs[name]?.();
        if (job === undefined)
            throw new TypeError(`no job is named ${name}`);
        loaded.set(name, job);
        return await job;
    }
}
async function beat() {
    return await Promise.resolve(null);
}
function openCalls(port) {
    const waiting = new Map();
    let lastCallId = 0;
    return {
        make: async (jobId, call, signal) => {
            signal.throwIfAborted();
            lastCallId += 1;
            const callId = lastCallId;
            const answer = Promise.withResolvers();
            waiting.set(callId, answer);
            try {
                post(port, { type: 'call', jobId, callId, call });
                return await (0,_until_aborted_js__WEBPACK_IMPORTED_MODULE_1__/* .untilAborted */ .E)(answer.promise, signal);
            }
            finally {
                waiting.delete(callId);
            }
        },
        settle: ({ callId, result }) => {
            const answer = waiting.get(callId);
            if (result.status === 'ok')
                answer?.resolve(result.value);
            else
                answer?.reject(new Error(result.message));
        },
    };
}
function post(port, message) {
    port.postMessage(message);
}


/***/ })

};
