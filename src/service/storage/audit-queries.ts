/** Queries for the audit log. */

import type { Kysely, Selectable } from 'kysely'

import { type AuditEventTable, auditColumns } from './account-tables.ts'
import type { AuditStore, NewAuditEvent, StoredAuditEvent } from './audit-event.ts'
import { parseRow, toRow } from './columns.ts'
import { changesOf, firstRowOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { Tables } from './tables.ts'

/** Returns the AuditStore queries. */
export function auditQueries(database: SqlDatabase): AuditStore {
  const { db } = database
  return {
    recordEvent: async (event) => await database.transact(() => recordingSteps(db, event)),
    listEvents: async (workspaceId, { beforeId, limit }) => {
      const all = db.selectFrom('audit_events').selectAll().where('workspace_id', '=', workspaceId)
      const older = beforeId === null ? all : all.where('id', '<', beforeId)
      return (await older.orderBy('id', 'desc').limit(limit).execute()).map(parseEvent)
    },
  }
}

function* recordingSteps(db: Kysely<Tables>, event: NewAuditEvent): Steps<void> {
  const workspace = db.selectFrom('workspaces').select('id').where('id', '=', event.workspaceId)
  if ((yield* firstRowOf(workspace)) === null) return
  yield* changesOf(db.insertInto('audit_events').values(toRow(event, auditColumns)))
}

function parseEvent(row: Selectable<AuditEventTable>): StoredAuditEvent {
  return { eventId: row.id, ...parseRow(row, auditColumns) }
}
