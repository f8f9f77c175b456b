/**
 * The baseline of the HTTP bench: bare node:http and node:sqlite, which do the same work for `GET /spam_tests/:id` as
 * presend's service. The baseline looks up the token by its hash, counts the request in a single UPSERT, reads the test
 * by its id together with its seeds, and sends the same JSON and header fields. Usage: `node http-baseline.ts FILE`;
 * prints the port. Like presend, the baseline uses prepared statements and WAL mode without fsync.
 */

import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'

type Row = Record<string, SQLOutputValue>

const hourMs = 3_600_000
const limit = 10_000

const database = new DatabaseSync(process.argv[2] ?? '')
database.exec('pragma busy_timeout = 10000')
database.exec('pragma journal_mode = wal')
database.exec('pragma synchronous = normal')

const findToken = database.prepare('select * from api_tokens where token_hash = ? and revoked_at_ms is null')
const countRequest = database.prepare(`
  insert into request_counts (subject, window_start_ms, request_count, last_request_at_ms) values (?, ?, 1, ?)
  on conflict (subject) do update set
    request_count = case when excluded.window_start_ms > window_start_ms then 1 else request_count + 1 end,
    window_start_ms = max(excluded.window_start_ms, window_start_ms),
    last_request_at_ms = max(excluded.last_request_at_ms, last_request_at_ms)
  returning window_start_ms, request_count`)
const findTest = database.prepare(
  'select * from tests where workspace_id = ? and (tracking_id = ? or tracking_key = ?)',
)
const findSeeds = database.prepare(`
  select address, provider_type, provider_name, status, folder, sender, recorded_at_ms, placement_kind, reason, reply, evidence
  from test_seeds where test_id = ? order by position`)

const server = createServer((request, response) => {
  const bearer = /^Bearer +([A-Za-z0-9._~+/=-]+) *$/iu.exec(request.headers.authorization ?? '')?.[1] ?? ''
  const token = findToken.get(createHash('sha256').update(bearer).digest('hex'))
  if (token === undefined) return answer(response, 401, { success: false, error: 'invalid token' }, {})
  const nowMs = Date.now()
  const count = countRequest.get(`token:${String(token['id'])}`, nowMs - (nowMs % hourMs), nowMs)
  const used = Number(count?.['request_count'])
  const limits = {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(Math.max(0, limit - used)),
    'X-RateLimit-Reset': String((Number(count?.['window_start_ms']) + hourMs) / 1000),
  }
  if (used > limit) return answer(response, 429, { success: false, error: 'Rate limit exceeded' }, limits)
  const name = request.url?.slice(request.url.lastIndexOf('/') + 1) ?? ''
  const test = findTest.get(token['workspace_id'] ?? null, name, name)
  if (test === undefined) return answer(response, 404, { success: false, error: 'no such test' }, limits)
  const seeds = findSeeds.all(test['id'] ?? null)
  const status = statusOf(test, nowMs)
  const reply = {
    success: true,
    data: { key: test['tracking_key'], name: test['name'], test_results: seeds.map(toEntry), status },
  }
  answer(response, 200, reply, {
    ...limits,
    ETag: `"${Number(test['id'])}.${Number(test['revision'])}.${status}"`,
    'Cache-Control': 'private, no-cache',
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`)
})

function answer(response: ServerResponse, status: number, reply: object, headers: Record<string, string>): void {
  const body = Buffer.from(JSON.stringify(reply))
  response.writeHead(status, { ...headers, 'Content-Type': 'application/json', 'Content-Length': body.length })
  response.end(body)
}

function statusOf(test: Row, nowMs: number): string {
  if (test['completed_at_ms'] !== null) return 'complete'
  if (nowMs >= Number(test['expires_at_ms'])) return 'expired'
  return test['revision'] === 0 ? 'pending' : 'in_progress'
}

function toEntry(row: Row): object {
  const evidence = row['evidence'] === null ? null : JSON.parse(String(row['evidence']))
  const isReceived = row['status'] === 'placed' || row['status'] === 'undecided'
  return {
    to: row['address'],
    from: isReceived ? row['sender'] : null,
    delivered_to: isReceived ? row['folder'] : null,
    spf_pass: isReceived && evidence.spf.isPass === true,
    dkim_pass: isReceived && evidence.dkim.isPass === true,
    dmarc_pass: isReceived && evidence.dmarc.isPass === true,
    provider_name: row['provider_name'],
    provider_type: row['provider_type'],
    received_at: isReceived ? new Date(Number(row['recorded_at_ms'])).toISOString() : null,
    placement: isReceived ? row['placement_kind'] : null,
    reason: row['status'] === null ? null : row['reason'],
    spam: evidence?.spam ?? null,
    authentication:
      evidence === null
        ? null
        : { spf: toVerdict(evidence.spf), dkim: toVerdict(evidence.dkim), dmarc: toVerdict(evidence.dmarc) },
    smtp_reply: row['reply'] === null ? null : JSON.parse(String(row['reply'])),
    notes: evidence === null ? [] : evidence.firedRules.flatMap(toNote),
  }
}

function toNote({ id, text, fix }: { readonly id: string; readonly text: string; readonly fix?: string }): object[] {
  return fix === undefined ? [] : [{ rule: id, text, fix }]
}

interface StoredVerdict {
  readonly result: string | null
  readonly domain: string | null
  readonly isAligned: boolean | null
  readonly isMeasured: boolean
  readonly detail: string
}

function toVerdict({ result, domain, isAligned, isMeasured, detail }: StoredVerdict): object {
  const verdict = { domain, aligned: isAligned, measured: isMeasured, detail }
  return result === null ? verdict : { result, ...verdict }
}
