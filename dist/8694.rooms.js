export const id = 8694;
export const ids = [8694];
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
/** Fields with a closed list of values: api-v1.md, "Provider types" and "Delivery folder values". */
/** All provider types, in the order of reports. */
const providerTypes = ['consumer', 'business', 'protected'];
/** All folders of a result; the last four are tabs of the inbox. */
const folders = ['INBOX', 'Spam', 'Promotions', 'Social', 'Updates', 'Forums'];
/** True for the four tabs of the inbox. */
function isTab(folder) {
    return folder !== 'INBOX' && folder !== 'Spam';
}
/** The states of a test, in order; the last two are final. */
const testStatuses = ['pending', 'in_progress', 'complete', 'expired'];
const testStyles = ['spam-test', 'external-test'];
/** The kind of mail under test: decides which bulk sender requirements and tab rules apply. */
const mailTypes = ['marketing', 'transactional'];


/***/ }),

/***/ 7443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ problemsError),
/* harmony export */   Wn: () => (/* binding */ PresendError),
/* harmony export */   aY: () => (/* binding */ invalidInput)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/** The error class for everything that ends a run. */

/** An error that ends the run. Its message is `<done>: got <came>, expected <expected>; <todo>`. */
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
/** An error about one invalid input. */
function invalidInput(parts) {
    return new PresendError({ code: 'SETTINGS_INVALID', outcome: 'misconfigured', ...parts });
}
/** Summarizes invalid inputs in one error that lists each problem. */
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
/* harmony export */   GW: () => (/* binding */ problemsOf),
/* harmony export */   MB: () => (/* binding */ bad),
/* harmony export */   cl: () => (/* binding */ quoteValue),
/* harmony export */   jM: () => (/* binding */ parsedObject),
/* harmony export */   l4: () => (/* binding */ problemAt),
/* harmony export */   oL: () => (/* binding */ renderPlace),
/* harmony export */   ok: () => (/* binding */ ok),
/* harmony export */   yM: () => (/* binding */ renderProblem)
/* harmony export */ });
/** Invalid user input, as a value that every report renders in its own way. */
/** The result for a valid value. */
function ok(value) {
    return { status: 'ok', value };
}
/** The result for one or more problems. */
function bad(...problems) {
    return { status: 'bad', problems };
}
/** Returns all problems, or none for a parsed value. */
function problemsOf(parsed) {
    return parsed.status === 'bad' ? parsed.problems : [];
}
/** Joins several parsed values into one object, or returns all problems. */
function parsedObject(fields) {
    const entries = Object.entries(fields);
    const problems = entries.flatMap(([, parsed]) => problemsOf(parsed));
    if (problems.length > 0)
        return bad(...problems);
    const values = entries.map(([name, parsed]) => [name, parsed.status === 'ok' ? parsed.value : null]);
    // Every field is present and parsed here, which the compiler cannot see.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return ok(Object.fromEntries(values));
}
/** Adds the place, if known, to a problem. */
function problemAt(place, problem) {
    return place === undefined ? problem : { ...problem, place };
}
/** Renders a problem on one line: `min-inbox-rate (.github/presend.yml:3): got "85 %%", expected a number from 0 to 100; …`. */
function renderProblem(problem) {
    const place = problem.place === undefined ? '' : ` (${renderPlace(problem.place)})`;
    const came = problem.came === undefined ? '' : `got ${problem.came}, `;
    const todo = problem.todo === undefined ? '' : `; ${problem.todo}`;
    return `${problem.input}${place}: ${came}expected ${problem.expected}${todo}`;
}
/** Renders `file:line:column`, as far as known. */
function renderPlace(place) {
    return [place.file, place.line, place.column].filter((part) => part !== undefined).join(':');
}
/** Quotes a value for an error message: as JSON, at most 80 characters. */
function quoteValue(value) {
    const text = toJson(value) ?? String(value);
    return text.length <= 80 ? text : `${text.slice(0, 77)}…${text.endsWith('"') ? '"' : ''}`;
}
/** JSON.parse accepts deeper nesting than JSON.stringify. */
function toJson(value) {
    // JSON.stringify turns Infinity into null.
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
/** Messages for YAML syntax errors. The parser's own messages quote the file, which may contain secrets. */
const quoteHint = 'put quotes around text that contains `: ` or ` #`, or starts with one of @ ` % & * ! | > [ { " \'';
const texts = {
    ALIAS_PROPS: { came: 'an alias (`*name`) with an anchor or a tag', expected: 'the alias alone' },
    BAD_ALIAS: { came: 'an undefined alias (`*name`)', expected: 'an anchor (`&name`) above it', todo: quoteHint },
    BAD_DIRECTIVE: { came: 'an unknown directive (a line that starts with %)', expected: 'none' },
    BAD_DQ_ESCAPE: { came: 'an unknown escape in double quotes', expected: 'a valid one', todo: 'use single quotes' },
    BAD_INDENT: {
        came: 'wrong indentation, or an unclosed bracket',
        expected: 'the same indentation as the neighboring lines, and a closing bracket for each [ and {',
    },
    BAD_PROP_ORDER: { came: 'an anchor or tag in the wrong place', expected: 'it directly before its value' },
    BAD_SCALAR_START: { came: 'a reserved character at the start of a value', expected: 'quotes', todo: quoteHint },
    BLOCK_AS_IMPLICIT_KEY: { came: 'a map within a line', expected: 'one `key: value` per line', todo: quoteHint },
    BLOCK_IN_FLOW: { came: 'indented lines inside [ ] or { }', expected: 'commas between the values' },
    DUPLICATE_KEY: { came: 'a duplicate key', expected: 'each key once' },
    IMPOSSIBLE: { came: 'an unreadable file', expected: 'YAML' },
    KEY_OVER_1024_CHARS: { came: 'a key of more than 1024 characters', expected: 'a short key', todo: quoteHint },
    MISSING_CHAR: { came: 'a missing quote, bracket, comma or colon', expected: 'it here or earlier' },
    MULTILINE_IMPLICIT_KEY: {
        came: 'a key on several lines, or a line indented deeper than the previous one',
        expected: '`key: value` on one line, with the same indentation as the neighboring lines',
    },
    MULTIPLE_ANCHORS: { came: 'several anchors on one value', expected: 'at most one' },
    MULTIPLE_DOCS: { came: 'a second document (a line `---` or `...`)', expected: 'one document' },
    MULTIPLE_TAGS: { came: 'several tags on one value', expected: 'at most one' },
    NON_STRING_KEY: { came: 'a key that is a list, a map or an alias', expected: 'a plain key' },
    RESOURCE_EXHAUSTION: { came: 'values that are nested too deeply', expected: 'a flatter file' },
    TAB_AS_INDENT: { came: 'a tab as indentation', expected: 'spaces' },
    TAG_RESOLVE_FAILED: { came: 'a tag (`!name`)', expected: 'no tags', todo: quoteHint },
    UNEXPECTED_TOKEN: { came: 'an unexpected token', expected: 'YAML', todo: quoteHint },
    BAD_COLLECTION_TYPE: { came: 'a tag that does not match its value', expected: 'no tags' },
};
/** Describes one of the parser's error codes. */
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
/** Limits of YAML files, checked before parsing, so that parsing takes seconds at most. */

/** Real files reach ten levels. The parsing time grows with the square of the depth. */
const maxDepth = 100;
/** Anchors and aliases together: resolving each alias searches the whole file. */
const maxNames = 500;
/** Describes how a text exceeds the limits; `null` if it does not, whether or not it is valid YAML. */
function findYamlExcess(text) {
    let flowDepth = 0;
    let lineDepth = 0;
    let nameCount = 0;
    for (const source of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        const token = yaml__WEBPACK_IMPORTED_MODULE_0__/* .CST */ .DB.tokenType(source);
        if (token === 'newline')
            lineDepth = 0;
        // Several on one line are nested: `- - - value`.
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

/***/ 87214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ postmasterRows)
});

// EXTERNAL MODULE: ./lib/settings/engine/row.js
var row = __webpack_require__(27884);
// EXTERNAL MODULE: ./lib/settings/parsers/host.js
var host = __webpack_require__(53942);
// EXTERNAL MODULE: ./lib/settings/parsers/kinds.js
var kinds = __webpack_require__(69641);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/settings/engine/bad-text.js
var bad_text = __webpack_require__(1379);
;// CONCATENATED MODULE: ./lib/settings/parsers/share.js
/**
 * Limits on shares of mail, parsed to percent. A rate is written in percent (`0.3`, `0.3%`), a ratio as a number from 0 to 1
 * or in percent with its sign (`0.98`, `98%`). Ambiguous values are rejected: a limit that is wrong by a factor of 100
 * passes everything, or nothing.
 */



function readNumber(text) {
    const { digits, sign } = /^(?<digits>\d{1,9}(?:\.\d{1,12})?)(?<sign>%?)$/u.exec(text)?.groups ?? {};
    return digits === undefined ? null : { value: Number(digits), hasSign: sign === '%' };
}
/** A smaller rate without a sign is more likely the ratio that provider APIs return. */
const leastPlainPercent = 0.01;
/** Parses a spam rate in percent, above 0. */
function parseSpamRate(text, input) {
    const written = readNumber(text);
    if (written === null || written.value > 100 || written.value === 0) {
        return (0,bad_text/* badText */.rY)({ input, text }, 'a percentage above 0 and at most 100', 'for example 0.3 or 0.3%');
    }
    if (written.hasSign || written.value >= leastPlainPercent)
        return (0,problem.ok)(written.value);
    const asRatio = `${toPercent(written.value)}%`;
    const todo = `write ${asRatio} for the ratio ${text}, or ${text}% for the percentage`;
    return (0,bad_text/* badText */.rY)({ input, text }, 'a percentage; this number could also be a ratio', todo);
}
const spamRateWords = {
    valueName: 'percent',
    schema: { anyOf: [{ type: 'number', minimum: leastPlainPercent, maximum: 100 }, kinds/* percentWithSign */.Fh] },
};
/**
 * Parses ratios to percent.
 *
 * @param limit for `greatest`, the number 1 is rejected: it would allow everything where 1% was meant
 */
function ratioLimit(limit) {
    const example = limit === 'least' ? '0.98 or 98%' : '0.05 or 5%';
    return (text, input) => {
        const written = readNumber(text);
        if (written?.hasSign === true && written.value <= 100)
            return (0,problem.ok)(written.value);
        const isRatio = written !== null && !written.hasSign && written.value <= 1;
        if (isRatio && !(limit === 'greatest' && written.value === 1))
            return (0,problem.ok)(toPercent(written.value));
        return (0,bad_text/* badText */.rY)({ input, text }, 'a ratio from 0 to 1, or a percentage with its sign', fixFor(written, example));
    };
}
function fixFor(written, example) {
    if (written === null || written.hasSign || written.value > 100)
        return `for example ${example}`;
    return written.value === 1 ? 'write 1% or 100%' : `write ${written.value}%`;
}
const ratioWords = {
    valueName: 'ratio',
    schema: { anyOf: [{ type: 'number', minimum: 0, maximum: 1 }, kinds/* percentWithSign */.Fh] },
};
/** Rounds away binary fractions: 0.07 is 7, not 7.000000000000001. */
function toPercent(ratio) {
    return Number((ratio * 100).toPrecision(12));
}

;// CONCATENATED MODULE: ./lib/postmaster/settings/rows.js
/** Settings of postmaster data. */




const spamRate = (0,kinds/* orWord */.I7)('none', (0,kinds/* single */.J0)(spamRateWords, parseSpamRate));
const leastRatio = (0,kinds/* orWord */.I7)('none', (0,kinds/* single */.J0)(ratioWords, ratioLimit('least')));
const greatestRatio = (0,kinds/* orWord */.I7)('none', (0,kinds/* single */.J0)(ratioWords, ratioLimit('greatest')));
const ratioForm = 'a ratio from 0 to 1, a percentage with its sign, or none';
const meanOf = 'Compared with the mean over the days of postmaster-days that have data.';
const postmasterRows = {
    'postmaster-email': (0,row/* row */.nM)('postmaster.email', (0,kinds/* textOf */.b6)('address', (0,host/* bareAddress */.Dw)('postmaster@shop.example')), {
        defaultNote: 'none: no postmaster data is read',
        example: 'postmaster@shop.example',
        description: "The address of a postmaster account that is connected to the service: the run then also evaluates the mailbox provider's own data on the domain. Requires api-url. Without a template, the run does only this.",
    }),
    'postmaster-domain': (0,row/* row */.nM)('postmaster.domains', (0,kinds/* listOf */.c3)({ valueName: 'domains' }, 'words', host/* parseDomain */.gR), {
        defaultNote: 'the domain of the From address of each template',
        example: 'shop.example',
        description: 'The domains whose postmaster data is evaluated, as listed by the provider (Google lists a subdomain as a domain of its own). A list, separated by commas, spaces or newlines. Required when there is no template.',
    }),
    'postmaster-days': (0,row/* row */.nM)('postmaster.dayCount', (0,kinds/* integer */.nd)({ min: 1, max: 365 }), {
        default: '7',
        description: 'The number of days of postmaster data to evaluate, from 1 to 365, ending with the latest day that the provider has published. Providers publish a day one to four days later.',
    }),
    'max-spam-rate': (0,row/* row */.nM)('postmasterThresholds.maxSpamPercent', spamRate, {
        default: '0.3',
        example: '0.2',
        description: 'The user-reported spam rate that every day of postmaster-days must stay below, in percent (0.3 is 0.3 percent), or none. Google calculates it daily and asks senders never to reach 0.3.',
    }),
    'warn-spam-rate': (0,row/* row */.nM)('postmasterThresholds.warnSpamPercent', spamRate, {
        default: '0.1',
        example: '0.08',
        description: 'A second threshold for the user-reported spam rate that only warns, in percent, or none. Google asks senders to stay below 0.1.',
    }),
    'min-auth-success-ratio': (0,row/* row */.nM)('postmasterThresholds.minAuthenticationPercent', leastRatio, {
        default: 'none',
        example: '0.98',
        description: `The minimum share of mail that must pass each of SPF, DKIM and DMARC at the provider: ${ratioForm}. ${meanOf}`,
    }),
    'min-tls-ratio': (0,row/* row */.nM)('postmasterThresholds.minTlsPercent', leastRatio, {
        default: 'none',
        example: '0.99',
        description: `The minimum share of mail that the provider must receive over TLS: ${ratioForm}. ${meanOf}`,
    }),
    'max-delivery-error-ratio': (0,row/* row */.nM)('postmasterThresholds.maxDeliveryErrorPercent', greatestRatio, {
        default: 'none',
        example: '0.05',
        description: `The maximum share of mail that the provider may reject or defer: ${ratioForm}. ${meanOf}`,
    }),
};


