import { describe, expect, it } from 'vitest'

import { openExternalTestPoll } from '../../../src/check/client/external-test-poll.ts'
import type { PollOutcome } from '../../../src/check/client/poll.ts'
import type { SendOutcome } from '../../../src/check/client/send.ts'
import { aCreatedTest, someSeeds } from '../../support/api-builders.ts'
import { accepted, failedCall, scriptedTransport, spamTestJson } from '../../support/scripted-transport.ts'

const signal = new AbortController().signal
const test = aCreatedTest({ style: 'external-test', numericId: 7, seeds: someSeeds(2) })
const details = accepted(spamTestJson({ 'seed1@box.example': 'INBOX', 'seed2@box.example': null }))

function stateOf(completed: number, status: string = 'in_progress'): SendOutcome {
  const summary = { inbox_rate: completed === 0 ? 0 : 100, completed, total_providers: 2 }
  return accepted({ success: true, test: { id: 7, tracking_id: test.trackingId, status }, summary })
}

/** Polls once per state. Replies to requests for details are used in order; the last reply repeats. */
async function polls(states: readonly SendOutcome[], detailOutcomes: readonly SendOutcome[]) {
  const left = [...detailOutcomes]
  const leftStates = [...states]
  const transport = scriptedTransport((call) => {
    if (call.path === '/external_tests/7') return leftStates.shift() ?? failedCall('refused', 'API_NOT_FOUND')
    return (left.length > 1 ? left.shift() : left[0]) ?? failedCall('refused', 'API_NOT_FOUND')
  })
  const poll = openExternalTestPoll(test, 7, transport)
  const answers: PollOutcome[] = []
  for (const _ of states) answers.push(await poll({ longPoll: null, deadlineMs: 1000 }, signal))
  return { answers, paths: transport.calls.map((call) => call.path) }
}

describe('openExternalTestPoll()', () => {
  it('returns summary, status and seeds', async () => {
    const { answers, paths } = await polls([stateOf(1)], [details])
    expect(answers).toMatchObject([
      {
        status: 'ok',
        receivedCount: 1,
        requestCount: 2,
        snapshot: {
          summary: { inboxPercent: 100, completedCount: 1, seedCount: 2 },
          status: 'in_progress',
          isTerminal: false,
          results: [{ folder: 'INBOX' }, { folder: null }],
        },
      },
    ])
    expect(paths).toEqual(['/external_tests/7', `/spam_tests/${test.trackingId}`])
  })

  it('requests the seeds only when the counts changed, and once more at the end', async () => {
    const { answers, paths } = await polls([stateOf(1), stateOf(1), stateOf(2), stateOf(2, 'complete')], [details])
    expect(answers.map((answer) => answer.status === 'ok' && answer.requestCount)).toEqual([2, 1, 2, 2])
    expect(paths.filter((path) => path.startsWith('/spam_tests'))).toHaveLength(3)
    expect(answers[1]).toMatchObject({ snapshot: { results: [{ folder: 'INBOX' }, { folder: null }] } })
    expect(answers[3]).toMatchObject({ snapshot: { isTerminal: true } })
  })

  it.each(['API_NOT_FOUND', 'API_REQUEST_REFUSED', 'API_REPLY_INVALID'] as const)(
    'returns only the summary after the seeds are refused with %s, and stops requesting them',
    async (code) => {
      const { answers, paths } = await polls(
        [stateOf(1), stateOf(2), stateOf(2, 'complete')],
        [failedCall('refused', code)],
      )
      expect(answers.map((answer) => answer.status === 'ok' && answer.snapshot.results)).toEqual([null, null, null])
      expect(paths.filter((path) => path.startsWith('/spam_tests'))).toHaveLength(1)
    },
  )

  it('repeats a refused request for seeds twice before the first result, because the service may not find a new test yet', async () => {
    const refused = failedCall('refused', 'API_NOT_FOUND')
    const late = await polls([stateOf(0), stateOf(1)], [refused, details])
    expect(late.answers[1]).toMatchObject({ snapshot: { results: [{ folder: 'INBOX' }, { folder: null }] } })
    const never = await polls([stateOf(0), stateOf(0), stateOf(0), stateOf(1)], [refused])
    expect(never.paths.filter((path) => path.startsWith('/spam_tests'))).toHaveLength(2)
  })

  it.each([
    ['a refused token', failedCall('refused', 'API_TOKEN_REFUSED')],
    ['a temporary failure', failedCall('attempts', 'API_UNAVAILABLE')],
  ])('keeps requesting seeds after %s', async (_name, failed) => {
    const { answers } = await polls([stateOf(1), stateOf(1)], [failed, details])
    expect(answers).toMatchObject([{ status: 'failed' }, { snapshot: { results: [{}, {}] } }])
  })

  it('long-polls the state but not the seeds', async () => {
    const held = stateOf(1)
    if (held.status === 'failed') throw new Error('the poll failed')
    const reply = { ...held.reply, headers: { etag: '"v1"' } }
    const transport = scriptedTransport((call) =>
      call.path === '/external_tests/7' ? { status: 'accepted', reply } : details,
    )
    const poll = openExternalTestPoll(test, 7, transport)
    const answer = await poll({ longPoll: { seconds: 20, etag: '"v0"' }, deadlineMs: 1000 }, signal)
    expect(answer).toMatchObject({ etag: '"v1"' })
    expect(transport.calls.map((call) => call.longPollMs)).toEqual([20_000, undefined])
  })

  it('keeps the known seeds when a later request for seeds is refused', async () => {
    const { answers } = await polls(
      [stateOf(1), stateOf(2), stateOf(2)],
      [details, failedCall('refused', 'API_NOT_FOUND'), details],
    )
    expect(answers.map((answer) => answer.status)).toEqual(['ok', 'failed', 'ok'])
  })
})
