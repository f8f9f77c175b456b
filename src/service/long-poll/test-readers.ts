/** How the two kinds of replies about a test are made: of what the admission read, and of what is read again later. */

import type { StoredTest, StoredTestWithSeeds } from '../../storage/store.ts'
import { statusOf } from '../../storage/test-status.ts'
import { readingOf, type ServiceParts, type ServiceRequest } from '../service-context.ts'
import { getExternalTestReply, getSpamTestReply } from '../test-replies.ts'
import { etagOf } from './conditional-request.ts'
import type { NewsTopic, ReadyReply } from './news.ts'

/** A test that a request may read. */
export interface TestReader {
  readonly test: StoredTest
  /** What the request is answered now. */
  reply(nowMs: number): ReadyReply
  /** What it may wait for. */
  readonly topic: NewsTopic
}

type ReaderParts = Pick<ServiceParts, 'store' | 'replies' | 'publicUrl'>

/** The test of `GET /spam_tests/:id`; `null`: there is none. */
export function spamTestReader(request: ServiceRequest, parts: ReaderParts): TestReader | null {
  const { test, knownReply } = readingOf(request)
  if (test === null) return null
  const { seeds } = test
  return {
    test,
    reply: (nowMs) => {
      if (seeds !== null) return keptReply({ ...test, seeds }, nowMs, parts)
      if (knownReply === null) throw new TypeError('seeds were left out that nobody knew')
      return knownReply
    },
    topic: spamTestTopic(test, parts),
  }
}

function spamTestTopic({ workspaceId, numericId }: StoredTest, parts: ReaderParts): NewsTopic {
  return {
    key: `spam_tests/${numericId}`,
    numericId,
    read: async () => {
      const test = await parts.store.findTest(workspaceId, String(numericId))
      return test === null ? null : { test, reply: (nowMs) => keptReply(test, nowMs, parts) }
    },
  }
}

/** Rendered once for each revision and status, whoever asks. */
function keptReply(test: StoredTestWithSeeds, nowMs: number, { replies, publicUrl }: ReaderParts): ReadyReply {
  const kept = replies.findFor(test, nowMs)
  if (kept !== null) return kept
  const reply = readyReply(test, nowMs, getSpamTestReply(test, nowMs, { publicUrl }))
  replies.keep(test, { ...reply, status: statusOf(test, nowMs) })
  return reply
}

/** The test of `GET /external_tests/:id`; `null`: there is none in that style. */
export function externalTestReader(request: ServiceRequest, parts: ReaderParts): TestReader | null {
  const { test } = readingOf(request)
  if (test === null || test.style !== 'external-test') return null
  return { test, reply: (nowMs) => externalReply(test, nowMs, parts), topic: externalTestTopic(test, parts) }
}

function externalTestTopic({ workspaceId, numericId }: StoredTest, parts: ReaderParts): NewsTopic {
  return {
    key: `external_tests/${numericId}`,
    numericId,
    read: async () => {
      const test = await parts.store.findExternalTest(workspaceId, numericId)
      return test === null ? null : { test, reply: (nowMs) => externalReply(test, nowMs, parts) }
    },
  }
}

function externalReply(test: StoredTest, nowMs: number, parts: ReaderParts): ReadyReply {
  return readyReply(test, nowMs, getExternalTestReply(test, nowMs, parts))
}

function readyReply(test: StoredTest, nowMs: number, reply: object): ReadyReply {
  return { etag: etagOf(test, nowMs), body: new TextEncoder().encode(JSON.stringify(reply)) }
}
