import { expect, it } from 'vitest'

import { type Change, WatchedTest } from '../../../src/service/long-poll/watched-test.ts'
import { fakeClock } from '../../support/fake-clock.ts'

it('a refresh reads the deleted test and ends every wait for it, one more than fit into a turn of the event loop', async () => {
  const clock = fakeClock()
  const { signal } = new AbortController()
  const watched = new WatchedTest('workspace-a', 1, { clock, signal, read: async () => await Promise.resolve(null) })
  const ends: Change['status'][] = []
  for (let count = 0; count < 251; count += 1) {
    watched.waiters.add({ tokenId: 'token-1', isNews: () => true, end: ({ status }) => void ends.push(status) })
  }
  watched.refresh()
  await clock.advance(0)
  expect(ends).toHaveLength(251)
  expect(new Set(ends)).toEqual(new Set(['deleted']))
})
