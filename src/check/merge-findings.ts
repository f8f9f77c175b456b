/** Joins what preflight found with what the seeds said, so that one cause is one finding. */

import { ruleOfSymbol } from '../preflight/content/symbol-rules.ts'
import { type PreflightFinding, severities } from '../preflight/finding.ts'
import type { Finding } from './check-result.ts'

/**
 * Returns the findings of preflight, then those of the seeds. What a rule of preflight and rules of the spam filter
 * report for the same cause becomes one finding: the stronger one, with the place of the first and the points and seeds
 * of the others.
 */
export function mergeFindings(preflight: readonly PreflightFinding[], ofSeeds: readonly Finding[]): readonly Finding[] {
  const merged = new Set<Finding>()
  const found = preflight.map((one) => {
    const sameCause = ofSeeds.filter((finding) => !merged.has(finding) && isSameCause(one, finding))
    // The wording can fire several rules, each with its own fix.
    const joined = one.ruleId === wordingRuleId ? sameCause.slice(0, 1) : sameCause
    for (const finding of joined) merged.add(finding)
    return join(toFinding(one), joined)
  })
  return [...found, ...ofSeeds.filter((finding) => !merged.has(finding))]
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
  }
}

/** Lists the rules of the filter that fire on the wording. */
const wordingRuleId = 'spam-words'

function isSameCause({ ruleId, detail }: PreflightFinding, { source, rule }: Finding): boolean {
  if (source !== 'spam-filter' || rule === null) return false
  return ruleId === wordingRuleId ? detail.some((line) => line.startsWith(`${rule} `)) : ruleOfSymbol(rule) === ruleId
}

function toFinding({ ruleId, severity, message, fix, place, count, detail }: PreflightFinding): Finding {
  const times = count === 1 ? '' : ` (${count} times)`
  return {
    source: 'preflight',
    severity,
    text: `${message}${times}`,
    fix: [fix, ...detail].join('; '),
    rule: ruleId,
    points: null,
    place,
    seeds: [],
  }
}
