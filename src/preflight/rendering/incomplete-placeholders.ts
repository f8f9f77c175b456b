/** Finds placeholders of which a delimiter is missing, as in `{{name}`, `{siteTitle}}` or `[[code]`. */

import type { Placeholder } from './placeholder.ts'

interface IncompleteForm {
  /** The pattern, whose `name` group matches the name. */
  readonly pattern: RegExp
  /** A string that every match contains. */
  readonly hint: string
  /** Text that must not occur shortly before the match, because it can be the missing delimiter. */
  readonly notBefore?: string
  /** The same for text after the match. */
  readonly notAfter?: string
}

const forms: readonly IncompleteForm[] = [
  { hint: '{{', pattern: /\{\{\{?\s{0,3}(?<name>[#/^>]?[A-Za-z_@][^{}\n<>]{0,80})\}(?!\})/gu },
  { hint: '}}', pattern: /(?<!\{)\{\s{0,3}(?<name>[A-Za-z_@][\w.@ |-]{0,60})\}\}/gu, notBefore: '{' },
  { hint: '{{', pattern: /\{\{\{?\s{0,3}(?<name>[A-Za-z_@][\w.@]{1,60})(?![\w.@}])/gu, notAfter: '}' },
  { hint: '}}', pattern: /(?<![{\w.@])(?<name>[A-Za-z_][\w.@]{1,60})\s{0,3}\}\}/gu, notBefore: '{' },
  { hint: '{ {', pattern: /\{ \{\s{0,3}(?<name>[A-Za-z_][\w.@]{0,60})\s{0,3}\} ?\}/gu },
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
  { hint: '${', pattern: /\$\{(?<name>[A-Za-z_][\w.]{0,60})(?![\w.}])/gu, notAfter: '}' },
  { hint: '[[', pattern: /\[\[\s?(?<name>[A-Za-z_][\w.:]{1,60})\s?\](?![\][(]|,\s?\[)/gu },
  { hint: ']]', pattern: /(?<![[\w])\[(?<name>[A-Za-z_][\w.:]{1,60})\]\]/gu, notBefore: '[' },
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
        (notBefore !== undefined && text.slice(Math.max(0, index - reach), index).includes(notBefore)) ||
        (notAfter !== undefined && text.slice(end, end + reach).includes(notAfter))
      if (isClosed) return []
      return [{ written, name: (groups?.['name'] ?? groups?.['field'] ?? '').trim(), index, isIncomplete: true }]
    })
  })
}
