/** Renders a template, and finds the position in the author's files for each printed part. */

import { bad, ok, type Parsed, type SourcePlace } from '../../foundation/errors/problem.ts'
import type { RenderedMessage } from '../../foundation/mail/message.ts'
import { openRepository, type Repository } from '../../foundation/world/repository.ts'
import { folderOf } from '../../foundation/world/repository-path.ts'
import type { Files } from '../../foundation/world/world.ts'
import { embedImages, type TextEdit } from '../embed-images.ts'
import { type EngineName, openEngine, type TemplateFormat, textEngine } from '../engine.ts'
import { type Helpers, loadHelpers } from '../load-helpers.ts'
import { type LoadedSource, loadSource } from '../load-source.ts'
import { chooseSource, chooseSubjectOf, headerSources } from '../message-head.ts'
import { type BodySetup, type RenderedBody, renderBody } from '../render-body.ts'
import { foldersOf, kindOf, type RenderOptions, renderTemplate, type TemplateRequest } from '../render-template.ts'
import { type SourceText, sourceOfFile } from '../source-text.ts'
import type { RenderPurpose, TemplateEngine } from '../template-engine.ts'
import { alignedText } from './aligned-text.ts'
import { searchedText } from './searched-text.ts'
import { rewritten, type TracedText, tracedText, trimTraced } from './source-map.ts'
import { hasMarkerCharacters, openTraceSites, readMarkers, type TraceSites } from './trace-sites.ts'

/** A header field with its origin. */
export interface TracedField {
  readonly name: string
  readonly namePlace: SourcePlace
  readonly value: TracedText
}

/** A rendered template with the origins of its parts. */
export interface TracedTemplate {
  readonly message: RenderedMessage
  /** The format of the body. A file of any kind can print MJML. */
  readonly format: TemplateFormat
  /** The engine that rendered the variables; null if the template has no variables. */
  readonly engine: EngineName | null
  /** The files that produced output, starting with the template. */
  readonly sources: readonly SourceText[]
  /** The bytes of an `.eml` file, whose parts are not traced; null for other templates. */
  readonly bytes: Uint8Array | null
  readonly html: TracedText | null
  /** The text part; null if presend generates it from the HTML. */
  readonly text: TracedText | null
  /** The subject; null if there is none. */
  readonly subject: TracedText | null
  readonly from: TracedText | null
  readonly replyTo: TracedText | null
  readonly headerFields: readonly TracedField[]
  /** Where to report a missing header field: the first line of the file or of its front matter. */
  readonly headPlace: SourcePlace
  /** Whether the template sets From or other header fields itself, as a complete message does. */
  readonly isWholeMessage: boolean
  readonly dataFile: { readonly path: string; readonly text: string } | null
}

/** Renders a template twice, first without and then with markers. Returns all problems if the rendering fails. */
export async function traceTemplate(
  request: TemplateRequest,
  files: Files,
  options: Pick<RenderOptions, 'askTool'> = {},
): Promise<Parsed<TracedTemplate>> {
  const rendered = await renderTemplate(request, files, { ...options, purpose: 'check' })
  return rendered.status === 'bad' ? rendered : await traceMessage(request, rendered.value, files)
}

/** Renders a template again with markers, to trace the message that the first rendering produced. */
export async function traceMessage(
  request: TemplateRequest,
  message: RenderedMessage,
  files: Files,
): Promise<Parsed<TracedTemplate>> {
  const repository = openRepository(request.repositoryRoot, files)
  if (kindOf(request).format === 'eml') return await traceEml(message, repository)
  const loaded = await loadSource(request, { repository, files })
  if (loaded.status === 'bad') return loaded
  const helpers = await loadHelpers(request, { repository, files })
  if (helpers.status === 'bad') return helpers
  return ok(await traceSource({ request, message, repository, loaded: loaded.value, helpers: helpers.value }))
}

