/** Polls until a condition holds, as users do. Usable in hooks and in concurrent tests. */

import { setTimeout as wait } from 'node:timers/promises'

const limitMs = 30_000
const everyMs = 50

/**
 * Returns the value of `read` once `isWanted` holds. After 30 s, returns the current value, so that the assertion shows
 * it.
 */
export async function eventually<T>(read: () => Promise<T>, isWanted: (value: T) => boolean): Promise<T> {
  const deadlineMs = Date.now() + limitMs
  for (;;) {
    const value = await read()
    if (isWanted(value) || Date.now() > deadlineMs) return value
    await wait(everyMs)
  }
}
