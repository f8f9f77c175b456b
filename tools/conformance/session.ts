/** One run against one service: sends requests, records every response, and shares fixtures. */

import type { Given } from './options.ts'
import { parseJson, type WebhookReceiver } from './webhook-receiver.ts'

export interface Reply {
  /** The request, such as `GET /spam_tests/x`, for use in error messages. */
  readonly request: string
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The parsed body; `undefined` if it is not JSON. */
  readonly json: unknown
  readonly tookMs: number
  /** Epoch milliseconds. */
  readonly receivedAtMs: number
}

export interface AskOptions {
  /** A token to use instead of `--token`; `null` to send no Authorization header. */
  readonly token?: string | null
  /** The complete value of the Authorization header field. */
  readonly authorization?: string
  /** The body, sent as JSON. */
  readonly json?: unknown
  /** The body, sent unchanged instead of `json`. */
  readonly body?: string | Uint8Array<ArrayBuffer> | ReadableStream
  readonly headers?: Readonly<Record<string, string>>
  /** The content type; `null` to send a request without Content-Type. */
  readonly contentType?: string | null
  /** Whether the check expects a 429. */
  readonly mayBeLimited?: boolean
}

export interface Session {
  readonly given: Given
  /** Every response so far, in order. */
  readonly traffic: readonly Reply[]
  /** The webhook receiver; `null` without `--webhook-listen`. */
  readonly webhooks: WebhookReceiver | null
  /** Sends a request to a path below the base URL, such as `GET /spam_tests/x`. @throws RateLimitReached */
  ask(request: string, options?: AskOptions): Promise<Reply>
}

/** What a run needs if its token's hourly limit is exhausted. */
export const requestsLeft = 'a token with requests left in the current hour'

/** The error for a token whose hourly limit is exhausted. The message says what the run needs. */
export class RateLimitReached extends Error {
  constructor(reply: Reply) {
    const seconds = reply.headers.get('Retry-After')
    super(seconds === null ? requestsLeft : `${requestsLeft} (retry in ${seconds} seconds, or use another --token)`)
    this.name = 'RateLimitReached'
  }
}

/** The timeout of one request, in milliseconds. */
const replyTimeoutMs = 30_000

/** Opens a session without sending anything. */
export function openSession(given: Given, webhooks: WebhookReceiver | null): Session {
  const traffic: Reply[] = []
  return {
    given,
    traffic,
    webhooks,
    ask: async (request, options = {}) => {
      const reply = await send(given, request, options)
      traffic.push(reply)
      if (reply.status === 429 && options.mayBeLimited !== true) throw new RateLimitReached(reply)
      return reply
    },
  }
}

async function send(given: Given, request: string, options: AskOptions): Promise<Reply> {
  const [method = 'GET', path = ''] = splitOnce(request)
  const startMs = performance.now()
  const body = options.json === undefined ? options.body : JSON.stringify(options.json)
  const url = path.startsWith('http') ? path : given.baseUrl + path
  const response = await fetch(url, {
    method,
    headers: headersOf(given, options),
    redirect: 'manual',
    signal: AbortSignal.timeout(replyTimeoutMs),
    ...(body === undefined ? {} : { body }),
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  })
  const text = await response.text()
  return {
    request,
    status: response.status,
    headers: response.headers,
    text,
    json: parseJson(text),
    tookMs: performance.now() - startMs,
    receivedAtMs: Date.now(),
  }
}

function splitOnce(request: string): readonly string[] {
  const space = request.indexOf(' ')
  return [request.slice(0, space), request.slice(space + 1)]
}

/** Returns the request's header fields. api-v1.md requires Content-Type on every request, including reads. */
function headersOf(given: Given, options: AskOptions): Record<string, string> {
  const { token = given.token, contentType = 'application/json' } = options
  const authorization = options.authorization ?? (token === null ? null : `Bearer ${token}`)
  return {
    Accept: 'application/json',
    ...(contentType === null ? {} : { 'Content-Type': contentType }),
    ...(authorization === null ? {} : { Authorization: authorization }),
    ...options.headers,
  }
}

/** Returns a function that creates a fixture once per session, on first use. */
export function shared<T>(make: (session: Session) => Promise<T>): (session: Session) => Promise<T> {
  const made = new WeakMap<Session, Promise<T>>()
  return async (session) => {
    const known = made.get(session)
    if (known !== undefined) return await known
    const making = make(session)
    made.set(session, making)
    return await making
  }
}
