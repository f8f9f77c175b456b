import { createServer } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'

import { describe, expect, it } from 'vitest'

import { openTcp, openTls, readAuthorities } from '../../src/submission/open-socket.ts'
import { defaultLimits } from '../../src/submission/submission-setting.ts'
import { nodeClock } from '../../src/world/node-clock.ts'
import { makeCertificate } from '../support/certificate.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeRandom } from '../support/fake-random.ts'
import { aSetting } from '../support/submission-setup.ts'

const { signal } = new AbortController()

describe('openTcp()', () => {
  it('gives an address that never answers its time and no more', async () => {
    // TEST-NET-1 (RFC 5737): nothing answers there, or the network says at once that it cannot be reached.
    const clock = fakeClock()
    const setting = aSetting({ host: '192.0.2.1', port: 25 })
    const opening = openTcp({ setting, clock, random: fakeRandom(), limits: defaultLimits }, signal)
    await expect(clock.runToEnd(opening)).rejects.toMatchObject({ code: 'SMTP_UNREACHABLE' })
  })

  it('finds a server by name', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, 'localhost', () => resolve()))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const setting = aSetting({ host: 'localhost', port })
    const socket = await openTcp({ setting, clock: nodeClock(), random: fakeRandom(), limits: defaultLimits }, signal)
    expect(socket.remotePort).toBe(port)
    socket.destroy()
    server.close()
  })
})

describe('openTls()', () => {
  it('names the host it wants, so that one address may serve many', async () => {
    const certificate = makeCertificate({ hosts: ['localhost'] })
    const server = createTlsServer({ cert: certificate.certPem, key: certificate.keyPem })
    const named = new Promise((resolve) => server.once('secureConnection', (socket) => resolve(socket.servername)))
    await new Promise<void>((resolve) => server.listen(0, 'localhost', () => resolve()))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const setting = aSetting({ host: 'localhost', port }, { security: 'tls', ca: certificate.certPem })
    const context = { setting, clock: nodeClock(), random: fakeRandom(), limits: defaultLimits }
    const plain = await openTcp(context, signal)
    const secure = await openTls(plain, { context, secureContext: readAuthorities(setting) }, signal)
    expect(await named).toBe('localhost')
    expect(secure.authorized).toBe(true)
    secure.destroy()
    server.close()
  })
})

describe('readAuthorities()', () => {
  it('trusts what Node trusts where nothing is named', () => {
    expect(readAuthorities(aSetting({ host: 'localhost', port: 25 }))).toBeDefined()
  })

  it('reads several certificates, with text between them', () => {
    const ca = `first\n${makeCertificate().certPem}second\n${makeCertificate().certPem}`
    expect(readAuthorities(aSetting({ host: 'localhost', port: 25 }, { ca }))).toBeDefined()
  })
})
