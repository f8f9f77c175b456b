import { describe, expect, it } from 'vitest'

import type { PollOutcome } from '../../../src/check/client/poll.ts'
import { matchSeedResults, openSpamTestPoll, spamTestCall } from '../../../src/check/client/spam-test-poll.ts'
import type { Seed, SeedResult } from '../../../src/foundation/contract/test.ts'
import { aCreatedTest, aSeedResult, someSeeds } from '../../support/api-builders.ts'
import { accepted, failedCall, scriptedTransport, spamTestJson } from '../../support/scripted-transport.ts'

const signal = new AbortController().signal
const plain = { longPoll: null, deadlineMs: 1000 }
const test = aCreatedTest({ seeds: someSeeds(2) })

async function pollOnce(json: unknown, headers: Readonly<Record<string, string>> = {}): Promise<PollOutcome> {
  const transport = scriptedTransport(() => accepted(json, { headers }))
  return await openSpamTestPoll(test, transport)(plain, signal)
}

describe('openSpamTestPoll()', () => {
  it('returns the results, their count and the ETag', async () => {
    const json = spamTestJson({ 'seed1@box.example': 'Junk', 'seed2@box.example': null })
    expect(await pollOnce(json, { etag: '"v1"' })).toMatchObject({
      status: 'ok',
      receivedCount: 1,
      etag: '"v1"',
      requestCount: 1,
      snapshot: { summary: null, status: null, isTerminal: false, results: [{ folder: 'Spam' }, { folder: null }] },
    })
  })

  it('is terminal depending on the status if the service returns one', async () => {
    const waiting = { 'seed1@box.example': null }
    const all = { 'seed1@box.example': 'INBOX', 'seed2@box.example': 'INBOX' }
    expect(await pollOnce(spamTestJson(waiting, { status: 'expired' }))).toMatchObject({
      snapshot: { isTerminal: true },
    })
    expect(await pollOnce(spamTestJson(all, { status: 'in_progress' }))).toMatchObject({
      snapshot: { isTerminal: false },
    })
  })

  it('is terminal without a status when every seed of the test has a folder', async () => {
    const all = { 'seed1@box.example': 'INBOX', 'seed2@box.example': 'Spam' }
    expect(await pollOnce(spamTestJson(all))).toMatchObject({ snapshot: { isTerminal: true } })
    const stranger = { 'seed1@box.example': 'INBOX', 'stranger@box.example': 'INBOX' }
    expect(await pollOnce(spamTestJson(stranger))).toMatchObject({ receivedCount: 1, snapshot: { isTerminal: false } })
  })

  it('returns 304 and failures', async () => {
    const script = [accepted('', { statusCode: 304 }), failedCall('attempts', 'API_TIMEOUT')]
    const transport = scriptedTransport((_call, index) => script[index] ?? failedCall('refused', 'API_NOT_FOUND'))
    const poll = openSpamTestPoll(test, transport)
    expect(await poll(plain, signal)).toMatchObject({ status: 'unchanged', requestCount: 1 })
    expect(await poll(plain, signal)).toMatchObject({ status: 'failed', reason: 'attempts' })
  })
})

describe('spamTestCall()', () => {
  it('percent-encodes the id in the path', () => {
    expect(spamTestCall('a/../b?c#d', plain).call.path).toBe('/spam_tests/a%2F..%2Fb%3Fc%23d')
  })
})

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
  it('compares addresses case-insensitively, and returns them as in the create reply', () => {
    expect(matched(['SEED@box.example'], ['Seed@Box.example'])).toEqual(['Seed@Box.example'])
  })

  it('drops results for other addresses', () => {
    expect(matched(['stranger@box.example', 'a@box.example'], ['a@box.example'])).toEqual(['a@box.example'])
  })

  it('matches an address without subaddress if it is unambiguous', () => {
    expect(matched(['a@box.example'], ['a+t1@box.example'])).toEqual(['a+t1@box.example'])
    expect(matched(['a@box.example'], ['a+t1@box.example', 'a+t2@box.example'])).toEqual([])
    expect(matched(['a@box.example'], ['a+t1@box.example', 'a+t2@box.example', 'a+t3@box.example'])).toEqual([])
    expect(matched(['a@box.example'], ['a+t1@box.example', 'a@box.example'])).toEqual(['a@box.example'])
  })

  it('returns one result per seed: the first one with a folder, or else the first', () => {
    const [seed] = someSeeds(1)
    if (seed === undefined) throw new Error('no seed')
    const waiting = aSeedResult({ folder: null })
    const inbox = aSeedResult({ folder: 'INBOX' })
    const spam = aSeedResult({ folder: 'Spam' })
    expect(matchSeedResults([waiting, spam, inbox], [seed])).toEqual([spam])
    expect(matchSeedResults([inbox, waiting], [seed])).toEqual([inbox])
  })
})
