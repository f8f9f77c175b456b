/** Enqueues two `judge-message` jobs and never finishes them: `node jobs-instance.ts LOCATION`. Prints the key of each. */

import { nodeWorld } from '../../src/foundation/world/node-world.ts'
import { openStorage, parseStorageLocation } from '../../src/service/storage/open-storage.ts'
import { storageExtensions } from './extensions.ts'
import { valueOf } from './parsed.ts'

const [, , location = ''] = process.argv
const storage = await openStorage(valueOf(parseStorageLocation(location)), {
  ...nodeWorld(),
  extensions: storageExtensions,
})
const jobs = await storage.startJobs()
await jobs.enqueue(['a', 'b'].map((key) => ({ kind: 'judge-message', key, runAtMs: 0 })))
await jobs.work('judge-message', {
  concurrency: 10,
  run: async ({ key }) => {
    process.stdout.write(`${key}\n`)
    await new Promise(() => undefined)
  },
})
