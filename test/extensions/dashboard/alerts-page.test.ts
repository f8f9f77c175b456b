import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { verify } from '../../../src/foundation/contract/webhook-signature.ts'
import { nodeWorld } from '../../../src/foundation/world/node-world.ts'
import { createToken } from '../../../src/service/accounts/api-token.ts'
import { aNewTest } from '../../service/storage/builders.ts'
import {
  type DeliveredMessage,
  type ScriptedSmtpServer,
  startScriptedSmtpServer,
} from '../../support/smtp-server-scripted.ts'
import { startReceiver } from '../../support/webhook-receiver.ts'
import { type Browser, firstUser, type HostedDashboard, hostDashboard, joinTeam } from './browser.ts'

let mailServer: ScriptedSmtpServer
let hosted: HostedDashboard
let member: Browser

beforeAll(async () => {
  mailServer = await startScriptedSmtpServer()
  hosted = await hostDashboard(
    `smtp-host: 127.0.0.1
smtp-port: ${mailServer.port}
smtp-security: none
smtp-from: presend@shop.example
webhooks: {allow-private: true}`,
  )
  member = await joinTeam(hosted, 'member@team.example', 'member', mailServer.delivered)
})

afterAll(async () => {
  await hosted[Symbol.asyncDispose]()
  await mailServer[Symbol.asyncDispose]()
})

/** Returns the mail that alerts sent. */
function alerts(): readonly DeliveredMessage[] {
  return mailServer.delivered.filter(({ recipient }) => recipient === 'ops@shop.example')
}

