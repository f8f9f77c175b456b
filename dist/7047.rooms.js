export const id = 7047;
export const ids = [7047];
export const modules = {

/***/ 52358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rs: () => (/* binding */ parseConfigJob),
/* harmony export */   Y$: () => (/* binding */ findFilesJob),
/* harmony export */   ZC: () => (/* binding */ maxMatchCount),
/* harmony export */   eS: () => (/* binding */ renderJob)
/* harmony export */ });
/** Job types for untrusted repository content, which a worker thread processes. */
const renderJob = { name: 'render-template' };
/** Returns at most `maxMatchCount + 1` paths. */
const findFilesJob = { name: 'find-files' };
const parseConfigJob = { name: 'parse-config' };
/** Maximum number of files and folders that a pattern may match. */
const maxMatchCount = 10_000;


/***/ }),

/***/ 57047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openTemplateWorker: () => (/* binding */ openTemplateWorker)
/* harmony export */ });
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7443);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32964);
/* harmony import */ var _world_workers_job_type_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88288);
/* harmony import */ var _world_workers_open_workers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67110);
/* harmony import */ var _template_job_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52358);
/** Parses the config file, matches patterns and renders templates in a worker thread with time and memory limits. */





const ordinaryLimits = { timeMs: 30_000, memoryMb: 512 };
/** Starts the thread at once, while settings are read. `stopped` ends file searches. */
function openTemplateWorker(files, stopped, limits = ordinaryLimits) {
    const workers = (0,_world_workers_open_workers_js__WEBPACK_IMPORTED_MODULE_1__/* .openWorkers */ .i)({ threadCount: 1, jobsPerThread: 1, memoryMb: limits.memoryMb });
    workers.warm();
    const thread = { workers, limits };
    return {
        files: { ...files, glob: async (pattern, directory) => await findFiles({ pattern, directory }, thread, stopped) },
        parseConfig: async (bytes, path) => await parseConfig({ bytes, path }, thread, stopped),
        render: async (request, signal) => await render(request, thread, signal),
        [Symbol.asyncDispose]: async () => await workers[Symbol.asyncDispose](),
    };
}
async function render(request, { workers, limits }, signal) {
    const job = { type: _template_job_types_js__WEBPACK_IMPORTED_MODULE_2__/* .renderJob */ .eS, input: request, timeLimitMs: limits.timeMs };
    const outcome = await (0,_world_workers_job_type_js__WEBPACK_IMPORTED_MODULE_3__/* .runTypedJob */ .Pn)(workers, job, signal);
    if (outcome.status === 'done')
        return outcome.value;
    const place = { file: request.templatePath };
    const todo = 'simplify the template or its data';
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .bad */ .MB)({ input: 'template', ...exceededLimit(outcome, 'rendering', limits), todo, place });
}
async function parseConfig(file, { workers, limits }, signal) {
    const outcome = await (0,_world_workers_job_type_js__WEBPACK_IMPORTED_MODULE_3__/* .runTypedJob */ .Pn)(workers, { type: _template_job_types_js__WEBPACK_IMPORTED_MODULE_2__/* .parseConfigJob */ .Rs, input: file, timeLimitMs: limits.timeMs }, signal);
    if (outcome.status === 'done')
        return outcome.value;
    const place = { file: file.path };
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .bad */ .MB)({ input: 'config', ...exceededLimit(outcome, 'reading', limits), todo: 'simplify the file', place });
}
/** @throws PresendError SETTINGS_INVALID for a pattern that takes too long or matches too many files */
async function findFiles(search, { workers, limits }, signal) {
    const job = { type: _template_job_types_js__WEBPACK_IMPORTED_MODULE_2__/* .findFilesJob */ .Y$, input: search, timeLimitMs: limits.timeMs };
    const outcome = await (0,_world_workers_job_type_js__WEBPACK_IMPORTED_MODULE_3__/* .runTypedJob */ .Pn)(workers, job, signal);
    const name = (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteValue */ .cl)(search.pattern);
    const todo = 'use a more specific pattern';
    if (outcome.status === 'failed') {
        const { came, expected } = exceededLimit(outcome, 'matching', limits);
        throw patternError({ input: 'template', came: `${name}, ${came}`, expected, todo });
    }
    if (outcome.value.length <= _template_job_types_js__WEBPACK_IMPORTED_MODULE_2__/* .maxMatchCount */ .ZC)
        return outcome.value;
    const came = `${name}, which matches more than ${_template_job_types_js__WEBPACK_IMPORTED_MODULE_2__/* .maxMatchCount */ .ZC} files and folders`;
    throw patternError({ input: 'template', came, expected: `at most ${_template_job_types_js__WEBPACK_IMPORTED_MODULE_2__/* .maxMatchCount */ .ZC} matches`, todo });
}
function patternError(problem) {
    return (0,_errors_presend_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemsError */ .$j)('SETTINGS_INVALID', 'Finding templates', [problem]);
}
/** @throws TypeError when the job failed for another reason, which is a bug */
function exceededLimit({ reason, message }, work, { timeMs, memoryMb }) {
    const seconds = `${timeMs / 1000} s`;
    if (reason === 'time-limit')
        return { came: `${work} that took longer than ${seconds}`, expected: `at most ${seconds}` };
    if (reason === 'memory-limit') {
        return { came: `${work} that needed more than ${memoryMb} MiB`, expected: `at most ${memoryMb} MiB` };
    }
    throw new TypeError(`${work} failed: ${message}`);
}


