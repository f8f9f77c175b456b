/** Verifies that each conformance check can fail, by running the checks against deliberately altered services. */

import { startConformanceTarget } from '../../../test/support/conformance-target.ts'
import { alterationsFor, runAltered } from '../../../test/tools/conformance/altered-service.ts'
import { checksOf } from '../../conformance/registry.ts'

/** The altered services that a check detected, and those that it missed. */
export interface MatrixRow {
  readonly id: string
  readonly noticed: readonly string[]
  readonly missed: readonly string[]
}

/** Tests all alterations, each on a new service, which takes minutes. */
export async function runMatrix(log: (line: string) => void): Promise<readonly MatrixRow[]> {
  const seen: { readonly id: string; readonly name: string; readonly isNoticed: boolean }[] = []
  const { length } = await alterationCount()
  for (let index = 0; index < length; index += 1) {
    await using target = await startConformanceTarget()
    const alteration = alterationsFor(target)[index]
    if (alteration === undefined) continue
    const report = await runAltered(target, alteration, ['--slow'])
    for (const { check, status } of report.outcomes) {
      seen.push({ id: check.id, name: alteration.name, isNoticed: status === 'broken' })
      if (status !== 'broken') log(`${check.id} missed: ${alteration.name}`)
    }
    log(`${index + 1}/${length} ${alteration.name}`)
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

/** Renders one row per check. */
export function renderMatrix(rows: readonly MatrixRow[]): string {
  const lines = rows.map(({ id, noticed, missed }) => {
    const misses = missed.length === 0 ? '' : ` · missed: ${missed.join('; ')}`
    return `| ${id} | ${noticed.length} | ${noticed.join('; ') || '**none**'}${misses} |`
  })
  const seenCount = rows.filter(({ noticed }) => noticed.length > 0).length
  return [
    '| check | | altered services that it detected |',
    '|---|--:|---|',
    ...lines,
    '',
    `${seenCount} of ${rows.length} checks failed for at least one altered service.`,
    '',
  ].join('\n')
}
