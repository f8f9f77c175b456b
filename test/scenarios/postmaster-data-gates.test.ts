import { describe, expect, it } from 'vitest'

import { refusal } from '../support/bare-faults.ts'
import type { BarePostmaster } from '../support/bare-postmaster.ts'
import { type DayFigures, daysBefore, wireSeriesOf } from '../support/postmaster-days.ts'
import { type ActionRun, runAction } from '../support/run-action.ts'
import { letter, startRemoteService } from '../support/scenario.ts'

/** Returns days that end two days ago, with the given spam rate on the newest day. */
function days(spam: number, newestAgo = 2): readonly DayFigures[] {
  return [6, 5, 4, 3, 2, 1, 0].map((more) => ({
    date: daysBefore(Date.now(), newestAgo + more),
    spam: more === 0 ? spam : 0.0001,
  }))
}

const email = 'postmaster@acme.example'
const alone = {
  template: '',
  'smtp-host': '',
  'smtp-port': '',
  'smtp-security': '',
  'postmaster-domain': 'acme.example',
}

function told(given: readonly DayFigures[], domain = 'acme.example'): BarePostmaster {
  return { accounts: [{ id: 7, email, source: 'google' }], domains: { [domain]: wireSeriesOf(given) } }
}

async function run(
  postmaster: BarePostmaster | null,
  inputs: Readonly<Record<string, string>> = {},
): Promise<ActionRun> {
  await using remote = await startRemoteService({ api: postmaster === null ? {} : { postmaster } })
  return await runAction({ files: letter, inputs: { ...remote.inputs, 'postmaster-email': email, ...inputs } })
}

/** What a run reports about postmaster data and mail. */
function ending({ exitCode, outputs }: ActionRun): readonly unknown[] {
  return [exitCode, outputs['result'], outputs['postmaster-outcome'], outputs['spam-rate']]
}

describe('mail and postmaster data together', () => {
  it('pass when both pass', async () => {
    const passed = await run(told(days(0.0005)))
    expect(ending(passed)).toEqual([0, 'pass', 'pass', '0.05'])
    expect(passed.summary).toContain('Postmaster data for `acme.example`')
    expect(passed.summary).toContain('```mermaid')
    expect(passed.written['presend-report/report.html']).toContain('Google Postmaster Tools')
    expect(JSON.parse(passed.written['presend-report/report.json'] ?? '{}')).toMatchObject({
      postmaster: [{ domain: 'acme.example', outcome: 'pass' }],
    })
  })

  it('fail because of the data alone, and keep the result of the mail', async () => {
    const failed = await run(told(days(0.0034)))
    expect(ending(failed)).toEqual([1, 'fail', 'fail', '0.34'])
    expect(failed.outputs['inbox-rate']).toBe('100.0')
    expect(failed.commands.map(({ name }) => name)).toContain('error')
  })

  it('pass with a warning between the warning limit and the failure limit', async () => {
    const warned = await run(told(days(0.0015)))
    expect(ending(warned)).toEqual([0, 'pass', 'pass', '0.15'])
    expect(warned.commands.find(({ name }) => name === 'warning')?.data).toContain('not below the warning threshold')
  })

  it('respect the setting gate: warn', async () => {
    expect(ending(await run(told(days(0.0034)), { ...alone, gate: 'warn' }))).toEqual([0, 'fail', 'fail', '0.34'])
  })
})

describe('a run without postmaster data is inconclusive, never a pass:', () => {
  it('no account, and the result of the mail is kept', async () => {
    const doubtful = await run(null)
    expect(ending(doubtful)).toEqual([3, 'inconclusive', 'inconclusive', ''])
    expect(doubtful.outputs['inbox-rate']).toBe('100.0')
  })

  it.each<[string, BarePostmaster]>([
    ['another account', { accounts: [{ id: 8, email: 'other@acme.example' }], domains: {} }],
    ['no data for the domain', told(days(0.0005), 'other.example')],
    ['only old data', told(days(0.0005, 30))],
  ])('%s', async (_what, postmaster) => {
    expect(ending(await run(postmaster, alone))).toEqual([3, 'inconclusive', 'inconclusive', ''])
  })

  it('passes the step with on-inconclusive: warn', async () => {
    expect(ending(await run(null, { ...alone, 'on-inconclusive': 'warn' }))[0]).toBe(0)
  })

  it('the service is unavailable', async () => {
    await using remote = await startRemoteService({ api: { postmaster: told(days(0.0005)) } })
    remote.api.fail('GET /postmaster_accounts/connected', refusal(503, 'down'), 9)
    const inputs = { ...remote.inputs, 'postmaster-email': email }
    const doubtful = await runAction({ files: letter, inputs })
    expect(ending(doubtful)).toEqual([3, 'inconclusive', 'inconclusive', ''])
    expect(doubtful.outputs['inbox-rate']).toBe('100.0')
    expect(doubtful.summary).toContain('503')
  })
})

describe('a run with postmaster data alone', () => {
  it('needs no template and no SMTP server, and sends nothing', async () => {
    await using remote = await startRemoteService({ api: { postmaster: told(days(0.0034)) } })
    const inputs = { ...remote.inputs, ...alone, 'postmaster-email': email }
    const failed = await runAction({ inputs })
    expect(ending(failed)).toEqual([1, 'fail', 'fail', '0.34'])
    expect([remote.smtp.delivered, remote.api.countOf('POST /spam_tests')]).toEqual([[], 0])
  })

  it('is misconfigured with the embedded service, which has none', async () => {
    const wrong = await runAction({ inputs: { 'postmaster-email': email, 'postmaster-domain': 'acme.example' } })
    expect([wrong.exitCode, wrong.outputs['result']]).toEqual([2, 'misconfigured'])
    expect(wrong.summary).toContain('the embedded service has no postmaster data')
  })
})
