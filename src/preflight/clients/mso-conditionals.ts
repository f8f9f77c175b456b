/** Finds faults in conditional comments for Outlook: nested comments, and missing, stray or wrong end markers. */

import { shorten } from '../../foundation/errors/shorten.ts'

/** A fault and its 0-based offset in the HTML. */
export interface ConditionalFault {
  readonly kind: 'unclosed' | 'nested' | 'stray-end' | 'wrong-end'
  readonly start: number
  /** The condition as the author wrote it, shortened. */
  readonly shown: string
}

type Form = 'hidden' | 'revealed'

interface Opener {
  readonly form: Form
  readonly start: number
  readonly shown: string
}

/**
 * Matches the parts of a conditional comment. `<!--[if mso]>` hides its content from other clients and ends with
 * `<![endif]-->`. `<!--[if !mso]><!-->` and `<![if !mso]>` show their content to other clients and end with
 * `<!--<![endif]-->` or `<![endif]>`.
 */
const token =
  /<!--\s{0,20}\[if\b([^\]\n]{0,200})\](?:(>\s{0,20}<!--\s{0,20}-{0,2}>|>\s{0,20}-->)|>)|<!\[if\b([^\]\n]{0,200})\]>|<!--\s{0,20}<!endif\]?\s{0,5}--\s{0,5}>|<!--\s{0,20}(?:-->)?\s{0,20}<!\[endif\]\s{0,20}--\s{0,5}>|<!\[endif\]\s{0,20}--\s{0,5}>|<!\[endif\]>|<!endif\]?\s{0,5}--\s{0,5}>|-->/giu

/** Returns the faults in document order. Runs in time linear in the length of the HTML. */
export function findConditionalFaults(html: string): readonly ConditionalFault[] {
  if (!/\[if\b|\[endif\]/iu.test(html)) return []
  const faults: ConditionalFault[] = []
  const open: Opener[] = []
  for (const match of html.matchAll(token)) {
    const [written, hidden, revealing, downlevel] = match
    const start = match.index
    const condition = hidden ?? downlevel
    if (condition !== undefined) {
      const form: Form = revealing !== undefined || downlevel !== undefined ? 'revealed' : 'hidden'
      const shown = shorten(`[if${condition}]`)
      const outer = open.at(-1)
      // A comment ends at the first "-->", so a hidden comment cannot contain another one.
      if (outer?.form === 'hidden') faults.push({ kind: 'nested', start, shown })
      open.push({ form, start, shown })
      continue
    }
    closeConditional(open, written, { start, faults, html })
  }
  for (const { start, shown } of open) faults.push({ kind: 'unclosed', start, shown })
  return faults.toSorted((one, other) => one.start - other.start)
}

function closeConditional(
  open: Opener[],
  written: string,
  { start, faults, html }: { readonly start: number; readonly faults: ConditionalFault[]; readonly html: string },
): void {
  const last = open.at(-1)
  if (written === '-->') {
    // The comment ended without an <![endif]-->.
    if (last?.form !== 'hidden') return
    open.pop()
    faults.push({ kind: 'unclosed', start: last.start, shown: last.shown })
    return
  }
  if (last === undefined) {
    faults.push({ kind: 'stray-end', start, shown: '[endif]' })
    return
  }
  open.pop()
  const isBroken = /<!endif/iu.test(written)
  const isRevealingEnd = written.startsWith('<!--') || written === '<![endif]>'
  // "<!--<![endif]-->" also ends a hidden comment, because the "<!--" inside the comment is plain text.
  const isOtherKind = last.form === 'revealed' ? !isRevealingEnd : written === '<![endif]>'
  if (!isBroken && !isOtherKind) return
  const isUnclosed = last.form === 'hidden' && !written.includes('--') && hidesText(html, start + written.length)
  faults.push({ kind: isUnclosed ? 'unclosed' : 'wrong-end', start: last.start, shown: last.shown })
}

/** Returns whether a comment that is still open at `start` hides text or images before the next comment. */
function hidesText(html: string, start: number): boolean {
  const length = html.slice(start).search(/<!--|-->/u)
  const hidden = html.slice(start, length === -1 ? undefined : start + length)
  return /<img\b/iu.test(hidden) || /[\p{L}\p{N}]/u.test(hidden.replaceAll(/<[^<>]*>/gu, ''))
}
