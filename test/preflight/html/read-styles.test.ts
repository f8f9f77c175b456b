import { expect, it } from 'vitest'

import { readDeclarations, readSheets } from '../../../src/preflight/html/read-styles.ts'
import { htmlContext } from '../../support/html-context.ts'

it('readDeclarations() returns selectors, conditions and positions', () => {
  const { document, whole } = htmlContext(
    '<style>\n.a{color:red}\n@media print{p{top:0}}\n</style><p\n style="left:0; right:1px">x</p>',
  )
  const all = readDeclarations(document, readSheets(document, whole), whole)
  expect(
    all.map(({ property, selectors, conditions, element, at }) => [
      property,
      selectors,
      conditions,
      element?.name,
      at.place.line,
    ]),
  ).toEqual([
    ['color', ['.a'], [], undefined, 2],
    ['top', ['p'], ['@media print'], undefined, 3],
    ['left', [], [], 'p', 5],
    ['right', [], [], 'p', 5],
  ])
  expect(all.at(-1)?.at.place.column).toBe(17)
})
