/** Placement rules, each of which describes messages that a provider refuses or files as spam. */

import type { MethodVerdict } from '../authentication/authentication-verdict.ts'
import type { PlacementFacts } from './facts.ts'

/** The reply code and enhanced code for a refusal, as documented by the provider. */
export interface RuleReply {
  readonly code: number
  readonly enhancedCode: string | null
}

/** The result of a rule for one message. `text` is a clause that can follow "because". */
export type RuleFinding =
  | { readonly status: 'fires'; readonly text: string; readonly reply?: RuleReply }
  | { readonly status: 'does-not-fire' }
  | { readonly status: 'not-measured'; readonly reason: string }

/**
 * What happens if the rule fires. `refusal`: a permanent (5yz) reply. `temporary`: a temporary (4yz) reply to every
 * attempt. `temporary-once`: a temporary reply to the first attempt, then Spam. `junk`: Spam. `note`: only a line in
 * the report.
 */
export type RuleKind = 'refusal' | 'temporary' | 'temporary-once' | 'junk' | 'note'

export interface PlacementRule {
  /** A unique id, such as `H-C1` or `J-B2`. */
  readonly id: string
  /** Whether the rule applies only to bulk senders. */
  readonly isBulkOnly: boolean
  readonly kind: RuleKind
  /** The SMTP reply; null for rules that do not refuse a message. */
  readonly reply: RuleReply | null
  /**
   * The provider that documents this behavior. If null, the behavior is presend's own decision, and the reply text says
   * so.
   */
  readonly documentedBy: string | null
  /** The page or RFC on which the rule is based, and its date. */
  readonly source: string
  /** The type of source. `V`: the provider's own page; `S`: a secondary source; `D`: a decision by presend. */
  readonly mark: 'V' | 'D' | 'V/D' | 'V/S' | 'S/D'
  /** How to fix the message; present only for rules of the `note` kind. */
  readonly fix?: string
  readonly when: (facts: PlacementFacts) => RuleFinding
}

/** A row of a rule table. By default, a rule applies to all senders and has no reply. */
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

/** Returns the finding for a rule that depends on a method that was not checked. */
export function unmeasured({ detail }: MethodVerdict<string>): RuleFinding {
  return { status: 'not-measured', reason: detail }
}

/** Returns a finding that fires with `text` if `claim` is true. */
export function firesIf(claim: boolean, text: string): RuleFinding {
  return claim ? fires(text) : doesNotFire
}
