/** Messages as Nodemailer composes them; preflight must not report any of these forms. */

import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { expect, it } from 'vitest'

import { findingLines, preflightExample } from '../support/preflight.ts'

const site = 'https://fernhill-bikes.com'
const words = 'Your bike is ready and waits for you in the shop until Friday at six.'

function html(body: string): string {
  const head = '<head><meta charset="utf-8"><title>Ready</title></head>'
  return `<!doctype html><html lang="en">${head}<body><h1>Ready</h1><p>${body}</p><p><a href="${site}/o/1">See the order</a></p></body></html>`
}

const plain = {
  from: '"Fernhill, Bikes" <orders@fernhill-bikes.com>',
  date: new Date(Date.UTC(2026, 10, 21)),
  to: 'buyer@fernhill-bikes.com',
  subject: 'Your bike – “ready” at Hebden Bridge',
  text: `${words}\nSee the order: ${site}/o/1`,
}
const both = { ...plain, html: html(words) }
const png = Buffer.from('89504e470d0a1a0a', 'hex')

it.each([
  ['only text', plain],
  ['text and HTML', both],
  ['quoted-printable', { ...both, encoding: 'quoted-printable' as const }],
  ['base64', { ...both, encoding: 'base64' as const }],
  [
    'an attachment with an accent in its name',
    { ...both, attachments: [{ filename: 'März.pdf', content: '%PDF-1.4' }] },
  ],
  [
    'an inline image',
    {
      ...both,
      html: html(`<img src="cid:bike@shop" width="100" height="50" alt="A bike"> ${words}`),
      attachments: [{ filename: 'a.png', cid: 'bike@shop', content: png }],
    },
  ],
  ['an invitation', { ...both, icalEvent: { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' } }],
  ['an AMP part', { ...both, amp: '<!doctype html><html ⚡4email><body>Ready</body></html>' }],
  ['a reply', { ...both, subject: 'Re: your bike', inReplyTo: '<1@fernhill-bikes.com>' }],
  ['Japanese', { ...both, from: '自転車店 <orders@fernhill-bikes.com>', subject: 'ご注文の準備ができました' }],
  ['long lines', { ...both, text: `${words} `.repeat(100), html: html(`${words} `.repeat(100)) }],
  [
    'one-click unsubscribe',
    {
      ...both,
      html: html(`${words} <a href="${site}/u/8f3ac0d2719b">Unsubscribe</a>`),
      text: `${plain.text}\nUnsubscribe: ${site}/u/8f3ac0d2719b`,
      headers: {
        'List-Unsubscribe': `<${site}/u/8f3ac0d2719b>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
  ],
])('preflight finds no error and no warning in a message with %s', async (_what, mail) => {
  const text = (await new MailComposer(mail).compile().build()).toString('latin1')
  const { findings } = await preflightExample({ file: 'mail.eml', text })
  expect(findingLines(findings.filter(({ severity }) => severity !== 'notice'))).toEqual([])
})
