export const id = 5310;
export const ids = [5310];
export const modules = {

/***/ 766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KG: () => (/* binding */ isTab),
/* harmony export */   Nm: () => (/* binding */ providerTypes),
/* harmony export */   R7: () => (/* binding */ testStyles),
/* harmony export */   lh: () => (/* binding */ testStatuses),
/* harmony export */   oW: () => (/* binding */ folders),
/* harmony export */   pj: () => (/* binding */ mailTypes)
/* harmony export */ });
/** The words of the wire that have a closed list of values: api-v1.md, "Provider types" and "Delivery folder values". */
/** All provider types, in the order in which reports show them. */
const providerTypes = ['consumer', 'business', 'protected'];
/** All folders a result can name; the last four are tabs of a consumer provider. */
const folders = ['INBOX', 'Spam', 'Promotions', 'Social', 'Updates', 'Forums'];
/** True for the four sorted views of the inbox. */
function isTab(folder) {
    return folder !== 'INBOX' && folder !== 'Spam';
}
/** The states of a test, in the order in which it goes through them; the last two are final. */
const testStatuses = ['pending', 'in_progress', 'complete', 'expired'];
const testStyles = ['spam-test', 'external-test'];
/** What kind of mail a test is for: which requirements of bulk senders apply to it, and which tab rules. */
const mailTypes = ['marketing', 'transactional'];


/***/ }),

/***/ 7443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ problemsError),
/* harmony export */   W: () => (/* binding */ PresendError)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/** The one error class: this run cannot go on, what that means for the outcome, and how it reads. */

/**
 * An error that ends the run. `message` reads `done: got came, expected expected; todo`.
 */
class PresendError extends Error {
    code;
    outcome;
    parts;
    problems;
    constructor(parts) {
        super(`${parts.done}: got ${parts.came}, expected ${parts.expected}; ${parts.todo}`, { cause: parts.cause });
        this.name = 'PresendError';
        this.code = parts.code;
        this.outcome = parts.outcome;
        this.parts = parts;
        this.problems = parts.problems ?? [];
    }
}
/** All bad inputs of one kind as one error: the message counts them and names each. */
function problemsError(code, done, problems) {
    return new PresendError({
        code,
        outcome: 'misconfigured',
        done,
        came: problems.length === 1 ? '1 problem' : `${problems.length} problems`,
        expected: 'none',
        todo: problems.map(_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .renderProblem */ .yM).join(' | '),
        problems,
    });
}


/***/ }),

/***/ 32964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MB: () => (/* binding */ bad),
/* harmony export */   cl: () => (/* binding */ quoteValue),
/* harmony export */   l4: () => (/* binding */ problemAt),
/* harmony export */   oL: () => (/* binding */ renderPlace),
/* harmony export */   ok: () => (/* binding */ ok),
/* harmony export */   yM: () => (/* binding */ renderProblem)
/* harmony export */ });
/** What is wrong with something a user gave us, in a form that every report prints in its own way. */
/** A parser's good answer. */
function ok(value) {
    return { status: 'ok', value };
}
/** A parser's bad answer; takes one problem or many. */
function bad(...problems) {
    return { status: 'bad', problems };
}
/** A problem with its place, where one is known. */
function problemAt(place, problem) {
    return place === undefined ? problem : { ...problem, place };
}
/** One line for a problem: `min-inbox-rate (.github/presend.yml:3): got "85 %%", expected a number from 0 to 100; …`. */
function renderProblem(problem) {
    const place = problem.place === undefined ? '' : ` (${renderPlace(problem.place)})`;
    const came = problem.came === undefined ? '' : `got ${problem.came}, `;
    const todo = problem.todo === undefined ? '' : `; ${problem.todo}`;
    return `${problem.input}${place}: ${came}expected ${problem.expected}${todo}`;
}
/** `file:line:column`, as far as it is known. */
function renderPlace(place) {
    return [place.file, place.line, place.column].filter((part) => part !== undefined).join(':');
}
/** A value as an error message may show it: JSON-quoted, at most 80 characters. */
function quoteValue(value) {
    const text = toJson(value) ?? String(value);
    return text.length <= 80 ? text : `${text.slice(0, 77)}…${text.endsWith('"') ? '"' : ''}`;
}
/** What some thousand levels deep came in as JSON does not go out as JSON again. */
function toJson(value) {
    // JSON has no word for a number beyond all doubles, and would say null.
    if (typeof value === 'number')
        return String(value);
    try {
        return JSON.stringify(value);
    }
    catch (error) {
        if (error instanceof RangeError)
            return 'JSON that is nested too deeply';
        throw error;
    }
}


/***/ }),

/***/ 67946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ describeYamlError)
/* harmony export */ });
/** What YAML's syntax errors mean, in our words: the parser's own messages can quote the file, and so a secret. */
const quoteHint = 'put quotes around text that holds `: `, ` #`, or starts with one of @ ` % & * ! | > [ { " \'';
const texts = {
    ALIAS_PROPS: { came: 'an alias (`*name`) with an anchor or a tag', expected: 'the alias alone' },
    BAD_ALIAS: { came: 'an alias (`*name`) to nothing', expected: 'an anchor (`&name`) above it', todo: quoteHint },
    BAD_DIRECTIVE: { came: 'an unknown directive (a line that starts with %)', expected: 'none' },
    BAD_DQ_ESCAPE: { came: 'an unknown escape in double quotes', expected: 'a valid one', todo: 'use single quotes' },
    BAD_INDENT: {
        came: 'a line that is indented wrongly, or a bracket that is not closed',
        expected: 'the indentation of its neighbours, and an end for each [ and {',
    },
    BAD_PROP_ORDER: { came: 'an anchor or tag in the wrong place', expected: 'it right before its value' },
    BAD_SCALAR_START: { came: 'a reserved character at the start of a value', expected: 'quotes', todo: quoteHint },
    BLOCK_AS_IMPLICIT_KEY: { came: 'a map inside a line', expected: 'one `key: value` a line', todo: quoteHint },
    BLOCK_IN_FLOW: { came: 'indented lines inside [ ] or { }', expected: 'commas between the values' },
    DUPLICATE_KEY: { came: 'a key a second time', expected: 'each key once' },
    IMPOSSIBLE: { came: 'something that cannot be read', expected: 'YAML' },
    KEY_OVER_1024_CHARS: { came: 'a key of more than 1024 characters', expected: 'a short key', todo: quoteHint },
    MISSING_CHAR: { came: 'a quote, bracket, comma or colon too few', expected: 'it here or before' },
    MULTILINE_IMPLICIT_KEY: {
        came: 'a key over several lines, or a line indented deeper than the one above',
        expected: '`key: value` on one line, indented as its neighbours',
    },
    MULTIPLE_ANCHORS: { came: 'several anchors on one value', expected: 'at most one' },
    MULTIPLE_DOCS: { came: 'a second document (a line `---` or `...`)', expected: 'one document' },
    MULTIPLE_TAGS: { came: 'several tags on one value', expected: 'at most one' },
    NON_STRING_KEY: { came: 'a key that is a list, a map or an alias', expected: 'a word as key' },
    RESOURCE_EXHAUSTION: { came: 'values nested far too deep', expected: 'a flatter file' },
    TAB_AS_INDENT: { came: 'a tab as indentation', expected: 'spaces' },
    TAG_RESOLVE_FAILED: { came: 'a tag (`!name`)', expected: 'no tags', todo: quoteHint },
    UNEXPECTED_TOKEN: { came: 'something that does not belong here', expected: 'YAML', todo: quoteHint },
    BAD_COLLECTION_TYPE: { came: 'a tag that does not fit its value', expected: 'no tags' },
};
/** What came and what was expected, for one of the parser's codes. */
function describeYamlError(code) {
    return texts[code];
}


/***/ }),

/***/ 50277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ findYamlExcess)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/** What a YAML text may hold so that reading it takes seconds at most. Looked at before it is parsed. */

/** Real files reach ten. The parser's time grows with the square of the depth. */
const maxDepth = 100;
/** Anchors and aliases together: each alias is looked for in the whole file. */
const maxNames = 500;
/** What came and what was expected, for a text that is beyond the limits; `null` for any other, valid or not. */
function findYamlExcess(text) {
    let flowDepth = 0;
    let lineDepth = 0;
    let nameCount = 0;
    for (const source of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        const token = yaml__WEBPACK_IMPORTED_MODULE_0__/* .CST */ .DB.tokenType(source);
        if (token === 'newline')
            lineDepth = 0;
        // Several on one line are inside one another: `- - - value`.
        if (token === 'seq-item-ind' || token === 'explicit-key-ind')
            lineDepth += 1;
        if (token === 'flow-seq-start' || token === 'flow-map-start')
            flowDepth += 1;
        if (token === 'flow-seq-end' || token === 'flow-map-end')
            flowDepth = Math.max(0, flowDepth - 1);
        if (token === 'anchor' || token === 'alias')
            nameCount += 1;
        if (flowDepth + lineDepth > maxDepth) {
            return { came: 'values that are nested too deeply', expected: `at most ${maxDepth} levels` };
        }
        if (nameCount > maxNames) {
            return { came: 'too many anchors (&) and aliases (*)', expected: `at most ${maxNames}` };
        }
    }
    return null;
}


/***/ }),

/***/ 22728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ escapeTerminal)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11984);
/** Foreign text on a terminal: it cannot move the cursor, change colours, set the title or turn the direction. */

/** `text` on one line without escape sequences, control and direction characters. */
function escapeTerminal(text) {
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(text);
}


/***/ }),

/***/ 11984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ shorten),
/* harmony export */   w: () => (/* binding */ plainText)
/* harmony export */ });
/** Foreign text as one visible line: nothing in it moves a cursor, turns the direction or hides. */
/** Escape sequences of terminals: CSI, OSC with its end, and the short ones. Source: ECMA-48 §5. */
const escapeSequences = 
// oxlint-disable-next-line no-control-regex -- control characters are what this is about
/(?:\u001B\[|\u009B)[0-?]*[ -/]*[@-~]|(?:\u001B\]|\u009D)[^\u0007\u001B\u009C]*(?:\u0007|\u001B\\|\u009C)?|\u001B[ -/]*[0-~]/gu;
const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;
/**
 * Controls, directions, zero-width characters and tags. Variation selectors stay: emoji need them.
 * Source: Unicode Technical Report 36 §3.6, "Trojan Source" (CVE-2021-42574) for the directions.
 */
