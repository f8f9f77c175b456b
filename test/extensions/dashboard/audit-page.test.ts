import { expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { hostDashboard } from './browser.ts'

it('the audit log is read page by page, newest first', async () => {
  await using hosted = await hostDashboard()
  const { browser, store } = hosted
  expect((await browser.open('/settings/audit')).html).toContain('Nothing has been changed')
  const event = {
    workspaceId: toWorkspaceId('team'),
    actorKind: 'command',
    actor: 'presend <test>',
    action: 'x.y',
    address: null,
  } as const
  for (let atMs = 1; atMs <= 51; atMs += 1) await store.recordEvent({ ...event, atMs, subject: `event-${atMs}.` })
  const first = await browser.open('/settings/audit')
  expect(first.html).toContain('event-51.')
  expect(first.html).toContain('presend &lt;test&gt;')
  expect(first.html).not.toContain('event-1.')
  const older = /href="(\/settings\/audit\?before=\d+)"/u.exec(first.html)?.[1] ?? ''
  const second = await browser.open(older)
  expect(second.html).toContain('event-1.')
  expect(second.html).not.toMatch(/event-2\.|before=/u)
  expect((await browser.open('/settings/audit?before=x')).html).toContain('event-51.')
})
