/**
 * Judges legitimate mail as the embedded service does by default, at one seed of each kind and with both mail types.
 */

import { mailTypes } from '../../src/foundation/contract/names.ts'
import { localSeeds } from '../../src/service/receiving/directory.ts'
import { judgeMessage } from '../../src/verdict/judge.ts'
import type { Judgement } from '../../src/verdict/judgement.ts'
import { builtInFilter } from '../../src/verdict/spam/built-in/built-in-filter.ts'
import type { SpamFilterAnswer } from '../../src/verdict/spam/spam-filter.ts'
import { fakeClock } from './fake-clock.ts'
import { fakeDns } from './fake-dns.ts'
import type { GoodMail } from './good-mail.ts'

const never = new AbortController().signal

/** Returns why a message does not reach the inbox (a tab counts as inbox): one sentence for each seed and mail type. */
export async function findMisplaced({ place, bytes }: GoodMail): Promise<readonly string[]> {
  const judgements = await judgeEverywhere(bytes)
  return judgements
    .filter(({ judgement: { reply, folder } }) => reply !== null || folder === null || folder === 'Spam')
    .map(({ judgement, where }) => `${place}, ${where}: ${judgement.reason}`)
}

interface Placed {
  readonly where: string
  readonly judgement: Judgement
}

/**
 * The rules differ between a Gmail-like seed, other consumer seeds, business seeds and protected seeds; the engine runs
 * once.
 */
async function judgeEverywhere(bytes: Uint8Array): Promise<readonly Placed[]> {
  const engine = builtInFilter()
  let answer: Promise<SpamFilterAnswer> | null = null
  const spamFilter = {
    ...engine,
    judge: (...question: Parameters<typeof engine.judge>) => (answer ??= engine.judge(...question)),
  }
  const seeds = localSeeds.filter(
    (seed, index) => index < 2 || seed.providerType !== localSeeds[index - 1]?.providerType,
  )
  const placed: Placed[] = []
  for (const mailType of mailTypes) {
    for (const seed of seeds) {
      const input = {
        bytes,
        envelope: { sender: 'bounce@shop.example', recipient: seed.address },
        client: { address: '127.0.0.1', heloName: 'localhost', isTls: false },
        seed,
        measuredAddress: null,
        unsignedIsMeasured: false,
        senderClass: mailType === 'marketing' ? ('bulk' as const) : ('all' as const),
        mailType,
      }
      const ports = { dns: fakeDns({}), spamFilter, clock: fakeClock() }
      placed.push({ where: `${mailType} at ${seed.address}`, judgement: await judgeMessage(input, ports, never) })
    }
  }
  return placed
}
