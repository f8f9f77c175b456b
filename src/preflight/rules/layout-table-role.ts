import { readTables, type TableShape } from '../accessibility/read-tables.ts'
import { insertAttribute } from '../fix/attribute-edits.ts'
import { attributeValue } from '../html/html-document.ts'
import type { Fault, Rule } from '../rule.ts'

export const layoutTableRole: Rule = {
  id: 'layout-table-role',
  group: 'accessibility',
  severity: 'notice',
  title: 'Layout table without role="presentation"',
  why: 'Screen readers announce the rows and columns of every table that is not marked as a layout table.',
  source: 'WCAG 2.2, 1.3.1 Info and Relationships; WAI-ARIA, role presentation',
  fix: 'Add role="presentation" to layout tables',
  ignores:
    'The rule ignores tables with th, caption or scope, tables with several columns of data, and tables in Outlook conditionals.',
  bad: '<p>Hello</p>\n<table width="100%" cellpadding="0"><tr><td>\n<table width="600"><tr><td>Hello</td></tr></table>\n</td></tr></table>\n',
  good: {
    about: 'A data table with headings',
    text: '<table width="100%"><caption>Your order</caption><tr><th>Item</th><th>Price</th></tr><tr><td>Frame</td><td>£640</td></tr></table>\n',
  },
  check(context) {
    const { html, originAt } = context
    if (html === null) return []
    return readTables(html)
      .filter(isUnmarkedLayout)
      .map(({ element, hasNestedTable }): Fault => {
        const fault = { at: originAt(element.start), message: 'The layout table has no role="presentation"' }
        // A table without nested tables may be a data table.
        const { edit } = hasNestedTable ? insertAttribute(element, 'role="presentation"', context) : {}
        return edit === undefined ? fault : { at: fault.at, message: fault.message, edit }
      })
  },
}

const dataColumns = 3

function isUnmarkedLayout({ element, outer, hasNestedTable, isData, columns }: TableShape): boolean {
  if (isData || attributeValue(element, 'role') !== null) return false
  if (hasNestedTable) return true
  if (columns >= dataColumns) return false
  const isFrame = ['cellpadding', 'cellspacing', 'align'].some((name) => attributeValue(element, name) !== null)
  return columns <= 1 || outer !== null || isFrame || attributeValue(element, 'width') === '100%'
}
