/**
 * Collects the findings of a test: issues shared by seeds, spam engine rules that matched, and notes from the service.
 */

import { isTab } from '../foundation/contract/names.ts'
import type { SeedNote, SpamSymbol } from '../foundation/contract/test.ts'
import { severities } from '../preflight/finding.ts'
import { explainSymbol, worstSymbols, worstVerdict } from '../verdict/advice/symbol-advice.ts'
import type { Finding, Outcome, SpamScore } from './check-result.ts'
import type { SeedEvidence } from './evidence.ts'
import { type Cause, isEngineVerdict } from './seed-cause.ts'
import { judgeSeed, type SeedContext } from './seed-report.ts'

export interface FindingInput {
  readonly seeds: readonly SeedEvidence[]
  readonly context: SeedContext
  readonly outcome: Outcome
}

/** A finding that has not been merged yet. `weight` orders findings of the same severity. */
interface Candidate {
  readonly key: string
  readonly finding: Finding
  readonly weight: number
}

/** The base weight of a finding, by source. The points of a spam engine rule are added to its base weight. */
const weights: Readonly<Record<Finding['source'], number>> = {
  authentication: 4000,
  submission: 3000,
  placement: 2000,
  'spam-filter': 1000,
  waiting: 0,
  preflight: 0,
}

/** Returns the findings, most severe first. Issues with the same cause at several seeds become one finding. */
export function collectFindings({ seeds, context, outcome }: FindingInput): readonly Finding[] {
  const candidates = seeds.flatMap((evidence) => [
    ...problemsOf(evidence, context).map((cause) => fromCause(cause, evidence, outcome)),
    ...symbolsOf(evidence).map((symbol) => fromSymbol(symbol, evidence, outcome)),
    ...(evidence.result?.notes ?? []).map((note) => fromNote(note, evidence)),
  ])
  return [...Map.groupBy(candidates, (one) => one.key).values()]
    .map(merge)
    .toSorted((left, right) => severityRank(left) - severityRank(right) || right.weight - left.weight)
    .map((one) => one.finding)
}

/**
 * Returns the issues of one seed. Omits a rejection that a failed check explains, and the spam engine's overall verdict
 * if the engine listed the rules that matched.
 */
function problemsOf(evidence: SeedEvidence, context: SeedContext): readonly Cause[] {
  const { causes } = judgeSeed(evidence, context)
  const explained = new Set(causes.filter((one) => one.source === 'authentication').map((one) => one.fix))
  const hasSymbols = symbolsOf(evidence).length > 0
  return causes.filter(
    (one) => !(one.source === 'submission' && explained.has(one.fix)) && !(one.source === 'spam-filter' && hasSymbols),
  )
}

const blankFinding = { rule: null, points: null, place: null, count: 1, detail: [] } as const

function fromCause(cause: Cause, { seed, state }: SeedEvidence, outcome: Outcome): Candidate {
  const { source, key, fix } = cause
  const severity = outcome === 'pass' ? 'warning' : 'error'
  const text = source === 'authentication' && state === 'refused' ? `${cause.text} (copy rejected)` : cause.text
  const finding = { ...blankFinding, source, severity, message: capitalized(text), fix, seeds: [seed.address] } as const
  return { key: `${source} ${key}`, finding, weight: weights[source] }
}

function symbolsOf({ state, result }: SeedEvidence): readonly SpamSymbol[] {
  return state === 'received' ? worstSymbols(result?.spam?.symbols ?? []) : []
}

function fromSymbol(symbol: SpamSymbol, { seed, folder, result }: SeedEvidence, outcome: Outcome): Candidate {
  const isCause = outcome !== 'pass' && folder === 'Spam' && isEngineVerdict(result?.spam ?? null)
  const { name, score, meaning, fix } = explainSymbol(symbol)
  const text = meaning.trim().replace(/\.$/u, '') || name
  const severity = isCause ? 'error' : 'notice'
  const rule = { ...blankFinding, rule: name, points: score }
  const finding = { ...rule, source: 'spam-filter', severity, message: text, fix, seeds: [seed.address] } as const
  return { key: `symbol ${name}`, finding, weight: weights['spam-filter'] + Math.min(score, 900) }
}

/**
 * Converts a note from the service about an unmet requirement to a warning. The finding is only a warning, because the
 * unmet requirement did not affect the placement.
 */
function fromNote({ rule, text: note, fix }: SeedNote, { seed }: SeedEvidence): Candidate {
  const message = capitalized(note)
  const seeds = [seed.address]
  const finding = { ...blankFinding, source: 'placement', severity: 'warning', message, fix, rule, seeds } as const
  return { key: `note ${rule} ${note}`, finding, weight: weights.placement }
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** Merges findings with the same cause. The merged finding has the text of the most severe one. */
function merge(candidates: readonly Candidate[]): Candidate {
  const [first] = candidates.toSorted(
    (left, right) => severityRank(left) - severityRank(right) || right.weight - left.weight,
  )
  if (first === undefined) throw new TypeError('no candidates to merge')
  const seeds = [...new Set(candidates.flatMap((one) => one.finding.seeds))]
  return { ...first, finding: { ...first.finding, seeds } }
}

function severityRank({ finding }: Candidate): number {
  return severities.indexOf(finding.severity)
}

/**
 * Renders a note for each tab that the simulation chose for a copy, such as
 * `Gmail would probably file this under Promotions: …`.
 */
export function simulatedTabNotes(seeds: readonly SeedEvidence[]): readonly string[] {
  const notes = seeds.flatMap(({ folder, result }) => {
    if (folder === null || !isTab(folder) || result?.placementKind !== 'simulated') return []
    const why = result.reason?.replace(new RegExp(`^${folder}, because (?:of )?`, 'u'), '') ?? ''
    return [`Gmail would probably file this under ${folder}${why === '' ? '' : `: ${why}`}`]
  })
  return [...new Set(notes)]
}

/** Returns the highest spam score, relative to its threshold; `null` if no copy was scored. */
export function highestSpamScore(seeds: readonly SeedEvidence[]): SpamScore | null {
  const scored = seeds.flatMap(({ state, result }) => (state === 'received' && result?.spam ? [result.spam] : []))
  const worst = worstVerdict(scored)
  return worst === null ? null : { engine: worst.engine, score: worst.score, threshold: worst.threshold }
}
