/**
 * A process of its own: starts the service of this folder in memory and runs the conformance suite at it until the first
 * check is broken; groups that are named as arguments are left out. Exit code 0: nothing was noticed. 1: a check noticed. 2: the service did not even start.
 */

import type { Check } from '../../conformance/check.ts'
import { parseOptions } from '../../conformance/options.ts'
import { groups } from '../../conformance/registry.ts'
import { runChecks } from '../../conformance/run-checks.ts'
import { startConformanceTarget } from '../../test/support/conformance-target.ts'

async function run(): Promise<{ readonly code: number; readonly noticedBy: string }> {
  await using target = await startConformanceTarget()
  const names = new Set(groups.flatMap(({ checks }) => checks.map(({ id }) => id.slice(0, id.indexOf('/')))))
  const only = [...names].flatMap((name) => (process.argv.includes(name) ? [] : ['--only', name]))
  const flags = [...target.flags, '--profile', 'presend', '--bail', ...only]
  const options = parseOptions(['--base-url', target.baseUrl, ...flags], {})
  if (options.status !== 'ok') return { code: 2, noticedBy: 'the flags' }
  const { outcomes, stopped } = await runChecks(options.given, () => undefined)
  // What could be checked before the mistake and cannot any more was noticed as well.
  const noticed = outcomes.find(
    (outcome) => outcome.status === 'broken' || (outcome.status === 'not-checked' && !isSlow(outcome.check)),
  )
  if (noticed !== undefined) return { code: 1, noticedBy: noticed.check.id }
  return stopped === null ? { code: 0, noticedBy: '' } : { code: 1, noticedBy: 'the first request' }
}

function isSlow({ needs = [] }: Check): boolean {
  return needs.includes('slow')
}

const { code, noticedBy } = await run().catch(() => ({ code: 2, noticedBy: 'the start' }))
process.stdout.write(noticedBy)
process.exit(code)
