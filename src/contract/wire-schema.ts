/** How JSON from outside becomes a typed value: one schema a shape, and every mismatch as a problem with its JSON path. */

import type * as z from 'zod'

import type { Parsed, Problem } from '../errors/problem.ts'
import { bad, ok, quoteValue } from '../errors/problem.ts'

/** A schema that gives a `T`; what it is made of stays in contract/. */
export type WireSchema<T> = z.ZodType<T>

/** How many mismatches are told one by one: a list of 10,000 wrong entries is one mistake, not 10,000. */
const shownProblemCount = 10

/**
 * Looks at a JSON value with a schema.
 *
 * @returns the value, unknown fields kept; or the mismatches (at most ten, then a count), each with its path below `root`,
 *   what came and what was expected
 */
export function parseWire<T>(schema: WireSchema<T>, json: unknown, root: string = '$'): Parsed<T> {
  const outcome = schema.safeParse(json)
  if (outcome.success) return ok(outcome.data)
  const issues = outcome.error.issues.flatMap(closestMismatch)
  const problems = issues.slice(0, shownProblemCount).map((issue) => toProblem(issue, json, root))
  const moreCount = issues.length - problems.length
  if (moreCount === 0) return bad(...problems)
  return bad(...problems, { input: root, came: `${moreCount} more mismatches`, expected: 'none' })
}

/** A JSON path as people write it: `$.data.test_results[3].delivered_to`, keys with odd characters in quotes. */
export function renderJsonPath(path: readonly PropertyKey[], root: string = '$'): string {
  return path.reduce<string>((text, step) => text + renderStep(step), root)
}

function renderStep(step: PropertyKey): string {
  if (typeof step === 'number') return `[${step}]`
  const name = String(step)
  return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${quoteValue(name)}]`
}

/**
 * What of a union is worth telling: the mismatches of the form that fitted furthest down, since it is the one that was
 * meant; the union's own words when none fitted at all.
 */
function closestMismatch(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const forms = issue.errors.map((errors) => errors.flatMap(closestMismatch))
  const closest = forms.toSorted((left, right) => depthOf(right) - depthOf(left))[0]
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
    expected: expectedBy(issue),
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
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  record: 'an object',
}

/** Schemas that say more than a type give their own words as the message. */
function expectedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return typeNames[issue.expected] ?? issue.expected
  if (issue.code === 'invalid_value') return oneOf(issue.values)
  return issue.message
}

/** `"a" or "b"`, as an error message lists what may come. */
function oneOf(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value) ?? String(value)).join(' or ')
}
