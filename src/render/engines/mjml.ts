/**
 * Converts MJML to HTML for preflight, with the same text, links, images and colors in the same order.
 *
 * This HTML lacks the layout that mjml creates, so presend checks it but never sends it. The HTML that presend sends
 * comes from the mjml package in the repository.
 */

import { bad, ok, type Parsed, problemAt } from '../../foundation/errors/problem.ts'
import { openIncludes } from '../includes.ts'
import { problemList } from '../problem-list.ts'
import type { SourceText } from '../source-text.ts'
import type { EngineSetup, TemplateEngine } from '../template-engine.ts'
import { literalMark, type TraceSites } from '../trace/trace-sites.ts'
import { MjmlDefaults, type SourcedAttribute } from './mjml-defaults.ts'
import { attributesOf, type MjmlTag, readMjmlTags } from './mjml-tags.ts'

/** What the conversion needs. */
export interface MjmlSetup extends Pick<EngineSetup, 'repository' | 'trace'> {
  /** Renders the variables of an included file. If absent, included files have no variables. */
  readonly renderIncluded?: (file: SourceText) => Promise<Parsed<SourceText>>
}

/** Creates the engine that converts MJML without variables. */
export function openMjml(setup: MjmlSetup): TemplateEngine {
  return { render: async (source) => await renderMjml(source, setup) }
}

async function renderMjml(
  source: SourceText,
  { repository, trace, renderIncluded = (file) => Promise.resolve(ok(file)) }: MjmlSetup,
): Promise<Parsed<string>> {
  const includes = openIncludes(repository, { extension: '.mjml', partialsFolder: null })
  const problems = problemList()
  const writer = new MjmlWriter(trace)
  const render = async (part: SourceText): Promise<void> => {
    for (const tag of readMjmlTags(part.text)) {
      if (tag.name !== 'mj-include' || tag.form === 'close') {
        writer.write(tag, part)
        continue
      }
      const path = attributesOf(tag, part.text).get('path')?.value
      const place = part.placeAt(part.text.slice(0, tag.start).split('\n').length, 1)
      if (path === undefined) {
        problems.add(problemAt(place, { input: 'mj-include', came: 'no path', expected: 'path="…", with quotes' }))
        continue
      }
      const file = problems.take(await includes.load({ name: path, from: part.file, place }))
      if (file === null || !file.file.endsWith('.mjml')) continue
      const rendered = problems.take(await renderIncluded(file))
      if (rendered !== null) await render(rendered)
    }
  }
  await render(source)
  const found = problems.all()
  return found.length === 0 ? ok(writer.finish()) : bad(...found)
}

/** How to convert an MJML element to HTML. */
interface Shape {
  /** The name of the HTML element. */
  readonly tag: string
  /** The attributes that become CSS declarations. */
  readonly css: readonly string[]
  /** The attributes that are kept as attributes. */
  readonly kept: readonly string[]
  /** The CSS declarations that mjml adds unless an attribute overrides them. */
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
const none = { css: [], kept: [], defaults: {} }
const box: Shape = { ...none, tag: 'div', css: ['background-color'] }
const text: Shape = { ...none, tag: 'div', css: textCss }
const link: Shape = { ...none, tag: 'a', css: textCss, kept: ['href', 'target'] }

const shapes: Readonly<Record<string, Shape>> = {
  'mj-section': box,
  'mj-wrapper': box,
  'mj-hero': box,
  'mj-group': box,
  'mj-column': box,
  'mj-text': { ...text, defaults: { color: '#000000', 'font-size': '13px' } },
  'mj-button': {
    ...link,
    kept: ['href', 'target', 'rel', 'title', 'name'],
    defaults: { color: '#ffffff', 'background-color': '#414141', 'font-size': '13px' },
  },
  'mj-table': { ...text, tag: 'table', kept: ['role', 'width'], defaults: { 'font-size': '13px' } },
  'mj-navbar-link': { ...link, defaults: { color: '#000000' } },
  'mj-social-element': { ...link, defaults: { color: '#333333' } },
  'mj-accordion-title': text,
  'mj-accordion-text': text,
  'mj-style': { ...none, tag: 'style' },
  'mj-title': { ...none, tag: 'title' },
}

const imageKept = ['src', 'alt', 'title', 'width', 'height', 'srcset']

/** The base URL of mjml's icons for social networks (such as `facebook.png`), which mjml uses if `src` is not set. */
const iconFolder = 'https://www.mailjet.com/images/theme/v1/icons/ico-social'

const depthSteps: Readonly<Record<MjmlTag['form'], number>> = { open: 1, close: -1, 'self-closed': 0 }

class MjmlWriter {
  readonly #trace: TraceSites | undefined
  readonly #head: string[] = []
  readonly #body: string[] = []
  readonly #preview: string[] = []
  #into: string[] = this.#head
  /** The root element. Like mjml, it uses the language `und` if the author does not specify one. */
  #root = '<html lang="und">'
  #bodyTag = '<body>'
  readonly #defaults = new MjmlDefaults()
  /** The current nesting depth inside elements whose content is not displayed. */
  #silentDepth = 0
  /** The closing tags of the open elements. */
  readonly #ends: string[] = []

