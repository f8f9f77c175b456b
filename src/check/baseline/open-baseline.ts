/** Opens the baseline of a run, and adds the comparison with it to the run's result. */

import type { Problem } from '../../foundation/errors/problem.ts'
import { untilAborted } from '../../foundation/world/until-aborted.ts'
import type { CheckResult } from '../check-result.ts'
import type { CheckPorts } from '../ports.ts'
import type { Settings } from '../settings/settings.ts'
import type { Baseline } from './comparable.ts'
import { withComparison } from './compare-baseline.ts'

/** The baseline of a run. */
export interface OpenBaseline {
  /** The earlier report; `null` if there is nothing to compare with. */
  readonly baseline: Baseline | null
  /** Why a baseline that is set was not used. */
  readonly notices: readonly string[]
  readonly problems: readonly Problem[]
}

const noBaseline: OpenBaseline = { baseline: null, notices: [], problems: [] }

/** Reads the baseline, if one is set. Never rejects. */
export async function openBaseline(
  { baselinePath: path, templates, mode }: Pick<Settings, 'baselinePath' | 'templates' | 'mode'>,
  { repositoryRoot, readBaseline }: Pick<CheckPorts, 'repositoryRoot' | 'readBaseline'>,
  signal: AbortSignal,
): Promise<OpenBaseline> {
  if (path === null) return noBaseline
  if (templates.length === 0 && mode !== 'await')
    return { ...noBaseline, notices: ['baseline was not used, because no mail was tested'] }
  try {
    const parsed = await untilAborted(readBaseline({ path, repositoryRoot }, signal), signal)
    if (parsed.status === 'bad') return { ...noBaseline, problems: parsed.problems }
    if (parsed.value !== null) return { ...noBaseline, baseline: parsed.value }
    return { ...noBaseline, notices: [`baseline: ${path} does not exist, so nothing was compared`] }
  } catch (error) {
    // A run that was stopped does not report problems with its settings.
    if (signal.aborted) return noBaseline
    const came = error instanceof Error ? error.message : String(error)
    return {
      ...noBaseline,
      problems: [{ input: 'baseline', came, expected: 'a readable file', place: { file: path } }],
    }
  }
}

/** Adds the comparison and the notices. The outcome stays the same. */
export function compareRun(result: CheckResult, { baseline, notices }: OpenBaseline): CheckResult {
  const noted = notices.length === 0 ? result : { ...result, notices: [...result.notices, ...notices] }
  return baseline === null || result.tests.length === 0 ? noted : withComparison(noted, baseline)
}