/***/ }),

/***/ 22728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ escapeTerminal)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11984);
/** Escapes foreign text for a terminal. */

/** Returns one line without escape sequences, control and direction characters. */
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
/** Reduces foreign text to one visible line without control, direction-changing or invisible characters. */
/** Terminal escape sequences: CSI, OSC and two-character ones. Source: ECMA-48 §5. */
const escapeSequences = 
// oxlint-disable-next-line no-control-regex -- control characters are what this is about
/(?:\u001B\[|\u009B)[0-?]*[ -/]*[@-~]|(?:\u001B\]|\u009D)[^\u0007\u001B\u009C]*(?:\u0007|\u001B\\|\u009C)?|\u001B[ -/]*[0-~]/gu;
const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;
/**
 * Controls, direction marks, zero-width characters and tags. Variation selectors are kept for emoji.
 * Source: Unicode Technical Report 36 §3.6; "Trojan Source" (CVE-2021-42574).
 */
const invisible = 
// oxlint-disable-next-line no-misleading-character-class -- every character of the class is meant alone
/[\p{Cc}\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/gu;
/** Removes escape sequences, controls and invisible characters; line breaks and tabs become one space. */
function plainText(text) {
    return text
        .toWellFormed()
        .replaceAll(escapeSequences, '')
        .replaceAll(lineBreaks, ' ')
        .replaceAll(invisible, '')
        .trim();
}
/** Truncates to `maxLength` UTF-16 units including the ellipsis, without splitting a surrogate pair. */
function shorten(text, maxLength) {
    return text.length <= maxLength
        ? text
        : `${text.slice(0, Math.max(maxLength - 1, 0)).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}


/***/ }),

/***/ 1379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ hideUrlSecrets),
/* harmony export */   Yp: () => (/* binding */ badSecret),
/* harmony export */   cR: () => (/* binding */ amendProblems),
/* harmony export */   k9: () => (/* binding */ quoteGiven),
/* harmony export */   rY: () => (/* binding */ badText)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/** Problems with a text: how much of it may be shown. */

/** Rejects a text and shows it. */
function badText({ input, text }, expected, todo) {
    const problem = { input, came: quoteGiven(text), expected };
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)(todo === undefined ? problem : { ...problem, todo });
}
/** Rejects a secret. Shows nothing of it, not even its length. */
function badSecret(input, expected, todo) {
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .MB)(todo === undefined ? { input, expected } : { input, expected, todo });
}
/** The same problems with other properties. */
function amendProblems(problems, properties) {
    const amend = (problem) => ({ ...problem, ...properties });
    return problems.map(amend);
}
/** A text, quoted and shortened, without the secrets of URLs in it. */
function quoteGiven(text) {
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteValue */ .cl)(hideUrlSecrets(text));
}
/** The start of a text, with `***` for the user, password, query and fragment of each URL in it. */
function hideUrlSecrets(text) {
    // Callers show less than this, and the patterns would be slow on megabytes of slashes.
    const start = text.slice(0, 4096);
    return start.replaceAll(/(\/\/)[^/?#\s]*@/gu, '$1***@').replaceAll(/(\/\/[^\s?#]*)[?#]\S*/gu, '$1?***');
}


/***/ }),

/***/ 30115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ closestName),
/* harmony export */   S: () => (/* binding */ suggestName)
/* harmony export */ });
/** Suggests the name that a typo was probably meant to be. */
/** The closest of `names` to `text`, or `null` when none is close. Case is ignored; `_` and spaces count as `-`. */
function closestName(text, names) {
    // The edit distance takes time proportional to the length, and no name is this long.
    if (text.length > 60)
        return null;
    const wanted = normalize(text);
    const ranked = names
        .map((name) => ({ name, distance: editDistance(wanted, normalize(name)) }))
        .toSorted((left, right) => left.distance - right.distance);
    const [best] = ranked;
    return best !== undefined && best.distance <= Math.max(1, Math.floor(wanted.length / 4)) ? best.name : null;
}
/** `did you mean …?`, or all names when nothing is close. `reference` replaces a list that is too long to read. */
function suggestName(text, names, reference = 'see "Inputs" in the README for all of them') {
    const closest = closestName(text, names);
    if (closest !== null)
        return `did you mean ${closest}?`;
    return names.length <= 16 ? `use one of: ${names.join(', ')}` : reference;
}
function normalize(text) {
    return text.toLowerCase().replaceAll(/[_\s]/gu, '-');
}
/** Insertions, deletions and replacements between two texts (Levenshtein); swapping two neighbors counts as one. */
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

/***/ 50680:
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
/** YAML and JSON, parsed within limits into values that know their line and column. */




/** Aliases of aliases can expand a file of a few lines to billions of values. */
const maxValueCount = 200_000;
const maxDepth = 50;
/** Parses YAML 1.2, or returns every syntax error and duplicate key. Problems show no values. */
function parseYaml(text, origin) {
    const excess = (0,_errors_yaml_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .findYamlExcess */ .G)(text);
    if (excess !== null)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)({ input: origin.input, ...excess, place: { file: origin.file } });
    const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    // prettyErrors quotes the source, which may hold a secret; uniqueKeys compares each key with each other key.
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { lineCounter, prettyErrors: false, uniqueKeys: false, stringKeys: true });
    const findings = [...document.errors, ...document.warnings];
    if (findings.length > 0) {
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)(...mainProblems(findings.map((error) => syntaxProblem(error, lineCounter, origin))));
    }
    const walk = new Walk(document, lineCounter, origin);
    const value = walk.convert(document.contents, 0);
    return walk.problems.length > 0 ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .bad */ .MB)(...walk.problems) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(value);
}
/** At most five problems, one per line: later ones are usually consequences. The last one of a line is the most specific. */
function mainProblems(problems) {
    return [...new Map(problems.map((problem) => [problem.place?.line, problem])).values()].slice(0, 5);
}
function syntaxProblem(error, lineCounter, origin) {
    const at = lineCounter.linePos(error.pos[0]);
    const described = (0,_errors_yaml_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeYamlError */ .r)(error.code);
    return { input: origin.input, ...described, place: { file: origin.file, line: at.line, column: at.col } };
}
/** Converts the nodes of the yaml package. Counts the values that aliases expand to. */
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
            came: `a second key ${JSON.stringify(first.key)}`,
            expected: `each key once (first on line ${first.place.line ?? '?'})`,
            todo: 'remove one of the two',
            place,
        });
    }
    #refuseSize(place) {
        if (this.problems.every((problem) => problem.expected !== sizeExpectation)) {
            this.problems.push({
                input: this.#origin.input,
                expected: sizeExpectation,
                todo: 'remove aliases (`*name`)',
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
const sizeExpectation = `at most ${maxValueCount} values and ${maxDepth} levels, with all aliases expanded`;
function scalarAt(node, place) {
    const { value } = node;
    if (typeof value === 'string')
        return { kind: 'scalar', text: value, value, place };
    if (typeof value === 'number' || typeof value === 'boolean') {
        return { kind: 'scalar', text: node.source ?? String(value), value, place };
    }
    return { kind: 'empty', place };
}
/** Parses JSON, many times faster than YAML; `null` when it is invalid or too deep. Every place is `origin`. */
function parseJson(text, origin) {
    try {
        return fromPlain(JSON.parse(text), origin, 0);
    }
    catch {
        // Callers then parse the text as YAML, which reports the errors.
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
/** The value as plain data; `null` for empty. */
function toPlain(value) {
    if (value.kind === 'empty')
        return null;
    if (value.kind === 'scalar')
        return value.value;
    return value.kind === 'list' ? value.items.map(toPlain) : toPlainObject(value.entries);
}
/** A map as a plain object. A key `__proto__` becomes an ordinary property. */
function toPlainObject(entries) {
    return Object.fromEntries(entries.map((entry) => [entry.key, toPlain(entry.value)]));
}
/** The shape of a value in messages: `a list`. */
function nameShape(value) {
    return { empty: 'nothing', scalar: 'a single value', list: 'a list', map: 'a map' }[value.kind];
}


/***/ }),

/***/ 51827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qq: () => (/* binding */ toFlag)
/* harmony export */ });
/* unused harmony exports describeRow, summarizeRow, schemaProperties */
/* harmony import */ var _row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27884);
/** Descriptions of rows for readers: whole paragraphs, flags, JSON Schema. */

/** The description with example and default, and where a secret or its destination may be set. */
function describeRow(row) {
    const text = describeDefault(row);
    const parts = [
        row.description,
        row.example === null ? null : `Example: ${row.example}.`,
        text === null ? null : `Default: ${text}.`,
        row.isSecret || row.isDestination ? `Environment variable: ${row.environmentVariable ?? ''}.` : null,
        row.isSecret ? 'Secret: not allowed in the config file.' : null,
        row.isDestination ? 'Not allowed in the config file.' : null,
    ];
    return parts.filter((part) => part !== null).join(' ');
}
/** The first sentence of a description, for help texts. */
function summarizeRow({ description }) {
    // Before a capital letter: `.html` and `0.5` do not end a sentence.
    return description.replace(/\.\s+(?=[A-Z]).*$/su, '').replace(/\.$/u, '');
}
/** The flag of a row. */
function toFlag(row, flagName = row.name) {
    const { name, kind, isSecret, environmentVariable } = row;
    const shownDefault = (0,_row_js__WEBPACK_IMPORTED_MODULE_0__/* .describeDefault */ .ZA)(row);
    const notes = [
        shownDefault === null ? null : `default: ${shownDefault}`,
        environmentVariable === null ? null : `environment: ${environmentVariable}`,
    ].filter((note) => note !== null);
    return {
        name,
        flag: `--${flagName}`,
        valueName: kind.valueName,
        description: `${summarizeRow(row)}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`,
        isSecret,
        environmentVariable,
        isBoolean: kind.schema['type'] === 'boolean',
        isRepeatable: kind.isList,
    };
}
/** The JSON Schema of rows, by key. Rows with a dot in their name become properties of a map. */
function schemaProperties(rows) {
    const bySection = Map.groupBy(rows, (row) => row.name.replace(/\..*$/u, ''));
    return Object.fromEntries([...bySection].map(([section, group]) => {
        const [first] = group;
        if (first?.name === section)
            return [section, rowSchema(first)];
        const properties = Object.fromEntries(group.map((row) => [row.name.slice(section.length + 1), rowSchema(row)]));
        return [section, { type: ['object', 'null'], additionalProperties: false, properties }];
    }));
}
function rowSchema(row) {
    const examples = row.example === null ? {} : { examples: [row.example] };
    const words = row.default === null ? {} : { default: asJson(row.default) };
    return { description: describeRow(row), ...row.kind.schema, ...examples, ...words };
}
/** Numbers and booleans as JSON; any other default is text. */
function asJson(text) {
    return /^(?:\d+|true|false)$/u.test(text) ? JSON.parse(text) : text;
}


/***/ }),

/***/ 85690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readLevel),
/* harmony export */   z: () => (/* binding */ isBlank)
/* harmony export */ });
/* harmony import */ var _closest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30115);
/* harmony import */ var _config_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50680);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41612);
/** One level of a config file: which of its keys are settings, which are something else, and which are wrong. */



/** Reads the keys of a level. Problems never show the values of unknown keys, which could be secrets. */
function readLevel(entries, form) {
    const layer = new Map();
    const others = new Map();
    const problems = [];
    for (const entry of entries) {
        const known = entry.key.includes('.') ? null : rowNamed(entry.key, form);
        if (form.otherKeys.includes(entry.key))
            others.set(entry.key, entry);
        else if (known !== null)
            addGiven(layer, { entry, row: known, form });
        else if (keysBelow(entry.key, form).length > 0)
            problems.push(...readSection(entry, form, layer));
        else
            problems.push(unknownKey(entry, form));
    }
    return { layer, others, problems };
}
function readSection(section, form, layer) {
    if (isBlank(section.value))
        return [];
    const keys = keysBelow(section.key, form);
    const label = `${form.prefix}${section.key}`;
    if (section.value.kind !== 'map') {
        const expected = `a map with the keys ${keys.join(', ')}`;
        return [{ input: label, came: (0,_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .nameShape */ .Vh)(section.value), expected, place: section.value.place }];
    }
    return section.value.entries.flatMap((entry) => {
        const row = keys.includes(entry.key) ? rowNamed(`${section.key}.${entry.key}`, form) : null;
        if (row === null)
            return [unknownKey(entry, { ...form, otherKeys: keys, table: {}, prefix: `${label}.` })];
        addGiven(layer, { entry, row, form });
        return [];
    });
}
function rowNamed(name, { table }) {
    return Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}
function keysBelow(section, { table }) {
    const names = Object.keys(table).filter((name) => name.startsWith(`${section}.`));
    return names.map((name) => name.slice(section.length + 1));
}
function addGiven(layer, { entry, row, form }) {
    const { value, place } = entry;
    if (isBlank(value) || (form.emptyLists === 'ignored' && isEmptyList(value)))
        return;
    const label = `${form.prefix}${row.name}`;
    layer.set(row.name, (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseGiven */ .pQ)(row, { input: { form: 'config', value }, label, source: 'config', place }));
}
/** True for nothing and for empty text: like an empty input, it counts as not given. */
function isBlank(value) {
    return value.kind === 'empty' || (value.kind === 'scalar' && value.text.trim() === '');
}
function isEmptyList(value) {
    return value.kind === 'list' && value.items.length === 0;
}
function unknownKey({ key, place }, form) {
    const input = `${form.prefix}${key.slice(0, 60)}`;
    const explained = form.explain?.(key) ?? null;
    if (explained !== null)
        return { input, ...explained, place };
    const names = Object.keys(form.table);
    const known = [...new Set([...names.map((name) => name.replace(/\..*$/u, '')), ...form.otherKeys])];
    const todo = misplaced(key, form) ?? (0,_closest_name_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestName */ .S)(key, known, form.reference);
    return { input, expected: 'a key that presend knows', todo, place };
}
/** A key that belongs one level deeper: `zone-file` or `dns.zone-file` instead of `dns: {zone-file: …}`. */
function misplaced(key, { table, prefix }) {
    const full = Object.keys(table).filter((name) => name.includes('.') && `.${name}`.endsWith(`.${key}`));
    return full.length === 1 ? `write it in a map: ${prefix}${(full[0] ?? '').replace('.', ': {')}: …}` : null;
}


/***/ }),

/***/ 93875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aF: () => (/* binding */ maxConfigBytes),
/* harmony export */   fs: () => (/* binding */ parseYamlMap),
/* harmony export */   ii: () => (/* binding */ readYamlMap)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/* harmony import */ var _config_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50680);
/** Reads a YAML file whose top level is a map. */


/** The size limit of a config file. */
const maxConfigBytes = 1_048_576;
const input = 'config';
/** Reads the entries of a file, or returns all of its syntax errors. An empty file has no entries. */
async function readYamlMap(file, files, parse = parseYamlMap) {
    const found = await files.stat(file.absolutePath);
    const problem = { input, place: { file: file.path } };
    if (found === null) {
        const expected = 'an existing file';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ input, came: JSON.stringify(file.path), expected, todo: file.todo });
    }
    if (found.kind !== 'file')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ ...problem, came: `a ${found.kind}`, expected: 'a file' });
    if (found.sizeBytes > maxConfigBytes) {
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ ...problem, came: `${found.sizeBytes} bytes`, expected: `at most ${maxConfigBytes} bytes (1 MiB)` });
    }
    try {
        return await parse(await files.read(file.absolutePath), file.path);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ ...problem, came: code, expected: 'a readable file' });
    }
}
/** Parses the entries of a file. */
function parseYamlMap(bytes, path) {
    const text = decodeUtf8(bytes);
    if (text !== null)
        return parseEntries(text, path);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ input, came: 'invalid UTF-8', expected: 'UTF-8 text', place: { file: path } });
}
function decodeUtf8(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        // The decoder throws only for invalid UTF-8.
        return null;
    }
}
function parseEntries(text, path) {
    const parsed = (0,_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .parseYaml */ .hN)(text, { file: path, input });
    if (parsed.status === 'bad')
        return parsed;
    if (parsed.value.kind === 'map')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(parsed.value.entries);
    if (parsed.value.kind === 'empty')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)([]);
    const expected = 'a map of settings, one `name: value` per line';
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ input, came: (0,_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .nameShape */ .Vh)(parsed.value), expected, place: parsed.value.place });
}


/***/ }),

/***/ 27884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZA: () => (/* binding */ describeDefault),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/** One row of a settings table, and the types that are inferred from a table. */

/** Defines a row. @throws Error when its own parser rejects the default */
function row(field, kind, options) {
    return {
        field,
        kind,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the kind of this row
        defaultValue: parseDefault(kind, options.default),
        defaultNote: null,
        example: null,
        environmentVariable: null,
        isSecret: false,
        isDestination: false,
        isAllowedInConfig: options.isSecret !== true && options.isDestination !== true,
        isPerTemplate: false,
        actionDefault: null,
        isFlag: false,
        ...options,
        default: options.default ?? null,
    };
}
function parseDefault(kind, text) {
    if (text === undefined)
        return kind.absent;
    const parsed = kind.parse({ form: 'text', text }, 'default');
    if (parsed.status === 'bad')
        throw new Error(parsed.problems.map(_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .renderProblem */ .yM).join('\n'));
    return parsed.value;
}
/** Makes a table of rows: each row's name is its key. */
function table(rows) {
    const named = Object.entries(rows).map(([name, spec]) => [name, { ...spec, name }]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries() loses the names
    return Object.fromEntries(named);
}
/** The names of the rows of a table. */
function namesIn(rows) {
    return Object.keys(rows);
}
/** The default in words; `null` for secrets and settings that are simply absent. */
function describeDefault(spec) {
    return spec.default ?? spec.defaultNote;
}


/***/ }),

/***/ 41612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lw: () => (/* binding */ overlay),
/* harmony export */   iz: () => (/* binding */ layerProblems),
/* harmony export */   pQ: () => (/* binding */ parseGiven),
/* harmony export */   sm: () => (/* binding */ valuesOf),
/* harmony export */   vP: () => (/* binding */ showGiven)
/* harmony export */ });
/* harmony import */ var _bad_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1379);
/* harmony import */ var _config_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50680);
/** Layers of given values, each parsed once, and the settings object that they result in. */


/** Parses a value that was given. */
function parseGiven(row, given) {
    const parsed = row.kind.parse(given.input, given.label);
    if (parsed.status === 'ok')
        return { ...given, parsed };
    return { ...given, parsed: { status: 'bad', problems: parsed.problems.map((problem) => atSource(problem, given)) } };
}
/** Text has no place; inside a config file, a problem's own place is more precise than that of the key. */
function atSource({ place, ...problem }, given) {
    const known = given.input.form === 'config' ? (place ?? given.place) : null;
    return known === null ? problem : { ...problem, place: known };
}
/** Combines layers; later ones win. */
function overlay(...layers) {
    return new Map(layers.flatMap((layer) => Array.from(layer)));
}
/** All problems of the values of a layer, in the table's order. */
function layerProblems(table, layer) {
    return Object.keys(table).flatMap((name) => {
        const parsed = layer.get(name)?.parsed;
        return parsed?.status === 'bad' ? parsed.problems : [];
    });
}
/** The values of a layer. `label` names a setting that was not given. */
function valuesOf(table, layer, label = (name) => name) {
    const values = {
        isGiven: (name) => layer.has(name),
        given: (name) => layer.get(name) ?? null,
        get: (name) => valueOf(table[name], layer),
        always: (name) => {
            const value = valueOf(table[name], layer);
            if (value === null || value === undefined)
                throw new TypeError(`The setting ${name} has no value`);
            return value;
        },
        at: (name) => {
            const given = layer.get(name);
            const input = given?.label ?? label(name);
            return given === undefined || given.place === null ? { input } : { input, place: given.place };
        },
        fields: () => buildFields(Object.values(table), layer),
    };
    // A layer maps names to values of any type; each was parsed by the row of its name.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only border between the two
    return values;
}
function valueOf(row, layer) {
    const parsed = row === undefined ? undefined : layer.get(row.name)?.parsed;
    if (parsed === undefined)
        return row?.defaultValue;
    return parsed.status === 'ok' ? parsed.value : null;
}
function buildFields(rows, layer) {
    const sections = Map.groupBy(rows, (row) => row.field.replace(/\..*$/u, ''));
    return Object.fromEntries([...sections].map(([section, group]) => {
        const [first] = group;
        if (first?.field === section)
            return [section, valueOf(first, layer)];
        const keys = group.map((row) => [row.field.slice(section.length + 1), valueOf(row, layer)]);
        return [section, Object.fromEntries(keys)];
    }));
}
/** The given value as logs show it: one line of at most 80 characters, without the secrets of URLs. */
function showGiven({ input }) {
    return showText(input.form === 'text' ? input.text : textOf(input.value));
}
function textOf(value) {
    if (value.kind === 'scalar')
        return value.text;
    const texts = value.kind === 'list' ? value.items.map((item) => (item.kind === 'scalar' ? item.text : null)) : [null];
    return texts.includes(null) ? JSON.stringify((0,_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlain */ .Ul)(value)) : texts.join('\n');
}
/** One line of at most 80 characters; the lines of a text become a list. */
function showText(text) {
    const list = (0,_bad_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hideUrlSecrets */ .BF)(text)
        .trim()
        .replaceAll(/\s*\n\s*/gu, ', ');
    const line = list.replaceAll(/\p{Cc}+/gu, ' ');
    return line.length <= 80 ? line : `${line.slice(0, 79)}…`;
}


/***/ }),

/***/ 93509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ loginSecrets),
/* harmony export */   Q: () => (/* binding */ planFork)
/* harmony export */ });
/** Pull requests from forks, which get no secrets. */
/** The secrets of a login; at most one may be set. */
const loginSecrets = [
    'smtp-password',
    'smtp-oauth2-access-token',
    'smtp-oauth2-refresh-token',
];
const remoteNames = ['api-url', 'smtp-host', 'smtp-username'];
const signingNames = ['dkim-domain', 'dkim-selector'];
/** Decides whether the run goes without the remote service or the signature. */
function planFork(values, isFork) {
    if (!isFork)
        return { isFallback: false, isUnsigned: false, notices: [] };
    const lacksSecret = !values.isGiven('api-token') || lacksLogin(values);
    const isFallback = lacksSecret && remoteNames.some((name) => values.isGiven(name));
    const isUnsigned = !values.isGiven('dkim-private-key') && signingNames.some((name) => values.isGiven(name));
    const notices = [isFallback ? fallbackNotice(values) : null, isUnsigned ? unsignedNotice : null];
    return { isFallback, isUnsigned, notices: notices.filter((notice) => notice !== null) };
}
function lacksLogin(values) {
    return values.isGiven('smtp-username') && !loginSecrets.some((name) => values.isGiven(name));
}
const noSecrets = 'Secrets are not available to pull requests from forks and Dependabot';
function fallbackNotice(values) {
    const missing = [
        ...(values.isGiven('api-token') ? [] : ['api-token']),
        ...(lacksLogin(values) ? ['smtp-password'] : []),
    ];
    const postmaster = values.isGiven('postmaster-email') ? ' and postmaster data was not read' : '';
    return (`${noSecrets} (missing: ${missing.join(', ')}), so the check ran on the embedded service instead of api-url and ` +
        `smtp-host: folders are simulated${postmaster}`);
}
const unsignedNotice = `${noSecrets} (missing: dkim-private-key), so the mail was not signed with DKIM`;


/***/ }),

/***/ 42072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ givenLayer),
/* harmony export */   s: () => (/* binding */ environmentValues)
/* harmony export */ });
/* harmony import */ var _engine_closest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30115);
/* harmony import */ var _engine_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41612);
/* harmony import */ var _rows_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62735);
/** Values from inputs, flags and the environment. */



/** The settings that environment variables give: secrets and where they are sent. */
function environmentValues(env) {
    return _rows_table_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRows */ .mH.flatMap((row) => {
        const text = row.environmentVariable === null ? undefined : env[row.environmentVariable];
        return text === undefined ? [] : [{ name: row.name, text, source: 'environment' }];
    });
}
/** The given values as a layer. Inputs and flags override the environment; a flag that takes a list may be repeated. */
function givenLayer(given) {
    const layer = new Map();
    const problems = [];
    for (const value of given) {
        const row = (0,_rows_table_js__WEBPACK_IMPORTED_MODULE_1__/* .findSetting */ .SP)(value.name);
        if (row === null)
            problems.push(unknownName(value.name));
        else if (value.text.trim() !== '') {
            const earlier = layer.get(row.name);
            const isOverridden = value.source === 'environment' && earlier !== undefined && earlier.source !== 'environment';
            if (!isOverridden)
                layer.set(row.name, givenText(value, row, earlier));
        }
    }
    return { layer, problems };
}
function givenText({ text, source }, row, earlier) {
    const isRepeated = row.kind.isList && source === 'flag' && earlier?.source === 'flag';
    const first = isRepeated && earlier.input.form === 'text' ? `${earlier.input.text}\n` : '';
    const input = { form: 'text', text: `${first}${row.isSecret ? text : text.trim()}` };
    const label = source === 'environment' ? (row.environmentVariable ?? row.name) : row.name;
    return (0,_engine_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseGiven */ .pQ)(row, { input, label, source, place: null });
}
function unknownName(name) {
    const names = _rows_table_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRows */ .mH.map((row) => row.name);
    return { input: name, expected: 'the name of a setting', todo: (0,_engine_closest_name_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestName */ .S)(name, names) };
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
/* harmony import */ var _engine_bad_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1379);
/* harmony import */ var _engine_closest_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30115);
/** Values from a closed list, and booleans. */



/** Parses one of `values`, case-sensitive. */
function choice(values) {
    return (text, input) => {
        const found = values.find((value) => value === text);
        if (found !== undefined)
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(found);
        const closest = (0,_engine_closest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .closestName */ .N)(text, values);
        const todo = closest === null ? undefined : `did you mean ${closest}?`;
        return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_2__/* .badText */ .rY)({ input, text }, `one of ${values.join(', ')}`, todo);
    };
}
/** Parses `true` or `false` in the spellings that YAML and GitHub's toolkit accept. */
function parseBoolean(text, input) {
    if (/^(?:true|True|TRUE)$/u.test(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(true);
    if (/^(?:false|False|FALSE)$/u.test(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(false);
    if (/^(?:yes|y|on|1)$/iu.test(text))
        return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_2__/* .badText */ .rY)({ input, text }, 'true or false', 'write true');
    if (/^(?:no|n|off|0)$/iu.test(text))
        return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_2__/* .badText */ .rY)({ input, text }, 'true or false', 'write false');
    return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_2__/* .badText */ .rY)({ input, text }, 'true or false');
}
/** Parses a folder that can count as inbox. `Spam`, which some services call `Junk`, cannot. */
function inboxFolder(values) {
    const parseOne = choice(values);
    const todo = 'remove it: mail in Spam (Junk) never counts as inbox; to report a result without failing the step, set gate: warn';
    return (text, input) => /^(?:spam|junk)$/iu.test(text)
        ? (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_2__/* .badText */ .rY)({ input, text }, `folders from ${values.join(', ')}`, todo)
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
/* harmony import */ var _engine_bad_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1379);
/** Durations: `500ms`, `90s`, `30m`, `1h`. */


const unitMs = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
/** The form of a duration, for JSON Schema. */
const durationPattern = '^[0-9]{1,9}(ms|s|m|h)$';
/** Parses durations in a range, both ends included, to milliseconds. */
function duration(range) {
    const limits = `from ${renderDuration(range.minMs)} to ${renderDuration(range.maxMs)}`;
    return (text, input) => {
        const [, digits = '', unit = ''] = /^(\d{1,9})(ms|s|m|h)$/u.exec(text) ?? [];
        const factorMs = unitMs[unit];
        if (factorMs === undefined) {
            const todo = /^\d+$/u.test(text) ? `add a unit: ${text.slice(0, 9)}s or ${text.slice(0, 9)}m` : undefined;
            return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_0__/* .badText */ .rY)({ input, text }, `a duration ${limits}, such as 90s, 30m or 1h`, todo);
        }
        const durationMs = Number(digits) * factorMs;
        if (durationMs >= range.minMs && durationMs <= range.maxMs)
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(durationMs);
        return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_0__/* .badText */ .rY)({ input, text }, `a duration ${limits}`);
    };
}
/** Renders a duration in the largest unit that gives an integer. */
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
/* harmony export */   Pl: () => (/* binding */ parseSelector),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   gR: () => (/* binding */ parseDomain),
/* harmony export */   gs: () => (/* binding */ toHost),
/* harmony export */   o6: () => (/* binding */ parseHost)
/* harmony export */ });
/* unused harmony export toDomain */
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32964);
/* harmony import */ var _world_ip_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49406);
/* harmony import */ var _engine_bad_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1379);
/** Hosts, domains, and IP and e-mail addresses. */





const labelPattern = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/u;
/** The domain as A-labels in lower case; `null` when the text is not a domain. Source: RFC 1035 §2.3.4, RFC 5890. */
function toDomain(text) {
    // domainToASCII is meant for URLs: it decodes %41 and stops at / ? #.
    if (/[\s%/?#@:\\[\]]/u.test(text))
        return null;
    const domain = (0,node_url__WEBPACK_IMPORTED_MODULE_1__.domainToASCII)(text.replace(/\.$/u, '')).toLowerCase();
    const isDomain = domain !== '' && domain.length <= 253 && domain.split('.').every((label) => labelPattern.test(label));
    return isDomain ? domain : null;
}
/** An IP address without brackets, or a domain as A-labels; `null` when the text is neither. */
function toHost(text) {
    const bare = text.replace(/^\[(.*)\]$/u, '$1');
    return (0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_2__/* .isIpAddress */ .oX)(bare) ? bare : toDomain(text);
}
/** Parses a host name or an IP address, without a port. Brackets around IPv6 are removed. */
function parseHost(text, input) {
    const host = toHost(text);
    if (host !== null)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(host);
    const portName = input.endsWith('host') ? input.replace(/host$/u, 'port') : 'port';
    const todo = /:\d+$/u.test(text) ? `set the port with ${portName}` : undefined;
    return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badText */ .rY)({ input, text }, 'a host name or an IP address, such as mail.example.com', todo);
}
/** Parses a domain with at least two labels. */
function parseDomain(text, input) {
    const domain = toDomain(text);
    if (domain?.includes('.') === true && (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(domain) === 0)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(domain);
    return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badText */ .rY)({ input, text }, 'a domain, such as shop.example');
}
/** Parses a DKIM selector: the `s1` of `s1._domainkey.shop.example`. Source: RFC 6376 §3.1. */
function parseSelector(text, input) {
    const selector = /\._domainkey/iu.test(text) ? null : toDomain(text);
    if (selector !== null)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(selector);
    return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badText */ .rY)({ input, text }, 'a DKIM selector, such as s1 (the part before ._domainkey)');
}
/** Parses an IPv4 or IPv6 address without prefix length and zone. */
function parseIpAddress(text, input) {
    if ((0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_2__/* .isIpAddress */ .oX)(text))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(text);
    return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badText */ .rY)({ input, text }, 'an IPv4 or IPv6 address, such as 192.0.2.10 or 2001:db8::10');
}
/** Parses one bare e-mail address; its domain is converted to A-labels. Source: RFC 5321 §4.1.2. */
function bareAddress(example) {
    return (text, input) => {
        const address = toAddress(text);
        if (address !== null)
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_3__.ok)(address);
        const todo = /[<>\s]/u.test(text) ? 'write only the address, without a name and angle brackets' : undefined;
        return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_4__/* .badText */ .rY)({ input, text }, `one address, such as ${example}`, todo);
    };
}
function toAddress(text) {
    const at = text.lastIndexOf('@');
    const localPart = text.slice(0, Math.max(at, 0));
    const domain = toDomain(text.slice(at + 1));
    // Dot-atoms; with SMTPUTF8 also any character beyond ASCII (RFC 6531 §3.3).
    const isLocalPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~\u00a0-\u{10ffff}-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~\u00a0-\u{10ffff}-]+)*$/iu.test(localPart);
    const isAddress = isLocalPart && Buffer.byteLength(localPart) <= 64 && domain !== null;
    return isAddress ? `${localPart}@${domain}` : null;
}
/** True for `localhost` and loopback addresses, with or without brackets. */
function isLoopback(host) {
    const bare = host.replace(/^\[(.*)\]$/u, '$1').toLowerCase();
    return bare === 'localhost' || (0,_world_ip_address_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopbackAddress */ .Ow)(bare);
}


/***/ }),

/***/ 69641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ threshold),
/* harmony export */   Fh: () => (/* binding */ percentWithSign),
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   I7: () => (/* binding */ orWord),
/* harmony export */   J0: () => (/* binding */ single),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   Qx: () => (/* binding */ joinParsed),
/* harmony export */   Tu: () => (/* binding */ itemOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   dt: () => (/* binding */ trueOrFalse),
/* harmony export */   mo: () => (/* binding */ parseItems),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   wL: () => (/* binding */ timeSpan),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   yU: () => (/* binding */ someOf),
/* harmony export */   yj: () => (/* binding */ positive)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32964);
/* harmony import */ var _engine_config_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50680);
/* harmony import */ var _choice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6839);
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33684);
/* harmony import */ var _number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73885);
/** The types of settings: each has a JSON Schema and a parser for text and for config files. */





/** A single value. */
function single({ valueName, schema }, parse) {
    return {
        valueName,
        schema,
        isList: false,
        absent: null,
        parse: (given, name) => {
            if (given.form === 'text')
                return parse(given.text, name);
            if (given.value.kind === 'scalar')
                return parse(given.value.text.trim(), name);
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ input: name, came: (0,_engine_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .nameShape */ .Vh)(given.value), expected: 'a single value' });
        },
    };
}
/** A text. */
function textOf(valueName, parse) {
    return single({ valueName, schema: { type: 'string' } }, parse);
}
/** The same kind with one more value: a word that is parsed to `null`. */
function orWord(word, kind) {
    const isText = kind.schema['type'] === 'string' && Object.keys(kind.schema).length === 1;
    const { anyOf = [kind.schema] } = kind.schema;
    const addWord = (problem) => ({ ...problem, expected: `${problem.expected}, or ${word}` });
    return {
        ...kind,
        valueName: `${kind.valueName}|${word}`,
        schema: isText ? kind.schema : { anyOf: [...(Array.isArray(anyOf) ? anyOf : []), { enum: [word] }] },
        parse: (given, name) => {
            const isWord = given.form === 'text' ? given.text === word : isScalar(given.value, word);
            if (isWord)
                return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(null);
            const parsed = kind.parse(given, name);
            if (parsed.status === 'ok')
                return parsed;
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)(...parsed.problems.map(addWord));
        },
    };
}
function isScalar(value, text) {
    return value.kind === 'scalar' && value.text.trim() === text;
}
/** One of a closed list. */
function oneOf(values, valueName = values.join('|')) {
    return single({ valueName, schema: { enum: values } }, (0,_choice_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .Yq)(values));
}
/** `true` or `false`. */
function trueOrFalse() {
    return single({ valueName: 'true|false', schema: { type: 'boolean' } }, _choice_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBoolean */ .yG);
}
const percentSchema = { type: 'number', minimum: 0, maximum: 100 };
const percentText = { type: 'string', pattern: '^[0-9]+(\\.[0-9]+)?%?$' };
/** For values where a number without the sign means something else. */
const percentWithSign = { type: 'string', pattern: '^[0-9]+(\\.[0-9]+)?%$' };
/** A percentage. */
function percent() {
    return single({ valueName: 'percent', schema: { anyOf: [percentSchema, percentText] } }, _number_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePercent */ .lo);
}
/** A percentage; `none` is `null`. */
function threshold() {
    return orWord('none', percent());
}
/** An integer in a range. */
function integer(range) {
    const schema = { type: 'integer', minimum: range.min, maximum: range.max };
    return single({ valueName: 'number', schema }, (0,_number_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeNumber */ .rD)(range));
}
/** A number above zero. */
function positive(max) {
    const schema = { type: 'number', exclusiveMinimum: 0, maximum: max };
    return single({ valueName: 'number', schema }, (0,_number_js__WEBPACK_IMPORTED_MODULE_4__/* .positiveNumber */ .Ly)(max));
}
/** A duration, in milliseconds. */
function timeSpan(range) {
    return single({ valueName: 'duration', schema: { type: 'string', pattern: _duration_js__WEBPACK_IMPORTED_MODULE_1__/* .durationPattern */ .Zq } }, (0,_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(range));
}
const listSchema = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, minItems: 1 }] };
/** A list without duplicates. */
function listOf({ valueName, schema = listSchema }, form, parseItem) {
    return {
        valueName,
        schema,
        isList: true,
        absent: [],
        parse: (given, name) => {
            const parsed = parseItems(given, { form, parseItem }, name);
            return parsed.status === 'bad' ? parsed : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)([...new Set(parsed.value)]);
        },
    };
}
/** Names from a closed list. */
function someOf(values, valueName, parseItem = (0,_choice_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .Yq)(values)) {
    const items = { type: 'array', items: { enum: values }, minItems: 1, uniqueItems: true };
    const word = `(${values.join('|')})`;
    const text = { type: 'string', pattern: `^\\s*${word}([\\s,]+${word})*[\\s,]*$` };
    return listOf({ valueName, schema: { anyOf: [items, { enum: values }, text] } }, 'words', parseItem);
}
/** Parses each item of a list; at least one is required. */
function parseItems(given, { form, parseItem }, name) {
    const items = itemsOf(given, form, name);
    if (items.status === 'bad')
        return items;
    if (items.value.length === 0)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ input: name, came: 'an empty list', expected: 'at least one value' });
    return joinParsed(items.value.map((item) => placed(parseItem(item.text, name), item)));
}
function itemsOf(given, form, name) {
    if (given.form === 'text')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(splitText(given.text, form));
    const { value } = given;
    if (value.kind === 'scalar')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(splitText(value.text, form));
    if (value.kind === 'list')
        return joinParsed(value.items.map((item) => itemOf(item, name)));
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ input: name, came: (0,_engine_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .nameShape */ .Vh)(value), expected: 'a list, or a single value' });
}
/** An item of a list in a config file. */
function itemOf(item, name) {
    if (item.kind === 'scalar')
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)({ text: item.text.trim(), place: item.place });
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)({ input: name, came: (0,_engine_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .nameShape */ .Vh)(item), expected: 'a single value in the list', place: item.place });
}
function splitText(text, form) {
    return text
        .split(form === 'lines' ? /\r?\n/u : /[\s,]+/u)
        .map((item) => ({ text: item.trim() }))
        .filter((item) => item.text !== '');
}
/** Puts problems at the place of an item unless they have one. */
function placed(parsed, { place }) {
    if (parsed.status === 'ok' || place === undefined)
        return parsed;
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)(...parsed.problems.map((problem) => ({ place, ...problem })));
}
/** All values, or all problems. */
function joinParsed(parsed) {
    const problems = parsed.flatMap((item) => (item.status === 'bad' ? item.problems : []));
    if (problems.length > 0)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)(...problems);
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(parsed.flatMap((item) => (item.status === 'ok' ? [item.value] : [])));
}


/***/ }),

/***/ 73885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ positiveNumber),
/* harmony export */   lo: () => (/* binding */ parsePercent),
/* harmony export */   rD: () => (/* binding */ wholeNumber)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32964);
/* harmony import */ var _engine_bad_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1379);
/** Numbers. Only digits and one decimal point, so that a typo is a problem instead of NaN or "not given". */


const decimalPattern = /^\d{1,9}(?:\.\d{1,12})?$/u;
/** Parses a percentage from 0 to 100; decimals and a trailing `%` are allowed. */
function parsePercent(text, input) {
    const digits = text.replace(/%$/u, '');
    const percent = decimalPattern.test(digits) ? Number(digits) : null;
    if (percent !== null && percent <= 100)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(percent);
    return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_1__/* .badText */ .rY)({ input, text }, 'a number from 0 to 100 (percent)', 'for example 85 or 99.5');
}
/** Parses integers in a range, both ends included. */
function wholeNumber(range) {
    return (text, input) => {
        const value = /^\d{1,9}$/u.test(text) ? Number(text) : null;
        if (value !== null && value >= range.min && value <= range.max)
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(value);
        return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_1__/* .badText */ .rY)({ input, text }, `an integer from ${range.min} to ${range.max}`);
    };
}
/** Parses numbers above zero; decimals are allowed. */
function positiveNumber(max) {
    return (text, input) => {
        const value = decimalPattern.test(text) ? Number(text) : null;
        if (value !== null && value > 0 && value <= max)
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_0__.ok)(value);
        return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_1__/* .badText */ .rY)({ input, text }, `a number above 0 and at most ${max}`);
    };
}


/***/ }),

/***/ 311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ objectKind),
/* harmony export */   m$: () => (/* binding */ refuseUnrepresentable),
/* harmony export */   rp: () => (/* binding */ parseInline)
/* harmony export */ });
/* unused harmony export parseObject */
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/* harmony import */ var _engine_config_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50680);
/** Inline objects, in YAML or JSON. */


const maxInlineCharacters = 1_048_576;
/** An object, inline. */
const objectKind = {
    valueName: 'object',
    isList: false,
    absent: {},
    parse: parseObject,
    schema: { type: 'object' },
};
/** Parses an object of any values that JSON can represent. */
function parseObject(given, input) {
    const parsed = given.form === 'config' ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(given.value) : parseInline(given.text, input);
    if (parsed.status === 'bad')
        return parsed;
    const { value } = parsed;
    if (value.kind !== 'map') {
        const expected = 'an object such as {"campaign": "spring"}';
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({ input, came: (0,_engine_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .nameShape */ .Vh)(value), expected });
    }
    const problem = refuseUnrepresentable(value, input);
    return problem === null ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)((0,_engine_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlainObject */ .VP)(value.entries)) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)(problem);
}
/** Parses the text of an input as YAML or JSON. Problems name the line in words: there is no file to point at. */
function parseInline(text, input) {
    if (text.length > maxInlineCharacters) {
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)({
            input,
            came: `${text.length} characters`,
            expected: `at most ${maxInlineCharacters} characters`,
            todo: 'use a file',
        });
    }
    const json = (0,_engine_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text, { file: input });
    if (json !== null)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(json);
    const parsed = (0,_engine_config_value_js__WEBPACK_IMPORTED_MODULE_0__/* .parseYaml */ .hN)(text, { file: input, input });
    if (parsed.status === 'ok')
        return parsed;
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .MB)(...parsed.problems.map(placeInWords));
}
function placeInWords(problem) {
    const { place, ...rest } = problem;
    return place === undefined ? rest : { ...rest, came: `${rest.came ?? 'an error'}${inWords(place)}` };
}
function inWords(place) {
    return place.line === undefined ? '' : ` on line ${place.line}, column ${place.column ?? 1}`;
}
/** Rejects numbers that JSON would silently replace with null: `.nan`, `.inf`, 1e999. */
function refuseUnrepresentable(value, input) {
    if (value.kind === 'empty')
        return null;
    if (value.kind === 'scalar') {
        const isRefused = typeof value.value === 'number' && !Number.isFinite(value.value);
        const came = value.text.slice(0, 80);
        return isRefused ? { input, came, expected: 'finite numbers', place: value.place } : null;
    }
    const inner = value.kind === 'list' ? value.items : value.entries.map((entry) => entry.value);
    return inner.map((item) => refuseUnrepresentable(item, input)).find((found) => found !== null) ?? null;
}


/***/ }),

/***/ 42619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ parsePattern),
/* harmony export */   Hr: () => (/* binding */ parsePassword),
/* harmony export */   Ir: () => (/* binding */ parseFolder),
/* harmony export */   Rr: () => (/* binding */ parsePath),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   pI: () => (/* binding */ parseToken),
/* harmony export */   z0: () => (/* binding */ parseAddressText)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32964);
/* harmony import */ var _world_secret_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41502);
/* harmony import */ var _engine_bad_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1379);
/** Texts for headers, paths and logins. */



/** C0 and C1 controls, DEL, and the two Unicode line separators that some programs treat as CR or LF. */
// oxlint-disable-next-line no-control-regex -- matching control characters is its purpose
const controlPattern = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u;
/** Parses one line of at most `maxLength` characters. */
function oneLine(maxLength) {
    return (text, input) => {
        if (controlPattern.test(text)) {
            return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_0__/* .badText */ .rY)({ input, text }, 'one line without control characters', 'remove newlines, tabs and other control characters');
        }
        if (text.length <= maxLength)
            return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(text);
        return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_0__/* .badText */ .rY)({ input, text }, `at most ${maxLength} characters (it has ${text.length})`);
    };
}
/** Parses the text of an address header. Each address is checked when the message is rendered. */
function parseAddressText(text, input) {
    const line = oneLine(2000)(text, input);
    if (line.status === 'bad' || text.includes('@') || text.includes('{{'))
        return line;
    return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_0__/* .badText */ .rY)({ input, text }, 'an address such as Shop <hello@shop.example>');
}
/** Parses a path in the repository; a leading `./` is removed. */
function parsePath(text, input) {
    const line = oneLine(4096)(text, input);
    if (line.status === 'bad')
        return line;
    if (/^[a-z][a-z0-9+.-]*:\/\//iu.test(text))
        return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_0__/* .badText */ .rY)({ input, text }, 'a path in the repository, not a URL');
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(text.replace(/^(?:\.\/)+(?=.)/u, ''));
}
/** Parses the path of a folder to write to. The characters need no escaping in shells, logs and artifact names. */
function parseFolder(text, input) {
    if (/^[\w./ -]+$/u.test(text))
        return parsePath(text, input);
    return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_0__/* .badText */ .rY)({ input, text }, 'a path of letters, digits, spaces and . _ - /', 'for example presend-report');
}
/** Parses a token for an `Authorization` header: visible ASCII. Surrounding whitespace is removed. */
function parseToken(text, input) {
    const token = text.trim();
    if (/^[\u0021-\u007e]{1,4096}$/u.test(token))
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(new _world_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .Secret */ .z(token));
    return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_0__/* .badSecret */ .Yp)(input, 'visible ASCII characters without spaces', 'copy the token again: this value contains spaces, newlines or other invalid characters');
}
/** Parses a password. Trailing newlines, which `echo` and editors add, are removed. */
function parsePassword(text, input) {
    const password = withoutTrailingNewlines(text);
    if (!controlPattern.test(password) && password.length <= 4096)
        return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_1__.ok)(new _world_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .Secret */ .z(password));
    return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_0__/* .badSecret */ .Yp)(input, 'one line without control characters', 'copy the password again');
}
/** A loop: a pattern such as /[\r\n]+$/ takes quadratic time. */
function withoutTrailingNewlines(text) {
    let end = text.length;
    while (end > 0 && /[\r\n]/u.test(text.charAt(end - 1)))
        end -= 1;
    return text.slice(0, end);
}
const maxPatternCharacters = 256;
const maxAlternatives = 100;
/** Groups such as `+(a|b)`. */
const maxGroups = 2;
/** Parses a path or a glob. Braces and groups are limited because each one multiplies the patterns to match. */
function parsePattern(text, input) {
    const path = parsePath(text, input);
    if (path.status === 'bad' || !/[*?[{(]/u.test(path.value))
        return path;
    if (path.value.length > maxPatternCharacters) {
        const expected = `a pattern of at most ${maxPatternCharacters} characters (it has ${path.value.length})`;
        return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_0__/* .badText */ .rY)({ input, text }, expected);
    }
    if (!hasFewAlternatives(path.value)) {
        const expected = `braces with at most ${maxAlternatives} alternatives in total, without ranges and nesting`;
        return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_0__/* .badText */ .rY)({ input, text }, expected, 'use several patterns');
    }
    if (!hasFewGroups(path.value)) {
        const expected = `at most ${maxGroups} groups such as +(a|b), without nesting`;
        return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_0__/* .badText */ .rY)({ input, text }, expected, 'use several patterns');
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


/***/ }),

/***/ 91643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseUrl),
/* harmony export */   n: () => (/* binding */ parseApiUrl)
/* harmony export */ });
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32964);
/* harmony import */ var _engine_bad_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1379);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53942);
/** URLs of services. Secrets belong in settings of their own, so none may contain user, password, query or fragment. */



/** Parses a URL; a trailing slash is removed. */
function parseUrl(text, input, { example, plainHttp }) {
    const given = { input, text };
    const url = text.length > 2048 ? null : URL.parse(text);
    if (url === null || !/^https?:$/u.test(url.protocol))
        return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_1__/* .badText */ .rY)(given, `a URL such as ${example}`);
    if (url.username !== '' || url.password !== '')
        return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_1__/* .badText */ .rY)(given, 'a URL without user and password');
    // `https://host/?` has an empty query that `url.search` does not show.
    if (/[?#]/u.test(text))
        return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_1__/* .badText */ .rY)(given, 'a URL without query (?) and fragment (#)');
    if (url.protocol === 'http:' && plainHttp === 'loopback' && !(0,_host_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(url.hostname)) {
        return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_1__/* .badText */ .rY)(given, 'https (http only to this machine)', 'write https://: secrets are sent to this URL');
    }
    return (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)(`${url.origin}${url.pathname.replace(/\/+$/u, '')}`);
}
/** Parses the base URL of the API, which ends in `/api/v1`. */
function parseApiUrl(text, input) {
    const example = 'https://presend.example/api/v1';
    const url = parseUrl(text, input, { example, plainHttp: 'loopback' });
    if (url.status === 'bad' || url.value.endsWith('/api/v1'))
        return url;
    return (0,_engine_bad_text_js__WEBPACK_IMPORTED_MODULE_1__/* .badText */ .rY)({ input, text }, 'a URL that ends in /api/v1', `try ${url.value.replace(/\/api$/u, '')}/api/v1`);
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
/** Settings that depend on one another: service, SMTP server, DKIM signature, tracking. */
/** The remote service when `api-url` is set and usable, otherwise the embedded one. */
function resolveService({ service }, fork) {
    const { apiUrl, apiToken, sendingIp, zoneFilePaths } = service;
    if (apiUrl !== null && apiToken !== null && !fork.isFallback)
        return { kind: 'remote', apiUrl, apiToken };
    return { kind: 'embedded', sendingIp, zoneFilePaths };
}
/** The SMTP server; `null` with the embedded service. */
function resolveSmtp({ smtp }, fork) {
    const { host, username } = smtp;
    if (host === null || fork.isFallback)
        return null;
    const port = smtp.port ?? (smtp.security === 'tls' ? 465 : 587);
    const security = smtp.security === 'auto' ? automaticSecurity(port, username) : smtp.security;
    return { ...smtp, host, port, security };
}
/** Port 465 is implicit TLS (RFC 8314 §3.3). A login requires STARTTLS, so that stripping it cannot expose the password. */
function automaticSecurity(port, username) {
    if (port === 465)
        return 'tls';
    return username === null ? 'opportunistic' : 'starttls';
}
/** The DKIM signature; `null`: mail is not signed. */
function resolveDkim({ dkim }, fork) {
    const { domain, selector, privateKey } = dkim;
    if (domain === null || selector === null || privateKey === null || fork.isUnsigned)
        return null;
    return { domain, selector, privateKey };
}
/** Where the tracking id goes. A remote service may only match on body or subject. */
function resolveTracking({ trackingIn, testStyle }, service) {
    if (trackingIn !== 'auto')
        return trackingIn;
    return service.kind === 'embedded' && testStyle === 'spam-test' ? 'header' : 'body';
}
/** The postmaster data to evaluate; `null`: none. */
function resolvePostmaster({ postmaster, postmasterThresholds, }) {
    const { email } = postmaster;
    return email === null ? null : { ...postmaster, email, thresholds: postmasterThresholds };
}


/***/ }),

