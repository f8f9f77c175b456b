/** Checks `POST /spam_tests`. */

import { type Check, type CheckGroup, requiredBy } from '../check.ts'
import { addressesAt, at, flagAt, holds, integerAt, objectAt, refuses, same, succeeds, textAt } from '../expect.ts'
import {
  bodyFor,
  emailServices,
  freshName,
  listedAddress,
  makeSpamTest,
  providerTypes,
  seedsIn,
  someType,
  spamTest,
  typesWithSeeds,
} from '../fixtures.ts'
import type { Session } from '../session.ts'

const section = 'Endpoints, Spam tests'
const reply = 'Resources, Spam test (create response)'

async function refusesBody(session: Session, json: unknown, names: readonly (string | RegExp)[]): Promise<void> {
  refuses(await session.ask('POST /spam_tests', { json }), { status: 422, form: 'test', names })
}

/** Returns the seeds of a new test by provider type, with the addresses that email_services lists. */
async function seedsFor(session: Session, types: unknown): Promise<Readonly<Record<string, readonly string[]>>> {
  const created = await session.ask('POST /spam_tests', { json: bodyFor(session, { provider_types: types }) })
  succeeds(created)
  const groups = objectAt(created.json, 'instructions.send_to')
  const services = await emailServices(session)
  return Object.fromEntries(
    Object.keys(groups).map((type) => {
      return [type, addressesAt(groups, type).map((address) => listedAddress(address, services[type]))]
    }),
  )
}

