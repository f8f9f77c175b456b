export const id = 561;
export const ids = [561];
export const modules = {

/***/ 40561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openMarkdown: () => (/* binding */ openMarkdown)
/* harmony export */ });
/* harmony import */ var marked__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48022);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64321);
/** Markdown (GitHub's dialect) → a complete HTML document. No variables; HTML inside stays HTML. */



/** An engine for `.md`. The first heading of the first level becomes the document's title. */
function openMarkdown() {
    return { render: (source, purpose) => Promise.resolve(renderMarkdown(source, purpose)) };
}
function renderMarkdown(source, purpose) {
    if (purpose === 'plain')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(source.text);
    try {
        const body = marked__WEBPACK_IMPORTED_MODULE_0__/* .marked */ .xI.parse(source.text, { async: false, gfm: true });
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(wrapBody(body));
    }
    catch (error) {
        const came = error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'a text that cannot be read';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)((0,_source_text_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)(source.placeAt(1, 1), { input: 'template', came, expected: 'Markdown' }));
    }
}
function wrapBody(body) {
    const title = /<h1>(?<title>.*?)<\/h1>/u.exec(body)?.groups?.['title']?.replaceAll(/<[^<>]*>/gu, '') ?? '';
    return [
        '<!doctype html>',
        '<html>',
        '<head>',
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        ...(title === '' ? [] : [`<title>${title}</title>`]),
        '</head>',
        '<body>',
        body.trimEnd(),
        '</body>',
        '</html>',
        '',
    ].join('\n');
}


/***/ })

};
