import { describe, expect, it } from 'vitest'
import { sentenceOf } from '../../src/check/outcome-sentence.ts'
import { accepted, aResult, aSnapshot, aTemplateSetting, lost, rejected } from '../support/check-builders.ts'
import { aTemplate, type TestScript } from '../support/fake-ports.ts'
import { allInInbox, apiError, arrivals, run, seeds } from '../support/fake-run.ts'

function breakPipe(): never {
  throw new Error('EPIPE')
}

describe('runCheck()', () => {
  it('passes when every copy is in the inbox', async () => {
    const { result, ports } = await run({ scripts: [{ arrivals: allInInbox }] })
    expect(result).toMatchObject({ outcome: 'pass', isCancelled: false, error: null, problems: [] })
    expect(sentenceOf(result)).toMatch(/^pass: inbox rate 100\.0% \(9 of 9 seeds, threshold 85%\)/u)
    expect(ports.calls).toEqual(['verify', 'create mail.html', 'submit 9', 'watch tracking-id-of-test-number-0'])
    expect(ports.copies.map((copy) => copy.envelope.recipient)).toEqual(seeds.map((seed) => seed.address))
  })

  it('reports progress of each step', async () => {
    const { ports } = await run({ scripts: [{ arrivals: allInInbox }] })
    const steps = new Set(ports.events.map((event) => event.status))
    expect([...steps]).toEqual([
      'planned',
      'rendered',
      'submission-verified',
      'created',
      'submitting',
      'waiting',
      'decided',
    ])
  })

  it('reports why the connection test is retried', async () => {
    const { ports } = await run({ verifyDeferral: apiError('SMTP_UNREACHABLE'), scripts: [{ arrivals: allInInbox }] })
    expect(ports.events).toContainEqual({ status: 'notice', text: 'Asking: 503; retrying in 2 s' })
  })

  it('ignores errors of the progress listener', async () => {
    const { result } = await run({ scripts: [{ arrivals: allInInbox }], onProgress: breakPipe })
    expect(result.outcome).toBe('pass')
  })

  it('fails early because of copies in Spam and does not wait for the other results', async () => {
    const script = {
      arrivals: arrivals(
        500,
        seeds.slice(0, 4).map((seed) => aResult(seed, 'Spam')),
      ),
    }
    const { result } = await run({ scripts: [script] })
    expect(result.outcome).toBe('fail')
    expect(result.tests[0]).toMatchObject({ isEarlyDecision: true, outstandingCount: 5 })
    expect(result.tests[0]?.waitedMs).toBeLessThan(5000)
  })

  it('waits until the timeout for missing copies, and reports these copies', async () => {
    const script = {
      arrivals: arrivals(
        500,
        seeds.slice(0, 8).map((seed) => aResult(seed)),
      ),
      copyMs: 1000,
    }
    const wanted = { timeoutMs: 60_000, quorumPercent: 100 }
    const { result } = await run({ scripts: [script], settings: wanted })
    expect(result.outcome).toBe('pass')
    expect(result.endedAtMs - result.startedAtMs).toBe(60_000)
    expect(result.tests[0]?.seeds.filter((seed) => seed.status === 'missing')).toHaveLength(1)
  })

  it('is inconclusive when nothing is received before the timeout', async () => {
    const { result } = await run({ settings: { timeoutMs: 60_000 } })
    expect(result.outcome).toBe('inconclusive')
    expect(sentenceOf(result)).toContain('no copy was received (0 of 9 seeds)')
  })

  it('stops waiting when the service reports that nothing will change', async () => {
    const { result } = await run({ scripts: [{ endsAtMs: 3000 }] })
    expect(result.outcome).toBe('inconclusive')
    expect(result.endedAtMs - result.startedAtMs).toBeLessThan(10_000)
  })

  it('passes the poll interval and the expected and decisive counts to the watcher', async () => {
    const script = {
      arrivals: allInInbox,
      outcome: (seed: (typeof seeds)[number]) => (seed === seeds[0] ? rejected(seed) : accepted(seed)),
    }
    const { ports } = await run({ scripts: [{ ...script, seeds }], settings: { pollIntervalMs: 7000 } })
    expect(ports.watches[0]).toMatchObject({ pollIntervalMs: 7000, expectedCount: 8 })
    expect(ports.watches[0]?.decisiveCount?.(null)).toBe(8)
  })

  it('decides on the basis of a summary when the service returns nothing else', async () => {
    const summary = { inboxPercent: 100, completedCount: 9, seedCount: 9 }
    const { result } = await run({ scripts: [{ snapshot: () => aSnapshot(null, { summary }) }] })
    expect(result.outcome).toBe('pass')
    expect(result.tests[0]?.seeds.every((seed) => seed.status === 'unreported')).toBe(true)
  })
})

