/** Determines the subject, the author and the header fields from the inputs, the front matter and the body. */

import { bad, ok, type Parsed, type Problem, parsedObject, quoteValue, renamed } from '../foundation/errors/problem.ts'
import { parseHeaderField, subjectProblems } from '../foundation/mail/header-field.ts'
import type { HeaderField, RenderedMessage } from '../foundation/mail/message.ts'
import { parseAddress, parseAddressList } from '../foundation/mail/parse-address.ts'
import { type ChosenSubject, chooseSubject, type SubjectPlace, sideFileOf, subjectPlaces } from './choose-subject.ts'
import type { MessageParts } from './engines/eml.ts'
import type { FrontMatter, HeaderSource } from './front-matter.ts'
import { problemList } from './problem-list.ts'
import { type SourceText, sourceOfValue } from './source-text.ts'
import type { TemplateEngine } from './template-engine.ts'

/** Values from inputs. They override the template's values and are rendered with the template's engine. */
export interface TemplateOverrides {
  readonly subject: string | null
  readonly from: string | null
  readonly replyTo: string | null
  readonly headers: readonly HeaderField[]
  /** The path of the text part, relative to the repository. */
  readonly textPath: string | null
  /** Values from the config file. They apply only to templates that do not set these values. */
  readonly fallbacks?: readonly HeadName[]
  /**
   * The `subject-from` setting, which selects where to find the subject. If it is absent or null, presend tries
   * `<title>`, then the `.meta.yml` file.
   */
  readonly subjectFrom?: SubjectPlace | null
}

/** The header values that consist of a single string. */
export type HeadName = 'subject' | 'from' | 'replyTo'

export interface HeadRequest {
  readonly templatePath: string
  readonly overrides: TemplateOverrides
  readonly parts: Pick<MessageParts, 'subject' | 'from' | 'replyTo' | 'html' | 'writtenFrom'>
  readonly frontMatter: FrontMatter | null
  /** The output of the command that rendered the template; absent or null if there is none. */
  readonly printed?: string | null
  /** The template engine; null if values are not rendered. */
  readonly engine: TemplateEngine | null
}

export type MessageHead = Pick<RenderedMessage, 'subject' | 'from' | 'replyTo' | 'headerFields'>

/** Renders the header values, or returns all problems with them. */
export async function renderHead(request: HeadRequest): Promise<Parsed<MessageHead>> {
  return parsedObject<MessageHead>({
    subject: await readSubject(request),
    from: await readFrom(request),
    replyTo: await readReplyTo(request),
    headerFields: await readHeaderFields(request),
  })
}

async function readSubject(request: HeadRequest): Promise<Parsed<string>> {
  const { html, subject: own } = request.parts
  const chosen = chooseSubjectOf(request, html)
  const source = chosen?.kind === 'source' ? chosen.source : null
  const rendered = await renderValue(source, request)
  if (rendered.status === 'bad') return rendered
  // An .eml template keeps its own subject, and is sent without a subject if it has none.
  if (request.frontMatter === null && rendered.value === null) return ok(own?.trim() ?? '')
  const subject = rendered.value ?? own?.trim() ?? (chosen?.kind === 'text' ? chosen.text : null)
  if (subject === null || subject === '') {
    const came = rendered.value === '' ? 'an empty text' : 'nothing'
    return missing({ input: 'subject', came, example: 'Welcome to our shop' }, request)
  }
  const problems = subjectProblems(subject, 'subject')
  return located(problems.length > 0 ? bad(...problems) : ok(subject), source, request)
}

async function readFrom(request: HeadRequest): Promise<Parsed<MessageHead['from']>> {
  const source = chooseSource('from', request)
  const rendered = await renderValue(source, request)
  if (rendered.status === 'bad') return rendered
  if (rendered.value !== null) return located(renamed(parseAddress(rendered.value), 'from'), source, request)
  const own = request.parts.from
  if (own !== null) return ok(own)
  const written = request.parts.writtenFrom?.trim() ?? ''
  const came = written === '' ? 'nothing' : `${quoteValue(written)}, which contains no address`
  return missing({ input: 'from', came, example: 'Shop <hello@shop.example>' }, request)
}

async function readReplyTo(request: HeadRequest): Promise<Parsed<MessageHead['replyTo']>> {
  const source = chooseSource('replyTo', request)
  const rendered = await renderValue(source, request)
  if (rendered.status === 'bad') return rendered
  if (rendered.value === null) return ok(request.parts.replyTo)
  return located(renamed(parseAddressList(rendered.value), 'reply-to'), source, request)
}

const maxHeaderFields = 200

async function readHeaderFields(request: HeadRequest): Promise<Parsed<readonly HeaderField[]>> {
  const written = headerSources(request)
  if (written.length > maxHeaderFields) {
    const expected = `at most ${maxHeaderFields} header fields`
    return bad({ input: 'headers', came: String(written.length), expected, place: { file: request.templatePath } })
  }
  const problems = problemList()
  const fields: HeaderField[] = []
  for (const { name, value } of written) {
    const rendered = problems.take(await renderValue(value, request))
    if (rendered === null) continue
    const field = problems.take(located(parseHeaderField({ name, value: rendered }), value, request))
    if (field !== null) fields.push(field)
  }
  return problems.all().length > 0 ? bad(...problems.all()) : ok(fields)
}

