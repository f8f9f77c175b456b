/** Serves the API reference as an OpenAPI document and as a page, each rendered on first use. */

import type { OpenApiDocument } from '../../foundation/contract/openapi/document.ts'
import type { HtmlPage } from '../../report/pages/html-page.ts'
import { answerPage } from '../requests/answer-page.ts'
import type { ServiceDeps, ServiceHandler } from '../requests/service-context.ts'

/** The base URL in the examples if the service has no public URL: the default address of `presend serve`. */
const defaultUrl = 'http://127.0.0.1:8025'

/** Handles `GET /api/v1/openapi.json`. */
export function getOpenApi(): ServiceHandler {
  const text = once(async () => JSON.stringify(await makeDocument()))
  return async (request) => {
    request.header('Content-Type', 'application/json; charset=UTF-8')
    request.header('Cache-Control', 'public, max-age=300')
    return request.body(await text())
  }
}

/** Handles `GET /api/docs`. */
export function getDocs({ publicUrl }: Pick<ServiceDeps, 'publicUrl'>): ServiceHandler {
  const page = once(async () => await makePage(`${publicUrl ?? defaultUrl}/api/v1`))
  return async (request) => answerPage(request, await page(), 200)
}

/** Caches the first successful result. A failure is not cached, so the next call tries again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null
  return async () => {
    result ??= make()
    try {
      return await result
    } catch (error) {
      result = null
      throw error
    }
  }
}

async function makePage(baseUrl: string): Promise<HtmlPage> {
  const { renderDocsPage } = await import('./docs-page.ts')
  return renderDocsPage(await makeDocument(), baseUrl)
}

/** Loads the module on first use, because `presend check` never needs the API's schemas and descriptions. */
async function makeDocument(): Promise<OpenApiDocument> {
  const { makeOpenApiDocument } = await import('../../foundation/contract/openapi/make-document.ts')
  return makeOpenApiDocument('open')
}
