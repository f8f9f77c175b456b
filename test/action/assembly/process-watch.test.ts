import { describe, expect, it } from 'vitest'

import { messageOf, RunCancelled, watchProcess } from '../../../src/action/assembly/process-watch.ts'
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts'
import { fakeHost } from '../../support/fake-host.ts'

function aWatch(): {
  host: ReturnType<typeof fakeHost>
  watch: ReturnType<typeof watchProcess>
  lines: readonly string[]
  clock: FakeClock
} {
  const host = fakeHost()
  const lines: string[] = []
  const record = (line: string): void => void lines.push(line)
  const clock = fakeClock()
  return { host, lines, clock, watch: watchProcess(host, { info: record, warn: record, debug: record }, clock) }
}

describe('watchProcess()', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('aborts and logs on %s', (name) => {
    const { host, watch, lines } = aWatch()
    host.stop(name)
    expect(watch.cancelled.reason).toBeInstanceOf(RunCancelled)
    expect(messageOf(watch.cancelled.reason)).toBe(`canceled by ${name}`)
    expect(lines).toEqual([`Received ${name}: stopping and writing the results so far`])
    expect(host.exitCodes).toEqual([])
  })

  it('exits at the second signal', () => {
    const { host } = aWatch()
    host.stop('SIGINT')
    host.stop('SIGTERM')
    expect(host.exitCodes).toEqual([130])
  })

  it('exits 1.8 s after a signal unless disposed first', async () => {
    const hanging = aWatch()
    hanging.host.stop('SIGTERM')
    await hanging.clock.advance(1799)
    expect(hanging.host.exitCodes).toEqual([])
    await hanging.clock.advance(1)
    expect(hanging.host.exitCodes).toEqual([130])
    const ending = aWatch()
    ending.host.stop('SIGTERM')
    ending.watch[Symbol.dispose]()
    await ending.clock.advance(5000)
    expect(ending.host.exitCodes).toEqual([])
  })

  it('treats an uncaught error as a crash, not as a cancellation', () => {
    const { host, watch, lines } = aWatch()
    host.stray({ status: 'error', error: new Error('socket hang up') })
    expect([watch.crashed.aborted, watch.cancelled.aborted]).toEqual([true, false])
    expect(lines[0]).toBe('Unexpected error: socket hang up')
  })

  it("logs Node's warnings at debug level", () => {
    const { host, watch, lines } = aWatch()
    host.stray({ status: 'warning', text: 'ExperimentalWarning: x' })
    expect(lines).toEqual(['ExperimentalWarning: x'])
    expect(watch.crashed.aborted).toBe(false)
  })

  it('stops listening once disposed', () => {
    const { host, watch } = aWatch()
    watch[Symbol.dispose]()
    expect(host.listenerCount).toBe(0)
  })
})

describe('messageOf()', () => {
  it.each([
    [new Error('text'), 'text'],
    [new RangeError(), 'RangeError'],
    ['thrown text', 'thrown text'],
    [null, 'null'],
  ])('returns text for %s', (error, message) => {
    expect(messageOf(error)).toBe(message)
  })
})
