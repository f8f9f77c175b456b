import { expect, it } from 'vitest'

import { findConditionalFaults } from '../../../src/preflight/clients/mso-conditionals.ts'

function faultsIn(html: string): readonly string[] {
  return findConditionalFaults(html).map(({ kind, start, shown }) => `${kind} ${start} ${shown}`)
}

it.each([
  '<!--[if mso]>a<![endif]-->',
  '<!--[if (gte mso 9)|(IE)]>a<![endif]-->',
  '<!--[if !mso]><!-->a<!--<![endif]-->',
  '<!--[if !mso]><!-- -->a<!-- <![endif]-->',
  '<!--[if !mso]>-->a<!--<![endif]-->',
  '<![if !mso]>a<![endif]>',
  '<!--[if !mso]><!--><!--[if IE]>a<![endif]-->b<!-- c --><!--<![endif]-->',
  '<!-- note --><p>a</p>',
  '[endif] [if x]',
])('findConditionalFaults() accepts %s', (html) => {
  expect(faultsIn(html)).toEqual([])
})

it.each([
  ['<!--[if mso]>a', 'unclosed 0 [if mso]'],
  ['<!--[if mso]>a-->b', 'unclosed 0 [if mso]'],
  ['<!--[if mso]>a<!--[endif]-->', 'unclosed 0 [if mso]'],
  ['<!--[if !mso]><!-->a', 'unclosed 0 [if !mso]'],
  ['<!--[if !mso]><!-->a<![endif]-->', 'wrong-end 0 [if !mso]'],
  ['<!--[if mso]>a<![endif]>', 'wrong-end 0 [if mso]'],
  ['<!--[if mso]>a<![endif]></body></html>', 'wrong-end 0 [if mso]'],
  ['<!--[if mso]>a<![endif]>--><p>b</p>', 'wrong-end 0 [if mso]'],
  ['<!--[if mso]>a<![endif]><!-- note --><p>b</p>', 'wrong-end 0 [if mso]'],
  ['<!--[if mso]>a<![endif]><p>b</p>', 'unclosed 0 [if mso]'],
  ['<!--[if mso]>a<![endif]><img src="b.png"><!-- note -->', 'unclosed 0 [if mso]'],
  ['<!--[if mso]>a<!endif-->', 'wrong-end 0 [if mso]'],
  ['<!--[if !mso]><!-->a<!--<!endif-->', 'wrong-end 0 [if !mso]'],
  ['a<![endif]-->', 'stray-end 1 [endif]'],
])('findConditionalFaults(%s) returns %s', (html, fault) => {
  expect(faultsIn(html)).toEqual([fault])
})

it('findConditionalFaults() runs in linear time', () => {
  for (const part of [
    '<!--[if mso]>',
    '<!--',
    '<!-- <!',
    '[if',
    '<![endif]',
    '-->',
    '<!--[if ',
    '<!--[if mso]><![endif]>',
  ]) {
    expect(findConditionalFaults(`[endif]${part.repeat(50_000)}`).length).toBeLessThanOrEqual(100_000)
  }
}, 20_000)
