/** Explains syntax errors inside a Handlebars tag. */

import { quoteValue } from '../../foundation/errors/problem.ts'
import { shorten } from '../../foundation/errors/shorten.ts'

/** What is wrong, and the offset of the text that the user should look at. */
export interface Explanation {
  readonly offset: number
  readonly came: string
  readonly expected: string
  readonly todo?: string
}

/** A tag that the parser could not read to its end. */
export interface BrokenTag {
  readonly text: string
  /** The offset of the tag's opening braces. */
  readonly start: number
  /** The offset of the token that the parser did not accept. */
  readonly offset: number
  /** The parser's name for this token. */
  readonly token: string
  /** The parser's names for the tokens that it would have accepted. */
  readonly accepted: ReadonlySet<string>
}

const noOperators = 'Handlebars has no operators: compute the value in the data or in a helper'

/** Characters that authors write in tags, and what Handlebars has instead. */
const otherSyntax: readonly { readonly pattern: RegExp; readonly expected: string; readonly todo?: string }[] = [
  { pattern: /^\|(?!\|)/u, expected: 'a name or a value', todo: 'Handlebars has no filters: use a helper' },
  { pattern: /^![^=]/u, expected: 'a name or a value', todo: 'Handlebars has no "!": use {{#unless}}' },
  { pattern: /^[-+*/%=<>!&|?]/u, expected: 'a name or a value', todo: noOperators },
  { pattern: /^["'[]/u, expected: 'the same text with a closing quotation mark or bracket' },
  { pattern: /^[^"']*\[/u, expected: 'user.name for a property, or users.[0] for an entry of a list' },
  { pattern: /[,;]/u, expected: 'names and values separated by spaces' },
  { pattern: /[-+*/%<>!&?]/u, expected: 'a name or a value', todo: noOperators },
]

export function explainTag(tag: BrokenTag): Explanation {
  const { text, start, offset, token } = tag
  const braces = /^\{+/u.exec(text.slice(start, start + 4))?.[0].length ?? 2
  const close = '}'.repeat(braces)
  const written = tagText(text, start, braces)
  if (!written.includes('}}'))
    return { offset: start, came: quoteValue(written), expected: `${close} to close the tag` }
  if (token.startsWith('CLOSE') && token !== 'CLOSE_SEXPR' && token !== 'CLOSE_BLOCK_PARAMS') {
    if (!text.startsWith(close, offset) || text[offset + braces] === '}') {
      return { offset: start, came: quoteValue(written), expected: `${close} to close the tag` }
    }
    return explainClose(tag, written)
  }
  const sign = /^\{+~?\s*(?<sign>[#/^>&])/u.exec(written)?.groups?.['sign']
  if (sign !== undefined && start + written.indexOf(sign) === offset) {
    return { offset: start, came: quoteValue(written), expected: `{{${sign} at the start of the tag` }
  }
  if (token === 'CLOSE_SEXPR') return { offset, came: '")"', expected: 'an opening "(" before it' }
  return explainWord(tag)
}

/** Returns the tag up to its closing braces or, without them, up to the next tag or the end of the line. */
function tagText(text: string, start: number, braces: number): string {
  const rest = text.slice(start)
  const whole = /^\{+(?:(?!\{\{).)*?\}{2,}/su.exec(rest)?.[0]
  return whole ?? rest.slice(0, braces) + (/^(?:(?!\{\{).)*/u.exec(rest.slice(braces))?.[0] ?? '').trimEnd()
}

/** Explains a tag that ends too early. */
function explainClose({ text, start, offset, accepted }: BrokenTag, written: string): Explanation {
  const before = text.slice(start, offset).trimEnd()
  if (/^[{~#^/>&*\s]*$/u.test(before)) {
    return { offset: start, came: quoteValue(written), expected: 'a name in the tag, such as {{name}}' }
  }
  const last = shorten(before.split(/[\s{]/u).at(-1) ?? '')
  const came = quoteValue(written)
  if (accepted.size === 1 && accepted.has('EQUALS')) {
    const todo = 'write values without a name before values with a name'
    return { offset, came, expected: `"=" and a value after "${last}"`, todo }
  }
  if (!accepted.has('CLOSE') && accepted.has('CLOSE_SEXPR')) return { offset, came, expected: '")" before }}' }
  if (!accepted.has('CLOSE') && accepted.has('CLOSE_BLOCK_PARAMS')) return { offset, came, expected: '"|" before }}' }
  return { offset, came, expected: `a name or a value after "${last}"` }
}

/** Explains a word or character that cannot be where it is. */
function explainWord({ text, start, offset }: BrokenTag): Explanation {
  const end = text.indexOf('}}', offset)
  // The parser reads "==" as two tokens, and accepts the first one.
  const isSecond = offset > start && text[offset] === '=' && text[offset - 1] === '='
  const from = isSecond ? offset - 1 : offset
  const [word = ''] = /^["'[].*|^[-+*/%=<>!&|?]+(?=\s)|^\S+/su.exec(text.slice(from, end)) ?? []
  if (word === '') return { offset, came: quoteValue(text[offset]), expected: '}} to close the tag' }
  const other = otherSyntax.find(({ pattern }) => pattern.test(word))
  const found = other ?? { expected: 'a name or a value' }
  const todo = 'todo' in found && found.todo !== undefined ? { todo: found.todo } : {}
  return { offset: from, came: quoteValue(word), expected: found.expected, ...todo }
}
