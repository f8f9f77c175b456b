/** Receives the service's webhooks, as a receiver written by the document would, and remembers every request. */

import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

/** One request as it came. */
export interface WebhookRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly raw: Uint8Array
  /** `undefined`: no JSON. */
  readonly json: unknown
  /** Lower-case hex HMAC-SHA256 of the raw bytes. */
  readonly expectedSignature: string
  readonly isSigned: boolean
  /** What it was answered. */
  readonly answered: number
  readonly receivedAtMs: number
}

/** A listening receiver. */
export interface WebhookReceiver extends AsyncDisposable {
  /** In the order in which they came. */
  readonly requests: readonly WebhookRequest[]
  /** From now on signed requests are answered with what this says; a wrong signature is always answered 401. */
  answerWith(decide: (json: unknown) => number): void
  /** Resolves when so many requests fit, or when time is up; gives those that fit. */
  until(wanted: WantedRequests): Promise<readonly WebhookRequest[]>
}

/** What is waited for. */
export interface WantedRequests {
  readonly count: number
  readonly withinMs: number
  readonly fits: (request: WebhookRequest) => boolean
}

/** Starts it. Rejects when the address is taken. */
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
