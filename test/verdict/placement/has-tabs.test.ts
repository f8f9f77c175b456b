import { describe, expect, test } from 'vitest'
import { localSeeds } from '../../../src/seeds/directory.ts'
import { hasTabs } from '../../../src/verdict/placement/has-tabs.ts'

describe('hasTabs()', () => {
  test('is true for one default seed, which stands for Gmail', () => {
    const tabbed = localSeeds.filter(({ providerType, providerName, options }) =>
      hasTabs({ providerType, providerName, seedOptions: options }),
    )
    expect(tabbed.map(({ address }) => address)).toEqual(['seed1@freemail.example'])
  })

  test.for([
    ['consumer', 'gmail.com', true],
    ['consumer', 'GoogleMail.com', true],
    ['consumer', 'yahoo.com', false],
    ['consumer', 'outlook.com', false],
    ['business', 'gmail.com', false],
    ['protected', 'gmail.com', false],
  ] as const)('is decided by type and provider: %s at %s is %s', ([providerType, providerName, expected]) => {
    expect(hasTabs({ providerType, providerName, seedOptions: [] })).toBe(expected)
  })

  test('is true for a consumer seed with the option tabs', () => {
    expect(hasTabs({ providerType: 'consumer', providerName: 'box.example', seedOptions: ['tabs'] })).toBe(true)
    expect(hasTabs({ providerType: 'business', providerName: 'box.example', seedOptions: ['tabs'] })).toBe(false)
  })
})
