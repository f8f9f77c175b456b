import { expect, it } from 'vitest'

import { setupCodeHash } from '../../../src/accounts/codes.ts'
import { openServiceLog } from '../../../src/service/operations/service-log.ts'
import { announceSetup } from '../../../src/service/self-hosted/announce-setup.ts'
import { openSqliteStore } from '../../../src/storage/sqlite/open-sqlite-store.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'

it('announceSetup() logs a valid code until the first user exists', async () => {
  await using store = await openSqliteStore({ kind: 'memory' })
  const lines: Record<string, unknown>[] = []
  const clock = fakeClock()
  const log = openServiceLog({ level: 'info', sink: { write: (line) => void lines.push(JSON.parse(line)) }, clock })
  const world = { publicUrl: 'https://presend.example', clock, random: fakeRandom(3), log }
  await announceSetup(store, world)
  expect(lines).toMatchObject([{ msg: 'setup code created', url: 'https://presend.example/setup' }])
  const code = setupCodeHash(String(lines[0]?.['code']))
  expect(await store.findInvitation(code, clock.nowMs())).toMatchObject({ workspaceId: null })
  const user = { userId: 'u', email: 'u@team.example', name: 'U', passwordHash: null, isAdmin: true, createdAtMs: 0 }
  await store.createUser(user)
  await announceSetup(store, world)
  expect(lines).toHaveLength(1)
})
