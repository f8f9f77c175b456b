/** Store suite: change notifications. */

import { describe, expect, it } from 'vitest'

import { aNewTest, aRecord, aRefusal, someSeeds } from '../builders.ts'
import { findByTrackingId, type StoreSuiteOptions } from './store-suite-options.ts'

export function changesSuite({ open }: StoreSuiteOptions): void {
  describe('onTestChanged()', () => {
    it('reports each recorded change and nothing else', async () => {
      await using store = await open()
      const test = aNewTest()
      const heard: (number | 'all')[] = []
      using stack = new DisposableStack()
      stack.use(store.onTestChanged((numericId) => heard.push(numericId)))
      const numericId = await store.createTest(test)
      const copy = { numericId, address: 'seed1@box0.example', messageKey: 'm' }
      await store.recordCopy({ ...copy, record: aRefusal(550) })
      await store.recordCopy({ ...copy, record: aRefusal(451) })
      await store.recordCopy({ ...copy, record: aRecord() })
      // `all` may be reported at any time.
      expect(heard.filter((one) => one !== 'all')).toEqual([numericId, numericId])
    })

    it('reports a change once it can be read', async () => {
      await using store = await open()
      const test = aNewTest()
      const numericId = await store.createTest(test)
      const revisions: Promise<number>[] = []
      using stack = new DisposableStack()
      stack.use(
        store.onTestChanged((changed) => {
          if (changed === numericId) revisions.push(findByTrackingId(store, test).then((found) => found.revision))
        }),
      )
      await store.recordCopy({ numericId, address: 'seed1@box0.example', messageKey: 'm', record: aRecord() })
      expect(await Promise.all(revisions)).toEqual([1])
    })

    it('reports the deletion of an incomplete test', async () => {
      await using store = await open()
      const test = aNewTest({ createdAtMs: 1, expiresAtMs: 2, seeds: someSeeds(1) })
      const done = await store.createTest(aNewTest({ createdAtMs: 1, seeds: someSeeds(1) }))
      await store.recordCopy({ numericId: done, address: 'seed1@box0.example', messageKey: 'm', record: aRecord() })
      const numericId = await store.createTest(test)
      const heard: (number | 'all')[] = []
      const found: Promise<unknown>[] = []
      using stack = new DisposableStack()
      stack.use(
        store.onTestChanged((changed) => {
          heard.push(changed)
          found.push(store.findTest(test.workspaceId, String(changed)))
        }),
      )
      await store.deleteOlderThan({ createdBeforeMs: 10, nowMs: 10 }, new AbortController().signal)
      expect(heard.filter((one) => one !== 'all')).toEqual([numericId])
      expect(new Set(await Promise.all(found))).toEqual(new Set([null]))
    })

    it('calls every listener until it is removed', async () => {
      await using store = await open()
      const numericId = await store.createTest(aNewTest())
      const heard: string[] = []
      const hear = (name: string) => (changed: number | 'all') => {
        if (changed === numericId) heard.push(name)
      }
      const first = store.onTestChanged(hear('first'))
      using stack = new DisposableStack()
      stack.use(store.onTestChanged(hear('second')))
      await store.recordCopy({ numericId, address: 'seed1@box0.example', messageKey: 'm', record: aRecord() })
      first[Symbol.dispose]()
      await store.recordCopy({ numericId, address: 'seed2@box1.example', messageKey: 'm', record: aRecord() })
      expect(heard).toEqual(['first', 'second', 'second'])
    })
  })
}
