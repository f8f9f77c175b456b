import { expect, it } from 'vitest'

import { openPostgresStore } from '../../../../src/service/storage/postgres/open-postgres-store.ts'
import { storageExtensions } from '../../../support/extensions.ts'
import { fakeClock } from '../../../support/fake-clock.ts'
import { fakeRandom } from '../../../support/fake-random.ts'

const world = { clock: fakeClock(), random: fakeRandom(1), onError: () => undefined }

it.each([
  ['postgres://u:hunter2@127.0.0.1:1/presend', '127.0.0.1:1, database "presend"'],
  ['postgres:///presend?host=/nowhere&password=hunter2', 'through a local socket, database "presend"'],
])('openPostgresStore() names the unreachable server without the password', async (url, where) => {
  const refusal = await openPostgresStore({ url }, { ...world, extensions: storageExtensions }).catch(
    (error: unknown) => error,
  )
  expect(refusal).toMatchObject({ code: 'STORAGE_FAILED', message: expect.stringContaining(where) })
  expect(String(refusal)).not.toContain('hunter2')
})
