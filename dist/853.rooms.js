export const id = 853;
export const ids = [853];
export const modules = {

/***/ 80853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openLiquid: () => (/* binding */ openLiquid)
});

// EXTERNAL MODULE: ./node_modules/liquidjs/dist/liquid.node.js
var liquid_node = __webpack_require__(48694);
// EXTERNAL MODULE: ./lib/errors/problem.js
var errors_problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/world/repository.js
var repository = __webpack_require__(80458);
// EXTERNAL MODULE: ./lib/template/error-text.js
var error_text = __webpack_require__(27902);
// EXTERNAL MODULE: ./lib/template/includes.js
var template_includes = __webpack_require__(3133);
// EXTERNAL MODULE: ./lib/template/missing-variable.js
var missing_variable = __webpack_require__(4623);
;// CONCATENATED MODULE: ./lib/template/engines/liquid-context.js
/** A Liquid context in which single variables can be allowed to be missing. */
// oxlint-disable no-underscore-dangle -- names of the library

/** Appended to the path of a variable that may be missing. Never a key of data. */
const leniencyMark = '\0presend: may be missing';
/**
 * A strict Context in which variables passed to `makeLenient` are null if missing. Rendering again after each missing
 * variable finds all of them.
 */
class LenientContext extends liquid_node/* Context */.ob {
    /** `limits` are shared with another rendering. */
    constructor(values, liquid, limits = {}) {
        super(values, liquid.options, {}, { ...limits, liquid });
    }
    *_get(path) {
        return yield* lenient(path, (rest) => super._get(rest));
    }
    *_getFromScope(scope, path, isStrict) {
        if (typeof path === 'string')
            return yield super._getFromScope(scope, path, isStrict);
        return yield* lenient(path, (rest) => super._getFromScope(scope, rest, isStrict));
    }
    /** A property of null is missing; the library would treat it as null and print nothing. */
    readProperty(from, key) {
        return from === null ? undefined : super.readProperty(from, key);
    }
    /** Keeps the class for the scope of a `render` tag. */
    spawn(values = {}) {
        const { memoryLimit, renderLimit } = this;
        return new LenientContext(values, this.liquid, { memoryLimit, renderLimit });
    }
}
/** Allows this variable to be missing here. Returns false if it is already allowed or not a variable. */
function makeLenient(token) {
    if (!liquid_node/* TypeGuards */.TG.isPropertyAccessToken(token) || isLenient(token))
        return false;
    const mark = new liquid_node/* Tokenizer */._F(`"${leniencyMark}"`).readQuoted();
    if (mark === undefined)
        return false;
    token.props.push(mark);
    return true;
}
/** True if a variable in the path, as in `list[key]`, may be missing. */
function hasLenientStep(token) {
    return liquid_node/* TypeGuards */.TG.isPropertyAccessToken(token) && token.props.some((step) => isLenient(step));
}
function isLenient(token) {
    if (!liquid_node/* TypeGuards */.TG.isPropertyAccessToken(token))
        return false;
    const last = token.props.at(-1);
    return liquid_node/* TypeGuards */.TG.isQuotedToken(last) && last.content === leniencyMark;
}
function* lenient(path, read) {
    if (path.at(-1) !== leniencyMark)
        return yield read(path);
    try {
        return yield read(path.slice(0, -1));
    }
    catch (error) {
        // The library does not export this class.
        if (error instanceof Error && error.name === 'InternalUndefinedVariableError')
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/template/engines/liquid-tags.js
/** Strict versions of Liquid tags. */

/**
 * `{% assign %}` as strict as `{{ }}`. With lenient conditions, the library's `assign` is lenient, too, so that
 * `{% assign name = custmer.name %}` would silently be empty.
 */
class StrictAssign extends liquid_node/* Tag */.vw {
    #variable;
    #value;
    constructor(token, remainTokens, liquid) {
        super(token, remainTokens, liquid);
        this.#variable = this.tokenizer.readIdentifier().content;
        this.tokenizer.assert(this.#variable, 'expected variable name');
        this.tokenizer.skipBlank();
        this.tokenizer.assert(this.tokenizer.peek() === '=', 'expected "="');
        this.tokenizer.advance();
        this.#value = new liquid_node/* Value */.WT(this.tokenizer.readFilteredValue(), liquid);
    }
    *render(context) {
        Object.assign(context.bottom(), { [this.#variable]: yield this.#value.value(context, false) });
    }
}
/** `{% capture %}` whose text counts toward the memory limit, which the library's does not. */
class CountedCapture extends liquid_node/* CaptureTag */.XU {
    *render(context) {
        yield* super.render(context);
        const text = Object.entries(context.bottom()).find(([name]) => name === this.variable)?.[1];
        if (typeof text === 'string')
            context.memoryLimit.use(text.length);
    }
}

;// CONCATENATED MODULE: ./lib/template/engines/liquid.js
/** Liquid with strict variables and filters, includes from the repository, and time and memory limits. */
// oxlint-disable no-underscore-dangle -- names of the library








/** For all renderings of a text. */
const renderLimitMs = 5000;
/** List elements and characters of filtered texts per rendering. */
const memoryLimit = 10_000_000;
/**
 * An engine for `.liquid`.
 *
 * Evaluated variables that the data lacks are errors, except in the condition of `if`, `elsif`, `unless` and `case`, and
 * before the filter `default`. Null prints nothing. Only own properties of the data can be read.
 */
function openLiquid(setup) {
    return { render: async (source) => await renderLiquid(source, setup) };
}
async function renderLiquid(source, { data, repository }) {
    const includes = (0,template_includes/* openIncludes */.s)(repository, { extension: '.liquid', partialsFolder: null });
    const liquid = new RepositoryLiquid(includes, source);
    const templates = parse(liquid, source);
    if (templates.status === 'bad')
        return templates;
    const problems = [];
    const isKnown = new Set();
    const renderAgain = renderer(liquid, templates.value);
    let passCount = 0;
    for (;;) {
        const result = await renderAgain(data.values);
        if (typeof result === 'string')
            return problems.length === 0 ? (0,errors_problem.ok)(result) : (0,errors_problem/* bad */.MB)(...problems);
        const problem = liquid.problemOf(result.error, data.name);
        const key = JSON.stringify(problem);
        // Filters such as where_exp parse their expression each time, so that the same variable is missing again.
        if (isKnown.has(key) && !isConsequence(result.error))
            return (0,errors_problem/* bad */.MB)(...problems);
        if (!isConsequence(result.error))
            problems.push(problem);
        isKnown.add(key);
        passCount += 1;
        const isPassable = passCount < missing_variable/* maxMissingVariables */.S && skipError(result.error, liquid);
        if (!isPassable)
            return (0,errors_problem/* bad */.MB)(...problems);
    }
}
/** `list[key]` is missing because `key` is missing. */
function isConsequence(error) {
    return error instanceof liquid_node/* UndefinedVariableError */.ni && hasLenientStep(error.token);
}
/** Returns a function that renders repeatedly within one time limit. */
function renderer(liquid, templates) {
    let first;
    return async (values) => {
        // Copied, because `increment` changes the values.
        const context = new LenientContext({ ...values }, liquid, first && { renderLimit: first.renderLimit });
        first ??= context;
        try {
            return String(await liquid.render(templates, context));
        }
        catch (error) {
            return { error };
        }
    };
}
/** Makes the next rendering skip this error; false if that is impossible. */
function skipError(error, liquid) {
    if (error instanceof liquid_node/* UndefinedVariableError */.ni)
        return makeLenient(error.token);
    if (!liquid_node/* LiquidError */.HN.is(error) || !(error.originalError instanceof IncludeFailure))
        return false;
    liquid.skipInclude(error.originalError);
    return true;
}
function parse(liquid, source) {
    try {
        return (0,errors_problem.ok)(liquid.parse(source.text, source.file));
    }
    catch (error) {
        return (0,errors_problem/* bad */.MB)(liquid.problemOf(error, null));
    }
}
/** A failed include. The library adds the position of the tag. */
class IncludeFailure extends Error {
    problems;
    key;
    constructor(key, problems) {
        super('include');
        this.problems = problems;
        this.key = key;
    }
}
/** Liquid whose `include`, `render` and `layout` read only from the repository. */
class RepositoryLiquid extends liquid_node/* Liquid */.HX {
    #includes;
    #main;
    #sources;
    #parsed = new Map();
    #skipped = new Set();
    constructor(includes, source) {
        super({
            strictVariables: true,
            strictFilters: true,
            ownPropertyOnly: true,
            lenientIf: true,
            // Disables the library's file system; the two methods below replace it.
            templates: {},
            parseLimit: repository/* maxFileBytes */.e,
            renderLimit: renderLimitMs,
            memoryLimit,
        });
        this.#includes = includes;
        this.#main = source;
        this.#sources = new Map([[source.file, source]]);
        this.registerTag('assign', StrictAssign);
        this.registerTag('capture', CountedCapture);
    }
    *_parsePartialFile(name, _sync, from = '') {
        const templates = yield this.#load(name, from);
        return typeof templates === 'string' ? [] : templates;
    }
    _parseLayoutFile(name, sync, from) {
        return this._parsePartialFile(name, sync, from);
    }
    /** Renders a failed include as nothing from now on. */
    skipInclude(failure) {
        this.#skipped.add(failure.key);
    }
    problemOf(error, dataName) {
        if (!liquid_node/* LiquidError */.HN.is(error))
            return { input: 'template', came: messageOf(error), expected: 'valid Liquid' };
        const [line = 1, column = 1] = error.token.getPosition();
        const source = this.#sourceOf(error.token);
        // Expressions of filters such as where_exp are not in a file.
        const place = source === undefined ? { file: this.#main.file } : source.placeAt(line, column);
        if (error instanceof liquid_node/* UndefinedVariableError */.ni) {
            const missing = { name: error.token.getText(), input: source?.input ?? 'template', place };
            return (0,missing_variable/* missingVariableProblem */.G)(missing, dataName, '{% if %} or | default');
        }
        if (error.originalError instanceof IncludeFailure) {
            const [problem] = error.originalError.problems;
            if (problem !== undefined)
                return problem.place === undefined ? (0,errors_problem/* problemAt */.l4)(place, problem) : problem;
        }
        return (0,errors_problem/* problemAt */.l4)(place, { input: source?.input ?? 'template', came: messageOf(error), expected: 'valid Liquid' });
    }
    /** Tokens of variables have their text, but not its file. */
    #sourceOf({ file, input }) {
        if (file !== undefined)
            return this.#sources.get(file);
        return [...this.#sources.values()].find(({ text }) => text === input);
    }
    async #load(written, from) {
        // A name from data can have any type.
        const name = typeof written === 'string' ? written : JSON.stringify(written);
        const key = `${from}\n${name}`;
        if (this.#skipped.has(key))
            return [];
        const loaded = await this.#includes.load({ name, from, place: undefined });
        if (loaded.status === 'bad')
            throw new IncludeFailure(key, loaded.problems);
        const { file, text } = loaded.value;
        if (!this.#sources.has(file))
            this.#sources.set(file, loaded.value);
        // Kept, because `makeLenient` changes these objects.
        const templates = this.#parsed.get(file) ?? this.#parse(text, file, key);
        this.#parsed.set(file, templates);
        return templates;
    }
    #parse(text, file, key) {
        try {
            return this.parse(text, file);
        }
        catch (error) {
            // Report as a failed include, to find further problems.
            throw new IncludeFailure(key, [this.problemOf(error, null)]);
        }
    }
}
/** The message of the library without file, line and column. */
function messageOf(error) {
    const words = (0,error_text/* errorText */.kc)(liquid_node/* LiquidError */.HN.is(error) ? (error.originalError ?? error) : error);
    return words.replace(/(?:, file:.*)?, line:\d+, col:\d+$/u, '');
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


/***/ }),

/***/ 3133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ openIncludes)
/* harmony export */ });
/* unused harmony export includeGraph */
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/* harmony import */ var _world_repository_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3232);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64321);
/** Resolves the includes of templates. */



/**
 * Names are resolved from the folder of the including file, then from the root, with and without the extension, and with
 * `_` before the file name. Include cycles and more than 50 levels are rejected.
 */
function openIncludes(repository, rules) {
    const graph = includeGraph();
    return {
        load: async ({ name, from, place }) => {
            const own = (0,_world_repository_path_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(from);
            const folders = [own, ...partialsOf(own, rules), '', ...partialsOf('', rules)];
            const input = `include ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteValue */ .cl)(name)}`;
            const spellings = (path) => spell(path, rules.extension);
            const file = await repository.readText(name, { input, place, folders, spellings });
            if (file.status === 'bad')
                return file;
            const refusal = graph.add(from, file.value.path);
            if (refusal === null)
                return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)((0,_source_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceOfFile */ .p)(file.value.path, file.value.text));
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)((0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(place, { input, came: refusal, expected: 'includes without cycles, at most 50 levels deep' }));
        },
    };
}
function partialsOf(folder, { partialsFolder }) {
    if (partialsFolder === null)
        return [];
    return [folder === '' ? partialsFolder : `${folder}/${partialsFolder}`];
}
function spell(path, extension) {
    const underscored = path.replace(/(?<=^|\/)(?=[^/]+$)/u, '_');
    return [path, `${path}${extension}`, underscored, `${underscored}${extension}`];
}
/** Real mail has two or three levels. */
const maxDepth = 50;
function includeGraph() {
    const edges = new Map();
    const depths = new Map();
    return {
        add: (from, to) => {
            const path = findPath(edges, to, from);
            if (path !== null)
                return `an include cycle: ${[...path, to].join(' → ')}`;
            edges.set(from, (edges.get(from) ?? new Set()).add(to));
            const depth = Math.max(depths.get(to) ?? 0, (depths.get(from) ?? 0) + 1);
            depths.set(to, depth);
            return depth > maxDepth ? `more than ${maxDepth} nested includes` : null;
        },
    };
}
/** A path from one file to another; null if there is none. */
function findPath(edges, from, to) {
    const seen = new Set([from]);
    const queue = [[from]];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        const last = path.at(-1) ?? from;
        if (last === to)
            return path;
        for (const next of edges.get(last) ?? []) {
            if (seen.has(next))
                continue;
            seen.add(next);
            queue.push([...path, next]);
        }
    }
    return null;
}


