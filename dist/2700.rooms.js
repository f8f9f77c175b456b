export const id = 2700;
export const ids = [2700];
export const modules = {

/***/ 82700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exitSoon: () => (/* binding */ exitSoon)
/* harmony export */ });
/** The end of the process: by itself when nothing is left open, by force soon after when something is. */
/** A run that is over must not be held up by a handle that somebody forgot. */
const graceMs = 1000;
/** Sets the exit code and lets the process end; after a second it is ended whatever is still open. */
function exitSoon(exitCode) {
    process.exitCode = exitCode;
    setTimeout(() => process.exit(), graceMs).unref();
}


/***/ })

};
