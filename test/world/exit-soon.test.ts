import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

import { describe, expect, it } from 'vitest'

const moduleUrl = new URL('../../src/world/exit-soon.ts', import.meta.url).href

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
