export const id = 9163;
export const ids = [9163];
export const modules = {

/***/ 52358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rs: () => (/* binding */ parseConfigJob),
/* harmony export */   Y$: () => (/* binding */ findFilesJob),
/* harmony export */   ZC: () => (/* binding */ maxMatchCount),
/* harmony export */   eS: () => (/* binding */ renderJob)
/* harmony export */ });
/** Job types for untrusted repository content, which a worker thread processes. */
const renderJob = { name: 'render-template' };
/** Returns at most `maxMatchCount + 1` paths. */
const findFilesJob = { name: 'find-files' };
const parseConfigJob = { name: 'parse-config' };
/** Maximum number of files and folders that a pattern may match. */
const maxMatchCount = 10_000;


/***/ }),

/***/ 97401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findFilesInWorker: () => (/* binding */ findFilesInWorker),
  parseConfigInWorker: () => (/* binding */ parseConfigInWorker),
  renderTemplateInWorker: () => (/* binding */ renderTemplateInWorker)
});

// EXTERNAL MODULE: ./lib/settings/engine/read-yaml-map.js
var read_yaml_map = __webpack_require__(93875);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors/problem.js
var errors_problem = __webpack_require__(32964);
// EXTERNAL MODULE: ./lib/mail/header-section.js
var header_section = __webpack_require__(38684);
// EXTERNAL MODULE: ./node_modules/html-to-text/lib/html-to-text.mjs + 6 modules
var html_to_text = __webpack_require__(87364);
;// CONCATENATED MODULE: ./lib/mail/html-to-text.js
/** The text part of a message that has only HTML. */

const wrapCharacters = 78;
const maxHtmlCharacters = 10_000_000;
/** The converter is recursive; nested layout tables reach about 60 levels. */
const maxDepth = 200;
/**
 * Returns the visible text of an HTML document, wrapped at 78 characters, with links as `text [URL]` and images as their
 * `alt` text. Drops hidden content (`display:none`, `hidden`, and so the preheader), scripts and styles. Lays out tables
 * with header cells in columns; other tables are for layout, and become one line per row. Not escaped.
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
/** The parser's time is quadratic in open elements: minutes at 400,000. */
const maxOpenElements = 10_000;
/** Void elements, and those that the next one closes. */
const selfClosing = /^(?:area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|source|td|th|tr|track|wbr)$/iu;
/** Cuts the HTML where more elements are open than in any real mail. */
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
/** Runs of invisible characters, which pad a preheader. Single ones have a meaning. */
// oxlint-disable-next-line no-misleading-character-class -- each is meant as a single character
const filler = /(?:[\u00ad\u034f\u200b-\u200d\u2007\ufeff][ \u00a0\n]*){3,}[\u00ad\u034f\u200b-\u200d\u2007\ufeff]/gu;
/** Broken documents have a `title` in the body. Both spellings of `display:none` occur in mail. */
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
const formatAltText = (element, _walk, builder) => {
    const alt = element.attribs?.['alt'];
    if (typeof alt === 'string' && alt.trim() !== '')
        builder.addInline(alt.trim(), {});
};
/** Separates layout cells, such as an item and its price, with a space. */
const formatLayoutCell = (element, walk, builder) => {
    builder.addInline(' ', {});
    walk(element.children, builder);
};
/** The converter allocates a place for each column and row that a cell spans. */
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
/** Checks the table's own rows only: a layout table may contain a data table. */
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

// EXTERNAL MODULE: ./lib/mail/mime-message.js
var mime_message = __webpack_require__(1137);
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
/** Finds the URLs of images in HTML and their positions, in linear time. */
/** Elements whose `src` is an image, including Outlook's. */
const imageElements = new Set(['img', 'input', 'v:fill', 'v:image', 'v:imagedata']);
/** Finds `src` of images, `background`, and `url()` in `style` attributes and `<style>`, in order. */
function findImageReferences(html) {
    const references = [];
    let at = html.indexOf('<');
    while (at >= 0) {
        at = html.indexOf('<', readMarkup(html, at, references));
    }
    return references;
}
/** Reads the markup at a `<` and returns the offset after it. */
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
/** Skips comments except conditional ones, which Outlook displays. */
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
    // An unclosed tag extends to the end. Scanning it again would take quadratic time.
    return html.length;
}
function referencesIn(element, attribute, value) {
    if (attribute === 'style')
        return findCssReferences(value.url, value.start);
    const isImage = attribute === 'background' || (attribute === 'src' && imageElements.has(element));
    return isImage ? [{ ...value, url: decodeAmpersands(value.url).trim() }] : [];
}
/** `offset` is the position of the CSS in the document. */
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
/** Collects problems, so that an author sees all of them at once. */
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
/** Embeds images from the repository in the message (`cid:`, RFC 2392). */







