/** Parses YAML and records the position of each entry. */

import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml'

import { bad, ok, type Parsed, type Problem, type SourcePlace } from '../foundation/errors/problem.ts'
import { describeYamlError } from '../foundation/errors/yaml-errors.ts'
import { findYamlExcess } from '../foundation/errors/yaml-limits.ts'

/** An entry of the top-level mapping. */
export interface YamlEntry {
  readonly key: string
  readonly value: unknown
  readonly keyPlace: SourcePlace
  /** Maps a line and column in a text value, both starting at 1, to a position in the file. */
  readonly placeInValue: (line: number, column: number) => SourcePlace
  /** The entries of a mapping, or of all mappings in a list, in order; empty for other values. */
  readonly entries: readonly YamlEntry[]
}

export interface YamlFile {
  readonly value: unknown
  /** The entries of the top-level mapping; empty if the document is not a mapping. */
  readonly entries: readonly YamlEntry[]
}

export interface YamlSource {
  readonly input: string
  readonly file: string
  readonly text: string
  /** The number of lines that precede `text` in the file. */
  readonly skippedLines: number
  /** The maximum number of YAML aliases; 0 forbids aliases. */
  readonly maxAliasCount: number
}

/** Parses a YAML 1.2 document, or returns all syntax errors with their lines and columns. */
export function readYaml(source: YamlSource): Parsed<YamlFile> {
  const lines = new LineCounter()
  const placeOf = (offset: number): SourcePlace => {
    const { line, col } = lines.linePos(offset)
    return { file: source.file, line: line + source.skippedLines, column: Math.max(col, 1) }
  }
  const { input, file } = source
  const excess = findYamlExcess(source.text)
  if (excess !== null) return bad({ input, ...excess, place: { file } })
  try {
    // Disable the library's own check for unique keys, because it takes quadratic time.
    const options = { lineCounter: lines, prettyErrors: false, logLevel: 'error', uniqueKeys: false } as const
    const document = parseDocument(source.text, options)
    const errors = [
      ...document.errors.slice(0, maxErrors).map((error) => syntaxProblem(error, source, placeOf(error.pos[0]))),
      ...duplicateKeys(document).map((offset) => duplicateProblem(input, placeOf(offset))),
    ]
    if (errors.length > 0) return bad(...errors)
    const value: unknown = document.toJS({ maxAliasCount: source.maxAliasCount })
    return ok({ value, entries: readEntries(document.contents, value, { source, placeOf }) })
  } catch (error) {
    // toJS throws an error if there are too many aliases, and deep nesting overflows the stack.
    const came = error instanceof RangeError ? 'values nested too deeply' : 'too many aliases (*)'
    return bad({ input, came, expected: 'plain values', place: { file } })
  }
}

const maxErrors = 20

/** Returns the offsets of duplicate keys. */
function duplicateKeys(document: Document): readonly number[] {
  const offsets: number[] = []
  visit(document, {
    Map: (_key, { items }) => {
      const names = new Set<string>()
      for (const { key } of items) {
        if (!isScalar(key)) continue
        const name = String(key.value)
        if (names.has(name) && offsets.length < maxErrors) offsets.push(key.range?.[0] ?? 0)
        names.add(name)
      }
    },
  })
  return offsets
}

function duplicateProblem(input: string, place: SourcePlace): Problem {
  return { input, came: 'a duplicate key', expected: 'each key once', place }
}

function syntaxProblem({ code, pos }: YAMLParseError, { input, text }: YamlSource, place: SourcePlace): Problem {
  const problem = { input, ...describeYamlError(code), place }
  const line = text.slice(text.lastIndexOf('\n', pos[0] - 1) + 1, pos[0])
  // YAML reads `{{ name }}` as a nested mapping.
  return /:[ \t]+\{\{/u.test(line) ? { ...problem, todo: 'put a value that starts with {{ in quotes' } : problem
}

interface EntryContext {
  readonly source: YamlSource
  readonly placeOf: (offset: number) => SourcePlace
}

function readEntries(contents: unknown, value: unknown, context: EntryContext): readonly YamlEntry[] {
  if (!isMap(contents) || typeof value !== 'object' || value === null) return []
  const values = new Map<string, unknown>(Object.entries(value))
  return contents.items.map((pair) => readEntry(pair, values, context))
}

function readEntry(pair: Pair, values: ReadonlyMap<string, unknown>, { source, placeOf }: EntryContext): YamlEntry {
  const key = isScalar(pair.key) ? pair.key : null
  const value = isScalar(pair.value) ? pair.value : null
  const keyStart = key?.range?.[0] ?? 0
  const [start, end] = value?.range ?? [keyStart, keyStart]
  const text = typeof value?.value === 'string' ? value.value : ''
  const name = String(key?.value)
  const plain = values.get(name)
  let starts: readonly (number | null)[] | undefined
  let folded: readonly number[] | undefined
  return {
    key: name,
    value: plain,
    keyPlace: placeOf(keyStart),
    placeInValue: (line, column) => {
      starts ??= lineStarts(source.text.slice(start, end), text)
      const lineStart = starts[line - 1] ?? null
      if (lineStart !== null) return placeOf(start + lineStart + column - 1)
      folded ??= foldedOffsets(source.text.slice(start, end), text)
      // If the position was not found, return the start of the value.
      return placeOf(start + (line === 1 ? (folded[column - 1] ?? 0) : 0))
    },
    get entries() {
      return innerEntries(pair.value, plain, { source, placeOf })
    },
  }
}

function innerEntries(node: unknown, value: unknown, context: EntryContext): readonly YamlEntry[] {
  if (!isSeq(node) || !Array.isArray(value)) return readEntries(node, value, context)
  return node.items.flatMap((item, index) => readEntries(item, value[index], context))
}

/**
 * Returns, for each character of a folded scalar, its offset in the source text. Folding changes only white space, so
 * if anything else differs (because of escapes, for example), returns an empty list.
 */
function foldedOffsets(written: string, value: string): readonly number[] {
  let at = /^[>|][^\n]{0,100}\n/u.exec(written)?.[0].length ?? 0
  const offsets: number[] = []
  for (let index = 0; index < value.length; index += 1) {
    if (/\s/u.test(value.charAt(index))) {
      offsets.push(at)
      continue
    }
    while (/\s/u.test(written.charAt(at))) at += 1
    offsets.push(at)
    if (written.charAt(at) !== value.charAt(index)) return []
    at += 1
  }
  return offsets
}

const maxMissedLines = 100

/**
 * Locates the lines of a value in the source text, and returns null for a line that was not found. Searches for each
 * line after the previous one, because scalars can be indented, folded or escaped.
 */
function lineStarts(written: string, value: string): readonly (number | null)[] {
  let from = 0
  let missed = 0
  return value.split('\n').map((line) => {
    // Stop searching once too many lines have not been found, because each search scans the whole text.
    const found = missed < maxMissedLines ? written.indexOf(line, from) : -1
    if (found < 0) {
      missed += 1
      return null
    }
    from = found + line.length
    return found
  })
}
