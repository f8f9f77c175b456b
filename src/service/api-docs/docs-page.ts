/** The API document as a page for people. It is drawn from the OpenAPI document alone: what one says, the other says. */

import type { OpenApiDocument } from '../../contract/openapi/document.ts'
import { escapeHtml } from '../../report/escape-html.ts'
import { type HtmlPage, htmlPage } from '../pages/html-page.ts'
import { docsStyle } from './docs-style.ts'
import { codeBlock, inline, jsonBlock, paragraphs } from './docs-text.ts'
import { methodBadge, operationSection, type PlacedOperation } from './operation-section.ts'
import { fieldsTable, schemaTable } from './schema-table.ts'

/** The page; `baseUrl` is where the reader's calls go. */
export function renderDocsPage(document: OpenApiDocument, baseUrl: string): HtmlPage {
  const operations = placedOperations(document)
  const body = `<div class="layout">
${head(document)}
${navigation(document, operations)}
<main>
${introduction(document, baseUrl)}
${document.tags.map(({ name }) => tagSection(name, operations, document)).join('\n')}
${webhookSection(document)}
${sharedSchemas(document)}
</main>
</div>`
  return htmlPage({ title: document.info.title, style: docsStyle, body, audience: 'everybody', refreshSeconds: null })
}

function placedOperations({ paths }: OpenApiDocument): readonly PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
}

function head({ info }: OpenApiDocument): string {
  return `<header>
<h1>${escapeHtml(info.title)}</h1>
<p class="soft">${inline(info.summary)} As a program reads it: <a href="/api/v1/openapi.json">openapi.json</a>.</p>
</header>`
}

function navigation(document: OpenApiDocument, operations: readonly PlacedOperation[]): string {
  const groups = document.tags.map(({ name }) => {
    const links = operations
      .filter(({ operation }) => operation.tags.includes(name))
      .map(
        ({ method, operation }) =>
          `<li><a href="#op-${operation.operationId}">${methodBadge(method)}${inline(operation.summary)}</a></li>`,
      )
    return `<h2>${escapeHtml(name)}</h2>\n<ul>${links.join('\n')}</ul>`
  })
  const more =
    '<h2>More</h2>\n<ul><li><a href="#webhooks">Webhooks</a></li><li><a href="#schemas">Shared objects</a></li></ul>'
  return `<nav aria-label="Operations">\n${groups.join('\n')}\n${more}\n</nav>`
}

function introduction({ info, components }: OpenApiDocument, baseUrl: string): string {
  const headers = Object.entries(components.headers).map(([name, { description, schema }]) => ({
    name,
    schema,
    presence: 'always' as const,
    description,
  }))
  return `${paragraphs(info.description)}
<h4>The examples below use</h4>
${codeBlock(`BASE_URL=${baseUrl}\nAPI_TOKEN=psd_…`)}
<h4>Header fields of replies</h4>
${fieldsTable(headers)}`
}

function tagSection(name: string, operations: readonly PlacedOperation[], document: OpenApiDocument): string {
  const own = operations.filter(({ operation }) => operation.tags.includes(name))
  return `<h2>${escapeHtml(name)}</h2>\n${own.map((one) => operationSection(one, document)).join('\n')}`
}

function webhookSection({ webhooks, components }: OpenApiDocument): string {
  const articles = Object.values(webhooks).map(({ post }) => {
    const content = post.requestBody?.content['application/json']
    const schema = components.schemas[content?.schema.$ref.split('/').at(-1) ?? '']
    const parameters = post.parameters.map(({ name, schema: type, description }) => ({
      name: `${name} (header)`,
      schema: type,
      presence: 'always' as const,
      description,
    }))
    return `<article id="op-${post.operationId}"><h3>${inline(post.summary)}</h3>
${paragraphs(post.description)}
${fieldsTable(parameters)}
<h4>Body</h4>
${schema === undefined ? '' : schemaTable(schema, 'received')}
<details><summary>Example</summary>${jsonBlock(content?.example)}</details></article>`
  })
  return `<h2 id="webhooks">Webhooks</h2>\n${articles.join('\n')}`
}

/** Those that tables link to, the errors first. */
function sharedSchemas({ components }: OpenApiDocument): string {
  const linked = new Set(JSON.stringify(components.schemas).match(/(?<=#\/components\/schemas\/)\w+/gu))
  const names = ['Error', 'PostmasterError', ...linked]
  const articles = names.flatMap((name) => {
    const schema = components.schemas[name]
    return schema === undefined
      ? []
      : [`<article id="schema-${name}"><h3>${escapeHtml(name)}</h3>\n${schemaTable(schema, 'received')}</article>`]
  })
  return `<h2 id="schemas">Shared objects</h2>\n${articles.join('\n')}`
}
