/**
 * A process that takes `judge-message` jobs and never ends one, until it is killed: `node jobs-instance.ts LOCATION
 * LEASE_MS`. It prints the key of each job that it begins.
 */

import { openStorage, parseStorageLocation } from '../../src/storage/open-storage.ts'
import { nodeWorld } from '../../src/world/node-world.ts'
import { valueOf } from './parsed.ts'

const [, , location = '', leaseMs = ''] = process.argv
const storage = await openStorage(valueOf(parseStorageLocation(location)), nodeWorld())
const jobs = await storage.startJobs()
await jobs.work('judge-message', {
  concurrency: 10,
  leaseMs: Number(leaseMs),
  run: async ({ key }) => {
    process.stdout.write(`${key}\n`)
    await new Promise(() => undefined)
  },
})