async function traceEml(message: RenderedMessage, repository: Repository): Promise<Parsed<TracedTemplate>> {
  const file = await repository.read(message.templatePath, { input: 'template' })
  if (file.status === 'bad') return bad(...file.problems)
  const source = sourceOfFile(message.templatePath, Buffer.from(file.value.bytes).toString('utf8'))
  const none = { html: null, text: null, subject: null, from: null, replyTo: null, headerFields: [], dataFile: null }
  const headPlace = { file: message.templatePath, line: 1, column: 1 }
  const kind = { format: 'eml', engine: null } as const
  return ok({ message, ...kind, sources: [source], bytes: file.value.bytes, ...none, headPlace, isWholeMessage: true })
}

interface SourceTrace {
  readonly request: TemplateRequest
  readonly message: RenderedMessage
  readonly repository: Repository
  readonly loaded: LoadedSource
  readonly helpers: Helpers
}

async function traceSource(input: SourceTrace): Promise<TracedTemplate> {
  const { request, message, repository, loaded, helpers } = input
  const { frontMatter, body, data } = loaded
  const trace = openTraceSites()
  const setup: BodySetup = { data, repository, helpers, trace, ...foldersOf(request), ...kindOf(request) }
  const engine = await openEngine(setup.engine, setup)
  const tracer: Tracer = { engine, trace, isTraceable: !hasMarkerCharacters(loaded.text) }
  const sources = await templateSources(input)
  const { html, format } = await traceHtml(input, sources, { setup, ...tracer })
  const head = { ...request, frontMatter }
  const traceValue = async (source: SourceText | null): Promise<TracedText | null> =>
    source === null ? null : trimTraced(await traceText({ source, purpose: 'plain', expected: null }, tracer))
  const headerFields: TracedField[] = []
  for (const { name, namePlace, value } of headerSources(head)) {
    headerFields.push({ name, namePlace, value: (await traceValue(value)) ?? searchedText('', [value]) })
  }
  const subject = chooseSubjectOf(head, message.html)
  return {
    message,
    format,
    engine: setup.engine,
    sources: [...sources, ...includedFiles(trace, request.templatePath)],
    bytes: null,
    html,
    text: await traceTextPart(input, trace),
    subject:
      (await traceValue(subject?.kind === 'source' ? subject.source : null)) ?? searchedText(message.subject, [body]),
    from: await traceValue(chooseSource('from', head)),
    replyTo: await traceValue(chooseSource('replyTo', head)),
    headerFields,
    headPlace: { file: request.templatePath, line: 1, column: 1 },
    isWholeMessage: frontMatter.from !== null || frontMatter.headers.length > 0,
    dataFile: await readDataFile(request, repository),
  }
}

interface Tracer {
  readonly engine: TemplateEngine
  readonly trace: TraceSites
  readonly isTraceable: boolean
}

interface TraceOrder {
  readonly source: SourceText
  readonly purpose: RenderPurpose
  /** The text without markers; null if it is not known. */
  readonly expected: string | null
}

/**
 * Searches for the text instead of tracing it if the markers change the output, for example because the template
 * compares captured text.
 */
async function traceText({ source, purpose, expected }: TraceOrder, tracer: Tracer): Promise<TracedText> {
  const { engine, trace, isTraceable } = tracer
  const rendered = isTraceable ? await engine.render(source, purpose) : null
  return unmarked(rendered?.status === 'ok' ? rendered.value : null, { source, expected }, trace)
}

/** Removes the markers. `marked` is null if the text could not be rendered with markers. */
function unmarked(
  marked: string | null,
  { source, expected }: Omit<TraceOrder, 'purpose'>,
  trace: TraceSites,
): TracedText {
  if (marked !== null) {
    const { text, segments } = readMarkers(marked, trace)
    if (expected === null || text === expected) return tracedText(text, segments)
  }
  return searchedText(expected ?? source.text, [source, ...includedFiles(trace, source.file)])
}

/**
 * Returns the sources to search for printed text. If a command renders the template, the first source is empty and has
 * no line numbers, so text that is not found in the file is reported for the whole file, without a line.
 */
