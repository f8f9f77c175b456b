import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'

import { reportSheet } from '../../../src/report/pages/report-style.ts'

it('the path of the style sheet contains a hash of its text', () => {
  const hash = createHash('sha256').update(reportSheet.text).digest('hex').slice(0, 16)
  expect(reportSheet.path).toBe(`assets/report-${hash}.css`)
})
