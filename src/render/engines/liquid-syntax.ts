/** Explains syntax that Liquid does not have, and finds syntax that the library ignores. */

import { type Liquid, type Token, Tokenizer, type TopLevelToken, TypeGuards } from 'liquidjs'

/** What authors write, and what Liquid has instead. */
const otherSyntax: readonly { readonly pattern: RegExp; readonly todo: string }[] = [
  { pattern: /&&/u, todo: 'write "and" instead of "&&"' },
  { pattern: /\|\|/u, todo: 'write "or" instead of "||"' },
  { pattern: /!(?!=)/u, todo: 'Liquid has no "!": write "not", use {% unless %}, or compare with == false' },
  { pattern: /(?<![=!<>])=(?!=)/u, todo: 'write "==" to compare two values' },
  { pattern: /\?/u, todo: 'Liquid has no "?": use {% if %}' },
  { pattern: /\(/u, todo: 'conditions have no parentheses: use nested {% if %} tags' },
]

export interface OtherSyntax {
  /** The characters as written. */
  readonly written: string
  readonly todo: string
}

/** Finds an operator of another language in the expression or tag around a position; null if there is none. */
export function otherSyntaxAt(text: string, offset: number): OtherSyntax | null {
  const start = Math.max(text.lastIndexOf('{{', offset), text.lastIndexOf('{%', offset))
  if (start === -1) return null
  const stop = text.slice(start).search(/[%}]\}/u)
  const whole = text.slice(start + 2, stop === -1 ? undefined : start + stop)
  // In a `liquid` tag, look only at the line. An assignment contains "=".
  const line = /^-?\s*liquid\b/u.test(whole)
    ? (text.slice(0, offset).split('\n').at(-1) ?? '') + (text.slice(offset).split('\n', 1)[0] ?? '')
    : whole
  const code = line.replaceAll(/"[^"]*"|'[^']*'/gu, '""').replace(/^-?\s*assign\s+[\w.-]+\s*=/u, '')
  for (const { pattern, todo } of otherSyntax) {
    const [written] = pattern.exec(code) ?? []
    if (written !== undefined) return { written, todo }
  }
  return null
}

/** Text that the library ignores, such as `name` in `{{ user name }}`. */
export interface IgnoredText {
  readonly text: string
  readonly offset: number
}

const conditions: ReadonlySet<string> = new Set(['if', 'elsif', 'unless'])

/** Finds text that the library ignores after the value of an output or condition. */
export function ignoredTexts(text: string, liquid: Liquid): readonly IgnoredText[] {
  let isComment = false
  return new Tokenizer(text, liquid.options.operators).readTopLevelTokens(liquid.options).flatMap((token) => {
    if (TypeGuards.isTagToken(token) && /^(?:end)?comment$/u.test(token.name)) isComment = token.name === 'comment'
    return isComment ? [] : ignoredIn(token, liquid)
  })
}

function ignoredIn(token: TopLevelToken, { options }: Liquid): readonly IgnoredText[] {
  const isCondition = TypeGuards.isTagToken(token) && conditions.has(token.name)
  if (!isCondition && !TypeGuards.isOutputToken(token)) return []
  const [, end] = token.contentRange
  const start = isCondition ? token.tokenizer.p : token.contentRange[0]
  const tokenizer = new Tokenizer(token.input, options.operators, undefined, [start, end])
  try {
    const second = secondValue(new Tokenizer(token.input, options.operators, undefined, [start, end]))
    if (second !== null) return [{ text: second.getText(), offset: second.begin }]
    tokenizer.readFilteredValue()
  } catch {
    // The library reports this error itself.
    return []
  }
  const rest = token.input.slice(tokenizer.p, end)
  if (rest.trim() === '') return []
  return [{ text: rest.trim(), offset: tokenizer.p + rest.length - rest.trimStart().length }]
}

/** Returns a value that follows another value without an operator; null if there is none. */
function secondValue(tokenizer: Tokenizer): Token | null {
  let isAfterValue = false
  for (const token of tokenizer.readExpressionTokens()) {
    const isValue = !TypeGuards.isOperatorToken(token)
    if (isValue && isAfterValue) return token
    isAfterValue = isValue
  }
  return null
}
