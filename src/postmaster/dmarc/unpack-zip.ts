/** Unpacks a zip archive and counts the actual bytes, since declared sizes are untrusted. */

import { type Entry, fromBuffer, type ZipFile } from 'yauzl'

import { reportLimits } from './report-limits.ts'

/** A file in an archive. */
export interface ZipEntry {
  /** The file's name in the archive; untrusted. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** `too-much`: the contents exceed the limit. */
export type UnpackedZip =
  | { readonly status: 'unpacked'; readonly entries: readonly ZipEntry[] }
  | { readonly status: 'too-much' }
  | { readonly status: 'unreadable'; readonly came: string }

/** The flag bit of an encrypted entry (APPNOTE 4.4.4, bit 0). */
const encryptedFlag = 1

/** Unpacks all files into memory, at most `maxBytes` in total. Never rejects. */
export async function unpackZip(bytes: Uint8Array, maxBytes: number): Promise<UnpackedZip> {
  try {
    const archive = await openArchive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    return await readEntries(archive, maxBytes)
  } catch (error) {
    // The library throws if the archive is invalid.
    return { status: 'unreadable', came: error instanceof Error ? error.message.slice(0, 200) : 'a broken archive' }
  }
}

async function openArchive(buffer: Buffer): Promise<ZipFile> {
  return await new Promise((resolve, reject) => {
    fromBuffer(buffer, { lazyEntries: true, validateEntrySizes: true }, (error, archive) => {
      if (archive === undefined || archive === null) reject(error ?? new Error('no archive'))
      // Without this listener, an error that occurs between two entries would end the process.
      else resolve(archive.on('error', () => undefined))
    })
  })
}

async function readEntries(archive: ZipFile, maxBytes: number): Promise<UnpackedZip> {
  const { maxZipEntries } = reportLimits
  if (archive.entryCount > maxZipEntries) {
    return { status: 'unreadable', came: `${archive.entryCount} entries, more than ${maxZipEntries}` }
  }
  const entries: ZipEntry[] = []
  let leftBytes = maxBytes
  for (let entry = await nextEntry(archive); entry !== null; entry = await nextEntry(archive)) {
    if (entry.fileName.endsWith('/')) continue
    if ((entry.generalPurposeBitFlag & encryptedFlag) !== 0) {
      return { status: 'unreadable', came: 'an encrypted archive' }
    }
    const content = entry.uncompressedSize > leftBytes ? null : await readEntry(archive, entry, leftBytes)
    if (content === null) return { status: 'too-much' }
    leftBytes -= content.byteLength
    entries.push({ name: entry.fileName, bytes: content })
  }
  return { status: 'unpacked', entries }
}

async function nextEntry(archive: ZipFile): Promise<Entry | null> {
  return await new Promise((resolve, reject) => {
    const onEntry = (entry: Entry): void => settle(() => resolve(entry))
    const onEnd = (): void => settle(() => resolve(null))
    const onError = (error: unknown): void => settle(() => reject(error))
    function settle(act: () => void): void {
      archive.off('entry', onEntry).off('end', onEnd).off('error', onError)
      act()
    }
    archive.on('entry', onEntry).on('end', onEnd).on('error', onError)
    archive.readEntry()
  })
}

/** Reads one entry; returns null if it exceeds the limit. */
async function readEntry(archive: ZipFile, entry: Entry, maxBytes: number): Promise<Uint8Array | null> {
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    archive.openReadStream(entry, (error, opened) => {
      if (opened === undefined || opened === null) reject(error ?? new Error('an entry that cannot be read'))
      else resolve(opened)
    })
  })
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('expected a stream of bytes')
    sizeBytes += chunk.byteLength
    if (sizeBytes > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
