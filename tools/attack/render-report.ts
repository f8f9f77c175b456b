/** Renders the results of a campaign for the terminal and for docs/security.md. */

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { AreaResult } from './run-area.ts'

const pagePath = join(import.meta.dirname, '../../docs/security.md')
const [begin, end] = ['<!-- generated:attack -->', '<!-- /generated:attack -->']

/** Renders one row per area and a row of totals, with durations, followed by the areas' figures. */
export function renderTable(results: readonly AreaResult[]): string {
  const rows = results.map(({ name, inputCount, breaches, seconds }) => [
    name,
    String(inputCount),
    String(inputCount - breaches.length),
    String(breaches.length),
    `${seconds.toFixed(0)} s`,
  ])
  const sum = (of: (result: AreaResult) => number): number => results.reduce((total, result) => total + of(result), 0)
  const [inputCount, breachCount] = [sum((one) => one.inputCount), sum((one) => one.breaches.length)]
  const total = [inputCount, inputCount - breachCount, breachCount].map(String)
  const notes = results.flatMap((result) => result.notes.map((note) => `${result.name}: ${note}`))
  const seconds = `${sum((one) => one.seconds).toFixed(0)} s`
  return [
    ...markdownTable([['area', 'inputs', 'withstood', 'succeeded', 'time'], ...rows, ['all', ...total, seconds]]),
    ...notes,
    '',
  ].join('\n')
}

/** Renders each input that presend did not withstand, with the command that repeats the attack. */
export function renderBreaches(results: readonly AreaResult[]): string {
  return results
    .flatMap(({ name, breaches }) =>
      breaches.map(
        ({ input, effect }) =>
          `attack succeeded: ${name}: ${input}\n  ${effect}\n  npm run attack -- ${name} --only ${JSON.stringify(input)}\n`,
      ),
    )
    .join('')
}

/**
 * Writes the table of areas between the markers in docs/security.md. Durations are omitted, so that a campaign with the
 * same results leaves the page unchanged.
 */
export async function writeSecurityPage(results: readonly AreaResult[]): Promise<void> {
  const page = await readFile(pagePath, 'utf8')
  const [start, stop] = [page.indexOf(begin), page.indexOf(end)]
  if (start === -1 || stop < start)
    throw new Error(`${pagePath}: expected the markers ${begin} and ${end}, in this order`)
  const rows = results.map(({ name, title, inputCount, breaches }) => [
    `\`${name}\``,
    title,
    String(inputCount),
    String(inputCount - breaches.length),
  ])
  const table = markdownTable([['area', 'attacks', 'inputs', 'withstood'], ...rows])
  await writeFile(pagePath, `${page.slice(0, start)}${[begin, ...table].join('\n')}\n${page.slice(stop)}`)
}

function markdownTable(rows: readonly (readonly string[])[]): readonly string[] {
  const [head = [], ...body] = rows
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`)
}
