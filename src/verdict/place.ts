/**
 * Decides whether a copy is rejected and, if not, in which folder it lands. The rules, the spam engine and the tabs are
 * separate steps.
 */

import type { Folder, ProviderType } from '../foundation/contract/names.ts'
import type { SpamVerdict } from '../foundation/contract/test.ts'
import type { SmtpReply } from '../foundation/mail/submission-outcome.ts'
import type { FiredRule, Judgement } from './judgement.ts'
import type { Firing, RuleEvaluation } from './placement/evaluate-rules.ts'
import type { PlacementFacts } from './placement/facts.ts'
import type { RuleReply } from './placement/placement-rule.ts'
import { chooseTab, hasTabs, tabSource } from './placement/tab-rules.ts'
import type { SpamFilterAnswer } from './spam/spam-filter.ts'

export type Placement = Pick<Judgement, 'reply' | 'folder' | 'reason' | 'spam' | 'firedRules' | 'skippedRules'>

/** Finds the rule that refuses the message; returns null if no rule refuses it. */
export function findRefusal(evaluation: RuleEvaluation, facts: PlacementFacts): Firing | null {
  return evaluation.firings.find((firing) => isRefusing(firing, facts)) ?? null
}

/** Builds the placement of a refused message, which has no folder. */
export function placeRefused(evaluation: RuleEvaluation, refusal: Firing): Placement {
  const reply = replyOf(refusal)
  const code = [reply.code, reply.enhancedCode].filter((part) => part !== null).join(' ')
  return {
    reply,
    folder: null,
    reason: `Refused with ${code}, because ${refusal.finding.text} (rule ${refusal.rule.id}, ${refusal.rule.source})`,
    spam: null,
    firedRules: listFirings(evaluation, refusal),
    skippedRules: evaluation.skipped,
  }
}

/** Decides the folder of an accepted message: first the junk rules apply, then the spam engine, then the tab rules. */
export function placeAccepted(evaluation: RuleEvaluation, facts: PlacementFacts, answer: SpamFilterAnswer): Placement {
  const spam = answer.status === 'judged' ? answer.verdict : null
  const junk = evaluation.firings.find(({ rule }) => rule.kind === 'junk' || rule.kind === 'temporary-once') ?? null
  const { folder, reason, tabRule } = junk === null ? decideByEngine(facts, answer) : decideByRule(junk)
  const firedRules = [
    ...listFirings(evaluation, junk),
    ...engineFirings(facts, answer, junk === null),
    ...(tabRule === undefined ? [] : [tabRule]),
  ]
  return { reply: null, folder, reason, spam, firedRules, skippedRules: evaluation.skipped }
}

interface FolderDecision {
  readonly folder: Folder | null
  readonly reason: string
  /** The rule that chose the tab, if a tab was chosen. */
  readonly tabRule?: FiredRule
}

function decideByRule({ rule, finding }: Firing): FolderDecision {
  const retried =
    rule.kind === 'temporary-once'
      ? `; a real provider replies with ${rule.reply?.code} ${rule.reply?.enhancedCode} to every attempt`
      : ''
  const reason = `Spam, because ${finding.text} (rule ${rule.id}, ${rule.source}${retried})`
  return { folder: 'Spam', reason }
}

function decideByEngine(facts: PlacementFacts, answer: SpamFilterAnswer): FolderDecision {
  if (answer.status === 'failed') {
    return { folder: null, reason: `No folder, because the spam engine failed: ${answer.reason}` }
  }
  const { verdict } = answer
  const engineText = describeEngine(verdict)
  if (answer.isSpam) {
    const rule = `rule ${engineRuleIds[facts.providerType]}${levelText(facts, verdict)}`
    return { folder: 'Spam', reason: `Spam, because ${engineText} (${rule})` }
  }
  if (!hasTabs(facts)) return { folder: 'INBOX', reason: `INBOX, because no rule applied and ${engineText}` }
  const { folder, ruleId, evidence } = chooseTab(facts.content, facts.mailType)
  const text = evidence.length === 0 ? 'no sign of another tab was found' : evidence.join(', ')
  const reason = `${folder}, because ${evidence.length === 0 ? '' : 'of '}${text} (rule ${ruleId}, ${tabSource})`
  const tabRule = { id: ruleId, text, source: tabSource, mark: 'D', reply: null, isDeciding: true }
  return { folder, reason, tabRule }
}

