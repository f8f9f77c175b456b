import * as fc from 'fast-check'
import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'

import { renderTerminalReport } from '../../src/report/report-terminal.ts'
import { checkResults, comparedResults } from '../support/check-arbitraries.ts'
import { aSeed, rejected } from '../support/check-builders.ts'
import { aCheckResult, aFinding, aRate, aSeedReport, aTestReport } from '../support/finished-results.ts'
import { propertyRuns } from '../support/property-runs.ts'

const plain = { widthColumns: 100, color: 'none' } as const

describe('renderTerminalReport()', () => {
  it('renders a failure with headline, findings, rates and seeds', () => {
    const rates = [aRate('inbox', { status: 'missed', percent: 0, hitCount: 0 })]
    const test = aTestReport({ outcome: 'fail', rates, findings: [aFinding()] })
    const lines = renderTerminalReport(aCheckResult({ outcome: 'fail', tests: [test] }), plain)
    expect(lines.slice(0, 2)).toEqual([
      'fail: 0 of 9 mailboxes in the inbox (limit 85%)',
      'local simulation · emails/order.html',
    ])
    expect(lines).toContain('inbox rate   0.0%           0 of 9  ≥ 85%  missed')
    expect(lines.join('\n')).toContain(
      'The subject is all capitals (SUBJ_ALL_CAPS, 2.1 points)\n  → Use sentence case.',
    )
    expect(lines.join(' ')).toContain('no mailbox provider received this mail')
  })

  it('renders a pass in at most seven lines', () => {
    const unmeasured = { percent: null, highestPercent: null, thresholdPercent: null, status: 'no-threshold' } as const
    const rates = [aRate('inbox'), ...(['spf', 'dkim', 'dmarc'] as const).map((name) => aRate(name, unmeasured))]
    const tabNotes = [`Gmail would probably file this under Promotions: ${'long '.repeat(100)}`]
    const findings = Array.from({ length: 20 }, () => aFinding({ severity: 'notice' }))
    const tests = [
      aTestReport({ rates, tabNotes, findings, warnings: ['inbox rate 90.0% is below the warn-inbox-rate of 95%'] }),
    ]
    const lines = renderTerminalReport(aCheckResult({ tests, notices: ['n'.repeat(500)] }), {
      ...plain,
      reportPath: 'out',
    })
    expect(lines.length).toBeLessThanOrEqual(7)
    expect(lines.join('\n')).toContain('SPF not measured (set sending-ip to check it)')
    expect(lines.join('\n')).toContain('20 findings that did not affect the outcome: see out/report.html')
  })

  it('names the rejected recipients of a passing run', () => {
    const seed = aSeedReport({ submission: rejected(aSeed(1)), status: 'failing', reason: 'rejected at RCPT: 550 no' })
    const lines = renderTerminalReport(aCheckResult({ tests: [aTestReport({ seeds: [seed] })] }), plain)
    expect(lines).toContain('seed1@consumer.example rejected at RCPT: 550 no')
    const tests = [aTestReport({ seeds: Array.from({ length: 7 }, () => seed) }), aTestReport()]
    const several = renderTerminalReport(aCheckResult({ tests }), plain)
    expect(several).toContain('seed1@consumer.example (emails/order.html) rejected at RCPT: 550 no')
    expect(several).toContain('and 2 more rejected copies: see the report files')
  })

  it('has the same text with and without colors', () => {
    const result = aCheckResult()
    const colored = renderTerminalReport(result, { ...plain, color: 'ansi' }).join('\n')
    expect(colored).toContain('\u001B[32mpass: 9 of 9')
    // oxlint-disable-next-line no-control-regex -- the colors are what is taken away
    expect(colored.replaceAll(/\u001B\[\d+m/gu, '')).toBe(renderTerminalReport(result, plain).join('\n'))
  })

  it('fits the terminal width, and removes terminal sequences from untrusted text', () => {
    fc.assert(
      fc.property(
        fc.oneof(checkResults, comparedResults()),
        fc.integer({ min: 80, max: 200 }),
        (result, widthColumns) => {
          const lines = renderTerminalReport(result, { widthColumns, color: 'none' })
          expect(lines.filter((line) => stringWidth(line) > widthColumns)).toEqual([])
          expect(lines.join('')).not.toMatch(/\p{Cc}/u)
        },
      ),
      { numRuns: propertyRuns(200) },
    )
  })

  it('shows passing tests only in the overview when there are many', () => {
    const tests = [
      ...Array.from({ length: 5 }, (_, index) => aTestReport({ templatePath: `good${index}.html` })),
      aTestReport({ templatePath: 'bad.html', outcome: 'fail', reason: 'x' }),
    ]
    const text = renderTerminalReport(aCheckResult({ outcome: 'fail', tests }), plain).join('\n')
    expect(text.match(/good0\.html/gu)).toHaveLength(1)
    expect(text.match(/bad\.html/gu)).toHaveLength(2)
  })

  it("prints the service's report URL", () => {
    const made = aTestReport().test
    if (made === null) throw new Error('no test')
    const reportUrl = `https://presend.example/r/${made.trackingId}`
    const text = (test: typeof made): readonly string[] =>
      renderTerminalReport(aCheckResult({ outcome: 'fail', tests: [aTestReport({ outcome: 'fail', test })] }), plain)
    expect(text({ ...made, reportUrl })).toContain(`Report: ${reportUrl}`)
    expect(text(made).join(' ')).not.toContain('Report: ')
  })

  it('shows each problem on a separate line', () => {
    const problems = [{ input: 'data', expected: 'a file', place: { file: 'presend.yml', line: 3 } }]
    const lines = renderTerminalReport(aCheckResult({ outcome: 'misconfigured', tests: [], problems }), plain)
    expect(lines).toContain('data (presend.yml:3): expected a file')
  })
})
