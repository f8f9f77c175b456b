import * as fc from 'fast-check'
import { marked } from 'marked'
import { describe, expect, it } from 'vitest'

import { renderComment } from '../../src/report/markdown-comment.ts'
import { checkResults, comparedResults } from '../support/check-arbitraries.ts'
import { aCheckResult, aFinding, aRate, aSeedReport, aTestReport } from '../support/finished-results.ts'
import { foreignTokens } from '../support/foreign-tokens.ts'
import { propertyRuns } from '../support/property-runs.ts'

describe('renderComment()', () => {
  const options = { marker: '<!-- presend -->', runUrl: 'https://github.example/a/b/actions/runs/1' }

  it('renders a pass as a headline, a muted line and a collapsed section', () => {
    const test = aTestReport({
      findings: [aFinding({ severity: 'notice' })],
      tabNotes: ['Gmail would probably file this under Updates'],
    })
    const comment = renderComment(aCheckResult({ tests: [test] }), { ...options, commit: 'a'.repeat(40) })
    expect(
      comment
        .replace(/<details>[^]*<\/details>/u, '<details>…</details>')
        .trim()
        .split('\n'),
    ).toEqual([
      '<!-- presend -->',
      '### ✅ presend: 9 of 9 mailboxes in the inbox; SPF, DKIM and DMARC pass',
      '',
      '<sub>local simulation · `emails/order.html` · aaaaaaa · [full report](https://github.example/a/b/actions/runs/1)</sub>',
      '',
      '<details>…</details>',
    ])
    expect(comment).toContain('<summary>Figures, 1 finding</summary>')
    expect(comment).toContain('The subject is all capitals')
    expect(comment).toContain('Gmail would probably file this under Updates (local simulation)')
  })

  const missed = aRate('inbox', { status: 'missed', percent: 0, hitCount: 0, reason: 'inbox rate 0.0% is below 85%' })

  it('lists at most five findings of a failure and collapses the rest', () => {
    const findings = Array.from({ length: 7 }, (_, index) => aFinding({ message: `finding ${index}` }))
    const test = aTestReport({ outcome: 'fail', rates: [missed], findings })
    const comment = renderComment(aCheckResult({ outcome: 'fail', tests: [test] }), options)
    expect(comment).toContain('### ❌ presend: 0 of 9 mailboxes in the inbox (limit 85%)\n')
    const [open = '', folded = ''] = comment.split('<details>')
    expect(open.match(/finding \d/gu)).toEqual(['finding 0', 'finding 1', 'finding 2', 'finding 3', 'finding 4'])
    expect(folded).toMatch(/^<summary>2 more findings<\/summary>[^]*finding 5[^]*finding 6/u)
    expect(comment).not.toContain('mermaid')
  })

  it('shows fewer findings when they are long', () => {
    const findings = Array.from({ length: 5 }, () => aFinding({ message: 'x'.repeat(240), fix: 'y'.repeat(240) }))
    const test = aTestReport({ outcome: 'fail', rates: [missed], findings })
    const [open = ''] = renderComment(aCheckResult({ outcome: 'fail', tests: [test] }), options).split('<details>')
    expect(open.match(/xxx /gu)?.length ?? open.match(/x{240}/gu)?.length).toBe(2)
  })

  it('explains how to measure rates that were not measured', () => {
    const unmeasured = { percent: null, highestPercent: null, thresholdPercent: null, status: 'no-threshold' } as const
    const rates = [missed, ...(['spf', 'dkim', 'dmarc'] as const).map((name) => aRate(name, unmeasured))]
    const comment = renderComment(
      aCheckResult({ outcome: 'fail', tests: [aTestReport({ outcome: 'fail', rates })] }),
      options,
    )
    expect(comment).toContain('<sub>SPF not measured (set sending-ip to check it)</sub>')
    expect(comment).toContain(
      'DKIM and DMARC not measured (set dkim-domain, dkim-selector and dkim-private-key to check them)',
    )
  })

  it('shows the placement table only if a copy missed the inbox', () => {
    const row = {
      providerType: 'consumer',
      seedCount: 3,
      inboxCount: 0,
      spamCount: 0,
      tabCount: 3,
      noneCount: 0,
    } as const
    const withHits = (hitCount: number): string =>
      renderComment(
        aCheckResult({
          outcome: 'fail',
          tests: [aTestReport({ outcome: 'fail', rates: [missed], placement: [{ ...row, hitCount }] })],
        }),
        options,
      )
    expect(withHits(0)).toContain('| mailboxes | consumer |')
    expect(withHits(3)).not.toContain('| mailboxes | consumer |')
  })

  it('links only URLs that cannot terminate the link', () => {
    expect(renderComment(aCheckResult(), { ...options, runUrl: 'javascript:alert(1)' })).not.toContain('javascript')
    expect(renderComment(aCheckResult(), { ...options, runUrl: 'https://x.example/) [evil](y' })).not.toContain('evil')
  })

  it('shows failing templates first and collapses passing ones', () => {
    const tests = Array.from({ length: 9 }, (_, index) =>
      index % 4 === 3
        ? aTestReport({ templatePath: `t${index}.html`, outcome: 'fail', rates: [missed], findings: [aFinding()] })
        : aTestReport({ templatePath: `t${index}.html` }),
    )
    const comment = renderComment(aCheckResult({ outcome: 'fail', tests }), options)
    expect(comment).toContain('### ❌ presend: 2 of 9 templates fail; 7 pass\n')
    const [open = ''] = comment.split('<details>')
    expect(open).toContain('- ❌ `t3.html`: 0 of 9 mailboxes in the inbox (limit 85%)\n  - The subject is all capitals')
    expect(open).toContain('- ❌ `t7.html`')
    expect(open).not.toContain('t0.html')
    expect(comment).toContain('<summary>✅ 7 templates passed · figures for all 9</summary>')
  })

  it('names five failing templates and counts the others', () => {
    const tests = Array.from({ length: 9 }, (_, index) =>
      aTestReport({ templatePath: `t${index}.html`, outcome: 'fail' }),
    )
    const [open = ''] = renderComment(aCheckResult({ outcome: 'fail', tests }), options).split('<details>')
    expect(open.match(/- ❌/gu)).toHaveLength(5)
    expect(open).toContain('- and 4 more templates')
  })

  it('is never longer than GitHub allows, in characters and in bytes, and never cut inside a fence or fold', () => {
    const tests = Array.from({ length: 5 }, (_, index) =>
      aTestReport({
        subject: '😀'.repeat(5000),
        templatePath: `t${index}.html`,
        findings: Array.from({ length: 3000 }, (_unused, at) => aFinding({ message: `${at} ${'ü'.repeat(500)}` })),
        seeds: Array.from({ length: 3000 }, (_unused, at) =>
          aSeedReport({ address: `s${at}@x.example`, status: 'failing', reason: `${at} ${'ü'.repeat(500)}` }),
        ),
      }),
    )
    const problems = Array.from({ length: 3000 }, (_, index) => ({ input: `p${index}`, expected: 'ü'.repeat(100) }))
    const comment = renderComment(aCheckResult({ tests, problems, reason: '😀'.repeat(100_000) }), options)
    expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(65_536)
    expect(comment.isWellFormed()).toBe(true)
    expect((comment.match(/^```/gmu)?.length ?? 0) % 2).toBe(0)
    expect(comment).toMatch(/Shortened: \d+ rows omitted/u)
  })

  it('contains no untrusted text', () => {
    fc.assert(
      fc.property(fc.oneof(checkResults, comparedResults()), (result) => {
        expect(foreignTokens(marked.lexer(renderComment(result, options)))).toEqual([])
      }),
      { numRuns: propertyRuns(100) },
    )
  })
})
