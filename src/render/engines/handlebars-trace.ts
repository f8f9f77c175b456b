/** Records what each statement of a Handlebars template prints. */

import { lineIndex } from '../../foundation/errors/line-index.ts'
import type { SourceText } from '../source-text.ts'
import type { TraceSites } from '../trace/trace-sites.ts'
import type { GuardedTemplates } from './handlebars-guard.ts'

/** Inserts a marker before every piece of text and every expression in the templates. */
export function traceTemplates({ main, partials }: GuardedTemplates, trace: TraceSites): void {
  for (const template of [...(main === null ? [] : [main]), ...partials.values()]) {
    const { source, program } = template
    const lines = lineIndex(source.text)
    const offsetOf = ({ line, column }: hbs.AST.Position): number => lines.offsetOfLine(line) + column
    markProgram(program, { source, trace, offsetOf })
  }
}

interface ProgramTrace {
  readonly source: SourceText
  readonly trace: TraceSites
  readonly offsetOf: (position: hbs.AST.Position) => number
}

function markProgram(program: hbs.AST.Program, context: ProgramTrace): void {
  program.body = program.body.flatMap((statement) => {
    markInside(statement, context)
    const marker = markerOf(statement, context)
    return marker === null ? [statement] : [contentOf(marker, statement), statement]
  })
}

function markInside(statement: hbs.AST.Statement, context: ProgramTrace): void {
  for (const key of ['program', 'inverse'] as const) {
    const inner: unknown = Object.entries(statement).find(([name]) => name === key)?.[1]
    if (isProgram(inner)) markProgram(inner, context)
  }
}

function isProgram(value: unknown): value is hbs.AST.Program {
  return typeof value === 'object' && value !== null && 'body' in value && Array.isArray(value.body)
}

/** Returns the marker, or null for a statement that prints only the output of its parts. */
function markerOf(statement: hbs.AST.Statement, { source, trace, offsetOf }: ProgramTrace): string | null {
  const start = offsetOf(statement.loc.start)
  if (isContent(statement)) {
    // White space around a tag that is alone on its line is not printed. The parser stores the original text in
    // `original`, although its types say otherwise.
    const original: unknown = statement.original
    const dropped = typeof original === 'string' ? Math.max(original.indexOf(statement.value), 0) : 0
    const offset = Math.max(source.text.indexOf(statement.value, start + dropped), start)
    return trace.mark({ kind: 'literal', source, offset, text: statement.value })
  }
  if (statement.type !== 'MustacheStatement') return null
  const text = source.text.slice(start, offsetOf(statement.loc.end))
  return trace.mark({ kind: 'value', source, offset: start, text })
}

function isContent(statement: hbs.AST.Statement): statement is hbs.AST.ContentStatement {
  return statement.type === 'ContentStatement'
}

function contentOf(value: string, { loc }: hbs.AST.Statement): hbs.AST.ContentStatement {
  return { type: 'ContentStatement', value, original: { open: false, close: false }, loc }
}
