/** Checks `GET /spam_tests/:id` without sending mail. */

import { type Check, type CheckGroup, requiredBy } from '../check.ts'
import { answers, at, flagAt, holds, integerAt, listAt, refuses, same, succeeds, textAt } from '../expect.ts'
import { externalTest, makeSpamTest, resultsIn, spamTest, spamTestRead } from '../fixtures.ts'

const section = 'Endpoints, Spam tests'
const reply = 'Resources, Spam test (get response)'

const documented: readonly Check[] = requiredBy('document', section, [
  {
    id: 'get-spam-test/by-tracking-id',
    says: 'A test can be read by its tracking id',
    run: async (session) => {
      const { name } = await spamTest(session)
      same('data.name', at((await spamTestRead(session)).json, 'data.name'), name)
    },
  },
  {
    id: 'get-spam-test/fields',
    says: 'The reply has success, data.key, data.name and data.test_results',
    section: reply,
    run: async (session) => {
      const { json } = await spamTestRead(session)
      same('success', flagAt(json, 'success'), true)
      holds(textAt(json, 'data.key') !== '', 'a key', '')
      textAt(json, 'data.name')
      listAt(json, 'data.test_results')
    },
  },
  {
    id: 'get-spam-test/by-key',
    says: 'A test can be read by its tracking key',
    run: async (session) => {
      const read = await spamTestRead(session)
      const byKey = await session.ask(`GET /spam_tests/${textAt(read.json, 'data.key')}`)
      succeeds(byKey)
      same('the reply by key', byKey.json, read.json)
    },
  },
  {
    id: 'get-spam-test/by-test-id',
    says: 'A test can be read by its numeric id',
    run: async (session) => {
      const { id, name } = await externalTest(session)
      const read = await session.ask(`GET /spam_tests/${id}`)
      succeeds(read)
      same('data.name', at(read.json, 'data.name'), name)
    },
  },
  {
    id: 'get-spam-test/one-entry-per-seed',
    says: 'test_results has one entry for each seed of the test',
    section: reply,
    run: async (session) => {
      const { seeds } = await spamTest(session)
      const read = await spamTestRead(session)
      same('the number of entries', listAt(read.json, 'data.test_results').length, seeds.length)
      same('addresses', [...resultsIn(read).keys()].toSorted(), seeds.map((seed) => seed.address).toSorted())
    },
  },
  {
    id: 'get-spam-test/null-before-arrival',
    says: 'delivered_to is null until the message is received',
    section: 'States and transitions',
    run: async (session) => {
      for (const [address, entry] of resultsIn(await spamTestRead(session))) {
        same(`delivered_to of ${address}`, entry['delivered_to'], null)
      }
    },
  },
  {
    id: 'get-spam-test/booleans',
    says: 'dkim_pass, spf_pass and dmarc_pass are booleans in every entry',
    section: reply,
    run: async (session) => {
      for (const entry of listAt((await spamTestRead(session)).json, 'data.test_results')) {
        for (const name of ['dkim_pass', 'spf_pass', 'dmarc_pass']) flagAt(entry, name)
      }
    },
  },
  {
    id: 'get-spam-test/unknown',
    says: 'A request for a test that does not exist gets a 404 with success: false',
    section: 'Errors',
    run: async (session) => {
      const read = await session.ask('GET /spam_tests/none-of-this-name')
      holds(read.status >= 400 && read.status < 500, 'a 4xx', read.status)
      same('success', flagAt(read.json, 'success'), false)
      textAt(read.json, 'error')
    },
  },
])

const decided: readonly Check[] = requiredBy('presend', section, [
  {
    id: 'get-spam-test/any-test-by-any-id',
    says: 'Every test, including external tests, can be read by its numeric id, tracking id and tracking key',
    run: async (session) => {
      const spam = await makeSpamTest(session)
      const external = await externalTest(session)
      for (const [id, { trackingId, name }] of [
        [integerAt(spam.reply.json, 'test.id'), spam],
        [external.id, external],
      ] as const) {
        const read = await session.ask(`GET /spam_tests/${trackingId}`)
        same('data.name', at(read.json, 'data.name'), name)
        same('the reply by id', (await session.ask(`GET /spam_tests/${id}`)).json, read.json)
        same(
          'the reply by key',
          (await session.ask(`GET /spam_tests/${textAt(read.json, 'data.key')}`)).json,
          read.json,
        )
      }
    },
  },
  {
    id: 'get-spam-test/unknown-is-404',
    says: 'An unknown id gets a 404 with {success: false, error}',
    section: 'Errors',
    run: async (session) => {
      const { trackingId } = await spamTest(session)
      const none = ['0', '-1', '999999999999', '1e3', '9'.repeat(40), 'x'.repeat(2000), '%20', "'--", '%E2%98%83']
      for (const name of [...none, trackingId.slice(1), trackingId.toLowerCase().replaceAll('_', 'X')]) {
        refuses(await session.ask(`GET /spam_tests/${name}`), { status: 404, form: 'test' })
      }
    },
  },
  {
    id: 'get-spam-test/nothing-before-arrival',
    says: 'Until a copy arrives, from is null and the three verdicts are false',
    section: reply,
    run: async (session) => {
      for (const entry of listAt((await spamTestRead(session)).json, 'data.test_results')) {
        same('from', at(entry, 'from'), null)
        for (const name of ['dkim_pass', 'spf_pass', 'dmarc_pass']) same(name, at(entry, name), false)
        same('received_at', at(entry, 'received_at'), null)
      }
    },
  },
  {
    id: 'get-spam-test/provider-of-each-seed',
    says: 'Each entry names the provider and the provider type of its seed',
    section: reply,
    run: async (session) => {
      const { seeds } = await spamTest(session)
      const results = resultsIn(await spamTestRead(session))
      for (const { address, type } of seeds) {
        same(`provider_type of ${address}`, results.get(address)?.['provider_type'], type)
        holds(textAt(results.get(address), 'provider_name') !== '', 'a provider name', '')
      }
    },
  },
  {
    id: 'get-spam-test/status',
    says: 'data.status is pending until the first result',
    section: 'States and transitions',
    run: async (session) => same('data.status', at((await spamTestRead(session)).json, 'data.status'), 'pending'),
  },
  {
    id: 'get-spam-test/names-that-are-numbers',
    says: 'A number is looked up as a numeric id; leading zeros and signs are not accepted',
    run: async (session) => {
      const { id } = await externalTest(session)
      answers(await session.ask(`GET /spam_tests/${id}`), 200)
      answers(await session.ask(`GET /spam_tests/+${id}`), 404)
      answers(await session.ask(`GET /spam_tests/${id}.5`), 404)
    },
  },
])

/** Checks requests that read spam tests. */
export const getSpamTest: CheckGroup = { title: 'GET /spam_tests/:id', checks: [...documented, ...decided] }
