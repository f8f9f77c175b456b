import { afterEach, describe, expect, it } from 'vitest'

import {
  openServiceThread,
  type ServiceThread,
  ThreadLost,
} from '../../../../src/foundation/world/workers/open-service-thread.ts'

const file = new URL('../../../support/worker-fixture.ts', import.meta.url)
const opened: ServiceThread[] = []

function aThread(silenceMs: number = 60_000): ServiceThread {
  const thread = openServiceThread({ memoryMb: 64, silenceMs, file })
  opened.push(thread)
  return thread
}

afterEach(() => {
  for (const thread of opened.splice(0)) thread[Symbol.dispose]()
})

describe('openServiceThread()', () => {
  it('keeps state between calls', async () => {
    const thread = aThread()
    expect([await thread.call('remember', 'a'), await thread.call('remember', 'b')]).toEqual([1, 2])
  })

  it('rejects with the message of an error, and keeps the thread', async () => {
    const thread = aThread()
    await expect(thread.call('fail', null)).rejects.toThrow('too small')
    expect(await thread.call('double', 2)).toBe(4)
  })

  it('rejects an aborted call with the reason, and aborts the job in the thread', async () => {
    const thread = aThread()
    const controller = new AbortController()
    const call = thread.call('wait-for-abort', null, controller.signal)
    controller.abort(new Error('no longer needed'))
    await expect(call).rejects.toThrow('no longer needed')
    expect(await thread.call('double', 3)).toBe(6)
    expect(thread.isLost).toBe(false)
  })

  it('terminates a thread that stops responding, and fails every call', async () => {
    const thread = aThread(500)
    await thread.call('double', 1)
    const calls = [thread.call('wait-for-abort', null), thread.call('block', null)]
    for (const call of calls) await expect(call).rejects.toEqual(new ThreadLost('time-limit'))
    expect(thread.isLost).toBe(true)
    await expect(thread.call('double', 1)).rejects.toEqual(new ThreadLost('time-limit'))
  })

  it('fails every call when the thread runs out of memory', async () => {
    const thread = aThread()
    const calls = [thread.call('wait-for-abort', null), thread.call('hoard', null)]
    for (const call of calls) await expect(call).rejects.toEqual(new ThreadLost('memory-limit'))
  })

  it('fails calls in progress when it is disposed', async () => {
    const thread = aThread()
    const call = thread.call('wait-for-abort', null)
    thread[Symbol.dispose]()
    await expect(call).rejects.toEqual(new ThreadLost('closed'))
  })
})
