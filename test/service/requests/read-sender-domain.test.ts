import { describe, expect, it } from 'vitest'

import { readSenderDomain } from '../../../src/service/requests/read-sender-domain.ts'
import { problemsOf, valueOf } from '../../support/parsed.ts'

function read(field: string | undefined): ReturnType<typeof readSenderDomain> {
  return readSenderDomain({ req: { header: (name: string) => (name === 'Presend-Sender-Domain' ? field : undefined) } })
}

describe('readSenderDomain()', () => {
  it('is null where the field was not sent', () => {
    expect(valueOf(read(undefined))).toBeNull()
  })

  it.each([
    ['Shop.Example', 'shop.example'],
    [Buffer.from('bücher.example').toString('latin1'), 'xn--bcher-kva.example'],
    ['b\u00fccher.example', 'xn--bcher-kva.example'],
  ])('reads %s', (field, domain) => {
    expect(valueOf(read(field))).toBe(domain)
  })

  it('names itself, and what came', () => {
    expect(problemsOf(read('a@b.example'))).toEqual([
      'Presend-Sender-Domain: got "a@b.example", expected the domain of the From field, such as shop.example',
    ])
  })
})
