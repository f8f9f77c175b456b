/** `GET /r/:trackingId`: the report page of a test. Needs no token: the tracking id gives access. */

import { messagePage } from '../../pages/html-page.ts'
import { answerPage } from '../pages/answer-page.ts'
import type { ServiceDeps, ServiceHandler } from '../requests/service-context.ts'

/** Matches tracking ids. Anything else may contain characters that databases reject. */
const trackingIdForm = /^[A-Za-z0-9_-]{16,128}$/u

/** Answers with the report, or with a 404 page. */
export function getReport({ store, clock }: Pick<ServiceDeps, 'store' | 'clock'>): ServiceHandler {
  return async (request) => {
    const trackingId = request.req.param('trackingId') ?? ''
    const test = trackingIdForm.test(trackingId) ? await store.findReportedTest(trackingId) : null
    if (test === null) {
      const sentence = 'The link may be incomplete, or the test was deleted at the end of its retention period.'
      return answerPage(request, messagePage('Report not found', sentence), 404)
    }
    request.set('testId', test.numericId)
    const { renderReportPage } = await import('./report-page.ts')
    return answerPage(request, renderReportPage(test, clock.nowMs()), 200)
  }
}
