/** The tables of the service file's keys for docs/service-file.md. */

import { asCode, escapeCell } from '../render-markdown-table.ts'
import { dmarcMailboxTable } from './dmarc-rows.ts'
import { seedTable } from './seed-rows.ts'
import { type AnyServiceRow, defaultText } from './service-row.ts'
import { serviceTable } from './service-rows.ts'

/** The blocks between `<!-- generated:NAME -->` and `<!-- /generated:NAME -->`, by name. */
export function serviceBlocks(): Readonly<Record<string, string>> {
  return {
    'service-keys': tableOf(Object.values(serviceTable)),
    'seed-keys': tableOf(Object.values(seedTable)),
    'dmarc-report-keys': tableOf(Object.values(dmarcMailboxTable)),
  }
}

function tableOf(rows: readonly AnyServiceRow[]): string {
  return ['| key | what it is | default |', '| --- | --- | --- |', ...rows.map(lineOf)].join('\n')
}

function lineOf(row: AnyServiceRow): string {
  const flag = row.isFlag ? ` Flag \`--${row.name}\`.` : ''
  const variable = row.environmentVariable === null ? '' : ` Environment variable \`${row.environmentVariable}\`.`
  const example = row.example === null ? '' : ` Example: ${asCode(row.example)}.`
  const shown = row.default === null ? escapeCell(defaultText(row) ?? 'none') : asCode(row.default)
  return `| \`${row.name}\` | ${escapeCell(row.description)}${example}${flag}${variable} | ${shown} |`
}
