import { afterAll, beforeAll, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/contract/identifiers.ts'

import { aNewTest } from '../../storage/builders.ts'
import { firstUser, type HostedDashboard, hostDashboard, openBrowser } from './browser.ts'

let hosted: HostedDashboard

beforeAll(async () => {
  hosted = await hostDashboard()
})

afterAll(async () => {
  await hosted[Symbol.asyncDispose]()
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
