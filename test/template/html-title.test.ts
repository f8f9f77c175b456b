import { expect, test } from 'vitest'

import { titleOf } from '../../src/template/html-title.ts'

test.each([
  ['<head><title>Your order</title>', 'Your order'],
  ['<TITLE lang="en">\n Zo&euml; &amp;\n you </TITLE>', 'Zoë & you'],
  ['<title>1 < 2 <b></title>', '1 < 2 <b>'],
  ['<title></title><title>second</title>', null],
  ['<title>never closed', null],
  ['<titlebar>x</titlebar>', null],
  ['', null],
])('titleOf(%j) is %j', (html, title) => {
  expect(titleOf(html)).toBe(title)
})
