import { expect, it } from 'vitest'

import { isClientHack, usedCssFeatures } from '../../../src/preflight/clients/css-features.ts'
import { preflightContext } from '../../support/preflight.ts'

async function slugsOf(text: string): Promise<readonly string[]> {
  const context = await preflightContext({ file: 'a.html', text })
  return usedCssFeatures(context).map(({ slug, at }) => `${slug} ${at().place.column ?? ''}`)
}

it('usedCssFeatures() returns properties, functions, units and selectors with their positions', async () => {
  expect(await slugsOf('<p style="max-width:10rem;border-top-left-radius:1px;color:red">A</p>')).toEqual([
    'css-max-width 11',
    'css-unit-rem 11',
    'css-border-radius 27',
  ])
  expect(await slugsOf('<style>a:hover,p::before,ul > li{x:1}</style>')).toEqual([
    'css-pseudo-class-hover 8',
    'css-pseudo-element-before 8',
    'css-selector-child 8',
  ])
})

it('usedCssFeatures() omits conditions, prefixes and client hacks', async () => {
  const css = '@media print{a{gap:1px}} b{-webkit-box-shadow:none;mso-line-height-rule:exactly} u + .body{x:1}'
  expect(await slugsOf(`<style>${css}</style>`)).toEqual([])
})

it('isClientHack() recognizes selectors for individual clients', () => {
  for (const hack of [
    'u + .body',
    '#outlook a',
    '.ExternalClass *',
    '[data-ogsc] .x',
    'a[x-apple-data-detectors]',
    '[owa] .c',
  ])
    expect(isClientHack(hack), hack).toBe(true)
  for (const plain of ['.button', 'u', 'ul + p', '.im']) expect(isClientHack(plain), plain).toBe(false)
})

it('usedCssFeatures() runs in linear time', async () => {
  for (const part of ['1', 'a(', ':', 'rgba(', '--', '1rem '])
    expect(
      await slugsOf(`<p style="x:${part.repeat(50_000)}">A</p><style>${part.repeat(20_000)}{a:b}</style>`),
    ).toBeDefined()
}, 20_000)
