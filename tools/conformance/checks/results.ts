/** Checks the results for mail that the suite sends. */

import { type Check, type CheckGroup, requiredBy } from '../check.ts'
import {
  answers,
  at,
  flagAt,
  headerOf,
  holds,
  integerAt,
  listAt,
  numberAt,
  same,
  succeeds,
  textAt,
  timeAt,
} from '../expect.ts'
import { bodyFor, freshName, makeSpamTest, resultsIn } from '../fixtures.ts'
import { inboxShare, mailedTest, mailTo, placedCount, pollUntil, tryMail } from '../mailing.ts'
import { type Reply, type Session, shared } from '../session.ts'

const section = 'Resources, Spam test (get response)'
const states = 'States and transitions'
const folders = ['INBOX', 'Spam', 'Promotions', 'Social', 'Updates', 'Forums']

const documented: readonly Check[] = requiredBy('document', section, [
  {
    id: 'results/arrive',
    says: 'After every seed has received a message with the tracking id, every seed has a result and the test is complete',
    section: states,
    needs: ['smtp'],
    run: async (session) => {
      const { afterAll, test } = await mailedTest(session)
      same('entries with a folder', placedCount(afterAll.spam), test.seeds.length)
      same('test.status', at(afterAll.external.json, 'test.status'), 'complete')
    },
  },
  {
    id: 'results/folders',
    says: 'delivered_to is one of the six folders; for business seeds, only INBOX or Spam',
    section: 'Resources, Delivery folder values',
    needs: ['smtp'],
    run: async (session) => {
      const { afterAll, test } = await mailedTest(session)
      const results = resultsIn(afterAll.spam)
      for (const { address, type } of test.seeds) {
        const folder = textAt(results.get(address), 'delivered_to')
        const allowed = type === 'business' ? folders.slice(0, 2) : folders
        holds(allowed.includes(folder), `one of the folders ${allowed.join(', ')} at ${address}`, folder)
      }
    },
  },
  {
    id: 'results/fields',
    says: 'An entry with a result has the recipient, the sender and the three booleans',
    needs: ['smtp'],
    run: async (session) => {
      const { afterAll, test } = await mailedTest(session)
      const entries = listAt(afterAll.spam.json, 'data.test_results')
      same(
        'recipients',
        entries.map((entry) => textAt(entry, 'to')),
        test.seeds.map((seed) => seed.address),
      )
      for (const entry of entries) {
        holds(textAt(entry, 'from').includes('@'), 'from to be an address', at(entry, 'from'))
        for (const name of ['dkim_pass', 'spf_pass', 'dmarc_pass']) flagAt(entry, name)
      }
    },
  },
  {
    id: 'results/one-by-one',
    says: 'A result appears only at its own seed; the other results stay null until their mail arrives',
    section: states,
    needs: ['smtp'],
    run: async (session) => {
      const { afterFirst, first } = await mailedTest(session)
      for (const [address, entry] of resultsIn(afterFirst.spam)) {
        const isFirst = address === first.address
        holds((entry['delivered_to'] !== null) === isFirst, `a folder only for ${first.address}`, entry)
      }
      same('summary.completed', at(afterFirst.external.json, 'summary.completed'), 1)
    },
  },
  {
    id: 'results/summary',
    says: 'completed counts the seeds with a result, and total_providers counts all seeds; inbox_rate is a percentage',
    section: 'Resources, External test',
    needs: ['smtp'],
    run: async (session) => {
      const { afterFirst, afterAll, test } = await mailedTest(session)
      same('summary.completed', integerAt(afterAll.external.json, 'summary.completed'), test.seeds.length)
      same('summary.total_providers', integerAt(afterAll.external.json, 'summary.total_providers'), test.seeds.length)
      for (const { spam, external } of [afterFirst, afterAll]) {
        const rate = numberAt(external.json, 'summary.inbox_rate')
        holds(rate >= 0 && rate <= 100 && (rate > 1 || inboxShare(spam) <= 0.01), 'a percentage', rate)
      }
    },
  },
  {
    id: 'results/verdicts',
    says: 'spf_pass, dkim_pass and dmarc_pass match the mail’s authentication',
    needs: ['judged-mail'],
    run: async (session) => {
      for (const mail of session.given.mails) {
        const { trackingId, seeds } = await makeSpamTest(session)
        const to = seeds[0]?.address ?? ''
        await mailTo(session, { trackingId, to, mail })
        const entry = resultsIn(await pollUntil(session, `GET /spam_tests/${trackingId}`, oneResult)).get(to)
        for (const [method, isPass] of Object.entries(mail.expected)) {
          same(`${method}_pass for a message from ${mail.from}`, entry?.[`${method}_pass`], isPass)
        }
        same('from', entry?.['from'], mail.from)
      }
    },
  },
])