/***/ }),

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

/***/ 88288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ typedPort),
/* harmony export */   Pn: () => (/* binding */ runTypedJob),
/* harmony export */   _p: () => (/* binding */ callPort),
/* harmony export */   aX: () => (/* binding */ typedJob)
/* harmony export */ });
/** Typed jobs: connects the types of input and output on both threads. */
/** Creates a job from a function with typed input. */
function typedJob(_type, work) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what runTypedJob was given
    return async (input, context) => await work(input, context);
}
/** Runs a job in a pool. @throws the signal's reason, and nothing else */
async function runTypedJob(workers, { type, ...job }, signal) {
    const outcome = await workers.run({ ...job, name: type.name }, signal);
    if (outcome.status === 'failed')
        return outcome;
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what the job returned
    return { status: 'done', value: outcome.value };
}
/** Main-thread side of a port. */
function typedPort({ name }, answer) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what callPort was given
    return { [name]: async (...args) => await answer(...args) };
}
/** Job side of a port. @throws Error when the main-thread function throws or the job is aborted */
async function callPort({ call }, { name }, ...args) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what the port answered
    return (await call(name, ...args));
}


/***/ }),

/***/ 67110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ openWorkers)
});

// EXTERNAL MODULE: ./lib/world/until-aborted.js
var until_aborted = __webpack_require__(15742);
// EXTERNAL MODULE: ./lib/world/workers/worker-thread.js + 3 modules
var worker_thread = __webpack_require__(81444);
;// CONCATENATED MODULE: ./lib/world/workers/open-threads.js
/** The threads of a pool: selects a thread for each job and starts threads on demand. */

/** Opens a set without threads. */
function openThreads({ threadCount, jobsPerThread, memoryMb, file, onLost }) {
    const threads = new Set();
    return {
        tryRun: (job) => {
            const thread = findThread(job);
            thread?.run(job);
            return thread !== null;
        },
        abort: (job) => {
            for (const thread of threads)
                thread.abort(job);
        },
        warm: () => {
            if (threads.size === 0)
                start();
        },
        close: () => {
            for (const thread of threads)
                thread.end('closed');
        },
    };
    function findThread(job) {
        const open = [...threads].filter((thread) => hasRoom(thread, job));
        const [idlest] = open.toSorted((left, right) => left.jobCount - right.jobCount);
        const isFull = threads.size >= threadCount;
        if (idlest !== undefined && (isFull || idlest.jobCount === 0))
            return idlest;
        return isFull ? null : start();
    }
    function hasRoom(thread, { isAlone }) {
        if (isAlone || thread.hasExclusiveJob)
            return thread.jobCount === 0;
        return thread.jobCount < jobsPerThread;
    }
    function start() {
        const thread = (0,worker_thread/* startThread */.B)({
            file,
            memoryMb,
            onLost: (loss, jobs) => {
                threads.delete(thread);
                onLost(loss, jobs);
            },
        });
        threads.add(thread);
        return thread;
    }
}

// EXTERNAL MODULE: ./lib/world/workers/own-worker-file.js
var own_worker_file = __webpack_require__(97738);
;// CONCATENATED MODULE: ./lib/world/workers/open-workers.js
/** A pool of worker threads for untrusted content: a job over its time or memory limit ends its thread, not the process. */



const messages = {
    'time-limit': 'time limit exceeded',
    'memory-limit': 'memory limit exceeded',
    crashed: 'the worker thread ended unexpectedly',
    closed: 'the worker threads were closed',
};
/**
 * Opens a pool. When a thread is lost, its jobs run again, each alone in a thread. A job that loses its thread while alone
 * has failed.
 */
