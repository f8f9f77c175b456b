import type { Rule } from '../rule.ts'

const maxBytes = 16_384
const noticeBytes = 14_000

export const styleSize: Rule = {
  id: 'style-size',
  group: 'size',
  severity: 'warning',
  title: 'Style sheets that Gmail drops',
  why: 'When the total size of the <style> elements exceeds 16 KB, Gmail ignores the element that exceeds it and all later ones.',
  source: 'github.com/hteumeuleu/email-bugs issue 90; caniemail.com, html-style',
  fix: 'Remove unused rules, and put media queries into the first <style> element',
  ignores: 'The rule ignores inline styles, and CSS in Outlook conditionals.',
  bad: `<style>a{color:red}</style>\n<style>\n${'.c100{color:#112233}\n'.repeat(900)}</style>\n<p>x</p>\n`,
  good: { about: 'Inline styles', text: `<p style="${'color:#112233;'.repeat(1500)}">x</p>\n` },
  check({ sheets, originAt }) {
    let byteCount = 0
    let crossing: number | null = null
    for (const { element, css } of sheets) {
      byteCount += Buffer.byteLength(css.text)
      if (byteCount > noticeBytes) crossing ??= element.start
      if (byteCount > maxBytes) {
        const at = originAt(element.start)
        return {
          at,
          message: `The style sheets exceed ${maxBytes} bytes (total: ${totalBytes(sheets)}); Gmail ignores this style sheet and all later ones`,
        }
      }
    }
    if (crossing === null) return null
    const message = `The style sheets have a total size of ${byteCount} bytes; Gmail ignores style sheets beyond ${maxBytes} bytes`
    return { at: originAt(crossing), message, severity: 'notice' }
  },
}

function totalBytes(sheets: readonly { readonly css: { readonly text: string } }[]): number {
  return sheets.reduce((sum, { css }) => sum + Buffer.byteLength(css.text), 0)
}
