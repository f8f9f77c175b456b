import { describe, expect, it } from 'vitest'

import type { PollAnswer } from '../../src/client/poll.ts'
import { askForSpamTest, openSpamTestPoll } from '../../src/client/spam-test-poll.ts'
import { aCreatedTest, someSeeds } from '../support/api-builders.ts'
import { accepted, givenUp, scriptedTransport, spamTestJson } from '../support/scripted-transport.ts'

const signal = new AbortController().signal
const plain = { hold: null, deadlineMs: 1000 }
const test = aCreatedTest({ seeds: someSeeds(2) })

async function pollOnce(json: unknown, headers: Readonly<Record<string, string>> = {}): Promise<PollAnswer> {
  const transport = scriptedTransport(() => accepted(json, { headers }))
  return await openSpamTestPoll(test, transport)(plain, signal)
}

describe('openSpamTestPoll()', () => {
  it('tells folders, how many there are, and the name of the answer', async () => {
    const json = spamTestJson({ 'seed1@box.example': 'Junk', 'seed2@box.example': null })
    expect(await pollOnce(json, { etag: '"v1"' })).toMatchObject({
      status: 'told',
      receivedCount: 1,
      etag: '"v1"',
      requestCount: 1,
      snapshot: { summary: null, status: null, isTerminal: false, results: [{ folder: 'Spam' }, { folder: null }] },
    })
  })

  it('is terminal by its status where the service has one', async () => {
    const waiting = { 'seed1@box.example': null }
    const all = { 'seed1@box.example': 'INBOX', 'seed2@box.example': 'INBOX' }
    expect(await pollOnce(spamTestJson(waiting, { status: 'expired' }))).toMatchObject({
      snapshot: { isTerminal: true },
    })
    expect(await pollOnce(spamTestJson(all, { status: 'in_progress' }))).toMatchObject({
      snapshot: { isTerminal: false },
    })
  })

  it('is terminal without a status when every seed has a folder; strangers do not count', async () => {
    const all = { 'seed1@box.example': 'INBOX', 'seed2@box.example': 'Spam' }
    expect(await pollOnce(spamTestJson(all))).toMatchObject({ snapshot: { isTerminal: true } })
    const stranger = { 'seed1@box.example': 'INBOX', 'stranger@box.example': 'INBOX' }
    expect(await pollOnce(spamTestJson(stranger))).toMatchObject({ receivedCount: 1, snapshot: { isTerminal: false } })
  })

  it('hands on 304 and failures', async () => {
    const script = [accepted('', { statusCode: 304 }), givenUp('attempts', 'API_TIMEOUT')]
    const transport = scriptedTransport((_call, index) => script[index] ?? givenUp('refused', 'API_NOT_FOUND'))
    const poll = openSpamTestPoll(test, transport)
    expect(await poll(plain, signal)).toMatchObject({ status: 'unchanged', requestCount: 1 })
    expect(await poll(plain, signal)).toMatchObject({ status: 'given-up', because: 'attempts' })
  })
})

describe('askForSpamTest()', () => {
  it('encodes the id, so that it cannot leave its place in the path', () => {
    expect(askForSpamTest('a/../b?c#d', plain).call.path).toBe('/spam_tests/a%2F..%2Fb%3Fc%23d')
  })
})
