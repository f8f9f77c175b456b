export const id = 3504;
export const ids = [3504];
export const modules = {

/***/ 73504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nodeHost: () => (/* binding */ nodeHost)
/* harmony export */ });
/** The process presend runs in: output, signals, the environment of children. */
const stopSignals = ['SIGINT', 'SIGTERM'];
/** The real process. */
function nodeHost() {
    // A closed pipe must not turn a finished run into a crash.
    process.stdout.on('error', () => undefined);
    return {
        workingDirectory: process.cwd(),
        flush: () => new Promise((resolve) => {
            process.stdout.write('', () => resolve());
        }),
        forgetEnv: (name) => {
            delete process.env[name];
        },
        onStopSignal,
        onReloadSignal,
        onStray,
        exit: (code) => process.exit(code),
    };
}
function onStopSignal(listener) {
    for (const name of stopSignals)
        process.on(name, listener);
    return () => {
        for (const name of stopSignals)
            process.off(name, listener);
    };
}
function onReloadSignal(listener) {
    process.on('SIGHUP', listener);
    return () => void process.off('SIGHUP', listener);
}
/** Replaces Node's own warning listener, which prints untrusted text to standard error. */
function onStray(listener) {
    const onError = (error) => listener({ status: 'error', error });
    const onWarning = (warning) => listener({ status: 'warning', text: String(warning) });
    const printers = process.listeners('warning');
    process.removeAllListeners('warning').on('warning', onWarning);
    process.on('uncaughtException', onError).on('unhandledRejection', onError);
    return () => {
        process.off('uncaughtException', onError).off('unhandledRejection', onError).off('warning', onWarning);
        for (const printer of printers)
            process.on('warning', printer);
    };
}


/***/ })

};
