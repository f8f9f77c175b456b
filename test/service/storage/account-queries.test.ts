import { expect, it } from 'vitest'

import { countRequest, findToken } from '../../../src/service/storage/account-queries.ts'
import { loggedDatabase } from './logged-database.ts'

it('countRequest() is one statement, so that concurrent counts are exact', async () => {
  await using database = await loggedDatabase()
  await countRequest(database.db, { subject: 'token:1', windowStartMs: 0, nowMs: 7 }).execute()
  expect(database.statements).toHaveLength(1)
  expect(database.statements[0]).toMatch(/^insert into "request_counts" .* on conflict .* returning /su)
})

it('countRequest() keeps one row per subject', async () => {
  await using database = await loggedDatabase()
  for (let hour = 0; hour < 50; hour += 1) {
    const windowStartMs = hour * 3_600_000
    await countRequest(database.db, { subject: 'token:1', windowStartMs, nowMs: windowStartMs + 7 }).execute()
  }
  expect(await database.db.selectFrom('request_counts').selectAll().execute()).toEqual([
    {
      subject: 'token:1',
      window_start_ms: 49 * 3_600_000,
      request_count: 1,
      last_request_at_ms: 49 * 3_600_000 + 7,
      total_count: 50,
      summed_count: 0,
    },
  ])
})

it('findToken() uses only the indexed hash', async () => {
  await using database = await loggedDatabase()
  expect(await findToken(database.db, 'ab').execute()).toEqual([])
  expect(database.statements).toEqual(['select * from "api_tokens" where "token_hash" = ?'])
})
