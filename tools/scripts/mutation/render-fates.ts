/** Renders the results of a mutation run as Markdown. */

import type { EquivalentMutants } from './equivalent-mutants.ts'
import type { Fate } from './mutant-process.ts'
import type { Mutant } from './mutants.ts'

/** Renders one row per file, then the mutants that survived. Equivalent mutants are not counted. */
export function renderFates(fates: readonly Fate[], equivalent: readonly EquivalentMutants[]): string {
  const counted = fates.filter(({ mutant, status }) => status === 'killed' || !isEquivalent(mutant, equivalent))
  const rows = [...Map.groupBy(counted, ({ mutant }) => mutant.path)].toSorted(([left], [right]) =>
    left < right ? -1 : 1,
  )
  const lines = [
    '| file | mutants | killed | |',
    '|---|--:|--:|--:|',
    ...rows.map(([path, each]) => rowOf(path, each)),
    rowOf('**all**', counted),
    '',
    `Equivalent mutants, which are not counted: ${fates.length - counted.length}`,
    '',
    ...counted.filter(({ status }) => status === 'survived').map(({ mutant }) => survivor(mutant)),
  ]
  return `${lines.join('\n')}\n`
}

function isEquivalent(mutant: Mutant, equivalent: readonly EquivalentMutants[]): boolean {
  return equivalent.some(
    ({ path, text, kinds }) =>
      path === mutant.path && mutant.lineText.includes(text) && (kinds === undefined || kinds.includes(mutant.kind)),
  )
}

function rowOf(name: string, fates: readonly Fate[]): string {
  const killedCount = fates.filter(({ status }) => status === 'killed').length
  return `| ${name} | ${fates.length} | ${killedCount} | ${((100 * killedCount) / fates.length).toFixed(1)}% |`
}

function survivor({ path, line, kind, before, after }: Mutant): string {
  return `- ${path}:${line} ${kind}: \`${oneLine(before)}\` → \`${oneLine(after)}\``
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').slice(0, 100)
}
