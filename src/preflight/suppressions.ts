/** Reads suppressions in templates, such as `<!-- presend-disable-next-line rule-id: reason -->`. */

import { lineIndex } from '../foundation/errors/line-index.ts'
import type { SourcePlace } from '../foundation/errors/problem.ts'
import type { SourceText } from '../render/source-text.ts'

/** A suppression directive in a template. */
export interface Suppression {
  readonly ruleIds: readonly string[]
  /** The reason for the suppression, or an empty string if it is missing, which preflight reports. */
  readonly reason: string
  /** The position of the directive. */
  readonly place: SourcePlace
  /** The line to which the directive applies; null for the whole file. */
  readonly line: number | null
}

/** Matches a directive in an HTML, Liquid, Handlebars or YAML comment, or in a header field. */
const directive =
  /presend-disable(?<scope>-next-line|-line|-file)[ \t]{1,99}(?<rules>[a-z0-9-]{1,80}(?:[ \t]{0,9},[ \t]{0,9}[a-z0-9-]{1,80}){0,200})(?:[ \t]{0,9}:[ \t]{0,9}(?<reason>[^\r\n]{0,500}))?/gu

/** Matches the end of the comment, after the reason. */
const commentEnd = /\s*(?:-->|--\}\}|\}\}|\{%|-?%\}|#\}|\*\/).*$/u

/** Reads the suppression directives in all files of a template. */
export function readSuppressions(sources: readonly SourceText[]): readonly Suppression[] {
  return sources.flatMap((source) => {
    if (!source.text.includes('presend-disable-')) return []
    const lines = lineIndex(source.text)
    return [...source.text.matchAll(directive)].map((match) => {
      const { line, column } = lines.positionOf(match.index)
      const { scope, rules = '', reason = '' } = match.groups ?? {}
      const place = source.placeAt(line, column) ?? { file: source.file }
      // In "rule-id -->", the dashes belong to the end of the comment, not to the rule id.
      const ruleIds = rules.split(',').map((rule) => rule.trim().replace(/-+$/u, ''))
      const covered = {
        '-file': null,
        '-line': place.line ?? line,
        '-next-line': nextLine(source.text, match.index, place.line ?? line),
      }
      return {
        ruleIds,
        reason: reason.replace(commentEnd, '').trim(),
        place,
        line: covered[scope === '-file' || scope === '-line' ? scope : '-next-line'],
      }
    })
  })
}

/** The maximum length of a directive including its reason. */
const maxCommentLength = 2000

/** Returns the line after the comment. The comment may span several lines. */
function nextLine(text: string, offset: number, line: number): number {
  const rest = text.slice(offset, offset + maxCommentLength)
  const end = /-->|--\}\}|\}\}|endcomment\s{0,9}-?%\}|\n/u.exec(rest)
  const isMultiLine = end !== null && end[0] === '\n' && !/^\s*#/u.test(lineBefore(text, offset))
  if (!isMultiLine) return line + 1
  const close = /-->|--\}\}|endcomment\s{0,9}-?%\}/u.exec(rest)
  if (close === null) return line + 1
  const between = rest.slice(0, close.index).split('\n').length - 1
  return between > 3 ? line + 1 : line + 1 + between
}

function lineBefore(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset) + 1, offset)
}

/** Returns whether a suppression applies to a rule's finding at a given position. */
export function covers(suppression: Suppression, ruleId: string, place: SourcePlace): boolean {
  if (!suppression.ruleIds.includes(ruleId) || suppression.place.file !== place.file) return false
  return suppression.line === null || place.line === undefined || suppression.line === place.line
}
