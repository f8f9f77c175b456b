/** Parses the query string of a request. */

import { parseWire, type WireSchema } from '../../foundation/contract/wire-schema.ts'
import { validRequest } from '../problems/api-problem.ts'
import type { ServiceRequest } from './service-context.ts'

/** The only parameter that clients may repeat. Clients write its name with or without brackets. */
const listName = 'provider_types'

/**
 * Parses the query string according to a schema. Unknown parameters are ignored. If a parameter is repeated, its first
 * value counts.
 *
 * @throws ApiProblem 422 with all problems
 */
export function readQuery<T>(request: ServiceRequest, schema: WireSchema<T>): T {
  const listed = [`${listName}[]`, listName].flatMap((name) => request.req.queries(name) ?? [])
  const given = { ...request.req.query(), ...(listed.length === 0 ? {} : { [listName]: listed }) }
  return validRequest(parseWire(schema, given))
}
