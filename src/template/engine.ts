/** Loads the engine for a file by its extension. */

import { posix } from 'node:path'

import { ok } from '../errors/problem.ts'
import type { EngineSetup, TemplateEngine } from './template-engine.ts'

type OpenEngine = (setup: EngineSetup) => TemplateEngine

const openLiteral: OpenEngine = ({ trace }) => ({
  render: (source) => {
    const mark = trace?.mark({ kind: 'literal', source, offset: 0, text: source.text }) ?? ''
    return Promise.resolve(ok(`${mark}${source.text}`))
  },
})

const openers: Readonly<Record<string, () => Promise<OpenEngine>>> = {
  // HTML and plain text have no variables: `{{ x }}` stays `{{ x }}`.
  html: () => Promise.resolve(openLiteral),
  liquid: async () => (await import('./engines/liquid.ts')).openLiquid,
  handlebars: async () => (await import('./engines/handlebars.ts')).openHandlebars,
  mjml: async () => (await import('./engines/mjml.ts')).openMjml,
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
  '.mjml': 'mjml',
}

/** Engines by the extension of a text part. HTML files are not allowed as text parts. */
const enginesOfTexts: Readonly<Record<string, string>> = {
  '.txt': 'html',
  '.md': 'html',
  '.markdown': 'html',
  '.liquid': 'liquid',
  '.hbs': 'handlebars',
  '.handlebars': 'handlebars',
}

/** Extensions of templates, including `.eml`. */
export const templateExtensions: readonly string[] = [
  ...Object.keys(enginesOfTemplates).filter((extension) => extension !== '.mjml'),
  '.eml',
]
/** Extensions that preflight can read, too: presend checks MJML, but does not compile it for sending. */
export const tracedExtensions: readonly string[] = [...templateExtensions, '.mjml']
/** Extensions of text parts. */
export const textExtensions: readonly string[] = Object.keys(enginesOfTexts)

/** Returns true if the template or text part can have variables. */
export function hasVariables(path: string): boolean {
  const engine = enginesOfTemplates[posix.extname(path).toLowerCase()]
  return engine === 'liquid' || engine === 'handlebars'
}

/** Opens the engine for the last extension of a file; null if there is none. */
export async function openEngine(
  path: string,
  part: 'template' | 'text',
  setup: EngineSetup,
): Promise<TemplateEngine | null> {
  const table = part === 'template' ? enginesOfTemplates : enginesOfTexts
  const open = openers[table[posix.extname(path).toLowerCase()] ?? '']
  return open === undefined ? null : (await open())(setup)
}
