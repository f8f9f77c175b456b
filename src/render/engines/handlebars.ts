/** The Handlebars engine with strict variables, which uses partials and helpers from the repository. */

import Handlebars from 'handlebars'

import { bad, ok, type Parsed, type Problem, problemAt } from '../../foundation/errors/problem.ts'
import { errorText } from '../error-text.ts'
import { openIncludes } from '../includes.ts'
import { type Helpers, noHelpers } from '../load-helpers.ts'
import { type MissingVariable, maxMissingVariables, missingVariableProblem } from '../missing-variable.ts'
import { HelperFailure } from '../own-helper.ts'
import type { SourceText } from '../source-text.ts'
import type { EngineSetup, RenderPurpose, TemplateEngine } from '../template-engine.ts'
import { type GuardedTemplates, guardTemplates } from './handlebars-guard.ts'
import { absentPartial, countedEach, ownHelper, partialCounter, requiredHelper } from './handlebars-helpers.ts'
import { traceTemplates } from './handlebars-trace.ts'

/**
 * Creates the engine for `.hbs`.
 *
 * A missing variable is an error, except in `#if`, `#unless`, `#with` and sections (`{{#x}}`, `{{^x}}`). The list
 * passed to `#each` may be empty, but must not be missing. A helper from the repository whose result is printed must not
 * return undefined, unless its code never returns a value. A null value prints nothing. Values are escaped in HTML, but
 * not in header fields and text parts.
 */
export function openHandlebars(setup: EngineSetup): TemplateEngine {
  return { render: async (source, purpose) => await renderHandlebars(source, purpose, setup) }
}

async function renderHandlebars(
  source: SourceText,
  purpose: RenderPurpose,
  { data, repository, helpers = noHelpers, partialFolders = [], trace }: EngineSetup,
): Promise<Parsed<string>> {
  const includes = openIncludes(repository, {
    extension: '.hbs',
    partialsFolder: 'partials',
    moreFolders: partialFolders,
  })
  const guarded = await guardTemplates(source, includes, helpers)
  if (trace !== undefined) traceTemplates(guarded, trace)
  const missing = new Set<MissingVariable>()
  const result = renderGuarded(guarded, {
    values: data.values,
    purpose,
    helpers,
    onMissing: (site) => missing.add(site),
  })
  const problems: Problem[] = [...guarded.problems]
  for (const site of [...missing].slice(0, maxMissingVariables)) {
    problems.push(missingVariableProblem(site, data.name, '{{#if}}'))
  }
  if (result.status === 'bad') problems.push(...result.problems)
  return problems.length > 0 ? bad(...problems) : result
}

interface Rendering {
  readonly values: Readonly<Record<string, unknown>>
  readonly purpose: RenderPurpose
  readonly helpers: Helpers
  readonly onMissing: (site: MissingVariable) => void
}

function renderGuarded(
  templates: GuardedTemplates,
  { values, purpose, helpers, onMissing }: Rendering,
): Parsed<string> {
  const { main } = templates
  if (main === null) return ok('')
  try {
    const engine = Handlebars.create()
    // Disable the library's `log` helper, which would print to the console.
    engine.registerHelper('log', () => undefined)
    // The third argument is the parent or, if there is none, the library's options object.
    engine.registerHelper(requiredHelper, (value: unknown, site: number, parent: unknown) => {
      const found = templates.sites[site]
      const isMissing = value === undefined || parent === null
      if (!isMissing || found === undefined) return value
      onMissing(found)
      return ''
    })
    engine.registerHelper('each', countedEach(engine))
    const sources = [main, ...templates.partials.values()].map(({ source }) => source)
    for (const [name, helper] of helpers.functions) engine.registerHelper(name, ownHelper(name, helper, sources))
    // Unknown helpers have already been reported.
    engine.registerHelper('helperMissing', () => undefined)
    const options = { noEscape: purpose === 'plain' }
    engine.registerPartial(absentPartial, engine.compile(''))
    const count = partialCounter()
    for (const [path, { program }] of templates.partials) {
      engine.registerPartial(path, count(engine.compile(program, options)))
    }
    // Set these options explicitly, so that the library prints no warnings to the console.
    const noPrototypes = { allowProtoPropertiesByDefault: false, allowProtoMethodsByDefault: false }
    return ok(engine.compile(main.program, options)(values, noPrototypes))
  } catch (error) {
    if (error instanceof HelperFailure) return bad({ place: { file: main.source.file }, ...error.problem })
    const came = errorText(error)
    return bad(problemAt(main.source.placeAt(1, 1), { input: main.source.input, came, expected: 'valid Handlebars' }))
  }
}
