import { expect, it } from 'vitest'

import { mailSection } from '../../../src/report/pages/mail-section.ts'
import { aReportView, textOf } from './report-builders.ts'

const { mail } = aReportView()

it('mailSection() shows subject and sender, and collapses header, text and source', () => {
  const full = { ...mail, headers: [{ name: 'Subject', value: 'a\u202Eb' }], text: 'one\ntwo', source: '<script>' }
  const markup = String(mailSection({ mail: full }, 2))
  expect(textOf(markup)).toContain('Subject Your order From shop@shop.example')
  expect(markup).toContain('<pre tabindex="0">one\ntwo</pre>')
  expect(markup).toContain('Subject: ab')
  expect(markup).toContain('&lt;script&gt;')
})

it('mailSection() shows the HTML part in a frame without any permission', () => {
  const markup = String(mailSection({ mail: { ...mail, htmlPath: 'x/message' } }, 2))
  expect(markup).toContain('<iframe sandbox loading="lazy" src="x/message" title="Message preview"></iframe>')
})

it('mailSection() is omitted if nothing is known about the message', () => {
  expect(mailSection({ mail: { ...mail, subject: null, from: null } }, 2)).toBeNull()
})