const unseen = 
// oxlint-disable-next-line no-misleading-character-class -- every character of the class is meant alone
/[\p{Cc}\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/gu;
/** `text` without escape sequences, controls and invisible characters; line breaks and tabs become one space. */
function plainText(text) {
    return text.toWellFormed().replaceAll(escapeSequences, '').replaceAll(lineBreaks, ' ').replaceAll(unseen, '').trim();
}
/** At most `maxLength` UTF-16 units, the last an ellipsis when something was cut; never half a surrogate pair. */
function shorten(text, maxLength) {
    return text.length <= maxLength
        ? text
        : `${text.slice(0, Math.max(maxLength - 1, 0)).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}


/***/ }),

/***/ 58752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ closestName),
/* harmony export */   S: () => (/* binding */ suggestName)
/* harmony export */ });
/** "Did you mean": the name that a typo was most likely meant to be. */
/** The closest of `names` to `text`, or `null` when none is close. Case, `_` and spaces do not count. */
function closestName(text, names) {
    // A longer text is no typo of any name of ours, and the work grows with its length.
    if (text.length > 60)
        return null;
    const wanted = normalize(text);
    const ranked = names
        .map((name) => ({ name, distance: editDistance(wanted, normalize(name)) }))
        .toSorted((left, right) => left.distance - right.distance);
    const [best] = ranked;
    return best !== undefined && best.distance <= Math.max(1, Math.floor(wanted.length / 4)) ? best.name : null;
}
/** `did you mean …?`, or what is possible when nothing is close and the list is short enough to read. */
function suggestName(text, names) {
    const closest = closestName(text, names);
    if (closest !== null)
        return `did you mean ${closest}?`;
    return names.length <= 16 ? `use one of: ${names.join(', ')}` : 'the README lists all of them under "Inputs"';
}
function normalize(text) {
    return text.toLowerCase().replaceAll(/[_\s]/gu, '-');
}
/** Insertions, deletions and replacements between two texts (Levenshtein); a swap of neighbours counts as one. */
function editDistance(left, right) {
    let beforePrevious = [];
    let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
    for (let row = 1; row <= left.length; row += 1) {
        const current = [row];
        for (let column = 1; column <= right.length; column += 1) {
            const isSame = left[row - 1] === right[column - 1];
            const isSwap = row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
            current.push(Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (previous[column - 1] ?? 0) + (isSame ? 0 : 1), isSwap ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY));
        }
        beforePrevious = previous;
        previous = current;
    }
    return previous[right.length] ?? 0;
}


/***/ }),

/***/ 69724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ul: () => (/* binding */ toPlain),
/* harmony export */   VP: () => (/* binding */ toPlainObject),
/* harmony export */   Vh: () => (/* binding */ nameShape),
/* harmony export */   hN: () => (/* binding */ parseYaml),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32964);
/* harmony import */ var _errors_yaml_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67946);
/* harmony import */ var _errors_yaml_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50277);
/** YAML and JSON as values that remember where they stand, read within limits. */




/** Far above any real file; a file of a few lines whose aliases refer to aliases goes past it. */
const maxValueCount = 200_000;
const maxDepth = 50;
/** YAML 1.2 (JSON is a part of it) → a tree with places, or every syntax error and duplicate key. No value is echoed. */
function parseYaml(text, origin) {
    const excess = (0,_errors_yaml_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .findYamlExcess */ .G)(text);
    if (excess !== null)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)({ input: origin.input, ...excess, place: { file: origin.file } });
    const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    // prettyErrors quotes the source, which may hold a secret; uniqueKeys compares each key with each other key.
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { lineCounter, prettyErrors: false, uniqueKeys: false, stringKeys: true });
    const findings = [...document.errors, ...document.warnings];
    if (findings.length > 0) {
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)(...tellingProblems(findings.map((error) => syntaxProblem(error, lineCounter, origin))));
    }
    const walk = new Walk(document, lineCounter, origin);
    const value = walk.convert(document.contents, 0);
    return walk.problems.length > 0 ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)(...walk.problems) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(value);
}
/** One problem a line, and few: after the first ones the parser only guesses. What it says last of a line is best. */
function tellingProblems(problems) {
    return [...new Map(problems.map((problem) => [problem.place?.line, problem])).values()].slice(0, 5);
}
function syntaxProblem(error, lineCounter, origin) {
    const at = lineCounter.linePos(error.pos[0]);
    const described = (0,_errors_yaml_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeYamlError */ .r)(error.code);
    return { input: origin.input, ...described, place: { file: origin.file, line: at.line, column: at.col } };
}
/** Turns yaml's nodes into ConfigValues. It counts what aliases expand to, so that no file can grow without limit. */
class Walk {
    problems = [];
    #document;
    #lineCounter;
    #origin;
    #valueCount = 0;
    constructor(document, lineCounter, origin) {
        this.#document = document;
        this.#lineCounter = lineCounter;
        this.#origin = origin;
    }
    convert(node, depth) {
        const place = this.#placeOf(node);
        this.#valueCount += 1;
        if (this.#valueCount > maxValueCount || depth > maxDepth)
            return this.#refuseSize(place);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
            return this.#convertAlias(node, place, depth);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            return { kind: 'list', items: node.items.map((item) => this.convert(item, depth + 1)), place };
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            return { kind: 'map', entries: this.#entriesOf(node.items, depth), place };
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) ? scalarAt(node, place) : { kind: 'empty', place };
    }
    #convertAlias(alias, place, depth) {
        const target = alias.resolve(this.#document);
        if (target !== undefined)
            return this.convert(target, depth + 1);
        this.problems.push({ input: this.#origin.input, ...(0,_errors_yaml_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeYamlError */ .r)('BAD_ALIAS'), place });
        return { kind: 'empty', place };
    }
    #entriesOf(pairs, depth) {
        const entries = new Map();
        for (const pair of pairs) {
            const key = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key) ? String(pair.key.value) : '';
            const place = this.#placeOf(pair.key);
            const first = entries.get(key);
            if (first === undefined)
                entries.set(key, { key, place, value: this.convert(pair.value, depth + 1) });
            else
                this.#refuseDuplicate(first, place);
        }
        return [...entries.values()];
    }
    #refuseDuplicate(first, place) {
        this.problems.push({
            input: this.#origin.input,
            came: `the key ${JSON.stringify(first.key)} a second time`,
            expected: `each key once (the first one is on line ${first.place.line ?? '?'})`,
            todo: 'remove one of the two',
            place,
        });
    }
    #refuseSize(place) {
        // One problem is enough: everything after the limit would repeat it.
        if (this.problems.every((problem) => problem.expected !== sizeExpectation)) {
            this.problems.push({
                input: this.#origin.input,
                expected: sizeExpectation,
                todo: 'remove the aliases (`*name`) that multiply it',
                place,
            });
        }
        return { kind: 'empty', place };
    }
    #placeOf(node) {
        const range = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node) || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) ? node.range : null;
        if (range === null || range === undefined)
            return { file: this.#origin.file };
        const at = this.#lineCounter.linePos(range[0]);
        return { file: this.#origin.file, line: at.line, column: at.col };
    }
}
const sizeExpectation = `at most ${maxValueCount} values, nested at most ${maxDepth} deep, with every alias resolved`;
function scalarAt(node, place) {
    const { value } = node;
    if (typeof value === 'string')
        return { kind: 'scalar', text: value, value, place };
    if (typeof value === 'number' || typeof value === 'boolean') {
        return { kind: 'scalar', text: node.source ?? String(value), value, place };
    }
    return { kind: 'empty', place };
}
/** A JSON text as a value, many times faster than YAML; `null` when it is none, or is nested too deep. Every place is `origin`. */
function parseJson(text, origin) {
    try {
        return fromPlain(JSON.parse(text), origin, 0);
    }
    catch {
        // Not JSON: YAML's parser looks at it next, and says what is wrong.
        return null;
    }
}
function fromPlain(value, place, depth) {
    if (depth > maxDepth)
        throw new RangeError('nested too deep');
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
        return { kind: 'scalar', text: String(value), value, place };
    }
    if (Array.isArray(value)) {
        return { kind: 'list', items: value.map((item) => fromPlain(item, place, depth + 1)), place };
    }
    if (typeof value !== 'object' || value === null)
        return { kind: 'empty', place };
    const entries = Object.entries(value).map(([key, item]) => ({
        key,
        place,
        value: fromPlain(item, place, depth + 1),
    }));
    return { kind: 'map', entries, place };
}
/** The value without its places, as JSON would have it; `null` for empty. */
function toPlain(value) {
    if (value.kind === 'empty')
        return null;
    if (value.kind === 'scalar')
        return value.value;
    return value.kind === 'list' ? value.items.map(toPlain) : toPlainObject(value.entries);
}
/** A map without its places. A key `__proto__` becomes an ordinary field. */
function toPlainObject(entries) {
    return Object.fromEntries(entries.map((entry) => [entry.key, toPlain(entry.value)]));
}
/** `a list`, `a map`… as messages call what came. */
function nameShape(value) {
    return { empty: 'nothing', scalar: 'a single value', list: 'a list', map: 'a map' }[value.kind];
}


/***/ }),

/***/ 71382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readSection),
/* harmony export */   z: () => (/* binding */ isBlank)
/* harmony export */ });
/* harmony import */ var _closest_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58752);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39735);
/** The keys of one level of the config file: which are settings, which are something else, which are wrong. */


/** Sorts the keys of a level. Values are parsed later; those of unknown keys are never shown. */
function readSection(entries, form, allowed) {
    const layer = new Map();
    const others = new Map();
    const problems = [];
    for (const entry of entries) {
        const row = (0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .findSetting */ .SP)(entry.key);
        if (form.otherKeys.includes(entry.key))
            others.set(entry.key, entry);
        else if (row === null || !allowed.includes(row.name))
            problems.push(refuseKey(entry, row, { form, allowed }));
        else if (!isBlank(entry.value))
            layer.set(row.name, sourcedEntry(entry, form));
    }
    return { layer, others, problems };
}
/** True for nothing, and for empty text: as with an empty input, nothing was given. */
function isBlank(value) {
    return value.kind === 'empty' || (value.kind === 'scalar' && value.text.trim() === '');
}
function sourcedEntry(entry, form) {
    return {
        input: { form: 'config', value: entry.value },
        label: `${form.prefix}${entry.key}`,
        source: 'config',
        place: entry.place,
    };
}
function refuseKey(entry, row, level) {
    const { form, allowed } = level;
    const input = `${form.prefix}${entry.key.slice(0, 60)}`;
    if (row?.isSecret === true)
        return refuseSecret(input, row, entry);
    if (row?.isDestination === true)
        return refuseDestination(input, row, entry);
    if (row !== null && !form.isTop && row.isAllowedInConfig) {
        const expected = 'only settings that may differ from template to template here';
        return { input, expected, todo: `move ${row.name} to the top level of the file`, place: entry.place };
    }
    if (row !== null) {
        const expected = `${row.name} not to stand in the config file`;
        return { input, expected, todo: 'give it as an input or a flag', place: entry.place };
    }
    const todo = (0,_closest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestName */ .S)(entry.key, [...allowed, ...form.otherKeys]);
    return { input, expected: 'a key that presend knows', todo, place: entry.place };
}
/** A pull request can change the config file, and a cloned repository brings its own. */
function refuseDestination(input, row, entry) {
    const { name, environmentVariable } = row;
    return {
        input,
        expected: `${name} outside the config file, because it decides where secrets are sent`,
        todo: `remove it here and set the input ${name}, the flag --${name} or the environment variable ${environmentVariable ?? ''}`,
        place: entry.place,
    };
}
function refuseSecret(input, row, entry) {
    return {
        input,
        expected: 'secrets not to stand in the config file',
        todo: `remove it, replace the secret at its source (everyone who can read the repository has it now), and give it as ` +
            `the input ${row.name} or the environment variable ${row.environmentVariable ?? ''}`,
        place: entry.place,
    };
}


/***/ }),

/***/ 93509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ planFork)
/* harmony export */ });
/** What a pull request from a fork, which gets no secrets, cannot have. */
const remoteNames = ['api-url', 'smtp-host', 'smtp-username'];
const signingNames = ['dkim-domain', 'dkim-selector'];
/** Decides whether the run does without the service or the signature that its secrets would have opened. */
function planFork(values, isFork) {
    if (!isFork)
        return { isFallback: false, isUnsigned: false, notices: [] };
    const lacksPassword = values.isGiven('smtp-username') && !values.isGiven('smtp-password');
    const lacksSecret = !values.isGiven('api-token') || lacksPassword;
    const isFallback = lacksSecret && remoteNames.some((name) => values.isGiven(name));
    const isUnsigned = !values.isGiven('dkim-private-key') && signingNames.some((name) => values.isGiven(name));
    const notices = [isFallback ? fallbackNotice(values) : null, isUnsigned ? unsignedNotice : null];
    return { isFallback, isUnsigned, notices: notices.filter((notice) => notice !== null) };
}
function fallbackNotice(values) {
    const needed = values.isGiven('smtp-username') ? ['api-token', 'smtp-password'] : ['api-token'];
    const missing = needed.filter((name) => !values.isGiven(name));
    const postmaster = values.isGiven('postmaster-email') ? ' and no postmaster data was read' : '';
    return (`This pull request comes from a fork or from Dependabot and gets no secrets (${missing.join(', ')}): the check ran on the embedded ` +
        `service instead of api-url and smtp-host, so folders are simulated${postmaster}`);
}
const unsignedNotice = 'This pull request comes from a fork or from Dependabot and gets no secrets (dkim-private-key): presend did not sign the mail with DKIM';


/***/ }),

/***/ 42072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ givenLayer),
/* harmony export */   s: () => (/* binding */ environmentValues)
/* harmony export */ });
/* harmony import */ var _closest_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58752);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39735);
/** Values from inputs, flags and the environment. */


/** The secrets and their destinations that the environment gives; both entries add them to what their user gave. */
function environmentValues(env) {
    return _table_js__WEBPACK_IMPORTED_MODULE_0__/* .settingRows */ .mH.flatMap((row) => {
        const text = row.environmentVariable === null ? undefined : env[row.environmentVariable];
        return text === undefined ? [] : [{ name: row.name, text, source: 'environment' }];
    });
}
/** The given values as a layer. Inputs and flags win over the environment; a flag that takes a list may be repeated. */
function givenLayer(given) {
    const layer = new Map();
    const problems = [];
    for (const value of given) {
        const row = (0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .findSetting */ .SP)(value.name);
        if (row === null)
            problems.push(unknownName(value.name));
        else if (value.text.trim() !== '') {
            const before = layer.get(row.name);
            const isWeaker = value.source === 'environment' && before !== undefined && before.source !== 'environment';
            if (!isWeaker)
                layer.set(row.name, sourcedGiven(value, row, before));
        }
    }
    return { layer, problems };
}
function sourcedGiven(value, row, before) {
    const text = row.isSecret ? value.text : value.text.trim();
    const isRepeated = row.kind.isList && value.source === 'flag' && before?.source === 'flag';
    const first = isRepeated && before.input.form === 'text' ? `${before.input.text}\n` : '';
    return { input: { form: 'text', text: `${first}${text}` }, label: value.name, source: value.source, place: null };
}
function unknownName(name) {
    const names = _table_js__WEBPACK_IMPORTED_MODULE_0__/* .settingRows */ .mH.map((row) => row.name);
    return { input: name, expected: 'the name of a setting', todo: (0,_closest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestName */ .S)(name, names) };
}


/***/ }),

/***/ 76366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hq: () => (/* binding */ headerLines),
  nd: () => (/* binding */ integer),
  c3: () => (/* binding */ listOf),
  yL: () => (/* binding */ oneOf),
  KN: () => (/* binding */ percent),
  yj: () => (/* binding */ positive),
  J0: () => (/* binding */ single),
  yU: () => (/* binding */ someOf),
  b6: () => (/* binding */ textOf),
  EN: () => (/* binding */ threshold),
  wL: () => (/* binding */ timeSpan),
  Ei: () => (/* binding */ timeSpanOrAuto),
  dt: () => (/* binding */ trueOrFalse)
});

// UNUSED EXPORTS: thresholdSchema

// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/settings/config/config-value.js
var config_value = __webpack_require__(69724);
// EXTERNAL MODULE: ./lib/settings/parsers/choice.js
var choice = __webpack_require__(6839);
// EXTERNAL MODULE: ./lib/settings/parsers/duration.js
var duration = __webpack_require__(33684);
// EXTERNAL MODULE: ./lib/settings/parsers/bad-text.js
var bad_text = __webpack_require__(15013);
// EXTERNAL MODULE: ./lib/settings/parsers/text.js
var parsers_text = __webpack_require__(42619);
;// CONCATENATED MODULE: ./lib/settings/parsers/headers.js
/** Extra header fields, `Name: value`. */



/** Fields that presend or a receiver writes, and what to do instead. */
const reservedFields = {
    from: 'use the setting from',
    'reply-to': 'use the setting reply-to',
    subject: 'use the setting subject',
    'return-path': 'use the setting envelope-from; receivers write this field',
    'dkim-signature': 'use dkim-domain, dkim-selector and dkim-private-key',
    to: 'remove it: each copy is addressed to its seed mailbox',
    cc: 'remove it: each copy goes to one seed mailbox and to nobody else',
    bcc: 'remove it: each copy goes to one seed mailbox and to nobody else',
    date: 'remove it: presend writes the time of sending',
    'message-id': 'remove it: presend gives each copy its own',
    'mime-version': 'remove it: presend writes it',
    'x-presend-test': 'remove it: presend writes the tracking id there',
    received: 'remove it: servers write it',
    'received-spf': 'remove it: receivers write it',
    'authentication-results': 'remove it: receivers write it',
};
/** One field from its name and value. */
function parseHeader(header, input) {
    const given = { input, text: `${header.name}: ${header.value}` };
    // RFC 5322 §2.2 ftext: visible ASCII but the colon.
    if (!/^[\u0021-\u0039\u003b-\u007e]{1,76}$/u.test(header.name)) {
        return (0,bad_text/* badText */.rY)(given, 'a header name of visible ASCII characters without space or colon');
    }
    const reserved = reservedAdvice(header.name.toLowerCase());
    if (reserved !== null)
        return (0,bad_text/* badText */.rY)(given, `another header than ${header.name}`, reserved);
    if (header.value === '')
        return (0,bad_text/* badText */.rY)(given, 'a value after the colon');
    const value = (0,parsers_text/* oneLine */.TN)(4000)(header.value, input);
    return value.status === 'bad' ? value : (0,problem.ok)({ name: header.name, value: header.value });
}
function reservedAdvice(name) {
    if (name.startsWith('content-'))
        return 'remove it: presend writes it from the parts of the message';
    if (name.startsWith('arc-'))
        return 'remove it: forwarders write it';
    return Object.hasOwn(reservedFields, name) ? (reservedFields[name] ?? null) : null;
}
/** Joins what RFC 5322 §2.2.3 folds: a line that stands further in than the first continues the one above it. */
function unfoldHeaderLines(text) {
    const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '');
    const indent = indentOf(lines[0] ?? '');
    return lines
        .map((line, index) => (index > 0 && indentOf(line) > indent ? ` ${line.trim()}` : `\n${line.trim()}`))
        .join('')
        .trim();
}
function indentOf(line) {
    return line.length - line.trimStart().length;
}
/** One line `Name: value`. */
function parseHeaderLine(line, input) {
    const colon = line.indexOf(':');
    if (colon < 1)
        return (0,bad_text/* badText */.rY)({ input, text: line }, 'a line Name: value', 'write one header a line');
    return parseHeader({ name: line.slice(0, colon), value: line.slice(colon + 1).trim() }, input);
}
/** Refuses more fields than any real message has. */
function limitHeaders(headers, input) {
    if (headers.length <= 100)
        return (0,problem.ok)(headers);
    return (0,problem/* bad */.MB)({ input, came: `${headers.length} headers`, expected: 'at most 100' });
}

// EXTERNAL MODULE: ./lib/settings/parsers/join-parsed.js
var join_parsed = __webpack_require__(72904);
// EXTERNAL MODULE: ./lib/settings/parsers/number.js
var number = __webpack_require__(73885);
;// CONCATENATED MODULE: ./lib/settings/kinds.js
/** The forms that values of settings have: each is a type in words, a JSON Schema, and a parser for both sources. */







/** A single value. */
function single(words, parse) {
    return {
        unit: null,
        schema: { type: 'string' },
        ...words,
        isList: false,
        parse: (given, name) => {
            if (given.form === 'text')
                return parse(given.text, name);
            if (given.value.kind === 'scalar')
                return parse(given.value.text.trim(), name);
            return (0,problem/* bad */.MB)({ input: name, came: (0,config_value/* nameShape */.Vh)(given.value), expected: 'a single value' });
        },
    };
}
/** A text with a parser of its own. */
function textOf(valueName, parse) {
    return single({ type: valueName === 'path' ? 'path' : 'text', valueName }, parse);
}
/** One of a closed list. */
function oneOf(values) {
    return single({ type: 'choice', valueName: values.join('|'), schema: { enum: values } }, (0,choice/* choice */.Yq)(values));
}
/** `true` or `false`. */
function trueOrFalse() {
    return single({ type: 'boolean', valueName: 'true|false', schema: { type: 'boolean' } }, choice/* parseBoolean */.yG);
}
const percentSchema = { type: 'number', minimum: 0, maximum: 100 };
/** A percentage. */
function percent() {
    const schema = { anyOf: [percentSchema, { type: 'string', pattern: '^[0-9]+(\\.[0-9]+)?%?$' }] };
    return single({ type: 'percent', unit: 'percent', valueName: 'percent', schema }, number/* parsePercent */.lo);
}
/** What the config file may hold for a threshold. */
const thresholdSchema = {
    anyOf: [percentSchema, { enum: ['none'] }, { type: 'string', pattern: '^[0-9]+(\\.[0-9]+)?%$' }],
};
/** A percentage or `none`. */
function threshold() {
    const words = { type: 'percent or none', unit: 'percent', valueName: 'percent', schema: thresholdSchema };
    return single(words, number/* parseThreshold */.B7);
}
/** A whole number in a range. */
function integer(range, unit) {
    const schema = { type: 'integer', minimum: range.min, maximum: range.max };
    const words = { type: 'whole number', valueName: 'number', schema };
    return single(unit === undefined ? words : { ...words, unit }, (0,number/* wholeNumber */.rD)(range));
}
/** A number above zero. */
function positive(max, unit) {
    const schema = { type: 'number', exclusiveMinimum: 0, maximum: max };
    return single({ type: 'number', unit, valueName: 'number', schema }, (0,number/* positiveNumber */.Ly)(max));
}
/** A duration. */
function timeSpan(range) {
    const schema = { type: 'string', pattern: duration/* durationPattern */.Zq };
    return single({ type: 'duration', unit: 'duration', valueName: 'duration', schema }, (0,duration/* duration */.p0)(range));
}
/** A duration, or the word `auto`. */
function timeSpanOrAuto(range) {
    const parse = (0,duration/* duration */.p0)(range);
    const words = { type: 'duration or auto', unit: 'duration', valueName: 'auto|duration' };
    const schema = { anyOf: [{ enum: ['auto'] }, { type: 'string', pattern: duration/* durationPattern */.Zq }] };
    return single({ ...words, schema }, (text, input) => {
        if (text === 'auto')
            return (0,problem.ok)('auto');
        const parsed = parse(text, input);
        return parsed.status === 'ok' ? parsed : (0,problem/* bad */.MB)(...parsed.problems.map(orAuto));
    });
}
function orAuto(problem) {
    return { ...problem, expected: `auto, or ${problem.expected}` };
}
/** A list; items that come twice count once. */
function listOf(words, form, parseItem) {
    return {
        unit: null,
        schema: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, minItems: 1 }] },
        ...words,
        isList: true,
        parse: (given, name) => {
            const items = itemsOf(given, form, name);
            if (items.status === 'bad')
                return items;
            const parsed = parseItems(items.value, parseItem, name);
            return parsed.status === 'bad' ? parsed : (0,problem.ok)([...new Set(parsed.value)]);
        },
    };
}
/** Names out of a closed list. */
function someOf(values, words, parseItem = (0,choice/* choice */.Yq)(values)) {
    const items = { type: 'array', items: { enum: values }, minItems: 1, uniqueItems: true };
    const word = `(${values.join('|')})`;
    const text = { type: 'string', pattern: `^\\s*${word}([\\s,]+${word})*[\\s,]*$` };
    return listOf({ ...words, schema: { anyOf: [items, { enum: values }, text] } }, 'words', parseItem);
}
const headerValueSchema = { type: ['string', 'number', 'boolean'] };
const headerMapSchema = {
    type: 'object',
    additionalProperties: { anyOf: [headerValueSchema, { type: 'array', items: headerValueSchema }] },
};
/** Header fields: lines `Name: value`, in the config file also a list of such lines or a map of names to values. */
function headerLines() {
    const anyOf = [
        headerMapSchema,
        { type: 'array', items: { anyOf: [{ type: 'string', pattern: '^[^:\\s]+:' }, headerMapSchema] } },
        { type: 'string' },
    ];
    return {
        type: 'lines Name: value',
        unit: null,
        valueName: 'lines',
        schema: { anyOf },
        isList: true,
        parse: (given, name) => {
            const headers = given.form === 'config' ? valueToHeaders(given.value, name) : null;
            if (headers !== null)
                return headers.status === 'bad' ? headers : limitHeaders(headers.value, name);
            const items = itemsOf(withUnfoldedLines(given), 'lines', name);
            if (items.status === 'bad')
                return items;
            const parsed = parseItems(items.value, parseHeaderLine, name);
            return parsed.status === 'bad' ? parsed : limitHeaders(parsed.value, name);
        },
    };
}
function withUnfoldedLines(given) {
    if (given.form === 'text')
        return { ...given, text: unfoldHeaderLines(given.text) };
    const { value } = given;
    return value.kind === 'scalar' ? { ...given, value: { ...value, text: unfoldHeaderLines(value.text) } } : given;
}
/** `null` for the forms that are lines alone. */
function valueToHeaders(value, name) {
    if (value.kind === 'map')
        return mapToHeaders(value, name);
    if (value.kind !== 'list' || value.items.every((item) => item.kind !== 'map'))
        return null;
    return flatten(value.items.map((item) => itemToHeaders(item, name)));
}
function itemToHeaders(item, name) {
    if (item.kind === 'map')
        return mapToHeaders(item, name);
    const line = itemOf(item, name);
    return line.status === 'bad' ? line : (0,join_parsed/* joinParsed */.Q)([placed(parseHeaderLine(line.value.text, name), line.value)]);
}
function mapToHeaders(value, name) {
    const items = value.entries.flatMap((entry) => {
        const values = entry.value.kind === 'list' ? entry.value.items : [entry.value];
        return values.map((one) => {
            if (one.kind !== 'scalar') {
                return (0,problem/* bad */.MB)({ input: name, came: (0,config_value/* nameShape */.Vh)(one), expected: `text for ${entry.key}`, place: entry.place });
            }
            return placed(parseHeader({ name: entry.key, value: one.text.trim() }, name), entry);
        });
    });
    return (0,join_parsed/* joinParsed */.Q)(items);
}
function flatten(lists) {
    const joined = (0,join_parsed/* joinParsed */.Q)(lists);
    return joined.status === 'bad' ? joined : (0,problem.ok)(joined.value.flat());
}
function itemsOf(given, form, name) {
    if (given.form === 'text')
        return someItems(splitText(given.text, form), name);
    const { value } = given;
    if (value.kind === 'scalar')
        return someItems(splitText(value.text, form), name);
    if (value.kind !== 'list') {
        return (0,problem/* bad */.MB)({ input: name, came: (0,config_value/* nameShape */.Vh)(value), expected: 'a list, or a single value' });
    }
    const items = (0,join_parsed/* joinParsed */.Q)(value.items.map((item) => itemOf(item, name)));
    return items.status === 'bad' ? items : someItems(items.value, name);
}
function itemOf(item, name) {
    if (item.kind === 'scalar')
        return (0,problem.ok)({ text: item.text.trim(), place: item.place });
    return (0,problem/* bad */.MB)({ input: name, came: (0,config_value/* nameShape */.Vh)(item), expected: 'a single value in the list', place: item.place });
}
function someItems(items, name) {
    return items.length > 0 ? (0,problem.ok)(items) : (0,problem/* bad */.MB)({ input: name, came: 'an empty list', expected: 'at least one value' });
}
function splitText(text, form) {
    return text
        .split(form === 'lines' ? /\r?\n/u : /[\s,]+/u)
        .map((item) => ({ text: item.trim() }))
        .filter((item) => item.text !== '');
}
function parseItems(items, parseItem, name) {
    return (0,join_parsed/* joinParsed */.Q)(items.map((item) => placed(parseItem(item.text, name), item)));
}
/** The same answer, its problems at the place of the item unless they have one. */
function placed(parsed, item) {
    const { place } = item;
    if (parsed.status === 'ok' || place === undefined)
        return parsed;
    return (0,problem/* bad */.MB)(...parsed.problems.map((problem) => ({ place, ...problem })));
}


/***/ }),

/***/ 1286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ parseApiUrl)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32964);
/* harmony import */ var _bad_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15013);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53942);
/** The base URL of a service. */



const example = 'a URL such as https://presend.example/api/v1';
/** A base URL that ends in `/api/v1`; a trailing slash is cut. The token travels there, so plain http is for loopback only. */
function parseApiUrl(text, input) {
    const given = { input, text };
    const url = text.length > 2048 ? null : URL.parse(text);
    if (url === null || !/^https?:$/u.test(url.protocol))
        return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_1__/* .badText */ .rY)(given, example);
    if (url.username !== '' || url.password !== '') {
        return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_1__/* .badText */ .rY)(given, 'a URL without user and password', 'give the token as api-token');
    }
    // `https://host/api/v1?` has an empty query that `url.search` does not show.
    if (/[?#]/u.test(text))
        return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_1__/* .badText */ .rY)(given, 'a URL without query (?) and fragment (#)', 'cut it after /api/v1');
    if (url.protocol === 'http:' && !(0,_host_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(url.hostname)) {
        return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_1__/* .badText */ .rY)(given, 'https (http only to this machine)', 'the token would travel unencrypted: write https://');
    }
    const path = url.pathname.replace(/\/+$/u, '');
    if (path.endsWith('/api/v1'))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(`${url.origin}${path}`);
    return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_1__/* .badText */ .rY)(given, 'a URL that ends in /api/v1', `try ${url.origin}${path.replace(/\/api$/u, '')}/api/v1`);
}


/***/ }),

