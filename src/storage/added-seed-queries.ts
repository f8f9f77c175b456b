/** Questions about the seeds that commands added. */

import type { Kysely } from 'kysely'

import type { AddedSeed, AddedSeedMark, NewAddedSeed, RemovedSeed, SeedSecretName } from './added-seed.ts'
import { parseTexts } from './parse-rows.ts'
import { changesOf, firstRowOf, type SqlDatabase, type Steps } from './sql-database.ts'
import { withoutNul } from './sql-parameters.ts'
import type { DirectorySeedTable, SeedSecretTable, Tables } from './tables.ts'

type Added = 'added' | 'replaced' | 'in-file' | 'added-before'

/** Adds a seed with its secrets, or says why it cannot. */
export async function addSeed(database: SqlDatabase, seed: NewAddedSeed, mode: 'only-new' | 'replace'): Promise<Added> {
  return await database.transact(() => addingSteps(database.db, seed, mode))
}

function* addingSteps(db: Kysely<Tables>, added: NewAddedSeed, mode: 'only-new' | 'replace'): Steps<Added> {
  const row = toRow(added)
  const address = added.seed.address
  const inserted = yield* firstRowOf(
    db
      .insertInto('directory_seeds')
      .values({ ...row, address, position: 0, is_enabled: added.seed.isEnabled ? 1 : 0 })
      .onConflict((conflict) => conflict.column('address').doNothing())
      .returning('address'),
  )
  if (inserted === null) {
    const earlier = yield* firstRowOf(db.selectFrom('directory_seeds').selectAll().where('address', '=', address))
    if (earlier?.added_at_ms === null) return 'in-file'
    const isRemoved = earlier?.removed_at_ms !== null
    if (!isRemoved && mode === 'only-new') return 'added-before'
    yield* changesOf(
      db
        .updateTable('directory_seeds')
        .set(isRemoved ? { ...row, is_enabled: 1 } : row)
        .where('address', '=', address),
    )
    yield* keepSecrets(db, added)
    return isRemoved ? 'added' : 'replaced'
  }
  yield* keepSecrets(db, added)
  return 'added'
}

type AddedRow = Omit<DirectorySeedTable, 'address' | 'position' | 'is_enabled' | 'watcher' | 'watched_until_ms'>

function toRow({ seed, given, caPem, addedAtMs, revision }: NewAddedSeed): AddedRow {
  return {
    provider_type: seed.providerType,
    provider_name: seed.providerName,
    kind: seed.kind,
    health: seed.health,
    health_reason: seed.healthReason ?? null,
    added_at_ms: addedAtMs,
    removed_at_ms: null,
    revision,
    given: withoutNul(JSON.stringify(given)),
    ca_pem: caPem === null ? null : withoutNul(caPem),
  }
}

/** Exactly these, and none of those that it had before. */
function* keepSecrets(db: Kysely<Tables>, { seed: { address }, secrets }: NewAddedSeed): Steps<void> {
  yield* changesOf(db.deleteFrom('seed_secrets').where('address', '=', address))
  for (const name of secretNames) {
    const sealed = secrets[name]
    if (sealed !== undefined) yield* changesOf(db.insertInto('seed_secrets').values({ address, name, sealed }))
  }
}

const secretNames = ['password', 'client-secret', 'refresh-token', 'renewed-refresh-token'] as const

/** Marks a seed as removed. */
export async function removeSeed(
  database: SqlDatabase,
  address: string,
  change: { readonly nowMs: number; readonly revision: string },
): Promise<RemovedSeed> {
  return await database.transact(() => removingSteps(database.db, address.toLowerCase(), change))
}

function* removingSteps(
  db: Kysely<Tables>,
  address: string,
  { nowMs, revision }: { readonly nowMs: number; readonly revision: string },
): Steps<RemovedSeed> {
  const removed = yield* changesOf(
    db
      .updateTable('directory_seeds')
      .set({ removed_at_ms: nowMs, revision })
      .where('address', '=', address)
      .where('added_at_ms', 'is not', null)
      .where('removed_at_ms', 'is', null),
  )
  if (removed > 0) return 'removed'
  const row = yield* firstRowOf(db.selectFrom('directory_seeds').select('added_at_ms').where('address', '=', address))
  return row !== null && row.added_at_ms === null ? 'in-file' : 'absent'
}

