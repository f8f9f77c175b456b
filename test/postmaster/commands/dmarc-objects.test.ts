import { expect, it } from 'vitest'

import { dmarcSourcesObject } from '../../../src/postmaster/commands/dmarc-objects.ts'

it('dmarcSourcesObject() shows nothing but what was asked for', () => {
  const range = { startDate: '2026-01-01', endDate: '2026-01-31' }
  const account = { id: 3, email: 'a@b.example', sealedRefreshToken: 'hidden' }
  const shown = dmarcSourcesObject({ account, domain: 'shop.example', range, reports: [], sources: [] })
  expect(shown).toEqual({
    account: { id: 3, email: 'a@b.example' },
    domain: 'shop.example',
    start_date: '2026-01-01',
    end_date: '2026-01-31',
    reports: [],
    sources: [],
  })
})
