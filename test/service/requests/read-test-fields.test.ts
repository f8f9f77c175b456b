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
    expect(valueOf(read({}))).toEqual({ senderDomain: null, mailType: null })
  })

  it('reports the problems of both at once', () => {
    expect(problemsOf(read({ 'Presend-Sender-Domain': '-', 'Presend-Mail-Type': 'x' }))).toHaveLength(2)
  })
})
