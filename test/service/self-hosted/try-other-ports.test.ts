import { createServer, type Server } from 'node:net'

import { describe, expect, it } from 'vitest'

import { PresendError } from '../../../src/errors/presend-error.ts'
import { listenError } from '../../../src/service/self-hosted/listen-error.ts'
import { tryOtherPorts } from '../../../src/service/self-hosted/try-other-ports.ts'

const host = '127.0.0.1'

async function takenPort(): Promise<AsyncDisposable & { readonly port: number }> {
  const server: Server = createServer()
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return {
    port,
    [Symbol.asyncDispose]: async () => await new Promise((resolve) => server.close(() => resolve())),
  }
}

describe('tryOtherPorts()', () => {
  it('names every port that is taken', async () => {
    await using first = await takenPort()
    await using second = await takenPort()
    const settings = {
      listen: { host, port: first.port },
      smtp: { host, port: second.port },
      metricsListen: { host, port: 0 },
    }
    const failed = listenError(Object.assign(new Error('x'), { code: 'EADDRINUSE', port: first.port }), settings)
    const told = await tryOtherPorts(failed, settings)
    expect(told).toMatchObject({
      code: 'LISTEN_FAILED',
      outcome: 'inconclusive',
      problems: [
        { input: `Listening at ${host}:${first.port} (listen)`, came: 'EADDRINUSE' },
        { input: `Listening at ${host}:${second.port} (smtp)`, came: 'EADDRINUSE' },
      ],
    })
    expect(String(told)).toContain('2 ports that cannot be had')
  })

  it('leaves the error of a single port, and every other error, as it is', async () => {
    await using first = await takenPort()
    const settings = { listen: { host, port: 0 }, smtp: { host, port: first.port }, metricsListen: null }
    const failed = listenError(Object.assign(new Error('x'), { code: 'EADDRINUSE', port: first.port }), settings)
    expect(failed).toBeInstanceOf(PresendError)
    expect(await tryOtherPorts(failed, settings)).toBe(failed)
    const defect = new TypeError('a defect')
    expect(await tryOtherPorts(defect, settings)).toBe(defect)
  })
})
