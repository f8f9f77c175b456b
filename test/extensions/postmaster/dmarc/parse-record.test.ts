import { expect, it } from 'vitest'

import { elementReader, problemNotes } from '../../../../src/extensions/postmaster/dmarc/element-reader.ts'
import { parseRecord } from '../../../../src/extensions/postmaster/dmarc/parse-record.ts'
import { parseXml } from '../../../../src/extensions/postmaster/dmarc/parse-xml.ts'
import type { DmarcRecord } from '../../../../src/extensions/postmaster/storage/dmarc-reports.ts'
import { aRecordXml, type RecordParts } from './report-builders.ts'

function read(parts: RecordParts): DmarcRecord | null {
  const xml = parseXml(aRecordXml(parts), 'r.xml')
  if (xml.status === 'bad') throw new Error('the record is not XML')
  return parseRecord(elementReader(xml.value, problemNotes('r.xml')), 'shop.example')
}

it.each([
  ['a domain', 'bounce.shop.example', 'bounce.shop.example'],
  ['a full address', 'n@Bounce.shop.example', 'bounce.shop.example'],
  ['an address in brackets', '&lt;n@bounce.shop.example&gt;', 'bounce.shop.example'],
  ['nothing', '', null],
  ['no domain', 'null sender', null],
])('parseRecord() reads an envelope sender with %s', (_name, text, domain) => {
  const identifiers = `<header_from>shop.example</header_from><envelope_from>${text}</envelope_from>`
  expect(read({ identifiers })?.envelopeFrom).toBe(domain)
})

it('parseRecord() converts internationalized domains to A-labels', () => {
  expect(read({ identifiers: '<header_from>Bücher.example</header_from>' })?.headerFrom).toBe('xn--bcher-kva.example')
})

it('parseRecord() keeps results and reasons up to the limits of RFC 9990', () => {
  const results = '<dkim><domain>a.example</domain><result>pass</result></dkim>'.repeat(150)
  const reasons = '<reason><type>Mailing_List</type><comment>list</comment></reason><reason><type>a b</type></reason>'
  const record = read({ results, evaluated: `<dkim>pass</dkim>${reasons}` })
  expect(record?.results).toHaveLength(100)
  expect(record?.overrides).toEqual([
    { type: 'mailing_list', comment: 'list' },
    { type: 'other', comment: null },
  ])
})

it.each(['-1', '1.5', '1e3', '99999999999999', 'NaN', ''])('parseRecord() rejects a count of %s', (count) => {
  expect(read({ count })).toBeNull()
})
