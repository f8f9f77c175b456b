export const id = 3216;
export const ids = [3216];
export const modules = {

/***/ 23216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openHandlebars: () => (/* binding */ openHandlebars)
});

// EXTERNAL MODULE: ./node_modules/handlebars/lib/index.js
var lib = __webpack_require__(88508);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/template/error-text.js
var error_text = __webpack_require__(27902);
// EXTERNAL MODULE: ./lib/template/includes.js
var template_includes = __webpack_require__(3133);
// EXTERNAL MODULE: ./lib/template/missing-variable.js
var missing_variable = __webpack_require__(4623);
;// CONCATENATED MODULE: ./lib/template/engines/handlebars-helpers.js
/** Helpers for guarded Handlebars templates. */
/** Wraps every variable. Templates cannot use it, because names are checked first. */
const requiredHelper = 'presend-required';
/** An empty partial that replaces includes without a file. */
const absentPartial = '\0absent';
/** Of all loops of a rendering. */
const maxIterations = 1_000_000;
/** A few files that include each other repeatedly can cause billions. */
const maxPartialRuns = 100_000;
/** Servers reject larger mail. */
const maxCharacters = 20_000_000;
/** The built-in `each` with limits on iterations and output. */
function countedEach(engine) {
    const each = engine.helpers['each'];
    let iterationCount = 0;
    let characterCount = 0;
    return function count(list, options) {
        if (typeof each !== 'function')
            throw new TypeError('handlebars has no helper "each"');
        const fn = (context, runtime) => {
            const text = options.fn(context, runtime);
            iterationCount += 1;
            characterCount += text.length;
            if (iterationCount > maxIterations)
                throw new RangeError(`loops with more than ${maxIterations} iterations`);
            if (characterCount > maxCharacters)
                throw new RangeError(`loops that print more than ${maxCharacters} characters`);
            return text;
        };
        return each.call(this, list, { ...options, fn });
    };
}
/** Limits the runs and the output of all partials together. */
function partialCounter() {
    let runCount = 0;
    let characterCount = 0;
    return (partial) => (context, options) => {
        runCount += 1;
        if (runCount > maxPartialRuns)
            throw new RangeError(`includes that run more than ${maxPartialRuns} times in total`);
        const text = partial(context, options);
        characterCount += text.length;
        if (characterCount > maxCharacters) {
            throw new RangeError(`includes that print more than ${maxCharacters} characters in total`);
        }
        return text;
    };
}

;// CONCATENATED MODULE: ./lib/template/engines/handlebars-visitor.js
/** Visits a Handlebars template and wraps every required variable in a helper that reports it if missing. */




