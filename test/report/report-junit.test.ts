import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { escapeXml, renderReportJunit } from '../../src/report/report-junit.ts'
import { aCheckResult, aFinding, aTestReport } from '../support/finished-results.ts'

const place = { file: 'a.html', line: 3 }

describe('renderReportJunit()', () => {
  it('has one test case per template, with findings for failing templates', () => {
    const findings = [aFinding({ source: 'preflight', severity: 'error', message: 'A < B', fix: 'Swap "A"', place })]
    const failing = aTestReport({
      templatePath: 'a.html',
      outcome: 'fail',
      reason: 'preflight found 1 error',
      findings,
    })
    const passing = aTestReport({ templatePath: 'b.html', outcome: 'pass', findings: [] })
    const xml = renderReportJunit(aCheckResult({ tests: [failing, passing] }))
    expect(xml).toContain('<testsuite name="presend" tests="2" failures="1" errors="0"')
    expect(xml).toContain('<failure message="fail: preflight found 1 error" type="fail">error: a.html:3: A &lt; B')
    expect(xml).toContain('Swap &quot;A&quot;')
    expect(xml.match(/<testcase /gu)).toHaveLength(2)
  })

  it('counts an untested template as an error', () => {
    const xml = renderReportJunit(aCheckResult({ tests: [aTestReport({ outcome: 'inconclusive' })] }))
    expect(xml).toContain('failures="0" errors="1"')
  })

  it('skips messages that were not sent, and states the cause as an error of the run', () => {
    const unsent = aTestReport({ outcome: 'not-sent', reason: 'see the run', test: null })
    const notSent = { outcome: 'inconclusive', reason: 'no service' } as const
    const xml = renderReportJunit(aCheckResult({ outcome: 'inconclusive', tests: [aTestReport(), unsent], notSent }))
    expect(xml).toContain('<testsuite name="presend" tests="3" failures="0" errors="1" skipped="1"')
    expect(xml).toContain('<error message="inconclusive: no service" type="inconclusive"></error>')
    expect(xml).toContain('<skipped message="not-sent: see the run"></skipped>')
  })

  it('states the problems of a template in its own test case', () => {
    const problems = [{ input: 'template', expected: 'a closed tag' }]
    const bad = aTestReport({ outcome: 'misconfigured', test: null, problems })
    const xml = renderReportJunit(aCheckResult({ outcome: 'misconfigured', tests: [aTestReport(), bad], problems }))
    expect(xml).toContain('tests="2" failures="0" errors="1" skipped="0"')
    expect(xml).toContain('template: expected a closed tag</error>')
  })

  it('says whether placement is simulated', () => {
    expect(renderReportJunit(aCheckResult())).toContain('<system-out>Placement (local simulation)</system-out>')
  })

  it('lists the problems of a run without templates', () => {
    const problems = [{ input: 'template', expected: 'a file' }]
    const xml = renderReportJunit(aCheckResult({ tests: [], outcome: 'misconfigured', problems }))
    expect(xml).toContain('template: expected a file</error>')
  })

  it('removes control characters and escapes markup from templates in the XML', () => {
    const findings = [aFinding({ message: ']]>\u0000\u001B[31m<failure>', severity: 'notice' })]
    const xml = renderReportJunit(aCheckResult({ tests: [aTestReport({ outcome: 'pass', findings })] }))
    expect(xml).toContain('<system-out>notice: ]]&gt;&lt;failure&gt;')
  })
})

describe('escapeXml()', () => {
  it('escapes every character that could start or end a tag, reference or attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeXml(text).replaceAll(/&(?:amp|lt|gt|quot|#39);/gu, '')).not.toMatch(/[&<>"']/u)
      }),
    )
  })

  it('shows markup as text', () => {
    expect(escapeXml('<b title="x">&amp;</b>')).toBe('&lt;b title=&quot;x&quot;&gt;&amp;amp;&lt;/b&gt;')
  })

  it('removes invisible and direction-changing characters', () => {
    expect(escapeXml('a\u202Eb\u200Bc\u0000d')).toBe('abcd')
  })
})
