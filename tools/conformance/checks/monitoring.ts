/** Checks the "Email monitoring setup failed" error, which occurs if no seed of a provider type works. */

import { type Check, type CheckGroup, requiredBy } from '../check.ts'
import { addressesAt, headerOf, holds, listAt, objectAt, refuses, same, succeeds, textAt } from '../expect.ts'
import { providerTypes } from '../fixtures.ts'
import type { Session } from '../session.ts'

const needs = ['broken-service'] as const

function elsewhere({ given }: Session, path: string): string {
  return `${given.brokenBaseUrl}${path}`
}

/** Returns the provider types that have no working seed. */
async function brokenTypes(session: Session): Promise<readonly string[]> {
  const reply = await session.ask(`GET ${elsewhere(session, '/spam_tests/email_services')}`)
  succeeds(reply)
  const broken = providerTypes.filter((type) => addressesAt(reply.json, type).length === 0)
  holds(broken.length > 0, 'at least one provider type without a working seed', reply.text)
  return broken
}

const documented: readonly Check[] = requiredBy('document', 'Errors', [
  {
    id: 'monitoring/unavailable',
    says: 'A create request gets a 503 with a message if email monitoring cannot be set up',
    needs,
    run: async (session) => {
      for (const type of await brokenTypes(session)) {
        const request = `POST ${elsewhere(session, '/spam_tests')}`
        refuses(await session.ask(request, { json: { provider_types: [type] } }), { status: 503, form: 'test' })
      }
    },
  },
])

const decided: readonly Check[] = requiredBy('presend', 'Errors', [
  {
    id: 'monitoring/any-wanted-type',
    says: 'If a requested type has no working seed, the request gets a 503 that names the type and has a Retry-After header',
    needs,
    run: async (session) => {
      const [type = ''] = await brokenTypes(session)
      const external_test = { name: 'n', source: 's' }
      for (const [path, json] of [
        ['/spam_tests', {}],
        ['/spam_tests', { provider_types: [...providerTypes] }],
        ['/external_tests', { external_test }],
        ['/external_tests', { external_test, provider_types: [type] }],
      ] as const) {
        const reply = await session.ask(`POST ${elsewhere(session, path)}`, { json })
        refuses(reply, { status: 503, form: 'test', names: [type] })
        holds(
          /^[1-9]\d*$/u.test(headerOf(reply, 'Retry-After')),
          'Retry-After in seconds',
          headerOf(reply, 'Retry-After'),
        )
      }
    },
  },
  {
    id: 'monitoring/other-types-work',
    says: 'Requests for types with working seeds succeed',
    needs,
    run: async (session) => {
      const broken = await brokenTypes(session)
      const working = providerTypes.filter((type) => !broken.includes(type))
      const reply = await session.ask(`POST ${elsewhere(session, '/spam_tests')}`, {
        json: { provider_types: working },
      })
      succeeds(reply)
      same('the types', Object.keys(objectAt(reply.json, 'instructions.send_to')).toSorted(), working.toSorted())
    },
  },
  {
    id: 'monitoring/unhealthy-is-shown',
    says: 'GET /external_tests/providers lists broken seeds as unhealthy',
    section: 'Endpoints, External tests',
    needs,
    run: async (session) => {
      const broken = await brokenTypes(session)
      const reply = await session.ask(`GET ${elsewhere(session, '/external_tests/providers')}`)
      for (const type of broken) {
        for (const mailbox of listAt(reply.json, `providers.${type}.emails`)) {
          same('status', textAt(mailbox, 'status'), 'unhealthy')
        }
      }
    },
  },
])

/** Checks requests for tests with seeds that cannot be monitored. */
export const monitoring: CheckGroup = {
  title: 'Seeds that cannot be monitored',
  checks: [...documented, ...decided],
}
