/**
 * A client and a webhook receiver as written from api-v1.md alone: only fetch and node:http, none of presend's code, and
 * no feature that the document does not describe.
 */

import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

/** The API's URL, and the caller's token. */
export interface BareAccess {
  /** Ends in `/api/v1`. */
  readonly baseUrl: string
  readonly token: string
}

/** A JSON reply with its status. */
export interface BareReply {
  readonly status: number
  readonly remaining: number
  // oxlint-disable-next-line typescript/no-explicit-any -- the document's reader trusts the document
  readonly json: any
}

/** Sends one request as documented. */
export async function ask({ baseUrl, token }: BareAccess, request: string, body?: unknown): Promise<BareReply> {
  const [method = 'GET', path = ''] = request.split(' ')
  const response = await fetch(baseUrl + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const remaining = Number(response.headers.get('X-RateLimit-Remaining'))
  return { status: response.status, remaining, json: await response.json() }
}

/** "Clients retry 429 and 5xx responses with exponential backoff (starts at 1 second and doubles; at most 3 attempts)." */
export async function askWithBackOff(
  access: BareAccess,
  request: string,
  wait: (delayMs: number) => Promise<void>,
): Promise<BareReply> {
  let delayMs = 1000
  for (let attempt = 1; ; attempt += 1) {
    const reply = await ask(access, request)
    if ((reply.status !== 429 && reply.status < 500) || attempt === 3) return reply
    await wait(delayMs)
    delayMs *= 2
  }
}

/** "A client that polls GET /external_tests/:id stops on status complete or expired." */
export async function pollExternalTest(access: BareAccess, id: number, intervalMs: number): Promise<BareReply> {
  for (;;) {
    const reply = await ask(access, `GET /external_tests/${id}`)
    if (['complete', 'expired'].includes(reply.json.test.status)) return reply
    await new Promise((resolve) => setTimeout(resolve, intervalMs))
  }
}

/** Polls a spam test until no entry is null. */
export async function pollSpamTest(access: BareAccess, trackingId: string, intervalMs: number): Promise<BareReply> {
  for (;;) {
    const reply = await ask(access, `GET /spam_tests/${trackingId}`)
    const entries: readonly { readonly delivered_to: string | null }[] = reply.json.data.test_results
    if (entries.every((entry) => entry.delivered_to !== null)) return reply
    await new Promise((resolve) => setTimeout(resolve, intervalMs))
  }
}

/** A webhook receiver. */
export interface BareReceiver extends AsyncDisposable {
  /** Accepted events. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  readonly events: any[]
  readonly statuses: number[]
  /** Resolves after this many accepted events. */
  accepted(count: number): Promise<void>
}

/** "A receiver recomputes the digest over the raw bytes, compares it in constant time, and rejects a mismatch with 401." */
export async function startBareReceiver(port: number, secret: string): Promise<BareReceiver> {
  const events: unknown[] = []
  const statuses: number[] = []
  const state = { wake: (): void => undefined }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const raw = Buffer.concat(chunks)
      const expected = createHmac('sha256', secret).update(raw).digest('hex')
      const given = String(request.headers['x-service-signature'])
      const isGenuine = given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
      statuses.push(isGenuine ? 200 : 401)
      if (isGenuine) events.push(JSON.parse(raw.toString('utf8')))
      response.writeHead(isGenuine ? 200 : 401).end()
      state.wake()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    events,
    statuses,
    accepted: async (count) => {
      while (events.length < count) {
        await new Promise<void>((resolve) => {
          state.wake = resolve
        })
      }
    },
    [Symbol.asyncDispose]: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}
