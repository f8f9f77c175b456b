/** Compiles MJML to HTML with the repository's mjml package. */

import { bad, ok, type Parsed, type Problem, type SourcePlace } from '../../foundation/errors/problem.ts'
import type { CompilerNote } from '../../foundation/mail/message.ts'
import { pathInside } from '../../foundation/world/repository-path.ts'
import type { Files } from '../../foundation/world/world.ts'
import type { MjmlSource } from '../render-body.ts'
import { runTool } from './run-tool.ts'
import type { AskTool, ToolNote } from './tool-request.ts'

export interface MjmlContext {
  /** The absolute path of the repository. */
  readonly repositoryRoot: string
  readonly files: Files
  readonly askTool: AskTool
}

export interface CompiledMjml {
  readonly html: string
  readonly notes: readonly CompilerNote[]
}

/**
 * Compiles MJML. If mjml omits content from its output, reports a problem. Other messages from mjml become notes.
 * Returns null if the repository does not contain mjml.
 */
export async function compileMjml(source: MjmlSource, context: MjmlContext): Promise<Parsed<CompiledMjml> | null> {
  const { repositoryRoot, files, askTool } = context
  const { text, file } = source.main
  const included = [...source.included].map(([written, one]) => ({ written, rendered: one.text }))
  const compiled = await runTool({ tool: 'mjml', text, file, repositoryRoot, included }, files, askTool)
  if (compiled === null || compiled.status === 'bad') return compiled
  const { html, notes } = compiled.value
  const problems = notes.filter(losesContent).map((note) => problemOf(note, source, repositoryRoot))
  if (problems.length > 0) return bad(...problems)
  return ok({ html, notes: notes.slice(0, maxNotes).map((note) => noteOf(note, source, repositoryRoot)) })
}

/** The maximum number of notes. The same fault can occur in thousands of rows of a template. */
const maxNotes = 200

/**
 * Returns whether mjml omits content because of an error. Other errors concern only an attribute or the order of
 * elements.
 */
function losesContent({ message }: ToolNote): boolean {
  return /doesn't exist or is not registered|fails to read file/u.test(message)
}

function problemOf(note: ToolNote, source: MjmlSource, repositoryRoot: string): Problem {
  const { tagName, text, place } = noteOf(note, source, repositoryRoot)
  return {
    input: 'mjml',
    came: JSON.stringify(`${tagName}: ${text}`),
    expected: 'MJML with only known elements',
    place,
  }
}

function noteOf(note: ToolNote, source: MjmlSource, repositoryRoot: string): CompilerNote {
  const { tagName, message } = note
  const place = placeOf(note, source, repositoryRoot) ?? { file: source.main.file }
  return { tagName, text: message.replaceAll(`${repositoryRoot}/`, ''), place }
}

/** Parses the formatted message, because only this message contains the name of an included file. */
function placeOf({ line, formattedMessage }: ToolNote, source: MjmlSource, root: string): SourcePlace | undefined {
  const included = /^Line \d+ of (?<file>.+?), included at line (?<at>\d+) of file /su.exec(formattedMessage)?.groups
  if (included === undefined) return source.main.placeAt(line, 1)
  const file = pathInside(root, included['file'] ?? '')
  if (file === null) return source.main.placeAt(Number(included['at']), 1)
  const rendered = [...source.included.values()].find((one) => one.file === file)
  return rendered?.placeAt(line, 1) ?? { file, line }
}
