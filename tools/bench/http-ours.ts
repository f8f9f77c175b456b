/** Runs presend's service on a database file. Usage: `node http-ours.ts FILE CACHE-BYTES`; prints the port. */

import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { localSeeds, seedDirectory } from '../../src/service/receiving/directory.ts'
import { startService } from '../../src/service/server/start-service.ts'
import { openSqliteStore } from '../../src/service/storage/sqlite/open-sqlite-store.ts'
import { addedRoutes, storageExtensions } from '../../test/support/extensions.ts'

const [path = '', cacheBytes = ''] = process.argv.slice(2)
const world = { clock: nodeClock(), random: nodeRandom() }
const store = await openSqliteStore({ kind: 'sqlite', path }, storageExtensions)
const service = await startService({
  deps: { addedRoutes, ...world, store, testTimeoutMs: 3_600_000, directory: seedDirectory(localSeeds) },
  publicUrl: () => null,
  replyCacheBytes: Number(cacheBytes),
  http: { host: '127.0.0.1', port: 0 },
  smtp: null,
  mail: { receive: async () => await Promise.reject(new Error('no mail comes here')) },
})
process.stdout.write(`${service.http.port}\n`)