function openWorkers(options) {
    const threads = openThreads({ ...options, file: options.file ?? (0,own_worker_file/* ownWorkerFile */.n)(), onLost: takeBack });
    let queue = [];
    let isClosed = false;
    return {
        run: async (job, signal) => {
            signal.throwIfAborted();
            if (isClosed)
                return lost('closed');
            const { promise, resolve } = Promise.withResolvers();
            const threadJob = toThreadJob(job, (outcome) => {
                resolve(outcome);
                dispatch();
            });
            queue.push(threadJob);
            dispatch();
            try {
                return await (0,until_aborted/* untilAborted */.E)(promise, signal);
            }
            finally {
                if (signal.aborted)
                    drop(threadJob);
            }
        },
        warm: () => {
            if (!isClosed)
                threads.warm();
        },
        [Symbol.asyncDispose]: async () => {
            isClosed = true;
            for (const job of queue)
                job.onLost('closed');
            queue = [];
            threads.close();
        },
    };
    function dispatch() {
        if (isClosed)
            return;
        const waitingFrom = queue.findIndex((job) => !threads.tryRun(job));
        queue.splice(0, waitingFrom === -1 ? queue.length : waitingFrom);
    }
    function takeBack(loss, jobs) {
        const isClear = loss === 'closed' || (jobs.length === 1 && jobs[0]?.isAlone === true);
        if (isClear)
            for (const job of jobs)
                job.onLost(loss);
        else
            queue.unshift(...jobs.map((job) => ({ ...job, isAlone: true })));
        dispatch();
    }
    function drop(job) {
        queue = queue.filter(({ onDone }) => onDone !== job.onDone);
        threads.abort(job);
        dispatch();
    }
}
function toThreadJob({ ports = {}, ...job }, settle) {
    return {
        ...job,
        ports,
        isAlone: false,
        onDone: (value) => settle({ status: 'done', value }),
        onFailed: (message) => settle({ status: 'failed', reason: 'error', message }),
        onLost: (loss) => settle(lost(loss)),
    };
}
function lost(loss) {
    return { status: 'failed', reason: loss === 'closed' ? 'crashed' : loss, message: messages[loss] };
}


/***/ }),

/***/ 97738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ ownWorkerFile)
/* harmony export */ });
/** The program of presend's worker threads. */
/** In dist/, every chunk is in the same folder as worker.js. */
function ownWorkerFile() {
    const path = import.meta.url.endsWith('.ts') ? '../../worker.ts' : './worker.js';
    return new URL(path, import.meta.url);
}


/***/ }),

/***/ 81444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ startThread)
});

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./lib/world/workers/heap-watch.js
/** Monitors the memory of a busy thread. */
/** A thread allocates at most a few hundred MiB per second. */
const lookEveryMs = 50;
/** Calls `onLimit` at each check that finds the thread's heap and buffers larger than `memoryMb`. */
function watchHeap(worker, memoryMb, onLimit) {
    let timer;
    let isLooking = false;
    return {
        watch: () => {
            timer ??= setInterval(() => void look(), lookEveryMs).unref();
        },
        rest: () => {
            clearInterval(timer);
            timer = undefined;
        },
    };
    async function look() {
        // The thread answers only between two of its tasks, which can take a while.
        if (isLooking)
            return;
        isLooking = true;
        try {
            const { used_heap_size: heapBytes, external_memory: bufferBytes } = await worker.getHeapStatistics();
            if (timer !== undefined && heapBytes + bufferBytes > memoryMb * 1024 * 1024)
                onLimit();
        }
        catch {
            // The thread has ended, which its owner hears in another way.
        }
        finally {
            isLooking = false;
        }
    }
}

;// CONCATENATED MODULE: ./lib/world/workers/job-clock.js
/** Measures how long a job runs, without the time it waits for the main thread. */
/** Calls `onLimit` once when the job has run for `limitMs`; never if that is infinite. */
function startJobClock(limitMs, onLimit) {
    let remainingMs = limitMs;
    let startedAtMs = 0;
    let pauseCount = 0;
    let isStopped = false;
    let timer;
    start();
    function start() {
        startedAtMs = performance.now();
        // A timer with an infinite delay would fire at once.
        if (Number.isFinite(limitMs))
            timer = setTimeout(onLimit, remainingMs);
    }
    return {
        pause: () => {
            pauseCount += 1;
            if (pauseCount > 1 || isStopped)
                return;
            clearTimeout(timer);
            remainingMs = Math.max(0, remainingMs - (performance.now() - startedAtMs));
        },
        resume: () => {
            pauseCount -= 1;
            if (pauseCount === 0 && !isStopped)
                start();
        },
        stop: () => {
            isStopped = true;
            clearTimeout(timer);
        },
    };
}

;// CONCATENATED MODULE: ./lib/world/workers/running-jobs.js
/** The jobs running in one thread, each with its time limit and the functions it may call. */

