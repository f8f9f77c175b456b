import { expect, test } from 'vitest'

import { hasPage, leadsHome, leadsOnlyAway } from '../../../../src/verdict/spam/built-in/link-facts.ts'
import { evidenceOf } from './evidence-of.ts'

const headers = { From: 'Shop <news@mail.shop.example>' }

test.for([
  ['Hello', false, false, false],
  ['https://www.shop.example/a', true, true, false],
  ['https://other.test/a', true, false, true],
  ['https://other.test/a https://shop.example/', true, true, false],
] as const)('tells where the links of %j lead', async ([text, page, home, away]) => {
  const evidence = await evidenceOf({ headers, text })
  expect([hasPage(evidence), leadsHome(evidence), leadsOnlyAway(evidence)]).toEqual([page, home, away])
})

test('an attached web page is a page', async () => {
  const attachments = [{ filename: 'login.html', content: 'x' }]
  expect(hasPage(await evidenceOf({ text: 'Hello', attachments }))).toBe(true)
})
