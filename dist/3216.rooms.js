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
// EXTERNAL MODULE: ./lib/template/error-words.js
var error_words = __webpack_require__(90616);
// EXTERNAL MODULE: ./lib/template/includes.js + 1 modules
var template_includes = __webpack_require__(24741);
// EXTERNAL MODULE: ./lib/template/missing-variable.js
var missing_variable = __webpack_require__(4623);
;// CONCATENATED MODULE: ./lib/template/engines/handlebars-helpers.js
/** The helpers that a guarded Handlebars template runs with, beside the library's own. */
/** Stands around every variable; no template can name it, since names in templates are checked before it is put in. */
const requiredHelper = 'presend-required';
/** An empty partial: includes that cannot be followed are rewritten to it. No path has such a name. */
const absentPartial = '\0absent';
/** Turns of all loops of one rendering; nested loops over long lists multiply. */
const maxTurns = 1_000_000;
/** Partials that include others twice, and those again, come to billions in a few files. */
const maxPartialRuns = 100_000;
/** A mail of this size is refused everywhere. */
const maxCharacters = 20_000_000;
/** The library's `each`, but its turns and what they print are counted: an endless rendering ends with an error. */
function countedEach(engine) {
    const each = engine.helpers['each'];
    let turnCount = 0;
    let characterCount = 0;
    return function count(list, options) {
        if (typeof each !== 'function')
            throw new TypeError('handlebars has no helper "each"');
        const fn = (context, runtime) => {
            const text = options.fn(context, runtime);
            turnCount += 1;
            characterCount += text.length;
            if (turnCount > maxTurns)
                throw new RangeError(`loops of more than ${maxTurns} turns`);
            if (characterCount > maxCharacters)
                throw new RangeError(`loops that print more than ${maxCharacters} characters`);
            return text;
        };
        return each.call(this, list, { ...options, fn });
    };
}
/** Partials whose runs and texts are counted together; each is given as it was compiled. */
function partialCounter() {
    let runCount = 0;
    let characterCount = 0;
    return (partial) => (context, options) => {
        runCount += 1;
        if (runCount > maxPartialRuns)
            throw new RangeError(`includes that run more than ${maxPartialRuns} times in all`);
        const text = partial(context, options);
        characterCount += text.length;
        if (characterCount > maxCharacters) {
            throw new RangeError(`includes that print more than ${maxCharacters} characters in all`);
        }
        return text;
    };
}

;// CONCATENATED MODULE: ./lib/template/engines/handlebars-visitor.js
/** Walks one Handlebars template, and puts a guard around every variable whose absence is a mistake. */




/** Helpers that ask whether something is there. */
const tests = ['if', 'unless', 'with'];
const blocksOfOne = [...tests, 'each'];
const helpers = [...blocksOfOne, 'lookup'];
/** Visits a template once; pages before what they include. */
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
        // Inline partials are known from the start of the block they stand in.
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
            // As a variable that is there: what is behind it is still to be looked at.
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
            const came = `#${name} with ${block.params.length === 0 ? 'nothing' : `${block.params.length} values`}`;
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
            this.#refuse(partial, 'a partial named by data', 'the name of a file, so that it is known what is included');
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
     * `a.b` → `(presend-required a.b 7 a)`, where 7 is the number of the place. The library gives `null` for `a.b` when
     * `a` is null, as if `b` were there and empty; so the helper is shown `a` as well.
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
    /** One that is not is a problem. */
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
/** Parses a Handlebars template and all its partials, and puts a guard around every variable in them. */





/** Reads a template and, level by level, everything it includes; all mistakes in all of them are reported. */
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
                // A block partial without a file shows its own block: {{#> layout}} … {{/layout}}.
                if (!isOptional) {
                    problems.push(...loaded.problems);
                    reference.rewrite(absentPartial);
                }
                continue;
            }
            const { file } = loaded.value;
            reference.rewrite(file);
            // An include that was seen before is looked into again only for rings, which `load` has found by then.
            const program = partials.has(file) ? null : parse(loaded.value, problems);
            if (program === null)
                continue;
            partials.set(file, program);
            queue.push({ source: loaded.value, program });
        }
    }
    return { main: main === null ? null : { source, program: main }, partials, sites, problems };
}
/** The library's parser takes four times as long for twice the depth, and then the stack is full. */
const maxDepth = 100;
function parse(source, problems) {
    if (isTooDeep(source.text)) {
        const expected = `at most ${maxDepth} blocks or expressions inside one another`;
        problems.push((0,problem/* problemAt */.l4)(source.placeAt(1, 1), { input: source.input, came: error_words/* tooDeep */.DI, expected }));
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
/** Two kinds of errors: the library's own with `lineNumber` and `column`, and its parser's with a line in the text. */
function syntaxProblem(source, error) {
    if (!(error instanceof Error))
        return { input: source.input, expected: 'valid Handlebars' };
    const inMessage = /Parse error on line (?<line>\d+)/u.exec(error.message)?.groups?.['line'];
    const line = 'lineNumber' in error && typeof error.lineNumber === 'number' ? error.lineNumber : Number(inMessage ?? 1);
    const column = 'column' in error && typeof error.column === 'number' ? error.column + 1 : 1;
    const words = error.message.split('\n');
    const came = inMessage === undefined ? (words[0] ?? '') : `${(0,problem/* quoteValue */.cl)(words[1])} (${words.at(-1) ?? 'not understood'})`;
    return (0,problem/* problemAt */.l4)(source.placeAt(line, column), { input: source.input, came, expected: 'valid Handlebars' });
}

;// CONCATENATED MODULE: ./lib/template/engines/handlebars.js
/** Handlebars: strict variables, partials inside the repository, no prototypes, no helpers but its own. */







/**
 * An engine for `.hbs`.
 *
 * A variable that the data lacks is an error, all of them at once; only what is really evaluated counts. It is no
 * error where absence is a legitimate "no": in `#if`, `#unless`, `#with` and sections (`{{#x}}`, `{{^x}}`). A list
 * for `#each` must be there; it may be empty. A value of `null` is there and prints nothing. Values are escaped in
 * HTML, not in header fields and text parts.
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
        // The library's own prints to the console, which no template may.
        engine.registerHelper('log', () => undefined);
        // Without a parent the third argument is the library's own options.
        engine.registerHelper(requiredHelper, (value, site, parent) => {
            const found = templates.sites[site];
            const isMissing = value === undefined || parent === null;
            if (!isMissing || found === undefined)
                return value;
            onMissing(found);
            return '';
        });
        engine.registerHelper('each', countedEach(engine));
        // Unknown helpers are problems already; the rest of the template is still to be looked at.
        engine.registerHelper('helperMissing', () => undefined);
        const options = { noEscape: purpose === 'plain' };
        engine.registerPartial(absentPartial, engine.compile(''));
        const count = partialCounter();
        for (const [path, program] of templates.partials) {
            engine.registerPartial(path, count(engine.compile(program, options)));
        }
        // Said outright, so that the library does not write a warning to the console for each refused property.
        const noPrototypes = { allowProtoPropertiesByDefault: false, allowProtoMethodsByDefault: false };
        return (0,problem.ok)(engine.compile(main.program, options)(values, noPrototypes));
    }
    catch (error) {
        const came = (0,error_words/* errorWords */.Yi)(error);
        return (0,problem/* bad */.MB)((0,problem/* problemAt */.l4)(main.source.placeAt(1, 1), { input: main.source.input, came, expected: 'valid Handlebars' }));
    }
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
