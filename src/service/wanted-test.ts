/** Which test a request wants to read, known before anything is asked of the database. */

import type { WantedTest } from '../storage/account.ts'
import type { KnownReply, ReplyCache } from './long-poll/reply-cache.ts'

/** What is asked for, and the finished reply that there is already. */
export interface TestWanted {
  readonly question: WantedTest
  readonly knownReply: KnownReply | null
}

/** Anything else is no test's name, and some of it no database takes. */
const spamTestPath = /\/spam_tests\/([A-Za-z0-9_-]{1,128})$/u
const externalTestPath = /\/external_tests\/([1-9]\d{0,14})$/u

/** `null`: none. Whether the path is one of ours is the router's question. */
export function wantTest(
  { method, path }: { readonly method: string; readonly path: string },
  replies: Pick<ReplyCache, 'find'>,
  nowMs: number,
): TestWanted | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const spamTest = spamTestPath.exec(path)?.[1]
  if (spamTest !== undefined) {
    const knownReply = replies.find(spamTest, nowMs)
    return { question: { name: spamTest, needsSeeds: true, known: knownReply }, knownReply }
  }
  const externalTest = externalTestPath.exec(path)?.[1]
  if (externalTest === undefined) return null
  return { question: { name: externalTest, needsSeeds: false, known: null }, knownReply: null }
}
