/** Unpacks zip archives, counting the actual bytes because the declared sizes are untrusted. */

import { fromBufferPromise, type ZipFile } from 'yauzl'

import { readAtMost } from '../../../foundation/world/read-at-most.ts'
import { reportLimits } from './report-limits.ts'

/** A file in an archive. */
export interface ZipEntry {
  /** The file's name in the archive; untrusted. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** The contents of an archive. `too-much` means that the contents exceed the limit. */
export type UnpackedZip =
  | { readonly status: 'unpacked'; readonly entries: readonly ZipEntry[] }
  | { readonly status: 'too-much' }
  | { readonly status: 'unreadable'; readonly came: string }

/** Unpacks all files into memory, at most `maxBytes` in total. Never rejects. */
export async function unpackZip(bytes: Uint8Array, maxBytes: number): Promise<UnpackedZip> {
  try {
    const archive = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      validateEntrySizes: true,
    })
    return await readEntries(archive, maxBytes)
  } catch (error) {
    // The library throws if the archive is invalid.
    return { status: 'unreadable', came: error instanceof Error ? error.message.slice(0, 200) : 'a broken archive' }
  }
}

async function readEntries(archive: ZipFile, maxBytes: number): Promise<UnpackedZip> {
  const { maxZipEntries } = reportLimits
  if (archive.entryCount > maxZipEntries) {
    return { status: 'unreadable', came: `an archive with ${archive.entryCount} entries (limit: ${maxZipEntries})` }
  }
  const entries: ZipEntry[] = []
  let leftBytes = maxBytes
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue
    if (entry.isEncrypted()) return { status: 'unreadable', came: 'an encrypted archive' }
    if (entry.uncompressedSize > leftBytes) return { status: 'too-much' }
    const content = await readAtMost(await archive.openReadStreamPromise(entry), leftBytes)
    if (content === null) return { status: 'too-much' }
    leftBytes -= content.byteLength
    entries.push({ name: entry.fileName, bytes: content })
  }
  return { status: 'unpacked', entries }
}
