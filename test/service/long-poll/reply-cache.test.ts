import { describe, expect, it } from 'vitest'
import {
  type TrackingId,
  type TrackingKey,
  toTrackingId,
  toTrackingKey,
} from '../../../src/foundation/contract/identifiers.ts'

import { replyCache } from '../../../src/service/long-poll/reply-cache.ts'

const expiresAtMs = 1000

interface Named {
  readonly numericId: number
  readonly trackingId: TrackingId
  readonly trackingKey: TrackingKey
  readonly revision: number
  readonly completedAtMs: number | null
  readonly expiresAtMs: number
}

function aTest(numericId: number, revision: number = 1): Named {
  const names = { trackingId: toTrackingId(`pst_${numericId}`), trackingKey: toTrackingKey(`psk_${numericId}`) }
  return { numericId, ...names, revision, completedAtMs: null, expiresAtMs }
}

function aReply(text: string, status: 'in_progress' | 'expired' = 'in_progress') {
  return { etag: `"${text}"`, body: new TextEncoder().encode(text), status } as const
}

describe('replyCache()', () => {
  it('finds a reply by each name of the test', () => {
    const cache = replyCache(100_000)
    cache.keep(aTest(7), aReply('seven'))
    for (const name of ['7', 'pst_7', 'psk_7']) {
      expect(cache.find(name, 0)).toMatchObject({ etag: '"seven"', numericId: 7, revision: 1 })
    }
    expect(cache.find('8', 0)).toBeNull()
  })

  it('does not find a reply that has become outdated', () => {
    const cache = replyCache(100_000)
    cache.keep(aTest(7), aReply('open'))
    expect(cache.find('7', expiresAtMs - 1)).not.toBeNull()
    expect(cache.find('7', expiresAtMs)).toBeNull()
  })

  it('keeps only the latest reply per test', () => {
    const cache = replyCache(100_000)
    cache.keep(aTest(7, 1), aReply('one'))
    const sizeBytes = cache.sizeBytes
    cache.keep(aTest(7, 2), aReply('two'))
    expect(cache.sizeBytes).toBe(sizeBytes)
    expect(cache.find('pst_7', 0)?.etag).toBe('"two"')
  })

  it('stays within its size limit and evicts the least recently used reply', () => {
    const cache = replyCache(6100)
    for (const numericId of [1, 2]) cache.keep(aTest(numericId), aReply('x'.repeat(2000)))
    cache.find('1', 0)
    cache.keep(aTest(3), aReply('x'.repeat(2000)))
    expect(cache.sizeBytes).toBeLessThanOrEqual(6100)
    expect(cache.find('2', 0)).toBeNull()
    expect(cache.find('pst_2', 0)).toBeNull()
    expect(cache.find('1', 0)).not.toBeNull()
    expect(cache.find('3', 0)).not.toBeNull()
  })

  it('does not keep a reply larger than the limit', () => {
    const cache = replyCache(5000)
    cache.keep(aTest(1), aReply('small'))
    cache.keep(aTest(2), aReply('x'.repeat(5000)))
    expect(cache.find('2', 0)).toBeNull()
    expect(cache.find('1', 0)).not.toBeNull()
  })

  it('does not keep the seeds of a test in memory', () => {
    const cache = replyCache(100_000)
    const seeds = { found: false }
    const test = {
      ...aTest(1),
      get seeds() {
        seeds.found = true
        return []
      },
    }
    cache.keep(test, aReply('one'))
    expect(JSON.stringify(cache.find('1', 0))).not.toContain('seeds')
    expect(seeds.found).toBe(false)
  })
})
