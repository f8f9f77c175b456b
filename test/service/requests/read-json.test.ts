import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'

import { createSpamTestRequest } from '../../../src/foundation/contract/requests.ts'
import { ApiProblem } from '../../../src/service/problems/api-problem.ts'
import { readJson } from '../../../src/service/requests/read-json.ts'
import type { ServiceEnv } from '../../../src/service/requests/service-context.ts'

async function read(body: string | Uint8Array<ArrayBuffer>): Promise<unknown> {
  const app = new Hono<ServiceEnv>()
  app.on('POST', '/', async (request) => request.json({ value: await readJson(request, createSpamTestRequest) }))
  app.onError((error, request) =>
    request.json(error instanceof ApiProblem ? { status: error.status, words: error.message } : { status: 500 }),
  )
  return await (await app.request('/', { method: 'POST', body })).json()
}

function bytes(...parts: readonly (string | number)[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : Array.from(Buffer.from(part)))))
}

describe('readJson()', () => {
  it.each(['', ' \n', '{}'])('parses %j as an empty object', async (body) => {
    expect(await read(body)).toEqual({ value: {} })
  })

  it('drops a byte order mark', async () => {
    expect(await read(bytes(0xef, 0xbb, 0xbf, '{"provider_types":[]}'))).toEqual({ value: { provider_types: [] } })
  })

  it.each([
    ['an invalid byte', bytes('{"spam_test":{"name":"', 0xff, '"}}')],
    ['an overlong slash', bytes('{"a":"', 0xc0, 0xaf, '"}')],
    ['a lone surrogate', bytes('{"a":"', 0xed, 0xa0, 0xbd, '"}')],
    ['UTF-16', bytes(0xff, 0xfe, '{', 0, '}', 0)],
    ['compressed data', bytes(0x1f, 0x8b, 8, 0)],
  ])('rejects text that is not UTF-8: %s', async (_what, body) => {
    expect(await read(body)).toEqual({ status: 400, words: 'Request body is not valid JSON: not UTF-8' })
  })

  it('uses the last of several duplicate keys, and does not set prototypes', async () => {
    expect(await read('{"timeout_minutes":1,"timeout_minutes":2,"__proto__":{"provider_types":["x"]}}')).toEqual({
      value: { timeout_minutes: 2 },
    })
  })
})
