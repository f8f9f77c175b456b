// A receiver of presend's webhooks: everything one needs, and nothing else. Start it with
//
//   WEBHOOK_SECRET=whsec_… node examples/webhook-receiver.mjs
//
// and register its address: presend webhook add https://…/ --workspace NAME. See docs/webhooks.md.

import { createServer } from 'node:http'

import { verify } from 'presend/webhook'

// While a secret is being changed both are given, separated by a comma.
const secrets = (process.env.WEBHOOK_SECRET ?? '').split(',').filter((secret) => secret !== '')
if (secrets.length === 0) throw new Error('set WEBHOOK_SECRET to what `presend webhook add` printed')

// An event is far smaller; whoever sends more is not presend.
const maxBodyBytes = 1024 * 1024

// Every event may come more than once. In earnest these keys lie in your database, written in the same transaction as
// what the event changes; here the last ten thousand are remembered until the process ends.
const seenKeys = new Set()
const maxSeenCount = 10_000

const server = createServer((request, response) => {
  receive(request).then(
    (statusCode) => response.writeHead(statusCode).end(),
    (error) => {
      console.error(error)
      // presend tries again after a 5xx.
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
  // The bytes as they came: parsed and written again they could be others, with another signature.
  if (!verify(body, request.headers['x-service-signature'], secrets)) return 401
  const event = JSON.parse(body.toString('utf8'))
  if (!seenKeys.has(event.idempotency_key)) {
    handle(event)
    remember(event.idempotency_key)
  }
  // Also for an event that was seen before: it has arrived.
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

// What is worth doing with a result is up to you; answer within 30 seconds, and do what takes longer afterwards.
function handle(event) {
  const { recipient_email, delivery } = event.test_result
  console.log(`${event.spam_test.name}: ${recipient_email} ${delivery.folder ?? delivery.status}`)
}
