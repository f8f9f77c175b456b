/** A connected account at the Google stand-in, with its own storage. */

import { openOAuthClient } from '../../../src/extensions/oauth/open-oauth-client.ts'
import { grantPurpose } from '../../../src/extensions/postmaster/grant-purpose.ts'
import type { StoredPostmasterAccount } from '../../../src/extensions/postmaster/storage/accounts-and-days.ts'
import { revisedDays } from '../../../src/extensions/postmaster/sync/plan-days.ts'
import { runSync, type SyncDeps, type SyncResult } from '../../../src/extensions/postmaster/sync/run-sync.ts'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import { secretBox } from '../../../src/foundation/world/secret-box.ts'
import type { Clock } from '../../../src/foundation/world/world.ts'
import type { Store } from '../../../src/service/storage/store.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { type GoogleStandIn, startGoogleStandIn } from '../../support/google-stand-in.ts'
import { endlessMs, hurriedClock } from '../../support/hurried-clock.ts'
import { openMemoryStore } from '../../support/memory-store.ts'

/** A clock at the stand-in's time: retries wait no time, and timeouts never expire. */
export interface SyncClock extends Clock {
  readonly waits: readonly number[]
}

/** Timeouts of requests (20 s, 30 s) and the renewal interval of the lock (30 s). */
const limitsMs: ReadonlySet<number> = new Set([20_000, 30_000])

export function syncClock(startMs: number = Date.UTC(2026, 0, 31, 12)): SyncClock {
  const clock = hurriedClock(startMs)
  return {
    ...clock,
    sleep: async (delayMs, signal) => await clock.sleep(limitsMs.has(delayMs) ? endlessMs : delayMs, signal),
  }
}

export interface SyncSetup extends AsyncDisposable {
  readonly google: GoogleStandIn
  readonly store: Store
  readonly clock: SyncClock
  readonly parts: SyncDeps
  /** Reads the account from the storage. */
  account(): Promise<StoredPostmasterAccount>
  sync(changes?: {
    readonly parts?: Partial<SyncDeps>
    readonly revisedDays?: number
    readonly readSinceMs?: number | null
    readonly signal?: AbortSignal
  }): Promise<SyncResult>
}

export const email = 'ann@shop.example'
/** A signal that never aborts. */
export const box: SyncDeps['secretBox'] = secretBox([{ bytes: new Uint8Array(32).fill(7) }])

/** Starts the stand-in and connects an account; the caller closes `store`. */
export async function startSyncSetup(given: { readonly store?: Store } = {}): Promise<SyncSetup> {
  await using stack = new AsyncDisposableStack()
  const google = stack.use(await startGoogleStandIn())
  const store = given.store ?? stack.use(await openMemoryStore())
  const made = await store.ensurePostmasterAccount({
    workspaceId: toWorkspaceId('a'),
    email,
    source: 'google',
    nowMs: 1,
  })
  await store.setPostmasterGrant(made.id, box?.seal(new Secret(google.grant(email)), grantPurpose(made)) ?? '')
  const clock = syncClock()
  const random = fakeRandom()
  const { clientId, clientSecret } = google.state
  const oauth = openOAuthClient(
    { ...google.endpoints, clientId, clientSecret: new Secret(clientSecret) },
    { clock, random },
  )
  const parts: SyncDeps = { store, oauth, apiUrl: google.url, secretBox: box, clock, random }
  const account = async (): Promise<StoredPostmasterAccount> => {
    const found = await store.findPostmasterAccount(null, made.id)
    if (found === null) throw new Error('the account is gone')
    return found
  }
  const owned = stack.move()
  return {
    google,
    store,
    clock,
    parts,
    account,
    sync: async (changes = {}) =>
      await runSync(
        {
          account: await account(),
          revisedDays: changes.revisedDays ?? revisedDays,
          readSinceMs: changes.readSinceMs ?? null,
        },
        { ...parts, ...changes.parts },
        changes.signal ?? new AbortController().signal,
      ),
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}
