/** Looking at a spam test: one request tells all seeds. */

import { httpHeaders } from '../contract/http-headers.ts'
import type { ReadSpamTestReply } from '../contract/read-replies.ts'
import { getSpamTestReply } from '../contract/read-replies.ts'
import { isTerminalStatus, toSeedResult } from '../contract/read-test.ts'
import type { CreatedTest, SeedResult, TestSnapshot } from '../contract/test.ts'
import type { Question } from './ask.ts'
import { ask } from './ask.ts'
import { matchSeedResults } from './match-seed-results.ts'
import type { Poll, PollQuestion } from './poll.ts'
import { toPollCall } from './poll-call.ts'
import type { Transport } from './transport.ts'

/** Polls `GET /spam_tests/:tracking_id`. */
export function openSpamTestPoll(test: CreatedTest, transport: Transport): Poll {
  return async (question, signal) => {
    const answer = await ask(transport, askForSpamTest(test.trackingId, question), signal)
    if (answer.status === 'given-up') return answer
    const { rateLimit, headers } = answer.reply
    if (answer.status === 'unchanged') return { status: 'unchanged', rateLimit, requestCount: 1 }
    const results = readResults(answer.value, test)
    return {
      status: 'told',
      snapshot: toSnapshot(answer.value, results, test),
      receivedCount: results.filter((result) => result.folder !== null).length,
      etag: headers[httpHeaders.etag.toLowerCase()] ?? null,
      rateLimit,
      requestCount: 1,
    }
  }
}

/** The question for one test by any of its ids. */
export function askForSpamTest(id: string, question: PollQuestion): Question<ReadSpamTestReply> {
  return { call: toPollCall(`/spam_tests/${encodeURIComponent(id)}`, question), schema: getSpamTestReply }
}

/** The results that belong to the test's seeds. */
export function readResults(reply: ReadSpamTestReply, test: CreatedTest): readonly SeedResult[] {
  return matchSeedResults(reply.data.test_results.map(toSeedResult), test.seeds)
}

function toSnapshot(reply: ReadSpamTestReply, results: readonly SeedResult[], test: CreatedTest): TestSnapshot {
  const status = reply.data.status ?? null
  return { results, summary: null, status, isTerminal: isTerminal(status, results, test) }
}

/** The document gives a spam test no state; there, nothing is left to come once every seed has a folder. */
function isTerminal(status: string | null, results: readonly SeedResult[], test: CreatedTest): boolean {
  if (status !== null) return isTerminalStatus(status)
  return results.filter((result) => result.folder !== null).length === test.seeds.length
}
