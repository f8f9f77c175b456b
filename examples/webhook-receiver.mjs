// A complete, minimal receiver of presend's webhooks. Start it with
//
//   WEBHOOK_SECRET=whsec_… node examples/webhook-receiver.mjs
//
// and register its URL: presend webhook add https://…/ --workspace NAME. See docs/webhooks.md.

import { createServer } from 'node:http'

import { verify } from 'presend/webhook'

// During a secret rotation, set both secrets, separated by a comma.
const secrets = (process.env.WEBHOOK_SECRET ?? '').split(',').filter((secret) => secret !== '')
if (secrets.length === 0) throw new Error('WEBHOOK_SECRET is missing; set it to the secret that `presend webhook add` printed')

// Events are far smaller than this limit; presend never sends a larger body.
const maxBodyBytes = 1024 * 1024

// An event may arrive more than once. In production, store the idempotency keys in your database, in the same
// transaction as the changes that the event causes. This example remembers the last ten thousand keys until the process
// ends.
const seenKeys = new Set()
const maxSeenCount = 10_000

const server = createServer((request, response) => {
  receive(request).then(
    (statusCode) => response.writeHead(statusCode).end(),
    (error) => {
      console.error(error)
      // presend retries after a 5xx status.
      response.writeHead(500).end()
    },
  )
})

server.listen(Number(process.env.PORT ?? 9000), process.env.HOST ?? '127.0.0.1', () => {
  console.log(`listening on port ${server.address().port}`)
})

async function receive(request) {
  if (request.method !== 'POST') return 405
  const body = await readBody(request)
  if (body === null) return 413
  // Verify the raw bytes: if JSON is parsed and serialized again, its bytes can change, and then the signature no
  // longer matches.
  if (!verify(body, request.headers['x-service-signature'], secrets)) return 401
  const event = JSON.parse(body.toString('utf8'))
  if (!seenKeys.has(event.idempotency_key)) {
    handle(event)
    remember(event.idempotency_key)
  }
  // Also respond with 200 to an event that was received before, so that presend does not send it again.
  return 200
}

async function readBody(request) {
  const chunks = []
  let byteCount = 0
  for await (const chunk of request) {
    byteCount += chunk.length
    if (byteCount <= maxBodyBytes) chunks.push(chunk)
  }
  return byteCount <= maxBodyBytes ? Buffer.concat(chunks) : null
}

function remember(key) {
  const [oldest] = seenKeys
  if (seenKeys.size >= maxSeenCount) seenKeys.delete(oldest)
  seenKeys.add(key)
}

// Process the result here. Respond within 30 seconds, and do slow work after responding.
function handle(event) {
  const { recipient_email, delivery } = event.test_result
  console.log(`${event.spam_test.name}: ${recipient_email} ${delivery.folder ?? delivery.status}`)
}
