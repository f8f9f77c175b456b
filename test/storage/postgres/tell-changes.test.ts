import { expect, it } from 'vitest'

import { startTelling } from '../../../src/storage/postgres/tell-changes.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { fakeNotifications } from './fake-notifications.ts'

const names = { channel: 'changes', ownName: 'me' }

function parts(signal: AbortSignal = new AbortController().signal): Parameters<typeof startTelling>[2] & {
  readonly clock: ReturnType<typeof fakeClock>
  readonly errors: readonly unknown[]
} {
  const errors: unknown[] = []
  return { clock: fakeClock(), random: fakeRandom(1), onError: (error) => errors.push(error), signal, errors }
}

it('changes that come while a notification is under way travel together', async () => {
  const { database, payloads } = fakeNotifications(async () => await Promise.resolve())
  const teller = startTelling(database, names, parts())
  for (const id of [1, 2, 3, 2]) teller.tell(id)
  await teller.end()
  expect(payloads).toEqual(['me:1', 'me:2,3'])
})

it('a test that changes again while it is told is told again', async () => {
  const { database, payloads } = fakeNotifications(async () => await Promise.resolve())
  const teller = startTelling(database, names, parts())
  teller.tell(1)
  teller.tell(1)
  await teller.end()
  expect(payloads).toEqual(['me:1', 'me:1'])
})

it('a payload is never longer than PostgreSQL takes', async () => {
  const { database, payloads } = fakeNotifications(async () => await Promise.resolve())
  const teller = startTelling(database, names, parts())
  for (let id = 0; id < 1500; id += 1) teller.tell(Number.MAX_SAFE_INTEGER - id)
  await teller.end()
  expect(payloads.every((payload) => payload.length < 8000)).toBe(true)
  expect(new Set(payloads.flatMap((payload) => payload.slice(3).split(','))).size).toBe(1500)
})

it('what a database did not take is told again later, with growing gaps', async () => {
  let failuresLeft = 3
  const { database, payloads } = fakeNotifications(async () => {
    failuresLeft -= 1
    if (failuresLeft >= 0) await Promise.reject(new Error('the connection is lost'))
  })
  const healing = parts()
  const teller = startTelling(database, names, healing)
  teller.tell(1)
  teller.tell(2)
  await healing.clock.runToEnd(teller.end())
  expect(payloads.at(-1)).toBe('me:2,1')
  expect(healing.errors).toHaveLength(3)
  expect(healing.clock.monotonicMs()).toBeGreaterThan(250 / 2 + 500 / 2 + 1000 / 2 - 1)
})

it('when too much is untold everybody is told to look again', async () => {
  let isUp = false
  const { database, payloads } = fakeNotifications(async () => {
    if (!isUp) await Promise.reject(new Error('the server is down'))
  })
  const healing = parts()
  const teller = startTelling(database, names, healing)
  for (let id = 0; id < 20_005; id += 1) teller.tell(id)
  isUp = true
  await healing.clock.runToEnd(teller.end())
  const told = payloads.flatMap((payload) => payload.slice(3).split(','))
  expect(told).toContain('all')
  expect(told.length).toBeLessThanOrEqual(20_005)
})

it('at the end one failure is enough', async () => {
  const closing = new AbortController()
  const { database, payloads } = fakeNotifications(async () => await Promise.reject(new Error('the server is down')))
  const healing = parts(closing.signal)
  const teller = startTelling(database, names, healing)
  closing.abort(new Error('closed'))
  teller.tell(1)
  await teller.end()
  expect(payloads).toEqual(['me:1'])
  expect(healing.errors).toHaveLength(1)
})
