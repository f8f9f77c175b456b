/** Store suite: messages that the service itself sent. */

import { describe, expect, it } from 'vitest'

import { aNewTest } from '../builders.ts'
import type { StoreSuiteOptions } from './store-suite-options.ts'

const times = { startedAtMs: 5, deadlineAtMs: 9 }
const result = {
  warnings: ['changed'],
  copies: [{ address: 'seed1@box0.example', status: 'rejected', reason: '550 no' }],
} as const

export function sendingsSuite({ open }: StoreSuiteOptions): void {
  describe('the sending of a message', () => {
    it('starts once for each test, even if several instances try', async () => {
      await using store = await open()
      const numericId = await store.createTest(aNewTest())
      expect(await store.findSending(numericId)).toBeNull()
      const started = await Promise.all([1, 2, 3].map(async () => await store.startSending(numericId, times)))
      expect(started.filter(Boolean)).toHaveLength(1)
      expect(await store.findSending(numericId)).toEqual({ ...times, result: null })
      await store.endSending(numericId, result, 7)
      expect(await store.findSending(numericId)).toEqual({ ...times, result })
      expect(await store.startSending(numericId, times)).toBe(false)
    })

    it('is deleted with its test, and does not start for a deleted test', async () => {
      await using store = await open()
      const numericId = await store.createTest(aNewTest())
      await store.startSending(numericId, times)
      await store.deleteOlderThan({ createdBeforeMs: 9e12, nowMs: 9e12 }, new AbortController().signal)
      expect(await store.findSending(numericId)).toBeNull()
      await store.endSending(numericId, result, 7)
      expect(await store.startSending(numericId, times)).toBe(false)
    })
  })
}