/***/ 50700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ rateNames),
/* harmony export */   Ih: () => (/* binding */ defaultPassPercent),
/* harmony export */   Xg: () => (/* binding */ defaultInboxPercent),
/* harmony export */   Zl: () => (/* binding */ gateRows)
/* harmony export */ });
/* harmony import */ var _contract_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(766);
/* harmony import */ var _engine_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27884);
/* harmony import */ var _parsers_choice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6839);
/* harmony import */ var _parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69641);
/** Settings that decide when a check fails. */




/** The rates that can have a threshold. */
const rateNames = ['inbox', 'spf', 'dkim', 'dmarc'];
/** The default of min-inbox-rate by type of mail, percent. */
const defaultInboxPercent = { marketing: 85, transactional: 98 };
/** The default for SPF, DKIM and DMARC; it applies only where they were measured, percent. */
const defaultPassPercent = 100;
const passNote = `${defaultPassPercent}, if measured`;
function passDescription(method) {
    return (`The minimum share of received copies that must pass ${method}, in percent from 0 to 100, or none. ` +
        'When set, the run is inconclusive if it could not be measured.');
}
/** All folders except Spam. */
const countableFolders = _contract_names_js__WEBPACK_IMPORTED_MODULE_1__/* .folders */ .oW.filter((folder) => folder !== 'Spam');
const gateRows = {
    'min-inbox-rate': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)('thresholds.inbox', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .threshold */ .EN)(), {
        isPerTemplate: true,
        defaultNote: `${defaultInboxPercent.marketing}; ${defaultInboxPercent.transactional} for transactional mail`,
        example: '90',
        description: 'The minimum share of seed mailboxes where the mail must land in the inbox, in percent from 0 to 100, or none. Set thresholds for a single provider type in the config file (thresholds).',
    }),
    'min-spf-pass-rate': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)('thresholds.spf', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .threshold */ .EN)(), {
        isPerTemplate: true,
        defaultNote: passNote,
        example: '95',
        description: passDescription('SPF'),
    }),
    'min-dkim-pass-rate': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)('thresholds.dkim', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .threshold */ .EN)(), {
        isPerTemplate: true,
        defaultNote: passNote,
        example: '95',
        description: passDescription('DKIM'),
    }),
    'min-dmarc-pass-rate': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)('thresholds.dmarc', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .threshold */ .EN)(), {
        isPerTemplate: true,
        defaultNote: passNote,
        example: '95',
        description: passDescription('DMARC'),
    }),
    'warn-inbox-rate': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)('thresholds.warnInboxPercent', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .threshold */ .EN)(), {
        isPerTemplate: true,
        default: 'none',
        example: '95',
        description: 'A second threshold for the inbox rate that only warns, in percent from 0 to 100, or none. Only useful when set higher than min-inbox-rate.',
    }),
    gate: (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)('gate', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(['fail', 'warn', 'off']), {
        default: 'fail',
        description: 'What happens when a threshold is missed or a run is inconclusive: fail the step, only warn, or off (only the reports mention it). A misconfigured run always fails.',
    }),
    quorum: (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)('quorumPercent', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(), {
        default: '90',
        description: 'The share of seed mailboxes, in percent from 0 to 100, whose results are enough to decide SPF, DKIM and DMARC once the inbox rate is decided. 100 waits for all.',
    }),
    'inbox-folders': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)('inboxFolders', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .someOf */ .yU)(countableFolders, 'folders', (0,_parsers_choice_js__WEBPACK_IMPORTED_MODULE_3__/* .inboxFolder */ .FT)(countableFolders)), {
        default: countableFolders.join(', '),
        example: 'INBOX',
        description: `The folders that count as inbox: any of ${countableFolders.join(', ')}, separated by commas, spaces or newlines. ` +
            'The last four are tabs inside the inbox; INBOX alone is the strictest choice. A simulated tab always counts as inbox, and Spam (Junk) never does.',
    }),
    'max-tab-rate': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)('thresholds.maxTabPercent', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .threshold */ .EN)(), {
        isPerTemplate: true,
        default: 'none',
        example: '20',
        description: 'The maximum share of seed mailboxes that may sort the mail into a tab (Promotions, Social, Updates or Forums), in percent from 0 to 100, or none. ' +
            'Applies only to observed placement: a simulated tab never fails a run.',
    }),
    'on-missing': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)('onMissing', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(['not-inbox', 'exclude', 'inconclusive']), {
        default: 'not-inbox',
        description: 'How a seed mailbox without a result counts when the timeout expires: not-inbox counts it against the inbox rate, exclude ignores it, inconclusive makes the run inconclusive.',
    }),
    'on-inconclusive': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)('onInconclusive', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(['fail', 'warn']), {
        default: 'fail',
        description: 'What happens when a run is inconclusive (infrastructure failed, or evidence is missing): fail the step, or only warn.',
    }),
};


