import { expect, it } from 'vitest'

import { forgetRemoved } from '../../../src/service/self-hosted/forget-removed.ts'

const copies = ['waited@box.example', 'tagged+0123@box.example'].map((address) => ({
  address,
  trackingId: 'pst_x',
  createdAtMs: 0,
}))

it('forgetRemoved() forgets what was removed some time ago and no test waits for', async () => {
  const forgotten: string[] = []
  let questions = 0
  const store = {
    listAwaitedCopies: async () => {
      questions += 1
      return await Promise.resolve(copies)
    },
    forgetSeed: async ({ address }: { readonly address: string }) => {
      forgotten.push(address)
      await Promise.resolve()
    },
  }
  const mark = { revision: 'r', removedAtMs: 1000 }
  const removed = ['waited@box.example', 'tagged@box.example', 'free@box.example'].map((address) =>
    Object.assign({ address }, mark),
  )
  await forgetRemoved(removed, { store, clock: { nowMs: () => 11_000 } })
  expect([forgotten, questions]).toEqual([[], 0])
  await forgetRemoved(removed, { store, clock: { nowMs: () => 11_001 } })
  expect([forgotten, questions]).toEqual([['free@box.example'], 1])
})
