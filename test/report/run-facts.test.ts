import { describe, expect, it } from 'vitest'

import { placementFact, templateFact, unmeasuredLines } from '../../src/report/run-facts.ts'
import { aResult, aSeed } from '../support/check-builders.ts'
import { aCheckResult, aRate, aSeedReport, aTestReport } from '../support/finished-results.ts'

const unmeasured = { percent: null, highestPercent: null, thresholdPercent: null, status: 'no-threshold' } as const

function placed(placementKind: 'observed' | 'simulated' | null): ReturnType<typeof aTestReport> {
  return aTestReport({ seeds: [aSeedReport({ result: aResult(aSeed(1), 'INBOX', { placementKind }) })] })
}

describe('placementFact()', () => {
  it.each([
    ['embedded', [placed(null)], 'local simulation'],
    ['remote', [placed('observed')], 'observed placement'],
    ['remote', [placed('observed'), placed('simulated')], 'partly local simulation'],
    ['remote', [placed(null)], null],
    ['remote', [aTestReport({ test: null })], null],
  ] as const)('describes placement at a service that is %s', (serviceKind, tests, expected) => {
    expect(placementFact(aCheckResult({ serviceKind, tests }))).toBe(expected)
  })
})

describe('templateFact()', () => {
  it('names the template if there is only one, with its data set', () => {
    expect(templateFact(aCheckResult({ tests: [aTestReport({ dataSet: 'german' })] }))).toBe(
      'emails/order.html [german]',
    )
    expect(templateFact(aCheckResult({ tests: [aTestReport(), aTestReport()] }))).toBeNull()
  })
})

describe('unmeasuredLines()', () => {
  const rates = [aRate('inbox'), aRate('spf', unmeasured), aRate('dkim', unmeasured), aRate('dmarc')]

  it('lists one line per missing setting', () => {
    expect(unmeasuredLines(aTestReport({ rates }), aCheckResult())).toEqual([
      'SPF not measured (set sending-ip to check it)',
      'DKIM not measured (set dkim-domain, dkim-selector and dkim-private-key to check it)',
    ])
  })

  it('suggests only settings that are not yet set, and none for a remote service', () => {
    const settings = [{ name: 'sending-ip', shown: '192.0.2.1', source: 'input' as const, place: null }]
    expect(unmeasuredLines(aTestReport({ rates }), aCheckResult({ settings }))[0]).toBe('SPF not measured')
    expect(unmeasuredLines(aTestReport({ rates }), aCheckResult({ serviceKind: 'remote' }))).toEqual([
      'SPF and DKIM not measured',
    ])
  })

  it('reports that no copy was received', () => {
    expect(unmeasuredLines(aTestReport({ rates, receivedCount: 0 }), aCheckResult())).toEqual([
      'SPF and DKIM not measured, because no copy was received',
    ])
  })
})
