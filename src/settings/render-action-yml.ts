/** action.yml from the tables of settings and outputs. */

import { stringify } from 'yaml'

import { describeSetting } from './describe-setting.ts'
import { outputsTable } from './outputs.ts'
import { settingRows } from './table.ts'

const head = `# Generated from src/settings/ by "npm run generate"; change it there.
# Inputs have no default here: one with a default is always "set" and would hide the config file. The code holds the defaults.
`

/** The whole file. */
export function renderActionYml(): string {
  const inputs = Object.fromEntries(
    settingRows.map((row) => {
      const words = { description: describeSetting(row), required: false }
      return [row.name, row.actionDefault === null ? words : { ...words, default: row.actionDefault }]
    }),
  )
  const outputs = Object.fromEntries(outputsTable.map((row) => [row.name, { description: row.description }]))
  const action = {
    name: 'presend',
    description: 'Checks an e-mail before it is sent: inbox placement, SPF, DKIM and DMARC, gated in CI',
    author: 'presend contributors',
    branding: { icon: 'mail', color: 'green' },
    inputs,
    outputs,
    runs: { using: 'node24', main: 'dist/main.js' },
  }
  return `${head}${stringify(action, { lineWidth: 120 })}`
}
