import { describe, expect, it } from 'vitest'

import { providerTypes } from '../../../src/foundation/contract/names.ts'
import { isMonitored, localSeeds, seedDirectory, storedDirectory } from '../../../src/service/receiving/directory.ts'

describe('localSeeds', () => {
  it('has nine different addresses, three per type, at several providers', () => {
    expect(localSeeds).toHaveLength(9)
    for (const type of providerTypes) {
      const ofType = localSeeds.filter((seed) => seed.providerType === type)
      expect(ofType).toHaveLength(3)
      expect(new Set(ofType.map((seed) => seed.providerName)).size).toBeGreaterThan(1)
    }
    expect(new Set(localSeeds.map((seed) => seed.address)).size).toBe(9)
  })

  it('uses only the reserved domain .example', () => {
    for (const seed of localSeeds) expect(seed.address).toMatch(/^[a-z0-9]+@[a-z]+\.example$/u)
  })
})

describe('a seed directory', () => {
  it('finds a seed by address, case-insensitively', async () => {
    const directory = seedDirectory(localSeeds)
    expect(directory.find('SEED1@FreeMail.example')).toBe(localSeeds[0])
    expect(directory.find('seed1@freemail.example.')).toBeNull()
    expect(directory.find('__proto__')).toBeNull()
    expect(await directory.list()).toBe(localSeeds)
  })

  it("lists stored seeds with their current state and this instance's options", async () => {
    const own = localSeeds.map((seed, index) => ({ ...seed, options: index === 0 ? (['greylist'] as const) : [] }))
    const [first, second] = localSeeds
    if (first === undefined || second === undefined) throw new TypeError('there are nine local seeds')
    let stored = [second, first]
    const listSeeds = async () => await Promise.resolve(stored)
    const directory = storedDirectory({ listSeeds }, seedDirectory(own))
    expect((await directory.list()).map((seed) => [seed.address, seed.isEnabled, seed.options])).toEqual([
      ['seed2@webmail.example', true, []],
      ['seed1@freemail.example', true, ['greylist']],
    ])
    stored = [
      { ...second, isEnabled: false },
      { ...first, isEnabled: false },
    ]
    expect((await directory.list()).every((seed) => !seed.isEnabled)).toBe(true)
    expect(directory.find('seed9@shieldpost.example')?.address).toBe('seed9@shieldpost.example')
  })

  it.each([
    [true, 'healthy', true],
    [true, 'degraded', true],
    [true, 'unhealthy', false],
    [false, 'healthy', false],
  ] as const)('isMonitored() for isEnabled %s and health %s returns %s', (isEnabled, health, expected) => {
    const [seed] = localSeeds
    if (seed === undefined) throw new Error('no seed')
    expect(isMonitored({ ...seed, isEnabled, health })).toBe(expected)
  })
})
