/** Sends the suite's mail to seeds, and waits for the results. */

import { setTimeout as sleep } from 'node:timers/promises'

import { holds, Mismatch } from './expect.ts'
import { type MadeExternalTest, type MadeSeed, makeExternalTest, resultsIn } from './fixtures.ts'
import type { Given, MailCase } from './options.ts'
import { type AskOptions, type Reply, type Session, shared } from './session.ts'
import { sendMail, type TestMail } from './smtp.ts'

/** Where a message contains the tracking id. */
export type TrackingPlace = 'everywhere' | 'header' | 'body' | 'subject'

/** A message that the suite sends. */
export interface Mailing {
  readonly trackingId: string
  readonly to: string
  readonly place?: TrackingPlace
  readonly mail?: MailCase
  /** Adds GTUBE, the test string that every spam filter must recognize (spamassassin.apache.org/gtube). */
  readonly content?: 'plain' | 'gtube'
}

const unknownSender: MailCase = { from: 'news@conformance.example', envelopeSender: null, expected: {} }
const gtube = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X'

/** The timeout for results, in milliseconds. */
const arrivalTimeoutMs = 60_000

/** Sends a message. @throws Mismatch if the server rejects it */
export async function mailTo(session: Session, mailing: Mailing): Promise<void> {
  const reply = await tryMail(session, mailing)
  holds(reply.startsWith('250'), `the SMTP server to accept the message to ${mailing.to}`, reply)
}

/** Sends a message and returns the server's last reply. */
export async function tryMail(session: Session, mailing: Mailing): Promise<string> {
  const { smtp } = session.given
  if (smtp === null) throw new Mismatch('an SMTP server', 'none')
  return await sendMail(smtp, compose(mailing, session.given))
}

function compose(mailing: Mailing, given: Given): TestMail {
  const { trackingId, to, place = 'everywhere', content = 'plain' } = mailing
  const { from, envelopeSender } = mailing.mail ?? given.mails[0] ?? unknownSender
  const isIn = (one: TrackingPlace): boolean => place === 'everywhere' || place === one
  return {
    from,
    envelopeSender: envelopeSender ?? from,
    to,
    signer: given.dkim,
    subject: isIn('subject') ? `Your order 1001 [${trackingId}]` : 'Your order 1001',
    headerLines: isIn('header') ? [`X-Presend-Test: ${trackingId}`] : [],
    bodyLines: [
      'Good morning,',
      '',
      'your order number 1001 left our warehouse this morning.',
      'Thank you for shopping with us.',
      ...(content === 'gtube' ? ['', gtube] : []),
      ...(isIn('body') ? ['', trackingId] : []),
    ],
  }
}

/** Polls, every half second at first, until the response meets a condition. @throws Mismatch with the last response */
export async function pollUntil(
  session: Session,
  request: string,
  wanted: {
    readonly what: string
    isThere(reply: Reply): boolean
    readonly withinMs?: number
    readonly options?: AskOptions
  },
): Promise<Reply> {
  const endMs = performance.now() + (wanted.withinMs ?? arrivalTimeoutMs)
  let delayMs = 50
  for (;;) {
    const reply = await session.ask(request, wanted.options)
    if (wanted.isThere(reply)) return reply
    if (performance.now() > endMs)
      throw new Mismatch(`${wanted.what} in the reply to ${request} before the timeout`, reply.text)
    await sleep(delayMs)
    delayMs = Math.min(delayMs * 2, 5000)
  }
}

/** Counts the results that have a folder. */
export function placedCount(reply: Reply): number {
  return [...resultsIn(reply).values()].filter((entry) => entry['delivered_to'] !== null).length
}

/** Returns the share of results with a folder whose folder is `INBOX`, from 0 to 1. */
export function inboxShare(reply: Reply): number {
  const inboxCount = [...resultsIn(reply).values()].filter((entry) => entry['delivered_to'] === 'INBOX').length
  return inboxCount / placedCount(reply)
}

/** The responses for one external test, recorded as mail arrives at one seed after another. */
export interface MailedTest {
  readonly test: MadeExternalTest
  /** The seed that the first mail was sent to. */
  readonly first: MadeSeed
  /** The response to the long poll that was open when the first mail was sent. */
  readonly longPoll: Reply
  /** The response to the long poll for the external test that was open when the first mail was sent. */
  readonly externalLongPoll: Reply
  readonly etagBefore: string | null
  readonly afterFirst: { readonly spam: Reply; readonly external: Reply }
  readonly afterAll: { readonly spam: Reply; readonly external: Reply }
  readonly sentAtMs: number
}

/**
 * Sends a message to every seed. The last message for each provider type contains GTUBE, so that the copies land in
 * different folders.
 */
export const mailedTest: (session: Session) => Promise<MailedTest> = shared(async (session) => {
  const test = await makeExternalTest(session)
  const { trackingId, id, seeds } = test
  const [first] = seeds
  if (first === undefined) throw new Mismatch('a test with seeds', test.reply.text)
  const requests = { spam: `GET /spam_tests/${trackingId}`, external: `GET /external_tests/${id}` }
  const before = await session.ask(requests.spam)
  const etagBefore = before.headers.get('ETag')
  const externalBefore = await session.ask(requests.external)
  const longPoll = waitForNews(session, requests.spam, before)
  const externalLongPoll = waitForNews(session, requests.external, externalBefore)
  // Failures are reported when the promise is awaited. Until then, this handler prevents an unhandled rejection.
  Promise.allSettled([longPoll, externalLongPoll]).catch(() => undefined)
  const sentAtMs = Date.now()
  await mailTo(session, { trackingId, to: first.address })
  const one = { what: 'one result', isThere: (reply: Reply) => placedCount(reply) >= 1 }
  const afterFirst = {
    spam: await pollUntil(session, requests.spam, one),
    external: await session.ask(requests.external),
  }
  for (const [index, { address, type }] of seeds.entries()) {
    if (index === 0) continue
    const isLast = seeds.findLastIndex((seed) => seed.type === type) === index
    await mailTo(session, { trackingId, to: address, content: isLast ? 'gtube' : 'plain' })
  }
  const all = { what: 'all results', isThere: (reply: Reply) => placedCount(reply) === seeds.length }
  const afterAll = {
    spam: await pollUntil(session, requests.spam, all),
    external: await session.ask(requests.external),
  }
  return {
    test,
    first,
    longPoll: await longPoll,
    externalLongPoll: await externalLongPoll,
    etagBefore,
    afterFirst,
    afterAll,
    sentAtMs,
  }
})

/**
 * Starts a long poll that waits for a change since the given response. Returns immediately if the service sends no
 * ETag.
 */
async function waitForNews(session: Session, request: string, known: Reply): Promise<Reply> {
  const etag = known.headers.get('ETag')
  return await session.ask(request, { headers: etag === null ? {} : { Prefer: 'wait=20', 'If-None-Match': etag } })
}
