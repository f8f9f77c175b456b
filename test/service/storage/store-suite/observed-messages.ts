/** Store suite: observed messages. */

import { describe, expect, it } from 'vitest'

import type { ObservedMessage } from '../../../../src/service/storage/observed-message.ts'
import type { StoreSuiteOptions } from './store-suite-options.ts'

const address = 'seed1@box.example'

function observed(uid: number, changes: Partial<ObservedMessage> = {}): ObservedMessage {
  const place = { address, folder: 'INBOX', uidValidity: '7' }
  return { ...place, uid, messageKey: `key-${uid}`, observedAtMs: uid * 10, ...changes }
}

export function observedMessagesSuite({ open }: StoreSuiteOptions): void {
  describe('a remembered message in a mailbox', () => {
    it('is listed by mailbox and age, oldest first, up to the limit', async () => {
      await using store = await open()
      const others = [observed(4, { address: 'seed2@box.example' }), observed(4_294_967_295, { observedAtMs: 5 })]
      for (const one of [observed(3), observed(1), observed(2), ...others]) await store.rememberMessage(one)
      const query = { address, observedBeforeMs: 30, limit: 2 }
      expect(await store.listRememberedMessages(query)).toEqual([others[1], observed(1)])
      expect(await store.listRememberedMessages({ ...query, limit: 9 })).toEqual([others[1], observed(1), observed(2)])
    })

    it('stays unchanged when it is observed again, and is distinct under another UID', async () => {
      await using store = await open()
      const renewed = observed(1, { uidValidity: '8', observedAtMs: 99 })
      for (const one of [observed(1), observed(1, { observedAtMs: 99, messageKey: 'other' }), renewed]) {
        await store.rememberMessage(one)
      }
      expect(await store.listRememberedMessages({ address, observedBeforeMs: 100, limit: 9 })).toEqual([
        observed(1),
        renewed,
      ])
    })

    it('can be forgotten without affecting other messages', async () => {
      await using store = await open()
      const strange = observed(1, { folder: 'Junk "a"\u{fffd}\\' })
      for (const one of [observed(1), observed(2), { ...strange, folder: 'Junk "a"\0\\' }]) {
        await store.rememberMessage(one)
      }
      await store.forgetMessages([observed(1), observed(7)])
      expect(await store.listRememberedMessages({ address, observedBeforeMs: 100, limit: 9 })).toEqual([
        strange,
        observed(2),
      ])
    })

    it('is deleted a month after other data if its mailbox is no longer watched', async () => {
      await using store = await open()
      await store.rememberMessage(observed(1))
      const monthMs = 30 * 86_400_000
      const { signal } = new AbortController()
      await store.deleteOlderThan({ createdBeforeMs: monthMs + 10, nowMs: monthMs }, signal)
      expect(await store.listRememberedMessages({ address, observedBeforeMs: 100, limit: 9 })).toHaveLength(1)
      await store.deleteOlderThan({ createdBeforeMs: monthMs + 11, nowMs: monthMs }, signal)
      expect(await store.listRememberedMessages({ address, observedBeforeMs: 100, limit: 9 })).toEqual([])
    })
  })
}
