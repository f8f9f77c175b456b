import { describe, expect, it } from 'vitest'

import { hashToken } from '../../../src/service/middleware/identify.ts'
import { inProcessApp } from '../in-process-app.ts'

describe('the bearer token', () => {
  it.each(['Bearer pro', 'bearer pro', 'BEARER  pro '])('is taken from %j', async (authorization) => {
    await using app = await inProcessApp()
    expect((await app.request('GET', '/external_tests', { authorization })).status).toBe(200)
  })

  it.each([
    'Bearer nobody',
    'Bearer revoked',
    'Bearer ',
    'Bearer',
    'pro',
    'Basic pro',
    'Bearer pro, Bearer enterprise',
    'Bearer pro pro',
    `Bearer ${'x'.repeat(600)}`,
    "Bearer ' or 1=1 --",
  ])('is refused as %j', async (authorization) => {
    await using app = await inProcessApp()
    const answer = await app.request('GET', '/external_tests', { authorization })
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({ success: false, error: expect.stringContaining('invalid or revoked') })
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer realm="presend", error="invalid_token"')
  })

  it('is kept as its SHA-256', () => {
    expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})
