import { shorten } from '../../foundation/errors/shorten.ts'
import { replaceText } from '../fix/attribute-edits.ts'
import { attributeOf, closest, type HtmlDocument, type HtmlElement } from '../html/html-document.ts'
import type { Fault, Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'

export const invalidHtml: Rule = {
  id: 'invalid-html',
  group: 'clients',
  severity: 'warning',
  title: 'HTML that clients must repair',
  why: 'Each client repairs broken HTML in its own way, so the layout differs between clients.',
  source: 'Gmail asks for standards-compliant HTML (support.google.com/a/answer/81126); WHATWG HTML §13',
  fix: 'Close every tag in the right order',
  ignores:
    'The rule ignores optional end tags (li, p, td, tr), void elements, VML, and the content of Outlook conditionals.',
  bad: '<p>Hi</p>\n<table><tr><td>A</td></tr>\n<p>Sale</p>\n',
  good: {
    about: 'End tags that may be omitted',
    text: '<ul><li>A<li>B</ul><p>C<p>D<table><tr><td>E<td>F<tr><td>G</table>\n',
  },
  check(context) {
    const { html } = context
    if (html === null) return []
    return [
      ...nestingFaults(html, context),
      ...placeFaults(html, context),
      ...idFaults(html, context),
      ...quoteFaults(html, context),
    ]
  },
}

/** Elements that the layout depends on. */
const layoutElements = new Set('table tbody thead tfoot tr td th a div center'.split(' '))

function nestingFaults(html: HtmlDocument, { originAt }: RuleContext): readonly Fault[] {
  const isCutOff = endsInConditional(html)
  return html.nestingFaults
    .filter(({ kind }) => !(isCutOff && kind === 'unclosed'))
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ kind, name, start }): Fault | [] => {
      if (kind === 'stray' && name === 'p')
        return {
          at: originAt(start),
          message: 'A <p> contains a block element, which ends the paragraph',
          fix: 'Close the <p> before the block element',
          cause: 'block in p',
        }
      if (!layoutElements.has(name)) return []
      // A single missing tag makes several others wrong, so all faults are reported as one finding.
      const item = kind === 'stray' ? `</${name}> without a start tag` : `<${name}> without an end tag`
      return { at: originAt(start), message: 'Some tags are not closed or are closed in the wrong order', item }
    })
}

/** Returns whether the end tags are hidden by an unclosed conditional comment, which mso-conditional reports. */
function endsInConditional({ html, comments }: HtmlDocument): boolean {
  const last = comments.at(-1)
  if (last === undefined || last.end < html.length || html.trimEnd().endsWith('-->')) return false
  return /^<!--\s{0,20}\[if\b/iu.test(html.slice(last.start, last.start + 40))
}

const cellParents = new Set(['tr'])

function placeFaults({ elements }: HtmlDocument, { originAt }: RuleContext): readonly Fault[] {
  return elements.flatMap((element): Fault | [] => {
    const { name, parent, start } = element
    const isCell = name === 'td' || name === 'th'
    if (isCell && parent !== null && !cellParents.has(parent.name) && !parent.name.includes(':'))
      return { at: originAt(start), message: `<${name}> is outside a row`, fix: 'Put the cell into a <tr>' }
    if (name === 'a' && attributeOf(element, 'href') !== undefined && isInLink(element))
      return { at: originAt(start), message: 'A link is inside another link', fix: 'Close the outer link first' }
    return []
  })
}

function isInLink(element: HtmlElement): boolean {
  return (
    closest(element, ({ name, attributes }) => name === 'a' && attributes.some((one) => one.name === 'href')) !== null
  )
}

function idFaults({ elements }: HtmlDocument, { originAt }: RuleContext): readonly Fault[] {
  const seen = new Set<string>()
  return elements.flatMap((element): Fault | [] => {
    const id = attributeOf(element, 'id')
    if (id === undefined || id.value === '') return []
    if (!seen.has(id.value)) {
      seen.add(id.value)
      return []
    }
    return {
      at: originAt(id.nameStart),
      message: 'Several elements have the same id',
      fix: 'Use each id only once',
      item: shorten(id.value),
    }
  })
}

/** Matches an attribute's name, and everything before an unquoted value. */
const beforeUnquoted = /^[^\s=]+\s*=\s*$/u
const typographic = /^[“”„‟](?<text>[^“”„‟"]*)[“”„‟]$/u

function quoteFaults({ html, elements }: HtmlDocument, context: RuleContext): readonly Fault[] {
  return elements.flatMap(({ attributes }) =>
    attributes.flatMap(({ name, nameStart, valueStart, valueEnd }): Fault | [] => {
      const value = html.slice(valueStart, valueEnd)
      if (value === '' || !beforeUnquoted.test(html.slice(nameStart, valueStart))) return []
      const at = context.originAt(nameStart)
      if (/^[“”„‟]/u.test(value)) {
        const text = typographic.exec(value)?.groups?.['text']
        const edit = text === undefined ? {} : replaceText(valueStart, { before: value, after: `"${text}"` }, context)
        const fix = 'Use straight quotes: clients treat typographic quotes as part of the value'
        return { at, message: 'Attribute values are in typographic quotes', item: name, fix, ...edit }
      }
      const edit = value.includes('"') ? {} : replaceText(valueStart, { before: value, after: `"${value}"` }, context)
      const fix = 'Put the attribute value in quotes'
      return { at, severity: 'notice', message: 'Attribute values are not in quotes', item: name, fix, ...edit }
    }),
  )
}
