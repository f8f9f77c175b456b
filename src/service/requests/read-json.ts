/** Parses the JSON body of a request. */

import { parseWire, type WireSchema } from '../../foundation/contract/wire-schema.ts'
import { isObject } from '../../foundation/errors/json-object.ts'
import { bad, type Parsed, type Problem, quoteValue } from '../../foundation/errors/problem.ts'
import { ApiProblem, validRequest } from '../problems/api-problem.ts'
import type { ServiceRequest } from './service-context.ts'

/**
 * Parses a JSON object. An empty body counts as `{}`. The Content-Type is ignored, because a body that is not JSON in
 * UTF-8 (RFC 8259 §8.1) is rejected anyway.
 *
 * @throws ApiProblem 400 when the body is not a JSON object, 422 when it does not match the schema
 */
export async function readJson<T>(request: ServiceRequest, schema: WireSchema<T>): Promise<T> {
  return validRequest(await parseJsonBody(request, schema))
}

/**
 * Parses a JSON object like `readJson`, but returns the problems with a body that does not match the schema.
 *
 * @throws ApiProblem 400 when the body is not a JSON object
 */
export async function parseJsonBody<T>(request: ServiceRequest, schema: WireSchema<T>): Promise<Parsed<T>> {
  const text = decodeUtf8(await request.req.arrayBuffer())
  return parseWithin(schema, text.trim() === '' ? {} : parseObject(text))
}

/** Decodes UTF-8. Drops a leading byte order mark, as RFC 8259 §8.1 allows. */
function decodeUtf8(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Ignore the decoder's error, which contains no details.
    throw notJson('not UTF-8')
  }
}

function parseObject(text: string): object {
  const value = parseBody(text)
  if (isObject(value)) return value
  throw new ApiProblem(400, `Request body is not a JSON object: expected {…}, got ${quoteValue(value)}`)
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw notJson(error instanceof Error ? error.message : 'cannot be parsed')
  }
}

function notJson(reason: string): ApiProblem {
  return new ApiProblem(400, `Request body is not valid JSON: ${reason}`)
}

const tooDeep: Problem = {
  input: '$',
  came: 'JSON that is nested too deeply',
  expected: 'JSON with few levels of nesting',
}

function parseWithin<T>(schema: WireSchema<T>, json: unknown): Parsed<T> {
  try {
    return parseWire(schema, json)
  } catch (error) {
    // JSON.parse() accepts thousands of levels of nesting, but checking them against the schema would overflow the
    // stack.
    if (error instanceof RangeError) return bad(tooDeep)
    throw error
  }
}
