/** Renders a template, maps the result to positions in the author's files, and runs all rules. */

import type { Parsed } from '../foundation/errors/problem.ts'
import { bad, ok } from '../foundation/errors/problem.ts'
import type { Clock, Files } from '../foundation/world/world.ts'
import { type RenderOptions, renderTemplate } from '../render/render-template.ts'
import type { AskTool } from '../render/tools/tool-request.ts'
import { type TracedTemplate, traceMessage } from '../render/trace/trace-template.ts'
import { buildContext, type ContextInput } from './build-context.ts'
import { evaluateCompliance } from './compliance/evaluate-compliance.ts'
import { type DnsFacts, type ReadDns, uncheckedDns } from './dns/dns-facts.ts'
import { sendingIdentity } from './dns/sending-identity.ts'
import type { PreflightFinding, PreflightReport } from './finding.ts'
import type { CheckLinks } from './link-check/link-facts.ts'
import { linksToCheck } from './link-check/links-to-check.ts'
import { type MessageTexts, readMessageTexts } from './message/message-texts.ts'
import type { CheckedMessage, PreflightRequest } from './preflight-request.ts'
import type { PreflightSettings } from './preflight-settings.ts'
import { allRules } from './registry.ts'
import type { Rule } from './rule.ts'
import type { RuleContext } from './rule-context.ts'
import { runRules, suppressionRuleId } from './run-rules.ts'
import { settingsProblems } from './settings-problems.ts'
import { headOf, missingVariables, traceLeniently } from './trace-leniently.ts'

export interface PreflightWorld {
  readonly files: Files
  readonly clock: Pick<Clock, 'nowMs'>
  /** The result of `dnsReader()`. If absent, DNS is not checked. */
  readonly readDns?: ReadDns
  /** The result of `linkChecker()`. If absent, links are not requested. */
  readonly checkLinks?: CheckLinks
  /** Runs the repository's mjml and juice packages. If absent, these packages cannot be run. */
  readonly askTool?: AskTool
  /** Aborts DNS queries and link checks. */
  readonly signal?: AbortSignal
  /** The rules to run. If absent, all rules are run. */
  readonly rules?: readonly Rule[]
}

/** Renders a template for sending and checks it. Returns all problems if the template cannot be sent. */
export async function renderAndCheck(
  { template, settings }: PreflightRequest,
  world: PreflightWorld,
): Promise<Parsed<CheckedMessage>> {
  const wrong = settingsProblems(settings, world.rules ?? allRules)
  if (wrong.length > 0) return bad(...wrong)
  const rendered = await renderTemplate(template, world.files, toolsIn(world))
  if (rendered.status === 'bad') return rendered
  const traced = await traceMessage(template, rendered.value, world.files)
  if (traced.status === 'bad') return traced
  return ok({ message: rendered.value, preflight: await checkTraced(traced.value, settings, world) })
}

/** Checks a template. The subject and author may be missing here, although sending requires both. */
export async function preflightTemplate(
  { template, settings }: PreflightRequest,
  world: PreflightWorld,
): Promise<Parsed<PreflightReport>> {
  const wrong = settingsProblems(settings, world.rules ?? allRules)
  if (wrong.length > 0) return bad(...wrong)
  const { templatePath, dataSetName: dataSet } = template
  const traced = await traceLeniently(template, world.files, toolsIn(world))
  if (traced.status === 'bad') {
    const missing = missingVariables(traced.problems, templatePath)
    if (missing === null) return traced
    const head = { templatePath, dataSet, subject: null, from: null }
    return ok({ ...head, findings: [missing], unchecked: [], compliance: [] })
  }
  const report = await checkTraced(traced.value, settings, world)
  return ok(template.printed === null ? report : withoutEdits(report))
}

/** Removes the edits, because the text is the output of a command and cannot be edited. */
function withoutEdits(report: PreflightReport): PreflightReport {
  const findings = report.findings.map((finding): PreflightFinding => Object.assign({}, finding, { edits: [] }))
  return { ...report, findings }
}

function toolsIn({ askTool }: PreflightWorld): Pick<RenderOptions, 'askTool'> {
  return askTool === undefined ? {} : { askTool }
}

async function checkTraced(
  traced: TracedTemplate,
  settings: PreflightSettings,
  world: PreflightWorld,
): Promise<PreflightReport> {
  const { templatePath, dataSet } = traced.message
  const parts = readMessageTexts(traced)
  const dns = await readFacts(parts, settings, world)
  const input = { traced, parts, settings, dns, nowMs: world.clock.nowMs() }
  const context = await withLinkFacts(input, world)
  const rules = world.rules ?? allRules
  const { findings, unchecked } = runRules(rules, context)
  const ran = rules.filter(({ id }) => settings.rules[id]?.severity !== 'off').map(({ id }) => id)
  const { mail } = context
  const { senderClass } = settings
  const compliance = evaluateCompliance({ findings, unchecked, ranRuleIds: new Set(ran), mail, senderClass })
  const isChecked = (id: string): boolean =>
    unchecked.every(({ ruleId }) => ruleId !== id) && (context.linkFacts.status === 'checked' || !linkRuleIds.has(id))
  const isSuppressionChecked = settings.rules[suppressionRuleId]?.severity !== 'off'
  const checkedRules = [...ran.filter(isChecked), ...(isSuppressionChecked ? [suppressionRuleId] : [])]
  return { templatePath, dataSet, ...headOf(traced), findings, unchecked, checkedRules, compliance }
}

/** The rules that find nothing unless links are requested. */
const linkRuleIds: ReadonlySet<string> = new Set(['broken-link', 'redirected-link', 'link-certificate'])

/** Adds the link results to the context. Links are requested only if `check-links` is set. */
async function withLinkFacts(input: ContextInput, { checkLinks, signal }: PreflightWorld): Promise<RuleContext> {
  const context = buildContext(input)
  if (checkLinks === undefined || !input.settings.isCheckingLinks) return context
  const urls = linksToCheck(context).map(({ url }) => url)
  const results = await checkLinks(urls, signal ?? new AbortController().signal)
  return buildContext({ ...input, linkFacts: { status: 'checked', results } })
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
