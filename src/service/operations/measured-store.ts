/** Counts writes to a store. */

import type { Store } from '../storage/store.ts'
import type { ServiceMetrics } from './service-metrics.ts'

type StoreMetrics = Pick<
  ServiceMetrics,
  'testCreated' | 'testCompleted' | 'resultRecorded' | 'messageKept' | 'webhookAttempted'
>

/** Wraps a store. The caller remains responsible for disposing of the wrapped store. */
export function measuredStore(store: Store, metrics: StoreMetrics): Store {
  return {
    ...store,
    createTest: async (test) => {
      const numericId = await store.createTest(test)
      metrics.testCreated(test.style)
      return numericId
    },
    recordCopy: async (copy) => {
      const recorded = await store.recordCopy(copy)
      if (recorded.status === 'recorded') metrics.resultRecorded(copy.record.status)
      if (recorded.isTestCompleted) metrics.testCompleted()
      return recorded
    },
    keepMessage: async (message) => {
      await store.keepMessage(message)
      metrics.messageKept()
    },
    recordAttempt: async (outcome) => {
      await store.recordAttempt(outcome)
      metrics.webhookAttempted(outcome.next.state === 'pending' ? 'retried' : outcome.next.state)
    },
  }
}
