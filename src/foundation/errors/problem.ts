/** Represents invalid input as a value that each report renders in its own way. */

/** A position in a file. Lines and columns start at 1; `column` counts characters. */
export interface SourcePlace {
  readonly file: string
  readonly line?: number
  readonly column?: number
}

/** Returns the line and column of an offset. Lines and columns start at 1. */
export function positionOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - lineStart + 1 }
}

/** An invalid input. `input` is a name that the user knows, such as `min-inbox-rate`, and never contains a secret. */
export interface Problem {
  readonly input: string
  /** The value that the user gave, quoted and shortened; missing if it may contain a secret. */
  readonly came?: string
  readonly expected: string
  /**
   * The rule that the input breaks, which is rendered after the input's name in place of `came` and `expected`:
   * `is required when api-url is set`.
   */
  readonly rule?: string
  readonly todo?: string
  readonly place?: SourcePlace
  /** True if a time limit expired. On a faster machine, the input may be valid. */
  readonly isTimeout?: true
}

/** The result of every parser: either a valid value or all problems at once. */
export type Parsed<T> =
  | { readonly status: 'ok'; readonly value: T }
  | { readonly status: 'bad'; readonly problems: readonly Problem[] }

/** Returns the result for a valid value. */
export function ok<T>(value: T): Parsed<T> {
  return { status: 'ok', value }
}

/** Returns the result for one or more problems. */
export function bad(...problems: readonly Problem[]): {
  readonly status: 'bad'
  readonly problems: readonly Problem[]
} {
  return { status: 'bad', problems }
}

/** Returns the problems; an empty list for a valid value. */
export function problemsOf(parsed: Parsed<unknown>): readonly Problem[] {
  return parsed.status === 'bad' ? parsed.problems : []
}

/** Combines several parsed values into one object, or returns all problems. */
export function parsedObject<T extends object>(fields: { readonly [K in keyof T]: Parsed<T[K]> }): Parsed<T> {
  const entries = Object.entries<Parsed<unknown>>(fields)
  const problems = entries.flatMap(([, parsed]) => problemsOf(parsed))
  if (problems.length > 0) return bad(...problems)
  const values = entries.map(([name, parsed]) => [name, parsed.status === 'ok' ? parsed.value : null])
  // Every field is present and parsed here, but the compiler cannot infer this.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return ok(Object.fromEntries(values) as T)
}

/** Combines several parsed values into one list, or returns all problems. */
export function joinParsed<T>(parsed: readonly Parsed<T>[]): Parsed<readonly T[]> {
  const problems = parsed.flatMap(problemsOf)
  if (problems.length > 0) return bad(...problems)
  return ok(parsed.flatMap((item) => (item.status === 'ok' ? [item.value] : [])))
}

/** Replaces the input name of every problem with `input`; returns a valid value unchanged. */
export function renamed<T>(parsed: Parsed<T>, input: string): Parsed<T> {
  return parsed.status === 'ok' ? parsed : bad(...parsed.problems.map((problem) => ({ ...problem, input })))
}

/** Adds a position, if known, to a problem. */
export function problemAt(place: SourcePlace | null | undefined, problem: Omit<Problem, 'place'>): Problem {
  return place === null || place === undefined ? problem : { ...problem, place }
}

/**
 * Renders a problem on one line: `min-inbox-rate (.github/presend.yml:3): expected a number from 0 to 100, got "85 %%";
 * …` or `api-token is required when api-url is set; …`.
 */
export function renderProblem(problem: Problem): string {
  const place = problem.place === undefined ? '' : ` (${renderPlace(problem.place)})`
  const todo = problem.todo === undefined ? '' : `; ${problem.todo}`
  const text = problem.rule === undefined ? `: ${renderMismatch(problem)}` : ` ${problem.rule}`
  return `${problem.input}${place}${text}${todo}`
}

/** Renders `expected X, got Y`, or `missing; expected X` if the user gave no value. */
export function renderMismatch({ came, expected }: { readonly came?: string; readonly expected?: string }): string {
  if (expected === undefined) return came ?? 'unknown problem'
  if (came === undefined) return `expected ${expected}`
  return came === 'nothing' ? `missing; expected ${expected}` : `expected ${expected}, got ${came}`
}

/** Renders `file:line:column`. Unknown parts are omitted. */
export function renderPlace(place: SourcePlace): string {
  return [place.file, place.line, place.column].filter((part) => part !== undefined).join(':')
}

/** Quotes a value for an error message as JSON, with at most 80 characters. */
export function quoteValue(value: unknown): string {
  const text = toJson(value) ?? String(value)
  return text.length <= 80 ? text : `${text.slice(0, 77)}…${text.endsWith('"') ? '"' : ''}`
}

/** Converts a value to JSON. JSON.stringify throws for deeply nested values that JSON.parse accepts. */
function toJson(value: unknown): string | undefined {
  // JSON.stringify would convert Infinity to null.
  if (typeof value === 'number') return String(value)
  try {
    return JSON.stringify(value)
  } catch (error) {
    if (error instanceof RangeError) return 'JSON that is nested too deeply'
    throw error
  }
}
