/** Waits by looking again and again, which is what users do. Usable in hooks and in concurrent tests. */

import { setTimeout as wait } from 'node:timers/promises'

const limitMs = 30_000
const everyMs = 50

/** What `read` gives once `isWanted` holds; after 30 s whatever it gives then, so that the assertion shows it. */
export async function eventually<T>(read: () => Promise<T>, isWanted: (value: T) => boolean): Promise<T> {
  const deadlineMs = Date.now() + limitMs
  for (;;) {
    const value = await read()
    if (isWanted(value) || Date.now() > deadlineMs) return value
    await wait(everyMs)
  }
}
