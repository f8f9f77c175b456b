import { expect, it } from 'vitest'

import { dmarcMailboxTable } from '../../../src/settings/service-file/dmarc-rows.ts'
import { connectionTable } from '../../../src/settings/service-file/seed-rows.ts'

it('no key of an entry of dmarc-reports is also a key of its connection', () => {
  for (const key of Object.keys(connectionTable)) expect(Object.keys(dmarcMailboxTable)).not.toContain(key)
})
