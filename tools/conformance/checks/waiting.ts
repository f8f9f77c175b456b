/** Checks ETag and `Prefer: wait`, presend's additions to polling. */

import { type Check, type CheckGroup, requiredBy } from '../check.ts'
import { answers, headerOf, holds, same } from '../expect.ts'
import { externalTest, spamTest } from '../fixtures.ts'
import type { Session } from '../session.ts'

const section = 'States and transitions'

async function readable(session: Session): Promise<readonly string[]> {
  const { trackingId } = await spamTest(session)
  const { id } = await externalTest(session)
  return [`GET /spam_tests/${trackingId}`, `GET /external_tests/${id}`]
}

const decided: readonly Check[] = requiredBy('presend', section, [
  {
    id: 'waiting/etag',
    says: 'The reply to a read has an ETag that changes only if the test changes, and that differs between tests',
    run: async (session) => {
      const tags: string[] = []
      for (const request of await readable(session)) {
        const tag = headerOf(await session.ask(request), 'ETag')
        holds(/^(?:W\/)?"[^"]+"$/u.test(tag), 'an entity tag', tag)
        same('the ETag of a second read', headerOf(await session.ask(request), 'ETag'), tag)
        tags.push(tag)
      }
      same('the number of different ETags', new Set(tags).size, tags.length)
    },
  },
  {
    id: 'waiting/not-modified',
    says: 'A request whose If-None-Match has the current ETag gets a 304 without a body; a weak ETag, a list that contains the ETag, and * also match',
    run: async (session) => {
      for (const request of await readable(session)) {
        const tag = headerOf(await session.ask(request), 'ETag')
        for (const named of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
          const reply = await session.ask(request, { headers: { 'If-None-Match': named } })
          answers(reply, 304)
          same('the body of a 304', reply.text, '')
          same('the ETag of a 304', headerOf(reply, 'ETag'), tag)
          headerOf(reply, 'X-RateLimit-Remaining')
        }
      }
    },
  },
  {
    id: 'waiting/modified',
    says: 'A request whose If-None-Match has a different ETag gets the full reply',
    run: async (session) => {
      for (const request of await readable(session)) {
        const tag = headerOf(await session.ask(request), 'ETag')
        for (const named of ['"other"', tag.slice(0, -2).concat('"'), '']) {
          const reply = await session.ask(request, { headers: { 'If-None-Match': named } })
          answers(reply, 200)
          holds(reply.json !== undefined, 'a body', reply.text)
        }
      }
    },
  },
  {
    id: 'waiting/prefer-wait',
    says: 'A request with Prefer: wait=1 and the current ETag gets a 304 after a second, with a Preference-Applied header',
    run: async (session) => {
      const waits = (await readable(session)).map(async (request) => {
        const tag = headerOf(await session.ask(request), 'ETag')
        return await session.ask(request, { headers: { 'If-None-Match': tag, Prefer: 'wait=1' } })
      })
      for (const reply of await Promise.all(waits)) {
        answers(reply, 304)
        same('Preference-Applied', headerOf(reply, 'Preference-Applied'), 'wait=1')
        holds(reply.tookMs >= 900 && reply.tookMs < 10_000, 'a reply after a second', `${reply.tookMs} ms`)
      }
    },
  },
  {
    id: 'waiting/nothing-known-nothing-awaited',
    says: 'A request with Prefer: wait but without If-None-Match returns immediately; waits above 20 seconds count as 20',
    run: async (session) => {
      for (const request of await readable(session)) {
        const reply = await session.ask(request, { headers: { Prefer: 'respond-async, wait=100' } })
        answers(reply, 200)
        same('Preference-Applied', headerOf(reply, 'Preference-Applied'), 'wait=20')
        holds(reply.tookMs < 10_000, 'an immediate reply', `${reply.tookMs} ms`)
      }
    },
  },
  {
    id: 'waiting/strange-preferences',
    says: 'An invalid preference is ignored',
    run: async (session) => {
      for (const request of await readable(session)) {
        const tag = headerOf(await session.ask(request), 'ETag')
        for (const prefer of ['wait', 'wait=soon', 'wait=-5', 'wait=0', 'await=9', '']) {
          const reply = await session.ask(request, { headers: { 'If-None-Match': tag, Prefer: prefer } })
          answers(reply, 304)
          same(`Preference-Applied for "${prefer}"`, reply.headers.get('Preference-Applied'), null)
          holds(reply.tookMs < 4000, 'an immediate reply', `${reply.tookMs} ms`)
        }
      }
    },
  },
])

/** Checks conditional requests and long polls. */
export const waiting: CheckGroup = { title: 'ETag and long poll', checks: decided }
