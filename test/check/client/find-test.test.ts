import { describe, expect, it } from 'vitest'

import { findTest, type ListMailboxes, mailboxLister } from '../../../src/check/client/find-test.ts'
import { toTrackingId } from '../../../src/foundation/contract/identifiers.ts'
import type { FoundTest } from '../../../src/foundation/contract/test.ts'
import {
  accepted,
  failedCall,
  type ScriptedTransport,
  scriptedTransport,
  spamTestJson,
} from '../../support/scripted-transport.ts'

const { signal } = new AbortController()
const id = toTrackingId('pst_1')

async function find(
  transport: ScriptedTransport,
  listMailboxes: ListMailboxes = mailboxLister(transport),
): Promise<FoundTest> {
  return await findTest(id, { transport, deadlineMs: 1000, listMailboxes }, signal)
}

function withEntries(...entries: readonly object[]): unknown {
  const blank = { delivered_to: null, dkim_pass: false, spf_pass: false, dmarc_pass: false, from: null }
  const complete = (entry: object): object => ({ ...blank, ...entry })
  const test_results = entries.map(complete)
  return { success: true, data: { key: 'k', name: 'Order', test_results, report_url: 'https://presend.example/r/x' } }
}

describe('findTest()', () => {
  it('returns the seeds with the provider types in the reply, in one request', async () => {
    const transport = scriptedTransport(() =>
      accepted(
        withEntries(
          { to: 'a@box.example', provider_type: 'business', provider_name: 'Box' },
          { to: 'b@Post.example', provider_type: 'consumer' },
          { to: 'A@box.example', provider_type: 'business' },
        ),
      ),
    )
    expect(await find(transport)).toEqual({
      name: 'Order',
      test: {
        style: 'spam-test',
        trackingId: 'pst_1',
        numericId: null,
        longPollSeconds: null,
        reportUrl: 'https://presend.example/r/x',
        seeds: [
          { address: 'A@box.example', providerType: 'business', providerName: 'box.example' },
          { address: 'b@Post.example', providerType: 'consumer', providerName: 'post.example' },
        ],
      },
    })
    expect(transport.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /spam_tests/pst_1'])
  })

  it('looks up the provider types that the reply does not contain', async () => {
    const listed = { consumer: ['ann@mail.example'], business: ['cid@firm.example'], protected: [] }
    const transport = scriptedTransport(({ path }) =>
      accepted(
        path === '/spam_tests/email_services'
          ? listed
          : spamTestJson({ 'ANN@mail.example': null, 'cid+pst1@firm.example': 'INBOX' }),
      ),
    )
    const listMailboxes = mailboxLister(transport)
    const { test } = await find(transport, listMailboxes)
    expect(test.seeds.map(({ address, providerType }) => [address, providerType])).toEqual([
      ['ANN@mail.example', 'consumer'],
      ['cid+pst1@firm.example', 'business'],
    ])
    await find(transport, listMailboxes)
    expect(transport.calls.filter(({ path }) => path === '/spam_tests/email_services')).toHaveLength(1)
  })

  it('rejects a test whose seeds have unknown provider types', async () => {
    const transport = scriptedTransport(({ path }) =>
      accepted(path === '/spam_tests/email_services' ? {} : spamTestJson({ 'eve@gate.example': null })),
    )
    await expect(find(transport)).rejects.toMatchObject({
      code: 'API_REPLY_INVALID',
      outcome: 'inconclusive',
      message: expect.stringContaining('got no provider type for eve@gate.example; use mode check with this service'),
    })
  })

  it('rejects a test without seeds', async () => {
    const transport = scriptedTransport(() => accepted(spamTestJson({})))
    await expect(find(transport)).rejects.toMatchObject({ message: expect.stringContaining('a test without seeds') })
  })

  it('explains which settings to check if the test does not exist', async () => {
    const transport = scriptedTransport(() => failedCall('refused', 'API_NOT_FOUND'))
    await expect(find(transport)).rejects.toMatchObject({
      code: 'API_NOT_FOUND',
      outcome: 'misconfigured',
      message: expect.stringContaining('check tracking-id, and that api-url and api-token are those of the run'),
    })
  })

  it('passes on any other error', async () => {
    const transport = scriptedTransport(() => failedCall('attempts', 'API_TIMEOUT'))
    await expect(find(transport)).rejects.toMatchObject({ code: 'API_TIMEOUT', outcome: 'inconclusive' })
  })
})