/** Helpers whose argument may be missing. */
const tests = ['if', 'unless', 'with'];
const blocksOfOne = [...tests, 'each'];
const helpers = [...blocksOfOne, 'lookup'];
/** Pages must be visited before their includes. */
class GuardVisitor extends lib.Visitor {
    problems = [];
    partials = [];
    #source;
    #shared;
    constructor(source, shared) {
        super();
        this.#source = source;
        this.#shared = shared;
    }
    Program(program) {
        // Inline partials are known from the start of their block.
        for (const statement of program.body)
            if (isInline(statement))
                this.#shared.inlineNames.add(nameOf(statement.params[0]));
        super.Program(program);
    }
    MustacheStatement(statement) {
        super.MustacheStatement(statement);
        const { path, params, hash } = statement;
        const isCall = params.length > 0 || hash !== undefined;
        const name = [path, ...params].map(nameOf).join(' ');
        this.#guardArguments(statement);
        if (!isPath(path)) {
            this.#refuse(statement, (0,problem/* quoteValue */.cl)(nameOf(path)), 'the name of a variable');
            // Continue with a variable that exists, to find further problems.
            statement.path = pathTo('this', statement.loc);
            return;
        }
        if (isCall && !this.#isHelper(path))
            return;
        const guarded = this.#guard(isCall ? { ...statement, type: 'SubExpression' } : path, name);
        statement.path = guarded.path;
        statement.params = guarded.params;
        statement.hash = guarded.hash;
    }
    BlockStatement(block) {
        super.BlockStatement(block);
        const name = nameOf(block.path);
        if (block.params.length > 0)
            this.#isHelper(block.path);
        if (blocksOfOne.includes(name) && block.params.length !== 1) {
            const came = `#${name} with ${block.params.length} values`;
            this.#refuse(block, came, `exactly one value, such as {{#${name} order.items}}`);
            const nothing = { type: 'NullLiteral', loc: block.loc };
            block.params = [nothing];
        }
        if (!tests.includes(name))
            this.#guardArguments(block);
    }
    SubExpression(expression) {
        super.SubExpression(expression);
        this.#isHelper(expression.path);
        this.#guardArguments(expression);
    }
    PartialStatement(partial) {
        super.PartialStatement(partial);
        this.#notePartial(partial, 'required');
    }
    PartialBlockStatement(partial) {
        super.PartialBlockStatement(partial);
        this.#notePartial(partial, 'optional');
    }
    #notePartial(partial, presence) {
        this.#guardArguments(partial);
        if (!isPath(partial.name)) {
            this.#refuse(partial, 'a dynamic partial name', 'a fixed file name');
            partial.name = pathTo(absentPartial, partial.loc);
            return;
        }
        const path = partial.name;
        const name = nameOf(path);
        if (this.#shared.inlineNames.has(name))
            return;
        const rewrite = (file) => {
            path.original = file;
        };
        this.partials.push({ name, place: this.#placeOf(partial), isOptional: presence === 'optional', rewrite });
    }
    #guardArguments(call) {
        call.params = call.params.map((parameter) => this.#guardExpression(parameter));
        for (const pair of call.hash?.pairs ?? [])
            pair.value = this.#guardExpression(pair.value);
    }
    #guardExpression(expression) {
        return isPath(expression) ? this.#guard(expression, nameOf(expression)) : expression;
    }
    /**
     * Rewrites `a.b` to `(presend-required a.b 7 a)`, where 7 is the index of the variable. The helper also gets `a`, because
     * the library returns null for `a.b` if `a` is null.
     */
    #guard(expression, name) {
        const { loc } = expression;
        const site = this.#shared.sites.push({ name, input: this.#source.input, place: this.#placeOf(expression) }) - 1;
        const number = { type: 'NumberLiteral', value: site, original: site, loc };
        const path = pathTo(requiredHelper, loc);
        return {
            type: 'SubExpression',
            path,
            params: [expression, number, ...parentOf(expression)],
            hash: noHash(loc),
            loc,
        };
    }
    /** Reports an unknown helper. */
    #isHelper(path) {
        const name = nameOf(path);
        if (helpers.includes(name))
            return true;
        this.#refuse(path, `the helper ${(0,problem/* quoteValue */.cl)(name)}`, `one of ${helpers.join(', ')}`);
        return false;
    }
    #refuse(node, came, expected) {
        if (this.problems.length >= missing_variable/* maxMissingVariables */.S)
            return;
        this.problems.push((0,problem/* problemAt */.l4)(this.#placeOf(node), { input: this.#source.input, came, expected }));
    }
    #placeOf(node) {
        return this.#source.placeAt(node.loc.start.line, node.loc.start.column + 1);
    }
}
function parentOf(expression) {
    if (!isPath(expression) || expression.parts.length < 2)
        return [];
    return [{ ...expression, parts: expression.parts.slice(0, -1) }];
}
function isPath(node) {
    return node.type === 'PathExpression';
}
function isInline(node) {
    return node.type === 'DecoratorBlock';
}
function pathTo(name, loc) {
    return { type: 'PathExpression', data: false, depth: 0, parts: [name], original: name, loc };
}
function noHash(loc) {
    return { type: 'Hash', pairs: [], loc };
}
function nameOf(node) {
    return node !== undefined && 'original' in node ? String(node.original) : '';
}

;// CONCATENATED MODULE: ./lib/template/engines/handlebars-guard.js
/** Parses a Handlebars template and all its partials, and guards their variables. */





