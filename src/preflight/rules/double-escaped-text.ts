import { joinPieces } from '../../foundation/mail/html-tokens.ts'
import { originInData } from '../data-place.ts'
import { parseHtml } from '../html/parse-html.ts'
import type { Fault, Rule } from '../rule.ts'
import type { Link, ReadableText, RuleContext } from '../rule-context.ts'
import { weakerIfValue } from '../severity-of.ts'

export const doubleEscapedText: Rule = {
  id: 'double-escaped-text',
  group: 'rendering',
  severity: 'error',
  title: 'HTML code that readers see',
  why: 'Text that is escaped twice shows character references such as &amp; and tags such as <strong> to the reader, and breaks the parameters of a link.',
  source: 'HTML §13.5 (named character references); how template engines escape values',
  fix: 'Escape the text only once: insert HTML without escaping, or store the value as plain text',
  ignores:
    'The rule ignores code in <pre> and <code>, text in quotation marks, and text about HTML. If the text comes from sample data, the severity is one level lower.',
  bad: '<p>Hello.</p>\n<p>Pumps &amp;amp; tires are on sale.</p>\n',
  good: { about: 'Code that is shown to the reader', text: '<p>Write</p>\n<p><code>&amp;amp;</code></p>\n' },
  check: (context) => [
    ...context.texts.flatMap((text) => faultsIn(text, context)),
    ...context.links.flatMap((link) => linkFaults(link, context)),
  ],
}

/** Matches whatever looks like a character reference. */
const reference = /(?<!["“„«'‘`])&(?:(?:[a-z][a-z\d]{1,31}|#\d{2,6}|#x[\da-f]{2,5});|nbsp(?![a-z\d=]))/giu
const tag =
  /(?<!["“„«'‘`])<\/?(?:strong|b|i|em|u|p|br|hr|span|div|a|ul|ol|li|h[1-6]|table|thead|tbody|tr|td|th|img|font|center|small|sup|sub|blockquote|section)(?:\s+[a-z-]{1,20}\s?=\s?(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[^\s"'<>]{1,200}))*\s?\/?>/giu

/** Words of texts that mention HTML on purpose. */
const aboutHtml = /\b(?:HTML|markup|entit(?:y|ies)|tags?|elements?|Markdown|XML|CSS)\b/iu

function faultsIn(text: ReadableText, context: RuleContext): readonly Fault[] {
  const { part, name } = text
  if (part === 'code' || (part === 'header' && name !== 'From') || !/[&<]/u.test(text.text)) return []
  const found = [...text.text.matchAll(reference)].filter(({ 0: written }) => isReference(written))
  // In the text part, text-part-mismatch reports tags, and in the From field, angle brackets surround the address.
  if (part !== 'text-part' && part !== 'header') {
    for (const match of text.text.matchAll(tag)) found.push(match)
  }
  if (found.length === 0 || aboutHtml.test(text.text)) return []
  return found.map(({ 0: written, index }) => faultAt(text, { written, index }, context))
}

/** Returns whether HTML defines a character reference. Authors also write `&NBSP;`, which clients show as it is. */
function isReference(written: string): boolean {
  return [written, written.toLowerCase()].some((one) => decodeText(one) !== one)
}

function decodeText(html: string): string {
  return parseHtml(html)
    .children.map((node) => (node.kind === 'text' ? joinPieces(node.pieces) : ''))
    .join('')
}

function faultAt(
  text: Pick<ReadableText, 'originAt'>,
  { written, index }: { readonly written: string; readonly index: number },
  context: RuleContext,
): Fault {
  const origin = text.originAt(index)
  return {
    at: originInData(written, origin, context),
    message: 'Readers see HTML code',
    item: written,
    severity: weakerIfValue('error', origin),
  }
}

/** In a link, `&amp;amp;` changes the name of the next parameter. */
function linkFaults({ url }: Link, context: RuleContext): readonly Fault[] {
  const query = url.text.indexOf('?')
  if (query === -1) return []
  const found = [...url.text.matchAll(/&amp;(?=[\w[\]-]{1,60}=)/giu)].filter(({ index }) => index > query)
  return found.map(({ 0: written, index }) => ({
    at: originInData(written, url.originAt(index), context),
    message: 'The link separates its parameters with HTML code',
    item: written,
    severity: 'warning',
    fix: 'In HTML, write &amp; between the parameters',
  }))
}
