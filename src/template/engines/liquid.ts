/** Liquid: strict variables and filters, includes inside the repository, and an end to every loop. */

// oxlint-disable no-underscore-dangle -- the library's own names

import { Liquid, LiquidError, type Template, UndefinedVariableError } from 'liquidjs'

import { bad, ok, type Parsed, type Problem, problemAt } from '../../errors/problem.ts'
import { maxFileBytes } from '../../world/repository.ts'
import { errorWords } from '../error-words.ts'
import { type Includes, openIncludes } from '../includes.ts'
import { maxMissingVariables, missingVariableProblem } from '../missing-variable.ts'
import type { SourceText } from '../source-text.ts'
import type { EngineSetup, TemplateEngine } from '../template-engine.ts'
import { StrictAssign } from './liquid-assign.ts'
import { CountedCapture } from './liquid-capture.ts'
import { hasLenientStep, LenientContext, makeLenient } from './liquid-context.ts'

/** All renderings of a text may take this long together; an endless loop ends here. */
const renderLimitMs = 5000
/** Objects a rendering may make (list elements, characters of filtered texts). */
const memoryLimit = 10_000_000

/**
 * An engine for `.liquid`.
 *
 * A variable that the data lacks is an error, all of them at once; only what is really evaluated counts. It is no
 * error where absence is a legitimate "no": in the condition of `if`, `elsif`, `unless` and `case`, and before the
 * filter `default`. A value of `null` is there and prints nothing. Only the data's own properties can be read.
 */
export function openLiquid(setup: EngineSetup): TemplateEngine {
  return { render: async (source) => await renderLiquid(source, setup) }
}

async function renderLiquid(source: SourceText, { data, repository }: EngineSetup): Promise<Parsed<string>> {
  const includes = openIncludes(repository, { extension: '.liquid', partialsFolder: null })
  const liquid = new RepositoryLiquid(includes, source)
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
    // Filters such as where_exp parse their expression anew each time: what is passed there is missing again.
    if (isKnown.has(key) && !isConsequence(result.error)) return bad(...problems)
    if (!isConsequence(result.error)) problems.push(problem)
    isKnown.add(key)
    passCount += 1
    const isPassable = passCount < maxMissingVariables && pass(result.error, liquid)
    if (!isPassable) return bad(...problems)
  }
}

/** `list[key]` is missing as a matter of course where `key` was found missing before. */
function isConsequence(error: unknown): boolean {
  return error instanceof UndefinedVariableError && hasLenientStep(error.token)
}

type Rendering = (values: Readonly<Record<string, unknown>>) => Promise<string | { readonly error: unknown }>

/** Renders as often as it is called, within one time limit. */
function renderer(liquid: RepositoryLiquid, templates: Template[]): Rendering {
  let first: LenientContext | undefined
  return async (values) => {
    // `increment` writes into the values, so each rendering gets its own copy of the top level.
    const context = new LenientContext({ ...values }, liquid, first && { renderLimit: first.renderLimit })
    first ??= context
    try {
      return String(await liquid.render(templates, context))
    } catch (error) {
      return { error }
    }
  }
}

/** Lets the next rendering go on behind the mistake; false when it would only fail in the same way. */
function pass(error: unknown, liquid: RepositoryLiquid): boolean {
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

/** An include that cannot be followed. The tag that has it is known to the library alone, which adds its place. */
class IncludeFailure extends Error {
  readonly problems: readonly Problem[]
  readonly key: string

  constructor(key: string, problems: readonly Problem[]) {
    super('include')
    this.problems = problems
    this.key = key
  }
}

/** Liquid whose `include`, `render` and `layout` know the repository and nothing else. */
class RepositoryLiquid extends Liquid {
  readonly #includes: Includes
  readonly #main: SourceText
  readonly #sources: Map<string, SourceText>
  readonly #parsed = new Map<string, Template[]>()
  readonly #skipped = new Set<string>()

  constructor(includes: Includes, source: SourceText) {
    super({
      strictVariables: true,
      strictFilters: true,
      ownPropertyOnly: true,
      lenientIf: true,
      // With templates in memory the library's own file system is out of reach; ours is in the two methods below.
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

  /** Nothing stands in the place of an include that failed once. */
  skipInclude(failure: IncludeFailure): void {
    this.#skipped.add(failure.key)
  }

  problemOf(error: unknown, dataName: string | null): Problem {
    if (!LiquidError.is(error)) return { input: 'template', came: wordsOf(error), expected: 'valid Liquid' }
    const [line = 1, column = 1] = error.token.getPosition()
    const source = this.#sourceOf(error.token)
    // Filters such as where_exp have texts of their own, which stand in no file.
    const place = source === undefined ? { file: this.#main.file } : source.placeAt(line, column)
    if (error instanceof UndefinedVariableError) {
      const missing = { name: error.token.getText(), input: source?.input ?? 'template', place }
      return missingVariableProblem(missing, dataName, '{% if %} or | default')
    }
    if (error.originalError instanceof IncludeFailure) {
      const [problem] = error.originalError.problems
      if (problem !== undefined) return problem.place === undefined ? problemAt(place, problem) : problem
    }
    return problemAt(place, { input: source?.input ?? 'template', came: wordsOf(error), expected: 'valid Liquid' })
  }

  /** Tokens of variables know the text they stand in, but not its file. */
  #sourceOf({ file, input }: LiquidError['token']): SourceText | undefined {
    if (file !== undefined) return this.#sources.get(file)
    return [...this.#sources.values()].find(({ text }) => text === input)
  }

  async #load(written: unknown, from: string): Promise<Template[]> {
    // A name that comes from data may be anything.
    const name = typeof written === 'string' ? written : JSON.stringify(written)
    const key = `${from}\n${name}`
    if (this.#skipped.has(key)) return []
    const loaded = await this.#includes.load({ name, from, place: undefined })
    if (loaded.status === 'bad') throw new IncludeFailure(key, loaded.problems)
    const { file, text } = loaded.value
    if (!this.#sources.has(file)) this.#sources.set(file, loaded.value)
    // Kept, because a variable that was made lenient is so in these objects.
    const templates = this.#parsed.get(file) ?? this.#parse(text, file, key)
    this.#parsed.set(file, templates)
    return templates
  }

  #parse(text: string, file: string, key: string): Template[] {
    try {
      return this.parse(text, file)
    } catch (error) {
      // As a failed include, so that what is wrong behind it is found too.
      throw new IncludeFailure(key, [this.problemOf(error, null)])
    }
  }
}

/** The library's words without the file, line and column that it puts behind them. */
function wordsOf(error: unknown): string {
  const words = errorWords(LiquidError.is(error) ? (error.originalError ?? error) : error)
  return words.replace(/(?:, file:.*)?, line:\d+, col:\d+$/u, '')
}
