import { describe, expect, it } from 'vitest'

import { type BoundedReply, fetchBounded } from '../../../src/extensions/oauth/bounded-fetch.ts'
import { endlessMs, hurriedClock } from '../../support/hurried-clock.ts'
import { type ScriptedReply, startScriptedReplies } from '../../support/scripted-replies.ts'

const signal = new AbortController().signal

async function fetched(reply: ScriptedReply | null): Promise<BoundedReply> {
  await using server = await startScriptedReplies(() => reply)
  const request = { method: 'GET', url: `${server.url}/a`, headers: {}, body: null } as const
  const limits = { timeLimitMs: endlessMs, maxBodyBytes: 10 }
  return await fetchBounded(request, { clock: hurriedClock(Date.UTC(2026, 0, 1)), limits, signal })
}

describe('fetchBounded()', () => {
  it.each([200, 204, 302, 404, 500])('returns a %i unchanged', async (statusCode) => {
    const body = statusCode === 204 ? '' : '10-bytes--'
    expect(await fetched({ statusCode, headers: { location: 'http://127.0.0.1:1/' }, body })).toEqual({
      status: 'replied',
      statusCode,
      retryAfterMs: null,
      text: body,
    })
  })

  it('accepts a date in Retry-After', async () => {
    const headers = { 'retry-after': 'Thu, 01 Jan 2026 00:00:09 GMT' }
    expect(await fetched({ statusCode: 503, headers })).toMatchObject({ retryAfterMs: 9000 })
  })

  it('stops reading at the size limit, with or without Content-Length', async () => {
    const reason = 'the reply exceeds 10 bytes'
    expect(await fetched({ statusCode: 200, body: '11-bytes---' })).toEqual({ status: 'failed', reason })
    const headers = { 'transfer-encoding': 'chunked' }
    expect(await fetched({ statusCode: 200, headers, body: '11-bytes---' })).toEqual({ status: 'failed', reason })
  })

  it('reports a dropped connection', async () => {
    expect(await fetched(null)).toEqual({ status: 'failed', reason: 'other side closed' })
  })
})
