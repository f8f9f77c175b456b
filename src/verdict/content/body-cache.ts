/**
 * Caches parsed content, so that copies with the same body are parsed only once. Header fields that differ per copy,
 * and authentication results, are not cached.
 */

import { createHash } from 'node:crypto'

import { endOfHeaderSection } from '../../foundation/mail/header-limits.ts'
import { readHeaderSection } from '../../foundation/mail/header-section.ts'
import { parseMessage } from '../../foundation/mail/parse-message.ts'
import { type MessageContent, readContent } from './message-content.ts'

export interface BodyCache {
  /** Reads a message. Copies that differ only in their per-copy fields share all other parsed content. */
  read(bytes: Uint8Array): Promise<MessageContent>
}

/** The header fields in which copies of the same message differ. */
const perCopyFields = /^(?:to|message-id|date|x-presend-test|dkim-signature|received)[ \t]*:/iu

const maxEntryCount = 32
const maxEntryBytes = 8 * 1024 * 1024
const maxTotalBytes = 32 * 1024 * 1024

interface Entry {
  readonly sizeBytes: number
  readonly content: Promise<MessageContent>
}

/** Caches the 32 most recent bodies, up to 32 MiB in total. */
export function bodyCache(): BodyCache {
  const entries = new Map<string, Entry>()

  function keep(key: string, entry: Entry): void {
    entries.delete(key)
    if (entry.sizeBytes > maxEntryBytes) return
    entries.set(key, entry)
    let totalBytes = [...entries.values()].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
    for (const [oldKey, { sizeBytes }] of entries) {
      if (totalBytes <= maxTotalBytes && entries.size <= maxEntryCount) return
      entries.delete(oldKey)
      totalBytes -= sizeBytes
    }
  }

  return {
    read: async (bytes) => {
      const key = keyOf(bytes)
      const entry = entries.get(key) ?? { sizeBytes: bytes.length, content: readWhole(bytes) }
      keep(key, entry)
      const content = await entry.content
      const message = {
        ...content.message,
        headerFields: readHeaderSection(bytes),
        sizeBytes: bytes.length,
      }
      return { ...content, message, body: entry }
    },
  }
}

async function readWhole(bytes: Uint8Array): Promise<MessageContent> {
  return readContent(await parseMessage(bytes))
}

/** Hashes a message without its per-copy fields. */
function keyOf(message: Uint8Array): string {
  const headerEnd = endOfHeaderSection(message)
  const header = Buffer.from(message.buffer, message.byteOffset, headerEnd).toString('latin1')
  const digest = createHash('sha256')
  let isSkipped = false
  for (const line of header.split('\n')) {
    const isContinuation = line.startsWith(' ') || line.startsWith('\t')
    if (!isContinuation) isSkipped = perCopyFields.test(line)
    if (!isSkipped) digest.update(`${line}\n`, 'latin1')
  }
  return digest.update(message.subarray(headerEnd)).digest('base64')
}
