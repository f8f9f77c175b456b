/** Parses front matter: YAML between two `---` lines at the start of a template. */

import { closestName } from '../foundation/errors/closest-name.ts'
import {
  bad,
  ok,
  type Parsed,
  type Problem,
  positionOf,
  quoteValue,
  type SourcePlace,
} from '../foundation/errors/problem.ts'
import { problemList } from './problem-list.ts'
import { readYaml, type YamlEntry, type YamlSource } from './read-yaml.ts'
import { type SourceText, sourceOfFile } from './source-text.ts'

/** A header field whose value has not been rendered yet. */
export interface HeaderSource {
  readonly name: string
  readonly value: SourceText
  readonly namePlace: SourcePlace
}

/** The values from the front matter before rendering; null if missing. */
export interface FrontMatter {
  readonly subject: SourceText | null
  /** The subject from the `.meta.yml` file; `<title>` takes precedence over it. */
  readonly sideSubject: SourceText | null
  readonly from: SourceText | null
  readonly replyTo: SourceText | null
  readonly headers: readonly HeaderSource[]
  /** The path of the text part, relative to the template's folder or to the root of the repository. */
  readonly textPath: { readonly path: string; readonly place: SourcePlace } | null
  readonly embedImages: boolean
}

export interface SplitTemplate {
  readonly frontMatter: FrontMatter
  readonly body: SourceText
}

export const emptyFrontMatter: FrontMatter = {
  subject: null,
  sideSubject: null,
  from: null,
  replyTo: null,
  headers: [],
  textPath: null,
  embedImages: false,
}

const knownKeys = ['subject', 'from', 'reply-to', 'headers', 'text', 'embed-images'] as const
type Key = (typeof knownKeys)[number]

/** Splits a template into front matter and body. Drops blank lines and comments above the front matter. */
export function splitFrontMatter(file: string, text: string): Parsed<SplitTemplate> {
  const start = findOpening(text)
  if (start === null) return ok({ frontMatter: emptyFrontMatter, body: sourceOfFile(file, text) })
  const { openingLine, yamlOffset } = start
  const closing = /^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/mu.exec(text.slice(yamlOffset))
  if (closing === null) {
    return bad({ input: 'front matter', expected: 'a closing line "---"', place: { file, line: openingLine } })
  }
  const yaml = text.slice(yamlOffset, yamlOffset + closing.index)
  const head = text.slice(0, yamlOffset + closing.index + closing[0].length)
  const body = sourceOfFile(file, text.slice(head.length), head.split('\n').length - 1)
  if (body.text.trim() === '') {
    return bad({ input: 'template', expected: 'a body below the front matter', place: { file } })
  }
  const frontMatter = parseFrontMatter({ input: 'front matter', file, text: yaml, skippedLines: openingLine })
  return frontMatter.status === 'bad' ? frontMatter : ok({ frontMatter: frontMatter.value, body })
}

interface Opening {
  /** The number of the line that opens the front matter, starting at 1. */
  readonly openingLine: number
  /** The offset of the text after the opening line. */
  readonly yamlOffset: number
}

/** Matches blank lines, byte order marks, and HTML, Handlebars and Liquid comments. */
const skipped =
  /\s+|<!--[^]*?-->|\{\{!--[^]*?--\}\}|\{\{![^]*?\}\}|\{%-?\s*comment\s*-?%\}[^]*?\{%-?\s*endcomment\s*-?%\}/uy

/**
 * Finds the front matter, or returns null if there is none. If comments or blank lines come first, a key must follow
 * the `---`, because otherwise the `---` may be a horizontal rule in Markdown.
 */
