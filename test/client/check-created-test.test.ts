import { describe, expect, it } from 'vitest'

import { dropRepeatedSeeds, findCreatedTestProblems } from '../../src/client/check-created-test.ts'
import type { Seed } from '../../src/contract/test.ts'
import { aCreatedTest, someSeeds } from '../support/api-builders.ts'

function aSeed(address: string): Seed {
  return { address, providerType: 'business', providerName: 'box.example' }
}

describe('findCreatedTestProblems()', () => {
  it.each([
    'a@box.example',
    'first.last+tag-1@sub.box.example',
    "o'neil_!#$%&*/=?^`{|}~@box.example",
    'jürgen@bücher.example',
    'user@localhost',
  ])('accepts the address %s', (address) => {
    expect(findCreatedTestProblems(aCreatedTest({ seeds: [aSeed(address)] }))).toEqual([])
  })

  it.each([
    '',
    'box.example',
    '@box.example',
    'a@',
    'a@b@c.example',
    'a b@box.example',
    'a@box.example\r\nRCPT TO:<x@evil.example>',
    'a@box.example\u0000',
    '<a@box.example>',
    'Ann <a@box.example>',
    'a@box.example, b@box.example',
    'a\u202E@box.example',
    'a@-box..example',
    `${'a'.repeat(250)}@box.example`,
  ])('refuses the address %j, quoted', (address) => {
    expect(findCreatedTestProblems(aCreatedTest({ seeds: [aSeed(address)] }))).toMatchObject([
      { input: 'send_to.business', expected: 'a plain e-mail address' },
    ])
  })

  it.each(['abc', '3f2a-77', 'YWJj+/=', 'a.b:c~d@e', '_'.repeat(200)])('accepts the tracking id %s', (trackingId) => {
    expect(findCreatedTestProblems(aCreatedTest({ trackingId }))).toEqual([])
  })

  it.each(['', '.', '..', 'a b', 'a\r\nBcc: x@evil.example', '--><script>', 'é', 'a"b', 'x'.repeat(201)])(
    'refuses the tracking id %j, which could end a header field, a comment or a path',
    (trackingId) => {
      expect(findCreatedTestProblems(aCreatedTest({ trackingId }))).toMatchObject([{ input: '$.test.tracking_id' }])
    },
  )
})

describe('dropRepeatedSeeds()', () => {
  it('keeps the first of an address that comes twice, in whatever case, and the order', () => {
    const seeds = someSeeds(2)
    expect(dropRepeatedSeeds(aCreatedTest({ seeds: [...seeds, aSeed('Seed1@Box.example')] })).seeds).toEqual(seeds)
  })
})
