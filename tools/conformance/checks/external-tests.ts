/** Checks `POST /external_tests` and `GET /external_tests/:id` without sending mail. */

import { type Check, type CheckGroup, requiredBy } from '../check.ts'
import { at, holds, integerAt, numberAt, objectAt, refuses, same, succeeds, textAt } from '../expect.ts'
import {
  bodyFor,
  emailServices,
  externalTest,
  listedAddress,
  makeExternalTest,
  makeSpamTest,
  providerTypes,
  someType,
  spamTest,
  typesWithSeeds,
} from '../fixtures.ts'
import type { Session } from '../session.ts'

const section = 'Endpoints, External tests'
const resource = 'Resources, External test'

async function refusesBody(session: Session, json: unknown, names: readonly (string | RegExp)[]): Promise<void> {
  refuses(await session.ask('POST /external_tests', { json }), { status: 422, form: 'test', names })
}

function external(changes: object): object {
  return { external_test: { name: 'n', source: 's', ...changes } }
}

/** Returns metadata whose JSON has exactly this many bytes. */
function metadataOf(sizeBytes: number): object {
  return { a: 'x'.repeat(sizeBytes - '{"a":""}'.length) }
}

const documented: readonly Check[] = requiredBy('document', section, [
  {
    id: 'external-tests/create-fields',
    says: 'The create reply has test.id (an integer), test.tracking_id and send_to grouped by provider type',
    section: resource,
    run: async (session) => {
      const { reply, id, trackingId, seeds } = await externalTest(session)
      holds(id > 0, 'a positive test.id', id)
      holds(trackingId !== '', 'a tracking id', trackingId)
      const types = Object.keys(objectAt(reply.json, 'send_to'))
      holds(
        types.length > 0 && types.every((type) => providerTypes.some((each) => each === type)),
        'only provider types that the document defines',
        types,
      )
      const services = await emailServices(session)
      const isKnown = seeds.every(({ address, type }) =>
        services[type]?.includes(listedAddress(address, services[type])),
      )
      holds(seeds.length > 0 && isKnown, 'only addresses that email_services lists', seeds)
    },
  },
  {
    id: 'external-tests/create-ids-differ',
    says: 'Two external tests have different ids and tracking ids',
    section: resource,
    run: async (session) => {
      const first = await makeExternalTest(session)
      const second = await makeExternalTest(session)
      holds(first.id !== second.id, 'a different test.id', second.id)
      holds(first.trackingId !== second.trackingId, 'a different tracking id', second.trackingId)
    },
  },
  {
    id: 'external-tests/create-types',
    says: 'The provider_types field next to external_test selects the seeds',
    run: async (session) => {
      const services = await emailServices(session)
      for (const type of await typesWithSeeds(session)) {
        const { seeds } = await makeExternalTest(session, { body: { provider_types: [type] } })
        const expected = services[type]?.map((address) => ({ address, type }))
        const listed = seeds.map((seed) => ({
          address: listedAddress(seed.address, services[type]),
          type: seed.type,
        }))
        same(`the ${type} seeds`, listed, expected)
      }
    },
  },
  {
    id: 'external-tests/create-metadata',
    says: 'external_test.metadata is an optional object of custom data',
    run: async (session) => {
      await makeExternalTest(session, { external: { metadata: {} } })
      await makeExternalTest(session, { external: { metadata: { nested: { list: [1, 'two', null, true] } } } })
      await makeExternalTest(session)
    },
  },
  {
    id: 'external-tests/get-fields',
    says: 'The get reply has test.status, and a summary with inbox_rate, completed and total_providers',
    section: resource,
    run: async (session) => {
      const { id, seeds } = await externalTest(session)
      const reply = await session.ask(`GET /external_tests/${id}`)
      succeeds(reply)
      holds(textAt(reply.json, 'test.status') !== '', 'a status', '')
      const rate = numberAt(reply.json, 'summary.inbox_rate')
      holds(rate >= 0 && rate <= 100, 'a percentage', rate)
      same('summary.total_providers', integerAt(reply.json, 'summary.total_providers'), seeds.length)
      same('summary.completed before any mail', integerAt(reply.json, 'summary.completed'), 0)
    },
  },
  {
    id: 'external-tests/not-terminal-at-first',
    says: 'A new test is neither complete nor expired, so clients keep polling',
    section: 'States and transitions',
    run: async (session) => {
      const { id } = await makeExternalTest(session)
      const status = textAt((await session.ask(`GET /external_tests/${id}`)).json, 'test.status')
      holds(status !== 'complete' && status !== 'expired', 'a status that is not terminal', status)
    },
  },
])

