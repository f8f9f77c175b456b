/** Runs the repository's mjml and juice packages in a separate process. Each package is loaded only once. */

import { createRequire } from 'node:module'
import { join } from 'node:path'

import { fieldOf } from '../../foundation/errors/json-object.ts'
import { errorText } from '../error-text.ts'
import { useYarnPnp } from '../yarn-pnp.ts'
import type { IncludedText, ToolAnswer, ToolRequest } from './tool-request.ts'

type ToolFunction = (text: string, options: Readonly<Record<string, unknown>>) => unknown

/** Runs a package, and returns its result or the error message. */
export async function answerRequest(request: ToolRequest): Promise<ToolAnswer> {
  try {
    const run = loadTool(request)
    return request.tool === 'mjml' ? await compile(run, request) : { html: inline(run, request), notes: [] }
  } catch (error) {
    return { error: errorText(error) }
  }
}

/** Node caches the loaded package. Custom components in `.mjmlconfig` are loaded from the current folder. */
function loadTool({ tool, packageFolder, pnp }: ToolRequest): ToolFunction {
  if (pnp !== null) useYarnPnp(pnp)
  const loaded: unknown = createRequire(join(packageFolder, 'package.json'))(tool)
  const found = fieldOf(loaded, 'default') ?? loaded
  if (!isToolFunction(found)) throw new TypeError(`the ${tool} package does not export a function`)
  return found
}

function isToolFunction(value: unknown): value is ToolFunction {
  return typeof value === 'function'
}

/**
 * Runs mjml, and awaits the result, because mjml 5, unlike mjml 4, returns a promise. mjml 5 reads included files only
 * below `includePath`.
 */
async function compile(run: ToolFunction, { text, path, repositoryRoot, included }: ToolRequest): Promise<ToolAnswer> {
  const result = await run(text, {
    filePath: path,
    validationLevel: 'soft',
    ignoreIncludes: false,
    includePath: repositoryRoot,
    // mjml 4 fails if it gets both the options of a .mjmlconfig and preprocessors.
    useMjmlConfigOptions: included.length === 0,
    // mjml reads included files itself, and passes their text to these functions. It wraps fragments in a document.
    ...(included.length === 0 ? {} : { preprocessors: included.flatMap(preprocessorsOf) }),
  })
  const errors = fieldOf(result, 'errors')
  return { html: fieldOf(result, 'html'), notes: Array.isArray(errors) ? errors.map(noteOf) : [] }
}

function inDocument(text: string): string {
  return `<mjml><mj-body>${text}</mj-body></mjml>`
}

function preprocessorsOf({ written, rendered }: IncludedText): readonly ((text: string) => string)[] {
  return [replace(written, rendered), replace(inDocument(written), inDocument(rendered))]
}

function replace(written: string, rendered: string): (text: string) => string {
  return (text) => (text === written ? rendered : text)
}

/** Returns only the known fields, because errors from mjml 4 can have other fields, which cannot be sent as JSON. */
function noteOf(error: unknown): unknown {
  const names = ['line', 'tagName', 'message', 'formattedMessage']
  return Object.fromEntries(names.map((name) => [name, fieldOf(error, name)]))
}

/** Makes juice preserve the CSS rules that cannot be inlined, such as media queries. */
const inlineOptions = {
  preserveMediaQueries: true,
  preserveFontFaces: true,
  preserveKeyFrames: true,
  preservePseudos: true,
} as const

function inline(run: ToolFunction, { text }: ToolRequest): string {
  return String(run(text, inlineOptions))
}