/***/ 15013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ hideUrlSecrets),
/* harmony export */   Yp: () => (/* binding */ badSecret),
/* harmony export */   k9: () => (/* binding */ quoteGiven),
/* harmony export */   rY: () => (/* binding */ badText),
/* harmony export */   ze: () => (/* binding */ atPlace)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/** A bad text as a problem: how what came is shown. */

/** The bad answer for one text; `todo` may be left out. */
function badText(given, expected, todo) {
    const problem = { input: given.input, came: quoteGiven(given.text), expected };
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)(todo === undefined ? problem : { ...problem, todo });
}
/** The bad answer for a secret: nothing of what came is shown, not even its length. */
function badSecret(input, expected, todo) {
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)(todo === undefined ? { input, expected } : { input, expected, todo });
}
/** A text, quoted and shortened, without what a URL in it may hide. */
function quoteGiven(text) {
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteValue */ .cl)(hideUrlSecrets(text));
}
/** The start of a text, with `***` for the user, password, query and fragment of each URL in it. */
function hideUrlSecrets(text) {
    // Nobody shows more, and the patterns would take long on megabytes of slashes.
    const start = text.slice(0, 4096);
    return start.replaceAll(/(\/\/)[^/?#\s]*@/gu, '$1***@').replaceAll(/(\/\/[^\s?#]*)[?#]\S*/gu, '$1?***');
}
/** The same problem at another place. */
function atPlace(problem, place) {
    return { ...problem, place };
}


/***/ }),

/***/ 6839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FT: () => (/* binding */ inboxFolder),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/* harmony import */ var _closest_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58752);
/* harmony import */ var _bad_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15013);
/** Values from a closed list, and true or false. */



/** A parser for one of `values`, case-sensitive. */
function choice(values) {
    return (text, input) => {
        const found = values.find((value) => value === text);
        if (found !== undefined)
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(found);
        const closest = (0,_closest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .closestName */ .N)(text, values);
        return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_2__/* .badText */ .rY)({ input, text }, `one of ${values.join(', ')}`, closest === null ? undefined : `did you mean ${closest}?`);
    };
}
/** `true` or `false`, in the three spellings that YAML and GitHub's toolkit know; nothing else. */
function parseBoolean(text, input) {
    if (/^(?:true|True|TRUE)$/u.test(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(true);
    if (/^(?:false|False|FALSE)$/u.test(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(false);
    if (/^(?:yes|y|on|1)$/iu.test(text))
        return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_2__/* .badText */ .rY)({ input, text }, 'true or false', 'write true');
    if (/^(?:no|n|off|0)$/iu.test(text))
        return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_2__/* .badText */ .rY)({ input, text }, 'true or false', 'write false');
    return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_2__/* .badText */ .rY)({ input, text }, 'true or false');
}
/** One folder that may count as inbox. `Spam`, which services also call `Junk`, never does. */
function inboxFolder(values) {
    const parseOne = choice(values);
    return (text, input) => /^(?:spam|junk)$/iu.test(text)
        ? (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_2__/* .badText */ .rY)({ input, text }, `folders out of ${values.join(', ')}`, 'remove it: Junk is reported as Spam, and mail in Spam never counts as inbox; to report without failing use gate: warn')
        : parseOne(text, input);
}


/***/ }),

/***/ 33684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PP: () => (/* binding */ renderDuration),
/* harmony export */   Zq: () => (/* binding */ durationPattern),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/* harmony import */ var _bad_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15013);
/** Durations: `500ms`, `90s`, `30m`, `1h`. */


