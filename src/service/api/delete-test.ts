/** The endpoints `DELETE /spam_tests/:id` and `DELETE /external_tests/:id`, which delete a test with all its data. */

import { unknownTest } from '../problems/api-problem.ts'
import {
  callerToken,
  callerWorkspace,
  type ServiceDeps,
  type ServiceHandler,
  type ServiceRequest,
} from '../requests/service-context.ts'
import { parseNumericId } from '../storage/admission-queries.ts'
import type { StoredTest } from '../storage/store.ts'
import { findNamedTest } from './find-test.ts'

type DeletionDeps = Pick<ServiceDeps, 'store' | 'clock'>

/** Deletes a spam test or an external test, by numeric id, tracking id or tracking key. */
export function deleteSpamTest(deps: DeletionDeps): ServiceHandler {
  return async (request) => await deleteFound(request, await findNamedTest(request, deps), deps)
}

/** Deletes an external test, by numeric id. */
export function deleteExternalTest(deps: DeletionDeps): ServiceHandler {
  return async (request) => {
    const id = parseNumericId(nameOf(request))
    const test = id === null ? null : await deps.store.findExternalTest(callerWorkspace(request), id)
    return await deleteFound(request, test, deps)
  }
}

function nameOf(request: ServiceRequest): string {
  return request.req.param('id') ?? ''
}

/** Deletes a test. @throws ApiProblem 404 if the test does not exist, or if another request has deleted it */
async function deleteFound(
  request: ServiceRequest,
  test: StoredTest | null,
  { store, clock }: DeletionDeps,
): Promise<Response> {
  if (test === null) throw unknownTest(nameOf(request))
  const { workspaceId, numericId, name } = test
  request.set('testId', numericId)
  if (!(await store.deleteTest(workspaceId, numericId, clock.nowMs()))) throw unknownTest(nameOf(request))
  const token = callerToken(request)
  await store.recordEvent({
    workspaceId,
    atMs: clock.nowMs(),
    actorKind: 'token',
    actor: token.name === '' ? token.prefix : token.name,
    action: 'test.delete',
    subject: `${name} (test ${numericId})`,
    address: null,
  })
  return request.body(null, 204)
}
