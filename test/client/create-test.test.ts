import { describe, expect, it } from 'vitest'

import { createTest } from '../../src/client/create-test.ts'
import type { TestRequest } from '../../src/contract/test.ts'
import { accepted, givenUp, scriptedTransport } from '../support/scripted-transport.ts'

const signal = new AbortController().signal
const send_to = { consumer: ['a@box.example'], protected: ['p@gate.example'] }
const spamReply = {
  success: true,
  test: { tracking_id: 't-1', name: 'n', source: null, metadata: {} },
  instructions: { send_to },
}
const externalReply = { success: true, test: { id: 7, tracking_id: 't-1' }, send_to }

function aRequest(changes: Partial<TestRequest> = {}): TestRequest {
  return {
    style: 'spam-test',
    name: 'Newsletter',
    providerTypes: [],
    metadata: {},
    senderDomain: null,
    mailType: null,
    timeoutMinutes: null,
    ...changes,
  }
}

async function creating(request: TestRequest, reply: unknown) {
  const transport = scriptedTransport(() => accepted(reply, { statusCode: 201 }))
  const created = await createTest(request, { transport, deadlineMs: 5 }, signal)
  return { created, call: transport.calls[0] }
}

describe('createTest()', () => {
  it('asks for a spam test with nothing but what the document has', async () => {
    const { created, call } = await creating(aRequest(), spamReply)
    expect(call).toEqual({
      method: 'POST',
      path: '/spam_tests',
      headers: {},
      body: { spam_test: { name: 'Newsletter' } },
      deadlineMs: 5,
    })
    expect(created).toMatchObject({ style: 'spam-test', trackingId: 't-1', numericId: null })
    expect(created.seeds.map((seed) => seed.address)).toEqual(['a@box.example', 'p@gate.example'])
  })

  it('asks for an external test in our name, with metadata', async () => {
    const request = aRequest({ style: 'external-test', metadata: { commit: 'abc' }, providerTypes: ['protected'] })
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
    'says of a %s whose mail it is for and of which type, beside the body',
    async (style) => {
      const reply = style === 'spam-test' ? spamReply : externalReply
      const { call } = await creating(aRequest({ style, senderDomain: 'shop.example', mailType: 'marketing' }), reply)
      expect(call?.headers).toEqual({ 'Presend-Sender-Domain': 'shop.example', 'Presend-Mail-Type': 'marketing' })
      expect(JSON.stringify(call?.body)).not.toContain('shop.example')
    },
  )

  it('asks for a longer test only when that is wanted', async () => {
    const { call } = await creating(aRequest({ timeoutMinutes: 90 }), spamReply)
    expect(call?.body).toEqual({ spam_test: { name: 'Newsletter' }, timeout_minutes: 90 })
  })

  it('refuses seeds that nobody should send to, and says that a test may exist', async () => {
    const hostile = { ...spamReply, instructions: { send_to: { consumer: ['a@box.example\r\nBcc: x@evil.example'] } } }
    await expect(creating(aRequest(), hostile)).rejects.toMatchObject({
      code: 'API_REPLY_INVALID',
      outcome: 'inconclusive',
    })
    await expect(creating(aRequest(), hostile)).rejects.toThrow('a test may exist')
  })

  it('refuses a test without seeds', async () => {
    const empty = { ...spamReply, instructions: { send_to: { consumer: [], other: ['a@box.example'] } } }
    await expect(creating(aRequest(), empty)).rejects.toMatchObject({ code: 'API_NO_SEEDS', outcome: 'misconfigured' })
    const request = aRequest({ providerTypes: ['business', 'protected'] })
    await expect(creating(request, empty)).rejects.toThrow(
      'got a test without a seed address, expected at least one of business, protected',
    )
  })

  it('throws what the transport says', async () => {
    const transport = scriptedTransport(() => givenUp('refused', 'API_REPLY_LOST'))
    await expect(createTest(aRequest(), { transport, deadlineMs: 5 }, signal)).rejects.toMatchObject({
      code: 'API_REPLY_LOST',
    })
  })
})