const unitMs = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
/** The forms a duration has, for JSON Schema. */
const durationPattern = '^[0-9]{1,9}(ms|s|m|h)$';
/** A parser for durations in a range of milliseconds, both ends included; the answer is in milliseconds. */
function duration(range) {
    const limits = `from ${renderDuration(range.minMs)} to ${renderDuration(range.maxMs)}`;
    return (text, input) => {
        const [, digits = '', unit = ''] = /^(\d{1,9})(ms|s|m|h)$/u.exec(text) ?? [];
        const factorMs = unitMs[unit];
        if (factorMs === undefined) {
            const todo = /^\d+$/u.test(text) ? `add a unit: ${text.slice(0, 9)}s or ${text.slice(0, 9)}m` : undefined;
            return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_0__/* .badText */ .rY)({ input, text }, `a duration ${limits}, such as 90s, 30m or 1h`, todo);
        }
        const durationMs = Number(digits) * factorMs;
        if (durationMs >= range.minMs && durationMs <= range.maxMs)
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(durationMs);
        return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_0__/* .badText */ .rY)({ input, text }, `a duration ${limits}`);
    };
}
/** The shortest way to write a duration: the largest unit that gives a whole number. */
function renderDuration(durationMs) {
    const [unit, factorMs] = Object.entries(unitMs).findLast(([, ms]) => durationMs % ms === 0) ?? ['ms', 1];
    return durationMs === 0 ? '0s' : `${durationMs / factorMs}${unit}`;
}


/***/ }),

/***/ 53942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ parseIpAddress),
/* harmony export */   Dw: () => (/* binding */ bareAddress),
/* harmony export */   If: () => (/* binding */ parseEnvelopeFrom),
/* harmony export */   Pl: () => (/* binding */ parseSelector),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   gR: () => (/* binding */ parseDomain),
/* harmony export */   gs: () => (/* binding */ toHost),
/* harmony export */   o6: () => (/* binding */ parseHost)
/* harmony export */ });
/* unused harmony export toDomain */
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32964);
/* harmony import */ var _bad_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15013);
/** Hosts, domains, addresses of machines. */




const labelPattern = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/u;
/** The A-label form (lower case ASCII) of a domain, or `null` when it is none. Source: RFC 1035 §2.3.4, RFC 5890. */
function toDomain(text) {
    // domainToASCII is made for URLs: it decodes %41 and cuts at / ? #.
    if (/[\s%/?#@:\\[\]]/u.test(text))
        return null;
    const domain = (0,node_url__WEBPACK_IMPORTED_MODULE_1__.domainToASCII)(text.replace(/\.$/u, '')).toLowerCase();
    const isDomain = domain !== '' && domain.length <= 253 && domain.split('.').every((label) => labelPattern.test(label));
    return isDomain ? domain : null;
}
/** A host: an IP address, without the brackets of IPv6, or a domain in its A-label form; `null` when it is none. */
function toHost(text) {
    const bare = text.replace(/^\[(.*)\]$/u, '$1');
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(bare) !== 0 && !bare.includes('%') ? bare : toDomain(text);
}
/** A host to connect to: a name or an IP address, without a port. Brackets around IPv6 are cut. */
function parseHost(text, input) {
    const host = toHost(text);
    if (host !== null)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(host);
    // `smtp-host` has its `smtp-port`, and the `host` of a seed its `port`.
    const portName = input.endsWith('host') ? input.replace(/host$/u, 'port') : 'port';
    const todo = /:\d+$/u.test(text) ? `give the port as ${portName}` : undefined;
    return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_3__/* .badText */ .rY)({ input, text }, 'a host name or an IP address, such as mail.example.com', todo);
}
/** A domain that signs mail: at least two labels. */
function parseDomain(text, input) {
    const domain = toDomain(text);
    if (domain?.includes('.') === true && (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(domain) === 0)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(domain);
    return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_3__/* .badText */ .rY)({ input, text }, 'a domain, such as shop.example');
}
/** A DKIM selector: the `s1` of `s1._domainkey.shop.example`. Source: RFC 6376 §3.1. */
function parseSelector(text, input) {
    const selector = /\._domainkey/iu.test(text) ? null : toDomain(text);
    if (selector !== null)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(selector);
    return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_3__/* .badText */ .rY)({ input, text }, 'a DKIM selector, such as s1 (the part before ._domainkey)');
}
/** An IPv4 or IPv6 address, without a prefix length or a zone. */
function parseIpAddress(text, input) {
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(text) !== 0 && !text.includes('%'))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(text);
    return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_3__/* .badText */ .rY)({ input, text }, 'an IPv4 or IPv6 address, such as 192.0.2.10 or 2001:db8::10');
}
/** One bare address for `MAIL FROM`. */
function parseEnvelopeFrom(text, input) {
    return bareAddress('bounce@shop.example')(text, input);
}
/** A parser for one bare address, its domain as A-labels. Source: RFC 5321 §4.1.2. */
function bareAddress(example) {
    return (text, input) => {
        const address = toAddress(text);
        if (address !== null)
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(address);
        const todo = /[<>\s]/u.test(text) ? 'give the address alone, without a name or angle brackets' : undefined;
        return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_3__/* .badText */ .rY)({ input, text }, `one address, such as ${example}`, todo);
    };
}
function toAddress(text) {
    const at = text.lastIndexOf('@');
    const localPart = text.slice(0, Math.max(at, 0));
    const domain = toDomain(text.slice(at + 1));
    // Dot-atoms, and for SMTPUTF8 (RFC 6531 §3.3) any character beyond ASCII.
    const isLocalPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~\u00a0-\u{10ffff}-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~\u00a0-\u{10ffff}-]+)*$/iu.test(localPart);
    const isAddress = isLocalPart && Buffer.byteLength(localPart) <= 64 && domain !== null;
    return isAddress ? `${localPart}@${domain}` : null;
}
/** True for this machine itself: 127.0.0.0/8, ::1, localhost. Nothing sent there crosses a network. */
function isLoopback(host) {
    const bare = host.replace(/^\[(.*)\]$/u, '$1').toLowerCase();
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(bare))
        return bare.startsWith('127.');
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(bare) ? /^(?:0{0,4}:){2,7}0{0,3}1$/u.test(bare) : bare === 'localhost';
}


/***/ }),

/***/ 72904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ joinParsed)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/** Several answers of parsers as one. */

/** All values, or all problems. */
function joinParsed(parsed) {
    const problems = parsed.flatMap((item) => (item.status === 'bad' ? item.problems : []));
    if (problems.length > 0)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)(...problems);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(parsed.flatMap((item) => (item.status === 'ok' ? [item.value] : [])));
}


/***/ }),

/***/ 73885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ parseThreshold),
/* harmony export */   Ly: () => (/* binding */ positiveNumber),
/* harmony export */   lo: () => (/* binding */ parsePercent),
/* harmony export */   rD: () => (/* binding */ wholeNumber)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/* harmony import */ var _bad_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15013);
/** Numbers, strictly: digits and nothing else, so that a typo is a problem and never NaN or "not given". */


const decimalPattern = /^\d{1,9}(?:\.\d{1,12})?$/u;
/** A percentage from 0 to 100; decimals and one trailing `%` are fine. */
function parsePercent(text, input) {
    const digits = text.replace(/%$/u, '');
    const percent = decimalPattern.test(digits) ? Number(digits) : null;
    if (percent !== null && percent <= 100)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(percent);
    return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_1__/* .badText */ .rY)({ input, text }, 'a number from 0 to 100 (percent)', 'write for instance 85 or 99.5');
}
/** A percentage, or `none` for no threshold. */
function parseThreshold(text, input) {
    if (text === 'none')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)('none');
    const percent = parsePercent(text, input);
    if (percent.status === 'ok')
        return percent;
    return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_1__/* .badText */ .rY)({ input, text }, 'a number from 0 to 100 (percent), or none', 'write for instance 85, 99.5 or none');
}
/** A parser for whole numbers in a range, both ends included. */
function wholeNumber(range) {
    return (text, input) => {
        const value = /^\d{1,9}$/u.test(text) ? Number(text) : null;
        if (value !== null && value >= range.min && value <= range.max)
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(value);
        return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_1__/* .badText */ .rY)({ input, text }, `a whole number from ${range.min} to ${range.max}`);
    };
}
/** A parser for numbers above zero, decimals allowed. */
function positiveNumber(max) {
    return (text, input) => {
        const value = decimalPattern.test(text) ? Number(text) : null;
        if (value !== null && value > 0 && value <= max)
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(value);
        return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_1__/* .badText */ .rY)({ input, text }, `a number above 0 and at most ${max}`);
    };
}


/***/ }),

/***/ 311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lj: () => (/* binding */ parseObject),
/* harmony export */   m$: () => (/* binding */ refuseUnrepresentable),
/* harmony export */   rp: () => (/* binding */ parseInline)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/* harmony import */ var _config_config_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69724);
/** Objects written in place, as YAML or JSON. */


const maxInlineCharacters = 1_048_576;
/** A map of any values that JSON can hold. */
function parseObject(given, input) {
    const parsed = given.form === 'config' ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(given.value) : parseInline(given.text, input);
    if (parsed.status === 'bad')
        return parsed;
    const { value } = parsed;
    if (value.kind !== 'map') {
        const expected = 'an object such as {"campaign": "spring"}';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ input, came: (0,_config_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .nameShape */ .Vh)(value), expected });
    }
    const problem = refuseUnrepresentable(value, input);
    return problem === null ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)((0,_config_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlainObject */ .VP)(value.entries)) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)(problem);
}
/** The text of an input as YAML (JSON is a part of it). Places stand in the message: there is no file to point at. */
function parseInline(text, input) {
    if (text.length > maxInlineCharacters) {
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({
            input,
            came: `${text.length} characters`,
            expected: `at most ${maxInlineCharacters}`,
            todo: 'use a file',
        });
    }
    const json = (0,_config_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text, { file: input });
    if (json !== null)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(json);
    const parsed = (0,_config_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .parseYaml */ .hN)(text, { file: input, input });
    if (parsed.status === 'ok')
        return parsed;
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)(...parsed.problems.map(placeInWords));
}
function placeInWords(problem) {
    const { place, ...rest } = problem;
    return place === undefined ? rest : { ...rest, came: `${rest.came ?? 'a mistake'}${inWords(place)}` };
}
function inWords(place) {
    return place.line === undefined ? '' : ` in line ${place.line}, column ${place.column ?? 1}`;
}
/** Numbers that JSON cannot hold (`.nan`, `.inf`, 1e999) would silently become null on the wire. */
function refuseUnrepresentable(value, input) {
    if (value.kind === 'empty')
        return null;
    if (value.kind === 'scalar') {
        const isRefused = typeof value.value === 'number' && !Number.isFinite(value.value);
        const came = value.text.slice(0, 80);
        return isRefused ? { input, came, expected: 'numbers that JSON can hold', place: value.place } : null;
    }
    const inner = value.kind === 'list' ? value.items : value.entries.map((entry) => entry.value);
    return inner.map((item) => refuseUnrepresentable(item, input)).find((found) => found !== null) ?? null;
}


/***/ }),

/***/ 42619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hr: () => (/* binding */ parsePassword),
/* harmony export */   Ir: () => (/* binding */ parseFolder),
/* harmony export */   Rr: () => (/* binding */ parsePath),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   pI: () => (/* binding */ parseToken),
/* harmony export */   z0: () => (/* binding */ parseAddressText)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/* harmony import */ var _world_secret_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41502);
/* harmony import */ var _bad_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15013);
/** Texts that end up in a header, a path or a login: what they must not hold, and how long they may be. */



/** C0 and C1 controls, DEL, and the two Unicode line ends that some readers treat as CR or LF. */
// oxlint-disable-next-line no-control-regex -- finding control characters is what it is for
const controlPattern = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u;
/** A parser for one line of text of at most `maxLength` characters. */
function oneLine(maxLength) {
    return (text, input) => {
        if (controlPattern.test(text)) {
            return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_0__/* .badText */ .rY)({ input, text }, 'one line without control characters', 'remove line ends, tabs and other controls');
        }
        if (text.length <= maxLength)
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(text);
        return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_0__/* .badText */ .rY)({ input, text }, `at most ${maxLength} characters (it has ${text.length})`);
    };
}
/** The text of an address header; whether each address is right is decided when the message is rendered. */
function parseAddressText(text, input) {
    const line = oneLine(2000)(text, input);
    if (line.status === 'bad' || text.includes('@') || text.includes('{{'))
        return line;
    return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_0__/* .badText */ .rY)({ input, text }, 'an address such as Shop <hello@shop.example>');
}
/** A path, as it was given but for a leading `./`. */
function parsePath(text, input) {
    const line = oneLine(4096)(text, input);
    if (line.status === 'bad')
        return line;
    if (/^[a-z][a-z0-9+.-]*:\/\//iu.test(text))
        return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_0__/* .badText */ .rY)({ input, text }, 'a path in the repository, not a URL');
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(text.replace(/^(?:\.\/)+(?=.)/u, ''));
}
/** The path of a folder to write to, in characters that shells, logs and artifact names take as they are. */
function parseFolder(text, input) {
    if (/^[\w./ -]+$/u.test(text))
        return parsePath(text, input);
    return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_0__/* .badText */ .rY)({ input, text }, 'a path of letters, digits, spaces and . _ - /', 'use for instance presend-report');
}
/** A token for an `Authorization` header: visible ASCII without spaces. Space around it is cut. */
function parseToken(text, input) {
    const token = text.trim();
    if (/^[\u0021-\u007e]{1,4096}$/u.test(token))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(new _world_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .Secret */ .z(token));
    return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_0__/* .badSecret */ .Yp)(input, 'one word of visible ASCII characters', 'copy the token again: what came holds spaces, line ends or other characters that no token has');
}
/** A password. A final line end, which `echo` and editors add, is cut; anything else is kept as it is. */
function parsePassword(text, input) {
    const password = withoutFinalLineEnds(text);
    if (!controlPattern.test(password) && password.length <= 4096)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(new _world_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .Secret */ .z(password));
    return (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_0__/* .badSecret */ .Yp)(input, 'one line without control characters', 'copy the password again');
}
/** A loop, since a pattern for "line ends at the end" would try every run of them anew. */
function withoutFinalLineEnds(text) {
    let end = text.length;
    while (end > 0 && /[\r\n]/u.test(text.charAt(end - 1)))
        end -= 1;
    return text.slice(0, end);
}


/***/ }),

