export const id = 4594;
export const ids = [4594];
export const modules = {

/***/ 4594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderDocsPage: () => (/* binding */ renderDocsPage)
});

// EXTERNAL MODULE: ./lib/report/escape-html.js
var escape_html = __webpack_require__(26597);
// EXTERNAL MODULE: ./lib/service/pages/html-page.js
var html_page = __webpack_require__(33367);
// EXTERNAL MODULE: ./lib/service/pages/page-style.js
var page_style = __webpack_require__(46857);
;// CONCATENATED MODULE: ./lib/service/api-docs/docs-style.js
/** The style sheet of the API's page. */

const docsStyle = `${page_style/* pageStyle */.x}
.layout { max-width: 78rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
nav { font-size: .92rem; }
nav h2 { font-size: .8rem; letter-spacing: .04em; text-transform: uppercase; color: var(--soft); margin: 1.25rem 0 .25rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: flex; align-items: baseline; padding: .2rem 0; text-decoration: none; color: var(--text); }
nav a:hover { color: var(--link); text-decoration: underline; }
main { min-width: 0; margin-top: 2rem; }
main > p:first-child { margin-top: 0; }
h1 { font-size: 1.75rem; margin: 0 0 .5rem; }
main > h2 { font-size: 1.35rem; margin: 3rem 0 0; padding-top: 1.25rem; border-top: 2px solid var(--line); }
article { margin: 2rem 0 0; padding: 0 0 1rem; scroll-margin-top: 1rem; }
article + article { border-top: 1px solid var(--line); padding-top: 1.5rem; }
article h3 { font-size: 1.15rem; margin: 0; }
article h4 { font-size: .95rem; margin: 1.5rem 0 .25rem; }
.path { margin: .35rem 0 .75rem; font-size: 1rem; }
.method { display: inline-block; min-width: 3.4rem; margin-right: .5rem; padding: .05rem .45rem; border: 1px solid currentColor;
  border-radius: .25rem; text-align: center; font: 600 .8rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.get { color: var(--good); } .post { color: var(--tab); }
nav .method { flex: none; min-width: 2.9rem; font-size: .7rem; padding: 0 .2rem; margin-right: .4rem; }
.badge { padding: 0 .4rem; border: 1px solid var(--line); border-radius: 1rem; color: var(--soft); font-size: .78rem; white-space: nowrap; }
.badge.must { color: var(--bad); border-color: currentColor; }
table.fields td:first-child { width: 32%; } table.fields td:nth-child(2) { width: 22%; }
td p { margin: 0; }
details { margin: .5rem 0; } summary { cursor: pointer; font-weight: 600; padding: .25rem 0; }
@media (min-width: 62rem) {
  .layout { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 0 3rem; }
  header { grid-column: 1 / -1; }
  nav h2:first-child { margin-top: 0; }
  main { margin-top: 0; }
  nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 3rem); overflow-y: auto; }
}
@media (max-width: 40rem) {
  table.fields, table.fields tbody, table.fields tr, table.fields td { display: block; width: auto !important; border: 0; padding: 0; }
  table.fields thead { position: absolute; left: -100vw; }
  table.fields tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
}
`;

;// CONCATENATED MODULE: ./lib/service/api-docs/docs-text.js
/** The texts of the API document in HTML: as much of CommonMark as they use, and JSON as people read it. */

