/** Was each check seen to fail? Every alteration's checks are run at the service that it makes bad. */

import { checksOf } from '../../conformance/registry.ts'
import { alterationsFor, runAltered } from '../../test/conformance/altered-service.ts'
import { startConformanceTarget } from '../../test/support/conformance-target.ts'

/** Which bad services a check noticed, and which not, though it should have. */
export interface MatrixRow {
  readonly id: string
  readonly noticed: readonly string[]
  readonly missed: readonly string[]
}

/** Runs all alterations, each at a fresh service. Takes minutes. */
export async function runMatrix(tell: (line: string) => void): Promise<readonly MatrixRow[]> {
  const seen: { readonly id: string; readonly name: string; readonly isNoticed: boolean }[] = []
  const { length } = await alterationCount()
  for (let index = 0; index < length; index += 1) {
    await using target = await startConformanceTarget()
    const alteration = alterationsFor(target)[index]
    if (alteration === undefined) continue
    const report = await runAltered(target, alteration, ['--slow'])
    for (const { check, status } of report.outcomes) {
      seen.push({ id: check.id, name: alteration.name, isNoticed: status === 'broken' })
      if (status !== 'broken') tell(`${check.id} did not notice: ${alteration.name}`)
    }
    tell(`${index + 1}/${length} ${alteration.name}`)
  }
  return checksOf('presend').map(({ id }) => ({
    id,
    noticed: seen.filter((each) => each.id === id && each.isNoticed).map(({ name }) => name),
    missed: seen.filter((each) => each.id === id && !each.isNoticed).map(({ name }) => name),
  }))
}

async function alterationCount(): Promise<{ readonly length: number }> {
  await using target = await startConformanceTarget()
  return alterationsFor(target)
}

/** A row a check. */
export function renderMatrix(rows: readonly MatrixRow[]): string {
  const lines = rows.map(({ id, noticed, missed }) => {
    const misses = missed.length === 0 ? '' : ` · missed: ${missed.join('; ')}`
    return `| ${id} | ${noticed.length} | ${noticed.join('; ') || '**none**'}${misses} |`
  })
  const seenCount = rows.filter(({ noticed }) => noticed.length > 0).length
  return [
    '| check | | noticed |',
    '|---|--:|---|',
    ...lines,
    '',
    `${seenCount} of ${rows.length} checks were seen to fail.`,
    '',
  ].join('\n')
}
