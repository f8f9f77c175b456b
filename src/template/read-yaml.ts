/** YAML with places: every problem has its line, and no document can blow up. */

import { type Document, isMap, isScalar, LineCounter, type Pair, parseDocument, visit, type YAMLParseError } from 'yaml'

import { bad, ok, type Parsed, type Problem, type SourcePlace } from '../errors/problem.ts'
import { describeYamlError } from '../errors/yaml-errors.ts'
import { findYamlExcess } from '../errors/yaml-limits.ts'

/** One entry of the mapping at the top. */
export interface YamlEntry {
  readonly key: string
  readonly value: unknown
  readonly keyPlace: SourcePlace
  /** The place of a line and column (1-based) of a text value, as the author wrote it. */
  readonly placeInValue: (line: number, column: number) => SourcePlace
}

export interface YamlFile {
  readonly value: unknown
  /** Empty when the document is no mapping. */
  readonly entries: readonly YamlEntry[]
}

export interface YamlSource {
  readonly input: string
  readonly file: string
  readonly text: string
  /** Lines of the file above `text`. */
  readonly skippedLines: number
  /** How many times aliases may be used in all; 0 forbids them. */
  readonly maxAliasCount: number
}

/** A YAML 1.2 document, all syntax errors with line and column. Aliases are bounded: a few can mean gigabytes. */
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
    // uniqueKeys compares each key with each other key.
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
    // toJS throws for too many aliases, and parsing for nesting deeper than the stack.
    const came = error instanceof RangeError ? 'values that are nested too deeply' : 'aliases (*) that repeat too much'
    return bad({ input, came, expected: 'plain values', place: { file } })
  }
}

/** The first ones tell; after them the parser guesses. */
const maxErrors = 20

/** The offsets of keys that their map has already. */
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
  return { input, came: 'a key a second time', expected: 'each key once', place }
}

function syntaxProblem({ code, pos }: YAMLParseError, { input, text }: YamlSource, place: SourcePlace): Problem {
  const problem = { input, ...describeYamlError(code), place }
  const line = text.slice(text.lastIndexOf('\n', pos[0] - 1) + 1, pos[0])
  // To YAML `{{ name }}` is a mapping in a mapping, and nothing may stand behind it.
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
  return {
    key: name,
    value: values.get(name),
    keyPlace: placeOf(keyStart),
    placeInValue: (line, column) =>
      placeOf(start + offsetInSource(source.text.slice(start, end), text, { line, column })),
  }
}

/**
 * Where a position of a value stands in the text it was written as. Block scalars are indented, folded ones are
 * joined and quoted ones escaped, so the value's line is searched for; where it was changed, its start must do.
 */
function offsetInSource(written: string, value: string, position: { line: number; column: number }): number {
  const wantedLine = value.split('\n')[position.line - 1] ?? ''
  let from = 0
  for (const line of value.split('\n').slice(0, position.line - 1)) {
    const found = written.indexOf(line, from)
    if (found >= 0) from = found + line.length
  }
  const found = written.indexOf(wantedLine, from)
  return found < 0 ? 0 : found + position.column - 1
}
