/** One operation as people read it. */

import type { OpenApiDocument, OpenApiOperation, OpenApiResponse } from '../../contract/openapi/document.ts'
import { escapeHtml } from '../../report/escape-html.ts'
import { curlExample } from './curl-example.ts'
import { codeBlock, inline, jsonBlock, paragraphs } from './docs-text.ts'
import { fieldsTable, schemaTable } from './schema-table.ts'

/** An operation with its place. */
export interface PlacedOperation {
  /** Lower case. */
  readonly method: string
  readonly path: string
  readonly operation: OpenApiOperation
}

/** All of it: what it does, what it takes, what it answers. */
export function operationSection(placed: PlacedOperation, document: OpenApiDocument): string {
  const { operation } = placed
  return `<article id="op-${operation.operationId}">
<h3>${inline(operation.summary)}</h3>
<p class="path">${methodBadge(placed.method)}<code>${escapeHtml(placed.path)}</code></p>
${paragraphs(operation.description)}
${parametersPart(operation)}${bodyPart(operation, document)}<h4>Example</h4>
${codeBlock(curlExample(placed.method, placed.path, operation))}
${replyPart(operation, document)}
${errorsPart(operation)}
</article>`
}

/** `GET` in its colour. */
export function methodBadge(method: string): string {
  return `<span class="method ${method === 'get' ? 'get' : 'post'}">${escapeHtml(method.toUpperCase())}</span>`
}

function parametersPart({ parameters }: Pick<OpenApiOperation, 'parameters'>): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(({ name, in: place, required, description, schema }) => ({
    name: place === 'query' ? name : `${name} (${place})`,
    schema,
    presence: required ? ('must' as const) : ('maybe' as const),
    description,
  }))
  return `<h4>Parameters</h4>\n${fieldsTable(rows)}\n`
}

function bodyPart(operation: OpenApiOperation, document: OpenApiDocument): string {
  if (operation.requestBody === undefined) return ''
  const { schema } = operation.requestBody.content['application/json']
  const optional = operation.requestBody.required ? '' : ' <span class="badge">optional</span>'
  return `<h4>Body${optional}</h4>\n${schemaTable(schemaAt(schema.$ref, document), 'sent')}\n`
}

function replyPart(operation: OpenApiOperation, document: OpenApiDocument): string {
  return goodResponses(operation)
    .map(([status, response]) => `<h4>Reply ${status}</h4>\n${goodResponse(response, document)}`)
    .join('\n')
}

function goodResponse({ description, content, headers }: OpenApiResponse, document: OpenApiDocument): string {
  const own = Object.keys(headers).filter((name) => !name.startsWith('X-RateLimit-'))
  const carried = own.length === 0 ? '' : ` Carries ${own.map((name) => `<code>${name}</code>`).join(', ')}.`
  const words = `<p>${inline(description)}${carried}</p>`
  if (content === undefined) return words
  const { schema, example } = content['application/json']
  const table = schemaTable(schemaAt(schema.$ref, document), 'received')
  return `${words}\n${table}\n<details><summary>Example of this reply</summary>${jsonBlock(example)}</details>`
}

function errorsPart({ responses }: OpenApiOperation): string {
  const rows = Object.entries(responses)
    .filter(([status]) => status === 'default' || Number(status) >= 400)
    .map(([status, { description, content }]) => {
      const example =
        content === undefined ? '' : `<code>${escapeHtml(JSON.stringify(content['application/json'].example))}</code>`
      const shown = status === 'default' ? 'other' : status
      return `<tr><td>${shown}</td><td>${inline(description)}<br>${example}</td></tr>`
    })
  return `<details><summary>Errors</summary><table><thead><tr><th scope="col">Status</th><th scope="col">When, and the body</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></details>`
}

function goodResponses({ responses }: OpenApiOperation): readonly (readonly [string, OpenApiResponse])[] {
  return Object.entries(responses).filter(([status]) => Number(status) < 400)
}

/** @throws TypeError for a name that the document does not list: then it was made wrong */
function schemaAt(
  reference: string,
  { components }: OpenApiDocument,
): OpenApiDocument['components']['schemas'][string] {
  const schema = components.schemas[reference.slice(reference.lastIndexOf('/') + 1)]
  if (schema === undefined) throw new TypeError(`${reference} is not in the document`)
  return schema
}
