/** Reads XML elements and collects problems with their paths in the document. */

import { type Problem, quoteValue } from '../../../foundation/errors/problem.ts'
import type { XmlElement } from './parse-xml.ts'
import { reportLimits, reportProblem } from './report-limits.ts'

/** Reads one XML element. */
export interface ElementReader {
  /** The element's text, trimmed and on one line; empty for a missing element. */
  readonly text: string
  readonly exists: boolean
  /**
   * Returns the first child element with the given name, ignoring prefix and case. If no such child exists, returns a
   * reader whose `exists` is false.
   */
  child(name: string): ElementReader
  children(name: string): readonly ElementReader[]
  /** Adds a problem that quotes the element's text. */
  reject(expected: string): void
}

/** Collects the problems of one document. */
export interface ProblemNotes {
  readonly problems: readonly Problem[]
  note(problem: Problem): void
}

const shownCount = 10

/** Collects the first ten problems with a file, and counts the rest. */
export function problemNotes(file: string): ProblemNotes {
  const noted: Problem[] = []
  let moreCount = 0
  return {
    note: (problem) => {
      if (noted.length < shownCount) noted.push({ ...problem, place: { file } })
      else moreCount += 1
    },
    get problems() {
      if (moreCount === 0) return noted
      return [...noted, reportProblem(file, `${moreCount} more`, 'no further problems')]
    },
  }
}

/** Opens a reader for a root element. */
export function elementReader(root: XmlElement, notes: Pick<ProblemNotes, 'note'>): ElementReader {
  return readerAt(root, root.name, notes)
}

function readerAt(element: XmlElement | null, path: string, notes: Pick<ProblemNotes, 'note'>): ElementReader {
  const named = (name: string): readonly XmlElement[] =>
    element?.children.filter((child) => child.name.toLowerCase() === name) ?? []
  return {
    get text() {
      return oneLine(element?.text ?? '')
    },
    exists: element !== null,
    child: (name) => readerAt(named(name)[0] ?? null, `${path}/${name}`, notes),
    children: (name) => named(name).map((child, index) => readerAt(child, `${path}/${name}[${index + 1}]`, notes)),
    reject: (expected) =>
      notes.note({ input: path, came: element === null ? 'nothing' : quoteValue(oneLine(element.text)), expected }),
  }
}

/** Removes control characters from `text`, and limits its length. */
function oneLine(text: string): string {
  // Most values need no cleaning, so return them immediately.
  if (text.length <= reportLimits.maxTextLength && /^[!-~]*$/u.test(text)) return text
  const line = text.slice(0, reportLimits.maxTextLength * 4).replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
  return line.trim().slice(0, reportLimits.maxTextLength).toWellFormed()
}
