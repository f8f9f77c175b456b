import { expect, it } from 'vitest'

import { startChangeNotifier } from '../../../../src/service/storage/postgres/change-notifier.ts'
import { fakeClock } from '../../../support/fake-clock.ts'
import { fakeRandom } from '../../../support/fake-random.ts'
import { fakeNotifications } from './fake-notifications.ts'

const names = { channel: 'changes', ownName: 'me' }

function optionsWith(signal: AbortSignal = new AbortController().signal): Parameters<typeof startChangeNotifier>[2] & {
  readonly clock: ReturnType<typeof fakeClock>
  readonly errors: readonly unknown[]
} {
  const errors: unknown[] = []
  return { clock: fakeClock(), random: fakeRandom(1), onError: (error) => errors.push(error), signal, errors }
}

it('startChangeNotifier() batches changes that arrive while a notification is being sent', async () => {
  const { database, payloads } = fakeNotifications(async () => await Promise.resolve())
  const notifier = startChangeNotifier(database, names, optionsWith())
  for (const id of [1, 2, 3, 2]) notifier.notify(id)
  await notifier.end()
  expect(payloads).toEqual(['me:1', 'me:2,3'])
})

it('startChangeNotifier() notifies again when a test changes while its notification is being sent', async () => {
  const { database, payloads } = fakeNotifications(async () => await Promise.resolve())
  const notifier = startChangeNotifier(database, names, optionsWith())
  notifier.notify(1)
  notifier.notify(1)
  await notifier.end()
  expect(payloads).toEqual(['me:1', 'me:1'])
})

it('startChangeNotifier() keeps payloads below the limit of PostgreSQL', async () => {
  const { database, payloads } = fakeNotifications(async () => await Promise.resolve())
  const notifier = startChangeNotifier(database, names, optionsWith())
  for (let id = 0; id < 1500; id += 1) notifier.notify(Number.MAX_SAFE_INTEGER - id)
  await notifier.end()
  expect(payloads.every((payload) => payload.length < 8000)).toBe(true)
  expect(new Set(payloads.flatMap((payload) => payload.slice(3).split(','))).size).toBe(1500)
})

it('startChangeNotifier() retries failed notifications with backoff', async () => {
  let failuresLeft = 3
  const { database, payloads } = fakeNotifications(async () => {
    failuresLeft -= 1
    if (failuresLeft >= 0) await Promise.reject(new Error('the connection is lost'))
  })
  const options = optionsWith()
  const notifier = startChangeNotifier(database, names, options)
  notifier.notify(1)
  notifier.notify(2)
  await options.clock.runToEnd(notifier.end())
  expect(payloads.at(-1)).toBe('me:2,1')
  expect(options.errors).toHaveLength(3)
  expect(options.clock.monotonicMs()).toBeGreaterThan(250 / 2 + 500 / 2 + 1000 / 2 - 1)
})

it('startChangeNotifier() sends `all` when too many changes are pending', async () => {
  let isUp = false
  const { database, payloads } = fakeNotifications(async () => {
    if (!isUp) await Promise.reject(new Error('the server is down'))
  })
  const options = optionsWith()
  const notifier = startChangeNotifier(database, names, options)
  for (let id = 0; id < 20_005; id += 1) notifier.notify(id)
  isUp = true
  await options.clock.runToEnd(notifier.end())
  const sent = payloads.flatMap((payload) => payload.slice(3).split(','))
  expect(sent).toContain('all')
  expect(sent.length).toBeLessThanOrEqual(20_005)
})

it('startChangeNotifier() stops retrying once it is closed', async () => {
  const closing = new AbortController()
  const { database, payloads } = fakeNotifications(async () => await Promise.reject(new Error('the server is down')))
  const options = optionsWith(closing.signal)
  const notifier = startChangeNotifier(database, names, options)
  closing.abort(new Error('closed'))
  notifier.notify(1)
  await notifier.end()
  expect(payloads).toEqual(['me:1'])
  expect(options.errors).toHaveLength(1)
})
