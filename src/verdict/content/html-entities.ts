/** Character references of HTML → the characters they stand for, by the complete table of the HTML standard. */

import { decodeHTML, decodeHTMLAttribute } from 'entities/lib/decode.js'

/** Text between tags; references that browsers accept without a semicolon are resolved too. */
export function decodeEntities(text: string): string {
  return text.includes('&') ? decodeHTML(text) : text
}

/** The value of an attribute: `?a=1&copy=2` in an address keeps its `&copy`, as in browsers. */
export function decodeAttribute(value: string): string {
  return value.includes('&') ? decodeHTMLAttribute(value) : value
}
