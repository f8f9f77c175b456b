/** Receives webhooks as api-v1.md documents them, and records every request. */

import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

/** A received request. */
export interface WebhookRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly raw: Uint8Array
  /** The parsed body; `undefined` if it is not JSON. */
  readonly json: unknown
  /** The HMAC-SHA256 of the raw body, in lowercase hexadecimal. */
  readonly expectedSignature: string
  readonly isSigned: boolean
  /** The status of the response that was sent. */
  readonly answered: number
  readonly receivedAtMs: number
}

export interface WebhookReceiver extends AsyncDisposable {
  /** The requests in the order in which they arrived. */
  readonly requests: readonly WebhookRequest[]
  /** Sets the status of responses to correctly signed requests. A request with a wrong signature always gets a 401. */
  answerWith(decide: (json: unknown) => number): void
  /** Resolves with the matching requests when there are enough of them, or when the timeout expires. */
  until(wanted: WantedRequests): Promise<readonly WebhookRequest[]>
}

export interface WantedRequests {
  readonly count: number
  readonly withinMs: number
  readonly fits: (request: WebhookRequest) => boolean
}

/** Starts a receiver. Rejects if the address is already in use. */
export async function startWebhookReceiver(place: {
  readonly host: string
  readonly port: number
  readonly secret: string
}): Promise<WebhookReceiver> {
  const requests: WebhookRequest[] = []
  const state = { decide: (_json: unknown): number => 200, wake: (): void => undefined }

  async function receive(incoming: IncomingMessage): Promise<number> {
    const raw = Buffer.concat(await Array.fromAsync<Uint8Array>(incoming))
    const expectedSignature = createHmac('sha256', place.secret).update(raw).digest('hex')
    const isSigned = isEqual(String(incoming.headers['x-service-signature'] ?? ''), expectedSignature)
    const json = parseJson(raw.toString('utf8'))
    const answered = isSigned ? state.decide(json) : 401
    const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]))
    const { method = '' } = incoming
    requests.push({ method, headers, raw, json, expectedSignature, isSigned, answered, receivedAtMs: Date.now() })
    state.wake()
    return answered
  }

  const server = createServer((incoming, response) => {
    void receive(incoming).then((status) => response.writeHead(status).end())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(place.port, place.host, resolve)
  })
  return {
    requests,
    answerWith: (decide) => {
      state.decide = decide
    },
    until: async ({ count, withinMs, fits }) => {
      const endMs = performance.now() + withinMs
      while (requests.filter(fits).length < count && performance.now() < endMs) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, Math.max(1, endMs - performance.now()))
          state.wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      return requests.filter(fits)
    },
    [Symbol.asyncDispose]: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}

function isEqual(came: string, expected: string): boolean {
  return came.length === expected.length && timingSafeEqual(Buffer.from(came), Buffer.from(expected))
}

/** Parses JSON; returns `undefined` for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
