/** HTML components that several sections of a report share. */

import { plainText } from '../../foundation/errors/plain-text.ts'
import { shortenAroundCode, splitCode } from '../split-code.ts'
import { html, type Markup } from './markup.ts'

const longestText = 500

/** The level of section headings: 2 on a page about one test, 3 on a page about several tests. */
export type Level = 2 | 3

/** Renders a section with its heading; returns `null` if the section has no content. */
export function section(level: Level, title: string, content: unknown): Markup | null {
  if (content === null) return null
  const heading = level === 2 ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`
  return html`<section>
${heading}
${content}</section>
`
}

/** Renders an explanation that the reader can expand. */
export function explain(question: string, answer: string): Markup {
  return html`<details class="explain"><summary>${question}</summary><p>${answer}</p></details>
`
}

/** Renders content that the reader can expand. */
export function folded(title: string, content: unknown): Markup {
  return html`<details><summary>${title}</summary>
${content}</details>
`
}

/** Renders untrusted text. DNS records in the text are shown as code and never shortened. */
export function withCode(text: string): readonly (string | Markup)[] {
  return splitCode(shortenAroundCode(plainText(text), longestText)).map((piece) =>
    piece.kind === 'code' ? html`<code>${piece.text}</code>` : piece.text,
  )
}

/** Renders a duration such as `350 ms`, `12 s` or `1 min 5 s`. */
export function duration(durationMs: number): string {
  if (durationMs < 1000) return `${Math.round(durationMs)} ms`
  const seconds = Math.round(durationMs / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
