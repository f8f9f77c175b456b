import { createServer, type Server } from 'node:net'
import { describe, expect, it } from 'vitest'
import { PresendError } from '../../../src/foundation/errors/presend-error.ts'
import { listenError, tryOtherPorts } from '../../../src/service/self-hosted/listen-error.ts'

const settings = {
  listen: { host: '127.0.0.1', port: 8025 },
  smtp: { host: '127.0.0.1', port: 2525 },
  metricsListen: { host: '127.0.0.1', port: 9464 },
}

describe('listenError()', () => {
  it.each([
    ['EADDRINUSE', 'inconclusive', 'another port'],
    ['EADDRNOTAVAIL', 'inconclusive', 'has that address'],
    ['EACCES', 'misconfigured', '1024'],
    ['ENOTFOUND', 'misconfigured', 'address of this machine'],
  ])('explains how to fix %s', (code, outcome, todo) => {
    const error = listenError(Object.assign(new Error('x'), { code, port: 8025 }), settings)
    expect(error).toBeInstanceOf(PresendError)
    expect(error).toMatchObject({
      code: 'LISTEN_FAILED',
      outcome,
      message: expect.stringMatching(/^Listening on 127\.0\.0\.1:8025 \(listen\): expected .*, got E/u),
    })
    expect(String(error)).toContain(todo)
  })

  it.each([
    ['listen', 8025],
    ['smtp', 2525],
    ['metrics.listen', 9464],
  ])('names %s, the setting that sets the port', (setting, port) => {
    const error = listenError(Object.assign(new Error('x'), { code: 'EADDRINUSE', port }), settings)
    expect(String(error)).toContain(`Listening on 127.0.0.1:${port} (${setting})`)
  })

  it("recognizes Node's error for a port in use", async () => {
    const [first, second] = [createServer(), createServer()]
    await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve))
    const taken = first.address()
    const port = typeof taken === 'object' ? (taken?.port ?? 0) : 0
    const error = await new Promise((resolve) => second.once('error', resolve).listen(port, '127.0.0.1'))
    const which = { ...settings, smtp: { host: '127.0.0.1', port } }
    expect(listenError(error, which)).toMatchObject({
      code: 'LISTEN_FAILED',
      message: expect.stringContaining(`127.0.0.1:${port} (smtp)`),
    })
    await new Promise((resolve) => first.close(resolve))
  })

  it('returns other errors unchanged', () => {
    const error = new TypeError('a defect')
    expect(listenError(error, settings)).toBe(error)
    expect(listenError('text', settings)).toBe('text')
  })
})

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
  it('names every port in use', async () => {
    await using first = await takenPort()
    await using second = await takenPort()
    const taken = {
      listen: { host, port: first.port },
      smtp: { host, port: second.port },
      metricsListen: { host, port: 0 },
    }
    const failed = listenError(Object.assign(new Error('x'), { code: 'EADDRINUSE', port: first.port }), taken)
    const told = await tryOtherPorts(failed, taken)
    expect(told).toMatchObject({
      code: 'LISTEN_FAILED',
      outcome: 'inconclusive',
      problems: [
        { input: `Listening on ${host}:${first.port} (listen)`, came: 'EADDRINUSE' },
        { input: `Listening on ${host}:${second.port} (smtp)`, came: 'EADDRINUSE' },
      ],
    })
    expect(String(told)).toContain('2 ports that cannot be opened')
  })

  it('returns the error of a single port, and all other errors, unchanged', async () => {
    await using first = await takenPort()
    const taken = { listen: { host, port: 0 }, smtp: { host, port: first.port }, metricsListen: null }
    const failed = listenError(Object.assign(new Error('x'), { code: 'EADDRINUSE', port: first.port }), taken)
    expect(failed).toBeInstanceOf(PresendError)
    expect(await tryOtherPorts(failed, taken)).toBe(failed)
    const defect = new TypeError('a defect')
    expect(await tryOtherPorts(defect, taken)).toBe(defect)
  })
})
