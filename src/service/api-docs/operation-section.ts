/** Renders the section of the API reference for one operation. */

import type { OpenApiDocument, OpenApiOperation, OpenApiResponse } from '../../foundation/contract/openapi/document.ts'
import { html, type Markup } from '../../report/pages/markup.ts'
import { curlExample } from './curl-example.ts'
import { codeBlock, inline, jsonBlock, paragraphs } from './docs-text.ts'
import { fieldsTable, schemaTable } from './schema-table.ts'

/** An operation with its method and path. */
export interface PlacedOperation {
  /** The HTTP method, in lower case. */
  readonly method: string
  readonly path: string
  readonly operation: OpenApiOperation
}

/** Renders an operation's description, parameters, body, example, responses and errors. */
export function operationSection({ method, path, operation }: PlacedOperation, document: OpenApiDocument): Markup {
  return html`<article id="op-${operation.operationId}">
<h3>${inline(operation.summary)}</h3>
<p class="path">${methodBadge(method)}<code>${path}</code></p>
${paragraphs(operation.description)}
${parametersPart(operation)}${bodyPart(operation, document)}<h4>Example</h4>
${codeBlock(curlExample(method, path, operation))}
${replyPart(operation, document)}
${errorsPart(operation)}
</article>\n`
}

/** Renders the HTTP method as a colored badge. */
export function methodBadge(method: string): Markup {
  return html`<span class="method ${method === 'get' ? 'get' : 'post'}">${method.toUpperCase()}</span>`
}

function parametersPart({ parameters }: Pick<OpenApiOperation, 'parameters'>): Markup | null {
  if (parameters.length === 0) return null
  const rows = parameters.map(({ name, in: place, required, description, schema }) => ({
    name: place === 'query' ? name : `${name} (${place})`,
    schema,
    presence: required ? ('must' as const) : ('maybe' as const),
    description,
  }))
  return html`<h4>Parameters</h4>\n${fieldsTable(rows)}\n`
}

function bodyPart({ requestBody }: OpenApiOperation, document: OpenApiDocument): Markup | null {
  if (requestBody === undefined) return null
  const { schema } = requestBody.content['application/json']
  const optional = requestBody.required ? null : html` <span class="badge">optional</span>`
  return html`<h4>Body${optional}</h4>\n${schemaTable(schemaAt(schema.$ref, document), 'sent')}\n`
}

function replyPart({ responses }: OpenApiOperation, document: OpenApiDocument): readonly Markup[] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .map(([status, response]) => html`<h4>Reply ${status}</h4>\n${goodResponse(response, document)}\n`)
}

function goodResponse({ description, content, headers }: OpenApiResponse, document: OpenApiDocument): Markup {
  const own = Object.keys(headers).filter((name) => !name.startsWith('X-RateLimit-'))
  const names = own.map((name, index) => html`${index === 0 ? '' : ', '}<code>${name}</code>`)
  const words = html`<p>${inline(description)}${own.length === 0 ? null : html` Header fields: ${names}.`}</p>`
  if (content === undefined) return words
  const { schema, example } = content['application/json']
  const table = schemaTable(schemaAt(schema.$ref, document), 'received')
  return html`${words}\n${table}\n<details><summary>Example reply</summary>${jsonBlock(example)}</details>`
}

function errorsPart({ responses }: OpenApiOperation): Markup {
  const rows = Object.entries(responses)
    .filter(([status]) => status === 'default' || Number(status) >= 400)
    .map(([status, { description, content }]) => {
      const example =
        content === undefined ? null : html`<code>${JSON.stringify(content['application/json'].example)}</code>`
      return html`<tr><td>${status === 'default' ? 'other' : status}</td><td>${inline(description)}<br>${example}</td></tr>\n`
    })
  return html`<details><summary>Errors</summary><table><thead><tr><th scope="col">Status</th><th scope="col">Cause and body</th></tr></thead>
<tbody>${rows}</tbody></table></details>`
}

/** Returns a schema. @throws TypeError if the document does not define it */
function schemaAt(
  reference: string,
  { components }: OpenApiDocument,
): OpenApiDocument['components']['schemas'][string] {
  const schema = components.schemas[reference.slice(reference.lastIndexOf('/') + 1)]
  if (schema === undefined) throw new TypeError(`the OpenAPI document does not define ${reference}`)
  return schema
}
