import { expect, it } from 'vitest'

import { notifiedChanges } from '../../../../src/service/storage/postgres/notified-changes.ts'
import { fakeClock } from '../../../support/fake-clock.ts'
import { fakeRandom } from '../../../support/fake-random.ts'
import { fakeNotifications } from './fake-notifications.ts'

/** An address at which no server listens. */
const url = 'postgres://presend@127.0.0.1:1/presend'

it('notifiedChanges() calls local listeners immediately and notifies other instances', async () => {
  const { database, payloads } = fakeNotifications(async () => await Promise.resolve())
  const parts = { clock: fakeClock(), random: fakeRandom(1), onError: () => undefined }
  await using changes = notifiedChanges(database, url, parts)
  const heard: (number | 'all')[] = []
  using stack = new DisposableStack()
  stack.use(changes.listen((id) => heard.push(id)))
  changes.announce(7)
  expect(heard).toEqual([7])
  expect(payloads).toHaveLength(0)
  await new Promise((resolve) => setImmediate(resolve))
  expect(payloads).toEqual([expect.stringMatching(/^[\da-f-]{36}:7$/u)])
})

it('notifiedChanges() opens no listening connection until there is a listener', async () => {
  const { database } = fakeNotifications(async () => await Promise.resolve())
  const errors: unknown[] = []
  const parts = { clock: fakeClock(), random: fakeRandom(1), onError: (error: unknown) => errors.push(error) }
  {
    await using changes = notifiedChanges(database, url, parts)
    changes.announce(7)
  }
  expect(errors).toEqual([])
})
