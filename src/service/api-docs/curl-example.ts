/** Renders an API call as a shell command. */

import type { OpenApiOperation, OpenApiParameter } from '../../foundation/contract/openapi/document.ts'

/** Renders a `curl` command. The reader sets the variables `$BASE_URL` and `$API_TOKEN`. */
export function curlExample(method: string, path: string, operation: OpenApiOperation): string {
  const url = `"$BASE_URL${filledPath(path, operation.parameters)}${queryOf(operation.parameters)}"`
  const token = operation.security.length === 0 ? [] : ['-H "Authorization: Bearer $API_TOKEN"']
  const body = operation.requestBody?.content['application/json'].example
  const sent = body === undefined ? [] : ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(body))}`]
  const verb = method === 'get' ? 'curl' : `curl -X ${method.toUpperCase()}`
  return [`${verb} ${url}`, ...token, ...sent].join(' \\\n  ')
}

function filledPath(path: string, parameters: readonly OpenApiParameter[]): string {
  return path.replaceAll(/\{(?<name>\w+)\}/gu, (_all, name: string) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name)
    return encodeURIComponent(textOf(parameter?.example ?? name))
  })
}

/**
 * Renders a query string with all parameters that have an example. Encodes brackets, because curl would otherwise
 * expand them as ranges.
 */
function queryOf(parameters: readonly OpenApiParameter[]): string {
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
    .flatMap(({ name, example }) =>
      [example].flat().map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`),
    )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** Quotes text for the shell. Single quotes prevent all expansion. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
