import type { CssFault } from '../../foundation/mail/parse-css.ts'
import type { Fault, Rule } from '../rule.ts'
import type { StyleSheet } from '../rule-context.ts'

export const styleDropped: Rule = {
  id: 'style-dropped',
  group: 'clients',
  severity: 'warning',
  title: 'Style sheet that Gmail drops',
  why: 'If Gmail cannot parse one part of a <style> element, it drops the whole element.',
  source: 'github.com/hteumeuleu/caniemail/issues/144; github.com/hteumeuleu/email-bugs',
  fix: 'Correct the CSS, and put nested at-rules into a separate <style> element',
  ignores: 'The rule ignores a <style> element that contains nothing but the nested at-rule.',
  bad: '<html lang="en"><head><style>\n.a{color:red}\n@media screen {\n@font-face{font-family:X;src:url(x)}\n}\n</style></head><body><p class="a">Sale</p></body></html>\n',
  good: {
    about: 'A style sheet that contains only a nested at-rule',
    text: '<html lang="en"><head><style>\n@media screen{@font-face{font-family:X;src:url(x)}}\n</style></head><body><p class="a">Sale</p></body></html>\n',
  },
  check({ sheets }) {
    return sheets.flatMap((sheet) => [...syntaxFaults(sheet), ...markupFaults(sheet), ...nestingFaults(sheet)])
  },
}

const messages: Readonly<Record<CssFault['kind'], string>> = {
  'unclosed-block': 'A block in the style sheet is not closed',
  'stray-brace': 'The style sheet has an extra closing brace',
  'unclosed-comment': 'A comment in the style sheet is not closed',
  'unclosed-string': 'A string in the style sheet is not closed',
}

/** Returns only the first fault, which usually causes the others. */
function syntaxFaults({ sheet, css }: StyleSheet): readonly Fault[] {
  const [first] = sheet.faults.toSorted((one, other) => one.start - other.start)
  return first === undefined ? [] : [{ at: css.originAt(first.start), message: messages[first.kind] }]
}

function markupFaults({ css }: StyleSheet): readonly Fault[] {
  const open = css.text.indexOf('<!--')
  const close = css.text.indexOf('-->')
  if ((open === -1) === (close === -1)) return []
  return [{ at: css.originAt(Math.max(open, close)), message: 'The style sheet contains only one of <!-- and -->' }]
}

/** Returns the nested at-rules. Clients that do not support nesting also ignore the rules around a nested at-rule. */
function nestingFaults({ sheet, css }: StyleSheet): readonly Fault[] {
  if (sheet.rules.length === 0) return []
  return sheet.atRules
    .filter(({ conditions }) => conditions.length > 0)
    .map(({ name, start }) => ({
      at: css.originAt(start),
      message: 'Gmail drops a <style> element with nested at-rules',
      item: name,
    }))
}
