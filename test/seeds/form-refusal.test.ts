import { expect, it } from 'vitest'

import { refuseForm, refuseHeader } from '../../src/seeds/form-refusal.ts'

it('refuseHeader() refuses a header section that no parser may read', () => {
  const refusal = refuseHeader(Buffer.from(`Content-Type: text/html${';\r\n a=b'.repeat(62_000)}\r\n\r\nx`))
  const text = '[presend] a header field has more than 1000 lines'
  expect(refusal?.reply).toEqual({ code: 552, enhancedCode: '5.3.4', text })
  expect(refusal).toMatchObject({ folder: null, spam: null, dkim: { isMeasured: false, isPass: null } })
  expect(refuseHeader(Buffer.from('Subject: Hello\r\n\r\nx'))).toBeNull()
})

it('refuseForm() says why in reply and reason', () => {
  const refusal = refuseForm({ code: 550, enhancedCode: '5.5.2', text: 'a bad form' }, 'the form is bad')
  expect(refusal.reason).toBe('Rejected before anything was measured: a bad form')
  expect(refusal.spf.detail).toBe('not measured: the form is bad')
})
