/** The hidden first line by which presend knows its own comment again. */

/** What makes one comment different from another on the same pull request. */
export interface MarkerParts {
  readonly workflow: string | null
  readonly job: string | null
  /** The step's id: two presend steps of one job keep a comment each. */
  readonly step: string | null
  readonly configPath: string | null
}

/** An HTML comment that GitHub does not show. Whatever the names hold, it cannot end early. */
export function commentMarker(parts: MarkerParts): string {
  const pairs = [
    ['workflow', parts.workflow],
    ['job', parts.job],
    ['step', parts.step],
    ['config', parts.configPath],
  ] as const
  const shown = pairs.map(([name, value]) => `${name}=${value === null ? '' : encodeName(value)}`)
  return `<!-- presend ${shown.join(' ')} -->`
}

/** True when a comment's body begins with the marker: a quoted or pasted marker further down does not count. */
export function hasMarker(body: string, marker: string): boolean {
  return body.trimStart().startsWith(marker)
}

/** HTML comments end at `-->`, and some parsers at `--`: no two hyphens may meet. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll('--', '-%2D')
}
