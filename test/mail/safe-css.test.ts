import { expect, it } from 'vitest'

import { safeCss } from '../../src/mail/safe-css.ts'

it.each([
  ['background: URL(http://x/a)', 'background: removed(http://x/a)'],
  ['background: u\\72l(http://x/a)', 'background: u72l(http://x/a)'],
  ['background: u\\rl(http://x/a)', 'background: removed(http://x/a)'],
  ['background: -webkit-image-set("http://x/a" 1x)', 'background: -webkit-removed("http://x/a" 1x)'],
  ['@import "http://x/a";', '@removed "http://x/a";'],
  ['@im\\port "http://x/a";', '@removed "http://x/a";'],
  ['@font-face { src: local(a) }', '@removed { src: local(a) }'],
  ['input[value^=a] { background: url(//x/a) }', 'input[value^=a] { background: removed(//x/a) }'],
  ['width: expression(alert(1))', 'width: removed(alert(1))'],
  ['</style><img src=x>', '/style>img src=x>'],
])('safeCss() turns %j into CSS that loads nothing', (css, safe) => {
  expect(safeCss(css)).toBe(safe)
})

it.each(['color: #333; font: 700 14px/1.4 Arial, sans-serif', '@media (max-width: 600px) { .a { width: 100% } }'])(
  'safeCss() keeps %j',
  (css) => {
    expect(safeCss(css)).toBe(css)
  },
)
