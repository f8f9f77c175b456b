import { expect, it } from 'vitest'
import { toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'

import { toWebhookEvent } from '../../src/service/webhooks/to-webhook-event.ts'
import { aNewTest } from '../service/storage/builders.ts'
import { aRecord } from '../service/webhooks/webhook-builders.ts'
import { commandFolder } from './command-folder.ts'

it('the audit log of a workspace contains each change by presend webhook, and no secret', async () => {
  using folder = commandFolder()
  const url = 'https://hooks.example/'
  await folder.withStore(async (store) => {
    const fixed = { plan: 'pro', retentionMs: null, reportAccess: 'link', createdAtMs: 0 } as const
    await store.createWorkspace({ workspaceId: toWorkspaceId('team-a'), name: 'Team A', ...fixed })
  })
  const { webhook, secret } = JSON.parse(
    (await folder.run('webhook', 'add', url, '--workspace', 'team-a', '--json')).printed,
  )
  const [deliveryId = ''] = await folder.withStore(async (store) => {
    const numericId = await store.createTest(aNewTest({ workspaceId: toWorkspaceId('team-a') }))
    const record = aRecord({ recordedAtMs: folder.nowMs })
    const copy = { numericId, address: 'seed1@box0.example', messageKey: 'm', record, toEvent: toWebhookEvent }
    return (await store.recordCopy(copy)).deliveryIds
  })
  const attempt = { attemptNumber: 1, startedAtMs: folder.nowMs, durationMs: 1, statusCode: 410, detail: 'gone' }
  await folder.withStore(async (store) => await store.recordAttempt({ deliveryId, attempt, next: { state: 'failed' } }))
  await folder.run('webhook', 'redeliver', deliveryId)
  const rotated = JSON.parse((await folder.run('webhook', 'rotate', webhook.id, '--json')).printed)
  await folder.run('webhook', 'remove', webhook.id)
  await folder.run('webhook', 'remove', webhook.id)
  const events = await folder.withStore(
    async (store) => await store.listEvents(toWorkspaceId('team-a'), { beforeId: null, limit: 10 }),
  )
  expect(events.map(({ actorKind, actor, action, subject }) => [actorKind, actor, action, subject])).toEqual([
    ['command', 'presend webhook remove', 'webhook.remove', url],
    ['command', 'presend webhook rotate', 'webhook.rotate', url],
    ['command', 'presend webhook redeliver', 'webhook.redeliver', `${deliveryId} to ${url}`],
    ['command', 'presend webhook add', 'webhook.create', url],
  ])
  for (const text of [secret, rotated.secret]) expect(JSON.stringify(events)).not.toContain(text)
})
