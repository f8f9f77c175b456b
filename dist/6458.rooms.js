export const id = 6458;
export const ids = [6458];
export const modules = {

/***/ 52358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rs: () => (/* binding */ parseConfigJob),
/* harmony export */   Y$: () => (/* binding */ findFilesJob),
/* harmony export */   ZC: () => (/* binding */ maxMatchCount),
/* harmony export */   eS: () => (/* binding */ renderJob)
/* harmony export */ });
/** The work on a repository's content that a worker thread does, since the content may be hostile. */
const renderJob = { name: 'render-template' };
/** At most `maxMatchCount + 1` paths: more than `maxMatchCount` are too many. */
const findFilesJob = { name: 'find-files' };
/** The bytes of a config file, and its path for problems. */
const parseConfigJob = { name: 'parse-config' };
/** Most files and folders that a pattern may match. */
const maxMatchCount = 10_000;


/***/ }),

/***/ 59041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findFilesInWorker: () => (/* binding */ findFilesInWorker),
  parseConfigInWorker: () => (/* binding */ parseConfigInWorker),
  renderTemplateInWorker: () => (/* binding */ renderTemplateInWorker)
});

// EXTERNAL MODULE: ./lib/settings/config/read-yaml-map.js
var read_yaml_map = __webpack_require__(79679);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors/problem.js
var errors_problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/mail/header-field.js
var header_field = __webpack_require__(97595);
// EXTERNAL MODULE: ./lib/mail/header-section.js
var header_section = __webpack_require__(38684);
// EXTERNAL MODULE: ./node_modules/html-to-text/lib/html-to-text.mjs + 31 modules
var html_to_text = __webpack_require__(86498);
;// CONCATENATED MODULE: ./lib/mail/html-to-text.js
/** The text part of a message that has only HTML: what a reader would see, in lines. */

const wrapCharacters = 78;
/** More than any mail program shows; the converter's time grows with it. */
const maxHtmlCharacters = 10_000_000;
/** The converter is recursive; layouts of nested tables reach some sixty levels. */
const maxDepth = 200;
/**
 * The visible text of an HTML document, wrapped at 78 characters, links as `text [URL]`, images as their `alt` text.
 * Hidden content (`display:none`, `hidden`: the preheader, too), scripts and styles are dropped. Tables with header
 * cells are laid out in columns, tables without (which mail uses for layout) are read cell by cell, a line a row.
 * A text without content is `''`. Not escaped for anything.
 */
function htmlToText(html) {
    return (0,html_to_text/* convert */.C6)(cutWhereTooDeep(html.slice(0, maxHtmlCharacters)), {
        wordwrap: wrapCharacters,
        limits: { maxDepth, ellipsis: '…' },
        formatters: { altText: formatAltText, layoutCell: formatLayoutCell, mailTable: formatTable },
        selectors,
    })
        .replaceAll(filler, '')
        .split('\n')
        .map((line) => line.trimEnd())
        .join('\n')
        .replaceAll(/\n{3,}/gu, '\n\n')
        .trim();
}
/** Each open element costs the parser time for every one inside it: at 400,000 that is minutes. */
const maxOpenElements = 10_000;
/** Elements that never close, or that the next one closes. */
const selfClosing = /^(?:area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|source|td|th|tr|track|wbr)$/iu;
/** The HTML up to where more elements are open than any mail has. */
function cutWhereTooDeep(html) {
    let openCount = 0;
    for (const { index, groups } of html.matchAll(/<(?<slash>\/?)(?<name>[a-z][a-z0-9:-]{0,30})/giu)) {
        if (selfClosing.test(groups?.['name'] ?? ''))
            continue;
        openCount = Math.max(openCount + (groups?.['slash'] === '/' ? -1 : 1), 0);
        if (openCount > maxOpenElements)
            return html.slice(0, index);
    }
    return html;
}
/** Invisible characters in a row: they keep what follows a preheader out of the preview. Single ones mean something. */
// oxlint-disable-next-line no-misleading-character-class -- each of them stands for itself
const filler = /(?:[\u00ad\u034f\u200b-\u200d\u2007\ufeff][ \u00a0\n]*){3,}[\u00ad\u034f\u200b-\u200d\u2007\ufeff]/gu;
/** `title` hides in the body of broken documents; the two spellings of `display:none` are those that mail uses. */
const hiddenSelectors = [
    'title',
    '[hidden]',
    '[style*="display:none" i]',
    '[style*="display: none" i]',
    '[style*="visibility:hidden" i]',
    '[style*="visibility: hidden" i]',
    '[style*="mso-hide:all" i]',
    '[style*="mso-hide: all" i]',
];
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const selectors = [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, noAnchorUrl: true } },
    { selector: 'img', format: 'altText' },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'td', format: 'layoutCell' },
    { selector: 'table', format: 'mailTable', options: { uppercaseHeaderCells: false, maxColumnWidth: 40 } },
    ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
    ...hiddenSelectors.map((selector) => ({ selector, format: 'skip' })),
];
/** An image's address helps nobody in a text; its `alt` says what it shows. */
const formatAltText = (element, _walk, builder) => {
    const alt = element.attribs?.['alt'];
    if (typeof alt === 'string' && alt.trim() !== '')
        builder.addInline(alt.trim(), {});
};
/** Cells of a layout are read one after the other; a price must not stick to what it is the price of. */
const formatLayoutCell = (element, walk, builder) => {
    builder.addInline(' ', {});
    walk(element.children, builder);
};
/** The layout of a table has a place for each column and row that a cell covers. */
const maxSpan = 100;
function limitSpans(element) {
    for (const row of rowsOf(element)) {
        for (const { attribs } of row.children ?? []) {
            for (const name of ['colspan', 'rowspan'])
                if (Number(attribs?.[name]) > maxSpan)
                    attribs[name] = String(maxSpan);
        }
    }
}
// oxlint-disable-next-line max-params -- the converter's own signature
const formatTable = (element, walk, builder, options) => {
    limitSpans(element);
    const format = builder.options.formatters?.[hasHeaderCells(element) ? 'dataTable' : 'block'];
    format?.(element, walk, builder, options);
};
/** Looks at the table's own rows only: a layout table may hold a data table. */
function hasHeaderCells(element) {
    const role = element.attribs?.['role'];
    if (role === 'presentation' || role === 'none')
        return false;
    return rowsOf(element).some((row) => (row.children ?? []).some(({ name }) => name === 'th'));
}
function rowsOf(table) {
    const children = table.children ?? [];
    const sections = children.filter((child) => ['thead', 'tbody', 'tfoot'].includes(child.name ?? ''));
    return [...children, ...sections.flatMap((section) => section.children ?? [])].filter(({ name }) => name === 'tr');
}