const imageTypes = {
    '.png': 'image/png',
    '.jpg': 'image/jpeg',
    '.jpeg': 'image/jpeg',
    '.gif': 'image/gif',
    '.webp': 'image/webp',
    '.svg': 'image/svg+xml',
    '.bmp': 'image/bmp',
};
/** Servers reject larger mail. */
const maxTotalBytes = 25 * 1024 * 1024;
/**
 * Replaces each local image URL (without scheme and host) with `cid:` and adds one attachment per file. Paths are relative
 * to the template's folder, else to the repository.
 *
 * @param source the template of the HTML, in which the positions of problems are searched
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
        problems.add({ input: 'images', came: 'more than 25 MiB', expected: 'at most 25 MiB in total', place });
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
/** Removes query and fragment and decodes percent-encoding. */
function decodePath(url) {
    const path = url.replace(/[?#].*$/su, '');
    try {
        return decodeURIComponent(path);
    }
    catch {
        // Not percent-encoded: the percent sign is part of the name.
        return path;
    }
}
/** Only the file is known if an include or the data contains the URL. */
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
/** Reads complete messages (`.eml`), which are sent unchanged. */





/**
 * Reads a message. Faults in header fields and MIME structure are kept, because the test is to find them. The first
 * readable From: address counts.
 */
async function readEml(path, bytes) {
    const nulAt = bytes.indexOf(0);
    if (nulAt !== -1) {
        const line = countLines(bytes, nulAt) + 1;
        const expected = 'a message without NUL bytes, which SMTP does not allow';
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
/** The parser takes 5 µs and 1.4 KB per line. */
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
/** Counts line feeds before `end`. */
function countLines(bytes, end = bytes.length) {
    let count = 0;
    for (let at = bytes.indexOf(0x0a); at !== -1 && at < end; at = bytes.indexOf(0x0a, at + 1))
        count += 1;
    return count;
}
/** Empty if the address is invalid. */
function readMailbox({ displayName, address }) {
    const parsed = (0,parse_address/* parseAddress */.or)(address);
    if (parsed.status === 'bad')
        return [];
    // Parse again to check the display name.
    const named = (0,parse_address/* parseAddress */.or)((0,parse_address/* renderAddress */.vY)({ ...parsed.value, displayName }));
    return named.status === 'ok' ? [named.value] : [parsed.value];
}

// EXTERNAL MODULE: ./lib/template/error-text.js
var error_text = __webpack_require__(27902);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/errors/yaml-errors.js
var yaml_errors = __webpack_require__(67946);
// EXTERNAL MODULE: ./lib/errors/yaml-limits.js
var yaml_limits = __webpack_require__(50277);
;// CONCATENATED MODULE: ./lib/template/read-yaml.js
/** Reads YAML with the position of each entry. */




/** Parses a YAML 1.2 document, or returns all syntax errors with line and column. */
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
        // The library's uniqueKeys takes quadratic time.
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
        // toJS throws if there are too many aliases; deep nesting overflows the stack.
        const came = error instanceof RangeError ? 'values nested too deeply' : 'too many aliases (*)';
        return (0,errors_problem/* bad */.MB)({ input, came, expected: 'plain values', place: { file } });
    }
}
const maxErrors = 20;
/** The offsets of duplicate keys. */
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
    return { input, came: 'a duplicate key', expected: 'each key once', place };
}
function syntaxProblem({ code, pos }, { input, text }, place) {
    const problem = { input, ...(0,yaml_errors/* describeYamlError */.r)(code), place };
    const line = text.slice(text.lastIndexOf('\n', pos[0] - 1) + 1, pos[0]);
    // YAML reads `{{ name }}` as a nested mapping.
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
 * Maps a position in a value to the source text. Scalars can be indented, folded or escaped, so the line is searched; if
 * it is not found, the start of the value is used.
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
/** Parses front matter: YAML between two `---` lines at the start of a template. */





const emptyFrontMatter = {
    subject: null,
    from: null,
    replyTo: null,
    headers: [],
    textPath: null,
    embedImages: false,
};
const knownKeys = ['subject', 'from', 'reply-to', 'headers', 'text', 'embed-images'];
/** Splits a template. Blank lines and comments above the front matter are dropped. */
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
            came: 'an opening line "---" only',
            expected: 'a closing line "---"',
            place,
        });
    }
    const yaml = text.slice(yamlOffset, yamlOffset + closing.index);
    const head = text.slice(0, yamlOffset + closing.index + closing[0].length);
    const body = (0,source_text/* sourceOfFile */.p)(file, text.slice(head.length), head.split('\n').length - 1);
    if (body.text.trim() === '') {
        return (0,errors_problem/* bad */.MB)({ input: 'template', came: 'only front matter', expected: 'a body below it', place: { file } });
    }
    const frontMatter = parseFrontMatter({ input: 'front matter', file, text: yaml, skippedLines: openingLine });
    return frontMatter.status === 'bad' ? frontMatter : (0,errors_problem.ok)({ frontMatter: frontMatter.value, body });
}
/** Blank lines, byte order marks, and comments of HTML, Handlebars and Liquid. */
const skipped = /\s+|<!--[^]*?-->|\{\{!--[^]*?--\}\}|\{\{![^]*?\}\}|\{%-?\s*comment\s*-?%\}[^]*?\{%-?\s*endcomment\s*-?%\}/uy;
/** Null if there is no front matter. After other lines, `---` may be a Markdown rule, so that a key must follow. */
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
/** Parses `welcome.meta.yml`, which replaces the front matter of a generated `welcome.html`. */
function parseSideFile(file, text) {
    return parseFrontMatter({ input: 'meta file', file, text, skippedLines: 0 });
}
/** Merges front matter with the side file; front matter takes precedence. */
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
    // YAML reads `{{ name }}` as a nested mapping.
    const isVariable = typeof entry.value === 'object' && JSON.stringify(entry.value).startsWith('{"{');
    return (0,errors_problem/* bad */.MB)(isVariable ? { ...problem, todo: `put the value in quotes: ${entry.key}: "{{ … }}"` } : problem);
}
function readText(entry, file) {
    if (entry === undefined)
        return (0,errors_problem.ok)(null);
    const { value } = entry;
    // YAML reads a subject such as "2026" as a number.
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
/** Reads header fields: lines `Name: value`, a list of such lines, or a mapping of names to values or lists. */
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
    // Values of an inner mapping have the position of the mapping.
    const placeAt = () => entry.keyPlace;
    return (0,errors_problem.ok)(texts.map(({ name, text }) => ({ name, value: { input: name, file, text, placeAt } })));
}
/** Null if `value` is neither a mapping nor a list of mappings and lines `Name: value`. */
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
/** Joins the value on one line and keeps the position of each character. */
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

