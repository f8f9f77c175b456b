/** Reads one message off an SMTP connection, within limits. */

import type { SMTPServerDataStream } from 'smtp-server'

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
}

/** The rest of a message that is refused is read and dropped: SMTP has no way to stop it. */
export async function collectMessage(stream: SMTPServerDataStream, limits: CollectLimits): Promise<Collected> {
  const chunks: Uint8Array[] = []
  let takenBytes = 0
  let refusal: Collected | null = null
  try {
    for await (const chunk of stream) {
      if (!(chunk instanceof Uint8Array) || refusal !== null) continue
      if (takenBytes + chunk.length > limits.maxMessageBytes) refusal = { status: 'too-large' }
      else if (!limits.budget.take(chunk.length)) refusal = { status: 'no-room' }
      else {
        takenBytes += chunk.length
        chunks.push(chunk)
        continue
      }
      chunks.length = 0
    }
    return refusal ?? { status: 'whole', bytes: Buffer.concat(chunks, takenBytes) }
  } catch {
    // smtp-server destroys the stream when the client goes away; there is nobody left to answer.
    return { status: 'cut-off' }
  } finally {
    limits.budget.give(takenBytes)
  }
}
