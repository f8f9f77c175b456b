import { expect, it } from 'vitest'

import { linksToCheck } from '../../../src/preflight/link-check/links-to-check.ts'
import { preflightContext } from '../../support/preflight.ts'

async function urlsOf(html: string, allowHosts: readonly string[] = []): Promise<readonly string[]> {
  const context = await preflightContext({ file: 'a.html', text: html, settings: { allowHosts } })
  return linksToCheck(context).map(({ url }) => url)
}

it('linksToCheck() returns web links without their fragments', async () => {
  expect(await urlsOf('<a href="https://shop.com/a#b">A</a><a href=" http://shop.com ">B</a>')).toEqual([
    'https://shop.com/a',
    'http://shop.com/',
  ])
})

it.each([
  [
    'unsubscribe links',
    '<a href="https://shop.com/u/1">Unsubscribe</a><a href="https://shop.com/unsubscribe?x=1">x</a>',
  ],
  ['forms', '<form action="https://shop.com/send"></form>'],
  ['reserved hosts', '<a href="https://shop.example/">A</a><a href="https://localhost/">B</a>'],
  ['placeholders', '<a href="https://shop.com/{{ id }}">A</a>'],
  ['other schemes', '<a href="mailto:a@shop.com">A</a><a href="/a">B</a><a href="#x">C</a>'],
])('linksToCheck() omits %s', async (_what, html) => {
  expect(await urlsOf(html)).toEqual([])
})

it('linksToCheck() omits allowed hosts', async () => {
  expect(await urlsOf('<a href="https://track.esp.net/1">A</a><a href="https://shop.com/">B</a>', ['esp.net'])).toEqual(
    ['https://shop.com/'],
  )
})
