/** Finds the test that a path refers to. */

import { unknownTest } from '../problems/api-problem.ts'
import { callerWorkspace, type ServiceDeps, type ServiceRequest } from '../requests/service-context.ts'
import type { StoredTest } from '../storage/store.ts'

/** Matches numeric ids, tracking ids and tracking keys. Other strings may contain characters that databases reject. */
const testName = /^[A-Za-z0-9_-]{1,128}$/u

/** Finds a test in the caller's workspace by numeric id, tracking id or tracking key. @throws ApiProblem 404 */
export async function findNamedTest(
  request: ServiceRequest,
  { store }: { readonly store: Pick<ServiceDeps['store'], 'findTest'> },
): Promise<StoredTest> {
  const name = request.req.param('id') ?? ''
  const test = testName.test(name) ? await store.findTest(callerWorkspace(request), name) : null
  if (test === null) throw unknownTest(name)
  request.set('testId', test.numericId)
  return test
}
