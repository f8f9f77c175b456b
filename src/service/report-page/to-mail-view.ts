/** Converts the stored message of a test to the view that the test's report shows. */

import type { ReportPlace } from '../../report/pages/report-page.ts'
import type { MailView } from '../../report/pages/report-view.ts'
import type { StoredTest } from '../storage/store.ts'
import type { StoredTestMessage } from '../storage/test-message.ts'

/** A stored message and the path of its preview. */
export interface KeptMail {
  readonly message: StoredTestMessage | null
  /** The path of the page with the message's HTML part. */
  readonly previewPath: string
}

type Shown = Omit<MailView, 'mailType'>

const nothing: Shown = {
  subject: null,
  from: null,
  preview: null,
  headers: null,
  text: null,
  source: null,
  htmlPath: null,
}

/**
 * Converts a message. Anyone with a link may read a report, so the view contains neither the test's ids nor the message
 * source, in which encoded ids could go undetected.
 */
export function toMailView(
  { message, previewPath }: KeptMail,
  test: Pick<StoredTest, 'trackingId' | 'trackingKey'>,
  place: ReportPlace,
): Shown {
  if (message === null) return nothing
  const { body, hasHtml } = message
  const shown = (text: string): string => (place === 'link' ? withoutIds(text, test) : text)
  const headers = message.headerFields.map(({ name, value }) => ({ name: shown(name), value: shown(value) }))
  const valueOf = (name: string): string | null =>
    headers.find((field) => field.name.toLowerCase() === name)?.value ?? null
  return {
    subject: valueOf('subject'),
    from: valueOf('from'),
    preview: mapText(body?.preview, shown),
    headers,
    text: mapText(body?.text, shown),
    source: place === 'link' ? null : (body?.source ?? null),
    htmlPath: hasHtml ? previewPath : null,
  }
}

function mapText(text: string | null | undefined, change: (text: string) => string): string | null {
  return text === null || text === undefined ? null : change(text)
}

/**
 * Removes the tracking key and the tracking id. Anyone who knows the tracking id could send mail to the test, even
 * after the link is revoked.
 */
export function withoutIds(
  text: string,
  { trackingId, trackingKey }: Pick<StoredTest, 'trackingId' | 'trackingKey'>,
): string {
  return text.replaceAll(trackingId, '[tracking id]').replaceAll(trackingKey, '[tracking key]')
}
