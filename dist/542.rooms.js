export const id = 542;
export const ids = [542];
export const modules = {

/***/ 80542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nodeTerminal: () => (/* binding */ nodeTerminal)
/* harmony export */ });
/** Where a command prints: what stands on standard output and standard error, and what they can show. */
/** The streams of this process. */
function nodeTerminal() {
    // A reader that has gone away (`presend … | head`) must not turn a finished run into a crash.
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => undefined);
    const isPlain = (process.env['NO_COLOR'] ?? '') !== '' || process.env['TERM'] === 'dumb';
    return {
        print: (text) => void process.stdout.write(text),
        tell: (text) => void process.stderr.write(text),
        isInteractive: process.stderr.isTTY && process.env['TERM'] !== 'dumb',
        hasColor: process.stdout.isTTY && !isPlain,
        columnCount: process.stdout.isTTY ? process.stdout.columns : 80,
    };
}


/***/ })

};
