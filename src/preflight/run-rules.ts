/** Runs rules on a message and converts their faults to findings. */

import type { SourcePlace } from '../foundation/errors/problem.ts'
import { type PreflightFinding, type Severity, type SourceEdit, severities, type Unchecked } from './finding.ts'
import type { Fault, Rule, RuleResult } from './rule.ts'
import type { RuleContext } from './rule-context.ts'
import { covers, readSuppressions, type Suppression } from './suppressions.ts'

export interface RuleResults {
  /** The findings, sorted by severity (errors first), then by position. */
  readonly findings: readonly PreflightFinding[]
  readonly unchecked: readonly Unchecked[]
}

/** Runs all rules that are not disabled. */
export function runRules(rules: readonly Rule[], context: RuleContext): RuleResults {
  const suppressions = readSuppressions(context.template.sources)
  const used = new Map<Suppression, Set<string>>(suppressions.map((one) => [one, new Set()]))
  const findings: PreflightFinding[] = []
  const unchecked: Unchecked[] = []
  for (const rule of rules) {
    const setting = context.settings.rules[rule.id]
    if (setting?.severity === 'off') continue
    const result = checkRule(rule, context)
    if (result !== null && 'uncheckedBecause' in result) {
      unchecked.push({ ruleId: rule.id, reason: result.uncheckedBecause })
      // If a rule could not be checked, it is unknown whether suppressions of the rule are needed.
      for (const ids of used.values()) ids.add(rule.id)
      continue
    }
    const kept = [result ?? []].flat().filter((fault) => {
      const suppression = suppressions.find((one) => covers(one, rule.id, placeOf(fault)))
      if (suppression !== undefined) used.get(suppression)?.add(rule.id)
      return suppression === undefined
    })
    for (const finding of groupFaults(rule, kept, setting?.severity ?? null)) findings.push(finding)
  }
  const severity = context.settings.rules[suppressionRuleId]?.severity ?? 'notice'
  if (severity !== 'off') {
    const run: RunOfRules = { rules, context, severity }
    for (const one of suppressions) findings.push(...suppressionFindings(one, used.get(one) ?? new Set(), run))
  }
  return { findings: findings.toSorted(compareFindings), unchecked }
}

/** Runs one rule. If the rule throws, the run continues, and the rule is reported as unchecked. */
function checkRule(rule: Rule, context: RuleContext): RuleResult {
  try {
    return rule.check(context)
  } catch (error) {
    return { uncheckedBecause: `the rule failed: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** Returns the position of a fault in the author's file. */
function placeOf({ at }: Fault): SourcePlace {
  return 'place' in at ? at.place : at
}

/** The maximum number of positions in one finding. */
const maxPlaces = 20

/** Creates one finding per cause, with the first position and the count. */
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
        ...(first.symbols === undefined ? {} : { symbols: first.symbols }),
        edits: editsOf(group),
      },
    ]
  })
}

/** Returns the edits without duplicates, because a loop can print the same part of the template several times. */
function editsOf(group: readonly Fault[]): readonly SourceEdit[] {
  const edits = group.flatMap(({ edit }) => edit ?? [])
  return [...new Map(edits.map((edit) => [JSON.stringify(edit), edit])).values()]
}

/** The maximum number of items in one finding. */
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
  return (
    severities.find((severity) => group.some((fault) => (fault.severity ?? rule.severity) === severity)) ??
    rule.severity
  )
}

/** The id under which preflight reports suppressions that match nothing, name an unknown rule or lack a reason. */
export const suppressionRuleId = 'unused-suppression'

interface RunOfRules {
  readonly rules: readonly Rule[]
  readonly context: RuleContext
  /** The severity of findings about suppressions. */
  readonly severity: Severity
}

/**
 * Returns the findings about a suppression: rule ids that are unknown, disabled or match no finding, and a missing
 * reason.
 */
function suppressionFindings(
  { ruleIds, place, reason: written }: Suppression,
  used: ReadonlySet<string>,
  { rules, context, severity }: RunOfRules,
): readonly PreflightFinding[] {
  const known = new Set(rules.map(({ id }) => id))
  const isOff = (id: string): boolean => context.settings.rules[id]?.severity === 'off'
  const reasonOf = (id: string): UnusedReason | null => {
    if (!known.has(id)) return 'unknown'
    if (used.has(id)) return null
    return isOff(id) ? 'off' : 'unused'
  }
  const byReason = Map.groupBy(new Set(ruleIds), reasonOf)
  return [...byReason].flatMap(([reason, ids]): readonly PreflightFinding[] => {
    if (reason === null && written !== '') return []
    const listed = ids.join(', ')
    const remove = ids.length === new Set(ruleIds).size ? 'Remove the comment' : `Remove ${listed} from the comment`
    const texts = {
      unknown: [`the suppression comment names an unknown rule: ${listed}`, 'Correct the rule id'],
      unused: [`the suppression comment for ${listed} matches no finding`, remove],
      off: [
        `the suppression comment for ${listed} matches no finding, because the settings switch the rule off`,
        remove,
      ],
    } as const
    const withoutReason = [
      `the suppression comment for ${listed} gives no reason`,
      'After the rule id, write a colon and the reason',
    ] as const
    const [message, fix] = reason === null ? withoutReason : texts[reason]
    return [{ ruleId: suppressionRuleId, severity, message, fix, place, count: 1, detail: [], edits: [] }]
  })
}

type UnusedReason = 'unknown' | 'unused' | 'off'

/** Sorts findings: errors first, then by file, line and column. */
function compareFindings(one: PreflightFinding, other: PreflightFinding): number {
  return (
    severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
    one.place.file.localeCompare(other.place.file) ||
    (one.place.line ?? 0) - (other.place.line ?? 0) ||
    (one.place.column ?? 0) - (other.place.column ?? 0)
  )
}
