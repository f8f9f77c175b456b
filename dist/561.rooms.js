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
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27902);
/** Renders GitHub Flavored Markdown as an HTML document, without variables. */



/** An engine for `.md`. The first level-1 heading becomes the title. */
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
        const came = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .errorText */ .kc)(error);
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)((0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(source.placeAt(1, 1), { input: 'template', came, expected: 'Markdown' }));
    }
}
/** The library pads short rows, so that many columns and empty rows need gigabytes. */
const maxTableCells = 100_000;
/** The library scans the rest of the paragraph for each `*` and `_`. This many characters take about 2 s. */
const maxEmphasisCharacters = 50_000_000;
/** Markdown with limits on tables and emphasis. */
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
                throw new RangeError('too many emphasis characters (* and _)');
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

/***/ 27902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ tooDeep),
/* harmony export */   Rj: () => (/* binding */ isOverflow),
/* harmony export */   kc: () => (/* binding */ errorText)
/* harmony export */ });
/** Messages of library exceptions for template authors. */
/** The first line of the message, or a plain text for V8's stack and string limits. */
function errorText(error) {
    if (!(error instanceof Error))
        return 'unknown error';
    if (isOverflow(error))
        return tooDeep;
    if (error.message.includes('Invalid string length'))
        return 'a text of more than 500 MB';
    return error.message.split('\n')[0] ?? '';
}
/** True for a stack overflow, also if a library wraps V8's error. */
function isOverflow(error) {
    return error instanceof Error && error.message.includes('Maximum call stack size exceeded');
}
/** The `came` of a problem with nesting. */
const tooDeep = 'elements nested too deeply';


/***/ })

};
