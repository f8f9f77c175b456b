/** The tables of inputs and outputs for documents, and putting them in. */

import { outputsTable } from './outputs.ts'
import { type AnySetting, describeDefault, settingRows } from './table.ts'

/** All inputs: name, what it is, default. */
export function renderInputsTable(): string {
  const rows = settingRows.map((row) => {
    const example = row.example === null ? '' : ` Example: ${asCode(row.example)}.`
    const shown = shownDefault(row)
    return `| \`${row.name}\` | ${escapeCell(row.description)}${example}${environmentOf(row)} | ${shown} |`
  })
  return ['| input | what it is | default |', '| --- | --- | --- |', ...rows].join('\n')
}

function shownDefault(row: AnySetting): string {
  const text = row.actionDefault ?? row.default
  return text === null ? escapeCell(describeDefault(row) ?? 'none') : asCode(text)
}

function environmentOf({ isSecret, isDestination, environmentVariable }: AnySetting): string {
  const variable = `environment variable \`${environmentVariable ?? ''}\``
  if (isSecret) return ` Secret; ${variable}.`
  return isDestination ? ` Not in the config file; ${variable}.` : ''
}

/** All outputs: name, what it is. */
export function renderOutputsTable(): string {
  const rows = outputsTable.map((row) => `| \`${row.name}\` | ${escapeCell(row.description)} |`)
  return ['| output | what it is |', '| --- | --- |', ...rows].join('\n')
}

/** The blocks that a README keeps between `<!-- generated:NAME -->` and `<!-- /generated:NAME -->`, by name. */
export function markdownBlocks(): Readonly<Record<string, string>> {
  return { inputs: renderInputsTable(), outputs: renderOutputsTable() }
}

/** The document with its blocks replaced. @throws Error when a block's markers are missing */
export function replaceBlocks(document: string, blocks: Readonly<Record<string, string>>): string {
  return Object.entries(blocks).reduce((text, [name, content]) => replaceBlock(text, name, content), document)
}

function replaceBlock(document: string, name: string, content: string): string {
  const opening = `<!-- generated:${name} -->`
  const closing = `<!-- /generated:${name} -->`
  const start = document.indexOf(opening)
  const end = document.indexOf(closing, start)
  if (start < 0 || end < 0) throw new Error(`The document has no lines ${opening} and ${closing}; add them`)
  return `${document.slice(0, start + opening.length)}\n${content}\n${document.slice(end)}`
}

/** Text in a table's cell: no line ends, and nothing that Markdown would read as a tag, a column or emphasis. */
export function escapeCell(text: string): string {
  return text.replaceAll(/\s*\n\s*/gu, ' ').replaceAll(/[|<*]/gu, String.raw`\$&`)
}

/** Text as code in a table's cell. */
export function asCode(text: string): string {
  return `\`${text.replaceAll('|', String.raw`\|`)}\``
}