describe('the alerts of a workspace', () => {
  it('are visible to viewers, and can be changed by members', async () => {
    const viewer = await joinTeam(hosted, 'viewer@team.example', 'viewer', mailServer.delivered)
    const empty = await viewer.open('/settings/alerts')
    expect(empty.html).toContain('<a href="/settings/alerts" aria-current="page">Alerts</a>')
    expect(empty.html).toContain('This workspace has no rules yet.')
    expect(empty.html).not.toContain('action="/settings/alerts"')
    expect((await viewer.submit('/settings/alerts', { receivers: 'webhooks' })).status).toBe(403)
    await member.open('/settings/alerts')
    const fields = { source: 'x<b>', receivers: 'mail', recipients: 'Ops <ops@shop.example>' }
    const added = await member.submit('/settings/alerts', fields)
    expect(added.html).toContain('Added the rule.')
    expect(added.html).toContain('<td>Outcomes of x&lt;b&gt;</td><td>ops@shop.example</td>')
    const [rule] = await hosted.store.listAlertRules(firstUser.workspace)
    expect(rule).toMatchObject({ source: 'x<b>', usesWebhooks: false, recipients: ['ops@shop.example'] })
    const path = `/settings/alerts/${rule?.ruleId}/remove`
    await viewer.open('/settings/alerts')
    expect((await viewer.submit(path)).status).toBe(403)
    await member.open('/settings/alerts')
    expect((await member.submit(path)).html).toContain('Removed the rule.')
    expect((await member.submit(path)).status).toBe(404)
    const events = await hosted.store.listEvents(firstUser.workspace, { beforeId: null, limit: 2 })
    expect(events.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'alert.remove Outcomes of x<b> → ops@shop.example',
      'alert.create Outcomes of x<b> → ops@shop.example',
    ])
  })

  it.each([
    [{ receivers: 'mail', recipients: '' }, 'at least one address'],
    [{ receivers: 'both', recipients: 'ops@shop.example\r\nBcc: x@other.example' }, 'control characters'],
    [{ receivers: 'webhooks', metric: 'spam-rate', limit: 'much' }, 'a percentage'],
    [{ receivers: 'webhooks', source: 'a\u0000b' }, 'control characters'],
  ])('reject %j with the reason', async (fields, reason) => {
    await member.open('/settings/alerts')
    const page = await member.submit('/settings/alerts', fields)
    expect(page.status).toBe(422)
    expect(page.html).toContain(reason)
    expect(await hosted.store.listAlertRules(firstUser.workspace)).toEqual([])
  })

  it('can be about postmaster data', async () => {
    await member.open('/settings/alerts')
    const fields = { metric: 'spam-rate', limit: '0.3', receivers: 'mail', recipients: 'ops@shop.example' }
    expect((await member.submit('/settings/alerts', fields)).html).toContain(
      '<td>User-reported spam rate below 0.3%</td>',
    )
    const [rule] = await hosted.store.listAlertRules(firstUser.workspace)
    expect(rule?.limit).toEqual({ metric: 'spam-rate', percent: 0.3 })
    await hosted.store.removeAlertRule(null, rule?.ruleId ?? '')
  })

  it('arrive once by webhook and once by mail when an outcome changes, and are listed', async () => {
    await using receiver = await startReceiver()
    await member.open('/webhooks')
    const { html } = await member.submit('/webhooks', { url: receiver.url })
    const secret = /whsec_[\w-]{43}/u.exec(html)?.[0] ?? ''
    await member.open('/settings/alerts')
    await member.submit('/settings/alerts', { receivers: 'both', recipients: 'ops@shop.example', source: 'cron' })
    const world = nodeWorld()
    const owner = { workspaceId: firstUser.workspace, accountPlan: 'pro', name: 'n' } as const
    const token = await createToken(owner, { store: hosted.store, ...world })

    async function report(outcome: 'pass' | 'fail'): Promise<void> {
      const test = aNewTest({ workspaceId: firstUser.workspace, source: 'cron', createdAtMs: Date.now() })
      await hosted.store.createTest(test)
      const body = JSON.stringify({ outcome, reason: 'inbox rate 50%', thresholds: [], template: 'order.html' })
      // The client repeats a request if the response was lost.
      for (let count = 0; count < 2; count += 1) {
        const response = await fetch(`${hosted.service.apiUrl}/spam_tests/${test.trackingId}/outcome`, {
          method: 'PUT',
          headers: { Authorization: `Bearer ${token.secret.reveal()}` },
          body,
        })
        expect(response.status).toBe(200)
      }
    }

    await report('pass')
    await report('fail')
    await report('fail')
    await vi.waitFor(() => expect([receiver.events.length, alerts().length]).toEqual([1, 1]), 25_000)
    const [request] = receiver.events
    expect(request?.headers['x-service-event']).toBe('test.outcome_changed')
    expect(verify(request?.body ?? '', request?.headers['x-service-signature'], secret)).toBe(true)
    expect(JSON.parse(String(request?.body))).toMatchObject({
      event_type: 'test.outcome_changed',
      alert: { before: 'pass', after: 'fail' },
      spam_test: { source: 'cron', template: 'order.html' },
    })
    const [mail] = alerts()
    expect(mail).toMatchObject({ sender: 'presend@shop.example', recipient: 'ops@shop.example' })
    expect(mail?.content).toContain('Subject: presend: cron: order.html now fails')
    expect(mail?.content).toContain('Reason: inbox rate 50%')
    await vi.waitFor(async () => {
      const page = await member.open('/settings/alerts')
      expect(page.html).toMatch(/<td>cron: order\.html now fails<\/td>[^]*<td>Sent<\/td>/u)
    }, 10_000)
  })
})

it('without smtp-from, rules use webhooks, and the page names the missing settings', async () => {
  await using plain = await hostDashboard('smtp-host: 127.0.0.1')
  const { html } = await plain.browser.open('/settings/alerts')
  expect(html).toContain('<code>smtp-from</code>')
  expect(html).not.toContain('name="recipients"')
  await plain.browser.submit('/settings/alerts', { receivers: 'mail', recipients: 'ops@shop.example' })
  expect(await plain.store.listAlertRules(firstUser.workspace)).toMatchObject([{ usesWebhooks: true, recipients: [] }])
})
