/** Runs presend's service on the given database. Usage: `node postmaster-server.ts LOCATION`; prints the port. */

import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { localSeeds, seedDirectory } from '../../src/service/receiving/directory.ts'
import { startService } from '../../src/service/server/start-service.ts'
import { openStorage, parseStorageLocation } from '../../src/service/storage/open-storage.ts'
import { addedRoutes, storageExtensions } from '../../test/support/extensions.ts'
import { valueOf } from '../../test/support/parsed.ts'

const world = { clock: nodeClock(), random: nodeRandom() }
const storage = await openStorage(valueOf(parseStorageLocation(process.argv[2] ?? '')), {
  ...world,
  extensions: storageExtensions,
})
const service = await startService({
  deps: { addedRoutes, ...world, store: storage.store, testTimeoutMs: 3_600_000, directory: seedDirectory(localSeeds) },
  publicUrl: () => null,
  http: { host: '127.0.0.1', port: 0 },
  smtp: null,
  mail: { receive: async () => await Promise.reject(new Error('no mail comes here')) },
})
process.stdout.write(`${service.http.port}\n`)
