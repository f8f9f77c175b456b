/** Adds the tracking id to a message, in addition to its header field `X-Presend-Test`. */

import type { RenderedMessage, TrackingPlace } from './message.ts'

/** True for an id that is safe in a header field, an HTML comment and a line of text. */
export function isTrackingId(text: string): boolean {
  return /^[A-Za-z0-9._~:+=@/-]{1,200}$/u.test(text)
}

/** Matches the ids of presend's own service in any text. */
export const serviceTrackingIds: RegExp = /(?<![A-Za-z0-9_])pst_[A-Za-z0-9]{24}(?![A-Za-z0-9])/gu

/**
 * Adds the id. `body`: as an HTML comment before `</body>` (or at the end) and as the last line of the text; `subject`:
 * as ` [id]` at the end; `header`: nowhere else.
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
  // Not with toLowerCase(): İ becomes two characters there, and later offsets shift.
  const end = [...html.matchAll(/<\/body/giu)].at(-1)?.index ?? -1
  return end < 0 ? `${html}${comment}` : `${html.slice(0, end)}${comment}${html.slice(end)}`
}
