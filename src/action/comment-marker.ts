/** Writes and parses the hidden lines that identify presend's comment and the run that wrote it. */

import { createHash } from 'node:crypto'

/** The names that distinguish presend's comments on the same pull request. */
export interface MarkerFields {
  readonly workflow: string | null
  readonly job: string | null
  /** The id of the step. Two presend steps in one job have separate comments. */
  readonly step: string | null
  readonly configPath: string | null
  /** The value of `comment-key`, for example a job's matrix values. */
  readonly key: string | null
}

/** The run that wrote a comment, and its position in the order of runs. */
export interface RunOrder {
  /** The run number, which increases with each run of a workflow. */
  readonly runNumber: number
  /** The attempt, which increases when the same run is restarted. */
  readonly attempt: number
  readonly commit: string | null
}

/** Renders the marker, an HTML comment. Names are encoded, so that no name can close the HTML comment. */
export function commentMarker(fields: MarkerFields): string {
  const pairs = [
    ['workflow', fields.workflow],
    ['job', fields.job],
    ['step', fields.step],
    ['config', fields.configPath],
    ['key', fields.key],
  ] as const
  const shown = pairs.map(([name, value]) => `${name}=${value === null ? '' : encodeName(value)}`)
  return `<!-- presend ${shown.join(' ')} -->`
}

/** Renders the second hidden line, which identifies the run. */
export function runLine({ runNumber, attempt, commit }: RunOrder): string {
  return `<!-- presend-run number=${runNumber} attempt=${attempt} commit=${commit ?? ''} -->`
}

/** Parses the line that identifies the run that wrote a comment. Returns `null` if the comment has no such line. */
export function parseRunLine(body: string): RunOrder | null {
  const pattern =
    /^<!-- presend-run number=(?<number>\d{1,15}) attempt=(?<attempt>\d{1,9}) commit=(?<commit>[0-9a-f]*) -->$/mu
  const { number, attempt, commit } = pattern.exec(body.slice(0, longestMarkers))?.groups ?? {}
  if (number === undefined) return null
  return { runNumber: Number(number), attempt: Number(attempt), commit: commit || null }
}

/** Returns true if `left` is a later run, or a later attempt of the same run. An unknown run never counts as later. */
export function isLaterRun(left: RunOrder | null, right: RunOrder | null): boolean {
  if (left === null || right === null) return false
  if (left.runNumber !== right.runNumber) return left.runNumber > right.runNumber
  return left.attempt > right.attempt
}

/** Returns true if a comment begins with the marker. A marker quoted later in the text does not count. */
export function hasMarker(body: string, marker: string): boolean {
  return body.trimStart().startsWith(marker)
}

/** The maximum length of the two hidden lines together, in UTF-16 code units. */
const longestMarkers = 4000
const longestName = 200

/**
 * Encodes a name for the marker. The result contains no two adjacent hyphens, because some parsers end HTML comments at
 * `--`. A long name is replaced by its hash.
 */
function encodeName(name: string): string {
  const text = name.toWellFormed()
  const short = text.length <= longestName ? text : `sha256:${createHash('sha256').update(text).digest('hex')}`
  return encodeURIComponent(short).replaceAll('--', '-%2D')
}