// EXTERNAL MODULE: ./lib/mail/control-characters.js
var control_characters = __webpack_require__(39347);
;// CONCATENATED MODULE: ./lib/mail/header-field.js
/** Checks header fields and subjects that users write. */




const maxNameCharacters = 76;
const maxValueCharacters = 8192;
/** RFC 5322 §2.1.1 allows lines of 998 octets, and lines break only at spaces. */
const maxWordCharacters = 990;
/** Fields that presend or only servers write. */
const reserved = /^(?:to|cc|bcc|date|message-id|mime-version|received|return-path|delivered-to|dkim-signature|authentication-results|x-presend-test|content-.*|arc-.*|resent-.*)$/iu;
/** Fields with a setting of their own. */
const settingsOfFields = { subject: 'subject', from: 'from', 'reply-to': 'reply-to' };
/** Fields whose grammar has no encoded-words (RFC 2047 §5). */
const structuredFields = /^(?:list-(?!id$).*|in-reply-to|references|auto-submitted|precedence|feedback-id|importance|x-priority)$/iu;
/** True for a field that templates and settings may not give under `headers`. */
function isReservedHeader(name) {
    return reserved.test(name) || Object.hasOwn(settingsOfFields, name.toLowerCase());
}
/**
 * Parses a header field as a user wrote it. Rejects invalid and reserved names, control characters, and values that
 * cannot be folded. Problems carry `input: 'headers'`.
 */
