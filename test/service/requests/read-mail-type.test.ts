import { describe, expect, it } from 'vitest'

import { readMailType } from '../../../src/service/requests/read-mail-type.ts'
import { problemsOf, valueOf } from '../../support/parsed.ts'

function read(field: string | undefined): ReturnType<typeof readMailType> {
  return readMailType({ req: { header: (name: string) => (name === 'Presend-Mail-Type' ? field : undefined) } })
}

describe('readMailType()', () => {
  it.each([
    [undefined, null],
    ['marketing', 'marketing'],
    [' Transactional ', 'transactional'],
  ])('reads %j as %j', (field, mailType) => {
    expect(valueOf(read(field))).toBe(mailType)
  })

  it('rejects any other word and names the header field', () => {
    expect(problemsOf(read('bulk'))).toEqual([
      'Presend-Mail-Type: got "bulk", expected one of marketing, transactional',
    ])
  })
})
