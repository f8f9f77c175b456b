import { expect, it } from 'vitest'

import { hasFallbackFont, linkedSheets } from '../../../src/preflight/clients/linked-sheets.ts'
import { preflightContext } from '../../support/preflight.ts'

it('linkedSheets() finds linked and imported style sheets, and distinguishes fonts from other sheets', async () => {
  const text =
    '<link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Lato">\n<link rel="icon" href="i.png">\n<style>\n@import url("https://fernhill-bikes.com/a.css");\n</style>\n<p>Hi</p>\n'
  const sheets = linkedSheets(await preflightContext({ file: 'a.html', text }))
  expect(sheets.map(({ at, isFont }) => `${at.place.line} ${isFont}`)).toEqual(['1 true', '4 false'])
})

it.each([
  ['Lato, Arial, sans-serif', true],
  ['Lato', false],
  ['inherit', true],
])('font-family: %s has a fallback font: %s', async (family, expected) => {
  const context = await preflightContext({ file: 'a.html', text: `<p style="font-family:${family}">Hi</p>\n` })
  expect(hasFallbackFont(context)).toBe(expected)
})
