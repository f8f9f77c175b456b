/** A page that says one thing: what is wrong, for people. */

import { escapeHtml } from '../../report/escape-html.ts'
import { type HtmlPage, htmlPage } from './html-page.ts'
import { pageStyle } from './page-style.ts'

const style = `${pageStyle}
main { max-width: 40rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { font-size: 1.4rem; }
`

/** The page of a title and a sentence; both are text. */
export function messagePage(title: string, sentence: string): HtmlPage {
  const body = `<main>\n<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(sentence)}</p>\n</main>`
  return htmlPage({ title: `${title} · presend`, style, body, audience: 'link-holders', refreshSeconds: null })
}
