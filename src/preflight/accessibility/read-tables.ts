/** Reads the structure of tables. */

import type { HtmlDocument, HtmlElement } from '../html/html-document.ts'

/** The structure of a table, excluding nested tables. */
export interface TableShape {
  readonly element: HtmlElement
  /** The nearest table that contains this table; null if there is none. */
  readonly outer: HtmlElement | null
  hasNestedTable: boolean
  /** Whether the table is a data table: it has a `<th>` or `<caption>` element or a `scope` attribute. */
  isData: boolean
  /** The largest number of cells in a row. */
  columns: number
}

/** Returns all tables in document order. */
export function readTables({ elements }: HtmlDocument): readonly TableShape[] {
  const tables = new Map<HtmlElement, TableShape>()
  const tableAround = new Map<HtmlElement, HtmlElement | null>()
  const cells = new Map<HtmlElement, number>()
  for (const element of elements) {
    const { parent, name } = element
    const around = parent === null ? null : (tableAround.get(parent) ?? null)
    const outer = parent?.name === 'table' ? parent : around
    tableAround.set(element, outer)
    const shape = outer === null ? undefined : tables.get(outer)
    if (name === 'table') {
      tables.set(element, { element, outer, hasNestedTable: false, isData: false, columns: 0 })
      if (shape !== undefined) shape.hasNestedTable = true
    }
    if (shape === undefined) continue
    if (name === 'th' || name === 'caption' || element.attributes.some((attribute) => attribute.name === 'scope'))
      shape.isData = true
    if (name === 'td' && parent !== null) {
      const count = (cells.get(parent) ?? 0) + 1
      cells.set(parent, count)
      shape.columns = Math.max(shape.columns, count)
    }
  }
  return [...tables.values()]
}
