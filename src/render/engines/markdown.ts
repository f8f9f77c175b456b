/** Converts GitHub Flavored Markdown without variables to an HTML document. */

import { Marked } from 'marked'

import { bad, ok, type Parsed, problemAt } from '../../foundation/errors/problem.ts'
import { errorText } from '../error-text.ts'
import type { SourceText } from '../source-text.ts'
import type { EngineSetup, TemplateEngine } from '../template-engine.ts'
import type { TraceSites } from '../trace/trace-sites.ts'
import { parseTraced } from './markdown-trace.ts'

/** Creates the engine that converts Markdown. The first level-1 heading becomes the title. */
export function openMarkdown({ trace }: Pick<EngineSetup, 'trace'> = {}): TemplateEngine {
  return { render: (source) => Promise.resolve(renderMarkdown(source, trace)) }
}

function renderMarkdown(source: SourceText, trace: TraceSites | undefined): Parsed<string> {
  try {
    const marked = boundedMarked()
    const body = trace === undefined ? marked.parse(source.text, { async: false }) : parseTraced(marked, source, trace)
    return ok(wrapBody(body))
  } catch (error) {
    const came = errorText(error)
    return bad(problemAt(source.placeAt(1, 1), { input: 'template', came, expected: 'Markdown' }))
  }
}

/**
 * The maximum number of cells in a table. The library pads short rows, so a table with many columns and many empty rows
 * would need gigabytes of memory.
 */
const maxTableCells = 100_000
/**
 * The maximum number of characters to scan for the ends of emphasis. The library scans the rest of the paragraph for
 * each `*` and `_`, which takes about 2 s at the maximum.
 */
const maxEmphasisCharacters = 50_000_000

/** Creates a Markdown renderer with limits on tables and emphasis. */
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
        throw new RangeError('too many emphasis characters (* and _)')
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
