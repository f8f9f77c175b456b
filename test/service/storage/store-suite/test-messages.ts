/** Store suite: the stored messages of tests. */

import { describe, expect, it } from 'vitest'
import { toTrackingId } from '../../../../src/foundation/contract/identifiers.ts'

import type { Store, StoredTest } from '../../../../src/service/storage/store.ts'
import type { TestMessage } from '../../../../src/service/storage/test-message.ts'
import { aNewTest } from '../builders.ts'
import { findByTrackingId, type StoreSuiteOptions } from './store-suite-options.ts'

const never = new AbortController().signal

/** Databases reject NUL and lone surrogates in text, and mail can contain both. */
const message: TestMessage = {
  headerFields: [
    { name: 'Subject', value: 'Your order é' },
    { name: 'X-Odd', value: 'a\u0000b\ud800' },
  ],
  body: { text: 'Hello\u0000', preview: 'Hello', source: 'Subject: x\r\n\r\nHello' },
  html: { text: '<p>Hello</p>', images: { logo: 'data:image/png;base64,AAAA' } },
}

async function create(store: Store): Promise<StoredTest> {
  const test = aNewTest()
  await store.createTest(test)
  return await findByTrackingId(store, test)
}

export function testMessagesSuite({ open }: StoreSuiteOptions): void {
  describe('the message of a test', () => {
    it('is stored once: a later message does not replace it', async () => {
      await using store = await open()
      const { numericId, trackingId } = await create(store)
      expect(await store.findTestMessage(numericId)).toBeNull()
      expect(await store.findTestMessageHtml(numericId)).toBeNull()
      expect(await store.findReportedHead(trackingId)).toMatchObject({ messageAtMs: null })
      await store.keepTestMessage(numericId, message, 5)
      await store.keepTestMessage(numericId, { headerFields: [], body: null, html: null }, 6)
      const { headerFields, body, html } = message
      expect(await store.findTestMessage(numericId)).toEqual({ keptAtMs: 5, headerFields, body, hasHtml: true })
      expect(await store.findTestMessageHtml(numericId)).toEqual(html)
      expect(await store.findReportedHead(trackingId)).toMatchObject({ messageAtMs: 5 })
    })

    it('can be stored without its body', async () => {
      await using store = await open()
      const { numericId } = await create(store)
      await store.keepTestMessage(numericId, { ...message, body: null, html: null }, 5)
      expect(await store.findTestMessage(numericId)).toMatchObject({ body: null, hasHtml: false })
      expect(await store.findTestMessageHtml(numericId)).toBeNull()
    })

    it('is stored once when several instances store it at the same time', async () => {
      await using store = await open()
      const { numericId } = await create(store)
      await Promise.all([1, 2, 3, 4].map(async (keptAtMs) => await store.keepTestMessage(numericId, message, keptAtMs)))
      expect((await store.findTestMessage(numericId))?.hasHtml).toBe(true)
    })

    it('is deleted with its test, and not stored for a deleted test', async () => {
      await using store = await open()
      const { numericId } = await create(store)
      await store.keepTestMessage(numericId, message, 5)
      await store.deleteOlderThan({ createdBeforeMs: 9e12, nowMs: 9e12 }, never)
      expect(await store.findTestMessage(numericId)).toBeNull()
      await store.keepTestMessage(numericId, message, 5)
      expect(await store.findTestMessage(numericId)).toBeNull()
    })

    it('is deleted according to its own age, and its test remains', async () => {
      await using store = await open()
      const tests: StoredTest[] = []
      for (let keptAtMs = 0; keptAtMs < 110; keptAtMs += 1) {
        const test = await create(store)
        await store.keepTestMessage(test.numericId, message, keptAtMs)
        tests.push(test)
      }
      expect(await store.deleteTestMessages(105, never)).toBe(105)
      expect(await store.deleteTestMessages(105, never)).toBe(0)
      const [old, young] = [tests[104], tests[105]]
      expect(await store.findTestMessage(old?.numericId ?? 0)).toBeNull()
      expect(await store.findTestMessage(young?.numericId ?? 0)).not.toBeNull()
      expect(await store.findReportedHead(old?.trackingId ?? toTrackingId(''))).toMatchObject({ messageAtMs: null })
    })
  })
}