// EXTERNAL MODULE: ./lib/mail/original-message.js
var original_message = __webpack_require__(56334);
// EXTERNAL MODULE: ./lib/world/repository.js
var world_repository = __webpack_require__(80458);
// EXTERNAL MODULE: ./lib/world/repository-path.js
var repository_path = __webpack_require__(3232);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/errors/text-position.js
var text_position = __webpack_require__(78866);
;// CONCATENATED MODULE: ./lib/template/html-references.js
/** Finds the addresses of images in HTML: where each stands, so that it can be replaced. One pass, linear in any HTML. */
/** Elements whose `src` is a picture: Outlook's own among them. */
const imageElements = new Set(['img', 'input', 'v:fill', 'v:image', 'v:imagedata']);
/** `src` of images, `background`, and `url()` in `style` attributes and `<style>`, in their order. */
function findImageReferences(html) {
    const references = [];
    let at = html.indexOf('<');
    while (at >= 0) {
        at = html.indexOf('<', readMarkup(html, at, references));
    }
    return references;
}
/** Reads what starts at a `<`; gives the offset behind it. */
function readMarkup(html, at, references) {
    if (html.startsWith('<!--', at))
        return endOfComment(html, at);
    const name = /^[a-zA-Z][^\s/>]{0,40}/u.exec(html.slice(at + 1, at + 42))?.[0].toLowerCase();
    if (name === undefined)
        return at + 1;
    const end = readAttributes(html, at + 1 + name.length, name, references);
    if (name !== 'style' && name !== 'script')
        return end;
    const close = indexOfClosing(html, end, name);
    if (name === 'style')
        references.push(...findCssReferences(html.slice(end, close), end));
    return close;
}
/** Outlook shows what stands in conditional comments, so those are read; all others are not. */
function endOfComment(html, at) {
    if (html.startsWith('<!--[if', at))
        return at + 4;
    const end = html.indexOf('-->', at + 4);
    return end < 0 ? html.length : end + 3;
}
function indexOfClosing(html, from, name) {
    const closing = new RegExp(`</${name}`, 'giu');
    closing.lastIndex = from;
    return closing.exec(html)?.index ?? html.length;
}
// oxlint-disable-next-line max-params -- a scanner's position, and what it has found so far
function readAttributes(html, from, element, references) {
    const attribute = /[\s/]*(?:(?<close>>)|(?<name>[^\s=/>]+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+)))?|=)/duy;
    attribute.lastIndex = from;
    for (let match = attribute.exec(html); match !== null; match = attribute.exec(html)) {
        if (match.groups?.['close'] !== undefined)
            return attribute.lastIndex;
        const { name = '', double, single, bare } = match.groups ?? {};
        const value = double ?? single ?? bare;
        const range = match.indices?.groups?.['double'] ?? match.indices?.groups?.['single'] ?? match.indices?.groups?.['bare'];
        if (value === undefined || range === undefined)
            continue;
        references.push(...referencesIn(element, name.toLowerCase(), { start: range[0], end: range[1], url: value }));
    }
    // A tag that never ends: all the rest is in it. Looking again from its start would be quadratic.
    return html.length;
}
function referencesIn(element, attribute, value) {
    if (attribute === 'style')
        return findCssReferences(value.url, value.start);
    const isImage = attribute === 'background' || (attribute === 'src' && imageElements.has(element));
    return isImage ? [{ ...value, url: decodeAmpersands(value.url).trim() }] : [];
}
/** `offset`: where the CSS stands in the document. */
function findCssReferences(css, offset) {
    const pattern = /url\(\s*(?<quote>["']|&quot;|&#39;|)(?<url>[^"'()\\]{0,2000}?)\k<quote>\s*\)/dgiu;
    return [...css.matchAll(pattern)].flatMap((match) => {
        const range = match.indices?.groups?.['url'];
        const url = decodeAmpersands(match.groups?.['url'] ?? '').trim();
        return range === undefined || url === '' ? [] : [{ start: offset + range[0], end: offset + range[1], url }];
    });
}
function decodeAmpersands(text) {
    return text.replaceAll(/&amp;|&#38;|&#x26;/giu, '&');
}

;// CONCATENATED MODULE: ./lib/template/problem-list.js
/** Collects what is wrong, so that an author sees all of it at once. */
/** An empty list. */
function problemList() {
    const found = new Map();
    const add = (...problems) => {
        for (const problem of problems)
            found.set(JSON.stringify(problem), problem);
    };
    return {
        add,
        take: (parsed) => {
            if (parsed.status === 'ok')
                return parsed.value;
            add(...parsed.problems);
            return null;
        },
        all: () => [...found.values()],
    };
}

;// CONCATENATED MODULE: ./lib/template/embed-images.js
/** Images of the repository that the HTML shows, as parts of the message (`cid:`, RFC 2392). */







const imageTypes = {
    '.png': 'image/png',
    '.jpg': 'image/jpeg',
    '.jpeg': 'image/jpeg',
    '.gif': 'image/gif',
    '.webp': 'image/webp',
    '.svg': 'image/svg+xml',
    '.bmp': 'image/bmp',
};
/** Servers refuse larger mail. */
const maxTotalBytes = 25 * 1024 * 1024;
/**
 * The HTML with every local image as `cid:`, and the images: one attachment a file, however often it is shown.
 * Local is what has no scheme and no host. Paths are relative to the template's folder, else to the repository.
 * `source` is the template the HTML was rendered from: there the places of problems are looked for.
 */
async function embedImages(html, source, repository) {
    const references = findImageReferences(html).filter(({ url }) => isLocal(url));
    const images = new Map();
    const problems = problemList();
    let totalBytes = 0;
    for (const url of new Set(references.map((reference) => reference.url))) {
        const image = problems.take(await readImage(url, placeOf(url, source), { source, repository }));
        if (image === null)
            continue;
        images.set(url, image);
        totalBytes += image.content.length;
        if (totalBytes <= maxTotalBytes)
            continue;
        const place = { file: source.file };
        problems.add({ input: 'images', came: 'more than 25 MiB of them', expected: 'at most 25 MiB in all', place });
        break;
    }
    if (problems.all().length > 0)
        return (0,errors_problem/* bad */.MB)(...problems.all());
    const attachments = new Map([...images.values()].map((image) => [image.contentId, image]));
    return (0,errors_problem.ok)({ html: replaceReferences(html, references, images), attachments: [...attachments.values()] });
}
function isLocal(url) {
    return url !== '' && !/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/iu.test(url);
}
async function readImage(url, place, { source, repository }) {
    const path = decodePath(url);
    const contentType = imageTypes[external_node_path_.posix.extname(path).toLowerCase()];
    const input = `image ${(0,errors_problem/* quoteValue */.cl)(url)}`;
    if (contentType === undefined) {
        const expected = `a file that ends in one of ${Object.keys(imageTypes).join(' ')}`;
        return (0,errors_problem/* bad */.MB)((0,errors_problem/* problemAt */.l4)(place, { input, came: (0,errors_problem/* quoteValue */.cl)(external_node_path_.posix.extname(path)), expected }));
    }
    const file = await repository.read(path, { input, place, folders: [(0,repository_path/* folderOf */.yS)(source.file), ''] });
    if (file.status === 'bad')
        return file;
    const { bytes } = file.value;
    const digest = (0,external_node_crypto_.createHash)('sha256').update(file.value.path).update('\0').update(bytes).digest('hex');
    const filename = external_node_path_.posix.basename(file.value.path);
    return (0,errors_problem.ok)({ filename, contentType, content: bytes, contentId: `${digest.slice(0, 24)}@presend.invalid` });
}
/** Without query and fragment, percent-encoding undone; as it is where that is broken. */
function decodePath(url) {
    const path = url.replace(/[?#].*$/su, '');
    try {
        return decodeURIComponent(path);
    }
    catch {
        // A lone percent sign is no encoding but part of a name.
        return path;
    }
}
/** An image may be named by an include or by data; then the file is all that is known. */
function placeOf(url, source) {
    const offset = source.text.indexOf(url);
    const position = (0,text_position/* positionOf */.d)(source.text, offset);
    return (offset < 0 ? undefined : source.placeAt(position.line, position.column)) ?? { file: source.file };
}
function replaceReferences(html, references, images) {
    let at = 0;
    const pieces = [];
    for (const { start, end, url } of references) {
        const contentId = images.get(url)?.contentId;
        if (contentId === undefined)
            continue;
        pieces.push(html.slice(at, start), `cid:${contentId}`);
        at = end;
    }
    return [...pieces, html.slice(at)].join('');
}

// EXTERNAL MODULE: ./lib/template/engine.js
var template_engine = __webpack_require__(53066);
// EXTERNAL MODULE: ./lib/mail/parse-address.js + 1 modules
var parse_address = __webpack_require__(85429);
// EXTERNAL MODULE: ./lib/mail/parse-message.js + 1 modules
var parse_message = __webpack_require__(32154);
;// CONCATENATED MODULE: ./lib/template/engines/eml.js
/** A finished message (`.eml`): sent as it is, so nothing is asked of it but what sending needs. */





/**
 * Reads a message. Faults of its headers and its MIME structure are kept: they are what the test is for. The parts are
 * read as far as they can be; of several From fields the first readable address counts. Data is not applied.
 */
async function readEml(path, bytes) {
    const nulAt = bytes.indexOf(0);
    if (nulAt !== -1) {
        const line = countLines(bytes, nulAt) + 1;
        const expected = 'a message without NUL bytes, which SMTP cannot carry';
        return (0,errors_problem/* bad */.MB)({ input: 'template', came: 'a NUL byte', expected, place: { file: path, line } });
    }
    const original = (0,original_message/* splitOriginal */.sj)(bytes);
    if (original.fields.length > original_message/* maxFieldCount */.GP) {
        const came = `more than ${original_message/* maxFieldCount */.GP} header fields`;
        return (0,errors_problem/* bad */.MB)({ input: 'template', came, expected: `at most ${original_message/* maxFieldCount */.GP}`, place: { file: path } });
    }
    if (original.fields.every(({ name }) => name === '')) {
        const came = (0,errors_problem/* quoteValue */.cl)(Buffer.from(bytes.subarray(0, 60)).toString('utf8'));
        const expected = 'a message that begins with header fields, such as "From: Shop <shop@example.com>"';
        return (0,errors_problem/* bad */.MB)({ input: 'template', came, expected, place: { file: path, line: 1 } });
    }
    const fields = (0,header_section/* readHeaderSection */.Dm)((0,original_message/* bytesOfOriginal */.o8)({ ...original, rest: new Uint8Array() }));
    const parts = {
        subject: (0,header_section/* valuesOf */.sm)(fields, 'subject')[0] ?? null,
        from: (0,parse_message/* mailboxesOf */.M)(fields, 'from').flatMap(readMailbox)[0] ?? null,
        replyTo: (0,parse_message/* mailboxesOf */.M)(fields, 'reply-to').flatMap(readMailbox),
        headerFields: [],
        ...(await readContents(bytes)),
    };
    return (0,errors_problem.ok)({ parts, original });
}
/** The parser takes 5 µs and 1.4 KB a line. A message of the largest size that is read has half as many lines. */
const maxParsedLines = 200_000;
async function readContents(bytes) {
    if (countLines(bytes) > maxParsedLines)
        return { html: null, text: null, attachments: [] };
    const { html, text, attachments } = await (0,parse_message/* parseMessage */.v)(bytes);
    return {
        html,
        text,
        attachments: attachments.map(({ filename, contentType, content }, index) => ({
            filename: filename ?? `part-${index + 1}`,
            contentType,
            content,
        })),
    };
}
/** Line feeds, up to `end`. */
function countLines(bytes, end = bytes.length) {
    let count = 0;
    for (let at = bytes.indexOf(0x0a); at !== -1 && at < end; at = bytes.indexOf(0x0a, at + 1))
        count += 1;
    return count;
}
/** None where the field holds no address that mail could be sent from or to. */
function readMailbox({ displayName, address }) {
    const parsed = (0,parse_address/* parseAddress */.or)(address);
    if (parsed.status === 'bad')
        return [];
    // Once more through the parser: the name has not been checked yet.
    const named = (0,parse_address/* parseAddress */.or)((0,parse_address/* renderAddress */.vY)({ ...parsed.value, displayName }));
    return named.status === 'ok' ? [named.value] : [parsed.value];
}

// EXTERNAL MODULE: ./lib/template/error-words.js
var error_words = __webpack_require__(90616);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/errors/yaml-errors.js
var yaml_errors = __webpack_require__(67946);
// EXTERNAL MODULE: ./lib/errors/yaml-limits.js
var yaml_limits = __webpack_require__(50277);
;// CONCATENATED MODULE: ./lib/template/read-yaml.js
/** YAML with places: every problem has its line, and no document can blow up. */




/** A YAML 1.2 document, all syntax errors with line and column. Aliases are bounded: a few can mean gigabytes. */
function readYaml(source) {
    const lines = new dist/* LineCounter */.HN();
    const placeOf = (offset) => {
        const { line, col } = lines.linePos(offset);
        return { file: source.file, line: line + source.skippedLines, column: Math.max(col, 1) };
    };
    const { input, file } = source;
    const excess = (0,yaml_limits/* findYamlExcess */.G)(source.text);
    if (excess !== null)
        return (0,errors_problem/* bad */.MB)({ input, ...excess, place: { file } });
    try {
        // uniqueKeys compares each key with each other key.
        const options = { lineCounter: lines, prettyErrors: false, logLevel: 'error', uniqueKeys: false };
        const document = (0,dist/* parseDocument */.Tp)(source.text, options);
        const errors = [
            ...document.errors.slice(0, maxErrors).map((error) => syntaxProblem(error, source, placeOf(error.pos[0]))),
            ...duplicateKeys(document).map((offset) => duplicateProblem(input, placeOf(offset))),
        ];
        if (errors.length > 0)
            return (0,errors_problem/* bad */.MB)(...errors);
        const value = document.toJS({ maxAliasCount: source.maxAliasCount });
        return (0,errors_problem.ok)({ value, entries: readEntries(document.contents, value, { source, placeOf }) });
    }
    catch (error) {
        // toJS throws for too many aliases, and parsing for nesting deeper than the stack.
        const came = error instanceof RangeError ? 'values that are nested too deeply' : 'aliases (*) that repeat too much';
        return (0,errors_problem/* bad */.MB)({ input, came, expected: 'plain values', place: { file } });
    }
}
/** The first ones tell; after them the parser guesses. */
const maxErrors = 20;
/** The offsets of keys that their map has already. */
function duplicateKeys(document) {
    const offsets = [];
    (0,dist/* visit */.YR)(document, {
        Map: (_key, { items }) => {
            const names = new Set();
            for (const { key } of items) {
                if (!(0,dist/* isScalar */.jn)(key))
                    continue;
                const name = String(key.value);
                if (names.has(name) && offsets.length < maxErrors)
                    offsets.push(key.range?.[0] ?? 0);
                names.add(name);
            }
        },
    });
    return offsets;
}
function duplicateProblem(input, place) {
    return { input, came: 'a key a second time', expected: 'each key once', place };
}
function syntaxProblem({ code, pos }, { input, text }, place) {
    const problem = { input, ...(0,yaml_errors/* describeYamlError */.r)(code), place };
    const line = text.slice(text.lastIndexOf('\n', pos[0] - 1) + 1, pos[0]);
    // To YAML `{{ name }}` is a mapping in a mapping, and nothing may stand behind it.
    return /:[ \t]+\{\{/u.test(line) ? { ...problem, todo: 'put a value that starts with {{ in quotes' } : problem;
}
function readEntries(contents, value, context) {
    if (!(0,dist/* isMap */.jh)(contents) || typeof value !== 'object' || value === null)
        return [];
    const values = new Map(Object.entries(value));
    return contents.items.map((pair) => readEntry(pair, values, context));
}
function readEntry(pair, values, { source, placeOf }) {
    const key = (0,dist/* isScalar */.jn)(pair.key) ? pair.key : null;
    const value = (0,dist/* isScalar */.jn)(pair.value) ? pair.value : null;
    const keyStart = key?.range?.[0] ?? 0;
    const [start, end] = value?.range ?? [keyStart, keyStart];
    const text = typeof value?.value === 'string' ? value.value : '';
    const name = String(key?.value);
    return {
        key: name,
        value: values.get(name),
        keyPlace: placeOf(keyStart),
        placeInValue: (line, column) => placeOf(start + offsetInSource(source.text.slice(start, end), text, { line, column })),
    };
}
/**
 * Where a position of a value stands in the text it was written as. Block scalars are indented, folded ones are
 * joined and quoted ones escaped, so the value's line is searched for; where it was changed, its start must do.
 */
function offsetInSource(written, value, position) {
    const wantedLine = value.split('\n')[position.line - 1] ?? '';
    let from = 0;
    for (const line of value.split('\n').slice(0, position.line - 1)) {
        const found = written.indexOf(line, from);
        if (found >= 0)
            from = found + line.length;
    }
    const found = written.indexOf(wantedLine, from);
    return found < 0 ? 0 : found + position.column - 1;
}

// EXTERNAL MODULE: ./lib/template/source-text.js
var source_text = __webpack_require__(64321);
;// CONCATENATED MODULE: ./lib/template/front-matter.js
/** Front matter: YAML between two `---` lines at a template's start, for what is not the message's body. */





/** What nothing says. */
const emptyFrontMatter = {
    subject: null,
    from: null,
    replyTo: null,
    headers: [],
    textPath: null,
    embedImages: false,
};
const knownKeys = ['subject', 'from', 'reply-to', 'headers', 'text', 'embed-images'];
/** Cuts a template. Front matter starts with a `---` line; blank lines and comments above it are dropped with it. */
function splitFrontMatter(file, text) {
    const start = findOpening(text);
    if (start === null)
        return (0,errors_problem.ok)({ frontMatter: emptyFrontMatter, body: (0,source_text/* sourceOfFile */.p)(file, text) });
    const { openingLine, yamlOffset } = start;
    const closing = /^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/mu.exec(text.slice(yamlOffset));
    if (closing === null) {
        const place = { file, line: openingLine };
        return (0,errors_problem/* bad */.MB)({
            input: 'front matter',
            came: 'a first line "---" only',
            expected: 'a second line "---" after it',
            place,
        });
    }
    const yaml = text.slice(yamlOffset, yamlOffset + closing.index);
    const head = text.slice(0, yamlOffset + closing.index + closing[0].length);
    const body = (0,source_text/* sourceOfFile */.p)(file, text.slice(head.length), head.split('\n').length - 1);
    if (body.text.trim() === '') {
        return (0,errors_problem/* bad */.MB)({ input: 'template', came: 'front matter alone', expected: 'a body below it', place: { file } });
    }
    const frontMatter = parseFrontMatter({ input: 'front matter', file, text: yaml, skippedLines: openingLine });
    return frontMatter.status === 'bad' ? frontMatter : (0,errors_problem.ok)({ frontMatter: frontMatter.value, body });
}
/** Blank lines, byte order marks, and comments of HTML, Handlebars and Liquid. */
const skipped = /\s+|<!--[^]*?-->|\{\{!--[^]*?--\}\}|\{\{![^]*?\}\}|\{%-?\s*comment\s*-?%\}[^]*?\{%-?\s*endcomment\s*-?%\}/uy;
/** `null`: there is no front matter. Below other lines `---` may also be a rule of Markdown, so a key must follow it. */
function findOpening(text) {
    const matcher = new RegExp(skipped);
    let offset = 0;
    while (matcher.test(text))
        offset = matcher.lastIndex;
    const opening = /^---[ \t]*\r?\n/u.exec(text.slice(offset));
    const isAtLineStart = /(?:^|\n|^\ufeff)$/u.test(text.slice(0, offset));
    if (opening === null || !isAtLineStart)
        return null;
    const yamlOffset = offset + opening[0].length;
    const hasKey = /^(?:[ \t]*(?:#.*)?\r?\n)*[\w-]+[ \t]*:(?:\s|$)/u.test(text.slice(yamlOffset));
    return offset === 0 || hasKey ? { openingLine: (0,text_position/* positionOf */.d)(text, offset).line, yamlOffset } : null;
}
/** The same keys in a file of their own, for templates that a build tool writes: `welcome.meta.yml` beside `welcome.html`. */
function parseSideFile(file, text) {
    return parseFrontMatter({ input: 'meta file', file, text, skippedLines: 0 });
}
/** What the template's own front matter says, and for the rest the side file. */
function withSideFile(own, side) {
    const names = new Set(own.headers.map(({ name }) => name.toLowerCase()));
    return {
        subject: own.subject ?? side.subject,
        from: own.from ?? side.from,
        replyTo: own.replyTo ?? side.replyTo,
        headers: [...own.headers, ...side.headers.filter(({ name }) => !names.has(name.toLowerCase()))],
        textPath: own.textPath ?? side.textPath,
        embedImages: own.embedImages || side.embedImages,
    };
}
function parseFrontMatter(source) {
    const { input, file, skippedLines } = source;
    const document = readYaml({ ...source, maxAliasCount: 0 });
    if (document.status === 'bad')
        return document;
    const { value, entries } = document.value;
    if (value !== null && (typeof value !== 'object' || Array.isArray(value))) {
        const place = { file, line: skippedLines + 1 };
        return (0,errors_problem/* bad */.MB)({ input, came: (0,errors_problem/* quoteValue */.cl)(value), expected: 'lines such as "subject: …"', place });
    }
    const problems = problemList();
    problems.add(...entries
        .filter(({ key }) => !isKnown(key))
        .slice(0, 100)
        .map((entry) => unknownKey(entry, input)));
    const find = (key) => entries.find((entry) => entry.key === key);
    const textOf = (key) => problems.take(readText(find(key), file));
    const frontMatter = {
        subject: textOf('subject'),
        from: textOf('from'),
        replyTo: textOf('reply-to'),
        headers: problems.take(readHeaders(find('headers'), file)) ?? [],
        textPath: problems.take(readPath(find('text'))),
        embedImages: problems.take(readFlag(find('embed-images'))) ?? false,
    };
    return problems.all().length > 0 ? (0,errors_problem/* bad */.MB)(...problems.all()) : (0,errors_problem.ok)(frontMatter);
}
function isKnown(key) {
    return knownKeys.some((known) => known === key);
}
function unknownKey({ key, keyPlace }, input) {
    return { input, came: (0,errors_problem/* quoteValue */.cl)(key), expected: `one of ${knownKeys.join(', ')}`, place: keyPlace };
}
function wrongType(entry, expected) {
    const problem = { input: entry.key, came: (0,errors_problem/* quoteValue */.cl)(entry.value), expected, place: entry.keyPlace };
    // To YAML `{{ name }}` is a mapping in a mapping.
    const isVariable = typeof entry.value === 'object' && JSON.stringify(entry.value).startsWith('{"{');
    return (0,errors_problem/* bad */.MB)(isVariable ? { ...problem, todo: `put the value in quotes: ${entry.key}: "{{ … }}"` } : problem);
}
function readText(entry, file) {
    if (entry === undefined)
        return (0,errors_problem.ok)(null);
    const { value } = entry;
    // A subject such as "2026" is a number to YAML.
    if (typeof value === 'number')
        return (0,errors_problem.ok)(sourceIn(entry, file, String(value)));
    return typeof value === 'string' && value.trim() !== ''
        ? (0,errors_problem.ok)(sourceIn(entry, file, value))
        : wrongType(entry, 'a text');
}
function sourceIn(entry, file, text) {
    return { input: 'template', file, text, placeAt: entry.placeInValue };
}
function readPath(entry) {
    if (entry === undefined)
        return (0,errors_problem.ok)(null);
    if (typeof entry.value !== 'string')
        return wrongType(entry, 'the path of the text part');
    return (0,errors_problem.ok)({ path: entry.value.trim(), place: entry.placeInValue(1, 1) });
}
function readFlag(entry) {
    if (entry === undefined)
        return (0,errors_problem.ok)(false);
    return typeof entry.value === 'boolean' ? (0,errors_problem.ok)(entry.value) : wrongType(entry, 'true or false');
}
/** Header fields as lines `Name: value`, as a list of such lines, or as a mapping of names to a value or several. */
function readHeaders(entry, file) {
    if (entry === undefined || entry.value === null)
        return (0,errors_problem.ok)([]);
    if (typeof entry.value === 'string')
        return readHeaderLines(entry, entry.value, file);
    const pairs = pairsOf(entry.value);
    if (pairs === null)
        return wrongType(entry, 'lines "Name: value"');
    const texts = pairs.flatMap(({ name, value }) => {
        const text = textOfScalar(value);
        return text === null ? [] : [{ name, text }];
    });
    if (texts.length < pairs.length)
        return wrongType(entry, 'a text for each header field');
    // The values of an inner mapping have no places of their own; the mapping's is near enough.
    const placeAt = () => entry.keyPlace;
    return (0,errors_problem.ok)(texts.map(({ name, text }) => ({ name, value: { input: name, file, text, placeAt } })));
}
/** `null`: neither a mapping, nor a list of mappings and of lines `Name: value`. */
function pairsOf(value) {
    if (typeof value === 'string') {
        const colon = value.indexOf(':');
        return colon < 1 ? null : [{ name: value.slice(0, colon).trim(), value: value.slice(colon + 1).trim() }];
    }
    if (typeof value !== 'object' || value === null)
        return null;
    if (!Array.isArray(value))
        return Object.entries(value).flatMap(([name, one]) => eachOf(one).map((item) => ({ name, value: item })));
    const lists = value.map((item) => (Array.isArray(item) ? null : pairsOf(item)));
    return lists.includes(null) ? null : lists.flatMap((list) => list ?? []);
}
function eachOf(value) {
    return Array.isArray(value) ? value : [value];
}
function textOfScalar(value) {
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}
function readHeaderLines(entry, text, file) {
    const problems = [];
    const headers = [];
    for (const [index, line] of text.split('\n').entries()) {
        if (line.trim() === '')
            continue;
        const match = /^(?:(?<name>[^\s:]+)\s*:)?\s*/u.exec(line);
        const name = match?.groups?.['name'];
        const start = match?.[0].length ?? 0;
        const piece = { text: line.slice(start), line: index + 1, column: start + 1 };
        // RFC 5322 §2.2.3: a line that starts with white space continues the field above it.
        const continued = /^\s/u.test(line) ? headers.at(-1) : undefined;
        if (continued !== undefined)
            continued.pieces.push(piece);
        else if (name !== undefined)
            headers.push({ name, pieces: [piece] });
        else {
            const place = entry.placeInValue(index + 1, 1);
            problems.push({ input: 'headers', came: (0,errors_problem/* quoteValue */.cl)(line), expected: 'lines "Name: value"', place });
        }
    }
    if (problems.length > 0)
        return (0,errors_problem/* bad */.MB)(...problems);
    return (0,errors_problem.ok)(headers.map(({ name, pieces }) => ({ name, value: joinPieces(pieces, entry, file) })));
}
/** The value on one line, each character of which still knows its place. */
function joinPieces(pieces, entry, file) {
    const placeAt = (_line, column) => {
        let offset = column - 1;
        let at;
        for (const piece of pieces) {
            if (at !== undefined && offset <= at.text.length)
                break;
            if (at !== undefined)
                offset -= at.text.length + 1;
            at = piece;
        }
        return at === undefined ? entry.keyPlace : entry.placeInValue(at.line, at.column + offset);
    };
    return { input: 'template', file, text: pieces.map((piece) => piece.text).join(' '), placeAt };
}

;// CONCATENATED MODULE: ./lib/template/html-title.js
/** The `<title>` of a document: the subject of last resort. */

/** Longer ones are no titles. */
const maxTitleCharacters = 2000;
/** The text of the first `<title>`, entities decoded, on one line; `null` when there is none or it is empty. */
function titleOf(html) {
    const start = /<title(?:\s[^<>]*)?>/iu.exec(html);
    if (start === null)
        return null;
    const rest = html.slice(start.index + start[0].length, start.index + start[0].length + maxTitleCharacters);
    const end = rest.search(/<\/title/iu);
    // In a title `<` is text; only entities mean something.
    const title = htmlToText(rest.slice(0, Math.max(end, 0)).replaceAll('<', '&lt;'))
        .replaceAll(/\s+/gu, ' ')
        .trim();
    return title === '' ? null : title;
}

;// CONCATENATED MODULE: ./lib/template/message-head.js
/** Who a message is from, what it is about, and its further header fields: from inputs, front matter, the body. */






/** All of it, or everything that is wrong with it. */
async function renderHead(request) {
    const problems = problemList();
    const subject = problems.take(await readSubject(request));
    const from = problems.take(await readFrom(request));
    const replyTo = problems.take(await readReplyTo(request));
    const headerFields = problems.take(await readHeaderFields(request));
    if (subject === null || from === null || replyTo === null || headerFields === null)
        return (0,errors_problem/* bad */.MB)(...problems.all());
    return (0,errors_problem.ok)({ subject, from, replyTo, headerFields });
}
async function readSubject(request) {
    const source = choose('subject', request);
    const rendered = await renderValue(source, request);
    if (rendered.status === 'bad')
        return rendered;
    const { html, subject: own } = request.parts;
    // A finished message is sent with the subject that it has, or without one.
    if (request.frontMatter === null && rendered.value === null)
        return (0,errors_problem.ok)(own?.trim() ?? '');
    const title = html === null ? null : titleOf(html);
    const subject = rendered.value ?? own?.trim() ?? title;
    if (subject === null || subject === '') {
        const came = rendered.value === '' ? 'an empty text' : 'none';
        return missing({ input: 'subject', came, example: 'Welcome to our shop' }, request);
    }
    const problems = (0,header_field/* subjectProblems */.f0)(subject, 'subject');
    return problems.length > 0 ? (0,errors_problem/* bad */.MB)(...problems.map((problem) => locate(problem, source, request))) : (0,errors_problem.ok)(subject);
}
async function readFrom(request) {
    const source = choose('from', request);
    const rendered = await renderValue(source, request);
    if (rendered.status === 'bad')
        return rendered;
    if (rendered.value !== null)
        return named('from', (0,parse_address/* parseAddress */.or)(rendered.value), { source, request });
    const own = request.parts.from;
    return own === null
        ? missing({ input: 'from', came: 'none', example: 'Shop <hello@shop.example>' }, request)
        : (0,errors_problem.ok)(own);
}
async function readReplyTo(request) {
    const source = choose('replyTo', request);
    const rendered = await renderValue(source, request);
    if (rendered.status === 'bad')
        return rendered;
    if (rendered.value === null)
        return (0,errors_problem.ok)(request.parts.replyTo);
    return named('reply-to', (0,parse_address/* parseAddressList */.Mb)(rendered.value), { source, request });
}
/** Each is rendered by itself. */
const maxHeaderFields = 200;
/** A name that an input gives replaces the template's fields of that name, all of them; else both are kept. */
async function readHeaderFields(request) {
    const { overrides, frontMatter, parts, templatePath } = request;
    const fromInput = overrides.headers.map(({ name, value }) => ({
        name,
        value: (0,source_text/* sourceOfValue */.G)(`headers: ${name}`, templatePath, value),
    }));
    const fromTemplate = without(frontMatter?.headers ?? [], fromInput);
    const own = without(parts.headerFields, [...fromInput, ...fromTemplate]);
    const count = own.length + fromTemplate.length + fromInput.length;
    if (count > maxHeaderFields) {
        const expected = `at most ${maxHeaderFields}`;
        return (0,errors_problem/* bad */.MB)({ input: 'headers', came: `${count} header fields`, expected, place: { file: templatePath } });
    }
    const problems = problemList();
    const fields = [...own];
    for (const { name, value } of [...fromTemplate, ...fromInput]) {
        const rendered = problems.take(await renderValue(value, request));
        const field = rendered === null ? null : (0,header_field/* parseHeaderField */.F3)({ name, value: rendered });
        if (field?.status === 'ok')
            fields.push(field.value);
        else if (field !== null)
            problems.add(...field.problems.map((problem) => locate(problem, value, request)));
    }
    return problems.all().length > 0 ? (0,errors_problem/* bad */.MB)(...problems.all()) : (0,errors_problem.ok)(fields);
}
function without(fields, replacing) {
    const names = new Set(replacing.map(({ name }) => name.toLowerCase()));
    return fields.filter(({ name }) => !names.has(name.toLowerCase()));
}
function choose(key, request) {
    const override = request.overrides[key];
    const input = key === 'replyTo' ? 'reply-to' : key;
    if (override !== null)
        return (0,source_text/* sourceOfValue */.G)(input, request.templatePath, override);
    return request.frontMatter?.[key] ?? null;
}
/** Trimmed, since block texts of YAML end in a line end; `null` when there is nothing to render. */
async function renderValue(source, { engine }) {
    if (source === null)
        return (0,errors_problem.ok)(null);
    const rendered = engine === null ? (0,errors_problem.ok)(source.text) : await engine.render(source, 'plain');
    return rendered.status === 'bad' ? rendered : (0,errors_problem.ok)(rendered.value.trim());
}
function named(input, parsed, { source, request }) {
    if (parsed.status === 'ok')
        return parsed;
    return (0,errors_problem/* bad */.MB)(...parsed.problems.map((problem) => locate(Object.assign({}, problem, { input }), source, request)));
}
function locate(problem, source, { templatePath }) {
    const place = source === null ? { file: templatePath } : source.placeAt(1, 1);
    return place === undefined ? problem : Object.assign({}, problem, { place });
}
function missing({ input, came, example }, { templatePath, frontMatter }) {
    const field = input === 'from' ? 'From' : 'Subject';
    const inFile = frontMatter === null
        ? `add the header field "${field}: ${example}" to the file`
        : `begin the file with the lines "---", "${input}: ${example}", "---"`;
    const todo = `set --${input} "${example}" (in a workflow: the input ${input}), or ${inFile}`;
    return (0,errors_problem/* bad */.MB)({
        input,
        came,
        expected: input === 'from' ? 'an author' : 'a subject',
        todo,
        place: { file: templatePath },
    });
}

;// CONCATENATED MODULE: ./lib/template/json-error.js
/** Where a JSON text goes wrong: V8 says it for some mistakes only. */
const token = /[ \t\n\r]*(?<token>[{}[\],:]|"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*"|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?(?![0-9A-Za-z.])|(?:true|false|null)(?![A-Za-z0-9]))/uy;
/** The offset of the first character that no JSON has there; the text's length when it just ends too early. */
function findJsonError(text) {
    const matcher = new RegExp(token);
    const open = [];
    let expected = 'value';
    for (;;) {
        const at = matcher.lastIndex;
        const next = matcher.exec(text)?.groups?.['token'];
        if (next === undefined)
            return at + (/^[ \t\n\r]*/u.exec(text.slice(at))?.[0].length ?? 0);
        const step = advance(next, expected, open);
        if (step === null)
            return matcher.lastIndex - next.length;
        expected = step;
    }
}
/** What is expected after a token; `null` when it may not stand there. `open` holds the brackets around it. */
function advance(next, expected, open) {
    if (expected === 'colon')
        return next === ':' ? 'value' : null;
    if (expected === 'end')
        return null;
    if (next === '}' || next === ']')
        return json_error_close(next, expected, open);
    if (expected === 'comma') {
        if (next !== ',')
            return null;
        return open.at(-1) === '{' ? 'key' : 'value';
    }
    if (expected === 'key' || expected === 'first key')
        return next.startsWith('"') ? 'colon' : null;
    if (next === '{' || next === '[') {
        open.push(next);
        return next === '{' ? 'first key' : 'first value';
    }
    return next === ',' || next === ':' ? null : afterValue(open);
}
function json_error_close(next, expected, open) {
    const isAllowed = expected === 'comma' || expected === (next === '}' ? 'first key' : 'first value');
    if (!isAllowed || open.at(-1) !== (next === '}' ? '{' : '['))
        return null;
    open.pop();
    return afterValue(open);
}
function afterValue(open) {
    return open.length === 0 ? 'end' : 'comma';
}

;// CONCATENATED MODULE: ./lib/template/template-data.js
/** The values that a template is rendered with: JSON or YAML, always an object. */





/** Enough for every list that is repeated on purpose, too few for a bomb. */
const maxAliasCount = 100;
/** Reads the data: a file by its extension `.json`, `.yml` or `.yaml`. */
async function readTemplateData(source, repository) {
    if (source.kind === 'none')
        return (0,errors_problem.ok)({ values: {}, name: null });
    if (source.kind === 'inline')
        return (0,errors_problem.ok)({ values: source.value, name: 'inline data' });
    const parse = parsers[external_node_path_.posix.extname(source.path).toLowerCase()];
    if (parse === undefined) {
        return (0,errors_problem/* bad */.MB)({ input: 'data', came: (0,errors_problem/* quoteValue */.cl)(source.path), expected: 'a .json, .yml or .yaml file' });
    }
    const file = await repository.readText(source.path, { input: 'data' });
    if (file.status === 'bad')
        return file;
    const value = parse(file.value.text, file.value.path);
    if (value.status === 'bad')
        return value;
    if (isDeeperThan(value.value, template_data_maxDepth)) {
        const [came, expected] = ['values that are nested too deeply', `at most ${template_data_maxDepth} levels`];
        return (0,errors_problem/* bad */.MB)({ input: 'data', came, expected, place: { file: file.value.path } });
    }
    if (isRecord(value.value))
        return (0,errors_problem.ok)({ values: value.value, name: file.value.path });
    return (0,errors_problem/* bad */.MB)({
        input: 'data',
        came: shapeOf(value.value),
        expected: 'an object with names and values',
        place: { file: file.value.path },
    });
}
/** Engines and filters work level by level, and so does the stack. */
const template_data_maxDepth = 100;
function isDeeperThan(value, levelCount) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levelCount === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levelCount - 1));
}
const parsers = {
    '.json': parseJson,
    '.yml': parseYamlData,
    '.yaml': parseYamlData,
};
function parseJson(text, file) {
    try {
        const value = JSON.parse(text);
        return (0,errors_problem.ok)(value);
    }
    catch {
        // V8's message quotes the data and gives a place only sometimes; we look for it ourselves.
        const offset = findJsonError(text);
        const found = text.at(offset) === undefined || offset >= text.length ? 'the end of the file' : (0,errors_problem/* quoteValue */.cl)(text[offset]);
        return (0,errors_problem/* bad */.MB)({ input: 'data', came: found, expected: 'valid JSON', place: { file, ...(0,text_position/* positionOf */.d)(text, offset) } });
    }
}
function parseYamlData(text, file) {
    const document = readYaml({ input: 'data', file, text, skippedLines: 0, maxAliasCount });
    return document.status === 'bad' ? document : (0,errors_problem.ok)(document.value.value);
}
function shapeOf(value) {
    if (Array.isArray(value))
        return 'a list';
    return value === null ? 'nothing' : 'a single value';
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./lib/template/render-template.js
/** A template and its data → a message without MIME: subject, author, HTML, text, header fields, attachments. */

















/**
 * Renders one template with one data set, or says everything that is wrong with it: paths, data, front matter,
 * syntax, missing variables (each with its place), images, subject, addresses, header fields.
 */
async function renderTemplate(request, files) {
    const rendered = await renderAny(request, files).catch((error) => overflowProblem(error, request));
    return rendered.status === 'ok' ? refuseLarge(rendered.value) : limitProblems(rendered.problems, request);
}
/** Any step may fill the stack: parsers, engines and the converter to text all work level by level. */
function overflowProblem(error, { templatePath }) {
    if (!(0,error_words/* isOverflow */.Rj)(error))
        throw error;
    const expected = 'a template and data that are nested less deeply';
    return (0,errors_problem/* bad */.MB)({ input: 'template', came: error_words/* tooDeep */.DI, expected, place: { file: templatePath } });
}
/** A mail of this size is refused everywhere. */
const maxPartBytes = 10 * 1024 * 1024;
function refuseLarge(message) {
    const { html, text, templatePath } = message;
    const sizeBytes = Math.max(Buffer.byteLength(html ?? ''), Buffer.byteLength(text));
    if (sizeBytes <= maxPartBytes)
        return (0,errors_problem.ok)(message);
    const expected = `at most ${maxPartBytes} bytes (10 MiB)`;
    return (0,errors_problem/* bad */.MB)({ input: 'template', came: `${sizeBytes} bytes`, expected, place: { file: templatePath } });
}
/** Nobody reads more of them, and each goes through every report. */
const maxProblems = 100;
function limitProblems(problems, { templatePath }) {
    if (problems.length <= maxProblems)
        return (0,errors_problem/* bad */.MB)(...problems);
    const came = `${problems.length} problems, of which ${maxProblems} are listed`;
    const summary = { input: 'template', came, expected: 'none', place: { file: templatePath } };
    return (0,errors_problem/* bad */.MB)(...problems.slice(0, maxProblems), summary);
}
async function renderAny(request, files) {
    const repository = (0,world_repository/* openRepository */.h)(request.repositoryRoot, files);
    const extension = external_node_path_.posix.extname(request.templatePath).toLowerCase();
    if (!template_engine/* templateExtensions */.FS.includes(extension)) {
        const expected = `a template that ends in one of ${template_engine/* templateExtensions */.FS.join(' ')}`;
        return (0,errors_problem/* bad */.MB)({ input: 'template', came: (0,errors_problem/* quoteValue */.cl)(request.templatePath), expected });
    }
    return extension === '.eml'
        ? await renderEml(request, repository)
        : await renderSource(request, { repository, files });
}
async function renderEml(request, repository) {
    const file = await repository.read(request.templatePath, { input: 'template' });
    if (file.status === 'bad')
        return file;
    const finished = await readEml(file.value.path, file.value.bytes);
    if (finished.status === 'bad')
        return finished;
    const { parts, original } = finished.value;
    const { textPath } = request.overrides;
    if (textPath !== null) {
        const todo = 'put the text part into the message';
        return (0,errors_problem/* bad */.MB)({ input: 'text', came: (0,errors_problem/* quoteValue */.cl)(textPath), expected: 'no text file for an .eml template', todo });
    }
    // No engine: a finished message has no variables, and its overrides have none either.
    const head = await renderHead({ ...request, parts, frontMatter: null, engine: null });
    if (head.status === 'bad')
        return head;
    const sent = (0,original_message/* replaceFields */.k2)(original, newFields(request.overrides, head.value));
    const { templatePath, dataSetName: dataSet } = request;
    const { html, text, attachments } = parts;
    const headerFields = (0,header_section/* readHeaderSection */.Dm)((0,original_message/* bytesOfOriginal */.o8)(sent)).map(({ name, value }) => ({ name, value }));
    return (0,errors_problem.ok)({ templatePath, dataSet, ...head.value, headerFields, html, text: text ?? '', attachments, original: sent });
}
/** Only what settings give takes the place of the message's own fields. */
function newFields(overrides, { subject, from, replyTo, headerFields }) {
    const { subject: newSubject, from: newFrom, replyTo: newReplyTo } = overrides;
    return [
        ...(newFrom === null ? [] : [{ name: 'From', line: (0,header_field/* renderAddressField */.vF)('From', [from]) }]),
        ...(newReplyTo === null ? [] : [{ name: 'Reply-To', line: (0,header_field/* renderAddressField */.vF)('Reply-To', replyTo) }]),
        ...(newSubject === null ? [] : [{ name: 'Subject', line: (0,header_field/* renderHeaderField */.Al)('Subject', subject) }]),
        ...headerFields.map(({ name, value }) => ({ name, line: (0,header_field/* renderHeaderField */.Al)(name, value) })),
    ];
}
async function renderSource(request, { repository, files }) {
    const problems = problemList();
    const [file, readData, readSide] = await Promise.all([
        repository.readText(request.templatePath, { input: 'template' }),
        readTemplateData(request.data, repository),
        readSideFile(request, { repository, files }),
    ]);
    const data = problems.take(readData);
    const text = problems.take(file);
    const split = text === null ? null : problems.take(splitFrontMatter(text.path, text.text));
    const side = problems.take(readSide);
    if (split === null || data === null || side === null)
        return (0,errors_problem/* bad */.MB)(...problems.all());
    const setup = { data, repository };
    const engine = await (0,template_engine/* openEngine */.F5)(request.templatePath, 'template', setup);
    if (engine === null)
        throw new TypeError(`no engine for ${request.templatePath}`);
    const { body } = split;
    const frontMatter = withSideFile(split.frontMatter, side);
    const html = problems.take(await engine.render(body, 'html'));
    const isEmbedding = request.embedImages || frontMatter.embedImages;
    const shown = html !== null && isEmbedding ? problems.take(await embedImages(html, body, repository)) : { html, attachments: [] };
    const parts = {
        subject: null,
        from: null,
        replyTo: [],
        headerFields: [],
        html: shown?.html ?? null,
        text: null,
        attachments: shown?.attachments ?? [],
    };
    const message = await finish({ request, parts, frontMatter, engine, setup });
    if (problems.all().length === 0)
        return message;
    // The head's problems count too, but what it lacks only because the body failed does not.
    if (message.status === 'bad')
        problems.add(...message.problems.filter((problem) => !isConsequence(problem)));
    return (0,errors_problem/* bad */.MB)(...problems.all());
}
/** What `welcome.meta.yml` beside `welcome.html` says; nothing where there is none. */
async function readSideFile({ templatePath, repositoryRoot }, { repository, files }) {
    const path = `${templatePath.slice(0, -external_node_path_.posix.extname(templatePath).length)}.meta.yml`;
    if ((await files.stat((0,external_node_path_.join)(repositoryRoot, path))) === null)
        return (0,errors_problem.ok)(emptyFrontMatter);
    const file = await repository.readText(path, { input: 'meta file' });
    return file.status === 'bad' ? file : parseSideFile(file.value.path, file.value.text);
}
async function finish(unfinished) {
    const { request, parts, frontMatter, engine } = unfinished;
    const problems = problemList();
    const head = problems.take(await renderHead({ ...request, parts, frontMatter, engine }));
    const text = problems.take(await renderText(unfinished));
    if (head === null || text === null)
        return (0,errors_problem/* bad */.MB)(...problems.all());
    const { html, attachments } = parts;
    return (0,errors_problem.ok)({ templatePath: request.templatePath, dataSet: request.dataSetName, ...head, html, text, attachments });
}
/** The text part: its own file, else the message's own text, else made from the HTML. */
async function renderText({ request, parts, frontMatter, setup }) {
    const override = request.overrides.textPath;
    const written = frontMatter?.textPath ?? null;
    if (override === null && written === null)
        return (0,errors_problem.ok)(parts.text ?? htmlToText(parts.html ?? ''));
    const path = override ?? written?.path ?? '';
    const engine = await (0,template_engine/* openEngine */.F5)(path, 'text', setup);
    const place = override === null ? written?.place : undefined;
    const located = place === undefined ? {} : { place };
    if (engine === null) {
        const expected = `a file that ends in one of ${template_engine/* textExtensions */.gn.join(' ')}`;
        return (0,errors_problem/* bad */.MB)({ input: 'text', came: (0,errors_problem/* quoteValue */.cl)(path), expected, ...located });
    }
    const folders = override === null ? [(0,repository_path/* folderOf */.yS)(request.templatePath), ''] : [''];
    const file = await setup.repository.readText(path, { input: 'text', ...located, folders });
    return file.status === 'bad' ? file : await engine.render((0,source_text/* sourceOfFile */.p)(file.value.path, file.value.text), 'plain');
}
/** "There is no subject": said of a message whose HTML, and so its title, could not be rendered. */
function isConsequence(problem) {
    return problem.input === 'subject' && problem.came === 'none';
}

// EXTERNAL MODULE: ./lib/world/node-files.js
var node_files = __webpack_require__(53504);
// EXTERNAL MODULE: ./lib/world/workers/job-type.js
var job_type = __webpack_require__(88288);
// EXTERNAL MODULE: ./lib/assembly/template-job-types.js
var template_job_types = __webpack_require__(52358);
;// CONCATENATED MODULE: ./lib/assembly/template-jobs.js
/** The jobs of the worker thread that works on a repository's content. Only that thread loads this file. */





const renderTemplateInWorker = (0,job_type/* typedJob */.aX)(template_job_types/* renderJob */.eS, async (request) => await renderTemplate(request, (0,node_files/* nodeFiles */.k)()));
const findFilesInWorker = (0,job_type/* typedJob */.aX)(template_job_types/* findFilesJob */.Y$, async ({ pattern, directory }) => await (0,node_files/* nodeFiles */.k)().glob(pattern, directory, template_job_types/* maxMatchCount */.ZC + 1));
const parseConfigInWorker = (0,job_type/* typedJob */.aX)(template_job_types/* parseConfigJob */.Rs, async ({ bytes, path }) => (0,read_yaml_map/* parseYamlMap */.fs)(bytes, path));


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

/***/ 75804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   oN: () => (/* binding */ hasUnfoldableRun)
/* harmony export */ });
/* unused harmony export maxLineOctets */
/** Line lengths of header fields: RFC 5322 §2.1.1 and §2.2.3. */
/** No line may be longer, without its CRLF. */
const maxLineOctets = 998;
/** What a line should not exceed. */
const wantedLineOctets = 78;
/**
 * A header field over as many lines as it needs, without the last CRLF. Lines break before white space only, and
 * unfolding gives back the same text. What has no white space stays on one line: see `hasUnfoldableRun`.
 */
function fold(field) {
    let line = '';
    const lines = [];
    for (const [index, chunk] of chunksOf(field).entries()) {
        // A first line with nothing but the name is legal, but old readers take the field for empty.
        const limit = index === 1 ? maxLineOctets : wantedLineOctets;
        if (index > 0 && Buffer.byteLength(line) + Buffer.byteLength(chunk) > limit) {
            lines.push(line);
            line = chunk;
        }
        else {
            line += chunk;
        }
    }
    return [...lines, line].join('\r\n');
}
/** True when some piece between two folds would be longer than a line may be. */
function hasUnfoldableRun(text) {
    return (Buffer.byteLength(text) >= maxLineOctets &&
        chunksOf(text).some((chunk) => Buffer.byteLength(chunk) > maxLineOctets - 8));
}
/** White space and the word after it; white space at the end belongs to the last word. */
function chunksOf(text) {
    return text.match(/[ \t]*[^ \t]+(?:[ \t]+$)?/gu) ?? [text];
}


/***/ }),

/***/ 97595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Al: () => (/* binding */ renderHeaderField),
/* harmony export */   F3: () => (/* binding */ parseHeaderField),
/* harmony export */   f0: () => (/* binding */ subjectProblems),
/* harmony export */   vF: () => (/* binding */ renderAddressField)
/* harmony export */ });
/* unused harmony export isReservedHeader */
/* harmony import */ var _errors_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32964);
/* harmony import */ var _control_characters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39347);
/* harmony import */ var _encoded_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65662);
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75804);
/* harmony import */ var _parse_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85429);
/** Header fields: which of a user's are right, and how any of them is written so that no line is too long. */





