/** `GET /r/:trackingId`: a test for people. Whoever knows the tracking id may see it; no token is asked for. */

import { answerPage } from '../pages/html-page.ts'
import { messagePage } from '../pages/message-page.ts'
import type { ServiceHandler, ServiceParts } from '../service-context.ts'

/** Anything else is no tracking id, and some of it no database takes. */
const trackingIdForm = /^[A-Za-z0-9_-]{16,128}$/u

/** The page, or a page that says there is none. */
export function getReport({ store, clock }: Pick<ServiceParts, 'store' | 'clock'>): ServiceHandler {
  return async (request) => {
    const trackingId = request.req.param('trackingId') ?? ''
    const test = trackingIdForm.test(trackingId) ? await store.findReportedTest(trackingId) : null
    if (test === null) {
      const sentence = 'The address may have been cut short, or the test was deleted because it is old.'
      return answerPage(request, messagePage('There is no such report', sentence), 404)
    }
    request.set('testId', test.numericId)
    const { renderReportPage } = await import('./report-page.ts')
    return answerPage(request, renderReportPage(test, clock.nowMs()), 200)
  }
}
