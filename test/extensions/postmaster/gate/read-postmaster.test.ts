import { describe, expect, it } from 'vitest'

import type { CheckResult } from '../../../../src/check/check-result.ts'
import { sentenceOf } from '../../../../src/check/outcome-sentence.ts'
import type { Settings } from '../../../../src/check/settings/settings.ts'
import { aTemplateSetting } from '../../../support/check-builders.ts'
import type { FakePostmaster } from '../../../support/fake-ports.ts'
import { allInInbox, apiError, run } from '../../../support/fake-run.ts'
import { anAccount, type DayFigures, daysBefore, seriesOf } from '../../../support/postmaster-days.ts'
import { defaultLimits } from '../../../support/postmaster-results.ts'

/** The day of the fake clock. */
const nowMs = Date.UTC(2026, 0, 1)
const accounts = [anAccount({ email: 'Postmaster@Shop.example' }), anAccount({ id: 8, email: 'other@shop.example' })]

function days(spam: number, newestAgo = 2): readonly DayFigures[] {
  return [4, 3, 2, 1, 0].map((more) => ({ date: daysBefore(nowMs, newestAgo + more), spam }))
}

const setting = { email: 'postmaster@shop.example', domains: [], dayCount: 7, thresholds: defaultLimits }

async function runWith(
  postmaster: FakePostmaster,
  settings: Partial<Settings> = {},
): Promise<{ result: CheckResult; ports: Awaited<ReturnType<typeof run>>['ports'] }> {
  return await run({ scripts: [{ arrivals: allInInbox }], postmaster, settings: { postmaster: setting, ...settings } })
}

/** Settings that request only postmaster data for these domains. */
function alone(domains: readonly string[]): Partial<Settings> {
  return { templates: [], postmaster: { ...setting, domains } }
}

describe('a run with postmaster data', () => {
  it('reads the domain of the From field while testing the mail, and requests only the needed days', async () => {
    const series = { 'acme.example': seriesOf(days(0.0001)) }
    const { result, ports } = await runWith({ accounts, series })
    expect(result).toMatchObject({ outcome: 'pass', tests: [{ outcome: 'pass' }] })
    expect(result.postmaster).toMatchObject([
      { domain: 'acme.example', source: 'google', outcome: 'pass', error: null },
    ])
    expect(ports.questions).toMatchObject([
      { account: { id: 7 }, domain: 'acme.example', range: { startDate: '2025-11-25', endDate: '2026-01-02' } },
    ])
    expect(ports.events.map((event) => event.status)).toContain('postmaster-read')
  })

  it('reads the domain of several templates once', async () => {
    const texts = {
      'a.html': '---\nsubject: A\nfrom: a@acme.example\n---\n<p>a</p>',
      'b.html': '---\nsubject: B\nfrom: b@ACME.example\n---\n<p>b</p>',
    }
    const templates = ['a.html', 'b.html'].map((pattern) => aTemplateSetting({ pattern }))
    const { ports } = await run({
      texts,
      scripts: [{ arrivals: allInInbox }],
      postmaster: { accounts, series: { 'acme.example': seriesOf(days(0.0001)) } },
      settings: { templates, postmaster: setting },
    })
    expect(ports.questions).toHaveLength(1)
  })

  it('fails on the data although the mail passes, and keeps the result of the mail', async () => {
    const { result } = await runWith({ accounts, series: { 'acme.example': seriesOf(days(0.004)) } })
    expect(result).toMatchObject({ outcome: 'fail', tests: [{ outcome: 'pass' }] })
    expect(sentenceOf(result)).toMatch(/^fail: postmaster data for acme\.example: .*; the mail: pass$/u)
  })

  it('sends no mail if only postmaster data is requested', async () => {
    const { result, ports } = await runWith(
      { accounts, series: { 'shop.example': seriesOf(days(0)) } },
      alone(['shop.example']),
    )
    expect([result.outcome, ports.calls]).toEqual(['pass', []])
  })

  it('reads the other domains if one fails', async () => {
    const series = {
      'a.example': seriesOf(days(0)),
      'b.example': apiError('API_UNAVAILABLE'),
      'd.example': seriesOf(days(0.01)),
    }
    const { result } = await runWith({ accounts, series }, alone(['a.example', 'b.example', 'c.example', 'd.example']))
    expect(result.postmaster.map(({ outcome }) => outcome)).toEqual(['pass', 'inconclusive', 'inconclusive', 'fail'])
    expect(result).toMatchObject({ outcome: 'fail', error: { code: 'API_UNAVAILABLE' } })
  })

  it('reads nothing in a dry run', async () => {
    const { result, ports } = await runWith({ accounts }, { isDryRun: true })
    expect([result.outcome, result.postmaster, ports.questions]).toEqual(['pass', [], []])
  })
})

describe('a domain without data is inconclusive:', () => {
  it.each<[string, FakePostmaster, string]>([
    ['no account', {}, 'the service has no connected postmaster account (404 "No connected accounts")'],
    [
      'another account',
      { accounts: [anAccount({ email: 'other@shop.example' })] },
      'postmaster@shop.example is not connected to the service; 1 other account is connected',
    ],
    [
      'no data for the domain',
      { accounts },
      'the service has no data for this domain from the account postmaster@shop.example; if the provider lists the domain under another name, set postmaster-domain to that name',
    ],
    [
      'only old data',
      { accounts, series: { 'acme.example': seriesOf([{ date: '2025-06-01' }]) } },
      'the latest data is from 2025-06-01, 214 days ago, which is too old to evaluate',
    ],
  ])('%s', async (_what, postmaster, reason) => {
    const { result } = await runWith(postmaster)
    expect(result.outcome).toBe('inconclusive')
    expect(result.tests[0]?.outcome).toBe('pass')
    expect(result.postmaster[0] && sentenceOf(result.postmaster[0])).toBe(
      `inconclusive: postmaster data for acme.example: ${reason}`,
    )
  })
})

describe('a failed read of postmaster data', () => {
  it.each([
    [apiError('API_TOKEN_REFUSED', 'misconfigured'), 'misconfigured'],
    [apiError('API_UNAVAILABLE'), 'inconclusive'],
    [new TypeError('odd'), 'inconclusive'],
  ])('has the outcome of its error, and keeps the result of the mail', async (error, outcome) => {
    const { result } = await runWith({ accounts: error })
    expect(result).toMatchObject({ outcome, tests: [{ outcome: 'pass' }], postmaster: [{ outcome, metrics: [] }] })
    expect(result.postmaster[0] && sentenceOf(result.postmaster[0])).toContain(': the data could not be read: ')
    expect(result.postmaster[0]?.error?.message).toBe(result.error?.message)
  })

  it('is not an error if the run was canceled', async () => {
    const postmaster = { accounts, series: { 'shop.example': seriesOf(days(0)) } }
    const settings = { templates: [], postmaster: { ...setting, domains: ['shop.example'] } }
    const { result } = await run({ postmaster, settings, signal: AbortSignal.abort(new Error('cancelled')) })
    expect(result).toMatchObject({ outcome: 'inconclusive', isCancelled: true, error: null })
    expect(sentenceOf(result)).toContain('the run was canceled before the data was read')
  })
})