/***/ 83057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P8: () => (/* binding */ resolveSmtp),
/* harmony export */   Wl: () => (/* binding */ resolveService),
/* harmony export */   Zz: () => (/* binding */ resolvePostmaster),
/* harmony export */   _r: () => (/* binding */ resolveTracking),
/* harmony export */   iA: () => (/* binding */ resolveDkim)
/* harmony export */ });
/** Groups of settings put together: the service, the SMTP server, the signature, the place of the tracking id. */
/** The service: the remote one when there is an `api-url` that can be used. */
function resolveService(values, fork) {
    const apiUrl = values.get('api-url');
    const apiToken = values.get('api-token');
    if (apiUrl !== null && apiToken !== null && !fork.isFallback)
        return { kind: 'remote', apiUrl, apiToken };
    return { kind: 'embedded', sendingIp: values.get('sending-ip'), zoneFilePaths: values.get('zone-file') ?? [] };
}
/** The SMTP server; `null` with the embedded service. */
function resolveSmtp(values, fork) {
    const host = values.get('smtp-host');
    if (host === null || fork.isFallback)
        return null;
    const asked = values.always('smtp-security');
    const port = values.get('smtp-port') ?? (asked === 'tls' ? 465 : 587);
    const password = values.get('smtp-password');
    return {
        host,
        port,
        username: values.get('smtp-username'),
        password,
        security: asked === 'auto' ? automaticSecurity(port, password) : asked,
        caPath: values.get('smtp-ca'),
        connectionCount: values.always('smtp-connections'),
        mailsPerSecond: values.get('smtp-rate'),
    };
}
/** Port 465 is TLS from the first byte (RFC 8314 §3.3); a password must not cross a connection that someone stripped of STARTTLS. */
function automaticSecurity(port, password) {
    if (port === 465)
        return 'tls';
    return password === null ? 'opportunistic' : 'starttls';
}
/** The signature; `null`: the message is sent as it is. */
function resolveDkim(values, fork) {
    const domain = values.get('dkim-domain');
    const selector = values.get('dkim-selector');
    const privateKey = values.get('dkim-private-key');
    if (domain === null || selector === null || privateKey === null || fork.isUnsigned)
        return null;
    return { domain, selector, privateKey };
}
/** Where the tracking id stands beside the header. Foreign services may match on body or subject only. */
function resolveTracking(values, service) {
    const asked = values.always('tracking-in');
    if (asked !== 'auto')
        return asked;
    return service.kind === 'embedded' && values.always('test-style') === 'spam-test' ? 'header' : 'body';
}
/** What postmaster data is judged; `null`: none was asked for. */
function resolvePostmaster(values) {
    const email = values.get('postmaster-email');
    if (email === null)
        return null;
    return {
        email,
        domains: values.get('postmaster-domain') ?? [],
        dayCount: values.always('postmaster-days'),
        thresholds: {
            maxSpamPercent: percentOf(values.always('max-spam-rate')),
            warnSpamPercent: percentOf(values.always('warn-spam-rate')),
            minAuthenticationPercent: percentOf(values.always('min-auth-success-ratio')),
            minTlsPercent: percentOf(values.always('min-tls-ratio')),
            maxDeliveryErrorPercent: percentOf(values.always('max-delivery-error-ratio')),
        },
    };
}
function percentOf(given) {
    return given === 'none' ? null : given;
}


/***/ }),

/***/ 50700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ih: () => (/* binding */ defaultPassPercent),
/* harmony export */   Xg: () => (/* binding */ defaultInboxPercent),
/* harmony export */   Zl: () => (/* binding */ gateRows)
/* harmony export */ });
/* harmony import */ var _contract_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(766);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76366);
/* harmony import */ var _parsers_choice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6839);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90437);
/** Settings that say when a check fails. */




const gates = ['fail', 'warn', 'off'];
const missingRules = ['not-inbox', 'exclude', 'inconclusive'];
const inconclusiveRules = ['fail', 'warn'];
/** The inbox rate that a kind of mail must reach when nobody asks for another, percent. */
const defaultInboxPercent = { marketing: 85, transactional: 98 };
/** The authentication rate that must be reached where it was measured, when nobody asks for another, percent. */
const defaultPassPercent = 100;
const passNote = `${defaultPassPercent}, where it was measured`;
function passDescription(method) {
    return (`The least share of the received copies that must pass ${method}, in percent from 0 to 100, or none. ` +
        'One that is given must be met: where it could not be measured, the run is inconclusive.');
}
/** Folders that can count as inbox: all but Spam. */
const countableFolders = _contract_names_js__WEBPACK_IMPORTED_MODULE_1__/* .folders */ .oW.filter((folder) => folder !== 'Spam');
/** The rows about thresholds and outcomes. */
const gateRows = {
    'min-inbox-rate': (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .P)({
        name: 'min-inbox-rate',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .threshold */ .EN)(),
        isPerTemplate: true,
        defaultNote: `${defaultInboxPercent.marketing}; ${defaultInboxPercent.transactional} for transactional mail`,
        example: '90',
        description: 'The least share of the seed mailboxes in whose inbox the mail must land, in percent from 0 to 100, or none. Thresholds for one provider type stand in the config file (thresholds).',
    }),
    'min-spf-pass-rate': (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .P)({
        name: 'min-spf-pass-rate',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .threshold */ .EN)(),
        isPerTemplate: true,
        defaultNote: passNote,
        example: '95',
        description: passDescription('SPF'),
    }),
    'min-dkim-pass-rate': (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .P)({
        name: 'min-dkim-pass-rate',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .threshold */ .EN)(),
        isPerTemplate: true,
        defaultNote: passNote,
        example: '95',
        description: passDescription('DKIM'),
    }),
    'min-dmarc-pass-rate': (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .P)({
        name: 'min-dmarc-pass-rate',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .threshold */ .EN)(),
        isPerTemplate: true,
        defaultNote: passNote,
        example: '95',
        description: passDescription('DMARC'),
    }),
    'warn-inbox-rate': (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .P)({
        name: 'warn-inbox-rate',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .threshold */ .EN)(),
        isPerTemplate: true,
        default: 'none',
        example: '95',
        description: 'A second threshold for the inbox rate that only warns, in percent from 0 to 100, or none. Only useful when set higher than min-inbox-rate.',
    }),
    gate: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .P)({
        name: 'gate',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(gates),
        default: 'fail',
        description: 'What a missed threshold or an inconclusive run does: fail the step, warn only, or off (the reports say it, nothing else does). A run that is misconfigured fails in any case.',
    }),
    quorum: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .P)({
        name: 'quorum',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(),
        default: '90',
        description: 'The share of the seed mailboxes, in percent from 0 to 100, whose results are enough to decide SPF, DKIM and DMARC once the inbox rate is decided. 100 waits for all.',
    }),
    'inbox-folders': (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .P)({
        name: 'inbox-folders',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .someOf */ .yU)(countableFolders, { type: 'list of folders', valueName: 'folders' }, (0,_parsers_choice_js__WEBPACK_IMPORTED_MODULE_3__/* .inboxFolder */ .FT)(countableFolders)),
        default: countableFolders.join(', '),
        example: 'INBOX',
        description: `The folders that count as inbox: any of ${countableFolders.join(', ')}, separated by commas, spaces or newlines. ` +
            'The last four are tabs, which are parts of the inbox; INBOX alone is the strict choice. A simulated tab always counts as inbox, and Spam (Junk) never does.',
    }),
    'max-tab-rate': (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .P)({
        name: 'max-tab-rate',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .threshold */ .EN)(),
        isPerTemplate: true,
        default: 'none',
        example: '20',
        description: 'The largest share of the seed mailboxes that may file the mail under a tab (Promotions, Social, Updates or Forums), in percent from 0 to 100, or none. ' +
            'It applies where placement is observed: a simulated tab never fails a run.',
    }),
    'on-missing': (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .P)({
        name: 'on-missing',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(missingRules),
        default: 'not-inbox',
        description: 'How a seed mailbox without a result counts when the timeout expires: not-inbox counts against the inbox rate, exclude leaves it out, inconclusive makes the run inconclusive.',
    }),
    'on-inconclusive': (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .P)({
        name: 'on-inconclusive',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(inconclusiveRules),
        default: 'fail',
        description: 'What an inconclusive run does (infrastructure failed, or evidence is missing): fail the step, or warn only.',
    }),
};


/***/ }),

/***/ 80582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ defaultConfigPath),
  L: () => (/* binding */ messageRows)
});

// EXTERNAL MODULE: ./lib/settings/kinds.js + 1 modules
var kinds = __webpack_require__(76366);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors/problem.js
var errors_problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/settings/config/config-value.js
var config_value = __webpack_require__(69724);
// EXTERNAL MODULE: ./lib/settings/parsers/bad-text.js
var bad_text = __webpack_require__(15013);
// EXTERNAL MODULE: ./lib/settings/parsers/join-parsed.js
var join_parsed = __webpack_require__(72904);
// EXTERNAL MODULE: ./lib/settings/parsers/object.js
var object = __webpack_require__(311);
// EXTERNAL MODULE: ./lib/settings/parsers/text.js
var parsers_text = __webpack_require__(42619);
;// CONCATENATED MODULE: ./lib/settings/parsers/data.js
/** Values for templates: a file, an object written in place, or several named sets of either. */







