import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeRandom } from '../../../src/foundation/world/node-random.ts'
import { createTrackingId, createTrackingKey, findTrackingIds } from '../../../src/service/receiving/tracking-id.ts'
import { fakeRandom } from '../../support/fake-random.ts'

describe('createTrackingId()', () => {
  it('returns a new id of at least 22 characters each time', () => {
    const random = nodeRandom()
    const ids = Array.from({ length: 2000 }, () => createTrackingId(random))
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{22,}$/u)
    expect(new Set(ids).size).toBe(2000)
  })

  it('uses every character equally often', () => {
    const random = fakeRandom(7)
    const counts = new Map<string, number>()
    for (let round = 0; round < 5000; round += 1) {
      for (const character of createTrackingId(random).slice(4)) {
        counts.set(character, (counts.get(character) ?? 0) + 1)
      }
    }
    const expected = (5000 * 24) / 62
    expect(counts.size).toBe(62)
    // With bytes modulo 62, the first eight characters would be 25% more frequent.
    for (const count of counts.values()) expect(Math.abs(count - expected) / expected).toBeLessThan(0.1)
  })

  it('reads more random bytes when some are unusable', () => {
    const batches = [new Uint8Array(24).fill(255), new Uint8Array(24).fill(0)]
    const random = { ...fakeRandom(), bytes: () => batches.shift() ?? new Uint8Array(24) }
    expect(createTrackingId(random)).toBe(`pst_${'A'.repeat(24)}`)
  })
})

describe('findTrackingIds()', () => {
  it('finds an id surrounded by any text', () => {
    const random = fakeRandom(3)
    const boundary = string().filter((text) => !/pst_/u.test(text))
    assert(
      property(boundary, boundary, (before, after) => {
        const id = createTrackingId(random)
        expect(findTrackingIds(`${before} ${id}\n${after}`)).toEqual([id])
        expect(findTrackingIds(`<!-- ${id}-->`)).toEqual([id])
        expect(findTrackingIds(`https://shop.example/?t=${id}&x=1`)).toEqual([id])
      }),
    )
  })

  it('returns ids in order, without duplicates, at most ten', () => {
    const random = fakeRandom(5)
    const ids = Array.from({ length: 30 }, () => createTrackingId(random))
    expect(findTrackingIds([ids[2], ids[1], ids[2]].join(' '))).toEqual([ids[2], ids[1]])
    expect(findTrackingIds(ids.join(' '))).toEqual(ids.slice(0, 10))
  })

  it.each([
    ['a tracking key', createTrackingKey(fakeRandom())],
    ['a longer word', `${createTrackingId(fakeRandom())}x`],
    ['the end of a longer word', `x${createTrackingId(fakeRandom())}`],
    ['half an id', createTrackingId(fakeRandom()).slice(0, -1)],
    ['empty text', ''],
  ])('finds no id in %s', (_what, text) => {
    expect(findTrackingIds(text)).toEqual([])
  })
})
