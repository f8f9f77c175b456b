/** Checks untrusted JSON against a schema, and reports every mismatch with its JSON path. */

import type * as z from 'zod'

import { bad, ok, type Parsed, type Problem, quoteValue } from '../errors/problem.ts'

/** A schema for `T`. Code outside contract/ uses this type and does not import zod. */
export type WireSchema<T> = z.ZodType<T>

/** The maximum number of mismatches to report. A list with 10,000 invalid entries usually repeats the same mistake. */
const shownProblemCount = 10

/**
 * Parses a JSON value.
 *
 * @returns the value, or up to ten mismatches, each with its path below `root`, and the number of further ones
 */
export function parseWire<T>(schema: WireSchema<T>, json: unknown, root: string = '$'): Parsed<T> {
  const outcome = schema.safeParse(json)
  if (outcome.success) return ok(outcome.data)
  const issues = outcome.error.issues.flatMap(closestMismatch)
  const problems = issues.slice(0, shownProblemCount).map((issue) => toProblem(issue, json, root))
  const moreCount = issues.length - problems.length
  if (moreCount === 0) return bad(...problems)
  return bad(...problems, { input: root, came: String(moreCount), expected: 'no further mismatches' })
}

/** Renders a JSON path: `$.data.test_results[3].delivered_to`, with quotes around keys that are not identifiers. */
export function renderJsonPath(path: readonly PropertyKey[], root: string = '$'): string {
  return path.reduce<string>((text, step) => text + renderStep(step), root)
}

function renderStep(step: PropertyKey): string {
  if (typeof step === 'number') return `[${step}]`
  const name = String(step)
  return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${quoteValue(name)}]`
}

/**
 * Returns the mismatches of the union member that matched most deeply, which is probably the intended one. Returns the
 * union's own message if no member matched at all.
 */
function closestMismatch(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const members = issue.errors.map((errors) => errors.flatMap(closestMismatch))
  const closest = members.toSorted((left, right) => depthOf(right) - depthOf(left))[0]
  if (closest === undefined || depthOf(closest) === 0) return [issue]
  return closest.map((inner) => below(issue.path, inner))
}

function below(path: readonly PropertyKey[], inner: z.core.$ZodIssue): z.core.$ZodIssue {
  return { ...inner, path: [...path, ...inner.path] }
}

function depthOf(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.slice(0, shownProblemCount).map((issue) => issue.path.length))
}

function toProblem(issue: z.core.$ZodIssue, json: unknown, root: string): Problem {
  const found = valueAt(json, issue.path)
  return {
    input: renderJsonPath(issue.path, root),
    came: found === undefined ? 'nothing' : quoteValue(found),
    expected: expectationOf(issue),
  }
}

function valueAt(json: unknown, path: readonly PropertyKey[]): unknown {
  let value: unknown = json
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.getOwnPropertyDescriptor(value, step)?.value
  }
  return value
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'an integer',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  record: 'an object',
}

/**
 * Returns a description of the expected value. For issues other than type and literal mismatches, this is the schema's
 * message.
 */
function expectationOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return typeNames[issue.expected] ?? issue.expected
  if (issue.code === 'invalid_value') return anyOf(issue.values.map((value) => JSON.stringify(value)))
  return issue.message
}

/** Joins alternatives: `["a", "b", "c"]` becomes `a, b or c`. */
function anyOf(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)
}