async function templateSources({ request, repository, loaded }: SourceTrace): Promise<readonly SourceText[]> {
  const { templatePath: file, printed } = request
  if (printed === null) return [sourceOfFile(file, loaded.text)]
  const whole: SourceText = { input: 'template', file, text: '', placeAt: () => ({ file }) }
  const written = await repository.readText(file, { input: 'template' })
  return written.status === 'bad' ? [whole] : [whole, sourceOfFile(file, written.value.text)]
}

interface TracedBody {
  readonly html: TracedText | null
  readonly format: TemplateFormat
}

async function traceHtml(
  { request, message, repository, loaded }: SourceTrace,
  sources: readonly SourceText[],
  { setup, trace, isTraceable }: Tracer & { readonly setup: BodySetup },
): Promise<TracedBody> {
  const { body, frontMatter } = loaded
  const { trace: _, ...untraced } = setup
  const marked = bodyOf(isTraceable ? await renderBody(body, setup) : null)
  const plain = async (): Promise<RenderedBody | null> => bodyOf(await renderBody(body, untraced))
  const { format = setup.format } = marked ?? (await plain()) ?? {}
  if (message.html === null) return { html: null, format }
  if (request.printed !== null) return { html: searchedText(message.html, sources), format }
  const isEmbedding = request.embedImages || frontMatter.embedImages
  const traceBody = (expected: string): TracedText => unmarked(marked?.html ?? null, { source: body, expected }, trace)
  if (!isEmbedding && !request.inlineCss && format !== 'mjml') return { html: traceBody(message.html), format }
  const before = (await plain())?.html ?? ''
  const traced = traceBody(before)
  const embedded = isEmbedding ? await embedImages(before, body, repository) : null
  const shown =
    embedded?.status === 'ok'
      ? rewritten(traced, embedded.value.html, (offset) => offsetBefore(offset, embedded.value.edits))
      : traced
  // The output of mjml cannot be traced, so trace the output of presend's own conversion, which has the same content.
  const isOwn = format === 'mjml' || !request.inlineCss
  return { html: isOwn ? shown : alignedText(shown, message.html), format }
}

function bodyOf(rendered: Parsed<RenderedBody> | null): RenderedBody | null {
  return rendered?.status === 'ok' ? rendered.value : null
}

/** Converts a position in the edited text to the position before the edits. */
function offsetBefore(offset: number, edits: readonly TextEdit[]): number {
  let shift = 0
  for (const edit of edits) {
    const start = edit.start + shift
    if (offset < start) break
    if (offset < start + edit.text.length) return edit.start
    shift += edit.text.length - (edit.end - edit.start)
  }
  return offset - shift
}

async function traceTextPart(
  { request, message, repository, loaded, helpers }: SourceTrace,
  trace: TraceSites,
): Promise<TracedText | null> {
  const path = request.overrides.textPath ?? loaded.frontMatter.textPath?.path ?? null
  if (path === null) return null
  const folders = request.overrides.textPath === null ? [folderOf(request.templatePath), ''] : ['']
  const file = await repository.readText(path, { input: 'text', folders })
  const name = textEngine({ path, engine: request.engine ?? null })
  if (file.status === 'bad' || name === undefined) return null
  const engine = await openEngine(name, { data: loaded.data, repository, helpers, trace, ...foldersOf(request) })
  const source = sourceOfFile(file.value.path, file.value.text)
  const isTraceable = !hasMarkerCharacters(source.text)
  return await traceText({ source, purpose: 'plain', expected: message.text }, { engine, trace, isTraceable })
}

function includedFiles({ sites }: TraceSites, mainFile: string): readonly SourceText[] {
  const files = new Map<string, SourceText>()
  for (const { source } of sites) if (source.file !== mainFile) files.set(source.file, source)
  return [...files.values()]
}

async function readDataFile({ data }: TemplateRequest, repository: Repository): Promise<TracedTemplate['dataFile']> {
  if (data.kind !== 'file') return null
  const file = await repository.readText(data.path, { input: 'data' })
  return file.status === 'ok' ? file.value : null
}
