import { expect, it } from 'vitest'

import { dmarcMailboxTable } from '../../../../src/check/settings/service-file/dmarc-rows.ts'
import { connectionTable } from '../../../../src/check/settings/service-file/seed-rows.ts'

it('keys of dmarc-reports entries and of IMAP connections do not overlap', () => {
  for (const key of Object.keys(connectionTable)) expect(Object.keys(dmarcMailboxTable)).not.toContain(key)
})
