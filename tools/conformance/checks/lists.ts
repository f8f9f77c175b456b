/** Checks `GET /external_tests`, `GET /external_tests/providers` and `GET /spam_tests/email_services`. */

import { type Check, type CheckGroup, requiredBy } from '../check.ts'
import {
  addressesAt,
  answers,
  at,
  holds,
  integerAt,
  listAt,
  objectAt,
  refuses,
  same,
  succeeds,
  textAt,
  timeAt,
} from '../expect.ts'
import {
  emailServices,
  externalTest,
  freshName,
  makeExternalTest,
  makeSpamTest,
  providerTypes,
  someType,
  typesWithSeeds,
} from '../fixtures.ts'
import { type Reply, type Session, shared } from '../session.ts'

const section = 'Endpoints, External tests'

async function list(session: Session, query: Readonly<Record<string, string>>): Promise<Reply> {
  const reply = await session.ask(`GET /external_tests?${new URLSearchParams(query).toString()}`)
  succeeds(reply)
  return reply
}

function idsIn(reply: Reply): readonly number[] {
  return listAt(reply.json, 'tests').map((test) => integerAt(test, 'id'))
}

/** Creates eleven tests with the same source, oldest first. */
const eleven: (session: Session) => Promise<{ readonly source: string; readonly ids: readonly number[] }> = shared(
  async (session) => {
    const source = `${freshName('list')} a&b=c 50% "+" ü'`
    const ids: number[] = []
    for (let count = 0; count < 11; count += 1) ids.push((await makeExternalTest(session, { external: { source } })).id)
    return { source, ids }
  },
)

const documented: readonly Check[] = requiredBy('document', section, [
  {
    id: 'lists/email-services',
    says: 'GET /spam_tests/email_services returns the keys consumer, business and protected; each value is an array of addresses',
    section: 'Endpoints, Spam tests',
    run: async (session) => {
      const services = await emailServices(session)
      same('the keys', Object.keys(services), [...providerTypes])
      holds(
        Object.values(services).some((addresses) => addresses.length > 0),
        'at least one seed',
        services,
      )
    },
  },
  {
    id: 'lists/providers',
    says: 'GET /external_tests/providers returns an object, with and without the provider_types[] filter',
    run: async (session) => {
      const { type } = await someType(session)
      for (const query of ['', `?provider_types[]=${type}`, `?provider_types%5B%5D=${type}`]) {
        const reply = await session.ask(`GET /external_tests/providers${query}`)
        succeeds(reply)
        objectAt(reply.json, '')
      }
    },
  },
  {
    id: 'lists/external-tests',
    says: 'GET /external_tests returns an object, with and without the parameters source, status, page and per_page',
    run: async (session) => {
      const { source } = await externalTest(session)
      for (const query of [
        {},
        { source },
        { status: 'complete' },
        { status: 'expired' },
        { page: '1', per_page: '10' },
      ]) {
        objectAt((await list(session, query)).json, '')
      }
    },
  },
])

