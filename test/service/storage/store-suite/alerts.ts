/** Store suite: alert rules, and alerts about changed outcomes. */

import { describe, expect, it } from 'vitest'
import { toTokenId, toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'

import type { OutcomeChange, StoredAlertRule, ToAlert } from '../../../../src/service/storage/alert.ts'
import type { Store } from '../../../../src/service/storage/store.ts'
import { aNewTest, aToken, aWebhook } from '../builders.ts'
import type { StoreSuiteOptions } from './store-suite-options.ts'

const workspaceId = toWorkspaceId('workspace-a')

function aRule(changes: Partial<StoredAlertRule> = {}): StoredAlertRule {
  const recipients = ['ops@shop.example']
  return {
    ruleId: 'rule-1',
    workspaceId,
    limit: null,
    source: null,
    usesWebhooks: true,
    recipients,
    createdAtMs: 1,
    ...changes,
  }
}

/** Creates alerts with ids in order, and records the changes. */
function recorder(): { readonly toAlert: ToAlert; readonly changes: string[] } {
  const changes: string[] = []
  const toAlert = ({ rule, before, after }: OutcomeChange): ReturnType<ToAlert> => {
    changes.push(`${rule.ruleId} ${before} ${after}`)
    const alertId = `alert-${changes.length}-${rule.ruleId}`
    return { alertId, title: after, text: 'text', event: { idempotencyKey: `evt-${alertId}`, body: '{}' } }
  }
  return { toAlert, changes }
}

type Outcome = 'pass' | 'fail' | 'inconclusive'

async function report(
  store: Store,
  outcome: Outcome,
  {
    toAlert,
    source = 'cron',
    template = 'a.html',
    id,
  }: { toAlert: ToAlert; source?: string; template?: string; id?: number },
): Promise<{ readonly numericId: number; readonly deliveryIds: readonly string[] }> {
  const numericId = id ?? (await store.createTest(aNewTest({ workspaceId, source })))
  const stored = { report: { outcome, reason: 'r', thresholds: [], template }, reportedAtMs: 5 }
  return { numericId, deliveryIds: await store.putOutcome({ numericId, workspaceId, source }, stored, toAlert) }
}

async function openWith(open: StoreSuiteOptions['open'], ...rules: readonly StoredAlertRule[]): Promise<Store> {
  const store = await open()
  await store.createToken(aToken({ workspaceId }))
  for (const rule of rules) await store.createAlertRule(rule)
  return store
}

export function alertsSuite({ open }: StoreSuiteOptions): void {
  describe('alert rules', () => {
    it('are listed by workspace, and can be removed only in their own workspace', async () => {
      await using store = await openWith(open, aRule(), aRule({ ruleId: 'rule-2', source: 'ci', createdAtMs: 2 }))
      await store.createToken(
        aToken({ tokenId: toTokenId('b'), tokenHash: 'b', workspaceId: toWorkspaceId('workspace-b') }),
      )
      const other = aRule({
        ruleId: 'rule-3',
        workspaceId: toWorkspaceId('workspace-b'),
        usesWebhooks: false,
        createdAtMs: 3,
      })
      await store.createAlertRule(other)
      expect((await store.listAlertRules(workspaceId)).map(({ ruleId }) => ruleId)).toEqual(['rule-1', 'rule-2'])
      expect(await store.listAlertRules(null)).toHaveLength(3)
      expect(await store.removeAlertRule(workspaceId, 'rule-3')).toBeNull()
      expect(await store.removeAlertRule(null, 'rule-3')).toEqual(other)
      expect(await store.removeAlertRule(workspaceId, 'rule-1')).toEqual(aRule())
      expect(await store.listAlertRules(null)).toHaveLength(1)
    })
  })

  describe('a reported outcome', () => {
    it('causes one alert when it changes to fail and one when it changes back, however often it is stored', async () => {
      await using store = await openWith(open, aRule())
      const recorded = recorder()
      const { changes } = recorded
      await report(store, 'pass', recorded)
      await report(store, 'pass', recorded)
      expect(changes).toEqual([])
      const failed = await report(store, 'fail', recorded)
      for (let count = 0; count < 3; count += 1) await report(store, 'fail', { ...recorded, id: failed.numericId })
      await report(store, 'inconclusive', recorded)
      await report(store, 'fail', recorded)
      expect(changes).toEqual(['rule-1 pass fail'])
      await report(store, 'pass', recorded)
      expect(changes).toEqual(['rule-1 pass fail', 'rule-1 fail pass'])
    })

    it('causes one alert when several instances store it at once', async () => {
      await using store = await openWith(open, aRule())
      const recorded = recorder()
      await report(store, 'pass', recorded)
      const id = await store.createTest(aNewTest({ workspaceId, source: 'cron' }))
      await Promise.all(Array.from({ length: 5 }, async () => await report(store, 'fail', { ...recorded, id })))
      await Promise.all(Array.from({ length: 5 }, async () => await report(store, 'fail', recorded)))
      expect(await store.listAlerts(workspaceId, 10)).toHaveLength(1)
    })

    it('is compared with the outcome before the rule was added, and only for the same source and template', async () => {
      await using store = await openWith(open)
      const recorded = recorder()
      await report(store, 'pass', recorded)
      await store.createAlertRule(aRule())
      await report(store, 'fail', { ...recorded, template: 'b.html' })
      await report(store, 'fail', { ...recorded, source: 'ci' })
      expect(recorded.changes).toEqual([])
      await report(store, 'fail', recorded)
      expect(recorded.changes).toEqual(['rule-1 pass fail'])
    })

    it('changes nothing if it is reported late for an older test', async () => {
      await using store = await openWith(open, aRule())
      const recorded = recorder()
      await report(store, 'pass', recorded)
      const late = await store.createTest(aNewTest({ workspaceId, source: 'cron' }))
      await report(store, 'pass', recorded)
      await report(store, 'fail', { ...recorded, id: late })
      expect(recorded.changes).toEqual([])
    })

    it('concerns only rules for its source', async () => {
      const rules = [aRule(), aRule({ ruleId: 'rule-2', source: 'cron' }), aRule({ ruleId: 'rule-3', source: 'ci' })]
      await using store = await openWith(open, ...rules)
      const recorded = recorder()
      await report(store, 'pass', recorded)
      await report(store, 'fail', recorded)
      expect(recorded.changes).toEqual(['rule-1 pass fail', 'rule-2 pass fail'])
    })

    it('creates deliveries and pending mail with the alert', async () => {
      const rules = [
        aRule(),
        aRule({ ruleId: 'rule-2', usesWebhooks: false }),
        aRule({ ruleId: 'rule-3', recipients: [] }),
      ]
      await using store = await openWith(open, ...rules)
      await store.createWebhook(aWebhook({ webhookId: 'wh-1', workspaceId }))
      const recorded = recorder()
      await report(store, 'pass', recorded)
      const { deliveryIds } = await report(store, 'fail', recorded)
      expect(deliveryIds).toEqual(['wh-1.alert-1-rule-1', 'wh-1.alert-3-rule-3'])
      expect(await store.findDelivery('wh-1.alert-1-rule-1')).toMatchObject({ state: 'pending' })
      expect(await store.listPendingAlerts(10)).toEqual(expect.arrayContaining(['alert-1-rule-1', 'alert-2-rule-2']))
      expect(await store.listPendingAlerts(10)).toHaveLength(2)
      await store.recordAlertMail('alert-1-rule-1', { state: 'sent', done: ['ops@shop.example'], detail: '' })
      expect(await store.listPendingAlerts(10)).toEqual(['alert-2-rule-2'])
      expect(await store.findAlert('alert-1-rule-1')).toMatchObject({
        ruleId: 'rule-1',
        title: 'fail',
        recipients: ['ops@shop.example'],
        mail: { state: 'sent', done: ['ops@shop.example'] },
      })
      expect(await store.findAlert('alert-3-rule-3')).toMatchObject({ mail: { state: 'none' } })
    })

    it('creates no alert without rules', async () => {
      await using store = await openWith(open)
      const recorded = recorder()
      await report(store, 'pass', recorded)
      expect((await report(store, 'fail', recorded)).deliveryIds).toEqual([])
      expect(await store.listAlerts(workspaceId, 10)).toEqual([])
      expect(await store.findAlert('x')).toBeNull()
    })
  })

  describe('a figure in postmaster data', () => {
    const limit = { metric: 'spam-rate', percent: 0.3 } as const
    const limited = aRule({ ruleId: 'rule-9', limit })

    it('causes one alert when it exceeds its limit and one when it is within the limit again, not one per day', async () => {
      await using store = await openWith(open, limited)
      expect(await store.listAlertRules(workspaceId)).toEqual([limited])
      await store.createWebhook(aWebhook({ webhookId: 'wh-1', workspaceId }))
      let count = 0
      const toAlert = () => {
        count += 1
        return { alertId: `alert-${count}`, title: 't', text: 'x', event: { idempotencyKey: `e${count}`, body: '{}' } }
      }
      const see = async (isBeyond: boolean, position: number, subject = 'shop.example') =>
        await store.alertOnFigure('rule-9', { subject, isBeyond, position, atMs: 5 }, toAlert)
      expect(await see(false, 1)).toEqual([])
      await Promise.all([2, 2, 2].map(async (day) => await see(true, day)))
      expect(await see(true, 3)).toEqual([])
      expect(count).toBe(1)
      expect(await see(false, 2)).toEqual([])
      expect(await see(false, 4)).toEqual(['wh-1.alert-2'])
      expect(await see(true, 1, 'other.example')).toEqual(['wh-1.alert-3'])
      expect(await store.listAlerts(workspaceId, 10)).toHaveLength(3)
      await store.removeAlertRule(null, 'rule-9')
      expect(await see(true, 5)).toEqual([])
    })

    it('is not compared with gate outcomes', async () => {
      await using store = await openWith(open, limited)
      const recorded = recorder()
      await report(store, 'pass', recorded)
      await report(store, 'fail', recorded)
      expect(recorded.changes).toEqual([])
    })
  })

  it('old alerts are deleted once their mail is no longer pending', async () => {
    await using store = await openWith(open, aRule(), aRule({ ruleId: 'rule-2', recipients: [] }))
    const recorded = recorder()
    await report(store, 'pass', recorded)
    await report(store, 'fail', recorded)
    await store.deleteOlderThan({ createdBeforeMs: 6, nowMs: 6 }, new AbortController().signal)
    expect((await store.listAlerts(workspaceId, 10)).map(({ ruleId }) => ruleId)).toEqual(['rule-1'])
  })
}
