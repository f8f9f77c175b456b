/** Implements the Store port on a SQL database. */

import { accountQueries, tryWrite } from './account-queries.ts'
import { addedSeedQueries } from './added-seed-queries.ts'
import { alertQueries } from './alert-queries.ts'
import { auditQueries } from './audit-queries.ts'
import { dailySumQueries } from './daily-sum-queries.ts'
import type { StorageExtension } from './extension.ts'
import { inboundQueries } from './inbound-queries.ts'
import { invitationQueries } from './invitation-queries.ts'
import { linkQueries } from './link-queries.ts'
import { observedMessageQueries } from './observed-message-queries.ts'
import { outcomeQueries } from './outcome-queries.ts'
import { deleteOlderThan } from './retention-queries.ts'
import { seedQueries } from './seed-queries.ts'
import { sendingQueries } from './sending-queries.ts'
import { sessionQueries } from './session-queries.ts'
import type { SqlDatabase } from './sql-database.ts'
import type { OwnStore, Store } from './store.ts'
import type { TestChanges } from './test-changes.ts'
import { testMessageQueries } from './test-message-queries.ts'
import { testQueries } from './test-queries.ts'
import { userQueries } from './user-queries.ts'
import { webhookQueries } from './webhook-queries.ts'
import { workspaceQueries } from './workspace-queries.ts'
import { deleteWorkspace, exportWorkspace } from './workspace-removal.ts'

/**
 * Creates a store from the queries in this folder and those of the extensions. The store owns the database and the
 * changes, and closes them.
 */
export function sqlStore(database: SqlDatabase, changes: TestChanges, extensions: readonly StorageExtension[]): Store {
  const onTestDeleted = (numericId: number): void => changes.announce(numericId)
  const own: OwnStore = {
    ...accountQueries(database),
    ...workspaceQueries(database),
    exportWorkspace: (workspaceId) => exportWorkspace(database.db, workspaceId, extensions),
    deleteWorkspace: async (workspaceId) => await deleteWorkspace(database, workspaceId, { extensions, onTestDeleted }),
    ...userQueries(database),
    ...sessionQueries(database),
    ...invitationQueries(database),
    ...alertQueries(database),
    ...auditQueries(database),
    ...testQueries(database, changes),
    ...outcomeQueries(database),
    ...sendingQueries(database),
    ...dailySumQueries(database),
    ...linkQueries(database),
    ...testMessageQueries(database),
    ...webhookQueries(database),
    ...inboundQueries(database),
    ...seedQueries(database),
    ...addedSeedQueries(database),
    ...observedMessageQueries(database),
    deleteOlderThan: async (age, signal) => await deleteOlderThan(database, { ...age, onTestDeleted }, signal),
    ping: async () => {
      const damage = database.findDamage?.() ?? null
      if (damage !== null) throw damage
      await tryWrite(database)
    },
    [Symbol.asyncDispose]: async () => {
      await changes[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
  return Object.assign(own, ...extensions.map((one) => one.queries(database)))
}