/** Which added seeds there are, and whether they have changed. */
export async function listAddedMarks(db: Kysely<Tables>): Promise<readonly AddedSeedMark[]> {
  const rows = await db
    .selectFrom('directory_seeds')
    .select(['address', 'revision', 'removed_at_ms'])
    .where('added_at_ms', 'is not', null)
    .orderBy('added_at_ms')
    .orderBy('address')
    .execute()
  return rows.map(toMark)
}

/** All of them, with their sealed secrets. */
export async function listAddedSeeds(db: Kysely<Tables>): Promise<readonly AddedSeed[]> {
  const rows = await db
    .selectFrom('directory_seeds')
    .selectAll()
    .where('added_at_ms', 'is not', null)
    .orderBy('added_at_ms')
    .orderBy('address')
    .execute()
  const secrets = await db.selectFrom('seed_secrets').selectAll().execute()
  const byAddress = Map.groupBy(secrets, (secret) => secret.address)
  return rows.map((row) => toAddedSeed(row, byAddress.get(row.address) ?? []))
}

function toAddedSeed(row: DirectorySeedTable, secrets: readonly SeedSecretTable[]): AddedSeed {
  return {
    ...toMark(row),
    kind: row.kind,
    given: parseTexts(row.given ?? '{}'),
    caPem: row.ca_pem,
    secrets: Object.fromEntries(secrets.map(({ name, sealed }) => [name, sealed])),
  }
}

function toMark(row: Pick<DirectorySeedTable, 'address' | 'revision' | 'removed_at_ms'>): AddedSeedMark {
  return { address: row.address, revision: row.revision ?? '', removedAtMs: row.removed_at_ms }
}

/** Deletes a removed seed and its secrets. */
export async function forgetSeed(
  database: SqlDatabase,
  { address, revision }: Pick<AddedSeedMark, 'address' | 'revision'>,
): Promise<void> {
  await database.transact(() => forgettingSteps(database.db, address, revision))
}

function* forgettingSteps(db: Kysely<Tables>, address: string, revision: string): Steps<void> {
  const gone = yield* changesOf(
    db
      .deleteFrom('directory_seeds')
      .where('address', '=', address)
      .where('revision', '=', revision)
      .where('removed_at_ms', 'is not', null),
  )
  if (gone > 0) yield* changesOf(db.deleteFrom('seed_secrets').where('address', '=', address))
}

/** One sealed secret. */
export async function findSeedSecret(
  db: Kysely<Tables>,
  address: string,
  name: SeedSecretName,
): Promise<string | null> {
  const row = await db
    .selectFrom('seed_secrets')
    .select('sealed')
    .where('address', '=', address)
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.sealed ?? null
}

/** Writes one sealed secret. */
export async function keepSeedSecret(
  database: SqlDatabase,
  secret: { readonly address: string; readonly name: SeedSecretName; readonly sealed: string },
): Promise<void> {
  const { sealed } = secret
  await database.transact(() =>
    changesOf(
      database.db
        .insertInto('seed_secrets')
        .values(secret)
        .onConflict((conflict) => conflict.columns(['address', 'name']).doUpdateSet({ sealed })),
    ),
  )
}

/** One secret sealed anew; see AddedSeedStore. */
export async function replaceSeedSecret(
  database: SqlDatabase,
  change: { readonly address: string; readonly name: SeedSecretName; readonly before: string; readonly after: string },
): Promise<boolean> {
  const { address, name, before, after } = change
  const replaced = database.db
    .updateTable('seed_secrets')
    .set({ sealed: after })
    .where('address', '=', address)
    .where('name', '=', name)
    .where('sealed', '=', before)
  return (await database.transact(() => changesOf(replaced))) > 0
}
