import { describe, expect, it } from 'vitest'

import { nodeHost, type Stray } from '../../src/world/host.ts'

describe('nodeHost()', () => {
  it('hands on signals until it is told to stop listening', () => {
    const seen: string[] = []
    const stop = nodeHost().onStopSignal((name) => seen.push(name))
    process.emit('SIGINT', 'SIGINT')
    process.emit('SIGTERM', 'SIGTERM')
    stop()
    expect(seen).toEqual(['SIGINT', 'SIGTERM'])
    expect(process.listenerCount('SIGTERM')).toBe(0)
  })

  it('hands on SIGHUP until it is told to stop listening', () => {
    let count = 0
    const stop = nodeHost().onReloadSignal(() => {
      count += 1
    })
    process.emit('SIGHUP', 'SIGHUP')
    stop()
    expect(count).toBe(1)
    expect(process.listenerCount('SIGHUP')).toBe(0)
  })

  it('takes Node’s warnings from standard error, and gives them back afterwards', () => {
    const printers = process.listeners('warning')
    const seen: Stray[] = []
    const stop = nodeHost().onStray((stray) => seen.push(stray))
    process.emit('warning', new Error('old API'))
    expect(process.listenerCount('warning')).toBe(1)
    stop()
    expect(seen).toEqual([{ status: 'warning', text: 'Error: old API' }])
    expect(process.listeners('warning')).toEqual(printers)
  })

  it('hands on errors that nobody caught', () => {
    const uncaught = process.listeners('uncaughtException')
    const seen: Stray[] = []
    process.removeAllListeners('uncaughtException')
    const stop = nodeHost().onStray((stray) => seen.push(stray))
    process.emit('uncaughtException', new Error('boom'))
    stop()
    for (const listener of uncaught) process.on('uncaughtException', listener)
    expect(seen).toEqual([{ status: 'error', error: new Error('boom') }])
  })

  it('says when everything is written', async () => {
    await expect(nodeHost().flush()).resolves.toBeUndefined()
  })

  it('takes a variable out of the environment', () => {
    process.env['PRESEND_TEST_SECRET'] = 'x'
    nodeHost().forgetEnv('PRESEND_TEST_SECRET')
    expect(process.env['PRESEND_TEST_SECRET']).toBeUndefined()
  })
})
