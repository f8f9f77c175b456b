/** Questions about the seed mailboxes. */

import type { Kysely } from 'kysely'

import { changesOf, firstRowOf, rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import { withoutNul } from './sql-parameters.ts'
import type { SeedClaim, SeedHealth, StoredDirectorySeed } from './stored-seed.ts'
import type { DirectorySeedTable, Tables } from './tables.ts'

/** Makes the table hold exactly these, in this order, and those that were added; `others` keep their secrets, too. */
export async function syncSeeds(
  database: SqlDatabase,
  seeds: readonly StoredDirectorySeed[],
  others: readonly string[],
): Promise<readonly string[]> {
  return await database.transact(() => syncSteps(database.db, seeds, others))
}

/** In the order of addresses, so that two instances that start at once wait for each other's rows in one order. */
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
  const doubled = added.filter(({ address }) => own.has(address)).map(({ address }) => address)
  if (doubled.length > 0) return doubled
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

/** What stands in the file is no added seed any more, should a removed one have had its address. */
const notAdded = { added_at_ms: null, removed_at_ms: null, revision: null, given: null, ca_pem: null }

/** All seeds in their order: those of the file, then those that were added, oldest first. */
export async function listSeeds(db: Kysely<Tables>): Promise<readonly StoredDirectorySeed[]> {
  const rows = await db
    .selectFrom('directory_seeds')
    .selectAll()
    .where('removed_at_ms', 'is', null)
    .orderBy('added_at_ms', (order) => order.asc().nullsFirst())
    .orderBy('position')
    .orderBy('address')
    .execute()
  return rows.map(parseSeed)
}

/** Switches one seed. */
export async function setSeedEnabled(
  database: SqlDatabase,
  address: string,
  isEnabled: boolean,
): Promise<StoredDirectorySeed | null> {
  const row = await database.transact(() =>
    firstRowOf(
      database.db
        .updateTable('directory_seeds')
        .set({ is_enabled: isEnabled ? 1 : 0 })
        .where('address', '=', address.toLowerCase())
        .where('removed_at_ms', 'is', null)
        .returningAll(),
    ),
  )
  return row === null ? null : parseSeed(row)
}

/** Says how one seed is doing. */
export async function setSeedHealth(
  database: SqlDatabase,
  address: string,
  said: { readonly health: SeedHealth; readonly reason: string | null },
): Promise<void> {
  await database.transact(() =>
    changesOf(
      database.db
        .updateTable('directory_seeds')
        .set({ health: said.health, health_reason: said.reason === null ? null : withoutNul(said.reason) })
        .where('address', '=', address.toLowerCase()),
    ),
  )
}

/** Takes what nobody holds, and keeps what is held already: one statement, so that of two who ask one gets it. */
export async function claimSeeds(
  database: SqlDatabase,
  { holder, addresses, nowMs, untilMs }: SeedClaim,
): Promise<readonly string[]> {
  if (addresses.length === 0) return []
  const rows = await database.transact(() =>
    rowsOf(
      database.db
        .updateTable('directory_seeds')
        .set({ watcher: holder, watched_until_ms: untilMs })
        .where('address', 'in', addresses)
        .where((eb) =>
          eb.or([eb('watcher', 'is', null), eb('watcher', '=', holder), eb('watched_until_ms', '<=', nowMs)]),
        )
        .returning('address'),
    ),
  )
  return rows.map((row) => row.address)
}

/** Gives all of them back. */
export async function releaseSeeds(database: SqlDatabase, holder: string): Promise<void> {
  await database.transact(() =>
    changesOf(
      database.db
        .updateTable('directory_seeds')
        .set({ watcher: null, watched_until_ms: null })
        .where('watcher', '=', holder),
    ),
  )
}

function parseSeed(row: DirectorySeedTable): StoredDirectorySeed {
  return {
    address: row.address,
    providerType: row.provider_type,
    providerName: row.provider_name,
    kind: row.kind,
    isEnabled: row.is_enabled === 1,
    health: row.health,
    ...(row.health_reason === null ? {} : { healthReason: row.health_reason }),
    ...(row.added_at_ms === null ? {} : { origin: 'added' }),
  }
}
