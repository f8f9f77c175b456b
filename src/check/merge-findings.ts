/** Merges the preflight findings and the findings from the seeds, so that each cause is reported once. */

import { ruleOfSymbol } from '../preflight/content/symbol-rules.ts'
import { type PreflightFinding, severities } from '../preflight/finding.ts'
import type { Finding } from './check-result.ts'

/**
 * Returns the preflight findings, followed by the findings from the seeds. If a preflight rule and spam filter rules
 * found the same cause, their findings are merged into one. The merged finding has the higher severity, the position
 * from preflight, and the points and seeds from the spam filter. Findings with spam points are sorted by points.
 */
export function mergeFindings(preflight: readonly PreflightFinding[], ofSeeds: readonly Finding[]): readonly Finding[] {
  const merged = new Set<Finding>()
  const joins = new Map<Finding, Finding>()
  const found = preflight.flatMap((one) => {
    const sameCause = ofSeeds.filter((finding) => !merged.has(finding) && isSameCause(one, finding))
    // The wording of a message can trigger several rules of the spam filter, each of which has its own fix.
    const joined = one.ruleId === wordingRuleId ? sameCause.slice(0, 1) : sameCause
    for (const finding of joined) merged.add(finding)
    const [first] = joined
    if (first === undefined) return [toFinding(one)]
    joins.set(first, join(toFinding(one), joined))
    return []
  })
  const rest = ofSeeds.flatMap((finding) => (merged.has(finding) ? (joins.get(finding) ?? []) : finding))
  return [...found, ...byPoints(rest)]
}

/** Sorts the findings that have spam points by points. All other findings keep their positions. */
function byPoints(findings: readonly Finding[]): readonly Finding[] {
  const sorted = findings.filter(({ points }) => points !== null)
  const strongestFirst = sorted.toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0)).values()
  return findings.map((finding) => (finding.points === null ? finding : (strongestFirst.next().value ?? finding)))
}

function join(found: Finding, ofSeeds: readonly Finding[]): Finding {
  const [first] = ofSeeds
  if (first === undefined) return found
  const isStronger = severities.indexOf(first.severity) < severities.indexOf(found.severity)
  return {
    ...(isStronger || found.rule === wordingRuleId ? first : found),
    severity: isStronger ? first.severity : found.severity,
    place: found.place,
    points: ofSeeds.reduce((sum, { points }) => sum + (points ?? 0), 0),
    seeds: [...new Set(ofSeeds.flatMap(({ seeds }) => seeds))],
    mergedFrom: [found, ...ofSeeds].map(({ source, rule, message, count }) => ({ source, rule, message, count })),
  }
}

/** The preflight rule whose finding lists the spam filter's wording rules. */
const wordingRuleId = 'spam-words'

function isSameCause({ ruleId, symbols = [] }: PreflightFinding, { source, rule }: Finding): boolean {
  if (source !== 'spam-filter' || rule === null) return false
  return ruleId === wordingRuleId ? symbols.includes(rule) : ruleOfSymbol(rule) === ruleId
}

function toFinding({ ruleId, severity, message, fix, place, count, detail }: PreflightFinding): Finding {
  return { source: 'preflight', severity, message, count, fix, detail, rule: ruleId, points: null, place, seeds: [] }
}
