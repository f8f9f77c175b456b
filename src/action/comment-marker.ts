/** The hidden first lines by which presend finds its own comment, and sees which run wrote it. */

import { createHash } from 'node:crypto'

/** What makes one comment different from another on the same pull request. */
export interface MarkerParts {
  readonly workflow: string | null
  readonly job: string | null
  /** The step's id: two presend steps of one job keep a comment each. */
  readonly step: string | null
  readonly configPath: string | null
  /** A matrix leg, or what the user tells comments apart by. */
  readonly key: string | null
}

/** Which run wrote a comment. */
export interface RunOrder {
  /** Grows from run to run of a workflow. */
  readonly runNumber: number
  /** Grows when the same run is started again. */
  readonly attempt: number
  readonly commit: string | null
}

/** An HTML comment that GitHub does not show. No name can end it early. */
export function commentMarker(parts: MarkerParts): string {
  const pairs = [
    ['workflow', parts.workflow],
    ['job', parts.job],
    ['step', parts.step],
    ['config', parts.configPath],
    ['key', parts.key],
  ] as const
  const shown = pairs.map(([name, value]) => `${name}=${value === null ? '' : encodeName(value)}`)
  return `<!-- presend ${shown.join(' ')} -->`
}

/** The second line. */
export function runLine({ runNumber, attempt, commit }: RunOrder): string {
  return `<!-- presend-run number=${runNumber} attempt=${attempt} commit=${commit ?? ''} -->`
}

/** Which run wrote a comment; `null`: it does not say. */
export function runOf(body: string): RunOrder | null {
  const pattern =
    /^<!-- presend-run number=(?<number>\d{1,15}) attempt=(?<attempt>\d{1,9}) commit=(?<commit>[0-9a-f]*) -->$/mu
  const { number, attempt, commit } = pattern.exec(body.slice(0, longestMarkers))?.groups ?? {}
  if (number === undefined) return null
  return { runNumber: Number(number), attempt: Number(attempt), commit: commit || null }
}

/** True when `left` is a later run, or a later attempt of the same. What does not say when it ran is not later. */
export function isLaterRun(left: RunOrder | null, right: RunOrder | null): boolean {
  if (left === null || right === null) return false
  if (left.runNumber !== right.runNumber) return left.runNumber > right.runNumber
  return left.attempt > right.attempt
}

/** True when a comment's body begins with the marker: a quoted or pasted marker further down does not count. */
export function hasMarker(body: string, marker: string): boolean {
  return body.trimStart().startsWith(marker)
}

/** Both lines, whatever is in them. */
const longestMarkers = 4000
const longestName = 200

/** HTML comments end at `-->`, and some parsers at `--`: no two hyphens may meet. Long names are named by their hash. */
function encodeName(name: string): string {
  const text = name.toWellFormed()
  const short = text.length <= longestName ? text : `sha256:${createHash('sha256').update(text).digest('hex')}`
  return encodeURIComponent(short).replaceAll('--', '-%2D')
}
