import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { renderTerminalReport } from '../../src/report/report-terminal.ts'
import { textWidth } from '../../src/report/text-width.ts'
import { checkResults } from '../support/check-arbitraries.ts'
import { aCheckResult, aSeedReport, aTestReport } from '../support/finished-results.ts'

const plain = { widthColumns: 100, colour: 'none' } as const

describe('renderTerminalReport()', () => {
  it('reads like this', () => {
    const seeds = [aSeedReport({ status: 'failing', reason: 'in Spam', fix: 'Write less.' })]
    const lines = renderTerminalReport(aCheckResult({ tests: [aTestReport({ seeds })] }), plain)
    expect(lines.slice(0, 2)).toEqual(['pass: inbox rate 100.0 % (9 of 9 seeds, threshold 85 %)', ''])
    expect(lines).toContain('inbox rate       100.0 %           9 of 9     ≥ 85 %  met')
    expect(lines.join('\n')).toContain('1 seed: seed1@consumer.example\n  in Spam\n  → Write less.')
    expect(lines.join(' ')).toContain('No mailbox provider saw this mail')
  })

  it('has colours only when they are wanted, and the same text then', () => {
    const result = aCheckResult()
    const coloured = renderTerminalReport(result, { ...plain, colour: 'ansi' }).join('\n')
    expect(coloured).toContain('\u001B[32mpass: inbox rate')
    // oxlint-disable-next-line no-control-regex -- the colours are what is taken away
    expect(coloured.replaceAll(/\u001B\[\d+m/gu, '')).toBe(renderTerminalReport(result, plain).join('\n'))
  })

  it('keeps to the width, and lets nothing foreign control the terminal', () => {
    fc.assert(
      fc.property(checkResults, fc.integer({ min: 80, max: 200 }), (result, widthColumns) => {
        const lines = renderTerminalReport(result, { widthColumns, colour: 'none' })
        expect(lines.filter((line) => textWidth(line) > widthColumns)).toEqual([])
        expect(lines.join('')).not.toMatch(/\p{Cc}/u)
      }),
      { numRuns: 200 },
    )
  })

  it('shows tests that pass in the overview alone when there are many', () => {
    const tests = [
      ...Array.from({ length: 5 }, (_, index) => aTestReport({ templatePath: `good${index}.html` })),
      aTestReport({ templatePath: 'bad.html', outcome: 'fail', sentence: 'fail: x' }),
    ]
    const text = renderTerminalReport(aCheckResult({ tests }), plain).join('\n')
    expect(text.match(/good0\.html/gu)).toHaveLength(1)
    expect(text.match(/bad\.html/gu)).toHaveLength(2)
  })

  it('says where the service shows the test, when it does', () => {
    const made = aTestReport().test
    if (made === null) throw new Error('no test')
    const reportUrl = `https://presend.example/r/${made.trackingId}`
    const text = (test: typeof made): readonly string[] =>
      renderTerminalReport(aCheckResult({ tests: [aTestReport({ test })] }), plain)
    expect(text({ ...made, reportUrl })).toContain(`Page of the service: ${reportUrl}`)
    expect(text(made).join(' ')).not.toContain('Page of the service')
  })

  it('shows problems as a table', () => {
    const problems = [{ input: 'data', expected: 'a file', place: { file: 'presend.yml', line: 3 } }]
    const lines = renderTerminalReport(aCheckResult({ tests: [], problems }), plain)
    expect(lines).toContain('presend.yml:3  data   a file')
  })
})