/***/ }),

/***/ 83713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ defaultConfigPath),
  L: () => (/* binding */ messageRows)
});

// EXTERNAL MODULE: ./lib/settings/engine/row.js
var row = __webpack_require__(27884);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors/problem.js
var errors_problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/settings/engine/bad-text.js
var bad_text = __webpack_require__(1379);
// EXTERNAL MODULE: ./lib/settings/engine/config-value.js
var config_value = __webpack_require__(50680);
// EXTERNAL MODULE: ./lib/settings/parsers/kinds.js
var kinds = __webpack_require__(69641);
// EXTERNAL MODULE: ./lib/settings/parsers/object.js
var object = __webpack_require__(311);
// EXTERNAL MODULE: ./lib/settings/parsers/text.js
var parsers_text = __webpack_require__(42619);
;// CONCATENATED MODULE: ./lib/settings/parsers/data.js
/** Template data: a file, an inline object, or several named data sets. */







const namedSetSchema = {
    type: 'object',
    properties: { name: { type: 'string' }, data: { type: ['string', 'object'] } },
    required: ['name', 'data'],
    additionalProperties: false,
};
/** The data sets that each template is rendered with. */
const dataSets = {
    valueName: 'path|object',
    isList: false,
    absent: [{ name: null, source: { kind: 'none' } }],
    parse: parseData,
    schema: {
        anyOf: [
            { type: 'string', pattern: '\\.([jJ][sS][oO][nN]|[yY][aA]?[mM][lL])$' },
            { type: 'object' },
            { type: 'array', minItems: 1, items: { anyOf: [{ type: 'string' }, namedSetSchema] } },
        ],
    },
};
const dataFilePattern = /\.(?:json|ya?ml)$/iu;
/** Parses the data sets of a template; a single one has no name. */
function parseData(given, input) {
    if (given.form === 'config')
        return fromValue(given.value, input);
    // A path does not begin with `{` or `[` and contains no newline and no `: `.
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
        return distinct((0,kinds/* joinParsed */.Qx)(value.items.map((item) => listedSet(item, input))), input, value);
    return isMapOfFiles(value.entries)
        ? (0,kinds/* joinParsed */.Qx)(value.entries.map((entry) => namedSet(entry.key, entry.value, input)))
        : single(inlineSource(value, input));
}
/** `{de: data/de.json, en: data/en.yml}` names two files; any other map is the data itself. */
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
    const expected = 'a path, or a map with the keys name and data, as each item';
    return (0,errors_problem/* bad */.MB)({ input, came: (0,config_value/* nameShape */.Vh)(item), expected, place: item.place });
}
function namedSet(name, value, input) {
    const parsedName = (0,parsers_text/* oneLine */.TN)(100)(name, input);
    if (parsedName.status === 'bad')
        return (0,errors_problem/* bad */.MB)(...(0,bad_text/* amendProblems */.cR)(parsedName.problems, { place: value.place }));
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
    const expected = 'unique names';
    const todo = 'name the data sets: - {name: …, data: …}';
    return (0,errors_problem/* bad */.MB)({ input, came: `two data sets named ${JSON.stringify(twice)}`, expected, todo, place: list.place });
}

