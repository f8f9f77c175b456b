/** Finds attachments that providers block: programs, scripts, and archives that contain such files. */

import type { ReceivedAttachment } from '../../foundation/mail/parse-message.ts'

/** The file types that Gmail blocks. Source: support.google.com/mail/answer/6590. */
const blockedExtensions = new Set(
  `ade adp apk appx appxbundle bat cab chm cmd com cpl diagcab diagcfg diagpkg dll dmg ex ex_ exe hta img ins iso isp
   jar jnlp js jse lib lnk mde mjs msc msi msix msixbundle msp mst nsh pif ps1 scr sct shb sys vb vbe vbs vhd vxd wsc
   wsf wsh xll`.split(/\s+/u),
)

/** Office file types that can contain macros. */
const macroExtensions = new Set(['docm', 'dotm', 'xlsm', 'xltm', 'xlam', 'pptm', 'potm', 'ppam'])

/**
 * Describes the first blocked attachment: `"invoice.zip" contains "run.exe"`.
 *
 * @returns null if no attachment is blocked
 */
export function findRiskyAttachment(attachments: readonly ReceivedAttachment[]): string | null {
  for (const attachment of attachments) {
    const risk = riskOf(attachment)
    if (risk !== null) return risk
  }
  return null
}

function riskOf({ filename, content }: ReceivedAttachment): string | null {
  const name = filename ?? 'unnamed'
  const kind = fileKindOf(name)
  if (kind === 'blocked') return `"${name}" has a blocked file type`
  if (kind === 'macros') return `"${name}" can contain macros`
  const inside = readZipEntries(content).find((entry) => fileKindOf(entry) === 'blocked')
  return inside === undefined ? null : `"${name}" contains "${inside}"`
}

/**
 * Returns how providers classify a file by its name: a blocked program or script, or an Office file with macros;
 * returns null for all other files.
 */
export function fileKindOf(name: string): 'blocked' | 'macros' | null {
  const extension = extensionOf(name)
  if (blockedExtensions.has(extension)) return 'blocked'
  return macroExtensions.has(extension) ? 'macros' : null
}

function extensionOf(name: string): string {
  return /\.([a-z0-9_]{1,12})\s*$/iu.exec(name)?.[1]?.toLowerCase() ?? ''
}

const centralEntrySignature = 0x02_01_4b_50
const endSignature = 0x06_05_4b_50
const endLength = 22
/** The maximum length of a zip archive's comment, in bytes. */
const maxCommentLength = 65_535
const maxEntryCount = 1000

/** A file in a zip archive. */
export interface ZipEntry {
  readonly name: string
  /** Whether reading the file requires a password. */
  readonly isEncrypted: boolean
}

/**
 * Returns up to 1,000 file names from the archive's central directory, or none if `bytes` is not a readable zip
 * archive.
 */
export function readZipEntries(bytes: Uint8Array): readonly string[] {
  return readZipDirectory(bytes).map(({ name }) => name)
}

/**
 * Returns up to 1,000 entries from the archive's central directory, or none if `bytes` is not a readable zip archive.
 */
export function readZipDirectory(bytes: Uint8Array): readonly ZipEntry[] {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (archive.length < endLength || archive.readUInt16LE(0) !== 0x4b_50) return []
  const end = findEnd(archive)
  if (end === null) return []
  const entries: ZipEntry[] = []
  let position = archive.readUInt32LE(end + 16)
  while (entries.length < maxEntryCount && position + 46 <= end) {
    if (archive.readUInt32LE(position) !== centralEntrySignature) break
    const nameLength = archive.readUInt16LE(position + 28)
    const name = archive.subarray(position + 46, position + 46 + nameLength).toString('utf8')
    entries.push({ name, isEncrypted: (archive.readUInt16LE(position + 8) & 1) === 1 })
    position += 46 + nameLength + archive.readUInt16LE(position + 30) + archive.readUInt16LE(position + 32)
  }
  return entries
}

function findEnd(archive: Buffer): number | null {
  const lowest = Math.max(0, archive.length - endLength - maxCommentLength)
  for (let position = archive.length - endLength; position >= lowest; position -= 1) {
    if (archive.readUInt32LE(position) === endSignature) return position
  }
  return null
}
