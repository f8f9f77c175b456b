import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'

import { toWebhookEvent } from '../../src/service/webhooks/to-webhook-event.ts'
import { aNewTest } from '../service/storage/builders.ts'
import { aRecord } from '../service/webhooks/webhook-builders.ts'
import { type CommandFolder, commandFolder } from './command-folder.ts'

/** Stores a webhook with a delivery, as a service does. */
async function aDeliveryIn(
  folder: CommandFolder,
): Promise<{ readonly webhookId: string; readonly deliveryId: string }> {
  const argv = ['webhook', 'add', 'https://hooks.example/', '--workspace', 'team-a', '--json']
  const webhookId = String(JSON.parse((await folder.run(...argv)).printed).webhook.id)
  const [deliveryId = ''] = await folder.withStore(async (store) => {
    const numericId = await store.createTest(aNewTest({ workspaceId: toWorkspaceId('team-a') }))
    const record = aRecord({ recordedAtMs: folder.nowMs })
    const copy = { numericId, address: 'seed1@box0.example', messageKey: 'm', record, toEvent: toWebhookEvent }
    return (await store.recordCopy(copy)).deliveryIds
  })
  return { webhookId, deliveryId }
}

async function fail(folder: CommandFolder, deliveryId: string, detail: string): Promise<void> {
  const attempt = { attemptNumber: 1, startedAtMs: folder.nowMs, durationMs: 12, statusCode: 410, detail }
  await folder.withStore(async (store) => {
    await store.recordAttempt({ deliveryId, attempt, next: { state: 'failed' } })
  })
}

describe('presend webhook deliveries', () => {
  it('shows one delivery per line with the escaped result of its last attempt', async () => {
    using folder = commandFolder()
    const { webhookId, deliveryId } = await aDeliveryIn(folder)
    const before = await folder.run('webhook', 'deliveries', webhookId)
    expect(before.printed).toMatch(
      new RegExp(`${deliveryId} +pending +0 +- +2026-01-31 12:00 +2026-01-31 12:00 +-`, 'u'),
    )
    await fail(folder, deliveryId, 'gone \u001B[31mfor ever')
    const { printed } = await folder.run('webhook', 'deliveries', webhookId)
    expect(printed).toMatch(new RegExp(`${deliveryId} +failed +1 +410 `, 'u'))
    expect(printed).not.toContain('\u001B')
  })

  it('prints every attempt with --json', async () => {
    using folder = commandFolder()
    const { webhookId, deliveryId } = await aDeliveryIn(folder)
    await fail(folder, deliveryId, 'gone')
    const { printed } = await folder.run('webhook', 'deliveries', webhookId, '--json')
    expect(JSON.parse(printed)).toEqual({
      deliveries: [
        {
          id: deliveryId,
          webhook: webhookId,
          idempotency_key: expect.stringMatching(/^evt_/u),
          state: 'failed',
          created_at: '2026-01-31T12:00:00.000Z',
          next_attempt_at: null,
          repeats: null,
          attempts: [
            { number: 1, started_at: '2026-01-31T12:00:00.000Z', duration_ms: 12, status_code: 410, detail: 'gone' },
          ],
        },
      ],
    })
  })

  it('reports that there are no deliveries yet', async () => {
    using folder = commandFolder()
    const argv = ['webhook', 'add', 'https://hooks.example/', '--workspace', 'team-a', '--json']
    const id = String(JSON.parse((await folder.run(...argv)).printed).webhook.id)
    expect((await folder.run('webhook', 'deliveries', id)).told).toContain('No deliveries yet')
  })

  it.each([
    [['wh_unknown'], 'presend webhook list'],
    [['wh_unknown', '--limit', '0'], '--limit: expected an integer from 1 to 1000, got "0"'],
    [['wh_unknown', '--limit', '1001'], '--limit'],
    [['wh_unknown', '--limit', 'all'], '--limit'],
  ])('rejects %j', async (argv, expected) => {
    using folder = commandFolder()
    await folder.withDatabase()
    const { exitCode, told } = await folder.run('webhook', 'deliveries', ...argv)
    expect(exitCode).toBe(2)
    expect(told).toContain(expected)
  })

  it('shows at most --limit deliveries, newest first', async () => {
    using folder = commandFolder()
    const { webhookId, deliveryId } = await aDeliveryIn(folder)
    await fail(folder, deliveryId, 'gone')
    const again = (await folder.run('webhook', 'redeliver', deliveryId)).printed.trim()
    const { printed } = await folder.run('webhook', 'deliveries', webhookId, '--limit', '1', '--json')
    expect(JSON.parse(printed).deliveries).toMatchObject([{ id: again, repeats: deliveryId }])
  })
})

describe('presend webhook redeliver', () => {
  it('creates a new delivery that is due now, with the same body and idempotency key', async () => {
    using folder = commandFolder()
    const { deliveryId } = await aDeliveryIn(folder)
    await fail(folder, deliveryId, 'gone')
    folder.nowMs += 60_000
    const { exitCode, printed, told } = await folder.run('webhook', 'redeliver', deliveryId)
    expect([exitCode, printed]).toEqual([0, expect.stringMatching(/^wd_[0-9a-f-]{36}\n$/u)])
    expect(told).toContain('within seconds')
    const [first, second] = await folder.withStore(async (store) => {
      return [await store.findDelivery(deliveryId), await store.findDelivery(printed.trim())]
    })
    expect(second).toMatchObject({
      state: 'pending',
      attemptCount: 0,
      nextAttemptAtMs: folder.nowMs,
      repeats: deliveryId,
      body: first?.body,
      idempotencyKey: first?.idempotencyKey,
    })
  })

  it('prints one object with --json', async () => {
    using folder = commandFolder()
    const { deliveryId } = await aDeliveryIn(folder)
    const due = await folder.run('webhook', 'redeliver', deliveryId)
    expect(due).toMatchObject({ exitCode: 2, told: expect.stringContaining('due or in progress') })
    await fail(folder, deliveryId, 'gone')
    const { printed } = await folder.run('webhook', 'redeliver', deliveryId, '--json')
    expect(JSON.parse(printed)).toMatchObject({ delivery: { repeats: deliveryId, state: 'pending', attempts: [] } })
  })

  it('rejects an unknown delivery', async () => {
    using folder = commandFolder()
    await folder.withDatabase()
    const { exitCode, told } = await folder.run('webhook', 'redeliver', 'wd_unknown')
    expect(exitCode).toBe(2)
    expect(told).toContain('presend webhook deliveries')
  })
})
