/**
 * The Liquid engine with strict variables and filters, which reads includes from the repository and limits time and
 * memory.
 */

// oxlint-disable no-underscore-dangle -- the library uses these names

import { Liquid, LiquidError, type Template, type Token, UndefinedVariableError } from 'liquidjs'

import { bad, ok, type Parsed, type Problem, problemAt } from '../../errors/problem.ts'
import { maxFileBytes } from '../../world/repository.ts'
import { errorText } from '../error-text.ts'
import { type Includes, openIncludes } from '../includes.ts'
import { type Helpers, helpersHint, noHelpers } from '../load-helpers.ts'
import { maxMissingVariables, missingVariableProblem } from '../missing-variable.ts'
import { failureOf, HelperFailure } from '../own-helper.ts'
import type { SourceText } from '../source-text.ts'
import type { EngineSetup, TemplateEngine } from '../template-engine.ts'
import { hasLenientStep, LenientContext, makeLenient } from './liquid-context.ts'
import { CountedCapture, StrictAssign } from './liquid-tags.ts'
import { traceLiquid } from './liquid-trace.ts'

/** The total time limit for all renderings of one template. */
const renderLimitMs = 5000
/** The maximum number of list elements and characters that pass through filters in one rendering. */
const memoryLimit = 10_000_000

/**
 * Creates the engine for `.liquid`.
 *
 * A missing variable is an error, except in the condition of `if`, `elsif`, `unless` or `case`, and before the
 * `default` filter. A null value prints nothing. Templates can read only the data's own properties, not inherited ones.
 */
export function openLiquid(setup: EngineSetup): TemplateEngine {
  return { render: async (source) => await renderLiquid(source, setup) }
}

async function renderLiquid(
  source: SourceText,
  { data, repository, helpers = noHelpers, trace }: EngineSetup,
): Promise<Parsed<string>> {
  const includes = openIncludes(repository, { extension: '.liquid', partialsFolder: null })
  const liquid = new RepositoryLiquid(includes, source)
  liquid.addHelpers(helpers)
  if (trace !== undefined) traceLiquid(liquid, { trace, sourceOf: (token) => liquid.sourceOf(token) })
  const templates = parse(liquid, source)
  if (templates.status === 'bad') return templates
  const problems: Problem[] = []
  const isKnown = new Set<string>()
  const renderAgain = renderer(liquid, templates.value)
  let passCount = 0
  for (;;) {
    const result = await renderAgain(data.values)
    if (typeof result === 'string') return problems.length === 0 ? ok(result) : bad(...problems)
    const problem = liquid.problemOf(result.error, data.name)
    const key = JSON.stringify(problem)
    // Filters such as where_exp parse their expression on each call, so they report the same missing variable again.
    if (isKnown.has(key) && !isConsequence(result.error)) return bad(...problems)
    if (!isConsequence(result.error)) problems.push(problem)
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
  if (!LiquidError.is(error) || !(error.originalError instanceof IncludeFailure)) return false
  liquid.skipInclude(error.originalError)
  return true
}

function parse(liquid: RepositoryLiquid, source: SourceText): Parsed<Template[]> {
  try {
    return ok(liquid.parse(source.text, source.file))
  } catch (error) {
    return bad(liquid.problemOf(error, null))
  }
}

/** An error in an included file. The library adds the position of the tag that includes the file. */
class IncludeFailure extends Error {
  readonly problems: readonly Problem[]
  readonly key: string

  constructor(key: string, problems: readonly Problem[]) {
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
    const { functions, tags } = helpers
    this.#helpers = helpers
    for (const [name, filter] of functions) this.registerFilter(name, filter)
    for (const [name, tag] of tags) if (isTag(tag)) this.registerTag(name, tag)
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

  /** Makes a failed include render nothing from then on. */
  skipInclude(failure: IncludeFailure): void {
    this.#skipped.add(failure.key)
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
    if (error.originalError instanceof IncludeFailure) {
      const [problem] = error.originalError.problems
      if (problem !== undefined) return problem.place === undefined ? problemAt(place, problem) : problem
    }
    const failure = this.#helperFailure(error)
    if (failure !== null) return { ...failure.problem, place: place ?? { file: this.#main.file } }
    const came = messageOf(error)
    const todo = /^(?:undefined filter|tag ".*" not found)/u.test(came) ? { todo: helpersHint } : {}
    return problemAt(place, { input: source?.input ?? 'template', came, expected: 'valid Liquid', ...todo })
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
    const { file, text } = loaded.value
    if (!this.#sources.has(file)) this.#sources.set(file, loaded.value)
    // Reuse the parsed templates, because `makeLenient` changes their tokens.
    const templates = this.#parsed.get(file) ?? this.#parse(text, file, key)
    this.#parsed.set(file, templates)
    return templates
  }

  #parse(text: string, file: string, key: string): Template[] {
    try {
      return this.parse(text, file)
    } catch (error) {
      // Report the error as a failed include, so that rendering can continue and find further problems.
      throw new IncludeFailure(key, [this.problemOf(error, null)])
    }
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
