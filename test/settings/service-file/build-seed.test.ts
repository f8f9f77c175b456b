import { expect, it } from 'vitest'

import { imapSeed, localSeed } from '../../../src/settings/service-file/build-seed.ts'
import type { GivenRow } from '../../../src/settings/service-file/row-layer.ts'
import { type RowValues, rowValues } from '../../../src/settings/service-file/row-layer.ts'
import { type SeedValues, seedTable } from '../../../src/settings/service-file/seed-rows.ts'

function valuesOf(given: Readonly<Record<string, string>>): RowValues<SeedValues> {
  const rows = Object.entries(given).map(([name, text]): readonly [string, GivenRow] => [
    name,
    { input: { form: 'text', text }, label: name, source: 'config', place: null },
  ])
  return rowValues(seedTable, new Map(rows))
}

const login = { method: 'unreadable', reason: 'why' } as const
const needed = { address: 'A@Box.example', type: 'consumer', host: 'imap.box.example', username: 'a' }

it('a local seed has its provider from its address, unless it is named', () => {
  expect(localSeed(valuesOf({ address: 'A@Box.example', type: 'business' }))).toEqual({
    kind: 'local',
    address: 'a@box.example',
    providerName: 'box.example',
    providerType: 'business',
    options: [],
  })
  expect(localSeed(valuesOf({ ...needed, provider: 'mail.example' })).providerName).toBe('mail.example')
})

it.each([
  [{}, { port: 993, tls: 'implicit', authservIds: [], plusAddress: false, caPath: null }],
  [
    { tls: 'starttls', 'authserv-id': 'a.example b.example' },
    { port: 143, authservIds: ['a.example', 'b.example'] },
  ],
  [
    { tls: 'starttls', port: '10143', 'ca-file': 'ca.pem', 'authserv-id': 'none' },
    { port: 10_143, caPath: 'ca.pem', authservIds: [] },
  ],
])('an imap seed with %j', (more, expected) => {
  expect(imapSeed(valuesOf({ ...needed, ...more }), login)).toMatchObject({ kind: 'imap', login, ...expected })
})
