/** Queries for seed mailboxes. */

import type { Kysely } from 'kysely'

import { changeRows, changesOf, firstRowOf, rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { SeedStore, StoredDirectorySeed } from './stored-seed.ts'
import type { DirectorySeedTable, Tables } from './tables.ts'

/** Returns the SeedStore queries. */
export function seedQueries(database: SqlDatabase): SeedStore {
  const { db } = database
  const update = db.updateTable('directory_seeds')
  return {
    syncSeeds: async (seeds, others = []) => await database.transact(() => syncSteps(db, seeds, others)),
    listSeeds: async () => {
      const rows = await db
        .selectFrom('directory_seeds')
        .selectAll()
        .where('removed_at_ms', 'is', null)
        .orderBy('added_at_ms', (order) => order.asc().nullsFirst())
        .orderBy('position')
        .orderBy('address')
        .execute()
      return rows.map(parseSeed)
    },
    setSeedEnabled: async (address, isEnabled) => {
      const switched = update
        .set({ is_enabled: isEnabled ? 1 : 0 })
        .where('address', '=', address.toLowerCase())
        .where('removed_at_ms', 'is', null)
        .returningAll()
      const row = await database.transact(() => firstRowOf(switched))
      return row === null ? null : parseSeed(row)
    },
    setSeedHealth: async (address, { health, reason, nowMs }) => {
      const changed = update
        .set((eb) => ({
          health,
          health_reason: reason,
          health_since_ms: eb
            .case()
            .when('health', '=', health)
            .then(eb.ref('health_since_ms'))
            .else(eb.cast<number>(eb.val(nowMs), 'bigint'))
            .end(),
        }))
        .where('address', '=', address.toLowerCase())
      await changeRows(database, changed)
    },
    claimSeeds: async ({ holder, addresses, nowMs, untilMs }) => {
      if (addresses.length === 0) return []
      // This must be a single statement, so that only one of two concurrent claims succeeds.
      const claimed = update
        .set({ watcher: holder, watched_until_ms: untilMs })
        .where('address', 'in', addresses)
        .where((eb) =>
          eb.or([eb('watcher', 'is', null), eb('watcher', '=', holder), eb('watched_until_ms', '<=', nowMs)]),
        )
        .returning('address')
      return (await database.transact(() => rowsOf(claimed))).map((row) => row.address)
    },
    releaseSeeds: async (holder) => {
      const released = update.set({ watcher: null, watched_until_ms: null }).where('watcher', '=', holder)
      await changeRows(database, released)
    },
  }
}

/**
 * Replaces the seeds from the service file. Rows are written in the order of their addresses, because a fixed order
 * prevents deadlocks between instances that start at the same time.
 */
function* syncSteps(
  db: Kysely<Tables>,
  seeds: readonly StoredDirectorySeed[],
  others: readonly string[],
): Steps<readonly string[]> {
  const added = yield* rowsOf(
    db
      .selectFrom('directory_seeds')
      .select('address')
      .where('added_at_ms', 'is not', null)
      .where('removed_at_ms', 'is', null),
  )
  const own = new Set(seeds.map((seed) => seed.address))
  const duplicates = added.filter(({ address }) => own.has(address)).map(({ address }) => address)
  if (duplicates.length > 0) return duplicates
  const rows = seeds.map((seed, position) => ({
    address: seed.address,
    position,
    provider_type: seed.providerType,
    provider_name: seed.providerName,
    kind: seed.kind,
    is_enabled: seed.isEnabled ? 1 : 0,
    health: seed.health,
    health_reason: seed.healthReason ?? null,
  }))
  for (const row of rows.toSorted((left, right) => (left.address < right.address ? -1 : 1))) {
    const { position, provider_type, provider_name, kind } = row
    yield* changesOf(
      db
        .insertInto('directory_seeds')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('address').doUpdateSet({ position, provider_type, provider_name, kind, ...notAdded }),
        ),
    )
  }
  const unnamed = db.deleteFrom('directory_seeds').where('added_at_ms', 'is', null)
  const known = rows.map((row) => row.address)
  yield* changesOf(known.length === 0 ? unnamed : unnamed.where('address', 'not in', known))
  const kept = db.selectFrom('directory_seeds').select('address')
  const orphaned = db.deleteFrom('seed_secrets').where('address', 'not in', kept)
  yield* changesOf(others.length === 0 ? orphaned : orphaned.where('address', 'not in', others))
  return []
}

/** The column values that turn a removed seed into a seed from the service file. */
const notAdded = { added_at_ms: null, removed_at_ms: null, revision: null, given: null, ca_pem: null }

function parseSeed(row: DirectorySeedTable): StoredDirectorySeed {
  return {
    address: row.address,
    providerType: row.provider_type,
    providerName: row.provider_name,
    kind: row.kind,
    isEnabled: row.is_enabled === 1,
    health: row.health,
    ...(row.health_reason === null ? {} : { healthReason: row.health_reason }),
    ...(row.health_since_ms === null || row.health === 'healthy' ? {} : { healthSinceMs: row.health_since_ms }),
    ...(row.added_at_ms === null ? {} : { origin: 'added' }),
  }
}
