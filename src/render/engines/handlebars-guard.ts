/** Parses a Handlebars template and all its partials, and guards their variables, so that missing ones are reported. */

import Handlebars from 'handlebars'

import { type Problem, problemAt } from '../../foundation/errors/problem.ts'
import { tooDeep } from '../error-text.ts'
import type { Includes } from '../includes.ts'
import { type Helpers, noHelpers } from '../load-helpers.ts'
import type { MissingVariable } from '../missing-variable.ts'
import type { SourceText } from '../source-text.ts'
import { absentPartial } from './handlebars-helpers.ts'
import { syntaxProblem } from './handlebars-syntax.ts'
import { GuardVisitor } from './handlebars-visitor.ts'

export interface GuardedTemplate {
  readonly source: SourceText
  readonly program: hbs.AST.Program
}

export interface GuardedTemplates {
  /** The parsed template; null if it could not be parsed. */
  readonly main: GuardedTemplate | null
  /** The parsed files, by path. */
  readonly partials: ReadonlyMap<string, GuardedTemplate>
  /** The guarded variables, in the order of their guard numbers. */
  readonly sites: readonly MissingVariable[]
  readonly problems: readonly Problem[]
}

/** Parses a template and its includes, and reports all problems in these files. */
export async function guardTemplates(
  source: SourceText,
  includes: Includes,
  helpers: Pick<Helpers, 'functions' | 'silent'> = noHelpers,
): Promise<GuardedTemplates> {
  const sites: MissingVariable[] = []
  const ownHelpers = new Set(helpers.functions.keys())
  const shared = { sites, inlineNames: new Set(['@partial-block']), ownHelpers, silentHelpers: helpers.silent }
  const problems: Problem[] = []
  const partials = new Map<string, GuardedTemplate>()
  const broken = new Set<string>()
  const main = parse(source, problems)
  const queue: GuardedTemplate[] = main === null ? [] : [{ source, program: main }]
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const visitor = new GuardVisitor(next.source, shared)
    visitor.accept(next.program)
    problems.push(...visitor.problems)
    for (const reference of visitor.partials) {
      const { name, place, isOptional } = reference
      const loaded = await includes.load({ name, from: next.source.file, place })
      if (loaded.status === 'bad') {
        // If the file of a block partial ({{#> layout}} … {{/layout}}) does not exist, the content of the block itself
        // is printed.
        if (!isOptional) {
          problems.push(...loaded.problems)
          reference.rewrite(absentPartial)
        }
        continue
      }
      const { file } = loaded.value
      reference.rewrite(file)
      // Skip included files that were already visited. `load` has already checked for cycles.
      if (partials.has(file)) continue
      const program = broken.has(file) ? null : parse(loaded.value, problems)
      if (program === null) {
        broken.add(file)
        reference.rewrite(absentPartial)
        continue
      }
      const partial = { source: loaded.value, program }
      partials.set(file, partial)
      queue.push(partial)
    }
  }
  return { main: main === null ? null : { source, program: main }, partials, sites, problems }
}

/**
 * The maximum nesting depth. Parsing time grows with the square of the depth, and very deep nesting overflows the
 * stack.
 */
const maxDepth = 100

function parse(source: SourceText, problems: Problem[]): hbs.AST.Program | null {
  if (isTooDeep(source.text)) {
    const expected = `at most ${maxDepth} nested blocks or expressions`
    problems.push(problemAt(source.placeAt(1, 1), { input: source.input, came: tooDeep, expected }))
    return null
  }
  try {
    return Handlebars.parse(source.text)
  } catch (error) {
    problems.push(syntaxProblem(source, error))
    return null
  }
}

function isTooDeep(text: string): boolean {
  let blockDepth = 0
  let bracketDepth = 0
  let isInside = false
  for (const [mark] of text.matchAll(/\{\{(?:~?#|~?\^(?=\s*[^\s~}])|~?\/)?|\}\}|[()]/gu)) {
    if (mark.startsWith('{{') || mark === '}}') {
      isInside = mark !== '}}'
      bracketDepth = 0
    }
    if (mark.endsWith('#') || mark.endsWith('^')) blockDepth += 1
    if (mark.endsWith('/')) blockDepth = Math.max(0, blockDepth - 1)
    if (isInside && mark === '(') bracketDepth += 1
    if (isInside && mark === ')') bracketDepth -= 1
    if (blockDepth > maxDepth || bracketDepth > maxDepth) return true
  }
  return false
}
