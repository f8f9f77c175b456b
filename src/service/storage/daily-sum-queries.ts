/** Database queries for daily sums. */

import type { Kysely, SelectQueryBuilder } from 'kysely'
import { dayOf } from '../../foundation/contract/day.ts'
import { toTokenId, type WorkspaceId } from '../../foundation/contract/identifiers.ts'
import { tokenSubject } from './account-queries.ts'
import { parseRow } from './columns.ts'
import { countDueTests } from './count-tests.ts'
import type { DailySumStore } from './daily-sums.ts'
import { changesOf, rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import { sumColumns } from './sum-tables.ts'
import type { Tables } from './tables.ts'

/** Returns the DailySumStore queries. */
export function dailySumQueries(database: SqlDatabase): DailySumStore {
  const { db } = database
  const ofWorkspace = (workspaceId: WorkspaceId, fromDay: string): DaySelection =>
    db.selectFrom('daily_sums').where('workspace_id', '=', workspaceId).where('day', '>=', fromDay)
  return {
    sumDays: async (nowMs, signal) => {
      await countDueTests(database, nowMs, signal)
      await database.transact(() => requestSteps(db, nowMs))
    },
    listSeries: async (workspaceId, fromDay, limit) => {
      const rows = await summed(ofWorkspace(workspaceId, fromDay))
        .select(['source', 'template'])
        .groupBy(['source', 'template'])
        .having((eb) => eb.fn.sum('test_count'), '>', 0)
        .orderBy('test_count', 'desc')
        .orderBy('source')
        .orderBy('template')
        .limit(limit)
        .execute()
      return rows.map((row) => Object.assign({ source: row.source, template: row.template }, parseRow(row, sumColumns)))
    },
    listDays: async (workspaceId, series, fromDay) => {
      const all = ofWorkspace(workspaceId, fromDay)
      const own =
        series === null ? all : all.where('source', '=', series.source).where('template', '=', series.template)
      const days = summed(own).select('day').groupBy('day').orderBy('day')
      const rows = await days.having((eb) => eb.fn.sum('test_count'), '>', 0).execute()
      return rows.map((row) => Object.assign({ day: row.day }, parseRow(row, sumColumns)))
    },
    listRequestDays: async (workspaceId, fromDay) => {
      const days = db.selectFrom('daily_requests').select(['day', 'request_count'])
      const rows = await days
        .where('workspace_id', '=', workspaceId)
        .where('day', '>=', fromDay)
        .orderBy('day')
        .execute()
      return rows.map((row) => ({ day: row.day, requestCount: row.request_count }))
    },
  }
}

type DaySelection = SelectQueryBuilder<Tables, 'daily_sums', object>

function summed(days: DaySelection) {
  return days.select((eb) =>
    Object.values(sumColumns).map((column) => eb.cast<number>(eb.fn.sum(column), 'bigint').as(column)),
  )
}

/**
 * Adds the requests made since the previous update to the day's sum. Requests with a token are counted in the token's
 * row.
 */
function* requestSteps(db: Kysely<Tables>, nowMs: number): Steps<void> {
  const tokens = db
    .selectFrom('api_tokens')
    .innerJoin('request_counts', (join) =>
      join.on((eb) =>
        eb('request_counts.subject', '=', eb(eb.val(tokenSubject(toTokenId(''))), '||', eb.ref('api_tokens.id'))),
      ),
    )
    .select(['request_counts.subject', 'request_counts.total_count', 'request_counts.summed_count'])
    .select('api_tokens.workspace_id')
    .whereRef('request_counts.total_count', '>', 'request_counts.summed_count')
    .orderBy('request_counts.subject')
  const added = new Map<WorkspaceId, number>()
  for (const row of yield* rowsOf(tokens)) {
    const { subject, workspace_id: workspaceId, total_count: total, summed_count: before } = row
    const update = db.updateTable('request_counts').set({ summed_count: total }).where('subject', '=', subject)
    // Another instance may have added the same requests in the meantime.
    const isOwn = (yield* changesOf(update.where('summed_count', '=', before))) > 0
    if (isOwn) added.set(workspaceId, (added.get(workspaceId) ?? 0) + total - before)
  }
  for (const [workspaceId, count] of [...added].toSorted(([left], [right]) => (left < right ? -1 : 1))) {
    yield* changesOf(
      db
        .insertInto('daily_requests')
        .values({ workspace_id: workspaceId, day: dayOf(nowMs), request_count: count })
        .onConflict((conflict) =>
          conflict.columns(['workspace_id', 'day']).doUpdateSet((eb) => ({
            request_count: eb('daily_requests.request_count', '+', eb.ref('excluded.request_count')),
          })),
        ),
    )
  }
}
