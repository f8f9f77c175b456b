import { createServer } from 'node:net'

import { describe, expect, it } from 'vitest'
import { nodeClock } from '../../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../../src/foundation/world/node-random.ts'
import { localSeeds, seedDirectory } from '../../../src/service/receiving/directory.ts'
import { type ServicePlan, startService } from '../../../src/service/server/start-service.ts'
import { openSqliteStore } from '../../../src/service/storage/sqlite/open-sqlite-store.ts'
import type { Store } from '../../../src/service/storage/store.ts'
import { addedRoutes, storageExtensions } from '../../support/extensions.ts'
import { findFreePort } from '../../support/free-port.ts'
import { converse } from '../receiving/smtp-client.ts'

const host = '127.0.0.1'

function aPlan(store: Store, changes: Partial<ServicePlan> = {}): ServicePlan {
  return {
    deps: {
      addedRoutes,
      store,
      directory: seedDirectory(localSeeds),
      clock: nodeClock(),
      random: nodeRandom(),
      testTimeoutMs: 60_000,
    },
    publicUrl: () => null,
    http: { host, port: 0 },
    smtp: { host },
    mail: { receive: () => Promise.reject(new Error('no mail is expected')) },
    ...changes,
  }
}

describe('startService()', () => {
  it('serves the API on one port and receives mail on the other', async () => {
    await using store = await openSqliteStore({ kind: 'memory' }, storageExtensions)
    const asked: unknown[] = []
    const publicUrl = (http: { readonly port: number }): string => {
      asked.push(http.port)
      return `http://reports.example:${http.port}`
    }
    await using service = await startService(aPlan(store, { publicUrl }))
    expect(asked).toEqual([service.http.port])
    expect((await fetch(`http://${host}:${service.http.port}/api/v1/external_tests`)).status).toBe(401)
    expect(await converse(service.receiver?.port ?? 0).reply()).toMatch(/^220 /u)
  })

  it('receives no mail without SMTP options', async () => {
    await using store = await openSqliteStore({ kind: 'memory' }, storageExtensions)
    await using service = await startService(aPlan(store, { smtp: null }))
    expect(service.receiver).toBeNull()
  })

  it('closes the first port if the second is not available', async () => {
    await using store = await openSqliteStore({ kind: 'memory' }, storageExtensions)
    const taken = createServer()
    const smtpPort = await findFreePort()
    await new Promise<void>((resolve) => taken.listen(smtpPort, host, resolve))
    const httpPort = await findFreePort()
    const plan = aPlan(store, { http: { host, port: httpPort }, smtp: { host, port: smtpPort } })
    await expect(startService(plan)).rejects.toMatchObject({ code: 'EADDRINUSE' })
    await expect(fetch(`http://${host}:${httpPort}/`)).rejects.toThrow('fetch failed')
    await new Promise((resolve) => taken.close(resolve))
  })
})
