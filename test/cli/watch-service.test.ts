import { describe, expect, it } from 'vitest'

import { watchReloads, watchService } from '../../src/cli/watch-service.ts'
import { type FakeHost, fakeHost } from '../support/fake-host.ts'

function watched(): {
  readonly host: FakeHost
  readonly lines: string[]
  readonly watch: ReturnType<typeof watchService>
} {
  const host = fakeHost()
  const lines: string[] = []
  const say = (message: string): void => void lines.push(message)
  return { host, lines, watch: watchService(host, { info: say, warn: say, error: say }) }
}

describe('watchService()', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('stops the service on %s', async (signal) => {
    const { host, lines, watch } = watched()
    host.stop(signal)
    expect(await watch.ended).toBe('stop-requested')
    expect(lines).toEqual(['stopping'])
    expect(host.exitCodes).toEqual([])
  })

  it('exits immediately on a second signal', () => {
    const { host } = watched()
    host.stop('SIGTERM')
    host.stop('SIGTERM')
    expect(host.exitCodes).toEqual([1])
  })

  it('ends the service after an uncaught error, and logs it', async () => {
    const { host, lines, watch } = watched()
    host.stray({ status: 'error', error: new Error('stray') })
    expect(await watch.ended).toBe('crashed')
    expect(lines).toEqual(['unexpected error, shutting down'])
  })

  it('keeps running after a Node warning', () => {
    const { host, lines } = watched()
    host.stray({ status: 'warning', text: 'deprecated' })
    expect(lines).toEqual(['node warning'])
  })

  it("restores Node's signal handling when disposed", () => {
    const { host, watch } = watched()
    expect(host.listenerCount).toBe(2)
    watch[Symbol.dispose]()
    expect(host.listenerCount).toBe(0)
  })
})

it('watchReloads() reloads once per signal, one after another, including signals received before call()', async () => {
  const host = fakeHost()
  const steps: string[] = []
  const done = Promise.withResolvers<void>()
  const watch = watchReloads(host)
  host.reload()
  watch.call(async () => {
    steps.push('begins')
    await Promise.resolve()
    steps.push('ends')
    if (steps.length === 6) done.resolve()
  })
  host.reload()
  host.reload()
  await done.promise
  expect(steps).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends'])
  watch[Symbol.dispose]()
  expect(host.listenerCount).toBe(0)
})