function parseHeaderField(field) {
    const name = field.name.trim();
    const value = field.value.trim();
    const problems = [...nameProblems(name), ...valueProblems(name, value)];
    return problems.length > 0 ? (0,errors_problem/* bad */.MB)(...problems) : (0,errors_problem.ok)({ name, value });
}
/** The problems of a subject, reported as `input`. */
function subjectProblems(subject, input) {
    return textProblems(input, subject);
}
function nameProblems(name) {
    if (!/^[!-9;-~]+$/u.test(name) || name.length > maxNameCharacters) {
        const expected = `a header name of at most ${maxNameCharacters} printable ASCII characters without a colon`;
        return [{ input: 'headers', came: (0,errors_problem/* quoteValue */.cl)(name), expected }];
    }
    const input = settingsOfFields[name.toLowerCase()];
    if (input !== undefined) {
        return [{ input: 'headers', came: (0,errors_problem/* quoteValue */.cl)(name), expected: 'other header fields', todo: `use ${input} instead` }];
    }
    const expected = 'header fields that neither presend nor a mail server writes';
    return reserved.test(name) ? [{ input: 'headers', came: (0,errors_problem/* quoteValue */.cl)(name), expected, todo: 'remove it' }] : [];
}
function valueProblems(name, value) {
    const input = `headers: ${(0,errors_problem/* quoteValue */.cl)(name)}`;
    if (value === '')
        return [{ input, came: 'no value', expected: 'a value', todo: 'add one or remove the line' }];
    const problems = textProblems(input, value);
    if (problems.length > 0)
        return problems;
    if (mime_message/* addressFields */.Ob.test(name))
        return addressProblems(input, value);
    if (!structuredFields.test(name) || /^[\t -~]*$/u.test(value))
        return [];
    return [{ input, came: (0,errors_problem/* quoteValue */.cl)(value), expected: 'ASCII only', todo: 'encode the URL' }];
}
function textProblems(input, value) {
    if ((0,control_characters/* hasControlCharacters */.K)(value)) {
        return [{ input, came: (0,errors_problem/* quoteValue */.cl)(value), expected: 'one line without control characters' }];
    }
    if (value.length > maxValueCharacters) {
        return [{ input, came: `${value.length} characters`, expected: `at most ${maxValueCharacters}` }];
    }
    // Other values become encoded-words, which can be folded anywhere.
    const isEncoded = !/^[\t -~]*$/u.test(value);
    if (isEncoded || value.split(/[ \t]+/u).every((word) => word.length <= maxWordCharacters))
        return [];
    const expected = `words of at most ${maxWordCharacters} characters`;
    return [{ input, came: (0,errors_problem/* quoteValue */.cl)(value), expected, todo: 'shorten it, or add a space' }];
}
function addressProblems(input, value) {
    const addresses = (0,parse_address/* parseAddressList */.Mb)(value);
    return addresses.status === 'ok' ? [] : addresses.problems.map((problem) => Object.assign({}, problem, { input }));
}

;// CONCATENATED MODULE: ./lib/template/message-head.js
/** Determines subject, author and header fields from inputs, front matter and body. */






/** Renders the head, or returns all its problems. */
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
    // An .eml is sent with its own subject or without one.
    if (request.frontMatter === null && rendered.value === null)
        return (0,errors_problem.ok)(own?.trim() ?? '');
    const title = html === null ? null : titleOf(html);
    const subject = rendered.value ?? own?.trim() ?? title;
    if (subject === null || subject === '') {
        const came = rendered.value === '' ? 'an empty text' : 'none';
        return missing({ input: 'subject', came, example: 'Welcome to our shop' }, request);
    }
    const problems = subjectProblems(subject, 'subject');
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
const maxHeaderFields = 200;
/** A field from an input replaces all template fields of that name. */
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
        const field = rendered === null ? null : parseHeaderField({ name, value: rendered });
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
/** Renders and trims a value (YAML block texts end with a line break); null if there is none. */
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
const maxTitleCharacters = 2000;
/** The text of the first `<title>` on one line; null if missing or empty. */
function titleOf(html) {
    const start = /<title(?:\s[^<>]*)?>/iu.exec(html);
    if (start === null)
        return null;
    const rest = html.slice(start.index + start[0].length, start.index + start[0].length + maxTitleCharacters);
    const end = rest.search(/<\/title/iu);
    // In a title, `<` is text.
    const title = htmlToText(rest.slice(0, Math.max(end, 0)).replaceAll('<', '&lt;'))
        .replaceAll(/\s+/gu, ' ')
        .trim();
    return title === '' ? null : title;
}

;// CONCATENATED MODULE: ./lib/template/json-error.js
/** Locates JSON syntax errors, for which V8 reports a position only sometimes. */
const token = /[ \t\n\r]*(?<token>[{}[\],:]|"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*"|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?(?![0-9A-Za-z.])|(?:true|false|null)(?![A-Za-z0-9]))/uy;
/** The offset of the first invalid character, or the length of a text that ends too early. */
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
/** What is expected after a token; null if the token is invalid. `open` contains the open brackets. */
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
/** Reads template data from JSON or YAML. */





