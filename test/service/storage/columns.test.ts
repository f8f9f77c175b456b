import { expect, it } from 'vitest'

import { type Columns, parseRow, toRow } from '../../../src/service/storage/columns.ts'

interface Link {
  readonly linkId: string
  readonly expiresAtMs: number | null
}

const columns = { linkId: 'id', expiresAtMs: 'expires_at_ms' } as const satisfies Columns<Link>

it('toRow() renames the properties and omits properties without a column', () => {
  const link: Link & { readonly testName: string } = { linkId: 'a', expiresAtMs: null, testName: 'Newsletter' }
  expect(toRow(link, columns)).toEqual({ id: 'a', expires_at_ms: null })
})

it('parseRow() renames the columns and omits columns without a property', () => {
  const link: Link = parseRow({ id: 'a', expires_at_ms: 5, name: 'Newsletter' }, columns)
  expect(link).toEqual({ linkId: 'a', expiresAtMs: 5 })
})
