import { createServer } from 'node:net'

import { describe, expect, it } from 'vitest'

import { openTcp } from '../../../src/check/submission/open-tcp.ts'
import { defaultLimits } from '../../../src/check/submission/submission-setting.ts'
import { nodeClock } from '../../../src/foundation/world/node-clock.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { aSetting } from '../../support/submission-setup.ts'

const { signal } = new AbortController()

describe('openTcp()', () => {
  it('gives up on an address that never responds', async () => {
    // TEST-NET-1 (RFC 5737): no response, or a network that reports the address as unreachable.
    const clock = fakeClock()
    const setting = aSetting({ host: '192.0.2.1', port: 25 })
    const opening = openTcp({ setting, clock, random: fakeRandom(), limits: defaultLimits }, signal)
    await expect(clock.runToEnd(opening)).rejects.toMatchObject({ code: 'SMTP_UNREACHABLE' })
  })

  it('resolves a host name', async () => {
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
