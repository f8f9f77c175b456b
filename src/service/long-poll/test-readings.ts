/** Renders the two kinds of replies about a test: from what admission read, and from what is read again after a wait. */

import type { StoredTest, StoredTestWithSeeds } from '../../storage/store.ts'
import { statusOf } from '../../storage/test-status.ts'
import type { AdmittedReading, ServiceParts } from '../service-context.ts'
import { getExternalTestReply, getSpamTestReply } from '../test-replies.ts'
import { etagOf } from './conditional-request.ts'
import type { ReadyReply } from './reply-cache.ts'

/** How one kind of reply is made. Keeps nothing of a request, so that a waiting one does not keep its test in memory. */
export interface TestReading {
  /** Whether this path shows the test. */
  shows(test: StoredTest): boolean
  /** The reply about the test that admission read. */
  reply(reading: AdmittedReading): ReadyReply
  /** The reply about a test that was read at `nowMs`. */
  laterReply(test: StoredTestWithSeeds, nowMs: number): ReadyReply
}

type ReadingParts = Pick<ServiceParts, 'replies' | 'publicUrl'>

/** For `GET /spam_tests/:id`. */
export function spamTestReading({ replies, publicUrl }: ReadingParts): TestReading {
  /** Rendered once for each revision and status, however many clients ask. */
  function render(test: StoredTestWithSeeds, nowMs: number): ReadyReply {
    const cached = replies.findFor(test, nowMs)
    if (cached !== null) return cached
    const reply = readyReply(test, nowMs, getSpamTestReply(test, nowMs, { publicUrl }))
    replies.keep(test, { ...reply, status: statusOf(test, nowMs) })
    return reply
  }

  return {
    shows: () => true,
    reply: ({ test, knownReply, nowMs }) => {
      if (test !== null && test.seeds !== null) return render({ ...test, seeds: test.seeds }, nowMs)
      if (knownReply === null) throw new TypeError('seeds were left out although no reply was cached')
      return knownReply
    },
    laterReply: render,
  }
}

/** For `GET /external_tests/:id`, which knows only tests in that style. */
export function externalTestReading({ publicUrl }: ReadingParts): TestReading {
  const render = (test: StoredTest, nowMs: number): ReadyReply =>
    readyReply(test, nowMs, getExternalTestReply(test, nowMs, { publicUrl }))
  return {
    shows: ({ style }) => style === 'external-test',
    reply: ({ test, nowMs }) => {
      if (test === null) throw new TypeError('there is no test to render')
      return render(test, nowMs)
    },
    laterReply: render,
  }
}

function readyReply(test: StoredTest, nowMs: number, reply: object): ReadyReply {
  return { etag: etagOf(test, nowMs), body: new TextEncoder().encode(JSON.stringify(reply)) }
}
