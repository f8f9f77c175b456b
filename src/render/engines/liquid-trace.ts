/** Records what each node of a Liquid template prints. */

import { type Context, type Liquid, Output, Tag, type Template, type Token } from 'liquidjs'

import type { SourceText } from '../source-text.ts'
import type { TraceSite, TraceSites } from '../trace/trace-sites.ts'

interface LiquidTrace {
  readonly trace: TraceSites
  readonly sourceOf: (token: Token) => SourceText | undefined
}

type Emitter = Parameters<Template['render']>[1]

/** Makes an engine print a marker before the output of each node in a template. */
export function traceLiquid({ renderer }: Liquid, { trace, sourceOf }: LiquidTrace): void {
  const render = renderer.renderTemplates.bind(renderer)
  const marked = new Map<Template, Template>()
  const mark = (template: Template): Template => {
    const known = marked.get(template)
    if (known !== undefined) return known
    const source = sourceOf(template.token)
    const wrapped = source === undefined ? template : withMarker(template, trace.mark(siteOf(template, source)))
    marked.set(template, wrapped)
    return wrapped
  }
  renderer.renderTemplates = (templates, context, emitter) => render(templates.map(mark), context, emitter)
}

function withMarker(template: Template, marker: string): Template {
  return {
    token: template.token,
    render: (context: Context, emitter: Emitter) => {
      emitter.write(marker)
      return template.render(context, emitter)
    },
  }
}

function siteOf(template: Template, source: SourceText): TraceSite {
  const { token } = template
  const text = source.text.slice(token.begin, token.end)
  if (template instanceof Output) return { kind: 'value', source, offset: token.begin, text }
  if (template instanceof Tag) return { kind: 'tag', source, offset: token.begin, text }
  // White space next to `{%-` and `-%}` is not printed.
  const trimmed = 'trimLeft' in token && typeof token.trimLeft === 'number' ? token.trimLeft : 0
  return { kind: 'literal', source, offset: token.begin + trimmed, text: text.slice(trimmed) }
}
