/**
 * The Liquid engine with strict variables and filters, which reads includes from the repository and limits time and
 * memory.
 */

// oxlint-disable no-underscore-dangle -- the library uses these names

import { Liquid, LiquidError, type Template, type Token, UndefinedVariableError } from 'liquidjs'

import { closestName } from '../../foundation/errors/closest-name.ts'
import { lineIndex } from '../../foundation/errors/line-index.ts'
import {
  bad,
  ok,
  type Parsed,
  type Problem,
  positionOf,
  problemAt,
  quoteValue,
} from '../../foundation/errors/problem.ts'
import { maxFileBytes } from '../../foundation/world/repository.ts'
import { errorText } from '../error-text.ts'
import { type Includes, openIncludes } from '../includes.ts'
import { type Helpers, helpersHint, noHelpers } from '../load-helpers.ts'
import { maxMissingVariables, missingVariableProblem } from '../missing-variable.ts'
import { failureOf, HelperFailure } from '../own-helper.ts'
import type { SourceText } from '../source-text.ts'
import type { EngineSetup, TemplateEngine } from '../template-engine.ts'
import { mayBeUndefined, requiredFilter, requiredTag, UndefinedCall } from './liquid-calls.ts'
import { hasLenientStep, LenientContext, makeLenient } from './liquid-context.ts'
import { ignoredTexts, otherSyntaxAt } from './liquid-syntax.ts'
import { CountedCapture, StrictAssign } from './liquid-tags.ts'
import { traceLiquid } from './liquid-trace.ts'

/** The tags inside blocks and at their ends. The library does not list them. */
const partTags: readonly string[] =
  'else elsif when endif endunless endfor endcase endcapture endtablerow endcomment endraw'.split(' ')

/** The total time limit for all renderings of one template. */
const renderLimitMs = 5000
/** The maximum number of list elements and characters that pass through filters in one rendering. */
const memoryLimit = 10_000_000

/**
 * Creates the engine for `.liquid`.
 *
 * A missing variable is an error, except in the condition of `if`, `elsif`, `unless` or `case`, and before the
 * `default` filter. The same applies to a filter or tag from the repository that returns undefined. A null value prints nothing. Templates can read only the data's own properties, not inherited ones.
 */
export function openLiquid(setup: EngineSetup): TemplateEngine {
  return { render: async (source) => await renderLiquid(source, setup) }
}

async function renderLiquid(
  source: SourceText,
  { data, repository, helpers = noHelpers, partialFolders = [], trace }: EngineSetup,
): Promise<Parsed<string>> {
  const includes = openIncludes(repository, { extension: '.liquid', partialsFolder: null, moreFolders: partialFolders })
  const liquid = new RepositoryLiquid(includes, source)
  liquid.addHelpers(helpers)
  if (trace !== undefined) traceLiquid(liquid, { trace, sourceOf: (token) => liquid.sourceOf(token) })
  const problems: Problem[] = []
  const templates = parse(liquid, source, problems)
  if (templates === null) return bad(...problems)
  const isKnown = new Set<string>()
  const renderAgain = renderer(liquid, templates)
  let passCount = 0
  for (;;) {
    const result = await renderAgain(data.values)
    if (typeof result === 'string') return problems.length === 0 ? ok(result) : bad(...problems)
    const found = liquid.problemsOf(result.error, data.name)
    const key = JSON.stringify(found)
    // Filters such as where_exp parse their expression on each call, so they report the same missing variable again.
    if (isKnown.has(key) && !isConsequence(result.error)) return bad(...problems)
    if (!isConsequence(result.error)) problems.push(...found)
    isKnown.add(key)
    passCount += 1
    const isPassable = passCount < maxMissingVariables && skipError(result.error, liquid)
    if (!isPassable) return bad(...problems)
  }
}

/** Returns whether `list[key]` is missing only because `key` is missing. */
function isConsequence(error: unknown): boolean {
  return error instanceof UndefinedVariableError && hasLenientStep(error.token)
}

type Rendering = (values: Readonly<Record<string, unknown>>) => Promise<string | { readonly error: unknown }>

/** Returns a function that can render repeatedly within one time limit. */
function renderer(liquid: RepositoryLiquid, templates: Template[]): Rendering {
  let first: LenientContext | undefined
  return async (values) => {
    // Copy the values, because `increment` changes the originals.
    const context = new LenientContext({ ...values }, liquid, first && { renderLimit: first.renderLimit })
    first ??= context
    try {
      return String(await liquid.render(templates, context))
    } catch (error) {
      return { error }
    }
  }
}