const maxNameCharacters = 76;
const maxValueCharacters = 8192;
/** Fields that presend writes, or that only servers write; `Content-…`, `ARC-…` and `Resent-…` are among them. */
const reserved = /^(?:to|cc|bcc|date|message-id|mime-version|received|return-path|delivered-to|dkim-signature|authentication-results|x-presend-test|content-.*|arc-.*|resent-.*)$/iu;
/** Fields with an input of their own. */
const inputsOfFields = { subject: 'subject', from: 'from', 'reply-to': 'reply-to' };
/** Fields that hold mailboxes: names in them are encoded, addresses are not. */
const mailboxFields = /^(?:sender|errors-to|disposition-notification-to|return-receipt-to)$/iu;
/** Fields with a grammar in which an encoded-word would be text (RFC 2047 §5). */
const structuredFields = /^(?:list-(?!id$).*|in-reply-to|references|auto-submitted|precedence|feedback-id|importance|x-priority)$/iu;
/** True for a field that a template or an input may not give: presend, a server, or another input writes it. */
function isReservedHeader(name) {
    return reserved.test(name) || Object.hasOwn(inputsOfFields, name.toLowerCase());
}
/**
 * A header field as a user gave it, with the space around its value dropped. Refused: a name that is none
 * (RFC 5322 §3.6.8), a reserved one, line ends and control characters in the value, and what cannot be folded.
 * Problems carry `input: 'headers'`.
 */
