export const id = 4719;
export const ids = [4719];
export const modules = {

/***/ 44719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPostmasterCommand: () => (/* binding */ runPostmasterCommand)
/* harmony export */ });
/**
 * `presend postmaster`: the run half. Each part is loaded when it is the one that was asked for: what speaks to a service
 * needs no database, and what works on the database speaks to no service.
 */
/** Does it; resolves with the exit code. @throws PresendError what keeps it from being done */
async function runPostmasterCommand(line, tools) {
    switch (line.action) {
        case 'connect':
            return await (await Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(4286), __webpack_require__.e(492), __webpack_require__.e(2079), __webpack_require__.e(9226), __webpack_require__.e(2166), __webpack_require__.e(7228)]).then(__webpack_require__.bind(__webpack_require__, 7228))).runPostmasterConnect(line, tools);
        case 'disconnect':
            return await (await Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(4286), __webpack_require__.e(492), __webpack_require__.e(2079), __webpack_require__.e(9226), __webpack_require__.e(2166), __webpack_require__.e(7273)]).then(__webpack_require__.bind(__webpack_require__, 57273))).runPostmasterDisconnect(line, tools);
        case 'list':
            return await (await Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(2079), __webpack_require__.e(9226), __webpack_require__.e(6643)]).then(__webpack_require__.bind(__webpack_require__, 86643))).runPostmasterList(line, tools);
        case 'show':
            return await (await __webpack_require__.e(/* import() */ 7755).then(__webpack_require__.bind(__webpack_require__, 47755))).runPostmasterShow(line, tools);
        case 'sync':
            return await (await Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(4286), __webpack_require__.e(492), __webpack_require__.e(4377), __webpack_require__.e(2079), __webpack_require__.e(9226), __webpack_require__.e(2166), __webpack_require__.e(9038), __webpack_require__.e(2427)]).then(__webpack_require__.bind(__webpack_require__, 85388))).runPostmasterSync(line, tools);
        case 'import':
            return await (await Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(4377), __webpack_require__.e(2079), __webpack_require__.e(9226), __webpack_require__.e(7012)]).then(__webpack_require__.bind(__webpack_require__, 37012))).runPostmasterImport(line, tools);
        case 'dmarc':
            return await (await Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(4286), __webpack_require__.e(9639), __webpack_require__.e(2079), __webpack_require__.e(9226), __webpack_require__.e(5961), __webpack_require__.e(714)]).then(__webpack_require__.bind(__webpack_require__, 70714))).runPostmasterDmarc(line, tools);
        case 'dmarc-show':
            return await (await Promise.all(/* import() */[__webpack_require__.e(3718), __webpack_require__.e(2079), __webpack_require__.e(9226), __webpack_require__.e(855)]).then(__webpack_require__.bind(__webpack_require__, 30855))).runPostmasterDmarcShow(line, tools);
        default:
            return line;
    }
}


/***/ })

};
