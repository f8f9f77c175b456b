/**
 * Reads MJML for preflight: as HTML with the same texts, links, images and colors, in the same order.
 *
 * presend does not compile MJML: the HTML has not the layout that mjml makes, so it is checked, but never sent.
 */

import { ok, type Parsed } from '../../errors/problem.ts'
import { openIncludes } from '../includes.ts'
import { problemList } from '../problem-list.ts'
import type { SourceText } from '../source-text.ts'
import type { EngineSetup, TemplateEngine } from '../template-engine.ts'
import type { TraceSites } from '../trace/trace-sites.ts'
import { attributesOf, type MjmlAttribute, type MjmlTag, readMjmlTags } from './mjml-tags.ts'

/** An engine for `.mjml`. */
export function openMjml(setup: EngineSetup): TemplateEngine {
  return {
    render: async (source, purpose) =>
      purpose === 'plain' ? ok(`${markerAt(setup.trace, source, 0)}${source.text}`) : await renderMjml(source, setup),
  }
}

async function renderMjml(source: SourceText, { repository, trace }: EngineSetup): Promise<Parsed<string>> {
  const includes = openIncludes(repository, { extension: '.mjml', partialsFolder: null })
  const problems = problemList()
  const writer = new MjmlWriter(trace)
  const render = async (part: SourceText): Promise<void> => {
    for (const tag of readMjmlTags(part.text)) {
      const path = tag.name === 'mj-include' ? attributesOf(tag, part.text).get('path')?.value : undefined
      if (path === undefined) {
        writer.write(tag, part)
        continue
      }
      const { line, column } = { line: part.text.slice(0, tag.start).split('\n').length, column: 1 }
      const file = problems.take(
        await includes.load({ name: path, from: part.file, place: part.placeAt(line, column) }),
      )
      if (file !== null && file.file.endsWith('.mjml')) await render(file)
    }
  }
  await render(source)
  const found = problems.all()
  return found.length === 0 ? ok(writer.finish()) : { status: 'bad', problems: found }
}

function markerAt(trace: TraceSites | undefined, source: SourceText, offset: number): string {
  return trace?.mark({ kind: 'literal', source, offset, text: source.text.slice(offset) }) ?? ''
}

/** The HTML of an MJML element: the tags inside out, and which attributes become CSS. */
interface Shape {
  readonly open: string
  readonly close: string
  /** Attributes that become declarations. */
  readonly css: readonly string[]
  /** Attributes that stay. */
  readonly kept: readonly string[]
  /** Declarations that mjml always writes, where the attributes do not set them. */
  readonly defaults: Readonly<Record<string, string>>
}

const textCss = [
  'color',
  'font-size',
  'font-weight',
  'font-family',
  'line-height',
  'text-decoration',
  'background-color',
]
const none: Shape = { open: '', close: '', css: [], kept: [], defaults: {} }
const row: Shape = {
  ...none,
  open: 'table role="presentation" width="100%"',
  close: 'table',
  css: ['background-color'],
}

const shapes: Readonly<Record<string, Shape>> = {
  'mj-section': row,
  'mj-wrapper': row,
  'mj-hero': row,
  'mj-text': { ...none, open: 'div', close: 'div', css: textCss, defaults: { color: '#000000', 'font-size': '13px' } },
  'mj-button': {
    ...none,
    open: 'a',
    close: 'a',
    css: textCss,
    kept: ['href', 'target', 'rel', 'title', 'name'],
    defaults: { color: '#ffffff', 'background-color': '#414141', 'font-size': '13px' },
  },
  'mj-table': {
    ...none,
    open: 'table',
    close: 'table',
    css: textCss,
    kept: ['role', 'width'],
    defaults: { 'font-size': '13px' },
  },
  'mj-navbar-link': {
    ...none,
    open: 'a',
    close: 'a',
    css: textCss,
    kept: ['href', 'target'],
    defaults: { color: '#000000' },
  },
  'mj-social-element': {
    ...none,
    open: 'a',
    close: 'a',
    css: textCss,
    kept: ['href', 'target'],
    defaults: { color: '#333333' },
  },
  'mj-accordion-title': { ...none, open: 'div', close: 'div', css: textCss },
  'mj-accordion-text': { ...none, open: 'div', close: 'div', css: textCss },
  'mj-style': { ...none, open: 'style', close: 'style' },
  'mj-title': { ...none, open: 'title', close: 'title' },
}

const imageKept = ['src', 'alt', 'title', 'width', 'height', 'srcset']

const depthSteps: Readonly<Record<MjmlTag['form'], number>> = { open: 1, close: -1, 'self-closed': 0 }

class MjmlWriter {
  readonly #trace: TraceSites | undefined
  readonly #head: string[] = []
  readonly #body: string[] = []
  readonly #preview: string[] = []
  #into: string[] = this.#head
  #lang = ''
  /** Inside of mj-attributes nothing is shown. */
  #silentDepth = 0

  constructor(trace: TraceSites | undefined) {
    this.#trace = trace
  }

