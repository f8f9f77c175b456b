/** Queries for seeds added by commands, and for the secrets of all seeds. */

import type { Kysely } from 'kysely'

import type { AddedSeed, AddedSeedMark, AddedSeedStore, NewAddedSeed, RemovedSeed } from './added-seed.ts'
import { parseTexts } from './parse-rows.ts'
import { changeRows, changesOf, firstRowOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { DirectorySeedTable, SeedSecretTable, Tables } from './tables.ts'

/** Returns the AddedSeedStore queries. */
export function addedSeedQueries(database: SqlDatabase): AddedSeedStore {
  const { db } = database
  return {
    addSeed: async (seed, mode) => await database.transact(() => addingSteps(db, seed, mode)),
    removeSeed: async (address, change) =>
      await database.transact(() => removingSteps(db, address.toLowerCase(), change)),
    listAddedMarks: async () => {
      const marks = db.selectFrom('directory_seeds').select(['address', 'revision', 'removed_at_ms'])
      const added = marks.where('added_at_ms', 'is not', null).orderBy('added_at_ms').orderBy('address')
      return (await added.execute()).map(toMark)
    },
    listAddedSeeds: async () => {
      const added = db.selectFrom('directory_seeds').selectAll().where('added_at_ms', 'is not', null)
      const rows = await added.orderBy('added_at_ms').orderBy('address').execute()
      const secrets = await db.selectFrom('seed_secrets').selectAll().execute()
      const byAddress = Map.groupBy(secrets, (secret) => secret.address)
      return rows.map((row) => toAddedSeed(row, byAddress.get(row.address) ?? []))
    },
    forgetSeed: async ({ address, revision }) => await database.transact(() => forgettingSteps(db, address, revision)),
    findSeedSecret: async (address, name) => {
      const secret = db.selectFrom('seed_secrets').select('sealed').where('address', '=', address)
      const row = await secret.where('name', '=', name).executeTakeFirst()
      return row?.sealed ?? null
    },
    keepSeedSecret: async (address, name, sealed) => {
      const insert = db
        .insertInto('seed_secrets')
        .values({ address, name, sealed })
        .onConflict((conflict) => conflict.columns(['address', 'name']).doUpdateSet({ sealed }))
      await changeRows(database, insert)
    },
    replaceSeedSecret: async (address, name, { before, after }) => {
      const update = db
        .updateTable('seed_secrets')
        .set({ sealed: after })
        .where('address', '=', address)
        .where('name', '=', name)
        .where('sealed', '=', before)
      return (await changeRows(database, update)) > 0
    },
  }
}

type Added = Awaited<ReturnType<AddedSeedStore['addSeed']>>

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
    yield* replaceSecrets(db, added)
    return isRemoved ? 'added' : 'replaced'
  }
  yield* replaceSecrets(db, added)
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
    health_since_ms: null,
    added_at_ms: addedAtMs,
    removed_at_ms: null,
    revision,
    given: JSON.stringify(given),
    ca_pem: caPem,
  }
}

const secretNames = ['password', 'client-secret', 'refresh-token', 'renewed-refresh-token'] as const

function* replaceSecrets(db: Kysely<Tables>, { seed: { address }, secrets }: NewAddedSeed): Steps<void> {
  yield* changesOf(db.deleteFrom('seed_secrets').where('address', '=', address))
  for (const name of secretNames) {
    const sealed = secrets[name]
    if (sealed !== undefined) yield* changesOf(db.insertInto('seed_secrets').values({ address, name, sealed }))
  }
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

function* forgettingSteps(db: Kysely<Tables>, address: string, revision: string): Steps<void> {
  const deleted = yield* changesOf(
    db
      .deleteFrom('directory_seeds')
      .where('address', '=', address)
      .where('revision', '=', revision)
      .where('removed_at_ms', 'is not', null),
  )
  if (deleted > 0) yield* changesOf(db.deleteFrom('seed_secrets').where('address', '=', address))
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