const creating: readonly Check[] = requiredBy('presend', section, [
  {
    id: 'external-tests/create-needs',
    says: 'A missing or empty external_test, name or source gets a 422 that names the field',
    run: async (session) => {
      await refusesBody(session, {}, ['external_test'])
      await refusesBody(session, { external_test: { source: 's' } }, ['external_test.name'])
      await refusesBody(session, { external_test: { name: 'n' } }, ['external_test.source'])
      await refusesBody(session, external({ name: '' }), ['external_test.name'])
      await refusesBody(session, external({ source: '' }), ['external_test.source'])
    },
  },
  {
    id: 'external-tests/create-wrong-types',
    says: 'A field of the wrong type gets a 422 that names the field',
    run: async (session) => {
      for (const [json, field] of [
        [{ external_test: [] }, 'external_test'],
        [external({ name: 7 }), 'external_test.name'],
        [external({ source: null }), 'external_test.source'],
        [external({ metadata: [] }), 'external_test.metadata'],
        [external({ metadata: 'text' }), 'external_test.metadata'],
        [{ ...external({}), provider_types: 'consumer' }, 'provider_types'],
        [{ ...external({}), timeout_minutes: 1441 }, 'timeout_minutes'],
      ] as const) {
        await refusesBody(session, json, [field])
      }
    },
  },
  {
    id: 'external-tests/create-invalid-type',
    says: 'An invalid provider type gets a 422 whose message names the type',
    section: 'Errors',
    run: async (session) => await refusesBody(session, { ...external({}), provider_types: ['pigeon'] }, ['pigeon']),
  },
  {
    id: 'external-tests/create-lengths',
    says: 'A name is at most 255 characters long; metadata is at most 16 KiB of JSON',
    section: 'Limits',
    run: async (session) => {
      await makeExternalTest(session, { external: { name: 'n'.repeat(255) } })
      await refusesBody(session, external({ name: 'n'.repeat(256) }), ['external_test.name', '255'])
      await makeExternalTest(session, { external: { metadata: metadataOf(16_384) } })
      await refusesBody(session, external({ metadata: metadataOf(16_385) }), ['external_test.metadata'])
    },
  },
  {
    id: 'external-tests/create-additions',
    says: 'The create reply has the status pending, the timeout and the maximum wait of a long poll',
    section: resource,
    run: async (session) => {
      const json = { ...external({}), timeout_minutes: 7 }
      const reply = await session.ask('POST /external_tests', { json })
      same('test.status', at(reply.json, 'test.status'), 'pending')
      same('instructions.timeout_minutes', at(reply.json, 'instructions.timeout_minutes'), 7)
      same('long_poll', at(reply.json, 'long_poll'), { max_wait_seconds: 20 })
    },
  },
])

const reading: readonly Check[] = requiredBy('presend', section, [
  {
    id: 'external-tests/get-record',
    says: 'The get reply has id, tracking_id, name, source and metadata; at first, the status is pending and the inbox rate is 0',
    section: resource,
    run: async (session) => {
      const { id, trackingId, name, source } = await externalTest(session)
      const { json } = await session.ask(`GET /external_tests/${id}`)
      const { status, ...test } = objectAt(json, 'test')
      same('test.status', status, 'pending')
      const { created_at: createdAt, ...rest } = test
      holds(typeof createdAt === 'string', 'test.created_at', createdAt)
      for (const [field, expected] of Object.entries({ id, tracking_id: trackingId, name, source })) {
        same(`test.${field}`, rest[field], expected)
      }
      same('test.metadata', rest['metadata'], { order: 1001, tags: ['a', 'b'] })
      same('summary.inbox_rate', at(json, 'summary.inbox_rate'), 0)
    },
  },
  {
    id: 'external-tests/get-either-origin',
    says: 'An external test created by POST /spam_tests can be read as an external test',
    run: async (session) => {
      const { type, addresses } = await someType(session)
      const json = bodyFor(session, { ...external({ name: 'created by POST /spam_tests' }), provider_types: [type] })
      const created = await session.ask('POST /spam_tests', { json })
      const reply = await session.ask(`GET /external_tests/${integerAt(created.json, 'test.id')}`)
      succeeds(reply)
      same('test.name', at(reply.json, 'test.name'), 'created by POST /spam_tests')
      same('summary.total_providers', at(reply.json, 'summary.total_providers'), addresses.length)
    },
  },
  {
    id: 'external-tests/get-no-spam-test',
    says: 'A spam test cannot be read as an external test: the request gets a 404',
    run: async (session) => {
      const { reply } = await spamTest(session)
      const id = integerAt(reply.json, 'test.id')
      refuses(await session.ask(`GET /external_tests/${id}`), { status: 404, form: 'test' })
    },
  },
  {
    id: 'external-tests/get-by-integer-alone',
    says: 'An external test can be read only by its integer id; anything else gets a 404',
    run: async (session) => {
      const { id, trackingId } = await externalTest(session)
      for (const name of [trackingId, '0', '-1', `${id}.0`, `${id}x`, '999999999999', '9'.repeat(40), '%00']) {
        refuses(await session.ask(`GET /external_tests/${name}`), { status: 404, form: 'test' })
      }
    },
  },
  {
    id: 'external-tests/one-space-of-ids',
    says: 'Spam tests and external tests share one id sequence',
    run: async (session) => {
      const before = await makeExternalTest(session)
      const between = integerAt((await makeSpamTest(session)).reply.json, 'test.id')
      const after = await makeExternalTest(session)
      holds(before.id < between && between < after.id, 'ids that increase', [before.id, between, after.id])
    },
  },
])

/** Checks external tests. */
export const externalTests: CheckGroup = {
  title: 'POST /external_tests, GET /external_tests/:id',
  checks: [...documented, ...creating, ...reading],
}
