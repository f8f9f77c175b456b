import { expect, it } from 'vitest'
import { outputsTable } from '../../../../tools/scripts/generate/outputs.ts'

it('outputsTable contains every output, in order', () => {
  expect(outputsTable.map((row) => row.name).join(' ')).toBe(
    'result inbox-rate spf-pass-rate dkim-pass-rate dmarc-pass-rate tracking-id tests failing-seeds postmaster-outcome spam-rate postmaster report-url report-path comment-url',
  )
})