function findOpening(text: string): Opening | null {
  const matcher = new RegExp(skipped)
  let offset = 0
  while (matcher.test(text)) offset = matcher.lastIndex
  const opening = /^---[ \t]*\r?\n/u.exec(text.slice(offset))
  const isAtLineStart = /(?:^|\n|^\ufeff)$/u.test(text.slice(0, offset))
  if (opening === null || !isAtLineStart) return null
  const yamlOffset = offset + opening[0].length
  const hasKey = /^(?:[ \t]*(?:#.*)?\r?\n)*[\w-]+[ \t]*:(?:\s|$)/u.test(text.slice(yamlOffset))
  return offset === 0 || hasKey ? { openingLine: positionOf(text, offset).line, yamlOffset } : null
}

/** Parses `welcome.meta.yml`, which contains the front matter for a built `welcome.html`. */
export function parseSideFile(file: string, text: string): Parsed<FrontMatter> {
  return parseFrontMatter({ input: 'meta file', file, text, skippedLines: 0 })
}

/** Merges the front matter with the `.meta.yml` file. The front matter takes precedence. */
export function withSideFile(own: FrontMatter, side: FrontMatter): FrontMatter {
  const names = new Set(own.headers.map(({ name }) => name.toLowerCase()))
  return {
    subject: own.subject,
    sideSubject: side.subject,
    from: own.from ?? side.from,
    replyTo: own.replyTo ?? side.replyTo,
    headers: [...own.headers, ...side.headers.filter(({ name }) => !names.has(name.toLowerCase()))],
    textPath: own.textPath ?? side.textPath,
    embedImages: own.embedImages || side.embedImages,
  }
}

function parseFrontMatter(source: Omit<YamlSource, 'maxAliasCount'>): Parsed<FrontMatter> {
  const { input, file, skippedLines } = source
  const document = readYaml({ ...source, maxAliasCount: 0 })
  if (document.status === 'bad') return document
  const { value, entries } = document.value
  if (value !== null && (typeof value !== 'object' || Array.isArray(value))) {
    const place = { file, line: skippedLines + 1 }
    return bad({ input, came: quoteValue(value), expected: 'lines such as "subject: …"', place })
  }
  const problems = problemList()
  problems.add(
    ...entries
      .filter(({ key }) => !isKnown(key))
      .slice(0, 100)
      .map((entry) => unknownKey(entry, input)),
  )
  const find = (key: Key): YamlEntry | undefined => entries.find((entry) => entry.key === key)
  const textOf = (key: Key): SourceText | null => problems.take(readText(find(key), file))
  const frontMatter = {
    subject: textOf('subject'),
    sideSubject: null,
    from: textOf('from'),
    replyTo: textOf('reply-to'),
    headers: problems.take(readHeaders(find('headers'), file)) ?? [],
    textPath: problems.take(readPath(find('text'))),
    embedImages: problems.take(readFlag(find('embed-images'))) ?? false,
  }
  return problems.all().length > 0 ? bad(...problems.all()) : ok(frontMatter)
}

function isKnown(key: string): boolean {
  return knownKeys.some((known) => known === key)
}

function unknownKey({ key, keyPlace }: YamlEntry, input: string): Problem {
  const closest = closestName(key, knownKeys)
  const todo = closest === null ? {} : { todo: `did you mean ${closest}?` }
  return { input, came: quoteValue(key), expected: `one of ${knownKeys.join(', ')}`, place: keyPlace, ...todo }
}

function wrongType(entry: YamlEntry, expected: string): Parsed<never> {
  const problem = { input: entry.key, came: quoteValue(entry.value), expected, place: entry.keyPlace }
  // YAML reads `{{ name }}` as a nested mapping.
  const isVariable = typeof entry.value === 'object' && JSON.stringify(entry.value).startsWith('{"{')
  return bad(isVariable ? { ...problem, todo: `put the value in quotes: ${entry.key}: "{{ … }}"` } : problem)
}

function readText(entry: YamlEntry | undefined, file: string): Parsed<SourceText | null> {
  if (entry === undefined) return ok(null)
  const { value } = entry
  // YAML reads a subject such as "2026" as a number.
  if (typeof value === 'number') return ok(sourceIn(entry, file, String(value)))
  return typeof value === 'string' && value.trim() !== ''
    ? ok(sourceIn(entry, file, value))
    : wrongType(entry, 'a string')
}

function sourceIn(entry: YamlEntry, file: string, text: string): SourceText {
  return { input: 'template', file, text, placeAt: entry.placeInValue }
}

function readPath(entry: YamlEntry | undefined): Parsed<FrontMatter['textPath']> {
  if (entry === undefined) return ok(null)
  if (typeof entry.value !== 'string') return wrongType(entry, 'the path of the text part')
  return ok({ path: entry.value.trim(), place: entry.placeInValue(1, 1) })
}

function readFlag(entry: YamlEntry | undefined): Parsed<boolean> {
  if (entry === undefined) return ok(false)
  return typeof entry.value === 'boolean' ? ok(entry.value) : wrongType(entry, 'true or false')
}

/**
 * Reads header fields. The fields can be `Name: value` lines, a list of such lines, or a mapping of names to values or
 * lists.
 */
function readHeaders(entry: YamlEntry | undefined, file: string): Parsed<readonly HeaderSource[]> {
  if (entry === undefined || entry.value === null) return ok([])
  if (typeof entry.value === 'string') return readHeaderLines(entry, entry.value, file)
  const pairs = pairsOf(entry.value)
  if (pairs === null) return wrongType(entry, 'lines "Name: value"')
  const texts = pairs.flatMap(({ name, value }) => {
    const text = textOfScalar(value)
    return text === null ? [] : [{ name, text }]
  })
  if (texts.length < pairs.length) return wrongType(entry, 'a string for each header field')
  // Report problems with a line in a list at the position of the list, and problems with a repeated name at the first
  // field with this name.
  const entries = new Map(entry.entries.toReversed().map((inner) => [inner.key, inner]))
  return ok(
    texts.map(({ name, text }) => {
      const own = entries.get(name)
      const placeAt = own !== undefined && typeof own.value === 'string' ? own.placeInValue : () => entry.keyPlace
      return { name, value: { input: name, file, text, placeAt }, namePlace: own?.keyPlace ?? entry.keyPlace }
    }),
  )
}

interface HeaderPair {
  readonly name: string
  readonly value: unknown
}

/** Returns null if `value` is neither a mapping nor a list whose items are mappings or `Name: value` lines. */
function pairsOf(value: unknown): readonly HeaderPair[] | null {
  if (typeof value === 'string') {
    const colon = value.indexOf(':')
    return colon < 1 ? null : [{ name: value.slice(0, colon).trim(), value: value.slice(colon + 1).trim() }]
  }
  if (typeof value !== 'object' || value === null) return null
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([name, one]) => eachOf(one).map((item) => ({ name, value: item })))
  const lists = value.map((item: unknown) => (Array.isArray(item) ? null : pairsOf(item)))
  return lists.includes(null) ? null : lists.flatMap((list) => list ?? [])
}

function eachOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

function textOfScalar(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

/** A part of a header field's value, with its position in the entry. */
interface HeaderPiece {
  readonly text: string
  readonly line: number
  readonly column: number
}

function readHeaderLines(entry: YamlEntry, text: string, file: string): Parsed<readonly HeaderSource[]> {
  const problems: Problem[] = []
  const headers: { readonly name: string; readonly namePlace: SourcePlace; readonly pieces: HeaderPiece[] }[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const match = /^(?:(?<name>[^\s:]+)\s*:)?\s*/u.exec(line)
    const name = match?.groups?.['name']
    const start = match?.[0].length ?? 0
    const piece = { text: line.slice(start), line: index + 1, column: start + 1 }
    // A line that starts with white space continues the field above it (RFC 5322 §2.2.3).
    const continued = /^\s/u.test(line) ? headers.at(-1) : undefined
    if (continued !== undefined) continued.pieces.push(piece)
    else if (name !== undefined) headers.push({ name, namePlace: entry.placeInValue(index + 1, 1), pieces: [piece] })
    else {
      const place = entry.placeInValue(index + 1, 1)
      problems.push({ input: 'headers', came: quoteValue(line), expected: 'lines "Name: value"', place })
    }
  }
  if (problems.length > 0) return bad(...problems)
  return ok(headers.map(({ name, namePlace, pieces }) => ({ name, value: joinPieces(pieces, entry, file), namePlace })))
}

/** Joins the value into one line, and keeps the position of each character. */
function joinPieces(pieces: readonly HeaderPiece[], entry: YamlEntry, file: string): SourceText {
  const placeAt = (_line: number, column: number): SourcePlace => {
    let offset = column - 1
    let at: HeaderPiece | undefined
    for (const piece of pieces) {
      if (at !== undefined && offset <= at.text.length) break
      if (at !== undefined) offset -= at.text.length + 1
      at = piece
    }
    return at === undefined ? entry.keyPlace : entry.placeInValue(at.line, at.column + offset)
  }
  return { input: 'template', file, text: pieces.map((piece) => piece.text).join(' '), placeAt }
}