/** Prevents YAML bombs. */
const maxAliasCount = 100;
/** Reads the data of a `.json`, `.yml` or `.yaml` file. */
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
        const [came, expected] = ['values nested too deeply', `at most ${template_data_maxDepth} levels`];
        return (0,errors_problem/* bad */.MB)({ input: 'data', came, expected, place: { file: file.value.path } });
    }
    if (isRecord(value.value))
        return (0,errors_problem.ok)({ values: value.value, name: file.value.path });
    return (0,errors_problem/* bad */.MB)({
        input: 'data',
        came: shapeOf(value.value),
        expected: 'an object',
        place: { file: file.value.path },
    });
}
/** Engines and filters are recursive. */
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
        // V8's message quotes the data and often lacks the position.
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
/** Renders a template with its data to a message: subject, author, HTML, text, header fields, attachments. */

















/**
 * Renders a template with one data set, or returns all problems in paths, data, front matter, syntax, variables, images,
 * subject, addresses and header fields.
 */
async function renderTemplate(request, files) {
    const rendered = await renderAny(request, files).catch((error) => overflowProblem(error, request));
    return rendered.status === 'ok' ? limitSize(rendered.value) : limitProblems(rendered.problems, request);
}
/** Parsers, engines and the conversion to text are recursive, so each can overflow the stack. */
function overflowProblem(error, { templatePath }) {
    if (!(0,error_text/* isOverflow */.Rj)(error))
        throw error;
    const expected = 'less deeply nested template and data';
    return (0,errors_problem/* bad */.MB)({ input: 'template', came: error_text/* tooDeep */.DI, expected, place: { file: templatePath } });
}
/** Servers reject larger mail. */
const maxPartBytes = 10 * 1024 * 1024;
function limitSize(message) {
    const { html, text, templatePath } = message;
    const sizeBytes = Math.max(Buffer.byteLength(html ?? ''), Buffer.byteLength(text));
    if (sizeBytes <= maxPartBytes)
        return (0,errors_problem.ok)(message);
    const expected = `at most ${maxPartBytes} bytes (10 MiB)`;
    return (0,errors_problem/* bad */.MB)({ input: 'template', came: `${sizeBytes} bytes`, expected, place: { file: templatePath } });
}
const maxProblems = 100;
function limitProblems(problems, { templatePath }) {
    if (problems.length <= maxProblems)
        return (0,errors_problem/* bad */.MB)(...problems);
    const came = `${problems.length} problems, the first ${maxProblems} listed`;
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
    // An .eml and its overrides have no variables.
    const head = await renderHead({ ...request, parts, frontMatter: null, engine: null });
    if (head.status === 'bad')
        return head;
    const sent = (0,original_message/* replaceFields */.k2)(original, newFields(request.overrides, head.value));
    const { templatePath, dataSetName: dataSet } = request;
    const { html, text, attachments } = parts;
    const headerFields = (0,header_section/* readHeaderSection */.Dm)((0,original_message/* bytesOfOriginal */.o8)(sent)).map(({ name, value }) => ({ name, value }));
    return (0,errors_problem.ok)({ templatePath, dataSet, ...head.value, headerFields, html, text: text ?? '', attachments, original: sent });
}
/** Only overrides replace fields of the message. */
function newFields(overrides, { subject, from, replyTo, headerFields }) {
    const { subject: newSubject, from: newFrom, replyTo: newReplyTo } = overrides;
    return [
        ...(newFrom === null ? [] : [{ name: 'From', line: (0,mime_message/* renderAddressField */.vF)('From', [from]) }]),
        ...(newReplyTo === null ? [] : [{ name: 'Reply-To', line: (0,mime_message/* renderAddressField */.vF)('Reply-To', replyTo) }]),
        ...(newSubject === null ? [] : [{ name: 'Subject', line: (0,mime_message/* renderHeaderField */.Al)('Subject', subject) }]),
        ...headerFields.map(({ name, value }) => ({ name, line: (0,mime_message/* renderHeaderField */.Al)(name, value) })),
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
    // Ignore what is missing only because the body failed.
    if (message.status === 'bad')
        problems.add(...message.problems.filter((problem) => !isConsequence(problem)));
    return (0,errors_problem/* bad */.MB)(...problems.all());
}
/** Reads `welcome.meta.yml` next to `welcome.html`, if it exists. */
async function readSideFile({ templatePath, repositoryRoot }, { repository, files }) {
    const path = `${templatePath.slice(0, -external_node_path_.posix.extname(templatePath).length)}.meta.yml`;
    if ((await files.stat((0,external_node_path_.join)(repositoryRoot, path))) === null)
        return (0,errors_problem.ok)(emptyFrontMatter);
    const file = await repository.readText(path, { input: 'meta file' });
    return file.status === 'bad' ? file : parseSideFile(file.value.path, file.value.text);
}
async function finish(input) {
    const { request, parts, frontMatter, engine } = input;
    const problems = problemList();
    const head = problems.take(await renderHead({ ...request, parts, frontMatter, engine }));
    const text = problems.take(await renderText(input));
    if (head === null || text === null)
        return (0,errors_problem/* bad */.MB)(...problems.all());
    const { html, attachments } = parts;
    return (0,errors_problem.ok)({ templatePath: request.templatePath, dataSet: request.dataSetName, ...head, html, text, attachments });
}
/** Renders the text part from its file, else uses the message's text, else converts the HTML. */
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
/** A missing subject is a consequence if the HTML with its title could not be rendered. */
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
/** Jobs of the template worker thread. Only that thread loads this file. */





const renderTemplateInWorker = (0,job_type/* typedJob */.aX)(template_job_types/* renderJob */.eS, async (request) => await renderTemplate(request, (0,node_files/* nodeFiles */.k)()));
const findFilesInWorker = (0,job_type/* typedJob */.aX)(template_job_types/* findFilesJob */.Y$, async ({ pattern, directory }) => await (0,node_files/* nodeFiles */.k)().glob(pattern, directory, template_job_types/* maxMatchCount */.ZC + 1));
const parseConfigInWorker = (0,job_type/* typedJob */.aX)(template_job_types/* parseConfigJob */.Rs, async ({ bytes, path }) => (0,read_yaml_map/* parseYamlMap */.fs)(bytes, path));


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

/***/ 86199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pw: () => (/* binding */ maxHeaderBytes),
/* harmony export */   R_: () => (/* binding */ endOfHeaderSection),
/* harmony export */   wH: () => (/* binding */ findHeaderExcess)
/* harmony export */ });
/** Limits of a header section, checked before any parser reads it. */
/** Gmail rejects header sections over 500 KB. */
const maxHeaderBytes = 512 * 1024;
const maxFieldCount = 10_000;
const maxFieldBytes = 64 * 1024;
/** mailauth joins the lines of a field in quadratic time: 62,000 lines take 10 s. */
const maxFieldLines = 1000;
const newline = 0x0a;
const carriageReturn = 0x0d;
/** The index after the last line of the header section, or the message's length. */
function endOfHeaderSection(message) {
    if (message[0] === newline || (message[0] === carriageReturn && message[1] === newline))
        return 0;
    const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    const ends = [bytes.indexOf('\n\r\n'), bytes.indexOf('\n\n')].filter((index) => index >= 0);
    return ends.length === 0 ? message.length : Math.min(...ends) + 1;
}
/**
 * Describes which limit a header section exceeds; null: none. Linear time. Like mailauth, it counts every line that does
 * not start a field as a continuation.
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
/** Reads the header section of any received message: split, unfolded and decoded. */