/**
 * Returns the header fields from the front matter and the inputs. A field from an input replaces all fields with the
 * same name in the front matter.
 */
export function headerSources({ overrides, frontMatter, templatePath }: HeadSources): readonly HeaderSource[] {
  const fromInput: readonly HeaderSource[] = overrides.headers.map(({ name, value }) => ({
    name,
    value: sourceOfValue(`headers: ${name}`, templatePath, value),
    namePlace: { file: templatePath },
  }))
  const names = new Set(fromInput.map(({ name }) => name.toLowerCase()))
  return [...(frontMatter?.headers ?? []).filter(({ name }) => !names.has(name.toLowerCase())), ...fromInput]
}

type HeadSources = Pick<HeadRequest, 'overrides' | 'frontMatter' | 'templatePath'>

/**
 * Returns an address from the first source that sets it, or null if none does. The sources are an input or flag, the
 * front matter or `.meta.yml` file, and the config file.
 */
export function chooseSource(
  key: Exclude<HeadName, 'subject'>,
  { overrides, frontMatter, templatePath }: HeadSources,
): SourceText | null {
  const set = overrides[key]
  const given = set === null ? null : sourceOfValue(key === 'replyTo' ? 'reply-to' : key, templatePath, set)
  const own = frontMatter?.[key] ?? null
  return isFallback(key, overrides) ? (own ?? given) : (given ?? own)
}

/**
 * Returns the subject, or the source to render it from; null if there is none. For an .eml template, only a setting can
 * supply a subject.
 */
export function chooseSubjectOf(
  { overrides, frontMatter, templatePath }: HeadSources,
  html: string | null,
): ChosenSubject | null {
  const { subject, subjectFrom = null } = overrides
  if (frontMatter === null) {
    return subject === null ? null : { kind: 'source', source: sourceOfValue('subject', templatePath, subject) }
  }
  const set = subject === null ? null : { text: subject, isFallback: isFallback('subject', overrides) }
  return chooseSubject({ templatePath, set, subjectFrom, frontMatter, html })
}

function isFallback(key: HeadName, { fallbacks = [] }: TemplateOverrides): boolean {
  return fallbacks.includes(key)
}

/**
 * Renders a value and trims it, because YAML block strings end with a line break. Returns null if there is no value.
 */
async function renderValue(source: SourceText | null, { engine }: HeadRequest): Promise<Parsed<string | null>> {
  if (source === null) return ok(null)
  const rendered = engine === null ? ok(source.text) : await engine.render(source, 'plain')
  return rendered.status === 'bad' ? rendered : ok(rendered.value.trim())
}

/** Adds the source location, if known, to all problems. */
function located<T>(parsed: Parsed<T>, source: SourceText | null, { templatePath }: HeadRequest): Parsed<T> {
  const place = source === null ? { file: templatePath } : source.placeAt(1, 1)
  if (parsed.status === 'ok' || place === undefined) return parsed
  return bad(...parsed.problems.map((problem): Problem => ({ ...problem, place })))
}

function missing(
  { input, came, example }: { readonly input: 'subject' | 'from'; readonly came: string; readonly example: string },
  { templatePath, frontMatter, overrides, printed = null }: HeadRequest,
): Parsed<never> {
  const inFile = placeInFile({ input, example, isPrinted: printed !== null, isMessage: frontMatter === null })
  const { subjectFrom = null } = overrides
  const places = input === 'subject' ? subjectPlaces({ templatePath, subjectFrom }) : addressPlaces(templatePath)
  const searched = frontMatter === null ? '' : `; presend looked in ${places}`
  const todo = `set --${input} "${example}" (in a workflow, the ${input} input), or ${inFile}${searched}`
  const expected = input === 'from' ? 'an author' : 'a subject'
  return bad({ input, came, expected, todo, place: { file: templatePath } })
}

interface FieldPlace {
  readonly input: 'subject' | 'from'
  readonly example: string
  /** Whether a command printed the message. */
  readonly isPrinted: boolean
  /** Whether the template is a complete message. */
  readonly isMessage: boolean
}

/** Says how the author can add the field to the template. */
function placeInFile({ input, example, isPrinted, isMessage }: FieldPlace): string {
  if (isMessage) return `add "${input === 'from' ? 'From' : 'Subject'}: ${example}" to the header section of the file`
  const frontMatter = `the lines "---", "${input}: ${example}", "---"`
  if (!isPrinted) return `begin the file with ${frontMatter}`
  return input === 'subject'
    ? `let the command print a <title>, such as <title>${example}</title>`
    : `let the command print ${frontMatter} before the HTML`
}

function addressPlaces(templatePath: string): string {
  return `the from input or flag, the front matter, ${sideFileOf(templatePath)}, and the config file`
}
