/** Runs rules on a message and turns their faults into findings. */

import type { SourcePlace } from '../errors/problem.ts'
import { type PreflightFinding, type Severity, type SourceEdit, severities, type Unchecked } from './finding.ts'
import type { Fault, Rule, RuleResult } from './rule.ts'
import type { RuleContext } from './rule-context.ts'
import { covers, readSuppressions, type Suppression } from './suppressions.ts'

export interface RuleResults {
  /** Strongest first, then by place. */
  readonly findings: readonly PreflightFinding[]
  readonly unchecked: readonly Unchecked[]
}

/** Runs all rules that are not switched off. */
export function runRules(rules: readonly Rule[], context: RuleContext): RuleResults {
  const suppressions = readSuppressions(context.template.sources)
  const used = new Set<Suppression>()
  const findings: PreflightFinding[] = []
  const unchecked: Unchecked[] = []
  for (const rule of rules) {
    const setting = context.settings.rules[rule.id]
    if (setting?.severity === 'off') continue
    const result = checkRule(rule, context)
    if ('uncheckedBecause' in result) {
      unchecked.push({ ruleId: rule.id, reason: result.uncheckedBecause })
      continue
    }
    const kept = result.filter((fault) => {
      const suppression = suppressions.find((one) => covers(one, rule.id, placeOf(fault)))
      if (suppression !== undefined) used.add(suppression)
      return suppression === undefined
    })
    findings.push(...groupFaults(rule, kept, setting?.severity ?? null))
  }
  findings.push(
    ...unusedSuppressions(
      suppressions.filter((one) => !used.has(one)),
      rules,
    ),
  )
  return { findings: findings.toSorted(compareFindings), unchecked }
}

/** A rule that fails must neither end the run nor stay silent. */
function checkRule(rule: Rule, context: RuleContext): RuleResult {
  try {
    return rule.check(context)
  } catch (error) {
    return { uncheckedBecause: `the rule failed: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** The place of a fault in the author's file. */
function placeOf({ at }: Fault): SourcePlace {
  return 'place' in at ? at.place : at
}

/** The number of places that one finding lists. */
const maxPlaces = 20

/** One finding per cause, with the first place and the count. */
function groupFaults(rule: Rule, faults: readonly Fault[], severity: Severity | null): readonly PreflightFinding[] {
  const causes = new Map<string, Fault[]>()
  for (const fault of faults) {
    const cause = fault.cause ?? fault.message
    const known = causes.get(cause)
    if (known === undefined) causes.set(cause, [fault])
    else known.push(fault)
  }
  return [...causes.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const places = new Set(group.map((fault) => renderLine(placeOf(fault))))
    const others = [...places].slice(1, maxPlaces)
    return [
      {
        ruleId: rule.id,
        severity: severity ?? strongest(group, rule),
        message: messageOf(group),
        fix: first.fix ?? rule.fix,
        place: placeOf(first),
        count: group.length,
        detail: [...(first.detail ?? []), ...(others.length === 0 ? [] : [`also at ${others.join(', ')}`])],
        edits: editsOf(group),
      },
    ]
  })
}

/** A loop prints the same place several times. */
function editsOf(group: readonly Fault[]): readonly SourceEdit[] {
  const edits = group.flatMap(({ edit }) => edit ?? [])
  return [...new Map(edits.map((edit) => [JSON.stringify(edit), edit])).values()]
}

/** The number of items that one finding lists. */
const maxItems = 6

function messageOf(group: readonly Fault[]): string {
  const items = [...new Set(group.flatMap(({ item }) => item ?? []))]
  const message = group[0]?.message ?? ''
  if (items.length === 0) return message
  const more = items.length > maxItems ? ` and ${items.length - maxItems} more` : ''
  return `${message}: ${items.slice(0, maxItems).join(', ')}${more}`
}

function renderLine({ file, line }: SourcePlace): string {
  return line === undefined ? file : `${file}:${line}`
}

function strongest(group: readonly Fault[], rule: Rule): Severity {
  const ranks = group.map((fault) => severities.indexOf(fault.severity ?? rule.severity))
  return severities[Math.min(...ranks)] ?? rule.severity
}

/** The id under which unused and unknown suppressions are reported. */
const suppressionRuleId = 'unused-suppression'

function unusedSuppressions(unused: readonly Suppression[], rules: readonly Rule[]): readonly PreflightFinding[] {
  const ids = new Set(rules.map(({ id }) => id))
  return unused.map(({ ruleIds, place }) => {
    const unknown = ruleIds.filter((id) => !ids.has(id))
    const message =
      unknown.length > 0
        ? `the suppression names an unknown rule: ${unknown.join(', ')}`
        : `the suppression of ${ruleIds.join(', ')} covers no finding`
    const fix = unknown.length > 0 ? 'Correct the rule id' : 'Remove the comment'
    return { ruleId: suppressionRuleId, severity: 'notice', message, fix, place, count: 1, detail: [], edits: [] }
  })
}

/** Orders findings: errors first, then by file, line and column. */
function compareFindings(one: PreflightFinding, other: PreflightFinding): number {
  return (
    severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
    one.place.file.localeCompare(other.place.file) ||
    (one.place.line ?? 0) - (other.place.line ?? 0) ||
    (one.place.column ?? 0) - (other.place.column ?? 0)
  )
}