/** Paragraphs, `code` and *emphasis*; everything else stands as it is. */
function paragraphs(text) {
    return text
        .split(/\n{2,}/u)
        .map((paragraph) => `<p>${inline(paragraph)}</p>`)
        .join('\n');
}
/** One line of text with `code` and *emphasis*. */
function inline(text) {
    return text
        .split(/(`[^`]+`)/u)
        .map((piece) => (piece.startsWith('`') ? `<code>${(0,escape_html/* escapeHtml */.Z)(piece.slice(1, -1))}</code>` : emphasized(piece)))
        .join('');
}
function emphasized(text) {
    // Spaces at the ends part it from its neighbours; escaping takes them off.
    const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/u.exec(text) ?? [];
    const escaped = (0,escape_html/* escapeHtml */.Z)(inner).replaceAll(/\*([^*]+)\*/gu, '<em>$1</em>');
    return (before === '' ? '' : ' ') + escaped + (after === '' || inner === '' ? '' : ' ');
}
/** A block of code of several lines, their indentation kept. */
function codeBlock(text) {
    const lines = text.split('\n').map((line) => {
        const indentation = /^ */u.exec(line)?.[0] ?? '';
        return indentation + (0,escape_html/* escapeHtml */.Z)(line);
    });
    return `<pre><code>${lines.join('\n')}</code></pre>`;
}
/** A value as a block. */
function jsonBlock(value) {
    return codeBlock(JSON.stringify(value, null, 2));
}

;// CONCATENATED MODULE: ./lib/service/api-docs/curl-example.js
/** A call of an operation as people try it in a shell. */
/** A `curl` command; `$BASE_URL` and `$API_TOKEN` stand for what only the reader knows. */
function curlExample(method, path, operation) {
    const url = `"$BASE_URL${filledPath(path, operation.parameters)}${queryOf(operation.parameters)}"`;
    const token = operation.security.length === 0 ? [] : ['-H "Authorization: Bearer $API_TOKEN"'];
    const body = operation.requestBody?.content['application/json'].example;
    const sent = body === undefined ? [] : ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(body))}`];
    const verb = method === 'get' ? 'curl' : `curl -X ${method.toUpperCase()}`;
    return [`${verb} ${url}`, ...token, ...sent].join(' \\\n  ');
}
function filledPath(path, parameters) {
    return path.replaceAll(/\{(?<name>\w+)\}/gu, (_all, name) => {
        const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
        return encodeURIComponent(textOf(parameter?.example ?? name));
    });
}
/** Every parameter that has an example. Brackets are encoded: curl would read them as a range. */
function queryOf(parameters) {
    const pairs = parameters
        .filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
        .flatMap(({ name, example }) => [example].flat().map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`));
    return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
/** In single quotes a shell changes nothing. */
function quoted(text) {
    return `'${text.replaceAll("'", String.raw `'\''`)}'`;
}
function textOf(value) {
    return typeof value === 'string' ? value : JSON.stringify(value);
}

;// CONCATENATED MODULE: ./lib/service/api-docs/schema-table.js
/** A JSON Schema as a table for people: one row a field, fields of inner objects below it with their whole path. */


/** The table of an object's fields; nothing for a schema without any. `sent` is what a client writes. */
function schemaTable(schema, direction) {
    const present = direction === 'sent' ? 'must' : 'always';
    const rows = fieldRows(schema, { prefix: '', present });
    if (rows.length === 0)
        return '';
    return fieldsTable(rows);
}
/** Name, type and meaning of each. */
function fieldsTable(rows) {
    const lines = rows.map(({ name, schema, presence, description }) => {
        const badges = presenceBadges[presence] + additiveBadge(description);
        const text = inline(description.replace(/^Additive: (?<first>.)/u, (_all, first) => first.toUpperCase()));
        const notes = [text, ...limitsOf(schema)].filter((note) => note !== '').join(' ');
        return `<tr><td><code>${(0,escape_html/* escapeHtml */.Z)(name)}</code>${badges}</td><td>${typeOf(schema)}</td><td>${notes}</td></tr>`;
    });
    const head = '<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>';
    return `<table class="fields">${head}<tbody>\n${lines.join('\n')}\n</tbody></table>`;
}
const presenceBadges = {
    must: ' <span class="badge must">required</span>',
    maybe: ' <span class="badge">optional</span>',
    always: '',
};
function additiveBadge(description) {
    return description.startsWith('Additive: ') ? ' <span class="badge">additive</span>' : '';
}
/** Inner objects are shown in full; what has a name of its own is linked by `typeOf`. */
function fieldRows(schema, { prefix, present }) {
    const required = schema.required ?? [];
    return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
        if (typeof inner === 'boolean')
            return [];
        const path = prefix + name;
        const presence = required.includes(name) ? present : 'maybe';
        const row = { name: path, schema: inner, presence, description: inner.description ?? '' };
        return [row].concat(innerRows(inner, { prefix: path, present }));
    });
}
function innerRows(schema, { prefix: path, present }) {
    const items = itemsOf(schema);
    if (items?.properties !== undefined)
        return fieldRows(items, { prefix: `${path}[].`, present });
    const object = [schema, ...alternativesOf(schema)].find((one) => one.properties !== undefined);
    return object === undefined ? [] : fieldRows(object, { prefix: `${path}.`, present });
}
/** The type in words, as HTML; schemas with a name are links. */
function typeOf(schema) {
    if (schema.$ref !== undefined)
        return schemaLink(schema.$ref);
    const alternatives = alternativesOf(schema);
    if (alternatives.length > 0)
        return alternatives.map(typeOf).join(' or ');
    if (schema.const !== undefined)
        return `<code>${(0,escape_html/* escapeHtml */.Z)(JSON.stringify(schema.const))}</code>`;
    if (schema.enum !== undefined)
        return enumText(schema);
    const items = itemsOf(schema);
    if (schema.type === 'array' && items !== null)
        return `array of ${typeOf(items)}`;
    return typeWords(schema);
}
function typeWords({ type, format }) {
    const words = [type ?? 'any'].flat().map(String).join(' or ');
    return (0,escape_html/* escapeHtml */.Z)(format === undefined ? words : `${words} (${format})`);
}
function enumText(schema) {
    return (schema.enum ?? []).map((value) => `<code>${(0,escape_html/* escapeHtml */.Z)(JSON.stringify(value))}</code>`).join(' or ');
}
function schemaLink(reference) {
    const name = (0,escape_html/* escapeHtml */.Z)(reference.slice(reference.lastIndexOf('/') + 1));
    return `<a href="#schema-${name}">${name}</a>`;
}
function itemsOf({ items }) {
    return typeof items === 'object' && !Array.isArray(items) ? items : null;
}
function alternativesOf({ anyOf, oneOf }) {
    return [...(anyOf ?? []), ...(oneOf ?? [])].filter((one) => typeof one !== 'boolean');
}
function limitsOf({ minimum, maximum, minLength, maxLength, default: standard }) {
    const range = minimum !== undefined && maximum !== undefined ? `From ${minimum} to ${maximum}.` : '';
    const least = (minLength ?? 0) > 0 ? 'Not empty.' : '';
    const most = maxLength === undefined ? '' : `At most ${maxLength} characters.`;
    const given = standard === undefined ? '' : `Default: ${(0,escape_html/* escapeHtml */.Z)(JSON.stringify(standard))}.`;
    return [range, least, most, given];
}

