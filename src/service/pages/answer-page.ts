/** Sends pages, compressed if the client supports compression. */

import type { HtmlPage } from '../../pages/html-page.ts'
import type { ProblemStatus } from '../problems/api-problem.ts'
import type { ServiceRequest } from '../requests/service-context.ts'

/**
 * The minimum length of a text to compress. Compressing a shorter text has no benefit, because the text fits into one
 * packet anyway.
 */
const minCompressedLength = 1400

/** Sends a page. */
export async function answerPage(
  request: ServiceRequest,
  page: HtmlPage,
  status: 200 | ProblemStatus,
): Promise<Response> {
  for (const [name, value] of Object.entries(page.headers)) request.header(name, value)
  request.header('Content-Type', 'text/html; charset=UTF-8')
  return await answerText(request, page.html, status)
}

/** Sends a text whose Content-Type is already set. */
export async function answerText(
  request: ServiceRequest,
  text: string,
  status: 200 | ProblemStatus = 200,
): Promise<Response> {
  request.header('Vary', 'Accept-Encoding')
  if (text.length < minCompressedLength || !acceptsGzip(request.req.header('Accept-Encoding'))) {
    return request.body(text, status)
  }
  request.header('Content-Encoding', 'gzip')
  return request.body(await compress(text), status)
}

/** Compresses a response that contains a page or a style sheet, if the browser supports it. */
export async function compressed(request: ServiceRequest, response: Response): Promise<Response> {
  if (!/^text\/(?:html|css)/u.test(response.headers.get('Content-Type') ?? '')) return response
  if (response.headers.has('Content-Encoding')) return response
  const text = await response.text()
  const { status } = response
  const headers = new Headers(response.headers)
  headers.set('Vary', 'Accept-Encoding')
  if (text.length < minCompressedLength || !acceptsGzip(request.req.header('Accept-Encoding'))) {
    return new Response(text, { status, headers })
  }
  headers.set('Content-Encoding', 'gzip')
  return new Response(await compress(text), { status, headers })
}

/** Returns whether Accept-Encoding allows gzip (RFC 9110 §12.5.3). */
export function acceptsGzip(accepted: string | undefined): boolean {
  const weights = new Map(
    (accepted ?? '').split(',').map((one) => {
      const [name = '', ...parameters] = one
        .toLowerCase()
        .split(';')
        .map((part) => part.trim())
      const weight = parameters.find((part) => part.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0
}

/**
 * Compresses a text. zlib is loaded when the first page is sent, because the embedded service of a run never sends a
 * page.
 */
async function compress(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const { gzip } = await import('node:zlib')
  return await new Promise((resolve, reject) => {
    gzip(text, (error, bytes) => (error === null ? resolve(new Uint8Array(bytes)) : reject(error)))
  })
}