const documented: readonly Check[] = requiredBy('document', section, [
  {
    id: 'create-spam-test/no-parameters',
    says: 'No parameter is required; test.name is a string even if the request has no name',
    run: async (session) => {
      const created = await session.ask('POST /spam_tests', { json: {} })
      succeeds(created)
      textAt(created.json, 'test.name')
    },
  },
  {
    id: 'create-spam-test/fields',
    says: 'The reply has success, test.tracking_id, test.name, test.source, test.metadata and instructions.send_to',
    section: reply,
    run: async (session) => {
      const { json } = (await spamTest(session)).reply
      same('success', flagAt(json, 'success'), true)
      holds(textAt(json, 'test.tracking_id') !== '', 'a tracking id', '')
      textAt(json, 'test.name')
      const source = at(json, 'test.source')
      holds(source === null || typeof source === 'string', 'test.source to be a string or null', source)
      objectAt(json, 'test.metadata')
      objectAt(json, 'instructions.send_to')
    },
  },
  {
    id: 'create-spam-test/name',
    says: 'test.name is the name from the request',
    section: reply,
    run: async (session) => {
      const { reply: created, name } = await spamTest(session)
      same('test.name', at(created.json, 'test.name'), name)
    },
  },
  {
    id: 'create-spam-test/no-source-no-metadata',
    says: 'Unless the test is an external test, test.source is null and test.metadata is an empty object',
    section: reply,
    run: async (session) => {
      const { json } = (await spamTest(session)).reply
      same('test.source', at(json, 'test.source'), null)
      same('test.metadata', at(json, 'test.metadata'), {})
    },
  },
  {
    id: 'create-spam-test/tracking-ids-differ',
    says: 'Two tests have different tracking ids',
    section: reply,
    run: async (session) => {
      const body = { spam_test: { name: 'twice' } }
      const first = await makeSpamTest(session, body)
      const second = await makeSpamTest(session, body)
      holds(first.trackingId !== second.trackingId, 'a different tracking id', second.trackingId)
    },
  },
  {
    id: 'create-spam-test/send-to',
    says: 'The keys of send_to are provider types; each value is an array of seed addresses of that type',
    section: reply,
    run: async (session) => {
      const services = await emailServices(session)
      const { seeds } = await spamTest(session)
      holds(seeds.length > 0, 'at least one seed', seeds)
      for (const { address, type } of seeds) {
        holds(
          providerTypes.some((each) => each === type),
          'a provider type that the document defines',
          type,
        )
        const isKnown = services[type]?.includes(listedAddress(address, services[type])) === true
        holds(isKnown, `${address} to be listed as a ${type} seed by email_services`, services)
      }
      same('the number of duplicate addresses', seeds.length - new Set(seeds.map((seed) => seed.address)).size, 0)
    },
  },
  {
    id: 'create-spam-test/one-type',
    says: 'A provider_types array with one type selects only seeds of that type',
    run: async (session) => {
      const services = await emailServices(session)
      for (const type of await typesWithSeeds(session)) {
        const groups = await seedsFor(session, [type])
        same(`the provider types in send_to for a request with only ${type}`, Object.keys(groups), [type])
        same(`the ${type} seeds`, groups[type]?.toSorted(), services[type]?.toSorted())
      }
    },
  },
  {
    id: 'create-spam-test/two-types',
    says: 'provider_types can list several types',
    run: async (session) => {
      const two = (await typesWithSeeds(session)).slice(-2)
      same('the provider types in send_to', Object.keys(await seedsFor(session, two)).toSorted(), two.toSorted())
    },
  },
  {
    id: 'create-spam-test/invalid-type',
    says: 'An invalid provider type gets a 422 whose message names the type',
    section: 'Errors',
    run: async (session) => {
      await refusesBody(session, { provider_types: ['pigeon'] }, ['pigeon'])
      await refusesBody(session, { provider_types: ['consumer', 'fax'] }, ['fax'])
      await refusesBody(session, { provider_types: [''] }, [])
    },
  },
  {
    id: 'create-spam-test/external-style',
    says: 'A request with external_test creates an external test with the given name, source and metadata',
    run: async (session) => {
      const external_test = { name: freshName('external'), source: 'conformance', metadata: { a: [1, { b: null }] } }
      const created = await session.ask('POST /spam_tests', { json: { external_test } })
      succeeds(created)
      same('success', flagAt(created.json, 'success'), true)
      same('test.name', at(created.json, 'test.name'), external_test.name)
      same('test.source', at(created.json, 'test.source'), external_test.source)
      same('test.metadata', at(created.json, 'test.metadata'), external_test.metadata)
      holds(seedsIn(created.json, 'instructions.send_to').length > 0, 'seeds', created.json)
    },
  },
  {
    id: 'create-spam-test/external-style-types',
    says: 'provider_types also applies to external tests',
    run: async (session) => {
      const { type } = await someType(session)
      const json = { external_test: { name: 'n', source: 's' }, provider_types: [type] }
      const created = await session.ask('POST /spam_tests', { json })
      succeeds(created)
      same('the provider types in send_to', Object.keys(objectAt(created.json, 'instructions.send_to')), [type])
      same('test.metadata', at(created.json, 'test.metadata'), {})
    },
  },
])

