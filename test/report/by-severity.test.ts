import { expect, it } from 'vitest'

import { bySeverity } from '../../src/report/by-severity.ts'
import { aTestReport } from '../support/finished-results.ts'

it('bySeverity() puts what does not pass first, and keeps the order otherwise', () => {
  const tests = (['pass', 'fail', 'pass', 'inconclusive'] as const).map((outcome, index) =>
    aTestReport({ outcome, templatePath: `t${index}` }),
  )
  expect(bySeverity(tests).map(({ templatePath }) => templatePath)).toEqual(['t1', 't3', 't0', 't2'])
})
