/** One run at one service: asks, remembers every reply, and shares what several checks need. */

import type { Given } from './options.ts'
import type { WebhookReceiver } from './webhook-receiver.ts'

/** A reply, read. */
export interface Reply {
  /** `GET /spam_tests/x`, for messages. */
  readonly request: string
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** `undefined`: the body is no JSON. */
  readonly json: unknown
  readonly tookMs: number
  /** Epoch milliseconds. */
  readonly receivedAtMs: number
}

/** What may be special about a request. */
export interface AskOptions {
  /** Another token than `--token`; `null`: no Authorization header. */
  readonly token?: string | null
  /** The whole Authorization header. */
  readonly authorization?: string
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent as it is, instead of `json`. */
  readonly body?: string | Uint8Array<ArrayBuffer> | ReadableStream
  readonly headers?: Readonly<Record<string, string>>
  /** `null`: a request without Content-Type. */
  readonly contentType?: string | null
  /** 429 is what the check wants to see. */
  readonly mayBeLimited?: boolean
}

/** What the checks of a run work with. */
export interface Session {
  readonly given: Given
  /** Every reply so far, in order. */
  readonly traffic: readonly Reply[]
  /** `null` without `--webhook-listen`. */
  readonly webhooks: WebhookReceiver | null
  /** Asks below the base URL: `GET /spam_tests/x`. @throws RateLimitReached */
  ask(request: string, options?: AskOptions): Promise<Reply>
}

/** The token's hour is used up: nothing more can be found out with it. */
export class RateLimitReached extends Error {
  constructor(reply: Reply) {
    const words = reply.headers.get('Retry-After') ?? 'an unknown number of'
    super(`the rate limit of the token is reached; retry in ${words} seconds, or give another --token`)
    this.name = 'RateLimitReached'
  }
}

/** No reply may take longer. */
const replyTimeoutMs = 30_000

/** Opens a session; nothing is sent yet. */
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

/** "Clients send Content-Type: application/json", reads included. */
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Something that is made once a session, when a check first needs it. */
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
