import { expect, it } from 'vitest'

import { findHiddenTexts } from '../../../src/preflight/content/hidden-words.ts'
import { preflightContext, preflightExample } from '../../support/preflight.ts'

async function hiddenIn(text: string): Promise<readonly string[]> {
  const context = await preflightContext({ file: 'a.html', text })
  return findHiddenTexts(context).map(({ element, by, wordCount }) => `${element.name} ${wordCount} ${by}`)
}

it('findHiddenTexts() joins the hidden text of each element, and omits the preheader', async () => {
  const text = `<i style="display:none">Soon.</i><p>Hi</p><div style="display:none">One <b>two</b><p>three four</p></div>`
  expect(await hiddenIn(text)).toEqual(['div 4 display: none'])
})

it('findHiddenTexts() includes a preheader that is too long', async () => {
  expect(await hiddenIn(`<i style="display:none">${'word '.repeat(60)}</i>`)).toEqual(['i 60 display: none'])
})

it('findHiddenTexts() omits text that a media query or a click reveals', async () => {
  const sheet = '<style>@media print{#a{display:block}} :checked ~ .b{display:block} .c{display:none}</style><p>Hi</p>'
  const text = `${sheet}<p id="a" style="display:none">One</p><p class="b" style="display:none">Two</p><p class="c">Three</p>`
  expect(await hiddenIn(text)).toEqual(['p 1 display: none'])
})

it('findHiddenTexts() runs in linear time for deep nesting', async () => {
  const text = `<p>Hi</p>${'<div style="display:none">a'.repeat(20_000)}`
  expect(await hiddenIn(text)).toEqual(['div 20000 display: none'])
}, 10_000)

it.each(['#ffffff', '#fefefe'])(
  'text in %s on white causes one finding, also if low-contrast is off',
  async (color) => {
    const text = `<p>Your bike is ready.</p>\n<p style="color:${color}">garden weather library</p>\n`
    const off = { rules: { 'low-contrast': { severity: 'off', options: {} } } } as const
    const reports = await Promise.all(
      [{}, off].map(async (settings) => await preflightExample({ file: 'a.html', text, settings })),
    )
    const found = reports.map(({ findings }) => findings.map(({ ruleId, severity }) => `${severity} ${ruleId}`))
    const about = found.map((lines) => lines.filter((line) => /hidden|contrast/u.test(line)))
    expect(about).toEqual([['error low-contrast'], ['warning hidden-content']])
  },
)