describe('runCheck() with invalid input', () => {
  it('reports every problem of patterns, templates and the signing key at once, without any request', async () => {
    const { result, ports } = await run({
      texts: {
        'a.liquid': `---\nsubject: A\nfrom: a@acme.example\n---\n{{ missing }}`,
        'b.txt': 'no template',
        'mail.html': aTemplate,
      },
      settings: {
        templates: ['a.liquid', 'b.txt', 'none/*.html', 'mail.html'].map((pattern) => aTemplateSetting({ pattern })),
      },
    })
    expect(result.outcome).toBe('misconfigured')
    expect(result.problems.map((problem) => problem.input)).toEqual(expect.arrayContaining(['template']))
    expect(result.problems.length).toBeGreaterThanOrEqual(3)
    expect(sentenceOf(result)).toMatch(/^misconfigured: .*more problems\); nothing was sent$/u)
    expect(ports.calls).toEqual([])
  })

  it('reports an invalid template, and not the concurrent login, and creates no test', async () => {
    const texts = { 'a.liquid': `---\nsubject: A\nfrom: a@acme.example\n---\n{{ missing }}` }
    const settings = { templates: [aTemplateSetting({ pattern: 'a.liquid' })] }
    const { result, ports } = await run({ texts, settings, verifyError: apiError('SMTP_AUTH_REFUSED') })
    expect(result).toMatchObject({ outcome: 'misconfigured', error: null })
    expect(result.problems).toHaveLength(1)
    expect(ports.calls).toEqual(['verify'])
  })

  it('is misconfigured without templates', async () => {
    const { result } = await run({ settings: { templates: [] } })
    expect(result.outcome).toBe('misconfigured')
    expect(result.problems[0]).toMatchObject({
      input: 'template',
      expected: 'at least one template path or glob pattern',
    })
  })

  it('is misconfigured when the SMTP server rejects the password, before a test is created', async () => {
    const { result, ports } = await run({ verifyError: apiError('SMTP_AUTH_REFUSED', 'misconfigured') })
    expect(result).toMatchObject({ outcome: 'misconfigured', error: { code: 'SMTP_AUTH_REFUSED' } })
    expect(result.tests).toMatchObject([{ outcome: 'not-sent', error: null }])
    expect(sentenceOf(result)).toBe('misconfigured: Asking: expected 200, got 503; try later')
    expect(ports.calls).toEqual(['verify'])
  })

  it('is inconclusive and reports a bug after an unexpected error', async () => {
    const { result } = await run({ verifyError: new TypeError('x is not a function') })
    expect(result).toMatchObject({ outcome: 'inconclusive', error: { code: 'UNEXPECTED' } })
    expect(sentenceOf(result)).toContain('please report this bug in presend')
  })

  it('is misconfigured when the token is rejected, and creates no further test', async () => {
    const { result, ports } = await run({
      texts: { 'a.html': aTemplate, 'b.html': aTemplate },
      settings: { templates: [aTemplateSetting({ pattern: '*.html' })] },
      scripts: [{ createError: apiError('API_TOKEN_REFUSED', 'misconfigured') }],
    })
    expect(result.outcome).toBe('misconfigured')
    expect(ports.requests).toHaveLength(1)
    expect(result.tests.map((test) => test.outcome)).toEqual(['not-sent', 'not-sent'])
    expect(result.notSent).toMatchObject({ outcome: 'misconfigured' })
  })
})

describe('runCheck() in a dry run', () => {
  it('renders and reports without any request', async () => {
    const { result, ports } = await run({ settings: { isDryRun: true } })
    expect(result).toMatchObject({ outcome: 'pass', isDryRun: true })
    expect(sentenceOf(result)).toBe(
      'pass: dry run: rendered 13 bytes of HTML, 5 bytes of text; nothing was created or sent, and no threshold was evaluated',
    )
    expect(result.tests[0]).toMatchObject({ subject: 'Hello', from: 'Shop <shop@acme.example>', test: null, rates: [] })
    expect(ports.calls).toEqual([])
  })

  it('does not state that tests passed when it rendered several messages', async () => {
    const { result } = await run({
      texts: { 'a.html': aTemplate, 'b.html': aTemplate },
      settings: { isDryRun: true, templates: [aTemplateSetting({ pattern: '*.html' })] },
    })
    expect(sentenceOf(result)).toBe('pass: dry run: rendered 2 messages; nothing was created or sent')
  })

  it('still reports invalid templates', async () => {
    const { result } = await run({ texts: { 'mail.html': '<p>no head</p>' }, settings: { isDryRun: true } })
    expect(result.outcome).toBe('misconfigured')
  })
})

