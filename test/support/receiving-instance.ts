/**
 * A process that receives mail for the local seeds until it is killed:
 * `node receiving-instance.ts LOCATION PORT SLOTS`. Its judge follows each message's `X-Judge` field after a short
 * random delay. The process prints a line when it is ready.
 */

import { nodeWorld } from '../../src/foundation/world/node-world.ts'
import { localSeeds, seedDirectory } from '../../src/service/receiving/directory.ts'
import { judgeKeptMessage } from '../../src/service/receiving/judge-kept-message.ts'
import { judgingSlots } from '../../src/service/receiving/judging-slots.ts'
import { keptCopies } from '../../src/service/receiving/kept-copies.ts'
import { startReceiver } from '../../src/service/receiving/local-smtp/start-receiver.ts'
import { durableReceiver, type KeepPorts, messageSweep } from '../../src/service/receiving/receive-durably.ts'
import { openStorage, parseStorageLocation } from '../../src/service/storage/open-storage.ts'
import { fakeJudge } from '../service/receiving/fake-judge.ts'
import { noOtherDomains } from '../service/receiving/no-other-domains.ts'
import { storageExtensions } from './extensions.ts'
import { valueOf } from './parsed.ts'

const [, , location = '', port = '', slots = ''] = process.argv
const longestThoughtMs = 10
const rules = {
  measuredAddress: () => null,
  isUnsignedMeasured: true,
  senderClass: 'all',
  isUndecidedFinal: false,
} as const

const { clock, random } = nodeWorld()
const storage = await openStorage(valueOf(parseStorageLocation(location)), {
  extensions: storageExtensions,
  clock,
  random,
})
const { store } = storage
const jobs = await storage.startJobs()
const directory = seedDirectory(localSeeds)
const ports: KeepPorts = {
  store,
  jobs,
  clock,
  random,
  keptCopies: keptCopies(clock),
  isSameOrganization: noOtherDomains,
  judge: async (input, signal) => {
    await clock.sleep(random.fraction() * longestThoughtMs, signal)
    return await fakeJudge().judge(input, signal)
  },
  toEvent: ({ resultId, seed }) => ({ idempotencyKey: `result-${resultId}`, body: seed.address }),
  onError: () => undefined,
}
await jobs.work('judge-message', {
  concurrency: 4,
  run: async (job, signal) => await judgeKeptMessage(job, { rules, ports: { ...ports, store, directory } }, signal),
})
await jobs.work('sweep', { concurrency: 1, run: messageSweep({ store, jobs, clock }) })
await jobs.repeat('sweep', 1000)
const receive = durableReceiver({ rules, ports, slots: judgingSlots(Number(slots)) })
await startReceiver({ port: Number(port) }, { directory, clock, receive })
process.stdout.write('ready\n')
