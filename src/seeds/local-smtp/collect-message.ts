/** Reads one message off an SMTP connection, within limits. */

import type { SMTPServerDataStream } from 'smtp-server'

import type { Clock } from '../../world/world.ts'
import type { MemoryBudget } from './memory-budget.ts'

/** What came: all of it, or why not. Whatever it is, the stream has been read to its end. */
export type Collected =
  | { readonly status: 'whole'; readonly bytes: Uint8Array }
  | { readonly status: 'too-large' }
  | { readonly status: 'no-room' }
  | { readonly status: 'cut-off' }

/** Limits of one receiver. */
export interface CollectLimits {
  readonly maxMessageBytes: number
  readonly budget: MemoryBudget
  /** From DATA to the final dot. A client that is silent is dropped earlier; this is for one that sends byte by byte. */
  readonly maxDataMs: number
  readonly clock: Pick<Clock, 'monotonicMs'>
}

/**
 * The rest of a message that is refused is read and dropped: SMTP has no way to stop it. Listens to the stream itself:
 * an async iterator would cost a tenth of what smtp-server takes for a whole message.
 *
 * @param hangUp ends the connection of a client that takes too long
 */
export async function collectMessage(
  stream: SMTPServerDataStream,
  limits: CollectLimits,
  hangUp: () => void,
): Promise<Collected> {
  const { maxMessageBytes, budget, clock, maxDataMs } = limits
  const startedAtMs = clock.monotonicMs()
  const chunks: Uint8Array[] = []
  let takenBytes = 0
  let refusal: Collected | null = null

  function take(chunk: unknown): void {
    if (clock.monotonicMs() - startedAtMs > maxDataMs) {
      refuse({ status: 'cut-off' })
      hangUp()
    }
    if (!(chunk instanceof Uint8Array) || refusal !== null) return
    if (takenBytes + chunk.length > maxMessageBytes) refuse({ status: 'too-large' })
    else if (budget.take(chunk.length)) {
      takenBytes += chunk.length
      chunks.push(chunk)
    } else refuse({ status: 'no-room' })
  }

  /** Gives the memory back at once: the rest of the message may take the client minutes. */
  function refuse(as: Collected): void {
    if (refusal === null) refusal = as
    chunks.length = 0
    budget.give(takenBytes)
    takenBytes = 0
  }

  const isWhole = await readToEnd(stream, take)
  if (refusal === null) budget.give(takenBytes)
  if (!isWhole) return { status: 'cut-off' }
  return refusal ?? { status: 'whole', bytes: Buffer.concat(chunks, takenBytes) }
}

/** @returns false: smtp-server destroyed the stream, because the client went away; there is nobody left to answer */
async function readToEnd(stream: SMTPServerDataStream, take: (chunk: unknown) => void): Promise<boolean> {
  return await new Promise((resolve) => {
    stream.on('data', take)
    stream.once('end', () => resolve(true))
    stream.once('error', () => resolve(false))
    stream.once('close', () => resolve(false))
  })
}