;// CONCATENATED MODULE: ./lib/settings/parsers/headers.js
/** Extra header fields, `Name: value`. */





const oneCopy = 'remove it: each copy is addressed to one seed mailbox';
const written = 'remove it: presend sets it';
const trace = 'remove it: mail servers add it';
/** Fields that cannot be set, and what to do instead. */
const reservedFields = {
    from: 'use the setting from',
    'reply-to': 'use the setting reply-to',
    subject: 'use the setting subject',
    'return-path': 'use the setting envelope-from; mail servers add this field',
    'dkim-signature': 'use dkim-domain, dkim-selector and dkim-private-key',
    to: oneCopy,
    cc: oneCopy,
    bcc: oneCopy,
    date: written,
    'message-id': written,
    'mime-version': written,
    'x-presend-test': written,
    received: trace,
    'received-spf': trace,
    'authentication-results': trace,
};
const valueSchema = { type: ['string', 'number', 'boolean'] };
const mapSchema = {
    type: 'object',
    additionalProperties: { anyOf: [valueSchema, { type: 'array', items: valueSchema }] },
};
const lineSchema = { type: 'string', pattern: '^[^:\\s]+:' };
/** Header fields: lines `Name: value`; in a config file also a list of lines, or a map of names to values. */
function headerLines() {
    return {
        valueName: 'lines',
        schema: { anyOf: [mapSchema, { type: 'array', items: { anyOf: [lineSchema, mapSchema] } }, { type: 'string' }] },
        isList: true,
        absent: [],
        parse: (given, name) => {
            const parsed = (given.form === 'config' ? valueToHeaders(given.value, name) : null) ??
                (0,kinds/* parseItems */.mo)(unfoldLines(given), { form: 'lines', parseItem: parseHeaderLine }, name);
            if (parsed.status === 'bad' || parsed.value.length <= 100)
                return parsed;
            return (0,errors_problem/* bad */.MB)({ input: name, came: `${parsed.value.length} header fields`, expected: 'at most 100' });
        },
    };
}
function unfoldLines(given) {
    if (given.form === 'text')
        return { ...given, text: unfoldHeaderLines(given.text) };
    const { value } = given;
    return value.kind === 'scalar' ? { ...given, value: { ...value, text: unfoldHeaderLines(value.text) } } : given;
}
/** `null`: the value contains only lines. */
function valueToHeaders(value, name) {
    if (value.kind === 'map')
        return mapToHeaders(value, name);
    if (value.kind !== 'list' || value.items.every((item) => item.kind !== 'map'))
        return null;
    const lists = (0,kinds/* joinParsed */.Qx)(value.items.map((item) => itemToHeaders(item, name)));
    return lists.status === 'bad' ? lists : (0,errors_problem.ok)(lists.value.flat());
}
function itemToHeaders(item, name) {
    if (item.kind === 'map')
        return mapToHeaders(item, name);
    const line = (0,kinds/* itemOf */.Tu)(item, name);
    return line.status === 'bad' ? line : (0,kinds/* joinParsed */.Qx)([(0,kinds/* placed */.GS)(parseHeaderLine(line.value.text, name), line.value)]);
}
function mapToHeaders(value, name) {
    const items = value.entries.flatMap((entry) => {
        const values = entry.value.kind === 'list' ? entry.value.items : [entry.value];
        return values.map((one) => {
            if (one.kind !== 'scalar') {
                return (0,errors_problem/* bad */.MB)({ input: name, came: (0,config_value/* nameShape */.Vh)(one), expected: `text for ${entry.key}`, place: entry.place });
            }
            return (0,kinds/* placed */.GS)(parseHeader({ name: entry.key, value: one.text.trim() }, name), entry);
        });
    });
    return (0,kinds/* joinParsed */.Qx)(items);
}
/** Parses a field from its name and value. */
function parseHeader(header, input) {
    const given = { input, text: `${header.name}: ${header.value}` };
    // RFC 5322 §2.2: visible ASCII except the colon.
    if (!/^[\u0021-\u0039\u003b-\u007e]{1,76}$/u.test(header.name)) {
        return (0,bad_text/* badText */.rY)(given, 'a header name of visible ASCII characters without spaces and colons');
    }
    const reserved = reservedAdvice(header.name.toLowerCase());
    if (reserved !== null)
        return (0,bad_text/* badText */.rY)(given, `a header other than ${header.name}`, reserved);
    if (header.value === '')
        return (0,bad_text/* badText */.rY)(given, 'a value after the colon');
    const value = (0,parsers_text/* oneLine */.TN)(4000)(header.value, input);
    return value.status === 'bad' ? value : (0,errors_problem.ok)({ name: header.name, value: header.value });
}
function reservedAdvice(name) {
    if (name.startsWith('content-'))
        return written;
    if (name.startsWith('arc-'))
        return trace;
    return Object.hasOwn(reservedFields, name) ? (reservedFields[name] ?? null) : null;
}
/** Unfolds (RFC 5322 §2.2.3): a line that is indented further than the first continues the line above it. */
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
/** Parses a line `Name: value`. */
function parseHeaderLine(line, input) {
    const colon = line.indexOf(':');
    if (colon < 1)
        return (0,bad_text/* badText */.rY)({ input, text: line }, 'a line Name: value', 'write one header per line');
    return parseHeader({ name: line.slice(0, colon), value: line.slice(colon + 1).trim() }, input);
}

