export const id = 6931;
export const ids = [6931];
export const modules = {

/***/ 32964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MB: () => (/* binding */ bad),
/* harmony export */   cl: () => (/* binding */ quoteValue),
/* harmony export */   l4: () => (/* binding */ problemAt),
/* harmony export */   oL: () => (/* binding */ renderPlace),
/* harmony export */   ok: () => (/* binding */ ok),
/* harmony export */   yM: () => (/* binding */ renderProblem)
/* harmony export */ });
/** What is wrong with something a user gave us, in a form that every report prints in its own way. */
/** A parser's good answer. */
function ok(value) {
    return { status: 'ok', value };
}
/** A parser's bad answer; takes one problem or many. */
function bad(...problems) {
    return { status: 'bad', problems };
}
/** A problem with its place, where one is known. */
function problemAt(place, problem) {
    return place === undefined ? problem : { ...problem, place };
}
/** One line for a problem: `min-inbox-rate (.github/presend.yml:3): got "85 %%", expected a number from 0 to 100; …`. */
function renderProblem(problem) {
    const place = problem.place === undefined ? '' : ` (${renderPlace(problem.place)})`;
    const came = problem.came === undefined ? '' : `got ${problem.came}, `;
    const todo = problem.todo === undefined ? '' : `; ${problem.todo}`;
    return `${problem.input}${place}: ${came}expected ${problem.expected}${todo}`;
}
/** `file:line:column`, as far as it is known. */
function renderPlace(place) {
    return [place.file, place.line, place.column].filter((part) => part !== undefined).join(':');
}
/** A value as an error message may show it: JSON-quoted, at most 80 characters. */
function quoteValue(value) {
    const text = toJson(value) ?? String(value);
    return text.length <= 80 ? text : `${text.slice(0, 77)}…${text.endsWith('"') ? '"' : ''}`;
}
/** What some thousand levels deep came in as JSON does not go out as JSON again. */
function toJson(value) {
    // JSON has no word for a number beyond all doubles, and would say null.
    if (typeof value === 'number')
        return String(value);
    try {
        return JSON.stringify(value);
    }
    catch (error) {
        if (error instanceof RangeError)
            return 'JSON that is nested too deeply';
        throw error;
    }
}


/***/ }),

/***/ 64397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ reportMailJob)
/* harmony export */ });
/** Reading a report mail in a worker thread: 8 MiB of XML take seconds, and anybody can send them. */
const reportMailJob = { name: 'read-report-mail' };


/***/ }),

/***/ 95000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readReportMailInWorker: () => (/* binding */ readReportMailInWorker)
/* harmony export */ });
/* harmony import */ var _world_workers_job_type_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88288);
/* harmony import */ var _read_reports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45961);
/* harmony import */ var _report_job_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64397);
/** The job of the worker thread that reads report mails. Only that thread loads this file. */



const readReportMailInWorker = (0,_world_workers_job_type_js__WEBPACK_IMPORTED_MODULE_2__/* .typedJob */ .aX)(_report_job_type_js__WEBPACK_IMPORTED_MODULE_1__/* .reportMailJob */ .P, async ({ file, rules }) => await (0,_read_reports_js__WEBPACK_IMPORTED_MODULE_0__/* .readReportMail */ .Q)(file, rules));


/***/ }),

/***/ 88288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ typedPort),
/* harmony export */   Pn: () => (/* binding */ runTypedJob),
/* harmony export */   _p: () => (/* binding */ callPort),
/* harmony export */   aX: () => (/* binding */ typedJob)
/* harmony export */ });
/** Jobs with types: what the main thread puts in is what the job gets, and what it returns comes out. */
/** Makes a job out of a function that works on the type's input. */
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
/** The main thread's side of a port. */
function typedPort({ name }, answer) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what callPort was given
    return { [name]: async (...args) => await answer(...args) };
}
/** The job's side of a port. @throws Error when the main thread's function does, or the job was aborted */
async function callPort({ call }, { name }, ...args) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what the port answered
    return (await call(name, ...args));
}


/***/ })

};
