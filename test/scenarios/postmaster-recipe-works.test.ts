import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

import { settingRows } from '../../src/check/settings/rows/table.ts'
import type { BarePostmaster } from '../support/bare-postmaster.ts'
import { daysBefore, wireSeriesOf } from '../support/postmaster-days.ts'
import { runAction } from '../support/run-action.ts'
import { FakeIssues } from '../support/run-github-script.ts'
import { startRemoteService } from '../support/scenario.ts'
import { projectRoot } from '../support/source-files.ts'

const workflowSchema = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.object({
    watch: z.object({
      steps: z.array(
        z.object({
          uses: z.string(),
          if: z.string().optional(),
          env: z.record(z.string(), z.string()).optional(),
          with: z.record(z.string(), z.union([z.string(), z.number()])),
        }),
      ),
    }),
  }),
})

const text = readFileSync(resolve(projectRoot, 'examples/postmaster-watch.yml'), 'utf8')
const workflow = workflowSchema.parse(parse(text))
const [check, report] = workflow.jobs.watch.steps
const inputs = Object.fromEntries(Object.entries(check?.with ?? {}).map(([name, value]) => [name, String(value)]))
const script = String(report?.with['script'])

/** Two days of data, the newer one with the given spam rate. */
function days(newest: number): BarePostmaster['domains'][string] {
  return wireSeriesOf([3, 2].map((ago) => ({ date: daysBefore(Date.now(), ago), spam: ago === 2 ? newest : 0.0001 })))
}

/** The provider's spam rates for both domains, newest first; `null` if there is no data. */
async function look(shop: number | null, mail: number): Promise<{ exitCode: number | null; entries: string }> {
  const postmaster = {
    accounts: [{ id: 1, email: inputs['postmaster-email'] ?? '', source: 'google' }],
    domains: { ...(shop === null ? {} : { 'shop.example': days(shop) }), 'mail.shop.example': days(mail) },
  }
  await using remote = await startRemoteService({ api: { postmaster } })
  const service = { 'api-url': remote.inputs['api-url'] ?? '', 'api-token': remote.inputs['api-token'] ?? '' }
  const run = await runAction({ inputs: { ...inputs, ...service } })
  return { exitCode: run.exitCode, entries: run.outputs['postmaster'] ?? '' }
}

const runUrl = 'https://github.example/acme/shop/actions/runs/1'

describe('examples/postmaster-watch.yml', () => {
  it('uses existing inputs, and requests only the permissions that it needs', () => {
    const names = new Set<string>(settingRows.map((row) => row.name))
    expect(Object.keys(inputs).filter((name) => !names.has(name))).toEqual([])
    expect(workflow.permissions).toEqual({ contents: 'read', issues: 'write' })
    expect(report?.if).toContain('!cancelled()')
    // The output of another program reaches the script as data, never as code.
    expect(script).not.toContain('${{')
  })

  it('opens one issue per domain above a threshold, updates it, and closes it', async () => {
    const repository = new FakeIssues()
    const day = async (shop: number | null): Promise<number | null> => {
      const { exitCode, entries } = await look(shop, 0.0001)
      await repository.run(script, { DOMAINS: entries, RUN_URL: runUrl })
      return exitCode
    }
    expect(await day(0.0005)).toBe(0)
    expect(repository.issues).toEqual([])

    expect(await day(0.0015)).toBe(0)
    expect(repository.issues).toMatchObject([
      { title: 'Spam rate of shop.example is above the warning threshold: 0.15%', state: 'open' },
    ])
    expect(await day(0.0015)).toBe(0)
    expect(await day(0.0034)).toBe(1)
    expect(repository.issues).toMatchObject([
      { title: 'Spam rate of shop.example reached the limit: 0.34%', state: 'open', comments: [] },
    ])

    expect(await day(null)).toBe(3)
    expect(repository.issues).toMatchObject([{ state: 'open' }])

    expect(await day(0.0002)).toBe(0)
    expect(repository.issues).toMatchObject([{ state: 'closed', comments: [expect.stringContaining(runUrl)] }])

    await day(0.0015)
    expect(repository.issues.map(({ state }) => state)).toEqual(['closed', 'open'])
  }, 60_000)

  it('ignores issues that other users have opened', async () => {
    const repository = new FakeIssues()
    const body = '<!-- presend spam-rate shop.example -->'
    repository.issues = [{ number: 1, title: 'x', body, state: 'open', creator: 'mallory', comments: [] }]
    const entry = {
      domain: 'shop.example',
      'spam-rate': 0.2,
      'spam-rate-day': '2026-06-01',
      'spam-rate-result': 'warned',
    }
    await repository.run(script, { DOMAINS: JSON.stringify([entry]), RUN_URL: runUrl })
    expect(repository.issues).toHaveLength(2)
  })
})
