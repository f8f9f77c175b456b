/** Renders action.yml from the tables of settings and outputs. */

import { stringify } from 'yaml'
import type { Row } from '../../../src/check/settings/engine/row.ts'
import { settingRows } from '../../../src/check/settings/rows/table.ts'
import { describeRow } from './describe-row.ts'
import { type OutputRow, outputsTable } from './outputs.ts'

const head = `# Generated from src/check/settings/ and tools/scripts/generate/outputs.ts by "npm run generate"; do not edit.
# Defaults are in the code: an input with a default here would always be set and override the config file.
`

/**
 * Renders the content of action.yml.
 *
 * @throws Error if a text other than the default of an input contains an expression. The runner parses expressions in
 *   every value of action.yml and refuses to load the file.
 */
export function renderActionYml(
  rows: readonly Row[] = settingRows,
  outputRows: readonly OutputRow[] = outputsTable,
): string {
  const inputs = Object.fromEntries(
    rows.map((row) => {
      const words = { description: describeRow(row), required: false }
      return [row.name, row.actionDefault === null ? words : { ...words, default: row.actionDefault }]
    }),
  )
  const outputs = Object.fromEntries(outputRows.map((row) => [row.name, { description: row.description }]))
  const action = {
    name: 'presend',
    description: 'Checks an email before it is sent, and gates CI on inbox placement, SPF, DKIM and DMARC',
    author: 'presend contributors',
    branding: { icon: 'mail', color: 'green' },
    inputs,
    outputs,
    runs: { using: 'node24', main: 'dist/main.js' },
  }
  refuseExpressions({ ...inputs, ...outputs })
  return `${head}${stringify(action, { lineWidth: 120 })}`
}

function refuseExpressions(described: Readonly<Record<string, { readonly description: string }>>): void {
  const names = Object.keys(described).filter((name) => described[name]?.description.includes('${{'))
  if (names.length === 0) return
  throw new Error(`${names.join(', ')}: description contains "\${{", so GitHub would not load action.yml; reword it`)
}
