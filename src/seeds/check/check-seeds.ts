/** Checks many seed mailboxes, several at a time. */

import type { WatchedMailbox } from '../imap/watched-mailbox.ts'
import { type CheckSeedPorts, checkSeed } from './check-seed.ts'
import type { SeedCheck } from './seed-check.ts'

/** Concurrent checks; providers limit connections per client address. */
const atATime = 8

/** Returns one result per seed, in the same order. @throws the signal's reason */
export async function checkSeeds(
  mailboxes: readonly WatchedMailbox[],
  ports: CheckSeedPorts,
  signal: AbortSignal,
): Promise<readonly SeedCheck[]> {
  const checks = new Map<string, SeedCheck>()
  const waiting = mailboxes.values()
  const work = async (): Promise<void> => {
    for (const mailbox of waiting) {
      checks.set(mailbox.address, await checkSeed(mailbox, ports, signal))
    }
  }
  await Promise.all(Array.from({ length: Math.min(atATime, mailboxes.length) }, work))
  return mailboxes.flatMap(({ address }) => checks.get(address) ?? [])
}
