/** The parts of a rule: data for documents and reports, and one small pure function. */

import type { SourcePlace } from '../errors/problem.ts'
import type { ToolNote } from '../template/tools/tool-request.ts'
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

/** One place that violates a rule. */
export interface Fault {
  /** Where the fault is reported: the origin of a rendered character, or a place in a file. */
  readonly at: TextOrigin | SourcePlace
  /** One sentence without a period at the end. It names the affected part and the problem. */
  readonly message: string
  /** Replaces the rule's fix. */
  readonly fix?: string
  /** Replaces the rule's severity. A severity from the user's settings takes precedence over both. */
  readonly severity?: Severity
  /** The cause. Faults with the same cause become one finding with a count. By default, the message is the cause. */
  readonly cause?: string
  /** The difference between faults with the same cause. The finding lists these items after its message and a colon. */
  readonly item?: string
  /** Further lines. */
  readonly detail?: readonly string[]
  /** An edit that fixes the fault; present only if the result is certain to be right. */
  readonly edit?: SourceEdit
}

/** Returned by a rule whose input is missing; contains the reason, such as `no sending-ip`. */
export interface CouldNotCheck {
  readonly uncheckedBecause: string
}

export type RuleResult = readonly Fault[] | CouldNotCheck

/** An example for a rule: a template with or without a fault. It is shown on the rule's page and run as a test. */
export interface RuleExample {
  /** The file name; its extension selects the template engine. */
  readonly file: string
  /**
   * The content of the file. If it has no front matter, a subject and an author are added as settings. `.eml` files get
   * CRLF line endings.
   */
  readonly text: string
  /** More files by path: includes, the data file `data.json`, and zone files. */
  readonly files?: Readonly<Record<string, string>>
  readonly settings?: Partial<PreflightSettings>
  /** The problems that mjml reports, for examples in `.mjml` files. */
  readonly mjmlNotes?: readonly ToolNote[]
  /** The responses of links, for rules that need `check-links`. */
  readonly links?: Readonly<Record<string, Partial<LinkResult>>>
  /**
   * The false positive that a good example prevents, such as "An acronym in a mixed subject". Not needed for bad
   * examples.
   */
  readonly about?: string
  /**
   * The expected finding of a bad example: its line, its severity if it differs from the rule's, and its count if that
   * is not 1.
   */
  readonly line?: number
  readonly severity?: Severity
  readonly count?: number
}

/** One check. */
export interface Rule {
  /** The id, which never changes, such as `unresolved-variable`. */
  readonly id: string
  readonly group: RuleGroup
  /** The severity that applies if the user does not set one. */
  readonly severity: Severity
  /** What is wrong, in a few words. It is the title of the rule's page. */
  readonly title: string
  /** Why the problem matters, in one or two sentences. */
  readonly why: string
  /** The source of `why`: a section of an RFC, a provider's page, or a measurement. */
  readonly source: string
  /** What to do; starts with a verb. */
  readonly fix: string
  /** Similar things that the rule does not report. */
  readonly ignores: string
  /** The options and their defaults. The config file sets options under `rules: <id>:`. */
  readonly options?: Readonly<Record<string, RuleOption>>
  /** At least one example with a fault. The first one is shown on the page. */
  readonly bad: readonly RuleExample[]
  /** At least one example without a fault, and examples for the false positives that the rule must avoid. */
  readonly good: readonly RuleExample[]
  /** Checks a message. The function is pure, and its time is linear in the size of the message. */
  check(context: RuleContext): RuleResult
}

/** An option of a rule. */
export interface RuleOption {
  readonly default: number | string | boolean | readonly string[]
  readonly description: string
}