const decided: readonly Check[] = requiredBy('presend', section, [
  {
    id: 'results/states',
    says: 'In both get replies and in the list, the status is in_progress after the first result and complete after the last one',
    section: states,
    needs: ['smtp'],
    run: async (session) => {
      const { afterFirst, afterAll, test } = await mailedTest(session)
      const isAlone = test.seeds.length === 1
      same('data.status', at(afterFirst.spam.json, 'data.status'), isAlone ? 'complete' : 'in_progress')
      same('test.status', at(afterFirst.external.json, 'test.status'), isAlone ? 'complete' : 'in_progress')
      same('data.status', at(afterAll.spam.json, 'data.status'), 'complete')
      same('test.status', at(afterAll.external.json, 'test.status'), 'complete')
      const listed = `GET /external_tests?source=${encodeURIComponent(test.source)}&status=`
      for (const [status, count] of [
        ['complete', 1],
        ['in_progress', 0],
        ['pending', 0],
        ['expired', 0],
      ] as const) {
        same(
          `total_count for the status ${status}`,
          at((await session.ask(listed + status)).json, 'pagination.total_count'),
          count,
        )
      }
    },
  },
  {
    id: 'results/list-in-progress',
    says: 'A test with some results is listed as in_progress',
    section: states,
    needs: ['smtp'],
    run: async (session) => {
      const external_test = { name: 'n', source: freshName('half') }
      const made = await session.ask('POST /spam_tests', { json: bodyFor(session, { external_test }) })
      const { trackingId, to } = { trackingId: textAt(made.json, 'test.tracking_id'), to: firstSeed(made.json) }
      await mailTo(session, { trackingId, to })
      await pollUntil(session, `GET /spam_tests/${trackingId}`, oneResult)
      const query = `GET /external_tests?source=${encodeURIComponent(external_test.source)}&status=`
      same(
        'total_count for the status in_progress',
        at((await session.ask(`${query}in_progress`)).json, 'pagination.total_count'),
        1,
      )
      same(
        'total_count for the status pending',
        at((await session.ask(`${query}pending`)).json, 'pagination.total_count'),
        0,
      )
    },
  },
  {
    id: 'results/inbox-rate',
    says: 'inbox_rate is 100 × INBOX ÷ completed with one decimal; only INBOX counts',
    section: 'Resources, External test',
    needs: ['smtp'],
    run: async (session) => {
      const { afterFirst, afterAll } = await mailedTest(session)
      for (const { spam, external } of [afterFirst, afterAll]) {
        same('summary.inbox_rate', at(external.json, 'summary.inbox_rate'), Math.round(1000 * inboxShare(spam)) / 10)
      }
    },
  },
  {
    id: 'results/long-poll',
    says: 'The first result completes an open long poll, with a new ETag',
    section: states,
    needs: ['smtp'],
    run: async (session) => {
      const { longPoll, etagBefore, first, test } = await mailedTest(session)
      answers(longPoll, 200)
      holds(headerOf(longPoll, 'ETag') !== etagBefore, 'a new ETag', etagBefore)
      same('data.name', at(longPoll.json, 'data.name'), test.name)
      textAt(resultsIn(longPoll).get(first.address), 'delivered_to')
      same('Preference-Applied', headerOf(longPoll, 'Preference-Applied'), 'wait=20')
    },
  },
  {
    id: 'results/external-long-poll',
    says: 'The first result also completes a long poll of an external test, with the test and its summary',
    section: states,
    needs: ['smtp'],
    run: async (session) => {
      const { externalLongPoll, test } = await mailedTest(session)
      answers(externalLongPoll, 200)
      same('test.id', at(externalLongPoll.json, 'test.id'), test.id)
      same('summary.total_providers', at(externalLongPoll.json, 'summary.total_providers'), test.seeds.length)
      holds(integerAt(externalLongPoll.json, 'summary.completed') >= 1, 'a result', externalLongPoll.text)
      same('Preference-Applied', headerOf(externalLongPoll, 'Preference-Applied'), 'wait=20')
    },
  },
  {
    id: 'results/nothing-awaited-at-the-end',
    says: 'A long poll of a complete test returns immediately',
    section: states,
    needs: ['smtp'],
    run: async (session) => {
      const { test } = await mailedTest(session)
      for (const request of [`GET /spam_tests/${test.trackingId}`, `GET /external_tests/${test.id}`]) {
        const tag = headerOf(await session.ask(request), 'ETag')
        const reply = await session.ask(request, { headers: { Prefer: 'wait=20', 'If-None-Match': tag } })
        answers(reply, 304)
        holds(reply.tookMs < 10_000, 'an immediate reply', `${reply.tookMs} ms`)
      }
    },
  },
  {
    id: 'results/additions',
    says: 'A result says when the copy was received, whether its placement was observed or simulated, and why the copy is in this folder',
    needs: ['smtp'],
    run: async (session) => {
      const { afterAll, sentAtMs } = await mailedTest(session)
      for (const entry of listAt(afterAll.spam.json, 'data.test_results')) {
        holds(Math.abs(timeAt(entry, 'received_at') - sentAtMs) < 120_000, 'the current time', at(entry, 'received_at'))
        const placement = textAt(entry, 'placement')
        holds(placement === 'observed' || placement === 'simulated', 'placement to be observed or simulated', placement)
        holds(textAt(entry, 'reason') !== '', 'a reason', '')
        for (const method of ['spf', 'dkim', 'dmarc']) {
          const isPass = textOrNull(entry, `authentication.${method}.result`) === 'pass'
          same(`${method}_pass`, flagAt(entry, `${method}_pass`), isPass)
        }
      }
    },
  },
  {
    id: 'results/spam-details',
    says: 'If a spam engine classified the copy, spam has engine, score, threshold and symbols; a simulated placement in the inbox always has spam',
    needs: ['smtp'],
    run: async (session) => {
      const { afterAll } = await mailedTest(session)
      for (const entry of listAt(afterAll.spam.json, 'data.test_results')) {
        if (at(entry, 'spam') === null) {
          const isInbox = at(entry, 'placement') === 'simulated' && at(entry, 'delivered_to') === 'INBOX'
          holds(!isInbox, 'spam not to be null for a simulated inbox placement', entry)
          continue
        }
        textAt(entry, 'spam.engine')
        numberAt(entry, 'spam.score')
        numberAt(entry, 'spam.threshold')
        listAt(entry, 'spam.symbols').forEach((symbol) => textAt(symbol, 'name'))
      }
    },
  },
  {
    id: 'results/first-one-stays',
    says: 'A second message to the same seed does not change its result',
    section: states,
    needs: ['smtp'],
    run: async (session) => {
      const { trackingId, seeds } = await makeSpamTest(session)
      const to = seeds[0]?.address ?? ''
      await mailTo(session, { trackingId, to })
      const first = await pollUntil(session, `GET /spam_tests/${trackingId}`, oneResult)
      await tryMail(session, { trackingId, to, content: 'gtube' })
      const second = await session.ask(`GET /spam_tests/${trackingId}`)
      same('the result', resultsIn(second).get(to), resultsIn(first).get(to))
    },
  },
  {
    id: 'results/tracking-places',
    says: 'The tracking id is recognized in X-Presend-Test, in the body and in the subject',
    section: 'What the service does',
    needs: ['smtp'],
    run: async (session) => {
      const { trackingId, seeds } = await makeSpamTest(session)
      const places = ['header', 'body', 'subject'] as const
      const { length } = seeds.slice(0, places.length)
      for (const [index, place] of places.slice(0, length).entries()) {
        await mailTo(session, { trackingId, to: seeds[index]?.address ?? '', place })
      }
      await pollUntil(session, `GET /spam_tests/${trackingId}`, {
        what: 'a result for each place of the tracking id',
        isThere: (reply) => placedCount(reply) === length,
        withinMs: 15_000,
      })
    },
  },
  {
    id: 'results/other-tests-stay',
    says: 'A message changes only its own test; a message without a known tracking id changes no test',
    section: 'What the service does',
    needs: ['smtp'],
    run: async (session) => {
      const other = await makeSpamTest(session)
      const { trackingId, seeds } = await makeSpamTest(session)
      const to = seeds[0]?.address ?? ''
      await tryMail(session, { trackingId: 'x'.repeat(trackingId.length), to })
      await mailTo(session, { trackingId, to })
      await pollUntil(session, `GET /spam_tests/${trackingId}`, oneResult)
      same(
        'the number of results of another test',
        placedCount(await session.ask(`GET /spam_tests/${other.trackingId}`)),
        0,
      )
    },
  },
])

