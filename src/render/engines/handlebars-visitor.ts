/**
 * Visits a Handlebars template and wraps every required variable in a helper that reports the variable if it is
 * missing.
 */

import Handlebars from 'handlebars'

import { closestName } from '../../foundation/errors/closest-name.ts'
import { type Problem, problemAt, quoteValue, type SourcePlace } from '../../foundation/errors/problem.ts'
import { helpersHint } from '../load-helpers.ts'
import { type MissingVariable, maxMissingVariables } from '../missing-variable.ts'
import type { SourceText } from '../source-text.ts'
import { absentPartial, requiredHelper } from './handlebars-helpers.ts'

export interface PartialReference {
  readonly name: string
  readonly place: SourcePlace | undefined
  /** Whether the include is a block partial, which contains its own fallback content. */
  readonly isOptional: boolean
  /** Makes the include refer to the file at `path`. */
  rewrite(path: string): void
}

/** Helpers whose argument may be a missing variable. */
const tests: readonly string[] = ['if', 'unless', 'with']
const blocksOfOne: readonly string[] = [...tests, 'each']
const helpers: readonly string[] = [...blocksOfOne, 'lookup']

/** The state shared by all templates in a rendering. */
export interface SharedNames {
  /** All variables in the templates. The helper that guards a variable receives its index in this list. */
  readonly sites: MissingVariable[]
  /** The names of the inline partials that pages define for their layouts. */
  readonly inlineNames: Set<string>
  /** The names of helpers that the repository exports. */
  readonly ownHelpers: ReadonlySet<string>
  /** The names of those helpers whose code returns no value. */
  readonly silentHelpers: ReadonlySet<string>
}

/** Visits one template. Pages must be visited before the files that they include. */
export class GuardVisitor extends Handlebars.Visitor {
  readonly problems: Problem[] = []
  readonly partials: PartialReference[] = []
  readonly #source: SourceText
  readonly #shared: SharedNames

  constructor(source: SourceText, shared: SharedNames) {
    super()
    this.#source = source
    this.#shared = shared
  }

  override Program(program: hbs.AST.Program): void {
    // An inline partial can be used anywhere in the block that contains it, even before its definition.
    for (const statement of program.body)
      if (isInline(statement)) this.#shared.inlineNames.add(nameOf(statement.params[0]))
    super.Program(program)
  }