function parseHeaderField(field) {
    const name = field.name.trim();
    const value = field.value.trim();
    const problems = [...nameProblems(name), ...valueProblems(name, value)];
    return problems.length > 0 ? (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .bad */ .MB)(...problems) : (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__.ok)({ name, value });
}
/**
 * One field, folded, without its last CRLF: encoded-words where the value is not plain ASCII. Total: control
 * characters become spaces, and no line is over 998 octets, whatever the value.
 */
function renderHeaderField(name, value) {
    if (mailboxFields.test(name)) {
        const addresses = (0,_parse_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAddressList */ .Mb)(value);
        if (addresses.status === 'ok')
            return renderAddressField(name, addresses.value);
    }
    const clean = (0,_control_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutControlCharacters */ .a)(value).trim();
    const isPlain = /^[\t -~]*$/u.test(clean) && !(0,_encoded_word_js__WEBPACK_IMPORTED_MODULE_0__/* .looksLikeEncodedWord */ .A)(clean) && !(0,_fold_js__WEBPACK_IMPORTED_MODULE_4__/* .hasUnfoldableRun */ .oN)(clean);
    // RFC 2919 §2: of a List-Id only the description may be encoded, not the id that programs compare.
    const id = /^list-id$/iu.test(name) ? (/ *<[!-;=?-~]+>$/u.exec(clean)?.[0] ?? '') : '';
    return (0,_fold_js__WEBPACK_IMPORTED_MODULE_4__/* .fold */ .AU)(`${name}: ${isPlain ? clean : `${(0,_encoded_word_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeWords */ .q)(clean.slice(0, clean.length - id.length))}${id}`}`);
}
/** A field that holds mailboxes, folded, without its last CRLF. */
function renderAddressField(name, addresses) {
    return (0,_fold_js__WEBPACK_IMPORTED_MODULE_4__/* .fold */ .AU)(`${name}: ${addresses.map(_parse_address_js__WEBPACK_IMPORTED_MODULE_1__/* .renderAddress */ .vY).join(', ')}`);
}
/** What is wrong with a subject, under the name `input`; none when it can be sent. */
function subjectProblems(subject, input) {
    return [...controlProblems(input, subject), ...lengthProblems(input, subject)];
}
function nameProblems(name) {
    if (!/^[!-9;-~]+$/u.test(name) || name.length > maxNameCharacters) {
        const expected = `a header name of at most ${maxNameCharacters} printable ASCII characters without a colon`;
        return [{ input: 'headers', came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(name), expected }];
    }
    const input = inputsOfFields[name.toLowerCase()];
    if (input !== undefined) {
        return [{ input: 'headers', came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(name), expected: 'other header fields', todo: `use ${input} instead` }];
    }
    const expected = 'header fields that neither presend nor a mail server writes';
    return reserved.test(name) ? [{ input: 'headers', came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(name), expected, todo: 'remove it' }] : [];
}
function valueProblems(name, value) {
    const input = `headers: ${(0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(name)}`;
    if (value === '')
        return [{ input, came: 'no value', expected: 'a value', todo: 'give one or remove the line' }];
    const problems = [...controlProblems(input, value), ...lengthProblems(input, value)];
    if (problems.length > 0)
        return problems;
    if (mailboxFields.test(name))
        return addressProblems(input, value);
    if (!structuredFields.test(name))
        return [];
    if (!/^[\t -~]*$/u.test(value))
        return [{ input, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(value), expected: 'ASCII only', todo: 'encode the URL' }];
    const expected = 'no piece without a space longer than 990 characters';
    return (0,_fold_js__WEBPACK_IMPORTED_MODULE_4__/* .hasUnfoldableRun */ .oN)(value) ? [{ input, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(value), expected, todo: 'use a shorter URL' }] : [];
}
function controlProblems(input, value) {
    if (!(0,_control_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .hasControlCharacters */ .K)(value))
        return [];
    return [{ input, came: (0,_errors_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .cl)(value), expected: 'one line without control characters' }];
}
function lengthProblems(input, value) {
    if (value.length <= maxValueCharacters)
        return [];
    return [{ input, came: `${value.length} characters`, expected: `at most ${maxValueCharacters}` }];
}
function addressProblems(input, value) {
    const addresses = (0,_parse_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAddressList */ .Mb)(value);
    return addresses.status === 'ok' ? [] : addresses.problems.map((problem) => Object.assign({}, problem, { input }));
}


