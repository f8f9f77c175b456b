import * as fc from 'fast-check'
import { marked } from 'marked'
import { describe, expect, it } from 'vitest'

import type { CheckResult } from '../../src/check/check-result.ts'
import { bySeverity } from '../../src/report/figures.ts'
import { renderSummary } from '../../src/report/markdown-summary.ts'
import { checkResults, comparedResults } from '../support/check-arbitraries.ts'
import { aResult, aSeed } from '../support/check-builders.ts'
import { aCheckResult, aFinding, aSeedReport, aTestReport } from '../support/finished-results.ts'
import { foreignTokens } from '../support/foreign-tokens.ts'
import { propertyRuns } from '../support/property-runs.ts'

function manySeeds(count: number, more: Partial<ReturnType<typeof aSeedReport>> = {}): CheckResult {
  const seeds = Array.from({ length: count }, (_, index) =>
    aSeedReport({ address: `seed${index}@box.example`, ...more }),
  )
  return aCheckResult({ tests: [aTestReport({ seeds })] })
}

describe('renderSummary()', () => {
  it('starts with outcome and reason', () => {
    const summary = renderSummary(aCheckResult(), { reportPath: null, commit: 'a'.repeat(40), leg: 'node: 24' })
    expect(summary).toMatch(
      /^### ✅ presend: 9 of 9 mailboxes in the inbox; SPF, DKIM and DMARC pass\n\n<sub>local simulation · `emails\/order\.html` · node: 24 · aaaaaaa<\/sub>\n/u,
    )
  })

  it('marks simulated folders everywhere and explains them', () => {
    const placement = [
      {
        providerType: 'consumer' as const,
        seedCount: 1,
        hitCount: 1,
        inboxCount: 1,
        spamCount: 0,
        tabCount: 0,
        noneCount: 0,
      },
    ]
    const summary = renderSummary(aCheckResult({ tests: [aTestReport({ placement })] }), { reportPath: null })
    expect(summary).toContain('no mailbox provider received this mail')
    expect(summary).toContain('#### Placement (local simulation)')
    expect(summary).toContain('| folder (local simulation) |')
  })

  it('has no simulation note for a service with observed folders', () => {
    const result = aResult(aSeed(1), 'INBOX', { placementKind: 'observed' })
    const tests = [aTestReport({ seeds: [aSeedReport({ result })] })]
    const summary = renderSummary(aCheckResult({ serviceKind: 'remote', tests }), { reportPath: null })
    expect(summary).not.toContain('simulation')
    expect(summary).toContain('| folder (observed) |')
  })

  it('draws the placement and shows the same figures as a table', () => {
    const placement = [
      {
        providerType: 'consumer' as const,
        seedCount: 3,
        hitCount: 2,
        inboxCount: 2,
        spamCount: 1,
        tabCount: 0,
        noneCount: 0,
      },
      {
        providerType: 'business' as const,
        seedCount: 2,
        hitCount: 0,
        inboxCount: 0,
        spamCount: 0,
        tabCount: 0,
        noneCount: 2,
      },
    ]
    const summary = renderSummary(aCheckResult({ tests: [aTestReport({ placement })] }), { reportPath: null })
    expect(summary).toContain('x-axis ["consumer 2/3", "business 0/2"]')
    expect(summary).toContain('  bar [100, 100]\n  bar [100, -2]\n  bar [66.7, -2]\n')
    expect(summary.replaceAll('&nbsp;', ' ')).toContain('| in the inbox | 2 of 3 | 0 of 2 |')
  })

  it('lists all findings before the figures, each with its fix and the number of affected mailboxes', () => {
    const tests = [
      aTestReport({ findings: [aFinding({ seeds: ['a@x.example'] })], seeds: [aSeedReport(), aSeedReport()] }),
    ]
    const summary = renderSummary(aCheckResult({ tests }), { reportPath: null })
    expect(summary).toContain(
      '- The subject is all capitals (SUBJ&#95;ALL&#95;CAPS, 2.1 points, 1 of 2 mailboxes) → Use sentence case.',
    )
    expect(summary.indexOf('→')).toBeLessThan(summary.indexOf('| rate |'))
  })

  it('explains the weight of one seed and the outstanding results of an early decision', () => {
    const tests = [aTestReport({ isEarlyDecision: true, outstandingCount: 2 })]
    const summary = renderSummary(aCheckResult({ tests }), { reportPath: null })
    expect(summary).toContain('1 of 9 seeds = 11.1 points')
    expect(summary).toContain('Decided while 2 results were outstanding: none of them could change the outcome.')
  })

  it("notes that the quorum's copies decided authentication", () => {
    const [inbox, spf] = aTestReport().rates
    const open = { openCount: 1, outOfCount: 8, hitCount: 8, highestPercent: 100, thresholdPercent: 100 }
    const rates = [inbox, spf].flatMap((rate) => (rate === undefined ? [] : [{ ...rate, ...open }]))
    const tests = [aTestReport({ isEarlyDecision: true, outstandingCount: 1, rates })]
    expect(renderSummary(aCheckResult({ tests }), { reportPath: null })).toContain(
      'so the received copies alone decided the SPF pass rate',
    )
  })

  it('shows every problem with its place', () => {
    const problems = [{ input: 'data', expected: 'a value', place: { file: 'a.liquid', line: 3, column: 4 } }]
    expect(renderSummary(aCheckResult({ tests: [], problems }), { reportPath: null })).toContain(
      '| `a.liquid:3:4` | `data` | a value |',
    )
  })

  it('shows failing templates in full and collapses passing ones', () => {
    const tests = [
      aTestReport({ templatePath: 'good.html', findings: [aFinding()], seeds: [aSeedReport()] }),
      aTestReport({ templatePath: 'bad.html', outcome: 'fail', reason: 'x', seeds: [aSeedReport()] }),
      aTestReport({ templatePath: 'fine.html', seeds: [aSeedReport()] }),
    ]
    const summary = renderSummary(aCheckResult({ outcome: 'fail', tests }), { reportPath: null })
    const [open = '', ...folds] = summary.split('<details>')
    expect(open).toContain('### ❌ `bad.html`')
    expect(open).toContain('| rate |')
    expect(open).not.toMatch(/good\.html|fine\.html/u)
    expect(folds[0]).toContain('<summary>✅ 2 templates passed · figures for all 3</summary>')
    const folded = folds.join('')
    for (const name of ['good.html', 'fine.html', 'bad.html']) expect(folded).toContain(`| \`${name}\` |`)
    expect(folded).toContain('→ Use sentence case.')
    expect(folded.indexOf('**✅ `good.html`**')).toBeLessThan(folded.indexOf('**✅ `fine.html`**'))
    expect(bySeverity(tests).map((test) => test.templatePath)).toEqual(['bad.html', 'good.html', 'fine.html'])
  })

  it('stays within 1 MiB with 20,000 seeds, and reports what was omitted', () => {
    const summary = renderSummary(manySeeds(20_000), { reportPath: 'presend-report' })
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1024 * 1024)
    expect(Buffer.byteLength(summary)).toBeGreaterThan(1000 * 1024)
    expect(summary).toMatch(/^### ✅ presend: /u)
    expect(summary).toMatch(
      /Shortened to 1048576 bytes: \d+ rows omitted\. See the full report in `presend-report`\.\n$/u,
    )
    expect(summary.match(/<details>/gu)?.length).toBe(summary.match(/<\/details>/gu)?.length)
  })

  it('omits whole rows and closes every section at any size', () => {
    fc.assert(
      fc.property(
        fc.oneof(checkResults, comparedResults()),
        fc.integer({ min: 0, max: 12_000 }),
        (result, maxBytes) => {
          const summary = renderSummary(result, { maxBytes, reportPath: 'out' })
          expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(maxBytes)
          expect(summary.isWellFormed()).toBe(true)
          const count = (pattern: RegExp): number => summary.match(pattern)?.length ?? 0
          expect(count(/<details>/gu)).toBe(count(/<\/details>/gu))
          expect(count(/^```/gmu) % 2).toBe(0)
          expect(summary === '' || summary.startsWith('### ')).toBe(true)
        },
      ),
      { numRuns: propertyRuns(300) },
    )
  })

  it('contains no untrusted text', () => {
    fc.assert(
      fc.property(fc.oneof(checkResults, comparedResults()), (result) => {
        expect(foreignTokens(marked.lexer(renderSummary(result, { reportPath: null })))).toEqual([])
      }),
      { numRuns: propertyRuns(100) },
    )
  })
})
