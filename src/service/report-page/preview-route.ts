/**
 * Handles `GET /r/:name/preview`, which serves the HTML part of the message that a report is about. Anyone who can open
 * the report can open the preview.
 */

import { mailPreviewPage } from '../../report/pages/mail-preview-page.ts'
import type { ReportPlace } from '../../report/pages/report-page.ts'
import { answerPage } from '../requests/answer-page.ts'
import type { ServiceDeps, ServiceHandler, ServiceRequest } from '../requests/service-context.ts'
import type { StoredTest } from '../storage/store.ts'
import { answerMissing, findReport, type ReportDeps } from './report-route.ts'
import { withoutIds } from './to-mail-view.ts'

export type PreviewDeps = Pick<ServiceDeps, 'store' | 'renderTestMail'>

/** Responds with the preview page, or with a 404 page. */
export function getPreview(deps: ReportDeps & PreviewDeps): ServiceHandler {
  return async (request) => {
    const test = await findReport(request, deps)
    return (
      (test === null ? null : await answerPreview(request, test, { ...deps, place: 'link' })) ??
      answerMissing(request, deps)
    )
  }
}

const tooComplex = '<p>This message is too complex for a preview.</p>'

/** Responds with the HTML part of a test's message; returns `null` if the message has no stored HTML part. */
export async function answerPreview(
  request: ServiceRequest,
  test: Pick<StoredTest, 'numericId' | 'trackingId' | 'trackingKey'>,
  { store, renderTestMail, place }: PreviewDeps & { readonly place: ReportPlace },
): Promise<Response | null> {
  const kept = renderTestMail === undefined ? null : await store.findTestMessageHtml(test.numericId)
  if (kept === null || renderTestMail === undefined) return null
  const hasRemoteImages = request.req.query('images') === '1'
  const rendered = (await renderTestMail(kept, hasRemoteImages, request.req.raw.signal)) ?? tooComplex
  const safeHtml = place === 'link' ? withoutIds(rendered, test) : rendered
  const page = mailPreviewPage({ safeHtml, hasRemoteImages })
  // Prevents browsers from showing the cached message after logout.
  const headers = place === 'link' ? page.headers : { ...page.headers, 'Cache-Control': 'no-store' }
  return answerPage(request, { ...page, headers }, 200)
}
