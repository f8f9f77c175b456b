import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { toWorkspaceId } from '../../src/contract/identifiers.ts'

import { dailySumQueries } from '../../src/storage/daily-sum-queries.ts'
import { migrate } from '../../src/storage/migrate.ts'
import { preparedDatabase } from '../../src/storage/sqlite/prepared-database.ts'
import { sqliteDatabase } from '../../src/storage/sqlite/sqlite-database.ts'

// The store suite, which runs for every database, contains the other tests.
it('sumDays() counts the tests that were stored before sums existed', async () => {
  const file = new DatabaseSync(':memory:')
  const database = sqliteDatabase(preparedDatabase(file))
  await migrate(database)
  file.exec(`insert into tests (workspace_id, tracking_id, tracking_key, style, name, metadata, created_at_ms, expires_at_ms,
      completed_at_ms, is_complete, revision, seed_count, settled_count, inbox_count)
    values ('a', 't1', 'k1', 'spam-test', 'n', '{}', 10, 20, 15, 1, 1, 0, 0, 0),
      ('a', 't2', 'k2', 'spam-test', 'n', '{}', 10, 90000000, null, 0, 0, 0, 0, 0);
    insert into test_outcomes (test_id, workspace_id, source, template, outcome, report, reported_at_ms)
    values (1, 'a', '', 'a.html', 'pass', '{"subject":"Your order"}', 16), (2, 'a', '', 'a.html', 'pass', '{}', 16);
    drop table test_counts; drop table daily_sums; drop table daily_requests; drop index tests_of_end;
    drop index tests_of_expiry; drop index webhook_deliveries_by_repeat;
    alter table test_outcomes drop column subject; alter table request_counts drop column total_count;
    alter table request_counts drop column summed_count; delete from presend_migrations where name = '0020-daily-sums'`)
  await migrate(database)
  expect(file.prepare('select subject from test_outcomes order by test_id').all()).toEqual([
    { subject: 'Your order' },
    { subject: null },
  ])
  const queries = dailySumQueries(database)
  await queries.sumDays(50, new AbortController().signal)
  expect(await queries.listDays(toWorkspaceId('a'), null, '1970-01-01')).toMatchObject([
    { day: '1970-01-01', testCount: 1 },
  ])
  await queries.sumDays(90_000_000, new AbortController().signal)
  expect(await queries.listDays(toWorkspaceId('a'), null, '1970-01-01')).toMatchObject([{ testCount: 2, passCount: 2 }])
  await database[Symbol.asyncDispose]()
})
