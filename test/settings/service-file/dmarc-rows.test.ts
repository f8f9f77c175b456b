import { expect, it } from 'vitest'

import { connectionKeys, dmarcMailboxTable, dmarcRows } from '../../../src/settings/service-file/dmarc-rows.ts'
import { seedTable } from '../../../src/settings/service-file/seed-rows.ts'

it('no key of an entry of dmarc-reports means two things', () => {
  const own = Object.keys(dmarcMailboxTable)
  for (const key of connectionKeys) expect(own).not.toContain(key)
  for (const key of connectionKeys) expect(Object.keys(seedTable)).toContain(key)
})

it('every row stands under its own name', () => {
  for (const [name, row] of Object.entries({ ...dmarcRows, ...dmarcMailboxTable })) expect(row.name).toBe(name)
})
