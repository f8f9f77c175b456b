/**
 * Renders a template and its data to a message with a subject, an author, HTML, text, header fields and attachments.
 */

import { posix } from 'node:path'

import { bad, ok, type Parsed, type Problem, quoteValue } from '../foundation/errors/problem.ts'
import { readHeaderSection } from '../foundation/mail/header-section.ts'
import { htmlToText } from '../foundation/mail/html-to-text.ts'
import type { RenderedMessage } from '../foundation/mail/message.ts'
import { renderAddressField, renderHeaderField } from '../foundation/mail/mime-message.ts'
import { bytesOfOriginal, type NewField, replaceFields } from '../foundation/mail/original-message.ts'
import { openRepository, type Repository } from '../foundation/world/repository.ts'
import { folderOf } from '../foundation/world/repository-path.ts'
import type { Files } from '../foundation/world/world.ts'
import { embedImages } from './embed-images.ts'
import {
  type EngineName,
  openEngine,
  type TemplateKind,
  templateExtensions,
  templateKind,
  textEngine,
  textExtensions,
} from './engine.ts'
import { readEml } from './engines/eml.ts'
import { isOverflow, tooDeep } from './error-text.ts'
import type { FrontMatter } from './front-matter.ts'
import { loadHelpers } from './load-helpers.ts'
import { type LoadContext, loadSource } from './load-source.ts'
import { type MessageHead, renderHead, type TemplateOverrides } from './message-head.ts'
import { problemList } from './problem-list.ts'
import { type BodySetup, renderBody } from './render-body.ts'
import { type SourceText, sourceOfFile } from './source-text.ts'
import type { TemplateDataSource } from './template-data.ts'
import type { EngineSetup, TemplateEngine } from './template-engine.ts'
import { type CompiledMjml, compileMjml } from './tools/compile-mjml.ts'
import { missingPackage, runTool } from './tools/run-tool.ts'
import type { AskTool } from './tools/tool-request.ts'

export interface TemplateRequest {
  /** The template's path relative to the repository, with `/` as separator. */
  readonly templatePath: string
  /** The absolute path of the repository. presend never reads files outside this folder. */
  readonly repositoryRoot: string
  /** The name of the data set; null if the template has at most one. */
  readonly dataSetName: string | null
  readonly data: TemplateDataSource
  /**
   * Values that take precedence over front matter, which in turn takes precedence over `<title>` and the fields of an
   * `.eml`.
   */
  readonly overrides: TemplateOverrides
  /**
   * The output of a command for this template: HTML with or without front matter. If null, presend renders the file
   * itself.
   */
  readonly printed: string | null
  /** The path of the module with the repository's helpers, relative to the repository; null if there is none. */
  readonly helpersPath: string | null
  /** Further folders in which to look for included files, relative to the repository; absent if there are none. */
  readonly partialFolders?: readonly string[]
  /** Whether to embed local images. Front matter can also enable this. */
  readonly embedImages: boolean
  /** Whether to inline CSS with the repository's juice package. */
  readonly inlineCss: boolean
  /** The engine for files whose extension does not determine one; absent or null to output their variables unchanged. */
  readonly engine?: EngineName | null
  /** True if the repository's packages must not run, because its code comes from a fork. */
  readonly isUntrusted?: boolean
}

export interface RenderOptions {
  /** Runs the repository's mjml and juice packages. If absent, neither package can run. */
  readonly askTool?: AskTool
  /**
   * What the message is for. `send` (the default) renders the message to send. If the mjml package is missing, `check`
   * converts MJML to HTML with the same content instead of reporting a problem.
   */
  readonly purpose?: 'send' | 'check'
}

/**
 * Renders a template with one data set, or returns all problems with paths, data, front matter, syntax, variables,
 * images, subject, addresses and header fields.
 */
export async function renderTemplate(
  request: TemplateRequest,
  files: Files,
  options: RenderOptions = {},
): Promise<Parsed<RenderedMessage>> {
  const context = { repository: openRepository(request.repositoryRoot, files), files, options }
  const rendered = await renderAny(request, context).catch((error: unknown) => overflowProblem(error, request))
  return rendered.status === 'ok' ? limitSize(rendered.value) : limitProblems(rendered.problems, request)
}

/** Catches stack overflows, because parsers, engines and the conversion to text are recursive. */
function overflowProblem(error: unknown, { templatePath }: TemplateRequest): ReturnType<typeof bad> {
  if (!isOverflow(error)) throw error
  const expected = 'less deeply nested templates and data'
  return bad({ input: 'template', came: tooDeep, expected, place: { file: templatePath } })
}

/** The maximum size of a message part. Mail servers reject larger mail. */
const maxPartBytes = 10 * 1024 * 1024