;// CONCATENATED MODULE: ./lib/settings/rows/message-rows.js
/** Settings of the message to check. */





/** The config file that is read when `config` is not set. */
const defaultConfigPath = '.github/presend.yml';
const fromTemplate = 'from the template (front matter, <title>, or the headers of an .eml)';
const messageRows = {
    template: (0,row/* row */.nM)('template.patterns', (0,kinds/* listOf */.c3)({ valueName: 'path' }, 'lines', parsers_text/* parsePattern */.EY), {
        isPerTemplate: true,
        defaultNote: 'the entries of templates in the config file; without either the run is misconfigured',
        example: 'emails/*.html',
        description: 'The templates to check: paths or globs in the repository, one per line (.html, .liquid, .hbs, .md, .eml). ' +
            'Overrides the list in the config file, but a template that matches an entry of that list keeps the settings of the entry (of the last one if several match).',
    }),
    data: (0,row/* row */.nM)('template.dataSets', dataSets, {
        isPerTemplate: true,
        defaultNote: 'none',
        example: 'emails/order.json',
        description: 'The values that the templates are rendered with: the path of a JSON or YAML file, or an inline object. ' +
            'A map whose values are all such paths, or a list of paths or of {name, data}, defines several data sets; the template is checked with each. Inline data is limited to 1 MiB.',
    }),
    subject: (0,row/* row */.nM)('template.subject', (0,kinds/* textOf */.b6)('text', (0,parsers_text/* oneLine */.TN)(998)), {
        isPerTemplate: true,
        defaultNote: fromTemplate,
        example: 'Your order 1042 is on its way',
        description: 'The subject of the message. One line, at most 998 characters.',
    }),
    from: (0,row/* row */.nM)('template.from', (0,kinds/* textOf */.b6)('address', parsers_text/* parseAddressText */.z0), {
        isPerTemplate: true,
        defaultNote: fromTemplate,
        example: 'Shop <hello@shop.example>',
        description: 'The From header of the message. SPF, DKIM and DMARC are evaluated for its domain, so use the address that you send real mail from.',
    }),
    'reply-to': (0,row/* row */.nM)('template.replyTo', (0,kinds/* textOf */.b6)('address', parsers_text/* parseAddressText */.z0), {
        isPerTemplate: true,
        defaultNote: fromTemplate,
        example: 'help@shop.example',
        description: 'The Reply-To header of the message. Separate several addresses with commas.',
    }),
    headers: (0,row/* row */.nM)('template.headers', headerLines(), {
        isPerTemplate: true,
        defaultNote: fromTemplate,
        example: 'List-Unsubscribe: <https://shop.example/u/1>',
        description: 'Additional header fields, one Name: value per line; in the config file also a list of such lines or a map. ' +
            'At most 100. Not allowed are fields with a setting of their own and fields that presend sets (Subject, Date, Content-Type and so on).',
    }),
    text: (0,row/* row */.nM)('template.textPath', (0,kinds/* textOf */.b6)('path', parsers_text/* parsePath */.Rr), {
        isPerTemplate: true,
        defaultNote: 'converted from the HTML',
        example: 'emails/order.txt',
        description: 'The path of the template for the plain text part, relative to the repository. Not used for .eml templates, which have a text part of their own.',
    }),
    config: (0,row/* row */.nM)('configPath', (0,kinds/* textOf */.b6)('path', parsers_text/* parsePath */.Rr), {
        isAllowedInConfig: false,
        defaultNote: `${defaultConfigPath} if it exists`,
        example: '.github/presend-newsletter.yml',
        description: 'The path of the config file, relative to the repository: YAML with these settings as keys, plus templates and thresholds. Paths in it are relative to its folder (for .github: to the parent folder) or to the repository. At most 1 MiB. A file set here must exist.',
    }),
};


/***/ }),

/***/ 68448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ serviceRows),
/* harmony export */   w: () => (/* binding */ maxTestNameLength)
/* harmony export */ });
/* harmony import */ var _contract_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(766);
/* harmony import */ var _engine_row_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27884);
/* harmony import */ var _parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69641);
/* harmony import */ var _parsers_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(311);
/* harmony import */ var _parsers_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42619);
/* harmony import */ var _parsers_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91643);
/** Settings of the test at the service. */






/** The API's limit for the name of a test, in characters. */
const maxTestNameLength = 255;
const serviceRows = {
    'api-url': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('service.apiUrl', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .single */ .J0)({ valueName: 'url', schema: { type: 'string', format: 'uri' } }, _parsers_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseApiUrl */ .n), {
        isDestination: true,
        environmentVariable: 'PRESEND_API_URL',
        defaultNote: 'none: the embedded service runs in the same process, without an account and without network access',
        example: 'https://presend.example/api/v1',
        description: 'The base URL of the service that runs the test; it ends in /api/v1. Must use https, except for this machine. Requires api-token and smtp-host; cannot be combined with sending-ip and zone-file.',
    }),
    'api-token': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('service.apiToken', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('token', _parsers_text_js__WEBPACK_IMPORTED_MODULE_4__/* .parseToken */ .pI), {
        isSecret: true,
        environmentVariable: 'PRESEND_API_TOKEN',
        description: 'The API token for api-url. Pull requests from forks do not get it; they use the embedded service instead.',
    }),
    'provider-types': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('providerTypes', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .someOf */ .yU)(_contract_names_js__WEBPACK_IMPORTED_MODULE_5__/* .providerTypes */ .Nm, 'types'), {
        defaultNote: 'all',
        example: 'consumer business',
        description: 'The types of mailbox providers to test with: consumer, business, protected. A list, separated by commas, spaces or newlines; case-sensitive.',
    }),
    'test-name': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('testName', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)('text', (0,_parsers_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(maxTestNameLength)), {
        defaultNote: 'built from the repository, the pull request and the template',
        example: 'spring newsletter',
        description: `The name of the test at the service. One line, at most ${maxTestNameLength} characters.`,
    }),
    metadata: (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('metadata', _parsers_object_js__WEBPACK_IMPORTED_MODULE_1__/* .objectKind */ .AF, {
        defaultNote: 'the commit and the URL of the run',
        example: '{"campaign": "spring"}',
        description: 'Data that the service stores with an external-test (a spam-test has none): an object in JSON or YAML. Its keys are added to those of the run and override them. At most 16 KiB in total.',
    }),
    'test-style': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('testStyle', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(_contract_names_js__WEBPACK_IMPORTED_MODULE_5__/* .testStyles */ .R7), {
        default: 'spam-test',
        description: 'The type of test to create: spam-test, or external-test, whose messages are matched by the tracking id in their text.',
    }),
    'tracking-in': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('trackingIn', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(['auto', 'header', 'body', 'subject']), {
        default: 'auto',
        description: 'Where to put the tracking id in addition to the header field X-Presend-Test: nowhere (header), in the body, or in the subject. ' +
            'auto means header for a spam-test on the embedded service, and body otherwise.',
    }),
    'mail-type': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('template.mailType', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(['marketing', 'transactional']), {
        default: 'marketing',
        isPerTemplate: true,
        description: 'The type of mail: marketing or transactional (orders, password resets). Determines the default of min-inbox-rate.',
    }),
    'dry-run': (0,_engine_row_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('isDryRun', (0,_parsers_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .trueOrFalse */ .dt)(), {
        default: 'false',
        description: 'Set to true to plan and render everything without creating a test or sending mail.',
    }),
};


/***/ }),

