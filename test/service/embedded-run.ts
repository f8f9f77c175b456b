/** A process that starts the embedded service, uses it and stops it. It must then exit by itself. */

import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { startEmbeddedService } from '../../src/service/embedded.ts'
import { serviceExtensions } from '../support/extensions.ts'
import { fakeDns } from '../support/fake-dns.ts'
import { mailLines, sendMail } from './receiving/smtp-client.ts'

const service = await startEmbeddedService(
  { extensions: serviceExtensions, sendingIp: null, dns: fakeDns({}), testTimeoutMs: 60_000 },
  { clock: nodeClock(), random: nodeRandom() },
)
const headers = { Authorization: `Bearer ${service.apiToken.reveal()}` }
const created = await (await fetch(`${service.apiUrl}/spam_tests`, { method: 'POST', headers })).json()
const trackingId = String(Object(created).test.tracking_id)
await sendMail(service.smtpPort, { to: 'seed4@officemail.example', lines: mailLines(trackingId) })
const reply = await fetch(`${service.apiUrl}/spam_tests/${trackingId}`, { headers })
const poll = fetch(`${service.apiUrl}/spam_tests/${trackingId}`, {
  headers: { ...headers, Prefer: 'wait=20', 'If-None-Match': reply.headers.get('ETag') ?? '' },
}).catch(() => null)
// The poll is sent; its result never arrives.
await fetch(`${service.apiUrl}/external_tests`, { headers })
const startMs = performance.now()
await service[Symbol.asyncDispose]()
await poll
process.stdout.write(JSON.stringify({ status: reply.status, disposedInMs: performance.now() - startMs }))
