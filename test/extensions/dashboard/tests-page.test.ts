import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { nodeWorld } from '../../../src/foundation/world/node-world.ts'
import { createReportLink } from '../../../src/service/report-page/report-links.ts'
import type { NewTest } from '../../../src/service/storage/store.ts'
import { aNewTest, aRecord } from '../../service/storage/builders.ts'
import { firstUser, type HostedDashboard, hostDashboard, joinTeam, openBrowser } from './browser.ts'

let hosted: HostedDashboard

beforeAll(async () => {
  hosted = await hostDashboard()
})

afterAll(async () => {
  await hosted[Symbol.asyncDispose]()
})

const hour = 3_600_000

async function create(changes: Partial<NewTest> = {}): Promise<number> {
  const createdAtMs = Date.now()
  return await hosted.store.createTest(
    aNewTest({ workspaceId: firstUser.workspace, createdAtMs, expiresAtMs: createdAtMs + hour, ...changes }),
  )
}

function rowOf(html: string, id: number): string {
  return html.split('<tr>').find((row) => row.includes(`href="/tests/${id}"`)) ?? ''
}

it('an empty list is the first page, and explains how to create a test', async () => {
  const page = await hosted.browser.open('/')
  expect(page.path).toBe('/tests')
  expect(page.html).toContain('This workspace has no tests yet.')
  expect(page.html).toContain('<a href="/settings/tokens">')
  expect(page.html).toContain('<a href="/api/docs">')
})

describe('the list of tests', () => {
  it('shows name, source, status and gate result', async () => {
    const createdAtMs = Date.UTC(2026, 0, 31, 12)
    const old = await create({
      name: 'Old <b>mail</b>',
      source: 'ci & cron',
      createdAtMs,
      expiresAtMs: createdAtMs + 1,
    })
    const open = await create({ style: 'external-test' })
    const mail = { template: 'emails/<a>.html', subject: 'Your <i>order' }
    const report = { outcome: 'fail', reason: 'too little', thresholds: [], ...mail } as const
    const test = { numericId: open, workspaceId: firstUser.workspace, source: null }
    await hosted.store.putOutcome(test, { report, reportedAtMs: 1 })
    const { html } = await hosted.browser.open('/tests')
    expect(rowOf(html, open)).toContain('<span class="soft">Your &lt;i&gt;order</span>')
    expect(rowOf(html, open)).toContain('<td>emails/&lt;a&gt;.html</td>')
    expect(html.indexOf(`/tests/${open}"`)).toBeLessThan(html.indexOf(`/tests/${old}"`))
    expect(html).not.toContain('<script')
    const row = rowOf(html, old)
    expect(row).toContain('>Old &lt;b&gt;mail&lt;/b&gt;</a></td>')
    expect(row).toContain('<td>ci &amp; cron</td><td></td>')
    expect(row).toContain('2026-01-31 12:00 UTC')
    expect(row).toContain('<td>Expired</td>')
    expect(row).toContain('<td>Not reported</td>')
    expect(rowOf(html, open)).toMatch(/<td>Failed<\/td>\s*<td>Waiting for mail<\/td>/u)
  })

  it('is split into pages, and omits tests of other workspaces', async () => {
    const foreign = await create({ workspaceId: toWorkspaceId('foreign') })
    const ids: number[] = []
    for (let count = 0; count < 51; count += 1) ids.push(await create())
    const first = await hosted.browser.open('/tests')
    expect(rowOf(first.html, foreign)).toBe('')
    expect(rowOf(first.html, ids.at(-1) ?? 0)).not.toBe('')
    expect(rowOf(first.html, ids[0] ?? 0)).toBe('')
    const older = /href="(\/tests\?before=\d+)"/u.exec(first.html)?.[1] ?? ''
    const second = await hosted.browser.open(older)
    expect(rowOf(second.html, ids[0] ?? 0)).not.toBe('')
    expect(rowOf(second.html, ids[1] ?? 0)).toBe('')
    expect(rowOf(second.html, foreign)).toBe('')
    expect(second.html).not.toContain('?before=')
    expect((await hosted.browser.open('/tests?before=1')).html).toContain('There are no older tests.')
    expect(rowOf((await hosted.browser.open('/tests?before=x')).html, ids.at(-1) ?? 0)).not.toBe('')
  })
})

