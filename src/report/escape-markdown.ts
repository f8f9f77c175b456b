/** Escapes untrusted text for GitHub Markdown. */

import { plainText } from '../foundation/errors/plain-text.ts'
import { splitCode } from './split-code.ts'

/**
 * Characters that have a meaning in Markdown, HTML, tables or formulas. escapeMarkdown() replaces them with character
 * references, which never act as delimiters. Source: CommonMark 0.31 §2.5.
 */
const special = /[&<>|`*_[\]#~\\$!]/gu

/** Matches the start of a list, heading underline or horizontal rule at the beginning of a line. */
const lineStart = /^(?:[-+=:]|\d{1,9}[.)](?=\s|$))/u

/**
 * A zero-width joiner, which breaks up text that GitHub would link: mentions, issue numbers and URLs. Character
 * references would not prevent the links, because GitHub looks for such text in the rendered output.
 */
const joiner = '\u200D'
const found = /@|(?:&#35;|GH-)(?=\d)|:(?=\/\/)|www(?=\.)/giu

/**
 * Returns inline Markdown that shows `text` literally on one line, without markup, HTML, links, images, mentions or
 * issue references. The result is valid in a table cell, and adds only zero-width joiners to the displayed text.
 */
export function escapeMarkdown(text: string): string {
  return plainText(text)
    .replaceAll(special, (character) => `&#${character.codePointAt(0)};`)
    .replace(lineStart, (start) => start.replace(/[-+=:.)]$/u, (mark) => `&#${mark.codePointAt(0)};`))
    .replaceAll(found, (mark) => `${mark}${joiner}`)
}

/**
 * Returns a code span, valid in a table cell, for text that readers copy. Text that a code span cannot contain is
 * escaped instead.
 */
export function escapeMarkdownCode(text: string): string {
  const plain = plainText(text)
  return plain === '' || /[`|\\]/u.test(plain) ? escapeMarkdown(plain) : `\`${plain}\``
}

/** Escapes a sentence, and renders the DNS records in it as code. */
export function escapeMarkdownAndCode(text: string): string {
  const pieces = splitCode(plainText(text)).map((piece) => {
    if (piece.kind === 'code') return escapeMarkdownCode(piece.text)
    // Keep the spaces next to a DNS record, because escapeMarkdown() would remove them.
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(piece.text) ?? []
    return `${before}${escapeMarkdown(words)}${after}`
  })
  return pieces.join('')
}
