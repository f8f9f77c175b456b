import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

import { describe, expect, it } from 'vitest'

import { nodeHost, type Stray } from '../../../src/foundation/world/host.ts'

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

const moduleUrl = new URL('../../../src/foundation/world/host.ts', import.meta.url).href

/** Starts a process that calls exitSoon(2) while a handle is open. Resolves after that call. */
async function startFinished(): Promise<ChildProcess> {
  const program = `
    setInterval(() => undefined, 60_000)
    const { exitSoon } = await import(${JSON.stringify(moduleUrl)})
    exitSoon(2)
    process.stdout.write('finished')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.stdout !== null) await once(child.stdout, 'data')
  return child
}

describe('exitSoon()', () => {
  it('exits with the code although a handle is open', async () => {
    const child = await startFinished()
    expect(await once(child, 'exit')).toEqual([2, null])
  })

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'keeps the exit code when %s arrives before the process has ended',
    async (signal) => {
      const child = await startFinished()
      child.kill(signal)
      expect(await once(child, 'exit')).toEqual([2, null])
    },
  )
})
