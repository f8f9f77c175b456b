/** From a request's body or query to a value that cannot be wrong, or a 4xx that names everything that is. */

import { parseWire, type WireSchema } from '../contract/wire-schema.ts'
import { type Problem, renderProblem } from '../errors/problem.ts'
import { ApiProblem } from './api-problem.ts'
import type { ServiceRequest } from './service-context.ts'

/** @throws ApiProblem 400 when the body is no JSON, 422 when it is not what the schema wants; an empty one is `{}` */
export async function readJson<T>(request: ServiceRequest, schema: WireSchema<T>): Promise<T> {
  const text = await request.req.text()
  const parsed = parseWithin(schema, text.trim() === '' ? {} : parseJson(text))
  if (parsed.status === 'ok') return parsed.value
  throw invalidRequest(parsed.problems)
}

/** A 422 with all problems, as one sentence and as a list. */
export function invalidRequest(problems: readonly Problem[]): ApiProblem {
  const texts = problems.map((problem) => renderProblem({ ...problem, input: fieldName(problem.input) }))
  return new ApiProblem(422, `Invalid request: ${texts.join('; ')}`, { problems: texts })
}

const tooDeep: Problem = { input: '$', came: 'JSON that is nested too deeply', expected: 'a few levels' }

/** `$.external_test.name` is `external_test.name` to whoever wrote the body. */
function fieldName(path: string): string {
  return path.replace(/^\$\.?/u, '') || 'body'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ApiProblem(400, `The body is no JSON: ${error instanceof Error ? error.message : 'it cannot be read'}`)
  }
}

function parseWithin<T>(schema: WireSchema<T>, json: unknown): ReturnType<typeof parseWire<T>> {
  try {
    return parseWire(schema, json)
  } catch (error) {
    // JSON nested some thousand levels deep parses, but nothing that walks over it comes back.
    if (error instanceof RangeError) throw invalidRequest([tooDeep])
    throw error
  }
}
