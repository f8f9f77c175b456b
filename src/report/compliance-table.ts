/** Builds a table of mailbox providers' published requirements, for reports in every format. */

import type { ComplianceCell, ComplianceRow, ComplianceStatus } from '../preflight/compliance/compliance-row.ts'
import { complianceProviders, requirementsDate } from '../preflight/compliance/requirements.ts'
import type { Table } from './table.ts'

/** The heading of the requirements table. */
export const complianceTitle: string = `Mailbox providers’ requirements (as of ${requirementsDate})`

const statusTexts: Readonly<Record<ComplianceStatus, string>> = {
  met: 'met',
  missed: 'missed',
  seed: 'seed',
  postmaster: 'postmaster data',
  process: 'cannot be checked',
  unchecked: 'not checked',
  'not-applicable': 'does not apply',
}

/** The legend, which explains the statuses in the table. */
export const complianceLegend: string =
  'seed: no problem found, but only a real seed mailbox can show whether the requirement is met; postmaster data: only the provider’s data can show it; in parentheses: recommended, not required'

/** Returns a table with one row per requirement. Unmet requirements come first. */
export function complianceTable(rows: readonly ComplianceRow[]): Table {
  const sorted = [...rows.filter(isMissed), ...rows.filter((row) => !isMissed(row))]
  const columns = ['requirement', ...complianceProviders, 'why'].map((title) => ({ title, kind: 'text' as const }))
  return {
    columns,
    rows: sorted.map((row) =>
      [row.title].concat(
        complianceProviders.map((name) => cellOf(row, name)),
        whyOf(row),
      ),
    ),
  }
}

function isMissed({ cells }: ComplianceRow): boolean {
  return cells.some(({ status }) => status === 'missed')
}

/** Returns the reason for a status. The text is empty for a status that the legend explains. */
function whyOf({ cells, reason }: ComplianceRow): string {
  const isOwn = cells.some(({ status }) => status === 'missed' || status === 'unchecked' || status === 'not-applicable')
  return isOwn ? (reason ?? '') : ''
}

function cellOf({ cells }: ComplianceRow, name: ComplianceCell['provider']): string {
  const cell = cells.find(({ provider }) => provider === name)
  if (cell === undefined) return '–'
  const cost = cell.status === 'missed' && cell.cost !== null ? `: ${cell.cost}` : ''
  const text = `${statusTexts[cell.status]}${cost}`
  return cell.level === 'advised' ? `(${text})` : text
}

/** Renders the number of unmet requirements; returns null if no requirement could be checked. */
export function complianceSummary(rows: readonly ComplianceRow[]): string | null {
  const applicable = rows.filter(({ cells }) => cells.some(({ status }) => status !== 'not-applicable'))
  const missed = applicable.filter(({ cells }) =>
    cells.some(({ status, level }) => status === 'missed' && level === 'required'),
  )
  if (applicable.length === 0) return null
  return `${missed.length} of ${applicable.length} requirements not met (Gmail, Yahoo, Microsoft and Apple)`
}
