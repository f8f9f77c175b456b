/** Checks valid and invalid request bodies. */

import { type Check, type CheckGroup, requiredBy } from '../check.ts'
import { at, holds, objectAt, refuses, same, succeeds } from '../expect.ts'
import { emailServices } from '../fixtures.ts'
import type { Session } from '../session.ts'

const section = 'Conventions'
const limitBytes = 1024 * 1024

/** Pads a JSON body with leading spaces. The field to check comes last, so that a truncated body is detected. */
function paddedJson(sizeBytes: number): string {
  const json = JSON.stringify({ spam_test: { name: lastName } })
  return `${' '.repeat(sizeBytes - json.length)}${json}`
}

const lastName = 'at the end'

function streamed(sizeBytes: number): ReadableStream {
  const chunk = new TextEncoder().encode(' '.repeat(65_536))
  let leftBytes = sizeBytes
  return new ReadableStream({
    pull: (controller) => {
      if (leftBytes <= 0) return controller.close()
      controller.enqueue(chunk.subarray(0, Math.min(chunk.length, leftBytes)))
      leftBytes -= chunk.length
    },
  })
}

async function refusesBodies(session: Session, bodies: readonly string[], status: number): Promise<void> {
  for (const path of ['/spam_tests', '/external_tests']) {
    for (const body of bodies) refuses(await session.ask(`POST ${path}`, { body }), { status, form: 'test' })
  }
}

const decided: readonly Check[] = requiredBy('presend', section, [
  {
    id: 'bodies/not-json',
    says: 'A body that is not JSON gets a 400',
    run: async (session) => {
      await refusesBodies(session, ['{', '{"provider_types": [', 'name=value', "{'a': 1}", '{} {}'], 400)
    },
  },
  {
    id: 'bodies/no-object',
    says: 'JSON that is not an object gets a 400',
    run: async (session) => {
      await refusesBodies(session, ['[]', '"text"', '7', 'null', 'true'], 400)
    },
  },
  {
    id: 'bodies/empty',
    says: 'An empty body counts as an empty object',
    run: async (session) => {
      succeeds(await session.ask('POST /spam_tests'))
      succeeds(await session.ask('POST /spam_tests', { body: ' \n' }))
      refuses(await session.ask('POST /external_tests'), { status: 422, form: 'test', names: ['external_test'] })
    },
  },
  {
    id: 'bodies/without-content-type',
    says: 'A body without Content-Type is parsed as JSON',
    run: async (session) => {
      succeeds(await session.ask('POST /spam_tests', { json: {}, contentType: null }))
    },
  },
  {
    id: 'bodies/at-the-limit',
    says: 'A body of exactly 1 MiB is accepted',
    run: async (session) => {
      const reply = await session.ask('POST /spam_tests', { body: paddedJson(limitBytes) })
      succeeds(reply)
      same('test.name', at(reply.json, 'test.name'), lastName)
    },
  },
  {
    id: 'bodies/over-the-limit',
    says: 'A body of more than 1 MiB gets a 413, and the service keeps running',
    run: async (session) => {
      for (const path of ['/spam_tests', '/external_tests']) {
        refuses(await session.ask(`POST ${path}`, { body: paddedJson(limitBytes + 1) }), { status: 413, form: 'test' })
      }
      await emailServices(session)
      succeeds(await session.ask('POST /spam_tests', { json: {} }))
    },
  },
  {
    id: 'bodies/over-the-limit-without-length',
    says: 'A chunked body of more than 1 MiB gets a 413',
    run: async (session) => {
      const reply = await session.ask('POST /spam_tests', { body: streamed(limitBytes + 1) })
      refuses(reply, { status: 413, form: 'test' })
      succeeds(await session.ask('POST /spam_tests', { json: {} }))
    },
  },
  {
    id: 'bodies/at-the-limit-without-length',
    says: 'A chunked body of exactly 1 MiB is accepted',
    run: async (session) => {
      const text = new TextEncoder().encode(paddedJson(limitBytes))
      const reply = await session.ask('POST /spam_tests', { body: new Blob([text]).stream() })
      succeeds(reply)
      same('test.name', at(reply.json, 'test.name'), lastName)
    },
  },
  {
    id: 'bodies/errors-of-422-alone',
    says: 'Every 422 has the errors field, even for a single problem; other error replies do not have this field',
    section: 'Errors',
    run: async (session) => {
      const one = await session.ask('POST /spam_tests', { json: { timeout_minutes: 0 } })
      const errors = objectAt(one.json, '')['errors']
      holds(Array.isArray(errors) && errors.length === 1, 'errors to be an array of one string', errors)
      for (const request of ['GET /spam_tests/none-of-this-name', 'DELETE /spam_tests', 'GET /no_such_path']) {
        const reply = await session.ask(request)
        holds(!('errors' in objectAt(reply.json, '')), 'an error without an errors field', reply.text)
      }
    },
  },
  {
    id: 'bodies/without-length',
    says: 'A chunked body is accepted',
    run: async (session) => {
      const text = new TextEncoder().encode('{"spam_test": {"name": "streamed"}}')
      const body = new ReadableStream({
        start: (controller) => {
          controller.enqueue(text.subarray(0, 9))
          controller.enqueue(text.subarray(9))
          controller.close()
        },
      })
      const reply = await session.ask('POST /spam_tests', { body })
      succeeds(reply)
      holds(
        objectAt(reply.json, 'test')['name'] === 'streamed',
        'test.name to be the name in the streamed body',
        reply.text,
      )
    },
  },
  {
    id: 'bodies/deeply-nested',
    says: 'JSON that is nested thousands of levels deep gets a 4xx',
    run: async (session) => {
      const metadata = `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`
      const body = `{"external_test": {"name": "n", "source": "s", "metadata": ${metadata}}}`
      const reply = await session.ask('POST /external_tests', { body })
      refuses(reply, { status: reply.status === 400 ? 400 : 422, form: 'test' })
    },
  },
  {
    id: 'bodies/all-problems-at-once',
    says: 'A 422 reports all problems: the error field joins them in one string, and the errors field lists them',
    section: 'Errors',
    run: async (session) => {
      const json = { provider_types: ['consumer', 'pigeon'], spam_test: { name: 7 }, timeout_minutes: 0 }
      const reply = await session.ask('POST /spam_tests', { json })
      refuses(reply, { status: 422, form: 'test', names: ['pigeon', 'spam_test.name', 'timeout_minutes'] })
      const errors = objectAt(reply.json, '')['errors']
      const isComplete = Array.isArray(errors) && errors.length === 3
      holds(
        isComplete && errors.every((each) => typeof each === 'string'),
        'errors to be an array of three strings',
        errors,
      )
    },
  },
])

/** Checks request bodies. */
export const bodies: CheckGroup = { title: 'Request bodies', checks: decided }
