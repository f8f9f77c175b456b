import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addUp } from '../../../src/extensions/dashboard/trends-page.ts'
import { toWorkspaceId, type WorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { aNewTest, aRecord, aRefusal, someSeeds } from '../../service/storage/builders.ts'
import { type Browser, firstUser, type HostedDashboard, hostDashboard, joinTeam, openBrowser } from './browser.ts'

let hosted: HostedDashboard
let viewer: Browser

const dayMs = 86_400_000
const never = new AbortController().signal

beforeAll(async () => {
  hosted = await hostDashboard()
  viewer = await joinTeam(hosted, 'viewer@team.example', 'viewer')
})

afterAll(async () => {
  await hosted[Symbol.asyncDispose]()
})

/** The folders of the copies in the inbox: a tab is a part of the inbox. */
const inboxFolders = ['INBOX', 'Promotions'] as const

/** Creates a complete test of two seeds, `inbox` of which are in the inbox. The first seed rejects copies 40 days ago. */
async function create(
  ageDays: number,
  inbox: 0 | 1 | 2,
  outcome: 'pass' | 'fail',
  workspaceId?: WorkspaceId,
): Promise<void> {
  const createdAtMs = Date.now() - ageDays * dayMs
  const own = {
    workspaceId: workspaceId ?? firstUser.workspace,
    style: 'external-test',
    source: 'ci & <cron>',
  } as const
  const test = aNewTest({ ...own, createdAtMs, expiresAtMs: createdAtMs + 60_000, seeds: someSeeds(2) })
  const numericId = await hosted.store.createTest(test)
  for (const [index, { address }] of test.seeds.entries()) {
    const placed = aRecord({
      recordedAtMs: createdAtMs,
      folder: index < inbox ? (inboxFolders[index] ?? 'INBOX') : 'Spam',
    })
    const record = index === 0 && ageDays === 40 ? aRefusal(550, { recordedAtMs: createdAtMs }) : placed
    await hosted.store.recordCopy({ numericId, address, messageKey: 'm', record })
  }
  const report = { outcome, reason: 'x', thresholds: [], template: 'emails/<order>.html' } as const
  await hosted.store.putOutcome({ ...test, numericId }, { report, reportedAtMs: createdAtMs })
}

function cellsOf(html: string, start: string): readonly string[] {
  const row = html.split('<tr>').find((one) => one.startsWith(start)) ?? ''
  return [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gsu)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/gu, ''))
}

it('the trends are empty before the first test', async () => {
  const { html } = await viewer.open('/trends')
  expect(html).toContain('There are no figures yet.')
  expect(html).toContain('<a href="/trends" aria-current="page">Trends</a>')
})

describe('the trends', () => {
  beforeAll(async () => {
    await create(0, 2, 'pass')
    await create(40, 0, 'fail')
    await create(89, 1, 'pass')
    await create(91, 0, 'fail')
    await create(0, 0, 'fail', toWorkspaceId('foreign'))
    await hosted.store.sumDays(Date.now(), never)
  })

  it('list each source and template with its rates and gate results', async () => {
    const { html } = await viewer.open('/trends')
    expect(cellsOf(html, '<td>')).toEqual([
      'emails/&lt;order&gt;.html',
      'ci &amp; &lt;cron&gt;',
      '3',
      '100.0%',
      '50.0%',
      '2',
      '1',
    ])
  })

  it('show a series as a chart and as a table', async () => {
    const list = await viewer.open('/trends')
    const path = /href="(\/trends\/series\?[^"]+)"/u.exec(list.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const { html, headers } = await viewer.open(path)
    expect(html).toContain('<h1>emails/&lt;order&gt;.html</h1>')
    expect(html).toContain('Source ci &amp; &lt;cron&gt;.')
    expect(html.match(/<rect class="day-ok"/gu)).toHaveLength(2)
    expect(html.match(/<rect class="day-missed"/gu)).toHaveLength(1)
    expect(html).toContain('100.0% of 2 copies in the inbox or its tabs; gate: 1 passed, 0 failed</title>')
    expect(html).toContain('87 days without data. The table below lists the figures."')
    expect(cellsOf(html, '<th scope="row">Last 30 days')).toEqual([
      'Last 30 days',
      '1',
      '100.0%',
      '1',
      '1',
      '0',
      '0',
      '0',
      '1',
      '0',
    ])
    expect(cellsOf(html, '<th scope="row">Last 90 days')).toEqual([
      'Last 90 days',
      '3',
      '50.0%',
      '2',
      '1',
      '2',
      '0',
      '1',
      '2',
      '1',
    ])
    expect(html).toContain('href="/tests?search=emails%2F%3Corder%3E.html&amp;source=ci+%26+%3Ccron%3E"')
    expect(html).not.toContain('style=')
    expect(headers.get('Cache-Control')).toBe('no-store')
  })

  it('return 404 for a series without tests, and need a login', async () => {
    for (const query of ['', '?source=other&template=x', '?source=%00&template=']) {
      expect((await viewer.open(`/trends/series${query}`)).status).toBe(404)
    }
    expect((await openBrowser(hosted.origin).open('/trends')).path).toContain('/login')
  })

  it('show an open test without results as a series without a rate', async () => {
    const test = aNewTest({
      workspaceId: firstUser.workspace,
      createdAtMs: Date.now(),
      expiresAtMs: Date.now() + dayMs,
    })
    const numericId = await hosted.store.createTest(test)
    const report = { outcome: 'fail', reason: 'x', thresholds: [] } as const
    await hosted.store.putOutcome({ ...test, numericId }, { report, reportedAtMs: Date.now() })
    await hosted.store.sumDays(Date.now() + 1, never)
    const { html } = await viewer.open('/trends')
    expect(html).toContain('No template reported')
    const series = await viewer.open('/trends/series?source=&template=')
    expect(series.html).toContain('Tests without a source.')
    expect(cellsOf(series.html, '<th scope="row">Last 30 days').slice(0, 3)).toEqual(['Last 30 days', '1', '–'])
  })
})

it('addUp() adds up every count', () => {
  const one = {
    testCount: 1,
    seedCount: 2,
    copyCount: 3,
    inboxCount: 4,
    tabCount: 5,
    spamCount: 6,
    missingCount: 7,
    passCount: 8,
    failCount: 9,
  }
  expect(Object.values(addUp([one, one]))).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18])
})
