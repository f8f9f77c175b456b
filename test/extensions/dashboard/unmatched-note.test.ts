import { afterAll, beforeAll, expect, it } from 'vitest'

import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { aNewTest } from '../../service/storage/builders.ts'
import { sendBySmtp } from '../../support/smtp-sender.ts'
import { type Browser, firstUser, type HostedDashboard, hostDashboard, joinTeam } from './browser.ts'

let hosted: HostedDashboard
let viewer: Browser
let testPath = ''

beforeAll(async () => {
  hosted = await hostDashboard()
  // The token that hostDashboard() creates belongs to another workspace.
  await hosted.store.deleteWorkspace(toWorkspaceId('a'))
  viewer = await joinTeam(hosted, 'viewer@team.example', 'viewer')
  const nowMs = Date.now()
  const times = { createdAtMs: nowMs - 1000, expiresAtMs: nowMs + 3_600_000 }
  testPath = `/tests/${await hosted.store.createTest(aNewTest({ workspaceId: firstUser.workspace, ...times }))}`
})

afterAll(async () => await hosted[Symbol.asyncDispose]())

async function send(from: string): Promise<string> {
  const content = Buffer.from(`From: ${from}\r\nSubject: hello\r\nMessage-ID: <1@shop.example>\r\n\r\nhello\r\n`)
  const port = hosted.service.smtp?.port ?? 0
  const mail = { heloName: 'mx.shop.example', from, to: 'seed1@freemail.example', content }
  return await sendBySmtp({ host: '127.0.0.1', port }, mail)
}

it('members see how much mail arrived without a tracking id, who sent it, and what to do', async () => {
  for (const path of ['/tests', testPath])
    expect((await viewer.open(path)).html).not.toContain('without the tracking id')
  expect(await send('first@shop.example')).toMatch(/^250/u)
  expect(await send('news@shop.example')).toMatch(/^250/u)
  for (const path of ['/tests', testPath]) {
    const { html } = await viewer.open(path)
    expect(html).toContain('<strong>2 messages arrived without the tracking id of a test</strong>')
    expect(html).toMatch(/The latest came from news@shop\.example at \d{4}-\d\d-\d\d \d\d:\d\d UTC\./u)
    expect(html).toContain('add the X-Presend-Test header with the tracking id')
  }
})

it('only admins see the mail if there are several workspaces', async () => {
  const other = { plan: 'pro', retentionMs: null, reportAccess: 'link', createdAtMs: 0 } as const
  await hosted.store.createWorkspace({ workspaceId: toWorkspaceId('other'), name: 'Other', ...other })
  for (const path of ['/tests', testPath]) {
    expect((await viewer.open(path)).html).not.toContain('news@shop.example')
    expect((await hosted.browser.open(path)).html).toContain('news@shop.example')
  }
})

it('a test does not show mail that arrived before it was created', async () => {
  const createdAtMs = Date.now() + 60_000
  const test = aNewTest({ workspaceId: firstUser.workspace, createdAtMs, expiresAtMs: createdAtMs + 1000 })
  const { html } = await hosted.browser.open(`/tests/${await hosted.store.createTest(test)}`)
  expect(html).not.toContain('without the tracking id')
})
