/** Opens the storage given as argument, counts one request and prints the count. */

import { nodeClock } from '../../../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../../../src/foundation/world/node-random.ts'
import { openStorage, parseStorageLocation } from '../../../../src/service/storage/open-storage.ts'
import { storageExtensions } from '../../../support/extensions.ts'

const location = parseStorageLocation(process.argv[2] ?? '')
if (location.status === 'bad') throw new Error('invalid storage location')
await using storage = await openStorage(location.value, {
  extensions: storageExtensions,
  clock: nodeClock(),
  random: nodeRandom(),
})
const request = { tokenHash: null, anonymousSubject: 'address:192.0.2.1', windowStartMs: 0, nowMs: 7, wantedTest: null }
process.stdout.write(String((await storage.store.admit(request)).count.requestCount))
