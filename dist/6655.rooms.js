export const id = 6655;
export const ids = [6655];
export const modules = {

/***/ 16655:
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
// EXTERNAL MODULE: ./lib/template/error-words.js
var error_words = __webpack_require__(90616);
// EXTERNAL MODULE: ./lib/template/includes.js + 1 modules
var template_includes = __webpack_require__(24741);
// EXTERNAL MODULE: ./lib/template/missing-variable.js
var missing_variable = __webpack_require__(4623);
;// CONCATENATED MODULE: ./lib/template/engines/liquid-assign.js
/** `{% assign %}` that is as strict as `{{ }}`. */

/**
 * The library's own `assign` is lenient as soon as conditions are: `{% assign name = custmer.name %}` would print an
 * empty string later on, and nobody would know why.
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

;// CONCATENATED MODULE: ./lib/template/engines/liquid-capture.js
/** `{% capture %}` whose text counts towards the memory limit. */

/** With the library's own, a text that captures itself twice over and over fills the memory unseen. */
class CountedCapture extends liquid_node/* CaptureTag */.XU {
    *render(context) {
        yield* super.render(context);
        const text = Object.entries(context.bottom()).find(([name]) => name === this.variable)?.[1];
        if (typeof text === 'string')
            context.memoryLimit.use(text.length);
    }
}

;// CONCATENATED MODULE: ./lib/template/engines/liquid-context.js
/** The scope of a Liquid rendering, in which single places may be told to put up with a missing variable. */
// oxlint-disable no-underscore-dangle -- the library's own names

/** No key of any data: the last step of a place that puts up with it. */
const leniencyMark = '\0presend: null will do here';
/**
 * A strict Context, but for the places that `makeLenient` was told: those read `null` where the data has nothing.
 * That way a rendering is repeated behind each missing variable, and finds all of them where they are really
 * evaluated, in every turn of a loop.
 */
class LenientContext extends liquid_node/* Context */.ob {
    /** `limits`: those of another rendering, which this one shares. */
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
    /** What null has is missing; the library would say it is null, and print nothing. */
    readProperty(from, key) {
        return from === null ? undefined : super.readProperty(from, key);
    }
    /** The scope of a `render` tag: the library's own would be a plain Context again. */
    spawn(values = {}) {
        const { memoryLimit, renderLimit } = this;
        return new LenientContext(values, this.liquid, { memoryLimit, renderLimit });
    }
}
/** From now on this variable, at this place, may be missing. False when it already might, or is none. */
function makeLenient(token) {
    if (!liquid_node/* TypeGuards */.TG.isPropertyAccessToken(token) || isLenient(token))
        return false;
    const mark = new liquid_node/* Tokenizer */._F(`"${leniencyMark}"`).readQuoted();
    if (mark === undefined)
        return false;
    token.props.push(mark);
    return true;
}
/** True when a step of the variable's path, as in `list[key]`, was made lenient. */
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
        // The library's own name for it; the class is not exported.
        if (error instanceof Error && error.name === 'InternalUndefinedVariableError')
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/template/engines/liquid.js
/** Liquid: strict variables and filters, includes inside the repository, and an end to every loop. */
// oxlint-disable no-underscore-dangle -- the library's own names









/** All renderings of a text may take this long together; an endless loop ends here. */
const renderLimitMs = 5000;
/** Objects a rendering may make (list elements, characters of filtered texts). */
const memoryLimit = 10_000_000;
/**
 * An engine for `.liquid`.
 *
 * A variable that the data lacks is an error, all of them at once; only what is really evaluated counts. It is no
 * error where absence is a legitimate "no": in the condition of `if`, `elsif`, `unless` and `case`, and before the
 * filter `default`. A value of `null` is there and prints nothing. Only the data's own properties can be read.
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
        // Filters such as where_exp parse their expression anew each time: what is passed there is missing again.
        if (isKnown.has(key) && !isConsequence(result.error))
            return (0,errors_problem/* bad */.MB)(...problems);
        if (!isConsequence(result.error))
            problems.push(problem);
        isKnown.add(key);
        passCount += 1;
        const isPassable = passCount < missing_variable/* maxMissingVariables */.S && pass(result.error, liquid);
        if (!isPassable)
            return (0,errors_problem/* bad */.MB)(...problems);
    }
}
/** `list[key]` is missing as a matter of course where `key` was found missing before. */
function isConsequence(error) {
    return error instanceof liquid_node/* UndefinedVariableError */.ni && hasLenientStep(error.token);
}
/** Renders as often as it is called, within one time limit. */
function renderer(liquid, templates) {
    let first;
    return async (values) => {
        // `increment` writes into the values, so each rendering gets its own copy of the top level.
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
/** Lets the next rendering go on behind the mistake; false when it would only fail in the same way. */
function pass(error, liquid) {
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
/** An include that cannot be followed. The tag that has it is known to the library alone, which adds its place. */
class IncludeFailure extends Error {
    problems;
    key;
    constructor(key, problems) {
        super('include');
        this.problems = problems;
        this.key = key;
    }
}
/** Liquid whose `include`, `render` and `layout` know the repository and nothing else. */
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
            // With templates in memory the library's own file system is out of reach; ours is in the two methods below.
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
    /** Nothing stands in the place of an include that failed once. */
    skipInclude(failure) {
        this.#skipped.add(failure.key);
    }
    problemOf(error, dataName) {
        if (!liquid_node/* LiquidError */.HN.is(error))
            return { input: 'template', came: wordsOf(error), expected: 'valid Liquid' };
        const [line = 1, column = 1] = error.token.getPosition();
        const source = this.#sourceOf(error.token);
        // Filters such as where_exp have texts of their own, which stand in no file.
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
        return (0,errors_problem/* problemAt */.l4)(place, { input: source?.input ?? 'template', came: wordsOf(error), expected: 'valid Liquid' });
    }
    /** Tokens of variables know the text they stand in, but not its file. */
    #sourceOf({ file, input }) {
        if (file !== undefined)
            return this.#sources.get(file);
        return [...this.#sources.values()].find(({ text }) => text === input);
    }
    async #load(written, from) {
        // A name that comes from data may be anything.
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
        // Kept, because a variable that was made lenient is so in these objects.
        const templates = this.#parsed.get(file) ?? this.#parse(text, file, key);
        this.#parsed.set(file, templates);
        return templates;
    }
    #parse(text, file, key) {
        try {
            return this.parse(text, file);
        }
        catch (error) {
            // As a failed include, so that what is wrong behind it is found too.
            throw new IncludeFailure(key, [this.problemOf(error, null)]);
        }
    }
}
/** The library's words without the file, line and column that it puts behind them. */
function wordsOf(error) {
    const words = (0,error_words/* errorWords */.Yi)(liquid_node/* LiquidError */.HN.is(error) ? (error.originalError ?? error) : error);
    return words.replace(/(?:, file:.*)?, line:\d+, col:\d+$/u, '');
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


/***/ }),