/** A condition for `pollUntil`: exactly one result has arrived. */
const oneResult = { what: 'a result', isThere: (reply: Reply): boolean => placedCount(reply) === 1 }

function textOrNull(json: unknown, path: string): string | null {
  const value = at(json, path)
  return typeof value === 'string' ? value : null
}

function firstSeed(json: unknown): string {
  const groups = Object.values(Object(at(json, 'instructions.send_to')))
  return textAt(groups.flat(), '0')
}

async function expiredTest(
  session: Session,
  timeout: object,
): Promise<{ readonly trackingId: string; readonly to: string }> {
  const external_test = { name: 'n', source: freshName('expiring') }
  const created = await session.ask('POST /spam_tests', { json: { external_test, ...timeout } })
  succeeds(created)
  const trackingId = textAt(created.json, 'test.tracking_id')
  const id = integerAt(created.json, 'test.id')
  same('data.status', at((await session.ask(`GET /spam_tests/${trackingId}`)).json, 'data.status'), 'pending')
  await pollUntil(session, `GET /external_tests/${id}`, {
    what: 'status expired',
    withinMs: 90_000,
    isThere: (reply) => at(reply.json, 'test.status') === 'expired',
  })
  same('data.status', at((await session.ask(`GET /spam_tests/${trackingId}`)).json, 'data.status'), 'expired')
  const query = `GET /external_tests?source=${encodeURIComponent(external_test.source)}&status=`
  same(
    'the number of tests listed as expired',
    at((await session.ask(`${query}expired`)).json, 'pagination.total_count'),
    1,
  )
  same(
    'the number of tests listed as pending',
    at((await session.ask(`${query}pending`)).json, 'pagination.total_count'),
    0,
  )
  return { trackingId, to: firstSeed(created.json) }
}

