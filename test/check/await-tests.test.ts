import { describe, expect, it } from 'vitest'
import { sentenceOf } from '../../src/check/outcome-sentence.ts'
import type { AwaitedTest, Settings } from '../../src/check/settings/settings.ts'
import { toTrackingId } from '../../src/foundation/contract/identifiers.ts'
import type { SeedResult } from '../../src/foundation/contract/test.ts'
import { aResult, aSnapshot, atLeast, thresholds } from '../support/check-builders.ts'
import { allInInbox, apiError, arrivals, run, seeds } from '../support/fake-run.ts'

function anAwaitedTest(number: number, more: Partial<AwaitedTest> = {}): AwaitedTest {
  const trackingId = toTrackingId(`pst_${number}`)
  const unknown = { templatePath: null, dataSet: null, seedCount: null, isSent: null, unsent: null }
  return { trackingId, ...unknown, mailType: 'marketing', thresholds: thresholds(), ...more }
}

function awaiting(...awaitedTests: readonly AwaitedTest[]): Partial<Settings> {
  return { mode: 'await', templates: [], awaitedTests }
}

const named = anAwaitedTest(1, { templatePath: 'emails/a.html', dataSet: 'german' })

describe('a run with mode await', () => {
  it('evaluates the results without rendering or sending anything', async () => {
    const { result, ports } = await run({ scripts: [{ arrivals: allInInbox }], settings: awaiting(named) })
    expect(ports.calls).toEqual(['find pst_1', 'watch pst_1'])
    expect(result).toMatchObject({ outcome: 'pass', mode: 'await' })
    expect(sentenceOf(result)).toMatch(/^pass: inbox rate 100\.0% \(9 of 9 seeds, threshold 85%\)/u)
    expect(result.tests[0]).toMatchObject({
      templatePath: 'emails/a.html',
      dataSet: 'german',
      subject: '',
      from: '',
      test: { trackingId: 'pst_1' },
    })
    expect(ports.events.map(({ status }) => status)).toEqual(['awaiting', 'waiting', 'waiting', 'decided'])
  })

  it('names a test whose template is unknown after its name at the service', async () => {
    const { result } = await run({ scripts: [{ arrivals: allInInbox }], settings: awaiting(anAwaitedTest(1)) })
    expect(result.tests[0]?.templatePath).toBe('test 0')
  })

  it('applies the thresholds of each test', async () => {
    const oneInSpam = arrivals(
      500,
      seeds.map((seed, index) => aResult(seed, index === 0 ? 'Spam' : 'INBOX')),
    )
    const strict = anAwaitedTest(2, { thresholds: thresholds({ inbox: atLeast(98) }) })
    const { result } = await run({ scripts: [{ arrivals: oneInSpam }], settings: awaiting(named, strict) })
    expect(result.tests.map(({ outcome }) => outcome)).toEqual(['pass', 'fail'])
  })

  it('decides early, and obeys the timeout for missing results', async () => {
    const inSpam = seeds.slice(0, 4).map((seed) => aResult(seed, 'Spam'))
    const early = await run({ scripts: [{ arrivals: arrivals(500, inSpam) }], settings: awaiting(named) })
    expect(early.result.tests[0]).toMatchObject({ outcome: 'fail', isEarlyDecision: true, outstandingCount: 5 })

    const inInbox = seeds.slice(0, 7).map((seed) => aResult(seed))
    const late = await run({
      scripts: [{ arrivals: arrivals(500, inInbox) }],
      settings: { ...awaiting(named), timeoutMs: 60_000 },
    })
    expect(late.result.endedAtMs - late.result.startedAtMs).toBe(60_000)
    const missing = late.result.tests[0]?.seeds.filter(({ status }) => status === 'missing') ?? []
    expect([late.result.outcome, missing.length]).toEqual(['fail', 2])
    expect(missing[0]).toMatchObject({
      submission: null,
      reason: 'there was no result when the timeout expired',
      fix: expect.stringContaining('See the report of the run that sent the mail'),
    })
  })

  it('counts copies whose rejection the service recorded as not in the inbox', async () => {
    const rejectedCopy = { smtpReply: { code: 550, enhancedCode: '5.7.26', text: 'no DMARC' } }
    const results = seeds.map((seed, index) => aResult(seed, index < 2 ? null : 'INBOX', index < 2 ? rejectedCopy : {}))
    const settings = { ...awaiting(named), onMissing: 'exclude' } as const
    const { result } = await run({ scripts: [{ arrivals: arrivals(500, results) }], settings })
    expect(result.outcome).toBe('fail')
    expect(result.tests[0]?.seeds[0]).toMatchObject({
      status: 'failing',
      reason: 'rejected after DATA: 550 5.7.26 no DMARC',
    })
  })

  it('keeps waiting for copies that the service deferred', async () => {
    const deferred = { smtpReply: { code: 451, enhancedCode: null, text: 'later' } }
    const all = seeds.map((seed) => aResult(seed))
    const first = all.map((one, index) => (index < 2 ? { ...one, folder: null, ...deferred } : one))
    const snapshot = (arrived: readonly unknown[]): ReturnType<typeof aSnapshot> =>
      aSnapshot(arrived.length === 0 ? first : all)
    const script = { snapshot, arrivals: arrivals(5000, all.slice(0, 1)) }
    const { result } = await run({ scripts: [script], settings: awaiting(named) })
    expect([result.outcome, result.tests[0]?.receivedCount]).toEqual(['pass', 9])
  })

  it('reports each test that cannot be read, and evaluates the others', async () => {
    const scripts = [{ createError: apiError('API_NOT_FOUND', 'misconfigured') }, { arrivals: allInInbox }]
    const { result } = await run({ scripts, settings: awaiting(anAwaitedTest(1), named) })
    expect(result.tests.map(({ outcome, templatePath }) => [outcome, templatePath])).toEqual([
      ['misconfigured', 'pst_1'],
      ['pass', 'emails/a.html'],
    ])
    expect(result).toMatchObject({ outcome: 'misconfigured', error: { code: 'API_NOT_FOUND' } })
  })

  it('is inconclusive if the service does not report on every seed', async () => {
    const scripts = [{ arrivals: allInInbox }]
    const complete = await run({ scripts, settings: awaiting({ ...named, seedCount: 9 }) })
    expect(complete.result.outcome).toBe('pass')
    const partial = await run({ scripts, settings: awaiting({ ...named, seedCount: 10 }) })
    expect(partial.result).toMatchObject({ outcome: 'inconclusive', error: { code: 'API_REPLY_INVALID' } })
    expect(sentenceOf(partial.result)).toContain('got results for 9 of 10 seeds')
  })

  it('never passes if the run that sent the mail did not pass', async () => {
    const sixArrived = { scripts: [{ arrivals: allInInbox.slice(0, 6) }] }
    const settings = { onMissing: 'exclude', quorumPercent: 50, timeoutMs: 60_000 } as const
    const outcomeOf = async (isSent: boolean | null): Promise<string> => {
      const awaited = awaiting({ ...named, isSent })
      return sentenceOf((await run({ ...sixArrived, settings: { ...settings, ...awaited } })).result)
    }
    expect(await outcomeOf(true)).toMatch(/^pass: /u)
    expect(await outcomeOf(false)).toMatch(/^inconclusive: the thresholds are met, but the run that sent the mail/u)
    const inSpam = arrivals(
      500,
      seeds.map((seed) => aResult(seed, 'Spam')),
    )
    const failed = await run({ scripts: [{ arrivals: inSpam }], settings: awaiting({ ...named, isSent: false }) })
    expect(failed.result.outcome).toBe('fail')
  })

  it.each([
    ['API_TOKEN_REFUSED', 'misconfigured'],
    ['API_PLAN_REFUSED', 'misconfigured'],
    ['API_RATE_LIMITED', 'inconclusive'],
  ] as const)('reads no other test after %s', async (code, outcome) => {
    const tests = [1, 2, 3].map((number) => anAwaitedTest(number))
    const { result, ports } = await run({
      scripts: [{ createError: apiError(code, outcome) }],
      settings: awaiting(...tests),
    })
    expect(ports.calls).toEqual(['find pst_1'])
    expect([result.outcome, result.error?.code]).toEqual([outcome, code])
    expect(result.tests[2] && sentenceOf(result.tests[2])).toBe(
      'inconclusive: not read: the service rejected the request for an earlier test; see its error',
    )
  })

  it('says that a test expired at the service', async () => {
    const script = {
      snapshot: (arrived: readonly SeedResult[]) => ({
        ...aSnapshot(arrived),
        isTerminal: true,
        status: 'expired',
      }),
      arrivals: allInInbox.slice(0, 6),
    }
    const { result } = await run({ scripts: [script], settings: awaiting(named) })
    const missing = result.tests[0]?.seeds.find(({ status }) => status === 'missing')
    expect(missing).toMatchObject({
      reason: 'there was no result when the test expired at the service',
      fix: expect.stringContaining('or set a longer timeout for the run that sends the mail.'),
    })
  })

  it('is inconclusive if the service fails or does not respond', async () => {
    const dies = { diesAtMs: 2000, deathError: apiError('API_UNAVAILABLE') }
    const dead = await run({ scripts: [dies], settings: awaiting(named) })
    expect(dead.result).toMatchObject({ outcome: 'inconclusive', error: { code: 'API_UNAVAILABLE' } })

    const slow = await run({
      scripts: [{ createMs: 3_600_000 }],
      settings: { ...awaiting(named), timeoutMs: 60_000 },
    })
    expect(slow.result).toMatchObject({ outcome: 'inconclusive', error: { code: 'RUN_TIMEOUT' } })
  })

  it('is canceled with the results so far', async () => {
    const { result } = await run({ settings: awaiting(named), signal: AbortSignal.abort(new Error('stop')) })
    expect(result).toMatchObject({ outcome: 'inconclusive', isCancelled: true, error: null })
  })

  it('says which tests were not read before the timeout', async () => {
    const tests = Array.from({ length: 51 }, (_, index) => anAwaitedTest(index))
    const settings = { ...awaiting(...tests), timeoutMs: 60_000 }
    const { result, ports } = await run({ scripts: [{ arrivals: allInInbox.slice(0, 8) }], settings })
    expect(ports.calls.filter((call) => call.startsWith('find '))).toHaveLength(50)
    expect(result.tests[50] && sentenceOf(result.tests[50])).toBe(
      'inconclusive: not read: the run timed out first; set a longer timeout, or wait for fewer tests per run',
    )
  })

  it('watches at most 50 tests at the same time', async () => {
    const tests = Array.from({ length: 60 }, (_, index) => anAwaitedTest(index))
    const { result, ports } = await run({ scripts: [{ arrivals: allInInbox }], settings: awaiting(...tests) })
    expect([result.outcome, result.tests.length, ports.mostWatchedCount]).toEqual(['pass', 60, 50])
  })
})

