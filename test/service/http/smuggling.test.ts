import { describe, expect, it } from 'vitest'

import { headOf, hiddenRequest, type SmugglingCase, smugglingCases } from '../../support/smuggling-cases.ts'
import { type AServer, aServer, requestText } from './a-server.ts'
import { type RawClient, rawClient } from './raw-client.ts'

/** Closes the connection. Its response follows the responses to everything that was parsed as a request before it. */
const lastRequest = requestText('GET', '/api/v1/last', ['X-Request-Id: last', 'Connection: close'])

/** Reads the statuses of all remaining responses. */
async function remaining(client: RawClient, isHead: boolean): Promise<readonly number[]> {
  await client.closed
  const statuses = [...client.rest().matchAll(/HTTP\/1\.1 (\d{3}) /gu)].map(([, status]) => Number(status))
  return isHead ? statuses : statuses.filter((status) => status !== 100)
}

function isSeen(server: AServer, path: string): boolean {
  return server.paths.some((seen) => seen.includes(path))
}

async function sendLate(client: RawClient, { late = [] }: SmugglingCase): Promise<void> {
  for (const part of late) {
    client.send(part)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const wellFormed = smugglingCases.filter(({ reading }) => reading === 'body')
const malformed = smugglingCases.filter(({ reading }) => reading === 'malformed')
const readable = (cases: readonly SmugglingCase[]): [string, SmugglingCase][] => cases.map((one) => [one.name, one])

describe('a request with a body that looks like a request', () => {
  it.each(readable(wellFormed))('gets one response if it is rejected immediately (%s)', async (_name, one) => {
    await using server = await aServer()
    using client = await rawClient(server.port)
    const fields = ['Host: h', 'If-None-Match: "x"', 'Prefer: wait=1']
    client.send(headOf(one, '/api/v1/spam_tests/x', fields) + (one.early ?? ''))
    await server.untilAsked(1)
    await sendLate(client, one)
    client.send(lastRequest)
    expect(await remaining(client, one.method === 'HEAD')).toEqual([401, 404])
    expect(server.paths).toEqual(['/api/v1/spam_tests/x', '/api/v1/last'])
  })

  it.each(readable(wellFormed.filter(({ method }) => method === undefined)))(
    'gets one response if it waits for a change (%s)',
    async (_name, one) => {
      await using server = await aServer()
      const { trackingId, etag } = await server.create()
      using client = await rawClient(server.port)
      const fields = ['Host: h', 'Authorization: Bearer pro', `If-None-Match: ${etag}`, 'Prefer: wait=1']
      client.send(headOf(one, `/api/v1/spam_tests/${trackingId}`, fields) + (one.early ?? ''))
      await server.untilWaiting(1)
      await sendLate(client, one)
      await server.clock.advance(1000)
      client.send(lastRequest)
      expect(await remaining(client, false)).toEqual([304, 404])
      expect(server.paths).toEqual([`/api/v1/spam_tests/${trackingId}`, '/api/v1/last'])
    },
  )

  it.each(readable(malformed))('is rejected and closes its connection if it is malformed (%s)', async (_name, one) => {
    await using server = await aServer()
    const { trackingId, etag } = await server.create()
    using client = await rawClient(server.port)
    const fields = ['Host: h', 'Authorization: Bearer pro', `If-None-Match: ${etag}`, 'Prefer: wait=1']
    client.send(headOf(one, `/api/v1/spam_tests/${trackingId}`, fields) + (one.early ?? '') + lastRequest)
    expect(await remaining(client, false)).toEqual([400])
    expect(isSeen(server, 'hidden')).toBe(false)
    expect(isSeen(server, 'last')).toBe(false)
  })

  it('is limited in size even for GET', async () => {
    await using server = await aServer()
    const { trackingId, etag } = await server.create()
    using client = await rawClient(server.port)
    const fields = [`If-None-Match: ${etag}`, 'Prefer: wait=20', 'Transfer-Encoding: chunked']
    client.send(requestText('GET', `/api/v1/spam_tests/${trackingId}`, fields))
    await server.untilWaiting(1)
    const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`
    client.send(chunk.repeat(17))
    await client.closed
    await server.untilWaiting(0)
    using announced = await rawClient(server.port)
    announced.send(requestText('GET', '/api/v1/external_tests', ['Content-Length: 1048577']))
    const answer = await announced.next()
    expect(answer.status).toBe(413)
    expect(answer.headers.get('connection')).toBe('close')
  })
})

describe('two requests in one packet', () => {
  it('get one response each', async () => {
    await using server = await aServer()
    const { trackingId, etag } = await server.create()
    using client = await rawClient(server.port)
    const poll = ['Host: h', 'Authorization: Bearer pro', `If-None-Match: ${etag}`, 'Prefer: wait=1']
    const one = { name: '', fields: [], reading: 'body' } as const
    client.send(headOf(one, `/api/v1/spam_tests/${trackingId}`, poll) + hiddenRequest + lastRequest)
    await server.untilWaiting(1)
    await server.clock.advance(1000)
    expect(await remaining(client, false)).toEqual([304, 200, 404])
  })
})
