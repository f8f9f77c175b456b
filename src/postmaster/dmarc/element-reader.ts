/** An element with its place in the document, so that whatever is wrong in it can be told with where it stands. */

import type { Problem } from '../../errors/problem.ts'
import { quoteValue } from '../../errors/problem.ts'
import type { XmlElement } from './parse-xml.ts'
import { reportLimits } from './report-limits.ts'

/** One element that is read. */
export interface ElementReader {
  /** The text in it, on one line, trimmed; of an element that is not there, empty. */
  readonly text: string
  readonly isThere: boolean
  /** The first child of that name; whether it is there, it says itself. Prefixes and case of letters do not matter. */
  child(name: string): ElementReader
  children(name: string): readonly ElementReader[]
  /** Notes that this is wrong. Its text is shown as it came. */
  refuse(expected: string): void
}

/** Collects what is wrong in one document. */
export interface ProblemNotes {
  readonly problems: readonly Problem[]
  /** A place in the document (`feedback/record[3]/row/count`), and what is wrong there. */
  note(problem: Problem): void
}

/** So many are told one by one: a report whose thousand records are all wrong has one mistake. */
const shownCount = 10

/** Notes for one file. */
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
      return [...noted, { input: 'report', came: `${moreCount} more problems`, expected: 'none', place: { file } }]
    },
  }
}

/** The reader of a root element. */
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
    isThere: element !== null,
    child: (name) => readerAt(named(name)[0] ?? null, `${path}/${name}`, notes),
    children: (name) => named(name).map((child, index) => readerAt(child, `${path}/${name}[${index + 1}]`, notes)),
    refuse: (expected) =>
      notes.note({ input: path, came: element === null ? 'nothing' : quoteValue(oneLine(element.text)), expected }),
  }
}

/** Foreign text: no control characters, and no more of it than anybody reads. */
function oneLine(text: string): string {
  // Nearly all texts of a report are such words, and there are a dozen a record.
  if (text.length <= reportLimits.maxTextLength && /^[!-~]*$/u.test(text)) return text
  const line = text.slice(0, reportLimits.maxTextLength * 4).replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
  return line.trim().slice(0, reportLimits.maxTextLength).toWellFormed()
}
