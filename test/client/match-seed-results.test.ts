import { describe, expect, it } from 'vitest'

import { matchSeedResults } from '../../src/client/match-seed-results.ts'
import type { Seed, SeedResult } from '../../src/contract/test.ts'
import { aSeedResult, someSeeds } from '../support/api-builders.ts'

function seedsAt(...addresses: readonly string[]): readonly Seed[] {
  return addresses.map((address) => ({ address, providerType: 'consumer', providerName: 'box.example' }))
}

function resultsAt(...addresses: readonly string[]): readonly SeedResult[] {
  return addresses.map((address) => aSeedResult({ address }))
}

function matched(reported: readonly string[], seeds: readonly string[]): readonly string[] {
  return matchSeedResults(resultsAt(...reported), seedsAt(...seeds)).map((result) => result.address)
}

describe('matchSeedResults()', () => {
  it('compares without regard to case and gives back the spelling of the create reply', () => {
    expect(matched(['SEED@box.example'], ['Seed@Box.example'])).toEqual(['Seed@Box.example'])
  })

  it('drops the results of strangers', () => {
    expect(matched(['stranger@box.example', 'a@box.example'], ['a@box.example'])).toEqual(['a@box.example'])
  })

  it('knows a seed without its subaddress, where only one can be meant', () => {
    expect(matched(['a@box.example'], ['a+t1@box.example'])).toEqual(['a+t1@box.example'])
    expect(matched(['a@box.example'], ['a+t1@box.example', 'a+t2@box.example'])).toEqual([])
    expect(matched(['a@box.example'], ['a+t1@box.example', 'a+t2@box.example', 'a+t3@box.example'])).toEqual([])
    expect(matched(['a@box.example'], ['a+t1@box.example', 'a@box.example'])).toEqual(['a@box.example'])
  })

  it('counts a seed once: received before not received, the first before the second', () => {
    const [seed] = someSeeds(1)
    if (seed === undefined) throw new Error('no seed')
    const waiting = aSeedResult({ folder: null })
    const inbox = aSeedResult({ folder: 'INBOX' })
    const spam = aSeedResult({ folder: 'Spam' })
    expect(matchSeedResults([waiting, spam, inbox], [seed])).toEqual([spam])
    expect(matchSeedResults([inbox, waiting], [seed])).toEqual([inbox])
  })
})
