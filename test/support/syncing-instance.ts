/**
 * A process that syncs one account until all its data has been read, as an instance of the service does:
 * `node syncing-instance.ts LOCATION API_URL TOKEN_URL CLIENT_ID CLIENT_SECRET CLOCK_OFFSET_MS`. It prints a line
 * before and after each write of days, and `done` at its end. With a later clock, the process takes over the account
 * from a killed process.
 */

import { openOAuthClient } from '../../src/extensions/oauth/open-oauth-client.ts'
import { revisedDays } from '../../src/extensions/postmaster/sync/plan-days.ts'
import { runSync } from '../../src/extensions/postmaster/sync/run-sync.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { Secret } from '../../src/foundation/world/secret.ts'
import { secretBox } from '../../src/foundation/world/secret-box.ts'
import { openStorage, parseStorageLocation } from '../../src/service/storage/open-storage.ts'
import { storageExtensions } from './extensions.ts'
import { valueOf } from './parsed.ts'

const [, , location = '', apiUrl = '', tokenUrl = '', clientId = '', clientSecret = '', offsetMs = ''] = process.argv
const real = nodeClock()
const startedMs = real.nowMs()
const clock = {
  ...real,
  // The clock starts at 31 January 2026; each process that follows a killed process starts at a later time.
  nowMs: () => Date.UTC(2026, 0, 31, 12) + Number(offsetMs) + real.nowMs() - startedMs,
}
const world = { clock, random: nodeRandom() }
const storage = await openStorage(valueOf(parseStorageLocation(location)), { ...world, extensions: storageExtensions })
const say = (text: string): void => void process.stdout.write(`${text}\n`)
const store: typeof storage.store = {
  ...storage.store,
  writePostmasterDays: async (accountId, days, read) => {
    say('writing')
    await storage.store.writePostmasterDays(accountId, days, read)
    say('written')
  },
}
const provider = { name: 'Google', authorizeUrl: null, tokenUrl, revokeUrl: null, clientId }
const oauth = openOAuthClient({ ...provider, clientSecret: new Secret(clientSecret) }, world)
const toGrantEvent = (): { idempotencyKey: string; body: string } => ({ idempotencyKey: 'ended', body: '' })
const parts = {
  ...world,
  store,
  oauth,
  apiUrl,
  secretBox: secretBox([{ bytes: new Uint8Array(32).fill(7) }]),
  toGrantEvent,
}
const signal = new AbortController().signal
for (;;) {
  const [account] = await store.listPostmasterAccounts(null)
  if (account === undefined) throw new Error('there is no account')
  const { end, problem } = await runSync({ account, revisedDays, readSinceMs: Date.UTC(2026, 0, 31) }, parts, signal)
  if (end === 'done') break
  if (end !== 'busy') throw new Error(`${end}: ${problem ?? ''}`)
  await clock.sleep(20, signal)
}
say('done')
await storage[Symbol.asyncDispose]()
