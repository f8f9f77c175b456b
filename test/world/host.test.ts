import { describe, expect, it } from 'vitest'

import { nodeHost, type Stray } from '../../src/world/host.ts'

describe('nodeHost()', () => {
  it('passes on signals until the listener is removed', () => {
    const seen: string[] = []
    const stop = nodeHost().onStopSignal((name) => seen.push(name))
    process.emit('SIGINT', 'SIGINT')
    process.emit('SIGTERM', 'SIGTERM')
    stop()
    expect(seen).toEqual(['SIGINT', 'SIGTERM'])
    expect(process.listenerCount('SIGTERM')).toBe(0)
  })

  it('passes on SIGHUP until the listener is removed', () => {
    let count = 0
    const stop = nodeHost().onReloadSignal(() => {
      count += 1
    })
    process.emit('SIGHUP', 'SIGHUP')
    stop()
    expect(count).toBe(1)
    expect(process.listenerCount('SIGHUP')).toBe(0)
  })

  it("keeps Node's warnings off standard error, until the listener is removed", () => {
    const printers = process.listeners('warning')
    const seen: Stray[] = []
    const stop = nodeHost().onStray((stray) => seen.push(stray))
    process.emit('warning', new Error('old API'))
    expect(process.listenerCount('warning')).toBe(1)
    stop()
    expect(seen).toEqual([{ status: 'warning', text: 'Error: old API' }])
    expect(process.listeners('warning')).toEqual(printers)
  })

  it('passes on uncaught errors', () => {
    const uncaught = process.listeners('uncaughtException')
    const seen: Stray[] = []
    process.removeAllListeners('uncaughtException')
    const stop = nodeHost().onStray((stray) => seen.push(stray))
    process.emit('uncaughtException', new Error('boom'))
    stop()
    for (const listener of uncaught) process.on('uncaughtException', listener)
    expect(seen).toEqual([{ status: 'error', error: new Error('boom') }])
  })

  it('flush() resolves when all output is written', async () => {
    await expect(nodeHost().flush()).resolves.toBeUndefined()
  })

  it('removes a variable from the environment', () => {
    process.env['PRESEND_TEST_SECRET'] = 'x'
    nodeHost().forgetEnv('PRESEND_TEST_SECRET')
    expect(process.env['PRESEND_TEST_SECRET']).toBeUndefined()
  })
})
