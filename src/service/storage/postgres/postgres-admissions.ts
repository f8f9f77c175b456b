/** Admits requests on PostgreSQL with a single statement, which needs only one network round trip. */

import type { AdmissionRequest } from '../account.ts'
import { type TokenTable, tokenColumns } from '../account-tables.ts'
import { type Admit, parseNumericId } from '../admission-queries.ts'
import { parseRow } from '../columns.ts'
import { parseSeedRow, parseTestRow, type SeedRow, type TestRow } from '../parse-rows.ts'
import { typedRows } from '../sql-database.ts'
import type { Admission, AdmittedTest } from '../store.ts'
import { PooledConnection, type PoolLike } from './pooled-connection.ts'

/** Returns a function that admits requests, using a connection from `pool`. */
export function postgresAdmissions(pool: PoolLike): Admit {
  return async (request) => {
    const connection = new PooledConnection(await pool.connect())
    try {
      const kind = kindOf(request)
      const { rows } = await connection.run(statements[kind], parametersOf(request), `presend admission ${kind}`)
      const [row] = typedRows<AdmissionRow>(rows)
      if (row === undefined) throw new TypeError('the admission statement returned no row')
      return toAdmission(row)
    } finally {
      connection.release()
    }
  }
}

/**
 * Returns the admission statement. `found` selects the token, unless it is revoked or expired. `counted` updates the
 * subject's row, whose window never moves back. `wanted` selects the test, if it belongs to the token's workspace.
 * `set_config` makes this statement commit without an fsync, so the counts of the last half second may be lost if the
 * database crashes.
 */
function statementWith(condition: string): string {
  return `
with found as materialized (
  select * from api_tokens where token_hash = $1 and revoked_at_ms is null and (expires_at_ms is null or expires_at_ms > $4::bigint)
),
counted as (
  insert into request_counts (subject, window_start_ms, request_count, last_request_at_ms, total_count)
  select coalesce((select 'token:' || id from found), $2), $3::bigint, 1, $4::bigint, 1
  from set_config('synchronous_commit', 'off', true)
  on conflict (subject) do update set
    request_count = case when excluded.window_start_ms > request_counts.window_start_ms
      then 1 else request_counts.request_count + 1 end,
    window_start_ms = greatest(excluded.window_start_ms, request_counts.window_start_ms),
    last_request_at_ms = greatest(excluded.last_request_at_ms, request_counts.last_request_at_ms),
    total_count = request_counts.total_count + 1
  returning window_start_ms, request_count
),
wanted as (
  select tests.* from tests where workspace_id = (select workspace_id from found) and ${condition}
)
select
  counted.window_start_ms, counted.request_count,
  row_to_json(found) as token,
  row_to_json(wanted) as test,
  case when $5::int = 1 and not (wanted.id = $6::bigint and wanted.revision = $7::bigint) then (
    select json_agg(test_seeds order by position) from test_seeds where test_id = wanted.id
  ) end as seeds
from counted left join found on true left join wanted on true`
}

const statements = {
  // Numeric ids and tracking ids have separate statements, because PostgreSQL would not use the indexes for a single
  // condition that covers both.
  nothing: statementWith('$8::text is null and false'),
  byId: statementWith('id = $8::bigint'),
  byName: statementWith('(tracking_id = $8::text or tracking_key = $8::text)'),
} as const

function kindOf({ wantedTest }: AdmissionRequest): keyof typeof statements {
  if (wantedTest === null) return 'nothing'
  return parseNumericId(wantedTest.name) === null ? 'byName' : 'byId'
}

/**
 * Returns the parameters of the statement. If the caller has no revision, the parameters contain -1, which is neither
 * an id nor a revision of any test.
 */
function parametersOf({
  tokenHash,
  anonymousSubject,
  windowStartMs,
  nowMs,
  wantedTest,
}: AdmissionRequest): readonly unknown[] {
  const known = wantedTest?.known ?? { numericId: -1, revision: -1 }
  const needsSeeds = wantedTest?.needsSeeds === true ? 1 : 0
  const name = wantedTest?.name ?? null
  return [tokenHash, anonymousSubject, windowStartMs, nowMs, needsSeeds, known.numericId, known.revision, name]
}

interface AdmissionRow {
  readonly window_start_ms: number
  readonly request_count: number
  readonly token: TokenTable | null
  readonly test: TestRow | null
  readonly seeds: readonly SeedRow[] | null
}

function toAdmission(row: AdmissionRow): Admission {
  return {
    token: row.token === null ? null : parseRow(row.token, tokenColumns),
    count: { windowStartMs: row.window_start_ms, requestCount: row.request_count },
    test: row.test === null ? null : toAdmittedTest(row.test, row.seeds),
  }
}

function toAdmittedTest(test: TestRow, seeds: readonly SeedRow[] | null): AdmittedTest {
  return { ...parseTestRow(test), seeds: seeds === null ? null : seeds.map(parseSeedRow) }
}
