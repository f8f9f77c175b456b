/** Markdown (GitHub's dialect) → a complete HTML document. No variables; HTML inside stays HTML. */

import { marked } from 'marked'

import { bad, ok } from '../../errors/problem.ts'
import { problemAt, type SourceText } from '../source-text.ts'
import type { RenderPurpose, TemplateEngine } from '../template-engine.ts'

/** An engine for `.md`. The first heading of the first level becomes the document's title. */
export function openMarkdown(): TemplateEngine {
  return { render: (source, purpose) => Promise.resolve(renderMarkdown(source, purpose)) }
}

function renderMarkdown(
  source: SourceText,
  purpose: RenderPurpose,
): ReturnType<typeof ok<string>> | ReturnType<typeof bad> {
  if (purpose === 'plain') return ok(source.text)
  try {
    const body = marked.parse(source.text, { async: false, gfm: true })
    return ok(wrapBody(body))
  } catch (error) {
    const came = error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'a text that cannot be read'
    return bad(problemAt(source.placeAt(1, 1), { input: 'template', came, expected: 'Markdown' }))
  }
}

function wrapBody(body: string): string {
  const title = /<h1>(?<title>.*?)<\/h1>/u.exec(body)?.groups?.['title']?.replaceAll(/<[^<>]*>/gu, '') ?? ''
  return [
    '<!doctype html>',
    '<html>',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(title === '' ? [] : [`<title>${title}</title>`]),
    '</head>',
    '<body>',
    body.trimEnd(),
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