/***/ }),

/***/ 86199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pw: () => (/* binding */ maxHeaderBytes),
/* harmony export */   R_: () => (/* binding */ endOfHeaderSection),
/* harmony export */   wH: () => (/* binding */ findHeaderExcess)
/* harmony export */ });
/** Measures a header section before any parser reads it. */
/** Gmail refuses header sections over 500 KB. */
const maxHeaderBytes = 512 * 1024;
const maxFieldCount = 10_000;
const maxFieldBytes = 64 * 1024;
/** mailauth joins the lines of a field in quadratic time: 62,000 lines took it 10 s. */
const maxFieldLines = 1000;
const newline = 0x0a;
const carriageReturn = 0x0d;
/** Where the header section ends: the index behind the line end of its last line, or the message's length. */
function endOfHeaderSection(message) {
    if (message[0] === newline || (message[0] === carriageReturn && message[1] === newline))
        return 0;
    const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    const ends = [bytes.indexOf('\n\r\n'), bytes.indexOf('\n\n')].filter((index) => index >= 0);
    return ends.length === 0 ? message.length : Math.min(...ends) + 1;
}
/**
 * What in a header section exceeds the limits, in one phrase. Takes linear time. As mailauth does, it counts every line
 * that does not start a field as a continuation.
 *
 * @returns `null` when a parser may read it
 */
