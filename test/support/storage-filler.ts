/**
 * SQL that quickly fills a database with any number of tests, for measuring query plans and costs. The rows are
 * consistent by construction, so the caller disables foreign key checks first, which would take most of the time.
 */

import { someEvidence } from '../service/storage/builders.ts'

/** The amount and kind of data to create. */
export interface Filling {
  /** The number of tests. Half of them belong to `workspace-a`. Older tests are finished; the newest tests are open. */
  readonly tests: number
  /** The number of seeds per test. Each seed has a settled result, except in open tests. */
  readonly seedsPerTest: number
}

/** The creation time of the newest test. All other tests are older, at intervals of ten seconds. */
export const fillingNowMs = 1_800_000_000_000

/** Returns SQL for the numbers 1…count as a table `s` with one column `i`, in each database's dialect. */
export const series = {
  sqlite: (count: number) =>
    `(with recursive s(i) as (select 1 union all select i + 1 from s where i < ${count}) select i from s) as s`,
  postgres: (count: number) => `generate_series(1::bigint, ${count}) as s(i)`,
} as const

/**
 * Test number `i` has the ids `pst_<i>` and `psk_<i>` (its numeric id may differ), and its seeds are
 * `seed1@box.example`….
 */
export function fillingStatements({ tests, seedsPerTest }: Filling, database: keyof typeof series): readonly string[] {
  const from = series[database]
  const evidence = JSON.stringify(someEvidence()).replaceAll("'", "''")
  // Of 1,000 tests, 900 are complete, 90 expired and 10 open.
  const fate = `case when s.i > ${tests} - ${Math.ceil(tests / 100)} then 'open' when s.i % 11 = 0 then 'expired' else 'complete' end`
  const createdAtMs = `${fillingNowMs} - (${tests} - s.i) * 10000`
  return [
    `insert into api_tokens (id, token_hash, prefix, workspace_id, account_plan, name, created_at_ms)
     select 'token-' || s.i, 'hash-' || s.i, 'psd_', 'workspace-a', 'enterprise', 'ci', s.i from ${from(1000)}`,
    `insert into request_counts (subject, window_start_ms, request_count, last_request_at_ms)
     select 'address:' || s.i, s.i % 100, 1, 1 from ${from(Math.ceil(tests / 10))}`,
    `insert into tests (workspace_id, tracking_id, tracking_key, style, name, source, metadata, created_at_ms,
       expires_at_ms, completed_at_ms, is_complete, revision, seed_count, settled_count, inbox_count)
     select case when s.i % 2 = 0 then 'workspace-a' else 'workspace-' || (s.i % 1000) end, 'pst_' || s.i, 'psk_' || s.i,
       'external-test', 'Order confirmation', 'source-' || (s.i % 20), '{"commit":"0123456789abcdef"}', ${createdAtMs},
       ${createdAtMs} + 3600000 + case when ${fate} = 'open' then 99999999 else 0 end,
       case when ${fate} = 'complete' then ${createdAtMs} + 60000 end, case when ${fate} = 'complete' then 1 else 0 end,
       case when ${fate} = 'open' then 0 else ${seedsPerTest} end, ${seedsPerTest},
       case when ${fate} = 'open' then 0 else ${seedsPerTest} end, 0
     from ${from(tests)} order by s.i`,
    `insert into test_totals (workspace_id, scope, source, total_count, complete_count)
     select workspace_id, 'all', '', count(*), count(completed_at_ms) from tests group by workspace_id
     union all select workspace_id, 'source', source, count(*), count(completed_at_ms) from tests group by workspace_id, source`,
    ...seedStatements(seedsPerTest, from, evidence),
    `insert into inbound_messages (id, received_at_ms, envelope_sender, recipients, client, bytes)
     select 'message-' || s.i, ${fillingNowMs} + s.i, null, '["seed1@box.example"]',
       '{"address":"192.0.2.1","heloName":"x","isTls":false,"isTlsOffered":false}', '' from ${from(2000)}`,
    `insert into webhooks (id, workspace_id, url, created_at_ms) values ('webhook-1', 'workspace-a', 'https://x.example', 1)`,
    `insert into webhook_secrets (webhook_id, secret, created_at_ms) values ('webhook-1', 'secret', 1)`,
    `insert into webhook_deliveries (delivery_id, webhook_id, idempotency_key, body, state, attempt_count,
       next_attempt_at_ms, created_at_ms, ended_at_ms)
     select 'delivery-' || tests.id, 'webhook-1', 'key-' || tests.id, '{"event_type":"test_result.delivered"}',
       case when tests.settled_count = 0 then 'pending' else 'delivered' end, 1,
       case when tests.settled_count = 0 then tests.created_at_ms end, tests.created_at_ms,
       case when tests.settled_count > 0 then tests.created_at_ms end
     from tests`,
    `insert into webhook_attempts (delivery_id, attempt_number, started_at_ms, duration_ms, status_code, detail)
     select 'delivery-' || tests.id, 1, tests.created_at_ms, 50, 200, 'ok' from tests where tests.settled_count > 0`,
  ]
}

function seedStatements(seedsPerTest: number, from: (count: number) => string, evidence: string): readonly string[] {
  const isOpen = 'tests.settled_count = 0'
  return [
    `insert into test_seeds (test_id, position, address, provider_type, provider_name, status, status_rank,
       settling_count, folder, sender, recorded_at_ms, placement_kind, reason, evidence)
     select tests.id, s.i - 1, 'seed' || s.i || '@box.example', 'consumer', 'box.example',
       case when ${isOpen} then null else 'placed' end, case when ${isOpen} then 0 else 3 end,
       case when ${isOpen} then 0 else 1 end, case when ${isOpen} then null else 'Spam' end,
       case when ${isOpen} then null else 'shop@shop.example' end,
       case when ${isOpen} then null else tests.created_at_ms end,
       case when ${isOpen} then null else 'simulated' end, case when ${isOpen} then null else 'nothing fits' end,
       case when ${isOpen} then null else '${evidence}' end
     from tests, ${from(seedsPerTest)}`,
    `insert into message_copies (test_id, address, message_key, accepted_count, deferred_count)
     select test_id, address, 'key-' || id, 1, 0 from test_seeds where settling_count > 0`,
  ]
}
