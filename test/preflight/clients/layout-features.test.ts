import { expect, it } from 'vitest'

import { findLayoutFeatures } from '../../../src/preflight/clients/layout-features.ts'
import { preflightContext } from '../../support/preflight.ts'

async function shownIn(text: string): Promise<readonly string[]> {
  const context = await preflightContext({ file: 'a.html', text })
  return findLayoutFeatures(context).map(({ shown, slug }) => `${slug}: ${shown}`)
}

it.each([
  ['<div style="display:INLINE-FLEX"><p></p><p></p></div>', ['css-display-flex: display: inline-flex']],
  ['<div style="display:flex"><p></p></div>', []],
  ['<div style="display:flex;display:none"><p></p><p></p></div>', []],
  ['<div style="position:fixed">A</div>', ['css-position: position: fixed']],
  ['<div style="position:static">A</div>', []],
  ['<div><p style="float:left">A</p></div>', []],
  ['<div><img style="float:left"><img style="float:left"></div>', []],
  ['<div style="background:#fff url(x)">A</div>', []],
  ['<div style="background:white url(x) no-repeat">A</div>', []],
  [
    '<div style="background:url(x) no-repeat center">A</div>',
    ['css-background-image: a background image without a color'],
  ],
  [
    '<div style="background:linear-gradient(red,blue)">A</div>',
    ['css-linear-gradient: a background image without a color'],
  ],
  ['<td bgcolor="#fff" style="background-image:url(x)">A</td>', []],
  ['<div style="background-image:url(x)"></div>', []],
  ['<p style="--x:var(--y)">A</p>', []],
  ['<p style="color:red;color:var(--y)">A</p>', []],
  ['<p style="color:var(--x);color:var(--y)">A</p>', ['css-variables: var()', 'css-variables: var()']],
  ['<p style="height:calc(1px + 1px)">A</p>', []],
  ['<p style="width:50%;width:calc(1px + 1px)">A</p>', []],
  ['<td width="5" style="width:calc(1px + 1px)">A</td>', []],
  ['<img height="5" style="object-fit:fill">', []],
  ['<img style="object-fit:cover;height:5px">', ['css-object-fit: object-fit']],
  [
    '<style>.a{display:flex}.b{display:grid}</style><div class="a"><p></p><p></p></div>',
    ['css-display-flex: display: flex'],
  ],
])('findLayoutFeatures(%j) returns the expected features', async (text, shown) => {
  expect(await shownIn(text)).toEqual(shown)
})

it('findLayoutFeatures() runs in linear time', async () => {
  const floats = '<p style="float:left">A</p>'.repeat(20_000)
  expect(await shownIn(`<div>${floats}</div>`)).toHaveLength(20_000)
  expect(await shownIn(`<p style="${'color:var(--a);'.repeat(20_000)}">A</p>`)).toHaveLength(20_000)
}, 30_000)
