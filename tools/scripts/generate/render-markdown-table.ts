/** Renders the tables of settings and outputs, and inserts them into the documentation. */

import { describeDefault, type Row } from '../../../src/check/settings/engine/row.ts'
import { settingRows } from '../../../src/check/settings/rows/table.ts'
import { dmarcMailboxTable } from '../../../src/check/settings/service-file/dmarc-rows.ts'
import { seedTable } from '../../../src/check/settings/service-file/seed-rows.ts'
import { serviceTable } from '../../../src/check/settings/service-file/service-rows.ts'
import { outputsTable } from './outputs.ts'

/**
 * Renders the generated blocks of the README, keyed by name. A block is between `<!-- generated:NAME -->` and
 * `<!-- /generated:NAME -->`.
 */
export function markdownBlocks(): Readonly<Record<string, string>> {
  return { inputs: renderRows('input', settingRows), outputs: renderOutputsTable() }
}

/** Renders the generated blocks of docs/service-file.md, keyed by name. */
export function serviceBlocks(): Readonly<Record<string, string>> {
  return {
    'service-keys': renderRows('key', Object.values(serviceTable)),
    'seed-keys': renderRows('key', Object.values(seedTable)),
    'dmarc-report-keys': renderRows('key', Object.values(dmarcMailboxTable)),
  }
}

/** Renders a table with the name, description and default of each row. */
export function renderRows(noun: 'input' | 'key', rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const text = row.actionDefault ?? row.default
    const shown = text === null ? escapeCell(describeDefault(row) ?? 'none') : asCode(text)
    const notes = [
      row.example === null ? null : `Example: ${asCode(row.example)}.`,
      row.isSecret ? 'Secret.' : null,
      row.isDestination ? 'Not allowed in the config file.' : null,
      row.isFlag ? `Flag: \`--${row.name}\`.` : null,
      row.environmentVariable === null ? null : `Environment variable: \`${row.environmentVariable}\`.`,
    ].filter((note) => note !== null)
    return `| \`${row.name}\` | ${[escapeCell(row.description), ...notes].join(' ')} | ${shown} |`
  })
  return [`| ${noun} | description | default |`, '| --- | --- | --- |', ...lines].join('\n')
}

function renderOutputsTable(): string {
  const lines = outputsTable.map((row) => `| \`${row.name}\` | ${escapeCell(row.description)} |`)
  return ['| output | description |', '| --- | --- |', ...lines].join('\n')
}

/** Replaces the generated blocks in a document. @throws Error if the document lacks the markers of a block */
export function replaceBlocks(document: string, blocks: Readonly<Record<string, string>>): string {
  return Object.entries(blocks).reduce((text, [name, content]) => replaceBlock(text, name, content), document)
}

function replaceBlock(document: string, name: string, content: string): string {
  const opening = `<!-- generated:${name} -->`
  const closing = `<!-- /generated:${name} -->`
  const start = document.indexOf(opening)
  const end = document.indexOf(closing, start)
  if (start < 0 || end < 0) throw new Error(`The document lacks the lines ${opening} and ${closing}; add them`)
  return `${document.slice(0, start + opening.length)}\n${content}\n${document.slice(end)}`
}

/** Escapes text for a table cell, so that the cell contains no newlines, tags, column separators or emphasis. */
function escapeCell(text: string): string {
  return text.replaceAll(/\s*\n\s*/gu, ' ').replaceAll(/[|<*]/gu, String.raw`\$&`)
}

function asCode(text: string): string {
  return `\`${text.replaceAll('|', String.raw`\|`)}\``
}
