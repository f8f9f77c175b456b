/**
 * Handles `GET /r/:name`, a test's report page, and serves the style sheet of report pages. Neither the report page nor
 * the style sheets require a token.
 */

import { type TrackingId, toTrackingId } from '../../foundation/contract/identifiers.ts'
import { messagePage } from '../../report/pages/html-page.ts'
import { etagOf, matchesEtag } from '../long-poll/conditional-request.ts'
import { ApiProblem } from '../problems/api-problem.ts'
import { answerPage, answerStyleSheet } from '../requests/answer-page.ts'
import type { ServiceDeps, ServiceHandler, ServiceRequest } from '../requests/service-context.ts'
import type { ReportHead, Store, StoredTestWithSeeds } from '../storage/store.ts'
import { isAwaited } from './is-awaited.ts'
import { linkHashOf } from './report-links.ts'
import type { ReportedTest } from './to-report-view.ts'

/** Matches tracking ids. Other strings may contain characters that databases reject. */
const trackingIdForm = /^[A-Za-z0-9_-]{16,128}$/u

/** The dependencies that are needed to find a report. */
export type ReportDeps = Pick<ServiceDeps, 'store' | 'clock' | 'reportAccess' | 'loadDashboard'>

/** Responds with the report, with 304 if the browser already has the current version, or with a 404 page. */
export function getReport(deps: ReportDeps): ServiceHandler {
  const { store, clock } = deps
  return async (request) => {
    const head = await findReport(request, deps)
    if (head === null) return answerMissing(request, deps)
    const { reportPage, reportVersion } = await import('./report-page.ts')
    const nowMs = clock.nowMs()
    const etag = pageEtag(head, nowMs, reportVersion)
    request.header('ETag', `W/${etag}`)
    request.header('Vary', 'Accept-Encoding')
    if (matchesEtag(request.req.header('If-None-Match'), etag)) {
      request.header('Cache-Control', 'private, no-cache')
      return request.body(null, 304)
    }
    const test = await store.findReportedTest(head.trackingId)
    if (test === null) return answerMissing(request, deps)
    const previewPath = `${request.req.param('name')}/preview`
    return answerPage(request, reportPage({ ...(await readReported(test, store)), previewPath }, nowMs), 200)
  }
}

/** Finds the test whose report is at the path. Returns `null` if the visitor may not open the report. */
export async function findReport(request: ServiceRequest, deps: ReportDeps): Promise<ReportHead | null> {
  const trackingId = await findTrackingId(request.req.param('name') ?? '', deps)
  const head = trackingId === null ? null : await deps.store.findReportedHead(trackingId)
  // Members can open the report in the dashboard. All other visitors get the same page as if the test did not exist.
  if (head === null || head.reportAccess === 'members') return null
  request.set('testId', head.numericId)
  return head
}

/**
 * Returns the tracking id of the test that a link opens. If the service's settings allow it, a path with the tracking
 * id itself also works.
 */
async function findTrackingId(name: string, { store, clock, reportAccess }: ReportDeps): Promise<TrackingId | null> {
  const hash = linkHashOf(name)
  if (hash !== null) return await store.findLinkedTest(hash, clock.nowMs())
  return reportAccess === 'tracking-id' && trackingIdForm.test(name) ? toTrackingId(name) : null
}

/**
 * Returns the ETag of the page. The ETag covers everything that changes the page: the test, its outcome, its message
 * and the style sheet version.
 */
function pageEtag(test: ReportHead, nowMs: number, version: string): string {
  const isLive = isAwaited(test, nowMs, test.outcomeAtMs !== null)
  const parts = [test.outcomeAtMs ?? 'none', test.messageAtMs ?? 'none', isLive ? 'live' : 'final', version]
  return etagOf(test, nowMs).replace(/"$/u, `.${parts.join('.')}"`)
}

/** Reads everything that the report page shows except the test itself. */
export async function readReported(
  test: StoredTestWithSeeds,
  store: Pick<Store, 'findOutcome' | 'findPreviousTest' | 'findTestMessage'>,
): Promise<Omit<ReportedTest, 'previewPath'>> {
  const outcome = await store.findOutcome(test.numericId)
  const template = outcome?.report.template
  const previous = template === undefined ? null : await store.findPreviousTest(test, template)
  return { test, outcome, previous, message: await store.findTestMessage(test.numericId) }
}

/** Responds with a 404 page, which is the same for a missing test and for a test that only members may see. */
export function answerMissing(request: ServiceRequest, { loadDashboard }: Pick<ReportDeps, 'loadDashboard'>): Response {
  const name = request.req.param('name') ?? ''
  const isTest = loadDashboard !== undefined && linkHashOf(name) === null && trackingIdForm.test(name)
  const link = isTest ? { path: `/tests/${name}`, text: 'Members: open the report in the dashboard' } : null
  const sentence =
    'The link may be incomplete, expired or revoked, the test may have been deleted, or only members of its workspace may be allowed to open the report.'
  return answerPage(request, messagePage('Report not found', sentence, link), 404)
}

/** Handles `GET /r/assets/:name`: responds with a style sheet, which browsers may cache forever. */
export function getReportAsset(): ServiceHandler {
  return async (request) => {
    const { reportSheet } = await import('../../report/pages/report-style.ts')
    if (reportSheet.path === `assets/${request.req.param('name')}`) return answerStyleSheet(request, reportSheet.text)
    throw new ApiProblem(404, 'This style sheet belongs to another version of presend; reload the page')
  }
}
