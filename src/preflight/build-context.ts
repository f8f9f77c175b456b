/** Prepares a message for the rules to check. */

import type { TextOrigin, TracedText } from '../render/trace/source-map.ts'
import type { TracedField, TracedTemplate } from '../render/trace/trace-template.ts'
import type { DnsFacts } from './dns/dns-facts.ts'
import { computeStyles } from './html/computed-style.ts'
import { parseHtml } from './html/parse-html.ts'
import { attributeText, readImages, readLinks } from './html/read-links.ts'
import { readDeclarations, readSheets } from './html/read-styles.ts'
import { readTexts } from './html/readable-texts.ts'
import type { LinkFacts } from './link-check/link-facts.ts'
import { readMailFacts } from './message/mail-facts.ts'
import type { MessageTexts } from './message/message-texts.ts'
import type { PreflightSettings } from './preflight-settings.ts'
import type { ReadableText, RuleContext, TemplateFacts } from './rule-context.ts'

export interface ContextInput {
  readonly traced: TracedTemplate
  readonly parts: MessageTexts
  readonly settings: PreflightSettings
  readonly dns: DnsFacts
  /** The responses to the link requests. If absent, links are not checked. */
  readonly linkFacts?: LinkFacts
  readonly nowMs: number
}

const uncheckedLinks: LinkFacts = { status: 'unchecked' }

/** Builds the context in which rules check a message. Each value is computed when a rule first reads it. */
export function buildContext({
  traced,
  parts,
  settings,
  dns,
  linkFacts = uncheckedLinks,
  nowMs,
}: ContextInput): RuleContext {
  const { htmlText, headerFields } = parts
  const { html, sheets, links, images, declarations, styleOf } = htmlReaders(htmlText)
  const texts = once(() => readAllTexts(parts, html(), styleOf))
  const fieldsNamed = (name: string): readonly TracedField[] =>
    headerFields.filter((field) => field.name.toLowerCase() === name.toLowerCase())
  const mail = once(() =>
    readMailFacts(settings, {
      headerNames: new Set(headerFields.map(({ name }) => name.toLowerCase())),
      precedence: fieldsNamed('precedence')[0]?.value.text.trim().toLowerCase() ?? null,
      links: links(),
      texts: texts(),
    }),
  )
  const context: RuleContext = {
    ...parts,
    template: templateFacts(traced),
    settings,
    message: traced.message,
    dns,
    linkFacts,
    nowMs,
    get html() {
      return html()
    },
    get mail() {
      return mail()
    },
    get texts() {
      return texts()
    },
    get links() {
      return links()
    },
    get images() {
      return images()
    },
    get sheets() {
      return sheets()
    },
    get declarations() {
      return declarations()
    },
    styleOf,
    originAt: (offset): TextOrigin =>
      htmlText?.originAt(offset) ?? { kind: 'unknown', place: traced.headPlace, expression: null },
    attributeText: (attribute) => attributeText(attribute, htmlText ?? emptyText),
    fieldsNamed,
    once: onceEach(() => context),
    option: (ruleId, name, fallback) => optionOf(settings, { ruleId, name, fallback }),
  }
  return context
}

function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | null = null
  return () => (known ??= { value: compute() }).value
}

function onceEach(context: () => RuleContext): RuleContext['once'] {
  const computed = new Map<unknown, unknown>()
  return <T>(compute: (whole: RuleContext) => T): T => {
    if (!computed.has(compute)) computed.set(compute, compute(context()))
    // oxlint-disable-next-line no-unsafe-type-assertion -- the value under this key is what `compute` returned
    return computed.get(compute) as T
  }
}

type HtmlKey = 'html' | 'sheets' | 'links' | 'images' | 'declarations'

type HtmlReaders = Pick<RuleContext, 'styleOf'> & { readonly [K in HtmlKey]: () => RuleContext[K] }

function htmlReaders(htmlText: TracedText | null): HtmlReaders {
  const html = once(() => (htmlText === null ? null : parseHtml(htmlText.text)))
  const sheets = once(() => ofHtml(html(), htmlText, readSheets))
  const links = once(() => ofHtml(html(), htmlText, readLinks))
  const images = once(() => ofHtml(html(), htmlText, readImages))
  const declarations = once(() => ofHtml(html(), htmlText, (one, whole) => readDeclarations(one, sheets(), whole)))
  const styles = once(() => {
    const document = html()
    const rules = sheets().flatMap(({ sheet }) => sheet.rules.filter(({ conditions }) => conditions.length === 0))
    return document === null ? null : computeStyles(document, rules)
  })
  return { html, sheets, links, images, declarations, styleOf: (element) => (styles() ?? noStyles)(element) }
}

function readAllTexts(
  parts: MessageTexts,
  html: RuleContext['html'],
  styleOf: RuleContext['styleOf'],
): readonly ReadableText[] {
  return [
    ...headTexts(parts),
    ...ofHtml(html, parts.htmlText, (one, whole) => readTexts(one, whole, styleOf)),
    ...(parts.textPart === null ? [] : [readable('text-part', parts.textPart)]),
  ]
}

function ofHtml<T>(
  html: RuleContext['html'],
  whole: TracedText | null,
  read: (html: NonNullable<RuleContext['html']>, whole: TracedText) => readonly T[],
): readonly T[] {
  return html === null || whole === null ? [] : read(html, whole)
}

const noStyles: RuleContext['styleOf'] = computeStyles(parseHtml(''), [])

const emptyText: TracedText = {
  text: '',
  originAt: () => ({ kind: 'unknown', place: { file: '' }, expression: null }),
  emptyValuesIn: () => [],
  valuesIn: () => [],
}

function readable(part: ReadableText['part'], text: TracedText, name: string | null = null): ReadableText {
  return { ...text, part, element: null, name }
}

function headTexts({ subject, from, replyTo, headerFields }: MessageTexts): readonly ReadableText[] {
  return [
    ...(subject === null ? [] : [readable('subject', subject)]),
    ...(from === null ? [] : [readable('header', from, 'From')]),
    ...(replyTo === null ? [] : [readable('header', replyTo, 'Reply-To')]),
    ...headerFields
      .filter(({ name }) => !/^(?:subject|from|reply-to)$/iu.test(name))
      .map(({ name, value }) => readable('header', value, name)),
  ]
}

function templateFacts(traced: TracedTemplate): TemplateFacts {
  const { message, format: kind, engine, sources, dataFile, headPlace, isWholeMessage } = traced
  return { path: message.templatePath, kind, engine, sources, dataFile, headPlace, isWholeMessage }
}

/** Returns the user's value if it has the same type as the default value, and the default value otherwise. */
function optionOf<T>(
  { rules }: PreflightSettings,
  { ruleId, name, fallback }: { readonly ruleId: string; readonly name: string; readonly fallback: T },
): T {
  const given: unknown = rules[ruleId]?.options[name]
  const isSame = Array.isArray(fallback) ? Array.isArray(given) : typeof given === typeof fallback
  // oxlint-disable-next-line no-unsafe-type-assertion -- the type was just compared
  return isSame ? (given as T) : fallback
}
