import { describe, expect, it } from 'vitest'

import { openSubmission } from '../../../src/check/submission/open-submission.ts'
import { nodeClock } from '../../../src/foundation/world/node-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { type ScriptStep, startScriptedSmtpServer } from '../../support/smtp-server-scripted.ts'
import {
  aMessage,
  aSetting,
  countStatuses,
  hurriedClock,
  hurriedSubmission,
  someMessages,
  submitAll,
} from '../../support/submission-setup.ts'

const never = new AbortController().signal

/** Creates a script that rejects the given number of commands of a kind. */
function refuseFirst(
  count: number,
  command: ScriptStep['command'],
  reply: string,
): (step: ScriptStep) => { reply: string } | undefined {
  let left = count
  return (step) => {
    if (step.command !== command || left === 0) return undefined
    left -= 1
    return { reply }
  }
}

function breakDown(): never {
  throw new Error('broken listener')
}

describe('submitBatch()', () => {
  it('sends every message once, and returns outcomes in order', async () => {
    await using server = await startScriptedSmtpServer()
    await using submission = hurriedSubmission(server)
    const outcomes = await submitAll(submission, someMessages(30))
    expect(outcomes.map(({ seed }) => seed)).toEqual(someMessages(30).map(({ envelope }) => envelope.recipient))
    expect(countStatuses(outcomes)).toEqual({ accepted: 30 })
    expect(outcomes[0]).toMatchObject({ reply: { code: 250 }, queueId: 'Q1' })
    expect(server.delivered.map(({ recipient }) => recipient).toSorted()).toEqual(
      outcomes.map(({ seed }) => seed).toSorted(),
    )
    expect(server.peakCount).toBeLessThanOrEqual(5)
  })

  it('delivers the composed bytes', async () => {
    await using server = await startScriptedSmtpServer()
    await using submission = hurriedSubmission(server)
    const message = aMessage(7)
    await submitAll(submission, [message])
    expect(server.delivered).toMatchObject([
      {
        sender: 'shop@sender.example',
        recipient: 'seed7@seeds.example',
        content: Buffer.concat(message.chunks).toString(),
      },
    ])
  })

  it('sends every message once without PIPELINING', async () => {
    await using server = await startScriptedSmtpServer({ extensions: [] })
    await using submission = hurriedSubmission(server)
    expect(countStatuses(await submitAll(submission, someMessages(12)))).toEqual({ accepted: 12 })
    expect(server.delivered).toHaveLength(12)
  })

  it('does not connect for an empty batch', async () => {
    await using server = await startScriptedSmtpServer()
    await using submission = hurriedSubmission(server)
    expect(await submitAll(submission, [])).toEqual([])
    expect(server.connectionCount).toBe(0)
  })

  it('reports each outcome once', async () => {
    await using server = await startScriptedSmtpServer()
    await using submission = hurriedSubmission(server)
    const told: string[] = []
    const options = { deadlineMs: Infinity, onOutcome: ({ seed }: { seed: string }) => told.push(seed) }
    const outcomes = await submission.submit(someMessages(10), options, never)
    expect(told.toSorted()).toEqual(outcomes.map(({ seed }) => seed).toSorted())
  })

  it('rejects with any error that onOutcome throws', async () => {
    await using server = await startScriptedSmtpServer()
    await using submission = hurriedSubmission(server)
    const submitted = submission.submit(someMessages(10), { deadlineMs: Infinity, onOutcome: breakDown }, never)
    await expect(submitted).rejects.toThrow('broken listener')
  })
})

