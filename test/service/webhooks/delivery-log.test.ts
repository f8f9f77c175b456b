import { expect, it } from 'vitest'
import type { DeliveryAttempt } from '../../../src/service/storage/webhook.ts'
import { readDeliveryLog } from '../../../src/service/webhooks/delivery-log.ts'
import { aDelivery, startMs } from './webhook-builders.ts'

it('readDeliveryLog() reads the attempts of each delivery', async () => {
  const attempt: DeliveryAttempt = {
    attemptNumber: 1,
    startedAtMs: startMs,
    durationMs: 1,
    statusCode: 200,
    detail: '',
  }
  const deliveries = [aDelivery({ deliveryId: 'wd_2' }), aDelivery({ deliveryId: 'wd_1' })]
  const asked: unknown[] = []
  const store = {
    listDeliveries: async (...query: readonly unknown[]) => {
      asked.push(query)
      return await Promise.resolve(deliveries)
    },
    listAttempts: async (deliveryId: string) => await Promise.resolve(deliveryId === 'wd_1' ? [attempt] : []),
  }
  expect(await readDeliveryLog(store, 'wh_1', 7)).toEqual([
    { delivery: deliveries[0], attempts: [] },
    { delivery: deliveries[1], attempts: [attempt] },
  ])
  expect(asked).toEqual([['wh_1', 7]])
})
