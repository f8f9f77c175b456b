import { describe, expect, it } from 'vitest'
import { sentenceOf } from '../../src/check/outcome-sentence.ts'
import { runCheck } from '../../src/check/run-check.ts'
import { aResult, aTemplateSetting, noThresholds, thresholds, verdict } from '../support/check-builders.ts'
import { aTemplate, fakePorts } from '../support/fake-ports.ts'
import { allInInbox, arrivals, playUntil, run, seeds } from '../support/fake-run.ts'
import { someSettings } from '../support/some-settings.ts'

describe('runCheck() when it is canceled', () => {
  it('ends within two seconds with the results so far, even if the service ignores the signal', async () => {
    const controller = new AbortController()
    const ports = fakePorts({ scripts: [{ isDeaf: true }] })
    const running = runCheck(someSettings({ templates: [aTemplateSetting()] }), ports, controller.signal)
    await playUntil(ports, 'watch tracking-id-of-test-number-0')
    controller.abort(new Error('SIGTERM'))
    const beforeMs = ports.clock.nowMs()
    const result = await ports.clock.runToEnd(running)
    expect(ports.clock.nowMs() - beforeMs).toBeLessThanOrEqual(2000)
    expect(result).toMatchObject({ outcome: 'inconclusive', isCancelled: true, error: null })
    expect(sentenceOf(result)).toContain('the run was canceled before the outcome was decided')
  })

  it('keeps a pass that was already certain, and creates no further test', async () => {
    const controller = new AbortController()
    const ports = fakePorts({
      texts: { 'a.html': aTemplate, 'b.html': aTemplate },
      scripts: [
        {
          arrivals: arrivals(
            10,
            seeds.map((seed) => aResult(seed)),
          ),
        },
        { copyMs: 60_000 },
      ],
    })
    const wanted = someSettings({ templates: [aTemplateSetting({ pattern: '*.html' })] })
    const running = runCheck(wanted, ports, controller.signal)
    await playUntil(ports, 'create b.html')
    controller.abort(new Error('SIGINT'))
    const result = await ports.clock.runToEnd(running)
    expect(result.tests.map((test) => test.outcome)).toEqual(['pass', 'inconclusive'])
    expect(result.isCancelled).toBe(true)
  })

  it('reports that nothing was sent when the run is canceled before sending', async () => {
    const controller = new AbortController()
    controller.abort(new Error('SIGINT'))
    const { result, ports } = await run({ signal: controller.signal })
    expect(result).toMatchObject({ outcome: 'inconclusive', isCancelled: true })
    expect(sentenceOf(result)).toBe('inconclusive: the run was canceled before anything was sent')
    expect(ports.requests).toHaveLength(0)
  })
})

describe('runCheck() with many templates', () => {
  const names = Array.from({ length: 60 }, (_, index) => `t${String(index).padStart(2, '0')}.html`)
  const texts = Object.fromEntries(names.map((name) => [name, aTemplate]))
  const settings = { templates: [aTemplateSetting({ pattern: '*.html' })] }

  it('creates 20 tests at a time once the messages of the first one are sent', async () => {
    const { ports } = await run({ texts, settings, scripts: [{ createMs: 1000, arrivals: allInInbox }] })
    const calls = ports.calls.map((call) => call.split(' ')[0]).filter((call) => call === 'create' || call === 'submit')
    expect(calls.slice(0, 23)).toEqual(['create', 'submit', ...Array.from({ length: 20 }, () => 'create'), 'submit'])
  })

  it('waits for all tests concurrently, and keeps the order', async () => {
    const slow = {
      arrivals: arrivals(
        120_000,
        seeds.map((seed) => aResult(seed)),
      ),
    }
    const { result, ports } = await run({ texts, settings, scripts: [slow] })
    expect(result.outcome).toBe('pass')
    expect(result.tests.map((test) => test.templatePath)).toEqual(names)
    expect(ports.mostWatchedCount).toBe(50)
    expect(result.endedAtMs - result.startedAtMs).toBeLessThan(300_000)
  })

  it('fails when one template fails, and names the template', async () => {
    const bad = {
      arrivals: arrivals(
        500,
        seeds.map((seed) => aResult(seed, 'INBOX', { dkim: verdict(false) })),
      ),
    }
    const { result } = await run({
      texts,
      settings,
      scripts: [{ arrivals: allInInbox }, bad, { arrivals: allInInbox }],
    })
    expect(result.outcome).toBe('fail')
    expect(sentenceOf(result)).toBe(
      'fail: 1 of 60 templates fails (t01.html: DKIM pass rate 0.0% is below 100% (0 of 9 checked copies pass)); 59 pass',
    )
  })

  it('names the test after the settings and the template', async () => {
    const { ports } = await run({
      texts,
      settings: { ...settings, testName: 'shop #7' },
      scripts: [{ arrivals: allInInbox }],
    })
    expect(ports.requests[1]?.name).toBe('shop #7: t01.html')
  })

  it("uses each template's own thresholds", async () => {
    const { result } = await run({
      texts: { 'a.html': aTemplate, 'b.html': aTemplate },
      settings: {
        templates: [
          aTemplateSetting({ pattern: 'a.html', thresholds: thresholds(noThresholds) }),
          aTemplateSetting({ pattern: 'b.html' }),
        ],
      },
      scripts: [
        {
          arrivals: arrivals(
            500,
            seeds.map((seed) => aResult(seed, 'Spam')),
          ),
        },
      ],
    })
    expect(result.tests.map((test) => test.outcome)).toEqual(['pass', 'fail'])
  })
})