;// CONCATENATED MODULE: ./lib/service/api-docs/operation-section.js
/** One operation as people read it. */




/** All of it: what it does, what it takes, what it answers. */
function operationSection(placed, document) {
    const { operation } = placed;
    return `<article id="op-${operation.operationId}">
<h3>${inline(operation.summary)}</h3>
<p class="path">${methodBadge(placed.method)}<code>${(0,escape_html/* escapeHtml */.Z)(placed.path)}</code></p>
${paragraphs(operation.description)}
${parametersPart(operation)}${bodyPart(operation, document)}<h4>Example</h4>
${codeBlock(curlExample(placed.method, placed.path, operation))}
${replyPart(operation, document)}
${errorsPart(operation)}
</article>`;
}
/** `GET` in its colour. */
function methodBadge(method) {
    return `<span class="method ${method === 'get' ? 'get' : 'post'}">${(0,escape_html/* escapeHtml */.Z)(method.toUpperCase())}</span>`;
}
function parametersPart({ parameters }) {
    if (parameters.length === 0)
        return '';
    const rows = parameters.map(({ name, in: place, required, description, schema }) => ({
        name: place === 'query' ? name : `${name} (${place})`,
        schema,
        presence: required ? 'must' : 'maybe',
        description,
    }));
    return `<h4>Parameters</h4>\n${fieldsTable(rows)}\n`;
}
function bodyPart(operation, document) {
    if (operation.requestBody === undefined)
        return '';
    const { schema } = operation.requestBody.content['application/json'];
    const optional = operation.requestBody.required ? '' : ' <span class="badge">optional</span>';
    return `<h4>Body${optional}</h4>\n${schemaTable(schemaAt(schema.$ref, document), 'sent')}\n`;
}
function replyPart(operation, document) {
    return goodResponses(operation)
        .map(([status, response]) => `<h4>Reply ${status}</h4>\n${goodResponse(response, document)}`)
        .join('\n');
}
function goodResponse({ description, content, headers }, document) {
    const own = Object.keys(headers).filter((name) => !name.startsWith('X-RateLimit-'));
    const carried = own.length === 0 ? '' : ` Carries ${own.map((name) => `<code>${name}</code>`).join(', ')}.`;
    const words = `<p>${inline(description)}${carried}</p>`;
    if (content === undefined)
        return words;
    const { schema, example } = content['application/json'];
    const table = schemaTable(schemaAt(schema.$ref, document), 'received');
    return `${words}\n${table}\n<details><summary>Example of this reply</summary>${jsonBlock(example)}</details>`;
}
function errorsPart({ responses }) {
    const rows = Object.entries(responses)
        .filter(([status]) => status === 'default' || Number(status) >= 400)
        .map(([status, { description, content }]) => {
        const example = content === undefined ? '' : `<code>${(0,escape_html/* escapeHtml */.Z)(JSON.stringify(content['application/json'].example))}</code>`;
        const shown = status === 'default' ? 'other' : status;
        return `<tr><td>${shown}</td><td>${inline(description)}<br>${example}</td></tr>`;
    });
    return `<details><summary>Errors</summary><table><thead><tr><th scope="col">Status</th><th scope="col">When, and the body</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></details>`;
}
function goodResponses({ responses }) {
    return Object.entries(responses).filter(([status]) => Number(status) < 400);
}
/** @throws TypeError for a name that the document does not list: then it was made wrong */
function schemaAt(reference, { components }) {
    const schema = components.schemas[reference.slice(reference.lastIndexOf('/') + 1)];
    if (schema === undefined)
        throw new TypeError(`${reference} is not in the document`);
    return schema;
}