  constructor(trace: TraceSites | undefined) {
    this.#trace = trace
  }

  finish(): string {
    const preview = this.#preview.length === 0 ? '' : `<div style="display:none">${this.#preview.join('')}</div>`
    const head = `<head><meta charset="utf-8">${this.#head.join('')}</head>`
    return `<!doctype html>\n${this.#root}${head}${this.#bodyTag}${preview}${this.#body.join('')}</body></html>\n`
  }

  write(tag: MjmlTag, source: SourceText): void {
    const { name, form } = tag
    if (name === 'mj-attributes' || name === 'mj-html-attributes') this.#silentDepth += depthSteps[form]
    if (this.#silentDepth > 0 || name === 'mj-attributes') {
      if (name.startsWith('mj-')) this.#defaults.declare(tag, source)
      return
    }
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
    if (name === 'mj-image' || name === 'mj-carousel-image') return this.#writeImage(tag, source)
    const shape = shapes[name]
    if (shape !== undefined) this.#writeShape(tag, shape, source)
  }

  #writeFrame(tag: MjmlTag, source: SourceText): void {
    if (tag.name !== 'mjml' || tag.form === 'close') return
    const lang = this.#defaults.attributesOf(tag, source).get('lang')
    const written = lang === undefined ? 'lang="und"' : this.#attribute(lang)
    this.#root = `${this.#mark(source, tag.start)}<html ${written}>`
  }

  #openBody(tag: MjmlTag, source: SourceText): void {
    if (tag.form === 'close') return
    this.#into = this.#body
    const style = this.#style(tag, box, source)
    this.#bodyTag = `${this.#mark(source, tag.start)}<body${style}>`
  }

  #writeImage(tag: MjmlTag, source: SourceText): void {
    if (tag.form === 'close') return
    const attributes = this.#defaults.attributesOf(tag, source)
    const href = attributes.get('href')
    const image = `${this.#mark(source, tag.start)}<img${this.#kept(attributes, imageKept)}>`
    this.#into.push(href === undefined ? image : `<a ${this.#attribute(href)}>${image}</a>`)
  }

  /** Renders the icon of a social network inside the element's link. */
  #writeIcon(tag: MjmlTag, source: SourceText): void {
    const attributes = this.#defaults.attributesOf(tag, source)
    const network = attributes.get('name')?.value.replace(/-noshare$/u, '') ?? ''
    const icon = attributes.has('src') || !/^[a-z]+$/u.test(network) ? '' : ` src="${iconFolder}/${network}.png"`
    const alt = attributes.has('alt') ? '' : ' alt=""'
    this.#into.push(`${this.#mark(source, tag.start)}<img${icon}${alt}${this.#kept(attributes, imageKept)}>`)
  }

  #writeShape(tag: MjmlTag, shape: Shape, source: SourceText): void {
    if (tag.form === 'close') {
      this.#into.push(this.#ends.pop() ?? '')
      return
    }
    const attributes = this.#defaults.attributesOf(tag, source)
    // Like mjml, render a link or button without a target as text.
    const element = shape.tag === 'a' && !attributes.has('href') ? 'span' : shape.tag
    const end = `</${element}>`
    const kept = this.#kept(attributes, shape.kept)
    const start = this.#mark(source, tag.start)
    this.#into.push(`${start}<${element}${kept}${this.#style(tag, shape, source)}>`)
    if (tag.name === 'mj-social-element') this.#writeIcon(tag, source)
    if (tag.form === 'self-closed') {
      this.#into.push(end)
      return
    }
    this.#ends.push(end)
    this.#into.push(this.#mark(source, tag.end))
  }

  #kept(attributes: ReadonlyMap<string, SourcedAttribute>, names: readonly string[]): string {
    return [...attributes.values()]
      .filter(({ name }) => names.includes(name))
      .map((attribute) => ` ${this.#attribute(attribute)}`)
      .join('')
  }

  #attribute({ start, end, source }: SourcedAttribute): string {
    return `${this.#mark(source, start)}${source.text.slice(start, end)}`
  }

  #style(tag: MjmlTag, { css, defaults }: Shape, source: SourceText): string {
    const attributes = this.#defaults.attributesOf(tag, source)
    const own = css.flatMap((name) => {
      const attribute = attributes.get(name)
      if (attribute === undefined || /["'<>]/u.test(attribute.value)) return []
      return [`${name}:${this.#mark(attribute.source, attribute.valueStart)}${attribute.value}`]
    })
    const rest = Object.entries(defaults).filter(([name]) => !attributes.has(name))
    const declarations = [...own, ...rest.map(([name, value]) => `${name}:${value}`)]
    const style = declarations.length === 0 ? '' : ` style="${declarations.join(';')}"`
    return `${this.#background(attributes.get('background-url'))}${style}`
  }

  /** Renders `background-url` as a `background` attribute. */
  #background(url: SourcedAttribute | undefined): string {
    if (url === undefined || url.value.includes('"')) return ''
    return ` background="${this.#mark(url.source, url.valueStart)}${url.value}"`
  }

  #mark(source: SourceText, offset: number): string {
    return literalMark(this.#trace, source, offset)
  }
}
