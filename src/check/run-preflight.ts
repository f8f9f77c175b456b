/** Preflight alone: every template with every data set, without a service and without mail. */

import type { Problem } from '../errors/problem.ts'
import type { PreflightReport } from '../preflight/finding.ts'
import type { Settings } from '../settings/settings.ts'
import { planCheck } from './plan.ts'
import type { CheckPorts, Renderer } from './ports.ts'
import { isBlocking, preflightSettings } from './preflight-gate.ts'
import { printMessages, requestOf } from './render-messages.ts'

export interface PreflightResult {
  readonly outcome: 'pass' | 'fail' | 'misconfigured'
  readonly reports: readonly PreflightReport[]
  /** What kept templates from being checked. */
  readonly problems: readonly Problem[]
}

export type PreflightPorts = Pick<CheckPorts, 'files' | 'repositoryRoot' | 'runCommands'> & Pick<Renderer, 'preflight'>

/** Checks all templates of the settings. With `preflight: off`, no finding fails. */
export async function runPreflight(
  settings: Settings,
  ports: PreflightPorts,
  signal: AbortSignal,
): Promise<PreflightResult> {
  const plan = await planCheck(settings, ports)
  const reports: PreflightReport[] = []
  const problems: Problem[] = [...plan.problems]
  const printed = await printMessages(plan.messages, ports, signal)
  for (const planned of plan.messages) {
    const own = printed.get(planned)
    if (own?.status === 'bad') {
      problems.push(...own.problems)
      continue
    }
    const template = { ...requestOf(planned, ports.repositoryRoot), printed: own?.value ?? null }
    const report = await ports.preflight({ template, settings: preflightSettings(settings, planned.setting) }, signal)
    if (report.status === 'ok') reports.push(report.value)
    else problems.push(...report.problems)
  }
  return { outcome: outcomeOf(reports, problems, settings.preflight.level), reports, problems }
}

function outcomeOf(
  reports: readonly PreflightReport[],
  problems: readonly Problem[],
  level: Settings['preflight']['level'],
): PreflightResult['outcome'] {
  if (problems.length > 0) return 'misconfigured'
  return reports.some(({ findings }) => findings.some((one) => isBlocking(one, level))) ? 'fail' : 'pass'
}