/**
 * Describes the verdict as a spam confidence level (SCL), the scale that administrators of Microsoft mail systems know.
 */
function levelText({ providerType }: PlacementFacts, verdict: SpamVerdict): string {
  return providerType === 'business' ? `, SCL ${spamConfidenceLevel(verdict)} according to presend's mapping` : ''
}

/**
 * Returns whether a rule refuses this attempt. A `temporary-once` rule refuses only the first attempt; if no history is
 * available, it refuses no attempt.
 */
function isRefusing({ rule }: Firing, { history }: PlacementFacts): boolean {
  if (rule.kind === 'refusal' || rule.kind === 'temporary') return true
  if (rule.kind !== 'temporary-once') return false
  return history.status === 'measured' && history.value.temporaryRefusalCount === 0
}

function engineFirings(facts: PlacementFacts, answer: SpamFilterAnswer, isDeciding: boolean): readonly FiredRule[] {
  if (answer.status === 'failed' || !answer.isSpam) return []
  const source = `the engine's threshold (${answer.verdict.engine})`
  const id = engineRuleIds[facts.providerType]
  return [{ id, text: describeEngine(answer.verdict), source, mark: 'D', reply: null, isDeciding }]
}

function listFirings(evaluation: RuleEvaluation, deciding: Firing | null): readonly FiredRule[] {
  return evaluation.firings.map((firing) => ({
    id: firing.rule.id,
    text: firing.finding.text,
    source: firing.rule.source,
    mark: firing.rule.mark,
    reply: replyCodes(firing) === null ? null : replyOf(firing),
    isDeciding: firing === deciding,
    ...(firing.rule.fix === undefined ? {} : { fix: firing.rule.fix }),
  }))
}

function replyCodes({ rule, finding }: Firing): RuleReply | null {
  return finding.reply ?? rule.reply
}

/** The reply text mentions presend and the rule, so that it cannot be mistaken for a reply from the provider. */
function replyOf(firing: Firing): SmtpReply {
  const { rule, finding } = firing
  const codes = replyCodes(firing) ?? { code: 550, enhancedCode: null }
  const origin = rule.documentedBy === null ? 'simulated' : `as documented by ${rule.documentedBy}`
  return { ...codes, text: smtpText(`[presend rule ${rule.id}, ${origin}] ${finding.text}`) }
}

/** A reply line is at most 512 octets long, including code and CRLF. */
const maxLength = 400

const plainForms: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '…': '...' }

/** Converts `text` to one line of ASCII; replaces characters that have no ASCII equivalent with `?`. */
export function smtpText(text: string): string {
  const plain = text
    .replaceAll(/[’‘“”–…]/gu, (character) => plainForms[character] ?? '?')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[^ -~]/gu, '?')
    .trim()
  return plain.length <= maxLength ? plain : `${plain.slice(0, maxLength - 3)}...`
}

/** The rule id for the engine's verdict, by provider type. */
const engineRuleIds: Readonly<Record<ProviderType, string>> = {
  consumer: 'ENGINE',
  business: 'J-B3',
  protected: 'J-P2',
}

const maxSymbolCount = 3

/** Describes the verdict in one clause, with the three symbols that have the most points. */
export function describeEngine(verdict: SpamVerdict): string {
  const symbols = verdict.symbols
    .filter((symbol) => symbol.score > 0)
    .toSorted((left, right) => right.score - left.score)
    .slice(0, maxSymbolCount)
    .map((symbol) => `${symbol.name} ${symbol.score}`)
  const list = symbols.length === 0 ? '' : `: ${symbols.join(', ')}`
  return `the spam engine (${verdict.engine}) gave the message ${verdict.score} points (threshold ${verdict.threshold})${list}`
}

/**
 * Maps the verdict to Microsoft's spam confidence level: 9 for at least twice the threshold, 5 for other spam, 1 for
 * legitimate mail.
 * Source: learn.microsoft.com, SCL (filters do not set 2–4, 7 and 8); the mapping is presend's own.
 */
export function spamConfidenceLevel(verdict: SpamVerdict): 1 | 5 | 9 {
  if (verdict.score >= 2 * verdict.threshold) return 9
  return verdict.score >= verdict.threshold ? 5 : 1
}
