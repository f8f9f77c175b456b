import { expect, it } from 'vitest'

import { delayOf, loginDelay } from '../../../src/service/accounts/login-delay.ts'
import { fakeClock } from '../../support/fake-clock.ts'

const { signal } = new AbortController()

it.each([
  [1, 0],
  [200, 0],
  [201, 50],
  [220, 1000],
  [300, 5000],
  [1_000_000, 5000],
])('delayOf(%i) returns %i', (count, delayMs) => {
  expect(delayOf(count)).toBe(delayMs)
})

it('lets at most 10 attempts of a network wait, and tells the others when to try again', async () => {
  const clock = fakeClock()
  const delay = loginDelay(clock)
  const waiting = Array.from({ length: 10 }, async () => await delay.wait('192.0.2.1', 300, signal))
  expect(await delay.wait('192.0.2.1', 301, signal)).toBe(5000)
  const neighbor = delay.wait('192.0.2.2', 201, signal)
  expect(clock.sleepingCount).toBe(11)
  await clock.advance(5000)
  expect(await Promise.all([...waiting, neighbor])).toEqual(Array.from({ length: 11 }, () => null))
  expect(clock.sleepingCount).toBe(0)
})

it('lets at most 200 attempts wait in total', async () => {
  const clock = fakeClock()
  const delay = loginDelay(clock)
  const waiting = Array.from({ length: 200 }, async (_, index) => await delay.wait(`192.0.2.${index}`, 300, signal))
  expect(await delay.wait('198.51.100.1', 300, signal)).toBe(5000)
  await clock.advance(5000)
  await Promise.all(waiting)
  const next = delay.wait('198.51.100.1', 300, signal)
  await clock.advance(5000)
  expect(await next).toBeNull()
})

it('frees the place of a client that closes the connection', async () => {
  const clock = fakeClock()
  const delay = loginDelay(clock)
  const closing = new AbortController()
  const waiting = Array.from({ length: 10 }, async () => await delay.wait('192.0.2.1', 300, closing.signal))
  closing.abort(new Error('closed'))
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).not.toContain('fulfilled')
  const next = delay.wait('192.0.2.1', 300, signal)
  await clock.advance(5000)
  expect(await next).toBeNull()
})
