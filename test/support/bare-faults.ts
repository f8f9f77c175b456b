/** Faults between a client and a service that tests can cause on a real socket. */

import type { ServerResponse } from 'node:http'

export type BareFault =
  /** The connection closes before any response. With `after-effect`, the service has processed the request. */
  | { readonly kind: 'reset'; readonly when: 'before-effect' | 'after-effect' }
  /** The head and half of the body are sent, then the connection breaks. */
  | { readonly kind: 'cut-body'; readonly statusCode?: number }
  /** No response is sent. */
  | { readonly kind: 'silent' }
  /** More bytes are sent than the client accepts. */
  | { readonly kind: 'huge-body'; readonly bytes: number }
  | {
      readonly kind: 'answer'
      readonly statusCode: number
      /** Text is sent unchanged, all other values as JSON. */
      readonly body: unknown
      readonly headers?: Readonly<Record<string, string>>
    }

/** Returns an HTML page, as sent by proxies. */
export function htmlPage(statusCode: number, title: string): BareFault {
  const body = `<!DOCTYPE html><html><head><title>${title}</title></head><body></body></html>`
  return { kind: 'answer', statusCode, body, headers: { 'Content-Type': 'text/html' } }
}

/** A redirect. */
export function redirect(statusCode: number, location: string): BareFault {
  return { kind: 'answer', statusCode, body: '', headers: { Location: location } }
}

/** Returns an error in the documented format. */
export function refusal(statusCode: number, error: string, headers: Readonly<Record<string, string>> = {}): BareFault {
  return { kind: 'answer', statusCode, body: { success: false, error }, headers }
}

/** Applies a fault to the response. */
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