function limitSize(message: RenderedMessage): Parsed<RenderedMessage> {
  const { html, text, templatePath } = message
  const sizeBytes = Math.max(Buffer.byteLength(html ?? ''), Buffer.byteLength(text))
  if (sizeBytes <= maxPartBytes) return ok(message)
  const expected = `at most ${maxPartBytes} bytes (10 MiB)`
  return bad({ input: 'template', came: `${sizeBytes} bytes`, expected, place: { file: templatePath } })
}

const maxProblems = 100

function limitProblems(problems: readonly Problem[], { templatePath }: TemplateRequest): ReturnType<typeof bad> {
  if (problems.length <= maxProblems) return bad(...problems)
  const came = `${problems.length} problems`
  const todo = `only the first ${maxProblems} are listed`
  const summary = { input: 'template', came, expected: 'no problems', todo, place: { file: templatePath } }
  return bad(...problems.slice(0, maxProblems), summary)
}

interface SourceContext extends LoadContext {
  readonly options: RenderOptions
}

async function renderAny(request: TemplateRequest, context: SourceContext): Promise<Parsed<RenderedMessage>> {
  if (request.printed !== null) return await renderSource(request, context)
  const extension = posix.extname(request.templatePath).toLowerCase()
  if (!templateExtensions.includes(extension)) {
    const expected = `a template with one of these extensions: ${templateExtensions.join(' ')}`
    return bad({ input: 'template', came: quoteValue(request.templatePath), expected })
  }
  return extension === '.eml' ? await renderEml(request, context.repository) : await renderSource(request, context)
}

async function renderEml(request: TemplateRequest, repository: Repository): Promise<Parsed<RenderedMessage>> {
  const file = await repository.read(request.templatePath, { input: 'template' })
  if (file.status === 'bad') return file
  const finished = await readEml(file.value.path, file.value.bytes)
  if (finished.status === 'bad') return finished
  const { parts, original } = finished.value
  const { textPath } = request.overrides
  if (textPath !== null) {
    const todo = 'put the text part into the .eml file'
    return bad({ input: 'text', came: quoteValue(textPath), expected: 'no text file for an .eml template', todo })
  }
  // Values that override those of an .eml template cannot contain variables.
  const head = await renderHead({ ...request, parts, frontMatter: null, engine: null })
  if (head.status === 'bad') return head
  const sent = replaceFields(original, newFields(request.overrides, head.value))
  const { templatePath, dataSetName: dataSet } = request
  const { html, text, attachments } = parts
  const headerFields = readHeaderSection(bytesOfOriginal(sent)).map(({ name, value }) => ({ name, value }))
  return ok({ templatePath, dataSet, ...head.value, headerFields, html, text: text ?? '', attachments, original: sent })
}

/** Returns the fields to set in an `.eml` template. Only overrides replace fields of the original message. */
function newFields(overrides: TemplateOverrides, { subject, from, replyTo, headerFields }: MessageHead): NewField[] {
  const { subject: newSubject, from: newFrom, replyTo: newReplyTo } = overrides
  return [
    ...(newFrom === null ? [] : [{ name: 'From', line: renderAddressField('From', [from]) }]),
    ...(newReplyTo === null ? [] : [{ name: 'Reply-To', line: renderAddressField('Reply-To', replyTo) }]),
    ...(newSubject === null ? [] : [{ name: 'Subject', line: renderHeaderField('Subject', subject) }]),
    ...headerFields.map(({ name, value }) => ({ name, line: renderHeaderField(name, value) })),
  ]
}

async function renderSource(request: TemplateRequest, context: SourceContext): Promise<Parsed<RenderedMessage>> {
  const { repository } = context
  const loaded = await loadSource(request, context)
  if (loaded.status === 'bad') return loaded
  const helpers = await loadHelpers(request, context)
  if (helpers.status === 'bad') return helpers
  const { body, frontMatter, data } = loaded.value
  const problems = problemList()
  const setup: BodySetup = { data, repository, helpers: helpers.value, ...foldersOf(request), ...kindOf(request) }
  const engine = await openEngine(setup.engine, setup)
  const compiled = problems.take(await renderAndCompile({ body, request, setup }, context))
  const html = compiled?.html ?? null
  const isEmbedding = request.embedImages || frontMatter.embedImages
  const shown =
    html !== null && isEmbedding ? problems.take(await embedImages(html, body, repository)) : { html, attachments: [] }
  const styled =
    typeof shown?.html === 'string' ? problems.take(await finishStyles(shown.html, request, context)) : null
  const attachments = shown?.attachments ?? []
  const message = await finish({ request, html: styled, attachments, frontMatter, engine, setup })
  if (problems.all().length === 0) return withNotes(message, compiled?.notes ?? [])
  // Ignore problems that exist only because the body could not be rendered.
  if (message.status === 'bad') problems.add(...message.problems.filter((problem) => !isConsequence(problem)))
  return bad(...problems.all())
}

