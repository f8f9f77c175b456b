/** Reads one message from an SMTP connection, within limits. */

import type { SMTPServerDataStream } from 'smtp-server'

import type { Clock } from '../../../foundation/world/world.ts'

/**
 * The whole message, or the reason it was not received completely. In both cases, the stream has been read to its end.
 */
export type Collected =
  | { readonly status: 'whole'; readonly bytes: Uint8Array }
  | { readonly status: 'too-large' }
  | { readonly status: 'no-room' }
  | { readonly status: 'cut-off' }

/** The memory that the unfinished messages of one client may use. */
export interface MemoryBudget {
  /** Reserves `byteCount` bytes. Returns false if the client may not use this much more memory. */
  take(byteCount: number): boolean
  give(byteCount: number): void
}

/** Limits the total memory for unfinished messages across all clients. */
export interface SharedMemory {
  /** Returns the budget of one client. */
  of(client: string): MemoryBudget
}

/**
 * Creates a budget of `totalBytes` that clients share, so that clients with many slow connections cannot exhaust the
 * memory. A client may use as much memory as it leaves free: one client can use half of the budget, the next client half
 * of the rest, so there is always memory left for another client.
 */
export function sharedMemory(totalBytes: number): SharedMemory {
  const takenByClient = new Map<string, number>()
  let takenBytes = 0
  return {
    of: (client) => ({
      take: (byteCount) => {
        const ofClient = (takenByClient.get(client) ?? 0) + byteCount
        if (ofClient > totalBytes - takenBytes - byteCount) return false
        takenByClient.set(client, ofClient)
        takenBytes += byteCount
        return true
      },
      give: (byteCount) => {
        const left = (takenByClient.get(client) ?? 0) - byteCount
        if (left > 0) takenByClient.set(client, left)
        else takenByClient.delete(client)
        takenBytes -= byteCount
      },
    }),
  }
}

const usualBufferedBytes = 256 * 1024 * 1024

/** Returns a budget of which a single client can use enough for a message of the maximum size. */
export function defaultBufferedBytes(maxMessageBytes: number): number {
  return Math.max(usualBufferedBytes, 2 * maxMessageBytes)
}

/** The limits for one client's messages. */
export interface CollectLimits {
  readonly maxMessageBytes: number
  readonly budget: MemoryBudget
  /**
   * The maximum time from DATA to the final dot. This limit stops clients that send byte by byte. Silent clients are
   * disconnected earlier.
   */
  readonly maxDataMs: number
  readonly clock: Pick<Clock, 'monotonicMs'>
}

/**
 * Reads a message within the limits. The rest of a refused message is read and discarded, because an SMTP server cannot
 * interrupt DATA. The function listens to stream events, because an async iterator would increase smtp-server's CPU
 * time per message by a tenth.
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

  /** Frees the memory immediately, because the client may take minutes to send the rest of the message. */
  function refuse(as: Collected): void {
    if (refusal === null) refusal = as
    chunks.length = 0
    budget.give(takenBytes)
    takenBytes = 0
  }

  const isWhole = await readToEnd(stream, take)
  if (refusal === null) budget.give(takenBytes)
  if (!isWhole) return { status: 'cut-off' }
  return refusal ?? { status: 'whole', bytes: joinShared(chunks, takenBytes) }
}

/**
 * Joins the chunks in memory shared by all threads, so that a worker thread can read the message in place. Copying the
 * message to the worker instead would mean that one thread allocates the memory and another frees it, which fragments
 * the C library's heap.
 */
function joinShared(chunks: readonly Uint8Array[], sizeBytes: number): Uint8Array {
  const joined = new Uint8Array(new SharedArrayBuffer(sizeBytes))
  let offset = 0
  for (const chunk of chunks) {
    joined.set(chunk, offset)
    offset += chunk.length
  }
  return joined
}

/**
 * Passes all chunks to `take`. @returns false if the client disconnected and smtp-server therefore destroyed the stream
 */
async function readToEnd(stream: SMTPServerDataStream, take: (chunk: unknown) => void): Promise<boolean> {
  return await new Promise((resolve) => {
    stream.on('data', take)
    stream.once('end', () => resolve(true))
    stream.once('error', () => resolve(false))
    stream.once('close', () => resolve(false))
  })
}
