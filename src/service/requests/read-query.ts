/** From a request's query string to a value that cannot be wrong, or a 422 that names everything that is. */

import { parseWire, type WireSchema } from '../../contract/wire-schema.ts'
import type { ServiceRequest } from '../service-context.ts'
import { invalidRequest } from './invalid-request.ts'

/** The only parameter that may stand several times; clients write it with brackets and without. */
const listName = 'provider_types'

/**
 * Reads the query with a schema of its parameters. Unknown ones are ignored, and of one that stands several times the
 * first counts.
 *
 * @throws ApiProblem 422 with all problems
 */
export function readQuery<T>(request: ServiceRequest, schema: WireSchema<T>): T {
  const listed = [`${listName}[]`, listName].flatMap((name) => request.req.queries(name) ?? [])
  const given = { ...request.req.query(), ...(listed.length === 0 ? {} : { [listName]: listed }) }
  const parsed = parseWire(schema, given)
  if (parsed.status === 'ok') return parsed.value
  throw invalidRequest(parsed.problems)
}
