/** Picks the engine of a file by its extension and loads it; nothing else in this room is loaded lazily. */

import { posix } from 'node:path'

import type { EngineSetup, TemplateEngine } from './template-engine.ts'

type OpenEngine = (setup: EngineSetup) => TemplateEngine

const openers: Readonly<Record<string, () => Promise<OpenEngine>>> = {
  html: async () => (await import('./engines/html.ts')).openHtml,
  liquid: async () => (await import('./engines/liquid.ts')).openLiquid,
  handlebars: async () => (await import('./engines/handlebars.ts')).openHandlebars,
  markdown: async () => (await import('./engines/markdown.ts')).openMarkdown,
}

const enginesOfTemplates: Readonly<Record<string, string>> = {
  '.html': 'html',
  '.htm': 'html',
  '.liquid': 'liquid',
  '.hbs': 'handlebars',
  '.handlebars': 'handlebars',
  '.md': 'markdown',
  '.markdown': 'markdown',
}

/** In a text part, HTML would be shown as it is written. */
const enginesOfTexts: Readonly<Record<string, string>> = {
  '.txt': 'html',
  '.md': 'html',
  '.markdown': 'html',
  '.liquid': 'liquid',
  '.hbs': 'handlebars',
  '.handlebars': 'handlebars',
}

/** Extensions of templates, `.eml` included, for messages to the user. */
export const templateExtensions: readonly string[] = [...Object.keys(enginesOfTemplates), '.eml']
/** Extensions of text parts. */
export const textExtensions: readonly string[] = Object.keys(enginesOfTexts)

/** True for a template or text part that is rendered with data; false for one that is sent as it is. */
export function hasVariables(path: string): boolean {
  const engine = enginesOfTemplates[posix.extname(path).toLowerCase()]
  return engine === 'liquid' || engine === 'handlebars'
}

/** The engine for a file, by its last extension; `null`: there is none for it. */
export async function openEngine(
  path: string,
  part: 'template' | 'text',
  setup: EngineSetup,
): Promise<TemplateEngine | null> {
  const table = part === 'template' ? enginesOfTemplates : enginesOfTexts
  const open = openers[table[posix.extname(path).toLowerCase()] ?? '']
  return open === undefined ? null : (await open())(setup)
}
