/** The `/external_tests` endpoints: create a test, read a test, list tests, and list seed mailboxes. */

import { type ProviderType, providerTypes, type TestStatus, testStatuses } from '../../foundation/contract/names.ts'
import {
  defaultPerPage,
  listExternalTestsQuery,
  maxPerPage,
  providersQuery,
} from '../../foundation/contract/queries.ts'
import { createExternalTestRequest } from '../../foundation/contract/requests.ts'
import type { ProviderGroup, ProvidersReply } from '../../foundation/contract/seed-replies.ts'
import type { ListExternalTestsReply } from '../../foundation/contract/test-replies.ts'
import type { DirectorySeed } from '../receiving/directory.ts'
import { readQuery } from '../requests/read-query.ts'
import {
  callerWorkspace,
  type Route,
  type ServiceDeps,
  type ServiceHandler,
  type ServiceRequest,
} from '../requests/service-context.ts'
import type { ExternalTestQuery } from '../storage/store.ts'
import { answerRead, externalTestView } from './answer-read.ts'
import { postTest } from './create-test.ts'
import { createExternalTestReply, toListedTest } from './test-replies.ts'

/** Handles `POST /external_tests`. */
export const postExternalTest: Route['handler'] = postTest(createExternalTestRequest, createExternalTestReply)

/** Handles `GET /external_tests/:id`; accepts only numeric ids. Supports long polling. */
export function getExternalTest(deps: ServiceDeps): ServiceHandler {
  return answerRead(deps, externalTestView(deps))
}

/** Handles `GET /external_tests`, newest first. */
export function listExternalTests(deps: ServiceDeps): ServiceHandler {
  const { store, clock } = deps
  return async (request) => {
    const { query, status } = readPage(request)
    const nowMs = clock.nowMs()
    const { tests, totalCount } =
      status === 'unknown'
        ? { tests: [], totalCount: 0 }
        : await store.listExternalTests({ ...query, status, workspaceId: callerWorkspace(request), nowMs })
    const reply: ListExternalTestsReply = {
      success: true,
      tests: tests.map((test) => toListedTest(test, nowMs, deps)),
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

/** The largest page number accepted, chosen so that the offset can always be represented exactly. */
const maxPage = 1_000_000_000

interface Page {
  readonly query: Pick<ExternalTestQuery, 'source' | 'page' | 'perPage'>
  /**
   * The requested status. `null` matches any test; `unknown` means that the value is not a valid status, so no test
   * matches.
   */
  readonly status: TestStatus | 'unknown' | null
}

/** Reads the page number and the filters of the request. @throws ApiProblem 422 */
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

/** Handles `GET /external_tests/providers`. */
export function getProviders({ directory }: ServiceDeps): ServiceHandler {
  return async (request) => {
    const { provider_types: wanted = [] } = readQuery(request, providersQuery)
    return request.json(providersReply(await directory.list(), wanted))
  }
}

/**
 * Builds the response to `GET /external_tests/providers`, without disabled seeds. If no types are given, includes all
 * types.
 */
export function providersReply(seeds: readonly DirectorySeed[], wanted: readonly ProviderType[]): ProvidersReply {
  const types = providerTypes.filter((type) => wanted.length === 0 || wanted.includes(type))
  return { success: true, providers: Object.fromEntries(types.map((type) => [type, groupOf(seeds, type)])) }
}

function groupOf(seeds: readonly DirectorySeed[], type: ProviderType): ProviderGroup {
  const shown = seeds.filter((seed) => seed.providerType === type && seed.isEnabled)
  const emails = shown.map(({ address, providerName, health }) => ({ address, service: providerName, status: health }))
  return { description: descriptions[type], emails }
}

const descriptions: Readonly<Record<ProviderType, string>> = {
  consumer: 'Mailboxes at consumer providers',
  business: 'Mailboxes at business providers',
  protected: 'Business mailboxes behind a filtering gateway',
}