describe('runCheck() with an SMTP server that rejects copies', () => {
  it('fails on permanent rejections without waiting for the other copies', async () => {
    const { result } = await run({
      scripts: [
        { seeds, outcome: (seed) => (seeds.indexOf(seed) < 3 ? rejected(seed, 550, 'spam content') : accepted(seed)) },
      ],
    })
    expect(result.outcome).toBe('fail')
    expect(result.tests[0]?.seeds[0]).toMatchObject({
      status: 'failing',
      reason: 'rejected at RCPT: 550 5.7.1 spam content',
    })
  })

  it('reads the results of rejected copies once', async () => {
    const { result, ports } = await run({ scripts: [{ outcome: (seed) => rejected(seed) }] })
    expect(result.outcome).toBe('fail')
    expect(ports.calls.filter((call) => call.startsWith('watch'))).toHaveLength(1)
  })

  it('watches during retries, and stops the retries once the outcome is decided', async () => {
    const { result } = await run({
      scripts: [
        {
          seeds,
          outcome: (seed) => (seed === seeds[8] ? ('later' as const) : accepted(seed)),
          arrivals: allInInbox.slice(0, 8),
        },
      ],
      settings: { quorumPercent: 85 },
    })
    expect(result.outcome).toBe('pass')
    expect(result.endedAtMs - result.startedAtMs).toBeLessThan(30_000)
    expect(result.tests[0]?.seeds[8]).toMatchObject({ status: 'missing', reason: expect.stringContaining('not sent') })
  })

  it('uses the result of a copy whose connection was lost', async () => {
    const { result } = await run({
      scripts: [{ seeds, outcome: (seed) => (seed === seeds[0] ? lost(seed) : accepted(seed)), arrivals: allInInbox }],
    })
    expect(result.outcome).toBe('pass')
    expect(result.tests[0]?.seeds[0]?.status).toBe('ok')
  })

  it('is inconclusive immediately, with the error, when the whole submission fails', async () => {
    const { result } = await run({ scripts: [{ submitError: apiError('SMTP_UNREACHABLE') }] })
    expect(result).toMatchObject({ outcome: 'inconclusive', error: { code: 'SMTP_UNREACHABLE' } })
    expect(sentenceOf(result)).toBe('inconclusive: Asking: expected 200, got 503; try later')
    expect(result.tests).toMatchObject([{ outcome: 'not-sent', seeds: [] }])
    expect(result.endedAtMs - result.startedAtMs).toBeLessThan(10_000)
  })
})

