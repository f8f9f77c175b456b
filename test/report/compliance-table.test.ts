import { expect, it } from 'vitest'

import type { ComplianceCell, ComplianceRow } from '../../src/preflight/compliance/compliance-row.ts'
import { complianceSummary, complianceTable } from '../../src/report/compliance-table.ts'

function aRow(id: string, cells: readonly ComplianceCell[], reason: string | null = null): ComplianceRow {
  return { id, title: id, cells, breaches: [], reason, source: 'x' }
}

const gmail = { provider: 'Gmail', level: 'required', cost: '550 5.7.40' } as const

const rows = [
  aRow('tls', [{ ...gmail, status: 'seed' }], 'seen at a seed'),
  aRow(
    'dmarc',
    [
      { ...gmail, status: 'missed' },
      { provider: 'Microsoft', level: 'advised', status: 'missed', cost: null },
    ],
    'dmarc-missing',
  ),
  aRow('one-click', [{ ...gmail, status: 'not-applicable' }], 'transactional mail'),
]

it('complianceTable() lists violations first, with the SMTP replies that they can cause', () => {
  const table = complianceTable(rows)
  expect(table.columns.map(({ title }) => title)).toEqual([
    'requirement',
    'Gmail',
    'Yahoo',
    'Microsoft',
    'Apple',
    'why',
  ])
  expect(table.rows).toEqual([
    ['dmarc', 'missed: 550 5.7.40', '–', '(missed)', '–', 'dmarc-missing'],
    ['tls', 'seed', '–', '–', '–', ''],
    ['one-click', 'does not apply', '–', '–', '–', 'transactional mail'],
  ])
})

it('complianceSummary() counts applicable and missed requirements', () => {
  expect(complianceSummary(rows)).toBe('1 of 2 requirements not met (Gmail, Yahoo, Microsoft and Apple)')
  expect(complianceSummary([])).toBeNull()
})
