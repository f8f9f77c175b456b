/** Determines how a template is rendered, based on the file's extension and the `engine` setting. */

import { posix } from 'node:path'

import { ok } from '../foundation/errors/problem.ts'
import type { EngineSetup, TemplateEngine } from './template-engine.ts'
import { literalMark } from './trace/trace-sites.ts'

type OpenEngine = (setup: EngineSetup) => TemplateEngine

const openLiteral: OpenEngine = ({ trace }) => ({
  render: (source) => Promise.resolve(ok(`${literalMark(trace, source)}${source.text}`)),
})

/** An engine that renders variables. */
export type EngineName = 'handlebars' | 'liquid'

/** What the text is after its variables have been rendered. Complete messages (`.eml`) are not rendered. */
export type TemplateFormat = 'html' | 'mjml' | 'markdown' | 'eml'

export interface TemplateKind {
  /** Null if the file has no variables, so `{{ x }}` is output unchanged. */
  readonly engine: EngineName | null
  readonly format: TemplateFormat
}

const openers: Readonly<Record<EngineName, () => Promise<OpenEngine>>> = {
  liquid: async () => (await import('./engines/liquid.ts')).openLiquid,
  handlebars: async () => (await import('./engines/handlebars.ts')).openHandlebars,
}

const kindsOfTemplates: Readonly<Record<string, TemplateKind>> = {
  '.html': { engine: null, format: 'html' },
  '.htm': { engine: null, format: 'html' },
  '.liquid': { engine: 'liquid', format: 'html' },
  '.hbs': { engine: 'handlebars', format: 'html' },
  '.handlebars': { engine: 'handlebars', format: 'html' },
  '.md': { engine: null, format: 'markdown' },
  '.markdown': { engine: null, format: 'markdown' },
  '.mjml': { engine: null, format: 'mjml' },
  '.eml': { engine: null, format: 'eml' },
}

/** Maps the file extensions allowed for text parts to their engines. HTML files are not allowed. */
const enginesOfTexts: Readonly<Record<string, EngineName | null>> = {
  '.txt': null,
  '.md': null,
  '.markdown': null,
  '.liquid': 'liquid',
  '.hbs': 'handlebars',
  '.handlebars': 'handlebars',
}

/** The file extensions of templates. */
export const templateExtensions: readonly string[] = Object.keys(kindsOfTemplates)
/** The file extensions of text parts. */
export const textExtensions: readonly string[] = Object.keys(enginesOfTexts)

/** A file, and the `engine` setting, which applies to files whose extension does not determine an engine. */
export interface EngineChoice {
  readonly path: string
  readonly engine: EngineName | null
}

/** Returns the kind of a template, or null if its extension is unknown. */
export function templateKind({ path, engine }: EngineChoice): TemplateKind | null {
  const kind = kindsOfTemplates[extensionOf(path)] ?? null
  return kind === null || kind.engine !== null || kind.format === 'eml' ? kind : { ...kind, engine }
}

/** Returns the engine of a text part; null if it has no variables, and undefined if its extension is unknown. */
export function textEngine({ path, engine }: EngineChoice): EngineName | null | undefined {
  const own = enginesOfTexts[extensionOf(path)]
  return own === null ? engine : own
}

/** Returns whether the template or text part can contain variables. */
export function hasVariables(choice: EngineChoice): boolean {
  return (templateKind(choice)?.engine ?? textEngine(choice) ?? null) !== null
}

/** Loads the converters of MJML and Markdown without variables. */
export const loadConverter = {
  mjml: async () => (await import('./engines/mjml.ts')).openMjml,
  markdown: async () => (await import('./engines/markdown.ts')).openMarkdown,
} as const

/** Opens an engine. Without an engine, text is output unchanged. */
export async function openEngine(engine: EngineName | null, setup: EngineSetup): Promise<TemplateEngine> {
  return engine === null ? openLiteral(setup) : (await openers[engine]())(setup)
}

function extensionOf(path: string): string {
  return posix.extname(path).toLowerCase()
}
