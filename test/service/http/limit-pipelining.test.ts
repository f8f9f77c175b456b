import { afterEach, beforeEach, expect, it } from 'vitest'

import { maxPendingCount } from '../../../src/service/http/limit-pipelining.ts'
import { type AServer, aServer } from './a-server.ts'
import { rawClient } from './raw-client.ts'

let server: AServer

beforeEach(async () => {
  server = await aServer()
})

afterEach(async () => {
  await server[Symbol.asyncDispose]()
})

const request = 'GET /api/v1/spam_tests/x HTTP/1.1\r\nHost: a\r\n\r\n'

it('closes a connection with too many requests in progress, and handles only a few of them', async () => {
  using client = await rawClient(server.port)
  client.send(request.repeat(5000))
  await client.closed
  expect(server.paths.length).toBeLessThanOrEqual(maxPendingCount)
})

it('responds to as many pipelined requests as it accepts, again and again on one connection', async () => {
  using client = await rawClient(server.port)
  for (let round = 0; round < 3; round += 1) {
    client.send(request.repeat(maxPendingCount))
    for (let count = 0; count < maxPendingCount; count += 1) expect((await client.next()).status).toBe(401)
  }
  expect(server.paths).toHaveLength(3 * maxPendingCount)
})

it('counts the requests of each connection separately', async () => {
  using first = await rawClient(server.port)
  using second = await rawClient(server.port)
  for (const client of [first, second]) client.send(request.repeat(maxPendingCount))
  for (const client of [first, second]) {
    for (let count = 0; count < maxPendingCount; count += 1) expect((await client.next()).status).toBe(401)
  }
})
