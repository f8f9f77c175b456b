/** What can go wrong between a client and a service, on demand, on a real socket. */

import type { ServerResponse } from 'node:http'

export type BareFault =
  /** The connection breaks before any answer; with `after-effect` the service has done what was asked. */
  | { readonly kind: 'reset'; readonly when: 'before-effect' | 'after-effect' }
  /** The head and half of the body arrive, then the connection breaks. */
  | { readonly kind: 'cut-body'; readonly statusCode?: number }
  /** No answer ever. */
  | { readonly kind: 'silent' }
  /** More bytes than anyone wants. */
  | { readonly kind: 'huge-body'; readonly bytes: number }
  | {
      readonly kind: 'answer'
      readonly statusCode: number
      /** Text is sent as it is, anything else as JSON. */
      readonly body: unknown
      readonly headers?: Readonly<Record<string, string>>
    }

/** An HTML page, as proxies send it. */
export function htmlPage(statusCode: number, title: string): BareFault {
  const body = `<!DOCTYPE html><html><head><title>${title}</title></head><body></body></html>`
  return { kind: 'answer', statusCode, body, headers: { 'Content-Type': 'text/html' } }
}

/** A redirect. */
export function redirect(statusCode: number, location: string): BareFault {
  return { kind: 'answer', statusCode, body: '', headers: { Location: location } }
}

/** An error of the document's form. */
export function refusal(statusCode: number, error: string, headers: Readonly<Record<string, string>> = {}): BareFault {
  return { kind: 'answer', statusCode, body: { success: false, error }, headers }
}

/** Does to the reply what the fault says. */
export function commitFault(fault: BareFault, response: ServerResponse): void {
  switch (fault.kind) {
    case 'reset':
      response.socket?.resetAndDestroy()
      return
    case 'silent':
      return
    case 'cut-body':
      response.writeHead(fault.statusCode ?? 200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
      response.write('{"success": true, "te', () => response.socket?.destroy())
      return
    case 'huge-body':
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end(`"${'x'.repeat(fault.bytes)}"`)
      return
    case 'answer':
      response.writeHead(fault.statusCode, { 'Content-Type': 'application/json', ...fault.headers })
      response.end(typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body))
      return
    default:
      fault satisfies never
  }
}