/** Starts with no job. */
function runningJobs({ onLimit, onAnswer }) {
    const running = new Map();
    /** Keyed by callback, because a job that is run again is a new object with the same callbacks. */
    const idsByCallback = new Map();
    let lastJobId = 0;
    return {
        get count() {
            return running.size;
        },
        get hasExclusive() {
            return running.values().some(({ job }) => job.isAlone);
        },
        add: (job) => {
            lastJobId += 1;
            idsByCallback.set(job.onDone, lastJobId);
            running.set(lastJobId, { job, clock: startJobClock(job.timeLimitMs, onLimit), isAborted: false });
            return lastJobId;
        },
        abort: (job) => {
            const jobId = idsByCallback.get(job.onDone);
            const found = jobId === undefined ? undefined : running.get(jobId);
            if (jobId === undefined || found === undefined)
                return null;
            found.isAborted = true;
            return jobId;
        },
        clear: () => {
            const all = [...running.keys()].map(take).filter((one) => one !== null);
            return all.filter(({ isAborted }) => !isAborted).map(({ job }) => job);
        },
        receive: (message) => {
            if (message.type === 'call')
                void answer(message);
            else
                settle(message, take(message.jobId));
        },
    };
    async function answer({ jobId, callId, call }) {
        const one = running.get(jobId);
        if (one === undefined)
            return;
        one.clock.pause();
        const result = await callPort(call, one.job.ports);
        one.clock.resume();
        if (running.has(jobId))
            onAnswer(callId, result);
    }
    function take(jobId) {
        const one = running.get(jobId) ?? null;
        one?.clock.stop();
        running.delete(jobId);
        if (one !== null)
            idsByCallback.delete(one.job.onDone);
        return one;
    }
}
function settle(message, one) {
    if (one === null || one.isAborted)
        return;
    if (message.type === 'done')
        one.job.onDone(message.value);
    else
        one.job.onFailed(message.message);
}
async function callPort({ name, args }, ports) {
    try {
        const port = ports[name];
        if (port === undefined)
            throw new TypeError(`this job has no port named ${name}`);
        return { status: 'ok', value: await port(...args) };
    }
    catch (error) {
        return { status: 'error', message: error instanceof Error ? error.message : String(error) };
    }
}

;// CONCATENATED MODULE: ./lib/world/workers/worker-thread.js
/** Main-thread side of one worker thread: starts it, sends it jobs, terminates it when a job exceeds a limit. */



/**
 * V8 aborts the whole process, not just the thread, when one allocation exceeds its limit by far. V8's limit is therefore
 * higher than ours by more than a thread can allocate between two checks.
 */
const headroomMb = 2048;
/** Starts a thread with an empty environment: a job reads nothing but its input. */
function startThread({ file, memoryMb, onLost }) {
    const worker = startWorker(file, memoryMb + headroomMb);
    const heap = watchHeap(worker, memoryMb, () => end('memory-limit'));
    const running = runningJobs({
        onLimit: () => end('time-limit'),
        onAnswer: (callId, result) => post(worker, { type: 'answer', callId, result }),
    });
    let isLost = false;
    worker.on('message', (message) => {
        running.receive(message);
        if (running.count > 0)
            return;
        worker.unref();
        heap.rest();
    });
    worker.on('error', (error) => end(isOutOfMemory(error) ? 'memory-limit' : 'crashed'));
    worker.on('exit', () => end('crashed'));
    return {
        get jobCount() {
            return running.count;
        },
        get hasExclusiveJob() {
            return running.hasExclusive;
        },
        run: (job) => {
            worker.ref();
            heap.watch();
            post(worker, { type: 'run', jobId: running.add(job), name: job.name, input: job.input });
        },
        abort: (job) => {
            const jobId = running.abort(job);
            if (jobId !== null)
                post(worker, { type: 'abort', jobId });
        },
        end,
    };
    function end(loss) {
        if (isLost)
            return;
        isLost = true;
        heap.rest();
        void worker.terminate();
        const wasShared = running.count > 1;
        const jobs = running.clear();
        onLost(loss, wasShared ? jobs : jobs.map(asAlone));
    }
}
function asAlone(job) {
    return { ...job, isAlone: true };
}
function startWorker(file, memoryMb) {
    const worker = new external_node_worker_threads_.Worker(file, {
        env: {},
        argv: [],
        // Untrusted text printed by a library must not reach the log, where it could form a workflow command.
        stdout: true,
        stderr: true,
        // V8's default young generation would waste up to 100 MB per thread.
        resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    worker.unref();
    return worker;
}
function post(worker, message) {
    worker.postMessage(message);
}
function isOutOfMemory(error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}


/***/ })

};
