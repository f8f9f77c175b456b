import { describe, expect, it } from 'vitest'

import { readTestFields } from '../../../src/service/requests/read-test-fields.ts'
import { problemsOf, valueOf } from '../../support/parsed.ts'

function read(fields: Readonly<Record<string, string>>): ReturnType<typeof readTestFields> {
  return readTestFields({ req: { header: (name) => fields[name] } })
}

describe('readTestFields()', () => {
  it('reads both header fields', () => {
    const fields = { 'Presend-Sender-Domain': 'shop.example', 'Presend-Mail-Type': 'transactional' }
    expect(valueOf(read(fields))).toEqual({ senderDomain: 'shop.example', mailType: 'transactional' })
  })

  it('returns null for fields that were not sent', () => {
    expect(valueOf(read({}))).toEqual({ senderDomain: null, mailType: null })
  })

  it('reports the problems in both fields at once, with field name and value', () => {
    expect(problemsOf(read({ 'Presend-Sender-Domain': 'a@b.example', 'Presend-Mail-Type': 'bulk' }))).toEqual([
      'Presend-Sender-Domain: expected the domain in the From field, such as shop.example, got "a@b.example"',
      'Presend-Mail-Type: expected one of marketing, transactional, got "bulk"',
    ])
  })

  it.each([
    ['marketing', 'marketing'],
    [' Transactional ', 'transactional'],
  ])('reads the mail type %j as %j', (field, mailType) => {
    expect(valueOf(read({ 'Presend-Mail-Type': field })).mailType).toBe(mailType)
  })

  it.each([
    ['Shop.Example', 'shop.example'],
    [Buffer.from('bücher.example').toString('latin1'), 'xn--bcher-kva.example'],
    ['b\u00fccher.example', 'xn--bcher-kva.example'],
  ])('reads the sender domain %s as A-labels', (field, domain) => {
    expect(valueOf(read({ 'Presend-Sender-Domain': field })).senderDomain).toBe(domain)
  })
})
