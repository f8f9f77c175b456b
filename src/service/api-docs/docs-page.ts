/** The API reference page, rendered only from the OpenAPI document. */

import type { OpenApiDocument } from '../../foundation/contract/openapi/document.ts'
import { type HtmlPage, htmlPage } from '../../report/pages/html-page.ts'
import { html, type Markup } from '../../report/pages/markup.ts'
import { pageStyle } from '../../report/pages/page-style.ts'
import { codeBlock, inline, jsonBlock, paragraphs } from './docs-text.ts'
import { methodBadge, operationSection, type PlacedOperation } from './operation-section.ts'
import { fieldsTable, schemaTable } from './schema-table.ts'

/** Renders the page, with `baseUrl` as the base URL in the examples. */
export function renderDocsPage(document: OpenApiDocument, baseUrl: string): HtmlPage {
  const { info, tags, paths } = document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): PlacedOperation => ({ path, method, operation })),
  )
  const body = html`<div class="layout">
<header>
<h1>${info.title}</h1>
<p class="soft">${inline(info.summary)} For programs: <a href="/api/v1/openapi.json">openapi.json</a>.</p>
</header>
${navigation(document, operations)}
<main>
${introduction(document, baseUrl)}
${tags.map(({ name }) => html`<h2>${name}</h2>\n${tagged(name, operations).map((one) => operationSection(one, document))}`)}
${webhookSection(document)}
${sharedSchemas(document)}
</main>
</div>`
  return htmlPage({ title: info.title, style: { kind: 'inline', text: docsStyle }, body, audience: 'public' })
}

function tagged(name: string, operations: readonly PlacedOperation[]): readonly PlacedOperation[] {
  return operations.filter(({ operation }) => operation.tags.includes(name))
}

function navigation(document: OpenApiDocument, operations: readonly PlacedOperation[]): Markup {
  const groups = document.tags.map(({ name }) => {
    const links = tagged(name, operations).map(
      ({ method, operation }) =>
        html`<li><a href="#op-${operation.operationId}">${methodBadge(method)}${inline(operation.summary)}</a></li>\n`,
    )
    return html`<h2>${name}</h2>\n<ul>${links}</ul>\n`
  })
  return html`<nav aria-label="Operations">
${groups}<h2>More</h2>
<ul><li><a href="#webhooks">Webhooks</a></li><li><a href="#schemas">Shared objects</a></li></ul>
</nav>`
}

function introduction({ info, components }: OpenApiDocument, baseUrl: string): Markup {
  const headers = Object.entries(components.headers).map(([name, { description, schema }]) => ({
    name,
    schema,
    presence: 'always' as const,
    description,
  }))
  return html`${paragraphs(info.description)}
<h4>Variables in the examples</h4>
${codeBlock(`BASE_URL=${baseUrl}\nAPI_TOKEN=psd_…`)}
<h4>Response header fields</h4>
${fieldsTable(headers)}`
}

function webhookSection({ webhooks, components }: OpenApiDocument): Markup {
  const articles = Object.values(webhooks).map(({ post }) => {
    const content = post.requestBody?.content['application/json']
    const schema = components.schemas[content?.schema.$ref.split('/').at(-1) ?? '']
    const parameters = post.parameters.map(({ name, schema: type, description }) => ({
      name: `${name} (header)`,
      schema: type,
      presence: 'always' as const,
      description,
    }))
    return html`<article id="op-${post.operationId}"><h3>${inline(post.summary)}</h3>
${paragraphs(post.description)}
${fieldsTable(parameters)}
<h4>Body</h4>
${schema === undefined ? null : schemaTable(schema, 'received')}
<details><summary>Example</summary>${jsonBlock(content?.example)}</details></article>\n`
  })
  return html`<h2 id="webhooks">Webhooks</h2>\n${articles}`
}

/** Renders the schemas that the tables link to, with error schemas first. */
function sharedSchemas({ components }: OpenApiDocument): Markup {
  const linked = new Set(JSON.stringify(components.schemas).match(/(?<=#\/components\/schemas\/)\w+/gu))
  const articles = ['Error', 'PostmasterError', ...linked].map((name) => {
    const schema = components.schemas[name]
    if (schema === undefined) return null
    return html`<article id="schema-${name}"><h3>${name}</h3>\n${schemaTable(schema, 'received')}</article>\n`
  })
  return html`<h2 id="schemas">Shared objects</h2>\n${articles}`
}

const docsStyle = `${pageStyle}
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
`