describe('submitBatch() with rejections', () => {
  it('rejects a permanently rejected copy with the reply, and sends the others', async () => {
    await using server = await startScriptedSmtpServer({
      script: ({ command, recipient }) =>
        command === 'RCPT' && recipient?.startsWith('seed3@') === true ? { reply: '550 5.1.1 who?' } : undefined,
    })
    await using submission = hurriedSubmission(server)
    const outcomes = await submitAll(submission, someMessages(10))
    expect(countStatuses(outcomes)).toEqual({ accepted: 9, rejected: 1 })
    expect(outcomes[2]).toEqual({
      status: 'rejected',
      seed: 'seed3@seeds.example',
      phase: 'rcpt',
      reply: { code: 550, enhancedCode: '5.1.1', text: 'who?' },
    })
    expect(server.lines.some((line) => line.endsWith('RSET'))).toBe(true)
  })

  it.each(['MAIL', 'RCPT', 'DATA', 'FINAL'] as const)('retries after a transient rejection of %s', async (command) => {
    await using server = await startScriptedSmtpServer({ script: refuseFirst(6, command, '451 4.3.0 later') })
    await using submission = hurriedSubmission(server)
    expect(countStatuses(await submitAll(submission, someMessages(8)))).toEqual({ accepted: 8 })
    expect(server.delivered).toHaveLength(8)
  })

  it('reports the last reply for a copy that is rejected until the deadline', async () => {
    await using server = await startScriptedSmtpServer({
      script: refuseFirst(Infinity, 'RCPT', '450 4.2.0 greylisted'),
    })
    await using submission = hurriedSubmission(server)
    // On the hurried clock, this is more than half a second: enough for several attempts on a busy machine.
    const options = { deadlineMs: hurriedClock().monotonicMs() + 60_000, onOutcome: () => undefined }
    const outcomes = await submission.submit(someMessages(2), options, never)
    expect(outcomes).toMatchObject([
      { status: 'rejected', phase: 'rcpt', reply: { code: 450, text: 'greylisted' } },
      { status: 'rejected', phase: 'rcpt', reply: { code: 450 } },
    ])
    const attempts = server.lines.filter((line) => line.includes('RCPT')).length
    expect(attempts).toBeGreaterThan(4)
    expect(attempts).toBeLessThan(30)
  })

  it('uses fewer connections when throttled, and still sends everything', async () => {
    await using server = await startScriptedSmtpServer({
      script: refuseFirst(3, 'MAIL', '450 4.7.1 too many mails at once'),
    })
    await using submission = hurriedSubmission(server, { connectionCount: 8 })
    expect(countStatuses(await submitAll(submission, someMessages(40)))).toEqual({ accepted: 40 })
    expect(server.openCount).toBeLessThanOrEqual(4)
  })

  it('opens a new connection after a per-session limit', async () => {
    await using server = await startScriptedSmtpServer({
      script: ({ command, deliveredCount }) =>
        command === 'MAIL' && deliveredCount >= 3
          ? { reply: '421 4.7.0 too many messages in this session', ending: 'drop' }
          : undefined,
    })
    await using submission = hurriedSubmission(server, { connectionCount: 2 })
    expect(countStatuses(await submitAll(submission, someMessages(20)))).toEqual({ accepted: 20 })
    expect(server.connectionCount).toBeGreaterThanOrEqual(7)
    // The reply did not request a lower rate, so both connections were still used until the end.
    const users = new Set(server.delivered.slice(-4).map(({ connection }) => connection))
    expect(users.size).toBeGreaterThanOrEqual(2)
  })

  it('rejects a message over the size limit without sending it', async () => {
    await using server = await startScriptedSmtpServer({ extensions: ['PIPELINING', 'SIZE 100'] })
    await using submission = hurriedSubmission(server)
    const outcomes = await submitAll(submission, someMessages(2))
    expect(outcomes).toMatchObject([{ status: 'rejected', reply: { code: 552 } }, { status: 'rejected' }])
    expect(server.lines.filter((line) => line.includes('MAIL'))).toEqual([])
  })

  it('respects the rate over all connections', async () => {
    await using server = await startScriptedSmtpServer()
    await using submission = hurriedSubmission(server, { mailsPerSecond: 0.5 })
    const clock = hurriedClock()
    const startedMs = clock.monotonicMs()
    await submitAll(submission, someMessages(6))
    expect(clock.monotonicMs() - startedMs).toBeGreaterThanOrEqual(10_000)
  })
})

