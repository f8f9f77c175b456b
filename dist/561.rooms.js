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
/* harmony import */ var _error_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90616);
/** Markdown (GitHub's dialect) → a complete HTML document. No variables; HTML inside stays HTML. */



/** An engine for `.md`. The first heading of the first level becomes the document's title. */
function openMarkdown() {
    return { render: (source, purpose) => Promise.resolve(renderMarkdown(source, purpose)) };
}
function renderMarkdown(source, purpose) {
    if (purpose === 'plain')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(source.text);
    try {
        const body = boundedMarked().parse(source.text, { async: false });
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(wrapBody(body));
    }
    catch (error) {
        const came = (0,_error_words_js__WEBPACK_IMPORTED_MODULE_2__/* .errorWords */ .Yi)(error);
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)((0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(source.placeAt(1, 1), { input: 'template', came, expected: 'Markdown' }));
    }
}
/** The library fills up short rows: a header of many columns and many empty rows are gigabytes. */
const maxTableCells = 100_000;
/** For each `*` and `_` the library looks through the rest of its paragraph; this many take about two seconds. */
const maxEmphasisCharacters = 50_000_000;
/** The library, but for tables and emphasis that would take for ever. */
function boundedMarked() {
    let emphasisCharacters = 0;
    return new marked__WEBPACK_IMPORTED_MODULE_0__/* .Marked */ .Dz({
        gfm: true,
        tokenizer: {
            table(src) {
                const [table, header = '', , rows = ''] = this.rules.block.table.exec(src) ?? [];
                if (table !== undefined && header.split('|').length * rows.split('\n').length > maxTableCells) {
                    throw new RangeError(`a table with more than ${maxTableCells} cells`);
                }
                return false;
            },
            emStrong(src) {
                if (/^[*_]/u.test(src))
                    emphasisCharacters += src.length;
                if (emphasisCharacters <= maxEmphasisCharacters)
                    return false;
                throw new RangeError('too many marks of emphasis (* and _)');
            },
        },
    });
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


/***/ }),

/***/ 90616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ tooDeep),
/* harmony export */   Rj: () => (/* binding */ isOverflow),
/* harmony export */   Yi: () => (/* binding */ errorWords)
/* harmony export */ });
/** What a library's exception means, in words for the author of a template. */
/** The first line of its message. V8's own words for a full stack and a full string would tell an author nothing. */
function errorWords(error) {
    if (!(error instanceof Error))
        return 'an error';
    if (isOverflow(error))
        return tooDeep;
    if (error.message.includes('Invalid string length'))
        return 'a text of more than 500 MB';
    return error.message.split('\n')[0] ?? '';
}
/** True when the stack was full. Libraries wrap V8's error in their own. */
function isOverflow(error) {
    return error instanceof Error && error.message.includes('Maximum call stack size exceeded');
}
/** What came, where it is nested more deeply than a real mail ever is. */
const tooDeep = 'something that is nested too deeply';


/***/ })

};
