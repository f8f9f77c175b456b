export const id = 2700;
export const ids = [2700];
export const modules = {

/***/ 82700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exitSoon: () => (/* binding */ exitSoon)
/* harmony export */ });
/** Ends the process: on its own if no handle is open, by force after a second otherwise. */
/** A leaked handle must not keep a finished run alive. */
const graceMs = 1000;
/** Sets the exit code and lets the process exit; forces the exit after a second. */
function exitSoon(exitCode) {
    process.exitCode = exitCode;
    setTimeout(() => process.exit(), graceMs).unref();
}


/***/ })

};
