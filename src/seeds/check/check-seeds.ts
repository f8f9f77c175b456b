/** Tries out many seed mailboxes, several at a time. */

import type { WatchedMailbox } from '../imap/watched-mailbox.ts'
import { type CheckSeedPorts, checkSeed } from './check-seed.ts'
import type { SeedCheck } from './seed-check.ts'

/** Providers count connections from one address, and nobody waits long for this. */
const atATime = 8

/** All of them, in their order. @throws the signal's reason */
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
