import { expect, it } from 'vitest'

import { cutWhereTooDeep } from '../../../src/foundation/mail/cut-deep-html.ts'

it('cutWhereTooDeep() cuts HTML where more than 10,000 elements are open', () => {
  const cut = cutWhereTooDeep(`<p>a</p>${'<div>'.repeat(20_000)}end`)
  expect(cut).toBe(`<p>a</p>${'<div>'.repeat(10_000)}`)
})

it('cutWhereTooDeep() leaves HTML with any number of closed and void elements unchanged', () => {
  const html = '<p>a</p><br><img src=x><li>b'.repeat(20_000)
  expect(cutWhereTooDeep(html)).toBe(html)
})