function findHeaderExcess(message) {
    const sizeBytes = endOfHeaderSection(message);
    if (sizeBytes > maxHeaderBytes)
        return `the header section is larger than ${maxHeaderBytes / 1024} KiB`;
    let fieldCount = 0;
    let lineCount = 0;
    let fieldBytes = 0;
    for (const line of Buffer.from(message.buffer, message.byteOffset, sizeBytes).toString('latin1').split('\n')) {
        if (/^[!-9;-~]+[ \t]*:/u.test(line)) {
            fieldCount += 1;
            lineCount = 0;
            fieldBytes = 0;
        }
        lineCount += 1;
        fieldBytes += line.length + 1;
        if (fieldCount > maxFieldCount)
            return `the header section has more than ${maxFieldCount} fields`;
        if (lineCount > maxFieldLines)
            return `a header field has more than ${maxFieldLines} lines`;
        if (fieldBytes > maxFieldBytes)
            return `a header field is longer than ${maxFieldBytes / 1024} KiB`;
    }
    return null;
}


/***/ }),

/***/ 38684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ readHeaderSection),
/* harmony export */   sm: () => (/* binding */ valuesOf),
/* harmony export */   t8: () => (/* binding */ unfold)
/* harmony export */ });
/* harmony import */ var postal_mime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4286);
/* harmony import */ var _header_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86199);
/** The header section of a message that came from anywhere: split, unfolded and decoded, whatever is in it. */


