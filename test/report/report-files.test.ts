import { describe, expect, it } from 'vitest'

import { reportFiles } from '../../src/report/report-files.ts'
import { aCheckResult } from '../support/finished-results.ts'

describe('reportFiles()', () => {
  it('returns the JSON report, the HTML page, JUnit and SARIF', async () => {
    const files = reportFiles(aCheckResult(), { version: '0.0.0' })
    expect(files.map(([name]) => name)).toEqual(['report.json', 'report.html', 'junit.xml', 'presend.sarif'])
  })
})