const maxFieldCount = 2000;
/** Longer values are not decoded, because decoding is expensive. */
const maxDecodedCharacters = 16_384;
/**
 * Reads the header fields of a message, first to last: at most 2,000 fields and 512 KiB. Skips lines that are neither a
 * field nor a continuation.
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
/** The values of all fields with this name (case-insensitive), first to last. */
function valuesOf(fields, name) {
    const wanted = name.toLowerCase();
    return fields.filter((field) => field.name.toLowerCase() === wanted).map((field) => field.value);
}
/** Removes folds (RFC 5322 §2.2.3) and surrounding space. */
function unfold(rawValue) {
    return rawValue.replaceAll(/\r?\n(?=[ \t])/gu, '').trim();
}
function decodeValue(lines) {
    const value = lines.join('').trim();
    return value.includes('=?') && value.length <= maxDecodedCharacters ? (0,postal_mime__WEBPACK_IMPORTED_MODULE_0__/* .decodeWords */ .O0)(value) : value;
}


/***/ }),

/***/ 1137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Al: () => (/* binding */ renderHeaderField),
/* harmony export */   Ob: () => (/* binding */ addressFields),
/* harmony export */   vF: () => (/* binding */ renderAddressField),
/* harmony export */   vc: () => (/* binding */ composeMime)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var nodemailer_lib_mail_composer__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37672);
/* harmony import */ var _control_characters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39347);
/* harmony import */ var _original_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56334);
/* harmony import */ var _parse_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85429);
/** MIME by nodemailer's MailComposer: whole messages and single header fields. */





