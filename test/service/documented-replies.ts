/** Checks replies of the service against its own OpenAPI document. */

import type { OpenApiOperation, OpenApiResponse } from '../../src/foundation/contract/openapi/document.ts'
import { makeOpenApiDocument } from '../../src/foundation/contract/openapi/make-document.ts'
import { schemaProblems } from '../support/json-schema.ts'

/** A reply and its request; `path` is relative to `/api/v1` and includes the query. */
export interface SeenReply {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly headers: Headers
  /** `null`: none. */
  readonly body: unknown
}

// Undocumented fields are also problems.
const document = makeOpenApiDocument('closed')

/** Header fields that only some replies have; their absence is not a problem. */
const optionalHeaders: ReadonlySet<string> = new Set(['Preference-Applied'])

/** Returns the differences between a reply and the document; empty if there are none. */
export function undocumented(reply: SeenReply): readonly string[] {
  const place = `${reply.method} ${reply.path} ${reply.status}`
  const response = responseOf(reply)
  const headers = Object.keys(response.headers).filter((name) => !optionalHeaders.has(name))
  const lacking = headers.filter((name) => !reply.headers.has(name)).map((name) => `${place}: ${name} is missing`)
  return [...lacking, ...bodyProblems(reply, response).map((problem) => `${place}: ${problem}`)]
}

function bodyProblems({ method, body }: SeenReply, { content }: OpenApiResponse): readonly string[] {
  if (method === 'HEAD' || content === undefined) return body === null ? [] : ['has a body']
  return schemaProblems(body, content['application/json'].schema, document)
}

function responseOf({ method, path, status }: SeenReply): OpenApiResponse {
  const operation = operationOf(method === 'HEAD' ? 'GET' : method, path.split('?')[0] ?? '')
  const response = operation?.responses[String(status)]
  if (response !== undefined) return response
  return defaultOf(path)
}

function operationOf(method: string, path: string): OpenApiOperation | undefined {
  const fitting = Object.entries(document.paths).find(([template]) => {
    return new RegExp(`^${template.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u').test(path)
  })
  return fitting?.[1][method.toLowerCase()]
}

/** Unknown paths and methods use the error form of similar paths. */
function defaultOf(path: string): OpenApiResponse {
  const neighbour = /^\/postmaster_accounts(?:[/?]|$)/u.test(path) ? '/postmaster_accounts' : '/external_tests'
  const response = document.paths[neighbour]?.['get']?.responses['default']
  if (response === undefined) throw new Error('the document has no default response')
  return response
}
