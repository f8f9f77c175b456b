import { expect, it } from 'vitest'

import { renderReportSarif } from '../../src/report/report-sarif.ts'
import { aCheckResult, aFinding, aTestReport } from '../support/finished-results.ts'

it('renderReportSarif() lists the findings that have a position in a template', () => {
  const findings = [
    aFinding({
      source: 'preflight',
      severity: 'notice',
      rule: 'image-alt',
      text: 'No alt',
      place: { file: 'a.html', line: 3 },
    }),
    aFinding({ source: 'placement', place: null }),
  ]
  const sarif = JSON.parse(renderReportSarif(aCheckResult({ tests: [aTestReport({ findings })] }), { version: '1' }))
  expect(sarif.runs[0].results).toMatchObject([{ ruleId: 'image-alt', level: 'note' }])
  expect(sarif.runs[0].tool.driver.rules).toMatchObject([
    { id: 'image-alt', help: { text: expect.stringContaining('docs/rules/image-alt.md') } },
  ])
})
