import { expect, it } from 'vitest'

import { preflightContext } from '../../support/preflight.ts'

it('textsOfEml() omits attached parts', async () => {
  const { htmlText, textPart, mime } = await preflightContext({
    file: 'a.eml',
    text: `From: a@b.example
Content-Type: multipart/mixed; boundary=x

--x
Content-Type: text/html
Content-Disposition: attachment

attached
--x
Content-Type: text/html

shown
--x--
`,
  })
  expect([htmlText?.text, textPart, mime?.parts.length]).toEqual(['shown', null, 3])
})

it('textsOfTemplate() returns no MIME tree, and no text part that presend generates', async () => {
  const { mime, textPart, htmlText } = await preflightContext({ file: 'a.html', text: '<p>x</p>' })
  expect([mime, textPart, htmlText?.text]).toEqual([null, null, '<p>x</p>'])
})
