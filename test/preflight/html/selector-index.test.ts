import { expect, it } from 'vitest'

import { parseStyleSheet } from '../../../src/foundation/mail/parse-css.ts'
import { parseHtml } from '../../../src/preflight/html/parse-html.ts'
import { openSelectorIndex } from '../../../src/preflight/html/selector-index.ts'

const html = '<div id="top" class="a b"><p class="c"><span>x</span></p></div>'

it.each([
  ['span', true],
  ['*', true],
  ['div span', true],
  ['div > span', false],
  ['p > span', true],
  ['.a .c span', true],
  ['.a.b > .c > span', true],
  ['#top span', true],
  ['#other span', false],
  ['.c.d span', false],
  ['span:hover', false],
  ['[class] span', false],
])('openSelectorIndex() matches %s: %s', (selector, isMatch) => {
  const index = openSelectorIndex(parseStyleSheet(`${selector}{color:red}`).rules)
  const span = parseHtml(html).elements.find(({ name }) => name === 'span')
  expect(span === undefined ? [] : index.match(span)).toHaveLength(isMatch ? 1 : 0)
})

it('openSelectorIndex() sorts rules by specificity, then by position', () => {
  const index = openSelectorIndex(parseStyleSheet('#top{x:1}.a{x:2}div{x:3}.b{x:4}').rules)
  const [div] = parseHtml(html).elements
  expect((div === undefined ? [] : index.match(div)).map(({ value }) => value)).toEqual(['3', '2', '4', '1'])
})