  finish(): string {
    const preview = this.#preview.length === 0 ? '' : `<div style="display:none">${this.#preview.join('')}</div>`
    const head = `<head><meta charset="utf-8">${this.#head.join('')}</head>`
    const open = this.#bodyTag
    return `<!doctype html>\n<html${this.#lang}>${head}${open}${preview}${this.#body.join('')}</body></html>\n`
  }

  #bodyTag = '<body>'

  write(tag: MjmlTag, source: SourceText): void {
    const { name, form } = tag
    if (name === 'mj-attributes' || name === 'mj-html-attributes') this.#silentDepth += depthSteps[form]
    if (this.#silentDepth > 0 || name === 'mj-attributes') return
    if (name === 'mjml' || name === 'mj-head' || name === 'mj-raw') return this.#writeFrame(tag, source)
    if (name === 'mj-body') return this.#openBody(tag, source)
    if (name === 'mj-preview') {
      this.#into = form === 'open' ? this.#preview : this.#head
      return
    }
    if (!name.startsWith('mj-')) {
      this.#into.push(this.#mark(source, tag.start), source.text.slice(tag.start, tag.end))
      return
    }
    if (name === 'mj-column' || name === 'mj-group') return this.#writeCell(tag, source)
    if (name === 'mj-image' || name === 'mj-carousel-image') return this.#writeImage(tag, source)
    const shape = shapes[name]
    if (shape !== undefined) this.#writeShape(tag, shape, source)
  }

  #writeFrame(tag: MjmlTag, source: SourceText): void {
    const lang = tag.name === 'mjml' ? attributesOf(tag, source.text).get('lang') : undefined
    if (lang !== undefined) this.#lang = ` ${this.#attribute(lang, source)}`
  }

  #openBody(tag: MjmlTag, source: SourceText): void {
    if (tag.form === 'close') return
    this.#into = this.#body
    const style = this.#style(tag, { ...none, css: ['background-color'] }, source)
    this.#bodyTag = `${this.#mark(source, tag.start)}<body${style}>`
  }

  #writeCell(tag: MjmlTag, source: SourceText): void {
    if (tag.form === 'close') {
      this.#into.push('</td></tr>')
      return
    }
    this.#into.push('<tr>', this.#mark(source, tag.start), `<td${this.#style(tag, row, source)}>`)
    if (tag.form === 'self-closed') this.#into.push('</td></tr>')
  }

  #writeImage(tag: MjmlTag, source: SourceText): void {
    if (tag.form === 'close') return
    const attributes = attributesOf(tag, source.text)
    const href = attributes.get('href')
    const image = `${this.#mark(source, tag.start)}<img${this.#kept(attributes, imageKept, source)}>`
    if (href === undefined) this.#into.push(image)
    else this.#into.push(`<a ${this.#attribute(href, source)}>${image}</a>`)
  }

  #writeShape(tag: MjmlTag, shape: Shape, source: SourceText): void {
    if (tag.form === 'close') {
      this.#into.push(`</${shape.close}>`)
      return
    }
    const attributes = attributesOf(tag, source.text)
    // Without a target, mjml writes a button as <p>.
    const isPlain = shape.open === 'a' && !attributes.has('href')
    const open = isPlain ? 'a id="button"' : shape.open
    const kept = this.#kept(attributes, shape.kept, source)
    const start = this.#mark(source, tag.start)
    this.#into.push(`${start}<${open}${kept}${this.#style(tag, shape, source)}>`)
    if (tag.name === 'mj-social-element') this.#writeImage({ ...tag, form: 'self-closed' }, source)
    if (tag.form === 'self-closed') this.#into.push(`</${shape.close}>`)
    else this.#into.push(this.#mark(source, tag.end))
  }

  #kept(attributes: ReadonlyMap<string, MjmlAttribute>, names: readonly string[], source: SourceText): string {
    return [...attributes.values()]
      .filter(({ name }) => names.includes(name))
      .map((attribute) => ` ${this.#attribute(attribute, source)}`)
      .join('')
  }

  #attribute({ start, end }: MjmlAttribute, source: SourceText): string {
    return `${this.#mark(source, start)}${source.text.slice(start, end)}`
  }

  #style(tag: MjmlTag, { css, defaults }: Shape, source: SourceText): string {
    const attributes = attributesOf(tag, source.text)
    const own = css.flatMap((name) => {
      const attribute = attributes.get(name)
      if (attribute === undefined || /["'<>]/u.test(attribute.value)) return []
      return [`${name}:${this.#mark(source, attribute.valueStart)}${attribute.value}`]
    })
    const rest = Object.entries(defaults).filter(([name]) => !attributes.has(name))
    const declarations = [...own, ...rest.map(([name, value]) => `${name}:${value}`)]
    return declarations.length === 0 ? '' : ` style="${declarations.join(';')}"`
  }

  #mark(source: SourceText, offset: number): string {
    return markerAt(this.#trace, source, offset)
  }
}
