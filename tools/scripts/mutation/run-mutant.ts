/**
 * Entry point of a process that starts the service from the current folder with in-memory storage, and runs the
 * conformance suite against it until the first check fails. The arguments are names of check groups to skip. Exit
 * codes: 0 if all checks pass, 1 if a check fails, 2 if startup fails.
 */

import { startConformanceTarget } from '../../../test/support/conformance-target.ts'
import type { Check } from '../../conformance/check.ts'
import { parseOptions } from '../../conformance/options.ts'
import { groups } from '../../conformance/registry.ts'
import { runChecks } from '../../conformance/run-checks.ts'

async function run(): Promise<{ readonly code: number; readonly noticedBy: string }> {
  await using target = await startConformanceTarget()
  const names = new Set(groups.flatMap(({ checks }) => checks.map(({ id }) => id.slice(0, id.indexOf('/')))))
  const only = [...names].flatMap((name) => (process.argv.includes(name) ? [] : ['--only', name]))
  const flags = [...target.flags, '--profile', 'presend', '--bail', ...only]
  const options = parseOptions(['--base-url', target.baseUrl, ...flags], {})
  if (options.status !== 'ok') return { code: 2, noticedBy: 'flag parsing' }
  const { outcomes, stopped } = await runChecks(options.given, () => undefined)
  // A check that can no longer run also counts as detecting the mutant.
  const noticed = outcomes.find(
    (outcome) => outcome.status === 'broken' || (outcome.status === 'not-checked' && !isSlow(outcome.check)),
  )
  if (noticed !== undefined) return { code: 1, noticedBy: noticed.check.id }
  return stopped === null ? { code: 0, noticedBy: '' } : { code: 1, noticedBy: 'the first request' }
}

function isSlow({ needs = [] }: Check): boolean {
  return needs.includes('slow')
}

const { code, noticedBy } = await run().catch(() => ({ code: 2, noticedBy: 'startup' }))
process.stdout.write(noticedBy)
process.exit(code)
