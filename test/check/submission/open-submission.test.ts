import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openSubmission } from '../../../src/check/submission/open-submission.ts'
import type { SubmissionOutcome } from '../../../src/foundation/mail/submission-outcome.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { type ScriptAction, type ScriptStep, startScriptedSmtpServer } from '../../support/smtp-server-scripted.ts'
import {
  aSetting,
  countStatuses,
  hurriedClock,
  hurriedSubmission,
  someMessages,
  submitAll,
} from '../../support/submission-setup.ts'

const never = new AbortController().signal
const forever = { deadlineMs: Infinity }

describe('openSubmission()', () => {
  it('does not connect before verify() or submit()', async () => {
    await using server = await startScriptedSmtpServer()
    await hurriedSubmission(server)[Symbol.asyncDispose]()
    expect(server.connectionCount).toBe(0)
  })

  it('sends the first message over the connection that verify() opened, without a second login', async () => {
    await using server = await startScriptedSmtpServer({ extensions: ['AUTH PLAIN'], users: { ci: 'hunter22' } })
    await using submission = hurriedSubmission(server, { username: 'ci', password: new Secret('hunter22') })
    await submission.verify(forever, never)
    await submission.verify(forever, never)
    await submitAll(submission, someMessages(1))
    expect(server.connectionCount).toBe(1)
    expect(server.lines.filter((line) => line.includes('AUTH'))).toHaveLength(1)
  })

  it('tries a wrong password once', async () => {
    await using server = await startScriptedSmtpServer({ extensions: ['AUTH PLAIN'], users: { ci: 'hunter22' } })
    await using submission = hurriedSubmission(server, { username: 'ci', password: new Secret('wrong-one') })
    await expect(submission.verify(forever, never)).rejects.toMatchObject({
      code: 'SMTP_AUTH_REFUSED',
      outcome: 'misconfigured',
    })
    expect(server.connectionCount).toBe(1)
  })

  it.each([
    ['a 421 greeting', { command: 'CONNECT', reply: '421 4.3.2 try again later', ending: 'drop' }],
    ['a 454 reply to AUTH', { command: 'AUTH', reply: '454 4.7.0 temporary authentication failure' }],
    ['a 451 reply to EHLO', { command: 'EHLO', reply: '451 4.3.0 not yet' }],
  ] as const)('retries the trial login after %s', async (_what, { command, ...action }) => {
    await using server = await startScriptedSmtpServer({
      extensions: ['AUTH PLAIN'],
      users: { ci: 'hunter22' },
      script: (step) => (step.command === command && step.connection <= 2 ? action : undefined),
    })
    await using submission = hurriedSubmission(server, { username: 'ci', password: new Secret('hunter22') })
    const retries: string[] = []
    await submission.verify({ deadlineMs: Infinity, onRetry: ({ message }) => retries.push(message) }, never)
    expect(server.connectionCount).toBe(3)
    expect(retries).toEqual([expect.stringContaining(action.reply), expect.stringContaining(action.reply)])
  })

  it('gives up the trial login immediately when the server requests a wait beyond the deadline', async () => {
    await using server = await startScriptedSmtpServer({
      script: () => ({ reply: '421 4.7.0 Throttled. Suggested Backoff Time: 300 seconds', ending: 'drop' }),
    })
    await using submission = hurriedSubmission(server)
    const deadlineMs = hurriedClock().monotonicMs() + 60_000
    await expect(submission.verify({ deadlineMs }, never)).rejects.toMatchObject({
      code: 'SMTP_UNREACHABLE',
      outcome: 'inconclusive',
      message: expect.stringContaining('Suggested Backoff Time: 300 seconds", and the next attempt (in 300 s)'),
    })
    expect(server.connectionCount).toBe(1)
  })

  it('does not retry the trial login after a permanent rejection or a refused connection', async () => {
    await using server = await startScriptedSmtpServer({ script: () => ({ reply: '554 go away', ending: 'drop' }) })
    await using submission = hurriedSubmission(server)
    await expect(submission.verify(forever, never)).rejects.toMatchObject({ code: 'SMTP_REFUSED' })
    expect(server.connectionCount).toBe(1)
    await server[Symbol.asyncDispose]()
    await using down = hurriedSubmission(server)
    await expect(down.verify(forever, never)).rejects.toThrow('ECONNREFUSED')
  })

  it.each([
    ['that names the session', '452 4.5.3 Too many messages in this session'],
    ['that does not', '452 4.5.3 Too many recipients'],
  ])('opens a new session after a 452 %s, with one connection only', async (_what, reply) => {
    await using server = await startScriptedSmtpServer({
      script: ({ command, deliveredCount }) => (command === 'MAIL' && deliveredCount >= 2 ? { reply } : undefined),
    })
    await using submission = hurriedSubmission(server, { connectionCount: 1 })
    expect(countStatuses(await submitAll(submission, someMessages(7)))).toEqual({ accepted: 7 })
    expect(server.connectionCount).toBe(4)
    // A server that allows one connection must have closed the old one before the new one opens.
    expect(server.lines.filter((line) => /QUIT|EHLO/u.test(line))).toEqual(
      [1, 2, 3, 4].flatMap((connection) => [`${connection}: EHLO client.example`, `${connection}: QUIT`]).slice(0, 7),
    )
  })

  it('waits as long as the reply to a deferred copy requests', async () => {
    const clock = hurriedClock()
    const times: number[] = []
    await using server = await startScriptedSmtpServer({
      script: ({ command }) => {
        if (command !== 'RCPT') return undefined
        times.push(clock.monotonicMs())
        return times.length === 1 ? { reply: '451 4.7.0 Suggested Backoff Time: 20 seconds' } : undefined
      },
    })
    await using submission = hurriedSubmission(server)
    expect(countStatuses(await submitAll(submission, someMessages(1)))).toEqual({ accepted: 1 })
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(19_000)
  })

  it('settles a deferred copy immediately when its reply requests a wait beyond the deadline', async () => {
    await using server = await startScriptedSmtpServer({
      script: ({ command }) =>
        command === 'RCPT' ? { reply: '451 4.7.0 Suggested Backoff Time: 20 minutes' } : undefined,
    })
    await using submission = hurriedSubmission(server)
    const [outcome] = await submitAll(submission, someMessages(1))
    expect(outcome).toMatchObject({ status: 'rejected', reply: { code: 451 } })
    expect(server.lines.filter((line) => line.includes('RCPT'))).toHaveLength(1)
  })

  it('never sends a password without TLS, unless TLS is switched off explicitly', async () => {
    await using server = await startScriptedSmtpServer({ extensions: ['AUTH PLAIN'], users: { ci: 'hunter22' } })
    const login = { username: 'ci', password: new Secret('hunter22') }
    await using submission = hurriedSubmission(server, { ...login, security: 'opportunistic' })
    await expect(submission.verify(forever, never)).rejects.toMatchObject({ code: 'SMTP_STARTTLS_MISSING' })
    expect(server.lines).toEqual(['1: EHLO client.example'])
  })

  it('explains a wrong password for each copy if there was no trial login', async () => {
    await using server = await startScriptedSmtpServer({ extensions: ['AUTH PLAIN'], users: { ci: 'hunter22' } })
    await using submission = hurriedSubmission(server, { username: 'ci', password: new Secret('wrong-one') })
    const outcomes = await submitAll(submission, someMessages(8))
    expect(countStatuses(outcomes)).toEqual({ 'not-attempted': 8 })
    expect(outcomes[0]).toMatchObject({ reason: expect.stringContaining('535 5.7.8 authentication failed') })
    expect(JSON.stringify(outcomes)).not.toContain('wrong-one')
    expect(server.connectionCount).toBe(1)
  })

  it('reconnects when the server closed the connection of verify()', async () => {
    await using server = await startScriptedSmtpServer({
      script: ({ command, connection }) =>
        connection === 1 && command === 'MAIL' ? { reply: '421 4.4.2 idle for too long', ending: 'drop' } : undefined,
    })
    await using submission = hurriedSubmission(server)
    await submission.verify(forever, never)
    expect(countStatuses(await submitAll(submission, someMessages(3)))).toEqual({ accepted: 3 })
  })

  it('sends two batches at a time within one connection limit', async () => {
    await using server = await startScriptedSmtpServer()
    await using submission = hurriedSubmission(server, { connectionCount: 2 })
    const [first, second] = await Promise.all([
      submitAll(submission, someMessages(10)),
      submitAll(submission, someMessages(10)),
    ])
    expect(countStatuses([...first, ...second])).toEqual({ accepted: 20 })
    expect(server.peakCount).toBeLessThanOrEqual(2)
  })

  it('stops running batches when disposed, and closes all connections', async () => {
    await using server = await startScriptedSmtpServer({
      script: ({ command }) => (command === 'MAIL' ? { reply: null } : undefined),
    })
    const submission = hurriedSubmission(server)
    const submitted = submitAll(submission, someMessages(3))
    while (!server.lines.some((line) => line.includes('MAIL'))) await new Promise((resolve) => setImmediate(resolve))
    await submission[Symbol.asyncDispose]()
    expect(countStatuses(await submitted)).toEqual({ 'not-attempted': 3 })
    while (server.openCount > 0) await new Promise((resolve) => setImmediate(resolve))
    expect(countStatuses(await submitAll(submission, someMessages(1)))).toEqual({ 'not-attempted': 1 })
  })
})