/** Makes the next rendering skip this error. Returns false if the error cannot be skipped. */
function skipError(error: unknown, liquid: RepositoryLiquid): boolean {
  if (error instanceof UndefinedVariableError) return makeLenient(error.token)
  const cause = LiquidError.is(error) ? error.originalError : undefined
  if (cause instanceof UndefinedCall) liquid.skipCall(cause)
  else if (cause instanceof IncludeFailure) liquid.skipInclude(cause)
  else return false
  return true
}

/**
 * Parses a file, and adds all problems with it. Returns null if it cannot be rendered. Unknown filters return their
 * input, so that rendering can find further problems.
 */
function parse(liquid: RepositoryLiquid, source: SourceText, problems: Problem[]): Template[] | null {
  for (let count = 0; ; count += 1) {
    try {
      const templates = liquid.parse(source.text, source.file)
      problems.push(...ignoredProblems(liquid, source))
      return templates
    } catch (error) {
      problems.push(liquid.problemOf(error, null))
      const filter = /^undefined filter: (?<name>.+)$/u.exec(messageOf(error))?.groups?.['name']
      if (filter === undefined || count >= maxMissingVariables) return null
      liquid.registerFilter(filter, (value: unknown) => value)
    }
  }
}

function ignoredProblems(liquid: RepositoryLiquid, { input, text, placeAt }: SourceText): readonly Problem[] {
  return ignoredTexts(text, liquid).map((ignored) => {
    const { line, column } = positionOf(text, ignored.offset)
    const expected = 'a value and its filters, each after "|"'
    return problemAt(placeAt(line, column), { input, came: quoteValue(ignored.text), expected })
  })
}

/** An error in an included file. The library adds the position of the tag that includes the file. */
class IncludeFailure extends Error {
  readonly problems: readonly Problem[]
  /** The include to skip from then on; null if the file can be rendered. */
  readonly key: string | null

  constructor(key: string | null, problems: readonly Problem[]) {
    super('include')
    this.problems = problems
    this.key = key
  }
}

/** A Liquid engine whose `include`, `render` and `layout` tags read only from the repository. */
class RepositoryLiquid extends Liquid {
  readonly #includes: Includes
  readonly #main: SourceText
  readonly #sources: Map<string, SourceText>
  readonly #parsed = new Map<string, Template[]>()
  readonly #skipped = new Set<string>()
  /** The calls whose undefined results have been reported. */
  readonly #unguarded = new Set<object>()
  #helpers = noHelpers

  constructor(includes: Includes, source: SourceText) {
    super({
      strictVariables: true,
      strictFilters: true,
      ownPropertyOnly: true,
      lenientIf: true,
      // Disable the library's file system, which the two methods below replace.
      templates: {},
      parseLimit: maxFileBytes,
      renderLimit: renderLimitMs,
      memoryLimit,
    })
    this.#includes = includes
    this.#main = source
    this.#sources = new Map([[source.file, source]])
    this.registerTag('assign', StrictAssign)
    this.registerTag('capture', CountedCapture)
  }

  /** Adds the repository's own filters and tags. */
  addHelpers(helpers: Helpers): void {
    const { functions, tags, silent } = helpers
    this.#helpers = helpers
    for (const [name, filter] of functions) {
      const isLenient = (call: Token): boolean =>
        silent.has(name) || this.#unguarded.has(call) || mayBeUndefined(call, functions)
      this.registerFilter(name, requiredFilter(filter, { isLenient }))
    }
    for (const [name, tag] of tags) {
      if (!isTag(tag)) continue
      this.registerTag(name, tag)
      const Base = this.tags[name]
      const isLenient = (call: Token): boolean => this.#unguarded.has(call)
      if (Base !== undefined) this.registerTag(name, requiredTag(name, Base, { written: tag, isLenient }))
    }
  }

  override *_parsePartialFile(
    name: string,
    _sync?: boolean,
    from: string = '',
  ): Generator<unknown, Template[], string | Template[]> {
    const templates = yield this.#load(name, from)
    return typeof templates === 'string' ? [] : templates
  }

  override _parseLayoutFile(
    name: string,
    sync?: boolean,
    from?: string,
  ): Generator<unknown, Template[], string | Template[]> {
    return this._parsePartialFile(name, sync, from)
  }

  /** Makes a call print nothing from then on if it returns undefined. */
  skipCall({ call }: UndefinedCall): void {
    this.#unguarded.add(call)
  }

  /** Makes a failed include render nothing from then on. */
  skipInclude(failure: IncludeFailure): void {
    if (failure.key !== null) this.#skipped.add(failure.key)
  }

