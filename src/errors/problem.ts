/** What is wrong with something a user gave us, in a form that every report prints in its own way. */

/** A place in a file of the user's, 1-based; `column` counts characters. */
export interface SourcePlace {
  readonly file: string
  readonly line?: number
  readonly column?: number
}

/** One bad input. `input` is its name as the user knows it (`min-inbox-rate`), never a secret value. */
export interface Problem {
  readonly input: string
  /** What came, quoted and shortened; absent when showing it could show a secret. */
  readonly came?: string
  readonly expected: string
  readonly todo?: string
  readonly place?: SourcePlace
}

/** The answer of every parser: a value that cannot be wrong, or all problems at once. */
export type Parsed<T> =
  | { readonly status: 'ok'; readonly value: T }
  | { readonly status: 'bad'; readonly problems: readonly Problem[] }

/** A parser's good answer. */
export function ok<T>(value: T): Parsed<T> {
  return { status: 'ok', value }
}

/** A parser's bad answer; takes one problem or many. */
export function bad(...problems: readonly Problem[]): {
  readonly status: 'bad'
  readonly problems: readonly Problem[]
} {
  return { status: 'bad', problems }
}

/** Returns all problems, or none for a parsed value. */
export function problemsOf(parsed: Parsed<unknown>): readonly Problem[] {
  return parsed.status === 'bad' ? parsed.problems : []
}

/** Joins several parsed values into one object, or returns all problems. */
export function parsedObject<T extends object>(fields: { readonly [K in keyof T]: Parsed<T[K]> }): Parsed<T> {
  const entries = Object.entries<Parsed<unknown>>(fields)
  const problems = entries.flatMap(([, parsed]) => problemsOf(parsed))
  if (problems.length > 0) return bad(...problems)
  const values = entries.map(([name, parsed]) => [name, parsed.status === 'ok' ? parsed.value : null])
  // Every field is present and parsed here, which the compiler cannot see.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return ok(Object.fromEntries(values) as T)
}

/** A problem with its place, where one is known. */
export function problemAt(place: SourcePlace | undefined, problem: Omit<Problem, 'place'>): Problem {
  return place === undefined ? problem : { ...problem, place }
}

/** One line for a problem: `min-inbox-rate (.github/presend.yml:3): got "85 %%", expected a number from 0 to 100; …`. */
export function renderProblem(problem: Problem): string {
  const place = problem.place === undefined ? '' : ` (${renderPlace(problem.place)})`
  const came = problem.came === undefined ? '' : `got ${problem.came}, `
  const todo = problem.todo === undefined ? '' : `; ${problem.todo}`
  return `${problem.input}${place}: ${came}expected ${problem.expected}${todo}`
}

/** `file:line:column`, as far as it is known. */
export function renderPlace(place: SourcePlace): string {
  return [place.file, place.line, place.column].filter((part) => part !== undefined).join(':')
}

/** A value as an error message may show it: JSON-quoted, at most 80 characters. */
export function quoteValue(value: unknown): string {
  const text = toJson(value) ?? String(value)
  return text.length <= 80 ? text : `${text.slice(0, 77)}…${text.endsWith('"') ? '"' : ''}`
}

/** What some thousand levels deep came in as JSON does not go out as JSON again. */
function toJson(value: unknown): string | undefined {
  // JSON has no word for a number beyond all doubles, and would say null.
  if (typeof value === 'number') return String(value)
  try {
    return JSON.stringify(value)
  } catch (error) {
    if (error instanceof RangeError) return 'JSON that is nested too deeply'
    throw error
  }
}
