import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { dayOf, plusDays } from '../../src/foundation/contract/day.ts'
import { type GoogleFolder, googleFolder } from '../extensions/postmaster/commands/google-folder.ts'
import type { StandInDay } from '../support/google/stand-in-data.ts'
import { type RunningPostgres, startPostgres } from '../support/postgres.ts'
import { type ServedProcess, startServe } from '../support/serve.ts'

const email = 'ann@shop.example'
const lastDay = plusDays(dayOf(Date.now()), -1)
const firstDay = plusDays(lastDay, -39)

let postgres: RunningPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(async () => await postgres[Symbol.asyncDispose]())

const day: StandInDay = {
  spamRate: 0.002,
  spf: 1,
  dkim: 0.99,
  dmarc: 0.98,
  tlsInbound: 1,
  feedbackLoops: { 'campaign-1': 0.01, 'campaign-2': 0 },
  errors: [{ type: 'temp_fail', reason: 'other', count: 4, rate: 0.04 }],
}

function fortyDays(changes: StandInDay): Map<string, StandInDay> {
  return new Map(Array.from({ length: 40 }, (_, index) => [plusDays(firstDay, index), { ...day, ...changes }]))
}

interface Answer {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- a test says what it expects of it in the next line
  readonly body: any
}

/** A connected account, and a service with the same database that has synced it. */
interface Served extends AsyncDisposable {
  readonly parts: GoogleFolder
  readonly service: ServedProcess
  ask(path: string): Promise<Answer>
  run(...argv: readonly string[]): ReturnType<GoogleFolder['folder']['run']>
}

async function serve(location: string | null): Promise<Served> {
  await using stack = new AsyncDisposableStack()
  const parts = stack.use(await googleFolder())
  const { folder, google } = parts
  folder.nowMs = Date.now()
  const storage = location ?? `sqlite:${folder.path}/presend.db`
  const run: Served['run'] = async (...argv) => await folder.run(...argv, '--storage', storage)
  google.setDomains(email, [
    { name: 'shop.example', days: fortyDays({}) },
    { name: 'xn--bcher-kva.example', days: fortyDays({ spamRate: 0.004, errors: [] }) },
  ])
  const { told } = await parts.browse(['postmaster', 'connect', '--workspace', 'team-a', '--storage', storage])
  expect(told).toContain(`Connected ${email}`)
  const made = await run('token', 'create', '--workspace', 'team-a', '--plan', 'pro', '--json')
  const token = String(Object(JSON.parse(made.printed)).secret)
  const env = Object.fromEntries(Object.entries(folder.env))
  const service = stack.use(await startServe({ flags: ['--storage', storage], workingDirectory: folder.path, env }))
  const owned = stack.move()
  return {
    parts,
    service,
    run,
    ask: async (path) => {
      const reply = await fetch(`${service.apiUrl}${path}`, { headers: { authorization: `Bearer ${token}` } })
      return { status: reply.status, body: await reply.json() }
    },
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20))
}

describe.each([
  ['a SQLite file', async () => await Promise.resolve(null)],
  ['PostgreSQL', async () => await postgres.createDatabase()],
])('presend serve on %s', (_what, locate) => {
  it('syncs an account that was connected in a browser, and responds to the three read requests', async () => {
    await using served = await serve(await locate())
    const { service, ask, run, parts } = served
    await until(() => service.lines.some((line) => line.msg === 'postmaster account synced'))
    expect(service.lines).toContainEqual(expect.objectContaining({ end: 'done', domains: 2, days: 80 }))

    const { body: list } = await ask('/postmaster_accounts/connected')
    expect(list).toEqual({
      connected_accounts: [
        {
          id: expect.any(Number),
          email,
          created_at: expect.any(String),
          source: 'google',
          grant: 'active',
          synced_at: expect.any(String),
        },
      ],
    })
    const { id } = list.connected_accounts[0]
    const { body: all } = await ask(`/postmaster_accounts?email=${email}`)
    expect(all.data.spam_rate).toHaveLength(40)
    expect(all.data.spam_rate[0]).toEqual({ date: firstDay, value: 0.003 })
    expect(all.data.feedback_loop[0]).toEqual({ date: firstDay, spam_count: 2, fbl_count: 4 })
    expect(all.data.delivery_errors[0].errors).toEqual([
      { error_class: 'TEMPORARY_ERROR', error_type: 'OTHER', error_ratio: 0.02 },
    ])
    expect(all.data.ip_reputation).toEqual([])
    const range = `start_date=${plusDays(lastDay, -6)}&end_date=${lastDay}`
    const { body: own } = await ask(
      `/postmaster_accounts/${id}?email=${email}&item=${encodeURIComponent('Bücher.example.')}&${range}`,
    )
    expect(own.spam_rate_data).toHaveLength(7)
    expect(own.spam_rate_data.at(-1)).toEqual({ date: lastDay, value: 0.004 })
    expect(own.authentication_data[0]).toMatchObject({
      spf_success_ratio: 1,
      dkim_success_ratio: 0.99,
      dmarc_success_ratio: 0.98,
    })
    expect(own.domain_reputation_data).toEqual([])

    const metrics = await (await fetch(`${service.baseUrl}/metrics`)).text()
    expect(metrics).toContain('presend_postmaster_syncs_total{end="done"} 1')
    expect(metrics).toContain('presend_postmaster_accounts{grant="active"} 1')

    parts.google.endGrants(email)
    expect(await run('postmaster', 'sync')).toMatchObject({ exitCode: 3 })
    expect((await ask('/postmaster_accounts/connected')).body.connected_accounts[0].grant).toBe('revoked')
    expect((await ask(`/postmaster_accounts/${id}?email=${email}&item=shop.example`)).status).toBe(200)
    const said = JSON.stringify(service.lines) + service.errors()
    for (const grant of parts.google.state.grants) expect(said).not.toContain(grant.refreshToken)
  })
})
