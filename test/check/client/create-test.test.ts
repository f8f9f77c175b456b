import { describe, expect, it } from 'vitest'
import { createTest, findCreatedTestProblems, withoutDuplicates } from '../../../src/check/client/create-test.ts'
import { type TrackingId, toTrackingId } from '../../../src/foundation/contract/identifiers.ts'
import type { Seed, TestRequest } from '../../../src/foundation/contract/test.ts'
import { aCreatedTest, aTestRequest, someSeeds } from '../../support/api-builders.ts'
import { accepted, failedCall, scriptedTransport } from '../../support/scripted-transport.ts'

const signal = new AbortController().signal
const send_to = { consumer: ['a@box.example'], protected: ['p@gate.example'] }
const spamReply = {
  success: true,
  test: { tracking_id: 't-1', name: 'n', source: null, metadata: {} },
  instructions: { send_to },
}
const externalReply = { success: true, test: { id: 7, tracking_id: 't-1' }, send_to }

async function creating(request: TestRequest, reply: unknown) {
  const transport = scriptedTransport(() => accepted(reply, { statusCode: 201 }))
  const created = await createTest(request, { transport, deadlineMs: 5, createdIds: new Set() }, signal)
  return { created, call: transport.calls[0] }
}

describe('createTest()', () => {
  it('sends only documented fields for a spam test', async () => {
    const { created, call } = await creating(aTestRequest(), spamReply)
    expect(call).toEqual({
      method: 'POST',
      path: '/spam_tests',
      headers: {},
      body: { spam_test: { name: 'Newsletter' } },
      deadlineMs: 5,
    })
    expect(created).toMatchObject({ style: 'spam-test', trackingId: toTrackingId('t-1'), numericId: null })
    expect(created.seeds.map((seed) => seed.address)).toEqual(['a@box.example', 'p@gate.example'])
  })

  it('sends source and metadata for an external test', async () => {
    const request = aTestRequest({ style: 'external-test', metadata: { commit: 'abc' }, providerTypes: ['protected'] })
    const { created, call } = await creating(request, externalReply)
    expect(call).toMatchObject({
      path: '/external_tests',
      body: {
        external_test: { name: 'Newsletter', source: 'presend', metadata: { commit: 'abc' } },
        provider_types: ['protected'],
      },
    })
    expect(created).toMatchObject({ style: 'external-test', numericId: 7 })
  })

  it.each(['spam-test', 'external-test'] as const)(
    'sends the sender domain and the mail type of a %s as header fields',
    async (style) => {
      const reply = style === 'spam-test' ? spamReply : externalReply
      const { call } = await creating(
        aTestRequest({ style, senderDomain: 'shop.example', mailType: 'marketing' }),
        reply,
      )
      expect(call?.headers).toEqual({ 'Presend-Sender-Domain': 'shop.example', 'Presend-Mail-Type': 'marketing' })
      expect(JSON.stringify(call?.body)).not.toContain('shop.example')
    },
  )

  it('sends timeout_minutes only if it is set', async () => {
    const { call } = await creating(aTestRequest({ timeoutMinutes: 90 }), spamReply)
    expect(call?.body).toEqual({ spam_test: { name: 'Newsletter' }, timeout_minutes: 90 })
  })

  it('rejects unsafe seed addresses, and warns that the test may have been created', async () => {
    const hostile = { ...spamReply, instructions: { send_to: { consumer: ['a@box.example\r\nBcc: x@evil.example'] } } }
    await expect(creating(aTestRequest(), hostile)).rejects.toMatchObject({
      code: 'API_REPLY_INVALID',
      outcome: 'inconclusive',
    })
    await expect(creating(aTestRequest(), hostile)).rejects.toThrow('the test may have been created')
  })

  it('rejects a test without seeds', async () => {
    const empty = { ...spamReply, instructions: { send_to: { consumer: [], other: ['a@box.example'] } } }
    await expect(creating(aTestRequest(), empty)).rejects.toMatchObject({
      code: 'API_NO_SEEDS',
      outcome: 'misconfigured',
    })
    const request = aTestRequest({ providerTypes: ['business', 'protected'] })
    await expect(creating(request, empty)).rejects.toThrow(
      'expected at least one seed address in send_to.business or send_to.protected, got a test without seed addresses',
    )
  })

  it('rejects an id that the service gave to another test of this client, before any mail is sent', async () => {
    const deps = {
      transport: scriptedTransport(() => accepted(spamReply)),
      deadlineMs: 5,
      createdIds: new Set<TrackingId>(),
    }
    await createTest(aTestRequest(), deps, signal)
    await expect(createTest(aTestRequest(), deps, signal)).rejects.toMatchObject({
      code: 'API_REPLY_INVALID',
      message: expect.stringContaining(
        'expected a new id for each test, got "t-1", the id of another test of this run, at $.test.tracking_id',
      ),
    })
  })

  it('rejects an id that would lead to another path', async () => {
    const reply = { ...spamReply, test: { ...spamReply.test, tracking_id: '../tokens' } }
    await expect(creating(aTestRequest(), reply)).rejects.toMatchObject({ code: 'API_REPLY_INVALID' })
  })

  it('rejects with the error of the transport', async () => {
    const transport = scriptedTransport(() => failedCall('refused', 'API_REPLY_LOST'))
    await expect(
      createTest(aTestRequest(), { transport, deadlineMs: 5, createdIds: new Set() }, signal),
    ).rejects.toMatchObject({
      code: 'API_REPLY_LOST',
    })
  })
})