/***/ 62735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SP: () => (/* binding */ findSetting),
  kY: () => (/* binding */ flagRows),
  mH: () => (/* binding */ settingRows),
  uG: () => (/* binding */ settingsTable)
});

// EXTERNAL MODULE: ./lib/postmaster/settings/rows.js + 1 modules
var rows = __webpack_require__(87214);
// EXTERNAL MODULE: ./lib/settings/engine/describe.js
var describe = __webpack_require__(51827);
// EXTERNAL MODULE: ./lib/settings/engine/row.js
var row = __webpack_require__(27884);
// EXTERNAL MODULE: ./lib/settings/rows/gate-rows.js
var gate_rows = __webpack_require__(50700);
// EXTERNAL MODULE: ./lib/settings/rows/message-rows.js + 2 modules
var message_rows = __webpack_require__(83713);
// EXTERNAL MODULE: ./lib/errors/problem.js
var problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/settings/parsers/text.js
var parsers_text = __webpack_require__(42619);
;// CONCATENATED MODULE: ./lib/settings/parsers/comment-key.js
/** The key of a comment: any text, or the output of GitHub's `toJSON(matrix)`. */


/** Matrix values can be large objects; the comment's marker contains a hash of a long key. */
const longestKey = 100_000;
/** Converts `{"node": 24, "os": "ubuntu"}` to `node: 24, os: ubuntu`; `null` without a matrix. Keeps any other text. */
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

// EXTERNAL MODULE: ./lib/settings/parsers/kinds.js
var kinds = __webpack_require__(69641);
;// CONCATENATED MODULE: ./lib/settings/rows/run-rows.js
/** Settings of waiting and reporting. */




const runRows = {
    timeout: (0,row/* row */.nM)('timeoutMs', (0,kinds/* timeSpan */.wL)({ minMs: 1000, maxMs: 86_400_000 }), {
        default: '60m',
        description: 'The time limit of the whole run, including creating the test and sending: a duration such as 90s, 30m or 1h, from 1s to 24h. The run ends earlier when no missing result can change the outcome.',
    }),
    'poll-interval': (0,row/* row */.nM)('pollIntervalMs', (0,kinds/* orWord */.I7)('auto', (0,kinds/* timeSpan */.wL)({ minMs: 1000, maxMs: 3_600_000 })), {
        default: 'auto',
        example: '15s',
        description: 'How often to poll the service for results: a duration from 1s to 1h, or auto, which starts soon after sending and backs off to at most 30s, within the rate limit.',
    }),
    comment: (0,row/* row */.nM)('comment', (0,kinds/* oneOf */.yL)(['auto', 'on-failure', 'never']), {
        default: 'auto',
        description: 'When to comment on the pull request: auto on each run, on-failure only when the run does not pass, or never. Later runs update the same comment. Requires the permission pull-requests: write; pull requests from forks and from Dependabot get no comment.',
    }),
    'comment-key': (0,row/* row */.nM)('commentKey', (0,kinds/* textOf */.b6)('text', parseCommentKey), {
        isAllowedInConfig: false,
        actionDefault: '${{ toJSON(matrix) }}',
        defaultNote: 'the values of the matrix, in a job with a matrix',
        example: 'newsletter ${{ matrix.language }}',
        description: 'Distinguishes the comments of a workflow and job: each key has its own comment. ' +
            'Set it when a reusable workflow is called several times; in a matrix, include the matrix values.',
    }),
    'github-token': (0,row/* row */.nM)('githubToken', (0,kinds/* textOf */.b6)('token', parsers_text/* parseToken */.pI), {
        isSecret: true,
        environmentVariable: 'GITHUB_TOKEN',
        actionDefault: '${{ github.token }}',
        description: 'The token for writing the comment. It is used for nothing else.',
    }),
    'report-dir': (0,row/* row */.nM)('reportDir', (0,kinds/* textOf */.b6)('path', parsers_text/* parseFolder */.Ir), {
        default: 'presend-report',
        description: 'The folder for the report files, relative to the repository and inside it: letters, digits, spaces and . _ - / only. It must not be in .git or behind a symbolic link.',
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
// EXTERNAL MODULE: ./lib/settings/engine/bad-text.js
var bad_text = __webpack_require__(1379);
;// CONCATENATED MODULE: ./lib/settings/parsers/signing-key.js
/** DKIM private keys. */




const expected = 'an RSA (at least 1024 bits) or Ed25519 private key in PEM format, without a passphrase';
/**
 * Parses a PEM private key. Newlines written as `\n`, as in environment files and JSON, are restored.
 * Source: RFC 6376 §3.3.3 (1024 bits), RFC 8463 (Ed25519).
 */
function parseSigningKey(text, input) {
    const pem = `${text.replaceAll(String.raw `\r`, '').replaceAll(String.raw `\n`, '\n').replaceAll('\r', '').trim()}\n`;
    if (!pem.includes('-----BEGIN'))
        return (0,bad_text/* badSecret */.Yp)(input, expected, 'include the BEGIN and END lines');
    if (/-----BEGIN (?:RSA )?PUBLIC KEY-----/u.test(pem))
        return (0,bad_text/* badSecret */.Yp)(input, expected, 'this is the public key');
    const key = readKey(pem);
    if (key === null)
        return (0,bad_text/* badSecret */.Yp)(input, expected, 'check with: openssl pkey -noout -in key.pem');
    const bitCount = key.asymmetricKeyDetails?.modulusLength ?? 0;
    if (key.asymmetricKeyType === 'ed25519')
        return (0,problem.ok)(new secret/* Secret */.z(pem));
    if (key.asymmetricKeyType !== 'rsa')
        return (0,bad_text/* badSecret */.Yp)(input, expected, `unsupported key type: ${key.asymmetricKeyType}`);
    return bitCount >= 1024 ? (0,problem.ok)(new secret/* Secret */.z(pem)) : (0,bad_text/* badSecret */.Yp)(input, expected, `this RSA key has ${bitCount} bits`);
}
function readKey(pem) {
    try {
        return (0,external_node_crypto_.createPrivateKey)(pem);
    }
    catch {
        // OpenSSL's messages ("DECODER routines::unsupported") do not help the user.
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/settings/rows/submission-rows.js
/** Settings of sending and signing, and of the DNS of the embedded service. */





const submissionRows = {
    'smtp-host': (0,row/* row */.nM)('smtp.host', (0,kinds/* textOf */.b6)('host', host/* parseHost */.o6), {
        isDestination: true,
        environmentVariable: 'PRESEND_SMTP_HOST',
        defaultNote: 'none: the embedded service has its own SMTP receiver',
        example: 'smtp.example.com',
        description: 'The SMTP server that sends the mail: a host name or an IP address, without a port. Requires api-url, because the mailboxes of the embedded service are only reachable inside the process.',
    }),
    'smtp-port': (0,row/* row */.nM)('smtp.port', (0,kinds/* integer */.nd)({ min: 1, max: 65_535 }), {
        isDestination: true,
        environmentVariable: 'PRESEND_SMTP_PORT',
        defaultNote: '587; 465 when smtp-security is tls',
        example: '465',
        description: 'The port of the SMTP server, from 1 to 65535.',
    }),
    'smtp-username': (0,row/* row */.nM)('smtp.username', (0,kinds/* textOf */.b6)('text', (0,parsers_text/* oneLine */.TN)(1000)), {
        isDestination: true,
        environmentVariable: 'PRESEND_SMTP_USERNAME',
        defaultNote: 'none: no authentication',
        example: 'ci@shop.example',
        description: 'The user name for the SMTP server. Requires smtp-password or an OAuth 2.0 token (smtp-oauth2-…).',
    }),
    'smtp-password': (0,row/* row */.nM)('smtp.password', (0,kinds/* textOf */.b6)('password', parsers_text/* parsePassword */.Hr), {
        isSecret: true,
        environmentVariable: 'PRESEND_SMTP_PASSWORD',
        description: 'The password for smtp-username. It is only sent over an encrypted connection.',
    }),
    'smtp-oauth2-provider': (0,row/* row */.nM)('smtp.oauth2Provider', (0,kinds/* oneOf */.yL)(['google', 'microsoft']), {
        isDestination: true,
        environmentVariable: 'PRESEND_SMTP_OAUTH2_PROVIDER',
        defaultNote: 'none',
        example: 'google',
        description: 'The provider that issues access tokens for smtp-oauth2-refresh-token: google or microsoft. The refresh token and the client secret are only sent to its token endpoint.',
    }),
    'smtp-oauth2-client-id': (0,row/* row */.nM)('smtp.oauth2ClientId', (0,kinds/* textOf */.b6)('text', (0,parsers_text/* oneLine */.TN)(1000)), {
        isDestination: true,
        environmentVariable: 'PRESEND_SMTP_OAUTH2_CLIENT_ID',
        defaultNote: 'none',
        description: 'The OAuth 2.0 client to which smtp-oauth2-refresh-token was issued.',
    }),
    'smtp-oauth2-client-secret': (0,row/* row */.nM)('smtp.oauth2ClientSecret', (0,kinds/* textOf */.b6)('secret', parsers_text/* parsePassword */.Hr), {
        isSecret: true,
        environmentVariable: 'PRESEND_SMTP_OAUTH2_CLIENT_SECRET',
        description: 'The secret of the OAuth 2.0 client.',
    }),
    'smtp-oauth2-refresh-token': (0,row/* row */.nM)('smtp.oauth2RefreshToken', (0,kinds/* textOf */.b6)('token', parsers_text/* parsePassword */.Hr), {
        isSecret: true,
        environmentVariable: 'PRESEND_SMTP_OAUTH2_REFRESH_TOKEN',
        description: 'A refresh token for smtp-username, to log in with XOAUTH2 instead of a password. presend requests one access token per run. Requires smtp-oauth2-provider, smtp-oauth2-client-id and smtp-oauth2-client-secret.',
    }),
    'smtp-oauth2-access-token': (0,row/* row */.nM)('smtp.oauth2AccessToken', (0,kinds/* textOf */.b6)('token', parsers_text/* parsePassword */.Hr), {
        isSecret: true,
        environmentVariable: 'PRESEND_SMTP_OAUTH2_ACCESS_TOKEN',
        description: 'An access token for smtp-username, to log in with XOAUTH2 at any server that offers it. It must be valid until the last message is sent.',
    }),
    'smtp-security': (0,row/* row */.nM)('smtp.security', (0,kinds/* oneOf */.yL)(['auto', 'tls', 'starttls', 'none']), {
        isDestination: true,
        environmentVariable: 'PRESEND_SMTP_SECURITY',
        default: 'auto',
        description: 'How to encrypt the connection: tls (from the first byte), starttls (required), none, or auto. auto means tls on port 465; on other ports STARTTLS, which is required with a login, and without one used if offered, without verifying the certificate. ' +
            'none cannot be combined with a password or token, except on this machine.',
    }),
    'smtp-ca': (0,row/* row */.nM)('smtp.caPath', (0,kinds/* textOf */.b6)('path', parsers_text/* parsePath */.Rr), {
        defaultNote: "Node's own certificates",
        example: 'certificates/mail-ca.pem',
        description: "The path of a PEM file with the certificate authorities to trust for the SMTP server's certificate, relative to the repository.",
    }),
    'smtp-connections': (0,row/* row */.nM)('smtp.connectionCount', (0,kinds/* integer */.nd)({ min: 1, max: 100 }), {
        default: '20',
        description: 'The maximum number of concurrent connections to the SMTP server, from 1 to 100.',
    }),
    'smtp-rate': (0,row/* row */.nM)('smtp.mailsPerSecond', (0,kinds/* positive */.yj)(10_000), {
        defaultNote: 'no limit',
        example: '14',
        description: 'The maximum number of messages per second over all connections: above 0, at most 10000. Decimals are allowed (0.5 is one message every two seconds).',
    }),
    'envelope-from': (0,row/* row */.nM)('envelopeFrom', (0,kinds/* textOf */.b6)('address', (0,host/* bareAddress */.Dw)('bounce@shop.example')), {
        defaultNote: 'the From address',
        example: 'bounce@mail.shop.example',
        description: 'The envelope sender (MAIL FROM), which receives bounces and whose domain SPF checks. One bare address.',
    }),
    'dkim-domain': (0,row/* row */.nM)('dkim.domain', (0,kinds/* textOf */.b6)('domain', host/* parseDomain */.gR), {
        defaultNote: 'none: presend does not sign',
        example: 'shop.example',
        description: 'The DKIM signing domain (d=) with which presend signs each message. Requires dkim-selector and dkim-private-key.',
    }),
    'dkim-selector': (0,row/* row */.nM)('dkim.selector', (0,kinds/* textOf */.b6)('selector', host/* parseSelector */.Pl), {
        defaultNote: 'none',
        example: 's1',
        description: 'The DKIM selector (s=) of the public key in DNS. Requires dkim-domain and dkim-private-key.',
    }),
    'dkim-private-key': (0,row/* row */.nM)('dkim.privateKey', (0,kinds/* textOf */.b6)('pem', parseSigningKey), {
        isSecret: true,
        environmentVariable: 'PRESEND_DKIM_PRIVATE_KEY',
        description: 'The private key for DKIM signatures, in PEM format without a passphrase: RSA with at least 1024 bits, or Ed25519. Requires dkim-domain and dkim-selector. Pull requests from forks do not get it; their mail is not signed.',
    }),
    'sending-ip': (0,row/* row */.nM)('service.sendingIp', (0,kinds/* textOf */.b6)('address', host/* parseIpAddress */.D_), {
        defaultNote: 'none: SPF is not measured',
        example: '192.0.2.10',
        description: 'The IPv4 or IPv6 address that you send real mail from; SPF is checked for it. Only for the embedded service.',
    }),
    'zone-file': (0,row/* row */.nM)('service.zoneFilePaths', (0,kinds/* listOf */.c3)({ valueName: 'paths' }, 'lines', parsers_text/* parsePath */.Rr), {
        defaultNote: 'none: live DNS',
        example: 'dns/shop.example.zone',
        description: 'Paths of DNS zones in master file format (RFC 1035), relative to the repository, one per line. They answer for the names at and below their apexes; every other name is looked up in live DNS, and is not measured when DNS is unavailable. Only for the embedded service.',
    }),
};

;// CONCATENATED MODULE: ./lib/settings/rows/table.js
/** The table of all run settings. Inputs, flags, config file, `Settings`, action.yml, JSON Schema and documents derive from it. */








/** In the order in which reports and documents show the settings. To add a setting, add a row to one of the groups. */
const settingsTable = (0,row/* table */.tp)({
    ...message_rows/* messageRows */.L,
    ...service_rows/* serviceRows */.v,
    ...submissionRows,
    ...gate_rows/* gateRows */.Zl,
    ...rows/* postmasterRows */.A,
    ...runRows,
});
/** The rows as a list. */
const settingRows = Object.values(settingsTable);
/** The row with this name, or `null`. */
function findSetting(name) {
    return settingRows.find((row) => row.name === name) ?? null;
}
/** The flags of the settings, in the order of the table. */
function flagRows(rows = settingRows) {
    return rows.map((row) => (0,describe/* toFlag */.Qq)(row));
}


/***/ }),

/***/ 21252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jJ: () => (/* binding */ ratioNotices),
  b0: () => (/* binding */ ruleProblems),
  $f: () => (/* binding */ submissionProblems),
  Sw: () => (/* binding */ unusedNotices)
});

// EXTERNAL MODULE: ./lib/settings/engine/row.js
var row = __webpack_require__(27884);
;// CONCATENATED MODULE: ./lib/settings/require-setting.js
/** The rule that a setting is required when others are set. */
/** The problem that the setting is missing. */
function requireSetting(values, { missing, when, why, todo }) {
    const given = when.filter((name) => values.isGiven(name));
    const [first] = given;
    if (first === undefined || values.isGiven(missing))
        return [];
    const reason = why === undefined ? '' : `: ${why}`;
    const expected = `a value when ${given.join(' and ')} ${given.length === 1 ? 'is' : 'are'} set${reason}`;
    return [{ ...values.at(first), input: missing, expected, todo }];
}

// EXTERNAL MODULE: ./lib/postmaster/settings/rows.js + 1 modules
var rows = __webpack_require__(87214);
;// CONCATENATED MODULE: ./lib/postmaster/settings/rules.js
/** Rules between the settings of postmaster data. */



const limitNames = (0,row/* namesIn */.wX)(rows/* postmasterRows */.A).filter((name) => name !== 'postmaster-email');
/** All rules that the values break. */
function postmasterProblems(values, { fork, work }) {
    if (!values.isGiven('postmaster-email')) {
        return requireSetting(values, {
            missing: 'postmaster-email',
            when: limitNames,
            todo: 'set it to the address of a connected postmaster account, or remove the others',
        });
    }
    const withoutService = requireSetting(values, {
        missing: 'api-url',
        when: ['postmaster-email'],
        why: 'the embedded service has no postmaster data',
        todo: 'set api-url and api-token, or remove postmaster-email',
    });
    // On a fork, the service is missing together with its secrets, which a notice explains.
    return [...(fork.isFallback ? [] : withoutService), ...(work === 'postmaster-only' ? aloneProblems(values) : [])];
}
function aloneProblems(values) {
    const domain = {
        input: 'postmaster-domain',
        expected: 'a domain when there is no template, whose From address would determine it',
        todo: 'set postmaster-domain, or set template to also test mail',
    };
    const dryRun = {
        ...values.at('dry-run'),
        came: '"true"',
        expected: 'a template: without one, nothing is sent anyway',
        todo: 'remove dry-run, or set template',
    };
    return [...(values.isGiven('postmaster-domain') ? [] : [domain]), ...(values.get('dry-run') === true ? [dryRun] : [])];
}

// EXTERNAL MODULE: ./lib/settings/fork.js
var fork = __webpack_require__(93509);
// EXTERNAL MODULE: ./lib/settings/parsers/host.js
var parsers_host = __webpack_require__(53942);
;// CONCATENATED MODULE: ./lib/settings/rules.js
/** Rules between settings. A malformed value counts as set, so that a mistake is reported only once. */




/** All rules that the values break. */
function ruleProblems(values, fork, work) {
    return [
        ...(fork.isFallback ? [] : [...serviceRules(values, work), ...loginRules(values), ...securityRules(values)]),
        ...(fork.isFallback ? [] : embeddedOnlyRules(values)),
        ...(fork.isUnsigned ? [] : signingRules(values)),
        ...trackingRules(values),
        ...postmasterProblems(values, { fork, work }),
    ];
}
/** The rules of sending alone: authentication, encryption, signature. */
function submissionProblems(values) {
    return [...loginRules(values), ...securityRules(values), ...signingRules(values)];
}
function serviceRules(values, work) {
    return [
        ...requireSetting(values, {
            missing: 'api-token',
            when: ['api-url'],
            todo: 'set the input api-token or the environment variable PRESEND_API_TOKEN, or remove api-url to use the embedded service',
        }),
        ...(work === 'mail'
            ? requireSetting(values, {
                missing: 'smtp-host',
                when: ['api-url'],
                todo: 'set it to the SMTP server that sends your real mail',
            })
            : []),
        ...requireSetting(values, {
            missing: 'api-url',
            when: ['api-token'],
            todo: 'set api-url, or remove the token (or the variable PRESEND_API_TOKEN) to use the embedded service',
        }),
        ...requireSetting(values, {
            missing: 'api-url',
            when: ['smtp-host'],
            why: 'the mailboxes of the embedded service are only reachable inside the process',
            todo: 'set api-url and api-token, or remove smtp-host',
        }),
    ];
}
const clientNames = ['smtp-oauth2-provider', 'smtp-oauth2-client-id', 'smtp-oauth2-client-secret'];
function loginRules(values) {
    const [first, ...others] = fork/* loginSecrets */.H.filter((name) => values.isGiven(name));
    return [
        ...(first === undefined
            ? requireSetting(values, {
                missing: 'smtp-password',
                when: ['smtp-username'],
                todo: 'set the input smtp-password or the environment variable PRESEND_SMTP_PASSWORD, or use smtp-oauth2-refresh-token or smtp-oauth2-access-token',
            })
            : []),
        // oxlint-disable-next-line oxc/no-map-spread -- a few problems at most, and none is mutated
        ...others.map((name) => ({
            ...values.at(name),
            expected: `no value when ${first} is set`,
            todo: 'remove all but one',
        })),
        ...requireSetting(values, {
            missing: 'smtp-username',
            when: fork/* loginSecrets */.H,
            todo: 'set smtp-username, or remove the password or token (or its variable, such as PRESEND_SMTP_PASSWORD)',
        }),
        ...clientNames.flatMap((missing) => requireSetting(values, {
            missing,
            when: ['smtp-oauth2-refresh-token'],
            todo: `set ${missing}, or use smtp-oauth2-access-token`,
        })),
        ...requireSetting(values, {
            missing: 'smtp-oauth2-refresh-token',
            when: clientNames,
            todo: 'set smtp-oauth2-refresh-token, or remove the others',
        }),
        // With api-url, the missing host is already reported.
        ...(values.isGiven('api-url')
            ? []
            : requireSetting(values, {
                missing: 'smtp-host',
                when: ['smtp-username', ...fork/* loginSecrets */.H, 'smtp-ca'],
                todo: 'set smtp-host, api-url and api-token, or remove the others',
            })),
    ];
}
function securityRules(values) {
    const host = values.get('smtp-host');
    const isPlain = values.get('smtp-security') === 'none' && fork/* loginSecrets */.H.some((name) => values.isGiven(name));
    if (!isPlain || host === null || (0,parsers_host/* isLoopback */.U9)(host))
        return [];
    const expected = 'an encrypted connection for the login (none is only allowed to this machine)';
    return [{ ...values.at('smtp-security'), came: '"none"', expected, todo: 'use auto, starttls or tls' }];
}
function embeddedOnlyRules(values) {
    if (!values.isGiven('api-url'))
        return [];
    return ['sending-ip', 'zone-file']
        .filter((name) => values.isGiven(name))
        .flatMap((name) => [
        {
            ...values.at(name),
            expected: 'no value when api-url is set: only the embedded service uses it',
            todo: `remove ${name} or api-url`,
        },
    ]);
}
const signingNames = ['dkim-domain', 'dkim-selector', 'dkim-private-key'];
function signingRules(values) {
    const key = 'set the input dkim-private-key or the environment variable PRESEND_DKIM_PRIVATE_KEY';
    return signingNames.flatMap((missing) => requireSetting(values, {
        missing,
        when: signingNames,
        todo: missing === 'dkim-private-key' ? key : `set ${missing}, or remove the other dkim- settings to send unsigned`,
    }));
}
function trackingRules(values) {
    const isHeaderOnly = values.get('tracking-in') === 'header';
    if (!isHeaderOnly || values.get('test-style') !== 'external-test' || !values.isGiven('api-url'))
        return [];
    const expected = 'body or subject for an external-test, whose messages are matched by the tracking id in their text';
    return [{ ...values.at('tracking-in'), came: '"header"', expected, todo: 'use auto' }];
}
/** Settings that have no effect in combination with the others, each as a sentence. */
function unusedNotices(values, fork) {
    const smtpNames = ['smtp-port', 'smtp-security', 'smtp-connections', 'smtp-rate'];
    const usesSmtp = fork.isFallback || values.isGiven('smtp-host');
    const unused = usesSmtp ? [] : smtpNames.filter((name) => values.isGiven(name));
    const usesMetadata = !values.isGiven('metadata') || values.get('test-style') === 'external-test';
    return [
        ...(unused.length === 0 ? [] : [`Not used without smtp-host: ${unused.join(', ')}`]),
        ...(usesMetadata ? [] : ['metadata was not sent: only a test with test-style external-test stores it']),
    ];
}
/** Rates below 1 percent, which were probably meant as a ratio: a gate of 0.85 percent passes everything. */
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
        if (value === null || value <= 0 || value >= 1)
            return [];
        return [`${name} is ${value} percent; if you meant a ratio, write ${Number((value * 100).toFixed(6))}`];
    });
}


