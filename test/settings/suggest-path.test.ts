import { expect, it } from 'vitest'

import { suggestPath } from '../../src/settings/suggest-path.ts'
import { fakeFiles } from '../support/fake-files.ts'

const files = fakeFiles({
  '/repo/emails/welcome.html': '',
  '/repo/emails/orders/receipt.liquid': '',
  '/repo/letters/a.hbs': '',
  '/repo/README.md': '',
})

it.each([
  ['emails/welcom.html', 'did you mean emails/welcome.html?'],
  ['email/welcome.html', 'did you mean emails/welcome.html?'],
  ['Emails/Welcome.html', 'did you mean emails/welcome.html?'],
  ['emails', 'it is a folder; use emails/**/*.html'],
  ['emails/', 'it is a folder; use emails/**/*.html'],
  ['letters', 'it is a folder; use letters/**/*.hbs'],
  ['entirely/different.html', null],
  ['emails/*.htm', null],
  ['nothing', null],
  ['emails/{a,b}{a,b}.html', null],
  ['emails/a.@(x|y)', null],
])('suggests for %s: %s', async (path, advice) => {
  expect(await suggestPath(path, { repositoryRoot: '/repo', files })).toBe(advice)
})