/** Reads a template and its includes, and reports all problems in them. */
async function guardTemplates(source, includes) {
    const sites = [];
    const shared = { sites, inlineNames: new Set(['@partial-block']) };
    const problems = [];
    const partials = new Map();
    const main = parse(source, problems);
    const queue = main === null ? [] : [{ source, program: main }];
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const visitor = new GuardVisitor(next.source, shared);
        visitor.accept(next.program);
        problems.push(...visitor.problems);
        for (const reference of visitor.partials) {
            const { name, place, isOptional } = reference;
            const loaded = await includes.load({ name, from: next.source.file, place });
            if (loaded.status === 'bad') {
                // A block partial without a file shows its block: {{#> layout}} … {{/layout}}.
                if (!isOptional) {
                    problems.push(...loaded.problems);
                    reference.rewrite(absentPartial);
                }
                continue;
            }
            const { file } = loaded.value;
            reference.rewrite(file);
            // Known includes need no second visit; `load` has checked for cycles.
            const program = partials.has(file) ? null : parse(loaded.value, problems);
            if (program === null)
                continue;
            partials.set(file, program);
            queue.push({ source: loaded.value, program });
        }
    }
    return { main: main === null ? null : { source, program: main }, partials, sites, problems };
}
/** The parser takes quadratic time in the depth, and then overflows the stack. */
const maxDepth = 100;
function parse(source, problems) {
    if (isTooDeep(source.text)) {
        const expected = `at most ${maxDepth} nested blocks or expressions`;
        problems.push((0,problem/* problemAt */.l4)(source.placeAt(1, 1), { input: source.input, came: error_text/* tooDeep */.DI, expected }));
        return null;
    }
    try {
        return lib.parse(source.text);
    }
    catch (error) {
        problems.push(syntaxProblem(source, error));
        return null;
    }
}
function isTooDeep(text) {
    let blockDepth = 0;
    let bracketDepth = 0;
    let isInside = false;
    for (const [mark] of text.matchAll(/\{\{(?:~?#|~?\^(?=\s*[^\s~}])|~?\/)?|\}\}|[()]/gu)) {
        if (mark.startsWith('{{') || mark === '}}') {
            isInside = mark !== '}}';
            bracketDepth = 0;
        }
        if (mark.endsWith('#') || mark.endsWith('^'))
            blockDepth += 1;
        if (mark.endsWith('/'))
            blockDepth = Math.max(0, blockDepth - 1);
        if (isInside && mark === '(')
            bracketDepth += 1;
        if (isInside && mark === ')')
            bracketDepth -= 1;
        if (blockDepth > maxDepth || bracketDepth > maxDepth)
            return true;
    }
    return false;
}
/** Library errors have `lineNumber` and `column`; parser errors have the line in their message. */
function syntaxProblem(source, error) {
    if (!(error instanceof Error))
        return { input: source.input, expected: 'valid Handlebars' };
    const inMessage = /Parse error on line (?<line>\d+)/u.exec(error.message)?.groups?.['line'];
    const line = 'lineNumber' in error && typeof error.lineNumber === 'number' ? error.lineNumber : Number(inMessage ?? 1);
    const column = 'column' in error && typeof error.column === 'number' ? error.column + 1 : 1;
    const words = error.message.split('\n');
    const came = inMessage === undefined ? (words[0] ?? '') : `${(0,problem/* quoteValue */.cl)(words[1])} (${words.at(-1) ?? 'syntax error'})`;
    return (0,problem/* problemAt */.l4)(source.placeAt(line, column), { input: source.input, came, expected: 'valid Handlebars' });
}

;// CONCATENATED MODULE: ./lib/template/engines/handlebars.js
/** Handlebars with strict variables, partials from the repository and built-in helpers only. */







/**
 * An engine for `.hbs`.
 *
 * Evaluated variables that the data lacks are errors, except in `#if`, `#unless`, `#with` and sections (`{{#x}}`,
 * `{{^x}}`). A list for `#each` may be empty but not missing. Null prints nothing. Values are escaped in HTML, but not in
 * header fields and text parts.
 */
function openHandlebars(setup) {
    return { render: async (source, purpose) => await renderHandlebars(source, purpose, setup) };
}
async function renderHandlebars(source, purpose, { data, repository }) {
    const includes = (0,template_includes/* openIncludes */.s)(repository, { extension: '.hbs', partialsFolder: 'partials' });
    const guarded = await guardTemplates(source, includes);
    const missing = new Set();
    const result = renderGuarded(guarded, { values: data.values, purpose, onMissing: (site) => missing.add(site) });
    const problems = [...guarded.problems];
    for (const site of [...missing].slice(0, missing_variable/* maxMissingVariables */.S)) {
        problems.push((0,missing_variable/* missingVariableProblem */.G)(site, data.name, '{{#if}}'));
    }
    if (result.status === 'bad')
        problems.push(...result.problems);
    if (problems.length > 0 || result.status === 'bad')
        return (0,problem/* bad */.MB)(...problems);
    return result;
}
function renderGuarded(templates, { values, purpose, onMissing }) {
    const { main } = templates;
    if (main === null)
        return (0,problem.ok)('');
    try {
        const engine = lib.create();
        // The built-in helper prints to the console.
        engine.registerHelper('log', () => undefined);
        // Without a parent, the third argument is the library's options.
        engine.registerHelper(requiredHelper, (value, site, parent) => {
            const found = templates.sites[site];
            const isMissing = value === undefined || parent === null;
            if (!isMissing || found === undefined)
                return value;
            onMissing(found);
            return '';
        });
        engine.registerHelper('each', countedEach(engine));
        // Unknown helpers have already been reported.
        engine.registerHelper('helperMissing', () => undefined);
        const options = { noEscape: purpose === 'plain' };
        engine.registerPartial(absentPartial, engine.compile(''));
        const count = partialCounter();
        for (const [path, program] of templates.partials) {
            engine.registerPartial(path, count(engine.compile(program, options)));
        }
        // Set explicitly to avoid the library's console warnings.
        const noPrototypes = { allowProtoPropertiesByDefault: false, allowProtoMethodsByDefault: false };
        return (0,problem.ok)(engine.compile(main.program, options)(values, noPrototypes));
    }
    catch (error) {
        const came = (0,error_text/* errorText */.kc)(error);
        return (0,problem/* bad */.MB)((0,problem/* problemAt */.l4)(main.source.placeAt(1, 1), { input: main.source.input, came, expected: 'valid Handlebars' }));
    }
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