const lists: readonly Check[] = requiredBy('presend', section, [
  {
    id: 'lists/shape',
    says: 'A list has success, tests and pagination; each test has id, tracking_id, status, name, source, metadata and created_at',
    run: async (session) => {
      const { id, trackingId, source, name } = await externalTest(session)
      const { json } = await list(session, { source })
      same('success', at(json, 'success'), true)
      same('pagination', at(json, 'pagination'), { page: 1, per_page: 10, total_count: 1, total_pages: 1 })
      const [test] = listAt(json, 'tests')
      const expected = { id, tracking_id: trackingId, status: 'pending', name, source }
      for (const [field, value] of Object.entries(expected)) same(field, at(test, field), value)
      same('metadata', at(test, 'metadata'), { order: 1001, tags: ['a', 'b'] })
      const ageMs = Math.abs(Date.now() - timeAt(test, 'created_at'))
      holds(ageMs < 3_600_000, 'created_at to be within the last hour', textAt(test, 'created_at'))
    },
  },
  {
    id: 'lists/newest-first',
    says: 'The newest test comes first',
    run: async (session) => {
      const { source, ids } = await eleven(session)
      same('the ids', idsIn(await list(session, { source, per_page: '100' })), ids.toReversed())
      const { id } = await makeExternalTest(session)
      same('the id of the newest test', idsIn(await list(session, { per_page: '1' })), [id])
    },
  },
  {
    id: 'lists/pages',
    says: 'Pages have no gaps or overlaps; a page after the last page is empty',
    run: async (session) => {
      const { source, ids } = await eleven(session)
      const pages = []
      for (const page of ['1', '2', '3', '4']) {
        const reply = await list(session, { source, page, per_page: '5' })
        const pagination = { page: Number(page), per_page: 5, total_count: 11, total_pages: 3 }
        same('pagination', at(reply.json, 'pagination'), pagination)
        pages.push(idsIn(reply))
      }
      same(
        'the sizes',
        pages.map((each) => each.length),
        [5, 5, 1, 0],
      )
      same('the ids', pages.flat(), ids.toReversed())
    },
  },
  {
    id: 'lists/page-defaults',
    says: 'page defaults to 1 and per_page to 10',
    run: async (session) => {
      const { source, ids } = await eleven(session)
      for (const query of [{ source }, { source, status: '' }]) {
        const reply = await list(session, query)
        same('pagination', at(reply.json, 'pagination'), { page: 1, per_page: 10, total_count: 11, total_pages: 2 })
        same('the ids', idsIn(reply), ids.toReversed().slice(0, 10))
      }
    },
  },
  {
    id: 'lists/largest-page',
    says: 'A per_page value above 100 counts as 100',
    section: 'Limits',
    run: async (session) => {
      const { source } = await eleven(session)
      for (const [given, used] of [
        ['100', 100],
        ['101', 100],
        ['999999999', 100],
        ['99', 99],
      ] as const) {
        same('per_page', at((await list(session, { source, per_page: given })).json, 'pagination.per_page'), used)
      }
    },
  },
  {
    id: 'lists/bad-pages',
    says: 'A page or per_page that is not a positive integer gets a 422 that names the parameter',
    run: async (session) => {
      for (const bad of ['0', '-1', '1.5', 'x', '1e2', '%20']) {
        for (const name of ['page', 'per_page']) {
          const reply = await session.ask(`GET /external_tests?${name}=${bad}`)
          refuses(reply, { status: 422, form: 'test', names: [name] })
        }
      }
      const both = await session.ask('GET /external_tests?page=0&per_page=x')
      refuses(both, { status: 422, form: 'test', names: [/\bpage:/u, 'per_page'] })
    },
  },
  {
    id: 'lists/far-page',
    says: 'A page far beyond the last page is empty',
    run: async (session) => {
      const { source } = await eleven(session)
      for (const page of ['1000000', '999999999999999']) same('tests', idsIn(await list(session, { source, page })), [])
    },
  },
  {
    id: 'lists/by-source',
    says: 'The source filter matches only the exact source, in any writing system',
    run: async (session) => {
      const { source, ids } = await eleven(session)
      same('total_count', at((await list(session, { source })).json, 'pagination.total_count'), ids.length)
      for (const other of [source.slice(0, -1), source.toUpperCase(), '%', freshName('no source')]) {
        const reply = await list(session, { source: other })
        same('pagination', at(reply.json, 'pagination'), { page: 1, per_page: 10, total_count: 0, total_pages: 0 })
        same('tests', idsIn(reply), [])
      }
    },
  },
  {
    id: 'lists/by-status',
    says: 'The status and source filters can be combined; an unknown status matches no test',
    run: async (session) => {
      const { source } = await eleven(session)
      for (const [status, count] of [
        ['pending', 11],
        ['in_progress', 0],
        ['complete', 0],
        ['expired', 0],
      ] as const) {
        const reply = await list(session, { source, status })
        same(`total_count for the status ${status}`, at(reply.json, 'pagination.total_count'), count)
      }
      const unknown = await list(session, { source, status: 'Pending' })
      same('total_count for the status Pending', at(unknown.json, 'pagination.total_count'), 0)
      same('tests', idsIn(unknown), [])
    },
  },
  {
    id: 'lists/external-alone',
    says: 'The list contains every external test and no spam test',
    run: async (session) => {
      const spam = integerAt((await makeSpamTest(session)).reply.json, 'test.id')
      const external_test = { name: 'n', source: freshName('created by POST /spam_tests') }
      const made = await session.ask('POST /spam_tests', { json: { external_test } })
      const ids = idsIn(await list(session, { per_page: '2' }))
      same('the id of the newest test', ids[0], integerAt(made.json, 'test.id'))
      holds(!ids.includes(spam), 'no spam test in the list', ids)
    },
  },
])