const maxFieldCount = 2000;
/** Longer values are not decoded: no sender needs it, and decoding is where time can be burnt. */
const maxDecodedCharacters = 16_384;
/**
 * The header fields of a message, first to last. Lines that are no field and continue none are skipped;
 * at most 2,000 fields and 512 KiB are read.
 */
function readHeaderSection(message) {
    const section = new TextDecoder().decode(message.subarray(0, Math.min((0,_header_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .endOfHeaderSection */ .R_)(message), _header_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .maxHeaderBytes */ .Pw)));
    const fields = [];
    for (const line of section.split(/\r?\n/u)) {
        const current = fields.at(-1);
        if (/^[ \t]/u.test(line)) {
            current?.lines.push(line);
            continue;
        }
        const colon = line.indexOf(':');
        const name = line.slice(0, Math.max(colon, 0)).trimEnd();
        if (!/^[\x21-\x39\x3b-\x7e]+$/u.test(name))
            continue;
        if (fields.length === maxFieldCount)
            break;
        fields.push({ name, lines: [line.slice(colon + 1)] });
    }
    return fields.map(({ name, lines }) => ({ name, rawValue: lines.join('\r\n'), value: decodeValue(lines) }));
}
/** Values of all fields with this name, first to last. `name` is compared without regard to case. */
function valuesOf(fields, name) {
    const wanted = name.toLowerCase();
    return fields.filter((field) => field.name.toLowerCase() === wanted).map((field) => field.value);
}
/** A value without its folds (RFC 5322 §2.2.3) and without space around it. */
function unfold(rawValue) {
    return rawValue.replaceAll(/\r?\n(?=[ \t])/gu, '').trim();
}
function decodeValue(lines) {
    const value = lines.join('').trim();
    // Most values hold no encoded-word at all.
    return value.includes('=?') && value.length <= maxDecodedCharacters ? (0,postal_mime__WEBPACK_IMPORTED_MODULE_0__/* .decodeWords */ .O0)(value) : value;
}


/***/ }),

/***/ 56334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GP: () => (/* binding */ maxFieldCount),
/* harmony export */   k2: () => (/* binding */ replaceFields),
/* harmony export */   o8: () => (/* binding */ bytesOfOriginal),
/* harmony export */   sj: () => (/* binding */ splitOriginal)
/* harmony export */ });
/** A finished message (`.eml`) as bytes, split just far enough that single header fields can be replaced. */
const cr = 0x0d;
const lf = 0x0a;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
const lineEnd = Buffer.from('\r\n');
/** More fields than any message has; what follows them is not split. */
const maxFieldCount = 2000;
/**
 * Splits a message. What belongs to the file and not to the message is dropped: a byte order mark, and the `From ` line
 * that mailbox files begin with. Bare CR and LF become CRLF, because SMTP carries no other line end (RFC 5321 §2.3.8).
 */
function splitOriginal(file) {
    const bytes = withoutMailboxLine(withCrlf(withoutByteOrderMark(file)));
    const fields = [];
    let start = 0;
    while (start < bytes.length && fields.length <= maxFieldCount && !bytes.subarray(start, start + 2).equals(lineEnd)) {
        const found = bytes.indexOf(lineEnd, start);
        const end = found === -1 ? bytes.length : found + 2;
        const last = fields.at(-1);
        const isFold = bytes[start] === 0x20 || bytes[start] === 0x09;
        if (isFold && last !== undefined)
            last.end = end;
        else
            fields.push({ name: nameIn(bytes.subarray(start, end)), start, end });
        start = end;
    }
    return {
        fields: fields.map(({ name, start: from, end }) => ({ name, bytes: endLine(bytes.subarray(from, end)) })),
        rest: bytes.subarray(start),
        replacedNames: [],
    };
}
/**
 * The message with these fields: all fields of a name give way to the new ones of that name, which stand where the
 * first one stood, or at the end of the header section.
 */
function replaceFields(message, newFields) {
    const byName = Map.groupBy(newFields, ({ name }) => name.toLowerCase());
    const added = new Set();
    const bytesOf = (name) => {
        if (added.has(name))
            return [];
        added.add(name);
        return (byName.get(name) ?? []).map(({ line }) => ({ name, bytes: Buffer.from(`${line}\r\n`) }));
    };
    const replaced = message.fields.flatMap((field) => (byName.has(field.name) ? bytesOf(field.name) : [field]));
    return {
        fields: [...replaced, ...[...byName.keys()].flatMap(bytesOf)],
        rest: message.rest,
        replacedNames: [...new Set([...message.replacedNames, ...byName.keys()])],
    };
}
/** All bytes of the message. */
function bytesOfOriginal({ fields, rest }) {
    return Buffer.concat([...fields.map(({ bytes }) => bytes), rest]);
}
function nameIn(line) {
    const text = Buffer.from(line).toString('latin1');
    return /^([!-9;-~]+)[ \t]*:/u.exec(text)?.[1]?.toLowerCase() ?? '';
}
function endLine(line) {
    return line.at(-1) === lf ? line : Buffer.concat([line, lineEnd]);
}
function withoutByteOrderMark(bytes) {
    return byteOrderMark.equals(bytes.subarray(0, 3)) ? bytes.subarray(3) : bytes;
}
function withoutMailboxLine(bytes) {
    if (!/^>?From $/u.test(bytes.toString('latin1', 0, bytes[0] === 0x3e ? 6 : 5)))
        return bytes;
    const end = bytes.indexOf(lineEnd);
    return end === -1 ? bytes : bytes.subarray(end + 2);
}
function withCrlf(bytes) {
    const whole = Buffer.allocUnsafe(bytes.length * 2);
    let length = 0;
    // An index loop: messages have millions of bytes.
    for (let index = 0; index < bytes.length; index += 1) {
        const byte = bytes[index] ?? 0;
        const isCrlf = byte === cr && bytes[index + 1] === lf;
        if (byte !== cr && byte !== lf)
            whole[length++] = byte;
        else {
            whole[length++] = cr;
            whole[length++] = lf;
        }
        if (isCrlf)
            index += 1;
    }
    return whole.subarray(0, length);
}


/***/ }),

/***/ 32154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ mailboxesOf),
  v: () => (/* binding */ parseMessage)
});

// EXTERNAL MODULE: ./node_modules/postal-mime/dist/esm/postal-mime.js + 9 modules
var postal_mime = __webpack_require__(4286);
// EXTERNAL MODULE: ./lib/mail/domain.js
var domain = __webpack_require__(32243);
// EXTERNAL MODULE: ./lib/mail/header-limits.js
var header_limits = __webpack_require__(86199);
// EXTERNAL MODULE: ./lib/mail/header-section.js
var header_section = __webpack_require__(38684);
;// CONCATENATED MODULE: ./lib/mail/shorten-message.js
/**
 * Shortens a message before a parser reads it. The parser spends some 10 µs on every line, whatever the line says, so
 * what no rule reads is cut first: text beyond a limit, and the line ends of base64.
 */

const maxTextBytes = 2 * 1024 * 1024;
const maxLineCount = 40_000;
const maxPartCount = 1000;
const maxPartHeaderBytes = 256 * 1024;
/** One decoder call per line. */
const base64LineBytes = 48 * 1024;
/** Of all parts together. */
const note = 'only the first 2 MiB (or 40,000 lines, or 1,000 parts) of the text were judged';
/**
 * The same message, with no more than 2 MiB and 40,000 lines of text, 1,000 parts and 256 KiB of part headers. Base64
 * parts keep their content, in longer lines. Takes linear time.
 */
