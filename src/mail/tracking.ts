/** Adds the tracking id to a message, in addition to the `X-Presend-Test` header field. */

import type { TrackingId } from '../contract/identifiers.ts'
import type { RenderedMessage, TrackingPlace } from './message.ts'

/** The header field that contains the tracking id in every copy. */
export const trackingField = 'X-Presend-Test'

/** Returns true for an id that is safe in a header field, an HTML comment and a line of text. */
export function isTrackingId(text: string): boolean {
  return /^[A-Za-z0-9._~:+=@/-]{1,200}$/u.test(text)
}

/** Matches tracking ids that presend's own service generated, anywhere in a string. */
export const serviceTrackingIds: RegExp = /(?<![A-Za-z0-9_])pst_[A-Za-z0-9]{24}(?![A-Za-z0-9])/gu

/**
 * Adds the id to the message. `body` adds an HTML comment before `</body>` (or at the end, if there is no `</body>`),
 * and a last line in the text part. `subject` appends ` [id]` to the subject. `header` adds nothing, because every copy
 * already has the header field.
 */
export function addTrackingId(message: RenderedMessage, trackingId: TrackingId, place: TrackingPlace): RenderedMessage {
  return additions[place](message, trackingId)
}

const additions: Readonly<
  Record<TrackingPlace, (message: RenderedMessage, trackingId: TrackingId) => RenderedMessage>
> = {
  header: (message) => message,
  subject: (message, trackingId) => ({ ...message, subject: `${message.subject} [${trackingId}]` }),
  body: (message, trackingId) => ({
    ...message,
    html: message.html === null ? null : addComment(message.html, `<!-- presend:${trackingId} -->`),
    text:
      message.text.trim() === '' ? `presend:${trackingId}\n` : `${message.text.trimEnd()}\n\npresend:${trackingId}\n`,
  }),
}

function addComment(html: string, comment: string): string {
  // Search the original text, because toLowerCase() turns İ into two characters, which would shift later offsets.
  const end = [...html.matchAll(/<\/body/giu)].at(-1)?.index ?? -1
  return end < 0 ? `${html}${comment}` : `${html.slice(0, end)}${comment}${html.slice(end)}`
}
