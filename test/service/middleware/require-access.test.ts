import { expect, it } from 'vitest'

import { inProcessApp } from '../in-process-app.ts'

it('a plan without API access gets 403 on every path, with the limits', async () => {
  await using app = await inProcessApp()
  for (const path of ['/external_tests', '/postmaster_accounts/connected', '/nothing']) {
    const answer = await app.request('GET', path, { token: 'free' })
    expect(answer.status).toBe(403)
    expect(answer.body).toEqual({ success: false, error: expect.stringContaining('plan') })
    expect(answer.headers.get('X-RateLimit-Limit')).toBe('1000')
  }
})

it.each(['pro', 'enterprise'])('the plan %s has access', async (token) => {
  await using app = await inProcessApp()
  expect((await app.request('GET', '/external_tests', { token })).status).toBe(200)
})
