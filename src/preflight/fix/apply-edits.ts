/** Applies the findings' edits to the text of one file. */

import { lineIndex } from '../../foundation/errors/line-index.ts'
import type { SourceEdit } from '../finding.ts'

export interface EditedText {
  readonly text: string
  readonly appliedCount: number
}

interface PlacedEdit extends SourceEdit {
  /** 0-based. */
  readonly start: number
}

/**
 * Applies each edit once. Skips an edit if its text has changed, if it overlaps an earlier edit, or if its tag contains
 * template code or already has the attribute.
 */
export function applyEdits(text: string, edits: readonly SourceEdit[]): EditedText {
  const lines = lineIndex(text)
  const placed = edits
    .map(({ file, line, column, before, after }) => {
      const start = lines.offsetOfLine(line) + column - 1
      return { file, line, column, before, after, start }
    })
    .filter((edit) => text.startsWith(edit.before, edit.start) && isSafe(text, edit))
    .toSorted((one, other) => one.start - other.start)
  const pieces: string[] = []
  let position = 0
  let appliedCount = 0
  for (const { start, before, after } of placed) {
    if (start < position) continue
    pieces.push(text.slice(position, start), after)
    position = start + before.length
    appliedCount += 1
  }
  return { text: pieces.join('') + text.slice(position), appliedCount }
}

/** The maximum length of a tag; hand-written tags are shorter. */
const maxTagLength = 5000

/**
 * Returns false if the edit could change template code or repeat an attribute. In the tag, template code outside quotes
 * may print an attribute or be part of the value that the edit replaces.
 */
function isSafe(text: string, { before, after, start }: PlacedEdit): boolean {
  const tagStart = text.startsWith('<', start) ? start : text.lastIndexOf('<', start)
  if (tagStart === -1 || start - tagStart > maxTagLength) return true
  const isCode = text.startsWith('<%', tagStart)
  const rest = text.slice(isCode ? tagStart : tagStart + 1, start + maxTagLength)
  const tag = rest.slice(0, endOfTag(rest))
  if (templateCode.test(withoutQuoted(tag)) || templateCode.test(before)) return false
  const attribute = /^<[a-z]+ (?<name>[a-z-]+)="[^"]*"$/iu.exec(after)?.groups?.['name']
  return attribute === undefined || !/^<[a-z]+$/iu.test(before) || !hasAttribute(tag, attribute)
}

const templateCode = /\{[{%!#]|%%|<%|[$#]\{|\*\||\[\[/u

function withoutQuoted(tag: string): string {
  return tag.replaceAll(/=\s{0,9}"[^"]*"|=\s{0,9}'[^']*'/gu, '=')
}

function endOfTag(rest: string): number {
  const end = /^(?:[^<>"']|"[^"]*"|'[^']*'|<%[^%]*%>)*>/u.exec(rest)?.[0].length
  return end ?? rest.length
}

function hasAttribute(tag: string, name: string): boolean {
  const names = withoutQuoted(tag).matchAll(/[\w:-]+/gu)
  return Array.from(names, ([found]) => found.toLowerCase()).includes(name)
}
