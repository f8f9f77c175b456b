import { expect, it } from 'vitest'

import { waitForChange } from '../../../../src/extensions/mailboxes/imap/wait-for-change.ts'
import { fakeClock } from '../../../support/fake-clock.ts'

/** A connection whose folder changes when `change` is called. */
function aConnection() {
  const changed = Promise.withResolvers<void>()
  const waitForEither = async (signal: AbortSignal): Promise<void> => {
    signal.addEventListener('abort', () => changed.resolve())
    await changed.promise
  }
  return { change: () => changed.resolve(), waitForChange: waitForEither }
}

it('waitForChange() ends after the given time if nothing changes', async () => {
  const clock = fakeClock()
  await clock.runToEnd(waitForChange(aConnection(), 5000, { clock, signal: new AbortController().signal }))
  expect(clock.monotonicMs()).toBe(5000)
})

it('waitForChange() ends early when the folder changes', async () => {
  const clock = fakeClock()
  const connection = aConnection()
  connection.change()
  await waitForChange(connection, 5000, { clock, signal: new AbortController().signal })
  expect(clock.monotonicMs()).toBe(0)
})

it('waitForChange() ends early when the signal aborts, and does not reject', async () => {
  const clock = fakeClock()
  await waitForChange(aConnection(), 5000, { clock, signal: AbortSignal.abort(new Error('stopped')) })
  expect(clock.monotonicMs()).toBe(0)
})
