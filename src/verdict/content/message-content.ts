/** Prepares the text and links of a received message for the rules. */

import { valuesOf } from '../../foundation/mail/header-section.ts'
import type { ReceivedMessage } from '../../foundation/mail/parse-message.ts'
import { serviceTrackingIds } from '../../foundation/mail/tracking.ts'
import { findWrittenAddresses, type LinkTarget, readLinkTarget } from './link-target.ts'
import { type HtmlContent, readHtml } from './read-html.ts'

export interface ContentLink {
  readonly target: LinkTarget
  /** The link's visible text; empty for a URL in plain text. */
  readonly text: string
}

export interface MessageContent {
  readonly message: ReceivedMessage
  readonly html: HtmlContent | null
  /** The subject without tracking ids. */
  readonly subject: string
  /** The visible text in the HTML part or, if there is none, the text part. */
  readonly visibleText: string
  /** The first 2,000 web links in the HTML part, and the URLs in the visible text. */
  readonly links: readonly ContentLink[]
  /** A key that is the same for all copies with the same body; set by the body cache. */
  readonly body?: object
}

const maxTextLength = 200_000
/**
 * The maximum length of a subject. The rules for subjects take quadratic time, for example 100 s for 200,000
 * characters.
 */
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

/** Removes tracking ids, because they differ between runs, and because a rule could mistake them for order numbers. */
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

/** Returns the value of the first field with this name (case-insensitive); null if there is none. */
export function fieldValue(message: ReceivedMessage, name: string): string | null {
  return valuesOf(message.headerFields, name)[0] ?? null
}

/** Returns the number of fields with this name (case-insensitive). */
export function fieldCount(message: ReceivedMessage, name: string): number {
  return valuesOf(message.headerFields, name).length
}
