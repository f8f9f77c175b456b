import { afterEach, describe, expect, it } from 'vitest'

import { type EventPost, postEvent } from '../../../src/service/webhooks/post-event.ts'
import { hang, respond } from '../../support/webhook-receiver.ts'
import { aReceiver, closeAll } from './attempt-bench.ts'

const { signal } = new AbortController()

afterEach(closeAll)

function aPost(url: string, changes: Partial<EventPost> = {}): EventPost {
  const addresses = [{ address: '127.0.0.1', family: 4 }] as const
  return {
    url: new URL(url),
    addresses,
    headers: { 'X-Own': 'field' },
    body: Buffer.from('body'),
    ca: null,
    ...changes,
  }
}

describe('postEvent()', () => {
  it('sends the given bytes and header fields with Content-Length', async () => {
    const receiver = await aReceiver()
    const body = Uint8Array.of(0, 255, 128, 10)
    await postEvent(aPost(receiver.url, { body }), signal)
    expect(receiver.events[0]?.body).toEqual(Buffer.from(body))
    expect(receiver.events[0]?.headers).toMatchObject({ 'x-own': 'field', 'content-length': '4' })
    expect(receiver.events[0]?.headers).not.toHaveProperty('transfer-encoding')
  })

  it('connects to the given addresses, whatever the host name is', async () => {
    const receiver = await aReceiver()
    const url = `http://this-name-does-not-exist.example:${receiver.port}/a?b`
    await expect(postEvent(aPost(url), signal)).resolves.toMatchObject({ statusCode: 200 })
    expect(receiver.events[0]).toMatchObject({ path: '/a?b', remoteAddress: '127.0.0.1' })
    expect(receiver.events[0]?.headers.host).toBe(`this-name-does-not-exist.example:${receiver.port}`)
  })

  it('returns the target of a redirect without following it', async () => {
    const receiver = await aReceiver({ answer: respond(307, { Location: '/again', 'Retry-After': '7' }) })
    await expect(postEvent(aPost(receiver.url), signal)).resolves.toMatchObject({
      statusCode: 307,
      location: '/again',
      retryAfter: '7',
    })
    expect(receiver.connectionCount).toBe(1)
  })

  it('reads at most 4 KB of the body', async () => {
    const receiver = await aReceiver({ answer: respond(200, {}, 'x'.repeat(1_000_000)) })
    const { bodyStart } = await postEvent(aPost(receiver.url), signal)
    expect(bodyStart.toString()).toBe('x'.repeat(4096))
  })

  it('opens a new connection each time and closes it', async () => {
    const receiver = await aReceiver()
    await postEvent(aPost(receiver.url), signal)
    await postEvent(aPost(receiver.url), signal)
    expect(receiver.connectionCount).toBe(2)
    expect(receiver.events.map(({ headers }) => headers.connection)).toEqual(['close', 'close'])
  })

  it('sends nothing if the signal has already aborted, and stops immediately if it aborts later', async () => {
    const receiver = await aReceiver({ answer: hang })
    const reason = new Error('enough')
    await expect(postEvent(aPost(receiver.url), AbortSignal.abort(reason))).rejects.toBe(reason)
    expect(receiver.connectionCount).toBe(0)
    const stopping = new AbortController()
    const stopped = postEvent(aPost(receiver.url), stopping.signal)
    await receiver.received(1)
    stopping.abort(reason)
    await expect(stopped).rejects.toBe(reason)
    await expect.poll(() => receiver.openCount, { timeout: 20_000 }).toBe(0)
  })

  it('connects to nothing without an address', async () => {
    const receiver = await aReceiver()
    const post = aPost(`http://hooks.example:${receiver.port}/`, { addresses: [] })
    await expect(postEvent(post, signal)).rejects.toThrow(/address/u)
    expect(receiver.connectionCount).toBe(0)
  })
})
