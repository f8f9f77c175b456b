/** Store suite: acknowledged messages. */

import { describe, expect, it } from 'vitest'

import { anInboundMessage } from '../builders.ts'
import type { StoreSuiteOptions } from './store-suite-options.ts'

export function inboundMessagesSuite({ open }: StoreSuiteOptions): void {
  describe('a kept message', () => {
    it('is read back byte for byte', async () => {
      await using store = await open()
      const everyByte = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)
      const messages = [
        anInboundMessage({ messageId: 'a', bytes: everyByte }),
        anInboundMessage({
          messageId: 'b',
          bytes: new Uint8Array(),
          envelopeSender: null,
          recipients: ['"a,b"@box.example'],
        }),
      ]
      for (const message of messages) await store.keepMessage(message)
      for (const message of messages) expect(await store.findMessage(message.messageId)).toEqual(message)
      expect(await store.findMessage('c')).toBeNull()
    })

    it('is not replaced by one with the same id', async () => {
      await using store = await open()
      await store.keepMessage(anInboundMessage())
      await store.keepMessage(anInboundMessage({ envelopeSender: 'other@shop.example' }))
      expect(await store.findMessage('message-1')).toEqual(anInboundMessage())
    })

    it('is listed by age, oldest first, up to the limit', async () => {
      await using store = await open()
      for (const [messageId, receivedAtMs] of [
        ['c', 30],
        ['a', 10],
        ['b2', 20],
        ['b1', 20],
      ] as const) {
        await store.keepMessage(anInboundMessage({ messageId, receivedAtMs }))
      }
      expect(await store.findOldestMessageAtMs()).toBe(10)
      const [a, b1, b2, c] = [
        { messageId: 'a', receivedAtMs: 10 },
        { messageId: 'b1', receivedAtMs: 20 },
        { messageId: 'b2', receivedAtMs: 20 },
        { messageId: 'c', receivedAtMs: 30 },
      ]
      expect(await store.listMessages(31, 10)).toEqual([a, b1, b2, c])
      expect(await store.listMessages(30, 10)).toEqual([a, b1, b2])
      expect(await store.listMessages(31, 1)).toEqual([a])
      expect(await store.listMessages(31, 1, b1)).toEqual([b2])
      await store.dropMessage('b1')
      expect(await store.listMessages(31, 10, b1)).toEqual([b2, c])
      expect(await store.listMessages(31, 10, c)).toEqual([])
    })

    it('can be dropped repeatedly', async () => {
      await using store = await open()
      await store.keepMessage(anInboundMessage())
      await store.dropMessage('message-1')
      await store.dropMessage('message-1')
      expect(await store.findMessage('message-1')).toBeNull()
      expect(await store.listMessages(9_000_000, 10)).toEqual([])
      expect(await store.findOldestMessageAtMs()).toBeNull()
    })

    it('can be stored concurrently with many others', async () => {
      await using store = await open()
      const ids = Array.from({ length: 60 }, (_, index) => `message-${index}`)
      await Promise.all(ids.map(async (messageId) => await store.keepMessage(anInboundMessage({ messageId }))))
      const listed = await store.listMessages(9_000_000, 100)
      expect(listed.map(({ messageId }) => messageId).toSorted()).toEqual(ids.toSorted())
    })
  })
}