function aSeed(address: string): Seed {
  return { address, providerType: 'business', providerName: 'box.example' }
}

describe('findCreatedTestProblems()', () => {
  it.each([
    'a@box.example',
    'first.last+tag-1@sub.box.example',
    "o'neil_!#$%&*/=?^`{|}~@box.example",
    'jürgen@bücher.example',
    'user@localhost',
  ])('accepts the address %s', (address) => {
    expect(findCreatedTestProblems(aCreatedTest({ seeds: [aSeed(address)] }))).toEqual([])
  })

  it.each([
    '',
    'box.example',
    '@box.example',
    'a@',
    'a@b@c.example',
    'a b@box.example',
    'a@box.example\r\nRCPT TO:<x@evil.example>',
    'a@box.example\u0000',
    '<a@box.example>',
    'Ann <a@box.example>',
    'a@box.example, b@box.example',
    'a\u202E@box.example',
    'a@-box..example',
    `${'a'.repeat(250)}@box.example`,
  ])('rejects the address %j and quotes it', (address) => {
    expect(findCreatedTestProblems(aCreatedTest({ seeds: [aSeed(address)] }))).toMatchObject([
      { input: 'send_to.business', expected: 'a plain email address' },
    ])
  })

  it.each(['abc', '3f2a-77', 'YWJj+/=', 'a.b:c~d@e', '_'.repeat(200)])('accepts the tracking id %s', (text) => {
    expect(findCreatedTestProblems(aCreatedTest({ trackingId: toTrackingId(text) }))).toEqual([])
  })

  it.each(['', '.', '..', 'a b', 'a\r\nBcc: x@evil.example', '--><script>', 'é', 'a"b', 'x'.repeat(201)])(
    'rejects the tracking id %j',
    (text) => {
      expect(findCreatedTestProblems(aCreatedTest({ trackingId: toTrackingId(text) }))).toMatchObject([
        { input: '$.test.tracking_id' },
      ])
    },
  )
})

describe('withoutDuplicates()', () => {
  it('removes duplicate addresses case-insensitively, and keeps the order', () => {
    const seeds = someSeeds(2)
    expect(withoutDuplicates(aCreatedTest({ seeds: [...seeds, aSeed('Seed1@Box.example')] })).seeds).toEqual(seeds)
  })
})