describe('runCheck() with a failing service', () => {
  const dying = { diesAtMs: 2000, deathError: apiError('API_UNAVAILABLE') }

  it('is inconclusive with the results so far when nothing was decided', async () => {
    const { result } = await run({ scripts: [{ ...dying, arrivals: allInInbox.slice(0, 4) }] })
    expect(result).toMatchObject({ outcome: 'inconclusive', error: { code: 'API_UNAVAILABLE' } })
    expect(sentenceOf(result)).toContain('could not read the results')
    expect(sentenceOf(result)).toContain('(4 of 9 results received)')
    expect(result.tests[0]?.receivedCount).toBe(4)
  })

  it('keeps the results of the other tests when one test cannot be created', async () => {
    const { result } = await run({
      texts: { 'a.html': aTemplate, 'b.html': aTemplate, 'c.html': aTemplate },
      settings: { templates: [aTemplateSetting({ pattern: '*.html' })] },
      scripts: [{ arrivals: allInInbox }, { createError: apiError('API_UNAVAILABLE') }, { arrivals: allInInbox }],
    })
    expect(result.tests.map((test) => test.outcome)).toEqual(['pass', 'not-sent', 'pass'])
    expect(result.outcome).toBe('inconclusive')
    expect(sentenceOf(result)).toMatch(/^inconclusive: 1 of 3 templates was not sent \(Asking: .*\); 2 pass$/u)
  })

  it('continues after a message that cannot be composed', async () => {
    const bad = { createError: apiError('MESSAGE_INVALID', 'misconfigured') }
    const { result } = await run({
      texts: { 'a.html': aTemplate, 'b.html': aTemplate },
      settings: { templates: [aTemplateSetting({ pattern: '*.html' })] },
      scripts: [bad, { arrivals: allInInbox }],
    })
    expect(result.tests.map((test) => test.outcome)).toEqual(['misconfigured', 'pass'])
  })

  it('stops creating tests after three failures in a row', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}.html`, aTemplate] as const)
    const { result, ports } = await run({
      texts: Object.fromEntries(names),
      settings: { templates: [aTemplateSetting({ pattern: '*.html' })] },
      scripts: [{ createError: apiError('API_UNAVAILABLE') }],
    })
    expect(ports.requests).toHaveLength(3)
    expect(result.tests.at(-1)).toMatchObject({
      outcome: 'not-sent',
      reason: 'the run could not send mail; see its error',
    })
    expect(result.notSent?.reason).toContain('got 503')
  })
})

describe('runCheck() with a timeout', () => {
  const timeoutMs = 5000

  it.each([
    ['a trial login', { verifyMs: 36_000 }, 'Logging in to the SMTP server', ['verify']],
    [
      'the creation of a test',
      { scripts: [{ createMs: 31_000 }] },
      'Creating the test',
      ['verify', 'create mail.html'],
    ],
  ])('ends %s that hangs, and names the step', async (_what, options, step, calls) => {
    const { result, ports } = await run({ ...options, settings: { timeoutMs } })
    expect(result).toMatchObject({ outcome: 'inconclusive', error: { code: 'RUN_TIMEOUT' } })
    expect(sentenceOf(result)).toContain(`${step}: no reply before the timeout (5s)`)
    expect(result.endedAtMs - result.startedAtMs).toBe(timeoutMs)
    expect(ports.calls).toEqual(calls)
  })

  it('measures the timeout from the start of the run, across all steps', async () => {
    const script = { createMs: 2000, arrivals: [] }
    const { result } = await run({ verifyMs: 1000, scripts: [script], settings: { timeoutMs } })
    expect(result.outcome).toBe('inconclusive')
    expect(result.endedAtMs - result.startedAtMs).toBe(timeoutMs)
  })

  it('ends copies that are never accepted, and names the step', async () => {
    const { result } = await run({ scripts: [{ outcome: () => 'later' }], settings: { timeoutMs } })
    expect(result.outcome).toBe('inconclusive')
    expect(sentenceOf(result)).toContain('9 not sent')
    expect(result.endedAtMs - result.startedAtMs).toBeLessThanOrEqual(timeoutMs + 1000)
  })

  it('does not start further tests after the timeout', async () => {
    const { result, ports } = await run({
      texts: { 'a.html': aTemplate, 'b.html': aTemplate },
      scripts: [{ createMs: 31_000 }],
      settings: { timeoutMs, templates: [aTemplateSetting({ pattern: '*.html' })] },
    })
    expect(result.tests.map(({ outcome }) => outcome)).toEqual(['not-sent', 'not-sent'])
    expect(result.tests[1] && sentenceOf(result.tests[1])).toBe('not-sent: the run timed out first')
    expect(ports.requests).toHaveLength(1)
  })
})

describe('runCheck() with mode send', () => {
  const send = { mode: 'send' } as const

  it('passes as soon as everything is sent, without reading results', async () => {
    const { result, ports } = await run({ scripts: [{ arrivals: [] }], settings: send })
    expect(ports.calls).toEqual(['verify', 'create mail.html', 'submit 9'])
    expect(result).toMatchObject({
      outcome: 'pass',
      mode: 'send',
      reason: 'sent 9 of 9 copies; no result was read',
    })
    expect(result.tests[0]).toMatchObject({ subject: 'Hello', rates: [], waitedMs: 90, outstandingCount: 9 })
    expect(ports.events.at(-1)).toMatchObject({ status: 'submitting', acceptedCount: 9 })
  })

  it('waits for retries, and is inconclusive if a copy is not sent by the timeout', async () => {
    const last = seeds[8]?.address
    const outcome: TestScript['outcome'] = (seed) => (seed.address === last ? 'later' : accepted(seed))
    const { result } = await run({ scripts: [{ outcome }], settings: { ...send, timeoutMs: 60_000 } })
    expect(sentenceOf(result)).toBe('inconclusive: 1 of 9 copies was not sent: the server closed the connection')
    expect(result.endedAtMs - result.startedAtMs).toBe(60_000)
  })

  it('fails if rejected copies make the inbox threshold unreachable', async () => {
    const { result } = await run({ scripts: [{ outcome: (seed) => rejected(seed) }], settings: send })
    expect(result.outcome).toBe('fail')
  })

  it('reports an error that ended the submission', async () => {
    const { result } = await run({ scripts: [{ submitError: apiError('SMTP_UNREACHABLE') }], settings: send })
    expect(result).toMatchObject({ outcome: 'inconclusive', error: { code: 'SMTP_UNREACHABLE' } })
    expect(sentenceOf(result)).toBe('inconclusive: Asking: expected 200, got 503; try later')
  })

  it('states how many templates were sent', async () => {
    const { result } = await run({
      texts: { 'a.html': aTemplate, 'b.html': aTemplate },
      settings: { ...send, templates: [aTemplateSetting({ pattern: '*.html' })] },
    })
    expect(sentenceOf(result)).toBe('pass: sent all 2 templates; no result was read')
  })

  it('sends nothing in a dry run', async () => {
    const { result, ports } = await run({ settings: { ...send, isDryRun: true } })
    expect([result.outcome, ports.calls]).toEqual(['pass', []])
  })
})