const dataFilePattern = /\.(?:json|ya?ml)$/iu;
/** The data sets of one template; a single one has no name. */
function parseData(given, input) {
    if (given.form === 'config')
        return fromValue(given.value, input);
    // A file's name holds no `{`, `[` at its start, no line end and no `: `.
    const isInline = /^[{[]|\n|:\s/u.test(given.text);
    if (!isInline)
        return single(pathSource(given.text, input));
    const parsed = (0,object/* parseInline */.rp)(given.text, input);
    return parsed.status === 'bad' ? parsed : fromValue(parsed.value, input);
}
function fromValue(value, input) {
    if (value.kind === 'empty')
        return (0,errors_problem/* bad */.MB)({ input, came: 'nothing', expected: 'a path or an object' });
    if (value.kind === 'scalar')
        return single(pathSource(value.text, input));
    if (value.kind === 'list')
        return distinct((0,join_parsed/* joinParsed */.Q)(value.items.map((item) => listedSet(item, input))), input, value);
    return isMapOfFiles(value.entries)
        ? (0,join_parsed/* joinParsed */.Q)(value.entries.map((entry) => namedSet(entry.key, entry.value, input)))
        : single(inlineSource(value, input));
}
/** `{de: data/de.json, en: data/en.yml}` are two files; any other map is the data itself. */
function isMapOfFiles(entries) {
    return (entries.length > 0 &&
        entries.every((entry) => entry.value.kind === 'scalar' && dataFilePattern.test(entry.value.text)));
}
function listedSet(item, input) {
    if (item.kind === 'scalar')
        return namedSet((0,external_node_path_.basename)(item.text, (0,external_node_path_.extname)(item.text)), item, input);
    const entries = item.kind === 'map' ? item.entries : [];
    const name = entries.find((entry) => entry.key === 'name')?.value;
    const data = entries.find((entry) => entry.key === 'data')?.value;
    if (name?.kind === 'scalar' && data !== undefined && entries.length === 2)
        return namedSet(name.text, data, input);
    const expected = 'each item to be a path, or a map with the two keys name and data';
    return (0,errors_problem/* bad */.MB)({ input, came: (0,config_value/* nameShape */.Vh)(item), expected, place: item.place });
}
function namedSet(name, value, input) {
    const parsedName = (0,parsers_text/* oneLine */.TN)(100)(name, input);
    if (parsedName.status === 'bad')
        return (0,errors_problem/* bad */.MB)(...parsedName.problems.map((problem) => (0,bad_text/* atPlace */.ze)(problem, value.place)));
    const source = value.kind === 'scalar' ? pathSource(value.text, input) : inlineSource(value, input);
    return source.status === 'bad' ? source : (0,errors_problem.ok)({ name, source: source.value });
}
function pathSource(text, input) {
    const path = (0,parsers_text/* parsePath */.Rr)(text, input);
    if (path.status === 'bad')
        return path;
    if (dataFilePattern.test(path.value))
        return (0,errors_problem.ok)({ kind: 'file', path: path.value });
    return (0,errors_problem/* bad */.MB)({
        input,
        came: JSON.stringify(text.slice(0, 80)),
        expected: 'the path of a .json, .yaml or .yml file, or an object such as {"name": "Ada"}',
    });
}
function inlineSource(value, input) {
    if (value.kind !== 'map')
        return (0,errors_problem/* bad */.MB)({ input, came: (0,config_value/* nameShape */.Vh)(value), expected: 'a path or an object', place: value.place });
    const problem = (0,object/* refuseUnrepresentable */.m$)(value, input);
    return problem === null ? (0,errors_problem.ok)({ kind: 'inline', value: (0,config_value/* toPlainObject */.VP)(value.entries) }) : (0,errors_problem/* bad */.MB)(problem);
}
function single(source) {
    return source.status === 'bad' ? source : (0,errors_problem.ok)([{ name: null, source: source.value }]);
}
function distinct(sets, input, list) {
    if (sets.status === 'bad')
        return sets;
    if (sets.value.length === 0)
        return (0,errors_problem/* bad */.MB)({ input, came: 'an empty list', expected: 'at least one data set' });
    const names = sets.value.map((set) => set.name ?? '');
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice === undefined)
        return sets;
    const expected = 'a name of its own for each data set';
    const todo = 'give the sets names: - {name: …, data: …}';
    return (0,errors_problem/* bad */.MB)({ input, came: `two data sets named ${JSON.stringify(twice)}`, expected, todo, place: list.place });
}

;// CONCATENATED MODULE: ./lib/settings/parsers/pattern.js
/** Patterns of files: small enough that matching them cannot take for ever. */


const maxCharacters = 256;
const maxAlternatives = 100;
/** Groups such as `+(a|b)`. */
const maxGroups = 2;
/** A path, or a glob with few braces and groups: each brace multiplies the patterns that are matched. */
function parsePattern(text, input) {
    const path = (0,parsers_text/* parsePath */.Rr)(text, input);
    if (path.status === 'bad' || !/[*?[{(]/u.test(path.value))
        return path;
    if (path.value.length > maxCharacters) {
        return (0,bad_text/* badText */.rY)({ input, text }, `a pattern of at most ${maxCharacters} characters (it has ${path.value.length})`);
    }
    if (!hasFewAlternatives(path.value)) {
        const expected = `braces with at most ${maxAlternatives} alternatives in all, without ranges, and none inside others`;
        return (0,bad_text/* badText */.rY)({ input, text }, expected, 'use several patterns');
    }
    if (!hasFewGroups(path.value)) {
        const expected = `at most ${maxGroups} groups such as +(a|b), and none inside others`;
        return (0,bad_text/* badText */.rY)({ input, text }, expected, 'use several patterns');
    }
    return path;
}
/** `{a,b}{c,d}` has four alternatives. */
function hasFewAlternatives(pattern) {
    const groups = pattern.match(/\{[^{}]*\}?/gu) ?? [];
    const isNested = /\{[^}]*\{/u.test(pattern);
    const isRange = groups.some((group) => group.includes('..'));
    const count = groups.reduce((product, group) => product * group.split(',').length, 1);
    return !isNested && !isRange && count <= maxAlternatives;
}
function hasFewGroups(pattern) {
    const groups = pattern.match(/[?*+@!]\(/gu) ?? [];
    return groups.length <= maxGroups && !/[?*+@!]\([^)]*[?*+@!]\(/u.test(pattern);
}

// EXTERNAL MODULE: ./lib/settings/setting.js
var setting = __webpack_require__(90437);
;// CONCATENATED MODULE: ./lib/settings/rows/message-rows.js
/** Settings that say which message is checked. */





/** Where the config file is looked for when no other one is named. */
const defaultConfigPath = '.github/presend.yml';
const fromTemplate = 'what the template itself says (front matter, <title>, or the headers of an .eml)';
const dataKind = {
    type: 'path or object',
    unit: null,
    valueName: 'path|object',
    isList: false,
    parse: parseData,
    schema: {
        anyOf: [
            { type: 'string', pattern: '\\.([jJ][sS][oO][nN]|[yY][aA]?[mM][lL])$' },
            { type: 'object' },
            {
                type: 'array',
                minItems: 1,
                items: {
                    anyOf: [
                        { type: 'string' },
                        {
                            type: 'object',
                            properties: { name: { type: 'string' }, data: { type: ['string', 'object'] } },
                            required: ['name', 'data'],
                            additionalProperties: false,
                        },
                    ],
                },
            },
        ],
    },
};
/** The rows about the message. */
const messageRows = {
    template: (0,setting/* setting */.P)({
        name: 'template',
        kind: (0,kinds/* listOf */.c3)({ type: 'paths or globs', valueName: 'path' }, 'lines', parsePattern),
        isPerTemplate: true,
        defaultNote: 'the entries of templates in the config file; without either the run is misconfigured',
        example: 'emails/*.html',
        description: 'The templates to check: paths or globs in the repository, one a line (.html, .liquid, .hbs, .md, .eml). ' +
            'Given here, they replace the list in the config file; a template that an entry of that list matches keeps the settings of the entry (of several entries, the last).',
    }),
    data: (0,setting/* setting */.P)({
        name: 'data',
        kind: dataKind,
        isPerTemplate: true,
        defaultNote: 'none',
        example: 'emails/order.json',
        description: 'The values the templates are rendered with: the path of a JSON or YAML file, or an object written in place. ' +
            'A map whose values are all such paths, or a list of paths or of {name, data}, names several data sets; the template is checked with each. At most 1 MiB in place.',
    }),
    subject: (0,setting/* setting */.P)({
        name: 'subject',
        kind: (0,kinds/* textOf */.b6)('text', (0,parsers_text/* oneLine */.TN)(998)),
        isPerTemplate: true,
        defaultNote: fromTemplate,
        example: 'Your order 1042 is on its way',
        description: 'The subject of the message. One line, at most 998 characters.',
    }),
    from: (0,setting/* setting */.P)({
        name: 'from',
        kind: (0,kinds/* textOf */.b6)('address', parsers_text/* parseAddressText */.z0),
        isPerTemplate: true,
        defaultNote: fromTemplate,
        example: 'Shop <hello@shop.example>',
        description: 'The author of the message, as its From field shows it. SPF, DKIM and DMARC are judged for its domain: use the address that real mail comes from.',
    }),
    'reply-to': (0,setting/* setting */.P)({
        name: 'reply-to',
        kind: (0,kinds/* textOf */.b6)('address', parsers_text/* parseAddressText */.z0),
        isPerTemplate: true,
        defaultNote: fromTemplate,
        example: 'help@shop.example',
        description: 'Where answers to the message go; several addresses are separated by commas.',
    }),
    headers: (0,setting/* setting */.P)({
        name: 'headers',
        kind: (0,kinds/* headerLines */.Hq)(),
        isPerTemplate: true,
        defaultNote: fromTemplate,
        example: 'List-Unsubscribe: <https://shop.example/u/1>',
        description: 'Further header fields, one line Name: value each; in the config file also a list of such lines or a map. ' +
            'At most 100. Fields that have a setting of their own or that presend writes itself (Subject, Date, Content-Type and so on) are refused.',
    }),
    text: (0,setting/* setting */.P)({
        name: 'text',
        kind: (0,kinds/* textOf */.b6)('path', parsers_text/* parsePath */.Rr),
        isPerTemplate: true,
        defaultNote: 'made from the HTML',
        example: 'emails/order.txt',
        description: 'The path of the template for the plain text part, relative to the repository. An .eml template has its own text part and takes none.',
    }),
    config: (0,setting/* setting */.P)({
        name: 'config',
        kind: (0,kinds/* single */.J0)({ type: 'path', valueName: 'path' }, parsers_text/* parsePath */.Rr),
        isAllowedInConfig: false,
        defaultNote: `${defaultConfigPath} if it is there`,
        example: '.github/presend-newsletter.yml',
        description: 'The path of the config file, relative to the repository: YAML whose keys are these settings, plus templates and thresholds. Its paths are relative to its own folder (for .github: the folder above), or else to the repository. At most 1 MiB; one that is named must be there.',
    }),
};


/***/ }),

/***/ 64300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ postmasterNames),
  A: () => (/* binding */ postmasterRows)
});

// EXTERNAL MODULE: ./lib/settings/kinds.js + 1 modules
var kinds = __webpack_require__(76366);
// EXTERNAL MODULE: ./lib/settings/parsers/host.js
var host = __webpack_require__(53942);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/settings/parsers/bad-text.js
var bad_text = __webpack_require__(15013);
;// CONCATENATED MODULE: ./lib/settings/parsers/share.js
/**
 * Limits on shares of mail, all in percent once they are parsed. A rate is written in percent (`0.3`, `0.3%`), a ratio from
 * 0 to 1 or in percent with its sign (`0.98`, `98%`). What could be either is refused: a gate that is wrong by a factor
 * of 100 lets everything through, or nothing.
 */


const shape = /^(?<digits>\d{1,9}(?:\.\d{1,12})?)(?<sign>%?)$/u;
function readNumber(text) {
    const { digits, sign } = shape.exec(text)?.groups ?? {};
    return digits === undefined ? null : { value: Number(digits), hasSign: sign === '%' };
}
/** A rate below this, without a sign, is more likely the ratio that providers' interfaces give. */
const leastPlainPercent = 0.01;
/** A spam rate in percent, above 0 (no rate stays below 0), or `none`. */
function parseSpamRate(text, input) {
    if (text === 'none')
        return (0,problem.ok)('none');
    const written = readNumber(text);
    if (written === null || written.value > 100 || written.value === 0) {
        return (0,bad_text/* badText */.rY)({ input, text }, 'a percentage above 0 and at most 100, or none', 'write for instance 0.3 or 0.3%');
    }
    if (written.hasSign || written.value >= leastPlainPercent)
        return (0,problem.ok)(written.value);
    const asRatio = `${toPercent(written.value)}%`;
    return (0,bad_text/* badText */.rY)({ input, text }, 'a percentage, or none; so small a number could also be a ratio', `write ${asRatio} for the ratio ${text}, or ${text}% for that percentage`);
}
/** What the config file may hold for a spam rate. */
const spamRateSchema = {
    anyOf: [
        { type: 'number', minimum: leastPlainPercent, maximum: 100 },
        { enum: ['none'] },
        { type: 'string', pattern: '^[0-9]+(\\.[0-9]+)?%$' },
    ],
};
/**
 * A parser for ratios, in percent, or `none`.
 *
 * @param limit of a `greatest` ratio the number 1 is refused: it would allow everything where 1 % was meant
 */
function ratioLimit(limit) {
    const example = limit === 'least' ? '0.98 or 98%' : '0.05 or 5%';
    return (text, input) => {
        if (text === 'none')
            return (0,problem.ok)('none');
        const written = readNumber(text);
        if (written?.hasSign === true && written.value <= 100)
            return (0,problem.ok)(written.value);
        const isRatio = written !== null && !written.hasSign && written.value <= 1;
        if (isRatio && !(limit === 'greatest' && written.value === 1))
            return (0,problem.ok)(toPercent(written.value));
        const expected = 'a ratio from 0 to 1, a percentage with its sign, or none';
        return (0,bad_text/* badText */.rY)({ input, text }, expected, todoFor(written, example));
    };
}
function todoFor(written, example) {
    if (written === null || written.hasSign || written.value > 100)
        return `write for instance ${example}`;
    return written.value === 1 ? 'write 1% or 100%' : `write ${written.value}%`;
}
/** What the config file may hold for a ratio. */
const ratioLimitSchema = {
    anyOf: [
        { type: 'number', minimum: 0, maximum: 1 },
        { enum: ['none'] },
        { type: 'string', pattern: '^[0-9]+(\\.[0-9]+)?%$' },
    ],
};
/** Without the dust of binary fractions: 0.07 is 7, not 7.000000000000001. */
function toPercent(ratio) {
    return Number((ratio * 100).toPrecision(12));
}

// EXTERNAL MODULE: ./lib/settings/setting.js
var setting = __webpack_require__(90437);
;// CONCATENATED MODULE: ./lib/settings/rows/postmaster-rows.js
/** Settings about what a mailbox provider itself says of the sending domain, and when that fails a run. */




function spamRate() {
    return (0,kinds/* single */.J0)({ type: 'percent or none', unit: 'percent', valueName: 'percent', schema: spamRateSchema }, parseSpamRate);
}
function ratio(limit) {
    const words = { type: 'ratio or none', unit: 'ratio', valueName: 'ratio', schema: ratioLimitSchema };
    return (0,kinds/* single */.J0)(words, ratioLimit(limit));
}
const ratioForm = 'a ratio from 0 to 1, or a percentage with its sign, or none';
const meanOf = 'It is the mean over the days of postmaster-days that have data.';
/** The rows about postmaster data. */
const postmasterRows = {
    'postmaster-email': (0,setting/* setting */.P)({
        name: 'postmaster-email',
        kind: (0,kinds/* textOf */.b6)('address', (0,host/* bareAddress */.Dw)('postmaster@shop.example')),
        defaultNote: 'none: no postmaster data is read',
        example: 'postmaster@shop.example',
        description: 'The address of a postmaster account that is connected to the service: the run then also judges what the mailbox provider itself says of the domain. Needs api-url. Without any template that is all the run does.',
    }),
    'postmaster-domain': (0,setting/* setting */.P)({
        name: 'postmaster-domain',
        kind: (0,kinds/* listOf */.c3)({ type: 'list of domains', valueName: 'domains' }, 'words', host/* parseDomain */.gR),
        defaultNote: 'the domain of each template’s From',
        example: 'shop.example',
        description: 'The domains whose postmaster data is judged, as the provider has them (Google lists a subdomain as a domain of its own). A list, separated by commas, spaces or lines. Needed when there is no template.',
    }),
    'postmaster-days': (0,setting/* setting */.P)({
        name: 'postmaster-days',
        kind: (0,kinds/* integer */.nd)({ min: 1, max: 365 }, 'days'),
        default: '7',
        description: 'How many days of postmaster data are judged, from 1 to 365, ending with the newest day that the provider has told. Providers tell a day one to four days later.',
    }),
    'max-spam-rate': (0,setting/* setting */.P)({
        name: 'max-spam-rate',
        kind: spamRate(),
        default: '0.3',
        example: '0.2',
        description: 'The user-reported spam rate that no day of postmaster-days may reach, in percent (0.3 is 0.3 percent), or none. Google counts daily and asks senders never to reach 0.3.',
    }),
    'warn-spam-rate': (0,setting/* setting */.P)({
        name: 'warn-spam-rate',
        kind: spamRate(),
        default: '0.1',
        example: '0.08',
        description: 'A second line for the user-reported spam rate that only warns, in percent, or none. Google asks senders to stay below 0.1.',
    }),
    'min-auth-success-ratio': (0,setting/* setting */.P)({
        name: 'min-auth-success-ratio',
        kind: ratio('least'),
        default: 'none',
        example: '0.98',
        description: `The least share of the mail that must pass SPF, and DKIM, and DMARC at the provider: ${ratioForm}. ${meanOf}`,
    }),
    'min-tls-ratio': (0,setting/* setting */.P)({
        name: 'min-tls-ratio',
        kind: ratio('least'),
        default: 'none',
        example: '0.99',
        description: `The least share of the mail that must reach the provider over TLS: ${ratioForm}. ${meanOf}`,
    }),
    'max-delivery-error-ratio': (0,setting/* setting */.P)({
        name: 'max-delivery-error-ratio',
        kind: ratio('greatest'),
        default: 'none',
        example: '0.05',
        description: `The greatest share of the mail that the provider may refuse or put off: ${ratioForm}. ${meanOf}`,
    }),
};
/** The settings that mean nothing without postmaster-email. */
const postmasterNames = [
    'postmaster-domain',
    'postmaster-days',
    'max-spam-rate',
    'warn-spam-rate',
    'min-auth-success-ratio',
    'min-tls-ratio',
    'max-delivery-error-ratio',
];


/***/ }),

/***/ 68448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ serviceRows),
/* harmony export */   w: () => (/* binding */ maxTestNameLength)
/* harmony export */ });
/* harmony import */ var _contract_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(766);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76366);
/* harmony import */ var _parsers_api_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1286);
/* harmony import */ var _parsers_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(311);
/* harmony import */ var _parsers_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42619);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90437);
/** Settings that say which service places the mail, and what it is told. */






