import { describe, expect, it } from 'vitest'

import { createExternalTestRequest, createSpamTestRequest } from '../../../src/foundation/contract/requests.ts'
import { parseWire } from '../../../src/foundation/contract/wire-schema.ts'

function problemsOf(schema: Parameters<typeof parseWire>[0], body: unknown): readonly string[] {
  const outcome = parseWire(schema, body)
  return outcome.status === 'ok' ? [] : outcome.problems.map(({ input, expected }) => `${input}: ${expected}`)
}

describe('createSpamTestRequest', () => {
  it('reads null in an optional field as absent', () => {
    const names = ['spam_test', 'provider_types', 'external_test', 'timeout_minutes']
    const body = Object.fromEntries(names.map((name) => [name, null]))
    expect(parseWire(createSpamTestRequest, body)).toMatchObject({ status: 'ok' })
    const outcome = parseWire(createSpamTestRequest, { ...body, spam_test: { name: null } })
    expect(outcome.status === 'ok' ? outcome.value.spam_test?.name : 'bad').toBeUndefined()
    const external = { name: 'n', source: 's', metadata: null }
    expect(problemsOf(createExternalTestRequest, { external_test: external })).toEqual([])
    expect(problemsOf(createExternalTestRequest, { external_test: null })).toEqual(['$.external_test: an object'])
    expect(problemsOf(createExternalTestRequest, { external_test: { ...external, source: null } })).toEqual([
      '$.external_test.source: a string',
    ])
  })

  it.each([
    [{}],
    [{ spam_test: {} }],
    [{ spam_test: { name: 'n' }, provider_types: [] }],
    [{ provider_types: ['business', 'business'] }],
    [{ external_test: { name: 'n', source: 's', metadata: { a: [1] } }, timeout_minutes: 1440, other: 1 }],
  ])('accepts %j', (body) => {
    expect(problemsOf(createSpamTestRequest, body)).toEqual([])
  })

  it.each([
    [[], ['$: an object']],
    [null, ['$: an object']],
    [{ provider_types: 'business' }, ['$.provider_types: an array']],
    [{ provider_types: ['Business'] }, ['$.provider_types[0]: "consumer", "business" or "protected"']],
    [{ spam_test: { name: 3 } }, ['$.spam_test.name: a string']],
    [{ spam_test: { name: 'n'.repeat(256) } }, ['$.spam_test.name: at most 255 characters']],
    [{ external_test: {} }, ['$.external_test.name: a string', '$.external_test.source: a string']],
    [{ timeout_minutes: 0 }, ['$.timeout_minutes: an integer from 1 to 1440']],
    [{ timeout_minutes: 1441 }, ['$.timeout_minutes: an integer from 1 to 1440']],
    [{ timeout_minutes: 1.5 }, ['$.timeout_minutes: an integer']],
  ])('rejects %j and names the field', (body, problems) => {
    expect(problemsOf(createSpamTestRequest, body)).toEqual(problems)
  })
})

describe('provider_types', () => {
  it('accepts a long list of valid types', () => {
    const list = Array.from({ length: 80_000 }, () => 'consumer')
    expect(problemsOf(createSpamTestRequest, { provider_types: list })).toEqual([])
  })

  it('checks at most a thousand invalid types', () => {
    const list = ['business', ...Array.from({ length: 2000 }, (_, index) => `type ${index}`)]
    const outcome = parseWire(createSpamTestRequest, { provider_types: list })
    if (outcome.status === 'ok') throw new Error('accepted')
    expect(outcome.problems[0]).toMatchObject({ input: '$.provider_types[1]', came: '"type 0"' })
    expect(outcome.problems.at(-1)).toMatchObject({ came: '990', expected: 'no further mismatches' })
  })
})

describe('createExternalTestRequest', () => {
  it('requires name and source, and accepts metadata of at most 16 KiB', () => {
    const external = { name: 'n', source: 's' }
    expect(problemsOf(createExternalTestRequest, { external_test: external })).toEqual([])
    expect(problemsOf(createExternalTestRequest, {})).toEqual(['$.external_test: an object'])
    expect(problemsOf(createExternalTestRequest, { external_test: { name: '', source: '' } })).toEqual([
      '$.external_test.name: a name',
      '$.external_test.source: the name of the calling application',
    ])
    expect(problemsOf(createExternalTestRequest, { external_test: { ...external, metadata: [] } })).toEqual([
      '$.external_test.metadata: an object',
    ])
    // {"a":"…"} takes 8 bytes plus the text; é takes two bytes.
    const fitting = { a: 'é'.repeat((16_384 - 8) / 2) }
    expect(problemsOf(createExternalTestRequest, { external_test: { ...external, metadata: fitting } })).toEqual([])
    const large = { a: `${fitting.a}x` }
    expect(problemsOf(createExternalTestRequest, { external_test: { ...external, metadata: large } })).toEqual([
      '$.external_test.metadata: at most 16384 bytes of JSON',
    ])
  })
})