/** Creates a test that expires after the default timeout. */
const expired: (session: Session) => Promise<{ readonly trackingId: string; readonly to: string }> = shared(
  async (session) => await expiredTest(session, {}),
)

const expiry: readonly Check[] = requiredBy('presend', states, [
  {
    id: 'results/expires',
    says: 'A test with missing results expires at its timeout, in both get replies and in the list',
    needs: ['test-timeout'],
    run: async (session) => void (await expired(session)),
  },
  {
    id: 'results/late-arrivals',
    says: 'A message that arrives after its test has expired is recorded, but the status stays expired',
    needs: ['test-timeout', 'smtp'],
    run: async (session) => {
      const { trackingId, to } = await expired(session)
      await mailTo(session, { trackingId, to })
      const reply = await pollUntil(session, `GET /spam_tests/${trackingId}`, oneResult)
      same('data.status', at(reply.json, 'data.status'), 'expired')
    },
  },
  {
    id: 'results/expires-when-asked',
    says: 'A test with timeout_minutes: 1 expires after a minute',
    needs: ['slow'],
    run: async (session) => {
      const startMs = performance.now()
      await expiredTest(session, { timeout_minutes: 1 })
      const tookMs = performance.now() - startMs
      holds(tookMs > 55_000, 'the test to expire after a minute or more', `${tookMs} ms`)
    },
  },
])

/** Checks the results for real mail. */
export const results: CheckGroup = { title: 'Results', checks: [...documented, ...decided, ...expiry] }
