import { describe, expect, it } from 'vitest'

import { inProcessApp } from '../in-process-app.ts'

describe('Presend-Mail-Type', () => {
  it.each([
    ['marketing', 'marketing'],
    [' Transactional', 'transactional'],
    [undefined, null],
  ])('stores the mail type %j', async (field, mailType) => {
    await using app = await inProcessApp()
    for (const path of ['/spam_tests', '/external_tests']) {
      const body = path === '/spam_tests' ? {} : { external_test: { name: 'n', source: 's' } }
      const headers = field === undefined ? {} : { 'Presend-Mail-Type': field }
      const { body: reply } = await app.request('POST', path, { body, headers })
      expect(await app.store.findReportedTest(reply.test.tracking_id)).toMatchObject({ mailType })
    }
  })

  it('rejects an unknown mail type with 422, together with an invalid sender domain', async () => {
    await using app = await inProcessApp()
    const headers = { 'Presend-Mail-Type': 'bulk', 'Presend-Sender-Domain': '-' }
    const answer = await app.request('POST', '/spam_tests', { body: {}, headers })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual([
      expect.stringContaining('Presend-Sender-Domain'),
      'Presend-Mail-Type: expected one of marketing, transactional, got "bulk"',
    ])
  })
})
