/** Placement rules: each describes messages that a provider refuses or files as spam. */

import type { MethodVerdict } from '../authentication/authentication-verdict.ts'
import type { PlacementFacts } from './facts.ts'

/** The reply code and enhanced code of a refusal, as the provider documents them. */
export interface RuleReply {
  readonly code: number
  readonly enhancedCode: string | null
}

/** The result of a rule for one message. `text` continues a sentence after "because". */
export type RuleFinding =
  | { readonly status: 'fires'; readonly text: string; readonly reply?: RuleReply }
  | { readonly status: 'does-not-fire' }
  | { readonly status: 'not-measured'; readonly reason: string }

/**
 * What happens if the rule fires. `refusal`: permanent reply. `temporary`: temporary reply to every attempt.
 * `temporary-once`: temporary reply to the first attempt, then Spam. `junk`: Spam. `note`: a line in the report.
 */
export type RuleKind = 'refusal' | 'temporary' | 'temporary-once' | 'junk' | 'note'

export interface PlacementRule {
  /** A unique id, such as `H-C1` or `J-B2`. */
  readonly id: string
  /** Whether the rule applies only to senders of class `bulk`. */
  readonly isBulkOnly: boolean
  readonly kind: RuleKind
  /** The SMTP reply; null for rules that do not refuse a message. */
  readonly reply: RuleReply | null
  /**
   * The provider that documents this behavior. If null, the rule is presend's own decision, and the reply text says so.
   */
  readonly documentedBy: string | null
  /** The page or RFC on which the rule is based, and its date. */
  readonly source: string
  /** The kind of source. `V`: the provider's page; `S`: a secondary source; `D`: presend's decision. */
  readonly mark: 'V' | 'D' | 'V/D' | 'V/S' | 'S/D'
  /** How to fix the message; only for rules of kind `note`. */
  readonly fix?: string
  readonly when: (facts: PlacementFacts) => RuleFinding
}

/** A row of a rule table. By default, a rule refuses mail from all senders and has no reply. */
export type RuleRow = Pick<PlacementRule, 'id' | 'source' | 'mark' | 'documentedBy' | 'when'> & Partial<PlacementRule>

export function toRule(row: RuleRow): PlacementRule {
  return { kind: 'refusal', isBulkOnly: false, reply: null, ...row }
}

export function reply(code: number, enhancedCode: string | null = null): RuleReply {
  return { code, enhancedCode }
}

export function fires(text: string, answer?: RuleReply): RuleFinding {
  return answer === undefined ? { status: 'fires', text } : { status: 'fires', text, reply: answer }
}

export const doesNotFire: RuleFinding = { status: 'does-not-fire' }

/** Returns the finding for a rule that needs the result of a method that was not checked. */
export function unmeasured({ detail }: MethodVerdict<string>): RuleFinding {
  return { status: 'not-measured', reason: detail }
}

/** Returns a finding that fires with `text` if `claim` is true. */
export function firesIf(claim: boolean, text: string): RuleFinding {
  return claim ? fires(text) : doesNotFire
}
