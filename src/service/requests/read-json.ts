/** From a request's body to a value that cannot be wrong, or a 4xx that names everything that is. */

import { parseWire, type WireSchema } from '../../contract/wire-schema.ts'
import { type Parsed, type Problem, quoteValue } from '../../errors/problem.ts'
import { ApiProblem } from '../api-problem.ts'
import type { ServiceRequest } from '../service-context.ts'
import { invalidRequest } from './invalid-request.ts'

/**
 * Reads a JSON object. What the request calls its content is not looked at: a body is JSON in UTF-8 (RFC 8259 §8.1) or
 * it is refused. An empty one is `{}`.
 *
 * @throws ApiProblem 400 when the body is no JSON object, 422 when it is not what the schema wants
 */
export async function readJson<T>(request: ServiceRequest, schema: WireSchema<T>): Promise<T> {
  const parsed = await parseBody(request, schema)
  if (parsed.status === 'ok') return parsed.value
  throw invalidRequest(parsed.problems)
}

/**
 * Reads a JSON object and something that stands beside it, so that what is wrong with either is told at once.
 *
 * @throws ApiProblem as readJson
 */
export async function readJsonWith<T, U>(
  request: ServiceRequest,
  schema: WireSchema<T>,
  beside: Parsed<U>,
): Promise<readonly [T, U]> {
  const parsed = await parseBody(request, schema)
  const besideProblems = beside.status === 'bad' ? beside.problems : []
  if (parsed.status === 'bad') throw invalidRequest([...parsed.problems, ...besideProblems])
  if (beside.status === 'bad') throw invalidRequest(besideProblems)
  return [parsed.value, beside.value]
}

async function parseBody<T>(request: ServiceRequest, schema: WireSchema<T>): Promise<ReturnType<typeof parseWire<T>>> {
  const text = decodeUtf8(await request.req.arrayBuffer())
  return parseWithin(schema, text.trim() === '' ? {} : parseObject(text))
}

/** A byte order mark at the start is dropped, as RFC 8259 §8.1 allows. */
function decodeUtf8(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // The decoder says only that it failed.
    throw notJson('not UTF-8')
  }
}

function parseObject(text: string): object {
  const value = parseJson(text)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new ApiProblem(400, `Request body is not a JSON object: got ${quoteValue(value)}, expected {…}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw notJson(error instanceof Error ? error.message : 'cannot be parsed')
  }
}

function notJson(reason: string): ApiProblem {
  return new ApiProblem(400, `Request body is not valid JSON: ${reason}`)
}

const tooDeep: Problem = { input: '$', came: 'JSON that is nested too deeply', expected: 'a few levels' }

function parseWithin<T>(schema: WireSchema<T>, json: unknown): ReturnType<typeof parseWire<T>> {
  try {
    return parseWire(schema, json)
  } catch (error) {
    // JSON nested some thousand levels deep parses, but nothing that walks over it comes back.
    if (error instanceof RangeError) throw invalidRequest([tooDeep])
    throw error
  }
}
