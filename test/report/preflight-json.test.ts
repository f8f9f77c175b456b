import { expect, it } from 'vitest'

import { renderPreflightJson } from '../../src/report/preflight-json.ts'
import { aPreflightResult } from '../support/preflight-results.ts'

it('renderPreflightJson() renders one object per template', () => {
  const report: unknown = JSON.parse(renderPreflightJson(aPreflightResult(), '1.2.3'))
  expect(report).toMatchObject({
    format: 1,
    presend: '1.2.3',
    outcome: 'fail',
    templates: [
      {
        template: 'a.html',
        findings: [{ ruleId: 'placeholder-link', severity: 'error', file: 'a.html', line: 3, column: 7, count: 1 }],
      },
    ],
  })
})