describe('the filter of the list', () => {
  it('finds tests by text, source, status and gate result, and shows the search terms', async () => {
    const wanted = await create({ style: 'external-test', name: 'Wanted "mail"', source: 'nightly' })
    const other = await create({ name: 'Other mail' })
    for (const query of [
      'search=%22MAIL',
      'source=nightly',
      'source=nightly&status=pending',
      'search=wanted&outcome=none',
    ]) {
      const { html } = await hosted.browser.open(`/tests?${query}`)
      expect([query, rowOf(html, wanted) !== '', rowOf(html, other)]).toEqual([query, true, ''])
      expect(html).toContain('<a href="/tests">Show all tests</a>')
    }
    const { html } = await hosted.browser.open('/tests?search=%22MAIL&source=nightly&status=pending&outcome=none')
    expect(html).toMatch(/<input id="search"[^>]* value="&quot;MAIL"/u)
    expect(html).toMatch(/<input id="source"[^>]* value="nightly"/u)
    expect(html).toContain('<option value="pending" selected>')
    expect(html).toContain('<option value="none" selected>')
  })

  it('reports that no test matches', async () => {
    const { html } = await hosted.browser.open('/tests?search=nothing-has-this-name')
    expect(html).toContain('No tests match.')
    expect(html).not.toContain('This workspace has no tests yet.')
    const older = await hosted.browser.open('/tests?search=nothing-has-this-name&before=5')
    expect(older.html).toContain('No older tests match.')
  })

  it('is kept on the next page', async () => {
    for (let count = 0; count < 52; count += 1) await create({ style: 'external-test', source: 'many & more' })
    const first = await hosted.browser.open('/tests?source=many+%26+more')
    const older = /href="(\/tests\?source=many\+%26\+more&amp;before=\d+)"/u.exec(first.html)?.[1] ?? ''
    const second = await hosted.browser.open(older.replace('&amp;', '&'))
    expect(second.html.split('<td>many &amp; more</td>')).toHaveLength(3)
    expect(second.html).not.toContain('Older')
  })

  it('searches the newest 10,000 tests, and offers to search older ones', async () => {
    const old = await create({ name: 'a needle' })
    const hay = { workspaceId: firstUser.workspace, name: 'hay', seeds: [] }
    // Requests run concurrently, so that they share commits.
    await Promise.all(Array.from({ length: 10_000 }, async () => await hosted.store.createTest(aNewTest(hay))))
    const first = await hosted.browser.open('/tests?search=needle')
    expect(first.html).toContain('None of the searched tests match.')
    expect(first.html).toContain('Searched the newest 10,000 tests.')
    const older = /href="([^"]+)">Search older ones/u.exec(first.html)?.[1] ?? ''
    const second = await hosted.browser.open(older.replace('&amp;', '&'))
    expect(rowOf(second.html, old)).toContain('a needle')
    expect(second.html).not.toContain('Search older ones')
    // Creating this many tests takes about a minute on a busy machine.
  }, 180_000)
})

