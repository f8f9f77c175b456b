/** The interface of a rule, which consists of data for documentation and reports, and one small pure function. */

import type { SourcePlace } from '../foundation/errors/problem.ts'
import type { ToolNote } from '../render/tools/tool-request.ts'
import type { TextOrigin } from '../render/trace/source-map.ts'
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

/** One position at which the message violates a rule. */
export interface Fault {
  /** The position to report: the origin of a rendered character, or a position in a file. */
  readonly at: TextOrigin | SourcePlace
  /** One sentence without a final period. The sentence names the affected part and the problem. */
  readonly message: string
  /** A fix to show in place of the rule's fix. */
  readonly fix?: string
  /**
   * A severity that replaces the rule's severity. A severity in the user's settings takes precedence over both
   * severities.
   */
  readonly severity?: Severity
  /**
   * The cause. Faults with the same cause become one finding with a count. If absent, the message is used as the cause.
   */
  readonly cause?: string
  /**
   * The item that distinguishes this fault from others with the same cause. The finding lists all items after its
   * message and a colon.
   */
  readonly item?: string
  /** Further lines. */
  readonly detail?: readonly string[]
  /** The rules of the spam filter that match for the same cause. */
  readonly symbols?: readonly string[]
  /** An edit that fixes the fault. Present only if the result is certain to be correct. */
  readonly edit?: SourceEdit
}

/** The result of a rule whose input is missing. The result contains the reason, such as `no sending-ip`. */
export interface CouldNotCheck {
  readonly uncheckedBecause: string
}

/** The faults that a rule finds. A single fault can be returned without a list. */
export type RuleResult = readonly Fault[] | Fault | null | CouldNotCheck

/** An example for a rule. The rule's page shows the example, and a test runs the rule on it. */
export interface RuleExample {
  /** The file name, `message.html` by default. The extension of the file name selects the template engine. */
  readonly file?: string
  /**
   * The content of the file. If it has no front matter, the test sets a subject and an author through the settings.
   * `.eml` files get CRLF line endings.
   */
  readonly text: string
  /** Additional files by path: includes, the data file `data.json`, and zone files. */
  readonly files?: Readonly<Record<string, string>>
  readonly settings?: Partial<PreflightSettings>
  /** The problems that mjml reports, for `.mjml` examples. */
  readonly mjmlNotes?: readonly ToolNote[]
  /** The responses to link requests, for rules that need `check-links`. */
  readonly links?: Readonly<Record<string, Partial<LinkResult>>>
  /** What the example shows, such as "An acronym in a mixed-case subject". */
  readonly about?: string
}

/** One check. */
export interface Rule {
  /** The rule's id, which never changes, such as `unresolved-variable`. */
  readonly id: string
  readonly group: RuleGroup
  /** The severity that applies if the user sets none. */
  readonly severity: Severity
  /** The problem in a few words. This text is the title of the rule's page. */
  readonly title: string
  /** Why the problem matters, in one or two sentences. */
  readonly why: string
  /** The source of `why`: a section of an RFC, a provider's page, or a measurement. */
  readonly source: string
  /** How to fix the problem. The text starts with a verb. */
  readonly fix: string
  /** Similar cases that the rule does not report. */
  readonly ignores: string
  /** The rule's options and their defaults. Users set options in the config file under `rules: <id>:`. */
  readonly options?: Readonly<Record<string, RuleOption>>
  /** An example that the rule reports. A string is the content of a file named `message.html`. */
  readonly bad: string | RuleExample
  /** A similar example that the rule does not report. */
  readonly good: string | RuleExample
  /** Checks a message. This must be a pure function that runs in time linear in the size of the message. */
  check(context: RuleContext): RuleResult
}

/** An option of a rule. */
export interface RuleOption {
  readonly default: number | string | boolean | readonly string[]
  readonly description: string
}
