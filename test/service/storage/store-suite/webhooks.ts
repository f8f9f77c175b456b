/** Store suite: webhooks and their secrets. */

import { describe, expect, it } from 'vitest'
import { toWorkspaceId, type WorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { Secret } from '../../../../src/foundation/world/secret.ts'
import type { StoredWebhook, WebhookSecret } from '../../../../src/service/storage/webhook.ts'
import { aWebhook } from '../builders.ts'
import type { StoreSuiteOptions } from './store-suite-options.ts'

/** Reveals secrets for comparison. */
function secretsOf(webhook: StoredWebhook | null): readonly (readonly [string, number | null])[] {
  return (webhook?.secrets ?? []).map((one) => [one.secret.reveal(), one.validUntilMs])
}

function aSecret(text: string, createdAtMs: number): WebhookSecret {
  return { secret: new Secret(text), createdAtMs, validUntilMs: null }
}

export function webhooksSuite({ open }: StoreSuiteOptions): void {
  describe('webhooks', () => {
    it('are found by id, and listed oldest first', async () => {
      await using store = await open()
      const webhook = aWebhook()
      const older = aWebhook({ webhookId: 'webhook-2', createdAtMs: 1 })
      const foreign = aWebhook({ webhookId: 'webhook-3', workspaceId: toWorkspaceId('workspace-b') })
      for (const one of [webhook, older, foreign]) await store.createWebhook(one)
      const found = await store.findWebhook('webhook-1')
      expect(found).toEqual(webhook)
      expect(secretsOf(found)).toEqual([['whsec_1', null]])
      expect(await store.findWebhook('webhook-9')).toBeNull()
      const idsOf = async (workspaceId: WorkspaceId | null): Promise<readonly string[]> =>
        (await store.listWebhooks(workspaceId)).map((one) => one.webhookId)
      expect(await idsOf(toWorkspaceId('workspace-a'))).toEqual(['webhook-2', 'webhook-1'])
      expect(await idsOf(toWorkspaceId('workspace-b'))).toEqual(['webhook-3'])
      expect(await idsOf(toWorkspaceId('workspace-c'))).toEqual([])
      expect(await idsOf(null)).toEqual(['webhook-2', 'webhook-1', 'webhook-3'])
    })

    it('are created completely or not at all', async () => {
      await using store = await open()
      await store.createWebhook(aWebhook())
      await expect(store.createWebhook(aWebhook({ url: 'https://other.example' }))).rejects.toThrow(
        /unique|duplicate/iu,
      )
      expect(secretsOf(await store.findWebhook('webhook-1'))).toEqual([['whsec_1', null]])
    })

    it('can be removed once', async () => {
      await using store = await open()
      await store.createWebhook(aWebhook())
      expect(await store.removeWebhook('webhook-1')).toBe(true)
      expect(await store.removeWebhook('webhook-1')).toBe(false)
      expect(await store.findWebhook('webhook-1')).toBeNull()
      expect(await store.listWebhooks(null)).toEqual([])
    })
  })

  describe('replaceWebhookSecret()', () => {
    it('replaces the given secret, but not a newer one', async () => {
      await using store = await open()
      await store.createWebhook(aWebhook())
      const replace = async (before: string, after: string): Promise<boolean> =>
        await store.replaceWebhookSecret('webhook-1', new Secret(before), new Secret(after))
      expect(await replace('whsec_1', 'sealed1:two')).toBe(true)
      expect(await replace('whsec_1', 'sealed1:three')).toBe(false)
      expect(secretsOf(await store.findWebhook('webhook-1'))).toEqual([['sealed1:two', null]])
    })
  })

  describe('rotateWebhookSecret()', () => {
    it('makes the new secret current, keeps the previous one for the overlap, and deletes older ones', async () => {
      await using store = await open()
      await store.createWebhook(aWebhook())
      expect(await store.rotateWebhookSecret('webhook-1', aSecret('whsec_2', 20), 100)).toBe(true)
      expect(secretsOf(await store.findWebhook('webhook-1'))).toEqual([
        ['whsec_2', null],
        ['whsec_1', 100],
      ])
      await store.rotateWebhookSecret('webhook-1', aSecret('whsec_3', 30), 200)
      expect(secretsOf(await store.findWebhook('webhook-1'))).toEqual([
        ['whsec_3', null],
        ['whsec_2', 200],
      ])
    })

    it('orders secrets by rotation, not by time', async () => {
      await using store = await open()
      await store.createWebhook(aWebhook())
      await store.rotateWebhookSecret('webhook-1', aSecret('whsec_2', -5), 100)
      expect(secretsOf(await store.findWebhook('webhook-1'))[0]).toEqual(['whsec_2', null])
    })

    it('has no effect on an unknown webhook', async () => {
      await using store = await open()
      expect(await store.rotateWebhookSecret('webhook-1', aSecret('whsec_2', 20), 100)).toBe(false)
      await store.createWebhook(aWebhook())
      expect(secretsOf(await store.findWebhook('webhook-1'))).toHaveLength(1)
    })

    it('leaves one current secret after concurrent rotations', async () => {
      await using store = await open()
      await store.createWebhook(aWebhook())
      await Promise.all(
        [2, 3, 4, 5].map(async (number) => {
          await store.rotateWebhookSecret('webhook-1', aSecret(`whsec_${number}`, number), 100)
        }),
      )
      expect(secretsOf(await store.findWebhook('webhook-1')).map(([, validUntilMs]) => validUntilMs)).toEqual([
        null,
        100,
      ])
    })
  })
}
