/** Delivers webhooks until it is killed: `node delivering-instance.ts LOCATION`. Prints a line when it is ready. */

import { liveDns } from '../../src/foundation/world/live-dns.ts'
import { nodeWorld } from '../../src/foundation/world/node-world.ts'
import { openStorage, parseStorageLocation } from '../../src/service/storage/open-storage.ts'
import { deliveryWorker } from '../../src/service/webhooks/delivery-worker.ts'
import { deliverySweep } from '../../src/service/webhooks/sweep-deliveries.ts'
import { storageExtensions } from './extensions.ts'
import { valueOf } from './parsed.ts'

const [, , location = ''] = process.argv

const { clock, random } = nodeWorld()
const { store, startJobs } = await openStorage(valueOf(parseStorageLocation(location)), {
  extensions: storageExtensions,
  clock,
  random,
})
const jobs = await startJobs()
const rules = { allowPrivate: true, ownListeners: [] }
await jobs.work('deliver-webhook', {
  ...deliveryWorker({ store, jobs, clock, dns: liveDns(), rules, ca: null }),
})
const sweepDeliveries = deliverySweep({ store, jobs, clock })
await jobs.work('sweep', {
  concurrency: 1,
  run: async () => {
    await sweepDeliveries()
  },
})
await jobs.repeat('sweep', 1000)
process.stdout.write('ready\n')
