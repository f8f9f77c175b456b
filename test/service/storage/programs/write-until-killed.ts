/** Opens the storage given as argument and creates tests until killed. Prints each id once it is durable. */

import { toTrackingId, toTrackingKey } from '../../../../src/foundation/contract/identifiers.ts'
import { nodeClock } from '../../../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../../../src/foundation/world/node-random.ts'
import { openStorage, parseStorageLocation } from '../../../../src/service/storage/open-storage.ts'
import { storageExtensions } from '../../../support/extensions.ts'
import { aNewTest } from '../builders.ts'

const location = parseStorageLocation(process.argv[2] ?? '')
if (location.status === 'bad') throw new Error('invalid storage location')
await using storage = await openStorage(location.value, {
  extensions: storageExtensions,
  clock: nodeClock(),
  random: nodeRandom(),
})
process.stdout.write('open\n')
for (let number = 0; ; number += 1) {
  const test = aNewTest({
    trackingId: toTrackingId(`pst_${process.pid}_${number}`),
    trackingKey: toTrackingKey(`psk_${process.pid}_${number}`),
  })
  await storage.store.createTest(test)
  process.stdout.write(`${test.trackingId}\n`)
}
