import { describe, expect, it } from 'vitest'

import { renderPreflightSarif, renderReportSarif } from '../../src/report/sarif.ts'
import { aCheckResult, aFinding, aTestReport } from '../support/finished-results.ts'
import { aPreflightFinding, aPreflightResult } from '../support/preflight-results.ts'

interface Sarif {
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } }
    readonly results: readonly Record<string, unknown>[]
  }[]
}

function sarifOf(...findings: Parameters<typeof aPreflightFinding>[0][]): Sarif {
  return JSON.parse(renderPreflightSarif(aPreflightResult(findings.map(aPreflightFinding)), '1.2.3'))
}

describe('renderPreflightSarif()', () => {
  it('renders a result with level, position and fingerprint', () => {
    const [run] = sarifOf({}).runs
    expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(['placeholder-link'])
    expect(run?.results[0]).toMatchObject({
      ruleId: 'placeholder-link',
      ruleIndex: 0,
      level: 'error',
      locations: [
        { physicalLocation: { artifactLocation: { uri: 'a.html' }, region: { startLine: 3, startColumn: 7 } } },
      ],
      partialFingerprints: { 'presend/v1': 'placeholder-link:a.html:The link is empty' },
    })
  })

  it('reports a finding in several data sets once, and gives every result a line', () => {
    const [run] = sarifOf({}, {}, { severity: 'notice', place: { file: 'b c.html' } }).runs
    expect(run?.results).toHaveLength(2)
    expect(run?.results[1]).toMatchObject({
      level: 'note',
      locations: [{ physicalLocation: { artifactLocation: { uri: 'b%20c.html' }, region: { startLine: 1 } } }],
    })
  })
})

it('renderReportSarif() lists the findings that have a position in a template', () => {
  const findings = [
    aFinding({
      source: 'preflight',
      severity: 'notice',
      rule: 'image-alt',
      message: 'No alt',
      place: { file: 'a.html', line: 3 },
    }),
    aFinding({ source: 'placement', place: null }),
    aFinding({ message: 'All capitals', fix: null, seeds: ['seed1@consumer.example'], place: { file: 'a.html' } }),
  ]
  const sarif = JSON.parse(renderReportSarif(aCheckResult({ tests: [aTestReport({ findings })] }), { version: '1' }))
  expect(sarif.runs[0].results).toMatchObject([
    { ruleId: 'image-alt', level: 'note', message: { text: expect.not.stringContaining('simulation') } },
    { ruleId: 'SUBJ_ALL_CAPS', message: { text: 'All capitals. Local simulation' } },
  ])
  expect(sarif.runs[0].tool.driver.rules).toMatchObject([
    { id: 'image-alt', help: { text: expect.stringContaining('docs/rules/image-alt.md') } },
    { id: 'SUBJ_ALL_CAPS' },
  ])
})

it('renderReportSarif() omits the page of a finding that is not from preflight', () => {
  const findings = [aFinding({ source: 'placement', severity: 'error', rule: 'X', message: 'A', place: { file: 'a' } })]
  const sarif = JSON.parse(renderReportSarif(aCheckResult({ tests: [aTestReport({ findings })] }), { version: '1' }))
  expect(sarif.runs[0].tool.driver.rules).toEqual([{ id: 'X', shortDescription: { text: 'X' } }])
})