  /** Returns the problems that an error describes. A failed include can have several. */
  problemsOf(error: unknown, dataName: string | null): readonly Problem[] {
    const cause = LiquidError.is(error) ? error.originalError : undefined
    if (!LiquidError.is(error) || !(cause instanceof IncludeFailure)) return [this.problemOf(error, dataName)]
    const [line = 1, column = 1] = error.token.getPosition()
    const place = this.sourceOf(error.token)?.placeAt(line, column) ?? { file: this.#main.file }
    return cause.problems.map((problem) => (problem.place === undefined ? problemAt(place, problem) : problem))
  }

  problemOf(error: unknown, dataName: string | null): Problem {
    if (!LiquidError.is(error)) return { input: 'template', came: messageOf(error), expected: 'valid Liquid' }
    const [line = 1, column = 1] = error.token.getPosition()
    const source = this.sourceOf(error.token)
    // Expressions inside filters such as where_exp have no position in a file.
    const place = source === undefined ? { file: this.#main.file } : source.placeAt(line, column)
    if (error instanceof UndefinedVariableError) {
      const missing = { name: error.token.getText(), input: source?.input ?? 'template', place }
      return missingVariableProblem(missing, dataName, '{% if %} or | default')
    }
    if (error.originalError instanceof UndefinedCall) {
      const { name } = error.originalError
      const missing = { name, input: source?.input ?? 'template', place, isCall: true }
      return missingVariableProblem(missing, dataName, '{% if %}')
    }
    const failure = this.#helperFailure(error)
    if (failure !== null) return { ...failure.problem, place: place ?? { file: this.#main.file } }
    const other =
      source === undefined ? null : otherSyntaxAt(source.text, lineIndex(source.text).offsetOfLine(line) + column - 1)
    if (other !== null && error.name !== 'RenderError') {
      const came = quoteValue(other.written)
      return problemAt(place, { input: source?.input ?? 'template', came, expected: 'valid Liquid', todo: other.todo })
    }
    const came = messageOf(error)
    const todo = this.#hint(came)
    const hint = todo === null ? {} : { todo }
    return problemAt(place, { input: source?.input ?? 'template', came, expected: 'valid Liquid', ...hint })
  }

  /** Returns advice for an unknown filter or tag; null for other errors. */
  #hint(came: string): string | null {
    const { kind, name } =
      /^(?:undefined (?<kind>filter): |tag ")(?<name>[^"]+)(?:" not found)?$/u.exec(came)?.groups ?? {}
    if (name === undefined) return null
    if (kind === undefined && partTags.includes(name)) {
      return `check for a missing {% ${name.startsWith('end') ? name.slice(3) : 'if'} %} before it`
    }
    const known = kind === undefined ? [...Object.keys(this.tags), ...partTags] : Object.keys(this.filters)
    const closest = closestName(name, known)
    return closest === null ? helpersHint : `did you mean ${closest}?`
  }

  /** Returns the failure if the error came from one of the repository's filters or tags, and null otherwise. */
  #helperFailure(error: LiquidError): HelperFailure | null {
    const { originalError, token } = error
    if (originalError instanceof HelperFailure) return originalError
    const { module, tags } = this.#helpers
    const name = 'name' in token && typeof token.name === 'string' ? token.name : ''
    return module === null || !tags.has(name) ? null : failureOf(`the "${name}" tag`, originalError ?? error, module)
  }

  /** Finds the file that contains a variable, because the variable's token contains the text but not the file. */
  sourceOf({ file, input }: Pick<Token, 'file' | 'input'>): SourceText | undefined {
    if (file !== undefined) return this.#sources.get(file)
    return [...this.#sources.values()].find(({ text }) => text === input)
  }

  async #load(written: unknown, from: string): Promise<Template[]> {
    // A name that comes from the data can be of any type.
    const name = typeof written === 'string' ? written : JSON.stringify(written)
    const key = `${from}\n${name}`
    if (this.#skipped.has(key)) return []
    const loaded = await this.#includes.load({ name, from, place: undefined })
    if (loaded.status === 'bad') throw new IncludeFailure(key, loaded.problems)
    const { file } = loaded.value
    if (!this.#sources.has(file)) this.#sources.set(file, loaded.value)
    // Reuse the parsed templates, because `makeLenient` changes their tokens.
    const known = this.#parsed.get(file)
    if (known !== undefined) return known
    const problems: Problem[] = []
    const templates = parse(this, loaded.value, problems)
    if (templates !== null) this.#parsed.set(file, templates)
    // Report the problems as a failed include, so that rendering can continue and find further problems.
    if (problems.length > 0) throw new IncludeFailure(templates === null ? key : null, problems)
    return templates ?? []
  }
}

/** Returns whether a value can be a tag. If a method of the tag is missing, the library itself reports an error. */
function isTag(value: unknown): value is Parameters<Liquid['registerTag']>[1] {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
}

/** Returns the library's message without its file, line and column. */
function messageOf(error: unknown): string {
  const words = errorText(LiquidError.is(error) ? (error.originalError ?? error) : error)
  return words.replace(/(?:, file:.*)?, line:\d+, col:\d+$/u, '')
}