;// CONCATENATED MODULE: ./lib/service/api-docs/docs-page.js
/** The API document as a page for people. It is drawn from the OpenAPI document alone: what one says, the other says. */






/** The page; `baseUrl` is where the reader's calls go. */
function renderDocsPage(document, baseUrl) {
    const operations = placedOperations(document);
    const body = `<div class="layout">
${head(document)}
${navigation(document, operations)}
<main>
${introduction(document, baseUrl)}
${document.tags.map(({ name }) => tagSection(name, operations, document)).join('\n')}
${webhookSection(document)}
${sharedSchemas(document)}
</main>
</div>`;
    return (0,html_page/* htmlPage */.X)({ title: document.info.title, style: docsStyle, body, audience: 'everybody', refreshSeconds: null });
}
function placedOperations({ paths }) {
    return Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));
}
function head({ info }) {
    return `<header>
<h1>${(0,escape_html/* escapeHtml */.Z)(info.title)}</h1>
<p class="soft">${inline(info.summary)} As a program reads it: <a href="/api/v1/openapi.json">openapi.json</a>.</p>
</header>`;
}
function navigation(document, operations) {
    const groups = document.tags.map(({ name }) => {
        const links = operations
            .filter(({ operation }) => operation.tags.includes(name))
            .map(({ method, operation }) => `<li><a href="#op-${operation.operationId}">${methodBadge(method)}${inline(operation.summary)}</a></li>`);
        return `<h2>${(0,escape_html/* escapeHtml */.Z)(name)}</h2>\n<ul>${links.join('\n')}</ul>`;
    });
    const more = '<h2>More</h2>\n<ul><li><a href="#webhooks">Webhooks</a></li><li><a href="#schemas">Shared objects</a></li></ul>';
    return `<nav aria-label="Operations">\n${groups.join('\n')}\n${more}\n</nav>`;
}
function introduction({ info, components }, baseUrl) {
    const headers = Object.entries(components.headers).map(([name, { description, schema }]) => ({
        name,
        schema,
        presence: 'always',
        description,
    }));
    return `${paragraphs(info.description)}
<h4>The examples below use</h4>
${codeBlock(`BASE_URL=${baseUrl}\nAPI_TOKEN=psd_…`)}
<h4>Header fields of replies</h4>
${fieldsTable(headers)}`;
}
function tagSection(name, operations, document) {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    return `<h2>${(0,escape_html/* escapeHtml */.Z)(name)}</h2>\n${own.map((one) => operationSection(one, document)).join('\n')}`;
}
function webhookSection({ webhooks, components }) {
    const articles = Object.values(webhooks).map(({ post }) => {
        const content = post.requestBody?.content['application/json'];
        const schema = components.schemas[content?.schema.$ref.split('/').at(-1) ?? ''];
        const parameters = post.parameters.map(({ name, schema: type, description }) => ({
            name: `${name} (header)`,
            schema: type,
            presence: 'always',
            description,
        }));
        return `<article id="op-${post.operationId}"><h3>${inline(post.summary)}</h3>
${paragraphs(post.description)}
${fieldsTable(parameters)}
<h4>Body</h4>
${schema === undefined ? '' : schemaTable(schema, 'received')}
<details><summary>Example</summary>${jsonBlock(content?.example)}</details></article>`;
    });
    return `<h2 id="webhooks">Webhooks</h2>\n${articles.join('\n')}`;
}
/** Those that tables link to, the errors first. */
function sharedSchemas({ components }) {
    const linked = new Set(JSON.stringify(components.schemas).match(/(?<=#\/components\/schemas\/)\w+/gu));
    const names = ['Error', 'PostmasterError', ...linked];
    const articles = names.flatMap((name) => {
        const schema = components.schemas[name];
        return schema === undefined
            ? []
            : [`<article id="schema-${name}"><h3>${(0,escape_html/* escapeHtml */.Z)(name)}</h3>\n${schemaTable(schema, 'received')}</article>`];
    });
    return `<h2 id="schemas">Shared objects</h2>\n${articles.join('\n')}`;
}


/***/ })

};
