export const id = 3393;
export const ids = [3393];
export const modules = {

/***/ 33393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openHtml: () => (/* binding */ openHtml)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/** HTML and plain text as they are: no variables at all. */

/** An engine that changes nothing; `{{ x }}` stays `{{ x }}`. */
function openHtml() {
    return { render: ({ text }) => Promise.resolve((0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(text)) };
}


/***/ })

};
