/** Where a tracking id stands in a message, beside its header field `X-Presend-Test`. */

import type { RenderedMessage, TrackingPlace } from './message.ts'

/** True for an id that can stand in a header field, a comment of HTML and a line of text without changing them. */
export function isTrackingId(text: string): boolean {
  return /^[A-Za-z0-9._~:+=@/-]{1,200}$/u.test(text)
}

/** The ids that presend's own service makes, wherever they stand in a text. */
export const serviceTrackingIds: RegExp = /(?<![A-Za-z0-9_])pst_[A-Za-z0-9]{24}(?![A-Za-z0-9])/gu

/**
 * The message with the id in its place: `body` is an HTML comment before `</body>` (or at the end) and the last
 * line of the text; `subject` is ` [id]` behind the subject; `header` leaves the message as it is.
 */
export function addTrackingId(message: RenderedMessage, trackingId: string, place: TrackingPlace): RenderedMessage {
  return additions[place](message, trackingId)
}

const additions: Readonly<Record<TrackingPlace, (message: RenderedMessage, trackingId: string) => RenderedMessage>> = {
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
  // Not by way of toLowerCase(): İ becomes two characters there, and all places behind it move.
  const end = [...html.matchAll(/<\/body/giu)].at(-1)?.index ?? -1
  return end < 0 ? `${html}${comment}` : `${html.slice(0, end)}${comment}${html.slice(end)}`
}
