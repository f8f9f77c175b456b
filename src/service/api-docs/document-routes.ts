/** The API document, for programs and for people. Both are made when somebody first asks, and then kept. */

import type { OpenApiDocument } from '../../contract/openapi/document.ts'
import { keptOnce } from '../kept-once.ts'
import type { HtmlPage } from '../pages/html-page.ts'
import { answerPage } from '../pages/html-page.ts'
import type { ServiceHandler, ServiceParts } from '../service-context.ts'

/** Where a service says it is when it was not told: the address that `presend serve` listens on by itself. */
const standardUrl = 'http://127.0.0.1:8025'

/** `GET /api/v1/openapi.json`. */
export function getOpenApi(): ServiceHandler {
  const text = keptOnce(async () => JSON.stringify(await makeDocument()))
  return async (request) => {
    request.header('Content-Type', 'application/json; charset=UTF-8')
    request.header('Cache-Control', 'public, max-age=300')
    return request.body(await text())
  }
}

/** `GET /api/docs`. */
export function getDocs({ publicUrl }: Pick<ServiceParts, 'publicUrl'>): ServiceHandler {
  const page = keptOnce(async () => await makePage(`${publicUrl ?? standardUrl}/api/v1`))
  return async (request) => answerPage(request, await page(), 200)
}

async function makePage(baseUrl: string): Promise<HtmlPage> {
  const { renderDocsPage } = await import('./docs-page.ts')
  return renderDocsPage(await makeDocument(), baseUrl)
}

/** Schemas and texts that a run of `presend check` never needs: they are loaded here, and nowhere before. */
async function makeDocument(): Promise<OpenApiDocument> {
  const { makeOpenApiDocument } = await import('../../contract/openapi/make-document.ts')
  return makeOpenApiDocument('open')
}
