/** Explains syntax errors in Handlebars templates. The parser itself only lists the tokens that it would have accepted. */

import Handlebars from 'handlebars'

import { fieldOf, isObject } from '../../foundation/errors/json-object.ts'
import { type Problem, positionOf, problemAt, quoteValue } from '../../foundation/errors/problem.ts'
import { shorten } from '../../foundation/errors/shorten.ts'
import type { SourceText } from '../source-text.ts'
import { readBlockTags } from './handlebars-blocks.ts'
import { type BrokenTag, type Explanation, explainTag } from './handlebars-tag-error.ts'

/** Returns the problem for an error that `Handlebars.parse(source.text)` has just thrown. */
export function syntaxProblem(source: SourceText, error: unknown): Problem {
  const { offset, ...problem } = explain(source, error instanceof Error ? error.message : 'unknown error')
  const { line, column } = positionOf(source.text, offset)
  return problemAt(source.placeAt(line, column), { input: source.input, ...problem })
}

function explain(source: SourceText, message: string): Explanation {
  const { text } = source
  const [, list, token] = /Expecting (.*), got '(\w+)'$/su.exec(message) ?? []
  const offset = failureOffset()
  if (list === undefined || token === undefined) {
    if (message.startsWith('Lexical error')) return explainUnclosedText(text, offset)
    return explainWrongClose(source, offset) ?? explainOther(text, message, offset)
  }
  const start = openTagBefore(text, offset)
  if (start === null) return explainBlocks(text, { offset, token })
  const tag: BrokenTag = { text, start, offset, token, accepted: new Set(list.match(/\w+/gu)) }
  return explainTag(tag)
}

/** Returns the offset of the token that the parser did not accept. The error itself contains only the token's line. */
function failureOffset(): number {
  const parser = fieldOf(Handlebars, 'Parser')
  const lexer = isObject(parser) ? parser['lexer'] : undefined
  const [read, token] = [fieldOf(lexer, 'matched'), fieldOf(lexer, 'match')]
  return typeof read === 'string' && typeof token === 'string' ? read.length - token.length : 0
}

/** Returns the offset of the tag that contains `offset`; null for an offset between tags. */
function openTagBefore(text: string, offset: number): number | null {
  const before = text.slice(0, offset)
  const [{ index } = { index: -1 }] = [...before.matchAll(/\{{2,4}/gu)].slice(-1)
  return index === -1 || before.includes('}}', index) ? null : index
}

/** Explains a token between two tags, which is always a closing tag, an `else`, or the end of the text. */
function explainBlocks(text: string, { offset, token }: { offset: number; token: string }): Explanation {
  const { open } = readBlockTags(text.slice(0, offset))
  const block = open.at(-1)
  if (token === 'EOF' && block !== undefined) {
    const expected = `{{/${block.name}}} to close ${shorten(block.tag)}`
    return { offset: block.offset, came: 'the end of the text', expected }
  }
  const end = text.indexOf('}}', offset)
  const tag = text.slice(offset, end === -1 ? undefined : end + 2)
  const came = quoteValue(tag)
  if (token === 'OPEN_ENDBLOCK') {
    const name = tag.replaceAll(/[{}~/\s]/gu, '')
    return { offset, came, expected: `an opening tag {{#${name === '' ? 'if' : name} …}} before it` }
  }
  if (!token.includes('INVERSE')) return { offset, came, expected: 'valid Handlebars' }
  const expected =
    block === undefined ? 'a block around it, such as {{#if …}} … {{/if}}' : `one {{else}} in ${shorten(block.tag)}`
  return { offset, came, expected }
}

/** Explains a closing tag with another name than its block. The library reports it right after reading the tag. */
function explainWrongClose({ text, placeAt }: SourceText, offset: number): Explanation | null {
  const { wrongClose } = readBlockTags(text.slice(0, offset + '}}}}'.length))
  if (wrongClose === null) return null
  const { block, tag } = wrongClose
  const { line, column } = positionOf(text, block.offset)
  const expected = `{{/${block.name}}} to close ${shorten(block.tag)} on line ${placeAt(line, column)?.line ?? line}`
  return { offset: wrongClose.offset, came: quoteValue(tag), expected }
}

/** Explains a comment or a raw block that is not closed. */
function explainUnclosedText(text: string, offset: number): Explanation {
  const before = text.slice(0, offset)
  const start = before.lastIndexOf(before.endsWith('}}}}') ? '{{{{' : '{{')
  const name = /^\{{4}\s*(?<name>[^\s}]+)/u.exec(text.slice(start))?.groups?.['name']
  const expected = name === undefined ? '--}} to close the comment' : `{{{{/${name}}}}} to close the raw block`
  return { offset: start, came: 'the end of the text', expected }
}

/** Explains errors that the library finds in tags that it could read. */
function explainOther(text: string, message: string, offset: number): Explanation {
  const start = openTagBefore(text, offset) ?? offset
  const [words = ''] = message.split('\n')[0]?.split(/ - \d+:\d+$/u) ?? []
  const [, raw, closed] = /^(.+) doesn't match (.*)$/u.exec(words) ?? []
  if (raw !== undefined) {
    return { offset: start, came: quoteValue(`{{{{/${closed}}}}}`), expected: `{{{{/${raw}}}}} to close the raw block` }
  }
  const [, path] = /^Invalid path: (.*)$/u.exec(words) ?? []
  const expected = path === undefined ? 'valid Handlebars' : '"..", "." and "this" only at the beginning of a path'
  return { offset: start, came: path === undefined ? words : quoteValue(path), expected }
}
