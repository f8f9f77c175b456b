/** `GET /r/:name`: the report page of a test, and the style sheet of report pages. Neither needs a token. */

import { messagePage } from '../../pages/html-page.ts'
import type { StoredTest } from '../../storage/store.ts'
import { etagOf, matchesEtag } from '../long-poll/conditional-request.ts'
import { answerPage, answerText } from '../pages/answer-page.ts'
import { ApiProblem } from '../problems/api-problem.ts'
import type { ServiceDeps, ServiceHandler, ServiceRequest } from '../requests/service-context.ts'

/** Matches tracking ids. Anything else may contain characters that databases reject. */
const trackingIdForm = /^[A-Za-z0-9_-]{16,128}$/u

/** Answers with the report, with 304 if the reader already has it, or with a 404 page. */
export function getReport({ store, clock }: Pick<ServiceDeps, 'store' | 'clock'>): ServiceHandler {
  return async (request) => {
    const trackingId = request.req.param('trackingId') ?? ''
    const head = trackingIdForm.test(trackingId) ? await store.findReportedHead(trackingId) : null
    if (head === null) return answerMissing(request)
    request.set('testId', head.numericId)
    const { reportPage, reportVersion } = await import('./report-page.ts')
    const nowMs = clock.nowMs()
    const etag = pageEtag(head, nowMs, reportVersion)
    request.header('ETag', `W/${etag}`)
    request.header('Vary', 'Accept-Encoding')
    if (matchesEtag(request.req.header('If-None-Match'), etag)) {
      request.header('Cache-Control', 'private, no-cache')
      return request.body(null, 304)
    }
    const test = await store.findReportedTest(trackingId)
    return test === null ? answerMissing(request) : await answerPage(request, reportPage(test, nowMs), 200)
  }
}

/** The page also changes with the version of its style sheet, which stands for the version of the program. */
function pageEtag(test: StoredTest, nowMs: number, version: string): string {
  return etagOf(test, nowMs).replace(/"$/u, `.${version}"`)
}

async function answerMissing(request: ServiceRequest): Promise<Response> {
  const sentence = 'The link may be incomplete, or the test was deleted at the end of its retention period.'
  return await answerPage(request, messagePage('Report not found', sentence), 404)
}

/** `GET /r/assets/:name`: answers with a style sheet, which browsers may keep forever. */
export function getReportAsset(): ServiceHandler {
  return async (request) => {
    const { styleSheets } = await import('../../pages/style-sheets.ts')
    const sheet = styleSheets.find(({ path }) => path === `assets/${request.req.param('name')}`)
    if (sheet === undefined) throw new ApiProblem(404, 'This style sheet belongs to another version; reload the page')
    request.header('Content-Type', 'text/css; charset=UTF-8')
    request.header('Cache-Control', 'public, max-age=31536000, immutable')
    request.header('X-Content-Type-Options', 'nosniff')
    return await answerText(request, sheet.text)
  }
}