/** Fields of addresses: their names are encoded, the addresses are not. */
const addressFields = /^(?:sender|errors-to|disposition-notification-to|return-receipt-to)$/iu;
/** Composes a message without To; its Message-ID is a placeholder. */
async function composeMime(message, { dateMs, boundary }) {
    const { from, replyTo, subject, text, html, attachments, headerFields } = message;
    const names = new Map(headerFields.map(({ name }) => [name.toLowerCase(), name]));
    const composer = new nodemailer_lib_mail_composer__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A({
        from: nodemailerAddress(from),
        ...(replyTo.length === 0 ? {} : { replyTo: replyTo.map(nodemailerAddress) }),
        subject: (0,_control_characters_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutControlCharacters */ .a)(subject).trim(),
        date: new Date(dateMs),
        messageId: '<placeholder@presend.invalid>',
        headers: headerFields.map(({ name, value }) => headerEntry(name, value)),
        normalizeHeaderKey: (key) => names.get(key.toLowerCase()) ?? key,
        text,
        ...(html === null ? {} : { html }),
        attachments: attachments.map((file) => attachmentEntry(file, html !== null)),
        baseBoundary: boundary,
        boundaryPrefix: '=_presend',
        disableFileAccess: true,
        disableUrlAccess: true,
    });
    return await composer.compile().build();
}
/** Renders one field, folded, without its last CRLF; non-ASCII text becomes encoded-words. */
function renderHeaderField(name, value) {
    return renderField({ headers: [headerEntry(name, value)] }, name);
}
/** Renders a field of addresses, folded, without its last CRLF. */
function renderAddressField(name, addresses) {
    return renderField({ replyTo: addresses.map(nodemailerAddress) }, 'Reply-To').replace('Reply-To', name);
}
function renderField(mail, name) {
    const { fields } = (0,_original_message_js__WEBPACK_IMPORTED_MODULE_2__/* .splitOriginal */ .sj)(Buffer.from(`${new nodemailer_lib_mail_composer__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A(mail).compile().buildHeaders()}\r\n\r\n`));
    const field = fields.find((one) => one.name === name.toLowerCase());
    const text = field === undefined ? ':' : Buffer.from(field.bytes).toString().trimEnd();
    return `${name}${text.slice(text.indexOf(':'))}`;
}
function headerEntry(name, value) {
    const clean = (0,_control_characters_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutControlCharacters */ .a)(value).trim();
    const prepared = (text) => ({
        key: name,
        value: { prepared: true, foldLines: true, value: text },
    });
    // nodemailer formats these itself and ignores `prepared` for them.
    if (/^(?:sender|references)$/iu.test(name))
        return { key: name, value: clean };
    if (addressFields.test(name)) {
        const addresses = (0,_parse_address_js__WEBPACK_IMPORTED_MODULE_3__/* .parseAddressList */ .Mb)(clean);
        if (addresses.status === 'ok')
            return prepared(valueOf(renderAddressField(name, addresses.value)));
    }
    if (isPlain(clean))
        return prepared(clean);
    // RFC 2919 §2: the description of a List-Id may be encoded, the id may not.
    const id = /^list-id$/iu.test(name) ? /^(.*?)( *<[!-;=?-~]+>)$/u.exec(clean) : null;
    if (id === null)
        return { key: name, value: clean };
    return prepared(`${valueOf(renderHeaderField('Comments', id[1] ?? ''))}${id[2] ?? ''}`);
}
/** True for text that stays as it is: nodemailer would also encode a value with quotes. */
function isPlain(text) {
    return /^[\t -~]*$/u.test(text) && !text.includes('=?');
}
function valueOf(field) {
    return field
        .slice(field.indexOf(':') + 1)
        .replaceAll('\r\n', '')
        .trim();
}
function nodemailerAddress({ displayName, address }) {
    return { name: (0,_control_characters_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutControlCharacters */ .a)(displayName ?? ''), address };
}
function attachmentEntry(file, hasHtml) {
    const isInline = hasHtml && file.contentId !== undefined;
    // Text without a charset is ASCII (RFC 2046 §4.1.2).
    const charset = /^text\//iu.test(file.contentType) && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(file.content) ? '; charset=utf-8' : '';
    return {
        filename: safeFilename(file.filename),
        content: Buffer.from(file.content),
        contentType: `${safeContentType(file.contentType)}${charset}`,
        contentDisposition: isInline ? 'inline' : 'attachment',
        ...(isInline ? { cid: (file.contentId ?? '').replaceAll(/[^!-;=?-~]/gu, '') } : {}),
    };
}
/** File systems allow 255 bytes. `=?` would be decoded by readers, although RFC 2047 §5 forbids it here. */
function safeFilename(name) {
    return name
        .toWellFormed()
        .replaceAll(/[\p{Cc}/\\]|(?<==)\?/gu, '_')
        .slice(-120)
        .toWellFormed();
}
/** A message part must not be base64, and a multipart needs a boundary. */
function safeContentType(contentType) {
    const isToken = /^[a-z0-9!#$&^_.+-]{1,100}\/[a-z0-9!#$&^_.+-]{1,100}$/iu.test(contentType);
    return isToken && !/^(?:message|multipart)\//iu.test(contentType) ? contentType : 'application/octet-stream';
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
/** A finished message (`.eml`), split so that single header fields can be replaced. */
const cr = 0x0d;
const lf = 0x0a;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
const lineEnd = Buffer.from('\r\n');
/** Fields after these are not split. */
const maxFieldCount = 2000;
/**
 * Splits a message. Drops a byte order mark and the `From ` line of mailbox files. Bare CR and LF become CRLF, the only
 * line end in SMTP (RFC 5321 §2.3.8).
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
/** Replaces all fields with these names, at the position of the first, or adds them at the end of the header section. */
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
/** Joins the message again. */
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
 * Shortens a message before it is parsed. The parser takes about 10 µs per line, so text beyond a limit and the line
 * ends of base64 are removed first.
 */

const maxTextBytes = 2 * 1024 * 1024;
const maxLineCount = 40_000;
const maxPartCount = 1000;
const maxPartHeaderBytes = 256 * 1024;
/** One decoder call per line. */
const base64LineBytes = 48 * 1024;
const note = 'only the first 2 MiB (or 40,000 lines, or 1,000 parts) of the text were judged';
/**
 * Limits a message to 2 MiB and 40,000 lines of text, 1,000 parts and 256 KiB of part headers, in linear time. Base64
 * parts keep their content, in longer lines.
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
        // Room for a line end after each long line of base64 and each part.
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
/** RFC 2046 §5.1.1: `--`, the boundary, `--` after the last part, and white space. */
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
    // Skip to the next possible boundary.
    const next = shortening.boundaries.size === 0 ? -1 : shortening.source.indexOf('\n--', end - 1);
    shortening.position = next < 0 ? shortening.source.length : next + 1;
}
function copy(shortening, start, end) {
    shortening.source.copy(shortening.output, shortening.length, start, end);
    shortening.length += end - start;
}

;// CONCATENATED MODULE: ./lib/mail/parse-message.js
/** Parses a received message: header fields, author, HTML, text, attachments. */





/** Real mail nests four or five levels deep. */
const maxNestingDepth = 50;
/** Of the message and all its parts. */
const maxHeaderBytes = 1024 * 1024;
/** Longer texts are cut. */
const maxTextCharacters = 1_000_000;
/** Twice Gmail's limit. */
const maxMessageBytes = 50 * 1024 * 1024;
/**
 * Parses a message. Never rejects: when the body cannot be parsed (over 50 levels or 50 MiB, or a header section over
 * the limits), `defect` gives the reason and the header fields are still there. Only the beginning of a long body is
 * read; see `shortening`. Messages inside the message are attachments.
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
        // Anything that the parser throws is a property of the message.
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
/** The mailboxes of all fields with this name (lower case), unchecked. */
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
/** The machine's file system, reduced to what a run needs. */





/** Creates a Files that reads and writes the machine's disk. */
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
/** Codes that mean "not found". ENOTDIR: the parent is a file. ELOOP: a symbolic link points to itself. */
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
/** Returns true for a symbolic link that leaves the directory: a pattern must not walk the whole machine. */
function leadsOut(directory, path) {
    const absolutePath = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, path);
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(absolutePath).isSymbolicLink())
            return false;
        return (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_4__/* .pathInside */ ._l)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(directory), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(absolutePath)) === null;
    }
    catch {
        // A dangling link. Node also calls this with bare names of files in subfolders.
        return false;
    }
}
/**
 * Creates a folder and its parents. Does not use `recursive`: Node retries forever when mkdir reports ENOENT although the
 * parent exists, as in /proc.
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
        // Another process may have created it in the meantime.
        if (!(await isFolder(path)))
            throw error;
    }
}
async function isFolder(path) {
    return (await whenThere(async () => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path)))?.isDirectory() ?? false;
}
async function writeWhole(path, content) {
    await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    // A random name, created exclusively: a symbolic link at a predictable name would be followed.
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
/** Typed jobs: connects the types of input and output on both threads. */
/** Creates a job from a function with typed input. */
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
/** Main-thread side of a port. */
function typedPort({ name }, answer) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what callPort was given
    return { [name]: async (...args) => await answer(...args) };
}
/** Job side of a port. @throws Error when the main-thread function throws or the job is aborted */
async function callPort({ call }, { name }, ...args) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what the port answered
    return (await call(name, ...args));
}


/***/ })

};
