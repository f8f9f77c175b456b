/** The section that shows the tested message. */

import { plainText } from '../../foundation/errors/plain-text.ts'
import { shorten } from '../../foundation/errors/shorten.ts'
import { foreign, html, type Markup } from './markup.ts'
import { folded, type Level, section } from './report-components.ts'
import type { HeaderLine, MailView, ReportView } from './report-view.ts'

const longestText = 20_000
const longestHeader = 2000
const maxHeaders = 100

/**
 * Renders the subject, the sender and the preview text; readers can expand the rest of the message. Returns `null` if
 * nothing is known about the message.
 */
export function mailSection({ mail }: Pick<ReportView, 'mail'>, level: Level): Markup | null {
  const facts = [
    ['Subject', mail.subject],
    ['From', mail.from],
    ['Preview text', mail.preview],
    ['Kind', mail.mailType],
  ].flatMap(([title, text]) =>
    text === null || text === '' ? [] : [html`<dt>${title}</dt><dd>${foreign(text ?? '')}</dd>`],
  )
  if (facts.length === 0) return null
  return section(
    level,
    'The message',
    html`<dl class="mail">${facts}</dl>
${htmlPart(mail)}${textPart('Text part', mail.text)}${headerPart(mail)}${textPart('Source', mail.source)}`,
  )
}

/**
 * Renders a frame with the HTML part. The page in the frame has its own origin, and cannot run scripts or submit forms.
 */
function htmlPart({ htmlPath }: MailView): Markup | null {
  if (htmlPath === null) return null
  return folded(
    'Message preview',
    html`<iframe sandbox loading="lazy" src="${htmlPath}" title="Message preview"></iframe>
<p class="soft">Links are disabled, and images from other servers are not loaded. <a href="${htmlPath}?images=1" rel="noreferrer">Open the message with images</a>: your browser then requests them from the sender’s servers, which learn that someone opened the message.</p>
`,
  )
}

function textPart(title: string, text: string | null): Markup | null {
  if (text === null || text.trim() === '') return null
  const lines = text.split(/\r?\n/u).map(plainText).join('\n')
  return folded(
    title,
    html`<pre tabindex="0">${shorten(lines, longestText)}</pre>
${lines.length > longestText ? html`<p class="soft">Only the beginning is shown.</p>` : null}`,
  )
}

function headerPart({ headers }: MailView): Markup | null {
  if (headers === null || headers.length === 0) return null
  return folded('Header', headerBlock(headers))
}

/** Renders header fields in the order received. */
export function headerBlock(headers: readonly HeaderLine[]): Markup {
  const lines = headers
    .slice(0, maxHeaders)
    .map(({ name, value }) => shorten(`${plainText(name)}: ${plainText(value)}`, longestHeader))
  return html`<pre tabindex="0" class="wrap">${lines.join('\n')}</pre>
`
}