/***/ 24741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ openIncludes)
});

// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/world/repository-path.js
var repository_path = __webpack_require__(3232);
;// CONCATENATED MODULE: ./lib/template/include-graph.js
/** Which file includes which, so that a ring is named and not walked. */
/** A real mail includes two or three levels deep. */
const maxDepth = 50;
/** An empty graph. Every include that is evaluated is added, also when it was before. */
function includeGraph() {
    const edges = new Map();
    const depths = new Map();
    return {
        add: (from, to) => {
            const way = findWay(edges, to, from);
            if (way !== null)
                return `a ring: ${[...way, to].join(' → ')}`;
            edges.set(from, (edges.get(from) ?? new Set()).add(to));
            const depth = Math.max(depths.get(to) ?? 0, (depths.get(from) ?? 0) + 1);
            depths.set(to, depth);
            return depth > maxDepth ? `includes more than ${maxDepth} files deep` : null;
        },
    };
}
/** The files from one to another along the edges, both ends included; `null` when there is no way. */
function findWay(edges, from, to) {
    const seen = new Set([from]);
    const queue = [[from]];
    for (let way = queue.shift(); way !== undefined; way = queue.shift()) {
        const last = way.at(-1) ?? from;
        if (last === to)
            return way;
        for (const next of edges.get(last) ?? []) {
            if (seen.has(next))
                continue;
            seen.add(next);
            queue.push([...way, next]);
        }
    }
    return null;
}

// EXTERNAL MODULE: ./lib/template/source-text.js
var source_text = __webpack_require__(64321);
;// CONCATENATED MODULE: ./lib/template/includes.js
/** Finds the files that a template includes, for every engine that has includes. */




/**
 * Names are looked up from the including file's folder first, then from the root; with and without the
 * extension, and with a `_` before the file's name. Rings and includes deeper than 50 files are refused.
 */
function openIncludes(repository, rules) {
    const graph = includeGraph();
    return {
        load: async ({ name, from, place }) => {
            const own = (0,repository_path/* folderOf */.yS)(from);
            const folders = [own, ...partialsOf(own, rules), '', ...partialsOf('', rules)];
            const input = `include ${(0,problem/* quoteValue */.cl)(name)}`;
            const spellings = (path) => spell(path, rules.extension);
            const file = await repository.readText(name, { input, place, folders, spellings });
            if (file.status === 'bad')
                return file;
            const refusal = graph.add(from, file.value.path);
            if (refusal === null)
                return (0,problem.ok)((0,source_text/* sourceOfFile */.p)(file.value.path, file.value.text));
            return (0,problem/* bad */.MB)((0,problem/* problemAt */.l4)(place, { input, came: refusal, expected: 'includes that come to an end' }));
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


/***/ }),

/***/ 4623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ missingVariableProblem),
/* harmony export */   S: () => (/* binding */ maxMissingVariables)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/** A variable that the data lacks: an error, since a mail with a hole in it is worse than no mail. */

/** More than these are not listed: by then the data file as a whole is the wrong one. */
const maxMissingVariables = 100;
/** `dataName`: the file of the data, `inline data`, or `null` when there is none. `test`: how an author tests for it. */
function missingVariableProblem(missing, dataName, test) {
    const where = missing.input === 'template' ? '' : ` in ${missing.input}`;
    const todo = dataName === null
        ? `name a data file for this template, or test for it with ${test}`
        : `add it there, or test for it with ${test}`;
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)(missing.place, {
        input: `variable ${missing.name}${where}`,
        came: 'nothing',
        expected: dataName === null ? 'data that has it' : `a value in ${dataName}`,
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
/** A piece of text that an author wrote, and where each character of it stands in their file. */
/** A file, or the rest of it below its first `skippedLines` lines. */
function sourceOfFile(file, text, skippedLines = 0) {
    return { input: 'template', file, text, placeAt: (line, column) => ({ file, line: line + skippedLines, column }) };
}
/** A value that stands in no file. */
function sourceOfValue(input, file, text) {
    return { input, file, text, placeAt: () => undefined };
}


/***/ })

};
