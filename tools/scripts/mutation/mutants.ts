/** Generates mutants of a source file: small changes, each to be applied alone. */

import { stripTypeScriptTypes } from 'node:module'

/** A change to a source file. */
export interface Mutant {
  /** The path of the file, relative to the project. */
  readonly path: string
  /** The line number, starting at 1. */
  readonly line: number
  /** A description of the change. */
  readonly kind: string
  readonly start: number
  readonly end: number
  /** The full text of the line in which the change begins. */
  readonly lineText: string
  readonly before: string
  readonly after: string
}

type Change = Pick<Mutant, 'kind' | 'start' | 'end' | 'after'>

/** Returns all mutants of a file, in source order. */
export function mutantsOf(path: string, source: string): readonly Mutant[] {
  // Types are replaced with spaces, so that only executable code is mutated and positions stay the same.
  const code = blankComments(stripTypeScriptTypes(source, { mode: 'strip' }))
  const changes = [
    ...numberChanges(code),
    ...textChanges(code),
    ...operatorChanges(code),
    ...conditionChanges(code),
    ...lineChanges(code),
    ...callChanges(code),
  ]
  return changes
    .toSorted((left, right) => left.start - right.start)
    .filter(({ start }) => !isImport(code, start))
    .map((change) => toMutant(path, source, change))
}

function toMutant(path: string, source: string, { kind, start, end, after }: Change): Mutant {
  const line = source.slice(0, start).split('\n').length
  const lineText = source.split('\n')[line - 1] ?? ''
  return { path, line, lineText, kind, start, end, before: source.slice(start, end), after }
}

/** Returns the source with the change applied. */
export function withMutant(source: string, { start, end, after }: Mutant): string {
  return source.slice(0, start) + after + source.slice(end)
}

/** Replaces comments and regular expressions with spaces. Keeps strings. */
function blankComments(code: string): string {
  const token =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|(?<=[(,=:[!&|?{};\s])\/(?![/*\s])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/[a-z]*/gu
  return code.replace(token, (found) => (/^['`]/u.test(found) ? found : found.replace(/[^\n]/gu, ' ')))
}

function isImport(code: string, start: number): boolean {
  const lineStart = code.lastIndexOf('\n', start) + 1
  const statement = code.slice(lineStart, code.indexOf('\n', start))
  return /^\s*import\b|\bfrom '/u.test(statement)
}

function each(code: string, pattern: RegExp, change: (match: RegExpExecArray) => readonly Change[]): readonly Change[] {
  return [...code.matchAll(pattern)].flatMap((match) => change(match))
}

/** Returns the change that replaces a whole match. */
function replace(match: RegExpExecArray, kind: string, after: string): readonly Change[] {
  const start = match.index
  return [{ kind, start, end: start + match[0].length, after }]
}

function numberChanges(code: string): readonly Change[] {
  return each(maskText(code), /(?<![\w.])\d[\d_]*(?![\w.])/gu, (match) =>
    replace(match, 'number', String(Number(match[0].replaceAll('_', '')) + 1)),
  )
}

/**
 * Changes strings without spaces, such as names, values and header fields. Strings with spaces are prose, which is not
 * part of the API contract.
 */
function textChanges(code: string): readonly Change[] {
  return each(code, /'[^'\s]*'/gu, (match) => replace(match, 'text', match[0] === "''" ? "'mutant'" : "''"))
}

const operators: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '>': '>=',
  '<=': '<',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
}

function operatorChanges(code: string): readonly Change[] {
  const masked = maskText(code)
  return [
    ...each(masked, /(?<= )(?:===|!==|<=|>=|&&|\|\||\?\?|[<>+*/%-])(?= )/gu, (match) =>
      replace(match, 'operator', operators[match[0]] ?? match[0]),
    ),
    ...each(masked, /\b(?:true|false)\b/gu, (match) =>
      replace(match, 'boolean', match[0] === 'true' ? 'false' : 'true'),
    ),
    ...each(masked, /!(?=[\w(])/gu, (match) => replace(match, 'negation', '')),
  ]
}

function conditionChanges(code: string): readonly Change[] {
  return each(maskText(code), /\bif \(/gu, (match) => {
    const start = match.index + match[0].length
    const end = closing(code, start - 1)
    if (end === null) return []
    return ['true', 'false'].map((after) => ({ kind: `if ${after}`, start, end, after }))
  })
}

/** Removes a statement, field or element that is on its own line. Swaps the values of adjacent fields. */
function lineChanges(code: string): readonly Change[] {
  const lines = code.split('\n')
  const starts = [0, ...[...code.matchAll(/\n/gu)].map((match) => match.index + 1)]
  return lines.flatMap((line, index) => {
    const start = (starts[index] ?? 0) + (line.length - line.trimStart().length)
    const end = (starts[index] ?? 0) + line.length
    if (!isBalanced(line)) return []
    if (/^\s+(?:await )?[\w.]+(?:\?\.)?\(.*\)$/u.test(line))
      return [{ kind: 'statement removed', start, end, after: 'void 0' }]
    if (/^\s+\{.*\},$/u.test(line)) return [{ kind: 'element removed', start, end, after: '' }]
    const field = fieldOf(line)
    if (field === null) return []
    const removed = { kind: 'field removed', start, end, after: '' }
    const next = fieldOf(lines[index + 1] ?? '')
    if (next === null || next.value === field.value) return [removed]
    const after = `${field.name}: ${next.value},\n${next.name}: ${field.value},`
    return [
      removed,
      { kind: 'fields swapped', start, end: (starts[index + 1] ?? 0) + (lines[index + 1] ?? '').length, after },
    ]
  })
}

function fieldOf(line: string): { readonly name: string; readonly value: string } | null {
  const [, name, value] = /^\s+([\w'-]+): (.+),$/u.exec(line) ?? []
  return name === undefined || value === undefined || !isBalanced(line) ? null : { name, value }
}

/** Removes calls that filter or sort a list, or normalize a string. */
function callChanges(code: string): readonly Change[] {
  const narrowing =
    /\??\.(?:filter|toSorted|toReversed|slice|trim|toLowerCase|where|orderBy|limit|offset|optional|min|max|int|refine|nullable)\(/gu
  return each(maskText(code), narrowing, (match) => {
    const end = closing(code, match.index + match[0].length - 1)
    return end === null ? [] : [{ kind: 'call removed', start: match.index, end: end + 1, after: '' }]
  })
}

/** Returns the index of the bracket that closes the bracket at `open`. */
function closing(code: string, open: number): number | null {
  const masked = maskText(code)
  let depth = 0
  for (let index = open; index < masked.length; index += 1) {
    if ('([{'.includes(masked[index] ?? ' ')) depth += 1
    if (')]}'.includes(masked[index] ?? ' ')) depth -= 1
    if (depth === 0) return index
  }
  return null
}

function isBalanced(line: string): boolean {
  const masked = maskText(line)
  return masked.replace(/[^([{]/gu, '').length === masked.replace(/[^)\]}]/gu, '').length
}

/** Replaces strings with spaces of the same length. In template literals, only the expressions are kept. */
function maskText(code: string): string {
  return code
    .replace(/'(?:\\.|[^'\\\n])*'/gu, blank)
    .replace(/`(?:\\.|[^`\\])*`/gu, (text) => text.replace(/(?<=^`|\})[^`$]*(?=\$\{|`$)/gu, blank).replaceAll('`', ' '))
}

function blank(text: string): string {
  return text.replace(/[^\n]/gu, ' ')
}
