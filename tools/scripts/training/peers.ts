/**
 * Runs Debian's rspamd and SpamAssassin on given messages, offline and with their own rules and thresholds, for
 * comparison with the built-in filter.
 */

import { parseMessage } from '../../../src/foundation/mail/parse-message.ts'
import { nodeClock } from '../../../src/foundation/world/node-clock.ts'
import { readContent } from '../../../src/verdict/content/message-content.ts'
import { rspamdFilter } from '../../../src/verdict/spam/rspamd/rspamd-filter.ts'
import type { SpamFilter } from '../../../src/verdict/spam/spam-filter.ts'
import { spamdFilter } from '../../../src/verdict/spam/spamd/spamd-filter.ts'
import { startRspamd } from '../../../test/support/rspamd.ts'
import { startSpamd } from '../../../test/support/spamd.ts'

/** Whether the engine classified each message as spam, in the order of the messages. */
export interface PeerAnswers {
  readonly engine: string
  readonly isSpam: readonly boolean[]
}

/**
 * Has both engines classify each message as if it came from an unknown client.
 *
 * @throws Error if an engine is not installed or fails on a message
 */
export async function askPeers(messages: readonly Uint8Array[]): Promise<readonly PeerAnswers[]> {
  await using rspamd = await startRspamd()
  await using spamd = await startSpamd()
  return [
    await askAll(rspamdFilter({ url: rspamd.url }), messages),
    await askAll(spamdFilter({ host: spamd.host, port: spamd.port }, { clock: nodeClock() }), messages),
  ]
}

async function askAll(filter: SpamFilter, messages: readonly Uint8Array[]): Promise<PeerAnswers> {
  const isSpam: boolean[] = []
  let { engine } = filter
  for (const bytes of messages) {
    const content = readContent(await parseMessage(bytes))
    const answer = await filter.judge(
      {
        bytes,
        content,
        envelope: { sender: content.message.from[0]?.address ?? null, recipient: 'someone@seeds.example' },
        client: { address: '127.0.0.1', heloName: 'localhost' },
        measuredAddress: null,
      },
      AbortSignal.timeout(30_000),
    )
    if (answer.status === 'failed') throw new Error(answer.reason)
    engine = answer.verdict.engine
    isSpam.push(answer.isSpam)
  }
  return { engine, isSpam }
}
