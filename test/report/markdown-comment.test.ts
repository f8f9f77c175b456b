import * as fc from 'fast-check'
import { marked } from 'marked'
import { describe, expect, it } from 'vitest'

import { renderComment } from '../../src/report/markdown-comment.ts'
import { checkResults } from '../support/check-arbitraries.ts'
import { aCheckResult, aSeedReport, aTestReport } from '../support/finished-results.ts'
import { foreignTokens } from '../support/foreign-tokens.ts'

describe('renderComment()', () => {
  const options = { marker: '<!-- presend -->', runUrl: 'https://github.example/a/b/actions/runs/1' }

  it('begins with the marker, then outcome and reason, then a link to the run', () => {
    expect(renderComment(aCheckResult(), options)).toMatch(
      /^<!-- presend -->\n### ✅ pass: .*\n\n[^]*\[The run with its summary, log and report files\]\(https:\/\/github\.example\/a\/b\/actions\/runs\/1\)/u,
    )
  })

  it('takes only an address that cannot end the link', () => {
    expect(renderComment(aCheckResult(), { ...options, runUrl: 'javascript:alert(1)' })).not.toContain('javascript')
    expect(renderComment(aCheckResult(), { ...options, runUrl: 'https://x.example/) [evil](y' })).not.toContain('evil')
  })

  it('shows five tests and sends readers to the summary for more', () => {
    const tests = Array.from({ length: 9 }, (_, index) => aTestReport({ templatePath: `t${index}.html` }))
    const comment = renderComment(aCheckResult({ tests }), options)
    expect(comment.match(/^### ✅ `t/gmu)).toHaveLength(5)
    expect(comment).toContain('4 further templates: see the job summary.')
  })

  it('is never longer than a comment may be, in characters and in bytes, and never cut inside a fence or fold', () => {
    const tests = Array.from({ length: 5 }, (_, index) =>
      aTestReport({
        subject: '😀'.repeat(5000),
        templatePath: `t${index}.html`,
        seeds: Array.from({ length: 3000 }, (_unused, at) =>
          aSeedReport({ address: `s${at}@x.example`, status: 'failing', reason: `${at} ${'ü'.repeat(500)}` }),
        ),
      }),
    )
    const problems = Array.from({ length: 3000 }, (_, index) => ({ input: `p${index}`, expected: 'ü'.repeat(100) }))
    const comment = renderComment(aCheckResult({ tests, problems, sentence: `fail: ${'😀'.repeat(100_000)}` }), options)
    expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(65_536)
    expect(comment.isWellFormed()).toBe(true)
    expect((comment.match(/^```/gmu)?.length ?? 0) % 2).toBe(0)
    expect(comment).toMatch(/Shortened: \d+ rows left out/u)
  })

  it('lets no foreign text through', () => {
    fc.assert(
      fc.property(checkResults, (result) => {
        expect(foreignTokens(marked.lexer(renderComment(result, options)))).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
