/** The shape of a placement rule: a row of facts/placement.md that can be asked. */

import type { PlacementFacts } from './facts.ts'

/** Code and enhanced code of a refusal, as the provider documents them. */
export interface RuleReply {
  readonly code: number
  readonly enhancedCode: string | null
}

/** What a rule says of one message. `text` is the clause behind "because". */
export type RuleFinding =
  | { readonly status: 'fires'; readonly text: string; readonly reply?: RuleReply }
  | { readonly status: 'does-not-fire' }
  | { readonly status: 'not-measured'; readonly reason: string }

/**
 * What a firing rule does. `refusal`: the reply, for good. `temporary`: the reply, each time. `temporary-once`: the
 * reply, and Spam after one retry. `junk`: Spam. `note`: nothing but a line in the report.
 */
export type RuleKind = 'refusal' | 'temporary' | 'temporary-once' | 'junk' | 'note'

export interface PlacementRule {
  /** As in the table: `H-C1`, `J-B2`. */
  readonly id: string
  /** True: only for senders of the class `bulk`. */
  readonly isBulkOnly: boolean
  readonly kind: RuleKind
  /** `null` for rules that answer no SMTP reply. */
  readonly reply: RuleReply | null
  /** Whose documented behaviour it is; `null`: presend's own decision, and the reply says so. */
  readonly documentedBy: string | null
  /** Page or RFC, and the date of the copy that was read. */
  readonly source: string
  /** V: the provider's own page was read; S: a secondary source; D: our decision. */
  readonly mark: 'V' | 'S' | 'D' | 'V/D' | 'V/S' | 'S/D'
  /** What to change; for rules of the kind `note`. */
  readonly fix?: string
  readonly when: (facts: PlacementFacts) => RuleFinding
}

/** The rule fires, with the clause behind "because". */
export function fires(text: string, reply?: RuleReply): RuleFinding {
  return reply === undefined ? { status: 'fires', text } : { status: 'fires', text, reply }
}

/** It was measured, and the rule does not fire. */
export const doesNotFire: RuleFinding = { status: 'does-not-fire' }

/** Fires with `text` when `claim` holds. */
export function firesIf(claim: boolean, text: string): RuleFinding {
  return claim ? fires(text) : doesNotFire
}
