/** Checks the rules for `mode` and `tracking-id`. */

import type { Problem } from '../../foundation/errors/problem.ts'
import type { ForkPlan } from './fork.ts'
import type { SettingValues } from './rows/table.ts'
import type { Settings } from './settings.ts'

/** Checks which settings a mode requires, and which it does not allow. */
export function modeProblems(values: SettingValues, fork: ForkPlan): readonly Problem[] {
  const mode = values.get('mode')
  // The parser reports an invalid mode.
  if (mode === null) return []
  return [...(mode === 'check' ? [] : serviceProblems(mode, values, fork)), ...trackingIdProblems(mode, values)]
}

type Mode = Settings['mode']

function serviceProblems(mode: Mode, values: SettingValues, fork: ForkPlan): readonly Problem[] {
  const at = values.at('mode')
  const came = `"${mode}"`
  if (fork.isFallback) {
    const expected =
      'check for pull requests from forks and Dependabot, which have no secrets and so use the embedded service'
    return [{ ...at, came, expected, todo: 'skip this job for these pull requests, or use mode check' }]
  }
  const dryRun =
    mode === 'await' && values.get('dry-run') === true
      ? [notAllowed('dry-run', 'when mode is await, because such a run sends nothing', values)]
      : []
  // Other rules report a missing api-url if one of these settings is set.
  const isReported = (['api-token', 'smtp-host', 'postmaster-email'] as const).some((name) => values.isGiven(name))
  if (values.isGiven('api-url') || isReported) return dryRun
  const todo = 'set api-url and api-token, or use mode check'
  return [required('api-url', `when mode is ${mode}, because ${serviceEnds}`, { values, todo }), ...dryRun]
}

const serviceEnds = 'the mailboxes of the embedded service end with the process'

function trackingIdProblems(mode: Mode, values: SettingValues): readonly Problem[] {
  const isGiven = values.isGiven('tracking-id')
  if (mode !== 'await') return isGiven ? [notAllowed('tracking-id', 'unless mode is await', values)] : []
  const todo = 'set it to the tests output of the run with mode send'
  return isGiven ? [] : [required('tracking-id', 'when mode is await', { values, todo })]
}

function required(
  input: 'api-url' | 'tracking-id',
  condition: string,
  { values, todo }: { readonly values: SettingValues; readonly todo: string },
): Problem {
  return { ...values.at('mode'), input, expected: `a value ${condition}`, rule: `is required ${condition}`, todo }
}

function notAllowed(name: 'dry-run' | 'tracking-id', condition: string, values: SettingValues): Problem {
  const expected = `no value ${condition}`
  return { ...values.at(name), expected, rule: `is not allowed ${condition}`, todo: `remove ${name} or change mode` }
}
