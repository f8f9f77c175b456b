/** Renders the body of a template: first its variables, then its format. */

import { lineIndex } from '../foundation/errors/line-index.ts'
import { bad, ok, type Parsed, type Problem, positionOf, problemAt } from '../foundation/errors/problem.ts'
import { type EngineName, loadConverter, openEngine, type TemplateFormat } from './engine.ts'
import type { SourceText } from './source-text.ts'
import type { EngineSetup } from './template-engine.ts'
import { searchedText } from './trace/searched-text.ts'
import { tracedText } from './trace/source-map.ts'
import { hasMarkerCharacters, openTraceSites, readMarkers } from './trace/trace-sites.ts'

/** What a body is rendered with. */
export interface BodySetup extends EngineSetup {
  readonly engine: EngineName | null
  /** The format that the file's extension states. */
  readonly format: TemplateFormat
}

/** MJML whose variables have been rendered. */
export interface MjmlSource {
  readonly main: SourceText
  /** The included files that were rendered, by the text of the file. */
  readonly included: ReadonlyMap<string, SourceText>
}

/** A rendered body. */
export interface RenderedBody {
  readonly format: TemplateFormat
  /** The HTML. If the body is MJML, this is presend's own conversion, which is checked but not sent. */
  readonly html: string
  /** The MJML to compile; null if the body is not MJML. */
  readonly mjml: MjmlSource | null
}

/** Renders a body. Text whose root element is `<mjml>` is MJML whatever the name of the file. */
export async function renderBody(body: SourceText, setup: BodySetup): Promise<Parsed<RenderedBody>> {
  const { engine, trace } = setup
  const printed = await (await openEngine(engine, setup)).render(body, 'html')
  if (printed.status === 'bad') return printed
  const text = trace === undefined ? printed.value : readMarkers(printed.value, trace).text
  const format = setup.format === 'html' && isMjmlDocument(text) ? 'mjml' : setup.format
  if (format === 'html') {
    const stray = strayMjml(text)
    if (stray === null) return ok({ format, html: printed.value, mjml: null })
    return bad(strayProblem(stray, await asSource(text, body, setup)))
  }
  const main = await asSource(text, body, setup)
  return format === 'mjml' ? await convertMjml(main, setup) : await convertMarkdown(main, setup)
}

async function convertMarkdown(main: SourceText, setup: BodySetup): Promise<Parsed<RenderedBody>> {
  const open = await loadConverter.markdown()
  const html = await open(setup).render(main, 'html')
  return html.status === 'bad' ? html : ok({ format: 'markdown', html: html.value, mjml: null })
}

async function convertMjml(main: SourceText, setup: BodySetup): Promise<Parsed<RenderedBody>> {
  const included = new Map<string, SourceText>()
  const renderIncluded = async (file: SourceText): Promise<Parsed<SourceText>> => {
    const rendered = await renderVariables(file, setup)
    if (rendered.status === 'ok' && setup.engine !== null) included.set(file.text, rendered.value)
    return rendered
  }
  const open = await loadConverter.mjml()
  const html = await open({ ...setup, renderIncluded }).render(main, 'html')
  return html.status === 'bad' ? html : ok({ format: 'mjml', html: html.value, mjml: { main, included } })
}

/** Renders the variables of a file. */
async function renderVariables(source: SourceText, setup: BodySetup): Promise<Parsed<SourceText>> {
  const { trace: _, ...plain } = setup
  const rendered = await (await openEngine(setup.engine, plain)).render(source, 'html')
  return rendered.status === 'bad' ? rendered : ok(await asSource(rendered.value, source, setup))
}

/** Returns the text that an engine printed for `source`, with the origins of its characters. */
async function asSource(text: string, source: SourceText, setup: BodySetup): Promise<SourceText> {
  if (setup.engine === null) return source
  const trace = openTraceSites()
  const isTraceable = !hasMarkerCharacters(source.text)
  const marked = isTraceable ? await (await openEngine(setup.engine, { ...setup, trace })).render(source, 'html') : null
  const read = marked?.status === 'ok' ? readMarkers(marked.value, trace) : null
  const traced = read?.text === text ? tracedText(text, read.segments) : searchedText(text, [source])
  const lines = lineIndex(text)
  return {
    input: source.input,
    file: source.file,
    text,
    traced,
    placeAt: (line, column) => {
      const start = lines.offsetOfLine(line)
      // The start of a line means the first thing on it. Its indentation can belong to an expression above.
      const indent = column === 1 ? (/^[ \t]*/u.exec(text.slice(start))?.[0].length ?? 0) : 0
      return traced.originAt(start + column - 1 + indent).place
    },
  }
}

/** Matches what can precede the root element: white space, a byte order mark, comments and declarations. */
const prolog = /\s+|\ufeff|<!--[^]*?-->|<\?[^>]*>|<!doctype[^>]*>/iuy

function isMjmlDocument(text: string): boolean {
  const matcher = new RegExp(prolog)
  let offset = 0
  while (matcher.test(text)) offset = matcher.lastIndex
  return /^<mjml[\s/>]/iu.test(text.slice(offset, offset + 10))
}

/** Returns the offset of the first MJML tag in HTML, which mail clients ignore; null if there is none. */
function strayMjml(html: string): number | null {
  for (const match of html.matchAll(/<!--[^]*?(?:-->|$)|<(?<name>mjml|mj-[a-z]+(?:-[a-z]+)*)(?=[\s/>])/giu)) {
    if (match.groups?.['name'] !== undefined) return match.index
  }
  return null
}

function strayProblem(offset: number, source: SourceText): Problem {
  const { line, column } = positionOf(source.text, offset)
  const tag = /^<[a-z-]+/iu.exec(source.text.slice(offset, offset + 50))?.[0] ?? '<mjml'
  return problemAt(source.placeAt(line, column), {
    input: source.input,
    came: `${tag}> in HTML`,
    expected: 'HTML without MJML, or one <mjml> element that contains the whole template',
  })
}
