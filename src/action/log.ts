/** The one writer of the action: everything it prints is scrubbed and defused here, foreign or not. */

import { renderPlace, type SourcePlace } from '../errors/problem.ts'
import { defuse, defuseLines } from '../report/escape-log.ts'
import type { Scrub } from '../world/scrub-secrets.ts'
import { type CommandName, renderCommand } from './workflow-commands.ts'

/** The three kinds of annotation, most severe first. */
export const severities = ['error', 'warning', 'notice'] as const
export type Severity = (typeof severities)[number]

/** One annotation; `place` relative to the repository's root. */
export interface Annotation {
  readonly severity: Severity
  readonly title: string
  readonly message: string
  readonly place: SourcePlace | null
}

export interface ActionLog {
  /** One line; line breaks in it are shown as such. */
  info(line: string): void
  /** Lines under a heading that the viewer folds. */
  group(title: string, lines: readonly string[]): void
  /** Seen only where step debugging is on. */
  debug(line: string): void
  /** An annotation, or a plain line when the runner would drop it. */
  annotate(annotation: Annotation): void
  /** Shorthand: an annotation without a place. */
  warn(message: string): void
  notice(message: string): void
  /** How many annotations of a kind the runner will still keep. */
  roomFor(severity: Severity): number
  /** Tells the runner to star a value out of log and summary. */
  mask(value: string): void
  /** From now on everything printed goes through this too. */
  scrubWith(scrub: Scrub): void
}

/** The runner keeps ten annotations of each kind a step: ExecutionContext.cs, `_maxCountPerIssueType`. */
const annotationsPerKind = 10

/** The runner cuts longer messages without a word: ExecutionContext.cs, `_maxIssueMessageLength`. */
const longestMessage = 4096

/** A log that prints through `write`. */
export function openLog(write: (text: string) => void): ActionLog {
  const scrubs: Scrub[] = []
  const scrub: Scrub = (text) => scrubs.reduce((shown, one) => one(shown), text)
  const printedCounts = { error: 0, warning: 0, notice: 0 }

  const line = (text: string): void => write(`${defuse(scrub(text))}\n`)
  const command = (name: CommandName, properties: Parameters<typeof renderCommand>[1], data: string): void =>
    write(`${renderCommand(name, properties, defuseLines(scrub(data)))}\n`)

  function annotate({ severity, title, message, place }: Annotation): void {
    const roomCount = annotationsPerKind - printedCounts[severity]
    if (roomCount <= 0) {
      line(`${titleCase(severity)}: ${place === null ? '' : `${renderPlace(place)}: `}${message}`)
      return
    }
    printedCounts[severity] += 1
    const where = place === null ? {} : { file: place.file, line: place.line, col: columnOf(place) }
    const properties = { ...where, title }
    const shown = Object.entries(properties).map(([name, value]) => [
      name,
      typeof value === 'string' ? defuse(scrub(value)) : value,
    ])
    command(severity, Object.fromEntries(shown), cutMessage(message))
  }

  return {
    info: line,
    group: (title, lines) => {
      command('group', {}, defuse(title))
      for (const one of lines) line(one)
      write(`${renderCommand('endgroup', {}, '')}\n`)
    },
    debug: (text) => command('debug', {}, text),
    annotate,
    warn: (message) => annotate({ severity: 'warning', title: 'presend', message, place: null }),
    notice: (message) => annotate({ severity: 'notice', title: 'presend', message, place: null }),
    roomFor: (severity) => annotationsPerKind - printedCounts[severity],
    // The one place where a secret is printed: the runner takes the line out of the log.
    mask: (value) => write(`${renderCommand('add-mask', {}, value)}\n`),
    scrubWith: (scrubMore) => {
      scrubs.push(scrubMore)
    },
  }
}

/** The runner refuses a column without a line. */
function columnOf(place: SourcePlace): number | undefined {
  return place.line === undefined ? undefined : place.column
}

function titleCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Cut before a half character, with a word that it was cut. */
function cutMessage(message: string): string {
  const note = ' … (cut; the rest is in the job summary)'
  if (message.length <= longestMessage) return message
  return `${message.slice(0, longestMessage - note.length).replace(/[\ud800-\udbff]$/u, '')}${note}`
}
