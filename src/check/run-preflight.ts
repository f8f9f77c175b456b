/** Runs only preflight: checks each template with each of its data sets, without a service and without sending mail. */

import { ok, type Problem, problemsOf } from '../foundation/errors/problem.ts'
import type { PreflightReport } from '../preflight/finding.ts'
import { badInput } from './bad-input.ts'
import { mapTemplates, uniqueProblems } from './map-templates.ts'
import { planCheck } from './plan.ts'
import type { CheckPorts, Renderer } from './ports.ts'
import { isBlocking, preflightSettings } from './preflight-gate.ts'
import type { Settings, TemplateSetting } from './settings/settings.ts'

/** The preflight findings for one template with one data set. */
export interface TemplateFindings extends PreflightReport {
  readonly mailType: TemplateSetting['mailType']
}

export interface PreflightResult {
  readonly outcome: 'pass' | 'fail' | 'misconfigured' | 'inconclusive'
  readonly reports: readonly TemplateFindings[]
  /** The problems that kept templates from being checked. */
  readonly problems: readonly Problem[]
}

export type PreflightPorts = Pick<CheckPorts, 'files' | 'repositoryRoot' | 'runCommands'> & Pick<Renderer, 'preflight'>

/** Checks all templates listed in the settings. With `preflight: off`, findings never fail the run. */
export async function runPreflight(
  settings: Settings,
  ports: PreflightPorts,
  signal: AbortSignal,
): Promise<PreflightResult> {
  const plan = await planCheck(settings, ports)
  const mapped = await mapTemplates(plan, { ports, signal }, async ({ template, setting }) => {
    const report = await ports.preflight({ template, settings: preflightSettings(settings, setting) }, signal)
    return report.status === 'bad' ? report : ok({ ...report.value, mailType: setting.mailType })
  })
  const reports = mapped.results.flatMap(({ result }) => (result.status === 'ok' ? [result.value] : []))
  const problems = uniqueProblems([...mapped.problems, ...mapped.results.flatMap(({ result }) => problemsOf(result))])
  return { outcome: outcomeOf(reports, problems, settings.preflight.level), reports, problems }
}

function outcomeOf(
  reports: readonly PreflightReport[],
  problems: readonly Problem[],
  level: Settings['preflight']['level'],
): PreflightResult['outcome'] {
  if (problems.length > 0) return badInput(problems).outcome
  return reports.some(({ findings }) => findings.some((one) => isBlocking(one, level))) ? 'fail' : 'pass'
}
