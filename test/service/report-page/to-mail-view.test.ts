import { expect, it } from 'vitest'
import { toTrackingId, toTrackingKey } from '../../../src/foundation/contract/identifiers.ts'

import { toMailView } from '../../../src/service/report-page/to-mail-view.ts'
import type { StoredTestMessage } from '../../../src/service/storage/test-message.ts'

const test = { trackingId: toTrackingId('pst_one'), trackingKey: toTrackingKey('psk_one') }
const message: StoredTestMessage = {
  keptAtMs: 1,
  headerFields: [
    { name: 'SUBJECT', value: 'Order pst_one' },
    { name: 'From', value: 'Shop <a@shop.example>' },
    { name: 'X-Presend-Test', value: 'pst_one' },
  ],
  body: { text: 'Track: pst_one psk_one', preview: 'Track: pst_one', source: 'X-Presend-Test: pst_one' },
  hasHtml: true,
}

it('toMailView() shows members everything', () => {
  expect(toMailView({ message, previewPath: '/p' }, test, 'dashboard')).toEqual({
    subject: 'Order pst_one',
    from: 'Shop <a@shop.example>',
    preview: 'Track: pst_one',
    headers: message.headerFields,
    text: 'Track: pst_one psk_one',
    source: 'X-Presend-Test: pst_one',
    htmlPath: '/p',
  })
})

it('toMailView() shows readers with a link neither the ids of the test nor the source', () => {
  const view = toMailView({ message, previewPath: '/p' }, test, 'link')
  expect(view).toMatchObject({
    subject: 'Order [tracking id]',
    text: 'Track: [tracking id] [tracking key]',
    source: null,
  })
  expect(view.headers).toContainEqual({ name: 'X-Presend-Test', value: '[tracking id]' })
  expect(JSON.stringify(view)).not.toMatch(/ps[tk]_one/u)
})

it('toMailView() shows the parts that are available', () => {
  const nothing = { subject: null, from: null, preview: null, headers: null, text: null, source: null, htmlPath: null }
  expect(toMailView({ message: null, previewPath: '/p' }, test, 'dashboard')).toEqual(nothing)
  const headOnly = { ...message, headerFields: [], body: null, hasHtml: false }
  expect(toMailView({ message: headOnly, previewPath: '/p' }, test, 'dashboard')).toEqual({ ...nothing, headers: [] })
})
