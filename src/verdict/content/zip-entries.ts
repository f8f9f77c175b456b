/** Lists the files in a zip archive without unpacking it. */

const centralEntrySignature = 0x02_01_4b_50
const endSignature = 0x06_05_4b_50
const endLength = 22
/** Bytes. */
const maxCommentLength = 65_535
const maxEntryCount = 1000

/** Returns at most 1,000 file names from the central directory; none if `bytes` is not a readable zip archive. */
export function readZipEntries(bytes: Uint8Array): readonly string[] {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (archive.length < endLength || archive.readUInt16LE(0) !== 0x4b_50) return []
  const end = findEnd(archive)
  if (end === null) return []
  const names: string[] = []
  let position = archive.readUInt32LE(end + 16)
  while (names.length < maxEntryCount && position + 46 <= end) {
    if (archive.readUInt32LE(position) !== centralEntrySignature) break
    const nameLength = archive.readUInt16LE(position + 28)
    names.push(archive.subarray(position + 46, position + 46 + nameLength).toString('utf8'))
    position += 46 + nameLength + archive.readUInt16LE(position + 30) + archive.readUInt16LE(position + 32)
  }
  return names
}

function findEnd(archive: Buffer): number | null {
  const lowest = Math.max(0, archive.length - endLength - maxCommentLength)
  for (let position = archive.length - endLength; position >= lowest; position -= 1) {
    if (archive.readUInt32LE(position) === endSignature) return position
  }
  return null
}
