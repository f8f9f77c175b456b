import type { Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'

/** The size of the HTML part, in bytes, above which Gmail clips a message. */
const clipBytes = 102 * 1024
const warnBytes = 90 * 1024

export const htmlClip: Rule = {
  id: 'html-clip',
  group: 'size',
  severity: 'error',
  title: 'HTML that Gmail clips',
  why: 'Gmail shows only the first 102 KB of the HTML. The rest of the HTML, often including the unsubscribe link and the tracking pixel, is hidden behind "View entire message".',
  source: 'github.com/hteumeuleu/email-bugs issue 41',
  fix: 'Shorten lists, tables and inline CSS, remove comments and white space, or link to the rest on a web page',
  ignores: 'The rule does not count linked images, attachments or the text part.',
  options: {
    margin: {
      default: 0,
      description: 'The number of bytes to reserve for content that your provider adds, such as tracking links',
    },
  },
  bad: {
    file: 'stock.liquid',
    text: '<p>Stock</p>\n{% for n in (1..1400) %}\n<p style="margin:0;font-family:Arial,sans-serif;color:#222222">Wheel number {{ n }}</p>\n{% endfor %}\n',
  },
  good: { about: 'HTML just below the size at which the rule warns', text: `<p>${'a'.repeat(92_100)}</p>\n` },
  check(context) {
    const { htmlText, option, message } = context
    if (htmlText === null) return null
    const margin = option('html-clip', 'margin', 0)
    // For MJML templates, the HTML to send is longer than the HTML that preflight checks.
    const byteCount = Math.max(Buffer.byteLength(htmlText.text), Buffer.byteLength(message.html ?? ''))
    if (byteCount + margin < warnBytes) return null
    const isClipped = byteCount + margin >= clipBytes
    const limit = (isClipped ? clipBytes : warnBytes) - margin
    const at = htmlText.originAt(offsetOfByte(htmlText.text, Math.max(limit, 0)))
    const reserved = margin === 0 ? '' : ` and a margin of ${kilobytes(margin)}`
    const size = `The message has ${kilobytes(byteCount)} of HTML${reserved}`
    return {
      at,
      message: isClipped ? `${size} (limit: 102 KB), so Gmail clips it` : `${size}; Gmail clips messages at 102 KB`,
      severity: isClipped ? 'error' : 'warning',
      detail: [`largest parts: ${biggestParts(context)}`],
    }
  },
}

/** Returns the character offset that corresponds to a byte offset in UTF-8. */
function offsetOfByte(text: string, byte: number): number {
  return Buffer.from(text).subarray(0, byte).toString('utf8').length
}

function kilobytes(byteCount: number): string {
  return `${(byteCount / 1024).toFixed(1)} KB`
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}

function biggestParts({ html, declarations, sheets, links, htmlText }: RuleContext): string {
  const text = htmlText?.text ?? ''
  const parts: readonly (readonly [string, number])[] = [
    [
      'inline CSS',
      sum(declarations.filter(({ element }) => element !== null).map(({ start, end }) => end - start + 1)),
    ],
    ['style sheets', sum(sheets.map(({ css }) => css.text.length))],
    ['comments and Outlook conditionals', sum((html?.comments ?? []).map(({ start, end }) => end - start))],
    ['URLs', sum(links.map(({ url }) => url.text.length))],
    ['white space', text.length - text.replaceAll(/\s{2,}/gu, ' ').length],
  ]
  return parts
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, 3)
    .map(([name, size]) => `${name} ${kilobytes(size)}`)
    .join(', ')
}
