import { expect, it } from 'vitest'

import { renderSarif } from '../../src/report/sarif.ts'

it('renderSarif() reports a finding once, and omits unknown values', () => {
  const finding = { ruleId: 'X', url: null, severity: 'error', message: 'A', fix: null, place: { file: 'a' } } as const
  const [run] = JSON.parse(renderSarif([finding, finding], '1')).runs
  expect(run.results).toMatchObject([{ message: { text: 'A' }, level: 'error' }])
  expect(run.tool.driver.rules).toEqual([{ id: 'X', shortDescription: { text: 'X' } }])
})
