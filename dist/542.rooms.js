export const id = 542;
export const ids = [542];
export const modules = {

/***/ 80542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nodeTerminal: () => (/* binding */ nodeTerminal)
/* harmony export */ });
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80481);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/** The terminal of a command: output streams, their capabilities, and prompts. */


/** Creates a Terminal on the streams of this process. */
function nodeTerminal() {
    // A closed pipe (`presend … | head`) must not turn a finished run into a crash.
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => undefined);
    const isPlain = (process.env['NO_COLOR'] ?? '') !== '' || process.env['TERM'] === 'dumb';
    return {
        print: (text) => void process.stdout.write(text),
        tell: (text) => void process.stderr.write(text),
        isInteractive: process.stderr.isTTY && process.env['TERM'] !== 'dumb',
        hasColor: process.stdout.isTTY && !isPlain,
        columnCount: process.stdout.isTTY ? process.stdout.columns : 80,
        canAsk: process.stdin.isTTY && process.stderr.isTTY,
        ask,
        askHidden,
    };
}
/** Reads one line; the rest of the input stays for the next prompt. */
async function ask(question, signal) {
    signal.throwIfAborted();
    const lines = (0,node_readline__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input: process.stdin, output: process.stderr });
    const { promise, resolve, reject } = Promise.withResolvers();
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    lines.on('close', () => resolve(null));
    lines.question(question, resolve);
    try {
        return await promise;
    }
    finally {
        signal.removeEventListener('abort', onAbort);
        lines.close();
    }
}
async function askHidden(question) {
    if (!process.stdin.isTTY || !process.stderr.isTTY)
        return null;
    process.stderr.write(question);
    // Discards the echo of what is typed.
    const nowhere = new node_stream__WEBPACK_IMPORTED_MODULE_1__.Writable({ write: (_chunk, _encoding, done) => done() });
    const lines = (0,node_readline__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input: process.stdin, output: nowhere, terminal: true, historySize: 0 });
    try {
        return await new Promise((resolve) => {
            lines.once('line', resolve);
            for (const event of ['SIGINT', 'close'])
                lines.once(event, () => resolve(null));
        });
    }
    finally {
        lines.close();
        process.stderr.write('\n');
    }
}


/***/ })

};