function withNotes(message: Parsed<RenderedMessage>, compilerNotes: CompiledMjml['notes']): Parsed<RenderedMessage> {
  if (message.status === 'bad' || compilerNotes.length === 0) return message
  return ok({ ...message.value, compilerNotes })
}

interface BodyRequest {
  readonly body: SourceText
  readonly request: TemplateRequest
  readonly setup: BodySetup
}

/**
 * Renders the body, and compiles MJML with the repository's mjml package. presend's own conversion of MJML runs first,
 * because it reports the positions of problems in included files.
 */
async function renderAndCompile(
  { body, request, setup }: BodyRequest,
  { files, options }: SourceContext,
): Promise<Parsed<CompiledMjml>> {
  const own = await renderBody(body, setup)
  if (own.status === 'bad') return own
  const { html, mjml } = own.value
  if (mjml === null) return ok({ html, notes: [] })
  const { repositoryRoot, templatePath, isUntrusted = false } = request
  const { askTool, purpose = 'send' } = options
  if (isUntrusted) return bad(untrustedMjml(templatePath))
  const compiled = askTool === undefined ? null : await compileMjml(mjml, { repositoryRoot, files, askTool })
  if (compiled !== null) return compiled
  return purpose === 'check' ? ok({ html, notes: [] }) : bad(missingPackage('mjml', templatePath))
}

function untrustedMjml(file: string): Problem {
  return {
    input: 'mjml',
    came: 'MJML in a pull request from a fork or Dependabot',
    expected: 'a template that needs no code from the repository',
    todo: 'set allow-fork-code to compile it with the mjml package in the repository',
    place: { file },
  }
}

/** Inlines CSS if requested. */
async function finishStyles(
  html: string,
  { inlineCss, templatePath: file, repositoryRoot }: TemplateRequest,
  { files, options: { askTool } }: SourceContext,
): Promise<Parsed<string>> {
  if (!inlineCss) return ok(html)
  const call = { tool: 'juice', text: html, file, repositoryRoot } as const
  const inlined = askTool === undefined ? null : await runTool(call, files, askTool)
  if (inlined === null) return bad(missingPackage('juice', file))
  return inlined.status === 'bad' ? inlined : ok(inlined.value.html)
}

/** Returns the folders that an engine searches for included files. */
export function foldersOf({ partialFolders = [] }: TemplateRequest): Pick<EngineSetup, 'partialFolders'> {
  return { partialFolders }
}

/** Returns the kind of a template that is not an `.eml` file. The output of a command is HTML. */
export function kindOf({
  templatePath,
  printed,
  engine = null,
}: Pick<TemplateRequest, 'templatePath' | 'printed' | 'engine'>): TemplateKind {
  const path = printed === null ? templatePath : `${templatePath}.html`
  const kind = templateKind({ path, engine })
  if (kind === null) throw new TypeError(`no engine for ${templatePath}`)
  return kind
}

interface FinishRequest {
  readonly request: TemplateRequest
  readonly html: string | null
  readonly attachments: RenderedMessage['attachments']
  readonly frontMatter: FrontMatter
  readonly engine: TemplateEngine
  readonly setup: EngineSetup
}

async function finish(input: FinishRequest): Promise<Parsed<RenderedMessage>> {
  const { request, html, attachments, frontMatter, engine } = input
  const parts = { subject: null, from: null, replyTo: [], html }
  const problems = problemList()
  const head = problems.take(await renderHead({ ...request, parts, frontMatter, engine }))
  const text = problems.take(await renderText(input))
  if (head === null || text === null) return bad(...problems.all())
  return ok({ templatePath: request.templatePath, dataSet: request.dataSetName, ...head, html, text, attachments })
}

/** Renders the text part from its file, or converts the HTML if no file is set. */
async function renderText({ request, html, frontMatter, setup }: FinishRequest): Promise<Parsed<string>> {
  const override = request.overrides.textPath
  const written = frontMatter.textPath
  if (override === null && written === null) return ok(htmlToText(html ?? ''))
  const path = override ?? written?.path ?? ''
  const engine = textEngine({ path, engine: request.engine ?? null })
  const place = override === null ? written?.place : undefined
  const located = place === undefined ? {} : { place }
  if (engine === undefined) {
    const expected = `a file with one of these extensions: ${textExtensions.join(' ')}`
    return bad({ input: 'text', came: quoteValue(path), expected, ...located })
  }
  const folders = override === null ? [folderOf(request.templatePath), ''] : ['']
  const file = await setup.repository.readText(path, { input: 'text', ...located, folders })
  if (file.status === 'bad') return file
  const opened = await openEngine(engine, setup)
  return await opened.render(sourceOfFile(file.value.path, file.value.text), 'plain')
}

/** Returns whether the problem is a missing subject. If the HTML could not be rendered, its title is missing too. */
function isConsequence(problem: Problem): boolean {
  return problem.input === 'subject' && problem.came === 'nothing'
}