function shortenMessage(message) {
    const source = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    const bodyStart = (0,header_limits/* endOfHeaderSection */.R_)(message);
    if (isShort(source, bodyStart))
        return { bytes: message, note: null };
    const shortening = startShortening(source, bodyStart);
    while (shortening.position < source.length && !shortening.isStopped)
        takeLine(shortening);
    return {
        bytes: shortening.output.subarray(0, shortening.length),
        note: shortening.isCut || shortening.isStopped ? note : null,
    };
}
function isShort(source, bodyStart) {
    if (source.length - bodyStart > maxTextBytes)
        return false;
    let position = bodyStart;
    for (let count = 0; count < maxLineCount; count += 1) {
        const end = source.indexOf('\n', position);
        if (end < 0)
            return true;
        position = end + 1;
    }
    return false;
}
function startShortening(source, bodyStart) {
    const shortening = {
        source,
        // Line ends that are added: one for each long line of base64, one for each part.
        output: Buffer.allocUnsafe(source.length + 2 * (Math.ceil(source.length / base64LineBytes) + maxPartCount + 2)),
        boundaries: new Set(),
        position: bodyStart,
        length: bodyStart,
        partHeader: source.toString('latin1', 0, bodyStart),
        isBase64: false,
        base64LineBytes: 0,
        textBytes: 0,
        lineCount: 0,
        partCount: 0,
        partHeaderBytes: 0,
        isCut: false,
        isStopped: false,
    };
    source.copy(shortening.output, 0, 0, bodyStart);
    return shortening;
}
function takeLine(shortening) {
    const { source, position, boundaries } = shortening;
    const newline = source.indexOf('\n', position);
    const end = newline < 0 ? source.length : newline + 1;
    shortening.position = end;
    if (boundaries.size > 0 && source[position] === 0x2d && isBoundary(shortening, position, end)) {
        return startPart(shortening, position, end);
    }
    if (shortening.partHeader !== null)
        return takeHeaderLine(shortening, position, end);
    if (shortening.isBase64)
        return takeBase64(shortening, position, end);
    takeText(shortening, position, end);
}
/** RFC 2046 §5.1.1: `--`, the boundary, `--` behind the last part, and white space. */
function isBoundary({ source, boundaries }, start, end) {
    if (source[start + 1] !== 0x2d || end - start > 1000)
        return false;
    const line = source.toString('latin1', start + 2, end).trimEnd();
    return boundaries.has(line) || (line.endsWith('--') && boundaries.has(line.slice(0, -2)));
}
function startPart(shortening, start, end) {
    if (shortening.base64LineBytes > 0)
        endBase64Line(shortening);
    copy(shortening, start, end);
    shortening.partCount += 1;
    shortening.partHeader = '';
    shortening.isBase64 = false;
    if (shortening.partCount > maxPartCount)
        shortening.isStopped = true;
}
function takeHeaderLine(shortening, start, end) {
    const line = shortening.source.toString('latin1', start, end);
    shortening.partHeaderBytes += line.length;
    if (shortening.partHeaderBytes > maxPartHeaderBytes) {
        shortening.isStopped = true;
        return;
    }
    copy(shortening, start, end);
    if (line.trimEnd() !== '') {
        shortening.partHeader += line;
        return;
    }
    const header = shortening.partHeader ?? '';
    const boundary = /boundary\s*=\s*(?:"([^"]{1,500})"|([^\s;"]{1,500}))/iu.exec(header);
    if (boundary !== null)
        shortening.boundaries.add((boundary[1] ?? boundary[2] ?? '').trimEnd());
    shortening.isBase64 = /^content-transfer-encoding[ \t]*:\s*"?base64/imu.test(header);
    shortening.partHeader = null;
}
function takeBase64(shortening, start, end) {
    const { source } = shortening;
    let contentEnd = end;
    while (contentEnd > start && (source[contentEnd - 1] ?? 0) <= 0x20)
        contentEnd -= 1;
    if (shortening.base64LineBytes + contentEnd - start > base64LineBytes)
        endBase64Line(shortening);
    copy(shortening, start, contentEnd);
    shortening.base64LineBytes += contentEnd - start;
}
function endBase64Line(shortening) {
    shortening.length += shortening.output.write('\r\n', shortening.length);
    shortening.base64LineBytes = 0;
}
function takeText(shortening, start, end) {
    const leftBytes = maxTextBytes - shortening.textBytes;
    if (leftBytes > 0 && shortening.lineCount < maxLineCount) {
        const keptEnd = Math.min(end, start + leftBytes);
        copy(shortening, start, keptEnd);
        shortening.textBytes += keptEnd - start;
        shortening.lineCount += 1;
        if (keptEnd < end)
            shortening.isCut = true;
        return;
    }
    shortening.isCut = true;
    // Straight to what may be the next boundary.
    const next = shortening.boundaries.size === 0 ? -1 : shortening.source.indexOf('\n--', end - 1);
    shortening.position = next < 0 ? shortening.source.length : next + 1;
}
function copy(shortening, start, end) {
    shortening.source.copy(shortening.output, shortening.length, start, end);
    shortening.length += end - start;
}

;// CONCATENATED MODULE: ./lib/mail/parse-message.js
/** A received message as the service and the verdict read it: header fields, author, HTML, text, attachments. */





/** Real mail nests four or five levels deep. */
const maxNestingDepth = 50;
/** Of the message and all its parts together. */
const maxHeaderBytes = 1024 * 1024;
/** Longer texts are cut. */
const maxTextCharacters = 1_000_000;
/** Gmail takes 25 MB; beyond twice that a body is not worth its memory. */
const maxMessageBytes = 50 * 1024 * 1024;
/**
 * Reads a message. Never rejects: of a body that cannot be read (nested deeper than 50 levels, a header section beyond
 * the limits, more than 50 MiB) `defect` says why, and the header fields are there all the same. Of a long body only the
 * beginning is read, and `shortening` says so.
 * Messages inside the message are attachments; their text is not mixed into `text`.
 */
async function parseMessage(bytes) {
    const headerFields = (0,header_section/* readHeaderSection */.Dm)(bytes);
    return {
        headerFields,
        subject: (0,header_section/* valuesOf */.sm)(headerFields, 'subject')[0] ?? null,
        from: mailboxesOf(headerFields, 'from'),
        replyTo: mailboxesOf(headerFields, 'reply-to'),
        sizeBytes: bytes.byteLength,
        ...(await readBody(bytes)),
    };
}
async function readBody(bytes) {
    if (bytes.byteLength > maxMessageBytes)
        return unreadable(`larger than ${maxMessageBytes / 1024 / 1024} MiB`);
    const excess = (0,header_limits/* findHeaderExcess */.wH)(bytes);
    if (excess !== null)
        return unreadable(excess);
    const { bytes: shortened, note } = shortenMessage(bytes);
    try {
        const email = await postal_mime/* default */.Ay.parse(shortened, {
            maxNestingDepth,
            maxHeadersSize: maxHeaderBytes,
            forceRfc822Attachments: true,
        });
        const { html = null, text = null } = email;
        const isCut = [html, text].some((one) => one !== null && one.length > maxTextCharacters);
        const shortening = note ?? (isCut ? 'only the first million characters of each text were judged' : null);
        return {
            html: html?.slice(0, maxTextCharacters) ?? null,
            text: text?.slice(0, maxTextCharacters) ?? null,
            attachments: email.attachments.map(readAttachment),
            defect: null,
            ...(shortening === null ? {} : { shortening }),
        };
    }
    catch (error) {
        // Whatever a hostile message makes the parser throw is a property of the message, not a failure of ours.
        return unreadable(error instanceof Error ? error.message : 'its MIME structure could not be read');
    }
}
function unreadable(defect) {
    return { html: null, text: null, attachments: [], defect };
}
function readAttachment(part) {
    return {
        filename: part.filename,
        contentType: part.mimeType.toLowerCase(),
        content: typeof part.content === 'string' ? Buffer.from(part.content) : new Uint8Array(part.content),
        contentId: part.contentId?.replaceAll(/[<>\s]/gu, '') ?? null,
        isRelated: part.related === true,
        calendarMethod: part.method ?? null,
    };
}
/** The mailboxes of all fields of this name, given in lower case; nothing of them has been checked. */
function mailboxesOf(fields, name) {
    return fields
        .filter((field) => field.name.toLowerCase() === name)
        .flatMap((field) => (0,postal_mime/* addressParser */.YR)((0,header_section/* unfold */.t8)(field.rawValue), { flatten: true }))
        .flatMap(({ name: displayName, address }) => address === undefined ? [] : [{ displayName: displayName || null, address, domain: domainOf(address) }]);
}
function domainOf(address) {
    const at = address.lastIndexOf('@');
    return at < 0 ? null : (0,domain/* parseDomain */.g)(address.slice(at + 1).trim());
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


/***/ }),

/***/ 53504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ nodeFiles)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3232);
/** The machine's file system, behind the few questions a run asks of it. */





/** Files on the machine's disk. */
function nodeFiles() {
    return {
        read: async (path) => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(path),
        readText: async (path) => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(path, 'utf8'),
        stat: async (path) => await whenThere(async () => describe(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path))),
        realPath: async (path) => await whenThere(async () => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(path)),
        isLink: async (path) => (await whenThere(async () => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path)))?.isSymbolicLink() ?? false,
        glob: findMatches,
        write: writeWhole,
        append: async (path, content) => {
            await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.appendFile)(path, content);
        },
    };
}
function describe(found) {
    if (found.isFile())
        return { sizeBytes: Number(found.size), kind: 'file', mode: Number(found.mode) & 0o777 };
    return { sizeBytes: 0, kind: found.isDirectory() ? 'directory' : 'other' };
}
/** ENOTDIR: below a file there is nothing. ELOOP: a symbolic link that leads to itself leads nowhere. */
const absentCodes = new Set(['ENOENT', 'ENOTDIR', 'ELOOP']);
async function whenThere(ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && absentCodes.has(String(error.code)))
            return null;
        throw error;
    }
}
async function findMatches(pattern, directory, maxCount = Number.POSITIVE_INFINITY) {
    const found = [];
    const exclude = (path) => isForeignFolder(path) || leadsOut(directory, path);
    for await (const path of (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.glob)(pattern, { cwd: directory, exclude })) {
        found.push(path.replaceAll('\\', '/'));
        if (found.length >= maxCount)
            break;
    }
    return found.toSorted();
}
function isForeignFolder(path) {
    return /(?:^|[\\/])(?:node_modules|\.git)$/u.test(path);
}
/** True for a symbolic link out of the directory: a pattern must not walk the whole machine. */
function leadsOut(directory, path) {
    const absolutePath = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, path);
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(absolutePath).isSymbolicLink())
            return false;
        return (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_4__/* .pathInside */ ._l)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(directory), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(absolutePath)) === null;
    }
    catch {
        // A link to nothing, which cannot be walked into. Node also asks about bare names of files in subfolders.
        return false;
    }
}
/**
 * Makes a folder and those above it. Not by `recursive`: where the system has no such place below a folder that is
 * there (/proc says so of everything), Node tries again for ever.
 */
async function makeFolder(path) {
    if (await isFolder(path))
        return;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path);
    if (parent !== path)
        await makeFolder(parent);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(path);
    }
    catch (error) {
        // Another writer may have made it meanwhile.
        if (!(await isFolder(path)))
            throw error;
    }
}
async function isFolder(path) {
    return (await whenThere(async () => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path)))?.isDirectory() ?? false;
}
async function writeWhole(path, content) {
    await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    // A name that nobody can guess, and only if it is free: a symbolic link there would be followed.
    const temporaryPath = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.part`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporaryPath, content, { flag: 'wx' });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporaryPath, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporaryPath, { force: true });
        throw error;
    }
}


/***/ }),

/***/ 88288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ typedPort),
/* harmony export */   Pn: () => (/* binding */ runTypedJob),
/* harmony export */   _p: () => (/* binding */ callPort),
/* harmony export */   aX: () => (/* binding */ typedJob)
/* harmony export */ });
/** Jobs with types: what the main thread puts in is what the job gets, and what it returns comes out. */
/** Makes a job out of a function that works on the type's input. */
function typedJob(_type, work) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what runTypedJob was given
    return async (input, context) => await work(input, context);
}
/** Runs a job in a pool. @throws the signal's reason, and nothing else */
async function runTypedJob(workers, { type, ...job }, signal) {
    const outcome = await workers.run({ ...job, name: type.name }, signal);
    if (outcome.status === 'failed')
        return outcome;
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what the job returned
    return { status: 'done', value: outcome.value };
}
/** The main thread's side of a port. */
function typedPort({ name }, answer) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what callPort was given
    return { [name]: async (...args) => await answer(...args) };
}
/** The job's side of a port. @throws Error when the main thread's function does, or the job was aborted */
async function callPort({ call }, { name }, ...args) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what the port answered
    return (await call(name, ...args));
}


/***/ })

};