const providers: readonly Check[] = requiredBy('presend', section, [
  {
    id: 'lists/email-services-exactly',
    says: 'GET /spam_tests/email_services returns exactly the three documented keys, and no duplicate addresses',
    section: 'Endpoints, Spam tests',
    run: async (session) => {
      const { json } = await session.ask('GET /spam_tests/email_services')
      same('the keys', Object.keys(objectAt(json, '')).toSorted(), [...providerTypes].toSorted())
      const addresses = providerTypes.flatMap((type) => addressesAt(json, type))
      same('the number of duplicate addresses', addresses.length - new Set(addresses).size, 0)
    },
  },
  {
    id: 'lists/providers-shape',
    says: 'The providers object has a description and emails for each type; each mailbox has an address, a service and a status',
    run: async (session) => {
      const services = await emailServices(session)
      const { json } = await session.ask('GET /external_tests/providers')
      same('success', at(json, 'success'), true)
      const groups = objectAt(json, 'providers')
      same('the types', Object.keys(groups).toSorted(), [...providerTypes].toSorted())
      for (const type of providerTypes) {
        holds(textAt(groups, `${type}.description`) !== '', 'a description', '')
        const mailboxes = listAt(groups, `${type}.emails`)
        const working = mailboxes.filter((mailbox) => textAt(mailbox, 'status') !== 'unhealthy')
        same(
          `the addresses of the ${type} mailboxes`,
          working.map((mailbox) => textAt(mailbox, 'address')),
          services[type],
        )
        for (const mailbox of mailboxes) {
          holds(/^[\w.-]+$/u.test(textAt(mailbox, 'service')), 'service to be a domain name', at(mailbox, 'service'))
          const status = textAt(mailbox, 'status')
          holds(
            ['healthy', 'degraded', 'unhealthy'].includes(status),
            'status to be healthy, degraded or unhealthy',
            status,
          )
        }
      }
    },
  },
  {
    id: 'lists/providers-by-type',
    says: 'The provider_types[] parameter selects the types, and may be repeated',
    run: async (session) => {
      const types = await typesWithSeeds(session)
      for (const wanted of [...types.map((type) => [type]), types.slice(0, 2)]) {
        const query = wanted.map((type) => `provider_types[]=${type}`).join('&')
        const { json } = await session.ask(`GET /external_tests/providers?${query}`)
        same(`the types for ${query}`, Object.keys(objectAt(json, 'providers')).toSorted(), wanted.toSorted())
      }
    },
  },
  {
    id: 'lists/providers-invalid-type',
    says: 'An invalid type in provider_types[] gets a 422 whose message names the type',
    run: async (session) => {
      const reply = await session.ask('GET /external_tests/providers?provider_types[]=consumer&provider_types[]=pigeon')
      refuses(reply, { status: 422, form: 'test', names: ['pigeon'] })
      const cased = await session.ask('GET /external_tests/providers?provider_types[]=Business')
      refuses(cased, { status: 422, form: 'test', names: ['Business'] })
    },
  },
  {
    id: 'lists/unknown-parameters',
    says: 'Unknown query parameters are ignored',
    run: async (session) => {
      answers(await session.ask('GET /external_tests?color=red&per_page=1'), 200)
      answers(await session.ask('GET /spam_tests/email_services?type=consumer'), 200)
    },
  },
])

/** Checks lists. */
export const listChecks: CheckGroup = {
  title: 'Lists: external tests, providers, email services',
  checks: [...documented, ...lists, ...providers],
}
