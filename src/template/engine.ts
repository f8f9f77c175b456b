/** Loads the template engine for a file, based on the file's extension. */

import { posix } from 'node:path'

import { ok } from '../errors/problem.ts'
import type { EngineSetup, TemplateEngine } from './template-engine.ts'
import { literalMark } from './trace/trace-sites.ts'

type OpenEngine = (setup: EngineSetup) => TemplateEngine

const openLiteral: OpenEngine = ({ trace }) => ({
  render: (source) => Promise.resolve(ok(`${literalMark(trace, source)}${source.text}`)),
})

/** The kind of template. Complete messages (`.eml`) need no engine. */
export type TemplateKind = 'html' | 'liquid' | 'handlebars' | 'mjml' | 'markdown' | 'eml'

const openers: Readonly<Record<Exclude<TemplateKind, 'eml'>, () => Promise<OpenEngine>>> = {
  // HTML and plain text have no variables, so `{{ x }}` is output unchanged.
  html: () => Promise.resolve(openLiteral),
  liquid: async () => (await import('./engines/liquid.ts')).openLiquid,
  handlebars: async () => (await import('./engines/handlebars.ts')).openHandlebars,
  mjml: async () => (await import('./engines/mjml.ts')).openMjml,
  markdown: async () => (await import('./engines/markdown.ts')).openMarkdown,
}

const kindsOfTemplates: Readonly<Record<string, TemplateKind>> = {
  '.html': 'html',
  '.htm': 'html',
  '.liquid': 'liquid',
  '.hbs': 'handlebars',
  '.handlebars': 'handlebars',
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.mjml': 'mjml',
  '.eml': 'eml',
}

/** Maps the file extensions allowed for text parts to template kinds. HTML files are not allowed. */
const kindsOfTexts: Readonly<Record<string, TemplateKind>> = {
  '.txt': 'html',
  '.md': 'html',
  '.markdown': 'html',
  '.liquid': 'liquid',
  '.hbs': 'handlebars',
  '.handlebars': 'handlebars',
}

/** The file extensions of templates. */
export const templateExtensions: readonly string[] = Object.keys(kindsOfTemplates)
/** The file extensions of text parts. */
export const textExtensions: readonly string[] = Object.keys(kindsOfTexts)

/** Returns the kind of a template, or null if its extension is unknown. */
export function templateKind(path: string): TemplateKind | null {
  return kindsOfTemplates[posix.extname(path).toLowerCase()] ?? null
}

/** Returns whether the template or text part can contain variables. */
export function hasVariables(path: string): boolean {
  const kind = templateKind(path)
  return kind === 'liquid' || kind === 'handlebars'
}

/** Opens the engine for the file's last extension, or returns null if no engine handles it. */
export async function openEngine(
  path: string,
  part: 'template' | 'text',
  setup: EngineSetup,
): Promise<TemplateEngine | null> {
  const kind = part === 'template' ? templateKind(path) : (kindsOfTexts[posix.extname(path).toLowerCase()] ?? null)
  return kind === null || kind === 'eml' ? null : (await openers[kind]())(setup)
}