const trackingPlaces = ['auto', 'header', 'body', 'subject'];
const mailTypes = ['marketing', 'transactional'];
/** Most characters of a test's name, by the service's contract. */
const maxTestNameLength = 255;
/** The rows about the service. */
const serviceRows = {
    'api-url': (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        name: 'api-url',
        isDestination: true,
        environmentVariable: 'PRESEND_API_URL',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .single */ .J0)({ type: 'URL', valueName: 'url', schema: { type: 'string', format: 'uri' } }, _parsers_api_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseApiUrl */ .n),
        defaultNote: 'empty: the embedded service, in this process, with no account and no network',
        example: 'https://presend.example/api/v1',
        description: 'The base URL of the service that places the mail; it ends in /api/v1. https, except for this machine itself. Needs api-token and smtp-host; excludes sending-ip and zone-file.',
    }),
    'api-token': (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        name: 'api-token',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('token', _parsers_text_js__WEBPACK_IMPORTED_MODULE_4__/* .parseToken */ .pI),
        isSecret: true,
        environmentVariable: 'PRESEND_API_TOKEN',
        description: 'The token for api-url. On pull requests from forks it is empty, and the embedded service is used instead.',
    }),
    'provider-types': (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        name: 'provider-types',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .someOf */ .yU)(_contract_names_js__WEBPACK_IMPORTED_MODULE_5__/* .providerTypes */ .Nm, { type: 'list of provider types', valueName: 'types' }),
        defaultNote: 'all',
        example: 'consumer business',
        description: 'The kinds of mailboxes to test with: consumer, business, protected. A list, separated by commas, spaces or lines; upper and lower case matter.',
    }),
    'test-name': (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        name: 'test-name',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('text', (0,_parsers_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(maxTestNameLength)),
        defaultNote: 'made from the repository, the pull request and the template',
        example: 'spring newsletter',
        description: `The name of the test at the service. One line, at most ${maxTestNameLength} characters.`,
    }),
    metadata: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        name: 'metadata',
        kind: {
            type: 'object',
            unit: null,
            valueName: 'object',
            isList: false,
            parse: _parsers_object_js__WEBPACK_IMPORTED_MODULE_2__/* .parseObject */ .lj,
            schema: { type: 'object' },
        },
        defaultNote: 'the commit and the URL of the run',
        example: '{"campaign": "spring"}',
        description: 'What the service stores with an external-test (a spam-test has none): an object in JSON or YAML. Its keys are added to those of the run and win over them. At most 16 KiB in all.',
    }),
    'test-style': (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        name: 'test-style',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(_contract_names_js__WEBPACK_IMPORTED_MODULE_5__/* .testStyles */ .R7),
        default: 'spam-test',
        description: 'Which of the two kinds of test the service creates: spam-test, or external-test, whose mail is matched by the tracking id in its text.',
    }),
    'tracking-in': (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        name: 'tracking-in',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(trackingPlaces),
        default: 'auto',
        description: 'Where the tracking id stands beside the header field X-Presend-Test: nowhere else (header), in the body, or in the subject. ' +
            'auto is header for a spam-test on the embedded service and body for anything else.',
    }),
    'mail-type': (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        name: 'mail-type',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(mailTypes),
        default: 'marketing',
        isPerTemplate: true,
        description: 'What kind of mail it is: marketing or transactional (orders, passwords). It decides the default of min-inbox-rate.',
    }),
    'dry-run': (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .P)({
        name: 'dry-run',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .trueOrFalse */ .dt)(),
        default: 'false',
        description: 'true: plan and render everything, but create no test and send nothing.',
    }),
};


/***/ }),

/***/ 28076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jJ: () => (/* binding */ ratioNotices),
  b0: () => (/* binding */ ruleProblems),
  $f: () => (/* binding */ submissionProblems),
  Sw: () => (/* binding */ unusedNotices)
});

// EXTERNAL MODULE: ./lib/settings/parsers/host.js
var parsers_host = __webpack_require__(53942);
// EXTERNAL MODULE: ./lib/settings/rows/postmaster-rows.js + 1 modules
var postmaster_rows = __webpack_require__(64300);
// EXTERNAL MODULE: ./lib/settings/values.js
var settings_values = __webpack_require__(41155);
;// CONCATENATED MODULE: ./lib/settings/postmaster-rules.js
/** Rules about postmaster data between settings. */


/** Every rule about postmaster data that the values break. */
function postmasterRules(values, { fork, work }) {
    if (!values.isGiven('postmaster-email'))
        return withoutEmail(values);
    return [
        // On a fork the service fell away with its secrets; that is said in a notice.
        ...(fork.isFallback || values.isGiven('api-url') ? [] : [withoutService(values)]),
        ...(work === 'postmaster-only' ? aloneRules(values) : []),
    ];
}
/** A limit that nobody looks at would be a gate that is never closed. */
function withoutEmail(values) {
    const given = postmaster_rows/* postmasterNames */.R.filter((name) => values.isGiven(name));
    if (given.length === 0)
        return [];
    return [
        {
            input: 'postmaster-email',
            came: 'nothing',
            expected: `the address of a connected postmaster account, because ${given.join(' and ')} ${given.length === 1 ? 'is' : 'are'} given`,
            todo: 'give postmaster-email, or remove the others',
        },
    ];
}
function withoutService(values) {
    return (0,settings_values/* ruleProblem */["in"])(values, 'postmaster-email', {
        expected: 'api-url beside it: the embedded service has no postmaster data, only a service that an account is connected to',
        todo: 'give api-url and api-token, or remove postmaster-email',
    });
}
function aloneRules(values) {
    const problems = [];
    if (!values.isGiven('postmaster-domain')) {
        problems.push({
            input: 'postmaster-domain',
            came: 'nothing',
            expected: 'a domain, because there is no template whose From would name one',
            todo: 'give postmaster-domain, or template to test mail as well',
        });
    }
    if (values.get('dry-run') === true) {
        const expected = 'a template beside it: without one nothing is sent in any case';
        problems.push((0,settings_values/* ruleProblem */["in"])(values, 'dry-run', { came: '"true"', expected, todo: 'remove dry-run, or give template' }));
    }
    return problems;
}

;// CONCATENATED MODULE: ./lib/settings/rules.js
/** Rules between settings: what needs what, and what excludes what. Each looks at one subject and says all that is wrong. */



/** Every rule that the values break. Malformed values count as given, so that one mistake is told once. */
function ruleProblems(values, fork, work) {
    return [
        ...(fork.isFallback ? [] : [...serviceRules(values, work), ...loginRules(values), ...securityRules(values)]),
        ...(fork.isFallback ? [] : embeddedOnlyRules(values)),
        ...(fork.isUnsigned ? [] : signingRules(values)),
        ...trackingRules(values),
        ...postmasterRules(values, { fork, work }),
    ];
}
/** The rules of sending alone, where an SMTP server is named: login, encryption, signature. */
function submissionProblems(values) {
    return [...loginRules(values), ...securityRules(values), ...signingRules(values)];
}
/** Settings that have no effect as the others stand, each as a sentence. */
function unusedNotices(values, fork) {
    return [...unusedSmtp(values, fork), ...unusedMetadata(values)];
}
/** The API has no place for it in a spam test. */
function unusedMetadata(values) {
    if (!values.isGiven('metadata') || values.get('test-style') === 'external-test')
        return [];
    return ['metadata was not sent: only a test with test-style external-test stores it'];
}
function unusedSmtp(values, fork) {
    if (fork.isFallback || values.isGiven('smtp-host'))
        return [];
    const unused = ['smtp-port', 'smtp-security', 'smtp-connections', 'smtp-rate'].filter((name) => values.isGiven(name));
    if (unused.length === 0)
        return [];
    return [`Without smtp-host there is no SMTP server, so these were not used: ${unused.join(', ')}`];
}
/** Rates that look like a ratio where a percentage was meant: a gate of 0.85 percent lets everything through. */
function ratioNotices(values) {
    const names = [
        'min-inbox-rate',
        'min-spf-pass-rate',
        'min-dkim-pass-rate',
        'min-dmarc-pass-rate',
        'warn-inbox-rate',
        'max-tab-rate',
        'quorum',
    ];
    return names.flatMap((name) => {
        const value = values.get(name);
        if (typeof value !== 'number' || value <= 0 || value >= 1)
            return [];
        return [
            `${name} is ${value} percent, less than one seed in a hundred; if a share was meant, write ${Number((value * 100).toFixed(6))}`,
        ];
    });
}
function serviceRules(values, work) {
    const problems = [];
    const hasUrl = values.isGiven('api-url');
    if (hasUrl && !values.isGiven('api-token')) {
        problems.push({
            input: 'api-token',
            came: 'nothing',
            expected: 'a token, because api-url is given',
            todo: 'give the input api-token or the environment variable PRESEND_API_TOKEN, or remove api-url to use the embedded service',
        });
    }
    if (hasUrl && work === 'mail' && !values.isGiven('smtp-host')) {
        problems.push({
            input: 'smtp-host',
            came: 'nothing',
            expected: 'an SMTP server, because api-url is given: the mail to its seed mailboxes must be sent by someone',
            todo: 'give the server that sends your real mail',
        });
    }
    if (!hasUrl && values.isGiven('api-token')) {
        const todo = 'give api-url, or remove the token (or the variable PRESEND_API_TOKEN) to use the embedded service';
        const expected = 'api-url beside it: a token belongs to a service';
        problems.push((0,settings_values/* ruleProblem */["in"])(values, 'api-token', { expected, todo }));
    }
    if (!hasUrl && values.isGiven('smtp-host'))
        problems.push(hostWithoutService(values));
    return problems;
}
function hostWithoutService(values) {
    return (0,settings_values/* ruleProblem */["in"])(values, 'smtp-host', {
        expected: 'api-url beside it: the seed mailboxes of the embedded service exist only in this process and can be reached through its own receiver only',
        todo: 'give api-url and api-token, or remove smtp-host',
    });
}
function loginRules(values) {
    const problems = [];
    const hasUsername = values.isGiven('smtp-username');
    const hasPassword = values.isGiven('smtp-password');
    if (hasUsername && !hasPassword) {
        const todo = 'give the input smtp-password or the environment variable PRESEND_SMTP_PASSWORD';
        problems.push({
            input: 'smtp-password',
            came: 'nothing',
            expected: 'a password, because smtp-username is given',
            todo,
        });
    }
    if (hasPassword && !hasUsername) {
        const todo = 'give smtp-username, or remove the password (or the variable PRESEND_SMTP_PASSWORD)';
        problems.push({
            input: 'smtp-username',
            came: 'nothing',
            expected: 'a user name, because smtp-password is given',
            todo,
        });
    }
    // With api-url the missing host is already told.
    if (values.isGiven('smtp-host') || values.isGiven('api-url'))
        return problems;
    const names = ['smtp-username', 'smtp-password', 'smtp-ca'].filter((name) => values.isGiven(name));
    const [first] = names;
    if (first === undefined)
        return problems;
    const expected = `smtp-host beside ${names.join(' and ')}`;
    return [
        ...problems,
        (0,settings_values/* ruleProblem */["in"])(values, first, { expected, todo: 'give smtp-host, api-url and api-token, or remove it' }),
    ];
}
function securityRules(values) {
    const host = values.get('smtp-host');
    const isPlain = values.get('smtp-security') === 'none' && values.isGiven('smtp-password');
    if (!isPlain || host === null || (0,parsers_host/* isLoopback */.U9)(host))
        return [];
    return [
        (0,settings_values/* ruleProblem */["in"])(values, 'smtp-security', {
            came: '"none"',
            expected: 'an encrypted connection, because there is a password and the server is not this machine itself',
            todo: 'use auto, starttls or tls',
        }),
    ];
}
function embeddedOnlyRules(values) {
    if (!values.isGiven('api-url'))
        return [];
    const reasons = {
        'sending-ip': 'real mailboxes see the address that the mail really came from',
        'zone-file': 'real mailboxes ask live DNS',
    };
    return ['sending-ip', 'zone-file']
        .filter((name) => values.isGiven(name))
        .map((name) => {
        const expected = `it only with the embedded service, without api-url: ${reasons[name] ?? ''}`;
        return (0,settings_values/* ruleProblem */["in"])(values, name, { expected, todo: `remove ${name} or api-url` });
    });
}
const signingNames = ['dkim-domain', 'dkim-selector', 'dkim-private-key'];
function signingRules(values) {
    const missing = signingNames.filter((name) => !values.isGiven(name));
    if (missing.length === 0 || missing.length === signingNames.length)
        return [];
    const given = signingNames.filter((name) => values.isGiven(name));
    const key = 'give the input dkim-private-key or the environment variable PRESEND_DKIM_PRIVATE_KEY';
    return missing.map((name) => ({
        input: name,
        came: 'nothing',
        expected: `it, because ${given.join(' and ')} ${given.length === 1 ? 'is' : 'are'} given`,
        todo: name === 'dkim-private-key' ? key : `give ${name}, or remove the other dkim- settings to send unsigned`,
    }));
}
function trackingRules(values) {
    const isHeaderOnly = values.get('tracking-in') === 'header';
    if (!isHeaderOnly || values.get('test-style') !== 'external-test' || !values.isGiven('api-url'))
        return [];
    const expected = 'body or subject for an external-test: its mail is matched by the tracking id in its text';
    return [(0,settings_values/* ruleProblem */["in"])(values, 'tracking-in', { came: '"header"', expected, todo: 'use auto' })];
}


/***/ }),

/***/ 90437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ setting)
/* harmony export */ });
/** What one row of the settings table says, and the two forms in which a value can come. */
/** A row with the usual answers filled in: not secret, no destination of secrets, allowed in the config file, no default. */
function setting(parts) {
    return {
        default: null,
        defaultNote: null,
        example: null,
        isSecret: false,
        isDestination: false,
        environmentVariable: null,
        isAllowedInConfig: parts.isSecret !== true && parts.isDestination !== true,
        isPerTemplate: false,
        actionDefault: null,
        ...parts,
    };
}


/***/ }),

/***/ 39735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZA: () => (/* binding */ describeDefault),
  SP: () => (/* binding */ findSetting),
  mH: () => (/* binding */ settingRows),
  uG: () => (/* binding */ settingsTable)
});

// EXTERNAL MODULE: ./lib/settings/rows/gate-rows.js
var gate_rows = __webpack_require__(50700);
// EXTERNAL MODULE: ./lib/settings/rows/message-rows.js + 2 modules
var message_rows = __webpack_require__(80582);
// EXTERNAL MODULE: ./lib/settings/rows/postmaster-rows.js + 1 modules
var postmaster_rows = __webpack_require__(64300);
// EXTERNAL MODULE: ./lib/settings/kinds.js + 1 modules
var kinds = __webpack_require__(76366);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/settings/parsers/text.js
var parsers_text = __webpack_require__(42619);
;// CONCATENATED MODULE: ./lib/settings/parsers/comment-key.js
/** The key of a comment: a text of the user's, or the matrix leg as GitHub's `toJSON(matrix)` writes it. */


/** A matrix leg may hold whole objects; the marker names a long key by its hash. */
const longestKey = 100_000;
/** `{"node": 24, "os": "ubuntu"}` becomes `node: 24, os: ubuntu`; a job without a matrix gives `null`. Any other text is kept. */
function parseCommentKey(text, input) {
    const parsed = (0,parsers_text/* oneLine */.TN)(longestKey)(text.replaceAll(/\s+/gu, ' ').trim(), input);
    if (parsed.status === 'bad')
        return parsed;
    const line = parsed.value;
    const leg = parseJson(line);
    if (leg === null)
        return (0,problem.ok)(null);
    if (typeof leg !== 'object')
        return (0,problem.ok)(line);
    const parts = Object.entries(leg).map(([name, value]) => {
        return `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`;
    });
    return (0,problem.ok)(parts.length === 0 ? null : parts.join(', '));
}
/** `undefined`: not JSON. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/settings/setting.js
var setting = __webpack_require__(90437);
;// CONCATENATED MODULE: ./lib/settings/rows/run-rows.js
/** Settings that say how long a run waits and where it reports. */