/** Random server behavior at one step of the dialogue. */
function misbehave(step: ScriptStep, chance: number): ScriptAction | undefined {
  if (step.command === 'QUIT' || step.command === 'RSET') return undefined
  if (chance < 0.04) return { reply: null, ending: 'drop' }
  if (chance < 0.07) return { reply: null, ending: 'reset' }
  if (chance < 0.1) return { reply: '421 4.3.2 restarting', ending: 'drop' }
  if (chance < 0.13 && step.command !== 'CONNECT' && step.command !== 'BODY') return { reply: '451 4.3.0 later' }
  if (step.command !== 'FINAL') return undefined
  // The most harmful faults: the message is delivered, and its reply never arrives or the connection ends.
  if (chance < 0.2) return { reply: null, ending: chance < 0.16 ? 'drop' : 'reset', isDelivered: true }
  return chance < 0.25 ? { reply: '250 ok', ending: 'drop' } : undefined
}

/**
 * Returns the seeds that received several copies, or a number of copies that contradicts their outcome; with `unknown`,
 * zero or one copy is allowed.
 */
function wrongCounts(
  outcomes: readonly SubmissionOutcome[],
  delivered: readonly { readonly recipient: string }[],
): readonly string[] {
  const copies = Map.groupBy(delivered, ({ recipient }) => recipient)
  return outcomes.flatMap(({ seed, status }) => {
    const count = copies.get(seed)?.length ?? 0
    const isRight = status === 'unknown' ? count <= 1 : count === (status === 'accepted' ? 1 : 0)
    return isRight ? [] : [`${seed}: ${status}, ${count} copies`]
  })
}

const messageCount = 60

describe('no seed ever receives two copies', () => {
  it.each([
    ['with PIPELINING', ['PIPELINING']],
    ['without PIPELINING', []],
  ])('from a server that fails at random points, %s', async (_what, extensions) => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.integer({ min: 1, max: 8 }), async (seed, connectionCount) => {
        const random = fakeRandom(seed)
        await using server = await startScriptedSmtpServer({
          extensions,
          script: (step) =>
            step.command === 'BODY' && random.fraction() < 0.97 ? undefined : misbehave(step, random.fraction()),
        })
        await using submission = openSubmission(aSetting(server, { connectionCount }), {
          clock: hurriedClock(500),
          random,
        })
        const outcomes = await submission.submit(
          someMessages(messageCount),
          { deadlineMs: Infinity, onOutcome: () => undefined },
          never,
        )
        expect(outcomes).toHaveLength(messageCount)
        expect(wrongCounts(outcomes, server.delivered)).toEqual([])
      }),
      { numRuns: 8 },
    )
  })
})