/***/ }),

/***/ 49406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ addressBytes),
/* harmony export */   CC: () => (/* binding */ clientNetwork),
/* harmony export */   Lb: () => (/* binding */ isSameAddress),
/* harmony export */   MO: () => (/* binding */ parseNetwork),
/* harmony export */   Ow: () => (/* binding */ isLoopbackAddress),
/* harmony export */   Z5: () => (/* binding */ canonicalAddress),
/* harmony export */   n7: () => (/* binding */ plainAddress),
/* harmony export */   oX: () => (/* binding */ isIpAddress),
/* harmony export */   x4: () => (/* binding */ isInNetworks)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var ipaddr_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48280);
/** IP addresses and networks as text. */


/** True for a complete IPv4 or IPv6 address without a zone; false for `127.1`, `0x7f.1` and `fe80::1%eth0`. */
function isIpAddress(text) {
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(text) !== 0 && !text.includes('%');
}
function parse(text) {
    return isIpAddress(text) ? ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.parse(text) : null;
}
/**
 * The one spelling in which addresses are compared: IPv6 as in RFC 5952, IPv4-mapped IPv6 (RFC 4291 §2.5.5.2) as IPv4.
 *
 * @returns null if `text` is not an address
 */
function canonicalAddress(text) {
    return isIpAddress(text) ? ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.process(text).toString() : null;
}
/** True if both texts are the same address, whatever their spelling. */
function isSameAddress(left, right) {
    const address = canonicalAddress(left);
    return address !== null && address === canonicalAddress(right);
}
/** The bytes of an address, 4 or 16; null if `text` is not an address. */
function addressBytes(text) {
    const address = parse(text);
    return address === null ? null : Uint8Array.from(address.toByteArray());
}
/** Converts IPv4-mapped IPv6, which a dual-stack socket reports, to IPv4. Returns any other text unchanged. */
function plainAddress(text) {
    return text.toLowerCase().startsWith('::ffff:') ? (canonicalAddress(text) ?? text) : text;
}
/** True for 127.0.0.0/8 and ::1, including IPv4-mapped forms (RFC 1122 §3.2.1.3, RFC 4291 §2.5.3). */
function isLoopbackAddress(text) {
    return isIpAddress(text) && ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.process(text).range() === 'loopback';
}
/** Parses an address or a CIDR network such as `10.0.0.0/8`; null if `text` is neither. */
function parseNetwork(text) {
    const [, base = '', prefixLength] = /^([^/]+)(?:\/(\d{1,3}))?$/u.exec(text) ?? [];
    const address = parse(base);
    if (address === null)
        return null;
    const maxLength = address.kind() === 'ipv4' ? 32 : 128;
    const length = Number(prefixLength ?? maxLength);
    return length <= maxLength ? [address, length] : null;
}
/** True if one of `networks` contains the address `text`. */
function isInNetworks(text, networks) {
    const address = parse(text);
    if (address === null)
        return false;
    return networks.some(([base, length]) => base.kind() === address.kind() && address.match(base, length));
}
/** The unit that per-client limits count: an IPv4 address or an IPv6 /64, the least that one customer gets. */
function clientNetwork(address) {
    const plain = plainAddress(address.split('%')[0] ?? '');
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(plain) === 6 ? `${ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.IPv6.networkAddressFromCIDR(`${plain}/64`).toString()}/64` : plain;
}


/***/ }),

/***/ 41502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ Secret)
/* harmony export */ });
/** The only place where a secret is in clear text; printed anywhere, it shows as `***`. */
/** A secret that cannot be printed by accident: conversion to text or JSON gives `***`, and inspection shows no field. */
class Secret {
    #value;
    constructor(value) {
        this.#value = value;
    }
    /** Returns the value. Call this only where the value leaves the process for its purpose. */
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
