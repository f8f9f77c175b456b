/** The endpoints `GET /tests` and `GET /workspaces`. */

import { defaultPerPage, maxPerPage } from '../../foundation/contract/queries.ts'
import {
  type ListedSpamTest,
  type ListTestsReply,
  type ListWorkspacesReply,
  listTestsQuery,
} from '../../foundation/contract/test-list.ts'
import { dayMs } from '../../foundation/errors/day-ms.ts'
import { readQuery } from '../requests/read-query.ts'
import { callerWorkspace, type ServiceDeps, type ServiceHandler } from '../requests/service-context.ts'
import type { ListedTest } from '../storage/listed-test.ts'
import { statusOf } from '../storage/test-status.ts'
import { reportUrlOf } from './test-replies.ts'

/** Handles `GET /tests`: lists spam tests and external tests, newest first. */
export function listTests(deps: ServiceDeps): ServiceHandler {
  const { store, clock } = deps
  return async (request) => {
    const given = readQuery(request, listTestsQuery)
    const { search = null, source = null, status = null, outcome = null, before: beforeId = null } = given
    const perPage = Math.min(given.per_page ?? defaultPerPage, maxPerPage)
    const nowMs = clock.nowMs()
    // Request one more test than fits on the page, to find out whether there is another page.
    const query = { filter: { search, source, status, outcome }, beforeId, limit: perPage + 1, nowMs }
    const { tests: found, searchedToId } = await store.listTests(callerWorkspace(request), query)
    const tests = found.slice(0, perPage)
    const lastId = found.length > perPage ? (tests.at(-1)?.numericId ?? null) : null
    const reply: ListTestsReply = {
      success: true,
      tests: tests.map((test) => toListed(test, nowMs, deps)),
      pagination: { per_page: perPage, next_before: lastId ?? searchedToId },
    }
    return request.json(reply)
  }
}

function toListed(test: ListedTest, nowMs: number, base: Parameters<typeof reportUrlOf>[1]): ListedSpamTest {
  return {
    id: test.numericId,
    tracking_id: test.trackingId,
    style: test.style === 'spam-test' ? 'spam_test' : 'external_test',
    name: test.name,
    source: test.source,
    template: test.template,
    subject: test.subject,
    status: statusOf(test, nowMs),
    outcome: test.outcome,
    created_at: new Date(test.createdAtMs).toISOString(),
    ...reportUrlOf(test, base),
  }
}

/** Handles `GET /workspaces`: lists the workspace that the token belongs to. */
export function listWorkspaces({ store }: Pick<ServiceDeps, 'store'>): ServiceHandler {
  return async (request) => {
    const workspace = await store.findWorkspace(callerWorkspace(request))
    const found = workspace === null ? [] : [workspace]
    const reply: ListWorkspacesReply = {
      success: true,
      workspaces: found.map(({ workspaceId, name, plan, retentionMs, reportAccess, createdAtMs }) => ({
        id: workspaceId,
        name,
        plan,
        retention_days: retentionMs === null ? null : retentionMs / dayMs,
        report_access: reportAccess,
        created_at: new Date(createdAtMs).toISOString(),
      })),
    }
    return request.json(reply)
  }
}
