/** Database queries for links to report pages. */

import type { LinkQuery, LinkStore, ListedLink, StoredLink } from './report-link.ts'
import { changesOf, firstRowOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { ReportLinkTable } from './tables.ts'

const linkColumns = [
  'report_links.id',
  'report_links.token_hash',
  'report_links.test_id',
  'report_links.workspace_id',
  'report_links.created_at_ms',
  'report_links.expires_at_ms',
  'report_links.revoked_at_ms',
] as const

/** The queries of LinkStore. */
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
      const found = db.selectFrom('report_links').select(linkColumns).where('id', '=', linkId)
      const own = workspaceId === null ? found : found.where('workspace_id', '=', workspaceId)
      const row = await own.executeTakeFirst()
      return row === undefined ? null : parseLink(row)
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

function* createSteps({ db, dialect }: SqlDatabase, link: StoredLink): Steps<boolean> {
  // Locks the test's row, because the test may be deleted at the same time. The lock keeps the foreign key valid.
  const test = db.selectFrom('tests').select('id').where('id', '=', link.numericId).modifyEnd(dialect.lockRows)
  if ((yield* firstRowOf(test)) === null) return false
  const { linkId, tokenHash, numericId, workspaceId, createdAtMs, expiresAtMs, revokedAtMs } = link
  yield* changesOf(
    db.insertInto('report_links').values({
      id: linkId,
      token_hash: tokenHash,
      test_id: numericId,
      workspace_id: workspaceId,
      created_at_ms: createdAtMs,
      expires_at_ms: expiresAtMs,
      revoked_at_ms: revokedAtMs,
    }),
  )
  return true
}

async function listLinks(
  { db }: SqlDatabase,
  { workspaceId, numericId, after, limit }: LinkQuery,
): Promise<readonly ListedLink[]> {
  let query = db
    .selectFrom('report_links')
    .innerJoin('tests', 'tests.id', 'report_links.test_id')
    .select(linkColumns)
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
  return rows.map((row) => Object.assign(parseLink(row), { testName: row.test_name }))
}

function parseLink(row: ReportLinkTable): StoredLink {
  return {
    linkId: row.id,
    tokenHash: row.token_hash,
    numericId: row.test_id,
    workspaceId: row.workspace_id,
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms,
    revokedAtMs: row.revoked_at_ms,
  }
}
