/** A received message as readers and rules take it in: texts, links, attachments, prepared once for all of them. */

import type { ReceivedMessage } from '../../mail/parse-message.ts'
import { serviceTrackingIds } from '../../mail/tracking.ts'
import type { LinkTarget } from './link-target.ts'
import { findWrittenAddresses, readLinkTarget } from './link-target.ts'
import type { HtmlContent } from './read-html.ts'
import { readHtml } from './read-html.ts'

export interface ContentLink {
  readonly target: LinkTarget
  /** What the reader sees; `''` for an address written out in plain text. */
  readonly text: string
}

export interface MessageContent {
  readonly message: ReceivedMessage
  readonly html: HtmlContent | null
  /** Without tracking ids, as `visibleText`. */
  readonly subject: string
  /** What a reader sees but tracking ids: the HTML's visible text, else the text part. */
  readonly visibleText: string
  /** The first 2,000 web links of the HTML, or the addresses written in the text part when there is no HTML. */
  readonly links: readonly ContentLink[]
  /** The same object for copies that share their body; absent: nobody looked whether they do. */
  readonly body?: object
}

/** Texts beyond this length are cut: what they say was said before. */
const maxTextLength = 200_000
/** The subject rules search subjects in quadratic time: 200,000 characters took them 100 s. RFC 5322 lines have 998. */
const maxSubjectLength = 2000
const maxLinkCount = 2000

/** Prepares a message for the rules. */
export function readContent(message: ReceivedMessage): MessageContent {
  const html = message.html === null ? null : readHtml(message.html)
  const text = message.text ?? ''
  const visibleText = (html === null || html.visibleText === '' ? text : html.visibleText).slice(0, maxTextLength)
  const links = linksOf(html, visibleText)
  const subject = withoutTrackingIds((message.subject ?? '').slice(0, maxSubjectLength))
  return { message, html, subject, visibleText: withoutTrackingIds(visibleText), links }
}

/** An id is there because of the test alone, and differs from run to run: to a rule it could look like an order number. */
function withoutTrackingIds(text: string): string {
  return text.replaceAll(serviceTrackingIds, '')
}

function linksOf(html: HtmlContent | null, visibleText: string): readonly ContentLink[] {
  const marked = html?.links.map(({ href, text }) => ({ href, text })) ?? []
  const written = findWrittenAddresses(visibleText).map((href) => ({ href, text: '' }))
  return [...marked.slice(0, maxLinkCount), ...written].flatMap(({ href, text }) => {
    const target = readLinkTarget(href)
    return target === null ? [] : [{ target, text }]
  })
}

/** The value of the first field of this name (lower case), `null` when there is none. */
export function fieldValue(message: ReceivedMessage, name: string): string | null {
  return message.headerFields.find((field) => field.name.toLowerCase() === name)?.value ?? null
}

/** How often a field of this name (lower case) stands in the header section. */
export function fieldCount(message: ReceivedMessage, name: string): number {
  return message.headerFields.filter((field) => field.name.toLowerCase() === name).length
}