describe('messages that the other run did not send', () => {
  const sent = anAwaitedTest(1, { templatePath: 'a.html', isSent: true })
  const unsent = (templatePath: string, why: AwaitedTest['unsent']): AwaitedTest =>
    anAwaitedTest(2, { templatePath, trackingId: null, isSent: false, unsent: why })

  it('keep the outcome that they have there, and are not waited for', async () => {
    const { result, ports } = await run({
      scripts: [{ arrivals: allInInbox }],
      settings: awaiting(unsent('b.html', 'fail'), sent, unsent('c.html', 'misconfigured')),
    })
    expect(ports.calls).toEqual(['find pst_1', 'watch pst_1'])
    expect(result.tests.map(({ templatePath, outcome }) => [templatePath, outcome])).toEqual([
      ['b.html', 'fail'],
      ['a.html', 'pass'],
      ['c.html', 'misconfigured'],
    ])
    expect(result.tests[0] && sentenceOf(result.tests[0])).toMatch(
      /^fail: preflight failed in the run that sends the mail/u,
    )
  })

  it('make the run inconclusive if that run could not send them', async () => {
    const settings = awaiting(sent, unsent('b.html', 'not-sent'), anAwaitedTest(3, { unsent: 'not-sent' }))
    const { result } = await run({ scripts: [{ arrivals: allInInbox }], settings })
    expect(result.tests.map(({ outcome }) => outcome)).toEqual(['pass', 'not-sent', 'not-sent'])
    expect(sentenceOf(result)).toBe(
      'inconclusive: 2 of 3 templates were not sent (the run that sends the mail did not send them; see its report); 1 passes',
    )
  })
})
