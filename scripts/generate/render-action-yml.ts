/** Renders action.yml from the tables of settings and outputs. */

import { stringify } from 'yaml'
import type { Row } from '../../src/settings/engine/row.ts'
import { settingRows } from '../../src/settings/rows/table.ts'
import { describeRow } from './describe-row.ts'
import { outputsTable } from './outputs.ts'

const head = `# Generated from src/settings/ and scripts/generate/outputs.ts by "npm run generate"; do not edit.
# Defaults are in the code: an input with a default here would always be set and override the config file.
`

/** Renders the content of action.yml. */
export function renderActionYml(rows: readonly Row[] = settingRows): string {
  const inputs = Object.fromEntries(
    rows.map((row) => {
      const words = { description: describeRow(row), required: false }
      return [row.name, row.actionDefault === null ? words : { ...words, default: row.actionDefault }]
    }),
  )
  const outputs = Object.fromEntries(outputsTable.map((row) => [row.name, { description: row.description }]))
  const action = {
    name: 'presend',
    description: 'Checks an email before it is sent, and gates CI on inbox placement, SPF, DKIM and DMARC',
    author: 'presend contributors',
    branding: { icon: 'mail', color: 'green' },
    inputs,
    outputs,
    runs: { using: 'node24', main: 'dist/main.js' },
  }
  return `${head}${stringify(action, { lineWidth: 120 })}`
}
