import { describe, expect, it } from 'vitest'

import { toPollCall } from '../../../src/check/client/poll.ts'

const plain = { longPoll: null, deadlineMs: 1000 }

describe('toPollCall()', () => {
  it('requests a long poll with Prefer and If-None-Match, and extends the time limit', () => {
    expect(toPollCall('/x', { ...plain, longPoll: { seconds: 20, etag: '"v1"' } })).toEqual({
      method: 'GET',
      path: '/x',
      deadlineMs: 1000,
      endMs: 1000,
      headers: { Prefer: 'wait=20', 'If-None-Match': '"v1"' },
      longPollMs: 20_000,
    })
  })

  it('sends neither field for a plain poll', () => {
    expect(toPollCall('/x', plain)).toEqual({ method: 'GET', path: '/x', deadlineMs: 1000, endMs: 1000 })
  })
})
