/** Foreign text in Markdown as GitHub renders it: it shows as it is, and does nothing. */

import { plainText } from './plain-text.ts'
import { splitCode } from './split-code.ts'

/**
 * Characters that mean something in Markdown, HTML, tables or formulas. As character references they can never be
 * a delimiter, in a table cell or outside. Source: CommonMark 0.31 §2.5.
 */
const special = /[&<>|`*_[\]#~\\$!]/gu

/** What makes a line a list, a heading's underline or a rule when it stands first. */
const lineStart = /^(?:[-+=:]|\d{1,9}[.)](?=\s|$))/u

/** GitHub looks for mentions, issue numbers and addresses in the rendered text, so references do not stop it. */
const joiner = '\u200D'
const found = /@|(?:&#35;|GH-)(?=\d)|:(?=\/\/)|www(?=\.)/giu

/**
 * One line of inline Markdown, also right in a table cell, in which `text` stands literally: no markup, no HTML, no
 * link, no image, no mention, no issue reference. A zero-width joiner is all that is added to what a reader sees.
 */
export function escapeMarkdown(text: string): string {
  return plainText(text)
    .replaceAll(special, (character) => `&#${character.codePointAt(0)};`)
    .replace(lineStart, (start) => start.replace(/[-+=:.)]$/u, (mark) => `&#${mark.codePointAt(0)};`))
    .replaceAll(found, (mark) => `${mark}${joiner}`)
}

/**
 * A code span, also right in a table cell: for addresses and paths, which a reader may want to copy. Text that a
 * code span cannot hold in every place is escaped instead.
 */
export function escapeMarkdownCode(text: string): string {
  const plain = plainText(text)
  return plain === '' || /[`|\\]/u.test(plain) ? escapeMarkdown(plain) : `\`${plain}\``
}

/** A sentence in Markdown, the DNS records in it as code spans. */
export function escapeMarkdownAndCode(text: string): string {
  const pieces = splitCode(plainText(text)).map((piece) => {
    if (piece.kind === 'code') return escapeMarkdownCode(piece.text)
    // Escaping trims, and the spaces beside a record must stay.
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(piece.text) ?? []
    return `${before}${escapeMarkdown(words)}${after}`
  })
  return pieces.join('')
}
