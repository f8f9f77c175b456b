/** Finds placeholders of which a delimiter is missing, as in `{{name}`, `{siteTitle}}` or `[[code]`. */

import type { Placeholder } from './placeholder.ts'

interface IncompleteForm {
  /** The pattern, whose `name` group matches the name. */
  readonly pattern: RegExp
  /** A string that every match contains. */
  readonly hint: string
  /** A delimiter that can belong to the match if nothing closes it shortly before the match. */
  readonly notBefore?: Delimiter
  /** The same for a delimiter that nothing opens shortly after the match. */
  readonly notAfter?: Delimiter
}

type Delimiter = '{' | '}' | '{%' | '%}' | '[' | '%>'

/** For each delimiter, the delimiter that forms a pair with it. */
const partners: Readonly<Record<Delimiter, string>> = {
  '{': '}',
  '}': '{',
  '{%': '%}',
  '%}': '{%',
  '[': ']',
  '%>': '<%',
}

const forms: readonly IncompleteForm[] = [
  { hint: '{{', pattern: /\{\{\{?\s{0,3}(?<name>[#/^>]?[\p{L}_@][^{}\n<>]{0,80})\}(?!\})/gu },
  { hint: '}}', pattern: /(?<!\{)\{\s{0,3}(?<name>[\p{L}_@][\p{L}\p{M}\w.@ |-]{0,60})\}\}/gu, notBefore: '{' },
  {
    hint: '{{',
    pattern: /\{\{\{?\s{0,3}(?<name>[\p{L}_@][\p{L}\p{M}\w.@]{1,60})(?![\p{L}\p{M}\w.@}])/gu,
    notAfter: '}',
  },
  { hint: '}}', pattern: /(?<![{\p{L}\p{M}\w.@])(?<name>[\p{L}_][\p{L}\p{M}\w.@]{1,60})\s{0,3}\}\}/gu, notBefore: '{' },
  { hint: '{ {', pattern: /\{ \{\s{0,3}(?<name>[\p{L}_][\p{L}\p{M}\w.@]{0,60})\s{0,3}\} ?\}/gu },
  {
    hint: '{%',
    pattern:
      /\{%-?\s{0,5}(?<name>(?:if|elsif|elif|else|endif|for|endfor|unless|endunless|case|when|set|assign|block|include|render|capture|raw)\b[^%{}\n]{0,100})(?!%)/gu,
    notAfter: '%}',
  },
  {
    hint: '%}',
    pattern: /(?<name>(?:if|elsif|else|endif|for|endfor|unless|assign)\b[^%{}\n]{0,80})-?%\}/gu,
    notBefore: '{%',
  },
  { hint: '${', pattern: /\$\{(?<name>[\p{L}_][\p{L}\p{M}\w.]{0,60})(?![\p{L}\p{M}\w.}])/gu, notAfter: '}' },
  { hint: '#{', pattern: /#\{(?<name>[\p{L}_@][\p{L}\p{M}\w.]{0,60})(?![\p{L}\p{M}\w.}])/gu, notAfter: '}' },
  {
    hint: '<%',
    pattern: /<%[=-]?\s{0,3}(?<name>[\p{L}_@][\p{L}\p{M}\w.@]{0,60})(?![\p{L}\p{M}\w.@%])/gu,
    notAfter: '%>',
  },
  { hint: '[[', pattern: /\[\[\s?(?<name>[\p{L}_][\p{L}\p{M}\w.:]{1,60})\s?\](?![\][(]|,\s?\[)/gu },
  { hint: ']]', pattern: /(?<![[\p{L}\p{M}\w])\[(?<name>[\p{L}_][\p{L}\p{M}\w.:]{1,60})\]\]/gu, notBefore: '[' },
  { hint: '%%', pattern: /%%(?<name>[A-Za-z_]\w{1,60})%(?![%\w])/gu },
  { hint: '%%', pattern: /(?<![%\w])%(?<name>[A-Za-z_]\w{1,60})%%/gu },
  { hint: '*|', pattern: /\*\|(?<name>[A-Z][A-Z0-9_:]{1,60})(?:\*(?!\|)|\|(?!\*)|(?=\s|$))/gu },
  {
    hint: '|*',
    pattern: /(?<![*\w])\|(?<name>[A-Z][A-Z0-9_:]{1,60})\|\*|(?<![|\w*])\*(?<field>[A-Z][A-Z0-9_:]{1,60})\|\*/gu,
  },
  { hint: '%7', pattern: /%7B%7B(?<name>[A-Za-z_][\w.]{0,60})%7D(?!%7D)/giu },
  { hint: '%7', pattern: /(?<!%7B)%7B(?<name>[A-Za-z_][\w.]{0,60})%7D%7D/giu },
]

/** How far to search for the other delimiter. */
const reach = 200

/** Returns the incomplete placeholders in `text`, which can overlap. */
export function findIncomplete(text: string): readonly Placeholder[] {
  return forms.flatMap(({ pattern, hint, notBefore, notAfter }) => {
    if (!text.includes(hint)) return []
    return [...text.matchAll(pattern)].flatMap(({ 0: written, groups, index }): readonly Placeholder[] => {
      const end = index + written.length
      const isClosed =
        (notBefore !== undefined && isOpenBefore(text, index, notBefore)) ||
        (notAfter !== undefined && isClosedAfter(text, end, notAfter))
      if (isClosed) return []
      return [{ written, name: (groups?.['name'] ?? groups?.['field'] ?? '').trim(), index, isIncomplete: true }]
    })
  })
}

/** Returns whether `opener` occurs shortly before `index` without its partner. */
function isOpenBefore(text: string, index: number, opener: Delimiter): boolean {
  const closer = partners[opener]
  let closedCount = 0
  for (let at = index - 1; at >= Math.max(0, index - reach); at -= 1) {
    if (text.startsWith(closer, at)) closedCount += 1
    else if (text.startsWith(opener, at)) {
      if (closedCount === 0) return true
      closedCount -= 1
    }
  }
  return false
}

/** Returns whether `closer` occurs shortly after `end` without its partner. */
function isClosedAfter(text: string, end: number, closer: Delimiter): boolean {
  const opener = partners[closer]
  let openCount = 0
  for (let at = end; at < Math.min(text.length, end + reach); at += 1) {
    if (text.startsWith(opener, at)) openCount += 1
    else if (text.startsWith(closer, at)) {
      if (openCount === 0) return true
      openCount -= 1
    }
  }
  return false
}
