import { describe, expect, it } from 'vitest'

import { listEmailServices, listExternalTests, listProviders } from '../../src/client/lists.ts'
import { accepted, scriptedTransport } from '../support/scripted-transport.ts'

const signal = new AbortController().signal

describe('the lists', () => {
  it('listEmailServices() gives seeds by type', async () => {
    const transport = scriptedTransport(() => accepted({ consumer: ['a@box.example'], business: [], protected: [] }))
    expect(await listEmailServices(transport, signal)).toEqual([
      { address: 'a@box.example', providerType: 'consumer', providerName: 'box.example' },
    ])
    expect(transport.calls).toEqual([{ method: 'GET', path: '/spam_tests/email_services' }])
  })

  it('listProviders() asks for types by repeated parameters', async () => {
    const emails = [{ address: 'a@box.example', service: 'Box', status: 'degraded' }]
    const transport = scriptedTransport(() =>
      accepted({ success: true, providers: { business: { description: 'd', emails } } }),
    )
    expect(await listProviders(transport, ['business', 'protected'], signal)).toMatchObject({ business: emails })
    expect(transport.calls[0]?.query).toEqual([
      ['provider_types[]', 'business'],
      ['provider_types[]', 'protected'],
    ])
  })

  it('listExternalTests() sends only the filters that are given', async () => {
    const tests = [{ id: 1, tracking_id: 't', status: 'complete' }]
    const transport = scriptedTransport(() => accepted({ success: true, tests }))
    expect(await listExternalTests(transport, { source: 'presend', page: 2, perPage: 50 }, signal)).toMatchObject({
      tests,
    })
    expect(transport.calls[0]?.query).toEqual([
      ['source', 'presend'],
      ['page', '2'],
      ['per_page', '50'],
    ])
  })
})
