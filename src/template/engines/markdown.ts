/** Markdown (GitHub's dialect) → a complete HTML document. No variables; HTML inside stays HTML. */

import { Marked } from 'marked'

import { bad, ok, problemAt } from '../../errors/problem.ts'
import { errorWords } from '../error-words.ts'
import type { SourceText } from '../source-text.ts'
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
    const body = boundedMarked().parse(source.text, { async: false })
    return ok(wrapBody(body))
  } catch (error) {
    const came = errorWords(error)
    return bad(problemAt(source.placeAt(1, 1), { input: 'template', came, expected: 'Markdown' }))
  }
}

/** The library fills up short rows: a header of many columns and many empty rows are gigabytes. */
const maxTableCells = 100_000
/** For each `*` and `_` the library looks through the rest of its paragraph; this many take about two seconds. */
const maxEmphasisCharacters = 50_000_000

/** The library, but for tables and emphasis that would take for ever. */
function boundedMarked(): Marked {
  let emphasisCharacters = 0
  return new Marked({
    gfm: true,
    tokenizer: {
      table(src) {
        const [table, header = '', , rows = ''] = this.rules.block.table.exec(src) ?? []
        if (table !== undefined && header.split('|').length * rows.split('\n').length > maxTableCells) {
          throw new RangeError(`a table with more than ${maxTableCells} cells`)
        }
        return false
      },
      emStrong(src) {
        if (/^[*_]/u.test(src)) emphasisCharacters += src.length
        if (emphasisCharacters <= maxEmphasisCharacters) return false
        throw new RangeError('too many marks of emphasis (* and _)')
      },
    },
  })
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
