/** What a rule is: data for documents and reports, and one small pure function. */

import type { SourcePlace } from '../errors/problem.ts'
import type { TextOrigin } from '../template/trace/source-map.ts'
import type { Severity, SourceEdit } from './finding.ts'
import type { LinkResult } from './link-check/link-facts.ts'
import type { PreflightSettings } from './preflight-settings.ts'
import type { RuleContext } from './rule-context.ts'

/** The groups of rules, in the order of docs/rules/. */
export const ruleGroups = [
  'rendering',
  'structure',
  'size',
  'links',
  'images',
  'accessibility',
  'clients',
  'unsubscribe',
  'sender',
  'dns',
  'content',
] as const

export type RuleGroup = (typeof ruleGroups)[number]

/** One place where a rule is broken. */
export interface Fault {
  /** Where to report it: an origin of a rendered character, or a place in a file. */
  readonly at: TextOrigin | SourcePlace
  /** One sentence without a period at the end. It names the thing and the problem. */
  readonly message: string
  /** Overrides the rule's fix. */
  readonly fix?: string
  /** Overrides the rule's severity. The settings of the user win over both. */
  readonly severity?: Severity
  /** Faults with the same cause become one finding with a count. Default: the message. */
  readonly cause?: string
  /** What differs between faults with the same cause: the finding lists the items after its message and a colon. */
  readonly item?: string
  /** Further lines. */
  readonly detail?: readonly string[]
  /** Only where the result is certain to be right. */
  readonly edit?: SourceEdit
}

/** The result of a rule whose input is missing: a reason such as `no sending-ip`. */
export interface CouldNotCheck {
  readonly uncheckedBecause: string
}

export type RuleResult = readonly Fault[] | CouldNotCheck

/** A template that a rule finds fault with, or not. Shown on the rule's page and run as a test. */
export interface RuleExample {
  /** A file name; its extension selects the engine. */
  readonly file: string
  /** Without front matter, a subject and an author are added as settings. `.eml` files get CRLF line ends. */
  readonly text: string
  /** Further files by path: includes, the data file `data.json`, zone files. */
  readonly files?: Readonly<Record<string, string>>
  readonly settings?: Partial<PreflightSettings>
  /** What links answer, for rules that need `check-links`. */
  readonly links?: Readonly<Record<string, Partial<LinkResult>>>
  /** What a good example guards against: "An acronym in a mixed subject". Not needed for bad examples. */
  readonly about?: string
  /** Of a bad example: the line of the finding, its severity if not the rule's, and its count if not 1. */
  readonly line?: number
  readonly severity?: Severity
  readonly count?: number
}

/** One check. */
export interface Rule {
  /** Stable, in kebab case: `unresolved-variable`. */
  readonly id: string
  readonly group: RuleGroup
  /** Without a setting of the user. */
  readonly severity: Severity
  /** What is wrong, in a few words: the title of its page. */
  readonly title: string
  /** Why it matters, in one or two sentences. */
  readonly why: string
  /** RFC section, provider's page or measurement behind `why`. */
  readonly source: string
  /** What to do, starting with a verb. */
  readonly fix: string
  /** What looks similar and is not reported. */
  readonly ignores: string
  /** Options and their defaults, which the config file sets under `rules: <id>:`. */
  readonly options?: Readonly<Record<string, RuleOption>>
  /** At least one. The first is shown on the page. */
  readonly bad: readonly RuleExample[]
  /** At least one that is silent, and the false positives that the rule must not give. */
  readonly good: readonly RuleExample[]
  /** Pure, and linear in the size of the message. */
  check(context: RuleContext): RuleResult
}

/** An option of a rule. */
export interface RuleOption {
  readonly default: number | string | boolean | readonly string[]
  readonly description: string
}