const commentRules = ['auto', 'on-failure', 'never'];
/** The rows about waiting and reporting. */
const runRows = {
    timeout: (0,setting/* setting */.P)({
        name: 'timeout',
        kind: (0,kinds/* timeSpan */.wL)({ minMs: 1000, maxMs: 86_400_000 }),
        default: '60m',
        description: 'How long the whole run may take, creating and sending included: a duration such as 90s, 30m or 1h, from 1s to 24h. It ends earlier when no missing result can change the outcome.',
    }),
    'poll-interval': (0,setting/* setting */.P)({
        name: 'poll-interval',
        kind: (0,kinds/* timeSpanOrAuto */.Ei)({ minMs: 1000, maxMs: 3_600_000 }),
        default: 'auto',
        example: '15s',
        description: 'How often the service is asked for results: a duration from 1s to 1h, or auto: soon after sending, then in growing gaps of at most 30s, within the rate limit.',
    }),
    comment: (0,setting/* setting */.P)({
        name: 'comment',
        kind: (0,kinds/* oneOf */.yL)(commentRules),
        default: 'auto',
        description: 'When the pull request gets a comment (one, which later runs update): auto on each run, on-failure only when the run does not pass, or never. Needs pull-requests: write; pull requests from forks and from Dependabot get none.',
    }),
    'comment-key': (0,setting/* setting */.P)({
        name: 'comment-key',
        kind: (0,kinds/* textOf */.b6)('text', parseCommentKey),
        isAllowedInConfig: false,
        actionDefault: '${{ toJSON(matrix) }}',
        defaultNote: 'the matrix leg, where the job has a matrix',
        example: 'newsletter ${{ matrix.language }}',
        description: 'What tells this run’s comment from others of the same workflow and job: each key has a comment of its own. ' +
            'Set it where a reusable workflow is called several times; in a matrix, include the values of the leg.',
    }),
    'github-token': (0,setting/* setting */.P)({
        name: 'github-token',
        kind: (0,kinds/* textOf */.b6)('token', parsers_text/* parseToken */.pI),
        isSecret: true,
        environmentVariable: 'GITHUB_TOKEN',
        actionDefault: '${{ github.token }}',
        description: 'The token that writes the comment. It is used for nothing else.',
    }),
    'report-dir': (0,setting/* setting */.P)({
        name: 'report-dir',
        kind: (0,kinds/* textOf */.b6)('path', parsers_text/* parseFolder */.Ir),
        default: 'presend-report',
        description: 'The folder that the report files are written to, relative to the repository and inside it: letters, digits, spaces and . _ - / only. It must not be behind a symbolic link or in .git.',
    }),
};

// EXTERNAL MODULE: ./lib/settings/rows/service-rows.js
var service_rows = __webpack_require__(68448);
// EXTERNAL MODULE: ./lib/settings/parsers/host.js
var host = __webpack_require__(53942);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/world/secret.js
var secret = __webpack_require__(41502);
// EXTERNAL MODULE: ./lib/settings/parsers/bad-text.js
var bad_text = __webpack_require__(15013);
;// CONCATENATED MODULE: ./lib/settings/parsers/signing-key.js
/** The private key that DKIM signs with. */




const expected = 'an RSA (1024 bit or more) or Ed25519 private key in PEM form, without a passphrase';
/**
 * A PEM private key. A key whose line ends came as the two characters `\n`, as environment files and
 * JSON secrets have them, is put right. Source: RFC 6376 §3.3.3 (1024 bit), RFC 8463 (Ed25519).
 */
function parseSigningKey(text, input) {
    const pem = `${text.replaceAll(String.raw `\r`, '').replaceAll(String.raw `\n`, '\n').replaceAll('\r', '').trim()}\n`;
    if (!pem.includes('-----BEGIN'))
        return (0,bad_text/* badSecret */.Yp)(input, expected, 'give the whole file, with its BEGIN and END lines');
    if (/-----BEGIN (?:RSA )?PUBLIC KEY-----/u.test(pem))
        return (0,bad_text/* badSecret */.Yp)(input, expected, 'this is the public key');
    const key = readKey(pem);
    if (key === null)
        return (0,bad_text/* badSecret */.Yp)(input, expected, 'check with: openssl pkey -noout -in key.pem');
    const bitCount = key.asymmetricKeyDetails?.modulusLength ?? 0;
    if (key.asymmetricKeyType === 'ed25519')
        return (0,problem.ok)(new secret/* Secret */.z(pem));
    if (key.asymmetricKeyType !== 'rsa')
        return (0,bad_text/* badSecret */.Yp)(input, expected, `this is a key of type ${key.asymmetricKeyType}`);
    return bitCount >= 1024 ? (0,problem.ok)(new secret/* Secret */.z(pem)) : (0,bad_text/* badSecret */.Yp)(input, expected, `this RSA key has ${bitCount} bit`);
}
function readKey(pem) {
    try {
        return (0,external_node_crypto_.createPrivateKey)(pem);
    }
    catch {
        // OpenSSL's reasons ("DECODER routines::unsupported") help nobody, and every one means: not a usable key.
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/settings/rows/submission-rows.js
/** Settings that say how the mail is sent and signed. */





const securities = ['auto', 'tls', 'starttls', 'none'];
/** The rows about the SMTP server, DKIM, and the DNS that the embedded service asks. */
const submissionRows = {
    'smtp-host': (0,setting/* setting */.P)({
        name: 'smtp-host',
        isDestination: true,
        environmentVariable: 'PRESEND_SMTP_HOST',
        kind: (0,kinds/* textOf */.b6)('host', host/* parseHost */.o6),
        defaultNote: 'none; the embedded service brings its own receiver',
        example: 'smtp.example.com',
        description: 'The SMTP server that sends the mail: a name or an IP address, without a port. Needs api-url: the mailboxes of the embedded service can be reached through its own receiver only.',
    }),
    'smtp-port': (0,setting/* setting */.P)({
        name: 'smtp-port',
        isDestination: true,
        environmentVariable: 'PRESEND_SMTP_PORT',
        kind: (0,kinds/* integer */.nd)({ min: 1, max: 65_535 }),
        defaultNote: '587; 465 when smtp-security is tls',
        example: '465',
        description: 'The port of the SMTP server, from 1 to 65535.',
    }),
    'smtp-username': (0,setting/* setting */.P)({
        name: 'smtp-username',
        isDestination: true,
        environmentVariable: 'PRESEND_SMTP_USERNAME',
        kind: (0,kinds/* textOf */.b6)('text', (0,parsers_text/* oneLine */.TN)(1000)),
        defaultNote: 'none: no login',
        example: 'ci@shop.example',
        description: 'The user name for the SMTP server. Needs smtp-password.',
    }),
    'smtp-password': (0,setting/* setting */.P)({
        name: 'smtp-password',
        kind: (0,kinds/* textOf */.b6)('password', parsers_text/* parsePassword */.Hr),
        isSecret: true,
        environmentVariable: 'PRESEND_SMTP_PASSWORD',
        description: 'The password for smtp-username. It is sent over an encrypted connection only.',
    }),
    'smtp-security': (0,setting/* setting */.P)({
        name: 'smtp-security',
        isDestination: true,
        environmentVariable: 'PRESEND_SMTP_SECURITY',
        kind: (0,kinds/* oneOf */.yL)(securities),
        default: 'auto',
        description: 'How the connection is encrypted: tls from the first byte, starttls (required), none, or auto: tls on port 465; elsewhere STARTTLS, which is required once there is a password; without one it is used where offered, whoever signed the certificate. ' +
            'none excludes smtp-password, except on this machine itself.',
    }),
    'smtp-ca': (0,setting/* setting */.P)({
        name: 'smtp-ca',
        kind: (0,kinds/* textOf */.b6)('path', parsers_text/* parsePath */.Rr),
        defaultNote: "Node's own certificates",
        example: 'certificates/mail-ca.pem',
        description: "The path of a PEM file with the certificate authorities that may sign the SMTP server's certificate, relative to the repository.",
    }),
    'smtp-connections': (0,setting/* setting */.P)({
        name: 'smtp-connections',
        kind: (0,kinds/* integer */.nd)({ min: 1, max: 100 }, 'connections'),
        default: '20',
        description: 'The most connections to the SMTP server at a time, from 1 to 100.',
    }),
    'smtp-rate': (0,setting/* setting */.P)({
        name: 'smtp-rate',
        kind: (0,kinds/* positive */.yj)(10_000, 'mails a second'),
        defaultNote: 'no limit',
        example: '14',
        description: 'The most mails a second over all connections: above 0, at most 10000, decimals allowed (0.5 is one mail in two seconds).',
    }),
    'envelope-from': (0,setting/* setting */.P)({
        name: 'envelope-from',
        kind: (0,kinds/* textOf */.b6)('address', host/* parseEnvelopeFrom */.If),
        defaultNote: 'the From address',
        example: 'bounce@mail.shop.example',
        description: 'The address in MAIL FROM, to which bounces go and for whose domain SPF is checked. One bare address.',
    }),
    'dkim-domain': (0,setting/* setting */.P)({
        name: 'dkim-domain',
        kind: (0,kinds/* textOf */.b6)('domain', host/* parseDomain */.gR),
        defaultNote: 'none: presend does not sign',
        example: 'shop.example',
        description: 'The domain that signs each copy with DKIM before it is sent (d=). Needs dkim-selector and dkim-private-key.',
    }),
    'dkim-selector': (0,setting/* setting */.P)({
        name: 'dkim-selector',
        kind: (0,kinds/* textOf */.b6)('selector', host/* parseSelector */.Pl),
        defaultNote: 'none',
        example: 's1',
        description: 'The selector under which the public key stands in DNS (s=). Needs dkim-domain and dkim-private-key.',
    }),
    'dkim-private-key': (0,setting/* setting */.P)({
        name: 'dkim-private-key',
        kind: (0,kinds/* textOf */.b6)('pem', parseSigningKey),
        isSecret: true,
        environmentVariable: 'PRESEND_DKIM_PRIVATE_KEY',
        description: 'The private key that signs: PEM, RSA with 1024 bit or more or Ed25519, without a passphrase. Needs dkim-domain and dkim-selector. On pull requests from forks it is empty, and nothing is signed.',
    }),
    'sending-ip': (0,setting/* setting */.P)({
        name: 'sending-ip',
        kind: (0,kinds/* textOf */.b6)('address', host/* parseIpAddress */.D_),
        defaultNote: 'none: SPF is not measured',
        example: '192.0.2.10',
        description: 'The IPv4 or IPv6 address that real mail comes from, for which SPF is checked. For the embedded service only.',
    }),
    'zone-file': (0,setting/* setting */.P)({
        name: 'zone-file',
        kind: (0,kinds/* listOf */.c3)({ type: 'list of paths', valueName: 'paths' }, 'lines', parsers_text/* parsePath */.Rr),
        defaultNote: 'none: live DNS',
        example: 'dns/shop.example.zone',
        description: 'Paths of DNS zones in master file format (RFC 1035), relative to the repository, one per line. They answer for the names at and below their apexes; every other name is looked up in live DNS, and is not measured when DNS is unavailable. For the embedded service only.',
    }),
};

;// CONCATENATED MODULE: ./lib/settings/table.js
/** Every setting there is, once: inputs, flags, config file, action.yml, JSON Schema and documents derive from it. */






/** The one table, in the order in which reports and documents show it. To add a setting, add a row to one of its groups. */
const settingsTable = {
    ...message_rows/* messageRows */.L,
    ...service_rows/* serviceRows */.v,
    ...submissionRows,
    ...gate_rows/* gateRows */.Zl,
    ...postmaster_rows/* postmasterRows */.A,
    ...runRows,
};
/** The same rows as a list. */
const settingRows = Object.values(settingsTable);
/** The row with this name, or `null`. */
function findSetting(name) {
    return settingRows.find((row) => row.name === name) ?? null;
}
/** What holds when nothing is given, in words; `null` for secrets and what is simply absent. */
function describeDefault(row) {
    return row.default ?? row.defaultNote;
}


/***/ }),

/***/ 41155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lw: () => (/* binding */ overlay),
/* harmony export */   "in": () => (/* binding */ ruleProblem),
/* harmony export */   iz: () => (/* binding */ layerProblems),
/* harmony export */   sm: () => (/* binding */ valuesOf)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39735);
/** Which of several sources a setting comes from, and its parsed value. */


/** Layers laid over one another: later ones win. */
function overlay(...layers) {
    const all = new Map();
    for (const layer of layers)
        for (const [name, sourced] of layer)
            all.set(name, sourced);
    return all;
}
/** The values of a layer. */
function valuesOf(layer) {
    function get(name) {
        const sourced = layer.get(name);
        const parsed = sourced === undefined ? parseDefault(_table_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsTable */ .uG[name]) : parseSourced(_table_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsTable */ .uG[name], sourced);
        return parsed?.status === 'ok' ? parsed.value : null;
    }
    return {
        isGiven: (name) => layer.has(name),
        sourced: (name) => layer.get(name) ?? null,
        get,
        always: (name) => {
            const value = get(name);
            if (value === null)
                throw new TypeError(`The setting ${name} has no value, though its row should have a default`);
            return value;
        },
    };
}
/** All problems of the values of a layer, in the table's order. */
function layerProblems(layer) {
    return _table_js__WEBPACK_IMPORTED_MODULE_0__/* .settingRows */ .mH.flatMap((row) => {
        const sourced = layer.get(row.name);
        const parsed = sourced === undefined ? null : parseSourced(row, sourced);
        return parsed?.status === 'bad' ? parsed.problems : [];
    });
}
function parseDefault(row) {
    return row.default === null ? null : row.kind.parse({ form: 'text', text: row.default }, row.name);
}
function parseSourced(row, sourced) {
    const parsed = row.kind.parse(sourced.input, sourced.label);
    if (parsed.status === 'ok')
        return parsed;
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)(...parsed.problems.map((problem) => atSource(problem, row, sourced)));
}
/** The problem with the place in the config file, or with the variable it came from. Text of an input has no place. */
function atSource(problem, row, sourced) {
    const { place, ...rest } = problem;
    if (sourced.input.form === 'config') {
        const known = place ?? sourced.place;
        return known === null ? rest : { ...rest, place: known };
    }
    if (sourced.source !== 'environment' || row.environmentVariable === null)
        return rest;
    const todo = rest.todo === undefined ? '' : `${rest.todo}; `;
    return { ...rest, todo: `${todo}it came from the environment variable ${row.environmentVariable}` };
}
/** A problem of a rule between settings, at the place where `name` was given. */
function ruleProblem(values, name, problem) {
    const sourced = values.sourced(name);
    const place = sourced?.place ?? null;
    return place === null ? { input: name, ...problem } : { input: sourced?.label ?? name, ...problem, place };
}


/***/ }),

/***/ 41502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ Secret)
/* harmony export */ });
/** Secrets in the clear live here only; everywhere else one prints as `***`. */
/** A secret value that cannot be printed by accident: text and JSON give `***`, inspection shows no field. */
class Secret {
    #value;
    constructor(value) {
        this.#value = value;
    }
    /** The value itself. Call it only where it leaves the process for its purpose. */
    reveal() {
        return this.#value;
    }
    toString() {
        return '***';
    }
    toJSON() {
        return '***';
    }
}


/***/ }),

/***/ 78344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** presend's own version; a test compares it with package.json. */
const version = '0.1.0';


/***/ })

};
