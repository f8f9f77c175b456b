/** Prints the action's log with `@actions/core`, without secrets and without workflow commands from untrusted text. */

import {
  type AnnotationProperties,
  debug,
  endGroup,
  error,
  info,
  notice,
  setFailed,
  startGroup,
  warning,
} from '@actions/core'

import { renderPlace, type SourcePlace } from '../foundation/errors/problem.ts'
import type { Scrub } from '../foundation/world/scrub-secrets.ts'
import { defuse, defuseLines } from '../report/escape-log.ts'

/** The three kinds of annotation, most severe first. */
export const severities = ['error', 'warning', 'notice'] as const
export type Severity = (typeof severities)[number]

const printers = { error, warning, notice } as const

/** An annotation. The path in `place` is relative to the repository root. */
export interface Annotation {
  readonly severity: Severity
  readonly title: string
  readonly message: string
  readonly place: SourcePlace | null
}

export interface ActionLog {
  /** Prints one line. Line breaks in the text are shown as `⏎`. */
  info(line: string): void
  /** Prints lines under a heading that the log viewer can fold. */
  group(title: string, lines: readonly string[]): void
  debug(line: string): void
  /** Prints an annotation. If the runner would drop the annotation, prints a plain line instead. */
  annotate(annotation: Annotation): void
  warn(message: string): void
  notice(message: string): void
  /** Prints the error annotation of a failed step. The caller must set the exit code. */
  fail(message: string): void
  /** Returns how many more annotations of this kind the runner keeps. */
  roomFor(severity: Severity): number
  /** Applies `scrub` to all text that is printed from now on. */
  scrubWith(scrub: Scrub): void
}

/**
 * The number of annotations of each kind that the runner keeps per step. Source: actions/runner, ExecutionContext.cs,
 * `_maxCountPerIssueType`.
 */
const annotationsPerKind = 10

/**
 * The maximum length of a message. The runner silently truncates longer messages. Source: actions/runner,
 * ExecutionContext.cs, `_maxIssueMessageLength`.
 */
const longestMessage = 4096

/** Opens the log of this step. */
export function openLog(): ActionLog {
  const scrubs: Scrub[] = []
  const scrub: Scrub = (text) => scrubs.reduce((shown, one) => one(shown), text)
  const oneLine = (text: string): string => defuse(scrub(text))
  const lines = (text: string): string => defuseLines(scrub(text))
  const printedCounts = { error: 0, warning: 0, notice: 0 }

  function annotate({ severity, title, message, place }: Annotation): void {
    if (printedCounts[severity] >= annotationsPerKind) {
      const label = `${severity.charAt(0).toUpperCase()}${severity.slice(1)}`
      info(oneLine(`${label}: ${place === null ? '' : `${renderPlace(place)}: `}${message}`))
      return
    }
    printedCounts[severity] += 1
    const where = place === null ? {} : { file: oneLine(place.file), ...positionOf(place) }
    printers[severity](lines(truncate(message)), { title: oneLine(title), ...where })
  }

  return {
    info: (text) => info(oneLine(text)),
    group: (title, content) => {
      startGroup(oneLine(title))
      for (const text of content) info(oneLine(text))
      endGroup()
    },
    debug: (text) => debug(lines(text)),
    annotate,
    warn: (message) => annotate({ severity: 'warning', title: 'presend', message, place: null }),
    notice: (message) => annotate({ severity: 'notice', title: 'presend', message, place: null }),
    fail: (message) => setFailed(lines(truncate(message))),
    roomFor: (severity) => annotationsPerKind - printedCounts[severity],
    scrubWith: (scrubMore) => {
      scrubs.push(scrubMore)
    },
  }
}

/**
 * Returns the position of an annotation. The column is omitted if there is no line, because the runner rejects a column
 * without a line.
 */
function positionOf({ line, column }: SourcePlace): AnnotationProperties {
  if (line === undefined) return {}
  return column === undefined ? { startLine: line } : { startLine: line, startColumn: column }
}

/** Truncates a long message without splitting a surrogate pair. */
function truncate(message: string): string {
  const note = ' … (truncated; see the job summary)'
  if (message.length <= longestMessage) return message
  return `${message.slice(0, longestMessage - note.length).replace(/[\ud800-\udbff]$/u, '')}${note}`
}
