/** Database queries for links to report pages. */

import { parseRow, toRow } from './columns.ts'
import type { LinkQuery, LinkStore, ListedLink, StoredLink } from './report-link.ts'
import { changesOf, lockTest, type SqlDatabase, type Steps } from './sql-database.ts'
import { linkColumns } from './tables.ts'

/** Returns the LinkStore queries. */
export function linkQueries(database: SqlDatabase): LinkStore {
  const { db } = database
  return {
    createReportLink: async (link) => await database.transact(() => createSteps(database, link)),
    listReportLinks: async (query) => await listLinks(database, query),
    revokeReportLink: async (workspaceId, linkId, nowMs) => {
      await database.transact(() => {
        const update = db
          .updateTable('report_links')
          .set({ revoked_at_ms: nowMs })
          .where('id', '=', linkId)
          .where('revoked_at_ms', 'is', null)
        return changesOf(workspaceId === null ? update : update.where('workspace_id', '=', workspaceId))
      })
      const found = db.selectFrom('report_links').selectAll().where('id', '=', linkId)
      const own = workspaceId === null ? found : found.where('workspace_id', '=', workspaceId)
      const row = await own.executeTakeFirst()
      return row === undefined ? null : parseRow(row, linkColumns)
    },
    findLinkedTest: async (tokenHash, nowMs) => {
      const row = await db
        .selectFrom('report_links')
        .innerJoin('tests', 'tests.id', 'report_links.test_id')
        .select('tests.tracking_id')
        .where('report_links.token_hash', '=', tokenHash)
        .where('report_links.revoked_at_ms', 'is', null)
        .where((eb) =>
          eb.or([eb('report_links.expires_at_ms', 'is', null), eb('report_links.expires_at_ms', '>', nowMs)]),
        )
        .executeTakeFirst()
      return row?.tracking_id ?? null
    },
  }
}

function* createSteps(database: SqlDatabase, link: StoredLink): Steps<boolean> {
  // The test may be deleted concurrently, so its row is locked to keep the foreign key valid.
  if (!(yield* lockTest(database, link.numericId))) return false
  yield* changesOf(database.db.insertInto('report_links').values(toRow(link, linkColumns)))
  return true
}

async function listLinks(
  { db }: SqlDatabase,
  { workspaceId, numericId, after, limit }: LinkQuery,
): Promise<readonly ListedLink[]> {
  let query = db
    .selectFrom('report_links')
    .innerJoin('tests', 'tests.id', 'report_links.test_id')
    .selectAll('report_links')
    .select('tests.name as test_name')
    .orderBy('report_links.created_at_ms', 'desc')
    .orderBy('report_links.id', 'desc')
    .limit(limit)
  if (workspaceId !== null) query = query.where('report_links.workspace_id', '=', workspaceId)
  if (numericId !== null) query = query.where('report_links.test_id', '=', numericId)
  if (after !== null) {
    query = query.where((eb) =>
      eb(eb.refTuple('report_links.created_at_ms', 'report_links.id'), '<', eb.tuple(after.createdAtMs, after.linkId)),
    )
  }
  const rows = await query.execute()
  return rows.map((row) => Object.assign(parseRow(row, linkColumns), { testName: row.test_name }))
}
