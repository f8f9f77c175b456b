export const id = 4812;
export const ids = [4812];
export const modules = {

/***/ 32964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ problemsOf),
/* harmony export */   MB: () => (/* binding */ bad),
/* harmony export */   cl: () => (/* binding */ quoteValue),
/* harmony export */   jM: () => (/* binding */ parsedObject),
/* harmony export */   l4: () => (/* binding */ problemAt),
/* harmony export */   oL: () => (/* binding */ renderPlace),
/* harmony export */   ok: () => (/* binding */ ok),
/* harmony export */   yM: () => (/* binding */ renderProblem)
/* harmony export */ });
/** Invalid user input, as a value that every report renders in its own way. */
/** The result for a valid value. */
function ok(value) {
    return { status: 'ok', value };
}
/** The result for one or more problems. */
function bad(...problems) {
    return { status: 'bad', problems };
}
/** Returns all problems, or none for a parsed value. */
function problemsOf(parsed) {
    return parsed.status === 'bad' ? parsed.problems : [];
}
/** Joins several parsed values into one object, or returns all problems. */
function parsedObject(fields) {
    const entries = Object.entries(fields);
    const problems = entries.flatMap(([, parsed]) => problemsOf(parsed));
    if (problems.length > 0)
        return bad(...problems);
    const values = entries.map(([name, parsed]) => [name, parsed.status === 'ok' ? parsed.value : null]);
    // Every field is present and parsed here, which the compiler cannot see.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return ok(Object.fromEntries(values));
}
/** Adds the place, if known, to a problem. */
function problemAt(place, problem) {
    return place === undefined ? problem : { ...problem, place };
}
/** Renders a problem on one line: `min-inbox-rate (.github/presend.yml:3): got "85 %%", expected a number from 0 to 100; …`. */
function renderProblem(problem) {
    const place = problem.place === undefined ? '' : ` (${renderPlace(problem.place)})`;
    const came = problem.came === undefined ? '' : `got ${problem.came}, `;
    const todo = problem.todo === undefined ? '' : `; ${problem.todo}`;
    return `${problem.input}${place}: ${came}expected ${problem.expected}${todo}`;
}
/** Renders `file:line:column`, as far as known. */
function renderPlace(place) {
    return [place.file, place.line, place.column].filter((part) => part !== undefined).join(':');
}
/** Quotes a value for an error message: as JSON, at most 80 characters. */
function quoteValue(value) {
    const text = toJson(value) ?? String(value);
    return text.length <= 80 ? text : `${text.slice(0, 77)}…${text.endsWith('"') ? '"' : ''}`;
}
/** JSON.parse accepts deeper nesting than JSON.stringify. */
function toJson(value) {
    // JSON.stringify turns Infinity into null.
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
/** The worker job that reads a report email: 8 MiB of untrusted XML take seconds. */
const reportMailJob = { name: 'read-report-mail' };


/***/ }),

/***/ 95000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readReportMailInWorker: () => (/* binding */ readReportMailInWorker)
/* harmony export */ });
/* harmony import */ var _world_workers_job_type_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88288);
/* harmony import */ var _read_reports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42354);
/* harmony import */ var _report_job_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64397);
/** Runs the job; loaded only in the worker thread. */



const readReportMailInWorker = (0,_world_workers_job_type_js__WEBPACK_IMPORTED_MODULE_2__/* .typedJob */ .aX)(_report_job_type_js__WEBPACK_IMPORTED_MODULE_1__/* .reportMailJob */ .P, async ({ file, rules }) => await (0,_read_reports_js__WEBPACK_IMPORTED_MODULE_0__/* .readReportMail */ .Q)(file, rules));


/***/ }),

/***/ 49406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ addressBytes),
/* harmony export */   CC: () => (/* binding */ clientNetwork),
/* harmony export */   Lb: () => (/* binding */ isSameAddress),
/* harmony export */   MO: () => (/* binding */ parseNetwork),
/* harmony export */   Ow: () => (/* binding */ isLoopbackAddress),
/* harmony export */   Z5: () => (/* binding */ canonicalAddress),
/* harmony export */   n7: () => (/* binding */ plainAddress),
/* harmony export */   oX: () => (/* binding */ isIpAddress),
/* harmony export */   x4: () => (/* binding */ isInNetworks)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var ipaddr_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48280);
/** IP addresses and networks as text. */


/** True for a complete IPv4 or IPv6 address without a zone; false for `127.1`, `0x7f.1` and `fe80::1%eth0`. */
function isIpAddress(text) {
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(text) !== 0 && !text.includes('%');
}
function parse(text) {
    return isIpAddress(text) ? ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.parse(text) : null;
}
/**
 * The one spelling in which addresses are compared: IPv6 as in RFC 5952, IPv4-mapped IPv6 (RFC 4291 §2.5.5.2) as IPv4.
 *
 * @returns null if `text` is not an address
 */
function canonicalAddress(text) {
    return isIpAddress(text) ? ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.process(text).toString() : null;
}
/** True if both texts are the same address, whatever their spelling. */
function isSameAddress(left, right) {
    const address = canonicalAddress(left);
    return address !== null && address === canonicalAddress(right);
}
/** The bytes of an address, 4 or 16; null if `text` is not an address. */
function addressBytes(text) {
    const address = parse(text);
    return address === null ? null : Uint8Array.from(address.toByteArray());
}
/** Converts IPv4-mapped IPv6, which a dual-stack socket reports, to IPv4. Returns any other text unchanged. */
function plainAddress(text) {
    return text.toLowerCase().startsWith('::ffff:') ? (canonicalAddress(text) ?? text) : text;
}
/** True for 127.0.0.0/8 and ::1, including IPv4-mapped forms (RFC 1122 §3.2.1.3, RFC 4291 §2.5.3). */
function isLoopbackAddress(text) {
    return isIpAddress(text) && ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.process(text).range() === 'loopback';
}
/** Parses an address or a CIDR network such as `10.0.0.0/8`; null if `text` is neither. */
function parseNetwork(text) {
    const [, base = '', prefixLength] = /^([^/]+)(?:\/(\d{1,3}))?$/u.exec(text) ?? [];
    const address = parse(base);
    if (address === null)
        return null;
    const maxLength = address.kind() === 'ipv4' ? 32 : 128;
    const length = Number(prefixLength ?? maxLength);
    return length <= maxLength ? [address, length] : null;
}
/** True if one of `networks` contains the address `text`. */
function isInNetworks(text, networks) {
    const address = parse(text);
    if (address === null)
        return false;
    return networks.some(([base, length]) => base.kind() === address.kind() && address.match(base, length));
}
/** The unit that per-client limits count: an IPv4 address or an IPv6 /64, the least that one customer gets. */
function clientNetwork(address) {
    const plain = plainAddress(address.split('%')[0] ?? '');
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(plain) === 6 ? `${ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.IPv6.networkAddressFromCIDR(`${plain}/64`).toString()}/64` : plain;
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


/***/ })

};
