/** `/external_tests`: create, read, list, and the mailboxes there are. */

import { type TestStatus, testStatuses } from '../../contract/names.ts'
import { defaultPerPage, listExternalTestsQuery, maxPerPage, providersQuery } from '../../contract/queries.ts'
import { createExternalTestRequest } from '../../contract/requests.ts'
import type { ListExternalTestsReply } from '../../contract/test-replies.ts'
import type { ExternalTestQuery } from '../../storage/store.ts'
import { createTest } from '../create-test.ts'
import { answerRead } from '../long-poll/answer-read.ts'
import { externalTestReading } from '../long-poll/test-readings.ts'
import { providersReply } from '../providers-reply.ts'
import { readJsonWith } from '../requests/read-json.ts'
import { readQuery } from '../requests/read-query.ts'
import { readTestFields } from '../requests/read-test-fields.ts'
import { type ServiceHandler, type ServiceParts, type ServiceRequest, workspaceOf } from '../service-context.ts'
import { createExternalTestReply, toListedTest } from '../test-replies.ts'

/** `POST /external_tests`. */
export function postExternalTest(parts: ServiceParts): ServiceHandler {
  return async (request) => {
    const [body, fields] = await readJsonWith(request, createExternalTestRequest, readTestFields(request))
    const wish = {
      style: 'external-test',
      name: body.external_test.name,
      source: body.external_test.source,
      metadata: body.external_test.metadata ?? {},
      ...fields,
      providerTypes: body.provider_types ?? [],
      timeoutMinutes: body.timeout_minutes ?? null,
    } as const
    const test = await createTest(wish, workspaceOf(request), parts)
    request.set('testId', test.numericId)
    return request.json(createExternalTestReply(test, parts), 201)
  }
}

/** `GET /external_tests/:id`, by numeric id alone; answers a long poll. */
export function getExternalTest(parts: ServiceParts): ServiceHandler {
  return answerRead(parts, externalTestReading(parts))
}

/** `GET /external_tests`, newest first. */
export function listExternalTests({ store, clock, publicUrl }: ServiceParts): ServiceHandler {
  return async (request) => {
    const { query, status } = readPage(request)
    const nowMs = clock.nowMs()
    const { tests, totalCount } =
      status === 'unknown'
        ? { tests: [], totalCount: 0 }
        : await store.listExternalTests({ ...query, status, workspaceId: workspaceOf(request), nowMs })
    const reply: ListExternalTestsReply = {
      success: true,
      tests: tests.map((test) => toListedTest(test, nowMs, { publicUrl })),
      pagination: {
        page: query.page,
        per_page: query.perPage,
        total_count: totalCount,
        total_pages: Math.ceil(totalCount / query.perPage),
      },
    }
    return request.json(reply)
  }
}

/** Beyond this no list is long enough, and an offset would leave exact integers. */
const maxPage = 1_000_000_000

interface Page {
  readonly query: Pick<ExternalTestQuery, 'source' | 'page' | 'perPage'>
  /** `null`: any; `unknown`: one that no test has. */
  readonly status: TestStatus | 'unknown' | null
}

/** @throws ApiProblem 422 */
function readPage(request: ServiceRequest): Page {
  const { source, status, page, per_page: perPage } = readQuery(request, listExternalTestsQuery)
  return {
    query: {
      source: source ?? null,
      page: Math.min(page ?? 1, maxPage),
      perPage: Math.min(perPage ?? defaultPerPage, maxPerPage),
    },
    status: status === undefined ? null : (testStatuses.find((known) => known === status) ?? 'unknown'),
  }
}

/** `GET /external_tests/providers`. */
export function getProviders({ directory }: ServiceParts): ServiceHandler {
  return async (request) => {
    const { provider_types: wanted = [] } = readQuery(request, providersQuery)
    return request.json(providersReply(await directory.list(), wanted))
  }
}