/***/ }),

/***/ 4623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ missingVariableProblem),
/* harmony export */   S: () => (/* binding */ maxMissingVariables)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/** Reports variables that the data lacks. */

/** With more missing variables, the data file is probably the wrong one. */
const maxMissingVariables = 100;
/** `dataName` is null without data. `test` is the engine's syntax to test for a variable. */
function missingVariableProblem(missing, dataName, test) {
    const where = missing.input === 'template' ? '' : ` in ${missing.input}`;
    const todo = dataName === null
        ? `set a data file for this template, or test for the variable with ${test}`
        : `add it to the data, or test for it with ${test}`;
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)(missing.place, {
        input: `variable ${missing.name}${where}`,
        came: 'nothing',
        expected: dataName === null ? 'data with this value' : `a value in ${dataName}`,
        todo,
    });
}


/***/ }),

/***/ 64321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ sourceOfValue),
/* harmony export */   p: () => (/* binding */ sourceOfFile)
/* harmony export */ });
/** A text with the position of each character in its file. */
/** A file without its first `skippedLines` lines. */
function sourceOfFile(file, text, skippedLines = 0) {
    return { input: 'template', file, text, placeAt: (line, column) => ({ file, line: line + skippedLines, column }) };
}
/** A value that is not from a file. */
function sourceOfValue(input, file, text) {
    return { input, file, text, placeAt: () => undefined };
}


/***/ })

};