describe('submitBatch() with broken connections', () => {
  it.each(['MAIL', 'RCPT', 'DATA', 'BODY'] as const)(
    'retries a copy whose connection was lost at %s',
    async (command) => {
      await using server = await startScriptedSmtpServer({
        script: (step) =>
          step.command === command && step.connection <= 3 ? { reply: null, ending: 'drop' } : undefined,
      })
      await using submission = hurriedSubmission(server)
      const outcomes = await submitAll(submission, someMessages(6))
      const { accepted = 0, unknown = 0 } = countStatuses(outcomes)
      expect(accepted + unknown).toBe(6)
      // A small message and its final dot are sent in one segment, so a server that disconnects at the first byte has
      // already received the dot.
      expect(unknown).toBe(command === 'BODY' ? 3 : 0)
    },
  )

  it.each([true, false])('never sends a copy again after the final dot (delivered: %s)', async (isDelivered) => {
    await using server = await startScriptedSmtpServer({
      script: ({ command, recipient }) =>
        command === 'FINAL' && recipient?.startsWith('seed2@') === true
          ? { reply: null, ending: 'drop', isDelivered }
          : undefined,
    })
    await using submission = hurriedSubmission(server)
    const outcomes = await submitAll(submission, someMessages(4))
    expect(countStatuses(outcomes)).toEqual({ accepted: 3, unknown: 1 })
    expect(outcomes[1]).toMatchObject({ status: 'unknown', lostAfter: 'final-dot', seed: 'seed2@seeds.example' })
    expect(server.delivered.filter(({ recipient }) => recipient.startsWith('seed2@'))).toHaveLength(isDelivered ? 1 : 0)
  })

  it('drops a copy after five lost connections', async () => {
    await using server = await startScriptedSmtpServer({
      script: ({ command, recipient }) =>
        command === 'RCPT' && recipient?.startsWith('seed1@') === true ? { reply: null, ending: 'reset' } : undefined,
    })
    await using submission = hurriedSubmission(server)
    const outcomes = await submitAll(submission, someMessages(3))
    expect(countStatuses(outcomes)).toEqual({ 'not-attempted': 1, accepted: 2 })
    expect(outcomes[0]).toMatchObject({ reason: expect.stringContaining('lost 5 connections while sending this copy') })
  })

  it('reports an unreachable server for every copy', async () => {
    await using server = await startScriptedSmtpServer({
      script: ({ connection, command }) => {
        if (connection > 1) return { reply: '554 go away', ending: 'drop' }
        return command === 'MAIL' ? { reply: null, ending: 'drop' } : undefined
      },
    })
    await using submission = hurriedSubmission(server)
    await submission.verify({ deadlineMs: Infinity }, never)
    const outcomes = await submitAll(submission, someMessages(9))
    expect(countStatuses(outcomes)).toEqual({ 'not-attempted': 9 })
    expect(outcomes[8]).toMatchObject({
      reason: expect.stringContaining('554 go away'),
      error: { code: 'SMTP_REFUSED', message: expect.stringContaining('554 go away') },
    })
  })

  it('reports an unknown outcome when no final reply arrives within 120 s', async () => {
    await using server = await startScriptedSmtpServer({
      script: ({ command }) => (command === 'FINAL' ? { reply: null } : undefined),
    })
    await using submission = hurriedSubmission(server)
    const outcomes = await submitAll(submission, someMessages(2))
    expect(outcomes).toMatchObject([
      { status: 'unknown', reason: 'no reply within 120 s' },
      { status: 'unknown', reason: 'no reply within 120 s' },
    ])
  })
})

describe('submitBatch() when the run ends', () => {
  const world = { clock: nodeClock(), random: fakeRandom() }

  it('sends nothing after an abort or the deadline', async () => {
    await using server = await startScriptedSmtpServer()
    await using submission = openSubmission(aSetting(server), world)
    const options = { deadlineMs: Infinity, onOutcome: () => undefined }
    const stopped = await submission.submit(someMessages(3), options, AbortSignal.abort())
    expect(countStatuses(stopped)).toEqual({ 'not-attempted': 3 })
    const late = await submission.submit(someMessages(3), { ...options, deadlineMs: world.clock.monotonicMs() }, never)
    expect(late[0]).toMatchObject({
      status: 'not-attempted',
      reason: 'the run reached its timeout before this copy could be sent',
    })
    expect(server.connectionCount).toBe(0)
  })

  it('distinguishes copies in flight from unsent ones when stopped', async () => {
    const controller = new AbortController()
    let dotCount = 0
    await using server = await startScriptedSmtpServer({
      script: ({ command }) => {
        if (command !== 'FINAL') return undefined
        dotCount += 1
        // The server replies to the first copy within the grace period and never to the second; no other copies are
        // started.
        if (dotCount === 1) return { reply: '250 ok', afterMs: 60 }
        controller.abort(new Error('stop'))
        return { reply: null }
      },
    })
    await using submission = openSubmission(aSetting(server, { connectionCount: 2 }), world)
    const options = { deadlineMs: Infinity, onOutcome: () => undefined }
    const outcomes = await submission.submit(someMessages(20), options, controller.signal)
    expect(countStatuses(outcomes)).toEqual({ accepted: 1, unknown: 1, 'not-attempted': 18 })
    expect(server.delivered.map(({ recipient }) => recipient)).toEqual(
      outcomes.filter(({ status }) => status === 'accepted').map(({ seed }) => seed),
    )
  })
})