const decided: readonly Check[] = requiredBy('presend', section, [
  {
    id: 'create-spam-test/no-types-means-all',
    says: 'Without provider_types, or with an empty array, a test has seeds of all types',
    run: async (session) => {
      const services = await emailServices(session)
      const all = Object.fromEntries(Object.entries(services).filter(([, addresses]) => addresses.length > 0))
      same('the seeds for an empty provider_types', await seedsFor(session, []), all)
      same('the seeds without provider_types', await seedsFor(session, undefined), all)
    },
  },
  {
    id: 'create-spam-test/type-twice',
    says: 'Duplicate provider types are ignored',
    run: async (session) => {
      const { type } = await someType(session)
      same('the seeds', await seedsFor(session, [type, type]), await seedsFor(session, [type]))
    },
  },
  {
    id: 'create-spam-test/type-with-case',
    says: 'Provider types are case-sensitive',
    run: async (session) => await refusesBody(session, { provider_types: ['Consumer'] }, ['Consumer']),
  },
  {
    id: 'create-spam-test/wrong-types',
    says: 'A field of the wrong type gets a 422 that names the field',
    run: async (session) => {
      const wrong = [
        [{ provider_types: 'consumer' }, 'provider_types'],
        [{ provider_types: { 0: 'consumer' } }, 'provider_types'],
        [{ provider_types: [7] }, 'provider_types'],
        [{ spam_test: 'name' }, 'spam_test'],
        [{ spam_test: [] }, 'spam_test'],
        [{ spam_test: { name: 7 } }, 'spam_test.name'],
        [{ spam_test: { name: ['a'] } }, 'spam_test.name'],
        [{ external_test: 'name' }, 'external_test'],
        [{ external_test: { name: {}, source: 's' } }, 'external_test.name'],
      ] as const
      for (const [json, field] of wrong) await refusesBody(session, json, [field])
    },
  },
  {
    id: 'create-spam-test/untitled',
    says: 'A test without a name, or with an empty name, is named "Untitled test"',
    section: reply,
    run: async (session) => {
      for (const json of [{}, { spam_test: {} }, { spam_test: { name: '' } }]) {
        const created = await session.ask('POST /spam_tests', { json })
        same('test.name', at(created.json, 'test.name'), 'Untitled test')
      }
    },
  },
  {
    id: 'create-spam-test/name-length',
    says: 'A name is at most 255 characters long',
    section: 'Limits',
    run: async (session) => {
      const longest = 'n'.repeat(255)
      const { reply: created } = await makeSpamTest(session, { spam_test: { name: longest } })
      same('test.name', at(created.json, 'test.name'), longest)
      await refusesBody(session, { spam_test: { name: `${longest}n` } }, ['spam_test.name', '255'])
    },
  },
  {
    id: 'create-spam-test/external-style-needs',
    says: 'An external test requires a name and a source',
    section: 'Endpoints, External tests',
    run: async (session) => {
      await refusesBody(session, { external_test: { name: 'n' } }, ['external_test.source'])
      await refusesBody(session, { external_test: { source: 's' } }, ['external_test.name'])
      await refusesBody(session, { external_test: {} }, ['external_test.name', 'external_test.source'])
    },
  },
  {
    id: 'create-spam-test/tracking-id-is-unguessable',
    says: 'A tracking id has at least 128 bits of randomness and only URL-safe characters',
    section: reply,
    run: async (session) => {
      const { trackingId } = await spamTest(session)
      holds(/^[A-Za-z0-9_-]{22,}$/u.test(trackingId), 'at least 22 characters of A-Z a-z 0-9 _ -', trackingId)
    },
  },
  {
    id: 'create-spam-test/numeric-id',
    says: 'The reply has test.id, a positive integer that increases with each new test',
    section: reply,
    run: async (session) => {
      const first = integerAt((await makeSpamTest(session)).reply.json, 'test.id')
      const second = integerAt((await makeSpamTest(session)).reply.json, 'test.id')
      holds(first > 0 && second > first, 'the second test.id to be greater than the first', [first, second])
    },
  },
  {
    id: 'create-spam-test/long-poll-offer',
    says: 'The reply offers long polls of at most 20 seconds',
    section: reply,
    run: async (session) => {
      same('long_poll', at((await spamTest(session)).reply.json, 'long_poll'), { max_wait_seconds: 20 })
    },
  },
  {
    id: 'create-spam-test/timeout-minutes',
    says: 'A timeout_minutes value from 1 to 1440 is accepted and returned in instructions.timeout_minutes',
    run: async (session) => {
      for (const minutes of [1, 90, 1440]) {
        const created = await session.ask('POST /spam_tests', { json: { timeout_minutes: minutes } })
        same('instructions.timeout_minutes', at(created.json, 'instructions.timeout_minutes'), minutes)
      }
      const created = await session.ask('POST /spam_tests', { json: {} })
      holds(
        integerAt(created.json, 'instructions.timeout_minutes') >= 1,
        'a default timeout of at least one minute',
        created.json,
      )
    },
  },
  {
    id: 'create-spam-test/bad-timeout-minutes',
    says: 'Any other timeout_minutes value gets a 422 that names the field',
    run: async (session) => {
      for (const timeout_minutes of [0, -1, 1441, 1.5, '60']) {
        await refusesBody(session, { timeout_minutes }, ['timeout_minutes'])
      }
    },
  },
])

/** Checks the creation of spam tests. */
export const createSpamTest: CheckGroup = { title: 'POST /spam_tests', checks: [...documented, ...decided] }
