/** Checks one template: renders it, finds the author's places, and runs all rules. */

import type { Parsed } from '../errors/problem.ts'
import { ok } from '../errors/problem.ts'
import type { TemplateRequest } from '../template/render-template.ts'
import { traceTemplate } from '../template/trace/trace-template.ts'
import type { Clock, Files } from '../world/world.ts'
import { buildContext } from './build-context.ts'
import { noDnsFacts } from './dns/dns-facts.ts'
import type { PreflightReport } from './finding.ts'
import type { PreflightSettings } from './preflight-settings.ts'
import { allRules } from './registry.ts'
import type { Rule } from './rule.ts'
import { runRules } from './run-rules.ts'

export interface PreflightRequest {
  readonly template: TemplateRequest
  readonly settings: PreflightSettings
  /** Default: all rules. */
  readonly rules?: readonly Rule[]
}

export interface PreflightWorld {
  readonly files: Files
  readonly clock: Pick<Clock, 'nowMs'>
}

/** Returns the findings, or all problems because of which the template could not be rendered. */
export async function preflightTemplate(
  { template, settings, rules = allRules }: PreflightRequest,
  { files, clock }: PreflightWorld,
): Promise<Parsed<PreflightReport>> {
  const traced = await traceTemplate(template, files)
  if (traced.status === 'bad') return traced
  const context = buildContext({ traced: traced.value, settings, dns: noDnsFacts, nowMs: clock.nowMs() })
  const { findings, unchecked } = runRules(rules, context)
  return ok({ templatePath: template.templatePath, dataSet: template.dataSetName, findings, unchecked })
}
