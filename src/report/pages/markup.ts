/** HTML templates that escape every value: hono's `html`, without asynchronous values. */

import { html as honoHtml } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { plainText } from '../../foundation/errors/plain-text.ts'
import { shorten } from '../../foundation/errors/shorten.ts'

/**
 * Escaped HTML. Only `html` and hono's `raw` can create a value of this type, so a plain string cannot be passed as
 * markup by mistake.
 */
export type Markup = HtmlEscapedString

/**
 * Renders a template. Strings are escaped, including strings in arrays. Markup is inserted unchanged, and `null` is
 * rendered as an empty string.
 */
export function html(strings: TemplateStringsArray, ...values: readonly unknown[]): Markup {
  const markup = honoHtml(strings, ...values)
  if (markup instanceof Promise) throw new TypeError('html: expected values that are not promises, got a promise')
  return markup
}

/**
 * Cleans untrusted text: puts it on one line, removes control and invisible characters, and shortens it to `maxLength`
 * characters. The result must still be escaped.
 */
export function foreign(text: string, maxLength: number = 500): string {
  return shorten(plainText(text), maxLength)
}