  override MustacheStatement(statement: hbs.AST.MustacheStatement): void {
    super.MustacheStatement(statement)
    const { path, params, hash } = statement
    const isCall = params.length > 0 || hash !== undefined
    const name = [path, ...params].map(writtenName).join(' ')
    this.#guardArguments(statement)
    if (!isPath(path)) {
      this.#refuse(statement, { came: quoteValue(nameOf(path)), expected: 'the name of a variable' })
      // Replace the name with an existing variable, so that rendering can continue and find further problems.
      statement.path = pathTo('this', statement.loc)
      return
    }
    const { ownHelpers, silentHelpers } = this.#shared
    const isOwn = ownHelpers.has(nameOf(path))
    if (isOwn && silentHelpers.has(nameOf(path))) return
    if (isCall && !this.#isHelper(path)) return
    const call = { ...statement, type: 'SubExpression', hash: hash ?? noHash(statement.loc) } as const
    const guarded = this.#guard(isCall || isOwn ? call : path, { name, isCall: isOwn })
    statement.path = guarded.path
    statement.params = guarded.params
    statement.hash = guarded.hash
  }

  override BlockStatement(block: hbs.AST.BlockStatement): void {
    super.BlockStatement(block)
    const name = nameOf(block.path)
    if (block.params.length > 0) this.#isHelper(block.path)
    if (blocksOfOne.includes(name) && block.params.length !== 1) {
      const came = `#${name} with ${block.params.length} values`
      this.#refuse(block, { came, expected: `exactly one value, such as {{#${name} order.items}}` })
      const nothing: hbs.AST.NullLiteral = { type: 'NullLiteral', loc: block.loc }
      block.params = [nothing]
    }
    if (!tests.includes(name)) this.#guardArguments(block)
  }

  override SubExpression(expression: hbs.AST.SubExpression): void {
    super.SubExpression(expression)
    this.#isHelper(expression.path)
    this.#guardArguments(expression)
  }

  override PartialStatement(partial: hbs.AST.PartialStatement): void {
    super.PartialStatement(partial)
    this.#notePartial(partial, 'required')
  }

  override PartialBlockStatement(partial: hbs.AST.PartialBlockStatement): void {
    super.PartialBlockStatement(partial)
    // Inline partials in the block are for a layout, and a path names a file, so the block is no fallback for them.
    const isLayout = partial.program.body.some(isInline) || nameOf(partial.name).includes('/')
    this.#notePartial(partial, isLayout ? 'required' : 'optional')
  }

  #notePartial(
    partial: hbs.AST.PartialStatement | hbs.AST.PartialBlockStatement,
    presence: 'required' | 'optional',
  ): void {
    this.#guardArguments(partial)
    if (!isPath(partial.name)) {
      this.#refuse(partial, { came: 'a dynamic partial name', expected: 'a fixed file name' })
      partial.name = pathTo(absentPartial, partial.loc)
      return
    }
    const path = partial.name
    const name = nameOf(path)
    if (this.#shared.inlineNames.has(name)) return
    const rewrite = (file: string): void => {
      path.original = file
    }
    this.partials.push({ name, place: this.#placeOf(partial), isOptional: presence === 'optional', rewrite })
  }

  #guardArguments(call: { params: hbs.AST.Expression[]; hash?: hbs.AST.Hash }): void {
    call.params = call.params.map((parameter) => this.#guardExpression(parameter))
    for (const pair of call.hash?.pairs ?? []) pair.value = this.#guardExpression(pair.value)
  }

  #guardExpression(expression: hbs.AST.Expression): hbs.AST.Expression {
    return isPath(expression) ? this.#guard(expression, { name: nameOf(expression) }) : expression
  }

  /**
   * Rewrites `a.b` to `(presend-required a.b 7 a)`, where 7 is the index of the variable. The helper also receives `a`,
   * because the library returns null for `a.b` if `a` is null.
   */
  #guard(expression: hbs.AST.Expression, named: Pick<MissingVariable, 'name' | 'isCall'>): hbs.AST.SubExpression {
    const { loc } = expression
    const site = this.#shared.sites.push({ ...named, input: this.#source.input, place: this.#placeOf(expression) }) - 1
    const number: hbs.AST.NumberLiteral = { type: 'NumberLiteral', value: site, original: site, loc }
    const path = pathTo(requiredHelper, loc)
    return {
      type: 'SubExpression',
      path,
      params: [expression, number, ...parentOf(expression)],
      hash: noHash(loc),
      loc,
    }
  }

  /** Returns whether a helper exists, and reports the helper if it does not. */
  #isHelper(path: hbs.AST.Node): boolean {
    const name = nameOf(path)
    const { ownHelpers } = this.#shared
    if (helpers.includes(name) || ownHelpers.has(name)) return true
    const known = [...helpers, ...ownHelpers]
    const closest = closestName(name, known)
    const todo = closest === null ? helpersHint : `did you mean ${closest}?`
    this.#refuse(path, { came: `the ${quoteValue(name)} helper`, expected: `one of ${known.join(', ')}`, todo })
    return false
  }

  #refuse(node: hbs.AST.Node, problem: Pick<Problem, 'came' | 'expected' | 'todo'>): void {
    if (this.problems.length >= maxMissingVariables) return
    this.problems.push(problemAt(this.#placeOf(node), { input: this.#source.input, ...problem }))
  }

  #placeOf(node: hbs.AST.Node): SourcePlace | undefined {
    return this.#source.placeAt(node.loc.start.line, node.loc.start.column + 1)
  }
}

function parentOf(expression: hbs.AST.Expression): readonly hbs.AST.PathExpression[] {
  if (!isPath(expression) || expression.parts.length < 2) return []
  return [{ ...expression, parts: expression.parts.slice(0, -1) }]
}

function isPath(node: hbs.AST.Node): node is hbs.AST.PathExpression {
  return node.type === 'PathExpression'
}

function isInline(node: hbs.AST.Node): node is hbs.AST.DecoratorBlock {
  return node.type === 'DecoratorBlock'
}

function pathTo(name: string, loc: hbs.AST.SourceLocation): hbs.AST.PathExpression {
  return { type: 'PathExpression', data: false, depth: 0, parts: [name], original: name, loc }
}

function noHash(loc: hbs.AST.SourceLocation): hbs.AST.Hash {
  return { type: 'Hash', pairs: [], loc }
}

/** Returns a name as written, with quotes around a string. */
function writtenName(node: hbs.AST.Node): string {
  return node.type === 'StringLiteral' ? JSON.stringify(nameOf(node)) : nameOf(node)
}

function nameOf(node: hbs.AST.Node | undefined): string {
  return node !== undefined && 'original' in node ? String(node.original) : ''
}
