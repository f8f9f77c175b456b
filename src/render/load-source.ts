/** Reads a template's body, front matter and data. The body and the front matter can contain variables. */

import { join } from 'node:path'

import { bad, ok, type Parsed } from '../foundation/errors/problem.ts'
import type { Repository } from '../foundation/world/repository.ts'
import type { Files } from '../foundation/world/world.ts'
import { sideFileOf } from './choose-subject.ts'
import {
  emptyFrontMatter,
  type FrontMatter,
  parseSideFile,
  type SplitTemplate,
  splitFrontMatter,
  withSideFile,
} from './front-matter.ts'
import { problemList } from './problem-list.ts'
import type { SourceText } from './source-text.ts'
import { readTemplateData, type TemplateData, type TemplateDataSource } from './template-data.ts'

export interface LoadRequest {
  readonly templatePath: string
  readonly repositoryRoot: string
  readonly data: TemplateDataSource
  /** The output of a command, used instead of the file's content. */
  readonly printed: string | null
}

/** The repository from which templates are read. */
export interface LoadContext {
  readonly repository: Repository
  readonly files: Files
}

export interface LoadedSource {
  /** The text of the whole file. */
  readonly text: string
  /** The body, without the front matter. */
  readonly body: SourceText
  readonly frontMatter: FrontMatter
  readonly data: TemplateData
}

/** Reads a template, its data and its `.meta.yml` file, or returns all problems with them. */
export async function loadSource(request: LoadRequest, context: LoadContext): Promise<Parsed<LoadedSource>> {
  const problems = problemList()
  const [file, readData, readSide] = await Promise.all([
    readTemplate(request, context),
    readTemplateData(request.data, context.repository),
    readSideFile(request, context),
  ])
  const data = problems.take(readData)
  const text = problems.take(file)
  const split = text === null ? null : problems.take(splitFrontMatter(text.path, text.text))
  const side = problems.take(readSide)
  if (text === null || split === null || data === null || side === null) return bad(...problems.all())
  const { body, frontMatter } = request.printed === null ? split : withoutLines(split, text.path)
  return ok({ text: text.text, body, frontMatter: withSideFile(frontMatter, side), data })
}

async function readTemplate(
  { templatePath, printed }: LoadRequest,
  { repository }: LoadContext,
): Promise<Parsed<{ readonly path: string; readonly text: string }>> {
  if (printed !== null) return ok({ path: templatePath, text: printed })
  return await repository.readText(templatePath, { input: 'template' })
}

/** Line numbers in a command's output differ from those in the file, so problems do not contain line numbers. */
function withoutLines({ body, frontMatter }: SplitTemplate, file: string): SplitTemplate {
  const place = { file }
  const unplaced = <T extends SourceText | null>(source: T): T => source && { ...source, placeAt: () => place }
  const { subject, from, replyTo, headers, textPath } = frontMatter
  return {
    body: unplaced(body),
    frontMatter: {
      ...frontMatter,
      subject: unplaced(subject),
      from: unplaced(from),
      replyTo: unplaced(replyTo),
      headers: headers.map(({ name, value }) => ({ name, value: unplaced(value), namePlace: place })),
      textPath: textPath && { ...textPath, place },
    },
  }
}

/** Reads the `.meta.yml` file next to a template, such as `welcome.meta.yml` for `welcome.html`, if it exists. */
async function readSideFile(
  { templatePath, repositoryRoot }: LoadRequest,
  { repository, files }: LoadContext,
): Promise<Parsed<FrontMatter>> {
  const path = sideFileOf(templatePath)
  if ((await files.stat(join(repositoryRoot, path))) === null) return ok(emptyFrontMatter)
  const file = await repository.readText(path, { input: 'meta file' })
  return file.status === 'bad' ? file : parseSideFile(file.value.path, file.value.text)
}
