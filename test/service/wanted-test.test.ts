import { describe, expect, it } from 'vitest'

import { replyCache } from '../../src/service/long-poll/reply-cache.ts'
import { type TestWanted, wantTest } from '../../src/service/wanted-test.ts'

function wanted(method: string, path: string): TestWanted | null {
  return wantTest({ method, path }, replyCache(1000), 0)
}

describe('wantTest()', () => {
  it.each([
    ['GET', '/api/v1/spam_tests/17', '17'],
    ['GET', '/api/v1/spam_tests/pst_Ab-9_x', 'pst_Ab-9_x'],
    ['HEAD', '/api/v1/spam_tests/psk_x', 'psk_x'],
  ])('wants the test of %s %s with its seeds', (method, path, name) => {
    expect(wanted(method, path)?.question).toEqual({ name, needsSeeds: true, known: null })
  })

  it('wants the row alone of an external test', () => {
    expect(wanted('GET', '/api/v1/external_tests/17')?.question).toEqual({ name: '17', needsSeeds: false, known: null })
  })

  it.each([
    ['POST', '/api/v1/spam_tests/17'],
    ['GET', '/api/v1/spam_tests'],
    ['GET', '/api/v1/spam_tests/'],
    ['GET', '/api/v1/spam_tests/1/2'],
    ['GET', '/api/v1/spam_tests/%00'],
    ['GET', '/api/v1/spam_tests/a b'],
    ['GET', `/api/v1/spam_tests/${'a'.repeat(129)}`],
    ['GET', '/api/v1/external_tests/pst_x'],
    ['GET', '/api/v1/external_tests/1234567890123456'],
    ['GET', '/api/v1/external_tests/017'],
    ['GET', '/api/v1/postmaster_accounts/17'],
  ])('wants none for %s %s', (method, path) => {
    expect(wanted(method, path)).toBeNull()
  })

  it('tells of the reply that is kept, until time makes it wrong', () => {
    const cache = replyCache(10_000)
    const test = { numericId: 7, trackingId: 'pst_7', trackingKey: 'psk_7', completedAtMs: null, expiresAtMs: 100 }
    cache.keep({ ...test, revision: 3 }, { etag: '"7"', body: new Uint8Array(1), status: 'in_progress' })
    const path = { method: 'GET', path: '/api/v1/spam_tests/pst_7' }
    expect(wantTest(path, cache, 99)?.question.known).toMatchObject({ numericId: 7, revision: 3 })
    expect(wantTest(path, cache, 100)).toEqual({
      question: { name: 'pst_7', needsSeeds: true, known: null },
      knownReply: null,
    })
  })
})