describe('the report of a test', () => {
  it('is shown to a viewer of the workspace, with its style sheet', async () => {
    const numericId = await create({ name: '<script>alert(1)</script>' })
    const [{ address } = { address: '' }] = aNewTest().seeds
    await hosted.store.recordCopy({ numericId, address, messageKey: 'm', record: aRecord() })
    const viewer = await joinTeam(hosted, 'viewer@team.example', 'viewer')
    expect((await viewer.open('/tests')).html).toContain(`href="/tests/${numericId}"`)
    const { status, html, headers } = await viewer.open(`/tests/${numericId}`)
    expect(status).toBe(200)
    expect(html).toContain('So far: 1 of 3 copies in the inbox; 2 outstanding.')
    expect(html).toContain('&lt;script&gt;alert(1)')
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('Only members of the workspace can open this page')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    const sheet = /<link rel="stylesheet" href="([^"]+)">/u.exec(html)?.[1] ?? ''
    expect((await hosted.get(sheet)).headers.get('Content-Type')).toBe('text/css; charset=UTF-8')
  })

  it('is available only in the dashboard if an owner limits reports to members', async () => {
    const test = aNewTest({ workspaceId: firstUser.workspace })
    const numericId = await hosted.store.createTest(test)
    const owned = { numericId, workspaceId: firstUser.workspace }
    const link = await createReportLink(owned, null, { store: hosted.store, ...nodeWorld() })
    const visitor = openBrowser(hosted.origin)
    const paths = [`/r/${test.trackingId}`, `/r/${link?.name}`]
    for (const path of paths) expect((await visitor.open(path)).status).toBe(200)
    await hosted.browser.open('/settings')
    await hosted.browser.submit('/settings', { name: 'team', retention: '', reports: 'members' })
    for (const path of paths) {
      expect((await visitor.open(path)).status).toBe(404)
      expect((await hosted.browser.open(path)).status).toBe(404)
    }
    // The report_url in API replies leads members to the dashboard, and reveals nothing to other users.
    const { html } = await visitor.open(`/r/${test.trackingId}`)
    expect(html).toContain(`<a href="/tests/${test.trackingId}">Members: open the report in the dashboard</a>`)
    expect((await visitor.open(`/r/${'x'.repeat(22)}`)).html).toContain(`<a href="/tests/${'x'.repeat(22)}">`)
    expect((await visitor.open(`/r/${link?.name}`)).html).not.toContain('/tests/')
    expect((await hosted.browser.open(`/tests/${test.trackingId}`)).path).toBe(`/tests/${numericId}`)
    expect((await hosted.browser.open(`/tests/${numericId}`)).status).toBe(200)
  })

  it('shows the gate result that was reported', async () => {
    const numericId = await create()
    const report = { outcome: 'fail', reason: 'the inbox rate is too low', thresholds: [] } as const
    const test = { numericId, workspaceId: firstUser.workspace, source: null }
    await hosted.store.putOutcome(test, { report, reportedAtMs: 1 })
    expect((await hosted.browser.open(`/tests/${numericId}`)).html).toContain('Failed: the inbox rate is too low')
  })

  it('is compared with the previous test of the same source and template', async () => {
    const report = { outcome: 'pass', reason: 'x', thresholds: [], template: 'emails/a.html' } as const
    const ids: number[] = []
    for (const [source, template] of [
      ['ci', 'emails/a.html'],
      ['cron', 'emails/a.html'],
      ['ci', 'emails/b.html'],
      ['ci', 'emails/a.html'],
    ] as const) {
      const numericId = await create({ style: 'external-test', source, createdAtMs: Date.UTC(2026, 0, ids.length + 1) })
      const test = { numericId, workspaceId: firstUser.workspace, source }
      const outcome = ids.length === 0 ? 'fail' : 'pass'
      await hosted.store.putOutcome(test, { report: { ...report, outcome, template }, reportedAtMs: 1 })
      ids.push(numericId)
    }
    const { html } = await hosted.browser.open(`/tests/${ids[3]}`)
    expect(html).toContain('Compared with the previous test of this template')
    expect(html).toContain('previous test (2026-01-01')
    for (const id of ids.slice(0, 3)) {
      expect((await hosted.browser.open(`/tests/${id}`)).html).not.toContain('Compared with')
    }
  })

  it('is not sent again while it is unchanged, and never stored by the browser', async () => {
    const numericId = await create()
    const cookie = [...hosted.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const ask = async (etag?: string) =>
      await hosted.get(`/tests/${numericId}`, {
        headers: { Cookie: cookie, ...(etag === undefined ? {} : { 'If-None-Match': etag }) },
      })
    const first = await ask()
    const etag = first.headers.get('ETag') ?? ''
    const same = await ask(etag)
    expect([same.status, await same.text(), same.headers.get('Cache-Control')]).toEqual([304, '', 'no-store'])
    const [{ address } = { address: '' }] = aNewTest().seeds
    await hosted.store.recordCopy({ numericId, address, messageKey: 'm', record: aRecord() })
    const changed = await ask(etag)
    expect([changed.status, changed.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(changed.headers.get('ETag')).not.toBe(etag)
    await hosted.store.deleteTest(firstUser.workspace, numericId, Date.now())
    expect((await ask(etag)).status).toBe(404)
  })

  it('returns 404 in another workspace, under another name, or without a login', async () => {
    const test = aNewTest({ workspaceId: firstUser.workspace })
    const own = await hosted.store.createTest(test)
    const foreign = await create({ workspaceId: toWorkspaceId('foreign') })
    for (const name of [foreign, own + 1000, `${test.trackingId}x`, `0${own}`, 'x%00']) {
      const { status, html } = await hosted.browser.open(`/tests/${name}`)
      expect([name, status]).toEqual([name, 404])
      expect(html).toContain('Page not found')
    }
    for (const name of [own, test.trackingId, test.trackingKey]) {
      expect(await hosted.browser.open(`/tests/${name}`)).toMatchObject({ status: 200, path: `/tests/${own}` })
    }
    for (const path of ['/tests', `/tests/${own}`]) {
      expect((await openBrowser(hosted.origin).open(path)).path).toBe(`/login?next=${encodeURIComponent(path)}`)
    }
  })
})

it('a report in the dashboard shows the kept message with its source, and a preview to members only', async () => {
  const test = aNewTest({ workspaceId: firstUser.workspace })
  const numericId = await hosted.store.createTest(test)
  const body = { text: 'The text', preview: 'The preview', source: `Source ${test.trackingId}` }
  const html = { text: '<p onclick=a>Hi<script>alert(1)</script></p>', images: {} }
  await hosted.store.keepTestMessage(numericId, { headerFields: [], body, html }, 1)
  const report = await hosted.browser.open(`/tests/${numericId}`)
  expect(report.html).toContain(`Source ${test.trackingId}`)
  expect(report.html).toContain(`<iframe sandbox loading="lazy" src="/tests/${numericId}/preview"`)
  const preview = await hosted.browser.open(`/tests/${numericId}/preview`)
  expect(preview.html).toContain('<body>\n<p>Hi</p>\n</body>')
  expect(preview.headers.get('Content-Security-Policy')).toMatch(/^sandbox; default-src 'none'; /u)
  expect(preview.headers.get('Cache-Control')).toBe('no-store')
  const path = `/tests/${numericId}/preview`
  expect((await openBrowser(hosted.origin).open(path)).path).toBe(`/login?next=${encodeURIComponent(path)}`)
  const empty = await hosted.store.createTest(aNewTest({ workspaceId: firstUser.workspace }))
  const foreign = await hosted.store.createTest(aNewTest({ workspaceId: toWorkspaceId('foreign') }))
  await hosted.store.keepTestMessage(foreign, { headerFields: [], body, html }, 1)
  for (const id of [foreign, numericId + 1000, empty, test.trackingId]) {
    expect((await hosted.browser.open(`/tests/${id}/preview`)).status).toBe(404)
  }
})
