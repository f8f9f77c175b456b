/** Checks one template: renders it, finds the author's places, and runs all rules. */

import type { Parsed } from '../errors/problem.ts'
import { ok } from '../errors/problem.ts'
import type { Clock, Files } from '../world/world.ts'
import { buildContext } from './build-context.ts'
import { evaluateCompliance } from './compliance/evaluate-compliance.ts'
import { type DnsFacts, type ReadDns, uncheckedDns } from './dns/dns-facts.ts'
import { sendingIdentity } from './dns/sending-identity.ts'
import type { PreflightReport } from './finding.ts'
import { type MessageTexts, readMessageTexts } from './message/message-texts.ts'
import type { PreflightRequest } from './preflight-request.ts'
import type { PreflightSettings } from './preflight-settings.ts'
import { allRules } from './registry.ts'
import type { Rule } from './rule.ts'
import { runRules } from './run-rules.ts'
import { missingVariables, traceLeniently } from './trace-leniently.ts'

export interface PreflightWorld {
  readonly files: Files
  readonly clock: Pick<Clock, 'nowMs'>
  /** `dnsReader()`; absent: DNS is not checked. */
  readonly readDns?: ReadDns
  /** Ends DNS queries. */
  readonly signal?: AbortSignal
  /** Default: all rules. */
  readonly rules?: readonly Rule[]
}

/** Returns the findings, or all problems because of which the template could not be rendered. */
export async function preflightTemplate(
  { template, settings }: PreflightRequest,
  world: PreflightWorld,
): Promise<Parsed<PreflightReport>> {
  const { templatePath, dataSetName: dataSet } = template
  const traced = await traceLeniently(template, world.files)
  if (traced.status === 'bad') {
    const missing = missingVariables(traced.problems, templatePath)
    return missing === null ? traced : ok({ templatePath, dataSet, findings: [missing], unchecked: [], compliance: [] })
  }
  const parts = readMessageTexts(traced.value)
  const dns = await readFacts(parts, settings, world)
  const context = buildContext({ traced: traced.value, parts, settings, dns, nowMs: world.clock.nowMs() })
  const rules = world.rules ?? allRules
  const { findings, unchecked } = runRules(rules, context)
  const ran = rules.filter(({ id }) => settings.rules[id]?.severity !== 'off').map(({ id }) => id)
  const { mail } = context
  const { senderClass } = settings
  const compliance = evaluateCompliance({ findings, unchecked, ranRuleIds: new Set(ran), mail, senderClass })
  return ok({ templatePath, dataSet, findings, unchecked, compliance })
}

async function readFacts(
  parts: MessageTexts,
  settings: PreflightSettings,
  { readDns, signal = new AbortController().signal }: PreflightWorld,
): Promise<DnsFacts> {
  const identity = sendingIdentity(parts, settings)
  if (readDns === undefined) return uncheckedDns('dns is off')
  return identity === null ? uncheckedDns('From has no valid domain') : await readDns(identity, signal)
}
